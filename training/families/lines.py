"""Reading a part of a file: its first or last lines, one of them, and what it says about something."""

from training.families import read
from training.family import family
from training.material import disk, searching, sought, writing
from training.source import Source
from training.talk import Talk
from training.wordings.lines_shown import END, LINE
from training.wordings.lines_there import ABOUT, PART
from training.wordings.lookups import SHEETS, Sheet


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
    talk = searching.begun(source).user(source.say(ABOUT, p=sought.quoted(source, path), w=word))
    lines = writing.lines(source, path, source.number(1, 5))
    if not source.chance(0.2):
        lines.insert(source.number(0, len(lines)), writing.line(source, path, source.pick([word, word, word.capitalize(), word.lower()])))
    return said_about(source, talk, path, lines, word)


def said_about(source: Source, talk: Talk, path: str, lines: list[str], word: str) -> Talk:
    """Those of the lines that say it are read, or all where none does."""
    return talk.call("read_file", path=path, about=word).result(**disk.about(source, lines, word)).shown()


@family("read_which", "read_file", weight=1.3)
def which(source: Source) -> Talk:
    """One line of a list whose lines are much alike: the one whose key was asked for."""
    sheet = source.pick(SHEETS)
    keys = _keys(source, sheet)
    path = source.path(source.pick(sheet.endings)) if source.chance(0.5) else source.file_name(source.pick(sheet.endings))
    way = source.pick(sheet.lines[source.german])
    lines = [_line(source, way, key) for key in keys[1:]]
    asked = keys[0]
    there = source.chance(0.85)
    at = source.number(0, len(lines))
    if there:
        lines.insert(at, _line(source, way, asked))
    said = asked.lower() if source.chance(0.4) else asked
    talk = searching.begun(source).user(source.say(sheet.asked, p=sought.quoted(source, path), k=said))
    return said_about(source, talk, path, lines, said)


def _keys(source: Source, sheet: Sheet) -> list[str]:
    """The key that is asked for, and those beside it."""
    known = sheet.keys[source.german]
    count = source.number(2, 6)
    if not known:
        found = [source.noun() for _ in range(count)]
    elif "{n}" in known[0]:
        kind, first = source.pick(known), source.number(1, 90)
        found = [kind.format(n=first + more) for more in range(count)]
    else:
        first = source.number(0, len(known) - 1)
        beside = [known[(first + more) % len(known)] for more in range(min(count, len(known)))]
        found = beside if source.chance(0.6) else source.rng.sample(known, len(beside))
    at = source.number(0, len(found) - 1)
    asked = found.pop(at)
    return [asked, *(each for each in found if asked.lower() not in each.lower() and each.lower() not in asked.lower())]


def _line(source: Source, way: str, key: str) -> str:
    return way.format(k=key, v=source.noun(), w=source.noun(), m=source.number(1, 10 ** source.number(1, 5)))
