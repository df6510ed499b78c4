"""Memory through a private ryxd: said in both languages, by command, over kill -9, forgotten for good."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon


@pytest.fixture
async def daemon(tmp_path: Path) -> AsyncIterator[Daemon]:
    async with Daemon(tmp_path) as daemon:
        yield daemon


async def says(client: Client, text: str, **how: str) -> dict[str, object]:
    """The end of a request that no model may have had a part in."""
    _, events = await client.ask(text, origin="test", **how)
    end = events[-1]
    assert end["counters"]["model_calls"] == 0, text
    return end


async def test_sentences_reach_the_memory_without_a_model(daemon: Daemon) -> None:
    client = await daemon.client()
    end = await says(client, "remember that my server is called atlas")
    assert (end["outcome"], end["text"]) == ("done", "I'll remember that (m1): my server is called atlas")
    end = await says(client, "Merk dir: der Schlüssel liegt unter der Matte!")
    assert end["text"] == "Das merke ich mir (m2): der Schlüssel liegt unter der Matte"
    _, events = await client.ask("what do you know about my server?", origin="test")
    assert events[-1]["text"].startswith("I remember this:\n- my server is called atlas (m1, ")
    (returned,) = [event for event in events if event["kind"] == "returned"]
    assert (returned["tool"], json.loads(returned["preview"])["memories"][0]["id"]) == ("recall", "m1")
    (status,) = [event for event in events if event["kind"] == "status"]
    assert (status["text"], status["context"]) == ("recalled: m1", {"recalled": ["m1"]})
    end = await says(client, "was weißt du über meinen Server")
    assert end["text"].startswith("Das habe ich mir gemerkt:\n- my server is called atlas (m1, ")  # type: ignore[attr-defined]
    assert len((await says(client, "what do you remember?"))["text"].splitlines()) == 3  # type: ignore[attr-defined]
    assert (await says(client, "was hast du dir über Napoleon gemerkt?"))["text"] == "Zu „Napoleon“ habe ich mir nichts gemerkt."
    end = await says(client, "vergiss das mit dem Schlüssel")
    assert end["text"] == "Vergessen: der Schlüssel liegt unter der Matte"
    end = await says(client, "forget that my server is called hermes")
    assert (end["outcome"], end["text"]) == (
        "failed", "I remember nothing that says “my server is called hermes”, so nothing was forgotten",
    )  # fmt: skip
    assert (await says(client, "forget that my server is called atlas"))["text"] == "Forgotten: my server is called atlas"
    assert (await says(client, "what do you remember?"))["text"] == "I remember nothing yet."
    end = await says(client, "remember to buy milk")
    assert (end["outcome"], end["error"]) == ("failed", "unavailable")
    assert "cannot do that yet" in str(end["text"])
    assert (await says(client, "vergiss es"))["text"] == "In Ordnung."
    await client.close()


async def test_what_is_of_this_conversation_is_not_recalled_in_another(daemon: Daemon) -> None:
    client = await daemon.client()
    end = await says(client, "merk dir für dieses Gespräch, dass wir über Rom reden")
    assert end["text"] == "Das merke ich mir für dieses Gespräch (m1): dass wir über Rom reden"
    await client.call("remember", text="the file is called a.txt", session=True, origin="test")
    assert "reden" in str((await says(client, "was hast du dir gemerkt?"))["text"])
    end = await says(client, "was hast du dir gemerkt?", session="new")
    assert end["text"] == "Ich habe mir noch nichts gemerkt."
    here = await client.call("recall", session=True, origin="test")
    assert [(memory["id"], memory["scope"]) for memory in here["memories"]] == [], "that is a new one now"
    found = await client.call("recall")
    assert [(memory["id"], memory["session"]) for memory in found["memories"]] == [("m2", "s1"), ("m1", "s1")]
    error = await client.fails("remember", text="x", session=True, origin="nobody")
    assert "no conversation in this terminal" in error["message"]
    await client.close()


async def test_commands_keep_and_show_it_over_a_killed_daemon_and_forget_it_for_good(daemon: Daemon) -> None:
    code, out, err = await daemon.ctl("remember", "der", "Code", "ist", "Xylofonquark")
    assert code == 0, err
    assert out.startswith("    m1  ")
    await daemon.stop(9)
    await daemon.start()
    assert (await daemon.ctl("remember", "something else"))[0] == 0
    code, out, _ = await daemon.ctl("recall", "Codes", "--json")
    assert [memory["text"] for memory in json.loads(out)["memories"]] == ["der Code ist Xylofonquark"]
    assert [line.split()[0] for line in (await daemon.ctl("recall"))[1].splitlines()] == ["m2", "m1"]
    assert (await daemon.ctl("forget"))[0] == 2
    assert (await daemon.ctl("forget", "m1", "--all"))[0] == 2
    assert (await daemon.ctl("forget", "m9"))[0] == 4
    code, out, _ = await daemon.ctl("forget", "--all")
    assert (code, out) == (5, "not forgotten: 2; --yes forgets them all, for good\n")
    code, out, _ = await daemon.ctl("forget", "--all", "--yes")
    assert (code, out) == (0, "forgotten: all 2\n")
    for file in (daemon.folder / "state" / "ryx").glob("memory.db*"):
        assert b"xylofonquark" not in file.read_bytes().lower()
    assert (await daemon.ctl("recall"))[1] == "nothing is remembered yet\n"


async def test_all_of_it_goes_by_a_sentence_only_after_a_yes(daemon: Daemon) -> None:
    client = await daemon.client()
    await says(client, "remember that my server is called atlas")
    await client.call("ask", text="forget everything", stream=True, origin="test")
    asked = await client.event("asked")
    assert (asked["waiting"], asked["classes"]) == (True, ["destroy"])
    await client.call("deny", target=asked["name"])
    assert (await client.event("finished"))["error"] == "refused"
    assert (await client.call("recall"))["total"] == 1
    await client.call("ask", text="vergiss alles", stream=True, origin="test")
    await client.call("approve", target=(await client.event("asked"))["name"])
    assert str((await client.event("finished"))["text"]).startswith("Alles ist vergessen (1).")
    assert (await client.call("recall"))["total"] == 0
    await client.close()


async def test_the_configuration_says_how_much_and_memory_that_is_damaged_hurts_nothing_else(tmp_path: Path) -> None:
    daemon = Daemon(tmp_path, config="[memory]\nmost = 1\n")
    file = tmp_path / "state" / "ryx" / "memory.db"
    file.parent.mkdir(parents=True)
    file.write_bytes(b"this is no database, but somebody's bytes" * 50)
    async with daemon:
        client = await daemon.client()
        await says(client, "remember that my server is called atlas")
        end = await says(client, "remember that my router is called hermes")
        assert end["outcome"] == "failed"
        assert "most in [memory] of config.toml" in str(end["text"])
        daemon.config.write_text("[memory]\nmost = 2\n")
        assert "memory" in (await client.call("reload"))["changed"]
        assert (await says(client, "remember that my router is called hermes"))["outcome"] == "done"
        assert len(list(file.parent.glob("memory.db.broken-*"))) == 1
        await client.close()


def given(events: list[dict[str, Any]]) -> list[dict[str, str]]:
    """What was given along with a request, by the names of the memories."""
    told = [event["context"].get("recalled") for event in events if event["kind"] == "status" and event["action"] == "recall"]
    return [each for each in told if isinstance(each, dict)]


async def test_the_agent_that_talks_gets_what_fits_before_the_question(daemon: Daemon) -> None:
    client = await daemon.client()
    await says(client, "remember that my server is called atlas")
    _, events = await client.ask("what is my server called?", origin="test")
    (routed,) = [event for event in events if event["kind"] == "routed"]
    assert (routed["rule"], routed["handler"]) == ("unknown", "chat")
    assert given(events) == [{"m1": "my server is called atlas"}]
    await says(client, "remember that the wifi code of the cottage is 4711")
    _, events = await client.ask("what's the wifi code of the cottage?", origin="test")
    assert given(events) == [{"m2": "the wifi code of the cottage is 4711"}], "it has all that the question is about"
    assert "4711" in events[-1]["text"]
    _, events = await client.ask("how do clouds form?", origin="test")
    assert not given(events), "what the model looks for by itself is its own choice"
    await client.close()
