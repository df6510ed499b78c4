"""The next request takes the last one back, corrects it, or goes on with what it was about."""

from training.families.brightness import STEPS as BRIGHTER
from training.families.brightness import reached
from training.families.players import COMMANDS, pressed
from training.families.programs import OPEN, started
from training.families.sound import state
from training.families.windows import CLOSED, FRONT, done, place, window_name
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.arranging import CLOSE_APP, FLOAT, FOCUS, FULLSCREEN
from training.wordings.loudness import LEVEL, MUTE, STEPS
from training.wordings.workspaces import MOVE_APP, SWITCH
from training.words.programs import window_class

BACK = Phrases(
    en="""
undo that
[no|oops|nope], undo [that|]
[take|put] that back
back to how it was
[no|oh no], [the other way|not like that]
revert [that|]
!make it like before
as it was [before|]
""",
    de="""
mach das rückgängig
[nein|ups|nee], rückgängig
nimm das zurück
wieder wie vorher
[nein|ach nein], andersrum
doch nicht
!mach es wie vorher
so wie es war
""",
)
_CORRECT = Phrases(
    en="[no|nope|sorry|i mean], {x}\n[no|sorry], i meant {x}\nnot that, {x}\n{x} [instead|rather]\n[make|better make] it {x}\n!better {x}\n[oops|wait], {x}",
    de="[nein|nee|sorry|ich mein], {x}\n[nein|sorry], ich meinte {x}\nnicht das, {x}\n[lieber|besser|doch] {x}\nnein, doch {x}\n!ich wollte {x}\n[ups|warte], {x}",
)
_CLOSE_IT = Phrases(
    en="close it [again|]\n[and|ok,] close it [again|]\n[now|you can] close it\ni don't need it [anymore|], close it\n!shut it again\nclose that again",
    de="mach es [wieder|] zu\n[schließ|schließe] es [wieder|]\n[und|ok,] [wieder|] schließen\n[kannst|du kannst] es wieder zumachen\nbrauch ich [doch|] nicht[, mach zu|]\n!wieder zu damit",
)
_OPEN_IT = Phrases(
    en="open it again\n[no|oops], open it again\n[re|]open it [again|]\nbring it back\n!start it again\ni still need it, open it",
    de="[öffne|starte|mach] es wieder [auf|]\n[nein|ups], öffne es wieder\nwieder öffnen\nhol es zurück\n!starte es nochmal\nich brauch es noch, mach es wieder auf",
)
_OFF_AGAIN = Phrases(
    en="and back\n[back|and off] again\nundo that\n[turn|switch] it back\n[no|ok], back\n!revert it",
    de="und zurück\nwieder [zurück|aus|normal]\nmach das rückgängig\n[nein|ok], zurück\n!wie es vorher war",
)
_THERE = Phrases(
    en="go there\n[now|and] go there [too|]\nshow me that workspace\nfollow it\n!switch there\ntake me there",
    de="geh [da|dort|] hin\n[und|jetzt] wechsel [dahin|dorthin]\nzeig mir die [Arbeitsfläche|]\nhinterher\n!bring mich hin",
)
_IT_FULL = Phrases(
    en="make it fullscreen\n[and|] fullscreen [please|]\n[now|] put it in fullscreen\n!maximize it",
    de="mach es [groß|auf Vollbild|im Vollbild]\n[und|] Vollbild [bitte|]\n[jetzt|] ins Vollbild\n!maximier es",
)


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
        return _loud(source, talk.user(source.say(_CORRECT, x=str(right))).call("set_volume", level=right), right)
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
        return done(source, talk.user(source.say(_CLOSE_IT)).call("window", action="close", arg=name), known, *CLOSED, fails=0)
    if kind == 1:
        talk = Talk().user(source.say(CLOSE_APP, a=name)).call("window", action="close", arg=name)
        done(source, talk, known, *CLOSED, fails=0)
        return started(source, talk.user(source.say(_OPEN_IT)).call("open_app", name=name), name, front=0)
    other = window_name(source)
    if kind == 2:
        talk = started(source, Talk().user(source.say(OPEN, a=name)).call("open_app", name=name), name)
        return started(source, talk.user(source.say(_CORRECT, x=other)).call("open_app", name=other), other)
    talk = Talk().user(source.say(CLOSE_APP, a=name)).call("window", action="close", arg=name)
    done(source, talk, known, *CLOSED, fails=0)
    talk.user(source.say(_CORRECT, x=other)).call("window", action="close", arg=other)
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
        return done(source, talk.user(source.say(_OFF_AGAIN)).call("window", action=action), known, *told, fails=0)
    if kind == 1:
        talk = Talk().user(source.say(FOCUS, a=name)).call("window", action="focus_app", arg=name)
        done(source, talk, known, *FRONT, fails=0)
        talk.user(source.say(_IT_FULL)).call("window", action="fullscreen")
        return done(source, talk, known, "{app}: full screen switched.", "{app}: Vollbild umgeschaltet.", fails=0)
    said, target = place(source)
    talk = Talk().user(source.say(MOVE_APP, a=name, t=said)).call("window", action="move_to_workspace", arg=target, window=name)
    done(source, talk, known, "{app} is on workspace " + target + ".", "{app} ist auf Arbeitsfläche " + target + ".", fails=0)
    if kind == 2:
        shown = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
        return talk.user(source.say(_THERE)).call("workspace", target=target).result(say=shown).shown()
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
