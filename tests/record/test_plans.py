"""The file of kept plans: it lasts, is bounded, and a broken one is an empty one."""

from pathlib import Path

import pytest

from ryxd.core.recipe import Recipe
from ryxd.record import plans
from ryxd.record.plans import Plans
from ryxd.wire.errors import JournalError


def recipe(key: str) -> Recipe:
    return Recipe(key, f"do {key}", "r1", ("a",), {"plan": []}, exact=False, relies="x", folders=("/tmp",))


async def test_what_is_kept_is_there_after_a_restart(tmp_path: Path) -> None:
    first = Plans(tmp_path / "state/plans.json")
    await first.keep(recipe("one"))
    await first.keep(recipe("two"))
    assert await first.find("none") is None
    second = Plans(tmp_path / "state/plans.json")
    assert await second.find("one") == recipe("one")
    assert [(each.name, each.hits) for each in await second.all()] == [("p1", 1), ("p2", 0)]
    await second.drop("one")
    await second.drop("one")
    assert [each.name for each in await Plans(tmp_path / "state/plans.json").all()] == ["p2"]
    assert (tmp_path / "state/plans.json").stat().st_mode & 0o777 == 0o600


async def test_the_oldest_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plans, "MOST", 2)
    kept = Plans(tmp_path / "plans.json")
    for key in ("one", "two"):
        await kept.keep(recipe(key))
    assert await kept.find("one")
    await kept.keep(recipe("three"))
    assert [each.recipe.key for each in await kept.all()] == ["three", "one"]
    await kept.keep(recipe("one"))  # the same again keeps its name
    assert [each.name for each in await kept.all()] == ["p1", "p3"]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"plans": [1]}', '{"plans": [{"name": "p1"}]}'])
async def test_a_broken_file_is_an_empty_one(tmp_path: Path, text: str) -> None:
    (tmp_path / "plans.json").write_text(text)
    kept = Plans(tmp_path / "plans.json")
    assert await kept.all() == ()
    await kept.keep(recipe("one"))
    assert len(await Plans(tmp_path / "plans.json").all()) == 1


async def test_what_is_too_large_is_not_kept_and_a_disk_that_refuses_is_told(tmp_path: Path) -> None:
    kept = Plans(tmp_path / "plans.json")
    await kept.keep(Recipe("big", "x" * plans.LARGEST, "r1", (), {}, exact=True, relies=""))
    assert await kept.all() == ()
    (tmp_path / "file").write_text("")
    with pytest.raises(JournalError, match="can't be kept"):
        await Plans(tmp_path / "file/plans.json").keep(recipe("one"))
