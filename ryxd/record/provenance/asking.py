"""Answers one SPARQL query in a process of its own: `python -m ryxd.record.provenance.asking`.

It reads {"store", "query", "limit"} as JSON from its input and writes one JSON object. Whoever started it may end
it at any time: a query can take for ever.
"""

import json
import re
import sys
from typing import Any

from ryxd.record.provenance.terms import PREFIXES

_NO_WORDS = re.compile(
    r"""<[^<>"{}|^`\\\s]*>|#[^\n]*|\"\"\"(?:[^\\]|\\.)*?\"\"\"|\'\'\'(?:[^\\]|\\.)*?\'\'\'|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'""",
    re.DOTALL,
)
"""What in a query is no word of SPARQL: names, comments, texts."""


def federated(query: str) -> bool:
    """Whether a query would ask another server."""
    return re.search(r"\bservice\b", _NO_WORDS.sub(" ", query), re.IGNORECASE) is not None


def answer(store: str, query: str, limit: int) -> dict[str, Any]:
    """The answer as it is written: columns and rows, truth, or a graph; or what is wrong with the query."""
    import pyoxigraph as ox  # an extra

    if federated(query):
        return {"fault": "SERVICE asks other servers over the network, and that is not done"}
    opened = ox.Store.read_only(store)
    try:
        found = opened.query(query, prefixes=PREFIXES, use_default_graph_as_union=True)
    except SyntaxError as error:
        return {"fault": f"this is no SPARQL query: {error}"}
    if isinstance(found, ox.QueryBoolean):
        return {"truth": bool(found)}
    if isinstance(found, ox.QueryTriples):
        written = ox.serialize(found, format=ox.RdfFormat.TURTLE, prefixes=PREFIXES)
        return {"graph": (written or b"").decode()}
    columns = [each.value for each in found.variables]
    rows: list[list[str]] = []
    for row in found:
        if len(rows) == limit:
            return {"columns": columns, "rows": rows, "more": True}
        rows.append(["" if row[name] is None else row[name].value for name in columns])
    return {"columns": columns, "rows": rows, "more": False}


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    json.dump(answer(asked["store"], asked["query"], asked["limit"]), sys.stdout)
