"""One request after another, from messages to text. Runs on the thread that owns the model."""

import codecs
import json
import math
import re
import time
from collections.abc import Callable
from typing import Literal

import numpy as np
from numpy.typing import NDArray

from ryxd.models.frames import Answered, Complete
from ryxd.models.worker.grammar import Constraint, Grammars
from ryxd.models.worker.llama import Aborted, DecodeFailed, Model, Sampler
from ryxd.models.worker.template import Template

_TOOL = re.compile(r'"tool"\s*:\s*"(?:[^"\\]|\\.)*"')


class Overlong(Exception):
    """The prompt leaves no room for an answer; nothing was decoded."""

    def __init__(self, tokens: int, room: int) -> None:
        super().__init__(f"{tokens} tokens do not fit into {room}")
        self.tokens = tokens
        self.room = room


def _log_total(logits: NDArray[np.float32]) -> float:
    """The logarithm that turns a logit into the probability the model itself gives."""
    most = float(logits.max())
    return most + float(np.log(np.exp(logits - most).sum()))


class _Answer:
    """The text so far, whole characters only, and how sure the model was."""

    def __init__(self) -> None:
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")
        self._decided = False
        self.text = ""
        self.sure: list[float] = []
        self.decision: list[float] = []

    def add(self, piece: bytes, sure: float) -> str:
        new = self._utf8.decode(piece)
        self.text += new
        self.sure.append(sure)
        if not self._decided and _TOOL.search(self.text):
            self._decided = True
            self.decision = list(self.sure)
        return new

    def finish(self) -> str:
        rest = self._utf8.decode(b"", final=True)
        self.text += rest
        return rest


class Decoder:
    """Answers requests with one model."""

    def __init__(self, model: Model) -> None:
        """Raises TemplateFailed when the file's chat template is none."""
        vocabulary = model.vocabulary
        self._model = model
        self._template = Template(
            model.template,
            bos=vocabulary.text(vocabulary.bos),
            eos=vocabulary.text(vocabulary.eos),
            controls=vocabulary.controls,
        )
        self._grammars = Grammars(vocabulary.pointer, vocabulary.size, vocabulary.ends)

    def tokens(self, job: Complete) -> list[int]:
        """The prompt of a request. Raises TemplateFailed."""
        return self._model.vocabulary.prompt(self._template.render(job.messages, job.extra))

    def answer(self, job: Complete, emit: Callable[[str], None], cancelled: Callable[[], bool]) -> Answered:
        """Decode an answer. `emit` is called once a step, with the new text, which may be empty.

        Raises Overlong, SchemaRefused, GrammarStuck, TemplateFailed, DecodeFailed, and Aborted once
        `cancelled()` is true: it is asked before each step.
        """
        begun = time.monotonic()
        tokens = self.tokens(job)
        if len(tokens) >= self._model.context:
            raise Overlong(len(tokens), self._model.context)
        constraint = self._grammars.constraint(job.schema) if job.schema is not None else None
        sampler = Sampler(job.temperature, job.seed) if job.temperature > 0 else None
        answer = _Answer()
        try:
            reused = self._model.keep(tokens)
            for start in range(reused, len(tokens), self._model.step):
                self._step(tokens[start : start + self._model.step], cancelled)
                emit("")
            stop = self._write(job, answer, constraint=constraint, sampler=sampler, emit=emit, cancelled=cancelled)
        finally:
            if sampler:
                sampler.close()
        if constraint and stop != "length":
            _refuse_no_json(answer.text)
        confidence = float(np.mean(answer.sure)) if answer.sure else 1.0
        return Answered(
            id=job.id,
            text=answer.text,
            stop=stop,
            tokens_in=len(tokens),
            tokens_cached=reused,
            tokens_out=len(answer.sure),
            seconds=time.monotonic() - begun,
            confidence=confidence,
            decision=min(answer.decision) if constraint and answer.decision else confidence,
        )

    def _step(self, tokens: list[int], cancelled: Callable[[], bool]) -> None:
        if cancelled():
            raise Aborted
        self._model.decode(tokens)

    def _write(
        self,
        job: Complete,
        answer: _Answer,
        *,
        constraint: Constraint | None,
        sampler: Sampler | None,
        emit: Callable[[str], None],
        cancelled: Callable[[], bool],
    ) -> Literal["end", "length", "grammar"]:
        """Token after token, and why it ended."""
        model = self._model
        stop: Literal["end", "length", "grammar"] = "length"
        while len(answer.sure) < job.max_tokens:
            logits = model.logits()
            total = _log_total(logits)
            if constraint:
                constraint.forbid(logits)
            token = model.sample(sampler) if sampler else int(logits.argmax())
            if model.vocabulary.is_end(token):
                stop = "end"
                break
            sure = math.exp(float(logits[token]) - total)
            if constraint:
                constraint.accept(token)
            emit(answer.add(model.vocabulary.piece(token), sure))
            if constraint and constraint.complete:
                stop = "grammar"
                break
            if len(model.cached) == model.context:
                break
            self._step([token], cancelled)
        if rest := answer.finish():
            emit(rest)
        return stop


def _refuse_no_json(text: str) -> None:
    """A grammar that let something else through is a mistake of ours, and must not become an action."""
    try:
        json.loads(text)
    except ValueError as error:
        raise DecodeFailed(f"the grammar let through what is no JSON: {text[:200]!r}") from error
