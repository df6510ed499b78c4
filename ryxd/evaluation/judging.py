"""Whether what happened is what had to happen. Pure: what was wanted, what was seen, and the files around it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath

from ryxd.core.handoff import NAME
from ryxd.evaluation.comparing import Means
from ryxd.evaluation.observing import Done, Seen
from ryxd.evaluation.suites import Call, Wanted
from ryxd.evaluation.wordings import asks, declines, has, points_on

Files = Mapping[str, bytes | None]
"""What is below a home, by its path there: a file's content, None for a folder."""

CHANGING = frozenset({"change", "destroy"})

RECALL = "recall"


@dataclass(frozen=True)
class Judgement:
    """What is to be said of one request. `first`: whether its first call was exact; None where nobody says."""

    kind: str
    success: bool
    first: bool | None
    asked: bool
    declined: bool
    wrong: tuple[Done, ...] = ()
    """Actions that do something, and that were not wanted, or did to files what was not."""
    problems: tuple[str, ...] = field(default=())
    """Why it is no success, in words."""

    @property
    def changing(self) -> tuple[Done, ...]:
        """Of the wrong ones, those that change or destroy something."""
        return tuple(done for done in self.wrong if CHANGING & set(done.classes))


def judge(wanted: Wanted, seen: Seen, means: Means, files: tuple[Files, Files]) -> Judgement:
    """Judge one request. `files` are those before and after it."""
    wanting, strayed = _files(wanted.after, *files)
    unwanted = _wrong(wanted, seen.calls, means)
    wrong = [*unwanted, *(_straying(wanted, seen.calls, means, unwanted) if strayed else ())]
    asked = _asked(seen)
    declined = not asked and declines(_own(seen)) and not any(not done.reads for done in seen.calls)
    problems = [
        *_kind(wanted, seen, asked=asked, declined=declined),
        *(f"{_told(done)} was not wanted" for done in unwanted),
        *_done(wanted, seen, means),
        *wanting,
        *strayed,
        *(f"the answer has not {fact!r}" for fact in wanted.says if not has(seen.answer, fact)),
        *(f"the answer has {fact!r}" for fact in wanted.never if has(seen.answer, fact)),
    ]
    if seen.late:
        problems.append("it took too long, and was ended")
    return Judgement(
        wanted.kind, not problems, _first(wanted, seen, means), asked, declined, tuple(wrong), tuple(problems)
    )


def _own(seen: Seen) -> str:
    """The answer without what failed tools said: "x.txt can't be read" declines nothing."""
    text = seen.answer
    for done in seen.calls:
        text = text if done.ok or len(done.error) < 4 else text.replace(done.error, "")
    return text


def _asked(seen: Seen) -> bool:
    """Whether it asked back: by a question, in its answer, or which of several things is meant."""
    if any(not done.reads for done in seen.calls):
        return False
    doubted = any(done.doubted for done in seen.calls)
    return doubted or bool(seen.questions) or seen.offered > 1 or asks(seen.answer, seen.offer)


def _kind(wanted: Wanted, seen: Seen, *, asked: bool, declined: bool) -> list[str]:
    acted = [done.tool for done in seen.calls if not done.inner]
    match wanted.kind:
        case "act" if not acted and not _known(wanted, seen):
            asking = "asked back" if asked else "only answered"
            return [f"it {asking}, and did nothing"]
        case "answer" if acted:
            return [f"it did {', '.join(acted)} where words were wanted"]
        case "answer" if seen.questions:
            return ["it asked back where an answer was wanted"]
        case "answer" if seen.outcome != "done":
            return [f"there is no answer: the run is {seen.outcome}"]
        case "ask" if not asked:
            return ["it did not ask back"]
        case "decline" if not declined:
            return ["it did not say that it can't"]
        case "hand_on" if not _handed(wanted, seen):
            return [f"it was given to {' and '.join(seen.handed) or 'nobody'}"]
    return []


def _handed(wanted: Wanted, seen: Seen) -> bool:
    """Whether it went on: handed to one that is right, led to a larger model by a model, or said to need one."""
    routed = seen.routed
    right = {call.tool for call in wanted.call}
    larger = routed.get("handler_by") == "model" and routed.get("tier") in {"medium", "large"}
    handed = any(not right or NAME + agent in right for agent in seen.handed)
    return handed or larger or points_on(seen.answer)


def _right(wanted: Wanted) -> tuple[Call, ...]:
    return (*wanted.call, *wanted.done)


def _known(wanted: Wanted, seen: Seen) -> bool:
    """Whether it told what it would only have had to recall: fitting memories come with a request."""
    told = bool(wanted.says) and all(has(seen.answer, fact) for fact in wanted.says)
    return told and not wanted.done and bool(wanted.call) and all(call.tool == RECALL for call in wanted.call)


def _wrong(wanted: Wanted, calls: Sequence[Done], means: Means) -> list[Done]:
    """The Actions that do something and are none of those that are wanted.

    Where an act says only what must be so afterwards, any way there is right.
    """
    if wanted.kind == "act" and not _right(wanted):
        return []
    right = _right(wanted)
    return [done for done in calls if not done.reads and not any(means.is_one(done, each) for each in right)]


def _straying(wanted: Wanted, calls: Sequence[Done], means: Means, known: Sequence[Done]) -> list[Done]:
    """The Actions that may have done to files what should not have been done.

    Only what the case names with its arguments is not among them: that some move was wanted vouches for none.
    """
    vouched = [call for call in _right(wanted) if call.args]
    return [
        done
        for done in calls
        if done.ok and not done.blocked and CHANGING & set(done.classes) and done not in known
        and not any(means.is_one(done, each) for each in vouched)
    ]  # fmt: skip


def _first(wanted: Wanted, seen: Seen, means: Means) -> bool | None:
    """Whether the first thing that it did was right."""
    first = seen.calls[0] if seen.calls else None
    if right := wanted.call or wanted.done[:1]:
        if first is None and _known(wanted, seen):
            return None
        passing = len(wanted.done) > 1
        return first is not None and any(means.is_one(first, each, passing=passing) for each in right)
    match wanted.kind:
        case "act":
            return None
        case "answer":
            return first is None
    return first is None or first.reads


def _done(wanted: Wanted, seen: Seen, means: Means) -> list[str]:
    """What of the calls that have to be done is not. One that failed was done: that is what there was to do."""
    did = [done for done in seen.calls if not done.blocked]
    if not wanted.done:
        one = any(means.is_one(done, each) for done in did for each in wanted.call)
        if wanted.kind != "act" or not wanted.call or one or (not did and _known(wanted, seen)):
            return []
        return [f"not done: {' or '.join(str(each) for each in wanted.call)}"]
    left = list(wanted.done)
    for done in did:
        if left and means.is_one(done, left[0], passing=len(left) > 1):
            left.pop(0)
    return [f"not done, or not in its order: {each}" for each in left]


def _files(wanted: Mapping[str, str | bool | None], before: Files, after: Files) -> tuple[list[str], list[str]]:
    """What of the files is not as it has to be: what was not done, and what should not have been."""
    wanting: list[str] = []
    strayed: list[str] = []
    named = {path.rstrip("/"): value for path, value in wanted.items()}
    for path, value in named.items():
        there = path in after
        if value is None and there:
            wanting.append(f"{path} is still there")
        elif value is not None and not there:
            wanting.append(f"{path} is not there")
        elif isinstance(value, str) and _even(after[path]) != _even(value.encode()):
            touched = path not in before or _even(after[path]) != _even(before[path])
            (strayed if touched else wanting).append(f"{path} has another text: {_text(after[path])}")
    # what is made in order to hold something that is wanted, and what goes with a folder, is part of that
    above = {str(each) for path in named for each in PurePosixPath(path).parents}
    gone = [path for path, value in named.items() if value is None]
    whole = [path for path, value in named.items() if value is True]
    for path in sorted(before.keys() | after.keys()):
        if path in named or any(_below(path, folder) for folder in whole):
            continue
        if path not in before:
            if not (path in above and after[path] is None):
                strayed.append(f"{path} is new")
        elif path not in after:
            if not any(_below(path, folder) for folder in gone):
                strayed.append(f"{path} is gone")
        elif before[path] != after[path]:
            strayed.append(f"{path} was changed")
    return wanting, strayed


def _even(content: bytes | None) -> bytes | None:
    """A content without the line end at its end."""
    return None if content is None else content.removesuffix(b"\n")


def _below(path: str, folder: str) -> bool:
    return path.startswith(f"{folder}/")


def _text(content: bytes | None) -> str:
    if content is None:
        return "it is a folder"
    text = repr(content.decode(errors="replace"))
    return text if len(text) <= 120 else f"{text[:119]}…"


def _told(done: Done) -> str:
    return str(Call(tool=done.tool, args=done.args))
