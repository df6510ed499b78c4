"""Runs that an earlier daemon did not end: which go on, and with what (DESIGN §6; spec C14)."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

from ryxd.core.action import Action
from ryxd.core.course import Course
from ryxd.engine.allowed import Named
from ryxd.engine.ending import Ending
from ryxd.engine.running import Running
from ryxd.engine.work import Work
from ryxd.record.journal import Journal
from ryxd.record.runs import Accepted, Unfinished
from ryxd.wire.events import Counters

TRIES = 3
"""So often a run that was going on while ryxd died is gone on with; it may be what ryxd dies of."""

Do = Callable[[Work], Awaitable[Ending]]
"""What of a run's work is its own: a request, a choice, a job."""

JOB = "job"
CHOICE = "choice"
AGENT = "agent"
TASK_TYPE = "task_type"
PATTERN = "pattern"
OPTIONS = "options"
PROFILE = "profile"
RESUMES = "resumes"
"""In the task of a run: which one it goes on with."""

STOPPED = "ryxd stopped while this ran; ask again"


async def request(work: Work) -> Ending:
    """What most runs do: answer their text."""
    return await work.do()


def task_of_choice(key: str, action: Action | None) -> dict[str, Any]:
    """How a run is kept that does a choice of an earlier one."""
    return {CHOICE: key, "action": None if action is None else {"tool": action.tool, "args": dict(action.args)}}


def task_of_request(agent: str | None, named: Named) -> dict[str, Any] | None:
    """How a run is kept whose user has named who does it, or how; None where nothing is named."""
    task = {
        AGENT: agent,
        TASK_TYPE: named.task_type,
        PATTERN: named.pattern,
        OPTIONS: dict(named.options),
        PROFILE: named.profile,
    }
    return {key: value for key, value in task.items() if value} or None


def own_task(task: Mapping[str, Any] | None) -> dict[str, Any]:
    """What is to be done, without whose run it goes on with."""
    return {key: value for key, value in (task or {}).items() if key != RESUMES}


def do(accepted: Accepted) -> Do | None:
    """What the work of a run is, from how it is kept.

    None for a job, which only its command can begin, and for what nobody here knows.
    """
    task = own_task(accepted.task)
    if not task:
        return request
    if {AGENT, TASK_TYPE, PATTERN, OPTIONS, PROFILE} & task.keys():
        agent = None if AGENT not in task else str(task[AGENT])
        named = Named(
            str(task.get(TASK_TYPE, "")),
            str(task.get(PATTERN, "")),
            task.get(OPTIONS, {}),
            str(task.get(PROFILE, "")),
        )
        return lambda work: work.do(agent, named)
    if CHOICE in task:
        action = None if task["action"] is None else Action(task["action"]["tool"], task["action"]["args"])
        return lambda work: work.choose(str(task[CHOICE]), action)
    return None


def changed(run: str, cost: Counters) -> Ending:
    """The end of a run that would now do something else than it did."""
    why = f"ryxd or an agent's file was changed since this was begun; ryxctl retry {run} begins anew"
    return Ending("interrupted", why, error="interrupted", counters=cost)


def hopeless(run: Unfinished, now: int, limit: float) -> str | None:
    """Why a run does not go on by itself; None when it does. `now` in milliseconds, `limit` in seconds."""
    name = run.accepted.run
    if not run.known or do(run.accepted) is None:
        return STOPPED
    if run.resumed >= TRIES:
        times = run.resumed + 1
        return f"ryxd ended {times} times while this ran, so it was left; ryxctl resume {name} tries again"
    if now - run.seen > limit * 1000:
        return (
            "ryxd stopped while this ran, and was away for too long to go on unasked; "
            f"ryxctl resume {name} goes on, ryxctl retry {name} begins anew"
        )
    return None


async def take_up(journal: Journal, left: Unfinished) -> Running:
    """A run as it was when an earlier daemon ended. Raises JournalError; Unreadable."""
    run, keeper = left.accepted.run, journal.records(left.accepted.run)
    await journal.update(run, state="running", resumed=left.resumed + 1)
    known = await keeper.all()
    told = await journal.told(run)
    return Running(
        left.accepted,
        Course(keeper, known, since=left.created, resumed=True),
        last={agent: each.last for agent, each in told.items()},
        told={agent: each.count for agent, each in told.items()},
        changed=await journal.changed(run),
        resumed=True,
    )
