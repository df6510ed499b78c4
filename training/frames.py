"""Ways to say two things that differ in one word: the same frames, filled with the words of each."""

from collections.abc import Mapping


def framed(frames: str, words: Mapping[str, str]) -> str:
    """The templates with each `<mark>` replaced by its words, which are templates too."""
    for mark, text in words.items():
        frames = frames.replace(f"<{mark}>", text)
    return frames


def chosen(options: str) -> str:
    """Words that are divided by / as a choice of a template: `a bit / slightly` becomes `[a bit|slightly]`."""
    return "[" + "|".join(each.strip() for each in options.split("/")) + "]"
