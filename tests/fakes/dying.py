"""ryxd that is killed (SIGKILL) at one transaction of one of its databases: DIE="journal 12 before".

Transactions count from the first request on, so that the same one is hit each time.
"""

import os
import signal
import sqlite3
from collections import Counter
from pathlib import Path
from typing import Any

from ryxd import command
from ryxd.record import database


class Counting:
    """Counts the transactions of each database once it is `on`, and ends us at one."""

    def __init__(self, called: str, number: int, when: str) -> None:
        self.fatal = called, number, when
        self.counts: Counter[str] = Counter()
        self.on = False

    def around(self, real: Any) -> Any:
        """database._commit, watched."""

        def commit(db: sqlite3.Connection, batch: list[Any]) -> Any:
            if not self.on:
                return self.first(db, real(db, batch))
            called = name(db)
            self.counts[called] += 1
            self.at(called, "before")
            done = real(db, batch)
            self.at(called, "after")
            return done

        return commit

    def first(self, db: sqlite3.Connection, done: Any) -> Any:
        """Before anything counts."""
        return done

    def at(self, called: str, when: str) -> None:
        if (called, self.counts[called], when) == self.fatal:
            os.kill(os.getpid(), signal.SIGKILL)


class FromTheFirstRequest(Counting):
    """Counts from there on, and says into a file how far it came."""

    def first(self, db: sqlite3.Connection, done: Any) -> Any:
        self.on = name(db) == "journal" and db.execute("SELECT count(*) FROM runs").fetchone()[0] > 0
        return done

    def at(self, called: str, when: str) -> None:
        super().at(called, when)
        if counted := os.environ.get("COUNTED"):
            Path(counted).write_text(str(self.counts[self.fatal[0]]))


def name(db: sqlite3.Connection) -> str:
    """journal or log."""
    return Path(db.execute("PRAGMA database_list").fetchone()[2]).stem


def watched(counting: Counting) -> None:
    """From now on all databases of this process are."""
    database._commit = counting.around(database._commit)


if __name__ == "__main__":
    called, number, moment = os.environ["DIE"].split()
    watched(FromTheFirstRequest(called, int(number), moment))
    command.main()
