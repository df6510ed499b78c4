"""The environment of a server's program: what any program needs, what the user gave it, nothing else of ours."""

import os
import shutil
from collections.abc import Mapping

from ryxd.core import keys
from ryxd.mcp.spec import ServerSpec, kept_elsewhere

PASSED = (
    *("PATH", "HOME", "USER", "LOGNAME", "SHELL", "LANG", "LANGUAGE", "TZ", "TMPDIR"),
    *("XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"),
)
"""Not XDG_RUNTIME_DIR, the display or the session bus: with the socket of ryxd or the keyring at hand, a server
could answer the questions about itself. Who needs them, or a proxy, writes them into `env`."""


async def environment(spec: ServerSpec, ours: Mapping[str, str] | None = None) -> dict[str, str]:
    """All variables that a server's program gets. Raises NoKey."""
    here = os.environ if ours is None else ours
    passed = {name: value for name, value in here.items() if name in PASSED or name.startswith("LC_")}
    return passed | await revealed(spec.env, here)


async def revealed(values: Mapping[str, str], ours: Mapping[str, str] | None = None) -> dict[str, str]:
    """The values, with keys where only their place was named. Raises NoKey."""
    found = {}
    for name, value in values.items():
        if kept_elsewhere(value):
            key = await keys.find(value, ours)
            found[name] = key.value if key else ""
        else:
            found[name] = value
    return found


def program(spec: ServerSpec, variables: Mapping[str, str]) -> str | None:
    """Where the server's program is, in the server's own PATH; None when it is nowhere."""
    return shutil.which(os.path.expanduser(spec.command[0]), path=variables.get("PATH"))
