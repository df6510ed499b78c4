"""The configuration: one tree, from TOML and the XDG folders (DESIGN §10; STYLE 23).

Every key has a default, so an empty file is fine. What is wrong is told with file, key and what would be right.
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.core.model import Tier
from ryxd.wire.errors import ConfigError


class Section(BaseModel):
    """A table of config.toml: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Model(Section):
    """[models.small], [models.medium], [models.large]: one GGUF file each."""

    path: Path = Field(description="a GGUF file")
    context: int = Field(default=0, ge=0, le=1_048_576, description="tokens; 0 is the model's own, at most 8192")
    threads: int = Field(default=0, ge=0, le=1024, description="0 is one less than there are cores")
    gpu_layers: int = Field(default=0, ge=-1, le=10_000, description="layers on the GPU; -1 is all")


class Models(Section):
    """[models]: which file serves which tier. With no small one, the starter model that ships with ryx does."""

    small: Model | None = None
    medium: Model | None = None
    large: Model | None = None

    def tiers(self) -> dict[Tier, Model]:
        """The configured ones."""
        found = {Tier.SMALL: self.small, Tier.MEDIUM: self.medium, Tier.LARGE: self.large}
        return {tier: model for tier, model in found.items() if model is not None}


class Files(Section):
    """[files]: what may be read."""

    roots: tuple[str, ...] = Field(
        default=(), description="folders that may be read besides the home folder; empty is the built-in list"
    )
    denied: tuple[str, ...] = Field(default=(), description="paths never read, besides the built-in ones")


class Desktop(Section):
    """[desktop]: prompt, notifications, terminal."""

    prompt: str = Field(
        default="wofi --dmenu --prompt 'ask ryx' --cache-file /dev/null --lines 1 --width 600",
        description="program that asks for a line and prints it",
    )
    notifications: bool = True
    terminal: str = Field(default="", description="terminal for programs that need one; found when empty")


class SessionSection(Section):
    """[session]: conversations."""

    idle: float = Field(
        default=600.0, ge=0, le=1e9, description="seconds until the same terminal starts a new session"
    )


class LimitSection(Section):
    """[limits]: how much the daemon takes on."""

    runs: int = Field(default=64, ge=1, le=10_000, description="runs at the same time")
    clients: int = Field(default=256, ge=1, le=10_000, description="connections at the same time")


class Config(Section):
    """config.toml."""

    models: Models = Models()
    files: Files = Files()
    desktop: Desktop = Desktop()
    session: SessionSection = SessionSection()
    limits: LimitSection = LimitSection()


@dataclass(frozen=True)
class Places:
    """Where ryx keeps things (DESIGN §10)."""

    socket: Path
    config: Path
    state: Path
    data: Path
    cache: Path

    @property
    def file(self) -> Path:
        """config.toml."""
        return self.config / "config.toml"

    @property
    def journal(self) -> Path:
        """The journal."""
        return self.state / "journal.db"


def places(environment: Mapping[str, str] | None = None) -> Places:
    """The XDG folders of this user; relative values are ignored, as the XDG specification says."""
    env = os.environ if environment is None else environment
    home = Path(env.get("HOME") or Path.home())

    def base(name: str, default: Path) -> Path:
        value = env.get(name, "")
        return (Path(value) if value.startswith("/") else default) / "ryx"

    runtime = base("XDG_RUNTIME_DIR", Path(f"/run/user/{os.getuid()}"))
    return Places(
        socket=Path(env["RYX_SOCKET"]) if env.get("RYX_SOCKET") else runtime / "ryxd.sock",
        config=base("XDG_CONFIG_HOME", home / ".config"),
        state=base("XDG_STATE_HOME", home / ".local/state"),
        data=base("XDG_DATA_HOME", home / ".local/share"),
        cache=base("XDG_CACHE_HOME", home / ".cache"),
    )


def load(file: Path) -> Config:
    """The configuration in a file; all defaults when there is no file. Raises ConfigError."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Config()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: can't be read: {error}") from error
    try:
        config = Config.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: not TOML: {error}") from error
    except ValidationError as error:
        raise ConfigError("\n".join(f"{file}: {_sentence(item)}" for item in error.errors())) from error
    for tier, model in config.models.tiers().items():
        if "\0" in str(model.path) or not _expanded(model.path).is_absolute():
            raise ConfigError(f"{file}: models.{tier}.path: {model.path} must be absolute or begin with ~/")
    for key, texts in (("roots", config.files.roots), ("denied", config.files.denied)):
        for text in texts:
            if (wrong := _no_path(text, name=key == "denied")) is not None:
                raise ConfigError(f"{file}: files.{key}: {text!r} {wrong}")
    return config


def _no_path(text: str, *, name: bool) -> str | None:
    """What is wrong with a root, or (with `name`) with a denied path: a rule that can't hold protects nothing."""
    if not text.strip() or any(mark < " " or mark == "\x7f" for mark in text):
        return "is empty, or has characters that no path has"
    if text == "~" or text.startswith(("/", "~/")):
        return None
    if name and "/" not in text and not text.startswith("~"):
        return None
    return "must be absolute or begin with ~/" + (", or be the name of a file or folder anywhere" if name else "")


def _expanded(path: Path) -> Path:
    """With the home folder for ~; as it is, where ~name is no user."""
    try:
        return path.expanduser()
    except RuntimeError:
        return path


def _sentence(item: Mapping[str, Any]) -> str:
    """One pydantic error as `key: what is wrong; what would be right`."""
    key = ".".join(str(step) for step in item["loc"])
    if item["type"] == "extra_forbidden":
        parent: type[BaseModel] | None = Config
        for step in item["loc"][:-1]:
            parent = _section(parent, str(step))
        there = ", ".join(parent.model_fields) if parent else ""
        return f"{key}: there is no such key; there are: {there}"
    given = f", not {item['input']!r}" if not isinstance(item["input"], dict) else ""
    return f"{key}: {item['msg'][:1].lower()}{item['msg'][1:]}{given}"


def _section(parent: type[BaseModel] | None, name: str) -> type[BaseModel] | None:
    if parent is None or name not in parent.model_fields:
        return None
    annotation = parent.model_fields[name].annotation
    for candidate in (annotation, *getattr(annotation, "__args__", ())):
        if isinstance(candidate, type) and issubclass(candidate, BaseModel):
            return candidate
    return None


def prompt_folder() -> Path:
    """Where the prompts that ship with ryx are: in the package when installed, beside it in a checkout."""
    packaged = Path(__file__).parent / "prompts"
    return packaged if packaged.is_dir() else Path(__file__).parent.parent / "prompts"
