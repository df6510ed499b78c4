"""Pulling with the real library from a local hub: ranges, redirects, faults, and what stays on the disk."""

import asyncio
import hashlib
import os
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from ryxd.models.catalog.choose import Candidate
from ryxd.models.catalog.pull import PROGRAM, Progress, Pulled, Rate, pull
from ryxd.models.catalog.shelf import Shelf
from ryxd.wire.errors import BadRequest, Internal, ModelError, NotFound, Refused, RyxError, Unavailable
from tests.fakes.hub import COMMIT, Hub, Repo
from tests.models.catalog.conftest import MACHINE, model

REPO = "someone/Some-3B-GGUF"
FILE = "some-3b-Q4_K_M.gguf"


class Heard:
    """What a pull told while it ran."""

    def __init__(self) -> None:
        self.chosen: list[tuple[Candidate, str]] = []
        self.progress: list[Progress] = []


async def pulled(
    hub: Hub, shelf: Shelf, file: str | None = FILE, *, heard: Heard | None = None, **more: Any
) -> Pulled:
    heard = heard or Heard()
    given = {"repo": REPO, "revision": None, "endpoint": hub.url, "capacity": MACHINE, "program": PROGRAM, **more}
    async with asyncio.timeout(60):
        return await pull(
            shelf,
            file=file,
            chosen=lambda *each: heard.chosen.append(each),
            progress=heard.progress.append,
            **given,
        )


def after(first: str) -> tuple[str, ...]:
    """The real program, in a process that did something else first."""
    run = "import runpy; runpy.run_module('ryxd.models.catalog.download', run_name='__main__', alter_sys=True)"
    return (sys.executable, "-c", f"{first}\n{run}")


def part(shelf: Shelf, data: bytes) -> Path:
    return shelf.pulling / f"{hashlib.sha256(data).hexdigest()}.part"


async def held(hub: Hub) -> None:
    """Until a download stands still in the middle."""
    async with asyncio.timeout(30):
        while not await asyncio.to_thread(hub.holding.wait, 0.1):
            pass


async def until_grown(file: Path, size: int) -> None:
    async with asyncio.timeout(30):
        while not file.exists() or file.stat().st_size < size:
            await asyncio.sleep(0.01)


async def test_a_model_arrives_checked_with_its_note(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data, "README.md": b"hello"}, small={"README.md"})
    heard = Heard()
    done = await pulled(hub, shelf, None, heard=heard)
    assert done.kept.path == shelf.folder / REPO / FILE
    assert done.kept.path.read_bytes() == data
    assert (done.licence, done.fresh) == ("apache-2.0", True)
    assert done.kept.note.origin == f"{REPO}@{COMMIT}"
    assert done.kept.note.digests == {FILE: hashlib.sha256(data).hexdigest()}
    assert [stage.stage for stage in heard.progress][-1] == "checking"
    assert heard.progress[-1].done == len(data)
    assert any(each.stage == "loading" and each.done == len(data) for each in heard.progress)
    assert not list(shelf.pulling.iterdir())


async def test_what_is_there_is_not_loaded_again(hub: Hub, shelf: Shelf) -> None:
    hub.repos[REPO] = Repo({FILE: model()})
    await pulled(hub, shelf)
    again = await pulled(hub, shelf)
    assert not again.fresh
    assert len(hub.downloads) == 1


async def test_a_new_file_of_the_same_size_is_loaded_and_the_old_one_stays_readable(hub: Hub, shelf: Shelf) -> None:
    old, new = model(seed=1), model(seed=2)
    hub.repos[REPO] = Repo({FILE: old})
    first = await pulled(hub, shelf)
    with first.kept.path.open("rb") as mapped:
        hub.repos[REPO] = Repo({FILE: new})
        assert (await pulled(hub, shelf)).fresh
        assert mapped.read() == old
    assert first.kept.path.read_bytes() == new


async def test_a_connection_that_is_reset_is_tried_again(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.cut, hub.reset = [1_000_000], True
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data
    assert len(hub.downloads) == 2


async def test_a_connection_that_breaks_is_gone_on_with(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.cut = [1_000_000]
    done = await pulled(hub, shelf)
    assert done.kept.path.read_bytes() == data
    first, second = hub.downloads
    assert first.range is None
    assert second.range is not None
    assert 0 < int(second.range.removeprefix("bytes=").removesuffix("-")) <= 1_000_000


async def test_a_server_without_ranges_is_begun_again_with(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.ranges = False
    hub.cut = [1_000_000]
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data


async def test_a_cancelled_pull_leaves_what_was_loaded_and_goes_on_there(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.hold = 2_000_000
    task = asyncio.create_task(pulled(hub, shelf))
    await held(hub)
    await until_grown(part(shelf, data), 1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    kept = part(shelf, data).stat().st_size
    assert 0 < kept <= 2_000_000
    assert not shelf.all()
    hub.hold = None
    hub.release.set()
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data
    assert hub.downloads[-1].range == f"bytes={kept}-"


async def test_a_killed_download_is_told_and_gone_on_with(hub: Hub, shelf: Shelf, tmp_path: Path) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.hold = 2_000_000
    told = tmp_path / "pid"
    before = f"import os; open({str(told)!r}, 'w').write(str(os.getpid()))"
    task = asyncio.create_task(pulled(hub, shelf, program=after(before)))
    await held(hub)
    await until_grown(part(shelf, data), 1)
    os.kill(int(told.read_text()), signal.SIGKILL)
    with pytest.raises(Internal, match="goes on"):
        await task
    kept = part(shelf, data).stat().st_size
    hub.hold = None
    hub.release.set()
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data
    assert hub.downloads[-1].range == f"bytes={kept}-"


async def test_two_pulls_of_one_file_do_not_write_into_each_other(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    hub.hold = 1_000_000
    first = asyncio.create_task(pulled(hub, shelf))
    await held(hub)
    with pytest.raises(RyxError, match="being downloaded already"):
        await pulled(hub, shelf)
    hub.release.set()
    assert (await first).kept.path.read_bytes() == data


async def test_a_wrong_checksum_gives_nothing_a_name(hub: Hub, shelf: Shelf) -> None:
    hub.repos[REPO] = Repo({FILE: model()}, hashes={FILE: "ab" * 32})
    with pytest.raises(ModelError, match="checksum"):
        await pulled(hub, shelf)
    assert not shelf.all()
    assert not list(shelf.pulling.iterdir())


@pytest.mark.parametrize("digest", ["../../evil", "", "/abs", "AB" * 32])
async def test_a_checksum_that_is_none_is_no_name_for_a_file(hub: Hub, shelf: Shelf, digest: str) -> None:
    hub.repos[REPO] = Repo({FILE: model(5000)}, hashes={FILE: digest}, blobs={FILE: digest})
    with pytest.raises(ModelError, match="no checksum"):
        await pulled(hub, shelf)
    assert not shelf.folder.exists()


async def test_a_small_file_is_checked_by_gits_own_hash(hub: Hub, shelf: Shelf) -> None:
    data = model(5000)
    hub.repos[REPO] = Repo({FILE: data}, small={FILE})
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data


async def test_what_is_no_gguf_inside_is_refused(hub: Hub, shelf: Shelf) -> None:
    hub.repos[REPO] = Repo({FILE: b"<html>not a model</html>"})
    with pytest.raises(ModelError, match="not a GGUF"):
        await pulled(hub, shelf)
    assert not shelf.all()


async def test_a_model_in_parts_comes_whole(hub: Hub, shelf: Shelf) -> None:
    names = [f"Q4_K_M/big-Q4_K_M-{n:05}-of-00003.gguf" for n in (1, 2, 3)]
    parts = {name: model(400_000, seed) for seed, name in enumerate(names)}
    hub.repos[REPO] = Repo(parts)
    done = await pulled(hub, shelf, "q4_k_m")
    assert [path.read_bytes() for path in done.kept.parts] == list(parts.values())
    assert done.kept.size == 1_200_000
    assert done.kept.name == "big-Q4_K_M"
    assert len(done.kept.note.digests) == 3


async def test_a_missing_part_alone_is_loaded_again(hub: Hub, shelf: Shelf) -> None:
    names = [f"big-Q4_K_M-{n:05}-of-00002.gguf" for n in (1, 2)]
    hub.repos[REPO] = Repo({name: model(400_000, seed) for seed, name in enumerate(names)})
    done = await pulled(hub, shelf, None)
    done.kept.parts[1].unlink()
    again = await pulled(hub, shelf, None)
    assert len(again.kept.note.digests) == 2
    assert [seen.path.rpartition("/")[2] for seen in hub.downloads] == [*names, names[1]]


@pytest.mark.parametrize(
    ("repo", "status", "error", "kind", "words"),
    [
        (REPO, 403, "GatedRepo", Refused, "gated.*hf auth login"),
        (REPO, 401, "RepoNotFound", NotFound, "no repository.*private"),
        (REPO, 403, "", Refused, "refuses.*403"),
        ("someone/Nothing-GGUF", 200, "", NotFound, "no repository"),
    ],
    ids=["gated", "private", "forbidden", "missing"],
)
async def test_a_refusal_says_what_to_do(
    hub: Hub, shelf: Shelf, repo: str, status: int, error: str, kind: type[RyxError], words: str
) -> None:
    hub.repos[REPO] = Repo({FILE: model()}, status=status, error=error)
    with pytest.raises(kind, match=words):
        await pulled(hub, shelf, repo=repo)


async def test_a_revision_that_is_not_there(hub: Hub, shelf: Shelf) -> None:
    hub.repos[REPO] = Repo({FILE: model()})
    with pytest.raises(NotFound, match="no revision v9"):
        await pulled(hub, shelf, revision="v9")


async def test_the_token_goes_to_the_hub_and_not_to_where_it_redirects(
    hub: Hub, shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.repos[REPO] = Repo({FILE: model()})
    hub.token = "hf_secret"
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    await pulled(hub, shelf)
    assert {seen.authorization for seen in hub.downloads} == {None}
    assert {seen.host.partition(":")[0] for seen in hub.downloads} == {"localhost"}


async def test_without_a_network_it_says_so(hub: Hub, shelf: Shelf) -> None:
    with pytest.raises(Unavailable, match=r"can't be reached.*goes on with it"):
        await pulled(hub, shelf, endpoint="http://127.0.0.1:9")


async def test_offline_mode_is_respected(hub: Hub, shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    with pytest.raises(Unavailable, match="HF_HUB_OFFLINE"):
        await pulled(hub, shelf)
    assert not hub.seen


async def test_a_disk_that_fills_up_keeps_what_was_loaded(hub: Hub, shelf: Shelf) -> None:
    data = model()
    hub.repos[REPO] = Repo({FILE: data})
    limited = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 20, 1 << 20))"
    with pytest.raises(Unavailable, match=r"disk is full.*goes on"):
        await pulled(hub, shelf, program=after(limited))
    assert 0 < part(shelf, data).stat().st_size <= 1 << 20
    assert (await pulled(hub, shelf)).kept.path.read_bytes() == data


async def test_a_disk_without_room_is_told_before_anything_is_loaded(hub: Hub, shelf: Shelf) -> None:
    hub.repos[REPO] = Repo({FILE: model()})
    small = "import shutil; shutil.disk_usage = lambda _: shutil._ntuple_diskusage(1, 1, 1 << 20)"
    with pytest.raises(Unavailable, match=r"still to be loaded.*1 MB free.*folder"):
        await pulled(hub, shelf, program=after(small))
    assert not hub.downloads


async def test_a_missing_library_is_named(hub: Hub, shelf: Shelf) -> None:
    with pytest.raises(Unavailable, match="huggingface_hub, which is not installed"):
        await pulled(hub, shelf, program=after("import sys; sys.modules['huggingface_hub'] = None"))


@pytest.mark.parametrize("repo", ["../../etc", "no-owner", "a/..", "/abs/olute", "a/b/c", "a/b\n", ".a/b"])
async def test_a_repository_can_not_leave_the_folder(hub: Hub, shelf: Shelf, repo: str) -> None:
    with pytest.raises(BadRequest, match="no repository"):
        await pulled(hub, shelf, repo=repo)
    assert not hub.seen


@pytest.mark.parametrize("name", ["../../../evil.gguf", ".hidden/x.gguf", "x\ny.gguf"])
async def test_a_file_can_not_leave_the_folder(hub: Hub, shelf: Shelf, name: str) -> None:
    hub.repos[REPO] = Repo({name: model(5000)})
    with pytest.raises(BadRequest, match="no name"):
        await pulled(hub, shelf, None)
    assert not hub.downloads


def test_the_rate_is_of_the_last_seconds() -> None:
    rate = Rate()
    assert rate.at(0.0, 0, 1000) == (0, None)
    assert rate.at(1.0, 100, 1000) == (100, 9)
    for second in range(2, 10):
        rate.at(float(second), 100 + 50 * (second - 1), 1000)
    assert rate.at(10.0, 550, 1000) == (50, 9)
    assert rate.at(11.0, 10, 1000) == (0, None)
