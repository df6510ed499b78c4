"""What the commands about models show: tables of models, a bar of progress, the question before deleting."""

import time
from os import isatty

from ryxctl import hot
from ryxctl.line import Connection
from ryxctl.screen import Screen, err, out
from ryxctl.socket_path import socket_path

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from collections.abc import Callable, Sequence
    from typing import Any

BAR = 20
"""Characters of a whole bar."""


def size(count: int) -> str:
    """Bytes for people, as disks and download pages count."""
    for unit, name in ((10**9, "GB"), (10**6, "MB"), (1000, "kB")):
        if count >= unit:
            return f"{count / unit:.1f} {name}" if unit == 10**9 else f"{count / unit:.0f} {name}"
    return f"{count} B"


def bar(event: "dict[str, Any]") -> str:
    """How far it is: file, a bar, bytes, rate and what remains."""
    done, total = event["done"], event["total"] or 1
    full = BAR * done // total
    parts = [f"{'█' * full}{'░' * (BAR - full)} {100 * done // total:3}%", f"{size(done)} of {size(total)}"]
    if event.get("rate"):
        parts.append(f"{size(event['rate'])}/s")
    if event.get("remaining"):
        parts.append(f"{_duration(event['remaining'])} left")
    return f"{event['text']}  {'  '.join(parts)}"


def _duration(seconds: int) -> str:
    if seconds < 60:
        return f"{seconds} s"
    return f"{seconds // 60} min" if seconds < 3600 else f"{seconds // 3600} h {seconds % 3600 // 60:02} min"


def remove(call: "hot.Call") -> int:
    """Delete a model after a question; without a terminal to ask on, only with --yes. Raises Stop."""
    connection = Connection(socket_path(call.socket))
    said = connection.answer(connection.send(call.name, call.params))
    if not said["deleted"] and not call.json and err().tty and isatty(0) and _sure(said):
        said = connection.answer(connection.send(call.name, {**call.params, "yes": True}))
    if call.json:
        from ryxctl.render import as_json

        out().line(as_json(said))
    else:
        out().line(_removed(said))
    return 0 if said["deleted"] else 5


def _sure(said: "dict[str, Any]") -> bool:
    from ryxctl.choice import choose

    choices = [{"key": "delete", "label": "Delete"}, {"key": "no", "label": "No"}]
    what = f"the link {said['name']}; the file stays" if said["link"] else f"{said['name']} ({size(said['size'])})"
    return choose({"question": f"Delete {what}?", "choices": choices}, err(), ()) == "delete"


def _removed(said: "dict[str, Any]") -> str:
    what = "the link" if said["link"] else f"{size(said['size'])},"
    where = ", ".join(said["paths"])
    if said["deleted"]:
        return f"deleted {what} {where}"
    return f"not deleted: {what} {where}; --yes deletes without a question"


def show(screen: Screen, name: str, result: "dict[str, Any]") -> None:
    """Print the reply of a command about models."""
    layouts: dict[str, Callable[[Screen, dict[str, Any]], None]] = {
        "models_list": _list,
        "models_import": _import,
        "models_use": _use,
        "models_free": _free,
        "models_why": _why,
    }
    if name in layouts:
        layouts[name](screen, result)
    else:
        from ryxctl.render import fields

        fields(screen, result)


def _table(screen: Screen, rows: "Sequence[Sequence[str]]", styles: "Sequence[str]") -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    for row, style in zip(rows, styles, strict=True):
        line = "  ".join(f"{cell:{width}}" for cell, width in zip(row, widths, strict=True))
        screen.line(f"  {line}".rstrip(), style)


def _list(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line("Tiers", "bold")
    by_path = {each["path"]: each for each in result["files"]}
    tiers = [_tier(info, by_path.get(info.get("path"))) for info in result["tiers"]]
    styles = [{"ready": "good", "busy": "good", "failed": "bad"}.get(i["state"], "") for i in result["tiers"]]
    _table(screen, tiers, styles)
    for info in result["tiers"]:
        if info.get("error"):
            screen.line(f"  {info['tier']}: {info['error']}", "bad")
    screen.line(f"Models in {result['folder']}", "bold")
    _table(screen, [_file(each) for each in result["files"]], ["" for _ in result["files"]])
    for each in result["files"]:
        if each.get("problem"):
            screen.line(f"  {each['name']}: {each['problem']}", "bad")
    if result["advice"]:
        vram = f", {size(result['vram'])} on the graphics card" if result["vram"] else ""
        screen.line(f"What would suit this machine ({size(result['memory'])} of memory{vram})", "bold")
        for each in result["advice"]:
            facts = f"{size(each['size'])}, takes {size(each['needs'])} of memory, {each['licence']}"
            screen.line(f"  {each['tier']:6}  {each['title']}: {facts}")
            screen.line(f"          ryxctl models pull {each['repo']} {each['file']}", "dim")


def _tier(info: "dict[str, Any]", file: "dict[str, Any] | None") -> "list[str]":
    state = info["state"]
    if state == "loading":
        state += f" {info.get('progress', 0):.0%}"
    if state == "unconfigured":
        return [info["tier"], "-", "no model of its own", "", "", "", ""]
    name = file["name"] if file else (info.get("path") or "?").rpartition("/")[2]
    context = f"{info['context']} tokens" if info.get("context") else ""
    memory = size(info["memory"] + info["vram"]) if info.get("memory") or info.get("vram") else ""
    return [info["tier"], state, name, memory, context, _where(info), _until(info)]


def _where(info: "dict[str, Any]") -> str:
    layers, on_gpu = info.get("layers", 0), info.get("gpu_layers", 0)
    if info["state"] not in ("ready", "busy"):
        return ""
    device = info.get("device") or ("GPU" if on_gpu else "CPU")
    return f"{on_gpu} of {layers} layers on {device}" if 0 < on_gpu < layers else device


def _until(info: "dict[str, Any]") -> str:
    if info.get("pinned"):
        return "stays loaded"
    if info.get("until"):
        return f"until {time.strftime('%H:%M', time.localtime(info['until'] / 1000))}"
    return ""


def _file(each: "dict[str, Any]") -> "list[str]":
    words = {"starter": "ships with ryx", "own": "your own", "linked": "links to"}
    source = words.get(each["source"], each["source"])
    place, _, commit = each["origin"].partition("@")
    return [
        each["name"],
        size(each["size"]),
        each["quantisation"] or "-",
        _parameters(each["parameters"]),
        _fits(each),
        ", ".join(each["tiers"]),
        f"{source} {place}{'@' if commit else ''}{commit[:8]}".rstrip(),
    ]


def _parameters(count: int) -> str:
    return f"{count / 10**9:.1f}B" if count >= 10**9 else f"{count / 10**6:.0f}M" if count else "-"


def _fits(each: "dict[str, Any]") -> str:
    if each["fits"] is None:
        return "-"
    return f"takes {size(each['needs'])}" + ("" if each["fits"] else ": too large")


def _import(screen: Screen, result: "dict[str, Any]") -> None:
    if result["linked"]:
        for name in result["linked"]:
            screen.line(f"linked {name}; to use it: ryxctl models use {name} --tier small", "good")
        return
    usable = [each for each in result["found"] if not each["skipped"]]
    if usable:
        _table(screen, [_found(each) for each in usable], ["dim" if each["linked"] else "" for each in usable])
        screen.line("ryxctl models import NAME links one", "dim")
    for each in result["found"]:
        if each["skipped"]:
            screen.line(f"  skipped {each['name']} ({each['program']}): {each['skipped']}", "dim")
    if not result["found"]:
        where = ", ".join(result["folders"]) or "no program that keeps models has a folder here"
        screen.line(f"no models found ({where}); ryxctl models import PATH looks elsewhere")


def _found(each: "dict[str, Any]") -> "list[str]":
    known = "linked" if each["linked"] else ""
    facts = [size(each["size"]), each["quantisation"] or "-", _parameters(each["parameters"]), _fits(each)]
    return [each["name"], *facts, each["program"], known, each["path"]]


def _use(screen: Screen, result: "dict[str, Any]") -> None:
    if result.get("warning"):
        err().line(f"ryxctl: {result['warning']}", "warn")
    told = f"{result['path']} serves the {result['tier']} tier" if result.get("path") else "taken back"
    screen.line(told if result["changed"] else f"{told}; nothing changed")


def _free(screen: Screen, result: "dict[str, Any]") -> None:
    screen.line(f"{size(result['freed'])} of memory are free again")


def _why(screen: Screen, result: "dict[str, Any]") -> None:
    for line in result["lines"]:
        screen.line(line)
