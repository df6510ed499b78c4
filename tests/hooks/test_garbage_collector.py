"""Who is not spoken to is reminded of. What the agents say is scripted; they and the hook are real."""

from pathlib import Path

from ryxd.config.hooks import GarbageCollector, Hooks
from ryxd.config.tree import Config
from ryxd.wire.events import Status
from tests.engine.test_subagents import Engine, Script, answer, call, engine

CONFIG = Config(hooks=Hooks(garbage_collector=GarbageCollector(responses=2)))


def reminded(it: Engine) -> list[str]:
    texts = [event.text for event in it.told if isinstance(event, Status)]
    return [text.partition("responses: ")[2].partition(".")[0] for text in texts if "not spoken to" in text]


async def test_each_that_was_not_spoken_to_is_named_once(tmp_path: Path) -> None:
    script: Script = {
        "lead": [
            *[call("task", name=name, instructions="x") for name in ("a", "b", "c")],
            answer("1"),
            call("discuss", prompt="x", speakers=["a"], listeners=["c"]),
            answer("2"),
            answer("3"),
            answer("4"),  # b
            answer("5"),  # a and c
            call("discuss", prompt="x", speakers=["c"]),
            call("terminate", name="b"),
            answer("6"),
            answer("7"),
            answer("8"),
            answer("9"),  # c
        ],
        "a": [answer("yes")],
        "c": [answer("yes")],
    }
    async with engine(tmp_path, script, CONFIG) as it:
        session = (await it.ask()).session
        found = []
        for _ in range(8):
            await it.ask(session=session)
            found.append(reminded(it))
        assert found == [
            [], [], ["b"], ["b", "a, c"], ["b", "a, c"], ["b", "a, c"], ["b", "a, c"], ["b", "a, c", "c"],
        ]  # fmt: skip


async def test_who_can_have_no_subagents_is_not_watched(tmp_path: Path) -> None:
    async with engine(tmp_path, {"lead": [call("task", name="a", instructions="x", tools=["read_file"], prompt="?"),
                                          answer("1")], "a": [answer("x")]}, CONFIG) as it:  # fmt: skip
        session = (await it.ask()).session
        kept = (await it.journal.company(session))["hooks"]
        assert list(kept) == ["lead"]
