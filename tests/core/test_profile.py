"""Profiles: the source's numbers, what the configuration changes, and plans within them."""

from pathlib import Path
from typing import Any

import pytest

from ryxd.config.profiles import profiles
from ryxd.config.tree import parsed
from ryxd.core.plan import Plan, plan_of, within
from ryxd.core.profile import CONSERVATIVE, EXPLORATORY, FALLBACK, SHIPPED, Profile, profiles_of
from ryxd.core.tool import ToolError
from ryxd.wire.errors import ConfigError
from tests.core.test_plan import plan, step

FILE = Path("config.toml")


def test_the_three_that_ship_have_the_sources_numbers() -> None:
    numbers = {each.name: (each.steps, each.retries, each.rewrites, each.strategies) for each in SHIPPED.values()}
    assert numbers == {
        "conservative": (5, 2, 1, "tool"),
        "exploratory": (15, 3, 3, "parallel"),
        "fallback": (10, 4, 2, "sequential"),
    }
    assert not any(each.models for each in SHIPPED.values())  # rules alone, until somebody says otherwise


def test_the_configuration_changes_one_and_adds_another() -> None:
    text = '[profiles.fallback]\nretries = 1\n[profiles.careful]\nsteps = 3\nmodels = ["critic"]\n[limits]\nprofile = "careful"\n'
    config = parsed(text, FILE)
    found = profiles(config.profiles)
    assert found["fallback"] == FALLBACK.model_copy(update={"retries": 1})
    assert found["careful"] == Profile(name="careful", steps=3, retries=2, rewrites=1, models=("critic",))
    assert found["careful"].thinks("critic")
    assert not found["careful"].thinks("decision")
    assert found["exploratory"] is EXPLORATORY
    assert config.limits.profile == "careful"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[limits]\nprofile = "bold"\n', "limits.profile: there is no profile bold; there are: conservative, exploratory"),
        ("[profiles.Bold]\nsteps = 3\n", "profiles.Bold: a name is lower-case letters"),
        ("[profiles.bold]\nsteps = 21\n", "profiles.bold.steps: input should be less than or equal to 20"),
        ("[profiles.bold]\nretries = 6\n", "profiles.bold.retries"),
        ("[profiles.bold]\nrewrites = 6\n", "profiles.bold.rewrites"),
        ('[profiles.bold]\nmodels = ["chef"]\n', "profiles.bold.models.0"),
        ("[profiles.bold]\nstep = 3\n", "profiles.bold.step: there is no such key; there are: steps, retries"),
    ],
)
def test_what_no_profile_can_be_is_told_with_its_key(text: str, says: str) -> None:
    with pytest.raises(ConfigError) as caught:
        parsed(text, FILE)
    assert says in str(caught.value)


def test_a_profile_is_kept_as_it_is() -> None:
    assert Profile.model_validate(EXPLORATORY.dump()) == EXPLORATORY
    with pytest.raises(ValueError, match="less than or equal to 20"):
        profiles_of({"wild": {"steps": 99}})


def made(steps: int, **more: Any) -> Plan:
    return plan_of(plan(*(step(number) for number in range(1, steps + 1)), **more))


def test_a_plan_stays_within_its_profile() -> None:
    assert within(made(5, max_retries=5), CONSERVATIVE).max_retries == 3  # the first attempt, and two more
    assert within(made(2, max_retries=1), EXPLORATORY).max_retries == 1
    with pytest.raises(ToolError, match="the plan has 6 steps; the profile conservative allows 5"):
        within(made(6), CONSERVATIVE)
