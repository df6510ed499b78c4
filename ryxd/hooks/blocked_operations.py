"""Tells early, in words, which operations Python code may not use (the source's list; spec D9).

A courtesy: a model mends its code sooner for a reason than for an error from the sandbox. Nothing relies on it;
code can hide from it, and the sandbox holds it then.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath

from pydantic import BaseModel, ConfigDict

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Hook
from ryxd.core.hooking import Around

TOOL = "python"

DATA = frozenset({"numpy", "pandas", "matplotlib", "mpl_toolkits", "dateutil", "PIL", "contourpy"})

LIBRARIES = "numpy, pandas, matplotlib"

STANDARD = frozenset(
    (
        "__future__", "abc", "array", "base64", "binascii", "bisect", "calendar", "cmath", "collections",
        "colorsys", "configparser", "contextlib", "copy", "csv", "dataclasses", "datetime", "decimal",
        "difflib", "enum", "fractions", "functools", "graphlib", "gzip", "hashlib", "heapq", "html", "io",
        "itertools", "json", "locale", "math", "numbers", "operator", "pathlib", "pprint", "random", "re",
        "reprlib", "secrets", "sqlite3", "statistics", "string", "struct", "textwrap", "time", "tomllib",
        "types", "typing", "unicodedata", "uuid", "warnings", "xml", "zipfile", "zlib", "zoneinfo",
    )
)  # fmt: skip
"""Modules of the standard library that work with data, and start, reach or load nothing else."""

CALLS = frozenset({"exec", "eval", "compile", "__import__", "input", "raw_input", "file"})

OPENS = frozenset({"open"})

COMMANDS = (
    re.compile(r"(sudo\s+)?rm\s+(-\w+\s+)*-\w*[rf]"),
    re.compile(r"(sudo\s+)?(mkfs(\.\w+)?|wipefs|shred)\s+\S"),
    re.compile(r"(sudo\s+)?dd\s+(\w+=\S*\s+)*of="),
    re.compile(r"format\s+[a-z]:", re.IGNORECASE),
    re.compile(r"(sudo\s+)?(shutdown|reboot|poweroff|halt)(\s+-\S+|\s+now|$)"),
    re.compile(r":\(\)\s*\{"),
    re.compile(r"sudo\s+\S"),
)
"""How texts begin that are commands which do harm."""

WORDS = {
    "en": {
        "import": "line {line}: import {what}: it can't be used here; there are {there}, and what works with data "
        "of the standard library",
        "call": "line {line}: {what}() is not allowed; write the code itself, without it",
        "input": "line {line}: nobody is there to answer {what}(); put the value into the code",
        "open": "line {line}: open() only opens what `files` or `folder` names; name the file there",
        "path": "line {line}: the path {what} leads out of its folder with ..; name the file in `files`",
        "command": "line {line}: {what!r} is a command that does harm; code here runs no commands",
    },
    "de": {
        "import": "Zeile {line}: import {what}: das geht hier nicht; es gibt {there} und aus der "
        "Standardbibliothek, was mit Daten arbeitet",
        "call": "Zeile {line}: {what}() ist nicht erlaubt; schreib den Code selbst, ohne das",
        "input": "Zeile {line}: Niemand beantwortet {what}(); schreib den Wert in den Code",
        "open": "Zeile {line}: open() öffnet nur, was `files` oder `folder` nennt; nenne die Datei dort",
        "path": "Zeile {line}: Der Pfad {what} führt mit .. aus seinem Ordner; nenne die Datei in `files`",
        "command": "Zeile {line}: {what!r} ist ein Befehl, der Schaden anrichtet; Code führt hier keine aus",
    },
}


class Settings(BaseModel):
    """What a file of `kind = "blocked_operations"` may set."""

    model_config = ConfigDict(extra="forbid")
    modules: tuple[str, ...] = ()
    """Modules that may be imported besides the built-in list."""


class BlockedOperations(Hook):
    """Blocks `python` with code that has one of the operations; says nothing after."""

    name = "blocked_operations"

    def __init__(self, modules: Iterable[str] = (), language: str = "en") -> None:
        """Take modules that may be imported besides the built-in list, and the language of the reasons."""
        self._allowed = DATA | STANDARD | frozenset(modules)
        self._words = WORDS["de" if language == "de" else "en"]

    async def before(self, action: Action, effect: Effect) -> str | None:  # noqa: ARG002
        """The first operation that is not allowed, with its line; None where there is none, or no Python."""
        code = action.args.get("code")
        if action.tool != TOOL or not isinstance(code, str):
            return None
        try:
            tree = ast.parse(code)
        except (SyntaxError, ValueError, RecursionError, MemoryError, SystemError):  # the last: nested too deep
            return None  # the interpreter says it better, and runs nothing of it
        names = (*map(str, action.args.get("files") or ()),)
        reading = _Reading(self._allowed, named=bool(names or action.args.get("folder")), files=frozenset(names))
        first = min(reading.found(tree), default=None)
        if first is None:
            return None
        line, key, what = first
        return self._words[key].format(line=line, what=what, there=LIBRARIES)


def make(settings: Settings, around: Around) -> Hook:
    """One for an agent."""
    return BlockedOperations(settings.modules, around.language)


class _Reading:
    """One look at code: what in it is not allowed, as line, kind and name."""

    def __init__(self, modules: frozenset[str], *, named: bool, files: frozenset[str]) -> None:
        self._modules = modules
        self._named = named
        self._files = files

    def found(self, tree: ast.Module) -> Iterator[tuple[int, str, str]]:
        own = _bound(tree)
        for node in ast.walk(tree):
            match node:
                case ast.Import(names=names):
                    yield from ((node.lineno, "import", each.name) for each in names if not self._may(each.name))
                case ast.ImportFrom(module=module, level=level):
                    if level or not self._may(module or ""):
                        yield node.lineno, "import", "." * level + (module or "")
                case ast.Call(func=ast.Name(id=name)) if name in OPENS - own:
                    if not self._opens(node):
                        yield node.lineno, "open", name
                case ast.Name(id=name, ctx=ast.Load()) if name in CALLS - own:
                    yield node.lineno, "input" if name in {"input", "raw_input"} else "call", name
                case ast.Constant(value=str(text)):
                    yield from self._text(node.lineno, text)

    def _may(self, module: str) -> bool:
        return module.partition(".")[0] in self._modules

    def _opens(self, call: ast.Call) -> bool:
        """Whether it opens what it was given, or makes a file of its own where it works."""
        if self._named:
            return True
        path = call.args[0] if call.args else None
        given = next((each.value for each in call.keywords if each.arg == "mode"), None)
        mode = call.args[1] if len(call.args) > 1 else given
        if not isinstance(path, ast.Constant) or not isinstance(mode, ast.Constant):
            return False
        return "/" not in str(path.value) and str(mode.value)[:1] in {"w", "x", "a"}

    def _text(self, line: int, text: str) -> Iterator[tuple[int, str, str]]:
        one = "\n" not in text and len(text) < 4096
        if one and "/" in text and ".." in PurePosixPath(text).parts and text not in self._files:
            yield line, "path", text
        stripped = text.strip()
        if any(command.match(stripped) for command in COMMANDS):
            yield line, "command", stripped[:60]


def _bound(tree: ast.Module) -> frozenset[str]:
    """Names that the code gives a meaning of its own: a variable may well be called file or input."""
    names: set[str] = set()
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Store()):
                names.add(name)
            case ast.arg(arg=name):
                names.add(name)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                names.add(name)
            case ast.Import(names=aliases) | ast.ImportFrom(names=aliases):
                names |= {(each.asname or each.name).partition(".")[0] for each in aliases}
    return frozenset(names)
