"""The role `retriever`: what is known about a request already, from where, and what stays open (spec C9).

Ways: memory (what was remembered, and this run's own), vector (there is no index yet, and it says so), web and
files. Each is an Action of its own through the View.
"""

import re
import unicodedata
from collections.abc import Sequence
from typing import Literal

from pydantic import Field

from ryxd.agents.advice import Advice, Line, Part, Share, unique
from ryxd.agents.entities import entities
from ryxd.agents.memory import MemoryState
from ryxd.agents.perception import PerceptionSnapshot, overlap
from ryxd.agents.suspicious import suspicious
from ryxd.core.action import Action, Result
from ryxd.core.words import root_of, tells

SHORTEST, LONGEST = 3, 500
"""Characters of a query (the source's limits)."""
ITEMS, QUESTIONS = 20, 10
"""Items of a bundle (the source's limit), and open questions."""
TEXT, SUMMARY = 1000, 2000
"""Characters of an item, and of a summary."""
RELEVANT = 0.3
"""From this relevance on an item is worth telling."""

Way = Literal["memory", "vector", "web", "files"]
NO_VECTORS = "vector: not available: there is no index yet; memory and files are searched by words"


class Item(Part):
    """Something that was found."""

    way: Way
    text: str = Field(min_length=1, max_length=TEXT)
    source: str = Field(min_length=1, max_length=2000)
    """Where it is from: a memory's id, a path with its line, an address."""
    relevance: Share
    suspicious: tuple[str, ...] = ()


class RetrievalBundle(Part):
    """What was found, the most relevant first."""

    query: str = Field(min_length=SHORTEST, max_length=LONGEST)
    items: tuple[Item, ...] = Field(default=(), max_length=ITEMS)
    summary: str = Field(default="", max_length=SUMMARY)
    open_questions: tuple[str, ...] = Field(default=(), max_length=QUESTIONS)
    notes: tuple[str, ...] = Field(default=(), max_length=20)
    """Which ways there were not, and why."""

    @property
    def telling(self) -> tuple[Item, ...]:
        """What is relevant enough to be told."""
        return tuple(each for each in self.items if each.relevance >= RELEVANT)


class RetrieverAdvice(Advice):
    """What a model may say of it."""

    summary: str = Field(default="", max_length=SUMMARY)
    open_questions: tuple[Line, ...] = Field(default=(), max_length=QUESTIONS)


def query_of(text: str) -> str:
    """A text as a query: one line, at most LONGEST characters, cut at a word.

    Raises ValueError for what can't be one: too short, with no telling word, or with control characters.
    """
    query = " ".join(text.split())
    if any(unicodedata.category(mark) in {"Cc", "Cs", "Co", "Cn"} for mark in query):
        raise ValueError("a query has no control characters")
    if len(query) < SHORTEST:
        raise ValueError(f"a query has at least {SHORTEST} characters")
    if len(query) > LONGEST:
        query = query[: LONGEST + 1].rpartition(" ")[0] or query[:LONGEST]
    if not tells(query):
        raise ValueError("no word of it says what it is about")
    return query


def keywords(query: str) -> tuple[str, ...]:
    """The words of a query that say what it is about, the longest first."""
    telling = [word for word in root_of(query) if len(word) > 2]
    return tuple(sorted(dict.fromkeys(telling), key=lambda word: (-len(word), word)))[:6]


_WANTING = """
    find search locate look where open read show list file files folder folders contain mention mentions word text
    every say said explain compare summarise summarize did does finde finden such suche wo liegt datei dateien
    ordner all alle jede wort steht erwahnen erwahnt enthalten lies lesen zeig zeige liste offne erklare vergleiche
    warum wieso vom am
"""
"""Words that say what is wanted, and not of what; as they are compared."""


def topic(text: str) -> tuple[str, ...]:
    """The words of a text that say what it is about, in their order; its paths and addresses are not it."""
    bare = text
    for each in entities(text, ""):
        if each.kind in {"path", "url"}:
            bare = bare.replace(each.text, " ")
    wanted = set(keywords(bare)) - set(_WANTING.split())
    return tuple(
        dict.fromkeys(word for word in re.findall(r"[\w-]+", bare.lower()) if set(keywords(word)) & wanted)
    )


def needed(snapshot: PerceptionSnapshot) -> bool:
    """Whether anything has to be looked up before a plan can be made."""
    wanted = {goal.intent for goal in snapshot.sub_goals} or {snapshot.intent}
    return bool(wanted & {"question", "unknown", "recall", "web"}) and not wanted <= {"unknown", "report"}


def action_for(way: Way, query: str, snapshot: PerceptionSnapshot) -> Action | None:
    """The Action by which a way looks; None for one that has none."""
    if way == "memory":
        return Action("recall", {"query": query, "limit": 5})
    if way == "web":
        return Action("search_web", {"query": query[:400], "limit": 8})
    words = topic(query)[:6]
    if way == "files" and words:
        pattern = "|".join(map(re.escape, words))
        rooted = (path for path in snapshot.named("path") if path.startswith(("~", "/", ".")))
        folder = next((path for path in rooted if "." not in path.rpartition("/")[2]), ".")
        return Action("grep", {"pattern": pattern, "path": folder, "ignore_case": True, "limit": 40})
    return None


def items_of(way: Way, result: Result, query: str) -> tuple[Item, ...]:
    """What a way found, with how relevant each is: the share of the query's roots that is in it."""
    found: list[Item] = []
    if not result.ok:
        return ()
    if way == "memory":
        pairs = [(str(each["text"]), str(each["id"])) for each in result.data.get("memories", ())]
    elif way == "web":
        pairs = [
            (f"{each['title']}: {each.get('snippet', '')}", str(each["url"]))
            for each in result.data.get("results", ())
        ]
    else:
        pairs = [_line(str(each)) for each in result.data.get("matches", ())]
    for text, source in pairs:
        if text.strip():
            item = Item(
                way=way,
                text=text.strip()[:TEXT],
                source=source[:2000] or way,
                relevance=round(overlap(query, text), 3),
                suspicious=suspicious(text),
            )
            found.append(item)
    return tuple(found)


def of_this_run(state: MemoryState, query: str) -> tuple[Item, ...]:
    """What of this run itself fits."""
    found = ((text, overlap(query, text)) for text in state.short_term)
    return tuple(
        Item(way="memory", text=text[:TEXT], source="this run", relevance=round(share, 3))
        for text, share in found
        if share >= RELEVANT and " ".join(text.split()) != query[: len(text)]  # the request tells nothing new
    )


def bundled(
    query: str, found: Sequence[Item], notes: Sequence[str], snapshot: PerceptionSnapshot
) -> RetrievalBundle:
    """All that was found as one bundle: the most relevant ITEMS, each text once, with what stays open."""
    once = {item.text: item for item in sorted(found, key=lambda item: item.relevance)}
    order = sorted(once.values(), key=lambda item: (-item.relevance, item.way, item.source))[:ITEMS]
    telling = [item for item in order if item.relevance >= RELEVANT]
    summary = "\n".join(f"{item.text[:300]} ({item.source})" for item in telling[:3])[:SUMMARY]
    said = " ".join(item.text for item in telling)
    asked = [goal.text for goal in snapshot.sub_goals if goal.intent in {"question", "recall", "web", "unknown"}]
    still = tuple(text for text in asked or [query] if overlap(text, said) < RELEVANT)
    odd = tuple(f"{item.source}: {flag}" for item in order for flag in item.suspicious)
    return RetrievalBundle(
        query=query,
        items=tuple(order),
        summary=summary,
        open_questions=still[:QUESTIONS],
        notes=unique(notes, odd, most=20),
    )


def merged(bundle: RetrievalBundle, advice: RetrieverAdvice) -> RetrievalBundle:
    """With what a model has to say: its summary only where there is anything to summarise."""
    return bundle.model_copy(
        update={
            "summary": advice.summary if advice.summary.strip() and bundle.items else bundle.summary,
            "open_questions": unique(bundle.open_questions, advice.open_questions, most=QUESTIONS),
            "notes": unique(bundle.notes, [advice.notes] if advice.notes else [], most=20),
        }
    )


def _line(match: str) -> tuple[str, str]:
    """The text and the place of a line that grep found: path:line:text."""
    found = re.match(r"(.+?:\d+)[:-]\s?(.*)", match, re.DOTALL)
    return (found[2], found[1]) if found else (match, match)
