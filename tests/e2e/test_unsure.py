"""What a model is not sure of, through the daemon's socket: asked about, handed on, told, or just done where it reads."""

import json
import math
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.core.test_plan import plan, step
from tests.e2e.daemon import Client, Daemon
from tests.fakes import endpoint as peers
from tests.fakes.endpoint import Asked, Handler, Peer, Reply, chunk, sure, usage

WPCTL = """#!/bin/sh
case "$1" in
  set-volume) echo "$5" >> "$HOME/.volume" ;;
  get-volume) echo "Volume: $(tail -n 1 "$HOME/.volume" 2>/dev/null || echo 0.50)" ;;
esac
"""
LOUD = "it should boom a little in here"
"""A request that no rule knows."""


def call(tool: str, sureness: float = 1.0, arguments: float = 1.0, **args: Any) -> list[tuple[str, float]]:
    """A call as its tokens and their probabilities: of the name, and of all its arguments together."""
    written = json.dumps({"tool": tool, "args": args})
    name, rest = written.split(', "args"', 1)
    return [('{"tool": ', 1.0), (name.removeprefix('{"tool": '), sureness), (', "args"', 1.0), (rest, arguments)]


def answer(text: str) -> list[tuple[str, float]]:
    return call("answer", text=text)


def says(*calls: list[tuple[str, float]]) -> list[Handler]:
    """Streams each of these, with the probability of each token where it has one."""

    def one(tokens: list[tuple[str, float]]) -> Handler:
        async def handler(reply: Reply, _: Asked) -> None:
            pieces = [chunk({"content": text}, logprobs=sure(text, math.log(chance))) for text, chance in tokens]
            await reply.stream(*pieces, chunk(finish="stop"), usage(12, len(tokens)))

        return handler

    return [one(tokens) for tokens in calls]


class Ryx:
    """A daemon, its models, and what its volume was set to."""

    def __init__(self, daemon: Daemon, small: Peer, large: Peer | None) -> None:
        self.daemon, self.small, self.large = daemon, small, large

    @property
    def volume(self) -> list[str]:
        file = self.daemon.home / ".volume"
        return file.read_text().split() if file.exists() else []

    async def ask(self, text: str = LOUD, **more: Any) -> tuple[str, list[dict[str, Any]]]:
        """A run that nobody has to answer anything in."""
        client = await self.daemon.client()
        run, events = await client.ask(text, session="new", agent="chat", **more)
        await client.close()
        return run, events

    async def until_asked(self, text: str = LOUD, **more: Any) -> tuple[Client, dict[str, Any]]:
        """A client whose run waits, and the question."""
        client = await self.daemon.client()
        await client.call("ask", text=text, stream=True, session="new", agent="chat", **more)
        return client, await client.event("asked")

    async def replays(self, run: str) -> None:
        code, out, err = await self.daemon.ctl("replay", run)
        assert (code, err) == (0, ""), out
        assert f"{run} came out the same" in out


@asynccontextmanager
async def ryx(folder: Path, small: list[Handler], large: list[Handler] | None = None, config: str = "") -> AsyncIterator[Ryx]:
    programs = folder / "bin"
    programs.mkdir()
    (programs / "wpctl").write_text(WPCTL)
    (programs / "wpctl").chmod(0o755)
    env = {"PATH": f"{programs}:{Path(sys.executable).parent}:{os.environ['PATH']}"}
    async with peers.llama_server(8192, *small) as one, peers.llama_server(8192, *(large or [])) as other:
        tiers = {"small": one} | ({"large": other} if large else {})
        config += "".join(f'[models.{tier}]\nurl = "{peer.url}"\n' for tier, peer in tiers.items())
        async with Daemon(folder, config=config, env=env) as daemon:
            (daemon.home / "notes.txt").write_text("the key is under the mat\n")
            yield Ryx(daemon, one, other if large else None)


def of(events: list[dict[str, Any]], kind: str) -> list[dict[str, Any]]:
    return [event for event in events if event["kind"] == kind]


async def test_a_sure_model_changes_the_volume_at_once(tmp_path: Path) -> None:
    async with ryx(tmp_path, says(call("set_volume", level=90), answer("Louder."))) as it:
        _, events = await it.ask()
        assert (events[-1]["outcome"], it.volume) == ("done", ["0.90"])
        assert not of(events, "asked")
        assert of(events, "acted")[0]["sure"] == 1.0


@pytest.mark.parametrize(("sureness", "arguments"), [(0.7, 1.0), (0.99, 0.7)])
async def test_a_volume_that_was_guessed_is_asked_about_and_set_after_a_yes(
    tmp_path: Path, sureness: float, arguments: float
) -> None:
    guess = call("set_volume", sureness, arguments, level=90)
    async with ryx(tmp_path, says(guess, answer("Louder."))) as it:
        client, question = await it.until_asked()
        assert question["waiting"]
        assert question["question"] == "I am not sure that I understood you. Do this: set the volume: 90 %?"
        assert [choice["key"] for choice in question["choices"]] == ["once", "no"]
        assert "not sure" in question["reason"]
        assert it.volume == []
        refused = await client.fails("answer", choice="run", run=question["name"])
        assert "no choice run" in refused["message"]
        assert it.volume == []
        await client.call("approve", target=question["name"])
        end = await client.event("finished")
        assert (end["outcome"], it.volume) == ("done", ["0.90"])
        await client.close()
        await it.replays(end["run"])


async def test_after_a_no_nothing_is_done(tmp_path: Path) -> None:
    async with ryx(tmp_path, says(call("set_volume", 0.7, level=90), answer("Louder."))) as it:
        client, question = await it.until_asked("hier darf es ruhig ein wenig wummern")
        assert question["question"] == (
            "Ich bin nicht sicher, ob ich dich richtig verstanden habe. Das tun: die Lautstärke einstellen: 90 %?"
        )
        await client.call("deny", target=question["name"])
        end = await client.event("finished")
        assert (end["outcome"], end["error"], it.volume) == ("failed", "refused", [])
        await client.close()


async def test_what_only_reads_is_done_as_ever(tmp_path: Path) -> None:
    read = call("read_file", 0.7, 0.7, path="~/notes.txt")
    async with ryx(tmp_path, says(read, answer("Under the mat."))) as it:
        _, events = await it.ask("whereabouts of that thing for the door")
        assert (events[-1]["outcome"], of(events, "asked")) == ("done", [])
        assert of(events, "acted")[0]["sure"] == 0.7


async def test_a_mere_guess_is_told_and_not_done(tmp_path: Path) -> None:
    async with ryx(tmp_path, says(call("set_volume", 0.3, level=90))) as it:
        _, events = await it.ask()
        assert (events[-1]["outcome"], it.volume, of(events, "acted")) == ("failed", [], [])
        (offer,) = of(events, "asked")
        assert (offer["waiting"], offer["question"]) == (False, "Do that? (y/n)")
        assert [choice["key"] for choice in offer["choices"]] == ["no", "do"], "a click means the first"
        assert "I am not sure what you mean, so I did nothing." in events[-1]["text"]
        assert "My best guess was: set the volume: 90 %." in events[-1]["text"]


@pytest.mark.parametrize(("reply", "volume"), [("yes", ["0.90"]), ("mach das", ["0.90"]), ("no", []), ("rather not", [])])
async def test_a_guess_is_done_when_the_user_says_so(tmp_path: Path, reply: str, volume: list[str]) -> None:
    async with ryx(tmp_path, says(call("set_volume", 0.3, level=90))) as it:
        client = await it.daemon.client()
        _, events = await client.ask(LOUD, session="new")
        run, after = await client.ask(reply, session=events[-1]["session"])
        assert (after[-1]["outcome"], it.volume) == ("done", volume)
        await client.ask("yes", session=events[-1]["session"])
        assert it.volume == volume, "once"
        await client.close()
        await it.replays(run)


async def test_a_guess_can_be_chosen_by_its_key_and_leaves_what_was_on_the_table(tmp_path: Path) -> None:
    search = call("search_files", pattern="*keys*", paths=["~"])
    async with ryx(tmp_path, says(search, answer(""), call("set_volume", 0.3, level=90))) as it:
        (it.daemon.home / "keys.txt").write_text("x")
        client = await it.daemon.client()
        _, found = await client.ask("whereabouts of those things for the door", session="new")
        session = found[-1]["session"]
        assert "keys.txt" in found[-1]["text"]
        run, events = await client.ask(LOUD, session=session)
        assert of(events, "asked")[0]["question"] == "Do that? (y/n)"
        _, read = await client.ask("read the first one", session=session)
        assert [event["tool"] for event in of(read, "acted")] == ["read_file"]
        await client.call("answer", run=run, choice="do", stream=True)
        assert (await client.event("finished"))["outcome"] == "done"
        assert it.volume == ["0.90"]
        await client.close()


async def test_a_larger_model_decides_where_there_is_one(tmp_path: Path) -> None:
    large = says(call("set_volume", level=70), answer("Louder."))
    async with ryx(tmp_path, says(call("set_volume", 0.7, level=90)), large) as it:
        run, events = await it.ask()
        assert (events[-1]["outcome"], it.volume, of(events, "asked")) == ("done", ["0.70"], [])
        told = [event["text"] for event in of(events, "status")]
        assert "models.small is not sure that this is meant: set the volume: 90 %. models.large decides" in told
        assert [event["sure"] for event in of(events, "acted")] == [1.0]
        assert it.large is not None
        counters = events[-1]["counters"]
        assert (counters["small_calls"], counters["large_calls"]) == (1, 2)
        said = [json.dumps(message) for message in it.large.bodies[0]["messages"]]
        assert not any("90" in each for each in said if "set_volume" in each and '"role": "assistant"' in each)
        await it.replays(run)


async def test_where_the_larger_one_is_not_sure_either_the_user_is_asked(tmp_path: Path) -> None:
    large = says(call("set_volume", 0.65, level=70), answer("Louder."))
    async with ryx(tmp_path, says(call("set_volume", 0.7, level=90)), large) as it:
        client, question = await it.until_asked()
        assert "set the volume: 70 %" in question["question"]
        assert it.volume == []
        await client.call("deny", target=question["name"])
        assert (await client.event("finished"))["outcome"] == "failed"
        assert it.volume == []
        await client.close()


async def test_a_later_turns_guess_is_asked_about_too_whatever_was_granted(tmp_path: Path) -> None:
    first, second = (call("write_file", sureness, path="~/a.txt", content=text) for sureness, text in ((1.0, "a"), (0.75, "b")))
    third = call("write_file", path="~/a.txt", content="c")
    async with ryx(tmp_path, says(first, third, second, answer("Written."))) as it:
        client, question = await it.until_asked("jot that down thrice would you")
        assert [choice["key"] for choice in question["choices"]] == ["once", "run", "always", "no"]
        await client.call("approve", target=question["name"], scope="run")
        question = await client.event("asked")
        assert (it.daemon.home / "a.txt").read_text() == "c", "what was granted for the run covers what it is sure of"
        assert "I am not sure that I understood you" in question["question"]
        assert [choice["key"] for choice in question["choices"]] == ["once", "no"]
        await client.call("deny", target=question["name"])
        assert (await client.event("finished"))["error"] == "refused"
        assert (it.daemon.home / "a.txt").read_text() == "c"
        await client.close()


async def test_an_action_that_the_configuration_allows_is_no_exception(tmp_path: Path) -> None:
    async with ryx(
        tmp_path,
        says(call("write_file", 0.75, path="~/b.txt", content="b"), answer("Written.")),
        config='[permissions]\nchange = "allow"\n',
    ) as it:
        client, question = await it.until_asked("jot that down would you")
        assert question["paths"] == [str(it.daemon.home / "b.txt")]
        assert not (it.daemon.home / "b.txt").exists()
        await client.call("approve", target=question["name"])
        await client.event("finished")
        assert (it.daemon.home / "b.txt").read_text().strip() == "b"
        await client.close()


@pytest.mark.parametrize(("look", "asked"), [({"pattern": "*"}, True), ({"pattern": "*.*"}, True), ({"pattern": "*.jpg"}, False)])
async def test_what_a_plan_does_to_all_in_a_folder_is_asked_about_however_sure_it_is(
    tmp_path: Path, look: dict[str, str], asked: bool
) -> None:
    steps = [
        step(1, action="glob", params=look | {"path": "~/pics"}),
        step(2, action="move_file", params={"paths": "$1.matches", "to": "~/old"}),
    ]
    planned = json.dumps({"tool": "answer", "args": {"text": plan(*steps)}})
    async with ryx(tmp_path, says(answer("no")), says([(planned, 1.0)]), config='[permissions]\nchange = "allow"\n') as it:
        home = it.daemon.home
        for name in ("pics/a.jpg", "pics/b.jpg", "old/c.txt"):
            (home / name).parent.mkdir(exist_ok=True)
            (home / name).write_text(name)
        client = await it.daemon.client()
        await client.call("ask", text="put the pictures away, then hush", stream=True, session="new", agent="chat", pattern="plan")
        if asked:
            question = await client.event("asked")
            assert question["question"].startswith("I am not sure that I understood you. Do this: move ")
            assert "~/pics/a.jpg" in question["question"]
            assert (home / "pics/a.jpg").exists()
            await client.call("approve", target=question["name"])
        end = await client.event("finished")
        assert end["outcome"] == "done"
        assert (home / "old/b.jpg").read_text() == "pics/b.jpg"
        await client.close()
        await it.replays(end["run"])


async def test_an_unsure_step_of_a_plan_is_asked_about_and_the_sure_ones_are_not(tmp_path: Path) -> None:
    steps = [
        step(1, action="read_file", params={"path": "~/notes.txt"}),
        step(2, action="set_volume", params={"level": 90}, depends_on=[1]),
        step(3, action="set_volume", params={"level": 40}, depends_on=[2]),
    ]
    before, after = json.dumps({"tool": "answer", "args": {"text": plan(*steps)}}).split("90", 1)
    planned = says([(before, 1.0), ("90", 0.6), (after, 1.0)])
    async with ryx(tmp_path, says(answer("no")), planned) as it:
        client = await it.daemon.client()
        text = "read notes.txt, then boom, then hush"
        await client.call("ask", text=text, stream=True, session="new", agent="chat", pattern="plan")
        question = await client.event("asked")
        assert question["question"] == "I am not sure that I understood you. Do this: set the volume: 90 %?"
        assert [choice["key"] for choice in question["choices"]] == ["once", "no"]
        assert it.volume == []
        await client.call("approve", target=question["name"])
        end = await client.event("finished")
        assert (end["outcome"], it.volume) == ("done", ["0.90", "0.40"])
        await client.close()
        await it.replays(end["run"])
