"""How people ask for files of some time, for downloads, and for the newest of its kind."""

from training.phrases import Phrases

DONE = Phrases(
    en="""
{when} i [saved|made|wrote|changed|edited|created] {a} {where}, [where is it|find it]
i [saved|made|wrote|changed|edited] {a} {when} {where}, [where is it|find it]
which {many} did i [change|edit|save|make|work on] {when} {where}
what {many} [did i change|have i changed|did i edit|did i save] {when} {where}
what did i [do with|save as|put into] {many} {when} {where}
[all|all the|the|] {many} [i changed|i edited|i made|i saved|changed|modified|edited] {when} {where}
+find [the|all|] {many} i [changed|edited|made|saved|worked on] {when} {where}
+show [me|] [the|all|] {many} i [touched|changed|saved] {when} {where}
{many} [modified|changed|saved] {when} {where}
where are [the|] {many} i [made|saved] {when} {where}
{when} there were {many} {where}, where are they
+look for {many} that [were changed|changed|i saved] {when} {where}
+list {many} [changed|from] {when} {where}
have i [saved|edited] {many} {when} {where}
!+give me the {many} i worked on {when} {where}
!{when} i edited {many} {where}, which ones
!which {many} were touched {when} {where}
i can't remember which {many} i [had open and saved|worked on|changed] {when} {where}
my {many} of {when} {where}, i mean the ones i edited
[anything|something] new among the {many} {where} {when}
what was i working on {when} {where}, {many} i mean
{many} {where} with changes [made|] {when}
have any {many} {where} been [changed|modified|updated] {when}
[pull up|fetch|get] the {many} that i [edited|wrote|updated] {when} {where}
i'd like to see [which|what] {many} {where} i [changed|edited] {when}
for my timesheet: which {many} did i touch {when} {where}
{when} i [worked on|was busy with] {many} {where}, where did they go
the {many} {where} that got [updated|saved|changed] {when}
need [the|all|] {many} {where}, modified {when}
did i [touch|update|create] any {many} {when} {where}
+filter {many} {where} by date: changed {when}
where did i put the {many} i [made|wrote|finished] {when} {where}
{many} {where} changed {when}?
+search {where} for {many} with modification date {when}
i must have saved {many} {when} {where}, which are they
what's changed {when} {where} in terms of {many}
give me an overview of {many} i edited {when} {where}
!i was editing {many} {when} {where}, which ones again
!{many} {where} whose last change was {when}
!my work of {when}: {many} {where}
[what have i been up to with {many} {when} {where}|which {many} {where} carry a date of {when}]
{many} {when} {where}, [edited|saved|changed] ones i mean
{many} {where}: what changed {when}
{when}, {many} {where}: which did i change
{many} i worked on {when} {where}
{many} last saved {when} {where}
{many} {where}, changed {when}, please
what {many} {where} did i have in my hands {when}
what {many} {where} are from my work {when}
what did i write {when} {where}, {many} i mean
what did i get done {when} {where}, show me the {many}
what became of the {many} i edited {when} {where}
which of the {many} {where} [changed|were changed|got changed] {when}
which of my {many} {where} did i [touch|save|edit] {when}
which {many} {where} have changed {when}
which {many} {where} are new {when}
where are the {many} i was editing {when} {where}
where's {a} i [saved|wrote|made] {when} {where}
where is {a} that i was working on {when} {where}
where did i save {a} {when} {where}
i [made|started|finished] {a} {when} {where} and can't find it
i wrote {a} {when} {where} but where
i was working on {a} {when} {where}, where is that
i know that i saved {a} {when} {where}, find it
i had {a} {where} {when}, which i changed, where is it
i was busy with {many} {where} {when}, which ones
i changed some {many} {when} {where}, which ones
i changed {many} {where} {when}, list them
i need the {many} i changed {when} {where}
i need {a} i saved {when} {where}
i'm after the {many} i edited {when} {where}
i'm looking for {many} i made {when} {where}
i want to see what {many} i saved {when} {where}
i'd like a list of the {many} changed {when} {where}
[can|could] you list the {many} i edited {when} {where}
[can|could] you find {a} i wrote {when} {where}
[can|could] you tell which {many} changed {when} {where}
would you look for the {many} i saved {when} {where}
did i save {a} {when} {where}
did any {many} change {when} {where}
have i made any {many} {when} {where}
let me see the {many} i changed {when} {where}
let me have the {many} from my work {when} {where}
there should be {many} {where} that i saved {when}
there must be {a} {where} that i saved {when}
my boss asks what {many} i did {when} {where}
for the report: {many} edited {when} {where}
who knows which {many} i changed {when} {where}
+look up the {many} i edited {when} {where}
+get me the {many} i made {when} {where}
+dig up {a} i saved {when} {where}
+gather the {many} changed {when} {where}
+check which {many} {where} were changed {when}
+list all {many} {where} that i touched {when}
{many} {where} i did {when}
{many} i changed {where}, that was {when}
{many} {where} that i last saved {when}
{many} {where}, my changes {when}
{many} written {when} {where}
changed {when}: {many} {where}
edited {when}: {many} {where}
saved {when}: {many} {where}
worked on {when}: {many} {where}
changes {when} to {many} {where}
any changes to {many} {where} {when}
my edits to {many} {where} {when}
the {many} i was on {when} {where}
the {many} changed {when} {where}, please
the {many} i messed with {when} {where}
the {many} i opened up and saved {when} {where}
{a} i made {when} {where}, where's that
{a} that i changed {when} {where}
what {many} did i write {when} {where}
what {many} have i touched {when} {where}
what {many} were edited {when} {where}
what did i change {when} {where}, any {many}
what have i done {when} {where}, in {many}
which {many} did i tinker with {when} {where}
which {many} were worked on {when} {where}
which {many} have been saved {when} {where}
which {many} {where} did i finish {when}
where did the {many} go that i saved {when} {where}
where's {a} i was editing {when} {where}
were {many} changed {when} {where}
were there {many} {where} i edited {when}
have {many} {where} changed {when}
did i edit {a} {when} {where}
did i do anything with {many} {when} {where}
can i see the {many} i changed {when} {where}
can you show the {many} {where} that were saved {when}
could you search the {many} i edited {when} {where}
would you list what {many} i made {when} {where}
i edited {a} {when} {where}, which was it
i changed {a} {when} {where}, find that
i finished {many} {when} {where}, where are those
i need to know which {many} changed {when} {where}
i'm sure i saved {a} {when} {where}
i've been working on {many} {when} {where}, list them
let's see what {many} i changed {when} {where}
let's find {a} i wrote {when} {where}
remind me which {many} i worked on {when} {where}
my diary has a gap, which {many} did i edit {when} {where}
+bring up the {many} i changed {when} {where}
+track down {a} i saved {when} {where}
+search for {many} that i edited {when} {where}
+tell me which {many} {where} i changed {when}
""",
    de="""
{when} hab ich {a} {where} [gespeichert|geschrieben|bearbeitet|gemacht|angelegt], [wo ist das|such mal]
ich hab {when} {a} {where} [gespeichert|geschrieben|bearbeitet], [wo liegt das|such das mal]
welche {many} hab ich {when} {where} [geändert|bearbeitet|gespeichert|gemacht]
was für {many} hab ich {when} {where} [geändert|bearbeitet|gespeichert]
[alle|die|] {many}[,| die] ich {when} {where} [geändert|bearbeitet|gespeichert|angelegt] hab
+[such|finde] [alle|die|] {many}, die ich {when} {where} [bearbeitet|geändert|gespeichert|gemacht] hab
+zeig [mir|] [die|alle|] {many}, die ich {when} {where} [angefasst|geändert|gespeichert] hab
{when} geänderte {many} {where}
{many} {when} geändert {where}
wo sind die {many} {where}, die ich {when} [gemacht|gespeichert] hab
{when} waren {where} noch {many} da, wo sind die
was hab ich {when} {where} an {many} [geändert|bearbeitet|gemacht]
hab ich {when} {where} {many} [gespeichert|bearbeitet]
an welchen {many} hab ich {when} {where} gearbeitet
!+gib mir die {many}, an denen ich {when} {where} dran war
!{when} hab ich {many} {where} bearbeitet, welche waren das
!welche {many} wurden {when} {where} angefasst
mir fällt nicht mehr ein, an welchen {many} ich {when} {where} gearbeitet hab
[gab es|gibt es] {where} {many}, die ich {when} [geändert|gespeichert] hab
was ist {when} {where} an {many} [dazugekommen|entstanden|angelegt worden]
{many} {where} mit Änderungsdatum {when}
für den Stundenzettel: welche {many} hab ich {when} {where} bearbeitet
an welchen {many} [war|saß] ich {when} {where} [dran|]
ich such die {many}, an denen ich {when} {where} gesessen hab
{many} {where}, die {when} [entstanden|geändert worden] sind
{when} [erstellte|bearbeitete|gespeicherte] {many} {where} [bitte|]
wo hab ich die {many} hingespeichert, die ich {when} {where} gemacht hab
+filter [mal|] die {many} {where} nach Änderung {when}
hab {when} {where} {many} [abgelegt|erstellt|geschrieben], [wo|welche]
i hob {when} {where} {many} [gspeichert|bearbeit], wo san de
[wat|was] hab ich {when} {where} denn so an {many} gemacht
brauch die {many} {where}, [woran ich {when} gearbeitet hab|die ich {when} editiert hab]
+such mir {where} raus, welche {many} {when} geändert wurden
[Übersicht|Liste] der {many}, die ich {when} {where} bearbeitet hab
wurden {when} {where} {many} [geändert|gespeichert|aktualisiert]
sind {when} {where} [neue|frische] {many} dazugekommen
ich muss wissen welche {many} ich {when} {where} [angelegt|editiert|überarbeitet] hab
!meine Arbeit von {many} {when} {where}, zeig mal
!{where} die {many} mit letztem Stand {when}
!wo stecken die {many}, mit denen ich {when} {where} zugange war
[womit war ich {when} {where} beschäftigt, {many} mein ich|welche {many} {where} hab ich {when} überarbeitet]
{many} {when} {where}, die bearbeiteten mein ich
{many} {where}: was wurde {when} geändert
{many} {where}, zuletzt geändert {when}
{many} {where}, an denen ich {when} gearbeitet hab
{when}, {many} {where}: was hab ich geändert
{when} gespeichert: {many} {where}
{when} hab ich [an|bei] ein paar {many} {where} gearbeitet, welche waren das
{when} hab ich {a} {where} angefangen, wo ist das
{when} hab ich {a} {where} abgelegt, find das
was hab ich {when} {where} geschrieben, {many} mein ich
was hab ich {when} {where} alles an {many} [gespeichert|gemacht]
was gab es {when} {where} Neues an {many}
welche von meinen {many} {where} hab ich {when} [angefasst|gespeichert]
welche {many} {where} haben sich {when} geändert
welche {many} {where} sind {when} [neu|dazugekommen|entstanden]
welche {many} hatte ich {when} {where} in Arbeit
wo ist {a}, ich hab's {when} {where} [gespeichert|geschrieben]
wo hab ich {when} {where} {a} [hingespeichert|hingelegt]
wo hab ich {a} {when} {where} gespeichert
wo sind die {many}, an denen ich {when} {where} gearbeitet hab
wo liegen die {many}, die ich {when} {where} [geändert|angelegt] hab
ich hab {when} {where} an {many} gearbeitet, an welchen
ich hab {when} {where} {many} geändert, welche
ich hab {when} {where} {many} bearbeitet, zeig her
ich hab {when} {a} {where} geschrieben und find's nicht
ich weiß, dass ich {when} {where} {a} gespeichert hab, such das
ich weiß nicht mehr, welche {many} ich {when} {where} geändert hab
ich brauch die {many}, die ich {when} {where} gespeichert hab
ich brauche {a}, das war {when} {where} gespeichert
ich such {many}, die ich {when} {where} gemacht hab
ich will sehen, welche {many} ich {when} {where} geändert hab
ich hätt gern eine Liste der {many} {where}, geändert {when}
ich möcht wissen, welche {many} {where} {when} geändert wurden
[kannst|könntest] du die {many} auflisten, die ich {when} {where} bearbeitet hab
[kannst|könntest] du schauen, welche {many} {where} {when} geändert wurden
magst mir die {many} zeigen, die ich {when} {where} geändert hab
hab ich {when} {where} {a} gespeichert
hat sich {when} {where} bei den {many} was getan
lass mich die {many} sehen, die ich {when} {where} geändert hab
da müssten {many} {where} sein, die ich {when} gespeichert hab
der Chef fragt, welche {many} ich {when} {where} gemacht hab
für den Bericht: {many} {where}, {when} bearbeitet
+list die {many} {where} auf, die {when} geändert wurden
+hol mir die {many}, die ich {when} {where} gemacht hab
+such {a} {where}, das hab ich {when} gespeichert
+kram die {many} raus, die ich {when} {where} bearbeitet hab
+prüf, welche {many} {where} {when} geändert wurden
+nenn mir die {many}, die ich {when} {where} gespeichert hab
wöche {many} {where} hob i {when} gändert
weli {many} {where} hani {when} gänderet
{many} {where} von mir, bearbeitet {when}
{many} {where}, {when} gemacht
{many} {where}, die ich {when} zuletzt gespeichert hab
{many} {where}, meine Änderungen {when}
{many} {where}, {when} bearbeitet
{many} {where}, {when} geschrieben
geändert {when}: {many} {where}
bearbeitet {when}: {many} {where}
gespeichert {when}: {many} {where}
Änderungen {when} an {many} {where}
irgendwelche Änderungen an {many} {where} {when}
die {many} {where}, {when} bearbeitet
die {many} {where}, an denen ich {when} dran war, bitte
die {when} geänderten {many} {where}, bitte
die {many}, an denen ich {when} {where} rumgeschraubt hab
was für {many} hab ich {when} {where} geschrieben
was für {many} wurden {when} {where} bearbeitet
was hab ich {when} {where} geändert, also an {many}
was hab ich {when} {where} gemacht, {many} mein ich
welche {many} hab ich {when} {where} angefasst
welche {many} {where} hab ich {when} fertig gemacht
wo sind die {many} hin, die ich {when} {where} gespeichert hab
wo hab ich {a} hin, bearbeitet {when} {where}
wurden {many} {where} {when} geändert
gab's {when} {where} {many}, die ich bearbeitet hab
haben sich {many} {where} {when} geändert
hab ich {when} {where} {a} bearbeitet
hab ich {when} {where} an {many} was gemacht
kann ich die {many} sehen, die ich {when} {where} geändert hab
kannst du die {many} {where} zeigen, die {when} gespeichert wurden
könntest du die {many} suchen, die ich {when} {where} bearbeitet hab
würdest du auflisten, welche {many} ich {when} {where} gemacht hab
ich hab {when} {where} {a} bearbeitet, welche Datei war das
ich hab {when} {where} {a} geändert, find das
ich hab {when} {where} {many} fertig gemacht, wo sind die
ich muss wissen, welche {many} {where} sich {when} geändert haben
ich bin sicher, ich hab {when} {where} {a} gespeichert
ich hab {when} {where} an {many} gesessen, liste die
ich brauch die {many} {where}, an denen ich {when} war
schauen wir, welche {many} ich {when} {where} geändert hab
finden wir die {many}, die ich {when} {where} geschrieben hab
erinner mich, an welchen {many} ich {when} {where} war
in meinem Kalender fehlt was, welche {many} hab ich {when} {where} bearbeitet
{when} saß ich an {many} {where}, an welchen
{when} kamen {where} {many} dazu, welche
{when} ist {where} bei {many} was passiert, wo
+bring mir die {many}, die ich {when} {where} geändert hab
+spür {a} auf, {when} {where} gespeichert
+such nach {many} {where}, die ich {when} bearbeitet hab
+sag mir, welche {many} {where} ich {when} geändert hab
weli {many} hani {when} {where} gmacht
wos hob i {when} {where} an {many} gmocht
""",
)
DOWNLOADED = Phrases(
    en="""
what did i download {when}
what have i downloaded {when}
+show [me|] [my|the] downloads [from|of] {when}
[which|what] files did i download {when}
[everything|all|files] i downloaded {when}
{when} i downloaded something, what was it
[downloads|downloaded] {when}
+list what i downloaded {when}
what came in as download {when}
!which things did i download {when}
!+tell me what was downloaded {when}
what landed in my downloads {when}
[new|fresh] [downloads|files in downloads] {when}
things i got off the [internet|web|net] {when}
i grabbed [something|a file] off the web {when}, which [file|one] was it
+look for files downloaded {when}
did i download anything {when}
have i [downloaded|grabbed|pulled down] anything {when}
what did my browser [save|download] {when}
i forgot what i downloaded {when}
[my|all my] downloads {when}
what's in [my downloads|the downloads folder] that came {when}
{when}, what was downloaded
what all did i pull from the net {when}
+check what i [downloaded|fetched from the web] {when}
the files that were downloaded {when}
any downloads {when}?
{when} my browser saved something, show me
i'd like an overview of what i downloaded {when}
download history {when}
whatever came into the downloads folder {when}
!what did i fetch from the internet {when}
!+search the downloads folder for what arrived {when}
!the stuff i pulled off the web {when}
downloads {when}
downloaded {when}, what was it
downloads {when} please
{when}, downloads
{when}: which downloads
what did i [get|pull|grab] off the [net|web|internet] {when}
what files came from the [web|net|internet] {when}
what [arrived|showed up] in [my downloads|the downloads folder] {when}
what turned up in downloads {when}
anything new in [downloads|my downloads|the downloads folder] {when}
did anything land in downloads {when}
was anything downloaded {when}
were there any downloads {when}
how about my downloads {when}
what are my downloads {when}
where are the things i downloaded {when}
where's [the stuff|what] i downloaded {when}
where did the file go that i downloaded {when}
i downloaded [a file|some stuff|something] {when}, where is it
i downloaded [a few|several|some] things {when}, which ones
i must have downloaded something {when}
i know i downloaded something {when}
i can't find what i downloaded {when}
can't recall what i downloaded {when}
i need [the files|the stuff|what] i downloaded {when}
i need to know what i downloaded {when}
i want to see my downloads {when}
i want a list of downloads {when}
i'm looking for something i downloaded {when}
i'm after a file i downloaded {when}
i'd like to see what i downloaded {when}
[can|could] you list my downloads {when}
[can|could] i see [my downloads|what i downloaded] {when}
would you look up what i downloaded {when}
let me see my downloads {when}
let me have a list of what i downloaded {when}
there was a download {when}, which file
there must be a download {when}
+find [what|everything|the files] i downloaded {when}
+look through my downloads {when}
+go through downloads {when}
+search my downloads {when}
+dig out what i downloaded {when}
+give me the downloads {when}
+name the files i downloaded {when}
list of downloads {when}
overview of downloads {when}
web downloads {when}
chrome and firefox downloads {when}
my browser's downloads {when}
all that the browser fetched {when}
[stuff|files|things] saved from the [browser|web] {when}
the [loot|catch] {when} in my downloads
dl {when}
ls downloads {when}
download list {when}
dls {when}
{when} downloads please
{when}, what did i download
{when}, what came down from the web
files downloaded {when}
things downloaded {when}
stuff i downloaded {when}
stuff i got from the internet {when}
everything downloaded {when}
all that i downloaded {when}
the downloads {when}
the files i got off the web {when}
the stuff from the browser {when}
recent downloads, {when}
anything i downloaded {when}
what i downloaded {when}
what did i get in downloads {when}
what did i save from the web {when}
what did firefox download {when}
what have i pulled from the internet {when}
what has been downloaded {when}
what has come into downloads {when}
what's been downloaded {when}
what's new in downloads {when}
what was it i downloaded {when}
what were my downloads {when}
what files arrived in my downloads {when}
which downloads did i make {when}
which downloads came in {when}
which files came down {when}
which files did my browser fetch {when}
how many files did i download {when}, and which
did my browser download something {when}
did i get anything from the web {when}
do i have downloads {when}
do you see any downloads {when}
is there a download {when}
are there any downloads {when}
can you show what i downloaded {when}
can you find what i downloaded {when}
could you check my downloads {when}
could you show the downloads {when}
would you list the downloads {when}
i can't think what i downloaded {when}
i got a file off the internet {when}, which was that
i had a download {when}, which file was it
i want to know what i downloaded {when}
i want what i downloaded {when}
i wonder what i downloaded {when}
i'd like my downloads {when}
let's see the downloads {when}
let's see what i downloaded {when}
remind me what i downloaded {when}
please show my downloads {when}
+bring up my downloads {when}
+get me the downloads {when}
+display what i downloaded {when}
+track down what i downloaded {when}
""",
    de="""
was hab ich {when} [runtergeladen|heruntergeladen|gedownloadet|geladen]
welche Dateien hab ich {when} [runtergeladen|heruntergeladen]
+zeig [mir|] was ich {when} [runtergeladen|heruntergeladen] hab
alles was ich {when} [runtergeladen|heruntergeladen] hab
{when} hab ich was [runtergeladen|heruntergeladen], was war das
{when} [runtergeladen|heruntergeladen]e Dateien
Downloads {when}
was [hob|hab] i {when} [owaglodn|runtergladn|runtergeladen]
meine Downloads {when}
!was wurde {when} heruntergeladen
!+sag mir was ich mir {when} runtergeladen hab
was ist {when} in den Downloads gelandet
[neue|frische] Downloads {when}
hab ich {when} [was|irgendwas|etwas] [runtergeladen|gedownloadet]
was hat der Browser {when} gespeichert
ich weiß nicht mehr was ich {when} runtergeladen hab
was kam {when} [rein|an] im Download-Ordner
+such [mal|] [die Downloads|das Runtergeladene] {when}
+schau [mal|] was {when} in Downloads [dazukam|gelandet ist]
{when} irgendwas aus dem [Netz|Internet] geholt, was war das
was hab ich mir {when} aus dem [Netz|Internet|Web] [gezogen|geholt|gesaugt]
[Liste|Übersicht] der Downloads {when}
Sachen die ich {when} [gezogen|gesaugt|heruntergeladen] hab
Dateien die {when} runtergeladen wurden
ich brauch [alles|die Dateien], [was|die] ich {when} geladen hab
gab's {when} Downloads
zeig ma de Downloads {when}
was hani {when} [abeglade|abegladen|runtergeladen]
was steckt {when} Neues im Download-Ordner
{when} geladen: was alles
welche Downloads hab ich {when} gemacht
!was hab ich {when} vom Netz geholt
!{when} im Download-Ordner angekommen
!die Sachen, die der Browser {when} abgelegt hat
{when}, Downloads
{when}: welche Downloads
[runtergeladen|heruntergeladen|gedownloadet] {when}
Heruntergeladenes {when}
Downloads {when} bitte
die Downloads {when}
alle Downloads {when}
[zeig|gib] Downloads {when}
was [kam|gab es|gab's] {when} an Downloads
was hat sich {when} in Downloads angesammelt
was liegt {when} Neues in Downloads
was ist {when} aus dem [Netz|Internet|Web] gekommen
was ist {when} [runtergeladen|heruntergeladen] worden
was hab ich {when} [alles|so alles|so] [runtergeladen|geladen]
was hab ich {when} aus dem Browser gespeichert
was hat [Firefox|Chrome|der Browser] {when} runtergeladen
wurde {when} [was|irgendwas] [runtergeladen|heruntergeladen]
kam {when} [was|etwas] als Download [an|rein]
ist {when} [was|etwas] in den Downloads gelandet
gibt es Downloads {when}
wo sind die Sachen, die ich {when} runtergeladen hab
wo ist das, was ich {when} runtergeladen hab
wo ist die Datei hin, die ich {when} geladen hab
wo liegt mein Download {when}
ich hab {when} [was|einiges|ein paar Sachen] [runtergeladen|geladen], welche [Dateien|] waren das
ich muss {when} was runtergeladen haben
ich find nicht, was ich {when} runtergeladen hab
ich brauch, was ich {when} runtergeladen hab
ich muss wissen, was ich {when} runtergeladen hab
ich will meine Downloads {when} sehen
ich möchte eine Liste der Downloads {when}
ich such was, das ich {when} runtergeladen hab
ich hätt gern alle Downloads {when}
mich interessiert, was ich {when} runtergeladen hab
[kannst|könntest] du meine Downloads {when} [auflisten|zeigen]
kann ich meine Downloads {when} sehen
magst mir sagen, was ich {when} runtergeladen hab
lass mich sehen, was ich {when} runtergeladen hab
da war {when} ein Download, welche Datei
{when} kam ein Download, wo ist der
{when} hab ich mir was [gezogen|gesaugt], was war's
+find [alles|die Dateien], [was|die] ich {when} runtergeladen hab
+list auf, was ich {when} runtergeladen hab
+such raus, was ich {when} runtergeladen hab
+geh [mal|] die Downloads {when} durch
+durchsuch meine Downloads {when}
+gib mir die Downloads {when}
+nenn mir die Dateien, die ich {when} runtergeladen hab
Übersicht: Downloads {when}
Browser-Downloads {when}
die Ausbeute {when} im Download-Ordner
Download-Verlauf {when}
Downloadordner, {when}
wos hob i {when} [obaglodn|runtagladn]
was i {when} runtergladen hab
was heds {when} im Download-Ordner ge
Downloadliste {when}
{when}, was hab ich runtergeladen
{when}, was kam aus dem Netz
Dateien, {when} runtergeladen
Sachen, {when} runtergeladen
Zeug, das ich {when} runtergeladen hab
Zeug aus dem Internet {when}
alles Heruntergeladene {when}
alle meine Downloads {when}
alles, was {when} runtergeladen wurde
die Dateien, die ich {when} aus dem Netz hab
die Sachen aus dem Browser {when}
irgendwas, das ich {when} runtergeladen hab
was ich {when} runtergeladen hab
was hab ich {when} in die Downloads gekriegt
was hab ich {when} aus dem Web gespeichert
was hab ich {when} für Dateien runtergeladen
was hab ich {when} ausm Internet geholt
was ist {when} runtergekommen
was ist {when} in den Download-Ordner gekommen
was war das, was ich {when} runtergeladen hab
was waren meine Downloads {when}
was waren das {when} für Downloads
was für Dateien kamen {when} in die Downloads
welche Downloads kamen {when}
welche Downloads waren {when}
welche Dateien kamen {when} runter
welche Dateien hat mein Browser {when} geholt
welche hab ich {when} runtergeladen
wie viele Dateien hab ich {when} runtergeladen, und welche
hat der Browser {when} was runtergeladen
hab ich {when} was aus dem Netz geholt
hab ich {when} Downloads
siehst du Downloads {when}
gab es {when} einen Download
sind {when} Downloads gekommen
kannst du zeigen, was ich {when} runtergeladen hab
kannst du finden, was ich {when} runtergeladen hab
könntest du meine Downloads {when} nachsehen
könntest du die Downloads {when} zeigen
würdest du die Downloads {when} auflisten
mir fällt nicht ein, was ich {when} runtergeladen hab
ich hab {when} eine Datei aus dem Internet geholt, welche war das
ich hatte {when} einen Download, welche Datei war das
ich will wissen, was ich {when} runtergeladen hab
ich will, was ich {when} runtergeladen hab
ich frag mich, was ich {when} runtergeladen hab
ich möcht meine Downloads {when}
schauen wir die Downloads {when} an
schauen wir, was ich {when} runtergeladen hab
erinner mich, was ich {when} runtergeladen hab
bitte die Downloads {when} zeigen
+hol mir meine Downloads {when} her
+zeig alles, was ich {when} runtergeladen hab
+spür auf, was ich {when} runtergeladen hab
was hani {when} us em Netz glade
""",
)
LATEST = Phrases(
    en="""
[can|could] you tell me the [newest|latest] {what} {where}
i'm looking for the [newest|latest|most recent] {what} {where}
+give me the name of the [newest|latest] {what} {where}
name of the [newest|latest] {what} {where}
[what's|what is] [the|my] [newest|latest|last|most recent] {what} {where}
[newest|latest|most recent] {what} {where}
which is the [newest|latest|most recent] {what} {where}
+find [me|] the [newest|latest|most recent] {what} {where}
which {what} {where} is the [newest|most recent|latest]
what {what} did i [add|save|change] last {where}
where is [the|my] [newest|latest|last] {what} {where}
!+tell me the most recent {what} {where}
!the {what} that is newest {where}
which {what} {where} has the latest date
+sort by date: what's the top {what} {where}
what's the most up to date {what} {where}
the {what} i [saved|changed|touched] last {where}, what's it called
which {what} {where} came last
what was the last {what} i [worked on|saved|edited] {where}
{what} {where}, sorted by date, just the first
which {what} {where} is freshest
i only care about the [newest|latest] {what} {where}, which is it
[youngest|freshest] {what} {where}
where's the [latest|newest] version of the {what} {where}
+look up which {what} {where} is the [newest|latest]
last modified {what} {where}
most recently [changed|saved|modified] {what} {where}
{where}, which {what} is the [newest|latest|most recent]
the one {what} {where} that was changed last
+find out which {what} {where} was [changed|saved|modified] last
there are many, so which {what} {where} is the latest
do you know the newest {what} {where}
!what {what} {where} was added most recently
!name the freshest {what} {where}
!path of the latest {what} {where}
the [newest|latest|most recent] {what} {where}, [please|what's it called]
the name of the {what} {where} that's newest
what's newest, which {what} {where}
what's at the top if i sort {what} by date {where}
what {what} {where} is the [freshest|youngest|most current]
what's the youngest {what} {where}
what's the file name of the latest {what} {where}
what's my most recently [saved|edited] {what} {where}
what was the {what} i [changed|saved|touched] last {where}
what was the most recent {what} {where}
which {what} {where} did i [work on|edit|save] last
which {what} {where} was [saved|changed|touched|modified] last
which {what} {where} is [the current one|up to date]
which {what} {where} arrived last
which {what} did i put {where} last
which is the last {what} {where}
which one's the newest {what} {where}
where do i find the [newest|latest] {what} {where}
where is the {what} {where} from last, the newest i mean
where's the {what} i [changed|saved|made] last {where}
where did the latest {what} {where} go
is there a newer {what} {where}, which is the newest
how is the latest {what} {where} called
the last {what} {where}, what was it
the last {what} i saved {where}
the last {what} i made {where}, where is it
the {what} {where} with the latest date
the {what} {where} with the [newest|most recent] timestamp
the {what} {where} that [came last|is latest|i saved last]
i need the [newest|latest] {what} {where}, which one is it
i need to know which {what} {where} is the newest
i want the name of the latest {what} {where}
i want to know the newest {what} {where}
i'd like to know which {what} {where} is the latest
i wonder which {what} {where} is the newest
i saved a {what} {where} a moment ago, which was it
i lost track, which {what} {where} is the latest
i keep several, which {what} {where} is the newest
i've got too many, which {what} {where} came last
[can|could] you find the newest {what} {where}
[can|could] you look which {what} {where} is the latest
would you check which {what} {where} is newest
mind looking up the latest {what} {where}
let me know the newest {what} {where}
+locate the [newest|latest|most recent] {what} {where}
+look for the [newest|latest|most recent] {what} {where}
+search for the [newest|latest|most recent] {what} {where}
+get me the [newest|latest] {what} {where}
+determine the newest {what} {where}
+sort {what} by date {where} and name the first
+check for the most recent {what} {where}
latest, which {what} {where}
newest first: {what} {where}
ls -t {what} {where}, the first line
by date the first {what} {where}
newest {what} {where}, name?
newest {what} {where}, where
latest {what} {where}, name please
{what} {where}, latest
{what} {where}, newest one
{what} {where}, the newest, what is it
{what} {where}: newest
{what} {where}: which is the latest
{what} {where} by date, the first one
{where}: newest {what}?
{where}, the latest {what}, which is that
my newest {what} {where}
my latest {what} {where}, what's its name
my last {what} {where}, which was it
our newest {what} {where}
the current {what} {where}, which is it
the newest of my {what} {where}, by date
the most recent one, {what} {where}
the last {what} that came in {where}
the latest addition, {what} {where}
what's new, which {what} {where} came last
what's the newest of the {what} {where}
what's the newest one, {what} {where}
what's the last {what} i saved {where}
what's the last {what} i worked on {where}
what's the path of the newest {what} {where}
what's the date leader among {what} {where}
what {what} did i last save {where}
what {what} is the newest {where}
what {what} came in last {where}
what would be the latest {what} {where}
which {what} did i make last {where}
which {what} did i save last {where}
which {what} is latest {where}
which {what} {where} has the newest date
which {what} {where} is the youngest
which {what} {where} is my latest
which {what} {where} was last
which one is my newest {what} {where}
which one of the {what} {where} is the latest
where's my last {what} {where}
where's the most recent {what} {where}
where did i save the last {what} {where}
can you find my latest {what} {where}
could you name the latest {what} {where}
could you look up my newest {what} {where}
would you tell me the newest {what} {where}
i forgot the name of my latest {what} {where}
i need the path of my newest {what} {where}
i need to find the latest {what} {where}
i want to know which {what} i saved last {where}
i'm after the newest {what} {where}
i'd like the path of the latest {what} {where}
let's find the newest {what} {where}
let's see which {what} {where} is the newest
+check which {what} {where} is newest
+show which {what} {where} is the latest
+say which {what} {where} is the most recent
+point out the newest {what} {where}
""",
    de="""
[kannst du|könntest du] mir sagen was {new} {where} ist
weißt du welches {new} {where} ist
{what} {where}, [das Neueste|das Letzte], wie heißt das
was ist {new} {where}
[wo|welches|welche] ist {new} {where}
[was|wo] ist denn {new} {where}
{new} {where}
von allen Dateien {where}, was ist {new}
wie heißt {new} {where}
!+sag mir wie {new} {where} heißt
!wo liegt {new} {where}
wie lautet der Name: {new} {where}
[schau|guck] mal was {new} {where} ist
+find raus was {new} {where} ist
{what} {where}, nach Datum sortiert das oberste
{what} {where}: was kam zuletzt [dazu|]
was [kam|wurde] {where} an {what} zuletzt [dazu|geändert|gespeichert]
bei {what} {where}, was hat das [jüngste|neueste] Datum
mich interessiert nur, was {new} {where} ist
brauch nur den Namen: {new} {where}
wo steckt [eigentlich|denn|gerade|] {new} {where}
es sind so viele, was ist davon {new} {where}
+sag mir wo {new} {where} [liegt|ist|steckt]
{what} {where}, was davon wurde zuletzt [geändert|gespeichert|bearbeitet]
{what} {where} mit dem [neuesten|jüngsten] Datum
wie nennt sich {new} {where}
wos is {new} {where}
wo is'n {new} {where}
Pfad: {new} {where}
gesucht ist {new} {where}
{new} {where}, [welche ist das|wie heißt das|wo ist das]
was ist bei {what} {where} am aktuellsten
!was gilt als {new} {where}
!zuletzt hinzugekommen {where}: {what}
!{where}, was ist da {new}
{new} {where} [bitte|]
{new} {where}, wie ist der Name
{new} {where}, welche Datei ist das
{new} {where} gesucht
Name gesucht: {new} {where}
Name bitte: {new} {where}
Ort bitte: {new} {where}
wie ist der Name: {new} {where}
wo find ich das: {new} {where}
wo finde ich's, {new} {where}
wo hab ich's, {new} {where}
wo wär {new} {where}
wo [wäre|war|bleibt] {new} {where}
was [war|wäre] {new} {where}
was ist eigentlich {new} {where}
was ist im Moment {new} {where}
was ist [gerade|momentan|derzeit] {new} {where}
welche Datei ist {new} {where}
welche Datei wäre {new} {where}
wie heißt [eigentlich|denn|gleich] {new} {where}
wie hieß {new} {where}
ich frag mich, was {new} {where} ist
ich muss wissen, was {new} {where} ist
ich möchte wissen, wie {new} {where} heißt
ich wüsst gern, [was|wo] {new} {where} ist
ich will wissen, welche Datei {new} {where} ist
ich hab den Überblick verloren, was ist {new} {where}
ich hab mehrere, was ist {new} {where}
ich find's nicht: {new} {where}
ich such was, und zwar {new} {where}
[kannst|könntest] du schauen, [was|wo] {new} {where} ist
[kannst|könntest] du rausfinden, wie {new} {where} heißt
könntest du nachsehen, wo {new} {where} liegt
magst schauen, was {new} {where} ist
weißt du, was {new} {where} ist
lass mich wissen, was {new} {where} ist
+schau nach, [was|wo] {new} {where} ist
+nenn mir den Namen: {new} {where}
+gib mir den Namen, {new} {where}
+verrat mir, was {new} {where} ist
+ermittle, was {new} {where} ist
+sortier nach Datum und sag, was {new} {where} ist
+prüf [mal|], was {new} {where} ist
+sag mir welche Datei {new} {where} ist
+find {new} {where}
{what} {where}, und davon [das Neueste|das Letzte|das Jüngste]
{what} {where}: das Letzte, was ich [gespeichert|geändert|bearbeitet] hab
{what} {where}: was ist das Neueste
{what} {where}: was hab ich zuletzt gespeichert
{what} {where}, was kam als Letztes
{what} {where}, neuestes Datum zuerst, was steht oben
wo is {new} {where}
wia hoaßt {new} {where}
weißt du, [wo|in welchem Ordner] {new} {where} liegt
{new} {where}, wo
{new} {where}, Name?
{new} {where}: welche
{new} {where}, welche wär das
{where}, {new}, wie heißt das
{where} {new}
wie heißt {where} {new}
wie hieß gleich {new} {where}
welchen Namen hat {new} {where}
welchen Pfad hat {new} {where}
wo ist {where} {new}
wo befindet sich {new} {where}
was ist {where} {new}
was ist nach Datum {new} {where}
was ist grad {new} {where}
was ist wohl {new} {where}
was war gleich {new} {where}
Frage: was ist {new} {where}
Datei gesucht: {new} {where}
mir fehlt der Name: {new} {where}
mir ist der Name entfallen: {new} {where}
mir geht's um den Namen: {new} {where}
kannst du mir sagen, wo {new} {where} ist
kannst du mir sagen, wie {new} {where} heißt
könntest du mir {where} sagen, was {new} ist
könntest du nennen, was {new} {where} ist
würdest du schauen, was {new} {where} ist
würdest du mir sagen, wie {new} {where} heißt
weißt du, wie {new} {where} heißt
ich brauch den Pfad: {new} {where}
ich hab vergessen, wie {new} {where} heißt
ich hab vergessen, wo {new} {where} liegt
ich will wissen, wo {new} {where} ist
ich weiß nicht, was {new} {where} ist
ich weiß nimmer, wie {new} {where} heißt
ich bin nicht sicher, was {new} {where} ist
schauen wir, was {new} {where} ist
{what} {where}, neuestes
{what} {where}: das Neueste
{what} {where}, das Jüngste bitte
{what} {where}, das zuletzt gespeicherte Stück
{what} {where}, nach Datum das erste
{what} {where}: was ist am neuesten
{what} {where}: zuletzt gespeichert
{what} {where}, was hab ich als Letztes gemacht
{what} {where}, was ist davon am jüngsten
+schau, welche Datei {new} {where} ist
+check, was {new} {where} ist
+find heraus, wo {new} {where} liegt
+zeig mir, wo {new} {where} liegt
wia hoaßt'n {new} {where}
""",
)
LAST_DOWNLOAD = Phrases(
    en="""
[can|could] i see my last download
where is the thing i just downloaded? open it
open the file i downloaded a minute ago
the [newest|latest] thing in [my|] downloads, open it
let me see what i just downloaded
+open [my|the] [last|latest|newest|most recent] download
+open what i [just|last] downloaded
[last|latest] download, open it
i just downloaded something, open it
+show me [my|the] [last|latest] download
[my|the] file i just downloaded [please|], open it
!+pull up whatever i downloaded last
my browser just finished downloading, open the file
download's done, open it
the download finished, show me the file
the thing i fetched just now, [open it|let me see it]
+open the file that i just [got|grabbed|pulled] from the [web|internet|net]
+show me the file that just finished downloading
open latest download
[newest|most recent] file in downloads, [open|show] it
+launch the thing i downloaded last
i just saved something from the browser, [open it|show it to me]
+open up the most recent file [in|from] [my downloads|the downloads folder]
whatever's newest in my downloads, open that
i'd like to look at my [latest|last|most recent] download
where did my download go? [open|show] it
can't find what i just downloaded, open it for me
the [last|latest] file i downloaded, open [that|it] up
+take my last download and open it
view last download
what did i just download? open it
+bring up my [last|newest] download
!the file fresh from the internet, show it
!last thing downloaded, double click it
!+open what my browser just saved
open download
open my download
open the download
open the last download [please|]
last download
latest download please
[view|open] my latest download
the download, open it
the download from just now, open it
my fresh download, open [it|please]
newest download, [view|show|open]
just downloaded a file, [open|show] it
just got a file from the [web|internet|net], open it
downloaded, now open it
it's downloaded, open it
it's finished downloading, [open it|show me]
finished downloading, open
download complete, open [it|please]
download complete! show me
download is through, open it
download's in, let me see it
my download just came in, open it
my download is [ready|there|complete], open it
i've downloaded [something|a file], now open it
i've just downloaded it, open it
i have to look at my last download
i need [my|the] last download [open|on the screen]
i need what i just downloaded
i want to [see|open|read|look at] my [last|latest] download
i want to [see|open] what i just downloaded
i want to look at the file i downloaded just now
i'd like to open my last download
i'd like to see what i downloaded just now
[can|could] you open [my|the] [last|latest] download
[can|could] you open what i just downloaded
would you open the file i just downloaded
would you mind opening my last download
mind opening what i just downloaded?
let's open [the|my] last download
let's see what i just downloaded
let's have a look at my latest download
let me look at my newest download
what was that i downloaded just now? open it
what's that file i just downloaded? show me
which file did i just download? open it
where is my last download? open it
that thing i just downloaded, [open|show] it
that file the browser just downloaded, open it
firefox just saved a file, open it
chrome just downloaded something, open it
the browser put something into downloads, open it
+go to downloads and open the [newest|latest] file
+look in downloads and open the newest file
+double click my last download
+view what i just downloaded
+display my latest download
+start what i just downloaded
+get my last download open
open last download
open the latest download now
open the thing i downloaded
open the file i downloaded last
open the last file i downloaded
open the last thing from downloads
open the newest in downloads
open up my last download
open what came in last in downloads
open what's newest in downloads
open what i got from the web just now
show the last download
show the file i downloaded just now
show what was downloaded last
show what i downloaded last
see my last download
see last download
last download, show me
last download, please open
last downloaded file, open
last file in downloads, open it
latest download please, open it
latest from my downloads, open
most recent download, open
newest file in my downloads, open
newest in downloads, open it
my latest download on the screen
my newest download, please open
the download i just made, open it
the file that just came down, open it
the file that was downloaded last, open it
the freshest download, open
the most recent download, please open it
the thing in downloads from just now, open it
this download, open it
that download, open it
that last download, show it
it just downloaded, open it
it's in my downloads, the newest, open it
it's there, my download, open it
done downloading, show it
download finished? open it
download's there, open
downloaded it, open it now
got the download, open it
got something from the web, open it
i downloaded it, open it please
i downloaded something, let me see it
i got something off the net a minute ago, open it
i have a new download, open it
i've got a fresh download, open it
i want the last download open
i want what i downloaded last, open it
i'd like my last download opened
i'd like the last download on screen
can you show me my last download
can you open the newest download
could i see what i just downloaded
could you open my newest download
would you show me my last download
please open my last download
please show what i just downloaded
let me have my last download open
let's open what i just downloaded
+check downloads and open the newest
+bring up what i just downloaded
+pop open my last download
+pull the last download up on screen
""",
    de="""
[kann|könnte] ich meinen letzten Download sehen
wo ist das was ich grad runtergeladen hab? mach auf
öffne die Datei von eben aus den Downloads
das Neueste in [den|meinen] Downloads, [öffnen|aufmachen]
lass sehen was ich grad geladen hab
+öffne [den|meinen] [letzten|neuesten|neusten] Download
+öffne was ich [gerade|eben|zuletzt] [runtergeladen|heruntergeladen] hab
[letzter|neuester] Download, [öffnen|aufmachen]
ich hab grad was runtergeladen, mach [das|es] auf
+zeig mir [den|meinen] [letzten|neuesten] Download
+mach [den|meinen] letzten Download auf
!+öffne das was ich als letztes runtergeladen hab
Download ist fertig, mach [ihn|auf]
der Browser ist fertig mit Laden, öffne die Datei
das [Letzte|Neueste] im Download-Ordner aufmachen
die zuletzt [geladene|heruntergeladene|gespeicherte] Datei aus den Downloads öffnen
+öffne die neueste Datei [aus|in] den Downloads
neuester Download auf
wo ist mein Download hin? [öffnen|mach auf]
find nicht was ich grad runtergeladen hab, mach's auf
+hol mir [meinen|den] letzten Download her
hab grad was aus dem [Netz|Browser] gespeichert, [öffne das|zeig mal her]
i hob grad wos obaglodn, moch's auf
was ich mir eben gezogen hab, [aufmachen|öffnen]
ich will [das|die Datei] sehen, [das|die] ich grad geladen hab
+open [mal|] meinen letzten Download
+mach auf was als letztes runterkam
magst du mir den letzten Download aufmachen
+starte was ich [gerade|zuletzt|eben] runtergeladen hab
frisch runtergeladen, bitte öffnen
+nimm die jüngste Datei aus Downloads und öffne sie
mein letzter Download, [zeig|auf damit]
!das eben Heruntergeladene bitte anzeigen
!die frischeste Datei im Download-Ordner aufmachen
!grad was gesaugt, auf damit
Download öffnen
Download aufmachen
den Download [öffnen|aufmachen]
meinen Download [bitte|] öffnen
letzten Download [öffnen|aufmachen|anzeigen]
neuesten Download [öffnen|anzeigen]
letzter Download
letzter Download bitte
den Download von eben öffnen
den von eben aus den Downloads aufmachen
das Heruntergeladene öffnen
das grad Heruntergeladene aufmachen
grad runtergeladen, [öffnen|aufmachen]
eben runtergeladen, jetzt aufmachen
ist runtergeladen, jetzt öffnen
fertig runtergeladen, [öffnen|auf damit]
Download fertig, [öffnen|aufmachen|zeig]
Download abgeschlossen, [bitte|] öffnen
Download ist [da|durch|abgeschlossen], mach auf
der Download ist [da|durch], zeig her
mein Download ist angekommen, öffnen
ich hab was runtergeladen, [zeig's|mach's auf|öffne es]
ich hab eben eine Datei runtergeladen, öffne die
ich hab mir grad was aus dem Netz geholt, mach auf
ich brauch [meinen|den] letzten Download [offen|am Schirm]
ich brauch das, was ich grad runtergeladen hab
ich will [meinen|den] letzten Download [sehen|öffnen|anschauen]
ich will sehen, was ich grad runtergeladen hab
ich möchte [meinen|den] letzten Download öffnen
ich möcht anschauen, was ich eben geladen hab
ich würd gern meinen letzten Download sehen
ich hätt gern den letzten Download geöffnet
ich muss in meinen letzten Download reinschauen
[kannst|könntest] du [meinen|den] letzten Download [öffnen|aufmachen]
[kannst|könntest] du aufmachen, was ich grad geladen hab
würdest du öffnen, was ich eben runtergeladen hab
wie wär's mit letzten Download öffnen
darf ich meinen letzten Download sehen
lass uns den letzten Download [öffnen|anschauen]
lass mich meinen letzten Download sehen
schauen wir, was ich grad runtergeladen hab
was hab ich grad runtergeladen? [öffne es|mach auf]
was war das für ein Download eben? öffnen
welche Datei hab ich grad runtergeladen? zeig
wo ist mein letzter Download? öffnen
das Ding, das ich grad runtergeladen hab, aufmachen
die Datei, die der Browser grad geladen hat, öffnen
Firefox hat grad was gespeichert, mach das auf
Chrome hat was runtergeladen, öffne es
der Browser hat was in Downloads gelegt, öffnen
+geh in die Downloads und öffne die neueste Datei
+schau in Downloads und öffne das Neueste
+ruf [meinen|den] letzten Download auf
+klick [meinen|den] letzten Download an
+starte [meinen|den] letzten Download
+zeig mir, was ich [grad|eben] runtergeladen hab
mach ma an letztn Download auf
tua auf wos i grod obaglodn hob
mach uf was i grad abeglade ha
öffne letzten Download
öffne den Download von grad eben
öffne, was zuletzt in die Downloads kam
öffne, was in den Downloads am neuesten ist
öffne das Letzte aus den Downloads
öffne die Datei, die ich zuletzt runtergeladen hab
öffne die letzte Datei, die ich runtergeladen hab
öffne das, was grad aus dem Netz kam
zeig den letzten Download
zeig die Datei, die ich grad runtergeladen hab
zeig, was zuletzt runtergeladen wurde
zeig das zuletzt Heruntergeladene
letzter Download, bitte öffnen
letzter Download, zeig her
letzter Download auf den Schirm
letzte Datei in Downloads, öffnen
letzte runtergeladene Datei öffnen
zuletzt runtergeladene Datei öffnen
zuletzt Geladenes öffnen
neueste Datei in Downloads öffnen
neuester Download, bitte aufmachen
neuesten Download auf den Bildschirm
Neuestes aus Downloads öffnen
mein neuester Download, mach auf
meinen Download von eben aufmachen
der frischeste Download, öffnen
der Download, den ich grad gemacht hab, öffnen
die Datei, die grad runterkam, öffnen
das Ding in den Downloads von eben, öffnen
diesen Download öffnen
den da aus den Downloads, den letzten, öffnen
ist runter, mach auf
ist in den Downloads, das Neueste, mach auf
ist da, mein Download, öffnen
fertig geladen, zeig
Download fertig? öffne ihn
Download da, öffnen
hab's runtergeladen, jetzt öffnen
hab den Download, mach auf
hab was aus dem Netz, öffnen
hab was Neues in den Downloads, öffne es
ich hab's runtergeladen, öffne es bitte
ich hab was runtergeladen, lass sehen
ich hab einen frischen Download, mach auf
ich hab einen neuen Download, öffne ihn
ich will den letzten Download offen haben
ich will, was ich zuletzt runtergeladen hab, mach's auf
ich hätt gern meinen letzten Download am Schirm
kannst du mir meinen letzten Download zeigen
kannst du den neuesten Download öffnen
könnt ich sehen, was ich grad runtergeladen hab
könntest du meinen neuesten Download aufmachen
würdest du mir meinen letzten Download zeigen
bitte meinen letzten Download öffnen
bitte zeig, was ich grad runtergeladen hab
öffnen wir, was ich grad runtergeladen hab
lass mich den Download von eben sehen
+schau in die Downloads und mach das Neueste auf
+hol den letzten Download auf den Schirm
+bring mir den letzten Download auf den Bildschirm
+nimm den letzten Download und öffne ihn
mach min letschte Download uf
""",
)
