"""Runs code that came on standard input, inside the sandbox; writes down what it came to.

Nothing here guards anything: the code can get around all of it, and the sandbox is what holds it.
"""

import ast
import builtins
import contextlib
import faulthandler
import importlib
import json
import linecache
import os
import shutil
import sys
import traceback
import types
import warnings
from pathlib import Path
from typing import Any

NAME = "<code>"
RESULTS = Path("/results")
REPORT, LATE = RESULTS / ".report", RESULTS / ".late"
SETTINGS = Path("/tmp/matplotlib")  # noqa: S108 - of the sandbox
LONGEST = 8_000
"""Characters of a value."""
PLOTS = frozenset({"plot", "hist", "boxplot", "scatter"})
"""Methods of pandas that load matplotlib."""


def main() -> None:
    """Run what standard input asks for, as JSON; ends the process."""
    asked = json.load(sys.stdin)
    with open(os.devnull, encoding="utf-8") as nothing:
        os.dup2(nothing.fileno(), 0)
    sys.path += asked["path"]
    SETTINGS.mkdir(parents=True, exist_ok=True)
    if asked.get("fonts"):
        find_fonts()
        return
    for font in Path("/fonts").glob("fontlist-*.json"):
        shutil.copy(font, SETTINGS)
    for name, target in asked["links"].items():
        with contextlib.suppress(OSError):
            (RESULTS / name).symlink_to(target)
    report = run(asked["code"], asked["seconds"])
    # the daemon believes nothing of it, and shows it
    REPORT.write_text(json.dumps(report), encoding="utf-8", errors="replace")
    with contextlib.suppress(Exception):
        sys.stdout.flush()
        sys.stderr.flush()
    os._exit(report["code"])  # threads that the code left are not waited for


def run(code: str, seconds: float) -> dict[str, Any]:
    """Run the code: what it came to, or the traceback with the code's own frames."""
    # warnings and tracebacks show the line
    linecache.cache[NAME] = (len(code), None, code.splitlines(keepends=True), NAME)
    report: dict[str, Any] = {"code": 0, "value": "", "error": ""}
    try:
        tree = ast.parse(code, NAME)
        load(tree)
        with LATE.open("w") as late:
            # a thread in C: it ends what is deep inside of numpy as well, and says where it was
            faulthandler.dump_traceback_later(seconds, exit=True, file=late)
            try:
                report["value"] = told(execute(tree))
                charts()
            finally:
                faulthandler.cancel_dump_traceback_later()
    except SystemExit as error:
        report["code"] = error.code if isinstance(error.code, int) else int(error.code is not None)
        report["error"] = "" if error.code is None or isinstance(error.code, int) else str(error.code)[:LONGEST]
        report["code"] &= 0xFF
    except BaseException as error:
        report |= {"code": 1, "error": own(error)}
    return report


def execute(tree: ast.Module) -> object:
    """All statements, and the value of the last one, if it is an expression."""
    module = types.ModuleType("__main__")
    sys.modules["__main__"] = module  # what is pickled, or is a data class, looks its module up
    scope = module.__dict__
    scope["__builtins__"] = builtins
    last = tree.body[-1] if tree.body else None
    if not isinstance(last, ast.Expr):
        exec(compile(tree, NAME, "exec"), scope)
        return None
    tree.body.pop()
    exec(compile(tree, NAME, "exec"), scope)
    return eval(compile(ast.Expression(last.value), NAME, "eval"), scope)


def load(tree: ast.Module) -> None:
    """Load the large packages that code names, before its time begins. It will find out itself what is missing."""
    nodes = list(ast.walk(tree))
    imports = [name.name for each in nodes if isinstance(each, ast.Import) for name in each.names]
    imports += [str(each.module) for each in nodes if isinstance(each, ast.ImportFrom)]
    named = {name.partition(".")[0] for name in imports}
    plots = any(isinstance(each, ast.Attribute) and each.attr in PLOTS for each in nodes)
    wanted: list[str] = [name for name in ("numpy", "pandas") if name in named]
    if "matplotlib" in named or ("pandas" in named and plots):
        wanted += ["matplotlib.pyplot", "ryx_charts"]
    for name in wanted:
        with contextlib.suppress(ImportError):
            importlib.import_module(name)
    if "pandas" in sys.modules:
        pandas = sys.modules["pandas"]
        for option, value in (("display.width", 120), ("display.max_columns", 20), ("display.max_rows", 40)):
            pandas.set_option(option, value)


def told(value: object) -> str:
    """A value as the interactive interpreter shows it; nothing for what drawing functions return."""
    drawn = value[0] if isinstance(value, list | tuple) and value else value
    if value is None or type(drawn).__module__.partition(".")[0] == "matplotlib":
        return ""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]} … {text[-LONGEST // 2 :]}"


def charts() -> None:
    """Save the figures that were drawn and neither shown nor saved."""
    if "matplotlib.pyplot" in sys.modules:
        with warnings.catch_warnings(action="ignore"):
            importlib.import_module("ryx_charts").save()


def own(error: BaseException) -> str:
    """The traceback, without the frames of this file and of packages."""
    made = traceback.TracebackException.from_exception(error)
    seen: set[int] = set()
    part: traceback.TracebackException | None = made
    while part is not None and id(part) not in seen:
        seen.add(id(part))
        part.stack = traceback.StackSummary.from_list([frame for frame in part.stack if frame.filename == NAME])
        # why a package itself came to raise it says nothing about the code
        if part.__cause__ is not None and not _concerns(part.__cause__):
            part.__cause__ = None
        if part.__context__ is not None and not _concerns(part.__context__):
            part.__context__ = None
        part = part.__cause__ or (None if part.__suppress_context__ else part.__context__)
    text = "".join(made.format() if made.stack else made.format_exception_only()).rstrip()
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}\n…\n{text[-LONGEST // 2 :]}"


def _concerns(part: traceback.TracebackException) -> bool:
    """Whether the code itself met it, and not only a package below it."""
    return any(frame.filename == NAME for frame in part.stack)


def find_fonts() -> None:
    """Let matplotlib look for fonts, which takes seconds, and keep what it found in the results."""
    importlib.import_module("matplotlib.font_manager")
    for font in SETTINGS.glob("fontlist-*.json"):
        shutil.copy(font, RESULTS)


if __name__ == "__main__":
    main()
