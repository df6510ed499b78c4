"""The parent of an MCP server: no process of the server outlives it, and it does not outlive the daemon.

    python -I -S launcher.py DAEMON PROGRAM ARGUMENT…

A server is often a tree (npx → sh → node): a signal for the daemon's child alone would leave the rest. So this
small process takes in whatever is orphaned below it (a "subreaper"), is told by the kernel when the daemon dies,
even by SIGKILL, and ends only when nothing below it is left. Standard library only; it is started as a file.
"""

import ctypes
import os
import signal
import sys

_PR_SET_PDEATHSIG = 1
_PR_SET_CHILD_SUBREAPER = 36
GRACE = 1.0
"""Seconds between SIGTERM and SIGKILL for the server."""
_ROUNDS = 1000
"""Times that the tree is looked through; a process that forks without end may be quicker than any one of them."""
_NOT_FOUND = 127


def main() -> int:
    """Run the program as a child, and end when it does; its exit code (128 + the signal, where it was one)."""
    daemon, *command = sys.argv[1:]
    prctl = ctypes.CDLL(None).prctl
    watched = {signal.SIGCHLD, signal.SIGTERM, signal.SIGINT, signal.SIGHUP}
    signal.pthread_sigmask(signal.SIG_BLOCK, watched)
    prctl(_PR_SET_CHILD_SUBREAPER, 1)
    prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != int(daemon):
        return 1
    server = os.fork()
    if server == 0:
        _become(prctl, watched, command)
    # the server's alone: their end must be seen on the other side when it has gone
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    code = _until_over(server, watched)
    _end_all()
    return code


def _become(prctl: "ctypes._FuncPointer", watched: set[signal.Signals], command: list[str]) -> None:
    """Be the server, in the child."""
    try:
        # where the launcher itself is killed, its child goes too
        prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, watched)
        for ignored in (signal.SIGPIPE, signal.SIGXFSZ):
            signal.signal(ignored, signal.SIG_DFL)
        os.execvp(command[0], command)  # noqa: S606, no shell on purpose
    except OSError as error:
        os.write(2, f"{command[0]} can't be started: {error.strerror}\n".encode(errors="replace"))
    finally:
        os._exit(_NOT_FOUND)


def _until_over(server: int, watched: set[signal.Signals]) -> int:
    """Wait for the server's end, or to be told to end it."""
    while True:
        told = signal.sigwait(watched)
        if (code := _reaped(server)) is not None:
            return code
        if told is not signal.SIGCHLD:
            for pid in _tree():
                _signal(pid, signal.SIGTERM)
            return _graced(server)


def _graced(server: int) -> int:
    """The server's exit code, if it ends within its grace."""
    while True:
        if signal.sigtimedwait({signal.SIGCHLD}, GRACE) is None:
            return 128 + signal.SIGKILL
        if (code := _reaped(server)) is not None:
            return code


def _reaped(server: int) -> int | None:
    """Take the exit codes of all that have ended; the server's, if it is among them."""
    code = None
    while True:
        try:
            pid, status = os.waitpid(-1, os.WNOHANG)
        except ChildProcessError:
            return code
        if pid == 0:
            return code
        if pid == server:
            ended = os.waitstatus_to_exitcode(status)
            code = ended if ended >= 0 else 128 - ended


def _end_all() -> None:
    """Kill whatever is below, until nothing is."""
    for _ in range(_ROUNDS):
        for pid in _tree():
            _signal(pid, signal.SIGKILL)
        try:
            os.waitpid(-1, 0)
        except ChildProcessError:
            return


def _tree() -> list[int]:
    """All processes below this one; the nearest first."""
    found = [os.getpid()]
    for pid in found:
        try:
            tasks = os.listdir(f"/proc/{pid}/task")
            for task in tasks:
                with open(f"/proc/{pid}/task/{task}/children", encoding="ascii") as children:
                    found += [int(child) for child in children.read().split()]
        except OSError:
            continue  # it has just ended
    return found[1:]


def _signal(pid: int, number: signal.Signals) -> None:
    try:
        os.kill(pid, number)
    except (ProcessLookupError, PermissionError):
        pass


if __name__ == "__main__":
    sys.exit(main())
