"""What was learned from the journal, until the user decides: proposals as files; and which rules rest (spec E8).

A proposal is a file, which the user may edit before accepting it. What was refused is not proposed again.
"""

import asyncio
import hashlib
import json
import logging
import time
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ryxd.record.onefile import write
from ryxd.wire.errors import JournalError

log = logging.getLogger(__name__)

FILE = "learned.json"
PROPOSALS = "proposals"
REPLACED = "replaced"

MOST = 500
"""Decisions and resting rules that are remembered, each."""


@dataclass(frozen=True)
class Proposal:
    """A file that may become one of the configuration."""

    name: str
    folder: str
    """Of the configuration, where it would go: gate or tasks."""
    key: str
    """What it is about: the same thing found again has the same one."""
    title: str
    """One line for a person."""
    reasons: tuple[str, ...]
    """Why, each in a line."""
    runs: tuple[str, ...]
    """What it rests on."""
    text: str
    """Of the file."""
    replaces: bool = False
    """Whether there is such a file already, in force, that it would change."""


class Learned:
    """Keeps them in a folder; only one ryxd does. A file that can't be read is an empty one."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._turn = asyncio.Lock()
        self._kept: dict[str, Any] | None = None

    # -- rules that rest

    async def why(self, digest: str) -> str:
        """Why the rule with this digest is set aside; empty where it is in force."""
        async with self._turn:
            return str((await self._there())["aside"].get(digest, {}).get("why", ""))

    async def set_aside(self, digest: str, why: str) -> None:
        """Follow this rule no more."""
        async with self._turn:
            (await self._there())["aside"][digest] = {"why": why[:500], "at": _now()}
            await self._store()

    # -- proposals

    def file(self, proposal: Proposal) -> Path:
        """Where a proposal is, until it is accepted or refused."""
        return self.folder / PROPOSALS / proposal.folder / f"{proposal.name}.toml"

    async def offer(self, found: Iterable[Proposal]) -> tuple[Proposal, ...]:
        """Keep what was found and not decided yet; what was edited stays as it is. All that there is now."""
        async with self._turn:
            kept = await self._there()
            fresh = {one.key: one for one in found if not _decided(one, kept["decided"])}
            before = {key: _loaded(each) for key, each in kept["proposals"].items()}
            kept["proposals"] = await asyncio.to_thread(self._written, fresh, before, kept["digests"])
            await self._store()
            return self._sorted(kept)

    async def open(self) -> tuple[Proposal, ...]:
        """Those that wait for the user, with their files as they are now."""
        async with self._turn:
            return self._sorted(await self._there())

    async def decided(self, proposal: Proposal) -> None:
        """It was accepted or refused: never propose it again."""
        async with self._turn:
            kept = await self._there()
            kept["decided"][proposal.key] = {"at": _now(), "folder": proposal.folder, "runs": list(proposal.runs)}
            kept["proposals"].pop(proposal.key, None)
            kept["digests"].pop(proposal.key, None)
            await self._store()
            await asyncio.to_thread(self.file(proposal).unlink, missing_ok=True)

    async def read(self, proposal: Proposal) -> str:
        """The file of a proposal as it is now, with what the user made of it."""
        try:
            return await asyncio.to_thread(self.file(proposal).read_text, "utf-8")
        except FileNotFoundError:
            return proposal.text
        except (OSError, ValueError) as error:
            raise JournalError(f"{self.file(proposal)} can't be read: {error}") from error

    async def put(self, proposal: Proposal, target: Path, text: str) -> Path | None:
        """Write it where it belongs; where the file that it replaces is kept, if there was one.

        Raises JournalError.
        """

        def work() -> Path | None:
            old = target.read_text("utf-8") if target.exists() else None
            beside = self.folder / REPLACED / proposal.folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{target.name}"
            if old is not None:
                write(beside, old)
            write(target, text)
            return beside if old is not None else None

        try:
            return await asyncio.to_thread(work)
        except (OSError, ValueError) as error:
            raise JournalError(f"{target} can't be written: {error}") from error

    async def take_away(self, folder: str, target: Path) -> Path:
        """Take a file out of the configuration; where it is kept. Raises JournalError."""

        def work() -> Path:
            beside = self.folder / REPLACED / folder / f"{time.strftime('%Y%m%d-%H%M%S')}-{target.name}"
            write(beside, target.read_text("utf-8"))
            target.unlink()
            return beside

        try:
            return await asyncio.to_thread(work)
        except (OSError, ValueError) as error:
            raise JournalError(f"{target} can't be taken away: {error}") from error

    # -- the files

    def _written(
        self, fresh: Mapping[str, Proposal], before: Mapping[str, Proposal], digests: dict[str, str]
    ) -> dict[str, Any]:
        """Write what is new; blocking. Of one that was found before and edited, what the user wrote stays."""
        now: dict[str, Any] = {}
        for key, old in before.items():
            file = self.file(old)
            edited = file.exists() and digests.get(key) != _digest(file.read_bytes())
            if edited:
                now[key] = _dumped(old)
            elif key not in fresh:
                file.unlink(missing_ok=True)
        names = {(each["folder"], each["name"]) for each in now.values()}
        for key, one in fresh.items():
            if key in now or (one.folder, one.name) in names:
                continue
            write(self.file(one), one.text)
            digests[key] = _digest(one.text.encode())
            now[key] = _dumped(one)
        for key in [key for key in digests if key not in now]:
            del digests[key]
        return now

    def _sorted(self, kept: Mapping[str, Any]) -> tuple[Proposal, ...]:
        found = map(_loaded, kept["proposals"].values())
        return tuple(sorted(found, key=lambda each: (each.folder, -len(each.runs), each.name)))

    async def _there(self) -> dict[str, Any]:
        if self._kept is None:
            self._kept = await asyncio.to_thread(self._read)
        return self._kept

    def _read(self) -> dict[str, Any]:
        empty: dict[str, Any] = {"proposals": {}, "digests": {}, "decided": {}, "aside": {}}
        try:
            stored = json.loads((self.folder / FILE).read_bytes())
            for each in stored["proposals"].values():
                _loaded(each)
            return empty | {name: dict(stored[name]) for name in empty}
        except FileNotFoundError:
            return empty
        except (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            log.warning("what was learned can't be read, and is found anew: %s", error)
            return empty

    async def _store(self) -> None:
        """Raises JournalError."""
        kept = await self._there()
        for name in ("decided", "aside"):
            kept[name] = dict(list(kept[name].items())[-MOST:])
        try:
            await asyncio.to_thread(write, self.folder / FILE, json.dumps(kept))
        except OSError as error:
            raise JournalError(f"{self.folder / FILE} can't be written: {error}") from error


def _decided(one: Proposal, decided: Mapping[str, Any]) -> bool:
    """Whether the user has decided about the same, or about what rested on most of the same runs."""
    runs = set(one.runs)
    return one.key in decided or any(
        each["folder"] == one.folder and len(runs & set(each["runs"])) * 2 > len(runs) for each in decided.values()
    )


def _dumped(proposal: Proposal) -> dict[str, Any]:
    return asdict(proposal)


def _loaded(kept: Mapping[str, Any]) -> Proposal:
    return Proposal(**{**kept, "reasons": tuple(kept["reasons"]), "runs": tuple(kept["runs"])})


def _digest(text: bytes) -> str:
    return hashlib.sha256(text).hexdigest()[:32]


def _now() -> int:
    return time.time_ns() // 1_000_000
