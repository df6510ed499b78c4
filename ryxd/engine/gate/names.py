"""Which files, folders and kinds of file the words name."""

from __future__ import annotations

import re

from ryxd.engine.gate.text import Token
from ryxd.engine.gate.vocabulary import vocabulary
from ryxd.tools.search import kinds

_FILE_NAME = re.compile(r"[\w.+@*?\[\]{}-]*[\w*?\]]\.[A-Za-z][A-Za-z0-9]{0,7}|\.[a-z][\w.-]+")
_PATH = re.compile(r"(?:~|\.{1,2})?/\S*|~|\.{1,2}|\$HOME\S*|[A-Za-z_.-][\w.-]*/[\w./*-]*")
_EXTENSIONS = {
    "pdf": "pdf",
    "pdfs": "pdf",
    "jpg": "jpg",
    "jpgs": "jpg",
    "jpeg": "jpeg",
    "jpegs": "jpeg",
    "png": "png",
    "pngs": "png",
    "svg": "svg",
    "svgs": "svg",
    "gif": "gif",
    "gifs": "gif",
    "mp3": "mp3",
    "mp3s": "mp3",
    "mp4": "mp4",
    "mkv": "mkv",
    "zip": "zip",
    "zips": "zip",
    "csv": "csv",
    "csvs": "csv",
    "json": "json",
    "toml": "toml",
    "yaml": "yaml",
    "xml": "xml",
    "html": "html",
    "php": "php",
    "python": "py",
    "markdown": "md",
    "rust": "rs",
    "java": "java",
    "javascript": "js",
    "docx": "docx",
    "odt": "odt",
    "xlsx": "xlsx",
    "txt": "txt",
    "text": "txt",
    "iso": "iso",
    "epub": "epub",
    "epubs": "epub",
    "log": "log",
    "tex": "tex",
    "latex": "tex",
    **{each: each for each in ("heic", "webp", "avif", "wav", "flac", "m4a", "ods", "odp", "pptx")},
}
_SELF_EVIDENT = vocabulary("""
    pdf pdfs jpg jpgs jpeg jpegs png pngs svg svgs gifs mp3 mp3s csv csvs docx odt xlsx epub epubs heic webp avif
    wav flac m4a ods odp pptx
""")
"""These are files without the word "file" beside them."""
FOLDERS = {
    "downloads": "~/Downloads",
    "download": "~/Downloads",
    "documents": "~/Documents",
    "docs": "~/Documents",
    "dokumente": "~/Documents",
    "dokumenten": "~/Documents",
    "pictures": "~/Pictures",
    "photos": "~/Pictures",
    "pics": "~/Pictures",
    "fotos": "~/Pictures",
    "bilder": "~/Pictures",
    "bildern": "~/Pictures",
    "videos": "~/Videos",
    "music": "~/Music",
    "musik": "~/Music",
    "desktop": "~/Desktop",
    "schreibtisch": "~/Desktop",
    "home": "~",
    "config": "~/.config",
    "trash": "~/.local/share/Trash",
    "papierkorb": "~/.local/share/Trash",
}
_RARELY_ALONE = frozenset({"~", "~/.config"})
_DOCUMENTS = vocabulary("document documents file files dokument dokumente datei dateien docs")
FOLDER_NOUNS = vocabulary("folder directory dir ordner verzeichnis")


BARE = vocabulary("makefile readme license licence changelog dockerfile pkgbuild justfile gemfile procfile")
"""File names that have no ending."""

KINDS = {glob: vocabulary(nouns) for glob, nouns in kinds.KINDS.items()}
"""What kinds of file end in."""


def kind_pattern(words: tuple[str, ...]) -> str:
    """Return the glob of the one kind of file that the words speak of; empty when they name none or several."""
    if words[:1] == ("word",) and len(words) == 2 and words[1] in _DOCUMENTS:
        return "*.{docx,doc,odt}"
    found = [pattern for pattern, nouns in KINDS.items() if nouns.intersection(words)]
    return found[0] if len(found) == 1 else ""


def file_name(token: Token) -> str | None:
    """Return the token as a file name or glob when it looks like one: notes.txt, *.py, .bashrc, LICENSE."""
    if token.word in BARE:
        return token.raw
    return token.raw if _FILE_NAME.fullmatch(token.raw) and not token.raw.lower().startswith("www.") else None


def path_of(token: Token) -> str | None:
    """Return the token as a path when it is one ("~/x", "/etc/hosts", "..")."""
    return token.raw if _PATH.fullmatch(token.raw) and "://" not in token.raw else None


def extension_of(words: tuple[str, ...], file_nouns: frozenset[str]) -> str | None:
    """Return the one file ending that the words speak of: "pdfs", "python files", "*.txt", ".php"."""
    for at, word in enumerate(words):
        bare = word.lstrip("*")
        if bare.startswith(".") and bare[1:].isalnum() and len(bare) <= 6:
            return bare[1:]
        follows = words[at + 1] if at + 1 < len(words) else ""
        if word in _SELF_EVIDENT or (word in _EXTENSIONS and follows in file_nouns):
            return _EXTENSIONS[word]
        head, dash, tail = word.partition("-")
        if dash and tail in file_nouns and head in _EXTENSIONS:
            return _EXTENSIONS[head]
    return None


def folder_in(tokens: tuple[Token, ...], *, alone: bool = False) -> str | None:
    """Return the folder the tokens name: a path, or "my downloads folder"; with `alone` also "downloads" alone."""
    if alone and len(tokens) == 1 and (known := FOLDERS.get(tokens[0].word)) and known not in _RARELY_ALONE:
        return known
    for at, token in enumerate(tokens):
        path = path_of(token)
        if path is not None:
            return path
        if token.word not in FOLDERS:
            continue
        before = tokens[at - 1].word if at else ""
        follows = tokens[at + 1].word if at + 1 < len(tokens) else ""
        if follows in FOLDER_NOUNS or before in {
            "in",
            "my",
            "im",
            "meine",
            "meinen",
            "meinem",
            "under",
            "from",
            "aus",
            "ordner",
            "folder",
            "directory",
            "the",
            "on",
            "auf",
            "den",
            "dem",
        }:
            return FOLDERS[token.word]
        if token.word.endswith("ordner"):
            return FOLDERS[token.word]
    return None
