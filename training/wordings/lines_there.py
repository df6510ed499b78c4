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
""",
)

ABOUT = Phrases(
    en="""
what does {p} say about {w}
what's the {w} in {p}
what is [written|] about {w} in {p}
does [the|my] {p} [mention|say anything about|have something on] {w}
+look up {w} in {p}
tell me about {w} from {p}
{w} in {p}?
according to {p}, what [is|about] {w}
what did i write about {w} in {p}
is {w} in {p}
+tell me what {p} says [on|about|regarding] {w}
which line in {p} is about {w}
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
in welcher Zeile von {p} geht es um {w}
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
""",
)
