"""Tiny GGUF files with random weights, written by hand: a second architecture, odd vocabularies, damage.

The format: magic, version, counts; metadata; for each tensor its name, shape, type and offset; then, aligned
to 32 bytes, the data (https://github.com/ggml-org/ggml/blob/master/docs/gguf.md).
"""

import struct
from collections.abc import Sequence
from pathlib import Path

import numpy as np

ALIGNMENT = 32
CONTROL = ("<|endoftext|>", "<|im_start|>", "<|im_end|>")
LONG = "x" * 300
"""A token longer than any buffer one might think of."""

CHATML = (
    "{% for message in messages %}{{ '<|im_start|>' + message['role'] + '\n' + message['content'] | trim }}"
    "{{ '<|im_end|>' + '\n' }}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}"
)


def _text(value: str) -> bytes:
    raw = value.encode()
    return struct.pack("<Q", len(raw)) + raw


def _value(value: object) -> bytes:
    match value:
        case bool():
            return struct.pack("<I?", 7, value)
        case int():
            return struct.pack("<II", 4, value)
        case float():
            return struct.pack("<If", 6, value)
        case str():
            return struct.pack("<I", 8) + _text(value)
        case [str(), *_]:
            return struct.pack("<IIQ", 9, 8, len(value)) + b"".join(map(_text, value))
        case [int(), *_]:
            return struct.pack("<IIQ", 9, 5, len(value)) + struct.pack(f"<{len(value)}i", *value)
    raise TypeError(value)


def write(
    path: Path, metadata: dict[str, object], tensors: dict[str, np.ndarray], alignment: int = ALIGNMENT
) -> Path:
    """A GGUF file, version 3, all tensors in float32. A large alignment makes it large, but of holes."""
    info, offset = b"", 0
    data: list[tuple[int, bytes]] = []
    for name, array in tensors.items():
        info += _text(name) + struct.pack("<I", array.ndim)
        info += b"".join(struct.pack("<Q", size) for size in reversed(array.shape))
        info += struct.pack("<IQ", 0, offset)
        data.append((offset, array.astype("<f4").tobytes()))
        offset += array.size * 4
        offset += -offset % alignment
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(metadata))
    head += b"".join(_text(key) + _value(value) for key, value in metadata.items()) + info
    start = len(head) + -len(head) % alignment
    with path.open("wb") as file:
        file.write(head)
        for at, raw in data:
            file.seek(start + at)
            file.write(raw)
        file.truncate(start + offset)
    return path


def _bytes() -> list[str]:
    """The 256 characters that stand for the bytes in a byte-level vocabulary (GPT-2's table)."""
    kept = [*range(33, 127), *range(161, 173), *range(174, 256)]
    return [
        chr(byte) if byte in kept else chr(256 + [b for b in range(256) if b not in kept].index(byte))
        for byte in range(256)
    ]


def _words(template: str | None, controls: Sequence[str] = ()) -> tuple[dict[str, object], list[int]]:
    """Metadata of a byte-level vocabulary, and the control tokens that end an answer."""
    tokens = [*_bytes(), "th", "in", LONG, *CONTROL, *controls]
    ends = [tokens.index(text) for text in CONTROL]
    words: dict[str, object] = {
        "tokenizer.ggml.model": "gpt2",
        "tokenizer.ggml.pre": "qwen2",
        "tokenizer.ggml.tokens": tokens,
        "tokenizer.ggml.token_type": [3 if text in {*CONTROL, *controls} else 1 for text in tokens],
        "tokenizer.ggml.merges": ["t h", "i n"],
        "tokenizer.ggml.bos_token_id": ends[0],
        "tokenizer.ggml.eos_token_id": ends[2],
        "tokenizer.ggml.add_bos_token": False,
    }
    if template is not None:
        words["tokenizer.chat_template"] = template
    return words, ends


def _matrix(random: np.random.Generator, rows: int, columns: int) -> np.ndarray:
    return random.standard_normal((rows, columns)) / np.sqrt(columns)


def _layer(random: np.random.Generator, layer: int, width: int) -> dict[str, np.ndarray]:
    """The matrices of one layer of attention and feed-forward."""
    sizes = (
        ("attn_q", width, width),
        ("attn_k", width // 2, width),
        ("attn_v", width // 2, width),
        ("attn_output", width, width),
        ("ffn_gate", 2 * width, width),
        ("ffn_up", 2 * width, width),
        ("ffn_down", width, 2 * width),
    )
    return {f"blk.{layer}.{name}.weight": _matrix(random, rows, columns) for name, rows, columns in sizes}


def qwen2(
    path: Path,
    *,
    context: int = 8192,
    template: str | None = CHATML,
    layers: int = 2,
    width: int = 64,
    controls: Sequence[str] = (),
    alignment: int = ALIGNMENT,
    norm: float = 1,
) -> Path:
    """A Qwen2 of random weights with a byte-level vocabulary. It never stops by itself, whatever it says.

    `controls` are further control tokens. With a huge `norm` its numbers overflow.
    """
    random = np.random.default_rng(7)
    words, ends = _words(template, controls)
    metadata: dict[str, object] = {
        "general.architecture": "qwen2",
        "general.name": "tiny-qwen",
        "general.alignment": alignment,
        "qwen2.context_length": context,
        "qwen2.embedding_length": width,
        "qwen2.block_count": layers,
        "qwen2.feed_forward_length": 2 * width,
        "qwen2.attention.head_count": 4,
        "qwen2.attention.head_count_kv": 2,
        "qwen2.rope.freq_base": 1e6,
        "qwen2.attention.layer_norm_rms_epsilon": 1e-6,
    } | words

    embedding = _matrix(random, len(words["tokenizer.ggml.tokens"]), width)
    embedding[ends] = 0  # tied to the output: a logit of 0 is never the largest
    tensors = {"token_embd.weight": embedding, "output_norm.weight": np.ones(width)}
    for layer in range(layers):
        tensors |= _layer(random, layer, width)
        for name, size in (("attn_q", width), ("attn_k", width // 2), ("attn_v", width // 2)):
            tensors[f"blk.{layer}.{name}.bias"] = np.zeros(size)
        for name in ("attn_norm", "ffn_norm"):
            tensors[f"blk.{layer}.{name}.weight"] = np.full(width, norm)
    return write(path, metadata, tensors, alignment)


def mamba(path: Path, *, layers: int = 2, width: int = 32) -> Path:
    """A Mamba of random weights: a state instead of keys and values, which can't be taken back or shared in part."""
    random = np.random.default_rng(7)
    words, ends = _words(CHATML)
    inner, state, rank, kernel = 2 * width, 8, 4, 4
    metadata: dict[str, object] = {
        "general.architecture": "mamba",
        "general.name": "tiny-mamba",
        "mamba.context_length": 8192,
        "mamba.embedding_length": width,
        "mamba.feed_forward_length": 0,
        "mamba.attention.head_count": 0,
        "mamba.block_count": layers,
        "mamba.ssm.conv_kernel": kernel,
        "mamba.ssm.inner_size": inner,
        "mamba.ssm.state_size": state,
        "mamba.ssm.time_step_rank": rank,
        "mamba.attention.layer_norm_rms_epsilon": 1e-6,
    } | words

    embedding = _matrix(random, len(words["tokenizer.ggml.tokens"]), width)
    embedding[ends] = 0  # tied to the output: a logit of 0 is never the largest
    tensors = {"token_embd.weight": embedding, "output_norm.weight": np.ones(width)}
    for layer in range(layers):
        for name, array in {
            "attn_norm.weight": np.ones(width),
            "ssm_in.weight": _matrix(random, 2 * inner, width),
            "ssm_conv1d.weight": _matrix(random, inner, kernel),
            "ssm_conv1d.bias": np.zeros(inner),
            "ssm_x.weight": _matrix(random, rank + 2 * state, inner),
            "ssm_dt.weight": _matrix(random, inner, rank),
            "ssm_dt.bias": np.zeros(inner),
            "ssm_a": -np.tile(np.arange(1.0, state + 1), (inner, 1)),
            "ssm_d": np.ones(inner),
            "ssm_out.weight": _matrix(random, width, inner),
        }.items():
            tensors[f"blk.{layer}.{name}"] = array
    return write(path, metadata, tensors)


def cohere2(path: Path, *, window: int = 16, layers: int = 4, width: int = 64) -> Path:
    """A Cohere2 of random weights: three of four layers see only the last `window` tokens."""
    random = np.random.default_rng(7)
    words, ends = _words(CHATML)
    metadata: dict[str, object] = {
        "general.architecture": "cohere2",
        "general.name": "tiny-cohere2",
        "cohere2.context_length": 8192,
        "cohere2.embedding_length": width,
        "cohere2.block_count": layers,
        "cohere2.feed_forward_length": 2 * width,
        "cohere2.attention.head_count": 4,
        "cohere2.attention.head_count_kv": 2,
        "cohere2.attention.sliding_window": window,
        "cohere2.attention.layer_norm_epsilon": 1e-6,
        "cohere2.logit_scale": 1.0,
    } | words

    embedding = _matrix(random, ends[-1] + 1, width)
    embedding[ends] = 0  # tied to the output: a logit of 0 is never the largest
    tensors = {"token_embd.weight": embedding, "output_norm.weight": np.ones(width)}
    for layer in range(layers):
        tensors |= _layer(random, layer, width)
        tensors[f"blk.{layer}.attn_norm.weight"] = np.ones(width)
    return write(path, metadata, tensors)
