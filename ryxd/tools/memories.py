"""What the tools of the memory have in common: errors in a tool's way, and whose words something is in."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from ryxd.core.tool import ToolError, ToolView
from ryxd.core.words import repeats
from ryxd.wire.errors import RyxError


@contextmanager
def refusing() -> Iterator[None]:
    """What memory or the disk refuse is a ToolError: an agent can say it, or do something else."""
    try:
        yield
    except RyxError as error:
        raise ToolError(str(error)) from error


async def said_by_user(text: str, view: ToolView) -> bool:
    """Whether a text is the user's: rules took it from their words, or a model repeats what they said."""
    return view.said is None or await asyncio.to_thread(repeats, text, view.said)
