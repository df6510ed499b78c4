"""Energy as the kernel counts it: divided among who was there, also over the end of a counter; nothing where it is silent."""

from pathlib import Path

import pytest

from ryxd.models.energy import Energy


def zone(sys: Path, name: str, value: int, most: int = 1_000_000_000) -> Path:
    folder = sys / "class/powercap" / name
    folder.mkdir(parents=True)
    (folder / "max_energy_range_uj").write_text(f"{most}\n")
    (folder / "energy_uj").write_text(f"{value}\n")
    return folder / "energy_uj"


async def test_an_answer_alone_has_all_of_it(tmp_path: Path) -> None:
    counter = zone(tmp_path, "intel-rapl:0", 5_000_000)
    zone(tmp_path, "intel-rapl:0:0", 1_000_000)  # a part of the first
    zone(tmp_path, "intel-rapl-mmio:0", 5_000_000)  # the same once more
    energy = Energy(tmp_path)
    assert energy.told
    async with energy.share() as used:
        counter.write_text("12000000\n")
    assert used.joules == pytest.approx(7)
    async with energy.share() as other:
        pass
    assert other.joules == 0


async def test_what_is_written_at_the_same_time_is_divided_and_the_sum_is_right(tmp_path: Path) -> None:
    first, second = zone(tmp_path, "intel-rapl:0", 0), zone(tmp_path, "intel-rapl:1", 100)
    energy = Energy(tmp_path)
    async with energy.share() as one:
        first.write_text("2000000\n")
        async with energy.share() as two:
            first.write_text("5000000\n")
            second.write_text("1000100\n")
        first.write_text("6000000\n")
    assert (one.joules, two.joules) == (pytest.approx(2 + 2 + 1), pytest.approx(2))


async def test_a_counter_that_began_anew_is_read_over_its_end(tmp_path: Path) -> None:
    counter = zone(tmp_path, "intel-rapl:0", 9_000_000, most=10_000_000)
    energy = Energy(tmp_path)
    async with energy.share() as used:
        counter.write_text("500000\n")
    assert used.joules == pytest.approx(1.5)


async def test_drivers_are_read_where_there_is_no_rapl(tmp_path: Path) -> None:
    folder = tmp_path / "class/hwmon/hwmon3"
    folder.mkdir(parents=True)
    (folder / "energy1_input").write_text("1000000\n")
    energy = Energy(tmp_path)
    async with energy.share() as used:
        (folder / "energy1_input").write_text("4000000\n")
    assert used.joules == pytest.approx(3)


@pytest.mark.parametrize("there", [False, True])
async def test_where_nothing_can_be_read_nothing_is_told(tmp_path: Path, there: bool) -> None:
    if there:
        zone(tmp_path, "intel-rapl:0", 1).write_text("no number\n")
    energy = Energy(tmp_path)
    async with energy.share() as used:
        pass
    assert used.joules is None
    assert not energy.told


async def test_a_counter_that_goes_away_adds_nothing(tmp_path: Path) -> None:
    counter = zone(tmp_path, "intel-rapl:0", 1)
    energy = Energy(tmp_path)
    async with energy.share() as used:
        counter.unlink()
    assert used.joules == 0
