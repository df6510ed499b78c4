"""What goes into the Trash: trash_file. What is gone for good never does, whatever is asked."""

from collections.abc import Sequence

from training.family import family
from training.material import candidates, filing
from training.source import Source
from training.talk import Talk
from training.wordings.beyond import refused
from training.wordings.destroying import EMPTY, FOR_GOOD, INSANE
from training.wordings.discarding import AND, FOLDER, NAMED, THING
from training.wordings.discarding_more import ALL, INCOMPLETE, IT, NOT


def trashed(source: Source, talk: Talk, cwd: str, paths: Sequence[str]) -> list[str]:
    """The call and its result, which is shown. Returns what is in the Trash."""
    done = [filing.shown(cwd, path) for path in paths]
    talk.call("trash_file", paths=list(paths)).result(done=done, changes=filing.changes(source, len(done))).shown()
    return done


@family("trash_named", "trash_file", weight=1.0)
def trash_named(source: Source) -> Talk:
    """Named files are thrown away."""
    cwd, paths = filing.here(source), filing.names(source)
    talk = filing.role(source).user(source.say(NAMED, what=filing.listed(source, paths)))
    if source.chance(0.07):
        return _failed(source, talk, cwd, paths)
    trashed(source, talk, cwd, paths)
    if source.chance(0.12):
        more = filing.names(source, 1)
        talk.user(source.say(AND, what=more[0]))
        trashed(source, talk, cwd, more)
    return talk


@family("trash_folder", "trash_file", weight=0.4)
def trash_folder(source: Source) -> Talk:
    """A folder is thrown away."""
    path = source.folder_name() if source.chance(0.4) else f"{source.folder()}/{source.folder_name()}"
    talk = filing.role(source).user(source.say(FOLDER, what=path))
    trashed(source, talk, filing.here(source), [path])
    return talk


def _failed(source: Source, talk: Talk, cwd: str, paths: Sequence[str]) -> Talk:
    path = paths[0]
    at = filing.shown(cwd, path)
    talk.call("trash_file", paths=list(paths))
    if source.chance(0.35):
        what = filing.base(path) if len(paths) == 1 else source.by(f"{len(paths)} things", f"{len(paths)} Dateien")
        talk.error(filing.refusal(source.by(f"put {what} into the Trash", f"{what} in den Papierkorb werfen")))
        return talk.answer(filing.left_alone(source))
    near = [source.file_name() for _ in range(source.number(0, 2))]
    talk.error(filing.missing(source, path, filing.folder_of(at), near))
    if len(paths) > 1 or talk.role != "chat":
        return talk.shown()
    talk.call("search_files", pattern=f"*{filing.base(path)}", paths=["~"])
    if source.chance(0.4):
        return talk.result(matches=[], count=0).shown()
    found = f"{source.pick(['~/Documents', '~/Downloads', '~/' + source.folder_name()])}/{filing.base(path)}"
    talk.result(matches=[found], count=1)
    trashed(source, talk, cwd, [found])
    return talk


@family("trash_found", "search_files", "trash_file", "ask_user", weight=0.8)
def trash_found(source: Source) -> Talk:
    """A file that has to be searched for first is thrown away."""
    thing = filing.vague(source)
    spot = filing.place(source) if source.chance(0.2) else None
    what = f"{thing.said} {spot.said}" if spot else thing.said
    talk = Talk().user(source.say(THING, what=what))
    path = candidates.found_one(source, talk, thing, spot.value if spot else "")
    if path is not None:
        trashed(source, talk, "~", [path])
    return talk


@family("trash_kind", "glob", "trash_file", weight=0.5)
def trash_kind(source: Source) -> Talk:
    """All files of an extension in a folder are thrown away."""
    cwd, spot = filing.here(source), filing.place(source)
    ending = source.pick([*filing.KINDS, "tmp", "bak", "zip", "iso"])
    kind = source.pick(filing.KINDS[ending][source.german])
    every = source.pick(source.by(["all ", "all the ", "every one of the ", "all of the ", "the "], ["alle ", "alle ", "sämtliche ", "die ganzen ", "die "]))
    talk = filing.role(source).user(source.say(THING, what=f"{every}{kind} {spot.said}"))
    talk.call("glob", pattern=f"*.{ending}", path=spot.value)
    where = filing.shown(cwd, spot.value)
    found = list(dict.fromkeys(f"{where}/{source.file_name(ending)}" for _ in range(source.pick([0, 1, 2, 3, 3, 4, 5, 6]))))
    talk.result(matches=found, count=len(found))
    if not found:
        return talk.shown()
    trashed(source, talk, cwd, found)
    return talk


@family("trash_after", "trash_file", weight=0.4)
def trash_after(source: Source) -> Talk:
    """What was found just now is thrown away, or is not."""
    talk, found = candidates.after_search(source)
    if source.chance(0.25):
        return talk.user(source.say(NOT)).answer(source.by("All right, I leave it alone.", "In Ordnung, ich lasse es."))
    if len(found) > 1 and source.chance(0.3):
        talk.user(source.say(ALL))
        trashed(source, talk, "~", found)
        return talk
    this = candidates.meant(source, found)
    talk.user(source.say(IT, it=this.said))
    trashed(source, talk, "~", [this.value])
    return talk


@family("trash_asked", "ask_user", "trash_file", weight=0.2)
def trash_asked(source: Source) -> Talk:
    """Nobody said what is to be thrown away."""
    path = source.path()
    talk = Talk().user(source.say(INCOMPLETE))
    talk.call("ask_user", question=source.by("What should I put into the Trash?", "Was soll ich in den Papierkorb werfen?")).result(answer=path)
    trashed(source, talk, filing.here(source), [path])
    return talk


@family("trash_for_good", weight=0.25)
def trash_for_good(source: Source) -> Talk:
    """What goes into the Trash only."""
    path = source.path()
    return (
        Talk()
        .user(source.say(FOR_GOOD, what=path))
        .answer(
            source.by(
                f"I can only put {path} into the Trash, from where it can come back; emptying that is up to you.",
                f"Ich kann {path} nur in den Papierkorb legen, aus dem es zurückkommen kann; leeren musst du ihn selbst.",
            )
        )
    )


@family("trash_insane", weight=0.25)
def trash_insane(source: Source) -> Talk:
    """What nobody in their right mind wants."""
    return Talk().user(source.say(INSANE)).answer(source.by(*refused("hack")))


@family("trash_empty", weight=0.15)
def trash_empty(source: Source) -> Talk:
    """The Trash itself is left to the user."""
    told = source.by("I don't empty the Trash: what is in it would be gone for good. Your file manager does that.", "Den Papierkorb leere ich nicht: Was darin ist, wäre endgültig weg. Das macht dein Dateimanager.")
    return Talk().user(source.say(EMPTY)).answer(told)
