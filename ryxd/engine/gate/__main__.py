"""Classify requests without a daemon: `python -m ryxd.engine.gate [--json] TEXT|-` (SPEC C1)."""

from __future__ import annotations

import json
import sys
from typing import BinaryIO

from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.verdict import JsonValue, Verdict
from ryxd.wire.leaving import leave

USAGE = """usage: python -m ryxd.engine.gate [--json] TEXT|-

Say how much thinking a request needs: TRIVIAL, SIMPLE, MODERATE or COMPLEX. No daemon and no model is used.

  TEXT     one request (several words need no quotes)
  -        read requests from standard input, one a line, and answer each with one JSON object a line
  --json   answer as JSON: level, rule, language, slots, tool, args, agent, open (to a model's choice)
  --help   show this text
"""
OPEN = "\n  no rule knows how: a model chooses task type, pattern and agent, else it is general, react and chat"
_LONGEST_LINE = 64 * 1024
_OK, _USAGE = 0, 2


def main(arguments: list[str]) -> int:
    """Run the command line; return its exit code: 0, or 2 when it was called wrongly."""
    if arguments and arguments[0] in {"--help", "-h"}:
        print(USAGE, end="")
        return _OK
    as_json = arguments[:1] == ["--json"]
    words = arguments[1:] if as_json else arguments
    if words[:1] == ["--"]:
        words = words[1:]
    elif words and words[0].startswith("--"):
        print(f"ryx gate: no option {words[0]}; see --help", file=sys.stderr)
        return _USAGE
    if words == ["-"]:
        _answer_lines(sys.stdin.buffer)
        return _OK
    text = " ".join(words).encode(errors="replace").decode(errors="replace")
    if not text.strip():
        print(USAGE, end="", file=sys.stderr)
        return _USAGE
    verdict = classify(text)
    print(json.dumps(as_object(verdict), ensure_ascii=False) if as_json else _sentence(verdict))
    return _OK


def as_object(verdict: Verdict) -> dict[str, JsonValue]:
    """Return the verdict as the JSON object that is printed."""
    return {
        "level": verdict.level.value,
        "rule": verdict.rule,
        "language": verdict.language,
        "slots": dict(verdict.slots),
        "tool": verdict.tool,
        "args": dict(verdict.args),
        "agent": verdict.agent,
        "open": _open(verdict),
    }


def _open(verdict: Verdict) -> bool:
    """Whether no rule knows who does it, and how, so that a model may choose."""
    from ryxd.engine.router import is_open, route  # here: the table of rules is there without it

    return is_open(route(verdict, {}))


def _answer_lines(lines: BinaryIO) -> None:
    number = 0
    while line := lines.readline(_LONGEST_LINE + 1):
        number += 1
        if len(line) > _LONGEST_LINE and not line.endswith(b"\n"):
            while line and not line.endswith(b"\n"):  # the rest of the long line is not the next request
                line = lines.readline(_LONGEST_LINE)
            _tell({"error": f"line {number} is longer than {_LONGEST_LINE} bytes", "line": number})
            continue
        try:
            text = line.decode()
        except UnicodeDecodeError:
            _tell({"error": f"line {number} is not UTF-8", "line": number})
            continue
        if text.strip():
            _tell(as_object(classify(text)))
        else:
            _tell({"error": f"line {number} is empty", "line": number})


def _tell(answer: dict[str, JsonValue]) -> None:
    print(json.dumps(answer, ensure_ascii=True), flush=True)


def _sentence(verdict: Verdict) -> str:
    does = verdict.tool or verdict.agent or "supervisor"
    found = verdict.args if verdict.tool else verdict.slots
    given = " ".join(f"{name}={json.dumps(value, ensure_ascii=False)}" for name, value in found.items())
    told = f"{verdict.level.value} {verdict.rule} -> {does} {given}".rstrip()
    return told + OPEN if _open(verdict) else told


if __name__ == "__main__":
    leave(lambda: main(sys.argv[1:]))
