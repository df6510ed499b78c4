"""Can this machine keep a command in a sandbox? Found out by really doing it, and what is missing is named."""

import asyncio
import os
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from ryxd.core.processes import begun, ended
from ryxd.sandbox.failure import Unable

TRIAL = 10.0
"""Seconds for one try-out; a machine under load needs some."""

PATH = "/usr/local/bin:/usr/bin:/bin"

INSTALL = {
    "bwrap": ("bubblewrap", "install bubblewrap"),
    "unshare": ("util-linux", "install util-linux"),
    "setpriv": ("util-linux", "install util-linux"),
    "prlimit": ("util-linux", "install util-linux"),
    "mount": ("mount", "install util-linux (Debian: mount)"),
}

NAMESPACES = "allow user namespaces: sysctl kernel.unprivileged_userns_clone=1, user.max_user_namespaces above 0"


@dataclass(frozen=True)
class Ability:
    """What this machine can do."""

    missing: tuple[Unable, ...] = ()
    """What keeps commands from running at all; empty where they can."""
    units: bool = False
    """A systemd user manager takes jobs: memory and processes are then counted for all of a job together."""
    overlay: str = ""
    """Why there is no overlay file system for a normal user here; empty where there is. A copy is made instead."""

    def check(self) -> None:
        """Nothing where commands can run. Raises the first of what is missing."""
        if self.missing:
            raise self.missing[0]


async def look(environment: Mapping[str, str]) -> Ability:
    """Try everything out, at most once in a daemon's life: it takes about a tenth of a second.

    `environment` is where the user manager is found (XDG_RUNTIME_DIR).
    """
    missing = []
    if os.geteuid() == 0:
        # a uid 0 keeps its rights over the kernel's own files, even inside (measured: core_pattern can be written)
        missing.append(Unable("uid", "ryx runs as root, and no sandbox holds root", "run ryxd as a normal user"))
    for program, (part, fix) in INSTALL.items():
        if shutil.which(program, path=PATH) is None:
            missing.append(Unable(part, f"{program} is not installed", fix))
    from ryxd.sandbox.filter import program as filtered  # here: a start runs no command

    try:
        filtered(network=False)
    except Unable as error:
        missing.append(error)
    if missing:
        return Ability(tuple(missing))
    box, units, overlay = await asyncio.gather(_sandboxed(), _in_unit(environment), _overlaid())
    if box:
        return Ability((Unable("namespaces", f"bubblewrap can't make a sandbox here: {box}", NAMESPACES),))
    return Ability(units=not units, overlay=overlay)


async def _sandboxed() -> str:
    return await _tried(
        "bwrap", "--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session",
        "--ro-bind", "/usr", "/usr", "--ro-bind-try", "/lib", "/lib", "--ro-bind-try", "/lib64", "/lib64",
        "--proc", "/proc", "--dev", "/dev", "/usr/bin/true",
    )  # fmt: skip


async def _overlaid() -> str:
    options = "userxattr,lowerdir=a,upperdir=b,workdir=c"
    mount = f"mount -t overlay -o {options} overlay d"
    script = f"mount -t tmpfs none /tmp && cd /tmp && mkdir a b c d && {mount} && echo >d/x"
    return await _tried("unshare", "-rm", "--propagation", "private", "sh", "-c", script)


async def _in_unit(environment: Mapping[str, str]) -> str:
    if "XDG_RUNTIME_DIR" not in environment or shutil.which("systemd-run", path=PATH) is None:
        return "no user manager"
    argv = ("systemd-run", "--user", "--pipe", "--wait", "--collect", "--quiet", "/usr/bin/true")
    return await _tried(*argv, **manager(environment))


def manager(environment: Mapping[str, str]) -> dict[str, str]:
    """The part of an environment by which systemd's programs find the user manager."""
    names = ("XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS")
    return {name: environment[name] for name in names if name in environment}


async def _tried(*argv: str, **environment: str) -> str:
    """An empty text where a program ends with 0, else what it said."""
    try:
        process = await begun(
            *argv,
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            env={"PATH": PATH, "LANG": "C", **environment},
            cwd=Path("/"),
            start_new_session=True,
        )
    except OSError as error:
        return f"{argv[0]}: {error.strerror}"
    try:
        async with asyncio.timeout(TRIAL):
            _, said = await process.communicate()
    except TimeoutError:
        return f"{argv[0]} did not answer within {TRIAL:g} s"
    finally:
        await ended(process)
    return "" if process.returncode == 0 else said.decode(errors="replace").strip() or f"exit {process.returncode}"
