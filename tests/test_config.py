"""The configuration: empty is fine, wrong is told with file, key and what would be right."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from ryxd.app import model_specs
from ryxd.config.places import places
from ryxd.config.tree import Config, load
from ryxd.core.model import Tier
from ryxd.core.paths import DENIED, ROOTS
from ryxd.models.remote.spec import RemoteSpec
from ryxd.models.spec import ModelSpec
from ryxd.wire.errors import ConfigError

LARGE = "[models.large]\npath = '/m.gguf'\n"


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


def test_models_can_be_kept_elsewhere(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text('[models]\nfolder = "~/big"\nendpoint = "https://mirror.example"\n')
    models = load(file).models
    assert (models.folder, models.endpoint, models.tiers()) == (Path("~/big"), "https://mirror.example", {})


def test_every_key_of_a_model_reaches_the_pool(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(
        f"{LARGE}context = 4096\ncells = 9000\nsequences = 3\nthreads = 2\ngpu_layers = -1\nflash = true\n"
        "kv = 'q8_0'\nidle = 60\npin = true\nnice = 7\nio = 'idle'\n"
    )
    made = model_specs(load(file))[Tier.LARGE]
    assert made == ModelSpec(
        Path("/m.gguf"),
        context=4096,
        cells=9000,
        sequences=3,
        threads=2,
        gpu_layers=-1,
        flash=True,
        kv="q8_0",
        idle=60,
        pin=True,
        nice=7,
        io="idle",
    )
    plain = ModelSpec(Path("/m.gguf"))
    same = [field.name for field in fields(ModelSpec) if getattr(made, field.name) == getattr(plain, field.name)]
    assert same == ["path"]


def test_an_endpoint_serves_a_tier(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(
        '[models.large]\nurl = "https://gpu.lan:8000/v1/"\nmodel = "qwen"\nkey = "keyring:gpu"\nca = "~/ca.pem"\n'
    )
    spec = load(file).models.tiers()[Tier.LARGE].endpoint()
    assert (spec.base, spec.root, spec.model) == ("https://gpu.lan:8000/v1", "https://gpu.lan:8000", "qwen")
    assert (spec.key, spec.ca, spec.sequences) == ("keyring:gpu", Path("~/ca.pem").expanduser(), 4)
    assert not spec.local
    assert not spec.bare


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('path = "/x.gguf"\nurl = "http://localhost/v1"', "not both"),
        ('model = "x"', "models.large.path: is missing"),
        ('path = "/x.gguf"\nkey = "env:K"', "models.large.key: is for an endpoint"),
        ('url = "http://localhost/v1"\nthreads = 4', "models.large.threads: is for a file"),
        ('url = "localhost:8080/v1"', "no http address"),
        ('url = "ftp://localhost/v1"', "no http address"),
        ('url = "http://localhost:99999/v1"', "no address"),
        ('url = "http://"', "no http address"),
        ('url = "http://me:SECRET@gpu/v1"', "no user or password"),
        ('url = "http://gpu/v1?key=SECRET"', "must end with its path"),
        ('url = "http://gpu/v1/chat/completions"', "too long"),
        ('url = "http://gpu/v1"\nkey = "sk-SECRET"', "where the key is"),
        ('url = "http://gpu/v1"\nkey = ["sk-SECRET"]', "models.large.key"),
        ('url = "http://gpu/v1"\nkey = "file:SECRET"', "must be absolute"),
        ('url = "http://gpu/v1"\nca = "ca.pem"', "models.large.ca"),
        ('url = ["http://me:SECRET@gpu/v1"]', "models.large.url"),
    ],
)
def test_a_wrong_endpoint_is_told_and_no_secret_with_it(tmp_path: Path, line: str, says: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f"[models.large]\n{line}\n")
    with pytest.raises(ConfigError) as caught:
        load(file)
    assert says in str(caught.value)
    assert "SECRET" not in str(caught.value)


@pytest.mark.parametrize(
    ("url", "local"),
    [
        ("http://localhost:8080/v1", True),
        ("http://llm.localhost/v1", True),
        ("http://127.9.9.9/v1", True),
        ("http://[::1]:8080/v1", True),
        ("http://192.168.1.2/v1", False),
        ("http://localhost.example.com/v1", False),
        ("http://gpu/v1", False),
    ],
)
def test_what_is_on_this_machine(url: str, local: bool) -> None:
    assert RemoteSpec(url).local is local


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[models.small]\npath = 3\n", "models.small.path"),
        ("[models.small]\n", "models.small.path"),
        ('[models.small]\npath = "model.gguf"\n', "must be absolute"),
        (f"{LARGE}kv = 'q4_0'\n", "models.large.kv"),
        (f"{LARGE}kv = 'q8_0'\nflash = false\n", "kv = 'q8_0' needs flash attention"),
        (f"{LARGE}cells = 100\ncontext = 4096\n", "cells = 100 is less than context = 4096"),
        (f"{LARGE}idle = -1\n", "models.large.idle"),
        (f"{LARGE}nice = 20\n", "models.large.nice"),
        (f"{LARGE}io = 'realtime'\n", "models.large.io"),
        (f"{LARGE}gpu_layers = -2\n", "models.large.gpu_layers"),
        ("[limits]\nlarge_calls = -1\n", "limits.large_calls"),
        ("[models.tiny]\npath = '/x'\n", "there are: small, medium, large"),
        ("[models]\nfolder = 'here'\n", "models.folder: here must be absolute"),
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
