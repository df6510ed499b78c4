"""A request on its way from agent to agent within one run (core.handoff; spec C7)."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from ryxd.core.agent import AgentSpec
from ryxd.core.fence import fenced
from ryxd.core.handoff import Handing, Handoff, Handoffs
from ryxd.core.shipped import system
from ryxd.core.view import View
from ryxd.engine.dumb import REACT
from ryxd.engine.router import Route
from ryxd.wire.events import Counters, Routed

RULE = "handoff"
"""The rule, where an agent has handed over."""
AGENT = ("operator_iterations", "actions", "steps_completed")
"""Counters that each agent has of its own; what models cost is counted for all together."""


@dataclass(frozen=True)
class Way:
    """How a run tells who has the request now."""

    told: Callable[[AgentSpec], str] = lambda spec: spec.instructions
    """The instructions of an agent in this session."""
    routed: Callable[[Routed], Awaitable[None]] | None = None
    """Tells that it goes on with another agent."""


class Relay:
    """The handoffs of one run: who is at work now, what that agent was given, to whom it may give it."""

    def __init__(self, specs: Mapping[str, AgentSpec], way: Way) -> None:
        self._specs = specs
        self._way = way
        self._handoffs = Handoffs({name: spec.handoff for name, spec in specs.items()})
        self._handing: Handing | None = None
        self._before = Counters()

    def offer(self, view: View, spec: AgentSpec, *, thinks: bool = True) -> None:
        """Let a root agent hand over; one that `thinks` has tools for that, its code asks `view.handing`."""
        about = {name: self._specs[name].description for name in spec.handoff if name in self._specs}
        view.handing = self._handing = Handing(view, self._handoffs, about)
        if thinks:
            view.tools.update(self._handing.tools())

    @property
    def given(self) -> bool:
        """Whether the agent at work has handed the request over: then its turn ends, with or without an answer."""
        return self._handing is not None and self._handing.given is not None

    async def next(self, chosen: Route, counters: Counters) -> tuple[Route, AgentSpec] | None:
        """Who has the request now, where the agent at work has handed it over; and what that one has cost."""
        handing, self._handing = self._handing, None
        if handing is None or handing.given is None:
            return None
        given = handing.given
        self._before = self.all_told(counters)
        spec = self._specs[given.target]
        spec = replace(spec, instructions=self._way.told(spec))
        if self._way.routed is not None:
            slots = {"from": given.source}
            level, tier = str(chosen.level), str(spec.tier)
            await self._way.routed(Routed(level=level, rule=RULE, handler=spec.name, tier=tier, slots=slots))
        # nothing that rules read in the request is about what this agent should do
        route = Route(chosen.level, RULE, spec.name, chosen.language, {}, spec=spec, wants=spec.tier)
        return replace(route, task_type=chosen.task_type, pattern=REACT, raw=chosen.raw), spec

    def all_told(self, counters: Counters) -> Counters:
        """What the agents have done so far, those before the last one with it."""
        return counters.model_copy(
            update={name: getattr(counters, name) + getattr(self._before, name) for name in AGENT}
        )

    async def request(self, view: View, request: str) -> str:
        """What the agent at work is told: the user's request, or what was handed over with it, as data."""
        if not self._handoffs.made:
            return request
        given = self._handoffs.made[-1]
        board = {name: text for name, text in (await view.read_board()).items() if name != "handoffs"}
        parts = [_told(given), fenced("handoff", self._facts(given, request))]
        return "\n\n".join([*parts, *([fenced("board", board)] if board else [])])

    def _facts(self, given: Handoff, request: str) -> dict[str, object]:
        earlier = self._handoffs.summary()[:-1]
        facts: dict[str, object] = {"request": request, "context": given.context, "earlier_handoffs": earlier}
        return {key: value for key, value in facts.items() if value}


def _told(given: Handoff) -> str:
    return system("handoff").format(source=given.source, task=given.task).strip()
