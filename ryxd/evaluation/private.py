"""`python -m ryxd.evaluation.private RESULTS PARENT`: the ordinary daemon, with stand-ins for tools.

RESULTS is the file of what they give, PARENT the process that it ends with.
"""

import asyncio
import ctypes
import logging
import os
import signal
import sys
from pathlib import Path

from ryxd.app import Daemon
from ryxd.config.places import places
from ryxd.config.tree import load
from ryxd.evaluation.standins import StandIns
from ryxd.wire.errors import RyxError

_PR_SET_PDEATHSIG = 1


def main() -> None:
    """Serve until stopped, or until who started it is gone."""
    results, parent = Path(sys.argv[1]), int(sys.argv[2])
    ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGTERM)
    if os.getppid() != parent:
        sys.exit("who wanted this daemon ended before it began")
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    where = places()
    try:
        asyncio.run(Daemon(where, load(where.file), StandIns(results).instead).run())
    except RyxError as error:
        sys.stderr.write(f"ryxd: {error}\n")
        sys.exit(int(error.exit))


if __name__ == "__main__":
    main()
