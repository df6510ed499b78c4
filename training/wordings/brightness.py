"""How people ask for a brighter or a darker screen."""

from training.frames import framed
from training.phrases import Phrases
from training.wordings.loudness import SIZES

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
!+<verb> the light of my [screen|display] <post>
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
would you mind making [the screen|the display|my monitor] <pre> <er>
is there a way to [get|have|make] the [screen|display|panel] <pre> <er>
i [wonder|was wondering] if the [screen|monitor|display] [can|could] [be|get|go] <pre> <er>
[it's getting late|i moved to another room|the light changed|i changed seats|for this movie], [make|get] the screen <pre> <er>
+[nudge|move|slide] the brightness [slider|bar|] <way> <post>
[laptop|notebook|laptop screen|panel|lcd] <pre> <er>
the [backlight|brightness] [should|needs to|has to|can] [go|come] <way> <post>
[screen|display] would be [better|nicer] <pre> <er>
how about the screen <pre> <er>
any chance [the screen|the display] could get <pre> <er>
screen light <way> <post>
everything on [my|the] screen should be <pre> <er>
!i'd prefer [the display|my screen] <pre> <er>
!the glow of my screen <way> <post>
can [we|i] have the [screen|display] <pre> <er>
wanna have my [screen|monitor] <pre> <er>
!+shift the backlight <way> <post>
my [laptop|notebook] screen [should|could|has to] be <pre> <er>
i can read [better|more easily] with the screen <pre> <er>
brightness: <way> <post>
my [display|monitor] isn't right, <pre> <er> [please|]
go <way> <post> with the [brightness|backlight]
[would|could] you get my [screen|panel|display] <pre> <er>
the screen could do with being <pre> <er>
i'd be happier with the [display|screen|monitor] <pre> <er>
<pre> <er>, the [screen|panel], that would be nice
the picture on my [monitor|screen] should be <pre> <er>
for my eyes the brightness should go <way> <post>
+adjust the [screen|display] to be <pre> <er>
set the screen <pre> <er>
let the [screen|display|panel] be <pre> <er>
[screen light|luminance|screen illumination] <way> <post>
+tune the [brightness|backlight] <way> <post>
i'm [reading|watching a film|editing photos|on the train], screen <pre> <er> [please|]
[wish|i wish] the [screen|display] were <pre> <er>
can you <verb> the [brightness|luminance|backlight] <post>
would you <verb> the screen brightness <post>
need the [monitor|laptop|screen] <pre> <er> [here|now|]
<verb> screen brightness <post>
please go <way> <post> on [brightness|the brightness]
<er>, the screen
<er> <post>, the display
ryx, the screen <pre> <er>
brightness <pre> <way>
<way> <post> with the brightness
both monitors <pre> <er>
all screens <pre> <er>
the picture <pre> <er>
my laptop <pre> <er>
this panel <pre> <er>
from here on the screen <pre> <er>
as it was but <pre> <er>, the display
not like that, the screen <pre> <er>
screen <pre> <er> than this
screen <pre> <er> than now
screen <pre> <er> for me
screen <pre> <er> for tonight
display <pre> <er> if you can
display <pre> <er> when you can
<pre> <er> on the screen would do
<pre> <er> is what my eyes need
i like the screen <pre> <er>
i want the brightness <way> <post>
i need the brightness <way> <post>
i work better with the display <pre> <er>
i'd have the screen <pre> <er>
i changed rooms, screen <pre> <er>
we're watching a film, display <pre> <er>
she says the screen should be <pre> <er>
my optician says <pre> <er>, the screen
does the screen go <pre> <er>?
does the display get <pre> <er>?
can this screen be <pre> <er>?
may i have the display <pre> <er>
could you do something so the screen is <pre> <er>
will you make my monitor <pre> <er>
what if the screen were <pre> <er>? do it
be so kind and make the screen <pre> <er>
do make the display <pre> <er>
kindly turn the backlight <way> <post>
+put the brightness <way> <post>
+pull the brightness <way> <post>
+step the brightness <way> <post>
+get the panel <pre> <er>
+let my screen be <pre> <er>
+run the display <pre> <er>
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
[wär's|wäre es|wär es] möglich, [den Bildschirm|das Display] <pre> <er> zu [machen|stellen|drehen]
wie wär's mit dem {_SCREEN_DE} <pre> <er>
magst du [den Bildschirm|das Display|den Laptop] <pre> <er> [machen|stellen|drehen]
der [Bildschirm|Monitor|Schirm] gehört <pre> <er> [gestellt|gemacht|]
<pre> <er> [wär|wäre|fänd ich] [angenehmer|besser|gut] am [Bildschirm|Schirm|Monitor]
[kann|könnte] man [den Bildschirm|das Display|den Schirm] <pre> <er> [machen|stellen|haben]
Helligkeitsregler <pre> <way>
[Laptop|Notebook|Laptopbildschirm|Panel] <pre> <er>
moch [den|mein] Schirm <pre> <er>
drah die Helligkeit <pre> <way>
[ich find|ich glaub], der Bildschirm [könnte|sollte|müsste] <pre> <er> sein
[es wird spät|ich sitz woanders|das Licht hat sich geändert|für den Film], Bildschirm [bitte|] <pre> <er>
+tu [den Bildschirm|das Display] <pre> <er>
[will|möcht] den Schirm <pre> <er> [haben|]
Helligkeit vom [Display|Bildschirm|Laptop] <pre> <way>
!die Anzeige gehört <pre> <er>
!+schieb die Helligkeit <pre> <way>
!wenn der Bildschirm <pre> <er> wär, wär's besser
chasch de Bildschirm <pre> <er> mache
Backlight <pre> <way>
[würdest|tätest] du den Schirm <pre> <er> machen
so kann ich nicht lesen, Bildschirm <pre> <er>
mit der Helligkeit <pre> <way> [gehen|bitte]
[könntest|würdest] du die [Helligkeit|Leuchtkraft] <pre> <way> [drehen|stellen|regeln]
der [Laptop|Bildschirm|Monitor] könnt <pre> <er> sein
[mir wär|mir wäre] der {_SCREEN_DE} <pre> <er> lieber
<pre> <er> hätt ich den {_SCREEN_DE} gern
das Bild am [Monitor|Bildschirm] [soll|sollte|darf] <pre> <er> [sein|werden]
mit dem {_SCREEN_DE} <pre> <er> seh ich besser
+justier den {_SCREEN_DE} <pre> <er>
die [Beleuchtung|Leuchtkraft] vom [Display|Schirm|Bildschirm] <pre> <way>
zum [Lesen|Schlafengehen|Arbeiten|Filmschauen] den Bildschirm [bitte|] <pre> <er>
[Brightness|Screen] <pre> <way>
den Bildschirm brauch ich <pre> <er>
machst du [mir|] [bitte|mal|] den {_SCREEN_DE} <pre> <er>
Helligkeit bitte <pre> <way> [stellen|drehen|regeln]
dass der {_SCREEN_DE} <pre> <er> wird, bitte
könnt ma den Schirm <pre> <er> drahn
i hätt den Bildschirm gern <pre> <er>
+<verb> [mal|bitte|] die Displaybeleuchtung <pre>
<er>, der Bildschirm
ryx, Bildschirm <pre> <er>
mit der Hintergrundbeleuchtung <pre> <way>
die Helligkeit <pre> <way> bitte
beide Monitore <pre> <er>
alle Bildschirme <pre> <er>
das Bild <pre> <er>
mein Laptop <pre> <er>
das Panel <pre> <er>
ab jetzt den Bildschirm <pre> <er>
so wie jetzt, nur der Bildschirm <pre> <er>
nicht so, den Schirm <pre> <er>
Bildschirm <pre> <er> als jetzt
Bildschirm <pre> <er> für mich
Bildschirm <pre> <er> für heut Nacht
Display <pre> <er> wenn's geht
Display <pre> <er> wenn möglich
<pre> <er> brauchen's meine Augen am Bildschirm
ich mag den Bildschirm <pre> <er>
ich will die Helligkeit <pre> <way>
ich brauch die Helligkeit <pre> <way>
ich arbeite besser mit dem Display <pre> <er>
ich hab das Zimmer gewechselt, Bildschirm <pre> <er>
wir schauen einen Film, Display <pre> <er>
sie sagt, der Bildschirm soll <pre> <er>
mein Augenarzt sagt <pre> <er>, der Bildschirm
wird der Bildschirm <pre> <er>?
kann der Schirm <pre> <er> sein?
darf ich das Display <pre> <er> haben
könntest du machen, dass der Bildschirm <pre> <er> ist
was, wenn der Schirm <pre> <er> wär? mach das
sei so nett und mach den Bildschirm <pre> <er>
sei so gut und dreh die Helligkeit <pre> <way>
lass uns den Bildschirm <pre> <er> stellen
etz den Schirm <pre> <er>
den Schiam <pre> <er> bitte
de Bildschirm <pre> <er>
+stell das Backlight <pre> <way>
+stell mir das Display <pre> <er>
+lass das Display <pre> <er> leuchten
"""
_WORDS = {
    1: {
        "en": {"er": "brighter", "way": "up", "verb": "[increase|raise|boost|up|crank up|push up]", "sign": "+"},
        "de": {"er": "heller", "way": "[hoch|rauf|höher|hinauf]", "verb": "[erhöh|erhöhe|steiger|verstärk]", "sign": "+"},
    },
    -1: {
        "en": {"er": "[darker|dimmer|darker]", "way": "down", "verb": "[decrease|lower|reduce|dim down|bring down|drop]", "sign": "-"},
        "de": {"er": "dunkler", "way": "[runter|herunter|niedriger|hinunter]", "verb": "[senk|senke|reduzier|reduziere|verringer|vermindere]", "sign": "-"},
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
[brightness|backlight|screen] <sign>{n}[%|]
[<sign>]{n}[%| percent|] [brightness|backlight]
{n} [percent|percentage points|points] <way> [with|on] the [brightness|backlight]
+[nudge|move|take|bring|put] the brightness <way> [by|] {n}[%| percent|]
[the screen|my display|the monitor] [should|needs to|has to] be {n}[%| percent] <er>
would you mind turning the brightness <way> by {n}[%| percent|]
[i want|i'd like|i need] [the screen|my display] {n}[%| percent] <er>
!how about {n}[%| percent] <er> on the screen
+change the brightness by <sign>{n}[%| percent|]
the brightness [can|should|may] go <way> {n}[%| percent|]
[can|could] you make [the screen|the display|my monitor] {n}[%| percent] <er>
[sun's out|lights off|train ride], screen {n}[%| percent] <er>
monitor {n}[%| percent] <er>
go <way> {n}[%| percent] with the [brightness|backlight]
!+shift the backlight <way> by {n}[%| percent|]
+move the brightness slider <way> [by|] {n}[%| percent|]
[would|could] you <verb> the [brightness|backlight] by {n}[%| percent|]
screen [light|luminance] <way> [by|] {n}[%| percent|]
brightness needs to go <way> {n}[%| percent|]
the [display|laptop screen|panel] {n}[%| percent] <er>
{n}[%| percent] <way>, the brightness [i mean|please]
let's <verb> the brightness by {n}[%| percent|]
+adjust brightness <way> [by|] {n}[%| percent|]
what about the display {n}[%| percent] <er>
my screen has to be {n}[%| percent] <er>, [thanks|please]
i'd have the monitor {n}[%| percent] <er>
[backlight|brightness] {n} points <way>
+step the brightness <way> by {n}[%| percent|]
brightness: <way> by {n}[%| percent|]
{n}[%| percent] <er>, the [screen|display]
{n}[%| percent] <er> on the [monitor|laptop] please
{n}[%| percent] <way> in brightness
brightness <way> {n}[%| percent], thanks
brightness by {n}[%| percent] <way>
brightness delta <sign>{n}[%|]
brightness step <sign>{n}[%|]
<way> {n}[%| percent], the brightness
<way> by {n}[%| percent] with the backlight
the screen another {n}[%| percent] <er>
the screen by {n}[%| percent] <er>
exactly {n}[%| percent] <er>, the screen
about {n}[%| percent] <er>, my display
the display {n} points <er>
the panel {n} percentage points <er>
all screens {n}[%| percent] <er>
my laptop {n}[%| percent] <er>
this monitor {n}[%| percent] <er>
screen brightness <sign>{n}[%|]
a step of {n}[%| percent] <way> for the brightness
i could use the screen {n}[%| percent] <er>
i think the screen {n}[%| percent] <er> is right
i'd say the display {n}[%| percent] <er>
my eyes ask for {n}[%| percent] <er>
i read better with the screen {n}[%| percent] <er>
the room changed, screen {n}[%| percent] <er>
the screen would be fine {n}[%| percent] <er>
is {n}[%| percent] <er> possible on the screen?
may i have the display {n}[%| percent] <er>?
could the screen be {n}[%| percent] <er>
would you make the display {n}[%| percent] <er>
let the screen be {n}[%| percent] <er>
let's have the display {n}[%| percent] <er>
+go <way> with the brightness by {n}[%| percent|]
+get the screen {n}[%| percent] <er>
+set the screen {n}[%| percent] <er>
"""
_BY_DE = """
[Helligkeit|Bildschirm] um {n}[%| Prozent|] <way>
+[mach|stell] den Bildschirm [bitte|] um {n}[%| Prozent|] <er>
+<verb> die [Helligkeit|Bildschirmhelligkeit] um {n}[%| Prozent|]
Bildschirm [bitte|] {n}[%| Prozent] <er>
!das Display um {n}[%| Prozent|] <er> [machen|]
[Helligkeit|Display|Bildschirm] <sign>{n}[%|]
[<sign>]{n}[%| Prozent|] [Helligkeit|beim Bildschirm]
[ich hätt|ich hätte|i hätt] [den Bildschirm|das Display] [gern|gerne] um {n}[%| Prozent] <er>
{n} [Punkte|Prozentpunkte] <way> mit der Helligkeit
[der Bildschirm|der Monitor|das Display] [soll|muss|darf] um {n}[%| Prozent|] <er> [werden|sein]
+[geh|fahr] mit der Helligkeit um {n}[%| Prozent|] <way>
die Helligkeit [gehört|soll] um {n}[%| Prozent|] <way>
[Helligkeitsregler|Hintergrundbeleuchtung|Bildschirmhelligkeit] um {n}[%| Prozent|] <way>
wie wär's mit {n}[%| Prozent] <er> am Bildschirm
magst du [den Bildschirm|das Display] um {n}[%| Prozent|] <er> [drehen|stellen|machen]
!{n} Prozent <er> wär [fein|gut|super] am Schirm
moch den Schirm um {n}[%| Prozent|] <er>
!+schieb die Helligkeit {n}[%| Prozent|] <way>
[würdest|tätest|kannst] du den Monitor um {n}[%| Prozent|] <er> machen
+dreh die Helligkeit [bitte|] um {n}[%| Prozent|] <way>
Monitor um {n} [Prozentpunkte|Punkte|Prozent] <er> [machen|stellen|drehen]
[könntest|würdest] du die Helligkeit um {n}[%| Prozent|] <way> [drehen|stellen|regeln]
die [Leuchtkraft|Beleuchtung] vom Bildschirm um {n}[%| Prozent|] <way>
der Schirm um {n}[%| Prozent|] <er>, [bitte|danke]
lass die Helligkeit um {n}[%| Prozent|] <way> gehen
+<verb> das Displaylicht um {n}[%| Prozent|]
[Brightness|Backlight] um {n}[%| Prozent|] <way>
mir wär der Bildschirm um {n}[%| Prozent] <er> lieber
Laptopbildschirm um {n}[%| Prozent|] <er>
das Display könnt um {n}[%| Prozent|] <er> [sein|werden]
drah die Helligkeit um {n}[%| Prozent|] <way>
um {n}[%| Prozent] <er>, der [Bildschirm|Monitor]
Helligkeit um {n} [Punkte|Prozentpunkte] <way>
ich brauch den Bildschirm um {n}[%| Prozent|] <er>
{n}[%| Prozent] <er>, der [Bildschirm|Schirm]
{n}[%| Prozent] <er>, das Display
{n}[%| Prozent] <way> mit der Helligkeit
Helligkeit, {n}[%| Prozent] <er>
Helligkeitsschritt <sign>{n}[%|]
Backlight <sign>{n}[%|]
Bildschirmhelligkeit <sign>{n}[%|]
den Bildschirm {n}[%| Prozent] <er>
das Display {n}[%| Prozent] <er> bitte
den Monitor um {n}[%| Prozent|] <er>
den Laptop um {n}[%| Prozent|] <er>
alle Bildschirme {n}[%| Prozent] <er>
den Bildschirm um weitere {n}[%| Prozent|] <er>
den Bildschirm um etwa {n}[%| Prozent|] <er>
Bildschirm genau {n}[%| Prozent] <er>
Display {n} Punkte <er>
Schirm um {n} Prozentpunkte <er>
ein Schritt von {n}[%| Prozent] <way>, die Helligkeit
ich brauch das Display {n}[%| Prozent] <er>
ich find den Bildschirm {n}[%| Prozent] <er> besser
ich würd sagen, Bildschirm {n}[%| Prozent] <er>
ich les besser mit dem Schirm um {n}[%| Prozent|] <er>
meine Augen wollen's {n}[%| Prozent] <er>
im Raum ist's anders, Bildschirm {n}[%| Prozent] <er>
gehen {n}[%| Prozent] <er> beim Display?
kann ich den Bildschirm {n}[%| Prozent] <er> haben?
könnte der Schirm {n}[%| Prozent] <er> sein
könntest du das Display um {n}[%| Prozent|] <er> stellen
würdest du den Bildschirm um {n}[%| Prozent|] <er> stellen
lass den Bildschirm {n}[%| Prozent] <er> werden
lass uns den Schirm {n}[%| Prozent] <er> machen
+tu die Helligkeit um {n}[%| Prozent|] <way>
+dreh das Backlight um {n}[%| Prozent|] <way>
+mach mir den Monitor um {n}[%| Prozent|] <er>
de Bildschirm {n}[%| Prozent] <er>
Helligkeit um {n}[%| Prozent|] <er>
Monitor bittschön {n}[%| Prozent] <er>
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
i'm [squinting|straining my eyes] [at the screen|to read this]
why can't i see [a thing|anything] on this [display|monitor]
[everything|it all] looks so [dim|dark|gloomy] [on my screen|on this laptop]
[the backlight|brightness] is [too|way too] [low|weak|dim]
there's [too much sun|a lot of glare], can't see the [screen|display]
[bright room|sunny day|by the window], [the screen is too dim|i need more brightness]
+light up [the|my] [screen|display]
the screen could use [some|more] light
this [laptop|panel|monitor] is so dark
!the letters are barely visible
!is it me or is the screen awfully dark
who made the screen so [dark|dim]
[text|everything] is hard to read, [too dim|the screen is so dark]
[display|screen|panel] [needs|wants] more [light|brightness]
the [screen|display] isn't bright enough
i can't tell what's on the screen, too dark
+brighten [up|] [my|the] [screen|display|monitor]
screen looks almost [black|off], brighten it
!i'm working on the balcony and see nothing on the display
+give me [more|some] [light|brightness] on the [screen|display]
could do with a brighter [screen|display]
my [eyes|old eyes] [need|want] more light from the [screen|monitor]
it's pitch [dark|black] on this [screen|display]
[everything's|it's all] a bit murky on the [monitor|screen]
i have to lean in to see anything, the screen is [that dark|so dim]
the [display|screen] is [rather|pretty|quite|a little] [dark|dim]
[reflections|sunlight] on my screen, i can't make out anything
daylight washes out the [screen|display], more brightness
the image on my [screen|monitor] is [too dark|underexposed]
shed some light on the [screen|display]
[hard|impossible] to see what's on the screen in this light
[anything|can something be] done about this dark [screen|display]?
the [monitor|screen] went dim [on me|when i unplugged the charger]
is that the brightest it gets? my screen is too dark
who turned the lights down on my display
how am i supposed to [read|work] on such a dark screen
more [luminance|backlight]
dark screen
dim screen
bit dark, the screen
so dark, this screen
very dim display
screen's too dim
screen's so dark
screen far too gloomy
display too dark for me
i see nothing on the screen
i see only black on my display
i see my face in the screen, that's how dark it is
i need light on the screen
i need a brighter screen out here
i need more brightness
i can't read this in the sun
i can't read the text, the screen's so dark
i can't make out the picture, too dark
i'm outside and can't see the display
i'm by the window, screen's too dim
my screen looks switched off
my eyes can't see that dark screen
the sun's on my screen
the sun is too strong for this display
the display is barely lit
the backlight is almost off
the movie is so dark i see nothing on the screen
the colours look dead, the screen's too dark
is the backlight even on
is my screen at its lowest? too dark
did my screen just dim? i can't see
can hardly see a letter on this screen
hard to read, screen's dim
black as night, this screen
like looking into a coal cellar, this display
not much light coming from the screen
not enough light on the screen
more light, the screen
more light on the display please
grandma can't read the screen, too dark
old eyes, dark screen
where's the light on this screen
what a dark display
too little brightness
+let there be light on my screen
+get some light into that display
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
[ich muss|muss] die Augen zusammenkneifen[, so dunkel ist es|, der Bildschirm ist so dunkel]
[am|auf dem] [Schirm|Monitor|Laptop] ist [ja|] [alles|] [so|viel zu] [dunkel|finster|düster]
[Hintergrundbeleuchtung|Helligkeit] [ist|] [zu|viel zu] [niedrig|schwach|gering]
[am Balkon|im Garten|im Zug|am Fenster] [seh|erkenn] ich nichts am [Display|Bildschirm]
mehr Licht [bitte|] [am|für den] [Schirm|Bildschirm]
[der Bildschirm|das Display] könnt[e|] [mehr Licht|mehr Helligkeit] vertragen
ganz schön [finster|dunkel], der [Bildschirm|Monitor]
da [erkennt|sieht] man ja nix [am Schirm|auf dem Monitor]
wer hat den Bildschirm so dunkel [gestellt|gemacht]
!die Schrift ist kaum zu erkennen, so dunkel ist es
!mein Laptop ist arg finster
[Bildschirm|Display] [zu|viel zu] [finster|düster|duster|dunkel]
[es spiegelt|die Sonne knallt rein], [Bildschirm ist zu dunkel|ich brauch mehr Helligkeit]
der Monitor leuchtet [kaum|fast nicht]
des Display is ma z'finster
Bildschirm [aufhellen|erhellen]
+hell [mal|bitte|] [den Bildschirm|das Display] auf
i gseh [nüt|fascht nüt] ufem Bildschirm
!ich brauch mehr Licht, [Display ist zu schwach|der Schirm ist zu schwach]
das Bild ist [mir|] zu dunkel auf dem [Monitor|Display]
ein hellerer [Bildschirm|Schirm] [wär|wäre] [nett|gut|fein]
am Bildschirm ist es stockdunkel
ich muss [ganz nah hin|mich vorbeugen], so dunkel ist der [Bildschirm|Schirm]
[das Display|der Monitor] ist [ziemlich|recht|ganz schön|bissl] [dunkel|finster|düster]
[bei dem Licht|bei der Sonne] [erkenn|seh] ich am Bildschirm [nichts|kaum was]
der Bildschirm ist [ja|] zappenduster
kann man was gegen den dunklen [Bildschirm|Monitor] machen
seit der Stecker raus ist, ist der Bildschirm so dunkel
wie soll man auf so einem dunklen [Bildschirm|Display] [lesen|arbeiten]
meine Augen brauchen mehr Licht vom [Bildschirm|Monitor]
der Bildschirm ist mir nicht hell genug
etwas Licht [am|auf den] Bildschirm wär nett
mehr [Leuchtkraft|Displaylicht|Backlight]
so a finsterer Schirm, des geht ned
de Bildschirm isch z dunkel
viel zu wenig Licht am [Schirm|Display]
der [Laptop|Schirm] könnt mehr strahlen, ist zu dunkel
dunkler Schirm, zu dunkel
bisschen dunkel, der Bildschirm
bissl dunkel am Schirm
so dunkel, das Display
sehr dunkel am Monitor
Bildschirm viel zu dunkel für mich
Display zu dunkel für mich
ich seh nur Schwarz am Display
ich seh mein Gesicht im Bildschirm, so dunkel ist der
ich brauch Licht am Bildschirm
ich brauch hier draußen einen helleren Bildschirm
ich brauch mehr Helligkeit
ich kann das in der Sonne nicht lesen
ich kann den Text nicht lesen, der Bildschirm ist so dunkel
ich erkenn das Bild nicht, zu dunkel
ich bin draußen und seh nichts am Display
ich sitz am Fenster, der Schirm ist zu dunkel
mein Bildschirm schaut aus wie ausgeschaltet
meine Augen packen den dunklen Schirm nicht
die Sonne steht auf dem Bildschirm
die Sonne ist zu stark für das Display
das Display leuchtet kaum
das Backlight ist fast aus
der Film ist so dunkel, ich seh nichts am Bildschirm
die Farben sind tot, der Bildschirm ist zu dunkel
ist das Backlight überhaupt an
ist der Bildschirm auf der niedrigsten Stufe? zu dunkel
hat sich der Bildschirm grad abgedunkelt? ich seh nichts
kaum ein Buchstabe zu sehen am Schirm
schwer zu lesen, Bildschirm zu dunkel
schwarz wie die Nacht, der Bildschirm
wie im Kohlenkeller, dieses Display
da kommt wenig Licht aus dem Bildschirm
nicht genug Licht am Bildschirm
mehr Licht, der Schirm
mehr Licht aufs Display bitte
die Oma kann den Bildschirm nicht lesen, zu dunkel
alte Augen, dunkler Schirm
wo ist das Licht am Bildschirm
was für ein dunkler Bildschirm
zu wenig Helligkeit
der Bildschirm säuft in der Sonne ab
+mach Licht am Bildschirm
+bring Licht ins Display
z'dunkel, de Bildschirm
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
[ouch|argh|wow|ow], my eyes[, that screen|, the screen]
this [laptop|panel|monitor] is like a [flashlight|floodlight|lamp]
i'm being blinded [by this thing|by the monitor]
the [backlight|brightness] is [too|way too] [high|strong]
[i have|i've got] a [headache|migraine], [dim the screen|less brightness please]
the whole room is lit by my [screen|monitor]
my [wife|partner|roommate] is sleeping, [dim the screen|the screen is too bright]
[in the cinema|in the dark|at night] this [screen|display] is too bright
who made the screen so bright
!my monitor glows like the sun
!the white background is burning my eyes
can the screen be less [bright|glaring|harsh]
the [screen|display] [glares|is glaring|is too harsh]
save [my|the] eyes, [dim it|less light]
the screen keeps me awake[, dim it|, less brightness]
+dim [my|the] [monitor|laptop|panel|backlight]
!easier on the eyes please
+tone down the [screen|display|backlight|brightness]
[display|screen|monitor] [is|] way too bright
not such a bright [screen|display] please
i'm [getting|going] blind [here|], [the screen|the display]
could do with a [darker|dimmer|softer] [screen|display]
the glare from my [screen|monitor|laptop] is [awful|terrible|too much]
i need sunglasses for this [screen|monitor|display]
the [display|screen] is [rather|pretty|quite|a little] bright
[it's like|i'm] staring into the sun[, this screen|, too bright]
[late|night] shift, [screen's too bright|less screen light]
the [bright|harsh] screen is [tiring|straining] my eyes
less [luminance|backlight|glare]
[anything|can something be] done about this glaring [screen|display]?
my baby sleeps next to me and the screen lights up the room
the [laptop|screen] lights up the whole bedroom
[soften|take the edge off] the screen brightness
i'm squinting because the screen is so [bright|glaring]
i can't sleep with such a bright screen
why does my [monitor|screen] [shine|blaze] like that
the [display|screen] is much too bright for this dark room
+make the screen gentler on [my|the] eyes
bright screen, too bright
bit bright, the screen
so bright, this screen
very bright display
screen's too bright
screen's so harsh
screen far too bright
display too bright for me
blinding
blinding screen
that's blinding
dazzling
dazzled by the screen
i'm dazzled
i'm dazzled by my display
i need less light from the screen
i need a darker screen in here
i need less brightness
i can't look at this screen, so bright
i can't look at it, too bright
i can't fall asleep, the screen's so bright
i'm in a dark room, the display glares
i'm tired and the screen glares
my eyes are watering from the display
my eyes are tired, less light please
my eyes can't take that screen
my pupils are tiny, that screen
my face glows from the screen
the room is dark and the screen isn't
the display shines like a torch
the backlight is too much
the white pages hurt my eyes
the lamp is off and the screen's too bright
is my screen at the top level? too bright
did my screen just get brighter? it glares
does the display have to be so bright
does it have to glare like that, the screen
like a floodlight, this display
like headlights in my face, the monitor
too much light from the screen
too much brightness
less light, the screen
less light from the display please
people on the plane are staring, my screen is so bright
what a bright display
who needs a screen that bright
+be kind to my eyes, less light
+take some light off the display
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
[aua|autsch|boah], [meine Augen|das blendet]
der [Monitor|Laptop|Schirm] ist ja wie [ein Scheinwerfer|eine Taschenlampe|Flutlicht]
ich werd [ja|noch|] blind [hier|vor dem Bildschirm|]
[Hintergrundbeleuchtung|Helligkeit] [ist|] [zu|viel zu] [hoch|stark]
[Kopfweh|Kopfschmerzen|Migräne], [Bildschirm dimmen|der Bildschirm ist zu hell]
das ganze Zimmer ist [hell|beleuchtet] vom [Bildschirm|Monitor]
[meine Freundin|mein Mann|das Kind] schläft, [Bildschirm dimmen|der Bildschirm ist zu hell]
[abends|im Dunkeln|im Bett] ist [mir|] das Display zu [hell|grell]
wer hat den Bildschirm so hell [gestellt|gemacht]
!der Schirm strahlt wie die Sonne
!so grell muss der Bildschirm nicht sein
[das|des] blendet [ja|mich|so|total]
[Bildschirm|Display|Monitor] [ist|] [zu|viel zu] grell
[Display|Schirm|Monitor] [dimmen|abdunkeln|runterdimmen]
+dunkel [mal|bitte|] [den Bildschirm|das Display] ab
augenschonender [bitte|] [am Bildschirm|]
des Display is ma z'grell
de Bildschirm isch [mir|] z hell
!der weiße Hintergrund brennt in den Augen
ich kann nicht einschlafen bei dem [hellen|grellen] [Bildschirm|Display]
weniger [grell|hell] [bitte|] [am Schirm|]
ein dunklerer [Bildschirm|Schirm] [wär|wäre] [nett|gut|angenehm]
für den Bildschirm bräucht ich eine Sonnenbrille
[das Display|der Monitor] ist [ziemlich|recht|ganz schön|bissl] [hell|grell]
der Schirm [knallt|brennt] mir ins Gesicht
das Licht vom [Bildschirm|Monitor] ist [unangenehm|anstrengend|zu stark]
kann man was gegen den grellen [Bildschirm|Monitor] machen
das Baby schläft und der Bildschirm leuchtet das ganze Zimmer aus
meine Augen [sind müde|tränen], der Bildschirm ist so [hell|grell]
muss das Display so [grell|hell] [sein|leuchten]
der Bildschirm ist für das dunkle Zimmer viel zu hell
weniger [Leuchtkraft|Displaylicht|Backlight]
[Nachtschicht|mitten in der Nacht], Bildschirm [zu hell|abdunkeln]
+mach den Bildschirm augenfreundlicher
der Schirm [blendet|is so grell], dass i nix sieg
ich blinzle schon, so grell ist der Bildschirm
abdimmen [bitte|]
sanfteres Licht am [Bildschirm|Display]
heller Schirm, zu hell
bisschen hell, der Bildschirm
bissl hell am Schirm
so hell, das Display
sehr hell am Monitor
Bildschirm zu hell für mich
Display zu grell für mich
blendend hell
blendet
es blendet
der Schirm blendet so
das Display blendet in der Nacht
ich bin geblendet
ich brauch weniger Licht vom Bildschirm
ich brauch hier drin einen dunkleren Bildschirm
ich brauch weniger Helligkeit
ich kann da nicht hinschauen, so hell
ich kann den Bildschirm nicht anschauen, zu hell
ich schlaf nicht ein, der Bildschirm ist so hell
ich sitz im dunklen Zimmer, das Display ist grell
ich bin müde und der Bildschirm blendet
mir tränen die Augen vom Display
meine Augen sind müde, weniger Licht bitte
meine Augen packen den Bildschirm nicht
mein Gesicht leuchtet vom Bildschirm
das Zimmer ist dunkel, der Bildschirm nicht
das Display leuchtet wie eine Taschenlampe
das Backlight ist mir zu viel
die weißen Seiten tun in den Augen weh
die Lampe ist aus und der Schirm zu hell
ist der Bildschirm auf der höchsten Stufe? zu hell
ist der Bildschirm grad heller geworden? das blendet
muss der Schirm so blenden
wie Flutlicht, dieses Display
wie Autoscheinwerfer, der Monitor
zu viel Licht vom Bildschirm
zu viel Helligkeit
weniger Licht, der Schirm
weniger Licht vom Display bitte
im Flugzeug schauen schon alle, so hell ist mein Bildschirm
was für ein heller Bildschirm
wer braucht so einen hellen Schirm
+schon meine Augen, weniger Licht
+nimm etwas Licht vom Display weg
z'hell, de Bildschirm
""",
    ),
}
