"""The file that ships, with all that is known of it: calibrated, checked, measured, recorded."""

import asyncio
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from ryxd.core.certainty import KEY, Calibration, Weights
from ryxd.models.starter import starter
from ryxd.models.worker.copying import KEY as COPIED
from ryxd.models.worker.search import KEY as SEARCHED
from ryxd.models.worker.search import Searched
from training.model import copies
from training.model.averaging import averaged
from training.model.calibration import Called, fitted, metadata, plot, reliability, threshold
from training.model.calling import tried
from training.model.checking import answers_same, opened, tokens_same
from training.model.export import export
from training.model.measuring import SEED, SPLITS, Right, measured
from training.model.network import Network, loaded
from training.model.plot import plotted
from training.model.reading import read
from training.model.record import FOLDER, UNFINISHED, Record, before, digest, joined
from training.model.tokeniser import Tokeniser
from training.model.train import CHECKPOINT, LOG
from training.source import HELD_PHRASES, HELD_WORDS

WRONG = 0.004
"""The share of calls that may be wrong among those that are done unasked although they change something."""
LOOKING = 0.2
"""The chance from which on something is looked for or read: a wrong look shows what it looked for, and costs a second."""
ACTING = 0.99
"""The least chance from which on something is done unasked, whatever the calibration says: plans are not in it, whose steps are chosen later."""
OTHERS = 4
"""Other ways to write an answer that are tried (decision 0084)."""
_TEXTS, _ANSWERS = 10_000, 500


def keep(folder: Path, tokeniser: Tokeniser, *, measure: int, others: Sequence[Path] = ()) -> Record:
    """Make `training/starter/unfinished.gguf` of a training's folder, for a later one to begin with, and the record of it.

    `others`: weights of earlier stages, with which the folder's are averaged.
    """
    stored = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=True)
    network = _mean(stored, tokeniser, others)
    with_ = tuple(map(digest, others))
    FOLDER.mkdir(exist_ok=True)
    export(network, tokeniser, UNFINISHED, "f16", {"name": "ryx starter, unfinished", "ryx.data": stored["data"]})
    return _recorded(folder, stored, network, tokeniser, UNFINISHED, measure=measure, same={}, averaged=with_)


def ship(folder: Path, tokeniser: Tokeniser, *, calls: int, measure: int, others: Sequence[Path] = ()) -> Record:
    """Make `ryxd/models/starter.gguf` of a training's folder, and the record of it.

    `calls`: held-out requests of each kind by which it is calibrated, half of them to fit, half to report; `measure`: held-out
    conversations of each split; `others`: as for `keep`.
    """
    stored = torch.load(folder / CHECKPOINT, map_location="cpu", weights_only=True)
    network = _mean(stored, tokeniser, others)
    with_ = tuple(map(digest, others))
    FOLDER.mkdir(exist_ok=True)
    about = {"name": "ryx starter", "ryx.data": stored["data"], COPIED: copies.metadata(), SEARCHED: Searched(version=1, others=OTHERS).model_dump_json()}
    with tempfile.TemporaryDirectory() as scratch:
        plain = Path(scratch) / "plain.gguf"
        export(network, tokeniser, plain, "q8_0", about)
        weights, words, acting = _calibrated(plain, calls)
        half = Path(scratch) / "half.gguf"
        export(network, tokeniser, half, "f16", about)
        in_half = answers_same(network, tokeniser, opened(half, network.shape.context), _ANSWERS)
    export(network, tokeniser, starter(), "q8_0", about | {KEY: metadata(weights, acting=acting, reading=LOOKING, words=words)})
    model = opened(starter(), network.shape.context)
    same = {
        "tokens": str(tokens_same(tokeniser, model, _TEXTS)),
        "answers, f16": str(in_half),
        "answers, q8_0": str(answers_same(network, tokeniser, model, _ANSWERS)),
    }
    record = _recorded(folder, stored, network, tokeniser, starter(), measure=measure, same=same, averaged=with_)
    UNFINISHED.unlink(missing_ok=True)  # a later training begins with what ships
    return record


def _mean(stored: dict[str, Any], tokeniser: Tokeniser, others: Sequence[Path]) -> Network:
    return averaged([loaded(stored), *(read(path, tokeniser) for path in others)])


def _recorded(
    folder: Path, stored: dict[str, Any], network: Network, tokeniser: Tokeniser, path: Path, *, measure: int,
    same: Mapping[str, str], averaged: tuple[str, ...],
) -> Record:  # fmt: skip
    """Measure it, and store beside each other what is known of it: record, log, picture."""
    quick = network.to(torch.bfloat16)
    exact = {}
    for name, split in SPLITS.items():
        right = measured(quick, tokeniser, split, measure)["all"]
        exact[name] = {"first": Right.share(right.first), "later": Right.share(right.later), "of": len(right.first)}
    stages = before(stored["began"], FOLDER)
    lines = joined(FOLDER / LOG, folder / LOG, len(stages))
    (FOLDER / LOG).write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    plotted(FOLDER / LOG, FOLDER / "loss.png")
    recipe = {**stored["recipe"], "shape": asdict(network.shape), "seen": stored["seen"], "seconds": round(stored["seconds"])}
    record = Record(digest(path), path.stat().st_size, stored["data"], recipe, stages, exact, same, averaged)
    record.write(FOLDER)
    return record


def _calibrated(path: Path, calls: int) -> tuple[Weights, Weights, float]:
    """The weights of the chances of calls and of words, and the chance from which on at most so few calls are wrong.

    Draws how well they are kept.
    """

    async def some() -> tuple[list[Called], list[Called]]:
        called, said = [], []
        for number, split in enumerate((HELD_WORDS, HELD_PHRASES)):
            async for each in tried(path, split, SEED + 2 + number, calls):
                called += [one] if (one := each.called) else []
                said += [one] if (one := each.said) else []
        return called, said

    called, said = asyncio.run(some())
    weights, words = fitted(called[::2]), fitted(said[::2])
    raw = [(min(one.decision, one.arguments), one.right) for one in called[1::2]]
    curves = {
        "calls": reliability(_chances(weights, called[1::2])),
        "calls, as the model says": reliability(raw),
        "words": reliability(_chances(words, said[1::2])),
    }
    plot(curves, FOLDER / "reliability.png")
    return weights, words, max(ACTING, threshold(_chances(weights, called), WRONG))


def _chances(weights: Weights, of: Sequence[Called]) -> list[tuple[float, bool]]:
    chance = Calibration(version=1, call=weights).chance
    return [(chance(one.decision, one.arguments), one.right) for one in of]
