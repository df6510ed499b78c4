"""The process that has a model in it: python -m ryxd.models.worker SOCKET PARENT.

A model kills its process in ways no `except` sees (SIGBUS, SIGSEGV, abort, the OOM killer), so it has one of
its own. The main thread owns the model; another reads what the daemon says. What a crash leaves on standard
error goes into the daemon's error message.
"""

import ctypes
import faulthandler
import os
import signal
import socket
import sys
from pathlib import Path

from ryxd.models.frames import BrokenFrame, Load, Pipe

_PR_SET_PDEATHSIG = 1
_OOM_SCORE = 500
"""When memory runs out the kernel should take a model, which comes back, and not the desktop."""


def _settle(parent: int) -> None:
    """Be a process that can be left alone: dies with the daemon, before the desktop, and tells why."""
    faulthandler.enable()
    # the terminal sends Ctrl-C to all of the daemon's group; the daemon decides what becomes of us
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:
        sys.exit("the daemon ended before its worker began")
    try:
        Path("/proc/self/oom_score_adj").write_text(str(_OOM_SCORE))
    except OSError as error:
        print(f"oom_score_adj stays: {error}", file=sys.stderr)


def main() -> None:
    """Serve one model until the daemon closes the socket."""
    _settle(int(sys.argv[2]))
    pipe = Pipe(socket.socket(fileno=int(sys.argv[1])))
    try:
        load = pipe.receive()
    except BrokenFrame as error:
        sys.exit(str(error))
    if not isinstance(load, Load):
        sys.exit("the first frame was not a load")

    # only now: llama.cpp takes a while to import, and a daemon that dies meanwhile must take us along
    from ryxd.models.worker.desk import serve

    serve(pipe, load)


if __name__ == "__main__":
    main()
