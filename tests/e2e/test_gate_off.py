"""With `[routing] gate = false` no rule answers, narrows or follows up: the model gets every request as it is."""

from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon

OFF = "[routing]\ngate = false\n"


async def routed(client: Client, text: str, session: str = "new", **params: Any) -> tuple[dict[str, Any], list[Any]]:
    _, events = await client.ask(text, denies=True, session=session, **params)
    return next(event for event in events if event["kind"] == "routed"), events


@pytest.mark.parametrize(
    "text",
    [
        "what is 3 * 4",
        "how late is it?",
        "mach lauter",
        "undo that",
        "help",
        "…",
        "yes",
        "don't open firefox",
        "open github and youtube",
        "move notes.txt to Documents",
        "find the March invoice and open it",
        "plan my holiday step by step and then book it",
        "remember that I like tea",
    ],
)
async def test_whatever_a_rule_knows_the_model_is_asked(folder: Path, text: str) -> None:
    async with Daemon(folder, config=OFF) as daemon:
        client = await daemon.client()
        told, events = await routed(client, text)
        assert (told["level"], told["rule"], told["handler"], told["slots"]) == ("SIMPLE", "unknown", "chat", {})
        assert events[-1]["counters"]["model_calls"] >= 1
        first = next(event["kind"] for event in events if event["kind"] in {"said", "acted"})
        assert first == "said"  # the model's own words come before whatever is done
        await client.close()


async def test_a_follow_up_and_the_same_again_are_the_model_s_business(folder: Path) -> None:
    async with Daemon(folder, config=OFF) as daemon:
        client = await daemon.client()
        _, events = await routed(client, "find the great wave file")
        session = events[-1]["session"]
        for text in ("open it", "the second one", "and in Downloads?", "do the same for notes.txt", "no"):
            told, events = await routed(client, text, session=session)
            assert (told["rule"], told["handler"]) == ("unknown", "chat")
            assert events[-1]["counters"]["model_calls"] >= 1
        await client.close()


async def test_code_looks_for_nothing_else_and_tells_what_the_model_said(folder: Path) -> None:
    """With the gate "what does nots.txt say" is searched for; without it what the model does is all that is done."""
    async with Daemon(folder, config=OFF) as daemon:
        client = await daemon.client()
        _, events = await routed(client, "show me what stands in notes.txt")
        acted = [event for event in events if event["kind"] == "acted"]
        said = [event for event in events if event["kind"] == "said" and event["model"]]
        assert len(acted) <= len(said)
        await client.close()


async def test_a_reload_switches_it_and_a_named_agent_goes_before(folder: Path) -> None:
    async with Daemon(folder, config=OFF) as daemon:
        client = await daemon.client()
        told, _ = await routed(client, "find the great wave file", agent="file")
        assert (told["rule"], told["handler"]) == ("named", "file")
        daemon.config.write_text("[routing]\ngate = true\n")
        assert "routing" in (await client.call("reload"))["changed"]
        told, events = await routed(client, "what is 3 * 4")
        assert (told["level"], events[-1]["text"]) == ("TRIVIAL", "3 * 4 = 12")
        await client.close()
