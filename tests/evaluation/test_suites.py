"""A suite is read as it is meant, and what is wrong with one is told with its line."""

import json
from pathlib import Path
from typing import Any

import pytest

from ryxd.evaluation.suites import Call, Content, found, installed, read
from ryxd.wire.errors import ConfigError, NotFound

CASE: dict[str, Any] = {"id": "en-1", "lang": "en", "request": "what is 2 + 2", "kind": "answer", "says": ["4|four"]}


def written(folder: Path, *lines: str | dict[str, Any]) -> Path:
    file = folder / "mine.jsonl"
    file.write_text("\n".join(line if isinstance(line, str) else json.dumps(line) for line in lines))
    return file


def test_a_whole_case(tmp_path: Path) -> None:
    case = {
        "id": "de-1",
        "lang": "de",
        "level": "moderate",
        "turns": ["finde meine Rechnung", "öffne sie"],
        "home": {
            "Documents/Rechnung.txt": "49 €",
            "Pictures/": None,
            "x.pdf": {"text": "…", "days": 12},
            "y.pdf": {"date": "2026-03-14"},
        },
        "cwd": "Documents",
        "results": {"battery": {"present": True, "percent": 40}},
        "memory": ["Ich bin Vegetarier."],
        "kind": "act",
        "call": [{"tool": "open_file", "args": {"path": "~/Documents/Rechnung.txt"}}, {"tool": "open_file"}],
        "after": {"old.txt": None, "new/": True},
        "not": ["Fehler"],
    }
    suite = read(written(tmp_path, CASE, "", case))
    assert (suite.name, suite.lines) == ("mine", {"en-1": 1, "de-1": 3})
    one = suite.cases[1]
    assert one.call == (Call(tool="open_file", args={"path": "~/Documents/Rechnung.txt"}), Call(tool="open_file"))
    assert isinstance(one.home["y.pdf"], Content)
    assert (one.never, one.after) == (("Fehler",), {"old.txt": None, "new/": True})
    assert one.asked == (("finde meine Rechnung", None), ("öffne sie", one))


def test_each_turn_may_be_judged(tmp_path: Path) -> None:
    judged = [{"kind": "ask"}, None, {"kind": "act", "call": [{"tool": "open_app"}]}]
    case = read(written(tmp_path, {"id": "1", "lang": "en", "turns": ["a", "b", "c"], "judge": judged})).cases[0]
    assert [wanted and wanted.kind for _, wanted in case.asked] == ["ask", None, "act"]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("{", "not JSON"),
        ("[" * 100_000, "not JSON"),
        ("[]", "a case is a JSON object"),
        ('{"id": "1", "id": "2"}', "'id' is there twice"),
        ({**CASE, "wants": "x"}, "wants: there is no such key"),
        ({**CASE, "lang": "fr"}, "lang: input should be 'de' or 'en'"),
        ({key: value for key, value in CASE.items() if key != "request"}, "give request, or turns"),
        ({**CASE, "turns": ["a"]}, "give request, or turns"),
        ({**CASE, "request": " "}, "give request, or turns"),
        ({**CASE, "kind": "act", "says": []}, "an act needs call, done, after or says"),
        ({**CASE, "home": {"/etc/passwd": ""}}, "must be a path below the scratch home"),
        ({**CASE, "home": {"../x": ""}}, "must be a path below the scratch home"),
        ({**CASE, "after": {"~/x": None}}, "must be a path below the scratch home"),
        ({**CASE, "after": {"x": False}}, "null is a file that must be gone"),
        ({**CASE, "cwd": "Music"}, "home has no folder Music"),
        ({**CASE, "home": {"x": {"days": 1, "date": "2026-01-01"}}}, "give days or date, not both"),
        ({"id": "1", "lang": "en", "turns": ["a", "b"], "judge": [None]}, "as many entries as turns"),
        ({"id": "1", "lang": "en", "turns": ["a"], "judge": [None]}, "judges no turn"),
        ({"id": "1", "lang": "en", "turns": ["a"], "judge": [{"kind": "ask"}], "says": ["x"]}, "leave out says"),
        ({**CASE, "call": [{"tool": "x", "arg": {}}]}, "call.0.arg: there is no such key"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, line: str | dict[str, Any], told: str) -> None:
    file = written(tmp_path, CASE, line)
    with pytest.raises(ConfigError) as error:
        read(file)
    assert str(error.value).startswith(f"{file}:2: ")
    assert told in str(error.value)


def test_all_mistakes_are_told_and_ids_are_unique(tmp_path: Path) -> None:
    file = written(tmp_path, CASE, "{", CASE)
    with pytest.raises(ConfigError) as error:
        read(file)
    assert str(error.value).splitlines()[1] == f"{file}:3: id: en-1 is in line 1, too"


def test_an_empty_file_and_none(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="there is no case in it"):
        read(written(tmp_path, ""))
    with pytest.raises(NotFound, match="there is no suite"):
        read(tmp_path / "none.jsonl")
    with pytest.raises(NotFound, match="there is no suite nonsense"):
        found(["nonsense"])
    (tmp_path / "own.jsonl").write_text("")
    assert found([str(tmp_path / "own.jsonl")]) == [tmp_path / "own.jsonl"]


def test_what_ships_can_be_read() -> None:
    for path in installed().values():
        assert read(path).cases
