"""Taking back one part of a text that was changed since."""

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.files import merge
from ryxd.files.merge import CannotMerge, Merged

BASE = b"one\ntwo\nRYX\nfour\nfive\nsix\n"
BEFORE = b"one\ntwo\nthree\nfour\nfive\nsix\n"


async def test_only_ryxs_part_is_taken_back() -> None:
    now = b"ONE\ntwo\nRYX\nfour\nfive\nsix\nseven\n"
    assert await merge.merge(now, BASE, BEFORE) == Merged(b"ONE\ntwo\nthree\nfour\nfive\nsix\nseven\n")


async def test_the_same_lines_changed_by_both_are_a_conflict_which_is_shown() -> None:
    merged = await merge.merge(BASE.replace(b"RYX", b"mine"), BASE, BEFORE)
    assert merged.conflict.splitlines() == [
        "<<<<<<< now", "mine", "||||||| what ryx wrote", "RYX", "=======", "three", ">>>>>>> before",
    ]  # fmt: skip


@pytest.mark.parametrize("end", [b"\r\n", b"\n"])
async def test_line_ends_stay(end: bytes) -> None:
    def ended(text: bytes) -> bytes:
        return text.replace(b"\n", end)

    now = BASE + b"more\n"
    assert (await merge.merge(ended(now), ended(BASE), ended(BEFORE))).data == ended(BEFORE + b"more\n")


async def test_a_last_line_without_an_end_keeps_none() -> None:
    assert (await merge.merge(BASE + b"x", BASE, BEFORE)).data == BEFORE + b"x"


async def test_bytes_that_are_no_utf8_are_text_all_the_same() -> None:
    assert (await merge.merge(b"\xe4\n" + BASE, BASE, BEFORE)).data == b"\xe4\n" + BEFORE


async def test_what_is_no_text_is_not_merged() -> None:
    with pytest.raises(CannotMerge, match="no text"):
        await merge.merge(b"a\0", b"b", b"c")


async def test_what_is_very_large_is_not_merged() -> None:
    with pytest.raises(CannotMerge, match="16 MiB"):
        await merge.merge(b"a" * (merge.LARGEST + 1), b"b", b"c")


async def test_without_git_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(CannotMerge, match="git"):
        await merge.merge(BASE, BASE, BEFORE)


async def test_the_users_git_configuration_changes_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".gitconfig").write_text("[merge]\n conflictStyle = merge\n[core]\n autocrlf = true\n")
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", str(tmp_path / ".gitconfig"))
    merged = await merge.merge(BASE.replace(b"RYX", b"mine"), BASE, BEFORE)
    assert "||||||| what ryx wrote" in merged.conflict
    assert b"\r" not in merged.data


async def test_a_cancelled_merge_leaves_no_process(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told = tmp_path / "pid"
    (tmp_path / "git").write_text(f"#!/bin/sh\necho $$ > {told}.new; mv {told}.new {told}\nexec sleep 60\n")
    (tmp_path / "git").chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    task = asyncio.create_task(merge.merge(BASE, BASE, BEFORE))
    async with asyncio.timeout(20):
        while not told.exists():
            await asyncio.sleep(0.01)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    with pytest.raises(ProcessLookupError):
        os.kill(int(told.read_text()), 0)


lines = st.lists(st.sampled_from([b"a\n", b"b\n", b"c\n", b"d\n", b"e\n"]), max_size=8).map(b"".join)


@settings(max_examples=25, deadline=None)
@given(now=lines, base=lines)
def test_taking_back_nothing_changes_nothing_and_taking_back_all_of_it_gives_what_was_before(
    now: bytes, base: bytes
) -> None:
    async def check() -> None:
        assert (await merge.merge(now, base, base)) == Merged(now)
        assert (await merge.merge(base, base, now)) == Merged(now)

    asyncio.run(check())
