"""Words made by chance: what a model has never seen, and can only copy."""

import random
import string
import zlib
from typing import TYPE_CHECKING

from training.words import real

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


def held(word: str, one_in: int) -> bool:
    """Whether a word of a list is kept out of training; the same for all its cases."""
    return zlib.crc32(word.lower().encode()) % one_in == 0


def word(rng: random.Random, language: str) -> str:
    """A word that does not exist."""
    kind = rng.random()
    if kind < 0.62:
        made = _syllables(rng, language, rng.choice([1, 2, 2, 2, 3, 3, 4]))
    elif kind < 0.78:  # any letters: each of them has to be copied
        made = "".join(rng.choice(_LETTERS) for _ in range(rng.randint(2, 8)))
    elif kind < 0.86:
        made = _syllables(rng, language, 2) + str(rng.randint(0, 9999))
    elif kind < 0.93:
        made = _syllables(rng, language, rng.randint(1, 2)).capitalize() + _syllables(rng, language, rng.randint(1, 2)).capitalize()
    else:
        return rng.choice([str.lower, str.upper])("".join(rng.choice(_LETTERS + string.digits) for _ in range(rng.randint(2, 6))))
    return made.capitalize() if rng.random() < (0.6 if language == "de" else 0.3) else made


def _syllables(rng: random.Random, language: str, count: int) -> str:
    vowels = _VOWELS + (_UMLAUTS if language == "de" else [])
    return "".join(
        (rng.choice(_ONSETS) if rng.random() < 0.9 else "") + rng.choice(vowels) + (rng.choice(_CODAS) if rng.random() < 0.55 else "")
        for _ in range(count)
    )


def identifier(rng: random.Random) -> str:
    """Something with digits: 2024, v2, IMG_4711, INV-00231, 2025-03-14, a build number."""
    kind = rng.randrange(7)
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
    return f"{rng.choice('abcdefghkmnpqrstuvwxyz')}{rng.randint(1, 99)}"


def file_name(rng: random.Random, words: list[str], extension: str) -> str:
    """A file's name of these words."""
    joint = rng.choice(["_", "-", " ", "_", "-", "", "."])
    stem = joint.join(words)
    if rng.random() < 0.12:
        stem += rng.choice([" (1)", "_final", "-v2", "_neu", " copy", "_old", str(rng.randint(1, 99))])
    return f"{stem}.{extension}" if extension else stem


def folder(rng: random.Random, source: "Source") -> str:
    """A folder's path."""
    kind = rng.random()
    if kind < 0.3:
        return rng.choice(real.FOLDERS)
    if kind < 0.52:
        return f"{rng.choice(real.FOLDERS)}/{source.folder_name()}"
    if kind < 0.66:
        return f"~/{source.folder_name()}"
    if kind < 0.76:
        return f"~/{rng.choice(['src', 'code', 'projects', 'Projekte', 'git', 'dev', 'work', 'repos'])}/{source.folder_name()}"
    if kind < 0.86:
        return f"{rng.choice(['/etc', '/var/log', '/usr/share', '/tmp', '/opt', '/mnt', '/srv', '/home'])}/{source.folder_name()}"
    if kind < 0.93:
        return f"~/{rng.choice(['.config', '.local/share', '.cache'])}/{source.folder_name()}"
    return source.folder_name()


def sentence(source: "Source") -> str:
    """A few words about something."""
    return " ".join(source.nouns(2, 5))
