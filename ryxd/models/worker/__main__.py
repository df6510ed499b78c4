"""The process that has a model in it: python -m ryxd.models.worker SOCKET PARENT.

A model kills its process in ways no `except` sees (SIGBUS, SIGSEGV, abort, the OOM killer), so it has one of
its own. The main thread owns the model; another reads what the daemon says. What a crash leaves on standard
error goes into the daemon's error message.
"""

import ctypes
import faulthandler
import os
import resource
import signal
import socket
import sys
from pathlib import Path

from ryxd.models.frames import BrokenFrame, Load, Pipe

_PR_SET_PDEATHSIG = 1
_OOM_MOST = 1000


def settle(parent: int) -> None:
    """Be a process that can be left alone: it dies with the daemon, tells why, and leaves no image of itself."""
    faulthandler.enable()
    # the terminal sends Ctrl-C to all of the daemon's group; the daemon decides what becomes of us
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # gigabytes of weights, and what the user wrote
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit("the daemon ended before its worker began")


def rank(load: Load) -> None:
    """Take the place of this model: when memory or time is short, a model waits or goes, and comes back."""
    adjust = Path("/proc/self/oom_score_adj")
    try:
        # from where the daemon stands: a user may only go up, and systemd starts users' services at 200
        inherited = int(adjust.read_text())
        adjust.write_text(str(inherited + (_OOM_MOST - inherited) * load.oom // 100))
        # Linux takes the I/O priority from the niceness where none is set
        os.nice(load.nice)
    except OSError as error:
        print(f"priorities stay: {error}", file=sys.stderr)


def main() -> None:
    """Serve one model until the daemon closes the socket."""
    settle(int(sys.argv[2]))
    sock = socket.socket(fileno=int(sys.argv[1]))
    sock.set_inheritable(False)  # nobody else may hold it open when we are gone: its end is how that is seen
    pipe = Pipe(sock)
    try:
        load = pipe.receive()
    except BrokenFrame as error:
        sys.exit(str(error))
    if not isinstance(load, Load):
        sys.exit("the first frame was not a load")
    rank(load)  # before any other thread: niceness is a thread's

    # only now: llama.cpp takes a while to import, and a daemon that dies meanwhile must take us along
    from ryxd.models.worker.serving import serve

    serve(pipe, load)


if __name__ == "__main__":
    main()
