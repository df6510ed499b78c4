"""What an Action would do, in words for a person, before anybody knows whether it is meant (decision 0052)."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from ryxd.agents.presenting import GUESS, Offer
from ryxd.agents.wording import say
from ryxd.core.action import Action
from ryxd.core.effect import Permission
from ryxd.core.enquiry import ASK_USER
from ryxd.core.handoff import is_handoff
from ryxd.core.smart import ANSWER
from ryxd.core.tool import Tool
from ryxd.wire.events import Choice

LONGEST = 80
"""Characters of one argument that are told."""

SENTENCES: Mapping[str, tuple[str, str]] = {
    "append_file": ("add “{text}” to {path}", "„{text}“ an {path} anhängen"),
    "apply_patch": ("apply a patch to files in {folder}", "einen Patch auf Dateien in {folder} anwenden"),
    "ask_user": ("ask you: {question}", "dich fragen: {question}"),
    "battery": ("look at the battery", "nach dem Akku sehen"),
    "calculate": ("calculate {expression}", "{expression} ausrechnen"),
    "copy_file": ("copy {paths} to {to}", "{paths} nach {to} kopieren"),
    "disk_usage": ("see what takes space in {path}", "nachsehen, was in {path} Platz braucht"),
    "disks": ("see how full the disks are", "nachsehen, wie voll die Platten sind"),
    "edit_file": ("make “{old_text}” “{new_text}” in {path}", "in {path} „{old_text}“ zu „{new_text}“ machen"),
    "end_process": ("end the process {name}{pid}", "den Prozess {name}{pid} beenden"),
    "forget": ("forget what fits {query}{id}", "vergessen, was zu {query}{id} passt"),
    "get_date": ("tell the date", "das Datum sagen"),
    "get_time": ("tell the time", "die Uhrzeit sagen"),
    "get_volume": ("tell how loud it is", "die Lautstärke sagen"),
    "glob": ("look for files {pattern} in {path}", "Dateien {pattern} in {path} suchen"),
    "grep": ("look for “{pattern}” in files of {path}", "in Dateien von {path} nach „{pattern}“ suchen"),
    "list_dir": ("list {path}", "{path} auflisten"),
    "list_processes": ("list the processes", "die Prozesse auflisten"),
    "list_windows": ("list the windows", "die Fenster auflisten"),
    "lock_screen": ("lock the screen", "den Bildschirm sperren"),
    "make_folder": ("make the folder {path}", "den Ordner {path} anlegen"),
    "media": ("tell the player: {command}", "dem Player sagen: {command}"),
    "memory_state": ("see how much memory is free", "nachsehen, wie viel Speicher frei ist"),
    "metadata": ("look at what kind of file {path} is", "nachsehen, was für eine Datei {path} ist"),
    "move_file": ("move {paths} to {to}", "{paths} nach {to} verschieben"),
    "multi_edit": ("change several places in {path}", "mehrere Stellen in {path} ändern"),
    "network_state": ("look at the network", "nach dem Netz sehen"),
    "open_app": ("open {name}", "{name} öffnen"),
    "open_file": ("open {path}", "{path} öffnen"),
    "open_url": ("open the page {url}", "die Seite {url} öffnen"),
    "playing": ("tell what plays", "sagen, was läuft"),
    "power suspend": ("suspend this computer", "diesen Rechner in Bereitschaft versetzen"),
    "power hibernate": ("hibernate this computer", "diesen Rechner in den Ruhezustand versetzen"),
    "power reboot": ("restart this computer", "diesen Rechner neu starten"),
    "power poweroff": ("switch this computer off", "diesen Rechner ausschalten"),
    "python": ("run Python: {code}", "Python ausführen: {code}"),
    "read_clipboard": ("read the clipboard", "die Zwischenablage lesen"),
    "read_file": ("read {path}", "{path} lesen"),
    "read_page": ("read the page {url}", "die Seite {url} lesen"),
    "recall": ("recall what fits {query}", "nachsehen, was ich mir zu {query} gemerkt habe"),
    "remember": ("remember “{text}”", "mir „{text}“ merken"),
    "rename_files": ("rename {pairs}{glob}", "{pairs}{glob} umbenennen"),
    "screenshot": ("take a screenshot", "ein Bildschirmfoto machen"),
    "search_files": ("look for files {pattern}", "Dateien {pattern} suchen"),
    "search_web": ("search the web for “{query}”", "im Web nach „{query}“ suchen"),
    "set_brightness": ("set the brightness: {level}{delta}", "die Helligkeit einstellen: {level}{delta}"),
    "set_volume": ("set the volume: {level}{delta}{mute}", "die Lautstärke einstellen: {level}{delta}{mute}"),
    "shell": ("run: {command}", "ausführen: {command}"),
    "trash_file": ("put {paths} into the Trash", "{paths} in den Papierkorb werfen"),
    "websearch": ("search the web for “{query}”", "im Web nach „{query}“ suchen"),
    "window close": ("close the window {arg}", "das Fenster {arg} schließen"),
    "window focus": ("go to the window {arg}", "zum Fenster {arg} wechseln"),
    "window focus_app": ("go to the window {arg}", "zum Fenster {arg} wechseln"),
    "window fullscreen": (
        "make the window {arg} as large as the screen, or no longer",
        "das Fenster {arg} so groß machen wie den Bildschirm oder nicht mehr",
    ),
    "window move_to_workspace": (
        "move the window {window} to the workspace {arg}",
        "das Fenster {window} auf die Arbeitsfläche {arg} schieben",
    ),
    "window toggle_floating": (
        "let the window {arg} float, or no longer",
        "das Fenster {arg} schweben lassen oder nicht mehr",
    ),
    "window workspace": ("switch to the workspace {arg}", "zur Arbeitsfläche {arg} wechseln"),
    "workspace": ("switch to the workspace {target}", "zur Arbeitsfläche {target} wechseln"),
    "write_clipboard": ("put “{text}” on the clipboard", "„{text}“ in die Zwischenablage legen"),
    "write_file": ("write {path}: “{content}”", "{path} schreiben: „{content}“"),
}
"""What an Action does, English and German; an argument that is not given is left out. Some do several."""

SIGNED = {"delta": "{:+d} %", "level": "{} %"}
MUTED = {True: ("mute", "stumm"), False: ("not mute", "nicht stumm")}


def intended(action: Action, language: str, otherwise: str = "") -> str:
    """An Action as something to do, in one line of the user's language.

    Of a tool that has no such words here it is `otherwise`, or its name and arguments.
    """
    german = language == "de"
    sentence = SENTENCES.get(f"{action.tool} {action.args.get('action')}") or SENTENCES.get(action.tool)
    if sentence is None and otherwise:
        return otherwise
    if sentence is None:
        given = _shown(", ".join(f"{key} {_shown(value)}" for key, value in action.args.items()))
        return f"{_shown(action.tool)}: {given}" if given else _shown(action.tool)
    return " ".join(sentence[german].format_map(_Given(action.args, german=german)).split())


def unsure(guess: Action, language: str, *, first: bool = True) -> str:
    """That it was not understood what the user meant, and what it would have been taken for.

    `first`: nothing was done before; else it is what more was meant.
    """
    told = say(language, "unsure" if first else "unsure_more")
    if guess.tool == ANSWER:
        return told
    if guess.tool == ASK_USER and (question := _shown(guess.args.get("question") or "")):
        return f"{told} {question}"
    return f"{told} {say(language, 'unsure_thought', what=intended(guess, language))}"


def guessed(guess: Action, tools: Mapping[str, Tool], language: str) -> Offer:
    """The offer to do all the same what was guessed; none where that can't be done, or is nothing of its own.

    The first choice may be hit by accident (desktop/bubble.py): it is the no, where more is done than read.
    """
    tool = tools.get(guess.tool)
    if tool is None or guess.tool == ASK_USER or is_handoff(guess.tool):
        return Offer()
    try:
        tool.input.model_validate(dict(guess.args))
    except ValidationError:
        return Offer()
    choices = [Choice(key=GUESS, label=say(language, "do_that")), Choice(key="no", label=say(language, "no"))]
    if tool.permission is not Permission.READ:
        choices.reverse()
    return Offer(say(language, "do_it"), tuple(choices), {GUESS: guess}, language=language)


class _Given(dict[str, str]):
    """Arguments as they are told; nothing for one that is missing."""

    def __init__(self, args: Mapping[str, Any], *, german: bool) -> None:
        given = {key: value for key, value in args.items() if value is not None}
        super().__init__({key: _told(key, value, german=german) for key, value in given.items()})

    def __missing__(self, key: str) -> str:
        return ""


def _told(key: str, value: Any, *, german: bool) -> str:
    if isinstance(value, bool):
        return MUTED[value][german] if key == "mute" else ""
    if isinstance(value, int) and key in SIGNED:
        return SIGNED[key].format(value)
    return _shown(value)


def _shown(value: Any) -> str:
    if isinstance(value, Mapping):
        text = " → ".join(map(str, value.values()))
    elif isinstance(value, Sequence) and not isinstance(value, str):
        text = ", ".join(map(_shown, value))
    else:
        text = str(value)
    text = " ".join(text.split())
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
