"""ryxd/engine/gate/__main__: the gate answers without a daemon."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def gate(*arguments: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "ryxd.engine.gate", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )


def answers(given: bytes) -> list[dict[str, object]]:
    done = gate("--json", "-", given=given)
    assert (done.returncode, done.stderr) == (0, b"")
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_text_is_answered_in_one_line() -> None:
    done = gate("open", "reddit")
    assert done.returncode == 0
    assert done.stdout.decode() == 'TRIVIAL open.site -> open_url url="https://reddit.com"\n'


def test_json_holds_everything_the_verdict_says() -> None:
    assert json.loads(gate("--json", "wie spät ist es in Wien").stdout) == {
        "level": "TRIVIAL",
        "rule": "clock.time",
        "language": "de",
        "slots": {"place": "wien"},
        "tool": "get_time",
        "args": {"zone": "Europe/Vienna"},
        "agent": None,
        "open": False,
    }


def test_what_a_model_may_choose_is_said() -> None:
    first, second = gate("tell me something nice").stdout.decode().splitlines()
    assert first == "SIMPLE unknown -> chat"
    assert "no rule knows how: a model chooses task type, pattern and agent" in second
    assert [answer["open"] for answer in answers(b"open reddit\nrefactor this module\nfind notes.txt")] == [
        False, True, False,
    ]  # fmt: skip


def test_each_line_of_standard_input_gets_one_object() -> None:
    found = answers("open reddit\nöffne gimp\nhello".encode())
    assert [answer["level"] for answer in found] == ["TRIVIAL", "TRIVIAL", "SIMPLE"]


def test_a_bad_line_gets_an_error_and_the_next_one_its_answer() -> None:
    found = answers(b"\n" + b"x" * 70_000 + b"\n\xff\xfe\nmute\n")
    assert [answer.get("error") for answer in found] == [
        "line 1 is empty",
        "line 2 is longer than 65536 bytes",
        "line 3 is not UTF-8",
        None,
    ]
    assert found[3]["args"] == {"mute": True}


def test_answers_come_line_by_line_while_the_input_is_still_open() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ryxd.engine.gate", "--json", "-"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"halt die Musik an\n")
        process.stdin.flush()
        assert json.loads(process.stdout.readline())["tool"] == "media"
        process.stdin.close()


def test_help_is_not_an_error() -> None:
    done = gate("--help")
    assert done.returncode == 0
    assert done.stdout.startswith(b"usage:")


def test_no_text_or_a_wrong_option_is_a_usage_error() -> None:
    assert gate().returncode == 2
    assert gate("--json").returncode == 2
    wrong = gate("--yaml", "hello")
    assert wrong.returncode == 2
    assert b"no option --yaml" in wrong.stderr


def test_two_dashes_end_the_options() -> None:
    assert gate("--", "--yaml").returncode == 0


def test_the_gate_needs_the_standard_library_only() -> None:
    code = (
        "import sys; import ryxd.engine.gate; "
        "print([m for m in sys.modules if m.split('.')[0] not in sys.stdlib_module_names | {'ryxd', '__main__'}])"
    )
    done = subprocess.run(
        [sys.executable, "-S", "-c", code], capture_output=True, cwd=ROOT, timeout=60, check=True
    )
    assert done.stdout.strip() == b"[]"
