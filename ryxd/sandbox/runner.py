"""Jobs, from their start to the end of the last process they started (decision 0022)."""

import asyncio
import os
import shlex
import signal
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from ryxd.core.processes import begun
from ryxd.core.tool import Paths
from ryxd.sandbox.ability import PATH, Ability, look, manager
from ryxd.sandbox.ending import surely
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.job import MIB, End, Hear, Job, Outcome
from ryxd.sandbox.layer import Layer, Stages, prepare
from ryxd.sandbox.leftover import inner_ended, kill_inner, read_status
from ryxd.sandbox.output import Kept, keep
from ryxd.sandbox.profile import bwrap
from ryxd.sandbox.scene import Scene, look_around
from ryxd.sandbox.sight import outermost

GONE = 5.0
"""Seconds within which everything that was killed has to be gone."""
MADE = 400
"""Looks, 5 ms apart, at whether the sandbox is made, when it is to be ended before that."""
ROOM = 512 * MIB
"""Bytes that a job leaves free on the disk."""
FASTEST = 4096 * MIB
"""Bytes a second that nothing writes faster than."""
LOOKS = (0.5, 10.0)
"""Seconds between two looks at the disk, at least and at most: a file that is only reserved is written at once."""

OVERLAY = "mount -t overlay -o userxattr,lowerdir={0}/lower,upperdir={0}/upper,workdir={0}/work overlay {0}/merged"


class Sandbox:
    """Runs jobs. One for a daemon: it knows what the machine can do, and where layers are."""

    def __init__(self, layers: Path, environment: Callable[[], Mapping[str, str]] = lambda: os.environ) -> None:
        """Take the folder for layers, and where the environment is from (to find the user manager)."""
        self.stages = Stages(layers)
        self._environment = environment
        self._ability: asyncio.Task[Ability] | None = None
        self._number = 0

    async def able(self) -> Ability:
        """What this machine can do; tried out once."""
        if self._ability is None or (self._ability.done() and self._ability.cancelled()):
            self._ability = asyncio.create_task(look(self._environment()))
        return await asyncio.shield(self._ability)

    async def sweep(self) -> int:
        """Remove layers that a killed daemon left; how many."""
        return await asyncio.to_thread(self.stages.sweep)

    async def run(self, job: Job, paths: Paths, hear: Hear | None = None) -> Outcome:
        """Run a job to its end, or to the end of its time; nothing of it is left then, in whatever way it ended.

        The caller commits or drops the layer of the Outcome. Raises Unable where it can't be run, ToolError for a
        folder outside the path boundary.
        """
        ability = await self.able()
        ability.check()
        unit = self._named() if ability.units else ""
        layer = await self._staged(job, paths, overlay=not ability.overlay, alone=not unit)
        try:
            outcome = await self._run(job, layer, unit, hear)
        except BaseException:
            await surely(layer.drop())
            raise
        if not layer.parts:
            await surely(layer.drop())
        return replace(outcome, layer=layer if layer.parts else None, unknown=layer.unknown)

    async def _staged(self, job: Job, paths: Paths, *, overlay: bool, alone: bool) -> Layer:
        """Everything that is needed for the start; on a thread, whose end is waited for in any case."""
        made: list[Layer] = []

        def work() -> None:
            changes = outermost(paths.readable(folder) for folder in job.changes)
            stage, lock = self.stages.make(changes)
            made.append(Layer(stage, (), 0, lock))
            parts = prepare(stage, changes, paths, overlay=overlay)
            mounts = [OVERLAY.format(number) for number in range(len(parts))] if overlay else []
            scene = look_around(job, paths, stage, parts)
            started = _write(stage, scene, mounts, alone=alone)
            made.append(Layer(stage, parts, started, lock, scene.unknown))

        try:
            await surely(asyncio.to_thread(work))
        except BaseException:
            if made:
                await surely(made[0].drop())
            raise
        return made[-1]

    def _named(self) -> str:
        self._number += 1
        return f"ryx-job-{os.getpid()}-{self._number}.service"

    async def _run(self, job: Job, layer: Layer, unit: str, hear: Hear | None) -> Outcome:
        # it ends with us from its first moment, even if we are killed before bubblewrap asks for that itself
        argv = ["sh", "start"] if unit else ["setpriv", "--pdeathsig", "KILL", "sh", "start"]
        if any(not part.whole for part in layer.parts):
            argv = ["unshare", "-rm", "--propagation", "private", *argv]
        environment = {"PATH": PATH, "LANG": "C.UTF-8"}
        if unit:
            argv = [*_unit(job, layer.stage, unit), "env", "-i", f"PATH={PATH}", *argv]
            environment |= manager(self._environment())
        # cancelled meanwhile, asyncio would kill what it started, and only that: the inner process would stay
        starting = asyncio.create_task(
            asyncio.create_subprocess_exec(
                *argv,
                stdin=asyncio.subprocess.PIPE if job.stdin else asyncio.subprocess.DEVNULL,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
                cwd=layer.stage,
                env=environment,
                start_new_session=True,
            )
        )
        cancelled: asyncio.CancelledError | None = None
        try:
            await surely(starting)
        except OSError as error:
            raise Unable("sandbox", f"{argv[0]} can't be started: {error.strerror}") from error
        except asyncio.CancelledError as error:
            if starting.exception() is not None:
                raise  # there is nothing to end
            cancelled = error
        process = starting.result()
        most = job.limits.output
        keeping = asyncio.gather(
            keep(process.stdout, "out", most, hear),
            keep(process.stderr, "err", most, hear),
            _feed(process, job.stdin),
        )
        why: End = "exited"
        guard = asyncio.create_task(_filling(layer.stage)) if layer.parts or _writes(job) else None
        ending = asyncio.create_task(process.wait())
        try:
            if cancelled is not None:
                raise cancelled
            async with asyncio.timeout(job.limits.seconds):
                await asyncio.wait({ending, guard} if guard else {ending}, return_when=asyncio.FIRST_COMPLETED)
            if not ending.done():
                why = "disk"
        except TimeoutError:
            why = "time"
        finally:
            for task in (guard, ending):
                if task is not None:
                    task.cancel()
            try:
                await surely(self._end(process, layer.stage, unit, keeping))
            finally:
                # wait() above also waits for the pipes, which a program that got away could hold
                process._transport.close()  # type: ignore[attr-defined]  # noqa: SLF001
        out, err, _ = keeping.result()
        return _outcome(layer.stage, process.returncode, out, err, why=why, unit=unit)

    async def _end(
        self,
        process: asyncio.subprocess.Process,
        stage: Path,
        unit: str,
        keeping: "asyncio.Future[tuple[Kept, Kept, None]]",
    ) -> None:
        """See to it that nothing is left of it. Raises Unable when that can't be had."""
        try:
            async with asyncio.timeout(GONE):
                if process.returncode is None:
                    if not unit:
                        # first the inner one: killed the other way round while it is being made, it would stay
                        await _inside(process, stage)
                        kill_inner(stage)
                    # of a unit this is only the client: first, so that it asks for no start after our stop
                    with suppress(ProcessLookupError):
                        os.killpg(process.pid, signal.SIGKILL)
                    if unit:
                        await self._systemctl("kill", "--signal=KILL", unit)
                        await self._systemctl("stop", unit)
                await process.wait()
                await inner_ended(stage)
                await asyncio.shield(keeping)  # the pipes end with their last holder
        except TimeoutError as error:
            keeping.cancel()
            self._ability = None  # look again before the next one
            what = f"systemd's user manager did not end {unit}" if unit else "the sandbox did not end"
            raise Unable("systemd" if unit else "sandbox", what, "systemctl --user status") from error

    async def _systemctl(self, *argv: str) -> None:
        """All processes of a unit at once: its client's end is not theirs. It may have ended by itself."""
        none = asyncio.subprocess.DEVNULL
        environment = {"PATH": PATH, **manager(self._environment())}
        program = await begun(
            "systemctl", "--user", *argv, stdin=none, stdout=none, stderr=none, env=environment
        )
        await program.wait()


async def _inside(process: asyncio.subprocess.Process, stage: Path) -> None:
    """Return when bubblewrap has written down who is inside, or has ended; it takes some milliseconds to that.

    A file that grows wakes nobody without a watch of its own, and this is waited for at most once a job.
    """
    for _ in range(MADE):
        if process.returncode is not None or "child-pid" in read_status(stage):
            return
        await asyncio.sleep(0.005)


async def _filling(folder: Path) -> None:
    """Ends when there is little room left on the disk of a folder, while a job runs.

    It looks when the disk could be full by then, so for most jobs never again: the kernel tells nobody when one
    fills up. Quotas are root's, a file system of a fixed size is too, and inotify would wake us at each write.
    """
    free = _free(folder)
    while free >= ROOM:
        await asyncio.sleep(pause(free - ROOM))
        free = _free(folder)


def _free(folder: Path) -> int:
    found = os.statvfs(folder)
    return found.f_bavail * found.f_frsize


def pause(room: int) -> float:
    """Seconds until that many bytes can be written, within LOOKS."""
    least, most = LOOKS
    return min(max(room / FASTEST, least), most)


def _writes(job: Job) -> bool:
    """Whether it writes to folders of ours."""
    return bool(job.owns) or any(placed.writable for placed in job.placed)


def _write(stage: Path, scene: Scene, mounts: list[str], *, alone: bool) -> int:
    """The files that start it, and when they were written.

    A script, not arguments: systemd would read some of their characters. The time is a file's, not a clock's:
    clocks are ahead of the times of files by some milliseconds, and a change could be taken for an earlier one.
    """
    from ryxd.sandbox.filter import program as filtered  # here: a start runs no command

    (stage / "filter").write_bytes(filtered(network=scene.job.network))
    scene.empty.touch(mode=0o000)
    # a parent that was gone before the signal was asked for sends none
    lines = [f'[ "$PPID" = {os.getpid()} ] || exit 1'] if alone else []
    lines += ["exec 8>status 9<filter || exit 1", *(f"{mount} || exit 1" for mount in mounts)]
    # bwrap is process 1 inside, and its own environment can be read there
    lines.append("exec " + shlex.join(["env", "-i", f"PATH={PATH}", *bwrap(scene)]))
    (stage / "start").write_text("\n".join(lines) + "\n", encoding="utf-8", errors="surrogateescape")
    return (stage / "start").stat().st_ctime_ns


def _unit(job: Job, stage: Path, unit: str) -> list[str]:
    properties = {
        "WorkingDirectory": stage,
        "MemoryMax": job.limits.memory,
        "MemorySwapMax": 0,
        "TasksMax": job.limits.processes + 16,  # bubblewrap's own, and what is on the way to it
        "RuntimeMaxSec": int(job.limits.seconds) + 30,  # if the daemon is killed, and nobody ends it
        "OOMPolicy": "kill",
        "TimeoutStopSec": 2,
    }
    argv = ["systemd-run", "--user", "--pipe", "--wait", "--collect", "--quiet", f"--unit={unit}"]
    for name, value in properties.items():
        argv += ["--property", f"{name}={value}"]
    return [*argv, "--"]


async def _feed(process: asyncio.subprocess.Process, data: bytes) -> None:
    if process.stdin is None:
        return
    with suppress(ConnectionError):  # it need not read its input
        process.stdin.write(data)
        await process.stdin.drain()
    process.stdin.close()


def _outcome(stage: Path, returned: int | None, out: Kept, err: Kept, *, why: End, unit: str) -> Outcome:
    """What came of it, by what bubblewrap wrote down: an exit code alone could be its own, or systemd's."""
    cut = out.cut or err.cut
    killed = 128 + signal.SIGKILL
    if why != "exited":
        return Outcome(killed, out.bytes(), err.bytes(), why, cut)
    status = read_status(stage)
    if "exit-code" in status:
        code = int(status["exit-code"])
        end: End = "signal" if 128 < code <= 128 + signal.NSIG else "exited"
        return Outcome(code, out.bytes(), err.bytes(), end, cut)
    said = err.bytes().decode(errors="replace").strip()
    if "child-pid" in status and not said.startswith("bwrap:"):
        # something outside has killed all of it: in a unit, that is its memory's limit
        return Outcome(killed, out.bytes(), err.bytes(), "memory" if unit else "signal", cut)
    raise Unable("sandbox", f"the sandbox could not be made (exit {returned}): {said or 'nothing was said'}")
