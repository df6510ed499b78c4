"""A Qwen2.5-0.5B of random weights, with the real vocabulary of 151,936 tokens: what time is measured on.

No weights have to be had for that, and half a gigabyte of them is written in seconds: random bytes are as good as
quantised numbers, so blocks are never computed from floats.
"""

import os
import struct
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterator
from importlib.metadata import version
from pathlib import Path
from typing import BinaryIO, Literal

import numpy as np

from tests.fakes.ggufs import ALIGNMENT, CHATML, CONTROL, _text, _value

Kind = Literal["q8_0", "q4_0"]

LAYERS, WIDTH, INNER, HEADS, KV_HEADS, CONTEXT = 24, 896, 4864, 14, 2, 32768
BLOCK = 32
BYTES: dict[Kind, int] = {"q8_0": 34, "q4_0": 18}
"""Of a block: its scale as float16, and 32 numbers of 8 or 4 bits."""
CODE: dict[Kind, int] = {"q8_0": 8, "q4_0": 2}
FILE_TYPE: dict[Kind, int] = {"q8_0": 7, "q4_0": 2}
SPREAD: dict[Kind, float] = {"q8_0": 74, "q4_0": 4.6}
"""Standard deviation of random bits, read as such numbers."""

_FLOAT32 = 0
_STRING, _ARRAY = 8, 9
_SIZES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}
_ARRAY_HEAD = 16
"""Bytes before the first element: that it is an array, of what, of how many."""
_CONTROL = 3
_VOCABULARY = "ggml-vocab-qwen2.gguf"


def cache() -> Path:
    """Where things that are made once a machine are kept; the same folder as bin/build-llama's."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "ryx" / "build"


def vocabulary() -> Path:
    """llama.cpp's own file of Qwen's vocabulary, out of the pinned package's source, which is fetched once."""
    found = cache() / _VOCABULARY
    if not found.exists():
        found.parent.mkdir(parents=True, exist_ok=True)
        name = "llama-cpp-python"
        with tempfile.TemporaryDirectory(dir=found.parent) as folder:
            pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-cache-dir", "--dest", folder]
            subprocess.run([*pip, "--no-binary", name, f"{name}=={version(name)}"], check=True)
            (source,) = Path(folder).glob("*.tar.gz")
            with tarfile.open(source) as archive:
                member = next(each for each in archive if each.name.endswith(f"/models/{_VOCABULARY}"))
                content = archive.extractfile(member)
                assert content is not None
                part = Path(folder) / _VOCABULARY
                part.write_bytes(content.read())
            part.replace(found)
    return found


def model(kind: Kind) -> Path:
    """The model in the cache; made when it is not there."""
    found = cache() / f"random-qwen2.5-0.5b-{kind}.gguf"
    if not found.exists():
        part = found.with_suffix(f".{os.getpid()}")
        write(part, vocabulary(), kind)
        part.replace(found)
    return found


def _skip(file: BinaryIO, kind: int) -> None:
    if kind == _STRING:
        file.seek(struct.unpack("<Q", file.read(8))[0], os.SEEK_CUR)
    elif kind == _ARRAY:
        inner, count = struct.unpack("<IQ", file.read(12))
        if inner == _STRING:
            for _ in range(count):
                _skip(file, inner)
        else:
            file.seek(_SIZES[inner] * count, os.SEEK_CUR)
    else:
        file.seek(_SIZES[kind], os.SEEK_CUR)


def _metadata(path: Path) -> dict[str, bytes]:
    """The metadata of a GGUF file: each value as it is written there, type and all."""
    found = {}
    with path.open("rb") as file:
        _, _, _, count = struct.unpack("<4sIQQ", file.read(24))
        for _ in range(count):
            key = file.read(struct.unpack("<Q", file.read(8))[0]).decode()
            start = file.tell()
            _skip(file, struct.unpack("<I", file.read(4))[0])
            end = file.tell()
            file.seek(start)
            found[key] = file.read(end - start)
    return found


def _tokens(value: bytes) -> list[bytes]:
    """The strings of an array of strings."""
    count = struct.unpack("<IIQ", value[:_ARRAY_HEAD])[2]
    found, at = [], _ARRAY_HEAD
    for _ in range(count):
        size = struct.unpack("<Q", value[at : at + 8])[0]
        found.append(value[at + 8 : at + 8 + size])
        at += 8 + size
    return found


def _shapes(tokens: int, layers: int) -> Iterator[tuple[str, int, int]]:
    """Name, rows and columns of each tensor; no rows for one of floats."""
    yield "token_embd.weight", tokens, WIDTH
    yield "output_norm.weight", 0, WIDTH
    kv = WIDTH // HEADS * KV_HEADS
    for layer in range(layers):
        for name, rows, columns in (
            ("attn_norm.weight", 0, WIDTH), ("ffn_norm.weight", 0, WIDTH),
            ("attn_q.weight", WIDTH, WIDTH), ("attn_q.bias", 0, WIDTH),
            ("attn_k.weight", kv, WIDTH), ("attn_k.bias", 0, kv),
            ("attn_v.weight", kv, WIDTH), ("attn_v.bias", 0, kv),
            ("attn_output.weight", WIDTH, WIDTH),
            ("ffn_gate.weight", INNER, WIDTH), ("ffn_up.weight", INNER, WIDTH), ("ffn_down.weight", WIDTH, INNER),
        ):  # fmt: skip
            yield f"blk.{layer}.{name}", rows, columns


def write(path: Path, vocabulary: Path, kind: Kind, *, layers: int = LAYERS) -> Path:
    """Write the model, with the vocabulary of another file.

    Control tokens have a row of zeros, so it never stops by itself: a logit of 0 is never near the largest.
    """
    read = _metadata(vocabulary)
    tokens = _tokens(read["tokenizer.ggml.tokens"])
    controls = [tokens.index(text.encode()) for text in CONTROL]
    own: dict[str, object] = {
        "general.architecture": "qwen2",
        "general.name": f"random-qwen2.5-0.5b-{kind}",
        "general.file_type": FILE_TYPE[kind],
        "qwen2.context_length": CONTEXT,
        "qwen2.embedding_length": WIDTH,
        "qwen2.block_count": layers,
        "qwen2.feed_forward_length": INNER,
        "qwen2.attention.head_count": HEADS,
        "qwen2.attention.head_count_kv": KV_HEADS,
        "qwen2.rope.freq_base": 1e6,
        "qwen2.attention.layer_norm_rms_epsilon": 1e-6,
        "tokenizer.ggml.bos_token_id": controls[0],
        "tokenizer.ggml.eos_token_id": controls[2],
        "tokenizer.ggml.eot_token_id": controls[2],
        "tokenizer.ggml.add_bos_token": False,
        "tokenizer.chat_template": CHATML,
    }
    names = ("model", "pre", "tokens", "token_type", "merges")
    metadata = {f"tokenizer.ggml.{name}": read[f"tokenizer.ggml.{name}"] for name in names}
    types = bytearray(metadata["tokenizer.ggml.token_type"])
    if (end := b"</s>") in tokens:  # it looks like a control token, and llama.cpp warns of one that is none
        struct.pack_into("<i", types, _ARRAY_HEAD + 4 * tokens.index(end), _CONTROL)
    metadata["tokenizer.ggml.token_type"] = bytes(types)
    metadata |= {key: _value(value) for key, value in own.items()}
    shapes = list(_shapes(len(tokens), layers))
    sizes = [rows * columns // BLOCK * BYTES[kind] if rows else columns * 4 for _, rows, columns in shapes]
    head = b"GGUF" + struct.pack("<IQQ", 3, len(shapes), len(metadata))
    head += b"".join(_text(key) + value for key, value in metadata.items())
    offset = 0
    for (name, rows, columns), size in zip(shapes, sizes, strict=True):
        dimensions = (columns, rows) if rows else (columns,)
        head += _text(name) + struct.pack(f"<I{len(dimensions)}Q", len(dimensions), *dimensions)
        head += struct.pack("<IQ", CODE[kind] if rows else _FLOAT32, offset)
        offset += size + -size % ALIGNMENT
    random = np.random.default_rng(7)
    with path.open("wb") as file:
        file.write(head + b"\0" * (-len(head) % ALIGNMENT))
        for (name, rows, columns), size in zip(shapes, sizes, strict=True):
            if rows:
                zeros = controls if name.startswith("token_embd") else []
                file.write(_blocks(random, rows, columns, kind, zeros))
            else:
                file.write(np.full(columns, 0 if name.endswith("bias") else 1, "<f4").tobytes())
            file.write(b"\0" * (-size % ALIGNMENT))
    return path


def _blocks(random: np.random.Generator, rows: int, columns: int, kind: Kind, zeros: list[int]) -> bytes:
    """A matrix of random blocks, in rows of unit length on average; these rows of zeros."""
    width = BYTES[kind]
    blocks = np.frombuffer(random.bytes(rows * columns // BLOCK * width), np.uint8).reshape(rows, -1, width).copy()
    scale = np.float16(1 / np.sqrt(columns) / SPREAD[kind])
    blocks[:, :, :2] = np.frombuffer(scale.tobytes(), np.uint8)
    blocks[zeros, :, :2] = 0
    return blocks.tobytes()
