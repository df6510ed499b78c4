"""Patches made by the real diff give back exactly what they were made of; what does not fit is never forced."""

import shutil
import subprocess
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from ryxd.tools.text.diff import difference
from ryxd.tools.text.patch import BadPatch, Misfit, parse, patched

LINE = st.one_of(
    st.sampled_from(["", "a", "b", "a\r", " a", "a ", "\t", "-- a", "++ b", "-", "+", "@@ -1 +1 @@", "\\", "Grüße", "日本", "\r", "\x0c", "diff --git a/x b/x"]),
    st.text(st.characters(codec="utf-8", exclude_characters="\0\n"), max_size=6),
)  # fmt: skip
TEXT = st.tuples(st.lists(LINE, max_size=14), st.booleans()).map(
    lambda lines: "\n".join(lines[0]) + ("\n" if lines[0] and lines[1] else "")
)


@st.composite
def two(draw):
    """A text, and another one that was made of it by changing some lines."""
    before = draw(TEXT)
    if draw(st.booleans()):
        return before, draw(TEXT)
    lines = before.split("\n")
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(lines)))
        lines[at : at + draw(st.integers(0, 2))] = draw(st.lists(LINE, max_size=2))
    return before, "\n".join(lines)


def diff(folder: Path, before: str, after: str, *options: str) -> str:
    (folder / "a.txt").write_bytes(before.encode())
    (folder / "b.txt").write_bytes(after.encode())
    made = subprocess.run(["diff", "--text", *options, "a.txt", "b.txt"], cwd=folder, capture_output=True, check=False)
    return made.stdout.decode()


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    if not shutil.which("diff"):
        pytest.skip("diff is not installed")
    return tmp_path_factory.mktemp("diff")


@settings(max_examples=300, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(texts=two(), context=st.sampled_from(["-u", "-U0", "-U1", "-U10"]))
@example(texts=("", "a"), context="-u")
@example(texts=("a", ""), context="-u")
@example(texts=("a\n", "a"), context="-u")
@example(texts=("a", "a\r\n"), context="-u")
@example(texts=("a\n-- x\nb\n", "a\nb\n++ y\n"), context="-U0")
def test_a_diff_applied_to_its_old_text_gives_its_new_text(folder, texts, context):
    before, after = texts
    made = diff(folder, before, after, context)
    if not made:
        assert before == after
        return
    (patch,) = parse(made)
    assert (patch.old, patch.new, patch.what) == ("a.txt", "b.txt", "change")
    assert patched(before, patch.hunks) == after


@settings(max_examples=150, deadline=None)
@given(texts=two())
def test_our_own_diff_is_one_that_patch_understands(texts):
    before, after = texts
    found = difference(before, after)
    assert bool(found.hunks) == (before != after)
    if before == after:
        return
    (patch,) = parse("--- a\n+++ b\n" + "\n".join(found.hunks))
    assert patched(before, patch.hunks) == after


@pytest.mark.skipif(not shutil.which("patch"), reason="patch is not installed")
@settings(max_examples=60, deadline=None)
@given(texts=two())
def test_our_own_diff_is_one_that_the_real_patch_understands(folder, texts):
    before, after = texts
    found = difference(before, after)
    if not found.hunks or "\r" in before + after:  # GNU patch takes CRs at line ends for a mangled diff
        return
    (folder / "p.txt").write_bytes(before.encode())
    text = "--- p.txt\n+++ p.txt\n" + "\n".join(found.hunks) + "\n"
    subprocess.run(["patch", "-s", "-E", "p.txt"], cwd=folder, input=text.encode(), check=True, capture_output=True)
    there = folder / "p.txt"
    assert (there.read_bytes().decode() if there.exists() else "") == after


@settings(max_examples=100, deadline=None)
@given(texts=two(), above=st.lists(st.sampled_from(["new 1", "new 2"]), min_size=1, max_size=5))
def test_lines_that_came_in_above_do_not_matter(folder, texts, above):
    before, after = texts
    made = diff(folder, before, after, "-u")
    if not made or "\n" not in before:
        return
    extra = "".join(f"{line}\n" for line in above)
    try:
        found = patched(extra + before, parse(made)[0].hunks)
    except Misfit:
        return  # at several places, or only an insertion: nobody can tell, so nothing is guessed
    if found != extra + after:
        # its lines are, by chance, where the numbers say: then that is where it belongs
        assert patched(before, parse(made)[0].hunks) == after


def hunks(text: str):
    (patch,) = parse("--- a/x\n+++ b/x\n" + text)
    return patch.hunks


@pytest.mark.parametrize(
    "wrong",
    ["@@ -1,9 +1,9 @@", "@@ -1 +1 @@", "@@ -7,3 +7,3 @@", "@@ @@", "@@ ... @@", "@@", "@@ -1,3 +1,3 @@ def f():"],
)
def test_wrong_counts_and_numbers_do_not_matter(wrong):
    text = "one\ntwo\nthree\n"
    assert patched(text, hunks(f"{wrong}\n one\n-two\n+TWO\n three\n")) == "one\nTWO\nthree\n"


def test_an_empty_line_of_context_may_have_lost_its_blank():
    assert patched("a\n\nb\n", hunks("@@ -1,3 +1,3 @@\n a\n\n-b\n+c\n")) == "a\n\nc\n"


def test_line_ends_and_blanks_at_the_end_are_the_files_own():
    assert patched("a\r\nb\r\nc\r\n", hunks("@@ -1,3 +1,4 @@\n a\n-b\n+B\n+x\n c\n")) == "a\r\nB\r\nx\r\nc\r\n"
    assert patched("a  \nb\n", hunks("@@ -1,2 +1,2 @@\n a\n-b\n+c\n")) == "a  \nc\n"
    assert patched("a\nb", hunks("@@ -1,2 +1,2 @@\n a\n-b\n+c\n")) == "a\nc"
    assert patched("a\nb\n", hunks("@@ -1,2 +1,2 @@\r\n a\r\n-b\r\n+c\r\n")) == "a\nc\n"


def test_what_does_not_fit_is_not_forced():
    with pytest.raises(Misfit) as error:
        patched("a\nb\nc\n", hunks("@@ -1,3 +1,3 @@\n a\n-x\n+y\n c\n"))
    assert error.value.places == []
    with pytest.raises(Misfit) as error:
        patched("    b\n", hunks("@@ -1 +1 @@\n-  b\n+  c\n"))
    with pytest.raises(Misfit) as error:
        patched("q\na\nb\na\nb\n", hunks("@@ -9,2 +9,2 @@\n a\n-b\n+c\n"))
    assert error.value.places == [2, 4]
    assert patched("q\na\nb\na\nb\n", hunks("@@ -4,2 +4,2 @@\n a\n-b\n+c\n")) == "q\na\nb\na\nc\n"


def test_what_is_written_around_a_patch_does_not_matter():
    mail = "Subject: [PATCH] x\n\n---\n x | 2 +-\n\ndiff --git a/x b/x\nindex 1..2 100644\n"
    body = "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n"
    for text in (f"{mail}{body}-- \n2.43.0\n\n", f"Here it is:\n```diff\n{body}```\nDone.\n", f"\n{body}\n\n"):
        (patch,) = parse(text)
        assert patched("a\nb\n", patch.hunks) == "a\nc\n"


def test_several_hunks_follow_each_other():
    text = "".join(f"{number}\n" for number in range(1, 21))
    made = "@@ -2,1 +2,3 @@\n-2\n+2\n+2a\n+2b\n@@ -15,2 +17,1 @@\n 15\n-16\n"
    assert patched(text, hunks(made)).split("\n")[:5] == ["1", "2", "2a", "2b", "3"]
    assert "16" not in patched(text, hunks(made)).split("\n")
    with pytest.raises(Misfit):
        patched("b\na\n", hunks("@@ -2 +2 @@\n-a\n+A\n@@ -1 +1 @@\n-b\n+B\n"))


GIT = """diff --git a/old name.txt b/new.txt
similarity index 80%
rename from old name.txt
rename to new.txt
index 1..2 100644
--- a/old name.txt
+++ b/new.txt
@@ -1 +1 @@
-a
+b
diff --git "a/\\303\\244.txt" "b/\\303\\244.txt"
deleted file mode 100644
index 1..0
--- "a/\\303\\244.txt"
+++ /dev/null
@@ -1 +0,0 @@
-a
diff --git a/run.sh b/run.sh
new file mode 100755
index 0..1
--- /dev/null
+++ b/run.sh
@@ -0,0 +1 @@
+#!/bin/sh
diff --git a/empty b/empty
new file mode 100644
index 0..0
diff --git a/moved b/away
similarity index 100%
rename from moved
rename to away
diff --git a/mode.sh b/mode.sh
old mode 100644
new mode 100755
"""


def test_all_that_git_says_is_read():
    found = [(p.what, p.old, p.new, len(p.hunks), p.mode) for p in parse(GIT)]
    assert found == [
        ("rename", "old name.txt", "new.txt", 1, None), ("delete", "ä.txt", "/dev/null", 1, None),
        ("create", "/dev/null", "run.sh", 1, 0o755), ("create", "/dev/null", "empty", 0, 0o644), ("rename", "moved", "away", 0, None),
        ("change", "mode.sh", "mode.sh", 0, 0o755),
    ]  # fmt: skip


@pytest.mark.skipif(not shutil.which("git"), reason="git is not installed")
def test_a_real_git_diff_is_read(tmp_path):
    def git(*words):
        done = subprocess.run(
            ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "init.defaultBranch=x", *words],
            cwd=tmp_path, capture_output=True, check=True, env={"HOME": str(tmp_path), "PATH": "/usr/bin:/bin"},
        )  # fmt: skip
        return done.stdout.decode()

    git("init", "-q")
    (tmp_path / "ä b.txt").write_text("".join(f"{n}\n" for n in range(30)))
    (tmp_path / "gone").write_text("x")
    git("add", ".")
    git("commit", "-qm", "a")
    (tmp_path / "ä b.txt").rename(tmp_path / "new")
    (tmp_path / "new").write_text("".join(f"{n}\n" for n in range(31)))
    (tmp_path / "gone").unlink()
    (tmp_path / "made").write_text("y\n")
    git("add", "-A")
    found = {(p.what, p.old, p.new) for p in parse(git("diff", "--cached", "-M"))}
    assert found == {("rename", "ä b.txt", "new"), ("delete", "gone", "/dev/null"), ("create", "/dev/null", "made")}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("change line 3 to x", "no unified diff"),
        ("@@ -1 +1 @@\n-a\n+b\n", "before any file"),
        ("--- a\n+++ b\n", "no hunk"),
        ("--- a\n+++ b\n@@ -1 +1 @@\n a\n", "changes nothing"),
        ("--- /dev/null\n+++ /dev/null\n@@ -1 +1 @@\n-a\n+b\n", "both sides"),
        ("diff --git a/x b/x\nGIT binary patch\n", "binary"),
        ("diff --git a/x b/x\nnew file mode 120000\n", "mode 120000"),
        ("diff --git a/x b/y\ncopy from x\ncopy to y\n", "copy_file"),
    ],
)
def test_what_is_no_patch_says_why(text, why):
    with pytest.raises(BadPatch, match=why):
        parse(text)
