"""A search of the web, and for what."""

from __future__ import annotations

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import Sentences, vocabulary

_SERVICES = "internet|web|google|duckduckgo|bing|startpage|wikipedia|youtube|github"
_WEB = rf"(?:the )?(?:{_SERVICES}|net|www|stack ?overflow|arch ?wiki)"
_NETZ = rf"(?:(?:im|in|auf|bei|ueber) (?:dem |der )?(?:{_SERVICES}|netz))"
_GENTLY = r"(?: mir| mal| bitte)*"
_FORMS = tuple(
    Sentences(form)
    for form in (
        rf"search (?:up )?(?:on |in )?{_WEB} (?:for|about) ",
        r"(?:do|run|make) an? (?:web|internet|google|online) search (?:for|on|about) ",
        r"(?:web|internet|online|google) search (?:for|on|about) ",
        r"search online (?:for|about) ",
        r"look online (?:for|about) ",
        r"(?:google|duckduckgo|bing) (?:for )?(?!maps|drive|docs|mail|chrome|calendar|photos|news|translate)",
        rf"(?:such|suche|schau|recherchiere|sieh|guck){_GENTLY} {_NETZ}{_GENTLY}(?: nach)? ",
        r"(?:googel|googele|google|googl)(?: mir| mal| bitte)*(?: nach)? ",
        r"recherchiere(?: mir| mal| bitte)*(?: ueber| zu)? ",
    )
)
_END = Sentences(
    rf"(?:search|look|find|check|look up|search for|look for|find me|such|suche|finde|recherchiere)(?:"
    rf" mir| mal| bitte)*(?: for| up| nach)? (?P<query>.+?)"
    rf" (?:(?:on|in|via|using|with) {_WEB}|online|{_NETZ})"
)
_KEYS = vocabulary("""
    web internet net www google googel googele googl netz online duckduckgo bing startpage wikipedia
    youtube github recherchiere stackoverflow archwiki wiki overflow
""")
_TABS = frozenset({"tab", "tabs", "page", "site", "website", "seite", "webseite"})
"""What is no query behind the name of a service: "duckduckgo tab" is that service in a tab."""


def classify_web(request: Request) -> Verdict | None:
    """Return the verdict for a web search with its query (C1); None when it is something else."""
    if not request.bag & _KEYS or len(request.words) > 60:
        return None
    spoken = " ".join(request.words)
    for form in _FORMS:
        found = form.match(spoken)
        if found is not None:
            at = len(found.group().split())
            query = request.after(at)
            empty = not query or query.lower() in _TABS
            return None if empty else request.by("web", "web.search", {"query": query})
    ended = _END.fullmatch(spoken)
    if ended is None:
        return None
    start = len(spoken[: ended.start("query")].split())
    stop = start + len(ended["query"].split())
    query = " ".join(token.raw for token in request.tokens[start:stop])
    return request.by("web", "web.search", {"query": query})
