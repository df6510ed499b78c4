"""How people go on from a search: elsewhere, for another month or word; and for the newest of a kind."""

from training.phrases import Phrases

FIND = Phrases(
    en="""
find {what} {where}
where is {what} {where}
search for {what} {where}
look for {what} {where}
{what} {where}?
do i have {what} {where}
locate {what} {where}
[i'm looking for|i need to find] {what} {where}
[is there|have i got] {what} {where}
where did i put {what} {where}
+dig up {what} {where}
can't find {what} {where}
[any|got any] {what} {where}
+track down {what} {where}
!have you seen {what} {where}
{what} {where}, where is it
+unearth {what} {where}
[any idea|any clue] where {what} is {where}
{what} {where}, can't see it, search
+scout around for {what} {where}
i need {what} {where}
[lookup|seeking|wanted:] {what} {where}
[does|would] {what} exist {where}
i saved {what} {where}, but where
[could you|would you] look up {what} {where}
+hunt for {what} {where}
any sign of {what} {where}
{what} {where} please
{what} {where}, quick
find me {what} {where}
i want {what} {where}
i want to find {what} {where}
i have to find {what} {where}
i was looking for {what} {where}
i lost {what} {where}
i lost track of {what} {where}
i misplaced {what} {where}
i forgot where {what} is {where}
i'm missing {what} {where}
i'm hunting for {what} {where}
i'm sure there was {what} {where}
i put {what} {where} somewhere, find it
i know i had {what} {where}
there should be {what} {where}
there must be {what} {where}
there was {what} {where}, wasn't there
what about {what} {where}, do we have that
what have we got of {what} {where}
what files are called {what} {where}
which file is {what} {where}
files named {what} {where}
a file called {what} {where}
something named {what} {where}
anything called {what} {where}
anything like {what} {where}
where could {what} be {where}
where might {what} be {where}
where do i have {what} {where}
where has {what} gone {where}
where the heck is {what} {where}
wheres {what} {where}
do we have {what} {where}
do you see {what} {where}
did i save {what} {where}
did i keep {what} {where}
has anyone put {what} {where}
can i find {what} {where}
can you find {what} {where}
can you locate {what} {where}
could {what} be {where}
would there be {what} {where}
would you check for {what} {where}
help me find {what} {where}
let's find {what} {where}
let's look for {what} {where}
search {what} {where}
+see if there's {what} {where}
+check for {what} {where}
+fetch me the location of {what} {where}
+ferret out {what} {where}
+scan for {what} {where}
it's called {what} {where}, find it
""",
    de="""
such {what} {where}
wo ist {what} {where}
finde {what} {where}
such mal nach {what} {where}
{what} {where}?
hab ich {what} {where}
[ich suche|ich such] {what} {where}
[gibt es|gibts] {what} {where}
wo liegt {what} {where}
wo hab ich {what} {where}
+kram {what} {where} raus
ich find {what} {where} nicht
{what} {where} [suchen|finden]
[schau|guck] mal nach {what} {where}
{what} {where}, wo ist das
!hast du {what} {where} gesehen
+stöber {what} {where} auf
[hast du|haste] eine Ahnung, wo {what} {where} ist
{what} {where} ist verschollen, such mal
[gesucht:|Suche nach] {what} {where}
ich brauch {what} {where}
wohin hab ich {what} {where} gespeichert
[könntest|magst] du {what} {where} suchen
wos is {what} {where}
i find {what} {where} ned
+fisch {what} {where} raus
gibt es eine Spur von {what} {where}
{what} {where} bitte
{what} {where}, schnell
such mir {what} {where}
ich will {what} {where} finden
ich muss {what} {where} finden
ich hab {what} {where} verlegt
ich hab {what} {where} verloren
ich hab {what} {where} gesucht
ich weiß nicht mehr, wo {what} {where} ist
ich vermisse {what} {where}
ich bin sicher, da war {what} {where}
ich hatte doch {what} {where}
irgendwo hab ich {what} {where}, such das
da müsste {what} {where} sein
da war doch {what} {where}
es muss {what} {where} geben
es gab mal {what} {where}
was haben wir von {what} {where}
was gibt's an {what} {where}
welche Datei ist {what} {where}
welche Dateien heißen {what} {where}
Dateien namens {what} {where}
eine Datei namens {what} {where}
irgendwas mit {what} {where}
irgendwas namens {what} {where}
etwas wie {what} {where}
wo kann {what} {where} liegen
wo steckt {what} {where}
wo finde ich {what} {where}
wo zum Kuckuck ist {what} {where}
wo is denn {what} {where}
wo ist {what} {where} hingekommen
wo ist {what} {where} abgeblieben
haben wir {what} {where}
siehst du {what} {where}
hab ich {what} {where} gespeichert
hab ich {what} {where} abgelegt
liegt {what} {where}
liegt irgendwo {what} {where}
kannst du {what} {where} finden
kannst du nach {what} {where} suchen
könnte {what} {where} sein
findest du {what} {where}
findet sich {what} {where}
hilf mir {what} {where} zu finden
lass uns {what} {where} suchen
suche {what} {where}
finden: {what} {where}
+schau ob es {what} {where} gibt
+schau wo {what} {where} ist
+prüf ob {what} {where} da ist
+mach {what} {where} ausfindig
heißt {what} {where}, such danach
wo hob i {what} {where}
wo isch {what} {where}
""",
)
THERE = Phrases(
    en="""
and {where}?
what about {where}
ok and {where}
now {where}
look {where} too
the same {where}
try {where}
no, {where}
!rather {where}, not there
hm, {where} then
also {where} please
or {where}?
maybe {where}?
[ok|hm|well], then {where}
+search {where} instead
+search {where} [as well|too]
+check {where} [next|too]
[is it|could it be] {where}
[anything|something] {where}?
it could also be {where}
sorry, i meant {where}
how about {where}
+repeat [it|the search] {where}
same search {where}
only {where}
+do the same {where}
i think it was {where}
[actually|wait], {where}
!perhaps it's {where}
!+give it a go {where}
[did you look|have you looked] {where}
wrong folder, {where}
[nope|nah], {where}
[my mistake|my bad], {where}
+switch to what's {where}
[once more|one more time], but {where}
[while you're at it|next], {where}
i'd guess {where}
it [should|must] be {where}
[forgot|left out]: {where}
+carry on {where}
could be {where}, no?
{where}
{where} please
{where} too
{where} as well
{where}, maybe
{where} next
{where} now
{where} instead
{where} then
let's try {where}
let's look {where}
let's see what's {where}
what if you look {where}
what if it's {where}
why not {where}
i said {where}
i wanted {where}
i'd look {where}
i'd rather have {where}
i think i saved it {where}
i suppose it's {where}
no no, {where}
no, better {where}
not that folder, {where}
not this one, {where}
other folder: {where}
another place: {where}
different place, {where}
oh wait, {where}
ah, {where}
well, {where}
so {where}?
same thing {where}
same {where}
that search, but {where}
this time {where}
again, {where}
is there one {where}
any {where}
anything of that {where}
can you look {where}
can you check {where}
could you try {where}
would you look {where}
did you check {where}
not found? then {where}
nothing? {where} then
+have a look {where}
+go through what's {where}
+run it {where}
+continue {where}
+move on and look {where}
+do that {where}
it might be {where}
it may well be {where}
it was {where}, i believe
where it could also be: {where}
""",
    de="""
und {where}?
wie sieht es {where} aus
ok und {where}
jetzt {where}
schau auch {where}
dasselbe {where}
probier {where}
nein, {where}
!nicht da, {where}
hm, dann {where}
auch {where} bitte
guck mal {where}
oder {where}?
vielleicht {where}?
[na gut|naja|tja], dann {where}
+such stattdessen {where}
+such {where} [auch|noch|weiter]
+check {where} [auch|noch|]
[ist|liegt] es {where}
[ist|gibts] {where} was?
könnte auch {where} sein
sorry, ich meinte {where}
wie wär's {where}
+wiederhol [das|die Suche] {where}
gleiche Suche {where}
nur {where}
das Ganze {where}
ich glaub es war {where}
[eigentlich|wart], {where}
und {where} vielleicht
und wos is {where}
!womöglich {where}
!+versuch's {where}
[hast du|haste] {where} [geschaut|geguckt]
falscher Ordner, {where}
[nö|nee], {where}
mein Fehler, {where}
[nochmal|noch einmal], aber {where}
wo du schon dabei bist, {where}
ich tippe auf {where}
[muss|sollte] {where} [sein|liegen]
[vergessen|fehlt noch]: {where}
schaun ma {where}
mach {where} weiter
dann eben {where}
{where}
{where} bitte
{where} auch
{where} noch
{where} eventuell
{where} dann
{where} jetzt
{where} stattdessen
{where} halt
probieren wir {where}
schauen wir {where}
suchen wir {where}
wenn du {where} schaust?
was, wenn es {where} ist
warum nicht {where}
ich hab {where} gesagt
ich wollte {where}
ich würd {where} schauen
eher {where}
ich glaub, ich hab's {where} gespeichert
ich nehm an, es ist {where}
nein nein, {where}
nein, besser {where}
nicht der Ordner, {where}
nicht dort, sondern {where}
anderer Ordner: {where}
andere Stelle: {where}
woanders, nämlich {where}
ach so, {where}
ah, {where}
na dann {where}
also {where}?
das Gleiche {where}
selbe Suche {where}
diesmal {where}
nochmal, {where}
gibt's {where} eins
ist {where} eins
hat's {where} was davon
kannst du {where} schauen
kannst du {where} suchen
könntest du {where} nachsehen
würdest du {where} gucken
hast du auch {where} gesucht
vergiss nicht {where}
nichts gefunden? dann {where}
nix? {where} dann
+sieh {where} nach
+schau dich {where} um
+such weiter {where}
+mach das {where}
+dehn das aus: {where}
es könnte {where} liegen
es war {where}, glaub ich
wo es noch sein könnte: {where}
schaug {where}
lueg no {where}
""",
)
MONTH = Phrases(
    en="""
the same for {month}
and {month}?
and from {month}
what about {month}
no, {month}
now for {month}
and those of {month}
!i meant {month}
{month} too
ok and in {month}
[the ones|those] from {month}
make that {month}
{month}?
{month} instead
same search, {month}
same but {month}
or {month}?
try {month}
[sorry|oops|wait], {month}
how about {month}
+show [those of|the ones from] {month}
+do {month} [next|as well|too]
[maybe|perhaps] it was {month}
it could be from {month}
and what's there for {month}
next, {month}
[not that month|wrong month], {month}
[hm|hmm], then {month}
!let's have {month} then
!+switch to {month}
!what do we have of {month}
{month} [please|pls]
[nope|nah], {month}
[rather|better] {month}
+search {month} [now|instead]
[my mistake|my bad], {month}
+repeat [it|that] for {month}
i'd guess {month}
anything [from|in] {month}
[once more|again] for {month}
it [must|should] be from {month}
{month}, not that one
[forgot|left out]: {month}
{month}
{month} then
{month} as well
{month} next
{month} now
{month}, maybe
{month}, i said
{month} rather
again, {month}
again but {month}
this time {month}
that, but {month}
same thing, {month}
same in {month}
same search in {month}
same one from {month}
what was in {month}
what have we got from {month}
what's there from {month}
is there one from {month}
is there any from {month}
were there any in {month}
did i have one in {month}
do i have it from {month}
got one from {month}
let's try {month}
let's look at {month}
let's say {month}
i think it was {month}
i need {month} too
i'd like {month} as well
i was wrong, {month}
oh wait, it was {month}
ah no, {month}
wasn't it {month}
not that one, {month}
different month: {month}
other month: {month}
change the month to {month}
month: {month}
it might be {month}
it may have been {month}
could you do {month}
can you check {month}
would you try {month}
nothing? then {month}
not found? try {month}
+look for {month}
+take {month}
+check {month}
+use {month}
+find the one from {month}
+replace the month by {month}
+go on with {month}
""",
    de="""
das gleiche für {month}
und {month}?
und vom {month}
wie siehts mit {month} aus
nein, {month}
jetzt für {month}
und die vom {month}
!ich meinte {month}
{month} auch
ok und im {month}
die [vom|aus dem] {month}
{month}?
{month} stattdessen
gleiche Suche, {month}
oder {month}?
probier {month}
probier's mit {month}
[sorry|ups|wart], {month}
wie ist es mit {month}
+zeig die vom {month}
+mach {month} [auch|noch]
[vielleicht|womöglich] [war es|wars] {month}
könnte auch vom {month} sein
und was gibt's vom {month}
als nächstes {month}
[falscher Monat|nicht der Monat], {month}
[hm|hmm], dann {month}
dasselbe vom {month}
und die aus dem {month}
!nehmen wir {month}
!und im {month} so?
!+wechsel auf {month}
{month} [bitte|]
[nö|nee], {month}
[lieber|eher] {month}
+such jetzt {month}
mein Fehler, {month}
+wiederhol das für {month}
ich tippe auf {month}
[gibt's|gibts] was vom {month}
[nochmal|noch einmal] für {month}
muss vom {month} sein
den {month} [auch|noch|]
dann eben {month}
{month}
{month} dann
{month} noch
{month} jetzt
{month} halt
{month}, glaub ich
{month}, hab ich gesagt
{month} eventuell
nochmal, {month}
nochmal aber {month}
diesmal {month}
das, aber {month}
selbes im {month}
das Gleiche im {month}
dieselbe Suche im {month}
die gleiche vom {month}
was war im {month}
was haben wir vom {month}
was ist vom {month} da
gibt's eine vom {month}
gab's im {month} was
war im {month} was
hatte ich im {month} was
hab ich das vom {month}
schauen wir im {month}
ich glaub, das war im {month}
ich hab {month} gesagt
ich brauch {month} auch
ich hätt gern noch {month}
ich hab mich geirrt, {month}
ach nein, {month}
ach, es war {month}
war das nicht {month}
nicht der, {month}
anderer Monat: {month}
Monat ändern auf {month}
Monat: {month}
es könnte im {month} gewesen sein
kann auch {month} sein
könntest du {month} machen
kannst du im {month} schauen
würdest du {month} probieren
nichts? dann {month}
nix gefunden? {month} probieren
+schau im {month}
+check {month}
+such im {month}
+such die vom {month}
+ersetz den Monat durch {month}
+geh weiter zu {month}
im {month} vielleicht
und da {month}?
wia schaugts im {month} aus
""",
)
WORD = Phrases(
    en="""
and {what}?
what about {what}
the same for {what}
no, {what}
i meant {what}
now {what}
ok and {what}
!rather {what}
then {what}
or {what}?
{what} instead
{what} [too|as well]
[sorry|oops|wait], {what}
same search, {what}
same but {what}
try {what}
how about {what}
+search for {what} instead
+do {what} [next|as well]
[hm|hmm], then {what}
[maybe|perhaps] {what}
next: {what}
[wrong word|not that], {what}
+make that {what}
and one for {what}
[also|and also] {what}
!+go for {what} this time
!or maybe {what}
{what} [please|pls]
[nope|nah], {what}
better {what}
+repeat [it|that|the search] with {what}
[my mistake|my bad], {what}
+look for {what} [too|as well|instead]
it's probably called {what}
[once more|again] with {what}
is there anything with {what}
it [should|must] be {what}
[forgot|left out]: {what}
the word is {what}
{what}
{what}?
{what} then
{what} next
{what} now
{what}, maybe
{what}, i said
again, {what}
again but {what}
this time {what}
that, but {what}
same thing, {what}
same with {what}
same search with {what}
same for {what} please
what about one with {what}
is there {what}
is there one with {what}
are there any {what}
any {what}
got {what}
do i have {what}
did i have {what}
do we have {what} as well
let's try {what}
let's look for {what}
let's say {what}
i think it was {what}
i think it's {what}
i said {what}
i wanted {what}
i need {what} too
i'd like {what} as well
i was wrong, {what}
oh wait, it was {what}
ah no, {what}
wasn't it {what}
not that one, {what}
different word: {what}
other word: {what}
change it to {what}
search word: {what}
keyword {what}
it might be {what}
it could be {what}
could you try {what}
can you check {what}
nothing? then {what}
not found? try {what}
maybe it's called {what}
+check {what}
+use {what}
+take {what}
+find {what}
+replace it by {what}
+go on with {what}
""",
    de="""
und {what}?
wie siehts mit {what} aus
das gleiche für {what}
nein, {what}
ich meinte {what}
jetzt {what}
ok und {what}
!eher {what}
dann {what}
oder {what}?
{what} stattdessen
{what} [auch|noch]
[sorry|ups|wart], {what}
gleiche Suche, {what}
probier {what}
probier's mit {what}
wie ist es mit {what}
+such stattdessen {what}
+mach {what} [auch|noch]
[hm|hmm], dann {what}
[vielleicht|womöglich] {what}
als nächstes {what}
[falsches Wort|nicht das], {what}
dasselbe mit {what}
auch {what}
und no {what}
!+nimm diesmal {what}
!oder halt {what}
{what} [bitte|]
[nö|nee], {what}
lieber {what}
+wiederhol [das|die Suche] mit {what}
mein Fehler, {what}
+such auch {what}
heißt wahrscheinlich {what}
[nochmal|noch einmal] mit {what}
gibt's was mit {what}
müsste {what} sein
das Wort ist {what}
dann eben {what}
{what}
{what}?
{what} dann
{what} jetzt
{what} halt
{what}, glaub ich
{what}, hab ich gesagt
{what} eventuell
nochmal, {what}
nochmal aber {what}
diesmal {what}
das, aber {what}
selbes mit {what}
das Gleiche mit {what}
dieselbe Suche mit {what}
gleiches Spiel, {what}
gibt es {what}
gibt's eine mit {what}
gibt's auch {what}
hab ich {what}
hatte ich {what}
haben wir auch {what}
probieren wir {what}
suchen wir {what}
sagen wir {what}
ich glaub, es war {what}
ich glaub, das heißt {what}
ich hab {what} gesagt
ich wollte {what}
ich brauch {what} auch
ich hätt gern noch {what}
ich hab mich geirrt, {what}
ach nein, {what}
ach, es war {what}
war das nicht {what}
nicht das, sondern {what}
anderes Wort: {what}
ändern auf {what}
Suchwort: {what}
Stichwort {what}
es könnte {what} sein
kann auch {what} sein
könntest du {what} probieren
kannst du {what} suchen
würdest du nach {what} schauen
nichts? dann {what}
nix gefunden? {what} probieren
vielleicht heißt es {what}
+schau nach {what}
+check {what}
+such {what}
+such jetzt nach {what}
+ersetz das durch {what}
+geh weiter zu {what}
und da {what}?
schaug nach {what}
""",
)
NEWEST = Phrases(
    en="""
newest {kind} {where}
what is the newest {kind} {where}
which {kind} {where} came last
latest {kind} {where}
most recent {kind} {where}
[which|what] is the [latest|most recent|last] {kind} {where}
the last {kind} {where}, which one is it
+tell me the newest {kind} {where}
+find the [newest|latest] {kind} {where}
name of the newest {kind} {where}
what's the {kind} with the latest date {where}
which {kind} is the newest {where}
!the freshest {kind} {where}
!the {kind} that came in last {where}
[which|what] {kind} {where} was [added|saved|changed] last
+name the latest {kind} {where}
the {kind} {where} with the newest date
[youngest|most up to date] {kind} {where}
where's the newest {kind} {where}
+look up the [latest|last] {kind} {where}
{kind} {where}, newest first, just the top one
last saved {kind} {where}
i only need the [last|newest] {kind} {where}
what's the current {kind} {where}
{kind}, newest, {where}
{kind} {where}: the newest
newest {kind} file {where}
newest {kind} file {where} please
latest {kind} file {where}?
recent {kind} {where}, top one
most recently added {kind} {where}
most recently saved {kind} {where}
last modified {kind} {where}
last changed {kind} {where}
last {kind} {where}?
just the newest {kind} {where}
the newest of the {kind} files {where}
the latest of all {kind} files {where}
the most recent of the {kind} files {where}
the {kind} file {where} with the latest timestamp
the {kind} {where} i saved last
the {kind} {where} i made last
the {kind} file i put {where} last
what was the last {kind} {where}
what was my last {kind} {where}
what's my latest {kind} {where}
what's the latest {kind} file {where}
what's the name of the latest {kind} {where}
what's new {where} among the {kind} files, the newest one
what {kind} did i save last {where}
what {kind} file is newest {where}
what {kind} arrived last {where}
which is the newest of the {kind} files {where}
which {kind} file {where} is the newest
which {kind} file did i save last {where}
which {kind} was the last one {where}
which {kind} {where} has the latest date
which {kind} {where} is from the latest day
who's the youngest {kind} {where}
when sorted by date, which {kind} comes first {where}
sort the {kind} files {where} by date, newest one please
i want the newest {kind} {where}
i want to know the newest {kind} {where}
i'm after the latest {kind} {where}
i'm looking for the latest {kind} {where}
i'd like the most recent {kind} {where}
i saved a {kind} {where} a moment ago, which one
i just got a {kind} {where}, which is it
can you tell me the latest {kind} {where}
could you find the newest {kind} {where}
do you know the newest {kind} {where}
is there a new {kind} {where}? the newest one
+get me the newest {kind} {where}
+give me the latest {kind} {where}
+give me the name of the last {kind} {where}
+pick the newest {kind} {where}
+pick out the latest {kind} {where}
+determine the newest {kind} {where}
+see which {kind} {where} is newest
+check which {kind} {where} is the latest
+show me which {kind} is the newest {where}
""",
    de="""
neueste {kind} {where}
was ist die neueste {kind} {where}
welche {kind} {where} kam zuletzt
letzte {kind} {where}
aktuellste {kind} {where}
[welche|was] ist die [letzte|aktuellste|jüngste] {kind} {where}
die letzte {kind} {where}, welche ist das
+sag mir die neueste {kind} {where}
+such die [neueste|letzte] {kind} {where}
Name der neuesten {kind} {where}
welche {kind} {where} hat das neueste Datum
welche {kind} ist {where} die neueste
!die frischeste {kind} {where}
!die {kind}, die {where} zuletzt dazukam
welche {kind} {where} wurde zuletzt [gespeichert|geändert|angelegt]
+nenn mir die [letzte|neueste] {kind} {where}
die {kind} {where} mit dem jüngsten Datum
[jüngste|zuletzt geänderte|zuletzt gespeicherte] {kind} {where}
wo ist die neueste {kind} {where}
+schau nach der [letzten|neuesten] {kind} {where}
{kind} {where}, nach Datum, nur die oberste
ich brauch nur die [letzte|neueste] {kind} {where}
wöche {kind} {where} is de neichste
was ist die aktuelle {kind} {where}
{kind}, die neueste, {where}
{kind} {where}: die neueste
neueste {kind} Datei {where}
neueste {kind}-Datei {where} bitte
letzte {kind}-Datei {where}?
jüngste {kind}-Datei {where}
zuletzt hinzugefügte {kind} {where}
zuletzt abgelegte {kind} {where}
zuletzt bearbeitete {kind} {where}
nur die neueste {kind} {where}
nur die jüngste {kind}-Datei {where}
die neueste von den {kind}-Dateien {where}
die letzte aller {kind}-Dateien {where}
die jüngste unter den {kind}-Dateien {where}
die {kind}-Datei {where} mit dem spätesten Zeitstempel
die {kind}, die ich {where} als letzte gespeichert hab
die {kind}, die ich {where} zuletzt gemacht hab
was war die letzte {kind} {where}
was war meine letzte {kind} {where}
was ist meine neueste {kind} {where}
was ist die jüngste {kind}-Datei {where}
was ist {where} an {kind} am neuesten
was kam {where} an {kind} zuletzt
wie heißt die neueste {kind} {where}
wie heißt die letzte {kind}-Datei {where}
welche {kind} hab ich {where} als letzte gespeichert
welche {kind}-Datei ist {where} die neueste
welche {kind}-Datei {where} ist am jüngsten
welche {kind} ist {where} die aktuellste
welche {kind} war {where} die letzte
welche {kind} ist {where} zuletzt gelandet
welche {kind} {where} ist vom spätesten Tag
welche von den {kind}-Dateien {where} ist die neueste
nach Datum sortiert, welche {kind} steht {where} oben
sortier die {kind}-Dateien {where} nach Datum, die neueste bitte
ich will die neueste {kind} {where}
ich will wissen, welche {kind} {where} die neueste ist
ich such die letzte {kind} {where}
ich hätt gern die aktuellste {kind} {where}
ich hab grad eine {kind} {where} gespeichert, welche ist das
grad kam eine {kind} {where}, welche ist es
kannst du mir die neueste {kind} {where} nennen
könntest du die jüngste {kind} {where} suchen
weißt du, welche {kind} {where} die neueste ist
gibt's eine neue {kind} {where}? die neueste
+gib mir die neueste {kind} {where}
+gib mir den Namen der letzten {kind} {where}
+find die aktuellste {kind} {where}
+ermittle die neueste {kind} {where}
+schau welche {kind} {where} am neuesten ist
+schau mal, was die letzte {kind} {where} ist
+zeig mir, welche {kind} {where} die neueste ist
+such mir die jüngste {kind}-Datei {where} raus
de neieste {kind} {where}
wöche {kind} {where} is de letzte
de nüüschti {kind} {where}
""",
)
