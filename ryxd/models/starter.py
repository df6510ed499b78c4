"""Where the model that ships with ryx is."""

from pathlib import Path


def starter() -> Path:
    """The packaged starter model: enough for everyday requests until a larger one is configured (docs/training.md)."""
    return Path(__file__).with_name("starter.gguf")
