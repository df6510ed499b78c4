"""Open a web page in the user's browser."""

import re
from urllib.parse import urlsplit

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.opener import hand_over
from ryxd.tools.sitenames import site
from ryxd.tools.speech import say

_SCHEME = re.compile(r"[a-z][a-z0-9+.-]*:(?!\d+(?:/|$))", re.IGNORECASE)
"""A scheme, and not a host with a port (localhost:8080)."""
_HOST = re.compile(r"[^\W_][\w-]{0,62}(\.[\w-]{1,63})*\.?")
_BARE = re.compile(r"[^\W_][\w-]*")
_IP6 = re.compile(r"[0-9a-f:.]*:[0-9a-f:.]+")
_NEAR = re.compile(r"(?:localhost|\d{1,3}(?:\.\d{1,3}){3}|\[[0-9a-f:.]+\])(?=[:/?#]|$)", re.IGNORECASE)
_FORBIDDEN = re.compile(r"[\s\x00-\x1f\x7f\\<>\"`{}|^]")


class Page(Arguments):
    """Which page."""

    url: str = Field(min_length=1, max_length=2000, description="address or site, as in example.org/a or youtube")


class PageOpened(Output):
    """The browser was told."""

    ok: bool = True
    url: str = Field(description="the address that was opened")
    say: str = Field(description="the answer in a sentence")


async def _effect(args: Page, view: ToolView) -> Effect:
    """An address that the user did not name may be there to carry away what a model has read: that is asked."""
    url = address(args.url, view)
    named = _named(url, view.said) or _called(args.url, view.said)
    classes = {Permission.DESKTOP} if named else {Permission.DESKTOP, Permission.NETWORK}
    summary = say(view, en=f"open the page {url}", de=f"die Seite {url} öffnen")
    return Effect(frozenset(classes), summary, preview=url)


@tool("open a web page", permission=Permission.DESKTOP, groups={"desktop", "web"}, effect=_effect)
async def open_url(args: Page, view: ToolView) -> PageOpened:
    """Open http and https addresses, nothing else: file:, javascript: and app links can run things."""
    url = address(args.url, view)
    await hand_over(url, view, kind=say(view, en="web pages", de="Webseiten"), mime="x-scheme-handler/https")
    host = (urlsplit(url).hostname or url).removeprefix("www.")
    return PageOpened(url=url, say=say(view, en=f"{host} is open.", de=f"{host} ist geöffnet."))


def address(text: str, view: ToolView) -> str:
    """The checked address; "heise.de" and "heise" become https://heise.de. Raises ToolError for what is none.

    A name without a dot is one where a site is known by it: https://obsidian leads nowhere. One of the own
    network has a / to it.
    """
    text = site(text) or text.strip()
    if _BARE.fullmatch(text) and text.casefold() != "localhost":
        raise ToolError(
            say(
                view,
                en=f"no site is known as {text}: an address is e.g. {text}.org, or {text}/ in your own network",
                de=f"Keine Seite ist als {text} bekannt: eine Adresse ist etwa {text}.de, im eigenen Netz {text}/",
            )
        )
    if not _SCHEME.match(text):
        text = text.removeprefix("//")
        # on this machine and in the own network hardly anybody has a certificate
        text = ("http://" if _NEAR.match(text) else "https://") + text
    wrong = _wrong(text, view)
    if wrong:
        raise ToolError(
            say(view, en=f"{text} can't be opened: {wrong}", de=f"{text} lässt sich nicht öffnen: {wrong}")
        )
    return text


def _called(name: str, said: str | None) -> bool:
    """Whether a known site is meant by a name that the user said: hn is news.ycombinator.com."""
    words = re.escape(name.strip().casefold())
    return site(name) is not None and re.search(rf"(?<!\w){words}(?!\w)", (said or "").casefold()) is not None


def _named(url: str, said: str | None) -> bool:
    """Whether an address is the user's: its site is in their words, and whatever else it has, too."""
    if said is None:
        return True
    words, parts = said.casefold(), urlsplit(url.casefold())
    labels = (parts.hostname or "").removeprefix("www.").split(".")
    site = labels[-2] if len(labels) > 1 else labels[0]
    if len(labels) > 2 or parts.path.strip("/") or parts.query or parts.fragment:
        return url.casefold().partition("://")[2].removeprefix("www.").rstrip("/") in words
    return re.search(rf"(?<!\w){re.escape(site)}(?!\w)", words) is not None


def _wrong(text: str, view: ToolView) -> str | None:
    """What is wrong with an address that has a scheme, in the user's language."""
    try:
        parts = urlsplit(text)
        host = parts.hostname or ""
        port = parts.port
    except ValueError:
        return say(view, en="it is malformed", de="die Adresse ist fehlerhaft")
    if parts.scheme.lower() not in {"http", "https"}:
        return say(
            view,
            en=f"only http and https pages can be opened, not {parts.scheme}:",
            de=f"nur http- und https-Seiten lassen sich öffnen, nicht {parts.scheme}:",
        )
    if _FORBIDDEN.search(text):
        return say(view, en="it has a blank or a forbidden character", de="sie enthält ein verbotenes Zeichen")
    if "@" in parts.netloc:
        # https://bank.example@evil.example goes to evil.example
        return say(view, en="it hides a login before the host", de="vor dem Rechnernamen steckt ein Login")
    if port == 0 or not (_HOST.fullmatch(host) or _IP6.fullmatch(host)):
        return say(view, en="it has no valid host", de="der Rechnername fehlt oder ist ungültig")
    return None
