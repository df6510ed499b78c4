"""What the doctor says of the user's own tools and of MCP servers."""

import sys
from pathlib import Path

import pytest

from ryxd.doctor.tools import servers, tools
from tests.engine.test_owntools import GOOD


@pytest.fixture
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    (tmp_path / "ryx" / "tools").mkdir(parents=True, mode=0o700)
    return tmp_path / "ryx"


def test_nothing_of_one_s_own_is_nothing_to_say(config: Path) -> None:
    assert [*tools(), *servers()] == []


def test_own_tools_are_named_and_broken_files_with_their_line(config: Path) -> None:
    for name, text in (("good.py", GOOD), ("bad.py", "def x(:\n")):
        (config / "tools" / name).write_text(text)
        (config / "tools" / name).chmod(0o600)
    broken, fine = tools()
    assert broken.state == "broken"
    assert f"{config / 'tools' / 'bad.py'}:1: no Python" in broken.text
    assert fine.state == "ok"
    assert "greet" in fine.text


def test_servers_have_their_programs_and_keys_and_are_not_started(config: Path, tmp_path: Path) -> None:
    touched = tmp_path / "touched"
    (config / "config.toml").write_text(
        f'[mcp.here]\ncommand = "{sys.executable}"\nargs = ["-c", "open({str(touched)!r}, {"w"!r})"]\n'
        '[mcp.gone]\ncommand = "no-such-program"\n'
        '[mcp.keyless]\nurl = "https://example.org/mcp"\nheaders = {Authorization = "env:NOT_SET"}\n'
        '[mcp.off]\ncommand = "no-such-program"\nenabled = false\n'
    )
    here, gone, keyless = servers()
    assert (here.state, gone.state, keyless.state) == ("ok", "missing", "broken")
    assert "no-such-program" in gone.text
    assert "NOT_SET" in keyless.text
    assert not touched.exists()
