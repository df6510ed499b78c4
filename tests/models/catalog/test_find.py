"""What other programs keep, each in a folder laid out as that program does it."""

import hashlib
import json
import os
from pathlib import Path

import pytest

from ryxd.models.catalog.find import Found, at, find, folders
from ryxd.models.starter import starter
from tests.fakes import ggufs

DATA = starter().read_bytes()
DIGEST = hashlib.sha256(DATA).hexdigest()


def put(path: Path, data: bytes = DATA) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def found(home: Path, **env: str) -> dict[str, Found]:
    places = [(program, folder) for program, folder in folders(env, home) if folder.is_relative_to(home)]
    return {each.name: each for each in find(places)}


def manifest(folder: Path, name: str, digest: str = DIGEST, kind: str = "model") -> None:
    layers = [
        {"mediaType": "application/vnd.ollama.image.template", "digest": "sha256:" + "0" * 64, "size": 1},
        {"mediaType": f"application/vnd.ollama.image.{kind}", "digest": f"sha256:{digest}", "size": len(DATA)},
    ]
    put(folder / "manifests" / name, json.dumps({"schemaVersion": 2, "layers": layers}).encode())


def hugging_face(hub: Path, name: str = "nano-Q8_0.gguf") -> Path:
    """A file in Hugging Face's cache: a link in a snapshot to a blob."""
    repo = hub / "models--someone--Nano-GGUF"
    blob = put(repo / "blobs" / DIGEST)
    link = repo / "snapshots" / "0123abcd" / name
    link.parent.mkdir(parents=True, exist_ok=True)
    link.symlink_to(Path("../..") / "blobs" / DIGEST)
    return blob


def test_hugging_faces_cache(tmp_path: Path) -> None:
    blob = hugging_face(tmp_path / ".cache/huggingface/hub")
    there = found(tmp_path)
    assert list(there) == ["nano-Q8_0"]
    one = there["nano-Q8_0"]
    assert (one.program, one.skipped, one.quantisation, one.size) == ("huggingface", "", "Q8_0", len(DATA))
    assert one.path.resolve() == blob
    assert one.digests == [DIGEST]


@pytest.mark.parametrize(
    ("variable", "below"), [("HF_HUB_CACHE", "."), ("HF_HOME", "hub"), ("XDG_CACHE_HOME", "huggingface/hub")]
)
def test_hugging_faces_cache_elsewhere(tmp_path: Path, variable: str, below: str) -> None:
    hugging_face(tmp_path / "elsewhere" / below)
    assert list(found(tmp_path, **{variable: str(tmp_path / "elsewhere")})) == ["nano-Q8_0"]


@pytest.mark.parametrize("below", [".ollama/models", "own"])
def test_ollamas_manifests_name_its_blobs(tmp_path: Path, below: str) -> None:
    folder = tmp_path / below
    put(folder / "blobs" / f"sha256-{DIGEST}")
    manifest(folder, "registry.ollama.ai/library/nano/3b")
    manifest(folder, "hf.co/someone/nano/latest", digest="f" * 64)
    manifest(folder, "registry.ollama.ai/library/words/latest", kind="projector")
    put(folder / "manifests/registry.ollama.ai/library/broken/latest", b"{not json")
    put(folder / "manifests/stray", b"{}")
    there = found(tmp_path, **({"OLLAMA_MODELS": str(folder)} if below == "own" else {}))
    assert set(there) == {"nano:3b", "someone/nano:latest"}
    assert there["nano:3b"].path == folder / "blobs" / f"sha256-{DIGEST}"
    assert there["nano:3b"].digests == [DIGEST]
    assert there["nano:3b"].skipped == ""
    assert "not there" in there["someone/nano:latest"].skipped


@pytest.mark.parametrize(
    ("program", "path"),
    [
        ("lmstudio", ".lmstudio/models/someone/Nano-GGUF/nano.gguf"),
        ("lmstudio", ".cache/lm-studio/models/someone/Nano-GGUF/nano.gguf"),
        ("llama.cpp", ".cache/llama.cpp/nano.gguf"),
        ("gpt4all", ".local/share/nomic.ai/GPT4All/nano.gguf"),
        ("jan", "jan/models/nano/nano.gguf"),
        ("jan", ".local/share/Jan/data/llamacpp/models/nano/nano.gguf"),
    ],
)
def test_other_programs(tmp_path: Path, program: str, path: str) -> None:
    put(tmp_path / path)
    assert found(tmp_path)["nano"].program == program


def test_one_file_is_told_once(tmp_path: Path) -> None:
    blob = hugging_face(tmp_path / ".cache/huggingface/hub")
    link = tmp_path / ".lmstudio/models/nano.gguf"
    link.parent.mkdir(parents=True)
    link.symlink_to(blob)
    assert len(found(tmp_path)) == 1


def test_parts_are_one_model_and_a_missing_one_is_told(tmp_path: Path) -> None:
    for number in (1, 2, 3):
        put(tmp_path / f".lmstudio/models/big-{number:05}-of-00003.gguf")
    put(tmp_path / ".lmstudio/models/torn-00001-of-00002.gguf")
    there = found(tmp_path)
    assert set(there) == {"big", "torn"}
    assert there["big"].size == 3 * len(DATA)
    assert "torn-00002-of-00002.gguf is not there" in there["torn"].skipped


def tiny(path: Path, **meta: object) -> Path:
    """A model file of few bytes, with what makes it another kind of file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    return ggufs.write(path, {"general.architecture": "llama", **meta}, {"blk.0.x": ggufs.np.ones(4)})


@pytest.mark.parametrize(
    ("meta", "why"),
    [
        ({"general.architecture": "clip"}, "see pictures"),
        ({"general.type": "mmproj"}, "see pictures"),
        ({"general.type": "adapter"}, "adapter"),
        ({"general.type": "imatrix"}, "statistics"),
        ({"general.architecture": "nomic-bert"}, "vectors"),
        ({"general.architecture": "qwen3", "qwen3.pooling_type": 3}, "vectors"),
        ({"general.architecture": "bert", "bert.attention.causal": False}, "vectors"),
    ],
)
def test_what_can_not_answer_is_skipped_and_said_why(tmp_path: Path, meta: dict[str, object], why: str) -> None:
    tiny(tmp_path / ".cache/llama.cpp/x.gguf", **meta)
    assert why in found(tmp_path)["x"].skipped


def test_a_vocabulary_alone_is_skipped(tmp_path: Path) -> None:
    path = tmp_path / ".cache/llama.cpp/vocab.gguf"
    path.parent.mkdir(parents=True)
    ggufs.write(path, {"general.architecture": "llama"}, {})
    assert "vocabulary" in found(tmp_path)["vocab"].skipped


def test_a_damaged_file_says_so(tmp_path: Path) -> None:
    put(tmp_path / ".cache/llama.cpp/x.gguf", b"not a model, whatever it says of itself")
    assert "not a GGUF" in found(tmp_path)["x"].skipped


def test_a_dangling_link_says_where_it_went(tmp_path: Path) -> None:
    link = tmp_path / ".lmstudio/models/gone.gguf"
    link.parent.mkdir(parents=True)
    link.symlink_to("/nowhere/x.gguf")
    assert "link to /nowhere/x.gguf, which has gone" in found(tmp_path)["gone"].skipped


def test_a_path_is_a_file_of_any_name_or_a_folder(tmp_path: Path) -> None:
    plain = put(tmp_path / "blob")
    put(tmp_path / "models/a.gguf")
    put(tmp_path / "models/deep/b.gguf")
    part = put(tmp_path / "big-00002-of-00002.gguf")
    assert [(each.name, each.skipped) for each in at(plain)] == [("blob", "")]
    assert [each.name for each in at(tmp_path / "models")] == ["a", "b"]
    assert at(part)[0].path.name == "big-00001-of-00002.gguf"


def test_a_circle_of_links_ends(tmp_path: Path) -> None:
    put(tmp_path / "models/a.gguf")
    os.symlink(tmp_path / "models", tmp_path / "models/round")
    assert [each.name for each in at(tmp_path / "models")] == ["a"]
