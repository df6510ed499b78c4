"""How people say what is to be done with a window."""

from training.phrases import Phrases

CLOSE = Phrases(
    en="""
+close [this|the|that|my|the current|the active|the focused|] window
[this|the|current|active] window close
close [this|it|that] [please|]
+close [what's|what is] open [here|]
[can|could] you close [this|the|this one|the current] window?
+shut [this|the] window
i don't need this window [anymore|any more]
!i'm done with this window[, close it|]
+make this window go away
window close
!+get rid of this window
close the thing [in front|i'm looking at]
close window
+exit this window
""",
    de="""
+[schließ|schließe|mach] [mal|bitte|] [das|dieses|das aktuelle|das aktive] Fenster [zu|]
+mach [mal|bitte|] [das|dieses] [Fenster|hier] zu
Fenster [zu|schließen|zumachen|schliessen]
[das|dieses] Fenster [bitte|mal] [schließen|zumachen|zu]
[kannst|könntest] du [das|dieses] Fenster [schließen|zumachen]?
[schließ|mach] [das|dies|das hier] [zu|]
dieses Fenster brauch ich nicht mehr
!bin mit dem Fenster fertig[, mach es zu|]
aktuelles Fenster [schließen|zu]
!das Fenster kann [zu|weg]
mach des [Fenster|Fensta] [zua|zu]
das Fenster [vorne|hier vorne|vor mir] [schließen|zumachen]
Fenster weg
""",
)
CLOSE_APP = Phrases(
    en="""
+close {a}
+close {a}
+close [the|my] {a} [window|app|program|]
+[quit|exit|shut|end] {a}
{a} [close|quit]
+shut down {a}
[can|could] you close {a} [for me|]?
i'm [done|finished] with {a}[, close it|]
i don't need {a} [anymore|any more|]
!+get rid of {a}
+leave {a}
+close [down|out] {a}
!+stop showing me {a}
{a} can be closed
[enough|that's enough] {a}, close it
the {a} window should be closed
bye bye {a}
+make {a} go away
""",
    de="""
+[schließ|schließe] {a}
+mach [mal|bitte|] {a} zu
+[schließ|schließe|beende] [mal|bitte|] {a}
{a} [schließen|zu|zumachen|beenden|schliessen]
{a} [bitte|mal] [schließen|zumachen|beenden]
+[beende|schließ] [das Programm|die App|die Anwendung] {a}
[kannst|könntest] du {a} [schließen|zumachen|beenden]?
ich bin [fertig mit|durch mit] {a}[, mach zu|]
{a} brauch ich nicht mehr
!{a} kann [zu|weg]
das {a} Fenster [schließen|zu|zumachen]
+mach [das|mein] {a} [Fenster|] zu
[mach|moch] {a} zua
!+tu {a} zu
{a} [soll|kann] geschlossen werden
genug {a}, mach's zu
das Fenster von {a} schließen
tschüss {a}
""",
)
KILL = Phrases(
    en="""
+kill {a}
+force [quit|close|stop] {a}
+[terminate|kill off] {a}
{a} [hangs|is frozen|doesn't respond|is stuck], kill it
+kill the {a} process
!{a} froze, [force quit|kill] it
+end the process {a}
kill {a} [hard|now]
[can|could] you [kill|force quit] {a}?
""",
    de="""
+[kill|kille|töte] {a}
+[schieß|schieße] {a} ab
+beende den Prozess {a}
{a} [hängt|reagiert nicht|ist eingefroren], [kill es|schieß es ab]
{a} [abschießen|killen|hart beenden|gewaltsam beenden]
!{a} hängt sich auf, [kill|kille] es
+beende {a} [mit Gewalt|gewaltsam|zwangsweise]
+erzwing das Beenden von {a}
kannst du {a} [killen|abschießen]?
""",
)
FOCUS = Phrases(
    en="""
+focus {a}
+focus [on|] [the|] {a} [window|]
+switch [over|] to [the|] {a} [window|]
+bring {a} to the front
+bring {a} [to the foreground|forward]
+[jump|change|flip|tab] to {a}
back to {a}
[where is|where's] {a}, bring it up front
+put {a} [in front|on top]
!+raise the {a} window
[can|could] you switch to {a}?
{a} to the front [please|]
+activate [the|] {a} [window|]
!+go to the {a} window
i need {a} in front
+get {a} [in front|to the front]
""",
    de="""
+[fokussier|fokussiere] {a}
+[wechsel|wechsle] [mal|bitte|] zu {a}
+[hol|bring] [mal|bitte|] {a} nach vorn[e|]
+[hol|bring] {a} in den Vordergrund
+spring [mal|] zu {a}
{a} nach vorn[e|] [holen|bitte|]
{a} in den Vordergrund [holen|bitte|]
zurück zu {a}
!+schalt [mal|] zu {a} um
[kannst|könntest] du {a} nach vorn[e|] holen?
{a} [fokussieren|aktivieren]
+[hol|zeig] [mir|] das {a} Fenster [nach vorn|]
!+geh zum {a} Fenster
wo is[t|] {a}, hol's nach vorn
ich [brauch|will] {a} vorne
Fokus auf {a}
+aktivier das {a} Fenster
""",
)
DIRECTION = {
    way: Phrases(
        en=f"""
+focus [the|] [window|] [{words}]
+focus the window [{sides}]
+[move|shift] [the|] focus [{words}]
+go to the window [{sides}]
focus {way}
[the|] window {way} of this
!+switch to the window [{sides}]
""",
        de=f"""
Fokus [{german}]
+fokussier das Fenster [{german}]
+[wechsel|geh|spring] zum Fenster [{german}]
Fokus nach [{german}]
das Fenster [{german}] fokussieren
!+schalt auf das Fenster [{german}]
""",
    )
    for way, words, sides, german in (
        ("left", "left|to the left", "on the left|to the left|left", "links"),
        ("right", "right|to the right", "on the right|to the right|right", "rechts"),
        ("up", "up|above|upwards", "above|above this|on top", "oben"),
        ("down", "down|below|downwards", "below|below this|underneath", "unten"),
    )
}
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
""",
)
FLOAT_APP = Phrases(
    en="+float {a}\n+make {a} float[ing|]\n{a} floating\n+let {a} float\n!+toggle floating for {a}\n+switch {a} to floating",
    de="+lass {a} schweben\n{a} schweben[d|] [lassen|]\n+mach {a} [schwebend|floating]\n{a} floating\n!+schalt {a} auf schwebend\n{a} soll schweben",
)
