"""Switch workspaces, over Hyprland's own socket.

Its folder is found by trying, not from the environment; its language is asked for, because since 0.55 a
Hyprland with a Lua configuration takes only Lua (docs/decisions, wiki.hypr.land: Dispatchers, Using hyprctl).
"""

import asyncio
import json
import os
import re
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.tool import Permission, ToolError, ToolView, tool
from ryxd.tools.display import Hyprland, hyprlands
from ryxd.tools.speech import say

ANSWERS_WITHIN = 1.5
"""Seconds for one request; Hyprland answers in its own main loop, within a frame."""
MOST = 1 << 20
"""Bytes in a reply (Hyprland's own limit)."""

_TARGET = re.compile(
    r"[1-9]\d{0,5}|[emr]?[+-][1-9]\d{0,2}|previous|empty|special|(?:name|special):[^\x00-\x1f\x7f]+"
)
_SPOKEN = {
    "next": "+1", "nächste": "+1", "nächster": "+1", "nächsten": "+1", "vorige": "-1", "vorheriger": "-1",
    "vorherige": "-1", "last": "previous", "letzte": "previous", "letzter": "previous", "leer": "empty",
}  # fmt: skip


class Workspace(BaseModel):
    """Which workspace."""

    model_config = ConfigDict(extra="forbid")
    target: str = Field(
        min_length=1, max_length=80, description="number, name:NAME, +1, -1, previous (the last used) or empty"
    )


class Switched(BaseModel):
    """The compositor did it."""

    ok: bool = True
    say: str = Field(description="the answer in a sentence")


@tool("switch to a workspace", permission=Permission.DESKTOP, groups={"desktop"})
async def workspace(args: Workspace, view: ToolView) -> Switched:
    """Show another workspace. Raises ToolError when no Hyprland answers, or with what it says is wrong."""
    spoken = args.target.strip()
    target = _SPOKEN.get(spoken.casefold(), spoken)
    if not _TARGET.fullmatch(target):
        raise ToolError(
            say(
                view,
                en=f"{spoken!r} is no workspace; give a number, name:NAME, +1, -1, previous or empty",
                de=f"„{spoken}“ ist keine Arbeitsfläche; gib eine Nummer an, name:NAME, +1, -1, previous "
                "oder empty",
            )
        )
    reply = await dispatch(
        view,
        hyprlang=f"workspace {target}",
        lua=f"hl.dsp.focus({{ workspace = {target if target.isdigit() else lua_string(target)} }})",
    )
    if reply != "ok":
        raise ToolError(
            say(view, en=f"Hyprland refused: {reply[:200]}", de=f"Hyprland hat abgelehnt: {reply[:200]}")
        )
    return Switched(
        say=say(view, en=f"Workspace {_name(target)} is shown.", de=f"Arbeitsfläche {_name(target)} ist zu sehen.")
    )


async def dispatch(view: ToolView, *, hyprlang: str, lua: str) -> str:
    """Send the one of two spellings that the running Hyprland understands; its reply ("ok", or an error).

    Raises ToolError when no Hyprland answers.
    """
    runtime = Path(view.environment.get("XDG_RUNTIME_DIR") or f"/run/user/{os.getuid()}")
    named = view.environment.get("HYPRLAND_INSTANCE_SIGNATURE")
    # the named one only if it lives: stale names outlive their Hyprland
    alive = sorted(hyprlands(runtime), key=lambda instance: instance.signature != named)
    for instance in alive:
        try:
            speaks_lua = await _speaks_lua(instance)
        except (OSError, TimeoutError):
            continue
        try:
            return await request(instance.socket, f"dispatch {lua if speaks_lua else hyprlang}")
        except (OSError, TimeoutError):
            # it may have been done: the next instance must not do it a second time
            raise ToolError(
                say(view, en="Hyprland did not answer in time", de="Hyprland hat nicht rechtzeitig geantwortet")
            ) from None
    raise ToolError(
        say(
            view,
            en="Hyprland is not running here (no socket of it answers), so there are no workspaces to switch",
            de="Hyprland läuft hier nicht (kein Socket antwortet), also gibt es keine Arbeitsflächen",
        )
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


def _name(target: str) -> str:
    return target.removeprefix("name:")
