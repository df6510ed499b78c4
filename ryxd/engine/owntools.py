"""The user's own tools: Python files in the configuration's tools folder, one or more `@tool` functions each.

A file that is broken is told with file and line, and disables only itself. Nothing is ever written there, not
even what Python has compiled. A file that others could have changed is not run: whoever can write it could do
everything that the user can.
"""

import hashlib
import itertools
import os
import re
import stat
import sys
import threading
from asyncio import Future, get_running_loop
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from ryxd.core.tool import Tool

MODULES = "ryx_own_tools"
"""Under which the files are known to Python, with a number: an old one that still runs is not the new one."""
WITHIN = 5.0
"""Seconds that all files together may take to be read: they may import what takes a while, but not for ever."""
_LARGEST = 1 << 20
_NAME = re.compile(r"[a-z][a-z0-9_]{0,47}")
_numbers = itertools.count(1)

T = TypeVar("T")


@dataclass(frozen=True)
class Fault:
    """Why a file, or a tool in it, is not there."""

    file: Path
    line: int
    text: str
    names: frozenset[str] = frozenset()
    """Words of the file: an agent that names a tool of it is not wrong for that."""

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}" if self.line else f"{self.file}: {self.text}"


@dataclass(frozen=True)
class Own:
    """What was found."""

    tools: Mapping[str, Tool] = field(default_factory=dict)
    faults: tuple[Fault, ...] = ()
    digests: Mapping[str, str] = field(default_factory=dict)
    """Of each file, to see what a reload changed."""


async def load(folder: Path, taken: Collection[str]) -> Own:
    """Read all files; `taken` are names that can't be had. Waits `WITHIN` at most."""
    late = Fault(folder, 0, f"these files take more than {WITHIN:g} s to import; none of their tools is there")
    return await in_time(lambda: read(folder, taken)) or Own(faults=(late,))


async def in_time(running: Callable[[], T]) -> T | None:
    """What comes of something that runs the user's files; None where that takes longer than `WITHIN`."""
    loop = get_running_loop()
    done: Future[T | None] = loop.create_future()

    def tell(found: T | None) -> None:
        if not done.done():
            done.set_result(found)

    def work() -> None:
        found = running()
        try:
            loop.call_soon_threadsafe(tell, found)
        except RuntimeError:
            pass  # the loop has ended meanwhile

    # a thread of its own, and a daemon: a file that never ends its import must not keep the program from ending
    threading.Thread(target=work, name="own files", daemon=True).start()
    handle = loop.call_later(WITHIN, tell, None)
    try:
        return await done
    finally:
        handle.cancel()


def read(folder: Path, taken: Collection[str]) -> Own:
    """The same, without a limit. Blocking: runs the user's files."""
    tools: dict[str, Tool] = {}
    faults: list[Fault] = []
    digests: dict[str, str] = {}
    generation = next(_numbers)
    try:
        files = sorted(folder.glob("*.py"))
        if files and (why := unsafe(folder.stat())) is not None:
            return Own(faults=(Fault(folder, 0, why),))
    except OSError as error:
        return Own(faults=(Fault(folder, 0, f"can't be read: {error.strerror}"),))
    for file in files:
        if file.name.startswith((".", "_")):
            continue
        source = source_of(file)
        if isinstance(source, Fault):
            faults.append(source)
            continue
        digests[file.name] = hashlib.blake2b(source, digest_size=16).hexdigest()
        for found in _tools(file, source, generation):
            fault = found if isinstance(found, Fault) else _refused(found, file, source, taken, tools)
            if fault is not None:
                faults.append(fault)
            elif isinstance(found, Tool):
                tools[found.name] = replace(found, source=str(file))
    _forget(generation)
    return Own(tools, tuple(faults), digests)


def unsafe(info: os.stat_result) -> str | None:
    """Why something that others may have written is not to be run."""
    if info.st_uid not in {os.getuid(), 0}:
        return "belongs to another user, so it is not run; chown it"
    if info.st_mode & 0o022:
        return "can be changed by others, so it is not run; chmod go-w"
    return None


def source_of(file: Path) -> bytes | Fault:
    """A file's bytes, from the very file that was judged."""
    try:
        descriptor = os.open(file, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError as error:
        return Fault(file, 0, f"can't be read: {error.strerror}")
    with open(descriptor, "rb") as opened:
        info = os.fstat(descriptor)
        if not stat.S_ISREG(info.st_mode):
            return Fault(file, 0, "is no regular file")
        if (why := unsafe(info)) is not None:
            return Fault(file, 0, why)
        source = opened.read(_LARGEST + 1)
    return source if len(source) <= _LARGEST else Fault(file, 0, f"is larger than {_LARGEST >> 20} MiB")


def _tools(file: Path, source: bytes, generation: int) -> Iterator[Tool | Fault]:
    """Run a file; its tools, or what is wrong with it."""
    module = executed(file, source, f"{MODULES}.{generation}.{file.stem}")
    if isinstance(module, Fault):
        yield module
        return
    own = {id(value): value for value in vars(module).values() if isinstance(value, Tool)}
    tools = [value for value in own.values() if value.run.__module__ == module.__name__]
    if not tools:
        yield Fault(file, 0, "has no tool: @tool(…) from ryxd.core.tool, over an async function", words_in(source))
    yield from tools


def executed(file: Path, source: bytes, name: str) -> ModuleType | Fault:
    """Run a file as a module of this name; what is wrong with it, where it can't be run."""
    module = ModuleType(name)
    module.__file__ = str(file)
    # pydantic looks names of annotations up there
    sys.modules[name] = module
    try:
        exec(compile(source, str(file), "exec", dont_inherit=True), module.__dict__)  # noqa: S102, it is the user's own
    except SyntaxError as error:
        return Fault(file, error.lineno or 0, f"no Python: {error.msg}", words_in(source))
    except BaseException as error:  # a user's file may raise SystemExit as well
        return Fault(file, line_in(error, file), f"{type(error).__name__}: {error}", words_in(source))
    return module


def _refused(
    tool: Tool, file: Path, source: bytes, taken: Collection[str], others: Mapping[str, Tool]
) -> Fault | None:
    """Why a tool that was declared can't be taken."""
    line = tool.run.__code__.co_firstlineno if hasattr(tool.run, "__code__") else 0
    why = ""
    if not _NAME.fullmatch(tool.name) or "__" in tool.name:
        why = "the name of a tool has lower-case letters, digits and single _"
    elif tool.name in taken:
        why = f"{tool.name} is the name of a tool of ryx; choose another"
    elif tool.name in others:
        why = f"{tool.name} is in {others[tool.name].source} already"
    elif not tool.timeouts or min(tool.timeouts) <= 0:
        why = f"{tool.name}: timeouts must be seconds over 0, one for each try"
    else:
        try:
            tool.schema()
            tool.output.model_json_schema()
        except Exception as error:  # whatever pydantic or the user's types say
            why = f"{tool.name}: no JSON schema can be made of it: {error}"
    return Fault(file, line, why, words_in(source)) if why else None


def line_in(error: BaseException, file: Path) -> int:
    """The file's own line at which it went wrong."""
    line, trace = 0, error.__traceback__
    while trace is not None:
        if trace.tb_frame.f_code.co_filename == str(file):
            line = trace.tb_lineno
        trace = trace.tb_next
    return line


def words_in(source: bytes) -> frozenset[str]:
    """All that could be a name in a file."""
    return frozenset(re.findall(r"\w+", source.decode(errors="replace")))


def _forget(generation: int) -> None:
    """Let go of what earlier readings left with Python; runs in progress keep what they hold themselves."""
    for name in [name for name in sys.modules if name.startswith(f"{MODULES}.")]:
        if int(name.split(".")[1]) < generation - 1:
            sys.modules.pop(name, None)


def words_of(faults: Collection[Fault]) -> frozenset[str]:
    """All names that may be those of tools which are not there because their file is broken."""
    return frozenset(itertools.chain.from_iterable(fault.names for fault in faults))
