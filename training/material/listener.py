"""Who a tool speaks to in the training data: somebody whose language is known, and nothing else."""

from dataclasses import dataclass
from typing import cast

from ryxd.core.tool import ToolView
from training.source import Source


@dataclass(frozen=True)
class _Listener:
    """All that the sentences of tools ask of a view."""

    language: str


def listener(source: Source) -> ToolView:
    """A view that only has the user's language: for the daemon's own sentences, so that data and program agree."""
    return cast(ToolView, _Listener(source.language))
