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
this window can [go|be closed]
[this|the] window should [close|be closed]
would you mind closing [this|the] window
shut [that|the front] window
+dismiss [this|the] window
close the window i'm [in|on|using]
i want this window [gone|closed]
[finished|done] here, close [the window|it]
+quit this [program|app|window]
+leave this [program|window]
this program can be closed
close whatever is in front
close [the front|the top] window
close [active|current|focused]
bye window
!please the window to close
!no need for this window any longer
window off
!+drop the window i have in front of me
is it possible to close this window
[would|could] you shut what i'm looking at
[the|this] window is in my way, [close|shut] it
i'd like this window [closed|shut]
let's close this [one|window]
+terminate this [window|app|program]
[alt f4|super q]
don't need this [app|program|one] [anymore|any more], close
this [app|application] should be [closed|quit]
+end [this|the current] program
+put this window away
the thing here can be closed
close what you see in front
i opened this by mistake, close [the window|it]
this window annoys me, away with it
[current|front|this] app quit
shut this [program|app|thing]
killactive
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
das Fenster [hier|] [gehört|soll] [zu|weg|geschlossen]
[dieses|das] Programm [hier|] [schließen|zumachen|beenden]
hier bin ich fertig, Fenster zu
magst du das Fenster [schließen|zumachen|zutun]
tu das Fenster [zu|weg]
aktives [Fenster|Programm] [zu|schließen|beenden]
weg mit [dem|diesem] Fenster
das da [vorne|vor mir] [kann weg|schließen|zu]
[vorderes|vorderstes] Fenster [zu|schließen]
das [Fenster|Ding] brauch i [nimmer|ned mehr]
mach [das Ding|das da] zu
[würdest|tätest] du das Fenster [schließen|zumachen]
schließ, was [gerade|] vorn ist
!das Fenster darf verschwinden
!+schmeiß das Fenster raus
chasch das Fänschter zuemache
Fensta zua
!das Fenster stört, zu damit
dieses Fenster beenden
geht das Fenster [auch|] zu
das Fenster ist im Weg, [schließ|mach] es [zu|]
ich hätt [das|dieses] Fenster gern [zu|geschlossen]
[Alt F4|Super Q]
das hab ich aus Versehen aufgemacht, Fenster zu
+beende [das aktuelle Programm|die aktuelle App|dieses Programm]
[diese|die] App [hier|da|vor mir] [schließen|beenden|zumachen]
die Anwendung vor mir [soll|kann] [zu|beendet werden]
dieses Fenster nervt, weg damit
mach zu, was [ich grad seh|vor mir ist]
bitte [das Fenster schließen|dieses Fenster dichtmachen]
das aktive Fenster soll geschlossen werden
das da [zumachen|zutun|dichtmachen]
könnt ma des Fenster zuamachn
+quitte [das|dieses] Programm
was grad offen vor mir liegt, [schließen|zumachen]
das jetzige Fenster schließen
Fenster [dicht|schliessen]
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
{a} should [close|be closed]
would you mind closing {a}
{a} off
i want {a} [gone|closed]
{a} is no longer needed
away with {a}
{a} isn't needed [anymore|], [close it|shut it]
+dismiss {a}
+get {a} off my [screen|desktop]
is it possible to close {a}
{a} can go [now|]
{a} has to go
time to close {a}
+exit out of {a}
!{a} away please
!i won't be using {a} any longer
turn {a} off
+[switch|turn] off {a}
!that was it with {a}
[would|could] you shut {a}
[let's|lets] close {a}
{a} is [in my way|annoying|distracting me], close it
i opened {a} by accident, close it
[kindly|please] have {a} closed
+terminate {a} [normally|]
i wish to close {a}
{a} may be shut [now|]
+put {a} away
alt f4 [on|for] {a}
+shut {a} off
let {a} be closed
no more {a} [today|for now], close it
+wrap up {a}
{a} [out|gone|bye]
for the meeting, {a} should be closed
finished with {a}
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
weg mit {a}
{a} [gehört|soll|muss] [zu|geschlossen|weg]
magst du {a} [zumachen|schließen]
{a} brauch i [nimmer|ned]
mit {a} bin ich fertig
{a} [wird nicht mehr gebraucht|ist nicht mehr nötig]
+dreh {a} ab
{a} [abdrehen|ausmachen|aus|abschalten]
+mach {a} [aus|dicht]
[würdest|tätest] du {a} [schließen|beenden]
Feierabend mit {a}
[raus aus|Schluss mit] {a}
{a} weg
!für heute reicht's mit {a}
!{a} darf gehen
chasch {a} zuemache
{a} verlassen
+geh aus {a} raus
!{a} hab ich lang genug offen gehabt
{a} [stört|nervt|lenkt mich ab], mach's zu
ich hab {a} aus Versehen aufgemacht, [schließ es|mach's zu]
[könntest|magst] du {a} [dichtmachen|abdrehen|abstellen]
ich möcht {a} [zumachen|geschlossen haben|schließen]
{a} [soll|kann] [verschwinden|beendet werden|ausgehen]
+quitte {a}
+beend {a}
bitte {a} [beenden|schließen|zumachen]
{a} [dicht|raus|fertig]
ich brauch {a} [grad|jetzt] nicht, [mach es zu|schließen]
Alt F4 [bei|für] {a}
für die Besprechung {a} zumachen
lass {a} zugehen
kein {a} mehr, [zu damit|schließ es]
+schliess {a}
loss {a} zuagehn
mit {a} sind wir durch, zu damit
{a} wieder [zumachen|schließen]
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
{a} [won't close|refuses to close|is not responding|locked up], [force it|kill it]
sigkill {a}
[pkill|killall] {a}
{a} is [hanging|unresponsive], end its process
+shoot {a} down
[end|stop] {a} [by force|forcefully|the hard way]
+forcibly close {a}
task kill {a}
+nuke {a}
would you mind killing {a}
i can't close {a}, kill it
get rid of the {a} process
the {a} process [must|has to] die
end task {a}
!+murder {a}
!{a} ignores me, terminate it
process {a} [kill|end|terminate]
!{a} eats all my cpu, kill it
[would|could] you [terminate|end] {a} by force
{a} [crashed|went haywire|got stuck|freezes], [kill|force quit] it
no [response|reaction] from {a}, kill it
+put {a} out of its misery
+force {a} to [quit|stop|close]
nothing works in {a}, force quit
the only way is to kill {a}
{a} must be killed
kill -9 {a}
+pull the plug on the {a} process
{a} [uses|takes] all the memory, kill it
closing {a} doesn't work, terminate the process
+abort {a} [hard|now|]
+slay {a}
[stop|halt] the process {a}
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
{a} lässt sich nicht [schließen|beenden], [kill es|schieß es ab]
[Prozess|den Prozess] {a} [beenden|killen|abschießen]
magst du {a} [abschießen|killen]
{a} [spinnt|steht|reagiert nimmer], [abschießen|killen]
+würg {a} ab
+hau {a} [hart|] aus dem Speicher
Task {a} beenden
[sigkill|kill|pkill] an {a}
{a} zwangsbeenden
[Zwangsende|Zwangsbeenden] für {a}
{a} gehört abgeschossen
+brich {a} [hart|gewaltsam] ab
schiaß {a} o
der Prozess von {a} muss weg
!+mach {a} platt
!{a} frisst alles auf, schieß es ab
!{a} sofort abwürgen
{a} geht nicht zu, [abschießen|kill es]
{a} [ist abgestürzt|ist abgeschmiert|bleibt hängen|klemmt], [kill es|abschießen]
bei {a} [geht nichts mehr|tut sich nix], [abschießen|hart beenden]
[könntest|würdest] du {a} [gewaltsam|zwangsweise] beenden
zwing {a} zum Beenden
kill -9 {a}
+stopp den Prozess {a}
{a} [braucht|frisst] den ganzen Speicher, kill den Prozess
da hilft nur noch {a} [abschießen|killen]
{a} gehört [gekillt|terminiert]
{a} mit Gewalt [zumachen|schließen|beenden]
+terminier {a}
+knall {a} ab
der Prozess {a} [soll|muss] [sterben|beendet werden]
{a} will nicht [schließen|zugehen], [Zwangsbeenden|kill es]
drah {a} mit Gewalt ab
+force-quitte {a}
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
[let me|i want to] get back to {a}
{a} [on top|up front|in front]
[go|get] back to {a}
+set the focus on {a}
+make {a} the active window
bring me [back|] to {a}
take me to [the|] {a} window
give {a} [the|] focus
the {a} window should be [in front|on top|active]
+pull {a} [to the front|forward|up front]
+hop over to {a}
i can't see {a}, bring it forward
would you mind switching to {a}
+show the {a} window
alt-tab to {a}
{a} is behind something, raise it
continue in {a}
switch {a}
!let me see the {a} window
!+return to {a}
!+surface {a}
[would|could] you bring {a} [up|to the front]
i'd like to [see|use|work in] {a} [again|now]
[let's|lets] go [back|over] to {a}
where did {a} go? show me the window
the {a} window is [hidden|buried|underneath], [bring it up|get it out]
[want|need] {a} on top
+pop {a} to the front
+lift {a} above the others
now to the {a} window
+move [the|] focus to {a}
{a} window [please|now]
+select the {a} window
let me type in {a}
{a} should have the focus
can i have {a} in front [again|]
+switch windows to {a}
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
{a} [vor|ganz nach vorn]
zum {a} Fenster [wechseln|springen|gehen]
rüber zu {a}
[magst|kannst] du zu {a} [wechseln|springen|umschalten]
{a} soll [nach vorn|in den Vordergrund]
{a} [gehört|muss] nach vorn
ich will [zurück|wieder] zu {a}
gib {a} den Fokus
das Fenster von {a} [nach vorn|zeigen|aktivieren]
zu {a} [wechseln|springen|umschalten|zurück]
mach bei {a} weiter
{a} ist [verdeckt|dahinter], hol's [vor|nach vorn]
geh [z'ruck|zrugg] zu {a}
weiter in {a}
{a} als aktives Fenster
!in {a} will ich weiterarbeiten
!+schmeiß {a} in den Vordergrund
hol [mir|] {a} [vor|nach vorn]
!{a} liegt hinten, ich will es vorn
wechsle uf {a}
[könntest|würdest] du {a} [nach vorn|in den Vordergrund] [holen|bringen]
ich [möcht|würd gern] [wieder|] {a} [vor mir haben|vorn haben]
lass uns [zurück|] zu {a} [gehen|wechseln]
das {a} Fenster ist [verdeckt|versteckt|drunter], hol's [hervor|rauf]
ich muss was in {a} tippen, Fokus dorthin
{a} soll den Fokus [haben|kriegen]
gib mir [mal|bitte|] das {a} Fenster [nach vorn|her]
{a} [obenauf|zuvorderst|ganz vorn]
jetzt [wieder|] zum {a} Fenster
kann ich {a} [vorn|im Vordergrund] haben
zeig [mal|] das Fenster von {a}
+switch [mal|bitte|] zu {a}
das Fenster mit {a} auswählen
hol {a} füri
+heb {a} in den Vordergrund
Fokus: {a}
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
focus to the window [{sides}]
select the window [{sides}]
+jump to the window [{sides}]
i want the window [{sides}]
take me to the window [{sides}]
+activate the window [{sides}]
focus one window [{words}]
[can|could] you focus the window [{sides}]
+move over to the window [{sides}]
let me type in the window [{sides}]
would you mind focusing the window [{sides}]
window focus {way}
!+hop to the window [{sides}]
!i need the window [{sides}] now
movefocus {way}
the focus should [go|move] [{words}]
the window [{sides}], [give it focus|make it active]
+put the focus on the window [{sides}]
i'd like to be in the window [{sides}]
next window [{words}]
[would|could] you go to the window [{sides}]
window [{sides}] please
cursor into the window [{sides}]
make the window [{sides}] active
i have to type in the window [{sides}]
not here, the window [{sides}]
one window [{words}]
+select what's open [{sides}]
""",
        de=f"""
Fokus [{german}]
+fokussier das Fenster [{german}]
+[wechsel|geh|spring] zum Fenster [{german}]
Fokus nach [{german}]
das Fenster [{german}] fokussieren
!+schalt auf das Fenster [{german}]
ins Fenster {german} [wechseln|springen|]
Fenster {german} [bitte|aktivieren|auswählen]
nimm das Fenster {german}
ich will [ins|zum] Fenster {german}
zum Fenster {german} [rüber|hin]
Fokus [ein Fenster|eins] nach {german}
magst du zum Fenster {german} [wechseln|springen]
das Fenster {german} [aktivieren|auswählen|bitte]
geh mit dem Fokus nach {german}
+hüpf ins Fenster {german}
+setz den Fokus [auf das Fenster|nach] {german}
[kannst|könntest] du das Fenster {german} [fokussieren|aktivieren]
!im Fenster {german} will ich tippen
!den Fokus bitte nach {german}
i wui ins Fenster {german}
movefocus {german}
das Fenster [{german}] soll [aktiv sein|den Fokus haben]
gib dem Fenster [{german}] den Fokus
ich muss ins Fenster [{german}] was tippen
[würdest|tätest] du das Fenster {german} auswählen
nicht dieses, das Fenster [{german}]
das Fenster, das [{german}] ist, aktivieren
ein Fenster nach {german} [bitte|gehen|springen]
Cursor ins Fenster {german}
das Fenster {german} brauch ich jetzt aktiv
mach das Fenster {german} aktiv
weiter im Fenster {german}
lass mich ins Fenster {german}
""",
    )
    for way, words, sides, german in (
        ("left", "left|to the left", "on the left|to the left|left", "links"),
        ("right", "right|to the right", "on the right|to the right|right", "rechts"),
        ("up", "up|above|upwards", "above|above this|on top", "oben"),
        ("down", "down|below|downwards", "below|below this|underneath", "unten"),
    )
}
