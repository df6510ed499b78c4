"""What is told of a trained model is told of the file that is here; stages and their logs follow each other."""

import json
from pathlib import Path

from ryxd.models.starter import starter
from training.model.record import FOLDER, RECORD, UNFINISHED, Record, before, data_version, digest, joined

RECORDED = UNFINISHED if UNFINISHED.exists() else starter()


def test_the_recorded_file_is_the_one_that_is_here() -> None:
    record = Record.read(FOLDER)
    assert (record.sha256, record.size) == (digest(RECORDED), RECORDED.stat().st_size)


def test_the_log_is_of_all_stages_and_ends_where_the_training_did() -> None:
    record = Record.read(FOLDER)
    lines = [json.loads(line) for line in (FOLDER / "log.jsonl").read_text().splitlines()]
    assert {line["stage"] for line in lines} == set(range(len(record.stages) + 1))
    assert max(line["seen"] for line in lines if line["stage"] == len(record.stages)) >= record.recipe["seen"] * 0.97  # a line each twenty steps


def record(sha256: str, **more: object) -> Record:
    return Record(sha256, 3, "data", {"tokens": 5}, **more)  # type: ignore[arg-type]


def test_a_training_that_begins_with_another_s_weights_tells_of_it(tmp_path: Path) -> None:
    assert before("", tmp_path) == ()
    assert before("abc", tmp_path) == ({"sha256": "abc"},)  # of a file that nothing is known of
    record("abc", stages=({"sha256": "first"},)).write(tmp_path)
    assert [stage["sha256"] for stage in before("abc", tmp_path)] == ["first", "abc"]
    assert [stage["sha256"] for stage in before("first", tmp_path)] == ["first"]  # what came of it is recorded again
    assert [stage["sha256"] for stage in before("def", tmp_path)] == ["def"]
    assert Record.read(tmp_path) == record("abc", stages=({"sha256": "first"},))
    assert (tmp_path / RECORD).read_text().endswith("}\n")


def test_logs_of_stages_are_one_log(tmp_path: Path) -> None:
    earlier, log = tmp_path / "earlier", tmp_path / "log"
    earlier.write_text('{"stage": 0, "seen": 4}\n{"stage": 1, "seen": 9}\n')
    log.write_text('{"seen": 1}\n{"seen": 2}\n')
    assert [(line["stage"], line["seen"]) for line in joined(earlier, log, 1)] == [(0, 4), (1, 1), (1, 2)]
    assert [(line["stage"], line["seen"]) for line in joined(earlier, log, 0)] == [(0, 1), (0, 2)]


def test_other_data_have_another_version(tmp_path: Path) -> None:
    (tmp_path / "families").mkdir()
    (tmp_path / "families" / "one.py").write_text("1")
    (tmp_path / "show.py").write_text("1")
    first = data_version(tmp_path)
    (tmp_path / "show.py").write_text("2")
    assert data_version(tmp_path) == first
    (tmp_path / "families" / "one.py").write_text("2")
    assert data_version(tmp_path) != first
