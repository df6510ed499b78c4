"""Take a picture of the screen, a window or an area, and keep it with the user's pictures (grim(1), slurp(1))."""

import asyncio
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Literal

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.files import Create, MakeFolder
from ryxd.core.paths import shown, user_folders
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.hyprland import compositor
from ryxd.tools.speech import say

LARGEST = 64 << 20
"""Bytes of a picture."""


class Region(Arguments):
    """Of what."""

    region: Literal["full", "window", "area"] = Field(
        default="full", description="all screens, the focused window, or an area that the user draws"
    )


class Screenshot(Output):
    """Where it is."""

    path: str = Field(description="the picture")
    say: str = Field(description="the answer in a sentence")


async def _effect(args: Region, view: ToolView) -> Effect:
    """A new picture in the folder for screenshots; nothing that was there changes, so the class says desktop."""
    folder = await asyncio.to_thread(_folder, view)
    name = shown(folder, view.paths.home)
    return Effect(
        frozenset({Permission.DESKTOP}),
        say(
            view, en=f"a screenshot ({args.region}) in {name}", de=f"ein Bildschirmfoto ({args.region}) in {name}"
        ),
        writes=(folder,),
    )


@tool("take a screenshot", permission=Permission.DESKTOP, groups={"desktop"}, timeouts=(30.0,), effect=_effect)
async def screenshot(args: Region, view: ToolView) -> Screenshot:
    """Keep a picture in Pictures/Screenshots; `ryxctl undo` takes it away again.

    Raises ToolError without grim (or slurp), when nothing can be pictured, and when the user draws no area.
    """
    grim = _program("grim", view)
    where = await _geometry(args.region, view)
    # through a file: pixels are far more than what is kept of a program's output
    with tempfile.NamedTemporaryFile(suffix=".png") as picture:
        ended = await programs.run((grim, *where, picture.name), view.environment, limit=10.0)
        if ended.code:
            raise ToolError(_refused(ended.err or f"exit code {ended.code}", view))
        data = await asyncio.to_thread(_content, Path(picture.name))
    return await _kept(data, view)


async def _kept(data: bytes, view: ToolView) -> Screenshot:
    folder = await asyncio.to_thread(_folder, view)
    stamp = f"{datetime.now():%Y-%m-%d_%H-%M-%S}"  # noqa: DTZ005 - the user's own clock
    for name in (f"{stamp}.png", *(f"{stamp}_{number}.png" for number in range(2, 100))):
        path = view.paths.writable(folder / name)
        if not path.exists():
            made = () if folder.is_dir() else (MakeFolder(folder),)
            where = shown(path, view.paths.home)
            told = say(view, en=f"The screenshot is {where}.", de=f"Das Bildschirmfoto ist {where}.")
            output = Screenshot(path=str(path), say=told)
            summary = say(view, en="screenshot", de="Bildschirmfoto")
            await view.files.apply([*made, Create(path, data)], summary=summary, output=output)
            return output
    raise ToolError(f"{folder} has a hundred screenshots of this second")


async def _geometry(region: str, view: ToolView) -> tuple[str, ...]:
    """What grim is to picture."""
    if region == "full":
        return ()
    if region == "window":
        active = await (await compositor(view)).ask("activewindow")
        try:
            (x, y), (width, height) = active["at"], active["size"]
        except (KeyError, TypeError, ValueError):
            raise ToolError(say(view, en="no window is focused", de="Kein Fenster hat den Fokus")) from None
        return ("-g", f"{x},{y} {width}x{height}")
    slurp = _program("slurp", view)
    drawn = await programs.run((slurp,), view.environment, limit=28.0)
    if drawn.code:
        cancelled = say(view, en="no area was drawn", de="Es wurde kein Bereich gewählt")
        raise ToolError(cancelled if "cancel" in drawn.err.lower() else f"slurp: {drawn.err}"[:200])
    return ("-g", drawn.out.strip())


def _folder(view: ToolView) -> Path:
    chosen = view.environment.get("XDG_SCREENSHOTS_DIR", "")
    if chosen.startswith("/"):
        return Path(chosen)
    config = view.environment.get("XDG_CONFIG_HOME")
    pictures = user_folders(view.paths.home, Path(config) if config else None).get("PICTURES")
    return (pictures or view.paths.home / "Pictures") / "Screenshots"


def _content(path: Path) -> bytes:
    if path.stat().st_size > LARGEST:
        raise ToolError(f"the screenshot is larger than {LARGEST >> 20} MiB")
    return path.read_bytes()


def _refused(text: str, view: ToolView) -> str:
    if "failed to create display" in text or "wl_display" in text or "wlr-screencopy" in text:
        return say(
            view,
            en=f"this desktop can't be pictured: {text[:150]} "
            "(grim needs a Wayland compositor with wlr-screencopy)",
            de=f"Dieser Desktop lässt sich nicht abbilden: {text[:150]} "
            "(grim braucht einen Wayland-Compositor mit wlr-screencopy)",
        )
    return f"grim: {text}"[:200]


def _program(name: str, view: ToolView) -> str:
    path = programs.found([name], view.environment)
    if path is None:
        raise ToolError(
            say(
                view,
                en=f"{name} is not installed; install the package {name}",
                de=f"{name} ist nicht installiert; installiere das Paket {name}",
            )
        )
    return path
