"""Whether suites fit the tools that there are: their names, and the form of what cases say that they give."""

from collections.abc import Mapping

from pydantic import ValidationError

from ryxd.core.handoff import is_handoff
from ryxd.core.tool import Tool
from ryxd.evaluation.giving import ERROR, given
from ryxd.evaluation.suites import Suite, refuse


def check(suite: Suite, tools: Mapping[str, Tool]) -> None:
    """Raises ConfigError with each mistake and its line."""
    faults: list[str] = []
    for case in suite.cases:
        at = f"{suite.path}:{suite.lines[case.id]}"
        named = {call.tool for _, wanted in case.asked if wanted for call in (*wanted.call, *wanted.done)}
        unknown = {name for name in named | case.results.keys() if not is_handoff(name)} - tools.keys()
        faults += [f"{at}: there is no tool {name}" for name in sorted(unknown)]
        for name, gives in case.results.items():
            if name not in tools or gives.keys() == {ERROR}:
                continue
            try:
                given(tools[name], {}, gives)
            except ValidationError as error:
                wrong = error.errors()[0]
                key = ".".join(map(str, ("results", name, *wrong["loc"])))
                faults.append(f"{at}: {key}: {wrong['msg']}")
            faults += [
                f"{at}: results.{name}.{key}: {name} gives no such thing"
                for key in gives.keys() - tools[name].output.model_fields.keys()
            ]
    refuse(faults)
