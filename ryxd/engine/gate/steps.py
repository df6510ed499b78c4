"""Requests for several steps, one after the other."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from ryxd.engine.gate.changing import classify_changing
from ryxd.engine.gate.files import classify_files
from ryxd.engine.gate.joined import CHANGING, JOINS, ONWARDS, READING
from ryxd.engine.gate.opening import names_target
from ryxd.engine.gate.text import Request, read
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import vocabulary

_OPENING = vocabulary("open launch start oeffne starte")
_ONWARD = vocabulary("""
    go navigate search play type log geh gehe such suche spiel spiele tippe put show zeig zeige
""")
_PIPED = vocabulary("print show display sort list count output")
"""What follows as one of these is the end of the same command line, not a second step."""


def _on_what_is_found(request: Request) -> Verdict | None:
    """Read "find X and open it": the second step is the way to answer the first one, not a plan of its own."""
    at = _first_join(request)
    behind = tuple(token.word for token in request.tokens[at:] if token.word not in JOINS | ONWARDS | _SOFT)
    if len(behind) != 2 or behind[0] not in _THEN or behind[1] not in _PRONOUNS:
        return None
    if behind[0].startswith("mach") and "auf" not in request.words[at:]:
        return None
    first = request.tokens[:at]
    words = tuple(token.word for token in first)
    found = classify_files(replace(request, tokens=first, words=words, bag=frozenset(words)))
    if found is None or found.rule != "file.find":
        return None
    then = _THEN[behind[0]]
    if then == "file.find":
        return found
    return request.planned("steps.chain", {**found.slots, "verbs": [words[0], behind[0]], "then": then})


def _on_what_is_changed(request: Request) -> Verdict | None:
    """Read "rename a.txt to b.txt and open it": one change, and what is made of it is opened or read by code."""
    at = _first_join(request)
    behind = [token.word for token in request.tokens[at:] if token.word not in JOINS | ONWARDS | _SOFT]
    verb = next((word for word in behind if _THEN.get(word) in _AFTERWARDS), "")
    if not at or _SAID.search(request.text) or len(behind) != 2 or not _PRONOUNS & set(behind):
        return None
    if not verb or (verb.startswith("mach") and "auf" not in request.words[at:]):
        return None
    text = request.text[: request.tokens[at - 1].end].rstrip(" ,;")
    change = classify_changing(read(text, None, request.language))
    paths = change.slots.get("paths") if change is not None and change.rule in _MADE else None
    if change is None or not isinstance(paths, list | tuple) or len(paths) != 1:
        return None
    after = "open_file" if change.rule == "file.make_folder" else _AFTERWARDS[_THEN[verb]]
    return replace(change, slots={**change.slots, AFTER: after})


AFTER = "after"
"""The slot of a change that says which tool is for what came of it: open_file, read_file."""
_AFTERWARDS = {"file.open": "open_file", "file.read": "read_file", "file.find": "read_file"}
_MADE = {"file.move", "file.rename", "file.copy", "file.create", "file.append", "file.replace", "file.make_folder"}
_THEN = {
    **dict.fromkeys(("open", "oeffne", "mach", "mache"), "file.open"),
    **dict.fromkeys(("read", "lies", "lese"), "file.read"),
    **dict.fromkeys(("show", "list", "zeig", "zeige", "liste"), "file.find"),
}
_PRONOUNS = vocabulary("it them this that es sie ihn das die")
_SOFT = vocabulary("vor mir me to please bitte out aloud auf mal")


def _first_join(request: Request) -> int:
    """Return where the first step ends."""
    for at, token in enumerate(request.tokens):
        if token.word in JOINS or token.comma:
            return at + token.comma
    return len(request.tokens)


_IFS = vocabulary("if wenn falls sofern unless")
_COURTEOUS = vocabulary("you du sie possible moeglich need noetig ich i")
"""Who or what a condition is about that is none: "if you have a minute", "wenn ich bitten darf"."""
_ASKED = vocabulary("how what which who where wie was welche welcher wieviel wer wo")
_TOLD = vocabulary("me know see check out mir wissen")
"""Before an "if" that is a question: "tell me if it is open"."""
_ONLY = vocabulary("only nur but aber")
_SO = vocabulary("so not yes no ja nein nicht")
_STATES = vocabulary("""
    akku batterie battery charge prozent percent charging laedt geladen internet netz wlan wifi online connected
    musik music playing
    laeuft running offen open muted stumm laut lautstaerke volume platte disk ram speicher memory uhr
""")
"""What a condition behind the order is about that ryx can look at."""
_THEN_DO = re.compile(
    r"\?\s*(?:dann|then|in that case|in dem fall|(?:if|wenn|falls) (?:so|yes|ja|nein|not|nicht))\b", re.IGNORECASE
)
_SAID = re.compile(r"[:\"„“”]")
"""What is behind these may be a text that only speaks of a condition."""


def classify_condition(request: Request) -> Verdict | None:
    """Return the verdict for what is to be done only if something is so (C1): looking, comparing, then doing it.

    "if the battery is below 20 percent, dim the screen" is not "dim the screen", nor is it the other way round.
    """
    words = request.words
    if len(words) < 5 or request.text.rstrip().endswith("?"):
        return None
    words = words[words[0] in _ONLY :]
    first = words[0] in _IFS and words[1] not in _COURTEOUS and not _ASKED & request.bag
    return request.planned("steps.condition", {}) if first or _then(request) or _behind(request) else None


def _then(request: Request) -> bool:
    """Whether something is asked and then ordered: "is it open? then close it", "check it, if not restart"."""
    if _SAID.search(request.text):
        return False
    so = any(one in _IFS and other in _SO for one, other in pairwise(request.words[1:]))
    return so or _THEN_DO.search(request.text) is not None


def _behind(request: Request) -> bool:
    """Whether the condition stands behind what is ordered."""
    words = request.words
    if _SAID.search(request.text) or _ASKED & request.bag:
        return False
    return any(
        words[at] in _IFS
        and words[at - 1] not in _TOLD
        and words[at + 1] not in _COURTEOUS
        and _STATES & set(words[at + 1 :])
        for at in range(1, len(words) - 2)
    )


_DONE = CHANGING.union(
    _THEN,
    vocabulary("end stop terminate trash bin quit force beend lies wirf nimm schiess nenn verschieb stopp"),
)
_WHAT_IS_MEANT = _PRONOUNS | vocabulary("den ihn one file datei prozess process program programm")
_SHORT = 6
"""Words of such a wish, at most: a longer one is a request of its own."""


def classify_answered(request: Request) -> Verdict | None:
    """Return the verdict for a question and what is to be done with its answer: "what hogs the cpu? end it"."""
    at = request.core.find("?")
    asked = [token.word for token in request.tokens if token.start < at]
    wish = [token.word for token in request.tokens if token.start > at]
    if "?" in request.core[at + 1 :] or _SAID.search(request.text) or not _ASKED & set(asked[:2]):
        return None
    if not 2 <= len(wish) <= _SHORT or wish[0] not in _DONE or not _WHAT_IS_MEANT & set(wish):
        return None
    return request.planned("steps.chain", {"verbs": [asked[0], wish[0]]})


def classify_steps(request: Request) -> Verdict | None:
    """Return the verdict for a chain of actions ("find and open config", C1); None when it is one action.

    Each step must start with a verb of the desktop's; steps that only print or count what the first one
    found are one command line and stay SIMPLE.
    """
    words = request.words
    if len(words) < 4 or (words[0] not in READING and words[0] not in CHANGING):
        return None
    on_it = _on_what_is_found(request) or _on_what_is_changed(request)
    if on_it is not None:
        return on_it
    verbs = [words[0]]
    for at in range(1, len(words)):
        joined = words[at - 1] in ONWARDS or request.tokens[at - 1].comma
        if joined and (words[at] in READING or words[at] in CHANGING or words[at] in _ONWARD):
            verbs.append(words[at])
    later = verbs[1:]
    if any(verb in CHANGING for verb in later) or (
        verbs[0] in _OPENING and any(verb in _ONWARD for verb in later)
    ):
        slots: dict[str, JsonValue] = {"verbs": verbs}
        opened = names_target(request, request.tokens[1 : _first_join(request)])
        if verbs[0] in _OPENING and opened:
            slots["opens"] = opened
        return request.planned("steps.chain", slots)
    return None
