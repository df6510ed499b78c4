"""Graphs as PROV-JSON (https://www.w3.org/submissions/prov-json/): what tools for provenance read."""

import json
from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from ryxd.record.provenance.addresses import BASE
from ryxd.record.provenance.rdf import moment
from ryxd.record.provenance.terms import PREFIXES, TYPE, At, Iri, Triple, Value, prov

_KINDS = {prov("Entity"): "entity", prov("Activity"): "activity"}
_RELATIONS = {
    prov("wasDerivedFrom"): ("wasDerivedFrom", "prov:generatedEntity", "prov:usedEntity"),
    prov("wasGeneratedBy"): ("wasGeneratedBy", "prov:entity", "prov:activity"),
    prov("used"): ("used", "prov:activity", "prov:entity"),
    prov("wasAttributedTo"): ("wasAttributedTo", "prov:entity", "prov:agent"),
    prov("wasAssociatedWith"): ("wasAssociatedWith", "prov:activity", "prov:agent"),
    prov("specializationOf"): ("specializationOf", "prov:specificEntity", "prov:generalEntity"),
}
_TIMES = {prov("startedAtTime"): "ryx:startedAtTime", prov("generatedAtTime"): "ryx:generatedAtTime"}
"""PROV-JSON has these in relations only: as attributes they are ours."""
_NAMES = {**PREFIXES, "run": BASE, "thing": "urn:ryx:"}


def prov_json(triples: Iterable[Triple]) -> str:
    """The statements as one JSON object."""
    found: defaultdict[str, dict[str, Any]] = defaultdict(dict)
    attributes: defaultdict[Iri, defaultdict[str, list[Any]]] = defaultdict(lambda: defaultdict(list))
    kinds: dict[Iri, str] = {}
    for subject, predicate, value in triples:
        if predicate == TYPE and value in _KINDS:
            kinds[subject] = _KINDS[Iri(value)]
        elif predicate in _RELATIONS:
            relation, left, right = _RELATIONS[predicate]
            one = {left: _name(subject), right: _name(Iri(value))}
            found[relation][f"_:{relation}{len(found[relation]) + 1}"] = one
            if right == "prov:agent":
                found["agent"].setdefault(one[right], {})
        else:
            key = "prov:type" if predicate == TYPE else _TIMES.get(predicate) or _name(predicate)
            attributes[subject][key].append(_value(value))
    for node, kind in kinds.items():
        given = attributes[node].items()
        found[kind][_name(node)] = {key: some[0] if len(some) == 1 else some for key, some in given}
    return json.dumps({"prefix": _NAMES, **found}, ensure_ascii=False, indent=1)


def _name(iri: Iri) -> str:
    prefix, base = next((name, base) for name, base in _NAMES.items() if iri.startswith(base))
    return f"{prefix}:{iri.removeprefix(base)}"


def _value(value: Value) -> Any:
    if isinstance(value, Iri):
        return {"$": _name(value), "type": "prov:QUALIFIED_NAME"}
    if isinstance(value, At):
        return {"$": moment(value), "type": "xsd:dateTime"}
    return value.encode("utf-8", "backslashreplace").decode() if isinstance(value, str) else value
