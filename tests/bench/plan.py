"""How long a planned request takes until its first step and its result, with an early start and without.

    python -m tests.bench.plan [TOKENS_PER_SECOND] [SECONDS_PER_STEP]

The plan is written at the speed of a model (20 tokens a second by default), and each of its three steps takes a
while to read (0.5 s); two of them wait for nothing. Everything but the model is the real one.
"""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from ryxd.composition import built_in
from ryxd.core.tool import Arguments, Output, Permission, ToolView, tool
from ryxd.patterns import early
from ryxd.wire.events import Acted, Status
from tests.core.test_plan import plan, step
from tests.engine import test_subagents as there
from tests.engine.test_subagents import answer, call, engine

PIECE = 4
"""Characters of a token, about."""


class Of(Arguments):
    """What is read."""

    name: str


class Read(Output):
    """What it says."""

    say: str


def slow(seconds: float) -> object:
    """A tool that reads for so long."""

    async def lookup(args: Of, view: ToolView) -> Read:
        await asyncio.sleep(seconds)
        return Read(say=f"{args.name} read")

    return tool("look something up", permission=Permission.READ, groups={"files"})(lookup)


def made() -> str:
    """The plan, as a model writes it."""
    steps = [
        step(1, goal="look up what is there", action="lookup", params={"name": "one"}),
        step(2, goal="look up the other part", action="lookup", params={"name": "two"}),
        step(3, goal="look up what both lead to", action="lookup", params={"name": "$1.say"}, depends_on=[1, 2]),
    ]
    return json.dumps({"tool": "answer", "args": {"text": plan(*steps, operator_prompt="Say where each part is from. " * 6)}})


async def once(speed: float, at_once: int) -> tuple[float, float, int]:
    """Seconds to the first step and to the result, and how many steps were begun early."""
    early.AT_ONCE = at_once
    lead = [call("task", name="doer", instructions="Do it.", prompt="Look it all up.", pattern="plan"), answer("done")]
    with tempfile.TemporaryDirectory() as folder:
        async with engine(Path(folder), {"lead": lead, "planner": [made()]}, more=("lookup",), depth=3, subagents=9) as it:

            async def written(at: int) -> None:
                await asyncio.sleep(7 / PIECE / speed)

            it.cast.streams["planner"] = written
            began = time.monotonic()
            first: list[float] = []
            publish = it.journal._publish

            def hear(event: object) -> None:
                publish(event)  # type: ignore[arg-type]
                begins = isinstance(event, Status) and event.action == "lookup"
                if begins or (isinstance(event, Acted) and event.tool == "lookup"):
                    first.append(time.monotonic() - began)

            it.journal._publish = hear  # type: ignore[assignment]
            ended = await it.ask()
            assert ended.outcome == "done"
            begun = sum(isinstance(event, Status) and event.action == "lookup" for event in it.told)
            return first[0], time.monotonic() - began, begun


def main() -> None:
    """Print both, in the same run."""
    speed = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 0.5
    lookup = slow(seconds)
    there.built_in = lambda *args, **more: {**built_in(*args, **more), "lookup": lookup}  # type: ignore[dict-item]
    usual = early.AT_ONCE
    print(f"a plan of {len(made())} characters at {speed:g} tokens a second; each step takes {seconds:g} s")
    print(f"{'':22}{'first step':>12}{'result':>12}")
    for name, at_once in (("with an early start", usual), ("without", 0)):
        first, whole, begun = asyncio.run(once(speed, at_once))
        print(f"{name:22}{first:10.2f} s{whole:10.2f} s   ({begun} steps begun while the plan was being written)")


if __name__ == "__main__":
    main()
