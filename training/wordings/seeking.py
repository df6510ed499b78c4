"""How people search for something else, for nobody knows what, and without opening it."""

from training.phrases import Phrases

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
{what}
{what} please
{what} then
{what} instead
{what} next
and {what} please
or {what}
[then|next], {what}
no, {what}
right, {what} next
[also|and also] {what}
look for {what} as well
look for {what} instead
search {what} instead
+find me {what}
+try it with {what}
+repeat the search with {what}
+run it again for {what}
+change that to {what}
new search: {what}
another search, {what}
what i need is {what}
what i actually want is {what}
i'm actually looking for {what}
i'm looking for {what} too
i also want {what}
i'd also like {what}
[would|could] you look for {what} too
can you see if there's {what}
could it be called {what}
do you find {what}
do you see {what} as well
any {what}
what if it's called {what}
maybe it's under {what}
maybe try {what}
{what}, also
{what}, any
{what} perhaps
{what} as well
{what} as well please
{what} rather
{what}, can you find that
{what}, where's that
{what} would do as well
and where's {what}
and where is {what} please
and do i have {what}
and search {what}
and what about {what}
but where is {what}
but do i have {what}
so where's {what}
so what about {what}
so look for {what}
where's {what}
where would {what} be
hm, {what}
oh, and {what}
ah no, {what}
sorry i meant {what}
pardon, {what}
well then, {what}
ok so {what}
fine, then {what}
now for {what}
now where's {what}
now search for {what}
next find {what}
next up {what}
then there's {what}
not found? then {what}
in that case {what}
failing that, {what}
else {what}
otherwise {what}
similarly {what}
ditto {what}
another thing: {what}
one more thing, {what}
one more search: {what}
is there any {what}
have i got {what}
i also search {what}
i also look for {what}
i meant {what}
i mean {what}
i should have said {what}
i want {what} instead
i'm missing {what} too
i'm after {what} as well
let's look for {what} then
let me try {what}
would {what} turn up
could there be {what}
can you look for {what}
can you search {what} too
+check for {what} too
+redo it for {what}
+do it for {what}
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
{what}
{what} bitte
{what} dann
{what} stattdessen
{what} als nächstes
und bitte {what}
oder {what}
nein, {what}
ok, jetzt {what}
gut, dann {what}
außerdem {what}
und außerdem {what}
+such stattdessen {what}
+such nochmal nach {what}
+such jetzt nach {what}
+find mir {what}
+probier es mit {what}
+wiederhol die Suche mit {what}
+änder das auf {what}
neue Suche: {what}
andere Suche, {what}
was ich brauch, ist {what}
was ich eigentlich will: {what}
ich such eigentlich {what}
ich such auch {what}
ich will auch {what}
ich hätt auch gern {what}
würdest du auch nach {what} suchen
siehst du irgendwo {what}
findest du {what}
gibt es denn {what}
heißt es vielleicht {what}
wenn nicht, dann {what}
eventuell unter {what}
möglicherweise {what}
no {what} bitte
und {what}, hast du das
{what}, geht das
{what} vielleicht
{what} ebenfalls
{what} eher
{what}, findest du das
{what}, wo ist das
{what} wär auch was
und wo ist {what}
und wo ist bitte {what}
und wie steht's mit {what}
und hab ich {what}
und such {what}
und was ist mit {what}
aber wo ist {what}
aber hab ich {what}
also wo ist {what}
also was ist mit {what}
also such {what}
wo ist {what}
wo wär {what}
hm, {what}
ach, und {what}
ah nein, {what}
sorry, ich meinte {what}
Pardon, {what}
na dann {what}
ok, also {what}
na gut, dann {what}
nun {what}
nun zu {what}
jetzt such {what}
jetzt noch {what}
dann noch {what}
nicht gefunden? dann {what}
in dem Fall {what}
ansonsten {what}
sonst {what}
genauso {what}
ditto {what}
noch was: {what}
noch eine Suche: {what}
noch eine Sache, {what}
gibt es {what}
gibt's sonst {what}
hab ich denn {what}
ich such noch {what}
ich meinte {what}
ich mein {what}
ich hätt {what} sagen sollen
ich will stattdessen {what}
mir fehlt auch {what}
ich brauch außerdem {what}
suchen wir dann {what}
lass mich {what} probieren
könnte es {what} geben
kannst du {what} suchen
kannst du noch nach {what} suchen
könntest du noch {what} suchen
+stell die Suche auf {what} um
+mach das für {what}
+mach das Gleiche für {what}
+nimm {what}
suech no {what}
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
find something
find something for me
find me something
look for something
look for my file
looking for a file
looking for something
trying to find a file
seeking a document
need a file
need a document, can't find it
i need a file
i need my document
i can't find my document
i cannot find my stuff
i can't find it
i don't know where my file is
i don't know where i put it
i'm searching for something
i'm after a file
i've lost a file
i've lost something
i seem to have lost a document
i wonder where my file is
i'd like to find something
i'd like you to search for a file
i want you to find a file
would you find something for me
would you mind searching for a file
can we find a file
could you search for a file for me
is it possible to search for a file
any idea where my file is
have you seen my file
do you know where my document is
where are my things
where could my file be
let's find something
my document is nowhere
somewhere there's a file i need
argh, where did my file go
my kingdom for that file
this drives me mad, i can't find my file
where on earth is my document
search please
search file
search my files please
searching
find please
find file
find files
find my stuff
find stuff
lookup please
look it up on my disk
look for it
file lookup
file search please
locate it
where's it
where is my document
where's that document again
where did it go
where did i leave my file
where did i save that thing
where's the file i need
have i lost a file
did i delete a file or is it somewhere
can you search
can you search for something
can you find files
can you find my file
can you locate a file for me
could you find a document
could you look for my file
will you help me find a file
would you search for something
would you find my file
i want to find a file
i want to search
i need to search for a file
i need to look for something
i have to find a document
i have to find something
i'd like to search for a file
i've been looking for a file
i've got to find something
i don't find my file
i can't find something
i can't see my file anywhere
i am looking for something
please find my file
please help me find something
let's find a file
let's search
there's a document i can't find
there's a file i need to find
a file has gone missing
a document i can't find
some file i lost
something i saved is gone
lost a file
lost something
missing a document
oh no, my file is gone
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
bitte suchen
was suchen
etwas suchen bitte
eine Datei finden
ein Dokument finden
was finden
+such mir was
+such etwas für mich
+such nach einer Datei
+such nach einem Dokument
+such doch mal was
+finde was
+finde was für mich
+schau nach einer Datei
ich brauch eine Datei
ich brauch ein Dokument, find's aber nicht
ich find meine Datei nicht
ich find das Dokument nicht
ich find's nicht
ich kann meine Datei nicht finden
ich kann was nicht finden
ich weiß nicht, wo meine Datei ist
ich weiß nimmer, wo ich das hingetan hab
ich vermisse eine Datei
ich vermiss was
ich möchte eine Datei suchen
ich möchte was finden
ich würd gern ein Dokument finden
ich bin auf der Suche nach einer Datei
auf der Suche nach einem Dokument
würdest du eine Datei für mich suchen
könntest du mir was suchen
magst du mir was suchen
kann man hier Dateien suchen
wo sind meine Sachen
wo könnte meine Datei sein
wo ist mein Zeug
such ma wos
suchen wir was
suchen wir eine Datei
mein Dokument ist nirgends
irgendwo ist eine Datei, die ich brauch
Kruzifix, wo ist meine Datei
ich werd narrisch, ich find das Dokument nicht
wo zum Teufel ist mein Dokument
hilf mir suchen
Suche bitte
such bitte
such eine Datei bitte
such mir eine Datei
such mir ein Dokument
such für mich
such mein Dokument
such mein Zeug
suche Datei
suche Dokument
Dateien suchen
Dateien finden
find eine Datei
find meine Datei
find es
find mein Dokument
schau nach meiner Datei
schau, wo meine Datei ist
wo ist es
wo ist das hin
wo ist mein Dokument
wo ist die Datei, die ich brauch
wo hab ich das gespeichert
wo hab ich meine Datei gelassen
wo ist meine Datei abgeblieben
hab ich eine Datei verloren
kannst du suchen
kannst du Dateien finden
kannst du meine Datei suchen
kannst du mir suchen helfen
könntest du ein Dokument suchen
könntest du nach meiner Datei schauen
würdest du was suchen
würdest du meine Datei suchen
magst du was suchen
tätst mir was suchen
ich will suchen
ich muss was suchen
ich muss nach etwas suchen
ich muss da was finden
ich such schon ewig eine Datei
ich such eine Datei
ich finde was nicht
ich seh meine Datei nirgends
ich hab was verloren
ich hab meine Datei verloren
bitte such meine Datei
bitte hilf mir was finden
suchen bitte
da ist ein Dokument, das ich nicht find
da gibt's eine Datei, die ich finden muss
mir ist eine Datei abhandengekommen
mir ist was verloren gegangen
Datei verloren
Datei weg
Dokument verschwunden
Datei nicht gefunden, such sie
oh nein, meine Datei ist weg
suech es File
i find mei Datei ned
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
{the} {where}: find, don't open
{the} {where}, no opening
{the} {where}: path only
{the} {where}: just where
where is {the} {where}, without opening it
where is {the} {where}? just asking, don't open
where do i have {the} {where}? don't launch it
where would {the} be {where}? leave it closed
find but don't open {the} {where}
find without opening: {the} {where}
search but don't open {the} {where}
locate only: {the} {where}
+find me {the} {where} without opening anything
+find {the} {where}, i don't want it opened
+find out where {the} is {where}, don't open it
+look for {the} {where} and don't open it
+look up where {the} is {where} and leave it shut
+search {the} {where} and only give me the path
+give me just the path to {the} {where}
+give me the location of {the} {where}, don't open it
+tell me only the path of {the} {where}
+check whether i have {a} {where}, no opening
+see if there is {a} {where} but don't open it
there should be {a} {where}, find it but don't open
have i got {a} {where}? just tell me, don't open it
can you find {the} {where} and not open it
could you tell me where {the} is {where} without opening it
would you look for {the} {where} but keep it closed
i only want the path of {the} {where}
i only want to find {the} {where}, not to open it
i want to know where {the} is {where}, nothing should open
i need the path to {the} {where}, no need to open
no opening, i only want to know where {the} is {where}
don't open anything, just look for {the} {where}
don't show me {the} {where}, tell me where it is
not to be opened, only found: {the} {where}
nothing should open: where is {the} {where}
please only locate {the} {where}, keep it shut
{what} {where}, where? and keep it closed
my wife is watching, so don't open {the} {where}, only find it
screen is shared, so only find {the} {where} and open nothing
{the} {where}, just the path please
{the} {where}, path will do, don't open
{the} {where}, where is it, leave it closed
{the} {where}: find only
{the} {where}: search only, no opening
{the} {where}: not open, find
{what} {where}, don't open
{what} {where}, search without opening
{what} {where}, only where
{what} {where}: keep it closed, just find it
{a} {where}? only look, don't open
dry search, no opening: {the} {where}
only search for {the} {where}, don't open
only show where {the} is {where}, don't open it
only tell me where {the} is {where}
only the folder of {the} {where}, leave the file shut
just find out where {the} is {where}, no opening
just look for {the} {where}, opening not needed
just say where {the} is {where}, don't open it
just the directory of {the} {where}, no opening
closed, please: where's {the} {where}
unopened please: find {the} {where}
no opening! where is {the} {where}
no need to open {the} {where}, just locate it
never mind opening, where is {the} {where}
without launching anything, find {the} {where}
leave {the} {where} closed, i only want its path
keep {the} {where} shut, where is it
where's {the} {where}, path only
where's {the} {where}? no opening, thanks
where is {the} stored {where}? i'm not going to open it now
which directory is {the} in {where}, don't open it
whereabouts is {the} {where}, leave it closed
do we have {a} {where}? leave it unopened
did i save {a} {where}? just check, don't open
is {the} {where} still there? don't open it, only look
is {the} on my disk {where}? no opening
can you check where {the} is {where} without opening it
could you find {the} {where}, but please don't open it
would you locate {the} {where} without opening it
i don't want it opened, where is {the} {where}
i don't need {the} {where} opened, i need the path
i just want the location of {the} {where}, don't open
i just want to know whether {the} exists {where}, don't open it
i'm presenting, so find {the} {where} but don't open it
i'm on battery, find {the} {where}, don't open anything
it's a huge file, so don't open {the} {where}, only find it
people are looking, so {the} {where}: find, not open
+spot {the} {where}, but don't open it
+search out {the} {where} and leave it shut
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
{the} {where}: suchen, nicht öffnen
{what} {where}, nicht öffnen
{what} {where}: nur der Pfad
{what} {where}: bloß wo
wo ist {nom} {where}, ohne zu öffnen
wo ist {nom} {where}? nur Pfad, nicht aufmachen
wo liegt {nom} {where}? lass es zu
wo hab ich {the} {where}? nicht starten
wo wär {nom} {where}? bitte nichts öffnen
finden, aber nicht öffnen: {the} {where}
suchen ohne öffnen: {the} {where}
nur lokalisieren: {the} {where}
+finde mir {the} {where}, ohne was aufzumachen
+finde raus, wo {nom} {where} ist, und öffne nichts
+such {the} {where} und gib mir nur den Pfad
+such nach {what} {where}, öffne aber nichts
+schau, wo {nom} {where} liegt, und lass das zu
+gib mir nur den Pfad zu {what} {where}
+gib mir bloß den Ort von {what} {where}, nicht öffnen
+sag nur, wo {nom} {where} ist
+prüf, ob ich {a} {where} hab, ohne zu öffnen
+guck, ob's {a} {where} gibt, aber nicht aufmachen
es müsste {a} {where} geben, nur finden, nicht öffnen
hab ich {a} {where}? nur sagen, nix öffnen
kannst du {the} {where} suchen und nicht öffnen
könntest du sagen, wo {nom} {where} ist, ohne es zu öffnen
würdest du {the} {where} suchen, aber zulassen
ich will nur wissen, wo {nom} {where} liegt, nicht öffnen
ich will {the} {where} bloß finden, nicht öffnen
ich möchte nur den Pfad von {what} {where}, nichts öffnen
ich brauch den Pfad zu {what} {where}, nicht die Datei selber
nicht öffnen, ich will nur wissen, wo {nom} {where} ist
nichts aufmachen, nur {the} {where} suchen
nichts soll starten: wo ist {nom} {where}
zeig mir {the} {where} nicht, sag nur wo
nicht öffnen, bloß finden: {the} {where}
bitte nur lokalisieren und zulassen: {the} {where}
öffnen brauchst du nicht: wo ist {nom} {where}
{the} {where} aufspüren, aber geschlossen lassen
da schaut wer zu, also {the} {where} nur suchen und nicht öffnen
ich teil grad den Bildschirm, also {the} {where} nur suchen, nichts öffnen
{the} {where}, bloß der Pfad bitte
{nom} {where}, Pfad reicht, nicht öffnen
{nom} {where}, wo ist das, lass es zu
{the} {where}: nur finden
{the} {where}: nur suchen, nicht aufmachen
{the} {where}: nicht öffnen, finden
{what} {where}, nicht aufmachen
{what} {where}, suchen ohne öffnen
{what} {where}, nur wo
{what} {where}: zu lassen, nur finden
{a} {where}? nur schauen, nicht öffnen
Suche ohne Öffnen: {the} {where}
such bloß {the} {where}, nicht öffnen
zeig nur, wo {nom} {where} ist, nicht öffnen
sag mir nur, wo {nom} {where} ist
nur den Ordner von {what} {where}, die Datei zulassen
find nur raus, wo {nom} {where} ist, nicht aufmachen
schau nur nach {what} {where}, öffnen nicht nötig
sag einfach, wo {nom} {where} liegt, nicht öffnen
nur das Verzeichnis von {what} {where}, nix öffnen
geschlossen bitte: wo ist {nom} {where}
ungeöffnet bitte: {the} {where} finden
nicht öffnen! wo ist {nom} {where}
musst {the} {where} nicht öffnen, nur finden
Öffnen ist egal, wo ist {nom} {where}
ohne was zu starten, finde {the} {where}
lass {the} {where} zu, ich will nur den Pfad
wo ist {nom} {where}, nur der Pfad
wo ist {nom} {where}? nicht aufmachen, danke
wo ist {nom} {where} gespeichert? ich öffne das jetzt nicht
in welchem Verzeichnis ist {nom} {where}, nicht öffnen
wo steckt {nom} {where}? lass es geschlossen
haben wir {a} {where}? aber nicht öffnen
hab ich {a} {where} gespeichert? nur prüfen, nicht öffnen
ist {nom} {where} noch da? nicht öffnen, nur schauen
gibt es {the} {where}? nicht aufmachen
kannst du nachsehen, wo {nom} {where} ist, ohne zu öffnen
könntest du {the} {where} finden, aber bitte nicht öffnen
würdest du {the} {where} lokalisieren, ohne zu öffnen
ich will's nicht offen haben, wo ist {nom} {where}
ich brauch {the} {where} nicht offen, nur den Pfad
ich will nur den Ort von {what} {where}, nicht öffnen
ich will nur wissen, ob es {the} {where} gibt, nicht öffnen
ich präsentier grad, also {the} {where} finden, nicht öffnen
der Akku ist schwach, such {the} {where}, aber nichts öffnen
die Datei ist riesig, also {the} {where} nicht öffnen, bloß finden
da schauen Leute zu: {the} {where} finden, nicht öffnen
+erspäh {the} {where}, aber mach's nicht auf
find {the} {where}, aba mach's ned auf
suech {the} {where}, aber nid ufmache
""",
)
