"""Against servers that others wrote, with the starter model behind them."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from ryxd.core.model import ContextFull, Message, Prompt
from ryxd.models.request import Request
from ryxd.wire.errors import ModelError
from tests.fakes import servers
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.remote.conftest import Make, ask


def call(text: str, **more: object) -> Prompt:
    return Prompt((Message("user", text),), schema=SCHEMA, max_tokens=96, **more)


@pytest.fixture(scope="module", params=servers.EVERY)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the starter model."""
    with servers.running(tmp_path_factory.mktemp("server") / "log", servers.command(request.param)) as url:
        yield url


async def test_requests_become_calls_under_the_schema(endpoints: Make, server: str) -> None:
    endpoint = endpoints(server)
    for text, wanted in list(REQUESTS.items())[:4]:
        heard: list[str] = []
        answer = await ask(endpoint, call(text), on_text=heard.append)
        assert json.loads(answer.text) == wanted
        assert "".join(heard) == answer.text
        assert answer.stop == "grammar"
        assert answer.tokens_out > 1
        assert answer.decision is not None
        assert 0.3 < answer.decision <= 1
    strange = await ask(endpoint, call("qqq zzz 77 refactor !!"))
    assert strange.decision is not None
    assert strange.decision < answer.decision, "its probabilities are the model's own, not the grammar's"


async def test_a_schema_with_wide_bounds_harms_no_server(endpoints: Make, server: str) -> None:
    """One spelled out in a grammar ended llama-cpp-python's server."""
    text = {"type": "string", "minLength": 1, "maxLength": 4096}
    schema = {
        "type": "object",
        "properties": {"tool": {"const": "open_app"}, "args": {"type": "object", "properties": {"name": text}}},
        "required": ["tool", "args"],
    }
    endpoint = endpoints(server)
    for _ in range(2):
        answer = await ask(endpoint, Prompt((Message("user", "open gimp"),), schema=schema, max_tokens=96))
        assert json.loads(answer.text) == REQUESTS["open gimp"]


async def test_text_is_free_and_cut_off_where_it_should_be(endpoints: Make, server: str) -> None:
    answer = await ask(endpoints(server), Prompt((Message("user", "volume 20"),), max_tokens=2))
    assert answer.stop == "length"
    assert answer.text


async def test_a_conversation_with_results_of_tools(endpoints: Make, server: str) -> None:
    said = (
        Message("system", "Do what the user wants."),
        Message("user", "volume 20"),
        Message("assistant", json.dumps(REQUESTS["open gimp"])),
        Message("tool", "done"),
        Message("user", "open gimp"),
    )
    assert json.loads((await ask(endpoints(server), Prompt(said, schema=SCHEMA, max_tokens=96))).text)


async def test_what_does_not_fit_is_told(endpoints: Make, server: str) -> None:
    endpoint = endpoints(server)
    with pytest.raises(ContextFull) as told:
        await ask(endpoint, call("qzx " * 2000))
    assert told.value.tokens > told.value.room == 512
    assert json.loads((await ask(endpoint, call("open gimp"))).text) == REQUESTS["open gimp"]


async def test_cancelling_leaves_the_server_to_the_next_one(endpoints: Make, server: str) -> None:
    endpoint = endpoints(server)
    begun = asyncio.Event()
    request = Request(call("find me the great wave file"), lambda _: begun.set())
    endpoint.put(request)
    await begun.wait()
    endpoint.drop(request)
    assert json.loads((await ask(endpoint, call("open gimp"))).text) == REQUESTS["open gimp"]


async def test_a_model_that_the_server_has_not(endpoints: Make, server: str) -> None:
    """Both of these serve the one they have, whatever it is called: no error, and the answer says which."""
    answer = await ask(endpoints(server, model="no-such-model"), call("open gimp"))
    assert json.loads(answer.text) == REQUESTS["open gimp"]


@pytest.mark.parametrize("which", servers.EVERY)
async def test_a_key_that_is_wrong(
    endpoints: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    monkeypatch.setenv("WRONG", "sk-wrong")
    monkeypatch.setenv("RIGHT", "sk-right")
    program = servers.command(which, "--api_key" if which == "llama-cpp-python" else "--api-key", "sk-right")
    with servers.running(tmp_path / "log", program) as url:
        for key in ("", "env:WRONG"):
            with pytest.raises(ModelError, match="key"):
                await ask(endpoints(url, key=key), call("open gimp"))
        assert (await ask(endpoints(url, key="env:RIGHT"), call("open gimp"))).text
