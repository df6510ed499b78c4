"""One run for each pattern, by a real daemon whose model is an endpoint that says what a script has for each agent."""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.e2e.test_patterns import scripted
from tests.fakes import endpoint as peers


@dataclass(frozen=True)
class Scene:
    """A request, and how it is asked for."""

    text: str
    how: Mapping[str, Any] = field(default_factory=dict)


SCENES: Mapping[str, Scene] = {
    "direct": Scene("open notes.txt and read it", {}),
    "supervisor": Scene("where is the key, and what does the sea say?", {"pattern": "supervisor", "agent": "file"}),
    "debate": Scene("cats or dogs?", {"pattern": "debate", "agent": "file"}),
    "reflexion": Scene("where is the key?", {"pattern": "reflexion", "agent": "file"}),
    "router": Scene("how do I list processes?", {"pattern": "router", "agent": "file"}),
    "plan": Scene("find my hypr config, and read gone.txt", {"pattern": "plan", "agent": "file"}),
}


async def told(scene: Scene, folder: Path) -> list[dict[str, Any]]:
    """The events of a run of it, as a client on the socket hears them."""
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    async with peers.llama_server(8192, scripted()) as peer:
        config = "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier in ("small", "large"))
        async with Daemon(folder, config=config, env={"PATH": path}) as daemon:
            (daemon.home / "notes.txt").write_text("the key is under the mat\n")
            (daemon.home / "hypr.conf").write_text("gaps = 5\n")
            client = await daemon.client()
            _, events = await client.ask(scene.text, session="new", **scene.how)
            await client.close()
            return events
