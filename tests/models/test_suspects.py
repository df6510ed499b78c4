import itertools
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.models.suspects import STUBBORN, SUSPECT, blamed, next_to_run

MOST = 3


@dataclass(eq=False)
class Job:
    """What the policy sees of a request, and how it really is: `end` steps long, deadly at step `kills`."""

    id: int
    end: int = 10
    kills: int | None = None
    sent: bool = False
    begun: bool = False
    beyond: bool = False
    deaths: int = 0
    company: int = 0
    step: int = 0
    best: int = 0

    def again(self, company: int) -> None:
        if company:
            self.deaths, self.company = self.deaths + 1, company
        self.sent = self.begun = self.beyond = False
        self.step = 0


def ids(jobs: list[Job]) -> list[int]:
    return [job.id for job in jobs]


def jobs(count: int, **common) -> list[Job]:
    return [Job(number, **common) for number in range(1, count + 1)]


def test_all_run_together_as_long_as_nobody_is_suspected() -> None:
    waiting = jobs(8, deaths=SUSPECT - 1, company=8)
    assert ids(next_to_run(waiting)) == [1, 2, 3, 4, 5, 6, 7, 8]
    waiting[2].sent = True
    assert 3 not in ids(next_to_run(waiting))


@pytest.mark.parametrize(("company", "group"), [(8, 4), (5, 2), (3, 1), (2, 1), (1, 1)])
def test_suspects_run_in_halves_of_those_that_died_together(company: int, group: int) -> None:
    waiting = [*jobs(8, deaths=SUSPECT, company=company), Job(9)]
    assert ids(next_to_run(waiting)) == list(range(1, group + 1))


def test_who_died_in_the_smallest_company_is_tried_first() -> None:
    waiting = [*jobs(4, deaths=2, company=8), Job(5, deaths=3, company=4), Job(6, deaths=3, company=4)]
    assert ids(next_to_run(waiting)) == [5, 6]


def test_nobody_joins_a_trial() -> None:
    waiting = [*jobs(4, deaths=2, company=8), Job(5)]
    for job in waiting[:2]:
        job.sent = True
    assert next_to_run(waiting) == []


def test_those_who_were_cleared_run_on_beside_the_next_trial() -> None:
    waiting = jobs(4, deaths=2, company=4)
    for job in waiting[:2]:
        job.sent = job.beyond = True
    assert ids(next_to_run(waiting)) == [3, 4]


def test_the_last_suspect_runs_alone() -> None:
    other, last = Job(1, sent=True), Job(2, deaths=3, company=1)
    assert next_to_run([other, last]) == []
    assert ids(next_to_run([last, Job(3)])) == [2]


def test_one_that_died_too_often_is_not_cleared_by_getting_further() -> None:
    stubborn = Job(1, deaths=STUBBORN, company=8, beyond=True, sent=True)
    assert next_to_run([stubborn, Job(2)]) == []


def test_suspects_are_blamed_before_those_who_ran_beside_them() -> None:
    suspect, other = Job(1, begun=True, deaths=2, company=2), Job(2, begun=True)
    assert ids(blamed([suspect, other, Job(3)])) == [1]
    assert ids(blamed([other, Job(3, begun=True), Job(4)])) == [2, 3]


def run(everybody: list[Job], accidents: set[int]) -> tuple[list[int], list[int], int]:
    """A worker after another; who was answered, who was given up, and how many workers died."""
    left, answered, convicted, deaths = list(everybody), [], [], 0
    for moment in itertools.count():
        if not left:
            return answered, convicted, deaths
        for job in next_to_run(left):
            job.sent = job.begun = True
        at_work = [job for job in left if job.begun]
        assert at_work, "somebody waits, and nobody works"
        if moment in accidents or any(job.step == job.kills for job in at_work):
            deaths += 1
            group = blamed(left)
            for job in left:
                job.again(len(group) if job in group else 0)
            if len(at_work) == 1 and at_work[0].deaths >= MOST:
                left.remove(at_work[0])
                convicted.append(at_work[0].id)
            continue
        for job in at_work:
            job.step += 1
            if job.step > job.best:
                job.best, job.beyond = job.step, True
            if job.step == job.end:
                left.remove(job)
                answered.append(job.id)
    raise AssertionError


JOBS = st.lists(st.tuples(st.integers(1, 12), st.none() | st.integers(0, 11)), min_size=1, max_size=8)


@given(JOBS)
def test_the_guilty_are_found_and_the_innocent_answered(shapes: list[tuple[int, int | None]]) -> None:
    everybody = [Job(number, end, kills) for number, (end, kills) in enumerate(shapes)]
    guilty = {job.id for job in everybody if job.kills is not None and job.kills < job.end}
    answered, convicted, deaths = run(everybody, set())
    assert set(convicted) == guilty
    assert set(answered) == {job.id for job in everybody} - guilty
    assert deaths <= 8 * max(1, len(guilty))


@given(st.lists(st.integers(1, 12), min_size=1, max_size=8), st.integers(0, 40))
def test_two_accidents_harm_nobody(ends: list[int], moment: int) -> None:
    everybody = [Job(number, end) for number, end in enumerate(ends)]
    answered, convicted, _ = run(everybody, {moment, moment + 1})
    assert (len(answered), convicted) == (len(ends), [])
