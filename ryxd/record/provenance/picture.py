"""A run as a picture: a box for each step, an arrow to it from what it followed from (spec E5).

`dot` of Graphviz lays it out where it is there; our own layout has a row for each step, subagents to the right.
"""

import asyncio
import functools
import operator
import shutil
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from graphlib import CycleError, TopologicalSorter
from html import escape

from ryxd.core.processes import begun, ended
from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.terms import Iri, prov
from ryxd.record.provenance.tree import Line, Tree

ROW, INDENT, WIDTH, HEIGHT, LEFT = 46, 34, 520, 34, 90
"""Of our own layout: pixels."""
LETTERS = 74
"""Characters of a box's first line."""
DOT_SECONDS = 20.0
COLOURS = {
    "question": "#dbeafe", "conclusion": "#dcfce7", "routing": "#fef3c7", "agent": "#ede9fe", "fan-out": "#ede9fe",
    "plan": "#fae8ff", "step": "#fae8ff", "action": "#f1f5f9", "thought": "#ffffff", "approval": "#ffedd5",
    "reply": "#ffedd5", "rescue": "#fee2e2", "handoff": "#fef3c7", "review": "#e0f2fe", "chart": "#e0f2fe",
}  # fmt: skip
FAILED = "#fecaca"
STYLE = (
    "text{font:13px sans-serif;fill:#0f172a}.small{font-size:11px;fill:#475569}"
    "rect{stroke:#94a3b8;rx:6px}path{fill:none;stroke:#64748b;stroke-width:1.3}"
)

TIP = (
    '<defs><marker id="tip" markerWidth="8" markerHeight="8" refX="7" refY="4" orient="auto">'
    '<path d="M0 0 L8 4 L0 8 z" style="fill:#64748b"/></marker></defs>'
)
PAGE = (
    "body{font:14px sans-serif;margin:2em;color:#0f172a}svg{max-width:100%}.failed{background:#fee2e2}"
    "td{vertical-align:top;padding:.2em .6em;border-top:1px solid #e2e8f0}"
    "pre{margin:.2em 0;white-space:pre-wrap;color:#475569}"
)


@dataclass(frozen=True)
class Picture:
    """The boxes of a run, and which follows from which (by their places)."""

    lines: Sequence[Line]
    arrows: Sequence[tuple[int, int]]


def picture(graph: RunGraph) -> Picture:
    """What is drawn: what stands in the tree. A node between two of its nodes is left out, the arrow is not."""
    tree = Tree(graph)
    lines = tree.lines()
    places = {Iri(line.node): place for place, line in enumerate(lines)}
    arrows = []
    for place, line in enumerate(lines):
        waiting = [Iri(each) for each in tree.values(Iri(line.node), prov("wasDerivedFrom"))]
        seen: set[Iri] = set()
        while waiting:
            node = waiting.pop()
            if node in seen:
                continue
            seen.add(node)
            if node in places:
                if places[node] != place:
                    arrows.append((places[node], place))
            else:
                waiting += [Iri(each) for each in tree.values(node, prov("wasDerivedFrom"))]
    return Picture(lines, _needed(arrows))


def _needed(arrows: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The arrows without those that say nothing new: what follows from B follows from all that B follows from."""
    before: dict[int, set[int]] = {}
    for start, end in arrows:
        before.setdefault(end, set()).add(start)
    try:
        order = list(TopologicalSorter(before).static_order())
    except CycleError:
        return sorted((start, end) for end, starts in before.items() for start in starts)
    above: dict[int, int] = {}  # as bits, all that each follows from
    needed = []
    for end in order:
        starts = before.get(end, set())
        implied = functools.reduce(operator.or_, (above[start] for start in starts), 0)
        needed += [(start, end) for start in starts if not implied >> start & 1]
        above[end] = functools.reduce(operator.or_, (1 << start for start in starts), implied)
    return sorted(needed)


def dot(drawn: Picture) -> str:
    """The picture in Graphviz' language."""
    told = ["digraph run {", '  node [shape=box, style="rounded,filled", fontname="sans-serif", fontsize=11];']
    for place, line in enumerate(drawn.lines):
        label = _quoted("\n".join(filter(None, (_cut(line.text, 60), _cut(line.detail, 60)))))
        told.append(f'  n{place} [label={label}, fillcolor="{_colour(line)}"];')
    told += [f"  n{start} -> n{end};" for start, end in drawn.arrows]
    return "\n".join([*told, "}"]) + "\n"


async def svg(drawn: Picture) -> str:
    """The picture as SVG: by `dot` where it is there and can do it in time, else by our own layout."""
    program = shutil.which("dot")
    if program is not None:
        process = await begun(program, "-Tsvg", stdin=PIPE, stdout=PIPE, stderr=DEVNULL)
        try:
            async with asyncio.timeout(DOT_SECONDS):
                made, _ = await process.communicate(dot(drawn).encode())
            if process.returncode == 0:
                return made.decode()
        except TimeoutError:
            pass
        finally:
            await ended(process)
    return own_svg(drawn)


def own_svg(drawn: Picture) -> str:
    """The picture in our own layout."""
    deepest = max(line.depth for line in drawn.lines)
    width, height = LEFT + deepest * INDENT + WIDTH + 20, ROW * len(drawn.lines) + 20
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    told = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', TIP, f"<style>{STYLE}</style>"]
    told += [_arrow(drawn.lines, start, end) for start, end in drawn.arrows]
    for place, line in enumerate(drawn.lines):
        x, y = LEFT + line.depth * INDENT, 10 + place * ROW
        hint = f"<title>{escape(_cut(f'{line.text} – {line.detail}' if line.detail else line.text, 600))}</title>"
        told.append(f'<g>{hint}<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="{_colour(line)}"/>')
        middle = y + (15 if line.detail else 22)
        told.append(f'<text x="{x + 8}" y="{middle}">{escape(_cut(line.text, LETTERS))}</text>')
        if line.detail:
            below = escape(_cut(line.detail, LETTERS + 10))
            told.append(f'<text class="small" x="{x + 8}" y="{y + 28}">{below}</text>')
        told.append("</g>")
    return "\n".join([*told, "</svg>"]) + "\n"


def html(drawn: Picture, image: str, title: str) -> str:
    """A page with the picture and, below it, every step whole."""
    image = image[image.index("<svg") :]
    rows = []
    for line in drawn.lines:
        failed = ' class="failed"' if line.failed else ""
        detail = f"<pre>{escape(line.detail)}</pre>" if line.detail else ""
        took = f"{line.milliseconds} ms" if line.milliseconds else ""
        what = f'<td style="padding-left:{line.depth}em">{escape(line.text)}{detail}</td>'
        rows.append(f"<tr{failed}><td>{escape(line.kind)}</td>{what}<td>{took}</td></tr>")
    return (
        f'<!doctype html><html><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{PAGE}</style></head><body><h1>{escape(title)}</h1>{image}<table>{''.join(rows)}</table></body></html>\n"
    )


def _arrow(lines: Sequence[Line], start: int, end: int) -> str:
    """An arrow at the left of the boxes: the farther it goes, the wider its bow."""
    from_x, from_y = LEFT + lines[start].depth * INDENT, 10 + start * ROW + HEIGHT / 2
    to_x, to_y = LEFT + lines[end].depth * INDENT, 10 + end * ROW + HEIGHT / 2
    bow = max(8.0, min(from_x, to_x) - 12 - min(70, 6 * abs(end - start)))
    return f'<path d="M{from_x} {from_y} C{bow} {from_y} {bow} {to_y} {to_x - 1} {to_y}" marker-end="url(#tip)"/>'


def _colour(line: Line) -> str:
    return FAILED if line.failed else COLOURS.get(line.kind, "#ffffff")


def _cut(text: str, length: int) -> str:
    line = " ".join(text.split())
    line = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in line)
    return line if len(line) <= length else line[: length - 1] + "…"


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'
