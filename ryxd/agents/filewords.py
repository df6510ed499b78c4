"""What was done to files, and what was found in them, told to a person: short, and with the way back."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.action import Action, Result

SHOWN = 10
"""Files that an answer names."""
KINDS: Mapping[str, Mapping[str, str]] = {
    "de": {"file": "Datei", "folder": "Ordner", "link": "Verweis", "socket": "Socket", "device": "Gerät"},
}
MATCHES = 40
"""Lines found in files that it shows."""


def tell(action: Action, result: Result, language: str) -> str | None:
    """The Result of a file tool in words; None for any other tool."""
    teller = TELLERS.get(action.tool)
    return None if teller is None else teller(action, result, language)


def recovered(result: Result, language: str) -> str | None:
    """What is known of an Action that was done before ryxd was killed: its changes; None for any other Result."""
    if not (result.partial and result.report.get("recovered")):
        return None
    return _joined(*_texts(result.data, "changes"), say(language, "take_back", command="ryxctl undo"))


def _written(_action: Action, result: Result, language: str) -> str:
    data = result.data
    note = str(data.get("note") or "")
    if not data.get("changes"):
        return note or say(language, "fine")
    lines = int(data["lines"])
    count = say(language, "line" if lines == 1 else "lines", count=lines)
    key = "file_made" if data.get("made") else "file_changed"
    told = say(language, key, path=data["path"], lines=count)
    return _joined(told, note, _back(data, language))


def _patched(_action: Action, result: Result, language: str) -> str:
    return _listed("files_patched", result.data, language)


def _moved(_action: Action, result: Result, language: str) -> str:
    return _listed("files_moved", result.data, language)


def _copied(_action: Action, result: Result, language: str) -> str:
    return _listed("files_copied", result.data, language)


def _renamed(_action: Action, result: Result, language: str) -> str:
    return _listed("files_renamed", result.data, language)


def _trashed(_action: Action, result: Result, language: str) -> str:
    return _listed("files_trashed", result.data, language)


def _folder(_action: Action, result: Result, language: str) -> str:
    made = say(language, "folder_made", path=_texts(result.data, "done")[0])
    return _joined(made, _back(result.data, language))


def _listed(key: str, data: Mapping[str, Any], language: str) -> str:
    done = _texts(data, "done")
    more = [say(language, "and_more", count=len(done) - SHOWN)] if len(done) > SHOWN else []
    head = say(language, key)
    told = f"{head} {done[0]}" if len(done) == 1 else "\n".join((head, *done[:SHOWN], *more))
    return _joined(told, _back(data, language))


def _back(data: Mapping[str, Any], language: str) -> str:
    """How to take it back: one change by its id, several as what was done last."""
    changes = _texts(data, "changes")
    command = f"ryxctl undo {changes[0]}" if len(changes) == 1 else "ryxctl undo"
    return say(language, "take_back", command=command) if changes else ""


def _paths(action: Action, result: Result, language: str) -> str:
    matches = _texts(result.data, "matches")
    count = int(result.data.get("count", 0))
    if not matches:
        return say(language, "no_path", pattern=action.args.get("pattern", ""))
    more = [say(language, "and_more", count=count - SHOWN)] if count > SHOWN else []
    return "\n".join((*matches[:SHOWN], *more, *_partly(result, language)))


def _found(action: Action, result: Result, language: str) -> str:
    matches = _texts(result.data, "matches")
    if not matches:
        return say(language, "no_text", pattern=action.args.get("pattern", ""), path=action.args.get("path", "."))
    more = [say(language, "and_more", count=len(matches) - MATCHES)] if len(matches) > MATCHES else []
    return "\n".join((*matches[:MATCHES], *more, *_partly(result, language)))


def _facts(_action: Action, result: Result, language: str) -> str:
    data = result.data
    lines = [str(data["path"])]
    kind = KINDS.get(language, {}).get(str(data["kind"]), data["kind"])
    kinds = f"{kind} {data.get('type') or ''}".strip()
    lines.append(kinds)
    if "target" in data:
        lines.append(f"→ {data['target']}")
    if "entries" in data:
        lines.append(say(language, "entries", count=data["entries"]))
    else:
        lines.append(_size(int(data["size"])))
    if "width" in data:
        lines.append(f"{data['width']} × {data['height']}")
    lines.append(say(language, "changed_at", time=data["changed"]))
    lines.append(f"{data['owner']}:{data['group']} {data['mode']}")
    return "\n".join(lines)


def _usage(_action: Action, result: Result, language: str) -> str:
    data = result.data
    total = data["total"]
    head = say(language, "usage", path=total["path"], size=total["size"], files=data["files"])
    entries = [f"{item['size']:>8}  {item['path']}" for item in data.get("entries", ())[:SHOWN]]
    return "\n".join((head, *entries, *_partly(result, language)))


def _partly(result: Result, language: str) -> Sequence[str]:
    return [say(language, "partial")] if result.partial else []


def _texts(data: Mapping[str, Any], key: str) -> list[str]:
    return [str(text) for text in data.get(key) or ()]


def _joined(*parts: str) -> str:
    return "\n".join(part for part in parts if part)


def _size(count: float) -> str:
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000:
            return f"{count:.3g} {unit}"
        count /= 1000
    return f"{count:.3g} TB"


TELLERS: Mapping[str, Callable[[Action, Result, str], str]] = {
    "write_file": _written,
    "append_file": _written,
    "edit_file": _written,
    "multi_edit": _written,
    "apply_patch": _patched,
    "move_file": _moved,
    "copy_file": _copied,
    "rename_files": _renamed,
    "trash_file": _trashed,
    "make_folder": _folder,
    "glob": _paths,
    "grep": _found,
    "metadata": _facts,
    "disk_usage": _usage,
}
