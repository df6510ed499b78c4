"""How fast is the engine, against llama-server and llama_cpp.Llama? python -m tests.bench.engine --help

All of them get the same file, the same prompts and the same sampling, on one machine, in turns, so that what slows
the machine down slows all of them down. What counts are the ratios, each the median of the rounds' ratios. ryx is
measured from where the daemon calls it (a pool, frames, a worker process), llama-server from where its clients do.
Nothing is asserted: the machine may be busy, and two cores are not eight.
"""

import argparse
import asyncio
import os
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from pathlib import Path

from ryxd.core.model import Tier
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from tests.bench.rivals.contestants import Contestant, Ours, highlevel, server
from tests.bench.rivals.moments import cancel, cold, crash, draft, gap, idle, lag, shares
from tests.bench.rivals.report import Report, progress
from tests.bench.rivals.speeds import Field, grammar, newcomers, prefix, throughput
from tests.bench.rivals.work import Ask, Prefixes
from tests.fakes import ggufs, qwen

MEASURES = {
    each.__name__: each
    for each in (idle, newcomers, throughput, prefix, grammar, draft, gap, cancel, lag, crash, cold, shares)
}
SLOTS = 8
CONVERSATIONS = 4
"""So many contexts full of tokens fit into ryx's memory at the same time; llama-server gets as much."""
SPINNING_AT_MOST = 2.0
"""A llama-server that spins is left out when it is so many times slower than one that does not."""


def options(arguments: list[str]) -> argparse.Namespace:
    """What to do."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.engine", description="Benchmarks of the engine.")
    parser.add_argument("--quick", action="store_true", help="a tiny model, one round: shows that it runs")
    parser.add_argument("--rounds", type=int, default=0, help="default: 5")
    parser.add_argument("--n", default="", help="numbers of streams; default: 1,2,4,8")
    parser.add_argument("--tokens", type=int, default=0, help="written by each stream; default: 32")
    parser.add_argument("--threads", type=int, default=0, help="of each contestant; default: one core stays free")
    parser.add_argument("--context", type=int, default=8192)
    parser.add_argument("--only", action="append", choices=MEASURES, default=[], help="may be given several times")
    parser.add_argument("--kind", choices=("q4_0", "q8_0"), default="q8_0", help="weights of the model that is made")
    parser.add_argument("--model", type=Path, help="another file; it must be of Qwen's shape of prompt (ChatML)")
    parser.add_argument("--server", default=str(qwen.cache() / "llama-server"), help="a binary, or none")
    parser.add_argument("--no-highlevel", action="store_true", help="leave llama_cpp.Llama out")
    found = parser.parse_args(arguments)
    found.threads = found.threads or max(1, _cores() - 1)
    found.rounds = found.rounds or (1 if found.quick else 5)
    found.tokens = found.tokens or (6 if found.quick else 32)
    found.streams = tuple(int(each) for each in (found.n or ("1,4" if found.quick else "1,2,4,8")).split(","))
    found.prefix = 64 if found.quick else 384
    return found


async def _spinning(field: Field, stack: AsyncExitStack) -> None:
    """A second llama-server, whose threads spin, if that is not hopeless on a machine as busy as this one."""
    spinning = await stack.enter_async_context(field.servers[0].again(passive=False))
    speeds = {}
    for one in (field.servers[0], spinning):
        await one.say(Ask("start", "start", 4))
        begun = time.perf_counter()
        await asyncio.gather(*(one.say(Ask("start", f"pilot {number}", 16)) for number in range(4)))
        speeds[one.name] = time.perf_counter() - begun
    if speeds[spinning.name] < SPINNING_AT_MOST * speeds[field.servers[0].name]:
        field.rivals.append(spinning)
        return
    took = ", ".join(f"{name} {seconds:.1f} s" for name, seconds in speeds.items())
    field.report.note(f"left out after a pilot with 4 streams, for it is far slower: {spinning.name} ({took})")
    spinning.end()


async def main(chosen: argparse.Namespace) -> None:
    report = Report(wants=not chosen.quick)
    async with AsyncExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if chosen.quick:
            model = ggufs.qwen2(folder / "tiny.gguf")
        else:
            progress("the model: made once, from the source package of llama-cpp-python")
            model = chosen.model or qwen.model(chosen.kind)
        pool = await stack.enter_async_context(
            Pool({Tier.SMALL: ModelSpec(model, context=chosen.context, threads=chosen.threads)})
        )
        ours = Ours(pool)
        progress("ryx loads the model")
        await ours.say(Ask("start", "start", 1))
        rivals: list[Contestant] = []
        field = Field(
            model, Prefixes(model, chosen.prefix), report, ours, rivals, chosen.streams, chosen.rounds,
            chosen.tokens, chosen.context, chosen.threads,
        )  # fmt: skip
        print(
            f"{model.name}, {chosen.threads} threads of {os.cpu_count()}, load {os.getloadavg()[0]:.1f}, rounds: "
            f"{chosen.rounds}, {chosen.tokens} tokens a stream, prefix of {chosen.prefix}, context {chosen.context}"
        )
        binary = Path(chosen.server)
        if binary.is_file():
            progress("llama-server loads the model")
            first = server(
                binary, model, context=CONVERSATIONS * chosen.context, threads=chosen.threads, slots=SLOTS, passive=True
            )
            rivals.append(await stack.enter_async_context(first))
            if chosen.threads > 1:
                await _spinning(field, stack)
        elif chosen.server != "none":
            report.note(
                f"no llama-server at {binary}: build it with"
                f" bin/build-llama-server {os.path.relpath(sys.executable)} {qwen.cache()}"
            )
        if not chosen.no_highlevel:
            progress("llama_cpp.Llama loads the model")
            high = highlevel(model, context=chosen.context, threads=chosen.threads)
            rivals.append(await stack.enter_async_context(high))
        for name, measure in MEASURES.items():
            if not chosen.only or name in chosen.only:
                progress(name)
                await measure(field)
    report.end()


def _cores() -> int:
    """Physical ones that may be used."""
    cpu = Path("/sys/devices/system/cpu")
    numbers = os.sched_getaffinity(0)
    return len({(cpu / f"cpu{number}/topology/thread_siblings_list").read_text() for number in numbers})


if __name__ == "__main__":
    asyncio.run(main(options(sys.argv[1:])))
