"""Kinds of file, and what their names end in: whoever asks for videos means all of them, not one ending."""

import re

KINDS = {
    "*.{jpg,jpeg,png,webp,gif,svg,heic}": (
        "image images picture pictures photo photos pic pics bild bilder bildern foto fotos"
    ),
    "*.{mp4,mkv,webm,mov,avi}": "video videos movie movies film filme clip clips",
    "*.{mp3,flac,ogg,opus,m4a,wav}": "song songs music musik lied lieder",
    "*.{xlsx,xls,ods,csv}": (
        "spreadsheet spreadsheets excel excel-datei excel-dateien tabelle tabellen exceltabelle exceltabellen"
    ),
    "*.{docx,doc,odt}": "word-datei word-dateien word-dokument word-dokumente worddokument worddokumente",
    "*.{pptx,ppt,odp}": (
        "presentation presentations powerpoint powerpoints slides praesentation praesentationen folien"
    ),
    "*.{zip,tar.gz,tgz,tar.xz,tar,7z,rar}": "archive archives archiv",
}
"""By the glob of all endings of a kind: what such files are called, in small letters, with ae for ä."""

_ENDING = re.compile(r"(.*)\.([a-z0-9]{1,6})", re.IGNORECASE | re.DOTALL)
_FOLDED = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_WORDS = {glob: frozenset(nouns.split()) for glob, nouns in KINDS.items()}


def meant(pattern: str, said: str) -> str:
    """A pattern with all endings of its kind, where that is what the user spoke of, and not of its ending.

    `said`: the user's words. "*.mp4" for "show my videos" is "*.{mp4,mkv,…}"; for "show my mp4s" it stays.
    """
    found = _ENDING.fullmatch(pattern)
    if found is None:
        return pattern
    body, ending = found[1], found[2].lower()
    words = frozenset(re.findall(r"[\w-]+", said.lower().translate(_FOLDED)))
    if words & {ending, f"{ending}s", f"{ending}-datei", f"{ending}-dateien"}:
        return pattern
    for glob, nouns in _WORDS.items():
        endings = glob.removeprefix("*.")
        if ending in endings.strip("{}").split(",") and nouns & words:
            return f"{body}.{endings}"
    return pattern
