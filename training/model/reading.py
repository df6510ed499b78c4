"""A GGUF file of ours as a network again: a later training begins with what an earlier one came to."""

from pathlib import Path

import gguf
import numpy as np
import torch
from torch import Tensor

from training.model.network import Network, Shape


def read(path: Path) -> Network:
    """The network of a file that `export` wrote, in float32. Raises ValueError for any other."""
    reader = gguf.GGUFReader(path)
    weights = {each.name: torch.from_numpy(np.array(gguf.quants.dequantize(each.data, each.tensor_type))) for each in reader.tensors}
    try:
        shape = _shape(reader, weights)
        network = Network(shape)
        network.load_state_dict(_state(weights, shape))
    except (KeyError, RuntimeError) as error:
        raise ValueError(f"{path} is no model of ours: {error}") from error
    return network


def _shape(reader: gguf.GGUFReader, weights: dict[str, Tensor]) -> Shape:
    def number(key: str) -> float:
        return float(reader.fields[f"llama.{key}"].contents())

    vocabulary, width = weights["token_embd.weight"].shape
    return Shape(
        vocabulary, width, int(number("block_count")), int(number("attention.head_count")), int(number("feed_forward_length")),
        int(number("context_length")), number("rope.freq_base"), round(number("attention.layer_norm_rms_epsilon"), 9),
    )  # fmt: skip


def _state(weights: dict[str, Tensor], shape: Shape) -> dict[str, Tensor]:
    """The weights under this package's names, with the rows of each head in halves again."""

    def halves(weight: Tensor) -> Tensor:
        rows, columns = weight.shape
        return weight.view(shape.heads, rows // shape.heads // 2, 2, columns).transpose(1, 2).reshape(rows, columns)

    state = {"embedding.weight": weights["token_embd.weight"], "norm": weights["output_norm.weight"]}
    for index in range(shape.layers):
        of, to = f"blk.{index}.", f"blocks.{index}."
        q, k, v = (weights[f"{of}attn_{name}.weight"] for name in "qkv")
        state |= {
            f"{to}norm1": weights[f"{of}attn_norm.weight"],
            f"{to}norm2": weights[f"{of}ffn_norm.weight"],
            f"{to}qkv.weight": torch.cat((halves(q), halves(k), v)),
            f"{to}out.weight": weights[f"{of}attn_output.weight"],
            f"{to}up.weight": torch.cat((weights[f"{of}ffn_gate.weight"], weights[f"{of}ffn_up.weight"])),
            f"{to}down.weight": weights[f"{of}ffn_down.weight"],
        }
    return state
