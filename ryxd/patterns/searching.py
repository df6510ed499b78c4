"""The stage that searches: think, search and read, see whether that is enough; in rounds (spec C5)."""

from contextlib import suppress
from dataclasses import dataclass

from ryxd.agents.wording import say
from ryxd.core.company import Company, Task
from ryxd.core.dumb import Means
from ryxd.core.fence import fenced
from ryxd.core.form import record
from ryxd.core.model import JsonSchema
from ryxd.core.shipped import system
from ryxd.core.staging import Stage
from ryxd.core.tool import ToolError
from ryxd.patterns.chair import Chair
from ryxd.wire.events import Status

QUERIES = 3
"""Searches of one round, which are done side by side."""
WEBSEARCH = "websearch"
"""The agent that does one: it has the pages read by agents without tools."""

FORM: JsonSchema = record(
    {
        "enough": {"type": "boolean"},
        "queries": {"type": "array", "items": {"type": "string", "maxLength": 200}, "maxItems": QUERIES},
    }
)
"""What the searching stage answers."""


@dataclass(frozen=True)
class Asked:
    """What the stage is asked first, and its rounds."""

    prompt: str
    rounds: int


@dataclass(frozen=True)
class Findings:
    """What was found."""

    text: str
    below: str
    """The sources, as they stand below an answer."""
    partial: bool


async def search(means: Means, company: Company, stage: Stage, told: str, asked: Asked) -> Findings:
    """Search until it is enough, or the rounds are over; `told` is what the stage is told.

    Raises ToolError where nothing could be found out.
    """
    prompt, view = asked.prompt, means.view
    instructions = system("stage_search").format(most=QUERIES, instructions=told)
    chair = Chair(company, means, stage.name, instructions, FORM, stage=stage.name)
    await chair.begin()
    before: dict[str, None] = {}
    found: list[str] = []
    failed: list[str] = []
    for number in range(1, asked.rounds + 1):
        reply = await chair.asked(prompt)
        wanted = [" ".join(str(each).split()) for each in reply["queries"]]
        queries = [query for query in dict.fromkeys(wanted) if query and query not in before][:QUERIES]
        if (reply["enough"] and found) or not queries:
            break
        before |= dict.fromkeys(queries)
        view.emit(Status(text=say(view.language, "searching_round", round=number, about=", ".join(queries))))
        answers = await _searched(company, number, queries)
        found += [text for text, ok in answers if ok]
        failed += [text for text, ok in answers if not ok]
        prompt = f"{fenced('findings', [text for text, _ in answers])}\n\nIs that enough?"
    if not found:
        raise ToolError("; ".join(dict.fromkeys(failed)) or "it knew nothing to search for")
    return Findings("\n\n".join(found), _below(means), bool(failed))


async def _searched(company: Company, number: int, queries: list[str]) -> list[tuple[str, bool]]:
    """What came of each, and whether anything did; those who searched are gone afterwards."""
    names = [f"web{number}-{place}" for place in range(1, len(queries) + 1)]
    tasks = [Task(name, "", query, agent=WEBSEARCH) for name, query in zip(names, queries, strict=True)]
    try:
        said = await company.fan_out(tasks)
    finally:
        for name in names:
            with suppress(ToolError):
                await company.terminate(name)
    both = zip(queries, said, strict=True)
    return [(each.text if each.ok else f"{query}: {each.text}", each.ok) for query, each in both]


def _below(means: Means) -> str:
    """The sources of this agent's searches; by path, for who searches side by side notes in any order."""
    view = means.view
    notes = [note for note in view.board.of("research_sources") if note.agent.startswith(f"{view.agent}/")]
    pages: dict[str, str] = {}
    for note in sorted(notes, key=lambda note: note.agent):
        for source in note.data.get("items", ()):
            pages.setdefault(str(source["url"]), str(source["title"]))
    lines = [f"{number}. {title}: {url}" for number, (url, title) in enumerate(pages.items(), 1)]
    return "\n".join([say(view.language, "sources"), *lines]) if lines else ""
