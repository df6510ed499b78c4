"""A worker that goes wrong as told: python workers.py ORDERS SOCKET PARENT.

ORDERS is a file with one word a start of the process, taken from the front; the last one stays. It speaks the
real protocol, and is no model.
"""

import os
import select
import signal
import socket
import subprocess
import sys
from pathlib import Path

from ryxd.models.frames import (
    Answered,
    Begun,
    Cancel,
    Complete,
    Failed,
    Load,
    Pipe,
    Progress,
    Ready,
    Texts,
    Unanswered,
)
from ryxd.models.worker.__main__ import rank, settle


def program(orders: Path, *words: str) -> tuple[str, ...]:
    """The command line for a Pool; `orders` is written."""
    orders.write_text(" ".join(words))
    return (sys.executable, "-m", "tests.fakes.workers", str(orders))


def _answer(pipe: Pipe, job: Complete, text: str) -> None:
    pipe.send(Texts([[job.id, text, False]]))
    pipe.send(Answered(job.id, text, "end", 1, 0, 1, 0.0, 1.0, 1.0))


def _batch(pipe: Pipe, sock: socket.socket) -> None:
    """Answer all at once, a letter a step, each with its own text; a "!" in it ends the process."""
    active: dict[int, list[str]] = {}
    texts: dict[int, str] = {}
    while True:
        if not active or select.select([sock], [], [], 0)[0]:
            message = pipe.receive()
            if message is None:
                return
            if isinstance(message, Complete):
                texts[message.id] = message.messages[-1][1]
                active[message.id] = list(texts[message.id])
                pipe.send(Begun(message.id))
            elif isinstance(message, Cancel):
                active.pop(message.id, None)
            continue
        for number in active:
            if active[number][:1] == ["!"]:
                os.kill(os.getpid(), signal.SIGSEGV)
        pipe.send(Texts([[number, left.pop(0), False] for number, left in active.items() if left]))
        for number in [number for number, left in active.items() if not left]:
            del active[number]
            pipe.send(Answered(number, texts[number], "end", 1, 0, 1, 0.0, 1.0, 1.0))


def main() -> None:
    orders = Path(sys.argv[1])
    settle(int(sys.argv[3]))
    word, *rest = orders.read_text().split()
    orders.write_text(" ".join(rest) or word)
    sock = socket.socket(fileno=int(sys.argv[2]))
    pipe = Pipe(sock)
    load = pipe.receive()
    assert isinstance(load, Load)
    rank(load)
    if word == "segv-at-load":
        os.kill(os.getpid(), signal.SIGSEGV)
    if word == "exit-at-load":
        sys.exit("these are my last words")
    if word == "no-room":
        pipe.send(Failed("3 MiB are free", memory=True))
        signal.pause()
    if word == "slow-at-load":
        orders.with_suffix(".go").read_text()  # a FIFO: waits until somebody opens it
        word = "say-new"
    if word == "silent-at-load":
        signal.pause()
    if word == "chatters-at-load":
        while True:
            pipe.send(Progress(0.5))
    if word == "prints-at-load":
        while True:
            os.write(2, b"again and again\n" * 1000)
    if word == "has-children":
        (orders.parent / "child").write_text(str(subprocess.Popen(["sleep", "1000"]).pid))
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
    if word == "batch":
        _batch(pipe, sock)
        return
    while isinstance(job := pipe.receive(), Complete):
        if word == "segv-before-begun":
            os.kill(os.getpid(), signal.SIGSEGV)
        pipe.send(Begun(job.id))
        if word == "segv":
            os.kill(os.getpid(), signal.SIGSEGV)
        if word == "silent":
            signal.pause()
        if word == "half-a-frame":
            sock.sendall(b"\0\0\1\0half")
            os.kill(os.getpid(), signal.SIGSEGV)
        if word == "closes":
            sock.close()
            sys.exit("I had enough")
        if word == "stopped":
            os.kill(os.getpid(), signal.SIGSTOP)
        if word == "chatters":
            while True:
                pipe.send(Texts([[job.id + 1000, "noise", False]] * 10))
        if word == "writes-on":
            while True:
                pipe.send(Texts([[job.id, "on and on " * 100, False]]))
        if word == "overloaded":
            pipe.send(Unanswered(job.id, "overloaded", "64 requests wait"))
        if word == "hold":
            pipe.send(Texts([[job.id, "...", False]]))
            orders.with_suffix(".go").read_text()  # a FIFO: waits until somebody opens it
            word = "echo"
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
