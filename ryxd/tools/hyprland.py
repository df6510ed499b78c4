"""Talk to Hyprland over its own socket, and switch workspaces.

Its folder is found by trying, not from the environment; its language is asked for, because since 0.55 a
Hyprland with a Lua configuration takes only Lua (docs/decisions, wiki.hypr.land: Dispatchers, Using hyprctl).
"""

import asyncio
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.display import Hyprland, hyprlands, runtime_folder
from ryxd.tools.speech import say

ANSWERS_WITHIN = 3.0
"""Seconds for one request; Hyprland answers in its own main loop, within a frame, which may be a slow one."""
MOST = 1 << 20
"""Bytes in a reply (Hyprland's own limit)."""

_TARGET = re.compile(
    r"[1-9]\d{0,5}|[emr]?[+-][1-9]\d{0,2}|previous|empty|special|(?:name|special):[^\x00-\x1f\x7f]+"
)
_NAME = re.compile(r"[^\W\d_][\w -]*")
"""What people call a workspace; Hyprland wants name: before it."""
_SPOKEN = {
    "next": "+1", "nächste": "+1", "nächster": "+1", "nächsten": "+1", "vorige": "-1", "vorheriger": "-1",
    "vorherige": "-1", "last": "previous", "letzte": "previous", "letzter": "previous", "leer": "empty",
    "previous": "previous", "empty": "empty", "special": "special",
}  # fmt: skip


_RELATIVE = re.compile(r"[emr]?[+-]\d+|previous|empty")
_WHERE = re.compile(r"(?:(?:error|warning): *)?(?:=?\[[^]]*\]:-?\d+: *)?")
"""How Lua begins what it has to say: error: [string "…"]:1: or warning: =[C]:-1:"""


class Refused(ToolError):
    """Hyprland says that it can't be done."""


class Workspace(Arguments):
    """Which workspace."""

    target: str = Field(
        min_length=1, max_length=80, description="number, name:NAME, +1, -1, previous (the last used) or empty"
    )


class Switched(Output):
    """The compositor did it."""

    ok: bool = True
    say: str = Field(description="the answer in a sentence")


@tool("switch to a workspace", permission=Permission.DESKTOP, groups={"desktop"})
async def workspace(args: Workspace, view: ToolView) -> Switched:
    """Show another workspace. Raises ToolError when no Hyprland answers, or with what it says is wrong."""
    shown = await show(args.target, view)
    return Switched(say=say(view, en=f"Workspace {shown} is shown.", de=f"Arbeitsfläche {shown} ist zu sehen."))


async def show(spoken: str, view: ToolView) -> str:
    """Show the workspace that is called so; its name, for a person. Raises ToolError."""
    target = workspace_of(spoken, view)
    hyprland = await compositor(view)
    try:
        await hyprland.do(
            hyprlang=f"workspace {target}", lua=f"hl.dsp.focus({{ workspace = {lua_workspace(target)} }})"
        )
    except Refused:
        # before 0.55 also because it is shown already
        shown = await hyprland.ask("activeworkspace")
        if target not in {str(shown.get("id")), f"name:{shown.get('name')}"}:
            raise
    if _RELATIVE.fullmatch(target):
        return str((await hyprland.ask("activeworkspace")).get("name", target))
    return target.removeprefix("name:")


def workspace_of(spoken: str, view: ToolView) -> str:
    """The workspace as Hyprland names it. Raises ToolError for what is none."""
    spoken = spoken.strip()
    target = _SPOKEN.get(spoken.casefold(), spoken)
    if not _TARGET.fullmatch(target) and _NAME.fullmatch(target):
        target = f"name:{target}"
    if not _TARGET.fullmatch(target):
        raise ToolError(
            say(
                view,
                en=f"{spoken!r} is no workspace; give a number, name:NAME, +1, -1, previous or empty",
                de=f"„{spoken}“ ist keine Arbeitsfläche; gib eine Nummer an, name:NAME, +1, -1, previous "
                "oder empty",
            )
        )
    return target


def lua_workspace(target: str) -> str:
    """A workspace in a Lua expression."""
    return target if target.isdigit() else lua_string(target)


@dataclass(frozen=True)
class Compositor:
    """A Hyprland that answers, and which language it takes."""

    instance: Hyprland
    lua: bool
    view: ToolView

    async def do(self, *, hyprlang: str, lua: str) -> None:
        """Dispatch the one of two spellings that it understands. Raises Refused unless it says ok."""
        reply = await self._request(f"dispatch {lua if self.lua else hyprlang}")
        if reply != "ok":
            told = _WHERE.sub("", reply, count=1).partition("\n")[0][:200]
            raise Refused(say(self.view, en=f"Hyprland refused: {told}", de=f"Hyprland hat abgelehnt: {told}"))

    async def ask(self, what: str) -> Any:
        """What it answers to a question (as in clients, activewindow), out of JSON. Raises ToolError."""
        reply = await self._request(f"j/{what}")
        try:
            return json.loads(reply)
        except ValueError:
            raise ToolError(f"Hyprland answered something unknown to {what}: {reply[:80]!r}") from None

    async def _request(self, text: str) -> str:
        try:
            return await request(self.instance.socket, text)
        except (OSError, TimeoutError):
            # it may have been done: no other instance must do it a second time
            raise _silent(self.view) from None


async def compositor(view: ToolView) -> Compositor:
    """The Hyprland of this desktop. Raises ToolError when none runs, or none answers."""
    runtime = runtime_folder(view.environment)
    named = view.environment.get("HYPRLAND_INSTANCE_SIGNATURE")
    # the named one only if it lives: stale names outlive their Hyprland
    alive = sorted(hyprlands(runtime), key=lambda instance: instance.signature != named)
    for instance in alive:
        try:
            return Compositor(instance, await _speaks_lua(instance), view)
        except (OSError, TimeoutError):
            continue
    if alive:
        raise _silent(view)
    desktop = view.environment.get("XDG_CURRENT_DESKTOP", "")
    here = f" ({desktop})" if desktop else ""
    raise ToolError(
        say(
            view,
            en=f"this needs Hyprland, and Hyprland is not running here{here}: no socket of it answers",
            de=f"Das braucht Hyprland, und Hyprland läuft hier nicht{here}: kein Socket antwortet",
        )
    )


def _silent(view: ToolView) -> ToolError:
    return ToolError(
        say(view, en="Hyprland did not answer in time", de="Hyprland hat nicht rechtzeitig geantwortet")
    )


async def request(path: Path, text: str) -> str:
    """One request, as hyprctl sends it: write, then read to the end. Raises OSError or TimeoutError."""
    async with asyncio.timeout(ANSWERS_WITHIN):
        reader, writer = await asyncio.open_unix_connection(path)
        try:
            writer.write(text.encode())
            await writer.drain()
            reply = await reader.read(MOST)
            while not reader.at_eof() and len(reply) < MOST:
                reply += await reader.read(MOST - len(reply))
        finally:
            writer.close()
    return reply.decode(errors="replace").strip()


async def _speaks_lua(instance: Hyprland) -> bool:
    """Ask for its config provider; a Hyprland before 0.55 does not know the request and has no Lua."""
    try:
        status = json.loads(await request(instance.socket, "j/status"))
    except ValueError:
        return False
    return isinstance(status, dict) and status.get("configProvider") == "lua"


def lua_string(text: str) -> str:
    r"""A Lua literal that is this text and nothing else: every other byte is written as \ddd.

    Dispatch expressions run inside the compositor; no name may end its string and become code.
    """
    plain = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 _+-:./")
    escaped = (chr(byte) if byte in plain else f"\\{byte:03d}" for byte in text.encode())
    return f'"{"".join(escaped)}"'
