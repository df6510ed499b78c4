"""The plans that are kept (core.recipe; spec C16): one small file, the newest first, the oldest out."""

import asyncio
import json
import logging
import time
from dataclasses import dataclass, replace
from pathlib import Path

from ryxd.core.recipe import Recipe
from ryxd.record.onefile import write
from ryxd.wire.errors import JournalError

log = logging.getLogger(__name__)

MOST = 200
"""Plans that are kept."""

LARGEST = 50_000
"""Characters of one."""


@dataclass(frozen=True)
class Kept:
    """A plan in the file."""

    name: str
    """p1, p2, …"""
    recipe: Recipe
    made: int
    used: int
    hits: int = 0
    """How often it was there when it was wanted."""


class Plans:
    """Keeps them in the file at `path`; only one ryxd does. A file that can't be read is an empty one."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._kept: dict[str, Kept] | None = None
        self._turn = asyncio.Lock()

    async def all(self) -> tuple[Kept, ...]:
        """Every plan, the last used first."""
        async with self._turn:
            return tuple((await self._there()).values())

    async def find(self, key: str) -> Recipe | None:
        """The one for requests with this key."""
        async with self._turn:
            kept = await self._there()
            found = kept.pop(key, None)
            if found is None:
                return None
            self._kept = {key: replace(found, used=_now(), hits=found.hits + 1), **kept}
            await self._store()
            return found.recipe

    async def keep(self, recipe: Recipe) -> None:
        """Keep one, in place of the one with its key."""
        if len(json.dumps(recipe.dump())) > LARGEST:
            return
        async with self._turn:
            kept = await self._there()
            number = max((int(each.name[1:]) for each in kept.values()), default=0) + 1
            old = kept.pop(recipe.key, None)
            new = Kept(old.name if old else f"p{number}", recipe, _now(), _now(), old.hits if old else 0)
            self._kept = dict([(recipe.key, new), *kept.items()][:MOST])
            await self._store()

    async def drop(self, key: str) -> None:
        """Forget one, where there is one."""
        async with self._turn:
            if (await self._there()).pop(key, None) is not None:
                await self._store()

    async def _there(self) -> dict[str, Kept]:
        if self._kept is None:
            self._kept = await asyncio.to_thread(self._read)
        return self._kept

    def _read(self) -> dict[str, Kept]:
        try:
            stored = json.loads(self._path.read_bytes())
            found = [Kept(**{**each, "recipe": Recipe.load(each["recipe"])}) for each in stored["plans"]]
            return {each.recipe.key: each for each in found if each.name[1:].isdecimal()}
        except FileNotFoundError:
            return {}
        except (OSError, ValueError, KeyError, TypeError, RecursionError) as error:
            log.warning("the kept plans can't be read, and are made anew: %s", error)
            return {}

    async def _store(self) -> None:
        """Raises JournalError."""
        plans = [{**vars(each), "recipe": each.recipe.dump()} for each in (self._kept or {}).values()]
        try:
            await asyncio.to_thread(write, self._path, json.dumps({"plans": plans}))
        except OSError as error:
            raise JournalError(f"the plan can't be kept in {self._path}: {error}") from error


def _now() -> int:
    return time.time_ns() // 1_000_000
