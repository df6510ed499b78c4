"""Who is measured: ryx through its pool, llama-server, and llama-cpp-python's high-level class."""

import asyncio
import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Protocol

from ryxd.core.model import Message, Prompt, Tier
from ryxd.models.pool import Pool
from tests.bench.rivals.work import MIN_P, TOP_K, TOP_P, Ask, Said, chatml

ROOT = Path(__file__).parents[3]
PASSIVE = {"OMP_WAIT_POLICY": "passive"}
"""What ryx sets for its worker. Spinning, the default, can be faster where nothing else runs."""
OnText = Callable[[str], None]


class Contestant(Protocol):
    """One that answers."""

    name: str

    @property
    def pid(self) -> int:
        """The process that decodes."""
        ...

    async def say(self, ask: Ask, on_text: OnText | None = None) -> Said:
        """Answer; each new piece of text is told. Cancelling this stops it, where that can be done."""
        ...


def processor(pid: int) -> float:
    """Seconds of processor that a process has used, its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Ours:
    """ryx as its daemon uses it: a pool in this process, frames over a socketpair, a worker process."""

    name = "ryx"

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._model = pool.model(Tier.SMALL)

    @property
    def pid(self) -> int:
        """The worker's process id."""
        found = self.pool.info()[0].pid
        assert found
        return found

    async def say(self, ask: Ask, on_text: OnText | None = None) -> Said:
        """See Contestant."""
        begun, first = time.perf_counter(), 0.0

        def hear(text: str) -> None:
            nonlocal first
            first = first or time.perf_counter() - begun
            if on_text:
                on_text(text)

        said = (Message("system", ask.system), Message("user", ask.user))
        answer = await self._model.complete(
            Prompt(said, schema=ask.schema, max_tokens=ask.tokens, temperature=ask.temperature), hear
        )
        took = time.perf_counter() - begun
        assert answer.tokens_out == ask.tokens or ask.schema, f"{answer.tokens_out} tokens instead of {ask.tokens}"
        return Said(
            answer.tokens_out,
            answer.tokens_in - answer.tokens_cached,
            first,
            took,
            answer.tokens_drafted,
            answer.tokens_accepted,
        )


class Server:
    """llama-server, asked by HTTP on its own /completion: no template, no tool parser on its side."""

    def __init__(
        self, name: str, process: subprocess.Popen[bytes], port: int, again: Callable[..., "Starting"]
    ) -> None:
        """`again` starts another one like it, but for what it is told."""
        self.name = name
        self.pid = process.pid
        self.again = again
        self._process = process
        self._port = port

    async def say(self, ask: Ask, on_text: OnText | None = None) -> Said:
        """See Contestant. Only the last event is parsed: its client costs nothing that ours does not."""
        body = {
            "prompt": chatml(ask.system, ask.user), "n_predict": ask.tokens, "stream": True, "cache_prompt": True,
            "temperature": ask.temperature, "top_k": TOP_K, "top_p": TOP_P, "min_p": MIN_P, "ignore_eos": True,
            "samplers": ["top_k", "top_p", "min_p", "temperature"],
        }  # fmt: skip
        if ask.temperature == 0:
            body |= {"samplers": ["top_k"], "top_k": 1}
        if ask.schema:
            body |= {"json_schema": ask.schema, "ignore_eos": False}
        begun, first, last = time.perf_counter(), 0.0, b""
        async for line in self._post("/completion", body):
            if not line.startswith(b"data: "):
                continue
            first = first or time.perf_counter() - begun
            last = line
            if on_text:
                on_text(json.loads(line[6:])["content"])
        took = time.perf_counter() - begun
        end = json.loads(last[6:])
        assert end.get("stop"), end
        timings = end["timings"]
        assert timings["predicted_n"] == ask.tokens or ask.schema, timings
        return Said(timings["predicted_n"], timings["prompt_n"], first, took)

    async def _post(self, path: str, body: dict[str, object]) -> AsyncIterator[bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self._port, limit=1 << 20)
        try:
            raw = json.dumps(body).encode()
            head = f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
            writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
            while line := await reader.readline():
                yield line
        finally:
            writer.close()

    async def ready(self) -> None:
        """Wait until it answers."""
        for _ in range(1200):
            if self._process.poll() is not None:
                raise SystemExit(f"{self.name} ended with {self._process.returncode}; what it said stands above")
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", self._port)
                writer.write(b"GET /health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
                status = await reader.readline()
                writer.close()
                if b" 200 " in status:
                    return
            except OSError:
                pass
            await asyncio.sleep(0.1)
        raise SystemExit(f"{self.name} was not ready within two minutes")

    def end(self) -> None:
        """End the process."""
        self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()


Starting = AbstractAsyncContextManager[Server]


@asynccontextmanager
async def server(
    binary: Path, model: Path, *, context: int, threads: int, slots: int, passive: bool
) -> AsyncIterator[Server]:
    """A llama-server that is ready."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = os.environ | (PASSIVE if passive else {})
    process = subprocess.Popen(
        [
            binary, "-m", model, "--host", "127.0.0.1", "--port", str(port), "-np", str(slots), "-kvu",
            "--cont-batching", "-c", str(context), "-t", str(threads), "-tb", str(threads), "--log-disable",
        ],
        env=environment,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    again = partial(server, binary, model, context=context, threads=threads, slots=slots, passive=passive)
    name = "llama-server" if threads == 1 else f"llama-server ({'passive' if passive else 'spinning'})"
    made = Server(name, process, port, again)
    try:
        await made.ready()
        yield made
    finally:
        made.end()


class HighLevel:
    """llama_cpp.Llama in a process of its own. It knows one conversation: calls wait for each other."""

    name = "llama_cpp.Llama"

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.pid = process.pid
        self._process = process
        self._turn = asyncio.Lock()

    async def say(self, ask: Ask, on_text: OnText | None = None) -> Said:
        """See Contestant; it can't be cancelled, and tells no text."""
        begun = time.perf_counter()
        async with self._turn:
            began = time.perf_counter() - begun
            assert self._process.stdin
            assert self._process.stdout
            self._process.stdin.write(json.dumps(vars(ask)).encode() + b"\n")
            answer = json.loads(await self._process.stdout.readline())
        assert answer["tokens"] == ask.tokens or ask.schema, answer
        took = time.perf_counter() - begun
        return Said(answer["tokens"], answer["evaluated"], began + answer["first"], took)


@asynccontextmanager
async def highlevel(model: Path, *, context: int, threads: int) -> AsyncIterator[HighLevel]:
    """A high-level Llama that is loaded."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.bench.rivals.highlevel", str(model), str(context), str(threads)),
        cwd=ROOT,
        env=os.environ | PASSIVE,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        assert process.stdout
        if await process.stdout.readline() != b"ready\n":
            raise SystemExit("llama_cpp.Llama did not load the model")
        yield HighLevel(process)
    finally:
        process.terminate()
        await process.wait()
