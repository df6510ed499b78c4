"""How bright the screen is: set_brightness."""

from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.brightness import BY, HINTS, STEPS
from training.wordings.brightness_levels import LEVEL, NAMED
from training.words.numerals import spelled

_HALFWAY = Phrases(
    en="""
+[set|change|adjust] the brightness
+set the brightness to
+adjust [my|the] screen brightness
brightness to
!the brightness
screen brightness, please
i want a different brightness
i [want|need] to [change|adjust] the brightness
the brightness [isn't|is not] right
the [screen|display] brightness should be different
[can|could] you [change|adjust] the brightness [for me|]
+[modify|tweak|configure] the [brightness|backlight]
brightness [change|setting|adjustment]
set brightness
brightness at
!turn the brightness to
different brightness please
i'd like the brightness at
+help me set the brightness
!the brightness has to be changed
would you mind changing the brightness
+put the screen on
backlight to
the brightness needs [adjusting|changing|some tuning]
[would|could] you adjust [the|my] [backlight|screen brightness]
i'm not happy with the brightness
let me [set|choose|pick] the brightness
i need to set [the|my] screen brightness
brightness should be something else
+regulate the brightness
[something's|something is] off with the brightness
screen brightness at
+fix the brightness
brightness level
brightness control
i'd like to set the [backlight|brightness]
""",
    de="""
+[stell|setz|änder|regel] die Helligkeit
+stell die Helligkeit auf
+pass die Helligkeit an
Helligkeit auf
!Helligkeit ändern
Helligkeit einstellen
die Helligkeit [passt|stimmt] [mir|so|] nicht
andere Helligkeit [bitte|]
ich will [eine andere Helligkeit|die Helligkeit ändern]
[kannst|könntest] du die Helligkeit [ändern|anpassen|einstellen|verstellen]
Helligkeit [anpassen|verstellen|regeln|umstellen]
[Bildschirmhelligkeit|Displayhelligkeit] [ändern|einstellen|auf]
Helligkeit setzen [auf|]
die Helligkeit gehört [anders|geändert|verstellt]
Helligkeitsregelung
!ich hätt die Helligkeit gern auf
+[verstell|justier] [die Helligkeit|den Bildschirm]
!der Bildschirm braucht eine andere Helligkeit
+hilf mir mit der Helligkeit
magst du die Helligkeit umstellen
an der Helligkeit was [ändern|drehen]
die Helligkeit bitte auf
den Bildschirm auf
mit der Helligkeit bin ich nicht [zufrieden|glücklich]
[würdest|tätest] du die Helligkeit [regeln|regulieren|einstellen]
an der Helligkeit muss was gemacht werden
die [Displayhelligkeit|Bildschirmhelligkeit] [bitte|mal] [anpassen|regulieren]
Helligkeit [regulieren|justieren|umändern]
ich muss die Helligkeit [einstellen|regeln]
lass mich die Helligkeit einstellen
[irgendwas|was] stimmt mit der Helligkeit nicht
die Helligkeit ist nicht [richtig|gut|passend] eingestellt
Helligkeitsstufe [ändern|einstellen|]
Backlight einstellen
am Schirm gehört die Helligkeit [umgestellt|nachgestellt]
d'Helligkeit apasse
""",
)
_HOW_BRIGHT = {
    "en": ("How bright should it be, in percent?", "To what percentage should I set the brightness?"),
    "de": ("Wie hell soll es sein, in Prozent?", "Auf wie viel Prozent soll ich die Helligkeit stellen?"),
}
_MORE = Phrases(
    en="""
even {w}
{w}
[a bit|] {w} still
[again|once more|and again]
more
still not enough
!and {w} again
keep going
further
go on
[another|one more] [step|notch]
[almost|nearly|not there yet], {w}
[it|the screen] [needs|has] to be [even|still] {w}
even more
{w} than that
same again
a step {w}
hmm, still {w}
[i barely notice it|no big difference]
more of that
that's not enough
!it could be {w} still
!the same once more
can it be {w} still
[please|] {w} again
i'd still like it {w}
[a touch|a tad|a smidge] {w} [yet|]
[repeat|do that again]
[hm|well], {w} still
can't tell the difference, {w}
[on|onward], {w}
[one|two] more [of those|like that]
nope, {w} please
give it another [push|nudge]
[keep|go on] making it {w}
it wants to be {w}
""",
    de="""
noch {w}
{w}
noch ein bisschen mehr
[nochmal|noch mal|noch einmal]
reicht noch nicht
!und noch {w}
noch ein Stück
weiter
noch eine Stufe
[darf|kann|muss|soll] noch {w} [sein|]
noch {w} [geht's|geht das|wär gut]
da geht noch was
[fast|beinahe|gleich], noch {w}
merk ich kaum
no {w}
mehr davon
und weiter
!das Gleiche nochmal
!könnt noch {w} sein
ned gnua
immer noch zu wenig
selbes nochmal
und nochmal
noch mehr
[hm|na ja|mei], noch {w}
mach [ruhig|noch] {w}
[da sieht man|ich seh] keinen Unterschied, {w}
[gleich|das] nochmal
[ein|no a] [Tick|Stückerl|Hauch] {w}
wiederholen
[nee|nein], {w} [bitte|]
leg [noch|] [eins|was] nach
ich hätt's gern noch {w}
reicht mir [so|] nicht
weida
{w} [geht|ginge] schon noch
[ruhig|gern] noch {w}
""",
)
_LESS = Phrases(
    en="""
[that's|] too much
too much, a bit back
[no|oops], now it's too {o}
!back a bit
not that much
[that was|this is] [a bit|a little] too much
overshot [it|]
whoa, too {o}
too {o} [now|like that]
somewhere in between
split the difference
not quite so {o}
that's overdoing it
slightly back
half of that was enough
[it's|that's] a bit too {o} now
not that {o}
!okay that's too {o}
!went too far
i didn't mean that {o}
[hm|uh], too {o} now, a little back
[easy|woah|hey], that's too {o}
now it's {o}, but too much so
[tone that|take that] back a little
a little less, please
[ease off|ease back] a bit
i don't like it this {o}
that {o} is not good either
halfway back
less {o} please
[so|well] {o} is exaggerated
that's more than i wanted
""",
    de="""
[das ist|] zu viel
zu viel, etwas zurück
[nein|ups], jetzt ist es zu {o}
!ein bisschen zurück
so viel auch nicht
[etwas|bissl|leicht] übers Ziel hinaus
hoppla, zu {o}
[na|naa|ne], zu {o}
a bissl zurück
so {o} auch [wieder|] nicht
nicht ganz so {o}
die Hälfte davon hätte gereicht
irgendwo dazwischen
[wieder|] ein [Stück|Stückchen] zurück
bisserl zu {o} jetzt
das ist mir zu {o}
[jetzt|so] ist's zu {o}
!nicht übertreiben
!doch zu {o} so
ganz so {o} [muss|soll] es nicht sein
das war zu viel [des Guten|]
[langsam|stopp|hey], [das ist|jetzt] zu {o}
weniger {o} [bitte|]
halb zurück
das ist mehr als ich wollte
a bisserl weniger
so {o} [gefällt's|taugt's] mir nicht
[bissl|etwas|ein wenig] retour
jetzt ist's [wieder|mir] zu {o} [geworden|]
nimm was davon zurück
z'{o} jetzt
ein Mittelding wär gut
""",
)
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
        change, said = 10 * direction, source.say(_MORE, w=source.by("brighter" if direction > 0 else "darker", "heller" if direction > 0 else "dunkler"))
    else:
        change, said = -5 * direction, source.say(_LESS, o=source.by("bright" if direction > 0 else "dark", "hell" if direction > 0 else "dunkel"))
    return reached(source, talk.user(said).call("set_brightness", delta=change), now + change, fails=0)


@family("brightness_which", "ask_user", "set_brightness", weight=0.2)
def which(source: Source) -> Talk:
    """A brightness that is not said."""
    level = source.number(1, 100)
    talk = Talk().user(source.say(_HALFWAY)).call("ask_user", question=_HOW_BRIGHT[source.language][0])
    if source.chance(0.7):
        said = source.pick([f"{level}", f"{level}%", source.by(f"to {level}", f"auf {level}"), source.by(f"{level} percent", f"{level} Prozent")])
        return reached(source, talk.result(answer=said).call("set_brightness", level=level), level)
    up = source.chance(0.5)
    said = source.by("brighter" if up else "darker", "heller" if up else "dunkler")
    return reached(source, talk.result(answer=said).call("set_brightness", delta=10 if up else -10), level)
