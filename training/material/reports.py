"""What the tools of the machine report, by chance, in their own words: battery, disks, memory, network, processes."""

from typing import Any

from ryxd.core.tool import ToolView
from ryxd.tools.amounts import amount
from ryxd.tools.battery import Battery, State
from ryxd.tools.battery import _sentence as battery_sentence
from ryxd.tools.machine import Disk
from ryxd.tools.machine import _row as disk_row
from ryxd.tools.network import Internet, Kind, Network
from ryxd.tools.network import _sentence as network_sentence
from ryxd.tools.processes import Process
from ryxd.tools.processes import _row as process_row
from training.source import Source
from training.words.processes import PROCESSES

_GIB = 1 << 30
_STATES: tuple[State, ...] = ("discharging", "discharging", "charging", "charging", "full", "waiting", "unknown")
_KINDS: tuple[Kind, ...] = ("wifi", "wifi", "wifi", "wired", "wired", "vpn", "mobile", "none")
_DEVICES = {"wifi": "wlan0", "wired": "enp3s0", "vpn": "wg0", "mobile": "wwan0"}
_INTERNET: tuple[Internet, ...] = ("yes", "yes", "yes", "yes", "yes", "unknown", "limited", "login", "no")


def program(source: Source) -> str:
    """A program's name as processes have it, which exists or is made up."""
    kind = source.rng.random()
    if kind < 0.5:
        return source.word_of(PROCESSES)
    name = source.made_word()
    if kind < 0.75:
        name = name.lower()
    if kind > 0.9:
        name += source.pick(["d", "-bin", ".bin", "-daemon", "-server", "-helper", ".exe", "ctl"])
    return name


def battery_told(source: Source, view: ToolView) -> dict[str, Any]:
    """A battery, seldom none."""
    if source.chance(0.07):
        found = Battery(present=False, say="")
    else:
        state = source.pick(_STATES)
        percent = 100 if state == "full" else source.number(1, 100)
        minutes = source.number(1, 720) if state in {"charging", "discharging"} and source.chance(0.75) else None
        found = Battery(present=True, percent=percent, state=state, minutes=minutes, say="")
    return found.model_copy(update={"say": battery_sentence(found, view)}).model_dump()


def disks_told(source: Source, view: ToolView, *, one: bool = False) -> dict[str, Any]:
    """One disk or several, the fullest first."""
    count = 1 if one else source.pick([1, 1, 1, 2, 2, 3])
    mounts = ["/", "/home", "/boot", "/mnt/" + source.noun(), "/run/media/" + source.made_word(), "/data", "/srv"]
    if one:
        source.rng.shuffle(mounts)
    found = []
    for mount in mounts[:1] + source.rng.sample(mounts[1:], count - 1):
        total = round(source.pick([0.5, 64, 120, 238, 476, 931, 1863, 3726, 30]) * _GIB * (0.9 + source.rng.random() / 5))
        used = source.number(2, 99)
        device = source.pick(["/dev/nvme0n1p", "/dev/sda", "/dev/sdb", "/dev/vda", "/dev/mapper/root"])
        disk = Disk(
            mount=mount, device=device if device.endswith("root") else f"{device}{source.number(1, 5)}",
            kind=source.pick(["ext4", "btrfs", "xfs", "vfat", "f2fs", "ntfs3"]), total=total,
            free=round(total * (100 - used) / 100), used_percent=used,
        )  # fmt: skip
        found.append(disk)
    found.sort(key=lambda disk: -disk.used_percent)
    rows = [disk_row(disk, view) for disk in found]
    say = f"{rows[0]}." if count == 1 else "\n".join([source.by("Disks:", "Datenträger:"), *rows])
    return {"disks": [disk.model_dump() for disk in found], "say": say}


def memory_told(source: Source, view: ToolView) -> dict[str, Any]:
    """How much memory there is, and how much of it free."""
    total = round(source.pick([4, 8, 16, 16, 32, 64, 128]) * _GIB * (0.93 + source.rng.random() / 25))
    available = round(total * source.number(2, 96) / 100)
    swap_total = source.pick([0, 0, 2, 4, 8, 16]) * _GIB
    swap_used = round(swap_total * source.rng.random() * 0.8) if source.chance(0.5) else 0
    waiting = source.pick([None, 0.0, 0.0, 0.0, round(source.rng.random() * 40, 2)])
    free, of, out = amount(available, view), amount(total, view), amount(swap_used, view)
    say = source.by(f"{free} of {of} memory is free", f"{free} von {of} Arbeitsspeicher sind frei")
    if swap_used:
        say += source.by(f", {out} is swapped out", f", {out} sind ausgelagert")
    if waiting is not None and waiting >= 10:
        say += source.by("; programs wait for memory", "; Programme warten auf Speicher")
    return {
        "total": total, "available": available, "used_percent": round(100 * (total - available) / total),
        "swap_total": swap_total, "swap_used": swap_used, "waiting": waiting, "say": f"{say}.",
    }  # fmt: skip


def network_told(source: Source, view: ToolView, *, addresses: bool = False) -> dict[str, Any]:
    """A connection, of which kind, or none."""
    kind = source.pick(_KINDS)
    if kind == "none":
        found = Network(connected=False, internet="no", say="")
    else:
        wifi = kind == "wifi"
        ssid = (source.folder_name() + source.pick(["", "", "-5G", "_Gast", " 2.4"])) if wifi and source.chance(0.9) else ""
        found = Network(
            connected=True,
            internet=source.pick(_INTERNET),
            kind=kind,
            name=ssid or ("Wired connection 1" if kind == "wired" else source.made_word()),
            ssid=ssid,
            strength=source.number(5, 100) if ssid and source.chance(0.85) else None,
            device=_DEVICES[kind],
            vpn=kind == "vpn" or source.chance(0.15),
            addresses=_addresses(source) if addresses else [],
            say="",
        )
    return found.model_copy(update={"say": network_sentence(found, view)}).model_dump()


def _addresses(source: Source) -> list[str]:
    number = source.number
    first = source.pick([f"192.168.{number(0, 255)}", f"10.{number(0, 255)}.{number(0, 255)}", f"172.{number(16, 31)}.{number(0, 255)}"])
    found = [f"{first}.{number(2, 254)}"]
    if source.chance(0.3):
        groups = ":".join(f"{number(0, 65535):x}" for _ in range(4))
        found.append(f"2001:db8:{number(0, 65535):x}:{number(0, 255):x}:{groups}")
    return found


def processes_told(source: Source, view: ToolView, sort: str, limit: int = 5) -> dict[str, Any]:
    """Those processes that use most, and what is said of them."""
    user = source.pick(["mira", "jo", "user", "anna", "tk", "root"])
    names = [program(source) for _ in range(limit)]
    found = [
        Process(
            pid=source.number(300, 400000), name=name, user=source.pick([user, user, user, "root"]),
            memory=round(2 ** (22 + source.rng.random() * 11)), shared_out=source.chance(0.8),
            cpu=round(source.rng.random() ** 3 * 400, 1),
        )
        for name in names
    ]  # fmt: skip
    found.sort(key=lambda each: -(each.memory if sort == "memory" else each.cpu))
    by = source.by("memory", "Arbeitsspeicher") if sort == "memory" else "CPU"
    head = source.by(f"What uses the most {by}:", f"Das braucht am meisten {by}:")
    say = "\n".join([head, *(process_row(each, view) for each in found)])
    return {"processes": [each.model_dump() for each in found], "running": source.number(120, 700), "say": say}
