"""The unit files as they are shipped: systemd accepts them, and they fit the code."""

import os
import re
import shutil
import subprocess
from configparser import RawConfigParser
from pathlib import Path

import pytest

from ryxd.config.places import places
from ryxd.server import interface
from ryxd.server.systemd import CONTROL
from ryxd.wire.errors import Exit
from tests.systemd.conftest import UNITS, require


def verify(folder: Path) -> str:
    """What systemd-analyze has against the units in a folder; an unknown key is only a line, no exit code."""
    require(shutil.which("systemd-analyze") is not None, "systemd-analyze is not installed")
    done = subprocess.run(
        ["systemd-analyze", "--user", "verify", str(folder / "ryxd.service"), str(folder / "ryxd.socket")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "XDG_RUNTIME_DIR": str(folder), "SYSTEMD_UNIT_PATH": f"{folder}:"},
    )
    # of a machine with two notification servers it says that two of their units have one bus name
    told = re.sub(
        r"Failed to put bus name to hashmap: File exists\n(?!ryxd)\S+: Two services allocated .*\n",
        "",
        done.stderr,
    )
    return told + (f"exit code {done.returncode}" if done.returncode else "")


def copied(folder: Path) -> Path:
    for name in ("ryxd.service", "ryxd.socket"):
        text = (UNITS / name).read_text()
        # verify looks whether the program is there: before the installation it is not
        (folder / name).write_text(text.replace("/usr/bin/ryxd", "/usr/bin/true"))
    return folder


def test_systemd_has_nothing_against_the_units(tmp_path: Path) -> None:
    assert verify(copied(tmp_path)) == ""


def test_systemd_has_nothing_against_the_hardened_drop_in(tmp_path: Path) -> None:
    folder = copied(tmp_path) / "ryxd.service.d"
    folder.mkdir()
    shutil.copy(UNITS / "hardened.conf", folder)
    assert verify(tmp_path) == ""


def exposure(folder: Path) -> float:
    """What systemd-analyze thinks of a unit: 10 is open to everything."""
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--no-pager", str(folder / "ryxd.service")],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
        env={**os.environ, "SYSTEMD_UNIT_PATH": f"{folder}:"},
    )
    found = re.search(r"Overall exposure level for ryxd\.service: ([0-9.]+)", done.stdout)
    assert found is not None, done.stdout + done.stderr
    return float(found[1])


def test_the_score_of_the_units_is_told_and_the_drop_in_is_worth_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    require(shutil.which("systemd-analyze") is not None, "systemd-analyze is not installed")
    plain = exposure(copied(tmp_path))
    (tmp_path / "ryxd.service.d").mkdir()
    shutil.copy(UNITS / "hardened.conf", tmp_path / "ryxd.service.d")
    hardened = exposure(tmp_path)
    with capsys.disabled():
        print(f"\nsystemd-analyze security: ryxd.service {plain}, with hardened.conf {hardened} (10 is the worst)")
    # why the plain unit is open, and what protects instead, is said in it
    assert hardened < 3 < plain


def test_a_wrong_directive_would_be_noticed(tmp_path: Path) -> None:
    file = copied(tmp_path) / "ryxd.service"
    file.write_text(file.read_text().replace("[Service]", "[Service]\nHardening=very"))
    assert "Hardening" in verify(tmp_path)


def read(name: str) -> RawConfigParser:
    parser = RawConfigParser(strict=False, interpolation=None)
    parser.optionxform = str  # type: ignore[method-assign,assignment]
    parser.read(UNITS / name)
    return parser


def test_the_socket_is_where_clients_look_for_it() -> None:
    listens = read("ryxd.socket")["Socket"]["ListenStream"]
    where = places({"XDG_RUNTIME_DIR": "/run/user/1", "HOME": "/home/a"}).socket
    assert listens.replace("%t", "/run/user/1") == str(where)


def test_the_socket_has_the_name_that_the_daemon_knows() -> None:
    assert read("ryxd.socket")["Socket"]["FileDescriptorName"] == CONTROL


def test_errors_that_stay_are_not_tried_again() -> None:
    codes = read("ryxd.service")["Service"]["RestartPreventExitStatus"].split()
    assert {int(code) for code in codes} == {Exit.USAGE, Exit.CONFIG}


def test_the_bus_starts_the_unit_by_the_name_of_the_service() -> None:
    file = read(f"{interface.NAME}.service")["D-BUS Service"]
    assert file["Name"] == interface.NAME
    assert (UNITS / file["SystemdService"]).exists()
