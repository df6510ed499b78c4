"""How people ask for full screen, and for windows that float."""

from training.phrases import Phrases

FULLSCREEN = Phrases(
    en="""
full[ |]screen
[make|switch|put|set] [this|the|] window [to|into|in] full[ |]screen
+[make|put] [this|it] full[ |]screen
+toggle full[ |]screen
[go|enter|leave|exit] full[ |]screen [mode|]
full[ |]screen [on|off|mode|please]
+maximize [this|the|] window
maximize [it|this|]
!+make [this|the] window as big as the screen
+make this window fill the [whole|] screen
[can|could] you make [this|it] full[ |]screen?
i want this [in|on] full[ |]screen
!window full[ |]screen
get [me|] out of full[ |]screen
this [window|] should [fill|cover|take] the [whole|entire] screen
[full|whole] screen for [this|this window|the video]
would you mind going full screen
[bigger than this|too small], full[ |]screen [it|please]
fs [mode|]
+stretch this [window|] to full screen
no [borders|bars|distractions], [just|] full screen
i [can't see enough|need more space], full screen
use the [whole|entire|full] screen
+[max|maximise] [this|the window|it]
+quit full screen
!make it fill my display
!all over the screen with this
is full screen possible
+blow this window up to full screen
back from full screen
kiosk mode [on|off|]
[enlarge|expand|widen] this window to the [whole|entire|full] screen
+fill the [screen|display|monitor] with this [window|]
the window is [too small|tiny], [make it full screen|maximize it]
i'd like to watch this in full screen
let this [window|video|game] take the [whole|entire] [screen|monitor]
hide everything but this window, full screen
could do with full screen [here|now]
[movie|video|film|game] time, full screen please
f11
end full screen
i want to see [the bar|my desktop] again, leave full screen
how do i get full screen? just do it
full size [window|please|]
+make the window [maximal|maximized|full size]
presentation starts, go full screen
the full screen is annoying, turn it off
cover the whole [monitor|display] with this window
fullscreen now
full screen, please, this one
switch to the full screen view
make it big, the whole screen
as big as the screen will let it
as large as possible, this window
the whole screen please
entire screen for the window
+go to full screen
+switch full screen on
+switch full screen off
+get this on full screen
+grow this window to the whole screen
+let it fill the screen
+let me see this full screen
+bring this window to full size
+leave the full screen view
+return from full screen
+drop out of full screen
i want it big, full screen
i want the whole screen for this
i'd like full screen
could we go full screen
could you switch to full screen
would you maximize this window
how about full screen
my eyes are bad, full screen please
it's too tiny, full screen
i don't want full screen any more
no more full screen
normal size again, out of full screen
bigger, the whole screen
max window
maximise
fullscrn
f11 please
super f
alt enter
theatre mode, full screen
cinema mode, full screen
edge to edge please, this window
no panel, no gaps, full screen
nothing but this window on the screen
i only want to see this window, full screen
i'm watching a film, full screen
we're watching together, full screen please
i want to concentrate, this window full screen
granny can't read that, full screen
sit back and watch, full screen
everything else is distracting, full screen
the letters are tiny, give the window the whole screen
the bar is in the way, full screen
where did my bar go? leave full screen
how do i get out of full screen
back to full screen
and full screen now
shrink it back from full screen
no full screen please
can this go full screen
can the window cover everything
shall we go full screen
will you go full screen
mind making this full screen
may i have this full screen
+open this out to the whole screen
+spread this window over the whole screen
+let it take up everything
+toggle the full screen state
+undo the full screen
""",
    de="""
Vollbild
Vollbild[modus|] [an|aus|bitte|umschalten|ein]
+mach [das|dieses|] Fenster [groß|auf Vollbild|ins Vollbild]
+[mach|schalt|setz|bring] [das|dieses] Fenster [in den|auf|ins] Vollbild
+[geh|wechsel] ins Vollbild
+[geh|wechsel] in den Vollbildmodus
[das|dieses] Fenster [im|auf|ins] Vollbild
+[maximier|maximiere] [das|dieses] Fenster
maximieren
!Fenster auf ganzen Bildschirm
+zeig [das|es] im Vollbild
[kannst|könntest] du [das|dieses Fenster] [auf Vollbild machen|maximieren]?
[beende|verlass] [den|das] Vollbild[modus|]
!ich will das [auf|im] Vollbild [sehen|]
fullscreen [bitte|]
das [Fenster|] [soll|gehört|muss] [ins|auf] Vollbild
[ganzer|gesamter] Bildschirm [bitte|]
auf den ganzen [Bildschirm|Schirm]
magst du das [im|ins] Vollbild [machen|zeigen|schalten]
das ist mir zu klein, Vollbild [bitte|]
Vollbildansicht [an|aus|]
raus aus dem Vollbild
Vollbild [beenden|verlassen|weg]
füll den [ganzen|] Bildschirm [damit|aus]
bildschirmfüllend [bitte|]
mach des [Fensta|Fenster] auf Vollbild
mach's [groß|bildschirmfüllend|ganz groß]
[würdest|tätest] du auf Vollbild [schalten|gehen]
auf Vollbild [umschalten|gehen|wechseln]
!der Film soll den ganzen Schirm füllen
!+zieh das Fenster auf den ganzen Schirm auf
!Ränder weg, Vollbild an
Fenster maximal groß
mach ganz gross
+vergrößer [das|dieses] Fenster auf den [ganzen|gesamten] [Bildschirm|Monitor]
das Fenster ist [zu klein|winzig], mach's [auf Vollbild|bildschirmfüllend]
ich [möcht|würd gern] das im Vollbild [schauen|anschauen|sehen]
[Film|Video|Spiel|Präsentation] fängt an, Vollbild [bitte|]
alles andere ausblenden, Vollbild
F11
Fullscreen [an|aus|umschalten|beenden]
könntest du den Vollbildmodus [einschalten|ausschalten|beenden]
das Vollbild [nervt|stört], weg damit
+nimm das Fenster [wieder|] aus dem Vollbild
ich will die Leiste wieder sehen, Vollbild [aus|beenden]
Vollbild könnt ich jetzt brauchen
das Fenster [maximieren|vergrößern] auf die ganze Fläche
der ganze [Bildschirm|Monitor] soll dieses Fenster zeigen
+stell auf Vollbild
in [voller|ganzer] Größe [bitte|] das Fenster
go Fullscreen
Fenster maximieren
Vollbild jetzt
Vollbild bitte für das hier
ganz groß bitte
so groß wie der Bildschirm bitte
so groß wie's geht, das Fenster
den ganzen Bildschirm bitte
+schalt das Vollbild ein
+schalt das Vollbild aus
+mach's so groß wie den Bildschirm
+lass es den Bildschirm füllen
+lass mich das im Vollbild sehen
+kehr aus dem Vollbild zurück
+geh aus dem Vollbild raus
ich will es groß, Vollbild
ich will den ganzen Bildschirm dafür
ich hätt gern Vollbild
können wir ins Vollbild gehen
könntest du auf Vollbild schalten
würdest du das Fenster maximieren
wie wär's mit Vollbild
ich seh schlecht, Vollbild bitte
ich will kein Vollbild mehr
kein Vollbild mehr
wieder normale Größe, raus aus dem Vollbild
tu des ins Vollbild
ganze Bildschirm bitte
Vollbild uf
groot maken, Vollbild
ganz groß
Maximalgröße
F11 bitte
Super F
Kinomodus, Vollbild
Kino, Vollbild
von Rand zu Rand bitte, das Fenster
ohne Leiste und Ränder, Vollbild
nichts als dieses Fenster am Schirm
ich will nur dieses Fenster sehen, Vollbild
ich schau einen Film, Vollbild
wir schauen zusammen, Vollbild bitte
ich muss mich konzentrieren, das Fenster ins Vollbild
Oma kann das nicht lesen, Vollbild
der Rest lenkt ab, Vollbild
die Schrift ist winzig, das Fenster über den ganzen Schirm
die Leiste ist im Weg, Vollbild
wo ist meine Leiste hin? Vollbild aus
wie komm ich aus dem Vollbild raus
nochmal Vollbild
zurück ins Vollbild
und jetzt Vollbild
wieder verkleinern, raus aus dem Vollbild
bitte kein Vollbild
nicht im Vollbild
kann das ins Vollbild
kann das Fenster alles ausfüllen
wollen wir ins Vollbild
gehst du ins Vollbild
machst du mir Vollbild
dürfte ich das im Vollbild haben
wär Vollbild möglich
+breite das Fenster über den ganzen Bildschirm aus
+spann das Fenster über den ganzen Schirm
+lass das Fenster alles ausfüllen
+gib dem Fenster den ganzen Schirm
+wechsel den Vollbildstatus
+heb das Vollbild auf
so groß wia's geht, des Fensta
s Ganze im Vollbild, gäll
op den ganzen Schirm
""",
)
FULLSCREEN_APP = Phrases(
    en="""
+make {a} full[ |]screen
{a} full[ |]screen [please|]
+[put|switch|set] {a} [to|in|into] full[ |]screen
+show {a} in full[ |]screen
+maximize {a}
!{a} in full[ |]screen mode
[can|could] you make {a} full[ |]screen?
full[ |]screen for {a}
{a} should [fill|cover|take] the [whole|entire] screen
the {a} window full[ |]screen
would you mind putting {a} in full screen
[i want|i need|i'd like] {a} [in|] full[ |]screen
{a} fs
{a}: full[ |]screen
{a} on the [whole|entire|full] screen
is it possible to have {a} full screen
+stretch {a} to full screen
+take {a} [out of|to] full screen
let {a} use the [whole|entire] screen
+toggle full screen [for|of] {a}
{a} maximized [please|]
!+blow {a} up to full screen
!all the screen for {a}
+max {a}
+[enlarge|expand] {a} to the [whole|entire|full] screen
+fill the [screen|display|monitor] with {a}
{a} is too small, make it full screen
let me see {a} in full screen
i'd like to have {a} on the whole [monitor|display]
[would|could] you maximize {a}
{a} in full size [please|]
f11 for {a}
+get {a} to full screen
hide everything except {a}, full screen
the {a} window should be [maximized|full screen]
+end full screen of {a}
{a} must [be|go] [full screen|maximized]
{a} big please, full screen
{a} into full screen
{a} out of full screen
{a} back from full screen
{a} filling the screen
{a} screen-filling
{a}, maximize
{a} max
full screen, {a}
full screen on for {a}
full screen off for {a}
full screen view of {a}
full screen mode for the window of {a}
fullscreen {a}
maximize {a} please
maximise {a}
+bring {a} to full screen
+give {a} the whole screen
+give {a} all the screen space
+let {a} fill the screen
+run {a} full screen
+have {a} fill the monitor
+use the whole screen for {a}
+turn {a} full screen
+turn on full screen for {a}
+turn off full screen for {a}
+turn full screen off in {a}
+exit full screen in {a}
+leave full screen in {a}
+get {a} out of full screen
+go full screen with {a}
+grow {a} to the size of the screen
+stop {a} being full screen
i want to see {a} on the whole screen
i want {a} as big as possible
i want {a} out of full screen again
i'd like {a} to fill the screen
i'd like to go full screen with {a}
can {a} go full screen
can i have {a} full screen
could {a} take up the whole screen
could you put {a} on full screen
would you switch {a} to full screen
how about {a} in full screen
nothing but {a} on the screen please
only {a} on the whole screen
the window of {a} over the whole screen
the movie's in {a}, full screen it
my eyes are bad, {a} full screen please
{a} needs the full screen
{a} looks tiny, maximize it
{a} shouldn't be full screen any more
why isn't {a} full screen? do it
{a} huge, over the whole screen
{a} as big as it gets
{a} edge to edge
{a} over everything, full screen
{a} everywhere on the screen
{a} all over the display
{a} at max size
{a}: maximize
{a}: f11
{a} fullscrn
{a} maximised
{a} maxed out
{a} no longer in full screen
{a} not in full screen please
{a} again full screen
{a} and full screen
{a} could use the whole screen
{a} deserves the whole screen
{a} is full screen, take it out
{a} is hard to read, give it the whole screen
{a} is only half as big as i'd like, full screen
{a} takes up too little, maximize it
we're watching something in {a}, full screen
the game in {a} should be full screen
let's see {a} big, full screen
let's have {a} full screen
i'm presenting with {a}, full screen
i only want to see {a}, full screen
i'd like {a} maximized
i'd prefer {a} in full screen
f11 in {a}
press f11 in {a}
hyprctl fullscreen {a}
can you blow up {a} to the whole screen
could {a} be maximized
shall we put {a} on full screen
mind maximizing {a}
will you make {a} full screen
may i have {a} on the entire screen
+spread {a} over the screen
+open {a} out to full screen
+make {a} take the whole display
+undo the full screen of {a}
+give the full screen to {a}
""",
    de="""
{a} [Vollbild|im Vollbild|auf Vollbild|ins Vollbild]
+mach {a} [groß|auf Vollbild|im Vollbild]
+[bring|schalt|setz] {a} [ins|in den|auf] Vollbild
+zeig [mir|] {a} im Vollbild
+maximier[e|] {a}
!{a} bitte im Vollbildmodus
kannst du {a} [ins Vollbild machen|maximieren]?
Vollbild für {a}
{a} [soll|gehört|muss] [ins|auf] Vollbild
{a} auf den ganzen [Bildschirm|Schirm]
magst du {a} ins Vollbild [machen|schalten]
{a} bildschirmfüllend
das {a} Fenster [groß|auf Vollbild|ins Vollbild]
ich [will|möcht|hätt gern] {a} im Vollbild
{a} im Vollbild [zeigen|anzeigen|bitte]
{a} maximieren
[hol|nimm] {a} aus dem Vollbild
{a}: Vollbild
den ganzen Bildschirm für {a}
Vollbild [umschalten|an] bei {a}
[würdest|tätest] du {a} ins Vollbild schalten
{a} ganz groß [bitte|]
!+zieh {a} auf den ganzen Schirm auf
!{a} darf den ganzen Schirm haben
{a} füllt bitte den Bildschirm
+vergrößer {a} auf den [ganzen|gesamten] [Bildschirm|Monitor]
{a} ist zu klein, mach's auf Vollbild
lass mich {a} im Vollbild sehen
[könntest|würdest] du {a} [maximieren|auf Vollbild stellen]
Fullscreen für {a} [bitte|]
{a} auf [volle|ganze] Größe
F11 für {a}
+stell {a} auf Vollbild
alles ausblenden außer {a}, Vollbild
das {a} Fenster soll [maximiert|bildschirmfüllend] sein
Vollbild von {a} beenden
{a} soll den ganzen [Bildschirm|Monitor] [einnehmen|ausfüllen]
moch {a} auf Vollbild
{a} Fullscreen
{a} groß bitte, Vollbild
{a} bitte ins Vollbild
{a} ins Vollbild bitte
{a} raus aus dem Vollbild
{a} wieder aus dem Vollbild
{a} auf dem ganzen Bildschirm
{a} max
Vollbild, {a}
Vollbild an für {a}
Vollbild aus für {a}
Vollbild aus bei {a}
Vollbildansicht von {a}
Vollbildmodus für {a}
{a} in den Vollbildmodus
Fullscreen {a}
maximiere {a} bitte
+hol {a} ins Vollbild
+gib {a} den ganzen Bildschirm
+gib {a} den vollen Platz am Schirm
+lass {a} den Bildschirm füllen
+lass {a} im Vollbild laufen
+füll den Bildschirm mit {a}
+nutz den ganzen Bildschirm für {a}
+schalt bei {a} das Vollbild ein
+schalt bei {a} das Vollbild aus
+beende das Vollbild von {a}
+verlass bei {a} das Vollbild
+geh mit {a} ins Vollbild
+zieh {a} groß, über den ganzen Bildschirm
+mach {a} so groß wie den Bildschirm
ich will {a} auf dem ganzen Bildschirm sehen
ich will {a} so groß wie möglich
ich will {a} nicht mehr im Vollbild
ich hätte {a} gern bildschirmfüllend
ich würd mit {a} gern ins Vollbild
kann {a} ins Vollbild
kann ich {a} im Vollbild haben
kannst du {a} auf Vollbild schalten
könnte {a} den ganzen Schirm einnehmen
wie wär's mit {a} im Vollbild
nur {a} auf dem Schirm bitte, Vollbild
das Fenster von {a} über den ganzen Bildschirm
der Film läuft in {a}, Vollbild bitte
ich seh schlecht, {a} ins Vollbild
{a} braucht das Vollbild
{a} ist winzig, maximier das
{a} soll nicht mehr im Vollbild sein
warum ist {a} nicht im Vollbild? mach das
tu {a} ins Vollbild
{a} uf Vollbild
maak {a} groot, Vollbild
{a} riesig, über den ganzen Schirm
{a} so groß es geht
{a} von Rand zu Rand
{a} über alles drüber, Vollbild
{a} überall auf dem Schirm
{a} auf dem gesamten Monitor
{a} in Maximalgröße
{a}: maximieren
{a}: F11
{a} maximiert bitte
{a} nicht mehr im Vollbild
{a} bitte nicht im Vollbild
{a} nochmal ins Vollbild
{a} und Vollbild
{a} könnte den ganzen Schirm brauchen
{a} ist im Vollbild, nimm es raus
{a} kann ich kaum lesen, Vollbild
{a} nimmt zu wenig Platz ein, maximieren
wir schauen was in {a}, Vollbild
das Spiel in {a} soll ins Vollbild
ich präsentier mit {a}, Vollbild
ich will nur {a} sehen, Vollbild
ich hätt {a} gern maximiert
mir wär {a} im Vollbild lieber
F11 in {a}
drück F11 in {a}
hyprctl fullscreen {a}
könnte {a} maximiert werden
wollen wir {a} im Vollbild anschauen
machst du {a} ins Vollbild
machst du mir {a} groß, Vollbild
schaltest du {a} auf Vollbild
darf {a} ins Vollbild
dürfte ich {a} bildschirmfüllend haben
wär {a} im Vollbild möglich
+breite {a} über den ganzen Schirm aus
+spann {a} über den ganzen Bildschirm
+lass {a} alles ausfüllen
+mach {a} maximal groß
+heb das Vollbild von {a} auf
+hol {a} wieder aus dem Vollbild
{a} so groß wia's geht
{a} im Vollbild, gell
{a} op den ganzen Schirm
""",
)
FLOAT = Phrases(
    en="""
+float [this|the|] window
+make [this|the|] window float[ing|]
toggle floating
+toggle float [for this window|]
floating [mode|window|on|off|]
+let [this|the] window float
!+switch this window to floating
+unfloat [this|the|] window
tile [this|the] window [again|]
detach [this|the] window from the [tiling|grid]
!make [it|this] float
[pop|take] this window out of the tiling
this window should [float|be floating|not be tiled]
would you mind floating this window
i want [this|this window] [floating|to float|untiled]
untile [this|the] window
[free|loose] floating window please
floating for [this|this window|the current window]
[put|set] [this|the] window [to|in] floating [mode|]
i want to drag this window around freely, float it
[back to|into the] tiling [with this window|]
stop floating [this|the] window
+make this window [tiled|a normal tile] again
float toggle
togglefloating
!this window out of the grid please
!+let this one hover above the others
[would|could] you [float|untile] this window
let me [place|position|move] this window freely, floating please
this window shouldn't be [part of|in] the [tiling|layout|grid]
i'd like this window to [hover|float|overlap the others]
+un-tile this [window|]
free this window from the [layout|grid|tiling]
put the window back in the [tiling|layout|grid]
this one as a [floating|free] window
have this window floating [above|over] the others
i don't want this window tiled
dock this window back into the [tiling|layout]
pop-out window, floating
floating state [on|off|toggle]
+return this window to the tiling
floating please
floating, please, this one
float it
float this
float this one please
float!
unfloat
untile
tile it
loose window
free window
no tiling for this window
no tiling here please
window out of the grid
window back into the grid
this window loose, please
switch floating
floating state
+toggle the floating state
+turn this into a floating window
+turn floating on
+turn floating off
+lift this window out of the tiling
+release the window from the grid
+get this window out of the layout
+remove the window from the tiling
+stop tiling this window
i want it floating
i want this one to lie on top of the others, loose
i'd rather have this window floating
can this window float
could this be a floating window
would you tile this window again
how about floating this window
the window is squeezed in here, float it
the window is floating, tile it please
this window breaks the layout, float it
this window needn't be tiled
my window floats and i don't want that
make it a floating window
free-floating
float me this
float on
float off
tile
tiled please
tile, don't float
no float
super v
super shift space
dispatch togglefloating active
window rule float, for this one
floaty window please
out of the tile
out of its tile please
out of the layout with this window
not in a tile please
like in windows, freely movable, float this
old school overlapping, float this window
i hate tiling for this one, float it
i'd like to shove this window around, make it float
i need to move it with the mouse, so float it
it's glued in the grid, let it float
it shouldn't take a tile, float it
it should lie over the others, float
it's floating about, tile it
this dialog should float
this little window should float
this one belongs in the grid, tile it
this one doesn't belong in the grid
window's too wide for a tile, float it
the calculator should float, this one here
the other tiles get too small, float this one
why is this tiled? float it
why is this floating? tile it
can you take this out of its tile
could it float
shall we float this
mind floating this one
will you let it float
+set this window loose
+snap this window back into the tiling
+put it in the grid again
+cut this window out of the tiling
""",
    de="""
+lass [das|dieses] Fenster schweben
Fenster schweben[d|] [lassen|]
[Schweben|schwebend] [umschalten|an|aus|]
+mach [das|dieses] Fenster [schwebend|floating]
Fenster floaten
+[löse|lös] [das|dieses] Fenster [aus der Kachelung|aus dem Raster|]
!+schalt das Fenster auf [schwebend|floating]
toggle floating
Fenster wieder [kacheln|einkacheln|tilen]
!dieses Fenster soll [schweben|floaten]
[dieses|das] Fenster [soll|gehört] [frei schweben|aus dem Raster]
magst du das Fenster [schweben lassen|floaten lassen]
ich will das Fenster [frei verschieben|schwebend haben|floating]
Fenster [aus dem Kachelraster|aus der Kachelung] [nehmen|lösen|raus]
[frei schwebendes|schwebendes|floatendes] Fenster [bitte|]
das Fenster nicht [mehr|] kacheln
Kachelung für dieses Fenster [aus|an|umschalten]
Floating [an|aus|umschalten|für dieses Fenster]
+nimm das Fenster aus der Kachelung
+schalt [das|dieses] Fenster [auf|in den] Floating-Modus
das Fenster soll [wieder|] in die Kachelung
[würdest|tätest] du das Fenster schweben lassen
lass des Fenster fliagn
[Schwebemodus|Schwebefenster] [an|aus|]
!das Fenster soll über den anderen schweben
!+hol das Fenster aus dem Kachelmuster
Fenster [entkacheln|abdocken|loslösen]
[könntest|kannst] du das Fenster [schweben lassen|floaten|entkacheln]
ich möcht das Fenster frei [platzieren|hinschieben|bewegen], also schwebend
dieses Fenster soll nicht [mehr|] [gekachelt|im Layout|im Raster] sein
das Fenster [lose|frei] über den anderen
+entkachel [das|dieses] Fenster
+gib das Fenster [zurück|wieder] ins [Raster|Layout|Kachelmuster]
+fliese das Fenster wieder ein
das Fenster als [Floating-Fenster|schwebendes Fenster]
Schweben [beenden|aufheben] für das Fenster
Fenster [abkoppeln|ablösen] vom Layout
freischwebend das Fenster [bitte|]
das Fenster stört im Raster, lass es floaten
untile das Fenster
loss des Fensta schwebn
Float-Modus [an|aus|umschalten]
schweben bitte
floating
floaten
floaten bitte
lass es schweben
lass es floaten
entkacheln
kacheln bitte
loses Fenster
freies Fenster, nicht gekachelt
keine Kachelung für das Fenster
keine Kachelung hier bitte
Fenster raus aus dem Raster
Fenster zurück ins Raster
dieses Fenster lose bitte
Schwebezustand umschalten
+schalt das Schweben um
+schalt das Schweben aus
+schalt das Floating ein
+mach ein schwebendes Fenster daraus
+mach das Fenster lose
+heb das Fenster aus der Kachelung
+befrei das Fenster aus dem Raster
+zieh das Fenster aus dem Layout
+hör auf, das Fenster zu kacheln
ich will es schwebend
ich will das Fenster lose über den anderen haben
mir wär das Fenster schwebend lieber
kann das Fenster schweben
könnte das ein schwebendes Fenster sein
würdest du das Fenster wieder einkacheln
wie wär's, das Fenster schweben zu lassen
das Fenster ist eingequetscht, lass es schweben
das Fenster schwebt, kachel es bitte
das Fenster sprengt das Layout, schweben lassen
das Fenster muss nicht gekachelt sein
togglefloating
das Fenster söll schwebe
frei schwebend bitte
freischwebend
Float an
Float aus
kacheln
gekachelt bitte
kacheln, nicht schweben
Super V
dispatch togglefloating active
schwebendes Fenster draus machen
raus aus der Kachel
raus aus dem Layout mit dem Fenster
nicht als Kachel bitte
wie bei Windows, frei verschiebbar, schweben lassen
das Fenster mag ich nicht gekachelt
ich will das Fenster herumschieben, lass es schweben
ich will's mit der Maus verschieben, also schweben
es klebt im Raster, lass es schweben
es soll keine Kachel belegen, schweben lassen
es soll über den anderen liegen, schwebend
es schwebt herum, kachel es
dieser Dialog soll schweben
das kleine Fenster da soll schweben
das hier gehört ins Raster, kacheln
das hier gehört nicht ins Raster
das Fenster ist zu breit für eine Kachel, floaten
die anderen Kacheln werden zu klein, lass das Fenster schweben
warum ist das gekachelt? schweben lassen
warum schwebt das? kacheln
kannst du das aus der Kachel nehmen
könnte es schweben
wollen wir das Fenster schweben lassen
lässt du's schweben
nimmst du das Fenster aus der Kachelung
machst du das Fenster schwebend
+lass das Fenster los aus dem Raster
+setz das Fenster frei, ohne Kachelung
+füg das Fenster wieder in die Kachelung ein
+pack es wieder ins Raster
+schneid das Fenster aus der Kachelung heraus
+gib das Fenster frei zum Verschieben, schwebend
loss's schwebn
s Fänschter us em Raschter
laat dat Finster sweven
""",
)
FLOAT_APP = Phrases(
    en="""
+float {a}
+make {a} float[ing|]
{a} floating
+let {a} float
!+toggle floating for {a}
+switch {a} to floating
{a} should [float|be floating|not be tiled]
would you mind floating {a}
i want {a} [floating|to float|untiled]
+untile {a}
floating {a} [please|]
[put|set] {a} [to|in] floating [mode|]
[pop|take] {a} out of the tiling
float the {a} window
{a}: [float|toggle floating]
+tile {a} again
stop floating {a}
{a} back into the tiling
is it possible to float {a}
!{a} out of the grid please
!+let {a} hover above the others
floating mode for {a}
[would|could] you [float|untile] {a}
let me [place|position|move] {a} freely, floating please
{a} shouldn't be [part of|in] the [tiling|layout]
i'd like {a} to [hover|float] [above the others|]
free {a} from the [layout|tiling]
put {a} back in the [tiling|layout|grid]
{a} as a [floating|free] window
have {a} floating over the others
i don't want {a} tiled
+return {a} to the tiling
+detach {a} from the [tiling|layout|grid]
float mode [on|off] for {a}
{a}, float please
{a} loose please
{a} untiled
{a} free-floating
{a} in floating mode
{a} as a floating window please
{a} out of the tiling
{a} off the grid, floating
{a} back to tiling
{a} back into the grid
{a} tiled again
{a} not tiled please
{a} unfloat
float on {a}
floating on for {a}
floating off for {a}
floating window for {a}
floating state of {a}, switch it
togglefloating {a}
toggle float {a}
+toggle the floating of {a}
+unfloat {a}
+tile the {a} window
+retile {a}
+undock {a} from the tiling
+dock {a} into the tiling
+pull {a} out of the layout
+lift {a} out of the tiling
+release {a} from the grid
+loosen {a} from the layout
+remove {a} from the tiling
+stop tiling {a}
+get {a} floating
+turn {a} into a floating window
+turn floating on for {a}
+turn off floating for {a}
+change {a} to a floating window
+give {a} a floating window
i want to drag {a} around, float it
i want {a} to lie loose over the others
i want {a} back in the tiling
i'd like {a} as a floating window
i'd rather have {a} floating
can {a} float
can you make {a} a floating window
could you take {a} out of the tiling
could {a} be a floating window
would you tile {a} again
how about floating {a}
the {a} window loose, not tiled
the {a} window is floating, tile it
the window of {a} should float
{a} is squeezed by the tiling, float it
{a} breaks the layout, float it
{a} needn't be tiled
{a} out of its tile
{a} not in a tile
{a} like a floating dialog
{a} on the loose, not tiled
{a} floaty please
{a} into a tile again
{a}: tile it
{a}: floating off
{a} is glued in the grid, float it
{a} is too wide for a tile, float it
{a} hates tiling, float it
{a} makes the other tiles too small, float it
{a} flies around, tile it
{a} doesn't belong in the grid
{a} belongs in the grid, tile it
{a} freely movable, float it
{a} should lie over the other windows, float it
{a} shouldn't take up a tile
no tiling for {a}
no tile for {a} please
no floating for {a}, tile it
tiling for {a}
tiling off for {a}
window rule: float {a}
i need to move {a} with the mouse, so float it
i'd like to shove {a} around, let it float
i hate {a} tiled, float it
i'd like {a} tiled again
why is {a} tiled? float it
why is {a} floating? tile it
can {a} be tiled again
could {a} leave the tiling
could you let {a} float
shall we float {a}
mind untiling {a}
will you float {a} for me
may {a} float
+set {a} loose from the grid
+snap {a} back into the tiling
+put {a} in a tile
+cut {a} out of the tiling
""",
    de="""
+lass {a} schweben
{a} schweben[d|] [lassen|]
+mach {a} [schwebend|floating]
{a} floating
!+schalt {a} auf schwebend
{a} soll schweben
{a} [gehört|soll] aus [dem Raster|der Kachelung]
magst du {a} [schweben|floaten] lassen
ich will {a} [schwebend|floating|frei schwebend]
{a} floaten [lassen|]
+nimm {a} aus der Kachelung
{a} nicht [mehr|] kacheln
das {a} Fenster [schweben lassen|schwebend|floating]
Floating für {a} [an|aus|umschalten|]
{a} [wieder|] [kacheln|einkacheln]
[würdest|tätest] du {a} schweben lassen
{a} als schwebendes Fenster
+schalt {a} in den Floating-Modus
{a}: Schweben [an|umschalten]
!{a} soll über den anderen schweben
!+hol {a} aus dem Kachelmuster
+lös {a} aus dem Raster
[könntest|kannst] du {a} [schweben lassen|floaten|entkacheln]
ich möcht {a} frei [platzieren|bewegen], also schwebend
{a} soll nicht [mehr|] [gekachelt|im Layout|im Raster] sein
+entkachel {a}
+gib {a} [zurück|wieder] ins [Raster|Layout]
{a} vom Layout [abkoppeln|ablösen]
Schweben für {a} [beenden|aufheben]
{a} freischwebend [bitte|]
{a} stört im Raster, lass es floaten
loss {a} schwebn
{a} [lose|frei] über den anderen
Floating-Modus bei {a} [an|aus]
{a} frei schweben lassen
{a} schweben, bitte
{a} lose bitte, nicht gekachelt
{a} ungekachelt
{a} im Floating-Modus
{a} als loses Fenster
{a} als Floating-Fenster bitte
{a} raus aus der Kachelung
{a} raus aus dem Raster
{a} zurück in die Kachelung
{a} zurück ins Raster
{a} bitte nicht kacheln
{a} entkacheln
{a} untile
Float {a}
Floating bei {a} bitte
Schweben an für {a}
Schweben aus für {a}
Schwebefenster für {a}
Schwebezustand von {a} umschalten
togglefloating {a}
toggle floating bei {a}
+schalt das Schweben für {a} um
+schalt das Schweben für {a} aus
+kachel {a} wieder
+kachel das {a} Fenster
+koppel {a} vom Layout ab
+dock {a} in die Kachelung ein
+zieh {a} aus dem Layout
+heb {a} aus der Kachelung
+befrei {a} aus dem Raster
+entfern {a} aus der Kachelung
+hör auf, {a} zu kacheln
+mach {a} zu einem schwebenden Fenster
+mach {a} lose
+float mal {a}
+setz {a} auf Floating
ich will {a} frei herumschieben, lass es schweben
ich will {a} lose über den anderen haben
ich will {a} wieder in der Kachelung
ich hätt {a} gern als schwebendes Fenster
mir wär {a} schwebend lieber
kann {a} schweben
kannst du {a} aus der Kachelung nehmen
könntest du {a} zu einem schwebenden Fenster machen
würdest du {a} wieder einkacheln
wie wär's, {a} schweben zu lassen
das {a} Fenster lose, nicht gekachelt
das {a} Fenster schwebt, kachel es
das Fenster von {a} soll schweben
{a} ist eingequetscht im Raster, lass es schweben
{a} sprengt das Layout, bitte schweben lassen
{a} muss nicht gekachelt sein
lass {a} fliagn
{a} söll schwebe
{a} raus aus der Kachel
{a} raus aus dem Layout
{a} nicht als Kachel
{a} frei verschiebbar, schweben lassen
{a} wieder als Kachel
{a}: kacheln
{a}: Schweben aus
{a} klebt im Raster, lass es schweben
{a} ist zu breit für eine Kachel, floaten
{a} macht die anderen Kacheln zu klein, schweben lassen
{a} fliegt herum, kachel es
{a} gehört nicht ins Raster
{a} gehört ins Raster, kacheln
{a} soll über den anderen Fenstern liegen, schwebend
{a} soll keine Kachel belegen
{a} mag ich nicht gekachelt
keine Kachelung für {a}
keine Kachel für {a} bitte
kein Schweben für {a}, kacheln
Kachelung für {a} aus
Kachelung für {a} an
ich will {a} mit der Maus verschieben, also schweben
ich will {a} herumschieben, schweben bitte
ich hätt {a} gern wieder gekachelt
warum ist {a} gekachelt? schweben lassen
warum schwebt {a}? kacheln
kann {a} wieder gekachelt werden
könnte {a} aus der Kachelung raus
könnte {a} schweben
wollen wir {a} schweben lassen
lässt du {a} schweben
nimmst du {a} aus der Kachelung
machst du {a} schwebend
darf {a} schweben
+setz {a} frei aus dem Raster
+füg {a} wieder in die Kachelung ein
+pack {a} wieder ins Raster
+schneid {a} aus der Kachelung heraus
+gib {a} frei zum Verschieben, schwebend
+mach aus {a} ein loses Fenster
{a} schwebn lassn
{a} us em Raschter
laat {a} sweven
""",
)
