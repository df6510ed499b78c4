"""How people ask to change lines of a file."""

from training.phrases import Phrases

PART = Phrases(
    en="""
the first {n} lines of {p}
+show [me|] the first {n} lines of {p}
head -n {n} {p}
head -{n} {p}
+read the first {n} lines of {p}
{p}, [only|just] the first {n} lines
what are the first {n} lines of {p}
[top|first] {n} lines of {p}
+print [the|] top {n} lines [of|from] {p}
give me the {n} first lines of {p}
how does {p} begin, {n} lines are enough
the head of {p}, {n} lines
[can|could] you show [me|] the first {n} lines of {p}
i [need|want] [only|] the first {n} lines of {p}
+display {n} lines from the top of {p}
head {p} {n}
!the beginning of {p}, {n} lines
!+read only {n} lines from the start of {p}
top {n} of {p}, in lines
lines 1 to {n} of {p}
lines 1-{n} of {p}
a preview of {p}, [first|top] {n} lines
i just want to peek at {p}, {n} lines from the top
{p} top {n} lines
not the whole {p}, the first {n} lines will do
{n} opening lines of {p}
let me see how {p} starts, say {n} lines
{p} is huge, the first {n} lines are enough
what stands in the first {n} lines of {p}
first {n} of {p}, lines i mean
!+stop reading {p} after {n} lines
!upper {n} lines of {p}
+give me {n} lines of {p} to start with
i only care about the top of {p}, {n} lines
+give me a peek at the first {n} lines of {p}
[first|top] {n} rows of {p}
{n} lines of {p} from the top [pls|please|]
how {p} opens, {n} lines [please|]
what's at the top of {p}? {n} lines
+begin reading {p}, [but|and] only {n} lines
{p} is too long, {n} lines from the beginning will do
just the header of {p}, about {n} lines
would you read me {n} lines off the top of {p}?
+skim the first {n} lines of {p}
sed -n 1,{n}p {p}
{p}: first {n} lines
{p}: lines 1-{n}
{p} 1-{n}
head -n{n} {p}
head --lines={n} {p}
awk NR<={n} {p}
{n} lines of {p}
{n} lines out of {p}, from line 1
{n} lines from the front of {p}
{n} lines, {p}, from the start
line one to {n} of {p}
lines one through {n} in {p}
up to line {n} of {p}
{p} up to line {n}
from {p} the first {n} lines
from the top of {p}: {n} lines
in {p}, the first {n} lines
the start of {p}, say {n} lines
the top bit of {p}, {n} lines
the first {n} of the lines in {p}
the first {n} lines will do from {p}
what are lines 1 to {n} of {p}
what do the first {n} lines of {p} say
what comes first in {p}? {n} lines
what does {p} start with, {n} lines
how does {p} start? {n} lines
how did {p} begin again, {n} lines
may i see the first {n} lines of {p}
could i get {n} lines from the top of {p}
can you open {p} and read {n} lines
would you print me the first {n} lines of {p}
mind showing the first {n} lines of {p}
don't read all of {p}, {n} lines are plenty
no more than {n} lines of {p}, from the top
at most {n} lines of {p}, from the start
i'd like the first {n} lines of {p}
i'd like to read the beginning of {p}, about {n} lines
i'm only after the first {n} lines of {p}
let me have the first {n} lines of {p}
let's look at the first {n} lines of {p}
+fetch the first {n} lines of {p}
+list the first {n} lines of {p}
+dump the first {n} lines of {p}
+quote the first {n} lines of {p}
+open {p} at the top and show {n} lines
{p}, head {n}
{p}, top {n}
{p}'s first {n} lines
first {n}, {p}, in lines
start of {p}: {n} lines
head -n {n} on {p}
head --lines {n} {p}
cut {p} after {n} lines and show that
{n} lines into {p}, no further
{n} lines from the very start of {p}
{n} rows off the top of {p}
the foremost {n} lines of {p}
the leading {n} lines of {p}
the title and so on of {p}, {n} lines
what's {p} about? {n} lines from the top
what columns has {p}? show the first {n} lines
which {n} lines come first in {p}
where does {p} start? first {n} lines
how's {p} laid out, first {n} lines
is {p} the right file? show its first {n} lines
do a head on {p}, {n} lines
does {p} have a header? show {n} lines from the top
could you head {p} for me, {n} lines
could we see the top {n} lines of {p}
would you read {p} up to line {n}
before i open {p}, its first {n} lines
i don't know what {p} is, show the first {n} lines
i want just {n} lines of {p}, the first
i forgot how {p} begins, {n} lines
as a sample {n} lines of {p}
a taste of {p}, {n} lines
only as far as line {n} in {p}
until line {n}, {p}
nothing past line {n} of {p}
+take the first {n} lines of {p}
+return the first {n} lines from {p}
+cat the first {n} lines of {p}
+preview {p}, {n} lines
""",
    de="""
die ersten {n} Zeilen [von|aus] {p}
+zeig [mir|] die ersten {n} Zeilen von {p}
head -n {n} {p}
head -{n} {p}
+lies die ersten {n} Zeilen von {p} [vor|]
{p}, nur die ersten {n} Zeilen
was steht in den ersten {n} Zeilen von {p}
[obere|erste] {n} Zeilen von {p}
+gib [mir|] die ersten {n} Zeilen von {p} aus
von {p} [bitte|] die ersten {n} Zeilen
wie fängt {p} an, {n} Zeilen reichen
den Kopf von {p}, {n} Zeilen
[kannst du|könntest du] [mir|] die ersten {n} Zeilen von {p} zeigen
ich [brauch|will] [nur|] die ersten {n} Zeilen von {p}
+zeig {n} Zeilen vom Anfang von {p}
head {p} {n}
!der Anfang von {p}, {n} Zeilen
!+lies nur {n} Zeilen vom Anfang von {p}
Zeile 1 bis {n} von {p}
Zeilen 1-{n} aus {p}
Vorschau von {p}, [erste|obere] {n} Zeilen
ich will nur kurz in {p} reinschauen, {n} Zeilen von oben
{p} erste {n} Zeilen
nicht ganz {p}, die ersten {n} Zeilen reichen
die obersten {n} Zeilen [von|aus] {p}
wie beginnt {p}, so {n} Zeilen
{p} ist riesig, die ersten {n} Zeilen genügen
de erschtn {n} Zeilen von {p}
{n} Zeilen von {p}, vom Beginn an
!nach {n} Zeilen kannst du bei {p} aufhören zu lesen
!von {p} nur obenrum {n} Zeilen
{n} Zeilen von oben aus {p}
mich interessiert nur der Anfang von {p}, {n} Zeilen
was steht ganz oben in {p}? {n} Zeilen
{p} ist zu lang, {n} Zeilen vom Anfang langen
lass mich die ersten {n} Zeilen von {p} [sehen|lesen]
würdest du mir {n} Zeilen vom Anfang von {p} vorlesen?
+überflieg [mal|] die ersten {n} Zeilen von {p}
für den Einstieg {n} Zeilen aus {p}
von vorne {n} Zeilen aus {p}
sed -n 1,{n}p {p}
zeig ma die ersten {n} Zeilen von {p} [her|]
die {n} ersten Zeilen in {p}, mehr [nicht|ned]
nur die Kopfzeilen von {p}, so {n} [Stück|]
chasch mer di erschte {n} Ziile vo {p} zeige?
{p}: erste {n} Zeilen
{p}: Zeilen 1-{n}
{p} 1-{n}
head -n{n} {p}
head --lines={n} {p}
{n} Zeilen von {p}
{n} Zeilen aus {p}, ab Zeile 1
{n} Zeilen vom Kopf von {p}
{n} Zeilen, {p}, vom Anfang weg
die vordersten {n} Zeilen von {p}
die {n} obersten Zeilen aus {p}
Zeile eins bis {n} aus {p}
Zeilen 1 bis {n} in {p}
bis Zeile {n} von {p}
{p} bis Zeile {n}
aus {p} die ersten {n} Zeilen
in {p} die ersten {n} Zeilen
ganz oben aus {p}: {n} Zeilen
der Beginn von {p}, sagen wir {n} Zeilen
das Oberste von {p}, {n} Zeilen
die ersten {n} Zeilen reichen mir von {p}
die Einleitung von {p}, {n} Zeilen
was sind die Zeilen 1 bis {n} in {p}
was sagen die ersten {n} Zeilen von {p}
was kommt in {p} zuerst? {n} Zeilen
womit fängt {p} an, {n} Zeilen
wie geht {p} los? {n} Zeilen
wie hat {p} gleich angefangen, {n} Zeilen
dürfte ich die ersten {n} Zeilen von {p} sehen
könnte ich {n} Zeilen von oben aus {p} haben
kannst du {p} aufmachen und {n} Zeilen vorlesen
würdest du mir die ersten {n} Zeilen von {p} ausgeben
magst mir die ersten {n} Zeilen von {p} zeigen
nicht alles von {p}, {n} Zeilen reichen völlig
nicht mehr als {n} Zeilen von {p}, von oben
höchstens {n} Zeilen von {p}, vom Anfang
ich hätte gern die ersten {n} Zeilen von {p}
ich möchte den Anfang von {p} lesen, etwa {n} Zeilen
ich brauch bloß die ersten {n} Zeilen von {p}
mir genügen die ersten {n} Zeilen von {p}
schauen wir uns die ersten {n} Zeilen von {p} an
+hol die ersten {n} Zeilen aus {p}
+liste die ersten {n} Zeilen von {p} auf
+zitier die ersten {n} Zeilen von {p}
+nenn mir die ersten {n} Zeilen von {p}
+mach {p} oben auf und zeig {n} Zeilen
de easchtn {n} Zeiln aus {p}
de eersten {n} Regen ut {p}
{p}, head {n}
{p} oben, {n} Zeilen
erste {n} von {p}, Zeilen
head -n {n} auf {p}
head --lines {n} {p}
{n} Zeilen in {p} rein, nicht weiter
{n} Zeilen ganz vom Anfang von {p}
die allerersten {n} Zeilen von {p}
die führenden {n} Zeilen von {p}
der Titel und so von {p}, {n} Zeilen
worum geht's in {p}? {n} Zeilen von oben
welche Spalten hat {p}? zeig die ersten {n} Zeilen
welche {n} Zeilen kommen in {p} zuerst
wie ist {p} aufgebaut, erste {n} Zeilen
ist {p} die richtige Datei? zeig die ersten {n} Zeilen
mach einen head auf {p}, {n} Zeilen
hat {p} eine Kopfzeile? zeig {n} Zeilen von oben
könntest du {p} bis Zeile {n} lesen
könnten wir die obersten {n} Zeilen von {p} sehen
bevor ich {p} öffne, die ersten {n} Zeilen
ich weiß nicht, was {p} ist, zeig die ersten {n} Zeilen
ich will bloß {n} Zeilen von {p}, die ersten
ich hab vergessen, wie {p} anfängt, {n} Zeilen
als Kostprobe {n} Zeilen von {p}
zur Probe {n} Zeilen aus {p}
nur bis Zeile {n} in {p}
nichts nach Zeile {n} aus {p}
den oberen Teil von {p}, {n} Zeilen
+nimm die ersten {n} Zeilen von {p}
+lass mich {n} Zeilen vom Anfang von {p} lesen
+lies {p} an, {n} Zeilen
+schau in {p} rein, die ersten {n} Zeilen
sag mir die ersten {n} Zeilen von {p}
so {n} Zeilen vom Anfang von {p} langen mir
von {p} brauch ich den Kopf, {n} Zeilen
zoag ma de erstn {n} Zeiln vo {p}
""",
)

ABOUT = Phrases(
    en="""
does [the|my] {p} [say anything about|have something on] {w}
what does {p} say about {w}
what's the {w} in {p}
what is [written|] about {w} in {p}
+look up {w} in {p}
tell me about {w} from {p}
{w} in {p}?
according to {p}, what [is|about] {w}
what did i write about {w} in {p}
is {w} in {p}
+tell me what {p} says [on|about|regarding] {w}
what [value|entry] does {w} have in {p}
how is {w} set in {p}
+read {p} and tell me about {w}
[i|just] need the {w} from {p}
did i [write|note] something about {w} in {p}
what is {w} in {p}
+get me the {w} out of {p}
look into {p}, what's with {w}
!what can i read about {w} in {p}
!+find out from {p} what {w} is
!in {p}, what about {w}
!anything on {w} in {p}
[any|is there any] [info|information|note] on {w} in {p}
i need to know about {w}, it should be in {p}
{p}: what about {w}
where {p} talks about {w}, what does it say
what was it with {w} again, it's in {p}
i can't recall what i put in {p} [about|for] {w}
quick lookup in {p}: {w}
the part of {p} about {w}
what's noted for {w} in {p}
which {w} is given in {p}
has {p} got anything on {w}
what did they write about {w} in {p}
!+consult {p} about {w}
!{w}, as stated in {p}
+dig {w} out of {p}
{p} should mention {w}, what does it say
what was the {w} again? should be in {p}
does {p} tell us anything about {w}
i forgot the {w}, it's written in {p}
+scan {p} for anything about {w}
i've a question about {w}, the answer is in {p}
what does it say in {p} on the subject of {w}
would you look in {p} what it says about {w}?
the bit on {w} in {p} [please|]
how does {p} describe {w}
remind me what {p} has on {w}
{p}: {w}?
{w}: see {p}
{w} according to {p}
{w} as in {p}
{w} - what does {p} say
about {w}, in {p}
info on {w} from {p}
the {w} entry in {p}
the {w} part of {p}
the passage on {w} in {p}
the setting of {w} in {p}
value of {w} in {p}
my notes on {w} in {p}
what's {w} in {p}
what's up with {w} in {p}
what's my {w} in {p}
what's the story with {w} in {p}
what do we have on {w} in {p}
what did {p} say regarding {w}
what was {w} in {p} again
what has {p} on {w}
what facts does {p} give on {w}
how does {p} explain {w}
how is {w} defined in {p}
how much is {w} in {p}
when is {w}, look in {p}
who is {w} in {p}
why is {w} in {p}
is there a word about {w} in {p}
is there something on {w} in {p}
is anything said about {w} in {p}
has {w} been noted in {p}
does {p} know {w}
do i have {w} in {p}
do you find {w} in {p}
can you look in {p} for {w}
can you tell me from {p} what {w} is
could you read up on {w} in {p}
would {p} have something on {w}
i want to know what {p} says on {w}
i wrote something about {w} in {p}, what was it
i must have written about {w} in {p}
i'm interested in {w}, see {p}
i'm looking at {p} because of {w}, what does it say
let me know what {p} says concerning {w}
let's see what {p} says about {w}
someone asked about {w}, it should be in {p}
+open {p} and tell me about {w}
+check {p} for {w}
+explain {w} with the help of {p}
+use {p} to tell me about {w}
+summarise what {p} says about {w}
{p} on {w}
{p} re {w}
{w} from {p}
{w}, check {p}
{w}, {p} has it
{w}: what's in {p} on that
entry for {w} in {p}
the thing with {w} in {p}
section {w} of {p}
details about {w} in {p}
facts on {w} from {p}
some info on {w}, from {p} please
whether {p} has {w}
what's to be done about {w} according to {p}
what's planned for {w} in {p}
what's the rule for {w} in {p}
what's the deal with {w}, it's in {p}
what's the status of {w} in {p}
what's this {w} in {p}
what number has {w} in {p}
what price has {w} in {p}
what comment is there on {w} in {p}
where's {w} dealt with in {p}, and what does it say
which option does {p} have for {w}
which page or line of {p} covers {w}
who's responsible for {w}, see {p}
did we put {w} in {p}
is {w} on the list in {p}
is {w} part of {p}
is {w} covered in {p}
can {p} tell us about {w}
could you get the info on {w} from {p}
would you read me the {w} part of {p}
i forget what {p} said about {w}
i should know about {w}, but look in {p}
my memory fails me on {w}, {p} has it
no idea about {w}, what does {p} say
i put {w} down in {p}, what was it
""",
    de="""
was steht in {p} [über|zu|von|zum Thema] {w}
was sagt {p} [zu|über] {w}
was ist [die|der|das|] {w} in {p}
steht in {p} [was|etwas] [über|zu|von] {w}
+schau [mal|] in {p} nach {w}
+guck in {p} [nach|was bei {w} steht]
{w} in {p}?
was hab ich in [der|meiner|] {p} [über|zu] {w} [geschrieben|notiert]
kommt {w} in {p} vor
+sag mir[,|] was {p} zu {w} sagt
welchen Wert hat {w} in {p}
wie ist {w} in {p} eingestellt
+lies {p} und sag mir was [da|] zu {w} steht
ich brauch [nur|] {w} aus {p}
laut {p}, was ist mit {w}
[wos|wat] steht in {p} [zu|über] {w}
gibt es in {p} [etwas|was|einen Eintrag] zu {w}
+such mir {w} aus {p} raus
was weiß {p} über {w}
!was kann ich in {p} über {w} lesen
!+find in {p} heraus was mit {w} ist
!in {p}, wie steht es um {w}
!irgendwas zu {w} in {p}
[Infos|Angaben|Notizen] zu {w} in {p}
ich muss was über {w} wissen, das sollte in {p} stehen
{p}: was ist mit {w}
was war das noch gleich mit {w}, steht in {p}
weiß nicht mehr, was ich in {p} zu {w} [geschrieben|notiert] hab
kurz nachschlagen in {p}: {w}
die Stelle zu {w} in {p}
was ist in {p} zu {w} vermerkt
welche Angabe zu {w} macht {p}
hat {p} was zu {w}
was haben die in {p} über {w} geschrieben
was heißt es in {p} zu {w}
!+zieh {p} zu {w} zurate
!{w}, laut {p}
+schlag [mal|] in {p} {w} nach
+kram [mal|] aus {p} raus, was zu {w} [da|] steht
ich hab {w} vergessen, steht in {p}
in {p} müsste was zu {w} stehen, was denn
hab eine Frage zu {w}, die Antwort steht in {p}
verrät {p} was über {w}
würdest du in {p} nachsehen, was zu {w} drinsteht?
wie wird {w} in {p} beschrieben
der Abschnitt zu {w} in {p} [bitte|]
lies mir aus {p} vor, was [da|] über {w} steht
was findet sich in {p} zu {w}
schau ma in {p}, wos zu {w} drinsteht
erinner mich, was in {p} zu {w} steht
{p}: {w}?
{w} - was sagt {p}
zu {w}, in {p}
Info zu {w} aus {p}
der Eintrag zu {w} in {p}
der Teil über {w} in {p}
der Absatz zu {w} in {p}
die Einstellung {w} in {p}
Wert von {w} in {p}
meine Notizen zu {w} in {p}
was ist los mit {w} in {p}
was hab ich zu {w} in {p}
was hat es mit {w} in {p} auf sich
was haben wir zu {w} in {p}
was meinte {p} zu {w}
was war {w} in {p} gleich
was hat {p} zu {w}
was gibt {p} zu {w} her
welche Fakten nennt {p} zu {w}
wie erklärt {p} {w}
wie ist {w} in {p} definiert
wie viel ist {w} in {p}
wann ist {w}, schau in {p}
wer ist {w} in {p}
warum steht {w} in {p}
steht ein Wort über {w} in {p}
wird {w} in {p} genannt
hab ich {w} in {p} vermerkt
kennt {p} {w}
hab ich {w} in {p}
findest du {w} in {p}
kannst du in {p} schauen, was mit {w} ist
kannst du mir aus {p} sagen, was {w} ist
könntest du in {p} etwas zu {w} lesen
hätte {p} was zu {w}
ich will wissen, was {p} zu {w} sagt
ich hab in {p} was zu {w} geschrieben, was war das
ich muss in {p} was über {w} notiert haben
mich interessiert {w}, siehe {p}
schauen wir, was {p} zu {w} sagt
jemand hat nach {w} gefragt, das müsste in {p} stehen
+mach {p} auf und sag mir was zu {w}
+schau {p} durch wegen {w}
+erklär mir {w} anhand von {p}
+nimm {p} und sag mir, was mit {w} ist
+fass zusammen, was {p} zu {w} sagt
wos moant {p} zu {w}
wat steiht in {p} över {w}
was staht i {p} über {w}
{p} zu {w}
{p} bezüglich {w}
{w} aus {p}
{w}, schau in {p}
{w}, steht in {p}
{w}: was ist dazu in {p}
Eintrag {w} in {p}
die Sache mit {w} in {p}
Abschnitt {w} aus {p}
Fakten zu {w} aus {p}
ein paar Infos zu {w}, aus {p} bitte
ob {p} was zu {w} hat
was ist laut {p} wegen {w} zu tun
was ist für {w} in {p} geplant
was gilt für {w} laut {p}
was ist der Stand bei {w} in {p}
was soll das mit {w} in {p}
welche Nummer hat {w} in {p}
welchen Preis hat {w} in {p}
welcher Kommentar steht bei {w} in {p}
wo in {p} geht's um {w}, und was steht da
welche Option hat {p} für {w}
wer ist für {w} zuständig, siehe {p}
haben wir {w} in {p} eingetragen
steht {w} auf der Liste in {p}
gehört {w} zu {p}
wird {w} in {p} behandelt
kann uns {p} was zu {w} sagen
könntest du dir die Infos zu {w} aus {p} holen
würdest du mir den Teil zu {w} aus {p} vorlesen
mir ist entfallen, was {p} zu {w} sagt
bei {w} lässt mich mein Gedächtnis im Stich, {p} weiß es
keine Ahnung von {w}, was sagt {p}
ich hab {w} in {p} aufgeschrieben, was war das
von {w} ist in {p} die Rede, was denn
hinsichtlich {w}, was meint {p}
wos sogt {p} zu {w}
""",
)
