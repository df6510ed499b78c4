"""The file that ships, with all that is known of it: calibrated, checked, measured, recorded."""

import asyncio
import itertools
import json
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from ryxd.core.certainty import KEY, Weights, logit, sigmoid
from ryxd.models.starter import starter
from training.model.calibration import Called, fitted, metadata, plot, reliability, threshold
from training.model.calling import tried
from training.model.checking import answers_same, opened, tokens_same
from training.model.export import export
from training.model.measuring import SEED, SPLITS, Right, measured
from training.model.network import loaded
from training.model.plot import plotted
from training.model.record import FOLDER, UNFINISHED, Record, before, digest, joined
from training.model.tokeniser import Tokeniser
from training.model.train import CHECKPOINT, LOG
from training.source import HELD_PHRASES, HELD_WORDS

WRONG = 0.01
"""The share of calls that may be wrong among those that are done unasked although they change something."""
_TEXTS, _ANSWERS = 10_000, 500


def keep(folder: Path, tokeniser: Tokeniser, *, measure: int) -> Record:
    """Make `training/starter/unfinished.gguf` of a training's folder, for a later one to begin with, and the record of it."""
    stored = torch.load(folder / CHECKPOINT, weights_only=True)
    FOLDER.mkdir(exist_ok=True)
    export(loaded(stored), tokeniser, UNFINISHED, "f16", {"name": "ryx starter, unfinished", "ryx.data": stored["data"]})
    return _recorded(folder, stored, tokeniser, UNFINISHED, measure=measure, same={})


def ship(folder: Path, tokeniser: Tokeniser, *, calls: int, measure: int) -> Record:
    """Make `ryxd/models/starter.gguf` of a training's folder, and the record of it.

    `calls`: held-out requests of each kind by which it is calibrated, half of them to fit, half to report; `measure`: held-out
    conversations of each split.
    """
    stored = torch.load(folder / CHECKPOINT, weights_only=True)
    network = loaded(stored)
    FOLDER.mkdir(exist_ok=True)
    about = {"name": "ryx starter", "ryx.data": stored["data"]}
    with tempfile.TemporaryDirectory() as scratch:
        plain = Path(scratch) / "plain.gguf"
        export(network, tokeniser, plain, "q8_0", about)
        weights, acting = _calibrated(plain, calls)
    export(network, tokeniser, starter(), "q8_0", about | {KEY: metadata(weights, acting=acting)})
    model = opened(starter(), network.shape.context)
    same = {
        "tokens": str(tokens_same(tokeniser, model, _TEXTS)),
        "answers": str(answers_same(network, tokeniser, model, _ANSWERS)),
    }
    return _recorded(folder, stored, tokeniser, starter(), measure=measure, same=same)


def _recorded(
    folder: Path, stored: dict[str, Any], tokeniser: Tokeniser, path: Path, *, measure: int, same: Mapping[str, str]
) -> Record:
    """Measure it, and store beside each other what is known of it: record, log, picture."""
    network = loaded(stored)
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
    record = Record(digest(path), path.stat().st_size, stored["data"], recipe, stages, exact, same)
    record.write(FOLDER)
    return record


def _calibrated(path: Path, calls: int) -> tuple[Weights, float]:
    """The weights of the chance, and the chance from which on at most so few calls are wrong. Draws how well it is kept."""

    async def some() -> list[Called]:
        found = []
        for number, split in enumerate((HELD_WORDS, HELD_PHRASES)):
            async for each in tried(path, split, SEED + 2 + number, calls):
                found += [called] if (called := each.called) else []
        return found

    found = asyncio.run(some())
    fit, rest = found[::2], found[1::2]
    weights = fitted(fit)

    def chances(them: Sequence[Called]) -> list[tuple[float, bool]]:
        return [(sigmoid(weights.bias + weights.decision * logit(one.decision) + weights.arguments * logit(one.arguments)), one.right) for one in them]

    raw = [(min(one.decision, one.arguments), one.right) for one in rest]
    curves = {"calibrated": reliability(chances(rest)), "as the model says": reliability(raw)}
    plot(curves, FOLDER / "reliability.png")
    return weights, threshold(list(itertools.chain(chances(fit), chances(rest))), WRONG)
