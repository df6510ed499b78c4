"""The windows of a Hyprland desktop: which there are, and what can be done with one."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.hyprland import Compositor, Refused, compositor, lua_string, lua_workspace, show, workspace_of
from ryxd.tools.search.pattern import even
from ryxd.tools.speech import legible, say

Do = Literal["workspace", "move_to_workspace", "close", "fullscreen", "toggle_floating", "focus", "focus_app"]

LONGEST = 120
"""Characters of a title that are told."""
_ADDRESS = re.compile(r"(?:address:)?(0x[0-9a-f]{1,16})")
_DIRECTIONS = {
    "left": "l", "right": "r", "up": "u", "down": "d", "links": "l", "rechts": "r", "oben": "u", "unten": "d",
    "l": "l", "r": "r", "u": "u", "d": "d",
}  # fmt: skip


class WindowsQuery(Arguments):
    """Which windows."""

    match: str | None = Field(
        default=None, max_length=200, description="only those whose application or title has this in it"
    )


class Window(Output):
    """One window."""

    address: str = Field(description="its name for other actions")
    app: str = Field(description="class of its application")
    title: str
    workspace: str
    pid: int = Field(default=0, description="its process")
    focused: bool = False
    floating: bool = False
    fullscreen: bool = False


class Windows(Output):
    """The windows, the one that was used last first."""

    windows: list[Window]
    say: str = Field(description="the answer in a sentence")


class WindowAction(Arguments):
    """What to do with which window."""

    action: Do = Field(description="focus_app takes an application, focus a title or left, right, up, down")
    arg: str | None = Field(
        default=None,
        max_length=200,
        description="workspace, or the application, title or address of the window; the focused one if missing",
    )
    window: str | None = Field(
        default=None, max_length=200, description="move_to_workspace: which window; the focused one if missing"
    )


class WindowDone(Output):
    """The compositor did it."""

    ok: bool = True
    window: str = Field(default="", description="application of the window")
    say: str = Field(description="the answer in a sentence")


@tool("list the open windows", permission=Permission.READ, groups={"desktop"})
async def list_windows(args: WindowsQuery, view: ToolView) -> Windows:
    """The windows with application, title and workspace. Raises ToolError when no Hyprland answers."""
    found = await windows(await compositor(view))
    if args.match:
        wanted = even(args.match)
        found = [each for each in found if wanted in even(each.app) or wanted in even(each.title)]
    if not found:
        return Windows(
            windows=[], say=say(view, en="There is no such window.", de="Es gibt kein solches Fenster.")
        )
    lines = [f"{each.workspace}: {each.app} – {each.title}" + (" *" if each.focused else "") for each in found]
    head = say(view, en="Open windows, by workspace:", de="Offene Fenster, nach Arbeitsfläche:")
    return Windows(windows=found, say="\n".join([head, *lines]))


@tool(
    "do something with a window or workspace", permission=Permission.DESKTOP, groups={"desktop"}, timeouts=(10.0,)
)
async def window(args: WindowAction, view: ToolView) -> WindowDone:
    """Do it. Closing is asked about: what is not saved may be lost. Raises ToolError with what is wrong.

    Which window is meant is settled once, before the question: the focus may move while the user answers it.
    """
    if args.action == "workspace":
        shown = await show(args.arg or "", view)
        return WindowDone(
            say=say(view, en=f"Workspace {shown} is shown.", de=f"Arbeitsfläche {shown} ist zu sehen.")
        )
    hyprland = await compositor(view)
    if args.action == "focus" and (way := _DIRECTIONS.get((args.arg or "").strip().casefold())):
        await hyprland.do(hyprlang=f"movefocus {way}", lua=f"hl.dsp.focus({{ direction = {lua_string(way)} }})")
        return WindowDone(say=say(view, en="The focus has moved.", de="Der Fokus ist gewandert."))
    named = args.window if args.action == "move_to_workspace" else args.arg
    if args.action in {"focus", "focus_app"} and not named:
        raise ToolError(say(view, en="say which window", de="sag, welches Fenster"))
    meant = await _meant(named, hyprland, view, app=args.action == "focus_app")
    return await _Hand(hyprland, meant, view).do(args)


@dataclass(frozen=True)
class _Hand:
    """One window, and what can be done with it."""

    hyprland: Compositor
    meant: Window
    view: ToolView

    async def do(self, args: WindowAction) -> WindowDone:
        app, view = self.meant.app, self.view
        match args.action:
            case "close":
                await self._close()
                text = say(view, en=f"{app} was asked to close.", de=f"{app} wird geschlossen.")
            case "fullscreen":
                await self._fullscreen()
                await self._still()
                text = say(view, en=f"{app}: full screen switched.", de=f"{app}: Vollbild umgeschaltet.")
            case "toggle_floating":
                await self._dispatch("togglefloating", 'hl.dsp.window.float({{ action = "toggle", window = {} }})')
                await self._still()
                text = say(view, en=f"{app}: floating switched.", de=f"{app}: Schweben umgeschaltet.")
            case "move_to_workspace":
                place = await self._move(workspace_of(args.arg or "", view))
                text = say(view, en=f"{app} is on workspace {place}.", de=f"{app} ist auf Arbeitsfläche {place}.")
            case _:
                await focus(self.hyprland, self.meant)
                text = say(view, en=f"{app} is in front.", de=f"{app} ist vorn.")
        return WindowDone(window=app, say=text)

    @property
    def _at(self) -> str:
        return f"address:{self.meant.address}"

    async def _dispatch(self, hyprlang: str, lua: str) -> None:
        await self.hyprland.do(hyprlang=f"{hyprlang} {self._at}", lua=lua.format(lua_string(self._at)))

    async def _close(self) -> None:
        app, title, view = self.meant.app, self.meant.title, self.view
        await view.confirm(
            Effect(
                frozenset({Permission.CHANGE}),
                say(
                    view,
                    en=f"close the window of {app} ({title}); what is not saved there may be lost",
                    de=f"das Fenster von {app} schließen ({title}); was dort nicht gespeichert ist, kann weg sein",
                ),
                preview=f"{app} {self.meant.address}",
            )
        )
        await self._still()  # the answer may have come late
        await self._dispatch("closewindow", "hl.dsp.window.close({{ window = {} }})")

    async def _move(self, target: str) -> str:
        """Move it to a workspace; the name of that."""
        name = target.removeprefix("name:")
        try:
            await self.hyprland.do(
                hyprlang=f"movetoworkspace {target},{self._at}",
                lua=f"hl.dsp.window.move({{ workspace = {lua_workspace(target)}, "
                f"window = {lua_string(self._at)} }})",
            )
        except Refused:
            # before 0.55 also because it is there already
            if self.meant.workspace != name:
                raise
        return (await self._still()).workspace or name

    async def _still(self) -> Window:
        """It as it is now. Raises ToolError when it is gone: since 0.55 Hyprland says ok to what does nothing."""
        for each in await windows(self.hyprland):
            # an address is given again
            if (each.address, each.pid, each.app) == (self.meant.address, self.meant.pid, self.meant.app):
                return each
        app = self.meant.app
        raise ToolError(say(self.view, en=f"{app} has closed already", de=f"{app} ist schon geschlossen"))

    async def _fullscreen(self) -> None:
        if not self.hyprland.lua:
            # hyprlang's dispatcher knows the focused window only
            if not self.meant.focused:
                await focus(self.hyprland, self.meant)
            await self.hyprland.do(hyprlang="fullscreen 0", lua="")
            return
        await self._dispatch("", 'hl.dsp.window.fullscreen({{ mode = "fullscreen", window = {} }})')


async def focus(hyprland: Compositor, meant: Window) -> None:
    """Bring a window to the front, with its workspace. Raises ToolError."""
    at = f"address:{meant.address}"
    await hyprland.do(hyprlang=f"focuswindow {at}", lua=f"hl.dsp.focus({{ window = {lua_string(at)} }})")


async def windows(hyprland: Compositor) -> list[Window]:
    """All windows, the one that was used last first. Raises ToolError."""
    clients, active = await asyncio.gather(hyprland.ask("clients"), hyprland.ask("activewindow"))
    focused = active.get("address") if isinstance(active, dict) else None
    shown = [each for each in clients if isinstance(each, dict) and each.get("mapped", True)]
    shown.sort(key=lambda each: (each.get("address") != focused, each.get("focusHistoryID", 0)))
    return [_read(each, focused) for each in shown]


def _read(client: dict[str, Any], focused: str | None) -> Window:
    place = client.get("workspace") or {}
    title = legible(str(client.get("title", "")))
    return Window(
        address=str(client.get("address", "")),
        app=str(client.get("class") or client.get("initialClass") or "?")[:LONGEST],
        title=title if len(title) <= LONGEST else title[: LONGEST - 1] + "…",
        workspace=str(place.get("name", "")),
        pid=max(0, int(client.get("pid", 0))),
        focused=client.get("address") == focused,
        floating=bool(client.get("floating")),
        fullscreen=bool(client.get("fullscreen")),
    )


async def _meant(named: str | None, hyprland: Compositor, view: ToolView, *, app: bool) -> Window:
    """The one window that is meant. Raises ToolError when none is, or when several could be."""
    found = await windows(hyprland)
    if not named:
        focused = next((each for each in found if each.focused), None)
        if focused is None:
            raise ToolError(say(view, en="no window is focused", de="Kein Fenster hat den Fokus"))
        return focused
    best = _best(named, found, app=app)
    if not best:
        open_now = ", ".join(dict.fromkeys(each.app for each in found)) or say(view, en="none", de="keins")
        raise ToolError(
            say(
                view,
                en=f"no window is called {named}; open are: {open_now}",
                de=f"Kein Fenster heißt {named}; offen sind: {open_now}",
            )
        )
    if len({each.app for each in best}) > 1:
        several = "; ".join(f"{each.app} – {each.title} ({each.address})" for each in best[:5])
        raise ToolError(
            say(
                view,
                en=f"{named} could be: {several}; say which",
                de=f"{named} kann sein: {several}; sag, welches",
            )
        )
    return best[0]  # of one application's windows the one that was used last


def _best(named: str, found: Sequence[Window], *, app: bool) -> list[Window]:
    """The windows that the name fits best: address, then class, then title; the one used last first."""
    if address := _ADDRESS.fullmatch(named.strip()):
        return [each for each in found if each.address == address[1]]
    name = named.removeprefix("class:").removeprefix("title:")
    wanted = _key(name)
    fits: list[Callable[[Window], bool]] = [
        lambda each: bool(wanted) and wanted in {_key(each.app), _key(each.app.rpartition(".")[2])},
        # as it was listed, before names that only have it in them: a title may be nothing but punctuation
        lambda each: not app and each.title == name,
        lambda each: bool(wanted) and wanted in _key(each.app),
    ]
    if wanted and not app:
        fits += [lambda each: wanted == _key(each.title), lambda each: wanted in _key(each.title)]
    return next(filter(None, ([each for each in found if fit(each)] for fit in fits)), [])


def _key(text: str) -> str:
    """A name without case, accents and punctuation: google-chrome is Google Chrome."""
    return " ".join(re.split(r"[\W_]+", even(text))).strip()
