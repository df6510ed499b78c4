"""ryxd/engine/gate: what the desktop tools do is understood without a model, and prose is left alone (SPEC C1, D7)."""

from __future__ import annotations

import pytest

from ryxd.engine.gate import Level, classify

APPS = {"firefox", "spotify", "visual studio code", "dateimanager"}.__contains__

BATTERY = [
    "battery?", "battery level", "how much battery is left", "how full is my battery?", "how long will the battery last",
    "is my laptop charging", "what's my battery at", "tell me the battery status", "Akku", "Akkustand?", "wie voll ist der Akku",
    "wie viel Akku habe ich noch", "lädt der Akku gerade?", "wie lange hält der Akku noch", "Wie viel Prozent hat mein Akku?",
]  # fmt: skip
MEMORY = [
    "how much ram is free", "how much memory do I have left", "memory usage", "is my RAM full", "what's my ram usage right now",
    "how much free ram do i have", "wie viel RAM ist noch frei", "wieviel Arbeitsspeicher habe ich noch frei?",
    "ist der Arbeitsspeicher voll", "freier Arbeitsspeicher", "wie ist die RAM-Auslastung",
]  # fmt: skip
PROCESSES_MEMORY = [
    "what's eating my memory", "what is using all my RAM?", "which process uses the most memory", "who's hogging the ram",
    "which apps are using the most memory right now", "was frisst meinen Speicher", "welcher Prozess braucht so viel RAM",
    "welches Programm verbraucht am meisten Arbeitsspeicher?", "wer frisst da den ganzen Speicher", "was belegt so viel RAM",
]  # fmt: skip
PROCESSES_CPU = [
    "what's eating my cpu", "which processes use the most cpu", "what is using so much processing power", "which app is hogging the cpu",
    "welcher prozess braucht so viel cpu", "was lastet die CPU so aus", "was braucht gerade so viel CPU", "wer frisst die ganze Rechenleistung",
    "welches Programm braucht am meisten CPU", "wie hoch ist die CPU-Auslastung",
]  # fmt: skip
DISKS = [
    "how much disk space is left", "how much storage do I have left?", "is my disk full", "how full is the ssd", "free disk space",
    "how much space is left on my drive", "wie viel Speicherplatz ist noch frei", "wie voll ist die Festplatte", "ist meine Platte voll?",
    "wie viel Platz ist noch auf der Platte", "freier Speicherplatz", "how much free space do I have left", "how much room is left",
    "wie viel Platz ist noch frei",
]  # fmt: skip
NETWORK = [
    "am i online", "am I connected to the internet?", "is the wifi working", "which wifi am i on", "which wifi", "what network is this",
    "do i have internet", "is the vpn on", "bin ich online?", "habe ich Internet", "geht das WLAN gerade", "in welchem WLAN bin ich",
    "mit welchem WLAN bin ich verbunden?", "wie heißt das WLAN hier", "ist das VPN an",
]  # fmt: skip
CLIPBOARD = [
    "what's on the clipboard", "what is in my clipboard?", "show me the clipboard", "read the clipboard", "clipboard",
    "was ist in der Zwischenablage", "was steht in meiner Zwischenablage?", "zeig mir die Zwischenablage", "lies die Zwischenablage vor",
    "Zwischenablage", "Inhalt der Zwischenablage",
]  # fmt: skip
CLOSE = [
    "close this window", "close the window", "close window", "can you close the current window please", "close the active window",
    "schließ das fenster", "schließe dieses Fenster", "mach das Fenster zu", "Fenster schließen", "kannst du bitte das fenster schließen",
]  # fmt: skip
FULLSCREEN = [
    "fullscreen", "full screen", "make this window fullscreen", "toggle fullscreen", "exit full screen", "go fullscreen", "Vollbild",
    "mach das Fenster Vollbild", "Vollbildmodus", "beende den Vollbildmodus", "in den Vollbildmodus",
]  # fmt: skip
FLOATING = [
    "toggle floating", "make this window float", "float this window", "let the window float", "lass das fenster schweben",
    "dieses Fenster schweben lassen",
]  # fmt: skip
WINDOWS = [
    "which windows are open", "list all windows", "show my open windows", "what windows do i have open", "welche Fenster sind offen",
    "zeig mir alle offenen Fenster", "welche fenster hab ich offen",
]  # fmt: skip
LOCK = [
    "lock the screen", "lock screen", "lock my computer", "please lock the laptop", "lock this session", "sperr den Bildschirm",
    "sperre den Rechner", "Bildschirm sperren", "kannst du meinen pc sperren", "sperre bitte den Laptop",
]  # fmt: skip
PLAYING = [
    "what is playing", "what's playing right now?", "what song is this", "which song is playing", "who sings this", "name of this song",
    "was läuft gerade?", "welches Lied ist das", "wie heißt dieser Song", "was spielt da gerade", "wer singt das", "welche Musik läuft gerade",
]  # fmt: skip
LOUD = ["how loud is it", "what's the volume", "wie laut ist es", "wie hoch ist die Lautstärke", "aktuelle Lautstärke"]

SHOTS = [
    ("take a screenshot", "full"), ("make a screenshot of the screen", "full"), ("screenshot of the whole screen", "full"),
    ("take a screenshot of this window", "window"), ("screenshot of the current window", "window"), ("take a screenshot of an area", "area"),
    ("mach einen Screenshot", "full"), ("mach ein Bildschirmfoto vom Bildschirm", "full"), ("einen Screenshot vom Fenster machen", "window"),
    ("mach mal einen screenshot von diesem fenster", "window"), ("erstelle ein Bildschirmfoto von einem Bereich", "area"),
]  # fmt: skip
MICROPHONE = [
    ("mute the mic", True), ("mute my microphone", True), ("turn off the microphone", True), ("unmute the mic", False),
    ("turn the mic back on", False), ("Mikro aus", True), ("mach das Mikrofon aus", True), ("schalte das Mikro stumm", True),
    ("Mikrofon an", False), ("mach das Mikro wieder an", False),
]  # fmt: skip
POWER = [
    ("shut down the computer", "poweroff"), ("shutdown", "poweroff"), ("turn off my pc", "poweroff"), ("fahr den rechner runter", "poweroff"),
    ("Rechner ausschalten", "poweroff"), ("reboot", "reboot"), ("restart the computer", "reboot"), ("starte den Computer neu", "reboot"),
    ("Neustart", "reboot"), ("suspend", "suspend"), ("put the laptop to sleep", "suspend"), ("schick den Rechner schlafen", "suspend"),
    ("hibernate", "hibernate"), ("versetze den Rechner in den Ruhezustand", "hibernate"),
]  # fmt: skip
MOVED = [
    ("move this window to workspace 3", "3"), ("send the window to the next workspace", "+1"), ("move the window to desktop five", "5"),
    ("verschieb das Fenster auf Arbeitsfläche 2", "2"), ("bring das fenster auf die nächste arbeitsfläche", "+1"),
    ("schick dieses Fenster auf Workspace vier", "4"),
]  # fmt: skip
COPIED = [
    ('copy "hello world" to the clipboard', "hello world"), ("put 'Grüße, Anna!' on my clipboard", "Grüße, Anna!"),
    ("kopiere „Bis morgen.“ in die Zwischenablage", "Bis morgen."), ('bitte kopiere "rm -rf ~" in die Zwischenablage', "rm -rf ~"),
    ('copy the text "a "quoted" b" to the clipboard', 'a "quoted" b'), ("Schreib den Text «Öl» in die Zwischenablage", "Öl"),
]  # fmt: skip
WITH_APPS = [
    ("close firefox", "window", {"action": "close", "arg": "firefox"}),
    ("quit Spotify", "window", {"action": "close", "arg": "spotify"}),
    ("schließ den Dateimanager", "window", {"action": "close", "arg": "dateimanager"}),
    ("beende Firefox", "window", {"action": "close", "arg": "firefox"}),
    ("mach spotify zu", "window", {"action": "close", "arg": "spotify"}),
    ("Firefox schließen", "window", {"action": "close", "arg": "firefox"}),
    ("close visual studio code", "window", {"action": "close", "arg": "visual studio code"}),
    ("switch to firefox", "open_app", {"name": "firefox"}),
    ("bring spotify to the front", "open_app", {"name": "spotify"}),
    ("wechsle zu Firefox", "open_app", {"name": "firefox"}),
    ("hol firefox nach vorn", "open_app", {"name": "firefox"}),
    ("kill firefox", "end_process", {"name": "firefox"}),
    ("kill process 1234", "end_process", {"pid": 1234}),
    ("beende den Prozess 4711", "end_process", {"pid": 4711}),
    ("end the process firefox-bin", "end_process", {"name": "firefox-bin"}),
    ("beende den Prozess Xwäyland!", "end_process", {"name": "Xwäyland"}),
]
PROSE = [
    "my battery died yesterday and i was late", "how do i replace the battery of a car", "why are batteries heavy", "battery low on my phone",
    "how much battery does my phone have left?", "welche Akkus sind schwach?", "der Akku von meinem Handy ist leer",
    "how much ram does firefox need to run well", "i need a laptop with 16gb of ram", "memory is a strange thing", "refresh my memory",
    "was frisst ein Igel", "was braucht man für pfannkuchen", "what is using a comma good for", "which processes exist in biology",
    "who uses the most energy", "how full is the moon", "ist die Küche voll", "wie voll ist das Glas",
    "is there an internet outage in my area", "how does the internet work", "welches Netz hat die beste Abdeckung",
    "disconnect from wifi", "buy a usb drive online", "what is a clipboard", "write a program that reads the clipboard",
    "copy the address of the office to the clipboard", "kopiere notes.txt in die Zwischenablage", "empty the clipboard",
    "open the windows in the kitchen", "close all internet tabs", "clean the windows", "fenster putzen", "steht das Küchenfenster offen?",
    "close the door", "close the kitchen window", "mach die Tür zu", "mach die Heizung zu", "close minecraft", "kill the lights",
    "beende das Gespräch", "switch to the other topic", "focus on your work", "kill all python processes", "lock the front door",
    "sperre die Haustür ab", "sperr mein konto", "screenshot", "letzter screenshot", "find the screenshot of the invoice",
    "take a screenshot and mail it to anna", "screenshots", "what movies are playing", "what teams are playing right now",
    "what's playing at the cinema", "was läuft im Kino", "was läuft heute abend im fernsehen", "who is playing tonight",
    "restart the nginx service", "shut down the factory", "sleep well", "i can't sleep", "turn off the lights", "starte neu",
    "i'm moving to a new window office", "don't lock the screen", "sperre den bildschirm nicht", "never shut down the computer",
    "what's the volume of a sphere", "is the mic drop a meme", "microphone recommendations", "bin ich schön", "habe ich netze gekauft",
]  # fmt: skip


@pytest.mark.parametrize(
    ("tool", "args", "text"),
    [
        (tool, args, text)
        for tool, args, texts in [
            ("battery", {}, BATTERY),
            ("memory_state", {}, MEMORY),
            ("list_processes", {"sort": "memory"}, PROCESSES_MEMORY),
            ("list_processes", {"sort": "cpu"}, PROCESSES_CPU),
            ("disks", {}, DISKS),
            ("network_state", {}, NETWORK),
            ("read_clipboard", {}, CLIPBOARD),
            ("window", {"action": "close"}, CLOSE),
            ("window", {"action": "fullscreen"}, FULLSCREEN),
            ("window", {"action": "toggle_floating"}, FLOATING),
            ("list_windows", {}, WINDOWS),
            ("lock_screen", {}, LOCK),
            ("playing", {}, PLAYING),
            ("get_volume", {}, LOUD),
        ]
        for text in texts
    ]
    + [("screenshot", {"region": region}, text) for text, region in SHOTS]
    + [("set_volume", {"mute": mute, "device": "microphone"}, text) for text, mute in MICROPHONE]
    + [("power", {"action": action}, text) for text, action in POWER]
    + [("window", {"action": "move_to_workspace", "arg": target}, text) for text, target in MOVED]
    + [("write_clipboard", {"text": copied}, text) for text, copied in COPIED]
    + [(tool, args, text) for text, tool, args in WITH_APPS]
    + [
        ("list_processes", {"sort": "cpu", "limit": 3}, "show the top 3 processes"),
        ("network_state", {"addresses": True}, "what's my local ip address"),
        ("get_volume", {"device": "microphone"}, "is my mic muted"),
    ],
)
def test_a_tool_does_it_with_no_model(tool: str, args: dict[str, object], text: str) -> None:
    verdict = classify(text, APPS)
    assert (verdict.level, verdict.tool, dict(verdict.args)) == (Level.TRIVIAL, tool, args)


@pytest.mark.parametrize("text", PROSE)
def test_what_only_sounds_like_the_desktop_is_left_alone(text: str) -> None:
    assert classify(text, APPS).level is not Level.TRIVIAL


@pytest.mark.parametrize(
    ("text", "language"), [("Akku?", "de"), ("battery?", "en"), ("was ist in der Zwischenablage", "de"), ("am i online", "en")]
)  # fmt: skip
def test_the_answer_is_in_the_language_of_the_question(text: str, language: str) -> None:
    assert classify(text, APPS, otherwise=language).language == language
