"""The Hyprland snippets, as far as they can be judged without Hyprland.

With one installed (`Hyprland --verify-config`), it judges them itself, as a normal user.
"""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

HYPR = Path(__file__).parents[2] / "hypr"
CONF = (HYPR / "ryx.conf").read_text()
LUA = (HYPR / "ryx.lua").read_text()
IMPORTS = (
    "dbus-update-activation-environment --systemd WAYLAND_DISPLAY HYPRLAND_INSTANCE_SIGNATURE XDG_CURRENT_DESKTOP"
)


def live(text: str, comment: str) -> list[str]:
    lines = (line.strip() for line in text.splitlines())
    return [line for line in lines if line and not line.startswith(comment)]


def test_the_conf_file_has_only_lines_that_mean_the_same_in_every_version() -> None:
    keywords = [line.partition("=")[0].strip() for line in live(CONF, "#")]
    assert keywords == ["exec-once", "bind", "bind"], "rules are spelt differently before and after 0.53"


@pytest.mark.parametrize(("text", "comment"), [(CONF, "#"), (LUA, "--")])
def test_both_files_bind_the_same_keys_to_the_prompt_and_import_the_environment(text: str, comment: str) -> None:
    lines = live(text, comment)
    assert sum("ryxctl prompt" in line for line in lines) == 1
    (bind,) = (line for line in lines if "ryxctl prompt" in line)
    assert re.search(r"SUPER( \+|,) space", bind, re.IGNORECASE)
    (answers,) = (line for line in lines if "ryxctl questions --menu" in line)
    assert re.search(r"SUPER( \+|,) Y\b", answers)
    assert sum(IMPORTS in line for line in lines) == 1


def test_the_lua_file_closes_what_it_opens() -> None:
    code = re.sub(r'"[^"\n]*"', '""', "\n".join(live(LUA, "--")))
    for opening, closing in ("()", "{}", "[]"):
        assert code.count(opening) == code.count(closing)
    assert len(re.findall(r"\bfunction\b", code)) == len(re.findall(r"\bend\b", code))


def test_a_lua_compiler_accepts_the_lua_file() -> None:
    compiler = next(filter(None, map(shutil.which, ("luac", "luac5.5", "luac5.4", "luac5.3"))), None)
    if compiler is None:
        pytest.skip("no luac is installed")
    subprocess.run([compiler, "-p", str(HYPR / "ryx.lua")], check=True)


@pytest.mark.rare
def test_hyprland_itself_accepts_the_file_for_its_version(tmp_path: Path) -> None:
    if shutil.which("Hyprland") is None or os.geteuid() == 0:
        pytest.skip("needs Hyprland, and a normal user")
    name = "ryx.conf" if os.environ.get("RYX_HYPRLANG") else "ryx.lua"
    said = subprocess.run(
        ["Hyprland", "--verify-config", "-c", str(HYPR / name)],
        env=os.environ | {"XDG_RUNTIME_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert said.returncode == 0, said.stdout
