"""What is made of a plan that failed: a wider one, another agent, or the honest answer."""

from dataclasses import dataclass
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.fence import fenced
from ryxd.core.plan import plan_of, rescue_of, written
from ryxd.tools.search.pattern import Pattern, Step
from training.families.plan_chains import CHAINS, TEXTS
from training.families.plan_chains import slots_of as chain_slots
from training.families.plan_find import ACTS, Act, draft, slots_of
from training.family import family
from training.material.drafts import Draft, short
from training.material.sayings import Spot, Thing
from training.material.shares import AROUND
from training.source import Source
from training.talk import Talk
from training.words.chains import WAYS

ORDER = ("analysis", "action", "adjusted_plan", "new_agent", "direct_result")
TRIES = 2


@dataclass(frozen=True)
class Failed:
    """A step that failed: its number, why, and where was looked."""

    step: int
    error: str
    searched: tuple[str, ...] = ()
    tried: tuple[str, ...] = ()


def report(value: dict[str, Any], failed: Failed, done: dict[str, str]) -> str:
    """The report that a rescue is given, as the daemon makes it."""
    plan = plan_of(value)
    step = plan.steps[failed.step - 1]
    context: dict[str, list[str]] = {}
    if failed.searched:
        context = {"searched_paths": list(failed.searched), "patterns_tried": list(failed.tried)}
    told = {
        "step": failed.step, "status": "failed", "action": step.action, "params": step.params, "error": failed.error,
        "attempts": plan.max_retries, "context": context,
    }  # fmt: skip
    return fenced("failure_report", {"plan": written(plan), "failed": [told], "done": done})


def rescued(talk: Talk, analysis: str, action: str, what: dict[str, Any] | str) -> Talk:
    """The conversation with what is made of the failure."""
    field = {"ADJUST_PLAN": "adjusted_plan", "CHANGE_AGENT": "new_agent", "TAKEOVER": "direct_result"}[action]
    value = {"analysis": analysis, "action": action, "adjusted_plan": None, "new_agent": None, "direct_result": None} | {field: what}
    rescue_of(value)
    return talk.form({key: value[key] for key in ORDER})


def _nothing(source: Source, act: Act, found: Thing, place: Spot | None, slots: dict[str, str]) -> Talk:
    """A search that found nothing."""
    said = source.say(act.ways()[0], lower=None, **slots)
    value = draft(source, act, found, place, slots).written(said)
    where = place.path if place else "~"
    tried = tuple(Pattern.read(found.pattern).tried(Step.SOME, dated=bool(found.when)))
    helped = say(source.language, "operator_too", error="", why=say(source.language, source.pick(NO_OPERATOR)))
    if place and act.wider:  # its fallback looked everywhere
        why, done = Failed(1, f"it found nothing{helped}", (where, "~"), tried), {}
    else:
        error = f"there is no $1.matches.0: step 1 found nothing like that{helped}"
        why, done = Failed(2, error, (where,), tried), {"step 1": NONE}
    talk = Talk("rescue").user(f"{said}\n\n{report(value, why, done)}")
    if act.name in IN_TEXT:
        word = found.words[-1]
        analysis = source.by(f"No file is called so; {word} may stand in one.", f"Keine Datei heißt so; {word} kann in einer stehen.")
        plan = Draft(hint=short(source))
        plan.step("grep", source.by(f"find the text {word}", f"den Text {word} suchen"), pattern=word, path="~", mode="files")
        return rescued(talk, analysis, "ADJUST_PLAN", plan.follow(source, act.steps, slots).written(said, 0.5))
    analysis = source.by("There is no such file.", "Es gibt keine solche Datei.")
    return rescued(talk, analysis, "TAKEOVER", source.by(*NOTHING))


NOTHING = ("Nothing like that was found, so nothing was done.", "So etwas wurde nicht gefunden; es wurde nichts getan.")
"""What was looked for, and why nothing was done, the daemon tells with the step's own error: names copied here were mixed up."""
IN_TEXT = {"open", "read", "summary"}
"""What may be done with another file than the one that was named; nothing changes by it."""
NONE = '{"matches": [], "count": 0}'
NO_OPERATOR = ("turns_used", "was_unsure")


@family("rescue_nothing", weight=1.0 * AROUND)
def nothing(source: Source) -> Talk:
    """Nothing was found."""
    found, place, slots = slots_of(source)
    return _nothing(source, source.pick(ACTS[:9]), found, place, slots)


ERRORS = {
    "missing": (
        "no such file or folder: {path}; in ~ there is nothing like it", "Datei oder Ordner nicht gefunden: {path}; in ~ gibt es nichts Ähnliches",
        "It is not there.", "Das gibt es nicht.", "It is not there, so nothing was done.", "Das gibt es nicht; es wurde nichts getan.",
    ),
    "denied": (
        "{path}: permission denied", "{path}: keine Berechtigung", "The user has no right to that.", "Dafür fehlt die Berechtigung.",
        "I was not allowed to do that.", "Das durfte ich nicht.",
    ),
    "exists": (
        "{path} is there already; nothing was overwritten", "{path} gibt es schon; nichts wurde überschrieben", "There is one already.", "Es gibt sie schon.",
        "It is there already, so I left it as it is.", "Das gibt es schon, ich habe nichts geändert.",
    ),
    "full": (
        "no space left on the disk", "auf dem Datenträger ist kein Platz mehr", "The disk is full.", "Der Datenträger ist voll.",
        "There is no space left on the disk.", "Auf dem Datenträger ist kein Platz mehr.",
    ),
    "offline": (
        "no search service is configured", "kein Suchdienst ist eingerichtet", "The web can't be searched here.", "Hier kann nicht im Web gesucht werden.",
        "I can't search the web: no search service is configured.", "Ich kann nicht im Web suchen: kein Suchdienst ist eingerichtet.",
    ),
    "empty": (
        "the clipboard has no text", "in der Zwischenablage ist kein Text", "There is nothing to take.", "Es gibt nichts zu nehmen.",
        "There is no text on the clipboard.", "In der Zwischenablage ist kein Text.",
    ),
}  # fmt: skip
"""The error, what it means, and the answer: each in English and German."""
FAILING = {
    "append_file": ("missing", "denied"), "write_file": ("denied", "full"), "copy_file": ("missing", "full", "exists"), "move_file": ("missing", "denied", "exists"),
    "read_file": ("missing", "denied"), "metadata": ("missing",), "search_web": ("offline",), "read_clipboard": ("empty",), "make_folder": ("denied", "exists"),
}  # fmt: skip


@family("rescue_failed", weight=0.8 * AROUND)
def failed(source: Source) -> Talk:
    """A step that could not be done, for a reason that no other plan changes."""
    chain = source.pick([each for each in CHAINS if each.steps[0].tool in FAILING])
    slots = chain_slots(source, texts=True)
    said = source.say(WAYS[chain.name], lower=None, **slots)
    value = Draft(chain.agent, hint=short(source)).follow(source, chain.steps, slots).written(said)
    step = value["plan"][0]
    kind = source.pick(FAILING[step["action"]])
    params = step["params"]
    path = next((each[0] if isinstance(each, list) else each for key, each in params.items() if key in {"path", "paths"}), "")
    path = params.get("to", path) if kind == "exists" and "to" in params else path
    texts = [text.format(path=path) for text in ERRORS[kind]]
    error, analysis, answer = (source.by(texts[index], texts[index + 1]) for index in (0, 2, 4))
    talk = Talk("rescue").user(f"{said}\n\n{report(value, Failed(1, error), {})}")
    return rescued(talk, analysis, "TAKEOVER", answer)


OTHERS = {
    "code": ("The code has to be understood.", "Der Code muss verstanden werden."),
    "data": ("The numbers need a calculation.", "Mit den Zahlen muss gerechnet werden."),
    "research": ("It has to be looked up in several places.", "Es muss an mehreren Stellen nachgesehen werden."),
    "shell": ("A command can find that out.", "Das findet ein Befehl heraus."),
    "writing": ("A longer text has to be written.", "Ein längerer Text muss geschrieben werden."),
    "rag": ("It may be in the user's notes.", "Es kann in den Notizen stehen."),
}
ASKED = {
    "code": ("explain what {file} does and where the bug is", "erklär was {file} macht und wo der Fehler ist"),
    "data": ("read {file} and tell me the average of {x}", "lies {file} und sag mir den Durchschnitt von {x}"),
    "research": ("find out all about {x} and compare it with {y}", "find alles über {x} raus und vergleich es mit {y}"),
    "shell": ("count the lines of {file} and sort them", "zähl die Zeilen von {file} und sortier sie"),
    "writing": ("read {file} and write a long letter about {x}", "lies {file} und schreib einen langen Brief über {x}"),
    "rag": ("look up what i noted about {x} and tell me", "schau nach was ich zu {x} notiert hab und sag es mir"),
}


@family("rescue_other", weight=0.4 * AROUND)
def other(source: Source) -> Talk:
    """It was no work for who was to do it."""
    agent = source.pick(list(OTHERS))
    ending = {"code": "py", "data": "csv"}.get(agent, source.pick(TEXTS))
    said = source.by(*ASKED[agent]).format(file=source.path(ending), x=source.noun(), y=source.noun())
    plan = Draft(hint=short(source))
    plan.asked(source.by("answer", "antworten"), said)
    failed = Failed(1, source.pick(["it used up its turns", "no answer", *(source.by("that is too much for me", "das ist mir zu viel") for _ in range(2))]))
    talk = Talk("rescue").user(f"{said}\n\n{report(plan.written(said, 0.3), failed, {})}")
    return rescued(talk, source.by(*OTHERS[agent]), "CHANGE_AGENT", agent)
