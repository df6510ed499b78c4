"""The role `critic`: whether a Result is what was wanted, and what of an answer nothing vouches for (spec C9)."""

import re
from collections.abc import Sequence
from functools import partial

from pydantic import Field

from ryxd.agents.advice import Advice, Line, Part, Share, unique
from ryxd.agents.entities import entities
from ryxd.agents.perception import PerceptionSnapshot, empty, overlap
from ryxd.agents.retriever import RELEVANT, RetrievalBundle
from ryxd.agents.rolewords import tell
from ryxd.agents.suspicious import suspicious
from ryxd.core.action import Result
from ryxd.core.plan import PlanStep
from ryxd.core.words import roots
from ryxd.wire.orchestration import ISSUES

GOOD, RISKY = 0.5, 0.5
"""From this quality on, and up to this risk, a result is accepted."""
CHOICES = 8
"""Things that a person is offered to choose from."""

_SENTENCE = re.compile(r"[^.!?\n]+(?:[.!?](?!\s)[^.!?\n]*)*[.!?]?")
_SECRET = re.compile(
    r"-----BEGIN [A-Z ]*PRIVATE KEY-----|\b(?:password|passwort|passwd|secret|api[_-]?key|token)\b\s*[:=]\s*\S{6,}"
    r"|\b(?:AKIA[0-9A-Z]{16}|gh[pousr]_\w{30,}|xox[abp]-[\w-]{20,})\b",
    re.IGNORECASE,
)
_EXPECTED = {
    "search_files": "matches",
    "grep": "matches",
    "glob": "matches",
    "recall": "memories",
    "search_web": "results",
    "read_page": "text",
    "calculate": "value",
}
"""What of a Result has to be there: what a step with this tool is done for."""


class CriticReport(Part):
    """What a critic has to say of a result or an answer."""

    about: str = Field(default="", max_length=500)
    quality: Share
    hallucination_risk: Share = 0.0
    issues: tuple[str, ...] = Field(default=(), max_length=ISSUES)
    is_acceptable: bool
    rewrite_suggestion: str = Field(default="", max_length=1000)
    requires_human_input: bool = False
    choices: tuple[str, ...] = Field(default=(), max_length=CHOICES)
    """What a person would choose from."""


class CriticAdvice(Advice):
    """What a model may say of it."""

    quality: Share | None = None
    hallucination_risk: Share | None = None
    issues: tuple[Line, ...] = Field(default=(), max_length=ISSUES)
    rewrite_suggestion: str = Field(default="", max_length=1000)
    requires_human_input: bool = False


def judged(
    step: PlanStep,
    result: Result,
    wanted: PerceptionSnapshot,
    bundle: RetrievalBundle | None,
    later: Sequence[PlanStep],
) -> CriticReport:
    """What came of a step: is it there, is it about what was asked, does it fit what is known, is it safe."""
    say = partial(tell, wanted.language)
    about = say("about", number=step.step, goal=step.goal)[:500]
    if not result.ok:
        why = (result.error or "it failed")[:500]
        suggestion = say("try_other", tool=step.action)
        return CriticReport(
            about=about, quality=0.0, issues=(why,), is_acceptable=False, rewrite_suggestion=suggestion
        )
    issues: list[str] = []
    key = _EXPECTED.get(step.action, "")
    missing = empty(result) or (key in result.data and result.data[key] in (None, "", [], (), {}))
    quality = 0.2 if missing else 0.7
    if missing:
        issues.append(say("is_nothing"))
    if result.partial:
        issues.append(say("is_partial"))
        quality -= 0.1
    if not missing:
        near = overlap(f"{step.goal} {wanted.query}", f"{step.goal} {result.bare}")
        quality += 0.3 * near
        if bundle is not None and bundle.telling:
            known = " ".join(item.text for item in bundle.telling)
            if overlap(known, result.bare) == 0.0:
                issues.append(say("is_strange"))
                quality -= 0.1
    issues += [say("is_odd", flag=flag) for flag in suspicious(result.bare)]
    if _SECRET.search(result.bare):
        issues.append(say("is_secret"))
    quality = round(min(1.0, max(0.0, quality)), 3)
    choices = unclear(step, result, later)
    if choices:
        issues.append(say("is_several", count=len(choices)))
    return CriticReport(
        about=about,
        quality=quality,
        issues=tuple(issues)[:ISSUES],
        is_acceptable=quality >= GOOD,
        rewrite_suggestion=say("try_wider") if missing else "",
        requires_human_input=bool(choices),
        choices=choices,
    )


def unclear(step: PlanStep, result: Result, later: Sequence[PlanStep]) -> tuple[str, ...]:
    """The matches that a person has to choose from: several, where a later step takes the first of them."""
    matches = [str(each) for each in result.data.get("matches", ())] if step.action == "search_files" else []
    taken = any(f"${step.step}.matches.0" in each.params.values() for each in later)
    return tuple(matches[:CHOICES]) if taken and len(matches) > 1 else ()


def claims(answer: str, language: str) -> list[tuple[str, tuple[str, ...]]]:
    """The sentences of an answer that can be checked, each with what in it can: numbers, paths, names."""
    found = []
    for match in _SENTENCE.finditer(answer):
        sentence = match[0].strip()
        checked = tuple(each.text for each in entities(sentence, language))
        if checked:
            found.append((sentence, checked))
    return found


def unsupported(answer: str, evidence: str, language: str) -> tuple[list[str], float]:
    """The claims that nothing vouches for, and their share: the risk that they are made up."""
    known, stems = evidence.casefold(), set(roots(evidence[:20_000]))
    all_claims = claims(answer, language)
    loose = [
        sentence
        for sentence, checked in all_claims
        if not all(each.casefold() in known or set(roots(each)) & stems for each in checked)
    ]
    return loose, round(len(loose) / len(all_claims), 3) if all_claims else 0.0


def judged_answer(answer: str, evidence: str, wanted: PerceptionSnapshot, language: str) -> CriticReport:
    """What is wrong with an answer that a model wrote out of what was found."""
    say = partial(tell, language)
    loose, risk = unsupported(answer, evidence, language)
    issues = [say("is_loose", sentence=sentence[:200]) for sentence in loose]
    odd = [flag for flag in suspicious(answer) if flag not in wanted.suspicious]
    issues += [say("is_odd", flag=flag) for flag in odd]
    near = overlap(answer, evidence)
    quality = round(0.3 + 0.7 * near, 3) if answer.strip() else 0.0
    if not answer.strip():
        issues.append(say("is_empty"))
    elif near < RELEVANT:
        issues.append(say("is_beside"))
    good = quality >= GOOD and risk <= RISKY and not odd
    return CriticReport(
        about="answer",
        quality=quality,
        hallucination_risk=risk,
        issues=tuple(issues)[:ISSUES],
        is_acceptable=good,
        rewrite_suggestion="" if good else say("try_found"),
    )


def merged(report: CriticReport, advice: CriticAdvice) -> CriticReport:
    """With what a model has to say: of two judgements the stricter one counts."""
    quality = min(report.quality, advice.quality if advice.quality is not None else 1.0)
    risk = max(report.hallucination_risk, advice.hallucination_risk or 0.0)
    noted = (advice.notes,) if advice.notes else ()
    return report.model_copy(
        update={
            "quality": quality,
            "hallucination_risk": risk,
            "issues": unique(report.issues, advice.issues, noted, most=ISSUES),
            "is_acceptable": report.is_acceptable and quality >= GOOD and risk <= RISKY,
            "rewrite_suggestion": advice.rewrite_suggestion or report.rewrite_suggestion,
            "requires_human_input": report.requires_human_input or advice.requires_human_input,
        }
    )
