"""A trained network with more layers than it had: it says the same at first, and has room to learn."""

import itertools
from dataclasses import replace

import torch

from training.model.network import Network


def grown(network: Network, layers: int) -> Network:
    """The network with so many layers in all, the new ones spread evenly: each is a copy of the layer before it that adds nothing yet.

    What a layer writes goes through two matrices (of attention, and of the gated layer); these are 0 in a new one. S. Shen and others,
    "Staged Training for Transformer Language Models" (2022). Raises ValueError for fewer layers than there are, or twice as many.
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
