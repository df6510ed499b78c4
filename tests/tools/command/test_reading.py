"""What a reading says besides the class: simple commands, files, folders, why, and that nothing makes it fail."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.effect import Permission
from ryxd.tools.command import Reading, alone, read_command

HOME = Path("/home/someone")
READ, CHANGE, DESTROY, NETWORK, DESKTOP = Permission


def read(line: str, cwd: Path = Path("/w")) -> Reading:
    return read_command(line, cwd=cwd, home=HOME)


@pytest.mark.parametrize(
    ("line", "commands"),
    [
        ("env A=1 timeout 5 rm -rf x", [("env", "A=1", "timeout", "5", "rm", "-rf", "x"), ("timeout", "5", "rm", "-rf", "x"),
                                      ("rm", "-rf", "x")]),
        ("ls | wc -l && pwd", [("ls",), ("wc", "-l"), ("pwd",)]),
        ("echo \"a b\" 'c'd \\e", [("echo", "a b", "cd", "e")]),
        ("echo $(date)", [("date",), ("echo", "$(date)")]),
        ("bash -c 'ls; rm x'", [("bash", "-c", "ls; rm x"), ("ls",), ("rm", "x")]),
        ("ls > out", [(">", "/w/out"), ("ls",)]),
        ("ls 2>/dev/null", [("ls",)]),
        ("x=5; echo $x ${x}y", [("echo", "5", "5y")]),
        ("f() { rm x; }; f", [("rm", "x"), ("f",)]),
        ("LC_ALL=C sort a", [("LC_ALL=C", "sort", "a"), ("sort", "a")]),
        ("find . -exec rm {} +", [("find", ".", "-exec", "rm", "{}", "+"), ("rm", "{}")]),
    ],
)  # fmt: skip
def test_every_simple_command_is_listed(line: str, commands: list[tuple[str, ...]]) -> None:
    assert set(read(line).commands) == set(commands)


@pytest.mark.parametrize(
    ("line", "reads", "writes"),
    [
        ("cat a ../b /c", {"/w/a", "/w/../b", "/c"}, set()),
        ("cat ~/a $HOME/b", {"/home/someone/a", "/home/someone/b"}, set()),
        ("cp a b c", {"/w/a", "/w/b"}, {"/w/c"}),
        ("cp -t d a b", {"/w/a", "/w/b"}, {"/w/d"}),
        ("mv a b", set(), {"/w/a", "/w/b"}),
        ("rm -- -x", set(), {"/w/-x"}),
        ("touch -r ref -- a", {"/w/ref"}, {"/w/a"}),
        ("grep pattern file", {"/w/file"}, set()),
        ("grep -e pattern file", {"/w/file"}, set()),
        ("sed -n /a/p file", {"/w/file"}, set()),
        ("sed -i s/a/b/ file", set(), {"/w/file"}),
        ("sort -o out in", {"/w/in"}, {"/w/out"}),
        ("sort -t, -k2oout in", {"/w/in"}, set()),
        ("dd if=a of=b", {"/w/a"}, {"/w/b"}),
        ("tar cf a.tar src", {"/w/src"}, {"/w/a.tar"}),
        ("tar xf a.tar -C out", {"/w/a.tar"}, {"/w/out"}),
        ("ls > a >> b 2> c", set(), {"/w/a", "/w/b", "/w/c"}),
        ("wc < in", {"/w/in"}, set()),
        ("cd sub && rm x", {"/w/sub"}, {"/w/sub/x"}),
        ("cd /tmp; rm x", {"/tmp"}, {"/tmp/x", "/w/x"}),
        ("(cd sub; ls) > x", {"/w/sub"}, {"/w/x"}),
        ("chmod +x a b", set(), {"/w/a", "/w/b"}),
        ("chmod -x a", set(), {"/w/a"}),
        ("curl -o out https://example.com", set(), {"/w/out"}),
        ("find a -delete", {"/w/a"}, {"/w/a"}),
        ("find a -exec rm {} +", {"/w/a"}, {"/w/a"}),
        ("tee a > /dev/null", set(), {"/w/a"}),
    ],
)
def test_the_files_it_names(line: str, reads: set[str], writes: set[str]) -> None:
    reading = read(line)
    assert {str(path) for path in reading.writes} == writes
    # what does more than read depends on the folder it works in
    here = set() if reading.classes == {READ} else {"/w"}
    assert {str(path) for path in reading.reads} == reads | here
    assert not reading.unclear


@pytest.mark.parametrize(
    ("line", "classes"),
    [
        ("ls", {READ}),
        ("rm x", {READ, DESTROY}),
        ("curl https://example.com", {NETWORK}),
        ("hyprctl dispatch workspace 2", {READ, DESKTOP}),
        ("nosuchprogram", {CHANGE, DESTROY}),
        ("git push", {READ, CHANGE, NETWORK}),
        ("sudo ls", {READ, DESTROY}),
        ("echo x > /dev/sda", {READ, CHANGE, DESTROY}),
        ("cat < /dev/tcp/a/1", {READ, NETWORK}),
        ("$X", {CHANGE}),
        ("", {READ}),
    ],
)
def test_the_classes(line: str, classes: set[Permission]) -> None:
    assert read(line).classes == classes


def test_patterns_mean_the_files_that_are_there(tmp_path: Path) -> None:
    for name in ("a.txt", "b.txt", "c.md", ".d.txt"):
        (tmp_path / name).touch()
    assert set(read("rm *.txt", tmp_path).writes) == {tmp_path / "a.txt", tmp_path / "b.txt"}
    assert read("rm *.none", tmp_path).writes == ()
    assert read("rm */*.txt", tmp_path).unclear


def test_a_file_name_that_looks_like_an_option_is_seen(tmp_path: Path) -> None:
    (tmp_path / "a.txt").touch()
    assert not read("sort *.txt", tmp_path).unclear
    (tmp_path / "--output=b.txt").touch()
    assert "may turn out as an option" in read("sort *.txt", tmp_path).unclear
    assert not read("sort -- *.txt", tmp_path).unclear
    assert not read("sort ./*.txt", tmp_path).unclear
    assert not read("cat *.txt", tmp_path).unclear
    assert read('for f in *.txt; do sort "$f"; done', tmp_path).unclear
    assert not read('for f in ./*.txt; do sort "$f"; done', tmp_path).unclear


def test_why_names_the_words_that_did_it() -> None:
    assert "rm" in read("ls; env rm x").why
    assert "out" in read("sort -o out in").why
    assert read("ls").why == ""
    assert "U+202E" in read("ls \u202egpj.exe").unclear


def test_a_rule_that_denies_still_sees_what_stands_beside_something_unclear() -> None:
    assert ("rm", "x") in read("PATH=. ls; rm x").commands
    assert ("rm", "x") in read("echo ${x@P}; rm x").commands


@pytest.mark.parametrize(
    ("words", "classes"),
    [
        (("ls", "-l"), {READ}),
        (("rm", "x"), {READ, DESTROY}),
        ((">", "/x"), None),
        (("A=1", "ls"), None),
        ((), None),
        (("$X",), {CHANGE, DESTROY}),
    ],
)
def test_a_simple_command_by_itself(words: tuple[str, ...], classes: set[Permission] | None) -> None:
    assert alone(words) == classes


NESTED = [
    "$(" * 3000 + ")" * 3000,
    "(" * 3000 + ")" * 3000,
    "env " * 2000,
    "ls;" * 3000,
    "{" * 9000,
    "[" * 9000,
    "${x:-" * 1000,
    "x" * 20000,
]


@pytest.mark.parametrize("line", NESTED)
def test_a_monstrous_line_is_read_or_unclear(line: str) -> None:
    assert read(line).classes


@given(st.text())
def test_any_text_is_read_or_unclear(line: str) -> None:
    assert read(line).classes


@given(st.text(alphabet="ls rm$(){}[]<>|&;'\"`\\\n#!*?~=-xa1 ", max_size=40))
def test_any_scribble_is_read_or_unclear(line: str) -> None:
    reading = read(line)
    words = {word for command in reading.commands for word in command}
    if reading.classes == {READ} and not reading.unclear:
        assert ("rm",) not in reading.commands, words


@pytest.mark.parametrize(
    ("line", "reads"),
    [
        ("cat ~/x", "/home/u/x"),
        ("cat ~/'a b'", "/home/u/a b"),
        ("cat ''~", "/here/~"),
        ("cat ''~/x", "/here/~/x"),
        ("cat ~''/x", "/here/~/x"),
        ('cat ~"/x"', "/here/~/x"),
        (r"cat \~/x", "/here/~/x"),
        (r"cat ~\/x", "/here/~/x"),
    ],
)
def test_a_tilde_is_the_home_folder_only_where_nothing_of_it_is_quoted(line: str, reads: str) -> None:
    assert read_command(line, cwd=Path("/here"), home=Path("/home/u")).reads == (Path(reads),)
