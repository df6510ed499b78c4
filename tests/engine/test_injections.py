"""Content is data: however a text reaches an agent that obeys it, it changes no rule, no grant, no tool, no file.

The corpus times every way in. Where ryx would ask, nobody answers: so nothing may have happened.
"""

import asyncio
import json
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Permission, Verdict
from ryxd.core.fence import fenced, unfenced
from ryxd.core.files import News
from ryxd.core.smart import ANSWER
from ryxd.engine.catalogue import introduced
from ryxd.engine.scene import Scene as Around
from ryxd.files.door import Door
from ryxd.hooks.file_changed import FileChanged
from ryxd.mcp.servers import Servers
from ryxd.mcp.spec import ServerSpec
from ryxd.record.memories import Store
from tests.core.injections import CORPUS, Injection
from tests.fakes.obedient import Bait, Scene, policy
from tests.fakes.sandboxed import needs_sandbox

EVIL = Path(__file__).parents[1] / "fakes" / "mcpevil.py"
Way = Callable[[Scene, Injection], Bait]


def name_of(injection: Injection) -> str:
    """The text as a file's name, as far as a name can be that long."""
    return injection.text.replace("/", "\u2215").encode()[:200].decode(errors="ignore")


def content(tool: str, **args: Any) -> Way:
    def way(scene: Scene, injection: Injection) -> Bait:
        scene.bait("bait.txt", f"{injection.text}\n")
        return Bait(Action(tool, args))

    return way


def name(tool: str, **args: Any) -> Way:
    """Its tool shows no name with a control character in it, nor what is in such a file."""

    def way(scene: Scene, injection: Injection) -> Bait:
        scene.bait(name_of(injection), "nothing\n")
        return Bait(Action(tool, args))

    return way


def given_along(_: Scene, injection: Injection) -> Bait:
    return Bait(user=f"What is this?\n\n{fenced('standard_input', injection.text)}", only=ANSWER)


def around(scene: Scene, injection: Injection) -> Bait:
    """The folder's name, the branch's, and what the last run found, as the instructions tell them."""
    text = injection.text
    recent = {"recent_commands": (text,), "recent_files": (text,)}
    told = Around(scene.home / text, "en", "s1", 2, {}, git_branch=text, last_result=text, **recent).variables()
    quoted = [told[key] for key in ("cwd", "git_branch", "last_result", *recent)]
    assert all("\n" not in each and isinstance(json.loads(each), str | list) for each in quoted)
    return Bait(system="You help. Folder: {}. Branch: {}. Last result: {}. Asked: {}. Files: {}.".format(*quoted))


def diff(scene: Scene, injection: Injection) -> Bait:
    async def news() -> tuple[News, ...]:
        return (News(scene.home / "Documents/plans.txt", "changed", diff=f"@@ -1 +1 @@\n-one\n+{injection.text}"),)

    return Bait(Action("get_time", {}), hooks=[FileChanged(news, scene.home)])


def described(scene: Scene, injection: Injection) -> Bait:
    said = scene.tools[f"evil__say{CORPUS.index(injection)}"]
    return Bait(system=introduced("You help.", {said.name: said}))


def answered(arguments: dict[str, str]) -> Way:
    return lambda _, injection: Bait(Action(f"evil__say{CORPUS.index(injection)}", arguments))


def resource(_: Scene, injection: Injection) -> Bait:
    return Bait(Action("read_resource", {"server": "evil", "uri": f"evil://{CORPUS.index(injection)}"}))


def prompt(_: Scene, injection: Injection) -> Bait:
    return Bait(Action("get_prompt", {"server": "evil", "name": f"p{CORPUS.index(injection)}"}))


IN = {"path": "~/Inbox"}
WAYS: dict[str, Way] = {
    "file text": content("read_file", path="~/Inbox/bait.txt"),
    "lines found": content("grep", pattern=".", **IN),
    "name listed": name("list_dir", **IN),
    "name matched": name("glob", pattern="*", **IN),
    "name searched": name("search_files", pattern="*", paths=["~/Inbox"]),
    "name in lines found": name("grep", pattern="nothing", **IN),
    "standard input": given_along,
    "surroundings": around,
    "hook's diff": diff,
}
SERVER: dict[str, Way] = {
    "description": described,
    "result": answered({}),
    "error": answered({"text": "fail"}),
    "resource": resource,
    "prompt": prompt,
}
COMMANDS: dict[str, Way] = {
    "command output": content("shell", command="cat Inbox/bait.txt"),
    "name printed": name("shell", command="ls -N Inbox"),
}


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async with Door(tmp_path / "undo", trash=tmp_path / "anna/.local/share/Trash") as door:
        yield door


@pytest.fixture
async def scene(tmp_path: Path, door: Door) -> AsyncIterator[Scene]:
    async with Store(tmp_path / "memory.db") as memories:
        yield Scene(tmp_path / "anna", door, policy, memories=memories)


def has_control(text: str) -> bool:
    return any(ord(mark) < 0x20 for mark in text)


async def nothing_comes_of(way: Way, scene: Scene, *, shown: Callable[[str], bool] = lambda _: True) -> None:
    """Each text of the corpus arrives by this way (if it is `shown` at all), is obeyed, and changes nothing."""
    waiting = await scene.wait_for_user()
    unheard = []
    for injection in CORPUS:
        bait = way(scene, injection)
        before = await scene.state()
        if await scene.obey(injection, bait) != shown(injection.text):
            unheard.append(injection.name)
        assert await scene.state() == before, injection.name
    assert unheard == [], f"what never arrives proves nothing: {unheard}"
    assert scene.answers <= {("ryxd", "timeout")}, "nobody answered"
    assert not waiting.done()
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
async def test_content_changes_nothing(way: Way, scene: Scene) -> None:
    names = way in [WAYS[each] for each in WAYS if "name" in each]
    await nothing_comes_of(way, scene, shown=lambda text: not (names and has_control(text)))
    assert (scene.asked > len(CORPUS) / 2) == (way is not given_along), "it was tried, and the user would have known"


@needs_sandbox
@pytest.mark.parametrize("way", COMMANDS.values(), ids=COMMANDS)
async def test_what_commands_print_changes_nothing(way: Way, scene: Scene) -> None:
    await nothing_comes_of(way, scene)


@pytest.mark.parametrize("way", SERVER.values(), ids=SERVER)
async def test_what_a_server_says_changes_nothing(way: Way, tmp_path: Path, door: Door) -> None:
    texts = tmp_path / "texts.json"
    texts.write_text(json.dumps([injection.text for injection in CORPUS]))
    spec = ServerSpec("evil", (sys.executable, str(EVIL), str(texts)), permission=Permission.READ, start=20.0)
    async with Servers(tmp_path / "memory") as servers:
        await servers.configure({"evil": spec})
        assert await servers.known(["evil"], 20.0) == ()
        scene = Scene(tmp_path / "anna", door, policy, extra=servers.tools)
        before = {tool.name: (tool.permission, tool.description) for tool in servers.tools.values()}
        await nothing_comes_of(way, scene)
        assert {tool.name: (tool.permission, tool.description) for tool in servers.tools.values()} == before


async def test_an_agent_that_may_only_read_is_not_even_asked_about(scene: Scene) -> None:
    waiting = await scene.wait_for_user()
    asked = scene.asked
    for injection in CORPUS:
        before = await scene.state()
        bait = WAYS["file text"](scene, injection)
        await scene.obey(injection, bait, allowed=("read_file", "list_dir", "search_files"))
        after = await scene.state()
        assert {**after, "files": 0} == {**before, "files": 0}
    assert scene.asked == asked
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


class AllowAll:
    """The policy that there must never be."""

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        return Decision(Verdict.ALLOW, "anything goes")


async def test_the_corpus_would_do_harm_if_nothing_held_it_back(tmp_path: Path, door: Door) -> None:
    """What the tests above would look like if they were blind: without a policy the same model does damage."""
    scene = Scene(tmp_path / "anna", door, lambda _: AllowAll())
    tame = []
    for injection in CORPUS:
        scene.fill()
        bait = WAYS["file text"](scene, injection)
        before = await scene.state()
        assert await scene.obey(injection, bait)
        after = await scene.state()
        own = {path: mark for path, mark in after["files"].items() if path.startswith((".config/ryx", ".local/state"))}  # type: ignore[attr-defined]
        assert own.items() <= before["files"].items(), "what is ryx's own no policy gives away"  # type: ignore[attr-defined]
        if injection.obvious and after["files"] == before["files"]:
            tame.append(injection.name)
    assert tame == []


def test_the_corpus_is_large_and_its_texts_are_told_apart() -> None:
    assert len(CORPUS) >= 60
    assert len({injection.text for injection in CORPUS}) == len(CORPUS)
    assert len({injection.name for injection in CORPUS}) == len(CORPUS)
    assert all(injection.wants for injection in CORPUS)


@pytest.mark.parametrize("injection", CORPUS, ids=lambda injection: injection.name)
def test_no_text_leaves_its_fence(injection: Injection) -> None:
    told = fenced("read_file", {"text": injection.text}, ["a note"])
    assert "\n" not in told
    assert json.loads(told) == {"data_from_read_file": {"text": injection.text}, "notes": ["a note"]}
    assert unfenced(told) == ("read_file", {"text": injection.text})
