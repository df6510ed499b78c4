"""New folders: make_folder."""

from training.family import family
from training.material import filing
from training.source import Source
from training.talk import Talk
from training.wordings.folder_requests import INSIDE, MAKE
from training.wordings.folders_more import ANOTHER, IN_IT, INCOMPLETE


def made(source: Source, talk: Talk, cwd: str, path: str) -> str:
    """The call and its result, which is shown. Returns where the folder is."""
    at = filing.shown(cwd, path.rstrip("/"))
    talk.call("make_folder", path=path).result(done=[f"{at}/"], changes=filing.changes(source)).shown()
    return at


@family("make_folder", "make_folder", weight=1.0)
def make_folder(source: Source) -> Talk:
    """A folder whose path is said."""
    cwd = filing.here(source)
    path = source.folder_name() if source.chance(0.55) else f"{source.folder()}/{source.folder_name()}" if source.chance(0.6) else source.folder()
    talk = filing.role(source).user(source.say(MAKE, path=path))
    if source.chance(0.07):
        return _failed(source, talk, cwd, path)
    at = made(source, talk, cwd, path)
    if source.chance(0.15):
        other = source.folder_name()
        if source.chance(0.5):
            talk.user(source.say(ANOTHER, name=other))
            made(source, talk, cwd, other if "/" not in path else f"{filing.folder_of(path)}/{other}")
        else:
            talk.user(source.say(IN_IT, name=other))
            made(source, talk, cwd, f"{at}/{other}")
    return talk


def _failed(source: Source, talk: Talk, cwd: str, path: str) -> Talk:
    at = filing.shown(cwd, path)
    talk.call("make_folder", path=path)
    if source.chance(0.3):
        talk.error(filing.refusal(source.by(f"make the folder {at}/", f"Ordner {at}/ anlegen")))
        return talk.answer(filing.left_alone(source))
    return talk.error(
        source.by(
            f"{at} is there already, and nothing is replaced; give another name, or trash_file that first",
            f"{at} gibt es schon, und nichts wird ersetzt; nimm einen anderen Namen, oder zuerst trash_file",
        )
    ).shown()


@family("make_folder_in", "make_folder", weight=0.6)
def make_folder_in(source: Source) -> Talk:
    """A folder within another one that has an everyday name, or a path."""
    cwd, name = filing.here(source), source.folder_name()
    if source.chance(0.75):
        top = source.pick(list(filing.SHORT))
        where = filing.within(source, top)
    else:
        top = source.folder()
        where = source.pick(source.by(["in {}", "in the folder {}", "under {}"], ["in {}", "im Ordner {}", "unter {}"])).format(top)
    talk = filing.role(source).user(source.say(INSIDE, name=name, place=where))
    made(source, talk, cwd, f"{top}/{name}")
    return talk


@family("make_folder_asked", "ask_user", "make_folder", weight=0.1)
def make_folder_asked(source: Source) -> Talk:
    """A folder without a name."""
    path = source.folder_name()
    talk = Talk().user(source.say(INCOMPLETE))
    talk.call("ask_user", question=source.by("What should the folder be called?", "Wie soll der Ordner heißen?")).result(answer=path)
    made(source, talk, filing.here(source), path)
    return talk
