import os
from urllib.parse import unquote

from tests.fakes.acting import Acting


async def test_files_and_folders_go_into_the_trash_and_say_where_they_were(act):
    (act.home / "a ä.txt").write_text("a")
    (act.home / "folder/deep").mkdir(parents=True)
    (act.home / "folder/deep/b.txt").write_text("b")
    done = await act.good("trash_file", paths=["~/a ä.txt", "~/folder", "~/folder/deep/b.txt"])
    assert [file.name for file in act.home.iterdir()] == [".local"]
    trash = act.home / ".local/share/Trash"
    infos = sorted(unquote(file.read_text()) for file in (trash / "info").iterdir())
    assert [f"Path={act.home}/{name}" in info for info, name in zip(infos, ["a ä.txt", "folder"], strict=True)] == [True, True]
    effect = act.question.effect
    assert effect.summary == "put 2 things into the Trash"
    assert effect.preview == "- ~/a ä.txt (1 B)\n- ~/folder/ (1 file)"
    assert sorted(effect.classes) == ["change"]
    assert done["done"] == ["~/a ä.txt", "~/folder"]
    assert await act.log() == ["trash", "trash"]


async def test_of_a_link_the_link_goes(act):
    (act.home / "real.txt").write_text("x")
    os.symlink("real.txt", act.home / "link")
    await act.good("trash_file", paths="~/link")
    assert (act.home / "real.txt").exists()
    assert not (act.home / "link").is_symlink()


async def test_one_that_is_missing_keeps_all(act):
    (act.home / "a.txt").write_text("a")
    assert "no such file" in await act.bad("trash_file", paths=["~/a.txt", "~/gone.txt"])
    assert "outside" in await act.bad("trash_file", paths=["~/a.txt", "/etc/hostname"])
    assert "can't be changed as a whole" in await act.bad("trash_file", paths="~")
    assert (act.home / "a.txt").exists()


async def test_a_no_and_a_change_meanwhile_keep_it(act):
    (act.home / "a.txt").write_text("a")
    act.user.yes = False
    await act.bad("trash_file", paths="~/a.txt")
    act.user.yes = True
    act.user.meanwhile = lambda: (act.home / "a.txt").write_text("important")
    await act.bad("trash_file", paths="~/a.txt")
    assert (act.home / "a.txt").read_text() == "important"


async def test_it_is_told_in_german_too(act):
    (act.home / "a.txt").write_text("a")
    german = Acting(act.home, act.door, language="de")
    await german.good("trash_file", paths="~/a.txt")
    assert german.question.effect.summary == "a.txt in den Papierkorb werfen"
    inside = next((act.home / ".local/share/Trash/files").iterdir())
    assert "schon im Papierkorb" in await german.bad("trash_file", paths=str(inside))
