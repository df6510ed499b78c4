"""The client's own words follow the locale; what programs read does not."""

import json

import pytest

from ryxctl import render, undo
from ryxctl.words import german, say
from ryxd.wire.commands import RunInfo, RunsReply
from ryxd.wire.permissions import PermissionsReply
from tests.ctl.conftest import Ctl
from tests.ctl.stubserver import Stub
from tests.ctl.test_permissions import CHECKED, replies

LISTED = PermissionsReply(defaults={"read": "allow"}, rules=(), file="/c/permissions.toml")


@pytest.mark.parametrize(
    ("named", "is_german"),
    [
        ({"LANG": "de_DE.UTF-8"}, True),
        ({"LANG": "de_AT.UTF-8", "LC_ALL": "C.UTF-8"}, False),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, True),
        ({"LC_ALL": "", "LANG": "de"}, True),
        ({}, False),
    ],
)
def test_the_locale_decides(monkeypatch: pytest.MonkeyPatch, named: dict[str, str], is_german: bool) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in named.items():
        monkeypatch.setenv(name, value)
    assert german() is is_german
    assert say("yes", "ja") == ("ja" if is_german else "yes")


async def test_permissions_are_told_in_german(ctl: Ctl, daemon: Stub) -> None:
    ctl.env["LANG"] = "de_DE.UTF-8"
    replies(daemon, permissions_list=LISTED, permissions_check=CHECKED)
    out = (await ctl.run("permissions")).out
    assert out.splitlines()[0] == "Wo keine Regel etwas anderes sagt"
    assert "keine; was du für immer erlaubst, steht in /c/permissions.toml" in out
    assert json.loads((await ctl.run("--json", "permissions", "list")).out) == LISTED.model_dump(mode="json")
    assert "ein Ja gilt nur einmal" in (await ctl.run("permissions", "check", "env rm x")).out


async def test_without_a_daemon_the_way_to_one_is_german(ctl: Ctl) -> None:
    ctl.env["LANG"] = "de_DE.UTF-8"
    ended = await ctl.run("status")
    assert ended.code == 3
    assert "antwortet kein Daemon; starte ihn: systemctl --user start ryxd.socket" in ended.err


def test_every_word_for_a_state_or_a_change_has_both_languages() -> None:
    for table in (undo.VERBS, undo.STATES, render.STATES):
        assert all(len(words) == 2 and all(words) for words in table.values())


async def test_runs_stand_in_columns_in_german_too(ctl: Ctl, daemon: Stub) -> None:
    ctl.env["LANG"] = "de_DE.UTF-8"
    runs = tuple(
        RunInfo(id=f"r{number}", text="text", state=state, session="s1", created=0, waits=waits)
        for number, (state, waits) in enumerate((("failed", ()), ("done", ()), ("running", ("q2.1",))))
    )
    replies(daemon, runs=RunsReply(runs=runs))
    lines = (await ctl.run("runs")).out.splitlines()
    assert len({line.index("text") for line in lines}) == 1
    assert ["fehlgeschlagen" in lines[0], "fertig" in lines[1], "wartet auf dich" in lines[2]] == [True] * 3
