"""Runs as objects on the bus: what their properties say, and which of them are still there."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace

from ryxd.core.dbusfix import Variant
from ryxd.server.interface import RUN_OBJECT, RUNS, plain
from ryxd.wire.commands import RunInfo
from ryxd.wire.events import Answered, AnyEvent, Asked, Finished, Routed

KEPT = 50
"""Finished runs that stay on the bus."""


def path_of(run: str) -> str:
    """The object path of a run."""
    return f"{RUNS}/{run}"


@dataclass(frozen=True)
class RunObject:
    """A run's properties, in their D-Bus order."""

    Id: str
    Session: str
    Text: str
    State: str
    Level: str
    Handler: str
    Result: str
    Error: str
    Created: int
    Waits: tuple[str, ...] = ()

    @classmethod
    def of(cls, run: RunInfo) -> "RunObject":
        """The object of a run in the journal."""
        return cls(
            Id=run.id,
            Session=run.session,
            Text=plain(run.text),
            State=run.state,
            Level=run.level or "",
            Handler=run.handler or "",
            Result=plain(run.result or ""),
            Error=plain(run.error or ""),
            Created=run.created,
            Waits=run.waits,
        )

    def after(self, event: AnyEvent) -> "RunObject":
        """The object once this event has happened."""
        if isinstance(event, Routed):
            state = "running" if self.State == "accepted" else self.State
            return replace(self, Level=event.level, Handler=event.handler, State=state)
        if isinstance(event, Asked) and event.waiting:
            return replace(self, Waits=tuple(dict.fromkeys((*self.Waits, event.name))))
        if isinstance(event, Answered):
            return replace(self, Waits=tuple(name for name in self.Waits if name != event.name))
        if isinstance(event, Finished):
            text = plain(event.text)
            if event.outcome == "done":
                return replace(self, State=event.outcome, Result=text, Waits=())
            return replace(self, State=event.outcome, Error=text, Waits=())
        return self

    @property
    def finished(self) -> bool:
        """Whether nothing more will happen to it."""
        return self.State not in ("accepted", "running")

    def changes(self, before: "RunObject | None" = None) -> dict[str, Variant]:
        """The properties that differ from those `before`; all of them without it."""
        then: Mapping[str, object] = asdict(before) if before is not None else {}
        return {
            name: Variant(RUN_OBJECT.properties[name], list(value) if isinstance(value, tuple) else value)
            for name, value in asdict(self).items()
            if value != then.get(name)
        }


class RunObjects:
    """The runs that have an object: all that are not finished, and the last KEPT of those that are."""

    def __init__(self) -> None:
        self._all: dict[str, RunObject] = {}

    def __contains__(self, run: str) -> bool:
        return run in self._all

    def __getitem__(self, run: str) -> RunObject:
        return self._all[run]

    @property
    def names(self) -> list[str]:
        """Their run ids, in the order they came."""
        return list(self._all)

    def put(self, run: RunObject) -> None:
        """Add one, or what has become of one."""
        self._all[run.Id] = run

    def forget(self) -> list[str]:
        """Let go of the finished ones that are too many, the oldest first. Gives their run ids."""
        finished = [run.Id for run in self._all.values() if run.finished]
        gone = finished[: max(0, len(finished) - KEPT)]
        for run in gone:
            del self._all[run]
        return gone
