from ryxd.models.worker.pace import DRAFTS, LEAST, UNKNOWN, Pace


def pace(*, one: float = 0.02, more: float = 0.01, aim: float = 0.2) -> Pace:
    """Of a machine where a step takes `one`, and `more` for each further token."""
    made = Pace(aim)
    for _ in range(20):
        made.saw(1, 0, one)
        made.saw(4, 0, one + 3 * more)
        made.saw(1, 50, one + 50 * more)
    return made


def test_a_step_beside_who_writes_takes_about_as_long_as_it_may() -> None:
    tokens = pace().reading(1, 512)
    assert abs(0.02 + tokens * 0.01 - 0.2) < 0.02
    assert pace().reading(4, 512) < tokens


def test_alone_it_may_take_longer() -> None:
    assert pace().reading(0, 512) > 4 * pace().reading(1, 512)
    assert pace(more=1e-5).reading(0, 512) == 512


def test_nobody_is_starved_however_slow_it_is() -> None:
    assert pace(more=1.0).reading(4, 512) == LEAST
    assert pace(more=1.0).reading(4, 3) == 3


def test_who_reads_gets_as_much_of_a_step_as_many_who_write() -> None:
    slow = pace(one=0.3, more=0.02)
    assert slow.writing(8) > 0.2  # more than a step should take
    assert abs(slow.reading(8, 512) * 0.02 - slow.writing(8)) < 0.03


def test_a_machine_that_is_not_known_yet_is_asked_for_little() -> None:
    assert Pace(0.2).reading(0, 512) == UNKNOWN


def test_one_hiccup_changes_little_and_a_slower_machine_all() -> None:
    mine = pace()
    before = mine.reading(1, 512)
    mine.saw(1, 10, 30.0)
    assert mine.reading(1, 512) > before / 3
    for _ in range(20):
        mine.saw(1, 10, 0.02 + 10 * 0.05)
    assert mine.reading(1, 512) == LEAST


def test_drafts_are_worth_it_where_a_token_more_costs_little() -> None:
    cheap, dear = pace(more=0.0005), pace(more=0.015)
    assert cheap.drafts(0.9) == DRAFTS
    assert 0 < cheap.drafts(0.5) < DRAFTS
    assert [dear.drafts(0.3) for _ in range(10)] == [0] * 10
    assert max(dear.drafts(0.3) for _ in range(40)) == 1  # now and then one is tried
