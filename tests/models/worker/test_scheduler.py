import json
import random
from pathlib import Path

import pytest

from ryxd.models.frames import Answered, Beat, Begun, Complete, Texts, Unanswered
from ryxd.models.worker.batch import Feed
from ryxd.models.worker.context import Full
from ryxd.models.worker.drafts import Drafts
from ryxd.models.worker.scheduler import Scheduler
from ryxd.models.worker.writer import Writer
from tests.fakes import ggufs
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.worker.conftest import Make, Worker

SYSTEM = ("system", "You are a careful assistant that answers in one short sentence. " * 3)
TOPICS = ("rain", "a longer question about the history of trains", "why?", "x" * 40, "names of rivers")


def steps(worker: Worker) -> list[dict[int, int]]:
    """From now on: how many tokens of each request were in each step."""
    seen: list[dict[int, int]] = []
    real = worker.context.decode

    def decode(feeds):
        jobs = {job.held.id: job.id for job in worker.scheduler._active if job.held}
        seen.append({jobs[feed.sequence]: len(feed.tokens) for feed in feeds})
        return real(feeds)

    worker.context.decode = decode  # type: ignore[method-assign]
    return seen


def test_together_they_say_what_each_says_alone(worker: Make) -> None:
    alone = [worker().say(text, max_tokens=24).text for text in TOPICS]
    together = worker()
    numbers = [together.ask(text, max_tokens=24) for text in TOPICS]
    together.run()
    assert [together.end(number).text for number in numbers] == alone
    assert [together.told(number) for number in numbers] == alone


def test_calls_under_a_schema_are_the_same_together(worker: Make, small: Path) -> None:
    together = worker(small, context=512)
    numbers = {together.ask(text, schema=SCHEMA, max_tokens=96): wanted for text, wanted in REQUESTS.items()}
    together.run()
    for number, wanted in numbers.items():
        answer = together.end(number)
        assert (json.loads(answer.text), answer.stop) == (wanted, "grammar")


def test_who_comes_later_joins_and_who_is_done_leaves(worker: Make) -> None:
    mine = worker()
    alone = [worker().say(text, max_tokens=count).text for text, count in (("one", 40), ("two", 6), ("three", 9))]
    seen = steps(mine)
    first = mine.ask("one", max_tokens=40)
    mine.turns(10)
    second = mine.ask("two", max_tokens=6)
    mine.turns(12)
    third = mine.ask("three", max_tokens=9)
    mine.run()
    assert [mine.end(number).text for number in (first, second, third)] == alone
    assert mine.order(Answered) == [second, third, first]
    assert {first} in map(set, seen)
    assert {first, second} in map(set, seen)
    assert {first, third} in map(set, seen)


def test_the_same_seed_says_the_same_in_any_company(worker: Make) -> None:
    def say(seed: int, *others: str) -> str:
        mine = worker()
        # a few tokens only: some processors add up two sequences in another order than one, and chance hangs on the last bit
        number = mine.ask("hi", max_tokens=8, temperature=1.0, seed=seed)
        for other in others:
            mine.ask(other, max_tokens=8, temperature=1.0, seed=seed)
        mine.run()
        return mine.told(number)

    assert say(3) == say(3) == say(3, "hello") != say(4)


def test_texts_are_sent_once_a_step_and_every_step_is_heard(worker: Make) -> None:
    mine = worker()
    for text in TOPICS:
        mine.ask(text)
    seen = steps(mine)
    mine.run()
    heard = [message for message in mine.sent if isinstance(message, Texts | Beat)]
    assert len(heard) == len(seen)
    assert max(len(message.pieces) for message in heard if isinstance(message, Texts)) == len(TOPICS)
    begun = {message.id: at for at, message in enumerate(mine.sent) if isinstance(message, Begun)}
    ended = {message.id: at for at, message in enumerate(mine.sent) if isinstance(message, Answered)}
    assert all(begun[number] < ended[number] for number in begun)
    assert sorted(begun) == sorted(ended) == [1, 2, 3, 4, 5]


def test_a_long_prompt_does_not_stop_who_writes(worker: Make) -> None:
    mine = worker(context=4096, chunk=0.01, draft=False)
    first = mine.ask("one", max_tokens=1000)
    mine.turns(5)
    seen = steps(mine)
    second = mine.ask("many words " * 80, max_tokens=3)
    while mine.end(second) is None:
        mine.turns(1)
    assert all(step[first] == 1 for step in seen)
    reading = [step[second] for step in seen if second in step]
    assert len(reading) > 4
    assert max(reading) < 800
    mine.desk.cancel(first)
    mine.run()


def test_a_person_s_prompt_is_read_before_others_but_not_alone(worker: Make) -> None:
    mine = worker(context=4096)
    background = mine.ask("b " * 1000, interactive=False, max_tokens=2)
    mine.turns(1)
    seen = steps(mine)
    person = mine.ask("p " * 1000, max_tokens=2)
    mine.run()
    assert mine.order(Answered) == [person, background]
    both = [step for step in seen if len(step) == 2]
    assert both
    assert sum(step[person] for step in both) > sum(step[background] for step in both) > 0


def test_who_can_never_be_answered_is_told_before_anything_is_decoded(worker: Make) -> None:
    mine = worker()
    seen = steps(mine)
    number = mine.ask("word " * 600)
    mine.turns(1)
    told = mine.end(number)
    assert isinstance(told, Unanswered)
    assert told.code == "context_full"
    assert told.tokens > told.room == 1024
    assert seen == []
    busy = mine.ask("go on", max_tokens=200)
    mine.turns(3)
    late = mine.ask("word " * 600)
    mine.turns(1)
    assert mine.end(late).code == "context_full"
    assert mine.end(busy) is None
    mine.run()


def test_an_answer_may_fill_the_context_to_its_end(worker: Make) -> None:
    mine = worker(cells=1024)
    answer = mine.say("hi", max_tokens=9999)
    assert answer.stop == "length"
    # the last token is told without being decoded
    assert answer.tokens_in + answer.tokens_out == 1024 + 1
    assert mine.say("hello").stop == "length"


def test_one_request_s_mistake_is_its_own(worker: Make, capfd: pytest.CaptureFixture[str]) -> None:
    class Odd(Writer):
        def fail(self, where: str) -> None:
            if self._job.messages[-1][1] == f"bad in {where}" and len(self._written) == 3:
                raise ZeroDivisionError("an odd mistake")

        def prepare(self):
            self.fail("prepare")

        def take(self, rows):
            self.fail("take")
            return super().take(rows)

    mine = worker()
    begin = mine.writers.begin

    def odd(job: Complete, prompt: list[int]) -> Writer:
        writer = begin(job, prompt)
        writer.__class__ = Odd
        return writer

    mine.writers.begin = odd  # type: ignore[method-assign]
    good, other = mine.ask("good"), mine.ask("x", schema={"enum": []})
    bad, worse = mine.ask("bad in take"), mine.ask("bad in prepare")
    mine.run()
    assert mine.end(good).text == worker().say("good").text
    assert (mine.end(bad).code, mine.end(bad).error) == ("broken", "an odd mistake")
    assert (mine.end(worse).code, mine.end(worse).error) == ("broken", "an odd mistake")
    assert mine.end(other).code == "refused"
    assert "ZeroDivisionError" in capfd.readouterr().err
    assert mine.say("again").stop == "length"


def test_a_token_that_is_none_fails_its_request_only(worker: Make) -> None:
    class Odd(Writer):
        def take(self, rows):
            taken = super().take(rows)
            self.pending = [10**6]
            return taken

    mine = worker()
    good = mine.ask("good")
    mine.turns(1)
    begin = mine.writers.begin

    def odd(job: Complete, prompt: list[int]) -> Writer:
        writer = begin(job, prompt)
        writer.__class__ = Odd
        return writer

    mine.writers.begin = odd  # type: ignore[method-assign]
    bad = mine.ask("bad")
    mine.run()
    assert mine.end(bad).code == "broken"
    assert mine.end(good).text == worker().say("good").text


# --- cancelling


def test_a_cancelled_answer_stops_before_the_next_step_and_gives_its_cells_back(worker: Make) -> None:
    mine = worker()
    first, second = mine.ask("hi", max_tokens=500), mine.ask("ho", max_tokens=30)
    mine.turns(10)
    before = mine.scheduler.sequences.room
    seen = steps(mine)
    mine.desk.cancel(first)
    mine.turns(1)
    assert all(first not in step for step in seen)
    assert mine.scheduler.sequences.room > before + 450
    mine.run()
    assert mine.end(first) is None
    assert mine.end(second).text == worker().say("ho", max_tokens=30).text
    again = mine.say("hi", max_tokens=5)
    assert again.tokens_cached == again.tokens_in - 1


def test_a_cancel_reaches_a_step_that_runs_for_nobody_else(worker: Make) -> None:
    mine = worker(context=8192, chunk=60.0)
    real = mine.context.decode
    statuses: list[str] = []

    def decode(feeds):
        mine.desk.cancel(1)
        try:
            return real(feeds)
        except Exception as error:
            statuses.append(type(error).__name__)
            raise

    mine.context.decode = decode  # type: ignore[method-assign]
    mine.ask("long " * 700)
    mine.turns(1)
    assert statuses == ["Aborted"]
    mine.context.decode = real  # type: ignore[method-assign]
    mine.turns(1)
    assert mine.scheduler.idle
    assert mine.end(1) is None
    assert mine.say("next").text == worker(context=8192).say("next").text


def test_a_step_of_others_is_not_interrupted_and_one_that_was_is_done_again(worker: Make) -> None:
    mine = worker(draft=False)
    first, second = mine.ask("hi", max_tokens=30), mine.ask("ho", max_tokens=30)
    mine.turns(5)
    real = mine.context.decode
    calls: list[int] = []

    def decode(feeds):
        calls.append(len(feeds))
        if len(calls) == 1:
            mine.desk.cancel(first)
        if len(calls) == 4:
            mine.context.interrupt(on=True)
        return real(feeds)

    mine.context.decode = decode  # type: ignore[method-assign]
    mine.run()
    assert calls[:2] == [2, 1]
    assert len(calls) == 27  # 25 tokens were left: one step more for what was interrupted, one for the first
    assert mine.end(second).text == worker().say("ho", max_tokens=30).text
    assert mine.end(first) is None


def test_a_request_cancelled_while_it_waits_is_never_begun(worker: Make) -> None:
    mine = worker(sequences=1)
    first, second, third = (mine.ask(text) for text in ("a", "b", "c"))
    mine.turns(2)
    mine.desk.cancel(second)
    early = mine.ask("d")
    mine.desk.cancel(early)
    mine.run()
    assert mine.order(Begun) == [first, third]


# --- turns


def test_owners_take_turns_and_people_come_first(worker: Make) -> None:
    mine = worker(sequences=1)
    running = mine.ask("first")
    mine.turns(1)
    many = [mine.ask(f"many {n}", owner="a") for n in range(3)]
    one = mine.ask("one", owner="b")
    background = mine.ask("back", owner="c", interactive=False)
    mine.run()
    assert mine.order(Begun) == [running, many[0], one, many[1], many[2], background]


def test_background_requests_are_passed_only_so_often(worker: Make) -> None:
    mine = worker(sequences=1)
    mine.ask("first", max_tokens=2)
    mine.turns(1)
    background = mine.ask("back", interactive=False, max_tokens=2)
    people = [mine.ask(f"p{n}", max_tokens=2) for n in range(12)]
    mine.run()
    order = mine.order(Begun)
    assert people[0] < people[-1]
    assert 6 <= order.index(background) - 1 <= 8


def test_a_person_takes_the_place_of_a_background_request_which_loses_nothing(worker: Make) -> None:
    mine = worker(sequences=2)
    texts = {text: worker().say(text, max_tokens=40).text for text in ("one", "two")}
    back = [mine.ask(text, interactive=False, max_tokens=40) for text in texts]
    mine.turns(10)
    person = mine.ask("me", max_tokens=4)
    mine.run()
    assert mine.order(Answered) == [person, *back]
    assert mine.order(Begun) == [*back, person]
    for number, text in zip(back, texts.values(), strict=True):
        assert mine.end(number).text == mine.told(number) == text


def test_for_a_person_s_cells_too(worker: Make) -> None:
    mine = worker(context=512, cells=512)
    wanted = worker(context=512, cells=512).say("one", max_tokens=300).text
    back = mine.ask("one", interactive=False, max_tokens=300)
    mine.turns(50)
    person = mine.ask("me", max_tokens=400)
    mine.run()
    assert mine.order(Answered) == [person, back]
    assert mine.end(back).text == mine.told(back)
    assert mine.end(back).tokens_out == 300
    assert mine.told(back)[:100] == wanted[:100]  # read again in larger steps: near the end it may round otherwise


def test_too_many_are_told_so_at_once(worker: Make) -> None:
    mine = worker(desk={"most": 3}, sequences=1)
    running = mine.ask("a", max_tokens=30)
    mine.turns(2)
    numbers = [mine.ask("b", max_tokens=2) for _ in range(5)]
    mine.turns(1)
    refused = [number for number in numbers if mine.end(number)]
    assert refused == numbers[3:]
    told = mine.end(numbers[4])
    assert (told.code, "3 requests wait" in told.error) == ("overloaded", True)
    mine.run()
    assert {mine.end(number).text for number in (running, *numbers[:3])}
    assert mine.say("c").tokens_out == 12


def test_too_much_is_told_too_but_one_alone_may_be_of_any_size(worker: Make) -> None:
    mine = worker(desk={"most_weight": 100}, sequences=1)
    first, second = mine.ask("a" * 200), mine.ask("b" * 200)
    mine.run()
    assert isinstance(mine.end(first), Answered)
    assert mine.end(second).code == "overloaded"


# --- sharing


def test_one_system_prompt_of_four_at_once_is_read_once(worker: Make) -> None:
    mine = worker()
    seen = steps(mine)
    numbers = [mine.ask(SYSTEM, text, max_tokens=6) for text in TOPICS[:4]]
    mine.run()
    answers = [mine.end(number) for number in numbers]
    fixed = mine.writers.prompt(Complete(9, [list(SYSTEM), ["user", "x"]]))[1]
    assert fixed > 100
    assert answers[0].tokens_cached == 0
    assert all(answer.tokens_cached >= fixed for answer in answers[1:])
    read = sum(sum(step.values()) for step in seen)
    written = sum(answer.tokens_out - 1 for answer in answers)
    assert read == sum(answer.tokens_in - answer.tokens_cached for answer in answers) + written
    assert [answer.text for answer in answers] == [worker().say(SYSTEM, t, max_tokens=6).text for t in TOPICS[:4]]


def test_a_conversation_goes_on_from_its_cells(worker: Make) -> None:
    mine = worker()
    first = mine.say("hello", max_tokens=20)
    mine.say("somebody else")
    second = mine.say("hello", ("assistant", first.text), "and then?")
    assert second.tokens_cached >= first.tokens_in
    assert mine.scheduler.sequences.room == mine.context.cells


def test_a_fixed_prefix_outlives_the_conversations(worker: Make) -> None:
    mine = worker(context=512, cells=768)
    mine.say(SYSTEM, "hello")
    fixed = mine.writers.prompt(Complete(9, [list(SYSTEM), ["user", "x"]]))[1]
    for number in range(4):
        mine.say(f"{number} " * 200, max_tokens=20)
    kinds = [held.kind for held in mine.scheduler.sequences.all.values()]
    assert kinds.count("prefix") == 1
    assert mine.say(SYSTEM, "other").tokens_cached >= fixed
    mine.say("x " * 240, max_tokens=20)
    mine.ask("y " * 240, max_tokens=20)
    mine.ask("z " * 100, max_tokens=20)
    mine.run()


def test_the_longest_unused_conversation_is_forgotten_first(worker: Make) -> None:
    mine = worker(context=512, cells=512)
    mine.scheduler.parking._most = 0
    mine.say("a " * 80, max_tokens=5)
    mine.say("b " * 80, max_tokens=5)
    mine.say("a " * 80, max_tokens=5)
    mine.say("c " * 80, max_tokens=5)
    assert mine.say("a " * 80, max_tokens=5).tokens_cached > 100
    assert mine.say("b " * 80, max_tokens=5).tokens_cached < 50


# --- everything at once


@pytest.mark.parametrize("seed", range(3))
def test_hundreds_of_random_requests_are_all_ended_and_nothing_is_left(worker: Make, seed: int) -> None:
    chance = random.Random(seed)
    mine = worker(context=300, cells=768, sequences=3, desk={"most": 20})
    systems = [SYSTEM, ("system", "Short."), None]
    open_: set[int] = set()
    cancelled: set[int] = set()
    for _ in range(150):
        for _ in range(chance.randrange(3)):
            system = chance.choice(systems)
            said = [system] if system else []
            text = chance.choice("abc") * chance.randrange(1, 90)
            number = mine.ask(
                *said,
                text,
                max_tokens=chance.choice([1, 2, 5, 40, 999]),
                interactive=chance.random() < 0.6,
                owner=chance.choice("xyz"),
                temperature=chance.choice([0.0, 1.0]),
                seed=mine.number,
            )
            open_.add(number)
        if open_ and chance.random() < 0.3:
            number = chance.choice(sorted(open_))
            mine.desk.cancel(number)
            cancelled.add(number)
        if chance.random() < 0.05:
            mine.context.interrupt(on=True)
        mine.turns(chance.randrange(1, 6))
        mine.check()
    mine.run()
    for number in open_:
        end = mine.end(number)
        assert end or number in cancelled
        if isinstance(end, Answered):
            assert mine.told(number) == end.text
        elif end:
            assert end.code in {"overloaded", "context_full"}
    assert any(isinstance(mine.end(number), Answered) for number in open_)
    assert mine.scheduler.sequences.room == mine.context.cells
    assert all(held.kind != "busy" for held in mine.scheduler.sequences.all.values())
    mine.scheduler.sequences.forget_idle()
    assert mine.scheduler.sequences.free == mine.context.cells
    assert isinstance(mine.scheduler, Scheduler)


# --- drafts


class Scripted(Drafts):
    """Guesses what it was told to."""

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__([])
        self._script = script

    def guess(self, most: int) -> list[int]:
        return list(self._script[len(self._said) : len(self._said) + most])


@pytest.mark.parametrize("wrong", [0, 3, 1], ids=["all right", "some wrong", "all wrong"])
def test_drafts_make_fewer_steps_of_the_same_answer(worker: Make, wrong: int) -> None:
    plain = worker()
    tokens: list[int] = []
    piece = plain.weights.vocabulary.piece


    def heard(token: int, *, special: bool = False) -> bytes:
        tokens.extend([] if special else [token])
        return piece(token, special=special)

    plain.weights.vocabulary.piece = heard  # type: ignore[method-assign]
    try:
        wanted = plain.say("hi", max_tokens=40)
    finally:
        del plain.weights.vocabulary.piece
    script = tuple(1 if wrong and at % wrong == 0 else token for at, token in enumerate(tokens))
    mine = worker()
    mine.scheduler._pace.saw(1, 0, 1.0)
    mine.scheduler._pace.saw(9, 0, 1.01)  # a machine where drafts cost nothing
    begin = mine.writers.begin

    def drafting(job: Complete, prompt: list[int]) -> Writer:
        writer = begin(job, prompt)
        writer._drafts = Scripted(script)
        return writer

    mine.writers.begin = drafting  # type: ignore[method-assign]
    seen = steps(mine)
    number = mine.ask("hi", max_tokens=40)
    mine.run()
    assert mine.end(number).text == mine.told(number) == wanted.text
    assert mine.end(number).tokens_out == wanted.tokens_out == 40
    if not wrong:
        assert len(seen) < 15
    if wrong == 3:
        assert len(seen) < 35
    # several at once fill a step by themselves
    more = [mine.ask("hi", max_tokens=40) for _ in range(3)]
    mine.turns(3)
    del seen[:]
    mine.turns(5)
    assert all(count == 1 for step in seen for count in step.values())
    mine.run()
    assert {mine.end(number).text for number in more} == {wanted.text}


def test_a_model_that_can_not_take_back_gets_no_drafts(worker: Make) -> None:
    mine = worker(draft=False)
    number = mine.ask("hi")
    mine.turns(1)
    [job] = mine.scheduler._active
    assert (job.id, mine.scheduler._drafts(job)) == (number, 0)
    mine.run()


def test_without_work_steps_are_tried_and_leave_nothing(worker: Make) -> None:
    mine = worker()
    while mine.scheduler._trials:
        mine.scheduler.turn()
    mine.check()
    assert mine.sent == []
    assert mine.scheduler._pace._alone
    assert mine.scheduler._pace._slope


def test_where_llama_cpp_has_less_room_than_we_count_idle_conversations_go(worker: Make) -> None:
    mine = worker(context=512, cells=512)
    wanted = worker(context=512, cells=512).say("b", max_tokens=200).text
    mine.say("a " * 100, max_tokens=5)
    thief = mine.context.ids - 1
    mine.context.decode([Feed(thief, 0, [5] * 120, 0)])  # behind the scheduler's back
    assert mine.say("b", max_tokens=200).text == wanted
    mine.context.decode([Feed(thief, 120, [5] * 100, 0)])
    mine.ask("c " * 150, max_tokens=50)
    with pytest.raises(Full):
        mine.run()
    mine.context.cut(thief, 0)
    mine.run()


def test_damaged_weights_fail_requests_and_not_the_process(worker: Make, tmp_path: Path) -> None:
    mine = worker(ggufs.qwen2(tmp_path / "damaged.gguf", norm=3e38))
    numbers = [mine.ask("a"), mine.ask("b")]
    mine.run()
    for number in numbers:
        assert mine.end(number).code == "broken"
        assert "download it again" in mine.end(number).error
    assert mine.scheduler.sequences.free == mine.context.cells
