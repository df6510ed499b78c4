"""Which runs are shown on the desktop, and how each looks now."""

import asyncio
from collections.abc import Callable, Iterator

from ryxd.desktop.bubble import Bubble, Kind, follow
from ryxd.desktop.shown import Shown
from ryxd.wire.events import Answered, AnyEvent, Asked, Finished, ModelLoaded, ModelLoading, Routed

KEEPS = 64
"""Runs whose notification is remembered; the oldest finished ones are forgotten first."""

PACE = 0.25
"""Seconds between two updates of one run's progress: four a second look smooth and cost nothing."""


class Gallery:
    """The runs that are shown. `gone` is called with the number of what the server has to take away.

    `wants`, `request`, `kinds` and `language` are the Notifier's.
    """

    def __init__(
        self,
        *,
        wants: Callable[[str], bool],
        request: Callable[[str], str | None],
        kinds: frozenset[Kind],
        language: str,
        gone: Callable[[int], None],
    ) -> None:
        self._wants = wants
        self._request = request
        self._kinds = kinds
        self._language = language
        self._gone = gone
        self._runs: dict[str, Shown] = {}
        self._unwanted: dict[str, str] = {}  # their languages: only what they wait for the user with is shown

    def __iter__(self) -> Iterator[Shown]:
        return iter(tuple(self._runs.values()))

    def put(self, news: Shown) -> None:
        """Show news that belong to no run, in place of earlier ones."""
        self._runs[""] = news

    def numbered(self, number: int) -> Shown | None:
        """The one that the server knows by this number."""
        return next((shown for shown in self if shown.id == number), None)

    def due(self) -> list[Shown]:
        """Those of which the server should be told something new, now or soon."""
        return [shown for shown in self if self._is_due(shown)]

    def _is_due(self, shown: Shown) -> bool:
        bubble = shown.bubble
        return (
            bubble.kind in self._kinds
            and bubble != shown.sent
            and not (bubble.kind == "progress" and shown.dismissed)
        )

    def hear(self, event: AnyEvent) -> bool:
        """Take in an event; whether it is news for anything that is shown."""
        runs = self._concerned(event)
        for run in runs:
            self._apply(run, event)
        return bool(runs)

    def _concerned(self, event: AnyEvent) -> list[str]:
        """The runs an event is news for. A model that loads for nobody in particular is for all who wait."""
        if isinstance(event, Finished) and event.run in self._unwanted:
            del self._unwanted[event.run]
            self._take_away(event.run)
            return []
        if event.run:
            return [event.run] if self._is_ours(event.run) or self._is_asked_for(event) else []
        if isinstance(event, ModelLoading | ModelLoaded):
            return [
                run
                for run, shown in self._runs.items()
                if shown.bubble.tier is not None and not shown.bubble.finished
            ]
        return []

    def _is_ours(self, run: str) -> bool:
        if run in self._unwanted:
            return False
        if run in self._runs:
            return True
        if not self._wants(run):
            self._unwanted[run] = self._language
            return False
        self._forget()
        bubble = Bubble(run, language=self._language, request=self._request(run) or "")
        self._runs[run] = Shown(bubble)
        return True

    def _is_asked_for(self, event: AnyEvent) -> bool:
        """Whether a run from elsewhere has to be shown: while it waits for the user, wherever they are looking."""
        run = event.run
        if isinstance(event, Routed):
            self._unwanted[run] = event.language
        if run in self._runs:
            return isinstance(event, Asked | Answered)
        if not (isinstance(event, Asked) and event.waiting and event.name and "question" in self._kinds):
            return False
        self._forget()
        self._runs[run] = Shown(Bubble(run, language=self._unwanted[run]), guest=True)
        return True

    def _take_away(self, run: str) -> None:
        """Show nothing of a run any more."""
        shown = self._runs.pop(run, None)
        if shown is not None:
            shown.gone = True
            if shown.id:
                self._gone(shown.id)

    def _apply(self, run: str, event: AnyEvent) -> None:
        shown = self._runs[run]
        shown.bubble = follow(shown.bubble, event)
        if shown.guest and shown.bubble.kind != "question":
            self._take_away(run)
            return
        if isinstance(event, Answered) and shown.sent is None:
            # the user has just clicked and knows that it works: only what takes its time says so
            shown.next_at = asyncio.get_running_loop().time() + PACE

    def _forget(self) -> None:
        """Make room for one more run."""
        done = [run for run, shown in self._runs.items() if shown.bubble.finished]
        for run in done[: max(0, len(self._runs) - KEEPS + 1)]:
            del self._runs[run]
