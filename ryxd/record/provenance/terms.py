"""Names of the graph: PROV-O, the fourth source's ontology, and what ryx has besides.

The ontology is version 2.3 of the one that TrustGraph publishes (https://trustgraph.ai/ns/); RoutingDecision,
FanOut, SubagentCompletion and their properties are the extensions that the source adds to it.
"""

from typing import NamedTuple

PROV = "http://www.w3.org/ns/prov#"
TG = "https://trustgraph.ai/ns/"
RYX = "https://ryx.dev/ns/"
RDF = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
RDFS = "http://www.w3.org/2000/01/rdf-schema#"
XSD = "http://www.w3.org/2001/XMLSchema#"
PREFIXES = {"prov": PROV, "tg": TG, "ryx": RYX, "rdf": RDF, "rdfs": RDFS, "xsd": XSD}


class Iri(str):
    """The name of a node or of a property."""

    __slots__ = ()


class At(int):
    """A moment: milliseconds since 1970."""

    __slots__ = ()


Value = Iri | At | str | float | bool
"""What is said of a node: another node, a moment, a text, a number, whether."""


class Triple(NamedTuple):
    """One statement."""

    subject: Iri
    predicate: Iri
    object: Value


def prov(name: str) -> Iri:
    """A term of PROV-O (https://www.w3.org/TR/prov-o/)."""
    return Iri(PROV + name)


def tg(name: str) -> Iri:
    """A term of the fourth source's ontology."""
    return Iri(TG + name)


def ryx(name: str) -> Iri:
    """A term of ours, for what neither of the others has."""
    return Iri(RYX + name)


TYPE, LABEL = Iri(RDF + "type"), Iri(RDFS + "label")
