"""The same again with something else: "do the same for March", "und im Downloads-Ordner?" (spec C17).

The last request of the session is taken as it was written, one thing in it is put in place of another of its kind
(`substituting.py`), and rules have to read the new request as they read the old one. More than one such request is
a question, none a matter for the agent that did the last one.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.engine.dumb import DIRECT, REACT
from ryxd.engine.further import further
from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.names import file_name, path_of
from ryxd.engine.gate.text import Token, fold, tokenise
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import Sentences, vocabulary
from ryxd.engine.substituting import LEAD, PREPOSITIONS, folder_of, is_date, is_kind, requests, spellings
from ryxd.wire.events import Routed

SAME = "followup.same"
"""The rule of a request that is an earlier one with something else."""

LOOKS_BACK = 8
"""Runs of the session among which it looks for the last request."""

_LONGEST = 120
_MOST_WORDS = 6


@dataclass(frozen=True)
class Before:
    """What a session did last, as far as it can be done again."""

    request: str = ""
    """The request, whole in itself."""
    rule: str = ""
    handler: str = ""
    pattern: str = ""
    language: str = ""
    followed: str = ""
    """What was done last with something that had been found: open, read, delete."""
    path: str = ""
    """The one file that was opened, read or changed last, where the next request says "it"."""

    @classmethod
    def of(cls, routed: Sequence[Routed], texts: Mapping[str, str]) -> Before:
        """From how the last runs of a session were routed, the newest first, and what they were asked."""
        language, followed = "", ""
        for each in routed:
            language = language or each.language
            kind = each.rule.removeprefix("followup.")
            if each.rule == SAME:
                request, rule = str(each.slots.get("request", "")), str(each.slots.get("rule", ""))
                return cls(request, rule, each.handler, each.pattern, language, followed)
            if kind != each.rule:
                followed = followed or (kind if kind in {"open", "read", "delete", "accept"} else "")
            elif each.rule not in {"choice", "command"} and not each.rule.startswith("control"):
                text = texts.get(each.run, "")
                return cls(text, each.rule, each.handler, each.pattern, language, followed)
        return cls(language=language, followed=followed)

    @property
    def way(self) -> str:
        """The pattern, where it was one that drives agents."""
        return "" if self.pattern in {DIRECT, REACT} else self.pattern

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return dict(vars(self))

    @classmethod
    def load(cls, seen: Mapping[str, Any]) -> Before:
        """From that; a run of an earlier ryx has none."""
        return cls(**{key: str(seen.get(key, "")) for key in cls.__dataclass_fields__})


@dataclass(frozen=True)
class Again:
    """What a text means that asks for the same with something else."""

    requests: tuple[str, ...] = ()
    """The request, whole in itself; several where it can't be told which."""
    items: tuple[int, ...] = ()
    """Which of the things on the table it names."""
    doing: str = ""
    """What is to be done with them, where that was said: open, read, delete."""
    agent: str = ""
    """Who did the last request, and gets this one, too: it knows what was said."""

    @property
    def unclear(self) -> bool:
        """Whether the user has to say which is meant."""
        return len(self.requests) > 1 or len(self.items) > 1

    def told(self, routed: Routed) -> Routed:
        """The event of how it was routed: as the same again, with what was made of it."""
        slots = {"request": self.requests[0] if self.requests else "", "rule": routed.rule, "slots": routed.slots}
        return routed.model_copy(update={"rule": SAME, "slots": slots})


_AND = r"(?:(?:and|und|now|jetzt|then|dann|ok|okay|so|please|bitte|also|auch) )*"
_FOR = r"(?:for|with|in|on|at|to|of|from|about|fuer|mit|im|bei|auf|von|vom|zu|zum|aus|ueber|nach)"
_STRONG = Sentences(
    rf"{_AND}(?:(?:can you |could you )?(?:do |make |try |repeat )?(?:exactly )?(?:the )?same(?: thing)?"
    r"(?: again)?|(?:kannst du )?(?:mach(?:e|st)? |tu |versuch )?(?:bitte |mal |jetzt )*(?:genau )?"
    r"(?:das gleiche|dasselbe|das selbe|das)(?: bitte| mal| nun| jetzt)*"
    r"(?: (?:auch|nochmal|noch mal|noch einmal|ebenfalls))?|once more|again|nochmal|noch mal|noch einmal"
    rf"|auch|also) (?P<x>{_FOR} .+)"
    r"|(?:and |und )?(?:what about|how about|was ist mit|wie ist es mit|wie waer's mit|wie sieht es mit"
    r"|wie sieht's mit) (?P<y>.+?)(?: aus)?"
)
_WEAK = Sentences(r"(?:and|und|or|oder)(?: (?:also|auch|then|dann|jetzt|now))* (?P<x>.+)")
_NO = (
    r"(?:(?:no|nope|nein|nee|ne|noe|sorry|oops|ups|wait|warte|halt|actually|quatsch|falsch|wrong|not that(?: one)?"
    r"|nicht (?:die|das|den)) )+"
)
_INSTEAD = Sentences(
    rf"{_NO}(?:(?:doch |lieber |rather |open |show |oeffne |zeig )*(?P<x>(?:the|die|das|den|der|dem) .+?)"
    r"|(?:i (?:meant|mean|wanted)|ich (?:meinte|meine|wollte)) (?P<y>.+?))"
    r"(?: (?:auf|gemeint|instead|bitte|please))*"
    rf"|{_NO}(?P<z>\S+)"
)
"""What was meant in place of what was understood; the last only where it is the name of a thing."""
_TELLS = vocabulary("""
    is isn't was wasn't are aren't ist war sind waren does doesn't did do works geht ging stimmt hat habe have will
    soll you du right richtig
""")
"""Words of a sentence that tells something: "no, that is wrong" names nothing."""
_TAIL = vocabulary("too auch please bitte again nochmal tun machen instead stattdessen as well")
_VERBS = {
    "open": vocabulary("open launch show oeffne zeig zeige mach nimm take"),
    "read": vocabulary("read lies lese"),
    "delete": vocabulary("delete remove trash bin loesch loesche entferne"),
}
_VERB = Sentences(
    rf"{_AND}(?:no |nein |nee )?(?P<verb>{'|'.join(word for words in _VERBS.values() for word in sorted(words))})"
    r"(?: (?:me|up|mir|mal|bitte|doch|lieber))*"
    r" (?P<x>(?:the|that|die|den|das|der|dem) .+?)(?: (?:auf|vor|out|please|bitte))*"
)
_NAMING = frozenset({"unknown", "open.named", "file.open", "file.read", "file.find", "file.list", "file.change"})
"""Rules that may have taken for a name what lies on the table."""
_POINTING = frozenset({"unknown", "steps.chain", "file.change"})
"""Rules of what may lean on what lies on the table."""
_IT = vocabulary("it this that es sie ihn das die den dies")
_BEHIND_IT = PREPOSITIONS | vocabulary("and then und dann um as als weg away please bitte mal over rueber")
"""What stands behind an "it" that is no article."""
_PATH = re.compile(r"[~\/]?[^\s,;:!?\"']*[^\s,;:!?\"'./]")
"""A path that can be said in a request as it is."""
_JOINS = vocabulary("and und then dann now jetzt also auch danach please bitte")
_ONE = vocabulary("one ones file files datei dateien")
_NOTHING = vocabulary("""
    it that this them es das die der den dies other others andere anderen anderer second first third last next
    second zweite zweiten erste ersten dritte dritten letzte letzten naechste naechsten all alle both beide
    more mehr another you me ich du mir dir that's not nicht else so why warum wieso los how wie what was when wann
    who wer where wo
""")


def again(
    text: str, before: Before, shown: Sequence[str], verdict: Verdict, agents: Mapping[str, Any]
) -> Again | None:
    """What a text means as the same again with something else; None where it is a request of its own.

    `shown` is what lies on the table, `verdict` what the gate says of the text alone. Pure.
    """
    if len(text) > _LONGEST:
        return None
    if (more := further(text, before.request, verdict)):
        return Again(requests=(more,))
    things = shown if len(shown) == 1 else [before.path] if before.path else []
    one = _one_of(text, shown, verdict) or _it(text, things, verdict)
    return one or _same(text, before, shown, verdict, agents) or _whole(text, before, verdict)


def _one_of(text: str, shown: Sequence[str], verdict: Verdict) -> Again | None:
    """What is named of what lies on the table: "open the March one", "lies die vom März vor"."""
    if not shown or verdict.rule not in _NAMING:
        return None
    tokens = tokenise(text.strip())
    found = _VERB.fullmatch(" ".join(token.word for token in tokens))
    if found is None:
        return None
    first = found.string[: found.start("x")].count(" ")
    kept, _ = _bare(tokens[first : first + len(found["x"].split())])
    # "open notes.txt" names a file, whatever lies on the table
    if not kept or any(file_name(token) for token in kept) or _NOTHING.intersection(token.word for token in kept):
        return None
    items = _named(kept, shown)
    doing = next(kind for kind, verbs in _VERBS.items() if found["verb"] in verbs)
    return Again(items=items, doing=doing) if items else None


def points(text: str) -> bool:
    """Whether a text may lean on the one thing that was dealt with last: it says "it"."""
    return len(text) <= _LONGEST and any(token.word in _IT for token in tokenise(text.strip())[1:])


def _it(text: str, things: Sequence[str], verdict: Verdict) -> Again | None:
    """The request with the one thing in place of "it", where rules read that: "move it to Documents"."""
    if len(things) != 1 or verdict.rule not in _POINTING or not _PATH.fullmatch(things[0]):
        return None
    tokens = [token for token in tokenise(text.strip()) if token.word]
    while tokens and tokens[0].word in _JOINS:
        tokens.pop(0)
    if not tokens or any(file_name(token) or path_of(token) for token in tokens[:2]):
        return None
    said, words = text.strip(), [*(token.word for token in tokens), ""]
    for at, token in enumerate(tokens):
        if at and token.word in _IT and (words[at + 1] in _BEHIND_IT or not words[at + 1]):
            new = f"{said[tokens[0].start : token.start]}{things[0]}{said[token.end :]}"
            now = classify(new, language=verdict.language)
            paths = now.slots.get("paths")
            named = isinstance(paths, list | tuple) and list(paths) == [things[0]]
            return Again(requests=(new,)) if named and now.rule not in _POINTING and _is_place(now) else None
    return None


def _is_place(verdict: Verdict) -> bool:
    """Whether where it goes is a path or a name: "to the left" and "in die Zwischenablage" are none."""
    target = str(verdict.slots.get("target", "/"))
    return any(sign in target for sign in "/.~")


def _same(
    text: str, before: Before, shown: Sequence[str], verdict: Verdict, agents: Mapping[str, Any]
) -> Again | None:
    wanted = _wanted(text)
    if wanted is None:
        return None
    tokens, into, strong = wanted
    whole = None if strong else _whole(text, before, verdict)
    if whole and not _is_noun(tokens) and not _is_name(tokens, classify(whole.requests[0])):
        return None
    alone = strong or verdict.rule == "unknown" or _is_noun(tokens)
    if not alone:
        return None
    items = _named(tokens, shown)
    if items and (before.followed or (len(shown) > 1 and not strong)):
        return Again(items=items)
    if before.request:
        found = tuple(dict.fromkeys(requests(tokens, into, before.request)))
        if found:
            return Again(requests=found)
    # what a rule read as a file was no matter of the agent's: "and the weather?" is nothing for it
    if before.handler in agents and (strong or not (whole or before.rule.startswith("file."))):
        return Again(agent=before.handler)
    return None


def _whole(text: str, before: Before, verdict: Verdict) -> Again | None:
    """What stands behind an "and", where that is a request: "and what time is it?"."""
    tokens = tokenise(text.strip())
    if verdict.rule != "unknown" or not tokens or tokens[0].word not in {"and", "und"}:
        return None
    first = next((token for token in tokens if token.word not in _JOINS), None)
    if first is None:
        return None
    rest = text.strip()[first.start :]
    known = classify(rest, otherwise=before.language or verdict.language)
    return Again(requests=(rest,)) if known.rule != "unknown" else None


def _wanted(text: str) -> tuple[tuple[Token, ...], str, bool] | None:
    """The words for the other thing, the preposition before them, and whether the same was surely meant."""
    tokens = tokenise(text.strip())
    said = " ".join(token.word for token in tokens)
    found = _STRONG.fullmatch(said)
    strong = found is not None
    instead = _INSTEAD.fullmatch(said)
    found = found or _WEAK.fullmatch(said) or instead
    if found is None:
        return None
    name = next(name for name, group in found.groupdict().items() if group)
    first = said[: found.start(name)].count(" ")
    kept, into = _bare(tokens[first : first + len(found[name].split())])
    if not kept or len(kept) > _MOST_WORDS:
        return None
    if _NOTHING.intersection(token.word for token in kept) and not is_date(tuple(kept)):
        return None
    if found is instead and (_TELLS.intersection(said.split()) or (instead["z"] and not _is_noun(kept))):
        return None
    return tuple(kept), into, strong


def _bare(tokens: Sequence[Token]) -> tuple[list[Token], str]:
    """Words without the little ones around them, and the preposition that was among these."""
    kept = list(tokens)
    while kept and kept[-1].word in _TAIL:
        kept.pop()
    into = ""
    while kept and kept[0].word in PREPOSITIONS | LEAD:
        into = kept[0].word if kept[0].word in PREPOSITIONS else into
        kept.pop(0)
    while len(kept) > 1 and kept[-1].word in _ONE:
        kept.pop()
    return kept, into


def _is_noun(tokens: Sequence[Token]) -> bool:
    """Whether it is only the name of a thing, and no request that could stand for itself."""
    kept = tuple(tokens)
    return bool(folder_of(kept) or is_date(kept) or is_kind(kept) or all(file_name(token) for token in kept))


def _is_name(tokens: Sequence[Token], verdict: Verdict) -> bool:
    """Whether rules read it as a mere name, which begins with what it names: "github", "Rechnung"."""
    return any(tokens[0].word in fold(str(value)) for value in verdict.slots.values())


def _named(tokens: Sequence[Token], shown: Sequence[str]) -> tuple[int, ...]:
    """Which things on the table have all these words in their names."""
    found = []
    for at, path in enumerate(shown):
        name = fold(path.rstrip("/").rpartition("/")[2] or path)
        if all(any(each in name for each in spellings(token.word)) for token in tokens):
            found.append(at)
    return tuple(found)
