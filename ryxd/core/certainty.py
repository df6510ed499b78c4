"""How sure a model was of a call, as the chance that it is right: the formula, and what a model's file says of it.

A model's own probabilities are not that chance: one that was trained long is surer than it should be. So a file
may bring what was measured on requests that it was not trained on (`ryx.calibration` in a GGUF's metadata).
"""

import math
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

CLIP = 12.0
"""Logits are between -CLIP and CLIP: what is surer than 1 in 160,000 counts as that."""

KEY = "ryx.calibration"
"""Where a GGUF's metadata has it, as a JSON text."""

READING = 0.35
"""Below this nothing is done, where neither an agent's file nor the model's says otherwise."""
ACTING = 0.8
"""Below this nothing that does more than read is done unasked, where neither file says otherwise."""

Finite = Annotated[float, Field(allow_inf_nan=False)]
Chance = Annotated[float, Field(ge=0, le=1)]


class Weights(BaseModel):
    """What the chance is made of."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    bias: Finite
    decision: Finite
    arguments: Finite


class Calibration(BaseModel):
    """What was measured of a model; `acting` and `reading` are the chances that it should have for that."""

    model_config = ConfigDict(frozen=True, extra="ignore")
    version: Literal[1]
    call: Weights
    words: Weights | None = None
    """Of an answer that comes first; `arguments` is for the mean probability of its tokens."""
    acting: Chance | None = None
    reading: Chance | None = None

    def chance(self, decision: float, arguments: float) -> float:
        """The chance (0..1) that a call with these probabilities is exactly right."""
        return _chance(self.call, decision, arguments)

    def of_words(self, decision: float, mean: float) -> float | None:
        """The chance (0..1) that words are the right ones where nothing was called; None: not measured."""
        return None if self.words is None else _chance(self.words, decision, mean)


def _chance(weights: Weights, decision: float, other: float) -> float:
    return sigmoid(weights.bias + weights.decision * logit(decision) + weights.arguments * logit(other))


def calibration_of(text: str) -> Calibration:
    """What a JSON text says. Raises ValueError with what is wrong with it, in one line."""
    try:
        return Calibration.model_validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        where = ".".join(map(str, first["loc"]))
        raise ValueError(f"{where}: {first['msg']}" if where else first["msg"]) from None


def logit(probability: float) -> float:
    """The logarithm of the odds, between -CLIP and CLIP."""
    if probability <= 0:
        return -CLIP
    if probability >= 1:
        return CLIP
    return max(-CLIP, min(CLIP, math.log(probability) - math.log1p(-probability)))


def sigmoid(value: float) -> float:
    """The probability with this logit (0..1), for numbers of any size."""
    if value >= 0:
        return 1 / (1 + math.exp(-min(value, 700.0)))
    small = math.exp(max(value, -700.0))
    return small / (1 + small)


def least(*told: float | None) -> float | None:
    """The least of the probabilities that were told; None where none was."""
    known = [each for each in told if each is not None]
    return min(known) if known else None
