"""A run as a picture: what stands in it, in our own layout, for Graphviz and as a page."""

import os
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from ryxd.record.provenance.picture import Picture, _needed, dot, html, own_svg, picture, svg
from ryxd.wire import events as told
from tests.record.provenance.test_graphs import Story, acts, fan_out, routed, simple

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '</text><script>alert("x")</script> & "quoted" \x1b[31m'


def drawn(story: Story) -> Picture:
    story.end()
    return picture(story.graph())


def texts(image: str) -> list[str]:
    return [each.text or "" for each in ET.fromstring(image).iter(f"{SVG}text")]


def test_an_arrow_that_says_nothing_new_is_left_out() -> None:
    assert _needed([(0, 1), (1, 2), (0, 2), (2, 5), (1, 5), (3, 5), (0, 3), (0, 5)]) == [(0, 1), (0, 3), (1, 2), (2, 5), (3, 5)]
    assert _needed([(0, 1), (1, 0), (0, 2)]) == [(0, 1), (0, 2), (1, 0)]  # no run has that, and a picture never fails


def test_every_step_is_a_box_below_those_that_it_followed_from() -> None:
    made = drawn(fan_out(3))
    image = ET.fromstring(own_svg(made))
    assert len(list(image.iter(f"{SVG}rect"))) == len(made.lines) == 11
    assert all(start < end for start, end in made.arrows)
    assert {end for _, end in made.arrows} == set(range(1, len(made.lines)))
    # one marker, and an arrow for each
    assert len(list(image.iter(f"{SVG}path"))) == len(made.arrows) + 1


def test_a_fan_out_joins_again() -> None:
    made = drawn(fan_out(3))
    kinds = [line.kind for line in made.lines]
    fan = kinds.index("fan-out")
    agents = [place for place, kind in enumerate(kinds) if kind == "agent"]
    assert [end for start, end in made.arrows if start == fan] == agents
    thought = kinds.index("thought")
    assert [start for start, end in made.arrows if end == thought] == [place + 1 for place in agents]


def test_what_is_said_can_be_read_and_does_nothing() -> None:
    story = Story(EVIL)
    routed(story)
    acts(story, ok=False)
    made = drawn(story)
    image = own_svg(made)
    assert texts(image)[0] == '</text><script>alert("x")</script> & "quoted" \ufffd[31m'
    assert "<script" not in image
    assert "#fecaca" in image


class Page(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)


def test_a_page_has_the_picture_and_every_step() -> None:
    story = Story(EVIL)
    routed(story)
    story.tell(told.Said(agent="file", message_id="m", message_type="thought", text=EVIL))
    made = drawn(story)
    page = Page()
    page.feed(html(made, '<?xml version="1.0"?>' + own_svg(made), f"r7: {EVIL}"))
    assert page.tags.count("tr") == len(made.lines)
    assert page.tags.count("svg") == 1
    assert "script" not in page.tags


def test_the_same_for_graphviz() -> None:
    told_ = dot(drawn(simple()))
    assert told_.startswith("digraph run {")
    assert 'n2 [label="search_files {\\"pattern\\": \\"*wave*\\"}\\nfound"' in told_
    assert "n0 -> n1;" in told_


def graphviz(folder: Path, script: str, monkeypatch: pytest.MonkeyPatch) -> None:
    program = folder / "dot"
    program.write_text(f"#!/bin/sh\n{script}\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", f"{folder}:{os.environ['PATH']}")


async def test_graphviz_lays_it_out_where_it_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    graphviz(tmp_path, "echo '<svg>by dot</svg>'; cat > /dev/null", monkeypatch)
    assert await svg(drawn(simple())) == "<svg>by dot</svg>\n"


@pytest.mark.parametrize("script", ["cat > /dev/null; exit 3", "exec sleep 60"])
async def test_where_it_fails_or_takes_too_long_our_own_does(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr("ryxd.record.provenance.picture.DOT_SECONDS", 0.3)
    graphviz(tmp_path, script, monkeypatch)
    made = drawn(simple())
    assert await svg(made) == own_svg(made)


async def test_without_it_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "/nowhere")
    made = drawn(simple())
    assert await svg(made) == own_svg(made)
