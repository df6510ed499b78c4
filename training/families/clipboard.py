"""What was copied, and copying a text: read_clipboard, write_clipboard."""

from typing import Any

from training.families.addresses import address, full, shown
from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.copied import LINK, READ, SAVE, WRITE
from training.wordings.copied_after import COPY, NOTHING, OPEN, OPEN_FILE, PLAYS
from training.words import notes
from training.words.programs import player, song

_TYPES = ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"]


def text(source: Source) -> str:
    """What somebody may copy: words, a sentence, a path, an address, a number, a command."""
    if source.chance(0.25):
        return notes.note(source)
    kind = source.number(0, 9)
    if kind < 3:
        return source.sentence()
    if kind == 3:
        return source.noun()
    if kind == 4:
        return source.path()
    if kind == 5:
        return address(source)
    if kind == 6:
        return source.pick([str(source.number(10, 99999999)), f"+{source.number(1, 99)} {source.number(100, 9999)} {source.number(10000, 999999)}", f"{source.number(0, 999)}.{source.number(0, 99)}"])
    if kind == 7:
        return f"{source.made_word().lower()}@{source.made_word().lower()}.{source.pick(['com', 'org', 'de'])}"
    if kind == 8:
        return f"{source.pick(['git', 'sudo', 'ls', 'cd', 'ssh', 'make', 'pip', 'npm'])} {source.pick(['install', '-la', 'checkout', 'status', 'run', '--help'])} {source.made_word().lower()}"
    return " ".join(source.sentence().split()[:3]) + source.pick(["!", "?", ".", " :)"])


def on_it(source: Source, content: str) -> dict[str, Any]:
    """What read_clipboard says where this text is on the clipboard."""
    return {"kind": "text", "text": content, "types": source.pick([_TYPES, _TYPES[:1], ["text/plain"]]), "say": source.by(f"On the clipboard:\n{content}", f"In der Zwischenablage:\n{content}")}


def copied(source: Source, talk: Talk, content: str, *, fails: float = 0.04) -> Talk:
    """What write_clipboard says, and that is shown."""
    talk.call("write_clipboard", text=content)
    if source.chance(fails):
        error = source.by("wl-copy is not installed; install the package wl-clipboard", "wl-copy ist nicht installiert; installiere das Paket wl-clipboard")
        return talk.error(error).shown()
    return talk.result(ok=True, characters=len(content), say=source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")).shown()


@family("clipboard_read", "read_clipboard", "open_url", "open_file", weight=0.9)
def read(source: Source) -> Talk:
    """What is on it: text, files, a picture, nothing; then perhaps it is opened."""
    talk = Talk().user(source.say(READ)).call("read_clipboard")
    kind = source.rng.random()
    if kind < 0.07:
        error = source.pick(
            source.by(
                ["a password manager put a secret on the clipboard; it is not read", "wl-paste is not installed; install the package wl-clipboard"],
                ["Ein Passwortmanager hat ein Geheimnis in die Zwischenablage gelegt; es wird nicht gelesen", "wl-paste ist nicht installiert; installiere das Paket wl-clipboard"],
            )
        )
        return talk.error(error).shown()
    if kind < 0.15:
        return talk.result(kind="empty", say=source.by("The clipboard is empty.", "Die Zwischenablage ist leer.")).shown()
    if kind < 0.22:
        picture = source.pick(["png", "jpeg", "webp"])
        said = source.by(f"There is a picture on the clipboard ({picture.upper()}).", f"In der Zwischenablage ist ein Bild ({picture.upper()}).")
        return talk.result(kind="image", types=[f"image/{picture}"], say=said).shown()
    if kind < 0.35:
        files = [f"{source.home()}/{source.pick(['Documents', 'Downloads', 'Bilder'])}/{source.file_name()}" for _ in range(source.pick([1, 1, 2, 3]))]
        listed = "\n".join(files)
        said = source.by(f"Files on the clipboard ({len(files)}):\n{listed}", f"Dateien in der Zwischenablage ({len(files)}):\n{listed}")
        talk.result(kind="files", files=files, types=["text/uri-list"], say=said).shown()
        if len(files) == 1 and source.chance(0.5):
            talk.user(source.say(OPEN_FILE)).call("open_file", path=files[0]).result(ok=True).shown()
        return talk
    if kind < 0.5:
        content = full(address(source))
        talk.result(**on_it(source, content)).shown()
        return shown(source, talk.user(source.say(OPEN)), content, fails=0) if source.chance(0.5) else talk
    return talk.result(**on_it(source, text(source))).shown()


@family("clipboard_write", "write_clipboard", weight=0.9)
def write(source: Source) -> Talk:
    """A text that the request has, letter by letter."""
    content = text(source)
    return copied(source, Talk().user(source.say(WRITE, t=content, q=content)), content)


@family("clipboard_link", "read_clipboard", "open_url", weight=0.35)
def link(source: Source) -> Talk:
    """The copied address is opened, where it is one."""
    talk = Talk().user(source.say(LINK)).call("read_clipboard")
    kind = source.rng.random()
    if kind < 0.1:
        return talk.result(kind="empty", say=source.by("The clipboard is empty.", "Die Zwischenablage ist leer.")).shown()
    if kind < 0.22:
        content = source.sentence()
        return talk.result(**on_it(source, content)).answer(
            source.by(f"That is no address: {content}", f"Das ist keine Adresse: {content}")
        )
    typed = address(source)
    talk.result(**on_it(source, typed))
    return shown(source, talk, typed)


@family("clipboard_save", "read_clipboard", "write_file", weight=0.25)
def save(source: Source) -> Talk:
    """What was copied becomes a file."""
    name, content = source.path(source.pick(["txt", "md", "txt", "log"])), text(source)
    talk = Talk().user(source.say(SAVE, f=name)).call("read_clipboard")
    if source.chance(0.1):
        return talk.result(kind="empty", say=source.by("The clipboard is empty.", "Die Zwischenablage ist leer.")).shown()
    talk.result(**on_it(source, content)).call("write_file", path=name, content=content)
    written = name if name.startswith(("~", "/")) else f"~/{name}"
    return talk.result(path=written, lines=1, made=True, changes=[f"c{source.number(1, 400)}"]).shown()


@family("clipboard_that", "write_clipboard", "playing", "calculate", weight=0.35)
def that(source: Source) -> Talk:
    """What was just told is copied."""
    if source.chance(0.5):
        title, name = song(source), player(source)
        said = source.by(f"Playing: {title} ({name}).", f"Es läuft: {title} ({name}).")
        talk = Talk().user(source.say(PLAYS)).call("playing").result(state="playing", title=title, player=name, say=said).shown()
        asked = source.pick(source.by(
            ["copy the title", "copy the title to the clipboard", "put the song's name on the clipboard", "copy the name",
             "title to clipboard", "can you copy the song title?", "i want to paste that title"],
            ["kopier den Titel", "kopier den Titel in die Zwischenablage", "leg den Namen in die Zwischenablage", "kopier den Namen",
             "Titel kopieren", "den Liedtitel in die Zwischenablage", "kannst du den Titel kopieren?"],
        ))  # fmt: skip
        return copied(source, talk.user(asked), title, fails=0)
    one, two = source.number(2, 999), source.number(2, 99)
    sign, value = source.pick([("+", one + two), ("-", one - two), ("*", one * two)])
    lead = source.pick(source.by(["", "what is ", "calculate ", "how much is "], ["", "was ist ", "rechne ", "wie viel ist "]))
    talk = Talk().user(f"{lead}{one} {sign} {two}").call("calculate", expression=f"{one} {sign} {two}")
    talk.result(value=value, say=f"{one} {sign} {two} = {value}").shown()
    return copied(source, talk.user(source.say(COPY)), str(value), fails=0)


@family("clipboard_which", "ask_user", "write_clipboard", weight=0.15)
def which(source: Source) -> Talk:
    """What is to be copied is not said."""
    question = source.by("Which text should I put on the clipboard?", "Welchen Text soll ich in die Zwischenablage legen?")
    content = text(source)
    talk = Talk().user(source.say(NOTHING)).call("ask_user", question=question)
    return copied(source, talk.result(answer=content), content, fails=0)
