"""Going on from one thing about the machine to the next in a few words, asking again, and words that mean two things."""

from collections.abc import Callable
from typing import Any

from ryxd.core.tool import ToolView
from training.families.clock import TIME, time_told
from training.families.dates import TODAY, day_told, today
from training.families.system import BATTERY
from training.family import family
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told, processes_told
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import also
from training.wordings.machine_again import AGAIN, STORAGE, VAGUE
from training.wordings.networking import NETWORK
from training.wordings.storage import DISKS, MEMORY

Tell = Callable[[Source, ToolView], dict[str, Any]]

Ask = tuple[Phrases, Tell, dict[str, str]]
"""How it is asked for, what the tool gives, and the call's arguments."""
ASKS: dict[str, Ask] = {
    "battery": (BATTERY, battery_told, {}),
    "disks": (DISKS, disks_told, {}),
    "memory_state": (MEMORY, memory_told, {}),
    "network_state": (NETWORK, network_told, {}),
    "get_time": (TIME, lambda source, _: time_told(source), {}),
    "get_date": (TODAY, lambda source, _: day_told(source, today(source)), {}),
}
AND: dict[str, Ask] = {
    "battery": (also.BATTERY, battery_told, {}),
    "disks": (also.DISKS, disks_told, {}),
    "memory_state": (also.MEMORY, memory_told, {}),
    "network_state": (also.NETWORK, network_told, {}),
    "get_time": (also.TIME, lambda source, _: time_told(source), {}),
    "get_date": (also.DATE, lambda source, _: day_told(source, today(source)), {}),
    "list_processes": (also.PROCESSES, lambda source, view: processes_told(source, view, "cpu", 2), {"sort": "cpu"}),
}


def _step(source: Source, talk: Talk, tool: str, ask: Ask, phrases: Phrases | None = None) -> Talk:
    _, tell, args = ask
    data = tell(source, listener(source))
    return talk.user(source.say(phrases or ask[0])).call(tool, **args).result(**data).shown()


@family("machine_follow", "battery", "disks", "memory_state", "network_state", "get_time", "get_date", "list_processes", weight=0.9)
def follow(source: Source) -> Talk:
    """One thing, then another one or two in a few words, or the same again."""
    first = source.pick(list(ASKS))
    talk = _step(source, Talk(), first, ASKS[first])
    if source.chance(0.2):
        return _step(source, talk, first, ASKS[first], AGAIN)
    others = [tool for tool in AND if tool != first]
    source.rng.shuffle(others)
    for tool in others[: source.pick([1, 1, 1, 2])]:
        talk = _step(source, talk, tool, AND[tool])
    return talk


@family("storage_which", "ask_user", "memory_state", "disks", weight=0.2)
def which(source: Source) -> Talk:
    """It may be the disk or the memory: ask."""
    asked = source.by("The memory (RAM) or the disk?", "Den Arbeitsspeicher oder die Festplatte?")
    tool = source.pick(["memory_state", "disks"])
    answers = {
        "memory_state": source.by(["memory", "ram", "RAM", "the memory"], ["Arbeitsspeicher", "RAM", "den Arbeitsspeicher", "ram"]),
        "disks": source.by(["disk", "the disk", "hard drive", "ssd"], ["Festplatte", "die Platte", "die Festplatte", "SSD"]),
    }
    data = AND[tool][1](source, listener(source))
    talk = Talk().user(source.say(STORAGE)).call("ask_user", question=asked).result(answer=source.pick(answers[tool]))
    return talk.call(tool).result(**data).shown()


@family("vague", "ask_user", "battery", "disks", "memory_state", "network_state", "get_time", "get_date", weight=0.35)
def vague(source: Source) -> Talk:
    """Something is wanted, but not what: ask."""
    asked = source.by("What should I do?", "Was soll ich tun?")
    tool = source.pick(list(ASKS))
    phrases, tell, args = ASKS[tool]
    data = tell(source, listener(source))
    talk = Talk().user(source.say(VAGUE)).call("ask_user", question=asked).result(answer=source.say(phrases))
    return talk.call(tool, **args).result(**data).shown()
