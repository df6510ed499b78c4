"""What the graph of every run is held to: the rules that no shape can say."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ryxd.record.provenance.run import RunGraph
from ryxd.record.provenance.sessions import Past
from ryxd.record.provenance.terms import TYPE, Iri, Triple, prov, tg
from ryxd.wire.events import EVENT


def graph_of(info: Mapping[str, Any], events: Sequence[Mapping[str, Any]]) -> RunGraph:
    """The graph of a run, from its events as JSON."""
    told = [EVENT.validate_python(event) for event in events]
    return RunGraph(Past(info["id"], info["session"], info["text"], info["created"], told))


def wrong_in(triples: Iterable[Triple]) -> list[str]:
    """What is wrong with the graph of one run that has ended."""
    types: defaultdict[Iri, set[Iri]] = defaultdict(set)
    follows: defaultdict[Iri, set[Iri]] = defaultdict(set)
    for subject, predicate, value in triples:
        if predicate == TYPE:
            types[subject].add(Iri(value))
        elif predicate == prov("wasDerivedFrom"):
            follows[subject].add(Iri(value))

    def those(kind: Iri) -> list[Iri]:
        return [node for node, kinds in types.items() if kind in kinds]

    wrong = [f"{node} is an entity and an activity" for node in those(prov("Entity")) if prov("Activity") in types[node]]
    wrong += [f"{node} follows from {one}, which is not there" for node, some in follows.items() for one in some if prov("Entity") not in types[one]]
    roots = [node for node in those(tg("Question")) if not follows[node]]
    ends = those(tg("Conclusion"))
    if len(roots) != 1 or len(ends) != 1:
        return [*wrong, f"{len(roots)} roots, {len(ends)} conclusions"]
    above = {node: _above(node, follows) for node in those(prov("Entity")) if follows[node] and not node.startswith("urn:ryx:file:")}
    wrong += [f"{node} follows from itself" for node, some in above.items() if node in some]
    wrong += [f"{node} does not follow from the question" for node, some in above.items() if roots[0] not in some]
    wrong += [f"{node} uses a tool and is no analysis" for node in those(tg("ToolUse")) if tg("Analysis") not in types[node]]
    lost = [node for node in those(tg("Question")) + those(tg("Analysis")) if node not in above[ends[0]]]
    wrong += [f"nothing came of {node}" for node in lost]
    for node in those(tg("Synthesis")):
        wrong += [f"{node} leaves out {one}" for one in those(tg("SubagentCompletion")) if one not in follows[node]]
    return wrong


def _above(node: Iri, follows: Mapping[Iri, set[Iri]]) -> set[Iri]:
    """All that a node follows from."""
    found: set[Iri] = set()
    left = list(follows.get(node, ()))
    while left:
        one = left.pop()
        if one not in found:
            found.add(one)
            left += follows.get(one, ())
    return found
