"""How loud it is: set_volume, get_volume."""

from typing import Any

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.loudness import BY, HINTS, LEVEL, MUTE, NAMED, STEPS
from training.words.numerals import spelled

ASKED = Phrases(
    en="""
how loud is [it|the sound|the music|my pc|this]
what's the volume
[what is|what's] the [current|] volume [level|] [right now|]
volume?
current volume
[volume|sound] level
how high is the volume
[is it|is the sound] [loud|muted|on|off] [right now|]
is [the|my] [sound|audio|volume] [muted|on|off]
[tell|show] me the volume
!at what volume [am i|are we|is it] [right now|]
what's the volume at
!to what is the volume set
how much volume [do i have|is that|]
did i mute [it|the sound|this]
why can't i hear anything, is it muted
what volume is it at
are my speakers muted
is [sound|audio] [even|] on
check [the|] volume
""",
    de="""
wie laut ist [es|der Ton|die Musik|das|mein Rechner|das gerade]
[wie hoch|wie] ist die Lautstärke [gerade|]
Lautstärke?
[aktuelle|jetzige|derzeitige] Lautstärke
[welche|was für eine] Lautstärke [haben wir|ist das|ist eingestellt]
auf wie viel [Prozent|] [steht|ist] [die Lautstärke|der Ton]
ist der Ton [an|aus|stumm|überhaupt an]
ist [es|der Rechner|der Sound] stumm
!hab ich [den Ton|] stumm [geschaltet|]
[zeig|sag] mir die Lautstärke
wie laut [hab ich's|hab ichs|hab i's] [gerade|eingestellt]
!auf was steht die Lautstärke [gerade|]
Lautstärkepegel?
sind die Lautsprecher [an|aus|stumm]
warum hör ich nichts, ist der Ton aus
wie laut bin ich eingestellt
Lautstärke checken
wo [steht|is] der [Ton|Pegel] [grad|gerade|]
ist mein Ton [an|aus]
wieviel Lautstärke is grad
""",
)
_MICROPHONE = {
    True: Phrases(
        en="""
mute [the|my|] [mic|microphone|mike]
[mic|microphone|mike] off
+turn [off|] [my|the] [mic|microphone] [off|]
+[turn|switch] [my|the] [mic|microphone] off
[my|the] [mic|microphone] [should be|must be] off
mute me
[they|nobody] [shouldn't|should not|must not] hear me
!+silence my [mic|microphone]
!mic mute
+[disable|cut|kill] [the|my] [mic|microphone]
mute myself
[dog's barking|i have to sneeze|someone came in], [mute my mic|mic off]
[can|could] you mute [my|the] [mic|microphone]
""",
        de="""
[Mikro|Mikrofon|Mic|Mikrophon] [aus|stumm|ab]
[Mikro|Mikrofon|Mic] [stummschalten|ausschalten|muten|ausmachen]
+[schalt|mach|stell|dreh] [mal|bitte|] [das|mein] [Mikro|Mikrofon|Mic] [aus|ab|stumm]
+mute [das|mein] [Mikro|Mikrofon|Mic]
mute mich
+schalt mich stumm
[mein|das] [Mikro|Mikrofon] soll [aus|stumm] sein
!mein Mikro bitte [stumm|aus]
[die|keiner] [sollen mich nicht|soll mich] hören
+[deaktivier|deaktiviere] [das|mein] [Mikro|Mikrofon]
[ich muss niesen|der Hund bellt|da kommt wer], [Mikro aus|Mikrofon stumm]
!kannst du [mein|das] [Mikro|Mikrofon] [stummschalten|ausmachen]
Mikro [wieder|] aus
""",
    ),
    False: Phrases(
        en="""
unmute [the|my|] [mic|microphone|mike]
[mic|microphone|mike] [on|back on]
+turn on [my|the] [mic|microphone]
+[turn|switch] [my|the] [mic|microphone] [on|back on|on again]
[my|the] [mic|microphone] [should be|must be] on
unmute me
[they|everybody] [should|can] hear me [again|]
!+unsilence my [mic|microphone]
!mic unmute
+[enable|activate] [the|my] [mic|microphone]
unmute myself
[i want to say something|i need to talk|my turn to speak], [unmute my mic|mic on]
[can|could] you unmute [my|the] [mic|microphone]
""",
        de="""
[Mikro|Mikrofon|Mic|Mikrophon] [an|ein|wieder an|nicht mehr stumm]
[Mikro|Mikrofon|Mic] [entmuten|einschalten|anschalten|anmachen]
+[schalt|mach|stell] [mal|bitte|] [das|mein] [Mikro|Mikrofon|Mic] [an|ein|wieder an]
+unmute [das|mein] [Mikro|Mikrofon|Mic]
unmute mich
+schalt mich [wieder laut|wieder frei]
[mein|das] [Mikro|Mikrofon] soll [an|wieder an] sein
!mein Mikro bitte [an|wieder an]
[die|alle] sollen mich [wieder|] hören
+[aktivier|aktiviere] [das|mein] [Mikro|Mikrofon]
[ich will was sagen|ich bin dran|ich muss reden], [Mikro an|Mikrofon an]
!kannst du [mein|das] [Mikro|Mikrofon] [anmachen|einschalten|wieder anmachen]
Mikro [wieder|] an
""",
    ),
}
_MICROPHONE_ASKED = Phrases(
    en="""
is [my|the] [mic|microphone] [on|off|muted|live]
am i muted
can [they|people|the others] hear me
[mic|microphone] status
!is the [mic|microphone] [still|] [on|muted] [right now|]
is my [mic|microphone] turned [on|off]
how loud is my [mic|microphone]
[what's|what is] the [mic|microphone] level
""",
    de="""
ist [mein|das] [Mikro|Mikrofon|Mic] [an|aus|stumm]
bin ich [stumm|gemutet|stummgeschaltet]
[können die|kann man] mich hören
Mikro [Status|an oder aus]
!ist [das|mein] [Mikro|Mikrofon] [noch|gerade] [an|aus|stumm]
hab ich das [Mikro|Mikrofon] [an|aus]
wie laut ist mein [Mikro|Mikrofon]
[Pegel|Lautstärke] vom [Mikro|Mikrofon]
""",
)
_MICROPHONE_LEVEL = Phrases(
    en="""
+[set|put] [the|my] [mic|microphone] [volume|level|] to {n}[%| percent|]
[mic|microphone] [volume|level|] [to|at|] {n}[%| percent|]
+turn [my|the] [mic|microphone] [up|down|] to {n}[%| percent|]
!my [mic|microphone] [at|to] {n}[%| percent] please
""",
    de="""
+[stell|setz|mach] [das|mein] [Mikro|Mikrofon] auf {n}[%| Prozent|]
[Mikro|Mikrofon|Mic] [auf|] {n}[%| Prozent|]
[Mikrofonlautstärke|Mikrofonpegel|Mikropegel] [auf|] {n}[%| Prozent|]
!mein [Mikro|Mikrofon] bitte auf {n}[%| Prozent|]
""",
)
_MORE = Phrases(en="[even|] {w}\nstill {w}\n[a bit|] {w} [still|]\n[still|] not enough\n[more|again|once more|and again]\none more time, please\n!and {w} again\n"
                "more [please|]\nkeep going\nthat's not enough",
                de="noch {w}\n[noch mehr|mehr|nochmal|noch einmal|noch mal]\nreicht [noch|] nicht\nnoch [ein Stück|ein bisschen] mehr\n!immer noch nicht genug\n"
                "noch {w} bitte\nund nochmal\nnoch a bissl mehr\nimmer noch zu wenig")  # fmt: skip
_LESS = Phrases(en="[that's|that was|now it's|its|] too much\ntoo much, [a bit back|back a little]\noops too {o} now\n"
                "[no|nope], now it's too {o}\n!back a bit\nnot that much",
                de="[das ist|das war|] zu viel\nzu viel, [etwas|ein bisschen] zurück\nups, jetzt zu {o}\n"
                "[nein|nee], jetzt ist es zu {o}\n!ein bisschen zurück\nso viel auch nicht")  # fmt: skip
_HALFWAY = Phrases(
    en="""
+set the volume
+set the volume to
+change the volume
+[adjust|regulate] the [sound|volume]
+put the sound at
!+set the sound to
volume to
the volume
""",
    de="""
+[stell|setz|änder] die Lautstärke
+[stell|setz] die Lautstärke auf
+[stell|mach] den Ton auf
+[regel|pass] [die Lautstärke|den Ton] [an|]
!+stell den Ton anders
Lautstärke auf
Lautstärke ändern
Ton einstellen
""",
)
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
        talk = Talk().user(source.say(_MICROPHONE[muted])).call("set_volume", mute=muted, device="microphone")
        return _done(source, talk, _percent(source), muted=muted, device="microphone", fails=0.08)
    level = _percent(source)
    if kind == 7:
        talk = Talk().user(source.say(_MICROPHONE_LEVEL, n=str(level))).call("set_volume", level=level, device="microphone")
        return _done(source, talk, level, device="microphone")
    talk = Talk().user(source.say(_MICROPHONE_ASKED)).call("get_volume", device="microphone")
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
            change, said = 10 * direction, source.say(_MORE, w=words[direction])
        else:
            change, said = -5 * direction, source.say(_LESS, o=loud[direction])
        now = min(100, max(0, now + change))
        _done(source, talk.user(said).call("set_volume", delta=change), now, fails=0)
    return talk


@family("volume_which", "ask_user", "set_volume", weight=0.25)
def which(source: Source) -> Talk:
    """A volume that is not said."""
    level = _percent(source)
    talk = Talk().user(source.say(_HALFWAY)).call("ask_user", question=_HOW_LOUD[source.language][0])
    if source.chance(0.7):
        said = source.pick([f"{level}", f"{level}%", source.by(f"to {level}", f"auf {level}"), source.by(f"{level} percent", f"{level} Prozent")])
        return _done(source, talk.result(answer=said).call("set_volume", level=level), level)
    direction = source.pick([1, -1])
    said = source.by("louder" if direction > 0 else "quieter", "lauter" if direction > 0 else "leiser")
    return _done(source, talk.result(answer=said).call("set_volume", delta=10 * direction), level)
