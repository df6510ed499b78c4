"""Sleep, restart, off: power, only where it is said clearly."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.leaving import HINTS, VAGUE
from training.wordings.locking import LOCK
from training.wordings.switching_off import ACTIONS

SAID = {
    "suspend": ("The computer goes to sleep.", "Der Rechner geht in Bereitschaft."),
    "hibernate": ("The computer hibernates.", "Der Rechner geht in den Ruhezustand."),
    "reboot": ("The computer restarts.", "Der Rechner startet neu."),
    "poweroff": ("The computer switches off.", "Der Rechner schaltet sich aus."),
}
_WHAT = {
    "en": ("Should I switch the computer off, put it to sleep, or lock the screen?", "Good night! Switch off, sleep, or only lock the screen?"),
    "de": ("Soll ich den Rechner ausschalten, in Bereitschaft versetzen oder den Bildschirm sperren?", "Ausschalten, Bereitschaft oder nur den Bildschirm sperren?"),
}
_REPLIES = {
    "en": {"poweroff": ["switch it off", "off", "shut down", "the first"], "suspend": ["sleep", "put it to sleep", "suspend", "the second"],
           "lock": ["just lock it", "lock", "lock the screen", "only lock"], "no": ["no", "nothing", "leave it on", "no, leave it"]},
    "de": {"poweroff": ["ausschalten", "aus", "herunterfahren", "das erste"], "suspend": ["Bereitschaft", "schlafen legen", "Standby", "das zweite"],
           "lock": ["nur sperren", "sperren", "Bildschirm sperren", "sperr ihn"], "no": ["nein", "nichts davon", "lass an", "gar nicht"]},
}  # fmt: skip
_OFF_WHAT = {"en": ("What should I turn off?", "Turn off what: the sound, the music or the computer?"), "de": ("Was soll ich ausschalten?", "Was soll aus: der Ton, die Musik oder der Rechner?")}


def _done(source: Source, talk: Talk, action: str, *, fails: float = 0.07) -> Talk:
    if source.chance(fails):
        error = source.pick(
            source.by(
                [
                    f"this machine can't do that ({action})",
                    f"logind does not allow that now ({action}: no)",
                    "systemd-logind does not answer on the system bus, so this can't be done from here",
                ],
                [
                    f"Dieser Rechner kann das nicht ({action})",
                    f"logind erlaubt das gerade nicht ({action}: no)",
                    "systemd-logind antwortet nicht auf dem Systembus, von hier aus geht das also nicht",
                ],
            )
        )
        return talk.error(error).shown()
    return talk.result(ok=True, say=source.by(*SAID[action])).shown()


def _locked(source: Source, talk: Talk) -> Talk:
    said = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    return talk.call("lock_screen").result(ok=True, say=said).shown()


@family("power_clear", "power", weight=0.9)
def clear(source: Source) -> Talk:
    """What is to be done with the computer is said."""
    action = source.pick(list(ACTIONS))
    return _done(source, Talk().user(source.say(ACTIONS[action])).call("power", action=action), action)


@family("power_hint", "ask_user", "power", "lock_screen", weight=0.35)
def hint(source: Source) -> Talk:
    """Somebody goes: that is no order, so they are asked."""
    talk = Talk().user(source.say(HINTS)).call("ask_user", question=_WHAT[source.language][0])
    meant = source.pick(["poweroff", "suspend", "lock", "no"])
    talk.result(answer=source.pick(_REPLIES[source.language][meant]))
    if meant == "lock":
        return _locked(source, talk)
    if meant == "no":
        return talk.answer(source.by("All right, nothing is changed.", "Gut, ich ändere nichts."))
    return _done(source, talk.call("power", action=meant), meant, fails=0)


@family("power_vague", "ask_user", "set_volume", "media", "power", weight=0.2)
def vague(source: Source) -> Talk:
    """Something is to be off, and nobody said what."""
    talk = Talk().user(source.say(VAGUE)).call("ask_user", question=_OFF_WHAT[source.language][0])
    meant = source.pick(["sound", "music", "computer"])
    if meant == "sound":
        level = source.number(0, 100)
        talk.result(answer=source.pick(source.by(["the sound", "sound"], ["den Ton", "Ton"]))).call("set_volume", mute=True)
        said = source.by(f"Sound is muted (volume {level} %).", f"Der Ton ist aus (Lautstärke {level} %).")
        return talk.result(level=level, muted=True, say=said).shown()
    if meant == "music":
        talk.result(answer=source.pick(source.by(["the music", "music"], ["die Musik", "Musik"]))).call("media", command="stop")
        said = source.by("Stopped.", "Angehalten.")
        return talk.result(state="stopped", player="spotify", say=said).shown()
    talk.result(answer=source.pick(source.by(["the computer", "my pc"], ["den Rechner", "den PC", "der Computer"])))
    return _done(source, talk.call("power", action="poweroff"), "poweroff", fails=0)


@family("power_not", "lock_screen", "power", weight=0.2)
def but_not(source: Source) -> Talk:
    """One of them, and not another."""
    if source.chance(0.5):
        lead = source.pick(source.by(["don't shut down, just ", "no, not off: ", "not sleep, only ", "leave it running, just ", "no shutdown please, only ", "instead of turning it off, "], ["nicht herunterfahren, nur ", "nein, nicht aus: ", "nicht Standby, nur ", "lass ihn an, nur ", "kein Ausschalten bitte, bloß ", "statt ausschalten lieber "]))
        lock = source.pick(source.by(["lock the screen", "lock it", "lock my pc"], ["den Bildschirm sperren", "sperren", "den Rechner sperren"]))
        return _locked(source, Talk().user(lead + lock))
    action, other = source.pick([("reboot", "off"), ("suspend", "lock"), ("poweroff", "reboot"), ("hibernate", "suspend")])
    en = {"off": "don't switch off, ", "lock": "don't just lock it, ", "reboot": "don't restart, ", "suspend": "not sleep, "}[other]
    de = {"off": "nicht ausschalten, sondern ", "lock": "nicht nur sperren, sondern ", "reboot": "nicht neu starten, sondern ", "suspend": "kein Standby, sondern "}[other]
    verb = {
        "reboot": ("reboot", "neu starten"), "suspend": ("suspend", "in Bereitschaft versetzen"), "poweroff": ("shut down", "herunterfahren"),
        "hibernate": ("hibernate", "Ruhezustand"),
    }[action]  # fmt: skip
    return _done(source, Talk().user(source.by(en + verb[0], de + verb[1])).call("power", action=action), action)


@family("power_then_lock", "lock_screen", "power", weight=0.1)
def correction(source: Source) -> Talk:
    """Locked, and then more than that."""
    talk = _locked(source, Talk().user(source.say(LOCK)))
    action = source.pick(list(ACTIONS))
    return _done(source, talk.user(source.say(ACTIONS[action])).call("power", action=action), action)
