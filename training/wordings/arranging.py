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
close it
close this one
close this for me
close this app
close the current program
close the window in front of me
close the window on top
close my current window
close whatever this is
close whatever i'm in
this window please, close
this window off
this window, away
this one can be closed
the current one can be closed
the active window can go
the front window please close
the window here should go
i want this window to close
i want to close this window
i'd like to close this
i'd like you to close the window
i have no use for this window, close it
i've finished with this one, close the window
i've seen enough, close the window
i don't want this window
i can't find the x, close this window
no mouse here, close the window
could you please close it
would you close this for me
would you shut the window
may this window be closed
can this window be closed
do close this window
be so kind and close the window
away with this window
out with this window
goodbye window
enough of this window
done reading, close the window
done with this app, close it
the video's over, close the window
shut it, the window i mean
x out of this
click the x
+hit the x on this window
+end this window
+kick this window out
x
x this
x please
shut this please
shut it down, this window
close up here
close, close, close
windowclose
ctrl w the whole window
super c
mod shift q
dispatch closewindow active
this is finished, close it
this is in the way, shut the window
this one's no longer of use, close it
this has been open all day, close the window
this one, close
this popup, close it
this dialog window, close it
what a silly window, close it
i'm out of here, close the window
i'm through with this window
i've had it with this window, close
i've read it all, close this
i've saved it, close the window now
it's saved, you can close it
already saved, close the window
i accidentally opened that, close it
not interested in this window, close it
nothing more to do in here, close it
please shut what's in front of me
mind shutting this window
will you close the window
shall we close this window
let it be closed, this window
+send this window away
+clear this window off the screen
+take this window off my screen
+shoo this window away
+finish with this window and close it
laters, window
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
zu damit
schließ es
schließ das bitte
schließ das Fenster für mich
schließ dieses Programm
schließ mein aktuelles Fenster
schließ das, wo ich grad drin bin
mach es zu
mach das bitte zu
Fenster: zu
Fenster zu bitte
dieses Fenster zu
dieses Fenster, weg
das Fenster da, zu
das hier schließen
das hier kann geschlossen werden
das aktuelle kann geschlossen werden
das jetzige Fenster kann weg
das vordere Fenster bitte schließen
das Fenster hier soll zu
dieses Programm soll zu
ich will das Fenster schließen
ich will, dass das Fenster zugeht
ich möchte dieses Fenster zumachen
ich möchte das hier schließen
ich hätt gern, dass du das Fenster schließt
ich hab für das Fenster keine Verwendung, schließ es
ich hab genug gesehen, Fenster zu
ich find das X nicht, schließ das Fenster
keine Maus da, schließ das Fenster
könntest du das zumachen
würdest du das hier schließen
magst das zumachen
darf das Fenster zu
sei so gut und schließ das Fenster
raus aus diesem Fenster
tschüss Fenster
genug von diesem Fenster
fertig gelesen, Fenster zu
Video ist aus, Fenster zu
mit der App bin ich fertig, mach sie zu
aufs X drücken
+klick auf das X
+klick das Fenster weg
+drück das Fenster weg
tua des Fenster zua
s Fänschter bitte zue
mok dat Finster dicht
+close das Fenster
X
X drücken
bitte X
Fenster, zu mit dir
Super C
Mod Shift Q
killactive bitte
zu, zu, zu
das ist fertig, zumachen
das Fenster hat ausgedient
das Fenster ist schon den ganzen Tag offen, zu damit
dieses Popup, zu
dieses Popup schließen
das Dialogfenster hier schließen
so ein blödes Fenster, mach's zu
ich bin hier durch, Fenster zu
ich hab genug von dem Fenster, zu damit
ich hab alles gelesen, mach das zu
ich hab gespeichert, Fenster jetzt schließen
schon gespeichert, kannst schließen
ist gespeichert, Fenster zu
das Fenster interessiert mich nicht, zu damit
hier gibt's nichts mehr zu tun, Fenster zu
das braucht keiner mehr, dieses Fenster zu
machst du das Fenster zu
schließt du mir das Fenster
machen wir das Fenster zu
wollen wir das Fenster schließen
Fensterl zu
+nimm das Fenster vom Schirm
+schick das Fenster weg
+räum das Fenster hier weg
+lass das Fenster hier verschwinden
+verscheuch das Fenster
+schließ das vorderste
adieu, Fenster
baba Fenster
servus Fenster, zu
Schluss mit diesem Fenster
mach dat Finster to
de Fänschter zue, gäll
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
close {a} please
close {a} now
close {a} again
close {a} for me
close window {a}
{a}: close
{a}, close it
{a} please close
{a} shut
{a} done
{a} window close
the {a} window can be closed
the {a} window, close it
the window of {a} please, close
the app {a} should be closed
i want to close {a}
i want {a} to close
i'd like to close {a}
i'd like to have {a} closed
i have finished with {a}, close it
i have no use for {a} now, close it
i'm not using {a}, close it
i don't need {a} open
i don't want {a} open any more
i forgot to close {a}, do that
is {a} still open? close it
no need for {a} now, close it
nobody's using {a}, close it
could you please shut {a}
could {a} be closed
would you close {a}
would you be so kind as to close {a}
can {a} be closed
do close {a}
be a dear and close {a}
goodbye {a}
so long {a}
out of {a}
done in {a}, close it
done with {a} for today, close it
+close the {a} app
+close my {a}
+close the program {a}
+close the window of {a}
+quit out of {a}
+click {a} away
x {a}
{a} x
{a} begone
{a}, off you go
{a}, that's all, close
{a} exit
{a}: quit
{a} would be better closed
{a} doesn't have to be open
{a} doesn't need to stay open
{a} has done its job, close it
{a} has served its purpose, close it
{a} is just sitting there, close it
{a} is only eating battery, close it
{a} is still open and shouldn't be
{a} must be closed before the backup
{a} served me well, close it
all done with {a}
closing {a} would be good
enough of {a}
goodnight {a}
had enough of {a}, close it
i'm finished in {a}, shut it
i'm through with {a}
i've saved everything in {a}, close it
i've seen enough of {a}, close it
it's time {a} was closed
let's be done with {a}, close it
no {a} please, close it
screen share in a minute, close {a}
my boss mustn't see {a}, close it
see you {a}, close it
shall we close {a}
why's {a} still open, close it
will you shut {a}
+say goodbye to {a}
+send {a} home
+shut the {a} window
+take {a} off the screen
ta-ra {a}
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
{a} bitte zu
{a} zu bitte
{a}: schließen
{a}: zu
{a}, zumachen
{a} Fenster zu
{a} fertig, schließen
schließ bitte {a}
schließ mir {a}
schließ jetzt {a}
schließ das Programm {a}
schließ das Fenster von {a}
mach jetzt {a} zu
mach das Programm {a} zu
mach die App {a} zu
Fenster {a} schließen
Programm {a} schließen
das Fenster von {a} kann zu
das Fenster {a} zumachen
die App {a} soll zu
ich will {a} schließen
ich will {a} zumachen
ich will aus {a} raus
ich möchte {a} beenden
ich hätte {a} gern zu
ich hätte gern, dass du {a} schließt
ich hab {a} fertig, schließ es
ich benutz {a} nicht, schließ es
ich brauch {a} nicht offen
ich will {a} nicht mehr offen haben
ich hab vergessen, {a} zu schließen, mach das
ist {a} noch offen? mach's zu
{a} braucht grad keiner, schließ es
könntest du bitte {a} zumachen
würdest du {a} zumachen
würdest du bitte {a} schließen
könnte man {a} schließen
kann {a} geschlossen werden
sei so gut und schließ {a}
bis dann {a}, mach's zu
raus aus {a} bitte
schließen wir {a}
machen wir {a} zu
+klick {a} weg
+schließ mein {a}
+beende {a} normal
tua {a} zua
{a} bitte zue mache
mok {a} to
+close {a}
X bei {a}
{a}, ab mit dir
{a} und tschüss
{a} schleich di
{a} exit
{a}: Ende
{a}: beenden
{a} bitte weg
{a} wär besser zu
{a} muss nicht offen bleiben
{a} muss nicht offen sein
{a} hat seinen Dienst getan, zu damit
{a} steht nur rum, schließ es
{a} frisst nur Akku, mach's zu
{a} ist noch offen und sollte es nicht sein
{a} ist durch, zumachen
{a} muss vor dem Backup zu
aus mit {a}
fertig in {a}, zu damit
fertig mit {a}
genug von {a}
genug mit {a} gespielt, mach's zu
gute Nacht {a}
ich hab in {a} alles gespeichert, schließ es
ich hab genug von {a}, mach's zu
ich teil gleich den Bildschirm, {a} zumachen
der Chef darf {a} nicht sehen, zu damit
machst du {a} zu
schließt du {a}
beendest du {a}
wieso ist {a} noch offen, zu damit
wollen wir {a} schließen
es wird Zeit, dass {a} zugeht
Ende mit {a}
baba {a}
servus {a}, mach's zu
ade {a}, zu damit
+schick {a} heim
+lass {a} verschwinden
+nimm {a} vom Schirm
+räum {a} weg
{a} tichtmache
mach {a} zue
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
+pull the plug on the {a} process
{a} [uses|takes] all the memory, kill it
closing {a} doesn't work, terminate the process
+abort {a} [hard|now|]
+slay {a}
[stop|halt] the process {a}
kill {a} please
{a} kill
{a} force quit
{a} end task
{a} -9
xkill {a}
taskkill {a}
sigterm {a}
send sigkill to {a}
i want {a} killed
i want the process {a} gone
i need {a} killed
i have to kill {a}
i'd like to force quit {a}
i'd like the {a} process ended
{a} should be killed
{a} has to be force quit
{a} needs to be killed off
{a} process, end it
{a} is dead, kill the process
{a} is a zombie, kill it
{a} doesn't react, force quit
{a} doesn't close, force it
{a} keeps hanging, kill it
{a} has hung up, end the process
{a} just freezes, terminate it
{a} just sits there, force quit it
{a} is going nuts, kill it
{a} is using a whole core, kill it
{a} is eating my memory, kill the process
{a} won't quit, end it by force
my machine is slow because of {a}, kill it
the fan is loud because of {a}, kill the process
no way to close {a}, force quit it
the x doesn't work in {a}, kill it
clicking close does nothing in {a}, kill it
would it be possible to kill {a}
is there a way to kill {a}
[can|could] you end the {a} process
could you shoot {a} down
would you kill the process {a}
do you mind killing {a}
let's kill {a}
time to kill {a}
go ahead and kill {a}
+kill {a} completely
+stop the {a} process
+end {a} by force
+make the {a} process end
+take down the {a} process
+put {a} down, it hangs
+smash {a}, it's frozen
+whack the {a} process
away with the {a} process
kill -s KILL {a}
kill -SIGKILL {a}
sudo kill {a}
pkill -9 {a}
pkill -f {a}
killall -9 {a}
{a}: end process
{a} must die
{a} has to die
{a} deserves to be killed
{a} went rogue, kill it
{a} went mad, kill it
{a} keeps spinning, kill it
{a} shows only a white window, kill it
{a} shows "not responding", kill it
{a} is beyond saving, kill it
{a} is dead in the water, kill it
{a} is jammed, force quit it
{a} can't be closed the normal way, kill it
{a} doesn't let me close it, kill it
{a} blocks everything, kill it
{a} is hogging my cpu, end the process
the {a} process is stuck, end it
the {a} process hangs, get it down
don't ask nicely, just kill {a}
without mercy, kill {a}
with force please, end {a}
nothing else helps, kill {a}
i give up on {a}, kill it
i tried closing {a} twice, now kill it
every click in {a} goes nowhere, kill it
task manager, end {a}
as if by kill -9, {a}
shall we kill {a}
please could {a} be killed
will you kill {a}
mind force quitting {a}
+deal with {a} the hard way, kill it
+finish {a} off
+bring the {a} process to an end
+send the kill signal to {a}
+knock {a} on the head, it hangs
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
kill {a} bitte
{a} kill
{a} abwürgen
{a} terminieren
{a} töten
{a} hart beenden bitte
{a} gewaltsam schließen
{a} -9
xkill {a}
taskkill {a}
sigterm an {a}
schick {a} ein sigkill
Task {a} killen
Prozess {a} weg
Prozess {a} stoppen
den Prozess {a} stoppen
ich will {a} killen
ich will {a} abschießen
ich muss {a} abschießen
ich möchte {a} zwangsweise beenden
ich möchte den Prozess {a} beenden
ich brauch {a} gekillt
{a} soll gekillt werden
{a} muss abgeschossen werden
{a} muss gewaltsam beendet werden
{a} ist tot, kill den Prozess
{a} ist ein Zombie, abschießen
{a} ist festgefahren, kill es
{a} reagiert auf nix, abschießen
{a} friert dauernd ein, abschießen
{a} tut nichts mehr, Prozess beenden
{a} dreht durch, kill es
{a} zieht die ganze CPU, Prozess beenden
{a} bremst den ganzen Rechner, kill es
wegen {a} ist alles langsam, kill den Prozess
wegen {a} läuft der Lüfter, schieß es ab
ich kann {a} nicht schließen, kill es
ich krieg {a} nicht zu, schieß es ab
das X geht bei {a} nicht, kill es
wär's möglich, {a} zu killen
geht es, {a} abzuschießen
[kannst|könntest] du den Prozess {a} beenden
könntest du {a} abwürgen
würdest du {a} killen
killen wir {a}
schießen wir {a} ab
+kill {a} komplett
+stoppe den Prozess {a}
+beende den Task {a}
+zerstör den Prozess {a}
+gib {a} den Rest, hängt
+zieh dem Prozess {a} den Stecker
weg mit dem Prozess {a}
hau den Prozess {a} weg
{a} spinnt, kill's
{a} is hi, schiaß's o
chasch {a} abschüsse
kill -KILL {a}
kill -SIGKILL {a}
sudo kill {a}
kill: {a}
pkill -9 {a}
pkill -f {a}
killall -9 {a}
{a}: sigkill
{a}: Prozess beenden
{a} muss sterben
{a} ist durchgedreht, abschießen
{a} dreht sich nur noch im Kreis, kill es
{a} zeigt nur noch ein weißes Fenster, abschießen
{a} zeigt "reagiert nicht", Prozess beenden
{a} ist nicht mehr zu retten, abschießen
{a} ist verreckt, kill den Prozess
{a} hat sich verabschiedet, Prozess abschießen
{a} hat sich weggehängt, abschießen
{a} blockiert alles, kill es
{a} lässt mich nicht raus, abschießen
{a} kann man normal nicht schließen, kill es
{a} mag nimmer, schieß es ab
der Prozess {a} hängt, weg damit
der Prozess {a} gehört abgewürgt
ohne Gnade {a} killen
nicht lang fragen, {a} killen
mit Gewalt bitte, {a} beenden
sonst hilft nichts, kill {a}
{a} geb ich auf, kill es
hab's zweimal mit Schließen versucht, jetzt {a} killen
in {a} geht kein Klick mehr, abschießen
Taskmanager, {a} beenden
killst du {a}
schießt du {a} ab
wollen wir {a} killen
könnte man {a} abschießen
darf ich {a} abschießen lassen
+mach mit {a} kurzen Prozess
+erledige den Prozess {a}
+schick {a} das Kill-Signal
+erschieß {a}
+bring den Prozess {a} um
+hau {a} weg, hängt
+mach {a} hart zu, hängt
{a} hängt si auf, schiaß's o
{a} isch iigfrore, abschüsse
{a} hett sik uphungen, scheet dat af
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
focus {a} please
focus on {a} now
{a} focus
{a} forward
{a} to front
{a}, bring it to the front
{a} in the foreground
front: {a}
back in {a}
back over to {a}
over to {a}
now back to {a}
switch to {a} again
switch me to {a}
switch window to {a}
switch to the window with {a}
bring {a} back to the front
bring the {a} window up
bring my {a} to the front
the window of {a} to the front
the {a} window to the front
the {a} window, focus it
the window with {a} please, in front
i want to switch to {a}
i want to be in {a}
i want to go back to {a}
i want the {a} window in front
i'd like {a} in front
i'd like to switch to {a}
i'd like the focus on {a}
i need to get back to {a}
i need the {a} window
i need to type something in {a}, switch there
i've lost the {a} window, bring it to the front
i can't find {a} among the windows, bring it up front
{a} got buried, bring it to the front
{a} is under the other windows, raise it
{a} is open somewhere, switch to it
could you focus {a}
could you put {a} in front
would you switch to {a}
would you bring {a} forward
can {a} be in front
can you get {a} in front of me
let's switch to {a}
let's continue in {a}
let me back into {a}
let {a} come to the front
+give the keyboard to {a}
+put the cursor in {a}
+move over to {a}
+swap to {a}
focuswindow {a}
{a}, up here
{a} now in front
{a} to the fore
{a} up top
{a} got the focus? if not, give it
{a} is where i want to type
{a} is where i want to be
{a} slipped behind the others, bring it out
{a} disappeared behind something, bring it to the front
{a} has a message for me, go to its window
{a} is blinking, go to its window
alt tab {a}
cmd tab to {a}
i was just in {a}, back there
i was working in {a}, take me back
i'm off to {a}, switch me over
i'm switching to {a}
i'd rather be in {a}
i clicked {a} away by accident, bring it up front
the active window should be {a}
the one in front should be {a}
my {a} window, in front please
now the window of {a} in front
no, the other window, {a}
eyes on {a}, bring it forward
could {a} come forward
could i get the {a} window up
mind bringing {a} forward
shall we switch to {a}
will you bring {a} to the front
+bring {a} out from behind
+hand the focus to {a}
+get me over to {a}
+carry on in {a}
+fetch the {a} window to the front
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
fokussier bitte {a}
fokussieren: {a}
Fokus auf das {a} Fenster
{a} Fokus
{a} fokussieren bitte
{a} vorholen
{a} nach vorne bringen
{a}, hol das nach vorn
{a}, nach vorn bitte
{a} im Vordergrund
Vordergrund: {a}
wieder zu {a}
wieder zurück zu {a}
rüber in {a}
jetzt zurück zu {a}
zu {a} wechseln bitte
wechsle wieder zu {a}
wechsle zum Fenster von {a}
Fenster wechseln zu {a}
Wechsel zu {a}
bring das {a} Fenster nach vorn
bring {a} wieder nach vorn
hol mein {a} nach vorn
hol das Fenster von {a} vor
das Fenster {a} nach vorn
das {a} Fenster nach vorn bitte
das {a} Fenster fokussieren
ich will zu {a} wechseln
ich will in {a} sein
ich will in {a} weitermachen
ich will das {a} Fenster vorn haben
ich möchte zu {a} zurück
ich möchte {a} im Vordergrund
ich hätte {a} gern vorn
ich hätte den Fokus gern auf {a}
ich muss zurück zu {a}
ich muss wieder in {a} rein
ich brauch das {a} Fenster vorn
ich find {a} nicht unter den Fenstern, hol's nach vorn
{a} ist unter den anderen Fenstern, hol es rauf
{a} ist irgendwo offen, wechsle hin
könntest du {a} fokussieren
könntest du zu {a} wechseln
würdest du {a} nach vorn bringen
würdest du zu {a} wechseln
kann {a} nach vorn
kannst du mir {a} vorholen
wechseln wir zu {a}
machen wir in {a} weiter
lass mich wieder zu {a}
+setz den Cursor in {a}
+setz den Fokus auf {a}
focuswindow {a}
hoi {a} viri
bring {a} füre
{a}, vor
{a}, nach oben
{a} jetzt nach vorn
{a} obendrauf
{a}: Fokus
{a}: nach vorn
{a} ist dahinter, hol das hervor
{a} ist hinter was anderem verschwunden, hol's vor
{a} hat eine Nachricht für mich, geh hin
in {a} will ich tippen, Fokus dorthin
Alt Tab {a}
Alt-Tab zu {a}
ich war gerade in {a}, dorthin zurück
ich hab in {a} gearbeitet, bring mich zurück
ich wechsle zu {a}
ich wär lieber in {a}
ich hab {a} aus Versehen weggeklickt, hol's nach vorn
das aktive Fenster soll {a} sein
vorn soll {a} sein
ganz vorn will ich {a}
mein {a} Fenster bitte nach vorn
jetzt das Fenster von {a} nach vorn
nein, das andere Fenster, {a}
kommt {a} nach vorn
könnte {a} nach vorn kommen
bringst du {a} nach vorn
holst du mir {a} vor
wechselst du zu {a}
wollen wir zu {a} wechseln
+grab {a} unter den Fenstern aus
+deck das {a} Fenster auf
+zieh {a} nach vorn
+stell {a} nach vorn
+übergib den Fokus an {a}
+führ mich zum {a} Fenster
+bring mich rüber zu {a}
+mach in {a} weiter
+hol das {a} Fenster hinter den anderen hervor
{a} füre hole
{a} na vörn halen
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
{way}, i mean the window focus
window focus: {way}
focus -> {way}
wm focus {way}
super and arrow {way}, focus
focus the neighbour window [{sides}]
neighbouring window [{sides}], focus it
which window is [{sides}]? focus it
i was in the window [{sides}], give me that back
i'm in the wrong window, the right one is [{sides}], focus that
my notes are in the window [{sides}], go there
the editor is the window [{sides}], focus that
the keyboard belongs to the window [{sides}]
my typing should land in the window [{sides}]
the window that's [{sides}] of this one, focus it
the other window, the one [{sides}]
this window's neighbour [{sides}]
cursor over to the window [{sides}]
let's work in the window [{sides}]
let's focus the window [{sides}]
i'd like to type in the window [{sides}]
i'll continue in the window [{sides}]
i want the focus [{words}], on the window there
can the window [{sides}] be active
could the focus go to the window [{sides}]
may i have the focus on the window [{sides}]
shall we go to the window [{sides}]
any window [{sides}]? focus it
the window [{sides}] needs my input
+send the focus to the window [{sides}]
+pass the focus to the window [{sides}]
+nudge the focus one window [{words}]
+tab over to the window [{sides}]
+use the window [{sides}]
+pick the window [{sides}]
+work in the window [{sides}]
+make me type in the window [{sides}]
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
{german}, der Fensterfokus
Fensterfokus: {german}
Fokus -> {german}
Super und Pfeil {german}, Fokus
das Nachbarfenster {german} fokussieren
Nachbarfenster {german} aktivieren
welches Fenster ist {german}? dorthin mit dem Fokus
ich war im Fenster {german}, dahin zurück
falsches Fenster, das {german} brauch ich
meine Notizen sind im Fenster {german}, geh dorthin
der Editor ist das Fenster {german}, fokussier das
die Tastatur gehört ins Fenster {german}
meine Eingabe soll ins Fenster {german}
das, was {german} von diesem Fenster ist, fokussieren
das andere Fenster, das {german}
der Nachbar {german} von diesem Fenster, Fokus dorthin
Cursor rüber ins Fenster {german}
arbeiten wir im Fenster {german}
fokussieren wir das Fenster {german}
ich möcht im Fenster {german} schreiben
ich mach im Fenster {german} weiter
ich hätt den Fokus gern {german}, im Fenster dort
kann das Fenster {german} aktiv werden
könnte der Fokus aufs Fenster {german}
dürfte ich ins Fenster {german}
gehen wir ins Fenster {german}
gibt's {german} ein Fenster? dann Fokus drauf
jetzt das Fenster {german}
dem Fenster {german} muss ich was eingeben
+schick den Fokus ins Fenster {german}
+rück mit dem Fokus ein Fenster nach {german}
+benutz das Fenster {german}
+wähl das Fenster {german}
+arbeite im Fenster {german}
+wander mit dem Fokus nach {german}
ab ins Fenster {german}
s Fänschter {german} bitte
""",
    )
    for way, words, sides, german in (
        ("left", "left|to the left", "on the left|to the left|left", "links"),
        ("right", "right|to the right", "on the right|to the right|right", "rechts"),
        ("up", "up|above|upwards", "above|above this|on top", "oben"),
        ("down", "down|below|downwards", "below|below this|underneath", "unten"),
    )
}
