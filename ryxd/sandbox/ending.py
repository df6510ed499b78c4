"""Work that is ended in any case: a cancellation waits for it."""

import asyncio
from collections.abc import Awaitable


async def surely(work: Awaitable[object]) -> None:
    """Do it to its end, however often somebody cancels meanwhile; then the cancellation goes on."""
    task = asyncio.ensure_future(work)
    cancelled: asyncio.CancelledError | None = None
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError as error:
            cancelled = error
        except Exception:
            break
    if cancelled is not None:
        if not task.cancelled():
            task.exception()  # whoever cancelled does not want to know
        raise cancelled
    task.result()
