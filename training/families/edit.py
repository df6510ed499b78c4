"""Other text in a file: edit_file, and once more with what really stands there where that had to be read first."""

from training.families.write import items, note_path, text
from training.family import family
from training.material import disk, filing
from training.source import Source
from training.talk import Talk
from training.wordings.editing import CUT, EVERY, INCOMPLETE, ONE


def _marks(source: Source) -> str:
    return source.pick(['"{}"', '"{}"', "'{}'", "{}", "{}", "„{}“" if source.german else "“{}”"])


def _word(source: Source) -> str:
    kind = source.rng.random()
    if kind < 0.6:
        return source.noun()
    if kind < 0.75:
        return " ".join(source.nouns(2, 3))
    if kind < 0.9:
        return str(source.number(0, 9999))
    return f"{source.number(1, 28)}.{source.number(1, 12)}."


def _with(source: Source, word: str) -> str:
    """A line with this in it."""
    kind = source.rng.random()
    if kind < 0.25:
        return word
    before = source.noun() if source.chance(0.7) else ""
    after = " ".join(source.nouns(1, 2)) if source.chance(0.6) else ""
    joint = source.pick([" ", " ", " = ", ": "])
    return (f"{before}{joint}{word} {after}" if before else f"{word} {after}").strip() or word


def _without(source: Source, word: str, count: int) -> list[str]:
    """So many lines without it."""
    found: list[str] = []
    while len(found) < count:
        line = source.pick([text(source), items(source, 1, 2)[0], f"{source.noun()} = {source.number(0, 99)}"])
        if word.casefold() not in line.casefold():
            found.append(line)
    return found


def _file(source: Source, word: str, times: int) -> list[str]:
    every = _without(source, word, source.number(0, 4))
    for _ in range(times):
        line = _with(source, word)
        while line.count(word) != 1:
            line = _with(source, word)
        every.insert(source.number(0, len(every)), line)
    return every


def _edited(source: Source, talk: Talk, at: str, before: list[str], *, old: str, new: str) -> Talk:
    """The result, which is shown."""
    after = [line.replace(old, new) for line in before]
    changed = [number for number, line in enumerate(before) if old in line]
    first, last = max(0, changed[0] - 1), min(len(after), changed[-1] + 2)
    return talk.result(path=at, lines=len(changed), now=disk.numbered(after[first:last], first + 1), changes=filing.changes(source)).shown()


@family("edit_one", "edit_file", "ask_user", weight=1.0)
def edit_one(source: Source) -> Talk:
    """One text becomes another one."""
    cwd, path, old, new = filing.here(source), note_path(source), _word(source), _word(source)
    while new.casefold() == old.casefold() or old in new:
        new = _word(source)
    marks = _marks(source)
    talk = filing.role(source).user(source.say(ONE, old=marks.format(old), new=marks.format(new), path=path))
    talk.call("edit_file", old_text=old, new_text=new, path=path)
    at = filing.shown(cwd, path)
    kind = source.rng.random()
    if kind < 0.06:
        return _no_file(source, talk, cwd, path)
    if kind < 0.12:
        talk.error(filing.unread(source, at, _without(source, old, source.number(1, 4))))
        return talk.answer(source.by(f"{old} is not in {at}, so nothing was done.", f"{old} steht nicht in {at}, darum wurde nichts gemacht."))
    there = old
    if kind < 0.22 and old.swapcase() != old:
        there = source.pick([old.capitalize(), old.lower(), old.upper()])
        if new.casefold() == there.casefold():
            there = old
    several = kind > 0.92
    every = _file(source, there, 2 if several else 1)
    if not several and there == old and source.chance(0.3):  # it was read before
        return _edited(source, talk, at, every, old=old, new=new)
    talk.error(filing.unread(source, at, every))
    if not several:
        talk.call("edit_file", old_text=there, new_text=new, path=path)
        return _edited(source, talk, at, every, old=there, new=new)
    numbers = ", ".join(str(number) for number, line in enumerate(every, start=1) if there in line)
    if talk.role == "chat":
        ask = source.by(f"{there} is in lines {numbers}. Replace it everywhere?", f"{there} steht in den Zeilen {numbers}. Überall ersetzen?")
        talk.call("ask_user", question=ask).result(answer=source.pick(source.by(["yes", "everywhere", "all of them", "yes, all"], ["ja", "überall", "alle", "ja, alle"])))
        talk.call("edit_file", old_text=there, new_text=new, replace_all=True, path=path)
        return _edited(source, talk, at, every, old=there, new=new)
    return talk.answer(source.by(f"{there} is in lines {numbers} of {at}. Which one, or all?", f"{there} steht in {at} in den Zeilen {numbers}. Welche davon, oder alle?"))


def _no_file(source: Source, talk: Talk, cwd: str, path: str) -> Talk:
    near = [source.file_name("txt") for _ in range(source.number(0, 2))]
    return talk.error(filing.missing(source, path, filing.folder_of(filing.shown(cwd, path)), near)).shown()


@family("edit_every", "edit_file", weight=0.4)
def edit_every(source: Source) -> Talk:
    """A text becomes another one wherever it is."""
    cwd, path, old, new = filing.here(source), note_path(source), _word(source), _word(source)
    while old in new:
        new = _word(source)
    marks = _marks(source)
    talk = filing.role(source).user(source.say(EVERY, old=marks.format(old), new=marks.format(new), path=path))
    talk.call("edit_file", old_text=old, new_text=new, replace_all=True, path=path)
    every, at = _file(source, old, source.number(1, 3)), filing.shown(cwd, path)
    if source.chance(0.7):
        talk.error(filing.unread(source, at, every))
        talk.call("edit_file", old_text=old, new_text=new, replace_all=True, path=path)
    return _edited(source, talk, at, every, old=old, new=new)


@family("edit_cut", "edit_file", weight=0.5)
def edit_cut(source: Source) -> Talk:
    """A text goes, with its line where it is all of that."""
    cwd, path, old = filing.here(source), note_path(source), _word(source)
    marks = _marks(source)
    talk = filing.role(source).user(source.say(CUT, old=marks.format(old), path=path)).call("edit_file", old_text=old, new_text="", path=path)
    at = filing.shown(cwd, path)
    every = _file(source, old, 1)
    index = next(number for number, line in enumerate(every) if old in line)
    alone = every[index] == old
    if alone or source.chance(0.7):
        talk.error(filing.unread(source, at, every))
        talk.call("edit_file", old_text=f"{old}\n" if alone else old, new_text="", path=path)
    after = every[:index] + every[index + 1 :] if alone else [line.replace(old, "") for line in every]
    first = max(0, index - 1)
    now = disk.numbered(after[first : index + (1 if alone else 2)], first + 1)
    return talk.result(path=at, lines=1, changes=filing.changes(source), **({"now": now} if now else {})).shown()


@family("edit_asked", "ask_user", "edit_file", weight=0.12)
def edit_asked(source: Source) -> Talk:
    """Nobody said what is to change."""
    cwd, path, old, new = filing.here(source), note_path(source), _word(source), _word(source)
    while old in new:
        new = _word(source)
    talk = Talk().user(source.say(INCOMPLETE, path=path))
    talk.call("ask_user", question=source.by(f"What should I change in {path}?", f"Was soll ich in {path} ändern?"))
    talk.result(answer=source.by(f"{old} to {new}", f"{old} in {new}"))
    talk.call("edit_file", old_text=old, new_text=new, path=path)
    every, at = _file(source, old, 1), filing.shown(cwd, path)
    talk.error(filing.unread(source, at, every))
    talk.call("edit_file", old_text=old, new_text=new, path=path)
    return _edited(source, talk, at, every, old=old, new=new)
