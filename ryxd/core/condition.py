"""Whether a step of a plan is wanted: what an earlier step found, compared by code and by no model (spec C2)."""

import re
from collections.abc import Mapping
from operator import ge, gt, le, lt
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from ryxd.core.form import record
from ryxd.core.model import JsonSchema

COMPARISONS = ("below", "above", "at_least", "at_most", "is", "is_not")


_ORDERS = {"below": lt, "above": gt, "at_least": ge, "at_most": le}


_AMOUNT = re.compile(r"(-?\d+(?:[.,]\d+)?)\s*(?:%|([kmgt])?(i)?b?)", re.IGNORECASE)


class Incomparable(Exception):
    """What was found can't be compared with that; the text says both."""


class Condition(BaseModel):
    """What has to be so for a step to be done; else it is left out, and that is no failure."""

    model_config = ConfigDict(frozen=True, extra="ignore", populate_by_name=True)

    value: str = Field(max_length=200)
    """What an earlier step found, as in "$1.percent"."""
    comparison: Literal["below", "above", "at_least", "at_most", "is", "is_not"] = Field(alias="is")
    than: bool | int | float | str
    """With what: a number, an amount ("20 GB"), a word, a time ("18:00"); of a list how many or what."""

    def holds(self, found: Any) -> bool:
        """Whether it is so of what was found. Raises Incomparable.

        Numbers are compared as numbers, a list or a mapping by how many it has or by what is in it, other texts by
        the alphabet (times of a day, too) and in any case of letters.
        """
        if self.comparison in {"is", "is_not"}:
            return self._same(found) == (self.comparison == "is")
        return bool(_ORDERS[self.comparison](*self._pair(found)))

    def _same(self, found: Any) -> bool:
        if isinstance(found, Mapping | list | tuple) and _number(self.than) is None:
            return any(self._same(each) for each in (found.values() if isinstance(found, Mapping) else found))
        if isinstance(found, bool):
            return _plain(self.than) == _plain(found)
        try:
            mine, theirs = self._pair(found)
        except Incomparable:  # a number is no word
            return False
        return bool(mine == theirs)

    def _pair(self, found: Any) -> tuple[Any, Any]:
        """Both as what they can be compared as."""
        number = len(found) if isinstance(found, Mapping | list | tuple) else _number(found)
        other = _number(self.than)
        if number is not None and other is not None:
            return number, other
        if isinstance(found, str) and isinstance(self.than, str):
            return _plain(found), _plain(self.than)
        raise Incomparable(f"{found!r} can't be compared with {self.than!r}")


def condition_form(reference: str) -> JsonSchema:
    """The form of a condition; `reference` is the pattern of what refers to an earlier step."""
    than = {"anyOf": [{"type": "number"}, {"type": "boolean"}, {"type": "string", "maxLength": 200}]}
    return record(
        {"value": {"type": "string", "pattern": f"^{reference}$"}, "is": {"enum": list(COMPARISONS)}, "than": than}
    )


def _number(value: Any) -> float | None:
    """The number that it is or says, as in 20, "20 %", "1,5 GB" (of bytes); None for none."""
    if isinstance(value, bool) or not isinstance(value, int | float | str):
        return None
    if not isinstance(value, str):
        return float(value)
    said = _AMOUNT.fullmatch(value.strip())
    if said is None:
        return None
    digits, unit, binary = said[1].replace(",", "."), (said[2] or "").lower(), said[3]
    return float(digits) * float(1024 if binary else 1000) ** " kmgt".index(unit or " ")


def _plain(value: Any) -> str:
    return str(value).strip().casefold()
