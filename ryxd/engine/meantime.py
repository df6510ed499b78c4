"""What others did in a session since an agent last had a request (spec C17; decision 0079)."""

import json
from collections.abc import Sequence
from typing import Any

from ryxd.core import shortening
from ryxd.core.action import Action
from ryxd.core.fence import fenced
from ryxd.core.model import Message
from ryxd.core.smart import ANSWER, SmartAgent
from ryxd.engine.past import Past
from ryxd.wire.commands import RunInfo
from ryxd.wire.events import Acted, AnyEvent, Returned

RUNS = 4
"""Runs of others that it is told of, at most."""
ACTIONS = 3
"""What was done last in each of them."""
ASKED, TOLD = 400, 600
"""Characters of a request and of an answer."""


async def meantime(journal: Past, session: str, run: str, agent: str) -> list[Message]:
    """What was said and done before this run, after the agent's last one, as it would stand in its transcript.

    It knows no file by that: what is to be changed has to be read first.
    """
    runs = [each for each in await journal.runs(limit=RUNS + 1, session=session) if each.id != run]
    since = [each for each in runs[:RUNS] if each.state in {"done", "failed"}]
    mine = next((at for at, each in enumerate(since) if each.handler == agent), len(since))
    others = since[:mine]
    if not others:
        return []
    events = await journal.lately(session, run, ("acted", "returned"), len(others))
    return [message for each in reversed(others) for message in _of_run(each, events)]


def _of_run(told: RunInfo, events: Sequence[AnyEvent]) -> list[Message]:
    came = {each.action: each for each in events if isinstance(each, Returned) and each.run == told.id}
    acted = [each for each in events if isinstance(each, Acted) and each.run == told.id and each.action in came]
    messages = [Message("user", shortening.text(told.text, ASKED))]
    for each in reversed(acted[:ACTIONS]):
        messages.append(Message("assistant", SmartAgent.written(Action(each.tool, each.args))))
        messages.append(Message("tool", fenced(each.tool, _data(came[each.action])), files=()))
    shown = acted and came[acted[0].action].ok and told.state == "done"  # the answer is the Result, in words
    text = "" if shown else shortening.text(told.result or told.error or "", TOLD)
    return [*messages, Message("assistant", SmartAgent.written(Action(ANSWER, {"text": text})))]


def _data(came: Returned) -> Any:
    try:
        return json.loads(came.preview)
    except ValueError:
        return came.preview  # it was longer
