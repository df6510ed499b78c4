import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.wire import codec
from ryxd.wire.commands import COMMANDS, MAX_LINE, MAX_TEXT, Ask, AskReply, Command, Runs, Status, Subscribe
from ryxd.wire.errors import (
    BadRequest,
    InvalidRequest,
    NotFound,
    ParseFailed,
    RyxError,
    TooLarge,
    UnknownMethod,
    every_error,
)
from ryxd.wire.events import Acted, Finished, Routed

START = b'{"jsonrpc":"2.0","id":7,"method":'


def test_a_request_becomes_its_command() -> None:
    request = codec.parse(START + b'"runs","params":{"limit":5,"active":true}}\n')
    assert request == codec.Request(7, Runs(limit=5, active=True))


def test_params_may_be_missing_when_none_are_needed() -> None:
    assert codec.parse(START + b'"status"}').command == Status()


@pytest.mark.parametrize("number", ["a", "", 0, -3, 2**63 - 1, None])
def test_an_id_comes_back_as_it_came(number: codec.Id) -> None:
    request = codec.parse(codec.request(number, Status()))
    assert (request.id, request.notification) == (number, False)
    assert json.loads(codec.reply(request.id, AskReply(run="r1", session="s1")))["id"] == number


def test_without_an_id_it_is_a_notification_and_gets_no_answer() -> None:
    assert codec.parse(b'{"jsonrpc":"2.0","method":"status"}').notification
    with pytest.raises(UnknownMethod) as caught:
        codec.parse(b'{"jsonrpc":"2.0","method":"statu"}')
    assert codec.failure(None, caught.value) == b""
    with pytest.raises(InvalidRequest) as invalid:
        codec.parse(b'{"jsonrpc":"2.0"}')
    assert json.loads(codec.failure(None, invalid.value))["id"] is None


BAD = [
    (b"", ParseFailed, "not JSON"),
    (b"{", ParseFailed, "not JSON"),
    (b'"\xff"', ParseFailed, "not UTF-8 (byte 2)"),
    (b'{"a":1,"a":2}', ParseFailed, "the key 'a' is given twice"),
    (b'{"a":NaN}', ParseFailed, "NaN is not JSON"),
    (b'{"a":-Infinity}', ParseFailed, "-Infinity is not JSON"),
    (b"[" * 100_000, ParseFailed, "nested too deeply"),
    (b"9" * 5000, ParseFailed, "a number in the line is too long"),
    (b"3", InvalidRequest, "a request is a JSON object"),
    (b"[]", InvalidRequest, "send one request a line"),
    (b'{"id":1,"method":"status"}', InvalidRequest, 'jsonrpc must be "2.0"'),
    (b'{"jsonrpc":2.0,"id":1,"method":"status"}', InvalidRequest, 'jsonrpc must be "2.0"'),
    (b'{"jsonrpc":"2.0","id":true,"method":"status"}', InvalidRequest, "id must be"),
    (b'{"jsonrpc":"2.0","id":1.5,"method":"status"}', InvalidRequest, "id must be"),
    (b'{"jsonrpc":"2.0","id":99999999999999999999,"method":"status"}', InvalidRequest, "64 bits"),
    (
        b'{"jsonrpc":"2.0","id":1,"method":"status","param":{}}',
        InvalidRequest,
        "no member 'param'; did you mean params?",
    ),
    (START + b"3}", InvalidRequest, "method must be"),
    (START + b'"status","params":null}', InvalidRequest, "params must be an object"),
    (START + b'"status","params":[]}', BadRequest, "given by name"),
    (START + b'"aks"}', UnknownMethod, "no command is called 'aks'; did you mean ask?"),
    (START + b'"\\ud800"}', UnknownMethod, "no command is called '\\ud800'; there are: hello, ask"),
    (START + b'"ask"}', BadRequest, "ask: text is missing (the request)."),
    (START + b'"ask","params":{"text":""}}', BadRequest, "ask: text must not be empty"),
    (START + b'"ask","params":{"text":null}}', BadRequest, "ask: text must be a string (the request)."),
    (
        START + b'"ask","params":{"text":"x","strem":true}}',
        BadRequest,
        "ask: there is no field 'strem'; did you mean stream?",
    ),
    (START + b'"ask","params":{"text":"x","stream":1}}', BadRequest, "ask: stream must be true or false."),
    (START + b'"ask","params":{"text":"\\udcff"}}', BadRequest, "ask: its params are not usable"),
    (START + b'"status","params":{"a":1}}', BadRequest, "status: there is no field 'a'; it takes none."),
    (
        START + b'"runs","params":{"limit":"5"}}',
        BadRequest,
        "runs: limit must be a whole number (how many at most).",
    ),
    (START + b'"runs","params":{"limit":0}}', BadRequest, "runs: limit must be 1 or more."),
    (START + b'"runs","params":{"limit":1e3}}', BadRequest, "runs: limit must be a whole number"),
    (
        START + b'"subscribe","params":{"kinds":"a"}}',
        BadRequest,
        "subscribe: kinds must be a list (only these kinds; all when missing).",
    ),
    (START + b'"subscribe","params":{"kinds":["a",3]}}', BadRequest, "subscribe: kinds.1 must be a string"),
    (
        START + b'"ask","params":{"text":"' + b"x" * (MAX_TEXT + 1) + b'"}}',
        TooLarge,
        "text may have 100000 characters",
    ),
    (b" " * (MAX_LINE + 1), TooLarge, "a line may have 1048576 bytes"),
]


@pytest.mark.parametrize(("line", "error", "told"), BAD, ids=[told for _, _, told in BAD])
def test_a_mistake_is_named_with_what_would_be_right(line: bytes, error: type[RyxError], told: str) -> None:
    with pytest.raises(RyxError) as caught:
        codec.parse(line)
    assert type(caught.value) is error
    assert told in str(caught.value)
    for jargon in ("pydantic", "http", "validation", "Traceback", "type="):
        assert jargon not in str(caught.value)
    answer = json.loads(codec.failure(None, caught.value))
    assert answer["error"]["code"] == error.rpc
    assert answer["error"]["data"] == {"code": error.code, "exit": error.exit}
    if line.startswith(START):
        assert answer["id"] == 7, "an error names the request it answers"


@given(st.binary() | st.text().map(str.encode))
def test_no_bytes_raise_anything_but_our_errors(line: bytes) -> None:
    with pytest.raises(RyxError) as caught:
        codec.parse(line)
    assert codec.failure(None, caught.value).endswith(b"\n")


json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text()
    | st.sampled_from(["\ud800", "ask", "runs", "2.0"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(st.text(max_size=8) | st.sampled_from(["text", "limit"]), inner, max_size=3)
    ),
    max_leaves=8,
)


@given(
    st.fixed_dictionaries(
        {"jsonrpc": st.just("2.0"), "method": st.sampled_from(list(COMMANDS)) | st.text()},
        optional={"id": json_values, "params": json_values},
    )
)
def test_no_request_raises_anything_but_our_errors(message: object) -> None:
    try:
        request = codec.parse(json.dumps(message).encode())
    except RyxError as error:
        refused = error
    else:
        assert isinstance(request.command, Command)
        return
    assert codec.failure(None, refused).count(b"\n") <= 1
    json.loads(codec.failure(5, refused) or b"{}")


texts = st.text(min_size=1, max_size=50)


@given(
    st.builds(Ask, text=texts, session=st.none() | st.text(), context=st.none() | texts, stream=st.booleans())
    | st.builds(
        Subscribe, kinds=st.none() | st.lists(st.text()).map(tuple), after=st.none() | st.integers(0, 2**60)
    )
    | st.builds(Runs, limit=st.integers(1, 1000), active=st.booleans()),
    st.integers(-(2**60), 2**60) | st.text(max_size=20),
)
def test_a_command_comes_back_from_its_line(command: Command, number: codec.Id) -> None:
    line = codec.request(number, command)
    assert line.count(b"\n") == 1
    assert codec.parse(line) == codec.Request(number, command)


@pytest.mark.parametrize("depth", [50, 201, 900, 970, 980, 985, 990, 995])
def test_depth_is_no_way_to_a_traceback(depth: int) -> None:
    line = START + b'"ask","params":{"text":' + b"[" * depth + b"]" * depth + b"}}"
    with pytest.raises(BadRequest):
        codec.parse(line)


def test_an_event_is_one_line_whatever_is_in_it() -> None:
    slots = {"nan": float("nan"), "name": "caf\udce9", "line": "a\nb\u2028c", "thing": object}
    line = codec.event(Routed(level="SIMPLE", rule="r", handler="h", slots=slots))
    assert line.count(b"\n") == 1
    sent = json.loads(line)["params"]["slots"]
    assert (sent["nan"], sent["name"], sent["line"]) == (None, "caf\udce9", "a\nb\u2028c")
    assert json.loads(codec.event(Acted(action="a", tool="t", args={"caf\udce9": ["ä"]})))["params"]["args"] == {
        "caf\udce9": ["ä"]
    }


def test_an_event_keeps_its_text_readable() -> None:
    assert "Zwei Äpfel".encode() in codec.event(Finished(outcome="done", text="Zwei Äpfel"))


@pytest.mark.parametrize("error", every_error(), ids=lambda error: error.__name__)
def test_every_error_says_its_code(error: type[RyxError]) -> None:
    answer = json.loads(codec.failure("x", error("what to do")))
    assert answer == {
        "jsonrpc": "2.0",
        "id": "x",
        "error": {"code": error.rpc, "message": "what to do", "data": {"code": error.code, "exit": error.exit}},
    }


def test_an_error_of_the_daemon_answers_the_request_it_is_given() -> None:
    assert json.loads(codec.failure(3, NotFound("no run")))["id"] == 3
