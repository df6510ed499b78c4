"""One request inside the worker, from its arrival to its answer."""

from dataclasses import dataclass, field

from ryxd.models.frames import Complete
from ryxd.models.worker.sequences import Held
from ryxd.models.worker.writer import Writer


@dataclass(eq=False)
class Job:
    """What is known of a request, and how far it is."""

    asked: Complete
    prompt: list[int]
    fixed: int
    """How many of the prompt's first tokens every request of this agent begins with."""
    arrived: float
    text: list[int] = field(default_factory=list)
    """INVARIANT: the prompt and every token written after it that is certain and was decoded once."""
    writer: Writer | None = None
    held: Held | None = None
    follows: tuple["Job", int] | None = None
    """Who is reading what this one begins with, too, and how many tokens that is."""
    due: bool = False
    """A background one that had waited long enough: it is not pushed back."""
    wanted_by_user: bool = False
    """Somebody in front of the screen waits for its prompt, which begins like theirs."""
    cached: int = 0
    """Tokens of the prompt that were there when it was first let in."""
    looked: bool = False
    """Whether its fixed prefix was looked for on disk."""
    pinned: bool = False
    stepped: int = 0
    """The last step that it had a part in."""
    begun: float | None = None
    first: float | None = None
    prepared: bool = False
    sure: float = 0.8
    """How often its drafts turned out right lately."""

    @property
    def id(self) -> int:
        """The request's number."""
        return self.asked.id

    @property
    def urgent(self) -> bool:
        """Whether a person waits for it."""
        return self.asked.interactive or self.wanted_by_user

    @property
    def most(self) -> int:
        """Tokens that it may come to hold; its last one is told without being decoded."""
        return len(self.prompt) + self.asked.max_tokens - 1

    def feed(self) -> tuple[list[int], int]:
        """Tokens that are to be decoded next, and how many of the last need logits."""
        pending, wanted = (self.writer.pending, self.writer.wanted) if self.writer else ([], 0)
        have = len(self.held.tokens) if self.held else 0
        if not pending:
            return self.text[have:], 1
        if have >= len(self.text):
            return pending[have - len(self.text) :], wanted
        return self.text[have:] + pending, wanted

    @property
    def writing(self) -> bool:
        """Whether its prompt is read and its answer goes on."""
        return bool(self.writer and self.writer.pending and self.held and len(self.held.tokens) >= len(self.text))
