"""What `ryxctl tasks` and `ryxctl patterns` show, and what `show` tells of a choice."""

import pytest

from ryxd.wire.agents import SpecFault
from ryxd.wire.commands import Ask
from ryxd.wire.events import Routed
from ryxd.wire.tasks import PatternInfo, PatternReply, PatternsReply, TaskInfo, TaskReply, TasksReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Stub, finished
from tests.ctl.test_models import replies

RESEARCH = TaskInfo(
    name="research", description="finds out", when_to_use="nobody knows", file="/p/tasks/research.toml", shipped=True,
    valid_patterns=("react", "plan"),
)  # fmt: skip
TRIP = TaskInfo(
    name="trip", description="is \x1b[31mred", when_to_use="travels", file="/c/tasks/trip.toml", shipped=False, faulty=True,
    valid_patterns=("*",),
)  # fmt: skip
PLAN = PatternInfo(
    name="plan", description="a plan first", when_to_use="several steps", file="/p/patterns/plan.toml", shipped=True,
    missing="no code yet",
)  # fmt: skip


async def test_task_types_are_a_table_and_what_is_wrong_stands_below(ctl: Ctl, daemon: Stub) -> None:
    faults = (SpecFault(file="/c/tasks/trip.toml", line=3, text="no TOML"),)
    replies(daemon, tasks_list=TasksReply(folder="/c/tasks", tasks=(RESEARCH, TRIP), faults=faults))
    ended = await ctl.run("tasks")
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.splitlines() == [
        "research  finds out",
        "          patterns: react, plan",
        "trip!     is ␛[31mred",
        "          patterns: *",
        "          /c/tasks/trip.toml",
        "/c/tasks/trip.toml:3: no TOML",
        "marked with !: its file is faulty; the last good version is in force",
    ]


async def test_one_task_type_is_shown_in_full(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, tasks_show=TaskReply(**RESEARCH.model_dump(), framing_prompt="Look twice.\nThen say.", can=("react",)))
    ended = await ctl.run("tasks", "show", "research")
    assert (await daemon.heard("tasks_show")).task == "research"
    assert ended.out.splitlines() == [
        "research",
        "  finds out",
        "  file     /p/tasks/research.toml (ships with ryx)",
        "  when     nobody knows",
        "  patterns react, plan",
        "    now    react",
        "framing:",
        "  Look twice.",
        "  Then say.",
    ]


async def test_a_pattern_without_code_is_shown_as_such(ctl: Ctl, daemon: Stub) -> None:
    replies(
        daemon,
        patterns_list=PatternsReply(folder="/c/patterns", patterns=(PLAN,)),
        patterns_show=PatternReply(**PLAN.model_dump(), tasks=("general",)),
    )
    assert (await ctl.run("patterns")).out.splitlines() == ["plan  a plan first (not there yet)"]
    assert (await ctl.run("patterns", "show", "plan")).out.splitlines() == [
        "plan",
        "  a plan first",
        "  file     /p/patterns/plan.toml (ships with ryx)",
        "  no code yet",
        "  when     several steps",
        "  tasks    general",
    ]


async def test_task_and_pattern_are_named_in_a_request(ctl: Ctl, daemon: Stub) -> None:
    assert (await ctl.run("ask", "--task", "research", "--pattern", "react", "why")).code == 0
    asked = next(each for each in daemon.seen if isinstance(each, Ask))
    assert (asked.task_type, asked.pattern, asked.text) == ("research", "react", "why")


OPEN = {"task_types": ("general", "research"), "patterns": ("react",), "agents": ("chat", "file")}


@pytest.mark.parametrize(
    ("told", "line"),
    [
        (
            {"task_type_by": "model", "pattern_by": "model", "handler_by": "model", "confidence": 0.8, "reason": "why"},
            "research, react, file, by the model (confidence 0.80): why",
        ),
        (
            {"task_type_by": "user", "pattern_by": "rule", "handler_by": "rule"},
            "research by the user, react by the rule, file by the rule",
        ),
        (
            {
                "task_type_by": "fallback", "pattern_by": "fallback", "handler_by": "fallback", "confidence": 0.3,
                "low_confidence": True, "proposed": "general, react, lead", "reason": "hm",
            },
            "research, react, file, for want of a choice; the model's general, react, lead was too unsure (0.30): hm",
        ),
    ],
)  # fmt: skip
async def test_a_choice_is_told_in_two_lines(ctl: Ctl, daemon: Stub, told: dict[str, object], line: str) -> None:
    routed = Routed(
        id=1, run="r12", level="SIMPLE", rule="unknown", handler="file", task_type="research", pattern="react",
        **OPEN, **told,
    )  # fmt: skip

    async def play(_subscribe, peer) -> None:
        await peer.raw(b'{"jsonrpc":"2.0","id":2,"result":{"ok":true}}\n')
        await peer.events(routed, finished())

    daemon.plays["subscribe"] = play
    lines = (await ctl.run("watch", "r12")).out.splitlines()
    assert [each.strip() for each in lines[:3]] == [
        "SIMPLE → file (rule unknown)",
        line,
        "out of task types general, research; patterns react; agents chat, file",
    ]
