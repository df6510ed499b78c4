"""Requests that people typed as they came to mind (training/typed/), each with its first call; the names in them exchanged by chance."""

from functools import cache

from training.families.talk import ANSWERS
from training.family import family
from training.material.exchanges import exchanges
from training.material.lines import Line, lines, picked
from training.material.questions import QUESTIONS
from training.material.varying import kept, varied
from training.noise import typed as noisy
from training.source import Source
from training.talk import Talk
from training.wordings import beyond, beyond_attached, beyond_desk, beyond_devices, beyond_people, beyond_screen
from training.wordings.beyond import Beyond
from training.words.refusals import EVERY

_ALIKE = 0.4
"""The share of requests in which nothing is exchanged."""
_MISTAKES = 0.05
_WORDS = 0.17
"""The share of requests that only words answer, whatever part of the lines they are."""
_BEYOND = {
    name: (one.en, one.de)
    for module in (beyond, beyond_attached, beyond_desk, beyond_devices, beyond_people, beyond_screen)
    for name, one in vars(module).items()
    if isinstance(one, Beyond)
}
REFUSALS = _BEYOND | {each.name: (each.answers["en"].source, each.answers["de"].source) for each in exchanges(EVERY)} | {
    "trash_empty": (
        "I don't empty the Trash: what is in it would be gone for good. Your file manager does that.",
        "Den Papierkorb leere ich nicht: Was darin ist, wäre endgültig weg. Das macht dein Dateimanager.",
    ),
    "destroy": beyond.refused("hack"),
    "undo": tuple(ANSWERS["undo"][language].source for language in ("en", "de")),
}  # fmt: skip


@cache
def _lines(language: str, held: bool, words: bool, new: bool) -> tuple[Line, ...]:
    """The requests that words answer, or all others; or the new ones of them."""
    return tuple(one for one in lines(language, held, new=new) if bool(one.decline or one.answer) is words)


@family("typed", weight=150.0)
def typed(source: Source) -> Talk:
    """One of these requests."""
    held = source.split.phrases
    words = source.chance(_WORDS)
    line = picked(source, _lines(source.language, held, words, False), _lines(source.language, held, words, True))
    if line.decline:
        return Talk().user(noisy([(line.say, False)], source.rng, source.language, _MISTAKES)).answer(source.by(*REFUSALS[line.decline]))
    if line.answer:
        answer = ANSWERS[line.answer][source.language].source
        return Talk().user(noisy([(line.say, False)], source.rng, source.language, _MISTAKES)).answer(answer)
    if line.ask:
        pieces, args = varied(source, line.say, {"path": line.file}) if line.file else ([(line.say, False)], {"path": ""})
        question = source.by(*QUESTIONS[line.ask]).format(f=args["path"])
        return Talk().user(noisy(pieces, source.rng, source.language, _MISTAKES)).call("ask_user", question=question)
    tool, args = line.call["tool"], dict(line.call["args"])
    if args.get("task_description") == line.say:
        said = noisy([(line.say, False)], source.rng, source.language, _MISTAKES)
        return Talk().user(said).call(tool, task_description=said)
    pieces = kept(line.say, args)
    if not source.chance(_ALIKE):
        pieces, args = varied(source, line.say, args)
    return Talk().user(noisy(pieces, source.rng, source.language, _MISTAKES)).call(tool, **args)
