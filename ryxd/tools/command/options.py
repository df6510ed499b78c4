"""What a program's options and operands mean, read as GNU getopt reads them; the tables are in `programs`."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType

from ryxd.core.effect import Permission
from ryxd.tools.command.case import Case
from ryxd.tools.command.words import Word


class Value(Enum):
    """What the value of an option is, or an operand."""

    TEXT = "text"
    READ = "a file it reads"
    WRITE = "a file it writes"
    RUN = "a command it runs"
    FLAG = "no value"


Meaning = Value | Permission | str
"""What an option does: what its value is, a class it adds, or (a text) why nobody can tell."""


@dataclass(frozen=True)
class Program:
    """How a program is judged. `options` are those that matter, by name without dashes: {"o output": WRITE}."""

    base: frozenset[Permission] = frozenset({Permission.READ})
    operands: Value = Value.TEXT
    first: Value | None = None
    """What the first operand is, where that is not like the others."""
    last: Value | None = None
    """What the last one is, where there are at least two."""
    most: int | None = None
    """So many operands only read; more of them, and it is `beyond`."""
    beyond: Permission = Permission.CHANGE
    instead: tuple[str, ...] = ()
    """Options that stand for the first operand (grep's -e), so that there is none."""
    options: Mapping[str, Meaning] = field(default_factory=dict)
    special: Callable[[Case], None] | None = None
    """Reads its words by its own rules instead."""
    writes_as: Permission = Permission.CHANGE
    """The class of writing to an operand."""
    safe: frozenset[str] = frozenset()
    """Options whose name begins like one that matters, but which are harmless."""


@dataclass(frozen=True)
class Option:
    """An option as it was given."""

    name: str
    value: Word | None
    meaning: Meaning | None


@dataclass
class Given:
    """A program's words, told apart."""

    options: list[Option] = field(default_factory=list)
    operands: list[Word] = field(default_factory=list)
    doubts: list[str] = field(default_factory=list)

    def has(self, *names: str) -> bool:
        """Whether one of these options was given, long names as they begin."""
        return any(each.name in names for each in self.options)


def table(options: Mapping[str, Meaning]) -> Mapping[str, Meaning]:
    """Options by single names: {"o output": x} becomes {"o": x, "output": x}."""
    return MappingProxyType({name: meaning for names, meaning in options.items() for name in names.split()})


def takes(meaning: Meaning | None) -> bool:
    """Whether an option has a value."""
    return isinstance(meaning, Value) and meaning is not Value.FLAG


def given(
    case: Case,
    words: Sequence[Word],
    options: Mapping[str, Meaning],
    *,
    stop: bool = False,
    safe: frozenset[str] = frozenset(),
) -> Given:
    """Tell options and operands apart. `options` as `table` gives them; with `stop` the first operand ends them.

    What could be an option is looked at as one even where it may be another option's value: reading too much
    into a word only means a question, reading too little would be a way through.
    """
    known = Given()
    matters = any(meaning not in (Value.TEXT, Value.FLAG, Value.READ) for meaning in options.values())
    place, consumed, ended, uncertain = 0, False, False, False
    while place < len(words):
        word = words[place]
        place += 1
        if ended:
            known.operands.append(word)
            continue
        if not word.exact and not word.lead.startswith("-"):
            if matters and not consumed and case.may_be_option(word):
                known.doubts.append(f"{word.text} may turn out as an option")
            if not consumed:
                known.operands.append(word)
                if stop:
                    known.operands.extend(words[place:])
                    return known
            consumed = False
            continue
        text = word.start
        if text == "--" and word.exact and not consumed and not uncertain:
            ended = True
            continue
        if not word.exact and text == "-" and matters:
            known.doubts.append(f"{word.text} may turn out as an option")
        if len(text) < 2 or not text.startswith("-") or (text == "--" and word.exact):
            if not consumed:
                known.operands.append(word)
                if stop:
                    known.operands.extend(words[place:])
                    return known
            consumed = uncertain = False
            continue
        following = words[place] if place < len(words) else None
        found, wants, unknown = _read(word, following, options, safe)
        named = text.startswith("--") and "=" in text and not word.many  # only its value is open
        if not word.exact and matters and not named and not any(each.value is not None for each in found):
            known.doubts.append(f"{word.text} may turn out as another option")
        known.options += found
        uncertain = unknown
        consumed = wants
    return known


def _read(
    word: Word, following: Word | None, options: Mapping[str, Meaning], safe: frozenset[str]
) -> tuple[list[Option], bool, bool]:
    """The options in one word, whether the next word is a value, and whether one of them is unknown."""
    text = word.start
    if text.startswith("--"):
        name, equals, value = text[2:].partition("=")
        if not word.exact and not equals:
            return [], False, True
        meanings = [(full, options[full]) for full in options if len(full) > 1 and full.startswith(name)]
        if name in options:
            meanings = [(name, options[name])]
        elif name in safe:
            meanings = []
        if not meanings:
            return [Option(name, None, None)], False, not equals
        tail = _tail(word, len(text) - len(value)) if equals else None
        wants = not equals and any(takes(meaning) for _, meaning in meanings)
        return (
            [Option(full, tail or (following if takes(meaning) else None), meaning) for full, meaning in meanings],
            wants,
            False,
        )
    found: list[Option] = []
    unknown = False
    for place, letter in enumerate(text[1:], 1):
        meaning = options.get(letter)
        rest = text[place + 1 :]
        if takes(meaning):
            own = _tail(word, place + 1) if rest or not word.exact else following
            found.append(Option(letter, own, meaning))
            return found, not rest and word.exact, unknown
        unknown = unknown or meaning is None
        found.append(Option(letter, None, meaning))
    # one dash and a long name, as many programs take it: -version, -output
    if text[1:].partition("=")[0] in options and len(text) > 2:
        name, equals, given_value = text[1:].partition("=")
        after = _tail(word, len(text) - len(given_value)) if equals else following
        found.append(Option(name, after, options[name]))
    return found, False, unknown


def _tail(word: Word, place: int) -> Word:
    """The rest of a word, as one of its own."""
    if word.exact:
        return Word(word.text[place:])
    return Word(word.text, exact=False, lead=word.lead[place:], many=word.many, dash=False)


def follow(case: Case, known: Given) -> None:
    """Say of a case what its options mean."""
    for doubt in known.doubts:
        case.doubt(doubt)
    for option in known.options:
        shown = f"-{option.name}" if len(option.name) == 1 else f"--{option.name}"
        match option.meaning:
            case None | Value.TEXT | Value.FLAG:
                pass
            case Value.READ:
                if option.value is not None:
                    case.reads(option.value)
            case Value.WRITE:
                if option.value is None:
                    case.add(Permission.CHANGE, shown)
                else:
                    case.writes(option.value)
            case Value.RUN:
                if option.value is None:
                    case.doubt(f"{shown} runs another command")
                else:
                    case.script(option.value)
            case Permission() as permission:
                case.add(permission, shown)
            case str(why):
                case.doubt(f"{shown} {why}")


def judged(case: Case, program: Program) -> None:
    """Judge a simple command by its program's entry."""
    for permission in program.base:
        case.add(permission)
    if program.special is not None:
        program.special(case)
        return
    options = table(program.options)
    known = given(case, case.args, options, safe=program.safe)
    counts = program.most is not None or Value.WRITE in {program.last, program.operands if program.first else None}
    if counts and not known.doubts:
        wide = [word for word in known.operands if word.many]
        if wide:
            known.doubts.append(f"{wide[0].text} may be any number of words")
    follow(case, known)
    operands = list(known.operands)
    if program.first is not None and not any(each.name in program.instead for each in known.options):
        for word in operands[:1]:
            _operand(case, word, program.first, program)
        operands = operands[1:]
    if program.most is not None and len(operands) > program.most:
        case.add(program.beyond, *(word.text for word in operands[program.most :]))
    if program.last is not None and len(operands) > 1:
        _operand(case, operands.pop(), program.last, program)
    for word in operands:
        _operand(case, word, program.operands, program)


def _operand(case: Case, word: Word, value: Value, program: Program) -> None:
    if value is Value.READ:
        case.reads(word)
    elif value is Value.WRITE:
        case.writes(word, program.writes_as)
    elif value is Value.RUN:
        case.script(word)
