"""What `ryxctl doctor` says, in German. Commands to type stay as they are; `--json` is English."""

from dataclasses import replace

from ryxd.core.phrases import Phrases
from ryxd.doctor.check import Check

TEXTS = {
    # names
    "MCP": "MCP",
    "configuration": "Konfiguration",
    "agents": "Agenten",
    "hooks": "Hooks",
    "memories": "Gedächtnis",
    "mend it: ryxctl {} edit {}": "ausbessern: ryxctl {} edit {}",
    "it was damaged once, and is kept as {}": "es war einmal beschädigt und liegt noch in {}",
    "nothing is remembered yet": "es ist noch nichts gemerkt",
    "{} kB in {}": "{} kB in der Datei {}",
    "pacman -S sqlite has it; a Python built by hand may not": "pacman -S sqlite hat es; ein selbst gebautes "
    "Python vielleicht nicht",
    "sqlite3 FILE .recover may get texts out of it; delete it when nothing in it is missed": "sqlite3 DATEI "
    ".recover holt vielleicht Texte heraus; löschen, wenn nichts daraus fehlt",
    "installation": "Installation",
    "daemon": "Daemon",
    "model {} (running)": "Modell {} (läuft)",
    "model {}": "Modell {}",
    "systemd unit": "systemd-Unit",
    "session bus": "Sitzungsbus",
    "notifications": "Benachrichtigung",
    "wayland": "Wayland",
    "hyprland": "Hyprland",
    "keybind": "Tastenkürzel",
    "prompt": "Eingabe",
    "file search": "Dateisuche",
    "file index": "Dateiindex",
    "opener": "Öffnen",
    "volume": "Lautstärke",
    "brightness": "Helligkeit",
    "clipboard": "Zwischenablage",
    "screenshots": "Bildschirmfotos",
    "screen lock": "Bildschirmsperre",
    "llama.cpp": "llama.cpp",
    "better model": "besseres Modell",
    "disk": "Festplatte",
    "memory": "Arbeitsspeicher",
    "sandbox": "Sandbox",
    "sandbox limits": "Sandbox-Grenzen",
    "sandbox layers": "Sandbox-Ebenen",
    "Python tool": "Python-Werkzeug",
    "own tools": "eigene Werkzeuge",
    # what was found
    "{} does not exist: all defaults": "{} gibt es nicht: alles ist voreingestellt",
    "nothing answers on {}": "auf {} antwortet nichts",
    "{}, pid {}, up {} s": "{}, pid {}, läuft seit {} s",
    "failed": "fehlgeschlagen",
    "{}, {} restarts": "{}, {} Neustarts",
    "no systemd user manager answers": "kein systemd des Benutzers antwortet",
    "{} is not installed": "{} ist nicht installiert",
    "it ended: {}": "sie endete: {}",
    "enabled, active": "eingeschaltet, aktiv",
    "none in this session": "keiner in dieser Sitzung",
    "no answer": "keine Antwort",
    "on the bus": "am Bus",
    "not on the bus": "nicht am Bus",
    "no notification server runs": "kein Benachrichtigungsdienst läuft",
    "{}, draws buttons": "{}, zeigt Knöpfe",
    "{}, draws no buttons: a click opens, ryxctl answer chooses": (
        "{}, zeigt keine Knöpfe: ein Klick öffnet, ryxctl answer wählt"
    ),
    "{}, can't offer actions: ryxctl answer chooses": "{}, kann keine Aktionen anbieten: ryxctl answer wählt",
    "no compositor answers": "kein Compositor antwortet",
    "no instance answers": "keine Instanz antwortet",
    "{}, configured in {} ({})": "{}, eingerichtet in {} ({})",
    "nothing in {} opens the prompt": "nichts in {} öffnet die Eingabe",
    "llama_cpp can't be imported": "llama_cpp lässt sich nicht importieren",
    "only the starter model ({} of memory here); a larger one would not fit": (
        "nur das mitgelieferte Modell (hier sind {} Speicher); ein größeres passte nicht"
    ),
    "only the starter model ({} of memory here)": "nur das mitgelieferte Modell (hier sind {} Speicher)",
    "{} is no GGUF file": "{} ist keine GGUF-Datei",
    "{} gets its key unencrypted": "{} bekommt seinen Schlüssel unverschlüsselt",
    "{} MiB free: nothing can be journaled": "{} MiB frei: nichts kann aufgezeichnet werden",
    "only {} MiB free for the journal": "nur {} MiB frei für die Aufzeichnung",
    "{} MiB free in {}": "{} MiB frei in {}",
    "only {} MiB available": "nur {} MiB verfügbar",
    "{} MiB available": "{} MiB verfügbar",
    "{}: no command is run": "{}: kein Befehl wird ausgeführt",
    "bubblewrap, with a filter of system calls": "bubblewrap, mit einem Filter für Systemaufrufe",
    "the user manager counts memory and processes of a command together": (
        "systemd zählt Speicher und Prozesse eines Befehls zusammen"
    ),
    "no systemd user manager answers: memory is limited for each process alone": (
        "kein systemd des Benutzers antwortet: Speicher ist nur je Prozess begrenzt"
    ),
    "no overlay file system for normal users ({}): small folders are copied instead": (
        "kein Overlay-Dateisystem für normale Benutzer ({}): kleine Ordner werden stattdessen kopiert"
    ),
    "overlay file systems": "Overlay-Dateisysteme",
    "{} not installed: code can't import them": "{} nicht installiert: Code kann sie nicht importieren",
    "{} in {}": "{} in {}",
    "servers are configured, and the Python package mcp is not there": (
        "Server sind eingerichtet, und das Python-Paket mcp fehlt"
    ),
    "{} (not asked; ryxctl mcp does)": "{} (nicht gefragt; das tut ryxctl mcp)",
    "{} (not started; ryxctl mcp does)": "{} (nicht gestartet; das tut ryxctl mcp)",
    "there is no program called {}": "es gibt kein Programm namens {}",
    "the check itself failed: {}": "die Prüfung selbst schlug fehl: {}",
    "no answer within {} s": "keine Antwort in {} s",
    "can't be imported: {}": "lässt sich nicht importieren: {}",
    # what to do
    "edit {}; then ryxctl reload": "{} bearbeiten; dann ryxctl reload",
    "{}; {} says why it ends": "{}; {} sagt, warum er endet",
    "{} -e says why; then {}": "{} -e sagt, warum; dann {}",
    "see below, or ryxctl reload after mending it": "siehe unten, oder ryxctl reload, wenn es behoben ist",
    "start ryxd by other means": "ryxd auf anderem Weg starten",
    "install the ryx package": "das Paket ryx installieren",
    "log in through systemd (pam_systemd)": "über systemd anmelden (pam_systemd)",
    "pacman -S mako (or swaync, dunst) and start it with the session": (
        "pacman -S mako (oder swaync, dunst) und mit der Sitzung starten"
    ),
    "start Hyprland": "Hyprland starten",
    "workspaces and windows need it": "Arbeitsflächen und Fenster brauchen es",
    "{} in hyprland.lua, or {} in hyprland.conf (Hyprland up to 0.56)": (
        "{} in hyprland.lua, oder {} in hyprland.conf (Hyprland bis 0.56)"
    ),
    "reinstall python-llama-cpp (or python-llama-cpp-cuda for an NVIDIA card)": (
        "python-llama-cpp neu installieren (oder python-llama-cpp-cuda für eine NVIDIA-Karte)"
    ),
    "{} in {} must name a GGUF file": "{} in {} muss eine GGUF-Datei nennen",
    "see {} in {}": "siehe {} in {}",
    "see above": "siehe oben",
    "use https": "https benutzen",
    "make room on the disk of {}": "auf der Festplatte von {} Platz schaffen",
    "small models only: unload others": "nur kleine Modelle: andere entladen",
    "use a kernel of 5.11 or newer": "einen Kernel ab 5.11 benutzen",
    "mend it, then ryxctl reload": "beheben, dann ryxctl reload",
    "install ryx[mcp], or the package python-mcp": "ryx[mcp] oder das Paket python-mcp installieren",
    "please report this": "bitte melden",
    "it hangs: see what the system log says": "sie hängt: siehe das Systemprotokoll",
    "reinstall ryx with its dependencies": "ryx mit seinen Abhängigkeiten neu installieren",
    # the last line
    "{} essential thing to mend.": "{} notwendige Sache ist zu beheben.",
    "{} essential things to mend.": "{} notwendige Sachen sind zu beheben.",
    "Everything essential is there.": "Alles Notwendige ist da.",
}
"""By the English text; {} is what was found, and stays. What has no German stays English."""

_PHRASES = Phrases(TEXTS)


def german(text: str) -> str:
    """A text in German."""
    return _PHRASES.of(text) or text


def translated(check: Check) -> Check:
    """A check in German."""
    text = german(check.text)
    if text == check.text and text.startswith("no ") and check.fix.startswith("pacman -S "):  # no wpctl or pactl
        text = f"kein {text.removeprefix('no ').replace(' or ', ' oder ')}"
    return replace(check, name=german(check.name), text=text, fix=german(check.fix))
