"""The way to the socket stays short: what is imported before the request is on its way."""

import asyncio
import string
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxctl import cli, hot
from ryxctl.line import decode, encode
from ryxctl.usage import usages
from tests.ctl.conftest import LAUNCHER, ROOT, Ctl
from tests.ctl.stubserver import Stub

SPY = """
import sys
def look(frame, event, function):
    if event == "c_call" and function.__name__ == "sendall":
        sys.setprofile(None)
        with open("before", "w") as file:
            print(*sorted(sys.modules), sep="\\n", file=file)
sys.setprofile(look)
script = sys.argv[1]
sys.argv = sys.argv[1:]
exec(compile(open(script, "rb").read(), script, "exec"), {"__name__": "__main__", "__file__": script})
"""

ALLOWED = {"_json", "_socket", "ryxctl", "ryxctl.hot", "ryxctl.line", "ryxctl.socket_path", "ryxctl.table"}
"""All of them: two C modules and ourselves. posix, _signal and the codecs are in every Python that starts."""


@pytest.mark.parametrize(
    "argv",
    [("status",), ("status", "--json"), ("ask", "how", "late", "is", "it"), ("ask", "--new", "x")],
    ids=" ".join,
)
async def test_nothing_heavy_is_imported_before_the_request_is_sent(
    ctl: Ctl, daemon: Stub, argv: tuple[str, ...]
) -> None:
    bare = subprocess.run(
        [sys.executable, "-I", "-S", "-c", "import sys; print(*sys.modules, sep='\\n')"],
        capture_output=True, text=True, check=True, timeout=30,
    ).stdout.split()  # fmt: skip
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-I", "-S", "-c", SPY, LAUNCHER, *argv,
        env=ctl.env, cwd=ctl.folder, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL,
    )  # fmt: skip
    async with asyncio.timeout(30):
        assert await process.wait() == 0
    before = set((ctl.folder / "before").read_text().split())
    assert "ryxctl.hot" in before
    assert before - set(bare) <= ALLOWED


async def test_the_launcher_works_from_everywhere(ctl: Ctl, daemon: Stub, tmp_path: Path) -> None:
    (tmp_path / "a link").symlink_to(LAUNCHER)
    (tmp_path / "link to link").symlink_to(tmp_path / "a link")
    for start in (tmp_path / "link to link", LAUNCHER):
        ended = subprocess.run(
            [start, "version"], env=ctl.env, cwd="/", capture_output=True, text=True, timeout=30, check=False
        )
        assert ended.stdout.startswith("ryxctl "), ended.stderr


@pytest.mark.parametrize(
    "place", ["lib/python{0}.{1}/site-packages", "lib/python3/dist-packages", "lib/python{0}.{1}/dist-packages"]
)
async def test_the_launcher_finds_the_installed_package(
    ctl: Ctl, daemon: Stub, tmp_path: Path, place: str
) -> None:
    prefix = tmp_path / "prefix"
    packages = prefix / place.format(*sys.version_info)
    packages.mkdir(parents=True)
    for name in ("ryxctl", "ryxd"):
        (packages / name).symlink_to(ROOT / name)
    (prefix / "bin").mkdir()
    launcher = prefix / "bin" / "ryxctl"
    launcher.write_bytes(LAUNCHER.read_bytes())
    launcher.chmod(0o755)
    process = await asyncio.create_subprocess_exec(
        launcher, "ask", "x", env=ctl.env, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    assert out == b"Two.\n"


async def test_an_editable_installation_is_found_with_site(ctl: Ctl, tmp_path: Path) -> None:
    import venv

    venv.create(tmp_path / "venv", symlinks=True)
    library = next((tmp_path / "venv" / "lib").glob("python3*")) / "site-packages"
    (library / "ryx.pth").write_text(f"{ROOT}\n")
    launcher = tmp_path / "venv" / "bin" / "ryxctl"
    launcher.write_bytes(LAUNCHER.read_bytes())
    launcher.chmod(0o755)
    ended = subprocess.run(
        [launcher, "version"], env=ctl.env, capture_output=True, text=True, timeout=30, check=False
    )
    assert ended.stdout.startswith("ryxctl "), ended.stderr


words = st.one_of(
    st.sampled_from(
        ["-", "--", "--json", "--quiet", "--new", "-s", "s3", "--session=s4", "--help", "-x", "-5", ""]
    ),
    st.text(string.ascii_letters + "-ä? ", max_size=6),
)


@given(st.lists(words, max_size=6))
def test_the_quick_way_understands_what_argparse_understands(argv: list[str]) -> None:
    quick = hot.quick(["ask", *argv])
    if quick is None:
        return
    usage = usages()["ask"]
    parsed = cli._parser(usage).parse_intermixed_args(cli._plain(argv))
    slow = cli._call(usage, parsed)
    assert vars(quick) == vars(slow)


scalars = st.none() | st.booleans() | st.integers() | st.text()
values = st.recursive(scalars, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20)


@given(values)
def test_what_is_encoded_by_hand_is_json(value: object) -> None:
    import json

    assert json.loads(encode(value)) == value
    assert decode(encode(value)) == value


def test_what_json_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="JSON has no set"):
        encode({1})


async def test_completions_know_every_command(ctl: Ctl) -> None:
    for shell in ("bash", "zsh", "fish"):
        script = (await ctl.run("completions", shell)).out
        for name, usage in usages().items():
            assert all(word in script for word in name.split())
            for option in usage.options:
                if not option.positional:
                    assert option.flags[-1].strip("-") in script, f"{shell}: {name} {option.flags[-1]}"
    assert (await ctl.run("completions", "powershell")).code == 2


async def test_bash_completes_commands_and_options(ctl: Ctl) -> None:
    (ctl.folder / "completion").write_text((await ctl.run("completions", "bash")).out)

    def complete(*words: str) -> list[str]:
        line = f'. ./completion; COMP_WORDS=({" ".join(words)} ""); COMP_WORDS[{len(words) - 1}]="{words[-1]}"; COMP_CWORD={len(words) - 1}; _ryxctl; echo "${{COMPREPLY[@]}}"'
        done = subprocess.run(
            ["bash", "-c", line], cwd=ctl.folder, capture_output=True, text=True, check=True, timeout=30
        )
        assert done.stderr == ""
        return done.stdout.split()

    assert complete("ryxctl", "statu") == ["status"]
    assert complete("ryxctl", "runs", "--ac") == ["--active"]
    assert complete("ryxctl", "completions", "f") == ["fish"]
    assert complete("ryxctl", "mod") == ["models"]
    assert complete("ryxctl", "models", "un") == ["unload"]
    assert complete("ryxctl", "models", "use", "--no") == ["--none"]
    assert complete("ryxctl", "models", "load", "me") == ["medium"]
