"""[web]: the search service, and which machines pages may be read from."""

from pydantic import Field

from ryxd.config.section import Section
from ryxd.tools.internet.reach import Reach, place, spot


class Web(Section):
    """[web]: searching the web and reading pages; each is of class network, and asked about where that is."""

    search: str = Field(
        default="",
        description="address of a search service that answers as SearXNG does, with {query} in it",
    )
    allow: tuple[str, ...] = Field(
        default=(), description="host:port in your own network that pages may be read from"
    )
    seconds: float = Field(default=20.0, ge=0.1, le=60, description="seconds that one page may take")

    def reach(self) -> Reach:
        """The same as the tools have it."""
        return Reach(self.search, self.allow, self.seconds)


def no_web(web: Web) -> str | None:
    """What is wrong with it, as `key: what would be right`; the address may have a key in it."""
    if web.search:
        try:
            place(web.search)
        except ValueError:
            return "search: must begin with http:// or https:// and name a host"
        if "{query}" not in web.search or not web.search.isprintable() or "@" in web.search.partition("?")[0]:
            return "search: must have {query} where the words go, as in https://example.org/search?q={query}&format=json"
    for each in web.allow:
        try:
            spot(each)
        except ValueError:
            return f"allow: {each!r} must be a host and a port, as in atlas:8080"
    return None
