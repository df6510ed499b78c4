"""A new process that wants one token: python -m tests.bench.rivals.cold, with a JSON object as argument.

What a daemon does between its start and the first word of its model, from the imports on. Prints when the word
came, on the clock that all processes share, and how many tokens of the prompt came from a cache.
"""

import asyncio
import json
import sys
import time
from pathlib import Path

from watchfiles import awatch

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec


async def main() -> None:
    options = json.loads(sys.argv[1])
    spec = ModelSpec(Path(options["model"]), context=options["context"], threads=options["threads"])
    heard: list[float] = []
    store = Path(options["store"]) if options["store"] else None
    async with Pool({Tier.SMALL: spec}, store=store) as pool:
        said = (Message("system", options["system"]), Message("user", options["user"]))
        prompt = Prompt(said, max_tokens=options["tokens"], temperature=0.8)
        answer = await pool.model(Tier.SMALL).complete(prompt, lambda _: heard.append(time.perf_counter()))
        if store and not answer.tokens_cached:  # what was computed is written once the worker is idle
            async for _ in awatch(store, yield_on_timeout=True, rust_timeout=200, stop_event=await _soon()):
                if list(store.glob("*.state")):
                    break
    print(json.dumps({"at": heard[0], "first": answer.first, "cached": answer.tokens_cached}))


async def _soon() -> asyncio.Event:
    """Set when a short prefix, which is not worth a file, has surely not become one."""
    event = asyncio.Event()
    asyncio.get_running_loop().call_later(5, event.set)
    return event


if __name__ == "__main__":
    asyncio.run(main())
