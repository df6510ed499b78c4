"""A compositor that speaks Hyprland's request protocol, as its hyprlang or its Lua generation does.

One request a connection, the reply, then the end. What the other generation would understand is refused
with the words that the real one uses.
"""

import asyncio
import json
import os
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

Generation = Literal["0.52", "0.55", "0.57"]
"""0.52 knows no status request; 0.55 has it with hyprlang; 0.57 is Lua only."""

_LUA_CALL = re.compile(r"hl\.dsp\.([a-z.]+)\(\{ (.*) \}\)")
_LUA_FIELD = re.compile(r'(\w+) = (?:(\d+)|"((?:[^"\\\n]|\\\d{3})*)")(?:, |$)')


@dataclass
class Client:
    """A window, as `j/clients` tells it."""

    address: str
    app: str
    title: str = ""
    workspace: str = "1"
    floating: bool = False
    fullscreen: int = 0
    mapped: bool = True
    pid: int = 4711

    def json(self, history: int) -> dict[str, Any]:
        return {
            "address": self.address, "mapped": self.mapped, "hidden": False, "at": [10, 20], "size": [300, 200],
            "workspace": {"id": int(self.workspace) if self.workspace.isdigit() else -1337, "name": self.workspace},
            "floating": self.floating, "class": self.app, "title": self.title, "initialClass": self.app,
            "fullscreen": self.fullscreen, "pid": self.pid, "focusHistoryID": history,
        }  # fmt: skip


class FakeHyprland:
    """Listens in runtime/hypr/<signature>/; `shown` is the workspace, `requests` what it was asked.

    `clients` are its windows, the focused one first; `focus` moves a window there. `direction` is the last way
    that the focus was moved.
    """

    def __init__(
        self, runtime: Path, generation: Generation, signature: str = "abc_1_2", wayland: str = "wayland-1"
    ) -> None:
        self.signature = signature
        self.shown = "1"
        self.requests: list[str] = []
        self.clients: list[Client] = []
        self.direction = ""
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
        if name == "clients":
            return json.dumps([client.json(at) for at, client in enumerate(self.clients)])
        if name == "activewindow":
            return json.dumps(self.clients[0].json(0) if self.clients else {})
        if name != "dispatch":
            return "unknown request"
        return self._lua(rest) if self._generation == "0.57" else self._hyprlang(rest)

    def _hyprlang(self, text: str) -> str:
        dispatcher, _, argument = text.partition(" ")
        match dispatcher:
            case "workspace":
                return self._show(argument)
            case "movefocus" if argument in set("lrud"):
                self.direction = argument
                return "ok"
            case "focuswindow":
                return self._window("focus", argument)
            case "closewindow":
                return self._window("window.close", argument)
            case "togglefloating":
                return self._window("window.float", argument)
            case "fullscreen" if argument == "0":
                return self._window("window.fullscreen", f"address:{self.clients[0].address}")
            case "movetoworkspace":
                target, _, address = argument.rpartition(",")
                return self._window("window.move", address, target)
        return "Invalid dispatcher"

    def _lua(self, text: str) -> str:
        found = _LUA_CALL.fullmatch(text)
        fields = {each[1]: each[2] or _unescaped(each[3]) for each in _LUA_FIELD.finditer(found[2])} if found else {}
        if found is None or _LUA_FIELD.sub("", found[2]):
            return f"error: [string \"dispatch\"]:1: syntax error near '{text.rsplit(maxsplit=1)[-1]}'"
        match found[1], sorted(fields):
            case "focus", ["workspace"]:
                return self._show(fields["workspace"])
            case "focus", ["direction"]:
                self.direction = fields["direction"]
                return "ok"
            case "window.fullscreen", ["mode", "window"] if fields["mode"] == "fullscreen":
                return self._window(found[1], fields["window"])
            case "window.float", ["action", "window"] if fields["action"] == "toggle":
                return self._window(found[1], fields["window"])
            case ("focus" | "window.close"), ["window"]:
                return self._window(found[1], fields["window"])
            case "window.move", ["window", "workspace"]:
                return self._window(found[1], fields["window"], fields["workspace"])
        return f"error: hl.{found[1]}: invalid arguments"

    def _window(self, what: str, selector: str, target: str = "") -> str:
        client = next((each for each in self.clients if f"address:{each.address}" == selector), None)
        if client is None:
            return "No such window found"
        match what:
            case "focus":
                self.clients.remove(client)
                self.clients.insert(0, client)
            case "window.close":
                self.clients.remove(client)
            case "window.float":
                client.floating = not client.floating
            case "window.fullscreen":
                client.fullscreen = 0 if client.fullscreen else 2
            case "window.move":
                client.workspace = target.removeprefix("name:")
        return "ok"

    def _show(self, target: str) -> str:
        if target == "9999":
            return "Invalid workspace"
        self.shown = target
        return "ok"


def _unescaped(literal: str) -> str:
    return re.sub(rb"\\(\d{3})", lambda code: bytes([int(code[1])]), literal.encode()).decode()
