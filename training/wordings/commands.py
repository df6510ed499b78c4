"""How people have a command line run."""

from training.phrases import Phrases

RUN = Phrases(
    en="""
+run {command}
+execute {command}
+run the command {command}
[can|could] you run {command}?
run: {command}
[please|] run [the following|this]: {command}
in the [shell|terminal]: {command}
+do a {command}
[what does|what is the output of] {command} [say|print|]?
+type {command} [in|into] the [terminal|shell]
shell: {command}
$ {command}
[command|cmd]: {command}
i want the output of {command}
+start {command} in the shell
!let {command} run
[let's|lets] run {command}
+show me the output of {command}
what comes out of {command}?
!i'd like to see what {command} prints
+try {command}
[run|execute] this command for me: {command}
bash: {command}
give me {command} [from the shell|please]
+call {command} on the command line
!please have the shell do {command}
+fire up {command} in a terminal
+issue {command}
+enter {command} on the command line
+launch the command {command}
open a shell and run {command}
in bash please: {command}
{command} <- run that
i need {command} run
would you mind running {command}?
how about running {command}?
!i found this in a guide: {command}. run it
the docs say to use {command}, do that in the shell
what happens if i run {command}?
!pipe me the result of {command}
i'd run {command} myself but i'm lazy, do it
execute for me: {command}
just do {command} in the terminal
!send {command} to the shell
output of {command} [please|pls]
exec {command}
can the shell run {command} for me?
what would {command} give me [right now|here]?
+punch {command} into the [terminal|console|shell]
+kick off {command}
+invoke {command}
+perform {command} [in the shell|on the command line]
here's a command: {command}
this one, in the [terminal|console]: {command}
go ahead and do {command}
my colleague told me to run {command}
{command}, run it and show [me|] what it says
i'd like to have {command} executed
what's printed by {command}?
next command: {command}
type this for me: {command}
+paste {command} into a shell and hit enter
could do with the output of {command}
{command} please, in the shell
{command}, go
{command} and enter
{command} -> shell
[sh|zsh|shell]: {command}
$> {command}
would the shell please do {command}
you run {command}, i watch
could we see what {command} says
can i get the output of {command}
let me have the result of {command}
i'd like {command} to be run
i need you to execute {command}
what do you get for {command}
what is returned by {command}
+put {command} on the command line
+hack {command} into the console
the command is {command}, run it
a quick {command} please
time for a {command}
""",
    de="""
+führ[e|] [mal|bitte|] {command} aus
{command} ausführen
+[starte|start] [mal|bitte|] {command} [in der Shell|im Terminal]
[kannst|könntest] du {command} ausführen?
führ aus: {command}
[bitte|] führ [folgendes|das] aus: {command}
[im Terminal|in der Shell]: {command}
+mach [mal|] [ein|nen] {command}
was [sagt|liefert|ergibt] {command}?
+gib {command} [ins Terminal|in die Shell] ein
Shell: {command}
$ {command}
[Befehl|Kommando]: {command}
ich [will|möchte|brauche] die Ausgabe von {command}
!lass {command} laufen
[run|execute] [mal|] {command}
+zeig mir die Ausgabe von {command}
was kommt bei {command} raus?
!ich würde gern sehen, was {command} ausgibt
+probier [mal|] {command}
führ den Befehl {command} aus
[lass|lasse] mal {command} laufen
bash: {command}
+ruf {command} [auf der Kommandozeile|in der Konsole] auf
den Befehl {command} ausführen [bitte|]
!die Shell soll {command} machen
+schick {command} in die Shell
+tipp {command} [ins Terminal|in die Konsole] ein
+setz [mal|] {command} ab
+feuer [mal|] {command} ab
mach ein Terminal auf und führ {command} aus
in der Bash bitte: {command}
{command} <- das ausführen
ich hätt gern {command} ausgeführt
würdest du {command} laufen lassen?
wie wär's mit {command} im Terminal?
!in der Anleitung steht {command}, führ das aus
was passiert, wenn ich {command} ausführe?
!reich mir das Ergebnis von {command}
exec {command}
Ausgabe von {command} bitte
den Befehl {command} [absetzen|starten|laufen lassen]
magst du {command} ausführen?
auf der Konsole: {command}
!das hier bitte durch die Shell jagen: {command}
kannst {command} in der Konsole laufen lassen?
i mecht die Ausgabe von {command}
was gibt {command} [aus|zurück]?
+hau [mal|] {command} [ins Terminal|in die Konsole|in die Shell]
+stoß {command} an
+klopf [mal|] {command} in die Konsole
+wirf [mal|] {command} in die Bash
hier ein Befehl: {command}
das da [in der Konsole|im Terminal]: {command}
der Kollege meint, ich soll {command} ausführen
{command}, lass das laufen und zeig was kommt
ich bräuchte kurz die Ausgabe von {command}
was spuckt {command} aus?
nächster Befehl: {command}
tipp das für mich: {command}
was schreibt {command} [hin|ins Terminal]?
+werf [mal|] {command} an
loss amoi {command} laffn
ob du {command} wohl kurz ausführen könntest?
{command} bitte in der Shell
{command}, los
{command} und Enter
{command} -> Shell
[sh|zsh|Konsole]: {command}
$> {command}
du führst {command} aus, ich schau zu
könnten wir sehen, was {command} sagt
kann ich die Ausgabe von {command} haben
ich will, dass du {command} ausführst
ich brauch {command} ausgeführt
was kriegst du bei {command}
was liefert {command} hier
+schreib {command} in die Konsole und drück Enter
der Befehl ist {command}, führ ihn aus
der Befehl lautet {command}, bitte ausführen
ein schnelles {command} bitte
Zeit für ein {command}
lass die Shell {command} machen
chasch {command} usfüehre
""",
)
