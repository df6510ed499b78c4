"""A call of a model that waits for its answer, across restarts of the model's process."""

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ryxd.core.certainty import Calibration
from ryxd.core.model import Completion, ContextFull, Prompt, Tier, ToolCall
from ryxd.models import frames
from ryxd.wire.errors import ModelError, Overloaded

_WIDEST = 1024
"""Characters that no token is longer than."""

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
    tier: Tier = Tier.SMALL
    """As which it is answered: a model may serve several."""
    moved: Callable[[Tier], None] | None = None
    """Hears when it is put to another tier while it waits."""
    id: int = field(default_factory=lambda: next(_NUMBERS))
    seed: int = field(default_factory=lambda: random.getrandbits(32))
    answer: asyncio.Future[Completion] = field(default_factory=_future)
    sent: bool = False
    """Whether the worker that lives now has it."""
    begun: bool = False
    """Whether the worker that lives now works on it, or one has answered it."""
    beyond: bool = False
    """Whether it got further than it ever had before."""
    deaths: int = 0
    """How often this may have been what killed its worker."""
    company: int = 0
    """How many requests may have been, the last time."""
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

    @property
    def deadly(self) -> bool:
        """Whether a worker died over it alone: the next one would as well, so it is not put to another model."""
        return self.company == 1

    @property
    def overflows(self) -> bool:
        """Whether more was written for it than its tokens can hold."""
        return sum(map(len, self._said.values())) > (self.prompt.max_tokens + 1) * _WIDEST

    def again(self, company: int = 0) -> None:
        """The worker died: the next one begins from the first token. `company`: of how many it is to blame."""
        if company:
            self.deaths += 1
            self.company = company
        self.restarts += 1
        self.sent = self.begun = self.beyond = False
        self.rewind()

    def rewind(self) -> None:
        """What is told from now on is another run of it, from its first token."""
        self._said.clear()

    def acquit(self) -> None:
        """It is put to another model, which must not hear of what happened before."""
        self.deaths = self.company = 0

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
        self.beyond = True
        listener = self.on_thought if thought else self.on_text
        if listener:
            listener(new)

    def succeed(
        self,
        answered: frames.Answered,
        *,
        model: str,
        version: str = "",
        calibration: Calibration | None = None,
    ) -> None:
        """The worker's answer is the answer; `calibration` is what the model's file says of its probabilities."""
        if not self.answer.done():
            arguments = answered.arguments
            steps = [min(step) if calibration is None else calibration.chance(*step) for step in answered.steps]
            words = calibration is not None and arguments is None and not steps
            tells = calibration is not None and (arguments is not None or bool(steps))
            self.answer.set_result(
                Completion(
                    text=answered.text,
                    stop=answered.stop,
                    tokens_in=answered.tokens_in,
                    tokens_cached=answered.tokens_cached,
                    tokens_out=answered.tokens_out,
                    seconds=answered.seconds,
                    model=model,
                    version=version,
                    tier=self.tier,
                    confidence=answered.confidence,
                    decision=answered.decision,
                    arguments=arguments,
                    argument=answered.argument,
                    steps=tuple(steps),
                    chance=calibration.chance(answered.decision, arguments)
                    if calibration is not None and arguments is not None
                    else None,
                    talking=calibration.of_words(answered.decision, answered.confidence)
                    if calibration is not None and words
                    else None,
                    acting=calibration.acting if calibration is not None and tells else None,
                    reading=calibration.reading if calibration is not None and tells else None,
                    restarts=self.restarts,
                    thought=answered.thought,
                    calls=tuple(ToolCall(name, arguments) for name, arguments in answered.calls),
                    tokens_drafted=answered.drafted,
                    tokens_accepted=answered.accepted,
                    tokens_forced=answered.forced,
                    waited=answered.waited,
                    first=answered.first,
                )
            )

    def refuse(self, refused: frames.Unanswered, *, model: str) -> None:
        """The worker can't answer it."""
        if refused.code == "context_full":
            self.fail(ContextFull(refused.tokens, refused.room))
        elif refused.code == "overloaded":
            self.fail(Overloaded(f"{model} has too much to do: {refused.error}; ask again in a moment"))
        else:
            self.fail(ModelError(f"{model} can't answer this: {refused.error}"))

    def fail(self, error: Exception) -> None:
        """End it with an error, if it has not ended."""
        if not self.answer.done():
            self.answer.set_exception(error)
