"""Files of agents and hooks are made, edited in a real editor, checked; and nothing that was typed is lost."""

import json
import os
import pty
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.authoring.__main__ import main
from ryxd.authoring.editing import editor
from ryxd.core.shipped import prompt_folder
from ryxd.wire.errors import Exit, Unavailable
from tests.authoring.conftest import Desktop

GOOD = '+++\ndescription = "mine"\n+++\nDo it.\n'
SHIPPED = prompt_folder() / "agents" / "file.md"


@pytest.mark.parametrize("folder", ["agents", "hooks"])
def test_a_new_one_is_right_as_it_is_and_says_what_there_is(
    desktop: Desktop, folder: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([folder, "new", "careful"]) == Exit.OK
    file = getattr(desktop, folder) / "careful.md"
    assert str(file) in capsys.readouterr().out
    assert main([folder, "check", "careful"]) == Exit.OK
    assert main([folder, "new", "careful"]) == Exit.REFUSED
    assert "is there already" in capsys.readouterr().err


def test_the_templates_name_every_key() -> None:
    from ryxd.core.certainty import ACTING, READING
    from ryxd.engine.hookspecs import HookMatter
    from ryxd.engine.matter import take_apart
    from ryxd.engine.specs import AgentMatter, LimitsMatter

    agent = take_apart(prompt_folder() / "templates" / "agent.md")
    hook = take_apart(prompt_folder() / "templates" / "hook.md")
    shown = {"output", "stages", "options", "stages_for", "stages_words"}  # in comments: most agents have none
    assert {*agent.values, *shown} == set(AgentMatter.model_fields)
    assert all(re.search(rf"^# (?:\[\[|\[)?{key}\b", agent.front, re.MULTILINE) for key in shown)
    by_model = dict(re.findall(r"^# (sure\w*) = ([\d.]+)", agent.front, re.MULTILINE))
    assert {name: float(number) for name, number in by_model.items()} == {"sure": READING, "sure_acting": ACTING, "sure_talking": READING}
    usual = LimitsMatter().model_dump()
    assert set(usual) - set(agent.values["limits"]) == set(by_model), "a file that has them is not as its model's says"
    assert agent.values["limits"].items() <= usual.items(), "what is written there is what is without it"
    assert {*hook.values, "kind", "settings"} == set(HookMatter.model_fields)


@pytest.mark.parametrize("name", ["../x", "A", "a b", ".x", "", "a/b"])
def test_a_new_one_needs_a_name_that_is_one(desktop: Desktop, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agents", "new", name]) == Exit.USAGE
    assert "lower-case letters" in capsys.readouterr().err
    assert not desktop.agents.exists()


def test_what_ships_is_not_made_anew(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["agents", "new", "file"]) == Exit.REFUSED
    assert "ryxctl agents edit file makes a version of your own" in capsys.readouterr().err


def test_what_ships_is_copied_when_it_is_edited(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    shipped = SHIPPED.read_text()
    desktop.editor("""sed -i 's/^description = .*/description = "my own"/' "$file" """)
    assert main(["agents", "edit", "file"]) == Exit.OK
    file = desktop.agents / "file.md"
    assert file.read_text() == shipped.replace(
        'description = "finds, lists, reads and opens files"', 'description = "my own"'
    )
    assert SHIPPED.read_text() == shipped
    assert f"{file}: fine" in capsys.readouterr().out


def test_a_copy_that_nobody_changed_is_not_kept(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    desktop.editor("true")
    assert main(["agents", "edit", "file"]) == Exit.OK
    assert not (desktop.agents / "file.md").exists()
    assert "nothing was changed" in capsys.readouterr().out


def test_a_mistake_is_told_and_both_versions_are_kept(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    file = desktop.agents / "mine.md"
    file.parent.mkdir(parents=True)
    file.write_text(GOOD)
    desktop.editor("""printf '+++\\ndescription = 1\\n+++\\nwhat I typed\\n' > "$file" """)
    assert main(["agents", "edit", "mine"]) == Exit.FAILED
    out = capsys.readouterr().out
    assert f"{file}:2: description: input should be a valid string" in out
    assert "what I typed" in file.read_text()
    assert (desktop.agents / "mine.md~").read_text() == GOOD
    assert "mine.md~" in out
    assert main(["agents", "check"]) == Exit.FAILED, "the version before is no file of an agent"
    assert capsys.readouterr().out.count("\n") == 1


def test_a_mistake_in_a_copy_is_kept_too(desktop: Desktop) -> None:
    desktop.editor("""echo wrong > "$file" """)
    assert main(["agents", "edit", "file"]) == Exit.FAILED
    assert (desktop.agents / "file.md").read_text() == "wrong\n"
    assert not (desktop.agents / "file.md~").exists()


def test_an_editor_that_fails_or_takes_the_file_away_is_told(
    desktop: Desktop, capsys: pytest.CaptureFixture[str]
) -> None:
    desktop.agents.mkdir(parents=True)
    (desktop.agents / "mine.md").write_text(GOOD)
    desktop.editor("exit 7")
    assert main(["agents", "edit", "mine"]) == Exit.FAILED
    assert "ended with 7" in capsys.readouterr().out
    desktop.editor('rm "$file"')
    assert main(["agents", "edit", "mine"]) == Exit.FAILED
    assert "can't be read: No such file" in capsys.readouterr().out
    assert (desktop.agents / "mine.md~").read_text() == GOOD


def test_on_a_terminal_it_is_opened_again_until_it_is_right(desktop: Desktop) -> None:
    desktop.agents.mkdir(parents=True)
    file = desktop.agents / "mine.md"
    file.write_text(GOOD)
    desktop.editor(
        """grep -q oops "$file" || { echo oops > "$file"; exit; }
        printf '+++\\ndescription = "right"\\n+++\\nDo it.\\n' > "$file" """
    )
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "ryxd.authoring", "agents", "edit", "mine"],
        stdin=theirs, stdout=theirs, stderr=theirs, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )  # fmt: skip
    os.close(theirs)
    shown = ""
    try:
        while "Edit it again?" not in shown:
            shown += os.read(ours, 4096).decode()
        assert f"{file}:1: it has to begin with front matter" in shown
        os.write(ours, b"\n")
        assert process.wait(30) == Exit.OK
    finally:
        process.kill()
        process.wait()
        os.close(ours)
    assert 'description = "right"' in file.read_text()


def test_the_editor_is_the_users_with_its_arguments(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    desktop.editor('[ "$1" = --wait ] && [ "$2" = "a b" ] || exit 3', "--wait 'a b'")
    assert main(["agents", "edit", "chat"]) == Exit.OK
    assert editor({"VISUAL": "true", "EDITOR": "false"}) == ["true"]
    with pytest.raises(Unavailable, match="no-such-editor; set EDITOR"):
        editor({"EDITOR": "no-such-editor -x"})
    with pytest.raises(Unavailable, match="can't be understood"):
        editor({"EDITOR": "'"})


def test_who_is_not_there_is_told_with_the_nearest(desktop: Desktop, capsys: pytest.CaptureFixture[str]) -> None:
    desktop.editor("true")
    assert main(["agents", "edit", "fiel"]) == Exit.NOT_FOUND
    assert "did you mean file?" in capsys.readouterr().err
    assert main(["agents", "check", "fiel"]) == Exit.NOT_FOUND
    assert main(["hooks", "edit", "any"]) == Exit.NOT_FOUND
    assert "ryxctl hooks new any makes one" in capsys.readouterr().err


def test_any_file_can_be_checked_and_told_to_programs(
    desktop: Desktop, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = tmp_path / "good.md", tmp_path / "bad.md"
    good.write_text(GOOD)
    bad.write_text(GOOD.replace("+++\nDo", 'handoff = ["good", "file"]\ntier = 1\n+++\nDo'))
    assert main(["agents", "check", str(good), str(bad), "--json"]) == Exit.FAILED
    told = json.loads(capsys.readouterr().out)
    assert told["checked"] == [str(good), str(bad)]
    assert [(fault["file"], fault["line"]) for fault in told["faults"]] == [(str(bad), 4)]
    assert main(["agents", "check", str(tmp_path / "nowhere.md")]) == Exit.FAILED
    assert "can't be read" in capsys.readouterr().out
    assert main(["agents", "check", "--json", "file"]) == Exit.OK
    assert json.loads(capsys.readouterr().out)["faults"] == []


def test_mcp_servers_and_own_tools_of_the_configuration_are_known(
    desktop: Desktop, capsys: pytest.CaptureFixture[str]
) -> None:
    desktop.agents.mkdir(parents=True)
    (desktop.agents / "mine.md").write_text(GOOD.replace("+++\nDo", 'tools = ["mcp:notes"]\n+++\nDo'))
    assert main(["agents", "check"]) == Exit.FAILED
    assert "there is no MCP server mcp:notes" in capsys.readouterr().out
    (desktop.agents.parent / "config.toml").write_text('[mcp.notes]\ncommand = "notes"\n')
    assert main(["agents", "check"]) == Exit.OK
    (desktop.agents.parent / "config.toml").write_text("[mcp")
    assert main(["agents", "check"]) == Exit.CONFIG


def test_a_name_that_steers_a_terminal_is_shown_without_that(
    desktop: Desktop, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["agents", "check", f"{tmp_path}/\x1b[31mred.md"]) == Exit.FAILED
    assert "\x1b" not in capsys.readouterr().out
