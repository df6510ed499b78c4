"""What ryx is to remember: remembering and recalling; then perhaps it is forgotten."""

from training.family import family
from training.material.asides import around
from training.material.memories import fact, memories, number, whole, with_dass
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.forgetting_nth import FIRST, SECOND
from training.wordings.recalling import RECALL, RECALL_ALL, RECALL_OF, RECALL_PERSON
from training.wordings.remembering import KEEP, KEEP_WHAT, THAT
from training.words import notes


@family("remember", "remember", "forget", weight=0.9)
def keep(source: Source) -> Talk:
    """Remember a sentence; then perhaps not."""
    way_dass = source.german and source.chance(0.5)
    text = notes.note(source) if source.chance(0.3) else fact(source)
    ways = [way for way in KEEP.ways[source.language] if ("{dass}" in way.source) is way_dass and way.held is source.split.phrases]
    dass = text
    if way_dass:
        dass = with_dass(source)
        dass = dass.lower() if source.chance(0.2) else dass
        text = dass.removeprefix("dass ")  # a memory is told without it
    way = source.pick(ways)
    said = source.say(Phrases(**{source.language: ("!" if way.held else "") + ("+" if way.imperative else "") + way.source}), text=text, dass=dass)
    talk = Talk().user(said).call("remember", text=text)
    if source.chance(0.04):
        return talk.error("No space left on device").shown()
    made = number(source)
    talk.result(id=made, text=text, scope="global").shown()
    if source.chance(0.09):
        talk.user(source.say(THAT)).call("forget", id=made).result(texts=[text], count=1).shown()
    return talk


@family("remember_what", "remember", "ask_user", weight=0.15)
def keep_what(source: Source) -> Talk:
    """It was not said what: ask."""
    asked = source.by("What should I remember?", "Was soll ich mir merken?")
    text = fact(source)
    talk = Talk().user(source.say(KEEP_WHAT)).call("ask_user", question=asked).result(answer=text)
    return talk.call("remember", text=text).result(id=number(source), text=text, scope="global").shown()


@family("recall", "recall", "forget", weight=1.0)
def recall(source: Source) -> Talk:
    """What was said about something; then perhaps it is to be forgotten."""
    query = source.noun()
    kind = source.rng.random()
    if kind < 0.33:
        phrases = RECALL_OF
    elif kind < 0.45:
        phrases, query = RECALL_PERSON, source.name().split()[0]
    else:
        phrases = RECALL
        if source.chance(0.2):
            query = source.name()
    said = source.say(phrases, q=query)
    bare = query.split(" ", 1)[-1] if query.split(" ")[0] in {"my", "the", "our", "mein", "meine"} else query
    talk = Talk("rag" if source.chance(0.15) else "chat").user(around(source, said, 0.08))
    talk.call("recall", query=whole(said, query))
    count = source.pick([0, 1, 1, 1, 1, 2, 2, 3])
    found = memories(source, bare, count)
    talk.result(memories=found).shown()
    if found and source.chance(0.12) and talk.role == "chat":
        at = source.number(0, min(1, count - 1))
        said = source.say(THAT if count == 1 else (FIRST, SECOND)[at])
        talk.user(said).call("forget", id=found[at]["id"]).result(texts=[found[at]["text"]], count=1).shown()
    return talk


@family("recall_all", "recall", weight=0.3)
def recall_all(source: Source) -> Talk:
    """All that is remembered."""
    found = memories(source, source.noun(), source.pick([0, 1, 2, 3, 4]))
    return Talk().user(around(source, source.say(RECALL_ALL), 0.08)).call("recall").result(memories=found).shown()
