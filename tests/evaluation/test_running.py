"""`ryxctl eval` for real: a private ryxd on its socket, the model that ships with ryx, and nothing left behind."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import psutil
import pytest

from ryxd.evaluation.__main__ import main
from ryxd.wire.errors import Exit

ROOT = Path(__file__).parents[2]
TINY = Path(__file__).with_name("tiny.jsonl")


@pytest.fixture
def user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A user's folders, and the one in which scratch homes are made."""
    scratch = tmp_path / "t"
    scratch.mkdir()
    env = {f"XDG_{name}_HOME": str(tmp_path / name.lower()) for name in ("CONFIG", "STATE", "DATA", "CACHE")}
    env |= {"TMPDIR": str(scratch), "HOME": str(tmp_path / "user")}
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    return {**os.environ, **env, "PYTHONPATH": str(ROOT)}


def ctl(env: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(ROOT / "bin" / "ryxctl"), "eval", *args], env=env, capture_output=True, text=True, timeout=900, check=False
    )


def left(tmp_path: Path) -> list[Any]:
    """What of scratch homes and of their processes is still there."""
    there: list[Any] = list((tmp_path / "t").iterdir())
    for process in psutil.process_iter():
        try:
            if process.environ().get("HOME", "").startswith(str(tmp_path / "t")):
                there.append(process)
        except psutil.Error:
            continue
    return there


def test_a_suite_is_run_in_both_ways(user: dict[str, str], tmp_path: Path) -> None:
    out = tmp_path / "report.json"
    done = ctl(user, str(TINY), "--only", "en-00[124]", "--only", "de-*", "--failures", "--out", str(out))
    assert done.returncode == 0, done.stderr
    report = json.loads(out.read_text())
    assert (report["complete"], report["model"]["name"], report["temperature"]) == (True, "starter", 0.0)
    installed, alone = report["suites"]
    assert (installed["run"], installed["summary"]["cases"], installed["summary"]["wrong"]) == ("installed", 4, 0)
    by = {case["id"]: case for case in installed["cases"]}
    # code does these with no model, and does them right: that tells of the machinery, not of a model
    assert by["en-001"]["success"]
    assert by["en-002"]["success"]
    assert by["de-001"]["success"]
    moved = by["en-002"]["turns"][0]["calls"]
    assert [call["tool"] for call in moved if "change" in call["classes"]] == ["move_file"]
    said = {turn["routed"]["rule"] for case in alone["cases"] for turn in case["turns"]}
    assert said == {"unknown"}
    assert all(turn["counters"]["model_calls"] for case in alone["cases"] for turn in case["turns"])
    assert any(turn["written"] for case in alone["cases"] for turn in case["turns"])
    assert [line.split()[:3] for line in done.stdout.splitlines() if line.startswith("tiny  ")] == [
        ["tiny", "installed", "4"],
        ["tiny", "alone", "4"],
    ]
    assert left(tmp_path) == []


def test_a_follow_up_is_of_its_session_and_the_numbers_are_for_programs(user: dict[str, str], tmp_path: Path) -> None:
    done = ctl(user, str(TINY), "--only", "en-003", "--installed", "--json")
    assert done.returncode == 0, done.stderr
    (suite,) = json.loads(done.stdout)["suites"]
    assert (suite["run"], suite["summary"]["success"], suite["summary"]["first"]) == ("installed", 1.0, 1.0)
    assert left(tmp_path) == []


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_and_leaves_nothing(user: dict[str, str], tmp_path: Path, number: int) -> None:
    case = json.loads(TINY.read_text().splitlines()[0])
    many = tmp_path / "many.jsonl"
    many.write_text("\n".join(json.dumps({**case, "id": f"en-{each}"}) for each in range(2000)))
    out = tmp_path / "report.json"
    ours, theirs = pty.openpty()
    command = [sys.executable, "-P", "-m", "ryxd.evaluation", str(many), "--alone", "--out", str(out)]
    with subprocess.Popen(command, env=user, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True) as process:
        os.close(theirs)
        seen = b""
        while b"/2000" not in seen:
            seen += os.read(ours, 4096)
        assert left(tmp_path)
        process.send_signal(number)
        printed, _ = process.communicate(timeout=300)
    os.close(ours)
    assert process.returncode == Exit.CANCELLED
    assert left(tmp_path) == []
    report = json.loads(out.read_text())
    assert report["complete"] is False
    assert 0 < report["suites"][0]["summary"]["cases"] < 2000
    assert b"many" in printed


def test_a_model_that_is_none_and_a_suite_that_names_no_tool(
    user: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nothing = tmp_path / "no.gguf"
    nothing.write_text("no model")
    assert main([str(TINY), "--model", str(nothing)]) == Exit.UNAVAILABLE
    assert str(nothing) in capsys.readouterr().err
    assert main([str(TINY), "--model", "large"]) == Exit.NOT_FOUND
    assert main([str(TINY), "--temperature", "3"]) == Exit.USAGE
    capsys.readouterr()
    bad = tmp_path / "bad.jsonl"
    cases = [
        {"id": "1", "lang": "en", "request": "x", "call": [{"tool": "mend_fridge"}]},
        {"id": "2", "lang": "en", "request": "x", "kind": "answer", "results": {"battery": {"percent": "full"}}},
        {"id": "3", "lang": "en", "request": "x", "kind": "answer", "results": {"battery": {"charge": 1}}},
    ]
    bad.write_text("\n".join(map(json.dumps, cases)))
    assert main([str(bad)]) == Exit.CONFIG
    told = capsys.readouterr().err
    for line, what in ((1, "there is no tool mend_fridge"), (2, "results.battery.percent"), (3, "gives no such thing")):
        assert f"{bad}:{line}: {what}" in told or (f"{bad}:{line}: " in told and what in told)
    assert left(tmp_path) == []


def test_the_user_s_own_models_are_what_is_scored(user: dict[str, str], tmp_path: Path) -> None:
    from ryxd.config.places import places
    from ryxd.config.tree import parsed
    from ryxd.core.model import Tier
    from ryxd.evaluation.which import Setting, chosen, written

    text = """
        [models.small]
        path = "~/small.gguf"
        context = 2048
        [models.large]
        url = "http://gpu:8080/v1"
        key = "env:MY_KEY"
        [permissions]
        change = "deny"
    """
    config = parsed(text, tmp_path / "config.toml")
    os.environ["MY_KEY"] = "secret"
    model = chosen(None, config, places())
    assert (model.name, set(model.models)) == ("small", {Tier.SMALL, Tier.LARGE})
    private, env = written(model, Setting(0.7, 3, gate=False), config)
    again = parsed(private, tmp_path / "private.toml")
    assert again.models.small is not None
    assert again.models.small.path == Path(user["HOME"]) / "small.gguf"
    assert (again.models.small.context, again.models.temperature, again.models.seed) == (2048, 0.7, 3)
    assert again.models.large is not None
    assert (again.models.large.key, env) == ("env:RYX_EVAL_KEY_LARGE", {"RYX_EVAL_KEY_LARGE": "secret"})
    assert "secret" not in private
    assert (again.routing.gate, again.permissions.change) == (False, "ask")
    large = chosen("large", config, places())
    assert set(large.models) == {Tier.SMALL}
