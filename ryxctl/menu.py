"""`ryxctl questions --menu`: what waits for the user, in the desktop's own menu program, with its answers."""

import os

from ryxctl.asking import request
from ryxctl.line import Connection
from ryxctl.prompt import MENU, notify, on_screen, program_of, typed_in
from ryxctl.screen import VISIBLE
from ryxctl.socket_path import socket_path
from ryxctl.words import say

TYPE_CHECKING = False
if TYPE_CHECKING:  # typing is one of the expensive modules
    from collections.abc import Callable
    from typing import Any

PREVIEW = 8
"""Lines of a preview in the menu; `ryxctl questions` has all of it."""

WIDE = 160
"""Characters of a line in the menu."""

MOST = 60_000
"""Bytes that the menu is given: what a pipe holds, and a little less."""

WORDS = "words"
"""In place of a command: the answer is typed first."""

GERMAN = "möchte das wissen"
"""In the reason of a question that wants words, where the user is asked in German."""

SHOWS = 16
"""Lines of the menu at most, where its program is wofi."""


def menu(program: str | None, *, socket: str | None) -> int:
    """Show what waits and send the answer that is chosen; gives the exit code.

    Escape, or Enter on a line that is no answer (the first one never is), decides nothing. Where nothing waits,
    the last result is shown, with what can be done with it.
    """
    runs: list[str] = []
    code = on_screen(lambda: runs.append(_menu(program, socket)))
    if runs and runs[0]:
        from ryxctl.result import menu as result

        return result(program, runs[0], socket=socket)
    return code


def _menu(program: str | None, socket: str | None) -> str:
    """Show what waits; gives the run to show where nothing does."""
    connection = Connection(socket_path(socket))
    try:
        waiting = connection.answer(connection.send("questions", {}))["questions"]
        if not waiting:
            from ryxctl.result import last

            if run := last(connection):
                return run
            notify(say("nothing waits for your answer", "nichts wartet auf eine Antwort"))
            return ""
        if (chosen := _chosen(program, waiting)) is not None:
            connection.answer(connection.send(*chosen))
        return ""
    finally:
        connection.close()


def _chosen(program: str | None, waiting: "list[dict[str, Any]]") -> "tuple[str, dict[str, Any]] | None":
    """The command that is chosen, or whose words are typed; None for nothing."""
    chosen = only_words(waiting)
    if chosen is None:
        lines, answers = entries(waiting)
        words = _program(program, lines.count(b"\n"), asks=_asks(waiting))
        chosen = answers.get(typed_in(words, lines))
    return _typed(program, chosen[1]) if chosen is not None and chosen[0] == WORDS else chosen


def answer_one(program: str | None, name: str, send: "Callable[[str, dict[str, Any]], Any]") -> None:
    """Show one question, and send what is chosen. Raises Stop."""
    waiting = [asked for asked in send("questions", {})["questions"] if asked["name"] == name]
    if not waiting:
        notify(say("nothing waits for your answer", "nichts wartet auf eine Antwort"))
        return
    if (chosen := _chosen(program, waiting)) is not None:
        send(*chosen)


def look_at(program: str | None, run: str, send: "Callable[[str, dict[str, Any]], Any]") -> None:
    """Show how a run stands, and stop it where that is chosen. Raises Stop."""
    now = send("show", {"run": run})["run"]
    head = line_of(f"{run}: {now['text']}")
    if now["state"] not in {"accepted", "running"}:
        notify(f"{head}\n{now.get('result') or ''}".strip())
        return
    stop = say("Stop it", "Abbrechen")
    lines = f"{head}\n{stop}\n".encode(errors="replace")
    if typed_in(_program(program, 2, asks="ryx"), lines) == stop:
        send("cancel", {"run": run})


def entries(waiting: "list[dict[str, Any]]") -> "tuple[bytes, dict[str, tuple[str, dict[str, Any]]]]":
    """The lines of the menu, and the command that each line which is an answer means."""
    lines: list[str] = []
    answers: dict[str, tuple[str, dict[str, Any]]] = {}
    for asked in waiting:
        lines.append(line_of(f"? {asked['question']} ({asked['reason']})"))
        # behind a bar: no line of a preview can look like an answer
        lines += [line_of(f"  │ {line}") for line in asked["preview"].split("\n")[:PREVIEW] if line.strip()]
        for choice in asked["choices"]:
            line = line_of(f"{choice['label']}  ({asked['name']})")
            lines.append(line)
            answers[line.strip()] = request(asked, choice["key"])
        if asked["wants"] == "words":
            lines.append(line_of(f"{say('answer in words', 'mit Worten antworten')} …  ({asked['name']})"))
            answers[lines[-1].strip()] = WORDS, asked
    data = "\n".join(lines).encode(errors="replace")[:MOST]
    there = {line.strip() for line in data.decode(errors="ignore").split("\n")}
    return data + b"\n", {line: command for line, command in answers.items() if line in there}


def only_words(waiting: "list[dict[str, Any]]") -> "tuple[str, dict[str, Any]] | None":
    """That words are to be typed, where one question waits for them and there is nothing to choose from."""
    asked = waiting[0]
    return (WORDS, asked) if len(waiting) == 1 and asked["wants"] == "words" and not asked["choices"] else None


def _typed(program: str | None, asked: "dict[str, Any]") -> "tuple[str, dict[str, Any]] | None":
    """Have the answer typed, in a menu with nothing to choose that a typed word might be taken for."""
    words = program_of(program)
    if words == MENU:
        text = typed_in((*words, "--prompt", line_of(asked["question"])))
    else:  # it may have no other place for the question than its list
        shown = line_of(f"? {asked['question']}")
        text = typed_in(words, f"{shown}\n".encode())
        text = "" if text == shown.strip() else text
    return request(asked, text) if text else None


def line_of(text: str) -> str:
    """A text as one line of a menu, with nothing in it that steers."""
    line = text.translate(VISIBLE).replace("\n", " ").replace("\t", " ")
    return line if len(line) <= WIDE else line[: WIDE - 1] + "…"


def _asks(waiting: "list[dict[str, Any]]") -> str:
    """Above the menu, in the language of what is asked first."""
    first = waiting[0]
    german = any(choice["label"].startswith("Ja") for choice in first["choices"]) or GERMAN in first["reason"]
    return "ryx fragt" if german else "ryx asks"


def _program(named: str | None, lines: int, *, asks: str) -> "tuple[str, ...]":
    words = program_of(named)
    if os.path.basename(words[0]) != "wofi":
        return words
    prompt = ("--prompt", asks) if words == MENU else ()
    # of an option that is given twice the last one counts
    # wofi counts the line that is typed into, which is higher than the others: without two more the no is hidden
    return (*words, "--lines", str(min(lines, SHOWS) + 2), *prompt)
