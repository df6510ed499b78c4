"""What the daemon says, taken into the runs: live events, and what happened before they began."""

from typing import Any

from ryxctl.line import Connection, result
from ryxctl.watching.run import Event, Run
from ryxctl.watching.runs import Runs

RECENT = 20
"""Finished runs that the list begins with."""
PATIENCE = 10.0
"""Seconds that the daemon may take to read what is sent to it."""


class Feed:
    """One connection, and the runs it tells of.

    INVARIANT: a run's events are taken in in the order of the journal: what comes live while its history is
    asked for waits for that.
    """

    def __init__(self, path: bytes, only: str | None, kinds: "tuple[str, ...] | None" = None) -> None:
        """Connect. `only`: the run that is wanted, or None for all; `kinds`: of events, None for all.

        Raises Stop where there is no daemon.
        """
        self._kinds = {} if kinds is None else {"kinds": list(kinds)}
        self.runs = Runs()
        self.only = only
        self.trouble = ""
        """What the daemon had to say against a request; empty when nothing."""
        self._path = path
        self._asked: dict[int, str] = {}
        """Requests on their way: the run whose history it is, or a command's name."""
        self._held: dict[str, list[Event]] = {}
        """Live events of runs whose history is on its way."""
        self._whole: set[str] = set()
        """Runs whose history is there."""
        self._subscribed = 0
        self._connection: Connection | None = None
        self.connect()

    def connect(self) -> None:
        """Connect, at first or again; what is known stays. Raises Stop."""
        self.close()
        self._connection = Connection(self._path)
        self._asked.clear()
        self._held.clear()
        self._whole = {name for name in self._whole if self.runs.runs[name].over}
        self._send("status", {})
        if self.only is None:
            self._subscribed = self._send("subscribe", self._kinds)
            self._send("runs", {"limit": RECENT})
        else:
            self.want(self.only)

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    @property
    def connected(self) -> bool:
        """Whether the daemon is there."""
        return self._connection is not None

    def fileno(self) -> int:
        """For the event loop; only while connected."""
        assert self._connection is not None
        return self._connection.fileno()

    def read(self) -> bool:
        """Take in what has come; False when the daemon has hung up. Raises Stop for what can't go on."""
        if self._connection is None:
            return False
        try:
            there = self._connection.fill(PATIENCE)
        except (TimeoutError, OSError):
            there = False
        while self._connection is not None and (message := self._connection.take()) is not None:
            self._take(message)
        if not there:
            self.close()
        return there

    def want(self, name: str) -> None:
        """Ask for all that happened in a run, unless that is known."""
        if name not in self._whole and name not in self._held and self.connected:
            self._held[name] = []
            self._asked[self._send("show", {"run": name})] = name

    def forget(self) -> None:
        """Forget the runs that have ended: for who shows only those that go on."""
        for name in [name for name, run in self.runs.runs.items() if run.over and name not in self._held]:
            del self.runs.runs[name]
            self._whole.discard(name)

    def request(self, method: str, params: "dict[str, Any]") -> None:
        """Send a command of the user's; `trouble` tells when it is refused."""
        if self.connected:
            self.trouble = ""
            self._send(method, params)

    def _send(self, method: str, params: "dict[str, Any]") -> int:
        assert self._connection is not None
        number = self._connection.send(method, params)
        self._asked[number] = method
        return number

    def _take(self, message: "dict[str, Any]") -> None:
        if message.get("method") == "event":
            self._event(message["params"])
            return
        number = message.get("id")
        name = self._asked.pop(number, "") if isinstance(number, int) else ""
        if "error" in message and (name == self.only or number is None or number == self._subscribed):
            result(message)
        if "error" in message:
            self._held.pop(name, None)
            self.trouble = str(message["error"].get("message", ""))
        elif name == "status":
            self.runs.status(message["result"])
            self._listed(message["result"]["active"])
        elif name == "runs":
            self._listed(message["result"]["runs"])
        elif name in self._held:
            self._history(name, message["result"])

    def _listed(self, infos: "list[dict[str, Any]]") -> None:
        for info in infos:
            if self.only is None or info["id"] == self.only:
                run = self.runs.known(info)
                if not run.over:
                    self.want(run.id)

    def _history(self, name: str, told: "dict[str, Any]") -> None:
        run = self.runs.known(told["run"])
        for event in told["events"]:
            self.runs.tell(event)
        if name == self.only and not run.over:
            self._subscribed = self._send("subscribe", {"run": name, "after": run.last})
        self._whole.add(name)
        for event in self._held.pop(name):
            self.runs.tell(event)

    def _event(self, event: Event) -> None:
        name = event.get("run", "")
        if name and self.only is None and name not in self._whole:
            self.want(name)
        if name in self._held:
            self._held[name].append(event)
            return
        run = self.runs.tell(event)
        if run is not None and event.get("kind") == "finished":
            self._send("status", {})  # models may have been unloaded since

    def ordered(self) -> "list[Run]":
        """The runs as they are listed: the newest first."""
        return sorted(self.runs.runs.values(), key=lambda run: (len(run.id), run.id), reverse=True)
