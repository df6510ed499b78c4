"""Statements being collected, with the long texts that they refer to."""

from collections.abc import Iterable, Mapping

from ryxd.record.provenance import addresses
from ryxd.record.provenance.terms import LABEL, TYPE, Iri, Triple, Value, prov, ryx

INLINE = 200
"""Characters of a text that stands in the graph itself; a longer one is a document."""


class Statements:
    """`triples`, and the texts of their `documents` by name."""

    def __init__(self) -> None:
        self.triples: list[Triple] = []
        self.documents: dict[Iri, str] = {}
        self._typed: set[Iri] = set()

    def _add(self, subject: Iri, predicate: Iri, value: Value) -> None:
        self.triples.append(Triple(subject, predicate, value))

    def _say(self, subject: Iri, values: Mapping[Iri, Value | None]) -> None:
        """Several at once: only what there is to say."""
        for predicate, value in values.items():
            if value is not None and value != "":
                self._add(subject, predicate, value)

    def _all(self, subject: Iri, predicate: Iri, values: Iterable[Value]) -> None:
        """One for each value, none twice."""
        for value in dict.fromkeys(values):
            self._add(subject, predicate, value)

    def _type(self, node: Iri, *kinds: Iri) -> None:
        self._typed.add(node)
        for kind in kinds:
            self._add(node, TYPE, kind)

    def _known(self, node: Iri) -> bool:
        return node in self._typed

    def _file(self, path: str, digest: str) -> Iri:
        """What was in a file: an entity that is a version of the file."""
        whole, node = addresses.file(path), addresses.file(path, digest)
        if not self._known(node):
            self._type(node, prov("Entity"))
            self._say(node, {LABEL: path, prov("specializationOf"): whole, ryx("hash"): digest})
        if not self._known(whole):
            self._type(whole, prov("Entity"))
            self._add(whole, ryx("path"), path)
        return node

    def _document(self, text: str) -> Iri | None:
        """A text, as a document of its own; None for no text."""
        if not text:
            return None
        name = addresses.document(text)
        self.documents[name] = text
        return name


def short(text: str) -> str:
    """A text as it stands in the graph itself."""
    return text if len(text) <= INLINE else text[: INLINE - 1] + "…"
