"""Conversations that people typed (training/typed/talks/): several calls, or several things said; the names in them exchanged by chance.

A turn is `say` and `calls` (tool, args; `gave`: what it found, in short, or `error`; for ask_user `ask`, the name of a question), and `tell`
where only a part of the last result was asked for: "line N", "nothing WORD", size, changed, type, owner, count, week. Or `decline`.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

from training.families.came import given
from training.families.dates import today as some_day
from training.families.typed import REFUSALS
from training.family import family
from training.material.lines import TALKS, drawn
from training.material.questions import QUESTIONS
from training.material.varying import kept, others
from training.noise import typed as noisy
from training.source import Source
from training.talk import Talk

_ALIKE, _MISTAKES, _ELSEWHERE = 0.35, 0.05, 0.5
_FINDS = {"search_files", "glob"}
_NAMES = {"tool", "ask", "decline"}
_FACTS = {
    "size": ("{path} has {size} bytes.", "{path} hat {size} Bytes."),
    "changed": ("{path} was last changed on {changed:.19}.", "{path} wurde zuletzt geändert am {changed:.19}."),
    "type": ("{path} is of type {type}.", "{path} hat den Typ {type}."),
    "owner": ("{path} belongs to {owner}, {mode}.", "{path} gehört {owner}, {mode}."),
    "week": ("It is week {week}.", "Es ist KW {week}."),
}


@family("typed_talks", weight=44.0)
def typed(source: Source) -> Talk:
    """One of these conversations."""
    line = drawn(source, TALKS)
    # what is looked for after a call that failed is made of the name that was not there: nothing is exchanged then
    failed = any("error" in call for turn in line.turns for call in turn.get("calls", ()))
    turns = line.turns if failed or source.chance(_ALIKE) else exchanged(source, line.turns)
    calls = {"calls": [call for turn in turns for call in turn.get("calls", ())]}
    day = some_day(source)
    talk = Talk(whole=True)
    for turn in turns:
        talk.user(noisy(kept(turn["say"], calls), source.rng, source.language, _MISTAKES))
        if "decline" in turn:
            talk.answer(source.by(*REFUSALS[turn["decline"]]))
            continue
        data: dict[str, Any] = {}
        for call in turn["calls"]:
            args = call.get("args", {})
            if call["tool"] == "ask_user":
                args = {"question": source.by(*QUESTIONS[call["ask"]]).format(f=call.get("file", ""))}
            talk.call(call["tool"], **args)
            if "error" in call:
                talk.error(call["error"])
            else:
                data = given(source, call["tool"], args, call.get("gave"), day)
                talk.result(**data)
        talk.answer(_told(source, turn, data))
    return talk


def _told(source: Source, turn: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    """The answer: empty where the result is one. Raises ValueError for a `tell` that fits no result."""
    asked, _, rest = turn.get("tell", "").partition(" ")
    call = turn["calls"][-1]
    if not asked:
        return ""
    if asked == "line":
        line = data["text"].split("\n")[int(rest) - 1].partition("\t")[2]
        return source.by(f"Line {rest}: {line}", f"Zeile {rest}: {line}")
    if asked == "nothing":
        return source.by(f"{call['args']['path']} says nothing about {rest}.", f"In {call['args']['path']} steht nichts zu {rest}.")
    if asked == "count":
        where = call["args"].get("path", "~")
        return source.by(f"There are {data['count']} in {where}.", f"In {where} sind es {data['count']}.")
    if asked not in _FACTS:
        raise ValueError(f"nothing is told by {turn['tell']!r}")
    return source.by(*_FACTS[asked]).format(**data)


def exchanged(source: Source, turns: tuple[Mapping[str, Any], ...]) -> tuple[Mapping[str, Any], ...]:
    """The same conversation about other things: names in all that is said, called and found, places of what was found, numbers in texts."""
    said = "\n".join(turn["say"] for turn in turns)
    calls = [call for turn in turns for call in turn.get("calls", ())]
    sums = sum(call["tool"] == "calculate" for call in calls)  # the second goes on with what came of the first
    new = {
        old: made for old, made in others(source, said, {"calls": [call.get("args", {}) for call in calls]}).items()
        if said.casefold().count(old.casefold()) == 1 and not (old.isdigit() and sums > 1)
    }  # fmt: skip
    # a file's name is looked for as "*report*.pdf", too
    new |= {"*.".join(old.rsplit(".", 1)): "*.".join(made.rsplit(".", 1)) for old, made in new.items() if "." in old and "." in made}
    after = {path.rpartition("/")[2] for path in _paths(calls)}  # where it is called so afterwards, its name stays
    places = {
        path: _moved(source, path, named=path.rpartition("/")[2] in after)
        for path in _found(calls)
        if path not in said and source.chance(_ELSEWHERE)
    }
    every = "|".join(re.escape(old) for old in sorted(new, key=len, reverse=True))
    alike = {old.casefold(): (old, made) for old, made in new.items()}

    def put(match: re.Match[str]) -> str:
        old, made = alike[match[0].casefold()]
        return made if match[0] == old else made.lower() if match[0].islower() else made.upper() if match[0].isupper() else made.capitalize()

    def other(text: str) -> str:
        text = places.get(text, text)
        # also within file names (invoice_2024.pdf), in any case: what is found has to stay what was asked for
        return re.sub(rf"(?<![^\W_])(?:{every})(?![^\W_])", put, text, flags=re.IGNORECASE) if every else text

    return tuple(_everywhere(turn, other) for turn in turns)


def _everywhere(value: Any, other: Callable[[str], str]) -> Any:
    """The same with other texts; what is no text of the user's or of a result stays."""
    if isinstance(value, Mapping):
        return {key: each if key in _NAMES or (key == "tell" and not each.startswith("nothing ")) else _everywhere(each, other) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_everywhere(each, other) for each in value]
    if isinstance(value, int) and not isinstance(value, bool):
        digits = other(str(abs(value)))
        return (-1 if value < 0 else 1) * int(digits) if digits.isdigit() else value
    return other(value) if isinstance(value, str) else value


def _found(calls: list[Mapping[str, Any]]) -> dict[str, None]:
    """Paths that were found, each once."""
    return {path: None for call in calls if call["tool"] in _FINDS for path in call.get("gave", ()) if path.count("/")}


def _paths(calls: list[Mapping[str, Any]]) -> set[str]:
    """Paths that calls name and that were found nowhere: where something was moved or copied to, or what is new."""
    named = {value for call in calls for value in call.get("args", {}).values() if isinstance(value, str)}
    return named - _found(calls).keys()


def _moved(source: Source, path: str, *, named: bool) -> str:
    """A file somewhere further down, or with a word more in its name; not that where something else is `named` so."""
    folder, _, name = path.rstrip("/").rpartition("/")
    slash = "/" if path.endswith("/") else ""
    if named or source.chance(0.5):
        return f"{folder}/{source.folder_name()}/{name}{slash}"
    return f"{folder}/{source.pick([source.noun(), str(source.number(1, 2030))])}{source.pick(['_', '-', ' '])}{name}{slash}"
