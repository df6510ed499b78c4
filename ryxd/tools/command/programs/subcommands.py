"""Programs with subcommands: some of these only read, the others are of the program's class."""

from collections.abc import Mapping
from dataclasses import dataclass

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.options import Meaning, Program, follow, given, table

DESTROY = Permission.DESTROY

FLAGS = frozenset(
    "--user --system --no-pager -q --quiet --all --full --no-legend -v --verbose --json --failed --no-ask-password"
    " --plain --installed --no-color -h --help".split()
)
"""Options that have no value for any of these programs, so that the command comes after them."""


@dataclass(frozen=True)
class Commands:
    """What the subcommands of a program do."""

    reading: frozenset[str]
    """Names; two words, or one with a blank after it: that one alone."""
    destroying: frozenset[str]
    reaching: frozenset[str]
    base: frozenset[Permission]
    options: Mapping[str, Meaning]
    values: frozenset[str]
    flags: frozenset[str]
    bare: bool

    def reads(self, names: list[str]) -> bool:
        """Whether a subcommand only reads."""
        if not names:
            return self.bare
        alone = len(names) == 1 and f"{names[0]} " in self.reading
        return alone or names[0] in self.reading or " ".join(names[:2]) in self.reading


def subcommands(
    reads: str,
    base: frozenset[Permission],
    *,
    destroys: str = "",
    options: Mapping[str, Meaning] | None = None,
    bare: bool = False,
    network: str = "",
    values: str = "",
    flags: str = "",
) -> Program:
    """A program whose first operand is its command: `reads` only read, others are of class `base`.

    In `reads`, "image.ls" are two words and "image." is the first one alone. `values` are options before the
    command whose value is the next word, `flags` those without one; `bare` says that alone it only reads.
    """
    commands = Commands(
        frozenset(each.replace(".", " ") for each in reads.split()),
        frozenset(each.replace(".", " ") for each in destroys.split()),
        frozenset(network.split()),
        base,
        table(options or {}),
        frozenset(values.split()),
        FLAGS | frozenset(flags.split()),
        bare,
    )
    return Program(special=lambda case: _judge(case, commands))


def _judge(case: Case, commands: Commands) -> None:
    words = list(case.args)
    names: list[str] = []
    wondering = ""
    for place, word in enumerate(words):
        if place and words[place - 1].exact and words[place - 1].text in commands.values:
            continue
        if not word.exact:
            if not names:
                case.doubt(f"{word.text} may be any command of it")
            names.append(word.text)
        elif not word.text.startswith("-"):
            names.append(word.text)
        elif len(names) < 2 and "=" not in word.text and word.text not in commands.flags | commands.values:
            wondering = wondering or ("" if names and names[0] in commands.reading else word.text)
    follow(case, given(case, words, commands.options))
    if wondering and len(words) > 1:
        # its value may be the next word, and the command the one after that
        for permission in commands.base:
            case.add(permission, wondering)
    first, pair = names[0] if names else "", " ".join(names[:2])
    if commands.reads(names):
        if first in commands.reaching:
            case.add(Permission.NETWORK, first)
        return
    for permission in commands.base:
        case.add(permission, first)
    if first in commands.destroying or pair in commands.destroying:
        case.add(DESTROY, pair)
