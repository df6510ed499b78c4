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
    Query(Phrases(
        en="how many lines [does|has] {what} [have|]?\nhow many lines are [there|] in {what}?\ncount the lines [in|of] {what}\n[line count|number of lines] [of|in] {what}\nlines in {what}\n"
        "how long is {what} in lines?\n{what} line count\n[can|could] you count the lines of {what}?\n!i need to know how many lines {what} contains\n!the lines of {what}, counted",
        de="wie viele Zeilen hat {what}?\nwie viele Zeilen [sind|stehen] in {what}?\nzähl [mal|bitte|] die Zeilen [in|von] {what}\n[Zeilenzahl|Anzahl der Zeilen] [von|in] {what}\nZeilen in {what}\n"
        "wie lang ist {what} in Zeilen?\n{what} Zeilen zählen\n[kannst|könntest] du die Zeilen von {what} zählen?\n!ich muss wissen, wie viele Zeilen {what} hat\n!die Zeilen von {what}, gezählt",
    ), _lines),
    Query(Phrases(
        en="how many words [does|has] {what} [have|]?\ncount the words [in|of] {what}\n[word count|number of words] [of|in] {what}\nwords in {what}\n{what} word count\nhow many words are in {what}?\n!the words of {what}, counted",
        de="wie viele Wörter hat {what}?\nzähl [mal|bitte|] die Wörter [in|von] {what}\n[Wortzahl|Anzahl der Wörter] [von|in] {what}\nWörter in {what}\n{what} Wörter zählen\nwie viele Wörter stehen in {what}?\n!die Wörter von {what}, gezählt",
    ), _words),
    Query(Phrases(
        en="how many characters [does|has] {what} [have|]?\ncount the characters [in|of] {what}\n[character count|number of characters] [of|in] {what}\ncharacters in {what}\n!the characters of {what}, counted",
        de="wie viele Zeichen hat {what}?\nzähl [mal|bitte|] die Zeichen [in|von] {what}\n[Zeichenzahl|Anzahl der Zeichen] [von|in] {what}\nZeichen in {what}\n!die Zeichen von {what}, gezählt",
    ), _characters),
    Query(Phrases(
        en="count the lines of all {kind} in {folder}\nhow many lines do [all|] the {kind} in {folder} have [together|in total|]?\ntotal lines [of|in] {kind} in {folder}\nlines of code in {folder}, {kind} [only|]\n!how many lines are in all {kind} of {folder} together?\nsum up the lines of the {kind} in {folder}",
        de="zähl die Zeilen aller {kind} in {folder}\nwie viele Zeilen haben [alle|die] {kind} in {folder} [zusammen|insgesamt|]?\nZeilen insgesamt [der|aller] {kind} in {folder}\nCodezeilen in {folder}, [nur|] {kind}\n!wie viele Zeilen sind in allen {kind} von {folder} zusammen?\nzähl die Zeilen der {kind} in {folder} zusammen",
    ), _all_lines),
    Query(Phrases(
        en="[what's|what is] the {sum} of {what}?\n{sum} of {what}\n[calculate|compute|get|give me] the {sum} [of|for] {what}\n{what} {sum}\n[check|verify] the {sum} of {what}\n!i need the {sum} of the file {what}\n[can|could] you tell me the {sum} of {what}?",
        de="wie [ist|lautet] die {sum} von {what}?\n{sum} von {what}\n[berechne|ermittle|gib mir] [mal|] die {sum} [von|für] {what}\n{what} {sum}\n[prüf|prüfe] die {sum} von {what}\n!ich brauche die {sum} der Datei {what}\n[kannst|könntest] du mir die {sum} von {what} sagen?",
    ), _sum),
    Query(Phrases(
        en="[what's|what is] the difference between {first} and {second}?\ncompare {first} [and|with] {second}\n[are|is] {first} and {second} [the same|identical|equal]?\n[show|] [the|] differences between {first} and {second}\nhow do {first} and {second} differ?\n!where is {first} different from {second}?",
        de="was ist der Unterschied zwischen {first} und {second}?\nvergleich[e|] [mal|] {first} [und|mit] {second}\nsind {first} und {second} [gleich|identisch]?\n[zeig|] [die|] Unterschiede zwischen {first} und {second}\nworin unterscheiden sich {first} und {second}?\n!wo ist {first} anders als {second}?",
    ), _diff),
    Query(Phrases(
        en="[which|what] files in {folder} are [larger|bigger] than {size}?\n[find|list|show] [all|] files [over|above|larger than] {size} in {folder}\nfiles [over|bigger than] {size} in {folder}\n[is|are] there [anything|files] over {size} in {folder}?\n!everything in {folder} that has more than {size}",
        de="welche Dateien in {folder} sind größer als {size}?\n[finde|liste|zeig] [alle|] Dateien [über|größer als] {size} in {folder}\nDateien [über|größer als] {size} in {folder}\n[gibt es|ist] in {folder} [was|etwas] über {size}?\n!alles in {folder}, was mehr als {size} hat",
    ), _over),
    Query(Phrases(
        en="[which|what] files in {folder} [have|] changed in the last {n} days?\n[find|list|show] [all|] files in {folder} [changed|modified] in the last {n} days\nfiles [of|from] the last {n} days in {folder}\n!what has been modified in {folder} within {n} days?",
        de="welche Dateien in {folder} [wurden|haben sich] in den letzten {n} Tagen geändert?\n[finde|liste|zeig] [alle|] Dateien in {folder}, die in den letzten {n} Tagen geändert wurden\nDateien der letzten {n} Tage in {folder}\n!was hat sich in {folder} innerhalb von {n} Tagen geändert?",
    ), _days),
    Query(Phrases(
        en="[find|list|show] [all|] empty [folders|directories] in {folder}\n[are|is] there any empty folders in {folder}?\nempty [folders|directories] in {folder}\n!which folders in {folder} have nothing in them?",
        de="[finde|liste|zeig] [alle|] leeren [Ordner|Verzeichnisse] in {folder}\n[gibt es|sind] leere Ordner in {folder}?\nleere [Ordner|Verzeichnisse] in {folder}\n!in welchen Ordnern in {folder} ist nichts drin?",
    ), _empty),
    Query(Phrases(
        en="how many files are [there|] in {folder} [with|including] [all|] subfolders?\ncount [all|] files in {folder} recursively\n[total|] number of files [below|under] {folder}\n!how many files altogether lie below {folder}?",
        de="wie viele Dateien sind in {folder} [mit|samt|inklusive] [allen|] Unterordnern?\nzähl [alle|] Dateien in {folder} rekursiv\n[gesamte|] Anzahl der Dateien unterhalb von {folder}\n!wie viele Dateien liegen insgesamt unterhalb von {folder}?",
    ), _count),
    Query(Phrases(
        en="[show|] [me|] [the|a|] [folder|directory|] tree of {folder}\n{folder} as a tree\n[show|display] {folder} as a tree\n[what's|] the [structure|folder structure] of {folder}?\n!draw the tree of {folder}",
        de="[zeig|] [mir|] [den|] [Verzeichnisbaum|Baum|Ordnerbaum] von {folder}\n{folder} als Baum\n[zeig|zeige] {folder} als Baum\n[wie ist|] die [Struktur|Ordnerstruktur] von {folder}?\n!mal den Baum von {folder} [auf|]",
    ), _tree),
    Query(Phrases(
        en="[show|print|give me] {what} sorted [alphabetically|]\nsort the lines of {what}\nthe lines of {what} in alphabetical order\n!{what} alphabetically please",
        de="[zeig|gib mir] {what} [alphabetisch|] sortiert [aus|]\nsortier die Zeilen von {what}\ndie Zeilen von {what} in alphabetischer Reihenfolge\n!{what} bitte alphabetisch",
    ), _sorted),
    Query(Phrases(
        en="[are|is] there [any|] duplicate lines in {what}?\n[which|what] lines are [double|twice|duplicated] in {what}?\n[find|show] [the|] duplicate lines in {what}\nduplicates in {what}\n!what is in {what} more than once?",
        de="gibt es doppelte Zeilen in {what}?\nwelche Zeilen sind in {what} doppelt?\n[finde|zeig] [die|] doppelten Zeilen in {what}\nDuplikate in {what}\n!was steht mehr als einmal in {what}?",
    ), _doubles),
]  # fmt: skip


@family("shell_files", "shell", weight=1.0)
def shell_files(source: Source) -> Talk:
    """Lines, words, checksums, differences of files, and what is in folders."""
    return asked(source, [*QUERIES[:1] * 3, *QUERIES[:6], *QUERIES])


LINES_OF = Phrases(
    en="and {what}\nand how many has {what}\n[what|how] about {what}\n[and|now] the same for {what}\n!count {what} as well",
    de="und {what}\nund wie viele hat {what}\n[was|wie] ist mit {what}\n[und|jetzt] das gleiche für {what}\n!{what} auch",
)


@family("shell_files_on", "shell", weight=0.2)
def shell_files_on(source: Source) -> Talk:
    """The lines of one file, then those of another one."""
    query = QUERIES[0]
    first, second = query.run(source), query.run(source)
    talk = filing.role(source, "shell").user(source.say(query.ways, lower=None, **first.slots))
    replied(source, talk, first).user(source.say(LINES_OF, lower=None, **second.slots))
    return replied(source, talk, second)
