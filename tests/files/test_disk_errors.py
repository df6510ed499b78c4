"""What the disk refuses: said in words that help, with nothing changed and nothing of ours left."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ryxd.core.files import Create, MakeFolder, Mode, Move, Origin, Replace, Trash
from ryxd.core.tool import ToolError
from ryxd.files.door import Door

ROOT = pytest.mark.skipif(os.getuid() != 0, reason="only root may make a file immutable")


def ours(folder: Path) -> list[str]:
    return [name for _, _, files in os.walk(folder) for name in files if name.startswith(".ryx-")]


SMALL = """
import asyncio, json, os, sys
from pathlib import Path
from ryxd.core.files import Create, Origin, Replace
from ryxd.core.tool import ToolError
from ryxd.files.door import Door

async def main(base):
    small = base / "small"
    undo = small / "undo" if sys.argv[2] == "undo" else base / "undo"
    told = []
    async with Door(undo, trash=base / "Trash") as door:
        file = small / "file"
        file.write_bytes(b"old")
        hands = door.of("a", Origin("r1"))
        hands.saw(await hands.read(file))
        big = os.urandom(3_000_000)
        for wish in ([Replace(file, b"new"), Create(small / "big", big)], [Replace(file, big)]):
            try:
                await hands.apply(wish)
            except ToolError as error:
                told.append(str(error))
        states = [entry.state for entry in await door.log.entries()]
    names = sorted(name for name in os.listdir(small) if name != "undo")
    print(json.dumps([told, names, file.read_bytes().decode(), states]))

asyncio.run(main(Path(sys.argv[1])))
"""


@pytest.mark.parametrize("where", ["files", "undo"])
def test_a_full_disk_changes_nothing(tmp_path: Path, where: str) -> None:
    (tmp_path / "small").mkdir()
    (tmp_path / "small.py").write_text(SMALL)
    inner = f"mount -t tmpfs -o size=1536k none {tmp_path}/small && exec {sys.executable} {tmp_path}/small.py"
    done = subprocess.run(
        ["unshare", "--map-root-user", "--user", "--mount", "sh", "-c", f"{inner} {tmp_path} {where}"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])},
        check=False, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told, names, content, states = json.loads(done.stdout)
    assert len(told) == 2
    assert all("no space left on its disk" in text for text in told), told
    assert (names, content) == (["file"], "old")
    assert "done" not in states


def test_a_file_that_would_be_too_large_changes_nothing(tmp_path: Path) -> None:
    script = SMALL.replace("    small = base", "    import resource, signal\n    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n    resource.setrlimit(resource.RLIMIT_FSIZE, (1_000_000, -1))\n    small = base")  # fmt: skip
    (tmp_path / "small").mkdir()
    (tmp_path / "small.py").write_text(script)
    done = subprocess.run(
        [sys.executable, str(tmp_path / "small.py"), str(tmp_path), "files"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])},
        check=False, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    told, names, content, _ = json.loads(done.stdout)
    assert all("larger than a file may be" in text for text in told), told
    assert (names, content) == (["file"], "old")


@ROOT
@pytest.mark.rare
async def test_an_immutable_file_is_told_as_such(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"old")
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        hands = door.of("a", Origin())
        hands.saw(await hands.read(file))
        if subprocess.run(["chattr", "+i", str(file)], check=False, capture_output=True).returncode:
            pytest.skip("this file system knows no immutable files")
        try:
            for wish in (Replace(file, b"new"), Move(file, tmp_path / "b"), Trash(file), Mode(file, 0o600)):
                with pytest.raises(ToolError, match=r"protected from changes.*Nothing was changed"):
                    await hands.apply([Create(tmp_path / "other", b"x"), wish])
                assert not (tmp_path / "other").exists()
        finally:
            subprocess.run(["chattr", "-i", str(file)], check=True)
        assert file.read_bytes() == b"old"
        assert ours(tmp_path) == []
        assert sorted(path.name for path in tmp_path.iterdir()) == ["Trash", "file", "undo"]
        assert list((tmp_path / "Trash/info").iterdir()) == []
        await hands.apply([Replace(file, b"new")])


FOREIGN = """
import asyncio, os, sys
from pathlib import Path
from ryxd.core.files import Create, MakeFolder, Origin, Replace
from ryxd.core.tool import ToolError
from ryxd.files.door import Door

async def main(base):
    async with Door(base / "mine/undo", trash=base / "mine/Trash") as door:
        hands = door.of("a", Origin())
        hands.saw(await hands.read(base / "theirs/file"))
        for wish in (Replace(base / "theirs/file", b"new"), Create(base / "theirs/new", b"x"), MakeFolder(base / "theirs/d")):
            try:
                await hands.apply([wish])
            except ToolError as error:
                print(error)

base = Path(sys.argv[1])
if os.getuid() == 0:
    os.setgroups([]); os.setgid(1234); os.setuid(1234)
asyncio.run(main(base))
"""


def test_a_folder_that_is_not_ours_to_change_is_told_as_such() -> None:
    base = Path(subprocess.run(["mktemp", "-d"], capture_output=True, text=True, check=True).stdout.strip())
    for name in ("mine", "theirs"):
        (base / name).mkdir()
    (base / "theirs/file").write_bytes(b"old")
    base.chmod(0o755)
    (base / "mine").chmod(0o777)
    (base / "theirs").chmod(0o555)
    done = subprocess.run(
        [sys.executable, "-c", FOREIGN, str(base)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([os.getcwd(), *sys.path])},
        check=False, capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert done.stdout.count("no right to change") == 3, done.stdout + done.stderr
    assert sorted(path.name for path in (base / "theirs").iterdir()) == ["file"]
    (base / "theirs").chmod(0o755)


async def test_a_read_only_disk_is_told_as_such(tmp_path: Path) -> None:
    async with Door(tmp_path / "undo", trash=tmp_path / "Trash") as door:
        hands = door.of("a", Origin())
        for wish in (Create(Path("/sys/new"), b"x"), MakeFolder(Path("/proc/new"))):
            with pytest.raises(ToolError, match=r"\. Nothing was changed"):
                await hands.apply([wish])
        with pytest.raises(ToolError, match=r"no file, folder or link"):
            await hands.apply([Trash(Path("/dev/null"))])
