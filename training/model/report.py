"""What `ryxctl eval` says of the file that ships, kept beside it: the numbers of each suite, and of what they are."""

import json
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ryxd.evaluation.report import EXPLAINED, Summary, table
from ryxd.evaluation.suites import suite_folder
from ryxd.models.starter import starter
from training.model.record import FOLDER, digest

REPORT, TABLE = "report.json", "report.md"
SUITES = ("held-words", "held-phrasings", "free", "moderate", "talks")
"""What is run when nothing is named: all but those that are kept aside until the end."""


def report(suites: Sequence[str], folder: Path = FOLDER) -> str:
    """Run these suites (names; with all of ryx, and with the model alone) with the file that ships, and keep the numbers.

    Gives the table for people. What is known of other suites stays, where it is of the same file.
    """
    named = suites or SUITES
    command = [sys.executable, "-m", "ryxd.evaluation", *named, "--model", str(starter()), "--json"]
    told = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    if not told["complete"]:
        raise RuntimeError("the evaluation did not come to its end; nothing was kept")
    files = {name: digest(suite_folder() / f"{name}.jsonl") for name in named}
    return kept(told, digest(starter()), files, folder)


def kept(told: Mapping[str, Any], sha256: str, files: Mapping[str, str], folder: Path) -> str:
    """Store an evaluation (`ryxctl eval --json`) of the file of this hash, by suites of these; gives the table."""
    path = folder / REPORT
    before = json.loads(path.read_text("utf-8")) if path.exists() else {}
    rows = [row for row in before.get("suites", ()) if before["sha256"] == sha256 and row["suite"] not in files]
    rows += [
        {
            "suite": row["suite"],
            "file": files[row["suite"]],
            "ryx": told["ryx"],
            "temperature": told["temperature"],
            **row,
        }
        for row in told["suites"]
    ]
    rows.sort(key=lambda row: (row["suite"], row["run"]))
    path.write_text(json.dumps({"sha256": sha256, "suites": rows}, indent=1, ensure_ascii=False) + "\n", "utf-8")
    text = shown(rows)
    (folder / TABLE).write_text(
        f"# What the starter does\nMade by `python -m training report`.\n\n```\n{text}\n```\n\n{EXPLAINED}\n",
        "utf-8",
    )
    return text


def shown(rows: Sequence[Mapping[str, Any]]) -> str:
    """The table of what report.json has."""
    return table((row["suite"], row["run"], Summary(**row["summary"])) for row in rows)
