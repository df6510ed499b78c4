import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ryxd.files.door import Door
from tests.fakes.acting import Acting

NAMES = ["a", "b", "c", "d", "e"]


def contents(home):
    return {file.name: file.read_text() for file in home.iterdir() if file.is_file()}


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=st.permutations(NAMES))
async def test_any_permutation_of_names_is_done(tmp_path_factory, order):
    place = tmp_path_factory.mktemp("p")
    home = place / "anna"
    home.mkdir()
    for name in NAMES:
        (home / name).write_text(name)
    async with Door(place / "undo", trash=place / "Trash") as door:
        act = Acting(home, door)
        pairs = [{"path": f"~/{one}", "name": other} for one, other in zip(NAMES, order, strict=True)]
        if list(order) == NAMES:
            assert "no name changes" in await act.bad("rename_files", pairs=pairs)
            return
        await act.good("rename_files", pairs=pairs)
    assert contents(home) == {other: one for one, other in zip(NAMES, order, strict=True)}


@pytest.fixture
def photos(act):
    for name in ("IMG_1.jpg", "IMG_2.jpg", "IMG_10.jpg", "notes.txt", ".hidden.jpg"):
        (act.home / name).write_text(name)
    return act.home


async def test_names_are_numbered_in_their_natural_order_and_shown_before(act, photos):
    done = await act.good(
        "rename_files", folder="~", glob="*.jpg", find=r"^IMG_\d+", replace="holiday_{n:03}", regex=True
    )
    assert contents(photos) == {
        "holiday_001.jpg": "IMG_1.jpg", "holiday_002.jpg": "IMG_2.jpg", "holiday_003.jpg": "IMG_10.jpg",
        "notes.txt": "notes.txt", ".hidden.jpg": ".hidden.jpg",
    }  # fmt: skip
    assert act.question.effect.summary == "rename 3 files"
    assert act.question.effect.preview.split("\n")[2] == "~/IMG_10.jpg → ~/holiday_003.jpg"
    assert len(done["done"]) == 3


async def test_plain_text_and_groups(act, photos):
    await act.good("rename_files", folder="~", find="IMG_", replace="")
    assert {"1.jpg", "2.jpg", "10.jpg"} <= set(contents(photos))
    await act.good("rename_files", folder="~", find=r"^(\d+)\.jpg$", replace=r"photo-\1.jpeg", regex=True)
    assert {"photo-1.jpeg", "photo-2.jpeg", "photo-10.jpeg"} <= set(contents(photos))
    await act.good("rename_files", folder="~", find=".", replace=r"\1", glob="notes*")
    assert r"notes\1txt" in contents(photos)


async def test_collisions_are_found_before_anything_is_done(act, photos):
    before = contents(photos)
    error = await act.bad("rename_files", folder="~", glob="*.jpg", find=r"\d+", replace="x", regex=True)
    assert "would all be ~/IMG_x.jpg" in error
    error = await act.bad("rename_files", pairs=[{"path": "~/IMG_1.jpg", "name": "notes.txt"}, {"path": "~/IMG_2.jpg", "name": "z"}])
    assert "can't become ~/notes.txt, which is there already" in error
    two = [{"path": "~/IMG_1.jpg", "name": "y"}, {"path": "~/IMG_1.jpg", "name": "z"}]
    assert "two new names" in await act.bad("rename_files", pairs=two)
    assert contents(photos) == before
    assert act.user.questions == []


@pytest.mark.parametrize("name", ["a/b", "..", ".", "x" * 256])
async def test_what_is_no_name_is_refused(act, photos, name):
    assert "can't be a name" in await act.bad("rename_files", pairs=[{"path": "~/IMG_1.jpg", "name": name}])


async def test_what_can_not_be_understood_says_why(act, photos):
    (photos / "folder").mkdir()
    (photos / "folder/a.txt").write_text("")
    inside = [{"path": "~/folder", "name": "x"}, {"path": "~/folder/a.txt", "name": "y"}]
    assert "one after the other" in await act.bad("rename_files", pairs=inside)
    assert "no valid expression" in await act.bad("rename_files", folder="~", find="(", replace="x", regex=True)
    assert "no valid expression" in await act.bad("rename_files", folder="~", find="I", replace=r"\7", regex=True)
    assert "either pairs" in await act.bad("rename_files", folder="~")
    assert "either pairs" in await act.bad("rename_files")
    (photos / ("a" * 200)).write_text("")
    assert "too long" in await act.bad("rename_files", folder="~", find="(a|aa)+x$", replace="b", regex=True, glob="aaa*")
    assert "private" in await act.bad("rename_files", pairs=[{"path": "~/notes.txt", "name": ".env"}])


async def test_a_no_and_a_change_meanwhile_leave_all_names(act, photos):
    before = contents(photos)
    swap = [{"path": "~/IMG_1.jpg", "name": "IMG_2.jpg"}, {"path": "~/IMG_2.jpg", "name": "IMG_1.jpg"}]
    act.user.yes = False
    await act.bad("rename_files", pairs=swap)
    assert contents(photos) == before
    act.user.yes = True
    act.user.meanwhile = (photos / "IMG_2.jpg").unlink
    await act.bad("rename_files", pairs=swap)
    before.pop("IMG_2.jpg")
    assert contents(photos) == before
