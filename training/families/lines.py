"""Reading a part of a file: its first or last lines, one of them, and what it says about something."""

from training.families import read
from training.family import family
from training.material import disk, searching, sought, writing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

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
""",
)

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
