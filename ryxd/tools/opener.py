"""Hand a file or an address to the desktop's default application (xdg-open(1))."""

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

from ryxd.core.tool import ToolError, ToolView
from ryxd.tools import programs
from ryxd.tools.speech import say

_SCRIPTS = frozenset({"xdg-open", "xdg-mime", "xdg-settings"})

if TYPE_CHECKING:
    import psutil


def needs_desktop(view: ToolView) -> None:
    """Raise ToolError when no graphical session is there to show anything."""
    if not (view.environment.get("WAYLAND_DISPLAY") or view.environment.get("DISPLAY")):
        raise ToolError(
            say(
                view,
                en="no desktop session is running (neither a Wayland nor an X11 display answers), "
                "so nothing can be shown",
                de="Es läuft keine grafische Sitzung (weder Wayland noch X11 antworten), "
                "also lässt sich nichts anzeigen",
            )
        )


async def hand_over(target: str, view: ToolView, *, kind: str, mime: str) -> None:
    """Open `target`, an absolute path or an address; `kind` names in an error what could not be opened.

    Returns when xdg-open is done, or when what it has started runs after a second: without a desktop's own
    opener it stays until the application ends. Raises ToolError with what to do.
    """
    needs_desktop(view)
    program = shutil.which("xdg-open", path=view.environment.get("PATH", ""))
    if program is None:
        raise ToolError(
            say(
                view,
                en="xdg-open is not installed; install the package xdg-utils",
                de="xdg-open ist nicht installiert; installiere das Paket xdg-utils",
            )
        )
    code = await programs.launch([program, target], view.environment, cwd=view.paths.home, started=_applications)
    if code == 2:
        raise ToolError(say(view, en=f"xdg-open does not find {target}", de=f"xdg-open findet {target} nicht"))
    if code == 3:
        raise ToolError(
            say(
                view,
                en=f"no application is set for {kind}; install one, or choose it: "
                f"xdg-mime default APP.desktop {mime}",
                de=f"Für {kind} ist kein Programm festgelegt; installiere eins oder wähle es: "
                f"xdg-mime default APP.desktop {mime}",
            )
        )
    if code:
        raise ToolError(
            say(
                view,
                en=f"the default application for {kind} failed (xdg-open: exit code {code})",
                de=f"Das Standardprogramm für {kind} ist gescheitert (xdg-open: Exitcode {code})",
            )
        )


def _applications(opener: int) -> list[int]:
    """What xdg-open has become or started, without its own scripts."""
    import psutil  # no request but this needs it

    try:
        process = psutil.Process(opener)
        return [each.pid for each in (process, *process.children(recursive=True)) if not _is_script(each)]
    except psutil.Error:
        return []


def _is_script(process: "psutil.Process") -> bool:
    # as in /bin/sh /usr/bin/xdg-mime …
    return not _SCRIPTS.isdisjoint(Path(word).name for word in process.cmdline()[:3])
