"""Lock the screen; put the machine to sleep, restart it, switch it off (logind on the system bus)."""

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Literal

from pydantic import Field

from ryxd.core.effect import Effect
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.buses import Line, NobodyThere, line
from ryxd.tools.speech import say

LOGIND = "org.freedesktop.login1"
ROOT = "/org/freedesktop/login1"
MANAGER = f"{LOGIND}.Manager"
SESSION = f"{LOGIND}.Session"
Do = Literal["suspend", "hibernate", "reboot", "poweroff"]
METHODS: dict[Do, str] = {
    "suspend": "Suspend", "hibernate": "Hibernate", "reboot": "Reboot", "poweroff": "PowerOff",
}  # fmt: skip
LOCKERS: dict[str, tuple[str, ...]] = {
    "hyprlock": (), "swaylock": ("-f",), "gtklock": ("-d",), "waylock": ("-fork-on-lock",),
}  # fmt: skip
"""Programs that lock a Wayland screen, as they are started when nobody listens to logind.

With their arguments all but hyprlock go to the background once the screen is locked, and not earlier.
"""
RUNNING = frozenset({*LOCKERS, "i3lock", "kscreenlocker_greet"})
"""Names of processes that have a screen locked."""
LOCKS_WITHIN = 1.5
"""Seconds that whoever locks has, to say so."""
STARTS_WITHIN = 3.0
"""Seconds that a locker has until the screen is locked."""
LIVES = 0.5
"""Seconds after which a locker that never says whether it has locked has not failed."""


class LockQuery(Arguments):
    """Nothing to say."""


class Locked(Output):
    """It is locked."""

    ok: bool = True
    by: str = Field(default="", description="the program that locks, where it is known")
    say: str = Field(description="the answer in a sentence")


class PowerAction(Arguments):
    """What to do with the machine."""

    action: Do = Field(description="what to do")


class PowerDone(Output):
    """It begins."""

    ok: bool = True
    say: str = Field(description="the answer in a sentence")


@tool("lock the screen", permission=Permission.DESKTOP, groups={"desktop"}, timeouts=(8.0,))
async def lock_screen(args: LockQuery, view: ToolView) -> Locked:  # noqa: ARG001 - there is nothing to ask for
    """Lock it as the desktop does (logind tells hypridle or swayidle), else start a locker that is installed.

    Raises ToolError when in the end nothing locks: a screen that only seems locked is worse than an error.
    """
    done = say(view, en="The screen is locked.", de="Der Bildschirm ist gesperrt.")
    try:
        async with line(view, "system") as bus:
            path = await _own_session(bus)
            async with bus.changing(path, SESSION) as changed:
                await bus.call(LOGIND, path, SESSION, "Lock")
                try:
                    async with asyncio.timeout(LOCKS_WITHIN):
                        while not (await bus.all(LOGIND, path, SESSION)).get("LockedHint"):
                            await changed.wait()
                            changed.clear()
                        return Locked(say=done)
                except TimeoutError:
                    pass  # many lockers don't tell logind
    except (NobodyThere, ToolError):
        pass  # no logind: the locker can be started all the same
    running = await asyncio.to_thread(_locker)
    if running:
        return Locked(by=running, say=done)
    program = programs.found(tuple(LOCKERS), view.environment)
    if program is None or not view.environment.get("WAYLAND_DISPLAY"):
        raise ToolError(
            say(
                view,
                en="nothing locked the screen; install hyprlock, and hypridle with lock_cmd = hyprlock",
                de="Nichts hat den Bildschirm gesperrt; installiere hyprlock, und hypridle mit "
                "lock_cmd = hyprlock",
            )
        )
    name = program.rpartition("/")[2]
    tells = bool(LOCKERS[name])
    code = await programs.launch(
        [program, *LOCKERS[name]],
        view.environment,
        cwd=view.paths.home,
        watch=STARTS_WITHIN if tells else LIVES,
    )
    if code == (0 if tells else None):
        return Locked(by=name, say=done)
    if code is None:
        raise ToolError(
            say(
                view,
                en=f"{name} has not locked the screen within {STARTS_WITHIN:g} s; it still tries to",
                de=f"{name} hat den Bildschirm nach {STARTS_WITHIN:g} s noch nicht gesperrt; es versucht es noch",
            )
        )
    raise ToolError(
        say(
            view,
            en=f"{name} ended at once (exit code {code}), so the screen is not locked",
            de=f"{name} hat sich sofort beendet (Exitcode {code}), der Bildschirm ist nicht gesperrt",
        )
    )


async def _effect(args: PowerAction, view: ToolView) -> Effect:
    """What is asked about; raises ToolError for what the machine can't or may not do."""
    async with _bus(view) as bus:
        await _can(args.action, bus, view)
    lost = say(view, en="; what is not saved is lost", de="; Ungespeichertes geht verloren")
    texts: dict[Do, str] = {
        "suspend": say(view, en="suspend this computer", de="diesen Rechner in Bereitschaft versetzen"),
        "hibernate": say(view, en="hibernate this computer", de="diesen Rechner in den Ruhezustand versetzen"),
        "reboot": say(view, en="restart this computer", de="diesen Rechner neu starten") + lost,
        "poweroff": say(view, en="switch this computer off", de="diesen Rechner ausschalten") + lost,
    }  # fmt: skip
    return Effect(frozenset({Permission.DESTROY}), texts[args.action])


@tool(
    "suspend, restart or switch off the computer",
    permission=Permission.DESTROY,
    groups={"desktop"},
    effect=_effect,
)
async def power(args: PowerAction, view: ToolView) -> PowerDone:
    """Ask logind for it. Raises ToolError when it can't, may not, or something holds it up."""
    async with _bus(view) as bus:
        await _can(args.action, bus, view)
        # interactive: where a password is needed, the desktop's own agent asks for it
        await bus.call(LOGIND, ROOT, MANAGER, METHODS[args.action], "b", True)
    texts: dict[Do, str] = {
        "suspend": say(view, en="The computer goes to sleep.", de="Der Rechner geht in Bereitschaft."),
        "hibernate": say(view, en="The computer hibernates.", de="Der Rechner geht in den Ruhezustand."),
        "reboot": say(view, en="The computer restarts.", de="Der Rechner startet neu."),
        "poweroff": say(view, en="The computer switches off.", de="Der Rechner schaltet sich aus."),
    }
    return PowerDone(say=texts[args.action])


@asynccontextmanager
async def _bus(view: ToolView) -> AsyncIterator[Line]:
    try:
        async with line(view, "system") as bus:
            yield bus
    except NobodyThere as error:
        raise ToolError(
            say(
                view,
                en="systemd-logind does not answer on the system bus, so this can't be done from here",
                de="systemd-logind antwortet nicht auf dem Systembus, von hier aus geht das also nicht",
            )
        ) from error


async def _can(action: Do, bus: Line, view: ToolView) -> None:
    (answer,) = await bus.call(LOGIND, ROOT, MANAGER, f"Can{METHODS[action]}")
    if answer in {"yes", "challenge"}:
        return
    if answer == "na":
        raise ToolError(
            say(view, en=f"this machine can't do that ({action})", de=f"Dieser Rechner kann das nicht ({action})")
        )
    raise ToolError(
        say(
            view,
            en=f"logind does not allow that now ({action}: {answer})",
            de=f"logind erlaubt das gerade nicht ({action}: {answer})",
        )
    )


async def _own_session(bus: Line) -> str:
    """The path of this user's session: a graphical one first, then an active one. Raises NobodyThere."""
    (sessions,) = await bus.call(LOGIND, ROOT, MANAGER, "ListSessions")
    own = [str(session[4]) for session in sessions if session[1] == os.getuid()]
    told = [(path, await bus.all(LOGIND, path, SESSION)) for path in own]
    told = [(path, each) for path, each in told if each.get("Class", "user") == "user"]
    if not told:
        raise NobodyThere("this user has no session")
    told.sort(key=lambda pair: (pair[1].get("Type") not in {"wayland", "x11"}, not pair[1].get("Active")))
    return told[0][0]


def _locker() -> str:
    """The name of this user's program that locks the screen, if one runs. Reads /proc."""
    import psutil  # here: no start waits for what few requests need

    own = os.getuid()
    for process in psutil.process_iter(["name", "uids", "status"]):
        name, uids = process.info["name"], process.info["uids"]
        ended = process.info["status"] == psutil.STATUS_ZOMBIE  # one that nobody has waited for locks nothing
        if name in RUNNING and uids is not None and uids.real == own and not ended:
            return str(name)
    return ""
