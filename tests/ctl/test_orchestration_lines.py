"""How events of agents that work together are told, line by line."""

import io
import json
from pathlib import Path

import pytest

from ryxctl.progress import Progress
from ryxctl.screen import Screen

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("noted", ["board", "research_sources", "example.org"]),
        ("handed_off", ["file hands over to code", "Plot the heights", "out of research, code"]),
        ("rescued", ["ADJUST_PLAN: The folder was wrong.", "out of ADJUST_PLAN, TAKEOVER, CHANGE_AGENT → chat, code"]),
        ("reviewed", ["step 2", "not good enough", "40%", "70%", "- It names a file"]),
        ("source", ["source: Waves: https://example.org/waves"]),
        ("chart", ["chart: Heights: ~/Pictures/waves.png"]),
    ],
)
def test_each_is_told(kind: str, words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, encoding="utf-8")
    Progress(Screen(stream), prefixed=False).tell(
        json.loads((GOLDEN / f"event-{kind}.json").read_text())["params"]
    )
    stream.flush()
    for word in words:
        assert word in written.getvalue().decode()
