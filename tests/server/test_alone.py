"""One daemon at a time."""

import os
from pathlib import Path

import pytest

from ryxd.server.alone import Alone
from ryxd.server.socket import SocketServer
from ryxd.wire.errors import Busy, ConfigError
from tests.fakes.service import FakeService


def test_the_second_one_is_told_of_the_first(path: Path) -> None:
    with Alone(path), pytest.raises(Busy, match=f"process {os.getpid()}.* kill {os.getpid()}$"), Alone(path):
        pass
    with Alone(path):
        assert path.with_suffix(".lock").read_text() == f"{os.getpid()}\n"


def test_a_link_in_the_place_of_the_lock_is_not_followed(path: Path, tmp_path: Path) -> None:
    path.parent.mkdir()
    (tmp_path / "precious").write_text("x")
    path.with_suffix(".lock").symlink_to(tmp_path / "precious")
    with pytest.raises(ConfigError, match="lock"), Alone(path):
        pass
    assert (tmp_path / "precious").read_text() == "x"


async def test_a_server_uses_the_lock_that_its_daemon_has(path: Path, service: FakeService) -> None:
    with Alone(path) as alone:
        async with SocketServer(service, path, alone=alone):
            with pytest.raises(Busy):
                async with SocketServer(service, path):
                    pass
        with pytest.raises(Busy), Alone(path):
            pass
