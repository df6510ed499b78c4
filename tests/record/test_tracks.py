"""How strategies did, counted over runs, in the journal's own file."""

from pathlib import Path

from ryxd.core.tracking import Figures, Untracked
from ryxd.record.journal import Journal


async def test_tries_are_counted_and_outlive_the_daemon(tmp_path: Path) -> None:
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        assert await journal.tracks.figures() == {}
        journal.tracks.tried("tool", 40, ok=True)
        journal.tracks.tried("tool", 20, ok=False)
        journal.tracks.tried("web", 900, ok=True)
    async with Journal(tmp_path / "journal.db", lambda _: None) as journal:
        journal.tracks.tried("web", -3, ok=False)  # a clock that was put back
        found = await journal.tracks.figures()
    assert found == {"tool": Figures(2, 1, 60), "web": Figures(2, 1, 900)}
    assert (found["tool"].success, found["tool"].latency) == (0.5, 30.0)


async def test_what_was_never_tried_is_neither_good_nor_bad() -> None:
    assert (Figures().success, Figures().latency) == (0.5, 0.0)
    nothing = Untracked()
    nothing.tried("tool", 1, ok=True)
    assert await nothing.figures() == {}
