"""Looks around for a run's agents, once, and only for what their files ask (spec C18; the source's Context).

What it saw is kept with the run: gone on with after a crash, its agents are told the same.
"""

import asyncio
import hashlib
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from ryxd.core.agent import AgentSpec
from ryxd.core.handoff import own
from ryxd.core.paths import shown
from ryxd.core.view import View
from ryxd.engine.gitlook import GitLook
from ryxd.engine.past import Past
from ryxd.engine.scene import LONGEST, RECENT, Scene, git_branch, user_programs
from ryxd.record.runs import Accepted
from ryxd.wire.events import Acted, AnyEvent, Changed, Finished, Situated

RUNS = 20
"""Earlier runs of the session that it looks at."""

COMMANDS = {"shell": "command"}
"""Tools that run what somebody typed, and the argument that has it."""

TOUCHED = frozenset({"path", "paths", "to"})
"""Arguments of tools that name files."""

FILES = frozenset({
    "read_file", "open_file", "edit_file", "multi_edit", "append_file", "write_file", "move_file", "copy_file",
    "metadata",
})  # fmt: skip
"""Tools whose Actions are about files that a person would remember."""

DESKTOP = frozenset({"window", "workspace", "recent_windows"})
"""Variables that say what was on the screen."""

_VARIABLE = re.compile(r"\{([a-z_]+)\}")


class Surroundings:
    """What is around one run. `git` says how the repository stands; without it that is not known."""

    def __init__(self, accepted: Accepted, journal: Past, cwd: Path, language: str, git: GitLook | None) -> None:
        self._accepted = accepted
        self._journal = journal
        self._cwd = cwd
        self._language = language
        self._git = git

    async def scene(self, view: View, spec: AgentSpec, means: Callable[[Iterable[str]], frozenset[str]]) -> Scene:
        """The scene for an agent. `means` says which tools names and groups are."""
        asked = frozenset(_VARIABLE.findall(spec.instructions))

        async def look() -> dict[str, Any]:
            version = hashlib.sha256(spec.instructions.encode()).hexdigest()[:16]
            return {**await self._look(view, asked), "instructions": version}

        seen, _ = await view.course.effect(f"{view.agent}.scene", "look", {"what": "scene"}, look)
        tools = dict.fromkeys(own(view.tools), True) | {name: name in view.tools for name in means(spec.tools)}
        return Scene(
            cwd=self._cwd,
            language=self._language,
            session=self._accepted.session,
            turn_count=int(seen["turn_count"]),
            enabled_tools=tools,
            git_branch=seen["git_branch"],
            last_result=seen["last_result"],
            editor=str(seen["editor"]),
            terminal=str(seen["terminal"]),
            git_status=seen["git_status"],
            recent_commands=tuple(seen["recent_commands"]),
            recent_files=tuple(seen["recent_files"]),
            window=seen.get("window", ""),
            workspace=seen.get("workspace", ""),
            recent_windows=tuple(seen.get("recent_windows", ())),
        )

    async def _look(self, view: View, asked: frozenset[str]) -> dict[str, Any]:
        accepted, journal = self._accepted, self._journal
        runs = await journal.runs(limit=RUNS + 1, session=accepted.session)
        before = [run for run in runs if run.id != accepted.run]
        editor, terminal = user_programs()
        events: Sequence[AnyEvent] = ()
        if asked & {"recent_commands", "recent_files"}:
            kinds = ("acted", "changed", "finished")
            events = await journal.lately(accepted.session, accepted.run, kinds, RUNS)
        requests = {run.id: run.text for run in before}
        status = None
        if "git_status" in asked and self._git is not None:
            status = await self._git(self._cwd, view.paths)
        branch = await asyncio.to_thread(git_branch, self._cwd) if "git_branch" in asked else None
        last = next((run.result for run in before), None)
        return {
            "turn_count": await journal.turns(accepted.session),
            "last_result": None if last is None or "last_result" not in asked else last[:1000],
            "git_branch": branch,
            "git_status": status,
            "editor": editor,
            "terminal": terminal,
            "recent_commands": commands(requests, events) if "recent_commands" in asked else [],
            "recent_files": files(events, view.paths.home) if "recent_files" in asked else [],
            **(await self._desktop() if asked & DESKTOP else {}),
        }

    async def _desktop(self) -> dict[str, Any]:
        """What was told of the desktop as the run began."""
        run, session = self._accepted.run, self._accepted.session
        after = f"r{int(run.removeprefix('r')) + 1}"
        for event in await self._journal.lately(session, after, ("situated",), 1):
            if isinstance(event, Situated) and event.run == run:
                window = " – ".join(filter(None, (event.app, event.title)))
                return {"window": window, "workspace": event.workspace, "recent_windows": list(event.recent)}
        return {}


def commands(requests: Mapping[str, str], events: Sequence[AnyEvent]) -> list[str]:
    """What was asked, and what was run for it, the newest first. `events` are the newest first, too."""
    ran: dict[str, list[str]] = {}
    for event in events:
        if isinstance(event, Acted) and (argument := COMMANDS.get(event.tool)):
            ran.setdefault(event.run, []).append(str(event.args.get(argument, "")))
    found = [line for run, text in requests.items() for line in (*ran.get(run, ()), text)]
    lines = (" ".join(line.split())[: 2 * LONGEST] for line in found)
    return list(dict.fromkeys(filter(None, lines)))[:RECENT]


def files(events: Sequence[AnyEvent], home: Path) -> list[str]:
    """The files that were read, changed and found, the newest first."""
    found: list[str] = []
    for event in events:
        if isinstance(event, Finished):
            found += event.paths
        elif isinstance(event, Changed):
            found += filter(None, (event.target, event.path))
        elif isinstance(event, Acted) and event.tool in FILES:
            for key in TOUCHED & event.args.keys():
                value = event.args[key]
                found += [str(each) for each in value] if isinstance(value, list) else [str(value)]
    return list(dict.fromkeys(shown(Path(path), home) for path in found if path))[:RECENT]
