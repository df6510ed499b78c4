"""Jobs from start to end: what they print, and that nothing is left of them, in whatever way they end."""

import asyncio
import contextlib
import os
import time
from pathlib import Path

import pytest

from ryxd.core.tool import ToolError
from ryxd.sandbox.ability import look
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import MIB, Job, Limits, Outcome, Placed
from ryxd.sandbox.layer import Stages
from ryxd.sandbox.runner import Sandbox, pause
from tests.fakes.sandboxed import Place, needs_sandbox

pytestmark = needs_sandbox


def alive(mark: str) -> list[int]:
    """Processes of the whole machine that have a word in their command line."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit() and int(entry.name) != os.getpid():
            with contextlib.suppress(OSError):
                if mark.encode() in (entry / "cmdline").read_bytes():
                    found.append(int(entry.name))
    return found


async def run(place: Place, line: str, **how: object) -> Outcome:
    return await place.sandbox.run(Job(("bash", "-c", line), place.work, **how), place.paths)  # type: ignore[arg-type]


async def until_running(mark: str) -> None:
    async with asyncio.timeout(10):
        while not alive(mark):
            await asyncio.sleep(0.02)


async def test_what_it_prints_and_how_it_ends(place: Place) -> None:
    place.write("a.txt", "one\ntwo\n")
    outcome = await run(place, "cat a.txt; echo oh >&2; exit 3")
    assert (outcome.code, outcome.out, outcome.err, outcome.end) == (3, b"one\ntwo\n", b"oh\n", "exited")
    assert not list((place.own / "layers").iterdir())


async def test_it_is_heard_while_it_runs(place: Place) -> None:
    heard: list[tuple[str, bytes]] = []
    answer = asyncio.Event()

    def hear(stream: str, piece: bytes) -> None:
        heard.append((stream, piece))
        answer.set()

    job = Job(("bash", "-c", "echo first; sleep 30"), place.work, limits=Limits(seconds=60))
    running = asyncio.create_task(place.sandbox.run(job, place.paths, hear))
    await asyncio.wait_for(answer.wait(), 20)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert heard == [("out", b"first\n")]


async def test_time_is_up(place: Place) -> None:
    mark = f"86400.{os.getpid()}1"
    outcome = await run(place, f"echo begun; sleep {mark} & (setsid sleep {mark} &) ; sleep {mark}", limits=Limits(seconds=2))
    assert outcome.end == "time"
    assert outcome.out == b"begun\n"
    assert alive(mark) == []
    assert not list((place.own / "layers").iterdir())


async def test_a_cancelled_job_leaves_no_process_and_no_layer(place: Place) -> None:
    mark = f"86400.{os.getpid()}2"
    line = f"trap '' TERM INT HUP; (setsid sleep {mark} &) ; sleep {mark} & echo x >new; while :; do sleep {mark}; done"
    running = asyncio.create_task(run(place, line, changes=(place.work,), limits=Limits(seconds=60)))
    await until_running(mark)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert alive(mark) == []
    assert not (place.work / "new").exists()
    assert not list((place.own / "layers").iterdir())


async def test_what_it_leaves_in_the_background_ends_with_it(place: Place) -> None:
    mark = f"86400.{os.getpid()}3"
    outcome = await run(place, f"sleep {mark} >/dev/null 2>&1 & disown; setsid sleep {mark} >/dev/null 2>&1 & echo done")
    assert outcome.out == b"done\n"
    assert alive(mark) == []


async def test_its_end_is_the_end_of_what_takes_long_to_end(place: Place) -> None:
    mark = f"86400.{os.getpid()}5"
    # what has much memory is gone some milliseconds after bubblewrap is; each tells by a pipe that it has it
    each = f"x = bytearray(500 << 20); open(3, 'w').write('x'); import time; time.sleep({mark})"
    line = (
        "mkfifo there; exec 3<>there; "
        f'for i in 1 2 3; do /usr/bin/python3 -I -S -c "{each}" >/dev/null 2>&1 & done; head -c 3 <&3 >/dev/null; echo done'
    )
    outcome = await run(place, line, owns=(place.work,), limits=Limits(seconds=30))
    left = alive(mark)
    assert (outcome.out, left) == (b"done\n", [])


async def test_a_fork_bomb_stays_small(place: Place) -> None:
    mark = f"86400.{os.getpid()}4"
    line = f"f() {{ sleep {mark} & f & f & wait; }}; f 2>/dev/null; sleep 5"
    most = 0
    running = asyncio.create_task(run(place, line, limits=Limits(seconds=4, processes=40)))
    while not running.done():
        most = max(most, len(alive(mark)))
        await asyncio.sleep(0.05)
    await running
    assert 0 < most <= 45
    assert alive(mark) == []


async def test_a_memory_hog_is_stopped(place: Place) -> None:
    line = "/usr/bin/python3 -I -S -c 'x = bytearray(900 << 20); print(len(x))'"
    outcome = await run(place, line, limits=Limits(memory=256 * MIB))
    assert outcome.code != 0
    assert b"943718400" not in outcome.out


async def test_a_file_has_a_largest_size(place: Place) -> None:
    line = "head -c 3000000 /dev/zero >big; ls -l big | tr -s ' ' | cut -d' ' -f5"
    outcome = await run(place, line, owns=(place.work,), limits=Limits(file=MIB))
    assert outcome.out == b"1048576\n"


async def test_scratch_space_is_its_own_bounded_and_gone(place: Place) -> None:
    line = "head -c 9000000 /dev/zero >/tmp/x; stat -c %s /tmp/x"
    outcome = await run(place, line, limits=Limits(scratch=4 * MIB))
    assert outcome.out == b"4194304\n"
    assert b"No space left" in outcome.err
    assert (await run(place, "cat /tmp/x")).out == b""


@pytest.mark.parametrize(("room", "seconds"), [(0, 0.5), (MIB, 0.5), (20480 * MIB, 5.0), (1 << 50, 10.0)])
def test_a_disk_is_looked_at_when_it_could_be_full(room: int, seconds: float) -> None:
    assert pause(room) == seconds


async def test_a_disk_that_fills_up_ends_it(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    free = os.statvfs(place.home)
    monkeypatch.setattr("ryxd.sandbox.runner.ROOM", free.f_bavail * free.f_frsize - 50 * MIB)
    line = "for i in $(seq 100); do head -c 5000000 /dev/zero >$i; done; sleep 30"
    outcome = await run(place, line, changes=(place.work,))
    assert outcome.end == "disk"
    assert outcome.layer is not None
    await outcome.layer.drop()


async def test_what_is_given_to_read_may_be_named_by_a_link(place: Place) -> None:
    place.secrets()
    link = place.home / "link"
    link.symlink_to("Documents/diary.txt")
    (place.home / "papers").symlink_to("Documents")
    by_folder = place.home / "papers/diary.txt"
    assert (await run(place, f"cat {link} {by_folder}", reads=(link, by_folder))).out == b"SECRET\nSECRET\n"


async def test_cancelled_at_any_moment_it_leaves_nothing(place: Place) -> None:
    mark = f"86400.{os.getpid()}6"
    for turn in range(30):
        running = asyncio.create_task(run(place, f"sleep {mark}", changes=(place.work,)))
        await asyncio.sleep(turn * 0.006)
        running.cancel()
        await asyncio.sleep(0)
        running.cancel()
        with pytest.raises(asyncio.CancelledError):
            await running
        assert not list((place.own / "layers").iterdir()) if (place.own / "layers").exists() else True
    assert alive(mark) == []


async def test_long_output_keeps_its_beginning_and_its_end(place: Place) -> None:
    outcome = await run(place, "echo begin; yes | head -c 50000000; echo end", limits=Limits(output=10_000))
    assert outcome.out.startswith(b"begin\ny\n")
    assert outcome.out.endswith(b"y\nend\n")
    assert b"bytes left out" in outcome.out
    assert len(outcome.out) < 10_100
    assert outcome.cut


async def test_output_may_be_anything(place: Place) -> None:
    everything = bytes(range(256))
    place.write("all", everything)
    assert (await run(place, "cat all")).out == everything


async def test_stdin_is_closed_or_what_was_given(place: Place) -> None:
    assert (await run(place, "read line; echo got $? $line")).out == b"got 1\n"
    assert (await run(place, "cat", stdin=b"in\0put" * 20_000)).out == b"in\0put" * 20_000
    assert (await run(place, "true", stdin=b"x" * 5_000_000)).code == 0


async def test_words_arrive_as_they_are(place: Place) -> None:
    """Neither sh nor systemd reads anything into them."""
    strange = ["$HOME", "${PATH}", "%h %%", "$$", "a'b\"c", "new\nline", "\\x41", "", " ", "ä€", "*", "; id", "`id`"]
    job = Job(("printf", r"%s\0", *strange), place.work)
    outcome = await place.sandbox.run(job, place.paths)
    assert outcome.out.decode() == "".join(f"{word}\0" for word in strange)


async def test_a_folder_may_have_any_name(tmp_path: Path) -> None:
    place = Place(tmp_path / "a b$HOME,c:d%h\\'\"ü")
    place.write("x", "1")
    outcome = await run(place, "cat x && echo 2 >y && pwd", changes=(place.work,))
    assert outcome.out.decode() == f"1{place.work}\n"
    assert outcome.layer is not None
    assert (outcome.layer.parts[0].changed / "y").read_text() == "2\n"
    await outcome.layer.drop()


async def test_signals_are_told(place: Place) -> None:
    outcome = await run(place, "kill -SEGV $$")
    assert (outcome.code, outcome.end) == (139, "signal")


async def test_what_is_private_is_no_place_to_work_in(place: Place) -> None:
    place.secrets()
    with pytest.raises(ToolError, match="private"):
        await run(place, "ls", reads=(place.home / ".ssh",))
    with pytest.raises(ToolError, match="private"):
        await run(place, "ls", changes=(place.home / ".ssh",))
    job = Job(("ls", "-A"), place.home / ".ssh")
    assert b"id_ed25519" not in (await place.sandbox.run(job, place.paths)).out


async def test_the_home_folder_is_seen_without_what_is_private(place: Place) -> None:
    place.secrets()
    job = Job(("bash", "-c", "cat Documents/diary.txt; cat .ssh/* .netrc work/.env; touch x"), place.home)
    outcome = await place.sandbox.run(job, place.paths)
    assert outcome.out == b"SECRET\n"
    assert outcome.err.count(b"Permission denied") >= 2
    assert b"Read-only" in outcome.err


async def test_what_it_was_given_to_read_and_no_more(place: Place) -> None:
    place.secrets()
    diary = place.home / "Documents/diary.txt"
    (place.home / "Documents/other").write_text("other")
    outcome = await run(place, f"cat {diary}; ls -A {place.home} {diary.parent}; echo x >>{diary}", reads=(diary,))
    assert outcome.out.startswith(b"SECRET\n")
    assert b"other" not in outcome.out
    assert b"Read-only" in outcome.err


async def test_a_folder_too_large_to_be_looked_through_is_covered(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ryxd.sandbox.sight.MOST", 200)
    for number in range(300):
        place.write(f"large/{number}", "x")
    place.write("large/below/.env", "SECRET")
    place.write("small/x", "seen")
    outcome = await run(place, "cat small/x; ls large")
    assert outcome.out == b"seen"
    assert b"Permission denied" in outcome.err
    assert outcome.unknown == (str(place.work / "large"),)


async def test_the_network_only_where_it_was_granted(place: Place) -> None:
    server = await asyncio.start_server(lambda _, writer: (writer.write(b"hi"), writer.close()), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    line = f"cat </dev/tcp/127.0.0.1/{port}"
    async with server:
        assert (await run(place, line, network=True)).out == b"hi"
        assert (await run(place, line)).out == b""


async def test_with_the_network_there_are_no_unix_sockets(place: Place) -> None:
    """The host's abstract ones would be in reach: a display's, a bus's."""
    code = "import socket; socket.socketpair(); socket.socket(); socket.socket(socket.AF_UNIX)"
    outcome = await run(place, f"/usr/bin/python3 -I -S -c '{code}'", network=True)
    assert b"Address family not supported" in outcome.err
    assert outcome.err.count(b"File") == 2


async def test_a_killed_daemon_leaves_nothing_that_the_next_start_would_not_sweep(place: Place) -> None:
    mark = f"86400.{os.getpid()}5"
    code = (
        "import asyncio, os, sys; from pathlib import Path; from tests.fakes.sandboxed import Place;"
        "from ryxd.sandbox.job import Job, Limits;"
        "place = Place.__new__(Place); place.home = Path(sys.argv[1]); place.work = place.home / 'work';"
        "from ryxd.core.paths import Roots; from ryxd.sandbox.runner import Sandbox, pause;"
        "box = Sandbox(place.home / '.local/state/ryx/layers');"
        "job = Job(('sleep', os.environ['MARK']), place.work, changes=(place.work,), limits=Limits(seconds=60));"
        "asyncio.run(box.run(job, Roots(place.home, place.work)))"
    )
    daemon = await asyncio.create_subprocess_exec(
        os.sys.executable, "-c", code, str(place.home), env=os.environ | {"PYTHONPATH": os.getcwd(), "MARK": mark}
    )
    await until_running(mark)
    daemon.kill()
    await daemon.wait()
    layers = place.own / "layers"
    assert len(list(layers.iterdir())) == 1
    # the spare folder is shared with all daemons of this user, so killed ones of other tests may be swept too
    assert await place.sandbox.sweep() >= 1
    assert not list(layers.iterdir())
    async with asyncio.timeout(10):
        while alive(mark):
            await asyncio.sleep(0.02)


async def test_the_sweep_leaves_what_is_in_use(place: Place) -> None:
    outcome = await run(place, "echo x >new", changes=(place.work,))
    assert outcome.layer is not None
    assert Stages(place.own / "layers").sweep() == 0
    kept = outcome.layer.keep()
    assert Stages(place.own / "layers").sweep() == 0
    assert (kept / "0/upper/new").exists()
    os.utime(kept / "kept", (0, time.time() - 100_000))
    assert Stages(place.own / "layers").sweep() == 1


async def test_root_has_no_sandbox(place: Place) -> None:
    """In a user namespace of its own a process has uid 0, for all it can tell."""
    code = (
        "import asyncio, os; from ryxd.sandbox.ability import look;"
        "missing = asyncio.run(look(os.environ)).missing; print(missing[0].part, missing[0])"
    )
    root = await asyncio.create_subprocess_exec(
        "unshare", "-r", os.sys.executable, "-c", code, stdout=asyncio.subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": os.getcwd()},
    )  # fmt: skip
    out, _ = await root.communicate()
    assert out.startswith(b"uid ryx runs as root")


async def test_a_machine_without_bubblewrap_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ryxd.sandbox.ability.PATH", str(tmp_path))
    ability = await look({})
    assert ability.missing[0].part == "bubblewrap"
    with pytest.raises(Unable, match="install bubblewrap"):
        ability.check()
    box = Sandbox(tmp_path / "layers")
    with pytest.raises(Unable, match="bwrap is not installed"):
        await box.run(Job(("true",), tmp_path), Place(tmp_path).paths)


async def test_a_sandbox_that_cannot_be_made_is_an_error_not_an_exit_code(place: Place) -> None:
    job = Job(("bash", "-c", "exit 1"), place.work)
    assert (await place.sandbox.run(job, place.paths)).code == 1
    outcome = await place.sandbox.run(Job(("/nothing/there",), place.work), place.paths)
    assert outcome.code == 127
    with pytest.raises(Unable):
        await place.sandbox.run(Job(("true",), place.work, owns=(place.home / "gone",)), place.paths)


async def test_what_is_ours_is_seen_at_its_own_place(place: Place, tmp_path: Path) -> None:
    ours, results = tmp_path / "ours", tmp_path / "results"
    ours.mkdir()
    results.mkdir()
    (ours / "id_rsa").write_text("part")  # nothing of the user's: no rule for names holds
    placed = (Placed(ours, Path("/parts")), Placed(results, Path("/results"), writable=True))
    line = "pwd; cat /parts/id_rsa; echo x >/parts/new; echo made >made.txt; ls -d " + str(ours)
    job = Job(("bash", "-c", line), Path("/results"), placed=placed)
    outcome = await place.sandbox.run(job, place.paths)
    assert outcome.out == b"/results\npart"
    assert b"Read-only" in outcome.err
    assert b"No such file" in outcome.err
    assert [path.name for path in ours.iterdir()] == ["id_rsa"]
    assert (results / "made.txt").read_text() == "made\n"


async def test_its_devices_take_no_files(place: Place) -> None:
    line = "echo x >/dev/null; echo y >/dev/shm/y && cat /dev/shm/y; head -c2 /dev/zero | wc -c; echo z >/dev/z"
    outcome = await run(place, line)
    assert outcome.out == b"y\n2\n"
    assert b"Read-only" in outcome.err
