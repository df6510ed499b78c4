"""The configuration: empty is fine, wrong is told with file, key and what would be right."""

import json
from pathlib import Path

import pytest

from ryxd.config import Config, load, places
from ryxd.core.model import Tier
from ryxd.core.paths import DENIED, ROOTS
from ryxd.wire.errors import ConfigError


def test_no_file_is_all_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "config.toml") == Config()
    (tmp_path / "config.toml").write_text("")
    assert load(tmp_path / "config.toml") == Config()


def test_models_are_read_by_tier(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('[models.large]\npath = "~/big.gguf"\ncontext = 4096\n[session]\nidle = 60\n')
    config = load(file)
    assert list(config.models.tiers()) == [Tier.LARGE]
    assert config.models.tiers()[Tier.LARGE].context == 4096
    assert config.session.idle == 60


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[models.small]\npath = 3\n", "models.small.path"),
        ("[models.small]\n", "models.small.path"),
        ('[models.small]\npath = "model.gguf"\n', "must be absolute"),
        ("[models.tiny]\npath = '/x'\n", "there are: small, medium, large"),
        ("[session]\nidle = 'long'\n", "session.idle"),
        ("[session]\nidle = -1\n", "session.idle"),
        ("[desktop]\nprompt = ['wofi']\n", "desktop.prompt"),
        ("[dekstop]\n", "there are: models, files, desktop, session, limits"),
        ("[limits]\nruns = 0\n", "limits.runs"),
        ("nonsense", "not TOML"),
        ('[files]\nroots = ["~nobodyhere/x"]\n', "files.roots: '~nobodyhere/x' must be absolute"),
        ('[files]\nroots = ["work"]\n', "files.roots"),
        ('[files]\nroots = ["/x\\u0000y"]\n', "files.roots"),
        ('[files]\ndenied = ["~nobodyhere/x"]\n', "files.denied"),
        ('[files]\ndenied = ["private/keys"]\n', "or be the name of a file"),
        ('[files]\ndenied = [" "]\n', "files.denied"),
        ("[session]\nidle = inf\n", "session.idle"),
        ("[session]\nidle = nan\n", "session.idle"),
        ('[models.small]\npath = "~nobodyhere/x.gguf"\n', "must be absolute"),
        ('[models.small]\npath = "/x\\u0000y"\n', "models.small.path"),
    ],
)
def test_a_wrong_key_is_named(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(text)
    with pytest.raises(ConfigError) as caught:
        load(file)
    assert str(file) in str(caught.value)
    assert says in str(caught.value)
    assert "pydantic" not in str(caught.value)


def test_every_built_in_path_would_be_a_right_one(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f"[files]\nroots = {json.dumps(ROOTS)}\ndenied = {json.dumps(DENIED)}\n")
    assert load(file).files.denied == DENIED


def test_places_follow_xdg_and_ignore_relative_ones() -> None:
    where = places(
        {"HOME": "/home/a", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "relative", "XDG_RUNTIME_DIR": "/r"}
    )
    assert where.file == Path("/c/ryx/config.toml")
    assert where.journal == Path("/home/a/.local/state/ryx/journal.db")
    assert where.socket == Path("/r/ryx/ryxd.sock")
    assert places({"HOME": "/h", "RYX_SOCKET": "/s/x.sock"}).socket == Path("/s/x.sock")
