"""How often would a command line be asked about, and how long does it take to read one? (spec D4)

    python -m tests.bench.commands [DATA.jsonl]

Data: one JSON object a line with `gold` and `gold2`, command lines (default: $RYX_OUTSIDE; without it the project's
own corpus is read). A line's label is worked out here by a rough rule that shares nothing with the reader: it
changes something if one of CHANGES occurs in it as a word, or it writes by a redirect. What was allowed is listed,
for a person to look at. It prints and asserts nothing.
"""

import json
import os
import re
import statistics
import subprocess
import sys
import time
from pathlib import Path

from ryxd.core.effect import Permission
from ryxd.tools.command import read_command

CORPUS = Path(__file__).parents[1] / "tools/command/corpus.tsv"
FREE = {Permission.READ, Permission.DESKTOP}
CHANGES = re.compile(
    r"\b(rm|rmdir|unlink|touch|mkdir|mv|cp|ln|chmod|chown|gzip|gunzip|cpio|dd|curl|wget|ping|ssh(?! -V)|install)\b"
    r"|-delete\b|sed -i|openssl enc .*-out|(?<![0-9&])>(?!\()|tee(?! >\()"
)


def lines() -> tuple[list[str], str]:
    """The command lines, and where they are from."""
    named = sys.argv[1] if len(sys.argv) > 1 else os.environ.get("RYX_OUTSIDE", "")
    if named and Path(named).is_file():
        rows = map(json.loads, Path(named).read_text(encoding="utf-8").splitlines())
        return [row[key] for row in rows for key in ("gold", "gold2") if row.get(key)], named
    rows_ = [row.split("\t", 1)[1] for row in CORPUS.read_text(encoding="utf-8").splitlines() if row[0] != "#"]
    return [
        row.replace("⏎", "\n") for row in rows_
    ], "tests/tools/command/corpus.tsv, which was written for the reader"


def changes(line: str) -> bool:
    """The rough label: text in quotes does not count, scripts for a shell do."""
    bare = line if "bash -c" in line else re.sub(r"'[^']*'|\"[^\"]*\"", "''", line)
    return bool(CHANGES.search(re.sub(r"2>\s*/dev/null", "", bare)))


def main() -> None:
    """Print shares and times."""
    known, source = lines()
    cwd = home = Path.home()
    free, asked = [], []
    for line in known:
        reading = read_command(line, cwd=cwd, home=home)
        (free if reading.classes <= FREE and not reading.unclear else asked).append(line)
    reading_only = [line for line in known if not changes(line)]
    would_ask = [line for line in asked if not changes(line)]
    unasked = [line for line in free if changes(line)]
    print(f"{len(known)} lines of {source}")
    if reading_only:
        share = len(would_ask) / len(reading_only)
        print(f"read-only that would ask: {len(would_ask)} of {len(reading_only)} ({share:.1%})")
    for line in would_ask[:20]:
        print(f"    {line!r}")
    print(f"changing that would run unasked: {len(unasked)} of {len(known) - len(reading_only)}")
    for line in unasked:
        print(f"    {line!r}")
    if "--list" in sys.argv:
        for line in sorted(set(free)):
            print(f"  free  {line!r}")
    timed(known)


def timed(known: list[str]) -> None:
    """A reading against `bash -n` on the same line."""
    some = known[:: max(1, len(known) // 60)]
    ours, theirs = [], []
    for line in some:
        begun = time.perf_counter()
        for _ in range(10):
            read_command(line, cwd=Path.home(), home=Path.home())
        ours.append((time.perf_counter() - begun) / 10)
        begun = time.perf_counter()
        subprocess.run(["bash", "-n", "-c", line], check=False, stderr=subprocess.DEVNULL)
        theirs.append(time.perf_counter() - begun)
    ratio = statistics.median(ours) / statistics.median(theirs)
    print(
        f"a line is read in {ratio:.2f} of the time of bash -n (slowest line: {max(ours) / statistics.median(theirs):.2f})"
    )


if __name__ == "__main__":
    main()
