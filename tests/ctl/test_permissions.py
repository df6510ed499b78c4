"""What `ryxctl permissions …` sends and shows."""

import json

from ryxd.wire.permissions import (
    PermissionsCheck,
    PermissionsCheckReply,
    PermissionsForget,
    PermissionsReply,
    RuleInfo,
    RunGrant,
)
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Stub

RULE = RuleInfo(
    number=2, do="allow", text="allow git commit", source="permissions.toml", note="2026-11-21: run it"
)
LISTED = PermissionsReply(
    defaults={"read": "allow", "change": "ask"},
    rules=(RuleInfo(number=1, do="deny", text="deny rm", source="config.toml"), RULE),
    file="/c/permissions.toml",
    problems=("permissions.toml: rule 3: do: is wrong",),
)
CHECKED = PermissionsCheckReply(
    classes=("read", "destroy"), commands=(("env", "rm", "x"), ("rm", "x")), writes=("/home/u/x",), why="rm (destroy)",
    verdict="ask", reason="something may be lost for good", lasting=False,
)  # fmt: skip


def replies(daemon: Stub, **answers: object) -> None:
    for name, answer in answers.items():

        async def play(_: object, peer, answer=answer) -> None:
            await peer.reply(answer)

        daemon.plays[name] = play


async def test_the_list_has_numbers_sources_and_what_is_wrong(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, permissions_list=LISTED)
    ended = await ctl.run("permissions")
    assert (ended.code, ended.err) == (0, "")
    assert "    1  deny rm  (config.toml)" in ended.out
    assert "    2  allow git commit  (permissions.toml; 2026-11-21: run it)" in ended.out
    assert "permissions.toml: rule 3: do: is wrong" in ended.out
    assert json.loads((await ctl.run("--json", "permissions", "list")).out) == LISTED.model_dump(mode="json")


async def test_what_is_allowed_for_a_run_only_is_told_with_the_run(ctl: Ctl, daemon: Stub) -> None:
    granted = (RunGrant(run="r7", text="allow shell exactly make all"),)
    replies(daemon, permissions_list=LISTED.model_copy(update={"granted": granted}))
    out = (await ctl.run("permissions")).out
    assert "For a run that goes on, and no longer\n     r7  allow shell exactly make all\n" in out
    replies(daemon, permissions_list=LISTED)
    assert "For a run" not in (await ctl.run("permissions")).out


async def test_a_rule_is_forgotten_by_its_number(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, permissions_forget=RULE)
    assert (await ctl.run("permissions", "forget", "2")).out == "no longer: allow git commit\n"
    assert await daemon.heard("permissions_forget") == PermissionsForget(number=2)
    assert (await ctl.run("permissions", "forget", "two")).code == 2


async def test_a_line_is_checked_where_one_stands(ctl: Ctl, daemon: Stub) -> None:
    replies(daemon, permissions_check=CHECKED)
    ended = await ctl.run("permissions", "check", "env rm x")
    assert await daemon.heard("permissions_check") == PermissionsCheck(line="env rm x", cwd=str(ctl.folder))
    assert ended.out.splitlines() == [
        "ask: something may be lost for good; a yes is for once only",
        "  class    read, destroy",
        "  command  env rm x",
        "  command  rm x",
        "  writes   /home/u/x",
        "  because  rm (destroy)",
    ]
