"""Make it louder, quieter or silent, the microphone too, through whichever sound server's program is there."""

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Literal, Self

from pydantic import Field, model_validator

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.speech import say

Device = Literal["output", "microphone"]


class Volume(Arguments):
    """Exactly one of level, delta and mute."""

    level: int | None = Field(default=None, ge=-1000, le=1000, description="percent, 0 to 100")
    delta: int | None = Field(default=None, ge=-1000, le=1000, description="percent louder, quieter if negative")
    mute: bool | None = Field(default=None, description="true silences, false undoes it")
    device: Device = Field(default="output", description="what is heard, or what hears")

    @model_validator(mode="after")
    def _one(self) -> Self:
        if sum(value is not None for value in (self.level, self.delta, self.mute)) != 1:
            raise ValueError("give exactly one of level, delta and mute")
        return self


class VolumeQuery(Arguments):
    """Of what."""

    device: Device = Field(default="output", description="what is heard, or what hears")


class NoDevice(ToolError):
    """The sound server answers, and has no such device: no other program would find one."""


class VolumeSet(Output):
    """What the sound server says now."""

    ok: bool = True
    device: Device = "output"
    level: int = Field(description="percent")
    muted: bool
    say: str = Field(description="the answer in a sentence")


@dataclass(frozen=True)
class Mixer:
    """One program's way to say it, for one of the devices; `read` takes the output of the `ask` commands.

    `which` asks for the device that the others are about, `absent` whether that is none at all.
    """

    program: str
    which: tuple[str, ...]
    absent: Callable[[str], bool]
    ask: tuple[tuple[str, ...], ...]
    read: Callable[[str], tuple[int, bool] | None]
    level: Callable[[int], tuple[str, ...]]
    mute: Callable[[bool], tuple[str, ...]]


def _wpctl(text: str) -> tuple[int, bool] | None:
    """Volume: 0.40 [MUTED] (wpctl of WirePlumber)."""
    match = re.search(r"Volume:\s*([\d.,]+)", text)
    return (round(float(match[1].replace(",", ".")) * 100), "[MUTED]" in text) if match else None


def _pactl(text: str) -> tuple[int, bool] | None:
    """Volume: front-left: 26214 /  40% / -23.88 dB, …; Mute: yes (pactl(1))."""
    match = re.search(r"(\d+)%", text)
    return (int(match[1]), "Mute: yes" in text) if match else None


def _amixer(text: str) -> tuple[int, bool] | None:
    """Front Left: Playback 26214 [40%] [on] (amixer(1))."""
    match = re.search(r"\[(\d+)%\]", text)
    return (int(match[1]), "[off]" in text) if match else None


def _wpctl_none(text: str, device: Device) -> bool:
    """Whether the default is no device (wpctl inspect).

    Without a microphone WirePlumber gives an output as the default source, what it plays being recordable: to
    mute that "microphone" silences the output (Alexays/Waybar#4010). Without an output it makes up auto_null.
    """
    kind = re.search(r'media\.class = "([^"]*)"', text)
    lent = device == "microphone" and kind is not None and kind[1] == "Audio/Sink"
    return lent or 'node.name = "auto_null"' in text


def _pactl_none(text: str, device: Device) -> bool:
    """The same of the default's name (pactl get-default-source)."""
    name = text.strip()
    return name in {"auto_null", "auto_null.monitor"} or (device == "microphone" and name.endswith(".monitor"))


def mixers(device: Device) -> tuple[Mixer, ...]:
    """The programs for a device, the best first: PipeWire's, PulseAudio's, ALSA's."""
    microphone = device == "microphone"
    node = "@DEFAULT_AUDIO_SOURCE@" if microphone else "@DEFAULT_AUDIO_SINK@"
    kind, name = ("source", "@DEFAULT_SOURCE@") if microphone else ("sink", "@DEFAULT_SINK@")
    control = "Capture" if microphone else "Master"
    on, off = ("cap", "nocap") if microphone else ("unmute", "mute")
    return (
        Mixer(
            "wpctl",
            ("inspect", node),
            lambda text: _wpctl_none(text, device),
            (("get-volume", node),),
            _wpctl,
            lambda level: ("set-volume", "-l", "1.0", node, f"{level / 100:.2f}"),
            lambda mute: ("set-mute", node, str(int(mute))),
        ),
        Mixer(
            "pactl",
            (f"get-default-{kind}",),
            lambda text: _pactl_none(text, device),
            ((f"get-{kind}-volume", name), (f"get-{kind}-mute", name)),
            _pactl,
            lambda level: (f"set-{kind}-volume", name, f"{level}%"),
            lambda mute: (f"set-{kind}-mute", name, str(int(mute))),
        ),
        Mixer(
            "amixer",
            (),  # a control that the card has not is an error of its own
            lambda _: False,
            (("-M", "sget", control),),
            _amixer,
            lambda level: ("-q", "-M", "sset", control, f"{level}%"),
            lambda mute: ("-q", "sset", control, off if mute else on),
        ),
    )


@tool("set the sound volume, or the microphone's", permission=Permission.DESKTOP, groups={"desktop"})
async def set_volume(args: Volume, view: ToolView) -> VolumeSet:
    """Set, change or mute the default output or microphone; never above 100 %.

    PipeWire's wpctl, then PulseAudio's pactl, then ALSA's amixer. Raises ToolError when none of them can.
    """
    return await _first(args.device, view, lambda mixer, path, environment: _set(mixer, path, args, environment))


@tool("tell how loud it is", permission=Permission.READ, groups={"desktop"})
async def get_volume(args: VolumeQuery, view: ToolView) -> VolumeSet:
    """The volume of the default output or microphone. Raises ToolError as set_volume does."""
    return await _first(args.device, view, _state)


Doing = Callable[[Mixer, str, Mapping[str, str]], Awaitable[tuple[int, bool]]]


async def _first(device: Device, view: ToolView, do: Doing) -> VolumeSet:
    """What the first of the programs that can do it says."""
    failed: list[str] = []
    for mixer in mixers(device):
        path = programs.found([mixer.program], view.environment)
        if path is None:
            continue
        environment = {**view.environment, "LC_ALL": "C"}
        try:
            if mixer.which:
                _there(mixer, device, await _run((path, *mixer.which), environment), view)
            level, muted = await do(mixer, path, environment)
        except NoDevice:
            raise
        except ToolError as error:
            failed.append(str(error).partition("\n")[0][:120])  # each says much of its own libraries
            continue
        text = _sentence(device, level, view, muted=muted)
        return VolumeSet(device=device, level=level, muted=muted, say=text)
    if failed:
        raise ToolError(
            say(
                view,
                en=f"the volume can't be read or set: {'; '.join(failed)}",
                de=f"Die Lautstärke lässt sich weder lesen noch ändern: {'; '.join(failed)}",
            ),
            retry=True,
        )
    raise ToolError(
        say(
            view,
            en="no program for the volume is installed; install wireplumber (wpctl), libpulse or "
            "pulseaudio-utils (pactl), or alsa-utils (amixer)",
            de="Es ist kein Programm für die Lautstärke installiert; installiere wireplumber (wpctl), libpulse "
            "oder pulseaudio-utils (pactl), oder alsa-utils (amixer)",
        )
    )


async def _set(mixer: Mixer, path: str, args: Volume, environment: Mapping[str, str]) -> tuple[int, bool]:
    """Do it and read back what came of it."""
    if args.mute is not None:
        await _run((path, *mixer.mute(args.mute)), environment)
    else:
        # a relative change is made absolute here: the programs' own steps can go over 100 %
        level = args.level if args.level is not None else (await _state(mixer, path, environment))[0]
        wanted = min(100, max(0, level + (args.delta or 0)))
        await _run((path, *mixer.level(wanted)), environment)
    return await _state(mixer, path, environment)


async def _state(mixer: Mixer, path: str, environment: Mapping[str, str]) -> tuple[int, bool]:
    text = "\n".join([await _run((path, *ask), environment) for ask in mixer.ask])
    state = mixer.read(text)
    if state is None:
        raise ToolError(f"{mixer.program} answered something unknown: {text[:80].strip()!r}")
    return state


async def _run(argv: tuple[str, ...], environment: Mapping[str, str]) -> str:
    ended = await programs.run(argv, environment, limit=1.5)
    if ended.code:
        name = argv[0].rsplit("/", 1)[-1]
        raise ToolError(f"{name}: {(ended.err or ended.out).strip() or f'exit code {ended.code}'}"[:200])
    return ended.out


def _there(mixer: Mixer, device: Device, text: str, view: ToolView) -> None:
    """Raise NoDevice where the answer to `which` says that there is none."""
    if not mixer.absent(text):
        return
    if device == "microphone":
        raise NoDevice(say(view, en="no microphone is connected", de="Es ist kein Mikrofon angeschlossen"))
    raise NoDevice(say(view, en="no sound output is connected", de="Es ist keine Tonausgabe angeschlossen"))


def _sentence(device: Device, level: int, view: ToolView, *, muted: bool) -> str:
    if device == "microphone":
        if muted:
            return say(view, en="The microphone is muted.", de="Das Mikrofon ist stumm.")
        return say(view, en=f"The microphone is on ({level} %).", de=f"Das Mikrofon ist an ({level} %).")
    if muted:
        return say(view, en=f"Sound is muted (volume {level} %).", de=f"Der Ton ist aus (Lautstärke {level} %).")
    return say(view, en=f"Volume is at {level} %.", de=f"Lautstärke: {level} %.")
