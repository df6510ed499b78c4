"""What "open that" means: a site, an application, or several."""

from __future__ import annotations

from ryxd.engine.gate.apps import APPS
from ryxd.engine.gate.dates import dated
from ryxd.engine.gate.files import pattern_of
from ryxd.engine.gate.sites import address_of
from ryxd.engine.gate.text import Request, Token, fold
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary
from ryxd.tools.sitenames import SITES

_VERBS = phrases("""
    open / open up / launch / start / start up / fire up / bring up / pull up / load / go to / visit
    / navigate to / browse to / take me to / head to / surf to / run / oeffne / oeffnen / offne /
    starte / besuche / lade / geh auf / gehe auf / geh zu / gehe zu / geh auf die / gehe auf die /
    surfe auf / surf auf / navigiere zu / bring mich zu / ruf / rufe / mach / mache / fuehre
""")
_ENDS = {"mach": ("auf",), "mache": ("auf",), "ruf": ("auf",), "rufe": ("auf",), "fuehre": ("aus",)}
_WEB_VERBS = frozenset(
    {"go", "visit", "navigate", "browse", "head", "surf", "surfe", "besuche", "navigiere", "geh", "gehe"}
)
_RUN_VERBS = frozenset({"launch", "run", "start", "starte", "fire", "fuehre"})
_LAST_VERBS = vocabulary("oeffnen starten aufmachen aufrufen laden besuchen")
_HELPERS = vocabulary("tu tue tun")
"""Before what is opened where the verb is the last word: "tu mal die App Kalender starten"."""
_PARTICLES = vocabulary("mal bitte doch mir uns me us please jetzt eben schnell kurz einmal")
_ARTICLES = vocabulary("the die der das den my meine meinen mein")
_KINDS = vocabulary("""
    website webseite site seite page homepage startseite app application program programm anwendung
    software web
""")
_PROGRAMS = vocabulary("app application program programm anwendung software")
"""What an application is called by besides its name: "the calculator app"."""
_CALLED = vocabulary("called named namens")
_BROWSER_TAILS = phrases("""
    in the browser / in my browser / in a browser / im browser / in a new tab / in new tab / in
    einem neuen tab / im neuen tab / for me
""")
_AND = frozenset({"and", "und", "&", "plus", "sowie"})
_MOST_TARGETS = 12
_MOST_OF_A_NAME = 5
_MOST_ALONE = 3
_NOT_ALONE = frozenset({"help", "hilfe", "stop", "stopp", "clear", "time", "date"})
_NAMED_VERBS = vocabulary("""
    open oeffne offne oeffnen start starte starten launch fire mach mache aufmachen bring run fuehre
""")
_NO_NAMES = vocabulary("""
    it es that this das dies them sie ihn him one nothing nichts everything alles something etwas
    again nochmal wieder over up the a ein eine an some any ne mol mir da dort zweite andere anderen
    anderes other usual second first erste neues neue new same selbe thing things ding dings sache
    was program programme programs programms brogramm apps applications anwendungen application
    programm anwendung software app launcher tool werkzeug game spiel link links url urls adresse
    address website webseite internetseite site seite page homepage startseite command befehl
    kommando line zeile file datei document dokument attachment anhang anhaenge noch
""")
"""What says of nothing what it is called: which one, a model asks or knows."""
_POINTS = vocabulary("that this these those dieses diese diesen jene dat")
"""With these no name begins either: "that link Sanjay sent" is one of what was talked about."""
_OF = vocabulary("of from von vom")
"""With these no name begins: "the site of the club" is a site, of which the name is not all."""
_SPEAKERS = vocabulary("ich du er wir ihr sie i you we he she they")
"""A sentence begins with these, and no name: "öffnen Sie die Seite der Oper", "ich müsste was öffnen"."""
_NO_ENDS = vocabulary("soll sollte sollen muss muessen should must link links")
"""No name ends with these: "plasma monitor soll starten", "den kopierten link aufmachen"."""
_NEW_WINDOW = frozenset({"window", "fenster"})
"""A second window of something, or any other: which, and of what, is more than a name."""


def classify_opening(request: Request) -> Verdict | None:
    """Return the verdict for opening a site or an application, or several (C1); None for anything else."""
    tokens, verb = _target_tokens(request)
    if not tokens:
        return _bare_address(request)
    led = verb in _WEB_VERBS
    found = _target(tokens, request, led=led, run=verb in _RUN_VERBS)
    if found is not None:
        kind, value = found
        if kind == "url":
            return request.trivial("open.site", "open_url", {"url": value}, {"url": value})
        return request.trivial("open.app", "open_app", {"name": value}, {"app": value})
    return _several(tokens, request, led=led)


_ONES = vocabulary("one ones")


def classify_named(request: Request) -> Verdict | None:
    """Return the verdict for "open X" where no rule knows what X is (C1): an application or a file."""
    tokens, verb = _target_tokens(request)
    if not tokens or len(tokens) > _MOST_OF_A_NAME or verb not in _NAMED_VERBS:
        return None
    while len(tokens) > 1 and (tokens[0].word in _ARTICLES or tokens[0].word in _KINDS):
        tokens = _behind_kind(tokens)
    while len(parted := _parted(tokens)) > 1 and parted[-1].word in _PROGRAMS:
        tokens = parted[:-1]
    words = tuple(token.word for token in tokens)
    if words[-1] in _ONES and len(words) < len(_target_tokens(request)[0]):
        return None  # "the old one" is one of what was told, and has that name nowhere
    if words[0] in _OF | _POINTS | _SPEAKERS or words[-1] in _NO_ENDS or _NEW_WINDOW.intersection(words):
        return None
    if any(mark in request.core for mark in ("? ", ": ")):
        return None
    if not any(letter.isalnum() for letter in words[0]) or _NO_NAMES.issuperset(words) or _AND.intersection(words):
        return None
    name = " ".join(token.raw for token in tokens)
    slots: dict[str, JsonValue] = {"name": name}
    if verb not in _RUN_VERBS:
        when, rest = dated(tokens)
        slots["pattern"] = pattern_of(rest) or f"*{'*'.join(words)}*"
        if when is not None:
            slots["when"] = when
    return request.by("chat", "open.named", slots)


def _several(tokens: tuple[Token, ...], request: Request, *, led: bool) -> Verdict | None:
    """Read "firefox, thunderbird and github": every part must be known."""
    parts: list[list[Token]] = [[]]
    for token in tokens:
        if token.word in _AND:
            parts.append([])
            continue
        parts[-1].append(token)
        if token.comma:
            parts.append([])
    parts = [part for part in parts if part]
    if not 2 <= len(parts) <= _MOST_TARGETS:
        return None
    found = [_target(tuple(part), request, led=led, run=False) for part in parts]
    if any(target is None for target in found):
        return None
    targets = list(dict.fromkeys(target[1] for target in found if target is not None))
    if len(targets) < len(found):
        return None  # "the page of Deutsche Bahn, bahn.de" is one thing, and what else is said, a model reads
    return request.planned("steps.targets", {"targets": targets})


def _bare_address(request: Request) -> Verdict | None:
    name = " ".join(request.words)
    if len(request.words) <= _MOST_ALONE and name not in _NOT_ALONE and not name.isdigit():
        # whoever types a name and nothing else wants it opened, as in any launcher
        found = _target(request.tokens, request, led=False, run=False)
        if found is not None and found[0] == "app":
            return request.trivial("open.app", "open_app", {"name": found[1]}, {"app": found[1]})
        if found is not None:
            return request.trivial("open.site", "open_url", {"url": found[1]}, {"url": found[1]})
    if len(request.tokens) != 1:
        return None
    url = address_of(request.tokens[0].raw)
    return None if url is None else request.trivial("open.site", "open_url", {"url": url}, {"url": url})


def _target_tokens(request: Request) -> tuple[tuple[Token, ...], str]:
    """Return the words that say what to open, and the verb; nothing when this isn't "open …"."""
    tokens = request.tokens
    words = request.words
    for verb in _VERBS:
        if words[: len(verb)] != verb:
            continue
        rest = tokens[len(verb) :]
        while rest and rest[0].word in _PARTICLES:
            rest = rest[1:]
        ends = _ENDS.get(verb[0])
        if ends is not None:
            if len(rest) < 2 or rest[-1].word not in ends:
                return (), ""
            rest = rest[:-1]
        return _trimmed(rest), verb[0]
    if words and words[-1] in _LAST_VERBS and len(words) > 1:
        rest = tokens[:-1]
        while rest and rest[0].word in _PARTICLES | _HELPERS:
            rest = rest[1:]
        return _trimmed(rest), words[-1]
    return (), ""


def _trimmed(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """Take "the … website", "… im Browser" off."""
    for tail in _BROWSER_TAILS:
        if len(tokens) > len(tail) and tuple(token.word for token in tokens[-len(tail) :]) == tail:
            tokens = tokens[: -len(tail)]
    while tokens and tokens[-1].word in _PARTICLES and len(tokens) > 1:
        tokens = tokens[:-1]
    return tokens


def _target(tokens: tuple[Token, ...], request: Request, *, led: bool, run: bool) -> tuple[str, str] | None:
    """Say what one target is: ("url", address) or ("app", name as typed)."""
    web = led
    app = run
    while len(tokens) > 1 and (tokens[0].word in _ARTICLES or tokens[0].word in _KINDS):
        web, app = _hint(tokens[0].word, web=web, app=app)
        tokens = _behind_kind(tokens)
    tokens = _parted(tokens)
    while len(tokens) > 1 and tokens[-1].word in _KINDS:
        web, app = _hint(tokens[-1].word, web=web, app=app)
        tokens = tokens[:-1]
    if len(tokens) == 1:
        url = address_of(tokens[0].raw, led=web)
        if url is not None:
            return "url", url
    named = tokens
    while len(named) > 1 and web and named[0].word in _OF | _ARTICLES:  # "the page of the tagesschau"
        named = named[1:]
    typed = " ".join(token.raw for token in tokens)
    site = _site(named)
    if site is not None and web:
        return "url", site
    if _installed(typed, request):
        return "app", typed
    if site is not None and not (app and not run):
        return "url", site
    return None


def _site(tokens: tuple[Token, ...]) -> str | None:
    """Return the address of a well-known site by its name, also as German bends it: "der Deutschen Bahn"."""
    words = [token.word for token in tokens]
    bent = [word.removesuffix("n") if word.endswith("en") else word for word in words[:-1]] + words[-1:]
    return SITES.get(" ".join(words)) or SITES.get(" ".join(bent))


def _behind_kind(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The rest without its first word, and without "called" behind "the program"."""
    called = tokens[0].word in _KINDS and len(tokens) > 2 and tokens[1].word in _CALLED
    return tokens[2:] if called else tokens[1:]


def _parted(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The same with a kind that is the end of a compound as a word of its own: "tagesschau-seite"."""
    last = tokens[-1]
    name, dash, kind = last.word.rpartition("-")
    if not (dash and name) or kind not in _KINDS:
        return tokens
    typed, _, kind_typed = last.raw.rpartition("-")
    return (*tokens[:-1], last._replace(word=name, raw=typed), last._replace(word=kind, raw=kind_typed))


def names_target(request: Request, tokens: tuple[Token, ...]) -> str:
    """Return the application or the address that the tokens name; empty when they name none."""
    found = _target(tokens, request, led=False, run=False) if tokens else None
    return found[1] if found is not None else ""


def _hint(word: str, *, web: bool, app: bool) -> tuple[bool, bool]:
    if word in {"website", "webseite", "site", "seite", "page", "homepage", "startseite", "web"}:
        return True, app
    if word in _PROGRAMS:
        return web, True
    return web, app


def _installed(typed: str, request: Request) -> bool:
    """Ask whether the name is an application; without anyone to ask, a short list answers."""
    if len(typed) > 60:
        return False
    if request.is_app is not None:
        return request.is_app(typed)
    return fold(typed) in APPS
