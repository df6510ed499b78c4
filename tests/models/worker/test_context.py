from collections.abc import Callable
from pathlib import Path

import pytest

from ryxd.models.frames import Load
from ryxd.models.starter import starter
from ryxd.models.worker.batch import Feed
from ryxd.models.worker.context import Context
from ryxd.models.worker.failures import Aborted, DecodeFailed, LoadFailed
from ryxd.models.worker.log import Log
from ryxd.models.worker.weights import Weights
from tests.fakes import ggufs


@pytest.fixture(params=["small", "qwen"])
def context(request, log: Log, weights: Callable[..., Weights], tiny: Path) -> Context:
    path = starter() if request.param == "small" else tiny
    return Context(weights(path), Load(str(path), context=512, cells=512, threads=1), log)


def test_what_would_end_the_process_is_refused_before(context: Context) -> None:
    most = context.step
    for feeds, says in (
        ([], "do not fit"),
        ([Feed(0, 0, [5] * (most + 1), 1)], "do not fit"),
        ([Feed(0, 0, [5], 1), Feed(0, 1, [5], 1)], "not 2 sequences"),
        ([Feed(context.ids, 0, [5], 1)], "not 1 sequences"),
        ([Feed(-1, 0, [5], 1)], "not 1 sequences"),
        ([Feed(0, 3, [5], 1)], "can't be added at 3"),
        ([Feed(0, 0, [5], 2)], "can't be added"),
        ([Feed(0, 0, [5, context.vocabulary], 1)], "a token is none"),
        ([Feed(0, 0, [-1], 1)], "a token is none"),
        ([Feed(0, 0, [5] * (context.rows + 1), context.rows + 1)], "no room for the logits"),
    ):
        with pytest.raises(DecodeFailed, match=says):
            context.decode(feeds)
    assert len(context.decode([Feed(0, 0, [5] * context.rows, context.rows)])[0]) == context.rows
    context.cut(0, 0)
    [rows] = context.decode([Feed(0, 0, [5], 1)])
    with pytest.raises(IndexError):
        rows.logits(1)
    context.decode([Feed(0, 1, [5], 0)])
    with pytest.raises(DecodeFailed, match="earlier step"):
        rows.logits(0)
    with pytest.raises(DecodeFailed, match="can't be shared"):
        context.copy(0, 0, 1)


def test_a_shared_beginning_gives_the_same_logits(context: Context) -> None:
    [rows] = context.decode([Feed(0, 0, [5, 6, 7, 8], 1)])
    fresh = rows.logits(0).copy()
    context.copy(0, 1, 2)
    assert context.reach(1) == 2
    [row] = context.decode([Feed(1, 2, [7, 8], 1)])
    assert abs(row.logits(0) - fresh).max() < 1e-2
    assert context.cut(0, 3)
    assert (context.reach(0), context.reach(1)) == (3, 4)
    assert context.cut(0, 0)
    assert (context.reach(0), context.reach(1)) == (0, 4)


def test_an_interrupted_step_leaves_what_was_there(context: Context) -> None:
    context.decode([Feed(0, 0, [5, 6, 7], 1)])
    context.interrupt(on=True)
    with pytest.raises(Aborted):
        context.decode([Feed(0, 3, [8] * 100, 1), Feed(1, 0, [8] * 100, 1)])
    context.interrupt(on=False)
    for number, count in ((0, 3), (1, 0)):
        context.cut(number, count)
        assert context.reach(number) == count
    context.decode([Feed(0, 3, [8], 1)])


def test_a_state_goes_into_another_sequence_and_damage_goes_nowhere(context: Context) -> None:
    [rows] = context.decode([Feed(0, 0, [5, 6, 7, 8], 1)])
    fresh = rows.logits(0).copy()
    context.cut(0, 3)
    state = context.state(0)
    for damaged, count in ((state[:50], 3), (b"", 3), (b"x" * 5000, 3), (state, 2)):
        assert not context.restore(3, damaged, count)
        assert context.reach(3) == 0
    assert context.restore(3, state, 3)
    [rows] = context.decode([Feed(3, 3, [8], 1)])
    assert abs(rows.logits(0) - fresh).max() < 1e-2


def test_keys_and_values_may_be_kept_smaller(log: Log, weights: Callable[..., Weights], tmp_path: Path) -> None:
    path = ggufs.qwen2(tmp_path / "wide.gguf", width=128)
    context = Context(weights(path), Load(str(path), context=512, kv="q8_0", threads=1), log)
    assert context.kv == "q8_0"
    context.decode([Feed(0, 0, [5, 6, 7, 8], 1)])
    with pytest.raises(LoadFailed, match="one of f16, q8_0"):
        Context(weights(path), Load(str(path), kv="q2"), log)


def test_all_is_what_was_asked_for(log: Log, weights: Callable[..., Weights], tiny: Path) -> None:
    context = Context(weights(), Load(str(tiny), context=300, cells=700, sequences=3, threads=2), log)
    assert (context.context, context.cells, context.sequences, context.threads) == (300, 768, 3, 2)
    assert context.ids > context.sequences + context.prefixes
    chosen = Context(weights(), Load(str(tiny), context=512), log)
    assert (chosen.context, chosen.cells, chosen.kv) == (512, 2048, "f16")


def test_more_sequences_than_there_can_be_are_not_asked_for(
    log: Log, weights: Callable[..., Weights], tiny: Path
) -> None:
    context = Context(weights(), Load(str(tiny), context=256, sequences=1000, threads=1), log)
    assert context.sequences <= context.ids <= 256
    context.decode([Feed(context.ids - 1, 0, [5], 1)])


def test_a_context_that_memory_can_not_hold_is_refused_instead_of_taken(
    log: Log, weights: Callable[..., Weights], tiny: Path
) -> None:
    for more in ({"context": 2_000_000_000}, {"cells": 2_000_000_000}):
        with pytest.raises(LoadFailed, match="set a smaller context") as told:
            Context(weights(), Load(str(tiny), **more), log)
        assert told.value.memory
