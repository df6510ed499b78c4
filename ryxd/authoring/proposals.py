"""Editing what was proposed, with the user's editor; the daemon knows where it is, and checks it (spec E8)."""

import os

from ryxd.authoring.editing import Say, again, editor, run
from ryxd.authoring.live import Failed, ryxctl
from ryxd.wire.errors import Exit


def edit(name: str, say: Say) -> int:
    """Open a proposal until it is right, or the user leaves it; gives the exit code. Raises Unavailable."""
    command = editor(os.environ)
    try:
        known = ryxctl(["learn", "show", name])
        while True:
            code = run([*command, known["file"]])
            if code:
                say(f"{command[0]} ended with {code}")
            faults = ryxctl(["learn", "show", name])["faults"]
            for fault in faults:
                say(f"{fault['file']}:{fault['line']}: {fault['text']}")
            if not faults:
                say(f"{known['file']}: fine; ryxctl learn accept {name} puts it in force")
                return Exit.FAILED if code else Exit.OK
            if not again():
                return Exit.FAILED
    except Failed as failed:
        return failed.code
