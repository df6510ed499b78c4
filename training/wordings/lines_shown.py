"""How people ask for the last lines of a file, and for one of its lines."""

from training.phrases import Phrases

END = Phrases(
    en="""
the last {n} lines of {p}
+show [me|] the last {n} lines of {p}
tail -n {n} {p}
tail -{n} {p}
+read the last {n} lines of {p}
{p}, [only|just] the last {n} lines
what are the last {n} lines of {p}
[bottom|last] {n} lines of {p}
+print [the|] bottom {n} lines [of|from] {p}
give me the {n} last lines of {p}
how does {p} end, {n} lines are enough
the tail of {p}, {n} lines
[can|could] you show [me|] the last {n} lines of {p}
i [need|want] [only|] the last {n} lines of {p}
+display {n} lines from the bottom of {p}
tail {p} {n}
!the end of {p}, {n} lines
!+read only {n} lines from the end of {p}
final {n} lines of {p}
the closing {n} lines of {p}
{p} bottom {n} lines
i only care about the end of {p}, {n} lines
not the whole {p}, the last {n} lines will do
what came last in {p}, {n} lines
newest {n} lines at the end of {p}
let me see how {p} finishes, say {n} lines
{p} is huge, the last {n} lines are enough
{n} lines from the very end of {p}
last {n} of {p}, lines i mean
what was written last to {p}, {n} lines
!+skip to the end of {p} and show me {n} lines
!lowest {n} lines of {p}
what's at the bottom of {p}? {n} lines
[bottom|last] {n} rows of {p}
+give me a peek at the last {n} lines of {p}
how {p} closes, {n} lines [please|]
how did {p} end? {n} lines
{p} is too long, {n} lines from the end will do
the log {p}, its latest {n} lines
would you read me the last {n} lines of {p}?
{n} lines of {p} from the bottom up [pls|please|]
+skim the last {n} lines of {p}
what are the most recent {n} lines in {p}
just the tail end of {p}, about {n} lines
{p}: last {n} lines
{p}, {n} lines from the end
last {n} lines, {p}
{n} last lines of {p} please
final {n} rows of {p}
tail {p}, {n} lines
tail -n{n} {p}
in {p}, the last {n} lines
from {p} the last {n} lines please
i want to see how {p} ends, {n} lines
i'd like the last {n} lines of {p} [please|]
could i have the last {n} lines of {p}
can i see the last {n} lines of {p}
may i see {n} lines from the end of {p}
what are the bottom {n} lines in {p}
what do the last {n} lines of {p} say
what's in the last {n} lines of {p}
what's new at the end of {p}, {n} lines
which {n} lines come last in {p}
something crashed, the last {n} lines of {p} please
i added {n} lines to {p}, show me those at the end
+look at the last {n} lines of {p}
+dump the last {n} lines of {p}
+output the final {n} lines of {p}
+cat the last {n} lines of {p}
+scroll to the bottom of {p}, {n} lines
+open {p} at the end and read {n} lines
+pull the last {n} lines from {p}
let me read the last {n} lines of {p}
the end's enough, {n} lines of {p}
skip most of {p}, last {n} lines
last {n} lines from the file {p}
{p} backwards, {n} lines from the end
the finish of {p}, some {n} lines
{n} lines, the last ones in {p}
{p} -{n}
{p}, tail {n}
{p}'s last {n} lines
last {n} of the lines in {p}
bottom {n}, {p}
tail end of {p}, {n} lines please
ending of {p}: {n} lines
tail --lines={n} {p}
tail --lines {n} {p}
tail -n -{n} {p}
{n} lines up from the bottom of {p}
{n} from the bottom of {p}, lines
the hindmost {n} lines of {p}
the most recently written {n} lines of {p}
where does {p} stop? last {n} lines
whatever is in the last {n} lines of {p}
why did it fail? see the last {n} lines of {p}
what happened last according to {p}, {n} lines
what did {p} log last, {n} lines
how far did {p} get? last {n} lines
is there an error in the last {n} lines of {p}? show them
has {p} got anything new at the bottom, {n} lines
do a tail on {p}, {n} lines
do you have the last {n} lines of {p} for me
could you tail {p} for me, {n} lines
would you print {n} lines off the bottom of {p}
mind showing me the bottom {n} lines of {p}
i wrote the end of {p} yesterday, show {n} lines
i want just {n} lines of {p}, the last
i'm debugging, so the last {n} lines of {p}
from the end of {p}, {n} lines up
don't start at the top, last {n} lines of {p}
count {n} lines back from the end of {p} and show them
+list the last {n} lines of {p}
+quote the last {n} lines of {p}
+fetch the last {n} lines of {p}
+take the last {n} lines of {p} and show them to me
+return the last {n} lines from {p}
at the very bottom of {p}, what {n} lines are there
""",
    de="""
die letzten {n} Zeilen [von|aus] {p}
+zeig [mir|] die letzten {n} Zeilen von {p}
tail -n {n} {p}
tail -{n} {p}
+lies die letzten {n} Zeilen von {p} [vor|]
{p}, nur die letzten {n} Zeilen
was steht in den letzten {n} Zeilen von {p}
[untere|letzte] {n} Zeilen von {p}
+gib [mir|] die letzten {n} Zeilen von {p} aus
von {p} [bitte|] die letzten {n} Zeilen
wie hört {p} auf, {n} Zeilen reichen
das Ende von {p}, {n} Zeilen
[kannst du|könntest du] [mir|] die letzten {n} Zeilen von {p} zeigen
ich [brauch|will] [nur|] die letzten {n} Zeilen von {p}
+zeig {n} Zeilen vom Ende von {p}
tail {p} {n}
!der Schluss von {p}, {n} Zeilen
!+lies nur {n} Zeilen vom Ende von {p}
die hintersten {n} Zeilen von {p}
die untersten {n} Zeilen [von|aus] {p}
{p} letzte {n} Zeilen
mich interessiert nur das Ende von {p}, {n} Zeilen
nicht ganz {p}, die letzten {n} Zeilen reichen
was kam zuletzt in {p} dazu, {n} Zeilen
wie endet {p}, so {n} Zeilen
{p} ist riesig, die letzten {n} Zeilen genügen
{n} Zeilen ganz unten aus {p}
de letschtn {n} Zeilen von {p}
die abschließenden {n} Zeilen von {p}
!spring ans Ende von {p}, {n} Zeilen davon
!von {p} nur untenrum {n} Zeilen
{n} Zeilen von unten aus {p}
was steht ganz unten in {p}? {n} Zeilen
lass mich die letzten {n} Zeilen von {p} [sehen|lesen]
{p} ist zu lang, {n} Zeilen vom Ende langen
würdest du mir die letzten {n} Zeilen von {p} vorlesen?
+überflieg [mal|] die letzten {n} Zeilen von {p}
von hinten {n} Zeilen aus {p}
das Log {p}, die neuesten {n} Zeilen
die jüngsten {n} Zeilen in {p}
zeig ma die letzten {n} Zeilen von {p} [her|]
die {n} letzten Zeilen in {p}, mehr [nicht|ned]
chasch mer di letschte {n} Ziile vo {p} zeige?
wie ist {p} ausgegangen, {n} Zeilen [langen|reichen]
{p}, {n} Zeilen vom Ende
letzte {n} Zeilen, {p}
die letzten {n} aus {p}, also Zeilen
die letzten {n} Zeilen bitte, Datei {p}
tail {p}, {n} Zeilen
tail -n{n} {p}
Ende von {p}: {n} Zeilen
in {p} die letzten {n} Zeilen
aus {p} die letzten {n} Zeilen bitte
ich will sehen, wie {p} endet, {n} Zeilen
ich hätt gern die letzten {n} Zeilen von {p}
könnte ich die letzten {n} Zeilen von {p} haben
darf ich die letzten {n} Zeilen von {p} sehen
was sind die letzten {n} Zeilen in {p}
was sagen die letzten {n} Zeilen von {p}
was gibt's Neues am Ende von {p}, {n} Zeilen
welche {n} Zeilen kommen in {p} zuletzt
irgendwas ist abgestürzt, die letzten {n} Zeilen von {p} bitte
schau ans Ende von {p}, {n} Zeilen
+schau dir die letzten {n} Zeilen von {p} an
+hol die letzten {n} Zeilen aus {p}
+scroll in {p} nach unten, {n} Zeilen
+öffne {p} am Ende und lies {n} Zeilen
+zieh die letzten {n} Zeilen aus {p}
lies mir den Schluss von {p}, {n} Zeilen
das Ende langt mir, {n} Zeilen von {p}
den Anfang von {p} kannst du weglassen, nur die letzten {n} Zeilen
untere {n} Zeilen der Datei {p}
i mecht de letzten {n} Zeilen von {p} segn
wat steiht in de letzten {n} Zeilen von {p}
wie hört denn {p} auf? {n} Zeilen
{n} Zeilen, und zwar die letzten von {p}
zuletzt geschriebene {n} Zeilen in {p}
{p} von hinten, {n} Zeilen
die letzten paar Zeilen von {p}, sagen wir {n} Zeilen
gib mir das Ende von {p}, {n} Zeilen davon
{p} -{n}
{p}, tail {n}
letzte {n} von {p}, Zeilen
untere {n}, {p}, in Zeilen
{p} unten, {n} Zeilen
Endstück von {p}: {n} Zeilen
Schlusszeilen von {p}, {n} Stück
tail --lines={n} {p}
tail --lines {n} {p}
tail -n -{n} {p}
von unten in {p} {n} Zeilen
{n} Zeilen rückwärts vom Ende in {p}
die allerletzten {n} Zeilen von {p}
die zuletzt geschriebenen {n} Zeilen von {p}
wo hört {p} auf? letzte {n} Zeilen
warum ist das schiefgegangen? letzte {n} Zeilen von {p}
was ist laut {p} zuletzt passiert, {n} Zeilen
was hat {p} zuletzt geloggt, {n} Zeilen
wie weit ist {p} gekommen? letzte {n} Zeilen
ist in den letzten {n} Zeilen von {p} ein Fehler? zeig sie
steht unten in {p} was Neues, {n} Zeilen
mach einen tail auf {p}, {n} Zeilen
hast du die letzten {n} Zeilen von {p} für mich
könntest du {p} tailen, {n} Zeilen
magst mir die unteren {n} Zeilen von {p} zeigen
ich hab das Ende von {p} gestern geschrieben, zeig {n} Zeilen
ich will bloß {n} Zeilen von {p}, die letzten
ich such einen Fehler, also die letzten {n} Zeilen von {p}
fang bei {p} nicht oben an, letzte {n} Zeilen
zähl vom Ende von {p} {n} Zeilen zurück und zeig sie
+liste die letzten {n} Zeilen von {p} auf
+zitier die letzten {n} Zeilen von {p}
+nimm die letzten {n} Zeilen von {p} und zeig sie
+hol {n} Zeilen vom Schluss von {p}
+nenn mir die letzten {n} Zeilen von {p}
was sind in {p} die untersten {n} Zeilen
in {p} unten, was steht da, {n} Zeilen
gibt's die letzten {n} Zeilen von {p}
zoag ma de letztn {n} Zeiln vo {p}
""",
)

LINE = Phrases(
    en="""
line {n} of {p}
what's [in|on] line {n} of {p}
+show [me|] line {n} of {p}
{p} line {n}
+read line {n} [in|of|from] {p}
what does line {n} of {p} say
[only|just] line {n} from {p}
{p}:{n}
!+tell me what line {n} in {p} says
{p}, line {n}
{p} l. {n}
sed -n {n}p {p}
the {p} line number {n}
i get an error at line {n} of {p}, what's there
content of line {n} in {p}
what's written [on|in] line {n} of {p}
+jump to line {n} of {p}
+print line no. {n} of {p}
i need line {n} of {p}, nothing else
line {n} in {p}
the text at line {n} of {p}
the compiler complains about {p}:{n}, show that line
which text is on line {n} in {p}
!+fetch me row {n} of {p}
!how does line {n} of {p} read
+look [up|at] line {n} in {p}
+go to line {n} of {p} and read it
+quote line {n} [of|from] {p}
there's a warning about line {n} in {p}, what does it say
line no {n} of {p} [pls|please|]
would you read me line {n} of {p}?
{p}, only line {n}
the traceback points at {p} line {n}, let me see it
i'm curious about line {n} in {p}
what do i have [in|on] line {n} of {p}
could i see line {n} from {p}
{n}th line of {p}
{p} at {n}
{p}, row {n}
{p} line no. {n} please
ln {n} {p}
line number {n} of {p} please
the {n}th line in {p}
no. {n} in {p}, that line
awk NR=={n} {p}
in {p}, what's line {n}
in {p} at line {n}, what is there
in {p}: line {n}
open {p} and read me line {n}
what have we got on line {n} of {p}
what is it that {p} says at line {n}
what did i write on line {n} of {p}
what stands on line {n} in {p}
can you [see|read|show] line {n} of {p}
would you look at line {n} of {p}
i want to see line {n} of {p}
let me see line {n} of {p}
i'm told to look at line {n} of {p}
python says {p}, line {n}, what's there
syntax error in {p} on line {n}, show it
somebody changed line {n} of {p}, what does it say now
the diff mentions {p} line {n}
the bug must be on line {n} of {p}, print it
line {n} only, from {p}
+cite line {n} of {p}
+dump line {n} of {p}
+output line {n} of {p}
+find line {n} in {p} and show it
+give me line {n} [of|from] {p}
+pick line {n} out of {p}
+scroll to line {n} in {p} and tell me what's there
not all of {p}, line {n} will do
how does {p} go at line {n}
i only care about line {n} of {p}
which words are in line {n} of {p}
wording of {p} line {n}
{p} on line {n}, show it
line {n}, file {p}
only the line {n} in {p}, please
{p} #{n}
{p} +{n}
{p}, ln {n}
l{n} of {p}
line {n} from {p}
line {n} in the file {p}
head -{n} {p} and then its last line
tail {p} from line {n}, one line only
error at {p}:{n}, show
exception in {p} at line {n}, what does it read
the linter marks {p} line {n}
gcc points to {p}:{n}, what's that line
grep told me line {n} of {p}, show that one
code review says {p} line {n}, what's it
my test fails at {p} line {n}, which line is that
a friend says look at line {n} of {p}
is line {n} of {p} empty, or what's in it
is there something in line {n} of {p}, show it
does {p} have a line {n}, what's in it
do you see line {n} of {p}? read it
could you read out line {n} of {p}
could you pull line {n} from {p}
may i have line {n} of {p}
how's line {n} of {p} worded
where it says line {n} in {p}, what's the text
what's that on line {n} of {p}
what's the content of {p} at line {n}
what do we find at line {n} of {p}
which code is on line {n} of {p}
nothing but line {n} of {p}
one line of {p}: {n}
a single line of {p}, number {n}
i'd like to read line {n} of {p}
i need to see what line {n} of {p} is
i'm stuck at line {n} in {p}, show it to me
let's look at line {n} of {p}
+view line {n} of {p}
+extract line {n} from {p}
+check line {n} of {p}
""",
    de="""
Zeile {n} von {p}
was steht in Zeile {n} von {p}
+zeig [mir|] Zeile {n} [von|aus|in] {p}
{p} Zeile {n}
+lies Zeile {n} [von|aus] {p} [vor|]
in {p}, was steht da in Zeile {n}
nur Zeile {n} aus {p}
{p}:{n}
!sag mir was Zeile {n} in {p} sagt
{p}, Zeile {n}
Z. {n} in {p}
sed -n {n}p {p}
Zeile {n} in {p}
Fehler in Zeile {n} von {p}, was steht da
Inhalt von Zeile {n} in {p}
+spring zu Zeile {n} [von|in] {p}
Zeile Nr. {n} aus {p}
ich brauch Zeile {n} von {p}, sonst nichts
wie lautet Zeile {n} in {p}
der Text in Zeile {n} von {p}
der Compiler meckert über {p}:{n}, zeig die Zeile
wos steht in Zeile {n} von {p}
welcher Text steht bei {p} in Zeile {n}
!+hol mir die Zeile {n} aus {p}
!{p}, was ist da an Zeile {n} zu lesen
+zitier Zeile {n} [aus|von] {p}
+schau [mal|] in {p} in Zeile {n} [nach|]
+geh in {p} zu Zeile {n} und lies [sie|] vor
eine Warnung in {p} Zeile {n}, was ist da
die {n}. Zeile [von|in|aus] {p}
könnt ich Zeile {n} aus {p} sehen?
würdest du mir Zeile {n} von {p} vorlesen?
mich interessiert Zeile {n} in {p}
laut Fehlermeldung {p} Zeile {n}, lass [mal|] sehen
was hab ich in {p} in Zeile {n} [geschrieben|stehen]
bei {p} nur die Zeile {n} [bitte|]
chasch mer Ziile {n} vo {p} zeige?
{p} Zl. {n}
{p}, die {n}. Zeile
die Zeile {n} in {p} bitte
Zeile #{n} aus {p}
Zeilennummer {n} in {p}
in {p} die Zeile {n}
in {p}: Zeile {n}
in {p} bei Zeile {n}, was ist da
von {p} Zeile {n}
aus {p} bitte Zeile {n}
awk NR=={n} {p}
mach {p} auf und lies Zeile {n} vor
was ist in {p} auf Zeile {n}
was sagt {p} in Zeile {n}
was steht da in {p} bei {n}, also in der Zeile
kannst du mir Zeile {n} von {p} zeigen
könntest du Zeile {n} aus {p} lesen
ich will Zeile {n} von {p} sehen
ich möcht wissen, was in Zeile {n} von {p} steht
lass mich Zeile {n} von {p} sehen
Python meldet {p}, Zeile {n}, was steht dort
Syntaxfehler in {p}, Zeile {n}, zeig mal
jemand hat Zeile {n} in {p} geändert, wie lautet sie
der Bug muss in Zeile {n} von {p} sein, zeig sie
ich soll mir Zeile {n} in {p} anschauen
+gib Zeile {n} von {p} aus
+gib mir Zeile {n} aus {p}
+such in {p} Zeile {n} und zeig sie her
+zieh Zeile {n} aus {p} raus
+blättere in {p} zu Zeile {n}
nicht alles von {p}, Zeile {n} reicht
mir reicht Zeile {n} von {p}
es geht um Zeile {n} in {p}
Wortlaut von {p}, Zeile {n}
Text von {p}, Zeile {n}
wia geht Zeile {n} in {p}
wos hob i in {p} auf Zeile {n} gschriem
wat steiht in {p} in Zeile {n}
Zeile {n} vorlesen, Datei {p}
lies die {n}. Zeile von {p} vor
Inhalt der Zeile {n}, Datei {p}
ein Blick auf Zeile {n} von {p}
{p} #{n}
{p} +{n}
{p}, Z. {n}
Zeile {n}, {p}
Zeile {n} bitte, aus {p}
Zeile {n} der Datei {p}
in der Datei {p} Zeile {n}
Fehler bei {p}:{n}, zeig
Exception in {p}, Zeile {n}, wie lautet die
der Linter markiert {p} Zeile {n}
gcc zeigt auf {p}:{n}, was ist das für eine Zeile
grep sagt Zeile {n} in {p}, zeig die
im Review steht {p} Zeile {n}, was ist das
mein Test scheitert in {p} Zeile {n}, welche ist das
ein Freund sagt, schau Zeile {n} in {p} an
ist Zeile {n} in {p} leer oder was steht da
gibt's in {p} eine Zeile {n}, was steht drin
siehst du Zeile {n} von {p}? lies vor
könntest du Zeile {n} aus {p} holen
darf ich Zeile {n} aus {p} sehen
wie ist Zeile {n} in {p} formuliert
was ist der Inhalt von {p} bei Zeile {n}
was ist denn das in Zeile {n} von {p}
was findet sich bei {p} in Zeile {n}
welcher Code steht in {p} auf Zeile {n}
welche Wörter sind in Zeile {n} von {p}
nichts als Zeile {n} aus {p}
eine einzige Zeile von {p}, Nummer {n}
eine Zeile aus {p}: {n}
ich würd gern Zeile {n} von {p} lesen
ich muss sehen, was Zeile {n} von {p} ist
ich häng bei Zeile {n} in {p}, zeig sie mir
schauen wir auf Zeile {n} von {p}
+schau dir Zeile {n} von {p} an
+hol Zeile {n} aus {p}
+prüf Zeile {n} von {p}
+nenn mir Zeile {n} von {p}
i brauch Zeile {n} aus {p}
was staht uf Ziile {n} vo {p}
""",
)
