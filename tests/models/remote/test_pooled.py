"""Endpoints in the pool, beside models of this machine."""

import asyncio
import dataclasses
import json
import subprocess
import sys

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.remote.spec import RemoteSpec
from ryxd.models.serving import StandIn
from ryxd.models.spec import Limits, ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import Busy, ModelError
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, chunk, says, streams
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.remote.conftest import QUICK

STARTER = ModelSpec(starter())
LIMITS = Limits(endpoint=dataclasses.replace(QUICK, down=0.0))


def call(text: str) -> Prompt:
    return Prompt((Message("user", text),), schema=SCHEMA, max_tokens=96)


WANTED = json.dumps(REQUESTS["open gimp"])


async def test_a_tier_is_served_elsewhere() -> None:
    async with peers.llama_server(4096, streams(WANTED)) as peer, Pool({Tier.LARGE: RemoteSpec(peer.url)}) as pool:
        answer = await pool.model(Tier.LARGE).complete(call("open gimp"))
        assert (answer.text, answer.tier, answer.model) == (WANTED, Tier.LARGE, "peer-model")
        info = {one.tier: one for one in pool.info()}[Tier.LARGE]
        assert (info.state, info.path, info.serves) == ("ready", peer.url, ("large",))
        with pytest.raises((ModelError, Busy), match="elsewhere"):
            await pool.unload(Tier.LARGE)


async def test_one_endpoint_can_serve_two_tiers() -> None:
    async with peers.llama_server(4096, streams(WANTED)) as peer:
        spec = RemoteSpec(peer.url)
        async with Pool({Tier.SMALL: spec, Tier.LARGE: spec}) as pool:
            tiers = [(await pool.model(tier).complete(call("open gimp"))).tier for tier in Tier]
            assert tiers == [Tier.SMALL, Tier.SMALL, Tier.LARGE]
            assert [asked.path for asked in peer.asked].count("/v1/models") == 1


async def test_while_it_is_down_a_model_of_this_machine_stands_in() -> None:
    peer = peers.llama_server(4096, streams(WANTED))
    async with peer:
        pass
    told: list[StandIn] = []
    async with Pool({Tier.SMALL: STARTER, Tier.LARGE: RemoteSpec(peer.url)}, limits=LIMITS) as pool:
        with pool.lease("run", told.append) as lease:
            answer = await lease.model(Tier.LARGE).complete(call("open gimp"))
            assert (answer.tier, json.loads(answer.text)) == (Tier.SMALL, REQUESTS["open gimp"])
            assert (told[0].wanted, told[0].used, told[0].reason) == (Tier.LARGE, Tier.SMALL, "failed")
            assert "is the server running" in told[0].why
            async with peer:
                answer = await lease.model(Tier.LARGE).complete(call("open gimp"))
            assert (answer.tier, answer.model) == (Tier.LARGE, "peer-model")


async def test_what_an_endpoint_refuses_is_not_put_to_another_model() -> None:
    refusal = says({"error": {"message": "not in Latin"}}, 400)
    async with (
        peers.llama_server(4096, refusal) as peer,
        Pool({Tier.SMALL: STARTER, Tier.LARGE: RemoteSpec(peer.url)}) as pool,
    ):
        with pytest.raises(ModelError, match="not in Latin"):
            await pool.model(Tier.LARGE).complete(call("open gimp"))


async def test_a_reload_keeps_the_connection_and_changes_the_server() -> None:
    begun, release = asyncio.Event(), asyncio.Event()

    async def slow(reply: Reply, _: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"content": "to the "}))
        begun.set()
        await release.wait()
        await reply.data(chunk({"content": "end"}), chunk(finish="stop"), "[DONE]")

    async with (
        peers.llama_server(4096, slow) as one,
        peers.llama_server(4096, streams("other")) as other,
        Pool({Tier.SMALL: RemoteSpec(one.url)}) as pool,
    ):
        await pool.load(Tier.SMALL)
        await pool.reload({Tier.SMALL: RemoteSpec(one.url)})
        assert [asked.path for asked in one.asked].count("/v1/models") == 1
        task = asyncio.create_task(pool.model(Tier.SMALL).complete(Prompt((Message("user", "hi"),))))
        await begun.wait()
        reload = asyncio.create_task(pool.reload({Tier.SMALL: RemoteSpec(other.url)}))
        while not other.asked:
            await asyncio.sleep(0.001)
        release.set()
        await reload
        assert (await task).text == "to the end", "what was begun is ended"
        assert (await pool.model(Tier.SMALL).complete(Prompt((Message("user", "hi"),)))).text == "other"


async def test_a_new_endpoint_that_is_down_does_not_replace_one_that_works() -> None:
    async with Peer() as gone:
        pass
    async with peers.llama_server() as peer, Pool({Tier.SMALL: RemoteSpec(peer.url)}, limits=LIMITS) as pool:
        await pool.load(Tier.SMALL)
        said = await pool.reload({Tier.SMALL: RemoteSpec(gone.url)})
        assert len(said) == 1
        assert "is the server running" in said[0]
        assert (await pool.model(Tier.SMALL).complete(Prompt((Message("user", "hi"),)))).text == "hello"


def test_a_daemon_without_endpoints_loads_no_http_library() -> None:
    heavy = {"httpx", "jsonschema_rs", "keyring", "json_repair", "ryxd.models.dialect"}
    code = f"import ryxd.command, sys; print(*{heavy} & set(sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "\n"
