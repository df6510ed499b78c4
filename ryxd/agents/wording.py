"""What ryx itself says to people, in German and English."""

from collections.abc import Mapping

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "found": "Found:",
        "found_more": "Found {count}, here are the first {shown}:",
        "open_it": "Open it? (y/n)",
        "open_which": "Open one? (1-{shown}/n)",
        "open": "Open",
        "no": "No",
        "nothing": "I found no file for {patterns}. I looked in {places}.",
        "instead": "that was not it; trying {tool} {what}",
        "too_much": "the model has no room for all of that; here it is as it was found",
        "partial": "The search ran out of time; there may be more.",
        "is_open": "{name} is open.",
        "empty": "{path} is empty.",
        "fine": "All right.",
        "left_alone": "All right, I leave that alone.",
        "no_item": "There is no number {number}; there are {count}.",
        "unsure": "I am not sure what you mean, so I did nothing. Try to say it in other words.",
        "too_hard": "A larger model may manage it: set models.{wanted}.path in config.toml.",
        "too_long": "That is too long for the model: {tokens} tokens, and it has room for {room}. Nothing was cut "
        "and nothing was done; give it less, or configure a model with a larger context.",
        "loading": "the model is still being loaded; the request waits for it",
        "no_agent": "That needs the {agent} operator, which this version of ryx does not have yet. I did nothing.",
        "fallback": "{wanted} is not configured; {used} does it",
        "gave_up": "I tried {turns} steps and did not get to an answer.",
    },
    "de": {
        "found": "Gefunden:",
        "found_more": "{count} gefunden, hier die ersten {shown}:",
        "open_it": "Öffnen? (j/n)",
        "open_which": "Eine öffnen? (1-{shown}/n)",
        "open": "Öffnen",
        "no": "Nein",
        "nothing": "Ich habe keine Datei zu {patterns} gefunden. Gesucht habe ich in {places}.",
        "instead": "das war es nicht; ich versuche {tool} {what}",
        "too_much": "das ist zu viel für das Modell; hier ist es, wie es gefunden wurde",
        "partial": "Die Suche brauchte zu lange; es kann mehr geben.",
        "is_open": "{name} ist geöffnet.",
        "empty": "{path} ist leer.",
        "fine": "In Ordnung.",
        "left_alone": "In Ordnung, das lasse ich.",
        "no_item": "Nummer {number} gibt es nicht; es sind {count}.",
        "unsure": "Ich bin nicht sicher, was gemeint ist, und habe nichts getan. Bitte anders sagen.",
        "too_hard": "Ein größeres Modell schafft es vielleicht: models.{wanted}.path in config.toml setzen.",
        "too_long": "Das ist zu lang für das Modell: {tokens} Token, Platz ist für {room}. Nichts wurde gekürzt "
        "und nichts getan; bitte weniger geben oder ein Modell mit größerem Kontext einrichten.",
        "loading": "das Modell wird noch geladen; die Anfrage wartet darauf",
        "no_agent": "Dafür braucht es den Operator {agent}, den diese Version von ryx noch nicht hat. Ich habe "
        "nichts getan.",
        "fallback": "{wanted} ist nicht eingerichtet; {used} macht es",
        "gave_up": "Nach {turns} Schritten bin ich zu keiner Antwort gekommen.",
    },
}


def say(language: str, key: str, **values: object) -> str:
    """A sentence in the user's language (de or en; anything else is answered in English)."""
    return WORDS.get(language, WORDS["en"])[key].format(**values)
