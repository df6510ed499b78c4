"""Questions for the time or the date: where and when."""

from __future__ import annotations

import re

from ryxd.core.numbers import read_number
from ryxd.engine.gate.courtesy import without_ask
from ryxd.engine.gate.places import zone_of
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_TIME_WORDS = vocabulary("""
    time clock hour late uhr uhrzeit zeit spaet timezone zeitzone zone spat
""")
_NOW = re.compile(
    r" (?:right now|now|at (?:this|the) moment|currently|exactly|at present|over there|there|just now"
    r"|precisely"
    r"|gerade|jetzt|im moment|momentan|genau|denn|eigentlich|aktuell|dort|eben)\b"
)
_TIME = re.compile(
    r"(?:"
    r"what time (?:is it|it is|do we have|have we got|have you got|do you have|would it be|is)|what time"
    r"|what(?:'s|s| is| would) (?:the |current |exact |local |correct )+time(?: be| of day)?"
    r"|what the (?:current |exact |local )?time is|(?:check |see )?the (?:current |exact |local |correct"
    r" )*time"
    r"|(?:(?:current|local|exact) )?time|tell (?:the )?time|current clock time"
    r"|(?:(?:do )?you have|have you got|got) the time|what hour is it|how late is it"
    r"|what does (?:the|my) clock say|what does the time say|time check"
    r"|wie ?viel uhr(?: (?:ist es|haben wir|es ist|wir haben|hat es|haben wir es|haben wir's|ist))?"
    r"|wie spaet(?: (?:ist es|ist es schon|haben wir es|haben wir's|haben wir|es ist"
    r"|hat man es|isses|is es|is|ists|ist))?|wie spat"
    r" ist es"
    r"|(?:was|wie) ist die (?:genaue |aktuelle |exakte )?(?:uhrzeit|zeit)|welche (?:uhrzeit|zeit)"
    r" (?:haben wir|ist es|ist)"
    r"|(?:die |aktuelle |genaue )*uhrzeit|die (?:aktuelle |genaue )?zeit|was sagt die uhr|welche stunde"
    r" (?:ist es|haben wir)"
    r"|(?:hast|haettest) du die (?:genaue )?(?:uhrzeit|zeit)"
    r")(?: sagen| nennen| geben| ansagen| verraten| anzeigen)?"
)
_AT_PLACE = frozenset({"in", "at", "for", "on", "auf", "fuer", "im", "nach"})

_ZONE_CHAFF = vocabulary("""
    what what's whats which is the for in of time zone timezone zeitzone currently i need would like
    to know hat ist welche welcher liegt gilt are does use uses have a current used by it's its und
    die der das local time's about
""")

_ELSEWHERE = vocabulary("there dort drueben")
_HERE = frozenset({"my", "here", "am", "we", "our", "hier", "meine", "wir", "haben"})

_DATE_KEYS = vocabulary("""
    date day datum tag wochentag weekday today wievielte wievielten todays today's tomorrow's month
    year monat jahr
""")
_DATE_NAMED = vocabulary("""
    date datum today's todays tomorrow's wievielte wievielten wochentag weekday
""")
_DATE_ASKS = vocabulary("""
    what what's whats which welcher welchen welches welche was den der wievielte wievielten date
    datum wochentag
""")
_DATE_CHAFF = vocabulary("""
    what what's whats which is are was were will would be it we in at this the of day number date
    week name named current exact today today's todays tomorrow's weekday month year do have got
    we're for full calendar moment right now check it's welcher welchen welches welche wievielte
    wievielten den der die das ist sind haben hatten war wird werden heute heutige heutigen heutiges
    aktuelle aktueller aktuellen morgige morgigen gestrige datum tag wochentag fuer ein es wir denn
    sein dann jetzt gerade des monat jahr schreiben man
""")
_DATE_START_BARRED = frozenset({"is", "are", "ist", "sind", "was it", "war"})

_WEEK = frozenset(
    " ".join(phrase)
    for phrase in phrases("""
    what week is it / what week is this / which week is it / what is the week number / what's the week number /
    week number / calendar week / which calendar week is it / what calendar week is it / kw / kalenderwoche /
    welche kw / welche kw ist / welche kw haben wir / welche kalenderwoche / welche kalenderwoche ist / welche
    kalenderwoche haben wir / in welcher kalenderwoche sind wir / in welcher kw sind wir / welche woche ist /
    welche woche haben wir
""")
)
_DAYS = {"day": 1, "days": 1, "tag": 1, "tage": 1, "tagen": 1, "week": 7, "weeks": 7, "woche": 7, "wochen": 7}
_NAMED_DAYS: tuple[tuple[tuple[str, ...], int], ...] = (
    (("the", "day", "after", "tomorrow"), 2),
    (("day", "after", "tomorrow"), 2),
    (("the", "day", "before", "yesterday"), -2),
    (("day", "before", "yesterday"), -2),
    (("a", "week", "from", "today"), 7),
    (("a", "week", "from", "now"), 7),
    (("tomorrow",), 1),
    (("tomorrow's",), 1),
    (("tomorrows",), 1),
    (("yesterday",), -1),
    (("yesterday's",), -1),
    (("uebermorgen",), 2),
    (("vorgestern",), -2),
    (("morgen",), 1),
    (("morgige",), 1),
    (("morgigen",), 1),
    (("gestern",), -1),
    (("gestrige",), -1),
    (("gestrigen",), -1),
    (("heute", "in", "einer", "woche"), 7),
)
_FROM_NOW = (("from", "now"), ("from", "today"), ("after", "today"), ("ab", "heute"), ("von", "heute"))


def classify_clock(request: Request) -> Verdict | None:
    """Return the verdict for a question about time, date or a time zone (C1); None when it is something else."""
    if _NOW.sub("", " " + " ".join(request.words)).strip() in _WEEK:
        return request.trivial("clock.date", "get_date", {}, {})
    return _time(request) or _date(request)


def _time(request: Request) -> Verdict | None:
    if not request.bag & _TIME_WORDS:
        return None
    words = without_ask(request.words)
    if "timezone" in words or "zeitzone" in words or ("zone" in words and "time" in words):
        zone = _asked_zone(request, words)
        if zone:
            return zone
    spoken = _NOW.sub("", " ".join(words)).strip()
    if spoken in {"time", "zeit"} and len(words) < len(request.words):
        return None  # "give me time" asks for patience
    if request.bag & _ELSEWHERE:
        return None  # "what time is it there": which place that is, a model asks
    if _TIME.fullmatch(spoken):
        return request.trivial("clock.time", "get_time", {}, {})
    kept = spoken.split()
    for at, word in enumerate(kept):
        if word in _AT_PLACE and at and _TIME.fullmatch(" ".join(kept[:at])):
            zone_name = zone_of(tuple(kept[at + 1 :]))
            if zone_name:
                place = " ".join(kept[at + 1 :])
                return request.trivial("clock.time", "get_time", {"zone": zone_name}, {"place": place})
        if at == 1 and kept[0] in {"uhrzeit", "zeit", "time"} and (zone_name := zone_of(tuple(kept[1:]))):
            return request.trivial("clock.time", "get_time", {"zone": zone_name}, {"place": " ".join(kept[1:])})
    return _place_first(request, kept) or _place_inside(request, kept)


def _place_inside(request: Request, kept: list[str]) -> Verdict | None:
    """Read "what's Tokyo time" and "the current London time"."""
    if len(kept) < 2 or kept[-1] != "time" or len(kept) > 8:
        return None
    first = 0
    while kept[first] in {"what", "what's", "whats", "is", "the", "current", "local"}:
        first += 1
    place = tuple(kept[first:-1])
    zone_name = zone_of(place) if place else None
    if zone_name is None:
        return None
    return request.trivial("clock.time", "get_time", {"zone": zone_name}, {"place": " ".join(place)})


def _place_first(request: Request, kept: list[str]) -> Verdict | None:
    """Read "in Tokyo what time is it" and "in Lissabon, wie spät ist es"."""
    if kept and kept[0] == "in":
        for at in range(2, min(len(kept), 5)):
            zone_name = zone_of(tuple(kept[1:at]))
            if zone_name and _TIME.fullmatch(" ".join(kept[at:])):
                return request.trivial(
                    "clock.time", "get_time", {"zone": zone_name}, {"place": " ".join(kept[1:at])}
                )
    return None


def _asked_zone(request: Request, words: tuple[str, ...]) -> Verdict | None:
    """Read "what timezone is Paris in"; the clock's answer names the zone. Yes-or-no questions are not read."""
    if not words or words[0] in {"is", "are", "ist"}:
        return None
    if "time" in words and "it" in words:
        return None  # "what is the time in the pacific zone" asks for the time
    place = tuple(word for word in words if word not in _ZONE_CHAFF and word not in _HERE)
    if not place and frozenset(words) & _HERE:
        return request.trivial("clock.zone", "get_time", {}, {})
    zone = zone_of(place) if place else None
    if zone is None:
        return None
    return request.trivial("clock.zone", "get_time", {"zone": zone}, {"place": " ".join(place)})


def _date(request: Request) -> Verdict | None:
    if not request.bag & _DATE_KEYS:
        return None
    words = without_ask(request.words)
    asked = len(words) < len(request.words)
    days, rest = _offset(words)
    keys = request.bag & _DATE_KEYS
    if not words or (not rest and not keys & _DATE_NAMED):
        return None
    if any(word not in _DATE_CHAFF for word in rest) or words[0] in _DATE_START_BARRED:
        return None
    if keys == {"today"} and not (days == 0 and _about_today(words, asked=asked)):
        return None
    if not asked and not request.bag & _DATE_ASKS and not keys & _DATE_NAMED:
        return None
    if keys <= {"day", "tag"} and not (days or _WHICH_DAY.search(" ".join(words))):
        return None
    if days == 0:
        return request.trivial("clock.date", "get_date", {}, {})
    args: dict[str, JsonValue] = {"days": days}
    return request.trivial("clock.date", "get_date", args, {"days": days})


_WHICH_DAY = re.compile(
    r"\b(?:what|which|what's the|what is the|name of the|welche[nr]|fuer ein(?:en)?|den|der|what's"
    r"|the) (?:week)?(?:day|tag)\b"
)


def _about_today(words: tuple[str, ...], *, asked: bool) -> bool:
    """Say whether a sentence whose only date word is "today" asks which day it is."""
    return words in {("what", "is", "today"), ("what's", "today"), ("whats", "today")} or (
        asked and words in {("what", "today", "is"), ("today",)}
    )


def _offset(words: tuple[str, ...]) -> tuple[int, list[str]]:
    """Take "tomorrow", "in 5 days", "vor drei Wochen" out; return how many days away, and the other words."""
    for named, days in _NAMED_DAYS:
        at = _find(words, named)
        if at >= 0:
            return days, [*words[:at], *words[at + len(named) :]]
    for at in range(len(words)):
        number = (words[at], at + 1) if words[at].isdigit() or words[at] == "a" else read_number(words, at)
        if number is None or number[1] >= len(words) or words[number[1]] not in _DAYS:
            continue
        if "." in number[0] or len(number[0]) > 5:
            continue
        count, end = int(number[0].replace("a", "1")) * _DAYS[words[number[1]]], number[1] + 1
        before = words[at - 1] if at else ""
        following = words[end : end + 2]
        if following[:1] == ("ago",):
            return -count, [*words[:at], *words[end + 1 :]]
        if before == "vor":
            return -count, [*words[: at - 1], *words[end:]]
        if before == "in":
            end += 2 * (following in _FROM_NOW)
            return count, [*words[: at - 1], *words[end:]]
        if following in _FROM_NOW:
            return count, [*words[:at], *words[end + 2 :]]
    return 0, list(words)


def _find(words: tuple[str, ...], phrase: tuple[str, ...]) -> int:
    for at in range(len(words) - len(phrase) + 1):
        if words[at : at + len(phrase)] == phrase:
            return at
    return -1
