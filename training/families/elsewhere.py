"""Files by their name and the folder that they are in: "notes.txt from my downloads"."""

from training.families import rename, trash
from training.families.move import FROM, clear, elsewhere, relocated
from training.families.write import note_path, quoted, text, written
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk


def _there(source: Source, ending: str | None = None) -> filing.Said:
    name, spot = source.file_name(ending), filing.place(source)
    return filing.Said(f"{name} {spot.said}", f"{spot.value}/{name}")


def _moved(source: Source, tool: str) -> Talk:
    file = _there(source)
    to = elsewhere(source, file.value)
    talk = filing.role(source).user(source.say(FROM[tool], what=file.said, to=clear(source, to)))
    relocated(source, talk, tool, filing.here(source), paths=[file.value], to=to.value)
    return talk


@family("move_from", "move_file", weight=0.6)
def move_from(source: Source) -> Talk:
    """A file goes from one folder to another one."""
    return _moved(source, "move_file")


@family("copy_from", "copy_file", weight=0.6)
def copy_from(source: Source) -> Talk:
    """A file is copied from one folder to another one."""
    return _moved(source, "copy_file")


@family("trash_from", "trash_file", weight=0.6)
def trash_from(source: Source) -> Talk:
    """A file in a folder is thrown away."""
    file = _there(source)
    talk = filing.role(source).user(source.say(trash.THING, what=file.said))
    trash.trashed(source, talk, filing.here(source), [file.value])
    return talk


@family("rename_from", "rename_files", weight=0.4)
def rename_from(source: Source) -> Talk:
    """A file in a folder gets a new name."""
    file = _there(source)
    name = rename.new_name(source, file.value)
    talk = Talk().user(source.say(rename.THING, what=file.said, name=name))
    rename.renamed(source, talk, filing.here(source), file.value, name)
    return talk


WRITE = Phrases(
    en="""
+write {text} to {name} {place}
+[save|put] {text} in {name} {place}
+[create|make] a file {name} {place} with {text}
{place} [create|make] {name} with {text}
+write {text} in a [new|] file [called|] {name} {place}
[new file|file] {name} {place}: {text}
[can|could] you write {text} to {name} {place}?
i need a file {name} {place} with the text {text}
!a note {name} {place} that says {text}
""",
    de="""
+schreib [mal|bitte|] {text} in {name} {place}
+[speicher|leg] {text} als {name} {place} [ab|]
+[erstell|mach] {place} [eine|die] Datei {name} mit {text}
{place} [bitte|] {name} anlegen mit {text}
+schreib {text} {place} in eine [neue|] Datei [namens|] {name}
[neue Datei|Datei] {name} {place}: {text}
[kannst|könntest] du {text} in {name} {place} schreiben?
ich brauche {place} eine Datei {name} mit dem Text {text}
!eine Notiz {name} {place}, in der {text} steht
""",
)


@family("write_in", "write_file", weight=0.4)
def write_in(source: Source) -> Talk:
    """A text goes into a new file in one of the user's own folders."""
    top, said = source.pick(list(filing.SHORT)), text(source)
    name = filing.base(note_path(source))
    talk = filing.role(source).user(source.say(WRITE, text=quoted(source, said), name=name, place=filing.within(source, top)))
    written(source, talk, "~", f"{top}/{name}", said + "\n")
    return talk


KEEP = Phrases(
    en="""
[don't|do not|dont] [delete|remove|trash|throw away] {what}
[never|please don't|whatever you do, don't] delete {what}
keep {what}
{what} must [stay|not be deleted|remain]
leave {what} [alone|where it is]
i still need {what}, [don't delete it|keep it]
!no, {what} shall not go
[don't|do not] [move|touch|rename|change] {what}
!hands off {what}
""",
    de="""
[lösch|lösche|entferne] {what} [bitte|] nicht
[wirf|schmeiß] {what} nicht weg
[behalt|behalte] {what}
{what} [muss bleiben|bleibt da|darf nicht weg|nicht löschen]
lass {what} [in Ruhe|da|wo es ist]
ich brauche {what} noch, [nicht löschen|behalt es]
!nein, {what} soll nicht weg
[verschieb|ändere|benenn] {what} [bitte|] nicht [um|]
!Finger weg von {what}
""",
)


@family("keep_file", weight=0.2)
def keep_file(source: Source) -> Talk:
    """A file is to stay as it is."""
    what = source.path() if source.chance(0.7) else _there(source).said
    talk = filing.role(source).user(source.say(KEEP, what=what))
    return talk.answer(source.by("All right, I leave it alone.", "In Ordnung, ich lasse es."))


MOVE_FOLDER = Phrases(
    en="+move the [folder|directory] {what} {to}\n+put the folder {what} {to}\n[can|could] you move the folder {what} {to}?\nthe folder {what} belongs {to}\n"
    "move folder {what} {to}\n!the whole folder {what} goes {to}\ni want the folder {what} moved {to}\nmove {what} with everything in it {to}",
    de="+[verschieb|verschiebe|leg] [mal|bitte|] den Ordner {what} {to}\nden Ordner {what} [bitte|] {to} verschieben\n[kannst|könntest] du den Ordner {what} {to} verschieben?\n"
    "der Ordner {what} gehört {to}\nOrdner {what} {to} verschieben\n!der ganze Ordner {what} kommt {to}\nich will den Ordner {what} {to} verschieben\nverschieb {what} mit allem drin {to}",
)
COPY_FOLDER = Phrases(
    en="+copy the [folder|directory] {what} {to}\n+put a copy of the folder {what} {to}\n[can|could] you copy the folder {what} {to}?\nback up the folder {what} {to}\n"
    "copy folder {what} {to}\n!the whole folder {what} once more {to}\ni want the folder {what} copied {to}\ncopy {what} with everything in it {to}",
    de="+[kopier|kopiere] [mal|bitte|] den Ordner {what} {to}\nden Ordner {what} [bitte|] {to} kopieren\n[kannst|könntest] du den Ordner {what} {to} kopieren?\n"
    "sicher den Ordner {what} {to}\nOrdner {what} {to} kopieren\n!den ganzen Ordner {what} nochmal {to}\nich will den Ordner {what} {to} kopieren\nkopier {what} mit allem drin {to}",
)


def _folder(source: Source, tool: str, ways: Phrases) -> Talk:
    path = source.folder_name() if source.chance(0.5) else f"{source.folder()}/{source.folder_name()}"
    to = elsewhere(source, path)
    while filing.shown("~", to.value).startswith(filing.shown("~", path)):
        to = elsewhere(source, path)
    talk = filing.role(source).user(source.say(ways, what=path, to=to.said))
    relocated(source, talk, tool, filing.here(source), paths=[path], to=to.value)
    return talk


@family("move_folder", "move_file", weight=0.3)
def move_folder(source: Source) -> Talk:
    """A folder goes somewhere else."""
    return _folder(source, "move_file", MOVE_FOLDER)


@family("copy_folder", "copy_file", weight=0.3)
def copy_folder(source: Source) -> Talk:
    """A folder is copied."""
    return _folder(source, "copy_file", COPY_FOLDER)


ENDING = Phrases(
    en="+change the [extension|ending] of {what} to {ending}\n+[make|turn] {what} [a|into a] {ending} file by renaming\n{what} should end in {ending}\nextension of {what} to {ending}\n"
    "[can|could] you change the file extension of {what} to {ending}?\n!give {what} the extension {ending}\nrename {what} so that it ends in {ending}",
    de="+[ändere|änder] die [Endung|Dateiendung] von {what} [in|zu|auf] {ending}\n{what} soll auf {ending} enden\nEndung von {what} auf {ending} [ändern|]\n"
    "[kannst|könntest] du die Endung von {what} in {ending} ändern?\n!gib {what} die Endung {ending}\nbenenn {what} so um, dass es auf {ending} endet",
)


@family("rename_ending", "rename_files", weight=0.2)
def rename_ending(source: Source) -> Talk:
    """A file gets another ending."""
    path, ending = source.path(source.pick(["txt", "jpeg", "md", "htm", "text", "conf", "log", "JPG"])), source.pick(["md", "txt", "jpg", "html", "bak", "ini", "old", "org", "csv"])
    name = f"{filing.base(path).rpartition('.')[0]}.{ending}"
    talk = Talk().user(source.say(ENDING, what=path, ending=source.pick([ending, f".{ending}"])))
    rename.renamed(source, talk, filing.here(source), path, name)
    return talk
