"""Answers being written: what to feed a model next, and what its logits say. Runs on the model's thread.

Who decodes asks a Writer for `pending` tokens, decodes them with logits for the last `wanted`, and gives the
rows of logits back (`take`). It knows nothing of other answers, of cells or of cancelling.
"""

import codecs
import itertools
import json
import math
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Literal, Protocol

import numpy as np
from numpy.typing import NDArray

from ryxd.models.dialect.dialects import Dialect, Listener
from ryxd.models.frames import Answered, Complete
from ryxd.models.worker.copying import copies_of, held
from ryxd.models.worker.drafts import Drafts
from ryxd.models.worker.forcing import common
from ryxd.models.worker.grammar import Constraint, Grammars, GrammarStuck, SchemaRefused
from ryxd.models.worker.sampler import Odds, Sampler
from ryxd.models.worker.schema import closed
from ryxd.models.worker.sureness import Sureness
from ryxd.models.worker.template import Template, TemplateFailed
from ryxd.models.worker.vocabulary import Vocabulary

Stop = Literal["end", "length", "grammar", "calls"]

_PREFIXES = 64
"""Fixed prefixes remembered, the least recently used goes first."""


_TAIL = 64
"""Tokens at the end of a prompt in which a thought may have been opened."""
_FORCED_MOST = 24
"""Tokens forced in one step: a step holds so many and no more, the rest is forced in the next."""


class Rows(Protocol):
    """The logits that a decode gave for the tokens a writer wanted them for, in order."""

    def __len__(self) -> int: ...

    def logits(self, i: int) -> NDArray[np.float32]:
        """llama.cpp's own memory, to be changed in place. Raises DecodeFailed when they are no numbers."""
        ...


@dataclass
class Taken:
    """What came of a decode."""

    kept: int
    """How many of the tokens that were fed stay in the context; the rest were wrong guesses."""
    pieces: list[tuple[str, bool]] = field(default_factory=list)
    """New text, and whether it is a thought."""
    stop: Stop | None = None
    """Why it is done, when it is."""


@dataclass(frozen=True)
class Parts:
    """What all writers of a model share."""

    vocabulary: Vocabulary
    dialect: Dialect
    grammars: Grammars
    odds: Odds
    markers: frozenset[int]
    """Control tokens that are text to a listener."""


class Writer:
    """One answer being written.

    With a schema it is written under its grammar from the first token on, or from the end of the thought that
    the prompt has opened. Without one it is free text, but once the model has opened a call of one of its tools,
    the call is written under the grammar of those.
    """

    def __init__(self, parts: Parts, job: Complete, prompt: Sequence[int]) -> None:
        """Raises SchemaRefused, and DecodeFailed when llama.cpp gives no sampler."""
        self.pending: list[int] = []
        """What to feed next: the token that was chosen, those that must follow it, guesses."""
        self.wanted = 1
        """How many of the last pending tokens need logits."""
        self._parts = parts
        self._vocabulary = parts.vocabulary
        self._job = job
        self._constraint: Constraint | None = None
        self._listener: Listener | None = None
        self._must: list[int] = []
        """Tokens that end a call."""
        self._called = False
        """Whether a call has ended: nothing but another one may follow."""
        self._sureness = Sureness()
        tail = b"".join(self._vocabulary.piece(token, special=True) for token in prompt[-_TAIL:])
        tools = job.tools if job.schema is None else ()
        self._listener = parts.dialect.listener(tools, tail.decode(errors="replace"))
        self._first: Constraint | None = None
        """The grammar of the answer, while it is not yet its turn."""
        if job.schema is not None:
            self._first = parts.grammars.constraint(job.schema)
            self._answers()
        self._sampler = Sampler(job.temperature, job.seed) if job.temperature > 0 else None
        self._drafts = Drafts(prompt)
        self._forced = 0
        """Tokens that were not chosen."""
        self._drafts_most = 0
        self._guessed: list[int] = []
        """The end of `pending`: tokens nobody has chosen yet."""
        self._unsure: list[int] = []
        """Forced tokens, the first of `pending` after the chosen one, whose probability the next rows tell."""
        self._written: list[int] = []
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._thought = ""
        self._calls: list[tuple[str, str]] = []
        self._stop: Stop = "length"

    @property
    def drafted(self) -> int:
        """How many of the last pending tokens are guesses."""
        return len(self._guessed)

    def prepare(self) -> None:
        """Right before the decode: begin what can be computed while it runs."""
        if self._constraint:
            self._constraint.prepare(self._guessed)

    def limit_drafts(self, most: int) -> None:
        """From now on guess at most so many tokens a step."""
        self._drafts_most = most

    def take(self, rows: Rows) -> Taken:
        """Choose, check guesses, make text. Raises GrammarStuck, DecodeFailed."""
        taken = Taken(len(self.pending) - len(self._guessed))
        if not self._job.max_tokens:
            taken.stop = "length"
            return taken
        first = len(rows) - 1 - len(self._guessed)
        self._look_back(rows)
        guessed, accepted = self._guessed, 0
        fresh: list[int] = []
        for at in range(len(guessed) + 1):
            token = self._choose(rows, first + at)
            right = at < len(guessed) and token == guessed[at]
            accepted += right
            fresh = [] if right else [token]
            self._say(token, taken)
            if taken.stop or self._must or not right:
                break
        taken.kept += accepted
        self._drafts.said(guessed[:accepted])
        self._drafts.checked(len(guessed), accepted)
        self.pending, self._guessed, self._unsure = [], [], []
        if not taken.stop:
            self._plan(fresh, taken)
        if taken.stop == "end" and self._first:
            raise GrammarStuck("it thought, and gave no answer")
        if taken.stop:
            self._stop = taken.stop
            if self._constraint and not self._listener and taken.stop != "length":
                self._constraint.check(self._text)
        return taken

    def _look_back(self, rows: Rows) -> None:
        """How probable the model finds what it was not asked about, where that decides."""
        for at, token in enumerate(self._unsure):
            logits = rows.logits(at)
            total = self._parts.odds.total(logits, float(logits.max()))
            self._sureness.add(math.exp(float(logits[token]) - total), decides=True, free=False)

    def _choose(self, rows: Rows, row: int) -> int:
        """The next token. Counts its probability as the model gave it, not as the grammar left it."""
        logits = rows.logits(row)
        best = int(logits.argmax())
        looks = self._sureness.looks()
        total = self._parts.odds.total(logits, float(logits[best])) if looks else 0.0
        constraint = self._constraint
        if self._sampler:
            if constraint:
                constraint.forbid(logits)
            best = self._sampler.choose(logits, form=constraint is not None)
        elif constraint and not constraint.allows(best):
            constraint.forbid(logits)
            best = int(logits.argmax())
        if looks and not self._vocabulary.is_end(best):
            self._sureness.add(math.exp(float(logits[best]) - total), decides=self._sureness.open)
        return best

    def _say(self, token: int, taken: Taken) -> None:
        """The token is part of the answer."""
        if self._vocabulary.is_end(token):
            taken.stop = "end"
            return
        if self._constraint:
            self._constraint.accept(token)
        self._written.append(token)
        text = self._utf8.decode(self._vocabulary.piece(token, special=token in self._parts.markers))
        if text and not self._tell(text, taken.pieces):
            taken.stop = "calls"
        elif self._constraint and self._constraint.complete:
            taken.stop = self._complete()
        if not taken.stop and len(self._written) >= self._job.max_tokens:
            taken.stop = "length"

    def _tell(self, text: str, pieces: list[tuple[str, bool]]) -> bool:
        """New text; False when nothing of it may be told, as it comes after the model's calls."""
        self._sureness.wrote(text)
        if not self._listener:
            self._text += text
            pieces.append((text, False))
            return True
        for told, thought in self._listener.feed(text):
            if self._called and told.strip() and not thought:
                return False
            pieces.append((told, thought))
            self._text += "" if thought else told
        self._answers()
        if self._listener and (calling := self._listener.calling) and not self._constraint:
            try:
                self._constraint = self._parts.grammars.constraint(closed(calling.schema))
                self._sureness.begin()
            except SchemaRefused:
                self._listener.calling = None  # it is written freely, and read all the same
        return True

    def _answers(self) -> None:
        """Begin the answer that has a grammar, unless a thought comes before it."""
        if self._first is None or self._listener is None or self._listener.thinks:
            return
        _, self._thought, _ = self._listener.finish()
        self._constraint, self._first, self._listener = self._first, None, None
        self._sureness.begin()

    def _complete(self) -> Stop | None:
        """The grammar is at its end: the answer's, or only a call's."""
        if not self._listener:
            return "grammar"
        calling, self._listener.calling = self._listener.calling, None
        self._constraint, self._called = None, True
        self._sureness.end()
        if not calling or not calling.closes:
            return "calls"
        self._must = self._vocabulary.tokens(calling.closes, control=True)
        return None

    def _plan(self, fresh: list[int], taken: Taken) -> None:
        """What to feed next, beginning with what was chosen; more may have to be written with it."""
        self.pending = fresh
        if self._constraint:
            forced = self._constraint.forced(self._written)
            if forced and self._sureness.open and self._constraint.ends(forced):
                del forced[-1:]  # one more decode: it tells how sure the model was of the others
            self._force(forced[:_FORCED_MOST], taken)
        if self._must and not taken.stop:
            self._force(self._must, taken)
            self._must = []
        if taken.stop:
            return
        self._drafts.said(self.pending)
        self._guessed = self._drafts.guess(min(self._drafts_most, self._job.max_tokens - len(self._written) - 1))
        if self._constraint and self._guessed:
            del self._guessed[self._constraint.valid(self._guessed) :]
        self.pending += self._guessed
        self.wanted = len(self.pending) if self._unsure else 1 + len(self._guessed)

    def _force(self, tokens: Sequence[int], taken: Taken) -> None:
        for token in tokens:
            if self._constraint and self._sureness.open:
                self._unsure.append(token)
            self.pending.append(token)
            self._forced += 1
            self._say(token, taken)
            if taken.stop:
                return

    def finish(self) -> list[tuple[str, bool]]:
        """The rest of the text, at its end."""
        pieces: list[tuple[str, bool]] = []
        if rest := self._utf8.decode(b"", final=True):
            self._tell(rest, pieces)
        if self._listener:
            told, self._thought, self._calls = self._listener.finish(cut=self._stop == "length")
            if not self._called:
                pieces += told
                self._text += "".join(text for text, thought in told if not thought)
            if self._stop in ("end", "calls"):
                self._stop = "calls" if self._calls else "end"
        return pieces

    def answered(
        self, *, tokens_in: int, tokens_cached: int, seconds: float, waited: float, first: float
    ) -> Answered:
        """The whole answer, after `finish`."""
        return Answered(
            id=self._job.id,
            text=self._text,
            stop=self._stop,
            tokens_in=tokens_in,
            tokens_cached=tokens_cached,
            tokens_out=len(self._written),
            seconds=seconds,
            confidence=self._sureness.confidence,
            decision=self._sureness.decision,
            thought=self._thought,
            calls=[[name, arguments] for name, arguments in self._calls],
            drafted=self._drafts.drafted,
            accepted=self._drafts.accepted,
            forced=self._forced,
            waited=waited,
            first=first,
            arguments=self._sureness.arguments,
            argument=self._sureness.argument,
            steps=[[step.decision, step.arguments] for step in self._sureness.steps],
        )

    def close(self) -> None:
        """Free what llama.cpp holds for it; twice is once."""
        if self._sampler:
            self._sampler.close()
            self._sampler = None


class Writers:
    """Makes the writers of one model."""

    def __init__(self, vocabulary: Vocabulary, template_source: str | None, copies: str | None = None) -> None:
        """`copies`: what the file says that its model copies. Raises TemplateFailed for a source that is none."""
        self._vocabulary = vocabulary
        self._copies = copies_of(copies)
        self._template = Template(
            template_source,
            bos=vocabulary.text(vocabulary.bos),
            eos=vocabulary.text(vocabulary.eos),
            controls=vocabulary.controls,
        )
        dialect = self._template.dialect
        markers = [vocabulary.tokens(text, control=True) for text in dialect.markers]
        self._parts = Parts(
            vocabulary,
            dialect,
            Grammars(vocabulary),
            Odds(vocabulary.size),
            frozenset(tokens[0] for tokens in markers if len(tokens) == 1),
        )
        self._prefixes: OrderedDict[str, list[int]] = OrderedDict()

    @property
    def knows_tools(self) -> bool:
        """Whether the model's own template has a place for tools."""
        return self._template.knows_tools

    def prompt(self, job: Complete) -> tuple[list[int], int]:
        """The tokens of a request, and how many of the first are the same for every request of its kind.

        Those are the instructions: leading system messages and tools, as far as they never change. Raises
        TemplateFailed.
        """
        tokens = self._vocabulary.prompt(self._template.render(job.messages, job.extra, job.tools))
        return tokens, common(tokens, self._prefix(job))

    def _prefix(self, job: Complete) -> list[int]:
        system = [[*said] for said in itertools.takewhile(lambda message: message[0] == "system", job.messages)]
        if system and 0 < job.fixed < len(system[0][1]):
            system = [["system", system[0][1][: job.fixed]]]
        key = json.dumps([system, job.extra, job.tools], default=dict)
        known = self._prefixes.pop(key, None)
        if known is None:
            try:
                known = self._vocabulary.prompt(self._template.prefix(system, job.extra, job.tools))
            except TemplateFailed:
                known = []
        self._prefixes[key] = known
        if len(self._prefixes) > _PREFIXES:
            self._prefixes.popitem(last=False)
        return known

    def begin(self, job: Complete, prompt: Sequence[int]) -> Writer:
        """A writer for a request and its prompt. Raises SchemaRefused, DecodeFailed."""
        if self._copies and job.schema is not None:
            job = replace(job, schema=held(job.schema, job.messages, self._copies))
        return Writer(self._parts, job, prompt)
