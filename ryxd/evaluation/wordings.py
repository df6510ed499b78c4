"""What an answer in words does: whether it asks back, says that it can't, or points to a larger model. Pure."""

import re

from ryxd.agents.wording import WORDS, say

_CANNOT = re.compile(
    r"\b(?:can ?not|can['’]t|unable|not able|impossible|not possible)\b"
    r"|\bno (?:way|tool|means|access|ability) (?:to|for|of)\b|\bdon['’]t know how\b|\bnot something i\b"
    r"|\bi (?:won['’]t|will not|don['’]t do|do not do)\b|\bi don['’]t (?:touch|change)\b"
    r"|\bi (?:have no|don['’]t have|do not have) (?:\w+ )?"
    r"(?:access|hands|voice|location|tools?|means|way|ability)\b"
    r"|\bi don['’]t know where you are\b|\bcan\b[^.!?]{0,40}, but not\b"
    r"|\bbeyond (?:me|what i)\b|\bi(?: am|['’]m) not (?:made|built|meant)\b"
    r"|\b(?:kann|könnte|darf)\b[^.!?]{0,80}\b(?:nicht|nichts|kein\w*|weder)\b"
    r"|\b(?:mache?|tue?|ändere|erreiche|reiche) ich\b[^.!?]{0,40}\bnicht\b"
    r"|\bich (?:habe )?(?:\w+ )?keine?n? (?:zugriff|zugang|werkzeug\w*|stimme|hände|standort)\b"
    r"|\bweiß ich nicht\b|\bhabe ich nicht[.!;]"
    r"|\b(?:nicht|nichts|kein\w*)\b[^.!?]{0,80}\b(?:kann|könnte|möglich|imstande|fähig|in der lage)\b"
    r"|\b(?:dafür|dazu|sowas|so etwas|damit)\b[^.!?]{0,40}\b(?:nicht|nichts|kein\w*)\b"
    r"|\bgeht\b[^.!?]{0,40}\bnicht\b|\bunmöglich\b|\bnicht möglich\b|\bkeine möglichkeit\b",
    re.IGNORECASE,
)
_QUESTION = re.compile(r"\?[\"'”“»«)\s]*$", re.MULTILINE)


ASKING = ("no_change", "say_something", "none_shown")
"""Sentences of ryx's own that ask for what is missing, without being a question."""


def declines(text: str) -> bool:
    """Whether a text says that something can't be done, or will not be."""
    return _CANNOT.search(text) is not None


def asks(text: str, offer: str = "") -> bool:
    """Whether a line of a text ends as a question, or code asks in it for what is missing.

    `offer` is a question that code put there, and does not count.
    """
    if any(say(language, key) in text for language in ("de", "en") for key in ASKING):
        return True
    return _QUESTION.search(text.replace(offer, "") if offer else text) is not None


def points_on(text: str) -> bool:
    """Whether a text says that a larger model may manage it."""
    keys = ("too_hard", "too_deep")
    return any(say(language, key, wanted="large") in text for language in ("de", "en") for key in keys)


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
