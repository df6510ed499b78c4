"""Which model serves which tier, written into config.toml: the user's comments, order and other keys stay."""

import contextlib
import os
import tempfile
import tomllib
from pathlib import Path
from typing import Any

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import InlineTable

from ryxd.core.model import Tier
from ryxd.wire.errors import ConfigError

_ELSEWHERE = ("url", "model", "key", "ca")
"""What names an endpoint instead of a file."""


def assigned(text: str, tier: Tier, path: Path | None) -> str:
    """The configuration with this model for a tier; None takes the tier's table away. Raises ConfigError."""
    try:
        wanted = _plainly(tomllib.loads(text), tier, path)
        written = _edited(text, tier, path)
    except (tomllib.TOMLDecodeError, TOMLKitError, ValueError) as error:
        raise ConfigError(f"config.toml can't be edited: {error}; correct it first") from error
    if tomllib.loads(written) != wanted:
        raise ConfigError(f"config.toml can't be edited safely the way it is written; set models.{tier} by hand")
    return written


def _plainly(config: dict[str, Any], tier: Tier, path: Path | None) -> dict[str, Any]:
    """What the edited file must mean: the check of the editing."""
    models = config.setdefault("models", {})
    if path is None:
        models.pop(str(tier), None)
    else:
        named = models.setdefault(str(tier), {})
        kept = {key: value for key, value in named.items() if key not in _ELSEWHERE}
        models[str(tier)] = kept | {"path": str(path)}
    if not models:
        del config["models"]
    return config


def _edited(text: str, tier: Tier, path: Path | None) -> str:
    document = tomlkit.parse(text)
    if "models" not in document:
        document["models"] = tomlkit.table(is_super_table=True)
    models: Any = document["models"]
    if path is None:
        models.pop(str(tier), None)
        if not models:
            del document["models"]
    else:
        if tier not in models:
            models[str(tier)] = tomlkit.inline_table() if isinstance(models, InlineTable) else tomlkit.table()
        named = models[str(tier)]
        for key in _ELSEWHERE:
            named.pop(key, None)
        named["path"] = str(path)
    return tomlkit.dumps(document)


def read(file: Path) -> str:
    """The text of a configuration, empty when there is none. Raises ConfigError."""
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return ""
    except (OSError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} can't be read: {error}") from error


def write(file: Path, text: str) -> None:
    """Replace a configuration as a whole; where it is a link, what it points to. Raises ConfigError."""
    target = file.resolve()
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o600
        handle, draft = tempfile.mkstemp(dir=target.parent, prefix=".config.", suffix=".toml")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            os.chmod(draft, mode)
            os.replace(draft, target)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):
                os.unlink(draft)
            raise
    except OSError as error:
        raise ConfigError(f"{target} can't be written: {error.strerror}; name the model there by hand") from error
