"""List the names below a folder: fd, then find, then locate's index, then our own walk (spec C15).

A program gets a fixed argument list; from the request it takes only globs of letters and digits.
"""

import asyncio
import os
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.tools import programs

SKIPPED = (
    "node_modules", "__pycache__", "site-packages", ".git", ".hg", ".svn", ".cache", ".venv", ".tox",
    ".mypy_cache", ".ruff_cache", ".pytest_cache", ".cargo", ".rustup", ".npm", ".gradle", ".m2", ".Trash",
    ".Trash-*", "lost+found", ".snapshots",
)  # fmt: skip
"""Folders that no search goes into, unless it starts in one."""

CHUNK = 1 << 16
"""Bytes of output that are looked at together: some hundred names, a millisecond or two."""
BATCH = 2000
"""Names that our own walk reads before it reports."""

Names = Callable[[list[str]], Awaitable[None]]
"""Gets absolute paths as they are found; locate's index has some that do not belong to the Walk."""


class WalkFailed(Exception):
    """A program did not do its work; the next one is to try."""


@dataclass(frozen=True)
class Walk:
    """What is to be listed."""

    folder: Path
    without: tuple[Path, ...] = ()
    """Folders below it that were searched already."""
    coarse: tuple[str, ...] | None = None
    """Globs of letters, digits, dots and *: names that match none of them may be left out."""
    hidden: bool = False
    """Whether names that begin with a dot belong to it."""

    def has(self, path: str) -> bool:
        """Whether a path that a program listed belongs to it."""
        top = str(self.folder).rstrip("/") + "/"
        if not path.startswith(top):
            return False
        parts = path[len(top) :].split("/")
        if any(skipped(part) or (not self.hidden and part.startswith(".")) for part in parts):
            return False
        return not any(path == str(other) or path.startswith(f"{other}/") for other in self.without)


def skipped(name: str) -> bool:
    """Whether no search goes into a folder of this name."""
    return name in SKIPPED or name.startswith(".Trash-")


def fd(program: str, walk: Walk) -> list[str]:
    """Say it to fd: its own ignore files off, nothing followed, absolute names."""
    argv = [program, "--absolute-path", "--print0", "--color=never", "--no-ignore", "--ignore-case"]
    argv += ["--hidden"] if walk.hidden else []
    argv += ["--type=file", "--type=directory", "--type=symlink"]
    argv += [f"--exclude={name}" for name in SKIPPED]
    # from the folder that is searched on, as in a .gitignore
    argv += [f"--exclude=/{_escaped(path.relative_to(walk.folder))}" for path in walk.without]
    wanted = "|".join(map(_regex, walk.coarse)) if walk.coarse else ""
    return [*argv, "--regex", "--", wanted, str(walk.folder)]


def find(program: str, walk: Walk) -> list[str]:
    """Say it to find, in what GNU's and BusyBox's have in common."""
    pruned = [["-path", _escaped(path)] for path in walk.without]
    pruned += [["-name", name] for name in SKIPPED] + ([] if walk.hidden else [["-name", ".*"]])
    argv = [program, str(walk.folder), "-mindepth", "1", "(", *_either(pruned), ")", "-prune", "-o"]
    argv += ["(", *_either([["-type", kind] for kind in "fdl"]), ")"]
    if walk.coarse:
        argv += ["(", *_either([["-iname", glob] for glob in walk.coarse]), ")"]
    return [*argv, "-print0"]


def locate(program: str, walk: Walk) -> list[str]:
    """Say it to plocate or mlocate."""
    return [program, "-i", "-e", "-0", "-b", "--", *(walk.coarse or ("*",))]


COMMANDS: tuple[tuple[str, tuple[str, ...], Callable[[str, Walk], list[str]]], ...] = (
    ("fd", ("fd", "fdfind"), fd),
    ("find", ("find",), find),
    ("locate", ("plocate", "locate"), locate),
)
"""Name, programs, command line; in the order in which they are tried."""


async def by_program(argv: list[str], environment: Mapping[str, str], names: Names) -> None:
    """Stream what a program lists. Raises WalkFailed when it could not do it; cancelling ends its group."""
    # C: in a UTF-8 locale find's * does not match a name that is no UTF-8
    environment = {**environment, "LC_ALL": "C"}
    try:
        async with programs.running(argv, environment) as process:
            if process.stdout is None or process.stderr is None:
                raise WalkFailed("no pipe")
            # both pipes are read at once: one that fills up would stop the program
            said = asyncio.create_task(_first(process.stderr), name="stderr of a search")
            try:
                await _stream(process.stdout, names)
                complaint = await said
                code = await process.wait()
            finally:
                said.cancel()
    except OSError as error:
        raise WalkFailed(str(error)) from error
    trivial = re.compile(
        r"permission denied|no such file|operation not permitted|input/output error", re.IGNORECASE
    )
    serious = [line for line in complaint.splitlines() if line.strip() and not trivial.search(line)]
    if code < 0 or code > 1 or (code == 1 and serious):
        raise WalkFailed(serious[0].strip() if serious else f"exit code {code}")


async def by_hand(walk: Walk, names: Names) -> None:
    """Our own walk, where no program is there or none works."""
    steps = _scan(walk)
    while True:
        batch = await asyncio.to_thread(next, steps, None)
        if batch is None:
            return
        await names(batch)


def _scan(walk: Walk) -> Iterator[list[str]]:
    """Breadth first, so what lies near is found before the time runs out."""
    folders = [str(walk.folder)]
    without = {str(path) for path in walk.without}
    batch: list[str] = []
    seen = 0
    for folder in folders:
        try:
            with os.scandir(folder) as entries:
                for entry in entries:
                    seen += 1
                    if entry.path in without or skipped(entry.name):
                        continue
                    if entry.name.startswith(".") and not walk.hidden:
                        continue
                    batch.append(entry.path)
                    if entry.is_dir(follow_symlinks=False):
                        folders.append(entry.path)
        except OSError:
            continue  # not ours to read, or gone in the meantime
        if seen >= BATCH:
            yield batch
            batch, seen = [], 0
    yield batch


async def _stream(stream: asyncio.StreamReader, names: Names) -> None:
    rest = b""
    while chunk := await stream.read(CHUNK):
        *whole, rest = (rest + chunk).split(b"\0")
        await names([os.fsdecode(raw.rstrip(b"/")) for raw in whole])


async def _first(stream: asyncio.StreamReader) -> str:
    """The beginning of what a program complains; the rest is read and dropped."""
    kept = b""
    while chunk := await stream.read(CHUNK):
        kept = (kept + chunk)[:4096]
    return kept.decode(errors="replace")


def _either(tests: Iterable[list[str]]) -> list[str]:
    return [part for test in tests for part in ("-o", *test)][1:]


def _escaped(path: Path) -> str:
    r"""A path in which no character is a wildcard: find and gitignore both know \ and [x]."""
    return re.sub(r"([\\*?\[\]{}!])", r"\\\1", str(path))


def _regex(glob: str) -> str:
    """For fd: (?s-u:.) is any byte, a plain dot only what is UTF-8."""
    inner = glob.strip("*").replace(".", r"\.").replace("*", "(?s-u:.)*")
    return inner if glob.endswith("*") else f"{inner}$"
