"""A keyboard and a pointer that the kernel has, as if somebody had plugged them in (`uinput`, Linux's own documentation).

Hyprland finds its binds by the codes of such keys: what a virtual keyboard of Wayland types does not fire them.
"""

import fcntl
import os
import struct
import time
from types import TracebackType
from typing import Self

_SET_EVENT, _SET_KEY, _SET_ABSOLUTE, _SETUP, _SETUP_ABSOLUTE, _CREATE, _DESTROY = (
    0x40045564, 0x40045565, 0x40045567, 0x405C5503, 0x401C5504, 0x5501, 0x5502,
)  # fmt: skip
_SYNC, _KEY, _ABSOLUTE = 0, 1, 3
_LEFT_BUTTON = 0x110
SETTLES = 2.0
"""Seconds until udev, libinput and the compositor have a new device: nothing tells when."""
_BETWEEN = 0.02

_ROWS = {2: "1234567890-=", 16: "qwertyuiop[]", 30: "asdfghjkl;'`", 43: "\\zxcvbnm,./"}
KEYS = {letter: first + place for first, row in _ROWS.items() for place, letter in enumerate(row)} | {
    "escape": 1, "backspace": 14, "enter": 28, "control": 29, "shift": 42, " ": 57, "space": 57, "down": 108, "super": 125,
}  # fmt: skip
"""The kernel's codes (`linux/input-event-codes.h`) by what is on the keys of a US keyboard."""
_SHIFTED = dict(zip('!@#$%^&*()_+{}:"~|<>?', "1234567890-=[];'`\\,./", strict=True))


class Hands:
    """Keyboard and pointer, from `with` to its end, over a screen of so many pixels. Raises OSError without uinput."""

    def __init__(self, width: int = 1280, height: int = 720) -> None:
        self._size = (width, height)

    def __enter__(self) -> Self:
        self._keyboard = self._device("ryx test keyboard", range(1, 248))
        self._pointer = self._device("ryx test pointer", [_LEFT_BUTTON], self._size)
        time.sleep(SETTLES)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for device in (self._keyboard, self._pointer):
            fcntl.ioctl(device, _DESTROY)
            os.close(device)

    @staticmethod
    def _device(name: str, keys: "range | list[int]", size: tuple[int, int] | None = None) -> int:
        device = os.open("/dev/uinput", os.O_WRONLY | os.O_NONBLOCK)
        fcntl.ioctl(device, _SET_EVENT, _KEY)
        for key in keys:
            fcntl.ioctl(device, _SET_KEY, key)
        if size is not None:
            fcntl.ioctl(device, _SET_EVENT, _ABSOLUTE)
            for axis, pixels in enumerate(size):
                fcntl.ioctl(device, _SET_ABSOLUTE, axis)
                fcntl.ioctl(device, _SETUP_ABSOLUTE, struct.pack("<Hxx6i", axis, 0, 0, pixels - 1, 0, 0, 0))
        fcntl.ioctl(device, _SETUP, struct.pack("<4H80sI", 3, 0x1209, 1 + (size is not None), 1, name.encode(), 0))
        fcntl.ioctl(device, _CREATE)
        return device

    @staticmethod
    def _event(device: int, *events: tuple[int, int, int]) -> None:
        for kind, code, value in (*events, (_SYNC, 0, 0)):
            os.write(device, struct.pack("<qqHHi", 0, 0, kind, code, value))
        time.sleep(_BETWEEN)

    def press(self, *keys: str) -> None:
        """Press keys, each while those before it are held down; as in press("super", "space")."""
        codes = [KEYS[key] for key in keys]
        for code in codes:
            self._event(self._keyboard, (_KEY, code, 1))
        for code in reversed(codes):
            self._event(self._keyboard, (_KEY, code, 0))

    def type(self, text: str) -> None:
        """Type what a US keyboard has."""
        for letter in text:
            if letter in _SHIFTED or letter.isupper():
                self.press("shift", _SHIFTED.get(letter, letter.lower()))
            else:
                self.press(letter)

    def click(self, x: int, y: int) -> None:
        """Go to that pixel and press the left button there."""
        for at in (x - 3, x):
            self._event(self._pointer, (_ABSOLUTE, 0, at), (_ABSOLUTE, 1, y))
        time.sleep(0.3)  # until the window under it has noticed
        self._event(self._pointer, (_KEY, _LEFT_BUTTON, 1))
        self._event(self._pointer, (_KEY, _LEFT_BUTTON, 0))
