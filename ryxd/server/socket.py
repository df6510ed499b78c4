"""The control socket: who may connect, how many, and where it lies (spec A8)."""

import asyncio
import contextlib
import logging
import os
import socket
import stat
import struct
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from ryxd.server.alone import Alone, another
from ryxd.server.connection import Connection, Limits
from ryxd.server.operations import Caller, Operations
from ryxd.wire.errors import Busy, ConfigError, DaemonGone, Refused, RyxError

log = logging.getLogger(__name__)

LONGEST = 107
"""Bytes in the path of a Unix socket, unix(7)."""

BACKLOG = 1024
"""Connections that may wait to be accepted; a full backlog is EAGAIN for a client that does not block."""


class SocketServer:
    """Serves `operations` on a Unix socket while the `async with` block runs.

    `inherited` is the listening socket that systemd gave us (ryxd.socket); it and its file stay when we
    go, so that requests wait for the next start. Without it the socket is made at `path`, and removed.
    `alone` is the lock when the caller has it already. `uid` is the only user that may connect.
    Raises Busy when another daemon has the socket, ConfigError when its folder can't be used.
    """

    def __init__(
        self,
        operations: Operations,
        path: Path,
        *,
        inherited: socket.socket | None = None,
        alone: Alone | None = None,
        uid: int | None = None,
        limits: Limits | None = None,
    ) -> None:
        self._operations = operations
        self._path = path
        self._inherited = inherited
        self._uid = os.getuid() if uid is None else uid
        self.limits = limits or Limits()
        """For clients that come from now on."""
        self._clients: dict[asyncio.Task[None], Connection] = {}
        self._server: asyncio.Server | None = None
        self._alone = alone
        self._own: Alone | None = None
        self._inode = 0

    @property
    def clients(self) -> int:
        """How many are connected."""
        return len(self._clients)

    async def __aenter__(self) -> Self:
        if self._alone is None:
            self._own = Alone(self._path).__enter__()
        try:
            listening = self._inherited if self._inherited is not None else _bind(self._path)
            listening.setblocking(False)
            if sys.version_info >= (3, 13):
                # asyncio would remove the socket's file, also systemd's
                self._server = await asyncio.start_unix_server(
                    self._accept, sock=listening, backlog=BACKLOG, cleanup_socket=False
                )
            else:
                self._server = await asyncio.start_unix_server(self._accept, sock=listening, backlog=BACKLOG)
            self._inode = self._path.stat().st_ino if self._inherited is None else 0
        except BaseException:
            self._unlock()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        if self._server is not None:
            # first no new ones, and those that asyncio has accepted must become clients of ours, three turns
            # of its loop later: it forgets to close what it was just accepting when the server closes
            for listening in self._server.sockets:
                asyncio.get_running_loop().remove_reader(listening.fileno())
            for _ in range(3):
                await asyncio.sleep(0)
            # no wait_closed: from 3.12.1 on it waits until every client has hung up by itself
            self._server.close()
        with contextlib.suppress(FileNotFoundError):
            if self._inode == self._path.stat().st_ino:
                self._path.unlink()
        bye = DaemonGone("ryxd stops; a run that was accepted is in the journal (ryxctl runs)")
        served = dict(self._clients)
        if served:
            await asyncio.gather(*(client.stop(bye) for client in served.values()))
            for task in served:
                task.cancel()
            await asyncio.wait(served)
        self._unlock()

    def _unlock(self) -> None:
        if self._own is not None:
            self._own.__exit__()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        pid, uid = _peer(writer.get_extra_info("socket"))
        caller = Caller(uid=uid, pid=pid, transport="socket")
        client = Connection(self._operations, caller, reader, writer, self.limits)
        task = asyncio.get_running_loop().create_task(
            client.serve(self._refusal(caller)), name=f"ryxd client {pid}"
        )
        self._clients[task] = client
        task.add_done_callback(self._left)

    def _left(self, task: asyncio.Task[None]) -> None:
        del self._clients[task]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a client's connection ended badly", exc_info=error)

    def _refusal(self, caller: Caller) -> RyxError | None:
        if caller.uid != self._uid:
            log.warning("process %d of user %d was refused", caller.pid, caller.uid)
            return Refused(f"this is the ryxd of user {self._uid}; you are user {caller.uid}: start your own")
        if len(self._clients) >= self.limits.clients:
            return Busy(f"{self.limits.clients} clients are connected, no more can be; close one of them")
        return None


def _bind(path: Path) -> socket.socket:
    """Listen at `path`. A socket that nobody serves any more is replaced, any other file is not."""
    if len(os.fsencode(path)) > LONGEST:
        raise ConfigError(f"{path} is longer than the {LONGEST} bytes of a socket's path; shorten XDG_RUNTIME_DIR")
    with contextlib.suppress(FileNotFoundError):
        if not stat.S_ISSOCK(path.lstat().st_mode):
            raise ConfigError(f"{path} is in the way of the control socket and is none; move it away")
        _check_dead(path)
        path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    try:
        listening.bind(os.fspath(path))
        # chmod, not umask: that is the whole process's. Nobody connects before listen().
        path.chmod(0o600)
        listening.listen(BACKLOG)
    except OSError as error:
        listening.close()
        raise ConfigError(f"the control socket {path} can't be made: {error.strerror}") from None
    return listening


def _check_dead(path: Path) -> None:
    """Raises Busy when somebody listens on the socket, whoever it is: a daemon, or systemd for one."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM | socket.SOCK_NONBLOCK) as test:
        try:
            test.connect(os.fspath(path))
        except (ConnectionRefusedError, FileNotFoundError):
            return
        except BlockingIOError:
            raise another(path, "unknown") from None  # its backlog is full: it listens, and is busy
        raise another(path, str(_peer(test)[0]))


def _peer(connected: socket.socket) -> tuple[int, int]:
    """Process and user at the other end, from the kernel (unix(7), SO_PEERCRED)."""
    pid, uid, _ = struct.unpack(
        "3i", connected.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, struct.calcsize("3i"))
    )
    return pid, uid
