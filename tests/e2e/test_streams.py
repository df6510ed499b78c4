"""Runs, and agents side by side in one run, that stream on one connection can be told apart (spec E2)."""

import asyncio
from collections import defaultdict
from typing import Any

from tests.e2e.daemon import Daemon
from tests.e2e.test_patterns import peer, ryx

__all__ = ["peer", "ryx"]


async def test_what_streams_at_the_same_time_is_put_together_by_its_ids(ryx: Daemon) -> None:
    watching = await ryx.client()
    await watching.call("subscribe")
    one, other = await ryx.client(), await ryx.client()
    (first, _), (second, _) = await asyncio.gather(
        one.ask("where is the key, and what does the sea say?", session="new", pattern="supervisor", agent="file"),
        other.ask("cats or dogs?", session="new", pattern="debate", agent="chat"),
    )
    events: list[dict[str, Any]] = []
    while {event["run"] for event in events if event["kind"] == "finished"} != {first, second}:
        events.append(await watching.event())
    pieces: dict[tuple[str, str, str], list[str]] = defaultdict(list)
    order: list[str] = []
    for event in events:
        if event["kind"] == "token":
            pieces[event["run"], event["agent"], event["message_id"]].append(event["text"])
            order.append(event["run"])
    assert len({run for run, _, _ in pieces}) == 2
    # they did stream at the same time, and agents of one run did so, too
    assert order != sorted(order)
    assert order != sorted(order, reverse=True)
    assert len({agent for run, agent, _ in pieces if run == first}) >= 3
    said = {(event["run"], event["agent"], event["message_id"]): event for event in events if event["kind"] == "said"}
    for key, texts in pieces.items():
        assert said[key]["text"] == "".join(texts)  # `said` is the end of a message, and has all of it
        assert said[key]["message_type"] == "thought"
    ids = [event["message_id"] for event in events if event["kind"] == "said"]
    assert len(ids) == len(set(ids))
    for run in (first, second):  # `finished` is the end of a dialog
        mine = [event for event in events if event["run"] == run]
        assert mine[-1]["kind"] == "finished"
        assert len({event["session"] for event in mine}) == 1
        assert said[run, "ryx", f"{run}.answer"]["text"] == mine[-1]["text"]
    for client in (watching, one, other):
        await client.close()


async def test_clients_that_know_the_words_of_the_sources_follow_the_same_runs(ryx: Daemon) -> None:
    watching = {}
    for vocabulary in ("stages", "operators", "messages"):
        watching[vocabulary] = await ryx.client()
        await watching[vocabulary].call("subscribe", vocabulary=vocabulary)
    asking = await ryx.client()
    run, events = await asking.ask("where is the key, and what does the sea say?", session="new", pattern="supervisor", agent="file")
    told: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, client in watching.items():
        ends = {"stages": "complete", "operators": "operator_result"}
        while not told[name] or not (told[name][-1].get("type") == ends.get(name) if name in ends else told[name][-1]["end_of_dialog"]):
            told[name].append(await client.event())
    answer = events[-1]["text"]
    assert told["stages"][-1]["content"] == told["operators"][-1]["payload"]["output"] == answer
    calls = {each["id"] for each in told["stages"] if each["type"] == "tool_call"}
    assert calls == {event["action"] for event in events if event["kind"] == "acted"}
    assert calls == {each["id"] for each in told["stages"] if each["type"] == "tool_result"}
    messages: dict[str, str] = defaultdict(str)
    for each in told["messages"]:
        messages[each["message_id"]] += each["content"]
    for event in events:
        if event["kind"] == "said" and event["message_type"] == "thought":
            assert messages[event["message_id"]] == event["text"]
    assert messages[f"{run}.answer"] == answer
    for client in (asking, *watching.values()):
        await client.close()
