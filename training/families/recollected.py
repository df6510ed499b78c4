"""Questions that a memory answers which stands before them (ryxd/engine/recollection.py): it is told as it was said, nothing is called."""

from functools import cache

from training.family import family
from training.material.asides import around
from training.material.lines import Line, lines
from training.material.memories import before, fact, memories, rivals, told, whole
from training.source import Source
from training.talk import Talk
from training.wordings.recalling import RECALL, RECALL_OF, RECALL_PERSON
from training.words.facts import day

_TYPED = 0.35
"""The share of questions that people typed one by one."""
_RIVALS = 0.35
"""The share where others say the same of something else: which one is meant, the thing alone tells."""
_OTHER = 0.15
"""The share where what stands there says nothing about it, so that it is looked for."""
_SAID = {
    "en": ("{q} is {v}", "{q}: {v}", "the {q} is {v}", "{q} - {v}", "my {q}: {v}", "{v} is the {q}", "{q} {v}"),
    "de": ("{q} ist {v}", "{q}: {v}", "{q} lautet {v}", "{q} - {v}", "mein {q} ist {v}", "{v} ist {q}", "{q} {v}"),
}


@cache
def _recalling(language: str, held: bool) -> tuple[Line, ...]:
    return tuple(
        one for one in lines(language, held) if one.call.get("tool") == "recall" and one.call["args"].get("query")
    )


@family("recollected", "recall", weight=8.0)
def recollected(source: Source) -> Talk:
    """A question about what was remembered, with what is remembered before it: one or two say it, others do not."""
    said, query, fits = _asked(source)
    others = [fact(source) for _ in range(source.pick([0, 0, 0, 1, 1, 2]))]
    if source.chance(_RIVALS):
        others += rivals(source, fits[0], query, source.pick([1, 1, 2]))
    if source.chance(_OTHER):
        others = [text for text in [*others, fact(source)] if query.casefold() not in text.casefold()]
        if others:
            found = memories(source, query, source.pick([0, 1]))
            return before(Talk().user(said), others).call("recall", query=whole(said, query)).result(memories=found).shown()
    given = [*fits, *others]
    source.rng.shuffle(given)
    answer = told(source, "; ".join(text for text in given if text in fits))
    return before(Talk().user(said), given).answer(answer)


def _asked(source: Source) -> tuple[str, str, list[str]]:
    """What is asked, what about, and the memories that say it."""
    if source.chance(_TYPED) and (typed := _recalling(source.language, source.split.phrases)):
        line = source.pick(typed)
        query = line.call["args"]["query"]
        value = source.pick(
            [
                str(source.number(1, 99999)),
                source.noun(),
                source.name(),
                day(source),
                f"{source.noun()} {source.noun()}",
            ]
        )
        return line.say, query, [source.pick(_SAID[source.language]).format(q=query, v=value)]
    kind = source.rng.random()
    phrases, query = (RECALL_OF, source.noun()) if kind < 0.5 else (RECALL_PERSON, source.name().split()[0])
    if kind > 0.85:
        phrases, query = RECALL, source.noun()
    fits = [each["text"] for each in memories(source, query, source.pick([1, 1, 1, 1, 2]))]
    return around(source, source.say(phrases, q=query), 0.08), query, fits
