"""How hard a request is: what a guesser that sees only words and pairs of words gives what was decided.

It learns in a minute, and what it is sure of is what the data say again and again. Of 4,000 conversations that the network
had not seen, the third that it found hardest had 60 % of the network's errors (measured in the middle of a training).
"""

import collections
import itertools
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from torch import Tensor, nn

from training.mixture import conversations
from training.model.encoding import Encoded, encoded
from training.model.tokeniser import Tokeniser
from training.talk import Talk

_PAIRS = 1 << 16
_WIDTH = 64
_TALKS, _ROUNDS, _BATCH, _RATE = 80_000, 5, 128, 0.006
_FIRST, _LAST = 8, 56
"""Tokens of a longer request that are looked at."""
_RARE = 5
"""A decision that comes less often is one of the rare ones, which are one class together."""


def decision(talk: Talk) -> str:
    """What the first turn that is learned decides: the tool and what it is given that wasn't said, the route, the plan's actions."""
    at = next(index for index, (speaker, _) in enumerate(talk.turns) if speaker == "assistant" and index not in talk.given)
    said = " ".join(text for _, text in talk.turns[:at]).lower()
    turn = json.loads(talk.turns[at][1])
    return f"{talk.role} {turn['tool']} {_own(turn['args'], said)}" if "tool" in turn else f"{talk.role} {_own(turn, said)}"


def _own(value: Any, said: str) -> str:
    """What of a value is the model's own: names of fields, and single words that were not said; of a text its first two words."""
    if isinstance(value, dict):
        if "plan" in value:
            return " ".join(step["action"] for step in value["plan"])
        return " ".join(f"{key} {_own(each, said)}" for key, each in value.items() if key != "reason")
    if isinstance(value, str):
        words = value.split()
        return " ".join("" if word.strip(".,:;!?*").lower() in said else word for word in words[:2] if word.isalpha()) if len(words) > 1 else _own(words, said)
    if isinstance(value, list):
        return " ".join(each if isinstance(each, str) and each.isalpha() and each.lower() not in said else "" for each in value)
    return str(value) if isinstance(value, bool) else ""


class Guesser(nn.Module):
    """A mean of the embeddings of words and pairs of words, and one layer behind it."""

    def __init__(self, vocabulary: int, classes: dict[str, int]) -> None:
        super().__init__()
        self.vocabulary, self.classes = vocabulary, classes
        self.bag = nn.EmbeddingBag(vocabulary + _PAIRS, _WIDTH, mode="mean", sparse=True)
        self.out = nn.Linear(_WIDTH, len(classes) + 1)

    def forward(self, some: Sequence[Encoded]) -> Tensor:
        """Logits of the classes, the last one for all rare ones, for (requests)."""
        flat: list[int] = []
        begins: list[int] = []
        for each in some:
            begins.append(len(flat))
            flat += self._features(each)
        return self.out(self.bag(torch.tensor(flat), torch.tensor(begins)))

    def _features(self, whole: Encoded) -> list[int]:
        said = whole.tokens[1 : whole.learned[0][0] - 1]
        if len(said) > _FIRST + _LAST:
            said = said[:_FIRST] + said[-_LAST:]
        role = said[1]
        pairs = [(left * 7919 + right * 104_729) % _PAIRS + self.vocabulary for left, right in itertools.pairwise(said)]
        return said + pairs + [(role * 31_337 + word * 15_485_863) % _PAIRS + self.vocabulary for word in said]

    def numbers(self, decisions: Sequence[str]) -> Tensor:
        """The classes of decisions."""
        return torch.tensor([self.classes.get(each, len(self.classes)) for each in decisions])

    @torch.no_grad()
    def hardness(self, some: Sequence[Encoded], decisions: Sequence[str]) -> list[float]:
        """How improbable it finds what was decided: 0..1; of rare decisions 1."""
        found: list[float] = []
        for begin in range(0, len(some), 500):
            numbers = self.numbers(decisions[begin : begin + 500])
            chances = self(some[begin : begin + 500]).softmax(-1)[torch.arange(len(numbers)), numbers]
            found += (1.0 - chances.where(numbers < len(self.classes), 0.0)).tolist()
        return found

    def dump(self) -> dict[str, Any]:
        """As it is stored."""
        return {"vocabulary": self.vocabulary, "classes": self.classes, "weights": self.state_dict()}


def taught(tokeniser: Tokeniser, seed: int, *, talks: int = _TALKS) -> Guesser:
    """A guesser, taught with conversations that are not held out. The same for the same seed."""
    some = [(encoded(talk, tokeniser), decision(talk)) for talk in itertools.islice(conversations(seed * 1_000_003 - 1), talks)]
    counts = collections.Counter(decided for _, decided in some)
    often = sorted(decided for decided, count in counts.items() if count >= _RARE)
    guesser = Guesser(len(tokeniser), {decided: number for number, decided in enumerate(often)})
    chance = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        guesser.bag.weight.normal_(std=0.05, generator=chance)
        guesser.out.weight.normal_(std=0.05, generator=chance)
        guesser.out.bias.zero_()
    optimisers = [torch.optim.SparseAdam(guesser.bag.parameters()), torch.optim.Adam(guesser.out.parameters())]
    rng = random.Random(f"{seed} guesser")
    for turn in range(_ROUNDS):
        rng.shuffle(some)
        for group in (group for each in optimisers for group in each.param_groups):
            group["lr"] = _RATE * (1.0 - turn / (_ROUNDS + 0.3))
        for begin in range(0, len(some), _BATCH):
            here = some[begin : begin + _BATCH]
            loss = F.cross_entropy(guesser([each for each, _ in here]), guesser.numbers([decided for _, decided in here]))
            loss.backward()
            for each in optimisers:
                each.step()
                each.zero_grad()
    return guesser


def stored(path: Path, tokeniser: Tokeniser, seed: int, *, talks: int = _TALKS) -> Guesser:
    """The guesser of this file; it is taught and stored there first, if it is not there yet."""
    if path.exists():
        known = torch.load(path, weights_only=True)
        guesser = Guesser(known["vocabulary"], known["classes"])
        guesser.load_state_dict(known["weights"])
        return guesser
    guesser = taught(tokeniser, seed, talks=talks)
    beside = path.with_suffix(".new")
    torch.save(guesser.dump(), beside)
    beside.replace(path)
    return guesser
