import asyncio
import os
import shutil
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import Limits, ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError
from tests.fakes import workers
from tests.models.conftest import STARTER

Make = Callable[..., Pool]
HELLO = Prompt((Message("user", "hello"),))
IMPATIENT = Limits(load=1.0, silence=1.0, end=0.2, backoff=0.01, backoff_most=0.02)


@pytest.fixture
def orders(tmp_path: Path) -> Path:
    return tmp_path / "orders"


async def test_a_worker_killed_in_the_middle_is_not_noticed_by_who_waits(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    heard: list[str] = []
    victims: list[int] = []

    def listen(text: str) -> None:
        heard.append(text)
        if not victims:
            victims.append(pool.info()[0].pid or 0)
            os.kill(victims[0], signal.SIGKILL)

    prompt = Prompt((Message("user", "go on"),), max_tokens=1000)
    answer = await pool.model(Tier.SMALL).complete(prompt, listen)
    assert answer.restarts == 1
    assert answer.tokens_out == 1000
    assert "".join(heard) == answer.text
    assert pool.info()[0].restarts == 1
    assert not Path(f"/proc/{victims[0]}").exists()


async def test_the_same_by_chance(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    heard: list[str] = []

    def listen(text: str) -> None:
        heard.append(text)
        if len(heard) == 20:
            os.kill(pool.info()[0].pid or 0, signal.SIGKILL)

    prompt = Prompt((Message("user", "go on"),), max_tokens=1000, temperature=1.0)
    answer = await pool.model(Tier.SMALL).complete(prompt, listen)
    assert answer.restarts == 1
    assert "".join(heard) == answer.text


async def test_a_worker_killed_while_idle_comes_back_when_it_is_needed(pools: Make) -> None:
    pool = pools()
    model = pool.model(Tier.SMALL)
    first = await model.complete(HELLO)
    for _ in range(4):  # more often than a model may die in a row: these deaths are nobody's fault
        before = pool.info()[0].pid
        os.kill(before or 0, signal.SIGKILL)
        answer = await model.complete(HELLO)
        assert answer.text == first.text
        assert pool.info()[0].pid != before
    assert pool.info()[0].restarts == 4


async def test_a_worker_that_dies_idle_is_stopped_not_failed(pools: Make) -> None:
    pool = pools()
    await pool.model(Tier.SMALL).complete(HELLO)
    os.kill(pool.info()[0].pid or 0, signal.SIGKILL)
    async with asyncio.timeout(10):
        while pool.info()[0].state != "stopped":
            await asyncio.sleep(0.01)
    assert pool.info()[0].pid is None


@pytest.mark.parametrize(
    ("word", "says"),
    [
        ("segv-at-load", "killed by SIGSEGV"),
        ("exit-at-load", "ended with exit code 1: these are my last words"),
        ("segv", "killed by SIGSEGV"),
        ("segv-before-begun", "killed by SIGSEGV"),
        ("garbage", "sent what is no frame"),
        ("huge", "over the limit"),
        ("half-a-frame", "killed by SIGSEGV"),
        ("closes", "ended with exit code 1: I had enough"),
        ("writes-on", "wrote far more than it was asked for"),
        ("chatters", "talks without end, and nobody asked"),
        ("prints-at-load", "printed without end"),
    ],
)
async def test_a_model_that_dies_three_times_in_a_row_is_given_up_until_a_reload(
    pools: Make, orders: Path, word: str, says: str
) -> None:
    pool = pools(program=workers.program(orders, word, word, word, "echo"))
    for _ in range(2):
        with pytest.raises(ModelError, match=says) as told:
            await pool.model(Tier.SMALL).complete(HELLO)
        assert "3 times in a row" in str(told.value)
        assert "ryxctl reload" in str(told.value)
    assert (pool.info()[0].state, pool.info()[0].error) == ("failed", str(told.value))
    assert pool.info()[0].pid is None
    await pool.reload(STARTER)
    assert (await pool.model(Tier.SMALL).complete(HELLO)).text == "hello"


async def test_a_model_that_was_given_up_is_tried_again_when_its_file_changed(
    pools: Make, orders: Path, tmp_path: Path
) -> None:
    path = tmp_path / "m.gguf"
    shutil.copy(starter(), path)
    pool = pools({Tier.SMALL: ModelSpec(path)}, program=workers.program(orders, *["segv"] * 3, "echo"))
    with pytest.raises(ModelError, match="given up"):
        await pool.model(Tier.SMALL).complete(HELLO)
    os.utime(path)
    assert (await pool.model(Tier.SMALL).complete(HELLO)).text == "hello"


async def test_two_deaths_are_survived(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "segv-at-load", "segv", "echo"))
    answer = await pool.model(Tier.SMALL).complete(HELLO)
    assert (answer.text, answer.restarts) == ("hello", 2)


async def test_an_answer_between_them_forgives_the_deaths(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "segv", "segv", "echo"))
    model = pool.model(Tier.SMALL)
    assert (await model.complete(HELLO)).restarts == 2
    workers.program(orders, "segv", "segv", "echo")
    os.kill(pool.info()[0].pid or 0, signal.SIGKILL)
    assert (await model.complete(HELLO)).text == "hello"


async def test_one_bad_request_is_not_put_to_the_next_tier(pools: Make, orders: Path) -> None:
    specs = {Tier.SMALL: ModelSpec(starter()), Tier.MEDIUM: ModelSpec(starter(), context=256)}
    pool = pools(specs, program=workers.program(orders, *["segv"] * 3, "echo"))
    with pytest.raises(ModelError, match="while it answered"):
        await pool.model(Tier.MEDIUM).complete(HELLO)
    assert [info.state for info in pool.info()[:2]] == ["stopped", "failed"]


async def test_those_who_waited_behind_a_deadly_request_are_told_too(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "segv"))
    model = pool.model(Tier.SMALL)
    ends = await asyncio.gather(*(model.complete(HELLO) for _ in range(3)), return_exceptions=True)
    assert [type(end) for end in ends] == [ModelError] * 3


@pytest.mark.parametrize("word", ["silent-at-load", "chatters-at-load", "silent", "stopped"])
async def test_a_worker_that_gives_no_sign_of_life_is_killed(pools: Make, orders: Path, word: str) -> None:
    pool = pools(program=workers.program(orders, word, "echo"), limits=IMPATIENT)
    answer = await pool.model(Tier.SMALL).complete(HELLO)
    assert (answer.text, answer.restarts) == ("hello", 1)
    dead = pools(program=workers.program(orders, word), limits=replace(IMPATIENT, deaths=1))
    with pytest.raises(ModelError, match="no sign of life for 1 s"):
        await dead.model(Tier.SMALL).complete(HELLO)


async def test_one_that_hangs_is_asked_where(
    pools: Make, orders: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pool = pools(program=workers.program(orders, "silent", "echo"), limits=replace(IMPATIENT, end=10.0))
    await pool.model(Tier.SMALL).complete(HELLO)
    assert "Fatal Python error: Aborted" in caplog.text
    assert "tests/fakes/workers.py" in caplog.text


async def test_what_a_worker_started_ends_with_it(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "has-children", "echo"))
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(HELLO))
    async with asyncio.timeout(10):
        while pool.info()[0].state != "busy":
            await asyncio.sleep(0.01)
    os.kill(pool.info()[0].pid or 0, signal.SIGKILL)
    await task
    child = int((orders.parent / "child").read_text())
    # whoever adopted it may not have reaped it yet
    assert not Path(f"/proc/{child}").exists() or " Z " in Path(f"/proc/{child}/stat").read_text()


async def together(pool: Pool, *texts: str) -> tuple[list[str | Exception], list[str]]:
    """What comes of requests that are asked at once, and what was heard of each."""
    heard = ["" for _ in texts]

    def listener(at: int) -> Callable[[str], None]:
        def listen(text: str) -> None:
            heard[at] += text

        return listen

    model = pool.model(Tier.SMALL)
    calls = (
        model.complete(Prompt((Message("user", text),)), listener(at)) for at, text in enumerate(texts)
    )
    ends = await asyncio.gather(*calls, return_exceptions=True)
    assert not [end for end in ends if isinstance(end, BaseException) and not isinstance(end, ModelError)]
    return [str(end) if isinstance(end, BaseException) else end.text for end in ends], heard


INNOCENT = ("one after another", "two", "three is a longer one", "four", "five and so on", "six", "seven")


@pytest.mark.parametrize("at", [0, 3, 7])
async def test_of_eight_at_once_only_the_deadly_one_is_given_up(pools: Make, orders: Path, at: int) -> None:
    pool = pools(program=workers.program(orders, "batch"))
    texts = [*INNOCENT[:at], "this is dead!ly", *INNOCENT[at:]]
    ends, heard = await together(pool, *texts)
    assert "can't answer this: its process died" in ends[at]
    assert [*ends[:at], *ends[at + 1 :]] == [*heard[:at], *heard[at + 1 :]] == list(INNOCENT)
    assert heard[at] == "this is dead"
    assert pool.info()[0].state != "failed"
    assert (await pool.model(Tier.SMALL).complete(HELLO)).text == "hello"


async def test_two_deadly_ones_among_them_harm_nobody_either(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "batch"))
    ends, _ = await together(pool, "!", *INNOCENT, "deadl!y")
    assert ends[1:-1] == list(INNOCENT)
    assert all("killed by SIGSEGV" in end for end in (ends[0], ends[-1]))


async def test_a_model_under_which_every_request_dies_is_given_up(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "batch"))
    ends, _ = await together(pool, *["!"] * 4)
    assert any("was given up" in end for end in ends)
    assert pool.info()[0].state == "failed"


async def test_those_who_did_not_kill_it_go_to_the_next_tier(pools: Make, orders: Path) -> None:
    specs = {Tier.SMALL: ModelSpec(starter()), Tier.MEDIUM: ModelSpec(starter(), context=500)}
    words = [*["segv-before-begun"] * 3, "echo"]
    pool = pools(specs, program=workers.program(orders, *words))
    ends = await asyncio.gather(*(pool.model(Tier.MEDIUM).complete(HELLO) for _ in range(3)))
    assert [(end.text, end.tier) for end in ends] == [("hello", Tier.SMALL)] * 3


async def test_a_proven_model_survives_its_deadly_requests(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "batch"))
    model = pool.model(Tier.SMALL)
    for _ in range(2):
        assert (await model.complete(HELLO)).text == "hello"
        with pytest.raises(ModelError, match="can't answer this"):
            await model.complete(Prompt((Message("user", "a!"),)))
        assert pool.info()[0].state == "stopped"
    # a second one without an answer between them, and it looks like the model
    with pytest.raises(ModelError, match="was given up"):
        await model.complete(Prompt((Message("user", "a!"),)))


async def test_a_cancelled_call_is_cancelled_in_the_worker(pools: Make, orders: Path) -> None:
    model = pools(program=workers.program(orders, "until-cancel")).model(Tier.SMALL)
    begun = asyncio.Event()
    task = asyncio.create_task(model.complete(HELLO, lambda _: begun.set()))
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (await model.complete(HELLO)).text == "hello"


async def test_an_idle_worker_may_be_silent(pools: Make, orders: Path) -> None:
    pool = pools(program=workers.program(orders, "echo"), limits=IMPATIENT)
    await pool.model(Tier.SMALL).complete(HELLO)
    before = pool.info()[0].pid
    await asyncio.sleep(1.5 * IMPATIENT.silence)  # nothing happens, which is the point: there is no event to wait for
    assert pool.info()[0].pid == before


async def test_a_second_run_that_says_the_same_is_heard_once(pools: Make, orders: Path) -> None:
    heard: list[str] = []
    pool = pools(program=workers.program(orders, "half-ab", "half-abcd", "say-abcdef"))
    answer = await pool.model(Tier.SMALL).complete(HELLO, heard.append)
    assert (heard, answer.text, answer.restarts) == (["ab", "cd", "ef"], "abcdef", 2)


async def test_a_second_run_that_says_something_else_is_heard_from_there(pools: Make, orders: Path) -> None:
    heard: list[str] = []
    pool = pools(program=workers.program(orders, "half-abX", "say-abYZ"))
    answer = await pool.model(Tier.SMALL).complete(HELLO, heard.append)
    assert (heard, answer.text) == (["abX", "YZ"], "abYZ")


async def test_a_worker_that_can_not_be_started_is_told(pools: Make) -> None:
    pool = pools(program=("/nonexistent/python",))
    with pytest.raises(ModelError, match="no process"):
        await pool.model(Tier.SMALL).complete(HELLO)


async def test_a_model_file_cut_while_it_is_in_use_does_no_harm(pools: Make, tmp_path: Path) -> None:
    path = tmp_path / "m.gguf"
    shutil.copy(starter(), path)
    pool = pools({Tier.SMALL: ModelSpec(path)})
    first = await pool.model(Tier.SMALL).complete(HELLO)
    os.truncate(path, 4096)
    answer = await pool.model(Tier.SMALL).complete(HELLO)
    assert (answer.text, answer.restarts) == (first.text, 0)


async def test_it_can_be_closed_while_a_worker_refuses_to_end(pools: Make, orders: Path) -> None:
    loaded = asyncio.Event()
    pool = pools(program=workers.program(orders, "deaf"), on_change=lambda _: loaded.set(), limits=IMPATIENT)
    await pool.start()
    await loaded.wait()
    process = pool.info()[0].pid
    async with asyncio.timeout(10):
        while pool.info()[0].pid:  # it has closed its end, but is still there
            await asyncio.sleep(0.01)
    assert Path(f"/proc/{process}").exists()
    await pool.close()
    assert not Path(f"/proc/{process}").exists()


async def test_a_real_worker_that_crashes_leaves_its_reason(
    pools: Make, tiny: Path, caplog: pytest.LogCaptureFixture
) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})

    def crash(_: str) -> None:
        if process := pool.info()[0].pid:
            os.kill(process, signal.SIGSEGV)

    # every run dies at its first new text; the third one is the last
    prompt = Prompt((Message("user", "go on"),), max_tokens=1000)
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(prompt, crash))
    with pytest.raises(ModelError, match="died 3 times in a row while it answered, last: killed by SIGSEGV"):
        await task
    assert "Fatal Python error: Segmentation fault" in caplog.text
