"""What tools give in typed conversations: of each result only what matters is typed, the rest is made here."""

import datetime as dt
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from ryxd.tools.calculator import Sum, calculate
from training.families.calculate import at_once
from training.families.clipboard import on_it
from training.families.clock import time_told
from training.families.dates import day_told
from training.families.page import page_about
from training.families.sound import state as volume
from training.families.windows import CLOSED, FRONT
from training.material import disk
from training.material.filing import changes
from training.material.listener import listener
from training.material.reports import battery_told, disks_told, memory_told, network_told, processes_told
from training.source import Source
from training.words.programs import own_name, player, song

Args = Mapping[str, Any]


@dataclass(frozen=True)
class _Call:
    source: Source
    args: Args
    found: Any
    """What was typed of the result."""
    today: dt.date


def given(source: Source, tool: str, args: Args, found: Any, today: dt.date) -> dict[str, Any]:
    """The fields of the tool's result: `found` is what was typed of it, None where nothing was. Raises KeyError for a tool that has no place here."""
    return _GIVES[tool](_Call(source, args, found, today))


def _matches(call: _Call) -> dict[str, Any]:
    return {"matches": list(call.found), "count": len(call.found)}


def _listing(call: _Call) -> dict[str, Any]:
    return {"entries": list(call.found), "count": len(call.found)}


def _opened(_: _Call) -> dict[str, Any]:
    return {"ok": True}


def _text(call: _Call) -> dict[str, Any]:
    lines = call.found.split("\n")
    if "about" in call.args:
        return disk.about(call.source, lines, call.args["about"])
    return {"text": disk.numbered(lines), "total": len(lines)}


def _facts(call: _Call) -> dict[str, Any]:
    return disk.facts(call.source, call.args["path"]) | ({"size": call.found["size"]} if call.found and "size" in call.found else {})


def _usage(call: _Call) -> dict[str, Any]:
    items = [disk.item(path.rstrip("/"), size) for path, size in call.found]
    total = disk.item(call.args["path"].rstrip("/"), sum(size for _, size in call.found))
    return {"total": total, "files": call.source.number(len(items), 9999), "entries": items, "largest": items}


def _clipboard(call: _Call) -> dict[str, Any]:
    return on_it(call.source, call.found)


def _copied(call: _Call) -> dict[str, Any]:
    return {"ok": True, "characters": len(call.args["text"]), "say": call.source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")}


def _memories(call: _Call) -> dict[str, Any]:
    if isinstance(call.found, str):
        raise TypeError(f"memories are a list: {call.found!r}")
    return {"memories": [{"id": f"m{call.source.number(1, 400)}", "text": text, "day": disk.moment(call.source)[:10]} for text in call.found]}


def _relocated(call: _Call) -> dict[str, Any]:
    to = str(call.args.get("to", "")).rstrip("/")
    done = [f"{path} → {to}/{disk.base_name(path)}" for path in call.args.get("paths", [])]
    return {"done": done, "changes": changes(call.source, max(1, len(done)))}


def _renamed(call: _Call) -> dict[str, Any]:
    done = [f"{each['path']} → {each['name']}" for each in call.args.get("pairs", [])]
    return {"done": done, "changes": changes(call.source, max(1, len(done)))}


def _trashed(call: _Call) -> dict[str, Any]:
    return {"done": list(call.args["paths"]), "changes": changes(call.source, len(call.args["paths"]))}


def _folder(call: _Call) -> dict[str, Any]:
    return {"done": [call.args["path"].rstrip("/") + "/"], "changes": changes(call.source)}


def _changed(call: _Call) -> dict[str, Any]:
    at = call.args["path"] if call.args["path"].startswith(("~", "/")) else f"~/{call.args['path']}"
    return {"path": at, "lines": 1, "changes": changes(call.source)}


def _sum(call: _Call) -> dict[str, Any]:
    told: dict[str, Any] = at_once(calculate.run(Sum(expression=call.args["expression"]), listener(call.source))).model_dump()
    return told


def _loud(call: _Call) -> dict[str, Any]:
    level = call.args.get("level", call.source.number(0, 100))
    return volume(call.source, level, muted=bool(call.args.get("mute")), device=call.args.get("device", "output"))


def _bright(call: _Call) -> dict[str, Any]:
    level = call.args.get("level", call.source.number(5, 100))
    return {"ok": True, "level": level, "say": call.source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")}


def _pressed(call: _Call) -> dict[str, Any]:
    state = {"pause": "paused", "stop": "stopped"}.get(call.args["command"], "playing")
    title = song(call.source)
    say = {
        "paused": call.source.by("Paused.", "Pausiert."), "stopped": call.source.by("Stopped.", "Angehalten."),
        "playing": call.source.by(f"Playing: {title}.", f"Wiedergabe läuft: {title}."),
    }[state]  # fmt: skip
    return {"ok": True, "state": state, "title": title, "player": (call.args.get("player") or player(call.source)).lower(), "say": say}


def _playing(call: _Call) -> dict[str, Any]:
    title, who = call.found or song(call.source), (call.args.get("player") or player(call.source)).lower()
    return {"state": "playing", "title": title, "player": who, "say": call.source.by(f"Playing: {title} ({who}).", f"Es läuft: {title} ({who}).")}


def _window(call: _Call) -> dict[str, Any]:
    app = call.args.get("window") or call.args.get("arg") or call.source.made_word()
    if call.args["action"] == "move_to_workspace":
        app = call.args.get("window") or call.source.made_word()
        say = call.source.by(f"{app} is on workspace {call.args.get('arg', 1)}.", f"{app} ist auf Arbeitsfläche {call.args.get('arg', 1)}.")
    else:
        say = call.source.by(*(CLOSED if call.args["action"] == "close" else FRONT)).replace("{app}", app)
    return {"ok": True, "window": app, "say": say}


def _windows(call: _Call) -> dict[str, Any]:
    windows = [
        {"address": f"0x{call.source.rng.getrandbits(44):x}", "app": app, "title": title, "workspace": str(space), "pid": call.source.number(500, 99999)}
        for app, title, space in call.found
    ]
    told = [f"{each['workspace']}: {each['app']} – {each['title']}" for each in windows]
    return {"windows": windows, "say": "\n".join([call.source.by("Open windows, by workspace:", "Offene Fenster, nach Arbeitsfläche:"), *told])}


def _shown(call: _Call) -> dict[str, Any]:
    return {"ok": True, "say": call.source.by(f"Workspace {call.args['target']} is shown.", f"Arbeitsfläche {call.args['target']} ist zu sehen.")}


def _program(call: _Call) -> dict[str, Any]:
    known = own_name(call.args["name"])
    return {"ok": True, "started": True, "app": known, "say": call.source.by(f"{known} is starting.", f"{known} wird gestartet.")}


def _page(call: _Call) -> dict[str, Any]:
    url = call.args["url"] if "://" in call.args["url"] else f"https://{call.args['url']}"
    host = (urlsplit(url).hostname or url).removeprefix("www.")
    return {"ok": True, "url": url, "say": call.source.by(f"{host} is open.", f"{host} ist geöffnet.")}


def _page_text(call: _Call) -> dict[str, Any]:
    title = call.found.split("\n")[0][:60]
    told = page_about(call.source, call.found, call.args["about"]) if "about" in call.args else {"text": call.found}
    return {"url": call.args["url"], "title": title, **told}


def _hits(call: _Call) -> dict[str, Any]:
    return {"results": [{"title": title, "url": url, "snippet": f"{title}."} for title, url in call.found or ()]}


def _ended(call: _Call) -> dict[str, Any]:
    name = call.args.get("name") or str(call.args.get("pid"))
    return {"ended": [call.source.number(300, 400000)], "say": call.source.by(f"{name} has ended.", f"{name} ist beendet.")}


def _locked(call: _Call) -> dict[str, Any]:
    return {"ok": True, "say": call.source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")}


def _pictured(call: _Call) -> dict[str, Any]:
    path = f"{call.source.home()}/{call.source.by('Pictures', 'Bilder')}/Screenshots/{disk.moment(call.source)[:10]}_{call.source.number(10, 23)}-{call.source.number(10, 59)}-00.png"
    return {"path": path, "say": call.source.by(f"The screenshot is {path}.", f"Das Bildschirmfoto ist {path}.")}


_GIVES: dict[str, Callable[[_Call], dict[str, Any]]] = {
    "search_files": _matches, "glob": _matches, "grep": _matches, "list_dir": _listing, "read_file": _text, "metadata": _facts,
    "disk_usage": _usage, "read_clipboard": _clipboard, "write_clipboard": _copied, "recall": _memories, "move_file": _relocated,
    "copy_file": _relocated, "rename_files": _renamed, "trash_file": _trashed, "make_folder": _folder, "write_file": _changed,
    "append_file": _changed, "edit_file": _changed, "calculate": _sum, "set_volume": _loud, "get_volume": _loud, "set_brightness": _bright,
    "media": _pressed, "playing": _playing, "window": _window, "list_windows": _windows, "workspace": _shown, "open_app": _program,
    "open_url": _page, "read_page": _page_text, "search_web": _hits, "end_process": _ended, "lock_screen": _locked, "screenshot": _pictured,
    "open_file": _opened,
    "remember": lambda call: {"id": f"m{call.source.number(1, 400)}", "text": call.args["text"], "scope": "global"},
    "forget": lambda call: {"texts": list(call.found or [call.args.get("query", "")]), "count": 1},
    "get_time": lambda call: time_told(call.source, place=call.args.get("zone", "")),
    "get_date": lambda call: day_told(call.source, call.today, call.args.get("days", 0)),
    "battery": lambda call: battery_told(call.source, listener(call.source)),
    "disks": lambda call: disks_told(call.source, listener(call.source)),
    "memory_state": lambda call: memory_told(call.source, listener(call.source)),
    "network_state": lambda call: network_told(call.source, listener(call.source), addresses=bool(call.args.get("addresses"))),
    "list_processes": lambda call: processes_told(call.source, listener(call.source), call.args.get("sort", "cpu"), call.args.get("limit", 5)),
    "power": lambda call: {"ok": True, "say": call.source.by("It is done.", "Es geht los.")},
    "ask_user": lambda call: {"answer": call.found},
    "shell": lambda call: {"code": 0, "out": call.found or "", "err": "", "changed": [], "count": 0, "note": ""},
}  # fmt: skip
