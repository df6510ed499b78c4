"""A Keeper of Records in memory, as an earlier ryxd left them when it died at some point."""

from ryxd.core.course import Course, Record


class Died(BaseException):
    """ryxd is gone: nothing after this happens."""


class Kept:
    """What was kept. `last` is the kind of the last Record whose end was, or whose beginning was before it died."""

    def __init__(self, *, dies_at: str = "", forgets: str = "") -> None:
        self.records: dict[tuple[str, int], Record] = {}
        self.dies_at = dies_at
        """The kind after whose beginning it dies."""
        self.forgets = forgets
        """The kind whose end never came to the disk."""

    async def begin(self, record: Record) -> None:
        self.records[record.path, record.number] = record
        if record.kind == self.dies_at:
            raise Died

    def end(self, record: Record) -> None:
        if record.kind != self.forgets:
            self.records[record.path, record.number] = record

    def course(self, *, closed: bool = False, resumed: bool = True) -> Course:
        """What the next ryxd goes on with."""
        return Course(Kept(), tuple(self.records.values()), closed=closed, resumed=resumed)
