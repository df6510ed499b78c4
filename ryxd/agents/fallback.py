"""What code does when a model's Action failed, found nothing, or lost what the user said (spec C3, C15)."""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
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
    within: str = ""
    """What the folder of the file is called, in part."""
    newest: bool = False
    """Whether the newest of what is found is meant."""

    @classmethod
    def of(cls, rule: str, slots: Mapping[str, Any]) -> "Fallback":
        """From the slots that the gate found."""
        pattern = str(slots.get("pattern") or "")
        then = {"file.read": "read_file", "file.open": "open_file"}.get(rule)
        if not pattern:
            return cls(None, then)
        loose = pattern if pattern.endswith("*") or "." in pattern else f"{pattern}*"
        args: dict[str, Any] = {"pattern": loose, "paths": [str(slots.get("path") or "~")]}
        if slots.get("when"):
            args["when"] = str(slots["when"])
        return cls(Action(SEARCH, args), then, str(slots.get("within") or ""), bool(slots.get("newest")))

    def keeps(self, action: Action) -> bool:
        """Whether an Action on files has a word of what the user said (or they said none): else it is a slip."""
        if action.tool in ON_ONE_FILE and self.then not in {None, action.tool}:
            return False  # who wants a file read does not want it opened
        if self.search is None or action.tool not in {SEARCH, *ON_ONE_FILE}:
            return True
        mine = self.search.args
        if action.tool == SEARCH and self.newest and action.args != mine:
            return False  # the newest of all photos is not the newest of those that are called *.jpg
        if action.tool == SEARCH and mine.get("when") not in {None, action.args.get("when")}:
            return False
        if action.tool == SEARCH and mine["paths"] != ["~"] and _places(action) != _places(self.search):
            return False
        said = _words(mine["pattern"])
        written = str(action.args.get("pattern" if action.tool == SEARCH else "path", ""))
        if said:
            return bool(said & _words(written))
        kinds = _endings(mine["pattern"])
        return action.tool != SEARCH or (not _words(written) and _agree(kinds, _endings(written)))

    def searches(self, action: Action, result: Result) -> Iterator[Action]:
        """What to search instead, best first."""
        if action.tool == SEARCH and list(action.args.get("paths", ())) not in ([], ["~"]):
            yield Action(SEARCH, {**action.args, "paths": ["~"]})
        if self.search is not None and (action.tool != SEARCH or _meaning(action) != _meaning(self.search)):
            yield self.search
        name = str(action.args.get("path", ""))
        if self.search is None and action.tool in ON_ONE_FILE and not result.ok and name and "/" not in name:
            yield Action(SEARCH, {"pattern": f"*{name}", "paths": ["~"]})

    def next(self, action: Action, match: str) -> Action | None:
        """What to do with the only file that was found; None is to present it."""
        if action.tool in ON_ONE_FILE:
            return Action(action.tool, {**action.args, "path": match})
        if self.search is None:
            return None  # the user named no file: what the model looked for is not theirs
        return Action(self.then, {"path": match}) if self.then else None


def the_one(search: Action, found: Result) -> str | None:
    """The only file that was found, or the only one that is called exactly as was asked for."""
    matches = [str(match) for match in found.data.get("matches", ())] if found.ok else []
    name = str(search.args.get("pattern", "")).strip("*").casefold()
    exact = [match for match in matches if match.rstrip("/").rpartition("/")[2].casefold() == name]
    found_one = exact if len(exact) == 1 else matches
    return found_one[0] if len(found_one) == 1 else None


def certain(search: Action, match: str, request: str = "") -> bool:
    """Whether what was found is called as was asked for: after a loose search a file is offered, not opened.

    So it is where the request has its name, whatever else it says of it: "the second scan, scan_002".
    """
    name = _letters(match.rstrip("/").rpartition("/")[2])
    words = _words(str(search.args.get("pattern", "")))
    return all(_letters(word)[:4] in name for word in words) or _named(match, request)


def _named(match: str, request: str) -> bool:
    """Whether a request has the name of a file in it, whole, or without its ending where that is no plain word."""
    name = match.rstrip("/").rpartition("/")[2].casefold()
    stem = name.rpartition(".")[0] or name
    names = [name, *([] if stem.isalpha() else [stem])]
    said = request.casefold()
    return any(re.search(rf"(?<![\w./-]){re.escape(each)}(?![\w-]|\.\w)", said) for each in names)


def inside(found: Result, within: str) -> Result:
    """A search's Result with only what lies in a folder that is called so; the whole when nothing does."""
    wanted = _words(within)
    matches = [str(match) for match in found.data.get("matches", ())]
    kept = [match for match in matches if wanted and wanted <= _words(match.rstrip("/").rpartition("/")[0])]
    if not kept or len(kept) == len(matches):
        return found
    return replace(found, data={**found.data, "matches": kept, "count": len(kept)})


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
    stem = re.sub(r"\.[\w{},.]{1,60}\**$", "", "".join(c for c in plain if not unicodedata.combining(c)))
    return set(_WORD.findall(stem))


def _endings(pattern: str) -> set[str]:
    """The file types that a pattern allows: jpg and png of *.{jpg,png}."""
    return set(re.findall(r"\w+", pattern.casefold().partition(".")[2])) if "." in pattern else set()


def _letters(text: str) -> str:
    """A text's letters and digits, umlauts and accents spelled as their plain letters."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("ß", "ss"))
    plain = "".join(char for char in plain if char.isalnum())
    return re.sub(r"([aou])e", r"\1", plain).replace("k", "c")  # Konfiguration is a config, too


def _agree(kinds: set[str], written: set[str]) -> bool:
    """Whether file types are those that were asked for: some of them, and none where all were."""
    return bool(kinds & written) if kinds else not written


def _places(search: Action) -> list[str]:
    return [str(path).rstrip("/") for path in search.args.get("paths") or ("~",)]


def _meaning(search: Action) -> tuple[object, ...]:
    """What makes two searches the same one."""
    args = search.args
    return str(args.get("pattern", "")).strip("*").casefold(), tuple(args.get("paths") or ("~",)), args.get("when")
