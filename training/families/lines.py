"""Reading a part of a file: its first or last lines, one of them, and what it says about something."""

from training.families import read
from training.family import family
from training.material import disk, searching, sought, writing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.lines_there import ABOUT, PART

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
""",
)


@family("read_lines", "read_file", weight=0.6)
def some(source: Source) -> Talk:
    """The first or last lines, or one of them."""
    path = read.text_path(source)
    kind = source.number(0, 4)
    number = source.pick([1, 2, 3, 4, 5, 5, 10, 10, 10, 20, 20, 30, 50, 100, source.number(1, 300)])
    ways = LINE if kind == 0 else PART if kind < 3 else END
    if kind == 0:
        number = source.number(1, 2000)
    talk = searching.begun(source).user(source.say(ways, p=sought.quoted(source, path), n=str(number)))
    more = {"offset": number, "limit": 1} if kind == 0 else {"limit": number} if kind < 3 else {"offset": -number}
    talk.call("read_file", path=path, **more)
    if source.chance(0.06):
        if kind == 0:
            has = source.number(0, number - 1)
            error = source.by(
                f"{path} has only {has} lines; there is no line {number}", f"{path} hat nur {has} Zeilen; eine Zeile {number} gibt es nicht"
            )
            return talk.error(error).shown()
        return talk.error(disk.missing(source, path)).shown()
    count = 1 if kind == 0 else min(number, source.number(1, 6))
    total = number + source.number(0, 500) if kind == 0 else count if count < number else count + source.number(0, 500)
    first = number if kind == 0 else 1 if kind < 3 else total - count + 1
    lines = writing.lines(source, path, count)
    return talk.result(text=disk.numbered(lines, first), total=total, note=_note(source, first, first + count - 1, total)).shown()


def _note(source: Source, first: int, last: int, total: int) -> str | None:
    """What the tool says about lines that are not all."""
    if first == 1 and last >= total:
        return None
    if last >= total:
        return source.by(f"[lines {first}–{last} of {total}]", f"[Zeilen {first}–{last} von {total}]")
    return source.by(
        f"[lines {first}–{last} of {total}; offset {last + 1} goes on]", f"[Zeilen {first}–{last} von {total}; mit offset {last + 1} geht es weiter]"
    )


@family("read_about", "read_file", weight=0.9)
def about(source: Source) -> Talk:
    """What a file says about something: the line that does."""
    path = read.text_path(source)
    word = source.noun()
    talk = searching.begun(source).user(source.say(ABOUT, p=sought.quoted(source, path), w=word)).call("read_file", path=path)
    lines = writing.lines(source, path, source.number(1, 5))
    if source.chance(0.2):
        talk.result(text=disk.numbered(lines), total=len(lines))
        return talk.answer(source.by(f"{path} says nothing about {word}.", f"In {path} steht nichts zu {word}."))
    line = writing.line(source, path, source.pick([word, word, word.capitalize(), word.lower()]))
    at = source.number(0, len(lines))
    lines.insert(at, line)
    talk.result(text=disk.numbered(lines), total=len(lines))
    return talk.answer(source.by(f"Line {at + 1}: {line}", f"Zeile {at + 1}: {line}"))
