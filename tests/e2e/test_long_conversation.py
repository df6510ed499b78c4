"""A conversation that is longer than its model's context goes on, and says what it left out."""

from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon


@pytest.fixture
async def daemon(tmp_path: Path):
    async with Daemon(tmp_path) as running:
        yield running


async def test_a_conversation_may_be_longer_than_the_models_context(daemon: Daemon) -> None:
    """The starter's context has 512 tokens: a few exchanges."""
    client = await daemon.client()
    session, told = None, []
    for number in range(14):
        words = f"tell me about number {number} " + "and the others, which we talked about " * 3
        _, events = await client.ask(words, **({"session": session} if session else {}))
        session = events[-1]["session"]
        assert events[-1]["error"] != "too_large", events[-1]
        told += [event["text"] for event in events if event["kind"] == "status" and "outgrew" in event["text"]]
    assert told
    assert "left out" in told[-1]
    await client.close()
