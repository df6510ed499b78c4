"""Graphs as RDF: for Oxigraph, and as Turtle, JSON-LD, N-Triples. Needs pyoxigraph (the extra `graph`)."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Literal as OneOf

import pyoxigraph as ox

from ryxd.record.provenance.terms import PREFIXES, XSD, At, Iri, Triple, Value

Form = OneOf["turtle", "jsonld", "ntriples"]
_FORMS = {
    "turtle": ox.RdfFormat.TURTLE,
    "jsonld": ox.RdfFormat.JSON_LD,
    "ntriples": ox.RdfFormat.N_TRIPLES,
}
_MOMENT = ox.NamedNode(XSD + "dateTime")


def quads(triples: Iterable[Triple], name: Iri | None = None) -> Iterator[ox.Quad]:
    """The statements for a store; in the graph of this name, else in the default graph."""
    graph = ox.NamedNode(name) if name is not None else ox.DefaultGraph()
    for each in triples:
        yield ox.Quad(ox.NamedNode(each.subject), ox.NamedNode(each.predicate), _term(each.object), graph)


def written(triples: Iterable[Triple], form: Form) -> str:
    """The statements as text in this form."""
    told = quads(triples)
    statements = told if form == "jsonld" else (each.triple for each in told)
    return (ox.serialize(statements, format=_FORMS[form], prefixes=PREFIXES) or b"").decode()


def moment(at: int) -> str:
    """Milliseconds since 1970 as xsd:dateTime, in UTC."""
    return datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def _term(value: Value) -> ox.NamedNode | ox.Literal:
    if isinstance(value, Iri):
        return ox.NamedNode(value)
    if isinstance(value, At):
        return ox.Literal(moment(value), datatype=_MOMENT)
    if isinstance(value, str):  # bytes of file names that are no UTF-8 can't stand in RDF: they become escapes
        return ox.Literal(value.encode("utf-8", "backslashreplace").decode())
    return ox.Literal(value)
