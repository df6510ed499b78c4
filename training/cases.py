"""Conversations as cases of `ryxctl eval`: what a user says first, and what the model should do about it.

What the tools give is what they give in the conversation; files are only there so that they can be named.
"""

import itertools
import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import PurePosixPath
from typing import Any

from ryxd.core.fence import unfenced
from ryxd.core.handoff import is_handoff
from ryxd.core.smart import ANSWER
from ryxd.evaluation.suites import Case
from ryxd.evaluation.wordings import asks, declines, points_on
from training.material.lines import PLANS, TALKS, TYPED
from training.material.lines import lines as typed
from training.mixture import conversations
from training.model.asking import requests
from training.source import HELD_PHRASES, HELD_WORDS
from training.talk import Talk

SUITES = {"held-words": HELD_WORDS, "held-phrasings": HELD_PHRASES}
"""The suites that are made so, and what of the data each is of."""
_SEED = 880_000_001
_SIGNS = re.compile(r"\W+")
_TYPE = re.compile(r"\*\.\w+")
_ASKING = "ask_user"
_PATHS = {"path", "paths", "to"}
_MADE = {"write_file": ("path",), "make_folder": ("path",), "move_file": ("to",), "copy_file": ("to",), "screenshot": ("path",)}
"""Arguments that name what is not there yet."""


def made(name: str, count: int) -> list[dict[str, Any]]:
    """The cases of one suite: conversations with `chat` that can be done in a scratch home, no request twice.

    What somebody typed (training/typed/) is none, as it stands there: a suite has nothing that can be looked up.
    """
    found: dict[str, dict[str, Any]] = {}
    for talk in conversations(_SEED, SUITES[name]):
        if (case := _case(talk)) and case["request"].casefold() not in found and plain(case["request"]) not in _typed():
            found[case["request"].casefold()] = {"id": f"{case['lang']}-{len(found) + 1:03}", **case}
            if len(found) == count:
                return list(found.values())
    raise AssertionError("conversations have no end")


def plain(request: str) -> str:
    """A request without signs and capitals: what is left is the same where it says the same."""
    return _SIGNS.sub(" ", request.casefold()).strip()


@cache
def _typed() -> frozenset[str]:
    """All that was typed, to learn from or to write the data by."""
    every = (typed(language, held, folder) for language in ("en", "de") for held in (False, True) for folder in (TYPED, PLANS, TALKS))
    return frozenset(plain(one.say) for one in itertools.chain.from_iterable(every)) | {plain(each["request"]) for each in requests()}


def _case(talk: Talk) -> dict[str, Any] | None:
    """The first request of a conversation as a case; None where it can't be one."""
    if talk.role != "chat" or talk.turns[0][0] != "user":
        return None
    turns = [talk.turns[0], *itertools.takewhile(lambda turn: turn[0] != "user", talk.turns[1:])]
    said = [json.loads(text) for speaker, text in turns if speaker == "assistant"]
    calls = [call for call in said if call["tool"] != ANSWER]
    given, _, request = talk.turns[0][1].rpartition("\n\n")
    case: dict[str, Any] = {"lang": talk.language, "request": request}
    if fence := unfenced(given):
        case["memory"] = fence[1]
    if not calls:
        text = said[0]["args"]["text"]
        if fence:
            return _checked(case | {"kind": "act", "call": [{"tool": "recall"}], "says": [each for each in fence[1] if each in text]})
        kind = "ask" if asks(text) else "hand_on" if points_on(text) else "decline" if declines(text) else "answer"
        return _checked(case | {"kind": kind})
    first = calls[0]
    if first["tool"] == _ASKING:
        return _checked(case | {"kind": "ask"})
    if is_handoff(first["tool"]):
        return _checked(case | {"kind": "hand_on", "call": [{"tool": first["tool"]}]})
    if any(call["tool"] == _ASKING or is_handoff(call["tool"]) for call in calls):
        return None
    if turns[-1][0] == "assistant" and json.loads(turns[-1][1])["tool"] != ANSWER:
        return None  # nobody says what came of it
    results = _results(turns)
    home = _home(calls, results) if results is not None else None
    if home is None:
        return None
    done = list({json.dumps(call): call for call in calls}.values())
    right = {"call": done[:1], "done": done} if len(done) > 1 else {"call": [*done, *_alike(done[0])]}
    return _checked(case | {"home": home, "results": results, "kind": "act"} | right)


def _checked(case: dict[str, Any]) -> dict[str, Any]:
    Case.model_validate({"id": "x", **case})
    return case


def _alike(call: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Other calls that tell the same: the lines of one file that have a word, and the files of a type in a folder."""
    args = call["args"]
    match call["tool"]:
        case "grep" if PurePosixPath(args.get("path", "~")).suffix and args.keys() <= {"pattern", "path", "ignore_case", "fixed"}:
            yield {"tool": "read_file", "args": {"path": args["path"], "about": args["pattern"]}}
        case "read_file" if args.keys() == {"path", "about"}:
            yield {"tool": "grep", "args": {"pattern": args["about"], "path": args["path"], "ignore_case": True}}
        case "glob" if _TYPE.fullmatch(args["pattern"]) and "path" in args:
            yield {"tool": "search_files", "args": {"pattern": args["pattern"], "paths": [args["path"]]}}
        case "search_files" if _TYPE.fullmatch(args["pattern"]) and args.keys() == {"pattern", "paths"} and len(args["paths"]) == 1:
            yield {"tool": "glob", "args": {"pattern": args["pattern"], "path": args["paths"][0]}}


def _results(turns: list[tuple[Any, str]]) -> dict[str, Any] | None:
    """What each tool gave last; None where one gave different things: but for an error before the same call."""
    results: dict[str, Any] = {}
    args: dict[str, Any] = {}
    for (_, called), (speaker, text) in itertools.pairwise(turns):
        if speaker != "tool":
            continue
        call = json.loads(called)
        tool = call["tool"]
        (data,) = json.loads(text).values()
        if tool in results and ("error" not in results[tool] or call["args"] != args[tool]):
            return None
        results[tool], args[tool] = data, call["args"]
    return results


def _home(calls: list[Mapping[str, Any]], results: Mapping[str, Any]) -> dict[str, Any] | None:
    """What has to be there for these calls; None where something of it is not in the home."""
    home: dict[str, Any] = {}
    for call in calls:
        failed = "error" in results.get(call["tool"], {})
        new = _MADE.get(call["tool"], ())
        for name in sorted(_PATHS & call["args"].keys()):
            value = call["args"][name]
            for each in value if isinstance(value, list) else [value]:
                inside = _inside(str(each))
                if inside is None:
                    return None
                if inside and not failed and name not in new:
                    home[inside] = None if _folder(call["tool"], inside) else _text(results)
    for path in list(home):  # what holds another is a folder
        for above in PurePosixPath(path).parents:
            home.pop(str(above), None)
    return home


def _text(results: Mapping[str, Any]) -> str:
    """What stands in a file: what is read of it, without the numbers of its lines."""
    numbered = results.get("read_file", {}).get("text", "1\tx")
    return "".join(line.partition("\t")[2] + "\n" for line in numbered.splitlines())


def _folder(tool: str, path: str) -> bool:
    return tool in {"search_files", "glob", "list_dir", "disk_usage"} or not PurePosixPath(path).suffix


def _inside(path: str) -> str | None:
    """The path below the home, "" for the home itself; None for any other place."""
    plain = path.removeprefix("~/").rstrip("/") if path != "~" else ""
    if plain.startswith(("/", "~")) or ".." in PurePosixPath(plain).parts or "*" in plain:
        return None
    return "" if plain == "." else plain


def lines(name: str, count: int) -> Iterator[str]:
    """The lines of a suite's file."""
    return (json.dumps(case, ensure_ascii=False) + "\n" for case in made(name, count))
