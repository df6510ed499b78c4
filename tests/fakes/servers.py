"""OpenAI-compatible servers that others wrote, started for a test. No fakes: the starter model answers."""

import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ryxd.models.starter import starter

BUILT = Path.home() / ".cache" / "ryx" / "build" / "llama-server"
"""Where bin/build-llama-server puts it."""

EVERY = ["llama-cpp-python", pytest.param("llama-server", marks=pytest.mark.rare)]
"""For `params` of a fixture."""


def command(which: str, *more: str) -> list[str]:
    """The program that serves the starter model, or the test is skipped."""
    if which == "llama-cpp-python":
        pytest.importorskip("sse_starlette")
        options = ["--model", str(starter()), "--n_ctx", "512", "--n_threads", "1", "--verbose", "false"]
        return [sys.executable, "-m", "llama_cpp.server", *options, *more]
    named = [os.environ.get("RYX_LLAMA_SERVER"), shutil.which("llama-server"), str(BUILT)]
    binary = next((name for name in named if name and Path(name).is_file()), None)
    if binary is None:
        pytest.skip("no llama-server: RYX_LLAMA_SERVER, PATH, bin/build-llama-server")
    return [binary, "-m", str(starter()), "-c", "512", "-np", "1", "-t", "1", "--no-webui", *more]


@contextmanager
def running(log: Path, program: list[str]) -> Iterator[str]:
    """A server, once it listens; its url."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port = one.getsockname()[1]
    with log.open("wb") as out:
        process = subprocess.Popen([*program, "--host", "127.0.0.1", "--port", str(port)], stdout=out, stderr=out)
    try:
        end = time.monotonic() + 60
        while True:
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < end, log.read_text()
            try:
                socket.create_connection(("127.0.0.1", port)).close()
            except OSError:
                time.sleep(0.05)  # nothing tells of it
            else:
                break
        yield f"http://127.0.0.1:{port}/v1"
    finally:
        process.terminate()
        process.wait()
