import shutil
from pathlib import Path

import pytest
from pydantic import ValidationError

from ryxd.core.tool import ToolError
from ryxd.tools.backlight import Brightness, set_brightness
from ryxd.tools.sound import Volume, VolumeQuery, get_volume, set_volume
from tests.fakes.programs import AMIXER, BRIGHTNESSCTL, PACTL, WPCTL, Programs
from tests.fakes.view import FakeView

MIXERS = {"wpctl": WPCTL, "pactl": PACTL, "amixer": AMIXER}


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


@pytest.fixture
def view(tmp_path, programs):
    return FakeView(tmp_path, path=programs.path)


@pytest.fixture
def german(tmp_path, programs):
    return FakeView(tmp_path, path=programs.path, language="de")


@pytest.mark.parametrize("mixer", MIXERS)
@pytest.mark.parametrize(
    ("change", "level", "muted", "said"),
    [
        ({"level": 20}, 20, False, "Volume is at 20 %."),
        ({"level": 150}, 100, False, "Volume is at 100 %."),
        ({"level": -5}, 0, False, "Volume is at 0 %."),
        ({"delta": 10}, 50, False, "Volume is at 50 %."),
        ({"delta": -70}, 0, False, "Volume is at 0 %."),
        ({"delta": 99}, 100, False, "Volume is at 100 %."),
        ({"mute": True}, 40, True, "Sound is muted (volume 40 %)."),
        ({"mute": False}, 40, False, "Volume is at 40 %."),
    ],
)
async def test_the_volume_is_set_within_bounds_and_read_back(programs, view, mixer, change, level, muted, said):
    programs.write(mixer, MIXERS[mixer])
    done = await set_volume.run(Volume(**change), view)
    assert (done.level, done.muted, done.say) == (level, muted, said)


@pytest.mark.parametrize("mixer", MIXERS)
async def test_the_microphone_is_muted_and_the_sound_is_not(programs, view, german, mixer):
    programs.write(mixer, MIXERS[mixer])
    muted = await set_volume.run(Volume(mute=True, device="microphone"), view)
    assert (muted.device, muted.muted, muted.say) == ("microphone", True, "The microphone is muted.")
    assert (await get_volume.run(VolumeQuery(device="microphone"), german)).say == "Das Mikrofon ist stumm."
    assert not (await get_volume.run(VolumeQuery(), view)).muted
    again = await set_volume.run(Volume(mute=False, device="microphone"), view)
    assert (again.muted, again.say) == (False, "The microphone is on (40 %).")


@pytest.mark.parametrize("mixer", MIXERS)
async def test_how_loud_it_is_is_told_and_nothing_changes(programs, view, mixer):
    programs.write(mixer, MIXERS[mixer])
    found = await get_volume.run(VolumeQuery(), view)
    assert (found.level, found.muted, found.say) == (40, False, "Volume is at 40 %.")
    assert not [call for call in programs.calls(mixer) if any(word.startswith(("set", "sset")) for word in call)]


async def test_the_volume_is_said_in_german(programs, german):
    programs.write("wpctl", WPCTL)
    assert (await set_volume.run(Volume(level=30), german)).say == "Lautstärke: 30 %."
    assert (await set_volume.run(Volume(mute=True), german)).say == "Der Ton ist aus (Lautstärke 30 %)."


async def test_pipewire_comes_first_and_the_others_are_left_alone(programs, view):
    for name, body in MIXERS.items():
        programs.write(name, body)
    await set_volume.run(Volume(level=10), view)
    assert programs.calls("wpctl")[0] == ["set-volume", "-l", "1.0", "@DEFAULT_AUDIO_SINK@", "0.10"]
    assert programs.calls("pactl") == programs.calls("amixer") == []


async def test_a_program_that_fails_is_replaced_by_the_next(programs, view):
    programs.write("wpctl", "sys.exit('Could not connect to PipeWire')")
    programs.write("pactl", PACTL)
    assert (await set_volume.run(Volume(level=10), view)).level == 10


async def test_when_all_fail_each_reason_is_told(programs, view):
    programs.write("wpctl", "sys.exit('Could not connect to PipeWire')")
    programs.write("pactl", "print('what?')")
    with pytest.raises(
        ToolError, match=r"wpctl: Could not connect to PipeWire; pactl answered something unknown: 'what\?"
    ):
        await set_volume.run(Volume(delta=10), view)


async def test_without_a_program_the_packages_are_named(view, german):
    with pytest.raises(ToolError, match=r"install wireplumber \(wpctl\), .*pactl.*alsa-utils \(amixer\)"):
        await set_volume.run(Volume(level=10), view)
    with pytest.raises(ToolError, match="installiere wireplumber"):
        await set_volume.run(Volume(level=10), german)


@pytest.mark.parametrize(
    "arguments", [{}, {"level": 1, "delta": 1}, {"level": 1, "mute": True}, {"level": 10, "loud": True}]
)
def test_exactly_one_change_is_asked_for(arguments):
    with pytest.raises(ValidationError):
        Volume(**arguments)


@pytest.mark.parametrize(
    ("change", "level"),
    [({"level": 80}, 80), ({"level": 0}, 1), ({"delta": -90}, 1), ({"delta": 10}, 60), ({"delta": 90}, 100)],
)
async def test_the_brightness_is_set_and_never_goes_out(programs, view, change, level):
    programs.write("brightnessctl", BRIGHTNESSCTL)
    done = await set_brightness.run(Brightness(**change), view)
    assert (done.level, done.say) == (level, f"Brightness is at {level} %.")


async def test_a_panel_of_few_steps_stays_on(programs, view):
    programs.write("brightnessctl", BRIGHTNESSCTL.replace('{"now": 500, "max": 1000}', '{"now": 4, "max": 7}'))
    assert (await set_brightness.run(Brightness(level=1), view)).level == 14


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("sys.exit(\"Failed to read any devices of class 'backlight'.\")", "no screen whose brightness"),
        ('sys.exit("Can\'t modify brightness: Permission denied")', "group video"),
        ("print('nonsense')", "something unknown"),
    ],
)
async def test_why_the_brightness_cannot_be_set_is_told(programs, view, body, why):
    programs.write("brightnessctl", body)
    with pytest.raises(ToolError, match=why):
        await set_brightness.run(Brightness(delta=10), view)


@pytest.mark.skipif(
    not shutil.which("brightnessctl") or any(Path("/sys/class/backlight").glob("*")),
    reason="needs it, and no backlight",
)
async def test_the_machines_own_brightnessctl_understands_the_command_line(programs, view):
    programs.link("brightnessctl")
    with pytest.raises(ToolError, match="no screen whose brightness"):
        await set_brightness.run(Brightness(level=10), view)


async def test_without_brightnessctl_its_package_is_named(view):
    with pytest.raises(ToolError, match="install the package brightnessctl"):
        await set_brightness.run(Brightness(level=10), view)
