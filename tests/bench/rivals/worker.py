"""ryx's worker with clocks: python -m tests.bench.rivals.worker OPTIONS FILE SOCKET PARENT.

OPTIONS is JSON: fields of the Load frame to set. The calls into llama.cpp and the grammar library and the frames
that are sent are timed; SIGUSR1 writes what was found to FILE and begins anew. Nothing of it is in the product.
"""

import json
import os
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import llguidance.numpy
from llama_cpp import llama_cpp as api

from ryxd.models import frames

TIMED = {
    "llama_decode": "decode",
    # a graphics card decodes while the call is back already; who asks for the numbers waits for it
    "llama_get_logits_ith": "decode",
    "llama_synchronize": "decode",
    "llama_sampler_sample": "sampling",
    "llama_token_to_piece": "text",
    "llama_tokenize": "text",
    "llama_memory_seq_cp": "cells",
    "llama_memory_seq_rm": "cells",
    "llama_state_seq_get_data": "cells",
    "llama_state_seq_set_data": "cells",
}


class Clocks:
    """Seconds of each kind of work, and every step: when it began and ended, its tokens, its sequences."""

    def __init__(self) -> None:
        self._seconds: dict[str, float] = defaultdict(float)
        self._steps: list[tuple[float, float, int, int]] = []
        self._owner = 0
        """The thread that decodes; what other threads do meanwhile costs no time of the answers."""

    def timed(self, kind: str, call: Callable[..., Any]) -> Callable[..., Any]:
        """The same call, timed."""

        def wrapped(*args: Any) -> Any:
            if kind == "decode":
                self._owner = threading.get_ident()
            begun = time.perf_counter()
            try:
                return call(*args)
            finally:
                beside = threading.get_ident() != self._owner
                self._seconds[f"{kind}, beside" if beside else kind] += time.perf_counter() - begun

        return wrapped

    def decode(self, call: Callable[..., int]) -> Callable[..., int]:
        """llama_decode, with what was in its batch."""
        timed = self.timed("decode", call)

        def wrapped(context: Any, batch: Any) -> int:
            count = batch.n_tokens
            sequences = len({batch.seq_id[index][0] for index in range(count)})
            begun = time.perf_counter()
            status = timed(context, batch)
            self._steps.append((begun, time.perf_counter(), count, sequences))
            return status

        return wrapped

    def write(self, path: Path) -> None:
        """Put it where the bench reads it, and begin anew."""
        part = path.with_suffix(".part")
        part.write_text(json.dumps({"seconds": self._seconds, "steps": self._steps}))
        part.replace(path)
        self._seconds, self._steps = defaultdict(float), []


def program(folder: Path, **options: object) -> tuple[tuple[str, ...], Path]:
    """The command line for a Pool, and the file that it writes to."""
    path = folder / "clocks.json"
    return (sys.executable, "-m", "tests.bench.rivals.worker", json.dumps(options), str(path)), path


def read(path: Path, pid: int) -> dict[str, Any]:
    """What the worker found since it was last asked."""
    path.unlink(missing_ok=True)
    os.kill(pid, signal.SIGUSR1)
    until = time.monotonic() + 30
    while not path.exists():
        assert time.monotonic() < until, "the worker says nothing"
        time.sleep(0.002)
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def main() -> None:
    options, path = json.loads(sys.argv.pop(1)), Path(sys.argv.pop(1))
    clocks = Clocks()
    for name, kind in TIMED.items():
        wrap = clocks.decode if name == "llama_decode" else lambda call, kind=kind: clocks.timed(kind, call)
        setattr(api, name, wrap(getattr(api, name)))
    for name in ("fill_next_token_bitmask", "fill_next_token_bitmask_par"):
        setattr(llguidance.numpy, name, clocks.timed("masks", getattr(llguidance.numpy, name)))
    frames.Pipe.send = clocks.timed("frames", frames.Pipe.send)  # type: ignore[method-assign]
    receive = frames.Pipe.receive

    def received(pipe: frames.Pipe) -> frames.Message | None:
        message = receive(pipe)
        return replace(message, **options) if isinstance(message, frames.Load) else message

    frames.Pipe.receive = received  # type: ignore[method-assign]
    signal.signal(signal.SIGUSR1, lambda *_: clocks.write(path))

    from ryxd.models.worker.__main__ import main as serve

    serve()


if __name__ == "__main__":
    main()
