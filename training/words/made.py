"""Words made by chance: what a model has never seen, and can only copy."""

import random
import string
import zlib
from typing import TYPE_CHECKING

from training.words import fragments, real

if TYPE_CHECKING:
    from training.source import Source

_ONSETS = (
    "b br bl d dr f fl fr g gl gr h j k kl kn kr l m n p pf pl pr qu r s sch schl schm schr schw sk sl sm sn sp st str t th tr "
    "v w wh x y z zw ch cl cr sh sc"
).split()
_VOWELS = "a e i o u a e i o u ai au ei eu ie oo ou ea ee y oa".split()
_UMLAUTS = "ä ö ü äu".split()
_CODAS = (
    " n r l s t m k p nd nt rt st ng ck ch sch tz ß ss ll nn rm rn lt lf ft x b d g v z th sh rk mp ps ts"
).split(" ")
_LETTERS = string.ascii_lowercase
_ACCENTS = "éèêàâçñøåæœëïîíóúýãõšžčřłńąęğışţ"
_INSIDE = "-----___...'+&"
HELD = 10
"""One word in so many is kept out of training, to measure whether new words are copied."""


def held(word: str) -> bool:
    """Whether a word of a list is kept out of training; the same for all its cases."""
    return zlib.crc32(word.lower().encode()) % HELD == 0


def word(rng: random.Random, language: str) -> str:
    """A word that does not exist."""
    kind = rng.random()
    if kind < 0.27:
        made = _syllables(rng, language, rng.choice([1, 2, 2, 2, 3, 3, 4]))
    elif kind < 0.54:
        return _of_fragments(rng)
    elif kind < 0.69:  # any letters: each of them has to be copied
        letters = _LETTERS + "äöüß" if language == "de" else _LETTERS
        made = "".join(rng.choice(letters) for _ in range(rng.choice([2, 3, 4, 5, 6, 6, 7, 8, 10])))
    elif kind < 0.76:
        made = _with_digits(rng, _syllables(rng, language, rng.choice([1, 2, 2])))
    elif kind < 0.83:
        return _camel(rng, language)
    elif kind < 0.87:
        made = _accented(rng, _syllables(rng, language, rng.choice([2, 2, 3])))
    elif kind < 0.92:
        return _joined(rng, language)
    elif kind < 0.94:  # long ones
        made = _syllables(rng, language, rng.randint(5, 8))
    else:
        letters = _LETTERS + string.digits
        return rng.choice([str.lower, str.upper])("".join(rng.choice(letters) for _ in range(rng.randint(1, 7))))
    if rng.random() < 0.05:
        return made.upper()
    return made.capitalize() if rng.random() < (0.6 if language == "de" else 0.3) else made


def plain(rng: random.Random, language: str) -> str:
    """A word that does not exist, and could: two or three syllables, or pieces of other words."""
    if rng.random() < 0.6:
        return _of_fragments(rng)
    made = _syllables(rng, language, rng.choice([1, 2, 2, 2, 3]))
    return made.capitalize() if rng.random() < (0.6 if language == "de" else 0.3) else made


def _of_fragments(rng: random.Random) -> str:
    """Two or three pieces of the tokeniser; a word that is kept out of training is none of these."""
    while True:
        told = fragments.pick(rng) + "".join(fragments.pick(rng, inside=True) for _ in range(rng.choice([1, 1, 1, 2])))
        if not held(told):
            return told if rng.random() < 0.95 else told.upper()


def _with_digits(rng: random.Random, made: str) -> str:
    """With digits before, inside or after it."""
    digits = "".join(rng.choice(string.digits) for _ in range(rng.choice([1, 1, 2, 2, 3, 4])))
    at = rng.choice([0, len(made), len(made), rng.randint(0, len(made))])
    return made[:at] + digits + made[at:]


def _camel(rng: random.Random, language: str) -> str:
    """Several parts, of which each but perhaps the first begins with a capital."""
    parts = [_syllables(rng, language, rng.randint(1, 2)) for _ in range(rng.choice([2, 2, 3]))]
    told = "".join(part[:1].upper() + part[1:] for part in parts)
    return told[:1].lower() + told[1:] if rng.random() < 0.5 else told


def _accented(rng: random.Random, made: str) -> str:
    """With one or two letters that neither German nor English have."""
    for _ in range(rng.choice([1, 1, 2])):
        at = rng.randrange(len(made))
        made = made[:at] + rng.choice(_ACCENTS) + made[at + rng.choice([0, 1]) :]
    return made


def _joined(rng: random.Random, language: str) -> str:
    """Two or three parts with a mark between them."""
    parts = [_with_digits(rng, "") if rng.random() < 0.25 else _syllables(rng, language, rng.randint(1, 2)) for _ in range(rng.choice([2, 2, 3]))]
    return rng.choice(_INSIDE).join(parts)


def _syllables(rng: random.Random, language: str, count: int) -> str:
    vowels = _VOWELS + (_UMLAUTS if language == "de" else [])
    return "".join(
        (rng.choice(_ONSETS) if rng.random() < 0.9 else "") + rng.choice(vowels) + (rng.choice(_CODAS) if rng.random() < 0.55 else "")
        for _ in range(count)
    )


def identifier(rng: random.Random) -> str:
    """Something with digits: 2024, v2, IMG_4711, INV-00231, 2025-03-14, a build number."""
    kind = rng.randrange(12)
    if kind == 0:
        return str(rng.randint(1990, 2031))
    if kind == 1:
        return f"v{rng.randint(0, 12)}" + (f".{rng.randint(0, 40)}" if rng.random() < 0.5 else "")
    if kind == 2:
        return f"{rng.choice(['IMG', 'DSC', 'VID', 'Scan', 'scan', 'PXL'])}_{rng.randint(1, 99999):0{rng.randint(1, 5)}d}"
    if kind == 3:
        return f"{''.join(rng.choice(string.ascii_uppercase) for _ in range(rng.randint(1, 4)))}-{rng.randint(1, 99999)}"
    if kind == 4:
        return f"{rng.randint(2015, 2030)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}"
    if kind == 5:
        return f"{rng.randint(1, 999999)}"
    if kind == 6:
        return "".join(rng.choice("0123456789abcdef") for _ in range(rng.choice([4, 6, 7, 8])))
    if kind == 7:
        return f"{rng.randint(1, 28):02d}.{rng.randint(1, 12):02d}.{rng.choice([rng.randint(2015, 2030), rng.randint(15, 30)])}"
    if kind == 8:
        return f"{rng.choice(['Q', 'KW', 'H', 'WS', 'SS', 'Nr'])}{rng.randint(1, 53)}"
    if kind == 9:
        return f"{rng.randint(2015, 2030)}{rng.randint(1, 12):02d}{rng.randint(1, 28):02d}"
    if kind == 10:
        return f"{rng.randint(1, 99)}{rng.choice('abxABCX')}"
    return f"{rng.choice(_LETTERS)}{rng.randint(1, 99)}"


def file_name(rng: random.Random, words: list[str], extension: str) -> str:
    """A file's name of these words."""
    joint = rng.choice(["_", "-", " ", "_", "-", "", "."])
    stem = joint.join(words)
    kind = rng.random()
    if kind < 0.12:
        stem += rng.choice([" (1)", "_final", "-v2", "_neu", " copy", "_old", " - Kopie", "~", f" ({rng.randint(2, 30)})", str(rng.randint(1, 99))])
    elif kind < 0.15:
        stem = rng.choice([f"[{words[-1]}] {stem}", f"{stem} [{identifier(rng)}]", f"({identifier(rng)}) {stem}", f"{stem} & {words[0]}"])
    elif kind < 0.18:
        stem = rng.choice([f"{identifier(rng)}{joint or '_'}{stem}", f"{rng.randint(1, 30):02d} {stem}", f"{stem}'s", f"{stem}, {words[0]}"])
    elif kind < 0.19:
        stem = f".{stem}"
    return f"{stem}.{extension}" if extension else stem


def title(source: "Source") -> str:
    """A file's name without its ending as people and programs give them, with spaces: minutes May 2024, Screenshot 2024-11-03 at 10.22."""
    rng, german = source.rng, source.german
    kind = rng.random()
    if kind < 0.12:
        day = f"{rng.randint(2018, 2031)}-{rng.randint(1, 12):02d}-{rng.randint(1, 28):02d}"
        at = rng.choice([".", "-", ":", "."]).join(f"{rng.randint(0, 59):02d}" for _ in range(rng.choice([2, 3])))
        return rng.choice(_SHOTS).format(day=day, at=at, number=rng.randint(1, 400))
    words = [source.noun() for _ in range(rng.choice([1, 1, 2, 2, 2, 3]))]
    told = " ".join(words)
    if kind < 0.3:
        return told if len(words) > 1 else f"{told} {rng.randint(1, 99)}"
    if kind < 0.4:
        joint = rng.choice(["für", "mit", "ohne", "am", "von"] if german else ["for", "with", "of", "without", "by"])
        return f"{told} {joint} {source.noun()}"
    if kind < 0.52:
        return f"{told} {rng.choice([str(rng.randint(1955, 2031)), f'{rng.randint(1, 12):02d}-{rng.randint(2015, 2031)}', f'{rng.randint(1, 28)}.{rng.randint(1, 12)}.'.rstrip('.'), str(rng.randint(1, 60))])}"
    if kind < 0.62:
        months = _MONTHS[source.language]
        return f"{told} {rng.choice(months)}" + (f" {rng.randint(2015, 2031)}" if rng.random() < 0.5 else "")
    if kind < 0.8:
        inside = rng.choice([str(rng.randint(1, 30)), str(rng.randint(1, 9)), source.noun(), rng.choice(_VERSIONS[source.language])])
        return f"{told}{rng.choice(['', ' '])}({inside})"
    if kind < 0.9:
        return f"{told} - {rng.choice([source.noun(), rng.choice(_VERSIONS[source.language])])}"
    return f"{told} {rng.choice(_VERSIONS[source.language])}"


_SHOTS = (
    "Screenshot {day} at {at}", "Screenshot from {day} {at}", "Bildschirmfoto vom {day} {at}", "Bildschirmfoto {day} um {at}", "WhatsApp Image {day} at {at}",
    "WhatsApp Bild {day} um {at}", "Scan {day}", "Scan {number}", "Foto {day} {at}", "Photo {number}", "Recording {number}", "Aufnahme {number}", "Bild ({number})",
    "Untitled {number}", "Unbenannt {number}", "Neues Dokument ({number})", "New Document {number}", "download ({number})", "Dokument {number}", "Kopie von {number}",
)  # fmt: skip
_VERSIONS = {
    "en": ("final", "FINAL", "final final", "draft", "copy", "v2", "old", "new", "backup", "signed", "notes", "rev 3", "edited", "last one"),
    "de": ("final", "FINAL", "neu", "alt", "Kopie", "v2", "Entwurf", "Lösung", "unterschrieben", "Stand 2025", "korrigiert", "Fassung 3", "letzte", "Teil 2"),
}
_MONTHS = {
    "en": ("January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December", "may", "june", "Q1", "week 12"),
    "de": ("Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November", "Dezember", "mai", "juni", "Q1", "KW 27"),
}


def folder(rng: random.Random, source: "Source") -> str:
    """A folder's path."""
    kind = rng.random() * (0.7 if source.plain else 1.0)
    if kind < 0.3:  # "in Documents" alone is the user's own, wherever that is; as a part of a path it stays as it is
        return rng.choice([each for each in real.FOLDERS if "/" in each])
    if kind < 0.48:
        return f"{rng.choice(real.FOLDERS)}/{source.folder_name()}"
    if kind < 0.52:
        return f"{rng.choice(real.FOLDERS)}/{source.folder_name()}/{source.folder_name()}"
    if kind < 0.66:
        return f"~/{source.folder_name()}"
    if kind < 0.76:
        return f"~/{rng.choice(['src', 'code', 'projects', 'Projekte', 'git', 'dev', 'office', 'repos'])}/{source.folder_name()}"
    if kind < 0.86:
        return f"{rng.choice(['/etc', '/var/log', '/usr/share', '/tmp', '/opt', '/mnt', '/srv', '/home'])}/{source.folder_name()}"
    if kind < 0.91:
        return f"~/{rng.choice(['.config', '.local/share', '.cache'])}/{source.folder_name()}"
    if kind < 0.93:
        return f"{rng.choice(['../', './', '/media/usb/', '/run/media/', '/home/'])}{source.folder_name()}"
    return source.folder_name()


def sentence(source: "Source") -> str:
    """A few words about something."""
    return " ".join(source.nouns(2, 5))
