"""Training: endless batches, one schedule by tokens, checkpoints from which a killed training goes on exactly."""

import json
import math
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812 - its usual name

from training.model.batches import batches
from training.model.growing import grown, widened
from training.model.guessing import Guesser
from training.model.measuring import SPLITS, Right, measured
from training.model.muon import Muon, gradients, parameters
from training.model.network import Network, Shape, loaded, thinned
from training.model.reading import read
from training.model.record import data_version, digest
from training.model.tokeniser import Tokeniser

CHECKPOINT = "checkpoint.pt"
LOG = "log.jsonl"


@dataclass(frozen=True)
class Recipe:
    """Everything that decides what comes out, besides the data."""

    tokens: int
    """How many are seen in all, at most."""
    seed: int = 1
    width: int = 320
    layers: int = 6
    heads: int = 5
    hidden: int = 832
    context: int = 1024
    step: int = 7_000
    """Tokens of one update, at least."""
    micro: int = 4096
    """Tokens that are computed at a time, at most."""
    rate: float = 0.02
    embedding_rate: float = 0.003
    warm: float = 0.02
    """Share of the training in which the rate rises."""
    fall: float = 0.5
    """Share at its end in which it falls."""
    least: float = 0.02
    among: int = 3
    """How many conversations are made for each that is learned from: of the short parts the hard ones are taken."""
    dropout: float = 0.0
    """Share of the channels of what a layer adds that are left out of a step; less as the rate falls."""
    blind: float = 0.0
    """Share of the tokens that are not seen in a step; less as the rate falls."""
    fused: bool = False
    """Whether small operations are compiled into larger ones: a fifth faster, a minute later, and it takes a C++ compiler."""
    lasts: float = 0.0
    """Seconds after which it ends, its rate having fallen, however much was seen by then; 0: it takes its time. The same seed then does not
    give the same weights."""

    def done(self, seen: int, seconds: float) -> float:
        """The share of the training (0..1) that is over after so many tokens and seconds."""
        return min(1.0, max(seen / self.tokens, seconds / self.lasts if self.lasts else 0.0))

    def scale(self, done: float) -> float:
        """The share of the learning rate after so much (0..1) of the training."""
        left = (1.0 - done) / self.fall if self.fall else 1.0
        return min(1.0, done / self.warm + 1e-3, max(self.least, left))

    def shape(self, vocabulary: int) -> Shape:
        """The network's."""
        return Shape(vocabulary, self.width, self.layers, self.heads, self.hidden, self.context)


class Training:
    """One training in a folder, which has its checkpoint and its log."""

    def __init__(
        self, folder: Path, recipe: Recipe, tokeniser: Tokeniser, *, first: Path | None = None, device: str = "cpu", makers: int = 1
    ) -> None:
        """Goes on from the folder's checkpoint, if there is one; else begins with the weights of a GGUF file, or at random.

        It computes on `device` (as torch names them: cpu, cuda), with conversations from so many processes (`makers`).
        Raises ValueError when the checkpoint is of another recipe, of other data or began otherwise.
        """
        self.folder, self.recipe, self.tokeniser = folder, recipe, tokeniser
        self.device, self.makers = torch.device(device), makers
        folder.mkdir(parents=True, exist_ok=True)
        self.seen, self.steps, self.at, self.seconds = 0, 0, (0, 0), 0.0
        self._same = {"recipe": asdict(recipe), "data": data_version(), "began": digest(first) if first else ""}
        stored = _read(folder / CHECKPOINT)
        if stored is not None:
            self.network = loaded(stored)
        elif first is not None:
            self.network = read(first, tokeniser)
            if self.network.shape.layers < recipe.layers:
                self.network = grown(self.network, recipe.layers)
            if self.network.shape != (shape := recipe.shape(len(tokeniser))):
                self.network = widened(self.network, shape)
        else:
            self.network = Network(recipe.shape(len(tokeniser)))
            self.network.start(recipe.seed)
            _near(self.network, tokeniser)
        self.network = self.network.to(self.device)
        self.guesser = Guesser()
        self.muon = Muon(self.network, rate=recipe.rate, embedding_rate=recipe.embedding_rate)
        if stored is not None:
            for what, mine in self._same.items():
                if stored[what] != mine:
                    raise ValueError(f"{folder} has a checkpoint with another {what}: {stored[what]}; take another folder")
            self.muon.load(stored["optimiser"])
            self.guesser.load(stored["guesser"])
            self.seen, self.steps, self.at, self.seconds = stored["seen"], stored["steps"], tuple(stored["at"]), stored["seconds"]
        self.quick = Network(self.network.shape).to(self.device, torch.bfloat16)
        self._forward = self.quick
        if recipe.fused and self.device.type == "cpu":
            self._forward = torch.compile(self.quick, dynamic=True)
        elif recipe.fused:  # one layer, for all of them: the whole takes minutes, in which a GPU would have learned
            for block in self.quick.blocks:
                block.compile(dynamic=True)
        self._log = folder / LOG
        kept = [line for line in (self._log.read_text().splitlines() if self._log.exists() else []) if json.loads(line)["step"] <= self.steps]
        self._log.write_text("".join(line + "\n" for line in kept))

    def run(self, *, every: int = 20, save: float = 120.0, look: int = 400) -> None:
        """Train to the end. Logs each `every` steps, saves each `save` seconds, measures each `look` steps."""
        # on a GPU not every product has a way that gives the same each time
        torch.use_deterministic_algorithms(True, warn_only=self.device.type != "cpu")
        torch.utils.deterministic.fill_uninitialized_memory = False  # a debugging aid that costs a tenth
        begun = saved = time.monotonic()
        before, losses, since = self.seconds, [], self.seen
        stream = batches(
            self.tokeniser, self.recipe.seed, context=self.recipe.context, tokens=self.recipe.micro, begin=self.at,
            guesser=self.guesser, among=self.recipe.among, makers=self.makers,
        )  # fmt: skip
        print(f"{parameters(self.network) / 1e6:.1f} million parameters, {self.seen / 1e6:.2f} of {self.recipe.tokens / 1e6:.1f} million tokens seen", flush=True)
        mark = begun
        while self.recipe.done(self.seen, self.seconds) < 1.0:
            losses.append(self._step(stream))
            now = time.monotonic()
            self.seconds = before + now - begun
            if self.steps % every == 0:
                loss = torch.stack(losses).mean().item()  # not before: a GPU is waited for here
                now = time.monotonic()
                self._tell(loss=round(loss, 4), rate=round((self.seen - since) / (now - mark)))
                losses, since, mark = [], self.seen, now
            if self.steps % look == 0:
                self.look(300)
                mark = time.monotonic()
            if now - saved > save:
                self.save()
                saved = now
        self.save()
        self.look(2000)

    def _step(self, stream: Any) -> torch.Tensor:
        with torch.no_grad():
            torch._foreach_copy_(list(self.quick.parameters()), list(self.network.parameters()))
        recipe, scale = self.recipe, self.recipe.scale(self.recipe.done(self.seen, self.seconds))
        some, count, targets = [], 0, 0.0
        while count < recipe.step:
            self.at, batch = next(stream)
            targets += batch.weights.sum().item()
            count += batch.count
            some.append(batch.on(self.device))
        total = torch.zeros((), device=self.device)
        for number, batch in enumerate(some):
            kept = None
            if recipe.dropout or recipe.blind:
                seed = (recipe.seed * 1_000_000 + self.steps) * 100 + number
                kept = thinned(self.network.shape, batch.tokens, recipe.dropout * scale, recipe.blind * scale, seed)
            losses = F.cross_entropy(self._forward(batch.tokens, batch.rows, kept).float(), batch.targets, reduction="none")
            loss = (losses * batch.weights).sum() / targets
            if batch.parts:
                of_each = losses.detach().tolist()
                for begin, end, seen in batch.parts:
                    self.guesser.learn(seen, 1.0 - math.exp(-sum(of_each[begin:end])))
            loss.backward()
            gradients(self.network.parameters(), self.quick.parameters())
            total += loss.detach()
        self.muon.step(scale)
        self.network.zero_grad()
        self.seen += count
        self.steps += 1
        return total

    def look(self, count: int) -> None:
        """Measure on held-out conversations, and log it."""
        found = {}
        for name, split in SPLITS.items():
            right = measured(self.network, self.tokeniser, split, count)["all"]
            found[name] = [round(Right.share(right.first), 4), round(Right.share(right.later), 4)]
        self._tell(right=found)

    def _tell(self, **what: Any) -> None:
        line = json.dumps({"step": self.steps, "seen": self.seen, "seconds": round(self.seconds), **what})
        print(line, flush=True)
        with self._log.open("a") as log:
            log.write(line + "\n")

    def save(self) -> None:
        """Store a checkpoint; a kill meanwhile leaves the one before."""
        stored = {
            "shape": self.network.shape.dump(), "weights": self.network.state_dict(), "optimiser": self.muon.dump(),
            "guesser": self.guesser.dump(),
            **self._same, "seen": self.seen, "steps": self.steps, "at": list(self.at), "seconds": self.seconds,
        }  # fmt: skip
        beside = self.folder / f"{CHECKPOINT}.new"
        with beside.open("wb") as file:
            torch.save(stored, file)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(self.folder / CHECKPOINT)


def _read(path: Path) -> dict[str, Any] | None:
    return torch.load(path, map_location="cpu", weights_only=True) if path.exists() else None


def _near(network: Network, tokeniser: Tokeniser) -> None:
    """Begin with a piece's form behind a space near the piece itself: copying a word is then one and the same thing."""
    space = tokeniser.number["\u2581"]
    with torch.no_grad():
        weight = network.embedding.weight
        for number, token in enumerate(tokeniser.tokens):
            if len(token.text) > 1 and token.text[0] == "\u2581" and token.text[1:] in tokeniser.number:
                weight[number] = (weight[tokeniser.number[token.text[1:]]] + weight[space]) / 2**0.5
