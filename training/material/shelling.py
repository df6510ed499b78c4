"""Conversations about what a shell command prints: one question, one command, its output, which mostly is the answer."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

_PLAIN = re.compile(r"[\w./~äöüÄÖÜß:@%+,-]+")


@dataclass(frozen=True)
class Ran:
    """A command, and what came of it."""

    command: str
    out: str
    answer: str = ""
    """What is told of it, where what it prints does not say it: nothing at all, a table in which one row was asked for."""
    slots: dict[str, str] = field(default_factory=dict)
    """What the request is about."""
    code: int = 0
    err: str = ""


@dataclass(frozen=True)
class Query:
    """Something that people want to know, and the command that tells it."""

    ways: Phrases
    run: Callable[[Source], Ran]


def asked(source: Source, queries: Sequence[Query]) -> Talk:
    """A conversation about one of these."""
    query = source.pick(queries)
    ran = query.run(source)
    talk = filing.role(source, "shell").user(source.say(query.ways, lower=None, **ran.slots))
    return replied(source, talk, ran)


def replied(source: Source, talk: Talk, ran: Ran) -> Talk:
    """The call and its result, which is shown or told. What is printed has the home folder by its full name."""
    home = source.home() + "/"
    talk.call("shell", command=ran.command)
    talk.result(code=ran.code, out=ran.out.replace("~/", home), err=ran.err.replace("~/", home))
    return talk.answer(ran.answer) if ran.answer else talk.shown()


def quoted(path: str) -> str:
    """A path as it stands in a command line: ~/'my notes.txt'."""
    if _PLAIN.fullmatch(path):
        return path
    inside = path.replace("'", "'\\''")
    return f"~/'{inside[2:]}'" if path.startswith("~/") else f"'{inside}'"


def plain_path(source: Source, extension: str | None = None) -> str:
    """A path, mostly one that needs no quotes."""
    path = source.path(extension)
    while not _PLAIN.fullmatch(path) and source.chance(0.85):
        path = source.path(extension)
    return path


def plain_folder(source: Source) -> str:
    """A folder, mostly one that needs no quotes."""
    path = source.folder()
    while not _PLAIN.fullmatch(path) and source.chance(0.85):
        path = source.folder()
    return path


def failed(ran: Ran, code: int, err: str) -> Ran:
    """The same where it fails."""
    return Ran(ran.command, "", slots=ran.slots, code=code, err=err)


def hexes(source: Source, count: int) -> str:
    """So many hexadecimal digits."""
    return "".join(source.pick("0123456789abcdef") for _ in range(count))
