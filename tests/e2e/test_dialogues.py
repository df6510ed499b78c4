"""Conversations through the real socket: what comes second is understood from what came first (spec C17)."""

from typing import Any

import pytest

from tests.e2e.daemon import Client, Daemon
from tests.fakes.site import Site, article

Turn = tuple[str, str, str]
"""What is said, how its run ends, and what the answer has in it."""

DIALOGUES: dict[str, list[Turn]] = {
    "a name": [
        ("finde die Datei Rechnung_April", "done", "Rechnung_April.pdf"),
        ("do the same for Rechnung_Maerz", "done", "Rechnung_Maerz.pdf"),
        ("und notes?", "done", "notes.txt"),
    ],
    "eine Art von Dateien": [
        ("finde alle PDFs in ~/Documents", "done", "Rechnung_April.pdf"),
        ("und die Bilder?", "done", "great_wave.jpg"),
        ("and in Downloads?", "done", "great_wave.jpg"),
    ],
    "a folder that is listed": [
        ("list ~/Documents", "done", "notes.txt"),
        ("and Downloads?", "done", "great_wave.jpg"),
        ("und Dokumente?", "done", "Rechnung_Maerz.pdf"),
    ],
    "a file that is read": [
        ("read notes.txt", "done", "buy milk"),
        ("and todo.txt?", "done", "sweep the floor"),
        ("dasselbe mit notes.txt", "done", "call the plumber"),
    ],
    "the time elsewhere": [
        ("what time is it in Tokyo", "done", "Tokyo"),
        ("und in Paris?", "done", "Paris ist es"),
    ],
    "one that lies on the table": [
        ("finde meine Rechnung", "done", "Rechnung_"),
        ("und die vom März?", "done", "Rechnung_Maerz.pdf ist geöffnet"),
        ("nein, die andere", "done", "Rechnung_April.pdf ist geöffnet"),
        ("open the march one", "done", "Rechnung_Maerz.pdf is open"),
        ("öffne die Rechnung", "failed", "Welche"),
        ("die zweite", "done", "ist geöffnet"),
        ("no, the other one", "done", "is open"),
    ],
    "one beside it that is called alike": [
        ("open Rechnung_Maerz.pdf", "done", "Rechnung_Maerz.pdf is open"),
        ("no, the other one", "done", "Rechnung_April.pdf is open"),
        ("ne, doch die andere", "done", "Rechnung_Maerz.pdf ist geöffnet"),
    ],
    "what was meant": [
        ("read notes.txt", "done", "buy milk"),
        ("nein, todo.txt", "done", "sweep the floor"),
    ],
    "a sum that goes on": [
        ("what's 12*12", "done", "144"),
        ("times 3", "done", "432"),
        ("und davon die hälfte", "done", "216"),
    ],
    "a sum": [
        ("what is 5 times 6", "done", "30"),
        ("and 7?", "failed", "1. what is 7 times 6"),
        ("the second one", "done", "35"),
    ],
    "nothing to go on from": [
        ("and Downloads?", "done", "great_wave.jpg"),  # which is a request by itself
        ("what time is it", "done", ""),
    ],
    "a request of its own": [
        ("list ~/Documents", "done", "notes.txt"),
        ("und wie spät ist es?", "done", "Uhr"),
        ("and Downloads?", "done", ""),
    ],
}


async def talk(client: Client, turns: list[Turn]) -> list[list[dict[str, Any]]]:
    session, told = "new", []
    for text, outcome, part in turns:
        _, events = await client.ask(text, session=session)
        session = events[-1]["session"]
        assert events[-1]["outcome"] == outcome, (text, events[-1])
        assert part in events[-1]["text"], (text, events[-1]["text"])
        told.append(events)
    return told


@pytest.mark.parametrize("name", DIALOGUES)
async def test_a_conversation(daemon: Daemon, name: str) -> None:
    (daemon.home / "Documents" / "todo.txt").write_text("sweep the floor\n")
    client = await daemon.client()
    await talk(client, DIALOGUES[name])
    await client.close()


async def test_how_it_was_understood_is_told(daemon: Daemon) -> None:
    client = await daemon.client()
    _, second, third = await talk(client, DIALOGUES["a folder that is listed"])
    (routed,) = [event for event in second if event["kind"] == "routed"]
    assert (routed["rule"], routed["handler"]) == ("followup.same", "file")
    assert routed["slots"] == {"request": "list ~/Downloads", "rule": "file.list", "slots": {"path": "~/Downloads"}}
    assert routed["language"] == "en"
    assert "understood as: list ~/Downloads" in (await daemon.ctl("show", routed["run"]))[1]
    (routed,) = [event for event in third if event["kind"] == "routed"]
    assert (routed["language"], routed["slots"]["request"]) == ("de", "list ~/Documents")
    await client.close()


async def test_the_same_for_another_file_is_asked_about_as_any_change(daemon: Daemon) -> None:
    for name in ("a.txt", "b.txt"):
        (daemon.home / name).write_text(name)
    client = await daemon.client()
    session = "new"
    for text, name, yes in (("delete a.txt", "a.txt", True), ("do the same for b.txt", "b.txt", False)):
        reply = await client.call("ask", text=text, stream=True, session=session, cwd=str(daemon.home))
        session = reply["session"]
        asked = await client.event("asked")
        assert asked["waiting"]
        assert [path.rpartition("/")[2] for path in asked["paths"]] == [name]
        await client.call("approve" if yes else "deny", target=asked["name"])
        assert (await client.event("finished"))["outcome"] == ("done" if yes else "failed")
    assert not (daemon.home / "a.txt").exists()
    assert (daemon.home / "b.txt").exists()
    await client.close()


async def test_which_of_two_changes_is_meant_is_asked_and_nothing_done_before(daemon: Daemon) -> None:
    for name in ("a.txt", "c.txt"):
        (daemon.home / name).write_text(name)
    client = await daemon.client()
    reply = await client.call("ask", text="rename a.txt to b.txt", stream=True, session="new", cwd=str(daemon.home))
    await client.call("approve", target=(await client.event("asked"))["name"])
    assert (await client.event("finished"))["outcome"] == "done"
    _, events = await client.ask("do the same for c.txt", session=reply["session"], cwd=str(daemon.home))
    assert "1. rename c.txt to b.txt\n2. rename a.txt to c.txt" in events[-1]["text"]
    assert not any(event["kind"] in {"acted", "changed"} for event in events)
    _, events = await client.ask("nein", session=reply["session"], cwd=str(daemon.home))
    assert events[-1]["text"] == "In Ordnung."
    assert sorted(path.name for path in daemon.home.glob("*.txt")) == ["b.txt", "c.txt"]
    await client.close()


async def asking(client: Client, text: str, session: str, daemon: Daemon, *, yes: bool = True) -> dict[str, Any]:
    """Ask what changes something, and answer the question whether it may."""
    await client.call("ask", text=text, stream=True, session=session, cwd=str(daemon.home))
    await client.call("approve" if yes else "deny", target=(await client.event("asked"))["name"])
    return await client.event("finished")


async def test_what_was_told_is_put_into_a_file(daemon: Daemon) -> None:
    notes = (daemon.home / "Documents" / "notes.txt").read_text()
    client = await daemon.client()
    (events,) = await talk(client, [("read notes.txt", "done", "buy milk")])
    session = events[-1]["session"]
    assert (await asking(client, "save that as copy.txt", session, daemon))["outcome"] == "done"
    assert (daemon.home / "copy.txt").read_text() == notes.rstrip("\n") + "\n"
    await client.close()


async def test_what_was_told_is_added_to_a_file_and_to_none_that_is_not_meant(daemon: Daemon) -> None:
    (daemon.home / "sums.txt").write_text("3\n")
    client = await daemon.client()
    (events,) = await talk(client, [("what is 5 times 6", "done", "30")])
    session = events[-1]["session"]
    _, events = await client.ask("save that as sums.txt", session=session, cwd=str(daemon.home))
    assert "There is a sums.txt already" in events[-1]["text"]
    assert (daemon.home / "sums.txt").read_text() == "3\n"
    (events,) = await talk(client, [("wie viel ist 7 mal 6", "done", "42")])
    session = events[-1]["session"]
    assert (await asking(client, "schreib das in sums.txt", session, daemon, yes=False))["outcome"] == "failed"
    assert (daemon.home / "sums.txt").read_text() == "3\n"
    (events,) = await talk(client, [("wie viel ist 7 mal 6", "done", "42")])
    ended = await asking(client, "schreib das in sums.txt", events[-1]["session"], daemon)
    assert ended["outcome"] == "done"
    assert (daemon.home / "sums.txt").read_text() == "3\n42\n"
    code, out, err = await daemon.ctl("replay", ended["run"])
    assert (code, err) == (0, ""), out
    await client.close()


async def test_what_a_change_made_is_opened_and_read(daemon: Daemon) -> None:
    (daemon.home / "a.txt").write_text("apples\n")
    (daemon.home / "Archive").mkdir()
    client = await daemon.client()
    ended = await asking(client, "rename a.txt to b.txt and open it", "new", daemon)
    assert ended["outcome"] == "done"
    assert "b.txt is open" in ended["text"]
    ended = await asking(client, "verschieb b.txt nach ~/Archive und lies sie dann vor", "new", daemon)
    assert ended["outcome"] == "done"
    assert ended["text"].endswith("apples")
    assert (daemon.home / "Archive" / "b.txt").exists()
    code, out, err = await daemon.ctl("replay", ended["run"])
    assert (code, err) == (0, ""), out
    ended = await asking(client, "rename ~/Archive/b.txt to c.txt and open it", "new", daemon, yes=False)
    assert ended["outcome"] == "failed"
    assert "is open" not in ended["text"]
    await client.close()


async def test_it_is_what_was_found_or_opened(daemon: Daemon) -> None:
    (daemon.home / "Archive").mkdir()
    client = await daemon.client()
    (events,) = await talk(client, [("find Rechnung_April.pdf", "done", "Rechnung_April.pdf")])
    ended = await asking(client, "move it to ~/Archive and open it", events[-1]["session"], daemon)
    assert ended["outcome"] == "done"
    assert (daemon.home / "Archive" / "Rechnung_April.pdf").exists()
    assert "Rechnung_April.pdf is open" in ended["text"]
    (events,) = await talk(client, [("open Rechnung_Maerz.pdf", "done", "is open")])
    ended = await asking(client, "benenne sie in Maerz.pdf um", events[-1]["session"], daemon)
    assert ended["outcome"] == "done"
    assert (daemon.home / "Documents" / "Maerz.pdf").exists()
    code, out, err = await daemon.ctl("replay", ended["run"])
    assert (code, err) == (0, ""), out
    await client.close()


async def test_a_part_of_a_file_is_not_put_anywhere_as_if_it_were_all(daemon: Daemon) -> None:
    (daemon.home / "long.txt").write_text("".join(f"line {number}\n" for number in range(3000)))
    client = await daemon.client()
    (events,) = await talk(client, [("read ~/long.txt", "done", "line 1999")])
    _, events = await client.ask("save that as copy.txt", session=events[-1]["session"], cwd=str(daemon.home))
    assert events[-1]["outcome"] == "failed"
    assert "only part of it" in events[-1]["text"]
    assert not (daemon.home / "copy.txt").exists()
    await client.close()


async def test_what_comes_second_outlives_the_daemon(daemon: Daemon) -> None:
    client = await daemon.client()
    _, events = await client.ask("list ~/Documents", session="new")
    await client.close()
    await daemon.stop()
    await daemon.start()
    client = await daemon.client()
    run, events = await client.ask("and Downloads?", session=events[-1]["session"])
    assert "great_wave.jpg" in events[-1]["text"]
    await client.close()
    code, out, err = await daemon.ctl("replay", run)
    assert (code, err) == (0, ""), out


async def test_what_the_web_has_is_shown_and_one_of_it_read(folder: Any) -> None:
    with Site() as site:
        site.pages["/whales"] = article("Whales", "The blue whale is the largest animal that has ever lived on earth.")
        site.pages["/sharks"] = article("Sharks", "The whale shark is the largest fish that is known to live today.")
        site.finds("/whales", "/sharks")
        config = f'[web]\nsearch = "{site.search}"\n[permissions]\nnetwork = "allow"\n'
        async with Daemon(folder, config=config) as daemon:
            client = await daemon.client()
            _, events = await client.ask("google largest animal", session="new")
            assert events[-1]["outcome"] == "done", events[-1]
            assert f"1. about /whales: {site.url('/whales')}" in events[-1]["text"]
            session = events[-1]["session"]
            _, events = await client.ask("lies das zweite vor", session=session)
            assert "The whale shark" in events[-1]["text"]
            _, events = await client.ask("and largest fish?", session=session)
            assert events[-1]["outcome"] == "done", events[-1]
            await client.close()
        assert site.queries == ["largest animal", "largest fish"]
