"""Requests for windows and workspaces that leave something open, or are about all of them."""

from training.families.windows import CLOSED, FRONT, done, open_windows, place, window_name
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.words.programs import window_class

_CLOSE = Phrases(
    en="close\n+close [a|some|one] window\n[quit|exit]\n+close [the|an|that] [app|program]\n+close one of the windows\n!+shut a program\nclose something",
    de="schließen\n+[schließ|schließe] [ein|irgendein] Fenster\n[schließ|beenden|zumachen]\n+[schließ|beende] [das|ein] Programm\n+mach [eins|eines] der Fenster zu\n!+beende eine App\nwas schließen",
)
_FOCUS = Phrases(
    en="+switch [the|] window\n+switch to\n+focus a window\n+bring [a|the] window to the front\n+go to [another|the other] window\n!+focus something else",
    de="+wechsel [das|] Fenster\n+wechsel zu\n+fokussier ein Fenster\n+hol [ein|das] Fenster nach vorn\n+geh zu einem anderen Fenster\n!+fokussier was anderes",
)
_SWITCH = Phrases(
    en="+switch [the|] workspace\n+change [the|] workspace\n+go to [a|another] workspace\nworkspace\n+switch to workspace\n!+jump to a different workspace",
    de="+wechsel [die|] Arbeitsfläche\n+geh auf [eine andere|die] Arbeitsfläche\nArbeitsfläche\nArbeitsfläche wechseln\n+wechsel den Workspace\n!+spring auf eine andere Arbeitsfläche",
)
_ALL = Phrases(
    en="+close all [windows|programs|apps|my windows|the windows]\n+close everything\nclose all\n[can|could] you close all [my|] windows?\n+[quit|shut] all [programs|apps]\n"
    "!+clean up my desktop, close everything\ni want all windows closed\neverything closed please",
    de="+[schließ|schließe] alle [Fenster|Programme|Apps|meine Fenster]\n+mach alles zu\nalle Fenster [schließen|zu|zumachen]\n[kannst|könntest] du alle Fenster schließen?\n"
    "+beende alle [Programme|Apps]\nalles [schließen|zumachen]\n!+räum den Desktop auf und schließ alles\nich will alle Fenster zu haben",
)
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
    talk = Talk().user(source.say(_CLOSE if close else _FOCUS)).call("ask_user", question=_WHICH[source.language][0])
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
    talk = Talk().user(source.say(_SWITCH)).call("ask_user", question=_PLACE[source.language][0]).result(answer=said)
    shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    return talk.call("workspace", target=target).result(say=shown).shown()


@family("window_all", "list_windows", "window", weight=0.3)
def every(source: Source) -> Talk:
    """All windows are closed: they are looked up, then closed one by one."""
    talk = Talk().user(source.say(_ALL)).call("list_windows")
    if source.chance(0.12):
        return talk.result(windows=[], say=source.by("There is no such window.", "Es gibt kein solches Fenster.")).shown()
    windows, told = open_windows(source, source.pick([1, 2, 2, 3]))
    talk.result(windows=windows, say=told)
    for each in windows:
        app = each["app"]
        talk.call("window", action="close", arg=app).result(window=app, say=source.by(*CLOSED).replace("{app}", app))
    return talk.shown()
