"""What commands tell of files that no tool does: lines, words, checksums, differences, the largest and the newest ones."""

from training.families.write import items, text
from training.family import family
from training.material import filing
from training.material.shelling import (
    Query,
    Ran,
    asked,
    failed,
    hexes,
    plain_folder,
    plain_path,
    quoted,
    replied,
)
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.file_questions import (
    ALL_LINES,
    CHANGED,
    CHARACTERS,
    COUNT,
    DIFFERENCE,
    DOUBLES,
    EMPTY,
    LARGER,
    LINES,
    SORTED,
    SUM,
    TREE,
    WORDS,
)

SUMS = {"sha256sum": ("sha256", 64), "md5sum": ("md5", 32), "sha1sum": ("sha1", 40), "sha512sum": ("sha512", 128)}
KINDS = {
    "py": ("python files", "Python-Dateien"), "rs": ("rust files", "Rust-Dateien"), "go": ("go files", "Go-Dateien"),
    "js": ("javascript files", "JavaScript-Dateien"), "c": ("c files", "C-Dateien"), "md": ("markdown files", "Markdown-Dateien"),
    "tex": ("tex files", "TeX-Dateien"), "java": ("java files", "Java-Dateien"), "txt": ("txt files", "txt-Dateien"),
    "lua": ("lua files", "Lua-Dateien"), "html": ("html files", "HTML-Dateien"), "sh": ("shell scripts", "Shell-Skripte"),
}  # fmt: skip


def _gone(source: Source, ran: Ran, program: str, path: str) -> Ran:
    return failed(ran, 1, f"{program}: {path}: No such file or directory") if source.chance(0.06) else ran


def _lines(source: Source) -> Ran:
    path, count = plain_path(source, source.pick(["txt", "py", "csv", "md", "log", "sql", "sh", "json", "html", None])), source.number(0, 9000)
    return _gone(source, Ran(f"wc -l {quoted(path)}", f"{count} {path}", slots={"what": path}), "wc", path)


def _words(source: Source) -> Ran:
    path, count = plain_path(source, source.pick(["txt", "md", "tex", "org", "html"])), source.number(1, 90000)
    return _gone(source, Ran(f"wc -w {quoted(path)}", f"{count} {path}", slots={"what": path}), "wc", path)


def _characters(source: Source) -> Ran:
    path, count = plain_path(source, source.pick(["txt", "md", "tex", "org", "html"])), source.number(1, 400000)
    return _gone(source, Ran(f"wc -m {quoted(path)}", f"{count} {path}", slots={"what": path}), "wc", path)


def _all_lines(source: Source) -> Ran:
    folder, ending, count = plain_folder(source), source.pick(list(KINDS)), source.number(0, 99999)
    kind = KINDS[ending][source.german] if source.chance(0.7) else source.by(f".{ending} files", f".{ending}-Dateien")
    command = f"find {quoted(folder)} -name '*.{ending}' -type f -exec cat {{}} + | wc -l"
    return Ran(command, str(count), slots={"folder": folder, "kind": kind})


def _sum(source: Source) -> Ran:
    path = plain_path(source, source.pick(["iso", "zip", "tar.gz", "pdf", "img", None]))
    program = source.pick(["sha256sum", "sha256sum", "md5sum", "sha1sum"])
    name, digits = SUMS[program]
    plain = program == "sha256sum" and source.chance(0.5)
    said = source.by("checksum", source.pick(["Prüfsumme", "Checksumme"])) if plain else source.by(f"{name} sum", f"{name}-Summe")
    ran = Ran(f"{program} {quoted(path)}", f"{hexes(source, digits)}  {path}", slots={"what": path, "sum": said})
    return _gone(source, ran, program, path)


def _diff(source: Source) -> Ran:
    first, second = plain_path(source, "txt"), plain_path(source, "txt")
    slots = {"first": first, "second": second}
    command = f"diff {quoted(first)} {quoted(second)}"
    if source.chance(0.35):
        return Ran(command, "", source.by("They are the same.", "Sie sind gleich."), slots)
    number = source.number(1, 99)
    out = f"{number}c{number}\n< {text(source)}\n---\n> {text(source)}"
    return Ran(command, out, slots=slots, code=1)


def _over(source: Source) -> Ran:
    folder, size = plain_folder(source), source.pick([1, 5, 10, 50, 100, 100, 200, 500, source.number(2, 900)])
    unit, letter = source.pick([("MB", "M"), ("MB", "M"), ("GB", "G")])
    found = [f"{folder}/{source.file_name()}" for _ in range(source.number(0, 4))]
    none = "" if found else source.by(f"None there is larger than {size} {unit}.", f"Keine dort ist größer als {size} {unit}.")
    return Ran(f"find {quoted(folder)} -type f -size +{size}{letter}", "\n".join(found), none, {"folder": folder, "size": f"{size}{source.pick([' ', ''])}{unit}"})


def _days(source: Source) -> Ran:
    folder, days = plain_folder(source), source.pick([1, 2, 3, 5, 7, 10, 14, 30, source.number(2, 90)])
    found = [f"{folder}/{source.file_name()}" for _ in range(source.number(0, 4))]
    none = "" if found else source.by(f"None there has changed in {days} days.", f"Dort hat sich in {days} Tagen keine geändert.")
    return Ran(f"find {quoted(folder)} -type f -mtime -{days}", "\n".join(found), none, {"folder": folder, "n": str(days)})


def _empty(source: Source) -> Ran:
    folder = plain_folder(source)
    found = [f"{folder}/{source.folder_name()}" for _ in range(source.number(0, 4))]
    none = "" if found else source.by("There is no empty folder.", "Es gibt keinen leeren Ordner.")
    return Ran(f"find {quoted(folder)} -type d -empty", "\n".join(found), none, {"folder": folder})


def _count(source: Source) -> Ran:
    folder, count = plain_folder(source), source.number(0, 50000)
    return Ran(f"find {quoted(folder)} -type f | wc -l", str(count), slots={"folder": folder})


def _tree(source: Source) -> Ran:
    folder = plain_folder(source)
    rows = [f"{source.pick(['├──', '├──', '│   ├──'])} {source.file_name()}" for _ in range(source.number(1, 4))]
    out = "\n".join([folder, *rows, f"└── {source.file_name()}"])
    ran = Ran(f"tree {quoted(folder)}", out, slots={"folder": folder})
    return failed(ran, 127, "bash: line 1: tree: command not found") if source.chance(0.1) else ran


def _sorted(source: Source) -> Ran:
    path, things = plain_path(source, source.pick(["txt", "csv", "log"])), sorted(items(source, 2, 5))
    return Ran(f"sort {quoted(path)}", "\n".join(things), slots={"what": path})


def _doubles(source: Source) -> Ran:
    path, things = plain_path(source, source.pick(["txt", "csv", "log"])), sorted(items(source, 1, 3))
    if source.chance(0.3):
        return Ran(f"sort {quoted(path)} | uniq -d", "", source.by("No line is there twice.", "Keine Zeile kommt doppelt vor."), {"what": path})
    return Ran(f"sort {quoted(path)} | uniq -d", "\n".join(things), slots={"what": path})


QUERIES = [
    Query(LINES, _lines),
    Query(WORDS, _words),
    Query(CHARACTERS, _characters),
    Query(ALL_LINES, _all_lines),
    Query(SUM, _sum),
    Query(DIFFERENCE, _diff),
    Query(LARGER, _over),
    Query(CHANGED, _days),
    Query(EMPTY, _empty),
    Query(COUNT, _count),
    Query(TREE, _tree),
    Query(SORTED, _sorted),
    Query(DOUBLES, _doubles),
]


@family("shell_files", "shell", weight=1.0)
def shell_files(source: Source) -> Talk:
    """Lines, words, checksums, differences of files, and what is in folders."""
    return asked(source, [*QUERIES[:1] * 3, *QUERIES[:6], *QUERIES])


LINES_OF = Phrases(
    en="""
and {what}
and how many has {what}
[what|how] about {what}
[and|now] the same for {what}
!count {what} as well
same [question|thing] for {what}
{what} too
now {what}
and in {what}?
and how many lines are in {what}
also for {what}
!what does {what} have
then {what} please
and for {what}?
now count {what}
{what} as well
how about the lines of {what}
do {what} next
!next one: {what}
and {what}, how long is that
{what}, same question
and what's the count for {what}
what would {what} come out at
carry on with {what}
ok and {what} then
and the length of {what}, in lines?
+try {what} now
is {what} any [longer|shorter]?
+repeat that for {what}
how many would it be with {what}
{what}
and {what}, how many
{what}, how many
{what}, how many lines
{what}, line count
line count of {what}
lines in {what}
number of lines in {what}
wc -l {what}
and how long is {what}
how long is {what}
and how big is the line count of {what}
how many lines does {what} have
how many lines has {what} got
how many in {what}
what's {what} got
what do you get for {what}
what about the lines of {what}
and the number for {what}
and the total for {what}
and what's it for {what}
the same count for {what}
the same, but for {what}
the same again, this time {what}
once more, with {what}
again for {what}
likewise {what}
ditto {what}
next, {what}
next is {what}
after that {what}
move on to {what}
let's do {what}
let's count {what}
let's see how many {what} has
do {what} too
do the same with {what}
do that for {what}
count {what} too
count those of {what}
also count {what}
[can|could] you count {what} too
could you do {what} as well
would you check {what} too
i need {what} as well
i'd like to know it for {what}
i also want the lines of {what}
in comparison, {what}
compared to {what}?
[thanks|great|ok], now {what}
[thanks|great|ok], and {what}
does {what} have more
has {what} got more or fewer
""",
    de="""
und {what}
und wie viele hat {what}
[was|wie] ist mit {what}
[und|jetzt] das gleiche für {what}
!{what} auch
dasselbe für {what}
{what} genauso
jetzt {what}
und in {what}?
und wie viele Zeilen sind in {what}
und bei {what}?
!was hat {what}
dann noch {what}
auch für {what}
zähl jetzt {what}
und {what} [auch|noch|bitte]
und die Zeilen von {what}
als Nächstes {what}
!nächste Datei: {what}
und {what}, wie lang ist die
{what}, gleiche Frage
und wie schaut's [bei|mit] {what} aus
auf wie viele kommt {what}
weiter mit {what}
ok, und dann {what}
und die Länge von {what}, in Zeilen?
+probier's jetzt mit {what}
ist {what} [länger|kürzer]?
+wiederhol das für {what}
und wia vui san's bei {what}
und {what}, [wieviel|wie viel] da
{what}
und {what}, wie viele
{what}, wie viele
{what}, wie viele Zeilen
{what}, Zeilenzahl
Zeilenzahl von {what}
Zeilen in {what}
Anzahl der Zeilen in {what}
wc -l {what}
und wie lang ist {what}
wie lang ist {what}
wie viele Zeilen hat {what}
wie viele sind's in {what}
wie viele hat denn {what}
wieviel in {what}
was kommt bei {what} raus
was kriegst du für {what}
was ist mit den Zeilen von {what}
und die Anzahl für {what}
und die Zahl für {what}
und für {what}?
dasselbe, aber für {what}
dasselbe nochmal mit {what}
nochmal für {what}
noch einmal, diesmal {what}
ebenso {what}
detto {what}
als nächste {what}
danach {what}
jetzt kommt {what}
nimm jetzt {what}
mach {what} auch
mach das mit {what}
mach mit {what} weiter
zähl {what} auch
zähl auch {what}
zähl die von {what}
zählen wir {what}
schauen wir, wie viele {what} hat
[kannst|könntest] du {what} auch zählen
könntest du auch {what} machen
würdest du auch {what} nachzählen
ich brauch's auch für {what}
ich wüsst's auch gern für {what}
ich will auch die Zeilen von {what}
im Vergleich {what}
verglichen mit {what}?
[danke|super|ok], jetzt {what}
[danke|super|ok], und {what}
hat {what} mehr
hat {what} mehr oder weniger
und wie viel hod {what}
und wievill het {what}
""",
)


@family("shell_files_on", "shell", weight=0.2)
def shell_files_on(source: Source) -> Talk:
    """The lines of one file, then those of another one."""
    query = QUERIES[0]
    first, second = query.run(source), query.run(source)
    talk = filing.role(source, "shell").user(source.say(query.ways, lower=None, **first.slots))
    replied(source, talk, first).user(source.say(LINES_OF, lower=None, **second.slots))
    return replied(source, talk, second)
