"""`ryxctl schema`: what is published is what is on the socket, whole and in parts that stand alone."""

import json

import jsonschema_rs
import pytest

from ryxd.wire import codec
from ryxd.wire.__main__ import main
from ryxd.wire.commands import Ask
from ryxd.wire.errors import Exit
from ryxd.wire.events import Token
from ryxd.wire.schema import document, schema

WHOLE = document()
PARTS = [name for what in ("commands", "events", "vocabularies") for name in WHOLE[f"x-{what}"]]


@pytest.mark.parametrize("part", PARTS)
def test_each_part_stands_alone(part: str) -> None:
    jsonschema_rs.validator_for(schema(part))


def test_a_line_fulfils_it_and_its_part_does_too() -> None:
    event = Token(run="r1", message_id="m", text="so")
    line = json.loads(codec.event(event))
    jsonschema_rs.validate(WHOLE, line)
    jsonschema_rs.validate(schema("token"), line["params"])
    jsonschema_rs.validate(schema("ask"), json.loads(codec.request(2, Ask(text="what time is it?")))["params"])
    with pytest.raises(jsonschema_rs.ValidationError):
        jsonschema_rs.validate(schema("token"), {**line["params"], "text": 5})


def test_it_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert json.loads(capsys.readouterr().out) == WHOLE
    assert main(["stages"]) == 0
    assert json.loads(capsys.readouterr().out) == schema("stages")
    assert main(["--list"]) == 0
    assert "vocabularies: messages, operators, stages" in capsys.readouterr().out
    assert main(["tokn"]) == Exit.NOT_FOUND
    assert capsys.readouterr().err == "ryxctl: there is no part tokn; did you mean token?\n"
