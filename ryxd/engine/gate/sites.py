"""Which web address is meant, by a well-known name or as typed."""

from __future__ import annotations

import re

from ryxd.engine.gate.vocabulary import vocabulary

_GENERIC = vocabulary("""
    com org net edu gov info biz io dev app ai tech online site store shop blog wiki cloud page news
    tv me xyz eu uk us ca au nz de at ch li fr be nl lu es pt it gr pl cz sk hu ro bg hr si rs dk se
    no fi ee lv lt ie is ru ua by tr il ae in cn jp kr tw hk sg my th vn id ph br ar cl mx pe co za
    ng ke eg land berlin wien hamburg koeln bayern social network systems solutions
""")
_FILE_LIKE = vocabulary("rs me info in it is no at so pl py sh md cc ps ai id")
"""Endings that are as often a file's or a sentence's; such a name is an address only with more to show for it."""

_ADDRESS = re.compile(
    r"(?P<scheme>https?://)?(?P<host>(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?P<tld>[a-z]{2,24}))(?P<port>:\d{1,5})?"
    r"(?P<path>[/?#][^\s\"'<>\\]*)?",
    re.IGNORECASE,
)
_LOCAL = re.compile(
    r"(?:http(?P<secure>s?)://)?(?P<rest>(?:localhost|\d{1,3}(?:\.\d{1,3}){3})(?::\d{1,5})?(?:/[^\s\"'<>\\]*)?)",
    re.IGNORECASE,
)


def address_of(typed: str, *, led: bool = False) -> str | None:
    """Return the https address that a single word is, as typed; None when it isn't surely one.

    `led` says that the words before already speak of the web ("go to"), so "docs.rs" is an address and no file.
    Only http and https are addresses; a name before an @ is none.
    """
    if len(typed) > 2000:
        return None
    found = _ADDRESS.fullmatch(typed)
    if found is not None:
        tld = found["tld"].lower()
        sure = led or bool(found["scheme"] or found["path"]) or found["host"].lower().startswith("www.")
        if not found["scheme"] and (tld not in _GENERIC | _FILE_LIKE or (tld in _FILE_LIKE and not sure)):
            return None
        return (found["scheme"] or "https://").lower() + typed[len(found["scheme"] or "") :]
    local = _LOCAL.fullmatch(typed)
    if local is not None and (led or "://" in typed or ":" in typed or typed.lower().startswith("localhost")):
        return f"http{(local['secure'] or '').lower()}://{local['rest']}"
    return None
