"""How a session stands when a request comes: who speaks with the user, what its agents were told (B9, C7)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from ryxd.agents.presenting import Presented
from ryxd.agents.wording import say
from ryxd.core.agent import AgentSpec
from ryxd.engine.gate.verdict import Level
from ryxd.engine.router import Route

CONTROL = "control"
"""The rule that leads a request to who was given the user."""

GOES_ON = "handoff.goes_on"
"""The rule that leads a request to who had the last one, which was handed over."""

_FOLLOWS = re.compile(
    r"(?:ok|okay|hm|well|gut|na)?[ ,]*(?:and|or|but|now|then|also|again|what about|how about|why|und|oder|aber"
    r"|jetzt|nun|dann|auch|noch|wieder|warum|wieso|was ist mit|wie wäre es)\b"
)
_REFERS = re.compile(
    r"\b(?:it|its|that|this|these|those|them|they|their|same|instead|others?|das|dies(?:e[rmns]?)?|es|davon|damit|dazu"
    r"|daran|darin|deren|dessen|denen|ihn|ihm|dasselbe|stattdessen|andere[rmns]?)\b"
)
_SHORT = 20
"""Words of what is said about something before; what is longer says itself what it is about."""

_BACK = re.compile(
    r"(?:(?:please|bitte|ok|okay|now|jetzt)[ ,]+)*"
    r"(?:(?:take |give |get )?(?:me )?(?:the )?control back|(?:take|give) back (?:the )?control"
    r"|back to ryx|(?:let me |i want to |i'd like to )?(?:talk|speak) (?:to|with) ryx(?: again)?"
    r"|(?:gib |nimm )?(?:mir )?(?:die )?kontrolle zurück(?:geben|nehmen)?|zurück zu ryx"
    r"|(?:ich (?:will|möchte) )?(?:wieder )?mit ryx (?:reden|sprechen))"
    r"(?:[ ,]+(?:please|bitte|now|jetzt))*"
)


def wants_back(text: str) -> bool:
    """Whether the user wants to speak with ryx itself again: said so, and nothing else."""
    return _BACK.fullmatch(text.strip().strip(".!").casefold()) is not None


def refers(text: str) -> bool:
    """Whether a request is about what was said before, by how it begins or what it points to."""
    said = text.strip().casefold()
    return len(said.split()) <= _SHORT and bool(_FOLLOWS.match(said) or _REFERS.search(said))


@dataclass(frozen=True)
class Standing:
    """How a session stands."""

    control: str = ""
    """The path of who speaks with the user in place of ryx; empty for nobody."""
    instructions: Mapping[str, str] = field(default_factory=dict)
    """What agents with a file are told in this session instead of what that says, by name."""

    handed: str = ""
    """The agent that a request was handed over to, and that has had the conversation since; empty for none."""

    def goes_on(self, chosen: Route, specs: Mapping[str, AgentSpec], text: str) -> Route:
        """The Route, with what no rule knows left to that agent where it is about what was said before. Pure."""
        spec = specs.get(self.handed)
        if spec is None or chosen.raw or chosen.rule != "unknown" or not refers(text):
            return chosen
        wants = spec.tier if chosen.level is Level.SIMPLE else chosen.wants
        return replace(chosen, rule=GOES_ON, handler=spec.name, spec=spec, wants=wants)

    def told(self, spec: AgentSpec) -> str:
        """The instructions of an agent here."""
        return self.instructions.get(spec.name, spec.instructions)

    def passed(self, told: Presented, now: str | None, language: str) -> Presented:
        """The answer, with who speaks with the user from `now` on, where that has changed; None is as before."""
        if now is None or now == self.control:
            return told
        key, path = ("control_passed", now) if now else ("control_back", self.control)
        return replace(told, text=f"{told.text}\n{say(language, key, name=path.rpartition('/')[2])}")

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return {"control": self.control, "instructions": dict(self.instructions), "handed": self.handed}

    @classmethod
    def load(cls, seen: Mapping[str, Any]) -> "Standing":
        """From that; a run of an earlier ryx has not noted it."""
        return cls(str(seen.get("control", "")), dict(seen.get("instructions", {})), str(seen.get("handed", "")))

    @classmethod
    def of(cls, stored: Mapping[str, Any], handed: str = "") -> "Standing":
        """From a session's company as the journal has it, and who a request of it was handed over to."""
        there = {str(each["path"]) for each in stored.get("members", ())}
        control = [path for path in stored.get("control", ()) if "/" not in path or path in there]
        return cls(control[-1] if control else "", dict(stored.get("instructions", {})), handed)
