"""What plays, and play, pause and skip: in whichever player runs (MPRIS 2.2 on the session bus)."""

import asyncio
from dataclasses import dataclass
from typing import Literal

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools.buses import Line, NobodyThere, line
from ryxd.tools.search.pattern import even
from ryxd.tools.speech import say

Button = Literal["play", "pause", "play_pause", "next", "previous", "stop"]
State = Literal["playing", "paused", "stopped", "unknown"]

PREFIX = "org.mpris.MediaPlayer2."
PATH = "/org/mpris/MediaPlayer2"
PLAYER = "org.mpris.MediaPlayer2.Player"
PLAYERCTLD = f"{PREFIX}playerctld"
"""Stands in for the others, and knows which was used last."""
METHODS = {
    "play": "Play", "pause": "Pause", "play_pause": "PlayPause", "next": "Next", "previous": "Previous",
    "stop": "Stop",
}  # fmt: skip
NEEDS = {
    "play": "CanPlay", "pause": "CanPause", "play_pause": "CanPause", "next": "CanGoNext",
    "previous": "CanGoPrevious",
}  # fmt: skip
SETTLES = 0.5
"""Seconds a player has to tell what came of it."""
LONGEST = 150
"""Characters of a title that are told."""


class Media(Arguments):
    """Which button."""

    command: Button = Field(description="what to do; play_pause does the other of the two")
    player: str | None = Field(
        default=None, max_length=80, description="which player, as in spotify; the one that plays if missing"
    )


class MediaDone(Output):
    """What the player says now."""

    ok: bool = True
    state: State
    title: str = Field(default="", description="artist and title, if the player tells")
    player: str = Field(default="", description="the player's name")
    say: str = Field(description="the answer in a sentence")


class PlayingQuery(Arguments):
    """Of which player."""

    player: str | None = Field(
        default=None, max_length=80, description="which player; the one that plays if missing"
    )


class Playing(Output):
    """What plays."""

    state: State
    title: str = Field(default="", description="artist and title, if the player tells")
    player: str = Field(default="", description="the player's name")
    others: list[str] = Field(default_factory=list, description="other players that run")
    say: str = Field(description="the answer in a sentence")


@dataclass(frozen=True)
class Player:
    """A player on the bus, as it was when it was asked."""

    service: str
    state: State
    title: str
    can: frozenset[str]

    @property
    def name(self) -> str:
        """As people call it: vlc of org.mpris.MediaPlayer2.vlc.instance123."""
        return self.service.removeprefix(PREFIX).split(".instance", 1)[0]


@tool("control the music or video that plays", permission=Permission.DESKTOP, groups={"desktop"})
async def media(args: Media, view: ToolView) -> MediaDone:
    """Press a button of a player: the named one, else the one that plays, else the one used last.

    Raises ToolError when none runs, and when it can't do that.
    """
    try:
        async with line(view, "session") as bus:
            player = _chosen(args.player, await _players(bus), view)
            await _press(bus, player, args.command, view)
            now = await _read(bus, player.service) or player
    except NobodyThere as error:
        raise ToolError(_none(view)) from error
    text = _done(args.command, now, view)
    return MediaDone(state=now.state, title=now.title, player=now.name, say=text)


@tool("tell what music or video plays", permission=Permission.READ, groups={"desktop"})
async def playing(args: PlayingQuery, view: ToolView) -> Playing:
    """Artist and title of what plays, and in which player. Raises ToolError when none runs."""
    try:
        async with line(view, "session") as bus:
            players = await _players(bus)
    except NobodyThere:
        players = []
    if not players and args.player is None:
        return Playing(state="stopped", say=say(view, en="Nothing is playing.", de="Es läuft nichts."))
    player = _chosen(args.player, players, view)
    others = [each.name for each in players if each is not player]
    return Playing(
        state=player.state, title=player.title, player=player.name, others=others, say=_told(player, view)
    )


async def _players(bus: Line) -> list[Player]:
    """All that answer: what plays first, then what is paused, then the rest; the one used last first."""
    dbus = "org.freedesktop.DBus"
    (names,) = await bus.call(dbus, "/org/freedesktop/DBus", dbus, "ListNames")
    services = sorted(name for name in names if name.startswith(PREFIX) and name != PLAYERCTLD)
    last: list[str] = []
    if PLAYERCTLD in names:
        try:
            told = await bus.all(PLAYERCTLD, PATH, "com.github.altdesktop.playerctld")
            last = [str(name) for name in told.get("PlayerNames", [])]
        except (NobodyThere, ToolError):
            last = []
    read = await asyncio.gather(*(_read(bus, service) for service in services))
    found = [player for player in read if player is not None]
    order = ("playing", "paused", "stopped", "unknown")

    def rank(player: Player) -> tuple[int, int, str]:
        used = last.index(player.service) if player.service in last else len(last)
        return order.index(player.state), used, player.service

    return sorted(found, key=rank)


async def _read(bus: Line, service: str) -> Player | None:
    """What a player says of itself; None for one that is gone or hangs."""
    try:
        told = await bus.all(service, PATH, PLAYER)
    except (NobodyThere, ToolError):
        return None
    status = str(told.get("PlaybackStatus", "")).lower()
    state: State = "unknown"
    if status in {"playing", "paused", "stopped"}:
        state = status  # type: ignore[assignment]
    about = told.get("Metadata") or {}
    artists = about.get("xesam:artist") or []
    artist = ", ".join(map(str, artists)) if isinstance(artists, list) else str(artists)
    title = " - ".join(filter(None, (artist, str(about.get("xesam:title") or ""))))[:LONGEST]
    can = frozenset(name for name in NEEDS.values() if told.get(name, True))
    return Player(service, state, title, can)


def _chosen(named: str | None, players: list[Player], view: ToolView) -> Player:
    if named is not None:
        wanted = even(named)
        matching = [each for each in players if wanted == even(each.name)]
        matching = matching or [each for each in players if wanted in even(each.name)]
        if not matching:
            run = ", ".join(dict.fromkeys(each.name for each in players))
            raise ToolError(
                say(
                    view,
                    en=f"no player called {named} runs" + (f"; there is {run}" if run else ""),
                    de=f"Es läuft kein Player namens {named}" + (f"; da ist {run}" if run else ""),
                )
            )
        return matching[0]
    if not players:
        raise ToolError(_none(view))
    return players[0]


async def _press(bus: Line, player: Player, command: Button, view: ToolView) -> None:
    if (needed := NEEDS.get(command)) and needed not in player.can:
        raise ToolError(
            say(
                view,
                en=f"{player.name} can't do that now ({command})",
                de=f"{player.name} kann das gerade nicht ({command})",
            )
        )
    async with bus.changing(PATH, PLAYER) as changed:
        await bus.call(player.service, PATH, PLAYER, METHODS[command])
        try:
            async with asyncio.timeout(SETTLES):
                await changed.wait()
        except TimeoutError:
            pass  # nothing changed, or it does not tell: what it says when asked counts


def _none(view: ToolView) -> str:
    return say(
        view,
        en="no player is running that could do that; start music or a video first",
        de="Es läuft kein Player, der das könnte; starte zuerst Musik oder ein Video",
    )


def _told(player: Player, view: ToolView) -> str:
    what = player.title or say(view, en="something without a title", de="etwas ohne Titel")
    if player.state == "playing":
        return say(view, en=f"Playing: {what} ({player.name}).", de=f"Es läuft: {what} ({player.name}).")
    if player.state == "paused":
        return say(view, en=f"Paused: {what} ({player.name}).", de=f"Pausiert: {what} ({player.name}).")
    return say(
        view, en=f"Nothing is playing ({player.name} runs).", de=f"Es läuft nichts ({player.name} ist offen)."
    )


def _done(command: Button, now: Player, view: ToolView) -> str:
    if command in {"next", "previous"} and now.title:
        return say(view, en=f"Now: {now.title}.", de=f"Jetzt: {now.title}.")
    about = f": {now.title}" if now.title and now.state == "playing" else ""
    return {
        "playing": say(view, en=f"Playing{about}.", de=f"Wiedergabe läuft{about}."),
        "paused": say(view, en="Paused.", de="Pausiert."),
        "stopped": say(view, en="Stopped.", de="Angehalten."),
    }.get(now.state, say(view, en="Done.", de="Erledigt."))
