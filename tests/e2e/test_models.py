"""`ryxctl models` from the command line to the disk: a real daemon, a real library, a hub of our own."""

import asyncio
import json
import os
import shutil
import signal
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from ryxd.core.model import Tier
from ryxd.models.catalog.advice import advice
from ryxd.models.catalog.room import capacity, gigabytes
from ryxd.models.memory import Machine
from ryxd.models.starter import starter
from tests.e2e.daemon import ROOT, Daemon
from tests.fakes.hub import Hub, Repo
from tests.fakes.notifications import NotificationServer, bus_daemon
from tests.models.catalog.conftest import model

REPO = "someone/Nano-GGUF"
FILE = "nano-Q8_0.gguf"
OTHER = "nano-Q4_K_M.gguf"
SIZE = f"{starter().stat().st_size / 1e6:.0f} MB"


@pytest.fixture
def hub() -> Iterator[Hub]:
    with Hub() as serving:
        serving.repos[REPO] = Repo({FILE: starter().read_bytes()})
        yield serving


@pytest.fixture
async def ryx(folder: Path, hub: Hub) -> AsyncIterator[Daemon]:
    async with Daemon(folder, env={"HF_ENDPOINT": hub.url}) as running:
        yield running


def kept(ryx: Daemon) -> Path:
    return ryx.folder / "data/ryx/models" / REPO / FILE


async def listed(ryx: Daemon) -> dict[str, Any]:
    code, out, err = await ryx.ctl("models", "--json")
    assert (code, err) == (0, "")
    return json.loads(out)


async def test_a_fresh_machine_lists_the_starter_and_says_what_would_suit_it(ryx: Daemon) -> None:
    code, out, err = await ryx.ctl("models")
    assert (code, err) == (0, "")
    assert "ships with ryx" in out
    assert "Qwen/Qwen3" in out
    there = await listed(ryx)
    assert [each["name"] for each in there["files"]] == ["starter"]
    assert there["files"][0]["tiers"] == ["small"]
    assert {each["tier"] for each in there["tiers"]} == {"small", "medium", "large"}


async def test_a_model_is_pulled_used_verified_taken_back_and_deleted(ryx: Daemon) -> None:
    code, out, err = await ryx.ctl("models", "pull", REPO)
    assert code == 0, err
    assert f"nano-Q8_0 is here: {SIZE}, Q8_0. Licence: apache-2.0." in out
    assert "ryxctl answer r1 use" in err  # the offer, told where nobody can be asked
    assert kept(ryx).read_bytes() == starter().read_bytes()

    ryx.config.write_text("# mine\n[session]\nidle = 60 # a minute\n")
    code, out, err = await ryx.ctl("models", "use", "nano-Q8_0", "--tier", "small")
    assert code == 0, err
    assert f"{kept(ryx)} serves the small tier" in out
    assert ryx.config.read_text().startswith("# mine\n[session]\nidle = 60 # a minute\n")
    there = await listed(ryx)
    assert [each["tiers"] for each in there["files"]] == [[], ["small"]]
    assert there["tiers"][0]["path"] == str(kept(ryx))

    code, out, err = await ryx.ctl("models", "load", "small")
    assert code == 0, err
    assert "small tier is served by" in out
    assert (await listed(ryx))["tiers"][0]["state"] == "ready"
    code, out, err = await ryx.ctl("models", "why", "small")
    assert code == 0, err
    assert str(kept(ryx)) in out
    assert "memory" in out
    assert (await ryx.ctl("models", "unload", "small"))[0] == 0
    assert (await listed(ryx))["tiers"][0]["state"] == "stopped"
    code, out, err = await ryx.ctl("models", "free")
    assert (code, "of memory are free again" in out) == (0, True), err

    code, out, err = await ryx.ctl("models", "verify")
    assert (code, out) == (0, "nano-Q8_0: fine.\n"), err
    code, out, err = await ryx.ctl("models", "rm", "nano-Q8_0", "--yes")
    assert code == 5
    assert "serves the small tier" in err

    assert (await ryx.ctl("models", "use", "--none", "--tier", "small"))[0] == 0
    assert ryx.config.read_text().rstrip() == "# mine\n[session]\nidle = 60 # a minute"
    code, out, err = await ryx.ctl("models", "rm", "nano-Q8_0")
    assert (code, kept(ryx).exists()) == (5, True)
    assert SIZE in out
    code, out, err = await ryx.ctl("models", "rm", "nano-Q8_0", "--yes")
    assert (code, kept(ryx).exists()) == (0, False), err


async def test_the_offer_after_a_pull_is_one_answer_away(ryx: Daemon) -> None:
    assert (await ryx.ctl("models", "pull", REPO))[0] == 0
    code, out, err = await ryx.ctl("answer", "r1", "use")
    assert (code, out) == (0, "nano-Q8_0 serves the small tier from now on.\n"), err
    assert str(kept(ryx)) in ryx.config.read_text()


async def test_progress_is_told_and_a_cancelled_pull_goes_on_where_it_was(ryx: Daemon, hub: Hub) -> None:
    hub.repos[REPO] = Repo({OTHER: model(), FILE: starter().read_bytes()})
    hub.hold = 2_000_000
    client = await ryx.client()
    run = (await client.call("models_pull", repo=REPO, file=FILE, stream=True))["run"]
    event = await client.event("progressed")
    assert event["total"] == starter().stat().st_size
    assert FILE in event["text"]
    await asyncio.to_thread(hub.holding.wait, 30)
    assert (await ryx.ctl("cancel", run))[0] == 0
    assert (await client.event("finished"))["outcome"] == "cancelled"
    await client.close()
    hub.hold = None
    hub.release.set()
    code, _, err = await ryx.ctl("models", "pull", REPO, "q8_0")
    assert code == 0, err
    assert hub.downloads[-1].range not in (None, "bytes=0-")
    assert kept(ryx).read_bytes() == starter().read_bytes()


async def test_a_killed_daemon_takes_the_download_along_and_the_next_one_goes_on(ryx: Daemon, hub: Hub) -> None:
    hub.hold = 2_000_000
    client = await ryx.client()
    run = (await client.call("models_pull", repo=REPO, stream=True))["run"]
    await client.event("progressed")
    await asyncio.to_thread(hub.holding.wait, 30)
    children = [child for child in ryx.children() if "download" in Path(f"/proc/{child}/cmdline").read_text()]
    assert len(children) == 1
    ended = os.pidfd_open(children[0])
    assert await ryx.stop(signal.SIGKILL) == -signal.SIGKILL
    loop, gone = asyncio.get_running_loop(), asyncio.Event()
    loop.add_reader(ended, gone.set)
    async with asyncio.timeout(20):
        await gone.wait()
    loop.remove_reader(ended)
    os.close(ended)
    await client.close()
    hub.hold = None
    hub.release.set()
    await ryx.start()
    code, out, _ = await ryx.ctl("show", run)
    assert (code, "interrupted" in out) == (0, True)
    assert (await ryx.ctl("models", "pull", REPO))[0] == 0
    assert hub.downloads[-1].range not in (None, "bytes=0-")


async def test_ctrl_c_cancels_a_pull(ryx: Daemon, hub: Hub) -> None:
    hub.hold = 2_000_000
    process = await asyncio.create_subprocess_exec(
        ROOT / "bin" / "ryxctl", "models", "pull", REPO, env=ryx.env,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    await asyncio.to_thread(hub.holding.wait, 30)
    process.send_signal(signal.SIGINT)
    async with asyncio.timeout(30):
        _, err = await process.communicate()
    assert process.returncode == 130
    assert b"cancel" in err
    code, out, _ = await ryx.ctl("runs", "--json")
    assert (code, json.loads(out)["runs"][0]["state"]) == (0, "cancelled")


@pytest.mark.parametrize(
    ("argv", "code", "words"),
    [
        (("pull", "someone/Nothing-GGUF"), 4, "no repository"),
        (("pull", "nonsense"), 2, "OWNER/NAME"),
        (("pull", REPO, "Q2_K"), 4, "nano-Q8_0.gguf"),
        (("use", "nothing", "--tier", "small"), 4, "no model nothing"),
        (("use", "--tier", "small"), 2, "name a model"),
        (("use", "starter", "--tier", "huge"), 2, "huge"),
        (("rm", "nothing"), 4, "no model nothing"),
        (("load", "large"), 6, "large"),
        (("verify",), 4, "no models"),
        (("import", "nothing"), 4, "nothing"),
        (("frobnicate",), 2, "models --help"),
    ],
    ids=lambda each: " ".join(each) if isinstance(each, tuple) else "",
)
async def test_what_can_not_be_done_is_said(ryx: Daemon, argv: tuple[str, ...], code: int, words: str) -> None:
    ended, _, err = await ryx.ctl("models", *argv)
    assert (ended, words in err) == (code, True), err


async def test_what_other_programs_keep_is_found_and_linked_not_copied(ryx: Daemon) -> None:
    theirs = ryx.home / ".lmstudio/models/someone/Nano-GGUF/nano.gguf"
    theirs.parent.mkdir(parents=True)
    shutil.copyfile(starter(), theirs)
    code, out, err = await ryx.ctl("models", "import")
    assert (code, "nano" in out, "lmstudio" in out) == (0, True, True), err
    code, out, err = await ryx.ctl("models", "import", "nano")
    assert (code, "linked nano" in out) == (0, True), err
    link = ryx.folder / "data/ryx/models/linked/nano.gguf"
    assert link.readlink() == theirs
    assert (await ryx.ctl("models", "use", "nano", "--tier", "medium"))[0] == 0
    assert (await ryx.ctl("models", "use", "--none", "--tier", "medium"))[0] == 0
    assert (await ryx.ctl("models", "rm", "nano", "--yes"))[0] == 0
    assert (theirs.exists(), os.path.lexists(link)) == (True, False)


async def test_a_file_by_its_path_from_where_the_user_is(ryx: Daemon) -> None:
    shutil.copyfile(starter(), ryx.home / "mine.gguf")
    code, _, err = await ryx.ctl("models", "use", "mine.gguf", "--tier", "medium")
    assert code == 0, err
    assert f'path = "{ryx.home / "mine.gguf"}"' in ryx.config.read_text()


@pytest.mark.parametrize(
    "content",
    [b"not a model at all, but long enough for a header", starter().read_bytes()[:-1000]],
    ids=["garbage", "cut off"],
)
async def test_a_file_that_is_no_whole_model_changes_nothing(ryx: Daemon, content: bytes) -> None:
    (ryx.home / "bad.gguf").write_bytes(content)
    code, _, err = await ryx.ctl("models", "use", "bad.gguf", "--tier", "small")
    assert (code, "download" in err) == (6, True), err
    assert not ryx.config.exists()


async def test_verify_finds_a_changed_byte(ryx: Daemon) -> None:
    assert (await ryx.ctl("models", "pull", REPO))[0] == 0
    with kept(ryx).open("r+b") as file:
        file.seek(-100, 2)
        file.write(b"\xff" * 8)
    code, _, err = await ryx.ctl("models", "verify", "nano-Q8_0")
    assert (code, "checksum" in err, f"ryxctl models pull {REPO}" in err) == (6, True, True), err


async def test_a_model_whose_link_dangles_is_told(ryx: Daemon) -> None:
    shutil.copyfile(starter(), ryx.home / "mine.gguf")
    assert (await ryx.ctl("models", "import", "mine.gguf"))[0] == 0
    (ryx.home / "mine.gguf").unlink()
    row = (await listed(ryx))["files"][1]
    assert "has gone" in row["problem"]
    code, _, err = await ryx.ctl("models", "use", "mine", "--tier", "small")
    assert (code, "gone" in err) == (6, True), err


async def test_another_folder_for_models(folder: Path, hub: Hub) -> None:
    big = folder / "big disk"
    config = f'[models]\nfolder = "{big}"\nendpoint = "{hub.url}"\n'
    async with Daemon(folder, config=config) as ryx:
        assert (await ryx.ctl("models", "pull", REPO))[0] == 0
        assert (big / REPO / FILE).is_file()


async def test_help_for_the_group_and_each_command(ryx: Daemon) -> None:
    code, out, _ = await ryx.ctl("models", "--help")
    assert code == 0
    for name in ("list", "pull", "import", "use", "load", "unload", "free", "rm", "verify", "why"):
        assert f"  {name}" in out
        code, told, _ = await ryx.ctl("models", name, "--help")
        assert (code, told.startswith(f"usage: ryxctl models {name}")) == (0, True), told
        assert (await ryx.ctl("help", "models", name))[1] == told


BUTTONS = ("actions", "body", "body-markup")


async def test_the_first_start_says_once_how_to_get_a_better_model_and_a_click_does_it(
    folder: Path, hub: Hub
) -> None:
    best = advice(await capacity(Machine()), [Tier.SMALL])[0]
    hub.repos[best.repo] = Repo({best.file: starter().read_bytes()})
    async with bus_daemon(folder) as bus:
        env = {"DBUS_SESSION_BUS_ADDRESS": bus, "HF_ENDPOINT": hub.url}
        ryx = Daemon(folder, env=env, advised=False)
        async with NotificationServer(bus, name="swaync", capabilities=BUTTONS) as desktop, ryx:
            await desktop.until(lambda server: server.calls, 20)
            first = desktop.calls[0]
            assert f"{best.title} (small): {gigabytes(best.size)}, Apache-2.0" in first.body
            assert f"ryxctl models pull {best.repo}" in first.body
            assert first.actions["pull"] == f"Download {best.title}, {gigabytes(best.size)}"
            desktop.click(first.id, "pull")
            await desktop.until(lambda server: "use" in server.calls[-1].actions, 30)
            assert any("value" in call.hints for call in desktop.calls)
            assert f"{Path(best.file).stem} is here" in desktop.calls[-1].body
            desktop.click(desktop.calls[-1].id, "use")
            await desktop.until(lambda server: "serves the small tier" in server.calls[-1].body, 30)
            assert best.file in ryx.config.read_text()
        assert ryx.advised.exists()
        ryx.config.unlink()
        async with NotificationServer(bus, name="swaync", capabilities=BUTTONS) as desktop, ryx:
            client = await ryx.client()
            await client.ask("what time is it?", origin="prompt")
            await desktop.until(lambda server: server.calls)
            assert "Qwen3" not in desktop.calls[0].body
            await client.close()


async def test_without_anybody_to_show_it_the_advice_is_kept_for_later(folder: Path) -> None:
    async with bus_daemon(folder) as bus:
        ryx = Daemon(folder, env={"DBUS_SESSION_BUS_ADDRESS": bus, "LANG": "de_DE.UTF-8"}, advised=False)
        async with ryx:
            assert not ryx.advised.exists()
            async with NotificationServer(bus) as desktop:
                await desktop.until(lambda server: server.calls, 20)
                assert "passen besser zu diesem Rechner" in desktop.calls[0].body
                assert "ryxctl answer" not in desktop.calls[0].body
