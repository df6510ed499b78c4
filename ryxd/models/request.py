"""A call of a model that waits for its answer, across restarts of the model's process."""

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ryxd.core.model import Completion, ContextFull, Prompt, Tier, ToolCall
from ryxd.models import frames
from ryxd.wire.errors import ModelError

_NUMBERS = itertools.count(1)


def _future() -> asyncio.Future[Completion]:
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class Request:
    """One call, from `complete` to its answer."""

    prompt: Prompt
    on_text: Callable[[str], None] | None = None
    on_thought: Callable[[str], None] | None = None
    owner: str = ""
    """Whose it is; owners take turns."""
    id: int = field(default_factory=lambda: next(_NUMBERS))
    seed: int = field(default_factory=lambda: random.getrandbits(32))
    answer: asyncio.Future[Completion] = field(default_factory=_future)
    begun: bool = False
    """Whether the worker that lives now works on it, or one has answered it."""
    deaths: int = 0
    """How often a worker died while it worked on this."""
    restarts: int = 0
    """How often a worker died while this waited or was worked on."""
    _packed: bytes = field(default=b"", repr=False)
    _told: dict[bool, str] = field(default_factory=dict)
    """What the listeners have heard, and what this run of the request has said; thoughts under True."""
    _said: dict[bool, str] = field(default_factory=dict)

    def packed(self) -> bytes:
        """The request as a worker gets it; the first call packs it. Raises ModelError when it is too large."""
        if not self._packed:
            prompt = self.prompt
            message = frames.Complete(
                self.id,
                [[message.role, message.content] for message in prompt.messages],
                prompt.schema,
                prompt.max_tokens,
                prompt.temperature,
                self.seed,
                prompt.interactive,
                prompt.extra,
                [dict(tool) for tool in prompt.tools],
                self.owner,
                prompt.fixed,
            )
            try:
                self._packed = frames.pack(message)
            except frames.BrokenFrame as error:
                raise ModelError(f"this request is too large for any model: {error}") from error
        return self._packed

    def again(self) -> None:
        """The worker died: the next one begins from the first token."""
        self.deaths += self.begun
        self.restarts += 1
        self.begun = False
        self._said.clear()

    def tell(self, text: str, *, thought: bool = False) -> None:
        """Pass new text on, but not what an earlier run of this request has told already.

        The same tokens are sampled again (greedily, or from the same seed), so normally the second run says
        the same and only its continuation is new. Should it differ, for other batch sizes can round
        differently, then what it says from the first difference on is told: the listener has heard both
        ends, the Completion has only the second.
        """
        said = self._said[thought] = self._said.get(thought, "") + text
        told = self._told.get(thought, "")
        if told.startswith(said):
            return
        pairs = zip(told, said, strict=False)
        new = said[sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], pairs)) :]
        self._told[thought] = said
        listener = self.on_thought if thought else self.on_text
        if listener:
            listener(new)

    def succeed(self, answered: frames.Answered, *, model: str, tier: Tier) -> None:
        """The worker's answer is the answer."""
        if not self.answer.done():
            self.answer.set_result(
                Completion(
                    text=answered.text,
                    stop=answered.stop,
                    tokens_in=answered.tokens_in,
                    tokens_cached=answered.tokens_cached,
                    tokens_out=answered.tokens_out,
                    seconds=answered.seconds,
                    model=model,
                    tier=tier,
                    confidence=answered.confidence,
                    decision=answered.decision,
                    restarts=self.restarts,
                    thought=answered.thought,
                    calls=tuple(ToolCall(name, arguments) for name, arguments in answered.calls),
                    tokens_drafted=answered.drafted,
                    tokens_accepted=answered.accepted,
                    waited=answered.waited,
                    first=answered.first,
                )
            )

    def refuse(self, refused: frames.Unanswered, *, model: str) -> None:
        """The worker can't answer it."""
        if refused.code == "context_full":
            self.fail(ContextFull(refused.tokens, refused.room))
        else:
            self.fail(ModelError(f"{model} can't answer this: {refused.error}"))

    def fail(self, error: Exception) -> None:
        """End it with an error, if it has not ended."""
        if not self.answer.done():
            self.answer.set_exception(error)
