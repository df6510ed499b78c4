"""Plans of things that need nothing of each other, in one request; and what nobody can plan."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from training.family import family
from training.material.chained import chained
from training.material.drafts import Draft, short
from training.material.sayings import Thing, thing, towards
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.several_steps import THREE, VAGUE


@dataclass(frozen=True)
class Part:
    """One thing, as an English command, a German one, and with a German infinitive; what it is for; the call."""

    en: str
    de: str
    inf: str
    goal: tuple[str, str]
    tool: str
    params: dict[str, Any]


_URL = ("[open|go to|bring up|visit|load|browse to|pull up|head over to|surf to|take me to] {url}", "[öffne {url}|öffne {url}|geh auf {url}|ruf {url} auf|lade {url}|besuch {url}|surf auf {url}|bring mich auf {url}]", "{url} [öffnen|aufmachen|aufrufen|laden|besuchen|ansteuern]", ("open {url}", "{url} öffnen"))
PARTS = (
    Part("[close|quit|shut|exit|close down|end|terminate] {app}", "[schließ {app}|schließe {app}|mach {app} zu|mach {app} dicht|beende {app}|drück {app} weg]", "{app} [schließen|zumachen|dichtmachen|beenden|wegklicken]",
         ("close {app}", "{app} schließen"),
         "window", {"action": "close", "arg": "{app}"}),
    Part("[open|start|launch|fire up|load|boot up|get me] {app}", "[öffne {app}|starte {app}|start {app}|mach {app} auf|wirf {app} an|lad {app}|schmeiß {app} an]",
         "{app} [öffnen|starten|aufmachen|anwerfen|laden|anschmeißen]", ("open {app}", "{app} öffnen"), "open_app", {"name": "{app}"}),
    Part("[open|start|launch|fire up|load|boot up|get me] {app}", "[öffne {app}|starte {app}|start {app}|mach {app} auf|wirf {app} an|lad {app}|schmeiß {app} an]",
         "{app} [öffnen|starten|aufmachen|anwerfen|laden|anschmeißen]", ("open {app}", "{app} öffnen"), "open_app", {"name": "{app}"}),
    Part(*_URL, "open_url", {"url": "{url}"}),
    Part("[mute|mute the sound|turn the sound off|silence it|cut the sound|switch off the audio|mute everything|kill the sound|make it silent|shut the speakers up]",
         "[mach den Ton aus|schalt stumm|stell den Ton ab|mach stumm|dreh den Ton ab|schalt den Ton aus|mach lautlos|nimm den Ton weg|stell auf stumm]",
         "[den Ton ausmachen|stumm schalten|den Ton abstellen|den Ton abdrehen|auf lautlos stellen|muten|den Ton wegnehmen]",
         ("mute", "stumm schalten"), "set_volume", {"mute": True}),
    Part("[unmute|turn the sound on|unmute the sound|bring the sound back|switch the sound back on|give me sound again|lift the mute]",
         "[mach den Ton an|schalt den Ton ein|mach den Ton wieder an|hol den Ton zurück|heb die Stummschaltung auf|dreh den Ton wieder auf|gib mir wieder Ton]",
         "[den Ton anmachen|den Ton einschalten|den Ton wieder einschalten|die Stummschaltung aufheben|den Ton zurückholen|entmuten]",
         ("unmute", "Ton einschalten"), "set_volume", {"mute": False}),
    Part("[set|turn|put|bring|take|adjust|move] the [volume|volume|sound|loudness|sound level] to {n}[%| percent|]", "[stell|setz|dreh|regel|bring] [die Lautstärke|den Ton|die Boxen|den Sound] auf {n}[%| Prozent|]",
         "[die Lautstärke|den Ton|die Boxen|den Sound] auf {n}[%| Prozent|] [stellen|setzen|drehen|regeln|bringen]",
         ("volume {n}", "Lautstärke {n}"), "set_volume", {"level": "{n}"}),
    Part("[set|turn|put|bring|take|adjust|dim] the [brightness|brightness|screen brightness|backlight|display brightness] to {n}[%| percent|]",
         "[stell|setz|dreh|regel] [die Helligkeit|die Bildschirmhelligkeit|die Displayhelligkeit] auf {n}[%| Prozent|]",
         "die [Helligkeit|Helligkeit|Bildschirmhelligkeit] auf {n}[%| Prozent|] [stellen|setzen|drehen|regeln|bringen]",
         ("brightness {n}", "Helligkeit {n}"), "set_brightness", {"level": "{n}"}),
    Part("[pause|pause the music|stop the music for a moment|put the music on pause|pause playback|hold the music|freeze the song|halt the player]",
         "[pausier die Musik|halt die Musik an|mach Pause bei der Musik|pausier das Lied|halt das Lied an|drück Pause|unterbrich die Musik]",
         "[die Musik anhalten|die Musik pausieren|die Wiedergabe pausieren|das Lied anhalten|auf Pause drücken|die Musik unterbrechen]",
         ("pause the music", "Musik anhalten"), "media", {"command": "pause"}),
    Part("[play the music|start the music|resume the music|get the music going|continue the music|start playback|hit play|put the music on]",
         "[spiel die Musik weiter|starte die Musik|mach die Musik an|lass die Musik laufen|setz die Wiedergabe fort|drück auf Play|schalt die Musik ein|mach Mucke an]",
         "[die Musik starten|die Musik anmachen|die Musik laufen lassen|die Wiedergabe fortsetzen|auf Play drücken|die Musik einschalten]",
         ("play the music", "Musik abspielen"), "media", {"command": "play"}),
    Part("[skip this song|play the next song|next track|go to the next song|jump to the next track|skip the track|move on to the next song|next tune]",
         "[nächstes Lied|spring zum nächsten Lied|spiel das nächste Lied|überspring das Lied|skip das Lied|mach das nächste Lied an|weiter zum nächsten Titel|nimm den nächsten Track]",
         "[zum nächsten Lied springen|das nächste Lied spielen|das Lied überspringen|den nächsten Song spielen|das Lied skippen|zum nächsten Track weitergehen]",
         ("next song", "nächstes Lied"), "media", {"command": "next"}),
    Part("[go to|switch to|jump to|take me to|change to|show|hop to] [workspace|workspace|desktop] {w}",
         "[geh auf|wechsel zu|spring auf|wechsle auf|schalt auf|bring mich auf] [Arbeitsfläche|Arbeitsfläche|Workspace] {w}",
         "[auf|zu] [Arbeitsfläche|Workspace] {w} [wechseln|wechseln|springen|gehen|umschalten]", ("workspace {w}", "Arbeitsfläche {w}"),
         "workspace", {"target": "{w}"}),
    Part("[lock the screen|lock my screen|lock the computer|lock the session|lock this machine|lock up the pc|bring up the lock screen|secure the screen]",
         "[sperr den Bildschirm|sperre den Rechner|sperr den PC|sperr die Kiste|mach den Sperrbildschirm an|sperr ab|verriegel den Bildschirm]",
         "[den Bildschirm sperren|den Rechner sperren|den PC sperren|die Kiste sperren|den Bildschirm verriegeln|den Laptop sperren]",
         ("lock the screen", "Bildschirm sperren"), "lock_screen", {}),
    Part("[take a screenshot|make a screenshot|grab a screenshot|capture the screen|take a picture of the screen|snap the screen|shoot a screenshot]",
         "[mach einen Screenshot|mach ein Bildschirmfoto|mach nen Screenshot|knips den Bildschirm|schieß ein Bildschirmfoto|fotografier den Bildschirm]",
         "[einen Screenshot|ein Bildschirmfoto|nen Screenshot|ein Bild vom Bildschirm|ein Abbild vom Schirm] machen",
         ("take a screenshot", "Bildschirmfoto machen"), "screenshot", {}),
    Part("[tell me the battery level|check the battery|tell me how full the battery is|tell me how much battery is left|see how the battery is|tell me the charge|read out the battery percentage]",
         "[sag mir den Akkustand|schau nach dem Akku|sag mir wie voll der Akku ist|guck nach dem Akku|sag mir wie viel Akku ich noch hab|prüf den Akkustand|nenn mir die Akkuladung|sag wie viel Saft noch drin ist]",
         "[den Akkustand sagen|nach dem Akku sehen|den Akku prüfen|sagen wie voll der Akku ist|den Akkustand zeigen|den Ladestand nennen]", ("battery", "Akku"), "battery", {}),
    Part("[tell me how much disk space is free|check the disk space|tell me how full the disk is|show the free disk space|see how much storage is left|tell me how many gigs are left|look how full my drive is]",
         "[sag mir wie viel Platz frei ist|schau nach dem Speicherplatz|sag mir wie voll die Platte ist|prüf den freien Platz|zeig den Plattenplatz|sag wie viele Gigabyte noch frei sind|check die Festplattenbelegung]",
         "[den freien Speicherplatz sagen|nach dem Speicherplatz sehen|den Plattenplatz zeigen|sagen wie voll die Platte ist|den Speicherplatz prüfen|die freien Gigabyte nennen]",
         ("disk space", "Speicherplatz"), "disks", {}),
    Part("[tell me the time|say what time it is|give me the time|show the time|check the clock|let me know how late it is]",
         "[sag mir wie spät es ist|sag mir die Uhrzeit|sag wie viel Uhr es ist|nenn mir die Uhrzeit|schau auf die Uhr|gib mir die Zeit durch]",
         "[die Uhrzeit sagen|sagen wie spät es ist|die Uhrzeit nennen|sagen wie viel Uhr es ist|auf die Uhr schauen]",
         ("the time", "Uhrzeit"), "get_time", {}),
    Part("[tell me the date|say what day it is|give me today's date|tell me what the date is|let me know the date|name today's date]",
         "[sag mir das Datum|sag mir welcher Tag ist|nenn mir das Datum|sag mir den Wievielten wir haben|verrat mir das heutige Datum|sag mir welchen Tag wir heute haben]",
         "[das Datum sagen|sagen welcher Tag ist|das heutige Datum nennen|sagen der Wievielte heute ist]", ("the date", "Datum"), "get_date", {}),
    Part("[check the network|tell me if I'm online|see if the internet works|check the internet connection|find out if we're connected|look at the network status]",
         "[schau nach dem Netz|sag mir ob ich online bin|prüf die Verbindung|schau ob das Internet geht|check das WLAN|guck ob wir Netz haben|prüf ob ich verbunden bin]",
         "[nach dem Netz sehen|sagen ob ich online bin|die Verbindung prüfen|schauen ob das Internet geht|das WLAN checken|den Netzwerkstatus zeigen]",
         ("network", "Netzwerk"), "network_state", {}),
    Part("[delete|trash|bin|remove|throw away|get rid of|discard|dump|chuck away] {file}", "[lösch {file}|lösche {file}|entferne {file}|entsorg {file}|wirf {file} weg|schmeiß {file} weg|hau {file} in den Papierkorb]",
         "{file} [löschen|löschen|wegwerfen|entfernen|entsorgen|wegschmeißen|in den Papierkorb legen]", ("trash {file}", "{file} löschen"), "trash_file", {"paths": ["{file}"]}),
    Part("[copy|duplicate|clone|back up|put a copy of|make a copy of] {file} {to}", "[kopier|kopiere|dupliziere|sicher|klon|leg eine Kopie von] {file} {to}", "{file} {to} [kopieren|kopieren|duplizieren|sichern|klonen|als Kopie ablegen]",
         ("copy {file}", "{file} kopieren"), "copy_file", {"paths": ["{file}"], "to": "{path}"}),
    Part("[move|put|shift|relocate|transfer|bring|stick|drag|send] {file} {to}", "[verschieb|verschiebe|schieb|pack|leg|räum|steck|bring|tu] {file} {to}",
         "{file} {to} [verschieben|schieben|packen|legen|räumen|stecken|bringen|tun]", ("move {file}", "{file} verschieben"), "move_file", {"paths": ["{file}"], "to": "{path}"}),
    Part("[make|create|add|set up|start|give me] [a|the|a new] [folder|folder|directory] {folder}",
         "[leg [einen|den|einen neuen] Ordner {folder} an|[erstell|mach|erzeug] [einen|den|einen neuen] Ordner {folder}|leg [ein|das] Verzeichnis {folder} an]",
         "[einen|den|einen neuen] Ordner {folder} [anlegen|erstellen|machen|erzeugen|einrichten]", ("make {folder}", "{folder} anlegen"),
         "make_folder", {"path": "{folder}"}),
    Part("[open|open up|show me|bring up|display|view|pull up|let me see] {file}", "[öffne {file}|zeig mir {file}|mach {file} auf|ruf {file} auf|lass mich {file} sehen|zeig {file} her]",
         "{file} [öffnen|aufmachen|anzeigen|aufrufen|ansehen|herzeigen]", ("open {file}", "{file} öffnen"), "open_file", {"path": "{file}"}),
    Part("[find|look for|search for|locate|hunt for|track down|seek] {what}", "[such|suche|finde|find|lokalisier] {what}", "{what} [suchen|suchen|finden|raussuchen|ausfindig machen|auftreiben]", ("find {words}",
         "{words} suchen"), "search_files", {"pattern": "{pattern}", "paths": ["~"]}),
    Part("[remember|remember|memorise|keep in mind|don't forget|make a mental note|bear in mind] [that|:|] {text}", "[merk dir|merk dir|präg dir ein|behalt im Kopf|vergiss nicht|behalte|notier dir im Gedächtnis] [|:] {text}",
         "{text} [merken|dir merken|im Kopf behalten|dir einprägen|nicht vergessen]", ("remember {text}", "{text} merken"), "remember", {"text": "{text}"}),
    Part("[search the web for|google|search online for|search the internet for|look up on the web|do a web search for|browse the net for] {topic}",
         "[google|such im Netz nach|such im Internet nach|such online nach|mach eine Websuche nach|schau im Web nach] {topic}",
         "[im Netz nach {topic} suchen|{topic} googeln|im Internet nach {topic} suchen|online nach {topic} suchen|{topic} im Web nachschlagen|{topic} ergoogeln]",
         ("search the web for {topic}", "im Web nach {topic} suchen"), "search_web", {"query": "{topic}"}),
)  # fmt: skip
LAST = {"lock_screen"}
"""What comes after all else, whoever says it when."""
AFTER = {*LAST, "screenshot"}
"""What has to wait for whatever is named before it."""


def numbered(text: str, number: int) -> str:
    """The text of the part with this number, its slots named so."""
    return text.replace("{", "{p%d_" % number)  # noqa: UP031 - braces


@cache
def _phrases(chosen: tuple[int, ...]) -> Phrases:
    english, german, infinitive = ([numbered(text, number) for number, text in enumerate(each)] for each in zip(*((p.en, p.de, p.inf) for p in (PARTS[i] for i in chosen)), strict=True))
    if len(chosen) == 2:
        return chained((english[0], english[1]), (german[0], german[1], infinitive[0], infinitive[1]))
    frames = {}
    for language, clauses in (("en", english), ("de", german)):
        text = "\n".join(("+! "[way.held] if way.held else "") + way.source for way in THREE.ways[language])
        for letter, clause, bare in zip("ABC", clauses, infinitive, strict=True):
            text = text.replace(f"<{letter}>", clause).replace(f"<{letter.lower()}>", bare)
        frames[language] = text
    return Phrases(en=frames["en"], de=frames["de"])


def slots(source: Source, what: Thing, number: int) -> dict[str, str]:
    """What the part with this number may name."""
    target = towards(source)
    app = source.pick(["firefox", "Firefox", "spotify", "thunderbird", "gimp", "kitty", "terminal", "code", "obsidian", "discord", "vlc", "steam", "signal", "slack"])
    host = "".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or "x"
    values = {
        "app": app if source.chance(0.45) else source.noun(), "url": f"{source.pick(['', 'https://', 'www.'])}{host}.{source.pick(['de', 'org', 'com'])}",
        "n": str(source.number(0, 100)), "w": str(source.number(1, 10)), "file": source.path(), "to": target.said, "path": target.path,
        "folder": source.folder() if source.chance(0.5) else source.folder_name(), "what": what.said, "pattern": what.pattern, "words": " ".join(what.words),
        "text": source.sentence(), "topic": source.noun(),
    }  # fmt: skip
    return {f"p{number}_{name}": value for name, value in values.items()}


@family("plan_pairs", weight=4.5 * PLAN)
def pairs(source: Source) -> Talk:
    """Two or three things in one request."""
    count = 3 if source.chance(0.2) else 2
    chosen: list[int] = []
    while len(chosen) < count:
        each = source.number(0, len(PARTS) - 1)
        if PARTS[each].tool not in {PARTS[one].tool for one in chosen} or PARTS[each].tool in {"open_app", "trash_file", "search_files"}:
            chosen.append(each)
    what = thing(source)
    while what.when:
        what = thing(source)
    named: dict[str, str] = {}
    for number in range(count):
        named |= slots(source, what, number)
    said = source.say(_phrases(tuple(chosen)), lower=None, **named)
    goals = [numbered(source.by(*PARTS[each].goal), number).format_map(named) for number, each in enumerate(chosen)]
    draft = Draft(hint=short(source))
    for place, number in enumerate(sorted(range(count), key=lambda number: PARTS[chosen[number]].tool in LAST)):
        part = PARTS[chosen[number]]
        params = {key: given(value, named, number) for key, value in part.params.items()}
        after = tuple(range(1, place + 1)) if part.tool in AFTER else ()
        draft.step(part.tool, goals[number], after=after, **params)
    return Talk("plan").user(said).form(draft.written(said))


def given(value: Any, slots: dict[str, str], number: int) -> Any:
    """An argument with its slots filled; a level is a number."""
    if isinstance(value, list):
        return [given(each, slots, number) for each in value]
    if not isinstance(value, str):
        return value
    told = numbered(value, number).format_map(slots)
    return int(told) if value == "{n}" else told


@family("plan_none", weight=2.0 * PLAN)
def none(source: Source) -> Talk:
    """What no action does: an operator gets it as it was said."""
    said = source.say(VAGUE, topic=source.noun(), other=source.noun())
    draft = Draft(hint=short(source))
    draft.asked(source.by("answer", "antworten"), said)
    return Talk("plan").user(said).form(draft.written(said, 0.3))
