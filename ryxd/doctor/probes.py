"""What `ryxctl doctor` looks at, group by group; each probe has limits of its own and changes nothing."""

import asyncio
import json
import os
import shlex
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ryxd.config.places import places
from ryxd.config.tree import Config, load
from ryxd.core import dbusfix, keys
from ryxd.core.model import Tier
from ryxd.desktop.notifications import Notifications, Unreachable
from ryxd.doctor.check import Check, Probe
from ryxd.doctor.memory import memory
from ryxd.doctor.sandbox import sandbox
from ryxd.doctor.specs import specs
from ryxd.doctor.tools import servers, tools
from ryxd.models.catalog.advice import advice
from ryxd.models.catalog.room import capacity, gigabytes
from ryxd.models.memory import Machine
from ryxd.models.remote.failure import Transient
from ryxd.models.remote.probe import probe
from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.models.starter import starter
from ryxd.tools.display import Hyprland, desktop_environment, hyprlands
from ryxd.wire.commands import PROTOCOL
from ryxd.wire.errors import ModelError, RyxError

ANSWERS = 3.0
"""Seconds for one question to another program."""

LLAMA = 7.0
"""Seconds to import llama_cpp: it loads hundreds of megabytes of libraries."""

NAME = "dev.ryx.Ryx1"
UNIT = "ryxd.service"
SNIPPETS = Path("/usr/share/ryx/hypr")
"""Where the package puts them; `make install` uses the user's data folder."""
MIB = 1 << 20


def _config() -> Config:
    """The configuration, or the defaults where it is wrong: `configuration` says so once."""
    try:
        return load(places().file)
    except RyxError:
        return Config()


def configuration() -> Iterator[Check]:
    """config.toml can be read and means something."""
    file = places().file
    try:
        load(file)
    except RyxError as error:
        yield Check("configuration", "broken", str(error), f"edit {file}; then ryxctl reload", essential=True)
    else:
        text = str(file) if file.exists() else f"{file} does not exist: all defaults"
        yield Check("configuration", "ok", text)


def _ask(method: str, **params: Any) -> Any:
    """One command to the daemon; its result. Raises OSError, ValueError or KeyError when there is none."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(ANSWERS)
        line.connect(str(places().socket))
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        line.sendall(json.dumps(request).encode() + b"\n")
        with line.makefile("rb") as answers:
            reply = json.loads(answers.readline())
        if "error" in reply:
            raise ValueError(reply["error"]["message"])
        return reply["result"]


def daemon() -> Iterator[Check]:
    """The daemon answers, and how its models are."""
    start = f"systemctl --user enable --now {UNIT}; journalctl --user -u {UNIT} says why it ends"
    try:
        hello = _ask("hello", protocol=PROTOCOL, client="doctor")
        status = _ask("status")
    except (FileNotFoundError, ConnectionRefusedError):
        yield Check("daemon", "missing", f"nothing answers on {places().socket}", start, essential=True)
        return
    except (OSError, ValueError, KeyError, TypeError) as error:
        restart = f"systemctl --user restart {UNIT}"
        yield Check("daemon", "broken", f"{places().socket}: {error}", restart, essential=True)
        return
    yield Check("daemon", "ok", f"{hello['server']}, pid {hello['pid']}, up {status['uptime']:.0f} s")
    for model in status["models"]:
        name = f"model {model['tier']} (running)"
        if model["state"] == "failed":
            again = "see below, or ryxctl reload after mending it"
            yield Check(name, "broken", model["error"] or "failed", again, essential=model["tier"] == "small")
        elif model["state"] != "unconfigured":
            yield Check(name, "ok", f"{model['state']}, {model['restarts']} restarts")


def unit() -> Iterator[Check]:
    """The systemd user unit is installed, enabled and active."""
    properties = "LoadState,UnitFileState,ActiveState,Result"
    said = _run("systemctl", "--user", "show", UNIT, "-p", properties)
    facts = dict(line.split("=", 1) for line in (said or "").splitlines() if "=" in line)
    enable = f"systemctl --user enable --now {UNIT}"
    if not facts:
        yield Check("systemd unit", "missing", "no systemd user manager answers", "start ryxd by other means")
    elif facts.get("LoadState") != "loaded":
        yield Check("systemd unit", "missing", f"{UNIT} is not installed", "install the ryx package")
    elif facts.get("ActiveState") == "failed":
        logs = f"journalctl --user -u {UNIT} -e says why; then systemctl --user restart {UNIT}"
        yield Check("systemd unit", "broken", f"it ended: {facts.get('Result', '')}", logs)
    elif facts.get("UnitFileState") != "enabled" or facts.get("ActiveState") != "active":
        state = f"{facts.get('UnitFileState') or 'not enabled'}, {facts.get('ActiveState')}"
        yield Check("systemd unit", "missing", state, enable)
    else:
        yield Check("systemd unit", "ok", "enabled, active")


def session_bus() -> Iterator[Check]:
    """The session bus, our name on it, and who shows notifications."""
    yield from asyncio.run(_bus_checks())


async def _bus_checks() -> list[Check]:
    address = dbusfix.session_address()
    if address is None:
        fix = "log in through systemd (pam_systemd)"
        return [Check("session bus", "missing", "none in this session", fix)]
    server = Notifications(lambda _: None, address)
    try:
        async with asyncio.timeout(ANSWERS):
            await server.connect()
            owned = await server.has_owner(NAME)
    except (Unreachable, TimeoutError) as error:
        return [Check("session bus", "broken", str(error) or "no answer", "systemctl --user start dbus.socket")]
    else:
        checks = [Check("session bus", "ok", address)]
        name = Check(NAME, "ok", "on the bus")
        gone = Check(NAME, "missing", "not on the bus", f"systemctl --user restart {UNIT}")
        checks.append(name if owned else gone)
        info = server.info
    finally:
        await server.close()
    if info is None:
        fix = "pacman -S mako (or swaync, dunst) and start it with the session"
        return [*checks, Check("notifications", "missing", "no notification server runs", fix)]
    buttons = "draws buttons" if info.draws_buttons else "draws no buttons: a click opens, ryxctl answer chooses"
    if "actions" not in info.capabilities:
        buttons = "can't offer actions: ryxctl answer chooses"
    return [*checks, Check("notifications", "ok", f"{info.name} {info.version}, {buttons}")]


def display() -> Iterator[Check]:
    """A Wayland display, Hyprland, and our lines in its configuration."""
    environment = desktop_environment(os.environ)
    wayland = environment.get("WAYLAND_DISPLAY")
    if wayland:
        yield Check("wayland", "ok", wayland)
    else:
        yield Check("wayland", "missing", "no compositor answers", "start Hyprland")
    instances = hyprlands(Path(environment["XDG_RUNTIME_DIR"]))
    if instances:
        for instance in instances:
            yield _hyprland(instance)
    else:
        yield Check("hyprland", "missing", "no instance answers", "workspaces and windows need it")
    yield _keybind(Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "hypr")


def _hyprland(instance: Hyprland) -> Check:
    try:
        version = json.loads(_request(instance, "j/version"))
        named = str(version.get("version") or version.get("tag") or "of an unknown version")
    except (OSError, ValueError, AttributeError) as error:
        return Check("hyprland", "broken", f"{instance.signature}: {error or 'no answer'}", "hyprctl version")
    try:
        language = json.loads(_request(instance, "j/status")).get("configProvider", "hyprlang")
    except (OSError, ValueError, AttributeError):
        language = "hyprlang"  # before 0.55 there was no such question, and no other language
    return Check("hyprland", "ok", f"{named}, configured in {language} ({instance.signature})")


def _request(instance: Hyprland, text: str) -> str:
    """One request, read to the end. Raises OSError, TimeoutError among them."""
    with socket.socket(socket.AF_UNIX) as line:
        line.settimeout(ANSWERS / 2)
        line.connect(str(instance.socket))
        line.sendall(text.encode())
        reply = b""
        while len(reply) < MIB and (piece := line.recv(65536)):
            reply += piece
    return reply.decode(errors="replace")


def _keybind(folder: Path) -> Check:
    """Whether a file of the user's Hyprland configuration brings in ours, or calls the prompt itself."""
    for file in sorted((*folder.rglob("*.conf"), *folder.rglob("*.lua"))):
        lines = file.read_text(errors="replace").splitlines()
        live = (line for line in lines if not line.lstrip().startswith(("#", "--")))
        if any(mark in line for line in live for mark in ("ryx.conf", "ryx.lua", "ryxctl prompt")):
            return Check("keybind", "ok", str(file))
    own = places().data / "hypr"
    snippets = own if own.is_dir() else SNIPPETS
    lua = f'dofile("{snippets}/ryx.lua") in hyprland.lua'
    conf = f"source = {snippets}/ryx.conf in hyprland.conf (Hyprland up to 0.56)"
    return Check("keybind", "missing", f"nothing in {folder} opens the prompt", f"{lua}, or {conf}")


PROGRAMS = (
    ("file search", ("fd", "fdfind", "find"), "fd", True),
    ("file index", ("plocate", "locate"), "plocate", False),
    ("opener", ("xdg-open",), "xdg-utils", False),
    ("volume", ("wpctl", "pactl"), "wireplumber", False),
    ("brightness", ("brightnessctl",), "brightnessctl", False),
    ("clipboard", ("wl-copy",), "wl-clipboard", False),
    ("screenshots", ("grim",), "grim slurp", False),
    ("screen lock", ("hyprlock", "swaylock"), "hyprlock hypridle", False),
)
"""What for, which programs (the first one found is used), the Arch package, and whether ryx needs it."""


def programs() -> Iterator[Check]:
    """Programs of the desktop that tools use."""
    words = shlex.split(_config().desktop.prompt)
    prompt = words[0] if words else "wofi"
    for name, names, package, essential in (("prompt", (prompt,), prompt, False), *PROGRAMS):
        path = next(filter(None, map(shutil.which, names)), None)
        if path is None:
            wanted = " or ".join(names)
            yield Check(name, "missing", f"no {wanted}", f"pacman -S {package}", essential=essential)
        else:
            yield Check(name, "ok", path)


def models() -> Iterator[Check]:
    """The model files and endpoints, and the library that runs the files."""
    configured = _config().models.tiers()
    files = {str(tier): model.path.expanduser() for tier, model in configured.items() if model.path}
    for tier, path in (({} if Tier.SMALL in configured else {"small": starter()}) | files).items():
        yield _model(tier, path)
    for tier, model in configured.items():
        if not model.path:
            yield _endpoint(tier, model.endpoint())
    if not configured:
        yield _better()
    code = "import llama_cpp; print(llama_cpp.__version__)"
    version = _run(sys.executable, "-c", code, within=LLAMA)
    if version:
        yield Check("llama.cpp", "ok", f"llama-cpp-python {version.strip().splitlines()[-1]}")
    else:
        fix = "reinstall python-llama-cpp (or python-llama-cpp-cuda for an NVIDIA card)"
        yield Check("llama.cpp", "broken", "llama_cpp can't be imported", fix, essential=True)


def _better() -> Check:
    """What would suit this machine better than the starter model."""
    has = asyncio.run(capacity(Machine()))
    advised = advice(has, list(Tier))
    text = f"only the starter model ({gigabytes(has.ram)} of memory here)"
    if not advised:
        return Check("better model", "ok", f"{text}; a larger one would not fit")
    fix = "; ".join(f"{each.tier}: {each.command} ({gigabytes(each.size)}, {each.licence})" for each in advised)
    return Check("better model", "missing", text, fix)


def _model(tier: str, path: Path) -> Check:
    name, essential = f"model {tier}", tier == "small"
    fix = f"models.{tier}.path in {places().file} must name a GGUF file"
    try:
        with path.open("rb") as file:
            magic = file.read(4)
        size = path.stat().st_size
    except OSError as error:
        return Check(name, "missing", f"{path}: {error.strerror}", fix, essential=essential)
    if magic != b"GGUF":
        return Check(name, "broken", f"{path} is no GGUF file", fix, essential=essential)
    return Check(name, "ok", f"{path}, {size / MIB:,.0f} MiB")


def _endpoint(tier: Tier, spec: RemoteSpec) -> Check:
    name, essential = f"model {tier}", tier is Tier.SMALL

    async def reach() -> None:
        from ryxd.models.remote.line import Line  # only where it is needed: httpx takes a fifth of a second

        line = Line(spec, Patience(connect=ANSWERS, probe=ANSWERS))
        try:
            line.use(await keys.find(spec.key))
            await probe(line, spec)
        finally:
            await line.close()

    try:
        asyncio.run(reach())
    except (ModelError, Transient, keys.NoKey) as error:
        return Check(name, "broken", str(error), f"see models.{tier} in {places().file}", essential=essential)
    if spec.bare:
        return Check(name, "broken", f"{spec.host} gets its key unencrypted", "use https")
    return Check(name, "ok", spec.base)


def room() -> Iterator[Check]:
    """Disk for the journal, memory for models."""
    folder = places().state
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free // MIB
    fix = f"make room on the disk of {folder}"
    if free < 20:
        yield Check("disk", "broken", f"{free} MiB free: nothing can be journaled", fix, essential=True)
    elif free < 500:
        yield Check("disk", "missing", f"only {free} MiB free for the journal", fix)
    else:
        yield Check("disk", "ok", f"{free:,} MiB free in {folder}")
    facts = dict(line.split(":", 1) for line in Path("/proc/meminfo").read_text().splitlines())
    available = int(facts["MemAvailable"].split()[0]) // 1024
    if available < 1024:
        yield Check("memory", "missing", f"only {available} MiB available", "small models only: unload others")
    else:
        yield Check("memory", "ok", f"{available:,} MiB available")


def _run(*argv: str, within: float = ANSWERS) -> str | None:
    """What a program printed; None when it is not there, fails, or takes too long."""
    try:
        ended = subprocess.run(  # noqa: PLW1510 - the exit code is looked at
            argv,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            timeout=within,
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ended.stdout.decode(errors="replace") if ended.returncode == 0 else None


PROBES: dict[str, Probe] = {
    "configuration": configuration,
    "daemon": daemon,
    "systemd unit": unit,
    "models": models,
    "session bus": session_bus,
    "display": display,
    "programs": programs,
    "sandbox": sandbox,
    "room": room,
    "memory": memory,
    "own tools": tools,
    "agents": specs,
    "MCP": servers,
}
"""All groups, in the order in which they are shown."""
