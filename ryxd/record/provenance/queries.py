"""The queries that ship: a file each, whose first line says what it asks and which values it needs (`days=7`)."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).with_name("sparql")
_VALUE = re.compile(r"(\w+)=(\S*)")


@dataclass(frozen=True)
class Query:
    """A query with a name. `values` are what it needs, with what is taken else; "" has to be given."""

    name: str
    about: str
    text: str
    values: Mapping[str, str]

    def filled(self, given: Mapping[str, str]) -> str:
        """The query with these values in it, as texts or numbers. Raises ValueError for too few or too many."""
        if unknown := given.keys() - self.values.keys():
            takes = ", ".join(self.values) or "nothing"
            raise ValueError(f"{self.name} has no {min(unknown)}; it takes {takes}")
        text = self.text
        for name, usual in self.values.items():
            value = given.get(name, usual)
            if not value:
                raise ValueError(f"{self.name} needs {name}: ryxctl sparql {self.name} {name}=…")
            text = text.replace("{{" + name + "}}", value if value.isdecimal() else literal(value))
        return text


def literal(text: str) -> str:
    """A text as SPARQL has it: what can end it is escaped."""
    return json.dumps(text.encode("utf-8", "backslashreplace").decode())


@cache
def queries() -> Mapping[str, Query]:
    """All of them by name."""
    return {path.stem: _read(path) for path in sorted(FOLDER.glob("*.rq"))}


def _read(path: Path) -> Query:
    head, _, text = path.read_text("utf-8").partition("\n")
    about, _, values = head.removeprefix("# ").partition("? ")
    return Query(path.stem, about.rstrip("?") + "?", text, dict(_VALUE.findall(values)))
