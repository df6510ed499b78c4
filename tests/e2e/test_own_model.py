"""A user's own GGUF: another architecture, another chat template, named in config.toml."""

import asyncio
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon
from tests.fakes.ggufs import qwen2


@pytest.fixture
def model(tmp_path: Path) -> Path:
    """Random weights: it babbles, and never ends by itself; big enough that babbling takes a while."""
    return qwen2(tmp_path / "own.gguf", layers=4, width=256)


def small(model: Path) -> str:
    return f'[models.small]\npath = "{model}"\ncontext = 4096\n'


async def test_the_configured_model_is_the_one_that_answers(folder: Path, model: Path) -> None:
    async with Daemon(folder, config=small(model)) as daemon:
        client = await daemon.client()
        _, events = await client.ask("find me the great wave file")
        said = [event for event in events if event["kind"] == "said" and event["model"]]
        assert said[0]["model"] == "tiny-qwen"
        assert said[0]["tokens_in"] > 200, "its own template has a system prompt, so it got the instructions"
        assert said[0]["text"].startswith('{"tool": "search_files", "args": {"pattern": "'), (
            "decoded under the grammar"
        )
        # random weights lose what the user said; then the gate's reading is searched, not the babble
        assert events[-1]["text"] == "Found:\n1. great_wave.jpg: ~/Downloads/great_wave.jpg"
        assert (await client.call("status"))["models"][0]["path"] == str(model)
        await client.close()


async def test_a_model_that_babbles_is_not_believed(folder: Path, model: Path) -> None:
    async with Daemon(folder, config=small(model)) as daemon:
        client = await daemon.client()
        _, events = await client.ask("tell me something nice", session="new")
        assert events[-1]["outcome"] == "failed"
        assert not any(event["kind"] == "acted" for event in events)
        await client.close()


async def test_cancelling_while_it_decodes_stops_the_decoding(folder: Path, model: Path) -> None:
    async with Daemon(folder, config=small(model)) as daemon:
        client, other = await daemon.client(), await daemon.client()
        reply = await client.call("ask", text="find me the great wave file", stream=True)
        await client.event("token")
        await other.call("cancel", run=reply["run"])
        finished = await client.event("finished")
        assert finished["outcome"] == "cancelled"
        assert finished["counters"]["model_calls"] == 0, "it was cancelled in its first call"
        async with asyncio.timeout(20):  # the model is free again
            while (await other.call("status"))["models"][0]["state"] != "ready":
                await asyncio.sleep(0.01)
        await client.close()
        await other.close()


async def test_a_tier_that_is_not_configured_says_who_does_it(daemon: Daemon) -> None:
    client = await daemon.client()
    _, events = await client.ask("find the great wave file and open it", session="new")
    routed = next(event for event in events if event["kind"] == "routed")
    assert (routed["level"], routed["tier"]) == ("MODERATE", "large")
    told = [event["text"] for event in events if event["kind"] == "status"]
    assert any("models.large" in text and "models.small" in text for text in told)
    await client.close()


async def test_reload_takes_up_another_model(folder: Path, model: Path, daemon: Daemon) -> None:
    client = await daemon.client()
    _, events = await client.ask("find me the great wave file", session="new")
    daemon.config.write_text(small(model))
    assert (await client.call("reload"))["changed"] == ["models"]
    _, after = await client.ask("find me the great wave file", session="new")
    names = [
        next(event["model"] for event in run if event["kind"] == "said" and event["model"])
        for run in (events, after)
    ]
    assert names == ["ryx starter", "tiny-qwen"]
    await client.close()
