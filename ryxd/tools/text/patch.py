"""What a unified diff wants, read as leniently as models write them: their counts of lines are only hints.

Written here because the libraries that read diffs insist on the counts, which models get wrong, and those that
apply them do so on the disk, or with a fuzz that puts lines where nobody asked for them.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

_HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@|@@.*@@?\s*$|@@\s*$")
_GIT = re.compile(r'diff --git ("?a/.*) ("?b/.*)$')
NOTHING = "/dev/null"


class BadPatch(ValueError):
    """A text that is no unified diff, or has something in it that can't be applied; says what, in English."""


@dataclass
class Hunk:
    """Lines to find and lines to put there, each with its end."""

    number: int
    """Counted in the whole patch, from 1."""
    start: int | None
    """The line of the old text where it says to begin, from 1; of an empty `old` the line before it."""
    lines: list[tuple[str, str]] = field(default_factory=list)
    """(" ", "-" or "+", the line with its end)."""

    @property
    def old(self) -> list[str]:
        """The lines that have to be there."""
        return [line for mark, line in self.lines if mark != "+"]

    @property
    def new(self) -> list[str]:
        """The lines that are to be there."""
        return [line for mark, line in self.lines if mark != "-"]


@dataclass
class FilePatch:
    """What is to happen to one file."""

    old: str
    """Its path, or /dev/null."""
    new: str
    hunks: list[Hunk] = field(default_factory=list)
    what: Literal["change", "create", "delete", "rename"] = "change"
    mode: int | None = None
    named: bool = False
    """Whether its --- and +++ lines were read."""


def parse(text: str) -> list[FilePatch]:
    """The files of a unified diff, as diff -u and git diff write it. Raises BadPatch."""
    lines = text.split("\n")
    if lines[-1] == "":
        lines.pop()
    patches: list[FilePatch] = []
    current: FilePatch | None = None
    hunks = at = 0
    while at < len(lines):
        line = lines[at].rstrip("\r")
        git = _GIT.match(line)
        if git:
            current = FilePatch(_path(git[1], "a/"), _path(git[2], "b/"))
            patches.append(current)
        elif line.startswith("--- ") and at + 1 < len(lines) and lines[at + 1].startswith("+++ "):
            if current is None or current.hunks or current.named:
                current = FilePatch("", "")
                patches.append(current)
            _named(current, line, lines[at + 1].rstrip("\r"))
            at += 1
        elif line.startswith("@@"):
            if current is None:
                raise BadPatch("it has a hunk (@@) before any file was named with --- and +++ lines")
            hunks += 1
            hunk, at = _hunk(lines, at, hunks)
            current.hunks.append(hunk)
            continue
        elif current is not None and not current.hunks:
            _header(current, line)
        at += 1
    if not patches:
        raise BadPatch("it is no unified diff: each file needs a --- and a +++ line, each hunk a line with @@")
    for patch in patches:
        if not patch.hunks and patch.what == "change" and patch.mode is None:
            raise BadPatch(f"it has no hunk (@@) for {patch.new}")
    return patches


def _named(patch: FilePatch, before: str, after: str) -> None:
    old, new = _name(before), _name(after)
    if {old[:2], new[:2]} <= {"a/", "b/", "/d"} and (old, new) != (NOTHING, NOTHING):
        old, new = (name[2:] if name != NOTHING else name for name in (old, new))
    patch.old, patch.new = old, new
    patch.named = True
    if old == new == NOTHING:
        raise BadPatch("it names /dev/null on both sides of a file")
    if old == NOTHING:
        patch.what = "create"
    elif new == NOTHING:
        patch.what = "delete"


def _header(patch: FilePatch, line: str) -> None:
    """One of git's lines between the names and the hunks."""
    word, _, rest = line.partition(" ")
    if line.startswith("rename from "):
        patch.old, patch.what = _unquoted(line[12:]), "rename"
    elif line.startswith("rename to "):
        patch.new, patch.what = _unquoted(line[10:]), "rename"
    elif line.startswith(("copy from ", "copy to ")):
        raise BadPatch("it copies a file, which copy_file does")
    elif line.startswith("new file mode "):
        patch.what, patch.mode, patch.old = "create", _mode(line), NOTHING
    elif line.startswith("deleted file mode "):
        patch.what, patch.new = "delete", NOTHING
    elif line.startswith("new mode "):
        patch.mode = _mode(line)
    elif line.startswith("GIT binary patch") or (word == "Binary" and rest.endswith("differ")):
        raise BadPatch("it has a binary file in it; only text can be patched")


def _mode(line: str) -> int:
    number = line.rpartition(" ")[2]
    if not re.fullmatch(r"100[0-7]{3}", number):
        raise BadPatch(f"it makes something of mode {number}; only ordinary files can be patched")
    return int(number[3:], 8)


def _name(line: str) -> str:
    """The path of a --- or +++ line, without the date that diff puts behind a tab."""
    rest = line[4:]
    if rest.startswith('"'):
        return _unquoted(rest)
    return rest.split("\t")[0].strip()


def _path(text: str, prefix: str) -> str:
    return _unquoted(text).removeprefix(prefix)


def _unquoted(text: str) -> str:
    r"""A path as git quotes it: "a/\303\244.txt"."""
    quoted = re.match(r'"((?:[^"\\]|\\.)*)"', text)
    if not quoted:
        return text
    raw = bytearray()
    for plain, octal, sign in re.findall(r"([^\\]+)|\\([0-7]{1,3})|\\(.)", quoted[1]):
        if octal:
            raw.append(int(octal, 8) & 0xFF)
        else:
            raw += (plain or {"n": "\n", "t": "\t", "r": "\r"}.get(sign, sign)).encode("utf-8", "surrogateescape")
    return raw.decode("utf-8", "surrogateescape")


def _hunk(lines: list[str], at: int, number: int) -> tuple[Hunk, int]:
    """A hunk, and the line after it: by its counts where these can be, else up to where something else begins."""
    head = _HUNK.match(lines[at])
    if not head:
        raise BadPatch(f"hunk {number} begins with a line that is none: {lines[at][:80]}")
    start = int(head[1]) if head[1] else None
    counted = _counted(lines, at + 1, head) if head[1] else None
    end = counted if counted is not None else _open_end(lines, at + 1)
    hunk = Hunk(number, start)
    for line in lines[at + 1 : end]:
        mark = line[:1]
        if mark == "\\":
            if hunk.lines:
                sign, text = hunk.lines[-1]
                hunk.lines[-1] = (sign, text.removesuffix("\n"))
        elif mark in {" ", "-", "+"}:
            hunk.lines.append((mark, f"{line[1:]}\n"))
        else:  # an empty line of context whose blank was trimmed
            hunk.lines.append((" ", f"{line}\n"))
    if not any(mark in "+-" for mark, _ in hunk.lines):
        raise BadPatch(f"hunk {number} changes nothing")
    return hunk, end


def _counted(lines: list[str], at: int, head: re.Match[str]) -> int | None:
    """Where the hunk ends by its counts, if they are right."""
    old, new = (int(count) if count is not None else 1 for count in (head[2], head[4]))
    while (old > 0 or new > 0) and at < len(lines):
        mark = lines[at][:1]
        if mark == "\\":
            at += 1
            continue
        if mark not in {" ", "-", "+"} and lines[at].strip():
            return None
        old -= mark != "+"
        new -= mark != "-"
        at += 1
    if old or new:
        return None
    while at < len(lines) and lines[at].startswith("\\"):
        at += 1
    further = at < len(lines) and lines[at][:1] in {" ", "-", "+"} and not _begins(lines, at)
    further = further and lines[at].rstrip() != "--"  # how git ends a patch for mail
    return None if further else at


def _open_end(lines: list[str], at: int) -> int:
    while at < len(lines) and not _begins(lines, at) and lines[at][:1] in {" ", "-", "+", "\\", "", "\r"}:
        at += 1
    while not lines[at - 1].strip("\r"):  # blank lines between a hunk and what comes next
        at -= 1
    return at


def _begins(lines: list[str], at: int) -> bool:
    """Whether a hunk or a file begins here."""
    line = lines[at]
    pair = line.startswith("--- ") and at + 1 < len(lines) and lines[at + 1].startswith("+++ ")
    return line.startswith(("@@", "diff ")) or pair


# -- applying it


class Misfit(ValueError):
    """A hunk whose lines are not there (no `places`), or at several places, none of them the one it names."""

    def __init__(self, hunk: Hunk, places: list[int]) -> None:
        super().__init__(f"hunk {hunk.number} does not fit")
        self.hunk = hunk
        self.places = places


def patched(text: str, hunks: list[Hunk]) -> str:
    """The text after these hunks, in their order. Raises Misfit."""
    lines = _lines(text)
    made: list[str] = []
    done = moved = 0
    for hunk in hunks:
        wanted = hunk.old
        stated = None if hunk.start is None else hunk.start - (1 if wanted else 0) + moved
        at, exact = _place(lines, wanted, done, stated, hunk)
        if stated is not None:
            moved += at - stated
        made += lines[done:at]
        made += hunk.new if exact else list(_evened(hunk, lines, at))
        done = at + len(wanted)
    return "".join((*made, *lines[done:]))


def _lines(text: str) -> list[str]:
    lines = [f"{line}\n" for line in text.split("\n")]
    last = lines.pop()[:-1]
    return [*lines, last] if last else lines


def _place(lines: list[str], wanted: list[str], first: int, stated: int | None, hunk: Hunk) -> tuple[int, bool]:
    """Where the hunk belongs, from 0, and whether its lines are there to the byte."""
    if not wanted:
        if stated is None or not first <= stated <= len(lines):
            raise Misfit(hunk, [])
        return stated, True
    for exact in (True, False):
        have = lines if exact else [line.rstrip() for line in lines]
        want = wanted if exact else [line.rstrip() for line in wanted]
        if stated is not None and stated >= first and have[stated : stated + len(want)] == want:
            return stated, exact
        found = [
            at
            for at in range(first, len(have) - len(want) + 1)
            if have[at] == want[0] and have[at : at + len(want)] == want
        ]
        if len(found) > 1:
            raise Misfit(hunk, [at + 1 for at in found])
        if found:
            return found[0], exact
    raise Misfit(hunk, [])


def _evened(hunk: Hunk, lines: list[str], at: int) -> Iterator[str]:
    """The new lines with the line ends that the file has here; what stays is taken from the file."""
    here = lines[at : at + len(hunk.old)]
    ending = "\r\n" if any(line.endswith("\r\n") for line in here) else "\n"
    last = at + len(here) == len(lines) and not here[-1].endswith("\n")
    new: list[str] = []
    for mark, line in hunk.lines:
        if mark == " ":
            new.append(lines[at])
        elif mark == "+":
            new.append(line.rstrip("\r\n") + ending)
        at += mark != "+"
    for place, line in enumerate(new):
        final = place == len(new) - 1
        if final and last:
            yield line.rstrip("\r\n")  # the file had no end of line there, and the patch did not say
        else:
            yield line if line.endswith("\n") else line + ending
