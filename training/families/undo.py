"""What was done is to be taken back: that is for the user's own command, `ryxctl undo`."""

from training.families.folders import made
from training.families.move import elsewhere, relocated
from training.families.rename import new_name, renamed
from training.families.talk import ANSWERS
from training.families.trash import trashed
from training.families.write import note_path, text, written
from training.family import family
from training.material import filing
from training.source import Source
from training.talk import Talk
from training.wordings.restoring import BACK, UNDO


def _told(source: Source, talk: Talk) -> Talk:
    return talk.answer(ANSWERS["undo"][source.language].source)


@family("undo_after", weight=0.4)
def undo_after(source: Source) -> Talk:
    """Something was done (that is not learned here), and is to be taken back."""
    talk, cwd, path = Talk(), filing.here(source), source.path()
    kind = source.number(0, 4)
    to = elsewhere(source, path)
    if kind == 0:
        talk.user(source.by(f"move {path} {to.said}", f"verschieb {path} {to.said}"))
        relocated(source, talk, "move_file", cwd, paths=[path], to=to.value)
    elif kind == 1:
        name = new_name(source, path)
        talk.user(source.by(f"rename {path} to {name}", f"benenn {path} in {name} um"))
        renamed(source, talk, cwd, path, name)
    elif kind == 2:
        talk.user(source.by(f"delete {path}", f"lösch {path}"))
        trashed(source, talk, cwd, [path])
    elif kind == 3:
        talk.user(source.by(f"make a folder {to.value}", f"mach einen Ordner {to.value}"))
        made(source, talk, cwd, to.value)
    else:
        path, said = note_path(source), text(source)
        talk.user(source.by(f"write {said} to {path}", f"schreib {said} in {path}"))
        written(source, talk, cwd, path, said + "\n")
    for index, (speaker, _) in enumerate(talk.turns):
        if speaker == "assistant":
            talk.given.add(index)
    return _told(source, talk.user(source.say(UNDO)))


@family("undo_alone", weight=0.25)
def undo_alone(source: Source) -> Talk:
    """The same as the first request."""
    return _told(source, filing.role(source).user(source.say(UNDO)))


@family("undo_named", weight=0.2)
def undo_named(source: Source) -> Talk:
    """What was thrown away is to come back."""
    return _told(source, filing.role(source).user(source.say(BACK, what=source.path())))
