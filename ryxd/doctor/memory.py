"""What `ryxctl doctor` says of what ryx remembers; reads nothing of it."""

from collections.abc import Iterator

from ryxd.config.places import places
from ryxd.doctor.check import Check
from ryxd.record.memories import without_fts5


def memory() -> Iterator[Check]:
    """SQLite can search texts, and no file had to be moved aside."""
    file = places().memory
    why = without_fts5()
    if why is not None:
        yield Check("memories", "missing", why, "pacman -S sqlite has it; a Python built by hand may not")
        return
    for aside in sorted(file.parent.glob(f"{file.name}.broken-*")):
        fix = "sqlite3 FILE .recover may get texts out of it; delete it when nothing in it is missed"
        yield Check("memories", "broken", f"it was damaged once, and is kept as {aside}", fix)
    size = file.stat().st_size if file.exists() else 0
    yield Check("memories", "ok", f"{size / 1000:,.0f} kB in {file}" if size else "nothing is remembered yet")
