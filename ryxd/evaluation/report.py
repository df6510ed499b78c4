"""What came of suites: as numbers, as a table for people, as JSON for a report. Pure."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from statistics import fmean, median
from typing import Any

from ryxd.evaluation.running import Tried, Turn
from ryxd.evaluation.suites import Kind, Suite


@dataclass(frozen=True)
class Summary:
    """Numbers of some cases. Shares are between 0 and 1, and None where there was nothing to count."""

    cases: int
    success: float | None
    first: float | None
    """Of the requests with a right first call, those that began with it."""
    asked: float | None
    """Of the requests at which it should ask back, those at which it did."""
    declined: float | None
    asked_needlessly: int
    """Requests that were to be acted on or answered, and were asked about."""
    declined_needlessly: int
    wrong: int
    """Actions that do something, and were not wanted."""
    changing: int
    """Of those, the ones that change or destroy something."""
    doubted: int
    """Actions that were asked about since the model was not sure; those of them that were wanted were done."""
    calls: float
    """Of models, a request."""
    tokens_in: float
    tokens_out: float
    seconds: float
    """The middle of all requests."""
    seconds_95: float
    """What 95 of 100 requests take at most."""


def summary(tried: Sequence[Tried]) -> Summary:
    """The numbers of these cases."""
    every = [turn for case in tried for turn in case.turns]
    judged = [(turn, turn.judged) for turn in every if turn.judged is not None]
    firsts = [one.first for _, one in judged if one.first is not None]
    meant = [one for _, one in judged if one.kind in {"act", "answer"}]
    seconds = sorted(turn.seen.seconds for turn, _ in judged)

    def share(kind: Kind, is_so: Callable[[Any], bool]) -> float | None:
        return _share([is_so(one) for _, one in judged if one.kind == kind])

    return Summary(
        cases=len(tried),
        success=_share([case.success for case in tried]),
        first=_share(firsts),
        asked=share("ask", lambda one: one.asked),
        declined=share("decline", lambda one: one.declined),
        asked_needlessly=sum(one.asked and not one.success for one in meant),
        declined_needlessly=sum(one.declined and not one.success for one in meant),
        wrong=sum(len(one.wrong) for _, one in judged),
        changing=sum(len(one.changing) for _, one in judged),
        doubted=sum(call.doubted for turn, _ in judged for call in turn.seen.calls),
        calls=_mean(every, "model_calls"),
        tokens_in=_mean(every, "tokens_in"),
        tokens_out=_mean(every, "tokens_out"),
        seconds=median(seconds) if seconds else 0.0,
        seconds_95=seconds[max(0, -(-len(seconds) * 95 // 100) - 1)] if seconds else 0.0,
    )


def _share(of: Sequence[bool]) -> float | None:
    return sum(of) / len(of) if of else None


def _mean(turns: Sequence[Turn], counter: str) -> float:
    return fmean(turn.seen.counters.get(counter, 0) for turn in turns) if turns else 0.0


HEAD = (
    "suite", "run", "cases", "success", "first call", "asked", "declined", "wrong", "changing", "calls", "in",
    "out", "median", "p95",
)  # fmt: skip

EXPLAINED = (
    "success: all as it had to be. first call: exact. asked, declined: of the requests where it should. wrong: "
    "actions that were not wanted; changing: those of them that change something. calls, in, out: of models and "
    "their tokens, a request. median, p95: until the end of a request."
)


def table(rows: Iterable[tuple[str, str, Summary]]) -> str:
    """A table for people: each row is a suite, how it was run, and its numbers."""
    cells = [HEAD, *(_row(name, way, of) for name, way, of in rows)]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    lines = []
    for row in cells:
        left = [cell.ljust(width) for cell, width in zip(row[:2], widths[:2], strict=True)]
        right = [cell.rjust(width) for cell, width in zip(row[2:], widths[2:], strict=True)]
        lines.append("  ".join([*left, *right]))
    return "\n".join(lines)


def _row(name: str, way: str, of: Summary) -> tuple[str, ...]:
    numbers = (f"{of.calls:.1f}", f"{of.tokens_in:.0f}", f"{of.tokens_out:.0f}")
    shares = (of.success, of.first, of.asked, of.declined)
    percents = tuple("–" if share is None else f"{100 * share:.1f} %" for share in shares)
    times = (f"{of.seconds:.2f} s", f"{of.seconds_95:.2f} s")
    return (name, way, str(of.cases), *percents, str(of.wrong), str(of.changing), *numbers, *times)


def failures(tried: Iterable[Tried], way: str) -> str:
    """Of each case that is no success: what was asked, why it is none, and what happened."""
    told = []
    for case in tried:
        if case.success:
            continue
        told.append(f"{case.suite} {case.case.id} ({way})")
        for turn in case.turns:
            told.append(f"    “{turn.seen.request}”")
            if turn.judged is None or turn.judged.success:
                continue
            told += [f"      ✗ {problem}" for problem in turn.judged.problems]
            told += [f"      did {_call(call.tool, call.args)}{_how(call)}" for call in turn.seen.calls]
            told += [f"      asked “{question}”" for question in turn.seen.questions]
            told.append(f"      said “{' '.join(turn.seen.answer.split())[:300]}”")
    return "\n".join(told)


def _call(tool: str, args: Mapping[str, Any]) -> str:
    return f"{tool} {' '.join(f'{key}={value!r}' for key, value in args.items())}".strip()[:300]


def _how(call: Any) -> str:
    return " (not allowed)" if call.blocked else "" if call.ok else f" (failed: {call.result[:120]})"


def dump(suite: Suite, way: str, tried: Sequence[Tried], *, whole: bool) -> dict[str, Any]:
    """A suite's results as JSON; with `whole` each case, with all that was called and said."""
    parts: dict[str, Callable[[Tried], str]] = {
        "lang": lambda tried: tried.case.lang,
        "level": lambda tried: tried.case.level,
    }
    groups = {
        name: {
            value: asdict(summary([case for case in tried if of(case) == value]))
            for value in sorted({of(case) for case in tried})
        }
        for name, of in parts.items()
    }
    told = {"suite": suite.name, "run": way, "summary": asdict(summary(tried)), "by": groups}
    return {**told, "cases": [_case(case) for case in tried]} if whole else told


def _case(tried: Tried) -> dict[str, Any]:
    case = tried.case
    turns = [
        {
            **turn.seen.dump(),
            "wanted": None if turn.wanted is None else _wanted(turn),
            "judged": None if turn.judged is None else _judged(turn),
        }
        for turn in tried.turns
    ]
    return {"id": case.id, "lang": case.lang, "level": case.level, "success": tried.success, "turns": turns}


def _wanted(turn: Turn) -> dict[str, Any]:
    assert turn.wanted is not None
    keys = {"kind", "call", "done", "after", "says", "never"}
    return turn.wanted.model_dump(mode="json", by_alias=True, include=keys, exclude_defaults=True) | {
        "kind": turn.wanted.kind
    }


def _judged(turn: Turn) -> dict[str, Any]:
    assert turn.judged is not None
    told = asdict(turn.judged)
    return {**told, "wrong": [call["tool"] for call in told["wrong"]], "changing": len(turn.judged.changing)}
