"""Cities and countries as people say them, and the time zone that the clock knows them by."""

from ryxd.tools.zones import zones

PLACES = {language: zones(language) for language in ("en", "de")}
"""By language: the place as it stands behind "in", and its zone."""
