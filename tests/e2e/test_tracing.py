"""What a run did and what followed from what, by command: as a tree, and as a graph that others read."""

from pathlib import Path

import pyoxigraph
import pytest

from ryxd.files.state import digest_of
from ryxd.record.provenance import addresses
from ryxd.record.provenance.terms import ryx
from tests.e2e.daemon import Daemon

TEXT = b"the milk is in the fridge\n"


@pytest.fixture
async def daemon(tmp_path: Path):
    async with Daemon(tmp_path) as running:
        (running.home / "notes.txt").write_bytes(TEXT)
        yield running


async def test_a_run_is_traced_to_the_file_that_it_read(daemon: Daemon) -> None:
    client = await daemon.client()
    run, events = await client.ask("read ~/notes.txt")
    assert events[-1]["outcome"] == "done", events[-1]
    code, out, err = await daemon.ctl("trace", run)
    assert code == 0, err
    shown = out.splitlines()
    assert shown[0] == "read ~/notes.txt"
    assert any("read_file" in line and "notes.txt" in line for line in shown)
    assert shown[-2].endswith("done")
    code, out, err = await daemon.ctl("why", run)
    assert code == 0, err
    assert out.startswith("   0 You asked: read ~/notes.txt\n")
    assert f"It read {daemon.home}/notes.txt." in out
    code, out, err = await daemon.ctl("trace", run, "--format", "turtle")
    assert code == 0, err
    store = pyoxigraph.Store()
    store.load(out.encode(), pyoxigraph.RdfFormat.TURTLE)
    seen = pyoxigraph.NamedNode(addresses.file(str(daemon.home / "notes.txt"), digest_of(TEXT)))
    assert list(store.quads_for_pattern(None, pyoxigraph.NamedNode(ryx("read")), seen))
    await client.close()


async def test_a_change_is_traced_from_what_was_there_to_what_is(daemon: Daemon) -> None:
    client = await daemon.client()
    run, events = await client.ask("rename ~/notes.txt to milk.txt", approves=True)
    assert events[-1]["outcome"] == "done", events[-1]
    code, out, err = await daemon.ctl("trace", run, "--format", "ntriples")
    assert code == 0, err
    after = addresses.file(str(daemon.home / "milk.txt"), digest_of(TEXT))
    before = addresses.file(str(daemon.home / "notes.txt"), digest_of(TEXT))
    assert f"<{after}> <http://www.w3.org/ns/prov#wasDerivedFrom> <{before}> ." in out
    await client.close()


async def test_all_runs_are_asked_what_touched_a_file(daemon: Daemon) -> None:
    client = await daemon.client()
    first, _ = await client.ask("read ~/notes.txt")
    second, events = await client.ask("rename ~/notes.txt to milk.txt", approves=True)
    assert events[-1]["outcome"] == "done", events[-1]
    code, out, err = await daemon.ctl("sparql", "touched", f"path={daemon.home}/notes.txt")
    assert code == 0, err
    assert [line.split()[0] for line in out.splitlines()] == ["run", first, second]
    code, out, err = await daemon.ctl("stats", "--by", "handler")
    assert code == 0, err
    assert out.splitlines()[-1].split()[:3] == ["all", "2", "2"]
    code, out, err = await daemon.ctl("graph", "rebuild")
    assert (code, out.split()[:2]) == (0, ["3", "runs,"]), err  # this one, too
    code, out, err = await daemon.ctl("sparql", "SELECT (COUNT(?end) AS ?ends) { ?end a tg:Conclusion }")
    assert out.split() == ["ends", "3"], err
    await client.close()
