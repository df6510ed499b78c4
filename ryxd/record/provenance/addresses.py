"""The URI scheme of the fourth source: what each thing of a run is called in the graph.

A session of the source is a run here (one request, from question to conclusion); a subagent has a session of its
own, called by the run and the agent's path.
"""

import hashlib
from urllib.parse import quote

from ryxd.record.provenance.terms import Iri

BASE = "urn:trustgraph:agent:"
DOCUMENT = "urn:ryx:document:"


def session(run: str, path: str = "") -> Iri:
    """The session of a run's own agent, or of the subagent of this path."""
    return Iri(BASE + _part(run) + ("." + _part(path) if path else ""))


def activity(owner: Iri) -> Iri:
    """What was done in a session, as an activity: in PROV nothing is an entity and an activity."""
    return Iri(f"{owner}/activity")


def iteration(owner: Iri, number: int) -> Iri:
    """A session's turn of this number, from 1 on."""
    return Iri(f"{owner}/i{number}")


def conclusion(owner: Iri) -> Iri:
    """What a session ended with."""
    return Iri(f"{owner}/answer")


def routing(owner: Iri, number: int) -> Iri:
    """A routing decision; the first of a session has no number."""
    return Iri(f"{owner}/routing" + (f"/{number}" if number > 1 else ""))


def fan_out(owner: Iri, correlation: str) -> Iri:
    """Several subagents that began side by side."""
    return Iri(f"{owner}/fanout/{_part(correlation)}")


def completion(owner: Iri) -> Iri:
    """That a subagent came to its end."""
    return Iri(f"{owner}/completion")


def under(owner: Iri, kind: str, name: str | int) -> Iri:
    """Anything else of a session, as in …/plan/1."""
    return Iri(f"{owner}/{kind}/{_part(str(name))}")


def conversation(name: str) -> Iri:
    """A conversation: what ryx calls a session."""
    return Iri(f"urn:ryx:conversation:{_part(name)}")


def agent(name: str) -> Iri:
    """Who did something: an agent's path."""
    return Iri(f"urn:ryx:agent:{_part(name)}")


def named(kind: str, name: str) -> Iri:
    """Something that is known by its name: a task type, a pattern, a model, a tool."""
    return Iri(f"urn:ryx:{kind}:{_part(name)}")


def file(path: str, digest: str = "") -> Iri:
    """A file, or what was in it when it had this hash."""
    return Iri(f"urn:ryx:file:{_part(path)}" + (f":{digest}" if digest else ""))


def document(text: str) -> Iri:
    """A text that is too long to stand in the graph: by its hash."""
    return Iri(DOCUMENT + hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:40])


def _part(text: str) -> str:
    return quote(text, safe="", errors="surrogatepass")
