"""What the pool and a worker process say to each other: typed messages, length-prefixed, over a socketpair.

A frame is four bytes of length (big endian) and that many bytes of JSON with a `kind`. JSON, not pickle: a
worker that went wrong must not be able to run code in the daemon.
"""

import asyncio
import json
import socket
import struct
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any, Literal

LIMIT = 16 << 20
"""Bytes in one frame."""

_LENGTH = struct.Struct(">I")


class BrokenFrame(Exception):
    """The other side stopped inside a frame, or sent something that is none."""


@dataclass(frozen=True)
class Load:
    """To the worker, first of all: which model, and how. 0 and "" let the worker choose."""

    path: str
    context: int = 0
    """Tokens of one conversation."""
    cells: int = 0
    """Tokens of all conversations and kept prefixes together; at least `context`."""
    sequences: int = 0
    """Answers written at the same time."""
    threads: int = 0
    gpu_layers: int = 0
    """Layers on the GPU; -1 is all."""
    flash: int = -1
    """Flash attention: 1 on, 0 off, -1 where the backend has it."""
    kv: str = ""
    """How keys and values are kept: f16, q8_0."""
    chunk: float = 0.2
    """Seconds that one step should take at most while anyone's answer is being written."""
    draft: bool = True
    """Whether drafts may be looked up in the prompt (speculation)."""
    store: str = ""
    """Folder for the saved states of fixed prefixes; none without."""
    identity: str = ""
    """What names the model's content in `store`; none is saved without."""
    oom: int = 50
    """Percent of the way from the daemon's oom_score_adj to the highest: who goes first when memory is short."""
    nice: int = 0
    """Added to the daemon's niceness; what is read from disk is ordered by it too."""
    beat: float = 2.0
    """Seconds between two signs of life while a step runs."""
    step: float = 60.0
    """Seconds that one step may take before it is interrupted."""
    cold: float = 300.0
    """The same for the first step, which may have to read the whole file, or compile for a GPU."""


@dataclass(frozen=True)
class Complete:
    """To the worker: decode an answer."""

    id: int
    messages: list[list[str]]
    """Role and content of each."""
    schema: Mapping[str, Any] | None = None
    max_tokens: int = 256
    temperature: float = 0.0
    seed: int = 0
    """Chosen by the daemon, so that a run repeated after a crash samples the same tokens."""
    interactive: bool = True
    extra: Mapping[str, Any] = field(default_factory=dict)
    tools: list[Mapping[str, Any]] = field(default_factory=list)
    """Functions the model may call: name, description, parameters (a JSON schema) of each."""
    owner: str = ""
    """Whose it is: within a class, owners take turns."""
    fixed: int = 0
    """Characters of the first message that are in every prompt of this agent; 0 is all of them."""


@dataclass(frozen=True)
class Cancel:
    """To the worker: nobody wants this answer any more."""

    id: int


@dataclass(frozen=True)
class Progress:
    """From the worker: how much of the model is loaded, 0..1."""

    value: float


@dataclass(frozen=True)
class Ready:
    """From the worker: the model is loaded."""

    model: str
    context: int
    vocabulary: int
    threads: int
    template: bool
    """Whether the file brought its own chat template."""
    tools: bool = False
    """Whether that template knows tools."""
    cells: int = 0
    sequences: int = 1
    layers: int = 0
    gpu_layers: int = 0
    """How many of them are on a GPU."""
    device: str = "CPU"
    """Where most of it runs, as the backend calls it."""
    vram: int = 0
    """Bytes it took on the GPU."""
    kv: str = "f16"


@dataclass(frozen=True)
class Failed:
    """From the worker: the model can't be loaded. With `memory`, another try may end better when some is free."""

    error: str
    memory: bool = False


@dataclass(frozen=True)
class Begun:
    """From the worker: it works on this request now; a death from here on may be this request's doing."""

    id: int


@dataclass(frozen=True)
class Beat:
    """From the worker, now and then while it works: it lives. `step` counts decode steps since it began."""

    step: int


@dataclass(frozen=True)
class Texts:
    """From the worker, at most once a decode step: what was written in it."""

    pieces: list[list[Any]]
    """Request id, text, and whether it is a thought (not the answer) of each."""


@dataclass(frozen=True)
class Answered:
    """From the worker: the whole answer."""

    id: int
    text: str
    stop: Literal["end", "length", "grammar", "calls"]
    tokens_in: int
    tokens_cached: int
    tokens_out: int
    seconds: float
    confidence: float
    decision: float
    thought: str = ""
    calls: list[list[str]] = field(default_factory=list)
    """Name and arguments (a JSON object, as text) of each function that it calls."""
    drafted: int = 0
    accepted: int = 0
    """Drafted tokens that turned out right; they are part of `tokens_out`."""
    forced: int = 0
    """Of `tokens_out`, those that were not chosen: nothing else could stand there."""
    waited: float = 0.0
    """Seconds before its first step."""
    first: float = 0.0
    """Seconds, from the start of `seconds`, to its first token."""
    arguments: float | None = None
    """Of a call: the joint probability of its arguments' free tokens; None where the text is no call."""
    argument: float | None = None
    """The least of them."""
    steps: list[list[float]] = field(default_factory=list)
    """Of each Action in a plan: the least probability in its name, and the joint one of its parameters."""


@dataclass(frozen=True)
class Unanswered:
    """From the worker: this request can't be answered, the next one may be."""

    id: int
    code: Literal["context_full", "refused", "broken", "overloaded"]
    error: str
    tokens: int = 0
    room: int = 0


Message = Load | Complete | Cancel | Progress | Ready | Failed | Begun | Beat | Texts | Answered | Unanswered
_KINDS: dict[str, type[Message]] = {
    cls.__name__.lower(): cls
    for cls in (Load, Complete, Cancel, Progress, Ready, Failed, Begun, Beat, Texts, Answered, Unanswered)
}


def pack(message: Message) -> bytes:
    """The frame of a message. Raises BrokenFrame when it is over the limit."""
    body = json.dumps({"kind": type(message).__name__.lower(), **asdict(message)}, default=dict).encode()
    if len(body) > LIMIT:
        raise BrokenFrame(f"a frame of {len(body)} bytes is over the limit of {LIMIT}")
    return _LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> Message:
    """The message in a frame's body. Raises BrokenFrame."""
    try:
        fields = json.loads(body)
        return _KINDS[fields.pop("kind")](**fields)
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise BrokenFrame(f"not a frame: {body[:80]!r} ({error})") from error


def _length(head: bytes) -> int:
    length: int = _LENGTH.unpack(head)[0]
    if length > LIMIT:
        raise BrokenFrame(f"a frame of {length} bytes is over the limit of {LIMIT}")
    return length


async def receive(reader: asyncio.StreamReader) -> Message | None:
    """The next message, on the daemon's side; None when the other side has ended between two frames.

    Raises BrokenFrame.
    """
    try:
        return unpack(await reader.readexactly(_length(await reader.readexactly(_LENGTH.size))))
    except asyncio.IncompleteReadError as end:
        if end.partial or end.expected != _LENGTH.size:
            raise BrokenFrame("the other side ended inside a frame") from end
        return None
    except ConnectionError:
        return None  # it died with unread frames of ours in its buffer: as good as an end


class Pipe:
    """The worker's side: blocking; one thread may read while others write."""

    def __init__(self, sock: socket.socket) -> None:
        sock.setblocking(True)  # the daemon's asyncio end is not, and O_NONBLOCK is per end
        self._sock = sock
        self._whole = threading.Lock()
        """Held while a frame is written."""

    def send(self, message: Message) -> None:
        """Write a message out at once. Raises OSError when nobody is there, BrokenFrame."""
        frame = pack(message)
        with self._whole:
            self._sock.sendall(frame)

    def receive(self) -> Message | None:
        """The next message; None when the daemon is gone. Raises BrokenFrame."""
        head = self._exactly(_LENGTH.size)
        if not head:
            return None
        body = self._exactly(_length(head))
        return unpack(body)

    def _exactly(self, count: int) -> bytes:
        parts = bytearray()
        while len(parts) < count:
            try:
                part = self._sock.recv(min(count - len(parts), 1 << 20))
            except ConnectionError:
                part = b""
            if not part:
                if parts or count != _LENGTH.size:
                    raise BrokenFrame("the other side ended inside a frame")
                return b""
            parts += part
        return bytes(parts)
