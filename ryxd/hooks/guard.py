"""What the user wants to be asked about, or not done at all: by paths, classes, tools, commands (specs D4, B5).

It thinks nothing and keeps nothing: it looks at what an Action would do. So it holds for every agent and for
requests that rules understand, for reading as well as for changing. What can't be told for certain is asked about.
"""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Hook, Permission, Verdict
from ryxd.core.hooking import Around
from ryxd.core.nested import texts
from ryxd.core.rules import pattern
from ryxd.core.tool import Paths, ToolError

KIND = "guard"
"""What a file calls it."""

CHANGING = frozenset({Permission.CHANGE, Permission.DESTROY})

BLIND = frozenset(
    (
        "cal", "cd", "date", "df", "echo", "env", "false", "free", "groups", "hostname", "id", "lsblk", "lscpu",
        "nproc", "printf", "ps", "pwd", "seq", "sleep", "true", "tty", "uname", "uptime", "which", "who", "whoami",
    )
)  # fmt: skip
"""Programs that look into no file that they are not given by name."""

WORDS = {
    "en": {
        "ask": "you want to be asked before this",
        "deny": "the user does not want this",
        "asked": "you said: {reason}",
        "denied": "the user said: {reason}",
        "maybe": "{said} (nobody can rule out that this is about it)",
    },
    "de": {
        "ask": "davor willst du gefragt werden",
        "deny": "der Nutzer will das nicht",
        "asked": "du hast gesagt: {reason}",
        "denied": "der Nutzer hat gesagt: {reason}",
        "maybe": "{said} (es ist nicht auszuschließen, dass es darum geht)",
    },
}


class Settings(BaseModel):
    """Of a file with `kind = "guard"`. Classes, tools, commands say what, paths where; both have to hold."""

    model_config = ConfigDict(extra="forbid")
    verdict: Literal["ask", "deny"] = Field(default="ask", description="ask me first, or never do it")
    paths: tuple[str, ...] = Field(default=(), description="globs, as in ~/Documents/**; empty is everywhere")
    access: Literal["any", "write"] = Field(default="any", description="write: reading does not count")
    classes: tuple[Permission, ...] = Field(default=(), description="as in permission rules")
    tools: tuple[str, ...] = Field(default=(), description="globs over names of tools")
    commands: tuple[str, ...] = Field(default=(), description="first words of a command, as in git push")
    reason: str = Field(default="", max_length=1000, description="what you and the agent are told")

    @field_validator("paths")
    @classmethod
    def _somewhere(cls, paths: tuple[str, ...]) -> tuple[str, ...]:
        for path in paths:
            if path != "~" and not path.startswith(("/", "~/", "**/")):
                raise PydanticCustomError("nowhere", "has to begin with ~/ or /: {path}", {"path": path})
        return paths

    @field_validator("commands")
    @classmethod
    def _some_word(cls, commands: tuple[str, ...]) -> tuple[str, ...]:
        if not all(command.split() for command in commands):
            raise PydanticCustomError("no_word", "a command has at least one word")
        return commands

    @model_validator(mode="after")
    def _something(self) -> Self:
        if not (self.paths or self.classes or self.tools or self.commands):
            raise PydanticCustomError("nothing", "say what it guards: paths, classes, tools or commands")
        return self


class Sure(IntEnum):
    """Whether an Action is one of those that are meant."""

    NO = 0
    MAYBE = 1
    YES = 2


class Guard(Hook):
    """Decides by what an Action would do. `paths` is the boundary; without it links are followed as they are."""

    name = KIND

    def __init__(self, settings: Settings, language: str = "en", paths: Paths | None = None) -> None:
        self._settings = settings
        self._words = WORDS["de" if language == "de" else "en"]
        self._paths = paths

    async def decision(self, action: Action, effect: Effect) -> Decision | None:
        """To ask or to deny; None where it is about something else."""
        sure = self._what(action, effect)
        if sure and self._settings.paths:
            sure = min(sure, await asyncio.to_thread(self._where, action, effect))
        if sure is Sure.NO:
            return None
        denies = self._settings.verdict == "deny" and sure is Sure.YES
        return Decision(Verdict.DENY if denies else Verdict.ASK, self._said(sure, denies=denies), lasting=False)

    def _said(self, sure: Sure, *, denies: bool) -> str:
        words, reason = self._words, self._settings.reason
        said = words["denied" if denies else "asked"].format(reason=reason) if reason else ""
        said = said or words["deny" if denies else "ask"]
        return words["maybe"].format(said=said) if sure is Sure.MAYBE else said

    def _what(self, action: Action, effect: Effect) -> Sure:
        wanted = self._settings
        if not (wanted.classes or wanted.tools or wanted.commands):
            return Sure.YES
        if any(fnmatchcase(action.tool, tool) for tool in wanted.tools):
            return Sure.YES
        sure = max((_named(command.split(), effect) for command in wanted.commands), default=Sure.NO)
        sure = max((sure, *(_of_class(each, effect) for each in wanted.classes)))
        if sure is Sure.NO and effect.unclear and (wanted.classes or wanted.commands):
            return Sure.MAYBE
        return sure

    def _where(self, action: Action, effect: Effect) -> Sure:
        """Whether it touches the paths. Looks at the disk, for links."""
        places = [place for path in self._settings.paths for place in self._places(path)]
        return max((self._at(place, action, effect) for place in places), default=Sure.NO)

    def _at(self, place: "Place", action: Action, effect: Effect) -> Sure:
        sure = Sure.MAYBE if effect.unclear else Sure.NO
        for path in effect.writes:
            sure = max(sure, *(place.holds(each, inside=Sure.YES) for each in _both(path)))
        if self._settings.access == "any":
            inside = Sure.NO if effect.flat else Sure.MAYBE
            sure = max((sure, *(place.holds(path, inside=inside) for path in effect.reads)))
            if not (effect.reads or effect.writes or effect.commands):
                sure = max((sure, *(place.holds(path, inside=inside) for path in self._given(action.args))))
        return max(sure, self._running(place, effect))

    def _running(self, place: "Place", effect: Effect) -> Sure:
        """What a command may do where it runs, besides what it names."""
        if effect.folder is None:
            return Sure.NO
        if self._settings.access == "any":
            sure = place.holds(effect.folder, inside=Sure.MAYBE)
            # from above, the names in a folder tell nothing of what is in the folders there
            above = sure is Sure.MAYBE
            return Sure.NO if all(_blind(words, above=above) for words in effect.commands) else sure
        if not effect.classes & CHANGING:
            return Sure.NO
        home = self._paths.home if self._paths else Path.home()
        if home.is_relative_to(effect.folder):
            return Sure.NO  # all of the home folder is nobody's to change: what it names there is among the writes
        return min(Sure.MAYBE, place.holds(effect.folder, inside=Sure.MAYBE))

    def _given(self, value: Any) -> Iterator[Path]:
        """The paths that arguments name: of a tool that does not say what it would look at."""
        for named in texts(value):
            text = named.removeprefix("file://")
            if text.startswith(("/", "~/")) or text == "~":
                yield from _both(self._expanded(text))

    def _expanded(self, text: str) -> Path:
        home = self._paths.home if self._paths else Path.home()
        return home / text[2:] if text == "~" or text.startswith("~/") else Path(os.path.normpath(text))

    def _places(self, glob: str) -> Iterator["Place"]:
        """A path of the settings under each of its names: as it is written, and as Effects have it."""
        parts = self._expanded(glob).parts if glob.startswith(("/", "~")) else ("/", *Path(glob).parts)
        wild = (number for number, part in enumerate(parts) if any(mark in part for mark in "*?"))
        plain = next(wild, len(parts))
        top, rest = Path(*parts[:plain]), parts[plain:]
        tops = {top, Path(os.path.realpath(top))}
        if self._paths is not None:
            try:
                tops.add(self._paths.readable(top))  # ~/Dokumente, where that is called ~/Documents
            except ToolError:
                pass
        return (Place(each, rest) for each in tops)


@dataclass(frozen=True)
class Place:
    """A glob: the folder or file that it begins with, and the parts after that."""

    top: Path
    rest: tuple[str, ...] = ()

    def holds(self, path: Path, *, inside: Sure) -> Sure:
        """Whether a path is one of its paths; `inside`: what it is worth that one may be below that path."""
        if pattern(str(self.top.joinpath(*self.rest))).fullmatch(str(path)) is not None:
            return Sure.YES
        whole = self.rest in {(), ("**",)}
        if self.top.is_relative_to(path):
            return inside if whole else min(inside, Sure.MAYBE)
        return min(inside, Sure.MAYBE) if not whole and path.is_relative_to(self.top) else Sure.NO


def make(settings: Settings, around: Around) -> Hook:
    """One for an agent."""
    return Guard(settings, around.language, around.paths)


def _both(path: Path) -> tuple[Path, ...]:
    """A path, and where it leads when it is a link."""
    real = Path(os.path.realpath(path))
    return (path,) if real == path else (path, real)


def _named(command: list[str], effect: Effect) -> Sure:
    """Whether a command is among those of an Effect; with something between its words nobody knows."""
    sure = Sure.NO
    for words in effect.commands:
        given = (words[0].rpartition("/")[2], *words[1:]) if words else ()
        if given[: len(command)] == tuple(command):
            return Sure.YES
        left = iter(given[1:])
        if given[:1] == tuple(command[:1]) and all(word in left for word in command[1:]):
            sure = Sure.MAYBE
    return sure


def _of_class(permission: Permission, effect: Effect) -> Sure:
    if permission not in effect.classes:
        return Sure.NO
    # a program that nobody knows, or that names nothing: it may do it
    vague = permission is Permission.DESTROY or (permission is Permission.CHANGE and effect.folder is not None)
    return Sure.MAYBE if vague and not effect.writes else Sure.YES


def _blind(words: tuple[str, ...], *, above: bool) -> bool:
    """Whether a command looks at nothing where it runs; `above`: at nothing in the folders there."""
    if not words or any(set(word) & set("*?[{$`") for word in words):
        return False
    lists = words[0] == "ls" and not any("R" in word or word.startswith("--r") for word in words[1:])
    return words[0] in BLIND or (above and lists)
