"""Going on from one thing about the machine to the next in a few words, asking again, and words that mean two things."""

from collections.abc import Callable
from typing import Any

from ryxd.core.tool import ToolView
from training.families.clock import TIME, time_told
from training.families.dates import TODAY, day_told, today
from training.families.system import BATTERY, DISKS, MEMORY, NETWORK
from training.family import family
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told, processes_told
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

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
    "battery": (
        Phrases(
            en="[and|what about|how about|now] the battery?\n[and|also] the [battery level|charge]?\nbattery too\n!and how is the battery?",
            de="[was ist mit|wie sieht's aus mit|und was ist mit] [dem Akku|der Batterie]?\n[und|auch] der Akku?\nden Akku auch\n!und wie ist's mit dem Akku?",
        ),
        battery_told,
        {},
    ),
    "disks": (
        Phrases(
            en="[and|what about|how about|now] the [disk|disk space|hard drive|ssd]?\n[and|also] the free space?\ndisk too\n!and how is the disk?",
            de="[was ist mit|und was ist mit|und wie steht's mit] [der Platte|der Festplatte|dem Speicherplatz|der SSD]?\n[und|auch] die Platte?\ndie Festplatte auch\n!und wie ist's mit der Platte?",
        ),
        disks_told,
        {},
    ),
    "memory_state": (
        Phrases(
            en="[and|what about|how about|now] the [ram|memory]?\n[and|also] the free memory?\nram too\n!and how is the memory?",
            de="[was ist mit|und was ist mit|und wie steht's mit] [dem RAM|dem Arbeitsspeicher]?\n[und|auch] der [RAM|Arbeitsspeicher]?\nden RAM auch\n!und wie ist's mit dem Arbeitsspeicher?",
        ),
        memory_told,
        {},
    ),
    "network_state": (
        Phrases(
            en="[and|what about|how about|now] the [network|wifi|internet]?\n[and|also] the connection?\nwifi too\n!and how is the wifi?",
            de="[was ist mit|und was ist mit|und wie steht's mit] [dem Netz|dem WLAN|dem Internet]?\n[und|auch] das [WLAN|Internet]?\ndas WLAN auch\n!und wie ist's mit dem Netz?",
        ),
        network_told,
        {},
    ),
    "get_time": (
        Phrases(en="[and|what about|now] the time?\nand what time is it?\n!and how late?", de="[und|jetzt] die Uhrzeit?\nund wie spät ist es?\n!und die Zeit?"),
        lambda source, _: time_told(source),
        {},
    ),
    "get_date": (
        Phrases(en="[and|what about|now] the [date|day]?\nand what day is it?\n!and the weekday?", de="[und|jetzt] das Datum?\nund welcher Tag ist heute?\n!und der Wochentag?"),
        lambda source, _: day_told(source, today(source)),
        {},
    ),
    "list_processes": (
        Phrases(
            en="[and|so] what [uses|eats|takes] the cpu?\nand what's running?\nand the [processes|cpu]?\n!and who is it?",
            de="und was [braucht|frisst] die CPU?\nund was läuft [da|gerade]?\nund die [Prozesse|CPU]?\n!und wer ist das?",
        ),
        lambda source, view: processes_told(source, view, "cpu", 2),
        {"sort": "cpu"},
    ),
}
AGAIN = Phrases(
    en="[again|once more|check again|and now?|now?|look again|refresh|one more time]\n!try that once more",
    de="[nochmal|noch einmal|schau nochmal|und jetzt?|jetzt?|prüf's nochmal|aktualisieren|no amoi]\n!das gleiche nochmal",
)
STORAGE = Phrases(
    en="""
how much [memory space|capacity] is left?
is there enough space in memory left?
storage or memory, what's left?
!how much is free?
what's still free [here|]?
""",
    de="""
wie viel Speicher [ist noch frei|hab ich noch|ist noch da]?
[Speicher|freier Speicher] [?|]
ist der Speicher voll?
!+zeig mir den Speicher
wie voll ist der Speicher?
was ist noch frei?
""",
)


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


VAGUE = Phrases(
    en="""
+help me with [this|something|that]
[can|could] you do something for me?
+do [something|it|that thing|your thing]
i [need|want] [something|your help]
+fix [it|this|that]
+make it [work|better|nice]
+take care of [it|this|that]
i have a [problem|question|request]
!can i ask you for a favor?
you have to do something [for me|]
""",
    de="""
+hilf mir [mal|] [damit|dabei|bei was]
kannst du [mir|] [mal|] [was|etwas] [machen|tun|erledigen]?
+mach [mal|] [was|das Ding|dein Ding]
ich [brauch|will] [was|deine Hilfe|mal was]
+[reparier|richte] [es|das]
+mach, dass es [geht|besser wird|schön ist]
+kümmer dich [darum|drum]
ich hab [ein Problem|eine Frage|eine Bitte]
!darf ich dich um was bitten?
du musst was [für mich|] [machen|tun]
""",
)


@family("vague", "ask_user", "battery", "disks", "memory_state", "network_state", "get_time", "get_date", weight=0.35)
def vague(source: Source) -> Talk:
    """Something is wanted, but not what: ask."""
    asked = source.by("What should I do?", "Was soll ich tun?")
    tool = source.pick(list(ASKS))
    phrases, tell, args = ASKS[tool]
    data = tell(source, listener(source))
    talk = Talk().user(source.say(VAGUE)).call("ask_user", question=asked).result(answer=source.say(phrases))
    return talk.call(tool, **args).result(**data).shown()
