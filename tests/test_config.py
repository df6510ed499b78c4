"""The configuration: empty is fine, wrong is told with file, key and what would be right."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from ryxd.composition import bounds, built_in, model_specs, toolbox, world
from ryxd.config.places import places
from ryxd.config.tree import Config, load, parsed
from ryxd.core.model import Tier
from ryxd.core.paths import DENIED, ROOTS
from ryxd.models.remote.spec import RemoteSpec
from ryxd.models.spec import ModelSpec
from ryxd.sandbox.runner import Sandbox
from ryxd.wire.errors import ConfigError

LARGE = "[models.large]\npath = '/m.gguf'\n"


def test_no_file_is_all_defaults(tmp_path: Path) -> None:
    assert load(tmp_path / "config.toml") == Config()
    (tmp_path / "config.toml").write_text("")
    assert load(tmp_path / "config.toml") == Config()


async def test_python_is_configured(tmp_path: Path) -> None:
    section = parsed('[python]\nseconds = 3\nmodules = ["scipy"]', tmp_path / "config.toml").python
    assert (section.seconds, section.modules, section.blocked_operations) == (3, ("scipy",), True)
    with pytest.raises(ConfigError, match=r"python\.seconds"):
        parsed("[python]\nseconds = 0", tmp_path / "config.toml")
    assert places({"HOME": "/h"}).code == Path("/h/.cache/ryx/python")


@pytest.mark.parametrize(("text", "blocks"), [("", True), ("[python]\nblocked_operations = false", False)])
async def test_the_hook_can_be_switched_off(tmp_path: Path, text: str, blocks: bool) -> None:
    config, where = parsed(text, tmp_path / "config.toml"), places({"HOME": str(tmp_path)})
    made = world(config, await toolbox(config, where, {}), where)
    assert [hook.name for hook in made.hooks("s1/data")] == ["blocked_operations"] * blocks


async def test_code_gets_the_configured_seconds(tmp_path: Path) -> None:
    tool = built_in(Sandbox(tmp_path / "layers"), tmp_path / "code", lambda: 3.0)["python"]
    usual, asked = tool.input(code="1"), tool.input(code="1", timeout=60)
    assert tool.limit(asked, 1) - tool.limit(usual, 1) == 57


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
        ("[dekstop]\n", "there are: models, files, desktop, residency, session, limits"),
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


def test_how_long_a_question_waits(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    assert bounds(load(file)).wait == 600
    file.write_text("[permissions]\nwait = 60\n")
    assert bounds(load(file)).wait == 60
    for wrong in ("0", "-1", "nan", "1e9", '"soon"'):
        file.write_text(f"[permissions]\nwait = {wrong}\n")
        with pytest.raises(ConfigError, match=r"permissions\.wait"):
            load(file)


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


def test_folders_to_follow(tmp_path: Path) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f"[watch]\nroots = ['{tmp_path}/notes', '~/Documents']\nskip = ['drafts']\n")
    watch = load(file).watch
    assert watch.folders() == (tmp_path.resolve() / "notes", (Path.home() / "Documents").resolve())
    assert watch.skip == ("drafts",)
    assert ".git" in Config().watch.skip


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("roots = ['~']", "watch.roots: '~' would be all of the home folder"),
        ("roots = ['/']", "watch.roots: '/' would be all of the home folder"),
        ("roots = ['notes']", "watch.roots: 'notes' must be absolute"),
        ("skip = ['a/b']", "watch.skip: 'a/b' is no name of a folder"),
    ],
)
def test_what_cant_be_followed_is_refused(tmp_path: Path, line: str, told: str) -> None:
    file = tmp_path / "config.toml"
    file.write_text(f"[watch]\n{line}\n")
    with pytest.raises(ConfigError, match=f"config.toml: {told}"):
        load(file)


MCP = '[mcp.files]\ncommand = "npx"\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[mcp."My Files"]\ncommand = "npx"\n', "mcp.My Files.the name of a server has lower-case letters"),
        ("[mcp.a]\n", "mcp.a.command: name either a program"),
        ('[mcp.a]\ncommand = "x"\nurl = "http://x"\n', "mcp.a.command: name either"),
        ('[mcp.a]\nurl = "ftp://x"\n', "mcp.a.url: must begin with http://"),
        ('[mcp.a]\nurl = "http://user:secret@x"\n', "no password in it"),
        ('[mcp.a]\nurl = "http://x"\nargs = ["x"]\n', "mcp.a.args: is for a program"),
        (MCP + "headers = {A = 'b'}\n", "mcp.files.headers: is for an address"),
        (MCP + 'cwd = "here"\n', "mcp.files.cwd: must be absolute"),
        (MCP + 'env = {API_KEY = "secret"}\n', "mcp.files.env.API_KEY: is a key; write where it is kept: keyring:NAME"),
        (MCP + 'env = {API_KEY = "file:secret"}\n', "mcp.files.env.API_KEY: the path of a key file must be absolute"),
        ('[mcp.a]\nurl = "http://x"\nheaders = {Authorization = "Bearer secret"}\n', "headers.Authorization: is a key"),
        (MCP + 'class = "free"\n', "mcp.files.class: input should be 'read', 'change'"),
        (MCP + 'comand = "x"\n', "mcp.files.comand: there is no such key; there are: command, args, env,"),
        (MCP + 'env = {A = ["secret"]}\n', "mcp.files.env.A: input should be a valid string"),
    ],
)
def test_a_wrong_mcp_server_is_told_without_its_keys(tmp_path: Path, text: str, says: str) -> None:
    file = tmp_path / "config.toml"
    with pytest.raises(ConfigError) as caught:
        parsed(text, file)
    assert says in str(caught.value)
    assert "secret" not in str(caught.value)


def test_an_mcp_server_is_what_the_file_says(tmp_path: Path) -> None:
    text = (
        '[mcp.files]\ncommand = "npx"\nargs = ["-y", "pkg", "~/Documents", "~"]\nclass = "network"\n'
        'classes = {list = "read"}\ndeny = ["rm_*"]\nenv = {TOKEN = "env:X", MODE = "y"}\n'
        '[mcp.web]\nurl = "https://x/mcp?k=1"\nheaders = {X-Api-Key = "keyring:web", Region = "eu"}\nenabled = false\n'
    )
    config = parsed(text, tmp_path / "config.toml")
    files = config.mcp["files"].spec("files")
    home = str(Path.home())
    assert files.command == ("npx", "-y", "pkg", f"{home}/Documents", home)
    assert (files.permission, files.classes) == ("network", {"list": "read"})
    assert files.offers("list")
    assert not files.offers("rm_all")
    assert config.mcp["web"].spec("web").place == "https://x/mcp"
    assert not config.mcp["web"].enabled


def test_built_in_hooks_are_switched_on_and_set(tmp_path: Path) -> None:
    assert [spec.name for spec in Config().hooks.specs()] == ["garbage_collector"]
    file = tmp_path / "config.toml"
    file.write_text("[hooks.todo_reminder]\non = true\nevery = 3\n[hooks.garbage_collector]\non = false\n")
    (spec,) = load(file).hooks.specs()
    assert (spec.kind, spec.settings) == ("todo_reminder", {"every": 3, "tools": ("todo", "plan")})
    assert spec.description.startswith("after many actions")
    file.write_text("[hooks.todo_reminder]\nevry = 3\n")
    with pytest.raises(ConfigError, match=r"hooks\.todo_reminder\.evry: there is no such key; there are: .*every"):
        load(file)
