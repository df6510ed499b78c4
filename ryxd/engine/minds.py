"""The smart agent of a hook: its instructions, a short transcript, and `quit` (spec B5; decision 0037)."""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

from ryxd.core.agent import AgentSpec
from ryxd.core.course import Json
from ryxd.core.fence import written
from ryxd.core.hooking import Management
from ryxd.core.hookspec import HookSpec
from ryxd.core.model import Completion, LanguageModel, Message, Tier
from ryxd.core.shipped import system
from ryxd.core.smart import ANSWER, SmartAgent, parse
from ryxd.core.thinking import loaded
from ryxd.core.tool import Tool, ToolError
from ryxd.core.transcript import Transcript
from ryxd.core.view import Emit, View
from ryxd.tools.quit import quit as leaving
from ryxd.wire.events import Event, Token

KEEPS = 12
"""Messages of a hook's transcript."""

LONGEST = 2000
"""Characters of one text that a smart hook is shown; of longer ones it sees both ends."""

QUIT: Tool = leaving
"""The only Action of a hook's agent."""


class Undecided(Exception):
    """It used up its turns and gave no answer."""


@dataclass(frozen=True)
class Place:
    """What smart hooks need of the run they work in."""

    emit: Emit
    model: Callable[[Tier, str], LanguageModel]
    """The model of a tier, for the agent with this path."""
    know: Callable[[Completion, Tier], None]
    """Hears of each model call that is known and not made again."""


class Mind:
    """Thinks for one hook of the agent that `view` is of. `management` is where it quits."""

    def __init__(self, spec: HookSpec, view: View, place: Place, management: Management) -> None:
        self.path = f"{view.agent}/hook:{spec.name}"
        self._spec = spec
        self._view = view
        self._place = place
        self._management = management
        self._transcript = Transcript()
        self._new: list[Message] = []
        """What came to its transcript since `kept`."""
        self._calls: list[Completion] = []
        """Its model calls since `kept`."""
        self._number = view.course.number(self.path)

    async def response(self, text: str) -> str:
        """Its answer. Raises Undecided, and what a SmartAgent raises."""
        above, spec = self._view, self._spec
        view = View(
            self.path,
            tools={QUIT.name: QUIT},
            allowed=frozenset({QUIT.name}),
            paths=above.paths,
            environment=lambda: above.environment,
            language=above.language,
            emit=self._emit,
            run=above.run,
            session=above.session,
            request=above.request,
            course=above.course,
        )
        view.management = self._management
        limits = replace(spec.limits, sure=0.0, sure_acting=0.0, sure_talking=0.0)
        agent = SmartAgent(
            AgentSpec(spec.name, spec.description, spec.tier, (QUIT.name,), spec.instructions, limits),
            self._instructions(),
            self._place.model(spec.tier, self.path),
            view,
            Transcript(self._transcript.messages),
        )
        try:
            with above.course.aside(self.path):  # where this is known, none of it is told again
                answer = await agent.response(shortened(text))
        finally:
            self._calls += agent.calls
        last = agent.transcript.messages[-1]
        if not answer and (last.role != "assistant" or parse(last.content).tool != ANSWER):
            raise Undecided(f"{spec.name} gave no answer in {len(agent.calls)} turns")
        self._add([Message("user", shortened(text)), Message("assistant", SmartAgent.written(_answer(answer)))])
        return answer

    def dump(self) -> Json:
        """Its transcript."""
        return {"messages": _pairs(self._transcript.messages)} if self._transcript.messages else {}

    def load(self, state: Json) -> None:
        """Go on from a transcript."""
        self._transcript = Transcript(_messages(state.get("messages", ())))

    def kept(self) -> Json:
        """What was said since the last time, and what that cost."""
        number = self._view.course.number(self.path)
        if number == self._number:
            return {}
        kept = {
            "messages": _pairs(self._new),
            "calls": [asdict(call) for call in self._calls],
            "number": number,
        }
        self._new, self._calls, self._number = [], [], number
        return kept

    def again(self, kept: Json) -> None:
        """Have said that."""
        self._view.course.skip(self.path, int(kept["number"]))
        for call in kept["calls"]:
            self._place.know(loaded(call), self._spec.tier)
        self._add(_messages(kept["messages"]))
        self._new, self._number = [], int(kept["number"])

    def _emit(self, event: Event) -> None:
        """Tell of it, but for single tokens: nobody waits for a hook's words."""
        if not isinstance(event, Token):
            self._place.emit(event)

    def _add(self, messages: list[Message]) -> None:
        self._new += messages
        for message in messages:
            self._transcript.append(message)
        kept = self._transcript.messages
        while len(kept) > KEEPS and (second := next((n for n, m in enumerate(kept) if n and m.role == "user"), 0)):
            del kept[:second]  # a question to a hook stands for itself: the oldest may go

    def _instructions(self) -> str:
        spec = self._spec
        return system("hook").format(name=spec.name, agent=self._view.agent, instructions=spec.instructions)


class Leaving:
    """The Management of a hook: it can only go, and a read-only copy can't."""

    def __init__(self, leave: Callable[[], None] | None) -> None:
        self._leave = leave

    def add(self, spec: HookSpec) -> None:  # noqa: ARG002 - core.hooking.Management
        """Raises ToolError: hooks have no hooks."""
        raise ToolError("a hook can't add hooks")

    def quit(self) -> None:
        """Go. Raises ToolError for a read-only copy."""
        if self._leave is None:
            raise ToolError("this is a read-only copy: only the hook it is a copy of can quit")
        self._leave()


def shortened(text: str) -> str:
    """What a hook is asked, with long texts in it cut in the middle, which it is then told."""
    asked = json.loads(text)
    cut = _cut(asked)
    return text if cut == asked else written({"shortened": True, **cut})


def _cut(value: Any) -> Any:
    match value:
        case str() if len(value) > LONGEST:
            half = LONGEST // 2
            return f"{value[:half]} … ({len(value) - LONGEST} characters left out) … {value[-half:]}"
        case dict():
            return {key: _cut(each) for key, each in value.items()}
        case list():
            few = [_cut(each) for each in value[:50]]
            return few if len(value) <= 50 else [*few, f"… ({len(value) - 50} more)"]
        case _:
            return value


def _answer(text: str) -> Any:
    return parse(json.dumps({"tool": ANSWER, "args": {"text": text}}))


def _pairs(messages: list[Message]) -> list[list[str]]:
    return [[message.role, message.content] for message in messages]


def _messages(pairs: Any) -> list[Message]:
    return [Message(role, content) for role, content in pairs]
