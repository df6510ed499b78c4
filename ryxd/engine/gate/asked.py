"""What an operator surely does: code that is to be mended, a page to be read, notes, the tests (spec C3)."""

from __future__ import annotations

import re

from ryxd.engine.gate.names import file_name, path_of
from ryxd.engine.gate.sites import address_of
from ryxd.engine.gate.text import Request, Token
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.engine.gate.vocabulary import Sentences, sentences, vocabulary

_SOURCE = re.compile(
    r".*\w\.(?:py|pyi|js|jsx|mjs|ts|tsx|rs|go|c|h|cc|cpp|hpp|java|kt|rb|php|lua|sh|bash|zsh|fish|pl|css|scss|html|vue"
    r"|sql|zig|hs|ml|ex|exs|cs|swift|nix|vim|qml|tex|toml|yaml|yml|json)",
    re.IGNORECASE,
)
_MEND = vocabulary("fix correct repair mend behebe beheb korrigiere korrigier repariere reparier verbessere")
_FIX_LAST = vocabulary("beheben korrigieren reparieren")
_CHANGE = vocabulary("""
    add remove rename insert update change delete drop convert sort format extend annotate make turn
    ergaenze ergaenz fuege fueg entferne entfern benenne aendere aender loesche sortiere formatiere
""")
_PARTS = vocabulary("""
    docstring docstrings comment comments import imports function functions method methods class classes variable
    variables parameter parameters argument arguments constant constants annotation annotations typehint typehints
    test tests logging decorator decorators loop loops indentation typo typos bug bugs error errors warning
    warnings funktion funktionen methode methoden klasse klassen variable variablen kommentar kommentare importe
    konstante konstanten typannotation typannotationen einrueckung tippfehler schleife fehler
""")
_TYPES = re.compile(r"\btype (?:hint|annotation)s?\b")
_MOST_WORDS = 40

_PAGE = (
    r"(?:(?:the |die |der |dieser |diese |this |auf |my )*"
    r"(?:web ?)?(?:site|page|seite|homepage|artikel|article) )?"
)
_READS = sentences(
    """
    (?:what does|what's|what is) (?:it say )?(?:on |at |in )?{page}(?P<a>\\S+)(?: say| about)? ;
    was (?:steht|ist|gibt es neues|gibt's neues) (?:denn |gerade )?auf (?:der )?{page}(?P<b>\\S+) ;
    (?:read|fetch)(?: me| out)* {page}(?P<c>\\S+)(?: out| aloud)? ;
    (?:lies|hol|hole)(?: mir| mal| bitte)* {page}(?P<d>\\S+)(?: vor)? ;
    was (?:sagt|schreibt) {page}(?P<e>\\S+)
    """,
    page=_PAGE,
)
_SUMS_UP = sentences(
    """
    (?:summari[sz]e|sum up) {page}(?P<a>\\S+)(?: up)?(?: for me)? ;
    fass(?:e)?(?: mir| mal| bitte)* {page}(?P<b>\\S+)(?: bitte| mal)* zusammen ;
    what does {page}(?P<c>\\S+) say (?:about|on) .+ ;
    was (?:steht auf|sagt|schreibt) {page}(?P<d>\\S+) (?:ueber|zu|zum|zur) .+
    """,
    page=_PAGE,
)
_NOTES = r"(?:my |the |meinen |meine |den |die )*(?:notes|notizen|aufzeichnungen|unterlagen|dokumenten|documents)"
_NOTED = sentences(
    """
    what (?:did|have) i (?:note|noted|write|written|jot|jotted)(?: down)? (?:about|on|regarding|for) (?P<a>.+) ;
    what do {notes} say (?:about|on) (?P<b>.+) ;
    what's in {notes} (?:about|on) (?P<c>.+) ;
    search {notes} for (?P<d>.+) ;
    look (?:up )?(?P<e>.+) (?:up )?in {notes} ;
    was hab(?:e)? ich(?: mir)? (?:ueber|zu|zum|zur) (?P<f>.+) (?:notiert|aufgeschrieben|geschrieben|festgehalten) ;
    was steht in {notes} (?:ueber|zu|zum|zur) (?P<g>.+) ;
    (?:durchsuche|durchsuch) {notes} nach (?P<h>.+) ;
    (?:suche|such|schau)(?: mal| bitte)* in {notes} nach (?P<i>.+) ;
    was sagen {notes} (?:ueber|zu|zum|zur) (?P<j>.+)
    """,
    notes=_NOTES,
)
_TESTS = Sentences(
    r"(?:run|execute|start) (?:all )?(?:the |my |our )?(?:unit ?|integration )?(?:tests|test suite)"
    r"(?: again| here| in this (?:folder|project|repo))?"
    r"|(?:lass|fuehre|fuehr|starte)(?: mal| bitte| alle| noch ?mal)* (?:die |meine |unsere )?"
    r"(?:unit-?)?(?:tests|testsuite)(?: mal| bitte| noch ?mal)*(?: laufen| aus| durchlaufen)?"
)


def classify_asked(request: Request) -> Verdict | None:
    """Return the verdict for code, pages, notes and tests that the request surely means (C1, C3); None else."""
    if not 2 <= len(request.words) <= _MOST_WORDS:
        return None
    said = " ".join(request.words)
    if _TESTS.fullmatch(said):
        return request.by("shell", "shell.tests", {})
    return _page(request, said) or _notes(request, said)


def classify_mending(request: Request) -> Verdict | None:
    """Return the verdict for a change to code in files that are named (C1, C3); None for anything else."""
    words = request.words
    if not 3 <= len(words) <= _MOST_WORDS:
        return None
    paths: list[JsonValue] = [token.raw for token in request.tokens if _is_source(token)]
    if not paths:
        return None
    mends = words[0] in _MEND or words[-1] in _FIX_LAST
    changes = words[0] in _CHANGE and (bool(_PARTS & request.bag) or bool(_TYPES.search(" ".join(words))))
    return request.by("code", "code.change", {"paths": paths}) if mends or changes else None


def _is_source(token: Token) -> bool:
    return bool(_SOURCE.fullmatch(token.raw)) and (file_name(token) or path_of(token)) is not None


def _page(request: Request, said: str) -> Verdict | None:
    for rule, forms in (("web.page", _READS), ("web.summary", _SUMS_UP)):
        found = forms.fullmatch(said)
        if found is None:
            continue
        at = said[: next(found.start(name) for name, text in found.groupdict().items() if text)].count(" ")
        # "read the page docs.rs" speaks of the web; "read main.rs" does not
        led = any(word in _WEB for word in request.words[:at])
        url = address_of(request.tokens[at].raw, led=led)
        if url is not None:
            return request.by("web", rule, {"url": url})
    return None


_WEB = vocabulary("site page seite homepage website webpage webseite article artikel")


def _notes(request: Request, said: str) -> Verdict | None:
    found = _NOTED.fullmatch(said)
    if found is None:
        return None
    name, text = next((name, text) for name, text in found.groupdict().items() if text)
    at = said[: found.start(name)].count(" ")
    tokens = request.tokens[at : at + len(text.split())]
    return request.by("rag", "rag.search", {"query": " ".join(token.raw for token in tokens)})
