"""What may be left of a sandbox whose outer process was killed while it was being set up.

bubblewrap's inner process asks to die with the outer one, but some milliseconds after it was made. When the outer
one is killed in between, the inner one goes on. It is known by what the outer one wrote down before that.
"""

import json
import os
import signal
from contextlib import suppress
from pathlib import Path


def read_status(stage: Path) -> dict[str, int]:
    """What bubblewrap wrote down: child-pid, then exit-code. Empty where it wrote nothing (readable)."""
    found: dict[str, int] = {}
    with suppress(OSError, ValueError):
        for line in (stage / "status").read_text().splitlines():
            found |= json.loads(line)
    return found


def kill_inner(stage: Path) -> None:
    """Kill the inner process, and with it all in its namespace, if it is there and one of ours."""
    status = read_status(stage)
    if "child-pid" not in status or "exit-code" in status:
        return
    with suppress(OSError):
        process = os.pidfd_open(status["child-pid"])
        try:
            # held open, so that the number means this process while it is looked at
            words = Path(f"/proc/{status['child-pid']}/cmdline").read_bytes().split(b"\0")
            if words[0] == b"bwrap":
                signal.pidfd_send_signal(process, signal.SIGKILL)
        finally:
            os.close(process)
