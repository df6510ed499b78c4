"""What people say around a question that is no command: a greeting, an excuse, why they ask."""

from training.source import Source

_BEFORE = {
    "en": (
        "hey, ", "quick question: ", "sorry, ", "one more thing: ", "hm, ", "say, ", "by the way, ", "hi ryx, ", "hello, ",
        "ok so ", "well, ", "i was wondering, ", "stupid question, but ", "just curious: ", "before i forget: ", "btw ", "ryx: ",
        "I'm about to leave, ", "I'm in a hurry, ", "my boss is asking, ", "while you're at it: ", "dude, ", "sorry to bother you, ",
    ),
    "de": (
        "hey, ", "kurze Frage: ", "sag mal, ", "du, ", "hallo, ", "moin, ", "servus, ", "ach, ", "ähm, ", "hm, ", "ach übrigens, ",
        "mal ne dumme Frage: ", "ryx, ", "hey ryx, ", "also, ", "noch was: ", "nur so aus Neugier: ", "bevor ich's vergesse: ",
        "ich muss gleich los, ", "ich hab's eilig, ", "mein Chef fragt grad, ", "wo du schon dabei bist: ", "alter, ", "entschuldige, ",
        "grüß dich, ", "jo, ", "gell, sag mal: ",
    ),
}  # fmt: skip
_AFTER = {
    "en": (" please", " thanks", " thx", ", thanks", ", do you know?", " pls", ", any idea?", ", just asking"),
    "de": (" bitte", " danke", ", weißt du das?", ", danke", ", bitte", " eigentlich", ", frag ich mich", " bitteschön"),
}


def around(source: Source, text: str, share: float = 0.14) -> str:
    """The question, in this share of cases with something said before or after it."""
    if not source.chance(share):
        return text
    if source.chance(0.75):
        return source.pick(_BEFORE[source.language]) + text
    return text.rstrip("?!.") + source.pick(_AFTER[source.language])
