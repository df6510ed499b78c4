"""The arguments of a server's tool: checked by the server's own JSON schema, before anything is asked or sent."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel, RootModel, model_validator
from pydantic_core import PydanticCustomError

_SHOWN = 200


def arguments(schema: Mapping[str, Any]) -> tuple[type[BaseModel], str]:
    """A model of the arguments that a schema allows (`root` has them), and why it checks nothing, if it doesn't.

    A reference to elsewhere is never fetched; a schema that is none leaves the checking to the server.
    """
    check, broken = validator(schema)

    class Arguments(RootModel[dict[str, Any]]):
        @model_validator(mode="after")
        def _fits(self) -> "Arguments":
            fault = found(check, self.root)
            if fault:
                raise PydanticCustomError("json_schema", "{fault}", {"fault": fault})
            return self

    return Arguments, broken


def validator(schema: Mapping[str, Any]) -> tuple[Any, str]:
    """What checks values by a schema, or None and what is wrong with the schema."""
    import jsonschema_rs  # here: a daemon without servers starts without it

    try:
        return jsonschema_rs.validator_for(dict(schema), offline=True), ""
    except (ValueError, TypeError, RecursionError, jsonschema_rs.ValidationError) as error:
        return None, (str(error).partition("\n")[0][:_SHOWN] or type(error).__name__)


def found(check: Any, value: Any) -> str:
    """What is wrong with a value; empty when nothing is, or nothing can be checked."""
    if check is None:
        return ""
    try:
        error = next(iter(check.iter_errors(value)), None)
    except (ValueError, RecursionError) as error:
        return f"it can't be checked: {str(error)[:_SHOWN]}"
    if error is None:
        return ""
    where = "/".join(map(str, error.instance_path))
    return f"{error.message[:_SHOWN]}" + (f" (at {where})" if where else "")
