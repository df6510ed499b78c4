"""What a suite is: a file of JSON lines, each a case: what is there before, what must come of it (spec E7)."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path, PurePosixPath
from typing import Annotated, Any, Literal, Self

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError, model_validator

from ryxd.wire.errors import ConfigError, NotFound

ANYTHING = "*"
"""As the value of an argument: whatever it is."""

MOST_FAULTS = 20
"""Mistakes of one file that are told."""

Kind = Literal["act", "answer", "ask", "decline", "hand_on"]


def _inside(path: str) -> str:
    parts = PurePosixPath(path).parts
    if not parts or path.startswith(("/", "~")) or ".." in parts or "\0" in path:
        raise ValueError("must be a path below the scratch home, as in Documents/notes.txt")
    return path


Inside = Annotated[str, AfterValidator(_inside)]


class Part(BaseModel):
    """A part of a case; what it does not know is refused."""

    model_config = ConfigDict(frozen=True, extra="forbid", populate_by_name=True)


class Call(Part):
    """A call that is right; without `args` whatever they are."""

    tool: str = Field(min_length=1)
    args: dict[str, Any] | None = None

    def __str__(self) -> str:
        return self.tool if self.args is None else f"{self.tool} {json.dumps(self.args, ensure_ascii=False)}"


class Wanted(Part):
    """What must come of a request."""

    kind: Kind = "act"
    call: tuple[Call, ...] = ()
    """Acceptable first calls."""
    done: tuple[Call, ...] = ()
    """Calls of which each has to be done, in this order; one of `call` when empty."""
    after: dict[Inside, str | bool | None] = Field(default_factory=dict)
    """Files afterwards: their text, None for none, True for whatever text; all others are as before."""
    says: tuple[str, ...] = ()
    """Facts of the answer; "a|b" is either."""
    never: tuple[str, ...] = Field(default=(), alias="not")
    """What the answer must not have."""

    @model_validator(mode="after")
    def _something(self) -> Self:
        if self.kind == "act" and not (self.call or self.done or self.after or self.says):
            raise ValueError("an act needs call, done, after or says: else anything would be right")
        if any(value is False for value in self.after.values()):
            raise ValueError("after: null is a file that must be gone, true one that must be there")
        return self


class Content(Part):
    """A file with its age."""

    text: str = ""
    days: float | None = Field(default=None, ge=0)
    day: date | None = Field(default=None, alias="date")

    @model_validator(mode="after")
    def _one(self) -> Self:
        if self.days is not None and self.day is not None:
            raise ValueError("give days or date, not both")
        return self


class Case(Wanted):
    """One case: a request, or several of one session."""

    id: str = Field(min_length=1, max_length=80)
    lang: Literal["de", "en"]
    level: Literal["simple", "moderate"] = "simple"
    request: str = ""
    turns: tuple[str, ...] = ()
    judge: tuple[Wanted | None, ...] = ()
    """Per turn, what must come of it; None judges it not. Without it only the last turn is judged."""
    home: dict[Inside, str | Content | None] = Field(default_factory=dict)
    """What is in the scratch home before; None is a folder."""
    cwd: Inside | None = None
    results: dict[str, dict[str, Any]] = Field(default_factory=dict)
    """What tools give, by name; {"error": …} makes one fail."""
    memory: tuple[str, ...] = ()

    @model_validator(mode="before")
    @classmethod
    def _kind_of_many(cls, given: Any) -> Any:
        """With `judge` the case itself says nothing of what must come of it."""
        if isinstance(given, dict) and given.get("judge"):
            if both := sorted({"kind", "call", "done", "after", "says", "not"} & given.keys()):
                raise ValueError(f"judge says what must come of each turn, so leave out {', '.join(both)}")
            return {"kind": "answer", **given}
        return given

    @model_validator(mode="after")
    def _requests(self) -> Self:
        if bool(self.request.strip()) == bool(self.turns):
            raise ValueError("give request, or turns")
        if not all(turn.strip() for turn in self.turns):
            raise ValueError("turns: one of them is empty")
        if self.judge and (not self.turns or len(self.judge) != len(self.turns)):
            raise ValueError("judge has as many entries as turns, null for a turn that is not judged")
        if self.judge and not any(self.judge):
            raise ValueError("judge judges no turn")
        if self.cwd is not None and not any(PurePosixPath(path).is_relative_to(self.cwd) for path in self.home):
            raise ValueError(f"cwd: home has no folder {self.cwd}")
        return self

    @property
    def asked(self) -> tuple[tuple[str, Wanted | None], ...]:
        """Each request with what must come of it."""
        if not self.turns:
            return ((self.request, self),)
        wanted = self.judge or (*(None for _ in self.turns[1:]), self)
        return tuple(zip(self.turns, wanted, strict=True))


@dataclass(frozen=True)
class Suite:
    """A suite; `lines` says where in the file each case is, by its id."""

    name: str
    path: Path
    cases: tuple[Case, ...]
    lines: Mapping[str, int]


def suite_folder() -> Path:
    """Where the suites that ship with ryx are: in the package when installed, beside it in a checkout."""
    package = Path(__file__).parent.parent
    packaged = package / "suites"
    return packaged if packaged.is_dir() else package.parent / "suites"


def installed() -> dict[str, Path]:
    """The suites that ship with ryx, by name."""
    return {path.stem: path for path in sorted(suite_folder().glob("*.jsonl"))}


def found(names: Iterable[str]) -> list[Path]:
    """The files that are meant: installed ones by name, any by path; all installed where none is named.

    Raises NotFound.
    """
    there = installed()
    named = list(names)
    if not named and not there:
        raise NotFound("no suites are installed; name a file: ryxctl eval ./mine.jsonl")
    files = []
    for name in named or there:
        path = there.get(name) or Path(name).expanduser()
        if name not in there and "/" not in name and not path.is_file():
            raise NotFound(f"there is no suite {name}; there are: {', '.join(there) or 'none'}; or give a path")
        files.append(path)
    return files


def read(path: Path) -> Suite:
    """The suite of a file. Raises ConfigError with each mistake and its line, NotFound for no file."""
    try:
        text = path.read_text(encoding="utf-8")
    except (FileNotFoundError, IsADirectoryError):
        raise NotFound(f"there is no suite {path}") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{path}: can't be read: {error}") from error
    cases: list[Case] = []
    lines: dict[str, int] = {}
    faults: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip():
            continue
        case, wrong = _case(line)
        faults += [f"{path}:{number}: {each}" for each in wrong]
        if case is None:
            continue
        if case.id in lines:
            faults.append(f"{path}:{number}: id: {case.id} is in line {lines[case.id]}, too")
        lines.setdefault(case.id, number)
        cases.append(case)
    refuse(faults)
    if not cases:
        raise ConfigError(f"{path}: there is no case in it")
    return Suite(path.stem, path, tuple(cases), lines)


def refuse(faults: list[str]) -> None:
    """Raise ConfigError where there are any."""
    if faults:
        more = f"\n… and {len(faults) - MOST_FAULTS} more" if len(faults) > MOST_FAULTS else ""
        raise ConfigError("\n".join(faults[:MOST_FAULTS]) + more)


def _case(line: str) -> tuple[Case | None, list[str]]:
    """The case of a line, or what is wrong with it."""
    try:
        given = json.loads(line, object_pairs_hook=_once)
    except ValueError as error:
        return None, [f"not JSON: {error}"]
    except RecursionError:
        return None, ["not JSON: it is nested too deeply"]
    if not isinstance(given, dict):
        return None, ["a case is a JSON object"]
    try:
        return Case.model_validate(given), []
    except ValidationError as error:
        return None, [_sentence(each) for each in error.errors()]


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object; a key that is there twice would silently be lost. Raises ValueError."""
    made = dict(pairs)
    if len(made) != len(pairs):
        twice = next(key for at, (key, _) in enumerate(pairs) if key in {name for name, _ in pairs[:at]})
        raise ValueError(f"{twice!r} is there twice")
    return made


def _sentence(item: Any) -> str:
    key = ".".join(str(step) for step in item["loc"] if step not in {"Content", "[key]"})
    if item["type"] == "extra_forbidden":
        return f"{key}: there is no such key"
    text = item["msg"].removeprefix("Value error, ")
    return f"{key}: {text[:1].lower()}{text[1:]}" if key else text
