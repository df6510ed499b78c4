"""Searches that go on, or are not plain: elsewhere, for something else, without opening, or for nobody knows what."""

from training.families.find import AND_THERE, ONE
from training.family import family
from training.material import searching, sought
from training.source import Source
from training.talk import Talk
from training.wordings.seeking import AND_WHAT, BARE, CLOSED


@family("find_further", "search_files", weight=0.4)
def further(source: Source) -> Talk:
    """The search goes on in another place, or for something else."""
    what = sought.by_words(source, 1, 2)
    place = searching.somewhere(source, 0.7)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    if source.chance(0.5):
        searching.search(source, talk, what, place, count=0)
        if place and place.path != "~":  # what was not found there is looked for everywhere at once
            searching.search(source, talk, what, None, count=0)
        talk.shown()
    else:
        searching.told(source, talk, what, place)
    if source.chance(0.6):
        other = sought.place(source)
        talk.user(source.say(AND_THERE, where=other.inside))
        searching.told(source, talk, what, other)
    else:
        new = sought.by_words(source, 1, 2)
        talk.user(source.say(AND_WHAT, what=new.text))
        searching.told(source, talk, new, place)
    return talk


@family("find_closed", "search_files", weight=0.2)
def closed(source: Source) -> Talk:
    """It is to be found, and not opened."""
    place = searching.somewhere(source, 0.3)
    what = sought.by_words(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    talk = searching.begun(source).user(source.say(CLOSED, lower=None, **what.slots(source), where=searching.placed(place)))
    searching.told(source, talk, what, place)
    return talk


@family("find_what", "ask_user", "search_files", weight=0.25)
def unsaid(source: Source) -> Talk:
    """Nobody said what to find."""
    question = source.by("What should I look for?", "Wonach soll ich suchen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    what = source.pick([sought.by_words, sought.generic])(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    place = searching.somewhere(source, 0.25)
    slots = what.slots(source)
    talk.result(answer=f"{source.pick([slots['what'], slots['what'], slots['nom']])} {searching.placed(place)}".strip())
    searching.told(source, talk, what, place)
    return talk
