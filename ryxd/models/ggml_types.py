"""How many bytes ggml's types of numbers take: blocks of so many numbers in so many bytes."""

_BLOCKS = {
    0: (1, 4), 1: (1, 2), 2: (32, 18), 3: (32, 20), 6: (32, 22), 7: (32, 24), 8: (32, 34), 9: (32, 36),
    10: (256, 84), 11: (256, 110), 12: (256, 144), 13: (256, 176), 14: (256, 210), 15: (256, 292),
    16: (256, 66), 17: (256, 74), 18: (256, 98), 19: (256, 50), 20: (32, 18), 21: (256, 110), 22: (256, 82),
    23: (256, 136), 24: (1, 1), 25: (1, 2), 26: (1, 4), 27: (1, 8), 28: (1, 8), 29: (256, 56), 30: (1, 2),
    34: (256, 54), 35: (256, 66), 39: (32, 17),
}  # fmt: skip
"""By ggml's number of the type (ggml.h); a test compares it with the library."""


def bytes_of(kind: int, elements: int) -> int:
    """What a tensor of a type takes; 0 for a type that is not known here."""
    numbers, size = _BLOCKS.get(kind, (1, 0))
    return elements // numbers * size
