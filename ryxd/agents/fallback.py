"""What code does when a model's Action failed, found nothing, or lost what the user said (spec C3, C15)."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from ryxd.core.action import Action, Result

SEARCH = "search_files"
ON_ONE_FILE = ("read_file", "open_file")
"""Actions on one file: when the user gave only its name, it is looked for."""

_WORD = re.compile(r"[^\W_]{2,}")


@dataclass(frozen=True)
class Fallback:
    """The gate's own reading of the request: what to search, and what to do with the one file it finds."""

    search: Action | None = None
    then: str | None = None

    @classmethod
    def of(cls, rule: str, slots: Mapping[str, Any]) -> "Fallback":
        """From the slots that the gate found."""
        pattern = str(slots.get("pattern") or "")
        then = {"file.read": "read_file", "file.open": "open_file"}.get(rule)
        if not pattern:
            return cls(None, then)
        where = [str(slots.get("path") or "~")]
        loose = pattern if pattern.endswith("*") or "." in pattern else f"{pattern}*"
        return cls(Action(SEARCH, {"pattern": loose, "paths": where}), then)

    def keeps(self, action: Action) -> bool:
        """Whether an Action on files has a word of what the user said (or they said none): else it is a slip."""
        if self.search is None or action.tool not in {SEARCH, *ON_ONE_FILE}:
            return True
        said = _words(self.search.args["pattern"])
        key = "pattern" if action.tool == SEARCH else "path"
        return not said or bool(said & _words(str(action.args.get(key, ""))))

    def searches(self, action: Action, result: Result) -> Iterator[Action]:
        """What to search instead, best first."""
        if action.tool == SEARCH and list(action.args.get("paths", ())) not in ([], ["~"]):
            yield Action(SEARCH, {**action.args, "paths": ["~"]})
        if self.search is not None and (action.tool != SEARCH or dict(action.args) != dict(self.search.args)):
            yield self.search
        name = str(action.args.get("path", ""))
        if self.search is None and action.tool in ON_ONE_FILE and not result.ok and name and "/" not in name:
            yield Action(SEARCH, {"pattern": f"*{name}", "paths": ["~"]})

    def next(self, action: Action, match: str) -> Action | None:
        """What to do with the only file that was found; None is to present it."""
        if action.tool in ON_ONE_FILE:
            return Action(action.tool, {**action.args, "path": match})
        return Action(self.then, {"path": match}) if self.then else None


def the_one(search: Action, found: Result) -> str | None:
    """The only file that was found, or the only one that is called exactly as was asked for."""
    matches = [str(match) for match in found.data.get("matches", ())] if found.ok else []
    name = str(search.args.get("pattern", "")).strip("*").casefold()
    exact = [match for match in matches if match.rstrip("/").rpartition("/")[2].casefold() == name]
    found_one = exact if len(exact) == 1 else matches
    return found_one[0] if len(found_one) == 1 else None


def missed(action: Action, result: Result) -> bool:
    """Whether a search went well and found nothing."""
    return action.tool == SEARCH and result.ok and not result.data.get("matches")


def joined(first: Result, second: Result) -> Result:
    """Two searches without a match, told as one: everywhere that was looked, everything that was tried."""
    report = {
        key: list(dict.fromkeys([*first.report.get(key, ()), *second.report.get(key, ())]))
        for key in ("searched_paths", "patterns_tried")
    }
    return Result(first.data, error=first.error, report=report, attempts=first.attempts + second.attempts)


def _words(pattern: str) -> set[str]:
    """The words of a pattern, without case, accents and file extensions."""
    plain = unicodedata.normalize("NFKD", pattern.casefold().replace("ß", "ss"))
    stem = re.sub(r"\.[\w{},]{1,20}\**$", "", "".join(c for c in plain if not unicodedata.combining(c)))
    return set(_WORD.findall(stem))
