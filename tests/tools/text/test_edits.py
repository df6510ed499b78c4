import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.tools.text.edits import Edit, EditFailed, edited, even

PIECE = st.lists(st.sampled_from(["a", "b", "\n", "\r\n", " ", "ü"]), max_size=6).map("".join)


@given(before=PIECE, old=PIECE.filter(bool), new=PIECE, after=PIECE)
def test_only_what_was_named_changes(before, old, new, after):
    text = before + old + after
    plain, wanted = even(text), even(old)
    if sum(plain.startswith(wanted, at) for at in range(len(plain))) != 1:
        with pytest.raises(EditFailed) as error:
            edited(text, [Edit(old, new)])
        assert len(error.value.lines) > 1
        return
    changed = edited(text, [Edit(old, new)])
    assert even(changed) == plain.replace(wanted, even(new))
    assert changed.startswith(before)
    assert changed.endswith(after)


@given(st.lists(st.sampled_from(["a", "b", ""]), min_size=1, max_size=6), st.sampled_from(["\n", "\r\n"]))
def test_line_ends_stay_what_they_are(lines, ending):
    text = ending.join([*lines, "mark", *lines, ""])
    changed = edited(text, [Edit("mark", "one\ntwo\n")])
    assert changed == ending.join([*lines, "one", "two", "", *lines, ""])


@pytest.mark.parametrize(
    ("text", "edits", "after"),
    [
        ("a\r\nb\nc\r\n", [Edit("a\nb", "x\ny")], "x\r\ny\nc\r\n"),
        ("a\nb\r\n", [Edit("a\nb", "x\ny")], "x\ny\r\n"),
        ("a\r\nb\r\n", [Edit("a\r\nb", "x\r\ny")], "x\r\ny\r\n"),
        ("a\nb", [Edit("b", "c")], "a\nc"),
        ("aXbX", [Edit("X", "", every=True)], "ab"),
        ("one", [Edit("one", "two"), Edit("two", "three")], "three"),
        ("\ufeffa", [Edit("a", "b")], "\ufeffb"),
        ("(a.*)[", [Edit("(a.*)[", "\\1")], "\\1"),
    ],
)
def test_places_are_replaced_in_the_files_own_way(text, edits, after):
    assert edited(text, edits) == after


def test_what_is_there_twice_or_not_at_all_is_named():
    with pytest.raises(EditFailed) as error:
        edited("a\nx\r\na\n", [Edit("x", "y"), Edit("a", "b")])
    assert (error.value.index, error.value.lines) == (1, (1, 3))
    with pytest.raises(EditFailed) as error:
        edited("a", [Edit("b", "c", every=True)])
    assert (error.value.index, error.value.lines, error.value.text) == (0, (), "a")
