"""How a run looks: its stages with times, tool calls under their stage, its plan, subagents side by side.

Every state has a mark of its own, so that nothing is lost where there are no colours.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ryxctl.progress import cost
from ryxctl.render import STATES, took
from ryxctl.screen import VISIBLE
from ryxctl.watching.run import Call, Group, Item, Line, Model, Plan, Run, Stage
from ryxctl.words import say

NARROWEST = 20
"""Columns that a subagent needs; where there are fewer for each, they stand one below the other."""
RECENT = 100
"""Items of a stage that are drawn while its run lives; all of them when it is over."""
SHOWN = 4
"""Lines of what is being written that are shown, about."""

MARKS = {
    "": ("·", "dim"), "accepted": ("·", ""), "running": ("▸", "bold"), "completed": ("✓", "green"),
    "done": ("✓", "green"), "failed": ("✗", "red"), "blocked": ("⊘", "red"), "cancelled": ("✗", "yellow"),
    "interrupted": ("‖", "yellow"), "waiting": ("?", "bold yellow"),
}  # fmt: skip
STYLES = {"good": "green", "bad": "red", "warn": "yellow"}
MODELS = {"ready": "green", "busy": "green", "failed": "red", "loading": "yellow"}


def clean(text: str) -> str:
    """Text from outside, with nothing in it that steers a terminal, on one line."""
    return text.replace("\n", " ").translate(VISIBLE)


def heading(models: "dict[str, Model]", runs: Sequence[Run], note: str = "") -> Text:
    """The first line of the screen: models, and how many runs there are."""
    text = _line()
    for tier, model in models.items():
        state = f"{model.state} {model.progress:.0%}" if model.state == "loading" else model.state
        text.append(f"{tier} ", "bold")
        text.append(f"{clean(state)}   ", MODELS.get(model.state, "dim"))
    live = sum(not run.over for run in runs)
    waits = sum(len(run.questions) for run in runs)
    text.append(f"{live} {say('running', 'laufen' if live != 1 else 'läuft')}")
    if waits:
        told = say("waits for you", "wartet auf dich") if waits == 1 else say("wait for you", "warten auf dich")
        text.append(f"   {waits} {told}", "bold yellow")
    if note:
        text.append(f"   {clean(note)}", "red")
    return text


def entry(run: Run, now: int, clock: float, *, chosen: bool) -> Text:
    """A run in the list; the chosen one stands out.

    `now`: milliseconds since 1970; `clock`: time.monotonic, for the rate.
    """
    state = "waiting" if run.questions else run.state
    mark, style = MARKS.get(state, ("·", ""))
    text = _line()
    text.append(f"{mark} ", style)
    text.append(f"{run.id:>5} ", "bold" if not run.over else "")
    text.append(f"{_time(run, now):>9} ", "dim")
    text.append(clean(run.text) or "…")
    if facts := _facts(run, clock):
        text.append(f"  {facts}", "dim")
    if chosen:  # not by a colour
        text.stylize("reverse")
    return text


def picture(run: Run, width: int, now: int, clock: float) -> RenderableType:
    """All of a run. `width`: columns; `now`, `clock`: as in `entry`."""
    parts: list[RenderableType] = [_title(run, now, clock)]
    if run.how:
        parts.append(_line(clean(run.how), "dim"))
    if run.plan is not None:
        parts += _plan(run.plan)
    parts += _Tree(now, None if run.over else RECENT).items(run.items, 0, width)
    if run.sources:
        parts.append(_line(say("Sources", "Quellen"), "bold"))
        for number, (url, title) in enumerate(run.sources.items(), 1):
            parts.append(_line(f"  {number}. {clean(title)}  {clean(url)}"))
    if run.over and run.answer:
        style = "" if run.state == "done" else "red"
        parts += [Text(), *(Text(clean(line), style) for line in run.answer.split("\n"))]
    if told := cost(run.counters):
        parts.append(Text(told, "dim"))
    return Lines(*parts)


def question(asked: "dict[str, object]", lines: int) -> RenderableType:
    """A question that waits: what it is about, why, and the beginning of what a yes would allow."""
    parts: list[RenderableType] = [Text(f"? {asked['run']}: {clean(str(asked['question']))}", "bold yellow")]
    if asked.get("reason"):
        parts.append(Text(f"  {clean(str(asked['reason']))}", "dim"))
    shown = str(asked.get("preview") or "").split("\n") if asked.get("preview") else []
    parts += [_line(f"  {clean(line)}") for line in shown[:lines]]
    if len(shown) > lines:
        more = say("more lines; v shows all", "weitere Zeilen; v zeigt alle")
        parts.append(Text(f"  … {len(shown) - lines} {more}", "dim"))
    return Lines(*parts)


def _title(run: Run, now: int, clock: float) -> Text:
    state = "waiting" if run.questions else run.state
    mark, style = MARKS.get(state, ("·", ""))
    text = Text()
    text.append(f"{mark} {run.id}  ", style)
    text.append(clean(run.text), "bold")
    told = say(*STATES.get(state, (state, state)))
    facts = ", ".join(filter(None, [told, _time(run, now), _facts(run, clock)]))
    text.append(f"  {facts}", "dim")
    return text


def _facts(run: Run, clock: float) -> str:
    """Calls, tokens, and how fast they come."""
    parts = []
    if run.calls:
        calls = say("call", "Aufruf") if run.calls == 1 else say("calls", "Aufrufe")
        parts.append(f"{run.calls} {calls}")
    if run.tokens:
        parts.append(f"{run.tokens} {say('tokens', 'Token')}")
    if not run.over and (rate := run.rate(clock)):
        parts.append(f"{rate:.0f} tok/s")
    return ", ".join(parts)


def _time(run: Run, now: int) -> str:
    if run.over:
        return took(run.milliseconds) if run.milliseconds else ""
    return took(max(0, now - run.began)) if run.began else ""


def _plan(plan: Plan) -> "list[RenderableType]":
    which = say("Plan", "Plan") + (f" {plan.version}" if plan.version > 1 else "")
    lines: list[RenderableType] = [_line(f"{which} ({plan.confidence:.0%}): {clean(plan.understanding)}", "bold")]
    for step in plan.steps:
        mark, style = MARKS.get(step.state, MARKS[""])
        text = _line()
        text.append(f"  {mark} ", style)
        text.append(f"{step.number}. {clean(step.goal) or step.action}", "" if step.state else "dim")
        text.append(f"  {clean(step.action)}({clean(step.args)})", "dim")
        if step.after:
            after = ", ".join(map(str, step.after))
            text.append(say(f"  after {after}", f"  nach {after}"), "dim")
        if step.told and step.state == "failed":
            text.append(f"  {clean(step.told)}", "red")
        lines.append(text)
    return lines


class _Tree:
    """Draws stages and what is in them."""

    def __init__(self, now: int, most: int | None) -> None:
        """`now`: milliseconds since 1970; `most`: items of each stage that are drawn, the newest; None for all."""
        self._now, self._most = now, most

    def items(self, items: "Sequence[Item]", depth: int, width: int) -> "Iterator[RenderableType]":
        """What happened in a stage, in its order."""
        if self._most is not None and len(items) > self._most:
            more = len(items) - self._most
            yield _line("  " * depth + say(f"… {more} earlier", f"… {more} frühere"), "dim")
            items = items[-self._most :]
        for item in items:
            if isinstance(item, Stage):
                yield _stage(item, depth, self._now)
                yield from self.items(item.items, depth + 1, width)
                if item.writing:
                    yield _writing(item.writing, depth + 1, width)
            elif isinstance(item, Group):
                yield from self._beside(item, depth, width)
            elif isinstance(item, Call):
                yield _call(item, depth)
            else:
                yield _told(item, depth)

    def _beside(self, group: Group, depth: int, width: int) -> "Iterator[RenderableType]":
        """Subagents in columns of the same width, or one below the other where that is too narrow."""
        each = (width - 2 * depth) // max(1, len(group.columns)) - 1
        columns = [[_header(path), *self.items(stages, 0, each)] for path, stages in group.columns.items()]
        if each < NARROWEST:
            for column in columns:
                yield from (Padding(part, (0, 0, 0, 2 * depth)) for part in column)
            return
        table = Table.grid(padding=(0, 1, 0, 0))
        for _ in columns:
            table.add_column(width=each, overflow="ellipsis")
        table.add_row(*(Lines(*column) for column in columns))
        yield Padding(table, (0, 0, 0, 2 * depth))


def _stage(stage: Stage, depth: int, now: int) -> Text:
    mark, style = MARKS.get(stage.state, MARKS[""])
    text = _line("  " * depth)
    text.append(f"{mark} {clean(stage.name)}", style)
    text.append(f" {took(max(0, (stage.ended or now) - stage.began))}", "dim")
    if stage.description and stage.state == "running":
        text.append(f"  {clean(stage.description)}", "dim")
    return text


def _call(call: Call, depth: int) -> Text:
    mark, style = MARKS.get(call.state, MARKS[""])
    text = _line("  " * depth)
    text.append(f"{mark} ", style)
    text.append(f"{clean(call.tool)}({clean(call.args)})")
    if call.state != "running":
        spent = f" {took(call.milliseconds)}" if call.state != "blocked" else ""
        text.append(f"{spent}  {clean(call.told)}", "dim" if call.state == "completed" else "red")
    return text


def _told(line: Line, depth: int) -> RenderableType:
    return Padding(Text(clean(line.text), STYLES.get(line.style, line.style)), (0, 0, 0, 2 * depth))


def _writing(text: str, depth: int, width: int) -> RenderableType:
    """The end of it."""
    room = SHOWN * max(NARROWEST, width - 2 * depth)
    shown = "\n".join(clean(line) for line in text.split("\n")[-SHOWN:])
    return Padding(Text(shown if len(shown) <= room else f"…{shown[-room:]}", "dim italic"), (0, 0, 0, 2 * depth))


def _header(path: str) -> Text:
    name = path.rpartition("/")[2]
    return Text(f"── {clean(name)} " + "─" * 200, "cyan", no_wrap=True, overflow="crop")


def _line(text: str = "", style: str = "") -> Text:
    return Text(text, style, no_wrap=True, overflow="ellipsis")
