"""Many moves at once, in an order in which each place is free: chains from their end, circles by a detour."""

import os
from collections.abc import Iterable, Mapping
from pathlib import Path

from ryxd.core.files import Move


class Collision(ValueError):
    """Two things would be at `path`, or it is taken by something that stays."""

    def __init__(self, path: Path, sources: Iterable[Path]) -> None:
        super().__init__(f"{path} is taken")
        self.path = path
        self.sources = tuple(sources)
        """What would go there; one: something else is there already."""


def ordered(moves: Mapping[Path, Path]) -> list[Move]:
    """The moves, source → target, as they can be done one after the other. Blocks on the disk.

    Raises Collision before anything could be done.
    """
    moves = {source: target for source, target in moves.items() if source != target}
    by_target: dict[Path, Path] = {}
    for source, target in moves.items():
        if target in by_target:
            raise Collision(target, (by_target[target], source))
        if target not in moves and os.path.lexists(target) and not _same(source, target):
            raise Collision(target, (source,))
        by_target[target] = source
    order: list[Move] = []
    left = dict(moves)
    while left:
        # from any move go on to the one that has to make room for it; the last of them is free, or it is a circle
        source = start = next(iter(left))
        row = [source]
        while left[source] in left and left[source] != start:
            source = left[source]
            row.append(source)
        if left[source] == start and (len(row) > 1):
            detour = spare(start)
            order.append(Move(start, detour))
            order += [Move(one, left[one]) for one in reversed(row[1:])]
            order.append(Move(detour, left[start]))
        else:
            order += [step for one in reversed(row) for step in steps(one, left[one])]
        for one in row:
            del left[one]
    return order


def spare(path: Path) -> Path:
    """A name beside it that nothing has."""
    number = 0
    while os.path.lexists(free := path.with_name(f".renaming-{number}-{path.name[:40]}")):
        number += 1
    return free


def steps(source: Path, target: Path) -> list[Move]:
    """What moves one thing to a place that is free, or has it already in other letters. Blocks on the disk."""
    if os.path.lexists(target) and _same(source, target):
        # a file system without upper and lower case: only the writing of the name changes
        detour = spare(source)
        return [Move(source, detour), Move(detour, target)]
    return [Move(source, target)]


def _same(source: Path, target: Path) -> bool:
    if source.parent != target.parent or source.name.casefold() != target.name.casefold():
        return False
    try:
        one, other = os.lstat(source), os.lstat(target)
    except OSError:
        return False
    return (one.st_dev, one.st_ino) == (other.st_dev, other.st_ino) and one.st_nlink == 1
