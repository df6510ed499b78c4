"""How people ask which windows are open, and speak of one that was told of."""

from training.phrases import Phrases

LIST = Phrases(
    en="""
[which|what] windows are open [right now|]
[list|show] [me|] [all|my|the|all my|] [open|] windows
open windows
windows?
[what|which] [programs|apps] are open
what [have i|do i have] open [right now|]
[what's|what is] open [on my desktop|]
window list
!+tell me [what|which windows] [i have|is|are] open
+give me [a list of|] [my|the] windows
what's running in windows
which windows [do i have|are there]
!list of [open|all] windows
how many windows are open
where are my windows
[list|show] open [apps|programs]
what [did i leave|have i left] open
how many [programs|apps] [do i have|are] open
overview of [my|the|all] windows
window overview
which apps have a window [right now|]
[do i have|is there] anything open [right now|]
what's on my workspaces
enumerate [the|all|my] windows
i lost track, what's open
[too many windows|so much open], [list them|which ones are there]
show everything that's open
[active|currently open] [apps|windows|programs]
which apps are open on which workspace
would you mind listing my windows
!i wonder what i still have open
!inventory of my windows
what's hiding on the other workspaces
can i get a summary of my open windows
could you tell me which [programs|windows] are up [right now|at the moment]
so many windows, which are they
what [stuff|programs] did i [open|start] today that's still there
i'd like [an overview|a rundown] of what's open
anything still [open|running] on my desktop?
name [all|] the windows
[windows|apps] currently on [the|my] desktop
i need to know [which|what] [windows|programs] are open
what's cluttering up my desktop
what windows have i got
before i shut down, what's still open
tell me everything that's open at the moment
number of [open|my] windows
[every|each] open window, listed
taskbar contents
hyprctl clients
who's on my desktop, windows i mean
windows please
my windows
windows, all of them
apps open?
open programs
open apps please
all the things i have open
any windows open
what's up on my screen, which windows
what's open where
what's still up
what is on which workspace
what all is open
what windows are there
which windows are up
which of my programs are open
which programs have windows
how much do i have open
+count my windows
+count the open windows
+print the window list
+run hyprctl clients
+summarize my open windows
+walk me through my open windows
+give me an inventory of what's open
i have no idea what's open
i forgot what i had open
i want to see my windows listed
i need a list of my windows
i need an overview of the windows
let me see which windows are open
let's see what's open
can you list my windows
could i have the window list
would you list what's open
may i know what's open
do you see any open windows
do i still have stuff open
did i leave anything open
is something still open
are there any windows
are any programs open
each workspace, which windows
open stuff?
whats open
what've i got up
what have i got going on, windows i mean
everything open, listed
list: windows
ls windows
wmctrl -l
hyprctl windows
ps for windows
who's open
the windows, name them
the state of my desktop, what's open
roll call for my windows
what am i running on the desktop
what am i juggling, which windows are open
what occupies my workspaces
what did i forget to close
what would i lose if i logged out, which windows are open
which ones are open, of all my apps
which tools do i have open
is it a lot that i have open? list it
is my desktop empty or is something open
are there forgotten windows somewhere
is there any window i forgot
i'd love to know what's still open
i can't find my way around my windows, list them
i've got so much open i can't remember it all, list it
i need a quick summary, which apps are open
it's crowded, who's taking up space on my workspaces
the laptop's slow, which programs do i have open
after the break i don't know what was open, show me
remind me what i have open
+show what i'm working with, all open windows
+show me the contents of my workspaces
+report open windows
+dump the window list
+read me the list of open windows
+tell me which apps are on the desktop
+fill me in on what's open
+recap my open apps
what's knocking about on my desktop, windows wise
""",
    de="""
welche Fenster [sind|hab ich|habe ich] [gerade|alle|] offen
[zeig|zeige|liste] [mir|] [alle|meine|die|] [offenen|] Fenster
offene Fenster
Fenster?
welche [Programme|Apps] [sind|hab ich] offen
was [hab|habe] ich [gerade|alles|] offen
was ist [gerade|alles|] offen
Fensterliste
!sag mir, welche Fenster offen sind
+gib mir eine Liste [der|meiner] Fenster
welche Fenster gibt es
!alle [offenen|] Fenster auflisten
wie viele Fenster sind offen
wo sind meine Fenster
wos is'n ois offen
[Übersicht|Überblick] über [meine|die|alle] Fenster
was hab ich [noch|überhaupt|eigentlich] offen
wos hob i offen
[offene|geöffnete|aktive] [Apps|Programme|Anwendungen]
geöffnete Fenster [anzeigen|auflisten|zeigen]
welche Anwendungen [sind|hab ich] [gerade|] geöffnet
hab ich [gerade|] [was|etwas|irgendwas] offen
was ist auf [den|meinen] Arbeitsflächen [los|offen]
wie viele [Programme|Apps] hab ich [offen|auf]
ich hab den Überblick verloren, was ist offen
magst du [mir|] die Fenster [auflisten|zeigen]
+zähl [mir|] die offenen Fenster auf
Liste der offenen [Fenster|Programme|Apps]
was steht [da|] alles offen
!ich möchte wissen, welche Fenster da sind
!Inventur meiner Fenster
sind [noch|] [irgendwelche|] Fenster offen
alles Offene [zeigen|anzeigen]
was isch [alles|] offe
könntest du mir sagen, welche [Programme|Fenster] [gerade|] offen sind
so viele Fenster, welche sind das [alle|]
[hätt|hätte] gern [einen Überblick|eine Übersicht] was [alles|] offen ist
[nenn|sag] mir [alle|] offenen Programme
was für Fenster hab ich [eigentlich|denn] offen
was läuft [gerade|] in Fenstern
was hab ich heut alles aufgemacht, was noch offen ist
bevor ich ausschalte, was ist noch offen
ich muss wissen, was [grad|alles] offen ist
Fensterübersicht [bitte|]
Anzahl der [offenen|] Fenster
was [liegt|steht] auf meinem Desktop [herum|offen]
Fenster auflisten
welche [Apps|Sachen] sind [noch|] an Fenstern da
sog ma wos ois offen is
was für Programme laufen grad am Desktop
hyprctl clients
list mal die Fenster
Fenster bitte
meine Fenster
Liste der Fenster
offene Apps bitte
alles was ich offen hab
was ist wo offen
was ist noch auf
was ist auf welcher Arbeitsfläche
was gibt's an Fenstern
was alles offen ist
welche Fenster sind da
welche Fenster stehen noch herum
welche von meinen Programmen sind offen
welche Programme haben Fenster
wie viel hab ich offen
+zähl meine Fenster
+gib mir die Fensterliste
+mach eine Liste der offenen Fenster
+sag mir, was offen ist
keine Ahnung, was ich offen hab
ich weiß nicht mehr, was offen ist
ich hab vergessen, was ich offen hab
ich will meine Fenster aufgelistet
ich brauch eine Liste meiner Fenster
ich brauch einen Überblick über die Fenster
lass sehen, welche Fenster offen sind
lass mal sehen, was offen ist
kannst du meine Fenster auflisten
könnt ich die Fensterliste haben
würdest du auflisten, was offen ist
darf ich wissen, was offen ist
siehst du offene Fenster
hab ich noch Sachen offen
hab ich was offen gelassen
ist noch was offen
sind Programme offen
gibt es offene Fenster
pro Arbeitsfläche, welche Fenster
welche Fenster han i offe
wöche Fenster san offn
was is'n noch allet uff
offen?
was offen?
was is offen
was läuft auf dem Desktop
wer ist alles offen
welche sind offen, von den Fenstern
Fenster: alle nennen
Stand der Dinge, was ist offen
Appell, welche Fenster sind da
ls Fenster
wmctrl -l
hyprctl windows
was hab ich vergessen zuzumachen
was würd ich beim Abmelden verlieren, welche Fenster sind offen
was belegt meine Arbeitsflächen
womit arbeite ich grad, welche Fenster
welche Werkzeuge hab ich offen
welche von meinen Apps laufen mit Fenster
ist das viel, was ich offen hab? liste es auf
ist mein Desktop leer oder ist was offen
gibt's vergessene Fenster
steht noch irgendwo ein Fenster offen
liegt noch was offen herum
ich find mich nicht zurecht, welche Fenster sind offen
ich hab so viel offen, dass ich mir's nicht merken kann, zähl's auf
ich brauch schnell eine Übersicht, welche Apps offen sind
der Laptop ist langsam, welche Programme hab ich offen
nach der Pause weiß ich nicht mehr, was offen war, zeig's mir
erinner mich, was ich offen hab
mich interessiert, was grad offen ist
wüsst gern, was noch offen ist
Bestand an Fenstern
Bericht über die offenen Fenster
+berichte, welche Fenster offen sind
+lies mir die offenen Fenster vor
+zeig den Inhalt meiner Arbeitsflächen
+zeig mir, womit ich grad arbeite, alle Fenster
+nenn mir die Apps am Desktop
+fass zusammen, was offen ist
+gib die Fensterliste aus
was kugelt da alles auf meinem Desktop rum
wat is allens apen
was isch no offe bi mir
""",
)
WHERE = Phrases(
    en="""
where is {a}
[on|] which workspace is {a} [on|]
where did i put {a}
[where's|wheres] the {a} window
find the {a} window
!what workspace has {a}
[i lost|can't find] {a}[, where is it|]
which desktop is {a} on
on what workspace does {a} live
i don't see {a} anywhere, where is it
{a} is gone, where did it go
where did {a} go
where's {a} [hiding|gone|at]
locate the {a} window
which workspace holds {a}
tell me where {a} is [open|]
look for the {a} window
{a}: which workspace?
do you know where {a} is [open|]
workspace of {a}
!on which space do i find {a}
!i misplaced my {a} window
where have i got {a} [open|]
what workspace did i [leave|put] {a} on
any idea [where|on which workspace] {a} is
could you [tell me|look up|check] where the {a} window is
i had {a} open somewhere, but where
i can't see {a}, [which workspace|where is it]
in which corner did {a} end up
{a} must be open somewhere, where
+track down the {a} window
which ws has {a} [on it|]
+search [the|my] workspaces for {a}
{a} [disappeared|vanished], where is the window
the window of {a}, where is that
where exactly is {a} [open|] right now
location of the {a} window
where in the world is {a}
{a}, where?
where {a}
which workspace, {a}?
{a} is on which workspace
{a} sits on which workspace
{a}'s window, where is it
{a}'s workspace?
where's {a} open
where's {a} got to
where's that {a} window
where is {a} right now
where is the window of {a}
where is my {a} window
where can i find the {a} window
where has {a} gone
where have you put {a}
where did {a} end up
where did i leave {a}
where did i open {a}
where did the {a} window go
where would {a} be
on which workspace do i have {a}
on which workspace did i open {a}
on what number is {a}
what workspace is {a} on
what's the workspace of {a}
i don't know where {a} is
i need to know where {a} is
i want to know which workspace {a} is on
i'm looking for {a}, where is it
i'm looking for the {a} window
i forgot which workspace {a} is on
can you find {a} on my workspaces
can you tell me where {a} is
can you see where {a} is
do you see the {a} window, where
would you look where {a} is
{a} got lost, where is it
{a} slipped away, which workspace
{a} isn't here, where is it
+find out where {a} is open
+look up the workspace of {a}
+tell me the workspace of {a}
+check where the {a} window is
+look on which workspace {a} is
{a}: location
{a} is where
{a}'s hiding, find it
{a} has vanished, which desktop
{a} ran away, where to
{a}? can't see it
{a} isn't on this workspace, where is it then
{a} used to be here, where is it now
{a} should be open somewhere, which workspace
{a} must be around, which desktop is it
seen {a} anywhere?
has anyone seen {a}
whereabouts of {a}
whereabouts is {a}
wherever is {a}
where abouts did {a} land
where do i find the window with {a}
where do you see {a}
where does {a} sit
where on my desktops is {a}
which desktop did i put {a} on
which desktop has {a}
which number is {a} on
which of my workspaces has {a}
which workspace did {a} open on
what desktop is {a} on
what number workspace is {a}
on which desktop is {a} open
ws of {a}?
workspace for {a}, which one was it
i put {a} somewhere, but on which workspace
i've searched every workspace for {a}, where is it
i've too many windows, where's {a} among them
i keep losing {a}, where is it
help me find the {a} window
+find {a} among my windows
+hunt down {a} on my workspaces
+spot the {a} window
+give me the workspace number of {a}
+show me which workspace {a} is on
hyprctl clients, where's {a}
where on earth did the {a} window get to
""",
    de="""
wo ist {a}
auf welcher Arbeitsfläche ist {a}
wo hab ich {a} [hin|]
wo ist das {a} Fenster
finde das {a} Fenster
!welche Arbeitsfläche hat {a}
ich finde {a} nicht[, wo ist es|]
wo steckt {a}
wo [liegt|hängt|ist] das Fenster von {a}
wo hab ich {a} [offen|versteckt|gelassen]
{a} ist weg, wo ist es hin
wo [is|ist] {a} hin
auf welchem [Workspace|Desktop|WS] [ist|läuft|liegt] {a}
wohin ist {a} verschwunden
{a} wo?
such [mal|] das Fenster von {a}
ich seh {a} nirgends, wo ist das
Arbeitsfläche von {a}?
weißt du, wo {a} [ist|offen ist]
sag mir, wo {a} [ist|liegt]
auf welcher Arbeitsfläche [läuft|hab ich|find ich] {a}
wo find ich das {a} Fenster
!in welcher Ecke hab ich {a}
!auf welche Arbeitsfläche hat's {a} verschlagen
wo isch {a}
wo is'n {a}
könntest du [schauen|nachsehen|gucken], wo das {a} Fenster ist
ich hatte {a} doch irgendwo offen, wo [ist das|nur]
{a} muss irgendwo offen sein, wo
+spür das Fenster von {a} auf
+such [mal|bitte|] die Arbeitsflächen nach {a} ab
keine Ahnung wo {a} ist, weißt du's
das Fenster von {a}, wo [liegt|steckt] das
wo [zum Teufel|um Himmels willen|bloß] ist {a}
{a} [find|seh] ich nicht mehr, welche Arbeitsfläche
wo treibt sich {a} herum
Standort von {a}
in welchem Arbeitsbereich ist {a} [offen|]
wo hob i {a} hi
auf welcher [AF|WS] ist {a}
wo {a}
wo bist du, {a}
{a} ist auf welcher Arbeitsfläche
{a} liegt auf welchem Workspace
Arbeitsfläche von {a} bitte
wo ist {a} offen
wo ist {a} gerade
wo ist mein {a} Fenster
wo ist {a} hingekommen
wo ist {a} abgeblieben
wo kann ich {a} finden
wo läuft {a}
wo hast du {a} hin
wo hab ich {a} liegen lassen
wo hab ich {a} aufgemacht
wo ist {a} gelandet
wo wär {a}
wo könnte {a} sein
wo is des {a} Fenster
wohin hab ich {a} getan
auf welcher Arbeitsfläche hab ich {a} aufgemacht
auf welcher Nummer ist {a}
auf welchem Desktop find ich {a}
welche Nummer hat die Arbeitsfläche mit {a}
ich weiß nicht wo {a} ist
ich muss wissen wo {a} ist
ich will wissen auf welcher Arbeitsfläche {a} ist
ich such {a}, wo ist das
ich such das {a} Fenster
ich hab {a} verloren
kannst du {a} auf meinen Arbeitsflächen finden
kannst du mir sagen wo {a} ist
siehst du wo {a} ist
würdest du schauen wo {a} ist
{a} ist verloren gegangen, wo ist es
{a} ist nicht da, wo ist es
{a} ist mir entwischt, welche Arbeitsfläche
+find raus wo {a} offen ist
+schau nach wo {a} ist
+sag mir die Arbeitsfläche von {a}
+guck auf welcher Arbeitsfläche {a} ist
+such mir {a} auf den Arbeitsflächen
wo steckt [denn|bloß] das {a} Fenster
{a}: wo?
{a} ist wo
{a} hat sich versteckt, wo
{a} ist verschwunden, auf welchem Desktop
{a} ist ausgebüxt, wohin
{a}? seh ich nicht, wo
{a} ist auf der Arbeitsfläche hier nicht, wo dann
{a} war doch gerade noch da, wo ist das jetzt
{a} muss doch wo sein, welcher Desktop
hast du {a} gesehen
hat jemand {a} gesehen
Verbleib von {a}
wo bleibt {a}, welche Arbeitsfläche
wo hat sich {a} aufgemacht
wo siehst du {a}
wo sitzt {a}
wo auf meinen Desktops ist {a}
wo is denn jetzt {a} hinkommen
wohin hat sich {a} verzogen
auf welchen Desktop hab ich {a} getan
auf welche Arbeitsfläche hab ich {a} gelegt
auf welchem Platz ist {a}
auf der wievielten Arbeitsfläche ist {a}
welcher Desktop hat {a}
welcher Workspace ist der mit {a}
welche von meinen Arbeitsflächen hat {a}
WS von {a}?
Nummer der Arbeitsfläche von {a}
ich hab {a} irgendwohin getan, aber auf welche Arbeitsfläche
ich hab schon überall nach {a} geschaut, wo ist es
vor lauter Fenstern find ich {a} nicht, wo ist es
ich verlier {a} ständig, wo ist es
hilf mir {a} zu finden, das Fenster
+find {a} unter meinen Fenstern
+stöber das {a} Fenster auf
+sag, auf welchem Desktop {a} liegt
+nenn mir die Arbeitsfläche, auf der {a} ist
+zeig mir, auf welcher Arbeitsfläche {a} ist
hyprctl clients, wo ist {a}
wo zum Kuckuck ist {a}
wo han i {a}
wo is {a} afbleven
""",
)
OPEN = Phrases(
    en="""
is {a} [open|running|open right now]
do i have {a} open
!is there a {a} window [open|]
{a} open?
did i leave {a} open
have i [opened|started] {a} [already|]
is {a} still [open|there|on]
is {a} up
any {a} window [open|]?
+check [if|whether] {a} is [open|on]
{a} still open?
do i still have {a} [open|up]
i'm not sure, is {a} open
tell me if {a} is open
is there [already|still] a {a} window
does {a} have a window [open|]
is {a} among my windows
!has {a} been opened
!did {a} come up
was {a} started [already|]
could you [check|look|see] [if|whether] {a} is open
can you see {a} [anywhere|among my windows]
am i [still|already] running {a}
{a} is open, [right|isn't it]?
do we have {a} open [somewhere|]
i can't remember if i opened {a}, is it there
is {a} active [at the moment|]
has {a} got a window
yes or no: is {a} open
is {a} up and running
did i close {a} [already|] or is it still open
+see if {a} is [open|running|up]
{a} running?
{a} active?
{a} window open?
{a} still running?
{a} already open?
{a}: open or not?
{a}, is that open?
{a}, do i have that open?
open already: {a}?
is there any {a} open
is some {a} window left
is any window of {a} open
is {a} one of the open windows
is {a} on one of my workspaces
is {a} in the background somewhere
is {a} already started
is {a} currently open
isn't {a} open [already|]
{a} isn't open, is it
{a} should be open, is it
i think {a} is open, is that right
i thought i had {a} open, do i
i bet {a} is still open, is it
i want to know if {a} is open
i need to know whether {a} is still open
i wonder if {a} is open
i started {a} before, is it up
do you see {a} among the windows
do i have a window of {a}
do i have {a} running [somewhere|]
have i still got {a} open
have i got {a} open
have we got {a} up
can you tell [me|] if {a} is open
can you check whether {a} is running
would you check if {a} is open
did {a} start
did {a} open at all
did i start {a}
did i forget to close {a}
how about {a}, open or closed
what about {a}, is it open
before i open it again, is {a} open
+look whether {a} is open
+find out if {a} is open
+let me know if {a} is still open
+tell me whether {a} has a window
any sign of {a} among my windows
anything of {a} open
{a} on?
{a} there?
{a} closed?
{a}, yes or no, is it open
{a} not open?
{a} open at the moment?
{a} open somewhere?
{a} open or closed?
{a} is still there, is it
{a} is closed, isn't it
{a} isn't running any more, is it
{a} was open earlier, is it still
{a} went missing, is it still open
open? {a}, i mean
status of {a}, open or not
got {a} open?
got a {a} window somewhere?
is a {a} session still open
is {a} showing on any workspace
is {a} loaded already
is {a} closed yet
is {a} gone or still open
is {a} open on another workspace
is {a} in use right now
has {a} started yet
has {a} finished opening
has {a} quit or is it still there
have i closed {a}
did {a} close or is it still there
did {a} manage to start
do you have {a} listed among the open windows
am i using {a} right now
i can't remember closing {a}, is it open
i heard a sound, is {a} open
i'd like to know if there's a {a} window
hyprctl clients, is {a} in there
+verify that {a} is open
+confirm that {a} is running
+check for a {a} window
""",
    de="""
ist {a} [offen|geöffnet|gerade offen]
hab ich {a} offen
!gibt es ein {a} Fenster
läuft {a} [gerade|]
ist {a} noch [offen|da|auf]
hab ich {a} [noch|schon] [offen|auf|laufen]
hab ich {a} [eh|schon] [gestartet|geöffnet|aufgemacht]
[schau|guck|check] [mal|], ob {a} offen ist
is {a} [offen|auf|no offen]
[gibt's|gibts] [ein|irgendein] Fenster von {a}
{a} [noch|schon] offen?
weißt du, ob {a} offen ist
steht {a} [noch|] offen
ist [das|ein] {a} Fenster [da|offen|geöffnet]
{a} gestartet?
hob i {a} offen
bin nicht sicher, ist {a} offen
!hat {a} ein Fenster
!wurde {a} geöffnet
isch {a} offe
könntest du [nachschauen|prüfen|gucken], ob {a} offen ist
{a} ist doch offen, oder?
siehst du {a} irgendwo offen
ich weiß nicht mehr, ob ich {a} aufgemacht hab, ist es da
ja oder nein: ist {a} offen
hab ich {a} schon zu oder ist es noch offen
+prüf [mal|bitte|], ob {a} [läuft|offen ist]
{a} [aktiv|am Laufen]?
ist {a} [am Laufen|aktiv|irgendwo offen]
is des {a} Fenster no do
wär {a} [schon|noch] offen?
ob {a} [wohl|] [noch|] offen ist?
[guck|check] ob {a} läuft
{a} offen?
{a} schon auf?
{a} läuft?
{a} noch da?
{a}: offen oder zu?
{a}, ist das offen?
{a}, hab ich das offen?
schon offen: {a}?
ist irgendein {a} offen
ist noch ein Fenster von {a} da
ist ein Fenster von {a} offen
ist {a} unter den offenen Fenstern
ist {a} auf einer meiner Arbeitsflächen
ist {a} irgendwo im Hintergrund offen
ist {a} schon gestartet
ist {a} momentan offen
ist {a} nicht [eh|schon|] offen
{a} ist nicht offen, oder
{a} müsste offen sein, stimmt das
ich glaub {a} ist offen, stimmt's
ich dachte {a} wär offen, ist es das
ich wette {a} ist noch offen, oder
ich will wissen ob {a} offen ist
ich muss wissen ob {a} noch läuft
mich würd interessieren ob {a} offen ist
vorhin hab ich {a} gestartet, läuft es
siehst du {a} bei den Fenstern
hab ich ein Fenster von {a}
hab ich {a} [irgendwo|gerade] laufen
haben wir {a} offen
kannst du schauen ob {a} offen ist
kannst du prüfen ob {a} läuft
würdest du nachsehen ob {a} offen ist
ist {a} gestartet [worden|]
ist {a} überhaupt aufgegangen
hab ich {a} vergessen zuzumachen
was ist mit {a}, offen oder zu
und {a}, ist das offen
bevor ich's nochmal aufmach, ist {a} offen
+schau nach ob {a} offen ist
+find raus ob {a} offen ist
+sag mir ob {a} noch offen ist
gibt's {a} bei den offenen Fenstern
irgendwas von {a} offen
laft {a} no
hob i {a} no offn
han ich {a} offe
is {a} jetz uff
ist bei mir {a} offen
steht irgendwo ein {a} Fenster [offen|]
{a} an?
{a} auf?
{a} zu?
{a} da?
{a}, ja oder nein, offen
{a} nicht offen?
{a} gerade offen?
{a} irgendwo offen?
{a} ist noch da, oder
{a} ist schon zu, oder
{a} läuft nicht mehr, oder
{a} war vorhin offen, immer noch
{a} ist weg, oder ist das noch offen
Status von {a}, offen oder nicht
offen? {a} mein ich
hast du {a} als offen
hab ich irgendwo ein {a} Fenster
hab ich {a} schon geschlossen
hab ich {a} zugemacht oder nicht
gibt's ein offenes Fenster mit {a}
ist auf irgendeiner Arbeitsfläche {a} offen
ist {a} auf einem anderen Desktop offen
ist {a} schon geladen
ist {a} schon zu
ist {a} in Verwendung
ist {a} zugegangen oder noch da
ist von {a} noch was offen
hat {a} sich geöffnet
hat sich {a} beendet
hat der Start von {a} geklappt
benutz ich {a} gerade
läuft bei mir {a}
läuft da irgendwo {a}
ich kann mich nicht erinnern, {a} geschlossen zu haben, ist es offen
da hat's gebimmelt, ist {a} offen
wüsst gern, ob ein {a} Fenster da ist
hyprctl clients, ist {a} dabei
steht {a} in der Liste der offenen Fenster
+vergewisser dich, dass {a} offen ist
+kontrollier, ob {a} läuft
+schau, ob ein {a} Fenster da ist
is dat {a} apen
lauft {a} eigentlich no
""",
)
NTH = {
    "close": Phrases(
        en="""
close the {o} [one|]
+close {o}
[and|] close the {o}
the {o} one can go
!shut the {o} one
the {o} [one|] should go
i don't need the {o} [one|]
get rid of the {o} one
{o} one [closed|away] please
[the|] {o} window [close|away|can be closed]
you can close the {o} [one|window]
exit the {o} one
away with the {o} [one|]
!the {o} one is not needed
!quit the {o} of them
done with the {o} one
drop the {o} [one|]
i want the {o} [one|] closed
[would|could] you [close|shut] the {o} [one|of these]
[terminate|end] the {o} [one|]
the {o} [one|] has to be closed
let's close the {o} [one|]
it's the {o} one i want closed
the {o} one: close
please shut down the {o} window
close the {o} [in the list|from the list|you listed]
of these, close the {o}
don't need the {o} window any more
bye to the {o} one
{o}: close
{o}, close it
as for the {o}, close it
the {o} is superfluous
i've no use for the {o} one
the {o} one, do i need that? no, close it
the {o} one annoys me, close it
the {o} has been open long enough, close it
i forgot about the {o} one, close it
i opened the {o} one by mistake, close it
only the {o} one should be closed
the {o} of those may go
the {o} of them, shut it please
the {o} window is unnecessary
can the {o} one be closed
can you make the {o} one go away
mind closing the {o} one
please do close the {o} one
it'd be nice if the {o} one were closed
so the {o} one needs closing
ok, shut the {o} program
right, away with the {o}
+quit the {o} program
+quit the {o} app
+exit the {o} program
+take the {o} one off my desktop
+clear away the {o} one
+remove the {o} window from my desktop
+put the {o} one away
+make the {o} window disappear
no more {o} one
the {o} entry, close that
out with the {o} one
bin the {o} window
ta-ta, {o} one
""",
        de="""
[schließ|schließe] das {o}
mach das {o} zu
[und|] das {o} schließen
das {o} kann weg
!das {o} zumachen
das {o} [weg|zu]
das {o} [brauch ich nicht|brauch i ned] [mehr|]
das {o} Fenster [schließen|zu|kann weg]
weg mit dem {o}n
schließ das {o} [Fenster|bitte]
das {o} [gehört|muss] [zu|weg]
kannst das {o} [zumachen|schließen]
beende das {o}
moch des {o} zua
!mit dem {o}n bin ich fertig
!fort mit dem {o}n
{o}s [zu|schließen|weg]
ich will das {o} zu haben
[würdest|tätest] du das {o} [schließen|zumachen|beenden]
[von denen|davon] das {o} schließen
das {o} [in|aus] der Liste [schließen|zumachen|zu]
das {o} wird nicht mehr gebraucht, zu
tu das {o} [Fenster|] [zu|weg]
bitte das {o} [schließen|zumachen|dichtmachen]
das {o} soll [geschlossen werden|verschwinden]
schmeiß das {o} [raus|weg]
das {o} Programm [beenden|zumachen]
mach das {o} [Fenster|] dicht
das {o} hätt i gern zu
{o}s, zu
{o}s Fenster zumachen
{o}s Programm beenden
das {o} ist überflüssig, zu
das {o} ist unnötig, mach's zu
das {o} nervt, zu damit
das {o} hab ich vergessen, schließ es
das {o} hab ich aus Versehen aufgemacht, zu
das {o} steht schon lang genug offen, zu
das {o}, brauch ich das? nein, zu
nur das {o} soll zu
bloß das {o} schließen
für das {o} hab ich keine Verwendung, schließen
auf das {o} kann ich verzichten, zu damit
kann das {o} zu
darf das {o} geschlossen werden
kannst du das {o} verschwinden lassen
machst du das {o} zu
schließt du bitte das {o}
wär nett, wenn das {o} zu wär
also das {o} gehört geschlossen
ok, dann das {o} zu
gut, weg mit dem {o}n Fenster
tschüss, {o}s Fenster
+klick das {o} weg
+räum das {o} weg
+lass das {o} verschwinden
+nimm das {o} vom Schirm
+schließ das {o} Programm
+mach vom Desktop das {o} weg
+dreh das {o} ab
den {o}n Eintrag schließen
der {o} Eintrag kann zu
des {o} konn zua
s {o} zuemache
dat {o} dichtmoken
""",
    ),
    "focus_app": Phrases(
        en="""
[focus|show|go to|switch to] the {o} [one|]
[bring|put] the {o} one in front
the {o} [one|] please
!jump to the {o} one
take me to the {o} [one|]
i want to see the {o} [one|]
{o} [one|window] in front
let me see the {o} [one|]
activate the {o} [one|]
raise the {o} [one|]
pull up the {o} one
the {o} [one|] to the front
i'd like to work in the {o} one
!hop over to the {o}
!the {o} is the one i need
switch over to the {o} window
give me the {o} one
[would|could] you [focus|show me|bring up] the {o} [one|]
get me to the {o} one
[of these|from the list], show the {o}
i mean the {o} one, show it
set focus to the {o} one
can i see the {o} [one|window]
select the {o} [one|window]
move the {o} one up front
open up the {o} one for me to see
i need the {o} one on top
now the {o} one in focus
{o}, to the front
{o} up front
{o}, show me
{o} to the foreground
let's see the {o}
let's have the {o} one in front
let's look at the {o} one
i'd like the {o} one in front of me
i'd rather be in the {o} one
i have to get to the {o} one
i'm going to work in the {o} one
i was working in the {o} one, go there
i was looking for the {o} one, show it
that's it, the {o} one, bring it here
the {o} one is what i was after, go there
the {o} one should be in front
the {o} of them, bring it up
the {o} of those to the front
the {o} window, up please
the {o} entry, take me there
can you bring the {o} one forward
can you switch to the {o}
may i see the {o} one
mind showing me the {o} one
please go to the {o} one
so go to the {o} one
ok, {o} one in front
+hand me the {o} one
+make the {o} one active
+put the focus on the {o} one
+lift the {o} one to the top
+get the {o} one up front
+pull the {o} window forward
+alt-tab to the {o} one
+show what's in the {o} one
+continue in the {o} one
+fetch the {o} window
where i want to be is the {o} one
""",
        de="""
[fokussier|zeig mir|geh zum] {o}n
hol das {o} nach vorn
das {o} [bitte|]
!das {o} nach vorne
zum {o}n
auf das {o} [wechseln|springen|schalten]
ich will das {o} [sehen|]
zeig das {o}
bring das {o} [her|nach vorn|vor]
wechsel zum {o}n
das {o} in den Vordergrund
lass mich das {o} sehen
das {o} aktivieren
gib mir das {o}
!rüber zum {o}n
!im {o}n will ich weitermachen
spring [mal|] zum {o}n
[würdest|tätest] du das {o} [nach vorn holen|zeigen]
[von denen|davon] das {o} zeigen
das {o} aus der Liste [zeigen|nach vorn]
ich meine das {o}, zeig's mir
ich brauch das {o} [vorn|jetzt]
setz den Fokus auf das {o}
das {o} Fenster [auswählen|anzeigen|her]
lass uns ins {o} [wechseln|gehen]
kann ich das {o} [sehen|haben]
das {o} soll [vor|nach vorn|oben sein]
ins {o} [bitte|wechseln]
{o}s, nach vorn
{o}s Fenster nach vorn
{o}s vor
{o}s in den Vordergrund
schauen wir ins {o}
gehen wir zum {o}n
wechseln wir ins {o}
das {o} hätt ich gern vorn
das {o} hätt ich gern vor mir
ich muss ins {o}
ich muss zum {o}n
ich will zum {o}n
ich möcht ins {o} Fenster
im {o}n war ich grad, dorthin zurück
das {o} hab ich gesucht, zeig's
genau, das {o}, hol's her
das {o} Fenster ganz nach vorn
das {o} gehört nach vorn
das {o} von denen nach vorn
den {o}n Eintrag zeigen
der {o} Eintrag, bring mich hin
kannst du das {o} nach vorn holen
kannst du zum {o}n wechseln
darf ich das {o} sehen
zeigst du mir das {o}
holst du mir das {o} vor
bitte zum {o}n gehen
ok, {o}s nach vorn
+reich mir das {o}
+mach das {o} aktiv
+heb das {o} nach oben
+zieh das {o} nach vorn
+stell das {o} nach vorn
+aktivier das {o} Fenster
+mach im {o}n weiter
+führ mich zum {o}n
hoi des {o} füri
zeig s {o}
""",
    ),
}
ON = {
    "close": Phrases(
        en="""
close it
[and|] close it [please|]
close that [window|]
!you can close it
shut it
get rid of it
it can go
you can shut it
don't need it anymore
then close it
i want it closed
away with it
exit it
!no need for it, close
!so shut that
close the thing
[would|could] you [close|shut] [it|that one]
it should be closed
then it can [go|be shut]
please shut that window
close that one [then|too|for me]
ok, shut it [then|]
get it off my [desktop|screen]
end that [program|app]
i'm done with that, close it
it's not [needed|in use] any more, close
terminate it
time to close it
close
close, please
x it
shut
close this then
so close it
right, close it
ok close
good, now close it
thanks, now close it
found it, close it please
there it is, close it
ah there, close it
aha, then close that
i forgot about that, close it
i didn't want that open, close it
that shouldn't be open, close it
why is it open? close it
it has no business being there, close it
i thought i'd closed that, close it
can you close that for me
could that be closed
mind closing it
will you shut it
let's shut it
let's close that
no reason to keep it open
it's not supposed to be open
+quit it
+put it away
+make it go away
+dismiss that
+get rid of that window
+take it off my desktop
+click it away
bye bye window
out with it
finish it off, close it
not needed, close
""",
        de="""
[schließ|mach] es [bitte|zu]
mach das zu
schließ das [Fenster|]
!kannst es schließen
weg damit
zu damit
kann weg
brauch ich nicht mehr
schließen [bitte|]
dann [schließ es|mach's zu]
[mach's|mochs] zu
das kann zu
gehört zu
beende es
!fort damit
!das darf zu
zumachen
[würdest|tätest] du es [schließen|zumachen]
dann kann es [weg|zu|geschlossen werden]
das soll [zu|geschlossen werden|weg]
damit bin ich fertig, zumachen
schmeiß es [raus|weg]
mach das [dicht|weg]
ok, zu [damit|]
bitte [schließen|das schließen]
wird nicht mehr gebraucht, [zu|schließen]
das Ding [zu|schließen|weg]
schliess es
zu
zu bitte
mach zu
schließ
schließ das
gut, dann zu
ok schließen
danke, jetzt zumachen
ah da, mach's zu
aha, dann weg damit
gefunden, jetzt zumachen
da ist es ja, zu damit
das hab ich vergessen, mach's zu
das wollt ich gar nicht offen haben, zu
das sollte nicht offen sein, zu damit
warum ist das offen? zumachen
das hat da nichts verloren, zu damit
ich dachte, das wär zu, mach's zu
machst du es zu
machst du's bitte zu
kannst du das schließen
magst es zumachen
machen wir's zu
schließen wir das
kein Grund, das offen zu lassen
muss nicht offen bleiben
+klick's weg
+räum's weg
+nimm's vom Schirm
+lass es verschwinden
+dreh das ab
+beende das
und zu
so, zu damit
tua's zua
mach's dicht
""",
    ),
    "focus_app": Phrases(
        en="""
[go there|bring it here|focus it]
show it
bring it to the front
!let me see it
switch to it
jump to it
let's go there
i want to see it
put it in front
raise it
in front please
get it up front
activate it
!over there please
!front with it
go to it
[would|could] you [show|focus] it
[ok|then], take me [there|to it]
let me get to it
pull it [up|forward]
make it the active [one|window]
i need it in front
that one in [front|focus]
can i have it on [top|screen]
where is it? bring me there
switch there [now|]
i want to [work|continue] there
go
go there
off we go, there
let's go
bring it
bring it here
front
focus
focus that
show me
show me that
ok show it
good, go there
thanks, now bring it up
ah there it is, take me there
aha, go there
so that's where it is, go
found it, now bring it forward
i need to get in there
i need to look at it
i want to be there
i'd like to go there
i'd like to see that window
i'm going there, take me along
can you bring it up
can you take me there
could we go there
mind bringing it forward
will you show it to me
may i see it
+bring that window here
+get me there
+carry me over
+lift it to the top
+give it focus
+continue there
to the front
""",
        de="""
[geh hin|zeig es|fokussier es]
hol es nach vorn
zeig's mir
!lass es mich sehen
hin da
bring mich [hin|dorthin]
wechsel [hin|dorthin|rüber]
zeig [mir das|her]
ich will's sehen
nach vorn damit
spring hin
in den Vordergrund [damit|]
dorthin [wechseln|springen]
aktivier es
!rüber da
!her damit
lass sehen
[würdest|tätest] du es nach vorn holen
kann ich's sehen
ich [will|möchte|muss] [dahin|dorthin]
[dann|ok], bring mich hin
da will ich [weitermachen|hin]
mach das zum aktiven Fenster
setz den Fokus drauf
das [brauch|brauche] ich vorn
geh dahin
zieh's nach vorn
hol's [her|vor]
ganz nach vorn damit
hin
dorthin
dorthin bitte
da hin bitte
los, hin
vor
nach vorn
Fokus
zeig
zeig mir das Fenster
gut, geh hin
ok zeigen
danke, jetzt hol's vor
ah da ist es, bring mich hin
aha, dann geh hin
dort ist das also, hin
gefunden, jetzt nach vorn
ich muss da rein
ich muss da was nachschauen, geh hin
ich will dort sein
ich würd gern hin
ich möcht das Fenster sehen
kannst du mich hinbringen
kannst du's vorholen
können wir hin
bringst du's nach vorn
holst du's mir
darf ich es sehen
gehen wir hin
wechseln wir dorthin
schauen wir's uns an
+spring dorthin
+stell's nach vorn
+gib ihm den Fokus
+hol das Fenster vor
+mach dort weiter
+bring's mir
""",
    ),
    "move": Phrases(
        en="""
move it to workspace {t}
[and|] put it on workspace {t}
send it to {t}
!it should go to workspace {t}
it belongs on workspace {t}
to [workspace|ws|desktop] {t} with it
put it on {t}
bring it over to {t}
throw it on {t}
shift it to {t}
workspace {t} is better [for it|]
i want it on {t}
ws {t} for it
to {t}
[rather|better] on {t}
!relocate it to {t}
!should be on {t} instead
could it go to workspace {t}
[would|could] you [put|move|send] it [to|on] workspace {t}
park it on workspace {t}
i'd [rather|like to] have it on workspace {t}
transfer it to {t}
workspace {t} is where it belongs
get it onto workspace {t}
shove it to [ws|workspace|desktop] {t}
have it moved to {t}
drop it on [ws|desktop|] {t}
off to workspace {t} with it
let it live on workspace {t}
{t} instead
{t} is where i want it
{t}, put it there
make that workspace {t}
move that to {t}
move to {t}
can it go on {t}
can you shift it to workspace {t}
could you have it on workspace {t}
how about moving it to workspace {t}
mind moving it to workspace {t}
will you put that on {t}
it'd be better off on workspace {t}
it's better placed on {t}
it's in the wrong place, workspace {t} please
it's on the wrong workspace, put it on {t}
it shouldn't be there, move it to {t}
i need it on workspace {t}
i'd prefer it on {t}
i keep that on workspace {t}, move it
my place for it is workspace {t}
ok, move it to {t}
right, over to {t} with it
hm, put it on {t}
let's move it to {t}
let's have it on {t}
its new home is workspace {t}
destination workspace {t}
+haul it over to {t}
+push it to workspace {t}
+pass it to workspace {t}
+swap it over to workspace {t}
+make it sit on {t}
+place it on workspace {t}
+take it to workspace {t}
+bring that window to {t}
that goes on {t}
away to workspace {t}
""",
        de="""
[schieb|verschieb] es auf Arbeitsfläche {t}
[und|] leg es auf {t}
schick es auf Workspace {t}
!es soll auf Arbeitsfläche {t}
auf [die|] {t} damit
das gehört auf {t}
tu's auf {t}
pack es auf [Workspace|Arbeitsfläche|] {t}
rüber auf {t} [damit|]
ich will's auf {t} [haben|]
lieber auf [die|] {t}
nach Workspace {t}
bring's auf {t}
setz es auf Arbeitsfläche {t}
!verfracht es auf die {t}
!wirf's auf {t}
schieb's [rüber|] auf {t}
geht das auf {t}
[würdest|tätest] du es auf Arbeitsfläche {t} [schieben|legen|tun]
das soll auf Workspace {t}
es hätte auf Arbeitsfläche {t} [gehört|sein sollen], schieb's hin
parkier es auf {t}
verleg es auf Arbeitsfläche {t}
ab damit auf [Arbeitsfläche|Workspace|Desktop] {t}
tu das [mal|bitte|] auf [die|] {t}
beförder es auf {t}
auf Arbeitsfläche {t} wär's [mir lieber|besser]
es kommt auf Arbeitsfläche {t}
stell's auf Workspace {t}
schiab's auf {t}
{t} wär der richtige Platz dafür
{t}, dort soll's hin
kann das auf {t}
kannst du's auf {t} legen
könntest du das auf Workspace {t} schieben
wie wär's damit auf {t}
legst du's bitte auf {t}
schiebst du's auf die {t}
das wär besser auf {t}
das ist am falschen Platz, auf Arbeitsfläche {t} bitte
das ist auf der falschen Arbeitsfläche, schieb's auf {t}
dort soll's nicht sein, leg es auf {t}
ich brauch's auf {t}
ich hab das immer auf {t}, schieb's hin
mir wär's auf {t} lieber
mein Platz dafür ist Arbeitsfläche {t}
ok, dann auf {t}
gut, rüber auf {t}
hm, leg's auf {t}
schieben wir's auf {t}
tun wir's auf die {t}
neuer Platz: Arbeitsfläche {t}
Ziel ist Workspace {t}
+räum's rüber auf {t}
+stopf es auf {t}
+drück's auf Arbeitsfläche {t}
+reich's rüber auf {t}
+platzier es auf {t}
+zieh's auf Arbeitsfläche {t}
+leg das Fenster auf {t}
+nimm's rüber auf {t}
+lass es auf {t} wandern
es wohnt ab jetzt auf {t}
aufn Desktop {t} damit
tua's auf d'{t}
schieb's uf {t}
""",
    ),
}
