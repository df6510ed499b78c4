"""Plans of what is to be done only if something is so: a look, and a step with a condition; for "otherwise" a second one with the opposite."""

from functools import cache
from typing import Any

from training.families.plan_pairs import PARTS, given, numbered, slots
from training.family import family
from training.material.drafts import Draft, short
from training.material.sayings import thing
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.conditions import DE, DE_ELSE, EN, EN_ELSE, IFS
from training.words.programs import program

_OPPOSITE = {"below": "at_least", "above": "at_most", "at_least": "below", "at_most": "above", "is": "is_not", "is_not": "is"}
_LOOKING = {"battery", "disks", "get_time", "get_date", "network_state"}
_ACTS = tuple(number for number, part in enumerate(PARTS) if part.tool not in _LOOKING)
_LOOKS = {
    "battery": ("look at the battery", "nach dem Akku sehen"), "disks": ("look at the disks", "nach den Platten sehen"),
    "memory_state": ("look at the memory", "nach dem Speicher sehen"), "network_state": ("look at the network", "nach dem Netz sehen"),
    "playing": ("look what plays", "sehen, was läuft"), "get_volume": ("look at the volume", "nach der Lautstärke sehen"),
    "list_windows": ("look for the window", "nach dem Fenster sehen"), "get_time": ("the time", "die Uhrzeit"),
    "search_files": ("look for the file", "nach der Datei sehen"),
}  # fmt: skip


@cache
def _phrases(which: int, chosen: tuple[int, ...]) -> Phrases:
    condition = IFS[which]
    frames = {}
    for language, text in (("en", EN_ELSE if len(chosen) > 1 else EN), ("de", DE_ELSE if len(chosen) > 1 else DE)):
        clause, asked = (condition.en, condition.asked) if language == "en" else (condition.de, condition.gefragt)
        made = text.replace("<c>", clause).replace("<q>", asked)
        for letter, (place, number) in zip("AB", enumerate(chosen), strict=False):
            part = PARTS[number]
            made = made.replace(f"<{letter}>", numbered(part.en if language == "en" else part.de, place))
            made = made.replace(f"<{letter.lower()}>", numbered(part.inf, place))
        frames[language] = made
    return Phrases(en=frames["en"], de=frames["de"])


def _filled(value: Any, named: dict[str, str]) -> Any:
    """With its slots; a number where it is one."""
    if isinstance(value, list):
        return [_filled(each, named) for each in value]
    if not isinstance(value, str):
        return value
    return int(named["n"]) if value == "{n}" else value.format_map(named)


@family("plan_conditions", weight=2.2 * PLAN)
def conditions(source: Source) -> Talk:
    """One thing if it is so, now and then another one if it is not."""
    which = source.number(0, len(IFS) - 1)
    condition = IFS[which]
    chosen = [source.pick(_ACTS)]
    if source.chance(0.2):
        chosen.append(source.pick([number for number in _ACTS if number != chosen[0]]))
    what = thing(source)
    while what.when:
        what = thing(source)
    hour = source.number(0, 23)
    said_time = source.pick([f"{hour:02d}:{source.pick(['00', '15', '30', '45'])}", f"{hour}:{source.pick(['00', '30'])}"])
    named = {"n": str(source.number(1, 99)), "app": program(source), "x": source.file_name(), "t": said_time}
    more: dict[str, str] = {}
    for place in range(len(chosen)):
        more |= slots(source, what, place)
    said = source.say(_phrases(which, tuple(chosen)), lower=None, **named, **more)
    if condition.than == "{t}":
        named["t"] = said_time.rjust(5, "0")
    draft = Draft(hint=short(source))
    draft.step(condition.tool, source.by(*_LOOKS[condition.tool]), **{key: _filled(value, named) for key, value in condition.params.items()})
    for place, number in enumerate(chosen):
        part = PARTS[number]
        comparison = _OPPOSITE[condition.comparison] if place else condition.comparison
        only_if = {"value": f"$1.{condition.value}", "is": comparison, "than": _filled(condition.than, named)}
        goal = numbered(source.by(*part.goal), place).format_map(more)
        draft.step(part.tool, goal, only_if=only_if, **{key: given(value, more, place) for key, value in part.params.items()})
    return Talk("plan").user(said).form(draft.written(said))
