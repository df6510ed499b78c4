"""Model files as rows for a person: sizes, what they need, whether they fit, what is wrong with them."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Literal

from ryxd.core.model import Tier
from ryxd.models import gguf
from ryxd.models.catalog import find
from ryxd.models.catalog.find import Found, unfit
from ryxd.models.catalog.room import Capacity, gigabytes, needs
from ryxd.models.catalog.shelf import Kept, Shelf
from ryxd.models.gguf import Header
from ryxd.models.spec import Stamp, stamp
from ryxd.models.starter import starter
from ryxd.wire.errors import ModelError, NotFound, Refused
from ryxd.wire.models import FoundModel, ModelFile, ModelInfo

Source = Literal["starter", "pulled", "linked", "own"]

STARTER = "starter"
"""What the commands call the model that ships with ryx."""


@lru_cache(maxsize=256)
def _header(path: Path, _: Stamp | None) -> Header | str:
    """A header, or what is wrong; read again when the file has changed."""
    try:
        return gguf.read(path)
    except ModelError as error:
        return str(error)


def files(shelf: Shelf, tiers: Mapping[Tier, Path], has: Capacity) -> list[ModelFile]:
    """The starter, what the folder has, and configured files elsewhere. Blocking."""
    kept = shelf.all()
    ours = {part for each in kept for part in each.parts}
    beginning = _row(STARTER, starter(), "starter", tiers, has)
    if Tier.SMALL not in tiers:
        beginning = beginning.model_copy(update={"tiers": (str(Tier.SMALL), *beginning.tiers)})
    rows = [beginning, *(_kept(each, tiers, has) for each in kept)]
    elsewhere = dict.fromkeys(path for path in tiers.values() if path not in ours and path != starter())
    return rows + [_row(path.stem, path, "own", tiers, has) for path in elsewhere]


def _kept(kept: Kept, tiers: Mapping[Tier, Path], has: Capacity) -> ModelFile:
    row = _row(kept.name, kept.path, kept.note.source, tiers, has)
    origin = kept.note.origin
    if kept.dangling:
        gone = next(part for part in kept.parts if not part.exists())
        target = gone.readlink() if gone.is_symlink() else gone
        problem = f"{target} has gone, which it links to; ryxctl models rm {kept.name}"
        row = row.model_copy(update={"problem": problem, "fits": None})
    elif kept.path.is_symlink():
        origin = str(kept.path.readlink()) + (f" ({origin})" if origin and origin != "path" else "")
    return row.model_copy(update={"origin": origin, "size": kept.size})


def _row(name: str, path: Path, source: Source, tiers: Mapping[Tier, Path], has: Capacity) -> ModelFile:
    header = _header(path, stamp(path))
    used = tuple(str(tier) for tier, configured in tiers.items() if configured == path)
    if isinstance(header, str):
        found = stamp(path)
        size = found[1] if found else 0
        return ModelFile(name=name, path=str(path), source=source, tiers=used, size=size, problem=header)
    return ModelFile(
        name=name,
        path=str(path),
        source=source,
        tiers=used,
        size=header.size,
        quantisation=header.quantisation,
        parameters=header.parameters,
        context=header.context_trained,
        needs=needs(header),
        fits=needs(header) <= has.room,
        problem=unfit(header) or None,
    )


def found(there: Iterable[Found], shelf: Shelf, has: Capacity) -> list[FoundModel]:
    """What other programs keep. Blocking."""
    linked = {part.resolve() for kept in shelf.all() for part in kept.parts if part.is_symlink()}
    return [
        FoundModel(
            name=each.name,
            path=str(each.path),
            program=each.program,
            size=each.size,
            quantisation=each.quantisation,
            parameters=each.header.parameters if each.header else 0,
            needs=needs(each.header) if each.header else 0,
            fits=needs(each.header) <= has.room if each.header else None,
            linked=each.path.resolve() in linked,
            skipped=each.skipped or None,
        )
        for each in there
    ]


def named(name: str, there: Sequence[Found], cwd: Path) -> list[Found]:
    """What a name of the list, or a path, means. Raises NotFound; Refused for what can't be used. Blocking."""
    same = [each for each in there if name.lower() in {each.name.lower(), each.path.name.lower()}]
    path = cwd / Path(name).expanduser()
    if not same:
        if not path.exists():
            raise NotFound(f"no program keeps a model {name}, nor is it a file; ryxctl models import lists them")
        same = [each for each in find.at(path) if not (path.is_dir() and each.skipped)]
        if not same:
            raise NotFound(f"there is no model that ryx can use in {path}")
    if len({each.path.resolve() for each in same}) > 1 and not path.is_dir():
        raise Refused(f"{name} may be {' or '.join(str(each.path) for each in same)}; give the path")
    if wrong := next((each for each in same if each.skipped), None):
        raise Refused(f"{wrong.path} can't be used: {wrong.skipped}")
    return same


def targets(each: Found) -> tuple[list[Path], str, list[str]]:
    """What the shelf needs to link it: files, origin, checksums."""
    # a cache may take its links away when it is tidied; the files behind them live longer
    return [part.resolve() for part in each.parts], each.program, each.digests


def why(info: ModelInfo, order: Sequence[ModelInfo]) -> list[str]:
    """A tier in sentences; `order` is the tiers that may answer for it, itself first."""
    lines = [f"{info.tier}: {info.state}" + (f", {info.path}" if info.path else "")]
    if info.error:
        lines.append(f"  {info.error}")
    if info.state in ("unconfigured", "failed"):
        used = next((other for other in order if other.state not in ("unconfigured", "failed")), None)
        lines.append(f"  the {used.tier} tier answers for it" if used else "  no other tier can answer for it")
    if info.memory or info.vram:
        gpu = f", {gigabytes(info.vram)} of {info.device}" if info.vram else ""
        lines.append(f"  it takes {gigabytes(info.memory)} of memory{gpu}")
    return lines + [f"  {line}" for line in info.why]
