"""Requests for reasoning about, or creation of, something larger."""

from __future__ import annotations

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_STRONG = vocabulary("""
    refactor reimplement implement architect debug migrate optimize optimise redesign analyze
    analyse investigate compare benchmark diagnose restructure modernize modernise evaluate critique
    brainstorm outline refaktorisiere refaktoriere refactore ueberarbeite implementiere analysiere
    vergleiche optimiere entwirf entwickle programmiere debugge untersuche portiere migriere
    restrukturiere bewerte diagnostiziere refaktorisieren ueberarbeiten implementieren analysieren
    vergleichen optimieren entwerfen entwickeln programmieren untersuchen
""")
_CREATING = vocabulary("""
    write create build make design develop draft compose generate plan prepare code program rewrite
    port draw schreib schreibe erstelle baue bau entwirf verfasse plane generiere erarbeite mach
    mache schreiben erstellen bauen verfassen
""")
_WORKS = vocabulary("""
    report essay article paper documentation docs tutorial guide story novel poem blog proposal
    thesis program function class module app application website webpage game parser api server
    library plugin bot tests presentation roadmap strategy analysis summary review specification
    concept algorithm compiler dashboard scraper extension backend frontend script widget theme
    letter plan speech bericht aufsatz artikel dokumentation anleitung geschichte gedicht roman
    programm funktion klasse modul anwendung webseite spiel praesentation konzept strategie analyse
    zusammenfassung skript rezension bibliothek erweiterung algorithmus brief vortrag rede arbeit
    unittests handbuch
""")
_ARTICLES = frozenset({"a", "an", "me", "mir", "ein", "eine", "einen", "us", "uns"})
_ON_CODE = vocabulary("""
    review explain fix improve simplify document port rewrite clean find solve understand test
    extend erklaere erklaer behebe repariere verbessere vereinfache dokumentiere pruefe teste finde
    loese erweitere
""")
_CODE = vocabulary("""
    code codebase module function class bug bugs architecture repository repo project algorithm test
    tests implementation modul funktion klasse fehler architektur projekt quellcode quelltext
    algorithmus programm performance bottleneck leak
""")
_WHY = phrases("""
    why does / why is / why do / figure out why / find out why / warum / wieso / finde heraus warum
""")
_WHY_CODE = _CODE | vocabulary("""
    build compile compiles script program kompiliert skript crash crashes crashing abstuerzt stuerzt
    segfault
""")
_REACH = 8  # how far behind its verb a work may be named
_MENDS = frozenset({"bug", "bugs", "leak", "fehler", "bottleneck", "test", "tests"})


def classify_reasoning(request: Request) -> Verdict | None:
    """Return the verdict for reasoning or creation ("refactor this module", C1); None when it isn't sure."""
    words = request.words
    if len(words) < 2:
        return None
    verb = words[0]
    if verb in _STRONG or (words[-1] in _STRONG and len(words) < 40 and words[-1].endswith("en")):
        return request.reasoned("reasoning.task", {"verb": verb if verb in _STRONG else words[-1]})
    near = frozenset(words[1 : 1 + _REACH])
    if verb in {"make", "mach", "mache", "draw"} and words[1] not in _ARTICLES:
        return None  # "make your speech slower" makes nothing new
    if (
        verb in _CREATING
        and near & _WORKS
        and not request.bag & {"folder", "directory", "file", "ordner", "datei"}
    ):
        return request.reasoned("reasoning.creation", {"verb": verb, "work": min(near & _WORKS)})
    if (
        verb in _ON_CODE
        and near & _CODE
        and (verb not in {"find", "finde"} or near & _MENDS)
        and not _names_file(words)
    ):
        return request.reasoned("reasoning.code", {"verb": verb})
    if any(words[: len(start)] == start for start in _WHY) and request.bag & _WHY_CODE:
        return request.reasoned("reasoning.why", {"verb": words[0]})
    return None


def _names_file(words: tuple[str, ...]) -> bool:
    """Say whether "find the test file" speaks of a file rather than of code."""
    return (
        words[0] in {"find", "finde"}
        and not _MENDS.isdisjoint(words)
        and not {"file", "files", "datei", "dateien"}.isdisjoint(words)
    )
