"""Which Hyprland is meant, where real ones came and went."""

import os
import signal
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.desktop.real_hyprland.hands import Hands
from tests.desktop.real_hyprland.session import Language, Session, missing, runtime_folder, started

if why := missing(own=True):
    pytest.skip(why, allow_module_level=True)
pytestmark = pytest.mark.rare

NAMES = ("HYPRLAND_INSTANCE_SIGNATURE", "WAYLAND_DISPLAY", "XDG_CURRENT_DESKTOP")


@pytest.fixture
def runtime() -> Iterator[Path]:
    with runtime_folder() as folder:
        yield folder


@pytest.fixture
def first(runtime: Path, language: Language) -> Iterator[Session]:
    with started(runtime, language) as session:
        yield session


async def test_it_is_found_without_any_variable(first: Session, tmp_path: Path) -> None:
    opened = first.open("ryx.meant")
    hands = Hands(first, tmp_path)
    for name in NAMES:
        hands.variables.pop(name, None)
    listed = (await hands.done("list_windows"))["windows"]
    assert [each["address"] for each in listed] == [opened["address"]]
    await hands.done("workspace", target="4")
    assert first.workspace == "4"


@pytest.mark.parametrize("crashes", [True, False])
async def test_after_a_restart_the_new_one_is_found_by_the_old_ones_variables(
    runtime: Path, language: Language, tmp_path: Path, crashes: bool
) -> None:
    with ExitStack() as sessions:
        old = sessions.enter_context(started(runtime, language))
        hands = Hands(old, tmp_path)
        await hands.done("workspace", target="4")
        if crashes:
            old.kill()
            assert (runtime / "hypr" / old.signature / ".socket.sock").is_socket()  # nobody took it away
        else:
            old.stop()
        assert "Hyprland is not running here" in await hands.refused("list_windows")
        new = sessions.enter_context(started(runtime, language))
        assert new.signature != old.signature
        await hands.done("workspace", target="5")
        assert new.workspace == "5"
        opened = new.open("ryx.meant")
        assert [each["address"] for each in (await hands.done("list_windows"))["windows"]] == [opened["address"]]


async def test_one_that_hangs_is_told_soon_and_does_as_told_when_it_goes_on(
    first: Session, tmp_path: Path
) -> None:
    hands = Hands(first, tmp_path)
    assert first.process is not None
    os.kill(first.process.pid, signal.SIGSTOP)
    try:
        assert "Hyprland did not answer in time" in await hands.refused("workspace", target="4")
    finally:
        os.kill(first.process.pid, signal.SIGCONT)
    await hands.done("workspace", target="5")
    assert first.workspace == "5"
