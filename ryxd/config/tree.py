"""The configuration: one tree, from TOML and the XDG folders (DESIGN §10; STYLE 23).

Every key has a default, so an empty file is fine. What is wrong is told with file, key and what would be right.
"""

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, Field, StrictBool, ValidationError

from ryxd.config.budget import BudgetSection
from ryxd.config.hooks import Hooks
from ryxd.config.mcp import McpServer, no_server
from ryxd.config.memory import Memory
from ryxd.config.models import Models, no_model
from ryxd.config.permissions import Permissions
from ryxd.config.profiles import ProfileSection, no_profiles
from ryxd.config.python import Python
from ryxd.config.section import Section, expanded, no_path
from ryxd.config.streaming import streams
from ryxd.config.undo import Undo
from ryxd.config.watch import Watch, no_watch
from ryxd.config.web import Web, no_web
from ryxd.models.residence import Rules
from ryxd.wire.errors import ConfigError
from ryxd.wire.events import Token


class Files(Section):
    """[files]: what may be read, and what changed."""

    roots: tuple[str, ...] = Field(
        default=(), description="folders that may be read besides the home folder; empty is the built-in list"
    )
    denied: tuple[str, ...] = Field(default=(), description="paths never read, besides the built-in ones")
    writable: tuple[str, ...] = Field(
        default=(), description="folders that may be changed besides home and where a request comes from"
    )


class Desktop(Section):
    """[desktop]: prompt, notifications, terminal."""

    prompt: str = Field(
        default="wofi --dmenu --prompt 'ask ryx' --cache-file /dev/null --lines 1 --width 600",
        description="program that asks for a line and prints it",
    )
    suggestions: int = Field(
        default=8, ge=0, le=100, description="requests of before that the prompt suggests; 0: it suggests nothing"
    )
    notifications: bool = True
    quiet: tuple[Literal["locked", "shared", "fullscreen"], ...] = Field(
        default=("locked", "shared"), description="while the screen is so, notifications wait"
    )
    terminal: str = Field(default="", description="terminal for programs that need one; found when empty")


class ResidencySection(Section):
    """[residency]: when models make room for what else the machine does."""

    battery: int = Field(
        default=20, ge=0, le=100, description="percent of it down from which nothing large is loaded; 0 is never"
    )
    fullscreen: bool = Field(default=True, description="whether models go soon while a window is in full screen")
    shared: bool = Field(default=True, description="whether they do while the screen is recorded or shared")

    def rules(self) -> Rules:
        """As the models take them."""
        return Rules(**self.model_dump())


class SessionSection(Section):
    """[session]: conversations."""

    idle: float = Field(
        default=600.0, ge=0, le=1e9, description="seconds until the same terminal starts a new session"
    )
    resume: float = Field(
        default=3600.0,
        ge=0,
        le=1e9,
        description="a run goes on by itself after a crash or a restart that is at most so many seconds ago",
    )


class RoutingSection(Section):
    """[routing]: who decides what a request is."""

    gate: bool = Field(
        default=True,
        description="rules read each request first; false: the model sees each as it is, and no rule answers, "
        "narrows or follows up in its place",
    )
    model: bool = Field(
        default=True,
        description="what no rule knows the small model sorts; false: the agent chat does it, and nothing is "
        "planned",
    )


class LimitSection(Section):
    """[limits]: how much the daemon takes on."""

    runs: int = Field(default=64, ge=1, le=10_000, description="runs at the same time")
    clients: int = Field(default=256, ge=1, le=10_000, description="connections at the same time")
    large_calls: int = Field(default=2, ge=0, le=10_000, description="calls of the large model in one run")
    profile: str = Field(
        default="", description="profile of requests that name none; empty: each pattern has its own limits"
    )
    spare_mib: int = Field(
        default=512,
        ge=0,
        le=1_048_576,
        description="memory, and memory of each graphics card, that models leave to everything else",
    )


class Config(Section):
    """config.toml."""

    models: Models = Models()
    files: Files = Files()
    desktop: Desktop = Desktop()
    residency: ResidencySection = ResidencySection()
    session: SessionSection = SessionSection()
    limits: LimitSection = LimitSection()
    budget: BudgetSection = BudgetSection()
    routing: RoutingSection = RoutingSection()
    watch: Watch = Watch()
    undo: Undo = Undo()
    permissions: Permissions = Permissions()
    python: Python = Python()
    memory: Memory = Memory()
    hooks: Hooks = Hooks()
    web: Web = Web()
    profiles: dict[str, ProfileSection] = Field(default_factory=dict, description="profiles, by name")
    mcp: dict[str, McpServer] = Field(default_factory=dict, description="MCP servers, by name")
    streaming: dict[str, StrictBool] = Field(
        default_factory=dict, description="by name of a stage: whether its text is sent while it is written"
    )

    def streams(self, token: Token) -> bool:
        """Whether clients get a token."""
        return streams(self.streaming, token)


def load(file: Path) -> Config:
    """The configuration in a file; all defaults when there is no file. Raises ConfigError."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Config()
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file}: can't be read: {error}") from error
    return parsed(text, file)


def parsed(text: str, file: Path) -> Config:
    """The configuration that a text is; `file` is what errors call it. Raises ConfigError."""
    try:
        config = Config.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{file}: not TOML: {error}") from error
    except ValidationError as error:
        raise ConfigError("\n".join(f"{file}: {_sentence(item)}" for item in error.errors())) from error
    for tier, model in config.models.tiers().items():
        if (wrong := no_model(model)) is not None:
            raise ConfigError(f"{file}: models.{tier}.{wrong}")
    for name, server in config.mcp.items():
        if (wrong := no_server(name, server)) is not None:
            raise ConfigError(f"{file}: mcp.{name}.{wrong}")
    if (wrong := no_profiles(config.profiles, config.limits.profile)) is not None:
        raise ConfigError(f"{file}: {wrong}")
    folder = config.models.folder
    if folder and ("\0" in str(folder) or not expanded(folder).is_absolute()):
        raise ConfigError(f"{file}: models.folder: {folder} must be absolute or begin with ~/")
    if (wrong := no_watch(config.watch)) is not None:
        raise ConfigError(f"{file}: watch.{wrong}")
    if (wrong := no_web(config.web)) is not None:
        raise ConfigError(f"{file}: web.{wrong}")
    for key, texts in (
        ("roots", config.files.roots),
        ("denied", config.files.denied),
        ("writable", config.files.writable),
    ):
        for named_path in texts:
            if (wrong := no_path(named_path, name=key == "denied")) is not None:
                raise ConfigError(f"{file}: files.{key}: {named_path!r} {wrong}")
    return config


def _sentence(item: Mapping[str, Any]) -> str:
    """One pydantic error as `key: what is wrong; what would be right`."""
    key = ".".join(str(step) for step in item["loc"])
    if item["type"] == "extra_forbidden":
        parent: type[BaseModel] | None = Config
        for step in item["loc"][:-1]:
            if isinstance(step, int):
                continue
            # mcp.NAME, profiles.NAME: the name is the user's own
            parent = parent if parent in {McpServer, ProfileSection} else _section(parent, str(step))
        there = ", ".join(field.alias or name for name, field in parent.model_fields.items()) if parent else ""
        return f"{key}: there is no such key; there are: {there}"
    # a key, or a password in a url, must not be repeated: what is told here is logged
    secret = {"key", "url", "env", "headers", "search"} & set(item["loc"])
    shown = not isinstance(item["input"], dict) and not secret
    given = f", not {item['input']!r}" if shown else ""
    text = item["msg"].removeprefix("Value error, ")
    return f"{key}: {text[:1].lower()}{text[1:]}{given}"


def _section(parent: type[BaseModel] | None, name: str) -> type[BaseModel] | None:
    if parent is None or name not in parent.model_fields:
        return None
    annotation = parent.model_fields[name].annotation
    for candidate in (annotation, *getattr(annotation, "__args__", ())):
        if isinstance(candidate, type) and issubclass(candidate, BaseModel):
            return candidate
    return None
