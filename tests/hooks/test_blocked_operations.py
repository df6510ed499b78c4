"""The source's list of blocked operations, as an early word; found in the syntax, not in the letters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.action import Action
from ryxd.core.effect import Effect, Permission
from ryxd.hooks.blocked_operations import BlockedOperations

EFFECT = Effect(frozenset({Permission.READ}), "run Python")


async def said(code: str, language: str = "en", modules: tuple[str, ...] = (), **args: object) -> str | None:
    hook = BlockedOperations(modules, language)
    return await hook.before(Action("python", {"code": code, **args}), EFFECT)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        ("import os", "line 1: import os:"),
        ("x = 1\nimport os.path as p", "line 2: import os.path:"),
        ("import math, subprocess", "import subprocess"),
        ("from os import system", "import os"),
        ("from . import secrets_of_mine", "import ."),
        ("import socket", "import socket"),
        ("import ctypes", "import ctypes"),
        ("open('/etc/passwd').read()", "open() only opens"),
        ("open(name)", "open() only opens"),
        ("open('a.txt')", "open() only opens"),
        ("open('../x', 'w')", "open() only opens"),
        ("file('/etc/passwd')", "file() is not allowed"),
        ("exec('1')", "exec() is not allowed"),
        ("f = eval\nf('1')", "line 1: eval() is not allowed"),
        ("compile('1', 'x', 'eval')", "compile() is not allowed"),
        ("__import__('os').system('x')", "__import__() is not allowed"),
        ("name = input('who? ')", "nobody is there to answer input()"),
        ("raw_input()", "nobody is there to answer raw_input()"),
        ("p = '../../etc/passwd'", "the path ../../etc/passwd leads out"),
        ("pd.read_csv('data/../../x.csv')", "leads out"),
        ("run('rm -rf /')", "'rm -rf /' is a command that does harm"),
        ("run('sudo rm -fr ~')", "does harm"),
        ("run('rm -v -r x')", "does harm"),
        ("run('format c:')", "does harm"),
        ("run('mkfs.ext4 /dev/sda')", "does harm"),
        ("run('dd if=/dev/zero of=/dev/sda')", "does harm"),
        ("run('shutdown now')", "does harm"),
        ("def f():\n  if x:\n    import os", "line 3: import os"),
    ],
)
async def test_each_operation_of_the_list_is_named_with_its_line(code: str, why: str) -> None:
    assert why in (await said(code) or "")


@pytest.mark.parametrize(
    "code",
    [
        "import numpy as np, pandas as pd\nimport matplotlib.pyplot as plt\nfrom datetime import date",
        "import re\nre.compile('a')",
        "df.eval('a + b')\ndf.query('a > 1')",
        "'{:.2f}'.format(x)",
        "format(3.14159, '.2f')",
        "for file in files:\n    print(file)",
        "def f(input):\n    return input * 2",
        "compile = 3\nprint(compile)",
        "# import os\nprint('import os; open(x); eval(y)')",
        "text = 'the format of the report'",
        "a = [1, 2]; b = a[..., None]",
        "print('..')",
        "open('table.csv', 'w').write('a')",
        "def f(:",
        "",
    ],
)
async def test_what_only_looks_like_it_passes(code: str) -> None:
    assert await said(code) is None


async def test_files_that_were_named_may_be_opened() -> None:
    code = "open('sales.csv').read()"
    assert await said(code) is not None
    assert await said(code, files=["sales.csv"]) is None
    assert await said(code, folder="~/data") is None
    assert await said("pd.read_csv('../sales.csv')", files=["../sales.csv"]) is None


async def test_the_configuration_adds_modules() -> None:
    assert await said("import scipy.stats") is not None
    assert await said("import scipy.stats", modules=("scipy",)) is None


async def test_it_speaks_german() -> None:
    assert "Zeile 1: import os" in (await said("import os", "de") or "")


async def test_other_tools_are_not_its_business() -> None:
    hook = BlockedOperations()
    action = Action("shell", {"command": "python3 -c 'import os'", "code": "import os"})
    assert await hook.before(action, EFFECT) is None


@given(st.text(alphabet="importe vals()'\"./\n:=_\\x0{}[]f#", max_size=60))
async def test_no_text_makes_it_fail(code: str) -> None:
    """A hook that raises blocks, so it must not."""
    await said(code)


@pytest.mark.parametrize("code", ["(" * 5000, "-" * 20_000 + "1", "x" + ".a" * 20_000, "a\0b", "'\\N{x}'"])
async def test_no_shape_makes_it_fail(code: str) -> None:
    assert await said(code) is None
