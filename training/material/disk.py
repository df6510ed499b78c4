"""Files as the tools' results have them: paths that fit a search, listings, facts, sizes, texts."""

from collections.abc import Sequence
from typing import Any

from ryxd.tools.text.about import about as says
from ryxd.tools.text.about import value
from training.source import Source
from training.words.filekinds import TYPES
from training.words.made import file_name

NEAR = ("~/Documents", "~/Downloads", "~/Pictures", "~/Desktop", "~/Music", "~/Videos")
_UNITS = (("kB", 1000), ("MB", 1000_000), ("GB", 1000_000_000))


def under(source: Source, base: str) -> str:
    """A folder at or below this one, as results write it; of the home folder one of the usual ones, or another."""
    if base in {"~", "."}:
        base = source.pick([*NEAR, *NEAR, f"~/{source.folder_name()}", "~"])
    base = base.rstrip("/")
    if not base.startswith(("~", "/")):
        base = f"~/{base}"
    return f"{base}/{source.folder_name()}" if source.chance(0.3) else base


def hits(source: Source, words: Sequence[str], extension: str, base: str, count: int) -> list[str]:
    """Paths whose names have these words and this extension (any when empty), below the folder `base`."""
    found: dict[str, None] = {}
    while len(found) < count:
        parts = [source.pick([word, word.lower(), word.capitalize()]) for word in words]
        if not parts or source.chance(0.45 if count > 1 else 0.25):
            parts.append(source.noun())
        if len(found) > 0 and source.chance(0.6):
            parts.append(source.pick([str(source.number(1, 99)), str(source.number(2015, 2026)), source.noun()]))
        ending = extension or source.pick(["pdf", "txt", "docx", "md", "jpg", "png", "odt", "xlsx", "csv", "mp3", "zip"])
        folder = not extension and source.chance(0.06)
        name = file_name(source.rng, parts, "" if folder else ending)
        found[f"{under(source, base)}/{name}" + ("/" if folder else "")] = None
    return list(found)


def many(source: Source) -> int:
    """How many things a search finds: mostly few, at least one."""
    return source.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 5])


def base_name(path: str) -> str:
    """The last part of a path, without the slash of a folder."""
    return path.rstrip("/").rpartition("/")[2]


def entries(source: Source, count: int) -> list[str]:
    """Names in a folder: folders first, each with a slash."""
    folders = sorted({source.folder_name() + "/" for _ in range(source.number(0, max(0, count // 2)))}, key=str.casefold)
    files: dict[str, None] = {}
    while len(folders) + len(files) < count:
        files[source.file_name()] = None
    return [*folders, *sorted(files, key=str.casefold)]


def moment(source: Source) -> str:
    """A time as results have it."""
    day = f"{source.number(2018, 2026)}-{source.number(1, 12):02d}-{source.number(1, 28):02d}"
    clock = f"{source.number(0, 23):02d}:{source.number(0, 59):02d}:{source.number(0, 59):02d}"
    return f"{day} {clock}{source.pick(['+01:00', '+02:00', '+00:00'])}"


def facts(source: Source, path: str) -> dict[str, Any]:
    """What metadata knows of a file."""
    home = source.home().rpartition("/")[2]
    shown = path if path.startswith(("~", "/")) else f"~/{path}"
    changed = moment(source)
    extension = path.rpartition(".")[2].lower()
    data: dict[str, Any] = {
        "path": shown.rstrip("/"), "kind": "file", "size": source.number(1, 10 ** source.number(1, 9)), "changed": changed,
        "accessed": source.pick([changed, moment(source)]), "owner": home, "group": source.pick([home, "users"]),
        "mode": source.pick(["-rw-r--r-- (644)", "-rw-r--r-- (644)", "-rw------- (600)", "-rwxr-xr-x (755)", "-rw-rw-r-- (664)"]), "names": 1,
        "type": TYPES.get(extension, "application/octet-stream"),
    }  # fmt: skip
    if extension in {"png", "jpg", "jpeg", "gif", "webp"}:
        width, height = source.pick([(1920, 1080), (4032, 3024), (source.number(16, 6000), source.number(16, 4000))])
        data |= {"width": width, "height": height}
    return data


def item(path: str, count: int) -> dict[str, Any]:
    """One thing of disk_usage."""
    size = f"{count} bytes" if count < 1000 else ""
    for unit, bytes_ in _UNITS:
        if count >= bytes_:
            size = f"{count / bytes_:.3g} {unit}"
    return {"path": path, "bytes": count, "size": size}


def usage(source: Source, path: str, least: int = 2, most: int = 4) -> dict[str, Any]:
    """What disk_usage says of a folder."""
    top = path.rstrip("/") or "/"
    if not top.startswith(("~", "/")):
        top = f"~/{top}"
    sizes = sorted((source.number(1, 99) * 10 ** source.number(3, 9) + source.number(0, 999) for _ in range(source.number(least, most))), reverse=True)
    names = entries(source, len(sizes))
    source.rng.shuffle(names)
    inside = [item(f"{top}/{name.rstrip('/')}", size) for name, size in zip(names, sizes, strict=True)]
    largest = []
    for name, size in zip(names, sizes, strict=True):
        if name.endswith("/"):
            largest.append(item(f"{top}/{name}{source.file_name()}", size * source.number(40, 99) // 100))
        else:
            largest.append(item(f"{top}/{name}", size))
    largest.sort(key=lambda each: -int(each["bytes"]))
    total = sum(sizes) + source.number(0, 3) * 1000
    return {"total": item(top, total), "files": source.number(len(sizes), 9999), "entries": inside, "largest": largest}


def numbered(lines: Sequence[str], first: int = 1) -> str:
    """Lines as read_file gives them."""
    return "\n".join(f"{number}\t{line}" for number, line in enumerate(lines, start=first))


def about(source: Source, lines: Sequence[str], word: str) -> dict[str, Any]:
    """What read_file gives of lines where only those about something are asked for."""
    places = says(lines, word)
    if not places:
        note = source.by(f"[no line says “{word}”]", f"[in keiner Zeile steht „{word}“]")
        return {"text": numbered(lines), "total": len(lines), "note": note}
    text = "\n".join(f"{place + 1}\t{lines[place]}" for place in places)
    return {"text": text, "total": len(lines), "about": word, "value": value([lines[place] for place in places], word)}


def missing(source: Source, path: str, near: Sequence[str] = ()) -> str:
    """How tools say that a path is not there."""
    folder = path.rstrip("/").rpartition("/")[0] or "~"
    there = f": {', '.join(near)}" if near else ""
    if source.german:
        return f"Datei oder Ordner nicht gefunden: {path}; in {folder} gibt es{there or ' nichts Ähnliches'}"
    return f"no such file or folder: {path}; in {folder} there is{there or ' nothing like it'}"
