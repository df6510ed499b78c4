"""Which requests went well, and which of them may be learned from (spec E8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.core.recipe import normal
from ryxd.engine.control import CONTROL
from ryxd.record.evidence import Tried

AGAIN = 120_000
"""Milliseconds within which the same request again, in the same session, says that it did not go well."""

_RESTS = ("followup.", CONTROL)
"""Rules of requests that mean something only after another one."""


@dataclass(frozen=True)
class Trial:
    """One request, without what makes no difference, and how it went."""

    tried: Tried
    key: str
    well: bool


def trials(tried: Sequence[Tried]) -> list[Trial]:
    """What can be learned from, the newest first: requests that stand by themselves."""
    found: list[Trial] = []
    after: dict[tuple[str, str], int] = {}
    for one in tried:
        rule = str(one.routed.get("rule", ""))
        if not one.routed or rule.startswith(_RESTS):
            continue
        key = normal(one.text)[0]
        again = after.get((one.session, key))
        after[one.session, key] = one.created
        repeated = again is not None and again - one.created < AGAIN
        well = one.outcome == "done" and not one.undone and not (repeated and not _equal_acts(one))
        found.append(Trial(one, key, well))
    return found


def _equal_acts(one: Tried) -> bool:
    """Whether it may be asked for again just because it is wanted again: it did something, and nothing failed."""
    return bool(one.tools) and all(ok for _, ok in one.tools)
