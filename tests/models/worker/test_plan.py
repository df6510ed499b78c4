from ryxd.models.frames import Complete
from ryxd.models.worker.job import Job
from ryxd.models.worker.pace import Pace
from ryxd.models.worker.plan import plan
from ryxd.models.worker.sequences import Held


class Pending:
    def __init__(self, pending: list[int], wanted: int) -> None:
        self.pending, self.wanted = pending, wanted


def reader(number: int, left: int, *, have: int = 0, interactive: bool = True) -> Job:
    job = Job(Complete(number, [], interactive=interactive), [], 0, 0.0, [1] * (have + left))
    job.held = Held(number, "busy", [1] * have)
    return job


def writer(number: int, pending: list[int], wanted: int = 1) -> Job:
    job = reader(number, 0, have=5)
    job.writer = Pending(pending, wanted)  # type: ignore[assignment]
    return job


def slow(tokens: int) -> Pace:
    """So slow that just so many tokens of prompts are read beside who writes."""
    made = Pace(1.0)
    made.saw(0, 100, 100 / tokens)
    return made


def counts(parts) -> dict[int, tuple[int, int]]:
    return {part.job.id: (len(part.tokens), part.wanted) for part in parts}


def test_everyone_who_writes_then_as_much_of_prompts_as_time_allows() -> None:
    jobs = [reader(1, 1000), writer(2, [7]), writer(3, [7, 8, 9], 3)]
    assert counts(plan(jobs, slow(64), 256, 64)) == {2: (1, 1), 3: (3, 3), 1: (64, 0)}
    assert counts(plan(jobs, slow(64), 20, 64)) == {2: (1, 1), 3: (3, 3), 1: (16, 0)}


def test_the_end_of_a_prompt_wants_its_logits() -> None:
    assert counts(plan([reader(1, 10)], slow(64), 256, 64)) == {1: (10, 1)}
    assert counts(plan([reader(1, 10)], Pace(0.2), 10, 64)) == {1: (10, 1)}
    assert counts(plan([reader(1, 10)], Pace(0.2), 9, 64)) == {1: (9, 0)}


def test_people_and_the_nearly_done_come_first_and_nobody_is_starved() -> None:
    jobs = [reader(1, 500, interactive=False), reader(2, 500), reader(3, 20), writer(4, [7])]
    assert counts(plan(jobs, slow(64), 256, 64)) == {4: (1, 1), 1: (16, 0), 3: (20, 1), 2: (28, 0)}


def test_drafts_are_fed_together_or_not_at_all() -> None:
    jobs = [writer(1, [7] * 6), writer(2, [7, 8, 9], 3)]
    assert counts(plan(jobs, slow(64), 8, 64)) == {1: (6, 1)}
    forced = [writer(1, [7] * 6, 2)]
    assert counts(plan(forced, slow(64), 5, 64)) == {1: (4, 0)}


def test_who_lost_its_cells_reads_what_it_wrote_and_goes_on() -> None:
    job = writer(1, [9])
    job.held = Held(1, "busy", [1, 1])
    [part] = plan([job], slow(64), 256, 64)
    assert (part.tokens, part.wanted, part.answer) == ([1, 1, 1, 9], 1, False)


def test_more_logits_than_there_is_room_for_wait_for_the_next_step() -> None:
    jobs = [writer(1, [7, 8, 9], 3), writer(2, [6, 7, 8, 9], 3), reader(3, 10)]
    assert counts(plan(jobs, slow(64), 256, 4)) == {1: (3, 3), 2: (1, 0), 3: (10, 1)}
    assert counts(plan(jobs, slow(64), 256, 3)) == {1: (3, 3), 2: (1, 0), 3: (9, 0)}
