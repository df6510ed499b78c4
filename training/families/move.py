"""Files that go somewhere else, or are doubled there: move_file, copy_file. Both are asked for in the same frames."""

from collections.abc import Sequence

from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.relocating import (
    AND,
    COPY_DE,
    COPY_EN,
    DE,
    EN,
    INCOMPLETE_DE,
    INCOMPLETE_EN,
    MOVE_DE,
    MOVE_EN,
    NO_TARGET_DE,
    NO_TARGET_EN,
    RATHER,
)


def frames(text: str, **verbs: str) -> str:
    """Ways to say it with these verbs in the places that are marked <NAME>."""
    for name, verb in verbs.items():
        text = text.replace(f"<{name}>", verb)
    return text


def _for_things(text: str) -> str:
    """Those that also fit "the old contract", "den alten Vertrag", "all pdfs": none that says "the file" itself, or has it as the subject."""
    plain = text.replace("[the file|] ", "").replace("[die Datei|] ", "")
    without = (
        "file {", "document", "a file", "belongs", "goes", "should be", "should also", "Datei", "Dokument", " soll", "muss", "gehört",
        "kommt", "da ist", "liegt", "von {what}", "es geht", "darf", "wandert", "hat hier", "stört", "mit {what}", "bleibt hier",
    )  # fmt: skip
    return "\n".join(line for line in plain.splitlines() if not any(word in line for word in without))


_EN = {
    "move_file": {"V": "[move|move|move|shift|put|transfer|relocate|shove]", "PP": "[moved|moved|moved|shifted|transferred|relocated]", "ING": "[moving|moving|shifting|putting|transferring]"},
    "copy_file": {"V": "[copy|copy|copy|duplicate|cp|copy|clone]", "PP": "[copied|copied|copied|duplicated]", "ING": "[copying|copying|duplicating]"},
}
_DE = {
    "move_file": {
        "V": "[verschieb|verschiebe|verschieb|pack|leg|schieb|räum|steck]",
        "INF": "[verschieben|verschieben|verschieben|schieben|packen|räumen|legen|transferieren]",
        "PP": "[verschoben|verschoben|verschoben|gepackt|geräumt]", "VL": "[verschiebst|verschiebst|packst|schiebst|legst]",
    },
    "copy_file": {
        "V": "[kopier|kopiere|kopier|dupliziere|kopier|klone]", "INF": "[kopieren|kopieren|kopieren|duplizieren|klonen]",
        "PP": "[kopiert|kopiert|kopiert|dupliziert]", "VL": "[kopierst|kopierst|duplizierst]",
    },
}  # fmt: skip
ONLY = {"move_file": (MOVE_EN, MOVE_DE), "copy_file": (COPY_EN, COPY_DE)}
WAYS = {
    tool: Phrases(en=frames(EN, **_EN[tool]) + ONLY[tool][0], de=frames(DE, **_DE[tool]) + ONLY[tool][1]) for tool in _EN
}
FOR_THINGS = {
    tool: Phrases(en=_for_things(frames(EN, **_EN[tool]) + ONLY[tool][0]), de=_for_things(frames(DE, **_DE[tool]) + ONLY[tool][1]))
    for tool in _EN
}
FROM = {
    tool: Phrases(
        **{
            language: "\n".join(
                ("!" if way.held else "") + ("+" if way.imperative else "") + way.source
                for way in ways
                if way.source.find("{to}") > way.source.find("{what}")
            )
            for language, ways in phrases.ways.items()
        }
    )
    for tool, phrases in FOR_THINGS.items()
}
"""Those that name the file first, so that where it is and where it goes are not mixed up."""
VERB = {"move_file": ("move", "verschieben"), "copy_file": ("copy", "kopieren")}

PLAIN = {
    "move_file": ({"V": "[move|move|shift]", "PP": "moved"}, {"V": "[verschieb|verschiebe]", "INF": "verschieben", "PP": "verschoben"}),
    "copy_file": ({"V": "[copy|copy|duplicate]", "PP": "copied"}, {"V": "[kopier|kopiere]", "INF": "kopieren", "PP": "kopiert"}),
}
INCOMPLETE = {tool: Phrases(en=frames(INCOMPLETE_EN, **en), de=frames(INCOMPLETE_DE, **de)) for tool, (en, de) in PLAIN.items()}
NO_TARGET = {tool: Phrases(en=frames(NO_TARGET_EN, **en), de=frames(NO_TARGET_DE, **de)) for tool, (en, de) in PLAIN.items()}


def relocated(source: Source, talk: Talk, tool: str, cwd: str, *, paths: Sequence[str], to: str) -> list[str]:
    """The call and its result. Returns what was done, as OLD → NEW."""
    folder = filing.shown(cwd, to).rstrip("/")
    done = [f"{filing.shown(cwd, path)} → {folder}/{filing.base(path)}" for path in paths]
    talk.call(tool, paths=list(paths), to=to).result(done=done, changes=filing.changes(source, len(done))).shown()
    return done


def elsewhere(source: Source, path: str) -> filing.Said:
    """Where a file goes to that is not there yet."""
    to = filing.into(source)
    while to.value == filing.folder_of(path):
        to = filing.into(source)
    return to


def clear(source: Source, to: filing.Said) -> str:
    """Where something goes to, where it is also said where it is now: not both with "in"."""
    preposition, _, rest = to.said.partition(" ")
    if source.german:
        return f"nach {rest}" if preposition in {"in", "unter"} and rest.startswith(("~", "/")) else to.said
    return f"into {rest}" if preposition in {"in", "inside"} else to.said


def _named(source: Source, tool: str) -> Talk:
    cwd, paths = filing.here(source), filing.names(source)
    to = elsewhere(source, paths[0])
    talk = filing.role(source).user(source.say(WAYS[tool], what=filing.listed(source, paths), to=to.said))
    if source.chance(0.06):
        return _failed(source, talk, tool, cwd, paths=paths, to=to.value)
    relocated(source, talk, tool, cwd, paths=paths, to=to.value)
    if source.chance(0.16):
        _goes_on(source, talk, tool, cwd, to=to, paths=paths)
    return talk


def in_the_way(source: Source, talk: Talk, goal: str) -> Talk:
    """The error when something is there already."""
    return talk.error(
        source.by(
            f"{goal} is there already, and nothing is replaced; give another name, or trash_file that first",
            f"{goal} gibt es schon, und nichts wird ersetzt; nimm einen anderen Namen, oder zuerst trash_file",
        )
    ).shown()


def _failed(source: Source, talk: Talk, tool: str, cwd: str, *, paths: Sequence[str], to: str) -> Talk:
    """Something is in the way, it is not there, or the user does not want it."""
    verb, path = source.by(*VERB[tool]), paths[0]
    at = filing.shown(cwd, path)
    goal = f"{filing.shown(cwd, to)}/{filing.base(path)}"
    talk.call(tool, paths=list(paths), to=to)
    kind = source.number(0, 2)
    if kind == 0:
        return in_the_way(source, talk, goal)
    if kind == 1:
        what = filing.base(path) if len(paths) == 1 else source.by(f"{len(paths)} things", f"{len(paths)} Dateien und Ordner")
        talk.error(filing.refusal(source.by(f"{verb} {what} to {filing.shown(cwd, to)}/", f"{what} nach {filing.shown(cwd, to)}/ {verb}")))
        return talk.answer(filing.left_alone(source))
    near = [source.file_name() for _ in range(source.number(0, 2))]
    talk.error(filing.missing(source, path, filing.folder_of(at) or cwd, near))
    if len(paths) > 1 or talk.role != "chat":
        return talk.shown()
    talk.call("search_files", pattern=f"*{filing.base(path)}", paths=["~"])
    if source.chance(0.3):
        return talk.result(matches=[], count=0).shown()
    found = f"{source.pick(['~/Documents', '~/Downloads', '~/' + source.folder_name()])}/{filing.base(path)}"
    talk.result(matches=[found], count=1)
    relocated(source, talk, tool, cwd, paths=[found], to=to)
    return talk


def _goes_on(source: Source, talk: Talk, tool: str, cwd: str, *, to: filing.Said, paths: Sequence[str]) -> None:
    if source.chance(0.5) or tool == "copy_file":
        more = filing.names(source, 1)
        talk.user(source.say(AND, what=more[0]))
        relocated(source, talk, tool, cwd, paths=more, to=to.value)
        return
    other = filing.into(source)
    talk.user(source.say(RATHER, to=other.said))
    now = [f"{filing.shown(cwd, to.value)}/{filing.base(path)}" for path in paths]
    relocated(source, talk, tool, cwd, paths=now, to=other.value)


@family("move_named", "move_file", weight=1.0)
def move_named(source: Source) -> Talk:
    """Named files go into a folder."""
    return _named(source, "move_file")


@family("copy_named", "copy_file", weight=1.0)
def copy_named(source: Source) -> Talk:
    """Named files are copied into a folder."""
    return _named(source, "copy_file")


def _found(source: Source, tool: str) -> Talk:
    cwd, to, thing = filing.here(source), filing.into(source), filing.vague(source)
    spot = filing.place(source) if source.chance(0.2) else None
    what = f"{thing.said} {spot.said}" if spot else thing.said
    talk = Talk().user(source.say(FROM[tool] if spot else FOR_THINGS[tool], what=what, to=clear(source, to) if spot else to.said))
    path = candidates.found_one(source, talk, thing, spot.value if spot else "")
    if path is None:
        return talk
    if filing.folder_of(path) != to.value:
        relocated(source, talk, tool, cwd, paths=[path], to=to.value)
        return talk
    talk.call(tool, paths=[path], to=to.value)
    if tool == "move_file":
        return talk.error(source.by(f"{path} is there already", f"{path} ist schon dort")).shown()
    return in_the_way(source, talk, path)


@family("move_found", "search_files", "move_file", "ask_user", weight=0.8)
def move_found(source: Source) -> Talk:
    """A file that has to be searched for first is moved."""
    return _found(source, "move_file")


@family("copy_found", "search_files", "copy_file", "ask_user", weight=0.8)
def copy_found(source: Source) -> Talk:
    """A file that has to be searched for first is copied."""
    return _found(source, "copy_file")


def _kind(source: Source, tool: str) -> Talk:
    cwd, to, spot = filing.here(source), filing.into(source), filing.place(source)
    ending = source.pick(list(filing.KINDS))
    kind = source.pick(filing.KINDS[ending][source.german])
    every = source.pick(source.by(["all ", "all the ", "every one of the ", "all of the "], ["alle ", "alle ", "sämtliche ", "die ganzen "]))
    talk = filing.role(source).user(source.say(FROM[tool], what=f"{every}{kind} {spot.said}", to=clear(source, to)))
    talk.call("glob", pattern=f"*.{ending}", path=spot.value)
    where = filing.shown(cwd, spot.value)
    found = list(dict.fromkeys(f"{where}/{source.file_name(ending)}" for _ in range(source.pick([0, 1, 2, 3, 3, 4, 5]))))
    talk.result(matches=found, count=len(found))
    if not found:
        return talk.shown()
    relocated(source, talk, tool, cwd, paths=found, to=to.value)
    return talk


@family("move_kind", "glob", "move_file", weight=0.3)
def move_kind(source: Source) -> Talk:
    """All files of an extension are moved."""
    return _kind(source, "move_file")


@family("copy_kind", "glob", "copy_file", weight=0.3)
def copy_kind(source: Source) -> Talk:
    """All files of an extension are copied."""
    return _kind(source, "copy_file")


def _asked(source: Source, tool: str) -> Talk:
    cwd, to, path = filing.here(source), filing.into(source), source.path()
    talk = Talk()
    verb = source.by(*VERB[tool])
    if source.chance(0.5):
        talk.user(source.say(INCOMPLETE[tool]))
        question = source.by(f"Which file should I {verb}, and where to?", f"Welche Datei soll ich {verb}, und wohin?")
        said = f"{path} {to.said}"
    else:
        talk.user(source.say(NO_TARGET[tool], what=path))
        question = source.by(f"Where should I {verb} {path} to?", f"Wohin soll ich {path} {verb}?")
        said = to.said
    talk.call("ask_user", question=question)
    talk.result(answer=said)
    relocated(source, talk, tool, cwd, paths=[path], to=to.value)
    return talk


@family("move_asked", "ask_user", "move_file", weight=0.15)
def move_asked(source: Source) -> Talk:
    """Something is missing in a request to move."""
    return _asked(source, "move_file")


@family("copy_asked", "ask_user", "copy_file", weight=0.15)
def copy_asked(source: Source) -> Talk:
    """Something is missing in a request to copy."""
    return _asked(source, "copy_file")
