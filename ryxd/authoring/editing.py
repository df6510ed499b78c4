"""Making and editing a file, with the user's editor; checked when that ends. Nothing that was typed is lost."""

import os
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from ryxd.authoring.desk import Desk
from ryxd.engine.matter import NAME
from ryxd.wire.errors import BadRequest, Exit, NotFound, Refused, Unavailable

EDITORS = ("sensible-editor", "nano", "vim", "vi")
"""Which are taken where neither $VISUAL nor $EDITOR names one."""

MINE = b"MY_NAME"
"""Stands in a template for the name."""

Say = Callable[[str], None]


def new(desk: Desk, name: str, say: Say) -> Exit:
    """Make a file out of the template. Raises BadRequest, Refused."""
    file = desk.file(name)
    if not NAME.fullmatch(file.stem) or "/" in name:
        raise BadRequest(f"{name!r}: a name is lower-case letters, digits, _ and -, with a letter first")
    edit = f"ryxctl {desk.what}s edit {name}"
    if desk.file(file.stem, desk.shipped).exists():
        raise Refused(f"{file.stem} ships with ryx; {edit} makes a version of your own")
    if os.path.lexists(file):
        raise Refused(f"{file} is there already; {edit} opens it")
    _write_new(file, desk.template.with_suffix(file.suffix).read_bytes().replace(MINE, file.stem.encode()))
    say(f"{file}\n{edit} opens it; ryxd reads it again whenever it is saved")
    return Exit.OK


def edit(desk: Desk, name: str, say: Say) -> Exit:
    """Open a file in the user's editor until it is right, or the user leaves it. Raises NotFound, Unavailable."""
    command = editor(os.environ)
    file = desk.file(name)
    copied = () if os.path.lexists(file) else _copied(desk, name)
    before = file.read_bytes() if file.exists() else b""
    while True:
        code = run([*command, str(file)])
        if code:
            say(f"{command[0]} ended with {code}")
        if copied and file.exists() and file.read_bytes() == before:
            # a copy that says the same would only hide what a later ryx ships
            for each in copied:
                each.unlink(missing_ok=True)
            say("nothing was changed")
            return Exit.OK
        faults = desk.faults([file])
        if not faults:
            say(f"{file}: fine")
            return Exit.FAILED if code else Exit.OK
        for fault in faults:
            say(str(fault))
        if not again():
            break
    if before and not copied and (not file.exists() or file.read_bytes() != before):
        kept = file.with_name(f"{file.name}~")
        kept.write_bytes(before)
        say(f"what it was before is in {kept}")
    say(f"{file} stays as you left it; ryxd goes on with the last good version until it ends")
    return Exit.FAILED


def editor(environment: Mapping[str, str]) -> list[str]:
    """The user's editor with its arguments. Raises Unavailable."""
    named = environment.get("VISUAL") or environment.get("EDITOR") or ""
    try:
        words = shlex.split(named)
    except ValueError as error:
        raise Unavailable(f"$VISUAL or $EDITOR can't be understood ({error}): {named}") from None
    words = words or [there for there in EDITORS if shutil.which(there)][:1]
    if not words or not shutil.which(words[0]):
        what = f"there is no program {words[0]}" if words else "no editor is there"
        raise Unavailable(f"{what}; set EDITOR, as in: EDITOR=nano")
    return words


def _copied(desk: Desk, name: str) -> tuple[Path, ...]:
    """Make the user's own copy of what ships with ryx: of the file, and of a schema that it names beside it."""
    shipped = desk.file(name, desk.shipped)
    if not shipped.exists():
        desk.found(name)
        raise NotFound(f"there is no {desk.what} {name}; ryxctl {desk.what}s new {name} makes one")
    text = shipped.read_bytes()
    _write_new(desk.own / shipped.name, text)
    made = [desk.own / shipped.name]
    for schema in desk.shipped.glob("*.json"):
        beside = desk.own / schema.name
        if schema.name.encode() in text and not os.path.lexists(beside):
            _write_new(beside, schema.read_bytes())
            made.append(beside)
    return tuple(made)


def _write_new(file: Path, content: bytes) -> None:
    """Raises Unavailable."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        with file.open("xb") as out:
            out.write(content)
        file.chmod(file.stat().st_mode & ~0o022)  # Python that others could change is not run
    except OSError as error:
        raise Unavailable(f"{file} can't be written: {error.strerror}") from None


def run(command: list[str]) -> int:
    """Run the editor in this terminal; gives its exit code."""
    with _interrupts_are_the_editors():
        return subprocess.run(command, check=False).returncode


@contextmanager
def _interrupts_are_the_editors() -> Iterator[None]:
    """Ctrl-C reaches the whole terminal. A handler, and not SIG_IGN, which the editor would inherit."""
    before = signal.signal(signal.SIGINT, lambda *_: None)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def again() -> bool:
    """Whether to open the editor again; no where nobody is there to say so."""
    if not (sys.stdin and sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    try:
        return input("Edit it again? [Y/n] ").strip().lower() not in {"n", "no", "nein"}
    except (EOFError, KeyboardInterrupt):
        return False
