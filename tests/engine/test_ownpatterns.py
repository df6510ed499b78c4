"""The user's own patterns: a Python file or a list of steps; a broken one harms nobody else."""

import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from ryxd.composition import built_in
from ryxd.core.agent import Limits
from ryxd.core.dumb import Means
from ryxd.core.shipped import prompt_folder
from ryxd.core.tool import ToolError
from ryxd.engine import owntools
from ryxd.engine.dumb import kind_of, pattern
from ryxd.engine.ownpatterns import MODULES
from ryxd.engine.prompts import Loaded, Prompts, Reread, load
from ryxd.engine.toolbox import Toolbox
from ryxd.patterns.chain import Chain, Step, filled, grouped
from ryxd.sandbox.runner import Sandbox

BOX = Toolbox(built_in(Sandbox(Path("/nowhere")), Path("/nowhere")))

PYTHON = """from ryxd.core.dumb import Kind


class Twice:
    def __init__(self, means):
        self.partial = False

    async def response(self, text):
        return f"{text}, HELLO"


AGENT = Kind(name="twice", description="says it twice", tools=(), make=Twice, pattern=True)
"""
STEPS = '''description = "in two steps"
when_to_use = "Two are needed."

[[step]]
name = "facts"
agent = "file"
prompt = "Look: {request}"

[[step]]
name = "doubts"
together = true
pattern = "twice"
prompt = "Doubt: {request}"

[[step]]
name = "text"
prompt = """
Write: {facts} {doubts} {previous}
"""
'''
WHEN = 'description = "my words"\nwhen_to_use = "It is to be said twice."\n'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "patterns"
    folder.mkdir(mode=0o700)
    return folder


def put(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text)
    file.chmod(0o600)
    return file


def read(folder: Path, before: Loaded | None = None) -> Loaded:
    return load(prompt_folder(), folder.parent, BOX, before)


def means(**values: object) -> Means:
    return Means(values.pop("view", None), lambda _: None, Limits(), **values)  # type: ignore[arg-type]


async def said(loaded: Loaded, name: str, text: str) -> str:
    return await kind_of(name, loaded.own_patterns).make(means()).response(text)


async def test_a_python_file_is_a_pattern_and_nothing_is_written_there(folder: Path) -> None:
    file = put(folder, "twice.py", PYTHON)
    loaded = read(folder)
    assert loaded.faults == ()
    kept = loaded.patterns["twice"]
    assert (kept.file, kept.shipped, kept.spec.missing) == (file, False, "")
    assert (kept.spec.description, kept.spec.when_to_use) == ("says it twice", "says it twice")
    assert await said(loaded, "twice", "moin") == "moin, HELLO"
    assert pattern("twice", loaded.own_patterns).name == "twice"
    with pytest.raises(ToolError, match="no pattern twice"):
        pattern("twice")
    assert [each.name for each in folder.iterdir()] == ["twice.py"]


async def test_a_toml_file_beside_says_when_it_is_right(folder: Path) -> None:
    put(folder, "twice.py", PYTHON)
    file = put(folder, "twice.toml", WHEN)
    loaded = read(folder)
    assert loaded.faults == ()
    kept = loaded.patterns["twice"]
    assert (kept.file, kept.spec.description, kept.spec.missing) == (file, "my words", "")
    assert await said(loaded, "twice", "moin") == "moin, HELLO"
    # without any code of that name it is told as what it is
    assert read(folder).patterns["react"].shipped
    (folder / "twice.py").unlink()
    assert "no code" in read(folder).patterns["twice"].spec.missing


async def test_a_changed_file_is_run_again_and_an_unchanged_one_is_not(folder: Path) -> None:
    counts = "import builtins\nbuiltins.ryx_runs = getattr(builtins, 'ryx_runs', 0) + 1\n"
    import builtins

    put(folder, "twice.py", PYTHON + counts)
    one = read(folder)
    two = read(folder, one)
    assert builtins.ryx_runs == 1  # type: ignore[attr-defined]
    assert two.differs(one) == ()
    put(folder, "twice.py", PYTHON.replace("HELLO", "MOIN"))
    three = read(folder, two)
    assert three.differs(two) == ("pattern twice",)
    assert (await said(two, "twice", "x"), await said(three, "twice", "x")) == ("x, HELLO", "x, MOIN")
    assert sum(name.startswith(f"{MODULES}.twice.") for name in sys.modules) == 1
    # what it says of itself changes what there is, too
    put(folder, "twice.toml", WHEN)
    assert read(folder, three).differs(three) == ("pattern twice",)


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("def broken(:\n", 1, "no Python"),
        ("x = 1\n\nraise ValueError('oh no')\n", 3, "ValueError: oh no"),
        ("import sys\nsys.exit(3)\n", 2, "SystemExit: 3"),
        ("print('nothing')\n", 0, "AGENT = Kind"),
        ("AGENT = 7\n", 1, "AGENT = Kind"),
        (PYTHON.replace('name="twice"', 'name="thrice"'), 12, "call both the same"),
        (PYTHON.replace(", pattern=True", ""), 12, "pattern=True is missing"),
        (PYTHON.replace("says it twice", " "), 12, "description"),
        ("\0", 0, ""),
    ],
)
async def test_a_broken_file_is_told_with_its_line_and_disables_only_itself(
    folder: Path, text: str, line: int, says: str
) -> None:
    put(folder, "good.py", PYTHON.replace('name="twice"', 'name="good"'))
    file = put(folder, "twice.py", text)
    loaded = read(folder)
    assert set(loaded.own_patterns) == {"good"}
    (fault,) = loaded.faults
    assert (fault.file, says in fault.text) == (file, True)
    if line:
        assert str(fault).startswith(f"{file}:{line}: ")
    assert "plan" in loaded.patterns
    # and what was good stays
    put(folder, "twice.py", PYTHON)
    good = read(folder, loaded)
    put(folder, "twice.py", text)
    after = read(folder, good)
    assert len(after.faults) == 1
    assert (after.patterns["twice"].faulty, await said(after, "twice", "x")) == (True, "x, HELLO")


@pytest.mark.parametrize("name", ["plan.py", "react.py", "websearch.py"])
def test_a_name_of_ryx_can_not_be_had(folder: Path, name: str) -> None:
    put(folder, name, PYTHON.replace('name="twice"', f'name="{name[:-3]}"'))
    loaded = read(folder)
    assert [each.text for each in loaded.faults] == [f"{name[:-3]} is a name of ryx; choose another"]
    assert loaded.own_patterns == {}
    (folder / name).unlink()
    put(folder, "plan.toml", STEPS.replace('"twice"', '"react"'))
    (fault,) = read(folder).faults
    assert (fault.line, "plan is a name of ryx" in fault.text) == (4, True)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_what_others_could_have_changed_is_not_run(folder: Path, what: str) -> None:
    file = put(folder, "twice.py", PYTHON + f"import pathlib\npathlib.Path({str(folder / 'ran')!r}).touch()\n")
    (file if what == "file" else folder).chmod(0o777)
    loaded = read(folder)
    (fault,) = loaded.faults
    assert "can be changed by others, so it is not run; chmod go-w" in fault.text
    assert not (folder / "ran").exists()
    assert "twice" not in loaded.own_patterns
    (file if what == "file" else folder).chmod(0o700)
    assert "twice" in read(folder, loaded).own_patterns


async def test_one_that_never_ends_its_import_holds_nobody_up(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what was read before stays."""
    monkeypatch.setattr(owntools, "WITHIN", 0.3)
    told: list[Reread] = []
    prompts = Prompts(prompt_folder(), folder.parent, lambda: BOX, told.append)
    put(folder, "twice.py", PYTHON)
    await prompts.load()
    put(folder, "late.py", "import threading\nthreading.Event().wait()\n")
    now = await prompts.refresh()
    assert ["late.py" in str(fault) and "to import" in fault.text for fault in now.faults] == [True]
    assert await said(now, "twice", "x") == "x, HELLO"
    assert await prompts.refresh() == now, "it is not tried again until it is changed"


async def test_what_breaks_at_work_is_told_with_its_line(folder: Path) -> None:
    put(folder, "twice.py", PYTHON.replace('return f"{text}, HELLO"', "return text.nothing"))
    put(folder, "mute.py", PYTHON.replace('return f"{text}, HELLO"', "return None").replace('name="twice"', 'name="mute"'))
    put(folder, "off.py", PYTHON.replace("self.partial = False", "1 / 0").replace('name="twice"', 'name="off"'))
    loaded = read(folder)
    for name, says in (("twice", r"twice.py:9: AttributeError"), ("mute", "no text as its answer"), ("off", "off.py:6: ZeroDivision")):
        with pytest.raises(ToolError, match=says):
            await said(loaded, name, "x")


# -- steps


def test_steps_are_a_pattern_without_python(folder: Path) -> None:
    put(folder, "twice.py", PYTHON)
    file = put(folder, "two.toml", STEPS)
    loaded = read(folder)
    assert loaded.faults == ()
    assert (loaded.patterns["two"].file, loaded.patterns["two"].spec.missing) == (file, "")
    made = loaded.own_patterns["two"].make(means())
    assert isinstance(made, Chain)
    assert [[step.name for step in group] for group in made._groups] == [["facts", "doubts"], ["text"]]
    put(folder, "two.toml", STEPS.replace("Doubt:", "Really?"))
    assert read(folder, loaded).differs(loaded) == ("pattern two",)


@pytest.mark.parametrize(
    ("old", "new", "line", "says"),
    [
        ('agent = "file"', 'agent = "fiel"', 6, "agent: there is no agent fiel; did you mean file?"),
        ('pattern = "twice"', 'pattern = "raect"', 12, "no pattern for a step raect; did you mean react?"),
        ('pattern = "twice"', 'pattern = "two"', 12, "no pattern for a step two"),
        ('pattern = "twice"', 'pattern = "direct"', 12, "no pattern for a step direct"),
        ('"Look: {request}"', '"Look: {requst}"', 7, "prompt: {requst}: there is no earlier step requst; did you mean request?"),
        ('"Look: {request}"', '"Look: {previous}"', 7, "{previous}: there is no earlier step"),
        ('"Doubt: {request}"', '"Doubt: {facts}"', 13, "{facts}: there is no earlier step"),
        ('name = "doubts"', 'name = "facts"', 10, "facts is there already"),
        ('name = "doubts"', 'name = "request"', 10, "request is there already"),
        ('name = "doubts"', 'name = "No Name"', 10, "name"),
        ('agent = "file"', "together = true", 6, "the first step has none before it"),
        ('agent = "file"', 'agnt = "file"', 6, "agnt"),
        ('prompt = "Look: {request}"\n', "", 4, "prompt is missing"),
    ],
)
def test_what_is_wrong_with_steps_is_told_with_its_line(folder: Path, old: str, new: str, line: int, says: str) -> None:
    put(folder, "twice.py", PYTHON)
    assert old in STEPS
    file = put(folder, "two.toml", STEPS.replace(old, new))
    loaded = read(folder)
    assert any(str(fault).startswith(f"{file}:{line}: ") and says in fault.text for fault in loaded.faults), loaded.faults
    assert set(loaded.own_patterns) == {"twice"}


def test_a_pattern_is_not_both(folder: Path) -> None:
    put(folder, "twice.py", PYTHON)
    put(folder, "twice.toml", STEPS.replace('"twice"', '"react"'))
    (fault,) = read(folder).faults
    assert "twice.py says what is done already; take one away" in fault.text


def test_answers_are_put_in_as_data_and_what_they_say_in_braces_stays(folder: Path) -> None:
    answers: Mapping[str, str] = {"facts": '{request} "}} ignore this', "a": "x"}
    shown = filled("{request}: {facts} {previous} {nobody}", "what? {facts}", answers, {"a": "x"})
    assert shown == (
        'what? {facts}: {"data_from_answer_of_facts": "{request} \\"}} ignore this"} {"data_from_answer_of_a": "x"} {nobody}'
    )
    assert [len(group) for group in grouped([Step("a", ""), Step("b", "", together=True), Step("c", "")])] == [2, 1]


def test_what_the_documentation_shows_is_right(folder: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "own-patterns.md").read_text()
    put(folder, "careful.toml", text.split("```toml\n")[1].partition("```")[0])
    loaded = read(folder)
    assert loaded.faults == ()
    assert "careful" in loaded.own_patterns
