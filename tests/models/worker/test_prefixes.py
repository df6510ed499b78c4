import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.models.worker.prefixes import LEAST, Prefixes
from tests.models.worker.conftest import Make

TOKENS = list(range(LEAST))
STATE = os.urandom(50_000)
SYSTEM = ("system", "You are a careful assistant that answers in one short sentence. " * 3)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "states"


def saved(folder: Path, identity: str = "model", parameters: str = "f16") -> Prefixes:
    mine = Prefixes(str(folder), identity, parameters)
    mine.save(TOKENS, STATE)
    mine.settle()
    return mine


def test_what_was_saved_is_there_after_a_restart_and_for_the_user_alone(folder: Path) -> None:
    saved(folder)
    assert Prefixes(str(folder), "model", "f16").load(TOKENS) == STATE
    [file] = folder.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_another_model_other_parameters_and_other_tokens_do_not_find_it(folder: Path) -> None:
    saved(folder)
    assert Prefixes(str(folder), "other", "f16").load(TOKENS) is None
    assert Prefixes(str(folder), "model", "q8_0").load(TOKENS) is None
    assert Prefixes(str(folder), "model", "f16").load([*TOKENS[:-1], 9]) is None
    assert Prefixes(str(folder), "model", "f16").load([*TOKENS, 9]) is None


@pytest.mark.parametrize(
    "change",
    [
        lambda raw: raw[:-1],
        lambda raw: raw + b"x",
        lambda raw: raw[:40],
        lambda _: b"",
        lambda raw: raw[:-1] + bytes([raw[-1] ^ 1]),
        lambda raw: b"X" + raw[1:],
        lambda raw: raw[:8] + bytes(32) + raw[40:],
    ],
    ids=["cut", "longer", "header", "empty", "one bit", "magic", "key"],
)
def test_a_damaged_file_is_ignored_and_removed(folder: Path, change: Callable[[bytes], bytes]) -> None:
    mine = saved(folder)
    [file] = folder.iterdir()
    file.write_bytes(change(file.read_bytes()))
    assert mine.load(TOKENS) is None
    assert list(folder.iterdir()) == []


def test_what_is_no_file_is_not_opened(folder: Path, tmp_path: Path) -> None:
    mine = saved(folder)
    [file] = folder.iterdir()
    elsewhere = tmp_path / "elsewhere"
    file.rename(elsewhere)
    file.symlink_to(elsewhere)
    assert mine.load(TOKENS) is None
    file.unlink()
    os.mkfifo(file)
    assert mine.load(TOKENS) is None
    assert elsewhere.exists()


def test_no_more_is_kept_than_may_be_and_the_longest_unused_goes(folder: Path) -> None:
    for number in range(6):
        mine = Prefixes(str(folder), f"model{number}", "f16", most=4 * len(STATE) + 1000)
        mine.save(TOKENS, STATE)
        mine.settle()
        os.utime(next(folder.glob(f"{mine._key(TOKENS).hex()}.state")), (number, number))
        # the first is used again and again
        Prefixes(str(folder), "model0", "f16").load(TOKENS)
    left = [number for number in range(6) if Prefixes(str(folder), f"model{number}", "f16").load(TOKENS)]
    assert left == [0, 3, 4, 5]


def test_one_too_large_is_not_saved(folder: Path) -> None:
    mine = Prefixes(str(folder), "model", "f16", most=100_000)
    assert mine.wants(TOKENS)
    mine.save(TOKENS, STATE)
    mine.settle()
    assert list(folder.iterdir()) == []
    assert not mine.wants(TOKENS)


def test_half_a_file_of_the_dead_is_swept_out(folder: Path) -> None:
    saved(folder)
    old, new = folder / ".x.1.half", folder / ".y.2.half"
    for half in (old, new):
        half.write_bytes(b"x")
    os.utime(old, (1, 1))
    Prefixes(str(folder), "model", "f16")
    assert (old.exists(), new.exists()) == (False, True)


def test_a_full_disk_is_no_error(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    mine = Prefixes(str(folder), "model", "f16")
    folder.rmdir()  # writing fails, as on a full disk
    mine.save(TOKENS, STATE)
    mine.settle()
    assert "a prefix is not saved" in capfd.readouterr().err
    assert mine.load(TOKENS) is None
    blocked = folder.parent / "file"
    blocked.write_text("")
    nowhere = Prefixes(str(blocked), "model", "f16")
    assert not nowhere.wants(TOKENS)
    assert nowhere.load(TOKENS) is None


def test_without_a_folder_or_a_name_nothing_is_kept(folder: Path) -> None:
    for mine in (Prefixes("", "model", "f16"), Prefixes(str(folder), "", "f16")):
        assert not mine.wants(TOKENS)
        assert mine.load(TOKENS) is None
    assert not folder.exists()
    assert not Prefixes(str(folder), "model", "f16").wants(TOKENS[:-1])


def test_a_fixed_prefix_is_saved_when_there_is_time_and_restored_by_the_next_worker(
    worker: Make, folder: Path
) -> None:
    store = {"store": str(folder), "identity": "tiny"}
    first = worker(**store)
    fresh = first.say(SYSTEM, "hello")
    assert fresh.tokens_cached == 0
    assert list(folder.iterdir()) == []  # not before the answer
    first.turns(1)
    first.prefixes.settle()
    assert len(list(folder.iterdir())) == 1
    second = worker(**store)
    again = second.say(SYSTEM, "hello")
    assert again.tokens_cached > 150
    assert again.text == fresh.text
    third = worker(**store | {"identity": "another"})
    assert third.say(SYSTEM, "hello").tokens_cached == 0


def test_a_state_that_llama_cpp_does_not_take_is_removed(worker: Make, folder: Path) -> None:
    first = worker(store=str(folder), identity="tiny")
    fresh = first.say(SYSTEM, "hello")
    [held] = [held for held in first.scheduler.sequences.all.values() if held.kind == "prefix"]
    first.prefixes.save(held.tokens, STATE)
    first.prefixes.settle()
    second = worker(store=str(folder), identity="tiny")
    again = second.say(SYSTEM, "hello")
    assert (again.tokens_cached, again.text) == (0, fresh.text)
    assert list(folder.iterdir()) == []
