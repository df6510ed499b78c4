"""Before the user is contradicted. The models are scripted: the starter is too small to weigh arguments."""

import json
from pathlib import Path

from tests.engine.test_hooks import config, of, same_again
from tests.engine.test_subagents import Script, answer, call, engine


async def test_the_answer_is_thought_over_once_where_the_other_side_was_not(tmp_path: Path) -> None:
    script: Script = {
        "lead": [answer("No, you are wrong."), answer("You have a point: …"), answer("Right.")],
        of("on_your_toes"): [answer("They may mean the other key."), answer("allow")],
    }
    async with engine(tmp_path, script, config(on_your_toes={})) as it:
        first = await it.ask("The key is under the mat.")
        assert first.text == "You have a point: …"
        assert len(it.cast.heard[of("on_your_toes")]) == 1
        asked = json.loads(it.cast.heard[of("on_your_toes")][0].messages[-1].content)
        assert asked["data_from_lead"] == {"user": "The key is under the mat.", "answer": "No, you are wrong."}
        assert it.cast.last("lead") == '{"notes": ["on_your_toes: They may mean the other key."]}'
        await same_again(it, first.run)
        assert (await it.ask("Is it?", session=first.session)).text == "Right."


async def test_a_hook_that_fails_or_comes_too_late_keeps_no_answer_back(tmp_path: Path) -> None:
    script: Script = {
        "lead": [answer("No."), answer("No!"), answer("Never.")],
        of("on_your_toes"): ['{"tool": "answ', call("quit"), call("quit"), call("quit"), answer("Think again.")],
    }
    async with engine(tmp_path, script, config(on_your_toes={"seconds": 1})) as it:
        first = await it.ask("It is so.")
        assert first.text == "No."
        await same_again(it, first.run)
        second = await it.ask("But it is.", session=first.session)
        # it quit, and then said nothing: it is gone for good
        assert second.text == "No!"
        await same_again(it, second.run)
        third = await it.ask("Really.", session=first.session)
        assert third.text == "Never."
        await same_again(it, third.run)


async def test_who_thinks_for_too_long_is_not_waited_for(tmp_path: Path) -> None:
    script: Script = {"lead": [answer("No.")], of("on_your_toes"): []}
    async with engine(tmp_path, script, config(on_your_toes={"seconds": 1})) as it:
        it.cast.stuck.add(of("on_your_toes"))
        ended = await it.ask("It is so.")
        assert ended.text == "No."
        await same_again(it, ended.run)


async def test_subagents_answer_unwatched(tmp_path: Path) -> None:
    script: Script = {
        "lead": [call("task", name="a", instructions="x", prompt="Is it so?"), answer("So it is.")],
        "a": [answer("No.")],
        of("on_your_toes"): [answer("allow")],
    }
    async with engine(tmp_path, script, config(on_your_toes={})) as it:
        assert (await it.ask()).text == "So it is."
        assert it.results("task") == [{"name": "a", "response": "No."}]
