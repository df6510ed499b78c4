"""Which program a simple command starts, and what its table says of it."""

import re

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import judged
from ryxd.tools.command.programs import PROGRAMS
from ryxd.tools.command.words import Word

SYSTEM = ("/bin/", "/usr/bin/", "/sbin/", "/usr/sbin/", "/usr/local/bin/", "/usr/local/sbin/")
"""Folders whose programs are what their names say; only root can change them."""

VERSIONED = re.compile(r"(python|pip|perl|ruby|lua|node|php|gcc|g\+\+|clang|java|gawk|awk|vim|mysql)-?\d[\d.]*\Z")
TELLS = frozenset(("--version", "--help"))


def judge(case: Case) -> None:
    """Say of a simple command what it is."""
    word = case.words[0]
    if not word.exact:
        case.found.doubt(f"which program {word.text} is only comes out when it runs")
        return
    name = word.text
    if name in case.functions:
        if name in PROGRAMS or "/" in name or name.startswith("-"):
            case.doubt("a function of this name hides the program")
        return
    if not name or not name.isascii() or name.startswith("-"):
        case.doubt("this is no program's name")
        return
    if "/" in name:
        folder, _, name = name.rpartition("/")
        if f"{folder}/" not in SYSTEM or name in BUILTIN_ONLY:
            unknown(case)
            return
    if found := VERSIONED.match(name):
        name = found[1]
    program = PROGRAMS.get(name)
    if program is None:
        unknown(case)
        return
    if len(case.args) == 1 and case.args[0].exact and case.args[0].text in TELLS and name not in ECHOES:
        case.add(Permission.READ)
        return
    judged(case, program)


BUILTIN_ONLY = frozenset(("eval", "source", ".", "exec", "builtin", "cd", "trap", "set", "shopt", "let", ":"))
ECHOES = frozenset(
    ("echo", "printf", "eval", "source", ".", "exec", "[", "test", "xargs", "env", "time", "command")
)
"""For these, --help may be a word like others, or the program does not stop at it."""


def unknown(case: Case) -> None:
    """A program that is in no table: it may do anything that its sandbox lets it do."""
    case.add(Permission.CHANGE, "is not known to ryx")
    case.add(Permission.DESTROY, "is not known to ryx")


def with_words(case: Case, words: list[Word]) -> None:
    """Judge what a wrapper runs."""
    if words:
        case.judge(words)
