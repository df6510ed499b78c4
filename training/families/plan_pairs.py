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


@dataclass(frozen=True)
class Part:
    """One thing, as an English command, a German one, and with a German infinitive; what it is for; the call."""

    en: str
    de: str
    inf: str
    goal: tuple[str, str]
    tool: str
    params: dict[str, Any]


_URL = ("[open|go to|bring up] {url}", "öffne {url}", "{url} [öffnen|aufmachen]", ("open {url}", "{url} öffnen"))
PARTS = (
    Part("[close|quit|shut] {app}", "[schließ|schließe|mach] {app} zu", "{app} [schließen|zumachen]", ("close {app}", "{app} schließen"),
         "window", {"action": "close", "arg": "{app}"}),
    Part("[open|start|launch] {app}", "[öffne|starte|start] {app}", "{app} [öffnen|starten|aufmachen]", ("open {app}", "{app} öffnen"), "open_app", {"name": "{app}"}),
    Part("[open|start|launch] {app}", "[öffne|starte|start] {app}", "{app} [öffnen|starten|aufmachen]", ("open {app}", "{app} öffnen"), "open_app", {"name": "{app}"}),
    Part(*_URL, "open_url", {"url": "{url}"}),
    Part("[mute|mute the sound|turn the sound off|silence it]", "[mach den Ton aus|schalt stumm|stell den Ton ab]", "[den Ton ausmachen|stumm schalten|den Ton abstellen]",
         ("mute", "stumm schalten"), "set_volume", {"mute": True}),
    Part("[unmute|turn the sound on|unmute the sound]", "[mach den Ton an|schalt den Ton ein|mach den Ton wieder an]", "[den Ton anmachen|den Ton einschalten]",
         ("unmute", "Ton einschalten"), "set_volume", {"mute": False}),
    Part("[set|turn|put] the volume to {n}[%| percent|]", "stell die Lautstärke auf {n}[%| Prozent|]", "die Lautstärke auf {n}[%| Prozent|] stellen",
         ("volume {n}", "Lautstärke {n}"), "set_volume", {"level": "{n}"}),
    Part("[set|turn|put] the brightness to {n}[%| percent|]", "stell die Helligkeit auf {n}[%| Prozent|]", "die Helligkeit auf {n}[%| Prozent|] stellen",
         ("brightness {n}", "Helligkeit {n}"), "set_brightness", {"level": "{n}"}),
    Part("[pause|pause the music|stop the music for a moment]", "[pausier die Musik|halt die Musik an|mach Pause bei der Musik]", "[die Musik anhalten|die Musik pausieren]",
         ("pause the music", "Musik anhalten"), "media", {"command": "pause"}),
    Part("[play the music|start the music|resume the music]", "[spiel die Musik weiter|starte die Musik|mach die Musik an]", "[die Musik starten|die Musik anmachen]",
         ("play the music", "Musik abspielen"), "media", {"command": "play"}),
    Part("[skip this song|play the next song|next track]", "[nächstes Lied|spring zum nächsten Lied|spiel das nächste Lied]", "[zum nächsten Lied springen|das nächste Lied spielen]",
         ("next song", "nächstes Lied"), "media", {"command": "next"}),
    Part("[go|switch] to workspace {w}", "[geh auf|wechsel zu] Arbeitsfläche {w}", "[auf|zu] Arbeitsfläche {w} wechseln", ("workspace {w}", "Arbeitsfläche {w}"),
         "workspace", {"target": "{w}"}),
    Part("[lock the screen|lock my screen|lock the computer]", "[sperr den Bildschirm|sperre den Rechner]", "[den Bildschirm sperren|den Rechner sperren]",
         ("lock the screen", "Bildschirm sperren"), "lock_screen", {}),
    Part("[take a screenshot|make a screenshot]", "mach [einen Screenshot|ein Bildschirmfoto]", "[einen Screenshot|ein Bildschirmfoto] machen",
         ("take a screenshot", "Bildschirmfoto machen"), "screenshot", {}),
    Part("[tell me the battery level|check the battery|tell me how full the battery is]", "[sag mir den Akkustand|schau nach dem Akku|sag mir wie voll der Akku ist]",
         "[den Akkustand sagen|nach dem Akku sehen]", ("battery", "Akku"), "battery", {}),
    Part("[tell me how much disk space is free|check the disk space]", "[sag mir wie viel Platz frei ist|schau nach dem Speicherplatz]",
         "[den freien Speicherplatz sagen|nach dem Speicherplatz sehen]", ("disk space", "Speicherplatz"), "disks", {}),
    Part("[tell me the time|say what time it is]", "[sag mir wie spät es ist|sag mir die Uhrzeit]", "[die Uhrzeit sagen|sagen wie spät es ist]",
         ("the time", "Uhrzeit"), "get_time", {}),
    Part("[tell me the date|say what day it is]", "[sag mir das Datum|sag mir welcher Tag ist]", "[das Datum sagen|sagen welcher Tag ist]", ("the date", "Datum"), "get_date", {}),
    Part("[check the network|tell me if I'm online]", "[schau nach dem Netz|sag mir ob ich online bin]", "[nach dem Netz sehen|sagen ob ich online bin]",
         ("network", "Netzwerk"), "network_state", {}),
    Part("[delete|trash] {file}", "[lösch|lösche] {file}", "{file} löschen", ("trash {file}", "{file} löschen"), "trash_file", {"paths": ["{file}"]}),
    Part("[copy|duplicate] {file} {to}", "[kopier|kopiere] {file} {to}", "{file} {to} kopieren", ("copy {file}", "{file} kopieren"), "copy_file", {"paths": ["{file}"], "to": "{path}"}),
    Part("[move|put] {file} {to}", "[verschieb|verschiebe] {file} {to}", "{file} {to} verschieben", ("move {file}", "{file} verschieben"), "move_file", {"paths": ["{file}"], "to": "{path}"}),
    Part("[make|create] [a|the] folder {folder}", "leg [einen|den] Ordner {folder} an", "[einen|den] Ordner {folder} anlegen", ("make {folder}", "{folder} anlegen"),
         "make_folder", {"path": "{folder}"}),
    Part("open {file}", "öffne {file}", "{file} öffnen", ("open {file}", "{file} öffnen"), "open_file", {"path": "{file}"}),
    Part("[find|look for] {what}", "such {what}", "{what} suchen", ("find {what}", "{what} suchen"), "search_files", {"pattern": "{pattern}", "paths": ["~"]}),
    Part("remember [that|] {text}", "merk dir [|:] {text}", "{text} merken", ("remember {text}", "{text} merken"), "remember", {"text": "{text}"}),
    Part("[search the web for|google] {topic}", "[google|such im Netz nach] {topic}", "[im Netz nach {topic} suchen|{topic} googeln]",
         ("search the web for {topic}", "im Web nach {topic} suchen"), "search_web", {"query": "{topic}"}),
)  # fmt: skip
LAST = {"lock_screen"}
"""What comes after all else, whoever says it when."""
AFTER = {*LAST, "screenshot"}
"""What has to wait for whatever is named before it."""

THREE = Phrases(
    en="<A>, <B> and <C>\n<A>, <B>, <C>\nfirst <A>, then <B>, then <C>\n<A> and <B> and <C>\nthree things: <A>, <B> and <C>\n1. <A> 2. <B> 3. <C>\n"
    "[can|could] you <A>, <B> and <C>?\n<A>, then <B> and after that <C>\n!i want you to <A>, <B> and finally <C>\n",
    de="<A>, <B> und <C>\n<a>, <b>, <c>\nerst <a>, dann <b>, dann <c>\n<A> und <B> und <C>\ndrei Sachen: <a>, <b> und <c>\n1. <a> 2. <b> 3. <c>\n"
    "[kannst|könntest] du <a>, <b> und <c>?\n<A>, dann <B> und danach <C>\n!ich will <a>, <b> und zum Schluss <c>\n",
)


def _numbered(text: str, number: int) -> str:
    return text.replace("{", "{p%d_" % number)  # noqa: UP031 - braces


@cache
def _phrases(chosen: tuple[int, ...]) -> Phrases:
    english, german, infinitive = ([_numbered(text, number) for number, text in enumerate(each)] for each in zip(*((p.en, p.de, p.inf) for p in (PARTS[i] for i in chosen)), strict=True))
    if len(chosen) == 2:
        return chained((english[0], english[1]), (german[0], german[1], infinitive[0], infinitive[1]))
    frames = {}
    for language, clauses in (("en", english), ("de", german)):
        text = "\n".join(("+! "[way.held] if way.held else "") + way.source for way in THREE.ways[language])
        for letter, clause, bare in zip("ABC", clauses, infinitive, strict=True):
            text = text.replace(f"<{letter}>", clause).replace(f"<{letter.lower()}>", bare)
        frames[language] = text
    return Phrases(en=frames["en"], de=frames["de"])


def _slots(source: Source, what: Thing, number: int) -> dict[str, str]:
    """What the part with this number may name."""
    target = towards(source)
    app = source.pick(["firefox", "Firefox", "spotify", "thunderbird", "gimp", "kitty", "terminal", "code", "obsidian", "discord", "vlc", "steam", "signal", "slack"])
    host = "".join(letter for letter in source.made_word().lower() if letter.isascii() and letter.isalnum()) or "x"
    values = {
        "app": app if source.chance(0.45) else source.noun(), "url": f"{source.pick(['', 'https://', 'www.'])}{host}.{source.pick(['de', 'org', 'com'])}",
        "n": str(source.number(0, 100)), "w": str(source.number(1, 10)), "file": source.path(), "to": target.said, "path": target.path,
        "folder": source.folder() if source.chance(0.5) else source.folder_name(), "what": what.said, "pattern": what.pattern,
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
    slots: dict[str, str] = {}
    for number in range(count):
        slots |= _slots(source, what, number)
    said = source.say(_phrases(tuple(chosen)), lower=None, **slots)
    goals = [_numbered(source.by(*PARTS[each].goal), number).format_map(slots) for number, each in enumerate(chosen)]
    draft = Draft(hint=short(source))
    for place, number in enumerate(sorted(range(count), key=lambda number: PARTS[chosen[number]].tool in LAST)):
        part = PARTS[chosen[number]]
        params = {key: _given(value, slots, number) for key, value in part.params.items()}
        after = tuple(range(1, place + 1)) if part.tool in AFTER else ()
        draft.step(part.tool, goals[number], after=after, **params)
    return Talk("plan").user(said).form(draft.written(said))


def _given(value: Any, slots: dict[str, str], number: int) -> Any:
    """An argument with its slots filled; a level is a number."""
    if isinstance(value, list):
        return [_given(each, slots, number) for each in value]
    if not isinstance(value, str):
        return value
    told = _numbered(value, number).format_map(slots)
    return int(told) if value == "{n}" else told


VAGUE = Phrases(
    en="""
do [the|that] {topic} thing [and then the rest|like last time|again]
[make|get] everything ready for {topic} and so on
prepare {topic} and do whatever is needed
sort out {topic} and {other}
[handle|take care of] the {topic} stuff and let me know
plan my {topic} and book what's needed
write me a {topic} and make it nice
think about {topic} and decide what to do
compare {topic} and {other} and tell me which is better
explain {topic} step by step
translate {topic} and explain it
!deal with {topic} for me and finish it
come up with ideas for {topic} and {other}
what would you do about {topic}, step by step
""",
    de="""
mach [das|die Sache] mit {topic} [und dann den Rest|wie letztes Mal|nochmal]
bereite alles für {topic} vor und so
kümmer dich um {topic} und {other}
[erledige|regel] das mit {topic} und sag Bescheid
plan mein {topic} und buch was nötig ist
schreib mir [ein|eine] {topic} und mach es schön
denk über {topic} nach und entscheide was zu tun ist
vergleich {topic} und {other} und sag mir was besser ist
erklär {topic} Schritt für Schritt
übersetz {topic} und erklär es
!bring {topic} für mich in Ordnung und zu Ende
sammel Ideen für {topic} und {other}
was würdest du bei {topic} machen, Schritt für Schritt
""",
)


@family("plan_none", weight=2.0 * PLAN)
def none(source: Source) -> Talk:
    """What no action does: an operator gets it as it was said."""
    said = source.say(VAGUE, topic=source.noun(), other=source.noun())
    draft = Draft(hint=short(source))
    draft.asked(source.by("answer", "antworten"), said)
    return Talk("plan").user(said).form(draft.written(said, 0.3))
