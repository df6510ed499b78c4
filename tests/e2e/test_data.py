"""Work on a table by request, with nothing but the model that ships with ryx: an answer is calculated, or not given."""

import pytest

from tests.e2e.daemon import Daemon

ASKED = [
    ("plot sales.csv", ("would be made up", "I am not sure what you mean")),
    ("average of column price in sales.csv", ("would be made up", "I am not sure what you mean")),
    ("Zeichne ein Diagramm aus sales.csv", ("wäre erfunden", "Ich bin nicht sicher, was gemeint ist")),
]
"""Each may end in two ways: the model answers without having worked anything out, or it is unsure of what it would do."""


@pytest.mark.parametrize(("text", "says"), ASKED, ids=[text for text, _ in ASKED])
async def test_what_the_starter_can_not_work_out_it_does_not_invent(daemon: Daemon, text: str, says: tuple[str, str]) -> None:
    (daemon.home / "sales.csv").write_text("region,price\nnorth,10\nsouth,20\n")
    client = await daemon.client()
    _, events = await client.ask(text, session="new")
    await client.close()
    assert [event["handler"] for event in events if event["kind"] == "routed"][-1] == "data"
    assert events[-1]["outcome"] == "failed"
    assert any(each in events[-1]["text"] for each in says)
    assert "15" not in events[-1]["text"]
    assert "ryxctl models" in events[-1]["text"]
