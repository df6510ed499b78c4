"""What the doctor says of what ryx remembers."""

from pathlib import Path

import pytest

from ryxd.doctor.memory import memory
from ryxd.record.memories import Store


async def test_size_and_damage_are_told_and_no_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    (check,) = memory()
    assert (check.state, check.text) == ("ok", "nothing is remembered yet")
    file = tmp_path / "ryx" / "memory.db"
    async with Store(file) as store:
        await store.remember("xylofon")
    (check,) = memory()
    assert check.state == "ok"
    assert check.text.endswith(f" kB in {file}")
    assert "xylofon" not in check.text
    file.write_bytes(b"xylofon" * 1000)
    async with Store(file) as store:
        await store.remember("again")
    broken, _ = memory()
    assert broken.state == "broken"
    assert ".broken-" in broken.text
