import pytest

from ryxd.core.dbusfix import close, connect
from ryxd.core.tool import ToolError
from ryxd.tools.media import Media, PlayingQuery, media, playing
from tests.fakes.players import FakePlayer, FakePlayerctld
from tests.fakes.view import FakeView


@pytest.fixture
def view(tmp_path, bus):
    return FakeView(tmp_path, DBUS_SESSION_BUS_ADDRESS=bus)


@pytest.fixture
def german(tmp_path, bus):
    return FakeView(tmp_path, language="de", DBUS_SESSION_BUS_ADDRESS=bus)


async def press(view, command, player=None):
    return await media.run(Media(command=command, player=player), view)


async def now(view, player=None):
    return await playing.run(PlayingQuery(player=player), view)


@pytest.mark.parametrize(
    ("command", "before", "button", "state", "said"),
    [
        ("pause", "Playing", "Pause", "paused", "Paused."),
        ("play", "Paused", "Play", "playing", "Playing: Hokusai - Wave."),
        ("play_pause", "Playing", "PlayPause", "paused", "Paused."),
        ("next", "Playing", "Next", "playing", "Now: Hokusai - Red Fuji."),
        ("previous", "Playing", "Previous", "playing", "Now: Hokusai - Red Fuji."),
        ("stop", "Playing", "Stop", "stopped", "Stopped."),
        ("play", "Playing", "Play", "playing", "Playing: Hokusai - Wave."),
    ],
)
async def test_the_player_does_what_the_button_says_and_tells_what_came_of_it(
    bus, view, command, before, button, state, said
):
    async with FakePlayer(bus, "vlc.instance123", before, titles=("Wave", "Red Fuji")) as player:
        done = await press(view, command)
    assert player.pressed == [button]
    assert (done.state, done.player, done.say) == (state, "vlc", said)


async def test_of_several_players_the_one_that_plays_is_meant(bus, view):
    async with (
        FakePlayer(bus, "a", "Paused") as a,
        FakePlayer(bus, "b", "Playing") as b,
        FakePlayer(bus, "c") as c,
    ):
        await press(view, "pause")
    assert (a.pressed, b.pressed, c.pressed) == ([], ["Pause"], [])


async def test_of_several_that_are_paused_the_one_used_last_is_meant(bus, view):
    async with (
        FakePlayer(bus, "a", "Paused") as a,
        FakePlayer(bus, "b", "Paused") as b,
        FakePlayerctld(bus, "b", "a"),
    ):
        await press(view, "play")
    assert (a.pressed, b.pressed) == ([], ["Play"])


async def test_a_player_can_be_named(bus, view):
    async with (
        FakePlayer(bus, "spotify", "Playing") as spotify,
        FakePlayer(bus, "firefox.instance_1_7") as firefox,
    ):
        await press(view, "play", "Firefox")
        with pytest.raises(ToolError, match="no player called mpv runs; there is firefox, spotify"):
            await press(view, "play", "mpv")
    assert (spotify.pressed, firefox.pressed) == ([], ["Play"])


async def test_what_plays_is_told(bus, view, german):
    async with FakePlayer(bus, "vlc", "Playing") as vlc, FakePlayer(bus, "mpv", "Paused", titles=("Rain",)) as mpv:
        found = await now(view)
        assert (found.title, found.others, found.say) == (
            "Hokusai - Wave",
            ["mpv"],
            "Playing: Hokusai - Wave (vlc).",
        )
        assert (await now(german)).say == "Es läuft: Hokusai - Wave (vlc)."
        assert (await now(view, "mpv")).say == "Paused: Hokusai - Rain (mpv)."
        vlc.status = mpv.status = "Stopped"
        assert (await now(view)).state == "stopped"
    assert vlc.pressed == mpv.pressed == []


async def test_nothing_that_plays_is_no_error(view, german):
    assert (await now(view)).say == "Nothing is playing."
    assert (await now(german)).say == "Es läuft nichts."


async def test_without_a_player_or_a_bus_a_button_says_so(tmp_path, view, german):
    with pytest.raises(ToolError, match="no player is running"):
        await press(view, "pause")
    with pytest.raises(ToolError, match="Es läuft kein Player"):
        await press(german, "pause")
    with pytest.raises(ToolError, match="no player is running"):
        await press(FakeView(tmp_path, DBUS_SESSION_BUS_ADDRESS=f"unix:path={tmp_path}/none"), "pause")


async def test_a_player_that_cannot_skip_is_not_pressed(bus, view):
    async with FakePlayer(bus, "radio", "Playing") as player:
        player.can = False
        with pytest.raises(ToolError, match="radio can't do that now"):
            await press(view, "next")
    assert player.pressed == []


async def test_a_player_that_hangs_is_passed_over(bus, view):
    silent = await connect(bus)
    try:
        await silent.request_name("org.mpris.MediaPlayer2.aaa")
        silent.add_message_handler(lambda _: True)  # it takes every call, and answers none
        async with FakePlayer(bus, "vlc", "Playing") as player:
            await press(view, "pause")
        assert player.pressed == ["Pause"]
    finally:
        await close(silent)
