"""What the sandbox's interpreter gets of the daemon's environment."""

import subprocess
from pathlib import Path

from ryxd.sandbox.scene import SYSTEM, inside
from ryxd.tools.interpreter.packages import LIBRARIES, PLACE, packages


def test_the_libraries_and_what_they_need_and_nothing_else() -> None:
    there = packages()
    assert there.missing == ()
    assert [version.partition("-")[0] for version in there.versions] == list(LIBRARIES)
    names = {placed.at.name for placed in there.placed if placed.at.parent == PLACE}
    in_system = any(inside(Path(folder), SYSTEM) for folder in there.path)
    assert in_system or {"numpy", "pandas", "matplotlib", "PIL", "dateutil", "kiwisolver", "ryx"} <= names
    assert not names & {"pydantic", "httpx", "ryxd", "pip", "llama_cpp", "__pycache__", "bin", ".."}
    assert not any(placed.writable for placed in there.placed)
    assert all(placed.source.exists() for placed in there.placed)


def test_the_interpreter_runs_without_the_daemons_environment() -> None:
    there = packages()
    code = "import sys, json; print(json.dumps('site' in sys.modules))"
    ran = subprocess.run([there.interpreter, "-I", "-S", "-c", code], capture_output=True, text=True, check=True, env={})
    assert ran.stdout == "false\n"
