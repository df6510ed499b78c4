"""How loud it is: set_volume, get_volume."""

from typing import Any

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.loud_levels import ASKED, HALFWAY, LEVEL, NAMED
from training.wordings.loudness import BY, STEPS
from training.wordings.microphone import MICROPHONE, MICROPHONE_ASKED, MICROPHONE_LEVEL
from training.wordings.muting import MUTE
from training.wordings.too_loud import HINTS, LESS, MORE
from training.words.numerals import spelled

_HOW_LOUD = {
    "en": ("How loud should it be, in percent?", "To what percentage should I set it?", "How loud? Give me a percentage, or louder or quieter."),
    "de": ("Wie laut soll es sein, in Prozent?", "Auf wie viel Prozent?", "Wie laut? Nenn mir Prozent, oder lauter oder leiser."),
}
ERRORS = {
    "en": (
        "no sound output is connected",
        "the volume can't be read or set: wpctl: Could not connect to PipeWire",
        "the volume can't be read or set: pactl: Connection failure: Connection refused",
        "no program for the volume is installed; install wireplumber (wpctl), libpulse or pulseaudio-utils (pactl), or alsa-utils (amixer)",
    ),
    "de": (
        "Es ist keine Tonausgabe angeschlossen",
        "Die Lautstärke lässt sich weder lesen noch ändern: wpctl: Could not connect to PipeWire",
        "Die Lautstärke lässt sich weder lesen noch ändern: pactl: Connection failure: Connection refused",
        ("Es ist kein Programm für die Lautstärke installiert; installiere wireplumber (wpctl), libpulse oder pulseaudio-utils (pactl), "
        "oder alsa-utils (amixer)"),
    ),
}
NO_MICROPHONE = {"en": "no microphone is connected", "de": "Es ist kein Mikrofon angeschlossen"}


def state(source: Source, level: int, *, muted: bool = False, device: str = "output") -> dict[str, Any]:
    """What the tools say of a volume in percent: the fields of their result."""
    if device == "microphone":
        if muted:
            said = source.by("The microphone is muted.", "Das Mikrofon ist stumm.")
        else:
            said = source.by(f"The microphone is on ({level} %).", f"Das Mikrofon ist an ({level} %).")
    elif muted:
        said = source.by(f"Sound is muted (volume {level} %).", f"Der Ton ist aus (Lautstärke {level} %).")
    else:
        said = source.by(f"Volume is at {level} %.", f"Lautstärke: {level} %.")
    return {"ok": True, "device": device, "level": level, "muted": muted, "say": said}


def _done(source: Source, talk: Talk, level: int, *, muted: bool = False, device: str = "output", fails: float = 0.05) -> Talk:
    """The tool's result, which is shown; now and then it fails."""
    if source.chance(fails):
        error = NO_MICROPHONE[source.language] if device == "microphone" else source.pick(ERRORS[source.language])
        return talk.error(error).shown()
    return talk.result(**state(source, level, muted=muted, device=device)).shown()


def _percent(source: Source) -> int:
    return source.number(0, 100) if source.chance(0.6) else 5 * source.number(0, 20)


@family("volume_level", "set_volume", weight=0.8)
def level(source: Source) -> Talk:
    """A level that is named, in digits or words."""
    level = _percent(source)
    said = spelled(level, source.language) if source.chance(0.15) else str(level)
    talk = Talk().user(source.say(LEVEL, n=said)).call("set_volume", level=level)
    return _done(source, talk, level)


@family("volume_step", "set_volume", weight=1.5)
def step(source: Source) -> Talk:
    """Louder or quieter: 5, 10 or 20 percent."""
    direction, size = source.pick([1, -1]), source.pick([5, 10, 10, 10, 20])
    level = source.number(0, 100 - size) + (size if direction > 0 else 0)
    talk = Talk().user(source.say(STEPS[direction, size])).call("set_volume", delta=direction * size)
    return _done(source, talk, level)


@family("volume_by", "set_volume", weight=0.4)
def by(source: Source) -> Talk:
    """Louder or quieter by so many percent."""
    direction, size = source.pick([1, -1]), source.number(1, 50)
    level = source.number(0, 100 - size) + (size if direction > 0 else 0)
    talk = Talk().user(source.say(BY[direction], n=str(size))).call("set_volume", delta=direction * size)
    return _done(source, talk, level)


@family("volume_named", "set_volume", weight=0.4)
def named(source: Source) -> Talk:
    """As loud as possible, half, as quiet as possible."""
    level = source.pick([100, 100, 50, 0])
    return _done(source, Talk().user(source.say(NAMED[level])).call("set_volume", level=level), level)


@family("volume_hint", "set_volume", weight=0.5)
def hint(source: Source) -> Talk:
    """It is too loud, or hardly to be heard: ten percent."""
    direction = source.pick([1, -1])
    talk = Talk().user(source.say(HINTS[direction])).call("set_volume", delta=10 * direction)
    return _done(source, talk, source.number(10, 90))


@family("volume_mute", "set_volume", weight=1.0)
def mute(source: Source) -> Talk:
    """No sound, or sound again."""
    muted = source.chance(0.5)
    talk = Talk().user(source.say(MUTE[muted])).call("set_volume", mute=muted)
    return _done(source, talk, _percent(source), muted=muted)


@family("volume_asked", "get_volume", weight=0.5)
def asked(source: Source) -> Talk:
    """How loud it is; then perhaps louder or quieter."""
    now, muted = source.number(5, 90), source.chance(0.25)
    talk = _done(source, Talk().user(source.say(ASKED)).call("get_volume"), now, muted=muted)
    if "error" in talk.turns[-2][1] or not source.chance(0.25):
        return talk
    if muted:
        return _done(source, talk.user(source.say(MUTE[False])).call("set_volume", mute=False), now, fails=0)
    direction, size = source.pick([1, -1]), source.pick([5, 10, 20])
    talk.user(source.say(STEPS[direction, size])).call("set_volume", delta=direction * size)
    return _done(source, talk, min(100, max(0, now + direction * size)), fails=0)


@family("volume_microphone", "set_volume", "get_volume", weight=0.7)
def microphone(source: Source) -> Talk:
    """The microphone: off, on, its level, and whether it is on."""
    kind = source.number(0, 9)
    if kind < 7:
        muted = source.chance(0.5)
        talk = Talk().user(source.say(MICROPHONE[muted])).call("set_volume", mute=muted, device="microphone")
        return _done(source, talk, _percent(source), muted=muted, device="microphone", fails=0.08)
    level = _percent(source)
    if kind == 7:
        talk = Talk().user(source.say(MICROPHONE_LEVEL, n=str(level))).call("set_volume", level=level, device="microphone")
        return _done(source, talk, level, device="microphone")
    talk = Talk().user(source.say(MICROPHONE_ASKED)).call("get_volume", device="microphone")
    return _done(source, talk, level, muted=source.chance(0.5), device="microphone")


@family("volume_on", "set_volume", weight=0.6)
def onward(source: Source) -> Talk:
    """A step, and then more of it, or back."""
    direction = source.pick([1, -1])
    now = source.number(30, 70)
    if source.chance(0.5):
        talk = Talk().user(source.say(STEPS[direction, 10])).call("set_volume", delta=10 * direction)
    else:
        talk = Talk().user(source.say(HINTS[direction])).call("set_volume", delta=10 * direction)
    now += 10 * direction
    _done(source, talk, now, fails=0)
    words = {1: source.by("louder", "lauter"), -1: source.by("quieter", "leiser")}
    loud = {1: source.by("loud", "laut"), -1: source.by("quiet", "leise")}
    for _ in range(source.pick([1, 1, 1, 2])):
        if source.chance(0.6):
            change, said = 10 * direction, source.say(MORE, w=words[direction])
        else:
            change, said = -5 * direction, source.say(LESS, o=loud[direction])
        now = min(100, max(0, now + change))
        _done(source, talk.user(said).call("set_volume", delta=change), now, fails=0)
    return talk


@family("volume_which", "ask_user", "set_volume", weight=0.25)
def which(source: Source) -> Talk:
    """A volume that is not said."""
    level = _percent(source)
    talk = Talk().user(source.say(HALFWAY)).call("ask_user", question=_HOW_LOUD[source.language][0])
    if source.chance(0.7):
        said = source.pick([f"{level}", f"{level}%", source.by(f"to {level}", f"auf {level}"), source.by(f"{level} percent", f"{level} Prozent")])
        return _done(source, talk.result(answer=said).call("set_volume", level=level), level)
    direction = source.pick([1, -1])
    said = source.by("louder" if direction > 0 else "quieter", "lauter" if direction > 0 else "leiser")
    return _done(source, talk.result(answer=said).call("set_volume", delta=10 * direction), level)
