"""How much thinking a request needs: rules only, no model (SPEC C1)."""

from ryxd.engine.gate.classify import classify
from ryxd.engine.gate.verdict import JsonValue, Level, Verdict

__all__ = ["JsonValue", "Level", "Verdict", "classify"]
