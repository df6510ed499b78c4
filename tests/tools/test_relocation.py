"""Names swapped, in circles, in chains: everything ends up where it should, and nothing is ever in the way."""

import os
import tempfile
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ryxd.tools.relocation import Collision, ordered

NAMES = [f"f{number}" for number in range(8)]


@settings(max_examples=150, deadline=None)
@given(there=st.sets(st.sampled_from(NAMES), min_size=1), wanted=st.data())
def test_any_renaming_without_collisions_is_done_in_some_order(there, wanted):
    sources = wanted.draw(st.permutations(sorted(there)))[: wanted.draw(st.integers(1, len(there)))]
    targets = wanted.draw(st.permutations(NAMES))[: len(sources)]
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        for name in there:
            (folder / name).write_text(name)
        moves = {folder / source: folder / target for source, target in zip(sources, targets, strict=True)}
        staying = there - set(sources)
        if staying & set(targets):
            with pytest.raises(Collision) as error:
                ordered(moves)
            assert error.value.path.name in staying
            return
        order = ordered(moves)
        for move in order:
            assert not os.path.lexists(move.target), "nothing is in the way"
            os.rename(move.source, move.target)
        expected = {name: name for name in staying} | {t: s for s, t in zip(sources, targets, strict=True)}
        assert {file.name: file.read_text() for file in folder.iterdir()} == expected


def test_two_for_one_place_are_refused(tmp_path):
    for name in "ab":
        (tmp_path / name).write_text(name)
    with pytest.raises(Collision) as error:
        ordered({tmp_path / "a": tmp_path / "c", tmp_path / "b": tmp_path / "c"})
    assert len(error.value.sources) == 2
