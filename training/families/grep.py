"""Finding text in files: grep; and paths by a glob: glob."""

import re

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought, writing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.filekinds import KINDS, Kind

TEXT = Phrases(
    en="""
+grep [for|] {t} {where}
which [files|file|documents] [contain|contains|mention|mentions|have|has] {t} {where}
[in which|in what] [file|files|document] [is|does it say|do i have] {t} {where}
+[search|look] for [the text|the word|the string|the phrase] {t} {where}
+find [the text|the word|the string|every occurrence of|all occurrences of] {t} {where}
where [did i write|did i mention|do i use] [the text|the word|] {t} in [a|my|the] [file|files|notes] {where}
where is the [text|word|line] {t} in [my|the] [files|notes] {where}
[which|what] lines [contain|have|mention] {t} {where}
+search the [contents|content|text] of [the|my|all] files {where} for {t}
files [containing|that contain|with the text|mentioning|that mention] {t} {where}
text search {t} {where}
full text search for {t} {where}
+look [inside|into] [the|my|all] files {where} for {t}
[i wrote|somewhere i wrote] {t} [somewhere|in some file] {where}, find it
where does {t} [occur|appear|come up] in [my|the] files {where}
rg {t} {where}
ripgrep {t} {where}
does any file [contain|mention] {t} {where}
[what|which] [document|note] talks about {t} in its text {where}
+show [me|] [all|] lines [with|containing] {t} {where}
how often does {t} occur in [the|my] files {where}
grep {t} {where}
{t} in file contents {where}
[occurrences|mentions] of {t} in [the|my] files {where}
+search inside [the|my|all] files {where} for {t}
{where} which files contain {t}
{where} [find|grep] {t} in the files
who uses {t} {where}, search the code
[any|is there a] [usage|mention|line] [of|with] {t} {where}
!+check the contents of all files {where} for {t}
!which of my files says {t} {where}
!where in [the|my] files is the text {t} {where}
!lines that contain {t} {where}
!+do a full text search {where} for {t}
""",
    de="""
+grep [nach|] {t} {where}
welche [Dateien|Datei|Dokumente] [enthalten|enthält|erwähnen|erwähnt] {t} {where}
in [welcher|welchen] [Datei|Dateien|Dokument] [steht|kommt] {t} {where} [vor|drin|]
+such[e|] nach dem [Text|Wort|String] {t} {where}
+such[e|] [den Text|das Wort|den String] {t} {where}
+such[e|] {where} in den Dateien nach {t}
+finde [den Text|das Wort|jedes Vorkommen von|alle Vorkommen von] {t} {where}
wo [steht|kommt] [der Text|das Wort|] {t} in [den|meinen] Dateien {where} [vor|]
wo hab ich {t} [geschrieben|erwähnt|notiert|stehen] {where}
welche Zeilen [enthalten|haben] {t} {where}
+durchsuch[e|] [die|alle|meine] Dateien {where} nach {t}
+durchsuch[e|] den Inhalt der Dateien {where} nach {t}
Dateien[,|] [die|in denen] {t} [enthalten|vorkommt|steht] {where}
Dateien mit dem [Text|Inhalt|Wort] {t} {where}
Textsuche {t} {where}
Volltextsuche [nach|] {t} {where}
+schau [mal|] in die Dateien {where}, ob da {t} [steht|vorkommt]
irgendwo {where} hab ich {t} geschrieben, such das
rg {t} {where}
in was für [einer Datei|einem Dokument] steht {t} {where}
+zeig [mir|] alle Zeilen mit {t} {where}
wie oft kommt {t} in den Dateien {where} vor
{where} in welcher Datei [steht|kommt] {t} [vor|]
{where} in den Dateien nach {t} suchen
grep {t} {where}
[Vorkommen|Stellen] von {t} in den Dateien {where}
kommt {t} in [irgendeiner|einer] Datei {where} vor
steht {where} in [irgendeiner|einer] Datei {t}
[in welchem File|wo im Code] [steht|wird] {t} {where} [benutzt|]
nach dem Text {t} {where} suchen
[in wos für|in wat für] [ner|einer] Datei steht {t} {where}
!+guck den Inhalt aller Dateien {where} nach {t} durch
!welche meiner Dateien sagt was von {t} {where}
!wo im Text der Dateien {where} findet sich {t}
!+mach eine Volltextsuche {where} nach {t}
!Zeilen mit {t} im Text {where}
""",
)

IN_FILE = Phrases(
    en="""
+grep {t} in {p}
+grep for {t} in {p}
+search {p} for {t}
which lines of {p} [contain|have] {t}
+find {t} in {p}
where in {p} is {t}
+show all lines [with|containing] {t} in {p}
how often does {t} occur in {p}
[is there|do i have] a line with {t} in {p}
+look for {t} in the text of {p}
{p}: lines with {t}
all mentions of {t} in {p}
in {p} find [the text|] {t}
lines with {t} in {p}
!+go through {p} for lines with {t}
!at which lines does {p} have {t}
""",
    de="""
+grep nach {t} in {p}
+durchsuch[e|] {p} nach {t}
welche Zeilen in {p} enthalten {t}
+finde {t} in {p}
wo in {p} steht {t}
+zeig alle Zeilen mit {t} in {p}
[gibt es|steht] in {p} eine Zeile mit {t}
+such {t} im Text von {p}
{p}: Zeilen mit {t}
alle Stellen mit {t} in {p}
in {p} nach {t} suchen
wie oft kommt {t} in {p} vor
Zeilen mit {t} in {p}
!+geh {p} nach Zeilen mit {t} durch
!an welchen Stellen hat {p} {t}
""",
)

IN_KIND = Phrases(
    en="""
+grep [for|] {t} in [all|the|] {k} {where}
which {k} [contain|mention|have] {t} {where}
+search [all|the|my] {k} {where} for [the text|] {t}
in which of [the|my] {k} {where} is {t}
{t} in [the|all|] {k} {where}
+find {t} in [the|my|all] {k} {where}
where do [the|my] {k} {where} [mention|use] {t}
+look into [all|the] {k} {where} for {t}
{k} {where} [containing|with the text|that contain] {t}
grep {t} {k} {where}
+list [the|all] {k} {where} that [contain|mention] {t}
!+scan the {k} {where} for the word {t}
!do any {k} {where} contain {t}
""",
    de="""
+grep [nach|] {t} in [allen|den|] {k} {where}
welche {k} {where} [enthalten|erwähnen] {t}
+durchsuch[e|] [alle|die|meine] {k} {where} nach {t}
in welchen {k} {where} [steht|kommt] {t} [vor|]
{t} in [den|allen|] {k} {where}
+such {t} in [den|meinen|allen] {k} {where}
wo [steht|kommt] in den {k} {where} {t} [vor|]
+schau in [alle|die] {k} {where} nach {t}
{k} {where}[,|] [in denen|wo] {t} [steht|vorkommt]
grep {t} {k} {where}
{k} {where} mit dem Text {t}
!+geh die {k} {where} nach dem Wort {t} durch
!kommt in irgendwelchen {k} {where} {t} vor
""",
)

EXACT = Phrases(
    en="""
exact case search for {t} in the files {where}
grep {t} {where}, don't ignore [the|] case
search the text {t} {where} exactly as i typed it
files with {t} in them {where}, same case only
+grep {t} {where}, case sensitive
+search the files {where} for {t}, [respect|mind|watch] the case
which files contain exactly {t} {where}, case matters
+find the text {t} {where}, upper and lower case [matter|as typed]
case-sensitive [search|text search] for {t} in the files {where}
!text {t} in files {where}, with exact case
""",
    de="""
genaue Suche nach {t} in den Dateien {where}, Großschreibung [zählt|wichtig]
grep {t} {where}, Groß/klein nicht ignorieren
such den Text {t} {where} genau so wie getippt
Dateien {where} in denen exakt {t} steht, Schreibweise zählt
+grep {t} {where}, Groß- und Kleinschreibung beachten
+durchsuch[e|] die Dateien {where} nach {t}, [Groß-/Kleinschreibung|Großschreibung] [beachten|zählt]
welche Dateien enthalten genau {t} {where}, Groß- und Kleinschreibung ist wichtig
+such den Text {t} {where}, case sensitive
!Text {t} in Dateien {where}, exakt so geschrieben
""",
)

GLOB = Phrases(
    en="""
{g} {where}
glob {g} {where}
[which|what] [files|paths] match {g} {where}
+[find|list|show] [me|all|everything matching|files matching|] {g} {where}
+expand {g} {where}
[everything|all files|anything] matching {g} {where}
files like {g} {where}
ls {g} {where}
paths for the pattern {g} {where}
+match {g} {where}
is there [anything|a file] like {g} {where}
!+give me the paths that fit {g} {where}
!what does the glob {g} give {where}
""",
    de="""
{g} {where}
glob {g} {where}
welche [Dateien|Pfade] passen {where} [zu|auf] {g}
+[finde|such|zeig|liste] [mir|alles passend zu|] {g} {where}
[alles|alle Dateien] [was|die] {where} auf {g} [passt|passen]
Dateien wie {g} {where}
ls {g} {where}
Pfade zum Muster {g} {where}
gibt es {where} [was|etwas] wie {g}
was trifft {where} das Muster {g}
+löse {g} {where} auf
!+gib mir die Pfade die {where} zu {g} passen
!was ergibt das Glob {g} {where}
""",
)

BARE = Phrases(
    en="+search [the|my] files for [a|some|the] text\n+grep\nwhich file contains [it|that]\nfull text search\n+search inside [the|my] files\n!+look through file contents",
    de="+durchsuch [die|meine] Dateien nach [einem|nem] Text\n+grep\nin welcher Datei steht das\nVolltextsuche\n+such in [den|meinen] Dateien\n!+schau die Inhalte der Dateien durch",
)

SPECIAL = re.compile(r"[()\[\]{}*+?$^|\\]")


def needle(source: Source) -> tuple[str, str]:
    """A text to look for: as typed, perhaps in quotes, and itself."""
    kind = source.number(0, 99)
    if kind < 50:
        text = source.noun()
    elif kind < 70:
        text = " ".join(source.nouns(2, 3))
    elif kind < 76:
        text = source.pick(["TODO", "FIXME", "XXX", "HACK", "todo"]) + source.pick(["", "", ":", f" {source.noun()}"])
    elif kind < 84:
        text = f"{source.noun()}{source.pick(['()', '(', '[0]', '*', '?', ' + ', '$', '{', '|'])}{source.pick(['', source.noun().lower()])}".strip()
    elif kind < 92:
        text = source.pick([f"{source.noun().lower()}_{source.noun().lower()}", f"{source.noun().lower()}.{source.noun().lower()}", f"{source.noun()}="])
    else:
        text = source.pick([f"{source.noun().lower()}@{source.noun().lower()}.de", str(source.number(0, 10**6)), f"{source.number(1, 99)} Euro"])
    quoted = source.pick(['"{}"', '"{}"', "'{}'", "„{}“"]) if source.chance(0.6 if " " in text else 0.25) else "{}"
    return quoted.replace("{}", text), text


def arguments(text: str, path: str, *, ignore: bool = True, glob: str = "") -> dict[str, object]:
    """The call's arguments: text with marks of its own is plain text."""
    args: dict[str, object] = {"pattern": text, "path": path}
    if glob:
        args["glob"] = glob
    if SPECIAL.search(text):
        args["fixed"] = True
    if ignore:
        args["ignore_case"] = True
    return args


def lines(source: Source, text: str, base: str, ending: str = "", file: str = "") -> list[str]:
    """Lines found, by file."""
    found = []
    for _ in range(source.pick([0, 1, 1, 1, 2, 2, 3, 4])):
        path = file or disk.hits(source, [], ending or source.pick(["txt", "md", "py", "log", "conf", "csv"]), base, 1)[0]
        found.append((path, source.number(1, 900), writing.line(source, path, text)))
    return [f"{path}:{number}:{line}" for path, number, line in sorted(found)]


def told(source: Source, talk: Talk, text: str, path: str, *, args: dict[str, object], ending: str = "", file: str = "") -> list[str]:
    """The search and what it finds. Returns the lines."""
    found = lines(source, text, path, ending, file)
    talk.call("grep", **args).result(matches=found, count=len(found)).shown()
    return found


@family("grep_text", "grep", weight=1.0)
def text(source: Source) -> Talk:
    """Which files have a text in them."""
    typed, plain = needle(source)
    place = searching.somewhere(source, 0.5)
    path = place.path if place else "~"
    talk = Talk().user(source.say(TEXT, t=typed, where=searching.placed(place)))
    if place and source.chance(0.06):
        talk.call("grep", **arguments(plain, path))
        error = source.pick([
            disk.missing(source, path),
            source.by("neither ripgrep nor grep is installed; install the package ripgrep",
                      "Weder ripgrep noch grep ist installiert; installiere das Paket ripgrep"),
        ])  # fmt: skip
        return talk.error(error).shown()
    found = told(source, talk, plain, path, args=arguments(plain, path))
    if len(found) == 1 and source.chance(0.3):
        onward.open_path(source, talk.user(source.say(onward.IT)), found[0].split(":")[0])
    elif source.chance(0.12):
        other = sought.place(source)
        talk.user(source.say(find.AND_THERE, where=other.inside))
        told(source, talk, plain, other.path, args=arguments(plain, other.path))
    return talk


@family("grep_file", "grep", weight=0.35)
def file(source: Source) -> Talk:
    """Which lines of a file have a text in them."""
    typed, plain = needle(source)
    path = source.path(source.pick(["txt", "md", "log", "py", "conf", "csv", "rs", "c", "lua"]))
    talk = Talk().user(source.say(IN_FILE, t=typed, p=sought.quoted(source, path)))
    told(source, talk, plain, path, args=arguments(plain, path), file=path if path.startswith(("~", "/")) else f"~/{path}")
    return talk


@family("grep_kind", "grep", weight=0.3)
def kind(source: Source) -> Talk:
    """Which files of a kind have a text in them."""
    typed, plain = needle(source)
    one: Kind = source.pick([each for each in KINDS if each.extension in {"py", "txt", "md", "csv", "sh"}])
    name, ending = source.pick(one.many(german=source.german)), one.extension
    if source.chance(0.35):
        ending = source.pick(["rs", "go", "toml", "json", "log", "lua", "c", "js", "ts", "html", "css", "conf", "ini", "yaml"])
        name = source.by(f"{source.pick(['', '.'])}{ending} files", f"{source.pick(['', '.'])}{ending}-Dateien")
    place = searching.somewhere(source, 0.5)
    path = place.path if place else "~"
    talk = Talk().user(source.say(IN_KIND, t=typed, k=name, where=searching.placed(place)))
    told(source, talk, plain, path, args=arguments(plain, path, glob=f"*.{ending}"), ending=ending)
    return talk


@family("grep_exact", "grep", weight=0.15)
def exact(source: Source) -> Talk:
    """The user insists on upper and lower case."""
    typed, plain = needle(source)
    place = searching.somewhere(source, 0.5)
    path = place.path if place else "~"
    talk = Talk().user(source.say(EXACT, t=typed, where=searching.placed(place)))
    told(source, talk, plain, path, args=arguments(plain, path, ignore=False))
    return talk


@family("grep_what", "ask_user", "grep", weight=0.12)
def unsaid(source: Source) -> Talk:
    """Nobody said which text."""
    typed, plain = needle(source)
    question = source.by("Which text should I look for?", "Nach welchem Text soll ich suchen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question).result(answer=typed)
    told(source, talk, plain, "~", args=arguments(plain, "~"))
    return talk


def pattern(source: Source) -> tuple[str, str]:
    """A glob with folders in it, and the ending of what it matches."""
    ending = source.pick(["py", "rs", "md", "txt", "json", "toml", "lua", "js", "ts", "c", "h", "html", "css", "jpg", "png", "pdf", "go", "yaml"])
    word = source.noun().lower()
    forms = [f"**/*.{ending}", f"**/{word}*.{ending}", f"**/*{word}*.{ending}", f"{word}/**/*.{ending}", f"**/{word}/*.{ending}", f"**/*_{word}.{ending}",
             f"src/**/*.{ending}", f"**/*{word}*", f"*/{word}*.{ending}", f"{word}/*.{ending}"]  # fmt: skip
    return source.pick(forms), ending


@family("glob_paths", "glob", weight=0.45)
def paths(source: Source) -> Talk:
    """The user writes a glob."""
    globbed, ending = pattern(source)
    place = searching.somewhere(source, 0.6)
    talk = Talk().user(source.say(GLOB, g=globbed, where=searching.placed(place)))
    args = {"path": place.path} if place else {}
    word = "".join(letter for letter in globbed.rpartition("/")[2].partition(".")[0] if letter != "*")
    count = disk.many(source) if source.chance(0.9) else 0
    base = place.path if place else source.pick(["~/src", "~/Documents", "~/code"])
    fixed = globbed.split("*")[0].rpartition("/")[0]
    found = disk.hits(source, [word] if word else [], ending, f"{base.rstrip('/')}/{fixed}" if fixed else base, count)
    talk.call("glob", pattern=globbed, **args).result(matches=found, count=count).shown()
    if source.chance(0.12):
        onward.after_hits(source, talk, found)
    return talk
