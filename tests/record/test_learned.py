"""Proposals lie as files until the user decides; what was decided stays decided."""

from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.record.learned import Learned, Proposal
from ryxd.wire.errors import JournalError

ONE = Proposal("unbox", "gate", "k1", "a rule", ("why",), ("r3", "r2", "r1"), "a = 1\n")
TWO = Proposal("tax", "tasks", "k2", "a type", (), ("r9",), "b = 1\n")


async def names(learned: Learned, *found: Proposal) -> list[str]:
    return [each.name for each in await learned.offer(found)]


async def test_what_is_offered_is_a_file_and_is_there_after_a_restart(tmp_path: Path) -> None:
    first = Learned(tmp_path / "learned")
    assert await names(first, ONE, TWO) == ["unbox", "tax"]
    assert first.file(ONE).read_text() == "a = 1\n"
    assert first.file(ONE).stat().st_mode & 0o777 == 0o600
    again = Learned(tmp_path / "learned")
    assert await again.open() == (ONE, TWO)
    # found anew with more runs it is the same one, not found any more it is gone
    assert await names(again, replace(ONE, text="a = 2\n")) == ["unbox"]
    assert (first.file(ONE).read_text(), first.file(TWO).exists()) == ("a = 2\n", False)


async def test_what_was_edited_stays_as_it_is(tmp_path: Path) -> None:
    learned = Learned(tmp_path)
    await learned.offer([ONE, TWO])
    learned.file(ONE).write_text("mine = 1\n")
    assert await names(Learned(tmp_path), replace(ONE, text="a = 2\n"), TWO) == ["unbox", "tax"]
    assert await names(Learned(tmp_path)) == ["unbox"]
    assert await learned.read(ONE) == "mine = 1\n"
    # another one of that name waits until there is room for it
    assert await names(Learned(tmp_path), replace(ONE, key="k3")) == ["unbox"]
    assert learned.file(ONE).read_text() == "mine = 1\n"


async def test_what_was_decided_is_not_offered_again_under_whatever_name(tmp_path: Path) -> None:
    learned = Learned(tmp_path)
    await learned.offer([ONE])
    await learned.decided(ONE)
    assert not learned.file(ONE).exists()
    again = Learned(tmp_path)
    assert await names(again, ONE) == []
    assert await names(again, replace(ONE, key="k3", name="box", runs=("r4", "r3", "r2"))) == []
    assert await names(again, replace(ONE, key="k3", name="box", runs=("r6", "r5", "r3"))) == ["box"]
    assert await names(again, replace(ONE, key="k4", folder="tasks")) == ["unbox"]


async def test_a_rule_that_rests_rests_after_a_restart_and_no_other(tmp_path: Path) -> None:
    await Learned(tmp_path).set_aside("d1", "it broke")
    again = Learned(tmp_path)
    assert (await again.why("d1"), await again.why("d2")) == ("it broke", "")


@pytest.mark.parametrize("broken", ["", "[]", "{", '{"proposals": {"k": {}}, "digests": {}, "decided": {}, "aside": {}}', '{"proposals": 3}'])
async def test_a_broken_file_is_an_empty_one_and_no_request_fails_of_it(tmp_path: Path, broken: str) -> None:
    (tmp_path / "learned.json").write_text(broken)
    learned = Learned(tmp_path)
    assert (await learned.open(), await learned.why("d")) == ((), "")
    assert await names(learned, ONE) == ["unbox"]


async def test_what_is_replaced_or_taken_away_is_kept(tmp_path: Path) -> None:
    learned, target = Learned(tmp_path / "learned"), tmp_path / "config" / "gate" / "unbox.toml"
    assert await learned.put(ONE, target, "new\n") is None
    kept = await learned.put(ONE, target, "newer\n")
    assert kept is not None
    assert (target.read_text(), kept.read_text()) == ("newer\n", "new\n")
    gone = await learned.take_away("gate", target)
    assert (target.exists(), gone.read_text()) == (False, "newer\n")
    with pytest.raises(JournalError, match="taken away"):
        await learned.take_away("gate", target)
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="can't be written"):
        await learned.put(ONE, tmp_path / "file" / "x.toml", "new\n")
