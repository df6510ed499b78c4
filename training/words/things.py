"""What files are called after."""

from training.source import Source
from training.words.listed import words

_EN = words("things_en")
_DE = words("things_de")
"""With their article as an object: den:Vertrag."""
_ANY = 0.2


def thing(source: Source) -> tuple[str, str]:
    """What a file is called after, behind its article as an object in German (in English without): ("den", "Vertrag").

    Now and then it is any word: what is learned is to copy it, not a list of kinds.
    """
    if source.chance(_ANY):
        return source.by("", source.pick(["die", "den", "das"])), source.real_word()
    if not source.german:
        return "", source.word_of(_EN)
    article, _, word = source.word_of(_DE).partition(":")
    return article, word


MONTHS = {
    "en": "January February March April May June July August September October November December".split(),
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember".split(),
}
KINDS = (
    "pdf pdf pdf png jpg txt md mp3 mp4 zip csv docx odt xlsx log svg iso json html py sh conf bak epub pptx webp gif mkv ods tex yaml"
).split()
