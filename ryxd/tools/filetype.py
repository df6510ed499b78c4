"""What kind of file is this? By what is in it first, by its name second."""

import mimetypes
from dataclasses import dataclass
from pathlib import Path

MAGIC = (
    (b"\x7fELF", "application/x-executable", "Linux program"),
    (b"MZ", "application/x-msdownload", "Windows program"),
    (b"\xca\xfe\xba\xbe", "application/java-vm", "Java class"),
    (b"%PDF-", "application/pdf", "PDF"),
    (b"\x89PNG\r\n", "image/png", "PNG"),
    (b"\xff\xd8\xff", "image/jpeg", "JPEG"),
    (b"GIF8", "image/gif", "GIF"),
    (b"PK\x03\x04", "application/zip", "ZIP"),
    (b"\x1f\x8b", "application/gzip", "GZIP"),
    (b"\x28\xb5\x2f\xfd", "application/zstd", "ZSTD"),
    (b"\xfd7zXZ\x00", "application/x-xz", "XZ"),
    (b"7z\xbc\xaf\x27\x1c", "application/x-7z-compressed", "7-Zip"),
    (b"SQLite format 3\x00", "application/vnd.sqlite3", "SQLite"),
    (b"OggS", "audio/ogg", "Ogg"),
    (b"fLaC", "audio/flac", "FLAC"),
    (b"ID3", "audio/mpeg", "MP3"),
    (b"\x1aE\xdf\xa3", "video/x-matroska", "Matroska"),
    (b"GGUF", "application/octet-stream", "GGUF"),
)
"""First bytes, MIME type, name for people."""

PROGRAMS = frozenset(
    (
        ".desktop", ".appimage", ".exe", ".msi", ".com", ".bat", ".cmd", ".ps1", ".vbs", ".scr", ".lnk", ".jar",
        ".jnlp", ".run", ".flatpakref", ".flatpak", ".snap", ".deb", ".rpm",
        ".url", ".webloc", ".kdelnk", ".apk",
    )
)  # fmt: skip
"""Endings that some application runs, installs or follows instead of showing them."""

RUNNING = frozenset({"application/x-executable", "application/x-msdownload", "application/java-vm"})

ZIPPED = {
    ".docx": "Word", ".xlsx": "Excel", ".pptx": "PowerPoint", ".odt": "OpenDocument", ".ods": "OpenDocument",
    ".odp": "OpenDocument", ".epub": "EPUB",
}  # fmt: skip
"""Formats that are ZIP files inside."""


@dataclass(frozen=True)
class FileType:
    """A kind of file; `runs` when opening it could run code."""

    mime: str
    name: str
    text: bool
    runs: bool = False


def kind_of(path: Path, head: bytes) -> FileType:
    """The kind of a file, from its name and its first bytes."""
    ending = path.suffix.lower()
    guessed = mimetypes.guess_type(path.name)[0]
    mime, name = next(((mime, name) for magic, mime, name in MAGIC if head.startswith(magic)), ("", ""))
    text = not mime and not _binary(head)
    if text or ending in ZIPPED or (mime == "application/zip" and guessed) or not mime:
        mime = guessed or ("text/plain" if text else "application/octet-stream")
        name = (
            ZIPPED.get(ending) or name or ending.removeprefix(".").upper() or ("text" if text else "binary data")
        )
    return FileType(mime, name, text, ending in PROGRAMS or mime in RUNNING)


def _binary(head: bytes) -> bool:
    """Whether these bytes are no text in any usual encoding."""
    if head.startswith((b"\xff\xfe", b"\xfe\xff")):
        return False  # UTF-16 by its mark
    if b"\0" in head:
        return True
    control = sum(byte < 32 and byte not in b"\t\n\r\f\b\x1b" for byte in head)
    return control * 50 > len(head)
