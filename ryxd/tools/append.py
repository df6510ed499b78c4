"""Add lines at the end of a text file."""

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Permission, ToolView, tool
from ryxd.tools.changing import Changed, Rewrite, present, rewritten
from ryxd.tools.given import NamedPath

LONGEST = 200_000


class AppendFile(Arguments):
    """Which file, and what comes at its end."""

    path: NamedPath = Field(description="text file, as in ~/Documents/notes.txt")
    text: str = Field(min_length=1, max_length=LONGEST, description="one or more lines, without a line end after")


async def _effect(args: AppendFile, view: ToolView) -> Effect:
    return await (await _planned(args, view)).effect(view)


@tool(
    "add lines at the end of a text file",
    permission=Permission.CHANGE,
    groups={"file"},
    timeouts=(20.0,),
    effect=_effect,
    door=True,
)
async def append_file(args: AppendFile, view: ToolView) -> Changed:
    """Add lines; a last line without a line end gets one first, and the file ends with one as it did before.

    Raises Refusal where the agent has not read the file's end, and ToolError for what can't be written.
    """
    return await (await _planned(args, view)).apply(view)


async def _planned(args: AppendFile, view: ToolView) -> Rewrite:
    return await rewritten(await present(args.path, view), lambda text: _appended(text, args.text), view)


def _appended(text: str, more: str) -> str:
    """`more` as lines of their own behind `text`; only an unfinished last line stays unfinished."""
    end = "\r\n" if "\r\n" in text else "\n"
    lines = end.join(more.rstrip("\r\n").splitlines())
    if not text:
        return lines + end
    return text + lines + end if text.endswith(("\n", "\r")) else text + end + lines
