"""How fast is a model here? python -m tests.bench.models [MODEL.gguf]

Loads it in a worker and prints medians: start to ready, one call under the schema (cold, warm and new prompt),
and what the schema costs a token. Baselines of the same run: a bare Python start, and decoding without a schema.
"""

import asyncio
import statistics
import subprocess
import sys
import time
from pathlib import Path

from ryxd.core.model import Completion, Message, Prompt, Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from ryxd.models.starter import starter
from tests.models.calls import REQUESTS, SCHEMA

ROUNDS = 5


def _rate(answers: list[Completion]) -> float:
    return sum(answer.tokens_out for answer in answers) / sum(answer.seconds for answer in answers)


async def main() -> None:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else starter()
    loads: list[float] = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        async with Pool({Tier.SMALL: ModelSpec(path)}) as pool:
            first = await pool.model(Tier.SMALL).complete(Prompt((Message("user", "wie voll ist der Akku?"),), schema=SCHEMA))
            loads.append(time.perf_counter() - begun - first.seconds)
    bare: list[float] = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        subprocess.run([sys.executable, "-c", "pass"], check=True)
        bare.append(time.perf_counter() - begun)
    start = statistics.median(loads)
    print(f"python -c pass       {statistics.median(bare) * 1e3:8.1f} ms   (baseline)")
    print(f"start to ready       {start * 1e3:8.1f} ms   {start / statistics.median(bare):.1f} times that")
    async with Pool({Tier.SMALL: ModelSpec(path)}) as pool:
        model = pool.model(Tier.SMALL)
        walls: list[float] = []
        under: list[Completion] = []
        free: list[Completion] = []
        for _ in range(ROUNDS):
            for text in REQUESTS:
                said = (Message("user", text),)
                begun = time.perf_counter()
                under.append(await model.complete(Prompt(said, schema=SCHEMA, max_tokens=64)))
                walls.append(time.perf_counter() - begun)
                free.append(await model.complete(Prompt(said, max_tokens=64)))
        print(f"one call, as awaited {statistics.median(walls) * 1e3:8.1f} ms, longest {max(walls) * 1e3:.1f}")
        print(f"under the schema     {_rate(under):8.0f} tokens/s, prompt included")
        print(f"free                 {_rate(free):8.0f} tokens/s, prompt mostly cached   (baseline)")
        print(f"schema / free        {_rate(under) / _rate(free):8.2f}")
        said = (Message("user", "find me the great wave file"),)
        for name in ("new", "again"):
            begun = time.perf_counter()
            answer = await model.complete(Prompt(said, schema=SCHEMA))
            took = (time.perf_counter() - begun) * 1e3
            print(f"great wave, {name:8} {took:8.1f} ms, {answer.tokens_in} in, {answer.tokens_out} out")


if __name__ == "__main__":
    asyncio.run(main())
