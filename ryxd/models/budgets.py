"""What models may be asked for at most, in one run and on one day (spec E6)."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING

from ryxd.core.model import Completion
from ryxd.wire.errors import OverBudget

if TYPE_CHECKING:
    from ryxd.models.lease import Spent


@dataclass(frozen=True)
class Amounts:
    """Of what models do: as limits, where 0 is none; or as what was spent."""

    calls: int = 0
    tokens: int = 0
    """Those that were read, and those that were written."""
    seconds: float = 0.0
    """That models worked."""

    def plus(self, done: Completion) -> "Amounts":
        """With one more call."""
        tokens = self.tokens + done.tokens_in + done.tokens_out
        return Amounts(self.calls + 1, tokens, self.seconds + done.seconds)

    def over(self, limits: "Amounts") -> str | None:
        """Which limit is reached, as in "calls = 20"; None where none is."""
        for name in ("calls", "tokens", "seconds"):
            limit = getattr(limits, name)
            if limit and getattr(self, name) >= limit:
                return f"{name} = {limit:g}"
        return None


class Budgets:
    """Keeps to both. A call that has begun is always ended: what it costs is known only then."""

    def __init__(self, today: Callable[[], date] = date.today) -> None:
        self.run = self.day = Amounts()
        self._today = today
        self._date = today()
        self._spent = Amounts()
        self._begun = 0
        """Calls that are being made."""

    def begin(self, spent: Amounts) -> None:
        """What was spent today before ryxd was started."""
        self._date, self._spent = self._today(), spent

    @contextmanager
    def call(self, spent: "Spent", begun: int) -> Iterator[None]:
        """A call of a run that has spent so much, and has begun so many others: raises OverBudget at a limit."""
        own = Amounts(spent.calls + begun, spent.tokens_in + spent.tokens_out, spent.seconds)
        day = self._today_spent()
        all_ = replace(day, calls=day.calls + self._begun)
        for name, found in (("run", own.over(self.run)), ("day", all_.over(self.day))):
            if found is not None:
                raise OverBudget(f"budget.{name}.{found}{OverBudget.ENDS}")
        self._begun += 1
        try:
            yield
        finally:
            self._begun -= 1

    def count(self, done: Completion) -> None:
        """After a call."""
        self._spent = self._today_spent().plus(done)

    def _today_spent(self) -> Amounts:
        if (today := self._today()) != self._date:
            self._date, self._spent = today, Amounts()
        return self._spent
