"""How people say that something else is to be opened: a folder, the newest file, a program, a page, and nobody knows what."""

from training.phrases import Phrases

FOLDER = Phrases(
    en="""
+open {acc} [in the file manager|]
+show [me|] {acc} in the file manager
+open [up|] {acc} in [the explorer|files|my file browser|nautilus|the file browser]
file manager at {acc}
+open [up|] {acc} as a folder
+open [up|] {acc}
+open {acc} [for me|]
{acc}, open it
i want {acc} [open|open in a window]
{acc} in the file manager
!+launch the file manager [on|in] {acc}
!open a window with {acc}
{acc} in a [new|] [file manager|explorer|file browser] window
[can|could] you open {acc} [in files|in the explorer|]?
i want to [click|poke] around in {acc}, open it
+pop {acc} open
let me browse {acc} in [a window|the file manager|the explorer]
i'd like {acc} opened
+[pull|bring] up {acc} in the file [manager|browser|explorer]
would you mind opening {acc}?
i need a window [showing|on] {acc}
+get {acc} open [in a window|in the file manager]
i have to drag some files around in {acc}, [open it|open that]
explorer {acc}
+double click [on|] {acc}
[would it be|is it] possible to open {acc}?
[gui|graphical] file browser on {acc}
i prefer to see {acc} with [icons|thumbnails], open [it|the file manager]
+navigate the file manager to {acc}
open: {acc}
!{acc} as a window [please|]
!+jump into {acc} with the file browser
!could {acc} be shown in the explorer?
could do with {acc} in [a window|the file manager]
+launch [files|nautilus|dolphin|thunar|the explorer] [at|in] {acc}
+fire up the file [manager|browser|explorer] in {acc}
i have to [sort|move|tidy] stuff in {acc}, open it
+display {acc} [in a window|in the explorer|graphically]
[let's|lets] open {acc}
{acc} on [the|my] screen [please|]
may i have {acc} [open|opened]?
i wanna see {acc} in [files|the file browser]
where was {acc} again, open it
+start [dolphin|nautilus|thunar] with {acc}
+visit {acc} in the file browser
{acc} should be [open|opened] [in the explorer|]
+browse {acc} [in a window|graphically]
open folder {acc}
folder view of {acc}
{acc} open [please|pls]
could you show {acc} in a window
nautilus {acc}
dolphin {acc}
thunar {acc}
let me click through {acc}
i'd like to work in {acc}, open a window
please open {acc} up
+take me to {acc} in the file manager
{acc}, graphically please
i need to get at {acc} with the mouse
{acc} window
new window with {acc}
new explorer window, {acc}
+point the file manager at {acc}
the file manager should show {acc}
would you show me {acc} in files
i want to drop something into {acc}, open it
need {acc} open
want {acc} in the file browser
how about opening {acc}
go open {acc}
pls open {acc}
time to tidy {acc}, open it
i'm uploading something from {acc}, open that
files: {acc}
open {acc} so i can drag stuff
+open {acc} with the file manager
is {acc} openable? do it
open the place called {acc}
give me {acc} in a window
{acc}, file manager
{acc} with the mouse please
{acc} as icons
{acc} in thumbnails view
{acc} graphically
{acc}: file browser
{acc}, in the gui
file browser, {acc}
file manager, {acc}
fm {acc}
pcmanfm {acc}
nemo {acc}
caja {acc}
finder {acc}
gio open {acc}
open {acc} so i can see the thumbnails
open a file manager in {acc}
open the explorer on {acc}
let me drag and drop in {acc}, open it
let me have {acc} in a file manager
let's see {acc} with thumbnails
show {acc} in finder
i'd rather click, open {acc}
i want to see {acc} in a window, not here
i need {acc} in the file manager
i'm about to copy photos to {acc}, open it
i've got to attach something from {acc}, open it
i have a stick to fill, open {acc}
not a list, the file manager at {acc}
no terminal, {acc} in the file manager
can you bring {acc} up in the file manager
could i have {acc} in a window
would you pop up a file window for {acc}
how do i get {acc} open in files? do it
mouse work ahead, open {acc}
double click {acc} for me
+point nautilus at {acc}
+reveal {acc} in the file manager
+pop up {acc} in a window
+go to {acc} in the explorer
""",
    de="""
+öffne {acc} im Dateimanager
+zeig [mir|] {acc} im Dateimanager
{acc} im Dateimanager [öffnen|anzeigen|zeigen]
Dateimanager mit {of} [öffnen|aufmachen]
+mach den Dateimanager auf bei {acc}
+öffne {acc} im Dateibrowser
+öffne [mir|mal|] {acc}
+mach [mir|mal|] {acc} auf
{acc} [öffnen|aufmachen]
{acc} als Ordner [öffnen|aufmachen]
{acc} im [Explorer|Dateibrowser|Finder] [öffnen|aufmachen]
!+mach mir {acc} im Explorer auf
!ein Fenster mit {of} [bitte|]
{acc} [bitte|] im Dateimanager [auf|aufmachen]
[kannst|könntest|magst] du [mir|] {acc} [öffnen|aufmachen|im Dateimanager zeigen]?
ich will {acc} durchklicken, mach [mal|] auf
+klick {acc} [mal|] an
Explorer mit {of} [bitte|öffnen]
{acc} grafisch [anzeigen|öffnen]
+tu [mir|] {acc} [aufmachen|öffnen]
[moch|moach] {acc} auf
i brauch {acc} im Dateimanager
ich muss [Dateien sortieren|Sachen rüberziehen], öffne {acc}
[wärs|wär es|ist es] möglich, {acc} [zu öffnen|aufzumachen]?
ein [Dateifenster|Explorerfenster] mit {of}
{acc} [als Fenster|in einem Fenster|im Fenster] [öffnen|zeigen|bitte]
+spring im Dateimanager zu {of}
+ruf {acc} im Dateimanager auf
chasch {acc} [ufmache|öffne]?
[brauch|bräuchte] {acc} offen
öffnen: {acc}
mit der Maus komm ich besser zurecht, zeig {acc} im Dateimanager
!den Dateibrowser bitte mit {of}
!wie wärs, du öffnest mir {acc}
!{acc} hätt ich gern vor mir, mit Symbolen
+starte den [Dateimanager|Explorer|Dateibrowser] [mit|in] {of}
[Nautilus|Dolphin|Thunar|Finder] mit {of} [bitte|öffnen]
muss in {of} [aufräumen|was verschieben|was sortieren], mach das Fenster auf
es wär [lieb|super], wenn du {acc} aufmachst
{acc} [auf den Schirm|auf den Bildschirm] [bitte|]
+zeig [mir|] {acc} im [Explorer|Fenster|Dateibrowser]
würdest du {acc} [bitte|] [öffnen|aufmachen]
den Dateimanager [bitte|] in {of} [starten|öffnen|aufmachen]
{acc} mit Symbolen [anzeigen|bitte]
könnt ich {acc} [offen haben|im Dateimanager haben]?
lass [uns|] [mal|] {acc} aufmachen
sei so gut und öffne {acc}
{acc} [grafisch|als Fenster] [auf|her]
hau {acc} auf den Schirm
Ordnerfenster mit {of}
Fenster auf, {acc}
{acc} bitte öffnen
zeig mal {acc} als Fenster
nautilus {acc}
dolphin {acc}
thunar {acc}
+durchstöber mit mir {acc} im Dateimanager
{acc} zum Klicken
{acc} mit der Maus durchsehen, mach auf
muss was aus {of} hochladen, öffne das
ich will was rüberziehen, mach {acc} auf
+lass den Dateimanager {acc} zeigen
der Dateimanager soll {acc} zeigen
Dateimanager: {acc}
neues Explorerfenster: {acc}
+geh im Dateimanager zu {of}
gern {acc} im Dateimanager
öffnest du mir {acc}
+bring {acc} im Dateimanager auf den Schirm
möcht {acc} offen haben
geht {acc} auf? dann mach mal
tätst ma {acc} aufmachen
{acc} aufgemacht bitte
ich brauch ein Fenster mit {of}
ob du {acc} öffnen könntest
dass du mir {acc} aufmachst
{acc} hätt ich gern als Fenster
ins Dateifenster mit {of}
für den Upload brauch ich {acc} offen
i dad gern {acc} im Explorer ham
{acc}, Dateimanager
{acc} mit Symbolen
{acc} mit Vorschaubildern
{acc} grafisch
{acc}: Dateibrowser
{acc} zum Anklicken öffnen
Dateibrowser, {acc}
pcmanfm {acc}
nemo {acc}
caja {acc}
finder {acc}
gio open {acc}
öffne {acc}, damit ich die Vorschaubilder seh
einen Dateimanager mit {of} öffnen
den Explorer mit {of} aufmachen
ich will in {of} was rumschieben, mach's auf
lass mich {acc} im Fenster sehen
ich klick lieber, öffne {acc}
ich will {acc} in einem Fenster, nicht hier
ich brauch {acc} im Dateimanager
ich kopier gleich Fotos, öffne {acc}
ich muss was aus {of} anhängen, öffne das Fenster
keine Liste, den Dateimanager mit {of}
kein Terminal, {acc} im Dateimanager
könnt ich {acc} als Fenster haben
wie krieg ich {acc} im Explorer auf? mach du
jetzt brauch ich die Maus, öffne {acc}
Doppelklick auf {acc}
für den Stick: {acc} öffnen
neues Fenster: {acc}
Fenster mit {of} her
wär fein, {acc} im Dateimanager zu sehen
tätst ma {acc} im Dateimanager zeigen
+lass ein Fenster mit {of} aufgehen
+geh im Explorer zu {of}
+zeig {acc} im Finder
+mach ein Fenster mit {of} auf
+wirf den Dateimanager mit {of} an
zeig mer {acc} im Fänschter
""",
)
NEWEST = Phrases(
    en="""
+[open|show me] [the|my] [latest|newest|last|most recent] {what} {where}
[latest|newest|most recent] {what} {where}, open it
i need the [latest|most recent|last] {what} {where} open
[can|could] i see the [latest|newest|last] {what} {where}
let me [see|look at] [the|my] [most recent|newest|last] {what} {where}
+[open|show] the {what} i [saved|made|added] last {where}
+[view|launch] [the|my] [newest|latest] {what} {where}
!+pull up the [latest|newest] {what} {where}
the {what} i [just|recently] [saved|added|got] {where}, open it
+[load|pop open|fire up|display] the [latest|newest|most recent] {what} {where}
i want to [see|look at|check] [the|my] [latest|newest|most recent] {what} {where}
whatever {what} is [newest|most recent] {where}, open [it|that]
[would|could|can] you open [the|my] [latest|newest|most recent] {what} {where}?
+open [the|my] {what} {where}, the [newest|latest|last] one
the [last|latest] {what} {where} on [my|the] screen [please|]
i just made one, open the [newest|latest] {what} {where}
+show [me|] the {what} {where} that was [saved|added|made] last
my [latest|newest] {what} {where} [needs|has] to be open
+open the {what} with the [latest|newest|most recent] date {where}
+double click [the|my] [latest|newest] {what} {where}
[need|want] the [newest|latest] {what} {where} open
would it be possible to see the [most recent|latest] {what} {where}
not the old ones, open the [newest|latest] {what} {where}
!the freshest {what} {where}, let me have a look
!i'd love to look at my most recent {what} {where}
!+put my last {what} {where} on screen
could do with the [newest|latest] {what} {where} open
+dig out the [newest|latest|most recent] {what} {where}
+locate the [newest|latest] {what} {where} and open it
the [newest|latest] {what} {where}, [open|show] it please
i [saved|made|downloaded] [a|some] {what} {where} earlier, open the newest
+pop up the [latest|newest] {what} {where}
would you mind opening the [last|latest|newest] {what} {where}?
+display the [newest|last] {what} {where} for me
[current|up to date] {what} {where}, show me [the newest|that]
let's see my [newest|latest] {what} {where}
[gimme|give me] the most recent {what} {where} on screen
newest {what} {where}
[open|show] newest {what} {where}
{what} {where}, newest first, open that one
the {what} {where} from just now, open it
where's my latest {what} {where}? open it
most recent {what} {where} [pls|please|now]
get me the {what} {where} that came in last
i want the {what} {where} that's newest
open what i saved last {where}, it's a {what}
the very latest {what} {where} please
the last {what} to arrive {where}, open it
sort by date and open the top {what} {where}
which {what} {where} is the newest? open it
let me continue with my latest {what} {where}
[just|only] the newest {what} {where}, opened
+grab the newest {what} {where} and show it
new {what} {where} came in, open it
i'd like the last {what} {where} on the monitor
the {what} {where} with the latest date please
what's my newest {what} {where} like? show me
have you got the latest {what} {where}? open it
pls open last {what} {where}
[there's|i've got] a new {what} {where}, show it
open up whichever {what} {where} is newest
don't know its name, the newest {what} {where}, open
for the meeting i need the most recent {what} {where} open
+view whatever {what} {where} was saved last
is there a new {what} {where}? open it
last saved {what} {where}
last added {what} {where} [please|]
could you show me the {what} {where} i did last
open the fresh {what} {where}
bring up my newest {what} {where}
my last {what} {where}, show us
i've lost track, just open the newest {what} {where}
let me read the latest {what} {where}, open it
wee look at the newest {what} {where}
the youngest {what} {where}, open that
the last {what} {where} you can find, open it
ls -t, first {what} {where}, open
can i have the latest {what} {where} in front of me
the one i saved last, a {what} {where}, open it
+click on my newest {what} {where}
i'm after the latest {what} {where}, open it up
newest {what} {where} open
{where}, newest {what}, open
open the newest {what} {where} up
latest {what} {where} on the screen
the newest {what} {where} in its program
today's newest {what} {where}, open it
what came in last {where}? a {what}, open it
what's the most recent {what} {where}? open that up
who cares what it's called, newest {what} {where}, open
where did my newest {what} {where} go? open it
has a new {what} come in {where}? open it
is my latest {what} {where} there? open it
do i have a new {what} {where}? show me
there's got to be a newest {what} {where}, open it
i've just scanned a {what} {where}, open it
i've just made a {what} {where}, open that
i want my last {what} {where} on screen
i need to look at the newest {what} {where}, open
i'd like my newest {what} {where} opened
i'm dying to see the newest {what} {where}
it's the last {what} {where} i need, open it
my newest {what} {where} please, open
her latest {what} arrived {where}, open it
the most recently added {what} {where}, open
the {what} that just landed {where}, open it
the one with today's date, a {what} {where}, open it
the last one of my {what} {where}, opened please
skip the old ones, open the newest {what} {where}
by date, the top {what} {where}, open
let's open the newest {what} {where}
let me view the most recent {what} {where}
could i look at my newest {what} {where}
would you be so kind and open the newest {what} {where}
how about showing me the newest {what} {where}
+find the newest {what} {where} and open it
+check for the newest {what} {where} and open it
+grab me the latest {what} {where}, opened
+throw the latest {what} {where} on the screen
+jump to the newest {what} {where} and open it
+get the most recent {what} {where} up
""",
    de="""
+[öffne|zeig mir|zeig|hol mir|hol] {new} {where}
{new} {where} [öffnen|aufmachen|anzeigen]
+mach [mal|mir|] {new} {where} auf
ich brauch {new} {where}, mach [auf|mal auf]
ich [will|möchte|würd gern] {new} {where} [sehen|öffnen|anschauen]
+open [mal|] {new} {where}
kann ich {new} {where} sehen
!lass mich {new} {where} sehen
!{new} {where} her damit
[kannst|könntest|magst] du [mir|] {new} {where} [öffnen|aufmachen|zeigen]?
{new} {where} [auf den Schirm|auf den Bildschirm|am Schirm]
+klick {new} {where} an
[grad|gerade|eben] gespeichert: {new} {where}, [aufmachen|öffnen]
ich [muss|mag|würd gern] {new} {where} [aufmachen|ansehen|angucken]
+tu {new} {where} [aufmachen|öffnen]
{new} {where} bitte [auf|aufmachen|öffnen]
wie wärs, wenn du {new} {where} [öffnest|aufmachst]
öffnen: {new} {where}
i [mecht|mog] {new} {where} [sehn|segn]
[wär|wäre] super, wenn ich {new} {where} sehen könnte
+blend {new} {where} ein
[können wir|lass uns] {new} {where} [anschauen|angucken]
nicht die alten Sachen, {new} {where} öffnen
chasch {new} {where} [ufmache|zeige]?
[brauch|bräuchte] {new} {where} offen
!{new} {where} hätt ich gern vor mir
!+präsentier mir {new} {where}
!geh und mach {new} {where} auf
+hau {new} {where} auf den Schirm
es wär [lieb|nett], {new} {where} aufzumachen
+such {new} {where} und [mach auf|öffne]
würdest du [mir|] {new} {where} [öffnen|aufmachen]
könnt ich [mal|] {new} {where} [sehen|haben]
sei so gut und öffne {new} {where}
{new} {where} [bräucht|bräuchte|müsst] ich [mal|jetzt|] [sehen|offen]
+grab {new} {where} aus und zeig her
muss an {new} {where} ran, mach auf
+klapp {new} {where} auf
{new} {where} [laden|einblenden|aufklappen]
i dad gern {new} {where} sehn
{new} {where}
{new} {where} bitte
{new} {where}, mach's auf
ich such {new} {where}, bitte öffnen
gib mir {new} {where} auf den Bildschirm
zuletzt gespeichert, {new} {where}, öffnen
sortier nach Datum und öffne {new} {where}
weiß den Namen nicht, {new} {where} halt, mach auf
für die Besprechung brauch ich {new} {where} offen
jetzt {new} {where} [öffnen|zeigen]
zeig her, {new} {where}
lass {new} {where} aufgehen
darf ich {new} {where} sehen
ob du mir {new} {where} öffnen könntest
tätst ma {new} {where} aufmachen
moch {new} {where} auf
man {new} {where} aufmachen
{new} {where} ist gefragt, öffnen
bitte einmal {new} {where}
{new} {where} schnell [auf|öffnen]
auf dem Bildschirm will ich {new} {where}
mir bitte {new} {where} anzeigen
gibt's {where} was Neues? {new} öffnen
bloß {new} {where} öffnen, sonst nix
kannst {new} {where} aufmachen
öffne {where} {new}
zeig {where} {new} an
{where} {new} aufmachen
ich mein {new} {where}, mach auf
+lade {new} {where}
könntest du {new} {where} anzeigen
dass ich {new} {where} sehen kann, mach auf
wird Zeit für {new} {where}, öffnen
möcht {new} {where} anschauen
nach Datum geordnet: {new} {where} öffnen
bring mir {new} {where} auf den Bildschirm
{new} {where} muss [offen|auf] sein
schnell mal {new} {where} anzeigen
nimm {new} {where} und mach auf
{new} {where} auf den Tisch
ich hätt da gern {new} {where} offen
welches ist {where} das neueste? {new} anzeigen
{where}, {new} öffnen
{new} {where} im passenden Programm
{new} {where} und zwar offen
{new} {where} fix öffnen
{new} {where} nochmal aufmachen
wie's heißt, weiß ich nicht, öffne {new} {where}
ist {where} was Neues da? {new} öffnen
hab grad gescannt, {new} {where} aufmachen
hab grad eben was gespeichert, {new} {where} öffnen
ich brauch am Bildschirm {new} {where}
ich muss {new} {where} durchsehen, öffnen
ich hab {new} {where} noch nicht gesehen, öffnen
ich bin neugierig auf {new} {where}, öffnen
ich wart schon auf {new} {where}, mach auf
es geht um {new} {where}, mach das auf
mit Datum ganz oben: {new} {where}, öffnen
alles andere egal, {new} {where} öffnen
nach Datum sortieren und {new} {where} aufmachen
lass uns {new} {where} öffnen
öffnen wir {new} {where}
schauen wir {new} {where} an
könnten wir {new} {where} sehen
wärst so lieb und öffnest {new} {where}
wie wär's, {new} {where} aufzumachen
tu mir den Gefallen, öffne {new} {where}
für später: {new} {where} öffnen
für die Präsentation {new} {where} öffnen
+wirf {new} {where} auf den Bildschirm
+spring zu {new} {where} und öffne
+ruf {new} {where} auf
+starte {new} {where}
zoag ma {new} {where}
tue {new} {where} uf
""",
)
BARE = Phrases(
    en="""
+open [the|a|my|that|some] [file|document|thing|picture]
open file
+open it
[can|could] you open [something|a file|a document]
+open
i want to open a file
show me [the|that] [file|document]
[that|the] file, open it
!+open up that document
!i need a file opened
i'd like to [open|see] something
a [file|document], open it [please|]
can i see a [file|document]
let me [see|view] [a file|a document]
[need|want] to [look at|view] [a document|a file|something]
+open one of my [files|documents]
+load [a|the|my] [file|document]
+double click the [file|document]
[file|doc|document] open
+open my [stuff|work|docs]
would you open that for me
+view [the|a] [file|document]
[i have|there's] a file you should open
+open smth
!mind opening a file for me?
!i want to look at one of my documents
!one document on my screen, please
+pull up [a|the|my] [file|document]
could do with a [file|document] open
there's a [document|file|picture] i'd like to see
[document|file|picture] [please|pls]
i have to look at [something|a document]
would you mind opening [a file|something]
let's open [a document|a file]
+bring up [some|a] [file|document]
i have a [document|file] to work on, open it
may i see a [document|file]
i've got a file here, open it
a file needs opening
+open up a file
+show me some [file|document]
could a file be opened
how about opening a file
[ready|time] to open a file
i forgot the name, can you open a file
i'd like my file open
i want my document
can you show me a file
+get a file open
+start a file
+access a file
that thing i told you about, open it
you know which file, open it
the usual file please, open
please open for me
please open up
open one
some file on my screen
need to edit a document, open it
let me into a file
is it possible to open a file
opening a file, please
+open some document or other
+launch a document
a quick look into a file please
my file, open
here's a job: open a file
can documents be opened by you? then open one
put a document on the screen
i was going to read something, open it
pop a file open
+fire up a document
an attachment, open it
there's some document waiting, open it
open a file of my choice
lay a file open for me
there's a text i want to read, open it
i want a document in front of me
+open any file of mine
a file wants opening
i've written a document, let me see it
open file please
open something
open something for me
open sth
open up
open up the file
open up please
could you open it
could you open the document
can you open files?
can you open a file for me
will you open that file
would you open a file for me
would you open it up
please open that file for me
i want to open something
i want it open
i want that file open
i need to open something
i need that document open
i need the file in front of me
i've got to open a file
i've something to open
i'd love to see that document
there's a file to be opened
there's something you should open
that document from before, open it
that file again, open
the document please, open
the picture, open it up
my document, open it please
my file on the screen
on screen, a file
double click it
double click a file
just open it
go on, open it
oi, open that file
show it on my screen
open sesame, i mean a file
where's that file? open it
""",
    de="""
+öffne [die|eine|meine] [Datei|datei]
+öffne [das|ein|mein] [Dokument|Bild]
Datei öffnen
[öffne|mach] [sie|es|das] [mal|] [auf|]
[kannst du|könntest du] [was|eine Datei|ein Dokument] [öffnen|aufmachen]
ich will [eine Datei|ein Dokument|was] öffnen
+zeig mir [die Datei|das Dokument|das Bild]
öffnen
!+mach mir die Datei auf
!ich müsste mal was öffnen
+mach [mal|] [was|eine Datei|ein Dokument] auf
Dokument [auf|öffnen|aufmachen]
ich [möcht|mag|muss] [mal|] [was|etwas] [anschauen|aufmachen]
eine Datei [bitte|] [öffnen|anzeigen]
aufmachen
[kannst|magst] mir was [öffnen|aufmachen]?
File [öffnen|aufmachen]
+tu die Datei öffnen
+öffne eine meiner Dateien
i mecht a Datei aufmachn
kann ich [mal|] [eine Datei|ein Dokument] sehen
+klick die Datei an
Datei auf
was hältst du davon, [eine Datei|was] zu öffnen
ich hab da eine Datei, die auf soll
[brauch|bräuchte] ein Dokument offen
!eine von meinen Dateien soll aufgehen
!würd gern ein Dokument ansehen
!lass mich in ein File gucken
+hol mir [eine|die] Datei [auf den Schirm|her]
ich [brauch|bräuchte] [eine Datei|ein Dokument] [offen|am Schirm]
[Datei|Dokument] [bitte|]
würdest du [mir|] [eine Datei|ein Dokument|was] [öffnen|aufmachen]
lass [uns|] [mal|] [eine Datei|ein Dokument] [öffnen|anschauen]
es gehört eine Datei geöffnet
muss mir [ein Dokument|eine Datei] anschauen
da ist ein Dokument, mach das [mal|] auf
tätst mir a Datei aufmachen
+klapp [mal|] [das Dokument|die Datei] auf
mach auf
Datei anzeigen
ein Dokument bitte öffnen
eine Datei gehört geöffnet
ich möcht eine Datei sehen
kannst du Dateien öffnen? dann mach eine auf
bitte öffnen
zeig mir eine Datei
mein Dokument [öffnen|aufmachen]
mach mir das Ding auf
ich hab vergessen wie's heißt, öffne die Datei
du weißt schon welche Datei, mach sie auf
die übliche Datei öffnen
öffnest du mir eine Datei
+lade eine Datei
+starte eine Datei
+bring mir ein Dokument auf den Schirm
irgendeine Datei öffnen
es soll eine Datei aufgehen
wie wär's, eine Datei zu öffnen
einen Anhang öffnen
Anhang aufmachen
will an einem Dokument weiterarbeiten
muss was lesen, mach auf
muss eine Datei bearbeiten, öffne sie
moch a Datei auf
chasch e Datei ufmache
Doppelklick auf die Datei
könnt ich ein Dokument haben
meine Datei bitte
Öffnen einer Datei
eine Datei hätt ich gern offen
+ruf eine Datei auf
ist es möglich, eine Datei zu öffnen
ein Bild oder so öffnen
+blend das Dokument ein
da gibt's einen Text, den ich lesen will, mach auf
ich will ein Dokument vor mir haben
einmal Datei aufmachen
eine Datei will geöffnet werden
ich hab ein Dokument geschrieben, zeig's mir
tätst ma de Datei aufmachen
öffnen bitte
öffne was
öffne was für mich
öffne mir das
öffne mir eine Datei
öffne doch mal die Datei
Datei öffnen bitte
Datei aufmachen
eine Datei aufmachen
ein File öffnen
das Ding öffnen
das Dokument öffnen bitte
das Bild aufmachen
die Datei von vorhin, öffnen
mein Dokument auf den Bildschirm
könntest du das öffnen
könntest du die Datei aufmachen
kannst du Dateien öffnen
kannst du das Dokument aufmachen
würdest du das aufmachen
würdest du mir die Datei öffnen
magst du die Datei öffnen
magst das aufmachen
tätst was aufmachen
ich will die Datei offen haben
ich will das Dokument sehen
ich muss eine Datei öffnen
ich muss da ein Dokument aufmachen
ich brauch die Datei vor mir
ich hätt da was zum Öffnen
ich möchte etwas öffnen
ich würd gern eine Datei aufmachen
da ist was zum Aufmachen
da gibt's eine Datei, öffne sie
wo ist die Datei? mach sie auf
Doppelklick
mach die Datei einfach auf
einfach öffnen
jetzt öffne das schon
geh, mach's auf
na los, öffne es
mach mer öppis uf
tua de Datei aufmachn
""",
)
APP = Phrases(
    en="""
+[open|start|launch] [the|] [app|application|program] {p}
+[start|launch|run|fire up] {p}
the {p} [app|program] [please|]
i need the program {p}
!+get the {p} app going
+open up the [app|program|application] {p}
+open the {p} [app|program|application]
the [app|program] called {p}, [open|start] it
[can|could] you [start|launch|open] the [program|app] {p}?
i'd like to [use|start|open] the [app|program] {p}
[program|app]: {p}
+run the [app|program|application] {p}
[let's|lets] start the [app|program] {p}
i wanna use the {p} [app|program]
would it be possible to start the [program|app] {p}?
{p} is a program, [open|start] it
!+have the program {p} launched
!the application {p} should be running
+load the [app|program|software] {p}
+boot up the [program|software|app] {p}
could do with the [app|program] {p} [open|running]
the [software|tool] {p}, [open|start] it please
i have to work with the program {p}
+bring up the [program|app] {p}
would you mind starting the [app|program] {p}
[software|tool]: {p}
the [program|app] {p} isn't running, start it
+open the [software|tool] {p}
{p}, that's a program, run it
give me the app {p}
the app {p} please, quick
how about starting the app {p}
[can|may] i have the program {p}
where's the app {p}? open it
+execute the program {p}
+get me into the app {p}
application {p} [start|launch]
i installed the program {p}, start it
is the {p} program there? launch it
the thing called {p} is an app, open it
please start up the {p} software
{p}, the application
i want the {p} program [open|running]
+switch on the app {p}
new window of the app {p}
for work i need the {p} program
[time|ready] for the app {p}
not a file, the program {p}
would you run the {p} application for me
+kick off the program {p}
+spin up the {p} app
app by the name of {p}, open
open up my {p} app
+crank up the {p} program
my sister uses the app {p}, let me try it
can we get the program {p} going
the {p} app needs to be running
+find the program {p} and start it
{p} (the program) please
wanna try out the app {p}
you should start the {p} app
have a go at starting the program {p}
the {p} utility, start it
+open my {p} program
pls start app {p}
+bring the app {p} up on my screen
is there an app {p}? start it
+wake up the {p} app
i'd be glad if you started the {p} program
the desktop app {p}, launch
i do my taxes with the program {p}, open it
game called {p}, start it
+start the game {p}
{p} app start
the app's name is {p}, start it
where do i start the program {p}? just do it
i wish to work with the software {p}
hey, the {p} app please, i'm in a hurry
run it for me: the program {p}
{p}, the app
{p} the program, start it
{p}: it's an app, launch
app {p} please
program {p} start
software {p} please
new instance of the program {p}
desktop program {p}, run
open the software called {p}
run program {p}
exec the program {p}
start software {p}
start the thing called {p}, it's an app
where do i find the app {p}? just start it
what about the app {p}? run it
who uses the program {p}? i do, start it
is the {p} app installed? launch it
can the program {p} be started
could you fire up the {p} program
could we run the app {p}
would you kindly start the {p} software
do we have the program {p}? start it
i feel like using the {p} app
i have the {p} app, open it
i'd like the {p} program to run
i'm going to need the program {p}
i work with the {p} app, start that
it's the app {p} i want open
let me use the {p} program
let me into the app {p}
my program {p}, start it please
next, the {p} app
now the program {p}
the {p} software, please start it
the tool called {p}, start
+get the program {p} running
+turn on the program {p}
+call up the app {p}
+pop open the app {p}
""",
    de="""
+[öffne|starte] [die App|das Programm|die Anwendung] {p}
+[starte|start] {p}
{p} starten
Programm {p} [bitte|öffnen]
ich brauch das Programm {p}
!+bring die App {p} zum Laufen
[kannst|könntest|magst] du [die App|das Programm] {p} [starten|öffnen]?
[das Programm|die App|die Anwendung] {p} [starten|öffnen|aufmachen]
+mach [die App|das Programm] {p} auf
+starte mir [mal|] [das Programm|die App] {p}
ich [will|möchte|mag] [das Programm|die App] {p} [benutzen|nutzen|starten]
[Programm|App|Software]: {p}
{p} ist ein Programm, [starte|öffne] es
i brauch [des|das] Programm {p}
+führ das Programm {p} aus
[das Programm|die App] {p} soll starten
+wirf das Programm {p} an
!Start der Anwendung {p} bitte
!wie wärs mit der App {p}
+lade [die App|das Programm] {p}
[die Software|das Tool] {p} [starten|öffnen|aufmachen]
ich muss mit dem Programm {p} arbeiten
+fahr [das Programm|die Software] {p} hoch
würdest du [die App|das Programm] {p} [öffnen|starten]
[Tool|Software] {p} [bitte|starten]
[das Programm|die App] {p} läuft nicht, starte [es|sie|das] mal
+schmeiß [die App|das Programm] {p} an
[die App|das Programm] {p} [gehört|bitte] gestartet
es wär gut, wenn das Programm {p} läuft
die App {p} bitte
Programm namens {p} starten
{p} ist eine App, mach die auf
ich hätt gern die App {p} offen
App {p} auf
das Programm mit dem Namen {p} öffnen
hab das Programm {p} installiert, starte es
nicht die Datei, das Programm {p} [bitte|starten]
brauch für die Arbeit die Software {p}
starten: Programm {p}
moch de App {p} auf
tua des Programm {p} starten
chasch s Programm {p} starte?
lass [mal|uns] das Programm {p} starten
die Anwendung {p} [bitte|] öffnen
zeig mir die App {p}
gibt's hier ein Programm {p}? starte es
das Spiel {p} starten
+starte das Spiel {p}
wie wär's mit dem Programm {p}?
{p}, das Programm, [bitte|starten]
neues Fenster vom Programm {p}
ob du mir die App {p} aufmachen könntest?
möcht die App {p} ausprobieren
meine Schwester nutzt die App {p}, mach die mal auf
+ruf das Programm {p} auf
+hol mir [das Programm|die App] {p} auf den Schirm
Anwendung: {p}
Anwendung {p} starten
{p}-App [öffnen|starten|bitte]
die {p}-App aufmachen
das {p}-Programm [bitte|starten]
ich arbeite mit der Software {p}, mach die auf
es wird Zeit für das Programm {p}, starte es
+boote die App {p}
ich bräuchte mal das Programm {p}
das Programm {p} sollte laufen
das Tool {p} hätt ich gern [offen|gestartet]
können wir das Programm {p} öffnen
+schalt die App {p} ein
dass du mir das Programm {p} startest
Programm {p}, aber schnell
wo ist die App {p}? mach sie auf
+launch [mal|] die App {p}
sei so gut und starte das Programm {p}
bitte einmal die Anwendung {p}
i tät gern mit dem Programm {p} arbeiten
+öffne mir die Software {p}
gern das Programm {p} offen haben
für die Steuer brauch ich das Programm {p}
{p}, die App
{p} als Programm starten
{p}: das ist eine App, starte sie
App {p} bitte
App {p} starten
Programm {p} starten
Programm {p} ausführen
Anwendung {p} bitte
neue Instanz vom Programm {p}
starte Programm {p}
starte App {p}
öffne Anwendung {p}
öffne Programm {p}
öffne die Software namens {p}
exec Programm {p}
wo find ich die App {p}? starte sie einfach
was ist mit der App {p}? starte sie
ist die App {p} installiert? dann starten
kann man das Programm {p} starten
könntest du das Programm {p} anwerfen
könnten wir die App {p} starten
wärst so nett und startest das Programm {p}
haben wir das Programm {p}? starte es
hast du die App {p}? mach sie auf
mir ist nach der App {p}
ich hab die App {p}, öffne sie
ich hätt gern, dass das Programm {p} läuft
ich werd das Programm {p} brauchen, starten
ich arbeite mit der App {p}, starte die
ich will in die App {p}
lass mich mit dem Programm {p} arbeiten
mein Programm {p}, starte es bitte
als Nächstes die App {p}
jetzt das Programm {p}
das Tool namens {p} starten
es geht um das Programm {p}, starte es
her mit der App {p}
los, starte das Programm {p}
+krieg das Programm {p} zum Laufen
+dreh das Programm {p} auf
+lass die App {p} laufen
+zünd das Programm {p}
start mer d App {p}
""",
)
SITE = Phrases(
    en="""
+[open|visit|go to] {p}
+[open|show me] the [site|page|website] {p}
{p} in the browser
[website|page] {p} [please|]
!let me surf to {p}
+[load|pull up|bring up] [the page|the site|the website|] {p}
+take me to {p}
i [want|need] to [visit|see|go to] {p}
+head over to {p}
[can|could] you [open|load] {p} in [the|my] browser?
+open a [new|] tab with {p}
[let's|lets] [visit|go to|check out] {p}
+browse to {p}
{p} in a [new|] tab
somebody told me about {p}, open [the page|the site]
+type {p} into the browser
would it be possible to visit {p}?
[url|web|site]: {p}
!i'm curious what's on the site {p}, go there
!+direct the browser to {p}
+navigate to {p}
+point the browser to {p}
could do with {p} in the browser
i have to look something up on {p}, open [the page|the site]
[the link|this link|url] {p} please
would you mind loading the page {p}
off to {p}
+follow the link {p}
+surf [over|] to {p}
i saw {p} in an ad, take me there
{p} [please|pls]
{p} page
show {p}
i'd like {p} in a browser window
[my|a] [friend|colleague] sent {p}, open it
{p} should load in the browser
there's an article on {p}, open it
browser, {p}
www: {p}
+access {p}
let me look at {p} online
+goto {p}
can we see {p} online?
+fire up the browser with {p}
the address is {p}, go there
address: {p}
+check out {p}
+enter {p} in the address bar
+jump over to {p} in the browser
i want to order something on {p}
i've got to log in at {p}, [open it|go there]
+get {p} on the web
[time|ready] to visit {p}
+launch {p} in the browser
would you go to {p}
is {p} reachable? load it
{p}, open that page for me
[please|] web page {p}
tab: {p}
i copied {p} from a mail, open it
would you kindly open the site {p}
+land me on {p}
wanna go on {p}
+click over to {p}
the form is on {p}, get me there
+connect to {p} with the browser
pop over to {p}
site {p} in a fresh tab
my doctor's page is {p}, open it
next tab: {p}
+call up the page {p}
+render {p} in the browser
{p} on the internet
let's have a nosey at {p}
{p} up in the browser
my browser should go to {p}
take a tab and open {p}
please direct me to {p}
book something on {p}, so open it
{p} open
{p} now
{p} online
{p}, take me there
{p}, visit
{p} - go
{p} on the web
{p} in firefox or whatever
{p} in my browser please
new tab, {p}
http {p}
go {p}
goto page {p}
to {p}
over to {p}
onto {p}
look at {p}
open page {p}
open url {p}
open link {p}
what's on {p}? open it
what's going on at {p}? go there
where's {p}? load the page
what does {p} look like? load it
how do i get to {p}? bring me there
can you get me to {p}
can i visit {p}
could you go on {p}
could i see {p} in the browser
would you take me to {p}
i'd like to go to {p}
i'd like to see the page {p}
i feel like reading {p}
i usually read {p}, open it
i've an account at {p}, open it
it's on {p}, go there
my browser, {p}
send me to {p}
the site is {p}, load it
the website's address is {p}
they said {p}, let's go there
let's go on {p}
+bring me to {p}
+view the page {p}
+hop to {p}
""",
    de="""
+[öffne|besuch] {p}
+öffne die [Seite|Webseite|Homepage] {p}
geh auf {p}
{p} im Browser
[Webseite|Seite] {p} [öffnen|aufrufen]
!lass mich auf {p} surfen
+ruf [mal|] [die Seite|die Webseite|] {p} auf
+lade [die Seite|die Website] {p}
[bring|führ] mich [auf|zu] {p}
[kannst|könntest|magst] du {p} im Browser öffnen?
ich [will|möchte|muss] auf [die Seite|die Website] {p}
{p} in [einem|nem] [neuen|] Tab [öffnen|]
+öffne [einen|nen] Tab mit {p}
[lass uns|lass mal] [auf|zu] {p} gehen
+besuche [die Website|die Seite] {p}
+tipp {p} in den Browser ein
moch de Seitn {p} auf
jemand hat mir {p} empfohlen, mach die Seite auf
[Web|URL|Link|Internetseite]: {p}
!+steuer mal {p} im Browser an
!Browser auf {p} bitte
+navigier zu {p}
+folg dem Link {p}
muss auf {p} was nachschauen, mach die Seite auf
würdest du die Seite {p} [laden|öffnen|aufrufen]
surf [mal|] auf {p}
den Link {p} [öffnen|aufmachen]
[ab|gemma] auf {p}
die Seite {p} [bitte|] im Browser [laden|zeigen|öffnen]
könnt ich {p} im Browser haben?
+starte den Browser mit {p}
{p} bitte
{p} laden
Browser: {p}
Adresse {p}
die Adresse ist {p}, geh da hin
zeig [mir|mal|] {p}
{p} im Netz [öffnen|zeigen]
hab {p} per Mail bekommen, mach auf
Kollege hat {p} geschickt, öffnen
neuer Tab: {p}
öffnen: {p}
muss mich auf {p} einloggen
will auf {p} was bestellen
der Artikel steht auf {p}, mach auf
würd gern auf {p} gehen
ob {p} geht? lade die Seite mal
schick mich auf {p}
+schau mal auf {p}
gib {p} in die Adressleiste ein
spring auf {p}
+zeig die Internetseite {p}
wie schaut {p} aus? öffne die Seite
+steuer den Browser auf {p}
i mecht auf {p}
geh ma auf {p}
chasch {p} ufmache?
[ist|is] {p} erreichbar? mach auf
das Formular ist auf {p}, bring mich hin
die Internetadresse {p} [öffnen|aufrufen]
+hüpf rüber auf {p}
+klick {p} an
WWW: {p}
mal eben auf {p} [schauen|gehen]
{p} bitte aufrufen
einmal {p} im Browser
ins Internet auf {p}
sei so nett und öffne {p}
ich bräucht {p} im Browser
kannst {p} aufmachen
wär gut, wenn du {p} öffnest
+hol {p} in den Browser
die Homepage {p} [bitte|laden]
als nächstes {p} im Browser
Fenster mit {p}
ich [besuch|besuche] jetzt {p}
das hier öffnen: {p}
Browser auf und {p} rein
die Rechnung liegt auf {p}, bring mich hin
+hau {p} in den Browser
den Browser bitte zu {p}
{p} auf
{p} jetzt
{p} online
{p}, bring mich hin
{p} besuchen
{p} ansteuern
{p} im Web
{p} im Internet aufrufen
{p} in meinem Browser bitte
http {p}
Seite: {p}
auf zu {p}
ab zu {p}
rüber auf {p}
hin zu {p}
Seite {p} laden
URL {p} öffnen
Link {p} aufmachen
Webseite {p} besuchen
was gibt's auf {p}? öffne die Seite
was ist auf {p} los? geh hin
wie komm ich auf {p}? bring mich hin
kannst du auf {p} gehen
kann ich {p} besuchen
könntest du {p} aufrufen
könntest du die Seite {p} laden
magst auf {p} schauen
ich möcht auf {p} gehen
ich würd gern die Seite {p} sehen
ich les gern {p}, mach die Seite auf
ich hab ein Konto bei {p}, öffne das
ich muss schnell auf {p}
das steht auf {p}, geh dahin
mein Browser soll auf {p}
die Website ist {p}, lade sie
es hieß {p}, schauen wir da hin
gehen wir auf {p}
surfen wir auf {p}
schauen wir auf {p}
+lade {p} im Browser
+wechsel auf {p}
+zeig die Webseite {p}
mach {p} im Browser auf
fahr auf {p}
gang uf {p}
""",
)
