"""New task types, and changes to those there are, out of how requests went (spec E8; fourth source's outlook).

A cluster of requests that no task type was made for becomes one, with the patterns and the agent that did well. Of
one that there is, a pattern that mostly fails is taken out where another does well, and a framing is taken back
where an earlier one did better. A proposal says on how many runs it rests.
"""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import tomlkit

from ryxd.engine.dumb import DIRECT, STAGES
from ryxd.engine.learning.clusters import clusters
from ryxd.engine.learning.naming import name_for
from ryxd.engine.learning.trials import Trial
from ryxd.engine.taskspecs import ANY, GENERAL, TaskType
from ryxd.record.learned import Proposal

RUNS = 5
"""The least runs that anything is proposed from."""
WORDINGS = 3
"""Requests that differ, at least, of a new task type."""
UNFIT = 0.6
"""Share of a cluster that no task type was chosen for, at least."""
POOR, GOOD = 0.4, 0.75
"""Shares that went well: below the one a pattern fails, from the other on it does well."""
BETTER = 0.3
"""By how much an earlier framing has to have done better."""


@dataclass(frozen=True)
class Share:
    """How often something went well."""

    well: int
    runs: int

    @property
    def rate(self) -> float:
        """0..1."""
        return self.well / self.runs if self.runs else 0.0

    def __str__(self) -> str:
        return f"{self.well} of {self.runs}"


def new_types(
    trials: Sequence[Trial], types: Mapping[str, TaskType], taken: Callable[[str], bool], today: str
) -> list[Proposal]:
    """Task types for clusters of requests that there is none for; takes a thread's time."""
    open_ = [each for each in trials if each.tried.routed.get("task_types") and not each.tried.named]
    texts: dict[str, list[Trial]] = defaultdict(list)
    for each in open_:
        texts[each.key].append(each)
    keys = list(texts)
    found = []
    for cluster in clusters([re.sub(r"<\w+>", " ", key) for key in keys]):
        members = [each for at in cluster.members for each in texts[keys[at]]]
        if len(members) < RUNS or len(cluster.members) < WORDINGS or not cluster.words:
            continue
        if sum(map(_unfit, members)) / len(members) < UNFIT:
            continue
        found.append(_new(cluster.words, members, types, taken, today))
    return found


def others(trials: Sequence[Trial], types: Mapping[str, TaskType], patterns: Sequence[str]) -> list[Proposal]:
    """What should be otherwise with the task types that there are; `patterns` are all that can be used."""
    of: dict[str, list[Trial]] = defaultdict(list)
    for each in trials:
        name = str(each.tried.routed.get("task_type", ""))
        if name in types and name != GENERAL:
            of[name].append(each)
    found = []
    for name, members in sorted(of.items()):
        change = _without_failing(types[name], members, patterns) or _earlier_framing(types[name], members)
        if change is not None:
            found.append(change)
    return found


def _unfit(trial: Trial) -> bool:
    """Whether a request was of no task type that was made for it."""
    routed = trial.tried.routed
    general = routed.get("task_type", GENERAL) == GENERAL
    return general or routed.get("task_type_by") == "fallback" or bool(routed.get("low_confidence"))


def _new(
    words: tuple[str, ...],
    members: Sequence[Trial],
    types: Mapping[str, TaskType],
    taken: Callable[[str], bool],
    today: str,
) -> Proposal:
    well = Share(sum(each.well for each in members), len(members))
    patterns = _shares(members, "pattern")
    agents = _shares(members, "handler")
    chosen = [name for name, share in patterns.items() if share.well and share.rate >= POOR and name not in _NEVER]
    agent = next((name for name, share in agents.items() if share.well * 2 > len(members)), "")
    about = ", ".join(words)
    said = [text for text, _ in Counter(each.tried.text.strip() for each in members).most_common(3)]
    task = TaskType(
        "",
        f"about {about}",
        f"Requests about {about}, as in " + "; ".join(f'"{" ".join(text.split())[:120]}"' for text in said) + ".",
        _framing(members),
        tuple(chosen) or (ANY,),
        agent,
    )
    reasons = [f"{len(members)} requests in {len({each.key for each in members})} wordings, and no task type fits"]
    reasons += [f"{well} went well", *_told("pattern", patterns), *_told("agent", agents)]
    key = f"task {' '.join(sorted(words))}"
    named = replace(task, name=name_for(words[:2], "about", lambda name: name in types or taken(name)))
    return _proposal(named, key, f"a task type for requests about {about}", reasons, members, today=today)


def _without_failing(task: TaskType, members: Sequence[Trial], there: Sequence[str]) -> Proposal | None:
    """The task type without the patterns that fail, where another does well."""
    shares = _shares(members, "pattern")
    failing = [name for name, share in shares.items() if share.runs >= RUNS and share.rate < POOR]
    good = [name for name, share in shares.items() if share.runs >= RUNS and share.rate >= GOOD]
    has = [name for name in there if task.allows(name) and name not in _NEVER]
    left = tuple(name for name in has if name not in failing)
    if not set(failing) & set(has) or not set(good) & set(left):
        return None
    reasons = [f"{task.name} by {name}: {shares[name]} went well" for name in (*failing, *good)]
    key = f"patterns {task.name} {' '.join(left)}"
    title = f"{task.name} without {', '.join(failing)}, which mostly failed"
    return _proposal(replace(task, patterns=left), key, title, reasons, members, replaces=True)


def _earlier_framing(task: TaskType, members: Sequence[Trial]) -> Proposal | None:
    """The task type with an earlier framing, where requests went better with it."""
    shares: dict[str, Share] = {}
    for each in members:
        had = shares.get(each.tried.framing, Share(0, 0))
        shares[each.tried.framing] = Share(had.well + each.well, had.runs + 1)
    now = shares.get(task.framing, Share(0, 0))
    if now.runs < RUNS:
        return None
    best = max(
        (text for text, share in shares.items() if share.runs >= RUNS and text != task.framing),
        key=lambda text: shares[text].rate,
        default=None,
    )
    if best is None or shares[best].rate - now.rate < BETTER:
        return None
    reasons = [f"as it is framed now: {now} went well", f"as it was framed before: {shares[best]} went well"]
    key = f"framing {task.name} {json.dumps(best)[:200]}"
    title = f"{task.name} framed as it was before, which did better"
    return _proposal(replace(task, framing=best), key, title, reasons, members, replaces=True)


def _framing(members: Sequence[Trial]) -> str:
    """What the runs that went well had in common, as an agent would be told; empty where that is nothing."""
    well = [each for each in members if each.well]
    used = Counter(tool for each in well for tool in sorted({name for name, ok in each.tried.tools if ok}))
    failed = Counter(tool for each in members for tool in {name for name, ok in each.tried.tools if not ok})
    common = sorted(tool for tool, count in used.most_common(3) if count * 2 > len(well))
    useless = sorted(tool for tool, count in failed.items() if count * 2 > len(members) and tool not in common)
    told = []
    if common and len(well) >= WORDINGS:
        told.append(f"What went well with such requests was done with {' and '.join(common)}.")
    if useless:
        told.append(f"{' and '.join(useless)} mostly failed with them.")
    return " ".join(told)


_NEVER = frozenset({DIRECT, STAGES})
"""Patterns that nobody chooses."""


def _shares(members: Sequence[Trial], field: str) -> dict[str, Share]:
    """How often it went well, by what the `routed` event has in a field; the best first."""
    found: dict[str, Share] = {}
    for each in members:
        name = str(each.tried.routed.get(field) or "")
        had = found.get(name, Share(0, 0))
        found[name] = Share(had.well + each.well, had.runs + 1)
    found.pop("", None)
    return dict(sorted(found.items(), key=lambda item: (-item[1].rate, -item[1].runs, item[0])))


def _told(what: str, shares: Mapping[str, Share]) -> list[str]:
    return [f"{what} {name}: {share} went well" for name, share in shares.items()]


def _proposal(
    task: TaskType,
    key: str,
    title: str,
    reasons: Sequence[str],
    members: Sequence[Trial],
    *,
    today: str = "",
    replaces: bool = False,
) -> Proposal:
    runs = tuple(each.tried.run for each in members)
    document = tomlkit.document()
    on = f"on {today} " if today else ""
    document.add(tomlkit.comment(f"Proposed {on}from {len(runs)} runs: {', '.join(runs[:20])}."))
    for reason in reasons:
        document.add(tomlkit.comment(reason))
    document["name"] = task.name
    document["description"] = task.description
    document["when_to_use"] = task.when_to_use
    document["framing_prompt"] = task.framing
    document["valid_patterns"] = list(task.patterns)
    for name, value in (("agent", task.agent), ("profile", task.profile)):
        if value:
            document[name] = value
    return Proposal(task.name, "tasks", key, title, tuple(reasons), runs, tomlkit.dumps(document), replaces)
