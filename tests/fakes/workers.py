"""A worker that goes wrong as told: python workers.py ORDERS SOCKET PARENT.

ORDERS is a file with one word a start of the process, taken from the front; the last one stays. It speaks the
real protocol, and is no model.
"""

import os
import signal
import socket
import sys
from pathlib import Path

from ryxd.models.frames import Answered, Begun, Cancel, Complete, Load, Pipe, Ready, Texts
from ryxd.models.worker.__main__ import _settle


def program(orders: Path, *words: str) -> tuple[str, ...]:
    """The command line for a Pool; `orders` is written."""
    orders.write_text(" ".join(words))
    return (sys.executable, "-m", "tests.fakes.workers", str(orders))


def _answer(pipe: Pipe, job: Complete, text: str) -> None:
    pipe.send(Texts([[job.id, text, False]]))
    pipe.send(Answered(job.id, text, "end", 1, 0, 1, 0.0, 1.0, 1.0))


def main() -> None:
    orders = Path(sys.argv[1])
    _settle(int(sys.argv[3]))
    word, *rest = orders.read_text().split()
    orders.write_text(" ".join(rest) or word)
    sock = socket.socket(fileno=int(sys.argv[2]))
    pipe = Pipe(sock)
    assert isinstance(pipe.receive(), Load)
    if word == "segv-at-load":
        os.kill(os.getpid(), signal.SIGSEGV)
    if word == "exit-at-load":
        sys.exit("these are my last words")
    if word == "silent-at-load":
        signal.pause()
    if word == "garbage":
        sock.sendall(b"\0\0\0\3xyz")
        signal.pause()
    if word == "deaf":
        pipe.send(Ready("fake", 512, 100, 1, template=True))
        sock.close()
        signal.pause()
    if word == "huge":
        sock.sendall(b"\xff\xff\xff\xff")
        signal.pause()
    pipe.send(Ready("fake", 512, 100, 1, template=True))
    if word == "stuck":
        signal.pause()
    while isinstance(job := pipe.receive(), Complete):
        if word == "segv-before-begun":
            os.kill(os.getpid(), signal.SIGSEGV)
        pipe.send(Begun(job.id))
        if word == "segv":
            os.kill(os.getpid(), signal.SIGSEGV)
        if word == "silent":
            signal.pause()
        if word.startswith("half-"):
            pipe.send(Texts([[job.id, word.removeprefix("half-"), False]]))
            os.kill(os.getpid(), signal.SIGKILL)
        if word == "until-cancel":
            pipe.send(Texts([[job.id, "...", False]]))
            word = "echo" if isinstance(pipe.receive(), Cancel) else "say-not-cancelled"
            continue
        if word == "echo":
            _answer(pipe, job, job.messages[-1][1])
        if word.startswith("say-"):
            _answer(pipe, job, word.removeprefix("say-"))


if __name__ == "__main__":
    main()
