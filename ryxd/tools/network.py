"""Whether this machine is online, and through what: from NetworkManager, else the kernel's own tables."""

import asyncio
from pathlib import Path
from typing import Any, Literal

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.buses import Line, NobodyThere, line
from ryxd.tools.speech import say

NM = "org.freedesktop.NetworkManager"
ROOT = "/org/freedesktop/NetworkManager"
IWD = "net.connman.iwd"
Internet = Literal["yes", "limited", "login", "no", "unknown"]
Kind = Literal["wifi", "wired", "vpn", "mobile", "other", "none"]
CONNECTIVITY: dict[int, Internet] = {1: "no", 2: "login", 3: "limited", 4: "yes"}
KINDS: dict[str, Kind] = {
    "802-11-wireless": "wifi", "802-3-ethernet": "wired", "vpn": "vpn", "wireguard": "vpn", "gsm": "mobile",
    "cdma": "mobile",
}  # fmt: skip
ACTIVATED = 2
CONNECTED = 50
"""NetworkManager's state from which on some network is connected (70 is all of the internet)."""


class NetworkQuery(Arguments):
    """How much is told."""

    addresses: bool = Field(default=False, description="tell this machine's own IP addresses, too")


class Network(Output):
    """How this machine is connected."""

    connected: bool
    internet: Internet = Field(default="unknown", description="login: a page wants a sign-in first")
    kind: Kind = "none"
    name: str = Field(default="", description="the connection's name")
    ssid: str = Field(default="", description="name of the wireless network")
    strength: int | None = Field(default=None, description="percent, of a wireless network")
    device: str = Field(default="", description="network interface")
    vpn: bool = Field(default=False, description="whether a VPN is up")
    addresses: list[str] = Field(default_factory=list, description="IP addresses of the interface, when asked for")
    say: str = Field(description="the answer in a sentence")


@tool("tell whether and how this machine is online", permission=Permission.READ, groups={"desktop", "system"})
async def network_state(args: NetworkQuery, view: ToolView) -> Network:
    """Connected or not, by which kind of network and which one. Sends nothing to the network."""
    try:
        async with line(view, "system") as bus:
            found = await _from_manager(bus)
    except (NobodyThere, ToolError):
        found = await asyncio.to_thread(from_kernel, Path("/proc/net/route"), Path("/sys/class/net"))
        if found.kind == "wifi":
            found = found.model_copy(update={"ssid": await from_iwd(view)})
    if args.addresses and found.device:
        own = await asyncio.to_thread(_addresses, found.device)
        found = found.model_copy(update={"addresses": own})
    return found.model_copy(update={"say": _sentence(found, view)})


async def _from_manager(bus: Line) -> Network:
    told = await bus.all(NM, ROOT, NM)
    active = [await _active(bus, path) for path in told.get("ActiveConnections", []) if path != "/"]
    up = [(path, each) for path, each in zip(told.get("ActiveConnections", []), active, strict=False) if each]
    up = [(path, each) for path, each in up if each.get("State") == ACTIVATED and each.get("Type") != "loopback"]
    vpn = any(KINDS.get(str(each.get("Type"))) == "vpn" or each.get("Vpn") for _, each in up)
    primary = told.get("PrimaryConnection", "/")
    # the primary one first; of the others a real network before a VPN, which goes through one
    up.sort(key=lambda pair: (pair[0] != primary, KINDS.get(str(pair[1].get("Type"))) in {None, "vpn"}))
    connected = int(told.get("State", 0)) >= CONNECTED
    if not up:
        return Network(connected=connected, internet="unknown" if connected else "no", say="")
    best = up[0][1]
    device = next(iter(best.get("Devices") or []), "")
    interface = (await bus.all(NM, device, f"{NM}.Device")).get("Interface", "") if device else ""
    ssid, strength = await _access_point(bus, str(best.get("SpecificObject") or ""))
    internet = CONNECTIVITY.get(int(told.get("Connectivity", 0)), "unknown")
    return Network(
        connected=True,
        internet=internet,
        kind=KINDS.get(str(best.get("Type")), "other"),
        name=str(best.get("Id", ""))[:80],
        ssid=ssid,
        strength=strength,
        device=str(interface),
        vpn=vpn,
        say="",
    )


async def _active(bus: Line, path: str) -> dict[str, Any] | None:
    try:
        return await bus.all(NM, path, f"{NM}.Connection.Active")
    except NobodyThere:
        return None  # it ended meanwhile


async def _access_point(bus: Line, path: str) -> tuple[str, int | None]:
    if "/AccessPoint/" not in path:
        return "", None
    try:
        told = await bus.all(NM, path, f"{NM}.AccessPoint")
    except NobodyThere:
        return "", None
    strength = told.get("Strength")
    return bytes(told.get("Ssid") or b"").decode(errors="replace"), None if strength is None else int(strength)


async def from_iwd(view: ToolView) -> str:
    """The wireless network that iwd is connected to, where it runs without NetworkManager; else empty."""
    try:
        async with line(view, "system") as bus:
            (objects,) = await bus.call(IWD, "/", "org.freedesktop.DBus.ObjectManager", "GetManagedObjects")
    except (NobodyThere, ToolError):
        return ""
    for interfaces in objects.values():
        path = interfaces.get(f"{IWD}.Station", {}).get("ConnectedNetwork")
        if path in objects:
            return str(objects[path].get(f"{IWD}.Network", {}).get("Name", ""))
    return ""


def from_kernel(routes: Path, interfaces: Path) -> Network:
    """What the routing table says: the interface of the default route, and what it is. Blocks on disk."""
    try:
        rows = [row.split() for row in routes.read_text().splitlines()[1:]]
    except OSError:
        rows = []
    # Iface Destination Gateway Flags RefCnt Use Metric Mask …; flag 1 is up
    found = [
        (int(row[6]), row[0])
        for row in rows
        if len(row) > 7 and row[1] == row[7] == "00000000" and int(row[3], 16) & 1
    ]
    if not found:
        return Network(connected=False, internet="no", say="")
    device = min(found)[1]
    folder = interfaces / device
    kind: Kind = "other"
    if (folder / "wireless").exists() or (folder / "phy80211").exists():
        kind = "wifi"
    elif (folder / "tun_flags").exists() or device.startswith(("wg", "tun", "ppp")):
        kind = "vpn"
    elif (folder / "device").exists():
        kind = "wired"
    return Network(connected=True, kind=kind, device=device, vpn=kind == "vpn", say="")


def _addresses(device: str) -> list[str]:
    """The IPv4 and IPv6 addresses of an interface, without those of its own wire only."""
    import psutil  # here: no start waits for what few requests need

    own = psutil.net_if_addrs().get(device, [])
    families = {2, 10}
    return [each.address for each in own if each.family in families and not each.address.startswith("fe80:")]


def _sentence(found: Network, view: ToolView) -> str:
    if not found.connected:
        return say(view, en="Offline: no network is connected.", de="Offline: es ist kein Netz verbunden.")
    kinds = {
        "wifi": say(view, en="Wi-Fi", de="WLAN"), "wired": say(view, en="cable", de="Kabel"), "vpn": "VPN",
        "mobile": say(view, en="mobile network", de="Mobilfunk"),
    }  # fmt: skip
    by = kinds.get(found.kind, found.device or say(view, en="a network", de="ein Netz"))
    if found.ssid:
        by += f" „{found.ssid}“" if view.language == "de" else f" “{found.ssid}”"
        by += f", {found.strength} %" if found.strength is not None else ""
    if found.vpn and found.kind != "vpn":
        by += " + VPN"
    head = {
        "login": say(
            view,
            en="Connected, but a page wants a sign-in first",
            de="Verbunden, aber eine Seite will erst eine Anmeldung",
        ),
        "limited": say(
            view,
            en="Connected, but the internet is not reached",
            de="Verbunden, aber das Internet ist nicht erreichbar",
        ),
        "no": say(
            view,
            en="Connected, but the internet is not reached",
            de="Verbunden, aber das Internet ist nicht erreichbar",
        ),
        "yes": "Online",
    }.get(found.internet, say(view, en="Connected", de="Verbunden"))
    own = f": {', '.join(found.addresses)}" if found.addresses else ""
    return f"{head} ({by}){own}."
