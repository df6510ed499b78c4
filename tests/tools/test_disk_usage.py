import os

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools import disk_usage as usage_tool
from ryxd.tools.disk_usage import Below, disk_usage
from tests.fakes.view import FakeView


@pytest.fixture
def home(tmp_path):
    home = tmp_path / "anna"
    for name, count in {"a/big.bin": 500_000, "a/b/small.bin": 100_000, "c.bin": 300_000, "keys.kdbx": 200_000}.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(os.urandom(count))
    (home / ".ssh").mkdir()
    (home / ".ssh/x").write_bytes(b"x" * 900_000)
    os.link(home / "c.bin", home / "same.bin")
    (home / "link").symlink_to(home / "a")
    with (home / "sparse").open("wb") as file:
        file.truncate(1 << 30)
    return home


async def test_the_largest_things_come_first_and_every_byte_once(home):
    usage = await disk_usage.run(Below(path="~"), FakeView(home))
    assert usage.entries[0].path == "~/a"
    assert usage.entries[0].bytes >= 600_000
    assert usage.largest[0].path == "~/a/big.bin"
    names = {item.path for item in (*usage.entries, *usage.largest)}
    assert len(names & {"~/c.bin", "~/same.bin"}) == 1
    assert not names & {"~/keys.kdbx", "~/.ssh", "~/.ssh/x"}, "what is private is not named"
    assert 2_000_000 <= usage.total.bytes < 2_200_000, "not the hole of a sparse file, not a link's target"
    assert usage.total.size.endswith(" MB")


async def test_out_of_time_it_tells_what_it_has(home, monkeypatch):
    for number in range(50):
        (home / f"f{number}").write_text("x")
    monkeypatch.setattr(usage_tool, "BATCH", 5)
    monkeypatch.setattr(usage_tool, "SECONDS", 0)
    view = FakeView(home)
    usage = await disk_usage.run(Below(path="~"), view)
    assert usage.files < 54
    assert view.facts["partial"] is True
    assert view.left is not None


async def test_a_file_is_no_folder(home):
    with pytest.raises(ToolError, match="is a file of 300 kB"):
        await disk_usage.run(Below(path="~/c.bin"), FakeView(home))
