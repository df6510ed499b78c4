"""The configuration: one tree, from TOML and the XDG folders (DESIGN §10; STYLE 23).

Every key has a default, so an empty file is fine. What is wrong is told with file, key and what would be right.
"""

import os
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from ryxd.core.model import Tier
from ryxd.models.remote.keys import wrong as wrong_key
from ryxd.models.remote.spec import SEQUENCES, RemoteSpec, wrong_url
from ryxd.wire.errors import ConfigError

REMOTE = frozenset({"model", "key", "ca"})
"""Keys of a model that are about an endpoint."""
BOTH = frozenset({"path", "url", "context", "sequences"})
"""Keys that are about either. All others are about a file."""


class Section(BaseModel):
    """A table of config.toml: unknown keys are refused."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Model(Section):
    """[models.small], [models.medium], [models.large]: a GGUF file each, or an endpoint that has the model.

    What is left out is chosen.
    """

    path: Path | None = Field(default=None, description="a GGUF file")
    url: str = Field(default="", description="an OpenAI-compatible endpoint instead, as in http://localhost:8080/v1")
    model: str = Field(default="", description="what the endpoint calls the model; empty is the only one it has")
    key: str = Field(
        default="", description="where the endpoint's key is: keyring:NAME, file:PATH (mode 0600) or env:VARIABLE"
    )
    ca: Path | None = Field(default=None, description="certificates to trust instead of the system's, for https")
    context: int = Field(
        default=0,
        ge=0,
        le=1_048_576,
        description="tokens of one conversation; 0 is the model's own, at most 8192, less where memory is short",
    )
    cells: int = Field(
        default=0,
        ge=0,
        le=16_777_216,
        description="tokens of all conversations together; 0 is up to four whole ones, as memory allows",
    )
    sequences: int = Field(default=0, ge=0, le=64, description="answers written at the same time; 0 is chosen")
    threads: int = Field(default=0, ge=0, le=1024, description="0 is one less than there are cores")
    gpu_layers: int | None = Field(
        default=None, ge=-1, le=10_000, description="layers on the GPU; -1 is all; as many as fit when missing"
    )
    flash: bool | None = Field(
        default=None, description="flash attention; where the hardware has it when missing"
    )
    kv: Literal["", "f16", "q8_0"] = Field(
        default="", description="how keys and values are kept: f16, or q8_0 in half the memory; chosen when empty"
    )
    idle: float | None = Field(
        default=None,
        ge=0,
        le=1e9,
        description="seconds without use until it is unloaded; 0 is never;"
        " when missing, never for the small model and 300 for the others",
    )
    pin: bool = Field(default=False, description="keep it loaded, whatever else needs memory")
    nice: int = Field(default=5, ge=0, le=19, description="how far its process stands back for others (nice)")
    io: Literal["", "idle", "best-effort"] = Field(
        default="", description="how its process reads from disk (ionice): idle, or best-effort at its lowest"
    )

    @model_validator(mode="after")
    def _agree(self) -> Self:
        if self.kv == "q8_0" and self.flash is False:
            raise ValueError("kv = 'q8_0' needs flash attention; leave flash out, or write kv = 'f16'")
        if self.cells and self.cells < self.context:
            raise ValueError(f"cells = {self.cells} is less than context = {self.context}, so not one would fit")
        return self

    def endpoint(self) -> RemoteSpec:
        """The endpoint that `url` names."""
        ca = self.ca.expanduser() if self.ca else None
        return RemoteSpec(self.url, self.model, self.key, ca, self.context, self.sequences or SEQUENCES)


class Models(Section):
    """[models]: what serves which tier, and where models are.

    With no small one, the starter model that ships with ryx serves that tier.
    """

    small: Model | None = None
    medium: Model | None = None
    large: Model | None = None
    folder: Path | None = Field(default=None, description="of pulled models; models/ in the data folder")
    endpoint: str = Field(default="", description="a mirror of Hugging Face; empty is HF_ENDPOINT or its site")

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
    large_calls: int = Field(default=2, ge=0, le=10_000, description="calls of the large model in one run")
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
    def models(self) -> Path:
        """Where pulled models are kept, unless the configuration says otherwise."""
        return self.data / "models"

    @property
    def prefixes(self) -> Path:
        """What models have computed of agents' instructions."""
        return self.cache / "prefixes"

    @property
    def advised(self) -> Path:
        """Exists once somebody was told how to get a better model."""
        return self.state / "advised"

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
        if (wrong := _no_model(model)) is not None:
            raise ConfigError(f"{file}: models.{tier}.{wrong}")
    folder = config.models.folder
    if folder and ("\0" in str(folder) or not _expanded(folder).is_absolute()):
        raise ConfigError(f"{file}: models.folder: {folder} must be absolute or begin with ~/")
    for key, texts in (("roots", config.files.roots), ("denied", config.files.denied)):
        for named_path in texts:
            if (wrong := _no_path(named_path, name=key == "denied")) is not None:
                raise ConfigError(f"{file}: files.{key}: {named_path!r} {wrong}")
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


def _no_model(model: Model) -> str | None:
    """What is wrong with a model, as `key: what would be right`."""
    for key, path in (("path", model.path), ("ca", model.ca)):
        if path is not None and ("\0" in str(path) or not _expanded(path).is_absolute()):
            return f"{key}: {path} must be absolute or begin with ~/"
    if model.path is not None and model.url:
        return "url: either path (a file) or url (an endpoint) can be set, not both"
    if model.path is not None:
        given = model.model_fields_set & REMOTE
        return f"{min(given)}: is for an endpoint, and there is no url" if given else None
    if not model.url:
        return "path: is missing: name a GGUF file with path, or an OpenAI-compatible endpoint with url"
    if given := model.model_fields_set - REMOTE - BOTH:
        return f"{min(given)}: is for a file; an endpoint decides that itself"
    if (fault := wrong_url(model.url)) is not None:
        return f"url: {fault}"
    if model.key and (fault := wrong_key(model.key)) is not None:
        return f"key: {fault}"
    return None


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
    # a key, or a password in a url, must not be repeated: what is told here is logged
    shown = not isinstance(item["input"], dict) and not {"key", "url"} & set(item["loc"])
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


def prompt_folder() -> Path:
    """Where the prompts that ship with ryx are: in the package when installed, beside it in a checkout."""
    packaged = Path(__file__).parent / "prompts"
    return packaged if packaged.is_dir() else Path(__file__).parent.parent / "prompts"
