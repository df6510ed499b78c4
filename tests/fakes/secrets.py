# ruff: noqa: F722, F821, N802 - D-Bus signatures and names are not Python's
"""A keyring on a private bus: the part of org.freedesktop.secrets that reading a key needs.

https://specifications.freedesktop.org/secret-service/latest/ (sessions are plain: the bus is private)
"""

from typing import Self

from ryxd.core.dbusfix import (
    DBusError,
    PropertyAccess,
    ServiceInterface,
    Variant,
    close,
    connect,
    dbus_property,
    method,
)

NAME = "org.freedesktop.secrets"
ROOT = "/org/freedesktop/secrets"
DEFAULT = f"{ROOT}/aliases/default"
ITEM = f"{DEFAULT}/1"


class _Service(ServiceInterface):
    def __init__(self) -> None:
        super().__init__("org.freedesktop.Secret.Service")

    @method()
    def OpenSession(self, algorithm: "s", _: "v") -> "vo":
        if algorithm != "plain":
            raise DBusError("org.freedesktop.DBus.Error.NotSupported", "plain only")
        return [Variant("s", ""), f"{ROOT}/session/1"]

    @method()
    def Unlock(self, objects: "ao") -> "aoo":
        return [objects, "/"]


class _Collection(ServiceInterface):
    def __init__(self, attributes: dict[str, str]) -> None:
        super().__init__("org.freedesktop.Secret.Collection")
        self._attributes = attributes

    @dbus_property(access=PropertyAccess.READ)
    def Label(self) -> "s":
        return "Login"

    @dbus_property(access=PropertyAccess.READ)
    def Locked(self) -> "b":
        return False

    @method()
    def SearchItems(self, attributes: "a{ss}") -> "ao":
        return [ITEM] if attributes.items() <= self._attributes.items() else []


class _Item(ServiceInterface):
    def __init__(self, secret: str) -> None:
        super().__init__("org.freedesktop.Secret.Item")
        self._secret = secret

    @dbus_property(access=PropertyAccess.READ)
    def Label(self) -> "s":
        return "a key"

    @dbus_property(access=PropertyAccess.READ)
    def Locked(self) -> "b":
        return False

    @method()
    def GetSecret(self, session: "o") -> "(oayays)":
        return [session, b"", self._secret.encode(), "text/plain"]


class Secrets:
    """`async with Secrets(address, service, user, secret)`: one secret, in an unlocked collection."""

    def __init__(self, address: str, service: str, user: str, secret: str) -> None:
        self._address = address
        self._collection = _Collection({"service": service, "username": user})
        self._item = _Item(secret)

    async def __aenter__(self) -> Self:
        self._bus = await connect(self._address)
        self._bus.export(ROOT, _Service())
        self._bus.export(DEFAULT, self._collection)
        self._bus.export(ITEM, self._item)
        await self._bus.request_name(NAME)
        return self

    async def __aexit__(self, *exc: object) -> None:
        await close(self._bus)
