"""What a short answer to what was shown leads to: Actions, a request, or only words (spec C17). Pure."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ryxd.agents.presenting import SHOWN, Offer, Presented, offer_to_open
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.engine.followup import FollowUp, Kind

NOTHING = Offer()
SILENT = Presented("")


@dataclass(frozen=True)
class Step:
    """One of them: `action`, `several`, or `told`. `offer` is what lies on the table after it."""

    told: Presented = SILENT
    ok: bool = False
    action: Action | None = None
    several: tuple[Action, ...] = ()
    offer: Offer = NOTHING


def meant(follow: FollowUp, offer: Offer, text: str, language: str) -> Step:
    """What the answer, as it was typed, means to what was offered."""
    if follow.kind == "do" and offer.guess is not None:
        return Step(action=offer.guess, offer=offer.without_guess)
    shown, count = offer.shown, len(offer.shown)
    opened = [_opening(offer, each) for each in shown[:SHOWN]] if not offer.requests else []
    if opened and (follow.kind == "all" or (follow.kind == "both" and count == 2)):
        return Step(several=tuple(opened), offer=offer)
    if opened and follow.several and all(index < count for index in follow.several):
        chosen = dict.fromkeys(shown[index] for index in follow.several)
        return Step(several=tuple(_opening(offer, each) for each in chosen), offer=offer)
    if follow.kind == "delete" and offer.paths and (follow.index is None or -count <= follow.index < count):
        return _deleted(follow, offer, text, language)
    if follow.kind == "other" and count == 1:
        return Step(Presented(say(language, "only_one", name=Path(shown[0]).name), offer))
    if follow.kind == "other" and count == 2 and offer.last is not None:
        follow = FollowUp("open", 1 - offer.last)
    if follow.kind in {"decline", "cancel"}:
        return Step(Presented(say(language, "fine")), ok=True)
    if follow.kind == "more" and offer.wider is not None:
        return Step(action=offer.wider)
    if follow.kind == "list" or not opened or (follow.index is None and count > 1):
        return Step(Presented("\n".join(_lines(offer)) or say(language, "fine"), offer), ok=True)
    index = max(follow.several, default=follow.index or 0)
    if count == 1 and index > 0:
        return Step(Presented(say(language, "only_one", name=Path(shown[0]).name), offer))
    if not -count <= index < count:
        return Step(Presented(say(language, "no_item", number=index + 1, count=count), offer))
    action = _reading(offer, shown[index]) if follow.kind == "read" else _opening(offer, shown[index])
    return Step(action=action, offer=replace(offer, last=index % count))


def picked(follow: FollowUp | None, offer: Offer) -> str:
    """Which of the requests that were asked about is meant; empty where none is."""
    if follow is None or follow.kind not in {"open", "accept", "other"} or not offer.requests:
        return ""
    count = len(offer.requests)
    index = 0 if count == 1 else follow.index
    return "" if index is None or not -count <= index < count else offer.requests[index]


def which(requests: Sequence[str], language: str) -> Presented:
    """The question which request is meant."""
    question = say(language, "which_one", shown=len(requests))
    lines = [f"{number}. {request}" for number, request in enumerate(requests, start=1)]
    offer = Offer(question, requests=tuple(requests), language=language)
    return Presented("\n".join([say(language, "which_request"), *lines, question]), offer)


def which_item(items: Sequence[int], offer: Offer, language: str) -> Presented:
    """The question which of several things is meant: only those lie on the table from now on."""
    if offer.pages:
        pages = tuple(offer.pages[index] for index in items)
        kept = replace(offer, pages=pages, choices=(), actions={}, last=None)
    else:
        kept = offer_to_open([offer.paths[index] for index in items], None, language)
    return Presented("\n".join([*_lines(kept), say(language, "which_one", shown=len(items))]), kept)


def one_more(items: Sequence[int], followed: str) -> FollowUp:
    """Do with the one thing that was named what was done with the last one."""
    kinds: dict[str, Kind] = {"read": "read", "delete": "delete"}
    return FollowUp(kinds.get(followed, "open"), items[0])


def _lines(offer: Offer) -> list[str]:
    if not offer.paths:
        return [f"{number}. {each}" for number, each in enumerate(offer.shown, start=1)]
    return [f"{number}. {Path(path).name}: {path}" for number, path in enumerate(offer.paths, start=1)]


def _opening(offer: Offer, what: str) -> Action:
    return Action("open_file", {"path": what}) if offer.paths else Action("open_url", {"url": what})


def _reading(offer: Offer, what: str) -> Action:
    if not offer.paths:
        return Action("read_page", {"url": what})
    return Action("list_dir" if what.endswith("/") else "read_file", {"path": what})


def _deleted(follow: FollowUp, offer: Offer, text: str, language: str) -> Step:
    """Take away what was shown: of several the one that was named, all of them only when that was said."""
    every = re.search(r"\b(?:all|alle|them)\b", text.lower())
    if follow.index is None and len(offer.paths) > 1 and not every:
        lines = [f"{number}. {path}" for number, path in enumerate(offer.paths, start=1)]
        asked = say(language, "which_one", shown=len(offer.paths))
        return Step(Presented("\n".join([*lines, asked]), offer))
    paths = offer.paths if follow.index is None else (offer.paths[follow.index],)
    left = replace(offer, paths=tuple(path for path in offer.paths if path not in paths), choices=())
    return Step(action=Action("trash_file", {"paths": list(paths)}), offer=left)
