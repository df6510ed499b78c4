import threading

from ryxd.models.frames import Complete
from ryxd.models.worker.desk import Desk


def job(number: int, *, interactive: bool = True) -> Complete:
    return Complete(number, [["user", "x"]], interactive=interactive)


def desk() -> tuple[Desk, list[bool]]:
    interrupts: list[bool] = []
    return Desk(interrupts.append), interrupts


def test_the_user_comes_first_then_the_oldest() -> None:
    mine, _ = desk()
    for each in (job(1, interactive=False), job(2), job(3, interactive=False), job(4)):
        mine.put(each)
    assert [mine.take().id for _ in range(4)] == [2, 4, 1, 3]


def test_a_request_cancelled_while_it_waits_is_never_taken() -> None:
    mine, interrupts = desk()
    mine.put(job(1))
    mine.put(job(2))
    mine.cancel(1)
    assert mine.take().id == 2
    assert not mine.unwanted()
    assert interrupts == []


def test_a_request_cancelled_while_it_is_answered_is_interrupted_and_the_next_is_not() -> None:
    mine, interrupts = desk()
    mine.put(job(1))
    mine.put(job(2))
    mine.take()
    mine.cancel(1)
    assert mine.unwanted()
    assert interrupts == [True]
    mine.done()
    assert interrupts[-1] is False
    assert mine.take().id == 2
    mine.cancel(1)  # late
    assert not mine.unwanted()
    assert interrupts[-1] is False


def test_who_waits_for_work_is_woken() -> None:
    mine, _ = desk()
    taken: list[int] = []
    thread = threading.Thread(target=lambda: taken.append(mine.take().id))
    thread.start()
    mine.put(job(7))
    thread.join(10)
    assert taken == [7]
