"""The user's own patterns: a Python file with `AGENT`, or a TOML file that lists steps (specs B12, C11).

NAME.py is run as the user's tools are (owntools.py): not where others could have changed it, and a broken one
disables only itself. NAME.toml says when a pattern is right; with [[step]] tables it says what is done, too.
"""

import asyncio
import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.dumb import DumbAgent, Kind, Means
from ryxd.core.tool import ToolError
from ryxd.engine.company import NAME as CALLED
from ryxd.engine.dumb import DIRECT, REACT, kinds
from ryxd.engine.matter import NAME, Faulty, Matter, near, take_whole
from ryxd.engine.owntools import WITHIN, Fault, executed, in_time, line_in, source_of, unsafe
from ryxd.engine.specs import There, files_in
from ryxd.engine.taskspecs import PatternMatter, PatternSpec, other_name
from ryxd.patterns.chain import GAP, PREVIOUS, REQUEST, Chain, Step, grouped

MODULES = "ryx_own_patterns"
"""Under which the files are known to Python, with a number: an old one that still runs is not the new one."""
_numbers = count(1)


@dataclass(frozen=True)
class Written:
    """What a Python file was when it was read: a pattern, or what is wrong with it."""

    digest: str
    kind: Kind | None = None
    faults: tuple[Fault, ...] = ()

    def elsewhere(self, file: Path) -> bool:
        """Whether it is not the file that is wrong, but its folder: that may be right by now."""
        return any(fault.file != file for fault in self.faults)


Codes = Mapping[str, Written]
"""The Python files of the patterns' folder, by the name of each."""


# -- Python


async def load_codes(folder: Path, before: Codes) -> Codes:
    """Run the files that are not as they were `before`. Waits WITHIN at most."""
    found = await in_time(lambda: codes(folder, before))
    if found is not None:
        return found
    why = f"it, or another file here, takes more than {WITHIN:g} s to import"
    there = await asyncio.to_thread(lambda: {file: _digest(source_of(file)) for file in _files(folder)})
    late = {file.stem: Written(digest, faults=(Fault(file, 0, why),)) for file, digest in there.items()}
    same = {name: one for name, one in before.items() if name in late and one.digest == late[name].digest}
    return late | same


def codes(folder: Path, before: Codes) -> Codes:
    """The same without a limit. Blocking: runs the user's files."""
    found: dict[str, Written] = {}
    for file in _files(folder):
        found[file.stem] = code_in(file, before.get(file.stem))
    return found


def code_in(file: Path, known: Written | None = None) -> Written:
    """What a Python file declares; what is `known` of it where it is as it was. Blocking: runs it."""
    source = source_of(file)
    digest = _digest(source)
    if isinstance(source, Fault):
        return Written(digest, faults=(source,))
    try:
        why = unsafe(file.parent.stat())
    except OSError as error:
        why = f"can't be read: {error.strerror}"
    if why:
        return Written(digest, faults=(Fault(file.parent, 0, why),))
    if known is not None and known.digest == digest and not known.elsewhere(file):
        return known
    kind = _kind(file, source)
    return Written(digest, faults=(kind,)) if isinstance(kind, Fault) else Written(digest, kind)


def _files(folder: Path) -> list[Path]:
    try:
        return [file for file in files_in(folder, ".py") if not file.name.startswith("_")]
    except OSError:
        return []  # the TOML files of the same folder can't be read either, and that is told


def _digest(source: bytes | Fault) -> str:
    return "" if isinstance(source, Fault) else hashlib.blake2b(source, digest_size=16).hexdigest()


def _kind(file: Path, source: bytes) -> Kind | Fault:
    """Run a file; the pattern that it declares."""
    name = file.stem
    for earlier in [each for each in sys.modules if each.startswith(f"{MODULES}.{name}.")]:
        del sys.modules[earlier]
    module = executed(file, source, f"{MODULES}.{name}.{next(_numbers)}")
    if isinstance(module, Fault):
        return module
    kind = getattr(module, "AGENT", None)
    line = next((number for number, each in enumerate(source.splitlines(), 1) if each.startswith(b"AGENT")), 0)
    if not isinstance(kind, Kind):
        return Fault(file, line, "has no pattern: AGENT = Kind(…, pattern=True), with Kind from ryxd.core.dumb")
    if why := _wrong(kind, name):
        return Fault(file, line, why)
    return replace(kind, make=partial(Guarded, kind.make, file))


def _wrong(kind: Kind, name: str) -> str:
    """Why what a file declares is no pattern."""
    if not NAME.fullmatch(name):
        return f"the name of its file has to be lower-case letters, digits, _ and -: {name!r} is not"
    if kind.name != name:
        return f"name: its file is called {name}; call both the same"
    if not kind.pattern:
        return "pattern=True is missing: an agent of your own is a Markdown file (ryxctl agents new)"
    if not isinstance(kind.description, str) or not kind.description.strip():
        return "description: say in a few words what it does"
    return _taken(name)


def _taken(name: str) -> str:
    return f"{name} is a name of ryx; choose another" if name in kinds() or name in {DIRECT, REACT} else ""


class Guarded:
    """A pattern of the user's: what breaks in its file is told with the line, and is the end of nothing else."""

    def __init__(self, make: Callable[[Means], DumbAgent], file: Path, means: Means) -> None:
        self._file = file
        self._make = make
        self._means = means
        self.partial = False

    async def response(self, text: str) -> str:
        """Its answer. Raises ToolError, and what the engine itself raises."""
        try:
            made = self._make(self._means)
            said = await made.response(text)
            self.partial = bool(getattr(made, "partial", False))
        except Exception as error:  # the user's code
            if type(error).__module__.startswith("ryxd."):
                raise
            line = line_in(error, self._file)
            raise ToolError(f"{self._file}:{line}: {type(error).__name__}: {error}") from error
        if not isinstance(said, str) or not said.strip():
            raise ToolError(f"{self._file}: it gave no text as its answer")
        return said


# -- TOML


class StepMatter(BaseModel):
    """A [[step]] table."""

    model_config = ConfigDict(extra="forbid")
    name: str = Field(pattern=f"^{CALLED.pattern}$")
    agent: str = ""
    pattern: str = ""
    prompt: str = Field(min_length=1, max_length=8000)
    together: bool = False

    def step(self) -> Step:
        """The same as the pattern has it."""
        return Step(**self.model_dump())


class ChainMatter(PatternMatter):
    """A pattern's file."""

    step: tuple[StepMatter, ...] = Field(default=(), max_length=20)


def read_pattern(file: Path, there: There, code: Written | None = None) -> PatternSpec:
    """One pattern, from its TOML file and the Python file beside, or from one of them. Raises Faulty."""
    if code is not None and code.kind is None:
        raise Faulty(code.faults)
    if file.suffix == ".py":
        assert code is not None
        assert code.kind is not None
        about = code.kind.description
        return PatternSpec(file.stem, about, about, code.digest, code.kind)
    matter = take_whole(file)
    given = matter.checked(ChainMatter)
    faults = other_name(matter, given)
    if given.step and code is not None:
        faults.append(matter.fault(f"step: {file.stem}.py says what is done already; take one away", "step"))
    elif given.step:
        faults += _wrong_steps(matter, [each.step() for each in given.step], there)
    if faults:
        raise Faulty(faults)
    if code is not None:
        return PatternSpec(matter.name, given.description, given.when_to_use, code.digest, code.kind)
    if not given.step:
        return PatternSpec(matter.name, given.description, given.when_to_use)
    steps = tuple(each.step() for each in given.step)
    kind = Kind(matter.name, given.description, (), partial(Chain, steps), pattern=True)
    return PatternSpec(matter.name, given.description, given.when_to_use, _digest(repr(steps).encode()), kind)


def _wrong_steps(matter: Matter, steps: Sequence[Step], there: There) -> Iterator[Fault]:
    """What is wrong with the steps, each with its line."""
    if why := _taken(matter.name):
        yield matter.fault(f"step: {why}", "step", 0)
    if steps[0].together:
        yield matter.fault("together: the first step has none before it", "step", 0, "together")
    patterns = [each for each in there.patterns if each not in {DIRECT, matter.name}]
    numbers = count()
    earlier, names = {REQUEST}, {REQUEST, PREVIOUS}
    for group in grouped(steps):
        for step in group:
            at = ("step", next(numbers))
            if step.name in names:
                yield matter.fault(f"name: {step.name} is there already; choose another", *at, "name")
            names.add(step.name)
            if step.agent and (why := near(step.agent, there.agents, "agent")):
                yield matter.fault(f"agent: {why}", *at, "agent")
            if step.pattern and (why := near(step.pattern, patterns, "pattern for a step")):
                yield matter.fault(f"pattern: {why}", *at, "pattern")
            for gap in GAP.findall(step.prompt):
                if why := near(gap, earlier, "earlier step"):
                    yield matter.fault(f"prompt: {{{gap}}}: {why}", *at, "prompt")
        earlier |= {PREVIOUS, *(step.name for step in group)}
