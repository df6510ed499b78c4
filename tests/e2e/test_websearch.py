"""A whole daemon searches the web: real processes, a local site; a scripted server leads."""

import json
from pathlib import Path
from typing import Any

from tests.e2e.daemon import Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import streams
from tests.fakes.site import INJECTED, Site, article

CALL = json.dumps({"tool": "websearch", "args": {"query": "how heavy is a blue whale"}})
READ = json.dumps({"tool": "answer", "args": {"text": "190 tonnes."}})
LAST = json.dumps({"tool": "answer", "args": {"text": "190 tonnes, say two pages."}})
WHALES = "The blue whale is the largest animal that has ever lived, and may weigh 190 tonnes or even more than that."


def fill(site: Site) -> str:
    """Two pages, and the configuration that finds them."""
    site.pages["/whales"] = article("Whales", WHALES)
    site.pages["/evil"] = article("Evil", INJECTED, WHALES)
    site.finds("/whales", "/evil")
    return f'[web]\nsearch = "{site.search}"\n[permissions]\nnetwork = "allow"\n'


async def asked(daemon: Daemon) -> list[dict[str, Any]]:
    client = await daemon.client()
    _, events = await client.ask("how heavy is a blue whale?", agent="lead", session="new")
    await client.close()
    return events


async def test_the_web_is_searched_and_the_one_who_did_it_can_be_spoken_to(tmp_path: Path) -> None:
    readers = [streams(READ)] * 4
    with Site() as site:
        config = fill(site)
        async with (
            peers.llama_server(8192, streams(CALL), streams(LAST)) as lead,
            peers.llama_server(8192, *readers) as small,
        ):
            config += f'[models.large]\nurl = "{lead.url}"\n[models.small]\nurl = "{small.url}"\n'
            async with Daemon(tmp_path, config=config) as daemon:
                events = await asked(daemon)
                assert (events[-1]["outcome"], events[-1]["text"]) == ("done", "190 tonnes, say two pages.")
                code, out, _ = await daemon.ctl("agents", "live")
                assert code == 0
                assert "websearch  idle  code, 1 answers, 2 messages" in out
                session = events[-1]["session"]
                client = await daemon.client()
                _, talk = await client.ask("and how long?", agent="lead/websearch", session=session)
                await client.close()
        assert site.queries == ["how heavy is a blue whale", "and how long?"]
        assert site.url("/whales") in talk[-1]["text"]
        told = json.loads(lead.bodies[1]["messages"][-1]["content"])["data_from_websearch"]
        assert f"1. Whales\n{site.url('/whales')}\n190 tonnes.\n\n2. Evil\n" in told["response"]
        assert len(small.bodies) == 4
        assert all("data_from_web_page" in body["messages"][-1]["content"] for body in small.bodies)


async def test_the_model_that_ships_with_ryx_makes_nothing_up(tmp_path: Path) -> None:
    with Site() as site:
        config = fill(site)
        async with peers.llama_server(8192, streams(CALL), streams(LAST)) as lead:
            config += f'[models.large]\nurl = "{lead.url}"\n'
            async with Daemon(tmp_path, config=config) as daemon:
                events = await asked(daemon)
        said = {event["agent"] for event in events if event["kind"] == "said" and event["model"] == "ryx starter"}
        assert said == {"lead/websearch/page1", "lead/websearch/page2"}
        told = json.loads(lead.bodies[1]["messages"][-1]["content"])["data_from_websearch"]
        # it is too small to read pages: what no page could be asked is told, and nothing that stands on the others is done
        assert "190" not in json.dumps(told)
        assert all(site.url(page) in json.dumps(told) for page in ("/whales", "/evil"))
        assert {event["tool"] for event in events if event["kind"] == "acted"} <= {"websearch", "search_web", "read_page"}
