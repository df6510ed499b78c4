"""From a request to change files to the one Action that does it: which files are meant, what is read before.

The gate read what the user wrote (`engine/gate/changing.py`); here names become paths. What is then done is
chosen by the agent's model, within a grammar that leaves it the user's own names (decision 0008).
"""

import asyncio
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.agents.presenting import Offer, Presented
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.view import View
from ryxd.wire.events import Choice

MOST = 10
"""Files of one name that are offered."""

LOOKS = ("search_files", "glob")
"""Tools with which code finds the files that are meant; the agent itself need not have them."""

RULES = frozenset(
    {
        "file.delete",
        "file.move",
        "file.rename",
        "file.copy",
        "file.make_folder",
        "file.create",
        "file.append",
        "file.replace",
    }
)
"""Rules of the gate that name what is to be changed."""


@dataclass(frozen=True)
class Plan:
    """The one tool that does it, with arguments that nobody has to guess; `before` is read first."""

    only: str
    given: Mapping[str, Any]
    before: tuple[Action, ...] = ()


class Unclear(Exception):
    """It can't be said which file is meant; `told` is what the user is told and offered."""

    def __init__(self, told: Presented) -> None:
        super().__init__(told.text)
        self.told = told


class Missing(Unclear):
    """No file is called so."""


class Changing:
    """Makes the Plan of one request. `view` allows LOOKS."""

    def __init__(self, view: View, rule: str, slots: Mapping[str, Any], language: str) -> None:
        self._view = view
        self._rule = rule
        self._slots = slots
        self._language = language

    async def plan(self) -> Plan:
        """What to do. Raises Unclear, before anything was done."""
        slots, rule = self._slots, self._rule
        if rule in {"file.make_folder", "file.create"}:
            (path,) = slots["paths"]
            if rule == "file.make_folder":
                return Plan("make_folder", {"path": path})
            text = str(slots["text"])
            return Plan("write_file", {"path": path, "content": text + "\n" if text else ""})
        if "pattern" in slots:
            return Plan("trash_file", {"paths": await self._matching(slots["pattern"], slots.get("path"))})
        try:
            paths = [await self._there(str(path)) for path in slots["paths"]]
        except Missing:
            if rule != "file.append":
                raise
            # nothing is there that could be lost, and the user is asked
            return Plan("write_file", {"path": str(slots["paths"][0]), "content": f"{slots['text']}\n"})
        if rule == "file.delete":
            return Plan("trash_file", {"paths": paths})
        if rule in {"file.move", "file.rename", "file.copy"}:
            return self._moved(paths, str(slots["target"]))
        (path,) = paths
        read = (Action("read_file", {"path": path}),)
        if rule == "file.append":
            return Plan("append_file", {"path": path, "text": str(slots["text"])}, read)
        given = {"path": path, "old_text": str(slots["old"]), "new_text": str(slots["new"])}
        return Plan("edit_file", {**given, "replace_all": True}, read)

    def _moved(self, paths: list[str], target: str) -> Plan:
        tool = "copy_file" if self._rule == "file.copy" else "move_file"
        if self._rule == "file.rename" and "/" not in target:
            folder = paths[0].rpartition("/")[0]
            target = f"{folder}/{target}" if folder else target
        return Plan(tool, {"paths": paths, "to": target})

    async def _there(self, name: str) -> str:
        """The path that a name means: what is where the user stands, else the one file at home called so."""
        here = self._view.paths.cwd / name
        if "/" in name or name in {".", ".."}:
            return name

        async def look() -> dict[str, bool]:
            return {"there": await asyncio.to_thread(os.path.lexists, here)}

        if (await self._view.noted(name, look))["there"]:
            return name
        # "~" would end at the first place that has one; who changes files must know of all of them
        matches = await self._search(f"*{name}", [str(self._view.paths.home)])
        exact = [match for match in matches if match.rstrip("/").rpartition("/")[2].casefold() == name.casefold()]
        if len(exact) == 1:
            return exact[0].rstrip("/")
        if not exact:
            raise Missing(Presented(say(self._language, "no_such", name=name, cwd=self._view.paths.cwd)))
        raise Unclear(self._which(name, exact[:MOST]))

    async def _matching(self, pattern: str, folder: Any) -> list[str]:
        place = str(folder) if folder else str(self._view.paths.cwd)
        found = await self._view.do_action(Action("glob", {"pattern": pattern, "path": place}))
        matches = [str(match) for match in found.data.get("matches", ())] if found.ok else []
        if not matches:
            told = found.error or say(self._language, "no_such", name=pattern, cwd=place)
            raise Unclear(Presented(told))
        return matches

    async def _search(self, pattern: str, places: Sequence[str]) -> list[str]:
        found = await self._view.do_action(Action("search_files", {"pattern": pattern, "paths": list(places)}))
        return [str(match) for match in found.data.get("matches", ())] if found.ok else []

    def _which(self, name: str, paths: list[str]) -> Presented:
        """Several files are called so: each is offered, where one Action without reading before does it."""
        lines = [f"{number}. {path}" for number, path in enumerate(paths, start=1)]
        text = "\n".join([say(self._language, "several_called", name=name), *lines])
        if self._rule in {"file.append", "file.replace"} or len(self._slots["paths"]) > 1:
            return Presented(text)
        actions: dict[str, Action] = {}
        for number, path in enumerate(paths, start=1):
            if self._rule == "file.delete":
                plan = Plan("trash_file", {"paths": [path]})
            else:
                plan = self._moved([path], str(self._slots["target"]))
            actions[f"file{number}"] = Action(plan.only, plan.given)
        choices = [Choice(key=key, label=path) for key, path in zip(actions, paths, strict=True)]
        question = say(self._language, "which_one", shown=len(paths))
        no = Choice(key="no", label=say(self._language, "no"))
        return Presented(text, Offer(question, (*choices, no), actions, tuple(paths), language=self._language))
