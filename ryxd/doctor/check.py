"""What a check says, and how all of them are done at once.

Every probe runs in a thread of its own with a time limit, so that nothing (a dead
network share, a bus that does not answer) can hold up the others.
"""

import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

LIMIT = 8.0
"""Seconds one group of probes may take; importing llama.cpp from a cold disk takes the longest."""


@dataclass(frozen=True)
class Check:
    """What was found about one thing."""

    name: str
    state: Literal["ok", "missing", "broken"]
    text: str
    """What was found, or what is wrong."""
    fix: str = ""
    """What to do, where something is."""
    essential: bool = False
    """Without it ryx can't answer at all."""

    @property
    def sign(self) -> str:
        """One character for people."""
        return "✓" if self.state == "ok" else "✗" if self.essential else "!"


Probe = Callable[[], Iterable[Check]]


def examine(probes: dict[str, Probe], limit: float = LIMIT) -> list[Check]:
    """Run all probes at once; their checks, in the order of the probes. Takes `limit` seconds at most."""
    found: dict[str, list[Check]] = {}

    def look(name: str, probe: Probe) -> None:
        try:
            found[name] = list(probe())
        except Exception as error:
            # a doctor who faints helps nobody: whatever a probe dies of is its finding
            text = f"the check itself failed: {type(error).__name__}: {error}"
            found[name] = [Check(name, "broken", text, "please report this")]

    threads = [
        # daemons: a thread that hangs in the kernel must not keep the program from ending
        threading.Thread(target=look, args=each, name=each[0], daemon=True)
        for each in probes.items()
    ]
    for thread in threads:
        thread.start()
    deadline = time.monotonic() + limit
    for thread in threads:
        thread.join(max(0.0, deadline - time.monotonic()))
    checks: list[Check] = []
    for name in probes:
        slow = Check(name, "broken", f"no answer within {limit:g} s", "it hangs: see what the system log says")
        checks += found.get(name, [slow])
    return checks


def table(checks: list[Check], *, color: bool, say: Callable[[str], str] = str) -> str:
    """The checks for people: aligned, with what to do under what is wrong. `say` is for its own words."""
    width = max(len(check.name) for check in checks)
    codes = {"✓": "32", "!": "33", "✗": "31"}
    lines = []
    for check in checks:
        sign = f"\x1b[{codes[check.sign]}m{check.sign}\x1b[0m" if color else check.sign
        lines.append(f"{sign} {check.name:<{width}}  {check.text}")
        if check.fix and check.state != "ok":
            lines.append(f"  {'':<{width}}  → {check.fix}")
    wrong = sum(check.sign == "✗" for check in checks)
    lines.append("")
    things = "thing" if wrong == 1 else "things"
    lines.append(say(f"{wrong} essential {things} to mend." if wrong else "Everything essential is there."))
    return "\n".join(lines)
