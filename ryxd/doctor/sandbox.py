"""Whether commands can run in a sandbox on this machine, and what is missing."""

import asyncio
import os
from collections.abc import Iterator

from ryxd.doctor.check import Check
from ryxd.sandbox.ability import look
from ryxd.tools.interpreter.packages import INSTALL, packages


def sandbox() -> Iterator[Check]:
    """bubblewrap, namespaces, the system call filter; limits by systemd; layers by an overlay file system."""
    ability = asyncio.run(look(os.environ))
    for missing in ability.missing:
        text = f"{missing.text}: no command is run"
        yield Check("sandbox", "missing", text, missing.fix or "see above", essential=False)
    if ability.missing:
        return
    yield Check("sandbox", "ok", "bubblewrap, with a filter of system calls")
    yield _data()
    if ability.units:
        yield Check("sandbox limits", "ok", "the user manager counts memory and processes of a command together")
    else:
        text = "no systemd user manager answers: memory is limited for each process alone"
        yield Check("sandbox limits", "missing", text, "log in through systemd (pam_systemd)")
    if ability.overlay:
        text = f"no overlay file system for normal users ({ability.overlay}): small folders are copied instead"
        yield Check("sandbox layers", "missing", text, "use a kernel of 5.11 or newer")
    else:
        yield Check("sandbox layers", "ok", "overlay file systems")


def _data() -> Check:
    """What Python code in the sandbox can import."""
    there = packages()
    if there.missing:
        text = f"{', '.join(there.missing)} not installed: code can't import them"
        return Check("Python tool", "missing", text, INSTALL)
    return Check("Python tool", "ok", ", ".join(there.versions))
