"""A machine with as much memory as a test says, of which nobody but the workers takes any."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from ryxd.models.memory import Machine, Memory, Taken

GIB = 1 << 30


@dataclass(frozen=True)
class Sized(Machine):
    """Each worker that lives takes the same, whatever it has loaded."""

    size: int = 0
    each: int = 0

    async def measure(self, workers: Iterable[int] = ()) -> Memory:
        return Memory(self.size - sum(self.process(worker).resident for worker in workers), self.size)

    def process(self, pid: int) -> Taken:
        return Taken(self.each if Path(f"/proc/{pid}").exists() else 0)
