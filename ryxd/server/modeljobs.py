"""What the commands about models do over minutes: each is a run, with progress, a result, and its cancelling."""

import asyncio
import threading
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ryxd.agents.presenting import Offer, Presented
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.model import Tier
from ryxd.core.view import Emit
from ryxd.engine.scene import user_language
from ryxd.engine.work import Job
from ryxd.models import gguf
from ryxd.models.catalog.choose import Candidate
from ryxd.models.catalog.pull import Progress, Rate, pull
from ryxd.models.catalog.room import capacity, gigabytes
from ryxd.models.catalog.shelf import Kept, Shelf
from ryxd.models.catalog.verify import Verdict, verify
from ryxd.models.memory import Machine
from ryxd.wire.errors import ModelError
from ryxd.wire.events import Choice, Progressed, Status
from ryxd.wire.models import ModelInfo

WHO = "models"
"""The agent of these events: code."""

PACE = 0.25
"""Seconds between two events of progress."""

_MEDIUM, _LARGE = 6 * 10**9, 11 * 10**9
"""Parameters from which on a model belongs to a tier, when nobody says which one."""


class ModelJobs:
    """Makes the jobs; each may be run once."""

    def __init__(
        self,
        *,
        shelf: Callable[[], Shelf],
        endpoint: Callable[[], str],
        tiers: Callable[[], Mapping[Tier, Path]],
        machine: Machine,
        load: Callable[[Tier], Awaitable[None]],
        info: Callable[[], tuple[ModelInfo, ...]],
        use: Callable[[str, Tier], Awaitable[str]],
    ) -> None:
        self._shelf = shelf
        self._endpoint = endpoint
        self._tiers = tiers
        self._machine = machine
        self._load = load
        self._info = info
        self._use = use

    def pull(self, args: Mapping[str, Any]) -> Job:
        """Download a model: repo, file, revision."""

        async def job(emit: Emit) -> Presented:
            language = user_language()
            words = {"loading": "pulling", "checking": "checking"}

            def chosen(_: Candidate, why: str) -> None:
                if why:
                    emit(Status(agent=WHO, text=why))

            def progress(how: Progress) -> None:
                emit(
                    Progressed(
                        agent=WHO,
                        text=say(language, words[how.stage], file=how.file.rpartition("/")[2]),
                        done=how.done,
                        total=how.total,
                        rate=how.rate,
                        remaining=how.remaining,
                    )
                )

            done = await pull(
                self._shelf(),
                args["repo"],
                args["file"],
                revision=args["revision"],
                endpoint=self._endpoint(),
                capacity=await capacity(self._machine),
                chosen=chosen,
                progress=progress,
            )
            header = await asyncio.to_thread(gguf.read, done.kept.path)
            text = say(
                language,
                "pulled" if done.fresh else "there_already",
                name=done.kept.name,
                size=gigabytes(done.kept.size),
                quantisation=header.quantisation or "?",
                licence=done.licence or "?",
            )
            return self._offered(text, done.kept, header.parameters, language)

        return job

    def _offered(self, text: str, kept: Kept, parameters: int, language: str) -> Presented:
        """The result of a pull, with the offer to use it where nothing better was chosen by hand."""
        tier = Tier.LARGE if parameters >= _LARGE else Tier.MEDIUM if parameters >= _MEDIUM else Tier.SMALL
        if kept.path in self._tiers().values():
            return Presented(text)
        if tier in self._tiers():
            return Presented(f"{text}\n{say(language, 'use_how', name=kept.name, tier=tier)}")
        choices = (Choice(key="use", label=say(language, "use")), Choice(key="no", label=say(language, "no")))
        actions = {"use": Action("models_use", {"model": str(kept.path), "tier": str(tier)})}
        question = say(language, "use_it", tier=tier)
        return Presented(text, Offer(question, choices, actions, language=language))

    def use(self, args: Mapping[str, Any]) -> Job:
        """Have a model serve a tier, chosen from what a pull offered: model, tier."""

        async def job(_: Emit) -> Presented:
            tier = Tier(args["tier"])
            name = await self._use(args["model"], tier)
            return Presented(say(user_language(), "used", name=name, tier=tier))

        return job

    def load(self, tier: Tier) -> Job:
        """Load a tier's model; its own events tell how far it is."""

        async def job(_: Emit) -> Presented:
            await self._load(tier)
            info = next((each for each in self._info() if each.tier == tier), None)
            name = (info.name or Path(info.path or "?").name) if info else "?"
            return Presented(say(user_language(), "loaded", name=name, tier=tier))

        return job

    def verify(self, models: Sequence[Kept]) -> Job:
        """Read models from end to end. What is wrong with them fails the run."""

        async def job(emit: Emit) -> Presented:
            language = user_language()
            verdicts = [await _verified(kept, emit, language) for kept in models]
            lines = [_line(verdict, language) for verdict in verdicts]
            if any(not verdict.fine for verdict in verdicts):
                raise ModelError("\n".join(lines))
            return Presented("\n".join(lines))

        return job


async def _verified(kept: Kept, emit: Emit, language: str) -> Verdict:
    """Verify one on a thread, which ends soon after a cancel."""
    loop, stop, rate = asyncio.get_running_loop(), threading.Event(), Rate()
    due = 0.0

    def tell(part: Path, done: int, total: int) -> None:
        nonlocal due
        now = time.monotonic()
        if now < due and done < total:
            return
        due = now + PACE
        speed, remaining = rate.at(now, done, total)
        text = say(language, "checking", file=part.name)
        event = Progressed(agent=WHO, text=text, done=done, total=total, rate=speed, remaining=remaining)
        loop.call_soon_threadsafe(emit, event)

    work = asyncio.ensure_future(asyncio.to_thread(verify, kept, tell, stop))
    try:
        return await asyncio.shield(work)
    except asyncio.CancelledError:
        stop.set()
        await asyncio.gather(work, return_exceptions=True)
        raise


def _line(verdict: Verdict, language: str) -> str:
    if not verdict.fine:
        return f"{verdict.name}: {'; '.join(verdict.problems)}"
    return say(language, "verified_partly" if verdict.unknown else "verified", name=verdict.name)
