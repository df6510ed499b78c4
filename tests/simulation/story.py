"""Batches of requests in processes that are killed, and what their journals say of every run."""

import json
import multiprocessing
import os
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from typing import Any

from ryxd.engine.dumb import DIRECT, REACT, kinds
from tests.fakes.graphs import graph_of, wrong_in
from tests.simulation.life import LEDGER, LIMITS, Wanted, lives, looks, requests

BATCH = 100
"""Requests of one engine."""
KILLS = 3
"""How often that is killed on its way, at most: a run that ryxd dies of a fourth time is left to the user."""
LATEST = 250
"""Transactions after which it is killed at the latest."""
REPLAYS = 10
"""Runs of a batch that are run again from the journal."""
PATIENCE = 240.0
"""Seconds after which a batch hangs."""
SPAWN = multiprocessing.get_context("forkserver")
SPAWN.set_forkserver_preload(["tests.simulation.life"])

Event = Mapping[str, Any]


def patterns() -> list[str]:
    """All that a request can name and that needs a model."""
    return sorted({REACT, *(name for name, kind in kinds().items() if kind.pattern)} - {DIRECT})


@dataclass
class Story:
    """What became of a batch."""

    wrong: list[str] = field(default_factory=list)
    """What must never be."""
    rows: list[dict[str, Any]] = field(default_factory=list)
    """Each run: pattern, outcome, calls, …"""
    kills: int = 0
    marks: int = 0
    """Things done that only the ledger knows of."""


def simulated(folder: Path, seed: str, count: int) -> list[Story]:
    """So many requests, batch by batch, as many at a time as there are processors."""
    names = patterns()
    wanted = requests(seed, count, names)
    batches = [wanted[at : at + BATCH] for at in range(0, count, BATCH)]

    def one(number: int) -> Story:
        return batch(folder / str(number), f"{seed} {number}", batches[number])

    with ThreadPoolExecutor(max(2, os.cpu_count() or 2)) as pool:
        return list(pool.map(one, range(len(batches))))


def batch(folder: Path, seed: str, wanted: Sequence[Wanted]) -> Story:
    """One engine's life, with its deaths."""
    (folder / "home").mkdir(parents=True)
    for name in ("notes.txt", "old.txt", "bread.txt"):
        (folder / "home" / name).write_text("milk\n")
    rng, story = Random(seed), Story()
    for _ in range(rng.randint(1, KILLS)):
        code = _process(lives, folder, seed, wanted, rng.randint(1, LATEST))
        story.kills += code == -9
        if code != -9:
            break
    else:
        code = _process(lives, folder, seed, wanted, 0)
    if code != 0:
        log = (folder / "log").read_text()[-3000:]
        story.wrong.append(f"{seed}: the engine ended with {code}: {log}")
        return story
    if (code := _process(looks, folder, seed, REPLAYS)) != 0:
        story.wrong.append(f"{seed}: its journal can't be read ({code}): {(folder / 'log').read_text()[-2000:]}")
        return story
    found = json.loads((folder / "looked.json").read_text())
    judge(story, seed, wanted, found, folder)
    return story


def _process(do: Any, folder: Path, *args: Any) -> int | None:
    process = SPAWN.Process(target=do, args=(folder, *args))
    process.start()
    wait([process.sentinel], PATIENCE)
    if process.exitcode is None:
        process.kill()
    process.join()
    return process.exitcode


def judge(story: Story, seed: str, wanted: Sequence[Wanted], found: Mapping[str, Any], folder: Path) -> None:
    """Hold the journal against what was asked, and against what no run may do."""
    runs = {info["text"]: info for info in found["runs"]}
    for run, why in found["differs"].items():
        story.wrong.append(f"{seed} {run}: run again it is another: {why}")
    for each in wanted:
        if each.text not in runs:
            story.wrong.append(f"{seed}: {each.text!r} was lost")
            continue
        info = runs[each.text]
        events = found["events"][info["id"]]
        wrong = [*faults(info, events), *wrong_in(graph_of(info, events).triples)]
        story.wrong += [f"{seed} {info['id']} ({each.pattern or 'routed'}): {why}" for why in wrong]
        story.rows.append(row(each, info, events))
    marks = (folder / LEDGER).read_text().splitlines() if (folder / LEDGER).exists() else []
    story.marks = len(marks)
    twice = [line for line, times in Counter(marks).items() if times > 1]
    story.wrong += [f"{seed}: {line} was done twice" for line in twice]


def of(events: Iterable[Event], kind: str) -> list[Event]:
    """Those of a kind."""
    return [event for event in events if event["kind"] == kind]


def faults(info: Mapping[str, Any], events: Sequence[Event]) -> list[str]:
    """What is wrong with one run."""
    wrong = []
    if info["state"] not in {"done", "failed"}:
        wrong.append(f"it is {info['state']}: {info['result']}")
    if not str(info["result"] or "").strip():
        wrong.append("it ended with no word")
    ends = of(events, "finished")
    if len(ends) != 1 or events[-1] is not ends[0]:
        wrong.append(f"it has {len(ends)} ends, or goes on after its end")
        return wrong
    if "mistake in ryxd" in str(info["result"]):
        wrong.append(f"a mistake of ours ended it: {info['result']}")
    if ends[0]["counters"]["large_calls"] > 2:
        wrong.append(f"{ends[0]['counters']['large_calls']} calls of the large model")
    versions = [event["version"] for event in of(events, "planned")]
    by_agent = Counter(event["agent"] for event in of(events, "planned"))
    if any(count > 6 for count in by_agent.values()):
        wrong.append(f"plans were written anew too often: {versions}")
    if len(of(events, "handed_off")) > 3:
        wrong.append("it was handed off more than three times")
    return wrong + _crowd(events) + _actions(events)


def _crowd(events: Sequence[Event]) -> list[str]:
    """Subagents: never too deep, never too many at once."""
    wrong, alive = [], defaultdict(set)
    for event in events:
        if event["kind"] == "spawned":
            alive[event["path"].split("/")[0]].add(event["path"])
            if event["path"].count("/") > LIMITS.depth:
                wrong.append(f"{event['path']} is too deep")
        elif event["kind"] == "terminated":
            alive[event["path"].split("/")[0]].discard(event["path"])
        for root, paths in alive.items():
            if len(paths) > LIMITS.subagents:
                wrong.append(f"{root} has {len(paths)} subagents")
    return wrong[:3]


def _actions(events: Sequence[Event]) -> list[str]:
    """Each Action has one end, and no agent does more of them on one input than it may."""
    begun, ended = Counter(e["action"] for e in of(events, "acted")), Counter(e["action"] for e in of(events, "returned"))
    wrong = [f"{action} came back {times} times" for action, times in ended.items() if times > 1]
    wrong += [f"{action} came back, and was never begun" for action in ended.keys() - begun.keys()]
    done, said = Counter[str](), Counter[str]()
    told = {event["agent"] for event in of(events, "stepped")}
    for event in events:
        who = event["agent"]
        # who writes for a stage has no steps of its own: three rounds, each in three parts at most
        most = LIMITS.attempts if "/" not in who else 1 if who in told else 9
        if event["kind"] == "stepped" and event["state"] == "running":
            done[who] = said[who] = 0  # another response
        done[who] += event["kind"] == "acted"
        said[who] += event["kind"] == "said" and event["tokens_out"] > 0
        if done[who] > LIMITS.actions * most or said[who] > LIMITS.turns * most:
            wrong.append(f"{who} did {done[who]} Actions in {said[who]} turns")
    return wrong[:3]


def row(wanted: Wanted, info: Mapping[str, Any], events: Sequence[Event]) -> dict[str, Any]:
    """One run, for the table."""
    counters = of(events, "finished")[-1]["counters"] if of(events, "finished") else {}
    routed = of(events, "routed")
    return {
        "pattern": next((each["pattern"] for each in routed if each["pattern"]), wanted.pattern or "-"),
        "profile": next((each["profile"] for each in routed if each.get("profile")), "-"),
        "outcome": info["state"],
        "questions": len([each for each in of(events, "asked") if each["waiting"]]),
        "calls": counters.get("model_calls", 0),
        "large": counters.get("large_calls", 0),
        "actions": len(of(events, "acted")),
        "subagents": len(of(events, "spawned")),
    }


def table(stories: Sequence[Story]) -> str:
    """What became of them, pattern by pattern."""
    rows = [row for story in stories for row in story.rows]
    lines = [f"{len(rows)} requests, the engine killed {sum(story.kills for story in stories)} times"]
    lines.append(f"{'pattern':14}{'profile':14}{'runs':>6}{'done':>6}{'%':>5}{'calls':>8}{'large':>7}{'actions':>9}{'agents':>8}{'asked':>7}")
    groups = defaultdict(list)
    for each in rows:
        groups[each["pattern"], each["profile"]].append(each)
    for (pattern, profile), its in sorted(groups.items()):
        done = sum(each["outcome"] == "done" for each in its)
        means = [sum(each[key] for each in its) / len(its) for key in ("calls", "large", "actions", "subagents", "questions")]
        told = f"{means[0]:8.1f}{means[1]:7.2f}{means[2]:9.1f}{means[3]:8.1f}{means[4]:7.2f}"
        lines.append(f"{pattern:14}{profile:14}{len(its):6}{done:6}{done / len(its):5.0%}{told}")
    return "\n".join(lines)
