"""Models that other programs keep on this disk: Hugging Face's cache, Ollama, LM Studio, llama.cpp, GPT4All, Jan.

Only looked at, and linked on request; nothing of theirs is changed or copied.
"""

import json
import os
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ryxd.models import gguf
from ryxd.models.catalog.choose import PART, quantisation
from ryxd.models.gguf import Header
from ryxd.wire.errors import ModelError

_MODEL_LAYER = "application/vnd.ollama.image.model"
_SHA256 = re.compile(r"(?:sha256[-:])?([0-9a-f]{64})")
_MOST = 50_000
"""Entries that are looked at under one folder: somebody may name / ."""


@dataclass(frozen=True)
class Found:
    """A model of another program."""

    name: str
    program: str
    parts: tuple[Path, ...]
    """As that program names them; links of Hugging Face's cache among them."""
    header: Header | None = None
    skipped: str = ""
    """Why it is of no use here."""

    @property
    def path(self) -> Path:
        """Its file, or the first of them."""
        return self.parts[0]

    @property
    def quantisation(self) -> str:
        """From its header, else from its name."""
        return (self.header.quantisation if self.header else "") or quantisation(self.path.name)

    @property
    def size(self) -> int:
        """Bytes of all parts that are there."""
        return sum(part.stat().st_size for part in self.parts if part.exists())

    @property
    def digests(self) -> list[str]:
        """sha256 of each part where the program names its files by it; else empty."""
        stored = (_SHA256.fullmatch(part.resolve().name) for part in self.parts)
        return [match[1] if match else "" for match in stored]


def folders(env: Mapping[str, str], home: Path) -> list[tuple[str, Path]]:
    """Where programs keep their models: program and folder, whether it exists or not."""
    cache = Path(env.get("XDG_CACHE_HOME") or home / ".cache")
    data = Path(env.get("XDG_DATA_HOME") or home / ".local/share")
    config = Path(env.get("XDG_CONFIG_HOME") or home / ".config")
    hub = env.get("HF_HUB_CACHE") or Path(env.get("HF_HOME") or cache / "huggingface") / "hub"
    ollama = [env["OLLAMA_MODELS"]] if env.get("OLLAMA_MODELS") else []
    return [
        ("huggingface", Path(hub)),
        *(("ollama", Path(folder)) for folder in ollama),
        ("ollama", home / ".ollama/models"),
        ("ollama", Path("/usr/share/ollama/.ollama/models")),
        ("ollama", Path("/var/lib/ollama/.ollama/models")),
        ("ollama", Path("/var/lib/ollama/models")),
        ("ollama", Path("/var/lib/ollama")),
        ("lmstudio", home / ".lmstudio/models"),
        ("lmstudio", home / ".cache/lm-studio/models"),
        ("llama.cpp", Path(env.get("LLAMA_CACHE") or cache / "llama.cpp")),
        ("gpt4all", data / "nomic.ai/GPT4All"),
        ("jan", home / "jan/models"),
        ("jan", config / "Jan/data"),
        ("jan", data / "Jan/data"),
    ]


def find(places: Iterable[tuple[str, Path]]) -> list[Found]:
    """Every model in these folders, with its header; one file is told once. Blocking."""
    found: dict[tuple[Path, ...], Found] = {}
    for program, folder in places:
        for each in _ollama(folder) if program == "ollama" else _files(program, folder):
            found.setdefault(tuple(part.resolve() for part in each.parts), each)
    return sorted(map(_looked_at, found.values()), key=lambda each: (each.program, each.name.lower()))


def at(path: Path) -> list[Found]:
    """The models that a path of the user's means: a file of any name, or all in a folder. Blocking."""
    if path.is_dir():
        return find([("path", path)])
    part = PART.search(path.name)
    if part is not None and int(part[1]) != 1:
        path = path.with_name(PART.sub(f"-00001-of-{part[2]}", path.name))
    return [_looked_at(Found(_name(path), "path", _parts(path)))]


def unfit(header: Header) -> str:
    """Why a file that can be read can't answer anybody; empty when it can."""
    if header.kind == "vocab" or not header.tensors:
        return "only a vocabulary, without a model"
    if header.kind == "mmproj" or header.architecture == "clip":
        return "what a model needs to see pictures, not a model"
    if header.kind == "adapter":
        return "an adapter (LoRA) for a model, not a model"
    if header.kind == "imatrix":
        return "statistics for quantising, not a model"
    if header.embeds or "bert" in header.architecture or header.architecture.endswith(("-embedding", "encoder")):
        return "it makes vectors for searching, it does not write"
    return ""


def _looked_at(found: Found) -> Found:
    gone = [part for part in found.parts if not part.exists()]
    if gone:
        what = f"a link to {os.readlink(gone[0])}, which has gone" if gone[0].is_symlink() else "not there"
        return Found(found.name, found.program, found.parts, skipped=f"{gone[0].name} is {what}")
    try:
        header = gguf.read(found.path)
    except ModelError as error:
        return Found(found.name, found.program, found.parts, skipped=str(error))
    return Found(found.name, found.program, found.parts, header, unfit(header))


def _files(program: str, folder: Path) -> Iterator[Found]:
    """The GGUF files below a folder. Links to folders are not followed: they may lead round in a circle."""
    seen = 0
    for here, below, names in os.walk(folder):
        below.sort()
        seen += len(names) + 1
        for name in sorted(names):
            part = PART.search(name)
            if name.lower().endswith(".gguf") and (part is None or int(part[1]) == 1):
                path = Path(here) / name
                yield Found(_name(path), program, _parts(path))
        if seen > _MOST:
            return


def _ollama(folder: Path) -> Iterator[Found]:
    """What Ollama's manifests (JSON in manifests/REGISTRY/OWNER/NAME/TAG) name: the model is one of the layers."""
    manifests = folder / "manifests"
    for here, below, names in os.walk(manifests):
        below.sort()
        for tag in sorted(names):
            path = Path(here) / tag
            if len(path.relative_to(manifests).parts) != 4:
                continue
            _, owner, name, _ = path.relative_to(manifests).parts
            for layer in _layers(path):
                digest = _SHA256.fullmatch(str(layer.get("digest", "")))
                if layer.get("mediaType") == _MODEL_LAYER and digest:
                    shown = f"{name}:{tag}" if owner == "library" else f"{owner}/{name}:{tag}"
                    yield Found(shown, "ollama", (folder / "blobs" / f"sha256-{digest[1]}",))


def _layers(manifest: Path) -> list[dict[str, Any]]:
    try:
        layers = json.loads(manifest.read_bytes())["layers"]
    except (OSError, ValueError, KeyError, TypeError):
        return []
    return [layer for layer in layers if isinstance(layer, dict)] if isinstance(layers, list) else []


def _parts(path: Path) -> tuple[Path, ...]:
    """All that its name says there are, so that a missing one is told."""
    part = PART.search(path.name)
    if part is None:
        return (path,)
    count = min(int(part[2]), 1000)
    return tuple(path.with_name(PART.sub(f"-{n:05}-of-{part[2]}", path.name)) for n in range(1, count + 1))


def _name(path: Path) -> str:
    return PART.sub("", path.name).removesuffix(".gguf")
