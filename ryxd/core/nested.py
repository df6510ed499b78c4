"""What stands in nested values: the arguments of an Action, the data of a Result."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any


def leaves(value: Any) -> Iterator[Any]:
    """Every value in it that has none in itself, in order; the keys of mappings are not among them."""
    if isinstance(value, Mapping):
        for each in value.values():
            yield from leaves(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from leaves(each)
    else:
        yield value


def texts(value: Any) -> Iterator[str]:
    """Every text in it, in order."""
    return (each for each in leaves(value) if isinstance(each, str))


def changed(value: Any, change: Callable[[Any], Any]) -> Any:
    """The same with every leaf changed; tuples become lists, as JSON has them. Raises what `change` does."""
    if isinstance(value, Mapping):
        return {key: changed(each, change) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [changed(each, change) for each in value]
    return change(value)
