"""How a model is loaded: what the configuration leaves open is chosen by the model's header and the memory.

Only decides (decision 0013). A choice is a list, best first, for what fits depends on who can be unloaded.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from ryxd.core.certainty import Calibration
from ryxd.core.model import Tier
from ryxd.models import frames
from ryxd.models.gguf import Header
from ryxd.models.residency import Room, gib
from ryxd.models.spec import ModelSpec

CONTEXT = 8192
"""Tokens of a conversation, at most, when the configuration does not say."""
_LEAST = 2048
"""Tokens that a context is never made smaller than by itself: an agent's instructions need half of it."""
_CONVERSATIONS = (4, 2, 1)
"""How many whole ones the cells hold: the first that takes no more than a _SHARE of the memory, or the last."""
_SHARE = 8
_PROCESS = 200 << 20
"""Bytes of a worker without a model: Python, llama.cpp, the vocabulary in the grammar's form."""
_STEP, _STEP_GPU = 256, 1024
"""Tokens that a step computes at most."""
_BYTES = {"f16": 2.0, "q8_0": 34 / 32}
"""Of one number of a key or value."""
_BLOCK = 32
"""Numbers that q8_0 keeps together: a head has to have a multiple of it."""


@dataclass(frozen=True)
class Tuned:
    """One way to load a model."""

    load: frames.Load
    need: Room
    """Memory that it takes, on the safe side."""
    why: tuple[str, ...]
    """What was chosen and for what reason, in sentences for a person."""
    calibration: Calibration | None = None
    """What its file says of how sure it is."""
    version: str = ""
    """Of its file."""


@dataclass(frozen=True)
class _Choice:
    context: int
    cells: int
    kv: str
    gpu: int
    """Layers on the GPU; one more than there are is the output too."""


def options(spec: ModelSpec, tier: Tier, header: Header, most: Room) -> list[list[Tuned]]:
    """The ways to load a model, best first, in groups; `most` is the memory that it could get at best.

    The next way of a group is better than unloading somebody for the first; the next group is not.
    """
    usual = spec.context or min(header.context_trained or CONTEXT, CONTEXT)
    kinds = _kinds(spec, tier, header, usual)
    groups = []
    places = _places(spec, header, kinds[-1], usual, most)
    for gpu in places:
        counts = _cells(spec, header, usual, kinds[0], most.vram if gpu else most.ram)
        good = [_Choice(usual, cells, kinds[0], gpu) for cells in counts]
        good += [_Choice(usual, counts[-1], kv, gpu) for kv in kinds[1:]]
        groups.append([_tuned(spec, header, choice, usual, most) for choice in good])
    if not spec.context and not spec.cells:
        smaller = [usual >> shift for shift in range(1, 16) if usual >> shift >= _LEAST]
        tight = [_Choice(context, context, kinds[-1], gpu) for context in smaller for gpu in places]
        groups.append([_tuned(spec, header, choice, usual, most) for choice in tight])
    return [group for group in groups if group]


def _kinds(spec: ModelSpec, tier: Tier, header: Header, context: int) -> Sequence[str]:
    """How keys and values may be kept, the best first."""
    if spec.kv:
        return (spec.kv,)
    # llama.cpp quantises values with flash attention only
    if spec.flash is False or not header.kv_width or header.key_length % _BLOCK or header.value_length % _BLOCK:
        return ("f16",)
    # of a larger model they are read for every token: half of them is time too, once they weigh as much
    if tier is not Tier.SMALL and _kept(header, "f16", context) * _SHARE > header.tensors:
        return ("q8_0",)
    return ("f16", "q8_0")


def _places(spec: ModelSpec, header: Header, kv: str, context: int, most: Room) -> Sequence[int]:
    """How many layers go to the GPU, the best first."""
    whole = header.layers + 1
    if spec.gpu_layers is not None:
        return (whole if spec.gpu_layers < 0 else min(spec.gpu_layers, whole),)
    if most.vram <= 0 or not header.layers:
        return (0,)
    each = header.layer + _kept(header, kv, context) / header.layers
    some = int((most.vram - _computing(header, spec, context, _STEP_GPU)) // each)
    return (whole, *((some,) if 0 < some < whole else ()), 0)


def _cells(spec: ModelSpec, header: Header, context: int, kv: str, most: int) -> Sequence[int]:
    if spec.cells:
        return (max(spec.cells, context),)
    allowed = [count * context for count in _CONVERSATIONS if _kept(header, kv, count * context) * _SHARE <= most]
    return tuple(dict.fromkeys([*allowed, context]))


def _kept(header: Header, kv: str, cells: int) -> int:
    """Bytes of the keys and values of so many tokens."""
    return int(header.kv_width * _BYTES[kv] * cells)


def _computing(header: Header, spec: ModelSpec, cells: int, step: int) -> int:
    """Bytes that computing a step takes, roughly: logits, some activations, and attention where it is a matrix."""
    row = header.vocabulary + 20 * header.embedding + (header.heads * cells if spec.flash is False else 0)
    return 4 * step * row


def _tuned(spec: ModelSpec, header: Header, choice: _Choice, usual: int, most: Room) -> Tuned:
    kept = _kept(header, choice.kv, choice.cells)
    whole = choice.gpu > header.layers
    part = min(choice.gpu, header.layers) / header.layers if header.layers else 0.0
    inside = header.tensors - header.outside
    on_gpu = int(inside * part) + (header.outside if whole else 0)
    vram = on_gpu + int(kept * part) + _computing(header, spec, choice.cells, _STEP_GPU) if choice.gpu else 0
    # the embedding is looked up on the CPU even when all layers are elsewhere
    weights = header.outside if whole else header.tensors - on_gpu
    ram = weights + kept - int(kept * part) + _computing(header, spec, choice.cells, _STEP) + _PROCESS
    load = frames.Load(
        path=str(spec.path.absolute()),
        context=choice.context,
        cells=choice.cells,
        sequences=spec.sequences,
        threads=spec.threads,
        gpu_layers=-1 if whole else choice.gpu,
        flash=-1 if spec.flash is None else int(spec.flash),
        kv=choice.kv,
    )
    why = tuple(_reasons(spec, header, choice, usual, most))
    return Tuned(load, Room(ram, vram), why, header.calibration, header.version)


def _reasons(spec: ModelSpec, header: Header, choice: _Choice, usual: int, most: Room) -> list[str]:
    said = []
    if spec.gpu_layers is not None:
        said.append(f"{_layers(choice, header)}: gpu_layers in config.toml")
    elif most.vram <= 0:
        said.append("on the CPU: there is no GPU with free memory that this llama.cpp can use")
    else:
        said.append(f"{_layers(choice, header)}: {gib(most.vram)} of GPU memory can be had")
    if not spec.kv and choice.kv != "f16":
        said.append("keys and values in q8_0: half the memory, at the price of 1 % of error")
    if choice.context < usual:
        said.append(f"a context of {choice.context} instead of {usual} tokens: more does not fit into memory")
    if not spec.cells and choice.cells > choice.context:
        kept = gib(_kept(header, choice.kv, choice.cells))
        said.append(f"room for {choice.cells // choice.context} whole conversations: {kept}")
    if header.warning:
        said.append(header.warning)
    return said


def _layers(choice: _Choice, header: Header) -> str:
    if not choice.gpu:
        return "on the CPU"
    if choice.gpu > header.layers:
        return f"all {header.layers} layers on the GPU"
    return f"{choice.gpu} of {header.layers} layers on the GPU"
