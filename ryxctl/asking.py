"""What a run waits for, shown and answered on this terminal: what would be done, and one letter; or words."""

import os
from select import select

from ryxctl.choice import ELSEWHERE
from ryxctl.screen import Screen
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from typing import Any

LINES = 30
"""Of a preview that are shown unasked."""

LETTERS = {"once": "yj", "run": "r", "always": "a", "no": "n"}
"""By choice; the first is shown, to Germans the second where their label begins with it."""

WORDS = {"yes": "once", "ja": "once", "no": "no", "nein": "no"}
"""What can be typed besides letters and keys."""

SCOPES = ("once", "run", "always")


def show(screen: Screen, asked: "dict[str, Any]", lines: int | None = LINES) -> int:
    """Write a question with its reason and its preview; how many lines of that were left out."""
    screen.line(f"? {asked['question']}", "bold")
    if asked.get("reason"):
        screen.line(f"  {asked['reason']}", "dim")
    preview = asked.get("preview", "").split("\n") if asked.get("preview") else []
    shown = preview if lines is None else preview[:lines]
    for line, style in zip(shown, _styles(preview), strict=False):
        screen.line(f"  {line}", style)
    if not wants_a_yes(asked):
        for each in asked["choices"]:
            screen.line(f"  {each['key']} {each['label']}")
    if asked.get("cut"):
        cut = say("characters in its middle are not shown", "Zeichen in der Mitte fehlen hier")
        screen.line(f"  ({asked['cut']} {cut})", "bad")
    return len(preview) - len(shown)


def _styles(lines: "list[str]") -> "list[str]":
    """A diff in colours: + green, - red; anything else (a command line) stands out."""
    if not all(line[:1] in "+- @\\" or line.startswith(("diff ", "index ", "rename ")) for line in lines):
        return ["bold" for _ in lines]
    styles = {"+": "good", "-": "bad", "@": "dim"}
    return [styles.get(line[:1], "") for line in lines]


def letters(choices: "list[dict[str, str]]") -> "dict[str, str]":
    """The letter that is shown for each choice, by its key; every one is another."""
    german = any(each["label"].startswith("Ja") for each in choices)
    found: dict[str, str] = {}
    for each in choices:
        key = each["key"]
        own = LETTERS.get(key, key + each["label"].lower())
        wanted = own[1] + own if german and key in LETTERS and len(own) > 1 else own
        taken = set(found.values()) | ({"v", "y", "j", "n"} if key not in LETTERS else set())
        free = [mark for mark in wanted if mark.isalpha() and mark not in taken]
        found[key] = free[0] if free else str(len(found) + 1)
    return found


def meant(typed: str, choices: "list[dict[str, str]]") -> str | None:
    """The key that was typed, as letter, word or key; None when it is unclear: Enter alone decides nothing."""
    word = typed.strip().lower()
    keys = [each["key"] for each in choices]
    for key, letter in letters(choices).items():
        if word in (letter, key.lower(), *LETTERS.get(key, "")):
            return key
    return WORDS[word] if WORDS.get(word) in keys else None


def choose(asked: "dict[str, Any]", screen: Screen, others: "tuple[int, ...]", *, again: bool) -> str | None:
    """Ask until the answer is clear. None at the end of input, ELSEWHERE when another descriptor has news.

    `again`: it was shown before, and only news came in between.
    """
    choices, yes = asked["choices"], wants_a_yes(asked)
    left = 0
    if not again:
        _forget_what_was_typed()
        left = show(screen, asked)
        if left:
            screen.line(f"  … {left} {say('more lines; v shows all', 'weitere Zeilen; v zeigt alle')}", "dim")
        marks = letters(choices)
        if yes:
            screen.line("  " + "   ".join(f"{marks[each['key']]} {each['label']}" for each in choices))
    while True:
        screen.piece(f"[{'/'.join(letters(choices).values())}] " if yes else "> ")
        if others:
            ready, _, _ = select([0, *others], [], [])
            if 0 not in ready:
                screen.end()
                return ELSEWHERE
        line = os.read(0, 4096)  # a terminal gives one line at a time, whatever is asked for
        if not line:
            screen.end()
            return None
        word = line.decode(errors="replace")
        if yes and word.strip().lower() == "v":
            _page(screen, asked)
            continue
        key = meant(word, choices) if yes else answered(word, asked)
        if key is not None:
            return key


def wants_a_yes(asked: "dict[str, Any]") -> bool:
    """Whether it is about an Action, and its answer allows that or not."""
    return bool(asked.get("wants", "yes") == "yes")


def answered(typed: str, asked: "dict[str, Any]") -> str | None:
    """The key of a choice or the words that were typed; None for nothing, and where only choices are answers."""
    text = typed.strip()
    for each in asked["choices"]:
        if text.lower() in (each["key"], each["label"].lower()):
            return str(each["key"])
    return text if text and asked["wants"] == "words" else None


def request(asked: "dict[str, Any]", key: str) -> "tuple[str, dict[str, Any]]":
    """The command that gives an answer; a yes says what was shown here."""
    name = asked["name"]
    if not wants_a_yes(asked):
        return "answer", {"run": name, "choice": key}
    if key in SCOPES:
        return "approve", {"target": name, "scope": key, "digest": asked["digest"]}
    if key == "no":
        return "deny", {"target": name}
    return "answer", {"run": name, "choice": key}


def ways(asked: "dict[str, Any]") -> str:
    """How to answer from elsewhere."""
    if not wants_a_yes(asked):
        words = [say("'your words'", "'deine Worte'")] if asked["wants"] == "words" else []
        given = [*words, *(str(each["key"]) for each in asked["choices"])]
        rest = f" ({say('or', 'oder')} {', '.join(given[1:])})" if given[1:] else ""
        return f"ryxctl answer {asked['name']} {given[0]}{rest}"
    more = [each["key"] for each in asked["choices"] if each["key"] not in ("once", "no")]
    also = f" ({', '.join(_way(asked['name'], key) for key in more)})" if more else ""
    return f"ryxctl approve {asked['name']}{also} {say('or', 'oder')} ryxctl deny {asked['name']}"


def _way(name: str, key: str) -> str:
    return f"--for {key}" if key in SCOPES else f"ryxctl answer {name} {key}"


def questions(screen: Screen, result: "dict[str, Any]") -> None:
    """The reply to `questions`: everything that waits."""
    for each in result["questions"]:
        screen.line(f"{each['name']}  {each['run']}: {each['request']}", "dim")
        left = show(screen, each, None if not screen.tty else LINES)
        if left:
            more = say(
                "more lines; ryxctl questions | less shows all", "weitere; ryxctl questions | less zeigt alle"
            )
            screen.line(f"  … {left} {more}", "dim")
        screen.line(f"  {ways(each)}", "dim")
    if not result["questions"]:
        screen.line(say("nothing waits for you", "nichts wartet auf dich"), "dim")


def settled(screen: Screen, result: "dict[str, Any]") -> None:
    """The reply to `approve` and `deny`."""
    how = {
        "no": say("denied", "abgelehnt") if wants_a_yes(result) else say("not answered", "nicht beantwortet"),
        "once": say("approved once", "einmal erlaubt"),
        "run": say("approved for this run", "für diesen Auftrag erlaubt"),
        "always": say("always approved", "für immer erlaubt"),
    }
    screen.line(f"{result['name']} {how.get(result['choice'], result['choice'])}: {result['summary']}")


def _forget_what_was_typed() -> None:
    """What was typed before the question could be read is no answer to it."""
    from termios import TCIFLUSH, error, tcflush

    try:
        tcflush(0, TCIFLUSH)
    except error:
        pass  # no terminal


def _page(screen: Screen, asked: "dict[str, Any]") -> None:
    """Show the whole preview in the user's pager; as it is when there is none."""
    from shlex import split
    from signal import SIG_IGN, SIGINT, signal
    from sys import getfilesystemencoding

    try:
        words = split(os.environ.get("PAGER") or "less")
        read, write = os.pipe()
        # Ctrl-C is the pager's as long as it is there
        before = signal(SIGINT, SIG_IGN)
        try:
            plan = [(os.POSIX_SPAWN_DUP2, read, 0), (os.POSIX_SPAWN_CLOSE, write)]
            child = os.posix_spawnp(words[0], words, os.environ, file_actions=plan, setsigdef=[SIGINT])
            os.close(read)
            read = -1
            text = screen.clean(asked["preview"]) + "\n"
            with os.fdopen(write, "wb", closefd=True) as pipe:
                write = -1
                pipe.write(text.encode(getfilesystemencoding(), "replace"))
            os.waitpid(child, 0)
        finally:
            signal(SIGINT, before)
            for each in (read, write):
                if each >= 0:
                    os.close(each)
    except (OSError, ValueError, IndexError):
        show(screen, asked, None)
