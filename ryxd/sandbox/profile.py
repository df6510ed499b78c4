"""The bubblewrap command line of a job: what is put into its world, piece by piece (decision 0022).

An allow-list: nothing of the host is there unless this file puts it there.
"""

import os
from collections.abc import Iterator, Mapping
from pathlib import Path

from ryxd.core.tool import Paths
from ryxd.sandbox.ability import PATH
from ryxd.sandbox.job import MIB, Job, Limits
from ryxd.sandbox.scene import SYSTEM, Scene, inside
from ryxd.sandbox.sight import Covered

LIBRARIES = ("bin", "sbin", "lib", "lib32", "lib64", "libx32")
"""Links into /usr on a merged system, folders of their own elsewhere."""

ETC = (
    "ld.so.cache", "ld.so.conf", "ld.so.conf.d", "ld.so.preload", "alternatives", "passwd", "group",
    "nsswitch.conf", "localtime", "locale.conf", "ssl/certs", "ssl/openssl.cnf", "ssl/cert.pem",
    "ca-certificates", "pki/ca-trust", "terminfo", "mime.types", "magic", "protocols", "services", "host.conf",
    "fonts", "gitconfig", "os-release", "bash.bashrc", "profile", "inputrc",
)  # fmt: skip
"""What programs need of /etc; none of it is a secret, or says which machine this is."""

NETWORK = ("resolv.conf", "hosts", "gai.conf")
"""And what names of hosts need."""

OWN_SETTINGS = (".gitconfig", ".config/git/config", ".config/git/ignore", ".config/git/attributes")
"""Of the user's home: without them no commit has an author."""

GUARDED = (".git/hooks", ".git/config")
"""Read-only in a folder of ours that is written to directly: what git would run, or be led by, later."""


def environment(job: Job, paths: Paths) -> dict[str, str]:
    """The whole environment of a job."""
    return {
        "PATH": PATH,
        "HOME": str(paths.home),
        "LANG": "C.UTF-8",
        "USER": "user",
        "LOGNAME": "user",
        "TMPDIR": "/tmp",  # noqa: S108 - its own
        "XDG_CACHE_HOME": "/tmp/.cache",  # noqa: S108
        "TERM": "dumb",
        "PAGER": "cat",
        "GIT_PAGER": "cat",
        "GIT_TERMINAL_PROMPT": "0",
        **job.environment,
    }


def bwrap(scene: Scene) -> list[str]:
    """The command line; it expects the seccomp program on file descriptor 9 and writes its status to 8."""
    job = scene.job
    return [
        "bwrap",
        *_walls(job),
        *_variables(environment(job, scene.paths)),
        *_system(job),
        *_mounts(scene),
        *_start(scene),
        "--seccomp", "9", "--json-status-fd", "8",
        "--", *_limits(job.limits), *job.argv,
    ]  # fmt: skip


def _walls(job: Job) -> list[str]:
    walls = ["--unshare-all", "--unshare-user", "--disable-userns", "--die-with-parent", "--new-session"]
    walls += ["--uid", str(os.getuid()), "--gid", str(os.getgid()), "--cap-drop", "ALL", "--clearenv"]
    return [*walls, "--share-net"] if job.network else [*walls, "--hostname", "sandbox"]


def _variables(variables: Mapping[str, str]) -> Iterator[str]:
    for name, value in variables.items():
        yield from ("--setenv", name, value)


def _system(job: Job) -> list[str]:
    """Programs, libraries, what they need of /etc, and file systems of its own."""
    argv = ["--ro-bind", "/usr", "/usr"]
    for name in LIBRARIES:
        path = f"/{name}"
        if os.path.islink(path):
            argv += ["--symlink", os.readlink(path), path]
        elif os.path.isdir(path):
            argv += ["--ro-bind", path, path]
    for name in (*ETC, *NETWORK) if job.network else ETC:
        # tried: a link in /etc may lead to what is not there
        argv += ["--ro-bind-try", f"/etc/{name}", f"/etc/{name}"]
    argv += ["--ro-bind-try", "/opt", "/opt", "--proc", "/proc", "--dev", "/dev"]
    for size, path in ((job.limits.scratch, "/tmp"), (4 * MIB, "/run"), (64 * MIB, "/dev/shm")):  # noqa: S108
        argv += ["--size", str(size), "--tmpfs", path]
    return argv


def _mounts(scene: Scene) -> Iterator[str]:
    """The user's files: the home folder is empty but for what belongs to the job."""
    home = scene.paths.home
    yield from ("--size", str(MIB), "--tmpfs", str(home))
    for name in OWN_SETTINGS:
        yield from ("--ro-bind-try", f"{home}/{name}", f"{home}/{name}")
    # what is further out comes first, or it would hide what is further in
    mounts = [(path, "--ro-bind", str(path), covered) for path, covered in scene.shown]
    mounts += [(path, "--bind", merged, covered) for path, merged, covered in scene.layers]
    mounts += [(path, "--bind", str(path), covered) for path, covered in scene.owned]
    for where, how, source, covered in sorted(mounts, key=lambda mount: len(mount[0].parts)):
        yield from (how, source, str(where))
        yield from _covers(covered, scene.empty)
    for link, leads in scene.aliases:
        yield from ("--symlink", str(leads), str(link))
    for ours in scene.job.placed:
        yield from ("--bind" if ours.writable else "--ro-bind", str(ours.source), str(ours.at))
    for own in scene.job.owns:
        yield from _guards(own)


def _covers(covered: Covered, empty: Path) -> Iterator[str]:
    for folder in covered.folders:
        yield from ("--perms", "0000", "--size", "4096", "--tmpfs", folder, "--remount-ro", folder)
    for file in covered.files:
        yield from ("--ro-bind", str(empty), file)


def _guards(folder: Path) -> Iterator[str]:
    git = folder / ".git"
    if git.is_dir() and not git.is_symlink():
        # a mount point can't be renamed: else .git is moved away, and another one put in its place
        yield from ("--bind", str(git), str(git))
        for name in GUARDED:
            path = folder / name
            if path.exists() and not path.is_symlink():
                yield from ("--ro-bind", str(path), str(path))


def _start(scene: Scene) -> list[str]:
    home, work = scene.paths.home, scene.job.work
    sealed = [] if home in scene.visible else ["--remount-ro", str(home)]
    seen = work in {home, Path("/tmp")} or inside(work, (*scene.visible, *scene.places, *SYSTEM))  # noqa: S108
    # bwrap's /dev has no limit of its own: files in it would fill the memory
    return [*sealed, "--remount-ro", "/dev", "--remount-ro", "/", "--chdir", str(work) if seen else "/"]


def _limits(limits: Limits) -> list[str]:
    """Inside: there the number of processes counts those of the sandbox only."""
    seconds = int(limits.seconds) + 1
    return [
        "prlimit", f"--nproc={limits.processes}", f"--as={limits.memory}", f"--fsize={limits.file}",
        "--nofile=1024", "--core=0", f"--cpu={seconds}:{seconds + 1}", "--",
    ]  # fmt: skip
