"""What an answer in words does: whether it asks back, says that it can't, or points to a larger model. Pure."""

import re

from ryxd.agents.wording import WORDS, say

_CANNOT = re.compile(
    r"\b(?:can ?not|can['’]t|could ?n['’]t|could not|unable|not able|impossible|not possible)\b"
    r"|\bno (?:way|tool|means)\b|\bdon['’]t know how\b|\bnot something i\b|\bbeyond (?:me|what i)\b"
    r"|\b(?:i have|there is) (?:no|nothing)\b|\bi am not (?:made|for)\b"
    r"|\b(?:kann|könnte|konnte|darf)\b[^.!?]{0,80}\b(?:nicht|nichts|kein\w*)\b"
    r"|\b(?:nicht|nichts|kein\w*)\b[^.!?]{0,80}\b(?:kann|möglich|imstande|fähig|lage|gebaut|gemacht|beherrsche)\b"
    r"|\bgeht\b[^.!?]{0,40}\bnicht\b|\bunmöglich\b|\bnicht (?:mein|möglich)\b"
    r"|\b(?:habe|gibt|beherrsche|weiß|mache|bin)\b[^.!?]{0,60}\b(?:nicht|kein\w*)\b",
    re.IGNORECASE,
)
_QUESTION = re.compile(r"\?[\"'”“»«)\s]*$", re.MULTILINE)


def declines(text: str) -> bool:
    """Whether a text says that something can't be done, or will not be."""
    return _CANNOT.search(text) is not None


def asks(text: str, offer: str = "") -> bool:
    """Whether a line of a text ends as a question; `offer` is one that code put there, and does not count."""
    return _QUESTION.search(text.replace(offer, "") if offer else text) is not None


def points_on(text: str) -> bool:
    """Whether a text says that a larger model may manage it."""
    return any(say(language, "too_hard", wanted="large") in text for language in ("de", "en"))


def doubts(reason: str) -> bool:
    """Whether it is asked about an Action since the model that chose it is not sure, by what the question says."""
    told = (words.get("unsure_reason") for words in WORDS.values())
    return any(text is not None and text in reason for text in told)


def has(text: str, fact: str) -> bool:
    """Whether a text has a fact; "a|b" is either. Case, and which white space it is, do not matter."""
    plain = _plain(text)
    return any(_plain(one) in plain for one in fact.split("|"))


def _plain(text: str) -> str:
    return " ".join(text.casefold().split())
