import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.models.dialect.repair import DEEPEST, LONGEST, Unreadable, values

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ('{"a": "x"}', {"a": "x"}),
        ("{'a': 'x', 'b': \"it's\"}", {"a": "x", "b": "it's"}),
        ('{"a": [1, 2,], "b": 3,}', {"a": [1, 2], "b": 3}),
        ('{"a": "one\ntwo\tthree"}', {"a": "one\ntwo\tthree"}),
        ("{'a': 'one\ntwo'}", {"a": "one\ntwo"}),
        ('{"a": True, "b": False, "c": None, "d": true,}', {"a": True, "b": False, "c": None, "d": True}),
        ('{"a": {"b": ["x"', {"a": {"b": ["x"]}}),
        ('{"a": {"b": 5}', {"a": {"b": 5}}),
        ('{"a": 5}}', {"a": 5}),
        ('{a: "x", b_2: 1}', {"a": "x", "b_2": 1}),
        ('{"a": "x" "b": "y"}', {"a": "x", "b": "y"}),
        ("{'a': 'ends with a line\\n', 'b': '', }", {"a": "ends with a line\n", "b": ""}),
        ('{"a": "\\u00e4\\"", }', {"a": 'ä"'}),
        ('{"a": -1.5e3, }', {"a": -1500.0}),
    ],
)
def test_punctuation_is_mended(text: str, meant: object) -> None:
    assert values(text) == ([meant], "")


@pytest.mark.parametrize(
    "text",
    [
        '{"a": }',
        '{"a": x}',
        '{"a": "broken o',
        "{'a': 'it's'}",
        '{"a": ""x", "b": 1}',
        '{"n": 12',
        '{"a": 1, "a": 2,}',
        "{'a': 'x'} I hope that helps",
        "{'a': 'C:\\dir', }",
        '{"a": 0123}',
        "",
        "hello",
        "[" * (DEEPEST + 1) + "1,",
        "[" * 100_000,
        "{'a': 'one\n" + "x" * LONGEST + "', }",
        "{" * 100_000,
    ],
)
def test_what_could_only_be_guessed_is_not_read(text: str) -> None:
    with pytest.raises(Unreadable):
        values(text)


def test_several_values_and_what_follows_them() -> None:
    assert values('{"a": 1}\n{"b": 2}; [3], then') == ([{"a": 1}, {"b": 2}, [3]], ", then")


@pytest.mark.parametrize("text", ['{"a": "x"', '{"a": ["x"]', '{"a": 1,'])
def test_what_was_broken_off_is_not_completed(text: str) -> None:
    with pytest.raises(Unreadable):
        values(text, cut=True)
    assert values('{"a": 1}', cut=True) == ([{"a": 1}], "")


@given(JSON, st.sampled_from(["trailing comma", "python", "no end"]))
def test_a_repair_is_what_was_meant_or_nothing(meant: object, slip: str) -> None:
    meant = {"k": meant, "z": ["x"]}
    if slip == "python":
        text = repr(meant)
    else:
        text = json.dumps(meant)
        text = text[:-2] if slip == "no end" else text[:-1] + ",}"
    try:
        found, rest = values(text)
    except Unreadable:
        return
    assert rest == ""
    assert json.dumps(found) == json.dumps([meant])


@given(st.text(alphabet="{}[],:'\"\\ ab1\nn", max_size=40))
def test_nothing_is_read_that_is_not_written(text: str) -> None:
    try:
        found, rest = values("{" + text)
    except Unreadable:
        return
    written = "{" + text
    # as many of each letter as there are, at most: none was made up
    for letter in "ab1":
        assert (json.dumps(found) + rest).count(letter) <= written.count(letter)
