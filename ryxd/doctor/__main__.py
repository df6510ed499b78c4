"""`python -m ryxd.doctor`, which is `ryxctl doctor`. Works without the daemon."""

import argparse
import json
import os
import sys
from dataclasses import asdict

from ryxd.doctor.check import Check, examine, table
from ryxd.doctor.german import german, translated
from ryxd.wire.errors import Exit
from ryxd.wire.leaving import leave


def main(argv: list[str] | None = None) -> int:
    """Print the checks; Exit.UNAVAILABLE when something essential is missing or broken, else Exit.OK."""
    parser = argparse.ArgumentParser(prog="ryxctl doctor", description="Say what is missing, and what to do.")
    parser.add_argument("--json", action="store_true", help="a list of objects instead of a table")
    options = parser.parse_args(argv)
    checks = _checks()
    if options.json:
        shown = [asdict(check) for check in checks]
        sys.stdout.write(json.dumps(shown, ensure_ascii=False, indent=2) + "\n")
    else:
        color = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        if german_locale():
            told = table([translated(check) for check in checks], color=color, say=german)
        else:
            told = table(checks, color=color)
        sys.stdout.write(told + "\n")
    return int(Exit.UNAVAILABLE if any(check.sign == "✗" for check in checks) else Exit.OK)


def german_locale() -> bool:
    """Whether the user's locale is a German one (locale(7)). Works without what the engine needs."""
    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return next(filter(None, named), "").lower().startswith("de")


def _checks() -> list[Check]:
    """All there is to find out; a library that is missing is a finding too."""
    try:
        from ryxd.doctor.probes import PROBES  # here: it needs all that ryx needs
    except ImportError as error:
        text = f"can't be imported: {error}"
        return [Check("installation", "broken", text, "reinstall ryx with its dependencies", essential=True)]
    return examine(PROBES)


if __name__ == "__main__":
    sys.stdout.reconfigure(errors="replace")  # type: ignore[union-attr]  # a C locale has no ✓
    leave(main)
