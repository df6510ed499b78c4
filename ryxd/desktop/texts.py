"""What notifications say in words of their own, in German and English."""

from collections.abc import Mapping

TEXTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "working": "Working on it …",
        "loading": "Loading the model {model} …",
        "cancelled": "Stopped.",
        "nothing": "Done.",
        "open": "Open",
        "click": "Click",
        "middle_click": "Middle click",
        "choose_it": "choose",
        "terminal": "ryxctl answer {run} {key}",
        "undo": "Undo",
        "ryx-copy": "Copy",
        "ryx-show": "Show",
        "ryx-continue": "Continue",
        "ryx-more": "More",
        "redo": "Redo",
        "undo_terminal": "ryxctl undo {run} takes it back",
        "others": " (or {keys})",
        "act_failed": "That did not work: {error}",
        "advice": "ryx runs on the small model that ships with it. These suit this machine better:",
        "advice_line": "{title} ({tier}): {size}, {licence}",
        "advice_how": "ryxctl models pull {repo}",
        "advice_pull": "Download {title}, {size}",
        "choose": "Choose",
        "approve": "ryxctl approve {name} (or deny)",
        "answer": "ryxctl answer {name} …",
        "reply": "Answer …",
        "all_of_it": "… all of it: ryxctl questions",
        "act_slow": "That takes longer than expected; ryxctl runs shows how it goes.",
    },
    "de": {
        "working": "Ich bin dabei …",
        "loading": "Das Modell {model} wird geladen …",
        "cancelled": "Abgebrochen.",
        "nothing": "Erledigt.",
        "open": "Öffnen",
        "click": "Klick",
        "middle_click": "Mittelklick",
        "choose_it": "auswählen",
        "terminal": "ryxctl answer {run} {key}",
        "undo": "Rückgängig",
        "ryx-copy": "Kopieren",
        "ryx-show": "Zeigen",
        "ryx-continue": "Weiterfragen",
        "ryx-more": "Mehr",
        "redo": "Wiederherstellen",
        "undo_terminal": "ryxctl undo {run} macht es rückgängig",
        "others": " (oder {keys})",
        "act_failed": "Das hat nicht geklappt: {error}",
        "advice": "ryx läuft mit dem kleinen Modell, das dabei ist. Diese passen besser zu diesem Rechner:",
        "advice_line": "{title} ({tier}): {size}, {licence}",
        "advice_how": "ryxctl models pull {repo}",
        "advice_pull": "{title} laden, {size}",
        "choose": "Auswählen",
        "approve": "ryxctl approve {name} (oder deny)",
        "answer": "ryxctl answer {name} …",
        "reply": "Antworten …",
        "all_of_it": "… alles davon: ryxctl questions",
        "act_slow": "Das dauert länger als gedacht; ryxctl runs zeigt den Stand.",
    },
}
"""By language, then by what is said."""


def say(language: str, text: str, **values: str) -> str:
    """The text called `text` in `language` (English for a language we don't speak), filled in."""
    return TEXTS.get(language, TEXTS["en"])[text].format(**values)
