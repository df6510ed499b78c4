"""What the coordinator found, told by code: Results in words, what is known with where it is from (spec C9)."""

import json
from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.agents.presenting import everywhere, present
from ryxd.agents.retriever import Item, RetrievalBundle
from ryxd.agents.rolewords import tell
from ryxd.core.action import Action, Result
from ryxd.core.fence import unfenced
from ryxd.core.plan import PlanStep
from ryxd.core.view import View

ITEMS = 5
"""Pieces that an answer names."""
EVIDENCE = 12_000
"""Characters of what was found, as a model that answers is shown it."""


@dataclass(frozen=True)
class Done:
    """A step, and what came of it."""

    step: PlanStep
    action: Action
    result: Result
    strategy: str


def given_in(text: str) -> tuple[str, tuple[str, ...]]:
    """The words of a request, and what was given along with it as data."""
    words, _, rest = text.partition("\n\n{")
    found = unfenced("{" + rest) if rest else None
    if found is None:
        return text, ()
    data = found[1]
    return words, (data if isinstance(data, str) else json.dumps(data, ensure_ascii=False),)


def composed(
    done: Sequence[Done], bundle: RetrievalBundle | None, given: Sequence[str], view: View, language: str
) -> str:
    """What came of the steps that no other step used; else what is known. Empty where there is nothing."""
    used = {number for each in done for number in each.step.waits_for}
    parts = [told for each in done if each.step.step not in used and (told := _told(each, view, language))]
    if not parts and bundle is not None and bundle.telling:
        parts.append(_known(bundle.telling, bundle.open_questions, language))
    if not parts and given:
        parts += given
    return "\n".join(parts)


def evidence(done: Sequence[Done], bundle: RetrievalBundle | None, given: Sequence[str]) -> str:
    """All that an answer may rest on."""
    parts = [f"{each.step.goal}: {each.result.bare}" for each in done]
    if bundle is not None:
        parts += [f"{item.source}: {item.text}" for item in bundle.telling]
    return "\n".join([*parts, *given])[:EVIDENCE]


def _told(each: Done, view: View, language: str) -> str:
    if "items" in each.result.data and each.strategy != "tool":
        return _known([Item.model_validate(item) for item in each.result.data["items"]], (), language)
    shown = present(each.action, each.result, language, everywhere(view.paths))
    return (shown.text if shown is not None else each.result.bare).strip()


def _known(items: Sequence[Item], questions: Sequence[str], language: str) -> str:
    lines = [tell(language, "known"), *(f"- {item.text[:400]} ({item.source})" for item in items[:ITEMS])]
    if questions:
        lines.append(tell(language, "open", questions="; ".join(questions)))
    return "\n".join(lines)
