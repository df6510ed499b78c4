"""How a Result is told to a person, and what is offered next (the source's present_results).

Paths and texts come from the Result itself, never from a model that types them again: small ones garble them.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ryxd.agents import filewords, memorywords, webwords
from ryxd.agents.wording import period, say
from ryxd.core.action import Action, Result
from ryxd.core.numbering import unnumbered
from ryxd.core.tool import Paths
from ryxd.wire.events import Choice

GUESS = "do"
"""The choice to do what a model that was not sure would have done."""

SHOWN = 10
"""Results that an answer lists (the source's max_results)."""


@dataclass(frozen=True)
class Offer:
    """What the user may choose next; each choice is an Action that was checked like any other when chosen."""

    question: str = ""
    choices: tuple[Choice, ...] = ()
    actions: Mapping[str, Action] = field(default_factory=dict)
    paths: tuple[str, ...] = ()
    wider: Action | None = None
    """The same search everywhere, for "search everywhere"."""
    last: int | None = None
    """Which of the paths was opened or read last: "the other one" is not that."""
    language: str = ""
    """The language it was made in: "2" says nothing about one."""
    pages: tuple[str, ...] = ()
    """Addresses of web pages, where it is those that were found."""
    requests: tuple[str, ...] = ()
    """Requests that may have been meant, where the user is asked which."""

    @property
    def shown(self) -> tuple[str, ...]:
        """What "the second one" is one of."""
        return self.paths or self.pages or self.requests

    @property
    def guess(self) -> Action | None:
        """What a model that was not sure would have done."""
        return self.actions.get(GUESS)

    @property
    def without_guess(self) -> "Offer":
        """What else is on the table."""
        if self.guess is None:
            return self
        left = {key: action for key, action in self.actions.items() if key != GUESS}
        choices = tuple(choice for choice in self.choices if choice.key in left)
        return replace(self, question="", choices=choices, actions=left)

    def beside(self, earlier: "Offer") -> "Offer":
        """What a request offers that was not understood: a guess lies beside what was on the table.

        It takes nothing away: "2" still means the second.
        """
        kept = earlier.without_guess
        if not self.dump():
            return kept
        if self.guess is None or not kept.dump():
            return self
        actions = {**kept.actions, **self.actions}
        return replace(kept, question=self.question, choices=self.choices, actions=actions)

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal."""
        if not self.shown and not self.choices and self.wider is None:
            return {}
        return {
            "question": self.question,
            "choices": [choice.model_dump() for choice in self.choices],
            "actions": {key: {"tool": a.tool, "args": dict(a.args)} for key, a in self.actions.items()},
            "paths": list(self.paths),
            "wider": None if self.wider is None else dict(self.wider.args),
            "last": self.last,
            "language": self.language,
            **({"pages": list(self.pages)} if self.pages else {}),
            **({"requests": list(self.requests)} if self.requests else {}),
        }

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Offer":
        """From the journal."""
        if not stored:
            return cls()
        wider = stored.get("wider")
        return cls(
            stored["question"],
            tuple(Choice(**choice) for choice in stored["choices"]),
            {key: Action(a["tool"], a["args"]) for key, a in stored["actions"].items()},
            tuple(stored["paths"]),
            None if wider is None else Action("search_files", wider),
            stored.get("last"),
            str(stored.get("language", "")),
            tuple(stored.get("pages", ())),
            tuple(stored.get("requests", ())),
        )


@dataclass(frozen=True)
class Presented:
    """An answer for a person, and what it offers."""

    text: str
    offer: Offer = Offer()
    refused: bool = False
    """The user was asked about it and did not say yes."""


def everywhere(paths: Paths) -> tuple[str, ...]:
    """Where "search everywhere" looks: the home folder, and where the user stands, if that is elsewhere."""
    here = paths.cwd
    return (str(paths.home),) if here.is_relative_to(paths.home) else (str(paths.home), str(here))


def present(action: Action, result: Result, language: str, places: Sequence[str]) -> Presented | None:
    """A good Result in words; None for a tool whose Result only a model can put into words.

    `places` is where "search everywhere" would look.
    """
    data = result.data
    if (known := filewords.recovered(result, language)) is not None:
        return Presented(known)
    if action.tool == "search_files":
        return found(action, result, language, places)
    if action.tool == "search_web":
        return pages(action, result, language)
    if action.tool == "read_page":
        return Presented(webwords.page(data))
    if action.tool == "read_file":
        text = str(data.get("text", ""))
        text = _lines(text, language) if data.get("about") else unnumbered(text)
        note = f"\n{data['note']}" if data.get("note") else ""
        if not text.strip() and not note:
            return Presented(say(language, "empty", path=action.args.get("path", "")))
        return Presented(text + note)
    if action.tool == "list_dir":
        return listed(action, [str(entry) for entry in data.get("entries", ())], language)
    if action.tool == "open_file":
        return Presented(say(language, "is_open", name=Path(str(action.args.get("path", ""))).name))
    if action.tool == "shell":
        return Presented(ran(data, language))
    if action.tool == "python":
        return evaluated(data, language)
    told = filewords.tell(action, result, language) or memorywords.tell(action, result, language)
    if told is not None:
        return Presented(told)
    if "say" in data:
        return Presented(str(data["say"]))
    return None


def listed(action: Action, entries: Sequence[str], language: str) -> Presented:
    """What is in a folder. Nothing is asked, but "the second one" and "the old one" are one of that.

    Not where the folder was named from where the user was: the next request may come from elsewhere.
    """
    folder = str(action.args.get("path", "")).rstrip("/")
    if not entries:
        return Presented(say(language, "empty", path=action.args.get("path", "")))
    paths = tuple(f"{folder}/{entry}" for entry in entries) if folder.startswith(("~", "/")) else ()
    return Presented("\n".join(entries), Offer(paths=paths, language=language) if paths else Offer())


def _lines(text: str, language: str) -> str:
    """Lines of a file that were picked out of it, each with where it stands."""
    parts = (line.partition("\t") for line in text.split("\n"))
    return "\n".join(say(language, "line_of", number=number, text=line) for number, _, line in parts)


def refused(result: Result, language: str, offer: Offer = Offer()) -> Presented | None:
    """That the user said no, or was not there to answer; None for a Result of another kind."""
    what, why = result.report.get("refused"), result.report.get("no", "")
    return None if what is None else Presented(say(language, "refused", what=what, why=why), offer, refused=True)


def ran(data: Mapping[str, Any], language: str) -> str:
    """What a command printed, as it is; then what it changed, and how that is taken back."""
    parts = [str(data.get(key, "")) for key in ("out", "err", "note")]
    parts.append(_changed(data, language))
    if code := int(data.get("code", 0)):
        parts.append(say(language, "exit_code", code=code))
    return "\n\n".join(filter(None, parts)) or say(language, "ran")


def _changed(data: Mapping[str, Any], language: str) -> str:
    """What a program changed, and how that is taken back; empty where it changed nothing."""
    changed = [str(line) for line in data.get("changed", ())]
    if not changed:
        return ""
    count = int(data.get("count", len(changed)))
    more = ["…"] if count > SHOWN else []
    return "\n".join([say(language, "changed", count=count), *changed[:SHOWN], *more])


def evaluated(data: Mapping[str, Any], language: str, answer: str = "") -> Presented:
    """What code came to, or a model's answer from it; then the files that it made, with the offer to open them."""
    parts = [answer] if answer else [str(data.get("out", "")), str(data.get("value", ""))]
    if not answer or data.get("code"):
        parts += [str(data.get("err", "")), str(data.get("note", ""))]
    paths = [str(file["path"]) for file in data.get("files", ())][:SHOWN]
    if paths:
        lines = [f"{number}. {Path(path).name}: {path}" for number, path in enumerate(paths, start=1)]
        parts.append("\n".join([say(language, "code_made"), *lines]))
    parts.append(_changed(data, language))
    text = "\n\n".join(filter(None, parts)) or say(language, "ran")
    return Presented(text, offer_to_open(paths, None, language) if paths else Offer())


def found(action: Action, result: Result, language: str, places: Sequence[str]) -> Presented:
    """The list of a search, with the offer to open what it found."""
    matches = [str(match) for match in result.data.get("matches", ())]
    count = int(result.data.get("count", len(matches)))
    wider = Action("search_files", {**action.args, "paths": list(places)})
    if not matches:
        return Presented(nothing(action, result, language), Offer(wider=wider, language=language))
    shown = matches[:SHOWN]
    more = count > len(shown)
    lines = [say(language, "found_more", count=count, shown=len(shown)) if more else say(language, "found")]
    lines += [f"{number}. {Path(path).name}: {path}" for number, path in enumerate(shown, start=1)]
    if result.partial:
        lines.append(say(language, "partial"))
    return Presented("\n".join(lines), offer_to_open(shown, wider, language))


def pages(action: Action, result: Result, language: str) -> Presented:
    """What a search of the web found, with the offer to open a page."""
    hits = [each for each in result.data.get("results", ()) if isinstance(each, Mapping)][:SHOWN]
    if not hits:
        return Presented(say(language, "web_nothing", query=action.args.get("query", "")))
    urls = [str(hit["url"]) for hit in hits]
    keys = ["open", *(f"open{number}" for number in range(2, len(urls) + 1))]
    label = say(language, "open")
    names = [str(hit.get("title") or hit["url"]) for hit in hits]
    choices = [Choice(key=key, label=f"{label}: {name}") for key, name in zip(keys, names, strict=True)]
    offer = Offer(
        say(language, "open_it") if len(urls) == 1 else say(language, "open_which", shown=len(urls)),
        (*choices, Choice(key="no", label=say(language, "no"))),
        {key: Action("open_url", {"url": url}) for key, url in zip(keys, urls, strict=True)},
        language=language,
        pages=tuple(urls),
    )
    return Presented("\n".join([say(language, "found"), *webwords.hits(hits)]), offer)


def offer_to_open(paths: Sequence[str], wider: Action | None, language: str) -> Offer:
    """Choices to open each of the paths: open is the first, open2 the second, …, and no."""
    keys = ["open", *(f"open{number}" for number in range(2, len(paths) + 1))]
    label = say(language, "open")
    names = [label] if len(paths) == 1 else [f"{label}: {Path(path).name}" for path in paths]
    choices = [Choice(key=key, label=name) for key, name in zip(keys, names, strict=True)]
    question = say(language, "open_it") if len(paths) == 1 else say(language, "open_which", shown=len(paths))
    return Offer(
        question,
        (*choices, Choice(key="no", label=say(language, "no"))),
        {key: Action("open_file", {"path": path}) for key, path in zip(keys, paths, strict=True)},
        tuple(paths),
        wider,
        language=language,
    )


def nothing(action: Action, result: Result, language: str) -> str:
    """That nothing was found, where it was looked for, and whether names that are only like it were tried, too."""
    patterns = result.report.get("patterns_tried") or ()
    wanted = in_words(str(action.args.get("pattern", "")))
    places = result.report.get("searched_paths") or action.args.get("paths", ())
    when = action.args.get("when")
    words = wanted + (f" ({period(language, str(when))})" if when else "")
    key = "nothing_like" if len(patterns) > 1 else "nothing"
    return say(language, key, words=words, places=", ".join(map(str, places)))


def in_words(pattern: str) -> str:
    """The words of a search's pattern: of *big*wave*.jpg these are big wave.jpg. Any other glob stays as it is."""
    name = pattern.strip("*").replace("*.", ".")
    if not name.strip(". ") or name.startswith(".") or re.search(r"[?\[\]{}/]|\*\*", name):
        return pattern
    return name.replace("*", " ")
