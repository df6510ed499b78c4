"""The next request takes the last one back, corrects it, or goes on with what it was about."""

from training.families.brightness import reached
from training.families.players import COMMANDS, pressed
from training.families.programs import OPEN, started
from training.families.sound import state
from training.families.windows import CLOSED, FRONT, done, place, window_name
from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.arranging import CLOSE_APP, FOCUS
from training.wordings.brightness import STEPS as BRIGHTER
from training.wordings.fullscreen import FLOAT, FULLSCREEN
from training.wordings.loud_levels import LEVEL
from training.wordings.loudness import STEPS
from training.wordings.moving import MOVE_APP
from training.wordings.muting import MUTE
from training.wordings.taken_back import BACK, CLOSE_IT, CORRECT, IT_FULL, OFF_AGAIN, OPEN_IT, THERE
from training.wordings.workspaces import SWITCH
from training.words.programs import window_class


def _loud(source: Source, talk: Talk, level: int, *, muted: bool = False) -> Talk:
    return talk.result(**state(source, level, muted=muted)).shown()


@family("back_sound", "set_volume", weight=0.4)
def sound(source: Source) -> Talk:
    """A change of the volume is taken back, or corrected."""
    kind, now = source.number(0, 3), source.number(25, 75)
    if kind == 0:
        muted = source.chance(0.5)
        talk = _loud(source, Talk().user(source.say(MUTE[muted])).call("set_volume", mute=muted), now, muted=muted)
        return _loud(source, talk.user(source.say(BACK)).call("set_volume", mute=not muted), now, muted=not muted)
    if kind == 1:
        wrong, right = source.number(0, 100), source.number(0, 100)
        talk = _loud(source, Talk().user(source.say(LEVEL, n=str(wrong))).call("set_volume", level=wrong), wrong)
        return _loud(source, talk.user(source.say(CORRECT, x=str(right))).call("set_volume", level=right), right)
    direction, size = source.pick([1, -1]), source.pick([5, 10, 20])
    talk = Talk().user(source.say(STEPS[direction, size])).call("set_volume", delta=direction * size)
    _loud(source, talk, now + direction * size)
    if kind == 2:
        return _loud(source, talk.user(source.say(BACK)).call("set_volume", delta=-direction * size), now)
    other = source.pick([5, 10, 20])
    talk.user(source.say(STEPS[-direction, other])).call("set_volume", delta=-direction * other)
    return _loud(source, talk, now + direction * size - direction * other)


@family("back_brightness", "set_brightness", weight=0.25)
def brightness(source: Source) -> Talk:
    """A change of the brightness is taken back."""
    direction, size, now = source.pick([1, -1]), source.pick([5, 10, 20]), source.number(25, 75)
    talk = Talk().user(source.say(BRIGHTER[direction, size])).call("set_brightness", delta=direction * size)
    reached(source, talk, now + direction * size, fails=0)
    return reached(source, talk.user(source.say(BACK)).call("set_brightness", delta=-direction * size), now, fails=0)


@family("back_music", "media", weight=0.25)
def music(source: Source) -> Talk:
    """A button, and the other one."""
    first, second = source.pick([("pause", "play"), ("stop", "play"), ("play", "pause"), ("next", "previous"), ("previous", "next")])
    talk = pressed(source, Talk().user(source.say(COMMANDS[first])).call("media", command=first), first, fails=0)
    said = source.say(BACK) if source.chance(0.5) else source.say(COMMANDS[second])
    return pressed(source, talk.user(said).call("media", command=second), second, fails=0)


@family("back_app", "open_app", "window", weight=0.7)
def app(source: Source) -> Talk:
    """A program is opened and closed again, closed and opened again, or it was another one."""
    name, kind = window_name(source), source.number(0, 3)
    known = window_class(source, name)
    if kind == 0:
        talk = started(source, Talk().user(source.say(OPEN, a=name)).call("open_app", name=name), name)
        return done(source, talk.user(source.say(CLOSE_IT)).call("window", action="close", arg=name), known, *CLOSED, fails=0)
    if kind == 1:
        talk = Talk().user(source.say(CLOSE_APP, a=name)).call("window", action="close", arg=name)
        done(source, talk, known, *CLOSED, fails=0)
        return started(source, talk.user(source.say(OPEN_IT)).call("open_app", name=name), name, front=0)
    other = window_name(source)
    if kind == 2:
        talk = started(source, Talk().user(source.say(OPEN, a=name)).call("open_app", name=name), name)
        return started(source, talk.user(source.say(CORRECT, x=other)).call("open_app", name=other), other)
    talk = Talk().user(source.say(CLOSE_APP, a=name)).call("window", action="close", arg=name)
    done(source, talk, known, *CLOSED, fails=0)
    talk.user(source.say(CORRECT, x=other)).call("window", action="close", arg=other)
    return done(source, talk, window_class(source, other), *CLOSED, fails=0)


@family("back_window", "window", "workspace", weight=0.5)
def window(source: Source) -> Talk:
    """A window is moved, and then elsewhere, or the user goes there too; full screen and back."""
    name, kind = window_name(source), source.number(0, 3)
    known = window_class(source, name)
    if kind == 0:
        action, phrases = source.pick([("fullscreen", FULLSCREEN), ("toggle_floating", FLOAT)])
        told = {
            "fullscreen": ("{app}: full screen switched.", "{app}: Vollbild umgeschaltet."),
            "toggle_floating": ("{app}: floating switched.", "{app}: Schweben umgeschaltet."),
        }[action]
        talk = done(source, Talk().user(source.say(phrases)).call("window", action=action), known, *told, fails=0)
        return done(source, talk.user(source.say(OFF_AGAIN)).call("window", action=action), known, *told, fails=0)
    if kind == 1:
        talk = Talk().user(source.say(FOCUS, a=name)).call("window", action="focus_app", arg=name)
        done(source, talk, known, *FRONT, fails=0)
        talk.user(source.say(IT_FULL)).call("window", action="fullscreen")
        return done(source, talk, known, "{app}: full screen switched.", "{app}: Vollbild umgeschaltet.", fails=0)
    said, target = place(source)
    talk = Talk().user(source.say(MOVE_APP, a=name, t=said)).call("window", action="move_to_workspace", arg=target, window=name)
    done(source, talk, known, "{app} is on workspace " + target + ".", "{app} ist auf Arbeitsfläche " + target + ".", fails=0)
    if kind == 2:
        shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
        return talk.user(source.say(THERE)).call("workspace", target=target).result(say=shown).shown()
    other = str(source.number(1, 10))
    lead = source.pick(source.by(["no, to {}", "i meant {}", "no, workspace {}", "rather to {}"], ["nein, auf {}", "ich meinte {}", "nein, Arbeitsfläche {}", "lieber auf die {}"]))
    talk.user(lead.format(other)).call("window", action="move_to_workspace", arg=other, window=name)
    return done(source, talk, known, "{app} is on workspace " + other + ".", "{app} ist auf Arbeitsfläche " + other + ".", fails=0)


@family("back_place", "workspace", weight=0.25)
def other_place(source: Source) -> Talk:
    """A workspace, and then another one."""
    said, target = place(source)
    shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    talk = Talk().user(source.say(SWITCH, t=said)).call("workspace", target=target).result(say=shown).shown()
    other = source.pick([str(number) for number in range(1, 11) if str(number) != target])
    lead = source.pick(source.by(["no, {}", "now {}", "and {}", "i meant {}", "{}"], ["nein, {}", "jetzt {}", "und {}", "ich meinte {}", "{}", "jetzt auf die {}"]))
    told = source.by(f"Workspace {other} is shown.", f"Arbeitsfläche {other} ist zu sehen.")
    return talk.user(lead.format(other)).call("workspace", target=other).result(say=told).shown()
