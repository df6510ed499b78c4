"""A compositor that speaks Hyprland's request protocol, as its hyprlang or its Lua generation does.

One request a connection, the reply, then the end. What the other generation would understand is refused.
What each says to what it will not do was recorded from real ones, 0.53.3, 0.56.2 and 0.57.0
(docs/testing-hyprland.md): the first refuses what is so already, the later ones say ok to a window that is gone, and
the last tells no id of a workspace that has a name.
"""

import asyncio
import json
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

Generation = Literal["0.52", "0.55", "0.57"]
"""0.52 (and 0.53) knows no status request; 0.55 has it with hyprlang; 0.57 is Lua only."""

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

    def json(self, history: int, place: dict[str, Any]) -> dict[str, Any]:
        return {
            "address": self.address, "mapped": self.mapped, "hidden": False, "at": [10, 20], "size": [300, 200],
            "workspace": place,
            "floating": self.floating, "class": self.app, "title": self.title, "initialClass": self.app,
            "fullscreen": self.fullscreen, "pid": self.pid, "focusHistoryID": history,
        }  # fmt: skip


class FakeHyprland:
    """Listens in runtime/hypr/<signature>/; `shown` is the workspace's name, `requests` what it was asked.

    `clients` are its windows, the focused one first; `focus` moves a window there. `direction` is the last way
    that the focus was moved. `meanwhile` gets each request before it is answered: what the user does just then.
    """

    def __init__(
        self, runtime: Path, generation: Generation, signature: str = "abc_1_2", wayland: str = "wayland-1"
    ) -> None:
        self.signature = signature
        self.shown = "1"
        self.before = ""
        self.requests: list[str] = []
        self.clients: list[Client] = []
        self.direction = ""
        self.locked = False
        self.layered = False
        """Whether a layer, as a prompt, has the keyboard."""
        self.meanwhile: Callable[[str], object] = lambda _: None
        self._folder = runtime / "hypr" / signature
        self._wayland = wayland
        self._generation = generation
        self._servers: list[asyncio.Server] = []
        self._followers: list[asyncio.StreamWriter] = []

    async def __aenter__(self) -> Self:
        self._folder.mkdir(parents=True)
        (self._folder / "hyprland.lock").write_text(f"{os.getpid()}\n{self._wayland}\n")
        # in the order of the real one
        for name, serve in ((".socket2.sock", self._follow), (".socket.sock", self._serve)):
            self._servers.append(await asyncio.start_unix_server(serve, self._folder / name))
        return self

    async def __aexit__(self, *_: object) -> None:
        for server in self._servers:
            server.close()
        for writer in self._followers:
            writer.close()
        for server in self._servers:
            await server.wait_closed()

    @property
    def followed(self) -> bool:
        """Whether somebody reads its events."""
        return bool(self._followers)

    def tell(self, *events: str) -> None:
        """Write events to whoever follows."""
        for writer in self._followers:
            writer.write("".join(f"{event}\n" for event in events).encode())

    async def _follow(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._followers.append(writer)
        await reader.read()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        text = (await reader.read(8192)).decode()
        if text:
            self.requests.append(text)
            self.meanwhile(text)
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
            return json.dumps([self._client(at) for at in range(len(self.clients))])
        if name == "activewindow":
            return json.dumps(self._client(0) if self.clients and not self.layered else {})
        if name == "activeworkspace":
            full = any(each.fullscreen and each.workspace == self.shown for each in self.clients)
            return json.dumps({**self._place(self.shown), "hasfullscreen": full})
        if name == "locked":
            return json.dumps({"locked": self.locked}) if "j" in flags else str(self.locked).lower()
        if name != "dispatch":
            return "unknown request"
        return self._lua(rest) if self._generation == "0.57" else self._hyprlang(rest)

    def _client(self, at: int) -> dict[str, Any]:
        client = self.clients[at]
        return client.json(at, self._place(client.workspace))

    def _place(self, name: str) -> dict[str, Any]:
        if name.isdigit():
            return {"id": int(name), "name": name}
        return {"name": name} if self._generation == "0.57" else {"id": -1337, "name": name}

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
                focused = self.clients[0].address if self.clients else "none"
                return self._window("window.fullscreen", f"address:{focused}")
            case "movetoworkspace":
                target, _, address = argument.rpartition(",")
                return self._window("window.move", address, target)
        return "Invalid dispatcher"

    def _lua(self, text: str) -> str:
        found = _LUA_CALL.fullmatch(text)
        fields = (
            {each[1]: each[2] or _unescaped(each[3]) for each in _LUA_FIELD.finditer(found[2])} if found else {}
        )
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
            case (("focus" | "window.close"), ["window"]):
                return self._window(found[1], fields["window"])
            case "window.move", ["window", "workspace"]:
                return self._window(found[1], fields["window"], fields["workspace"])
        return f"error: hl.{found[1]}: invalid arguments"

    def _window(self, what: str, selector: str, target: str = "") -> str:
        client = next((each for each in self.clients if f"address:{each.address}" == selector), None)
        if client is None:
            return self._gone(what)
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
                return self._move(client, target)
        return "ok"

    def _gone(self, what: str) -> str:
        if what == "focus":
            lua = "warning: =[C]:-1: hl.focus: window not found"
            return lua if self._generation == "0.57" else "No such window found"
        if self._generation == "0.52":
            return "closeWindow: no window found" if what == "window.close" else "Window not found"
        return "ok"

    def _move(self, client: Client, target: str) -> str:
        name = self._named(target)
        if name is None:
            return self._invalid()
        if name == client.workspace and self._generation == "0.52":
            return "Not moving to workspace because it didn't change."
        client.workspace = self.shown = name
        return "ok"

    def _show(self, target: str) -> str:
        name = self._named(target)
        if name is None:
            return self._invalid()
        if name == self.shown and self._generation == "0.52":
            return "Previous workspace doesn't exist"
        self.before, self.shown = self.shown, name
        return "ok"

    def _invalid(self) -> str:
        return {
            "0.52": "Error in changeworkspace, invalid value",
            "0.55": "Bad workspace",
            "0.57": "warning: =[C]:-1: Invalid workspace",
        }[self._generation]

    def _named(self, target: str) -> str | None:
        """The name of the workspace that a selector means; None where there is none."""
        here = int(self.shown) if self.shown.isdigit() else 1
        if re.fullmatch(r"[emr]?[+-]\d+", target):
            return str(max(1, here + int(target.lstrip("emr"))))
        match target:
            case "previous":
                return self.before or None
            case "empty":
                taken = {client.workspace for client in self.clients}
                return next(str(number) for number in range(1, 1000) if str(number) not in taken)
            case _ if target.isdigit() or target.startswith("special"):
                return target if target != "9999" else None
        return target.removeprefix("name:") if target.startswith("name:") else None


def _unescaped(literal: str) -> str:
    return re.sub(rb"\\(\d{3})", lambda code: bytes([int(code[1])]), literal.encode()).decode()
