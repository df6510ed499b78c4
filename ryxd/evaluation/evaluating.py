"""An evaluation: every case of some suites, in every way, in one private daemon for each way and language."""

import contextlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from ryxd import __version__
from ryxd.evaluation.progress import Progress
from ryxd.evaluation.report import dump
from ryxd.evaluation.running import Examiner, Tried
from ryxd.evaluation.session import Session
from ryxd.evaluation.suites import Case, Suite
from ryxd.evaluation.which import Chosen, Setting

INSTALLED, ALONE = "installed", "alone"
"""How a suite is run: with all of ryx, or with the model alone, where no rule reads a request."""


@dataclass
class Evaluation:
    """What is to be done, and what came of it so far."""

    model: Chosen
    setting: Setting
    ways: tuple[str, ...]
    suites: tuple[Suite, ...]
    tried: dict[tuple[str, str], list[Tried]] = field(default_factory=dict)
    """By suite and way, in the order of their files."""
    complete: bool = False

    async def run(self, session: Session) -> None:
        """Try every case in every way. Raises RyxError; what was tried by then stays."""
        progress = Progress(sum(len(suite.cases) for suite in self.suites) * len(self.ways))
        with contextlib.ExitStack() as left:
            left.callback(progress.clear)
            for way in self.ways:
                for language in ("de", "en"):
                    if wanted := list(self._cases(language)):
                        setting = replace(self.setting, gate=way == INSTALLED)
                        async with session.daemon(self.model, setting, language) as examiner:
                            await self._try(wanted, way, examiner, progress)
        self.complete = True

    def _cases(self, language: str) -> Iterator[tuple[Suite, Case]]:
        """Those in a language: each is for somebody who lives there, and that is one daemon."""
        return ((suite, case) for suite in self.suites for case in suite.cases if case.lang == language)

    async def _try(
        self, wanted: Sequence[tuple[Suite, Case]], way: str, examiner: Examiner, progress: Progress
    ) -> None:
        for suite, case in wanted:
            tried = await examiner.attempt(suite.name, case)
            self.tried.setdefault((suite.name, way), []).append(tried)
            progress.case(f"{suite.name} {case.id} ({way})", success=tried.success)

    @property
    def results(self) -> list[tuple[Suite, str, list[Tried]]]:
        """What came of each suite in each way, as far as it was tried."""
        return [
            (suite, way, sorted(tried, key=lambda one, lines=suite.lines: lines[one.case.id]))  # type: ignore[misc]
            for suite in self.suites
            for way in self.ways
            if (tried := self.tried.get((suite.name, way)))
        ]

    def dump(self, *, whole: bool) -> dict[str, Any]:
        """All of it as JSON."""
        return {
            "ryx": __version__,
            "made": datetime.now(UTC).isoformat(timespec="seconds"),
            "complete": self.complete,
            "model": self.model.facts(),
            "temperature": self.setting.temperature,
            "seed": self.setting.seed,
            "suites": [dump(suite, way, tried, whole=whole) for suite, way, tried in self.results],
        }
