"""What does the Python tool cost, against the bare interpreter? `python -m tests.bench.python [rounds]`; not as root.

A sum, a package, a chart; both take turns. The first chart of all also looks for fonts. What counts is the ratio of
the medians; the times are for the eye.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable
from pathlib import Path

from ryxd.core.paths import Roots
from ryxd.sandbox.failure import Unable
from ryxd.sandbox.runner import Sandbox
from ryxd.tools.python import Code, Python
from tests.fakes.view import FakeView

CHART = "import matplotlib\nmatplotlib.use('Agg')\nimport matplotlib.pyplot as plt\nplt.plot([1, 2])\nplt.savefig('x.png')"
CODES = {"a sum": "1 + 1", "import pandas": "import pandas", "a chart": CHART}


async def timed(work: Awaitable[object]) -> float:
    began = time.perf_counter()
    await work
    return time.perf_counter() - began


async def main(rounds: int) -> None:
    """Measure, and print ratios."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name).resolve()
        sandbox = Sandbox(home / ".state/layers")
        try:
            (await sandbox.able()).check()
        except Unable as error:
            print(f"not measured: {error}")
            return
        python = Python(sandbox, home / ".cache")
        view = FakeView(home, paths=Roots(home, home))

        async def ours(code: str) -> None:
            done = await python.python(Code(code=code, timeout=60), view)
            assert done.code == 0, done.err

        async def bare(code: str) -> None:
            program = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=home)
            assert await program.wait() == 0

        for what, code in CODES.items():
            first = await timed(ours(code))
            times = [(await timed(ours(code)), await timed(bare(code))) for _ in range(rounds)]
            one, other = (statistics.median(column) for column in zip(*times, strict=True))
            print(f"{what:<14} {one / other:5.2f} times the bare interpreter "
                  f"({one * 1000:.0f} ms, {other * 1000:.0f} ms; the first {first * 1000:.0f} ms)")  # fmt: skip


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 7))
