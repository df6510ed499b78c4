"""How bright the screen is: set_brightness."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.brightness import BY, HINTS, STEPS
from training.wordings.brightness_after import HALFWAY, LESS, MORE
from training.wordings.brightness_levels import LEVEL, NAMED
from training.words.numerals import spelled

_HOW_BRIGHT = {
    "en": ("How bright should it be, in percent?", "To what percentage should I set the brightness?"),
    "de": ("Wie hell soll es sein, in Prozent?", "Auf wie viel Prozent soll ich die Helligkeit stellen?"),
}
ERRORS = {
    "en": (
        "brightnessctl is not installed; install the package brightnessctl",
        "this machine has no screen whose brightness a program can set (a desktop monitor has buttons, or ddcutil)",
        "brightnessctl may not set the brightness: log in on the machine itself, or join the group video",
    ),
    "de": (
        "brightnessctl ist nicht installiert; installiere das Paket brightnessctl",
        "Dieser Rechner hat keinen Bildschirm mit einstellbarer Helligkeit (ein Monitor hat Tasten, oder ddcutil)",
        "brightnessctl darf die Helligkeit nicht ändern: melde dich am Rechner selbst an, oder tritt der Gruppe video bei",
    ),
}


def reached(source: Source, talk: Talk, level: int, *, fails: float = 0.06) -> Talk:
    """What the tool says of a brightness in percent, and that is shown; now and then it fails."""
    if source.chance(fails):
        return talk.error(source.pick(ERRORS[source.language])).shown()
    level = min(100, max(1, level))
    return talk.result(ok=True, level=level, say=source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")).shown()


@family("brightness_level", "set_brightness", weight=0.6)
def level(source: Source) -> Talk:
    """A level that is named, in digits or words."""
    level = source.number(1, 100) if source.chance(0.6) else 5 * source.number(1, 20)
    said = spelled(level, source.language) if source.chance(0.12) else str(level)
    return reached(source, Talk().user(source.say(LEVEL, n=said)).call("set_brightness", level=level), level)


@family("brightness_step", "set_brightness", weight=1.2)
def step(source: Source) -> Talk:
    """Brighter or darker: 5, 10 or 20 percent."""
    direction, size = source.pick([1, -1]), source.pick([5, 10, 10, 10, 20])
    level = source.number(1, 100 - size) + (size if direction > 0 else 0)
    return reached(source, Talk().user(source.say(STEPS[direction, size])).call("set_brightness", delta=direction * size), level)


@family("brightness_by", "set_brightness", weight=0.3)
def by(source: Source) -> Talk:
    """Brighter or darker by so many percent."""
    direction, size = source.pick([1, -1]), source.number(1, 50)
    level = source.number(1, 100 - size) + (size if direction > 0 else 0)
    return reached(source, Talk().user(source.say(BY[direction], n=str(size))).call("set_brightness", delta=direction * size), level)


@family("brightness_named", "set_brightness", weight=0.35)
def named(source: Source) -> Talk:
    """As bright as possible, half, as dark as possible."""
    level = source.pick([100, 0, 50])
    return reached(source, Talk().user(source.say(NAMED[level])).call("set_brightness", level=level), level)


@family("brightness_hint", "set_brightness", weight=0.6)
def hint(source: Source) -> Talk:
    """The screen is too dark, or dazzles: ten percent; then perhaps more of it, or back."""
    direction, now = source.pick([1, -1]), source.number(25, 75)
    talk = Talk().user(source.say(HINTS[direction])).call("set_brightness", delta=10 * direction)
    if source.chance(0.55):
        return reached(source, talk, now)
    reached(source, talk, now, fails=0)
    if source.chance(0.65):
        change, said = 10 * direction, source.say(MORE, w=source.by("brighter" if direction > 0 else "darker", "heller" if direction > 0 else "dunkler"))
    else:
        change, said = -5 * direction, source.say(LESS, o=source.by("bright" if direction > 0 else "dark", "hell" if direction > 0 else "dunkel"))
    return reached(source, talk.user(said).call("set_brightness", delta=change), now + change, fails=0)


@family("brightness_which", "ask_user", "set_brightness", weight=0.2)
def which(source: Source) -> Talk:
    """A brightness that is not said."""
    level = source.number(1, 100)
    talk = Talk().user(source.say(HALFWAY)).call("ask_user", question=_HOW_BRIGHT[source.language][0])
    if source.chance(0.7):
        said = source.pick([f"{level}", f"{level}%", source.by(f"to {level}", f"auf {level}"), source.by(f"{level} percent", f"{level} Prozent")])
        return reached(source, talk.result(answer=said).call("set_brightness", level=level), level)
    up = source.chance(0.5)
    said = source.by("brighter" if up else "darker", "heller" if up else "dunkler")
    return reached(source, talk.result(answer=said).call("set_brightness", delta=10 if up else -10), level)
