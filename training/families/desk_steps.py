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
        "[set|put|turn] the [volume|sound] to {n}[%| percent|]", ("[stell|setz|mach] [die Lautstärke|den Ton] auf {n}[%| Prozent|]", "[die Lautstärke|den Ton|Lautstärke] auf {n}[%| Prozent|] [stellen|setzen]"),
        "set_volume", {"level": level}, state(source, level), {"n": str(level)},
    )  # fmt: skip


def _louder(source: Source) -> Step:
    up = source.chance(0.5)
    er = "lauter" if up else "leiser"
    return Step(
        "[make it louder|turn it up|turn the music up|turn up the sound]" if up else "[make it quieter|turn it down|turn the music down|turn down the sound]",
        (f"mach [es|die Musik|den Ton] {er}", f"[die Musik|den Ton|es] {er} [machen|stellen]"),
        "set_volume", {"delta": 10 if up else -10}, state(source, source.number(10, 90)),
    )  # fmt: skip


def _mute(source: Source) -> Step:
    muted = source.chance(0.6)
    return Step(
        "[mute|mute it|mute the sound|turn off the sound]" if muted else "[unmute|unmute it|turn the sound back on]",
        ("[mach den Ton aus|schalt stumm|schalt den Ton ab]", "[den Ton|Ton] [ausmachen|ausschalten|stummschalten]")
        if muted
        else ("[mach den Ton an|mach den Ton wieder an|schalt den Ton ein]", "[den Ton|Ton] [anmachen|wieder anmachen|einschalten]"),
        "set_volume", {"mute": muted}, state(source, source.number(0, 100), muted=muted),
    )  # fmt: skip


def _microphone(source: Source) -> Step:
    muted = source.chance(0.5)
    return Step(
        "[mute my mic|turn off the microphone]" if muted else "[unmute my mic|turn on the microphone]",
        ("[mach das Mikro aus|schalt das Mikrofon stumm]", "[das Mikro|Mikrofon] [stummschalten|ausmachen]")
        if muted
        else ("[mach das Mikro an|schalt das Mikrofon ein]", "[das Mikro|Mikrofon] [anmachen|einschalten]"),
        "set_volume", {"mute": muted, "device": "microphone"}, state(source, source.number(0, 100), muted=muted, device="microphone"),
    )  # fmt: skip


def _brightness(source: Source) -> Step:
    level = source.number(1, 100)
    if source.chance(0.5):
        told = source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")
        return Step(
            "[set|put] the [brightness|screen brightness] to {n}[%| percent|]", ("[stell|setz] die Helligkeit auf {n}[%| Prozent|]", "[die Helligkeit|Helligkeit] auf {n}[%| Prozent|] [stellen|setzen]"),
            "set_brightness", {"level": level}, {"level": level, "say": told}, {"n": str(level)},
        )  # fmt: skip
    up = source.chance(0.5)
    er = "heller" if up else "dunkler"
    told = source.by(f"Brightness is at {level} %.", f"Helligkeit: {level} %.")
    return Step(
        "make the screen " + ("brighter" if up else "darker"), (f"mach den Bildschirm {er}", f"[den Bildschirm|das Display] {er} [machen|stellen]"),
        "set_brightness", {"delta": 10 if up else -10}, {"level": level, "say": told},
    )  # fmt: skip


def _media(source: Source) -> Step:
    command, en, de = source.pick(
        [
            ("pause", "[pause|pause the music|pause the video]", ("[pausier die Musik|halt die Musik an|mach Pause]", "die Musik [pausieren|anhalten]")),
            ("play", "[resume the music|start the music|play the music]", ("[spiel die Musik weiter|starte die Musik|mach die Musik an]", "die Musik [weiterspielen|starten|anmachen]")),
            ("stop", "[stop the music|turn off the music]", ("[stopp die Musik|mach die Musik aus]", "die Musik [stoppen|ausmachen]")),
            ("next", "[skip this song|play the next song|go to the next track]", ("[spiel das nächste Lied|überspring das Lied]", "[das nächste Lied spielen|das Lied überspringen]")),
            ("previous", "[play the previous song|go back one song]", ("[spiel das vorige Lied|geh ein Lied zurück]", "[das vorige Lied spielen|ein Lied zurückgehen]")),
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
        "[open|start|launch|open up] {a}", ("[öffne|starte] {a}", "{a} [öffnen|starten|aufmachen]"), "open_app", {"name": name}, {"started": True, "app": known, "say": told}, {"a": name},
        source.by(f"no application is called {name}", f"Kein Programm heißt {name}"),
    )  # fmt: skip


def _page(source: Source) -> Step:
    if source.chance(0.5):
        said, url = named_site(source)
    else:
        said = address(source)
        url = full(said)
    host = url.partition("://")[2].partition("/")[0].partition(":")[0].removeprefix("www.")
    told = source.by(f"{host} is open.", f"{host} ist geöffnet.")
    return Step("[open|go to|visit] {u}", ("[öffne|geh auf] {u}", "{u} [öffnen|aufrufen]"), "open_url", {"url": url}, {"url": url, "say": told}, {"u": said})


def _close(source: Source) -> Step:
    name = window_name(source)
    app = window_class(source, name)
    there = window_class(source, window_name(source))
    told = source.by(f"{app} was asked to close.", f"{app} wird geschlossen.")
    return Step(
        "[close|quit|exit] {a}", ("[schließ|schließe|beende] {a}", "{a} [schließen|zumachen|beenden]"), "window", {"action": "close", "arg": name}, {"window": app, "say": told}, {"a": name},
        source.by(f"no window is called {name}; open are: {there}", f"Kein Fenster heißt {name}; offen sind: {there}"),
    )  # fmt: skip


def _workspace(source: Source) -> Step:
    said, target = place(source)
    told = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    return Step(
        "[go|switch|change] to workspace {t}", ("[geh|wechsel|spring] [auf|zu] [Arbeitsfläche|Workspace] {t}", "auf [Arbeitsfläche|Workspace] {t} [wechseln|gehen]"), "workspace", {"target": target}, {"say": told}, {"t": said}
    )


def _move(source: Source) -> Step:
    said, target = place(source)
    name = window_name(source)
    app = window_class(source, name)
    told = source.by(f"{app} is on workspace {target}.", f"{app} ist auf Arbeitsfläche {target}.")
    if source.chance(0.5):
        return Step(
            "[move|send|put] [this|the] window to workspace {t}", ("[schieb|verschieb|leg] das Fenster auf [Arbeitsfläche|Workspace] {t}", "das Fenster auf [Arbeitsfläche|Workspace] {t} [schieben|legen]"),
            "window", {"action": "move_to_workspace", "arg": target}, {"window": app, "say": told}, {"t": said},
        )  # fmt: skip
    return Step(
        "[move|send|put] {a} to workspace {t}", ("[schieb|verschieb|leg] {a} auf [Arbeitsfläche|Workspace] {t}", "{a} auf [Arbeitsfläche|Workspace] {t} [schieben|legen]"),
        "window", {"action": "move_to_workspace", "arg": target, "window": name}, {"window": app, "say": told}, {"a": name, "t": said},
    )  # fmt: skip


def _copy(source: Source) -> Step:
    content = text(source).rstrip(".")
    told = source.by("It is on the clipboard.", "Es ist in der Zwischenablage.")
    return Step(
        '[copy|put] "{q}" [to|on] the clipboard', ('[kopier|leg] "{q}" in die Zwischenablage', '"{q}" in die Zwischenablage [kopieren|legen]'), "write_clipboard", {"text": content},
        {"characters": len(content), "say": told}, {"q": content},
    )  # fmt: skip


def _shot(source: Source) -> Step:
    return Step("[take|make] a screenshot", ("mach [einen Screenshot|ein Bildschirmfoto]", "[einen Screenshot|ein Bildschirmfoto|Screenshot] machen"), "screenshot", {}, taken(source))


def _lock(source: Source) -> Step:
    told = source.by("The screen is locked.", "Der Bildschirm ist gesperrt.")
    return Step("lock [the screen|my pc|the computer]", ("[sperr|sperre] [den Bildschirm|den Rechner]", "[den Bildschirm|den Rechner|Bildschirm] sperren"), "lock_screen", {}, {"say": told})


def _power(source: Source) -> Step:
    action, en, de = source.pick(
        [
            ("suspend", "[suspend|put the computer to sleep]", ("versetz den Rechner in [Bereitschaft|Standby]", "den Rechner in [Bereitschaft|Standby] versetzen")),
            ("poweroff", "[shut down|shut down the computer|turn off the pc]", ("[fahr den Rechner herunter|schalt den PC aus]", "[den Rechner herunterfahren|den PC ausschalten]")),
            ("reboot", "[reboot|restart the computer]", ("starte den Rechner neu", "den Rechner neu starten")),
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
    "en": "[and|and then|then|, then|, and then|and also|, and|, after that|, afterwards|plus|&|,]",
    "de": "[und|und dann|dann|, dann|, und dann|und auch noch|und danach|, danach|, anschließend|&|,]",
}
_LEADS = {
    "en": ("", "", "", "[can|could] you ", "please ", "i want you to ", "i need you to "),
    "de": ("", "", "", "bitte ", "also: ", "[du, |jetzt |hey, ]"),
}
_LEADS_LAST = ("", "", "", "[kannst|könntest] du ", "kannst du [mal|bitte] ", "ich will ", "bitte ", "[ich möchte|du sollst] ", "jetzt ")


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


_MOVE_GO = Phrases(
    en="+[move|send|put] [this|the] window to workspace {t} and [go there|switch there|follow it]\n+take this window to workspace {t} and go [there|with it]\nmove this to workspace {t}, then [go|switch] there\n"
    "!+bring this window to workspace {t} and show me that workspace",
    de="+[schieb|verschieb] [das|dieses] Fenster auf [Arbeitsfläche|Workspace] {t} und [geh hin|wechsel dorthin|geh mit]\nFenster auf Arbeitsfläche {t} und hinterher\n"
    "schieb das auf Workspace {t}, dann geh hin\n!+bring dieses Fenster auf Arbeitsfläche {t} und zeig sie mir",
)
_OPEN_ON = Phrases(
    en="+[open|start|launch] {a} on workspace {t}\n{a} on workspace {t}, please open\n+go to workspace {t} and [open|start] {a} there\non workspace {t} [open|start] {a}\n!i want {a} started on workspace {t}",
    de="+[öffne|starte] {a} auf [Arbeitsfläche|Workspace] {t}\n+geh auf [Arbeitsfläche|Workspace] {t} und [öffne|starte] dort {a}\nauf Arbeitsfläche {t} {a} [öffnen|starten]\n"
    "{a} auf Workspace {t} [öffnen|starten|aufmachen]\n!ich will {a} auf Arbeitsfläche {t} gestartet haben",
)


@family("steps_place", "window", "workspace", "open_app", weight=0.4)
def placed(source: Source) -> Talk:
    """A window goes to a workspace and the user with it; a program is opened on a workspace."""
    said, target = place(source)
    name = window_name(source)
    there = source.by(f"Workspace {target} is shown.", f"Arbeitsfläche {target} ist zu sehen.")
    if source.chance(0.5):
        app = window_class(source, name)
        moved = source.by(f"{app} is on workspace {target}.", f"{app} ist auf Arbeitsfläche {target}.")
        talk = Talk().user(source.say(_MOVE_GO, t=said)).call("window", action="move_to_workspace", arg=target).result(window=app, say=moved)
        return talk.call("workspace", target=target).result(say=there).shown()
    talk = Talk().user(source.say(_OPEN_ON, t=said, a=name)).call("workspace", target=target).result(say=there)
    started = source.by(f"{own_name(name)} is starting.", f"{own_name(name)} wird gestartet.")
    return talk.call("open_app", name=name).result(app=own_name(name), say=started).shown()


_NOT = {
    "en": "[don't|do not|please don't|no, don't|never|dont] <step>",
    "de": "[nein, nicht|nicht|bitte nicht|auf keinen Fall|du sollst nicht|nein, bitte nicht|jetzt nicht|doch nicht] <step>",
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
