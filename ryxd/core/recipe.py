"""A plan that is kept for requests like the one it was made for (spec C16).

Requests are alike when nothing differs but case, fillers, and what stands for itself: quoted texts, files and
paths, months, numbers. Those are slots. A kept plan has placeholders where the request's slots stood in it; for
another request they are filled with that one's, as text and nothing more. Where a slot left no trace in what the
steps are given, nobody can say what became of it: the plan then serves only requests with the very same slots.
"""

import hashlib
import itertools
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Protocol

from ryxd.core.nested import changed, leaves
from ryxd.core.plan import REFERENCE

LONGEST = 500
"""Characters of a request that a plan is kept for."""

_MONTHS = (
    "january|januar|jänner", "february|februar", "march|märz|maerz", "april", "may|mai", "june|juni", "july|juli",
    "august", "september", "october|oktober", "november", "december|dezember",
)  # fmt: skip
_ENGLISH = {name: names.partition("|")[0] for names in _MONTHS for name in names.split("|")}
_SLOT = re.compile(
    r"""
    (?P<text>"[^"]+"|„[^“”"]+[“”"]|“[^”]+”|«[^»]+»|(?<!\w)'[^']+'(?!\w))
    |(?P<file>(?:~|\.{1,2})?/[^\s,;]*[^\s,;.!?]|~|\w[\w.+-]*/[^\s,;]*[^\s,;.!?]|[\w+-]+(?:\.[\w+-]+)*\.[A-Za-z]\w{0,7}\b)
    |\b(?P<month>MONTHS)\b
    |(?<!\w)(?P<number>\d+(?:[.,:]\d+)*)(?!\w)
    """.replace("MONTHS", "|".join(_ENGLISH)),
    re.VERBOSE | re.IGNORECASE,
)
_FILLERS = frozenset(
    re.findall(
        r"\w+",
        """
        please pls kindly just now quickly hey hi hello ok okay ryx thanks thank you can could would will me for
        the a an my bitte mal nun jetzt schnell hallo danke kannst könntest würdest du mir der die das den dem des
        ein eine einen einem einer mein meine meinen meinem meiner
        """,
    )
)
_OPEN, _CLOSE = "\ue000", "\ue001"
_PLACE = re.compile(f"{_OPEN}(\\d+)([tenlu]){_CLOSE}")


@dataclass(frozen=True)
class Slot:
    """What stands for itself in a request: `text`, `file`, `month` or `number`."""

    kind: str
    text: str

    @property
    def forms(self) -> Mapping[str, str]:
        """How a plan may have it: as it was typed, a month also by its English name."""
        month = _ENGLISH.get(self.text.lower())
        return {"t": self.text} | ({"e": month} if month and month != self.text.lower() else {})

    def as_(self, form: str) -> Any:
        """It, in the form in which the plan had the other one."""
        if form == "n":
            return int(self.text)
        text = _ENGLISH.get(self.text.lower(), self.text) if form == "e" else self.text
        return {"l": text.lower(), "u": text.upper()}.get(form, text)


@dataclass(frozen=True)
class Recipe:
    """A plan as it is kept."""

    key: str
    """Of the requests that it is for."""
    request: str
    """The one that it was made for."""
    run: str
    """Where."""
    slots: tuple[str, ...]
    plan: Mapping[str, Any]
    """With placeholders."""
    exact: bool
    """Whether it serves only requests with the same slots."""
    relies: str
    """What it relied on, as a digest: the planner's prompt, its actions' schemas, the agents."""
    folders: tuple[str, ...] = ()
    """That were there, and that its steps name."""

    def dump(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    @classmethod
    def load(cls, kept: Mapping[str, Any]) -> "Recipe":
        """From JSON. Raises TypeError, KeyError, ValueError."""
        return cls(**{**kept, "slots": tuple(kept["slots"]), "folders": tuple(kept["folders"])})


class Recipes(Protocol):
    """The plans that are kept (record.plans.Plans)."""

    async def find(self, key: str) -> Recipe | None:
        """The one for requests with this key."""
        ...

    async def keep(self, recipe: Recipe) -> None:
        """Keep one, in place of the one with its key; the oldest may go."""
        ...

    async def drop(self, key: str) -> None:
        """Forget one, where there is one."""
        ...


def normal(text: str) -> tuple[str, tuple[Slot, ...]]:
    """A request without what makes no difference, with its slots named by their kind; and the slots."""
    slots: list[Slot] = []

    def take(_: int, slot: Slot) -> str:
        slots.append(slot)
        return f" <{slot.kind}> "

    words = re.findall(r"<\w+>|\w+|[^\w\s.,;!?]", replaced(text, take).casefold())
    return " ".join(word for word in words if word not in _FILLERS), tuple(slots)


def places(text: str) -> list[tuple[int, int]]:
    """Where the slots of a request stand in it: from which character to which."""
    return [match.span() for match in _SLOT.finditer(text)]


def replaced(text: str, put: Callable[[int, Slot], str]) -> str:
    """A request, each of its slots (by its place among them) as `put` has it; the rest as it was typed."""
    count = itertools.count()

    def one(match: re.Match[str]) -> str:
        kind = str(match.lastgroup)
        return put(next(count), Slot(kind, match[kind][1:-1] if kind == "text" else match[kind]))

    return _SLOT.sub(one, text)


def key_of(*parts: str) -> str:
    """One key of several parts."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()[:32]


def made(recipe_for: str, plan: Mapping[str, Any], slots: Sequence[Slot]) -> tuple[dict[str, Any], bool]:
    """A plan with placeholders for these slots, and whether it serves only requests with the very same.

    Raises ValueError for one that can't be kept.
    """
    if _OPEN in json.dumps(plan, ensure_ascii=False):
        raise ValueError(f"{recipe_for}: it has characters of ours")
    template = _parts(plan, lambda value: _emptied(value, slots))
    used = {int(place[0]) for text in _given(template) for place in _PLACE.findall(text)}
    same = len({slot.text.lower() for slot in slots}) < len(slots)
    return template, same or len(used) < len(slots) or _tells_month(template, slots)


def filled_in(recipe: Recipe, slots: Sequence[Slot]) -> dict[str, Any] | None:
    """The plan of a recipe for a request with these slots; None where it is not for that."""
    if len(slots) != len(recipe.slots) or (recipe.exact and tuple(slot.text for slot in slots) != recipe.slots):
        return None
    try:
        return _parts(recipe.plan, lambda value: _filled(value, slots))
    except (ValueError, IndexError):
        return None


def folders_of(plan: Mapping[str, Any], home: Path) -> tuple[str, ...]:
    """The folders that there are now and that a plan's steps name, or the files in them."""
    found = []
    for text in _given(plan):
        if _PLACE.search(text) or not text.startswith(("/", "~")):
            continue
        path = home / text[2:] if text.startswith("~/") else home if text == "~" else Path(text)
        found += [str(each) for each in (path, path.parent)[: 1 if path.is_dir() else 2] if each.is_dir()]
    return tuple(dict.fromkeys(found))


def _parts(plan: Mapping[str, Any], change: Any) -> dict[str, Any]:
    """A plan with this change in what a request's words may stand in."""
    steps = []
    for step in plan["plan"]:
        step = {**step, "params": changed(step.get("params", {}), change)}  # noqa: PLW2901
        if isinstance(step.get("goal"), str):
            step["goal"] = change(step["goal"])
        if step.get("fallback") is not None:
            step["fallback"] = changed(step["fallback"], change)
        steps.append(step)
    told = {name: change(plan[name]) for name in ("understanding", "operator_prompt") if name in plan}
    return {**plan, **told, "plan": steps}


def _emptied(value: Any, slots: Sequence[Slot]) -> Any:
    if isinstance(value, int) and not isinstance(value, bool):
        for at, slot in enumerate(slots):
            if slot.kind == "number" and slot.text == str(value):
                return f"{_OPEN}{at}n{_CLOSE}"
        return value
    if not isinstance(value, str) or REFERENCE.fullmatch(value):
        return value
    forms = [(at, form, text) for at, slot in enumerate(slots) for form, text in slot.forms.items()]
    for at, form, text in sorted(forms, key=lambda each: -len(each[2])):

        def place(match: re.Match[str], at: int = at, form: str = form, text: str = text) -> str:
            lower = form == "t" and match[0] != text and match[0].islower()
            upper = form == "t" and match[0] != text and match[0].isupper()
            return f"{_OPEN}{at}{'l' if lower else 'u' if upper else form}{_CLOSE}"

        value = re.sub(rf"(?<![^\W_]){re.escape(text)}(?![^\W_])", place, value, flags=re.IGNORECASE)
    return value


def _filled(value: Any, slots: Sequence[Slot]) -> Any:
    """Raises ValueError where a slot would become what it is not: a number, a reference."""
    if not isinstance(value, str) or not (places := _PLACE.findall(value)):
        return value
    if places[0][1] == "n":
        return slots[int(places[0][0])].as_("n")
    text = _PLACE.sub(lambda match: str(slots[int(match[1])].as_(match[2])), value)
    if REFERENCE.fullmatch(text) or _OPEN in text:
        raise ValueError("a slot must not be read as anything else")
    return text


def _tells_month(plan: Mapping[str, Any], slots: Sequence[Slot]) -> bool:
    """Whether a plan has a month of the request as a number: what that is for another, only a planner knows."""
    texts = _PLACE.sub(" ", " ".join(_given(plan)))
    english = list(dict.fromkeys(_ENGLISH.values()))
    months = [english.index(_ENGLISH[slot.text.lower()]) + 1 for slot in slots if slot.kind == "month"]
    return any(re.search(rf"(?<!\d)0?{month}(?!\d)", texts) for month in months)


def _given(plan: Mapping[str, Any]) -> list[str]:
    """All texts and numbers that the steps of a plan, and their fallbacks, are given."""
    steps = [step for step in plan["plan"] if isinstance(step, Mapping)]
    others = [step["fallback"] for step in steps if isinstance(step.get("fallback"), Mapping)]
    given = leaves([each.get("params") for each in [*steps, *others]])
    return [str(each) for each in given if isinstance(each, str | int) and not isinstance(each, bool)]
