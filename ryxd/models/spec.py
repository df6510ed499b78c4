"""Which model serves a tier, how long its process may be silent, and whether a file can be one at all."""

import os
import struct
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.wire.errors import ModelError

_HEADER = struct.Struct("<4sIQQ")
VERSIONS = (2, 3)
"""GGUF versions that llama.cpp reads."""


@dataclass(frozen=True)
class ModelSpec:
    """A model file and how to run it; fixed until a reload."""

    path: Path
    context: int = 0
    """Tokens; 0 is the model's own training context, at most 8192, less where memory is short."""
    threads: int = 0
    """0 is one less than the physical cores."""
    gpu_layers: int | None = None
    """Layers on the GPU; -1 is all, None is as many as fit."""
    cells: int = 0
    """Tokens of all conversations together; 0 is some conversations' worth, as memory allows."""
    sequences: int = 0
    """Answers written at the same time; 0 is the worker's choice."""
    flash: bool | None = None
    """Flash attention; None is where the backend has it."""
    kv: str = ""
    """How keys and values are kept: f16, q8_0; empty is chosen."""
    idle: float | None = None
    """Seconds without use until it is unloaded; 0 is never, None is by tier."""
    pin: bool = False
    """Whether it is never unloaded by itself."""
    nice: int = 5
    """How much lower the process's priority is than the daemon's, whose answers come first."""
    io: Literal["", "idle", "best-effort"] = ""
    """Its class of input and output; empty is the daemon's."""


Spec = ModelSpec | RemoteSpec
"""What can serve a tier."""


@dataclass(frozen=True)
class Limits:
    """How patient the pool is, in seconds, and how often it tries."""

    load: float = 120.0
    """A load may be this long without progress; the first step after it may take as long."""
    step: float = 60.0
    """A step of decoding may take this long, then it is interrupted."""
    silence: float = 20.0
    """A worker with something to do may be this long without a sign of life, which it gives every other second."""
    end: float = 2.0
    """A process that was asked to end may take this long before it is killed."""
    drain: float = 60.0
    """A model that is replaced may take this long to end what it has begun."""
    answer: float = 20.0
    """A reload waits so long for what it loads, then that goes on by itself: clients wait 30 s for an answer."""
    deaths: int = 3
    """So many in a row, at load or over one request, and the model is given up."""
    endpoint: Patience = field(default_factory=Patience)
    """With models that are elsewhere."""
    backoff: float = 0.1
    backoff_most: float = 5.0

    def pause(self, deaths: int) -> float:
        """How long to wait before the start that follows so many deaths in a row."""
        return min(self.backoff * 2.0 ** min(deaths - 1, 30), self.backoff_most)


Stamp = tuple[int, int, int]
"""Inode, size and mtime of a file: a model that was given up is tried again when they changed."""


def stamp(path: Path) -> Stamp | None:
    """The stamp of a file, None when there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_ino, found.st_size, found.st_mtime_ns


def check(path: Path) -> None:
    """Look at the first bytes, cheaply; the worker finds out the rest. Raises ModelError saying what to do."""
    try:
        with path.open("rb") as file:
            head = file.read(_HEADER.size)
            size = os.fstat(file.fileno()).st_size
    except FileNotFoundError as error:
        raise ModelError(f"{path}: no such model file; correct its path in config.toml") from error
    except IsADirectoryError as error:
        raise ModelError(f"{path} is a folder; name the .gguf file in it in config.toml") from error
    except OSError as error:
        raise ModelError(f"{path} can't be read ({error.strerror}); correct its permissions") from error
    if size < _HEADER.size:
        raise ModelError(f"{path} has only {size} bytes, so it is no model; download it again")
    magic, version, *_ = _HEADER.unpack(head)
    if magic != b"GGUF":
        raise ModelError(f"{path} is not a GGUF model; name a .gguf file in config.toml, or download it again")
    if version not in VERSIONS:
        raise ModelError(
            f"{path} is GGUF version {version}, only {' and '.join(map(str, VERSIONS))} can be read;"
            " download a current file"
        )
