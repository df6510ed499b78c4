"""What a client says and does when the daemon stops under a run that goes on later (spec C14)."""

from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

UNIT = "ryxd.service"


def suspended(event: "dict[str, Any]", *, before: "bool | str") -> "bool | str":
    """Whether the daemon has said that it stops, and the run goes on later (or "by hand"). `before`: so far."""
    if event.get("kind") != "status" or event.get("agent") != "ryx":  # who says that, says as well that it went on
        return before
    said: bool | str = event.get("context", {}).get("suspended") or False
    return said


def goes_on(run: str, how: "bool | str" = True) -> str:
    """That the run is not lost, and how to follow it, or to go on with it."""
    if how == "by hand":
        return say(
            f"ryxd stopped; ryxctl resume {run} goes on with it when it is back",
            f"ryxd wurde beendet; ryxctl resume {run} macht damit weiter, wenn es wieder da ist",
        )
    return say(
        f"ryxd stopped; {run} goes on when it is back. ryxctl watch {run} follows it then, "
        f"ryxctl show {run} says how it ended",
        f"ryxd wurde beendet; {run} geht weiter, wenn es wieder da ist. ryxctl watch {run} folgt dann, "
        f"ryxctl show {run} sagt, wie es ausging",
    )


def waits(run: str) -> str:
    """That it is followed over a restart."""
    return say(f"ryxd restarts; {run} goes on with it", f"ryxd startet neu; {run} geht damit weiter")


def restarts() -> bool:
    """Whether systemd is restarting the daemon.

    Its socket answers after a stop as well, and would start it again: what the user stopped stays stopped.
    """
    from subprocess import DEVNULL, PIPE, SubprocessError, run  # here: only who sees a daemon stop needs it

    # while it is being stopped for that, the job in hand is the restart
    command = ["systemctl", "--user", "list-jobs", "--no-legend", "--plain", UNIT]
    try:
        jobs = run(command, stdin=DEVNULL, stdout=PIPE, stderr=DEVNULL, timeout=2.0, check=False).stdout
    except (OSError, SubprocessError):
        return False
    words = jobs.decode(errors="replace").split()
    return "restart" in words or "start" in words
