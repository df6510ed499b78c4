"""The end of ryxd, as its runs meet it: who can go on later is suspended, the others are cancelled (spec C14).

A suspended run has no end. It is left like one whose ryxd was killed, but at a good moment: what it was changing
is done, and its outcome known. The next start takes it up.
"""

import asyncio
import logging
from collections.abc import Callable, Collection

from ryxd.agents.wording import say
from ryxd.engine.resuming import do
from ryxd.engine.running import Running
from ryxd.wire.events import BY_HAND, SUSPENDED

GRACE = 2.0
"""Seconds that an Action which changes something gets to end, so that its outcome is known."""

STOP = 1.0
"""Seconds that runs get to end once they are cut or cancelled; what they started is killed with them."""

STOPPING = "ryxd was stopped while this ran; ask again when it is back"

Tell = Callable[..., None]
"""Tells a run of what happens around it: the run, a text, and facts beside it."""

log = logging.getLogger(__name__)


async def stop(runs: Collection[Running], tell: Tell, *, by_itself: bool) -> None:
    """End the tasks of all runs, within GRACE and STOP; may be called again for those that did not end.

    `by_itself`: the next start goes on with them, or else the user has to say so.
    """
    for running in runs:
        leave(running, tell, by_itself=by_itself)
    await asyncio.gather(*(_cut(running) for running in runs if running.suspended))
    tasks = {running.task for running in runs if running.task is not None}
    if tasks:
        _, left = await asyncio.wait(tasks, timeout=STOP)
        for task in left:  # the next start goes on with it, or marks it as interrupted
            log.error("%s did not end within %.0f s", task.get_name(), STOP)


def leave(running: Running, tell: Tell, *, by_itself: bool) -> None:
    """Have a run come to its end: halted if it can go on later, else cancelled."""
    if do(running.accepted) is None:
        running.stop(STOPPING)
    elif running.why is None and not running.suspended and running.stage != "ending":
        running.suspend()
        how = say(running.language, "suspended" if by_itself else "left_behind", run=running.accepted.run)
        tell(running, how, **{SUSPENDED: True if by_itself else BY_HAND})


async def _cut(running: Running) -> None:
    try:
        async with asyncio.timeout(0 if running.course.halting.cut else GRACE):
            await running.course.halting.settled()
    except TimeoutError:
        log.warning("%s is left while it changes something", running.accepted.run)
    running.cut()
