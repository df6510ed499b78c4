"""How bright the screen is: set_brightness."""

from training.family import family
from training.frames import framed
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.loudness import SIZES
from training.words.numerals import spelled

_SCREEN_EN = "[screen|display|monitor|brightness|screen|backlight]"
_SCREEN_DE = "[Bildschirm|Display|Monitor|Schirm]"
_STEP_EN = """
[the|my|] [screen|display|monitor] <pre> <er>
[the|my|] [screen|display|monitor] <pre> <er> [please|pls|]
<pre> <er> [screen|display|]
<pre> <er>
+[make|get] [the|my|] [screen|display|monitor] <pre> <er>
!+make it <pre> <er>
[brightness|backlight|screen brightness] <way> <post>
+turn [the|my|] [brightness|screen brightness|backlight|display brightness] <way> <post>
+turn <way> [the|my|] [brightness|backlight|screen brightness] <post>
+<verb> [the|my|] [brightness|screen brightness|backlight|display brightness] <post>
!+<verb> my [screen|display] brightness <post>
[can|could] you make [the screen|my display|it] <pre> <er>?
[can|could] you turn the brightness <way> <post>?
i [want|need] [the|a|my] [screen|display] <pre> <er>
[the screen|my monitor|the display] [should|needs to|has to] be <pre> <er>
i'd like [the screen|my screen|the display] <pre> <er>
[brightness|screen]: <pre> <er>
!could [the screen|my display] be <pre> <er>?
[my eyes|for my eyes]: <pre> <er> [screen|display]
[let's|lets] have the [screen|display] <pre> <er>
[bring|take] the brightness <way> <post>
"""
_STEP_DE = f"""
{_SCREEN_DE} <pre> <er>
{_SCREEN_DE} <pre> <er> [bitte|]
<pre> <er>
<pre> <er> [bitte|]
+[mach|stell|dreh] [mal|bitte|] [den {_SCREEN_DE}|das Display|die Anzeige] <pre> <er>
+[mach|stell] [mir|] den {_SCREEN_DE} [mal|bitte|doch|] <pre> <er>
!+[mach|mache] [es|das|] <pre> <er>
[Helligkeit|Bildschirmhelligkeit|Displayhelligkeit] <pre> <way>
+[dreh|stell|regel|fahr] die [Helligkeit|Bildschirmhelligkeit|Hintergrundbeleuchtung] [mal|bitte|] <pre> <way>
+<verb> [mal|bitte|] die [Helligkeit|Bildschirmhelligkeit|Displayhelligkeit] <pre>
den {_SCREEN_DE} <pre> <er> [machen|stellen]
das Display <pre> <er> [machen|bitte]
[kannst|könntest] du [den Bildschirm|das Display|den Monitor|es] <pre> <er> [machen|stellen]?
!könntest du [den Schirm|die Anzeige] <pre> <er> machen?
[ich hätt gern|ich hätte gern|ich will|ich brauch] [den Bildschirm|das Display|es] <pre> <er>
der {_SCREEN_DE} [soll|muss|sollte|darf] <pre> <er> [sein|werden]
[das Display|der Bildschirm|die Anzeige] [bitte|mal] <pre> <er>
[geht|ginge] [der Bildschirm|das Display] [auch|] <pre> <er>?
mach [den|'n|n] Schirm <pre> <er>
[mach's|machs] [hier|mal|am Bildschirm] <pre> <er>
Hintergrundbeleuchtung <pre> <way>
[lass|lass mal] den Bildschirm <pre> <er> [machen|werden]
"""
_WORDS = {
    1: {
        "en": {"er": "brighter", "way": "up", "verb": "[increase|raise|boost|up]"},
        "de": {"er": "heller", "way": "[hoch|rauf|höher]", "verb": "[erhöh|erhöhe|steiger]"},
    },
    -1: {
        "en": {"er": "[darker|dimmer|darker]", "way": "down", "verb": "[decrease|lower|reduce|dim down]"},
        "de": {"er": "dunkler", "way": "[runter|herunter|niedriger]", "verb": "[senk|senke|reduzier|reduziere|verringer]"},
    },
}


def _step(direction: int, size: int) -> Phrases:
    words = _WORDS[direction]
    return Phrases(
        en=framed(_STEP_EN, words["en"] | SIZES[size]["en"]), de=framed(_STEP_DE, words["de"] | SIZES[size]["de"])
    )


STEPS = {(direction, size): _step(direction, size) for direction in (1, -1) for size in SIZES}

_BY_EN = """
[brightness|screen] <way> [by|] {n}[%| percent|]
+turn the [brightness|screen brightness] <way> by {n}[%| percent|]
+<verb> [the|] [brightness|screen brightness|backlight] by {n}[%| percent|]
+make the [screen|display] {n}[%| percent] <er>
!screen {n}[%| percent] <er> [please|]
"""
_BY_DE = """
[Helligkeit|Bildschirm] um {n}[%| Prozent|] <way>
+[mach|stell] den Bildschirm [bitte|] um {n}[%| Prozent|] <er>
+<verb> die [Helligkeit|Bildschirmhelligkeit] um {n}[%| Prozent|]
Bildschirm [bitte|] {n}[%| Prozent] <er>
!das Display um {n}[%| Prozent|] <er> [machen|]
"""
BY = {direction: Phrases(en=framed(_BY_EN, words["en"]), de=framed(_BY_DE, words["de"])) for direction, words in _WORDS.items()}

HINTS = {
    1: Phrases(
        en="""
[it's|its|the screen is|my screen is|the display is] [too|so|way too] dark
too dark
[i can't see|i can barely see|i can hardly see] [anything|a thing|what's] on [the|my] [screen|display]
[the sun is|sun's] [shining|blinding], i can't see [the|my] screen
!i can hardly read [the screen|what's on the screen]
[screen|display] [is|] too [dim|dark]
[why is|why's] [my|the] screen so [dark|dim]
more [brightness|light on the screen]
i'm sitting [outside|in the sun], the screen is too dark
!my display is so dim
not bright enough
lighten [up|] [the|my] screen
""",
        de="""
[es|der Bildschirm|das Display|mein Monitor] ist [mir|viel|] zu dunkel
zu dunkel
[ich|man] [sieht|seh|sehe|erkennt|erkenne] [ja|] [nichts|kaum was|fast nichts] [auf dem Bildschirm|am Bildschirm|auf dem Display]
die Sonne [scheint|blendet], ich seh [nichts am Bildschirm|den Bildschirm kaum]
!ich kann den Bildschirm kaum lesen
[warum|wieso] ist [der Bildschirm|das Display] so dunkel
mehr [Helligkeit|Licht am Bildschirm]
ich sitz [draußen|in der Sonne], der Bildschirm ist zu dunkel
!das Display ist so dunkel
nicht hell genug
[der Schirm|das Display] is [z'|zu] dunkel
i seh nix am Bildschirm
""",
    ),
    -1: Phrases(
        en="""
[it's|its|the screen is|my screen is|the display is] [too|so|way too] bright
too bright
[the screen|the display|it] [is blinding me|burns my eyes|hurts my eyes|is killing my eyes]
[it's|] night, [the|my] screen is too bright
!my eyes hurt from the screen
[screen|display] [is|] too bright
[why is|why's] [my|the] screen so bright
less [brightness|light from the screen]
i'm [in bed|sitting in the dark], the screen is too bright
!my display is so bright
not so bright
dim [it|the screen|the display|my screen|the lights on the screen]
""",
        de="""
[es|der Bildschirm|das Display|mein Monitor] ist [mir|viel|] zu hell
zu hell
[der Bildschirm|das Display|der Monitor] blendet [mich|]
[es ist|] Nacht, der Bildschirm ist zu hell
!mir tun die Augen weh vom Bildschirm
[warum|wieso] ist [der Bildschirm|das Display] so hell
weniger [Helligkeit|Licht vom Bildschirm]
ich [lieg im Bett|sitz im Dunkeln], der Bildschirm ist zu hell
!das Display ist so hell
nicht so hell
[dimm|dimme] [den Bildschirm|das Display|mal|den Monitor]
[der Schirm|das Display] is [z'|zu] hell
meine Augen [brennen|tun weh], Bildschirm [ist|] zu hell
""",
    ),
}

LEVEL = Phrases(
    en="""
+[set|put|turn|change|adjust] [the|my|] [brightness|screen brightness|display brightness|backlight] [to|at] {n}[%| percent|]
[brightness|screen brightness|backlight|display brightness] {n}[%| percent|]
[brightness|screen|display] [to|at] {n}[%| percent|]
+[set|put] [the|my] [screen|display|monitor] [to|at] {n}[%| percent|] [brightness|]
!+bring the brightness to {n}[%| percent|]
{n}[%| percent] brightness
[i want|i'd like|i need] [the brightness|the screen] at {n}[%| percent|]
[can|could] you [set|put] the brightness [to|at] {n}[%| percent|]?
+turn [the|my] [brightness|screen] [up|down] to {n}[%| percent|]
+[raise|increase|lower|reduce] the brightness to {n}[%| percent|]
+dim [the|my] [screen|display] to {n}[%| percent|]
the [screen|display] should be at {n}[%| percent|]
!too [dark|bright], brightness [to|at] {n}[%| percent|]
[brightness|backlight] level [to|] {n}
[brightness|screen]: {n}[%|]
i'm [outside|in bed], [set|put] the brightness [to|at] {n}[%| percent|]
screen brightness = {n}
""",
    de="""
+[stell|stelle|setz|setze|mach|regel] [mal|bitte|] [die Helligkeit|die Bildschirmhelligkeit|das Display|den Bildschirm] auf {n}[%| Prozent|]
[Helligkeit|Bildschirmhelligkeit|Displayhelligkeit|Bildschirm|Display] [auf|] {n}[%| Prozent|]
{n}[%| Prozent] Helligkeit
!+[dreh|fahr] die Helligkeit auf {n}[%| Prozent|]
Helligkeit auf {n}[%| Prozent|] [stellen|setzen|drehen] [bitte|]
[ich will|ich hätte gern|ich brauch] [den Bildschirm|die Helligkeit] [auf|bei] {n}[%| Prozent|]
[kannst|könntest] du [die Helligkeit|den Bildschirm] auf {n}[%| Prozent|] [stellen|setzen|drehen]?
+[erhöh|erhöhe|senk|senke|reduzier] die Helligkeit auf {n}[%| Prozent|]
+[dimm|dimme] [den Bildschirm|das Display] auf {n}[%| Prozent|]
+[dreh|mach] [die Helligkeit|den Bildschirm] [hoch|runter] auf {n}[%| Prozent|]
die Helligkeit [soll|sollte] auf {n}[%| Prozent|] [sein|stehen]
![zu hell|zu dunkel], [stell|mach] die Helligkeit auf {n}[%| Prozent|]
Hintergrundbeleuchtung [auf|] {n}[%| Prozent|]
Helligkeit: {n}[%|]
ich sitz [draußen|im Dunkeln], Helligkeit [auf|] {n}[%| Prozent|]
der Bildschirm soll [mit|auf] {n}[%| Prozent|] [leuchten|stehen]
[mit|bei] {n}[%| Prozent] Helligkeit [bitte|]
brightness auf {n}
""",
)
_NAMED_EN = """
[brightness|screen brightness|screen|display] [to|at|on|] <at>
+[set|put|turn] [the|my|] [brightness|screen brightness|backlight] [to|at] <at>
+turn the brightness <way>
!+put the screen [to|at] <at> brightness
<at> brightness [please|]
+make the [screen|display] as <er> as possible
[the|my] [screen|display] as <er> as [it gets|possible]
"""
_NAMED_DE = """
[Helligkeit|Bildschirmhelligkeit|Bildschirm|Display] [auf|] <at>
+[stell|setz|mach|dreh] [die Helligkeit|die Bildschirmhelligkeit|den Bildschirm] [mal|bitte|] auf <at>
+dreh die Helligkeit <way>
!+setz die Helligkeit auf <at>
Helligkeit auf <at> [stellen|drehen] [bitte|]
+mach den [Bildschirm|Monitor] so <er> wie möglich
[den Bildschirm|das Display] so <er> [wie es geht|wie möglich]
"""
NAMED = {
    level: Phrases(en=framed(_NAMED_EN, en), de=framed(_NAMED_DE, de))
    for level, en, de in (
        (
            100,
            {"at": "[max|maximum|full|the max|the maximum]", "way": "[all the way up|up all the way|up to the max|up to full]", "er": "bright"},
            {"at": "[Maximum|max|volle Pulle|Anschlag|das Maximum|höchste Stufe]", "way": "[ganz hoch|voll hoch|ganz auf]", "er": "hell"},
        ),
        (
            0,
            {"at": "[min|minimum|the minimum|the lowest|zero]", "way": "[all the way down|down all the way|down to the minimum]", "er": "dark"},
            {"at": "[Minimum|min|das Minimum|niedrigste Stufe|null]", "way": "[ganz runter|komplett runter|ganz herunter]", "er": "dunkel"},
        ),
    )
} | {
    50: Phrases(
        en="""
[brightness|screen brightness|screen] [to|at|] [half|the middle|halfway|medium]
+[set|put|turn] [the|my|] [brightness|screen brightness] [to|at] [half|50/50|the middle|medium|halfway]
half [the|] brightness [please|]
!+set the screen to half brightness
""",
        de="""
[Helligkeit|Bildschirmhelligkeit|Bildschirm] [auf|] [halb|die Hälfte|Mitte|die Mitte|mittel]
+[stell|setz|dreh] die Helligkeit auf [halb|die Hälfte|die Mitte|Mitte]
halbe Helligkeit [bitte|]
!Bildschirm mit halber Helligkeit
""",
    )
}  # fmt: skip
_HALFWAY = Phrases(
    en="""
+[set|change|adjust] the brightness
+set the brightness to
+adjust [my|the] screen brightness
brightness to
!the brightness
screen brightness, please
""",
    de="""
+[stell|setz|änder|regel] die Helligkeit
+stell die Helligkeit auf
+pass die Helligkeit an
Helligkeit auf
!Helligkeit ändern
Helligkeit einstellen
""",
)
_HOW_BRIGHT = {
    "en": ("How bright should it be, in percent?", "To what percentage should I set the brightness?"),
    "de": ("Wie hell soll es sein, in Prozent?", "Auf wie viel Prozent soll ich die Helligkeit stellen?"),
}
_MORE = Phrases(
    en="even {w}\n{w}\n[a bit|] {w} still\n[again|once more|and again]\nmore\nstill not enough\n!and {w} again\nkeep going",
    de="noch {w}\n{w}\nnoch ein bisschen mehr\n[nochmal|noch mal|noch einmal]\nreicht noch nicht\n!und noch {w}\nnoch ein Stück",
)
_LESS = Phrases(
    en="[that's|] too much\ntoo much, a bit back\n[no|oops], now it's too {o}\n!back a bit\nnot that much",
    de="[das ist|] zu viel\nzu viel, etwas zurück\n[nein|ups], jetzt ist es zu {o}\n!ein bisschen zurück\nso viel auch nicht",
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
