"""The journal's tables, and how an older journal becomes this one's."""

import sqlite3
from collections.abc import Sequence

TURNS = """
    CREATE TABLE turns (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        run INTEGER NOT NULL, session INTEGER NOT NULL, agent TEXT NOT NULL, number INTEGER NOT NULL,
        role TEXT NOT NULL, content TEXT NOT NULL, thought TEXT NOT NULL DEFAULT '',
        message TEXT NOT NULL DEFAULT '', model TEXT NOT NULL DEFAULT '', tier TEXT NOT NULL DEFAULT '',
        tokens_in INTEGER, tokens_cached INTEGER, tokens_out INTEGER, milliseconds INTEGER,
        at INTEGER NOT NULL
    );
    CREATE INDEX turns_run ON turns (run, agent, number);
"""
"""What agents said, whole (record/turns.py)."""

STEPS: tuple[str, ...] = (
    """
    CREATE TABLE sessions (
        id INTEGER PRIMARY KEY AUTOINCREMENT, origin TEXT, created INTEGER NOT NULL, used INTEGER NOT NULL
    );
    CREATE INDEX sessions_origin ON sessions (origin, used);
    CREATE TABLE runs (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        session INTEGER NOT NULL REFERENCES sessions (id),
        text TEXT NOT NULL, origin TEXT, context TEXT, cwd TEXT,
        state TEXT NOT NULL DEFAULT 'accepted',
        level TEXT, handler TEXT, result TEXT, error TEXT,
        offer TEXT NOT NULL DEFAULT '{}',
        created INTEGER NOT NULL, finished INTEGER
    );
    CREATE INDEX runs_session ON runs (session, id);
    CREATE INDEX runs_state ON runs (state);
    CREATE TABLE events (
        id INTEGER PRIMARY KEY, run INTEGER REFERENCES runs (id), kind TEXT NOT NULL, at INTEGER NOT NULL,
        body TEXT NOT NULL
    );
    CREATE INDEX events_run ON events (run, id);
    CREATE TABLE messages (
        id INTEGER PRIMARY KEY AUTOINCREMENT, session INTEGER NOT NULL REFERENCES sessions (id),
        agent TEXT NOT NULL, role TEXT NOT NULL, content TEXT NOT NULL
    );
    CREATE INDEX messages_session ON messages (session, agent, id);
    """,
    """
    CREATE TABLE records (
        run INTEGER NOT NULL REFERENCES runs (id),
        path TEXT NOT NULL, number INTEGER NOT NULL, kind TEXT NOT NULL, intent TEXT NOT NULL, outcome TEXT,
        at INTEGER NOT NULL,
        PRIMARY KEY (run, path, number)
    ) WITHOUT ROWID;
    ALTER TABLE runs ADD COLUMN task TEXT;
    ALTER TABLE runs ADD COLUMN resumed INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE events ADD COLUMN aside INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE sessions ADD COLUMN company TEXT NOT NULL DEFAULT '{}';
    ALTER TABLE messages ADD COLUMN keep TEXT NOT NULL DEFAULT '';
    ALTER TABLE messages ADD COLUMN files TEXT;
    """
    + TURNS,
    """
    CREATE TABLE strategies (
        name TEXT PRIMARY KEY, tries INTEGER NOT NULL, successes INTEGER NOT NULL, milliseconds INTEGER NOT NULL
    ) WITHOUT ROWID;
    """,
)
"""One script a version; `PRAGMA user_version` says how many have been run. Only ever append."""


def migrate(connection: sqlite3.Connection, steps: Sequence[str] = STEPS) -> None:
    """Bring a file to this version, each step in one transaction. Raises ValueError for a newer one."""
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if version > len(steps):
        raise ValueError(f"it was written by a newer ryxd (version {version}, this one knows {len(steps)})")
    for number, script in enumerate(steps[version:], start=version + 1):
        connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number}; COMMIT;")
