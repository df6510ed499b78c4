"""Who does a request, and how: the choice of task type, pattern and agent that the daemon asks a small model."""

import json
import re
from functools import cache
from typing import Any

from ryxd.core.handoff import NAME
from ryxd.core.smart import ANSWER
from training.family import Family, discover, family
from training.material.shares import ROUTER
from training.phrases import Phrases
from training.registry import tools
from training.source import Source
from training.talk import Talk
from training.words import tasks

ORDER = ("task_type", "pattern", "agent", "confidence", "reason")
EVERYDAY = {"chat", "file", "change", "shell", "web", "rag", "data"}
"""Roles whose conversations begin with what a user asks for."""
OWN = {"shell": "shell", "search_web": "web", "read_page": "web"}
"""Tools that are one operator's."""
SEVERAL = re.compile(
    r"\b(and|then|und|dann|danach|afterwards|anschlie(ß|ss)end|after|before|bevor|nachdem|vorher|zuerst|erst|first|also|außerdem|ausserdem)\b"
    r"|[;&+]|[.?:] \w|\d\. ",
    re.IGNORECASE,
)
"""What stands between two things that are asked for."""
TWO = ("plan_find_", "plan_pairs")
"""Families of plans whose requests always name two things."""
TALKING = "small talk or a question"
LONGEST = 600
"""Characters of a request here."""


def route(task: str, pattern: str, agent: str, confidence: float, reason: str) -> dict[str, Any]:
    """A choice, as it is written."""
    return dict(zip(ORDER, (task, pattern, agent, confidence, reason), strict=True))


@cache
def _families(planned: bool) -> tuple[tuple[Family, ...], tuple[float, ...]]:
    """Those whose requests are used here; plans, or what everyday agents do."""
    mine = ("route", "rescue", "operator", "summary", "handed", "mixed")
    every = (each for each in discover().values() if not each.name.startswith(mine))
    some = tuple(each for each in every if each.name.startswith("plan_") is planned)
    return some, tuple(each.weight for each in some)


def _first(talk: Talk) -> dict[str, Any]:
    """What the model writes first in a conversation."""
    return dict(json.loads(next(text for speaker, text in talk.turns if speaker == "assistant")))


def _everyday(source: Source) -> tuple[str, dict[str, Any]] | None:
    families, weights = _families(planned=False)
    (chosen,) = source.rng.choices(families, weights)
    talk = chosen.talk(source)
    said = talk.turns[0][1]
    if talk.role not in EVERYDAY or talk.turns[0][0] != "user" or len(said) > LONGEST:
        return None
    written = _first(talk)
    return said, of_call(written["tool"])


def of_call(tool: str) -> dict[str, Any]:
    """Who does what begins with this call."""
    if tool == ANSWER:
        return route("general", "react", "chat", 0.9, TALKING)
    if tool == "ask_user":
        return route("general", "react", "chat", 0.6, "something is missing")
    if tool.startswith(NAME):
        agent = tool.removeprefix(NAME)
        return route("research" if agent == "research" else "general", "react", agent, 0.85, f"longer work for {agent}")
    return route("general", "react", OWN.get(tool, "chat"), 0.9, tools()[tool].description)


@family("route_everyday", weight=9.0 * ROUTER)
def everyday(source: Source) -> Talk:
    """What one agent does: the requests of all other families."""
    while (found := _everyday(source)) is None:
        pass
    return Talk("router").user(found[0]).bare(found[1])


@family("route_steps", weight=4.0 * ROUTER)
def steps(source: Source) -> Talk:
    """What takes several steps; plans of which the request says only one thing are an agent's that goes on from there."""
    families, weights = _families(planned=True)
    while True:
        (chosen,) = source.rng.choices(families, weights)
        talk = chosen.talk(source)
        said, plan = talk.turns[0][1], _first(talk)["args"]["text"]
        actions = [each["action"] for each in plan["plan"]]
        if "summary" in chosen.name or chosen.name == "plan_web_note":
            web = actions[0] == "read_page"
            picked = route("summarisation", "react", "web" if web else "file", 0.85, f"{'a page' if web else 'a file'} is to be told in few words")
        elif chosen.name == "plan_none":
            picked = route("general", "react", "chat", 0.4, "it is not clear what is wanted")
        elif len(actions) < 2 or chosen.name == "plan_slow" or not (chosen.name.startswith(TWO) or SEVERAL.search(said)):
            picked = of_call(plan["plan"][0]["action"])
        else:
            picked = route("general", "plan", "chat", 0.85, "several steps, one after the other")
        return Talk("router").user(said).bare(picked)


CLEAR: tuple[tuple[str, Phrases, tuple[str, str, str], str, str], ...] = (
    ("shell", tasks.SHELL, ("general", "react", "shell"), "a command is to be run", "command"),
    ("web", tasks.WEB, ("general", "react", "web"), "the web is to be searched or read", "x"),
    ("rag", tasks.RAG, ("general", "react", "rag"), "it stands in the user's notes", "x"),
    ("change", tasks.CHANGE, ("general", "react", "change"), "a file is to be changed", "file"),
    ("data", tasks.DATA, ("general", "react", "data"), "numbers of a table", "table"),
    ("code", tasks.CODE, ("general", "react", "code"), "source code", "x"),
    ("writing", tasks.WRITING, ("general", "react", "writing"), "a longer text is to be written", "x"),
    ("research", tasks.RESEARCH, ("research", "react", "research"), "it has to be found out from several places", "x"),
    ("risk", tasks.RISK, ("risk-assessment", "react", "lead"), "risks, before a decision", "x"),
    ("summary", tasks.SUMMARY, ("summarisation", "react", "file"), "a file is to be told in few words", "file"),
)
COMMANDS = (
    "ls -la", "df -h", "du -sh *", "git status", "git log --oneline", "uname -a", "free -m", "ps aux", "whoami", "uptime", "ip a", "lsblk",
    "cat {}", "head -n {n} {}", "tail {}", "wc -l {}", "grep -r {} .", "find . -name '{}*'", "which {}", "{} --version", "pacman -Qi {}",
    "systemctl status {}", "make {}", "cargo build", "python3 {}.py", "journalctl -u {}", "file {}", "stat {}", "sort {} | uniq",
)  # fmt: skip


def slots_of(source: Source) -> dict[str, str]:
    """What such requests may name."""
    command = source.pick(COMMANDS).replace("{n}", str(source.number(1, 200))).replace("{}", source.noun())
    host = "".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or "x"
    url = f"{source.pick(['https://', '', 'www.'])}{host}.{source.pick(['de', 'org', 'com', 'net'])}/{source.noun().lower()}"
    file = source.path() if source.chance(0.7) else source.by(f"the {source.noun()} file", f"die Datei {source.noun()}")
    return {
        "x": source.noun(), "y": source.noun(), "file": file, "table": source.path(source.pick(["csv", "xlsx", "ods", "tsv"])), "url": url,
        "path": source.folder(), "command": command, "code": source.path(source.pick(["py", "rs", "c", "js", "go", "sh", "ts", "java"])),
        "person": source.name(),
    }  # fmt: skip


def _clear(name: str, said: Phrases, picked: tuple[str, str, str], reason: str, word: str) -> Family:
    def make(source: Source) -> Talk:
        slots = slots_of(source)
        typed = source.say(said, lower=None, **slots)
        about = f": {slots[word]}" if slots[word] in typed and len(slots[word]) <= 60 else ""
        return Talk("router").user(typed).bare(route(*picked, 0.9, reason + about))

    return family(f"route_{name}", weight=0.7 * ROUTER)(make)


FAMILIES = tuple(_clear(*each) for each in CLEAR)

TALK = Phrases(
    en="hi\nhello [there|ryx|]\ngood [morning|evening|night]\nhow are you\nwho are you\nwhat can you do\nthanks\nthank you [so much|]\ntell me [a joke|something nice|a story]\n"
    "i'm [tired|bored|happy|sad|hungry]\nwhat do you think of {x}\ndo you like {x}\nwhat is [a|the|] {x}\nwho was {person}\nwhy is {x} [so expensive|important|like that]\n"
    "what's the meaning of {x}\nok\nnever mind\nnice\n!you're great\n!say something about {x}\n!explain [what|] {x} [is|means]\nhelp\nbye\nwhat should i [cook|read|do] today",
    de="hi\nhallo [ryx|du|]\nguten [Morgen|Abend|Tag]\nmoin\nservus\nwie gehts [dir|]\nwer bist du\nwas kannst du [alles|]\ndanke\nvielen Dank\nerzähl mir [einen Witz|was Nettes|eine Geschichte]\n"
    "mir ist langweilig\nich bin [müde|froh|traurig|hungrig]\nwas hältst du von {x}\nmagst du {x}\nwas ist [ein|eine|] {x}\nwer war {person}\nwarum ist {x} [so teuer|wichtig|so]\n"
    "was bedeutet {x}\nok\negal\nschon gut\n!du bist super\n!sag was zu {x}\n!erklär mir {x}\nhilfe\ntschüss\nwas soll ich heute [kochen|lesen|machen]",
)
BITS = Phrases(
    en="{x} {y}\n{x}\n{x} {y} {z}\nthe {x} with the\nand {x} or\nif {x} then not\nit {x}\n{x}??\nno but {x}\n...\nhm {x}\nthis {x} that {y}\nyou know, the {x} thing\n!because {x}\nasdf {x}\n"
    "do it\nthat one\nthe same\n!what {x} when",
    de="{x} {y}\n{x}\n{x} {y} {z}\ndas {x} mit dem\nund {x} oder\nwenn {x} dann nicht\nes {x}\n{x}??\nnee aber {x}\n...\nhm {x}\ndas {x} da {y}\nna du weißt schon, das mit {x}\n!weil {x}\n"
    "asdf {x}\nmach das\ndas da\ndasselbe\n!was {x} wann",
)


@family("route_talk", weight=0.9 * ROUTER)
def talk(source: Source) -> Talk:
    """Small talk and questions."""
    slots = slots_of(source)
    return Talk("router").user(source.say(TALK, lower=None, **slots)).bare(route("general", "react", "chat", 0.9, TALKING))


@family("route_unclear", weight=0.9 * ROUTER)
def unclear(source: Source) -> Talk:
    """What nobody can make sense of."""
    if source.chance(0.5):
        said = source.say(BITS, x=source.made_word(), y=source.made_word(), z=source.made_word())
    elif source.chance(0.5):
        said = "".join(source.pick("asdfjklöqwertzuiopyxcvbnm  ") for _ in range(source.number(3, 30))).strip() or "x"
        said = " ".join(said.split())
    else:
        said = " ".join(source.made_word().lower() for _ in range(source.number(1, 6)))
    return Talk("router").user(said).bare(route("general", "react", "chat", 0.2, "it is not clear what is wanted"))
