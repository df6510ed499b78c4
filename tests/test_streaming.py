"""Which stages have their text sent while it is written: the configuration, the agent's file, the source's table."""

from pathlib import Path

import pytest

from ryxd.config.streaming import DEFAULTS
from ryxd.config.tree import Config, parsed
from ryxd.server.subscription import Subscribers
from ryxd.wire.commands import Subscribe
from ryxd.wire.errors import ConfigError
from ryxd.wire.events import Said, Token


def token(stage: str = "", own: bool | None = None) -> Token:
    return Token(run="r1", message_id="m1", text="x", stage=stage, streams=own)


@pytest.mark.parametrize(("stage", "shown"), sorted(DEFAULTS.items()))
def test_without_configuration_it_is_the_sources_table(stage: str, shown: bool) -> None:
    assert Config().streams(token(stage)) is shown


@pytest.mark.parametrize(
    ("stage", "own", "text", "shown"),
    [
        ("", None, "", True),
        ("", None, "agent = false", False),
        ("search", None, "", False),
        ("search", None, "search_agent = true", True),
        ("search", None, "search_agent = true\nsearch = false", False),
        ("brooding", None, "", True),
        ("brooding", False, "", False),
        ("brooding", False, "brooding = true", True),
        ("outline", True, "", True),
        ("outline", True, "outline = false", False),
        ("outline", None, "outline = true", True),
    ],
)
def test_the_configuration_goes_before_the_file_and_that_before_the_table(
    stage: str, own: bool | None, text: str, shown: bool
) -> None:
    assert parsed(f"[streaming]\n{text}\n", Path("config.toml")).streams(token(stage, own)) is shown


def test_a_stage_is_streamed_or_not() -> None:
    with pytest.raises(ConfigError, match=r"config.toml: streaming.write: input should be a valid boolean"):
        parsed('[streaming]\nwrite = "maybe"\n', Path("config.toml"))


async def test_what_is_not_streamed_no_client_gets_and_the_whole_text_all_do() -> None:
    config = [Config()]
    everybody = Subscribers(lambda one: config[0].streams(one))  # noqa: PLW0108 - that of now
    subscription = everybody.add(Subscribe())
    everybody.publish(token("outline"))
    everybody.publish(Said(id=1, run="r1", message_id="m1", text="x"))
    config[0] = parsed("[streaming]\noutline = true\n", Path("config.toml"))  # as after a reload
    everybody.publish(token("outline"))
    everybody.publish(Said(id=2, run="r1", message_id="m2", text="x"))
    assert [(await anext(subscription)).kind for _ in range(3)] == ["said", "token", "said"]
