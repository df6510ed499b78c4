"""Graphs as RDF and as PROV-JSON: read back by others, and held to the shapes."""

import io
import json
from pathlib import Path

import pyoxigraph
import pytest
from prov.model import ProvDocument
from pyshacl import validate
from rdflib import Graph

from ryxd.record.provenance import rdf
from ryxd.record.provenance.provjson import prov_json
from ryxd.record.provenance.terms import At, Iri, Triple, ryx, tg
from tests.record.provenance.test_graphs import RUN, fan_out, simple

SHAPES = Path(__file__).with_name("shapes.ttl")
A = Iri("urn:x:a")


def triples() -> list[Triple]:
    story = fan_out(3)
    story.end()
    return story.graph().triples


@pytest.mark.parametrize(("form", "name"), [("turtle", "turtle"), ("jsonld", "json-ld"), ("ntriples", "nt")])
@pytest.mark.filterwarnings("ignore:ConjunctiveGraph is deprecated:DeprecationWarning")  # rdflib's own
def test_every_form_has_the_same_statements(form: rdf.Form, name: str) -> None:
    text = rdf.written(triples(), form)
    assert len(Graph().parse(data=text, format=name)) == len(set(triples()))


def test_a_store_answers_questions_about_it() -> None:
    store = pyoxigraph.Store()
    store.bulk_extend(rdf.quads(triples(), Iri("urn:x:graph")))
    found = store.query(f"SELECT ?n WHERE {{ GRAPH ?g {{ ?f a <{tg('FanOut')}> ; <{tg('expectedSiblings')}> ?n }} }}")
    assert [int(each["n"].value) for each in found] == [3]


def test_values_keep_their_kinds() -> None:
    text = rdf.written([Triple(A, ryx("x"), value) for value in (True, 3, 0.5, At(1_700_000_000_123), "ü\udcff")], "ntriples")
    assert '"true"^^<http://www.w3.org/2001/XMLSchema#boolean>' in text
    assert '"3"^^<http://www.w3.org/2001/XMLSchema#integer>' in text
    assert '"2023-11-14T22:13:20.123Z"^^<http://www.w3.org/2001/XMLSchema#dateTime>' in text
    assert r'"ü\\udcff"' in text


def shaped(some: list[Triple]) -> tuple[bool, str]:
    graph = Graph().parse(data=rdf.written(some, "turtle"), format="turtle")
    conforms, _, told = validate(graph, shacl_graph=Graph().parse(SHAPES))
    return conforms, told


def test_graphs_have_the_shapes() -> None:
    story = simple()
    story.end()
    for some in (triples(), story.graph().triples):
        conforms, told = shaped(some)
        assert conforms, told


@pytest.mark.parametrize("left_out", [tg("query"), tg("correlationId"), tg("expectedSiblings"), tg("stepNumber"), tg("terminationReason"), ryx("rule")])
def test_a_graph_that_lacks_something_has_not(left_out: Iri) -> None:
    conforms, told = shaped([each for each in triples() if each.predicate != left_out])
    assert not conforms
    assert left_out.rpartition("/")[2] in told


def test_prov_json_is_read_by_the_reference_library() -> None:
    text = prov_json(triples())
    document = ProvDocument.deserialize(io.StringIO(text), format="json")
    kinds = json.loads(text)
    assert len(kinds["entity"]) + len(kinds["activity"]) + len(kinds["agent"]) == sum(1 for each in document.get_records() if each.is_element())
    assert f"run:{RUN.rpartition(':')[2]}/answer" in kinds["entity"]
    assert len(kinds["wasDerivedFrom"]) > 10
