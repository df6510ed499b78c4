"""Ways to say something, several of them in a line."""

from training.phrases import Phrases


def listed(*, en: str, de: str) -> Phrases:
    """Ways that are divided by semicolons or lines."""
    return Phrases(en=en.replace("; ", "\n"), de=de.replace("; ", "\n"))
