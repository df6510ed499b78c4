"""Python that the user wrote: "python: sum(range(10))", "führe diesen Python-Code aus: …"."""

from __future__ import annotations

import re

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict

_CODE = re.compile(
    r"(?:(?:please|bitte)\s+)?(?:(?:run|execute|eval(?:uate)?|do|f(?:ü|ue)hr(?:e)?|rechne|berechne)\s+)?"
    r"(?:(?:this|the|the following|some|diesen|dieses|den|das|folgenden|mal)\s+)?"
    r"(?:in\s+|with\s+|mit\s+)?python3?(?:[ -](?:code|script|program|skript|programm))?(?:\s+aus)?"
    r"\s*(?::|\n)\s*(?P<code>.*\S)\s*",
    re.IGNORECASE | re.DOTALL,
)
_LONGEST = 3_900
"""Characters; the gate reads little more, and half of a program is none."""
_FENCE = re.compile(r"```(?:python|py)?\s*\n(?P<code>.*?)\n?```", re.DOTALL)


def classify_code(request: Request) -> Verdict | None:
    """Return the verdict for Python that stands behind a colon (D9), letter by letter; None for anything else."""
    found = _CODE.fullmatch(request.text)
    if found is None or len(request.text) > _LONGEST:
        return None
    code = found["code"]
    fenced = _FENCE.fullmatch(code)
    return request.by("data", "code.python", {"code": fenced["code"] if fenced else code})
