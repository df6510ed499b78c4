"""One run for each pattern, by a real daemon whose model is an endpoint that says what a script has for each agent."""

import json
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.e2e.test_patterns import SCRIPT
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Reply, streams

Script = Mapping[str, list[str]]
"""What each agent says, by its name; of the run's own agent, by that."""


def call(tool: str, **args: Any) -> str:
    return json.dumps({"tool": tool, "args": args})


def answer(text: Any) -> str:
    return call("answer", text=text)


@dataclass(frozen=True)
class Scene:
    """A request, how it is asked for, and what is said then."""

    text: str
    how: Mapping[str, Any] = field(default_factory=dict)
    script: Script = field(default_factory=dict)


def worked(pattern: str, text: str) -> Scene:
    """One that is worked at by a pattern, as its test through the socket has it."""
    return Scene(text, {"pattern": pattern, "agent": "file"}, SCRIPT)


STAGES = {"analyze": ["For children, and short."], "outline": ["1. How big. 2. What they eat."], "write": ["Whales are big."],
          "finalize": ["Whales are very big, and eat krill."]}  # fmt: skip
HANDOFF = {
    "chat": [call("handoff_to_data", task_description="work out the mean of 3, 4 and 8", context="They are heights.")],
    "data": [call("calculate", expression="(3+4+8)/3"), answer("The mean is 5.")],
}
REACT = {
    "chat": [call("search_files", pattern="*notes*", paths=["~"]), call("read_file", path="~/notes.txt"), answer("Under the mat.")]
}

SCENES: Mapping[str, Scene] = {
    "direct": Scene("what is 6 times 7?"),
    "react": Scene("think about where my key may be", {"agent": "chat"}, REACT),
    "plan": worked("plan", "find my hypr config, and read gone.txt"),
    "supervisor": worked("supervisor", "where is the key, and what does the sea say?"),
    "debate": worked("debate", "cats or dogs?"),
    "reflexion": worked("reflexion", "where is the key?"),
    "router": worked("router", "how do I list processes?"),
    "coordinator": Scene("find hypr.conf and read it", {"profile": "conservative"}),
    "stages": Scene("write an essay on whales", {"agent": "writing"}, STAGES),
    "handoff": Scene("tell me something about the heights of my children", {"agent": "chat"}, HANDOFF),
}


def says(script: Script, agent: str) -> Handler:
    """Says what comes next for whoever asks: a subagent, which is told its name, or the run's agents in their order."""
    left = {who: list(lines) for who, lines in script.items()}
    roots = [each for each in ("chat", "data") if each in left] or [agent]

    async def handler(reply: Reply, asked: Asked) -> None:
        found = re.search(r"You are ([a-z0-9-]+)\. Another agent started you", str(asked.body["messages"][0]["content"]))
        who = found[1] if found else next(root for root in roots if left[root])
        await streams(left[who].pop(0))(reply, asked)

    return handler


async def told(scene: Scene, folder: Path) -> list[dict[str, Any]]:
    """The events of a run of it, as a client on the socket hears them."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with peers.llama_server(8192, says(scene.script, str(scene.how.get("agent", "")))) as peer:
        config = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "medium", "large"))
        async with Daemon(folder, config=config, env={"PATH": path}) as daemon:
            (daemon.home / "notes.txt").write_text("the key is under the mat\n")
            (daemon.home / "hypr.conf").write_text("gaps = 5\n")
            client = await daemon.client()
            _, events = await client.ask(scene.text, session="new", cwd=str(daemon.home), **scene.how)
            await client.close()
            return events
