"""A trained network that becomes larger: it says the same at first, and has room to learn.

S. Shen and others, "Staged Training for Transformer Language Models" (2022): what is new is read by nothing, or writes nothing, until it has learned.
"""

import itertools
from dataclasses import replace

import torch
from torch import Tensor

from training.model.network import Network, Shape

_SEED = 7


def grown(network: Network, layers: int) -> Network:
    """The network with so many layers in all, the new ones spread evenly: each is a copy of the layer before it that adds nothing yet.

    What a layer writes goes through two matrices (of attention, and of the gated layer); these are 0 in a new one.
    Raises ValueError for fewer layers than there are, or more than twice as many.
    """
    had = network.shape.layers
    if not had <= layers <= 2 * had:
        raise ValueError(f"{had} layers can become up to {2 * had}, not {layers}")
    made = Network(replace(network.shape, layers=layers))
    new = layers - had
    ends = {(number + 1) * had // new - 1 for number in range(new)} if new else set()
    with torch.no_grad():
        made.embedding.weight.copy_(network.embedding.weight)
        made.norm.copy_(network.norm)
        places = itertools.chain.from_iterable([(at, False), (at, True)] if at in ends else [(at, False)] for at in range(had))
        for block, (at, fresh) in zip(made.blocks, places, strict=True):
            block.load_state_dict(network.blocks[at].state_dict())
            if fresh:
                block.out.weight.zero_()
                block.down.weight.zero_()
    return made


def widened(network: Network, shape: Shape) -> Network:
    """The network with wider layers and more heads. What reads of the new channels is random, what writes to them and of them is 0.

    A norm divides by the mean of all channels: its weights become smaller as there are more of them, which are 0.
    Raises ValueError where `shape` is not as wide as the network, or differs in anything but width, heads and `hidden`.
    """
    had = network.shape
    if shape != replace(had, width=shape.width, heads=shape.heads, hidden=shape.hidden) or shape.head != had.head:
        raise ValueError(f"{had} can become wider, not {shape}")
    if shape.width < had.width or shape.hidden < had.hidden:
        raise ValueError(f"{shape.width} channels and {shape.hidden} hidden ones are fewer than {had.width} and {had.hidden}")
    made = Network(shape)
    made.start(_SEED)
    share = (had.width / shape.width) ** 0.5
    old, hidden = had.width, had.hidden
    with torch.no_grad():
        made.embedding.weight.zero_()
        made.embedding.weight[:, :old] = network.embedding.weight
        _norm(made.norm, network.norm, share)
        for block, of in zip(made.blocks, network.blocks, strict=True):
            _norm(block.norm1, of.norm1, share)
            _norm(block.norm2, of.norm2, share)
            for mine, theirs in zip(block.qkv.weight.chunk(3), of.qkv.weight.chunk(3), strict=True):
                mine[:old, :old] = theirs
            for mine, theirs in zip(block.up.weight.chunk(2), of.up.weight.chunk(2), strict=True):
                mine[:hidden, :old] = theirs
            block.out.weight.zero_()
            block.out.weight[:old, :old] = of.out.weight
            block.down.weight.zero_()
            block.down.weight[:old, :hidden] = of.down.weight
    return made


def _norm(mine: Tensor, theirs: Tensor, share: float) -> None:
    mine.fill_(share)
    mine[: len(theirs)] = theirs * share
