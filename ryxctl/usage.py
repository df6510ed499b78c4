"""What can be typed: every command with its options, from the wire's table and from here.

Help, argparse and the shells' completions follow from this.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

from ryxctl.table import COMMANDS

AUTOMATIC = {"ask": ("origin", "context", "cwd", "stream"), "answer": ("stream",)}
"""Fields that this program fills in; nobody types them."""

SHORT = {"limit": "-n", "session": "-s"}
"""Options that are typed often enough for a letter."""

Kind = Literal["flag", "int", "str", "words"]

SHELLS = ("bash", "zsh", "fish")


@dataclass(frozen=True)
class Option:
    """Something after the command's name: a flag, a value with a name, or a word in its place."""

    name: str
    help: str
    kind: Kind = "flag"
    positional: bool = False
    required: bool = True
    """Of a positional one: whether it must be there."""
    default: Any = None
    choices: tuple[str, ...] | None = None

    @property
    def flags(self) -> tuple[str, ...]:
        """How it is typed, the short form first."""
        long = f"--{self.name.replace('_', '-')}"
        return (SHORT[self.name], long) if self.name in SHORT else (long,)


@dataclass(frozen=True)
class Usage:
    """One command, as it is typed."""

    name: str
    help: str
    options: tuple[Option, ...] = ()
    remote: bool = False
    """Whether it is a command of the wire."""
    passes: str | None = None
    """The module that gets the arguments as they are."""
    detail: str = field(default="")


JSON = Option("json", "print JSON for programs")
SOCKET = Option("socket", "the daemon's socket (RYX_SOCKET; $XDG_RUNTIME_DIR/ryx/ryxd.sock)", "str")

_LOCAL = (
    Usage(
        "watch",
        "Watch what happens, live: one run to its end, or all runs side by side.",
        (Option("run", "the run (r12)", "str", positional=True, required=False), JSON, SOCKET),
    ),
    Usage(
        "gate",
        "Say how a request would be routed, without doing it.",
        (JSON, Option("text", "the request, or - for standard input", "words", positional=True)),
        passes="ryxd.engine.gate",
    ),
    Usage("doctor", "Say what is missing on this machine, and what to do.", (JSON,), passes="ryxd.doctor"),
    Usage(
        "prompt",
        "Ask with the menu program of the desktop, and return at once.",
        (Option("program", "the menu program with its arguments", "str"), SOCKET),
        detail='A second call closes the menu of the first. config.toml: [desktop] prompt = "wofi --dmenu".',
    ),
    Usage(
        "completions",
        "Print the completions of a shell.",
        (Option("shell", "bash, zsh or fish", "str", positional=True, choices=SHELLS),),
    ),
    Usage("version", "Print the version of this program and of its protocol.", (JSON,)),
)

_ASK = (
    Option("new", "begin a new session"),
    Option("quiet", "print the answer and nothing else"),
)

_DETAIL = {
    "ask": "Words are joined. Standard input, when it is not a terminal, becomes what the request is about; "
    "with - it is the request itself. Words that begin with a dash go after --.",
}


def _option(name: str, info: dict[str, Any], positional: tuple[str, ...]) -> Option:
    kinds: dict[str, Kind] = {"bool": "flag", "int": "int", "list": "words"}
    kind: Kind = "words" if name == "text" and name in positional else kinds.get(info["type"], "str")
    return Option(name, info["help"], kind, name in positional, info["required"], info["default"])


def _remote(name: str, row: dict[str, Any]) -> Usage:
    places = row["positional"]
    fields = {key: info for key, info in row["fields"].items() if key not in AUTOMATIC.get(name, ())}
    ordered = sorted(fields, key=lambda key: places.index(key) if key in places else len(places))
    own = tuple(_option(key, fields[key], places) for key in ordered)
    extra = _ASK if name == "ask" else _ASK[1:] if name == "answer" else ()
    return Usage(name, row["help"], (*own, *extra, JSON, SOCKET), remote=True, detail=_DETAIL.get(name, ""))


def usages() -> dict[str, Usage]:
    """Every command that can be typed, by name."""
    remote = {name: _remote(name, row) for name, row in COMMANDS.items() if row["on_cli"]}
    return {**remote, **{each.name: each for each in _LOCAL}}
