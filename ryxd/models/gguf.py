"""What a model file says about itself, read from its header without loading it."""

import hashlib
import os
import re
import struct
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from ryxd.core.certainty import KEY, Calibration, calibration_of
from ryxd.models.ggml_types import bytes_of
from ryxd.models.spec import check
from ryxd.wire.errors import ModelError

_CODES = {0: "B", 1: "b", 2: "H", 3: "h", 4: "I", 5: "i", 6: "f", 7: "?", 10: "Q", 11: "q", 12: "d"}
_SCALARS = {kind: struct.Struct("<" + code) for kind, code in _CODES.items()}
_TEXT, _ARRAY = 8, 9
_U32, _U64 = struct.Struct("<I"), struct.Struct("<Q")
_LIST = struct.Struct("<IQ")

_KEPT = 4096
"""Entries of an array that are kept (a number for each layer); a longer one is only counted."""
_LONGEST = 1 << 22
"""Bytes of a text that are kept; chat templates have some ten thousand."""
_MOST = 1 << 22
"""Keys, tensors, or texts of a list. Garbage counts to 2^64, and each one would be looked at."""
_ENDS = 1 << 20
"""Bytes at the begin and at the end of a file that tell its version."""
_PART = re.compile(r"-(\d{5})-of-(\d{5})\.gguf$")

QUANTISATIONS = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S",
    12: "Q3_K_M", 13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K",
    19: "IQ2_XXS", 20: "IQ2_XS", 21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL",
    26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S", 29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0",
    37: "TQ2_0", 38: "MXFP4",
}  # fmt: skip
"""llama.cpp's names of general.file_type."""


@dataclass(frozen=True)
class Header:
    """What a GGUF file says about its model. Numbers that it does not say are 0."""

    architecture: str
    name: str
    """Its own name, else the file's."""
    parameters: int
    layers: int
    heads: int
    heads_kv: int
    """Key and value heads of the layer that has most."""
    key_length: int
    value_length: int
    kv_width: int
    """Numbers that one token keeps in the context, over all layers."""
    embedding: int
    context_trained: int
    vocabulary: int
    file_type: int
    """llama.cpp's number for the quantisation; -1 when it is not said."""
    template: bool
    """Whether it brings a chat template."""
    size: int
    """Bytes of the file, or of all its parts."""
    tensors: int
    """Bytes of the weights alone."""
    layer: int
    """Bytes of the weights of the largest layer."""
    outside: int
    """Bytes of the weights that belong to no layer: the embedding and the output."""
    kind: str = "model"
    """model; or adapter, mmproj, imatrix, vocab: parts of one, which can't answer."""
    embeds: bool = False
    """Whether it makes vectors of texts instead of texts."""
    calibration: Calibration | None = None
    """What was measured of how sure it is."""
    version: str = ""
    """Of the file: its header and ends, and how large it is (`fingerprint`)."""
    warning: str = ""
    """What in the file is not used, and why."""

    @property
    def quantisation(self) -> str:
        """As people call it: Q4_K_M; empty when it is not said."""
        return QUANTISATIONS.get(self.file_type, "")


class _Damaged(Exception):
    """The bytes are no header."""


class _Reader:
    """Reads on, and never past the end. Buffered, not mapped: a file that shrinks must not kill the daemon."""

    def __init__(self, file: BinaryIO, size: int) -> None:
        self._file = file
        self._size = size

    def take(self, count: int) -> bytes:
        found = self._file.read(count) if count <= self._size else b""
        if len(found) != count:
            raise _Damaged("it ends inside its header")
        return found

    def skip(self, count: int) -> None:
        if count > self._size - self._file.tell():
            raise _Damaged("it ends inside its header")
        self._file.seek(count, 1)

    def at(self) -> int:
        return self._file.tell()

    def number(self, form: struct.Struct) -> int:
        return int(form.unpack(self.take(form.size))[0])

    def text(self) -> str:
        length = self.number(_U64)
        if length > _LONGEST:
            self.skip(length)
            return ""
        return self.take(length).decode(errors="replace")

    def value(self, kind: int) -> object:
        if kind in _SCALARS:
            return _SCALARS[kind].unpack(self.take(_SCALARS[kind].size))[0]
        if kind == _TEXT:
            return self.text()
        if kind == _ARRAY:
            return self._array()
        raise _Damaged(f"it has a value of kind {kind}, which there is not")

    def _array(self) -> object:
        """The entries of an array of numbers; of another one, or a long one, its length."""
        kind, count = _LIST.unpack(self.take(_LIST.size))
        if kind in _SCALARS:
            form = _SCALARS[kind]
            if count <= _KEPT:
                return [form.unpack(self.take(form.size))[0] for _ in range(count)]
            self.skip(count * form.size)
        elif kind == _TEXT:
            if count > _MOST:
                raise _Damaged(f"it claims to have a list of {count} texts")
            read, seek = self._file.read, self._file.seek
            for _ in range(count):  # a vocabulary has 150,000: no method calls of ours in between
                head = read(8)
                if len(head) < 8:
                    raise _Damaged("it ends inside its header")
                seek(int.from_bytes(head, "little"), 1)
            self.skip(0)
        else:
            raise _Damaged(f"it has an array of kind {kind}, which no model has")
        return range(count)


@dataclass
class _Part:
    """One file of a model."""

    size: int
    meta: dict[str, object]
    tensors: dict[str, int]
    """Bytes of each."""
    parameters: int


def read(path: Path) -> Header:
    """The header of a model file; of one in parts, the first is named. Blocking, some 0.1 s at most.

    Raises ModelError saying what to do.
    """
    first = _part(path)
    parts = [first, *(_part(other) for other in _others(path, first))]
    meta = first.meta
    architecture = str(meta.get("general.architecture", ""))
    if not architecture:
        raise ModelError(f"{path} does not say what kind of model it is (general.architecture); download it again")

    def number(key: str, otherwise: int = 0) -> int:
        return _largest(meta.get(f"{architecture}.{key}"), otherwise)

    layers, heads, width = number("block_count"), number("attention.head_count"), number("embedding_length")
    each = width // heads if heads else 0
    key, value = number("attention.key_length", each), number("attention.value_length", each)
    kv = meta.get(f"{architecture}.attention.head_count_kv", heads)
    tokens = meta.get("tokenizer.ggml.tokens")
    sizes = {name: size for part in parts for name, size in part.tensors.items()}
    blocks: dict[str, int] = {}
    for name, size in sizes.items():
        if name.startswith("blk."):
            block = name.split(".", 2)[1]
            blocks[block] = blocks.get(block, 0) + size
    calibration, warning = _calibration(meta)
    return Header(
        architecture=architecture,
        name=str(meta.get("general.name") or path.stem),
        parameters=sum(part.parameters for part in parts),
        layers=layers,
        heads=heads,
        heads_kv=_largest(kv, heads),
        key_length=key,
        value_length=value,
        kv_width=(key + value) * (_total(kv) if isinstance(kv, list) else layers * _largest(kv, heads)),
        embedding=width,
        context_trained=number("context_length"),
        vocabulary=len(tokens) if isinstance(tokens, range | list) else number("vocab_size"),
        file_type=_largest(meta.get("general.file_type"), -1),
        template=bool(meta.get("tokenizer.chat_template")),
        size=sum(part.size for part in parts),
        tensors=sum(sizes.values()),
        layer=max(blocks.values(), default=0),
        outside=sum(sizes.values()) - sum(blocks.values()),
        kind=str(meta.get("general.type") or ("model" if sizes else "vocab")),
        embeds=number("pooling_type") > 0 or not bool(meta.get(f"{architecture}.attention.causal", True)),
        calibration=calibration,
        version=fingerprint(path),
        warning=warning,
    )


def fingerprint(path: Path) -> str:
    """What tells this file from another version of it: a digest of its size, its first and its last bytes.

    Not of all of it: that takes seconds, and `ryxctl models verify` does it. Raises ModelError.
    """
    try:
        with path.open("rb") as file:
            size = os.fstat(file.fileno()).st_size
            found = hashlib.sha256(f"{size}\n".encode() + file.read(_ENDS))
            file.seek(max(0, size - _ENDS))
            found.update(file.read(_ENDS))
    except OSError as error:
        raise ModelError(f"{path} can't be read: {error.strerror}") from None
    return found.hexdigest()[:16]


def _calibration(meta: dict[str, object]) -> tuple[Calibration | None, str]:
    """What the file says of how sure its model is, or why that can't be used."""
    said = meta.get(KEY)
    if said is None:
        return None, ""
    try:
        return calibration_of(said if isinstance(said, str) else ""), ""
    except ValueError as error:
        return None, f"{KEY} in the file is not used: {error}"


def _others(path: Path, first: _Part) -> list[Path]:
    """The further parts of a model in several files. Raises ModelError when one is missing."""
    name = _PART.search(path.name)
    if _largest(first.meta.get("split.count"), 0) <= 1 or name is None:
        return []

    def part(number: int) -> Path:
        return path.with_name(f"{path.name.removesuffix(name[0])}-{number:05}-of-{name[2]}.gguf")

    count = int(name[2])
    if int(name[1]) != 1:
        raise ModelError(f"{path} is a later part of a model in {count} files; name {part(1).name} instead")
    found = [part(number) for number in range(2, count + 1)]
    if missing := [other.name for other in found if not other.is_file()]:
        raise ModelError(f"{path} is one of {count} files, and {', '.join(missing)} is not beside it; download it")
    return found


def _part(path: Path) -> _Part:
    check(path)
    try:
        with path.open("rb", buffering=1 << 18) as file:
            size = file.seek(0, 2)
            file.seek(4)
            return _parse(_Reader(file, size), size)
    except (_Damaged, ValueError, OverflowError, MemoryError) as error:
        raise ModelError(f"{path} can't be read as a model: {error}; download it again") from error
    except OSError as error:
        raise ModelError(f"{path} can't be read ({error.strerror}); correct its permissions") from error


def _parse(reader: _Reader, size: int) -> _Part:
    version = reader.number(_U32)
    tensors, values = reader.number(_U64), reader.number(_U64)
    if max(tensors, values) > _MOST:
        raise _Damaged(f"it claims to have {tensors} tensors and {values} keys")
    meta: dict[str, object] = {}
    for _ in range(values):
        key = reader.text()
        meta[key] = reader.value(reader.number(_U32))
    starts: list[tuple[int, str]] = []
    parameters = needed = 0
    for _ in range(tensors):
        name = reader.text()
        elements = 1
        for _ in range(min(reader.number(_U32), 8)):
            elements *= reader.number(_U64)
        least = bytes_of(reader.number(_U32), elements)
        start = reader.number(_U64)
        starts.append((start, name))
        needed = max(needed, start + least)
        parameters += elements
    alignment = max(_largest(meta.get("general.alignment"), 32), 1)
    data = -(-reader.at() // alignment) * alignment
    # a tensor ends where the next one starts, so that types which are not known yet count, too
    starts.sort()
    ends = [start for start, _ in starts[1:]] + [size - data]
    sizes = {name: end - start for (start, name), end in zip(starts, ends, strict=False)}
    if any(length < 0 for length in sizes.values()) or data + needed > size:
        raise _Damaged(f"it is cut off: {data + needed - size} bytes are missing (GGUF version {version})")
    return _Part(size, meta, sizes, parameters)


def _largest(value: object, otherwise: int) -> int:
    """A number, or the largest of a list of them."""
    numbers = value if isinstance(value, list) else [value]
    return max((number for number in numbers if isinstance(number, int)), default=otherwise)


def _total(value: list[object]) -> int:
    return sum(number for number in value if isinstance(number, int))
