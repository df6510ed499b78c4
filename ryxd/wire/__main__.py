"""`ryxctl schema [PART]`: the protocol as JSON Schema, for programs that speak it."""

import argparse
import json
import sys
from difflib import get_close_matches

from ryxd.wire.errors import Exit
from ryxd.wire.leaving import leave
from ryxd.wire.schema import document, schema


def main(argv: list[str]) -> int:
    """Print it; gives the exit code."""
    parser = argparse.ArgumentParser(prog="ryxctl schema")
    parser.add_argument("part", nargs="?")
    parser.add_argument("--list", action="store_true")
    parser.add_argument("--json", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args(argv)
    if given.list:
        whole = document()
        for what in ("commands", "events", "vocabularies"):
            print(f"{what}: {', '.join(sorted(whole[f'x-{what}']))}")
        return 0
    try:
        told = schema(given.part)
    except KeyError:
        whole = document()
        parts = {name for what in ("commands", "events", "vocabularies") for name in whole[f"x-{what}"]}
        near = get_close_matches(given.part, [*parts, *whole["$defs"]], 1)
        hint = f"did you mean {near[0]}?" if near else "ryxctl schema --list names the parts"
        print(f"ryxctl: there is no part {given.part}; {hint}", file=sys.stderr)
        return Exit.NOT_FOUND
    print(json.dumps(told, indent=2, ensure_ascii=False))
    return 0


if __name__ == "__main__":
    leave(lambda: main(sys.argv[1:]))
