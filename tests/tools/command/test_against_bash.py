"""What bash really runs is what the reading says: lines are made up, run among stubs, and compared.

The stubs stand in for programs by their names and only write down how they were called; env, xargs, find and other
wrappers are the real ones. Lines may only name what is in that folder, so nothing of this machine is touched.
"""

import os
import re
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ryxd.core.effect import Permission
from ryxd.tools.command import read_command

READERS = ("cat", "ls", "grep", "wc")
CHANGERS = ("rm", "touch", "mv")
WRAPPERS = ("env", "timeout", "nice", "nohup", "xargs", "find", "setsid", "stdbuf", "bash", "sh")
STUB = '#!/bin/sh\n{ printf "%s\\0" "${0##*/}" "$@"; } > "$STUB_LOG/$$"\n'

plain = st.sampled_from(("a", "b.txt", "-l", "x=1", "--", "-", "a-b", "f1", "%s", ",", "1", "=", "@", "a{b", "}"))
marks = st.sampled_from(
    (";", "|", "&", "&&", ">", "<", "(", ")", "$(", "rm x", "#", " ", "`", "'", "\\", "{", "!", "$x")
)


@st.composite
def single(draw) -> str:
    return "'" + "".join(draw(st.lists(marks | plain, max_size=3))).replace("'", "") + "'"


@st.composite
def double(draw, inner) -> str:
    parts = draw(st.lists(plain | marks.map(lambda mark: re.sub(r'([$`"\\])', r"\\\1", mark)) | inner, max_size=3))
    return '"' + "".join(parts) + '"'


def words(commands):
    substituted = commands.map(lambda line: f"$({line})") | commands.map(lambda line: f"${{y:-$({line})}}")
    expansion = substituted | st.sampled_from(("$x", "${x}", "$HOME", "$?", "$((1+2))", "${#x}", "$1"))
    ticks = st.sampled_from(("`ls a`", "`rm x`", "`cat a | wc`"))
    escaped = marks.map(lambda mark: "".join(f"\\{each}" for each in mark if each != "\n"))
    atom = (
        plain
        | single()
        | double(expansion)
        | escaped
        | expansion
        | ticks
        | st.sampled_from(("*", "?", "~", "{a,b}", "$'a'"))
    )
    made = st.lists(atom, min_size=1, max_size=2).map("".join)
    return made | commands.map(lambda line: f"<({line})")


@st.composite
def name(draw) -> str:
    """A program's name, quoted in one of the ways that make no difference, or that hide it."""
    known = draw(st.sampled_from(READERS + CHANGERS))
    if draw(st.integers(0, 3)):
        return known
    return draw(
        st.sampled_from((known, known, known, f"'{known}'", f'"{known}"', f"\\{known}", f"{known[0]}''{known[1:]}", f"{known}$z",
                         f"$(echo {known})", "$p", f"{{{known},a}}", f"{known[0]}\\\n{known[1:]}"))
    )  # fmt: skip


wrapping = st.sampled_from(
    ("env", "timeout 2", "timeout -s KILL 2", "nice", "nice -n 5", "nohup", "xargs",
     "xargs -n1", "xargs -I{}", "setsid -w", "stdbuf -o0", "command", "builtin command", "exec", "time", "time -p", "env nice",
     "find . -maxdepth 0 -exec", "!", "LC_ALL=C", "x=1", "eval", "env LC_ALL=C", "coproc")
)  # fmt: skip


@st.composite
def simple(draw, commands) -> str:
    line = " ".join([draw(name()), *draw(st.lists(words(commands), max_size=2))])
    if draw(st.booleans()):
        wrapped = draw(wrapping)
        line = f"{wrapped} {line}" + (" \\;" if "-exec" in wrapped else "")
    redirect = draw(st.sampled_from(("", "", "", " 2>&-", " > out", " <in", " >>out", " &>out", " 2>&1", ' <<< "a b"', " >|out",
                                     " 2>&1 -l", " <<< $(rm x)")))  # fmt: skip
    return line + redirect


def compound(commands):
    two = st.tuples(commands, commands)
    return st.one_of(
        two.flatmap(
            lambda pair: st.sampled_from((" ; ", " && ", " || ", " | ", " |& ", " & ", "\n", ";")).map(
                lambda by: by.join(pair)
            )
        ),
        commands.map(lambda line: f"( {line} )"),
        commands.map(lambda line: f"{{ {line}; }}"),
        two.map(lambda pair: f"if {pair[0]}; then {pair[1]}; fi"),
        two.map(lambda pair: f"for f in a 'b c'; do {pair[0]}; {pair[1]}; done"),
        commands.map(lambda line: f"case a in a|b) {line};; *) ls;; esac"),
        commands.map(lambda line: f"f() {{ {line}; }}; f a"),
        commands.map(lambda line: f"ls() {{ {line}; }}; ls"),
        commands.map(lambda line: f"while ! {line}; do break; done"),
        commands.filter(lambda line: "'" not in line).map(lambda line: f"bash -c '{line}'"),
        commands.filter(lambda line: "'" not in line).map(lambda line: f"eval '{line}'"),
        commands.map(lambda line: f"cat <<EOF\na $({line})\nEOF\n"),
        two.map(lambda pair: f"cat <<'EOF' | {pair[0]}\n{pair[1]}\nEOF\nls"),
        commands.map(lambda line: f"trap '{line}' EXIT" if "'" not in line else line),
        commands.map(lambda line: f"{line} # rm x"),
        commands.map(lambda line: f"z='rm x'; {line}"),
    )


lines = st.recursive(simple(st.just("ls")), lambda inner: compound(inner) | simple(inner), max_leaves=4)


@st.composite
def broken(draw) -> str:
    """A line with a few characters put in or taken out: where grammars disagree."""
    line = draw(lines)
    for _ in range(draw(st.integers(0, 3))):
        place = draw(st.integers(0, len(line)))
        mark = draw(
            st.sampled_from([*";|&<>(){}$`'\"\\# \n!=[]~*?\t-", "rm x", "$(", "<<", "${", "$'", " rm x ", "\\\n"])
        )
        line = line[:place] + (mark if draw(st.booleans()) else "") + line[place + draw(st.integers(0, 1)) :]
    return line


class Bench:
    """A folder of stubs, and one of the few real programs that wrap others."""

    def __init__(self) -> None:
        self.root = Path(tempfile.mkdtemp(prefix="stubs-"))
        self.bin = self.root / "bin"
        self.bin.mkdir()
        self.home = self.root / "home"
        self.home.mkdir()
        for stub in READERS + CHANGERS:
            (self.bin / stub).write_text(STUB)
            (self.bin / stub).chmod(0o755)
        for wrapper in WRAPPERS:
            found = shutil.which(wrapper)
            assert found, f"{wrapper} is needed"
            (self.bin / wrapper).symlink_to(found)

    def run(self, line: str) -> tuple[list[tuple[str, ...]], set[str]] | None:
        """What was really run, and the files that were made; None when the line did not end."""
        # a folder for each run: what a line left in the background may still be writing
        here = Path(tempfile.mkdtemp(dir=self.root))
        log, cwd = here / "log", here / "cwd"
        for folder in (log, cwd):
            folder.mkdir()
        (cwd / "in").write_text("one two\n")
        (cwd / "b.txt").write_text("")
        env = {
            "PATH": str(self.bin),
            "STUB_LOG": str(log),
            "HOME": str(self.home),
            "LC_ALL": "C.UTF-8",
            "x": "",
            "p": "rm",
        }
        bash = subprocess.Popen(
            [
                "/bin/bash",
                "--noprofile",
                "--norc",
                "-c",
                f"ulimit -t 2 -f 100; {line}" if "<<" not in line else line,
            ],
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            bash.wait(5)
        except subprocess.TimeoutExpired:
            return None
        finally:
            try:
                os.killpg(bash.pid, signal.SIGKILL)
            except ProcessLookupError:
                pass
            bash.wait()
        calls = [tuple(file.read_text(errors="replace").split("\0")[:-1]) for file in log.iterdir()]
        shutil.rmtree(log, ignore_errors=True)
        made = {str(path.relative_to(cwd)) for path in cwd.rglob("*")} - {"in", "b.txt"}
        return [call for call in calls if call], made

    def compare(self, line: str) -> str:
        """Which way it was judged. Fails where bash does what the reading does not say."""
        reading = read_command(line, cwd=self.root, home=self.home)
        if reading.unclear:
            return "unclear"
        ran = self.run(line)
        if ran is None:
            return "endless"
        calls, made = ran
        for call in calls:
            assert any(says(command, call) for command in reading.commands), (line, call, reading)
        if reading.classes <= {Permission.READ, Permission.DESKTOP}:
            assert not made, (line, made, reading)
            assert {call[0] for call in calls} <= set(READERS), (line, calls)
            return "free"
        return "asks"


def says(command: tuple[str, ...], call: tuple[str, ...]) -> bool:
    """Whether a command of a reading is this call; what only comes out when it runs may be any word."""
    if command[:1] != call[:1]:
        return False
    loose = [any(mark in word for mark in "$`*?[{~<…") for word in command]
    if not any(loose):
        return command == call
    parts = (".*" if open_ else re.escape(word) + "\0" for word, open_ in zip(command, loose, strict=True))
    return re.fullmatch("".join(parts), "".join(f"{word}\0" for word in call), re.DOTALL) is not None


@pytest.fixture(scope="module")
def bench():
    made = Bench()
    yield made
    shutil.rmtree(made.root, ignore_errors=True)


LOOKS = settings(
    max_examples=int(os.environ.get("RYX_LINES", "100")),
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow, HealthCheck.filter_too_much,
                           HealthCheck.data_too_large],
)  # fmt: skip


@LOOKS
@given(line=lines)
@example("ls\\\n -l")
@example("{ ls; } > out")
@example('ls "$(cat a; rm x)"')
def test_what_bash_runs_is_what_was_read(bench: Bench, line: str) -> None:
    bench.compare(line)


@LOOKS
@given(line=broken())
@example("cat ''\\\\;")
@example("cat `ls a``ls a`")
@example("ls a#b; rm x")
@example("ls $(: # )\nrm x)")
@example("cat <<EOF\n`rm x`\nEOF")
def test_what_bash_runs_was_read_where_a_line_is_odd(bench: Bench, line: str) -> None:
    bench.compare(line)


def test_the_comparison_sees_a_command_that_was_not_read(bench: Bench) -> None:
    ran = bench.run("ls; $p b.txt > out")
    assert ran is not None
    assert sorted(ran[0]) == [("ls",), ("rm", "b.txt")]
    assert ran[1] == {"out"}
    assert not says(("ls", "-l"), ("ls", "-a"))
    assert says(("cat", "$x", "b"), ("cat", "1", "2", "b"))
