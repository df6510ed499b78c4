import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from tests.bench.engine import MEASURES
from tests.bench.rivals.report import Report, Want
from tests.fakes import ggufs, qwen

ROOT = Path(__file__).parents[2]


def test_the_engine_bench_measures_everything_without_a_llama_server() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "tests.bench.engine", "--quick", "--server", "/nonexistent/llama-server"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    assert "bin/build-llama-server" in ran.stdout
    for name in MEASURES:
        assert f".. {name}\n" in ran.stderr
    for line in ("throughput, N=4", "first token, warm", "prefix of", "under a schema", "with drafts", "cancel",
                 "loop lag, p99", "killed to next token", "cold start", "time, 4 streams", "memory of its own"):  # fmt: skip
        assert line in ran.stdout, line


@pytest.mark.parametrize("kind", ["q8_0", "q4_0"])
async def test_a_random_model_of_real_width_writes_until_it_is_stopped(tmp_path: Path, kind: qwen.Kind) -> None:
    words = ggufs.qwen2(tmp_path / "words.gguf")
    path = qwen.write(tmp_path / "model.gguf", words, kind, layers=1)
    async with Pool({Tier.SMALL: ModelSpec(path, context=256)}) as pool:
        prompt = Prompt((Message("user", "hello"),), max_tokens=40, temperature=0.8)
        answer = await pool.model(Tier.SMALL).complete(prompt)
    assert (answer.tokens_out, answer.stop) == (40, "length")
    assert 0 < answer.confidence < 0.9


def test_a_report_says_what_was_not_reached(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report()
    report.line("quick enough", 12.0, "ms", against="other", baseline=24.0, want=Want(0.5, most=True))
    report.line("too slow", 10.0, "tokens/s", against="other", baseline=10.0, want=Want(1.2))
    report.line("held against nothing", 10.0, "tokens/s", want=Want(1.2))
    report.line("few steps", 1.0, "steps", want=Want(1, most=True, of="figure"))
    capsys.readouterr()
    report.end()
    out = capsys.readouterr().out
    missed, unknown = out.split("Not measured:")
    assert "too slow" in missed
    assert "1.00x" in missed
    assert "held against nothing" in unknown
    assert "quick enough" not in out
    assert "few steps" not in out
