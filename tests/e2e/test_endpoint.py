"""A tier that is served by an OpenAI-compatible endpoint, through the whole daemon."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes import servers
from tests.fakes.endpoint import Asked, Reply, streams

SECRET = "sk-nobody-may-see-this"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """llama-cpp-python's server, with the starter model.

    llama-server puts the instructions, which the starter was never taught, before the request: too much for it.
    """
    program = servers.command("llama-cpp-python")
    with servers.running(tmp_path_factory.mktemp("server") / "log", program) as url:
        yield url


def answered(events: list[dict]) -> list[dict]:
    return [event for event in events if event["kind"] == "said" and event["model"]]


async def test_the_small_tier_can_be_elsewhere(folder: Path, server: str) -> None:
    config = f'[models.small]\nurl = "{server}"\n'
    async with Daemon(folder, config=config) as daemon:
        client = await daemon.client()
        _, events = await client.ask("find me the great wave file")
        assert answered(events)[0]["model"] == "starter.gguf"
        assert answered(events)[0]["text"].startswith('{"tool": "search_files"')
        assert "great_wave.jpg" in events[-1]["text"]
        small = (await client.call("status"))["models"][0]
        assert (small["state"], small["path"], small["pid"]) == ("ready", server, None)
        assert "on this machine" in small["why"][0]
        assert daemon.children() == [], "no model is loaded here"
        await client.close()


async def test_while_it_is_down_the_starter_stands_in_and_that_is_told(folder: Path) -> None:
    async with peers.Peer() as gone:
        pass
    config = f'[models.large]\nurl = "{gone.url}"\n'
    async with Daemon(folder, config=config) as daemon:
        client = await daemon.client()
        _, events = await client.ask("find the great wave file and open it", session="new")
        assert answered(events)[0]["model"] == "ryx starter"
        told = [event["text"] for event in events if event["kind"] == "status"]
        assert any("large" in text and "small" in text for text in told)
        large = (await client.call("status"))["models"][2]
        assert large["state"] == "failed"
        assert "is the server running" in large["error"]
        await client.close()


async def test_a_key_is_nowhere_but_in_the_request(folder: Path) -> None:
    async def refuses(reply: Reply, asked: Asked) -> None:
        words = f"Incorrect API key provided: {asked.headers['authorization']}"
        await reply.json({"error": {"message": words, "code": "invalid_api_key"}}, 401)

    key = folder / "key"
    key.write_text(SECRET)
    key.chmod(0o600)
    call = json.dumps({"tool": "search_files", "args": {"pattern": "great wave", "paths": ["~"]}})
    async with peers.llama_server(8192, refuses, streams(call)) as peer:
        config = f'[models.small]\nurl = "{peer.url}"\nkey = "file:{key}"\n'
        async with Daemon(folder, config=config, env={"PYTHONASYNCIODEBUG": "1"}) as daemon:
            client = await daemon.client()
            _, first = await client.ask("find me the great wave file", session="new")
            assert first[-1]["outcome"] == "failed"
            await client.call("reload")  # tries it again at once
            _, second = await client.ask("find me the great wave file", session="new")
            status = await client.call("status")
            await client.close()
        shown = [asked.headers.get("authorization") for asked in peer.asked if asked.path == "/v1/chat/completions"]
        assert set(shown) == {f"Bearer {SECRET}"}
        assert SECRET not in json.dumps([first, second, status])
        assert answered(second)[0]["text"] == call
    kept = [file for file in folder.rglob("*") if file.is_file() and file != key]
    assert daemon.log in kept
    assert not [file for file in kept if SECRET.encode() in file.read_bytes()]
