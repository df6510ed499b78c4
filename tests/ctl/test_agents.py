"""What `ryxctl agents` shows, and which of its commands need no daemon."""

from ryxd.wire.agents import AgentInfo, AgentReply, AgentsReply, SpecFault
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Stub
from tests.ctl.test_models import replies

FILE = AgentInfo(name="file", description="finds files", tier="small", tools=4, file="/p/agents/file.md", shipped=True)
MINE = AgentInfo(
    name="mine", description="is \x1b[31mred", tier="large", tools=1, file="/c/agents/mine.md", shipped=False, faulty=True
)
FULL = AgentReply(
    **MINE.model_dump(), names=("group:file", "!read_file"), means=("list_dir",), hooks=("careful",), handoff=("file",),
    limits={"turns": 6, "sure": 0.35}, output={"type": "object"}, instructions="Do it.\n\nWell.", characters=420,
)  # fmt: skip


async def test_agents_are_a_table_and_what_is_wrong_stands_below(ctl: Ctl, daemon: Stub) -> None:
    faults = (SpecFault(file="/c/agents/mine.md", line=3, text="tools: there is no tool x"), SpecFault(file="/c/agents", text="late"))
    replies(daemon, agents_list=AgentsReply(folder="/c/agents", agents=(FILE, MINE), faults=faults))
    ended = await ctl.run("agents")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines() == [
        "file   small   4 tools  finds files",
        "mine!  large   1 tool   is ␛[31mred",
        "       /c/agents/mine.md",
        "/c/agents/mine.md:3: tools: there is no tool x",
        "/c/agents: late",
        "marked with !: its file is faulty; the last good version is in force",
    ]


async def test_one_agent_is_shown_in_full(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, agents_show=FULL)
    ended = await ctl.run("agents", "show", "mine")
    assert (await daemon.heard("agents_show")).agent == "mine"
    assert ended.out.splitlines() == [
        "mine",
        "  is ␛[31mred",
        "  file     /c/agents/mine.md",
        "  its file is faulty: this is the last good version",
        "  model    large tier",
        "  tools    group:file, !read_file",
        "    now    list_dir",
        "  hooks    careful",
        "  handoff  file",
        "  limits   turns 6, sure 0.35",
        "  prompt   420 characters, in each of its prompts",
        "output:",
        "  {",
        '    "type": "object"',
        "  }",
        "instructions:",
        "  Do it.",
        "",
        "  Well.",
    ]


async def test_files_are_made_checked_and_edited_without_a_daemon(ctl: Ctl) -> None:
    folder = ctl.folder / "config" / "ryx" / "agents"
    assert (await ctl.run("agents", "new", "mine")).code == 0
    ended = await ctl.run("agents", "check", "mine", "file")
    assert (ended.code, ended.out) == (0, "2 files checked: fine\n")
    (folder / "mine.md").write_text("wrong")
    ended = await ctl.run("--json", "agents", "check")
    assert ended.code == 1
    assert '"line":1' in ended.out
    ctl.env["EDITOR"] = "cp /dev/null"
    assert (await ctl.run("agents", "edit", "mine")).code == 1
    assert (folder / "mine.md~").read_text() == "wrong"


async def test_help_and_completions_know_them(ctl: Ctl) -> None:
    out = (await ctl.run("agents", "--help")).out
    verbs = ["list", "show", "live", "clone", "meta", "pass", "take", "instructions", "instruct", "check", "edit", "new"]
    assert [line.split()[0] for line in out.splitlines()[2:14]] == verbs
    assert "exit code is 1" in (await ctl.run("hooks", "check", "--help")).out
    fish = (await ctl.run("completions", "fish")).out
    assert f"-a agents -d '{', '.join(verbs)}'" in fish
    assert (await ctl.run("agents", "chek")).err.strip().endswith("did you mean agents check?")
