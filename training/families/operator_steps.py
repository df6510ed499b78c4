"""What operators do within a plan: steps that are theirs, and steps that failed."""

import json
from typing import Any

from ryxd.core.fence import fenced
from training.family import family
from training.material.drafts import short
from training.material.sayings import hit, thing
from training.material.shares import AROUND
from training.registry import output
from training.source import Source
from training.talk import Talk
from training.wordings.texts import QUESTION, SUM


def told(source: Source, prompt: str, earlier: dict[str, Any]) -> str:
    """What an operator is told: the plan's word for operators, its step, and what the steps before it gave."""
    shown = {key: value if isinstance(value, str) else json.dumps(value, ensure_ascii=False) for key, value in earlier.items()}
    text = f"{short(source)}\n\n{prompt}"
    return f"{text}\n\n{fenced('earlier_steps', shown)}" if shown else text


def lines(source: Source, about: str = "") -> tuple[list[str], str]:
    """Lines of a text, and the one that is about this word."""
    made = [_line(source, source.noun()) for _ in range(source.number(2, 6))]
    if not about:
        return made, ""
    line = _line(source, about)
    made.insert(source.number(0, len(made)), line)
    return made, line


def _line(source: Source, about: str) -> str:
    kinds = source.by(
        [f"{about}: {source.number(1, 9999)}", f"{about} with {source.noun()} and {source.noun()}", f"ERROR {about} failed with code {source.number(1, 99)}",
         f"- {about} ({source.noun()})", f"call {source.name()} about {about}", f"{about} costs {source.number(1, 999)} euros", f"{about} is on {source.number(1, 28)}.{source.number(1, 12)}."],
        [f"{about}: {source.number(1, 9999)}", f"{about} mit {source.noun()} und {source.noun()}", f"FEHLER {about} Code {source.number(1, 99)}",
         f"- {about} ({source.noun()})", f"{source.name()} wegen {about} anrufen", f"{about} kostet {source.number(1, 999)} Euro", f"{about} ist am {source.number(1, 28)}.{source.number(1, 12)}."],
    )  # fmt: skip
    return source.pick(kinds)


def _text(made: list[str]) -> str:
    return "\n".join(f"{number}\t{line}" for number, line in enumerate(made, start=1))


@family("operator_question", weight=1.2 * AROUND)
def question(source: Source) -> Talk:
    """A question about a text that an earlier step read: the line that answers it."""
    topic = source.noun()
    there = source.chance(0.8)
    made, line = lines(source, topic if there else "")
    text = _text(made)
    if any(topic.lower() in each.lower() for each in made if each != line):
        there, line = True, next(each for each in made if topic.lower() in each.lower())
    earlier: dict[str, Any] = {"step 1": {"matches": [hit(source, (source.noun(),))], "count": 1}} if source.chance(0.5) else {}
    earlier[f"step {len(earlier) + 1}"] = output("read_file", {"text": text, "total": len(made)})
    earlier["text"] = text
    talk = Talk(source.pick(["file", "file", "rag", "web"])).user(told(source, source.say(QUESTION, x=topic), earlier))
    return talk.answer(line if there else source.by(f"It says nothing about {topic}.", f"Über {topic} steht da nichts."))


@family("operator_summary", weight=0.8 * AROUND)
def summary(source: Source) -> Talk:
    """A text in few words: how long it is, and its first two lines."""
    made, _ = lines(source)
    text = _text(made)
    earlier: dict[str, Any] = {"step 1": {"matches": [hit(source, (source.noun(),))], "count": 1}} if source.chance(0.5) else {}
    earlier[f"step {len(earlier) + 1}"] = output("read_file", {"text": text, "total": len(made)})
    earlier["text"] = text
    talk = Talk(source.pick(["file", "file", "web"])).user(told(source, source.say(SUM), earlier))
    first = "; ".join(made[:2])
    return talk.answer(source.by(f"{len(made)} lines: {first}" + (" …" if len(made) > 2 else ""), f"{len(made)} Zeilen: {first}" + (" …" if len(made) > 2 else "")))


@family("operator_compare", weight=0.8 * AROUND)
def compare(source: Source) -> Talk:
    """Which of two files is newer, or larger."""
    newer = source.chance(0.6)
    paths = [hit(source, (source.noun(),)) for _ in range(2)]
    facts: list[dict[str, Any]] = []
    for path in paths:
        day = f"{source.number(2019, 2026)}-{source.number(1, 12):02d}-{source.number(1, 28):02d} {source.number(0, 23):02d}:{source.number(0, 59):02d}:00+01:00"
        data = {"path": path, "kind": "file", "size": source.number(1, 10 ** source.number(2, 8)), "changed": day}
        facts.append({**data, "accessed": day, "owner": "jo", "group": "jo", "mode": "-rw-r--r-- (644)", "names": 1})
    key = "changed" if newer else "size"
    better = 0 if facts[0][key] > facts[1][key] else 1
    earlier = {"step 1": output("metadata", facts[0]), "step 2": output("metadata", facts[1]), "first": str(facts[0][key]), "second": str(facts[1][key])}
    prompt = source.by("Which of both was changed later?", "Was wurde später geändert?") if newer else source.by("Which of both is larger?", "Was ist größer?")
    value = facts[better][key]
    if newer:
        answer = source.by(f"{paths[better]} is newer: {value}.", f"{paths[better]} ist neuer: {value}.")
    else:
        answer = source.by(f"{paths[better]} is larger: {value} bytes.", f"{paths[better]} ist größer: {value} Bytes.")
    return Talk("file").user(told(source, prompt, earlier)).answer(answer)


@family("operator_largest", weight=0.6 * AROUND)
def largest(source: Source) -> Talk:
    """Which file is the largest."""
    size, path = source.number(1000, 10 ** source.number(4, 10)), hit(source, (source.noun(),))
    unit, by = source.pick([("kB", 1000), ("MB", 10**6), ("GB", 10**9)])
    item = {"path": path, "bytes": size, "size": f"{max(size, by) / by:.3g} {unit}"}
    folder = path.rpartition("/")[0]
    usage = {"total": {"path": folder, "bytes": size * 2, "size": item["size"]}, "files": source.number(1, 999), "entries": [item], "largest": [item]}
    prompt = source.by("Which file is the largest, and how large?", "Welche Datei ist die größte, und wie groß ist sie?")
    earlier = {"step 1": output("disk_usage", usage), "file": path, "size": str(item["size"])}
    answer = source.by(f"The largest file is {path} with {item['size']}.", f"Die größte Datei ist {path} mit {item['size']}.")
    return Talk("file").user(told(source, prompt, earlier)).answer(answer)


@family("operator_slow", weight=0.3 * AROUND)
def slow(source: Source) -> Talk:
    """Why the computer is slow: what was found, word for word."""
    name, share = source.noun().lower(), source.number(20, 390)
    busy = source.by(f"{name} uses {share} % of a processor core", f"{name} braucht {share} % eines Prozessorkerns")
    free = f"{source.number(1, 90) / 10} GB"
    memory = source.by(f"{free} of 16 GB memory is free", f"{free} von 16 GB Arbeitsspeicher sind frei")
    earlier = {"processes": busy, "memory": memory}
    return Talk("shell").user(told(source, source.by("Why is the computer slow?", "Warum ist der Rechner langsam?"), earlier)).answer(f"{busy}; {memory}.")


@family("operator_too_much", weight=0.4 * AROUND)
def too_much(source: Source) -> Talk:
    """What is beyond a small model."""
    x, y = source.noun(), source.noun()
    said = source.by(
        [f"Explain {x} step by step", f"Compare {x} and {y} and tell me which is better", f"Translate {x} and explain it", f"Write a long text about {x}", f"decide what to do about {x}"],
        [f"Erklär {x} Schritt für Schritt", f"Vergleich {x} und {y} und sag was besser ist", f"Übersetz {x} und erklär es", f"Schreib einen langen Text über {x}", f"entscheide was mit {x} passieren soll"],
    )  # fmt: skip
    answer = source.by("That needs a larger model than me.", "Dafür braucht es ein größeres Modell als mich.")
    return Talk(source.pick(["file", "web", "shell", "rag", "code", "other", "other"])).user(told(source, source.pick(said), {})).answer(answer)


ACTS = (
    ("open_file", "open it", "öffnen", "is open", "ist geöffnet"), ("read_file", "read it", "lesen", "", ""),
)


@family("operator_failed", weight=1.2 * AROUND)
def failed(source: Source) -> Talk:
    """A step that could not take what the search before it found nothing of: one search with fewer words, and the step."""
    found = thing(source)
    tool, en, de, *_ = source.pick(ACTS)
    params = {"path": "$1.matches.0"}
    prompt = f"{source.by(en, de)}\n\nThis failed: {tool} {params}: there is no $1.matches.0: step 1 found nothing like that"
    hint = source.chance(0.3)
    word = found.words[-1]
    if hint:
        word = source.noun()
        prompt += f"\nHint: {source.by(f'it may be called {word}', f'sie kann {word} heißen')}"
    talk = Talk("file").user(told(source, prompt, {"step 1": {"matches": [], "count": 0}}))
    if not hint:
        return talk.answer(source.by("Nothing was found, so I could not do that.", "Es wurde nichts gefunden, also konnte ich das nicht tun."))
    talk.call("search_files", pattern=f"*{'*'.join(word.split())}*", paths=["~"])
    if source.chance(0.25):
        return talk.result(matches=[], count=0).answer(source.by(f"I found no file for {word} either.", f"Auch zu {word} habe ich keine Datei gefunden."))
    path = hit(source, (word,))
    talk.result(matches=[path], count=1).call(tool, path=path)
    name = path.rpartition("/")[2]
    if tool == "open_file":
        return talk.result(ok=True).answer(source.by(f"{name} is open.", f"{name} ist geöffnet."))
    made, _ = lines(source)
    return talk.result(text=_text(made), total=len(made)).answer("\n".join(made))


@family("operator_path", weight=0.8 * AROUND)
def other_path(source: Source) -> Talk:
    """A file that was not where it was named: its name is searched for."""
    name, folder = source.file_name(), source.folder()
    path = f"{folder}/{name}"
    tool, en, de, *_ = source.pick(ACTS)
    error = source.by(f"no such file or folder: {path}; in {folder} there is nothing like it", f"Datei oder Ordner nicht gefunden: {path}; in {folder} gibt es nichts Ähnliches")
    prompt = f"{source.by(en, de)}\n\nThis failed: {tool} { {'path': path} }: {error}"
    talk = Talk("file").user(told(source, prompt, {})).call("search_files", pattern=f"*{name}", paths=["~"])
    if source.chance(0.3):
        return talk.result(matches=[], count=0).answer(source.by(f"{name} is nowhere to be found.", f"{name} ist nirgends zu finden."))
    found = f"{source.pick(['~/Documents', '~/Downloads', '~/Desktop', f'~/{source.folder_name()}'])}/{name}"
    talk.result(matches=[found], count=1).call(tool, path=found)
    if tool == "open_file":
        return talk.result(ok=True).answer(source.by(f"{name} is open; it was in {found}.", f"{name} ist geöffnet; die Datei lag unter {found}."))
    made, _ = lines(source)
    return talk.result(text=_text(made), total=len(made)).answer("\n".join(made))
