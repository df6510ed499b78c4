"""What a command changes is a layer first: read rightly, done by the door, and taken back by undo, byte for byte."""

import asyncio
import os
import shutil
import stat
import subprocess
from pathlib import Path

import pytest

from ryxd.core.files import Create, Operation, Remove, Replace
from ryxd.sandbox.changes import Changes, changes
from ryxd.sandbox.job import Job
from ryxd.sandbox.layer import Layer
from ryxd.sandbox.runner import Sandbox
from tests.fakes.sandboxed import Place, needs_sandbox

pytestmark = needs_sandbox

AUTHOR = {
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a",
    "GIT_COMMITTER_EMAIL": "a@example.org", "GIT_AUTHOR_DATE": "2026-01-01T00:00:00Z",
    "GIT_COMMITTER_DATE": "2026-01-01T00:00:00Z",
}  # fmt: skip

COMMANDS = (
    "echo new >new.txt",
    "echo more >>a.txt",
    "echo other >a.txt",
    ": >a.txt",
    "mv a.txt b.txt",
    "mv -f a.txt sub/one.txt",
    "rm a.txt",
    "rm -f a.txt && echo again >a.txt",
    "chmod 755 a.txt",
    "chmod 700 sub",
    "chmod 755 a.txt && echo x >>a.txt",
    "touch a.txt",
    "ln -s a.txt link2",
    "ln -sfn sub link",
    "rm link",
    "rm link && echo now a file >link",
    "rm a.txt && ln -s /etc/passwd a.txt",
    "rm a.txt && mkdir a.txt && echo x >a.txt/in",
    "rm -r sub && echo a file >sub",
    "mkdir -p x/y/z && echo deep >x/y/z/f",
    "mkdir empty2",
    "mkdir -m 700 private",
    "rmdir empty",
    "rm -r sub",
    "rm -rf sub && mkdir sub && echo other >sub/new && echo same >sub/two.txt",
    "rm -rf sub && mkdir -p sub/deep && echo 9 >sub/deep/nine",
    "mv sub other",
    "mv sub/deep . && rmdir empty",
    "cp -r sub copy && rm copy/one.txt",
    "sed -i s/one/ONE/ a.txt sub/one.txt",
    "find . -name '*.txt' -delete",
    "find sub -type f -exec chmod 600 {} +",
    "tar xf archive.tar",
    "tar cf new.tar sub && rm -r sub && tar xf new.tar",
    "head -c 300000 /dev/urandom >random; cp random random2",
    "printf '\\0\\1\\2' >binary; printf x | dd of=a.txt bs=1 seek=1 conv=notrunc status=none",
    "truncate -s 1 a.txt",
    "ln a.txt hard && echo both >>a.txt",
    "touch 'with space' \"with'quote\" -- -dash ünï",
    "printf x >$'no-utf8-\\xff'",
    "git -C repo commit -q --allow-empty -m one && git -C repo log --oneline",
    "cd repo && echo x >f && git add f && git commit -qm two && git tag t && git checkout -qb branch",
    "git init -q fresh && cd fresh && git commit -q --allow-empty -m first",
    "git clone -q --no-hardlinks file://$PWD/repo cloned",
    "/usr/bin/python3 -c 'import os; os.rename(\"a.txt\", \"t\"); os.rename(\"sub/one.txt\", \"a.txt\"); os.rename(\"t\", \"sub/one.txt\")'",
    "chmod 000 a.txt; chmod 644 a.txt",
    "mkdir -p many && for i in $(seq 200); do echo $i >many/$i; done",
)  # fmt: skip


def furnish(place: Place) -> None:
    """A folder with everything that can be in one."""
    place.write("a.txt", "line one\nline two\n")
    place.write("sub/one.txt", "one\n")
    place.write("sub/two.txt", "same\n")
    place.write("sub/deep/three.bin", bytes(range(256)) * 300)
    place.write(".env", "SECRET\n")
    (place.work / "empty").mkdir()
    (place.work / "link").symlink_to("a.txt")
    (place.work / "sub/broken").symlink_to("nowhere")
    (place.work / "sub/two.txt").chmod(0o640)
    subprocess.run(["tar", "cf", "archive.tar", "sub"], cwd=place.work, check=True)
    environment = {**AUTHOR, "PATH": os.environ["PATH"], "HOME": str(place.home)}
    subprocess.run(["git", "init", "-q", str(place.work / "repo")], check=True, env=environment)
    subprocess.run(
        ["git", "-C", str(place.work / "repo"), "commit", "-q", "--allow-empty", "-m", "zero"],
        check=True, env=environment,
    )  # fmt: skip


Tree = dict[str, tuple[int, bytes | str | None]]


def tree(folder: Path, *, times: bool = True) -> Tree:
    """Everything in a folder: kind and permission bits, and content or a link's text."""
    found: Tree = {}
    for path in sorted(folder.rglob("*")):
        name = os.fsdecode(path.relative_to(folder))
        info = path.lstat()
        if stat.S_ISLNK(info.st_mode):
            found[name] = (stat.S_IFLNK, os.readlink(path))
        else:
            found[name] = (info.st_mode, path.read_bytes() if stat.S_ISREG(info.st_mode) else None)
    return found


def comparable(found: Tree) -> Tree:
    """Without what differs from one run to the next: git's index has times in it, random data is random."""
    return {
        name: (mode, None if name.endswith(("index", "random", "random2", "new.tar")) else content)
        for name, (mode, content) in found.items()
        if "/logs/" not in name and not name.endswith(("cloned/.git/config", "packed-refs"))
    }


async def layered(place: Place, line: str, *folders: Path, cwd: Path | None = None) -> Layer:
    job = Job(
        ("bash", "-c", line), cwd or place.work, changes=folders or (place.work,),
        environment={**AUTHOR, "GIT_CONFIG_GLOBAL": "/dev/null"},
    )  # fmt: skip
    outcome = await place.sandbox.run(job, place.paths)
    assert outcome.layer is not None
    assert outcome.code == 0, (outcome.err, outcome.out)
    return outcome.layer


@pytest.fixture(params=["overlay", "copy"])
async def either(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place where layers are overlays, and one where there are none, so that they are copies."""
    place = Place(tmp_path)
    ability = await place.sandbox.able()
    if request.param == "copy":
        from dataclasses import replace

        place.sandbox._ability = asyncio.create_task(instead(replace(ability, overlay="not here")))
    else:
        assert not ability.overlay
    furnish(place)
    return place


async def instead(ability: object) -> object:
    return ability


@pytest.mark.parametrize("line", COMMANDS)
async def test_committing_is_what_the_command_did_and_undo_takes_it_back(either: Place, line: str) -> None:
    place = either
    copy = place.home / "copy"
    shutil.copytree(place.work, copy, symlinks=True)
    before = tree(place.work)
    layer = await layered(place, line)
    assert tree(place.work) == before  # nothing has happened yet
    found = await changes(layer, place.paths)
    assert (found.refused, found.conflicts) == ([], [])
    await place.commit(found)
    await layer.drop()
    subprocess.run(
        ["bash", "-c", line], cwd=copy, check=True, stdout=subprocess.DEVNULL,
        env={**AUTHOR, "GIT_CONFIG_GLOBAL": "/dev/null", "HOME": str(place.home), "PATH": os.environ["PATH"]},
    )  # fmt: skip
    if "*.txt" not in line:
        assert comparable(tree(place.work)) == comparable(tree(copy))
    await place.undo()
    assert tree(place.work) == before


REFUSED = {
    "echo '#!/bin/sh' >repo/.git/hooks/post-commit": "hook",
    "rm -r repo/.git/hooks && ln -s /tmp repo/.git/hooks": "",
    "git -C repo config core.pager 'sh -c id'": "core.pager",
    "git -C repo config alias.x '!id'": "alias.x",
    "git -C repo config include.path ../evil": "include.path",
    "git -C repo config filter.x.clean id": "filter.x.clean",
    "git -C repo config remote.x.url 'ext::sh -c id'": "remote.x.url",
    "git init -q new && git -C new config core.hooksPath /tmp": "core.hookspath",
    "git init -q new && git -C new config core.fsmonitor id": "core.fsmonitor",
    "printf 'gitdir: /tmp/x' >sub/.git": "no folder",
    "mkdir -p sub/.git/hooks && echo x >sub/.git/hooks/pre-push": "hook",
    "ln -s config repo/.git/config.worktree": "other settings",
    "echo x >.env.local": "private",
    "echo x >id_rsa": "private",
    "touch $'new\\nline'": "no name may have",
    "/usr/bin/python3 -c 'import os; os.mkdir(\"x\", 0o700); os.chmod(\"x\", 0)'": "can't be opened",
    "echo x >closed; chmod 000 closed": "can't be read",
}


@pytest.mark.parametrize("line", [line for line, why in REFUSED.items() if why])
async def test_what_would_act_later_outside_is_refused(place: Place, line: str) -> None:
    furnish(place)
    layer = await layered(place, line)
    found = await changes(layer, place.paths)
    assert any(REFUSED[line] in why for why in found.refused), found
    await layer.drop()
    assert not layer.stage.exists()


@pytest.mark.parametrize(
    "line",
    [
        "git -C repo config user.email me@example.org",
        "git -C repo remote add origin https://example.org/x.git",
        "git -C repo branch -q --track b2 master 2>/dev/null || git -C repo branch -q b2",
    ],
)
async def test_settings_that_run_nothing_are_no_trouble(place: Place, line: str) -> None:
    furnish(place)
    layer = await layered(place, line)
    found = await changes(layer, place.paths)
    await layer.drop()
    assert found.refused == []
    assert found.operations


async def test_sockets_and_pipes_are_left_behind(place: Place) -> None:
    furnish(place)
    code = "import os, socket; os.mkfifo('pipe'); s = socket.socket(socket.AF_UNIX); s.bind('door'); open('x', 'w')"
    layer = await layered(place, f'/usr/bin/python3 -c "{code}"')
    found = await changes(layer, place.paths)
    await layer.drop()
    assert sorted(found.left) == [str(place.work / "door"), str(place.work / "pipe")]
    assert [operation.path.name for operation in found.operations] == ["x"]


async def test_what_somebody_else_changed_meanwhile_is_not_overwritten(place: Place) -> None:
    furnish(place)
    layer = await layered(place, "echo mine >>a.txt; rm -r sub; echo ok >b.txt")
    place.write("a.txt", "theirs")
    place.write("sub/new of theirs", "theirs")
    found = await changes(layer, place.paths)
    await layer.drop()
    assert len(found.conflicts) == 2
    assert "meanwhile" in found.conflicts[0]


async def test_a_change_between_reading_and_doing_is_refused_by_the_door(place: Place) -> None:
    furnish(place)
    layer = await layered(place, "echo mine >>a.txt; echo ok >b.txt")
    found = await changes(layer, place.paths)
    assert [type(operation) for operation in found.operations] == [Replace, Create]
    place.write("a.txt", "theirs")
    with pytest.raises(Exception, match=r"a\.txt"):
        await place.commit(found)
    await layer.drop()
    assert (place.work / "a.txt").read_text() == "theirs"
    assert not (place.work / "b.txt").exists()


async def test_something_right_in_the_home_folder(place: Place) -> None:
    """Its layer can't be in ryx's own folder, which is inside; and what is private stays covered."""
    place.secrets()
    layer = await layered(place, "echo x >notes.txt; cat .netrc work/.env 2>/dev/null; echo", place.home, cwd=place.home)
    assert not layer.stage.is_relative_to(place.home)
    found = await changes(layer, place.paths)
    assert found.lines == [f"+ {place.home / 'notes.txt'}"]
    assert found.refused == []
    await layer.drop()
    assert not (place.home / "notes.txt").exists()


async def test_two_folders_at_once(place: Place) -> None:
    other = place.home / "other"
    other.mkdir()
    place.write("a", "1")
    layer = await layered(place, f"mv a {other}/b", place.work, other)
    found = await changes(layer, place.paths)
    await layer.drop()
    kinds: list[tuple[type[Operation], Path]] = [(type(operation), operation.path) for operation in found.operations]
    assert sorted(kinds, key=str) == sorted([(Remove, place.work / "a"), (Create, other / "b")], key=str)


async def test_a_folder_too_large_for_a_copy_is_refused(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    from dataclasses import replace

    from ryxd.sandbox.failure import Unable

    ability = await place.sandbox.able()
    place.sandbox._ability = asyncio.create_task(instead(replace(ability, overlay="not here")))  # type: ignore[arg-type]
    monkeypatch.setattr("ryxd.sandbox.layer.COPIED", 1000)
    place.write("large", bytes(2000))
    with pytest.raises(Unable, match="too large"):
        await layered(place, "true")
    assert not list((place.own / "layers").iterdir())


def test_types() -> None:
    assert Changes().lines == []
    assert Sandbox
