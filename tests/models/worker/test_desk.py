import threading

import pytest

from ryxd.models.frames import Complete
from ryxd.models.worker.desk import Desk, weight


def job(number: int, text: str = "x") -> Complete:
    return Complete(number, [["user", text]])


def desk(**more) -> tuple[Desk, list[bool]]:
    interrupts: list[bool] = []
    return Desk(interrupts.append, **more), interrupts


def test_what_came_is_collected_once() -> None:
    mine, _ = desk()
    mine.put(job(1))
    mine.cancel(1)
    news = mine.collect(wait=True)
    assert ([job.id for job in news.jobs], news.cancelled, news.refused) == ([1], [1], [])
    assert mine.collect(wait=False).jobs == []


def test_who_waits_for_news_is_woken() -> None:
    mine, _ = desk()
    taken: list[int] = []
    thread = threading.Thread(target=lambda: taken.extend(job.id for job in mine.collect(wait=True).jobs))
    thread.start()
    mine.put(job(7))
    thread.join(10)
    assert taken == [7]


def test_only_a_step_for_nobody_else_is_interrupted() -> None:
    mine, interrupts = desk()
    mine.stepping([1, 2])
    mine.cancel(1)
    assert interrupts == []
    mine.stepped()
    mine.collect(wait=False)
    mine.stepping([2])
    mine.cancel(2)
    assert interrupts == [False, True]
    mine.stepped()
    assert interrupts[-1] is False
    mine.cancel(2)  # late
    assert interrupts[-1] is False


def test_a_cancel_right_before_the_step_interrupts_it_too() -> None:
    mine, interrupts = desk()
    mine.cancel(2)
    mine.stepping([1, 2])
    assert interrupts == []
    mine.stepped()
    mine.stepping([2])
    assert interrupts == [False, True]


@pytest.mark.parametrize("bound", [{"most": 2}, {"most_weight": 2 * weight(job(1))}])
def test_one_too_many_is_refused_until_one_is_done(bound: dict[str, int]) -> None:
    mine, _ = desk(**bound)
    for number in (1, 2, 3):
        mine.put(job(number))
    news = mine.collect(wait=False)
    assert [job.id for job in news.jobs] == [1, 2]
    assert [(refused.id, refused.code) for refused in news.refused] == [(3, "overloaded")]
    mine.left(1)
    mine.put(job(4))
    assert [job.id for job in mine.collect(wait=False).jobs] == [4]
