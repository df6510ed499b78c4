"""The tool `python`, through a real View, in a real sandbox, with the real numpy, pandas and matplotlib."""

import asyncio
import os
import socket
import zlib
from collections.abc import AsyncIterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.agents.presenting import present
from ryxd.core.action import Action, Result
from ryxd.core.effect import Grant, Hook, Permission, Question
from ryxd.core.view import View
from ryxd.files.door import Door
from ryxd.hooks.blocked_operations import BlockedOperations
from ryxd.tools.interpreter.packages import packages
from ryxd.tools.python import Python
from ryxd.wire.events import Blocked, Event
from tests.fakes.sandboxed import Place, needs_sandbox

pytestmark = needs_sandbox

PNG = b"\x89PNG\r\n\x1a\n"


class Desk:
    """A View with nothing but `python`, a user who answers, and the events it told."""

    def __init__(self, place: Place, door: Door, *hooks: Hook, language: str = "en") -> None:
        self.place = place
        self.cache = place.home / ".cache/ryx/python"
        self.python = Python(place.sandbox, self.cache)
        self.answers: list[Grant] = []
        self.asked: list[Question] = []
        self.events: list[Event] = []
        self.view = View(
            "data",
            tools={"python": self.python.tool},
            allowed=frozenset({"python"}),
            paths=place.paths,
            environment=dict,
            language=language,
            emit=self.events.append,
            files=door,
            approver=self,
            hooks=hooks,
            run="r1",
            session="s1",
        )

    async def ask(self, question: Question) -> Grant:
        self.asked.append(question)
        return self.answers.pop(0) if self.answers else Grant(yes=True)

    async def run(self, code: str, **args: Any) -> Result:
        return await self.view.do_action(Action("python", {"code": code, **args}))

    async def data(self, code: str, **args: Any) -> Mapping[str, Any]:
        result = await self.run(code, **args)
        assert result.ok, result.error
        return result.data

    @property
    def kept(self) -> list[str]:
        """All files that code made and that are still there."""
        return sorted(path.name for path in (self.cache / "results").rglob("*") if path.is_file())


@pytest.fixture
def place(tmp_path: Path) -> Place:
    return Place(tmp_path)


@pytest.fixture
async def door(place: Place) -> AsyncIterator[Door]:
    async with Door(place.own / "undo", trash=place.home / ".local/share/Trash") as door:
        yield door


@pytest.fixture
def desk(place: Place, door: Door) -> Desk:
    return Desk(place, door)


def pixels(png: bytes) -> tuple[int, int, set[bytes]]:
    """Width, height and the different rows of a PNG, read by hand: chunks, zlib."""
    assert png.startswith(PNG)
    width, height = int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")
    data, at = b"", 8
    while at < len(png):
        length, kind = int.from_bytes(png[at : at + 4], "big"), png[at + 4 : at + 8]
        data += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += 12 + length
    raw = zlib.decompress(data)
    step = len(raw) // height
    return width, height, {raw[row * step : (row + 1) * step] for row in range(height)}


# -- values, output, errors


async def test_a_last_expression_is_a_value_and_needs_no_yes(desk: Desk) -> None:
    data = await desk.data("print('hello')\nx = 6\nx * 7")
    assert (data["value"], data["out"], data["code"]) == ("42", "hello", 0)
    assert desk.asked == []
    assert desk.kept == []


async def test_it_is_not_the_daemons_interpreter(desk: Desk) -> None:
    data = await desk.data("import os, sys\n(os.getpid(), 'ryxd' in sys.modules, sorted(os.environ))")
    assert not data["value"].startswith(f"({os.getpid()},")
    assert "False" in data["value"]
    assert "DBUS" not in data["value"]
    missing = await desk.data("import pydantic")
    assert "ModuleNotFoundError" in missing["err"]  # the daemon has it, code has not


async def test_a_traceback_has_only_the_codes_own_frames(desk: Desk) -> None:
    desk.place.write("sales.csv", "a,b\n1,2\n")
    code = "import pandas as pd\ndef f(table):\n    return table['x']\nf(pd.read_csv('sales.csv'))"
    data = await desk.data(code, files=["sales.csv"])
    assert data["code"] == 1
    assert data["err"].endswith("KeyError: 'x'")
    assert data["err"].count("File ") == 2
    assert "line 3, in f\n    return table['x']" in data["err"]
    assert "site-packages" not in data["err"]
    assert "/packages" not in data["err"]


async def test_what_the_code_itself_caught_is_told(desk: Desk) -> None:
    data = await desk.data(
        "try:\n    1 / 0\nexcept ZeroDivisionError as error:\n    raise ValueError('no') from error"
    )
    assert data["err"].count("Traceback") == 2
    assert "ZeroDivisionError" in data["err"]


@pytest.mark.parametrize(
    ("code", "says"),
    [
        ("def f(:", "SyntaxError"),
        ("x = [0] * 10**10", "MemoryError"),
        ("raise SystemExit('bye')", "bye"),
        ("'a' * 10**6", ""),
    ],
)
async def test_every_end_is_a_result(desk: Desk, code: str, says: str) -> None:
    data = await desk.data(code)
    assert says in data["err"]
    assert len(data["value"]) < 10_000


async def test_output_is_bounded(desk: Desk) -> None:
    data = await desk.data("print('x' * 10**7)")
    assert len(data["out"]) < 100_000
    assert "left out" in data["out"]


# -- data and charts


async def test_data_files_are_read_by_their_names(desk: Desk) -> None:
    desk.place.write("sales.csv", "month,sum\n1,10\n2,32\n")
    code = "import pandas as pd\nint(pd.read_csv('sales.csv')['sum'].sum())"
    assert (await desk.data(code, files=["sales.csv"]))["value"] == "42"
    code = f"import pandas as pd\nint(pd.read_csv({str(desk.place.work / 'sales.csv')!r})['sum'].sum())"
    assert (await desk.data(code, files=["~/work/sales.csv"]))["value"] == "42"
    assert desk.kept == []


async def test_what_was_not_named_is_not_there(desk: Desk) -> None:
    path = desk.place.write("sales.csv", "a\n")
    data = await desk.data(f"open({str(path)!r})")
    assert "FileNotFoundError" in data["err"]
    assert "`files`" in data["note"]


async def test_private_files_can_not_be_named(desk: Desk) -> None:
    desk.place.secrets()
    result = await desk.run("1", files=["~/.ssh/id_ed25519"])
    assert "private" in (result.error or "")


async def test_a_folder_shows_nothing_private(desk: Desk) -> None:
    desk.place.secrets()
    code = (
        "from pathlib import Path\ntry:\n    t = Path('work/.env').read_text()\nexcept OSError:\n    t = 'none'\nt"
    )
    data = await desk.data(code, files=["~/work"])
    assert "SECRET" not in str(data)


@pytest.mark.parametrize("end", ["plt.show()", "plt.savefig('chart.png')", "", "fig"])
async def test_a_chart_is_a_picture_with_the_line_in_it(desk: Desk, end: str) -> None:
    code = f"import matplotlib.pyplot as plt\nfig, ax = plt.subplots()\nax.plot([0, 1], [0, 1], color='#ff0000', lw=9)\n{end}"
    data = await desk.data(code)
    assert (data["code"], data.get("value", ""), data["err"]) == (0, "", "")
    (file,) = data["files"]
    png = Path(file["path"]).read_bytes()
    assert (file["type"], file["size"]) == ("image/png", len(png))
    width, height, rows = pixels(png)
    assert width > 300
    assert height > 200
    assert len(rows) > 50  # a slanting line: nearly every row differs
    assert any(b"\xff\x00\x00\xff" in row for row in rows) or len(rows) > 100
    assert Path(file["path"]).stat().st_mode & 0o777 == 0o600


async def test_several_charts_and_other_files(desk: Desk) -> None:
    code = (
        "import matplotlib.pyplot as plt\nimport pandas as pd\n"
        "t = pd.DataFrame({'a': [1, 2]})\nt.plot()\nplt.show()\nt.plot()\nplt.savefig('two.svg')\nplt.figure()\n"
        "t.to_csv('table.csv', index=False)"
    )
    data = await desk.data(code)
    made = {Path(file["path"]).name: file for file in data["files"]}
    assert {name: file["type"] for name, file in made.items()} == {
        "chart.png": "image/png", "table.csv": "text/csv", "two.svg": "image/svg+xml",
    }  # fmt: skip
    assert Path(made["table.csv"]["path"]).read_text() == "a\n1\n2\n"
    assert "<svg" in Path(made["two.svg"]["path"]).read_text()


async def test_fonts_are_looked_for_once(desk: Desk) -> None:
    code = "import matplotlib.pyplot as plt\nplt.plot([1])\nplt.title('x')\nplt.show()"
    first = await desk.data(code)
    lists = list((desk.cache / "fonts").glob("*/fontlist-*.json"))
    assert len(lists) == 1
    made = lists[0].stat().st_mtime_ns
    again = await desk.data(code)
    assert [path.stat().st_mtime_ns for path in (desk.cache / "fonts").glob("*/fontlist-*.json")] == [made]
    assert "font" not in first["err"] + again["err"]


async def test_a_missing_package_is_named_before_anything_runs(desk: Desk) -> None:
    there = packages()
    assert there.missing == ()
    without = replace(there, versions=("numpy-2.0",))
    found = [without, without, there]
    desk.python = Python(desk.place.sandbox, desk.cache, look=lambda: found.pop(0))
    desk.view.tools = {"python": desk.python.tool}
    result = await desk.run("import math, pandas.api as p")
    assert "pandas" in (result.error or "")
    assert "matplotlib" not in (result.error or "").partition(":")[0]
    assert "ryx[data]" in (result.error or "")
    assert not (desk.cache / "results").exists()
    assert (await desk.data("1"))["value"] == "1"  # what needs none of them runs
    assert (await desk.data("import pandas\n1"))["value"] == "1"  # installed meanwhile, and found


# -- the result, for people


async def test_people_get_the_chart_and_the_offer_to_open_it(desk: Desk) -> None:
    action = Action("python", {"code": "import matplotlib.pyplot as plt\nplt.plot([1, 2])\nprint('done')"})
    result = await desk.view.do_action(action)
    told = present(action, result, "de", ())
    assert told is not None
    path = result.data["files"][0]["path"]
    assert told.text == f"done\n\nEntstanden:\n1. chart.png: {path}"
    assert told.offer.actions["open"] == Action("open_file", {"path": path})


# -- limits


@pytest.mark.parametrize(
    "code",
    [
        "print('before')\nwhile True:\n    pass",
        "print('before')\nwhile True:\n    try:\n        while True: pass\n    except BaseException: pass",
        "import numpy as np\nprint('before')\na = np.ones((9000, 9000))\nfor _ in range(99): a = a @ a",
    ],
)
async def test_code_that_does_not_end_is_ended(desk: Desk, code: str) -> None:
    data = await desk.data(code, timeout=1)
    assert data["code"] != 0
    assert "ended after 1 s, in line" in data["note"]
    assert data["out"] == "before"


async def test_without_a_limit_of_its_own_it_is_five_seconds(desk: Desk) -> None:
    assert desk.python._limit(desk.python.tool.input(code="1")) == 5
    assert desk.python._limit(desk.python.tool.input(code="1", timeout=60)) == 60


async def test_cancelling_ends_it_and_leaves_nothing(desk: Desk) -> None:
    running = asyncio.create_task(desk.run("print('started', flush=True)\nwhile True: pass", timeout=60))
    async with asyncio.timeout(30):
        while not any(getattr(event, "text", "") == "started" for event in desk.events):
            await asyncio.sleep(0.02)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert not list((desk.cache / "results").iterdir())


# -- changing a folder


async def test_a_folder_is_changed_after_a_yes_and_can_be_undone(desk: Desk) -> None:
    path = desk.place.write("project/a.txt", "one\n")
    code = "open('a.txt', 'w').write('two\\n')\nopen('b.txt', 'w').write('new')"
    data = await desk.data(code, folder="project")
    (question,) = desk.asked
    assert question.effect.classes == {Permission.CHANGE, Permission.DESTROY}
    assert question.effect.preview == f"in ~/work/project:\n{code}"
    assert question.effect.writes == (path.parent,)
    assert [scope.value for scope in question.scopes] == ["once"]
    assert data["changed"] == ["~ ~/work/project/a.txt", "+ ~/work/project/b.txt"]
    assert path.read_text() == "two\n"


async def test_the_folder_it_works_in_can_be_the_one(desk: Desk) -> None:
    await desk.data("open('b.txt', 'w').write('new')", folder=".")
    assert (desk.place.work / "b.txt").read_text() == "new"


async def test_a_no_runs_nothing(desk: Desk) -> None:
    desk.answers = [Grant(yes=False)]
    result = await desk.run("open('b.txt', 'w').write('new')", folder=".")
    assert "refused" in result.report
    assert not (desk.place.work / "b.txt").exists()


@pytest.mark.parametrize("code", ["open('a.txt', 'w')\nraise ValueError", "open('a.txt', 'w')\nwhile True: pass"])
async def test_code_that_failed_changes_nothing(desk: Desk, code: str) -> None:
    path = desk.place.write("a.txt", "one\n")
    data = await desk.data(code, folder=".", timeout=1)
    assert "Nothing was changed." in data["note"]
    assert path.read_text() == "one\n"
    assert not list((desk.place.own / "layers").iterdir())


async def test_trying_shows_the_changes_first(desk: Desk) -> None:
    desk.place.write("a.txt", "one\n")
    desk.answers = [Grant(yes=True, extra="try"), Grant(yes=True, extra="drop")]
    await desk.data("open('a.txt', 'w').write('two\\n')", folder=".")
    assert "-one\n+two" in desk.asked[1].effect.preview
    assert (desk.place.work / "a.txt").read_text() == "one\n"


async def test_all_of_home_is_no_folder_to_change(desk: Desk) -> None:
    result = await desk.run("1", folder="~")
    assert "home folder" in (result.error or "")


# -- the boundary, without the hook: every operation of the source's list, doing its worst

HARM = {
    "import": "import os, shutil\nshutil.rmtree({home!r})\nos.remove({file!r})",
    "from … import": "from subprocess import run\nrun(['rm', '-rf', {home!r}])\nrun('echo x > ' + {file!r}, shell=True, check=True)",
    "open()": "open({file!r}, 'w').write('evil')",
    "open() to read": "print(open({secret!r}).read())",
    "file()": "import io\nio.FileIO({file!r}, 'w').write(b'evil')",
    "exec()": 'exec("import os; os.unlink({file!r})")',
    "eval()": "eval(\"__import__('os').unlink({file!r})\")",
    "compile()": "exec(compile(\"import os; os.truncate({file!r}, 0)\", 'x', 'exec'))",
    "__import__()": "__import__('os').rename({file!r}, {file!r} + '.gone')",
    "input()": "print(input())",
    "raw_input()": "import sys\nprint(sys.stdin.read() or 1 / 0)",
    "../": "print(open('../../../../../../../../..' + {secret!r}).read())",
    "a link": "import os\nos.symlink({secret!r}, 'mine.txt')\nprint(open('mine.txt').read())",
    "rm -rf": "import os\nos.system('rm -rf --no-preserve-root / ' + {home!r})\n1 / 0",
    "format": "import os\nos.system('mkfs.ext4 /dev/sda; dd if=/dev/zero of=/dev/vda; fdisk -l')\nopen('/dev/sda', 'w')",
    "fork bomb": "import os\nwhile True: os.fork()",
    "memory": "x = []\nwhile True: x.append(bytearray(10**8))",
    "disk": "f = open('big', 'wb')\nwhile True: f.write(bytes(10**7))",
    "ctypes": "import ctypes\nctypes.CDLL(None).unlink({file!r}.encode())\nctypes.string_at(0)",
    "the report": "open('/results/.report', 'w').write('[' * 10**5)\nimport os\nos._exit(3)",
    "the sandbox's own parts": "open('/packages/ryx/run.py', 'w').write('evil')",
    "processes": "import os\nos.kill(1, 9)\nprint(open('/proc/1/environ').read())\n1 / 0",
}  # fmt: skip


@pytest.mark.parametrize("name", HARM)
async def test_the_boundary_alone_holds_it(desk: Desk, name: str) -> None:
    desk.place.secrets()
    file = desk.place.write("named.txt", "mine\n")
    secret = desk.place.home / ".ssh/id_ed25519"
    before = snapshot(desk.place.home)
    code = HARM[name].format(home=str(desk.place.home), file=str(file), secret=str(secret))
    data = await desk.data(code, files=["named.txt"], timeout=3)
    assert data["code"] != 0, data
    assert "SECRET" not in str(data)
    assert snapshot(desk.place.home) == before
    assert desk.kept == [] or name == "disk"


def snapshot(home: Path) -> dict[str, bytes]:
    """All of a home but what code made and the layers, which are ours."""
    files = (path for path in home.rglob("*") if path.is_file() and ".cache" not in path.parts)
    return {str(path): path.read_bytes() for path in files if ".local" not in path.parts}


async def test_there_is_no_network(desk: Desk) -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        data = await desk.data(f"import socket\nsocket.create_connection(('127.0.0.1', {port}), 1)")
    assert data["code"] == 1
    assert "Error" in data["err"]


async def test_nothing_but_plain_files_comes_out(desk: Desk) -> None:
    secret = desk.place.home / "secret.txt"
    secret.write_text("SECRET")
    code = (
        "import os, socket\n"
        f"os.symlink({str(secret)!r}, 'link.txt')\nos.mkfifo('pipe')\n"
        "s = socket.socket(socket.AF_UNIX); s.bind('sock')\n"
        "open('run.sh', 'w').write('#!/bin/sh')\nos.chmod('run.sh', 0o755)\n"
        "open('two\\nlines', 'w')\nos.mkdir('dark')\nopen('dark/in.txt', 'w').write('x')\nos.chmod('dark', 0)\n"
        "open('a.txt', 'w').write('a')\nos.link('a.txt', 'b.txt')"
    )
    data = await desk.data(code)
    assert desk.kept == ["a.txt", "b.txt", "in.txt", "run.sh"]
    assert sorted(Path(file["path"]).name for file in data["files"]) == desk.kept
    assert all(Path(file["path"]).stat().st_mode & 0o777 == 0o600 for file in data["files"])
    assert "pipe" in data["note"]
    assert secret.read_text() == "SECRET"


async def test_the_hook_says_it_before_anything_runs(place: Place, door: Door) -> None:
    desk = Desk(place, door, BlockedOperations())
    result = await desk.run("open('x', 'w')\nimport os")
    assert "blocked_operations: line 2: import os" in (result.error or "")
    assert any(isinstance(event, Blocked) for event in desk.events)
    assert not (desk.cache / "results").exists()
    assert (await desk.data("import math\nmath.factorial(5)"))["value"] == "120"


async def test_it_speaks_german(place: Place, door: Door) -> None:
    desk = Desk(place, door, language="de")
    data = await desk.data("while True: pass", timeout=1)
    assert "beendet, in Zeile 1" in data["note"]
