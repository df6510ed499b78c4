"""What `ryxctl hooks` shows, and what it sends."""

import time

from ryxd.wire.errors import Busy
from ryxd.wire.hooks import HookAdded, HookDeed, HookInfo, HookRemoved, HookReply, HooksDeeds, HooksReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Peer, Stub
from tests.ctl.test_models import replies

CAREFUL = HookInfo(
    name="careful", description="looks", moments=("comment", "review"), agents=("*",), file="/c/hooks/careful.md", shipped=False
)


async def test_hooks_are_shown_with_whose_they_are(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, hooks_list=HooksReply(folder="/c/hooks", hooks=(CAREFUL,)))
    assert (await ctl.run("hooks", "list")).out.splitlines()[0].split() == ["careful", "comment,review", "*", "looks"]
    kind = CAREFUL.model_copy(update={"kind": "blocked_operations"})
    common = {"names": (), "means": (), "classes": ("change",), "copies": "none", "tier": "small", "limits": {"turns": 2}}
    replies(daemon, hooks_show=HookReply(**CAREFUL.model_dump(), **common, instructions="Look."))
    out = (await ctl.run("hooks", "show", "careful")).out
    assert "  tools    all\n  classes  change\n  copies   none\n" in out
    assert out.endswith("instructions:\n  Look.\n")
    replies(daemon, hooks_show=HookReply(**kind.model_dump(), **common, settings={"modules": ["yaml"]}, instructions=""))
    out = (await ctl.run("hooks", "show", "careful")).out
    assert "  kind     blocked_operations\n" in out
    assert '"yaml"' in out
    assert "instructions" not in out


async def test_where_there_is_none_it_is_said_how_to_get_one(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, hooks_list=HooksReply(folder="/c/hooks", hooks=()))
    assert (await ctl.run("hooks")).out == "no hooks; ryxctl hooks new NAME makes one in /c/hooks\n"


async def test_built_in_ones_and_those_of_sessions_are_listed_with_what_they_did(ctl: Ctl, daemon: Stub) -> None:
    off = HookInfo(
        name="spawn_limit", description="how many", moments=("review",), agents=("*",), kind="spawn_limit",
        file="/c/config.toml", shipped=True, source="config", on=False,
    )  # fmt: skip
    own = HookInfo(
        name="eyes", description="watches", moments=("review",), agents=("lead",), file="", shipped=False,
        source="session", session="s3", did=4,
    )  # fmt: skip
    replies(daemon, hooks_list=HooksReply(folder="/c/hooks", hooks=(off, own)))
    out = (await ctl.run("hooks")).out.splitlines()
    assert [line.split() for line in out] == [
        ["spawn_limit", "off", "*", "spawn_limit", "how", "many"],
        ["eyes", "review", "s3", "lead", "4\u00d7", "watches"],
    ]
    common = {"names": (), "means": (), "classes": (), "copies": "same", "tier": "small", "limits": {}}
    replies(daemon, hooks_show=HookReply(**own.model_dump(), **common, instructions="Look."))
    out = (await ctl.run("hooks", "show", "eyes", "--session", "s3")).out
    assert "added by an agent of s3 to itself" in out
    assert (await daemon.heard("hooks_show")).session == "s3"
    replies(daemon, hooks_show=HookReply(**off.model_dump(), **common, instructions=""))
    assert "  it is off\n" in (await ctl.run("hooks", "show", "spawn_limit")).out


async def test_a_sentence_is_sent_as_it_was_typed_and_its_file_is_shown(ctl: Ctl, daemon: Stub) -> None:
    added = HookAdded(
        hook="ask-documents", kind="guard", file="/c/hooks/ask-documents.md", content='+++\nkind = "guard"\n+++\n',
        told=("Asks you.", "ryxctl hooks rm ask-documents takes it away."), in_force=True,
    )  # fmt: skip
    replies(daemon, hooks_add=added)
    ended = await ctl.run("hooks", "add", "ask", "before anything touches", "~/Documents", "--name", "x", "--agent", "file", "lead")
    sent = await daemon.heard("hooks_add")
    assert (sent.text, sent.called, sent.agent, sent.dry_run) == ("ask before anything touches ~/Documents", "x", ("file", "lead"), False)
    assert sent.cwd
    assert ended.out.splitlines() == [
        "ask-documents",
        "  Asks you.",
        "  ryxctl hooks rm ask-documents takes it away.",
        "/c/hooks/ask-documents.md",
        "  +++",
        '  kind = "guard"',
        "  +++",
        "it is in force now",
    ]
    replies(daemon, hooks_add=added.model_copy(update={"without": ("r4", "r5")}))
    assert (await ctl.run("hooks", "add", "x")).out.endswith("r4, r5: began before that, and go on without it\n")
    replies(daemon, hooks_add=added.model_copy(update={"in_force": False}))
    assert "not in force" in (await ctl.run("hooks", "add", "x")).out
    replies(daemon, hooks_add=added.model_copy(update={"in_force": False, "dry_run": True}))
    assert (await ctl.run("hooks", "add", "x", "--dry-run")).out.endswith("nothing was written (--dry-run)\n")
    ctl.env["LANG"] = "de_DE.UTF-8"
    replies(daemon, hooks_add=added)
    assert (await ctl.run("hooks", "add", "x")).out.endswith("er gilt ab jetzt\n")


async def test_what_is_gone_is_said_with_where_it_lies(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, hooks_rm=HookRemoved(hook="mine", trashed="/t/mine.md", still=True))
    ended = await ctl.run("hooks", "rm", "mine")
    assert ended.out == "mine is gone; its file: /t/mine.md\nthe one that ships with ryx is in force again\n"


async def test_one_of_a_session_is_gone_from_its_agents(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, hooks_rm=HookRemoved(hook="eyes", agents=("lead", "file")))
    ended = await ctl.run("hooks", "rm", "eyes", "--session", "s3", "--agent", "lead")
    assert ended.out == "eyes of lead, file is gone\n"
    sent = await daemon.heard("hooks_rm")
    assert (sent.hook, sent.session, sent.agent) == ("eyes", "s3", "lead")


async def test_a_run_in_progress_is_said(ctl: Ctl, daemon: Stub) -> None:
    async def busy(_: object, peer: Peer) -> None:
        await peer.fail(Busy("r4 of s3 is in progress; wait for it, or ryxctl cancel r4"))

    daemon.plays["hooks_rm"] = busy
    ended = await ctl.run("hooks", "rm", "eyes", "--session", "s3")
    assert ended.code
    assert "r4 of s3 is in progress" in ended.err


async def test_the_log_tells_what_each_did(ctl: Ctl, daemon: Stub) -> None:
    at = 1_700_000_000_000
    asked = HookDeed(
        at=at, run="r12", agent="file", hook="ask-documents", did="asked", text="you said: ask", answer="no",
        moment="action", tool="read_file", args={"path": "~/Documents/\x1b[31mx"},
    )  # fmt: skip
    heard = HookDeed(at=at, run="r11", agent="lead/anna", hook="todo", did="said", text="go on", moment="heard")
    replies(daemon, hooks_log=HooksDeeds(deeds=(asked, heard), until="r11"))
    ended = await ctl.run("hooks", "log", "ask-documents", "--run", "r12", "-n", "2")
    sent = await daemon.heard("hooks_log")
    assert (sent.hook, sent.run, sent.limit) == ("ask-documents", "r12", 2)
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.localtime(at / 1000))
    assert ended.out.splitlines() == [
        f"{when}  r12    file         ask-documents: asked (no)",
        "                     read_file path ~/Documents/␛[31mx",
        "                     you said: ask",
        f"{when}  r11    lead/anna    todo: said",
        "                     heard",
        "                     go on",
        "older runs: ryxctl hooks log --before r11",
    ]
    replies(daemon, hooks_log=HooksDeeds(deeds=()))
    assert (await ctl.run("hooks", "log")).out == "no hook did anything there\n"


async def test_help_and_completions_know_them(ctl: Ctl) -> None:
    out = (await ctl.run("hooks", "--help")).out
    words = [line.split()[0] for line in out.splitlines()[2:10]]
    assert words == ["list", "show", "add", "rm", "log", "check", "edit", "new"]
    assert "--name" in (await ctl.run("hooks", "add", "--help")).out
    fish = (await ctl.run("completions", "fish")).out
    assert "-a hooks -d 'list, show, add, rm, log, check, edit, new'" in fish
    assert "--name" in (await ctl.run("completions", "bash")).out
