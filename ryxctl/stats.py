"""What `ryxctl stats` shows: a table with a small chart of the tokens."""

from ryxctl.render import took
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

BAR = 16
EIGHTHS = " ▏▎▍▌▋▊▉█"
NAMES = {
    "runs": "runs", "done": "done", "calls": "calls", "large_calls": "large", "actions": "actions",
    "tokens_in": "in", "tokens_cached": "cached", "tokens_out": "out", "tokens_forced": "forced",
    "millijoules": "energy", "thinking": "thinking", "waiting": "waiting", "acting": "acting",
}  # fmt: skip
"""What stands over the columns."""
TIMES = ("thinking", "waiting", "acting")


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the reply of `stats`."""
    rows = result["rows"]
    if not rows:
        screen.line("nothing was run in that time", "dim")
        return
    columns = [name for name in NAMES if any(row.get(name) is not None for row in rows)]
    if not any(row.get("millijoules") for row in rows):  # most machines tell nobody but root
        columns = [name for name in columns if name != "millijoules"]
    total: dict[str, Any] = {name: sum(row[name] or 0 for row in rows) for name in columns}
    if rows[0]["done"] is None:  # a run may have had several agents, models, tiers
        total["runs"] = None
    table = [[result["by"], *(NAMES[name] for name in columns)]]
    every = [*rows, {"name": "all", **total}]
    table += [[row["name"], *(_cell(name, row[name]) for name in columns)] for row in every]
    widths = [max(len(line[at]) for line in table) for at in range(len(table[0]))]
    most = max(row["tokens_in"] + row["tokens_out"] for row in rows)
    for number, line in enumerate(table):
        cells = (f"{cell:>{width}}" for cell, width in zip(line[1:], widths[1:], strict=True))
        told = f"{line[0]:{widths[0]}}  {'  '.join(cells)}"
        if 0 < number <= len(rows):
            told += f"  {_bar(rows[number - 1]['tokens_in'] + rows[number - 1]['tokens_out'], most)}"
        screen.line(told.rstrip(), "dim" if number in (0, len(table) - 1) else "")


def _cell(name: str, value: "int | None") -> str:
    if value is None:
        return ""
    if name == "millijoules":
        return energy(value)
    return took(value) if name in TIMES else _count(value)


def energy(millijoules: int) -> str:
    """An energy in the unit that fits."""
    joules = millijoules / 1000
    return f"{joules:.3g} J" if joules < 3600 else f"{joules / 3600:.3g} Wh"


def _count(value: int) -> str:
    """A number, short: 12,345 is 12k."""
    for size, letter in ((1_000_000_000, "G"), (1_000_000, "M"), (10_000, "k")):
        if value >= size:
            return f"{value / (size if letter != 'k' else 1000):.1f}{letter}".replace(".0", "")
    return str(value)


def _bar(value: int, most: int) -> str:
    eighths = round(value / most * BAR * 8) if most else 0
    return "█" * (eighths // 8) + EIGHTHS[eighths % 8].strip()
