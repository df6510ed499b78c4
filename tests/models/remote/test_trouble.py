"""What goes wrong at an endpoint, who waits for it, who is cancelled: against a real server on a real socket."""

import asyncio

import pytest

from ryxd.core.model import Completion
from ryxd.models.request import Request
from ryxd.wire.errors import ModelError, Overloaded
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, chunk, says, streams
from tests.models.remote.conftest import Make, ask, prompt


async def test_nothing_answers(endpoints: Make, changes: list[ModelLoading | ModelLoaded]) -> None:
    async with Peer() as peer:
        url = peer.url
    endpoint = endpoints(url)
    request = Request(prompt())
    endpoint.put(request)
    with pytest.raises(ModelError, match="is the server running"):
        await request.answer
    assert not request.begun, "another tier can do it"
    assert endpoint.failed
    assert endpoint.info().state == "failed"
    assert isinstance(changes[-1], ModelLoaded)
    assert changes[-1].error
    with pytest.raises(ModelError, match="is the server running"):
        endpoint.put(Request(prompt()))


async def test_a_server_that_was_down_is_tried_again_after_a_rest(endpoints: Make) -> None:
    peer = peers.llama_server()
    async with peer:
        pass
    endpoint = endpoints(peer.url, down=0.0)
    with pytest.raises(ModelError):
        await ask(endpoint)
    assert not endpoint.failed
    async with peer:
        assert (await ask(endpoint)).text == "hello"
        assert endpoint.working


@pytest.mark.parametrize("status", [429, 503])
async def test_a_busy_server_is_asked_again_when_it_says(endpoints: Make, status: int) -> None:
    busy = says({"error": {"message": "busy"}}, status, retry_after="0")
    async with peers.llama_server(4096, busy, busy, streams("hello")) as peer:
        assert (await ask(endpoints(peer.url))).text == "hello"
        assert len(peer.bodies) == 3


async def test_nobody_waits_for_a_server_that_wants_to_be_left_alone_for_long(endpoints: Make) -> None:
    busy = says({"error": {"message": "quota used up"}}, 429, retry_after="86400")
    async with peers.llama_server(4096, busy) as peer:
        endpoint = endpoints(peer.url)
        with pytest.raises(ModelError, match="quota used up"):
            await ask(endpoint)
        assert len(peer.bodies) == 1
        assert endpoint.failed


async def test_a_server_that_loads_its_model_is_waited_for(endpoints: Make) -> None:
    loading = says({"error": {"code": 503, "message": "Loading model", "type": "unavailable_error"}}, 503)
    async with peers.llama_server(4096, *[loading] * 6, streams("hello")) as peer:
        assert (await ask(endpoints(peer.url))).text == "hello"


async def resets(reply: Reply, _: Asked) -> None:
    reply.reset()


async def resets_after_its_first_empty_chunk(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.data(chunk({"role": "assistant", "content": ""}))
    reply.reset()


async def ends_before_it_began(reply: Reply, _: Asked) -> None:
    await reply.begin()


@pytest.mark.parametrize("dies", [resets, resets_after_its_first_empty_chunk, ends_before_it_began])
async def test_who_dies_before_a_word_was_heard_is_asked_again(endpoints: Make, dies: peers.Handler) -> None:
    async with peers.llama_server(4096, dies, streams("hello")) as peer:
        assert (await ask(endpoints(peer.url))).text == "hello"


async def test_a_stream_without_a_word_is_asked_for_its_error(endpoints: Make) -> None:
    """llama-cpp-python's server: what goes wrong after the first byte is not told in a stream."""

    async def handler(reply: Reply, asked: Asked) -> None:
        if asked.body["stream"]:
            await reply.begin()
        else:
            await reply.json({"error": {"message": "out of memory"}}, 500)

    async with peers.llama_server(4096, handler) as peer:
        with pytest.raises(ModelError, match="out of memory"):
            await ask(endpoints(peer.url))


async def test_who_dies_in_the_middle_is_not_asked_again(endpoints: Make) -> None:
    heard = asyncio.Event()

    async def dies(reply: Reply, _: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"content": "good "}))
        await heard.wait()
        reply.reset()

    async with peers.llama_server(4096, dies, streams("hello")) as peer:
        endpoint = endpoints(peer.url)
        request = Request(prompt(), lambda _: heard.set())
        endpoint.put(request)
        with pytest.raises(ModelError, match="in the middle of the answer"):
            await request.answer
        assert request.begun
        assert len(peer.bodies) == 1


async def breaks_off(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.data(chunk({"content": "good "}))


async def test_an_answer_without_its_end_is_none(endpoints: Make) -> None:
    async with peers.llama_server(4096, breaks_off) as peer:
        with pytest.raises(ModelError, match="broke off"):
            await ask(endpoints(peer.url))


async def tells_an_error(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.data(chunk({"content": "good "}), {"error": {"message": "CUDA error", "code": 500}})


async def no_json(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.data("{oops")


async def no_object(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.data("[1]")


async def a_line_without_end(reply: Reply, _: Asked) -> None:
    await reply.begin()
    await reply.send(b"data: ")
    while True:
        await reply.send(b"x" * 65536)


async def a_page(reply: Reply, _: Asked) -> None:
    await reply.text(200, "<html>Welcome to nginx!</html>", "text/html")


@pytest.mark.parametrize(
    ("answers", "says_"),
    [
        (tells_an_error, "CUDA error"),
        (no_json, "no JSON: '{oops'"),
        (no_object, "no chunk"),
        (a_line_without_end, "without end"),
        (a_page, "mostly ends in /v1"),
    ],
)
async def test_nonsense_is_told(endpoints: Make, answers: peers.Handler, says_: str) -> None:
    async with peers.llama_server(4096, answers) as peer:
        with pytest.raises(ModelError, match=says_):
            await ask(endpoints(peer.url))


async def test_a_server_that_does_not_stream_is_one_too(endpoints: Make) -> None:
    message = {"role": "assistant", "content": "hello"}
    whole = says({"choices": [{"index": 0, "message": message, "finish_reason": "stop"}], "usage": {"prompt_tokens": 5}})
    async with peers.llama_server(4096, whole) as peer:
        answer = await ask(endpoints(peer.url))
        assert (answer.text, answer.tokens_in) == ("hello", 5)


async def keeps_the_line_open(reply: Reply, _: Asked) -> None:
    await reply.begin()
    while True:
        await reply.send(b": keep-alive\n\n")
        await asyncio.sleep(0.005)


async def test_comments_are_no_sign_of_life(endpoints: Make) -> None:
    async with peers.llama_server(4096, keeps_the_line_open) as peer:
        with pytest.raises(ModelError, match="no sign of life"):
            await ask(endpoints(peer.url, first=0.1))


async def test_silence_between_two_pieces_has_a_limit(endpoints: Make) -> None:
    async def stops(reply: Reply, _: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"content": "good "}))
        await reply.gone()

    async with peers.llama_server(4096, stops) as peer:
        with pytest.raises(ModelError, match=r"no sign of life for 0\.1 s"):
            await ask(endpoints(peer.url, between=0.1))


async def test_a_slow_first_word_is_waited_for(endpoints: Make) -> None:
    """The limit between two pieces does not count before the first one."""

    async def thinks(reply: Reply, asked: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"role": "assistant", "content": ""}))
        await asyncio.sleep(0.3)
        await reply.data(chunk({"content": "hello"}), chunk(finish="stop"), "[DONE]")

    async with peers.llama_server(4096, thinks) as peer:
        assert (await ask(endpoints(peer.url, between=0.1))).text == "hello"


async def test_a_server_that_does_not_hang_up_is_hung_up_on(endpoints: Make) -> None:
    async def stays(reply: Reply, _: Asked) -> None:
        await reply.stream(chunk({"content": "hello"}), chunk(finish="stop"))
        await reply.gone()

    async with peers.llama_server(4096, stays) as peer:
        assert (await ask(endpoints(peer.url))).text == "hello"


async def test_the_listeners_mistake_is_its_callers(endpoints: Make) -> None:
    def listener(_: str) -> None:
        raise ZeroDivisionError

    async with peers.llama_server() as peer:
        endpoint = endpoints(peer.url)
        with pytest.raises(ZeroDivisionError):
            await ask(endpoint, on_text=listener)
        assert (await ask(endpoint)).text == "hello"


# --- cancelling, waiting, ending


def endless(begun: asyncio.Event, gone: asyncio.Event) -> peers.Handler:
    async def handler(reply: Reply, _: Asked) -> None:
        await reply.begin()
        await reply.data(chunk({"content": "on and "}))
        begun.set()
        await reply.gone()
        gone.set()

    return handler


async def test_cancelling_closes_the_connection(endpoints: Make) -> None:
    begun, gone = asyncio.Event(), asyncio.Event()
    async with peers.llama_server(4096, endless(begun, gone), streams("hello")) as peer:
        endpoint = endpoints(peer.url)
        task = asyncio.create_task(ask(endpoint))
        await begun.wait()
        assert endpoint.info().state == "busy"
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        async with asyncio.timeout(10):
            await gone.wait()
        assert endpoint.info().active == 0
        assert (await ask(endpoint)).text == "hello"


async def test_who_waits_in_front_of_the_screen_comes_first(endpoints: Make) -> None:
    release = asyncio.Event()
    order: list[str] = []

    async def handler(reply: Reply, asked: Asked) -> None:
        order.append(asked.body["messages"][-1]["content"])
        await release.wait()
        await streams("hello")(reply, asked)

    async with peers.llama_server(4096, handler) as peer:
        endpoint = endpoints(peer.url, sequences=1)
        await endpoint.settled()
        tasks = [asyncio.create_task(ask(endpoint, prompt("first")))]
        while not order:
            await asyncio.sleep(0)
        for name, interactive in (("second", False), ("third", False), ("user", True)):
            tasks.append(asyncio.create_task(ask(endpoint, prompt(name, interactive=interactive))))
        while endpoint.info().waiting < 3:
            await asyncio.sleep(0)
        assert endpoint.info().active == 1
        release.set()
        answers: list[Completion] = await asyncio.gather(*tasks)
        assert order == ["first", "user", "second", "third"]
        assert all(answer.waited > 0 for answer in answers[1:])


async def test_too_many_requests_are_refused_at_once(endpoints: Make) -> None:
    begun, gone = asyncio.Event(), asyncio.Event()
    async with peers.llama_server(4096, endless(begun, gone)) as peer:
        endpoint = endpoints(peer.url, sequences=1)
        tasks = [asyncio.create_task(ask(endpoint)) for _ in range(64)]
        await begun.wait()
        with pytest.raises(Overloaded):
            await ask(endpoint)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def test_closing_hands_back_what_has_no_answer(endpoints: Make) -> None:
    begun, gone = asyncio.Event(), asyncio.Event()
    async with peers.llama_server(4096, endless(begun, gone)) as peer:
        endpoint = endpoints(peer.url, sequences=1)
        requests = [Request(prompt()), Request(prompt())]
        for request in requests:
            endpoint.put(request)
        await begun.wait()
        assert await endpoint.close() == requests
        async with asyncio.timeout(10):
            await gone.wait()


async def test_it_can_be_closed_while_it_connects(endpoints: Make) -> None:
    async def never(reply: Reply, _: Asked) -> None:
        await reply.gone()

    async with Peer({"/v1/models": never}) as peer:
        endpoint = endpoints(peer.url)
        request = Request(prompt())
        endpoint.put(request)
        while not peer.asked:
            await asyncio.sleep(0.001)
        assert await endpoint.close() == [request]


async def test_drained_waits_for_the_last_answer(endpoints: Make) -> None:
    async with peers.llama_server() as peer:
        endpoint = endpoints(peer.url)
        request = Request(prompt())
        endpoint.put(request)
        await endpoint.drained()
        assert request.answer.result().text == "hello"


async def test_an_answer_keeps_the_connection(endpoints: Make) -> None:
    async with peers.llama_server() as peer:
        peer.chats = [says({"choices": [{"message": {"content": "hello"}, "finish_reason": "stop"}]})]
        endpoint = endpoints(peer.url)
        await ask(endpoint)
        before = peer.connections
        await ask(endpoint)
        assert peer.connections == before
