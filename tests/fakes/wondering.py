"""An engine with everything real but the model, whose agent asks the user something; nobody answers by themselves."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from ryxd.engine.running import Bounds
from ryxd.wire.events import Asked
from tests.fakes.mortal import Mortal, Scene

REQUEST = "help me to choose a present for somebody"


def present(question: str = "What colour?", choices: Sequence[str] = (), *, only: bool = False) -> Scene:
    """An agent that asks once, and answers then."""
    asks = {"question": question, "choices": list(choices), "only_choices": only}
    says = ({"tool": "ask_user", "args": asks}, {"tool": "answer", "args": {"text": "Take a book."}})
    return Scene(REQUEST, script={REQUEST: [json.dumps(each) for each in says]}, tools=("ask_user",))


class Wondering(Mortal):
    """Its user answers nothing before a test does."""

    def __init__(self, scene: Scene, folder: Path) -> None:
        super().__init__(scene, folder)
        self.asked: asyncio.Queue[Asked] = asyncio.Queue()

    async def _answer(self, name: str) -> None:
        self.asked.put_nowait(next(each for each in self.told if isinstance(each, Asked) and each.name == name))

    async def question(self) -> Asked:
        """The next question that waits."""
        async with asyncio.timeout(30):
            return await self.asked.get()


@asynccontextmanager
async def wondering(folder: Path, scene: Scene, *, wait: float = 600.0, apps: Sequence[str] = ()) -> AsyncIterator[Wondering]:
    """The engine, open; `apps` are installed."""
    (folder / "home").mkdir(parents=True, exist_ok=True)
    async with Wondering(scene, folder).alive(Bounds(wait=wait)) as it:
        assert isinstance(it, Wondering)
        it.sessions.approvals._reading = 0.0

        async def is_app() -> Callable[[str], bool]:
            return lambda name: name in apps

        it.sessions._is_app = is_app
        yield it
