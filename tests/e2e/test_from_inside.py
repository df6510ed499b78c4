"""A command in the sandbox can't answer for the user: ryxctl runs there, and finds no daemon."""

import shutil
from pathlib import Path

import pytest

from ryxd.sandbox.job import Job
from tests.e2e.daemon import ROOT, Daemon
from tests.fakes.sandboxed import Place, needs_sandbox

pytestmark = needs_sandbox


@pytest.fixture
def place(tmp_path: Path) -> Place:
    """A work folder that has ryxctl in it, as a checkout of ryx would."""
    made = Place(tmp_path / "sandboxed")
    (made.work / "bin").mkdir()
    shutil.copy(ROOT / "bin" / "ryxctl", made.work / "bin" / "ryxctl")
    for package in ("ryxctl", "ryxd/wire"):
        shutil.copytree(ROOT / package, made.work / package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "ryxd" / "__init__.py", made.work / "ryxd" / "__init__.py")
    return made


@pytest.mark.parametrize("network", [False, True])
async def test_ryxctl_in_the_sandbox_finds_no_daemon(tmp_path: Path, place: Place, network: bool) -> None:
    async with Daemon(tmp_path) as daemon:
        runtime = daemon.env["XDG_RUNTIME_DIR"]
        assert (await daemon.ctl("status"))[0] == 0, "outside, it is there"
        for line in (
            f"XDG_RUNTIME_DIR={runtime} bin/ryxctl status",
            f"bin/ryxctl --socket {daemon.socket} approve",
            "bin/ryxctl approve q7.1",
            f"bin/ryxctl --socket /proc/{daemon.process.pid if daemon.process else 1}/root{daemon.socket} approve q7.1",
        ):
            job = Job(("bash", "-c", line), place.work, changes=(place.work,), network=network)
            outcome = await place.sandbox.run(job, place.paths)
            if outcome.layer is not None:
                await outcome.layer.drop()
            assert outcome.code != 0, line
            # without a network there is no such folder in there; with one, there are no such sockets
            why = b"Address family not supported" if network else b"no daemon answers on"
            assert why in outcome.err, (line, outcome.err)
        client = await daemon.client()
        assert (await client.call("status"))["clients"] == 1, "nobody but this test is connected"
        await client.close()
