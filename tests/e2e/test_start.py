"""What a daemon has done when it says that it is ready (spec A1), and what it has not."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.e2e.daemon import ROOT, Daemon

LATER = {
    "anyio", "charset_normalizer", "dbus_fast", "dbus_next", "httpx", "imagesize", "jinja2", "json_repair",
    "jsonschema_rs", "keyring", "llama_cpp", "mcp", "multiprocessing", "numpy", "psutil", "pyseccomp", "rapidfuzz",
    "regex", "tomlkit", "tree_sitter", "tree_sitter_bash", "urllib.request", "watchfiles",
    "ryxd.desktop.notify", "ryxd.doctor", "ryxd.engine.learning.learner", "ryxd.mcp.server", "ryxd.models.catalog.assign",
    "ryxd.models.remote.endpoint", "ryxd.sandbox.filter", "ryxd.server.dbus", "ryxd.tools.command",
}  # fmt: skip
"""Each takes milliseconds to import, and not every request needs it: it is imported where it is used."""

WATCHED = """
import gc, os, signal, socket, sys, threading

def watch():
    while b"READY=1" not in told.recv(4096):
        pass
    print(gc.isenabled(), gc.get_freeze_count() > 10_000, flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

told = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
told.bind(os.environ["NOTIFY_SOCKET"])
threading.Thread(target=watch, daemon=True).start()
sys.argv = ["ryxd"]

from ryxd.__main__ import main

main()
"""
"""A daemon in which a thread looks, when it is ready, whether the collector works."""


@pytest.fixture
def daemon(tmp_path: Path) -> Daemon:
    return Daemon(tmp_path, env={"PYTHONPROFILEIMPORTTIME": "1"})


async def test_what_few_requests_need_is_not_imported_before_ready(daemon: Daemon) -> None:
    async with daemon:
        client = await daemon.client()
        assert (await client.call("status"))["active"] == []
        await client.close()
    before, listens, _ = daemon.log.read_text().partition(" listens on ")
    assert listens, "the log does not say when it was ready"
    imported = {line.rpartition("|")[2].strip() for line in before.splitlines() if line.startswith("import time:")}
    assert {"ryxd.server.socket", "ryxd.tools.buses"} <= imported, "the list is not what it seems to be"
    assert not imported & LATER


def test_the_garbage_collector_works_when_it_is_ready(daemon: Daemon) -> None:
    env = {**daemon.env, "NOTIFY_SOCKET": str(daemon.folder / "notify")}
    env.pop("PYTHONPROFILEIMPORTTIME")
    done = subprocess.run(
        [sys.executable, "-c", WATCHED], env=env, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert (done.returncode, done.stdout) == (os.EX_OK, "True True\n"), done.stderr
