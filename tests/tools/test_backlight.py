"""brightnessctl on files like those of the kernel."""

import os

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.backlight import Brightness, set_brightness
from tests.fakes.panel import Panel, missing
from tests.fakes.programs import Programs
from tests.fakes.view import FakeView


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


@pytest.fixture
def panel(tmp_path, programs):
    """A laptop without a backlight yet."""
    if why := missing():
        pytest.skip(why)
    return Panel(tmp_path, programs)


@pytest.fixture
def user(act, programs):
    act.environment["PATH"] = programs.path
    return act


@pytest.mark.parametrize(
    ("change", "raw", "level"),
    [
        ({"level": 80}, 750, 80), ({"level": 0}, 9, 1), ({"level": 300}, 937, 100), ({"level": 29}, 272, 29),
        ({"delta": -90}, 9, 1), ({"delta": 10}, 594, 63), ({"delta": 90}, 937, 100), ({"delta": -7}, 434, 46),
    ],
)  # fmt: skip
async def test_the_brightness_is_set_and_never_goes_out(user, panel, change, raw, level):
    panel.light(500, 937)
    done = await user.good("set_brightness", **change)
    assert (done["level"], done["say"]) == (level, f"Brightness is at {level} %.")
    assert panel.raw() == raw


async def test_a_panel_of_few_steps_stays_on_and_each_step_is_seen(user, panel):
    panel.light(4, 7)
    assert (await user.good("set_brightness", level=1))["level"] == 14
    assert panel.raw() == 1
    for raw in (2, 3, 4, 5, 6, 7, 7):
        await user.good("set_brightness", delta=5)
        assert panel.raw() == raw
    for raw in (6, 5, 4, 3, 2, 1, 1):
        await user.good("set_brightness", delta=-5)
        assert panel.raw() == raw


async def test_brighter_and_back_is_where_it_was(user, panel):
    panel.light(333, 19393)
    for delta in (10, 15, -15, -10):
        await user.good("set_brightness", delta=delta)
    assert panel.raw() == 333


async def test_of_two_backlights_one_is_set_and_told(user, panel):
    panel.light(50, 100, "acpi_video0")
    panel.light(500, 1000)
    user.view.language = "de"
    assert (await user.good("set_brightness", level=30))["say"] == "Helligkeit: 30 %."
    assert (panel.raw("acpi_video0"), panel.raw()) in {(30, 500), (50, 300)}


async def test_where_there_is_no_backlight_that_is_told(user, panel):
    assert "no screen whose brightness" in await user.bad("set_brightness", level=30)


@pytest.mark.skipif(os.getuid() == 0, reason="root may write every file")
async def test_who_may_not_set_it_is_told_how_to_get_there(user, panel):
    panel.light(500, 1000).chmod(0o444)
    assert "join the group video" in await user.bad("set_brightness", delta=10)
    assert panel.raw() == 500


async def test_an_answer_that_is_none_is_not_believed(tmp_path, programs):
    programs.write("brightnessctl", "print('nonsense')")
    with pytest.raises(ToolError, match="something unknown"):
        await set_brightness.run(Brightness(delta=10), FakeView(tmp_path, path=programs.path))


async def test_without_brightnessctl_its_package_is_named(tmp_path, programs):
    with pytest.raises(ToolError, match="install the package brightnessctl"):
        await set_brightness.run(Brightness(level=10), FakeView(tmp_path, path=programs.path))
