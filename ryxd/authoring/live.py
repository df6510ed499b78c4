"""Editing what a live agent is told, with the user's editor; the daemon has it, so that is asked (spec B9)."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ryxd.authoring.editing import Say, editor, run
from ryxd.wire.errors import Exit


class Failed(Exception):
    """ryxctl could not do it, and has said why; `code` is its exit code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def edit(agent: str, session: str | None, say: Say) -> int:
    """Open its instructions in the editor, and give it what is saved; gives the exit code. Raises Unavailable."""
    command = editor(os.environ)
    which = [agent, *(["--session", session] if session else [])]
    try:
        told = ryxctl(["agents", "instructions", *which])
    except Failed as failed:
        return failed.code
    before = str(told["text"])
    folder = os.environ.get("XDG_RUNTIME_DIR") or None
    number, name = tempfile.mkstemp(prefix="ryx-agent-", suffix=".md", dir=folder)
    file = Path(name)
    with os.fdopen(number, "w") as written:
        written.write(before + "\n")
    code = run([*command, str(file)])
    text = file.read_text().strip()
    if code or text == before.strip():
        say(f"{command[0]} ended with {code}; nothing was changed" if code else "nothing was changed")
        file.unlink()
        return Exit.FAILED if code else Exit.OK
    who = [told["path"], "--session", told["session"]]
    try:
        ryxctl(["agents", "instruct", *who, "--before", before, "--", text])
    except Failed as failed:
        say(f"what you wrote is in {file}")
        return failed.code
    file.unlink()
    say(f"{told['path']} is told this from its next answer on, in {told['session']}")
    return Exit.OK


def ryxctl(words: Sequence[str]) -> dict[str, Any]:
    """What ryxctl answers. Raises Failed."""
    command = [sys.executable, "-P", "-m", "ryxctl", "--json", *words]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        raise Failed(done.returncode)
    return dict(json.loads(done.stdout))
