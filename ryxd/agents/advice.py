"""What a model may say where it stands behind a role, and the bounds that it is held to (spec C9).

The code's own judgement is made first, and always; what a model says is merged into it within the same limits.
"""

from collections.abc import Collection
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ryxd.core.form import record
from ryxd.core.model import JsonSchema

Share = Annotated[float, Field(ge=0, le=1)]
"""0 to 1: a confidence, a quality, a risk, a relevance."""
Line = Annotated[str, Field(min_length=1, max_length=500)]
"""One line of text."""

A = TypeVar("A", bound=BaseModel)


class Part(BaseModel):
    """A part of what a role finds."""

    model_config = ConfigDict(frozen=True, extra="ignore")


class Advice(Part):
    """What a model says in a role. What it leaves out, or may not say, stays as code found it."""

    notes: str = Field(default="", max_length=1000)
    """What else there is to say, for people and for the other roles."""


def form(model: type[BaseModel], fields: Collection[str]) -> JsonSchema:
    """The schema of an answer with these fields of a model's."""
    schema = model.model_json_schema()
    properties = {name: _bare(each) for name, each in schema["properties"].items() if name in fields}
    return record(properties)


def taken(model: type[A], said: dict[str, Any], fields: Collection[str]) -> A:
    """What of an answer is within the limits; one field that is not takes no other along."""
    kept: dict[str, Any] = {}
    for name in fields:
        if name not in said:
            continue
        try:
            kept |= model.model_validate({**kept, name: said[name]}).model_dump(include={name})
        except ValidationError:
            continue
    return model.model_validate(kept)


def unique(*lists: Collection[str], most: int) -> tuple[str, ...]:
    """All of them once, in their order, the first so many."""
    return tuple(dict.fromkeys(each for one in lists for each in one))[:most]


def _bare(schema: Any) -> Any:
    """Without titles and defaults, which are none of the model's business."""
    if isinstance(schema, list):
        return [_bare(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    return {key: _bare(value) for key, value in schema.items() if key not in {"title", "default"}}
