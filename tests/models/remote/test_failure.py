"""What servers answer when they can't, and what becomes of it. The texts are the servers' own."""

import json
import time
from email.utils import formatdate

import pytest

from ryxd.core.keys import Key
from ryxd.core.model import ContextFull
from ryxd.models.remote.failure import Failures, Refusal, Transient, retry_after
from ryxd.models.remote.spec import RemoteSpec
from ryxd.wire.errors import ModelError

SPEC = RemoteSpec("https://gpu.lan:8000/v1", "big", key="env:KEY")


def failures() -> Failures:
    made = Failures(SPEC)
    made.key = Key("sk-secret")
    made.offered = ("small", "middle")
    return made


def of(status: int, body: object, **headers: str) -> Exception:
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    return failures().of(status, {name.replace("_", "-"): value for name, value in headers.items()}, raw)


@pytest.mark.parametrize(
    ("body", "tokens", "room"),
    [
        (  # llama-server
            {
                "error": {
                    "code": 400,
                    "message": "the request exceeds the available context size, try increasing it",
                    "type": "exceed_context_size_error",
                    "n_prompt_tokens": 5010,
                    "n_ctx": 4096,
                }
            },
            5010,
            4096,
        ),
        (  # vLLM, to 0.10
            {
                "object": "error",
                "message": "This model's maximum context length is 4096 tokens. However, you requested 5256 tokens"
                " (5000 in the messages, 256 in the completion). Please reduce the length of the messages or completion.",
                "type": "BadRequestError",
                "code": 400,
            },
            5256,
            4096,
        ),
        (  # vLLM, newer
            {
                "error": {
                    "message": "This model's maximum context length is 4096 tokens. However, your request has 5000 input"
                    " tokens. Please reduce the length of the input messages.",
                    "type": "BadRequestError",
                    "code": 400,
                }
            },
            5000,
            4096,
        ),
        (  # OpenAI
            {
                "error": {
                    "message": "This model's maximum context length is 8192 tokens. However, your messages resulted in"
                    " 9001 tokens. Please reduce the length of the messages.",
                    "type": "invalid_request_error",
                    "code": "context_length_exceeded",
                }
            },
            9001,
            8192,
        ),
        (  # LM Studio
            {"error": "The number of tokens to keep from the initial prompt is greater than the context length."},
            0,
            0,
        ),
    ],
)
def test_a_full_context_is_one_whoever_tells_it(body: object, tokens: int, room: int) -> None:
    error = of(400, body)
    assert isinstance(error, ContextFull)
    assert (error.tokens, error.room) == (tokens, room)


def test_a_wrong_key_is_told_but_not_repeated() -> None:
    error = of(401, {"error": {"message": "Incorrect API key provided: sk-secret."}})
    assert isinstance(error, ModelError)
    assert "env:KEY" in str(error)
    assert "sk-secret" not in str(error)


def test_a_model_that_is_not_there_is_told_with_those_that_are() -> None:
    error = of(404, {"error": {"message": 'model "big" not found, try pulling it first', "type": "api_error"}})
    assert isinstance(error, ModelError)
    assert "small, middle" in str(error)


def test_a_server_with_too_much_to_do_says_when_to_come_back() -> None:
    error = of(429, {"error": {"message": "Rate limit reached"}}, retry_after="7")
    assert isinstance(error, Transient)
    assert error.after == 7.0


def test_a_server_that_loads_its_model_is_waited_for() -> None:
    error = of(503, {"error": {"code": 503, "message": "Loading model", "type": "unavailable_error"}})
    assert isinstance(error, Transient)
    assert error.loading


@pytest.mark.parametrize(
    ("status", "body", "words"),
    [
        (422, {"detail": [{"msg": "extra fields not permitted", "loc": ["body", "seed"]}]}, "extra fields not permitted"),
        (400, {"error": "json: cannot unmarshal"}, "json: cannot unmarshal"),
        (500, b"<html><h1>Internal\n Server Error</h1></html>", "Internal Server Error"),
        (400, b"", "HTTP status 400"),
        (400, b"\xff\x00" + b"x" * 5000, "xxx"),
        (400, b"[" * 100_000, "[["),
    ],
)
def test_a_refusal_is_in_the_servers_words_on_one_line(status: int, body: object, words: str) -> None:
    error = of(status, body)
    assert isinstance(error, Refusal)
    assert words in error.words
    assert len(error.words) < 400
    assert error.words.isprintable()


def test_a_redirection_is_not_followed_but_told() -> None:
    error = of(307, b"", location="https://elsewhere/v1")
    assert isinstance(error, ModelError)
    assert "https://elsewhere/v1" in str(error)


@pytest.mark.parametrize(("value", "seconds"), [("12", 12.0), ("", None), ("soon", None), ("-3", None)])
def test_when_to_come_back_is_a_number(value: str, seconds: float | None) -> None:
    assert retry_after({"retry-after": value}) == seconds


def test_or_a_date() -> None:
    after = retry_after({"retry-after": formatdate(time.time() + 100, usegmt=True)})
    assert after is not None
    assert 90 < after <= 100
