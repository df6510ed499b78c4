"""Finding text in files: grep; and paths by a glob: glob."""

import re

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought, writing
from training.source import Source
from training.talk import Talk
from training.wordings.globbing import GLOB
from training.wordings.grepping import BARE, EXACT, IN_FILE, IN_KIND, TEXT
from training.words.filekinds import KINDS, Kind

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
