"""Several things on the desktop at once, one call after the other; one after the other in a conversation; and none."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from training.families.addresses import address, full, named_site
from training.families.clipboard import text
from training.families.players import pressed
from training.families.power import SAID
from training.families.screen import taken
from training.families.sound import state
from training.families.windows import place, window_name
from training.family import family
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.placing import MOVE_GO, OPEN_ON
from training.words.programs import own_name, window_class


@dataclass(frozen=True)
class Step:
    """One thing: templates of its imperative, the call, the result, and how it fails."""

    en: str
    de: tuple[str, str]
    """As an imperative, and with its verb at the end."""
    tool: str
    args: Mapping[str, Any]
    result: Mapping[str, Any]
    slots: Mapping[str, str] = field(default_factory=dict)
    error: str = ""

    def template(self, language: str, number: int, *, last: bool = False) -> str:
        """The imperative with its slots numbered; `last`: German with the verb at the end."""
        written = self.de[last] if language == "de" else self.en
        for name in self.slots:
            written = written.replace(f"{{{name}}}", f"{{{name}{number}}}")
        return written

    def do(self, talk: Talk, *, fails: bool = False) -> Talk:
        """Call it; what comes of it."""
        talk.call(self.tool, **self.args)
        return talk.error(self.error) if fails and self.error else talk.result(**self.result)


def _volume(source: Source) -> Step:
    level = source.number(0, 100)
    return Step(
        "[set the volume|put the sound|turn the volume|bring the sound|adjust the volume|set my speakers|move the sound level|take the loudness|put the speakers] to {n}[%| percent|]",
        ("[stell|setz|mach|dreh|regel|bring] [die Lautstärke|den Ton|die Boxen|den Sound|die Lautsprecher] auf {n}[%| Prozent|]",
        "[die Lautstärke|den Ton|Lautstärke|die Boxen|den Sound|die Lautsprecher] auf {n}[%| Prozent|] [stellen|setzen|drehen|regeln]"),
        "set_volume", {"level": level}, state(source, level), {"n": str(level)},
    )  # fmt: skip


def _louder(source: Source) -> Step:
    up = source.chance(0.5)
    er = "lauter" if up else "leiser"
    return Step(
        "[make it louder|turn it up|turn the music up|turn up the sound|raise the volume|increase the volume|pump the music up|crank the sound up|give it more volume|boost the sound|blast it a bit more]" if up
        else "[make it quieter|turn it down|turn the music down|turn down the sound|lower the volume|reduce the volume|bring the sound down|soften the sound|take the volume down|tone the music down]",
        (f"[mach|stell|dreh] [es|die Musik|den Ton|die Mucke|den Sound|die Lautsprecher|die Boxen|den Krach] {er}", f"[die Musik|den Ton|es|die Mucke|den Sound|die Lautsprecher|die Boxen] {er} [machen|stellen|drehen]"),
        "set_volume", {"delta": 10 if up else -10}, state(source, source.number(10, 90)),
    )  # fmt: skip


def _mute(source: Source) -> Step:
    muted = source.chance(0.6)
    return Step(
        "[mute|mute it|mute the sound|turn off the sound|silence the speakers|switch the sound off|mute my pc|kill the audio|cut the sound|make the speakers shut up]" if muted
        else "[unmute|unmute it|turn the sound back on|unmute the speakers|switch the sound on|bring the sound back|give me audio again|lift the mute]",
        ("[mach den Ton aus|schalt stumm|schalt den Ton ab|dreh den Ton ab|mute den Rechner|schalt die Boxen stumm|mach lautlos|nimm den Ton weg|kill den Sound]",
        "[den Ton|Ton|die Boxen] [ausmachen|ausschalten|stummschalten|abdrehen|muten]")
        if muted
        else ("[mach den Ton an|mach den Ton wieder an|schalt den Ton ein|hol den Ton zurück|heb die Stummschaltung auf|gib mir wieder Ton|mach den Sound wieder an]",
        "[den Ton|Ton|die Boxen] [anmachen|wieder anmachen|einschalten|wieder einschalten|entmuten]"),
        "set_volume", {"mute": muted}, state(source, source.number(0, 100), muted=muted),
    )  # fmt: skip


def _microphone(source: Source) -> Step:
    muted = source.chance(0.5)
    return Step(
        "[mute my mic|turn off the microphone|mute me|switch my mic off|disable the mic|silence my microphone|cut my mic]" if muted
        else "[unmute my mic|turn on the microphone|unmute me|switch my mic on|enable the mic|open my microphone|activate my mic]",
        ("[mach das Mikro aus|schalt das Mikrofon stumm|dreh das Mikro ab|mute mein Mikro|schalt mich stumm|deaktivier das Mikro|stell mein Mikrofon ab]",
        "[das Mikro|Mikrofon|mein Mikro] [stummschalten|ausmachen|muten|abdrehen]")
        if muted
        else ("[mach das Mikro an|schalt das Mikrofon ein|dreh das Mikro auf|unmute mein Mikro|aktivier das Mikro|schalt mein Mikro frei|stell mein Mikrofon an]",
        "[das Mikro|Mikrofon|mein Mikro] [anmachen|einschalten|aktivieren|freischalten]"),
        "set_volume", {"mute": muted, "device": "microphone"}, state(source, source.number(0, 100), muted=muted, device="microphone"),
    )  # fmt: skip


def _brightness(source: Source) -> Step:
    level = source.number(1, 100)
    if source.chance(0.5):
        told = source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")
        return Step(
            "[set|put|turn|bring|adjust|take] the [brightness|screen brightness|backlight|display brightness] to {n}[%| percent|]",
            ("[stell|setz|dreh|regel|bring] die [Helligkeit|Bildschirmhelligkeit|Displayhelligkeit] auf {n}[%| Prozent|]",
            "[die Helligkeit|Helligkeit|die Bildschirmhelligkeit] auf {n}[%| Prozent|] [stellen|setzen|drehen|regeln]"),
            "set_brightness", {"level": level}, {"level": level, "say": told}, {"n": str(level)},
        )  # fmt: skip
    up = source.chance(0.5)
    er = "heller" if up else "dunkler"
    told = source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")
    return Step(
        "[make the screen brighter|raise the brightness|turn the brightness up|brighten the display|increase the brightness|light the screen up more|boost the backlight]" if up
        else "[make the screen darker|lower the brightness|turn the brightness down|dim the display|reduce the brightness|darken the monitor|take the backlight down]",
        (f"[mach|stell|dreh|regel] [den Bildschirm|das Display|den Monitor|den Schirm|die Anzeige] {er}", f"[den Bildschirm|das Display|den Monitor|den Schirm|die Anzeige] {er} [machen|stellen|drehen]"),
        "set_brightness", {"delta": 10 if up else -10}, {"level": level, "say": told},
    )  # fmt: skip


def _media(source: Source) -> Step:
    command, en, de = source.pick(
        [
            ("pause", "[pause|pause the music|pause the video|pause the film|put the music on hold|pause the playback|freeze the video|halt the song]",
            ("[pausier die Musik|halt die Musik an|mach Pause|pausier den Film|halt das Video an|drück Pause|halt den Song an|unterbrich die Wiedergabe]", "[die Musik|den Film|das Video|den Song|die Wiedergabe] [pausieren|anhalten|unterbrechen]")),
            ("play", "[resume the music|start the music|play the music|play some music|continue the playback|hit play|press play|unpause the music|let the music go on]",
            ("[spiel die Musik weiter|starte die Musik|mach die Musik an|setz die Wiedergabe fort|lass die Musik weiterlaufen|drück auf Play|mach mit der Musik weiter]",
            "[die Musik|das Video|die Wiedergabe|den Song] [weiterspielen|starten|fortsetzen|weiterlaufen lassen]")),
            ("stop", "[stop the music|turn off the music|stop the playback|switch the music off|stop the player|end the playback|shut the music off]",
            ("[stopp die Musik|mach die Musik aus|dreh die Musik ab|stopp die Wiedergabe|beende die Wiedergabe|stell die Musik ab|schalt die Musik ab]",
            "[die Musik|die Wiedergabe|den Player] [stoppen|beenden|abdrehen|abstellen]")),
            ("next", "[skip this song|play the next song|go to the next track|skip this one|jump to the next title|move on to the next track|put on the next tune]",
            ("[spiel das nächste Lied|überspring das Lied|geh zum nächsten Titel|skip den Song|weiter zum nächsten Song|nimm den nächsten Track]",
            "[das nächste Lied spielen|das Lied überspringen|zum nächsten Titel springen|den Song skippen|den nächsten Track nehmen|zum nächsten Song weitergehen]")),
            ("previous", "[play the previous song|go back one song|go to the previous track|jump back a title|replay the last track before this|return to the song before]",
            ("[spiel das vorige Lied|geh ein Lied zurück|spring zum vorigen Titel|spiel den Song davor|zurück zum letzten Track|nimm nochmal das Lied davor]",
            "[das vorige Lied spielen|ein Lied zurückgehen|zum vorigen Titel springen|den Song davor spielen|zum vorherigen Track zurückgehen]")),
        ]
    )
    # what comes of it is told as in the family of its own
    known = pressed(source, Talk().call("media", command=command), command, fails=0)
    result = _result_of(known)
    return Step(en, de, "media", {"command": command}, result)


def _result_of(talk: Talk) -> dict[str, Any]:
    (result,) = json.loads(talk.turns[1][1]).values()
    return dict(result)


def _app(source: Source) -> Step:
    name = window_name(source)
    known = own_name(name)
    told = source.by(f"{known} is starting.", f"{known} wird gestartet.")
    return Step(
        "[open|start|launch|open up|fire up|run|load up|start up|boot up|get me|bring up] {a}",
        ("[öffne|starte|start|lad] {a}", "{a} [öffnen|starten|aufmachen|aufrufen|anwerfen|hochfahren|laden|anschmeißen]"), "open_app", {"name": name},
        {"started": True, "app": known, "say": told}, {"a": name},
        source.by(f"no application is called {name}", f"Kein Programm heißt {name}"),
    )  # fmt: skip


def _page(source: Source) -> Step:
    said = named_site(source) if source.chance(0.5) else address(source)
    url = full(said)
    host = url.partition("://")[2].partition("/")[0].partition(":")[0].removeprefix("www.")
    told = source.by(f"{host} is open.", f"{host} ist geöffnet.")
    return Step("[open|go to|visit|browse to|load|head to|surf to|pull up|take me to|navigate to] {u}",
        ("[öffne|geh auf|besuch|lade|surf auf|bring mich auf|navigier zu|zeig mir] {u}", "{u} [öffnen|aufrufen|besuchen|laden|aufmachen|ansteuern|ansurfen]"), "open_url", {"url": said},
        {"url": url, "say": told}, {"u": said})


def _close(source: Source) -> Step:
    name = window_name(source)
    app = window_class(source, name)
    there = window_class(source, window_name(source))
    told = source.by(f"{app} was asked to close.", f"{app} wird geschlossen.")
    return Step(
        "[close|quit|exit|shut|leave|close down|end|terminate] {a}", ("[schließ|schließe|beende|verlass] {a}", "{a} [schließen|zumachen|beenden|ausmachen|verlassen|wegklicken|dichtmachen]"),
        "window", {"action": "close", "arg": name}, {"window": app, "say": told}, {"a": name},
        source.by(f"no window is called {name}; open are: {there}", f"Kein Fenster heißt {name}; offen sind: {there}"),
    )  # fmt: skip


def _workspace(source: Source) -> Step:
    said, target = place(source)
    told = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    return Step(
        "[go|switch|change|jump|move|hop|flip|head over] to [workspace|desktop|ws|virtual desktop] {t}",
        ("[geh|wechsel|spring|schalt|hüpf] [auf|zu] [Arbeitsfläche|Workspace|Desktop] {t}",
        "auf [Arbeitsfläche|Workspace|Desktop] {t} [wechseln|gehen|springen|schalten|hüpfen|umschalten]"), "workspace", {"target": target}, {"say": told}, {"t": said}
    )


def _move(source: Source) -> Step:
    said, target = place(source)
    name = window_name(source)
    app = window_class(source, name)
    told = source.by(f"{app} is on workspace {target}.", f"{app} ist auf Arbeitsfläche {target}.")
    if source.chance(0.5):
        return Step(
            "[move|send|put|bring|throw|shift] [this|the|the current] window to [workspace|desktop|ws] {t}",
            ("[schieb|verschieb|leg|schick|pack] [das|dieses] Fenster auf [Arbeitsfläche|Workspace|Desktop] {t}",
            "[das|dieses] Fenster auf [Arbeitsfläche|Workspace|Desktop] {t} [schieben|legen|schicken|packen]"),
            "window", {"action": "move_to_workspace", "arg": target}, {"window": app, "say": told}, {"t": said},
        )  # fmt: skip
    return Step(
        "[move|send|put|bring|throw|shift] {a} to [workspace|desktop|ws] {t}",
        ("[schieb|verschieb|leg|schick|pack] {a} auf [Arbeitsfläche|Workspace|Desktop] {t}",
        "{a} auf [Arbeitsfläche|Workspace|Desktop] {t} [schieben|legen|schicken|packen]"),
        "window", {"action": "move_to_workspace", "arg": target, "window": name}, {"window": app, "say": told}, {"a": name, "t": said},
    )  # fmt: skip


def _copy(source: Source) -> Step:
    content = text(source).rstrip(".")
    told = source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")
    return Step(
        '[copy|put|place|save|write|stick] "{q}" [to|on|onto] the clipboard',
        ('[kopier|leg|pack|tu|schreib|steck] "{q}" in die Zwischenablage', '"{q}" in die Zwischenablage [kopieren|legen|packen|tun|stecken]'), "write_clipboard", {"text": content},
        {"characters": len(content), "say": told}, {"q": content},
    )  # fmt: skip


def _shot(source: Source) -> Step:
    return Step("[take|make|grab|snap|shoot|do] a [screenshot|screen shot|screengrab|picture of the screen]",
        ("[mach|schieß|knips] [einen Screenshot|ein Bildschirmfoto|nen Screenshot|ein Foto vom Bildschirm]", "[einen Screenshot|ein Bildschirmfoto|Screenshot|ein Foto vom Bildschirm] [machen|schießen|knipsen]"),
        "screenshot", {}, taken(source))


def _lock(source: Source) -> Step:
    told = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    return Step("lock [the screen|my pc|the computer|my laptop|this machine|the session|the display]",
        ("[sperr|sperre|verriegel] [den Bildschirm|den Rechner|den PC|den Laptop|die Sitzung|die Kiste]", "[den Bildschirm|den Rechner|Bildschirm|den PC|den Laptop|die Sitzung|die Kiste] sperren"),
        "lock_screen", {}, {"say": told})


def _power(source: Source) -> Step:
    action, en, de = source.pick(
        [
            ("suspend", "[suspend|put the computer to sleep|suspend the pc|send the laptop to sleep|let the machine sleep|go into standby]",
            ("[versetz|schick] den [Rechner|PC|Laptop] in [Bereitschaft|Standby|den Standby]",
            "den [Rechner|PC|Laptop] in [Bereitschaft|Standby|den Standby] [versetzen|schicken]")),
            ("poweroff", "[shut down|shut down the computer|turn off the pc|power off|shut the laptop down|power the machine down|switch the computer off]",
            ("[fahr den Rechner herunter|schalt den PC aus|dreh den Laptop ab|fahr runter|schalt die Kiste aus|mach den Rechner aus]",
            "[den Rechner herunterfahren|den PC ausschalten|den Laptop runterfahren|den PC abdrehen|den Rechner ausmachen|die Kiste ausschalten]")),
            ("reboot", "[reboot|restart the computer|restart the pc|reboot the machine|restart the laptop|boot the computer anew]",
            ("[starte den Rechner neu|starte den PC neu|boote den Rechner neu|starte die Kiste neu|mach einen Neustart]", "[den Rechner|den PC|den Laptop|die Kiste] neu [starten|booten|hochfahren]")),
        ]
    )
    return Step(en, de, "power", {"action": action}, {"say": source.by(*SAID[action])})


Make = Callable[[Source], Step]
_FIRST: tuple[Make, ...] = (
    _volume, _louder, _mute, _brightness, _media, _media, _app, _app, _page, _close, _close, _workspace, _move, _copy, _shot, _microphone,
)  # fmt: skip
_LAST: tuple[Make, ...] = (*_FIRST, _lock, _lock, _power)
_KINDS = {_louder: _volume}
_JOINS = {
    "en": "[and|and then|then|, then|, and then|and also|, and|, after that|, afterwards|plus|&|,|+|as well as|. then|, next|, finally|, also|, oh and|, once that's done,|. after that]",
    "de": "[und|und dann|dann|, dann|, und dann|und auch noch|und danach|, danach|, anschließend|&|,|+|plus|sowie|, und|, dann noch|. dann|, zum Schluss|, ach und|, im Anschluss|, außerdem|und obendrein|, hernach]",
}
_LEADS = {
    "en": ("", "", "", "[can|could] you ", "please ", "i want you to ", "i need you to ", "would you ", "ok, ", "let's "),
    "de": ("", "", "", "bitte ", "also: ", "[du, |jetzt |hey, ]", "so, ", "pass auf: "),
}
_LEADS_LAST = ("", "", "", "[kannst|könntest] du ", "kannst du [mal|bitte] ", "ich will ", "bitte ", "[ich möchte|du sollst] ", "jetzt ", "magst du ",
    "[kann man|können wir] ", "[du kannst|du könntest] ")


def _some(source: Source, count: int) -> list[Step]:
    """So many steps of different kinds."""
    makes: list[Make] = []
    while len(makes) < count:
        make = source.pick(_LAST if len(makes) == count - 1 else _FIRST)
        if _KINDS.get(make, make) not in {_KINDS.get(each, each) for each in makes} or (make in {_app, _page, _close} and source.chance(0.3)):
            makes.append(make)
    return [make(source) for make in makes]


def _asked(source: Source, steps: list[Step]) -> str:
    """The request for all of them."""
    language = source.language
    last = source.german and source.chance(0.5)
    lead = source.pick(_LEADS_LAST if last else _LEADS[language])
    if len(steps) > 1 and not lead and source.chance(0.2):
        lead = source.by("first ", "[zuerst|erst] ")
    joined = f" {_JOINS[language]} ".join(step.template(language, number, last=last) for number, step in enumerate(steps))
    slots = {f"{name}{number}": value for number, step in enumerate(steps) for name, value in step.slots.items()}
    return source.say(Phrases(en=lead + joined) if language == "en" else Phrases(de=lead + joined), **slots)


@family("steps_two", weight=1.6)
def chained(source: Source) -> Talk:
    """Two or three things in one request; where one fails, the others are done all the same."""
    steps = _some(source, 3 if source.chance(0.12) else 2)
    talk = Talk().user(_asked(source, steps))
    wrong = source.number(0, len(steps) - 1) if source.chance(0.06) else -1
    for number, step in enumerate(steps):
        step.do(talk, fails=number == wrong)
    return talk.shown()


@family("steps_talk", weight=0.6)
def talked(source: Source) -> Talk:
    """One request after the other, each about something else."""
    talk = Talk()
    for step in _some(source, source.pick([2, 2, 3])):
        step.do(talk.user(_asked(source, [step]))).shown()
    return talk


@family("steps_place", "window", "workspace", "open_app", weight=0.4)
def placed(source: Source) -> Talk:
    """A window goes to a workspace and the user with it; a program is opened on a workspace."""
    said, target = place(source)
    name = window_name(source)
    there = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    if source.chance(0.5):
        app = window_class(source, name)
        moved = source.by(f"{app} is on workspace {target}.", f"{app} ist auf Arbeitsfläche {target}.")
        talk = Talk().user(source.say(MOVE_GO, t=said)).call("window", action="move_to_workspace", arg=target).result(window=app, say=moved)
        return talk.call("workspace", target=target).result(say=there).shown()
    talk = Talk().user(source.say(OPEN_ON, t=said, a=name)).call("workspace", target=target).result(say=there)
    started = source.by(f"{own_name(name)} is starting.", f"{own_name(name)} wird gestartet.")
    return talk.call("open_app", name=name).result(app=own_name(name), say=started).shown()


_NOT = {
    "en": "[don't|do not|please don't|no, don't|never|dont|you must not|i don't want you to|whatever you do, don't|under no circumstances|you shouldn't|i'd rather you didn't|stop, don't|better not|by no means] <step>",
    "de": "[nein, nicht|nicht|bitte nicht|auf keinen Fall|du sollst nicht|nein, bitte nicht|jetzt nicht|doch nicht|ja nicht|bloß nicht|keinesfalls|lieber nicht|halt, nicht|unter keinen Umständen|niemals|bittschön net] <step>",
}
_LEFT = {
    "en": ("All right, I leave it.", "OK, I don't do that.", "Fine, nothing was done."),
    "de": ("Gut, ich lasse es.", "In Ordnung, das tue ich nicht.", "Alles klar, ich habe nichts getan."),
}


@family("steps_not", weight=0.3)
def not_done(source: Source) -> Talk:
    """What the user does not want is not done; sometimes something else is."""
    first, second = _some(source, 2)
    language = source.language
    refused = _NOT[language].replace("<step>", first.template(language, 0, last=True))
    if source.chance(0.5):
        slots = {f"{name}0": value for name, value in first.slots.items()}
        return Talk().user(source.say(Phrases(en=refused) if language == "en" else Phrases(de=refused), **slots)).answer(_LEFT[language][0])
    instead = source.by("[, but|, instead|, only|, just]", "[, sondern|, lieber|, stattdessen|, nur]")
    slots = {f"{name}{number}": value for number, step in enumerate((first, second)) for name, value in step.slots.items()}
    whole = f"{refused} {instead} {second.template(language, 1, last=True)}"
    talk = Talk().user(source.say(Phrases(en=whole) if language == "en" else Phrases(de=whole), **slots))
    return second.do(talk).shown()
