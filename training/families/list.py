"""What is in a folder: list_dir, and how many things there are."""

from typing import Any

from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought
from training.source import Source
from training.talk import Talk
from training.wordings.counting import COUNT, EMPTY
from training.wordings.listing import ALL, BARE, GO_IN, HERE, HIDDEN


def told(source: Source, talk: Talk, path: str, **more: Any) -> list[str]:
    """The listing. Returns its entries."""
    count = source.pick([0, 1, 2, 2, 3, 3, 4, 5, 6, 7, 8])
    names = disk.entries(source, count)
    if more.get("hidden"):
        names += [f".{source.noun().lower()}{source.pick(['', 'rc', '.conf'])}" for _ in range(source.number(0, 3))]
    args = {"path": path} if path else {}
    talk.call("list_dir", **args, **more).result(entries=names, count=len(names)).shown()
    return names


def failed(source: Source, talk: Talk, path: str) -> Talk:
    """The folder can't be listed."""
    talk.call("list_dir", path=path)
    error = source.pick([
        disk.missing(source, path),
        disk.missing(source, path, [f"{source.folder_name()}/"]),
        source.by(f"{path} is a file; read_file reads it", f"{path} ist eine Datei; read_file liest sie"),
        source.by(f"{path} can't be read: Permission denied", f"{path} ist nicht lesbar: Permission denied"),
    ])  # fmt: skip
    return talk.error(error).shown()


@family("list_folder", "list_dir", weight=1.2)
def folder(source: Source) -> Talk:
    """What is in a folder that is named."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(ALL, inside=place.inside, of=place.of, acc=place.acc))
    if source.chance(0.06):
        return failed(source, talk, place.path)
    names = told(source, talk, place.path)
    if not source.chance(0.2):
        return talk
    top = place.path.rstrip("/")
    folders = [name for name in names if name.endswith("/")]
    files = [name for name in names[:3] if not name.endswith("/")]
    if folders and source.chance(0.5):
        inner = source.pick(folders[:3]).rstrip("/")
        told(source, talk.user(source.say(GO_IN, name=inner)), f"{top}/{inner}")
    elif files:
        name = source.pick(files)
        onward.open_path(source, talk.user(source.say(onward.OPEN_NAMED, name=name)), f"{top}/{name}")
    else:
        other = sought.place(source)
        told(source, talk.user(source.say(find.AND_THERE, where=other.inside)), other.path)
    return talk


@family("list_here", "list_dir", weight=0.3)
def here(source: Source) -> Talk:
    """What is in the current folder."""
    talk = searching.begun(source).user(source.say(HERE))
    told(source, talk, "")
    return talk


@family("list_hidden", "list_dir", weight=0.2)
def hidden(source: Source) -> Talk:
    """What is in a folder, hidden files too."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(HIDDEN, inside=place.inside, of=place.of, acc=place.acc))
    told(source, talk, place.path, hidden=True)
    return talk


@family("list_count", "list_dir", weight=0.3)
def count(source: Source) -> Talk:
    """How many things are in a folder."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(COUNT, inside=place.inside, of=place.of, acc=place.acc))
    names = disk.entries(source, source.number(0, 8))
    talk.call("list_dir", path=place.path).result(entries=names, count=len(names))
    return talk.answer(_many(source, place.path, names))


def _many(source: Source, path: str, names: list[str]) -> str:
    if not names:
        return source.by(f"{path} is empty.", f"{path} ist leer.")
    return source.by(f"There are {len(names)} in {path}.", f"In {path} sind es {len(names)}.")


@family("list_empty", "list_dir", weight=0.2)
def empty(source: Source) -> Talk:
    """Whether there is anything in a folder."""
    place = sought.place(source)
    talk = searching.begun(source).user(source.say(EMPTY, inside=place.inside, of=place.of, acc=place.acc))
    names = disk.entries(source, 0 if source.chance(0.5) else source.number(1, 8))
    return talk.call("list_dir", path=place.path).result(entries=names, count=len(names)).shown()


@family("list_what", "ask_user", "list_dir", weight=0.15)
def unsaid(source: Source) -> Talk:
    """Nobody said which folder."""
    question = source.by("Which folder?", "Welchen Ordner meinst du?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    place = sought.place(source)
    talk.result(answer=source.pick([place.acc, place.of, place.path]))
    told(source, talk, place.path)
    return talk
