"""How long steps take, learnt from those that were made: how much to put into the next one."""

LEAST = 16
"""Tokens of prompts in a step, however slow they are; twice as many while nobody writes. Fewer cost more each."""
UNKNOWN = 32
"""The same, before anything is known."""
ALONE = 5
"""While nobody writes, a step may take so many times as long: the rest of the work waits for one step at most."""
DRAFTS = 8
_GAIN = 1.05
"""Drafts must promise at least this much."""
_TRY = 32
"""Steps without drafts after which a single one is tried again: the text may have become one that repeats."""
_SLOWER, _QUICKER = 0.3, 0.5
"""How much a new figure counts. The first steps of all read the weights from disk and are soon forgotten."""
_OUTLIER = 4


def _follow(old: float | None, seen: float) -> float:
    """A running average that one hiccup of a busy machine does not spoil."""
    if old is None:
        return seen
    return old + (_SLOWER if seen > old else _QUICKER) * (min(seen, _OUTLIER * old) - old)


class Pace:
    """What steps cost on this machine with this model."""

    def __init__(self, aim: float) -> None:
        """`aim` is how many seconds a step should take while somebody's answer is being written."""
        self._aim = aim
        self._reading: float | None = None
        self._alone: float | None = None
        self._slope: float | None = None
        self._skipped = 0

    def saw(self, writing: int, reading: int, seconds: float) -> None:
        """A step took so long for so many tokens of answers and of prompts."""
        if reading:
            rest = max(seconds - self.writing(writing), 0.1 * seconds)
            self._reading = _follow(self._reading, rest / reading)
        elif writing == 1:
            self._alone = _follow(self._alone, seconds)
        elif self._alone:
            self._slope = _follow(self._slope, max(seconds / self._alone - 1, 0.01) / (writing - 1))

    def writing(self, tokens: int) -> float:
        """Seconds that a step with so many tokens of answers takes, as far as known."""
        if not tokens or self._alone is None:
            return 0.0
        return self._alone * (1 + self._cost * (tokens - 1))

    @property
    def _cost(self) -> float:
        """What one more token in a step costs, in steps of one; a quarter until it is known."""
        return 0.25 if self._slope is None else self._slope

    def reading(self, writing: int, most: int) -> int:
        """How many tokens of prompts to put into a step beside so many of answers."""
        if self._reading is None:
            return min(UNKNOWN, most)
        # those who read get at least as much of a step as those who write
        aim = max(self._aim - self.writing(writing), self.writing(writing)) if writing else ALONE * self._aim
        least = LEAST if writing else 2 * LEAST
        return max(min(least, most), min(most, int(aim / self._reading)))

    def drafts(self, sure: float) -> int:
        """How many drafts pay off for an answer whose drafts turn out right so often."""
        best, gain = 0, _GAIN
        expected = 1.0
        for count in range(1, DRAFTS + 1):
            expected += sure**count
            if expected / (1 + self._cost * count) > gain:
                best, gain = count, expected / (1 + self._cost * count)
        if best:
            self._skipped = 0
            return best
        self._skipped += 1
        return int(self._skipped % _TRY == 0)
