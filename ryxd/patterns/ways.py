"""The coordinator's ways to a result: a tool, what is known, the web (spec C10)."""

from asyncio import to_thread
from collections.abc import Awaitable, Callable

from ryxd.agents import retriever
from ryxd.agents.memory import MemoryState
from ryxd.agents.perception import PerceptionSnapshot
from ryxd.agents.retriever import NO_VECTORS, Item, RetrievalBundle, Way
from ryxd.agents.strategies import RAG, TOOL, WEB, Compared, Strategy, compared
from ryxd.core.action import Action, Result
from ryxd.core.dumb import Means
from ryxd.core.profile import Profile
from ryxd.core.view import View

NAMES: dict[Way, tuple[str, int]] = {
    "memory": ("rag.memory", RAG),
    "files": ("rag.files", RAG),
    "web": ("web", WEB),
}
"""What each is called where it is counted, and its priority."""
LOCAL = frozenset({"read_file", "list_dir", "metadata", "disk_usage", "search_files", "grep", "glob", "calculate"})
"""Tools whose steps are about the user's own files, or about nothing: of these the web is told nothing."""


class Ways:
    """What there is to look with, for one request."""

    def __init__(self, means: Means, profile: Profile, wanted: PerceptionSnapshot, state: MemoryState) -> None:
        self._means = means
        self._profile = profile
        self._wanted = wanted
        self._state = state

    def by_tool(self, do: Callable[[View], Awaitable[Result]]) -> Strategy:
        """The step's own tool."""
        return Strategy("tool", TOOL, do)

    def beside(self, action: Action) -> list[Strategy]:
        """What may give the same as a tool that only looks: what is known, and the web where it may hear of it."""
        if self._profile.strategies == "tool":
            return []
        ways: list[Way] = ["memory", "files"]
        if action.tool not in LOCAL and action.tool != "search_web":
            ways.append("web")
        query = self._query()
        found = [self._looking(way, query) for way in ways if query and not self._missing(way)]
        return [each for each in found if each is not None and self._differs(each, action)]

    async def retrieved(self, name: str) -> tuple[RetrievalBundle, Compared | None]:
        """What is known about the request; all of it where the profile looks everywhere at once."""
        query = self._query()
        if not query:
            note = "no word of the request says what to look for"
            return RetrievalBundle(query=self._wanted.query[: retriever.LONGEST], notes=(note,)), None
        ways: tuple[Way, ...] = ("memory", "files", "web")
        missing = {way: why for way in ways if (why := self._missing(way))}
        strategies = [
            each for way in ways if way not in missing and (each := self._looking(way, query)) is not None
        ]
        notes = [NO_VECTORS, *(f"{way}: {why}" for way, why in missing.items())]
        found: list[Item] = list(retriever.of_this_run(self._state, query))
        tried: Compared | None = None
        if strategies:
            view, branch, tracks = self._means.view, self._means.branch, self._means.manner.tracks
            tried = await compared(
                view, branch, strategies, name=name, ways=self._profile.strategies, tracks=tracks
            )
            for outcome in tried.outcomes:
                found += [Item.model_validate(item) for item in outcome.result.data.get("items", ())]
                notes.append(f"{outcome.strategy.name}: {outcome.result.error or 'looked'}")
        return await to_thread(retriever.bundled, query, found, notes, self._wanted), tried

    def _query(self) -> str:
        try:
            return retriever.query_of(self._wanted.query)
        except ValueError:
            return ""

    def _missing(self, way: Way) -> str:
        """Why there is no such way here; empty where there is."""
        action = retriever.action_for(way, self._query() or "something", self._wanted)
        if way == "web" and self._wanted.offline:
            return "not wanted: the request says so"
        if action is None:
            return "nothing of the request can be looked for there"
        if action.tool not in self._means.view.tools:
            return f"not available: the agent has no {action.tool}"
        if action.tool in self._means.view.board.banned:
            return f"not available: {self._means.view.board.banned[action.tool]}"
        return ""

    def _looking(self, way: Way, query: str) -> Strategy | None:
        """A way as a strategy: its Result has the relevant items, and is a failure where there are none."""
        action = retriever.action_for(way, query, self._wanted)
        if action is None:
            return None
        name, priority = NAMES[way]

        async def look(view: View) -> Result:
            result = await view.do_action(action)
            if not result.ok:
                return result
            found = await to_thread(retriever.items_of, way, result, query)  # words take their time
            items = [each for each in found if each.relevance >= retriever.RELEVANT]
            if not items:
                return Result(error=f"{name}: nothing that fits", source=name)
            best = sorted(items, key=lambda each: -each.relevance)[: retriever.ITEMS]
            return Result({"items": [each.model_dump(mode="json") for each in best]}, source=name)

        return Strategy(name, priority, look)

    def _differs(self, strategy: Strategy, action: Action) -> bool:
        """Whether a way is another one than the tool itself."""
        return {"rag.memory": "recall", "rag.files": "grep", "web": "search_web"}[strategy.name] != action.tool
