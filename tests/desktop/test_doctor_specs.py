"""What the doctor says of the files of agents and hooks."""

from pathlib import Path

import pytest

from ryxd.doctor.specs import specs

MINE = '+++\ndescription = "mine"\ntools = ["mcp:notes"]\n+++\nDo it.\n'


def test_a_faulty_file_is_named_with_its_line_and_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    config = tmp_path / "ryx"
    (config / "agents").mkdir(parents=True)
    (config / "hooks").mkdir()
    (fine,) = specs()
    assert (fine.state, "0 of them yours" in fine.text) == ("ok", True)
    (config / "agents" / "mine.md").write_text(MINE)
    (config / "hooks" / "careful.md").write_text("x")
    agent, hook = specs()
    assert (agent.name, agent.state, agent.essential) == ("agents", "broken", False)
    assert f"{config / 'agents' / 'mine.md'}:3: tools: there is no MCP server mcp:notes" in agent.text
    assert agent.fix == "mend it: ryxctl agents edit mine"
    assert (hook.name, hook.fix) == ("hooks", "mend it: ryxctl hooks edit careful")
    (config / "config.toml").write_text('[mcp.notes]\ncommand = "notes"\n')
    (config / "hooks" / "careful.md").unlink()
    (fine,) = specs()
    assert "1 of them yours" in fine.text


def test_a_faulty_pattern_is_named_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    folder = tmp_path / "ryx" / "patterns"
    folder.mkdir(parents=True, mode=0o700)
    (folder / "mine.py").write_text("1 / 0\n")
    (folder / "mine.py").chmod(0o600)
    (told,) = specs()
    assert (told.name, told.state, told.fix) == ("patterns", "broken", "mend it: ryxctl patterns edit mine.py")
    assert f"{folder / 'mine.py'}:1: ZeroDivisionError" in told.text
