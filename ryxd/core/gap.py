"""Requests and arguments with gaps, as the user's own gate rules have them: "read {file}" (spec E8).

A gap is named by its kind, and numbered where there are several: text (in quotes), file, month, number. An
argument may have it in another form: {file.lower}, {file.upper}, {month.en} (its English name), {number.int} (a
number, where that is the whole argument). A brace that is none is doubled, as in {{.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.core.nested import changed, texts
from ryxd.core.recipe import Slot, normal, places

_NAME = "(?:text|file|month|number)[0-9]?"
_IN_REQUEST = re.compile(rf"\{{({_NAME})\}}")
_IN_ARGUMENT = re.compile(rf"\{{\{{|\}}\}}|\{{({_NAME})(?:\.(lower|upper|en|int))?\}}|[{{}}]")
_FORMS = {None: "t", "lower": "l", "upper": "u", "en": "e", "int": "n"}
_STANDS_FOR = {"text": '"gap"', "file": "~/gap.gap", "month": "march", "number": "1"}
"""What `normal` takes for a slot of this kind."""


@dataclass(frozen=True)
class Gap:
    """What stands for itself in a request: its name (file2), which begins with its kind."""

    name: str

    @property
    def kind(self) -> str:
        """text, file, month or number."""
        return self.name.rstrip("0123456789")


@dataclass(frozen=True)
class Pattern:
    """A request with gaps: what it is without what makes no difference, and what each of its slots has to be."""

    key: str
    slots: tuple[Gap | str, ...]
    """In their order: a gap, or the very text (in any case)."""

    @property
    def names(self) -> frozenset[str]:
        """Of its gaps."""
        return frozenset(each.name for each in self.slots if isinstance(each, Gap))

    def bound(self, slots: Sequence[Slot]) -> dict[str, Slot] | None:
        """What a request with these slots has in each gap; None where it is not for that."""
        if len(slots) != len(self.slots):
            return None
        found: dict[str, Slot] = {}
        for wanted, slot in zip(self.slots, slots, strict=True):
            if isinstance(wanted, Gap):
                if found.setdefault(wanted.name, slot).text != slot.text or wanted.kind != slot.kind:
                    return None
            elif wanted.casefold() != slot.text.casefold():
                return None
        return found


def pattern(text: str) -> Pattern:
    """A request with gaps. Raises ValueError, in words for its author."""
    parts = _IN_REQUEST.split(text)
    if set("".join(parts[::2])) & set("{}"):
        raise ValueError(
            "a gap is {text}, {file}, {month} or {number}, numbered where there are several ({file2})"
        )
    whole, gaps = "", dict[tuple[int, int], Gap]()
    for number, part in enumerate(parts):
        if number % 2:
            stands = _STANDS_FOR[Gap(part).kind]
            gaps[len(whole), len(whole) + len(stands)] = Gap(part)
            whole += stands
        else:
            whole += part
    key, slots = normal(whole)
    where = places(whole)
    if not set(gaps) <= set(where):
        raise ValueError("a gap has to stand by itself, as a word of its own")
    order = [gaps.get(at, slot.text) for at, slot in zip(where, slots, strict=True)]
    if not re.search(r"\w", re.sub(r"<\w+>", "", key)):
        raise ValueError("a request needs a word besides its gaps, of those that say something")
    return Pattern(key, tuple(order))


def gaps_in(value: Any) -> frozenset[str]:
    """The names of the gaps of an argument. Raises ValueError for a brace that is none."""
    names = set()
    for text in texts(value):
        for match in _IN_ARGUMENT.finditer(text):
            if match[0] in {"{", "}"}:
                raise ValueError("a brace that is no gap is doubled: {{ or }}")
            if match[1] is not None:
                names.add(match[1])
    return frozenset(names)


def filled(value: Any, slots: Mapping[str, Slot]) -> Any:
    """An argument with what its gaps stand for. Raises ValueError where that can't be said."""
    return changed(value, lambda leaf: _filled(leaf, slots))


def _filled(value: Any, slots: Mapping[str, Slot]) -> Any:
    if not isinstance(value, str):
        return value
    whole = _IN_ARGUMENT.fullmatch(value)
    if whole is not None and whole[2] == "int":
        return slots[whole[1]].as_("n")

    def text(match: re.Match[str]) -> str:
        if match[1] is None:
            return match[0][0]
        return str(slots[match[1]].as_(_FORMS[match[2]]))

    return _IN_ARGUMENT.sub(text, value)


def literal(text: str) -> str:
    """A text as it stands in an argument, without a gap in it."""
    return text.replace("{", "{{").replace("}", "}}")
