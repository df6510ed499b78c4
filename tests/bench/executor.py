"""What does an Action cost? `python -m tests.bench.executor [rounds]`.

Each in turns, so that a busy machine is busy for all, and as ratios of medians; the times are for the eye:
a View's do_action on a tool that does nothing, and on one that runs `true`, against a bare asyncio subprocess of
`true`; a call of an MCP server through the View against the same call through the `mcp` package's bare client.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters
from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.action import Action
from ryxd.core.paths import Roots
from ryxd.core.tool import Permission, Tool, ToolView, tool
from ryxd.core.view import View
from ryxd.mcp.servers import Servers
from ryxd.mcp.spec import ServerSpec

FAKE = Path(__file__).parents[1] / "fakes" / "mcpserver.py"


class Nothing(BaseModel):
    """What the tools here take and give."""

    model_config = ConfigDict(extra="forbid")
    text: str = Field(default="", description="anything")


@tool("do nothing", permission=Permission.READ, groups={"bench"})
async def nothing(args: Nothing, _: ToolView) -> Nothing:
    """Give back what came."""
    return args


@tool("run true", permission=Permission.READ, groups={"bench"})
async def run_true(args: Nothing, _: ToolView) -> Nothing:
    """Run a process, and wait for it."""
    await bare()
    return args


async def bare() -> None:
    """A process that does nothing."""
    process = await asyncio.create_subprocess_exec("true")
    await process.wait()


def view(tools: dict[str, Tool]) -> View:
    """A View that may do all of it."""
    home = Path.home()
    return View(
        "bench",
        tools=tools,
        allowed=frozenset(tools),
        paths=Roots(home, home, (home,), ()),
        environment=dict,
        language="en",
        emit=lambda _: None,
    )


async def medians(rounds: int, **works: Callable[[], Awaitable[Any]]) -> dict[str, float]:
    """Seconds that each takes, measured in turns."""
    taken: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(rounds):
        for name, work in works.items():
            begun = time.perf_counter()
            await work()
            taken[name].append(time.perf_counter() - begun)
    return {name: statistics.median(each[rounds // 10 :]) for name, each in taken.items()}


def row(name: str, seconds: float, than: float, what: str) -> None:
    """One line."""
    print(f"{name:34}{seconds * 1e6:9.0f} µs   {seconds / than:6.3f} times {what}")


async def main(rounds: int) -> None:
    """Measure and print."""
    acting = view({"nothing": nothing, "run_true": run_true})
    args = {"text": "hello"}
    took = await medians(
        rounds,
        bare=bare,
        nothing=lambda: acting.do_action(Action("nothing", args)),
        run=lambda: acting.do_action(Action("run_true", args)),
    )
    row("a bare subprocess of true", took["bare"], took["bare"], "it")
    row("an Action that does nothing", took["nothing"], took["bare"], "a bare subprocess")
    row("an Action that runs true", took["run"], took["bare"], "a bare subprocess")
    with tempfile.TemporaryDirectory() as folder:
        spec = ServerSpec("fake", (sys.executable, str(FAKE)), permission=Permission.READ)
        plain = StdioServerParameters(command=sys.executable, args=[str(FAKE)])
        async with Servers(Path(folder)) as servers, Client(plain) as client:
            await servers.configure({"fake": spec})
            await servers.known(["fake"], 30)
            calling = view(servers.tools)
            called = await medians(
                rounds * 4,
                bare=lambda: client.call_tool("echo", args),
                ours=lambda: calling.do_action(Action("fake__echo", args)),
            )
    row("a call through the bare client", called["bare"], called["bare"], "it")
    row("the same through the View", called["ours"], called["bare"], "the bare client")


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
