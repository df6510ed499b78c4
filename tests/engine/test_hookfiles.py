"""What a sentence becomes as a file: in words, by its name, checked, and written over nothing."""

from pathlib import Path
from typing import Any

import pytest

import ryxd.tools
from ryxd.core.hookspec import Moment
from ryxd.core.tool import discover
from ryxd.engine.hookfiles import Drafted, check, drafted, store
from ryxd.engine.hookspecs import read_hook
from ryxd.engine.specs import There
from ryxd.engine.toolbox import Toolbox
from ryxd.wire.errors import BadRequest, Refused, Unavailable

THERE = There(Toolbox(discover(ryxd.tools)), ("file",), ())


def draft(home: Path, sentence: str, **given: Any) -> Drafted:
    more: dict[str, Any] = {"taken": (), "called": None, "agents": ()} | given
    return drafted(sentence, home=home, cwd=home, **more)


@pytest.mark.parametrize(
    ("sentence", "name", "told"),
    [
        (
            "ask me before anything touches ~/Documents",
            "ask-documents",
            "Asks you before an agent reads or changes anything in ~/Documents.",
        ),
        ("never delete anything", "no-delete", "Blocks it when an agent deletes anything."),
        (
            "never delete files in ~/a and ~/b",
            "no-delete-a",
            "Blocks it when an agent deletes anything in ~/a and ~/b.",
        ),
        ("ask before running git push", "ask-git-push", "Asks you before an agent runs `git push`."),
        (
            "no shell or network access",
            "no-network",
            "Blocks it when an agent uses the network or runs a shell command.",
        ),
        (
            "frag mich, bevor du etwas in ~/Äpfel änderst",
            "ask-change-aepfel",
            "Fragt dich, bevor ein Agent etwas in ~/Äpfel ändert.",
        ),
        ("kein git push", "no-git-push", "Verhindert, dass ein Agent `git push` ausführt."),
        (
            "Lade nichts aus ~/x hoch",
            "no-network-x",
            "Verhindert, dass ein Agent das Netzwerk benutzt mit etwas aus ~/x.",
        ),
    ],
)
def test_a_guard_is_told_in_the_language_of_the_sentence(
    tmp_path: Path, sentence: str, name: str, told: str
) -> None:
    made = draft(tmp_path, sentence)
    assert (made.name, made.kind, made.told[0]) == (name, "guard", told)
    assert f"ryxctl hooks rm {name}" in made.told[-1]
    check(made, THERE)


def test_what_is_written_is_what_is_read(tmp_path: Path) -> None:
    sentence = 'never touch "~/odd \\ {cwd} \u00e4 +++"'
    made = draft(tmp_path, sentence, agents=("file",))
    check(made, THERE)
    file = store(tmp_path / "hooks", made)
    spec = read_hook(file, THERE)
    assert (spec.name, spec.kind, spec.agents, spec.moments) == (
        made.name,
        "guard",
        ("file",),
        frozenset({Moment.REVIEW}),
    )
    assert spec.settings["reason"] == sentence
    assert spec.settings["paths"] == ("~/odd \\ {cwd} \u00e4 +++/**",)
    assert [path.name for path in file.parent.iterdir()] == [file.name]


@pytest.mark.parametrize(
    ("sentence", "moments"),
    [
        ("never be rude to {user}", {"review"}),
        ("remind me to drink", {"comment"}),
        ("be polite", {"comment"}),
        ("Erinnere daran, nie zu fluchen", {"review", "comment"}),
    ],
)
def test_what_rules_do_not_understand_is_a_hook_that_thinks(
    tmp_path: Path, sentence: str, moments: set[str]
) -> None:
    made = draft(tmp_path, sentence, weak=True)
    assert (made.kind, made.missing) == ("", ())
    assert any("weaker than a guard" in line or "schwächer als ein Wächter" in line for line in made.told)
    assert any("too small to judge" in line or "zu klein zum Urteilen" in line for line in made.told)
    check(made, THERE)
    spec = read_hook(store(tmp_path / "hooks", made), THERE)
    assert {str(each) for each in spec.moments} == moments
    assert spec.instructions.replace("{ ", "{").replace(" }", "}") == sentence
    assert (spec.limits.turns, spec.limits.answer_tokens) == (3, 200)
    able = draft(tmp_path, sentence)
    assert not any("too small" in line for line in able.told)
    assert able.refused == ""
    assert "--anyway" in made.refused


def test_names_are_free_or_refused(tmp_path: Path) -> None:
    assert draft(tmp_path, "never delete anything", taken=("no-delete", "no-delete-2")).name == "no-delete-3"
    assert draft(tmp_path, "never delete anything", called="mine").name == "mine"
    with pytest.raises(Refused, match="there is a hook mine already"):
        draft(tmp_path, "never delete anything", called="mine", taken=("mine",))
    with pytest.raises(BadRequest, match="lower-case"):
        draft(tmp_path, "never delete anything", called="../mine")
    with pytest.raises(BadRequest, match="say in a sentence"):
        draft(tmp_path, " ... 1")
    assert draft(tmp_path, "你好").name == "watch"


def test_nothing_is_overwritten_and_nothing_is_left_behind(tmp_path: Path) -> None:
    made = draft(tmp_path, "never delete anything")
    folder = tmp_path / "hooks"
    folder.mkdir()
    (folder / "no-delete.md").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(Refused, match="is there already"):
        store(folder, made)
    assert not (tmp_path / "elsewhere").exists()
    assert [path.name for path in folder.iterdir()] == ["no-delete.md"]
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable, match="can't be written"):
        store(tmp_path / "file", made)


def test_a_path_that_is_not_there_is_said(tmp_path: Path) -> None:
    (tmp_path / "Pictures").mkdir()
    assert draft(tmp_path, "never touch ~/Bilder").missing == ()
    made = draft(tmp_path, "never touch ~/nowhere")
    assert made.missing == ("~/nowhere",)
    assert any("~/nowhere is not there now" in line for line in made.told)


def test_whom_it_is_for_is_said_and_wrong_ones_are_found(tmp_path: Path) -> None:
    made = draft(tmp_path, "never delete anything", agents=("file", "nobody"))
    assert "It holds for file and nobody only." in made.told
    with pytest.raises(BadRequest, match="nobody"):
        check(made, THERE)
