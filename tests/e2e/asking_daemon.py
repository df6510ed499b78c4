"""ryxd with a calculator that writes its sums into ~/sums.txt, and so needs the user's yes."""

import asyncio
import json
import os
from pathlib import Path

from ryxd import app
from ryxd.config.places import places
from ryxd.config.tree import load
from tests.fakes.changing import changing


async def serve() -> None:
    where = places()
    daemon = app.Daemon(where, load(where.file))
    extras = json.loads(os.environ.get("EXTRAS", "{}"))
    hold = os.environ.get("HOLD")
    daemon._ours = changing(daemon._ours, Path.home(), extras, Path(hold) if hold else None)
    await daemon.run()


if __name__ == "__main__":
    asyncio.run(serve())
