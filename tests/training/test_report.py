"""The numbers that are told of the model that ships are of the file that ships, and of the suites that are here."""

import json
from pathlib import Path
from typing import Any

from ryxd.evaluation.evaluating import ALONE, INSTALLED
from ryxd.evaluation.report import summary
from ryxd.evaluation.suites import read, suite_folder
from ryxd.models.starter import starter
from training.model.record import FOLDER, digest
from training.model.report import REPORT, SUITES, TABLE, kept, shown


def told(**suites: int) -> dict[str, Any]:
    """What an evaluation tells of suites with so many cases."""
    numbers = vars(summary(()))
    rows = [
        {"suite": name, "run": ALONE, "summary": {**numbers, "cases": cases}, "by": {}}
        for name, cases in suites.items()
    ]
    return {"ryx": "1", "temperature": 0.0, "complete": True, "suites": rows}


def cases(folder: Path) -> dict[str, int]:
    return {row["suite"]: row["summary"]["cases"] for row in json.loads((folder / REPORT).read_text())["suites"]}


def test_the_report_is_of_the_file_that_ships_and_of_the_suites_that_are_here() -> None:
    report = json.loads((FOLDER / REPORT).read_text())
    assert report["sha256"] == digest(starter()), "another file: python -m training report"
    ways = {(row["suite"], row["run"]) for row in report["suites"]}
    assert ways >= {(name, way) for name in SUITES for way in (INSTALLED, ALONE)}
    for row in report["suites"]:
        path = suite_folder() / f"{row['suite']}.jsonl"
        assert row["file"] == digest(path), f"{path.name} has changed: python -m training report {row['suite']}"
        assert row["summary"]["cases"] == len(read(path).cases)
    assert shown(report["suites"]) in (FOLDER / TABLE).read_text()


def test_what_is_run_again_takes_the_place_of_what_was_told_of_the_same_file(tmp_path: Path) -> None:
    assert "free" in kept(told(free=3, moderate=4), "one", {"free": "f", "moderate": "m"}, tmp_path)
    kept(told(free=5), "one", {"free": "g"}, tmp_path)
    assert cases(tmp_path) == {"free": 5, "moderate": 4}
    kept(told(moderate=6), "other", {"moderate": "m"}, tmp_path)
    assert cases(tmp_path) == {"moderate": 6}
    stored = json.loads((tmp_path / REPORT).read_text())
    assert (stored["sha256"], stored["suites"][0]["file"]) == ("other", "m")
