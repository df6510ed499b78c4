"""Guards in the World: whoever acts, with whatever looks at files; and hooks that the user takes off a session's agent."""

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.composition import built_in, built_in_hooks, world
from ryxd.config.places import places
from ryxd.config.tree import Config
from ryxd.core.action import Action
from ryxd.core.effect import Grant, Question
from ryxd.core.hookspec import EVERY, HookSpec, Moment
from ryxd.core.shipped import prompt_folder
from ryxd.core.world import World
from ryxd.engine.approvals import Waiting
from ryxd.engine.ownhooks import owned
from ryxd.engine.prompts import Prompts
from ryxd.engine.toolbox import Toolbox
from ryxd.files.door import Door
from ryxd.hooks.guard import KIND, Settings
from ryxd.sandbox.runner import Sandbox
from ryxd.server.hooks import HookOperations
from ryxd.server.operations import Caller
from ryxd.wire.errors import BadRequest, Busy, NotFound, Refused
from ryxd.wire.events import Asked, Blocked, Event
from ryxd.wire.hooks import HooksAdd, HooksList, HooksLog, HooksRm, HooksShow
from tests.engine.test_hooks import of, same_again
from tests.engine.test_subagents import Engine, Script, answer, call, engine

CALLER = Caller(0, 0, "socket")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    made = tmp_path / "home"
    for name in ("Documents", "Pictures"):
        (made / name).mkdir(parents=True)
    (made / "Documents" / "a.txt").write_text("alpha\n")
    (made / "Pictures" / "b.txt").write_text("beta\n")
    (made / "way").symlink_to(made / "Documents")
    monkeypatch.setenv("HOME", str(made))
    return made


def guard(name: str = "mine", agents: tuple[str, ...] = (EVERY,), **settings: Any) -> HookSpec:
    given = Settings(**settings).model_dump()
    return HookSpec(name, "guards", frozenset({Moment.REVIEW}), agents=agents, kind=KIND, settings=given)


def made(home: Path, hooks: Sequence[HookSpec]) -> World:
    """The World that the daemon has with these hooks."""
    where = places({"HOME": str(home), "XDG_RUNTIME_DIR": str(home)})
    return world(Config(), Toolbox(built_in(Sandbox(home / "layers"), home / "code")), where, hooks=hooks)


class Asks:
    """Keeps what is asked; the answer is no."""

    def __init__(self) -> None:
        self.questions: list[Question] = []

    async def ask(self, question: Question) -> Grant:
        self.questions.append(question)
        return Grant(yes=False, reason="you said no")


LOOKS: list[tuple[str, dict[str, Any]]] = [
    ("read_file", {"path": "~/Documents/a.txt"}),
    ("read_file", {"path": "~/way/a.txt"}),
    ("list_dir", {"path": "~/Documents"}),
    ("list_dir", {"path": "~/dokumente"}),
    ("grep", {"pattern": "alpha", "path": "~/Documents"}),
    ("grep", {"pattern": "alpha", "path": "~"}),
    ("glob", {"pattern": "~/Documents/*.txt"}),
    ("glob", {"pattern": "**/*.txt", "path": "~"}),
    ("search_files", {"pattern": "a.txt"}),
    ("search_files", {"pattern": "a.txt", "paths": ["~/Documents"]}),
    ("search_files", {"pattern": "~/Documents/a.txt"}),
    ("metadata", {"path": "~/Documents/a.txt"}),
    ("disk_usage", {"path": "~"}),
    ("disk_usage", {"path": "~/Documents"}),
    ("open_file", {"path": "~/Documents/a.txt"}),
]


@pytest.mark.parametrize(("tool", "args"), LOOKS, ids=str)
@pytest.mark.parametrize(("agent", "by_code"), [("ryx", True), ("file", False), ("lead/anna", False)])
async def test_looking_into_a_guarded_folder_is_asked_about_whoever_looks(
    home: Path, tool: str, args: dict[str, Any], agent: str, *, by_code: bool
) -> None:
    asks, told = Asks(), list[Event]()
    there = replace(made(home, [guard(paths=("~/Documents/**",))]), approver=asks)
    view = there.view(agent, (tool,), cwd=home / "Pictures", language="en", emit=told.append, run="r1", by_code=by_code)
    result = await view.do_action(Action(tool, args))
    assert len(asks.questions) == 1
    assert not result.ok
    assert asks.questions[0].reason.startswith("mine: you want to be asked before this")
    assert [event for event in told if isinstance(event, Blocked)]


@pytest.mark.parametrize(
    ("tool", "args"),
    [
        ("read_file", {"path": "~/Pictures/b.txt"}),
        ("list_dir", {"path": "~"}),
        ("grep", {"pattern": "beta", "path": "~/Pictures"}),
        ("glob", {"pattern": "*.txt"}),
        ("search_files", {"pattern": "b.txt", "paths": ["~/Pictures"]}),
        ("metadata", {"path": "~/Pictures/b.txt"}),
        ("disk_usage", {"path": "~/Pictures"}),
        ("get_time", {}),
    ],
)
async def test_everything_else_is_not(home: Path, tool: str, args: dict[str, Any]) -> None:
    asks = Asks()
    there = replace(made(home, [guard(paths=("~/Documents/**",))]), approver=asks)
    view = there.view("file", (tool,), cwd=home / "Pictures", language="en", emit=lambda _: None, run="r1")
    result = await view.do_action(Action(tool, args))
    assert result.ok, result.error
    assert asks.questions == []


async def test_a_guard_for_one_agent_is_for_its_subagents_too_and_for_nobody_else(home: Path) -> None:
    there = made(home, [guard(agents=("lead",), paths=("~/Documents/**",), verdict="deny", reason="no")])
    for agent, denied in (("lead", True), ("lead/anna", True), ("leader", False), ("file", False), ("ryx", False)):
        view = there.view(agent, ("read_file",), cwd=home, language="de", emit=lambda _: None, run="r1")
        result = await view.do_action(Action("read_file", {"path": "~/Documents/a.txt"}))
        assert (result.error == "mine: der Nutzer hat gesagt: no") is denied, agent


def test_guards_are_no_hooks_of_single_agents() -> None:
    there = made(Path.home(), [guard(paths=("~/x",)), HookSpec("thinks", "d", frozenset(Moment), instructions="x")])
    assert [spec.name for spec in there.hook_specs] == ["thinks"]


async def questions(it: Engine, choice: str) -> list[Waiting]:
    """Answer each question of a run as it comes, until it has ended."""
    accepted = await it.sessions.ask("do it together", agent="lead")
    ending = asyncio.create_task(it.end(accepted.run))
    found: list[Waiting] = []
    while not ending.done():
        for waiting in it.sessions.approvals.waiting:
            found.append(waiting)
            await it.sessions.approvals.answer(waiting, choice, by="test")
        await asyncio.sleep(0)
    await ending
    return found


async def test_subagents_are_asked_about_and_a_replay_asks_nobody(home: Path) -> None:
    script: Script = {
        "lead": [call("task", name="anna", instructions="You read.", prompt="Read."), answer("done")],
        "anna": [call("read_file", path="~/Documents/a.txt"), answer("alpha")],
    }
    async with engine(home, script) as it:
        it.sessions.world = made(home, [guard(paths=("~/Documents/**",))])
        asked = await questions(it, "once")
        assert [each.question.agent for each in asked] == ["lead/anna"]
        assert [choice.key for choice in asked[0].event.choices] == ["once", "no"]
        assert len([event for event in it.told if isinstance(event, Asked) and event.waiting]) == 1
        await same_again(it, asked[0].question.run)
        found, _ = await it.journal.hooklog.of()
        assert [(deed.agent, deed.hook, deed.did, deed.answer, deed.tool) for deed in found] == [
            ("lead/anna", "mine", "asked", "yes", "read_file")
        ]


async def test_an_agent_that_wants_a_guard_is_told_that_only_a_file_can_have_one(home: Path) -> None:
    script: Script = {"lead": [call("hook", name="mine", kind="guard"), answer("no")]}
    async with engine(home, script) as it:
        ended = await it.ask()
        assert it.results("hook")[0]["error"] == "guard can't do without settings; only a file can have them"
        assert owned(await it.journal.company(ended.session)) == []


class Desk:
    """The operations on an engine."""

    def __init__(self, it: Engine, home: Path, door: Door) -> None:
        self.where = places({"HOME": str(home), "XDG_RUNTIME_DIR": str(home), "XDG_CONFIG_HOME": str(home / "config")})
        tools = Toolbox(built_in(Sandbox(home / "layers"), home / "code"))
        self.prompts = Prompts(prompt_folder(), self.where.config, lambda: tools, lambda _: None)
        self.does = HookOperations(
            self.prompts,
            lambda: tools,
            built_in=lambda: built_in_hooks(Config(), self.where.file),
            sessions=it.sessions,
            journal=it.journal,
            files=door,
            home=home,
            weak=lambda: True,
        )


async def test_a_hook_that_an_agent_added_is_the_users_to_take_away(home: Path) -> None:
    script: Script = {
        "lead": [
            call("hook", name="no-notes", instructions="Nothing may read notes.", moments=["review"]),
            call("read_file", path="~/notes.txt"),
            answer("It is not to be read."),
            call("read_file", path="~/notes.txt"),
            answer("It is under the mat."),
        ],
        of("no-notes"): [answer("Notes are private.")],
    }
    async with AsyncExitStack() as stack:
        it = await stack.enter_async_context(engine(home, script))
        does = Desk(it, home, await stack.enter_async_context(Door(home / "undo", trash=home / "Trash"))).does
        first = await it.ask()
        listed = {hook.name: hook for hook in (await does.do_hooks_list(HooksList(), CALLER)).hooks}
        own = listed["no-notes"]
        assert (own.source, own.session, own.agents, own.did) == ("session", first.session, ("lead",), 1)
        assert (listed["file_changed"].source, listed["file_changed"].on) == ("ryx", True)
        assert (listed["planning_mode"].on, listed["blocked_operations"].on) == (False, True)
        shown = await does.do_hooks_show(HooksShow(hook="no-notes"), CALLER)
        assert shown.instructions == "Nothing may read notes."
        with pytest.raises(Refused, match=f"lead has added to itself; ryxctl hooks rm no-notes --session {first.session}"):
            await does.do_hooks_rm(HooksRm(hook="no-notes"), CALLER)
        gone = await does.do_hooks_rm(HooksRm(hook="no-notes", session=first.session), CALLER)
        assert gone.agents == ("lead",)
        with pytest.raises(NotFound, match="none"):
            await does.do_hooks_rm(HooksRm(hook="no-notes", session=first.session), CALLER)
        with pytest.raises(NotFound, match="s99"):
            await does.do_hooks_rm(HooksRm(hook="no-notes", session="s99"), CALLER)
        second = await it.ask(session=first.session)
        assert second.text == "It is under the mat."
        log = await does.do_hooks_log(HooksLog(hook="no-notes"), CALLER)
        assert [(deed.run, deed.did, deed.text) for deed in log.deeds] == [(first.run, "blocked", "Notes are private.")]
        with pytest.raises(NotFound):
            await does.do_hooks_log(HooksLog(run="r99"), CALLER)


async def test_while_a_run_of_its_session_is_in_progress_it_stays(home: Path) -> None:
    script: Script = {
        "lead": [call("hook", name="eyes", instructions="Look.", moments=["review"]), answer("done")],
    }
    async with AsyncExitStack() as stack:
        it = await stack.enter_async_context(engine(home, script))
        does = Desk(it, home, await stack.enter_async_context(Door(home / "undo", trash=home / "Trash"))).does
        first = await it.ask()
        it.cast.cut = True
        running = await it.sessions.ask("do it together", agent="lead", session=first.session)
        await asyncio.wait_for(it.cast.asked.wait(), 20)
        with pytest.raises(Busy, match=f"a run of {first.session} is in progress"):
            await does.do_hooks_rm(HooksRm(hook="eyes", session=first.session), CALLER)
        await it.sessions.cancel(running.run)
        assert (await does.do_hooks_rm(HooksRm(hook="eyes", session=first.session), CALLER)).agents == ("lead",)


async def test_a_sentence_is_in_force_until_its_file_is_in_the_trash(home: Path) -> None:
    async with AsyncExitStack() as stack:
        it = await stack.enter_async_context(engine(home, {}))
        door = await stack.enter_async_context(Door(home / "undo", trash=home / "Trash"))
        desk = Desk(it, home, door)
        does = desk.does
        text = "never touch ~/Documents"
        dry = await does.do_hooks_add(HooksAdd(text=text, dry_run=True), CALLER)
        assert (dry.in_force, Path(dry.file).exists()) == (False, False)
        one, two = await asyncio.gather(*(does.do_hooks_add(HooksAdd(text=text), CALLER) for _ in range(2)))
        assert {one.hook, two.hook} == {"no-documents", "no-documents-2"}
        assert one.in_force
        assert two.in_force
        assert one.content == Path(one.file).read_text() != ""
        assert desk.prompts.now.hooks[one.hook].spec.settings["verdict"] == "deny"
        with pytest.raises(NotFound, match="nobody"):
            await does.do_hooks_add(HooksAdd(text=text, agent=("nobody",)), CALLER)
        with pytest.raises(Refused, match="already"):
            await does.do_hooks_add(HooksAdd(text=text, called=one.hook), CALLER)
        with pytest.raises(Refused, match="already"):
            await does.do_hooks_add(HooksAdd(text=text, called="planning_mode"), CALLER)
        with pytest.raises(BadRequest):
            await does.do_hooks_add(HooksAdd(text="..."), CALLER)
        # what only a model could judge is not given to one that can't, but on request
        with pytest.raises(Refused, match="zu klein"):
            await does.do_hooks_add(HooksAdd(text="sei immer höflich"), CALLER)
        assert (await does.do_hooks_add(HooksAdd(text="sei immer höflich", dry_run=True), CALLER)).kind == ""
        assert (await does.do_hooks_add(HooksAdd(text="sei immer höflich", anyway=True), CALLER)).in_force
        gone = await does.do_hooks_rm(HooksRm(hook=one.hook), CALLER)
        assert Path(gone.trashed).read_text() == one.content
        assert one.hook not in desk.prompts.now.hooks
        # a faulty file can be taken away, too
        (desk.where.config / "hooks" / "wrong.md").write_text("x")
        assert (await does.do_hooks_rm(HooksRm(hook="wrong"), CALLER)).trashed
        for name, why in (
            ("planning_mode", r"config.toml: \[hooks.planning_mode\] on = false"),
            ("file_changed", "always on"),
            ("blocked_operations", r"\[python\] blocked_operations = false"),
        ):
            with pytest.raises(Refused, match=why):
                await does.do_hooks_rm(HooksRm(hook=name), CALLER)
        for name in ("nothing", "../agents/file", two.hook.upper()):
            with pytest.raises(NotFound, match="there is no hook"):
                await does.do_hooks_rm(HooksRm(hook=name), CALLER)
