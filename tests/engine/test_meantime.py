"""ryxd/engine/meantime.py: the agent that talks knows what rules and others did before it was asked (spec C17)."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.model import Message
from ryxd.engine.meantime import meantime
from ryxd.wire.commands import RunInfo
from ryxd.wire.events import Acted, AnyEvent, Returned
from tests.engine.test_subagents import answer, call, engine

CHAT = "ryx, an assistant on the user's own Linux desktop"
FILE = "the file operator of ryx on the user's own Linux desktop"


def ended(number: int, text: str, handler: str, result: str, state: Any = "done") -> RunInfo:
    return RunInfo(id=f"r{number}", session="s1", text=text, state=state, handler=handler, result=result, created=0)


def did(number: int, tool: str, came: dict[str, Any] | str, **args: Any) -> list[AnyEvent]:
    preview = came if isinstance(came, str) else json.dumps(came)
    ok = isinstance(came, str) or "error" not in came
    said = {"agent": "ryx", "run": f"r{number}", "session": "s1"}
    acted = Acted(action=f"a{number}{tool}", tool=tool, args=args, **said)
    return [Returned(action=f"a{number}{tool}", tool=tool, ok=ok, preview=preview, **said), acted]


class Past:
    """What was before, the newest first, as the journal gives it."""

    def __init__(self, runs: Sequence[RunInfo], events: Sequence[AnyEvent] = ()) -> None:
        self._runs, self._events = list(runs), list(events)

    async def runs(self, *, limit: int, session: str | None = None, active: bool = False) -> list[RunInfo]:
        return self._runs[:limit]

    async def lately(self, session: str, before: str, kinds: Sequence[str], runs: int) -> list[AnyEvent]:
        return [each for each in self._events if each.kind in kinds]


NOW = ended(9, "move it to documents", "", "", "running")


async def since(*runs: RunInfo, events: Sequence[AnyEvent] = ()) -> list[Message]:
    return await meantime(Past([NOW, *runs], events), "s1", "r9", "chat")  # type: ignore[arg-type]


async def test_what_a_rule_did_stands_as_if_the_agent_had_done_it() -> None:
    found = {"matches": ["~/Downloads/plan.zip"], "count": 1}
    events = did(8, "search_files", found, pattern="*plan*", paths=["~"])
    asked, did_it, came, told = await since(ended(8, "find plan.zip", "file", "Found: …"), events=events)
    assert asked == Message("user", "find plan.zip")
    assert json.loads(did_it.content) == {"tool": "search_files", "args": {"pattern": "*plan*", "paths": ["~"]}}
    assert json.loads(came.content) == {"data_from_search_files": found}
    assert came.files == ()
    assert json.loads(told.content) == {"tool": "answer", "args": {"text": ""}}


async def test_only_what_came_after_its_own_last_request_and_the_oldest_first() -> None:
    runs = [ended(8, "volume 40", "set_volume", "40 %"), ended(7, "hello", "ryx", "Hi."), ended(6, "a joke", "chat", "…")]
    messages = await since(*runs, ended(5, "what time is it", "get_time", "12:00"))
    assert [each.content for each in messages if each.role == "user"] == ["hello", "volume 40"]
    assert await since(ended(8, "a joke", "chat", "…")) == []


async def test_of_what_failed_it_has_the_words() -> None:
    events = did(8, "open_file", {"error": "no such file"}, path="a.txt")
    messages = await since(ended(8, "open a.txt", "file", "There is no a.txt.", "failed"), events=events)
    assert json.loads(messages[-1].content)["args"]["text"] == "There is no a.txt."


async def test_what_still_runs_or_was_cancelled_is_not_told() -> None:
    assert await since(ended(8, "sing", "file", "", "running"), ended(7, "dance", "file", "", "cancelled")) == []


async def test_what_is_long_is_shortened() -> None:
    events = did(8, "list_dir", '{"entries": ["a.txt", "b.', path="~")  # a preview that was cut
    messages = await since(ended(8, "x" * 2000, "file", "y" * 5000), events=events)
    assert sum(len(each.content) for each in messages) < 1500
    assert json.loads(messages[2].content) == {"data_from_list_dir": '{"entries": ["a.txt", "b.'}


async def test_the_agent_that_talks_is_asked_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    script = {FILE: [call("read_file", path="~/notes.txt")], CHAT: [answer("Under the mat."), answer("Yes.")]}
    async with engine(tmp_path, script) as it:
        first = await it.end((await it.sessions.ask("read ~/notes.txt", session="new")).run)
        assert first.outcome == "done", first.text
        accepted = await it.sessions.ask("which place was that, in short?", agent="chat", session=first.session)
        await it.end(accepted.run)
        heard = [each.content for each in it.cast.heard[CHAT][0].messages]
        assert heard[1] == "read ~/notes.txt"
        assert "the key is under the mat" in heard[3]
        # once: what it was told belongs to its own transcript from then on
        accepted = await it.sessions.ask("are you certain of that?", agent="chat", session=first.session)
        await it.end(accepted.run)
        heard = [each.content for each in it.cast.heard[CHAT][1].messages]
        assert heard.count("read ~/notes.txt") == 1
