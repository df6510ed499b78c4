"""Tools that stand in for others: of the same name, arguments, class and Effect, but nothing is done.

Files, memory, sums and what agents do among each other are real. Whatever else touches this machine or another
one is not: what it would have given, the case says, or it is something that could be so (`giving`).
"""

import asyncio
import json
import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from pydantic import BaseModel

from ryxd.core.effect import Permission
from ryxd.core.tool import Tool, ToolError, ToolView
from ryxd.evaluation.giving import ERROR, given
from ryxd.sandbox.ability import Ability
from ryxd.sandbox.runner import Sandbox
from ryxd.tools.apps import meant, open_app
from ryxd.tools.given import existing
from ryxd.tools.grep import grep
from ryxd.tools.shell import Shell
from ryxd.tools.speech import say

REAL = frozenset({"file", "memory", "python", "user", "agents", "board", "hooks"})
"""Groups of tools that are done: in a scratch home, and in the sandbox."""

ALSO_REAL = frozenset({"calculate"})

OUTWARD = frozenset({Permission.DESKTOP, Permission.NETWORK})
"""Classes of which nothing is ever done."""

LOOKING = frozenset({"end_process", "power"})
"""Tools whose Effect asks this machine: theirs is their class and arguments."""


def is_real(tool: Tool) -> bool:
    """Whether a tool is done in an evaluation, where the case does not say what it gives."""
    return (bool(tool.groups & REAL) or tool.name in ALSO_REAL) and tool.permission not in OUTWARD


_LINE = re.compile(r":\d+:.*", re.DOTALL)
"""What stands behind a file's name where a line of it was found."""


class Pretending(Sandbox):
    """A sandbox in which nothing is run: what a command line would do can be told without one."""

    async def able(self) -> Ability:
        """Able to do all."""
        return Ability()


class StandIns:
    """Puts tools in the place of others.

    `results` is the file of what the case says that tools give, read anew at each call: JSON, by the tool's name.
    """

    def __init__(self, results: Path) -> None:
        self._results = results

    def instead(self, tools: Mapping[str, Tool]) -> dict[str, Tool]:
        """These tools for an evaluation."""
        shell = Shell(Pretending(self._results.parent / "no-layers")).tool
        return {name: self._one(shell if name == shell.name else tool) for name, tool in tools.items()}

    def _one(self, tool: Tool) -> Tool:
        real = is_real(tool)

        async def run(args: Any, view: Any) -> BaseModel:
            says = await asyncio.to_thread(self._says, tool.name)
            if says is None and real:
                return await tool.run(args, view)
            if says is not None and says.keys() == {ERROR}:
                raise ToolError(str(says[ERROR]))
            found = await _found(tool, args, view) if says is None else {}
            return given(tool, args.model_dump(), found or _as_asked(tool, args, says), view.language)

        if real:
            return replace(tool, run=run)
        effect = None if tool.name in LOOKING else tool.effect
        stands = replace(tool, run=run, effect=effect, timeouts=(5.0,), seconds=None)
        return replace(stands, composite=False, door=False, repeatable=True)

    def _says(self, name: str) -> dict[str, Any] | None:
        try:
            found = json.loads(self._results.read_bytes()).get(name)
        except FileNotFoundError:
            return None
        return None if found is None else dict(found)


def _as_asked(tool: Tool, args: BaseModel, says: dict[str, Any] | None) -> dict[str, Any] | None:
    """What the case says a tool gives, in the way that was asked for: of lines that were found only the files."""
    if says is None or tool.name != grep.name or getattr(args, "mode", "") != "files":
        return says
    files = dict.fromkeys(_LINE.sub("", str(line)) for line in says.get("matches", ()))
    return says | {"matches": list(files), "count": len(files)}


async def _found(tool: Tool, args: BaseModel, view: ToolView) -> dict[str, Any]:
    """What is known of what is to be opened: a file or an application of the scratch world.

    What is not there can't be opened. Raises ToolError with names that come close.
    """
    if "file" in tool.groups and isinstance(path := getattr(args, "path", None), str):
        await asyncio.to_thread(existing, path, view)
    if tool.name == open_app.name:
        name = (await meant(str(getattr(args, "name", "")), view)).name(view.language)
        return {"app": name, "say": say(view, en=f"{name} is starting.", de=f"{name} wird gestartet.")}
    return {}
