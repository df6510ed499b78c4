"""What in a text looks like an attack: a flag for whoever reads on, and no barrier (spec C9; DESIGN §9).

What may be done is decided by what an Action would do, never by words. These only say: look twice.
"""

import re
from collections.abc import Mapping

PATTERNS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(pattern, re.IGNORECASE)
    for name, pattern in {
        "script tag": r"<\s*/?\s*script\b",
        "embedded frame": r"<\s*(?:iframe|object|embed)\b",
        "event handler in markup": r"<[^>]{0,300}\bon(?:error|load|click|mouseover|focus)\s*=",
        "script address": r"\b(?:java|vb)script\s*:|data:text/html",
        "code to import": r"\b__import__\s*\(|\bimport\s+(?:os|sys|subprocess|shutil|socket|ctypes)\b",
        "code to evaluate": r"\b(?:eval|exec|compile)\s*\(|\bos\.(?:system|popen)\s*\(|\bsubprocess\.\w+\s*\(",
        "command in a command": r"\$\([^)]{1,200}\)|`[^`\n]{0,200}\b(?:rm|curl|wget|sh|bash)\b[^`\n]{0,200}`",
        "command that destroys": r"\brm\s+-[a-z]*(?:rf|fr)[a-z]*\b|\bmkfs\b|\bdd\s+if=|:\(\)\s*\{",
        "download that is run": r"\b(?:curl|wget)\b[^|\n]{0,300}\|\s*(?:sudo\s+)?(?:ba|z)?sh\b",
        "injected query": r"'\s*or\s+'?1'?\s*=\s*'?1|;\s*drop\s+table\b|\bunion\s+(?:all\s+)?select\b",
        "template to fill": r"\{\{.{0,200}?\}\}|\{%.{0,200}?%\}",
        "path upwards": r"(?:\.\./){2,}|(?:\.\.\\){2,}|%2e%2e(?:%2f|/)",
        "instructions to an agent": (
            r"\b(?:ignore|disregard|forget)\b.{0,40}\b(?:previous|prior|above|earlier|all)\b.{0,30}"
            r"\b(?:instructions?|rules|prompts?)\b"
            r"|\b(?:ignoriere|vergiss|missachte)\b.{0,40}\b(?:bisherigen|vorherigen|obigen|alle)\w*\b.{0,30}"
            r"\b(?:anweisung|regel|vorgabe)\w*"
        ),
    }.items()
}
"""By what it is called."""


def suspicious(text: str) -> tuple[str, ...]:
    """What a text has of these, by name."""
    return tuple(name for name, pattern in PATTERNS.items() if pattern.search(text))
