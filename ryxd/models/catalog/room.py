"""How much memory a model takes, and how much of it this machine has at all."""

from dataclasses import dataclass

from ryxd.models.gguf import Header
from ryxd.models.memory import Machine
from ryxd.models.tuning import CONTEXT

_OVERHEAD = 300 << 20
"""Bytes for the buffers of a computation and the process itself."""

_CONTEXT = 512 << 20
"""Bytes that CONTEXT tokens usually take, of a model whose header is not known."""

_KV = 34 / 32
"""Bytes of a number in the context, kept as q8_0."""


@dataclass(frozen=True)
class Capacity:
    """What this machine has, in bytes, whoever uses it now."""

    ram: int
    vram: int = 0
    """Of all the graphics cards that llama.cpp can compute on."""

    @property
    def room(self) -> int:
        """What one model may take: three quarters of the memory (the desktop lives there too), or the cards'."""
        return max(self.ram * 3 // 4, self.vram * 9 // 10)


async def capacity(machine: Machine) -> Capacity:
    """What a machine has."""
    memory = await machine.measure()
    return Capacity(memory.total, sum(gpu.total for gpu in memory.gpus))


def needs(header: Header) -> int:
    """Bytes that a model takes with a context of CONTEXT tokens, or of all it was trained for if that is less."""
    return needs_of(header.tensors, header.kv_width, min(CONTEXT, header.context_trained or CONTEXT))


def needs_of(weights: int, kv_width: int, tokens: int) -> int:
    """Bytes for weights, for a context of so many tokens with so many numbers each, and for computing."""
    return weights + round(kv_width * tokens * _KV) + _OVERHEAD


def needs_about(size: int) -> int:
    """The same of a file that is not here yet, from its size."""
    return size + size // 16 + _CONTEXT + _OVERHEAD


def gigabytes(size: int) -> str:
    """A size for people, as disks and download pages count: 2.5 GB, 640 MB."""
    if size >= 10**9:
        return f"{size / 10**9:.1f} GB"
    return f"{size / 10**6:.0f} MB" if size >= 10**6 else f"{size / 1000:.0f} kB"
