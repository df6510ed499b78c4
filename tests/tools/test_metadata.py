import os
import struct

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.metadata import Which, metadata
from tests.fakes.view import FakeView


@pytest.fixture
def home(tmp_path):
    (tmp_path / "anna/Documents").mkdir(parents=True)
    return tmp_path / "anna"


async def of(home, path):
    return (await metadata.run(Which(path=path), FakeView(home))).model_dump(exclude_none=True)


async def test_the_facts_of_a_file(home):
    file = home / "a.txt"
    file.write_text("hello")
    file.chmod(0o640)
    os.utime(file, (0, 86400))
    os.link(file, home / "b.txt")
    facts = await of(home, "~/a.txt")
    assert facts["path"] == "~/a.txt"
    assert (facts["kind"], facts["size"], facts["type"], facts["names"]) == ("file", 5, "text/plain", 2)
    assert facts["mode"] == "-rw-r----- (640)"
    assert facts["changed"].startswith(("1970-01-01", "1970-01-02"))
    assert facts["owner"] in {"root", str(os.getuid())} or facts["owner"]


async def test_an_image_has_dimensions_and_a_folder_its_entries(home):
    png = b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBB", 13, b"IHDR", 640, 480, 8, 2, 0, 0, 0) + b"\0" * 8
    (home / "Documents/wave.png").write_bytes(png)
    (home / "Documents/broken.png").write_bytes(b"\x89PNG\r\n\x1a\n")
    (home / "Documents/.env").write_text("secret")
    facts = await of(home, "~/Documents/wave.png")
    assert (facts["type"], facts["width"], facts["height"]) == ("image/png", 640, 480)
    assert "width" not in await of(home, "~/Documents/broken.png")
    folder = await of(home, "~/Documents")
    assert (folder["kind"], folder["entries"]) == ("folder", 2)


async def test_a_link_is_told_as_one_unless_it_leads_to_a_secret(home):
    (home / "a.txt").write_text("hello")
    (home / "link").symlink_to("a.txt")
    (home / "dangling").symlink_to("gone.txt")
    (home / ".ssh").mkdir()
    (home / "keys").symlink_to(".ssh")
    assert (await of(home, "~/link"))["target"] == "a.txt"
    assert (await of(home, "link"))["kind"] == "link"
    assert (await of(home, "~/dangling"))["target"] == "gone.txt"
    with pytest.raises(ToolError, match="private"):
        await of(home, "~/keys")
    with pytest.raises(ToolError, match="no such file"):
        await of(home, "~/nothing")


async def test_a_pipe_is_not_opened(home):
    os.mkfifo(home / "pipe")
    assert (await of(home, "~/pipe"))["kind"] == "pipe"
