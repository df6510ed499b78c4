"""A tool that really changes something, for tests of asking: `calculate`, which writes its sums into a file."""

import asyncio
import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from ryxd.core.effect import Effect, Permission
from ryxd.core.tool import Tool, ToolView

SUMS = "sums.txt"


async def readable(fifo: Path) -> None:
    """Wait until somebody writes into it."""
    opened, written = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK), asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(opened, written.set)
    try:
        await written.wait()
    finally:
        loop.remove_reader(opened)
        os.close(opened)


def changing(
    tools: Mapping[str, Tool], home: Path, extras: Mapping[str, str] | None = None, hold: Path | None = None
) -> dict[str, Tool]:
    """All the tools, and a calculator that needs the user's yes; with `hold`, and somebody who writes there."""
    calculate = tools["calculate"]
    file = home / SUMS

    async def foretold(args: Any, view: ToolView) -> Effect:
        german = view.language == "de"
        sum_ = getattr(args, "expression", None) or str(args)
        return Effect(
            frozenset({Permission.CHANGE}),
            f"{SUMS} ergänzen: {sum_}" if german else f"add {sum_} to {SUMS}",
            preview=f"+{sum_}",
            writes=(file,),
        )

    async def run(args: Any, view: ToolView) -> Any:
        result = await calculate.run(args, view)
        if hold is not None:
            view.status("holds")
            await readable(hold)
        with file.open("a") as sums:
            sums.write(f"{view.chosen or 'plain'} {args}\n")
        return result

    asking = replace(calculate, permission=Permission.CHANGE, run=run, effect=foretold, extras=extras or {})
    return {**tools, "calculate": asking}
