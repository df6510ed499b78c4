"""Who does it: from the gate's verdict to a Route (DESIGN §5; specs C1, C6).

explicit → rules → small model: what no rule knew the small model chooses (deciding.py), else it goes to its chat
agent, never to a large one.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from ryxd.core.action import Action
from ryxd.core.agent import AgentSpec
from ryxd.core.contract import Contract
from ryxd.core.model import Tier
from ryxd.core.profile import Profile
from ryxd.engine.changing import RULES
from ryxd.engine.gate.verdict import JsonValue, Level, Verdict

NAMED = "named"
"""The rule, where the user has named the agent."""

UNKNOWN = "chat"
"""The agent for what no rule knew."""

WANTED = {Level.SIMPLE: Tier.SMALL, Level.MODERATE: Tier.LARGE, Level.COMPLEX: Tier.LARGE}
"""The tier that plans a request of this level (the source's routing table)."""


@dataclass(frozen=True)
class Route:
    """Who does a request: `action`, `several` or `spec`; none of them when no agent can do it yet."""

    level: Level
    rule: str
    handler: str
    language: str
    slots: Mapping[str, Any]
    action: Action | None = None
    spec: AgentSpec | None = None
    wants: Tier | None = None
    several: tuple[Action, ...] = ()
    """Actions that need no model, one after the other, instead of `action` and `spec`."""
    single: bool = False
    """One action is all it takes."""
    task_type: str = "general"
    """What kind of request it is (spec C12)."""
    pattern: str = "react"
    """How it is worked at (spec C11); `direct` is what needs no model."""
    framing: str = ""
    """What the task type says of how to go about it."""
    profile: Profile | None = None
    """How much its pattern may spend (spec C10)."""
    contracts: Mapping[str, Contract] = field(default_factory=dict)
    """What the roles of a coordinator have to do (spec C9)."""
    raw: bool = False
    """No rule has read it, and none may answer or narrow in the model's place."""


LARGER = frozenset({"data.chart", "data.table", "code.change", "shell.tests"})
"""Rules of which one operator does all, with a larger model: code is more than a small one writes (spec C3)."""

LONGER = LARGER | {"web.summary", "rag.search"}
"""Rules for what is looked at, worked on and told of: no single action."""

VAGUE = frozenset({"file.change"})
"""Rules that know what a request is about, and not what is to be done: who may do anything does it."""

FILE = "file"
CHANGE = "change"
"""The agent for what the gate reads as a change to named files."""
FILE_STEPS = frozenset(
    [
        "find",
        "search",
        "locate",
        "look",
        "open",
        "read",
        "show",
        "list",
        "finde",
        "such",
        "suche",
        "oeffne",
        "öffne",
        "lies",
        "zeig",
        "zeige",
        "liste",
        "mach",
    ]
)
"""Verbs of several steps that the file agent can all do."""

ONE_TOOL = {"file.list": "list_dir", "file.read": "read_file", "file.open": "open_file"}
"""Rules that leave one tool to choose, once the path is named."""

SEARCH = {"file.find": "search_files"}
"""Rules that leave one tool in any case."""


def _only_files(verdict: Verdict) -> bool:
    verbs = verdict.slots.get("verbs")
    if verdict.slots.get("opens"):
        return False  # its first step is a website or an application
    return isinstance(verbs, list | tuple) and bool(verbs) and all(str(verb) in FILE_STEPS for verb in verbs)


def named_paths(slots: Mapping[str, Any]) -> tuple[str, ...]:
    """The files and folders that a request names letter by letter; a pattern with a gap in it names none."""
    path, pattern = str(slots.get("path") or ""), str(slots.get("pattern") or "").lstrip("*")
    whole = pattern if "." in pattern.strip(".") and not set(pattern) & set("*?[{") else ""
    if path and whole:
        return (f"{path.rstrip('/')}/{whole}",)
    return tuple(name for name in (path, whole) if name)


def only_tool(rule: str, slots: Mapping[str, Any], named: Sequence[str], cwd: Path) -> str | None:
    """The one tool that a request of this rule can mean; None when the model has to choose."""
    if slots.get("newest") or slots.get("when"):
        return SEARCH["file.find"]  # which file that is, only a search can say
    if rule in SEARCH and named == (str(slots.get("path")),) and not slots.get("pattern"):
        return "list_dir"  # "find the files in ~/src" says where, and not what
    if rule in SEARCH or not named:
        return SEARCH.get(rule)
    tool = ONE_TOOL.get(rule)
    folder = (cwd / Path(named[0]).expanduser()).is_dir()
    return "list_dir" if tool == "read_file" and folder else tool


def _actions(slot: JsonValue) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The tools and arguments in a slot of the gate's."""
    for each in slot if isinstance(slot, list | tuple) else ():
        if isinstance(each, Mapping) and isinstance(each["args"], Mapping):
            yield str(each["tool"]), each["args"]


def _opening(target: str) -> Action:
    url = target.startswith(("http://", "https://"))
    return Action("open_url", {"url": target}) if url else Action("open_app", {"name": target})


def route(verdict: Verdict, specs: Mapping[str, AgentSpec], agent: str | None = None) -> Route:
    """The Route of a verdict. Pure.

    An agent that the user names goes before every rule. Where a rule means the same one, the rule is followed.
    """
    chosen = _by_rules(verdict, specs)
    if agent is None or (chosen.spec is not None and chosen.handler == agent and chosen.rule != "unknown"):
        return chosen
    spec = specs.get(agent)
    level = Level.SIMPLE if verdict.level is Level.TRIVIAL else verdict.level
    wants = spec.tier if spec else None
    return Route(level, NAMED, agent, verdict.language, {}, spec=spec, wants=wants, raw=verdict.raw)


def is_open(chosen: Route, *, named: bool = False) -> bool:
    """Whether no rule knew who does this, and how. `named`: the user has named the task type or the pattern."""
    if chosen.slots.get("then") or chosen.slots.get("negated"):  # one search, or nothing, and the rest is code's
        return False
    if chosen.action is not None or chosen.several:
        return False
    if chosen.rule == "unknown":
        return True
    return chosen.handler == UNKNOWN and (named or chosen.level in {Level.MODERATE, Level.COMPLEX})


def takes_steps(chosen: Route) -> bool:
    """Whether a rule knows that this takes several steps or reasoning, and no rule knows which (spec C1)."""
    if chosen.slots.get("then") or chosen.slots.get("negated") or chosen.action is not None or chosen.several:
        return False
    larger = chosen.level in {Level.MODERATE, Level.COMPLEX}
    return larger and chosen.rule not in {"unknown", NAMED} and chosen.spec is not None


def _by_rules(verdict: Verdict, specs: Mapping[str, AgentSpec]) -> Route:
    level, rule, language, slots = verdict.level, verdict.rule, verdict.language, verdict.slots
    if verdict.tool is not None:
        action = Action(verdict.tool, verdict.args)
        return Route(level, rule, verdict.tool, language, slots, action=action)
    if rule == "steps.targets":
        targets = slots["targets"]
        several = tuple(_opening(str(target)) for target in targets) if isinstance(targets, list | tuple) else ()
        return Route(level, rule, "open", language, slots, several=several)
    if rule == "steps.direct":
        several = tuple(Action(tool, args) for tool, args in _actions(slots["actions"]))
        return Route(level, rule, "steps", language, slots, several=several)
    if rule == "steps.chain" and slots.get("opens"):
        return Route(level, rule, "browser", language, slots, spec=specs.get("browser"), wants=WANTED[level])
    name = CHANGE if rule in RULES else verdict.agent or (FILE if _only_files(verdict) else UNKNOWN)
    if rule in VAGUE:
        name = UNKNOWN
    single = level is Level.SIMPLE and rule not in {"unknown", *LONGER, *VAGUE}
    wants = Tier.MEDIUM if rule in LARGER else WANTED[level]
    spec = specs.get(name)
    return Route(level, rule, name, language, slots, spec=spec, wants=wants, single=single, raw=verdict.raw)
