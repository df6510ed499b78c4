"""What is generated is what is checked in, and nothing that others rely on has changed unseen."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel

from ryxctl import table
from ryxd.wire import codec, generate, schema
from ryxd.wire.commands import COMMANDS, MAX_LINE, MAX_TEXT, PROTOCOL
from ryxd.wire.errors import Exit, every_error
from ryxd.wire.events import EVENT

GOLDEN = Path(__file__).parents[1] / "golden"
DOCUMENT = json.loads((generate.ROOT / "docs" / "protocol.json").read_text())


def golden(name: str) -> dict[str, Any]:
    return json.loads((GOLDEN / f"{name}.json").read_text())


@pytest.mark.parametrize("path", generate.outputs(), ids=lambda path: path.name)
def test_the_generated_file_is_not_old(path: Path) -> None:
    assert path.read_text() == generate.outputs()[path], "run python -m ryxd.wire.generate"


def test_checking_writes_nothing_and_says_what_is_old(tmp_path: Path) -> None:
    made = subprocess.run(
        [sys.executable, "-m", "ryxd.wire.generate", "--check"], cwd=generate.ROOT, check=False, timeout=60
    )
    assert made.returncode == 0


@pytest.mark.parametrize("name", COMMANDS)
def test_a_request_of_an_earlier_release_still_means_the_same(name: str) -> None:
    line = json.dumps(golden(f"command-{name}")).encode()
    request = codec.parse(line)
    assert type(request.command) is COMMANDS[name]
    assert json.loads(codec.request(request.id, request.command)) == golden(f"command-{name}")


def within(sent: Any, told: Any) -> Any:
    """What is sent, without the keys that an earlier release did not have."""
    return {key: within(sent[key], told[key]) for key in told} if isinstance(told, dict) else sent


@pytest.mark.parametrize("kind", schema.EVENTS)
def test_an_event_of_an_earlier_release_still_means_the_same(kind: str) -> None:
    event = EVENT.validate_python(golden(f"event-{kind}")["params"])
    assert type(event) is schema.EVENTS[kind]
    sent = json.loads(codec.event(event))
    told = golden(f"event-{kind}")
    assert within(sent["params"], told["params"]) == told["params"]


def test_no_golden_file_has_lost_its_command_or_event() -> None:
    names = {path.stem for path in GOLDEN.glob("command-*.json")} | {
        path.stem for path in GOLDEN.glob("event-*.json")
    }
    assert names == {f"command-{name}" for name in COMMANDS} | {f"event-{kind}" for kind in schema.EVENTS}


def test_the_clients_table_says_what_the_commands_say() -> None:
    assert (table.PROTOCOL, table.MAX_LINE, table.MAX_TEXT) == (PROTOCOL, MAX_LINE, MAX_TEXT)
    assert list(table.COMMANDS) == list(COMMANDS)
    for name, command in COMMANDS.items():
        row = table.COMMANDS[name]
        assert row["help"]
        assert row["positional"] == command.positional
        assert set(row["fields"]) == set(command.model_fields)
        for field in row["fields"].values():
            assert field["help"], f"{name}: every field says what it means"
            assert field["type"] in ("str", "int", "bool", "list")


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if "$ref" in part else []
        return own + [found for value in part.values() for found in references(value)]
    if isinstance(part, list):
        return [found for value in part for found in references(value)]
    return []


def test_the_schema_has_everything_it_names() -> None:
    for reference in references(DOCUMENT):
        head, _, name = reference.rpartition("/")
        assert head == "#/$defs"
        assert name in DOCUMENT["$defs"]
    assert set(DOCUMENT["x-commands"]) == set(COMMANDS)
    assert set(DOCUMENT["x-events"]) == set(schema.EVENTS)
    assert {row["code"] for row in DOCUMENT["x-errors"]} | {"error"} == {error.code for error in every_error()}
    assert {row["exit"] for row in DOCUMENT["x-exit"]} == set(Exit)


def resolve(part: dict[str, Any]) -> dict[str, Any]:
    return DOCUMENT["$defs"][part["$ref"].rpartition("/")[2]] if "$ref" in part else part


@pytest.mark.parametrize("kind", schema.EVENTS)
def test_the_schema_describes_the_events_as_they_are_sent(kind: str) -> None:
    shape = resolve(DOCUMENT["x-events"][kind])
    sent = json.loads(codec.event(EVENT.validate_python(golden(f"event-{kind}")["params"])))["params"]
    assert set(sent) == set(shape["properties"])
    assert set(shape["required"]) <= set(sent)
    assert shape["additionalProperties"] is False


@pytest.mark.parametrize("name", COMMANDS)
def test_the_schema_describes_the_commands_as_they_are_sent(name: str) -> None:
    shape = resolve(DOCUMENT["x-commands"][name]["params"])
    assert set(golden(f"command-{name}")["params"]) <= set(shape["properties"])
    assert set(shape.get("required", ())) == {
        key for key, field in COMMANDS[name].model_fields.items() if field.is_required()
    }


def test_the_page_has_a_section_and_an_example_for_everything() -> None:
    page = (generate.ROOT / "docs" / "protocol.md").read_text()
    for name in [*COMMANDS, *schema.EVENTS]:
        assert f"### {name}\n" in page
    examples = [block.split("\n```")[0] for block in page.split("```json\n")[1:]]
    assert len(examples) > 2 * len(COMMANDS) + len(schema.EVENTS)
    for example in examples:
        message = json.loads(example)
        if message.get("method") == "event":
            EVENT.validate_python(message["params"])
        elif "method" in message:
            codec.parse(example.encode())


def test_samples_are_valid_for_every_model() -> None:
    models: list[type[BaseModel]] = [
        *COMMANDS.values(),
        *(command.reply for command in COMMANDS.values()),
        *schema.EVENTS.values(),
    ]
    for model in models:
        model.model_validate_json(json.dumps(schema.sample(model)))
