"""What people ask of their screen and its windows that no tool of ryx does."""

from training.phrases import Phrases
from training.wordings.beyond import Beyond, refused

NIGHT = Beyond(
    Phrases(
        en="""
+[turn|switch] [on|off] [the|] [night light|night mode|blue light filter|redshift]
[night light|night mode|blue light filter] [on|off|]
+make the screen [warmer|less blue|more red|redder]
+[enable|disable|activate] [night light|night mode|the blue light filter]
!+reduce [the|] blue light
[warmer|colder] colors please
my eyes hurt from all the blue, [night light|filter on]
+make the colors [warmer|colder|cooler|less harsh]
[f.lux|redshift|gammastep|hyprsunset] [on|off]
it's late, [night mode|night shift] please
+[start|stop|toggle] [redshift|gammastep|hyprsunset|the night light]
the screen is too [blue|cold|yellow|orange]
+set the color temperature to {n}00 kelvin
can the screen be [warmer|more yellow|tinted]?
[reading|eye care|comfort] mode [on|off|]
+take [some|the] blue out [of the display|]
i want [warm|amber|softer] light from the display
grayscale [on|off|mode]
+invert the colors
everything has an orange tint, get rid of it
!soften the tint of the display for the evening
!less blue light for my eyes
this display burns my eyes with its blue, tint it
+tint the screen [orange|red|yellow|sepia]
+bring back the normal colours of the screen
colours look [washed out|yellowish|too cold], adjust them
[sunset|evening|candlelight] colours please
can't sleep after staring at blue light, filter it
+warm up the [display|screen] colours
+lower the colour temperature
the monitor looks so bluish
[black and white|sepia|monochrome] display please
+set the [gamma|contrast|saturation] [higher|lower]
is the night light [on|active]?
how do i get the night shift thing [on|off]?
less blue [please|]
amber screen
eye saver
blue light is killing my sleep
is there a night filter?
my eyes are sore from the cold white, something yellower
it's bedtime, redden the screen
candle colours on the display
the white is too white
a warm tint would be nice
redshift me
hyprsunset -t {n}00
{n}00k [please|]
i look at the screen all night, soften the colours
colour filter [on|off|]
colour profile [srgb|for photos|]
color blind mode [on|off|]
the picture looks too green
+calibrate the [monitor|display|screen]
more contrast
more saturated colours please
everything looks grey, more colour
why is my screen so orange?
the night filter won't go away
+stop tinting the screen
true tone [on|off]
night filter at {n} percent
+set the white point
could the display switch to warm light at night?
+make whites less harsh
hdr [on|off]
blueish screen, do something
+schedule the blue light filter
""",
        de="""
+[mach|schalt] [mal|bitte|] [den|das|] [Nachtmodus|Nachtlicht|Blaulichtfilter] [an|aus|ein]
[Nachtmodus|Nachtlicht|Blaulichtfilter] [an|aus|]
+mach den Bildschirm [wärmer|weniger blau|rötlicher]
+[aktivier|deaktivier] den [Nachtmodus|Blaulichtfilter]
!+nimm das Blau aus dem Bildschirm
[wärmere|kältere] Farben bitte
meine Augen brennen vom blauen Licht, [Nachtlicht|Filter] an
+mach die Farben [wärmer|kälter|kühler]
[f.lux|Redshift|Gammastep|Hyprsunset] [an|aus]
es ist spät, [Nachtmodus|Nachtlicht] bitte
+[starte|stopp] [Redshift|Gammastep|das Nachtlicht]
der Bildschirm ist [mir|] zu [blau|kalt|gelb|orange]
+stell die Farbtemperatur [auf {n}00 Kelvin|wärmer|kälter]
kann der Bildschirm [gelblicher|wärmer getönt] sein?
[Lesemodus|Augenschonmodus|Augenschoner] [an|aus|]
ich hätt gern [warmes|gelbliches] Licht vom Monitor
Graustufen [an|aus]
+invertier die Farben
alles hat einen Orangestich, mach den weg
is ma z'blau, da Bildschirm
!weniger Blauanteil für meine Augen
!für den Abend einen sanfteren Farbton
das Display brennt mir mit seinem Blau in den Augen, tön es
+färb den Bildschirm [orange|rot|gelblich|sepia]
+stell die normalen Farben wieder her
die Farben sind [blass|gelbstichig|zu kalt], korrigier sie
[Abendfarben|Kerzenlicht-Farben] bitte
vom blauen Licht kann ich nicht schlafen, Filter rein
+wärm die Farben vom [Display|Schirm] auf
+senk die Farbtemperatur
der Monitor wirkt so bläulich
Anzeige [schwarzweiß|in Sepia|monochrom] bitte
+stell [Gamma|Kontrast|Sättigung] [höher|niedriger]
ist das Nachtlicht [an|aktiv]?
wie krieg ich den Nachtmodus [an|aus|weg]?
den Blaustich [bitte|] wegnehmen
weniger Blau [bitte|]
Bernsteinfarben
Augenschoner-Farben
das blaue Licht raubt mir den Schlaf
gibt's einen Nachtfilter?
mir tun die Augen weh vom kalten Weiß, was Gelberes
Schlafenszeit, mach den Schirm rötlich
+filter das blaue Licht
Kerzenschein am Display
das Weiß ist zu weiß
ein warmer Ton wär schön
hyprsunset -t {n}00
{n}00 Kelvin [bitte|]
ich schau die ganze Nacht drauf, mach die Farben sanfter
Farbfilter [an|aus|]
Farbprofil [sRGB|für Fotos|] wechseln
Modus für Farbenblinde [an|aus]
das Bild ist so grünstichig
+kalibrier [den Monitor|das Display]
mehr Kontrast
kräftigere Farben bitte
alles so grau, mehr Farbe
warum ist mein Bildschirm so orange?
der Nachtfilter geht nicht weg
+hör auf, den Bildschirm zu färben
True Tone [an|aus]
Nachtfilter auf {n} Prozent
kann das Display abends auf warmes Licht wechseln?
HDR [an|aus]
so ein blauer Schirm, tu was
des Weiß blendt so, tua's wärmer
Farbton vom Bildschirm wärmer
der Schirm soll gelblich werden
Blaulicht raus
""",
    ),
    "I can't change the screen's colours, only its brightness.",
    "Die Farben des Bildschirms kann ich nicht ändern, nur die Helligkeit.",
)
SCREEN_OFF = Beyond(
    Phrases(
        en="""
+[turn|switch] [off|on] the [screen|display|monitor]
+[turn|switch] [my|the] [screen|monitor|display] [off|on]
[screen|display|monitor] [off|on]
+blank the screen
!+make the screen black
+turn off the second [monitor|screen]
[screen|display] black
i don't need the [screen|monitor] now, [off|switch it off]
[monitors|displays|screens|both screens] off
dpms [off|on]
+[kill|disable|power down] the [display|monitor|external screen]
+wake up the [monitor|display|screen]
[second|left|right|external] [monitor|screen] [off|on]
can the display go dark while music plays?
+put the [display|monitor] to sleep
the monitor should [be|go] [off|black]
+switch the backlight off completely
+deactivate the laptop panel
keep the pc running but the screen off
[screen|display] standby
!i'd like the panel dark, the pc stays on
!no picture on the monitor, please
the glow of the monitor annoys me, switch it off
+shut off the [panel|display|left monitor]
+cut power to the [screen|monitor]
nothing to see here, monitor [off|out]
let the [display|tv screen] rest, the download goes on
+turn the lid screen off
my external monitor stays black, switch it on
i'm only listening, so [screen off|no display]
make the [laptop|internal] display go [off|on]
could you power off the [monitor|screen]?
+activate the [second|external|hdmi] [monitor|display]
screens out please
screen out
monitors to sleep
lights out for the monitor
black screen please
display power off
xset dpms force off
the second screen isn't needed
+turn off only the [left|right] screen
only the laptop screen on please
+kill the lights of my monitors
my external display shows no picture
+enable the [second|tv|external] screen
no signal on the [monitor|hdmi], turn it on
i want a dark room, screens off
music only, no screen
save power, screen off
while it renders the screen may be off
just the screen, not the pc: off
panel off
+switch the beamer [on|off]
tv screen [on|off]
display back on
why does the screen go off [all the time|so early]?
keep the screen [on|awake]
screen timeout {n} minutes
don't let the display turn itself off
+use only the external [monitor|screen]
standby for the monitor
monitor on again please
i can see the screen glow at night, off with it
is there a way to turn off the screen only?
""",
        de="""
+[mach|schalt] [mal|bitte|] [den Bildschirm|den Monitor|das Display] [aus|an|ab]
[Bildschirm|Monitor|Display] [aus|an|ausschalten]
+schalt den zweiten [Monitor|Bildschirm] [ab|aus]
!+mach den Bildschirm schwarz
den [Bildschirm|Monitor] [ausmachen|ausschalten]
Display schwarz
den Bildschirm brauch ich grad nicht, [aus|schalt ihn ab]
[beide Monitore|beide Bildschirme|alle Displays] aus
DPMS [aus|an]
+[deaktivier|kapp] [den externen Monitor|das Display]
+weck den [Monitor|Bildschirm] [auf|]
[zweiter|linker|rechter|externer] [Monitor|Bildschirm] [an|aus]
kann der Monitor aus sein, während Musik läuft?
+schick [den Monitor|das Display] schlafen
der Monitor soll [aus|schwarz] [sein|werden]
+schalt die Hintergrundbeleuchtung komplett aus
Rechner anlassen, aber Bildschirm aus
[Bildschirm|Monitor] in Standby
drah an Büdschirm o
[Bildschirm|Monitor|Display] [abdrehen|einschalten|abschalten]
!kein Bild mehr auf dem Monitor bitte
!Panel finster, der PC bleibt an
das Leuchten vom Monitor stört, schalt ihn ab
+knips [den Monitor|den Bildschirm|das Display] aus
+nimm dem [Bildschirm|Monitor] den Strom
ich schau eh nicht hin, Monitor aus
lass den Schirm ruhen, der Download läuft weiter
+mach das Laptopdisplay [aus|an]
mein externer Monitor bleibt schwarz, schalt ihn ein
ich hör nur zu, also [Bildschirm aus|Display aus]
kann man den [Monitor|Bildschirm] abschalten?
+aktivier den [zweiten|externen] [Monitor|Bildschirm]
Schirm [aus|ausmachen] bitte
sämtliche Bildschirme ausschalten
Schirm aus
Monitore schlafen schicken
Schwarzbild bitte
Bildschirm stromlos
der zweite Bildschirm wird nicht gebraucht
nur den [linken|rechten] Bildschirm aus
nur der Laptopschirm soll an sein
mein externer Bildschirm zeigt kein Bild
kein Signal am [Monitor|HDMI], schalt ihn ein
ich will's finster im Zimmer, Bildschirme aus
nur Musik, kein Bildschirm
Strom sparen, Monitor aus
während er rendert, kann der Schirm aus sein
nicht den PC, bloß den Monitor ausmachen
Panel aus
+schalt den Beamer [an|aus|ein]
Display wieder an
warum geht der Bildschirm [dauernd|so früh] aus?
Bildschirm [anlassen|wach halten]
Bildschirm-Timeout {n} Minuten
das Display soll nicht von selbst ausgehen
+nimm nur den externen Monitor
Monitor-Standby
Monitor wieder ein bitte
nachts leuchtet der Schirm, aus damit
kann man nur den Bildschirm ausmachen?
Büdschirm o, Rechner bleibt o
beide Schirme abdrehen
mach dem Monitor den Garaus
Bild weg, Ton weiter
Anzeige komplett aus
""",
    ),
    "I can't switch the screen itself off or on. I can lock it or make it darker.",
    "Den Bildschirm selbst kann ich nicht aus- oder einschalten. Ich kann ihn sperren oder dunkler machen.",
)
HOW_BRIGHT = Beyond(
    Phrases(
        en="""
how bright is [the|my] screen
what's the brightness [right now|]
[current|] brightness?
brightness level [right now|]
!tell me the brightness
at what percent is the brightness
which brightness [is set|do i have] [now|at the moment|]?
what brightness is the [screen|display|laptop] [at|on]?
how high is the brightness [set|right now|]?
+[read|show|give|get] me the [brightness|backlight] [level|value|setting]
is the brightness [at {n}|at maximum|on full|above {n}] [percent|]?
is my screen at full brightness?
backlight level?
brightness in percent?
the display seems dark, what's it set to?
how much brightness is left [to the top|]?
display brightness: how much?
i wonder how bright the display is [set|]
!to what value is the backlight set?
!the number for the brightness, please
what percentage is my screen brightness?
is it bright or dim at the moment, in percent?
+check how bright the [display|monitor|screen] is
brightness value [please|now]
what did i set the brightness to?
can you see the brightness level?
did somebody change the brightness, where does it stand?
how far is the backlight turned [up|down]?
brightness: current value?
am i at full brightness [already|]?
could the screen get any brighter, or is that the maximum?
+print the brightness
how bright is it?
brightness check
brightness status
percent of brightness?
where's the brightness [now|]?
is it at {n}?
is the screen dimmed?
is the brightness low or high?
value of the backlight
light level of my monitor?
what number is the brightness on?
did the brightness change?
brightness right now in percent
is my display at its darkest?
how dark is the screen set?
screen brightness, number please
can you look up the brightness?
do you know how bright my screen is?
is the brightness over {n} percent?
is this the brightest it gets?
my screen's brightness is what exactly?
+report the brightness
+query the backlight
tell me the percentage the backlight is on
what's my display's light level
xbacklight -get
just curious, the brightness at the moment?
how many percent bright am i?
current backlight
is it me or is the brightness down? what's it at
how much light does the screen give in percent?
brightness, what is it at?
""",
        de="""
wie hell ist [der|mein] Bildschirm [gerade|]
wie hoch ist die Helligkeit [gerade|]
[aktuelle|] Helligkeit?
auf wie viel Prozent steht die Helligkeit
!sag mir die Helligkeit
wie ist die Helligkeit eingestellt
welche Helligkeit ist [gerade|] eingestellt?
wie viel Helligkeit [hab ich|hat der Bildschirm|ist drin]?
wie hoch steht die Helligkeit [gerade|]?
+[zeig|nenn|gib] mir [die aktuelle Helligkeit|den Helligkeitswert]
ist die Helligkeit [auf {n} Prozent|auf Maximum|ganz oben|über {n}]?
läuft mein Bildschirm auf voller Helligkeit?
Helligkeit in Prozent?
Helligkeitswert [bitte|]?
der Monitor wirkt dunkel, worauf steht er?
wie weit ist die Helligkeit [aufgedreht|runtergedreht]?
Bildschirmhelligkeit: wie viel?
mich interessiert, wie hell das Display eingestellt ist
wia hell is da Büdschirm [grod|]?
!auf welchem Wert steht die Hintergrundbeleuchtung?
!die Zahl zur Helligkeit bitte
wie viel Prozent hat meine Bildschirmhelligkeit?
ist der Schirm grad hell oder dunkel eingestellt, in Prozent?
+schau nach, wie hell [das Display|der Monitor] ist
[derzeitiger|momentaner] Helligkeitswert
auf was hab ich die Helligkeit gestellt?
kannst du die Helligkeit ablesen?
hat wer die Helligkeit verstellt, wo steht sie?
wie weit ist die Hintergrundbeleuchtung offen?
Helligkeit: aktueller Wert?
bin ich schon auf voller Helligkeit?
geht der Bildschirm noch heller oder ist das Maximum erreicht?
+les die Helligkeit aus
Stand der Helligkeit?
wie hell ist es?
Helligkeit prüfen
Helligkeitsstatus
wo steht die Helligkeit [jetzt|]?
steht sie auf {n}?
ist der Schirm gedimmt?
ist die Helligkeit niedrig oder hoch?
Wert der Hintergrundbeleuchtung
wie viel Prozent Helligkeit?
hat sich die Helligkeit geändert?
ist mein Display auf der dunkelsten Stufe?
wie dunkel ist der Bildschirm eingestellt?
Bildschirmhelligkeit, Zahl bitte
kannst du die Helligkeit nachschauen?
weißt du, wie hell mein Bildschirm ist?
liegt die Helligkeit über {n} Prozent?
ist das schon die hellste Stufe?
meine Bildschirmhelligkeit beträgt wie viel?
+frag die Hintergrundbeleuchtung ab
auf welcher Stufe leuchtet der Monitor?
xbacklight -get
nur aus Neugier, die Helligkeit im Moment?
Helligkeit derzeit?
wie hell isch de Bildschirm?
kommt's mir nur so dunkel vor? wo steht die Helligkeit
wie viel Licht gibt der Schirm in Prozent?
+lies mir die Helligkeit ab
Leuchtstärke vom Display?
um wie viel ist der Bildschirm abgedunkelt?
Helligkeitsanzeige
was zeigt die Helligkeit an?
momentane Bildschirmhelligkeit in Prozent
""",
    ),
    "I can set the brightness, but not read it.",
    "Ich kann die Helligkeit einstellen, aber nicht ablesen.",
)
MINIMISE = Beyond(
    Phrases(
        en="""
+minimize [this|the|] window
+minimize [this|{a}|everything|all windows]
+hide [this|the] window
+iconify [this|{a}]
!+make [this|the] window small
[minimize|hide] {a}
[minimize|minimise] [all|everything|please|all open windows]
+minimise [the|this|] [window|app|{a}]
+[send|put] [{a}|this window] to the [taskbar|tray|dock]
+[drop|tuck|shrink] {a} [into the|to the] [panel|taskbar|tray]
{a} is in the way, minimize it
+minimize everything so that i see the desktop
boss is coming, hide [everything|{a}|this]
+collapse [this|the] window
+restore the minimized window
can you [minimise|hide] [this|{a}]?
{a} to the taskbar
i want {a} out of sight but running
[hide|minimise] all the windows
!get {a} off the screen without closing it
!lower this window to an icon
+stash {a} in the [tray|dock]
too many windows in sight, minimise [them|all]
show [me|] the bare desktop
+unminimize {a}
+stow {a} away [in the taskbar|]
{a} should vanish from view but not quit
where did my minimised window go? get it back
+fold {a} down to the [bar|panel]
somebody's looking over my shoulder, hide {a}
win+d please, all windows down
could you tuck away {a}?
+turn {a} into a mere entry of the taskbar
minimise
{a} minimised please
down with {a}, but keep it open
+roll up the window
+put {a} away without closing it
quick, hide it
clear my view, all windows gone but not closed
peek at the desktop
show desktop
{a} as an icon
the minimise button is missing
where's the minimise button?
how do i minimise [{a}|a window]?
windows into the [dock|bar|tray]
super+m for {a}
+dock {a} in the [panel|tray]
my mum is coming, hide {a}
nobody must see {a}, hide it
out of my sight, {a}
i don't want to see {a} right now, it may run on
+tidy away all windows to the taskbar
{a}: minimise
+reopen the minimised {a}
+bring up what i minimised
let {a} disappear for a moment
all down except {a}
+minimise everything but {a}
+push {a} down to the bar
make {a} invisible for now
+shade the window
tiny icon instead of the {a} window
boss key
{a} to the system tray
""",
        de="""
+[minimier|minimiere] [das|dieses] Fenster
+[minimier|minimiere] [{a}|alles|alle Fenster]
+[versteck|verstecke] [das Fenster|{a}]
[minimieren|{a} minimieren]
!+mach das Fenster klein
+leg {a} in die Taskleiste
[alles|alle Fenster|bitte] minimieren
+[schick|pack|schieb] [{a}|das Fenster] in [die Taskleiste|den Tray|das Dock]
{a} ist im Weg, minimier es
alle Fenster minimieren, ich will den Desktop sehen
der Chef kommt, versteck [alles|{a}|das Fenster]
+klapp das Fenster [ein|weg]
+stell das minimierte Fenster wieder her
kannst du [{a}|das|das Fenster] [minimieren|verstecken|ausblenden]?
{a} in die Taskleiste
+blend {a} aus
{a} soll [nicht mehr zu sehen sein|unsichtbar sein], aber weiterlaufen
Fenster [minimieren|verstecken|ausblenden]
kann man hier Fenster minimieren?
duck {a} [mal|] weg
!nimm {a} vom Schirm, ohne es zuzumachen
!verkleiner das Fenster zum Symbol
+verstau {a} [im Tray|im Dock]
zu viele Fenster zu sehen, minimier [sie|alle]
zeig mir den nackten Desktop
+hol das minimierte {a} zurück
+räum {a} in die Taskleiste
{a} soll verschwinden, aber nicht beendet werden
wo ist mein minimiertes Fenster hin? hol es wieder
+klapp {a} in die Leiste
mir schaut wer über die Schulter, versteck {a}
alle Fenster runter in die Leiste
könntest du {a} wegminimieren?
+mach aus {a} nur noch einen Eintrag in der Leiste
minimier ma des
minimieren bitte
{a} runter, aber offen lassen
+roll das Fenster ein
schnell, versteck es
freie Sicht, alle Fenster weg, aber nicht schließen
Desktop anzeigen
Blick auf den Desktop
{a} als Symbol
mir fehlt der Minimieren-Knopf
wo ist der Minimieren-Knopf?
wie minimier ich [{a}|ein Fenster]?
Fenster ins [Dock|Tray]
die Mama kommt, versteck {a}
{a} darf niemand sehen, versteck es
aus den Augen mit {a}
{a} will ich grad nicht sehen, laufen darf es
+räum alle Fenster in die Taskleiste
{a}: minimieren
+öffne das minimierte {a} wieder
was ich minimiert hab, wieder her
lass {a} kurz verschwinden
alle runter außer {a}
+minimier alles bis auf {a}
+drück {a} runter in die Leiste
mach {a} vorläufig unsichtbar
nur ein kleines Symbol statt dem Fenster von {a}
Chef-Taste
{a} in den Systemtray
+leg das Fenster ab in die Leiste
versteckerl mit {a}
tua {a} owe in d'Leistn
verkleinern zur Leiste: {a}
alle Fenster einklappen
""",
    ),
    "I can't minimise, resize or place windows. I can make one full screen, floating, or move it to a workspace.",
    "Minimieren, Größe und Lage von Fenstern kann ich nicht. Vollbild, Schweben und Arbeitsflächen gehen.",
)
RESIZE = Beyond(
    Phrases(
        en="""
+make [this|the] window [wider|narrower|taller|bigger|smaller]
+resize [this|the] window [to {n} percent|]
+[put|snap|move] [this|the|] window to the [left|right] [half|side] [of the screen|]
+move [this|the] window to the other [monitor|screen]
!+tile {a} on the [left|right]
+swap [the|these] [two|] windows
split the screen between {a} and {b}
+pin [this|the] window
this window is too [small|wide|narrow|big]
+[stretch|shrink|enlarge|scale] [this|the] window [a bit|to {n} percent|]
+[put|place|dock|align] {a} [on|to] the [left|right|top|bottom] [half|corner|edge|]
{a} left, {b} right
+put {a} and {b} side by side
+[center|centre] [this|the] window
+give {a} [half|two thirds|a third] of the screen
+move {a} to the [second|other|left|external] [monitor|screen|display]
half the screen for {a}
split screen [with {a} and {b}|]
+swap {a} and {b}
+make {a} {n} pixels [wide|high]
+keep {a} [always on top|on top of everything]
i need {a} [larger|bigger|smaller|narrower]
+rotate the layout
!{a} next to {b}, each half
!nudge the window to the left edge
+fit {a} into the [left|right] half
{a} takes too much space, make it [narrower|smaller]
+widen [this|the] window [a bit|to {n} percent|]
i want to see {a} and {b} at once, arrange them
+place {a} [below|above|beside] {b}
window a bit [wider|smaller|higher] please
+drag the window border to the [left|right]
[grid|mosaic|columns] layout for my windows
{a} should always stay visible in front
+flip the positions of {a} and {b}
put the terminal at the bottom and {a} on top
+set [this|the] window to {n} percent [width|of the height]
three windows in a row please
can {a} be half as [big|wide]?
{a} wider
{a} smaller
{a} on the right, {b} on the left
halves for {a} and {b}
+snap {a}
+arrange my windows [nicely|in a grid|]
window size {n} percent
{n} percent width for {a}
i need more room for {a}
the window is cut off, make it bigger
+align the windows
+move the window [up|down|to the corner]
bottom right corner for {a}
{a} top left
can {a} and {b} share the screen?
side by side
50/50 {a} and {b}
{a} big, {b} small
the other monitor for {a}
{a} belongs on the second screen
+send this window to the [other|left|hdmi] screen
how do i make a window [bigger|smaller|wider]?
+grow {a}
+shrink {a} by {n} percent
window always on top
+place the window in the middle
the gap between windows is wrong, change the size
master layout with {a} as the main window
+exchange {a} with {b}
a narrow strip for {a}
i can't read {a}, enlarge its window
+stack {a} and {b}
""",
        de="""
+mach das Fenster [breiter|schmaler|höher|größer|kleiner]
+[ändere|änder] die Größe [vom|des] Fenster[s|]
+[schieb|setz] das Fenster [nach links|nach rechts|auf die linke Hälfte|auf die rechte Hälfte]
+schieb das Fenster auf den anderen [Monitor|Bildschirm]
!+leg {a} an den [linken|rechten] Rand
+tausch die [beiden|] Fenster
teil den Bildschirm zwischen {a} und {b}
+hefte das Fenster an
das Fenster ist [mir|] zu [klein|breit|schmal|groß]
+[zieh|streck] das Fenster [größer|breiter|auf {n} Prozent]
+[schieb|leg|setz] {a} [nach links|nach rechts|in die Ecke|nach unten]
{a} links, {b} rechts
{a} und {b} nebeneinander [legen|anordnen|]
+zentrier das Fenster
+gib {a} [den halben Bildschirm|zwei Drittel|ein Drittel]
+schieb {a} auf den [zweiten|anderen|linken|externen] [Monitor|Bildschirm]
halber Bildschirm für {a}
Splitscreen [mit {a} und {b}|]
+tausch {a} und {b}
+mach {a} {n} Pixel [breit|hoch]
{a} immer im Vordergrund [halten|lassen]
ich brauch {a} [größer|kleiner|schmaler]
Fenster [verkleinern|vergrößern|an den Rand]
moch des Fenster [gressa|kloana]
!{a} neben {b}, jedes halb
!rück das Fenster an die linke Kante
+pass {a} in die [linke|rechte] Hälfte ein
{a} braucht zu viel Platz, mach es [schmaler|kleiner]
+verbreiter das Fenster [ein bissl|auf {n} Prozent|]
ich will {a} und {b} gleichzeitig sehen, ordne sie an
+setz {a} [unter|über] {b}
das Fenster ein Stück [breiter|kleiner|höher] bitte
+zieh den Fensterrand nach [links|rechts]
[Raster|Kacheln|Spalten] für meine Fenster
{a} soll immer vorn bleiben
+vertausch die Plätze von {a} und {b}
Terminal unten und {a} oben hin
+stell das Fenster auf {n} Prozent [Breite|der Höhe]
drei Fenster in einer Reihe bitte
kann {a} halb so [groß|breit] sein?
ruck des Fenster a bissl [ume|auffe]
{a} breiter
{a} kleiner
{a} nach links
{a} rechts, {b} links
je eine Hälfte für {a} und {b}
+ordne meine Fenster [schön|im Raster|] an
Fenstergröße {n} Prozent
{n} Prozent Breite für {a}
ich brauch mehr Platz für {a}
das Fenster ist abgeschnitten, mach's größer
+richte die Fenster aus
+schieb das Fenster [nach oben|nach unten|in die Ecke]
rechte untere Ecke für {a}
{a} links oben
können sich {a} und {b} den Schirm teilen?
nebeneinander bitte
50/50 {a} und {b}
{a} groß, {b} klein
{a} gehört auf den zweiten Bildschirm
der andere Monitor für {a}
wie mach ich ein Fenster [größer|kleiner|breiter]?
+verkleiner {a} um {n} Prozent
Fenster immer oben
+rück das Fenster in die Mitte
Master-Layout mit {a} als Hauptfenster
+wechsel {a} mit {b} den Platz
ein schmaler Streifen für {a}
ich kann {a} nicht lesen, vergrößer das Fenster
+stapel {a} und {b}
{a} braucht die halbe Breite
das Fenster ist viel zu hoch
mach {a} so groß wie {b}
dua {a} auf d'linke Seitn
""",
    ),
    "I can't minimise, resize or place windows. I can make one full screen, floating, or move it to a workspace.",
    "Minimieren, Größe und Lage von Fenstern kann ich nicht. Vollbild, Schweben und Arbeitsflächen gehen.",
)
LOOKS = Beyond(
    Phrases(
        en="""
+change [the|my] [wallpaper|background]
+set {f} as [wallpaper|background|desktop background]
[new|another] wallpaper [please|]
+[turn on|enable|switch to] [dark|light] mode
[dark|light] [mode|theme]
+change the [theme|font|cursor|font size]
!+use {f} as my background
+make the [font|text] [bigger|smaller]
+zoom [in|out]
+[change|set] the [resolution|scaling|refresh rate] [to {n}|]
this wallpaper is ugly, [another one|change it]
i want {f} as [my|] [wallpaper|desktop picture|lock screen]
[dark|light|night] theme [please|on|off]
+make [everything|the icons|the cursor|the bar] [bigger|smaller|darker]
+switch [gtk|the system|all apps] to [dark|light]
can i get a [different|nicer|darker] [theme|look|wallpaper]?
text is hard to read, [larger font|bigger letters]
+scale the [display|screen|desktop] [to {n} percent|up|down]
{n} hertz [refresh rate|]
+set the [refresh rate|dpi|font size] to {n}
+hide the [bar|panel|waybar|taskbar]
everything white hurts, dark design
transparent windows [please|on]
+change the [colour scheme|icons|window borders|gaps]
!put {f} behind my windows
!my desktop could use fresh colours
+randomize [the|my] wallpaper
i'm bored of this desktop, give me another [wallpaper|theme]
my eyes aren't the best, everything [bigger|larger] please
+install the [icon|cursor] theme {f}
+enlarge [the fonts|all text|the mouse pointer]
+style my desktop [darker|in blue|like macos]
could the background picture be {f}?
[wallpaper|background] {f} please
the letters are tiny, increase the font size
set the screen to {n} hertz
+rotate the [screen|display]
+pimp my [desktop|bar|terminal theme]
white theme at night is awful, go dark
+round the corners of my windows
[screensaver|animations|blur] [on|off]
bigger text
my desktop, but pretty
+theme everything like {f}
{f} for the desktop please
[gruvbox|nord|catppuccin|dracula] theme
new look please
use my holiday photo as wallpaper
i'd like to see {f} behind my windows every day
resolution {n}
fonts are too [small|big|thin]
i can't read that, too small
zoom everything
this grey is depressing, other colours
[rounded|square] corners
+move the bar to the bottom
clock in the bar please
icons on the desktop please
other cursor
change the look
+turn the desktop dark
day theme, night theme
a slideshow as wallpaper
live wallpaper [please|]
+remove the wallpaper
screen saver after {n} minutes
where do i set the wallpaper?
waybar is ugly
gaps of {n} pixels
+make windows transparent
monospace font in all programs
dpi {n}
my 4k screen makes everything tiny
black background
+pick a colour scheme that fits {f}
""",
        de="""
+[änder|ändere|wechsel] [das|mein] [Hintergrundbild|Wallpaper]
+[nimm|setz] {f} als [Hintergrund|Hintergrundbild|Wallpaper]
[neues|anderes] [Hintergrundbild|Wallpaper] [bitte|]
[Dark Mode|Dunkelmodus|dunkles Design|helles Design] [an|aus|bitte|]
+[änder|wechsel] das [Theme|Design|Farbschema]
!+mach {f} zum Hintergrund
+mach die Schrift [größer|kleiner]
+stell die Auflösung [auf {n}|um]
+zoom [rein|raus]
das Hintergrundbild ist hässlich, nimm ein anderes
ich will {f} als [Hintergrund|Sperrbildschirm|Schreibtischhintergrund]
[Dark Theme|Light Theme|dunkles Theme] [bitte|an|aus]
+mach [alles|die Icons|den Mauszeiger|die Leiste] [größer|kleiner|dunkler]
+stell [GTK|das System|alle Apps] auf [dunkel|hell]
kann ich [ein anderes|ein schöneres] [Theme|Design|Wallpaper] haben?
die Schrift ist schwer zu lesen, [größer|bitte größer]
+skalier [die Anzeige|den Desktop] [auf {n} Prozent|größer]
{n} Hertz Bildwiederholrate
+stell die [Bildwiederholrate|Schriftgröße] auf {n}
+blend die [Leiste|Waybar|Taskleiste] aus
alles so weiß, [dunkles Design bitte|mach's dunkel im Design]
+änder [die Icons|die Fensterrahmen|die Abstände]
{f} als [Wallpaper|Hintergrund] [setzen|nehmen]
zufälliges Hintergrundbild
moch ma a anders Hintergrundbild
!leg {f} hinter meine Fenster
!mein Schreibtisch braucht frische Farben
der Desktop ist fad, gib mir [ein anderes Wallpaper|ein neues Theme]
ich seh schlecht, alles [größer|in groß] bitte
+installier das [Icon|Cursor]-Theme {f}
+vergrößer [die Schrift|alle Texte|den Mauszeiger]
+gestalte meinen Desktop [dunkler|in Blau|wie bei macOS]
könnte das Hintergrundbild {f} sein?
[Wallpaper|Hintergrund|Schreibtischbild] {f} bitte
die Buchstaben sind winzig, mach die Schriftgröße rauf
stell den Schirm auf {n} Hertz
+dreh [den Bildschirm|die Anzeige] ins Hochformat
+hübsch [den Desktop|die Leiste|das Theme] auf
das weiße Design ist nachts furchtbar, stell auf dunkel
+rund die Ecken der Fenster ab
[Bildschirmschoner|Animationen|Transparenz] [an|aus]
a feschers Hintergrundbild warat guat
größerer Text
mein Desktop, aber hübsch
{f} für den Schreibtisch bitte
[Gruvbox|Nord|Catppuccin|Dracula]-Theme
neuer Look bitte
mein Urlaubsfoto als Hintergrund
hinter meinen Fenstern hätt ich gern {f}
Auflösung {n}
die Schrift ist zu [klein|groß|dünn]
kann ich nicht lesen, zu klein
alles heranzoomen
dieses Grau ist deprimierend, andere Farben
[runde|eckige] Fensterecken
+schieb die Leiste nach unten
Uhr in die Leiste bitte
Symbole auf den Desktop bitte
anderer Mauszeiger
anderes Aussehen
tags helles, nachts dunkles Design
eine Diashow als Hintergrund
bewegtes Hintergrundbild
Hintergrundbild weg
Bildschirmschoner nach {n} Minuten
wo stell ich das Hintergrundbild ein?
die Waybar ist hässlich
{n} Pixel Abstand zwischen den Fenstern
+mach die Fenster durchsichtig
überall Monospace-Schrift
am 4K-Schirm ist alles winzig
schwarzer Hintergrund
ein Farbschema passend zu {f}
i mog an dunklen Desktop
Tapete wechseln
""",
    ),
    *refused("look"),
)
