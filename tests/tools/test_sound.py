"""wpctl, pactl and amixer on a real PipeWire; what one did, another one tells."""

import pytest
from pydantic import ValidationError

from ryxd.core.tool import ToolError
from ryxd.tools.sound import Volume, VolumeQuery, get_volume, set_volume
from tests.fakes.programs import Programs
from tests.fakes.soundserver import SINK, SOURCE, missing, sound_server
from tests.fakes.view import FakeView

MIXERS = ("wpctl", "pactl", "amixer")


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    if why := missing():
        pytest.skip(why)
    with sound_server(tmp_path_factory.mktemp("run"), tmp_path_factory.mktemp("home")) as sound:
        yield sound


@pytest.fixture
def sound(server):
    """Speakers and a microphone, both at 40 %."""
    server.set(SINK, "speakers", 40, muted=False)
    server.set(SOURCE, "headset", 40, muted=False)
    return server


@pytest.fixture
def programs(tmp_path):
    return Programs(tmp_path / "bin")


@pytest.fixture
def user(act, sound, programs):
    """Somebody at a desktop that has this sound server, and only the programs that the test gives."""
    act.environment = {**sound.environment, "PATH": programs.path}
    return act


@pytest.mark.parametrize("mixer", MIXERS)
@pytest.mark.parametrize(
    ("change", "level", "muted", "said"),
    [
        ({"level": 20}, 20, False, "Volume is at 20 %."),
        ({"level": 150}, 100, False, "Volume is at 100 %."),
        ({"level": -5}, 0, False, "Volume is at 0 %."),
        ({"level": 29}, 29, False, "Volume is at 29 %."),
        ({"delta": 10}, 50, False, "Volume is at 50 %."),
        ({"delta": -70}, 0, False, "Volume is at 0 %."),
        ({"delta": 99}, 100, False, "Volume is at 100 %."),
        ({"mute": True}, 40, True, "Sound is muted (volume 40 %)."),
        ({"mute": False}, 40, False, "Volume is at 40 %."),
    ],
)
async def test_the_volume_is_set_within_bounds(user, sound, programs, mixer, change, level, muted, said):
    programs.link(mixer)
    done = await user.good("set_volume", **change)
    assert (done["level"], done["muted"], done["say"]) == (level, muted, said)
    assert sound.wireplumber(SINK) == sound.pulse(SINK, "speakers") == (level, muted)
    assert sound.pulse(SOURCE, "headset") == (40, False)


@pytest.mark.parametrize("mixer", MIXERS)
async def test_the_microphone_is_muted_and_the_sound_is_not(user, sound, programs, mixer):
    programs.link(mixer)
    muted = await user.good("set_volume", mute=True, device="microphone")
    assert (muted["device"], muted["muted"], muted["say"]) == ("microphone", True, "The microphone is muted.")
    assert sound.wireplumber(SOURCE) == sound.pulse(SOURCE, "headset") == (40, True)
    assert sound.wireplumber(SINK) == (40, False)
    user.view.language = "de"
    assert (await user.good("get_volume", device="microphone"))["say"] == "Das Mikrofon ist stumm."
    again = await user.good("set_volume", mute=False, device="microphone")
    assert (again["muted"], again["say"]) == (False, "Das Mikrofon ist an (40 %).")
    assert (await user.good("set_volume", level=70, device="microphone"))["level"] == 70
    assert sound.pulse(SOURCE, "headset") == (70, False)
    assert sound.pulse(SINK, "speakers") == (40, False)


@pytest.mark.parametrize("mixer", MIXERS)
async def test_how_loud_it_is_is_told_and_nothing_changes(user, sound, programs, mixer):
    programs.link(mixer)
    sound.set(SINK, "speakers", 130, muted=True)
    assert (await user.good("get_volume"))["say"] == "Sound is muted (volume 130 %)."
    assert sound.wireplumber(SINK) == (130, True)


@pytest.mark.parametrize("mixer", MIXERS)
async def test_what_somebody_made_too_loud_comes_down(user, sound, programs, mixer):
    programs.link(mixer)
    sound.set(SINK, "speakers", 130, muted=False)
    assert (await user.good("set_volume", delta=5))["level"] == 100
    assert sound.wireplumber(SINK) == (100, False)


@pytest.mark.parametrize("mixer", MIXERS)
async def test_it_is_the_output_that_is_chosen_now(user, sound, programs, mixer):
    programs.link(mixer)
    sound.plug("television", SINK)
    sound.set(SINK, "television", 80, muted=False)
    try:
        assert (await user.good("set_volume", delta=-10))["level"] == 70
        assert sound.pulse(SINK, "television") == (70, False)
        assert sound.pulse(SINK, "speakers") == (40, False)
        sound.choose("speakers", SINK)
        assert (await user.good("set_volume", mute=True))["level"] == 40
        assert sound.pulse(SINK, "television") == (70, False)
    finally:
        sound.unplug("television")
    assert sound.pulse(SINK, "speakers") == (40, True)


@pytest.mark.parametrize("mixer", ["wpctl", "pactl"])
async def test_where_there_is_no_microphone_the_sound_is_not_muted_instead(user, sound, programs, mixer):
    # their default microphone is then what the speakers play
    programs.link(*MIXERS[MIXERS.index(mixer) :])
    sound.unplug("headset")
    try:
        assert "no microphone is connected" in await user.bad("set_volume", mute=True, device="microphone")
        assert "no microphone is connected" in await user.bad("get_volume", device="microphone")
        assert sound.wireplumber(SINK) == (40, False)
        assert sound.pulse(SOURCE, "speakers.monitor") == (100, False)
    finally:
        sound.plug("headset", SOURCE)
    assert (await user.good("set_volume", mute=True, device="microphone"))["say"] == "The microphone is muted."


@pytest.mark.parametrize("mixer", ["wpctl", "pactl"])
async def test_where_nothing_can_be_heard_no_volume_is_told(user, sound, programs, mixer):
    programs.link(mixer)
    sound.unplug("speakers")
    try:
        user.view.language = "de"
        assert "Es ist keine Tonausgabe angeschlossen" in await user.bad("set_volume", level=50)
    finally:
        sound.plug("speakers", SINK)


async def test_the_volume_is_said_in_german(user, sound, programs):
    programs.link("wpctl")
    user.view.language = "de"
    assert (await user.good("set_volume", level=30))["say"] == "Lautstärke: 30 %."
    assert (await user.good("set_volume", mute=True))["say"] == "Der Ton ist aus (Lautstärke 30 %)."


async def test_pipewire_comes_first_and_the_others_are_left_alone(user, programs):
    programs.link("wpctl")
    for name in ("pactl", "amixer"):
        programs.write(name, "")
    await user.good("set_volume", level=10)
    assert programs.calls("pactl") == programs.calls("amixer") == []


async def test_a_program_that_fails_is_replaced_by_the_next(user, sound, programs, tmp_path):
    programs.link("wpctl", "pactl")
    user.environment["PIPEWIRE_RUNTIME_DIR"] = str(tmp_path)
    assert (await user.good("set_volume", level=10))["level"] == 10
    assert sound.wireplumber(SINK) == (10, False)


async def test_when_all_fail_each_reason_is_told(user, programs, tmp_path):
    programs.link(*MIXERS)
    user.environment["XDG_RUNTIME_DIR"] = str(tmp_path)
    told = await user.bad("set_volume", delta=10)
    assert "wpctl: Could not connect to PipeWire; pactl: Connection failure: Connection refused" in told
    assert "amixer: " in told


async def test_a_program_that_answers_something_else_is_not_believed(tmp_path, programs):
    programs.write("pactl", "print('what?')")
    with pytest.raises(ToolError, match=r"pactl answered something unknown: 'what\?"):
        await get_volume.run(VolumeQuery(), FakeView(tmp_path, path=programs.path))


async def test_without_a_program_the_packages_are_named(tmp_path, programs):
    with pytest.raises(ToolError, match=r"install wireplumber \(wpctl\), .*pactl.*alsa-utils \(amixer\)"):
        await set_volume.run(Volume(level=10), FakeView(tmp_path, path=programs.path))
    with pytest.raises(ToolError, match="installiere wireplumber"):
        await set_volume.run(Volume(level=10), FakeView(tmp_path, path=programs.path, language="de"))


@pytest.mark.parametrize(
    "arguments", [{}, {"level": 1, "delta": 1}, {"level": 1, "mute": True}, {"level": 10, "loud": True}]
)
def test_exactly_one_change_is_asked_for(arguments):
    with pytest.raises(ValidationError):
        Volume(**arguments)
