"""Which of a repository's files is meant: GGUF models in several quantisations, some in several parts."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from ryxd.models.catalog.room import Capacity, gigabytes, needs_about
from ryxd.wire.errors import NotFound, Refused

PART = re.compile(r"-(\d{5})-of-(\d{5})(?=\.gguf$)", re.IGNORECASE)
"""The number of a part in a file's name; llama.cpp wants all parts beside the first."""

_QUANTISATION = re.compile(
    r"(?<![a-z0-9])((?:ud-)?(?:i?q\d(?:_[a-z0-9]+)*|tq\d_0|mxfp4|bf16|f16|fp16|f32))(?![a-z0-9])", re.IGNORECASE
)
_NOT_A_MODEL = ("mmproj", "imatrix", "ggml-vocab")
"""In the names of GGUF files that are none: what pictures need, statistics, a vocabulary alone."""

_LIKED = (
    "Q4_K_M", "Q4_K_S", "IQ4_XS", "IQ4_NL", "Q4_0", "Q4_1", "MXFP4", "Q5_K_M", "Q5_K_S", "Q5_0", "Q6_K", "Q8_0",
    "Q3_K_L", "Q3_K_M", "IQ3_M", "Q3_K_S", "IQ3_XS", "IQ3_XXS", "Q2_K", "IQ2_M", "IQ2_XS", "IQ2_XXS",
)  # fmt: skip
"""Quantisations, the usual balance of size, speed and quality first; of what fits, the first is taken."""


@dataclass(frozen=True)
class Remote:
    """A file of a repository."""

    path: str
    size: int
    sha256: str = ""
    blob: str = ""
    """Git's own hash, of a small file that has no sha256."""

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> Self:
        """From what a site published: a hash that is none becomes empty, for it will be the name of a file."""
        sha256, blob = (
            str(row[key]) if re.fullmatch(form, str(row[key])) else ""
            for key, form in (("sha256", "[0-9a-f]{64}"), ("blob", "[0-9a-f]{40}"))
        )
        return cls(str(row["path"]), int(row["size"]), sha256, blob)

    @property
    def digest(self) -> str:
        """What it is checked with; empty when nothing usable was published."""
        return self.sha256 or self.blob


@dataclass(frozen=True)
class Candidate:
    """A model of a repository: one file, or all its parts in order."""

    files: tuple[Remote, ...]

    @property
    def name(self) -> str:
        """Its path in the repository without the number of a part."""
        return PART.sub("", self.files[0].path)

    @property
    def size(self) -> int:
        """Bytes of all parts."""
        return sum(file.size for file in self.files)

    @property
    def quantisation(self) -> str:
        """As its name says it: Q4_K_M; empty when it doesn't."""
        return quantisation(self.name)


def quantisation(name: str) -> str:
    """The quantisation that a file's name tells; empty when it tells none."""
    found = _QUANTISATION.findall(name)
    return str(found[-1]).upper() if found else ""


def candidates(files: Iterable[Remote]) -> tuple[Candidate, ...]:
    """The models among a repository's files. One in parts counts only when all of them are there."""
    single: list[Candidate] = []
    parts: dict[tuple[str, int], dict[int, Remote]] = {}
    for file in files:
        name = file.path.rpartition("/")[2].lower()
        if not name.endswith(".gguf") or any(mark in name for mark in _NOT_A_MODEL):
            continue
        if (part := PART.search(file.path)) is None:
            single.append(Candidate((file,)))
        else:
            parts.setdefault((PART.sub("", file.path), int(part[2])), {})[int(part[1])] = file
    whole = [
        Candidate(tuple(found[number] for number in sorted(found)))
        for (_, count), found in parts.items()
        if set(found) == set(range(1, count + 1))
    ]
    return tuple(sorted(single + whole, key=lambda candidate: candidate.size))


def choose(repo: str, files: Iterable[Remote], wanted: str | None, capacity: Capacity) -> tuple[Candidate, str]:
    """The model to pull and, when it was not named, why this one.

    `wanted` is a file's path or name, or a quantisation. Raises NotFound; Refused when none fits this machine.
    """
    there = candidates(files)
    if not there:
        raise NotFound(f"{repo} has no GGUF model; look for a repository with GGUF in its name")
    if wanted:
        return _named(repo, there, wanted), ""
    if len(there) == 1:
        return there[0], ""
    fitting = [each for each in there if needs_about(each.size) <= capacity.room]
    if not fitting:
        raise Refused(
            f"the smallest of {repo} takes {gigabytes(needs_about(there[0].size))} of memory, and here a model may"
            f" take {gigabytes(capacity.room)}; name a file to pull it all the same:\n{_listed(there)}"
        )
    best = min(fitting, key=_preference)
    why = (
        f"{best.quantisation or best.name} ({gigabytes(best.size)}) of {len(there)}: the best balance of size and"
        f" quality that fits; ryxctl models pull {repo} FILE takes another: "
        + ", ".join(_told(each) for each in there)
    )
    return best, why


def _preference(candidate: Candidate) -> tuple[int, int]:
    known = candidate.quantisation.removeprefix("UD-")
    return (_LIKED.index(known) if known in _LIKED else len(_LIKED), candidate.size)


def _named(repo: str, there: tuple[Candidate, ...], wanted: str) -> Candidate:
    word = wanted.lower().removeprefix("./")
    for same in (
        [each for each in there if word in {each.name.lower(), *(file.path.lower() for file in each.files)}],
        [each for each in there if word == each.name.rpartition("/")[2].lower()],
        [each for each in there if word == each.quantisation.lower()],
        [each for each in there if word == each.quantisation.removeprefix("UD-").lower()],
    ):
        if len(same) == 1:
            return same[0]
        if same:
            raise NotFound(f"{wanted} means several files of {repo}; name one:\n{_listed(same)}")
    kind = "" if word.endswith(".gguf") or "." not in word else " (only GGUF files can be pulled)"
    raise NotFound(f"{repo} has no model {wanted}{kind}; it has:\n{_listed(there)}")


def _told(candidate: Candidate) -> str:
    return f"{candidate.quantisation or candidate.name} {gigabytes(candidate.size)}"


def _listed(there: Iterable[Candidate]) -> str:
    return "\n".join(f"  {each.name}  {gigabytes(each.size)}" for each in there)
