"""Search the web, and read a page: two requests to other machines, each asked about before it is made.

What comes back was written by strangers. It is bounded, reaches a model fenced as data, and can grant nothing.
"""

import asyncio
import json
from collections.abc import Callable, Collection
from importlib import import_module
from typing import TYPE_CHECKING, Any
from urllib.parse import quote_plus, urlsplit

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import CASCADE, Arguments, Output, Permission, Tool, ToolError, ToolView, tool
from ryxd.tools.internet.reach import Reach, place
from ryxd.tools.internet.text import KINDS, SECONDS, text_of
from ryxd.tools.sites import address
from ryxd.tools.speech import legible, say
from ryxd.tools.text.about import sentences, value

if TYPE_CHECKING:
    from ryxd.tools.internet.fetch import Fetched

TITLE, SNIPPET, TEXT = 200, 400, 12_000
"""Characters of a title, of what a search says of a page, and of a page's text."""
NO_SERVICE = (
    "no search service is set up. Write into config.toml, and then ryxctl reload: "
    '[web] search = "https://HOST/search?q={query}&format=json" (a SearXNG, or what answers like one)'
)
JSON = frozenset({"application/json"})


class Words(Arguments):
    """What to search for."""

    query: str = Field(min_length=1, max_length=400, description="what to search for, as one would type it")
    limit: int = Field(default=8, ge=1, le=20, description="how many results")


class Hit(Output):
    """One result."""

    url: str
    title: str
    snippet: str = ""


class Hits(Output):
    """What the search service found."""

    results: list[Hit] = Field(description="the best first")


class Address(Arguments):
    """Which page."""

    url: str = Field(min_length=1, max_length=2000, description="address, as in https://example.org/page")
    about: str | None = Field(
        default=None, min_length=1, max_length=200, description="only sentences with these words; else all"
    )


class PageRead(Output):
    """What a page says."""

    url: str = Field(description="where it came from, redirects followed")
    title: str = ""
    text: str
    note: str = Field(default="", description="what is missing of it")
    value: str | None = Field(default=None, description="with about: what it says; of “label: value” the value")


class Web:
    """The tools `search_web` and `read_page`. `reach` is what the configuration says now."""

    def __init__(self, reach: Callable[[], Reach]) -> None:
        async def search_effect(args: Words, view: ToolView) -> Effect:
            host, query = _service(reach()), args.query
            what = say(view, en=f"search the web for “{query}”", de=f"im Web „{query}“ suchen")
            return Effect(frozenset({Permission.NETWORK}), f"{what} ({host})", preview=f"{host}: {query}")

        @tool(
            "search the web",
            permission=Permission.NETWORK,
            groups={"web"},
            effect=search_effect,
            timeouts=CASCADE[1:],
            seconds=lambda _: reach().seconds + 2,
            repeatable=True,
        )
        async def search_web(args: Words, view: ToolView) -> Hits:
            """Ask the search service. Raises ToolError where none is set up, or it gives no usable answer."""
            there = reach()
            host = _service(there)
            url = there.search.replace("{query}", quote_plus(args.query))
            facts = {"searched_paths": [host], "patterns_tried": [args.query]}
            view.status(say(view, en=f"Searching {host}…", de=f"Suche bei {host}…"), **facts)
            try:
                got = await _fetched(url, there, JSON)
            except ToolError as error:
                if error.report.get("status") != 403:
                    raise
                why = f"{error}; SearXNG does so where its settings.yml has no json in formats"
                raise ToolError(why) from error
            results = _hits(got.body, host, args.limit)
            view.status(_told(results, args.query, view), **facts)
            return Hits(results=results)

        async def page_effect(args: Address, view: ToolView) -> Effect:
            url = address(args.url, view)
            host = urlsplit(url).hostname
            summary = say(view, en=f"read a page of {host}", de=f"eine Seite von {host} lesen")
            return Effect(frozenset({Permission.NETWORK}), summary, preview=url)

        @tool(
            "read a web page",
            permission=Permission.NETWORK,
            groups={"web"},
            effect=page_effect,
            timeouts=CASCADE[1:],
            seconds=lambda _: reach().seconds + SECONDS + 2,
            repeatable=True,
        )
        async def read_page(args: Address, view: ToolView) -> PageRead:
            """Get a page and tell its main text. Raises ToolError for what can't be reached or is no text."""
            url = address(args.url, view)
            facts = {"searched_paths": [url]}
            host = urlsplit(url).hostname
            view.status(say(view, en=f"Reading a page of {host}…", de=f"Lese eine Seite von {host}…"), **facts)
            got = await _fetched(url, reach(), KINDS)
            title, text = await text_of(got.body, got.kind, got.charset)
            said = await asyncio.to_thread(sentences, text, args.about) if args.about is not None and text else []
            page = shown(got.url, title, " ".join(said) or text, cut=got.cut)
            if said:
                return page.model_copy(update={"value": value(said, str(args.about)) or None})
            if args.about is None or not text:
                return page
            unsaid = say(view, en=f"no sentence says “{args.about}”", de=f"in keinem Satz steht „{args.about}“")
            return page.model_copy(update={"note": "; ".join(filter(None, [unsaid, page.note]))})

        self.tools: tuple[Tool, ...] = (search_web, read_page)


async def _fetched(url: str, reach: Reach, kinds: Collection[str]) -> "Fetched":
    await asyncio.to_thread(import_module, "ryxd.tools.internet.fetch")
    from ryxd.tools.internet.fetch import fetch  # here: no start waits for httpx, and nobody else for its import

    return await fetch(url, reach, kinds)


def _service(reach: Reach) -> str:
    """The search service's host. Raises ToolError where there is none."""
    if not reach.search:
        raise ToolError(NO_SERVICE)
    return place(reach.search)[0]


def _told(results: list[Hit], query: str, view: ToolView) -> str:
    """What a search came to, in a line."""
    if not results:
        return say(view, en=f"No page for “{query}”", de=f"Keine Seite zu „{query}“")
    first = legible(results[0].title or results[0].url)
    if len(results) == 1:
        return say(view, en=f"Found 1 result: {first}", de=f"1 Treffer: {first}")
    count = len(results)
    return say(view, en=f"Found {count} results, the best: {first}", de=f"{count} Treffer, der beste: {first}")


def _hits(body: bytes, host: str, limit: int) -> list[Hit]:
    """The results in a service's answer, each address once."""
    try:
        answer = json.loads(body)
        found = answer["results"]
        results = [each for each in found if isinstance(each, dict)]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        why = f"{host} sent no list of results; [web] search in config.toml has to ask for JSON"
        raise ToolError(why) from error
    hits: dict[str, Hit] = {}
    for each in results:
        url = str(each.get("url") or "")
        if urlsplit(url).scheme.lower() in {"http", "https"} and len(url) <= 2000:
            title, snippet = _line(each.get("title"), TITLE), _line(each.get("content"), SNIPPET)
            hits.setdefault(url, Hit(url=url, title=title, snippet=snippet))
    return list(hits.values())[:limit]


def shown(url: str, title: str, text: str, *, cut: bool) -> PageRead:
    """A page as a model gets it: bounded, and said to be where it is."""
    note = "only the first 2 MiB of the page were read" if cut else ""
    if not text:
        note = "there is no text in it; such pages are mostly made by scripts, which are not run"
    elif len(text) > TEXT:
        note = f"{len(text) - TEXT} more characters were left out" + (f"; {note}" if note else "")
    return PageRead(url=url, title=_line(title, TITLE), text=text[:TEXT], note=note)


def _line(text: Any, most: int) -> str:
    line = " ".join(str(text or "").split())
    return line if len(line) <= most else f"{line[: most - 1]}…"
