"""Outside content on its way to a model: fenced as data, named by where it came from (DESIGN §9; decision 0028).

Whatever a file, a name, a program, a page or a server says reaches a model as one JSON object whose outer key
says what it is. It can't end its fence, because JSON escapes its quotes; nothing in it is invisible, because each
character that is drawn as nothing, or turns others round, is written as its JSON escape. A model that copies such
an escape into an argument means the very character again, so nothing is lost for edits.
"""

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

OUTER = "data_from_"
"""What the outer key begins with; prompts/agents tell the models what it means."""

GIVEN = f'\n\n{{"{OUTER}'
"""Where what ryx gives along with a request begins, in one text with it."""

NOTES = "notes"
"""The other key there can be: what ryx has to say beside the data. Data is below its own key, and can't be it."""

LONGEST = 64
"""Characters of a source's name."""

# what is not drawn: controls, zero-width and bidirectional characters, invisible letters and fillers, tags, half
# surrogates; variation selectors beyond the one that an emoji may have
_HIDDEN = re.compile(
    "[\x7f-\x9f\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800"
    "\u3164\ud800-\udfff\ufe00-\ufe0d\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff]|(?<=[\ufe0e\ufe0f])[\ufe0e\ufe0f]"
)


class _Escapes(dict[str, str]):
    """The escapes of single characters, each made once: a hostile file may have nothing but them."""

    def __missing__(self, mark: str) -> str:
        self[mark] = escape = json.dumps(mark)[1:-1] if ord(mark) > 0x7F else "\\u007f"
        return escape


_ESCAPES = _Escapes()


def fenced(source: str, data: Any, notes: Sequence[str] = ()) -> str:
    """The data as a model sees it: {"data_from_SOURCE": …}, with what ryx notes about it beside it."""
    outer: dict[str, Any] = {OUTER + re.sub(r"[^A-Za-z0-9_-]", "_", source or "tool")[:LONGEST]: data}
    if notes:
        outer[NOTES] = list(notes)
    return written(outer)


def written(value: Any) -> str:
    """A value as JSON on one line in which every character can be seen; a text so written can't end its quotes."""
    text = json.dumps(value, ensure_ascii=False)
    return text if text.isascii() and "\x7f" not in text else _HIDDEN.sub(lambda found: _ESCAPES[found[0]], text)


def unfenced(text: str) -> tuple[str, Any] | None:
    """The source and the data of a fenced text; None for any other text."""
    try:
        outer = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(outer, Mapping):
        return None
    key = next(iter(outer), "")
    return (key.removeprefix(OUTER), outer[key]) if key.startswith(OUTER) else None
