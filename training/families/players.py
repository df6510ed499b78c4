"""Music and video that plays: media, playing."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.players import NAMED, PLAYING, PLAYING_IN
from training.wordings.playing import COMMANDS
from training.words.programs import player, song

_STATES = {"pause": "paused", "stop": "stopped"}


def _done(source: Source, command: str, title: str) -> tuple[str, str]:
    """The state that the command leads to, and how it is told."""
    state = _STATES.get(command, "playing")
    if command == "play_pause" and source.chance(0.5):
        state = "paused"
    if command in {"next", "previous"} and title:
        return state, source.by(f"Now: {title}.", f"Jetzt: {title}.")
    if state == "paused":
        return state, source.by("Paused.", "Pausiert.")
    if state == "stopped":
        return state, source.by("Stopped.", "Angehalten.")
    about = f": {title}" if title else ""
    return state, source.by(f"Playing{about}.", f"Wiedergabe läuft{about}.")


def pressed(source: Source, talk: Talk, command: str, name: str = "", *, fails: float = 0.06) -> Talk:
    """What the player says; now and then none runs, or it can't."""
    if source.chance(fails):
        kind = source.number(0, 2)
        if name and kind:
            there = player(source) if kind == 2 else ""
            more = source.by(f"; there is {there}", f"; da ist {there}") if there else ""
            error = source.by(f"no player called {name} runs{more}", f"Es läuft kein Player namens {name}{more}")
        elif kind == 1:
            name = player(source)
            error = source.by(f"{name} can't do that now ({command})", f"{name} kann das gerade nicht ({command})")
        else:
            error = source.by(
                "no player is running that could do that; start music or a video first",
                "Es läuft kein Player, der das könnte; starte zuerst Musik oder ein Video",
            )
        return talk.error(error).shown()
    title = song(source) if source.chance(0.85) else ""
    state, said = _done(source, command, title)
    return talk.result(ok=True, state=state, title=title, player=(name or player(source)).lower(), say=said).shown()


def told(source: Source, talk: Talk, name: str = "") -> Talk:
    """What plays, as the tool says it."""
    kind, who, title = source.number(0, 9), (name or player(source)).lower(), song(source)
    if kind == 0 and not name:
        said = source.by("Nothing is playing.", "Es läuft nichts.")
        return talk.result(state="stopped", say=said).shown()
    if kind == 1 and name:
        return talk.error(source.by(f"no player called {name} runs", f"Es läuft kein Player namens {name}")).shown()
    others = [player(source)] if source.chance(0.15) else []
    if kind < 6:
        state, said = "playing", source.by(f"Playing: {title} ({who}).", f"Es läuft: {title} ({who}).")
    elif kind < 9:
        state, said = "paused", source.by(f"Paused: {title} ({who}).", f"Pausiert: {title} ({who}).")
    else:
        state, title = "stopped", ""
        said = source.by(f"Nothing is playing ({who} runs).", f"Es läuft nichts ({who} ist offen).")
    return talk.result(state=state, title=title, player=who, others=others, say=said).shown()


_LIKELY = ("next", "next", "previous", "previous", "pause", "pause", "play", "play", "stop", "stop", "play_pause")


@family("media_button", "media", weight=1.6)
def button(source: Source) -> Talk:
    """Next, previous, pause, play, stop."""
    command = source.pick(_LIKELY)
    return pressed(source, Talk().user(source.say(COMMANDS[command])).call("media", command=command), command)


@family("media_player", "media", weight=0.5)
def of_player(source: Source) -> Talk:
    """The same of a player that is named."""
    command, name = source.pick(list(NAMED)), player(source)
    name = source.pick([name, name.capitalize()])
    talk = Talk().user(source.say(NAMED[command], p=name)).call("media", command=command, player=name)
    return pressed(source, talk, command, name, fails=0.1)


@family("media_on", "media", weight=0.5)
def onward(source: Source) -> Talk:
    """One button after the other."""
    talk = Talk()
    for _ in range(source.pick([2, 2, 3])):
        command = source.pick(_LIKELY[:-1])
        pressed(source, talk.user(source.say(COMMANDS[command])).call("media", command=command), command, fails=0)
        if command in {"next", "previous"} and source.chance(0.35):
            said = source.pick(source.by(["again", "once more", "one more", "and again"], ["nochmal", "noch eins", "noch einmal", "und nochmal"]))
            pressed(source, talk.user(said).call("media", command=command), command, fails=0)
            break
    return talk


@family("playing_now", "playing", weight=0.8)
def now(source: Source) -> Talk:
    """What plays; then perhaps a button."""
    if source.chance(0.2):
        name = player(source)
        return told(source, Talk().user(source.say(PLAYING_IN, p=name)).call("playing", player=name), name)
    talk = told(source, Talk().user(source.say(PLAYING)).call("playing"))
    if source.chance(0.25):
        command = source.pick(["next", "pause", "previous", "stop"])
        pressed(source, talk.user(source.say(COMMANDS[command])).call("media", command=command), command, fails=0)
    return talk
