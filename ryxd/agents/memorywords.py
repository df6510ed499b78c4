"""What was remembered, recalled and forgotten, told to a person in German and English."""

from collections.abc import Mapping, Sequence
from typing import Any

from ryxd.core.action import Action, Result

WORDS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "remembered": "I'll remember that ({id}): {text}",
        "here": "I'll remember that in this conversation ({id}): {text}",
        "nothing": "I remember nothing yet.",
        "nothing_of": "I remember nothing about “{query}”.",
        "one": "I remember this:",
        "by": "noted by {by}",
        "more": "… and {count} more: ryxctl recall shows them",
        "forgotten": "Forgotten: {text}",
        "all": "Everything is forgotten ({count}). What was said of it is still in the journal of your requests.",
    },
    "de": {
        "remembered": "Das merke ich mir ({id}): {text}",
        "here": "Das merke ich mir für dieses Gespräch ({id}): {text}",
        "nothing": "Ich habe mir noch nichts gemerkt.",
        "nothing_of": "Zu „{query}“ habe ich mir nichts gemerkt.",
        "one": "Das habe ich mir gemerkt:",
        "by": "notiert von {by}",
        "more": "… und {count} weitere: ryxctl recall zeigt sie",
        "forgotten": "Vergessen: {text}",
        "all": "Alles ist vergessen ({count}). Was dazu gesagt wurde, steht noch im Journal deiner Anfragen.",
    },
}


def tell(action: Action, result: Result, language: str) -> str | None:
    """The Result of a tool of the memory in words; None for any other tool."""
    words, data = WORDS.get(language, WORDS["en"]), result.data
    if action.tool == "remember":
        return words["here" if data["scope"] == "session" else "remembered"].format_map(data)
    if action.tool == "recall":
        return _recalled(str(action.args.get("query") or ""), data, words)
    if action.tool == "forget":
        texts = data["texts"]
        return words["forgotten"].format(text="; ".join(texts)) if texts else words["all"].format_map(data)
    return None


def _recalled(query: str, data: Mapping[str, Any], words: Mapping[str, str]) -> str:
    found: Sequence[Mapping[str, Any]] = data["memories"]
    if not found:
        return words["nothing_of" if query else "nothing"].format(query=query)
    lines = [words["one"]]
    for memory in found:
        by = f", {words['by'].format(by=memory['by'])}" if memory.get("by") else ""
        lines.append(f"- {memory['text']} ({memory['id']}, {memory['day']}{by})")
    if data.get("more"):
        lines.append(words["more"].format(count=data["more"]))
    return "\n".join(lines)
