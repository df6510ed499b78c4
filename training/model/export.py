"""The network as a GGUF file, with its tokeniser, its chat template and its calibration."""

from pathlib import Path
from typing import Any, Literal

import gguf
import numpy as np
from numpy.typing import NDArray
from torch import Tensor

from training.model.network import Network
from training.model.template import TEMPLATE
from training.model.tokeniser import BOS, END, Tokeniser

Form = Literal["f32", "f16", "q8_0"]
_FILE = {"f32": 0, "f16": 1, "q8_0": 7}


def export(network: Network, tokeniser: Tokeniser, path: Path, form: Form, about: dict[str, Any]) -> None:
    """Write it. `about`: name and version, and `ryx.*` keys with texts."""
    shape = network.shape
    writer = gguf.GGUFWriter(path, "llama")
    writer.add_name(about.get("name", "ryx starter"))
    writer.add_context_length(shape.context)
    writer.add_embedding_length(shape.width)
    writer.add_block_count(shape.layers)
    writer.add_feed_forward_length(shape.hidden)
    writer.add_head_count(shape.heads)
    writer.add_head_count_kv(shape.heads)
    writer.add_layer_norm_rms_eps(shape.epsilon)
    writer.add_rope_dimension_count(shape.head)
    writer.add_rope_freq_base(shape.theta)
    writer.add_vocab_size(shape.vocabulary)
    writer.add_file_type(_FILE[form])
    writer.add_tokenizer_model("llama")
    writer.add_tokenizer_pre("default")
    writer.add_token_list([token.text.encode("utf-8", "surrogatepass") for token in tokeniser.tokens])
    writer.add_token_scores([token.score for token in tokeniser.tokens])
    writer.add_token_types([token.kind for token in tokeniser.tokens])
    writer.add_bos_token_id(tokeniser.number[BOS])
    writer.add_eos_token_id(tokeniser.number[END])
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(False)
    writer.add_add_eos_token(False)
    writer.add_add_space_prefix(False)
    writer.add_chat_template(TEMPLATE)
    for key, value in about.items():
        if key.startswith("ryx."):
            writer.add_string(key, value)
    for name, values, matrix in _tensors(network):
        if not matrix or form == "f32":
            writer.add_tensor(name, values)
        elif form == "f16":
            writer.add_tensor(name, values.astype(np.float16))
        else:
            kind = gguf.GGMLQuantizationType.Q8_0
            writer.add_tensor(name, gguf.quants.quantize(values, kind), raw_dtype=kind)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def _tensors(network: Network) -> list[tuple[str, NDArray[np.float32], bool]]:
    """All weights under llama.cpp's names, and whether each is a matrix (that may be stored in fewer bits)."""
    found = [("token_embd.weight", _array(network.embedding.weight), True), ("output_norm.weight", _array(network.norm), False)]
    width = network.shape.width
    for index, block in enumerate(network.blocks):
        q, k, v = block.qkv.weight.split(width)
        gate, up = block.up.weight.split(network.shape.hidden)
        found += [
            (f"blk.{index}.{name}.weight", _array(weight), weight.ndim == 2)
            for name, weight in [
                ("attn_norm", block.norm1), ("attn_q", _paired(q, network.shape.heads)), ("attn_k", _paired(k, network.shape.heads)),
                ("attn_v", v), ("attn_output", block.out.weight), ("ffn_norm", block.norm2), ("ffn_gate", gate), ("ffn_up", up),
                ("ffn_down", block.down.weight),
            ]
        ]  # fmt: skip
    return found


def _paired(weight: Tensor, heads: int) -> Tensor:
    """Rows in llama.cpp's order: it turns neighbours against each other, not the halves of a head."""
    rows, columns = weight.shape
    return weight.view(heads, 2, rows // heads // 2, columns).transpose(1, 2).reshape(rows, columns)


def _array(weight: Tensor) -> NDArray[np.float32]:
    return np.ascontiguousarray(weight.detach().float().numpy())
