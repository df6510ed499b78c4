"""Two conversations that have nothing to do with each other, one after the other: the second rests on nothing of the first."""

from training.family import discover, family
from training.source import Source
from training.talk import Talk

_JOINT = {
    "en": ("ok, ", "and ", "thanks. ", "great, now ", "next: ", "now something else: ", "ok thanks, and ", "then "),
    "de": ("ok, ", "und ", "danke. ", "super, jetzt ", "als Nächstes: ", "jetzt was anderes: ", "ok danke, und ", "dann "),
}
_LONGEST = 900
"""Characters of each of the two."""


def _one(source: Source) -> Talk | None:
    """A short conversation with the agent chat, of any family that can be in a mixture."""
    families = [each for each in discover().values() if each.name != "mixed"]
    for _ in range(12):
        (chosen,) = source.rng.choices(families, [each.weight for each in families])
        talk = chosen.make(source)
        if talk.role == "chat" and talk.turns[0][0] == "user" and sum(len(text) for _, text in talk.turns) <= _LONGEST:
            return talk
    return None


@family("mixed", weight=1.5)
def mixed(source: Source) -> Talk:
    """Two of them. What hands the request over can only be the last."""
    first, second = _one(source), _one(source)
    if first is None or second is None or "handoff_to_" in first.turns[-1][1]:
        first, second = second or first, None
    if first is None:
        raise ValueError("there is no family for the agent chat")
    if second is None:
        return first
    offset = len(first.turns)
    speaker, text = second.turns[0]
    if source.chance(0.25):
        text = source.pick(_JOINT[source.language]) + text
    first.turns.extend([(speaker, text), *second.turns[1:]])
    first.given.update(offset + at for at in second.given)
    return first
