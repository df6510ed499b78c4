"""What a subagent is told is a fixed prefix of its model's, up to its first {variable}."""

from pathlib import Path

from tests.core.test_plan import plan
from tests.engine.test_subagents import answer, call, engine
from tests.patterns.test_plan import LEAD, read, says


async def test_a_planners_prompt_is_the_same_for_every_request_and_all_of_it_is_fixed(tmp_path: Path) -> None:
    (tmp_path / "hypr.conf").write_text("gaps = 5\n")
    other = call("task", name="doer", instructions="Another purpose.", prompt="And now something else.", pattern="plan")
    made = says(plan(read(1, "~/hypr.conf")))
    script = {"lead": [*LEAD, other, answer("done")], "planner": [made, made]}
    async with engine(tmp_path, script, depth=3, subagents=9) as it:
        await it.ask()
        await it.ask()
        first, second = it.cast.heard["planner"]
        assert first.messages[0] == second.messages[0]
        assert first.fixed == second.fixed == len(first.messages[0].content)
        assert first.messages[-1].content != second.messages[-1].content
        assert "Another purpose." in second.messages[-1].content


async def test_what_differs_from_request_to_request_is_not_fixed(tmp_path: Path) -> None:
    script = {
        "lead": [call("task", name="anna", instructions="You help. Folder: {cwd}. Be brief.", prompt="hi"), answer("done")],
        "anna": [answer("hi")],
    }
    async with engine(tmp_path, script) as it:
        await it.ask()
        (prompt,) = it.cast.heard["anna"]
        fixed = prompt.messages[0].content[: prompt.fixed]
        assert fixed.endswith("You help. Folder: ")
        assert "Be brief." in prompt.messages[0].content
