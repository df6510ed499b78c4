"""Amounts of bytes as people read them."""

from ryxd.core.tool import ToolView

UNITS = ("B", "KiB", "MiB", "GiB", "TiB", "PiB")


def amount(count: float, view: ToolView) -> str:
    """Bytes as in 3.4 GiB, or 3,4 GiB in German; at most three digits."""
    unit = 0
    while count >= 1000 and unit < len(UNITS) - 1:
        count /= 1024
        unit += 1
    text = f"{count:.1f}" if unit and count < 10 else f"{count:.0f}"
    return f"{text.replace('.', ',') if view.language == 'de' else text} {UNITS[unit]}"
