"""What ryx can't do, in everyday words: it says so, and what it can do instead, and does nothing."""

from training.family import family
from training.material.asides import around
from training.material.exchanges import exchanges
from training.source import Source
from training.talk import Talk
from training.words.cities import PLACES
from training.words.facts import slots
from training.words.refusals import EVERY

_EVERY = exchanges(EVERY)


def values(source: Source) -> dict[str, str]:
    """What requests are about: things, a person, a city, numbers, a time of day."""
    city = source.pick(PLACES[source.language])[0].removeprefix("der ").removeprefix("dem ")
    hour = source.number(0, 23)
    time = source.pick([f"{hour}:{source.number(0, 59):02}", str(hour), source.by(f"{hour % 12 + 1} {source.pick(['am', 'pm'])}", f"{hour} Uhr")])
    return slots(source) | {"c": city, "t": time, "m": str(source.pick([1, 2, 5, 10, 15, 20, 30, 45, 60, 90]))}


@family("decline", weight=2.6)
def decline(source: Source) -> Talk:
    """One thing that it can't do; now and then another one behind it."""
    asked, answer = source.pick(_EVERY).said(source, values(source))
    talk = Talk().user(around(source, asked, 0.05)).answer(answer)
    if source.chance(0.06):
        asked, answer = source.pick(_EVERY).said(source, values(source))
        talk.user(asked).answer(answer)
    return talk
