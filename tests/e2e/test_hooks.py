"""Hooks in a real daemon, on the model that ships with ryx: who plans changes nothing, and what is guarded is asked."""

from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon


async def ask(daemon: Daemon, client: Client, text: str, session: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The end, and all that was told before; a question is answered with a yes."""
    await client.call("ask", text=text, stream=True, session=session)
    told = []
    while (event := await client.event())["kind"] != "finished":
        told.append(event)
        if event["kind"] == "asked" and event["waiting"]:
            assert (await daemon.ctl("approve", event["name"]))[0] == 0
    return event, told


RENAME = "rename notes.txt to ideas.txt"


FILE = """+++
description = "from 'only plan' until 'go ahead' nothing is changed"
kind = "planning_mode"
+++
"""


@pytest.mark.parametrize(
    ("begin", "go", "by_file"),
    [("only plan how to be happy", "go ahead", False), ("nur planen: ein Fest", "leg los", True)],
)
async def test_nothing_is_changed_while_planning_and_all_agents_hear_of_its_end(
    daemon: Daemon, begin: str, go: str, *, by_file: bool
) -> None:
    if by_file:  # it is in force as soon as it is saved
        (daemon.config.parent / "hooks").mkdir()
        (daemon.config.parent / "hooks" / "planning_mode.md").write_text(FILE)
        assert "planning_mode" in (await daemon.ctl("hooks"))[1]
    else:
        await daemon.stop()
        daemon.config.write_text("[hooks.planning_mode]\non = true\n")
        await daemon.start()
    client, notes = await daemon.client(), daemon.home / "Documents" / "notes.txt"
    first, _ = await ask(daemon, client, begin, "new")
    session = first["session"]
    end, told = await ask(daemon, client, RENAME, session)
    assert end["outcome"] == "failed"
    assert [event["reason"].partition(":")[0] for event in told if event["kind"] == "blocked"] == ["planning_mode"]
    assert not [event for event in told if event["kind"] == "asked"]
    assert notes.exists()
    await client.close()
    # killed meanwhile, it still plans
    await daemon.stop(9)
    await daemon.start()
    client = await daemon.client()
    end, told = await ask(daemon, client, RENAME, session)
    assert [event["kind"] for event in told if event["kind"] in {"blocked", "asked"}] == ["blocked"]
    _, told = await ask(daemon, client, go, session)
    said = [event["text"] for event in told if event["kind"] == "status"]
    over = ("planning is over: the user said to go ahead", "die Planung ist zu Ende: der Nutzer hat gesagt, dass")
    assert any(one in text for one in over for text in said)
    end, told = await ask(daemon, client, RENAME, session)
    assert (end["outcome"], notes.exists()) == ("done", False)
    # in another conversation nobody had begun to plan
    end, told = await ask(daemon, client, "rename ideas.txt to notes.txt", "new")
    assert (end["outcome"], notes.exists()) == ("done", True)
    await client.close()


async def asked(client: Client, text: str, choice: str) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The end, and all that was told before; each question gets this answer over the socket."""
    await client.call("ask", text=text, stream=True, session="new")
    told = []
    while (event := await client.event())["kind"] != "finished":
        told.append(event)
        if event["kind"] == "asked" and event["waiting"]:
            await client.call("approve" if choice == "yes" else "deny", target=event["name"])
    return event, told


def questions(told: list[dict[str, Any]]) -> list[str]:
    return [event["action"] for event in told if event["kind"] == "asked" and event["waiting"]]


async def test_a_sentence_guards_a_folder_from_now_on_and_until_it_is_taken_away(daemon: Daemon) -> None:
    client = await daemon.client()
    read = "read ~/Documents/notes.txt"
    end, told = await asked(client, read, "no")
    assert ("buy milk" in end["text"], questions(told)) == (True, [])
    code, out, err = await daemon.ctl("hooks", "add", "ask me before anything touches ~/Documents")
    assert code == 0, err
    assert "Asks you before an agent reads or changes anything in ~/Documents." in out
    assert "it is in force now" in out
    end, told = await asked(client, read, "no")
    assert len(questions(told)) == 1
    reason = next(event["reason"] for event in told if event["kind"] == "asked")
    assert reason == "ask-documents: you said: ask me before anything touches ~/Documents"
    assert [event["kind"] for event in told if event["kind"] == "blocked"] == ["blocked"]
    assert (end["outcome"], "buy milk" in end["text"]) == ("failed", False)
    end, told = await asked(client, read, "yes")
    assert (len(questions(told)), "buy milk" in end["text"]) == (1, True)
    # what the policy asks about as well is one question
    end, told = await asked(client, "rename ~/Documents/notes.txt to ideas.txt", "yes")
    assert end["outcome"] == "done"
    assert len(questions(told)) == len(set(questions(told)))
    assert (daemon.home / "Documents" / "ideas.txt").exists()
    # rules that need no model have no way round it; each Action is asked about once
    end, told = await asked(client, "open Rechnung_April", "no")
    assert next(event for event in told if event["kind"] == "routed")["tier"] is None
    assert len(questions(told)) == 1
    assert not (daemon.home / ".opened").exists()
    # a command is asked about by what it would read
    end, told = await asked(client, "run cat Documents/ideas.txt", "no")
    assert (len(questions(told)), "buy milk" in end["text"]) == (1, False)
    # elsewhere nothing is asked
    end, told = await asked(client, "list ~/Downloads", "no")
    assert (end["outcome"], questions(told)) == ("done", [])
    code, out, _ = await daemon.ctl("hooks", "log", "ask-documents")
    assert code == 0
    assert "ask-documents: asked (no)" in out
    assert "ask-documents: asked (yes)" in out
    assert "ask-documents" in (await daemon.ctl("hooks"))[1]
    code, out, err = await daemon.ctl("hooks", "rm", "ask-documents")
    assert code == 0, err
    end, told = await asked(client, "read ~/Documents/ideas.txt", "no")
    assert ("buy milk" in end["text"], questions(told)) == (True, [])
    assert "ask-documents" not in (await daemon.ctl("hooks"))[1]
    # its file can be had back
    assert (await daemon.ctl("undo", "c2"))[0] == 0
    assert "ask-documents" in (await daemon.ctl("hooks"))[1]
    await client.close()


async def test_a_german_no_holds_without_a_model_and_after_a_kill(daemon: Daemon) -> None:
    code, out, err = await daemon.ctl("hooks", "add", "Öffne", "keine", "Webseiten", "--name", "webseiten")
    assert code == 0, err
    assert "Verhindert, dass ein Agent eine Webseite öffnet." in out
    for _ in range(2):
        client = await daemon.client()
        end, told = await asked(client, "öffne youtube.com", "yes")
        routed = next(event for event in told if event["kind"] == "routed")
        assert (routed["level"], routed["tier"]) == ("TRIVIAL", None)
        assert (end["outcome"], questions(told)) == ("failed", [])
        assert [event["reason"] for event in told if event["kind"] == "blocked"] == [
            "webseiten: der Nutzer hat gesagt: Öffne keine Webseiten"
        ]
        assert not (daemon.home / ".opened").exists()
        await client.close()
        await daemon.stop(9)
        await daemon.start()
    _, out, _ = await daemon.ctl("hooks", "log", "--json")
    assert out.count('"did":"blocked"') == 2
