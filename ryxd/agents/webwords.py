"""How pages, and what a search of the web found, are told to a person."""

from collections.abc import Mapping, Sequence
from typing import Any


def hits(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """A numbered line for each page, with its address, and below it what the search service says of it."""
    lines = []
    for number, hit in enumerate(found, start=1):
        title, url, snippet = (str(hit.get(key) or "") for key in ("title", "url", "snippet"))
        lines.append(f"{number}. {title}: {url}" if title else f"{number}. {url}")
        lines += [f"   {snippet}"] if snippet else []
    return lines


def page(data: Mapping[str, Any]) -> str:
    """A page as it was read: its title and address, its text, and what is missing of it."""
    title, url = str(data.get("title") or ""), str(data.get("url", ""))
    head = f"{title} ({url})" if title else url
    return "\n\n".join(filter(None, (head, str(data.get("text", "")), str(data.get("note") or ""))))
