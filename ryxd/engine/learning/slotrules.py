"""Requests that were done in the same way several times become rules that need no model (spec E8).

Equal is what was done with the same tools and the same arguments, but for what stands for itself in the request
(its slots, core.recipe) and what an earlier step found. A slot becomes a gap only where it varied.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.core.effect import Permission
from ryxd.core.gap import Gap, literal, pattern
from ryxd.core.nested import changed
from ryxd.core.plan import OPERATOR
from ryxd.core.recipe import Slot, made, normal, replaced
from ryxd.core.tool import Tool
from ryxd.engine.learning.references import referring
from ryxd.engine.learning.trials import Trial
from ryxd.record.evidence import Act

TIMES = 3
"""How often a request has to have been done in the same way."""

NEWEST = 10
"""Of the runs with one request, those that are looked at."""

_PLACE = re.compile("\ue000(\\d+)([tenlu])\ue001")
_SUFFIX = {"t": "", "l": ".lower", "u": ".upper", "e": ".en", "n": ".int"}
_ASKING = frozenset({"ask_user", "task", "fan_out", "discuss", "terminate", "handoff"})
"""Tools that make others do something, or ask: no two runs are the same."""

Steps = tuple[tuple[str, Mapping[str, Any]], ...]


@dataclass(frozen=True)
class Way:
    """How one request was done: the steps, each with gaps for slots; and the slots."""

    trial: Trial
    slots: tuple[Slot, ...]
    steps: Steps
    """With references to what earlier steps found, and the request's own texts."""


@dataclass(frozen=True)
class Learnt:
    """A way that is always the same."""

    requests: tuple[str, ...]
    steps: Steps
    runs: tuple[str, ...]
    key: str


def worth(trials: Sequence[Trial], times: int = TIMES) -> list[list[Trial]]:
    """The requests for which it is worth looking at what was done: by request, the newest runs first.

    Only what went well every time lately, and took a model.
    """
    groups: dict[str, list[Trial]] = defaultdict(list)
    for trial in trials:
        groups[trial.key].append(trial)
    found = []
    for group in groups.values():
        lately = []
        for trial in group[:NEWEST]:
            if not trial.well or trial.tried.routed.get("level") == "TRIVIAL" or trial.tried.named:
                break
            lately.append(trial)
        if len(lately) >= times:
            found.append(lately)
    return found


def way(trial: Trial, acts: Sequence[Act], tools: Mapping[str, Tool]) -> Way | None:
    """How a request was done; None where no rule could do the same."""
    tried = trial.tried
    if not acts or not all(act.ok for act in acts) or any(act.tool in _ASKING for act in acts):
        return None
    # a model's own words are lost; what it said of something done is not missed
    if tried.told and not _acts(tools.get(acts[-1].tool)):
        return None
    slots = normal(tried.text)[1]
    if tried.plan is not None:
        steps = tuple((str(each.get("action", "")), dict(each.get("params") or {})) for each in tried.plan)
        if any(tool == OPERATOR for tool, _ in steps) or len(steps) != len(acts):
            return None
        return Way(trial, slots, steps)
    if len({act.path for act in acts}) > 1:
        return None  # who did what, and when, was not decided by the request alone
    return Way(trial, slots, tuple(referring(acts, tried.text, tried.cwd)))


def learnt(ways: Sequence[Way], times: int = TIMES) -> list[Learnt]:
    """What is always done in the same way of these, which are of one request: once with gaps, or for each text."""
    if len(ways) < times:
        return []
    varying = [at for at in range(len(ways[0].slots)) if len({way.slots[at].text for way in ways}) > 1]
    if varying and (general := _general(ways, varying, times)) is not None:
        return [general]
    alike: dict[tuple[str, ...], list[Way]] = defaultdict(list)
    for each in ways:
        alike[tuple(slot.text.casefold() for slot in each.slots)].append(each)
    found = (_general(group, [], times) for group in alike.values() if len(group) >= times)
    return [each for each in found if each is not None]


def merged(found: Iterable[Learnt]) -> list[Learnt]:
    """The same, those that do the same in one: two requests may mean one thing."""
    same: dict[str, Learnt] = {}
    for each in found:
        names = sorted({name for text in each.requests for name in pattern(text).names})
        key = json.dumps([each.steps, names], sort_keys=True)
        if (one := same.get(key)) is not None:
            requests, runs = (*one.requests, *each.requests), (*one.runs, *each.runs)
            same[key] = Learnt(requests, one.steps, runs, min(one.key, each.key))
        else:
            same[key] = each
    return list(same.values())


# -- equal


def _general(ways: Sequence[Way], varying: Sequence[int], times: int) -> Learnt | None:
    """What these have in common, with gaps where slots vary; None where they are not the same."""
    names = _names([ways[0].slots[at] for at in varying])
    steps: Steps | None = None
    same: list[Way] = []
    for each in ways:
        here = _with_gaps(each, varying, names)
        if here is None or (steps is not None and here != steps):
            break  # the newest decide
        steps = here
        same.append(each)
    if steps is None or len(same) < times or (varying and not _varied(same, varying)):
        return None
    # the shortest: it has least of what makes no difference
    request = min((_said(each.trial.tried.text, varying, names) for each in same), key=len)
    try:
        known = pattern(request)
    except ValueError:
        return None
    if {each.name for each in known.slots if isinstance(each, Gap)} != set(names):
        return None
    fixed = [slot.text for at, slot in enumerate(same[0].slots) if at not in varying]
    runs = tuple(each.trial.tried.run for each in same)
    return Learnt((request,), steps, runs, json.dumps([same[0].trial.key, fixed], ensure_ascii=False))


def _said(text: str, varying: Sequence[int], names: Sequence[str]) -> str:
    """A request as it was typed, with gaps where slots vary."""
    gaps = dict(zip(varying, names, strict=True))
    told = replaced(text, lambda at, slot: f"{{{gaps[at]}}}" if at in gaps else _quoted(slot))
    return " ".join(told.split()).rstrip(" .,;!?")


def _with_gaps(each: Way, varying: Sequence[int], names: Sequence[str]) -> Steps | None:
    """The steps, with gaps for the slots that vary; None where nobody can say what became of one of them."""
    slots = [each.slots[at] for at in varying]
    plan = {
        "plan": [{"step": at, "action": tool, "params": dict(args)} for at, (tool, args) in enumerate(each.steps)]
    }
    try:
        template, exact = made(each.trial.tried.text, plan, slots)
    except ValueError:
        return None
    if exact and slots:
        return None
    return tuple((step["action"], _gaps(step["params"], names)) for step in template["plan"])


def _gaps(value: Any, names: Sequence[str]) -> Any:
    """An argument with its places as gaps, and other braces doubled."""

    def gaps(leaf: Any) -> Any:
        if not isinstance(leaf, str):
            return leaf
        return _PLACE.sub(lambda match: f"{{{names[int(match[1])]}{_SUFFIX[match[2]]}}}", literal(leaf))

    return changed(value, gaps)


def _varied(same: Sequence[Way], varying: Sequence[int]) -> bool:
    return all(len({way.slots[at].text for way in same}) > 1 for at in varying)


def _names(slots: Sequence[Slot]) -> list[str]:
    """What the gaps are called: by kind, numbered where there are several."""
    kinds = [slot.kind for slot in slots]
    return [
        kind if kinds.count(kind) == 1 else f"{kind}{kinds[: at + 1].count(kind)}" for at, kind in enumerate(kinds)
    ]


def _quoted(slot: Slot) -> str:
    return f'"{slot.text}"' if slot.kind == "text" else slot.text


def _acts(tool: Tool | None) -> bool:
    return tool is not None and tool.permission is not Permission.READ
