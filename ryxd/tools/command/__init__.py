"""What does a command line do? Read before it runs: parsed as bash would, each program judged by its words.

    read_command("git diff | tee x", cwd=Path("/p"), home=Path("/home/u")).classes == {READ, CHANGE}

Nothing is run. The disk is only asked what a pattern of file names means, and for names that begin with a dash.
"""

from pathlib import Path

from ryxd.core.effect import Permission
from ryxd.tools.command.judge import judge
from ryxd.tools.command.reading import Found, Reading
from ryxd.tools.command.shell import Shell
from ryxd.tools.command.words import Word

__all__ = ["Reading", "alone", "read_command"]


def read_command(line: str, *, cwd: Path, home: Path) -> Reading:
    """What bash would do with a line in the folder `cwd`; never raises, what it can't follow is `unclear`."""
    found = Found()
    try:
        Shell(found, home, (cwd,), judge=judge).run(line)
    except (RecursionError, UnicodeError):
        found.doubt("it is nested too deeply, or is no text")
    if not found.classes <= {Permission.READ, Permission.DESKTOP} or found.unclear:
        found.reads[cwd] = None  # what it does depends on where: a yes to it is for this folder
    return found.reading()


def alone(words: tuple[str, ...]) -> frozenset[Permission] | None:
    """The classes of a simple command of a Reading by itself; None where they can't be told, as of a redirect."""
    if not words or words[0][:1] in "<>&" or "=" in words[0]:
        return None
    found = Found()
    Shell(found, Path("/"), (Path("/"),), judge=judge).simple([Word(word) for word in words])
    reading = found.reading()
    return None if reading.unclear else reading.classes
