"""Whether what a small model says of a Result's facts stands there."""

from typing import Any

import pytest

from ryxd.agents.grounded import grounded

USAGE: dict[str, Any] = {
    "total": {"path": "~/Downloads", "bytes": 94208, "size": "94.2 kB"},
    "files": 2,
    "entries": [],
    "largest": [
        {"path": "~/Downloads/backup.tar", "bytes": 90112, "size": "90.1 kB"},
        {"path": "~/Downloads/small.txt", "bytes": 4096, "size": "4.1 kB"},
    ],
}
FACTS: dict[str, Any] = {"path": "~/a.png", "size": 1500, "changed": "2026-11-24 01:40:21", "width": 640, "height": None}


@pytest.mark.parametrize(
    ("answer", "data"),
    [
        ("The largest file is ~/Downloads/backup.tar, 90.1 kB.", USAGE),
        ("Die größte Datei ist ~/Downloads/backup.tar, 90,1 kB.", USAGE),
        ("~/Downloads/backup.tar: 90.1 kB, ~/Downloads/small.txt: 4.1 kB", USAGE),
        ("1. ~/Downloads/backup.tar\n2. ~/Downloads/small.txt", USAGE),
        ("There are 2 files, 94.2 kB.", USAGE),
        ("~/Downloads/backup.tar has most of the 94.2 kB.", USAGE),
        ("It was changed on 2026-11-24 at 01:40:21.", FACTS),
        ("It is a picture.", FACTS),
        ("It has 640 pixels, as you said: 77.", FACTS),
    ],
)
def test_what_stands_there_is_grounded(answer: str, data: dict[str, Any]) -> None:
    assert grounded(answer, data, "how large is it, 77?")


@pytest.mark.parametrize(
    ("answer", "data"),
    [
        ("The largest file is ~/Downloads/backup.tar, 50.1 kB.", USAGE),
        ("The largest file is ~/Downloads/backup.tar, 4.1 kB.", USAGE),
        ("There are 3 files.", USAGE),
        ("It was changed on 2026-11-25.", FACTS),
        ("It has 480 pixels.", FACTS),
    ],
)
def test_what_does_not_is_made_up(answer: str, data: dict[str, Any]) -> None:
    assert not grounded(answer, data, "how large is it")
