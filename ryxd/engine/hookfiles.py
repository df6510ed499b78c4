"""A hook's file out of a plain sentence: a guard where rules understand all of it, else one that thinks (B5, B12).

Nothing is overwritten: a file is there whole, or not at all.
"""

import contextlib
import os
import re
import tempfile
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ryxd.core.hookspec import BRIEF
from ryxd.engine.hookspecs import read_hook
from ryxd.engine.matter import NAME, Faulty
from ryxd.engine.specs import There
from ryxd.engine.wish import Wish, language_of, understood
from ryxd.hooks.guard import KIND
from ryxd.wire.errors import BadRequest, Refused, Unavailable

SAYS = re.compile(
    r"\b(?:remind|tell|warn|suggest|mention|say|point out|erinner\w*|sag\w*|warn\w*|hinweis\w*|weise|erwaehn\w*|"
    r"erwähn\w*|schlag\w*)\b",
    re.IGNORECASE,
)
"""Verbs of a hook that comments."""

FORBIDS = re.compile(
    r"\b(?:never|don't|do not|not|no|nothing|forbid|block|prevent|ask|before|without|unless|only|must|nie|niemals|"
    r"nicht|nichts|kein\w*|verbiete\w*|verhinder\w*|blockier\w*|frag\w*|bevor|ohne|ausser|außer|nur|darf\w*)\b",
    re.IGNORECASE,
)
"""Words of one that blocks."""

DOES = {
    "en": {
        "touch": "reads or changes anything{where}",
        "change": "changes anything{where}",
        "delete": "deletes anything{where}",
        "move": "moves or renames anything{where}",
        "network": "uses the network{where}",
        "shell": "runs a shell command{where}",
        "code": "runs Python code{where}",
        "site": "opens a web page",
        "app": "opens an application",
        "clipboard": "reads or sets the clipboard",
        "screenshot": "takes a screenshot",
        "power": "shuts this machine down or restarts it",
        "process": "ends a process",
        "command": "runs {command}",
    },
    "de": {
        "touch": "etwas{where} liest oder ändert",
        "change": "etwas{where} ändert",
        "delete": "etwas{where} löscht",
        "move": "etwas{where} verschiebt oder umbenennt",
        "network": "das Netzwerk benutzt{where}",
        "shell": "einen Shell-Befehl ausführt{where}",
        "code": "Python-Code ausführt{where}",
        "site": "eine Webseite öffnet",
        "app": "eine Anwendung öffnet",
        "clipboard": "die Zwischenablage liest oder setzt",
        "screenshot": "ein Bildschirmfoto macht",
        "power": "den Rechner herunterfährt oder neu startet",
        "process": "einen Prozess beendet",
        "command": "{command} ausführt",
    },
}

SAID = {
    "en": {
        "ask": "asks you before an agent {does}",
        "deny": "blocks it when an agent {does}",
        "where": " in {paths}",
        "network": " for what is in {paths}",
        "or": "or",
        "and": "and",
        "holds": "It holds for all that ryx does, and needs no model.",
        "only": "It holds for {agents} only.",
        "unsure": "What can't be told for certain is asked about.",
        "missing": "{path} is not there now; it is guarded as soon as it is.",
        "thinks": "Rules do not understand all of this, so a model judges each case. That is weaker than a guard: "
        "a model can be wrong, it may block but not ask you, and requests that need no model pass it by.",
        "weak": "The model that ships with ryx is too small to judge: it will block and say things at random. "
        "Give ryx a larger one (ryxctl models), or take this hook away.",
        "refused": "Nothing was added: rules do not understand all of this, and the model that ships with ryx is "
        "too small to judge each case; it would block and say things at random. Say it so that a guard can hold "
        "it, as in: never delete anything in ~/Pictures. Or give ryx a larger model (ryxctl models), or add it "
        "all the same: --anyway",
        "moments": "It is asked {moments}.",
        "review": "before actions",
        "comment": "after inputs and results",
        "watches": "watches: {sentence}",
        "rm": "ryxctl hooks rm {name} takes it away.",
    },
    "de": {
        "ask": "fragt dich, bevor ein Agent {does}",
        "deny": "verhindert, dass ein Agent {does}",
        "where": " in {paths}",
        "network": " mit etwas aus {paths}",
        "or": "oder",
        "and": "und",
        "holds": "Das gilt für alles, was ryx tut, und braucht kein Modell.",
        "only": "Das gilt nur für {agents}.",
        "unsure": "Was sich nicht sicher sagen lässt, wird gefragt.",
        "missing": "{path} gibt es jetzt nicht; sobald es da ist, wird es bewacht.",
        "thinks": "Regeln verstehen das nicht ganz, darum urteilt jedes Mal ein Modell. Das ist schwächer als ein "
        "Wächter: Ein Modell kann sich irren, es kann verhindern, aber nicht dich fragen, und Aufträge, die kein "
        "Modell brauchen, gehen daran vorbei.",
        "weak": "Das Modell, das ryx mitbringt, ist zu klein zum Urteilen: Es wird Beliebiges verhindern und "
        "sagen. Gib ryx ein größeres (ryxctl models), oder entferne diesen Hook wieder.",
        "refused": "Nichts wurde hinzugefügt: Regeln verstehen das nicht ganz, und das Modell, das ryx mitbringt, "
        "ist zu klein, um jedes Mal zu urteilen; es würde Beliebiges verhindern und sagen. Sag es so, dass ein "
        "Wächter es halten kann, etwa: lösche niemals etwas in ~/Bilder. Oder gib ryx ein größeres Modell "
        "(ryxctl models), oder füge es trotzdem hinzu: --anyway",
        "moments": "Gefragt wird es {moments}.",
        "review": "vor Aktionen",
        "comment": "nach Eingaben und Ergebnissen",
        "watches": "achtet auf: {sentence}",
        "rm": "ryxctl hooks rm {name} entfernt ihn.",
    },
}


SPENDS = {"turns": BRIEF.turns, "answer_tokens": BRIEF.answer_tokens, "seconds": BRIEF.seconds}
"""What one that thinks may spend on each question."""


@dataclass(frozen=True)
class Drafted:
    """A hook's file, not written yet."""

    name: str
    kind: str
    content: str
    told: tuple[str, ...]
    missing: tuple[str, ...]
    refused: str = ""
    """Why it should not be written, where a model that can't judge would have to."""


def drafted(
    sentence: str,
    *,
    home: Path,
    cwd: Path,
    taken: Collection[str],
    called: str | None,
    agents: tuple[str, ...],
    weak: bool = False,
) -> Drafted:
    """What a sentence becomes; `taken` are names that there are, `weak` is a model that can't judge.

    Looks at the disk. Raises BadRequest, Refused.
    """
    sentence = " ".join(sentence.split())
    if not any(letter.isalpha() for letter in sentence):
        raise BadRequest(
            "say in a sentence what is to be watched, as in: ask me before anything touches ~/Documents"
        )
    wish = understood(sentence, home, cwd)
    name = _free(wish, sentence, taken) if called is None else _as_called(called, taken)
    language = wish.language if wish is not None else language_of(sentence)
    words = SAID[language]
    front: dict[str, Any] = {"description": _description(wish, sentence, words)[:300]}
    told = [front["description"][:1].upper() + front["description"][1:] + "."]
    if wish is None:
        moments = _moments(sentence)
        front |= {"moments": list(moments), "limits": SPENDS}
        told[0] = words["watches"].format(sentence=sentence)
        told[0] = told[0][:1].upper() + told[0][1:]
        when = _joined([words[each] for each in moments], words["and"])
        told += [words["moments"].format(moments=when), words["thinks"]]
        told += [words["weak"]] if weak else []
    else:
        front |= {"kind": KIND, "moments": ["review"]}
        told += [words["holds"]] if not agents else []
        told += [words["unsure"]] if wish.verdict == "deny" else []
        told += [words["missing"].format(path=path) for path in wish.missing]
    if agents:
        front["agents"] = list(agents)
        told.append(words["only"].format(agents=_joined(list(agents), words["and"])))
    told.append(words["rm"].format(name=name))
    content = _written(front, wish.settings(sentence) if wish else {}, "" if wish else sentence)
    refused = words["refused"] if wish is None and weak else ""
    return Drafted(name, KIND if wish else "", content, tuple(told), wish.missing if wish else (), refused)


def check(draft: Drafted, there: There) -> None:
    """Read it as the daemon does. Raises BadRequest with what is wrong."""
    with tempfile.TemporaryDirectory(prefix="ryx-hook-") as folder:
        file = Path(folder) / f"{draft.name}.md"
        file.write_text(draft.content, encoding="utf-8")
        try:
            read_hook(file, there)
        except Faulty as faulty:
            raise BadRequest("; ".join(fault.text for fault in faulty.faults)) from None


def store(folder: Path, draft: Drafted) -> Path:
    """Write the file, whole or not at all, over nothing that is there. Blocking. Raises Refused, Unavailable."""
    target = folder / f"{draft.name}.md"
    try:
        _made_folder(folder)
        handle, made = tempfile.mkstemp(prefix=f".{draft.name}-", dir=folder)  # hidden: it is not read as a hook
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as out:
                out.write(draft.content)
                out.flush()
                os.fsync(out.fileno())
            _name(made, target)
        finally:
            with contextlib.suppress(OSError):
                os.unlink(made)
    except FileExistsError:
        raise Refused(f"{target} is there already; ryxctl hooks edit {draft.name} opens it") from None
    except OSError as error:
        raise Unavailable(f"{target} can't be written: {error.strerror}; nothing was changed") from None
    return target


def _made_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except FileExistsError as error:
        raise NotADirectoryError(error.errno, "it is no folder", str(folder)) from error


def _name(made: str, target: Path) -> None:
    """Give the file its name. Not by renaming it: that would replace what came there meanwhile."""
    try:
        os.link(made, target)
    except FileExistsError:
        raise
    except OSError:  # a file system without links
        with Path(made).open("rb") as read, target.open("xb") as out:
            out.write(read.read())


def _moments(sentence: str) -> tuple[str, ...]:
    """When one that thinks is asked."""
    says, forbids = bool(SAYS.search(sentence)), bool(FORBIDS.search(sentence))
    if forbids:
        return ("review", "comment") if says else ("review",)
    return ("comment",)


def _description(wish: Wish | None, sentence: str, words: dict[str, str]) -> str:
    if wish is None:
        return sentence
    does = DOES[wish.language]
    paths = _joined([path.replace("/**", "") for path in wish.globs], words["and"])
    said = []
    for kind in wish.kinds or (("command",) if wish.commands else ("touch",)):
        where = words["network" if kind == "network" else "where"].format(paths=paths) if paths else ""
        commands = _joined([f"`{command}`" for command in wish.commands], words["or"])
        said.append(does[kind].format(where=where, command=commands))
    return words[wish.verdict].format(does=_joined(said, words["or"]))


def _as_called(name: str, taken: Collection[str]) -> str:
    if not NAME.fullmatch(name):
        raise BadRequest(f"{name!r}: a name is lower-case letters, digits, _ and -, with a letter first")
    if name in taken:
        raise Refused(
            f"there is a hook {name} already; choose another name, or take it away: ryxctl hooks rm {name}"
        )
    return name


def _free(wish: Wish | None, sentence: str, taken: Collection[str]) -> str:
    """One that is free, out of what it is about."""
    if wish is None:
        parts = ["watch", *sentence.split()[:4]]
    else:
        where = [path.removesuffix("/**").rpartition("/")[2] for path in wish.globs[:1]]
        parts = ["ask" if wish.verdict == "ask" else "no", *wish.kinds[:1], *where, *wish.commands[:1]]
        parts = [part for part in parts if part != "touch" or not where]
    plain = "-".join(_slug(part) for part in parts if _slug(part))[:32].strip("-_") or "hook"
    free = (
        name for number in range(1, 1000) if (name := plain if number == 1 else f"{plain}-{number}") not in taken
    )
    return next(free)


def _slug(text: str) -> str:
    folded = text.casefold().translate({ord("ä"): "ae", ord("ö"): "oe", ord("ü"): "ue", ord("ß"): "ss"})
    return re.sub(r"[^a-z0-9]+", "-", folded).strip("-")


def _written(front: dict[str, Any], settings: dict[str, Any], instructions: str) -> str:
    import tomlkit  # here: no start waits for what few requests need

    tables = {"limits": front.pop("limits", {}), "settings": settings}
    matter = tomlkit.dumps(front | {name: table for name, table in tables.items() if table}).strip()
    # what looks like a variable of the scene would be a fault
    below = re.sub(r"\{(\w+)\}", r"{ \1 }", instructions)
    return f"+++\n{matter}\n+++\n{below}".rstrip() + "\n"


def _joined(parts: list[str], word: str) -> str:
    """As people say it: a, b and c."""
    if not parts:
        return ""
    *before, last = parts
    return f"{', '.join(before)} {word} {last}" if before else last
