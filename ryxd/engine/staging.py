"""Whether a request is done by the stages of its agent, and with which options (spec C5; decision 0051)."""

from collections.abc import Mapping
from dataclasses import replace

from ryxd.core.staging import Staging, chosen, says, wrong
from ryxd.engine.dumb import REACT, STAGES
from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.verdict import Level
from ryxd.engine.router import Route
from ryxd.patterns.naming import sources
from ryxd.wire.errors import Refused

OPTIONS = "options"
"""Among the slots of a Route: what was chosen about the stages."""


def suits(staging: Staging, text: str, level: Level | None = None) -> bool:
    """Whether an agent with these stages does this request by them."""
    if staging.used_for == "everything" or not text:
        return staging.used_for == "everything"
    if says(staging.words, text):
        return True
    if staging.used_for == "unnamed":
        return not sources(text)
    return (level or classify(text).level) in {Level.MODERATE, Level.COMPLEX}


def staged(route: Route, text: str, said: Mapping[str, str], *, named: bool) -> Route:
    """The same Route, by stages where its agent does it so. `named`: the pattern is the user's wish.

    `said` are the options that the user gave. Pure. Raises Refused for what can't be.
    """
    spec = route.spec
    staging = None if spec is None else spec.staging
    if staging is None or spec is None:
        if said or route.pattern == STAGES:
            why = "does not work in stages, so it has no options; ryxctl agents show tells what it has"
            raise Refused(f"{route.handler} {why}")
        return route
    if why := wrong(staging.options, said):
        raise Refused(f"{route.handler}: {why}")
    if route.pattern not in {STAGES, REACT} or (named and route.pattern == REACT):
        if said:
            raise Refused(f"options are for the stages of {route.handler}; leave out the pattern {route.pattern}")
        return route
    if route.pattern == REACT and not said and not suits(staging, text, route.level):
        return route
    options = chosen(staging.options, text, said)
    slots = {**route.slots, OPTIONS: options} if options else route.slots
    # its file says what it thinks with; the level's tier is for who plans
    return replace(route, pattern=STAGES, slots=slots, wants=spec.tier, single=False)
