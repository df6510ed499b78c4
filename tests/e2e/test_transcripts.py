"""What agents said, in full, by command; and a conversation that is longer than its model's context."""

import csv
import itertools
import json
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon


@pytest.fixture
async def daemon(tmp_path: Path):
    async with Daemon(tmp_path) as running:
        documents = running.home / "Documents"
        documents.mkdir()
        (documents / "notes.txt").write_text("the milk is in the fridge\n")
        yield running


async def test_a_runs_transcript_is_printed_and_exported(daemon: Daemon) -> None:
    client = await daemon.client()
    run, _ = await client.ask("what is ~/Documents/notes.txt about?")
    other, _ = await client.ask("what is ~/Documents/notes.txt about, in a word?", session="new")
    code, out, err = await daemon.ctl("transcript", run)
    assert code == 0, err
    turns = [json.loads(line) for line in out.splitlines()]
    assert [turn["role"] for turn in turns[:3]] == ["user", "system", "assistant"]
    assert turns[0]["content"] == "what is ~/Documents/notes.txt about?"
    assert {turn["run"] for turn in turns} == {run}
    said = next(turn for turn in turns if turn["model"])
    assert said["tokens_out"] > 0
    assert [turn["number"] for turn in turns if turn["agent"] == said["agent"]] == list(range(1, len(turns) + 1))
    code, out, err = await daemon.ctl("transcript", run, "--agent", "nobody")
    assert (code, out) == (4, "")
    assert f"no agent nobody in {run}; there were: " in err
    code, out, err = await daemon.ctl("export", "turns.csv")
    assert (code, err) == (0, "")
    with (daemon.home / "turns.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["content"] for row in rows if row["run"] == run] == [turn["content"] for turn in turns]
    assert {row["run"] for row in rows} == {run, other}
    assert out == f"{daemon.home / 'turns.csv'}: {len(rows)} messages\n"
    code, _, err = await daemon.ctl("export", "turns.csv", "--run", run)
    assert code == 2
    assert "is there already" in err
    await client.close()


async def test_a_conversation_may_be_longer_than_the_models_context(daemon: Daemon) -> None:
    """The starter's context holds a few dozen exchanges at most."""
    client = await daemon.client()
    session, told = None, []
    for number in itertools.count():
        words = f"tell me about number {number} " + "and the others, which we talked about " * 3
        run, events = await client.ask(words, denies=True, **({"session": session} if session else {}))
        session = events[-1]["session"]
        assert events[-1]["error"] != "too_large", events[-1]
        told += [event["text"] for event in events if event["kind"] == "status" and "outgrew" in event["text"]]
        if told or number == 60:
            break
    assert told
    assert "left out" in told[-1]
    reply = await client.call("transcript", run=run)
    assert reply["turns"][0]["content"].startswith(f"tell me about number {number}")
    await client.close()
