"""The client's own words, in the language of the user's locale; names and JSON are the same in every one."""

from os import environ


def german() -> bool:
    """Whether the locale is a German one (locale(7)): what is not, is English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if named := environ.get(name):
            return named.lower().startswith("de")
    return False


def say(en: str, de: str) -> str:
    """One of the two."""
    return de if german() else en
