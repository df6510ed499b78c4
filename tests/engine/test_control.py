"""How a session stands after a request was handed over: what goes on with the last agent, and what does not."""

import pytest

from ryxd.core.agent import AgentSpec
from ryxd.core.model import Tier
from ryxd.engine.control import GOES_ON, Standing, refers
from ryxd.engine.gate.classify import classify
from ryxd.engine.router import route

SPECS = {
    name: AgentSpec(name, "", Tier.MEDIUM if name == "data" else Tier.SMALL, (), "x")
    for name in ("chat", "data", "file")
}


@pytest.mark.parametrize(
    "text",
    [
        "and as a bar chart?", "what about the product?", "can you do the same in blue", "why?", "now in blue",
        "und als Balken?", "was ist mit dem Produkt?", "mach das in Blau", "warum?", "jetzt noch die Summe davon",
        "Is that right?", "ok, and the second column?",
    ],
)  # fmt: skip
def test_what_points_to_what_was_said_is_about_it(text: str) -> None:
    assert refers(text)


@pytest.mark.parametrize(
    "text", ["tell me a joke", "who was Ada Lovelace?", "erzähl mir einen Witz", "and " + "so on " * 20]
)
def test_what_stands_for_itself_is_not(text: str) -> None:
    assert not refers(text)


def test_it_goes_on_with_who_had_the_last_request() -> None:
    text = "and as a bar, please?"
    before = route(classify(text), SPECS)
    assert (before.rule, before.handler) == ("unknown", "chat")
    after = Standing(handed="data").goes_on(before, SPECS, text)
    assert (after.rule, after.handler, after.spec, after.wants) == (GOES_ON, "data", SPECS["data"], Tier.MEDIUM)
    assert Standing().goes_on(before, SPECS, text) == before
    assert Standing(handed="gone").goes_on(before, SPECS, text) == before
    assert Standing(handed="data").goes_on(before, SPECS, "tell me a joke") == before
    known = route(classify("find the file report.pdf"), SPECS)
    assert Standing(handed="data").goes_on(known, SPECS, "find the file report.pdf") == known


def test_it_is_stored_as_it_is() -> None:
    standing = Standing("lead", {"chat": "x"}, "data")
    assert Standing.load(standing.dump()) == standing
    assert Standing.load({}) == Standing()
