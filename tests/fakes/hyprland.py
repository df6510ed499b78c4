"""A compositor that speaks Hyprland's request protocol, as its hyprlang or its Lua generation does.

One request a connection, the reply, then the end. What the other generation would understand is refused
with the words that the real one uses.
"""

import asyncio
import os
import re
from pathlib import Path
from typing import Literal, Self

Generation = Literal["0.52", "0.55", "0.57"]
"""0.52 knows no status request; 0.55 has it with hyprlang; 0.57 is Lua only."""

_LUA_FOCUS = re.compile(r'hl\.dsp\.focus\(\{ workspace = (?:(\d+)|"((?:[^"\\\n]|\\\d{3})*)") \}\)')


class FakeHyprland:
    """Listens in runtime/hypr/<signature>/; `shown` is the workspace, `requests` what it was asked."""

    def __init__(
        self, runtime: Path, generation: Generation, signature: str = "abc_1_2", wayland: str = "wayland-1"
    ) -> None:
        self.signature = signature
        self.shown = "1"
        self.requests: list[str] = []
        self._folder = runtime / "hypr" / signature
        self._wayland = wayland
        self._generation = generation
        self._server: asyncio.Server | None = None

    async def __aenter__(self) -> Self:
        self._folder.mkdir(parents=True)
        (self._folder / "hyprland.lock").write_text(f"{os.getpid()}\n{self._wayland}\n")
        self._server = await asyncio.start_unix_server(self._serve, self._folder / ".socket.sock")
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        text = (await reader.read(8192)).decode()
        if text:
            self.requests.append(text)
            writer.write(self._reply(text).encode())
        writer.close()
        await writer.wait_closed()

    def _reply(self, text: str) -> str:
        flags, _, request = text.rpartition("/") if re.match(r"[jrac]*/", text) else ("", "", text)
        name, _, rest = request.partition(" ")
        if name == "status" and self._generation != "0.52":
            provider = "lua" if self._generation == "0.57" else "hyprlang"
            return f'{{"configProvider": "{provider}"}}' if "j" in flags else f"config provider: {provider}"
        if name != "dispatch":
            return "unknown request"
        return self._lua(rest) if self._generation == "0.57" else self._hyprlang(rest)

    def _hyprlang(self, text: str) -> str:
        dispatcher, _, argument = text.partition(" ")
        if dispatcher != "workspace":
            return "Invalid dispatcher"
        return self._show(argument)

    def _lua(self, text: str) -> str:
        found = _LUA_FOCUS.fullmatch(text)
        if found is None:
            return f"error: [string \"dispatch\"]:1: syntax error near '{text.rsplit(maxsplit=1)[-1]}'"
        if found[1]:
            return self._show(found[1])
        raw = re.sub(rb"\\(\d{3})", lambda code: bytes([int(code[1])]), found[2].encode())
        return self._show(raw.decode())

    def _show(self, target: str) -> str:
        if target == "9999":
            return "Invalid workspace"
        self.shown = target
        return "ok"
