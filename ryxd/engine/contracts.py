"""The contracts of the coordinator's roles as JSON files (spec C9): prompts/contracts, and the user's own."""

import json
import re
from pathlib import Path

from pydantic import ValidationError

from ryxd.agents.roles import ADVICE
from ryxd.core.contract import Contract
from ryxd.core.profile import ROLES
from ryxd.engine.matter import Faulty, near, read_text
from ryxd.engine.owntools import Fault


def read_contract(file: Path) -> Contract:
    """One contract's file. Raises Faulty, with the line of each fault."""
    if fault := near(file.stem, ROLES, "role"):
        raise Faulty([Fault(file, 0, fault)])
    text = read_text(file)
    try:
        contract = Contract.model_validate(json.loads(text))
    except json.JSONDecodeError as error:
        raise Faulty([Fault(file, error.lineno, f"it is not JSON: {error.msg}")]) from None
    except RecursionError:
        raise Faulty([Fault(file, 1, "it is nested too deeply")]) from None
    except ValidationError as error:
        found = error.errors(include_url=False, include_input=False)
        raise Faulty([_fault(file, text, item["loc"], item["type"], item["msg"]) for item in found]) from None
    faults = [] if contract.name == file.stem else [_other_name(file, text)]
    counts = ADVICE[contract.name].model_fields
    wrong = {name: near(name, counts, "field") for name in contract.output}
    faults += [
        Fault(file, _line(text, ("output", name)), f"output.{name}: {why}") for name, why in wrong.items() if why
    ]
    if faults:
        raise Faulty(faults)
    return contract


def _other_name(file: Path, text: str) -> Fault:
    return Fault(file, _line(text, ("name",)), f"name: its file is called {file.stem}; call both the same")


def _fault(file: Path, text: str, place: tuple[str | int, ...], kind: str, why: str) -> Fault:
    where = ".".join(map(str, place))
    if kind == "extra_forbidden":
        return Fault(file, _line(text, place), near(where, Contract.model_fields, "key"))
    if kind == "missing":
        return Fault(file, _line(text, place[:-1]), f"{where} is missing")
    return Fault(file, _line(text, place), f"{where}: {why[:1].lower()}{why[1:]}" if where else why)


def _line(text: str, place: tuple[str | int, ...]) -> int:
    """The line on which the last key of a place stands; 1 where there is none."""
    at = 0
    for step in place:
        if isinstance(step, str) and (found := re.search(rf"{re.escape(json.dumps(step))}\s*:", text[at:])):
            at += found.start()
    return text.count("\n", 0, at) + 1
