"""What was found, told in a line; and requests that one agent handed over to another."""

import json

from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from training.families.operator_steps import lines
from training.family import family
from training.material.sayings import hit, thing
from training.material.shares import AROUND
from training.registry import HANDOFFS, output
from training.source import Source
from training.talk import Talk
from training.wordings import large_work
from training.wordings.whereabouts import ABOUT, WHERE


def asked(request: str, found: str, still: list[str]) -> str:
    """What who writes the answer is told."""
    return f"{request}\n\n{fenced('found', {'found': found or 'nothing', 'open': still})}"


@family("summary_known", weight=0.8 * AROUND)
def known(source: Source) -> Talk:
    """An answer out of what stands somewhere, with where it is from."""
    topic = source.noun()
    made, line = lines(source, topic)
    places = [source.pick(["memory", hit(source, (source.noun(),)), f"https://{source.pick(['wiki', 'docs', 'news'])}.example/{source.number(1, 999)}"]) for _ in made]
    found = "\n".join(f"{place}: {each}" for place, each in zip(places, made, strict=True))
    place = places[made.index(line)]
    request = source.say(ABOUT, x=topic)
    if source.chance(0.15):
        answer = source.by(f"I found nothing about {topic}.", f"Zu {topic} habe ich nichts gefunden.")
        found = "" if source.chance(0.5) else "\n".join(each for each in found.split("\n") if topic.lower() not in each.lower())
        return Talk("summary").user(asked(request, found, [])).form({"answer": answer})
    return Talk("summary").user(asked(request, found, [])).form({"answer": f"{line} ({place})"})


@family("summary_found", weight=0.7 * AROUND)
def found(source: Source) -> Talk:
    """What a step gave, in a line."""
    what = thing(source)
    count = source.pick([0, 1, 1, 2, 3])
    matches = [hit(source, what.words) for _ in range(count)]
    goal = source.by(f"find {what.said}", f"{what.said} suchen")
    step = f"{goal}: {json.dumps(output('search_files', {'matches': matches, 'count': count}), ensure_ascii=False)}"
    if count == 0:
        answer = source.by("No file was found.", "Es wurde keine Datei gefunden.")
    elif count == 1:
        answer = source.by(f"There is one file: {matches[0]}", f"Es gibt eine Datei: {matches[0]}")
    else:
        answer = source.by(f"There are {count} files: {', '.join(matches)}", f"Es gibt {count} Dateien: {', '.join(matches)}")
    return Talk("summary").user(asked(source.say(WHERE, x=what.said), step, [])).form({"answer": answer})


@family("summary_said", weight=0.5 * AROUND)
def said(source: Source) -> Talk:
    """What several steps say for themselves, one after the other."""
    percent, free = source.number(1, 100), source.number(1, 900)
    options: list[tuple[str, dict[str, object], str]] = [
        (source.by("battery", "Akku"), {"present": True, "percent": percent, "state": "discharging"},
         source.by(f"The battery is at {percent} %.", f"Der Akku hat {percent} %.")),
        (source.by("disk space", "Speicherplatz"), {"disks": []}, source.by(f"{free} GB are free.", f"{free} GB sind frei.")),
        (source.by("volume", "Lautstärke"), {"ok": True, "device": "output", "level": percent, "muted": False},
         source.by(f"The volume is {percent} %.", f"Die Lautstärke ist {percent} %.")),
        (source.by("network", "Netzwerk"), {"connected": True},
         source.by(f"Connected to {source.noun()}.", f"Verbunden mit {source.noun()}.")),
    ]  # fmt: skip
    chosen = source.rng.sample(options, source.number(1, 2))
    steps = "\n".join(f"{goal}: {json.dumps({**data, 'say': told}, ensure_ascii=False)}" for goal, data, told in chosen)
    request = source.by(" and ", " und ").join(goal for goal, *_ in chosen)
    return Talk("summary").user(asked(request, steps, [])).form({"answer": " ".join(told for *_, told in chosen)})


WORK = {"research": large_work.RESEARCH, "code": large_work.CODE, "writing": large_work.WRITING, "data": large_work.DATA}
GIVERS = {"research": ("chat", "writing"), "code": ("chat", "research", "data"), "writing": ("chat",), "data": ("chat", "research", "code")}


def handed(source: str, task: str, request: str, context: str = "", board: str = "") -> str:
    """What the agent is told that gets a request, as the daemon has it."""
    facts = {"request": request, **({"context": context} if context else {})}
    parts = [system("handoff").format(source=source, task=task).strip(), fenced("handoff", facts)]
    return "\n\n".join([*parts, *([fenced("board", {"additional_context": board})] if board else [])])


@family("handed_work", weight=0.6 * AROUND)
def work(source: Source) -> Talk:
    """Work that is too large for the shipped model, handed over to who would do it."""
    agent = source.pick(HANDOFFS)
    slots = {
        "x": source.noun(), "y": source.noun(), "person": source.name(), "table": source.path("csv"), "code": source.path("py"), "file": source.path(),
    }  # fmt: skip
    request = source.say(WORK[agent], lower=None, **slots)
    text = handed(source.pick(GIVERS[agent]), request, request, board=source.sentence() if source.chance(0.2) else "")
    kind = {"research": ("research", "Recherchen"), "code": ("code", "Code"), "writing": ("longer texts", "längere Texte"), "data": ("data", "Daten")}[agent]
    answer = source.by(f"For {kind[0]} I need a larger model than the one that ships with ryx.", f"Für {kind[1]} brauche ich ein größeres Modell als das mitgelieferte.")
    return Talk(agent).user(text).answer(answer)


@family("handed_simple", weight=0.6 * AROUND)
def simple(source: Source) -> Talk:
    """Something simple, handed over to who can do it: it is done."""
    what = thing(source)
    role = source.pick(["file", "chat", "file", "rag"])
    request = source.say(WHERE, x=what.said)
    task = request if source.chance(0.6) else source.by(f"find {what.said}", f"{what.said} suchen")
    talk = Talk(role).user(handed(source.pick(["chat", "code", "writing"]), task, request)).call("search_files", pattern=what.pattern, paths=["~"], **({"when": what.when} if what.when else {}))
    count = 0 if source.chance(0.15) else source.number(1, 2)
    return talk.result(matches=[hit(source, what.words) for _ in range(count)], count=count).shown()
