"""Endpoints and requests for the tests of this folder."""

import asyncio
import dataclasses
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest

from ryxd.core.model import Completion, Message, Prompt, Tier
from ryxd.models.remote.endpoint import Endpoint
from ryxd.models.remote.spec import Patience, RemoteSpec
from ryxd.models.request import Request
from ryxd.wire.events import ModelLoaded, ModelLoading

QUICK = Patience(backoff=0.001, backoff_most=0.01)
"""As patient as ever, but a second try comes soon."""

Make = Callable[..., Endpoint]


def prompt(text: str = "hi", **more: Any) -> Prompt:
    return Prompt((Message("system", "Be brief."), Message("user", text)), **more)


async def ask(endpoint: Endpoint, wanted: Prompt | None = None, **more: Any) -> Completion:
    """As the pool asks."""
    request = Request(wanted or prompt(), **more)
    try:
        endpoint.put(request)
        async with asyncio.timeout(60):
            return await request.answer
    finally:
        endpoint.drop(request)


@pytest.fixture
def changes() -> list[ModelLoading | ModelLoaded]:
    """What the endpoints of the test told about themselves."""
    return []


@pytest.fixture
async def endpoints(changes: list[ModelLoading | ModelLoaded]) -> AsyncIterator[Make]:
    """Makes endpoints, and hangs up in the end."""
    made: list[Endpoint] = []

    def make(url: str, *, patience: Patience = QUICK, **more: Any) -> Endpoint:
        times = {name: more.pop(name) for name in list(more) if name in {f.name for f in dataclasses.fields(Patience)}}
        spec = RemoteSpec(url, **more)
        made.append(
            Endpoint((Tier.LARGE,), spec, on_change=changes.append, patience=dataclasses.replace(patience, **times))
        )
        return made[-1]

    yield make
    for endpoint in made:
        assert await endpoint.close() == []
