"""Other names for files: rename_files, by pairs or by what is in the names of a folder."""

from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

ONE = Phrases(
    en="""
+rename [the file|] {what} [to|into|as] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
+[give|] {what} the [new|] name {name}
{what} should be [called|named] {name}
rename: {what} [to|->|→] {name}
{what} -> {name}
{what} to {name}, rename [it|] please
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
[i want to|i need to|i have to] rename {what} to {name}
!{what} renamed to {name}
the file {what} has the wrong name, it should be {name}
{what} is a silly name, make [it|that] {name}
+[make|turn] the name of {what} [into|to] {name}
new name for {what}: {name}
[change|set] the filename {what} to {name}
the name {what} is wrong, rename it to {name}
from {what} to {name}, rename
[would you mind|how about] renaming {what} to {name}?
!please let {what} be called {name}
[typo in|i misspelled] {what}, rename it to {name}
[let's|lets] rename {what} to {name}
!+retitle the file {what} to {name}
the file {what} becomes {name}
+rename {what}, new name {name}
mv {what} {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] [die Datei|] {what} [in|zu|nach] {name} um
+[nenn|nenne] {what} [bitte|mal|ab jetzt|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
{what} soll [jetzt|künftig|ab jetzt|] {name} heißen
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
die Datei {what} [heißt falsch|hat den falschen Namen], [sie|] soll {name} heißen
umbenennen: {what} [in|->|→] {name}
{what} -> {name}
!{what} in {name} umbenannt haben [bitte|]
+ändere den [Namen|Dateinamen] von {what} [in|auf|zu] {name}
+gib {what} den Namen {name}
neuer Name für {what}: {name}
[ich hab mich vertippt|Tippfehler], {what} muss {name} heißen
aus {what} soll {name} werden
+mach aus {what} mal {name}
die Datei {what} in {name} umtaufen
+tauf {what} in {name} um
!{what} bekommt den Namen {name}
der Name {what} gefällt mir nicht, nenn sie {name}
[sei so gut und|] benenn {what} um in {name}
Datei {what} umbenennen in {name}
rename {what} [zu|in|auf] {name}
!wie wärs mit {name} als Name für {what}
{what} heißt ab jetzt {name}
{what} umbenennen, neuer Name {name}
i hätt {what} gern in {name} umbenannt
""",
)
THING = Phrases(
    en="""
+rename {what} [to|into] {name}
+[call|name] {what} {name} [from now on|instead|]
+change the name of {what} to {name}
{what} should be [called|named] {name}
[can|could] you rename {what} to {name}?
i'd like {what} to be called {name}
!i need {what} renamed to {name}
new name for {what}: {name}
[would you mind|how about] renaming {what} to {name}?
+give {what} the name {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|mir|] {what} [in|zu] {name} um
+[nenn|nenne] {what} [bitte|mal|] {name}
{what} [bitte|] in {name} umbenennen
[kannst|könntest|würdest] du {what} [bitte|mal|] in {name} umbenennen?
ich [will|möchte|würde gern|muss] {what} in {name} umbenennen
!ich hätte gern {what} in {name} umbenannt
[sei so gut und|] benenn {what} um in {name}
such {what} und nenn [es|sie] {name}
""",
)


def new_name(source: Source, path: str) -> str:
    """Another name for a file, mostly with the same ending."""
    ending = "tar.gz" if path.endswith(".tar.gz") else filing.base(path).rpartition(".")[2]
    return source.folder_name() if source.chance(0.08) else source.file_name(ending if source.chance(0.85) else None)


def renamed(source: Source, talk: Talk, cwd: str, path: str, name: str) -> str:
    """The call and its result, which is shown. Returns the new path."""
    at = filing.shown(cwd, path)
    now = f"{filing.folder_of(at)}/{name}"
    talk.call("rename_files", pairs=[{"path": path, "name": name}])
    talk.result(done=[f"{at} → {now}"], changes=filing.changes(source)).shown()
    return now


@family("rename_one", "rename_files", weight=1.0)
def rename_one(source: Source) -> Talk:
    """A named file gets a new name."""
    cwd, path = filing.here(source), source.path()
    name = new_name(source, path)
    talk = Talk().user(source.say(ONE, what=path, name=name))
    if source.chance(0.07):
        return _failed(source, talk, cwd, path, name)
    now = renamed(source, talk, cwd, path, name)
    if source.chance(0.15):
        other = new_name(source, path)
        talk.user(source.say(RATHER, name=other))
        renamed(source, talk, cwd, now, other)
    return talk


FOLDER = Phrases(
    en="""
+rename the [folder|directory] {what} [to|into] {name}
+[call|name] the folder {what} {name}
the folder {what} should be [called|named] {name}
[can|could] you rename the folder {what} to {name}?
+change the name of the [folder|directory] {what} to {name}
!the folder {what} gets the name {name}
new name for the folder {what}: {name}
the folder {what}, rename it to {name}
i want the folder {what} to be called {name}
""",
    de="""
+[benenn|benenne] [mal|bitte|] den Ordner {what} in {name} um
den Ordner {what} [bitte|] in {name} umbenennen
+nenn den Ordner {what} [bitte|] {name}
der Ordner {what} soll {name} heißen
[kannst|könntest] du den Ordner {what} in {name} umbenennen?
!der Ordner {what} bekommt den Namen {name}
Ordner {what} umbenennen in {name}
neuer Name für den Ordner {what}: {name}
ich will den Ordner {what} in {name} umbenennen
""",
)


@family("rename_folder", "rename_files", weight=0.3)
def rename_folder(source: Source) -> Talk:
    """A folder gets a new name."""
    path, name = source.folder(), source.folder_name()
    talk = Talk().user(source.say(FOLDER, what=path, name=name))
    renamed(source, talk, filing.here(source), path, name)
    return talk


RATHER = Phrases(
    en="no, {name}\n[actually|better|rather] {name}\n[sorry|wait], i meant {name}\nno, call it {name}\n!hm, let it be {name}",
    de="nein, {name}\n[doch lieber|lieber|besser] {name}\n[sorry|moment], ich meinte {name}\nnein, nenn sie {name}\n!hm, sie soll {name} heißen",
)


def _failed(source: Source, talk: Talk, cwd: str, path: str, name: str) -> Talk:
    at = filing.shown(cwd, path)
    now = f"{filing.folder_of(at)}/{name}"
    talk.call("rename_files", pairs=[{"path": path, "name": name}])
    kind = source.number(0, 2)
    if kind == 0:
        talk.error(
            source.by(
                f"nothing was done: {at} can't become {now}, which is there already",
                f"Nichts wurde getan: {at} kann nicht {now} werden, das gibt es schon",
            )
        )
        return talk.shown()
    if kind == 1:
        talk.error(filing.refusal(source.by(f"rename {filing.base(path)} to {name}", f"{filing.base(path)} in {name} umbenennen")))
        return talk.answer(filing.left_alone(source))
    near = [source.file_name() for _ in range(source.number(0, 2))]
    talk.error(filing.missing(source, path, filing.folder_of(at), near))
    talk.call("search_files", pattern=f"*{filing.base(path)}", paths=["~"])
    if source.chance(0.3):
        return talk.result(matches=[], count=0).shown()
    found = f"{source.pick(['~/Documents', '~/Downloads', '~/' + source.folder_name()])}/{filing.base(path)}"
    talk.result(matches=[found], count=1)
    renamed(source, talk, cwd, found, name)
    return talk


@family("rename_found", "search_files", "rename_files", "ask_user", weight=0.6)
def rename_found(source: Source) -> Talk:
    """A file that has to be searched for first gets a new name."""
    thing = filing.vague(source)
    spot = filing.place(source) if source.chance(0.2) else None
    name = source.file_name("pdf" if source.chance(0.5) else None)
    what = f"{thing.said} {spot.said}" if spot else thing.said
    talk = Talk().user(source.say(THING, what=what, name=name))
    path = candidates.found_one(source, talk, thing, spot.value if spot else "")
    if path is not None:
        renamed(source, talk, "~", path, name)
    return talk


IT = Phrases(
    en="rename {it} to {name}\n[call|name] {it} {name}\n[ok|good|and now], rename {it} to {name}\n{it} should be called {name}\n"
    "[can you|could you] rename {it} to {name}?\n!give {it} the name {name}\nchange the name of {it} to {name}",
    de="[benenn|benenne] {it} in {name} um\nnenn {it} [bitte|mal|] {name}\n[ok|gut|und jetzt] {it} in {name} umbenennen\n"
    "{it} soll {name} heißen\n[kannst|könntest] du {it} in {name} umbenennen?\n!{it} bekommt den Namen {name}\n{it} [bitte|] umbenennen in {name}",
)


@family("rename_after", "rename_files", weight=0.35)
def rename_after(source: Source) -> Talk:
    """What was found just now gets a new name."""
    talk, found = candidates.after_search(source)
    this = candidates.meant(source, found)
    name = new_name(source, this.value)
    talk.user(source.say(IT, it=this.said, name=name))
    renamed(source, talk, "~", this.value, name)
    return talk


INCOMPLETE = Phrases(
    en="rename [it|that|a file|the file|this]\n[can you|could you] rename [something|a file|my file] [for me|]?\ni want to rename a file\nrename\n"
    "[change|give it] a [file name|new name]\n!i need another name for [a file|my file]",
    de="benenn [das|es|die Datei|sie] um\n[kannst du|könntest du] [mal|] [was|eine Datei] umbenennen?\nich will eine Datei umbenennen\numbenennen\n"
    "[Datei|die Datei] umbenennen\n!ich brauche einen anderen Namen für [eine|die] Datei",
)
NO_NAME = Phrases(
    en="rename [the file|] {what}\n[can you|could you|] rename {what} [please|]\n{what} needs [a new|another] name\n!i don't like the name {what}, rename it",
    de="benenn [die Datei|] {what} um\n{what} umbenennen\n{what} braucht einen [neuen|anderen] Namen\n!der Name {what} passt nicht, benenn sie um",
)


@family("rename_asked", "ask_user", "rename_files", weight=0.15)
def rename_asked(source: Source) -> Talk:
    """Something is missing in a request to rename."""
    path = source.path()
    name = new_name(source, path)
    if source.chance(0.5):
        talk = Talk().user(source.say(INCOMPLETE))
        talk.call("ask_user", question=source.by("Which file, and what should it be called?", "Welche Datei, und wie soll sie heißen?"))
        talk.result(answer=source.by(f"{path} to {name}", f"{path} in {name}"))
    else:
        talk = Talk().user(source.say(NO_NAME, what=path))
        talk.call("ask_user", question=source.by(f"What should {path} be called?", f"Wie soll {path} heißen?")).result(answer=name)
    renamed(source, talk, filing.here(source), path, name)
    return talk


MANY = Phrases(
    en="""
+replace {old} {by} {new} in [all the|the|all] [file names|names] in {folder}
+[change|swap] {old} [to|into] {new} in all [file names|names] in {folder}
+rename all [files|the files] in {folder}: {old} becomes {new}
in {folder}, replace {old} {by} {new} in the [file names|names]
all files in {folder} with {old} in the name should have {new} instead
!in the names of the files in {folder} {old} should become {new}
+rename the files in {folder} so that {old} becomes {new}
[bulk|batch] rename in {folder}: {old} -> {new}
+[rename|mass rename] [every file|everything] in {folder} from {old} to {new}
[can|could] you change {old} to {new} in all file names in {folder}?
+swap {old} for {new} in every file name of {folder}
""",
    de="""
+ersetz [mal|bitte|] {old} durch {new} in [allen|den] Dateinamen in {folder}
+[ändere|tausch] {old} [in|zu|gegen] {new} in allen [Namen|Dateinamen] in {folder}
+benenn alle Dateien in {folder} um: aus {old} wird {new}
in {folder} {old} durch {new} in den [Dateinamen|Namen] ersetzen
alle Dateien in {folder} mit {old} im Namen sollen {new} statt {old} haben
!in den Namen der Dateien in {folder} soll {old} zu {new} werden
+benenn die Dateien in {folder} so um, dass aus {old} {new} wird
[alle|alles] umbenennen in {folder}: {old} -> {new}
[kannst|könntest] du {old} in allen Dateinamen in {folder} durch {new} ersetzen?
+mach in allen Dateinamen in {folder} aus {old} {new}
+tausch in {folder} bei allen Dateinamen {old} gegen {new}
""",
)
CUT = Phrases(
    en="""
+[remove|delete|strip|drop] {old} from [all the|all|the] [file names|names] in {folder}
+take {old} out of the file names in {folder}
in {folder}, [remove|strip|cut] {old} from [the|all] names
!the file names in {folder} should lose the {old}
+rename all files in {folder} without {old}
get rid of {old} in the file names in {folder}
""",
    de="""
+[entfern|lösch|streich|nimm] {old} [bitte|mal|] aus [allen|den] Dateinamen in {folder}
in {folder} {old} aus den Namen [entfernen|löschen|streichen]
alle Dateinamen in {folder} ohne {old}
!die Dateinamen in {folder} sollen {old} verlieren
+benenn alle Dateien in {folder} ohne {old}
{old} soll aus allen Dateinamen in {folder} raus
""",
)


@family("rename_many", "rename_files", weight=0.6)
def rename_many(source: Source) -> Talk:
    """What is in the names of many files becomes something else, or goes."""
    folder, cut = source.folder(), source.chance(0.3)
    old = source.pick(["IMG_", "DSC_", "Scan ", " copy", "_old", " (1)", "_final"]).strip() if source.chance(0.3) else source.noun()
    new = "" if cut else source.noun()
    ending = source.pick(["jpg", "png", "pdf", "txt", "mp3", "docx"])
    only = source.chance(0.3)
    where = folder
    kind = source.pick(filing.KINDS[ending][source.german]) if only and ending in filing.KINDS else ""
    said = source.say(CUT, old=old, folder=where) if cut else source.say(
        MANY, old=old, new=new, folder=where, by=source.pick(["by", "with"])
    )  # fmt: skip
    args = {"folder": folder}
    if kind:
        said += source.by(f", only the {kind}", f", nur die {kind}")
        args["glob"] = f"*.{ending}"
    talk = Talk().user(said).call("rename_files", **args, find=old, replace=new)
    if source.chance(0.08):
        talk.error(
            source.by(
                "no name changes: nothing in them is what find says, or they are so already",
                "Kein Name ändert sich: find kommt in keinem vor, oder sie heißen schon so",
            )
        )
        return talk.shown()
    where = filing.shown(filing.here(source), folder)
    names = {f"{old}{source.pick(['_', '-', ' ', ''])}{source.number(1, 400)}.{ending}" for _ in range(source.number(1, 5))}
    done = [f"{where}/{name} → {where}/{name.replace(old, new)}" for name in sorted(names)]
    return talk.result(done=done, changes=filing.changes(source, len(done))).shown()
