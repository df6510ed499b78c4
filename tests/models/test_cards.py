"""Energy of graphics cards: asked of a process of its own, through the real binding and a library as the driver has it."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.models import cards as module
from ryxd.models.cards import Cards
from ryxd.models.energy import Energy

# as the driver's library: two cards, of which one is too old to count; what the other has used stands in a file
LIBRARY = r"""
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
static int cards[2];
int nvmlInitWithFlags(unsigned flags) { return getenv("NO_CARDS") ? 9 : 0; }
int nvmlInit_v2(void) { return nvmlInitWithFlags(0); }
int nvmlDeviceGetCount_v2(unsigned *count) { *count = 2; return 0; }
int nvmlDeviceGetHandleByIndex_v2(unsigned index, void **card) { *card = &cards[index]; return 0; }
const char *nvmlErrorString(int code) { return "broken"; }
int nvmlDeviceGetTotalEnergyConsumption(void *card, unsigned long long *used) {
    if (card == &cards[0]) return 3;
    FILE *file = fopen(getenv("USED"), "r");
    if (!file || fscanf(file, "%llu", used) != 1) { for (;;) pause(); }
    fclose(file);
    return 0;
}
"""


@pytest.fixture
def used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Millijoules that the card has used so far; without the file the driver hangs."""
    (tmp_path / "nvml.c").write_text(LIBRARY)
    subprocess.run(["gcc", "-shared", "-fPIC", "-o", tmp_path / "libnvidia-ml.so.1", tmp_path / "nvml.c"], check=True)
    monkeypatch.setenv("LD_LIBRARY_PATH", str(tmp_path))
    monkeypatch.setenv("USED", str(tmp_path / "used"))
    (tmp_path / "used").write_text("5000000")
    (tmp_path / "version").write_text("NVRM version: 1")
    return tmp_path / "used"


def cards(used: Path) -> Cards:
    return Cards(used.parent / "version")


async def settled(some: Cards) -> None:
    await asyncio.wait(some._begun.values())


async def test_an_answer_alone_has_all_of_it_and_the_process_ends_with_it(used: Path, tmp_path: Path) -> None:
    mine = cards(used)
    energy = Energy(tmp_path, mine)
    async with energy.share(on_card=True) as share:
        assert share.joules is None
        await settled(mine)
        process = mine._process
        assert process is not None
        used.write_text("5007500")
    assert share.joules == pytest.approx(7.5)
    assert process.returncode is not None
    async with energy.share() as other:  # the processor's, and that is silent
        used.write_text("6000000")
    assert other.joules is None


async def test_what_is_written_at_the_same_time_is_divided(used: Path, tmp_path: Path) -> None:
    mine = cards(used)
    energy = Energy(tmp_path, mine)
    async with energy.share(on_card=True) as one:
        await settled(mine)
        used.write_text("5002000")
        async with energy.share(on_card=True) as two:
            await settled(mine)
            used.write_text("5006000")
    assert (one.joules, two.joules) == (pytest.approx(4), pytest.approx(2))
    assert mine._process is None


async def test_a_driver_that_hangs_holds_nobody_up_and_is_asked_again(used: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = cards(used)
    energy = Energy(tmp_path, mine)
    async with energy.share(on_card=True) as share:
        await settled(mine)
        used.unlink()
        monkeypatch.setattr(module, "SECONDS", 0.2)
    assert (share.joules, mine._process) == (None, None)
    monkeypatch.setattr(module, "SECONDS", 20.0)
    used.write_text("1000")
    async with energy.share(on_card=True) as share:
        await settled(mine)
        used.write_text("3000")
    assert share.joules == pytest.approx(2)


@pytest.mark.parametrize("missing", ["driver", "cards", "binding"])
async def test_where_no_card_tells_nothing_is_told_and_not_asked_again(
    used: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    mine = Cards(tmp_path / "none") if missing == "driver" else cards(used)
    monkeypatch.setenv("NO_CARDS", "1")
    if missing == "binding":
        monkeypatch.setattr(module, "find_spec", lambda _: None)
    energy = Energy(tmp_path, mine)
    for _ in range(2):
        async with energy.share(on_card=True) as share:
            if mine._begun:
                await settled(mine)
        assert share.joules is None
    assert (mine._there, mine._process) == (False, None)


def test_the_daemon_does_not_load_the_binding() -> None:
    code = "import sys, ryxd.models.cards, ryxd.models.pool; print('pynvml' in sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "False\n"
