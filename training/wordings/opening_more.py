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
xdg-open {acc}
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
xdg-open {acc}
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
""",
)
