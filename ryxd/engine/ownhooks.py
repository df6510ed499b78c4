"""The hooks that agents of a session have added to themselves, as the session keeps them (spec B5, B9).

No agent can take its hooks off; the user can. A session's company is its own for as long as no run uses it.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ryxd.core.hookspec import HookSpec
from ryxd.engine.hooks import Kept
from ryxd.wire.errors import NotFound


def owned(company: Mapping[str, Any]) -> list[HookSpec]:
    """Those of a session; whose each is, stands in its `agents`."""
    stored = company.get("hooks", {})
    return [replace(spec, agents=(path,)) for path, each in sorted(stored.items()) for spec in Kept.load(each).own]


def without(company: Mapping[str, Any], name: str, agent: str | None) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The company when the hook of this name is gone, with its copies; and whose it was. Raises NotFound."""
    kept = {path: Kept.load(each) for path, each in company.get("hooks", {}).items()}
    whose = tuple(
        path
        for path, each in sorted(kept.items())
        if agent in {None, path} and any(spec.name == name for spec in each.own)
    )
    if not whose:
        there = ", ".join(f"{spec.name} of {spec.agents[0]}" for spec in owned(company)) or "none"
        raise NotFound(f"no agent of this session has added a hook {name}; those that were: {there}")
    for path in whose:
        kept[path].own = [spec for spec in kept[path].own if spec.name != name]
        for each, other in kept.items():
            if each == path or each.startswith(f"{path}/"):
                other.states.pop(name, None)
                other.gone = [gone for gone in other.gone if gone != name or each == path]
    hooks = {path: each.dump() for path, each in kept.items() if each != Kept()}
    return {**company, "hooks": hooks}, whose
