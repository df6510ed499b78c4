"""The lines of a file as read_file gives them: each after its number and a tab."""

import re

_NUMBER = re.compile(r"^\d+\t", re.MULTILINE)


def unnumbered(text: str) -> str:
    """The lines without their numbers, which are for models; takes and returns one text."""
    return _NUMBER.sub("", text)
