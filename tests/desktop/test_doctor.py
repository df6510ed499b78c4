"""What the doctor says, of a bare machine and of a furnished one."""

import asyncio
import json
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ryxd.doctor.check import Check, examine, table
from ryxd.doctor.sandbox import sandbox
from tests.fakes import endpoint
from tests.fakes.notifications import NAME, NotificationServer
from tests.fakes.sandboxed import needs_sandbox

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture
def bare(tmp_path: Path) -> dict[str, str]:
    """The environment of a machine with nothing on it."""
    for name in ("home", "run", "bin"):
        (tmp_path / name).mkdir(mode=0o700)
    return {
        "HOME": str(tmp_path / "home"),
        "XDG_RUNTIME_DIR": str(tmp_path / "run"),
        "PATH": str(tmp_path / "bin"),
        "PYTHONPATH": str(CHECKOUT),
        "PYTHONDONTWRITEBYTECODE": "1",
    }


async def doctor(environment: dict[str, str], *arguments: str) -> tuple[int, str]:
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "ryxd.doctor",
        *arguments,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        out, err = await program.communicate()
    assert err.decode() == ""
    return program.returncode or 0, out.decode()


async def checks(environment: dict[str, str]) -> dict[str, dict[str, Any]]:
    _, said = await doctor(environment, "--json")
    return {check["name"]: check for check in json.loads(said)}


async def test_a_bare_machine_lacks_everything_and_is_told_so_without_a_traceback(bare: dict[str, str]) -> None:
    code, said = await doctor(bare)
    assert code == 6
    assert "Traceback" not in said
    assert "\x1b" not in said
    for line in (
        "✗ daemon", "! systemd unit", "! session bus", "! wayland", "! hyprland", "! keybind", "! prompt",
        "✗ file search", "! opener", "! volume", "! brightness", "! clipboard", "! screenshots",
            "! screen lock", "! sandbox", "✓ disk",
    ):  # fmt: skip
        assert line in said
    assert "pacman -S wofi" in said


async def test_a_broken_installation_is_a_finding_too(bare: dict[str, str], tmp_path: Path) -> None:
    (tmp_path / "pydantic.py").write_text("raise ImportError('no pydantic here')\n")
    code, said = await doctor(bare | {"PYTHONPATH": f"{tmp_path}:{CHECKOUT}"})
    assert code == 6
    assert "✗ installation  can't be imported: no pydantic here" in said


async def test_what_is_wrong_comes_with_what_to_do(bare: dict[str, str]) -> None:
    found = await checks(bare)
    assert [name for name, check in found.items() if check["state"] != "ok" and not check["fix"]] == []


async def test_a_wrong_configuration_is_quoted_with_file_and_key(bare: dict[str, str]) -> None:
    file = Path(bare["HOME"]) / ".config/ryx/config.toml"
    file.parent.mkdir(parents=True)
    file.write_text("[desktop]\nnotificatoins = true\n")
    found = await checks(bare)
    assert found["configuration"]["state"] == "broken"
    assert "desktop.notificatoins" in found["configuration"]["text"]
    assert found["configuration"]["essential"]


async def test_who_has_only_the_starter_model_is_told_of_better_ones(bare: dict[str, str]) -> None:
    found = (await checks(bare))["better model"]
    assert found["state"] == "missing"
    assert "ryxctl models pull Qwen/" in found["fix"]
    assert not found["essential"]


async def test_a_model_file_that_is_none_is_found_out(bare: dict[str, str]) -> None:
    home = Path(bare["HOME"])
    (home / ".config/ryx").mkdir(parents=True)
    (home / "page.gguf").write_text("<html>404</html>")
    (home / ".config/ryx/config.toml").write_text(
        '[models.small]\npath = "~/page.gguf"\n[models.large]\npath = "~/gone.gguf"\n'
    )
    found = await checks(bare)
    assert "better model" not in found
    assert found["model small"]["state"] == "broken"
    assert "no GGUF file" in found["model small"]["text"]
    assert (found["model large"]["state"], found["model large"]["essential"]) == ("missing", False)


async def test_an_endpoint_is_asked_whether_it_is_there(bare: dict[str, str]) -> None:
    (Path(bare["HOME"]) / ".config/ryx").mkdir(parents=True)
    async with endpoint.llama_server() as there, endpoint.Peer() as gone:
        pass
    async with there:
        (Path(bare["HOME"]) / ".config/ryx/config.toml").write_text(
            f'[models.small]\nurl = "{there.url}"\n[models.large]\nurl = "{gone.url}"\n'
        )
        found = await checks(bare)
    assert (found["model small"]["state"], found["model small"]["text"]) == ("ok", there.url)
    assert (found["model large"]["state"], found["model large"]["essential"]) == ("broken", False)
    assert "is the server running" in found["model large"]["text"]


async def test_a_notification_server_is_named_with_what_it_can_do(bare: dict[str, str], bus: str) -> None:
    bare["DBUS_SESSION_BUS_ADDRESS"] = bus
    assert (await checks(bare))["notifications"]["state"] == "missing"
    async with NotificationServer(bus):
        found = await checks(bare)
    assert found["session bus"]["state"] == "ok"
    assert found["notifications"]["text"].startswith("mako 1, draws no buttons")
    assert found["dev.ryx.Ryx1"]["state"] == "missing"
    assert NAME not in found


async def test_a_bus_that_accepts_and_says_nothing_does_not_hang_the_doctor(
    bare: dict[str, str], tmp_path: Path
) -> None:
    with socket.socket(socket.AF_UNIX) as silent:
        silent.bind(str(tmp_path / "bus"))
        silent.listen()
        found = await checks(bare | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/bus"})
    assert found["session bus"]["state"] == "broken"


async def test_a_bus_that_hangs_up_at_once_does_not_hang_the_doctor(bare: dict[str, str], tmp_path: Path) -> None:
    async def rude(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.close()

    async with await asyncio.start_unix_server(rude, tmp_path / "bus"):
        found = await checks(bare | {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={tmp_path}/bus"})
    assert found["session bus"]["state"] == "broken"


async def test_a_daemon_that_does_not_answer_is_broken_not_missing(bare: dict[str, str]) -> None:
    folder = Path(bare["XDG_RUNTIME_DIR"]) / "ryx"
    folder.mkdir()

    async def busy(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readline()
        writer.write(b'{"jsonrpc": "2.0", "id": 1, "error": {"code": -32005, "message": "too many clients"}}\n')
        writer.close()

    async with await asyncio.start_unix_server(busy, folder / "ryxd.sock"):
        found = await checks(bare)
    assert found["daemon"]["state"] == "broken"
    assert "too many clients" in found["daemon"]["text"]


async def test_hyprland_is_asked_for_its_version_and_language(bare: dict[str, str]) -> None:
    folder = Path(bare["XDG_RUNTIME_DIR"]) / "hypr/cafe_1_2"
    folder.mkdir(parents=True)
    answers = {b"j/version": b'{"version": "0.57.0"}', b"j/status": b'{"configProvider": "lua"}'}

    async def hyprland(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(answers.get(await reader.read(100), b"unknown request"))
        writer.close()

    async with await asyncio.start_unix_server(hyprland, folder / ".socket.sock"):
        found = await checks(bare)
    assert found["hyprland"]["text"] == "0.57.0, configured in lua (cafe_1_2)"


@pytest.mark.parametrize(
    ("name", "line", "state"),
    [
        ("hyprland.conf", "source = /usr/share/ryx/hypr/ryx.conf", "ok"),
        ("hyprland.conf", "# source = /usr/share/ryx/hypr/ryx.conf", "missing"),
        ("binds/mine.conf", "bind = SUPER, R, exec, ryxctl prompt", "ok"),
        ("hyprland.lua", 'dofile("/usr/share/ryx/hypr/ryx.lua")', "ok"),
        ("hyprland.lua", '-- dofile("/usr/share/ryx/hypr/ryx.lua")', "missing"),
    ],
)
async def test_the_keybind_is_looked_for_in_the_users_configuration(
    bare: dict[str, str], name: str, line: str, state: str
) -> None:
    file = Path(bare["HOME"]) / ".config/hypr" / name
    file.parent.mkdir(parents=True)
    file.write_text(line + "\n")
    assert (await checks(bare))["keybind"]["state"] == state


async def test_a_program_that_is_installed_is_found(bare: dict[str, str]) -> None:
    program = Path(bare["PATH"]) / "wofi"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    assert (await checks(bare))["prompt"] == {
        "name": "prompt", "state": "ok", "text": str(program), "fix": "", "essential": False,
    }  # fmt: skip


def good() -> Iterator[Check]:
    yield Check("good", "ok", "fine")


def test_a_probe_that_hangs_is_a_finding_and_the_others_are_there() -> None:
    end = threading.Event()

    def stuck() -> Iterator[Check]:
        end.wait()
        yield Check("stuck", "ok", "")

    checks = examine({"stuck": stuck, "good": good}, limit=0.2)
    end.set()
    assert [(check.name, check.state) for check in checks] == [("stuck", "broken"), ("good", "ok")]


def test_a_probe_that_faints_is_a_finding_and_the_others_are_there() -> None:
    def faints() -> Iterator[Check]:
        yield Check("before", "ok", "")
        raise ZeroDivisionError("oh")

    checks = examine({"faints": faints, "good": good})
    assert [(check.name, check.state) for check in checks] == [("faints", "broken"), ("good", "ok")]
    assert "ZeroDivisionError: oh" in checks[0].text


def test_the_table_is_aligned_and_colours_only_a_terminal() -> None:
    checks = [
        Check("a", "ok", "fine"),
        Check("long name", "broken", "bad", "mend it", essential=True),
        Check("b", "missing", "not there", "pacman -S b"),
    ]
    assert table(checks, color=False).splitlines() == [
        "✓ a          fine",
        "✗ long name  bad",
        "             → mend it",
        "! b          not there",
        "             → pacman -S b",
        "",
        "1 essential thing to mend.",
    ]
    assert "\x1b[31m✗\x1b[0m" in table(checks, color=True)


@needs_sandbox
async def test_what_code_can_import_is_told() -> None:
    found = {check.name: check for check in await asyncio.to_thread(lambda: list(sandbox()))}
    assert found["Python tool"].state == "ok"
    assert "pandas-" in found["Python tool"].text
