"""What the user types into a session with a question: a bare "yes" or "no", or the words that are wanted."""

from collections.abc import Collection

from ryxd.engine.approvals import NO, Approvals, Wondering
from ryxd.engine.enquiries import LONGEST, meant
from ryxd.engine.followup import yes_or_no
from ryxd.engine.gate import Level, classify
from ryxd.engine.judging import AppLookup
from ryxd.engine.running import Running
from ryxd.record.runs import Accepted


async def typed(
    text: str, session: str, running: Collection[Running], approvals: Approvals, is_app: AppLookup
) -> Accepted | None:
    """The run that a text, typed by the user in its session, has answered; else None, and it is a request.

    Only the one question that waits, only once, and never a moment after it was asked: the user may have meant
    something else. An approval is answered by a bare "yes" or "no" and nothing else; a question that wants words
    by any text, but not by one of several words that a rule would do at once ("open firefox"). A text that is
    queued behind a run answers nothing that comes later.
    """
    waits = [each for each in running if approvals.of(each.accepted.run)]
    mine = [each for each in waits if each.accepted.session == session]
    waiting = approvals.typed(mine[0].accepted.run) if len(mine) == 1 else None
    if waiting is None:
        return None
    if isinstance(waiting, Wondering):
        if not await _answers(waiting, text, is_app) or waiting.answer.done():
            return None
        await approvals.answer(waiting, text, by="typed")
        return mine[0].accepted
    yes = yes_or_no(text)
    if yes is None:
        return None
    await approvals.answer(waiting, "once" if yes else NO, by=f"typed: {text.strip()}")
    return mine[0].accepted


async def _answers(waiting: Wondering, text: str, is_app: AppLookup) -> bool:
    if meant(waiting, text) is not None:
        return True
    if waiting.event.wants != "words" or len(text) > LONGEST:
        return False
    # "firefox" and "louder" are answers, though a rule knows what to do with them, too
    return len(text.split()) == 1 or classify(text, await is_app()).level is not Level.TRIVIAL
