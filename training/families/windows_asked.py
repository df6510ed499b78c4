"""Requests for windows and workspaces that leave something open, or are about all of them."""

from training.families.windows import CLOSED, FRONT, done, open_windows, place, window_name
from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.windows_unsaid import ALL, CLOSE, FOCUS, SWITCH
from training.words.programs import window_class

_WHICH = {
    "en": ("Which window?", "Which window do you mean?", "Of which program?"),
    "de": ("Welches Fenster?", "Welches Fenster meinst du?", "Von welchem Programm?"),
}
_PLACE = {"en": ("Which workspace?", "To which workspace?"), "de": ("Welche Arbeitsfläche?", "Auf welche Arbeitsfläche?")}
_THIS = {"en": ("this one", "the one in front", "the current one", "this"), "de": ("dieses", "das vordere", "das aktuelle", "das hier")}


@family("window_which", "ask_user", "window", weight=0.25)
def which(source: Source) -> Talk:
    """Which window is not said."""
    name, close = window_name(source), source.chance(0.6)
    talk = Talk().user(source.say(CLOSE if close else FOCUS)).call("ask_user", question=_WHICH[source.language][0])
    app = window_class(source, name)
    if close and source.chance(0.25):
        return done(source, talk.result(answer=source.pick(_THIS[source.language])).call("window", action="close"), app, *CLOSED, fails=0)
    talk.result(answer=name)
    if close:
        return done(source, talk.call("window", action="close", arg=name), app, *CLOSED, fails=0.05, named=name)
    return done(source, talk.call("window", action="focus_app", arg=name), app, *FRONT, fails=0.05, named=name)


@family("workspace_which", "ask_user", "workspace", weight=0.15)
def which_place(source: Source) -> Talk:
    """Which workspace is not said."""
    said, target = place(source)
    talk = Talk().user(source.say(SWITCH)).call("ask_user", question=_PLACE[source.language][0]).result(answer=said)
    shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    return talk.call("workspace", target=target).result(say=shown).shown()


@family("window_all", "list_windows", "window", weight=0.3)
def every(source: Source) -> Talk:
    """All windows are closed: they are looked up, then closed one by one."""
    talk = Talk().user(source.say(ALL)).call("list_windows")
    if source.chance(0.12):
        return talk.result(windows=[], say=source.by("There is no such window.", "Es gibt kein solches Fenster.")).shown()
    windows, told = open_windows(source, source.pick([1, 2, 2, 3]))
    talk.result(windows=windows, say=told)
    for each in windows:
        app = each["app"]
        talk.call("window", action="close", arg=app).result(window=app, say=source.by(*CLOSED).replace("{app}", app))
    return talk.shown()
