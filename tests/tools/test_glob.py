import os

import pytest

from ryxd.core.tool import ToolError
from ryxd.tools.glob import Glob, glob
from tests.fakes.view import FakeView


@pytest.fixture
def home(tmp_path):
    home = tmp_path / "anna"
    for number, name in enumerate(
        ("a.txt", "b.md", "src/c.txt", "src/deep/er/d.txt", "src/deep/test_x.py", ".hidden/e.txt", ".f.txt",
         "node_modules/m/g.txt", ".env", "src/.git/h.txt", "Ä.txt")
    ):  # fmt: skip
        file = home / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("x")
        os.utime(file, (1000 + number, 1000 + number))
    (home / "link").symlink_to(home / "src")
    return home


async def find(home, pattern, **args):
    return (await glob.run(Glob(pattern=pattern, path=args.pop("path", "~"), **args), FakeView(home))).matches


@pytest.mark.parametrize(
    ("pattern", "names"),
    [
        ("*.txt", ["~/Ä.txt", "~/a.txt"]),
        ("**/*.txt", ["~/Ä.txt", "~/src/deep/er/d.txt", "~/src/c.txt", "~/a.txt"]),
        ("src/**/*.{txt,py}", ["~/src/deep/test_x.py", "~/src/deep/er/d.txt", "~/src/c.txt"]),
        ("src/*", ["~/src/deep/", "~/src/c.txt"]),
        ("**/er/**", ["~/src/deep/er/d.txt"]),
        ("**/deep/**/d.txt", ["~/src/deep/er/d.txt"]),
        ("?.md", ["~/b.md"]),
        ("[ab].*", ["~/b.md", "~/a.txt"]),
        (".f*", ["~/.f.txt"]),
        ("*/m/*.txt", ["~/node_modules/m/g.txt"]),
        ("node_modules/**/*.txt", ["~/node_modules/m/g.txt"]),
        ("nothing*", []),
        ("src/deep", ["~/src/deep/"]),
        ("**/*.env", []),
        (".env", []),
    ],
)
async def test_a_pattern_finds_the_newest_first_and_nothing_hidden_or_private(home, pattern, names):
    os.utime(home / "src/deep", (5000, 5000))
    assert await find(home, pattern) == names


async def test_hidden_ones_on_request_and_a_pattern_may_have_its_folder_in_it(home):
    assert await find(home, "**/*.txt", hidden=True, path="~/.hidden") == ["~/.hidden/e.txt"]
    assert "~/.f.txt" in await find(home, "*", hidden=True)
    assert "~/.env" not in await find(home, "*", hidden=True)
    assert await find(home, f"{home}/src/*.txt") == ["~/src/c.txt"]
    assert await find(home, "~/src/**/d.*") == ["~/src/deep/er/d.txt"]


async def test_many_are_counted_and_the_newest_shown(home):
    for number in range(300):
        (home / "src" / f"n{number:03}.log").write_text("")
        os.utime(home / "src" / f"n{number:03}.log", (number, number))
    found = await glob.run(Glob(pattern="**/*.log", path="~"), FakeView(home))
    assert (len(found.matches), found.count) == (100, 300)
    assert found.matches[0] == "~/src/n299.log"


async def test_what_can_not_be_searched_says_why(home):
    with pytest.raises(ToolError, match=r"has no \.\."):
        await find(home, "../*")
    with pytest.raises(ToolError, match="is a file"):
        await find(home, "*", path="~/a.txt")
    with pytest.raises(ToolError, match="no such file or folder"):
        await find(home, "*", path="~/nowhere")
    with pytest.raises(ToolError, match="outside"):
        await find(home, "/etc/*")
    with pytest.raises(ToolError, match="fewer alternatives"):
        await find(home, "{a,b}{a,b}{a,b}{a,b}{a,b}{a,b}")
