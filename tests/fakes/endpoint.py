"""A real HTTP/1.1 server that speaks the published shapes of OpenAI-compatible servers.

Only shapes: what it answers is what a test tells it to. They are taken from
- llama-server: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
- vLLM: https://docs.vllm.ai/en/latest/serving/openai_compatible_server.html
- Ollama: https://github.com/ollama/ollama/blob/main/docs/api.md and docs/openai.md
- LM Studio: https://lmstudio.ai/docs/app/api/endpoints/rest
- the stream itself: https://platform.openai.com/docs/api-reference/chat-streaming
"""

import asyncio
import json
import socket
import ssl
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Self


@dataclass(frozen=True)
class Asked:
    """A request as it came."""

    method: str
    path: str
    headers: dict[str, str]
    body: Any


class Reply:
    """What a handler answers with."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer
        self.whole = False
        """It was answered with a length, so the connection can go on."""

    async def send(self, raw: bytes) -> None:
        self._writer.write(raw)
        await self._writer.drain()

    async def text(self, status: int, text: str, kind: str = "application/json", **headers: str) -> None:
        """A whole answer."""
        raw = text.encode()
        head = {"content-type": kind, "content-length": str(len(raw)), **headers}
        lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in head.items())
        await self.send(f"HTTP/1.1 {status} Status\r\n{lines}\r\n".encode() + raw)
        self.whole = True

    async def json(self, body: Any, status: int = 200, **headers: str) -> None:
        await self.text(status, json.dumps(body), **headers)

    async def begin(self, kind: str = "text/event-stream; charset=utf-8") -> None:
        """An answer that is streamed, and ends with the connection."""
        await self.send(f"HTTP/1.1 200 OK\r\ncontent-type: {kind}\r\nconnection: close\r\n\r\n".encode())

    async def data(self, *chunks: Any) -> None:
        """Events; a str is sent as it is."""
        for chunk in chunks:
            await self.send(f"data: {chunk if isinstance(chunk, str) else json.dumps(chunk)}\n\n".encode())

    async def stream(self, *chunks: Any) -> None:
        """A whole stream."""
        await self.begin()
        await self.data(*chunks, "[DONE]")

    async def gone(self) -> None:
        """Wait until the client has closed the connection."""
        try:
            while await self._reader.read(4096):
                pass
        except ConnectionError:
            pass

    def reset(self) -> None:
        """Die: the connection is reset, not closed."""
        self._writer.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self._writer.transport.abort()


Handler = Callable[[Reply, Asked], Awaitable[None]]


@dataclass
class Peer:
    """`async with Peer() as peer`: listens on a free port of this machine."""

    routes: dict[str, Handler] = field(default_factory=dict)
    """By path."""
    chats: list[Handler] = field(default_factory=list)
    """How the next chat completions are answered, one each; the last one goes on."""
    chooses: Handler | None = None
    """How the question of the router is answered, which is no chat of an agent's: general, react, chat."""
    choices: list[Asked] = field(default_factory=list)
    """How often, and how, it was asked that; `asked` has all the rest."""
    tls: ssl.SSLContext | None = None
    asked: list[Asked] = field(default_factory=list)
    connections: int = 0
    port: int = 0
    _server: asyncio.Server | None = None
    _tasks: set[asyncio.Task[None]] = field(default_factory=set)

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", self.port, ssl=self.tls)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *exc: object) -> None:
        assert self._server
        self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        return f"{'https' if self.tls else 'http'}://127.0.0.1:{self.port}/v1"

    @property
    def bodies(self) -> list[Any]:
        """Of the chat completions that were asked for."""
        return [asked.body for asked in self.asked if asked.path == "/v1/chat/completions"]

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task
        self._tasks.add(task)
        self.connections += 1
        try:
            while await self._answer(reader, writer):
                pass
        except (ConnectionError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            self._tasks.discard(task)
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bool:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        method, path, _ = head[0].split(" ")
        headers = {
            name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)
        }
        raw = await reader.readexactly(int(headers.get("content-length", "0")))
        asked = Asked(method, path.partition("?")[0], headers, json.loads(raw) if raw else None)
        reply = Reply(reader, writer)
        if asked.path == "/v1/chat/completions" and _asks_to_choose(asked.body):
            self.choices.append(asked)
            await (self.chooses or streams(choice()))(reply, asked)
            return reply.whole
        self.asked.append(asked)
        if asked.path == "/v1/chat/completions" and self.chats:
            handler = self.chats.pop(0) if len(self.chats) > 1 else self.chats[0]
        else:
            handler = self.routes.get(asked.path, _nothing)
        await handler(reply, asked)
        return reply.whole


def choice(task_type: str = "general", pattern: str = "react", agent: str = "chat", confidence: float = 0.9) -> str:
    """What a model answers that is asked who does a request."""
    reason = "the request says so"
    return json.dumps(
        {"task_type": task_type, "pattern": pattern, "agent": agent, "confidence": confidence, "reason": reason}
    )


def _asks_to_choose(body: Any) -> bool:
    messages = body.get("messages") if isinstance(body, dict) else None
    if not isinstance(messages, list) or not messages or not isinstance(messages[0], dict):
        return False
    return str(messages[0].get("content")).startswith("You decide who does a request")


async def _nothing(reply: Reply, asked: Asked) -> None:
    await reply.json({"detail": "Not Found"}, 404)


def says(body: Any, status: int = 200, **headers: str) -> Handler:
    """Always this JSON."""

    async def handler(reply: Reply, _: Asked) -> None:
        await reply.json(body, status, **headers)

    return handler


def chunk(delta: Any = None, finish: str | None = None, logprobs: Any = None, **more: Any) -> dict[str, Any]:
    """One chunk of a stream."""
    choice = {"index": 0, "delta": delta or {}, "logprobs": logprobs, "finish_reason": finish}
    return {
        "id": "chatcmpl-1",
        "object": "chat.completion.chunk",
        "created": 1,
        "model": "peer-model",
        "choices": [choice],
        **more,
    }


def usage(prompt: int, completion: int, cached: int = 0) -> dict[str, Any]:
    """The last chunk, with stream_options.include_usage."""
    counts = {
        "prompt_tokens": prompt,
        "completion_tokens": completion,
        "total_tokens": prompt + completion,
        "prompt_tokens_details": {"cached_tokens": cached},
    }
    return {**chunk(), "choices": [], "usage": counts}


def sure(token: str, logprob: float) -> dict[str, Any]:
    """The probability of one token."""
    return {"content": [{"token": token, "logprob": logprob, "bytes": list(token.encode()), "top_logprobs": []}]}


def streams(*texts: str, finish: str = "stop", prompt: int = 12) -> Handler:
    """Streams these pieces of text."""

    async def handler(reply: Reply, _: Asked) -> None:
        pieces = [chunk({"content": text}) for text in texts]
        await reply.stream(chunk({"role": "assistant", "content": ""}), *pieces, chunk(finish=finish), usage(prompt, len(texts)))

    return handler


def chunks(*every: Any) -> Handler:
    """Streams these chunks."""

    async def handler(reply: Reply, _: Asked) -> None:
        await reply.stream(*every)

    return handler


def models(*names: str, **more: Any) -> Handler:
    """GET /v1/models."""
    return says({"object": "list", "data": [{"id": name, "object": "model", **more} for name in names]})


def llama_server(context: int = 4096, *chats: Handler) -> Peer:
    """llama-server: one model, /props, /apply-template and /tokenize (a token a word here)."""

    async def template(reply: Reply, asked: Asked) -> None:
        await reply.json({"prompt": " ".join(message["content"] for message in asked.body["messages"])})

    async def tokenize(reply: Reply, asked: Asked) -> None:
        await reply.json({"tokens": list(range(len(asked.body["content"].split())))})

    return Peer(
        {
            "/v1/models": models("llama.gguf", owned_by="llamacpp", meta={"n_ctx_train": 32768}),
            "/props": says({"default_generation_settings": {"n_ctx": context}, "total_slots": 4}),
            "/apply-template": template,
            "/tokenize": tokenize,
        },
        list(chats) or [streams("hello")],
    )


def vllm(context: int = 4096, *chats: Handler) -> Peer:
    """vLLM: max_model_len in the list, /tokenize for messages."""

    async def tokenize(reply: Reply, asked: Asked) -> None:
        words = sum(len(message["content"].split()) for message in asked.body["messages"])
        await reply.json({"count": words, "max_model_len": context, "tokens": list(range(words))})

    return Peer(
        {
            "/v1/models": models("Qwen/Qwen2.5-7B-Instruct", owned_by="vllm", max_model_len=context),
            "/version": says({"version": "0.11.0"}),
            "/tokenize": tokenize,
        },
        list(chats) or [streams("hello")],
    )


def ollama(*chats: Handler, parameters: str = "", running: int = 0) -> Peer:
    """Ollama: /api/version, /api/show, and /api/ps once a model runs."""
    shown = {
        "parameters": parameters,
        "model_info": {"general.architecture": "qwen2", "qwen2.context_length": 32768},
        "capabilities": ["completion", "tools"],
    }
    loaded = [{"name": "qwen2.5:7b", "model": "qwen2.5:7b", "context_length": running}] if running else []
    return Peer(
        {
            "/v1/models": models("qwen2.5:7b", "llama3.2:latest", owned_by="library"),
            "/api/version": says({"version": "0.12.11"}),
            "/api/show": says(shown),
            "/api/ps": says({"models": loaded}),
        },
        list(chats) or [streams("hello")],
    )
