"""What is done with windows and workspaces: window, workspace, list_windows."""

import re
from typing import Any

from training.families.programs import started
from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.arranging import CLOSE, CLOSE_APP, DIRECTION, FOCUS, KILL
from training.wordings.fullscreen import FLOAT, FLOAT_APP, FULLSCREEN, FULLSCREEN_APP
from training.wordings.moving import HALF, HALF_APP, MOVE, MOVE_APP, MOVE_APP_NUMBER, MOVE_NUMBER, MOVE_WAY
from training.wordings.windows import LIST, NTH, ON, OPEN, WHERE
from training.wordings.workspaces import SWITCH, SWITCH_NUMBER, SWITCH_WAY
from training.words.numerals import spelled
from training.words.programs import program, window_class

_TO = {
    "en": ("To which workspace?", "Which workspace should it go to?"),
    "de": ("Auf welche Arbeitsfläche?", "Auf welche Arbeitsfläche soll es?"),
}
_ORDINALS = {"en": ("first", "second", "third", "fourth"), "de": ("erste", "zweite", "dritte", "vierte")}
_PLACE_NAMES = ["mail", "web", "chat", "code", "music", "musik", "work", "arbeit", "games", "spiele", "notes", "notizen", "media", "dev", "term", "video", "docs", "social"]


def place(source: Source) -> tuple[str, str]:
    """A workspace as it is said, and as the tools take it: a number, or a name as typed."""
    kind = source.rng.random()
    if kind < 0.72:
        number = source.number(1, 9) if source.chance(0.75) else source.number(1, 20)
        return str(number), str(number)
    if kind < 0.82:
        number = source.number(1, 10)
        return spelled(number, source.language), str(number)
    if kind < 0.9:
        name = source.pick(_PLACE_NAMES)
        return name, name
    name = source.noun()
    if not re.fullmatch(r"[^\W\d_][\w-]*", name) or len(name) < 3:
        name = source.pick(_PLACE_NAMES)
    return name, name


def window_name(source: Source) -> str:
    """A program as one speaks of its window."""
    return program(source, generic=0.06)


def done(source: Source, talk: Talk, app: str, en: str, de: str, *, fails: float = 0.05, named: str = "") -> Talk:
    """That it is done with the window of `app`, which is shown; now and then it fails."""
    if source.chance(fails):
        there = ", ".join(window_class(source, program(source, generic=0)) for _ in range(source.number(1, 3)))
        if named:
            return talk.error(source.by(f"no window is called {named}; open are: {there}", f"Kein Fenster heißt {named}; offen sind: {there}")).shown()
        error = source.pick(
            source.by(
                ["this needs Hyprland, and Hyprland is not running here: no socket of it answers", "Hyprland did not answer in time", "no window is focused"],
                ["Das braucht Hyprland, und Hyprland läuft hier nicht: kein Socket antwortet", "Hyprland hat nicht rechtzeitig geantwortet", "Kein Fenster hat den Fokus"],
            )
        )
        return talk.error(error).shown()
    return talk.result(ok=True, window=app, say=source.by(en, de).replace("{app}", app)).shown()


CLOSED = ("{app} was asked to close.", "{app} wird geschlossen.")
FRONT = ("{app} is in front.", "{app} ist vorn.")
_FULL = ("{app}: full screen switched.", "{app}: Vollbild umgeschaltet.")
_FLOATED = ("{app}: floating switched.", "{app}: Schweben umgeschaltet.")


@family("window_close", "window", weight=1.2)
def close(source: Source) -> Talk:
    """The window in front, or one that is named."""
    name = window_name(source)
    if source.chance(0.35):
        return done(source, Talk().user(source.say(CLOSE)).call("window", action="close"), window_class(source, name), *CLOSED)
    talk = Talk().user(source.say(CLOSE_APP, a=name)).call("window", action="close", arg=name)
    return done(source, talk, window_class(source, name), *CLOSED, fails=0.08, named=name)


@family("window_kill", "end_process", weight=0.25)
def kill(source: Source) -> Talk:
    """Ending it by force is something else than closing it."""
    name = program(source, generic=0)
    talk = Talk().user(source.say(KILL, a=name)).call("end_process", name=name)
    if source.chance(0.12):
        return talk.error(source.by(f"no process is called {name}", f"Kein Prozess heißt {name}")).shown()
    plain = name.lower().replace(" ", "-")
    said = source.by(f"{plain} has ended.", f"{plain} ist beendet.")
    return talk.result(ok=True, ended=[source.number(300, 99999)], say=said).shown()


@family("window_focus", "window", weight=0.8)
def focus(source: Source) -> Talk:
    """A program's window comes to the front; where there is none, the program is opened."""
    if source.chance(0.2):
        way = source.pick(list(DIRECTION))
        talk = Talk().user(source.say(DIRECTION[way])).call("window", action="focus", arg=way)
        return talk.result(ok=True, say=source.by("The focus has moved.", "Der Fokus ist gewandert.")).shown()
    name = window_name(source)
    talk = Talk().user(source.say(FOCUS, a=name)).call("window", action="focus_app", arg=name)
    if source.chance(0.12):
        there = ", ".join(window_class(source, program(source, generic=0)) for _ in range(source.number(1, 3)))
        talk.error(source.by(f"no window is called {name}; open are: {there}", f"Kein Fenster heißt {name}; offen sind: {there}"))
        return started(source, talk.call("open_app", name=name), name, front=0)
    return done(source, talk, window_class(source, name), *FRONT, fails=0)


@family("window_fullscreen", "window", weight=0.5)
def fullscreen(source: Source) -> Talk:
    """Full screen, of the window in front or a named one."""
    name = window_name(source)
    if source.chance(0.6):
        return done(source, Talk().user(source.say(FULLSCREEN)).call("window", action="fullscreen"), window_class(source, name), *_FULL)
    talk = Talk().user(source.say(FULLSCREEN_APP, a=name)).call("window", action="fullscreen", arg=name)
    return done(source, talk, window_class(source, name), *_FULL, named=name)


@family("window_float", "window", weight=0.35)
def float_(source: Source) -> Talk:
    """Floating, of the window in front or a named one."""
    name = window_name(source)
    if source.chance(0.65):
        return done(source, Talk().user(source.say(FLOAT)).call("window", action="toggle_floating"), window_class(source, name), *_FLOATED)
    talk = Talk().user(source.say(FLOAT_APP, a=name)).call("window", action="toggle_floating", arg=name)
    return done(source, talk, window_class(source, name), *_FLOATED, named=name)


@family("window_move", "window", weight=1.0)
def move(source: Source) -> Talk:
    """To another workspace: the window in front, or one that is named."""
    name = window_name(source)
    app = window_class(source, name)
    if source.chance(0.12):
        way = source.pick(list(MOVE_WAY))
        there = str(source.number(1, 9))
        talk = Talk().user(source.say(MOVE_WAY[way])).call("window", action="move_to_workspace", arg=way)
        return done(source, talk, app, "{app} is on workspace " + there + ".", "{app} ist auf Arbeitsfläche " + there + ".")
    said, target = place(source)
    told = ("{app} is on workspace " + target + ".", "{app} ist auf Arbeitsfläche " + target + ".")
    terse = said.isdigit() and source.chance(0.3)
    if source.chance(0.5):
        talk = Talk().user(source.say(MOVE_NUMBER if terse else MOVE, t=said)).call("window", action="move_to_workspace", arg=target)
        return done(source, talk, app, *told)
    text = source.say(MOVE_APP_NUMBER if terse else MOVE_APP, a=name, t=said)
    return done(source, Talk().user(text).call("window", action="move_to_workspace", arg=target, window=name), app, *told, named=name)


@family("window_where", "ask_user", "window", weight=0.2)
def where(source: Source) -> Talk:
    """A workspace that is not said."""
    name, target = window_name(source), str(source.number(1, 10))
    args = {"window": name} if source.chance(0.5) else {}
    talk = Talk().user(source.say(HALF_APP, a=name) if args else source.say(HALF))
    talk.call("ask_user", question=_TO[source.language][0]).result(answer=target)
    talk.call("window", action="move_to_workspace", arg=target, **args)
    app = window_class(source, name)
    return done(source, talk, app, "{app} is on workspace " + target + ".", "{app} ist auf Arbeitsfläche " + target + ".", fails=0)


@family("workspace_switch", "workspace", weight=1.2)
def switch(source: Source) -> Talk:
    """Another workspace: a number, a name, the next, the previous, an empty one."""
    if source.chance(0.3):
        target = source.pick(["next", "next", "previous", "previous", "empty"])
        talk, shown = Talk().user(source.say(SWITCH_WAY[target])), str(source.number(1, 10))
    else:
        said, target = place(source)
        terse = said.isdigit() and source.chance(0.2)
        talk, shown = Talk().user(source.say(SWITCH_NUMBER if terse else SWITCH, t=said)), target
    talk.call("workspace", target=target)
    if source.chance(0.05):
        error = source.by(
            "this needs Hyprland, and Hyprland is not running here: no socket of it answers",
            "Das braucht Hyprland, und Hyprland läuft hier nicht: kein Socket antwortet",
        )
        return talk.error(error).shown()
    talk.result(ok=True, say=source.by(f"Workspace {shown} is shown.", f"Arbeitsfläche {shown} ist zu sehen.")).shown()
    if source.chance(0.12):
        back = source.pick(source.by(["and back", "go back", "back again"], ["und zurück", "geh zurück", "wieder zurück"]))
        shown = str(source.number(1, 10))
        told = source.by(f"Workspace {shown} is shown.", f"Arbeitsfläche {shown} ist zu sehen.")
        talk.user(back).call("workspace", target="previous").result(ok=True, say=told).shown()
    return talk


def open_windows(source: Source, count: int, name: str = "") -> tuple[list[dict[str, Any]], str]:
    """So many windows, of the program `name` where it is given, and how they are told."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        app = window_class(source, name or program(source, generic=0))
        if name or app not in {each["app"] for each in found}:
            title = source.pick([" ".join(source.nouns(1, 3)), source.file_name(), f"{source.noun()} - {app}"])
            address = f"0x{source.rng.getrandbits(44):x}"
            found.append({"address": address, "app": app, "title": title, "workspace": str(source.number(1, 9)), "pid": source.number(500, 99999)})
    if not name:
        found[0]["focused"] = True
    lines = [f"{each['workspace']}: {each['app']} – {each['title']}" + (" *" if each.get("focused") else "") for each in found]
    return found, "\n".join([source.by("Open windows, by workspace:", "Offene Fenster, nach Arbeitsfläche:"), *lines])


@family("window_list", "list_windows", "window", weight=0.5)
def list_(source: Source) -> Talk:
    """What is open; then perhaps one of them is closed or comes to the front."""
    count = source.pick([1, 2, 2, 3, 3])
    windows, told = open_windows(source, count)
    talk = Talk().user(source.say(LIST)).call("list_windows").result(windows=windows, say=told).shown()
    if source.chance(0.4) and count > 1:
        at, action = source.number(0, count - 1), source.pick(["close", "focus_app"])
        app = windows[at]["app"]
        talk.user(source.say(NTH[action], o=_ORDINALS[source.language][at])).call("window", action=action, arg=app)
        return done(source, talk, app, *(CLOSED if action == "close" else FRONT), fails=0)
    return talk


@family("window_find", "list_windows", "window", weight=0.5)
def find(source: Source) -> Talk:
    """Where a program's window is, whether it is open; then perhaps something is done with it."""
    name = window_name(source)
    where = source.chance(0.6)
    talk = Talk().user(source.say(WHERE if where else OPEN, a=name)).call("list_windows", match=name)
    if source.chance(0.25):
        return talk.result(windows=[], say=source.by("There is no such window.", "Es gibt kein solches Fenster.")).shown()
    windows, told = open_windows(source, 1, name)
    app, place = windows[0]["app"], windows[0]["workspace"]
    talk.result(windows=windows, say=told)
    if where:
        talk.shown()
    else:
        talk.answer(source.by(f"Yes, {app} is open on workspace {place}.", f"Ja, {app} ist offen, auf Arbeitsfläche {place}."))
    if source.chance(0.5):
        return talk
    action, target = source.pick(["close", "focus_app", "move"]), str(source.number(1, 10))
    talk.user(source.say(ON[action], t=target))
    if action == "move":
        talk.call("window", action="move_to_workspace", arg=target, window=app)
        return done(source, talk, app, "{app} is on workspace " + target + ".", "{app} ist auf Arbeitsfläche " + target + ".", fails=0)
    return done(source, talk.call("window", action=action, arg=app), app, *(CLOSED if action == "close" else FRONT), fails=0)
