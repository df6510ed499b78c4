"""The dumb agent `websearch`: searches, reads the best pages, and has a smart subagent read each for an answer.

A page's text is only ever seen by a subagent that has no tools: whatever the page wants done, it can only answer.
What it answers comes back as data, with the page that it is from.
"""

import re
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.company import Spoken, Task
from ryxd.core.course import side_by_side
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from ryxd.core.tool import ToolError
from ryxd.wire.events import Source, Status

PAGES = 3
"""Pages that are read, where the limits allow so many subagents."""
QUERY = 400
"""Characters of what is searched for."""
SHOWN = 8000
"""Characters of a page that its reader gets: a small model has to have room for them."""
SNIPPET = 500
"""Characters of what a reader says that go with the source."""
READER = "page_reader"
"""Its instructions, in prompts/system."""
_SPEAKER = re.compile(r"^\[name [^\]]*\] ")


@dataclass(frozen=True)
class Page:
    """A result of the search, and what came of reading it."""

    name: str
    url: str
    title: str
    result: Result

    @property
    def why(self) -> str:
        """Why it could not be read; empty where it could."""
        if self.result.error is not None:
            return self.result.error
        return "" if self.result.data["text"] else str(self.result.data.get("note", ""))


class Websearch:
    """Answers what it is told by searching the web for it."""

    def __init__(self, means: Means) -> None:
        self._view = means.view
        self._branch = means.branch
        self._limits = means.limits
        self.partial = False

    async def response(self, text: str) -> str:
        """What the best pages say to it, each with its title and address. Raises ToolError where none does."""
        view, query = self._view, wanted(text)
        most = min(PAGES, self._limits.subagents)
        if most < 1 or view.company is None or view.agent.count("/") + 1 > self._limits.depth:
            raise ToolError("the limits leave no room for subagents that read pages; terminate others first")
        self._tell("web_searching", query=query)
        found = await view.do_action(Action("search_web", {"query": query}))
        if found.error is not None:
            raise ToolError(found.error)
        hits = found.data["results"][:most]
        if not hits:
            return say(view.language, "web_nothing", query=query)
        self._tell("web_reading", count=len(hits))
        reading = [self._read(number, hit) for number, hit in enumerate(hits, 1)]
        pages = await side_by_side(reading)
        said = await self._asked(query, [page for page in pages if not page.why])
        return self._collated(query, pages, said)

    async def _read(self, number: int, hit: Mapping[str, Any]) -> Page:
        """One page, on a path of its own."""
        result = await self._branch(f"read{number}").do_action(Action("read_page", {"url": hit["url"]}))
        title = str(result.data.get("title") or hit["title"])
        return Page(f"page{number}", str(result.data.get("url") or hit["url"]), title, result)

    async def _asked(self, query: str, pages: Sequence[Page]) -> dict[str, Spoken]:
        """What each page's reader says, by its name. They are gone afterwards, however it ends."""
        company = self._view.company
        if not pages or company is None:
            return {}
        self._tell("web_asking", count=len(pages))
        told, stage = system(READER), "search_tools"
        tasks = [Task(page.name, told, prompt=prompt(query, page), tools=(), stage=stage) for page in pages]
        try:
            return {each.name: each for each in await company.fan_out(tasks)}
        finally:
            for page in pages:
                with suppress(ToolError):  # none was started
                    await company.terminate(page.name)

    def _collated(self, query: str, pages: Sequence[Page], said: Mapping[str, Spoken]) -> str:
        answers: list[str] = []
        missing: list[str] = []
        sources: list[Source] = []
        for page in pages:
            spoken = said.get(page.name)
            if spoken is not None and spoken.ok:
                answers.append(f"{len(answers) + 1}. {page.title}\n{page.url}\n{spoken.text.strip()}")
                sources.append(Source(title=page.title, url=page.url, snippet=spoken.text.strip()[:SNIPPET]))
            else:
                missing.append(f"- {page.url}: {page.why or (spoken.text if spoken else '')}")
        language = self._view.language
        lost = "\n".join([say(language, "web_unread"), *missing]) if missing else ""
        if not answers:
            raise ToolError(lost)
        self.partial = bool(missing)
        self._note(sources)
        parts = [say(language, "web_says", query=query), *answers]
        return "\n\n".join([*parts, lost] if lost else parts)

    def _note(self, sources: Sequence[Source]) -> None:
        """Tell the sources, and put them on the run's board beside those of earlier searches."""
        for source in sources:
            self._view.emit(source)
        mine = [note for note in self._view.board.of("research_sources") if note.agent == self._view.agent][-1:]
        items = list(mine[0].data["items"]) if mine else []
        known = {item["url"] for item in items}
        new = (each for each in sources if each.url not in known)
        items += [each.model_dump(include={"title", "url", "snippet"}) for each in new]
        text = "\n".join(f"- {item['title']}: {item['url']}" for item in items)
        self._view.note("research_sources", text, {"items": items})

    def _tell(self, key: str, **values: object) -> None:
        self._view.emit(Status(text=say(self._view.language, key, **values)))


def wanted(text: str) -> str:
    """What to search for: what it was told itself; of a discussion it only heard, what was said last."""
    parts = [part.strip() for part in text.split("\n\n") if part.strip()]
    own = [part for part in parts if not _SPEAKER.match(part)] or [_SPEAKER.sub("", part) for part in parts[-1:]]
    return " ".join(" ".join(own).split())[:QUERY]


def prompt(query: str, page: Page) -> str:
    """What a page's reader is asked: the question, and the page as data."""
    text = str(page.result.data["text"])
    shown: dict[str, Any] = {"title": page.title, "url": page.url, "text": text[:SHOWN]}
    if len(text) > SHOWN or page.result.data.get("note"):
        shown["shortened"] = True
    return f"{query}\n\n{fenced('web_page', shown)}"


AGENT = Kind(
    name="websearch",
    description="searches the web and has the best pages read",
    tools=("search_web", "read_page"),
    make=Websearch,
)
