"""Forgetting what was remembered: by its words, its number, or all of it; and when it is not clear what is meant."""

from training.family import family
from training.material.memories import fact, memories, number
from training.source import Source
from training.talk import Talk
from training.wordings.forgetting import FORGET
from training.wordings.forgetting_more import FORGET_ALL, FORGET_ID, FORGET_WHAT
from training.wordings.forgetting_nth import FIRST, SECOND


@family("forget", "forget", weight=0.6)
def forget(source: Source) -> Talk:
    """Forget something, by its words, its number, or all of it."""
    kind = source.rng.random()
    if kind < 0.12:
        return Talk().user(source.say(FORGET_ALL)).call("forget", everything=True).result(texts=[], count=source.number(0, 60)).shown()
    if kind < 0.27:
        made, text = number(source), fact(source)
        talk = Talk().user(source.say(FORGET_ID, id=made)).call("forget", id=made)
        if source.chance(0.2):
            error = source.by(f"nothing remembered is called {made}", f"{made} heißt nichts Gemerktes")
            return talk.error(error).shown()
        return talk.result(texts=[text], count=1).shown()
    query = source.name() if source.chance(0.2) else " ".join(source.nouns(1, 2))
    talk = Talk().user(source.say(FORGET, q=query)).call("forget", query=query)
    outcome = source.rng.random()
    if outcome < 0.12:
        error = source.by(
            f"I remember nothing that says “{query}”, so nothing was forgotten", f"Zu „{query}“ habe ich mir nichts gemerkt, also nichts vergessen"
        )
        return talk.error(error).shown()
    found = memories(source, query, 2)
    if outcome < 0.3:
        head = source.by(
            f"Several say that; nothing was forgotten. Which one? (as in: forget {found[0]['id']})",
            f"Das sagen mehrere; nichts wurde vergessen. Welches? (etwa: vergiss {found[0]['id']})",
        )
        error = "\n".join([head, *(f"{each['id']}: {each['text']}" for each in found)])
        talk.error(error).shown()
        if source.chance(0.5):
            at = source.number(0, 1)
            talk.user(source.say((FIRST, SECOND)[at])).call("forget", id=found[at]["id"]).result(texts=[found[at]["text"]], count=1).shown()
        return talk
    return talk.result(texts=[found[0]["text"]], count=1).shown()


@family("forget_what", "forget", "ask_user", weight=0.12)
def forget_what(source: Source) -> Talk:
    """It was not said what: ask."""
    asked = source.by("What should I forget?", "Was soll ich vergessen?")
    query = source.noun()
    text = memories(source, query, 1)[0]["text"]
    talk = Talk().user(source.say(FORGET_WHAT)).call("ask_user", question=asked).result(answer=query).call("forget", query=query)
    return talk.result(texts=[text], count=1).shown()
