"""One request to an endpoint: in a form that it takes, as often as is safe, and its answer is checked."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import TYPE_CHECKING

from ryxd.core.model import Completion, ContextFull, Prompt
from ryxd.models.remote.answer import Answer
from ryxd.models.remote.failure import Refusal, Silent, Transient
from ryxd.models.remote.manners import Form, Manners, form, wish
from ryxd.models.remote.probe import Facts, count, most, probe
from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.models.request import Request
from ryxd.wire.errors import ModelError

if TYPE_CHECKING:
    from ryxd.models.remote.line import Line

log = logging.getLogger(__name__)


@dataclass
class Reached:
    """The server, once it has said what it is."""

    line: "Line"
    facts: Facts
    manners: Manners


class Asking:
    """The way of one request, once it has its turn."""

    def __init__(
        self,
        request: Request,
        spec: RemoteSpec,
        patience: Patience,
        *,
        ready: Callable[[], Awaitable[Reached]],
        give_up: Callable[[str, float | None], None],
    ) -> None:
        """`ready` connects where that is needed; `give_up` hears why the server should be left alone."""
        self._request = request
        self._spec = spec
        self._patience = patience
        self._ready = ready
        self._give_up = give_up
        self._clock = asyncio.get_running_loop().time
        self._first: float | None = None
        """When its first token came."""

    async def completion(self, asked: float) -> Completion:
        """The answer to what was asked at this time. Raises ContextFull, ModelError."""
        begun = self._clock()
        reached = await self._ready()
        sent = await self._form(reached)
        answer = await self._valid(sent, reached.manners)
        prompt = self._request.prompt
        whole = answer.finish != "length"
        # vLLM tells probabilities as they are under its grammar: what was the only choice looks certain there
        narrowed = sent.enforced and sent.kind == "vllm"
        called = None if narrowed else answer.called
        return Completion(
            text=answer.text,
            stop="length" if not whole else "calls" if answer.calls else "grammar" if prompt.schema else "end",
            tokens_in=answer.tokens_in,
            tokens_cached=answer.tokens_cached,
            tokens_out=answer.tokens_out,
            seconds=self._clock() - begun,
            model=PurePath(answer.model or reached.facts.model).name,
            tier=self._request.tier,
            confidence=None if narrowed else answer.confidence,
            decision=None if narrowed else answer.decision,
            arguments=None if called is None else called.arguments,
            argument=None if called is None else called.argument,
            steps=() if narrowed else tuple(min(each.decision, each.arguments) for each in answer.planned),
            restarts=self._request.restarts,
            thought=answer.thought.strip(),
            calls=answer.calls if whole else (),
            waited=begun - asked,
            first=(self._first or self._clock()) - asked,
        )

    def _tell(self, text: str, thought: bool) -> None:
        self._first = self._first or self._clock()
        self._request.begun = True
        self._request.tell(text, thought=thought)

    async def _form(self, reached: Reached) -> Form:
        """The request as it is sent. Raises ContextFull when it can't fit."""
        prompt, facts = self._request.prompt, reached.facts
        sent = form(prompt, reached.manners, model=facts.model, seed=self._request.seed, most=prompt.max_tokens)
        if not facts.context:
            return sent
        body = sent.body()
        if most(body) + prompt.max_tokens <= facts.context:
            return sent
        tokens = await count(reached.line, self._spec, facts, body)
        if tokens >= facts.context:
            # it may have been started anew, or load its model with more room now than it said
            facts = await self._anew(reached)
        if facts.context and tokens >= facts.context:
            raise ContextFull(tokens, facts.context)
        sent.most = min(prompt.max_tokens, max(1, facts.context - tokens)) if facts.context else prompt.max_tokens
        return sent

    async def _anew(self, reached: Reached) -> Facts:
        """What the server says of itself now; what it said before, when it says nothing."""
        try:
            facts = await probe(reached.line, self._spec)
        except (Transient, ModelError):
            return reached.facts
        reached.facts = facts
        return facts

    async def _valid(self, sent: Form, manners: Manners) -> Answer:
        """An answer that is what was asked for; the model may try twice. Raises ContextFull, ModelError."""
        prompt = self._request.prompt
        for last in (False, True):
            answer = await self._ask(sent)
            fault = _fault(prompt, answer)
            if fault is None:
                break
            log.info("%s: %s", self._spec.host, fault)
            if last:
                raise ModelError(f"{self._spec.host} did not answer in the form that was asked for: {fault}")
            sent.retry(answer.text, f"This is not what was asked for. {fault}\n{_wanted(prompt)}")
            self._request.rewind()
        manners.learn(sent)
        return answer

    async def _ask(self, sent: Form) -> Answer:
        """One answer, valid or not. Raises ContextFull, ModelError."""
        from ryxd.models.remote.reading import Reading  # imported when it was connected, not by every daemon

        retries = Retries(self._patience)
        prompt = self._request.prompt
        tools = prompt.tools if prompt.schema is None else ()  # an answer under a schema is no call
        while True:
            reached = await self._ready()
            answer = Answer(self._tell, Reading(tools))
            try:
                await reached.line.ask(sent.body(), answer.add, room=reached.facts.context)
                await self._end(answer)
            except Refusal as error:
                if answer.heard or not sent.give_way(error.words):
                    self._request.begun = True  # no other model should be tried: it is the request that is wrong
                    raise ModelError(f"{self._spec.host} refuses this request: {error.words}") from None
            except Transient as error:
                if isinstance(error, Silent) and sent.streamed:
                    # an error after the first byte has no status any more: some servers only hang up then
                    sent.streamed = False
                    continue
                if answer.heard:
                    self._give_up(str(error), None)
                    raise ModelError(f"{error}, in the middle of the answer") from None
                try:
                    await retries.wait(error)
                except ModelError:
                    self._give_up(str(error), error.after)
                    raise
            except ModelError as error:
                self._give_up(str(error), None)
                raise
            else:
                return answer

    async def _end(self, answer: Answer) -> None:
        """No more of it will come. Raises Transient, ModelError when there should be more."""
        answer.end(await asyncio.to_thread(answer.read))
        if not answer.finish and not answer.heard:
            raise Silent(f"{self._spec.host} ended its answer before it began")
        if not answer.finish:
            raise ModelError(f"{self._spec.host} broke off in the middle of its answer")


class Retries:
    """How often, and when, what went wrong in passing is tried again."""

    def __init__(self, patience: Patience) -> None:
        self._patience = patience
        self._tries = 0
        self._begun = asyncio.get_running_loop().time()

    async def wait(self, error: Transient) -> None:
        """Wait until it is worth another try. Raises ModelError when it is not."""
        patience = self._patience
        self._tries += 1
        pause = patience.pause(self._tries) if error.after is None else error.after
        if error.loading:
            enough = asyncio.get_running_loop().time() - self._begun > patience.load
        else:
            enough = self._tries >= patience.tries
        if enough or pause > patience.asked:
            raise ModelError(str(error)) from None
        await asyncio.sleep(pause)


def _fault(prompt: Prompt, answer: Answer) -> str | None:
    """What is wrong with an answer; nothing is with one that was cut off, for that is told by `stop`."""
    from ryxd.models.remote import check  # imported when it was connected, not by every daemon

    if answer.finish == "length":
        return None
    if answer.calls:
        return check.fault_of_calls(answer.calls, prompt.tools)
    return None if prompt.schema is None else check.fault(answer.text, prompt.schema)


def _wanted(prompt: Prompt) -> str:
    if prompt.schema is None:
        return "Call a function that there is, with valid arguments."
    return wish(prompt.schema)
