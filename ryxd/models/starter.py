"""Where the model that ships with ryx is."""

from pathlib import Path


def starter() -> Path:
    """The packaged starter model (docs/training.md), for until a larger one is configured."""
    return Path(__file__).with_name("starter.gguf")
