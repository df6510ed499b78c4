"""Random interleavings of agents, an editor and crashes: no byte is lost, nothing unseen is overwritten.

And that the machine which says so can fail: doors that are broken on purpose don't get through it.
"""

import errno
import os
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import run_state_machine_as_test

from ryxd.core.files import Seen
from ryxd.files.deeds import Deeds, Material
from ryxd.files.disk import Disk, Spot
from ryxd.files.door import Door
from ryxd.files.endings import Endings
from ryxd.files.known import Known
from ryxd.files.plan import Planned
from ryxd.files.state import digest_of
from tests.files.machine import Base, Machine, Narrow

FEW = settings(
    max_examples=120,
    stateful_step_count=14,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    database=None,
    derandomize=True,
)
UNTIL_ONE = settings(FEW, max_examples=400, phases=[Phase.generate], report_multiple_bugs=False)


def test_no_byte_is_lost_and_nothing_unseen_is_overwritten() -> None:
    run_state_machine_as_test(Machine, settings=FEW)
    assert Base.changes > 200


class Poor(Disk):
    """A file system that knows neither an exchange nor files without a name."""

    def exchange(self, one: Spot, other: Spot) -> None:
        self.step("exchange")
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))

    def unnamed(self, folder: int, mode: int) -> int:
        self.step("unnamed")
        raise OSError(errno.EOPNOTSUPP, os.strerror(errno.EOPNOTSUPP))


class OnPoor(Machine):
    disk = Poor


def test_nor_where_the_file_system_knows_no_exchange() -> None:
    run_state_machine_as_test(OnPoor, settings=settings(FEW, max_examples=80))


# -- broken on purpose


class OverwritingDeeds(Deeds):
    """Checks, then renames over: what most programs do."""

    def _replace(self, step: Planned, spot: Spot, material: Material, stop) -> None:
        assert isinstance(material.data, bytes)
        temp = spot.beside(step.new)
        fd = self.disk.create(temp, 0o644)
        self.disk.write(fd, material.data)
        os.fchmod(fd, step.before.mode or 0o644)
        os.close(fd)
        self.disk.step("rename")
        os.rename(temp.name, spot.name, src_dir_fd=temp.folder, dst_dir_fd=spot.folder)


class Overwriting(Narrow):
    crashes = False

    def make(self) -> Door:
        door = super().make()
        door.deeds = OverwritingDeeds(door.disk, door.store, door.trashes, door._left_over)
        return door


class ForgetfulEndings(Endings):
    """Takes nothing back."""

    def take_back(self, step: Planned) -> str:
        return ""


class Forgetful(Narrow):
    def make(self) -> Door:
        door = super().make()
        door.endings = ForgetfulEndings(door.disk, door.trashes, door.deeds.keep)
        return door


class Deaf(Disk):
    """Believes that nobody ever has a file open."""

    def quiet(self, fd: int) -> bool | None:
        return True


class OnDeaf(Narrow):
    disk = Deaf


class Trusting(Known):
    """Believes that what an agent once read is still what is there."""

    def get(self, agent: str, path: Path) -> Seen | None:
        return super().get(agent, path) and Seen(path, digest_of(path.read_bytes())) if path.exists() else None


class Trustful(Narrow):
    def make(self) -> Door:
        door = super().make()
        door.known = Trusting()
        return door


@pytest.mark.parametrize(
    ("broken", "complaint"),
    [
        (Overwriting, "lost|overwrote"),
        (Forgetful, "disk says otherwise"),
        (OnDeaf, "lost"),
        (Trustful, "overwrote"),
    ],
)
def test_a_broken_door_is_found_out(broken: type[Narrow], complaint: str) -> None:
    with pytest.raises((AssertionError, BaseExceptionGroup)) as found:
        run_state_machine_as_test(broken, settings=UNTIL_ONE)
    assert re.search(complaint, _all(found.value)), _all(found.value)


def _all(error: BaseException) -> str:
    inner = error.exceptions if isinstance(error, BaseExceptionGroup) else ()
    return " | ".join([str(error), *map(_all, inner)])


def test_the_narrow_machine_finds_nothing_in_the_real_door() -> None:
    run_state_machine_as_test(Narrow, settings=FEW)
