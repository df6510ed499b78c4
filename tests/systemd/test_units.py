"""The daemon under a real systemd user manager: started, reloaded, killed, stuck and stopped by it."""

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from ryxd.server import interface
from tests.systemd.conftest import ROOT, UNITS, Unit, require, systemctl

pytestmark = pytest.mark.systemd


def until(condition: Callable[[], bool], why: Callable[[], object]) -> None:
    """Wait for what another process does, and tells nobody of."""
    end = time.monotonic() + 90
    while not condition():
        assert time.monotonic() < end, why()
        time.sleep(0.02)


def test_the_first_client_starts_the_daemon(unit: Unit) -> None:
    unit.install()
    unit.start()
    assert unit.show("ActiveState") == "inactive"
    assert unit.ask("status")["result"]["pid"] == int(unit.show("MainPID"))
    assert unit.show("ActiveState") == "active"


def test_it_is_ready_when_it_says_so(unit: Unit) -> None:
    unit.install()
    systemctl("start", f"{unit.name}.service")
    started = int(unit.show("ExecMainStartTimestampMonotonic"))
    ready = int(unit.show("ActiveEnterTimestampMonotonic"))
    print(f"ready after {(ready - started) / 1e6:.3f} s")
    assert ready > started
    assert unit.show("StatusText")
    assert "result" in unit.ask("status")


def test_a_killed_daemon_comes_back_and_its_clients_wait(unit: Unit) -> None:
    unit.install()
    unit.start()
    before = unit.pid()
    os.kill(before, signal.SIGKILL)
    assert unit.pid() != before
    assert unit.show("NRestarts") == "1"


def test_a_daemon_that_stands_still_is_killed_and_comes_back(unit: Unit) -> None:
    unit.install("WatchdogSec=2")
    unit.start()
    before = unit.pid()
    os.kill(before, signal.SIGSTOP)
    assert unit.pid() != before
    assert unit.show("NRestarts") == "1"


def test_a_daemon_that_works_is_left_alone_by_the_watchdog(unit: Unit) -> None:
    unit.install("WatchdogSec=1")
    unit.start()
    before = unit.pid()
    first = int(unit.show("WatchdogTimestampMonotonic"))
    until(lambda: int(unit.show("WatchdogTimestampMonotonic")) > first + 2_000_000, unit.words)
    assert unit.pid() == before


def test_many_restarts_in_a_row_do_not_lock_anybody_out(unit: Unit) -> None:
    unit.install("RestartSec=10ms")
    unit.start()
    for _ in range(6):  # the default limit is 5 starts in 10 s
        os.kill(unit.pid(), signal.SIGKILL)
    assert "result" in unit.ask("status")
    assert unit.show("ActiveState", "socket") == "active"


def test_reload_reads_the_configuration_again(unit: Unit) -> None:
    unit.install()
    unit.start()
    before = unit.pid()
    unit.config.write_text(unit.config.read_text() + "[limits]\nclients = 7\n")
    systemctl("reload", f"{unit.name}.service")
    until(lambda: "changed: limits" in unit.words(), unit.words)
    assert unit.pid() == before
    unit.config.write_text("[limits]\nclients = 'many'\n")
    systemctl("reload", f"{unit.name}.service")
    until(lambda: "nothing changed" in unit.words(), unit.words)
    assert unit.pid() == before


def test_a_clean_stop_tells_its_clients_and_keeps_the_socket(unit: Unit) -> None:
    unit.install()
    unit.start()
    before = unit.pid()
    with unit.connect() as client, client.makefile() as lines:
        client.sendall(b'{"jsonrpc":"2.0","id":1,"method":"subscribe"}\n')
        assert json.loads(lines.readline())["id"] == 1
        systemctl("stop", f"{unit.name}.service")
        said = [json.loads(line) for line in lines]  # to the end; the model's events come first
    assert said[-1]["error"]["data"]["code"] == "no_daemon"
    assert unit.show("Result") == "success"
    assert unit.path.exists()
    assert unit.pid() != before


@pytest.mark.parametrize("job", ["restart", "stop"])
def test_a_run_is_followed_over_a_restart_and_what_is_stopped_stays_stopped(
    unit: Unit, tmp_path: Path, job: str
) -> None:
    unit.environment["HOME"] = str(tmp_path)  # what lies below /run/user is private to tools
    unit.install()
    old = tmp_path / "old.txt"
    old.write_text("x\n")
    programs = tmp_path / "bin"
    programs.mkdir()
    # the client asks for ryxd.service
    real = shutil.which("systemctl")
    wrapped = f'#!/bin/bash\nexec {real} "${{@/#ryxd.service/{unit.name}.service}}"\n'
    (programs / "systemctl").write_text(wrapped)
    (programs / "systemctl").chmod(0o755)
    unit.start()
    before = unit.pid()
    client = subprocess.Popen(
        [ROOT / "bin" / "ryxctl", "--socket", unit.path, "ask", "delete old.txt"],
        env=os.environ | {"PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"},
        cwd=tmp_path,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )

    def waiting() -> list[str]:
        return [each["name"] for each in unit.ask("questions")["result"]["questions"]]

    try:
        until(lambda: waiting() == ["q1.1"], unit.words)
        systemctl(job, f"{unit.name}.service")
        if job == "stop":
            _, err = client.communicate(timeout=30)
            assert client.returncode == 9, err
            assert "r1 goes on when it is back" in err
            assert unit.show("ActiveState") == "inactive"
        until(lambda: waiting() == ["q1.2"], unit.words)
        assert unit.pid() != before
        assert "result" in unit.ask("approve", target="q1.2")
        if job == "restart":
            _, err = client.communicate(timeout=30)
            assert client.returncode == 0, err
            assert "r1 goes on with it" in err
        until(lambda: not old.exists(), unit.words)
    finally:
        client.kill()
        client.wait()


def test_shutdown_by_a_client_is_no_failure(unit: Unit) -> None:
    unit.install()
    unit.start()
    assert unit.ask("shutdown")["result"] == {"ok": True}
    until(lambda: unit.show("ActiveState") == "inactive", unit.words)
    assert unit.show("Result") == "success"
    assert unit.show("NRestarts") == "0"


def test_a_wrong_configuration_is_told_to_who_waits_and_not_tried_for_ever(unit: Unit) -> None:
    unit.install()
    unit.config.write_text("colour = 'red'\n")
    unit.start()
    error = unit.ask("status")["error"]
    assert error["data"]["code"] == "config"
    assert "colour" in error["message"]
    until(lambda: unit.show("ActiveState") == "failed", unit.words)
    unit.config.write_text("")
    assert "result" in unit.ask("status")


def test_what_it_started_for_the_user_outlives_it(unit: Unit, tmp_path: Path) -> None:
    programs = unit.folder / "bin"
    programs.mkdir(parents=True)
    (programs / "xdg-open").write_text(f'#!/bin/sh\necho $$ > "{unit.folder}/opened"\nexec sleep 60\n')
    (programs / "xdg-open").chmod(0o755)
    unit.environment["PATH"] = f"{programs}:{os.environ['PATH']}"
    unit.environment["HOME"] = str(tmp_path)  # what lies below /run/user is private to tools
    unit.environment["WAYLAND_DISPLAY"] = str(unit.folder / "wayland")
    unit.install()
    (tmp_path / "notes.txt").write_text("buy milk\n")
    unit.start()
    opened = unit.folder / "opened"
    # all that ryx looks for in a display is that somebody listens
    with socket.socket(socket.AF_UNIX) as display:
        display.bind(unit.environment["WAYLAND_DISPLAY"])
        display.listen()
        run = unit.ask("ask", text="open ~/notes.txt", cwd=str(tmp_path))["result"]["run"]
        until(
            lambda: opened.exists() and bool(opened.read_text().strip()),
            lambda: (unit.ask("show", run=run), unit.words()),
        )
    program = int(opened.read_text())
    try:
        systemctl("restart", f"{unit.name}.service")
        assert "result" in unit.ask("status")
        assert Path(f"/proc/{program}/comm").read_text() == "sleep\n"
    finally:
        os.kill(program, signal.SIGKILL)


def test_the_hardened_daemon_serves_its_model(unit: Unit) -> None:
    unit.install(dropin=(UNITS / "hardened.conf").read_text())
    unit.start()

    def small() -> str:
        models = unit.ask("status")["result"]["models"]
        return next(model["state"] for model in models if model["tier"] == "small")

    until(lambda: small() in ("ready", "failed"), unit.words)
    assert small() == "ready", unit.words()
    own = Path(f"/proc/{unit.pid()}/status").read_text()
    assert "NoNewPrivs:\t1" in own
    assert "Seccomp:\t2" in own


@pytest.fixture
def bus_file(manager: Path, unit: Unit) -> Iterator[None]:
    """The shipped D-Bus activation file, for the unit of this test."""
    require(shutil.which("busctl") is not None, "busctl is not installed")
    known = subprocess.run(
        ["busctl", "--user", "list", "--no-legend"], capture_output=True, text=True, timeout=30, check=False
    )
    require(known.returncode == 0, f"no session bus: {known.stderr.strip()}")
    require(
        interface.NAME not in known.stdout, "a ryxd of your own is on this session's bus, or can be started by it"
    )
    folder = manager / "dbus-1" / "services"
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{interface.NAME}.service"
    shipped = (UNITS / file.name).read_text()
    file.write_text(shipped.replace("ryxd.service", f"{unit.name}.service").replace("/usr/bin/ryxd", "/bin/false"))
    reload_bus()
    yield
    file.unlink()
    reload_bus()


def reload_bus() -> None:
    command = ["org.freedesktop.DBus", "/", "org.freedesktop.DBus", "ReloadConfig"]
    subprocess.run(["busctl", "--user", "call", *command], check=True, timeout=30)


def test_a_call_on_the_bus_starts_the_daemon(unit: Unit, bus_file: None) -> None:
    del unit.environment["DBUS_SESSION_BUS_ADDRESS"]
    unit.install()
    assert unit.show("ActiveState") == "inactive"
    call = [interface.NAME, interface.ROOT, interface.NAME, "Status"]
    done = subprocess.run(
        ["busctl", "--user", "--json=short", "call", *call],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr + unit.words()
    status = json.loads(json.loads(done.stdout)["data"][0])
    assert status["pid"] == int(unit.show("MainPID"))
    assert unit.show("ActiveState") == "active"
