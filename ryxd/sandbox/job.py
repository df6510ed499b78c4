"""What is to run in the sandbox, and what came of it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ryxd.sandbox.layer import Layer

MIB = 1 << 20

Hear = Callable[[Literal["out", "err"], bytes], None]
"""Told every piece of output as it comes; it must not block."""

End = Literal["exited", "signal", "time", "memory", "disk"]
"""It ended by itself, by a signal, or was ended: time was over, it took too much memory, the disk was filling."""


@dataclass(frozen=True)
class Limits:
    """How much a job may take of the machine."""

    seconds: float = 30.0
    memory: int = 4096 * MIB
    """Bytes: of all its processes together where a user manager keeps count, of each one elsewhere."""
    processes: int = 128
    file: int = 1024 * MIB
    """Bytes of the largest file it may write."""
    output: int = 256 * 1024
    """Bytes that are kept of each of its two outputs: the beginning and the end."""
    scratch: int = 256 * MIB
    """Bytes of /tmp, which it has for itself and which is gone afterwards."""


@dataclass(frozen=True)
class Placed:
    """A file or folder of ours, at a place of its own in a job's world.

    The path boundary is not asked about it: it is nothing of the user's.
    """

    source: Path
    at: Path
    writable: bool = False


@dataclass(frozen=True)
class Job:
    """A program to run in the sandbox.

    It sees the system's programs, the folder it works in, and what `reads` and `changes` name; nothing else.
    All paths are absolute and resolved. What is private inside of them is covered, whatever names it.
    """

    argv: tuple[str, ...]
    work: Path
    """Where it starts. Seen as far as it may be: what is above the home folder is not."""
    reads: tuple[Path, ...] = ()
    """Further files and folders it sees, read-only."""
    changes: tuple[Path, ...] = ()
    """Folders it may change: over a layer, so that nothing has happened to them when it ended."""
    owns: tuple[Path, ...] = ()
    """Folders of ours that it may write to directly (a folder made for its results)."""
    placed: tuple[Placed, ...] = ()
    """What else of ours it sees: packages of an interpreter, a folder for its results."""
    network: bool = False
    environment: Mapping[str, str] = field(default_factory=dict)
    """Besides PATH, HOME, LANG, USER and TMPDIR, which it always has."""
    stdin: bytes = b""
    limits: Limits = Limits()


@dataclass(frozen=True)
class Outcome:
    """What came of a job. Whoever asked for changes has to commit or drop the `layer`."""

    code: int
    """Its exit code; 128 and the signal's number where a signal ended it."""
    out: bytes
    err: bytes
    """Each with its middle left out where it was longer than the limit: a line says how much."""
    end: End = "exited"
    cut: bool = False
    """Whether a part of the output was left out."""
    layer: Layer | None = None
    unknown: tuple[str, ...] = ()
    """Folders that it did not see, because they are too large to be looked through for what is private."""
