"""Sessions in the graph of a run: the run's own and those of its subagents, with their turns and their ends."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ryxd.record.provenance import addresses
from ryxd.record.provenance.statements import INLINE, Statements, short
from ryxd.record.provenance.terms import LABEL, At, Iri, prov, ryx, tg
from ryxd.wire.events import Event

Before = tuple[Iri, ...]
"""What something follows from."""


@dataclass(frozen=True)
class Past:
    """What the journal knows of a run."""

    run: str
    session: str
    text: str
    created: int
    events: Sequence[Event]
    reads: Mapping[str, Sequence[tuple[str, str]]] = field(default_factory=dict)
    """By Action: the files that it showed, each with the hash of its content."""
    hashes: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By change: the hashes of the content before and after it; "" where there was none."""
    prompts: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """By agent: the version of its instructions, and all that it was told before the conversation."""
    models: Mapping[str, str] = field(default_factory=dict)
    """By name of those that thought: the version of its file; "" where that is not known."""


@dataclass
class Session:
    """The session of the run itself, or of one subagent."""

    iri: Iri
    path: str = ""
    goal: str = ""
    correlation: str = ""
    parent: "Session | None" = None
    begin: Before = ()
    """What the first thing in it follows from: its question, or how that was routed."""
    last: Before = ()
    """What its agent came to last."""
    begun: int = 0
    """The event with which it began."""
    ended: int = 0
    """When it was last heard of; milliseconds since 1970."""
    turns: int = 0
    routings: int = 0
    plan: Iri | None = None

    @property
    def name(self) -> str:
        """The id that the source's properties call it by."""
        return self.iri.removeprefix(addresses.BASE)

    @property
    def activity(self) -> Iri:
        """What was done in it."""
        return addresses.activity(self.iri)

    @property
    def untouched(self) -> bool:
        """Whether nothing has happened in it yet."""
        return self.last == (self.iri,)


class SessionGraph(Statements):
    """Sessions being written, and what followed in them."""

    def __init__(self, past: Past) -> None:
        super().__init__()
        self._past = past
        root = Session(addresses.session(past.run))
        self._sessions = {"": root}
        """By path: the one that the agent of this path has now."""
        self.sessions = [root]
        """All of them, in the order in which they began; the run's own is the first."""
        self._question(root, past.text, past.created, ())

    def _question(self, owner: Session, text: str, at: int, before: Before) -> None:
        """The beginning of a session: its question, and the activity that uses it."""
        owner.begin = owner.last = (owner.iri,)
        self._type(owner.iri, prov("Entity"), tg("Question"), tg("AgentQuestion"))
        self._say(owner.iri, {
            LABEL: owner.path or "Question", tg("query"): short(text), prov("startedAtTime"): At(at),
            tg("document"): self._document(text) if len(text) > INLINE else None,
            tg("conversationId"): self._past.session,
        })  # fmt: skip
        self._all(owner.iri, prov("wasDerivedFrom"), before)
        self._type(owner.activity, prov("Activity"))
        self._say(owner.activity, {
            prov("used"): owner.iri, prov("wasAssociatedWith"): addresses.agent(owner.path or "ryx"),
            tg("conversationId"): self._past.session,
        })  # fmt: skip

    def _turn(self, event: Event, owner: Session, before: Before) -> Iri:
        """An iteration that begins."""
        owner.turns += 1
        node = addresses.iteration(owner.iri, owner.turns)
        self._node(node, event, owner, before, f"{event.agent} {owner.turns}", tg("Analysis"))
        self._add(node, tg("stepNumber"), owner.turns)
        return node

    def _completion(self, owner: Session) -> Iri:
        """That a subagent is done: what it came to last."""
        node = addresses.completion(owner.iri)
        self._type(node, prov("Entity"), tg("SubagentCompletion"), tg("Finding"), tg("Answer"))
        self._say(node, {
            LABEL: f"{owner.path} is done", tg("correlationId"): owner.correlation,
            tg("subagentGoal"): short(owner.goal), tg("subagentSessionId"): owner.name,
            tg("parentSessionId"): owner.parent.name if owner.parent else None,
            prov("wasGeneratedBy"): owner.activity, prov("generatedAtTime"): At(owner.ended or self._past.created),
            tg("conversationId"): self._past.session,
        })  # fmt: skip
        self._all(node, tg("result"), owner.last)
        self._all(node, prov("wasDerivedFrom"), owner.last)
        return node

    def _node(
        self, node: Iri, event: Event, owner: Session, before: Iterable[Iri], label: str, *types: Iri
    ) -> None:
        """An entity that followed from others in a session."""
        self._type(node, prov("Entity"), *types)
        self._all(node, prov("wasDerivedFrom"), (each for each in before if each != node))
        self._say(node, {
            LABEL: short(label), prov("wasGeneratedBy"): owner.activity, prov("generatedAtTime"): At(event.at),
            prov("wasAttributedTo"): addresses.agent(event.agent or "ryx"),
            tg("conversationId"): self._past.session, ryx("event"): event.id,
        })  # fmt: skip
