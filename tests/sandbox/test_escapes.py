"""Every known way out is really tried, in the sandbox and, to show that the attempt is a real one, outside of it."""

import contextlib
import itertools
import os
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd.sandbox.job import MIB, Job, Limits
from tests.fakes.sandboxed import Place, needs_sandbox
from tests.sandbox.attempts import ATTEMPTS, PRELUDE, Attempt

pytestmark = needs_sandbox

PYTHON = "/usr/bin/python3"
SOCKETS = ("bus", "systemd-private", "wayland-0", "hypr.sock", "agent", "ryxd.sock")


_numbers = itertools.count()


class Host:
    """What there is to escape to: secrets, sockets that answer, a process, shared memory."""

    def __init__(self, folder: Path) -> None:
        self.place = Place(folder)
        self.place.secrets()
        self.runtime = folder / "run"
        self.outside = folder / "outside"
        self.temporary = Path(tempfile.mkdtemp(prefix="ryx-host-"))
        for path in (self.runtime, self.outside):
            path.mkdir()
        self.spare = f"{os.getpid()}-{next(_numbers)}"
        self.servers: list[socket.socket] = []
        self.victim = subprocess.Popen(["sleep", "600"], env={"SECRET_TOKEN": "SECRET"})
        self.shared = Path(f"/dev/shm/ryx-test-{self.spare}")
        self.shared.write_text("SECRET")
        work = self.place.work
        subprocess.run(["git", "init", "-q", str(work)], check=True, env={"HOME": str(folder), "PATH": os.environ["PATH"]})
        with contextlib.chdir(self.runtime):  # a socket's path may have 107 bytes
            for name in SOCKETS:
                self._serve(socket.AF_UNIX, name)
        with contextlib.chdir(work):
            self._serve(socket.AF_UNIX, "door")
        self._serve(socket.AF_UNIX, f"\0ryx-test-{self.spare}")
        tcp = self._serve(socket.AF_INET, ("127.0.0.1", 0))
        self.port = tcp.getsockname()[1]
        self._serve_datagrams(self.port)
        self.left_open = os.open(self.outside, os.O_RDONLY)
        os.set_inheritable(self.left_open, True)

    def _serve(self, family: int, address: str | tuple[str, int]) -> socket.socket:
        server = socket.socket(family)
        server.bind(address)
        server.listen()
        self.servers.append(server)

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    client, _ = server.accept()
                    with client:
                        client.send(b"welcome")

        threading.Thread(target=answer, daemon=True).start()
        return server

    def _serve_datagrams(self, port: int) -> None:
        server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        server.bind(("127.0.0.1", port))
        self.servers.append(server)

        def answer() -> None:
            with contextlib.suppress(OSError):
                while True:
                    data, sender = server.recvfrom(9)
                    if not data:
                        return
                    server.sendto(b"welcome", sender)

        threading.Thread(target=answer, daemon=True).start()

    @property
    def facts(self) -> dict[str, str]:
        """What an attempt is told; nothing of it is secret."""
        return {
            "RUNTIME": str(self.runtime),
            "OUTSIDE": str(self.outside),
            "WORK": str(self.place.work),
            "VICTIM": str(self.victim.pid),
            "PORT": str(self.port),
            "SPARE": self.spare,
            "HOSTNAME_OUTSIDE": socket.gethostname(),
            "TMP_OUTSIDE": str(self.temporary),
        }

    def close(self) -> None:
        for server in self.servers:
            with contextlib.suppress(OSError):
                server.shutdown(socket.SHUT_RDWR)
            server.close()
        os.close(self.left_open)
        self.victim.kill()
        self.victim.wait()
        self.shared.unlink()
        shutil.rmtree(self.temporary)

    def untouched(self) -> None:
        """Nothing of the host was changed."""
        assert (self.place.home / ".bashrc").read_text() == "# mine\n"
        assert not list(self.outside.iterdir())
        assert not (self.place.home / "planted").exists()
        assert not (self.place.home / ".config/autostart").exists()
        git = self.place.work / ".git"
        assert not (git / "hooks/post-commit").exists()
        assert "pager" not in (git / "config").read_text()


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    host = Host(tmp_path_factory.mktemp("host"))
    try:
        yield host
    finally:
        host.close()


def words(attempt: Attempt) -> tuple[str, ...]:
    if attempt.bash:
        return ("bash", "-c", attempt.code)
    return (PYTHON, "-I", "-S", "-c", f"{PRELUDE}\n{attempt.code}")


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda attempt: attempt.name)
async def test_no_way_leads_out(host: Host, attempt: Attempt, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SECRET_TOKEN", "SECRET")
    place = host.place
    job = Job(
        words(attempt),
        place.work,
        owns=(place.work,),
        environment=host.facts,
        limits=Limits(seconds=20, scratch=64 * MIB),
    )
    outcome = await place.sandbox.run(job, place.paths)
    assert b"ESCAPED" not in outcome.out, outcome
    host.untouched()


@pytest.mark.parametrize("attempt", ATTEMPTS, ids=lambda attempt: attempt.name)
async def test_nor_from_a_layer(host: Host, attempt: Attempt) -> None:
    """Inside the layer a command may do to its copy what it likes; so only what reached the host counts here."""
    place = host.place
    job = Job(words(attempt), place.work, changes=(place.work,), environment=host.facts, limits=Limits(seconds=20))
    outcome = await place.sandbox.run(job, place.paths)
    assert outcome.layer is not None
    await outcome.layer.drop()
    host.untouched()
    only_in_its_copy = {"plant a git hook", "set git's pager", "put another .git in place"}
    if attempt.name not in only_in_its_copy:
        assert b"ESCAPED" not in outcome.out, outcome


@pytest.mark.parametrize("attempt", [a for a in ATTEMPTS if a.alone], ids=lambda attempt: attempt.name)
def test_outside_the_same_attempt_succeeds(tmp_path: Path, attempt: Attempt) -> None:
    """The control: an attempt that never works would prove nothing."""
    host = Host(tmp_path)
    try:
        environment = {**os.environ, **host.facts, "HOME": str(host.place.home), "SECRET_TOKEN": "SECRET"}
        left_open = os.open(host.outside, os.O_RDONLY)
        ended = subprocess.run(
            words(attempt), cwd=host.place.work, env=environment, capture_output=True, timeout=30, check=False,
            pass_fds=(left_open,),
        )  # fmt: skip
        os.close(left_open)
    finally:
        host.close()
    assert b"ESCAPED" in ended.stdout, ended


def test_enough_was_tried() -> None:
    assert len(ATTEMPTS) >= 60
    assert len({attempt.name for attempt in ATTEMPTS}) == len(ATTEMPTS)
    assert sum(attempt.alone for attempt in ATTEMPTS) >= 45
