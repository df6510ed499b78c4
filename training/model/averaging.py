"""The mean of several networks: what stages of one training ended with, between them.

Each stage raises the rate again, so on the same data their ends may lie around a better place (P. Izmailov and others,
"Averaging weights leads to wider optima", 2018; M. Wortsman and others, "Model soups", 2022).
"""

from collections.abc import Sequence

import torch

from training.model.network import Network


@torch.no_grad()
def averaged(networks: Sequence[Network]) -> Network:
    """A network whose weights are the means of theirs. Raises ValueError for none, or where their shapes differ."""
    if len({network.shape for network in networks}) != 1:
        raise ValueError("networks that are averaged must be of one shape")
    found = Network(networks[0].shape)
    found.load_state_dict(networks[0].state_dict())
    for weight, *theirs in zip(found.parameters(), *(network.parameters() for network in networks), strict=True):
        weight.copy_(torch.stack(theirs).mean(0))
    return found
