"""The role executor: attempts with a back-off, and what is never tried again."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.executor import executed
from ryxd.core.action import Action
from ryxd.core.board import Board
from ryxd.core.paths import Roots
from ryxd.core.tool import Arguments, Denied, Output, Permission, Tool, ToolError, ToolView, tool
from ryxd.core.view import View


class Nothing(Arguments):
    """None."""


class Fine(Output):
    text: str = "fine"


class Flaky:
    """Fails so often, with these words."""

    def __init__(self, *errors: Exception, permission: Permission = Permission.READ) -> None:
        self.calls = 0
        left = list(errors)

        @tool("flaky", permission=permission, groups={"test"})
        async def flaky(args: Nothing, view: ToolView) -> Fine:
            self.calls += 1
            if left:
                raise left.pop(0)
            return Fine()

        self.tool: Tool = flaky


@pytest.fixture
def branch(tmp_path: Path) -> Callable[[Flaky], Callable[[str], View]]:
    board = Board()

    def of(flaky: Flaky) -> Callable[[str], View]:
        def make(name: str) -> View:
            return View(
                f"file/{name}",
                tools={"flaky": flaky.tool},
                allowed=frozenset({"flaky"}),
                paths=Roots(tmp_path),
                environment=dict,
                language="en",
                emit=lambda _: None,
                board=board,
            )

        return make

    return of


Of = Callable[[Flaky], Callable[[str], View]]


async def done(of: Of, flaky: Flaky, retries: int) -> Any:
    return await executed(of(flaky), "step1", Action("flaky"), retries, 0.0)


async def test_what_fails_otherwise_each_time_is_tried_again(branch: Of) -> None:
    flaky = Flaky(ToolError("one"), ToolError("two"))
    made = await done(branch, flaky, 2)
    assert (made.result.ok, made.attempts, made.diagnostics, flaky.calls) == (True, 3, ("one", "two"), 3)


async def test_no_more_often_than_the_profile_says(branch: Of) -> None:
    flaky = Flaky(*[ToolError(f"error {n}") for n in range(9)])
    made = await done(branch, flaky, 2)
    assert (made.result.error, made.result.attempts, flaky.calls) == ("error 2", 3, 3)
    assert (await done(branch, Flaky(ToolError("one")), 0)).attempts == 1


async def test_the_same_failure_twice_is_no_accident_unless_it_depends_on_other_machines(branch: Of) -> None:
    flaky = Flaky(*[ToolError("no such file")] * 5)
    assert ((await done(branch, flaky, 4)).attempts, flaky.calls) == (2, 2)


async def test_a_no_is_not_asked_again(branch: Of) -> None:
    flaky = Flaky(Denied("no", report={"refused": "flaky", "no": "you said no"}))
    assert (await done(branch, flaky, 3)).attempts == 1
    assert (await done(branch, Flaky(permission=Permission.CHANGE), 3)).attempts == 1  # it is asked about, by nobody


async def test_what_is_banned_or_unknown_is_not_done_at_all(branch: Of) -> None:
    flaky = Flaky()
    branch(flaky)("x").board.banned["flaky"] = "it failed 3 times in a row"
    made = await done(branch, flaky, 3)
    assert (made.attempts, flaky.calls) == (1, 0)
    assert "flaky is not used any more in this request: it failed 3 times" in str(made.result.error)
    other = await executed(branch(flaky), "step2", Action("nothing"), 3, 0.0)
    assert (other.attempts, "there is no action nothing" in str(other.result.error)) == (1, True)
    assert other.noting("a hint").result.error == f"{other.result.error} (a hint)"
