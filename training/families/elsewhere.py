"""Files by their name and the folder that they are in: "notes.txt from my downloads"."""

from training.families import rename, trash
from training.families.move import FROM, clear, elsewhere, relocated
from training.families.write import note_path, quoted, text, written
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings import discarding, renaming
from training.wordings.folders_there import COPY_FOLDER, ENDING, KEEP, MOVE_FOLDER


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
    talk = filing.role(source).user(source.say(discarding.THING, what=file.said))
    trash.trashed(source, talk, filing.here(source), [file.value])
    return talk


@family("rename_from", "rename_files", weight=0.4)
def rename_from(source: Source) -> Talk:
    """A file in a folder gets a new name."""
    file = _there(source)
    name = rename.new_name(source, file.value)
    talk = Talk().user(source.say(renaming.THING, what=file.said, name=name))
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
+drop {text} into a file {name} {place}
+jot {text} down as {name} {place}
a file [called|named|] {name} {place} containing {text} [please|]
{name} {place} with {text} in it
i'd like {text} [saved|stored|kept] as {name} {place}
+generate a [text file|file] {name} {place}, content: {text}
{place} i want a [file|note] {name} with {text}
{text} as {name} {place}
{text}, save [that|this] as {name} {place}
+put a new [note|text file] {name} {place}: {text}
{place}, new file {name}, {text}
would it be possible to have {text} in a file {name} {place}?
+store {text} {place} as {name}
+start a file {name} {place}, it should say {text}
i have to keep {text} somewhere, make it {name} {place}
write this {place} as {name}: {text}
+type {text} into a new file {name} {place}
touch {name} {place} and put {text} inside
!there should be a {name} {place} with the words {text}
!+place a text file {name} {place}, it holds {text}
!i'd want a {name} {place} saying {text}
+note down {text} {place}, file name {name}
+put down {text} {place} under the name {name}
+dump {text} into {name} {place}
could {text} go into a [new|fresh] file {name} {place}?
{name}, {place}, [content|text|body]: {text}
for later: {text} as {name} {place}
+record {text} in {name} {place}
i want to remember {text}, so save it as {name} {place}
mind creating {name} {place} with {text} [in it|inside]?
[text file|txt|note] {name} {place} => {text}
+file {text} under {name} {place}
would you put the line {text} into a new {name} {place}
{name} {place}: {text}
{name} {place} shall say {text}
{name} {place} should contain {text}
{name}, new, {place}, with {text}
{place}: file {name}, text {text}
{place} put a file {name} that [says|contains] {text}
{place} a new file, {name}, reading {text}
{text} -> {name} {place}
{text} goes into {name} {place}
{text} should be written to {name} {place}
{text} needs to go into a file {name} {place}
{text}, and that as {name} {place} please
{text}: please [keep|store|save] it as {name} {place}
{text} must be kept, call the file {name}, {place}
echo {text} > {name} {place}
new text file {place}, {name}, that says {text}
new note {name} {place}: {text}
text: {text}, file: {name} {place}
file name {name} {place}, contents {text}
a {name} {place} with the line {text}
a file with {text} {place}, name {name}
a text file {place}, named {name}, with {text}
what i want is a {name} {place} with {text} in it
i want {text} written to {name} {place}
i want to write {text} into {name} {place}
i need {text} in a file, {name} {place}
i need to put {text} into {name} {place}
i need to note {text}, as {name} {place}
i have to write down {text}, file it as {name} {place}
i'd like to have a file {name} {place} with {text}
i'd like to write {text} to {name} {place}
before i forget: {text}, into {name} {place}
so that i don't forget, {text} into {name} {place}
let's write {text} to {name} {place}
let's have a file {name} {place} with {text}
let me have {name} {place} with {text} inside
[can|could] you create {name} {place} with {text} [in it|]
[can|could] you save {text} as {name} {place}
[can|could] you make me a {name} {place} containing {text}
could i get a {name} {place} with {text}
would you save {text} {place} as {name}
would you make a file {name} {place}: {text}
mind writing {text} to {name} {place}?
how about a file {name} {place} with {text}
is it possible to write {text} into {name} {place}
+add a file {name} {place} with {text}
+fill a new file {name} {place} with {text}
+set up {name} {place} with {text}
+leave {text} in a file {name} {place}
+keep {text} in {name} {place}
+open a new file {name} {place} and write {text}
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
[tu|pack|leg] {text} {place} in eine [neue|] Datei {name}
eine Datei {name} {place} mit {text} [drin|bitte|]
{place} eine [Textdatei|Datei|Notiz] {name} anlegen: {text}
{text} {place} als {name} [speichern|sichern|ablegen|abspeichern]
{text} als {name} {place}
+erzeug {place} {name} mit [dem Inhalt|dem Text|] {text}
[magst|würdest] du {place} eine Datei {name} mit {text} [anlegen|erstellen]?
ich [will|möcht|möchte] {place} eine Datei {name}, [da soll|drin soll] {text} stehen
+leg {place} die Datei {name} an, Inhalt: {text}
{place}, neue Datei {name}, {text}
+notier {text} {place} in {name}
+halt {text} {place} als {name} fest
schreib ma {place} {text} in {name} [eini|rein|nei]
{text}, das [bitte|] {place} unter {name} [ablegen|speichern]
{name} {place} soll {text} enthalten
bevor ichs vergess, {text} {place} in {name} schreiben
eine neue {name} {place} mit dem Satz {text}
{place} brauch ich {name}, da kommt {text} rein
+mach {place} ein Textfile {name} mit {text}
!wie wär's mit einer Datei {name} {place}, Text: {text}
!es gehört {place} eine {name} angelegt mit {text}
!+verfasse {place} {name} mit dem Wortlaut {text}
+vermerk {text} {place} in einer neuen Datei {name}
+sicher {text} {place} unter dem Namen {name}
{name} {place}, [Inhalt|Text|Wortlaut]: {text}
[damit ichs nicht vergess|für später]: {text} als {name} {place} [speichern|ablegen]
kann {text} [bitte|] {place} in eine neue Datei {name}?
könntest du mir {place} ein {name} mit {text} [anlegen|hinlegen]
+klopf {text} {place} in ein neues {name} rein
ich hätt gern {place} ein {name}, in dem {text} steht
Textdatei {name} {place} => {text}
+hinterleg {text} {place} als {name}
+trag {text} {place} in eine neue Datei {name} ein
tua {text} {place} in a neue Datei {name} eini
{name} {place}: {text}
{name} {place}, drin steht {text}
{name}, neu, {place}, mit {text}
{place}: Datei {name}, Text {text}
{place} bitte ein {name} mit {text}
{place} gehört {text} in {name}
{place} soll eine Datei {name} entstehen, Inhalt {text}
{text} -> {name} {place}
{text} in {name} {place}
{text} kommt {place} in {name}
{text} soll {place} in {name} stehen
{text} gehört in eine Datei {name} {place}
{text} {place} in {name} schreiben
{text} {place} in die Datei {name} [schreiben|tun]
{text} muss {place} in eine Datei {name}
{text} und das {place} als {name} bitte
{text}: bitte {place} als {name} aufheben
echo {text} > {name} {place}
neue Textdatei {place}, {name}, mit {text}
neue Notiz {name} {place}: {text}
Text: {text}, Datei: {name} {place}
Dateiname {name} {place}, Inhalt {text}
Datei {name} {place} anlegen, reinschreiben {text}
ein {name} {place} mit der Zeile {text}
ein neues {name} {place}, darin {text}
ich will {text} {place} in {name} [schreiben|haben]
ich will {place} ein neues {name} mit {text}
ich brauch {text} {place} in {name}
ich brauch {text} als Datei, {name} {place}
ich muss {text} aufschreiben, {place} in {name}
ich muss mir {text} merken, also {place} in {name} damit
ich möchte {text} {place} in {name} schreiben
ich möchte {place} ein {name} haben mit {text}
ich hätt {text} gern {place} in {name}
ich würd gern {text} {place} als {name} speichern
lass uns {text} {place} in {name} schreiben
kann ich {place} ein {name} mit {text} haben
[kannst|könntest] du {place} ein {name} anlegen mit {text}
[kannst|könntest] du {text} {place} als {name} speichern
könnte {text} {place} in {name} stehen
würdest du {text} {place} als {name} ablegen
magst {text} {place} in {name} schreiben
wär's möglich, {text} {place} in {name} zu schreiben
damit ich's hab: {text} {place} in {name}
+schreib {place} {name} mit {text}
+schreib mir {text} {place} in ein {name}
+füll {place} ein neues {name} mit {text}
+richt {place} ein {name} ein mit {text}
+mach mir {place} aus {text} ein {name}
schriib {text} {place} is {name}
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


@family("keep_file", weight=0.2)
def keep_file(source: Source) -> Talk:
    """A file is to stay as it is."""
    what = source.path() if source.chance(0.7) else _there(source).said
    talk = filing.role(source).user(source.say(KEEP, what=what))
    return talk.answer(source.by("All right, I leave it alone.", "In Ordnung, ich lasse es."))


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


@family("rename_ending", "rename_files", weight=0.2)
def rename_ending(source: Source) -> Talk:
    """A file gets another ending."""
    path, ending = source.path(source.pick(["txt", "jpeg", "md", "htm", "text", "conf", "log", "JPG"])), source.pick(["md", "txt", "jpg", "html", "bak", "ini", "old", "org", "csv"])
    name = f"{filing.base(path).rpartition('.')[0]}.{ending}"
    talk = Talk().user(source.say(ENDING, what=path, ending=source.pick([ending, f".{ending}"])))
    rename.renamed(source, talk, filing.here(source), path, name)
    return talk
