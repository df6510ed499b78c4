"""The optimiser: Muon for the matrices (orthogonal updates), AdamW for the rest.

K. Jordan and others, "Muon: an optimizer for hidden layers in neural networks" (2024). On this data it needs
about 60 % of AdamW's steps.
"""

from collections.abc import Iterable
from typing import Any

import torch
from torch import Tensor, nn

_STEPS = ((3.4445, -4.7750, 2.0315),) * 4
"""Coefficients of the Newton-Schulz iteration."""


class Muon:
    """Updates the network's float32 weights from the gradients in `.grad`."""

    def __init__(self, network: nn.Module, *, rate: float, embedding_rate: float, decay: float = 0.01) -> None:
        self._rate, self._other_rate, self._decay = rate, embedding_rate, decay
        named = list(network.named_parameters())
        self._matrices = [(name, weight) for name, weight in named if weight.ndim == 2 and "embedding" not in name]
        self._others = [weight for name, weight in named if weight.ndim != 2 or "embedding" in name]
        self._momentum = [torch.zeros_like(weight) for _, weight in self._matrices]
        self._adam = torch.optim.AdamW(self._others, lr=embedding_rate, betas=(0.9, 0.98), weight_decay=0.0)

    @torch.no_grad()
    def step(self, scale: float) -> None:
        """One update; `scale` (0..1) is the schedule's share of the learning rates."""
        nn.utils.clip_grad_norm_(self._others, 1.0)
        for group in self._adam.param_groups:
            group["lr"] = self._other_rate * scale
        self._adam.step()
        same: dict[tuple[int, ...], list[tuple[Tensor, Tensor]]] = {}
        slopes = [weight.grad for _, weight in self._matrices if weight.grad is not None]
        torch._foreach_lerp_(self._momentum, slopes, 0.05)  # all at once: on a GPU each small operation costs its start
        updates = [slope.lerp(average, 0.95) for slope, average in zip(slopes, self._momentum, strict=True)]
        for (name, weight), update in zip(self._matrices, updates, strict=True):
            parts = 3 if "qkv" in name else 2 if "up" in name else 1
            for piece, of in zip(update.chunk(parts), weight.chunk(parts), strict=True):
                same.setdefault(tuple(piece.shape), []).append((piece, of))
        rate = self._rate * scale
        for (rows, columns), pairs in same.items():
            made = _orthogonal(torch.stack([piece for piece, _ in pairs]))
            weights = [weight for _, weight in pairs]
            torch._foreach_mul_(weights, 1 - rate * self._decay)
            torch._foreach_add_(weights, list(made), alpha=-rate * max(1.0, rows / columns) ** 0.5)

    def dump(self) -> dict[str, Any]:
        """Its state, for a checkpoint."""
        return {"adam": self._adam.state_dict(), "momentum": self._momentum}

    def load(self, stored: dict[str, Any]) -> None:
        """Go on from a checkpoint."""
        self._adam.load_state_dict(stored["adam"])
        for mine, theirs in zip(self._momentum, stored["momentum"], strict=True):
            mine.copy_(theirs)


def _orthogonal(gradients: Tensor) -> Tensor:
    """Each matrix of the batch with its singular values near 1."""
    x = gradients.to(torch.bfloat16)
    tall = x.shape[-2] > x.shape[-1]
    if tall:
        x = x.mT
    x = x / (x.norm(dim=(-2, -1), keepdim=True) + 1e-7)
    for a, b, c in _STEPS:
        square = x @ x.mT
        x = a * x + (b * square + c * square @ square) @ x
    return (x.mT if tall else x).float()


def parameters(network: nn.Module) -> int:
    """How many there are."""
    return sum(weight.numel() for weight in network.parameters())


def gradients(into: Iterable[nn.Parameter], of: Iterable[nn.Parameter]) -> None:
    """Add the gradients of the bfloat16 copy to those of the float32 weights, and clear them."""
    sums, added = [], []
    for mine, theirs in zip(into, of, strict=True):
        if theirs.grad is None:
            continue
        if mine.grad is None:
            mine.grad = theirs.grad.float()
        else:
            sums.append(mine.grad)
            added.append(theirs.grad.float())
        theirs.grad = None
    if sums:
        torch._foreach_add_(sums, added)
