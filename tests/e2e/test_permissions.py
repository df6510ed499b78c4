"""`ryxctl permissions` from the command line to the policy of a real daemon; rules hold from a reload on."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.daemon import Daemon

CONFIG = """
[permissions]
network = "deny"

[[permissions.rules]]
do = "allow"
command = "git commit"

[[permissions.rules]]
do = "deny"
path = "~/taxes/**"
"""
GRANTED = (
    '[[rules]]\ndo = "allow"\ntool = "shell"\ncommand = ["make", "all"]\nexact = true\nnote = "2026-11-20: make"\n'
)


@pytest.fixture
async def ryx(tmp_path: Path) -> AsyncIterator[Daemon]:
    daemon = Daemon(tmp_path, config=CONFIG)
    (daemon.config.parent / "permissions.toml").write_text(GRANTED)
    async with daemon:
        yield daemon


async def test_rules_are_listed_tried_out_and_forgotten(ryx: Daemon) -> None:
    code, out, _ = await ryx.ctl("permissions")
    assert code == 0
    assert "1  allow git commit  (config.toml)" in out
    assert "3  allow shell exactly make all  (permissions.toml; 2026-11-20: make)" in out

    async def verdict(line: str) -> str:
        return (await ryx.ctl("permissions", "check", line))[1].partition(":")[0]

    assert await verdict("ls -l") == "allow"
    assert await verdict("git commit -m x") == "allow"
    assert await verdict("git commit -m x; rm y") == "ask"
    assert await verdict("make all") == "allow"
    assert await verdict("curl https://example.com") == "deny"
    assert await verdict("cat ~/taxes/2026.txt") == "deny"
    assert await verdict("cat ~/.ssh/id_rsa") == "deny"
    code, out, _ = await ryx.ctl("permissions", "forget", "3")
    assert (code, out) == (0, "no longer: allow shell exactly make all\n")
    assert await verdict("make all") == "ask"
    code, _, err = await ryx.ctl("permissions", "forget", "1")
    assert code != 0
    assert "config.toml" in err


async def test_a_reload_brings_new_rules_and_a_wrong_one_changes_nothing(ryx: Daemon) -> None:
    ryx.config.write_text(CONFIG.replace('command = "git commit"', 'comand = "git commit"'))
    code, _, err = await ryx.ctl("reload")
    assert code != 0
    assert "permissions.rules.0.comand: there is no such key" in err
    assert (await ryx.ctl("permissions", "check", "git commit"))[1].startswith("allow")
    ryx.config.write_text('[[permissions.rules]]\ndo = "deny"\ncommand = "git"\n')
    assert (await ryx.ctl("reload"))[0] == 0
    assert (await ryx.ctl("permissions", "check", "git commit"))[1].startswith("deny")
    assert (await ryx.ctl("permissions", "check", "git log"))[1].startswith("deny")
    assert (await ryx.ctl("permissions", "check", "curl https://example.com"))[1].startswith("ask")


async def test_in_a_german_locale_everything_about_a_question_is_german(folder: Path) -> None:
    async with Daemon(folder, env={"LANG": "de_DE.UTF-8"}) as daemon:
        _, out, _ = await daemon.ctl("permissions", "check", "eval $x")
        assert "niemand kann sagen, was das tut: eval: was es ausführt, zeigt sich erst beim Ausführen" in out
        (daemon.home / "old.log").write_text("x\n")
        for text, reason in (("delete old.log", "it changes something"), ("lösche old.log", "es ändert etwas")):
            client = await daemon.client()
            await client.call("ask", text=text, stream=True, session="new")
            asked = await client.event("asked")
            assert asked["reason"] == reason, "in the language of the request"
            await client.call("deny", target=asked["name"])
            await client.event("finished")
            await client.close()
