import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.models.residency import Held, Room, Verdict, decide, relieve

G = 1 << 30


def held(name: str, ram: int, *, vram: int = 0, reload: float = 5, idle: float = 100, **more: bool) -> Held:
    return Held(name, Room(ram * G, vram * G), reload, idle, **more)


SMALL = held("small", 2, resident=True)
MEDIUM = held("medium", 5)
LARGE = held("large", 9, reload=20)


@pytest.mark.parametrize(
    ("need", "free", "loaded", "unload"),
    [
        (Room(3 * G), Room(4 * G), [SMALL, MEDIUM], ()),
        (Room(8 * G), Room(4 * G), [SMALL, MEDIUM], ("medium",)),
        # nothing else helps, so the resident one goes too
        (Room(11 * G), Room(4 * G), [SMALL, MEDIUM], ("medium", "small")),
        # the small one would do, but is kept as long as the medium one does as well
        (Room(6 * G), Room(4 * G), [SMALL, MEDIUM], ("medium",)),
        # one that loads fast goes before one that loads slowly
        (Room(6 * G), Room(4 * G), [LARGE, MEDIUM], ("medium",)),
        # one that nobody used for long goes before one that was used just now
        (Room(6 * G), Room(4 * G), [held("large", 9, idle=9999), held("medium", 5, idle=1)], ("large",)),
        # one is enough where two would be cheaper each
        (Room(12 * G), Room(4 * G), [LARGE, MEDIUM, SMALL], ("large",)),
        (Room(0, 6 * G), Room(0, 2 * G), [held("a", 1, vram=4), held("b", 9)], ("a",)),
        (Room(4 * G, 6 * G), Room(0, 2 * G), [held("a", 1, vram=4), held("b", 9)], ("a", "b")),
        # memory that is short already is no matter to what needs none of it
        (Room(0, 1 * G), Room(-1 * G, 2 * G), [MEDIUM], ()),
        (Room(6 * G), Room(4 * G), [held("a", 5, busy=True), held("b", 5, pinned=True), LARGE], ("large",)),
    ],
)
def test_who_goes(need: Room, free: Room, loaded: list[Held], unload: tuple[str, ...]) -> None:
    verdict = decide(need, free, loaded)
    assert (verdict.fits, verdict.unload) == (True, unload)
    assert all(name in verdict.why for name in unload)


@pytest.mark.parametrize(
    ("need", "loaded", "says"),
    [
        (Room(9 * G), [], ["9.0 GiB of memory are needed and 4.0 GiB are free"]),
        (Room(99 * G), [MEDIUM], ["4.0 GiB are free, 9.0 GiB if other models were unloaded"]),
        (Room(9 * G), [held("medium", 9, busy=True)], ["medium is busy"]),
        (Room(9 * G), [held("large", 9, pinned=True)], ["large is pinned"]),
        (Room(1 * G, 3 * G), [], ["3.0 GiB of GPU memory are needed and 512 MiB are free"]),
    ],
)
def test_why_it_does_not_fit(need: Room, loaded: list[Held], says: list[str]) -> None:
    verdict = decide(need, Room(4 * G, G // 2), loaded)
    assert (verdict.fits, verdict.unload) == (False, ())
    assert all(words in verdict.why for words in says), verdict.why


def test_a_resident_model_can_be_left_alone_whatever_it_costs() -> None:
    assert decide(Room(5 * G), Room(4 * G), [SMALL]).unload == ("small",)
    alone = decide(Room(5 * G), Room(4 * G), [SMALL], residents=False)
    assert not alone.fits
    assert "small is kept" in alone.why


def test_when_memory_is_short_the_cheapest_for_its_size_goes() -> None:
    assert relieve([SMALL, MEDIUM, held("large", 9, reload=5)]) == "large"
    assert relieve([SMALL, held("a", 5, busy=True), held("b", 5, pinned=True)]) is None
    assert relieve([]) is None


SIZES = st.integers(0, 12)
ANY = st.builds(
    lambda number, ram, vram, reload, idle, busy, pinned, resident: Held(
        f"m{number}", Room(ram, vram), reload, idle, busy, pinned, resident
    ),
    st.integers(0, 99),
    SIZES,
    SIZES,
    st.floats(0, 100),
    st.floats(0, 1000),
    st.booleans(),
    st.booleans(),
    st.booleans(),
)


@given(
    st.builds(Room, SIZES, SIZES),
    st.builds(Room, st.integers(-3, 12), st.integers(-3, 12)),
    st.lists(ANY, max_size=5, unique_by=lambda one: one.name),
)
def test_what_always_holds(need: Room, free: Room, loaded: list[Held]) -> None:
    verdict = decide(need, free, loaded)
    going = [one for one in loaded if one.name in verdict.unload]
    assert not any(one.busy or one.pinned for one in going)
    after = sum((one.gives for one in going), free)
    if verdict.fits:
        assert after.holds(need)
        for one in going:  # not one of them goes for nothing
            assert not sum((other.gives for other in going if other is not one), free).holds(need)
    else:
        assert not going
        assert verdict.why
        assert not sum((one.gives for one in loaded if not (one.busy or one.pinned)), free).holds(need)
    assert decide(need, free, loaded[::-1]) == verdict or not verdict.fits
    if any(one.resident for one in going):
        assert not decide(need, free, loaded, residents=False).fits
    victim = relieve(loaded)
    assert not any(one.busy or one.pinned or one.resident for one in loaded if one.name == victim)


def test_a_verdict_is_the_same_every_time() -> None:
    twins = [held("b", 5), held("a", 5)]
    assert {decide(Room(6 * G), Room(4 * G), some) for some in (twins, twins[::-1])} == {
        Verdict(fits=True, unload=("a",), why="a had to make room")
    }
