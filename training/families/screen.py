"""Pictures of the screen, and locking it: screenshot, lock_screen."""

from training.family import family
from training.source import Source
from training.talk import Talk
from training.wordings.locking import LOCK
from training.wordings.pictured import COPY, OPEN, UNDO
from training.wordings.picturing import AND_OPEN, AREA, FULL, WINDOW

_REGIONS = {"full": FULL, "window": WINDOW, "area": AREA}


def taken(source: Source) -> dict[str, str]:
    """What the tool says of a new picture: the fields of its result."""
    day = f"{source.number(2024, 2031)}-{source.number(1, 12):02d}-{source.number(1, 28):02d}"
    name = f"{day}_{source.number(0, 23):02d}-{source.number(0, 59):02d}-{source.number(0, 59):02d}.png"
    folder = source.by("Pictures", "Bilder")
    said = source.by(f"The screenshot is ~/{folder}/Screenshots/{name}.", f"Das Bildschirmfoto ist ~/{folder}/Screenshots/{name}.")
    return {"path": f"{source.home()}/{folder}/Screenshots/{name}", "say": said}


@family("screenshot_take", "screenshot", "open_file", weight=1.2)
def shot(source: Source) -> Talk:
    """The screen, a window, an area; then perhaps it is opened."""
    region = source.pick(["full", "full", "window", "area"])
    args = {"region": region} if region != "full" else {}
    talk = Talk().user(source.say(_REGIONS[region])).call("screenshot", **args)
    if source.chance(0.08):
        errors = source.by(
            ["grim is not installed; install the package grim", "this desktop can't be pictured: failed to create display (grim needs a Wayland compositor with wlr-screencopy)"],
            ["grim ist nicht installiert; installiere das Paket grim", "Dieser Desktop lässt sich nicht abbilden: failed to create display (grim braucht einen Wayland-Compositor mit wlr-screencopy)"],
        )
        if region == "area":
            errors = [source.by("no area was drawn", "Es wurde kein Bereich gewählt"), source.by("slurp is not installed; install the package slurp", "slurp ist nicht installiert; installiere das Paket slurp")]
        elif region == "window":
            errors = [*errors, source.by("no window is focused", "Kein Fenster hat den Fokus")]
        return talk.error(source.pick(errors)).shown()
    data = taken(source)
    talk.result(**data).shown()
    kind = source.rng.random()
    if kind < 0.15:
        return talk.user(source.say(OPEN)).call("open_file", path=data["path"]).result(ok=True).shown()
    if kind < 0.2:
        talk.user(source.say(COPY)).call("write_clipboard", text=data["path"])
        said = source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")
        return talk.result(ok=True, characters=len(data["path"]), say=said).shown()
    if kind < 0.24:
        return talk.user(source.say(UNDO)).answer(source.by("`ryxctl undo` takes the screenshot away again.", "`ryxctl undo` nimmt das Bildschirmfoto wieder weg."))
    return talk


@family("screenshot_open", "screenshot", "open_file", weight=0.4)
def shot_open(source: Source) -> Talk:
    """A picture that is shown at once."""
    data = taken(source)
    talk = Talk().user(source.say(AND_OPEN)).call("screenshot").result(**data).call("open_file", path=data["path"])
    return talk.result(ok=True).shown()


@family("screen_lock", "lock_screen", weight=0.9)
def lock(source: Source) -> Talk:
    """The screen is locked."""
    talk = Talk().user(source.say(LOCK)).call("lock_screen")
    if source.chance(0.06):
        error = source.by(
            "nothing locked the screen; install hyprlock, and hypridle with lock_cmd = hyprlock",
            "Nichts hat den Bildschirm gesperrt; installiere hyprlock, und hypridle mit lock_cmd = hyprlock",
        )
        return talk.error(error).shown()
    said = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    by = source.pick(["", "", "hyprlock", "swaylock", "gtklock"])
    return talk.result(ok=True, by=by, say=said).shown()
