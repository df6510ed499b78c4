"""Which room or player a request about sound names."""

from __future__ import annotations

from ryxd.engine.gate.vocabulary import vocabulary

ROOMS = vocabulary("""
    living room bedroom bathroom kitchen office studio garage hallway basement attic lounge library
    gym nursery patio wohnzimmer schlafzimmer badezimmer bad kueche buero arbeitszimmer kinderzimmer
    esszimmer flur keller dachboden gaestezimmer wohnkueche garten balkon terrasse zimmer
    studierzimmer spielzimmer dining guest family
""")
PLAYERS = vocabulary("""
    tv tv's radio's speaker's television telly fernseher fernsehers fernsehgeraet radio radios
    speaker speakers lautsprecher lautsprechers boxen box soundbar stereo receiver hifi anlage
    stereoanlage kopfhoerer headphones headset media player mediaplayer player's geraet geraetes
    device chromecast spotify beamer projector
""")
MUSIC = vocabulary("""
    episode episodes chapter kapitel music musik song songs track tracks titel lied lieder stueck
    video videos film movie show sendung fernsehsendung playback wiedergabe podcast album playlist
    tune tunes item serie folge hoerbuch audiobook media medien
""")
_NAMES = (ROOMS | PLAYERS) - {"device", "geraet", "geraetes"}


def target_in(words: tuple[str, ...]) -> str:
    """Return the rooms and players named among the words ("living room tv"), or an empty text."""
    return " ".join(word for word in words if word in _NAMES)
