"""The transcript: what it leaves out, what it never does, and that it tells."""

import itertools
import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ryxd.core import fence
from ryxd.core.action import Result
from ryxd.core.compaction import Cut, compacted, exchanges, forgotten
from ryxd.core.model import Completion, Message
from ryxd.core.transcript import Left, Transcript, known_by, of_result

SYSTEM = "You test."


def act(number: int, **args: Any) -> Message:
    return Message("assistant", json.dumps({"tool": "look", "args": {"id": f"#{number}#", **args}}))


def result(number: int, length: int, files: tuple[tuple[str, bool], ...] | None = (), keep: Any = "") -> Message:
    data = {"id": f"#{number}#", "text": f"{number} " * (length // 4)}
    return Message("tool", fence.fenced("look", data), keep, files)


def number(message: Message) -> int:
    found = re.search(r"#(\d+)#", message.content)
    assert found, f"nothing is left of {message}"
    return int(found[1])


def talk(transcript: Transcript) -> list[Message]:
    return [message for message in transcript.messages if message.role != "system"]


class Talking(RuleBasedStateMachine):
    """Any conversation, cut at any time to any size."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Message] = []
        self.said: list[Message] = []
        self.transcript = Transcript(record=lambda message, _completion, _id: self.heard.append(message))
        self.twin = Transcript()
        self.numbers = 0
        self.strict = False
        self.known: dict[str, set[int]] = {}
        """By path, the Results by which the World takes it for known."""
        self.asked = 0

    def _say(self, message: Message) -> None:
        self.said.append(message)
        self.transcript.append(message)
        self.twin.append(message)

    def _next(self) -> str:
        self.numbers += 1
        return f"#{self.numbers}#"

    @initialize(length=st.integers(0, 3000))
    def first(self, length: int) -> None:
        self.ask(length)

    @rule(length=st.integers(0, 3000))
    def ask(self, length: int) -> None:
        self.asked += 1
        self._say(Message("user", f"{self._next()} {'word ' * (length // 5)}"))

    @rule(
        length=st.sampled_from([10, 200, 2000, 20_000]),
        path=st.sampled_from(["", "/a", "/b", "/home/someone/a longer name.txt"]),
        whole=st.booleans(),
        plan=st.booleans(),
    )
    def act(self, length: int, path: str, *, whole: bool, plan: bool) -> None:
        self._next()
        self._say(act(self.numbers))
        files = ((path, whole),) if path else ()
        self._next()
        self._say(result(self.numbers, length, files, "plan" if plan and length < 3000 else ""))
        if path:
            self.known[path] = ({self.numbers} if whole else self.known.get(path, set()) | {self.numbers})

    @rule(length=st.integers(0, 4000))
    def answer(self, length: int) -> None:
        if self.said[-1].role != "assistant":
            text = f"{self._next()} {'answer ' * (length // 7)}"
            self._say(Message("assistant", json.dumps({"tool": "answer", "args": {"text": text}})))

    @rule(extra=st.floats(0.3, 4.0))
    def count(self, extra: float) -> None:
        """A model tells how many tokens it was; the tokens of a real model are never all too different."""
        tokens = max(1, round(self.transcript.size(SYSTEM) * extra))
        for transcript in (self.transcript, self.twin):
            transcript.meter.counted([Message("system", SYSTEM), *transcript.messages], tokens)
        assert self.transcript.size(SYSTEM) == pytest.approx(tokens)

    @precondition(lambda self: self.said)
    @rule(room=st.integers(50, 6000), all_=st.booleans())
    def cut(self, room: int, *, all_: bool) -> None:
        before, size = talk(self.transcript), self.transcript.size(SYSTEM)
        told = [message.content for message in self.transcript.messages if message.role == "system"]
        cut = self.transcript.compact(SYSTEM, room, all_=all_)
        assert self.twin.compact(SYSTEM, room, all_=all_) == cut
        if size <= room:
            assert cut is None
        after = talk(self.transcript)
        now = exchanges(after)
        if self.transcript.size(SYSTEM) > room:
            kept = [part for part in now[:-1] if not any(message.keep == "plan" for message in part)]
            assert len(kept) <= 1, "something could go that did not"
            assert not all_ or len(now) == 1, "when nothing else helps, all that is past goes"
        if cut is None:
            assert after == before
            return
        self.strict |= all_
        for path in self.known if cut.forgotten is None else cut.forgotten:
            self.known[path] = set()
        assert sum(len(m.content) for m in after) < sum(len(m.content) for m in before)
        assert told != self.transcript.messages[:1] or cut.shortened
        present = exchanges(before)[-1]
        assert [m.role for m in now[-1]] == [m.role for m in present], "nothing of what is being answered goes"
        same = [new == old for new, old in zip(now[-1], present, strict=True) if not all_ or old.role != "tool"]
        assert all(same)

    @invariant()
    def it_is_in_order(self) -> None:
        numbers = [number(message) for message in talk(self.transcript)]
        assert numbers == sorted(set(numbers))

    @invariant()
    def a_result_follows_its_action(self) -> None:
        messages = talk(self.transcript)
        for before, message in itertools.pairwise(messages):
            if message.role == "tool":
                assert before.role == "assistant"
                assert number(message) == number(before) + 1

    @invariant()
    def the_first_request_is_there(self) -> None:
        if self.said and not self.strict:
            assert number(talk(self.transcript)[0]) == 1

    @invariant()
    def the_roles_take_turns(self) -> None:
        roles = [message.role for message in self.transcript.seen(SYSTEM)]
        assert roles[0] == "system"
        allowed = {"system": {"user"}, "user": {"assistant"}, "assistant": {"tool", "user"}, "tool": {"assistant", "user"}}
        for before, role in itertools.pairwise(roles):
            assert role in allowed[before], roles

    @invariant()
    def everything_was_heard_as_it_was_said(self) -> None:
        assert [message for message in self.heard if message.role != "system"] == self.said

    @invariant()
    def what_is_left_out_is_counted(self) -> None:
        left = sum((Left.read(m.content).exchanges for m in self.transcript.messages if m.role == "system"), 0)
        assert left + len(exchanges(talk(self.transcript))) == (self.asked or left)

    @invariant()
    def what_counts_as_known_is_there_as_it_was(self) -> None:
        there = {number(message) for message in talk(self.transcript) if message in self.said}
        for path, results in self.known.items():
            assert results <= there, f"{path} counts as known, and is not"

    @invariant()
    def the_same_gives_the_same(self) -> None:
        assert self.twin.messages == self.transcript.messages


TestTalking = Talking.TestCase
TestTalking.settings = settings(max_examples=150, stateful_step_count=30, deadline=None)


def cost(message: Message) -> float:
    return len(message.content)


def test_long_results_are_shortened_before_anything_goes() -> None:
    messages = [
        Message("user", "first #1#"), act(2), result(3, 4000), Message("assistant", "done #4#"),
        Message("user", "second #5#"), act(6), result(7, 400), Message("assistant", "done #8#"),
        Message("user", "now #9#"),
    ]  # fmt: skip
    cut = compacted(messages, cost, 2000)
    assert cut is not None
    assert (cut.exchanges, cut.actions, cut.shortened) == (0, 0, 1)
    (source, data) = fence.unfenced(cut.messages[2].content) or ("", None)
    assert source == "look"
    assert data["id"] == "#3#"
    assert "characters left out" in data["text"]
    assert data["text"].startswith("3 3 ")
    assert data["text"].endswith("3 3 ")
    had = len(fence.written(fence.unfenced(messages[2].content)[1]))  # type: ignore[index]
    told = f"shortened: the middle of it is left out; it had {had} characters"
    assert json.loads(cut.messages[2].content)["notes"] == [told]


def test_the_first_request_the_open_plan_and_what_is_being_answered_stay() -> None:
    messages = [
        Message("user", "first #1#"), act(2), result(3, 100), Message("assistant", "answer #4#"),
        Message("user", "plan it #5#"), act(6), result(7, 100, keep="plan"), act(8), result(9, 100),
        Message("user", "again #10#"), act(11), result(12, 100, keep="plan"), act(13), result(14, 100),
        Message("user", "more #15#"), Message("assistant", "more #16#"),
        Message("user", "now #17#"), act(18), result(19, 100),
    ]  # fmt: skip
    cut = compacted(messages, cost, 520)
    assert cut is not None
    assert [number(message) for message in cut.messages] == [1, 4, 10, 11, 12, 17, 18, 19]
    assert (cut.exchanges, cut.actions) == (2, 2)


def test_what_was_given_along_is_shortened_when_the_model_can_not_take_it_and_the_words_stay() -> None:
    report = fence.fenced("failure_report", {"plan": "step " * 400, "failed": [{"error": "it was not there " * 40}] * 3})
    request = Message("user", f"move the letter to Documents\n\n{report}")
    assert compacted([request], cost, cost(request) / 3) is None
    cut = compacted([request], cost, cost(request) / 3, all_=True)
    assert cut is not None
    (short,) = cut.messages
    assert cost(short) <= cost(request) / 3
    words, _, data = short.content.partition("\n\n")
    assert words == "move the letter to Documents"
    opened = fence.unfenced(data)
    assert opened is not None
    assert opened[0] == "failure_report"
    for whole in ("word " * 900, f"what is this\n\n{fence.fenced('standard_input', 'word ' * 900)}"):
        assert compacted([Message("user", whole)], cost, 100, all_=True) is None, "what the user gave is answered whole, or not"


def test_a_first_request_is_another_one_where_it_is_marked() -> None:
    messages = [
        Message("user", "woken in a new World #1#"), Message("assistant", "x" * 300 + "#2#"),
        Message("user", "the task #3#", keep="first"), Message("assistant", "y #4#"),
        Message("user", "now #5#"),
    ]  # fmt: skip
    cut = compacted(messages, cost, 200)
    assert cut is not None
    assert [number(message) for message in cut.messages] == [3, 4, 5]


def test_a_result_that_leaves_takes_the_knowledge_of_its_file_along() -> None:
    def read(path: str, *, whole: bool) -> Message:
        return Message("tool", "x", files=((path, whole),))

    assert forgotten([(read("/a", whole=True), False)]) == ("/a",)
    assert forgotten([(read("/a", whole=True), True)]) == ()
    # read as a whole again later
    assert forgotten([(read("/a", whole=True), False), (read("/a", whole=True), True)]) == ()
    # the other way round: the later one, which may know it otherwise, is gone
    assert forgotten([(read("/a", whole=True), True), (read("/a", whole=True), False)]) == ("/a",)
    # some lines are not the whole
    assert forgotten([(read("/a", whole=False), False), (read("/a", whole=False), True)]) == ("/a",)
    assert forgotten([(Message("tool", "x"), False)]) is None, "nobody can say what was in it"
    assert forgotten([(Message("user", "x"), False), (Message("tool", "x"), True)]) == ()


def test_the_files_of_a_result_are_those_its_tool_has_seen() -> None:
    found = of_result(Result({"text": "x"}, report={"seen": {"/b": False, "/a": True}}, source="read_file"))
    assert found.files == (("/a", True), ("/b", False))
    assert known_by({"path": "/c", "reason": "changed"}) == {"/c": False}
    assert known_by({"path": "/c"}) == {}


def test_the_line_names_the_files_that_have_to_be_read_again() -> None:
    transcript = Transcript([
        Message("user", "first"), Message("assistant", "ok"),
        Message("user", "read"), act(1), Message("tool", "x" * 4000, files=(('/home/a "b".txt', True),)),
        Message("user", "now"),
    ])  # fmt: skip
    assert transcript.compact(SYSTEM, 60) is not None
    system = transcript.seen(SYSTEM)[0].content
    assert system == (
        f"{SYSTEM}\n\nLeft out of this conversation: 1 exchange."
        ' You read ["/home/a \\"b\\".txt"] earlier; read such a file again before you change it.'
    )
    # a transcript that a journal has kept as roles and texts goes on from there
    again = Transcript([Message(message.role, message.content) for message in transcript.messages])
    again.append(Message("assistant", "z" * 4000))
    again.append(Message("user", "and now"))
    assert again.compact(SYSTEM, 60) is not None
    assert "2 exchanges" in again.seen(SYSTEM)[0].content
    assert '"/home/a \\"b\\".txt"' in again.seen(SYSTEM)[0].content


paths = st.text(min_size=1, max_size=80).map(lambda text: f"/{text}")


@given(st.integers(0, 999), st.integers(0, 999), st.lists(paths, max_size=9, unique=True), st.booleans())
def test_a_line_can_be_read_again(exchanges: int, actions: int, files: list[str], others: bool) -> None:
    left = Left(exchanges, actions, others=others).plus(Cut((), forgotten=tuple(files)))
    assert Left.read(left.line) == left
    assert left.line.isprintable() or "\n" not in left.line
    assert len(left.line) < 1200


def test_what_was_written_in_vain_and_requests_without_answer_are_told_as_one_turn() -> None:
    transcript = Transcript([
        Message("user", "a"), Message("user", "b"), Message("assistant", "wrong"), act(1), result(2, 8),
    ])  # fmt: skip
    seen = transcript.seen(SYSTEM)
    assert [message.role for message in seen] == ["system", "user", "assistant", "tool"]
    assert seen[1].content == "a\n\nb"
    assert number(seen[2]) == 1


def test_all_is_recorded_with_the_completion_that_it_is_of() -> None:
    heard: list[tuple[str, str, str, int]] = []

    def record(message: Message, completion: Completion | None, message_id: str) -> None:
        heard.append((message.role, message.content, message_id, completion.tokens_out if completion else 0))

    transcript = Transcript([Message("user", "old")], record=record)
    transcript.append(Message("user", "go"))
    transcript.seen(SYSTEM)
    transcript.counted(SYSTEM, Completion("said", tokens_in=9, tokens_out=3), "m1")
    transcript.append(Message("assistant", "said"))
    transcript.append(Message("assistant", "said"))  # by code, the very same
    transcript.seen(SYSTEM)
    transcript.seen("You test again.")
    assert heard == [
        ("user", "go", "", 0), ("system", SYSTEM, "", 0), ("assistant", "said", "m1", 3),
        ("assistant", "said", "", 0), ("system", "You test again.", "", 0),
    ]  # fmt: skip


def test_the_line_itself_is_counted_in() -> None:
    path = f"/home/someone/{'a' * 300}"
    read = [Message("user", "r"), act(1), Message("tool", "x" * 3000, files=((path, True),))]
    short = [Message(role, "x") for _ in range(40) for role in ("user", "assistant")]  # type: ignore[arg-type]
    transcript = Transcript([*short[:2], *read, *short[2:]])
    whole = transcript.size(SYSTEM)
    assert transcript.compact(SYSTEM, 300) is not None
    assert path in transcript.messages[0].content
    assert 100 < transcript.size(SYSTEM) <= 300 < whole


def test_what_others_tell_in_the_systems_name_stays() -> None:
    woken = Message("system", "You have just been woken in a new World. You read [ of 3 exchanges earlier.")
    exchange = [Message("user", "x" * 400), Message("assistant", "y" * 400)]
    transcript = Transcript([*exchange, woken, *exchange, Message("user", "now")])
    for _ in range(2):
        assert transcript.compact(SYSTEM, 150)
        assert transcript.messages[1] == woken
        assert [message.content for message in transcript.messages].count(woken.content) == 1
        assert transcript.seen(SYSTEM)[0].content.endswith(f"\n{woken.content}")
        transcript.messages += [*exchange, Message("user", "now")]
