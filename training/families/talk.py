"""Small talk, questions about ryx itself, and what is no request at all: words, and nothing done."""

from training.families.decline import values
from training.family import family
from training.material.exchanges import Exchange, exchanges
from training.source import Source
from training.talk import Talk
from training.wordings.about_ryx import ITSELF
from training.wordings.about_use import USE
from training.wordings.courtesies import COURTESIES
from training.wordings.left_alone import NOT
from training.wordings.smalltalk import SMALLTALK

_SMALL, _ITSELF, _NOT = exchanges(COURTESIES + SMALLTALK), exchanges(ITSELF + USE), exchanges(NOT)

ANSWERS = {each.name: each.answers for each in _SMALL + _ITSELF + _NOT if not any("{" in way.source for way in each.answers.values())}
"""What is answered, by the name of what was said; without that which names something."""


def _said(source: Source, talk: Talk, some: list[Exchange]) -> Talk:
    slots = values(source) | {"g": source.made_word(), "g2": source.made_word().lower()}
    asked, answer = source.pick(some).said(source, slots)
    return talk.user(asked).answer(answer)


@family("talk", weight=1.9)
def small(source: Source) -> Talk:
    """Small talk; now and then more of it."""
    talk = _said(source, Talk(), _SMALL)
    return _said(source, talk, source.pick([_SMALL, _SMALL, _ITSELF])) if source.chance(0.12) else talk


@family("talk_itself", weight=0.9)
def itself(source: Source) -> Talk:
    """Questions about ryx."""
    talk = _said(source, Talk(), _ITSELF)
    return _said(source, talk, source.pick([_ITSELF, _SMALL])) if source.chance(0.12) else talk


@family("talk_not", weight=1.2)
def not_to(source: Source) -> Talk:
    """What is not to be done, what has settled itself, and what only tells something."""
    return _said(source, Talk(), _NOT)
