import os
import shutil
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models import frames
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.models.standing import Standing, lowered
from ryxd.models.usage import IDLE, Usage
from ryxd.wire.errors import NoRoom
from tests.fakes import workers
from tests.models.conftest import sparse

HELLO = Prompt((Message("user", "hello"),))
PATH = Path("/models/m.gguf")


@pytest.mark.parametrize(
    ("spec", "tier", "seconds"),
    [
        (ModelSpec(PATH), Tier.SMALL, None),
        (ModelSpec(PATH), Tier.LARGE, IDLE),
        (ModelSpec(PATH, idle=5), Tier.SMALL, 5),
        (ModelSpec(PATH, idle=0), Tier.LARGE, None),
        (ModelSpec(PATH, idle=5, pin=True), Tier.LARGE, None),
    ],
)
def test_when_an_idle_model_goes(spec: ModelSpec, tier: Tier, seconds: float | None) -> None:
    usage = Standing((tier,), spec).usage
    assert usage.ends == (None if seconds is None else usage.last + seconds)


def test_a_model_shared_with_the_small_tier_stays() -> None:
    assert Standing((Tier.SMALL, Tier.LARGE), ModelSpec(PATH)).usage.ends is None


def test_a_use_is_over_when_the_last_run_has_ended() -> None:
    usage = Usage(10, pinned=False)
    usage.last = before = time.monotonic() - 100
    usage.pin("r1")
    usage.pin("r1")
    usage.pin("r2")
    assert usage.ends is None
    assert usage.needed(without=frozenset({"r1"}))
    usage.unpin("r2")
    assert usage.needed()
    assert not usage.needed(without=frozenset({"r1"}))
    usage.unpin("r1")
    assert not usage.needed()
    assert usage.ends is not None
    assert usage.last > before
    assert usage.idle < 50
    usage.last = before
    usage.unpin("r9")  # never had it
    assert usage.last == before


async def test_a_process_stands_back_as_configured(pools: Callable[..., Pool], tmp_path: Path) -> None:
    program = workers.program(tmp_path / "orders", "echo")
    spec = ModelSpec(sparse(tmp_path / "m.gguf", 0.1), nice=7, io="idle")
    pool = pools({Tier.MEDIUM: spec}, program=program)
    await pool.load(Tier.MEDIUM)
    process = pool.info()[1].pid
    assert process is not None
    assert os.getpriority(os.PRIO_PROCESS, process) == os.getpriority(os.PRIO_PROCESS, 0) + 7
    if shutil.which("ionice"):
        told = subprocess.run(["ionice", "-p", str(process)], capture_output=True, text=True, check=True)
        assert told.stdout.strip() == "idle"


def test_without_ionice_that_is_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("PATH", "/nonexistent")
    assert lowered(ModelSpec(PATH, io="idle")) == ()
    assert "install util-linux" in caplog.text
    assert lowered(ModelSpec(PATH, nice=7)) == ()


async def test_a_worker_that_finds_no_room_is_no_failure(pools: Callable[..., Pool], tmp_path: Path) -> None:
    program = workers.program(tmp_path / "orders", "no-room", "echo")
    pool = pools({Tier.MEDIUM: ModelSpec(sparse(tmp_path / "m.gguf", 0.1))}, program=program)
    with pytest.raises(NoRoom, match=r"m\.gguf does not fit into memory: 3 MiB are free"):
        await pool.load(Tier.MEDIUM)
    assert pool.info()[1].state == "stopped"
    await pool.load(Tier.MEDIUM)
    assert pool.info()[1].state == "ready"


async def test_what_a_worker_says_of_itself_is_shown(pools: Callable[..., Pool], tmp_path: Path) -> None:
    program = workers.program(tmp_path / "orders", "echo")
    spec = ModelSpec(sparse(tmp_path / "m.gguf", 0.1), idle=1000)
    pool = pools({Tier.LARGE: spec}, program=program)
    await pool.complete(Tier.LARGE, HELLO)
    shown = pool.info()[2]
    ready = frames.Ready("fake", 512, 100, 1, template=True)
    assert (shown.name, shown.context, shown.threads, shown.device) == ("fake", ready.context, 1, ready.device)
    assert (shown.serves, shown.active, shown.waiting) == (("large",), 0, 0)
    assert shown.memory > 1 << 20
    assert shown.until is not None
    assert 900 < shown.until / 1000 - time.time() <= 1001  # it is rounded to milliseconds
    assert shown.why[0].startswith("on the CPU")
    await pool.unload(Tier.LARGE)
    shown = pool.info()[2]
    assert (shown.state, shown.until, shown.memory, shown.why) == ("stopped", None, 0, ("unloaded by hand",))
