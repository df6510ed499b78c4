"""A tier's model at an endpoint: against a real server on a real socket that speaks the shapes of each kind."""

import asyncio
import json
from typing import Any

import pytest

from ryxd.core.model import ContextFull, Message, Prompt, Tier, ToolCall
from ryxd.models.request import Request
from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Peer, Reply, chunk, chunks, says, streams, usage
from tests.models.remote.conftest import Make, ask, prompt

SCHEMA = {
    "type": "object",
    "properties": {"tool": {"const": "open_app"}, "args": {"type": "object"}},
    "required": ["tool", "args"],
    "additionalProperties": False,
}
CALL = '{"tool": "open_app", "args": {}}'
WEATHER = {
    "name": "weather",
    "description": "The weather of a town.",
    "parameters": {"type": "object", "properties": {"town": {"type": "string"}}, "required": ["town"]},
}


async def test_an_answer_is_streamed(endpoints: Make, changes: list[ModelLoading | ModelLoaded]) -> None:
    pieces = [chunk({"reasoning_content": "hm"}), chunk({"content": "good "}), chunk({"content": "day"})]
    async with peers.llama_server(4096, chunks(*pieces, chunk(finish="stop"), usage(12, 3, 8))) as peer:
        endpoint = endpoints(peer.url)
        texts: list[str] = []
        thoughts: list[str] = []
        answer = await ask(endpoint, on_text=texts.append, on_thought=thoughts.append, tier=Tier.MEDIUM, seed=7)
        assert (texts, thoughts) == (["good ", "day"], ["hm"])
        assert (answer.text, answer.thought, answer.stop, answer.tier) == ("good day", "hm", "end", Tier.MEDIUM)
        assert (answer.tokens_in, answer.tokens_cached, answer.tokens_out) == (12, 8, 3)
        assert answer.model == "peer-model"
        assert 0 < answer.first <= answer.seconds
        [body] = peer.bodies
        assert body["messages"] == [
            {"role": "system", "content": "Be brief."},
            {"role": "user", "content": "hi"},
        ]
        assert (body["model"], body["stream"], body["max_tokens"], body["seed"]) == ("llama.gguf", True, 256, 7)
        assert [type(event) for event in changes] == [ModelLoading, ModelLoaded]
        info = endpoint.info()
        assert (info.state, info.name, info.context, info.path) == ("ready", "llama.gguf", 4096, peer.url)


async def test_it_is_asked_what_it_is_only_once(endpoints: Make) -> None:
    async with peers.llama_server() as peer:
        endpoint = endpoints(peer.url)
        await asyncio.gather(*(ask(endpoint) for _ in range(5)))
        assert [asked.path for asked in peer.asked].count("/v1/models") == 1


@pytest.mark.parametrize(
    ("peer", "model", "context"),
    [
        (peers.llama_server(2048), "", 2048),
        (peers.vllm(8192), "", 8192),
        (peers.ollama(), "qwen2.5:7b", 4096),
        (peers.ollama(parameters='stop "<|im_end|>"\nnum_ctx                        16384'), "qwen2.5:7b", 16384),
        (peers.ollama(running=20000), "qwen2.5:7b", 20000),
        (peers.ollama(parameters="num_ctx 999999"), "llama3.2", 32768),
        (
            Peer(
                {
                    "/v1/models": peers.models("a", "b"),
                    "/api/v0/models": says({"data": [{"id": "b", "max_context_length": 9, "loaded_context_length": 7}]}),
                }
            ),
            "b",
            7,
        ),
        (Peer({"/v1/models": peers.models("a")}), "", 0),
    ],
)
async def test_each_kind_of_server_says_how_much_fits(endpoints: Make, peer: Peer, model: str, context: int) -> None:
    async with peer:
        endpoint = endpoints(peer.url, model=model)
        await endpoint.settled()
        assert endpoint.info().context == context


async def test_a_configured_context_is_the_most(endpoints: Make) -> None:
    async with peers.llama_server(2048) as peer:
        first, second = endpoints(peer.url, context=1024), endpoints(peer.url, context=9999)
        await asyncio.gather(first.settled(), second.settled())
        assert (first.info().context, second.info().context) == (1024, 2048)


async def test_of_several_models_one_must_be_named(endpoints: Make) -> None:
    async with peers.ollama() as peer:
        endpoint = endpoints(peer.url)
        with pytest.raises(ModelError, match=r"qwen2\.5:7b, llama3\.2:latest"):
            await endpoint.settled()
        assert endpoint.failed


# --- what fits


@pytest.mark.parametrize("peer", [peers.llama_server(1000), peers.vllm(1000)])
async def test_what_does_not_fit_is_told_before_it_is_asked_for(endpoints: Make, peer: Peer) -> None:
    async with peer:
        endpoint = endpoints(peer.url)
        with pytest.raises(ContextFull) as told:
            await ask(endpoint, prompt("word " * 1200))
        assert (told.value.tokens, told.value.room) == (1202, 1000)
        assert not peer.bodies
        assert endpoint.working


async def test_the_answer_gets_the_room_that_is_left(endpoints: Make) -> None:
    async with peers.llama_server(1000) as peer:
        await ask(endpoints(peer.url), prompt("word " * 900, max_tokens=500))
        assert peer.bodies[0]["max_tokens"] == 1000 - 902


async def test_without_a_tokenizer_the_estimate_is_careful(endpoints: Make) -> None:
    """Ollama cuts what is too long and says nothing."""
    async with peers.ollama(running=1000) as peer:
        endpoint = endpoints(peer.url, model="qwen2.5:7b")
        with pytest.raises(ContextFull):
            await ask(endpoint, prompt("word " * 700))
        assert not peer.bodies
        with pytest.raises(ContextFull):
            await ask(endpoint, prompt("これは長い文章です。" * 100))
        await ask(endpoint, prompt("word " * 300))


async def test_a_context_that_has_grown_is_noticed(endpoints: Make) -> None:
    async with peers.llama_server(1000) as peer:
        endpoint = endpoints(peer.url)
        await endpoint.settled()
        peer.routes["/props"] = says({"default_generation_settings": {"n_ctx": 5000}})
        assert (await ask(endpoint, prompt("word " * 1200))).text == "hello"


async def test_the_servers_own_word_is_context_full_too(endpoints: Make) -> None:
    message = "This model's maximum context length is 100 tokens. However, your messages resulted in 120 tokens."
    refusal = says({"error": {"message": message, "code": "context_length_exceeded"}}, 400)
    async with Peer({"/v1/models": peers.models("a")}, [refusal]) as peer:
        with pytest.raises(ContextFull) as told:
            await ask(endpoints(peer.url))
        assert (told.value.tokens, told.value.room) == (120, 100)


async def test_half_a_character_is_no_reason_to_fail(endpoints: Make) -> None:
    """As the names of files can have."""
    async with peers.llama_server(4096, streams('"caf\\udce9"')) as peer:
        answer = await ask(endpoints(peer.url), prompt("open caf\udce9", schema={"enum": ["caf\udce9"]}))
        assert json.loads(answer.text) == "caf\udce9"
        assert peer.bodies[0]["messages"][1]["content"] == "open caf?"


# --- structure


async def test_a_schema_is_enforced_by_the_server(endpoints: Make) -> None:
    async with peers.llama_server(4096, streams(CALL)) as peer:
        answer = await ask(endpoints(peer.url), prompt(schema=SCHEMA))
        assert (answer.text, answer.stop) == (CALL, "grammar")
        assert peer.bodies[0]["response_format"]["json_schema"]["schema"] == SCHEMA
        assert peer.bodies[0]["messages"][0]["content"] == "Be brief."


async def test_bounds_on_length_are_checked_not_enforced(endpoints: Make) -> None:
    """llama.cpp spells them out in its grammar, which grows too large: its servers refuse that, or die of it."""
    text = {"type": "string", "maxLength": 4, "minLength": 1}
    schema = {
        "type": "object",
        "properties": {"maxLength": text, "kind": {"const": {"maxLength": 3}}, "all": {"items": text, "maxItems": 400}},
        "required": ["maxLength"],
    }
    bad, good = json.dumps({"maxLength": "abcde"}), json.dumps({"maxLength": "abcd"})
    async with peers.llama_server(4096, streams(bad), streams(good)) as peer:
        assert (await ask(endpoints(peer.url), prompt(schema=schema))).text == good
        assert peer.bodies[0]["response_format"]["json_schema"]["schema"]["properties"] == {
            "maxLength": {"type": "string", "minLength": 1},
            "kind": {"const": {"maxLength": 3}},
            "all": {"items": {"type": "string", "minLength": 1}},
        }


def refusing(*words: str, then: str = CALL) -> peers.Handler:
    """Refuses each request whose body has one of these words in it."""

    async def handler(reply: Reply, asked: Asked) -> None:
        found = next((word for word in words if word in json.dumps(asked.body)), None)
        if found:
            await reply.json({"error": {"message": f"{found} is not supported"}}, 400)
        else:
            await streams(then)(reply, asked)

    return handler


@pytest.mark.parametrize(
    ("refused", "way"),
    [
        ((), {"type": "json_schema"}),
        (('"json_schema"',), {"type": "json_object", "schema": SCHEMA}),
        (('"json_schema"', '"response_format": {"type": "json_object", "schema"'), {"type": "json_object"}),
        (("response_format",), None),
    ],
)
async def test_what_a_server_can_not_enforce_is_asked_for_in_the_next_best_way(
    endpoints: Make, refused: tuple[str, ...], way: Any
) -> None:
    async with Peer({"/v1/models": peers.models("a")}, [refusing(*refused)]) as peer:
        endpoint = endpoints(peer.url)
        assert (await ask(endpoint, prompt(schema=SCHEMA))).text == CALL
        first = len(peer.bodies)
        assert (await ask(endpoint, prompt(schema=SCHEMA))).text == CALL
        assert len(peer.bodies) == first + 1, "it was learned"
        used = peer.bodies[-1].get("response_format")
        assert used == way or (used and used.items() >= (way or {"": 0}).items())
        in_words = "valid under this JSON schema" in peer.bodies[-1]["messages"][0]["content"]
        assert in_words == (way in ({"type": "json_object"}, None))


async def test_vllm_is_asked_in_its_own_words(endpoints: Make) -> None:
    async with peers.vllm(4096, refusing("response_format", "structured_outputs")) as peer:
        assert (await ask(endpoints(peer.url), prompt(schema=SCHEMA))).text == CALL
        assert peer.bodies[-1]["guided_json"] == SCHEMA


async def test_one_bad_schema_is_no_reason_to_trust_a_proven_server_less(endpoints: Make) -> None:
    async with peers.llama_server(4096, refusing("lookbehind")) as peer:
        endpoint = endpoints(peer.url)
        await ask(endpoint, prompt(schema=SCHEMA))
        with pytest.raises(ModelError, match="lookbehind is not supported"):
            await ask(endpoint, prompt(schema={**SCHEMA, "description": "lookbehind"}))
        await ask(endpoint, prompt(schema=SCHEMA))
        assert peer.bodies[-1]["response_format"]["type"] == "json_schema"


@pytest.mark.parametrize("bad", ["I would open the app.", '{"tool": "rm_rf", "args": {}}', '{"tool": "open_app"', "NaN", ""])
async def test_an_invalid_answer_is_asked_for_once_more(endpoints: Make, bad: str) -> None:
    async with peers.llama_server(4096, streams(bad), streams(CALL)) as peer:
        endpoint = endpoints(peer.url)
        texts: list[str] = []
        assert (await ask(endpoint, prompt(schema=SCHEMA), on_text=texts.append)).text == CALL
        assert "".join(texts).endswith('open_app", "args": {}}')
        again = peer.bodies[1]["messages"]
        assert [message["role"] for message in again] == ["system", "user", "assistant", "user"]
        assert "not what was asked for" in again[-1]["content"]
        await ask(endpoint, prompt(schema=SCHEMA))
        assert "JSON schema" in peer.bodies[2]["messages"][0]["content"], "it is not trusted to enforce it any more"


async def test_a_second_invalid_answer_is_an_error_and_no_other_model_is_tried(endpoints: Make) -> None:
    async with peers.llama_server(4096, streams("no")) as peer:
        request = Request(prompt(schema=SCHEMA))
        endpoint = endpoints(peer.url)
        endpoint.put(request)
        with pytest.raises(ModelError, match="not answer in the form"):
            await request.answer
        assert request.begun
        assert not endpoint.failed, "the server did nothing wrong"
        assert len(peer.bodies) == 2


async def test_an_answer_that_was_cut_off_is_told_as_such(endpoints: Make) -> None:
    async with peers.llama_server(4096, streams('{"tool": "op', finish="length")) as peer:
        answer = await ask(endpoints(peer.url), prompt(schema=SCHEMA))
        assert (answer.text, answer.stop) == ('{"tool": "op', "length")


def calls(name: str, arguments: str) -> peers.Handler:
    parts = [arguments[:4], arguments[4:]]
    first = {"index": 0, "id": "c1", "type": "function", "function": {"name": name, "arguments": parts[0]}}
    return chunks(
        chunk({"role": "assistant", "tool_calls": [first]}),
        chunk({"tool_calls": [{"index": 0, "function": {"arguments": parts[1]}}]}),
        chunk(finish="tool_calls"),
    )


async def test_functions_are_called(endpoints: Make) -> None:
    async with peers.vllm(4096, calls("weather", '{"town": "Ulm"}')) as peer:
        answer = await ask(endpoints(peer.url), prompt(tools=(WEATHER,)))
        assert (answer.calls, answer.stop) == ((ToolCall("weather", '{"town": "Ulm"}'),), "calls")
        assert peer.bodies[0]["tools"] == [{"type": "function", "function": WEATHER}]


@pytest.mark.parametrize(("name", "arguments"), [("whether", "{}"), ("weather", '{"city": "Ulm"}'), ("weather", "[1, 2]")])
async def test_calls_are_checked(endpoints: Make, name: str, arguments: str) -> None:
    async with peers.vllm(4096, calls(name, arguments), calls("weather", '{"town": "Ulm"}')) as peer:
        assert (await ask(endpoints(peer.url), prompt(tools=(WEATHER,)))).calls[0].name == "weather"
        assert len(peer.bodies) == 2


# --- roles and parameters


TALK = (Message("system", "s"), Message("user", "u"), Message("assistant", "a"), Message("tool", "t"))


PRINTED = '{"name": "weather", "arguments": {"town": "Ulm"}}'


@pytest.mark.parametrize(
    ("pieces", "text"),
    [
        (["I look.\n<tool", "_call>\n" + PRINTED, "\n</tool_", "call>"], "I look.\n"),
        (["```json\n", PRINTED, "\n```"], ""),
        (["<tool_call>{'name': 'weather', ", "'arguments': {'town': 'Ulm',}</tool_call>"], ""),
    ],
)
async def test_calls_that_a_server_leaves_in_the_text_are_calls(
    endpoints: Make, pieces: list[str], text: str
) -> None:
    async with peers.llama_server(4096, streams(*pieces)) as peer:
        texts: list[str] = []
        answer = await ask(endpoints(peer.url), prompt(tools=(WEATHER,)), on_text=texts.append)
        assert (answer.calls, answer.stop) == ((ToolCall("weather", '{"town": "Ulm"}'),), "calls")
        assert answer.text == "".join(texts) == text


async def test_printed_calls_are_checked(endpoints: Make) -> None:
    town = {"type": "string", "minLength": 2}
    tool = {**WEATHER, "parameters": {"type": "object", "properties": {"town": town}, "required": ["town"]}}
    async with peers.llama_server(4096, streams(PRINTED.replace("Ulm", "U")), streams(PRINTED)) as peer:
        answer = await ask(endpoints(peer.url), prompt(tools=(tool,)))
        assert answer.calls == (ToolCall("weather", '{"town": "Ulm"}'),)
        assert "the arguments of weather" in peer.bodies[1]["messages"][-1]["content"]


async def test_what_is_no_call_of_a_function_that_there_is_stays_text(endpoints: Make) -> None:
    written = f"<tool_call>\n{PRINTED.replace('weather', 'launch')}\n</tool_call>"
    async with peers.llama_server(4096, streams(*written)) as peer:
        texts: list[str] = []
        answer = await ask(endpoints(peer.url), prompt(tools=(WEATHER,)), on_text=texts.append)
        assert (answer.calls, answer.stop) == ((), "end")
        assert answer.text == "".join(texts) == written


async def test_an_answer_under_a_schema_is_not_searched_for_calls(endpoints: Make) -> None:
    schema = {"type": "object", "properties": {"name": {"type": "string"}, "arguments": {"type": "object"}}}
    async with peers.llama_server(4096, streams(PRINTED)) as peer:
        answer = await ask(endpoints(peer.url), prompt(tools=(WEATHER,), schema=schema))
        assert (answer.text, answer.calls, answer.stop) == (PRINTED, (), "grammar")


async def test_a_thought_in_the_text_is_never_told_as_text(endpoints: Make) -> None:
    pieces = ["\n<thi", "nk>\nIs it", "?</th", "ink>\n\nIt", " is."]
    async with peers.llama_server(4096, streams(*pieces)) as peer:
        texts: list[str] = []
        thoughts: list[str] = []
        answer = await ask(endpoints(peer.url), on_text=texts.append, on_thought=thoughts.append)
        assert (texts, thoughts) == (["It", " is."], ["Is it", "?"])
        assert (answer.text, answer.thought) == ("It is.", "Is it?")


async def test_a_thought_that_began_in_the_prompt_is_no_text_of_the_answer(endpoints: Make) -> None:
    async with peers.llama_server(4096, streams("Is it?\n</th", "ink>\n", PRINTED)) as peer:
        answer = await ask(endpoints(peer.url), prompt(tools=(WEATHER,)))
        assert (answer.text, answer.thought, len(answer.calls), answer.stop) == ("", "Is it?", 1, "calls")


async def test_results_of_tools_keep_their_role(endpoints: Make) -> None:
    async with peers.llama_server() as peer:
        await ask(endpoints(peer.url), Prompt(TALK))
        spoken = peer.bodies[0]["messages"]
        assert [message["role"] for message in spoken] == ["system", "user", "assistant", "tool"]
        assert len(spoken[3]["tool_call_id"]) == 9


async def test_a_template_without_these_roles_gets_what_it_knows(endpoints: Make) -> None:
    async with peers.vllm(4096, refusing('"role": "system"')) as peer:
        endpoint = endpoints(peer.url)
        await ask(endpoint, Prompt(TALK))
        plain = [("user", "s\n\nu"), ("assistant", "a"), ("user", "t")]
        assert [(said["role"], said["content"]) for said in peer.bodies[-1]["messages"]] == plain
        await ask(endpoint)
        assert len(peer.bodies) == 3, "it was learned"


@pytest.mark.parametrize("word", ["seed", "logprobs", "stream_options", "temperature", "chat_template_kwargs"])
async def test_a_parameter_that_is_not_known_is_left_out(endpoints: Make, word: str) -> None:
    async with Peer({"/v1/models": peers.models("a")}, [refusing(f'"{word}"', then="hello")]) as peer:
        endpoint = endpoints(peer.url)
        assert (await ask(endpoint, prompt(extra={"enable_thinking": False}))).text == "hello"
        assert word not in peer.bodies[-1]
        assert "top_logprobs" not in peer.bodies[-1] or word != "logprobs"


async def test_a_request_that_is_refused_whatever_is_left_out_is_an_error(endpoints: Make) -> None:
    refusal = says({"error": {"message": "content must not be in Latin"}}, 400)
    async with peers.llama_server(4096, refusal) as peer:
        request = Request(prompt("Gallia est omnis divisa"))
        endpoint = endpoints(peer.url)
        endpoint.put(request)
        with pytest.raises(ModelError, match="must not be in Latin"):
            await request.answer
        assert request.begun, "no other model should be tried"
        assert endpoint.working


async def test_probabilities_under_vllms_grammar_say_nothing(endpoints: Make) -> None:
    handler = chunks(chunk({"content": CALL}, logprobs=peers.sure(CALL, -0.01)), chunk(finish="stop"))
    async with peers.vllm(4096, handler) as vllm, peers.llama_server(4096, handler) as llama:
        assert (await ask(endpoints(vllm.url), prompt(schema=SCHEMA))).decision is None
        told = (await ask(endpoints(llama.url), prompt(schema=SCHEMA))).decision
        assert told is not None
        assert told > 0.9


async def test_that_nothing_is_told_of_certainty_is_told(endpoints: Make) -> None:
    async with peers.ollama() as peer:
        endpoint = endpoints(peer.url, model="qwen2.5:7b")
        assert (await ask(endpoint)).decision is None
        assert any("how sure" in why for why in endpoint.info().why)
