"""What becomes of damaged model files: python -m tests.fakes.damage, one line of JSON in and one out for each.

In: a path. Out: how a worker ended that was to load that file and answer something. Each gets a process of its
own, forked from this one, which has imported llama.cpp but never used it (a fork after that hangs): hundreds
of files in seconds. The model is served as in a real worker, by `serve` over a socketpair.
"""

import json
import os
import signal
import socket
import sys
from pathlib import Path

from ryxd.models.frames import Answered, BrokenFrame, Complete, Failed, Load, Pipe, Ready, Unanswered
from ryxd.models.worker.serving import serve

PATIENCE = 20.0


def _worker(path: str, sock: socket.socket) -> None:
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 2)
    serve(Pipe(sock), Load(path, context=64, threads=1))
    os._exit(0)


def _ask(pipe: Pipe) -> str:
    """What the worker makes of it."""
    while True:
        try:
            message = pipe.receive()
        except BrokenFrame as error:
            return f"broken: {error}"
        except TimeoutError:
            return "hangs"
        match message:
            case None:
                return "died"
            case Ready():
                pipe.send(Complete(1, [["user", "hi"]], max_tokens=4))
            case Failed(error) | Unanswered(_, _, error):
                return f"refused: {error}"
            case Answered():
                return "answered"


def _try(path: str) -> dict[str, object]:
    ours, theirs = socket.socketpair()
    child = os.fork()
    if child == 0:
        ours.close()
        try:
            _worker(path, theirs)
        finally:
            os._exit(70)
    theirs.close()
    pipe = Pipe(ours)
    ours.settimeout(PATIENCE)
    outcome = _ask(pipe)
    if outcome == "hangs":
        os.kill(child, signal.SIGKILL)
    ours.close()
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return {"path": Path(path).name, "outcome": outcome, "code": code}


def main() -> None:
    for line in sys.stdin:
        print(json.dumps(_try(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
