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
