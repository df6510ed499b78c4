"""What was done is to be taken back: that is for the user's own command, `ryxctl undo`."""

from training.families.folders import made
from training.families.move import elsewhere, relocated
from training.families.rename import new_name, renamed
from training.families.trash import trashed
from training.families.write import note_path, text, written
from training.family import family
from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

UNDO = Phrases(
    en="""
undo [that|it|this|please|]
[take|roll] [that|it] back
[can you|could you] undo [that|it|the last change]?
[no|stop|oops|wait], undo [that|it]
[i didn't mean|that was a mistake], undo
[restore|bring back] [it|the file|what it was]
[revert|reverse] [that|it|the last change]
[put|bring] [it|that] back [where it was|]
!make that undone
cancel that change
i want [it|that] back
that was wrong, [go back|back please]
!i regret that, get me back to before
ctrl z
undo the last [change|action|thing]
[as it was before|like before] please
oh no, not that one, undo
!please unmake the last step
what i did was wrong, revert it
""",
    de="""
mach [das|es|die Änderung|] rückgängig
[nimm|nehm] [das|es] [wieder|] zurück
[kannst du|könntest du] [das|es|die letzte Änderung] [rückgängig machen|zurücknehmen]?
[nein|stopp|ups|halt|moment], [rückgängig|mach das rückgängig|zurück]
[das war falsch|das war ein Versehen|so wars nicht gemeint], [rückgängig|zurück]
[stell|hol] [das|es|die Datei] wieder [her|zurück]
rückgängig [machen|bitte|]
[widerruf|revidiere] [das|die letzte Änderung]
!mach das ungeschehen
[undo|undo bitte]
ich will [das|es] [zurück|wiederhaben]
das war falsch, [geh zurück|wieder zurück]
!das bereue ich, stell den alten Stand her
Strg Z
die letzte [Änderung|Aktion] rückgängig [machen|]
[wie vorher|so wie es war] bitte
oh nein, nicht die, zurück damit
!bitte den letzten Schritt zurück
mach das wieder [weg|rückgängig|so wie es war]
""",
)


def _told(source: Source, talk: Talk) -> Talk:
    return talk.answer(source.by("`ryxctl undo` takes back my last change of files.", "`ryxctl undo` nimmt meine letzte Änderung an Dateien zurück."))


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


BACK = Phrases(
    en="[restore|bring back|recover|get back] {what} [from the trash|]\nundelete {what}\ni want {what} back\nget {what} out of the [trash|bin]\n[can|could] you [restore|bring back] {what}?\n!i deleted {what} by mistake, restore it\n{what} should not be in the trash",
    de="[stell|hol] {what} [aus dem Papierkorb|] wieder [her|zurück]\n{what} [wiederherstellen|zurückholen]\nich will {what} zurück\nhol {what} aus dem Papierkorb\n[kannst|könntest] du {what} wiederherstellen?\n!ich hab {what} aus Versehen gelöscht, hol es zurück\n{what} gehört nicht in den Papierkorb",
)


@family("undo_named", weight=0.2)
def undo_named(source: Source) -> Talk:
    """What was thrown away is to come back."""
    return _told(source, filing.role(source).user(source.say(BACK, what=source.path())))
