"""Requests that ryx understands and that take no operator, or have none yet: told at once instead of tried."""

from __future__ import annotations

from dataclasses import replace

from ryxd.engine.gate.text import Request
from ryxd.engine.gate.verdict import Verdict
from ryxd.engine.gate.vocabulary import phrases, vocabulary

_STARTS = {
    "system": phrases("""
    install / uninstall / reinstall / restart / log out / logout / update the system / upgrade the system /
    update my system / installiere / deinstalliere / aktualisiere das system / melde mich ab
    """),
    "reminder": phrases("""
    remind me / set a reminder / set an alarm / set a timer / set timer / start a timer / wake me / timer /
    erinnere mich / erinner mich / stell einen wecker / stelle einen wecker / stell den wecker /
    wecke mich / weck mich / wecker / stell einen timer / stelle einen timer / starte einen timer
    """),
    "mail": phrases("""
    send an email / send email / send a mail / send mail / send a message / write an email / write
    a mail / email / mail to / schreib eine mail / schreibe eine mail / schick eine mail / schicke
    eine mail / sende eine mail / schreib eine email / schreibe eine email / schick eine email /
    schicke eine email / schreib eine e-mail / schreibe eine e-mail / schick eine nachricht /
    schreib eine nachricht
    """),
    "weather": phrases("""
    weather / what's the weather / what is the weather / how is the weather / how's the weather /
    will it rain / is it raining / wetter / wie wird das wetter / wie ist das wetter / regnet es /
    wird es regnen / wetterbericht
    """),
    "window": phrases("""
    move this window / move the window / move window / maximize / minimize / verschieb das fenster /
    verschiebe das fenster / maximiere / minimiere
    """),
    "translation": phrases("translate / uebersetze / uebersetz"),
}
_HELP = frozenset(
    phrases("""
    help / help me / help me please / what can you do / what can you do for me / what are you able to do / what do
    you do / what can i ask / what can i ask you / how do you work / show me what you can do / hilfe
    / hilf mir / was kannst du / was kannst du alles / was kannst du tun / was kannst du fuer mich
    tun / was kann ich fragen / was kann ich dich fragen / wobei kannst du helfen / wobei kannst du
    mir helfen
    """)
)
_GREETINGS = {
    "": frozenset(phrases("hi / hey / hi ryx / hey ryx")),
    "en": frozenset(
        phrases("""
        hello / hiya / howdy / hello there / hi there / hey there / hey you / hello ryx / hello again / hi again /
        good morning / good afternoon / good evening / good day
        """)
    ),
    "de": frozenset(
        phrases("""
        hallo / hallo ryx / hallo du / hi du / hey du / hallo zusammen / hallo nochmal / moin / moin moin /
        servus / gruess gott / gruess dich / guten tag / guten morgen / guten abend / tach / gruezi
        """)
    ),
}
"""By the language that they are in: it is the one of the answer."""
_THANKS = {
    "en": frozenset(
        phrases("""
        thanks / thank you / thanks a lot / thanks a million / thank you very much / thank you so much / many
        thanks / thx / ty / cheers / thanks ryx / thank you ryx / great thanks / perfect thanks / ok thanks /
        okay thanks / cool thanks / nice thanks / thanks mate / awesome thanks
        """)
    ),
    "de": frozenset(
        phrases("""
        danke / danke dir / danke schoen / dankeschoen / vielen dank / besten dank / danke vielmals / super
        danke / ok danke / okay danke / top danke / perfekt danke / prima danke / danke ryx / merci / cool danke
        """)
    ),
}
_FILE_SIGNS = vocabulary("file files datei dateien pdf pdfs app application website")
_WORKSPACES = vocabulary("workspace workspaces arbeitsflaeche arbeitsflaechen desktop desktops")
_LONGEST = 25


def classify_beyond(request: Request) -> Verdict | None:
    """Return the verdict for help, a greeting, or what no operator can do yet, with the one it would need (C1)."""
    words = request.words
    if words in _HELP:
        return request.by("chat", "help", {"help": True})
    for language, greetings in _GREETINGS.items():
        if words in greetings:
            return replace(request, language=language or request.language).by("chat", "greeting", {})
    for language, thanks in _THANKS.items():
        if words in thanks:
            return replace(request, language=language).by("chat", "thanks", {})
    if len(words) > _LONGEST or request.bag & _FILE_SIGNS:
        return None
    for agent, starts in _STARTS.items():
        if agent == "window" and request.bag & _WORKSPACES:
            continue  # there windows can be sent to
        if any(words[: len(start)] == start for start in starts):
            return request.by(agent, f"beyond.{agent}", {})
    return None
