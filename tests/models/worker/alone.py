"""One answer at a time from a real model, without a scheduler: what a Writer needs and nothing else."""

from dataclasses import dataclass, field
from pathlib import Path

from ryxd.models.frames import Answered, Complete, Load
from ryxd.models.worker.batch import Feed
from ryxd.models.worker.context import Context
from ryxd.models.worker.log import Log
from ryxd.models.worker.sequences import common
from ryxd.models.worker.weights import Weights
from ryxd.models.worker.writers import Writers

LOG = Log()
"""For the whole session: llama.cpp calls it as long as it lives."""


@dataclass
class Said:
    """An answer, and the steps it took."""

    answer: Answered
    pieces: list[tuple[str, bool]] = field(default_factory=list)
    fed: list[int] = field(default_factory=list)
    """How many tokens each step fed, the prompt's not counted."""


class Alone:
    """A model with one sequence."""

    def __init__(self, path: Path) -> None:
        load = Load(str(path), context=512, sequences=1, threads=1)
        self.weights = Weights(load, LOG, lambda _: None)
        self.context = Context(self.weights, load, LOG)
        self.vocabulary = self.weights.vocabulary
        self.writers = Writers(self.vocabulary, self.weights.template, self.weights.copies, self.weights.search)

    def read(self, text: str) -> list[int]:
        """Tokens of a prompt, all but the last of them in the context."""
        prompt = self.writers.prompt(Complete(1, [["user", text]]))[0]
        self.context.cut(0, 0)
        if len(prompt) > 1:
            self.context.decode([Feed(0, 0, prompt[:-1], 0)])
        return prompt

    def say(self, text: str, *, drafts: int = 0, **more) -> Said:
        """An answer to what a user said."""
        job = Complete(1, [["user", text]], **more)
        prompt = self.read(text)
        writer = self.writers.begin(job, prompt)
        writer.limit_drafts(drafts)
        said = Said(Answered(0, "", "end", 0, 0, 0, 0.0, 0.0, 0.0))
        [rows] = self.context.decode([Feed(0, len(prompt) - 1, prompt[-1:], 1)])
        held = list(prompt)
        while True:
            pending = list(writer.pending)
            taken = writer.take(rows)
            assert 0 <= taken.kept <= len(pending)
            stays = held[: len(held) - len(pending) + taken.kept]
            if taken.instead is not None:
                stays = prompt + list(taken.instead)
            same = common(held, stays)
            self.context.cut(0, same)
            said.pieces += taken.pieces
            if taken.stop:
                break
            writer.prepare()
            said.fed.append(len(writer.pending))
            [rows] = self.context.decode([Feed(0, same, stays[same:] + writer.pending, writer.wanted)])
            held = stays + writer.pending
        said.pieces += writer.finish()
        writer.close()
        said.answer = writer.answered(tokens_in=len(prompt), tokens_cached=0, seconds=0, waited=0, first=0)
        assert "".join(text for text, thought in said.pieces if not thought) == said.answer.text
        return said

    def one_by_one(self, text: str, schema: dict) -> str:
        """The greedy answer under a schema, every token chosen by the model: nothing forced, nothing guessed."""
        constraint = self.writers._parts.grammars.constraint(schema)
        prompt = self.read(text)
        [rows] = self.context.decode([Feed(0, len(prompt) - 1, prompt[-1:], 1)])
        written: list[int] = []
        while not constraint.complete and len(written) < 200:
            logits = rows.logits(0)
            constraint.forbid(logits)
            token = int(logits.argmax())
            constraint.accept(token)
            written.append(token)
            [rows] = self.context.decode([Feed(0, len(prompt) + len(written) - 1, [token], 1)])
        return b"".join(map(self.vocabulary.piece, written)).decode()
