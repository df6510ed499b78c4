"""How people say that a program is to be opened."""

from training.phrases import Phrases

OPEN = Phrases(
    en="""
+open {a}
+open {a}
+open [up|] {a}
+[start|launch|run] {a}
+[start|launch|fire] up {a}
+open [the|my] {a} [app|application|program]
+[open|start|launch] the [app|program|application] {a}
{a} [open|start|launch]
[can|could] [you|u] [open|start|launch|bring up] {a} [for me|]?
i [need|want|wanna use] {a} [now|]
i'd like to [use|open] {a}
!+bring up {a}
+[pull|load|boot] up {a}
give me {a}
show me {a}
[let's|lets] [open|start|use] {a}
time for {a}
[i have to|i need to|i want to] [work with|use|write something in|look something up in] {a}
!would you start {a} for me
get {a} [going|running|started|open]
[app|program]: {a}
{a} app
i'd love to have {a} open
!please get me {a}
[where is|where's] {a}, open it
+execute {a}
[next|now], open {a}
could {a} be opened
i'm going to need {a}
i wanna [open|start|work in] {a}
{a} [please|pls], [now|quick|quickly]
would it be possible to [open|start] {a}?
i wonder if you could [open|start] {a}
[do you mind|would you mind] [opening|starting|launching] {a}?
[got|have|need] to get into {a}
+spin up {a}
+call up {a}
+kick off {a}
+pop open {a}
+turn {a} on
where did you hide {a}? [open|start] it
is {a} installed? then [open|start] it
how do i [open|start] {a}? [do it for me|you do it]
please i want to open {a}
[i am|i'm] too lazy to [click|look for the icon], open {a}
i've got work to do, [open|start] {a}
{a} should be [open|running|started]
click [on|] {a}
run: {a}
a {a} would be [nice|great|handy] now
[up|go], {a}!
i can't find the icon, open {a}
!+have {a} opened
!{a} is what i need now
!+whip out {a}
!care to start {a}?
!i feel like using {a}
+summon {a}
+crack open {a}
+pop {a} up
+get me into {a}
+get {a} up and running
could do with {a} [right now|now|]
i'd appreciate it if you opened {a}
[it's|its] {a} o'clock
let me into {a}
[i'll be|i'm] [using|working in] {a} [today|now], [open|start] it
+whip up {a}
[off|straight] to {a}
[why isn't|how come] {a} [open|running] yet?, start it
bring {a} to life
[lemme|let me] use {a}
i closed {a} by [accident|mistake], open it again
{a} crashed, start it again
{a} isn't running, [start|launch] it
[kindly|] open {a} [thank you|thanks]
would love to [work|play] with {a}
{a} on, please
{a} open please
{a}: open
{a} needs opening
{a} needs to be started
{a} to be opened, please
{a} must be opened
{a} isn't open yet, open it
{a} has to come up
{a} is what i'm after, open it
{a} is what i work with, start it
open sesame, {a}
open up {a} will you
open us {a}
have {a} open for me
be a star and open {a}
be so good as to open {a}
if you could open {a}, that'd be great
when you've a moment, open {a}
before anything else open {a}
i have an idea, open {a}
i can't wait, start {a}
i was about to open {a}
i forgot to start {a}
i usually start with {a}, open it
i'm in the mood for {a}
i've been meaning to open {a}
i've got five minutes, open {a}
my hands are full, can you open {a}
no mouse at hand, open {a}
on my screen i want {a}, start it
shall we open {a}
shall we fire up {a}
any chance you'd open {a}
is it okay if you start {a}
why don't you start {a}
what about opening {a}
away and open {a}
would ye open {a}
+stick {a} on
+start {a} for us
+prepare {a} for me, open it
+get {a} open
""",
    de="""
+öffne {a}
+[öffne|starte] {a}
+[starte|start] [mal|bitte|] {a}
+[öffne|öffnest du] [mir|] [mal|bitte|] {a}
+mach [mal|bitte|mir|mir mal|] {a} auf
+[öffne|starte] [das Programm|die App|die Anwendung] {a}
{a} [öffnen|starten|aufmachen|auf]
{a} [bitte|mal] [öffnen|starten|aufmachen]
[kannst|könntest|kannste] du [mir|mal|bitte|] {a} [öffnen|starten|aufmachen]?
ich [brauch|brauche|will|möchte] [mal|] {a}
ich [hätte gern|hätt gern|würde gern] {a} [offen|öffnen|]
+[führ|führe] {a} aus
!+ruf [mal|bitte|] {a} auf
+[hol|gib] mir [mal|] {a}
zeig mir [mal|] {a}
[lass|lass uns] [mal|] {a} [starten|aufmachen]
[schmeiß|wirf] [mal|] {a} an
Zeit für {a}
ich muss [mal|kurz|] [in|was in|an] {a} [arbeiten|machen|nachsehen]
!würdest du [mir|] {a} starten
[App|Programm|Anwendung]: {a}
[mach|moch|moach] ma [moi|mal] {a} auf
[als nächstes|jetzt] {a} [öffnen|bitte]
!{a} soll [sich öffnen|starten|aufgehen]
i brauch {a}
den {a} [öffnen|aufmachen] bitte
tu mal {a} [aufmachen|starten|öffnen]
fahr [mal|] {a} hoch
[mogst|magst|willst] [du|] [mir|] {a} [aufmachen|starten|öffnen]?
[wäre es möglich|wärs möglich|ginge es], {a} zu [öffnen|starten]?
chasch [mir|] {a} [ufmache|starte]?
i [mecht|mog|wui] {a} [aufmachn|startn]
+[schmeiß|hau] ma {a} [an|rein]
{a} [wär|wäre] [jetzt|] [gut|fein|praktisch]
ich find das Icon nicht, [öffne|starte] {a}
ich hab zu tun, [öffne|starte] {a}
ich will [jetzt|heute|kurz] mit {a} arbeiten
[bräuchte|brauch|brauche] [kurz|schnell|mal|] {a}
wie [öffne|starte] ich {a}? [mach du|mach du das]
ist {a} installiert? dann [starte|öffne] es
klick [mal|] {a} an
+lass {a} [laufen|aufgehen]
[los|hopp|auf gehts], {a} [starten|öffnen]
{a} [gehört|bitte] gestartet
{a} muss [auf|an|her]
{a} [mal eben|fix|schnell] [öffnen|starten|aufmachen]
+launch [mal|bitte|] {a}
+open [mal|bitte|] {a}
+ruf mir {a} her
wo steckt {a}? [aufmachen|mach auf|starten]
starten: {a}
her mit {a}
!{a} ist jetzt dran, [anwerfen|auf damit]
!+zaubere mir {a} auf den Schirm
!mir wär nach {a}
!sei so gut und wirf {a} an
!+hol {a} hervor
+hau [mal|] {a} an
+bring [mal|] {a} [auf den Schirm|zum Laufen]
+mach [mal|] {a} an
+werf [mal|] {a} an
ich müsste [mal|kurz|] [in|mit] {a} [arbeiten|was machen]
{a} [würd|könnt|tät] ich [jetzt|] brauchen
es wär [lieb|nett|super], wenn du {a} [aufmachst|startest|öffnest]
{a} ist [noch|] [zu|nicht offen], mach [mal|] auf
hab {a} aus Versehen [zugemacht|geschlossen], [nochmal öffnen|mach wieder auf]
{a} ist abgestürzt, [starte es neu|nochmal starten]
warum läuft {a} [noch|] nicht? [starten|mach auf]
{a} [hochfahren|anschmeißen|anwerfen|laden]
[würdest|tätest] du [mal|bitte|] {a} [aufmachen|öffnen|anschmeißen]
ich arbeite [heute|jetzt|gleich] mit {a}, [öffnen|aufmachen|starten]
könnt ich [mal|bitte|] {a} haben
[gemma|auf geht's], {a} auf
{a} bittschön
sei so lieb und mach {a} auf
lass mich [mal|] [in|an] {a}
{a} fahr ma hoch
+pack [mal|] {a} aus
{a}: auf
{a}: öffnen
{a}: starten
{a} offen bitte
{a} gehört aufgemacht
{a} will ich offen haben
{a} ist noch nicht auf, öffnen
{a} soll mal aufgehen
{a} wär zu öffnen
{a} wird gebraucht, aufmachen
{a} ist das, was ich brauch, mach auf
{a} einmal aufmachen, wenn's recht ist
{a} gleich öffnen, dankschön
Sesam öffne dich, {a}
sei ein Schatz und öffne {a}
sei so freundlich und öffne {a}
wenn du mir {a} öffnen könntest
wenn du Zeit hast, öffne {a}
vor allem anderen: {a} öffnen
ich hab eine Idee, öffne {a}
ich kann's kaum erwarten, starte {a}
ich wollt grad {a} aufmachen
ich hab vergessen, {a} zu starten
ich fang immer mit {a} an, mach's auf
ich hab Lust auf {a}, starten
ich hab die Hände voll, öffne du {a}
keine Maus zur Hand, öffne {a}
auf meinem Schirm hätt ich gern {a}, öffne es
öffnest du {a}
startest du {a}
machst du {a} auf
machst du mir schnell {a} auf
wollen wir {a} aufmachen
darf ich dich bitten, {a} zu öffnen
dürft ich {a} offen haben
warum machst du nicht {a} auf
wie wär's, {a} zu öffnen
geh, mach {a} auf
ick brauch {a}, mach uff
mok {a} op
mach {a} uf
tua {a} aufmachn
+öffne für mich {a}
+bereite {a} vor, öffnen
+start uns {a}
+lass {a} hochfahren
""",
)
START = Phrases(
    en="""
+[start|launch|run|execute] {a}
+[start|launch|fire] up {a}
+[start|launch] the [program|app|application] {a}
+open the [program|app|application] {a}
+open the {a} [app|program|application]
+run the program [called|named] {a}
{a} [start|launch|app|program]
[can|could] you [start|launch|run] {a} [for me|]?
i [want|need|have] to [run|use|start] {a}
[app|program|application]: {a}
+launch {a} [now|]
!+boot up {a}
i installed {a}, [start|run] it
get {a} [running|started]
+start an app called {a}
!could you get the app {a} going
+kick off [the program|the app|] {a}
+execute the [program|binary|application] {a}
+spin up {a}
would it be possible to [run|start|launch] {a}?
[let's|lets] [run|start|launch] {a}
i wanna [run|try|start] {a}
there is [a program|an app] called {a}, [start|launch|run] it
[program|app|application] {a}, [start|run|launch]
{a} is [a program|an app], [start|open|run] it
[need|want] [the program|the app|] {a} [started|running]
[i just|just] [built|compiled|installed|downloaded] {a}, [run|start] it
would you mind [running|starting|launching] {a}?
+start my program {a}
start: {a}
+double click the program {a}
the [app|program] {a} should [start|run]
[gonna|going to] use the program {a} now
!+get the application {a} off the ground
!the binary called {a}, run it
!i'm keen to try {a}, launch that program
+get the [app|program|tool] {a} going
+bring up the [app|program|tool] {a}
+load the [program|app|software] {a}
the [tool|software|program] {a} [isn't|is not] running, start it
i need the [tool|app|software|program] {a} [open|running]
[tool|software|executable]: {a}
could the [app|program|tool] {a} be [started|launched]?
i'd like [the software|the tool|the app] {a} started
+open the [tool|software] {a}
{a} closed itself, [launch|start] the program again
we use a program called {a} at work, [start|open] it
can you get the [software|tool] {a} to run?
[where's|where is] the app {a}? [start|launch] it
{a}, start that program
{a}, launch it please
{a} app, run it
{a} program, start it
{a} executable, run
{a} has to be launched
{a} is a tool i use, start it
{a} is installed, launch it
{a} should be started now
program: start {a}
program start {a}
app launch {a}
software {a}, open it
the software {a}, please
the program called {a}, launch it
the application {a} has to run
the app {a} needs starting
the {a} executable, launch that
a program by the name {a}, launch it
there's a new app on my pc, {a}, start it
new program {a}, try starting it
can i get the app {a} started
can the program {a} be launched
could you launch a program called {a}
could you run the tool {a} for me
do you know the program {a}? launch it
have you got an app called {a}? launch it
is there an app called {a}? then start it
may i have the program {a} running
i'd like to launch {a}
i'd like to run the software {a}
i'm gonna use the app {a}, launch it
i'm looking for the app {a}, start it
i need {a} to run
i need to work in the program {a}
i want the program {a} to start
my colleague recommended the app {a}, launch it
my sister uses an app called {a}, start that
the tutorial says to start the program {a}
why isn't the program {a} running? launch it
would you launch the program {a}
would you please execute {a}
+set the program {a} going
+set {a} running
+activate the program {a}
+initiate the application {a}
+open the software called {a}
+run the app {a}
+start the tool named {a}
+use the launcher to start {a}
+fire up the app called {a}
launch: {a}
execute: {a}
rofi {a}
dmenu {a}
wofi: run {a}
app to launch: {a}
name of the program: {a}, run it
program name {a}, start that
{a} is the program i mean, run it
{a} is the app, launch it
{a} the app, start it up
{a} the program please, launched
{a} from my app menu, launch it
{a} from the applications, start
in the app menu there's {a}, start it
in the launcher there's {a}, run it
among my apps is {a}, launch it
my self-written program {a}, run it
my teacher said to install {a}, i did, now launch it
i finally got the program {a}, start it
i read about the program {a}, launch it
i forgot to start the program {a}
i use a small tool, {a}, run it
we all use the app {a} here, start it
the game {a} should be started
the game {a}, launch it
start the game {a}
start the editor {a}
start my new app {a}
a small program, {a}, please run it
shall we start the program {a}
will you start the app {a}
mind starting the program {a}
any chance of launching the app {a}
what does the program {a} look like? start it
+put the program {a} into operation
+get my program {a} on its feet, start it
+trigger the app {a}
+call the program {a}
""",
    de="""
+[starte|start] [mal|bitte|] {a}
+[führ|führe] {a} aus
+[starte|öffne] [das Programm|die App|die Anwendung] {a}
+öffne die {a} App
+[schmeiß|wirf] {a} an
{a} [starten|ausführen|App|Programm|anwerfen]
[kannst|könntest] du [mal|mir|] {a} [starten|ausführen]?
ich [will|muss|möchte] {a} [starten|benutzen|ausführen]
[App|Programm|Anwendung]: {a}
+starte [mir|] [mal|bitte|] das Programm namens {a}
+fahr [mal|] {a} hoch
!+wirf [mal|] die App {a} an
ich hab {a} installiert, [starte|start] es
+bring {a} zum Laufen
+öffne eine App namens {a}
!könntest du die App {a} anwerfen
+start ma {a}
[wäre es|wärs] möglich, [das Programm|die App|] {a} zu starten?
[magst|würdest|mogst] du [das Programm|die App|] {a} [starten|ausführen]?
es gibt ein Programm namens {a}, [starte|öffne] es
{a} ist [ein Programm|eine App|eine Anwendung], [starte|öffne] [sie|es|das]
[das Programm|die App|die Anwendung] {a} [starten|ausführen|anwerfen]
hab [grad|eben|gerade] {a} [gebaut|kompiliert|installiert], [starten|starte es]
lass uns [das Programm|die App|] {a} starten
i mecht [des Programm|die App|] {a} startn
chasch [s Programm|d App] {a} starte?
ich [würd gern|will] [das Programm|die App] {a} [ausprobieren|testen|nutzen]
+launch [mal|] {a}
+tu [das Programm|die App|] {a} starten
[das Programm|die App] {a} soll [laufen|starten]
[Start|Starte]: {a}
[brauch|bräuchte] [das Programm|die App] {a}
[Binary|Executable] {a} [ausführen|starten]
+setz [das Programm|die App] {a} in Gang
!+hau die Anwendung {a} an
!ein Programm mit Namen {a}, bitte anwerfen
!neugierig auf {a}, starte die App mal
+hol [mir|] [das Programm|die App|das Tool] {a} her
+lade [das Programm|die App|die Software] {a}
[das Tool|die Software|das Programm] {a} [starten|öffnen|hochfahren]
ich [brauch|bräuchte] [das Tool|die Software|das Programm] {a}
[Tool|Software]: {a} [starten|]
{a} ist [zugegangen|abgestürzt], [das Programm|die App] nochmal starten
könnte man [das Programm|die App|das Tool] {a} [starten|öffnen]?
in der Arbeit nehmen wir ein Programm namens {a}, [öffnen|starte es]
[die App|das Tool] {a} [gehört|bitte] gestartet
+öffne [mal|] [das Tool|die Software] {a}
wo ist [die App|das Programm] {a}? mach [sie|das] auf
würdest du [mal|bitte|] [das Tool|das Programm] {a} anwerfen
+schmeiß [mal|] [das Programm|das Tool] {a} an
{a}, starte das Programm
{a}, bitte ausführen
{a} App, ausführen
{a} Programm, starten
{a} Executable, ausführen
{a} muss gestartet werden
{a} ist ein Tool von mir, starte es
{a} ist installiert, starte es
{a} soll jetzt laufen
Programm: {a} starten
Programmstart {a}
App-Start {a}
Software {a}, mach die auf
die Software {a}, bitte
das Programm mit dem Namen {a}, starten
die Anwendung {a} muss laufen
die App {a} will gestartet werden
die ausführbare Datei {a} starten
auf meinem Rechner ist eine neue App, {a}, starte die
neues Programm {a}, probier es zu starten
kriegst du die App {a} gestartet
kann man das Programm {a} starten
könntest du ein Programm namens {a} starten
könntest du mir das Tool {a} anwerfen
kennst du das Programm {a}? starte es
hast du eine App namens {a}? dann starte sie
gibt es eine App namens {a}? dann öffnen
ich hätte gern das Programm {a} gestartet
ich würde gern {a} starten
ich möchte die Software {a} laufen lassen
ich benutz gleich die App {a}, starte sie
ich such die App {a}, mach sie auf
ich brauch {a} gestartet
ich muss im Programm {a} arbeiten
ich will, dass das Programm {a} startet
ein Kollege hat mir die App {a} empfohlen, starte sie
meine Schwester nimmt eine App namens {a}, starte die
laut Anleitung soll ich das Programm {a} starten
warum läuft das Programm {a} nicht? starte es
würdest du das Programm {a} starten
wärst du so gut und startest das Programm {a}
+bring das Programm {a} zum Laufen
+aktivier das Programm {a}
+lass das Programm {a} laufen
+öffne die Software namens {a}
+starte die App mit dem Namen {a}
+nimm den Starter und öffne {a}
+mach das Programm {a} an
moch des Programm {a} auf
start mal die Software {a}
app {a} starten tun
ausführen: {a}
App starten: {a}
rofi {a}
dmenu {a}
wofi: {a} starten
zu startende App: {a}
Name des Programms: {a}, starten
Programmname {a}, starte das
{a} ist das Programm, das ich mein, starten
{a} ist die App, wirf sie an
{a} heißt das Programm, starte es
{a} aus dem Programmmenü starten
{a} aus meinen Anwendungen, starten
im Programmmenü gibt's {a}, starte das
bei meinen Apps ist {a}, starte sie
mein selbst geschriebenes Programm {a}, ausführen
der Lehrer wollte, dass ich {a} installiere, jetzt starte es
endlich hab ich das Programm {a}, starten
ich hab vom Programm {a} gelesen, starte es
ich hab vergessen, das Programm {a} zu starten
ich nehm dafür ein kleines Tool, {a}, starten
bei uns benutzen alle die App {a}, starte sie
das Spiel {a} soll starten
das Spiel {a} bitte starten
starte das Spiel {a}
starte den Editor {a}
starte meine neue App {a}
ein kleines Programm, {a}, bitte ausführen
wollen wir das Programm {a} starten
startest du die App {a}
startest du mir das Programm {a}
lässt du das Programm {a} laufen
wie schaut das Programm {a} aus? starten
gibt's auf dem Rechner das Programm {a}? starten
+nimm das Programm {a} in Betrieb
+ruf das Programm {a} auf
+setz die App {a} in Bewegung
+lass die Anwendung {a} anlaufen
+hilf dem Programm {a} auf die Sprünge, starten
s Programm {a} aschmeisse
dat Programm {a} starten
""",
)
BARE = Phrases(
    en="""
{a}
{a}
{a} [please|pls|now]
!{a}, please
my {a}
the {a}
{a} [right now|asap|quickly]
{a} [thx|thanks|ty]
[hey|yo|ok], {a}
just {a}
{a} for me
a {a}
!{a} would do
!{a} it is
{a} plz
[quick|now] {a}
{a}!
{a} [real quick|again|thank you]
{a} [|||pls]
[|||ok] {a}
[|||hey] {a}
{a}, chop chop
good old {a}
the usual {a}
{a} cheers
and {a}
{a} then
ok {a} then
{a} ta
some {a}
wee bit of {a}
{a} kindly
{a} if you can
right, {a}
next {a}
{a} first
{a} before anything else
only {a}
nothing but {a}
{a} [mate|buddy|pal|love]
hi, {a}
ryx, {a}
{a}, ryx
{a} for a [minute|sec|moment]
[oh|ah|um], {a}
well, {a}
{a} i think
{a} for now
this time {a}
{a}...
{a}.
"{a}"
{a} [:)|;)|^^]
{a} [of course|obviously|naturally]
{a}, what else
[yes|yep|yeah] {a}
please {a}
{a}, hurry
{a} straight away
{a} at once
{a} before my meeting
{a} for work
for my homework {a}
on the screen: {a}
up next: {a}
{a} once more
coffee first, then {a}
good morning, {a}
my [beloved|trusty|dear] {a}
{a} and nothing else
launcher: {a}
today: {a}
one {a} please
any chance of {a}
{a}, the sooner the better
maybe {a}
{a} as always
i said {a}
first thing today: {a}
{a} if you would
{a} when you're ready
{a} by all means
{a} quick as you like
{a} before lunch
{a} for the meeting
{a} for the kids
{a} on the double
{a}, that's all
{a}, you know the one
{a}, as usual
{a}, nothing fancy
{a}, hop to it
{a} !!
{a} !!!
({a})
'{a}'
* {a}
- {a}
# {a}
> {a}
let there be {a}
back to work, {a}
to start with, {a}
to relax, {a}
after the break, {a}
long live {a}
dear computer, {a}
i choose {a}
today's choice is {a}
{a} now that i'm back
{a} since you ask
{a} and make it snappy
{a} for a change
{a} to kill some time
it's a {a} kind of day
nothing beats {a}
off we go, {a}
all right then, {a}
once again {a}
""",
    de="""
{a}
{a}
{a} [bitte|pls|jetzt]
!{a}, bitte
mein {a}
{a} auf
{a} an
{a} [sofort|schnell|danke]
[hey|so|ok], {a}
einfach {a}
[den|das|die] {a}
{a} [bittschön|bidde|merci]
!{a}, sonst nix
!{a} halt
{a} plz
[schnell|jetzt] {a}
{a}!
{a} [gschwind|fix|her]
{a} [|||merci]
[|||so] {a}
[|||ok] {a}
{a}, zack zack
das gute alte {a}
wie immer {a}
{a} wie üblich
und {a}
{a} dann
gut, {a}
{a} mein Freund
bisschen {a}
{a} wenn's geht
nun {a}
na {a}
zuerst {a}
{a} zuerst
erst mal {a}
{a} vor allem anderen
nur {a}
nichts als {a}
{a} [Alter|Kumpel|Schatz|Digga]
hallo, {a}
ryx, {a}
{a}, ryx
{a} für einen Moment
[ach|äh], {a}
{a} würd ich sagen
{a} fürs Erste
diesmal {a}
{a}...
{a}.
„{a}“
{a} [:)|;)|^^]
{a} [natürlich|klar|logisch]
{a}, was sonst
[ja|jo|jap] {a}
bitte {a}
{a}, beeil dich
{a}, aber dalli
{a} auf der Stelle
{a} umgehend
{a} vor der Besprechung
{a} für die Arbeit
für die Hausaufgaben {a}
auf den Schirm: {a}
{a} noch einmal
erst Kaffee, dann {a}
guten Morgen, {a}
[mein liebes|mein treues] {a}
{a} und sonst gar nichts
Launcher: {a}
heute: {a}
einmal {a}
einmal {a} bitte
ein bissl {a}
{a} gell
s {a}
de {a}
{a} büdde
gern {a}
{a}, je schneller desto besser
vielleicht {a}
hab {a} gesagt
{a} [wär's|wärs]
{a} wenn du magst
{a} wenn du so weit bist
{a} sei so gut
{a} vor dem Essen
{a} für die Kinder
{a} für die Sitzung
{a}, das wär alles
{a}, du weißt schon
{a}, wie gewohnt
{a} !!
{a} !!!
({a})
'{a}'
* {a}
- {a}
# {a}
> {a}
es werde {a}
zurück an die Arbeit, {a}
zum Anfangen {a}
zum Entspannen {a}
nach der Pause {a}
hoch lebe {a}
guten Abend, {a}
lieber Rechner, {a}
ich wähle {a}
Wahl des Tages: {a}
{a} zum Zeitvertreib
{a} zur Abwechslung mal
{a} und zwar ein bisschen plötzlich
{a} jetzt wo ich wieder da bin
es geht nichts über {a}
auf geht's, {a}
na schön, dann {a}
schon wieder {a}
grüß dich, heute mal {a}
heut is {a} dran
wenn's keine Umstände macht, {a}
ohne Umschweife {a}
""",
)
NEW = Phrases(
    en="""
+open [a|another] [new|] {a} window
+open another {a} [window|]
+open a new window of {a}
+start a second {a}
another {a} [window|please]
[new|another] {a} window
one more {a}
+open {a} [again|] in a new window
!+launch [one more|another] {a}
i need [a second|another] {a} [window|]
a new {a} window please
open up [one more|a further|an additional] {a} [window|]
[can|could] you open [another|a second|a new] {a} window?
give me [another|a new|a fresh|a second] {a} window
[need|want] [another|one more|a second] {a}
+launch {a} once more in a new window
{a} in a [new|second|separate|fresh] window
[second|2nd|additional|extra] {a} [window|instance]
+start [a new|another|a second] instance of {a}
+spawn [a new|another|a second] {a} [window|]
one {a} window is not enough, open another
the first {a} is full, [open|start] another [one|window]
would it be possible to have [two|several] {a} windows? open another
+double {a}, i want a second window
new window [for|of|in] {a}
ctrl n for {a}
[i'd like|i want] {a} [twice|a second time], in a new window
[leave|keep] the open {a} and start [another|a new] one
!+make it two {a} windows
!an extra window of {a}, please
!a further {a} next to the one i have
+pop up [another|a second] {a} window
could do with [another|a second|one more] {a} window
two {a} windows would be [handy|useful], open the [second|other] one
+bring up [a second|another] {a} window
i already have {a} open, but [need|want] another window
fresh {a} [window|please]
[additional|further|extra] {a} please
+get me [one more|another|a new] {a}
would you mind opening [another|one more] {a}
don't reuse the old {a}, open a new window
[side by side|for comparison] i need another {a} window
{a} again, but [as a new window|separately]
{a} window number two
{a}, second window
{a}, new window
{a}, another one
{a}, new instance
{a} --new-window
{a} again in parallel
{a} twice please
{a} next to the one i have open
two of {a}
2x {a}
plus one {a}
one {a} more
yet another {a}
new {a} please, not the old one
new {a} instance
clean {a} window
empty {a} window
separate {a} window please
second copy of {a}
parallel {a} instance
extra window for {a}
an additional window in {a}
a window more of {a}
ctrl+n in {a}
can i have a second {a}
can i get one more {a} window
can {a} have another window
could you start {a} a second time
could {a} be opened once more, in its own window
do me another {a} window
would you launch a second {a}
would you start a new instance of {a}
i'd like another {a} window
i'd like to open a second {a}
i need {a} in two windows
i need one more {a} next to this one
i need a clean {a} window, the other one stays
i want a new {a}, not the running one
i want {a} open twice
i've got {a} running already, start a second one
my {a} window is full of tabs, give me a new one
{a} is running, but i need it a second time
don't switch to the open {a}, make a new window
don't jump to {a}, open another one
even if {a} is running, open a new window
for my other task i need a new {a} window
keep this {a}, open another
+clone the {a} window
+duplicate {a} in a second window
+run {a} twice
+run another instance of {a}
+run a second copy of {a}
+add another {a} window
+create a new {a} window
+start {a} afresh in its own window
{a} ctrl shift n
{a} ×2
{a}, once more, separately
{a}, fresh window please
{a}, extra instance
{a} on top of the one that's open
{a} parallel to the first one
{a} is open, that's fine, but give me one more window
{a} is busy, start another window of it
{a} is taken by something else, open a new window
{a} should open a second window
{a} should be there twice
{a} must run twice
not the {a} that's running, a second one
not the same {a}, another window
the {a} i have is for work, i need another window for private
the one {a} window isn't enough for me
the other {a} stays, open a new one
my {a} needs company, another window
my second screen needs a {a} window too
for the second monitor another {a} window
for a second account, another {a} window
for something private open a new {a} window
because the first is full, another {a} window
besides the open one, another {a}
beside this i need a new {a} window
in addition to that, another {a}
i can't close this {a}, so open a second
i work with two {a} windows, open the other one
i like two {a} windows side by side, open another
shall we have another {a} window
will you give me another {a} window
any chance of a second {a} window
mind starting another {a}
may i have a fresh {a} window
is a second {a} possible? open it
is it possible to have {a} twice? do it
a twin for my {a} window
an empty {a} window, please
blank new {a} window
+split off a new {a} window
+multiply {a}, one more window
+fork another {a}
+throw in another {a} window
+raise a second instance of {a}
""",
    de="""
+öffne [ein neues|noch ein|ein weiteres] {a} Fenster
+öffne noch [ein|einen] {a}
+öffne ein neues Fenster [von|in] {a}
+starte [noch einen|einen zweiten|noch ein] {a}
noch [ein|einen] {a}
[neues|weiteres] {a} Fenster
ein neues Fenster von {a} [bitte|]
+mach [noch ein|ein neues] {a} Fenster auf
!+[öffne|mach] {a} in einem neuen Fenster [auf|]
ich [brauch|brauche] [ein zweites|noch ein] {a} Fenster
!ein weiteres {a} bitte
[kannst|könntest|magst] du [noch ein|ein neues|ein zweites] {a} Fenster [öffnen|aufmachen]?
gib mir [noch ein|ein neues|ein frisches|ein zweites] {a} Fenster
[zweites|zusätzliches|extra] {a} Fenster [bitte|öffnen|]
{a} in einem [neuen|zweiten|eigenen|extra] Fenster
+starte [eine neue|noch eine|eine zweite|eine weitere] Instanz von {a}
neue Instanz [von|] {a}
ein {a} Fenster [reicht nicht|ist zu wenig], [noch eins|mach noch eins auf]
das erste {a} bleibt offen, mach noch [eins|ein Fenster] auf
{a} nochmal in einem neuen Fenster
ich [hätte gern|will|möchte] [noch ein|ein zweites|ein neues] {a} Fenster
no a {a} Fensta
[neues Fenster|Neues Fenster] [für|von|in] {a}
chasch no es {a} Fenster ufmache?
{a} doppelt, [in einem zweiten Fenster|im neuen Fenster]
+mach {a} [noch|] ein zweites Mal auf
Strg N für {a}
[bräuchte|brauch] {a} [ein zweites Mal|noch einmal|doppelt], neues Fenster
!+spendier mir noch ein Fenster von {a}
!ein extra Fenster mit {a} dazu
!{a} soll zweimal offen sein, neues Fenster
ich könnt noch ein {a} Fenster [brauchen|gebrauchen]
zwei {a} Fenster wären [gut|praktisch], mach das zweite auf
{a} ist schon offen, aber ich [brauch|will] noch ein Fenster
[weiteres|frisches|extra] {a} [bitte|]
+hol mir noch ein {a} [Fenster|]
+bring ein [zweites|neues|weiteres] {a} Fenster
würdest du [noch ein|ein weiteres] {a} Fenster aufmachen
nicht das alte {a}, ein neues Fenster [bitte|davon]
zum Vergleichen [brauch ich|bitte] noch ein {a} Fenster
{a} [nochmal|noch einmal], aber [als neues Fenster|extra|separat]
+schmeiß noch ein {a} Fenster an
no a Fensta vom {a}
{a} Fenster Nummer zwei
{a}, zweites Fenster
{a}, neues Fenster
{a}, noch eins
{a}, neue Instanz
{a} --new-window
{a} nochmal parallel
{a} zweimal bitte
{a} neben dem, das schon offen ist
zweimal {a}
2x {a}
noch einmal {a}, extra Fenster
ein {a} mehr
frisches {a} bitte, nicht das alte
leeres {a} Fenster
eigenes {a} Fenster bitte
separates {a} Fenster
zweite Ausgabe von {a}
parallele Instanz von {a}
Extrafenster für {a}
ein zusätzliches Fenster in {a}
ein Fenster mehr von {a}
Strg+N in {a}
kann ich ein zweites {a} haben
krieg ich noch ein {a} Fenster
kann {a} noch ein Fenster aufmachen
könntest du {a} ein zweites Mal starten
könntest du von {a} noch ein Fenster öffnen
würdest du ein zweites {a} starten
würdest du eine neue Instanz von {a} starten
ich hätte {a} gern in zwei Fenstern
ich möchte ein zweites {a} öffnen
ich brauch {a} in zwei Fenstern
ich brauch neben dem hier noch ein {a}
ich brauch ein leeres {a} Fenster, das andere bleibt
ich will ein neues {a}, nicht das laufende
ich will {a} zweimal offen haben
{a} läuft schon, starte ein zweites
mein {a} ist voller Tabs, gib mir ein neues Fenster
{a} läuft, ich brauch es aber ein zweites Mal
nicht zum offenen {a} springen, neues Fenster machen
auch wenn {a} läuft, öffne ein neues Fenster
für was anderes brauch ich ein neues {a} Fenster
lass das {a} offen und mach noch eins auf
das eine {a} behalten, ein zweites dazu
+klon das {a} Fenster
+dupliziere {a} in ein zweites Fenster
+starte {a} zweimal
+starte {a} nochmal in einem eigenen Fenster
+starte noch ein Exemplar von {a}
+erstell ein neues {a} Fenster
+leg ein neues Fenster in {a} an
+lass {a} ein zweites Mal laufen
mach ma no a {a} auf
s {a} es zweits Mal, neus Fenschter
{a} Strg Shift N
{a} ×2
{a}, noch mal separat
{a}, frisches Fenster bitte
{a}, Extrainstanz
{a} zusätzlich zum offenen
{a} parallel zum ersten
{a} ist offen, passt, aber gib mir noch ein Fenster
{a} ist belegt, mach noch ein Fenster davon auf
{a} soll ein zweites Fenster aufmachen
{a} soll doppelt da sein
{a} muss zweimal laufen
nicht das {a}, das läuft, ein zweites
nicht dasselbe {a}, ein anderes Fenster
das {a} hier ist für die Arbeit, für Privates noch ein Fenster
das eine {a} Fenster ist mir zu wenig
das andere {a} bleibt, mach ein neues auf
mein zweiter Bildschirm braucht auch ein {a} Fenster
für den zweiten Monitor noch ein {a} Fenster
für das zweite Konto noch ein {a} Fenster
für was Privates ein neues {a} Fenster
weil das erste voll ist, noch ein {a} Fenster
außer dem offenen noch ein {a}
daneben brauch ich ein neues {a} Fenster
zusätzlich noch ein {a}
obendrein noch ein {a} Fenster
das {a} kann ich nicht zumachen, also öffne ein zweites
ich arbeite mit zwei {a} Fenstern, mach das andere auf
zwei {a} Fenster nebeneinander hätt ich gern, öffne noch eins
wollen wir noch ein {a} Fenster aufmachen
gibst du mir noch ein {a} Fenster
öffnest du noch ein {a} Fenster
machst du ein zweites {a} auf
dürft ich ein frisches {a} Fenster haben
ist ein zweites {a} drin? mach's auf
ist es möglich, {a} doppelt zu haben? mach mal
ein Zwilling für mein {a} Fenster
ein leeres {a} Fenster bitte
unbenutztes {a} Fenster
+zweig ein neues {a} Fenster ab
+leg mir ein zweites {a} an
+vervielfältige {a}, noch ein Fenster
+gönn mir noch ein {a} Fenster
no oans vom {a}
nomal es {a} Fänschter
noch een {a} Finster
""",
)
TWO = Phrases(
    en="""
+open {a} and {b}
+[start|launch] {a} and {b}
{a} and {b} [please|]
+open {a}, then {b}
+open both {a} and {b}
!+bring up {a} and {b}
i need {a} and {b}
[can|could] you open {a} and {b}?
+open {a} and also {b}
+start {a} and after that {b}
!i want {a} plus {b} open
+open {a} as well as {b}
+[fire up|run|start up] {a} and {b}
{a} + {b}
[i want to|i'd like to|i have to] [use|work with] {a} and {b}
+open {a}, and {b} too
would it be possible to open {a} and {b}?
first {a}, then {b}
[both|the two], {a} and {b}, [open|start]
+get {a} and {b} [running|open|started]
[let's|lets] [open|start] {a} and {b}
would you mind opening {a} and {b}?
[need|want] {a} open, and {b} too
open: {a}, {b}
{a} plus {b} [please|]
for work i need {a} and {b}
+start {a}, afterwards {b}
!two programs please: {a} and {b}
!+have {a} opened, followed by {b}
!{a} together with {b}
+load {a} and {b}
+bring {a} and {b} up
could do with {a} and {b}
[today|now] i work with {a} and {b}, open both
{a} & {b}
let me have {a} and {b}
+open {a}. also {b}
{a} first, {b} second
+get me {a} and {b}
would be nice to have {a} and {b} [open|running]
i use {a} along with {b}, start both
{a}, {b}
{a} & {b} please
{a} and {b}, both open
{a} and {b}, start them
{a} and {b} should be running
{a} and then {b}
{a} and after it {b}
{a} and {b} too
{a}, but also {b}
{a}, next {b}
{a} to write and {b} to read, open them
{a} alongside {b}
not only {a} but also {b}, open both
a {a} and a {b}
my {a} and my {b}
apps: {a}, {b}
two apps: {a}, {b}
both {a} and {b}
start: {a}, {b}
launch: {a} and {b}
1. {a} 2. {b}
the programs {a} and {b}
the usual pair, {a} and {b}
in that order: {a}, {b}
as usual {a} and {b}
to begin with {a}, then {b}
once {a} is up, {b} as well
can i have {a} and {b} open
can i get {a} and {b}
could you launch {a} and then {b}
could you get {a} and {b} going
would you open {a} and {b} for me
would you start {a} and {b}
will you open {a} plus {b}
i'd like {a} and {b}
i'd like {a} open, and {b} as well
i want {a} and {b} running
i want to open {a} and {b}
i have a meeting, open {a} and {b}
i'm going to need {a} and {b}
i'm starting work, {a} and {b} please
i can't work without {a} and {b}, start them
i always have {a} and {b} open, start both
we need {a} and {b}
time for {a} and {b}
give me {a} and {b}
let's have {a} and {b}
let's work with {a} and {b}
+open up {a} and also {b}
+run {a}, then run {b}
+start {a}, start {b}
+boot {a} and {b}
+put {a} and {b} on my screen
+set {a} and {b} going
{a} and also {b}
{a} as well as {b}
{a}, {b}, go
{a} / {b}
{a}; {b}
{a} + {b} pls
{a} && {b}
{a} accompanied by {b}
{a} and, while you're at it, {b}
{a} and, now that i think of it, {b}
{a}, and don't forget {b}
{a}, oh and {b}
{a} for one thing, {b} for another, open both
{a} now, {b} right after
{a} on the one hand, {b} on the other, start both
{a} isn't open, nor is {b}, start both
{a} has to run, {b} as well
open two apps, {a} and {b}
a pair of apps, {a} and {b}, start them
these two: {a} and {b}
here's what i need: {a} and {b}
i'll take {a} and {b}
i'd use {a} and {b} now
i'm waiting for {a} and {b}
i'm missing {a} and {b}, start them
i write in {a} and look up in {b}, open both
i can't do it with {a} alone, {b} too
neither {a} nor {b} is open, change that
what i want open is {a} and {b}
on my desk should be {a} and {b}
the kids want {a} and {b}
all i need is {a} and {b}
besides {a} i need {b}, start both
shall we start {a} and {b}
will you start both {a} and {b}
mind starting {a} and {b}
may i have {a} and {b}
any chance of {a} and {b}
+prepare {a} and {b} for me
+give me {a} along with {b}
""",
    de="""
+öffne {a} und {b}
+[starte|öffne] [mal|bitte|] {a} und {b}
{a} und {b} [bitte|öffnen|starten]
+öffne {a}, dann {b}
+mach [mal|] {a} und {b} auf
!+ruf {a} und {b} auf
ich [brauch|brauche] {a} und {b}
[kannst|könntest] du {a} und {b} öffnen?
+öffne {a} und auch noch {b}
+starte {a} und danach {b}
!ich will {a} sowie {b} offen haben
+öffne [zuerst|erst] {a} und dann {b}
+[schmeiß|wirf] {a} und {b} an
ich [will|möchte|muss] mit {a} und {b} arbeiten
+öffne {a} und {b} auch
[wäre es|wärs] möglich, {a} und {b} zu öffnen?
erst {a}, dann {b}
beides [öffnen|starten]: {a} und {b}
[magst|mogst] du {a} und {b} [aufmachen|starten]?
lass uns {a} und {b} [öffnen|aufmachen]
öffnen: {a}, {b}
{a} plus {b} [bitte|]
zum Arbeiten brauch ich {a} und {b}
+starte {a}, anschließend {b}
[mach|moch] ma {a} und {b} auf
chasch {a} und {b} ufmache?
[hätte gern|hätt gern] {a} und {b} offen
!zwei Programme bitte: {a} und {b}
!{a} zusammen mit {b} aufmachen
!+hol {a} und gleich danach {b}
{a} + {b}
+hol [mir|] {a} und {b} [her|]
+fahr {a} und {b} hoch
ich [könnt|bräuchte] {a} und {b} [brauchen|]
heute arbeite ich mit {a} und {b}, beides öffnen
{a} & {b}
+öffne {a}. und {b} auch
[zuerst|erst mal] {a}, [anschließend|dann noch] {b}
würdest du {a} und {b} [öffnen|aufmachen|anwerfen]
es wär gut, wenn {a} und {b} [laufen|offen sind]
{a} auf, {b} auf
sowohl {a} als auch {b} [öffnen|starten]
{a}, {b}
{a} & {b} bitte
{a} und {b}, beide öffnen
{a} und {b}, starte die
{a} und {b} sollen laufen
{a} und dann {b}
{a} und danach {b}
{a} und {b} auch
{a}, aber auch {b}
{a}, als nächstes {b}
{a} zum Schreiben und {b} zum Lesen, öffne beide
{a} samt {b}
{a} nebst {b}
nicht nur {a}, auch {b} öffnen
mein {a} und mein {b}
Apps: {a}, {b}
zwei Apps: {a}, {b}
beides, {a} und {b}
starten: {a}, {b}
1. {a} 2. {b}
die Programme {a} und {b}
das übliche Paar, {a} und {b}
in dieser Reihenfolge: {a}, {b}
wie immer {a} und {b}
wie gehabt {a} und {b}
für den Anfang {a}, dann {b}
sobald {a} offen ist, auch {b}
kann ich {a} und {b} offen haben
krieg ich {a} und {b}
könntest du {a} und dann {b} starten
könntest du {a} und {b} anwerfen
würdest du mir {a} und {b} öffnen
würdest du {a} und {b} starten
magst mir {a} plus {b} aufmachen
ich hätte gern {a} und {b}
ich will {a} und {b} am Laufen haben
ich will {a} und {b} öffnen
ich hab gleich Besprechung, öffne {a} und {b}
ich werd {a} und {b} brauchen
ich fang an zu arbeiten, {a} und {b} bitte
ohne {a} und {b} geht nichts, starte beide
ich hab sonst immer {a} und {b} offen, starte die
wir brauchen {a} und {b}
Zeit für {a} und {b}
gib mir {a} und {b}
her mit {a} und {b}
arbeiten wir mit {a} und {b}
+lass {a} laufen und {b} auch
+starte {a}, starte {b}
+hau {a} und {b} an
+lad {a} und {b}
+starte {a} zusammen mit {b}
+bring {a} und {b} auf den Schirm
+setz {a} und {b} in Gang
{a} und auch {b}
{a} sowie {b}
{a}, {b}, los
{a} / {b}
{a}; {b}
{a} + {b} bitte
{a} && {b}
{a} gefolgt von {b}
{a} in Begleitung von {b}
{a} und, wenn du schon dabei bist, {b}
{a} und, da fällt mir ein, {b}
{a}, und vergiss {b} nicht
{a}, ach und {b}
{a} einerseits, {b} andererseits, beide öffnen
{a} jetzt, {b} gleich danach
{a} ist nicht offen, {b} auch nicht, starte beide
{a} muss laufen, {b} ebenso
{a} gehört gestartet, {b} genauso
zwei Apps öffnen, {a} und {b}
ein Paar Apps, {a} und {b}, starten
diese zwei: {a} und {b}
folgendes brauch ich: {a} und {b}
ich nehm {a} und {b}
mir fehlen {a} und {b}, starte die
ich wart auf {a} und {b}
ich schreib in {a} und schau in {b} nach, öffne beide
mit {a} allein geht's nicht, auch {b}
weder {a} noch {b} ist offen, ändere das
auf meinen Schirm gehören {a} und {b}
die Kinder wollen {a} und {b}
alles, was ich brauch, ist {a} und {b}
neben {a} brauch ich {b}, beides starten
wollen wir {a} und {b} starten
öffnest du {a} und {b}
startest du mir {a} und {b}
machst du {a} und {b} auf
dürft ich {a} und {b} haben
+bereite mir {a} und {b} vor
+gib mir {a} mitsamt {b}
+starte {a} gemeinsam mit {b}
{a} und {b} uffmachen
{a} un {b} opmaken
""",
)
