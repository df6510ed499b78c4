"""Verbs of steps, and what joins one step to the next."""

from __future__ import annotations

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.vocabulary import vocabulary

READING = vocabulary("""
    find search list show print display count read sort output get look locate check calculate
    compute finde such suche liste zeig zeige zaehle lies sortiere pruefe
""")
CHANGING = vocabulary("""
    open move copy delete remove rename edit convert compress zip unzip extract upload send email
    mail install restart close save create write run replace summarize summarise download commit
    push pull translate backup archive format resize merge attach share organize organise launch
    execute clean store start rotate crop combine change update fix build put trash append kill oeffne
    verschiebe verschieb kopiere kopier loesche loesch entferne entfern benenne benenn bearbeite
    bearbeit wandle wandel konvertiere konvertier komprimiere komprimier packe pack entpacke entpack
    make lade lad sende send schick schicke installiere installier starte schliesse schliess speichere
    speicher erstelle erstell schreibe schreib fasse fass uebersetze uebersetz ersetze ersetz haenge
    haeng sortiere sortier aendere aender verkleinere verkleiner sichere sicher fuehre fuehr mach
    mache leg lege tu schieb schiebe beende
""")
JOINS = vocabulary("and then und dann danach anschliessend afterwards &&")
ONWARDS = JOINS | vocabulary("also auch afterwards finally zuletzt next")


def changes_later(request: Request) -> bool:
    """Say whether a second step of the request changes something, or opens it."""
    words, tokens = request.words, request.tokens
    return any(
        word in CHANGING and (words[at] in ONWARDS or tokens[at].comma) for at, word in enumerate(words[1:])
    )
