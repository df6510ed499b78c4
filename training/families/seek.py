"""Searches that go on, or are not plain: elsewhere, for something else, without opening, or for nobody knows what."""

from training.families.find import AND_THERE, ONE
from training.family import family
from training.material import searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

AND_WHAT = Phrases(
    en="""
no, i meant {what}
[and|also] [search|look] for {what}
[can|could] you also find {what}
do the same for {what}
wrong, {what}
and {what}?
what about [the|] {what}
[ok|hm], and [the|] {what}
then [look for|search|find] {what}
[try|now] {what} [instead|]
!how about [the|] {what}
[so|right], now {what}
next: {what}
same thing with {what}
the same search for {what}
[and|now|also] find {what}
[thanks|great|ok], now {what}
i also need {what}
where is {what} then
[sorry|oops], {what}
i was looking for {what} actually
[actually|rather] {what}
make that {what}
not that, {what}
one more: {what}
let's try {what}
is there {what} too
[repeat|again] with {what}
{what} too
while you're at it, {what}
[hmm|nope], maybe {what}
perhaps it was called {what}
!could be that it's {what}
!another one i need: {what}
!swap the search to {what}
now one called {what}
[and|plus] {what} [maybe|]
[wait|hold on], {what}
[nah|nope], {what}
[my mistake|my bad], {what}
[rather|better] {what}
+hunt for {what} [instead|too|]
forget that, find {what}
do i have {what} too
it's {what} i want
it must be called {what}
[lastly|one last thing], {what}
""",
    de="""
nein, ich meinte {what}
[such|suche] auch [noch|] {what}
[kannst du|könntest du] auch {what} suchen
dasselbe für {what}
falsch, {what}
und {what}?
was ist mit {what}
[ok|hm], und {what}
dann [such|suche] {what}
[versuch|probier] [mal|] {what}
[jetzt|und jetzt] {what}
!und wie ist es mit {what}
jetzt mal {what}
als nächstes {what}
[das Gleiche|das Gleiche nochmal|nochmal] mit {what}
die gleiche Suche für {what}
[find|finde] auch [noch|] {what}
[danke|super|passt], jetzt {what}
ich brauch auch noch {what}
wo ist dann {what}
[sorry|ups|Tschuldigung], {what}
[eigentlich|vielmehr] such ich {what}
[nee|nö], {what}
nicht das, [sondern|] {what}
noch eins: {what}
probieren wir's mit {what}
gibt's auch {what}
wenn du schon dabei bist, {what}
[vielleicht|womöglich] heißt es {what}
könnte auch {what} heißen
geh, und {what}
schau [auch|noch] nach {what}
{what} auch [noch|bitte]
!anders gefragt: {what}
!und dann fehlt mir noch {what}
!stattdessen {what} suchen
jetzt was mit {what}
[wart|halt], {what}
mein Fehler, {what}
[lieber|besser] {what}
vergiss das, such {what}
hab ich auch {what}
{what} wollte ich [eigentlich|]
muss {what} heißen
zum Schluss noch {what}
[und|plus] {what} [vielleicht|]
[suach|such] no {what}
dann eben {what}
""",
)

BARE = Phrases(
    en="""
+find [a|the|my|some] [file|document|picture|folder]
+search [for|] [something|a file|files]
search
find
i'm looking for [something|a file|a document]
where is [it|the file|that file|my file]
+find it
[can|could] you find [something|a file] for me
i lost a [file|document]
!+look for that document
!i can't find a file
i need to find [something|a file|a document]
[can|could] you help me find [something|a file|a document]
i misplaced [something|a file|a document]
my file is gone
[a|my] [file|document] [disappeared|vanished|went missing]
i can't remember where i saved [it|the file|that document]
where did i put [it|the file|that document]
do a search
start a [search|file search]
file search
search my [files|computer|disk|documents]
let's look for [a file|something]
[can|could] we search for [something|a file]
there's something i'm looking for
i forgot where my file is
help me [search|look] for something
+locate [a|the|my] [file|document]
[lost|missing] file
searching for a file
where's my [document|stuff|file]
how about you find me a file
!a document of mine has gone missing
!something's nowhere to be found
!+track down a file for me
[hunt for|dig up|look up] [a file|something]
+search my [pc|laptop|drive|home]
something of mine is lost
[can't|cannot] find [it|my stuff|something]
[could|can] you look for something
i want to [search|look for] [something|a file]
[search|find] a [thing|doc|document] [please|pls|]
where did that [file|document|thing] go
[need|want] to find a [document|file|doc]
file finder
i've mislaid [something|a file]
[lookup|look something up on my disk]
""",
    de="""
+[such|suche|finde] [eine|die|meine] Datei
+[such|suche] [was|etwas|ein Dokument|ein Bild]
suchen
Datei suchen
ich suche [was|etwas|eine Datei|ein Dokument]
wo ist [sie|die Datei|meine Datei|das Dokument]
[kannst du|könntest du] [was|etwas|eine Datei] [suchen|finden]
ich hab [eine Datei|ein Dokument] verloren
such mal
!+finde das Dokument
!ich finde eine Datei nicht mehr
ich muss [was|eine Datei|ein Dokument] finden
[hilf mir|kannst du mir helfen], [was|eine Datei] zu [finden|suchen]
ich hab [was|eine Datei|ein Dokument] [verlegt|verschlampt|verschmissen]
[meine|eine] Datei ist [weg|verschwunden|verschollen]
ein Dokument ist [weg|verschwunden]
ich weiß nicht mehr wo ich [es|die Datei|das Dokument] gespeichert hab
wo hab ich [das|die Datei|das Dokument] hin
[Suche|Dateisuche] [starten|]
+mach [mal|] [eine Suche|ne Suche]
+durchsuch [mal|] [meinen Rechner|meine Dateien|die Platte]
mir fehlt [was|eine Datei|ein Dokument]
[können|könnten] wir [was|eine Datei] suchen
da ist was, das ich [suche|nicht finde]
i suach [a Datei|wos]
ich such was Bestimmtes
Dokument suchen
+search mal [was|eine Datei]
weißt du wo [meine Datei|mein Dokument] ist
hast du [meine Datei|mein Dokument] gesehen
ich würd gern [was|eine Datei] suchen
wie wär's, du suchst mir [was|eine Datei]
!irgendwo müsste ein Dokument von mir sein
!eine Datei ist unauffindbar
!+spür mal eine Datei auf
[stöber|grab|kram] mir [was|eine Datei] [auf|raus]
+durchsuch [mein Home|den Laptop|den PC]
irgendwas von mir ist verloren gegangen
find [das|mein Zeug|was] nicht
[schau|guck] mal ob du [was|eine Datei] findest
ich will [was|eine Datei] [suchen|finden]
[ein Doc|ein File|ein Dokument] suchen [bitte|]
wo ist die Datei hin
Dateisuche [bitte|]
ich hab [was|eine Datei] verräumt
[suech|such] mir öppis
kannst du für mich [was|eine Datei] ausfindig machen
""",
)

CLOSED = Phrases(
    en="""
+find {the} {where}, but [don't|do not] open it
+search {the} {where} without opening [it|anything]
where is {the} {where}? don't open it
[just|only] find {the} {where}, [no|without] opening
{the} {where}, [just|only] tell me where it is
!+look for {the} {where} but leave it closed
i don't want to open {the} {where}, just find [it|out where it is]
+locate {the} {where}, [no|without] opening
+search for {the} {where} but keep it closed
find {what} {where}, no need to open
{what} {where}, location only, [don't|do not] open
only the path of {the} {where}, [don't|do not] open it
[just|only] the location of {the} {where}
i [just|only] need to know where {the} is {where}, opening it isn't necessary
don't open {the} {where}, [only|just] [search|find|locate] it
without opening: where is {the} {where}
where's {the} {where}, but please keep it shut
+tell me where {the} is {where}, but [don't|do not] launch it
do i have {a} {where}? no opening please
+look whether there is {a} {where}, [don't|do not] open anything
is there {a} {where}? don't open it, i only want to know
search only, no opening: {the} {where}
+find {the} {where} and leave it [closed|alone|unopened]
{the} {where}, only its path, no viewer
not opening anything, where is {the} {where}
+show me where {the} is {where}, not what is in it
!i'm on a call, so nothing may pop up: where is {the} {where}
!+track down {the} {where}, only the place matters
!the whereabouts of {the} {where}, unopened
+pinpoint {the} {where}, don't launch anything
+dig up {the} {where}, but nothing should open
where did i put {the} {where}? keep it closed please
{the} {where}: where? [don't open|no opening]
i'll open it myself, just find {the} {where}
[path only|just the path]: {the} {where}, leave it shut
[please|] no viewer, i only want the path of {the} {where}
[find|locate] {the} {where} and stop there, no opening
{the} {where}, find but not open
it's private, so don't open {the} {where}, only look for it
my machine is slow, so only locate {the} {where}, opening nothing
which folder holds {the} {where}? do not open it
""",
    de="""
+[finde|such] {the} {where}, aber [nicht öffnen|öffne sie nicht|mach sie nicht auf]
wo ist {nom} {where}? nicht öffnen
[nur|bloß] {the} {where} suchen, nicht öffnen
+such {the} {where} ohne [sie|was] zu öffnen
{the} {where}, sag mir nur wo das liegt
!+such {the} {where}, aber lass [sie|das] zu
ich will {the} {where} nicht öffnen, nur [finden|wissen wo das ist]
[nur|bloß] den Pfad von {what} {where}, nicht öffnen
[nur|bloß] suchen, nicht aufmachen: {the} {where}
{what} {where}, nur den [Ort|Speicherort|Pfad], nichts aufmachen
sag mir wo {nom} {where} liegt, [aber nicht öffnen|Aufmachen ist nicht nötig]
hab ich {a} {where}? [bitte nicht öffnen|nicht aufmachen]
gibt's {a} {where}? nur schauen, nicht öffnen
öffne {the} {where} nicht, [such|find] [nur|bloß]
ohne [Öffnen|was aufzumachen]: wo ist {nom} {where}
+lokalisier {the} {where}, ohne [was|irgendwas] aufzumachen
+find {the} {where} und lass es zu
wo steckt {nom} {where}, aber mach nix auf
{what} {where} finden, geöffnet wird nichts
bitte bloß suchen: {the} {where}, öffnen tu ich selber
+such mir {the} {where} raus, öffnen mach ich selbst
wos is {nom} {where}, oba ned aufmachn
mir reicht der Pfad von {what} {where}, nicht öffnen
{nom} {where}, wo ist das? bitte nur sagen, nicht öffnen
ich brauch nur den Speicherort von {what} {where}
+schau nach ob es {a} {where} gibt, aber öffne nichts
!nichts soll aufgehen, ich will nur wissen wo {nom} {where} ist
!ungeöffnet lassen und nur aufspüren: {the} {where}
!nur der Fundort von {what} {where}, kein Programm starten
+mach {the} {where} ausfindig, aber starte nichts
+kram {the} {where} raus, aber nichts öffnen
wo hab ich {the} {where} hin? bitte zulassen
{nom} {where}: wo? nicht [öffnen|aufmachen]
öffnen tu ich selbst, find nur {the} {where}
nur den Pfad: {what} {where}, zu lassen
[bitte|] kein Programm, ich will bloß den Pfad von {what} {where}
{the} {where} finden, aber nicht öffnen
ist privat, also {the} {where} nicht öffnen, bloß suchen
der Rechner ist lahm, also {the} {where} nur suchen, nix öffnen
in welchem Ordner ist {nom} {where}? nicht aufmachen
suach ma {the} {where}, oba loss zua
""",
)


@family("find_further", "search_files", weight=0.4)
def further(source: Source) -> Talk:
    """The search goes on in another place, or for something else."""
    what = sought.by_words(source, 1, 2)
    place = searching.somewhere(source, 0.7)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    if source.chance(0.5):
        searching.search(source, talk, what, place, count=0)
        if place and place.path != "~":  # what was not found there is looked for everywhere at once
            searching.search(source, talk, what, None, count=0)
        talk.shown()
    else:
        searching.told(source, talk, what, place)
    if source.chance(0.6):
        other = sought.place(source)
        talk.user(source.say(AND_THERE, where=other.inside))
        searching.told(source, talk, what, other)
    else:
        new = sought.by_words(source, 1, 2)
        talk.user(source.say(AND_WHAT, what=new.text))
        searching.told(source, talk, new, place)
    return talk


@family("find_closed", "search_files", weight=0.2)
def closed(source: Source) -> Talk:
    """It is to be found, and not opened."""
    place = searching.somewhere(source, 0.3)
    what = sought.by_words(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    talk = searching.begun(source).user(source.say(CLOSED, lower=None, **what.slots(source), where=searching.placed(place)))
    searching.told(source, talk, what, place)
    return talk


@family("find_what", "ask_user", "search_files", weight=0.25)
def unsaid(source: Source) -> Talk:
    """Nobody said what to find."""
    question = source.by("What should I look for?", "Wonach soll ich suchen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    what = source.pick([sought.by_words, sought.generic])(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    place = searching.somewhere(source, 0.25)
    slots = what.slots(source)
    talk.result(answer=f"{source.pick([slots['what'], slots['what'], slots['nom']])} {searching.placed(place)}".strip())
    searching.told(source, talk, what, place)
    return talk
