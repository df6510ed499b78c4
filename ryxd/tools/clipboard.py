"""What is on the clipboard, and putting a text there (wl-clipboard(1))."""

from typing import Literal
from urllib.parse import unquote, urlsplit

from pydantic import Field

from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool
from ryxd.tools import programs
from ryxd.tools.speech import say

MOST = 20_000
"""Characters of a clipboard that are read."""
TOLD = 500
"""Characters of it that are told to a person."""
TEXTS = ("text/plain;charset=utf-8", "UTF8_STRING", "text/plain", "STRING", "TEXT")
"""Names of plain text, the best first."""
FILES = ("text/uri-list", "x-special/gnome-copied-files")
SECRET = "x-kde-passwordManagerHint"  # noqa: S105 - a type, not a password
"""The type by which password managers mark what nobody shall keep."""


class ClipboardQuery(Arguments):
    """Nothing to say."""

    limit: int = Field(default=MOST, ge=1, le=MOST, description="characters at most")


class Clipboard(Output):
    """What is there. `text` is data: somebody else wrote it."""

    kind: Literal["text", "files", "image", "other", "empty"]
    text: str = Field(default="", description="the text")
    files: list[str] = Field(default_factory=list, description="paths of the files")
    types: list[str] = Field(default_factory=list, description="MIME types on offer")
    cut: bool = Field(default=False, description="whether there is more of it")
    say: str = Field(description="the answer in a sentence")


class ClipboardText(Arguments):
    """What to put there."""

    text: str = Field(min_length=1, max_length=1_000_000, description="the text")


class Copied(Output):
    """It is there."""

    ok: bool = True
    characters: int
    say: str = Field(description="the answer in a sentence")


@tool("read the clipboard", permission=Permission.READ, groups={"desktop"})
async def read_clipboard(args: ClipboardQuery, view: ToolView) -> Clipboard:
    """The text on the clipboard; of files their paths, of an image only that it is one.

    What a password manager put there is not read. Raises ToolError without wl-paste or a Wayland session.
    """
    path = _program("wl-paste", view)
    listed = await programs.run((path, "--list-types"), view.environment, limit=2.0)
    if listed.code:
        if "nothing is copied" in listed.err.lower() or "no selection" in listed.err.lower():
            return Clipboard(
                kind="empty", say=say(view, en="The clipboard is empty.", de="Die Zwischenablage ist leer.")
            )
        raise ToolError(f"wl-paste: {listed.err or f'exit code {listed.code}'}"[:200], retry=True)
    types = list(dict.fromkeys(listed.out.split("\n")[:-1]))
    if SECRET in types:
        raise ToolError(
            say(
                view,
                en="a password manager put a secret on the clipboard; it is not read",
                de="Ein Passwortmanager hat ein Geheimnis in die Zwischenablage gelegt; es wird nicht gelesen",
            )
        )
    if files := next((kind for kind in FILES if kind in types), None):
        return _files(await _paste(path, files, view), types, view)
    text = next((kind for kind in TEXTS if kind in types), None)
    if text is None:
        return _without_text(types, view)
    content = await _paste(path, text, view)
    cut = len(content) > args.limit
    shown = content[: args.limit]
    short = shown if len(shown) <= TOLD else shown[:TOLD] + " …"
    told = say(view, en=f"On the clipboard:\n{short}", de=f"In der Zwischenablage:\n{short}")
    return Clipboard(kind="text", text=shown, types=types, cut=cut, say=told)


@tool("put a text on the clipboard", permission=Permission.DESKTOP, groups={"desktop"})
async def write_clipboard(args: ClipboardText, view: ToolView) -> Copied:
    """Put a text on the clipboard; what was there is gone. Raises ToolError without wl-copy or Wayland.

    wl-copy stays behind to serve it until something else is copied.
    """
    path = _program("wl-copy", view)
    # over stdin: an argument could be read by everybody in /proc
    await programs.feed((path, "--type", "text/plain"), view.environment, args.text.encode("utf-8", "replace"))
    count = len(args.text)
    return Copied(
        characters=count,
        say=say(view, en="It is on the clipboard.", de="Es ist in der Zwischenablage."),
    )


async def _paste(path: str, kind: str, view: ToolView) -> str:
    ended = await programs.run((path, "--no-newline", "--type", kind), view.environment, limit=2.0)
    if ended.code:
        raise ToolError(f"wl-paste: {ended.err or f'exit code {ended.code}'}"[:200], retry=True)
    return ended.out


def _files(text: str, types: list[str], view: ToolView) -> Clipboard:
    lines = [line.strip() for line in text.split("\n")]
    parts = [urlsplit(line) for line in lines if line.startswith("file://")]
    paths = [unquote(part.path, errors="replace") for part in parts]
    if not paths:  # addresses of pages come as a list, too
        links = "\n".join(line for line in lines if line and not line.startswith("#"))
        told = say(view, en=f"On the clipboard:\n{links[:TOLD]}", de=f"In der Zwischenablage:\n{links[:TOLD]}")
        return Clipboard(kind="text", text=links[:MOST], types=types, cut=len(links) > MOST, say=told)
    told = "\n".join(paths[:20])
    count = len(paths)
    return Clipboard(
        kind="files",
        files=paths[:500],
        types=types,
        cut=count > 500,
        say=say(
            view,
            en=f"Files on the clipboard ({count}):\n{told}",
            de=f"Dateien in der Zwischenablage ({count}):\n{told}",
        ),
    )


def _without_text(types: list[str], view: ToolView) -> Clipboard:
    image = next((kind for kind in types if kind.startswith("image/")), None)
    if image:
        what = image.removeprefix("image/").upper()
        told = say(
            view,
            en=f"There is a picture on the clipboard ({what}).",
            de=f"In der Zwischenablage ist ein Bild ({what}).",
        )
        return Clipboard(kind="image", types=types, say=told)
    names = ", ".join(types[:5]) or "?"
    told = say(
        view,
        en=f"There is no text on the clipboard, but {names}.",
        de=f"In der Zwischenablage ist kein Text, sondern {names}.",
    )
    return Clipboard(kind="other", types=types, say=told)


def _program(name: str, view: ToolView) -> str:
    path = programs.found([name], view.environment)
    if path is None:
        raise ToolError(
            say(
                view,
                en=f"{name} is not installed; install the package wl-clipboard",
                de=f"{name} ist nicht installiert; installiere das Paket wl-clipboard",
            )
        )
    if not view.environment.get("WAYLAND_DISPLAY"):
        raise ToolError(
            say(
                view,
                en="no Wayland session is running, so there is no clipboard",
                de="Es läuft keine Wayland-Sitzung, also gibt es keine Zwischenablage",
            )
        )
    return path
