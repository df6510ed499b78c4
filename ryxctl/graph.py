"""What `ryxctl sparql` shows: rows of a table, whether, or a graph."""

from ryxctl.render import short
from ryxctl.screen import Screen

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

WIDEST = 60


def show(screen: Screen, result: "dict[str, Any]") -> None:
    """Print the reply of a command about the graphs of all runs."""
    if result["queries"]:
        _queries(screen, result["queries"])
    elif result["truth"] is not None:
        screen.line("yes" if result["truth"] else "no")
    elif result["graph"]:
        screen.line(result["graph"].rstrip("\n"))
    else:
        _rows(screen, result)


def _queries(screen: Screen, queries: "list[dict[str, Any]]") -> None:
    for each in queries:
        values = " ".join(f"{name}={usual or '…'}" for name, usual in each["values"].items())
        screen.line(f"{each['name']:16}{each['about']}  {values}".rstrip())
    screen.line("ryxctl sparql NAME asks one of these; a query of your own is SPARQL in quotes, or a file", "dim")


def _rows(screen: Screen, result: "dict[str, Any]") -> None:
    table = [result["columns"], *result["rows"]]
    widths = [max(len(short(row[at], WIDEST)) for row in table) for at in range(len(result["columns"]))]
    for number, row in enumerate(table):
        line = "  ".join(f"{short(value, WIDEST):{width}}" for value, width in zip(row, widths, strict=True))
        screen.line(line.rstrip(), "dim" if number == 0 else "")
    if not result["rows"]:
        screen.line("nothing was found", "dim")
    if result["more"]:
        screen.line("there is more: --limit says how many rows are shown", "dim")
