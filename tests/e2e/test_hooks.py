"""Built-in hooks in a real daemon, on the model that ships with ryx: who plans changes nothing, until told to."""

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
