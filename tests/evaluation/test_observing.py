"""What is kept of a run, out of its events."""

from typing import Any

import pytest

from ryxd.evaluation.observing import Seen


def events(*returned: dict[str, Any], asked: list[str] | None = None) -> list[dict[str, Any]]:
    """One Action, what came back, and the end."""
    about = {"action": "a1", "tool": "shell"}
    question = {"kind": "asked", "waiting": True, "wants": "yes", "classes": asked, "reason": "", **about}
    return [
        {"kind": "acted", "args": {"command": "x"}, **about},
        *([question] if asked else []),
        *({"kind": "returned", "ok": True, "preview": "{}", **about, **one} for one in returned),
        {"kind": "finished", "run": "r1", "text": "", "outcome": "done"},
    ]


@pytest.mark.parametrize(
    ("returned", "asked", "classes", "reads"),
    [
        ({"classes": ["read"]}, None, ("read",), True),
        ({}, None, ("read",), True),  # nothing was done
        ({"classes": ["desktop"]}, None, ("desktop",), False),
        ({"classes": ["change"]}, None, ("change",), False),  # nobody was asked, and it changed something
        ({"classes": ["read"]}, ["change"], ("read",), True),  # it was asked about, and did less
        ({"ok": False}, ["destroy"], ("destroy",), False),  # what it would have done
        ({"ok": False, "classes": ["change"]}, None, ("read",), True),
    ],
)
def test_what_an_action_did_is_what_its_return_tells(
    returned: dict[str, Any], asked: list[str] | None, classes: tuple[str, ...], reads: bool
) -> None:
    (done,) = Seen.of("x", events(returned, asked=asked)).calls
    assert (done.classes, done.reads) == (classes, reads)
