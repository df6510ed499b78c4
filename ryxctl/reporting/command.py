"""The command: it shows what it would write, and writes it only then."""

import os
import sys
import time

from ryxctl.line import Stop
from ryxctl.reporting.sections import Gathering, Section
from ryxctl.screen import err, out
from ryxctl.words import say


def report(
    run: str | None, *, output: str | None, texts: bool, yes: bool, socket: str | None, as_json: bool
) -> int:
    """Show a report, and write it where the user says so; gives the exit code. Raises Stop."""
    if sys.flags.no_site:  # a checkout's packages are found by it only
        import site

        site.main()
    note = err()
    if note.tty:
        note.over(say("finding out …", "wird zusammengestellt …"), "dim")
    sections = Gathering(socket, run, texts=texts).sections()
    note.end()
    if as_json:
        from ryxctl.render import as_json as written

        out().line(written(dict(sections)))
        return 0
    text = _page(sections, texts=texts)
    screen = out()
    screen.line(text)
    place = output or f"ryx-report-{time.strftime('%Y-%m-%d')}.md"
    if yes and output is None:
        raise Stop("bad_request", say("--yes needs -o FILE: where to", "--yes braucht -o DATEI: wohin"))
    if not yes:
        if not (screen.tty and os.isatty(0)):
            return 0  # in a pipe it is shown, and that is all
        screen.piece(say(f"Write this to {place}? [y/N] ", f"Das nach {place} schreiben? [j/N] "))
        if sys.stdin.readline().strip().lower() not in ("y", "yes", "j", "ja"):
            note.line(say("nothing was written", "nichts wurde geschrieben"), "dim")
            return 0
    _write(place, text)
    note.line(say(f"{place} is written; nothing was sent", f"{place} ist geschrieben; gesendet wurde nichts"))
    return 0


def _page(sections: "list[Section]", *, texts: bool) -> str:
    """All of it as Markdown."""
    about = (
        "With what was asked and what went wrong, as it was: read it before you give it away."
        if texts
        else "Without what was asked, what models wrote, and what is in files; secrets and names are left out."
    )
    parts = ["# ryx report", about]
    for name, text in sections:
        fence = "```"
        while fence in text:
            fence += "`"
        parts.append(f"## {name}\n{fence}\n{text}\n{fence}")
    return "\n\n".join(parts)


def _write(place: str, text: str) -> None:
    """A new file for the user only. Raises Stop; nothing that is there is written over."""
    try:
        number = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, 0o600)
    except FileExistsError:
        raise Stop("refused", say(f"{place} is there already", f"{place} gibt es schon")) from None
    except OSError as error:
        raise Stop("failed", f"{place} can't be written: {error.strerror}") from None
    try:
        with os.fdopen(number, "w", encoding="utf-8") as file:
            file.write(text + "\n")
    except OSError as error:
        os.unlink(place)
        raise Stop("failed", f"{place} can't be written: {error.strerror}") from None
