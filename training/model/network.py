"""The starter's network: a llama of a few million parameters, in plain PyTorch, computed in bfloat16."""

import math
from dataclasses import asdict, dataclass
from typing import Any

import torch
import torch.nn.functional as F  # noqa: N812 - its usual name
from torch import Tensor, nn


@dataclass(frozen=True)
class Shape:
    """How large it is. `context` is the most tokens it is trained on."""

    vocabulary: int
    width: int = 384
    layers: int = 6
    heads: int = 6
    hidden: int = 1024
    context: int = 1024
    theta: float = 10_000.0
    epsilon: float = 1e-5

    @property
    def head(self) -> int:
        """Width of one head."""
        return self.width // self.heads

    def dump(self) -> dict[str, Any]:
        """As it is stored with the weights."""
        return asdict(self)


Kept = tuple[Tensor, Tensor]
"""What is left of the network while it learns: (batch, time, 1) of the tokens, (layers, 2, batch, 1, width) of what layers add."""


def thinned(shape: Shape, tokens: Tensor, dropout: float, blind: float, seed: int) -> Kept:
    """By what tokens and layers are multiplied in one step: 0 for a share of them, so that no sentence is learned by heart.

    `dropout` of the channels of what each layer adds, the same ones for a whole row (Y. Gal and Z. Ghahramani, "A Theoretically Grounded
    Application of Dropout in Recurrent Neural Networks", 2016); `blind`: of the tokens (0..1). The same for the same seed and device.
    """
    where = tokens.device
    chance = torch.Generator(device=where).manual_seed(seed)
    batch, time = tokens.shape
    some = torch.rand(shape.layers, 2, batch, 1, shape.width, generator=chance, device=where) >= dropout
    seen = torch.rand(batch, time, 1, generator=chance, device=where) >= blind
    return seen.to(torch.bfloat16), some.to(torch.bfloat16) / (1 - dropout)


class Block(nn.Module):
    """Attention, then the gated layer. Positions turn the two halves of each head against each other."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.norm1 = nn.Parameter(torch.ones(shape.width))
        self.norm2 = nn.Parameter(torch.ones(shape.width))
        self.qkv = nn.Linear(shape.width, 3 * shape.width, bias=False)
        self.out = nn.Linear(shape.width, shape.width, bias=False)
        self.up = nn.Linear(shape.width, 2 * shape.hidden, bias=False)
        self.down = nn.Linear(shape.hidden, shape.width, bias=False)

    def forward(
        self, x: Tensor, turn: tuple[Tensor, Tensor], mask: Tensor, rows: Tensor | None = None, kept: Tensor | None = None
    ) -> Tensor:
        """The next state of (batch, time, width); with `rows` only these of the flattened batch, as (rows, width).

        `turn`: cosine and sine of the angles by which positions turn each head. `kept`: (2, batch, 1, width), by what attention
        and the gated layer are multiplied before they are added.
        """
        shape, (cos, sin) = self.shape, turn
        batch, time, width = x.shape
        qkv = self.qkv(F.rms_norm(x, (width,), self.norm1, shape.epsilon)).view(batch, time, 3, shape.heads, shape.head)
        a, b = qkv[:, :, :2].chunk(2, -1)
        turned = torch.cat((a * cos - b * sin, b * cos + a * sin), -1)
        q, k, v = turned[:, :, 0].transpose(1, 2), turned[:, :, 1].transpose(1, 2), qkv[:, :, 2].transpose(1, 2)
        if x.is_cuda:
            seen = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        else:  # by hand: on a CPU torch's own attention is slower than three products, its gradient more so
            seen = F.softmax(q @ k.transpose(-1, -2) * (1 / math.sqrt(shape.head)) + mask, -1) @ v
        seen = seen.transpose(1, 2).reshape(batch, time, width)
        if rows is not None:  # nothing behind the last attention looks at other positions
            seen, x = seen.flatten(0, 1).index_select(0, rows), x.flatten(0, 1).index_select(0, rows)
        seen = self.out(seen)
        if kept is not None:
            kept = kept if rows is None else kept.flatten(1, 2).index_select(1, rows // time)
            seen = seen * kept[0]
        x = x + seen
        gate, value = self.up(F.rms_norm(x, (width,), self.norm2, shape.epsilon)).chunk(2, -1)
        added = self.down(F.silu(gate) * value)
        return x + (added if kept is None else added * kept[1])


class Network(nn.Module):
    """Tokens to logits; the embedding is also the output."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.embedding = nn.Embedding(shape.vocabulary, shape.width)
        self.blocks = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.norm = nn.Parameter(torch.ones(shape.width))

    def start(self, seed: int) -> None:
        """Random weights; the same for the same seed."""
        chance = torch.Generator().manual_seed(seed)
        with torch.no_grad():
            self.embedding.weight.normal_(std=0.02, generator=chance)
            for name, weight in self.named_parameters():
                if weight.ndim != 2 or name.startswith("embedding"):
                    continue
                weight.normal_(std=1 / math.sqrt(weight.shape[1]), generator=chance)
                if name.endswith(("out.weight", "down.weight")):
                    weight.mul_(1 / math.sqrt(2 * self.shape.layers))

    def forward(self, tokens: Tensor, rows: Tensor | None = None, kept: Kept | None = None) -> Tensor:
        """Logits of (batch, time) tokens: of all, or of these rows of the flattened batch. `kept`: while it learns (`thinned`)."""
        shape, time = self.shape, tokens.shape[1]
        x = self.embedding(tokens)
        if kept is not None:
            x = x * kept[0]
        where = tokens.device
        speed = shape.theta ** (-torch.arange(0, shape.head, 2, device=where).float() / shape.head)
        angle = torch.outer(torch.arange(time, device=where).float(), speed)
        cos, sin = angle.cos().to(x.dtype)[:, None, None, :], angle.sin().to(x.dtype)[:, None, None, :]
        mask = torch.full((time, time), float("-inf"), device=where).triu(1).to(x.dtype)
        if rows is None:
            rows = torch.arange(tokens.numel(), device=where)
        for index, block in enumerate(self.blocks):
            x = block(x, (cos, sin), mask, rows if index == shape.layers - 1 else None, None if kept is None else kept[1][index])
        return F.linear(F.rms_norm(x, (shape.width,), self.norm, shape.epsilon), self.embedding.weight)


def loaded(stored: dict[str, Any]) -> Network:
    """The network of a checkpoint, in float32."""
    network = Network(Shape(**stored["shape"]))
    network.load_state_dict(stored["weights"])
    return network
