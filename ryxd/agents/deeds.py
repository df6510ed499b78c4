"""Which of the things that an agent did for one request the user is told of, where code tells them."""

from collections.abc import Mapping, Sequence

from ryxd.agents.fallback import missed
from ryxd.core.action import Action, Result
from ryxd.core.enquiry import ASK_USER
from ryxd.core.handoff import is_handoff
from ryxd.core.nested import texts
from ryxd.core.tool import Permission, Tool

Deed = tuple[Action, Result]

EDITS = frozenset({"edit_file", "multi_edit", "apply_patch", "write_file", "append_file"})
"""Tools before which a file is read only to know what is to be changed."""
MENDED = frozenset({"python"})
"""Tools whose failed call is a draft of the next one, however different that is."""


def deeds(trail: Sequence[Deed]) -> list[Deed]:
    """What it did; that it could not hand over is no outcome, for it went on by itself."""
    return [each for each in trail if each[1].ok or not is_handoff(each[0].tool)]


def besides(trail: Sequence[Deed], last: Deed, tools: Mapping[str, Tool]) -> list[Deed]:
    """What was done before the last one and stands for itself.

    No means to what came later, such as the search for the file that was then opened, and not tried again.
    """
    some = deeds(trail)
    at = next((number for number, each in enumerate(some) if each is last), len(some))
    return [
        each
        for number, each in enumerate(some[:at])
        if each[0].tool != ASK_USER and not _means(each, [later for later, _ in some[number + 1 :]], tools)
    ]


def _means(deed: Deed, later: Sequence[Action], tools: Mapping[str, Tool]) -> bool:
    action, result = deed
    tool = tools.get(action.tool)
    reads = tool is not None and tool.permission is Permission.READ
    if not result.ok or missed(action, result):
        again = reads or action.tool in MENDED
        return any((again and each.tool == action.tool) or _names(each) == _names(action) for each in later)
    if not reads:
        return False
    if action.tool == "read_file" and any(
        each.tool in EDITS and each.args.get("path") == action.args.get("path") for each in later
    ):
        return True
    found = set(texts(result.data))
    return any(text in found for each in later for text in texts(each.args))


def _names(action: Action) -> set[str]:
    """What an Action is about, wherever that is: the same file in another folder is the same."""
    return {text.strip().rpartition("/")[2] for text in texts(action.args)}
