"""Text files that describe agents and hooks: TOML between +++ lines, then instructions; what is wrong with one.

Task types and patterns have no instructions: their files are TOML from the first line to the last.

Everything that is wrong is told at once, each with its line and what would be right.
"""

import difflib
import os
import re
import stat
import tomllib
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar, get_args

from pydantic import BaseModel, ValidationError

from ryxd.engine.owntools import Fault
from ryxd.engine.scene import VARIABLES

FENCE = "+++"
VARIABLE = re.compile(r"\{(\w+)\}")

NAME = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_LARGEST = 1 << 20
_LINE = re.compile(r"\(at line (\d+), column \d+\)")
_MARK = "here-it-is"

Step = str | int
M = TypeVar("M", bound=BaseModel)


class Faulty(Exception):
    """A file that can't be used."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line))
        super().__init__(in_words(self.faults))


@dataclass(frozen=True)
class Matter:
    """A file taken apart."""

    file: Path
    front: str
    """The TOML. Its first line is the second of the file, or a later one after empty lines."""
    first: int
    values: Mapping[str, Any]
    instructions: str
    below: int
    """The line on which the instructions begin."""

    @property
    def name(self) -> str:
        """Of what it describes."""
        return self.file.stem

    def fault(self, text: str, *path: Step) -> Fault:
        """Something that is wrong at this place of the front matter; without a path, with all of it."""
        return Fault(self.file, self.first - 1 + line_of(self.front, path), text)

    def checked(self, model: type[M], values: Mapping[str, Any] | None = None, *above: Step) -> M:
        """The front matter, or the part of it that lies at `above`. Raises Faulty."""
        try:
            return model.model_validate(self.values if values is None else values)
        except ValidationError as error:
            found = error.errors(include_url=False, include_input=False)
            raise Faulty(
                self.fault(_said(item["type"], item["msg"], item["loc"], model), *above, *item["loc"])
                for item in found
            ) from None

    def wrong_variables(self) -> list[Fault]:
        """The {variables} of the instructions that no scene has."""
        text = self.instructions
        return [
            Fault(self.file, self.below + text.count("\n", 0, match.start()), f"{{{match[1]}}}: {why}")
            for match in VARIABLE.finditer(text)
            if (why := near(match[1], VARIABLES, "variable"))
        ]


def in_words(faults: Iterable[Fault]) -> str:
    """One line each, with file and line."""
    return "\n".join(map(str, faults))


def take_apart(file: Path) -> Matter:
    """Read a file. Raises Faulty."""
    lines = _named(file).split("\n")
    start = next((place for place, line in enumerate(lines) if line.strip()), 0)
    fences = [place for place, line in enumerate(lines) if line.rstrip() == FENCE and place >= start]
    if not fences or fences[0] != start:
        raise Faulty([Fault(file, start + 1, "it has to begin with front matter between two +++ lines")])
    if len(fences) < 2:
        raise Faulty([Fault(file, start + 1, "the front matter that begins here has no +++ line at its end")])
    end = fences[1]
    front = "\n".join(lines[start + 1 : end]) + "\n"
    values = _values(file, front, start + 1, "the front matter")
    below = next((place for place in range(end + 1, len(lines)) if lines[place].strip()), end)
    instructions = "\n".join(lines[end + 1 :]).strip()
    return Matter(file, front, start + 2, values, instructions, below + 1)


def take_whole(file: Path) -> Matter:
    """Read a file that is all TOML. Raises Faulty."""
    front = _named(file)
    return Matter(file, front, 1, _values(file, front, 0, "it"), "", front.count("\n") + 1)


def _named(file: Path) -> str:
    text = read_text(file)
    if not NAME.fullmatch(file.stem):
        why = "the name of its file has to be lower-case letters, digits, _ and -, with a letter first"
        raise Faulty([Fault(file, 0, f"{why}: {file.stem!r} is not")])
    return text


def _values(file: Path, front: str, before: int, what: str) -> Mapping[str, Any]:
    """What some TOML says, which begins below so many lines of its file. Raises Faulty."""
    try:
        return MappingProxyType(tomllib.loads(front))
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        at = _LINE.search(str(error))
        line = before + (int(at[1]) if at else front.count("\n"))
        why = _LINE.sub("", str(error)).replace("(at end of document)", "at its end").strip()
        raise Faulty([Fault(file, line, f"{what} is not TOML: {why}")]) from None


def near(name: str, there: Collection[str], what: str) -> str:
    """Why a name is wrong, with the nearest that is right; empty where it is among those that are there."""
    if name in there:
        return ""
    found = difflib.get_close_matches(name, sorted(there), n=1)
    right = f"did you mean {found[0]}?" if found else f"there are {', '.join(sorted(there)) or 'none'}"
    return f"there is no {what} {name}; {right}"


def line_of(front: str, path: Iterable[Step]) -> int:
    """The line of some TOML on which a key, or an element of an array, stands; the nearest above it that is there.

    0 where there is nothing of it. Nothing that reads TOML tells lines. tomlkit writes it as it was read, so a
    mark that is put before the one item comes out on its line.
    """
    steps = tuple(path)
    while steps:
        if line := _marked(front, steps):
            return line
        steps = steps[:-1]
    return 0


def _marked(front: str, steps: tuple[Step, ...]) -> int:
    """The line of just this item; of a table without a head of its own, that of its first key. 0 for neither."""
    import tomlkit  # here: only who has made a mistake needs it

    try:
        document = tomlkit.parse(front)
        holder: Any = document
        for step in steps[:-1]:
            holder = holder[step]
        item = holder[steps[-1]]
        if hasattr(item, "trivia") and (isinstance(holder, Mapping) or isinstance(item, tomlkit.items.Table)):
            item.trivia.indent += _MARK
        else:
            holder[steps[-1]] = _MARK
        before, found, _ = tomlkit.dumps(document).partition(_MARK)
    # whatever it says of a step that is not there
    except (tomlkit.exceptions.TOMLKitError, LookupError, TypeError, ValueError, AttributeError):
        return 0
    # of tables that are not in one piece it changes the order
    if found and front.startswith(before.rstrip("\"'")):
        return before.count("\n") + 1
    if found or not isinstance(item, Mapping | list) or not item:
        return 0
    return _marked(front, (*steps, next(iter(item)) if isinstance(item, Mapping) else 0))


def read_text(file: Path) -> str:
    """The text of a regular file that is not too large. Raises Faulty."""
    try:
        descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
        with open(descriptor, "rb") as opened:
            if not stat.S_ISREG(os.fstat(descriptor).st_mode):
                raise Faulty([Fault(file, 0, "is no regular file")])
            found = opened.read(_LARGEST + 1)
    except OSError as error:
        raise Faulty([Fault(file, 0, f"can't be read: {error.strerror}")]) from None
    if len(found) > _LARGEST:
        raise Faulty([Fault(file, 0, f"is larger than {_LARGEST >> 20} MiB")])
    try:
        text = found.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Faulty([Fault(file, found.count(b"\n", 0, error.start) + 1, "is no UTF-8 text")]) from None
    return text.replace("\r\n", "\n")


def _said(kind: str, text: str, place: tuple[Step, ...], model: type[BaseModel]) -> str:
    """A mistake in words: the key, what is wrong, and what would be right."""
    where = ".".join(map(str, place))
    if kind == "extra_forbidden":
        return near(where, [".".join((*map(str, place[:-1]), key)) for key in _keys(model, place[:-1])], "key")
    if kind == "missing":
        return f"{where} is missing"
    return f"{where}: {text[:1].lower()}{text[1:]}" if where else f"{text[:1].lower()}{text[1:]}"


def _keys(model: type[BaseModel], place: tuple[Step, ...]) -> Iterable[str]:
    for step in place:
        if str(step) not in model.model_fields:  # which of several tables it is
            continue
        annotation = model.model_fields[str(step)].annotation
        inner = [each for each in (annotation, *get_args(annotation)) if isinstance(each, type)]
        found = next((each for each in inner if issubclass(each, BaseModel)), None)
        if found is None:
            return ()
        model = found
    return model.model_fields
