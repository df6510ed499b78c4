"""The daemon's own tools, as the training data need them: which arguments a call has, in which order, and what comes back."""

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, cast

from ryxd.composition import built_in
from ryxd.core.argschema import shape
from ryxd.core.handoff import Handing, Handoffs
from ryxd.core.tool import Tool
from ryxd.core.view import View
from ryxd.engine.toolbox import Toolbox
from ryxd.sandbox.runner import Sandbox

HANDOFFS = ("research", "code", "writing", "data")
"""The agents that everyday agents may hand over to (prompts/agents/chat.md)."""


@cache
def tools() -> Mapping[str, Tool]:
    """Every tool of the daemon by name, and the handoffs."""
    nowhere = Path("/nonexistent")
    ours = dict(Toolbox(built_in(Sandbox(nowhere), nowhere)))
    return ours | Handing(cast(View, None), Handoffs({}), dict.fromkeys(HANDOFFS, "")).tools()


@cache
def _order(tool: str) -> tuple[str, ...]:
    return tuple(shape(tools()[tool]).schema.get("properties", ()))


def arguments(tool: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments in the order in which the grammar has them. Raises ValueError for what the tool doesn't take."""
    order = _order(tool)
    if strange := [key for key in args if key not in order]:
        raise ValueError(f"{tool} takes no {strange[0]}; it takes {', '.join(order) or 'nothing'}")
    tools()[tool].input.model_validate(dict(args))
    return {key: args[key] for key in order if key in args}


def output(tool: str, data: Mapping[str, Any]) -> dict[str, Any]:
    """A result as the daemon gives it: the fields of the tool's output, in their order, none that is null."""
    model = tools()[tool].output
    if model is None:
        return dict(data)
    return model.model_validate(dict(data)).model_dump(mode="json", exclude_none=True)
