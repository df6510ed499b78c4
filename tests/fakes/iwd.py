# ruff: noqa: F821, N802 - D-Bus signatures and names are not Python's
"""iwd on a private bus, as far as it tells its network: net.connman.iwd with a station and two networks."""

from typing import Self

from ryxd.core.dbusfix import Bus, PropertyAccess, ServiceInterface, close, connect, dbus_property

NAME = "net.connman.iwd"
STATION = "/net/connman/iwd/0/4"


class _Network(ServiceInterface):
    def __init__(self, ssid: str) -> None:
        super().__init__(f"{NAME}.Network")
        self._ssid = ssid

    @dbus_property(access=PropertyAccess.READ)
    def Name(self) -> "s":
        return self._ssid


class _Station(ServiceInterface):
    def __init__(self) -> None:
        super().__init__(f"{NAME}.Station")

    @dbus_property(access=PropertyAccess.READ)
    def State(self) -> "s":
        return "connected"

    @dbus_property(access=PropertyAccess.READ)
    def ConnectedNetwork(self) -> "o":
        return f"{STATION}/b"


class FakeIwd:
    """`async with FakeIwd(address)`: connected to the network "Fuji", and another one is near."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._bus: Bus | None = None

    async def __aenter__(self) -> Self:
        self._bus = await connect(self._address)
        self._bus.export(f"{STATION}/a", _Network("Neighbour"))
        self._bus.export(f"{STATION}/b", _Network("Fuji"))
        self._bus.export(STATION, _Station())
        await self._bus.request_name(NAME)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._bus is not None
        await close(self._bus)
