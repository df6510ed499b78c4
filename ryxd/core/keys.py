"""Where a key is kept that another program wants: the keyring, a file only its owner can read, the environment.

A key is in no config.toml, log, error, event or status.
"""

import asyncio
import os
import stat
import sys
from collections.abc import Mapping
from pathlib import Path

from ryxd.core.processes import begun, ended

SERVICE = "ryx"
"""What its keys are kept under in the keyring."""
SOURCES = ("keyring", "file", "env")
_LONGEST = 8192
_PATIENCE = 60.0
"""Seconds for a person to unlock the keyring."""


class NoKey(Exception):
    """It can't be had; the text says what to do, and never what was found instead."""


class Key:
    """A key that shows itself to nobody who doesn't ask for `value`."""

    __slots__ = ("_value",)

    def __init__(self, value: str) -> None:
        self._value = value

    @property
    def value(self) -> str:
        """The key itself, for whom it is meant only."""
        return self._value

    def hidden(self, text: str) -> str:
        """The text without the key: servers like to repeat a wrong one."""
        return text.replace(self._value, "[key]") if self._value else text

    def __repr__(self) -> str:
        return "Key(…)"


def wrong(source: str) -> str | None:
    """What is wrong with a `key` of config.toml, without repeating it: it may be a key that was put there."""
    kind, _, name = source.partition(":")
    if kind not in SOURCES or not name.strip() or "\0" in source:
        return (
            "says where the key is, it is not the key: keyring:NAME (stored by: keyring set ryx NAME),"
            " file:PATH (mode 0600) or env:VARIABLE"
        )
    if kind == "file" and not name.startswith(("/", "~/")):
        return "the path of a key file must be absolute or begin with ~/"
    return None


async def find(source: str, environment: Mapping[str, str] | None = None) -> Key | None:
    """The key that a source names; None where there is no source. Raises NoKey saying what to do."""
    if not source:
        return None
    if (fault := wrong(source)) is not None:
        raise NoKey(f"key {fault}")
    kind, _, name = source.partition(":")
    match kind:
        case "keyring":
            value = await _keyring(name)
        case "file":
            value = await asyncio.to_thread(_file, name)
        case _:
            value = (os.environ if environment is None else environment).get(name, "")
            if not value.strip():
                raise NoKey(f"the environment variable {name} that should hold the key is not set for ryxd")
    value = value.strip()
    if not (value.isascii() and value.isprintable()) or " " in value:
        raise NoKey(f"what {source} holds is no key: it must be one line of printable characters")
    return Key(value)


def _file(name: str) -> str:
    path = Path(name).expanduser()
    try:
        # a pipe without a writer would be waited for
        descriptor = os.open(path, os.O_RDONLY | os.O_CLOEXEC | os.O_NONBLOCK)
    except OSError as error:
        raise NoKey(f"the key file {path} can't be read: {error.strerror}") from error
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise NoKey(f"the key file {path} is no regular file")
        if found.st_uid not in {os.getuid(), 0}:
            raise NoKey(f"the key file {path} belongs to another user; chown it")
        if found.st_mode & 0o077:
            raise NoKey(f"the key file {path} can be read by others; chmod 600 {path}")
        raw = os.read(descriptor, _LONGEST + 1)
    finally:
        os.close(descriptor)
    if len(raw) > _LONGEST or not raw.strip():
        raise NoKey(f"the key file {path} holds no key: it must be one line")
    try:
        return raw.decode("ascii")
    except UnicodeDecodeError:
        raise NoKey(f"the key file {path} holds no key: it must be one line of ASCII") from None


async def _keyring(name: str) -> str:
    """Ask the `keyring` library, in a process of its own.

    It may wait for as long as a person needs to unlock the keyring: a process can be ended then, a thread can't.
    """
    process = await begun(
        # -P: not a keyring.py of the folder that the daemon happens to run in
        *(sys.executable, "-P", "-m", "keyring", "get", SERVICE, name),
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        async with asyncio.timeout(_PATIENCE):
            out, err = await process.communicate()
    except TimeoutError:
        raise NoKey(f"the keyring was not unlocked within {_PATIENCE:g} s; unlock it and ask again") from None
    finally:
        await ended(process)
    if process.returncode == 0 and out.strip():
        return out.decode(errors="replace")
    words = err.decode(errors="replace").strip().splitlines()
    if any("No module named keyring" in line for line in words):
        raise NoKey("keys in the keyring need the Python library keyring; install it, or use file:PATH")
    if words:
        raise NoKey(f"the keyring can't be asked: {words[-1][:200]}; is a Secret Service running?")
    raise NoKey(f"the keyring has no key called {name}; store it: keyring set {SERVICE} {name}")
