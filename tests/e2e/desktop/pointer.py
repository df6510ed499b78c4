"""A virtual mouse: pointer.py WIDTH HEIGHT X Y [TO_X TO_Y] clicks there, on an output of that size, or drags.

Speaks zwlr_virtual_pointer_v1 over the Wayland socket with nothing but the standard library: a headless seat
has no pointer until somebody makes one, and no program in every distribution does.
"""

import os
import socket
import struct
import sys
import time
from collections.abc import Iterator

LEFT = 0x110
SETTLES = 0.2
"""Seconds a client has to notice the new pointer, and that it is over it: no event tells us."""


class Wayland:
    """A connection, as far as this needs one."""

    def __init__(self) -> None:
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(os.path.join(os.environ["XDG_RUNTIME_DIR"], os.environ["WAYLAND_DISPLAY"]))
        self._buffer = b""
        self._last = 1
        self._globals: dict[str, int] = {}
        self._registry = self._new()
        self.send(1, 1, struct.pack("<I", self._registry))
        self.sync()

    def _new(self) -> int:
        self._last += 1
        return self._last

    def send(self, thing: int, opcode: int, body: bytes = b"") -> None:
        self._socket.sendall(struct.pack("<IHH", thing, opcode, 8 + len(body)) + body)

    def _events(self) -> Iterator[tuple[int, int, bytes]]:
        while True:
            while len(self._buffer) < 8 or len(self._buffer) < struct.unpack("<H", self._buffer[6:8])[0]:
                piece = self._socket.recv(65536)
                if not piece:
                    sys.exit("the compositor hung up")
                self._buffer += piece
            thing, opcode, length = struct.unpack("<IHH", self._buffer[:8])
            body, self._buffer = self._buffer[8:length], self._buffer[length:]
            yield thing, opcode, body

    def sync(self) -> None:
        """Wait until the compositor has done all that was sent."""
        callback = self._new()
        self.send(1, 0, struct.pack("<I", callback))
        for thing, opcode, body in self._events():
            if (thing, opcode) == (1, 0):
                sys.exit(f"protocol error: {body!r}")
            if (thing, opcode) == (self._registry, 0):
                name, length = struct.unpack("<II", body[:8])
                self._globals[body[8 : 8 + length - 1].decode()] = name
            if thing == callback:
                return

    def bind(self, interface: str) -> int:
        number, text = self._new(), interface.encode() + b"\0"
        padded = text + b"\0" * (-len(text) % 4)
        head = struct.pack("<II", self._globals[interface], len(text))
        self.send(self._registry, 0, head + padded + struct.pack("<II", 1, number))
        return number

    def pointer(self) -> int:
        seat, manager = self.bind("wl_seat"), self.bind("zwlr_virtual_pointer_manager_v1")
        number = self._new()
        self.send(manager, 0, struct.pack("<II", seat, number))
        self.sync()
        return number


def main() -> None:
    width, height, x, y = (int(argument) for argument in sys.argv[1:5])
    to_x, to_y = (int(argument) for argument in sys.argv[5:7] or (x, y))
    wayland = Wayland()
    pointer = wayland.pointer()

    def now() -> int:
        return int(time.monotonic() * 1000) & 0xFFFFFFFF

    def do(opcode: int, *values: int) -> None:
        wayland.send(pointer, opcode, struct.pack(f"<{len(values)}I", *values))
        wayland.send(pointer, 4)
        wayland.sync()

    time.sleep(SETTLES)
    for at in (x - 3, x):
        do(1, now(), at, y, width, height)
    time.sleep(SETTLES)
    do(2, now(), LEFT, 1)
    if (to_x, to_y) != (x, y):
        do(1, now(), to_x, to_y, width, height)
        time.sleep(SETTLES)
    do(2, now(), LEFT, 0)
    time.sleep(SETTLES)


if __name__ == "__main__":
    main()
