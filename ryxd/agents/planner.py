"""Steps that code plans by itself, and other steps where one of them fails (spec C9).

Of the tools that there are; every plan is one for the View, which decides what of it may be done.
"""

import json
import re
from collections.abc import Collection, Mapping
from typing import Any

from ryxd.agents.perception import SubGoal
from ryxd.agents.retriever import topic
from ryxd.agents.rolewords import tell
from ryxd.core.nested import changed
from ryxd.core.plan import STEPS, Doing, PlanStep

DESCRIPTION = 5
"""Characters that a step is described with at least (the source's limit)."""
ANSWER = "answer"
"""The last step: what was found is told."""

_OF_BEFORE = re.compile(
    r"\b(?:it|them|that|this|there|the (?:first|file|result)|es|ihn|sie|das|darin|drin|daraus"
    r"|die (?:erste|datei)|den ersten)\b",
    re.IGNORECASE,
)
_SUM = re.compile(r"[-(]?\d[\d.,]*(?:\s*(?:\*\*|[-+*/x×÷^%()])\s*[-(]?\d*[\d.,]*\)?)+")
_KIND = re.compile(r"(pdf|txt|md|csv|png|jpg|svg|mp3|mp4|odt|ods|docx|xlsx|zip)s?")
_ASKING = re.compile(
    r"^(?:(?:please|bitte|search|look|find|google|suche?|finde|the|web|internet|netz|online|on|in|im|for|up|about"
    r"|nach)\s+)+|\s+(?:on the web|on the internet|online|im netz|im internet|im web)[?.!]*$",
    re.IGNORECASE,
)

_UNCLEAR = re.compile(
    r"[*?\[\]{}]|\b(?:all|everything|any|every|not|don't|never|but|except|alles?|jede\w*|nicht|kein\w*|nie|au(?:ß|ss)er)\b",
    re.IGNORECASE,
)
"""What is not named letter by letter, or not wanted, is never put into the Trash by a rule."""


class Planner:
    """Plans with these tools, and describes its steps in this language."""

    def __init__(self, can: Collection[str], language: str) -> None:
        self._can = can
        self._language = language

    def steps(self, goal: SubGoal, before: list[PlanStep]) -> list[PlanStep]:
        """The steps of one part of a request; they come after those. Empty where code knows none."""
        number = len(before) + 1
        paths, quoted, urls = (
            [each.text for each in goal.entities if each.kind == kind] for kind in ("path", "quoted", "url")
        )
        match goal.intent:
            case "read" | "summarise" if urls:
                return self._step(number, "goal_page", urls[0], "read_page", {"url": urls[0]})
            case "read" | "summarise":
                return self._reading(number, paths or quoted[:1], goal, before)
            case "question" if paths:
                return self._reading(number, paths, goal, before)
            case "open":
                return self._opening(number, [*urls, *(paths or quoted[:1])], goal, before)
            case "find":
                return self._finding(number, goal, paths, quoted)
            case "grep":
                words, where = quoted[0] if quoted else " ".join(topic(goal.text)), paths[0] if paths else "~"
                args = {"pattern": words, "path": where, "fixed": True, "ignore_case": True}
                return self._step(number, "goal_grep", words, "grep", args) if words else []
            case "list":
                found: list[PlanStep] = []
                for path in paths or ["~"]:
                    found += self._step(number + len(found), "goal_list", path, "list_dir", {"path": path})
                return found
            case "calculate" if sums := _SUM.search(goal.text):
                expression = sums[0].strip()
                return self._step(number, "goal_sum", expression, "calculate", {"expression": expression})
            case "delete" if paths and not _UNCLEAR.search(goal.text):
                return self._step(number, "goal_trash", ", ".join(paths), "trash_file", {"paths": paths})
            case "web":
                query = quoted[0] if quoted else _ASKING.sub("", _ASKING.sub("", goal.text)).strip("?!. ")[:400]
                return self._step(number, "goal_web", query, "search_web", {"query": query}) if query else []
        return []

    def otherwise(self, failed: PlanStep, tried: Collection[str]) -> list[PlanStep]:
        """What may do instead of a step: another place, a wider pattern, another tool; nothing that was tried."""
        for found in self._others(failed):
            if found and all(call(each) not in tried for each in found):
                return found
        return []

    def _others(self, failed: PlanStep) -> list[list[PlanStep]]:
        number, params, tool = failed.step, failed.params, failed.action
        path, pattern = str(params.get("path", "")), str(params.get("pattern", ""))
        if tool in {"read_file", "open_file", "list_dir"} and path and not path.startswith("$"):
            name = path.rstrip("/").rpartition("/")[2]
            finding = self._step(number, "goal_find", name, "search_files", {"pattern": name, "paths": ["~"]})
            there = {"path": f"${number}.matches.0"}
            using = self._step(number + 1, "goal_use", name, tool, there) if finding else []
            return [[*finding, *using]] if using else []
        if tool == "search_files":
            other = wider(pattern)
            words = pattern.strip("*").rpartition(".")[0] or pattern.strip("*")
            args: dict[str, Any] = {"pattern": words, "path": "~", "fixed": True, "ignore_case": True}
            return [
                self._step(number, "goal_find", other, tool, {"pattern": other, "paths": ["~"]}),
                self._step(number, "goal_grep", words, "grep", args) if words else [],
            ]
        if tool == "grep" and (several := [word for word in pattern.split() if len(word) > 3]):
            args = {
                "pattern": "|".join(map(re.escape, several)),
                "path": params.get("path", "~"),
                "ignore_case": True,
            }
            named = f"*{max(several, key=len)}*"
            return [
                self._step(number, "goal_any", ", ".join(several), tool, args) if len(several) > 1 else [],
                self._step(number, "goal_find", named, "search_files", {"pattern": named, "paths": ["~"]}),
            ]
        if tool == "read_page" and (url := str(params.get("url", ""))):
            return [self._step(number, "goal_web", url, "search_web", {"query": url[:400]})]
        return []

    def _reading(self, number: int, paths: list[str], goal: SubGoal, before: list[PlanStep]) -> list[PlanStep]:
        found: list[PlanStep] = []
        for path in paths:
            found += self._one_file("read_file", "goal_read", path, number + len(found))
        if not paths and _OF_BEFORE.search(goal.text) and (path := _found(before)):
            found = self._step(number, "goal_read", "", "read_file", {"path": path})
        return found

    def _opening(self, number: int, named: list[str], goal: SubGoal, before: list[PlanStep]) -> list[PlanStep]:
        if named and named[0].startswith(("http://", "https://")):
            return self._step(number, "goal_open", named[0], "open_url", {"url": named[0]})
        if named:
            return self._one_file("open_file", "goal_open", named[0], number)
        if _OF_BEFORE.search(goal.text) and (found := _found(before)):
            return self._step(number, "goal_open", "", "open_file", {"path": found})
        apps = [each.text for each in goal.entities if each.kind == "name"]
        app = apps[0] if apps else " ".join(topic(goal.text)[:2])
        return self._step(number, "goal_open", app, "open_app", {"name": app}) if app else []

    def _one_file(self, tool: str, key: str, path: str, number: int) -> list[PlanStep]:
        """Do this with a file; one that is named without its folder is found first."""
        if "/" in path or path.startswith("~") or "search_files" not in self._can:
            folder = Doing(action="list_dir", params={"path": path})
            other = folder if tool == "read_file" and "list_dir" in self._can else None
            return self._step(number, key, path, tool, {"path": path}, other)
        return [
            *self._step(number, "goal_find", path, "search_files", {"pattern": path, "paths": ["~"]}),
            *self._step(number + 1, key, path, tool, {"path": f"${number}.matches.0"}),
        ]

    def _finding(self, number: int, goal: SubGoal, paths: list[str], quoted: list[str]) -> list[PlanStep]:
        rooted = [path for path in paths if path.startswith(("/", "~", "./"))]
        folders = [path for path in rooted if "." not in path.rpartition("/")[2]]
        names = [path for path in paths if path not in folders] + quoted
        if not names and (about := topic(goal.text)):
            kind = _KIND.fullmatch(about[0]) if len(about) == 1 else None
            names = [f"*.{kind[1]}" if kind else "*" + "*".join(about[:4]) + "*"]
        if not names:
            return self._step(number, "goal_list", folders[0], "list_dir", {"path": folders[0]}) if folders else []
        name = names[0].rpartition("/")[2] or names[0]
        pattern = name if set(name) & set("*?.") else f"*{'*'.join(name.split())}*"
        args = {"pattern": pattern[:200], "paths": folders or ["~"]}
        return self._step(number, "goal_find", pattern, "search_files", args)

    def _step(  # noqa: PLR0917 - what a step has
        self, number: int, key: str, what: str, tool: str, params: Mapping[str, Any], other: Doing | None = None
    ) -> list[PlanStep]:
        """One step, where there is this tool and there is room for it."""
        if tool not in self._can or number >= STEPS:
            return []
        goal = tell(self._language, key, what=what or tell(self._language, "goal_found"))
        return [
            PlanStep(step=number, goal=described(goal, tool), action=tool, params=dict(params), fallback=other)
        ]


def call(step: PlanStep) -> str:
    """What a step does, to know it again."""
    return f"{step.action} {json.dumps(step.params, sort_keys=True)}"


def described(goal: str, tool: str) -> str:
    """A step's description, never shorter than DESCRIPTION."""
    return (goal if len(goal.strip()) >= DESCRIPTION else f"do {tool}")[:500]


def wider(pattern: str) -> str:
    """A pattern that matches more: its longest word, with anything before and after it."""
    stem = pattern.rpartition(".")[0] or pattern
    words = re.findall(r"[\w-]+", stem) or re.findall(r"[\w-]+", pattern)
    return f"*{max(words, key=len)}*" if words else "*"


def renumbered(step: PlanStep, numbers: Mapping[int, int]) -> PlanStep:
    """A step with other numbers, of itself and of those that it waits for; what has none there keeps its own."""
    changes = {
        "step": numbers.get(step.step, step.step),
        "params": changed(step.params, lambda leaf: _renumbered(leaf, numbers)),
        "depends_on": tuple(numbers.get(each, each) for each in step.depends_on),
    }
    kept = {"sure": step.sure, "needs": step.needs, "fallback": step.fallback}
    return PlanStep.model_validate({**step.model_dump(), **changes, **kept})


def _renumbered(value: Any, numbers: Mapping[int, int]) -> Any:
    if not isinstance(value, str):
        return value
    return re.sub(r"^\$(\d{1,2})(?=\.|$)", lambda m: f"${numbers.get(int(m[1]), int(m[1]))}", value)


def _found(before: list[PlanStep]) -> str:
    """What "it" is: the path that an earlier step has, or will find."""
    for step in reversed(before):
        if step.action == "search_files":
            return f"${step.step}.matches.0"
        if isinstance(path := step.params.get("path"), str) and step.action in {"read_file", "open_file"}:
            return path
    return ""
