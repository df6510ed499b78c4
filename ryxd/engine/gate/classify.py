"""How much thinking a request needs: rules only, surest first (SPEC C1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise

from ryxd.engine.gate.arithmetic import classify_arithmetic
from ryxd.engine.gate.asked import classify_asked, classify_mending
from ryxd.engine.gate.beyond import classify_beyond
from ryxd.engine.gate.changing import classify_changing
from ryxd.engine.gate.clipboard import classify_clipboard
from ryxd.engine.gate.clock import classify_clock
from ryxd.engine.gate.code import classify_code
from ryxd.engine.gate.data import classify_data
from ryxd.engine.gate.files import classify_files
from ryxd.engine.gate.joined import JOINS
from ryxd.engine.gate.machine import classify_machine
from ryxd.engine.gate.media import classify_media, classify_playing
from ryxd.engine.gate.memory import classify_memory
from ryxd.engine.gate.negation import forbids, negated
from ryxd.engine.gate.opening import classify_named, classify_opening
from ryxd.engine.gate.power import classify_power
from ryxd.engine.gate.reasoning import classify_reasoning
from ryxd.engine.gate.several import parts_of
from ryxd.engine.gate.shell import classify_shell
from ryxd.engine.gate.sound import classify_sound
from ryxd.engine.gate.steps import classify_answered, classify_condition, classify_steps
from ryxd.engine.gate.text import Request, bare, read
from ryxd.engine.gate.undoing import classify_undoing
from ryxd.engine.gate.verdict import NOTHING, JsonValue, Level, Verdict
from ryxd.engine.gate.vocabulary import vocabulary
from ryxd.engine.gate.web import classify_web
from ryxd.engine.gate.windows import classify_windows
from ryxd.engine.gate.workspace import classify_workspace

Rule = Callable[[Request], Verdict | None]

# "not so loud" and "I don't want to hear this song" ask for something: these rules know negation themselves.
# "I didn't want that, undo it" does, too; and "nimm das zurück" is meant for no player.
_DESPITE_NEGATION: tuple[Rule, ...] = (classify_undoing, classify_sound, classify_media)
_TRIVIAL: tuple[Rule, ...] = (
    classify_clock,
    classify_arithmetic,
    classify_workspace,
    classify_machine,
    classify_windows,
    classify_power,
    classify_clipboard,
    classify_playing,
    classify_opening,
)
_LARGER: tuple[Rule, ...] = (
    classify_asked,
    classify_web,
    classify_reasoning,
    classify_condition,
    classify_answered,
    classify_steps,
)
_SINGLE: tuple[Rule, ...] = (
    classify_mending,
    classify_changing,
    classify_files,
    classify_shell,
    classify_beyond,
    classify_named,
)

_MOST_FOR_TRIVIAL = 200
_VAGUE = frozenset({"unknown", "open.named"})
"""Rules of what may be understood better without what is said around it."""
_ONE_THING = frozenset({"file.change", "file.find", "file.open", "file.read", "web.search"})
"""Rules behind which often something else is said, with "and" or "then" (decision 0092)."""
_TELLING = vocabulary("tell say sag sage erzaehl erzaehle show zeig zeige")
_MOST_READ = 4_000


def classify(
    text: str, is_app: Callable[[str], bool] | None = None, language: str | None = None, otherwise: str = "en"
) -> Verdict:
    """Say how much thinking a request needs, and what does it when that is none.

    `is_app` says whether a name is an installed application; without it a short list answers. `language`
    ("de", "en") overrides the guess, `otherwise` is taken where the words
    say nothing. A text that no rule knows is SIMPLE with the rule "unknown": the small
    model decides, and the large one never wakes on a guess. Raises nothing for any text. (SPEC C1)
    """
    request = read(text[:_MOST_READ], is_app, language, otherwise)
    found = _classified(request, whole=len(text) <= _MOST_READ)
    if found.rule not in _VAGUE or found.slots.get("negated") or len(request.text) > _MOST_FOR_TRIVIAL:
        return found
    said = bare(request.text)
    if not said or said == request.core:
        return found
    closer = _classified(read(said, is_app, request.language), whole=True)
    return found if closer.rule in _VAGUE else closer


def _classified(request: Request, *, whole: bool) -> Verdict:
    if not request.tokens:
        return _unknown(request, NOTHING)
    # first of all: what is to be remembered may say anything, "I don't like loud music" as well
    if whole and (kept := classify_memory(request)):
        return kept
    short = len(request.text) <= _MOST_FOR_TRIVIAL
    parts = [_at_once(read(part, request.is_app, request.language)) for part in parts_of(request)] if short else []
    if parts and (joined := _joined(request, parts)):
        return joined
    found = _at_once(request) if short else None
    if found is not None and any(_same(part, found) for part in parts if part) and JOINS & request.bag:
        return _unknown(request, NOTHING)  # it would do one of several things, and forget the others
    if found is not None:
        return found
    if negated(request):
        return _unknown(request, {"negated": True} if forbids(request) else NOTHING)
    typed = classify_code(request)
    if typed is None and (table := classify_data(request)) and not _is_command(request):
        return table
    larger = typed or _first(_LARGER, request)
    found = larger or _first(_SINGLE, request)
    # a rule for one thing may have read the first of several: whether it did, a model says
    first = found is not None and found.rule in _ONE_THING and (larger is None or found.rule == "web.search")
    return _unknown(request, NOTHING) if found is None or (first and _goes_on(request)) else found


def _goes_on(request: Request) -> bool:
    """Say whether something else follows than to be told of the first: "read a.txt and tell me what is in it"."""
    pairs = pairwise(request.words[1:])
    return any(word in JOINS and behind not in _TELLING for word, behind in pairs)


def _at_once(request: Request) -> Verdict | None:
    """What one tool does with no model, or what is not to be done; None for the rest."""
    if not request.tokens:
        return None
    if found := _first(_DESPITE_NEGATION, request):
        return found
    return None if negated(request) else _first(_TRIVIAL, request)


def _joined(request: Request, parts: list[Verdict | None]) -> Verdict | None:
    """The verdict for several things that tools do at once; "open firefox and go to github.com" is one thing."""
    done = [part for part in parts if part is not None and part.tool is not None]
    if len(done) < len(parts) or sum(part.rule.startswith("open.") for part in done) > 1:
        return None
    actions: list[JsonValue] = [{"tool": part.tool, "args": part.args} for part in done]
    return request.planned("steps.direct", {"actions": actions})


def _same(one: Verdict, other: Verdict) -> bool:
    return one.tool is not None and (one.tool, one.args) == (other.tool, other.args)


def unread(text: str, otherwise: str = "en") -> Verdict:
    """What is said of a request while the gate is switched off: its language, and nothing else."""
    request = read(text[:_MOST_READ], None, None, otherwise)
    return Verdict(Level.SIMPLE, "unknown", request.language, NOTHING, agent="chat", raw=True)


def _is_command(request: Request) -> bool:
    """Say whether it is a command line: `awk '{sum+=$1}' sales.csv` has the words of a sentence about a table."""
    found = classify_shell(request)
    return found is not None and found.rule == "shell.command"


def _first(rules: tuple[Rule, ...], request: Request) -> Verdict | None:
    for rule in rules:
        found = rule(request)
        if found is not None:
            return found
    return None


def _unknown(request: Request, slots: Mapping[str, JsonValue]) -> Verdict:
    return Verdict(Level.SIMPLE, "unknown", request.language, slots, agent="chat")
