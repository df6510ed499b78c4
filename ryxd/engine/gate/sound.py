"""Requests for another volume or brightness.

A closed vocabulary in any order: every word must be known to the rule, so a sentence about
something else never fits, while German and English word order both do.
"""

from __future__ import annotations

from ryxd.core.numbers import read_number
from ryxd.engine.gate.targets import MUSIC, PLAYERS, ROOMS, target_in
from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_NOUN = vocabulary("""
    voice stimme volume vol lautstaerke lautstaerkepegel ton tonlautstaerke sound audio loudness
    systemlautstaerke
""")
_LIGHT = vocabulary("""
    brightness helligkeit bildschirmhelligkeit displayhelligkeit hintergrundbeleuchtung backlight
""")
_SCREEN = vocabulary("screen display monitor bildschirm monitors screens laptop")
_LOUDER = vocabulary("louder lauter loudly")
_QUIETER = vocabulary("quieter softer leiser quietly softly")
_LOUD = vocabulary("loud laut high")
_QUIET = vocabulary("quiet leise low")
_BRIGHTER = vocabulary("brighter heller")
_DARKER = vocabulary("darker dimmer dunkler dim dimme")
_BRIGHT = vocabulary("bright hell grell")
_DARK = vocabulary("dark dunkel finster")
_RAISE = vocabulary("""
    increase raise higher boost erhoehe erhoehen erhoeh hoeher bump crank steigere steigern anheben
""")
_REDUCE = vocabulary("""
    decrease reduce lower reduziere reduzieren senke senken verringere verringern niedriger absenken
    tiefer drop
""")
_UP = vocabulary("up hoch rauf aufdrehen hochdrehen raufdrehen hochstellen")
_DOWN = vocabulary("""
    down runter herunter runterdrehen herunterdrehen runterstellen zurueckdrehen
""")
_TURN = vocabulary("turn crank bump dreh drehe drehen bring")
_SET = vocabulary("""
    ist war that's set put change make turn adjust get bring have stay stays keep is be it's its
    setze setz setzen stelle stell stellen aendere aendern regle regel regeln mach mache machen dreh
    drehe drehen einstellen bringe fahre schalte crank sure should
""")
_SPEAK = vocabulary("speak talk sprich rede sprechen reden")
_MAX = vocabulary("""
    maximum max maximal maximale maximalen full fully highest hoechste hoechster hoechsten voll
    volle voller vollste
""")
_MIN = vocabulary("""
    minimum min minimal minimale minimalen lowest niedrigste niedrigster niedrigsten leiseste
    kleinste
""")
_HALF = vocabulary("half halb halbe halber haelfte mitte")
_TOO = vocabulary("too zu so")
_LITTLE = vocabulary("bit little slightly bisschen etwas wenig tick leicht touch notch")
_MUCH = vocabulary("lot much viel deutlich way far")
_MUTE = vocabulary("mute muted stumm stummschalten lautlos silence")
_UNMUTE = vocabulary("unmute unmuted entstummen")
_OFF = vocabulary("off aus ausschalten ausmachen abschalten weg")
_ON = vocabulary("on an wieder back einschalten anmachen anschalten")
_BY = frozenset({"by", "um"})
_FILL = (
    vocabulary("""
    the a to at on in of from by auf der die das dem den des von vom am im um ein eine einen wert
    value level levels stufe setting settings number my your meine meinen deine deinen mein dein
    meines meiner percent prozent % it this es sie zu bei and und mir me again als as with please
    bitte mal doch there here hier so system all more mehr can could needs need let's lets go
    computer pc now that noch out einmal points punkte zurueck
""")
    | MUSIC
)

_KNOWN = frozenset().union(
    _NOUN,
    _LIGHT,
    _SCREEN,
    _LOUDER,
    _QUIETER,
    _LOUD,
    _QUIET,
    _BRIGHTER,
    _DARKER,
    _BRIGHT,
    _DARK,
    _RAISE,
    _REDUCE,
    _UP,
    _DOWN,
    _TURN,
    _SET,
    _SPEAK,
    _MAX,
    _MIN,
    _HALF,
    _TOO,
    _LITTLE,
    _MUCH,
    _MUTE,
    _UNMUTE,
    _OFF,
    _ON,
    _FILL,
    ROOMS,
    PLAYERS,
    {"not", "nicht", "less", "weniger"},
)
_SOUND_KEYS = _NOUN | _LOUDER | _QUIETER | _LOUD | _MUTE | _UNMUTE | _TURN | _SPEAK | _QUIET | _MAX | _MIN
_LIGHT_KEYS = _LIGHT | _SCREEN
_MOVED = _LOUDER | _QUIETER | _RAISE | _REDUCE | _UP | _DOWN | _MAX | _MIN | _HALF | _LOUD | _QUIET
_MICROPHONE = vocabulary("mic mike microphone mikrofon mikro mikrophon")
_LEVEL_ASKED = phrases("""
    how loud is it / how loud is the sound / how loud is the music / what is the volume / what's the volume
    / volume level / current volume / what is the current volume / how high is the volume / what's the
    volume at / wie laut ist es / wie laut ist die musik / wie laut ist der ton / wie hoch ist die
    lautstaerke / wie ist die lautstaerke / aktuelle lautstaerke / wie laut ist es gerade / what volume is
    it at
""")
_COMPLAINTS = phrases("""
    i can't hear you / i can't hear it / i can't hear anything / i cannot hear you / i can not hear
    you / i cant hear you / i cant hear anything / i can't hear this / i can barely hear you / i can
    barely hear it / i can hardly hear you / i can hardly hear it / ich hoere nichts / ich hoere
    dich nicht / ich kann nichts hoeren / ich kann dich nicht hoeren / ich verstehe nichts / ich
    hoere fast nichts
""")
_ASKED_MICROPHONE = vocabulary(
    "is ist my the mein das on off an aus muted stumm live gerade now mute stummgeschaltet"
)
_OPENERS = (
    *_COMPLAINTS,
    *phrases("""
    i need you to / and / und / also / so / need you to / make sure / can you / could you / that /
    dass / i want / i need / i'd like / i would like / ich haette / ich will / ich moechte
"""),
)
_TURNED = {"auf": 1, "ab": -1}  # "dreh die Musik auf": a preposition elsewhere
_PERCENT = frozenset({"percent", "prozent", "%"})
_STEP = 10
_MOST_ALONE = 3
_LIGHT_ALONE = frozenset({"brighter", "heller", "darker", "dunkler"})


def classify_sound(request: Request) -> Verdict | None:
    """Return the verdict for a change of volume or screen brightness (C1); None when it is something else."""
    bag = request.bag
    if bag & _MICROPHONE:
        return _microphone(request)
    if request.words in _LEVEL_ASKED:
        return request.trivial("sound.asked", "get_volume", {}, {})
    if bag & _LIGHT_KEYS or _complained(bag) or (len(request.words) <= _MOST_ALONE and bag & _LIGHT_ALONE):
        return _brightness(request)
    if not bag & _SOUND_KEYS:
        return None
    words = _without_openers(request.words)
    known = _numbers(words)
    if known is None:
        return None
    rest = frozenset(words)
    if rest & (_LIGHT | _SCREEN | _BRIGHTER | _DARKER):
        return None
    if rest & (_MUTE | _UNMUTE) or (not known and rest & _NOUN and rest & (_OFF | _ON) and not rest & _MOVED):
        return _muted(request, words, rest)
    if not _about_sound(words, rest):
        return None
    args = _change(words, rest, known, _sound_direction(words, rest))
    return None if args is None else _said(request, "sound.volume", "set_volume", args, words)


def _microphone(request: Request) -> Verdict | None:
    """Read "mute the mic", "Mikro an", "is my microphone on"."""
    rest = request.bag - _MICROPHONE
    if rest <= _ASKED_MICROPHONE and rest & {"is", "ist"} and rest & (_ON | _OFF | _MUTE | {"muted", "live"}):
        return request.trivial("sound.asked", "get_volume", {"device": "microphone"}, {"device": "microphone"})
    if not rest <= _KNOWN or rest & (_NOUN | _MOVED | ROOMS | PLAYERS | {"not", "nicht"}):
        return None
    on, off = bool(rest & (_UNMUTE | _ON)), bool(rest & (_MUTE | _OFF))
    if on == off:
        return None
    args: dict[str, JsonValue] = {"mute": off, "device": "microphone"}
    return request.trivial("sound.microphone", "set_volume", args, args)


def _brightness(request: Request) -> Verdict | None:
    # A room or a lamp is not ours: a desktop dims its own screen only.
    rest = request.bag
    known = _numbers(request.words)
    if known is None or rest & (_NOUN | ROOMS | PLAYERS | _LOUDER | _QUIETER):
        return None
    # "heller", and nothing said of what: it can only be the screen
    alone = rest & _LIGHT_ALONE and len(request.words) <= _MOST_ALONE
    lit = rest & _SCREEN and (rest & (_BRIGHTER | _DARKER) or _is_level(request.words, known))
    if not rest & _LIGHT and not lit and not alone and not _complained(rest):
        return None
    direction = (bool(rest & (_BRIGHTER | _RAISE | _UP))) - (bool(rest & (_DARKER | _REDUCE | _DOWN)))
    if _complained(rest):
        direction = 1 if rest & _DARK else -1
    args = _change(request.words, rest, known, direction)
    return None if args is None else _said(request, "sound.brightness", "set_brightness", args, request.words)


def _complained(rest: frozenset[str]) -> bool:
    """Say whether it is too bright or too dark, and not "here": that would be the room."""
    elsewhere = {"here", "hier", "there", "not", "nicht"}
    return bool(rest & (_BRIGHT | _DARK) and rest & {"too", "zu"} and not rest & elsewhere)


def _is_level(words: tuple[str, ...], known: list[tuple[int, int]]) -> bool:
    """Say whether the one number is a level: "screen to 30", "Bildschirm auf 30 Prozent", and not "screen 2"."""
    if len(known) != 1:
        return False
    at = known[0][0]
    return words[at].endswith("%") or words[at - 1] in {"to", "auf"} or bool(_PERCENT.intersection(words[at:]))


def _said(request: Request, rule: str, tool: str, args: dict[str, JsonValue], words: tuple[str, ...]) -> Verdict:
    # A named room or player ("im Wohnzimmer", "the TV") does not make it another request: this desktop has one
    # sink and it may well be that room's. The name is kept as a slot for who runs the tool.
    slots: dict[str, JsonValue] = {"percentage": args["level"]} if "level" in args else dict(args)
    target = target_in(words)
    if target:
        slots["target"] = target
    return request.trivial(rule, tool, args, slots)


def _without_openers(words: tuple[str, ...]) -> tuple[str, ...]:
    """Take "I can't hear you and need you to" off the front, "because I can't hear you" off the end."""
    again = True
    while again:
        again = False
        for opener in _COMPLAINTS:
            if words[-len(opener) :] == opener and len(words) > len(opener):
                words = words[: -len(opener)]
        for opener in _OPENERS:
            if words[: len(opener)] == opener and len(words) > len(opener):
                words = words[len(opener) :]
                again = True
    return words


def _numbers(words: tuple[str, ...]) -> list[tuple[int, int]] | None:
    """Return the numbers among the words as (index, value); None when any word is neither known nor a number."""
    found: list[tuple[int, int]] = []
    at = 0
    while at < len(words):
        word = words[at]
        if word in _KNOWN:
            at += 1
            continue
        digits = word.rstrip("%")
        if digits.isascii() and digits.isdigit() and len(digits) <= 3:
            found.append((at, int(digits)))
            at += 1
            continue
        number = read_number(words, at)
        if number is None or "." in number[0]:
            return None
        found.append((at, int(number[0])))
        at = number[1]
    return found


def _about_sound(words: tuple[str, ...], rest: frozenset[str]) -> bool:
    """Say whether the known words together are about loudness at all."""
    if rest & (_NOUN | _LOUDER | _QUIETER):
        return True
    if rest & _TURN and (rest & (_UP | _DOWN) or words[-1] in _TURNED):
        return not rest & ROOMS  # "turn up the living room" is the heating
    if rest & _SPEAK:
        return bool(rest & _UP)
    if rest & _LOUD:
        return bool(rest & (_TOO | {"less", "weniger"}))
    if rest & _QUIET:
        return bool(rest & (_TOO - {"so"}) or rest & {"not", "nicht"})
    return bool(rest & (_MAX | _MIN) and rest & _SET and rest & PLAYERS)


def _sound_direction(words: tuple[str, ...], rest: frozenset[str]) -> int:
    """Return 1 for louder, -1 for quieter, 0 when nothing or both are said."""
    if rest & _LOUD and rest & (_TOO | {"less", "weniger"}):
        return -1
    if rest & _QUIET and rest & _TOO:
        return 1
    up = bool(rest & (_LOUDER | _RAISE | _UP)) or (bool(rest & _TURN) and words[-1] == "auf")
    down = bool(rest & (_QUIETER | _REDUCE | _DOWN)) or (bool(rest & _TURN) and words[-1] == "ab")
    return 0 if "not" in rest or "nicht" in rest else up - down


def _change(
    words: tuple[str, ...], rest: frozenset[str], numbers: list[tuple[int, int]], direction: int
) -> dict[str, JsonValue] | None:
    """Return the tool's arguments: a level from 0 to 100, or a signed step."""
    if rest & {"not", "nicht"} and not rest & (_LOUD | _QUIET):
        return None  # "nicht lauter" asks for nothing
    if "way" in rest and "all" in rest and direction:
        return {"level": 100 if direction > 0 else 0}
    if not numbers:
        return _named_level(rest) or ({"delta": direction * _step(rest)} if direction else None)
    value = _value(words, numbers)
    if value is None or not 0 <= value <= 100:
        return None
    if rest & {"more", "mehr", "less", "weniger"}:
        return {"delta": value if rest & {"more", "mehr"} else -value}
    before = words[numbers[-1][0] - 1] if numbers[-1][0] else ""
    if before in _BY:
        return {"delta": direction * value} if direction else None
    stated = before in {"to", "at", "auf", "number", "level", "zu", "volume", "lautstaerke"} or not direction
    return {"level": value} if stated else {"delta": direction * value}


def _named_level(rest: frozenset[str]) -> dict[str, JsonValue] | None:
    for names, level in ((_MAX, 100), (_MIN, 0), (_HALF, 50)):
        if rest & names:
            return {"level": level}
    return None


def _value(words: tuple[str, ...], numbers: list[tuple[int, int]]) -> int | None:
    """Return the number meant: "4 out of 10" is 40, "from 20 to 30" is 30."""
    if len(numbers) == 1:
        return numbers[0][1]
    (first, part), (second, whole) = numbers[0], numbers[1]
    if len(numbers) > 2:
        return None
    joined = words[first + 1 : second]
    if joined in {("of",), ("out", "of"), ("von",)} and 0 < whole <= 100 and part <= whole:
        return round(part * 100 / whole)
    return whole if joined and joined[-1] in {"to", "auf"} else None


def _step(rest: frozenset[str]) -> int:
    if rest & _LITTLE:
        return _STEP // 2
    return _STEP * 2 if rest & _MUCH else _STEP


def _muted(request: Request, words: tuple[str, ...], rest: frozenset[str]) -> Verdict | None:
    if rest & {"not", "nicht", "voice", "stimme"} or rest & (_LOUDER | _QUIETER | _MAX | _MIN):
        return None
    if request.words[0] in {"is", "ist"} or (len(words) <= _MOST_ALONE and request.text.endswith("?")):
        return request.trivial("sound.asked", "get_volume", {}, {})  # "is the sound off?", "Ton an?"
    silent = bool(rest & (_MUTE | _OFF)) and not rest & _UNMUTE
    if rest & _MUTE and rest & _OFF and not rest & _NOUN:
        silent = False  # "Stummschaltung aus", "turn mute off"
    return _said(request, "sound.mute", "set_volume", {"mute": silent}, words)
