import os

from tests.fakes.acting import Acting


def make(home, *names):
    for name in names:
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith("/"):
            file.mkdir(exist_ok=True)
        else:
            file.write_text(name)


def names(home):
    return sorted(str(file.relative_to(home)) for file in home.rglob("*") if ".local" not in file.parts)


async def test_a_file_moves_into_a_folder_that_is_made(act):
    make(act.home, "notes.txt")
    done = await act.good("move_file", paths="~/notes.txt", to="~/Archiv/2026/")
    assert names(act.home) == ["Archiv", "Archiv/2026", "Archiv/2026/notes.txt"]
    assert act.question.effect.summary == "move notes.txt to ~/Archiv/2026/"
    assert act.question.effect.preview == "+ ~/Archiv/2026/\n~/notes.txt → ~/Archiv/2026/notes.txt"
    assert done["done"] == ["~/notes.txt → ~/Archiv/2026/notes.txt"]
    assert (await act.log())[-1] == "move"


async def test_a_usual_folder_that_is_not_there_is_made_and_no_file_gets_its_name(act):
    make(act.home, "ticket.pdf", "plan.zip", "Old/a.txt")
    done = await act.good("move_file", paths=["~/ticket.pdf"], to="~/Documents")
    assert done["done"] == ["~/ticket.pdf → ~/Documents/ticket.pdf"]
    assert act.question.effect.preview == "+ ~/Documents/\n~/ticket.pdf → ~/Documents/ticket.pdf"
    assert (await act.good("copy_file", paths=["~/plan.zip"], to="~/Schreibtisch"))["done"] == ["~/plan.zip → ~/Schreibtisch/plan.zip"]
    # a folder may get such a name, and a file any other
    assert (await act.good("move_file", paths=["~/Old"], to="~/Music"))["done"] == ["~/Old → ~/Music"]
    assert (await act.good("move_file", paths=["~/plan.zip"], to="~/Plans"))["done"] == ["~/plan.zip → ~/Plans"]


async def test_a_bare_file_name_is_one_beside_the_file_and_a_bare_word_a_folder_here(act):
    make(act.home, "config/foot.ini", "here.txt", "b/c.txt", "one/a.txt", "two/a.txt")
    done = await act.good("copy_file", paths=["~/config/foot.ini"], to="foot.ini.bak")
    assert done["done"] == ["~/config/foot.ini → ~/config/foot.ini.bak"]
    assert (await act.good("move_file", paths=["~/config/foot.ini"], to="old.ini"))["done"] == ["~/config/foot.ini → ~/config/old.ini"]
    # what has no ending, is there already, is a folder or gets several is where relative paths are
    assert (await act.good("move_file", paths=["~/b/c.txt"], to="d"))["done"] == ["~/b/c.txt → ~/d"]
    assert "here.txt is there already" in await act.bad("copy_file", paths=["~/config/old.ini"], to="here.txt")
    assert (await act.good("copy_file", paths=["~/b"], to="b.old"))["done"] == ["~/b → ~/b.old"]
    assert "would both be" in await act.bad("copy_file", paths=["~/one/a.txt", "~/two/a.txt"], to="all.txt")


async def test_it_is_told_in_german_too(act):
    make(act.home, "notes.txt", "Archiv/")
    german = Acting(act.home, act.door, language="de")
    await german.good("move_file", paths=["~/notes.txt"], to="~/Archiv")
    assert german.question.effect.summary == "notes.txt nach ~/Archiv/ verschieben"
    await german.good("move_file", paths=["~/Archiv/notes.txt"], to="~/Archiv/alt.txt")
    assert german.question.effect.summary == "notes.txt in alt.txt umbenennen"


async def test_several_move_together_or_not_at_all(act):
    make(act.home, "a.txt", "b/c.txt", "link-target", "Archiv/b/", "x/a.txt")
    os.symlink("link-target", act.home / "link")
    error = await act.bad("move_file", paths=["~/a.txt", "~/b"], to="~/Archiv")
    assert "~/Archiv/b is there already, and nothing is replaced" in error
    assert (act.home / "a.txt").exists()
    assert "would both be" in await act.bad("move_file", paths=["~/a.txt", "~/x/a.txt"], to="~/new/")
    assert not (act.home / "new").exists()
    await act.good("move_file", paths=["~/a.txt", "~/b", "~/link"], to="~/new/")
    assert (act.home / "new/b/c.txt").read_text() == "b/c.txt"
    assert os.readlink(act.home / "new/link") == "link-target"
    assert act.question.effect.summary == "move 3 things to ~/new/"


async def test_what_makes_no_sense_is_refused(act):
    make(act.home, "a/b/", "f.txt", "g.txt")
    assert "into itself" in await act.bad("move_file", paths="~/a", to="~/a/b/")
    assert "into itself" in await act.bad("copy_file", paths="~/a", to="~/a/b/c")
    assert "is there already" in await act.bad("move_file", paths="~/f.txt", to="~/g.txt")
    assert "is there already" in await act.bad("move_file", paths="~/f.txt", to="~")
    assert "is a file, not a folder" in await act.bad("move_file", paths="~/f.txt", to="~/g.txt/")
    assert "no such file" in await act.bad("move_file", paths=["~/f.txt", "~/gone"], to="~/a/")
    assert "outside" in await act.bad("move_file", paths="~/f.txt", to="/tmp/")
    assert "can't be changed as a whole" in await act.bad("move_file", paths="~", to="~/a/x")
    assert act.user.questions == []
    assert (act.home / "f.txt").read_text() == "f.txt"


async def test_a_no_and_something_in_the_way_meanwhile_leave_all_as_it_is(act):
    make(act.home, "a.txt", "to/")
    act.user.yes = False
    await act.bad("move_file", paths="~/a.txt", to="~/to/")
    await act.bad("copy_file", paths="~/a.txt", to="~/to/")
    assert names(act.home) == ["a.txt", "to"]
    act.user.yes = True
    act.user.meanwhile = lambda: (act.home / "to/a.txt").write_text("other")
    await act.bad("move_file", paths="~/a.txt", to="~/to/")
    assert (act.home / "to/a.txt").read_text() == "other"
    assert (act.home / "a.txt").read_text() == "a.txt"


async def test_what_is_private_does_not_become_readable_by_moving_the_folder_around_it(act):
    make(act.home, ".config/gh/hosts.yml", ".config/google-chrome-beta/Cookies", "to/", ".mozilla/", "Projekt/.env")
    for path in ("~/.config", "~/.config/gh", "~/.mozilla"):
        for tool, more in (("move_file", {"to": "~/to/"}), ("copy_file", {"to": "~/to/"}), ("trash_file", {})):
            assert "priva" in await act.bad(tool, paths=path, **more)
        assert "priva" in await act.bad("rename_files", pairs=[{"path": path, "name": "x"}])
    (act.home / ".config/gh/hosts.yml").unlink()
    (act.home / ".config/gh").rmdir()
    assert "google-chrome" in await act.bad("move_file", paths="~/.config", to="~/to/")
    # what is private by its name is so anywhere
    await act.good("move_file", paths="~/Projekt", to="~/to/")
    assert "private" in await act.bad("read_file", path="~/to/Projekt/.env")


async def test_knowledge_of_a_file_moves_with_it(act):
    make(act.home, "a.txt")
    await act.good("read_file", path="~/a.txt")
    await act.good("move_file", paths="~/a.txt", to="~/b.txt")
    await act.good("edit_file", path="~/b.txt", old_text="a.txt", new_text="x")
    assert (act.home / "b.txt").read_text() == "x"


async def test_a_copy_leaves_the_original(act):
    make(act.home, "a.txt", "folder/deep/b.txt")
    await act.good("copy_file", paths=["~/a.txt", "~/folder"], to="~/backup/")
    assert names(act.home / "backup") == ["a.txt", "folder", "folder/deep", "folder/deep/b.txt"]
    assert (act.home / "folder/deep/b.txt").read_text() == "folder/deep/b.txt"
    assert act.question.effect.summary == "copy 2 things to ~/backup/"
    await act.good("copy_file", paths="~/a.txt", to="~/a2.txt")
    assert (act.home / "a2.txt").read_text() == "a.txt"
    os.mkfifo(act.home / "pipe")
    assert "can't be copied" in await act.bad("copy_file", paths="~/pipe", to="~/p2")


async def test_a_folder_is_made_with_those_above_it(act):
    await act.good("make_folder", path="~/a/b/c")
    assert (act.home / "a/b/c").is_dir()
    assert act.question.effect.summary == "make the folder ~/a/b/c/"
    assert "is there already" in await act.bad("make_folder", path="~/a/b")
    act.user.yes = False
    await act.bad("make_folder", path="~/z")
    assert not (act.home / "z").exists()
