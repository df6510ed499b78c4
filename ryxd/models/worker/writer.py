"""Answers being written: what to feed a model next, and what its logits say. Runs on the model's thread.

Who decodes asks a Writer for `pending` tokens, decodes them with logits for the last `wanted`, and gives the
rows of logits back (`take`). It knows nothing of other answers, of cells or of cancelling.
"""

import codecs
import copy
import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import numpy as np
from numpy.typing import NDArray

from ryxd.models.dialect.dialects import Dialect, Listener
from ryxd.models.frames import Answered, Complete
from ryxd.models.worker.drafts import Drafts
from ryxd.models.worker.grammar import Constraint, Grammars, GrammarStuck, SchemaRefused
from ryxd.models.worker.sampler import Odds, Sampler
from ryxd.models.worker.schema import closed
from ryxd.models.worker.search import SURE, Search, Stop, Way, Written, others
from ryxd.models.worker.sureness import Sureness
from ryxd.models.worker.vocabulary import Vocabulary

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
    instead: Sequence[int] | None = None
    """What is written is this now, when it goes on in another way than before; `pending` comes after it."""


@dataclass(frozen=True)
class Parts:
    """What all writers of a model share."""

    vocabulary: Vocabulary
    dialect: Dialect
    grammars: Grammars
    odds: Odds
    markers: frozenset[int]
    """Control tokens that are text to a listener."""
    others: int = 0
    """How many other ways to write what has a grammar are tried (search.py)."""


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
        self._unsure: list[tuple[int, bool]] = []
        """Forced tokens, the first of `pending` after the chosen one, whose probability the next rows tell, and
        whether each is part of the tool's choice."""
        self._written: list[int] = []
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")
        self._text = ""
        self._thought = ""
        self._calls: list[tuple[str, str]] = []
        self._stop: Stop = "length"
        whole = self._constraint is not None and self._listener is None and self._sampler is None
        self._search = Search(parts.others) if parts.others and whole else None

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
        try:
            self._write(rows, taken)
        except GrammarStuck:
            if not self._search or not self._search.found:
                raise
            self._search.score = -math.inf  # it was another way, and leads nowhere
        if self._search:
            self._compare(self._search, taken)
        if taken.stop == "end" and self._first:
            raise GrammarStuck("it thought, and gave no answer")
        if taken.stop:
            self._stop = taken.stop
            if self._constraint and not self._listener and taken.stop != "length":
                self._constraint.check(self._text)
        return taken

    def _write(self, rows: Rows, taken: Taken) -> None:
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

    def _look_back(self, rows: Rows) -> None:
        """How probable the model finds what it was not asked about, where that decides."""
        for at, (token, decides) in enumerate(self._unsure):
            logits = rows.logits(at)
            chance = float(logits[token]) - self._parts.odds.total(logits, float(logits.max()))
            if decides:
                self._sureness.add(math.exp(chance), decides=True, free=False)
            if self._search:
                self._search.score += chance

    def _choose(self, rows: Rows, row: int) -> int:
        """The next token. Counts its probability as the model gave it, not as the grammar left it."""
        logits = rows.logits(row)
        best = int(logits.argmax())
        looks = self._sureness.looks()
        total = self._parts.odds.total(logits, float(logits[best])) if looks or self._search else 0.0
        constraint = self._constraint
        if self._sampler:
            if constraint:
                constraint.forbid(logits)
            best = self._sampler.choose(logits, form=constraint is not None)
        elif constraint and not constraint.allows(best):
            constraint.forbid(logits)
            best = int(logits.argmax())
        chance = float(logits[best]) - total
        if self._search and constraint:
            if chance < SURE:
                self._note(self._search, constraint, logits, best, total)
            self._search.score += chance
        if looks and not self._vocabulary.is_end(best):
            self._sureness.add(math.exp(chance), decides=self._sureness.open)
        return best

    def _note(
        self, search: Search, constraint: Constraint, logits: NDArray[np.float32], best: int, total: float
    ) -> None:
        """Keep the ways that part here and may come to be the likeliest."""
        constraint.forbid(logits)
        for token in others(logits, best):
            chance = float(logits[token]) - total
            if search.worth(search.score + chance):
                search.keep(Way(search.score + chance, token, chance, self._state(), constraint.twin()))

    def _state(self) -> Written:
        return Written(
            tuple(self._written), self._text, self._utf8.getstate(), self._forced, copy.deepcopy(self._sureness)
        )

    def _compare(self, search: Search, taken: Taken) -> None:
        """Where this way is at its end, or can't win any more: try another one, or end with the likeliest."""
        while taken.stop or search.lost:
            if taken.stop:
                search.wrote(self._state(), taken.stop)
            way = search.next()
            if way is None:
                written, taken.stop = search.best
                self._restore(written)
                taken.pieces = [(self._text, False)]
                return
            taken.stop, taken.instead = None, way.at.tokens
            self._go(way, taken)
        taken.pieces.clear()

    def _restore(self, written: Written) -> None:
        self._written, self._text, self._forced = list(written.tokens), written.text, written.forced
        self._utf8.setstate(written.utf8)
        self._sureness = written.sureness

    def _go(self, way: Way, taken: Taken) -> None:
        """Write on in another way than before."""
        self._restore(way.at)
        self._constraint = way.constraint
        self._drafts.instead(self._written)
        self.pending, self._guessed, self._unsure = [], [], []
        if not self._vocabulary.is_end(way.token):
            self._sureness.add(math.exp(way.chance), decides=self._sureness.open)
        self._say(way.token, taken)
        if not taken.stop:
            self._plan([way.token], taken)

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
            if self._constraint and (self._sureness.open or self._search):
                self._unsure.append((token, self._sureness.open))
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
