import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from watchfiles import awatch

from ryxd.core.model import Completion, ContextFull, Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError
from ryxd.wire.events import ModelLoaded, ModelLoading
from tests.fakes import workers
from tests.models.calls import REQUESTS, SCHEMA
from tests.models.conftest import QUICK, STARTER

Make = Callable[..., Pool]
HASTY = replace(QUICK, drain=0.01)


def call(text: str, **more) -> Prompt:
    return Prompt((Message("user", text),), schema=SCHEMA, max_tokens=96, **more)


def chat(text: str, tokens: int, **more) -> Prompt:
    return Prompt((Message("user", text),), max_tokens=tokens, **more)


def pid(pool: Pool, tier: Tier = Tier.SMALL) -> int:
    found = next(info.pid for info in pool.info() if info.tier == tier)
    assert found
    return found


def state(pool: Pool, tier: Tier = Tier.SMALL) -> str:
    return next(info.state for info in pool.info() if info.tier == tier)


def gone(process: int) -> bool:
    return not Path(f"/proc/{process}").exists()


async def test_requests_become_calls_under_the_schema_as_trained(pools: Make) -> None:
    pool = pools()
    for text, wanted in REQUESTS.items():
        answer = await pool.model(Tier.SMALL).complete(call(text))
        assert json.loads(answer.text) == wanted
        assert answer.text == json.dumps(wanted, ensure_ascii=False)
        assert (answer.stop, answer.tier, answer.restarts) == ("grammar", Tier.SMALL, 0)
        assert 0.3 < answer.decision <= 1
        assert 0.5 < answer.confidence <= 1


async def test_the_grammar_changes_nothing_where_the_model_is_right_by_itself(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    for text in REQUESTS:
        free = await model.complete(chat(text, 96))
        assert free.stop == "end"
        assert (await model.complete(call(text))).text == free.text


async def test_the_pieces_are_the_text(pools: Make) -> None:
    heard: list[str] = []
    answer = await pools().model(Tier.SMALL).complete(chat("finde die Rechnung vom März", 96), heard.append)
    assert "".join(heard) == answer.text
    assert len(heard) > 3


async def test_what_is_tried_in_several_ways_is_told_when_it_is_decided(pools: Make) -> None:
    heard: list[str] = []
    answer = await pools().model(Tier.SMALL).complete(call("finde die Rechnung vom März"), heard.append)
    assert heard == [answer.text]


async def test_a_sure_call_is_surer_than_a_strange_one(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    sure = await model.complete(call("find me the great wave file"))
    strange = await model.complete(call("qqq zzz 77 refactor !!"))
    assert strange.decision < sure.decision


async def test_a_longer_conversation_goes_on_from_what_is_in_the_context(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    first = await model.complete(call("lautstärke auf 20"))
    assert first.tokens_cached == 0
    said = (
        Message("user", "lautstärke auf 20"),
        Message("assistant", first.text),
        Message("tool", '{"ok": true}'),
    )
    second = await model.complete(Prompt(said, schema=SCHEMA))
    assert second.tokens_cached >= first.tokens_in
    assert second.tokens_in > second.tokens_cached


async def test_two_at_once_are_both_answered(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    texts = ["open gimp", "wie voll ist der Akku?"]
    answers = await asyncio.gather(*(model.complete(call(text)) for text in texts))
    assert [json.loads(answer.text) for answer in answers] == [REQUESTS[text] for text in texts]


async def test_who_waits_in_front_of_the_screen_comes_first(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny, sequences=2)})  # one is taken until both have come
    model = pool.model(Tier.SMALL)
    done: list[str] = []
    others: list[asyncio.Task[None]] = []

    async def ask(name: str, tokens: int, interactive: bool) -> None:
        # long enough to be read in several steps: who is only written is written beside the others
        await model.complete(chat(f"{name} " * 150, tokens, interactive=interactive))
        done.append(name)

    def queue(_: str) -> None:
        if not others:
            others.append(asyncio.create_task(ask("background", 5, interactive=False)))
            others.append(asyncio.create_task(ask("user", 5, interactive=True)))

    await model.complete(chat("long", 1500), queue)
    await asyncio.gather(*others)
    assert done == ["user", "background"]


async def test_a_cancelled_call_leaves_the_model_to_the_next_one(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    model = pool.model(Tier.SMALL)
    begun = asyncio.Event()
    task = asyncio.create_task(model.complete(chat("go on", 8000), lambda _: begun.set()))
    await begun.wait()
    assert state(pool) == "busy"
    first = pid(pool)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert state(pool) == "ready"
    answer = await model.complete(chat("go on", 5))
    # the prompt is still there, and the worker is the same: it stopped, it was not stopped
    assert (answer.tokens_out, answer.restarts, pid(pool)) == (5, 0, first)
    assert answer.tokens_cached == answer.tokens_in - 1


async def test_a_call_cancelled_beside_another_is_heard_no_more(pools: Make, tiny: Path) -> None:
    model = pools({Tier.SMALL: ModelSpec(tiny)}).model(Tier.SMALL)
    waiting: list[asyncio.Task[Completion]] = []
    heard: list[str] = []
    then: list[int] = []

    def queue(_: str) -> None:
        if not waiting:
            waiting.append(asyncio.create_task(model.complete(chat("b", 900), heard.append)))
            waiting[0].add_done_callback(lambda _: then.append(len(heard)))
        elif not waiting[0].cancelling():
            waiting[0].cancel()

    answer = await model.complete(chat("a", 1000), queue)
    assert (answer.tokens_out, answer.restarts) == (1000, 0)
    with pytest.raises(asyncio.CancelledError):
        await waiting[0]
    await model.complete(chat("c", 5))
    assert then == [len(heard)]


async def test_a_call_that_comes_while_the_model_loads_waits_for_it(pools: Make) -> None:
    heard: list[ModelLoading | ModelLoaded] = []
    pool = pools(on_change=heard.append)
    await pool.start()
    assert state(pool) == "loading"
    await asyncio.gather(*(pool.model(Tier.SMALL).complete(call("lautstärke auf 20")) for _ in range(3)))
    assert [type(event) for event in heard].count(ModelLoaded) == 1
    assert isinstance(heard[0], ModelLoading)
    values = [event.progress for event in heard if isinstance(event, ModelLoading)]
    assert values == sorted(values)
    last = heard[-1]
    assert isinstance(last, ModelLoaded)
    assert (last.tier, last.error) == ("small", None)


async def test_too_long_a_conversation_is_told_with_its_numbers(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    with pytest.raises(ContextFull) as told:
        await model.complete(call("word " * 2000))
    assert told.value.tokens > told.value.room == 1024
    assert (await model.complete(call("lautstärke auf 20"))).restarts == 0


async def test_a_schema_that_can_be_no_grammar_is_told(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    with pytest.raises(ModelError, match="Unsatisfiable"):
        await model.complete(Prompt((Message("user", "x"),), schema={"enum": []}))
    assert (await model.complete(call("lautstärke auf 20"))).restarts == 0


async def test_a_request_over_any_limit_is_told(pools: Make) -> None:
    model = pools().model(Tier.SMALL)
    with pytest.raises(ModelError, match="too large"):
        await model.complete(call("x" * (17 << 20)))
    assert (await model.complete(call("lautstärke auf 20"))).restarts == 0


async def test_a_listener_that_fails_fails_its_own_call_only(pools: Make) -> None:
    model = pools().model(Tier.SMALL)

    def fail(_: str) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await model.complete(call("lautstärke auf 20"), fail)
    assert (await model.complete(call("lautstärke auf 20"))).restarts == 0


async def test_another_tier_stands_in_and_says_so(pools: Make) -> None:
    pool = pools()
    for tier in Tier:
        assert pool.serving(tier) == Tier.SMALL
        assert (await pool.model(tier).complete(call("lautstärke auf 20"))).tier == Tier.SMALL
    assert [info.state for info in pool.info()] == ["ready", "unconfigured", "unconfigured"]


async def test_larger_models_are_loaded_when_they_are_needed(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(starter()), Tier.LARGE: ModelSpec(tiny, context=256)})
    await pool.start()
    assert state(pool, Tier.LARGE) == "stopped"
    answer = await pool.model(Tier.LARGE).complete(chat("hi", 3))
    assert (answer.tier, answer.model) == (Tier.LARGE, "tiny-qwen")


async def test_without_any_model_it_is_said_what_to_do(pools: Make) -> None:
    pool = pools({})
    await pool.start()
    assert pool.serving(Tier.SMALL) is None
    with pytest.raises(ModelError, match=r"models\.small\.path"):
        await pool.model(Tier.SMALL).complete(call("x"))


@pytest.mark.parametrize(
    "change",
    [
        lambda path: path.unlink(),
        lambda path: path.write_text("a shopping list that is a little longer"),
        lambda path: path.write_bytes(path.read_bytes()[:1_000_000]),
        lambda path: path.write_bytes(path.read_bytes()[:24] + os.urandom(4096)),
    ],
    ids=["missing", "text", "truncated", "garbage"],
)
async def test_a_file_that_is_no_model_is_told_and_another_one_stands_in(
    pools: Make, tmp_path: Path, change: Callable[[Path], object]
) -> None:
    path = tmp_path / "medium.gguf"
    shutil.copy(starter(), path)
    change(path)
    heard: list[ModelLoading | ModelLoaded] = []
    alone = pools({Tier.MEDIUM: ModelSpec(path)}, on_change=heard.append)
    for _ in range(2):
        with pytest.raises(ModelError) as told:
            await alone.model(Tier.MEDIUM).complete(call("lautstärke auf 20"))
        assert str(path) in str(told.value)
    failed = [event.error for event in heard if isinstance(event, ModelLoaded)]
    assert failed == [str(told.value)]  # told once, tried once
    assert state(alone, Tier.MEDIUM) == "failed"
    both = pools({Tier.MEDIUM: ModelSpec(path), **STARTER})
    assert (await both.model(Tier.MEDIUM).complete(call("lautstärke auf 20"))).tier == Tier.SMALL
    assert both.serving(Tier.MEDIUM) == Tier.SMALL
    shutil.copy(starter(), path)
    assert (await alone.model(Tier.MEDIUM).complete(call("lautstärke auf 20"))).tier == Tier.MEDIUM


async def test_a_file_without_a_template_is_asked_in_chatml(pools: Make, tmp_path: Path) -> None:
    path = tmp_path / "m.gguf"
    path.write_bytes(starter().read_bytes().replace(b"tokenizer.chat_template", b"tokenizer.chat_templat_"))
    theirs = await pools().model(Tier.SMALL).complete(chat("hi", 3))
    chatml = await pools({Tier.SMALL: ModelSpec(path)}).model(Tier.SMALL).complete(chat("hi", 3))
    assert chatml.tokens_in > theirs.tokens_in + len("im_start")  # the starter has no such token: letters


async def test_a_reload_keeps_what_is_the_same(pools: Make, tiny: Path) -> None:
    pool = pools()
    await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))
    first = pid(pool)
    await pool.reload({**STARTER, Tier.LARGE: ModelSpec(tiny)})
    assert pid(pool) == first
    assert state(pool, Tier.LARGE) == "stopped"


async def test_a_reload_ends_what_was_begun_and_gives_the_rest_to_the_new_model(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    begun = asyncio.Event()
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(chat("go on", 1500), lambda _: begun.set()))
    await begun.wait()
    first = pid(pool)
    assert await pool.reload(STARTER) == ()
    answer = await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))
    assert (answer.model, answer.text) == ("ryx starter", '{"tool": "set_volume", "args": {"level": 20}}')
    assert pid(pool) != first
    old = await task
    assert (old.model, old.tokens_out, old.restarts) == ("tiny-qwen", 1500, 0)
    await pool.close()
    assert gone(first)


async def test_what_takes_too_long_to_end_is_put_to_the_new_model(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)}, limits=HASTY)
    begun = asyncio.Event()
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(chat("lautstärke auf 20", 8000), lambda _: begun.set()))
    await begun.wait()
    first = pid(pool)
    await pool.reload(STARTER)
    answer = await task
    assert (answer.model, answer.text) == ("ryx starter", '{"tool": "set_volume", "args": {"level": 20}}')
    assert gone(first)


async def test_a_reload_without_models_tells_the_waiting(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)}, limits=HASTY)
    begun = asyncio.Event()
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(chat("go on", 8000), lambda _: begun.set()))
    await begun.wait()
    await pool.reload({})
    with pytest.raises(ModelError, match="no model is configured any more"):
        await task


async def test_a_reload_takes_a_file_that_was_replaced(pools: Make, tmp_path: Path) -> None:
    path = tmp_path / "m.gguf"
    shutil.copy(starter(), path)
    pool = pools({Tier.SMALL: ModelSpec(path)})
    await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))
    first = pid(pool)
    shutil.copy(starter(), tmp_path / "new")
    (tmp_path / "new").rename(path)
    await pool.reload({Tier.SMALL: ModelSpec(path)})
    await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))
    assert pid(pool) != first
    assert gone(first)


async def test_nothing_is_left_when_it_is_closed(pools: Make, tiny: Path) -> None:
    pool = pools({Tier.SMALL: ModelSpec(tiny)})
    begun = asyncio.Event()
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(chat("go on", 8000), lambda _: begun.set()))
    await begun.wait()
    process = pid(pool)
    await pool.close()
    assert gone(process)
    with pytest.raises(ModelError, match="ending"):
        await task
    with pytest.raises(ModelError, match="ending"):
        await pool.model(Tier.SMALL).complete(call("x"))


async def test_a_closed_pool_stays_closed(pools: Make) -> None:
    pool = pools()
    await pool.close()
    await pool.reload(STARTER)
    await pool.close()
    assert [info.state for info in pool.info()] == ["unconfigured"] * 3


async def test_it_can_be_closed_while_it_loads(pools: Make) -> None:
    pool = pools()
    await pool.start()
    task = asyncio.create_task(pool.model(Tier.SMALL).complete(call("lautstärke auf 20")))
    while not pool.info()[0].pid:
        await asyncio.sleep(0)
    process = pid(pool)
    await pool.close()
    assert gone(process)
    with pytest.raises(ModelError, match="ending"):
        await task


PROGRAM = """
import asyncio, sys
from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter

async def main():
    async with Pool({Tier.SMALL: ModelSpec(starter())}) as pool:
        await pool.model(Tier.SMALL).complete(Prompt((Message("user", "lautstärke auf 20"),)))
        print(pool.info()[0].pid, *(name for name in sys.modules if name.split(".")[0] in ("llama_cpp", "llguidance", "numpy")), flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""


async def ends(process: int, *, after: Callable[[], None]) -> None:
    """Wait for a process that is not our child."""
    loop = asyncio.get_running_loop()
    ended = asyncio.Event()
    watch = os.pidfd_open(process)
    loop.add_reader(watch, ended.set)
    after()
    async with asyncio.timeout(10):
        await ended.wait()
    loop.remove_reader(watch)
    os.close(watch)


async def test_the_daemon_has_no_model_in_it_and_takes_its_workers_along_when_it_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PROGRAM], stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout
        words = (await asyncio.to_thread(daemon.stdout.readline)).split()
        await ends(int(words[0]), after=daemon.kill)
    assert words[1:] == []


STUCK = """
import asyncio, sys
from ryxd.models.pool import Pool
from ryxd.core.model import Tier
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter

async def main():
    loaded = asyncio.Event()
    async with Pool(
        {Tier.SMALL: ModelSpec(starter())},
        program=tuple(sys.argv[1:]),
        on_change=lambda event: event.kind == "model_loaded" and loaded.set(),
    ) as pool:
        await loaded.wait()
        print(pool.info()[0].pid, flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""


async def test_even_a_worker_that_hears_nothing_goes_with_the_daemon(tmp_path: Path) -> None:
    worker = workers.program(tmp_path / "orders", "stuck")
    with subprocess.Popen([sys.executable, "-c", STUCK, *worker], stdout=subprocess.PIPE, text=True) as daemon:
        assert daemon.stdout
        process = int(await asyncio.to_thread(daemon.stdout.readline))
        await ends(process, after=daemon.kill)


async def test_a_worker_is_a_process_that_can_be_left_alone(pools: Make) -> None:
    pool = pools()
    await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))
    os.kill(pid(pool), signal.SIGINT)
    assert (await pool.model(Tier.SMALL).complete(call("lautstärke auf 20"))).restarts == 0
    assert os.getpgid(pid(pool)) == pid(pool) != os.getpgid(0)
    assert int(Path(f"/proc/{pid(pool)}/oom_score_adj").read_text()) >= 300
    environment = Path(f"/proc/{pid(pool)}/environ").read_bytes().split(b"\0")
    assert {b"OMP_WAIT_POLICY=passive", b"GGML_NO_BACKTRACE=1"} <= set(environment)


async def test_instructions_are_computed_once_for_all_starts(pools: Make, tiny: Path, tmp_path: Path) -> None:
    store = tmp_path / "prefixes"
    store.mkdir()

    def asks(text: str) -> Prompt:
        instructions = Message("system", "You are a patient helper of few words. " * 10 + f"Folder: /{text}.")
        fixed = len(instructions.content) - len(f"/{text}.")
        return Prompt((instructions, Message("user", text)), max_tokens=3, fixed=fixed)

    first = pools({Tier.SMALL: ModelSpec(tiny)}, store=store)
    new = await first.model(Tier.SMALL).complete(asks("one"))
    assert new.tokens_cached == 0
    async for _ in awatch(store, yield_on_timeout=True, rust_timeout=200):  # it may have come before the watch
        if list(store.glob("*.state")):
            break
    await first.close()
    second = pools({Tier.SMALL: ModelSpec(tiny)}, store=store)
    again = await second.model(Tier.SMALL).complete(asks("another"))
    assert again.tokens_cached > 0.9 * (again.tokens_in - len("another") * 2 - 40)
    assert (store.stat().st_mode & 0o777, {each.stat().st_mode & 0o777 for each in store.iterdir()}) == (0o700, {0o600})
