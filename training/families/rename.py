"""Other names for files: rename_files, by pairs or by what is in the names of a folder."""

from training.family import family
from training.material import candidates, filing
from training.source import Source
from training.talk import Talk
from training.wordings.renaming import FOLDER, IT, ONE, RATHER, THING
from training.wordings.renaming_many import CUT, INCOMPLETE, MANY, NO_NAME


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


@family("rename_folder", "rename_files", weight=0.3)
def rename_folder(source: Source) -> Talk:
    """A folder gets a new name."""
    path, name = source.folder(), source.folder_name()
    talk = Talk().user(source.say(FOLDER, what=path, name=name))
    renamed(source, talk, filing.here(source), path, name)
    return talk


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


@family("rename_after", "rename_files", weight=0.35)
def rename_after(source: Source) -> Talk:
    """What was found just now gets a new name."""
    talk, found = candidates.after_search(source)
    this = candidates.meant(source, found)
    name = new_name(source, this.value)
    talk.user(source.say(IT, it=this.said, name=name))
    renamed(source, talk, "~", this.value, name)
    return talk


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
