"""`python -m ryxd.evaluation`, which is `ryxctl eval`. Works without the daemon."""

import argparse
import asyncio
import json
import random
import signal
import sys
import tempfile
from dataclasses import replace
from fnmatch import fnmatchcase
from pathlib import Path

from ryxd.composition import built_in
from ryxd.config.places import places
from ryxd.config.tree import load
from ryxd.evaluation.checking import check
from ryxd.evaluation.evaluating import ALONE, INSTALLED, Evaluation
from ryxd.evaluation.report import EXPLAINED, failures, summary, table
from ryxd.evaluation.session import Session
from ryxd.evaluation.suites import Suite, found, installed, read
from ryxd.evaluation.which import Setting, chosen
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import BadRequest, Exit, RyxError, Unavailable
from ryxd.wire.leaving import leave


def main(argv: list[str] | None = None) -> int:
    """Do it; gives the exit code."""
    options = _parser().parse_args(argv)
    try:
        if options.list:
            return _listed(as_json=options.json)
        return _evaluated(options)
    except RyxError as error:
        sys.stderr.write(f"ryxctl: {error}\n")
        return int(error.exit)
    except KeyboardInterrupt:
        return int(Exit.CANCELLED)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ryxctl eval", description="Say how good a model is at what ryx does.")
    add = parser.add_argument
    add("suites", nargs="*", metavar="SUITE", help="installed suites by name, or files; all if missing")
    add("--model", help="a GGUF file, a tier, or a name from ryxctl models; what serves the small tier if missing")
    add("--temperature", type=float, default=0.0, help="0 (the default) to 2")
    add("--seed", type=int, help="of what chance decides: which cases --limit takes, and what is sampled")
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--alone", action="store_true", help="only with the model alone: no rule reads a request")
    one.add_argument("--installed", action="store_true", help="only with all of ryx, as installed")
    add("--only", action="append", help="only cases of this id, or pattern, as in 'de-*'; repeatable")
    add("-n", "--limit", type=int, help="at most so many cases of each suite")
    add("--out", type=Path, help="write all that happened into this file, as JSON")
    add("--json", action="store_true", help="print JSON for programs")
    add("--list", action="store_true", help="list the installed suites")
    add("--failures", action="store_true", help="tell of each failed case what was wanted and what was done")
    return parser


def _listed(*, as_json: bool) -> int:
    suites = [read(path) for path in installed().values()]
    rows = [{"suite": suite.name, "cases": len(suite.cases), "file": str(suite.path)} for suite in suites]
    if as_json:
        print(json.dumps({"suites": rows}, ensure_ascii=False))
    else:
        for row in rows:
            print(f"{row['suite']:24} {row['cases']:5} cases  {row['file']}")
    return 0


def _evaluated(options: argparse.Namespace) -> int:
    if not 0 <= options.temperature <= 2:
        raise BadRequest("--temperature is between 0 and 2")
    if options.limit is not None and options.limit < 1:
        raise BadRequest("--limit is 1 or more")
    if options.seed is not None and not 0 <= options.seed < 1 << 32:
        raise BadRequest("--seed is between 0 and 4294967295")
    if options.out is not None and not options.out.absolute().parent.is_dir():
        raise Unavailable(f"{options.out} can't be written: there is no folder {options.out.absolute().parent}")
    where = places()
    config = load(where.file)
    with tempfile.TemporaryDirectory(prefix="ryx-eval-tools-") as unused:
        tools = built_in(Sandbox(Path(unused, "layers")), Path(unused, "code"))
    suites = tuple(_kept(path, options) for path in found(options.suites))
    for suite in suites:
        check(suite, tools)
    names = [suite.name for suite in suites]
    if twice := {name for name in names if names.count(name) > 1}:
        raise BadRequest(f"two suites are called {min(twice)}; rename a file")
    model = chosen(options.model, config, where)
    ways = (ALONE,) if options.alone else (INSTALLED,) if options.installed else (INSTALLED, ALONE)
    todo = Evaluation(model, Setting(options.temperature, options.seed), ways, suites)
    session = Session(config, tools)
    code = Exit.OK
    try:
        asyncio.run(_until_told(todo, session))
    except (KeyboardInterrupt, asyncio.CancelledError):
        code = Exit.CANCELLED
        sys.stderr.write("stopped; what follows is what was done by then\n")
    finally:
        _tell(todo, options)
    return int(code)


async def _until_told(todo: Evaluation, session: Session) -> None:
    """Run it; a signal ends it as Ctrl-C does."""
    task, loop = asyncio.current_task(), asyncio.get_running_loop()
    assert task is not None
    for number in (signal.SIGTERM, signal.SIGHUP):
        loop.add_signal_handler(number, task.cancel)
    await todo.run(session)


def _kept(path: Path, options: argparse.Namespace) -> Suite:
    """The suite of a file, with the cases that are wanted. Raises BadRequest for none."""
    suite = read(path)
    wanted = [
        case
        for case in suite.cases
        if not options.only or any(fnmatchcase(case.id, pattern) for pattern in options.only)
    ]
    if options.limit is not None and len(wanted) > options.limit:
        drawn = set(random.Random(options.seed or 0).sample(range(len(wanted)), options.limit))  # noqa: S311
        wanted = [case for number, case in enumerate(wanted) if number in drawn]
    return replace(suite, cases=tuple(wanted))


def _tell(todo: Evaluation, options: argparse.Namespace) -> None:
    """Print and write what came of it, as far as it came."""
    if not todo.results:
        if todo.complete:
            sys.stderr.write("no case is called so\n")
        return
    if options.out is not None:
        options.out.write_text(json.dumps(todo.dump(whole=True), ensure_ascii=False, indent=1) + "\n")
    if options.json:
        print(json.dumps(todo.dump(whole=False), ensure_ascii=False))
        return
    if options.failures:
        for _, way, tried in todo.results:
            if told := failures(tried, way):
                print(told, end="\n\n")
    print(f"{todo.model.name}, temperature {todo.setting.temperature:g}")
    print(table((suite.name, way, summary(tried)) for suite, way, tried in todo.results))
    print(f"\n{EXPLAINED}")


if __name__ == "__main__":
    leave(main)
