import shutil
import subprocess

import pytest

ONE = "--- a/src/one.py\n+++ b/src/one.py\n@@ -1,3 +1,3 @@\n def f():\n-    return 1\n+    return 2\n \n"
MADE = "--- /dev/null\n+++ b/src/new.py\n@@ -0,0 +1,1 @@\n+x = 1\n"
GONE = "--- a/old.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-old\n"
MOVED = "diff --git a/from.txt b/deep/to.txt\nsimilarity index 50%\nrename from from.txt\nrename to deep/to.txt\n--- a/from.txt\n+++ b/deep/to.txt\n@@ -1 +1 @@\n-a\n+b\n"


@pytest.fixture
async def files(act):
    for name, text in {"src/one.py": "def f():\n    return 1\n\n", "old.txt": "old\n", "from.txt": "a\n"}.items():
        file = act.home / name
        file.parent.mkdir(exist_ok=True)
        file.write_text(text)
        await act.good("read_file", path=f"~/{name}")
    return act.home


def tree(home):
    return {
        str(file.relative_to(home)): file.read_text()
        for file in home.rglob("*")
        if file.is_file() and ".local" not in file.parts
    }


async def test_change_create_delete_and_rename_in_one_go(act, files):
    done = await act.good("apply_patch", patch=ONE + MADE + GONE + MOVED)
    assert tree(files) == {"src/one.py": "def f():\n    return 2\n\n", "src/new.py": "x = 1\n", "deep/to.txt": "b\n"}
    assert list((files / ".local/share/Trash/files").iterdir()) != [], "what is deleted is in the Trash"
    effect = act.question.effect
    assert effect.summary == "patch 4 files (4 lines)"
    assert "-    return 1\n+    return 2" in effect.preview
    assert "~/from.txt → ~/deep/to.txt" in effect.preview
    assert done["done"] == [
        "change ~/src/one.py (1 line)", "make ~/src/new.py", "~/old.txt into the Trash", "change ~/from.txt (1 line)",
        "~/from.txt → ~/deep/to.txt",
    ]  # fmt: skip
    assert len(done["changes"]) == len(await act.log())


async def test_where_one_hunk_does_not_fit_nothing_is_done(act, files):
    before = tree(files)
    bad = ONE.replace("return 1", "return 7")
    error = await act.bad("apply_patch", patch=MADE + GONE + bad)
    assert "hunk 3 does not fit ~/src/one.py: its lines (from “def f():”) are not there" in error
    assert tree(files) == before
    assert act.user.questions == []
    assert "is there already" in await act.bad("apply_patch", patch=ONE + MADE.replace("new.py", "one.py"))
    assert "leaves text in it" in await act.bad("apply_patch", patch=MADE + GONE.replace("old.txt", "src/one.py").replace("-old", "-def f():"))
    assert "twice" in await act.bad("apply_patch", patch=ONE + ONE)
    assert tree(files) == before


async def test_what_was_not_read_is_not_patched(act, files):
    (files / "src/one.py").write_text("def f():\n    return 1\n\n# more\n")
    error = await act.bad("apply_patch", patch=ONE)
    assert "has changed since it was read" in error
    assert "4\t# more" in error
    await act.good("apply_patch", patch=ONE)
    assert (files / "src/one.py").read_text() == "def f():\n    return 2\n\n# more\n"


async def test_a_no_and_a_change_meanwhile_leave_all_as_it_is(act, files):
    before = tree(files)
    act.user.yes = False
    await act.bad("apply_patch", patch=ONE + GONE)
    assert tree(files) == before
    act.user.yes = True
    act.user.meanwhile = lambda: (files / "old.txt").write_text("new\n")
    await act.bad("apply_patch", patch=ONE + GONE)
    assert tree(files) == before | {"old.txt": "new\n"}


async def test_paths_are_relative_to_a_folder_and_never_lead_out(act, files):
    await act.good("apply_patch", patch=ONE.replace("src/", ""), folder="~/src")
    assert "return 2" in (files / "src/one.py").read_text()
    assert "outside" in await act.bad("apply_patch", patch=MADE.replace("b/src/new.py", "/etc/new.py"))
    assert "outside" in await act.bad("apply_patch", patch=MADE.replace("b/src/new.py", "../../new.py"))
    assert "private" in await act.bad("apply_patch", patch=MADE.replace("src/new.py", ".ssh/config"))


async def test_it_says_why_a_patch_can_not_be_read(act):
    assert "no unified diff" in await act.bad("apply_patch", patch="please change line 3")
    assert "binary" in await act.bad("apply_patch", patch="diff --git a/x b/x\nGIT binary patch\n")


@pytest.mark.skipif(not shutil.which("diff"), reason="diff is not installed")
@pytest.mark.parametrize("ending", ["\n", "\r\n"])
async def test_a_patch_of_the_real_diff_is_applied_as_patch_would(act, ending):
    lines = [f"Zeile {n} äöü" for n in range(1, 101)]
    file, other = act.home / "a.txt", act.home / "b.txt"
    file.write_bytes(ending.join([*lines, ""]).encode())
    changed = [*lines]
    changed[3], changed[50:52] = "neu", []
    changed.append("ohne Ende")
    other.write_bytes(ending.join(changed).encode())
    made = subprocess.run(["diff", "-u", "a.txt", "b.txt"], cwd=act.home, capture_output=True, check=False).stdout
    wanted = other.read_bytes()
    other.unlink()
    await act.good("read_file", path="~/a.txt")
    await act.good("apply_patch", patch=made.decode())
    assert file.read_bytes() == wanted


async def test_a_script_becomes_executable_by_its_mode(act):
    patch = "diff --git a/run.sh b/run.sh\nnew file mode 100755\n--- /dev/null\n+++ b/run.sh\n@@ -0,0 +1 @@\n+#!/bin/sh\n"
    await act.good("apply_patch", patch=patch)
    assert (act.home / "run.sh").stat().st_mode & 0o100
    await act.good("apply_patch", patch="diff --git a/run.sh b/run.sh\nold mode 100755\nnew mode 100644\n")
    assert (act.home / "run.sh").stat().st_mode & 0o777 == 0o644
