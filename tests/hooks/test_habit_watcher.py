"""A hook for what the user keeps correcting, after a yes. The models are scripted: the starter finds no habits."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.engine.test_hooks import blocked, config, cut_off, of, question_of, same_again
from tests.engine.test_subagents import Script, answer, call, engine

PROPOSAL = json.dumps({"name": "short", "why": "answers are to be short", "instructions": "Say so when it is long."})


@pytest.mark.parametrize("yes", [True, False])
async def test_a_hook_for_a_habit_is_proposed_and_added_only_after_a_yes(tmp_path: Path, yes: bool) -> None:
    script: Script = {
        "lead": [answer("Ok."), answer("Ok!"), call("list_dir", path="~"), answer("Shorter.")],
        of("habit_watcher"): [answer(PROPOSAL), answer(PROPOSAL), answer("")],
        of("short"): [answer("Keep it short."), answer("allow"), answer("")] if yes else [],
    }
    async with engine(tmp_path, script, config(habit_watcher={})) as it:
        accepted = await it.sessions.ask("Too long again!", agent="lead")
        question = await question_of(it)
        assert question.question.effect.preview == "Say so when it is long."
        assert question.question.reason == "answers are to be short"
        await it.sessions.approvals.answer(question, "once" if yes else "no", by="cli")
        first = await it.end(accepted.run)
        await same_again(it, first.run)
        told = it.cast.heard[of("habit_watcher")][0].messages[0].content
        assert "at least\n3 times" in told
        assert '{"name": "short-name"' in told
        # the same is not proposed twice
        second = await it.ask("Still too long.", session=first.session)
        assert not it.sessions.approvals.waiting
        await same_again(it, second.run)
        third = await it.ask("list it", session=first.session)
        assert third.text == "Shorter."
        await same_again(it, third.run)
        own = (await it.journal.company(first.session))["hooks"]["lead"]["own"]
        assert [each["name"] for each in own] == (["short"] if yes else [])


@pytest.mark.parametrize(
    "said",
    ["Add a hook!", '{"name": "x"}', json.dumps({"name": "Not a name", "why": "w", "instructions": "i"})],
)
async def test_what_is_no_proposal_asks_nobody(tmp_path: Path, said: str) -> None:
    script: Script = {"lead": [answer("Ok.")], of("habit_watcher"): [answer(said)]}
    async with engine(tmp_path, script, config(habit_watcher={})) as it:
        ended = await it.ask("Too long again!")
        assert ended.text == "Ok."
        assert not (await it.journal.company(ended.session))["hooks"]["lead"]["own"]


async def test_what_was_approved_before_a_kill_is_there_after_it(tmp_path: Path) -> None:
    script: Script = {
        "lead": [],
        of("habit_watcher"): [answer(PROPOSAL)],
        of("short"): [answer("Not even that.")],
    }
    async with engine(tmp_path, script, config(habit_watcher={})) as it:
        dying = asyncio.create_task(cut_off(it))
        await it.sessions.approvals.answer(await question_of(it), "once", by="cli")
        run = await dying
    script["lead"] += [call("list_dir", path="~"), answer("Ok.")]
    async with engine(tmp_path, script, config(habit_watcher={})) as it:
        ended = await it.end(run)
        assert blocked(await it.journal.events(run)) == ["short: Not even that."]
        own = (await it.journal.company(ended.session))["hooks"]["lead"]["own"]
        assert [each["name"] for each in own] == ["short"]
