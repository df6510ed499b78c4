"""A small file of the daemon's own that is written whole: the new one, or still the old one, never a part."""

import os
from pathlib import Path


def write(path: Path, text: str) -> None:
    """Put a text in a file that only its user reads; blocking. Raises OSError."""
    part = path.with_name(f"{path.name}.part")
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with open(part, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)
