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
brightnessctl get
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
""",
    ),
    "Hyprland has no minimising. I can move the window to another workspace.",
    "Hyprland kennt kein Minimieren. Ich kann das Fenster auf eine andere Arbeitsfläche schieben.",
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
""",
    ),
    "I can't resize or place windows. I can make one full screen, floating, or move it to a workspace.",
    "Größe und Lage von Fenstern kann ich nicht ändern. Vollbild, Schweben und Arbeitsflächen gehen.",
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
""",
    ),
    *refused("look"),
)
