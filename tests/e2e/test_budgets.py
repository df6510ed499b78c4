"""Budgets through a whole ryxd: a run ends politely, with what it has; a day's is kept over a restart and can be raised."""

from pathlib import Path

from tests.e2e.daemon import Daemon
from tests.e2e.test_operators import call, notes
from tests.fakes import endpoint as peers


def configured(url: str, budget: str) -> str:
    return f'[models.small]\nurl = "{url}"\n{budget}\n'


async def test_a_run_whose_budget_is_used_up_tells_what_it_found(tmp_path: Path) -> None:
    answers = notes(tmp_path, "never said")
    async with peers.llama_server(8192, *answers) as small:
        config = configured(small.url, "[budget.run]\ncalls = 2")
        async with Daemon(tmp_path, config=config) as daemon:
            client = await daemon.client()
            run, events = await client.ask("what did I note about the heat pump?", session="new", agent="rag")
            end = events[-1]
            assert end["outcome"] == "failed"
            first, *found = end["text"].split("\n")
            assert first == (
                "The budget was used up before I had an answer: budget.run.calls = 2 in config.toml. "
                "So far I have found:"
            )
            assert any("serviced in May" in line for line in found)
            assert end["counters"]["model_calls"] == 2
            assert (await client.call("replay", run=run))["same"]
            await client.close()
    assert len(small.bodies) == 2


async def test_a_days_budget_is_kept_over_a_restart_and_more_of_it_counts_at_once(tmp_path: Path) -> None:
    (tmp_path / "home").mkdir()
    answers = (call("answer", text="Why did the dog laugh?"), call("answer", text="Because of the cat."))
    async with peers.llama_server(8192, *answers) as small:
        config = configured(small.url, "[budget.day]\ncalls = 1")
        async with Daemon(tmp_path, config=config) as daemon:
            client = await daemon.client()
            _, events = await client.ask("tell me a joke about dogs", session="new", agent="chat")
            assert events[-1]["text"] == "Why did the dog laugh?"
            await client.close()
        async with Daemon(tmp_path, config=config) as daemon:
            client = await daemon.client()
            _, events = await client.ask("erzähl mir einen Witz über Katzen", session="new", agent="chat")
            assert events[-1]["outcome"] == "failed"
            assert "budget.day.calls = 1 in config.toml" in events[-1]["text"]
            _, events = await client.ask("what is 3 times 4?")
            assert "12" in events[-1]["text"], "what needs no model costs nothing"
            daemon.config.write_text(configured(small.url, "[budget.day]\ncalls = 2"))
            await client.call("reload")
            _, events = await client.ask("erzähl mir einen Witz über Katzen", session="new", agent="chat")
            assert events[-1]["text"] == "Because of the cat."
            await client.close()
    assert len(small.bodies) == 2
