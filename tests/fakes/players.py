# ruff: noqa: F722, F821, N802 - D-Bus signatures and names are not Python's
"""A media player on a private session bus: a real org.mpris.MediaPlayer2.Player (MPRIS 2.2) with a list of titles."""

import asyncio
from typing import Any, Self

from ryxd.core.dbusfix import Bus, PropertyAccess, ServiceInterface, Variant, close, connect, dbus_property, method

PATH = "/org/mpris/MediaPlayer2"


class FakePlayer(ServiceInterface):
    """`async with FakePlayer(address, "vlc")`. `pressed` are the buttons, `hangs` makes it answer nothing."""

    def __init__(
        self, address: str, name: str, status: str = "Stopped", titles: tuple[str, ...] = ("Wave",)
    ) -> None:
        super().__init__("org.mpris.MediaPlayer2.Player")
        self.service = f"org.mpris.MediaPlayer2.{name}"
        self.status = status
        self.titles = titles
        self.at = 0
        self.artists = ["Hokusai"]
        self.pressed: list[str] = []
        self.can = True
        self._address = address
        self._bus: Bus | None = None

    async def __aenter__(self) -> Self:
        self._bus = await connect(self._address)
        self._bus.export(PATH, self)
        await self._bus.request_name(self.service)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._bus is not None
        await close(self._bus)

    def _press(self, button: str, status: str | None = None) -> None:
        self.pressed.append(button)
        if status is not None and status != self.status:
            # as real players do: the call returns, what came of it is told a little later
            asyncio.get_running_loop().call_later(0.02, self._becomes, status)

    def _becomes(self, status: str) -> None:
        self.status = status
        self.emit_properties_changed({"PlaybackStatus": status})

    def _goes(self, by: int) -> None:
        self.at += by
        self.emit_properties_changed({"Metadata": self._about()})

    def _about(self) -> dict[str, Any]:
        title = self.titles[self.at % len(self.titles)]
        return {"xesam:title": Variant("s", title), "xesam:artist": Variant("as", self.artists)}

    @method()
    def Play(self):
        self._press("Play", "Playing")

    @method()
    def Pause(self):
        self._press("Pause", "Paused")

    @method()
    def PlayPause(self):
        self._press("PlayPause", "Paused" if self.status == "Playing" else "Playing")

    @method()
    def Stop(self):
        self._press("Stop", "Stopped")

    @method()
    def Next(self):
        self._press("Next")
        asyncio.get_running_loop().call_later(0.02, self._goes, 1)

    @method()
    def Previous(self):
        self._press("Previous")
        asyncio.get_running_loop().call_later(0.02, self._goes, -1)

    @dbus_property(access=PropertyAccess.READ)
    def PlaybackStatus(self) -> "s":
        return self.status

    @dbus_property(access=PropertyAccess.READ)
    def Metadata(self) -> "a{sv}":
        return self._about()

    @dbus_property(access=PropertyAccess.READ)
    def CanGoNext(self) -> "b":
        return self.can


class FakePlayerctld(ServiceInterface):
    """playerctl's daemon, as far as it tells which player was used last."""

    def __init__(self, address: str, *names: str) -> None:
        super().__init__("com.github.altdesktop.playerctld")
        self._names = [f"org.mpris.MediaPlayer2.{name}" for name in names]
        self._address = address
        self._bus: Bus | None = None

    async def __aenter__(self) -> Self:
        self._bus = await connect(self._address)
        self._bus.export(PATH, self)
        await self._bus.request_name("org.mpris.MediaPlayer2.playerctld")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._bus is not None
        await close(self._bus)

    @dbus_property(access=PropertyAccess.READ)
    def PlayerNames(self) -> "as":
        return self._names
