"""Agents that work in stages: which these are, and what may be chosen about them (spec C5; decision 0051).

The stages and options of an agent are said in its file; patterns/stages.py goes through them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

Does = Literal["think", "act", "look", "search", "run", "save"]
"""What is done in a stage: text is written; its tools are used; named files are read; the web is searched in
rounds; code of an earlier stage is run, and mended where it fails; what came out is saved as a named file."""

For = Literal["everything", "steps", "unnamed"]
"""Which requests are done in stages: all; those that take several steps; those that name no file to read."""


@dataclass(frozen=True)
class Stage:
    """One stage."""

    name: str
    description: str = ""
    does: Does = "think"
    instructions: str = ""
    tools: tuple[str, ...] = ()
    """Of a stage that acts."""
    rounds: int = 1
    """How often at most, of a stage that searches or runs."""
    by: str = ""
    """The option that the number of rounds depends on; empty is none."""
    rounds_by: Mapping[str, int] = field(default_factory=dict)
    """The rounds for each value of that option; what is missing has `rounds`."""
    note: str = ""
    """The field of the board that it is written to."""
    streams: bool | None = None
    """Whether what it writes is streamed; None is as the configuration says for its name."""

    def most(self, options: Mapping[str, str]) -> int:
        """The rounds it may have with these options."""
        return self.rounds_by.get(options.get(self.by, ""), self.rounds)


@dataclass(frozen=True)
class Option:
    """Something about an agent's work that may be chosen."""

    name: str
    description: str = ""
    values: Mapping[str, str] = field(default_factory=dict)
    """The allowed values, each with what the stages are told then."""
    default: str = ""
    words: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By which words of a request a value is meant; * stands for the rest of a word."""


@dataclass(frozen=True)
class Staging:
    """The stages of an agent, in their order, and its options."""

    stages: tuple[Stage, ...]
    options: tuple[Option, ...] = ()
    used_for: For = "everything"
    words: tuple[str, ...] = ()
    """Words that mean them whatever else is said; * stands for the rest of a word."""

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Staging":
        """From JSON. Raises KeyError, TypeError, ValueError for what is none."""
        stages = tuple(Stage(**{**each, "tools": tuple(each.get("tools", ()))}) for each in stored["stages"])
        options = []
        for each in stored.get("options", ()):
            words = {value: tuple(said) for value, said in each.get("words", {}).items()}
            options.append(Option(**{**each, "words": words}))
        return cls(stages, tuple(options), stored.get("used_for", "everything"), tuple(stored.get("words", ())))


def given(texts: Sequence[str]) -> dict[str, str]:
    """What "name=value" says. Raises ValueError for what says nothing."""
    found = {}
    for text in texts:
        name, sign, value = text.partition("=")
        if not sign or not name.strip() or not value.strip():
            raise ValueError(f"{text!r} is no option; they are written name=value, as in depth=deep")
        found[name.strip()] = value.strip()
    return found


def wrong(options: Sequence[Option], said: Mapping[str, str]) -> str:
    """What is wrong with the options that a user gave; empty where nothing is."""
    known = {option.name: option for option in options}
    for name, value in said.items():
        if name not in known:
            return f"it has no option {name}; it has: {', '.join(known) or 'none'}"
        if value not in known[name].values:
            return f"its option {name} can't be {value}; it can be: {', '.join(known[name].values)}"
    return ""


def chosen(options: Sequence[Option], text: str, said: Mapping[str, str]) -> dict[str, str]:
    """The value of each option: what the user gave, else what the request says in its words, else the default."""
    return {
        option.name: said[option.name] if option.name in said else _meant(option, text) or option.default
        for option in options
    }


def says(words: Sequence[str], text: str) -> bool:
    """Whether any of these words stands in a request."""
    spoken = " ".join(text.casefold().split())
    return any(_pattern(word).search(spoken) for word in words)


def _meant(option: Option, text: str) -> str:
    """The value that the words of a request mean: the longest of those that are found; empty for none."""
    spoken = " ".join(text.casefold().split())
    best, length = "", 0
    for value, words in option.words.items():
        for word in words:
            if len(word) > length and _pattern(word).search(spoken):
                best, length = value, len(word)
    return best


def _pattern(word: str) -> re.Pattern[str]:
    """A word, or several in a row, as they stand in a request."""
    parts = (re.escape(part).replace(r"\*", r"\w*") for part in word.casefold().split())
    return re.compile(rf"(?<!\w){' '.join(parts)}(?!\w)")
