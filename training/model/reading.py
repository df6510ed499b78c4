"""A GGUF file of ours as a network again: a later training begins with what an earlier one came to."""

from pathlib import Path

import gguf
import numpy as np
import torch
from torch import Tensor

from training.model.network import Network, Shape
from training.model.tokeniser import SPACE, Token, Tokeniser


def read(path: Path, tokeniser: Tokeniser) -> Network:
    """The network of a file that `export` wrote, in float32, for this tokeniser. Raises ValueError for any other file.

    Where the file's own tokeniser is another one, the embedding is carried over: a token that it lacks gets what lies
    between the sum and the mean of the tokens that it cuts it into (tried on 600 conversations of each split: 20 % of first
    calls are right so, 17 % with the mean, 16 % with the sum at the length of one; 49 % with the tokeniser it was trained with).
    """
    reader = gguf.GGUFReader(path)
    weights = {each.name: torch.from_numpy(np.array(gguf.quants.dequantize(each.data, each.tensor_type))) for each in reader.tensors}
    try:
        weights["token_embd.weight"] = _carried(weights["token_embd.weight"], _tokeniser(reader), tokeniser)
        shape = _shape(reader, weights)
        network = Network(shape)
        network.load_state_dict(_state(weights, shape))
    except (KeyError, RuntimeError) as error:
        raise ValueError(f"{path} is no model of ours: {error}") from error
    return network


def _tokeniser(reader: gguf.GGUFReader) -> Tokeniser:
    texts, kinds, scores = (reader.fields[f"tokenizer.ggml.{name}"].contents() for name in ("tokens", "token_type", "scores"))
    return Tokeniser(Token(*each) for each in zip(texts, kinds, scores, strict=True))


def _carried(embedding: Tensor, theirs: Tokeniser, mine: Tokeniser) -> Tensor:
    """The rows of the embedding for the tokens of `mine`."""
    rows = []
    for token in mine.tokens:
        number = theirs.number.get(token.text)
        parts = [number] if number is not None else theirs.encode(token.text.replace(SPACE, " "))
        rows.append(embedding[parts].sum(0) / len(parts) ** 0.75)
    return torch.stack(rows)


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
