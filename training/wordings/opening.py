"""How people say that a file is to be opened: one that they name, one that they describe."""

from training.phrases import Phrases

EXACT = Phrases(
    en="""
+open [up|] {p}
+[show|view|display|launch] [me|] {p}
+open the file {p}
{p} [open|please open]
[let me|lemme|i want to|i'd like to|i need to] [see|look at|view|open] {p}
+[pull|bring] up {p}
+[pop|fire] {p} open
can i [see|look at] {p}
{p} in its [own|default] [app|program|application]
+double click {p}
open {p} with the [default|usual|normal] [app|program]
+put {p} on [the|my] screen
[time to|gotta|have to] work on {p}, open it
the file {p}, open it
open file {p}
+start {p}
i'm [in a meeting|on the phone] and need {p} on [screen|my screen]
+open {p} so i can [edit|check|read] it
would you mind opening {p}
[next|now], {p} [open|in the viewer]
+get {p} open
+show me the file {p}
!+open up the file {p}
!i'd like {p} opened
!+bring {p} up on the screen
!let's [open|view] {p}
{p} up on [my|the] screen [please|]
i wanna [see|open|look at] {p}
[need|want] {p} open
{p} needs to be open [for my call|for the meeting|now]
would it be possible to open {p}?
i wonder if you could [open|show me] {p}
[my colleague|my boss|someone] sent me {p}, [open it|let me see it]
[i just|just] downloaded {p}, [open it|let me see it]
{p}, [let me see|lemme see|let's have a look]
have {p} opened
is it possible to view {p}?
[quick|quickly] open {p}
i'd like a look at {p}
let's continue with {p}, open it
[my talk|the presentation|class] starts in a minute, open {p}
+[click|double-click] on {p}
+gimme {p} on [the|my] screen
open: {p}
you can open {p} [now|]
+make {p} open
the thing i want to open is {p}
[cant|can't] open {p} myself, [you do it|do it for me]
can we open {p}
!i have to check something, so [show|open] {p}
!+present {p} on the monitor
!mind bringing {p} up?
!{p} in front of me, please
!+load {p} into its program
+unfold {p} on the screen
+let me work on {p}
could do with {p} open [right now|]
[please|] have {p} ready on my screen
i'd appreciate it if {p} was open
+crack open {p}
+pop {p} up
i have to [sign|fill in|correct|finish|watch] {p}, open it
i closed {p} by [accident|mistake], open it again
[why isn't|how come] {p} isn't open yet?, open it
+summon {p}
{p} in the [viewer|editor|player]
+start [the viewer|the right program] with {p}
let's work on {p}, [open it|open that]
i got {p} [by mail|from a friend], open it
[continue|carry on] with {p}, so open it
{p} on the [big screen|monitor|display] [please|]
would love to see {p}
may i [see|have] {p} [opened|on screen]?
gotta look at {p}
open {p}, would you
open {p} up [please|now]
{p} up
{p} on screen
{p}, pop it open
{p} - open
{p} in a window
gui open {p}
see {p}
start {p} in its program
gio open {p}
exo-open {p}
kde-open {p}
handlr open {p}
what about {p}? open it up
where were we? open {p}
who has {p}? open it for me
how do i open {p}? just do it
has {p} got an app? open it in there
are you able to open {p}?
could i get {p} opened?
could we have {p} on the screen
do me a favour and open {p}
be so kind as to open {p}
i gotta see {p}
i'd love to see {p} on my screen
i've got to go through {p}, open it
i was working on {p}, open it again
i left off in {p}, open that
i'm ready for {p}, open it
it's time for {p}, open that
my client asks about {p}, open it quick
the file's called {p}, open it
there's {p}, open that one please
you know {p}? open it
back to {p}, open it
+give {p} a double click
+throw {p} on the screen
+whip open {p}
+hand {p} to its program
+have its application open {p}
oi, open {p}
gonnae open {p}
pop {p} open for us
""",
    de="""
+[öffne|öffn|öffnen|oeffne] [mal|] {p}
+[öffne|öffn] [mir|] die Datei {p}
{p} [öffnen|aufmachen|auf]
+mach [mal|mir|] {p} auf
+zeig [mir|mal|] {p} [an|]
+[zeige|zeig] die Datei {p} [an|]
ich [will|möchte|muss|würde gern] {p} [öffnen|aufmachen|sehen|anschauen|ansehen]
[kannst du|könntest du|kannste|magst du] [mir|mal|] {p} [öffnen|aufmachen|anzeigen]
lass [mal|mich mal|] {p} sehen
+[mach|moch|mok] {p} [uff|auf|op]
+hol [mir|] {p} [auf den Schirm|auf den Bildschirm|her]
{p} anzeigen [bitte|]
Datei {p} [öffnen|anzeigen|aufmachen]
+starte {p}
+open [mal|] {p}
[jetzt|dann] {p} [öffnen|auf|aufmachen]
{p} [mit dem Standardprogramm|im üblichen Programm] öffnen
ich muss [kurz|schnell|mal] an {p} [ran|arbeiten], mach [sie|das] auf
[würdest du|würdest du bitte|magst] {p} öffnen
die Datei {p} bitte [öffnen|aufmachen]
[geh|bitte] {p} aufmachen
doppelklick auf {p}
+blend {p} ein
!+mach mir [bitte|mal|] die Datei {p} auf
!ich hätte gern {p} offen
!{p} bitte einmal öffnen
!ich würde mir gern {p} anschauen
[wär|wäre] [super|toll|fein], wenn du {p} [öffnest|aufmachst]
[geht|gehts|geht es], dass du {p} [öffnest|aufmachst]?
i [mecht|möcht|mog] {p} [sehn|aufmachn|öffnen]
chasch [mir|] {p} [ufmache|öffne]?
+tu [mir|mal|] {p} [öffnen|aufmachen]
{p} gehört [geöffnet|aufgemacht]
{p} [soll|muss] [auf|aufgehen|geöffnet werden]
hab [grad|eben] {p} [bekommen|runtergeladen|gekriegt], [mach auf|zeig mal|aufmachen]
gleich ist Besprechung, [öffne|zeig] {p}
[ich brauch|brauch|bräuchte] {p} [am Schirm|auf dem Schirm|offen]
[können wir|kömma|können ma] {p} [aufmachen|öffnen|anschauen]?
wie wärs, wenn du {p} [öffnest|aufmachst]
das File {p} [öffnen|aufmachen]
{p} zum [Anschauen|Bearbeiten] [öffnen|aufmachen]
[lass|lasst] uns {p} [anschauen|angucken]
jetzt will ich {p} vor mir haben
öffnen: {p}
+klick {p} an
ich krieg {p} [nicht|ned|net] auf, [mach du|öffne du] [das|]
[darf|kann] ich {p} [mal|] [sehen|angucken|anschauen]?
{p} auf'n [Schirm|Bildschirm|Monitor]
+view [mal|] {p}
{p} [mal eben|fix|schnell] [aufmachen|öffnen]
!+präsentier mir {p} [am Bildschirm|]
!sei so lieb und lass {p} aufgehen
!{p} würd ich gern vor mir sehen
!{p} darf jetzt aufgehen
!ob du mir wohl {p} zeigst?
+hau [mal|] {p} auf den Schirm
+klapp {p} auf
es wär [lieb|super], {p} offen zu haben
{p} ist [noch|] zu, mach [mal|] auf
hab {p} aus Versehen zugemacht, [nochmal öffnen|mach wieder auf]
muss {p} [unterschreiben|ausfüllen|korrigieren|fertig machen], [öffne das|mach auf]
ich [arbeite|mach] [heute|jetzt] an {p} weiter, [öffnen|aufmachen]
{p} [würd|tät|müsst] ich [mal|] [sehen|brauchen|anschauen]
[würdest|tätest] du mir [mal|] {p} aufmachen
{p} im [passenden Programm|Betrachter|Editor] öffnen
könnt ich [mal|bitte|] {p} [sehen|offen haben|haben]
hab {p} [per Mail|vom Chef|von der Lehrerin] [gekriegt|bekommen], [mach auf|öffnen]
sei so gut und [öffne|zeig] {p}
{p} [her|aufklappen|laden|einblenden]
doppelklicken: {p}
lass uns an {p} weiterarbeiten, öffnen
i dad gern {p} [sehn|anschaun|aufmachn]
{p} aufn Bildschirm [bitte|]
wennst {p} aufmachen könntest
+bring {p} [auf den Schirm|auf den Bildschirm]
{p} auf den Schirm
{p} öffnen, wärst so nett
{p} aufmachen [bitte|jetzt]
{p}, mach auf
{p} - öffnen
{p} in einem Fenster öffnen
{p} mit seinem Programm öffnen
{p} per Doppelklick
gio open {p}
exo-open {p}
kde-open {p}
was ist mit {p}? mach auf
wo waren wir? {p} öffnen
wie krieg ich {p} auf? mach einfach
geht {p} auf? probier's
bist du so lieb und öffnest {p}
tu mir den Gefallen und öffne {p}
könnt ma {p} aufmachen
könnt ich {p} am Bildschirm haben
darf's {p} sein? mach auf
ich würd {p} gern durchgehen, öffne das
ich war grad an {p}, mach's wieder auf
ich hab bei {p} aufgehört, öffnen
ich bin so weit, {p} öffnen
es wird Zeit für {p}, aufmachen
der Kunde fragt wegen {p}, mach schnell auf
die Datei heißt {p}, öffne sie
da gibt's {p}, mach das auf
zurück zu {p}, öffnen
weiter mit {p}, mach's auf
dass ich {p} sehen kann, mach auf
+gib {p} an das passende Programm
+wirf {p} auf den Bildschirm
+lass {p} aufgehen
+bring {p} zum Vorschein
+hol {p} in den Vordergrund, also öffnen
+starte das Programm für {p}
geh, mach {p} auf
he, {p} öffnen
mok mal {p} open
tue {p} uf
mach mer {p} uf
einmal {p} auf'm Schirm
{p} gehört mir vor die Nase, mach auf
""",
)
VAGUE = Phrases(
    en="""
+open {the} {where}
+show [me|] {the} {where}
+[find|look for|search] {the} {where} and open [it|them]
+open [up|] {the} {where} for me
let me see {the} {where}
i [want|need|would like] to [see|look at|open|view|read] {the} {where}
can i [see|look at|view] {the} {where}
+[pull|bring] up {the} {where}
where is {the} {where}[?|,] open it
+[display|view|launch] {the} {where}
i have to work on {the} {where}, open it
{what} {where}, open it
[could|can|would] you open {the} {where}
+put {the} {where} on [the|my] screen
i'd [like|love] to have {the} {where} open
+get {the} {where} up
open {what} {where}
+open the one [about|called|with] {what} {where}
+open whatever has {what} in [its|the] name {where}
+[play|show] {the} {where}
show and open {the} {where}
+search for {the} {where}, then open it
mind opening {the} {where}
!+go open {the} {where}
!i'd like to look at {the} {where}
!let's [see|have a look at] {the} {where}
!+find and open {the} {where}
i'd like {the} {where} [opened|on my screen]
[need|want] {the} {where} open [now|]
{the} {where}, open [that|pls|please]
+double click {the} {where}
i have {a} {where}, open it
+load [up|] {the} {where}
my [mom|boss|teacher|client] wants to see {the} {where}, [open it|show it]
would it be possible to [open|view] {the} {where}?
i forgot what {the} {where} looks like, [open it|show me]
i wanna [check|look at|continue with] {the} {where}, open [it|that]
+grab {the} {where} and [open|show] it
is it possible to see {the} {where}?
the meeting is starting, open {the} {where}
[lemme|let me] have a [look|peek] at {the} {where}
don't know what exactly it's called, open {the} {where}
can we look at {the} {where}
{what} {where} on screen [please|]
[quick look|a glance] at {the} {where}
+fire up {the} {where}
pls i must see {the} {where}
there should be {a} {where}, [open it|open that]
i wonder if you can open {the} {where}
i'm on the phone and need {the} {where} on screen
!+present {the} {where} to me
!i want {the} {where} in front of me
!+track down {the} {where} and pop it open
!could {the} {where} be opened?
!time to go over {the} {where}, [put it up|open it]
could do with {the} {where} [open|on screen]
i have to [sign|fill in|finish|correct|send off] {the} {where}, open it
+dig out {the} {where} and open it
+dig up {the} {where}, then [open|show] it
i'd appreciate it if you opened {the} {where}
+locate {the} {where} and [open|display] it
i closed {the} {where} by [accident|mistake], open it again
can't find {the} {where} [myself|], open it [for me|]
i know there's {a} {where}, [show|open] it
[remember|you know] {the} {where}? open it
let's work on {the} {where}
[continue|carry on] with {the} {where}, open it
+hunt for {the} {where} and open it
show {what} {where} on [the|my] [monitor|display|screen]
would love to [see|look at] {the} {where} again
what did {the} {where} look like? open it
+crack open {the} {where}
gotta [see|look at|work on] {the} {where}
{what} {where} pls open
{the} {where}, open
{the} {where} on screen
{the} {where} on my screen please
{the} {where}, pop it up
open up {what} {where}
{what} {where} - open
{what} {where}, search and open
{what} {where} up on the screen
where did i put {the} {where}? open it
where's {the} {where}, open it please
what was {the} {where} called? open it
which file was {the} {where}? open it for me
do we have {a} {where}? open it
is there {a} {where}? open it
got {a} {where}? open that
have i got {a} {where}? show it on screen
there's {a} {where} somewhere, find and open it
somewhere i've {a} {where}, open that for me
are you able to open {the} {where}?
could i get {the} {where} opened
could we have {the} {where} up on screen
do me a favour and open {the} {where}
be so kind as to open {the} {where}
i gotta go through {the} {where}, open it
i was working on {the} {where}, open it again
i left off in {the} {where}, open that
i'm ready for {the} {where}, open it
i'd like to go over {the} {where}, so open it
i need a look at {the} {where}, open it
i've got to hand in {the} {where}, open it
it's time for {the} {where}, open it
back to {the} {where}, open it
next i want {the} {where} open
for my call i need {the} {where} open
my client asks about {the} {where}, open it quick
you find {the} {where}, i'll read it on screen, open it
+seek out {the} {where} and open it
+give {the} {where} a double click
+throw {the} {where} on the screen
+hunt up {the} {where}, open it for me
+start up {the} {where} in its program
""",
    de="""
+[öffne|öffn|öffnen] [mir|mal|] {the} {where}
+zeig [mir|mal|] {the} {where}
+mach [mir|mal|] {the} {where} auf
+[such|suche|finde] {the} {where} und [öffne|öffnen] [sie|es|das|ihn]
+[such|suche] {the} {where} und mach [sie|es|das|ihn] auf
lass [mal|mich mal|] {the} {where} sehen
ich [will|möchte|muss|würde gern] {the} {where} [sehen|öffnen|anschauen|ansehen|aufmachen]
[kannst du|könntest du|kannste|magst du] [mir|mal|] {the} {where} [öffnen|aufmachen|zeigen|anzeigen]
+hol mir {the} {where} [auf den Schirm|her]
{what} {where} [öffnen|aufmachen|anzeigen]
{what} {where} auf
+[zoag|zeich|zeig] ma {the} {where}
+[mach|moch] {the} {where} [uff|auf]
+spiel {the} {where} ab
ich muss an {the} {where} arbeiten, mach [das|mal] auf
ich hätte gern {the} {where} offen
+zeige {the} {where} an
wo ist {nom} {where}? [öffne|öffnen|aufmachen]
+open [mal|] {the} {where}
kann ich [mal|] {the} {where} sehen
{what} {where} raussuchen und [öffnen|aufmachen]
+öffne das mit {what} im Namen {where}
+blend mir {the} {where} ein
!+mach doch [mal|] {the} {where} auf
!ich würde mir gern {the} {where} anschauen
!zeig her, {the} {where}
!{what} {where} finden und öffnen
[brauch|bräuchte] {the} {where} [offen|am Schirm|auf dem Schirm]
{the} {where} bitte [auf|öffnen|aufmachen]
{the} {where} [möcht|will|würd] ich [sehen|anschauen|aufmachen]
+tu [mal|] {the} {where} [aufmachen|öffnen]
i [mecht|mog|dad gern] {the} {where} [segn|sehn|anschaun]
chasch [mir|] {the} {where} [ufmache|zeige]?
[wär|wäre] [nett|super|cool], wenn du {the} {where} [öffnest|aufmachst]
+klick {the} {where} [mal|] an
[lass uns|lasst uns] [mal|] {the} {where} [anschauen|angucken]
[können wir|kann man|darf ich] {the} {where} [anschauen|öffnen|angucken]?
keine Ahnung, wie die Datei genau heißt, öffne {the} {where}
[der Chef|mein Kollege|meine Mutter] will {the} {where} sehen, mach [mal|] auf
irgendwo hab ich {a} {where}, [öffne das|mach das auf]
{nom} {where} [gehört|bitte] geöffnet
{nom} {where} soll [aufgehen|geöffnet werden]
ich hab vergessen, wie {nom} {where} aussieht, [zeig mal|mach auf]
[geht|gehts], dass du {the} {where} aufmachst?
{what} {where} auf den [Schirm|Bildschirm|Monitor]
+hol {the} {where} raus und [mach auf|zeig her]
jetzt {the} {where} [öffnen|aufmachen]
+view [mal|] {the} {where}
das Meeting fängt an, [öffne|zeig] {the} {where}
ich komm nicht weiter ohne {the} {where}, mach auf
!+präsentier mir {the} {where}
!{the} {where} hätt ich gern vor mir
!+sei so nett und lass {the} {where} aufgehen
!gib {the} {where} zum Anschauen her
+kram [mal|] {the} {where} [raus|hervor] und [mach auf|öffne]
+grab {the} {where} aus und [öffne es|mach auf|zeig her]
muss {the} {where} [unterschreiben|ausfüllen|fertig machen|weiterbearbeiten], mach auf
es wär [lieb|super], wenn ich {the} {where} sehen könnte
ich [find|finde] {the} {where} nicht, mach du [mal|] auf
[würdest|tätest] du {the} {where} [suchen und|] öffnen
da gibt's {a} {where}, [mach die Datei auf|öffnen bitte]
weißt noch, {nom} {where}? [aufmachen|öffnen]
ich [arbeite|mach] [heute|jetzt] an {the} {where} weiter, öffnen
{what} {where} [aufklappen|einblenden|laden]
+hau {the} {where} auf den [Schirm|Bildschirm]
hab {the} {where} aus Versehen zugemacht, [nochmal öffnen|mach wieder auf]
könnt ich [mal|bitte|] {the} {where} [sehen|haben|offen haben]
sei so gut und [öffne|zeig] {the} {where}
{nom} {where} wär [jetzt|] [fein|gut] am Schirm
i find {the} {where} ned, moch du auf
{what} {where} bitte aufmachen
wennst {the} {where} aufmachen könntest
{the} {where}, öffnen
{the} {where}: aufmachen
{the} {where} auf den Bildschirm bitte
{the} {where} suchen, dann öffnen
öffnen: {what} {where}
{what} {where} - öffnen
{what} {where}, mach auf
{what} {where} suchen und aufmachen
wo hab ich {the} {where} hin? mach auf
wo ist denn {nom} {where}, öffne das
wie hieß {nom} {where}? mach's auf
welche Datei war {nom} {where}? aufmachen
haben wir {a} {where}? öffne das
gibt's {a} {where}? mach auf
hab ich {a} {where}? zeig's am Bildschirm
irgendwo {where} ist {nom}, such und öffne
bist du so lieb und öffnest {the} {where}
tu mir den Gefallen und öffne {the} {where}
könnt ma {the} {where} aufmachen
könnte man {the} {where} öffnen
ich würd {the} {where} gern durchgehen, mach auf
ich war grad an {the} {where}, mach's wieder auf
ich hab bei {what} {where} aufgehört, mach das auf
ich muss {the} {where} abgeben, öffne das
ich muss {the} {where} nochmal durchsehen, aufmachen
es wird Zeit für {the} {where}, öffnen
zurück zu {what} {where}, öffnen
weiter mit {what} {where}, mach's auf
als Nächstes {the} {where} öffnen
fürs Telefonat brauch ich {the} {where} offen
der Kunde fragt nach {what} {where}, mach schnell auf
dass ich {the} {where} sehen kann, such und öffne
wär fein, {the} {where} offen zu haben
such du {the} {where}, und dann öffnen
+wirf {the} {where} auf den Bildschirm
+lass {the} {where} aufgehen
+starte {the} {where}
+treib {the} {where} auf und öffne das
+spür {the} {where} auf und mach auf
geh, mach {the} {where} auf
he, {the} {where} öffnen
find {the} {where}, mach auf, danke
tue {the} {where} uf
mok mal {the} {where} open
""",
)
