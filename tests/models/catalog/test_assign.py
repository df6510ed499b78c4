"""config.toml, edited: the user's own writing stays."""

import os
import tomllib
from pathlib import Path

import pytest

from ryxd.core.model import Tier
from ryxd.models.catalog.assign import assigned, read, write
from ryxd.wire.errors import ConfigError

NEW = Path("/new/model.gguf")
STYLES = {
    "empty": "",
    "other": '# mine\n[files]\nroots = ["/x"] # yes\n',
    "tables": '[models.small]\n# a note\npath = "/a.gguf" # old\ncontext = 4096\n',
    "apart": '[models.small]\npath = "/a.gguf"\n\n[files]\nroots = []\n\n[models.large]\npath = "/l.gguf"\n',
    "parent": '[models]\nfolder = "/big"\n\n[session]\nidle = 5\n',
    "inline": 'models = { small = { path = "/a.gguf", context = 5 } }\n',
    "dotted": 'models.small.path = "/a.gguf"\n\n[desktop]\nnotifications = true\n',
    "endpoint": '[models.small]\nurl = "http://gpu/v1" # theirs\nkey = "env:K"\ncontext = 4096\n',
    "half": '[models]\nsmall = { path = "/a.gguf" }\n',
    "windows": '[models.small]\r\npath = "/a.gguf"\r\n',
}


def meant(text: str, tier: Tier) -> str | None:
    return tomllib.loads(text).get("models", {}).get(tier, {}).get("path")


@pytest.mark.parametrize("text", STYLES.values(), ids=STYLES.keys())
@pytest.mark.parametrize("tier", list(Tier))
def test_a_tier_gets_its_model_and_nothing_else_changes(text: str, tier: Tier) -> None:
    after = assigned(text, tier, NEW)
    assert meant(after, tier) == str(NEW)
    before, now = tomllib.loads(text), tomllib.loads(after)
    assert {key: now[key] for key in before if key != "models"} == {
        key: before[key] for key in before if key != "models"
    }
    assert not {"url", "model", "key", "ca"} & now["models"][tier].keys()
    for other in set(before.get("models", {})) - {tier}:
        assert now["models"][other] == before["models"][other]
    for line in text.splitlines():
        if "#" in line and "path" not in line and "url" not in line:
            assert line in after.splitlines()


@pytest.mark.parametrize("text", STYLES.values(), ids=STYLES.keys())
def test_a_tier_loses_its_model(text: str) -> None:
    after = assigned(text, Tier.SMALL, None)
    assert meant(after, Tier.SMALL) is None
    assert meant(after, Tier.LARGE) == meant(text, Tier.LARGE)


def test_comments_order_and_other_keys_stay() -> None:
    after = assigned(STYLES["tables"], Tier.SMALL, NEW)
    assert after == f'[models.small]\n# a note\npath = "{NEW}" # old\ncontext = 4096\n'


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(ConfigError, match="can't be edited"):
        assigned("[models", Tier.SMALL, NEW)


def test_a_path_with_quotes_and_backslashes_survives() -> None:
    odd = Path('/a "b"/c\\d\n.gguf')
    assert meant(assigned("", Tier.SMALL, odd), Tier.SMALL) == str(odd)


def test_writing_keeps_links_and_permissions(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles/config.toml"
    real.parent.mkdir()
    real.write_text("old")
    real.chmod(0o640)
    link = tmp_path / "config.toml"
    link.symlink_to(real)
    write(link, "new")
    assert (real.read_text(), link.is_symlink(), real.stat().st_mode & 0o777) == ("new", True, 0o640)
    assert os.listdir(real.parent) == ["config.toml"]


def test_a_new_one_is_written_for_its_owner_only(tmp_path: Path) -> None:
    file = tmp_path / "ryx/config.toml"
    assert read(file) == ""
    write(file, "new")
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("new", 0o600)


def test_a_folder_that_can_not_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(ConfigError, match="can't be written"):
        write(tmp_path / "file/config.toml", "new")
