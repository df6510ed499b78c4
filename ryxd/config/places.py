"""Where ryx keeps things (DESIGN §10)."""

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path


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
    def tools(self) -> Path:
        """Where the user's own tools are."""
        return self.config / "tools"

    @property
    def mcp(self) -> Path:
        """What is remembered of MCP servers' offers."""
        return self.cache / "mcp"

    @property
    def undo(self) -> Path:
        """The undo log and the contents it keeps."""
        return self.state / "undo"

    @property
    def trash(self) -> Path:
        """The desktop's Trash of the home folder."""
        return self.data.parent / "Trash"

    @property
    def layers(self) -> Path:
        """What commands change, until it is committed or dropped."""
        return self.state / "layers"

    @property
    def code(self) -> Path:
        """What Python code made: charts and other files."""
        return self.cache / "python"

    @property
    def permissions(self) -> Path:
        """The rules that the user granted by "always"."""
        return self.config / "permissions.toml"

    @property
    def own(self) -> tuple[Path, ...]:
        """What no agent may ever change: with it, it could grant itself everything."""
        return (self.config, self.state, self.data, self.cache, self.socket.parent)

    @property
    def memory(self) -> Path:
        """What ryx was told to remember."""
        return self.state / "memory.db"

    @property
    def plans(self) -> Path:
        """The plans that are kept."""
        return self.state / "plans.json"

    @property
    def learned(self) -> Path:
        """What was learned, and waits for the user; and which rules rest."""
        return self.state / "learned"

    @property
    def graph(self) -> Path:
        """The graphs of all runs, which are made of the journal."""
        return self.state / "graph"

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
