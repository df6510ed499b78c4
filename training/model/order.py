"""The order in which llama.cpp looks for whole pieces in a text: the longest first, and which of equally long ones before which.

llama.cpp sorts them by their length alone, with the std::sort of GCC's library, which leaves equally long ones in an order
of its own. Where two of them overlap in a text (`["` and `"]` in `["]`), the first of them is the token.
"""

from collections.abc import Sequence

_FEW = 16
"""So many are not divided any more."""


def found_first(sizes: Sequence[int]) -> list[int]:
    """The positions of the pieces that have these lengths (bytes), as std::sort orders them, the longest first."""
    order = list(range(len(sizes)))
    _divided(order, sizes, 0, len(order))
    return sorted(order, key=lambda at: -sizes[at])  # what ends std::sort is an insertion sort: stable, as this one is


def _divided(order: list[int], sizes: Sequence[int], begin: int, end: int) -> None:
    """Quicksort's divisions, down to parts of a few."""
    while end - begin > _FEW:
        _median(order, sizes, begin, (begin + 1, begin + (end - begin) // 2, end - 1))
        pivot = sizes[order[begin]]
        low, high = begin + 1, end
        while True:
            while sizes[order[low]] > pivot:
                low += 1
            high -= 1
            while pivot > sizes[order[high]]:
                high -= 1
            if low >= high:
                break
            order[low], order[high] = order[high], order[low]
            low += 1
        _divided(order, sizes, low, end)
        end = low


def _median(order: list[int], sizes: Sequence[int], begin: int, of: tuple[int, int, int]) -> None:
    """Exchange the first one with the middle one of three: of equals with the one that std::sort takes."""
    a, b, c = (sizes[order[at]] for at in of)
    if a > b:
        chosen = of[1] if b > c else of[2] if a > c else of[0]
    else:
        chosen = of[0] if a > c else of[2] if b > c else of[1]
    order[begin], order[chosen] = order[chosen], order[begin]
