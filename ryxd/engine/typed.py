"""A bare "yes" or "no" that the user types into a session with a question."""

from collections.abc import Collection

from ryxd.engine.approvals import NO, Approvals
from ryxd.engine.followup import yes_or_no
from ryxd.engine.running import Running
from ryxd.record.runs import Accepted


async def typed(text: str, session: str, running: Collection[Running], approvals: Approvals) -> Accepted | None:
    """The run that a bare "yes" or "no", typed by the user in its session, has answered; else None.

    Only the one question that waits, only once, and never a moment after it was asked: the user may have meant
    something else. A text that is queued behind a run answers nothing that comes later.
    """
    yes = yes_or_no(text)
    if yes is None:
        return None
    waits = [each for each in running if approvals.of(each.accepted.run)]
    mine = [each for each in waits if each.accepted.session == session]
    waiting = approvals.typed(mine[0].accepted.run) if len(mine) == 1 else None
    if waiting is None:
        return None
    await approvals.answer(waiting, "once" if yes else NO, by=f"typed: {text.strip()}")
    return mine[0].accepted
