"""Names for what was learned, out of its words."""

import re
import unicodedata
from collections.abc import Callable, Sequence


def name_for(words: Sequence[str], otherwise: str, taken: Callable[[str], bool]) -> str:
    """A name that a file may have; `otherwise` stands in front where the words begin with no letter."""
    plain = unicodedata.normalize("NFKD", " ".join(words).casefold().replace("ß", "ss"))
    parts = re.findall(r"[a-z0-9]+", plain.encode("ascii", "ignore").decode())
    name = "-".join(parts)[:36].strip("-")
    name = name if re.match(r"[a-z]", name) else f"{otherwise}-{name}".strip("-")
    return next(each for at in range(1, 1000) if not taken(each := name if at == 1 else f"{name}-{at}"))
