"""matplotlib's list of fonts: made once, in the sandbox, for it takes seconds; anew when fonts change."""

import asyncio
import hashlib
import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path

from ryxd.core.tool import Paths
from ryxd.sandbox.job import Job, Limits, Placed
from ryxd.sandbox.layer import remove
from ryxd.sandbox.runner import Sandbox
from ryxd.tools.interpreter.packages import PLACE, Packages

FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts")
AT = Path("/fonts")
SECONDS = 60.0


class Fonts:
    """Keeps the list, in a folder of ours."""

    def __init__(self, folder: Path, sandbox: Sandbox) -> None:
        """Take the folder, which need not exist, and where matplotlib may run."""
        self._folder = folder
        self._sandbox = sandbox
        self._lock = asyncio.Lock()

    async def ready(self, there: Packages, paths: Paths) -> tuple[Placed, ...]:
        """The list, to be put into a sandbox; nothing where it can't be had, and matplotlib has to look itself.

        Raises Unable where nothing can run at all.
        """
        name = await asyncio.to_thread(_name, there)
        place = self._folder / name
        async with self._lock:
            if not await asyncio.to_thread(_complete, place) and not await self._find(place, there, paths):
                return ()
        return (Placed(place, AT),)

    async def _find(self, place: Path, there: Packages, paths: Paths) -> bool:
        def begin() -> Path:
            remove(self._folder)  # of other versions, or of other fonts
            self._folder.mkdir(mode=0o700, parents=True)
            return Path(tempfile.mkdtemp(prefix="new-", dir=self._folder))

        try:
            made = await asyncio.to_thread(begin)
            job = Job(
                argv=command(there),
                work=Path("/results"),
                placed=(*there.placed, Placed(made, Path("/results"), writable=True)),
                environment=ENVIRONMENT,
                stdin=json.dumps({"fonts": True, "path": there.path}).encode(),
                limits=Limits(seconds=SECONDS, file=64 << 20),
            )
            await self._sandbox.run(job, paths)
            await asyncio.to_thread(made.rename, place)
        except OSError:
            return False
        return await asyncio.to_thread(_complete, place)


ENVIRONMENT = {
    "MPLBACKEND": "module://ryx_charts",
    "MPLCONFIGDIR": "/tmp/matplotlib",  # noqa: S108 - of the sandbox
    # each of their threads takes address space, which is limited
    "OPENBLAS_NUM_THREADS": "4",
    "OMP_NUM_THREADS": "4",
}
"""What the libraries want to know."""


def command(there: Packages) -> tuple[str, ...]:
    """The command line of the interpreter: it reads no variable, no user's folder and no site's."""
    return (str(there.interpreter), "-I", "-S", "-B", "-u", "-X", "utf8", str(PLACE / "ryx" / "run.py"))


def _complete(place: Path) -> bool:
    return any(place.glob("fontlist-*.json"))


def _name(there: Packages) -> str:
    changed = []
    for folder in FOLDERS:
        with suppress(OSError):
            changed += [entry.stat().st_mtime_ns for entry in os.scandir(folder)] + [os.stat(folder).st_mtime_ns]
    text = json.dumps([there.versions, sorted(changed)])
    return hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
