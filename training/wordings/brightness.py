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
""",
    ),
}
