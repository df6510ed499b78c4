"""`python -m ryxd.authoring agents|hooks|patterns check|edit|new`, `… learn edit`: `ryxctl agents check` etc."""

import argparse
import json
import sys

from ryxd.authoring import editing, live, proposals
from ryxd.authoring.desk import Desk, Folder
from ryxd.wire.errors import Exit, RyxError
from ryxd.wire.leaving import leave

CLEAN = {code: None for code in (*range(32), 0x7F, *range(0x80, 0xA0)) if chr(code) not in "\n\t"}
"""What of a file's name or text would steer a terminal."""


def main(argv: list[str] | None = None) -> int:
    """Do it; gives the exit code."""
    parser = argparse.ArgumentParser(prog="ryxctl", description=__doc__)
    parser.add_argument("folder", choices=("agents", "hooks", "patterns", "learn"))
    parser.add_argument("action", choices=("check", "edit", "new"))
    parser.add_argument("names", nargs="*", help="names or files")
    parser.add_argument("-s", "--session", help="the agent as it is in this session")
    parser.add_argument("--json", action="store_true", help="print JSON for programs")
    options = parser.parse_intermixed_args(argv)
    if options.action != "check" and len(options.names) != 1:
        parser.error(f"{options.folder} {options.action} takes one name")
    if options.folder == "learn" and options.action != "edit":
        parser.error("of what was learned, a file can be edited only")
    try:
        if options.folder == "learn":
            return proposals.edit(options.names[0], say)
        desk = Desk.of(options.folder)
        if options.action == "check":
            return int(check(options.folder, options.names, as_json=options.json))
        name, alive = options.names[0], options.action == "edit" and options.folder == "agents"
        if alive and ("/" in name or options.session):
            return live.edit(name, options.session, say)
        done = editing.new if options.action == "new" else editing.edit
        return int(done(desk, name, say))
    except RyxError as error:
        sys.stderr.write(f"ryxctl: {str(error).translate(CLEAN)}\n")
        return int(error.exit)


def check(folder: Folder, names: list[str], *, as_json: bool) -> Exit:
    """Say what is wrong with these files, or with all; Exit.FAILED where anything is."""
    desk = Desk.of(folder)
    files = [desk.found(name) for name in names] or list(desk.names().values())
    faults = desk.faults(files)
    if as_json:
        rows = [{"file": str(fault.file), "line": fault.line, "text": fault.text} for fault in faults]
        say(json.dumps({"checked": [str(file) for file in files], "faults": rows}, separators=(",", ":")))
    else:
        for fault in faults:
            say(str(fault))
        if not faults:
            say(f"{len(files)} file{'' if len(files) == 1 else 's'} checked: fine")
    return Exit.FAILED if faults else Exit.OK


def say(text: str) -> None:
    """A line for the user."""
    print(text.translate(CLEAN))


if __name__ == "__main__":
    leave(main)
