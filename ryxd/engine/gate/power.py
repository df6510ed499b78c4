"""Putting the computer to sleep, restarting it, switching it off; all of it is asked about before it is done."""

from __future__ import annotations

import re

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import sentences

_COMPUTER = r"(?:the |my |this )?(?:computer|pc|laptop|machine|system|notebook)"
_RECHNER = r"(?:den |meinen |das |mein |diesen )?(?:rechner|computer|pc|laptop|system|notebook)"
_RULES = {
    "poweroff": sentences(
        """
    (?:shut ?down|power off|turn off|switch off)(?: {computer}) ;
    shut ?down ;
    power off ;
    poweroff ;
    (?:shut|turn|switch|power) {computer} (?:down|off) ;
    (?:fahr|fahre) {rechner} (?:runter|herunter) ;
    (?:schalt|schalte|mach|mache) {rechner} aus ;
    {rechner} (?:ausschalten|herunterfahren|runterfahren|ausmachen) ;
    herunterfahren ;
    runterfahren
""",
        computer=_COMPUTER,
        rechner=_RECHNER,
    ),
    "reboot": sentences(
        """
    (?:reboot|restart)(?: {computer}) ;
    reboot ;
    (?:starte|start) {rechner} (?:neu|noch ?mal) ;
    {rechner} (?:neu ?starten|neustart) ;
    (?:mach einen )?neustart ;
    neu ?starten
""",
        computer=_COMPUTER,
        rechner=_RECHNER,
    ),
    "suspend": sentences(
        """
    (?:suspend|sleep)(?: {computer}) ;
    go to sleep ;
    sleep(?: mode)? ;
    (?:geh )?schlafen ;
    suspend ;
    (?:put|send) {computer} (?:to|into) (?:sleep|standby) ;
    (?:versetz|versetze|schick|schicke|bring|bringe) {rechner} (?:in|in den|in die|ins|schlafen)(?: )?
        (?:standby|bereitschaft|schlafmodus|energiesparmodus)? ;
    {rechner} (?:in )?(?:standby|schlafen legen)
""",
        computer=_COMPUTER,
        rechner=_RECHNER,
    ),
    "hibernate": sentences(
        """
    hibernate(?: {computer})? ;
    (?:versetz|versetze|schick|schicke|bring|bringe) {rechner} in den ruhezustand ;
    (?:{rechner} in den )?ruhezustand
""",
        computer=_COMPUTER,
        rechner=_RECHNER,
    ),
}
_KEYS = frozenset(word for rule in _RULES.values() for word in re.findall(r"[a-z]{5,}", rule.pattern)) | {
    "shut",
    "shutdown",
    "neustarten",
    "pc",
}
_MOST_WORDS = 8


def classify_power(request: Request) -> Verdict | None:
    """Return the verdict for suspend, hibernate, restart and power-off (C1); None when it is something else."""
    if len(request.words) > _MOST_WORDS or not request.bag & _KEYS:
        return None
    spoken = " ".join(request.words)
    for action, pattern in _RULES.items():
        if pattern.fullmatch(spoken):
            return request.trivial(f"power.{action}", "power", {"action": action}, {"action": action})
    return None
