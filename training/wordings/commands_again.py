"""How people type a command alone, have it run again, or don't say which one."""

from training.phrases import Phrases

AGAIN = Phrases(
    en="""
[again|once more|run it again|repeat that|the same again]
!one more time
[rerun|rerun it|rerun that]
do that again
run the same [command|thing] again
[and|now] again
[same|the same command] once more
[execute|run] that again
repeat
retry
try again
!another round
let's run that a second time
has it changed? run it again
!and now the same command a second time
same one again
encore
give it another [go|run|shot]
go again
i'd like to see that again, rerun
+execute it again
[fire|start] it again
second run
let me see [it|that] once more
would you repeat the command
the last command again [please|]
[re-run|redo] [it|that]
and again, please
again with that command
once again
another run
another time
a second time
twice is better, again
up arrow, enter
arrow up
history -1
last one again
that one again
the very same again
the same, please
same command
same line again
identical command, once more
previous command
last command
repeat command
repeat the last command
+repeat that command
+run it once more
+run that one again
+launch it again
+kick it off again
+trigger it again
+re-execute that
+type that in again
+play it back again
+have another go
+do another pass
can you run that again
could you repeat the run
would you execute it a second time
mind running it again
may i see the output again
i need that again
i want the output again
i missed the output, again
i changed something, run it again
i've fixed it, try again
it's fixed now, once more
should work now, retry
maybe it works this time
maybe there's more now, rerun
did the output change? run again
what does it say now
what's the output now
and what now
now once more
what if you run it again
let's do that again
let's try again
let's check again
lather, rinse, repeat
wait a second, then again
from the top
go round again
back to the shell, same thing
hit it again
ditto
""",
    de="""
[nochmal|noch einmal|wiederhol das|das gleiche nochmal|führs nochmal aus]
!und noch ein Mal
[führ das|lass das] nochmal [aus|laufen]
nochmal ausführen
denselben Befehl nochmal
[und|jetzt] nochmal
noch einmal bitte
[wiederholen|wiederhole den Befehl]
mach das nochmal
[nomoi|no amoi]
probier's nochmal
hat sich was geändert? nochmal laufen lassen
!eine weitere Runde
von vorn, gleicher Befehl
!gleicher Befehl, zweiter Durchgang
noch so einmal bitte
gib's mir [noch einmal|nochmal]
[rerun|rerun bitte|nochmal run]
letzten Befehl [wiederholen|nochmal|noch einmal]
das will ich nochmal sehen, lass laufen
[starte|start] das [nochmal|noch einmal|erneut]
erneut [ausführen|bitte|]
noch einmal das Ganze
lass das noch einmal durchlaufen
würdest du den Befehl wiederholen
moch des nomoi
und gleich nochmal denselben Befehl
no einisch
nochmal bitte
bitte noch mal
und wieder
wieder
wieder ausführen
noch ein Lauf
noch ein Durchlauf
ein zweites Mal
ein weiteres Mal
zweimal hält besser, nochmal
Pfeil hoch, Enter
Pfeil rauf
das Letzte nochmal
den da nochmal
genau dasselbe nochmal
genau den gleichen nochmal
gleicher Befehl
selber Befehl
die gleiche Zeile nochmal
identisch nochmal
voriger Befehl
letzter Befehl
Befehl wiederholen
letztes Kommando wiederholen
das Kommando nochmal
+wiederhol den letzten Befehl
+lass es nochmal laufen
+führ den nochmal aus
+wirf das nochmal an
+stoß das nochmal an
+tipp das nochmal ein
+dreh noch eine Runde damit
kannst du das nochmal ausführen
könntest du den Lauf wiederholen
magst du das ein zweites Mal machen
dürfte ich die Ausgabe nochmal sehen
das brauch ich nochmal
ich will die Ausgabe nochmal
die Ausgabe ist weg, nochmal
ich hab was geändert, lass es nochmal laufen
hab's repariert, probier's wieder
jetzt müsst's gehen, nochmal
vielleicht klappt's diesmal
vielleicht ist jetzt mehr da, erneut laufen lassen
hat sich die Ausgabe geändert? erneut ausführen
was kommt jetzt raus
wie ist die Ausgabe jetzt
und was sagt's jetzt
jetzt noch einmal
lass uns das nochmal probieren
kurz warten, dann nochmal
auf ein Neues
und täglich grüßt das Murmeltier, nochmal
nochmal das Kommando
dito
numal bitte
noch'n mal
nochamal laufen lassen
dat nochmal
""",
)
BARE = Phrases(en="""
{command}
{command} please
{command} pls
{command} pls thx
{command} - go
!{command} now
{command} thanks
{command} asap
{command} - run
{command} - thx
{command} go ahead
ryx, {command}
ryx: {command}
hey ryx, {command}
computer, {command}
hey, {command}
hi, {command}
hello, {command}
yo {command}
morning, {command}
ok, {command}
okay {command}
right, {command}
well, {command}
so {command}
now {command}
just {command}
only {command}
simply {command}
quick {command}
quickly, {command}
please {command}
pls {command}
kindly {command}
one {command}
one {command} please
a {command}
do {command}
go {command}
gimme {command}
gimme a {command}
need {command}
need a {command} here
i need {command}
i want {command}
i'd like {command}
let's {command}
let's do {command}
let's have {command}
let's see {command}
may i have {command}
time for {command}
> {command}
% {command}
~ {command}
{command} enter
{command} plz
{command} ty
{command} cheers
{command}, thank you
{command}, mate
{command}, love
{command}, would you
{command}, will you
{command} if you please
{command} if possible
{command} when you can
{command} real quick
{command} quickly
{command} right away
{command} immediately
{command} at once
{command} rn
{command} for me
{command}, that's all
{command}, nothing else
{command}, go on
{command}, execute
""", de="""
{command}
{command} bitte
!{command} mal
{command} jetzt
{command} - los
!{command} danke
{command} ausführen bitte
{command} sofort
{command} gleich
{command} - merci
{command} bittschön
ryx, {command}
ryx: {command}
hey ryx, {command}
Computer, {command}
hey, {command}
hallo, {command}
servus, {command}
moin, {command}
guten Morgen, {command}
ok, {command}
okay {command}
also {command}
na gut, {command}
so, {command}
jetzt {command}
nur {command}
bloß {command}
einfach {command}
einfach nur {command}
schnell {command}
kurz {command}
kurz mal {command}
bitte {command}
pls {command}
ein {command}
ein {command} bitte
einmal {command}
einmal {command} bitte
mach {command}
mach mal {command}
gib mir {command}
brauch {command}
bräuchte {command}
ich brauch {command}
ich will {command}
ich möchte {command}
ich hätte gern {command}
lass uns {command} machen
dann mal {command}
los, {command}
komm, {command}
sei so gut: {command}
> {command}
% {command}
~ {command}
{command} Enter
{command} plz
{command} thx
{command}, danke dir
{command}, vielen Dank
{command}, ja?
{command}, gell
{command}, oida
{command}, wennst magst
{command}, wenn's geht
{command} wenn du kannst
{command} schnell
{command} kurz
{command} zack zack
{command} hopp
{command} umgehend
{command} auf der Stelle
{command} für mich
{command}, das ist alles
{command}, sonst nix
{command} machen
{command} eingeben
""")
INCOMPLETE = Phrases(
    en="""
run [a command|a shell command|something in the shell]
[can you|could you] run [a command|something] [for me|]?
execute [it|that|a command]
run
!i want to have a command run
i need to run [a command|something in the terminal|something on the command line]
[execute|run] [the command|my command]
i have a command for you
could you do something in the [shell|terminal|bash]
start a command
type something [in|into] the terminal
there's a command i need executed
can you [execute|run] commands? i have one
!launch a command in bash
let's run a command
how about a shell command
!would you execute something on the command line
command please
there's something to run on the [console|command line]
+type a command for me
i could do with a command being run
+put something into the [shell|console]
do you do shell commands? i've got one
+have the [terminal|bash|console] do something for me
could a command be [run|executed]
open the shell, i want to run something
+run this
my command, run it
got a one-liner for you
i want to try a command
command
shell command
bash command
a command please
command line, please
terminal command please
one command please
execute
execute please
exec
run something
run a line
run a shell line
run a bash command
run one of my commands
run it in the terminal
run it for me in the shell
execute something
execute a line in bash
do it on the command line
do something on the command line
do something in bash
use the terminal for me
use the shell
+use the command line for something
+enter a command
+enter something in the terminal
+send a command to the shell
+pass a command to bash
+fire off a command
+issue a command
+try out a command
+help me run a command
+help me with a command
can i give you a command
can i have a command run
can you use the terminal
can you type in the terminal
could you execute one line for me
could you handle a command
would you run a command for me
do you run commands?
are you able to run commands?
is it possible to execute commands here?
may i ask you to run a command
i've got a command here
i've copied a command, run it
i found a command on the web
i want to use the shell
i'd like to run something
i'd like a command executed
i have to execute something
i need the command line
i need a command executed
i need you to run something in bash
we need to run a command
there's a command to execute
there's a line for the shell
time to run a command
some command has to run
a command needs running
my command should be run
next i want to run a command
let me give you a command
let me run something
the command, please run it
this command
""",
    de="""
führ [einen Befehl|was|das] aus
[kannst du|könntest du] [einen Befehl|was] [für mich|] ausführen?
Befehl ausführen
ausführen
!ich will einen Befehl laufen lassen
ich muss [einen Befehl|was im Terminal|was auf der Kommandozeile] ausführen
führ [den Befehl|meinen Befehl|das Kommando] aus
ich hab [einen Befehl|ein Kommando] für dich
mach [mal|] was in der [Shell|Bash|Konsole]
[Kommando|was] ausführen bitte
tipp [mal|] was ins Terminal ein
da ist ein Befehl, der ausgeführt gehört
kannst du Befehle ausführen? ich hab einen
!starte ein Kommando in der Bash
lass [mal|] einen Befehl laufen
wie wär's mit einem Shell-Befehl
!würdest du etwas auf der Konsole laufen lassen
magst einen Befehl ausführen?
ich hätt da was für die [Konsole|Shell|Kommandozeile]
+setz [mal|] einen Befehl [für mich|] ab
+gib [mal|] was in die Konsole ein
führst du auch Befehle aus? ich hätt da einen
Befehl für dich
hab da einen Einzeiler
ich will einen Befehl ausprobieren
könnte man da einen Befehl ausführen
ein Kommando [absetzen|eingeben]
i hätt an Befehl für di
[Terminal|Konsole]: Befehl ausführen
führ das aus
Befehl
Shell-Befehl
Bash-Befehl
Kommando
ein Kommando bitte
ein Befehl bitte
einen Befehl bitte
Kommandozeile bitte
Terminalbefehl bitte
ausführen bitte
führ aus
führ eine Zeile aus
führ einen Shell-Befehl aus
führ einen Bash-Befehl aus
führ einen meiner Befehle aus
führ's im Terminal aus
führ's für mich in der Shell aus
mach's auf der Kommandozeile
mach was auf der Kommandozeile
nimm das Terminal dafür
benutz die Shell
+probier einen Befehl aus
+gib einen Befehl ein
+gib was im Terminal ein
+schick einen Befehl an die Shell
+übergib der Bash einen Befehl
+feuer einen Befehl ab
+hilf mir mit einem Befehl
+hilf mir, einen Befehl auszuführen
kann ich dir einen Befehl geben
kannst du das Terminal benutzen
kannst du im Terminal was tippen
könntest du eine Zeile für mich ausführen
könntest du ein Kommando übernehmen
magst was in der Shell machen
lässt du mir einen Befehl laufen
bist du imstande, Befehle auszuführen?
kann man hier Befehle ausführen?
darf ich dich bitten, ein Kommando auszuführen
ich hab hier einen Befehl
ich hab einen Befehl kopiert, führ ihn aus
ich hab im Netz einen Befehl gefunden
ich will die Shell benutzen
ich will was ausführen
ich möchte ein Kommando absetzen
ich müsste was auf der Konsole machen
ich brauch die Kommandozeile
ich brauch jemand, der einen Befehl ausführt
wir müssen einen Befehl ausführen
es gibt einen Befehl auszuführen
da wär eine Zeile für die Shell
Zeit für einen Shell-Befehl
irgendein Befehl muss laufen
ein Befehl gehört ausgeführt
mein Befehl soll laufen
als Nächstes will ich ein Kommando ausführen
lass mich dir einen Befehl geben
der Befehl, führ ihn aus
diesen Befehl
das Kommando ausführen bitte
dieses Kommando da
i hätt a Kommando
kannst an Befehl ausführn
cha du en Befehl usfüehre
kannst du en Befehl utföhren
run mal was
execute bitte
""",
)
