"""Whole agents: in a file and out of it, doubled, put below another; who the user speaks with. The model is scripted."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.certainty import READING
from ryxd.engine.anew import Anew
from ryxd.engine.control import wants_back
from ryxd.engine.tending import Tending
from ryxd.wire.dump import AgentDump, read
from ryxd.wire.errors import BadRequest, Busy, NotFound, Refused
from ryxd.wire.events import Finished, Spawned
from tests.engine.test_subagents import Engine, Script, answer, call, cut_off, engine


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


async def same_again(it: Engine, run: str) -> None:
    """A replay tells the same."""
    replayed = await Anew(it.sessions, it.journal).replay(run)
    assert replayed.ends == ""


async def say(it: Engine, text: str, session: str) -> Finished:
    return await it.end((await it.sessions.ask(text, session=session)).run)


class Lines(Script):
    """A script in which every hook lets everything pass."""

    def __missing__(self, who: str) -> list[str]:
        assert ", a hook of the agent " in who, who
        return [answer("allow")]


def diary() -> Script:
    """A lead with anna, who keeps a diary and has read a file, and her own clerk."""
    return Lines({
        "lead": [
            call("task", name="anna", instructions="You keep a diary.", prompt="Note: the party is on Friday."),
            answer("noted"),
        ],
        "anna": [
            call("read_file", path="~/notes.txt"),
            call("task", name="clerk", instructions="You file things.", prompt="Hello."),
            call("hook", name="quiet", instructions="Nothing loud.", moments=["review"]),
            answer("Noted: Friday."),
        ],
        "clerk": [answer("At your service.")],
    })  # fmt: skip


@asynccontextmanager
async def with_anna(folder: Path, **more: list[str]) -> AsyncIterator[tuple[Engine, Finished, Tending]]:
    script = diary()
    for who, lines in more.items():
        script.setdefault(who, []).extend(lines)
    async with engine(folder, script, files=True, depth=4, subagents=9) as it:
        first = await it.ask()
        assert first.text == "noted"
        yield it, first, Tending(it.sessions, it.journal)


# -- files


async def test_an_agent_goes_into_a_file_and_wakes_in_another_world_with_all_that_it_had(home: Path) -> None:
    async with with_anna(home) as (it, _, tending):
        text = (await tending.dump("anna", None)).text()
        assert text.isascii()
    other = home / "other"
    script: Script = {"berta": [answer("On Friday.")]}
    async with engine(other, script, files=True) as it:
        tending = Tending(it.sessions, it.journal)
        session, woken = await tending.restore(read(text), name="berta", parent=None, session=None, origin=None)
        assert (woken.path, woken.agents) == ("ryx/berta", ("ryx/berta", "ryx/berta/clerk"))
        assert (woken.lost, woken.tools, woken.hooks) == ((), (), ())
        ended = await it.end((await it.sessions.ask("When?", agent="ryx/berta", session=session)).run)
        assert (ended.outcome, ended.text) == ("done", "On Friday.")
        heard = it.cast.heard["berta"][0].messages
        assert [m.role for m in heard] == ["system", "user", "assistant", "tool", "assistant", "tool", "assistant",
                                           "tool", "assistant", "user"]  # fmt: skip
        assert "the party is on Friday" in heard[1].content
        # it is told where it is, in the message that it hears first
        assert "woken up in a new World" in heard[-1].content
        assert "you were anna" in heard[-1].content
        assert heard[-1].content.endswith("[name user] When?")
        await same_again(it, ended.run)
        company = await it.journal.company(session)
        assert [each["path"] for each in company["members"]] == ["ryx/berta", "ryx/berta/clerk"]
        assert company["hooks"]["ryx/berta"]["own"][0]["name"] == "quiet"
        # what it had read is known: it may be written without being read again
        files = it.sessions.world.files
        assert files is not None
        assert [seen.path.name for seen in files.knows(f"{session}/ryx/berta")] == ["notes.txt"]


async def test_a_restored_agent_is_told_what_is_no_more(home: Path) -> None:
    async with with_anna(home) as (it, first, tending):
        dumped = (await tending.dump("anna", None)).model_dump(mode="json")
        dumped["agent"]["tools"].append("teleport")
        dumped["agent"]["hooks"].append({"spec": {"name": "new", "description": "", "moments": ["review"], "kind": "x"}})
        (home / "notes.txt").write_text("the key is gone\n")
        session, woken = await tending.restore(
            AgentDump.model_validate(dumped), name=None, parent="lead", session=first.session, origin=None
        )
        assert woken.path == "lead/anna2"  # her own name is taken
        assert woken.lost == (str(home / "notes.txt"),)
        assert woken.tools == ("teleport",)
        assert woken.hooks == ("new",)
        company = await it.journal.company(session)
        told = next(each for each in company["members"] if each["path"] == "lead/anna2")["waiting"][-1]
        assert f"not any more what you have read: {home / 'notes.txt'}." in told
        assert "You have no more: teleport." in told
        files = it.sessions.world.files
        assert files is not None
        assert files.knows(f"{session}/lead/anna2") == ()


async def test_what_is_no_dumped_agent_changes_nothing(home: Path) -> None:
    async with with_anna(home) as (it, first, tending):
        good = json.loads((await tending.dump("anna", None)).text())

        def bad(**changes: Any) -> str:
            return json.dumps({**good, **changes})

        for text, why in [
            ("{", "no JSON"),
            ('"x"', "this is no dumped agent"),
            (bad(format="other"), "this is no dumped agent"),
            (bad(version=99), "dumped by a newer ryx"),
            (bad(version="1"), "does not say which version"),
            (bad(agent={**good["agent"], "name": "Not A Name"}), "agent.name"),
            (bad(agent={**good["agent"], "messages": [{"role": "boss", "content": "x"}]}), "agent.messages.0.role"),
        ]:
            with pytest.raises(BadRequest, match=why):
                read(text)
        before = await it.journal.company(first.session)
        endless = read(bad(agent={**good["agent"], "limits": {"turns": 10_000}}))
        with pytest.raises(Refused, match="limits can't be: turns"):
            await tending.restore(endless, name=None, parent="lead", session=first.session, origin=None)
        with pytest.raises(Refused, match="is no name"):
            await tending.restore(read(bad()), name="A b", parent="lead", session=first.session, origin=None)
        assert await it.journal.company(first.session) == before


async def test_agents_dump_and_restore_agents(home: Path) -> None:
    lead = [
        call("dump", name="anna", path="~/anna.json"),
        call("dump", path="~/me.json"),
        call("dump", name="anna", path="~/anna.json"),
        call("restore", path="~/anna.json", name="berta"),
        call("restore", path="~/notes.txt"),
        call("discuss", prompt="When is the party?"),
        answer("on Friday"),
    ]
    async with with_anna(home, lead=lead, berta=[answer("On Friday.")]) as (it, first, _):
        ended = await it.ask(session=first.session)
        assert ended.text == "on Friday"
        stored, _, again = it.results("dump")
        assert stored["path"] == "~/anna.json"
        assert "is there already" in again["error"]
        assert (home / "anna.json").stat().st_mode & 0o777 == 0o600
        # of itself it has all that was said up to then
        itself = read((home / "me.json").read_text())
        assert itself.path == "lead"
        assert json.loads(itself.agent.messages[-1].content)["tool"] == "dump"
        assert [each.name for each in itself.agent.subagents] == ["anna"]
        woken, wrong = it.results("restore")
        assert (woken["name"], woken["agents"]) == ("berta", ["lead/berta", "lead/berta/clerk"])
        assert "no dumped agent" in wrong["error"]
        assert it.results("discuss") == [{"responses": ["[name berta] On Friday."]}]
        assert "woken up in a new World" in it.cast.last("berta")
        await same_again(it, ended.run)


async def test_an_agent_wakes_another_with_no_more_tools_than_it_has(home: Path) -> None:
    async with with_anna(
        home, lead=[call("task", name="poor", instructions="x", tools=["restore", "get_time"], prompt="Wake her."), answer("ok")],
        poor=[call("restore", path="~/anna.json"), answer("woken")],
    ) as (it, first, tending):  # fmt: skip
        (home / "anna.json").write_text((await tending.dump("anna", None)).text())
        await it.ask(session=first.session)
        (woken,) = it.results("restore")
        assert "read_file" in woken["missing_tools"]
        spawned = [event for event in it.told if isinstance(event, Spawned) and event.path == "lead/poor/anna"]
        assert [event.tools for event in spawned] == [("get_time", "restore")]


async def test_a_restore_that_is_cut_off_goes_on_with_the_file_as_it_was(home: Path) -> None:
    lead = [call("restore", path="~/anna.json", name="berta"), call("discuss", prompt="When?")]
    async with with_anna(home, lead=lead) as (it, first, tending):
        (home / "anna.json").write_text((await tending.dump("anna", None)).text())
        it.cast.script["berta"] = []
        it.cast.cut = True
        accepted = await it.sessions.ask("do it together", agent="lead", session=first.session)
        await it.cast.asked.wait()
        await cut_off(it, accepted.run)
    (home / "anna.json").write_text("something else")
    async with engine(home, {"berta": [answer("On Friday.")], "lead": [answer("Friday")]}, files=True) as it:
        ended = await it.end(accepted.run)
        assert (ended.outcome, ended.text) == ("done", "Friday")
        files = it.sessions.world.files
        assert files is not None
        assert [seen.path.name for seen in files.knows(f"{first.session}/lead/berta")] == ["notes.txt"]


GOLDEN = Path(__file__).parent.parent / "golden" / "agent-1.json"


async def test_a_file_of_the_first_format_is_read(home: Path) -> None:
    """This file is never changed: what was dumped by an earlier ryx wakes in every later one."""
    async with engine(home, {"anna": [answer("On Friday.")]}, files=True) as it:
        tending = Tending(it.sessions, it.journal)
        dumped = read(GOLDEN.read_bytes())
        session, woken = await tending.restore(dumped, name=None, parent=None, session=None, origin=None)
        assert woken.agents == ("ryx/anna", "ryx/anna/clerk")
        assert woken.lost == ("/home/user/notes.txt",)
        assert woken.hooks == ()
        again = await tending.dump("ryx/anna", session)
        kept = {"messages", "hooks", "subagents", "instructions", "responses", "limits", "tier", "description"}
        one, other = (each.agent.model_dump(mode="json", include=kept) for each in (dumped, again))
        pairs = [(one, other), *((a["spec"], b["spec"]) for a, b in zip(one["hooks"], other["hooks"], strict=True))]
        for first, later in pairs:  # later there are more limits, and one is what it is where none is given
            given = {name: value for name, value in later["limits"].items() if value is not None}
            later["limits"] = {name: ({"sure": READING} | given)[name] for name in first["limits"]}
        for each in (one, other):
            each["subagents"] = [below["name"] for below in each["subagents"]]
        assert one == other
        ended = await it.end((await it.sessions.ask("When?", agent="ryx/anna", session=session)).run)
        assert ended.text == "On Friday."


# -- doubled, above


async def test_a_subagents_experience_is_passed_on(home: Path) -> None:
    lead = [
        call("task", name="carl", instructions="x", tools=["read_file", "discuss"]),
        call("clone", name="anna", into="carl", called="memory"),
        call("clone", name="anna", into="anna"),
        call("clone", name="anna"),
        call("discuss", prompt="Ask your memory.", speakers=["carl"]),
        answer("Friday"),
    ]
    more = {"lead": lead, "carl": [call("discuss", prompt="When?"), answer("Friday.")], "memory": [answer("On Friday.")]}
    async with with_anna(home, **more) as (it, first, _):
        ended = await it.ask(session=first.session)
        assert ended.text == "Friday"
        into, itself, beside = it.results("clone")
        assert into == {"path": "lead/carl/memory"}
        assert "below itself" in itself["error"]
        assert beside == {"path": "lead/anna2"}
        assert "You are a double of anna" in it.cast.last("memory")
        assert "the party is on Friday" in it.cast.heard["memory"][0].messages[1].content
        company = await it.journal.company(first.session)
        tools = {each["path"]: each["tools"] for each in company["members"]}
        assert tools["lead/carl/memory"] == ["discuss", "read_file"]  # carl has no more
        assert "lead/carl/memory/clerk" in tools
        assert "lead/anna2/clerk" in tools
        files = it.sessions.world.files
        assert files is not None
        assert [seen.path.name for seen in files.knows(f"{first.session}/lead/carl/memory")] == ["notes.txt"]
        await same_again(it, ended.run)


async def test_an_agent_puts_another_above_itself_which_goes_on_in_its_place(home: Path) -> None:
    lead = [
        call("hook", name="strict", instructions="Be strict.", moments=["review"]),
        call("meta", name="boss", instructions="You see it from outside.", prompt="Was that wise?"),
        call("meta", name="boss", instructions="x"),
        answer("I am done."),
        answer("I will."),
    ]
    boss = [call("discuss", prompt="Think again."), answer("It will think again."), answer("Good morning.")]
    async with with_anna(home, lead=lead, boss=boss) as (it, first, _):
        ended = await it.ask(session=first.session)
        assert ended.text.splitlines()[0] == "It will think again."
        assert "You speak with boss from now on" in ended.text
        assert "boss is going to be above you already" in it.results("meta")[1]["error"]
        first_heard = it.cast.heard["boss"][0].messages[-1].content
        assert first_heard.startswith("Was that wise?")
        assert "Note: the party is on Friday" in first_heard
        assert first_heard.endswith("[name lead] I am done.")
        assert it.results("discuss") == [{"responses": ["[name lead] I will."]}]
        company = await it.journal.company(first.session)
        paths = [each["path"] for each in company["members"]]
        assert paths == ["ryx/boss/lead/anna", "ryx/boss/lead/anna/clerk", "ryx/boss/lead", "ryx/boss"]
        assert company["control"] == ["ryx/boss"]
        assert await it.journal.recall(first.session, "lead") == []
        # nobody gets round a hook by having somebody above
        assert {each["name"] for each in company["hooks"]["ryx/boss"]["own"]} == {"strict"}
        assert len(it.cast.heard["strict, a hook of the agent ryx/boss"]) == 1
        await same_again(it, ended.run)
        second = await say(it, "good morning", first.session)
        assert second.text == "Good morning."
        await same_again(it, second.run)


async def test_a_subagent_that_puts_another_above_itself_stays_in_its_place(home: Path) -> None:
    lead = [call("discuss", prompt="Go on."), call("discuss", prompt="And now?"), answer("done")]
    more = {
        "lead": lead,
        "anna": [call("meta", name="boss", instructions="You see it from outside."), answer("Went on.")],
        "boss": [answer("It went on."), answer("Now me.")],
    }
    async with with_anna(home, **more) as (it, first, _):
        ended = await it.ask(session=first.session)
        said = it.results("discuss")
        assert said[0]["responses"][0].startswith("[name boss] It went on.\n\n(anna put boss above itself")
        assert said[1] == {"responses": ["[name boss] Now me."]}
        company = await it.journal.company(first.session)
        assert sorted(each["path"] for each in company["members"]) == [
            "lead/boss", "lead/boss/anna", "lead/boss/anna/clerk",
        ]  # fmt: skip
        assert company["hooks"]["lead/boss/anna"]["own"][0]["name"] == "quiet"
        assert await it.journal.recall(first.session, "lead/anna") == []
        assert company["control"] == []
        await same_again(it, ended.run)


async def test_the_user_doubles_agents_and_puts_others_above(home: Path) -> None:
    async with with_anna(home) as (it, first, tending):
        where = await tending.clone("anna", "ryx", "spare", None)
        assert where.path == "ryx/spare"
        with pytest.raises(Refused, match="already"):
            await tending.clone("anna", "ryx", "spare", None)
        with pytest.raises(NotFound, match="no agent is called nobody in s1; there are: lead/anna"):
            await tending.clone("nobody", "ryx", None, first.session)
        with pytest.raises(BadRequest, match="several agents are called clerk"):
            await tending.clone("clerk", "ryx", None, None)
        top = await tending.meta("lead", "boss", "You see it from outside.", None, None)
        assert top.path == "ryx/boss"
        company = await it.journal.company(first.session)
        assert "ryx/boss/lead/anna/clerk" in {each["path"] for each in company["members"]}
        assert company["control"] == ["ryx/boss"]
        assert (await it.journal.recall(first.session, "ryx/boss/lead"))[0].content == "do it together"


# -- who speaks


async def test_control_is_passed_and_returned(home: Path) -> None:
    lead = [call("pass_control", name="anna"), answer("Anna knows more."), answer("I am lead.")]
    anna = [answer("Hello."), call("return_control"), call("return_control"), answer("Bye.")]
    async with with_anna(home, lead=lead, anna=anna) as (it, first, _):
        passed = await it.ask(session=first.session)
        assert passed.text.splitlines() == [
            "Anna knows more.", 'You speak with anna from now on; say "back to ryx" to end that.',
        ]  # fmt: skip
        await same_again(it, passed.run)
        hello = await say(it, "what time is it?", first.session)  # no rule answers in its place
        assert hello.text == "Hello."
        assert it.cast.last("anna").endswith("[name user] what time is it?")
        await same_again(it, hello.run)
        back = await say(it, "thanks", first.session)
        assert back.text.splitlines() == ["Bye.", "You speak with ryx again, and no more with anna."]
        assert "no control to return" in it.results("return_control")[1]["error"]
        assert (await it.journal.run((await it.sessions.ask("what time is it?", session=first.session)).run)).session
        await same_again(it, back.run)


async def test_the_user_takes_control_back_by_a_word(home: Path) -> None:
    async with with_anna(home, anna=[answer("Hallo.")]) as (it, first, tending):
        await tending.pass_control("anna", None, "tty:/dev/pts/9")
        accepted = await it.sessions.ask("hallo", origin="tty:/dev/pts/9")
        assert accepted.session == first.session  # this terminal speaks in her session now
        assert (await it.end(accepted.run)).text == "Hallo."
        back = await say(it, "Zurück zu ryx!", first.session)
        assert back.text == "Ab jetzt wird wieder mit ryx gesprochen und nicht mehr mit anna."
        await same_again(it, back.run)
        assert (await it.journal.company(first.session))["control"] == []
        await tending.pass_control("anna", None, None)
        assert await tending.take_control(first.session) == ("lead/anna",)
        with pytest.raises(Refused, match="you speak with ryx already"):
            await tending.take_control(first.session)


@pytest.mark.parametrize(
    "text",
    ["back to ryx", "Back to ryx, please.", "take control back", "give me control back", "take back control now",
     "let me talk to ryx again", "zurück zu ryx", "Bitte zurück zu Ryx", "gib mir die Kontrolle zurück",
     "ich will wieder mit ryx reden", "jetzt wieder mit ryx sprechen"],
)  # fmt: skip
def test_words_that_take_control_back(text: str) -> None:
    assert wants_back(text)


@pytest.mark.parametrize(
    "text", ["go back", "zurück", "is ryx back?", "back to ryx.toml", "tell her to take control back to the team"]
)
def test_words_that_do_not(text: str) -> None:
    assert not wants_back(text)


async def test_the_users_no_to_a_subagent_reaches_who_asked_it(home: Path) -> None:
    lead = [call("task", name="bert", instructions="x", prompt="Store yourself.", tools=["dump", "task"]), answer("fine")]
    async with with_anna(home, lead=lead, bert=[call("dump", path="~/bert.json")]) as (it, first, _):
        it.sessions.world = replace(it.sessions.world, policy=None)  # then everything that changes is asked about
        accepted = await it.sessions.ask("do it together", agent="lead", session=first.session)
        async with asyncio.timeout(20):
            while not it.sessions.approvals.waiting:
                await asyncio.sleep(0.01)
        (waiting,) = it.sessions.approvals.waiting
        await it.sessions.answer(waiting.name, "no")
        assert (await it.end(accepted.run)).text == "fine"
        told = it.results("task")[-1]["response"]
        assert told == "(no answer: the user said no to this: store the agent bert in bert.json; don't try it in another way)"
        assert not (home / "bert.json").exists()


# -- what they are told


async def test_a_live_agent_is_told_something_else(home: Path) -> None:
    anna = [answer("Meow."), answer("Woof.")]
    async with with_anna(home, lead=[answer("Aye.")], anna=anna) as (it, first, tending):
        told = await tending.instructions("anna", None)
        assert (told.text, told.own) == ("You keep a diary.", True)
        await tending.instruct("anna", None, "You are a cat.", told.text)
        with pytest.raises(Refused, match="changed meanwhile"):
            await tending.instruct("anna", None, "You are a dog.", told.text)
        accepted = await it.sessions.ask("hi", agent="lead/anna", session=first.session)
        assert (await it.end(accepted.run)).text == "Meow."
        assert "You are a cat." in it.cast.heard["anna"][-1].messages[0].content
        assert "the party is on Friday" in it.cast.heard["anna"][-1].messages[1].content
        with pytest.raises(BadRequest, match="needs instructions"):
            await tending.instruct("anna", None, " ", None)
        # of an agent with a file it is for this session only
        with pytest.raises(BadRequest, match="there is no variable nonsense"):
            await tending.instruct("lead", None, "You lead, {nonsense}.", None)
        lead = await tending.instruct("lead", None, "You lead a pirate ship in {cwd}.", None)
        assert lead.own
        assert (await it.ask(session=first.session)).text == "Aye."
        assert 'You lead a pirate ship in "/' in it.cast.heard["lead"][-1].messages[0].content
        it.cast.script["lead"] += [answer("Yes.")]
        await it.ask()
        assert "pirate" not in it.cast.heard["lead"][-1].messages[0].content
        assert not (await tending.instruct("lead", first.session, "", None)).own


async def test_nothing_is_done_to_agents_at_work(home: Path) -> None:
    async with with_anna(home) as (it, first, tending):
        it.cast.stuck.add("lead")
        accepted = await it.sessions.ask("do it together", agent="lead", session=first.session)
        await it.cast.asked.wait()
        with pytest.raises(Busy, match="a run of s1 is in progress"):
            await tending.instruct("anna", None, "You are a cat.", None)
        await it.sessions.cancel(accepted.run)
        await tending.instruct("anna", None, "You are a cat.", None)
