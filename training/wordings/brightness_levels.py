"""How people say how bright the screen should be."""

from training.frames import framed
from training.phrases import Phrases

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
[brightness|backlight|screen] @ {n}[%|]
+[dial|slide|crank|ramp] the [brightness|backlight] to {n}[%| percent|]
the [brightness|backlight] [slider|bar] [to|at|on] {n}[%| percent|]
would it be possible to have the [screen|brightness|display] at {n}[%| percent|]
would you mind putting the brightness on {n}[%| percent|]
how about {n}[%| percent] [brightness|screen brightness]
{n}[%| percent] brightness [is enough|is plenty|will do|suits me]
i [usually|always] work at {n}[%| percent] brightness
the [brightness|backlight] [should|has to|needs to] be [at|] {n}[%| percent|]
[laptop|panel|lcd] brightness [to|at|] {n}[%|]
+make [brightness|screen] on {n}[%| percents|]
[battery is low|the sun is out|movie time|it's dark here], [brightness|screen] [to|at] {n}[%| percent|]
brightness exactly {n}[%| percent|]
!i'd be happy with {n}[%| percent] brightness
!+ramp my monitor to {n}[%| percent|]
+have the [screen|display|backlight] [glow|shine] at {n}[%| percent|]
set-brightness {n}[%|]
i [prefer|like] my [screen|display] at {n}[%| percent|]
!light of the screen at {n}[%| percent|]
[would|could] you have the [screen|display|backlight] at {n}[%| percent|]
i'd say {n}[%| percent] [brightness|screen brightness]
[let's|lets] go [to|with|for] {n}[%| percent] brightness
{n}[%| percent] is a good brightness, set [it|that]
my eyes want {n}[%| percent] brightness
[luminance|screen light] [to|at|] {n}[%| percent|]
brightness goes to {n}[%| percent|]
please {n}[%| percent] brightness
+adjust the [screen|monitor|display] to {n}[%| percent] brightness
from now on {n}[%| percent] screen brightness
display at {n}[%| percent|], [thanks|please]
the [monitor|screen] at {n}[%| percent] would be [good|perfect|nice]
for [reading|the movie|the night] brightness at {n}[%| percent|]
+fix the backlight at {n}[%| percent|]
brightness {n} please
brightness now {n}[%|]
brightness up to {n}[%| percent]
brightness down to {n}[%| percent]
screen at {n} percent brightness please
backlight → {n}[%|]
backlight at {n}[%| percent] please
monitor brightness {n}[%|]
a brightness of {n}[%| percent], please
bright at {n}[%| percent], the screen
+give me {n}[%| percent] brightness
+take the screen to {n}[%| percent] brightness
+move the brightness slider to {n}[%| percent|]
+drop the screen brightness to {n}[%| percent|]
+let the screen shine at {n}[%| percent]
can i have {n}[%| percent] brightness
could the screen be at {n}[%| percent] brightness
would you turn the screen to {n}[%| percent] brightness
can you do {n}[%| percent] brightness
what about brightness {n}[%| percent|]
the brightness isn't right, make it {n}[%| percent|]
i want my display at {n}[%| percent|]
my brightness should read {n}[%| percent|]
brightness value {n}
too gloomy in here, screen brightness {n}[%| percent]
{n}[%| percent], the brightness
+bring my screen to {n}[%| percent] brightness
wee bit of light: brightness {n}[%| percent]
my migraine wants the screen at {n}[%| percent|]
presentation mode, screen to {n}[%| percent|]
photo editing needs {n}[%| percent] brightness
light {n}[%], brightness i mean
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
[Helligkeitsregler|Backlight|Displaybeleuchtung] auf {n}[%| Prozent|]
[wie wär's|wie wärs] mit {n}[%| Prozent] Helligkeit
magst du [die Helligkeit|den Bildschirm|das Display] auf {n}[%| Prozent|] [stellen|tun|drehen]
[die Helligkeit|der Bildschirm|das Display] gehört auf {n}[%| Prozent|]
{n}[%| Prozent] Helligkeit [reichen|langen|wären gut|tun's auch]
ich arbeit [immer|lieber] mit {n}[%| Prozent] Helligkeit
[wär's|wäre es] möglich, die Helligkeit auf {n}[%| Prozent|] zu [stellen|setzen]
drah [den Schirm|die Helligkeit] auf {n}[%| Prozent|]
+tu [die Helligkeit|den Bildschirm] auf {n}[%| Prozent|]
!+justier den Monitor auf {n}[%| Prozent|]
!Helligkeit bitte @ {n}[%|]
[Laptopbildschirm|Panel|Displaylicht|Monitor] [auf|=|:] {n}[%| Prozent|]
Helligkeit exakt {n}[%| Prozent|]
[der Akku ist schwach|die Sonne scheint|Filmabend], Helligkeit [auf|] {n}[%| Prozent|]
+mach Helligkeit [auf|] {n}[%| Prozent|]
auf {n}[%| Prozent] Helligkeit [runter|rauf|hoch|gehen]
!bei {n}[%| Prozent] Helligkeit seh ich am besten
den [Bildschirm|Monitor] auf {n}[%| Prozent|] [dimmen|drehen|stellen|regeln]
chasch d'Helligkeit uf {n}[%| Prozent|] stelle
[würdest|tätest] du die Helligkeit auf {n}[%| Prozent|] [regeln|bringen]
ich würd sagen {n}[%| Prozent] Helligkeit
{n}[%| Prozent] Helligkeit, [danke|los|bitte]
meine Augen wollen {n}[%| Prozent] Helligkeit
[Leuchtkraft|Displaylicht|Beleuchtung vom Bildschirm] [auf|] {n}[%| Prozent|]
nehmen wir {n}[%| Prozent] Helligkeit
ab jetzt {n}[%| Prozent] Bildschirmhelligkeit
Bildschirm mit {n}[%| Prozent] Helligkeit [betreiben|laufen lassen|bitte]
mir wär der Bildschirm auf {n}[%| Prozent|] am liebsten
für [die Nacht|den Film|draußen] Helligkeit auf {n}[%| Prozent|]
lass die Helligkeit auf {n}[%| Prozent|] gehen
der Monitor bei {n}[%| Prozent] [wär|wäre] [gut|fein|perfekt]
+regel [das Backlight|die Displayhelligkeit] auf {n}[%| Prozent|]
dass der Bildschirm auf {n}[%| Prozent|] steht, bitte
Helligkeit {n} bitte
Helligkeit jetzt {n}[%| Prozent|]
Helligkeit hoch auf {n}[%| Prozent]
Helligkeit runter auf {n}[%| Prozent]
Bildschirm bitte mit {n} Prozent Helligkeit
Helligkeit → {n}[%|]
Helligkeitswert {n}
Helligkeitsstufe auf {n}[%| Prozent|]
Backlight → {n}[%|]
Monitorhelligkeit {n}[%| Prozent|]
eine Helligkeit von {n}[%| Prozent] bitte
+gib mir {n}[%| Prozent] Helligkeit
+bring den Bildschirm auf {n}[%| Prozent] Helligkeit
+schieb den Helligkeitsregler auf {n}[%| Prozent|]
+zieh die Helligkeit auf {n}[%| Prozent|]
+lass den Bildschirm mit {n}[%| Prozent] leuchten
+änder die Helligkeit auf {n}[%| Prozent|]
kann ich {n}[%| Prozent] Helligkeit haben
könnte der Bildschirm auf {n}[%| Prozent] stehen
geht Helligkeit {n}[%| Prozent|]
die Helligkeit passt nicht, mach {n}[%| Prozent] draus
ich möchte den Bildschirm bei {n}[%| Prozent|]
ich möchte {n}[%| Prozent] Helligkeit
ich hab den Bildschirm gern auf {n}[%| Prozent|]
stellen wir die Helligkeit auf {n}[%| Prozent|]
{n}[%| Prozent], die Helligkeit
mir tun die Augen weh, Helligkeit auf {n}[%| Prozent]
die Helligkeit hätt ich gern auf {n}[%| Prozent|]
machst du mir {n}[%| Prozent] Helligkeit
d'Helligkeit uf {n}[%| Prozent|] bitte
zum Fotosbearbeiten brauch ich {n}[%| Prozent] Helligkeit
zum Stromsparen Helligkeit auf {n}[%| Prozent|]
set brightness {n}[%| Prozent|]
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
the [brightness|screen|backlight] [should be|has to be|must be] [at|on] <at>
+[crank|push|bring|slide] the [brightness|backlight] <way>
i [want|need|would like] the [screen|display] as <er> as possible
go [to|for] <at> brightness
[brightness|backlight] <way>
would it be possible to have the [screen|display] [at|on] <at>
[to read outside|for the night shift|quick test|for this photo], brightness [to|at] <at>
brightness slider <way>
the screen can't be <er> enough
!how about <at> brightness
!+move the brightness bar <way>
[panel|lcd|laptop|monitor] brightness [to|at|] <at>
screen as <er> as you can [make it|]
would you mind turning the [brightness|backlight] <way>
!as <er> as the [display|screen] goes
[would|could] you set the [brightness|backlight] to <at>
[let's|lets] go for <at> brightness
i'd like <at> brightness [on this screen|please|now]
<at> for the [backlight|screen brightness|display brightness]
the [brightness|backlight] should go <way>
the screen should be as <er> as [possible|it can be]
i want <at> for the brightness
[screen|display] <er> as [hell|can be|possible]
bring the screen brightness <way>
+adjust brightness to <at>
[just|simply] turn the screen brightness <way>
screen light [to|at|on] <at>
brightness <at> please
<at>, the brightness
<at> on the backlight
<at> on the display brightness
<at> screen brightness please
<at> backlight
backlight: <at>
set-brightness <at>
screen brightness: <way>
brightness <way> please
the brightness, <way>
the display's brightness <way>
<way> with the brightness
<way> with the backlight
screen as <er> as it goes
screen as <er> as it gets
the monitor as <er> as can be
my laptop as <er> as possible
all screens as <er> as possible
as <er> as it can be, the display
straight to <at> with the brightness
from now on <at> brightness
tonight <at> brightness
i'm testing the panel, brightness <at>
i like the screen as <er> as possible
i'd go for <at> brightness
i need <at> brightness on the laptop
i'd have the brightness at <at>
we want the display as <er> as it gets
can the brightness go <way>?
can i get <at> brightness
could the screen be as <er> as possible
could you have the backlight at <at>
may i have the screen as <er> as possible
would you push the brightness <way>
will you turn the brightness <way>
let's have the brightness at <at>
let the screen be as <er> as it can
why not <at> brightness? do it
+make my monitor as <er> as it goes
+pull the brightness <way>
+put the backlight <way>
+run the display at <at> brightness
+take the brightness <way>
"""
_NAMED_DE = """
[Helligkeit|Bildschirmhelligkeit|Bildschirm|Display] [auf|] <at>
+[stell|setz|mach|dreh] [die Helligkeit|die Bildschirmhelligkeit|den Bildschirm] [mal|bitte|] auf <at>
+dreh die Helligkeit <way>
!+bring die Leuchtkraft auf <at>
Helligkeit auf <at> [stellen|drehen] [bitte|]
+mach den [Bildschirm|Monitor] so <er> wie möglich
[den Bildschirm|das Display] so <er> [wie es geht|wie möglich]
[die Helligkeit|der Bildschirm|das Display] [soll|muss|gehört] auf <at>
[würdest|magst|tätest|kannst] du [den Bildschirm|die Helligkeit] <way> [drehen|stellen]
[Helligkeitsregler|Helligkeit|Displayhelligkeit] <way>
+[fahr|zieh|schieb] die Helligkeit auf <at>
wie wär's mit [Helligkeit|Bildschirm] auf <at>
für [die Nacht|den Film|die Fotos|den Test] die Helligkeit auf <at>
drah den Schirm <way>
!ich hätt die Helligkeit gern auf <at>
!+regel [den Monitor|das Display] <way>
[Monitor|Backlight|Hintergrundbeleuchtung|Panel] [auf|] <at>
die Helligkeit <way> [drehen|regeln|machen] [bitte|]
ich [will|möcht|brauch] den Bildschirm so <er> wie's geht
so <er> [wie's geht|wie möglich], [der Bildschirm|das Display]
!Bildschirm bitte <way>
Display so <er> [es geht|wie es nur geht] [bitte|]
[könntest|würdest] du die Helligkeit auf <at> [stellen|drehen|setzen]
[Leuchtkraft|Displaylicht|Laptopbildschirm] auf <at>
nehmen wir die Helligkeit auf <at>
der Bildschirm [soll|muss|darf] so <er> sein wie's [nur|] geht
lass die Helligkeit <way> gehen
ich hätt den Bildschirm gern <way>
Brightness [auf|] <at>
Bildschirmhelligkeit <way>, [bitte|danke]
+tu die Helligkeit auf <at>
so <er> es geht [soll|muss] der Bildschirm [sein|werden]
Hintergrundbeleuchtung <way> [stellen|drehen|]
die Helligkeit kommt auf <at>
Helligkeit <at> bitte
Helligkeit = <at>
<at>, die Helligkeit
Displayhelligkeit: <at>
Bildschirmhelligkeit auf <at> bitte
Helligkeit <way> bitte
die Helligkeit, <way>
mit der Helligkeit <way>
mit dem Backlight <way>
Schirm so <er> wie's geht
den Monitor so <er> wie möglich
den Laptop so <er> wie möglich
alle Bildschirme so <er> wie möglich
so <er> es geht, der Schirm
gleich auf <at> mit der Helligkeit
ab jetzt Helligkeit auf <at>
heute Nacht Helligkeit auf <at>
ich teste das Panel, Helligkeit auf <at>
ich mag den Bildschirm so <er> wie möglich
ich nehm die Helligkeit auf <at>
ich brauch am Laptop die Helligkeit auf <at>
ich will die Helligkeit auf <at>
wir wollen das Display so <er> wie's geht
kann die Helligkeit auf <at>?
kann die Helligkeit <way>?
kann ich die Helligkeit auf <at> haben
könnte der Schirm so <er> wie möglich sein
könntest du das Backlight auf <at> stellen
darf ich den Bildschirm so <er> wie möglich haben
machst du den Bildschirm so <er> wie's geht
lass uns die Helligkeit auf <at> stellen
lass den Bildschirm so <er> sein, wie's geht
warum nicht die Helligkeit auf <at>? mach
d'Helligkeit auf <at>
+mach mir den Monitor so <er> wie's geht
+zieh die Helligkeit <way>
+nimm die Helligkeit auf <at>
+stell das Backlight auf <at>
+lass die Helligkeit auf <at> gehen
"""
NAMED = {
    level: Phrases(en=framed(_NAMED_EN, en), de=framed(_NAMED_DE, de))
    for level, en, de in (
        (
            100,
            {"at": "[max|maximum|full|the max|the maximum|the top|the highest level|full power]",
            "way": "[all the way up|up all the way|up to the max|up to full|fully up|up as far as it goes]", "er": "bright"},
            {"at": "[Maximum|max|volle Pulle|Anschlag|das Maximum|höchste Stufe|volle Kanne|voll|oberste Stufe|volle Leistung]",
            "way": "[ganz hoch|voll hoch|ganz auf|ganz rauf|bis zum Anschlag hoch]", "er": "hell"},
        ),
        (
            0,
            {"at": "[min|minimum|the minimum|the lowest|zero|the bottom|the lowest level|the dimmest setting]",
            "way": "[all the way down|down all the way|down to the minimum|fully down|down as far as it goes]", "er": "dark"},
            {"at": "[Minimum|min|das Minimum|niedrigste Stufe|null|unterste Stufe|kleinste Stufe]",
            "way": "[ganz runter|komplett runter|ganz herunter|voll runter|bis zum Minimum runter]", "er": "dunkel"},
        ),
    )
} | {
    50: Phrases(
        en="""
[brightness|screen brightness|screen] [to|at|] [half|the middle|halfway|medium]
+[set|put|turn] [the|my|] [brightness|screen brightness] [to|at] [half|50/50|the middle|medium|halfway]
half [the|] brightness [please|]
!+set the screen to half brightness
brightness [in|on] the middle
50/50 [brightness|backlight]
[brightness|screen|backlight] halfway [up|please]
+dim the [screen|display] to half
i want the [screen|display] at [half|a medium level]
the brightness should be [medium|in the middle|at half]
medium [screen|display|] brightness
half [power|strength] for the [screen|backlight]
how about half the brightness
!+put the slider for the brightness in the middle
[display|monitor|backlight] [to|at|] [half|mid|the midpoint]
not bright, not dark, [just|] the middle
would it be possible to have half brightness
!mid brightness
[can|could] you [put|set] the brightness halfway
the [screen|display] should be half as bright as it can be
cut the brightness to half of the maximum
[would|could] you set the [screen|display] to half brightness
middle setting for the [brightness|backlight]
i'd like a medium bright screen
brightness right in the middle
[let's|lets] go for half brightness
screen light at half
[average|moderate] brightness please
the brightness slider in the [middle|centre|center]
half the maximum [for the brightness|brightness]
backlight: half
half bright
half-bright screen
brightness in the middle please
brightness 50/50
brightness fifty-fifty
brightness medium please
brightness mid
middle brightness
medium backlight
medium light on the screen
moderate screen brightness
screen half bright
screen midway
display half as bright as it goes
monitor at half brightness
laptop screen on half
backlight midway
backlight in the middle
midway with the brightness
middle of the scale, brightness
half of full brightness
half of what the screen can do
neither dark nor bright, the screen in the middle
i like the screen medium bright
i need half brightness
i'd go for a middle brightness
i'd say half the brightness
i work best at half brightness
we want the screen half bright
can the brightness go to the middle
can i have the screen at half brightness
could the screen be medium bright
may i have half brightness
would you go to half brightness
is half brightness possible
let's put the brightness in the middle
let the screen be half bright
+take the brightness to the middle
+go to half brightness
+make the screen half bright
+run the display at half brightness
+split the brightness down the middle
""",
        de="""
[Helligkeit|Bildschirmhelligkeit|Bildschirm] [auf|] [halb|die Hälfte|Mitte|die Mitte|mittel]
+[stell|setz|dreh] die Helligkeit auf [halb|die Hälfte|die Mitte|Mitte]
halbe Helligkeit [bitte|]
!Bildschirm mit halber Helligkeit
[mittlere|halbe] [Bildschirmhelligkeit|Displayhelligkeit|Helligkeitsstufe] [bitte|]
[Helligkeit|Display|Monitor] [auf|] [halber Stufe|mittel|50:50|halbe Kraft]
+dimm den Bildschirm auf die Hälfte
ich [will|hätt gern|brauch] die Helligkeit [in der Mitte|auf der Hälfte]
die Helligkeit soll [in der Mitte|auf halb|auf der Hälfte] [sein|stehen]
[nicht hell, nicht dunkel|nicht zu hell, nicht zu dunkel], [Bildschirm auf Mitte|Mitte]
[Helligkeitsregler|Regler für die Helligkeit] in die Mitte
mittlere Helligkeit
wie wär's mit halber Helligkeit
magst du die Helligkeit auf die Hälfte [drehen|stellen]
!den Monitor halb hell [bitte|]
[kannst|könntest] du den Bildschirm auf halbe Helligkeit [stellen|drehen]
drah den Schirm auf die Hälfte
halb so hell wie's geht
!Display mittelhell
[würdest|tätest] du die Helligkeit auf halb stellen
der Bildschirm soll halb so hell sein wie möglich
Helligkeit genau in der Mitte
die halbe Helligkeit [reicht|langt|genügt] [mir|]
[Leuchtkraft|Hintergrundbeleuchtung|Displaylicht] auf [halb|die Hälfte]
ein mittelheller Bildschirm [bitte|wär gut]
+tu die Helligkeit auf die [Hälfte|Mitte]
durchschnittliche Helligkeit [bitte|]
Backlight halb
nehmen wir halbe Helligkeit
de hoibe Helligkeit [bitte|]
Bildschirm zur Hälfte hell
halb hell
halbhell
Helligkeit halb
Helligkeit halb bitte
Helligkeit mittel bitte
Helligkeit mittig
Helligkeit in die Mitte
Helligkeit auf fünfzig-fünfzig
Helligkeit 50:50
mittelhell
mittelheller Schirm
mittleres Backlight
mäßige Helligkeit
Bildschirm halb hell
Bildschirm mittelhell bitte
Schirm auf mittlere Helligkeit
Monitor auf halber Helligkeit
Laptop auf halbe Helligkeit
Display halb so hell wie möglich
Backlight in die Mitte
mit der Helligkeit in die Mitte
Mitte der Skala, die Helligkeit
die Hälfte der vollen Helligkeit
die Hälfte von dem, was der Schirm kann
weder hell noch dunkel, Bildschirm in die Mitte
ich mag den Bildschirm mittelhell
ich brauch halbe Helligkeit
ich nehm die mittlere Helligkeit
ich würd sagen halbe Helligkeit
ich arbeite am besten bei halber Helligkeit
wir wollen den Schirm halb hell
kann die Helligkeit auf die Mitte
kann ich halbe Helligkeit haben
könnte der Bildschirm mittelhell sein
darf ich die Helligkeit auf halb haben
würdest du auf halbe Helligkeit gehen
geht halbe Helligkeit
lass uns die Helligkeit in die Mitte stellen
lass den Bildschirm halb hell sein
de Bildschirm halb hell
hoib hell bitte
+bring die Helligkeit in die Mitte
+geh auf halbe Helligkeit
+mach den Bildschirm halb hell
+mach den Schirm mittelhell
+nimm die Helligkeit auf die Hälfte
""",
    )
}  # fmt: skip
