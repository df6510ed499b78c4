"""The line of each key of some TOML is the one it stands on, however it is written."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.engine.matter import Step, line_of, near

FRONT = """description = "x"
tools = [
  "a", # one

  "b"]
limits.turns = 3
output = {type = "object", properties = {a = {type = "string"}}}
flag = true

[settings]
x = 1
[a.b.c]
y = [[1],
 [2,
  false]]
[[r]]
k = 1
[[r]]
k = true
"quoted key" = \"\"\"
more
than a line\"\"\"
after = 3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("description",), 1), (("tools",), 2), (("tools", 0), 3), (("tools", 1), 5), (("limits", "turns"), 6),
        (("limits",), 6), (("output", "properties", "a", "type"), 7), (("flag",), 8), (("settings",), 10),
        (("settings", "x"), 11), (("a",), 12), (("a", "b", "c"), 12), (("a", "b", "c", "y", 1, 1), 15),
        (("r",), 16), (("r", 1), 18), (("r", 1, "k"), 19), (("r", 1, "quoted key"), 20), (("r", 1, "after"), 23),
        (("settings", "y"), 10), (("tools", 7), 2), (("nothing",), 0), ((), 0),
    ],
)  # fmt: skip
def test_each_key_has_its_line(path: tuple[Step, ...], line: int) -> None:
    assert line_of(FRONT, path) == line


def test_of_tables_in_several_pieces_the_line_is_right_or_not_told() -> None:
    pieces = "[a.b.c]\ny = 1\n[[r]]\nk = 1\n[[r]]\nk = 2\n[a.b]\nq = 1\n[a.b.d]\nw = 1\n"
    lines = {("a", "b", "c", "y"): 2, ("r", 1, "k"): 6, ("a", "b", "q"): 8, ("a", "b", "d", "w"): 10}
    for path, line in lines.items():
        assert line_of(pieces, path) in {line, 0}, path


VALUES = st.sampled_from(["1", "1.5", "true", '"x"', "'x'", "[1, 2]", "[\n 1,\n\n 2]", "2026-11-21", "{a = 1}", '"""\nx\n\n"""'])
GAPS = st.sampled_from(["", "\n", "# a comment = 1\n", "   "])


@given(st.lists(st.tuples(GAPS, st.booleans(), VALUES), min_size=1, max_size=12))
def test_of_any_file_each_key_and_table_is_found(rows: list[tuple[str, bool, str]]) -> None:
    text, table, wanted = "", (), {}
    for number, (gap, opens, value) in enumerate(rows):
        if opens:
            table = (f"t{number}",)
            text += f"{gap.strip(' ')}[t{number}]\n"
            wanted[table] = text.count("\n")
        key = f"k{number}"
        start = text + gap
        text = f"{start}{key} = {value}\n"
        wanted[(*table, key)] = start.count("\n") + 1
    assert {path: line_of(text, path) for path in wanted} == wanted


@given(st.text(max_size=60))
def test_whatever_it_is_given_it_gives_a_line_of_it(text: str) -> None:
    assert 0 <= line_of(text, ("a", 1, "b")) <= text.count("\n") + 1


def test_a_wrong_name_is_told_with_the_nearest_or_with_all() -> None:
    assert near("file", {"file"}, "agent") == ""
    assert near("fiel", {"file", "chat"}, "agent") == "there is no agent fiel; did you mean file?"
    assert near("x", {"file", "chat"}, "agent") == "there is no agent x; there are chat, file"
    assert near("x", (), "agent") == "there is no agent x; there are none"
