from ryxd.models.frames import Complete
from ryxd.models.worker.job import Job
from ryxd.models.worker.turns import PATIENCE, Turns


def job(number: int, owner: str = "", *, interactive: bool = True) -> Job:
    return Job(Complete(number, [["user", "x"]], interactive=interactive, owner=owner), [1], 0, 0.0, [1])


def drain(turns: Turns) -> list[int]:
    order = []
    while head := next(turns.heads(), None):
        turns.take(head)
        order.append(head.id)
    return order


def test_people_first_then_the_oldest() -> None:
    mine = Turns()
    for each in (job(1, interactive=False), job(2), job(3, interactive=False), job(4)):
        mine.put(each)
    assert drain(mine) == [2, 4, 1, 3]


def test_owners_take_turns_and_keep_their_order() -> None:
    mine = Turns()
    for number, owner in enumerate("aaabbc", 1):
        mine.put(job(number, owner))
    assert drain(mine) == [1, 4, 6, 2, 5, 3]


def test_who_comes_back_for_more_stands_behind_who_waits() -> None:
    mine = Turns()
    mine.put(job(1, "a"))
    mine.put(job(2, "b"))
    mine.take(next(mine.heads()))
    mine.put(job(3, "a"))
    assert drain(mine) == [2, 3]


def test_nobody_is_passed_for_ever() -> None:
    mine = Turns()
    background = job(0, interactive=False)
    mine.put(background)
    for number in range(1, 30):
        mine.put(job(number))
    order = drain(mine)
    assert order.index(0) == PATIENCE
    assert background.due


def test_who_was_pushed_back_is_the_first_of_its_class() -> None:
    mine = Turns()
    for each in (job(1, "a", interactive=False), job(2, "b", interactive=False)):
        mine.put(each)
    mine.back(job(3, "b", interactive=False))
    assert drain(mine) == [3, 1, 2]


def test_who_is_not_wanted_is_found_and_dropped() -> None:
    mine = Turns()
    mine.put(job(1, "a"))
    mine.put(job(2, "a", interactive=False))
    found = mine.find(2)
    assert found
    mine.drop(found)
    assert mine.find(2) is None
    assert len(mine) == 1
    assert drain(mine) == [1]
