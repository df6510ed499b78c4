"""Files of patterns are made, checked and edited: those that list steps, and those in Python."""

import json
import os
from pathlib import Path

import pytest

from ryxd.authoring.__main__ import main
from ryxd.core.shipped import prompt_folder
from ryxd.engine.matter import take_whole
from ryxd.engine.ownpatterns import ChainMatter, StepMatter
from ryxd.wire.errors import Exit
from tests.authoring.conftest import Desktop

TEMPLATES = prompt_folder() / "templates"


@pytest.fixture
def folder(desktop: Desktop) -> Path:
    return desktop.agents.parent / "patterns"


@pytest.mark.parametrize(("name", "file"), [("mine", "mine.toml"), ("mine.py", "mine.py"), ("mine.toml", "mine.toml")])
def test_a_new_one_is_right_as_it_is(
    desktop: Desktop, folder: Path, name: str, file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["patterns", "new", name]) == Exit.OK
    assert str(folder / file) in capsys.readouterr().out
    assert [each.name for each in folder.iterdir()] == [file]
    assert main(["patterns", "check", "mine"]) == Exit.OK
    assert main(["patterns", "check"]) == Exit.OK
    assert "fine" in capsys.readouterr().out
    assert main(["patterns", "new", name]) == Exit.REFUSED
    assert "is there already" in capsys.readouterr().err


def test_a_new_one_can_be_run_whatever_the_umask_is(desktop: Desktop, folder: Path) -> None:
    before = os.umask(0o002)
    try:
        assert main(["patterns", "new", "mine.py"]) == Exit.OK
    finally:
        os.umask(before)
    assert main(["patterns", "check", "mine"]) == Exit.OK


def test_the_template_names_every_key() -> None:
    given = take_whole(TEMPLATES / "pattern.toml")
    assert {*given.values, "name"} == set(ChainMatter.model_fields)
    text = (TEMPLATES / "pattern.toml").read_text()
    assert all(f"{key} = " in text for key in StepMatter.model_fields)


@pytest.mark.parametrize("name", ["../x", "A", "a b", ".x", "", "a/b", "../x.py", "A.py", "../plan.py", "a.md"])
def test_a_new_one_needs_a_name_that_is_one(
    desktop: Desktop, folder: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["patterns", "new", name]) == Exit.USAGE
    assert "lower-case letters" in capsys.readouterr().err
    assert not folder.exists()


@pytest.mark.parametrize("name", ["plan", "plan.py"])
def test_what_ships_is_not_made_anew(desktop: Desktop, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["patterns", "new", name]) == Exit.REFUSED
    assert "plan ships with ryx" in capsys.readouterr().err


def test_every_mistake_is_told_with_its_line(
    desktop: Desktop, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder.mkdir(parents=True, mode=0o700)
    (folder / "mine.py").write_text("1 / 0\n")
    (folder / "mine.py").chmod(0o600)
    (folder / "steps.toml").write_text(
        'description = "x"\nwhen_to_use = "y"\n[[step]]\nname = "a"\nagent = "fiel"\nprompt = "{reqest}"\n'
    )
    assert main(["patterns", "check", "--json"]) == Exit.FAILED
    told = json.loads(capsys.readouterr().out)
    places = [(Path(each["file"]).name, each["line"]) for each in told["faults"]]
    assert places == [("mine.py", 1), ("steps.toml", 5), ("steps.toml", 6)]
    assert main(["patterns", "check", "steps"]) == Exit.FAILED
    assert "did you mean file?" in capsys.readouterr().out
    assert main(["patterns", "check", str(folder / "mine.py")]) == Exit.FAILED
    assert "ZeroDivisionError" in capsys.readouterr().out


def test_a_name_of_ryx_is_found_out(desktop: Desktop, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder.mkdir(parents=True, mode=0o700)
    (folder / "plan.py").write_text((TEMPLATES / "pattern.py").read_text().replace("MY_NAME", "plan"))
    (folder / "plan.py").chmod(0o600)
    assert main(["patterns", "check"]) == Exit.FAILED
    assert "plan is a name of ryx; choose another" in capsys.readouterr().out


def test_one_is_edited_and_told_what_is_wrong(
    desktop: Desktop, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["patterns", "new", "mine.py"]) == Exit.OK
    desktop.editor("""sed -i 's/pattern=True/pattern=False/' "$file" """)
    assert main(["patterns", "edit", "mine"]) == Exit.FAILED
    assert "mine.py:" in (said := capsys.readouterr().out)
    assert "pattern=True is missing" in said
    desktop.editor("""sed -i 's/pattern=False/pattern=True/' "$file" """)
    assert main(["patterns", "edit", "mine.py"]) == Exit.OK
    # what ships is described otherwise in a copy
    desktop.editor("""sed -i 's/^description = .*/description = "my words"/' "$file" """)
    assert main(["patterns", "edit", "debate"]) == Exit.OK
    assert 'description = "my words"' in (folder / "debate.toml").read_text()
