"""Play, pause and skip in whichever player runs (MPRIS, through playerctl(1))."""

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.tool import Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.speech import say

Button = Literal["play", "pause", "play_pause", "next", "previous", "stop"]


class Media(BaseModel):
    """Which button."""

    model_config = ConfigDict(extra="forbid")
    command: Button = Field(description="what to do; play_pause does the other of the two")


class MediaDone(BaseModel):
    """What the player says now."""

    ok: bool = True
    state: Literal["playing", "paused", "stopped", "unknown"]
    title: str = Field(default="", description="artist and title, if the player tells")
    say: str = Field(description="the answer in a sentence")


@tool("control the music or video that plays", permission=Permission.DESKTOP, groups={"desktop"})
async def media(args: Media, view: ToolView) -> MediaDone:
    """Press a button of the player that was used last. Raises ToolError when none runs."""
    path = programs.found(["playerctl"], view.environment)
    if path is None:
        raise ToolError(
            say(
                view,
                en="playerctl is not installed; install the package playerctl",
                de="playerctl ist nicht installiert; installiere das Paket playerctl",
            )
        )
    await _ask(path, (args.command.replace("_", "-"),), view)
    status = (await _ask(path, ("status",), view)).strip().lower()
    state: Literal["playing", "paused", "stopped", "unknown"] = "unknown"
    if status in {"playing", "paused", "stopped"}:
        state = status  # type: ignore[assignment]
    try:
        title = (await _ask(path, ("metadata", "--format", "{{artist}} - {{title}}"), view)).strip().strip("- ")
    except ToolError:
        title = ""  # a player may know no title; the button worked all the same
    return MediaDone(state=state, title=title, say=_sentence(args.command, state, title, view))


async def _ask(path: str, args: tuple[str, ...], view: ToolView) -> str:
    ended = await programs.run((path, *args), {**view.environment, "LC_ALL": "C.UTF-8"}, limit=1.5)
    if ended.code == 0:
        return ended.out
    if "no players" in ended.err.lower() or "no player could handle" in ended.err.lower():
        raise ToolError(
            say(
                view,
                en="no player is running that could do that; start music or a video first",
                de="Es läuft kein Player, der das könnte; starte zuerst Musik oder ein Video",
            )
        )
    raise ToolError(f"playerctl: {ended.err or f'exit code {ended.code}'}"[:200])


def _sentence(command: Button, state: str, title: str, view: ToolView) -> str:
    if command in {"next", "previous"} and title:
        return say(view, en=f"Now: {title}.", de=f"Jetzt: {title}.")
    about = f": {title}" if title and state == "playing" else ""
    return {
        "playing": say(view, en=f"Playing{about}.", de=f"Wiedergabe läuft{about}."),
        "paused": say(view, en="Paused.", de="Pausiert."),
        "stopped": say(view, en="Stopped.", de="Angehalten."),
    }.get(state, say(view, en="Done.", de="Erledigt."))
