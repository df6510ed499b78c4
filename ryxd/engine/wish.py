"""A sentence of the user's about what agents may do → settings of a guard, by rules or not at all (spec D4, B5).

A sentence is understood when all of it is: one word that the rules do not know may turn it round ("never delete
files that are not mine"), so it is then left to whoever can read.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from ryxd.core.paths import FOLDERS, shown, user_folders
from ryxd.engine import wishwords as words
from ryxd.engine.gate.vocabulary import vocabulary

_FOLD = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "’": "'", "‘": "'", "`": "'", "´": "'"})
_QUOTED = re.compile(r"[\"„“”«»]([^\"„“”«»]+)[\"„“”«»]|(?<!\w)'([^']+)'(?!\w)|`([^`]+)`")
_NAMED = re.compile(r"(?<![\w/.~])(?:~(?=[/\s,.;:!?]|$)|~/|\.{0,2}/(?=\S)|(?:[\w.-]+/)+)[^\s,;\"]*")
_SENTENCES = re.compile(r"[.!?;:]\s+\S")
_PLACE = re.compile(r"§(\d+)")
_LITERAL = re.compile(r"¤(\d+)")

_BEFORE = vocabulary("""
    in im ins into inside from aus auf unter my mein meine meinen meinem meiner within under on ordner
    folder verzeichnis directory of von
""")
_ARTICLES = vocabulary("""
    the den dem der die das
""")
_AFTER = vocabulary("""
    folder directory ordner verzeichnis folders
""")
_HERE = re.compile(
    r"\b(?:(?:in )?this (?:folder|directory)|the current (?:folder|directory)|"
    r"(?:in )?(?:diesem|dieses|diesen|im aktuellen|den aktuellen) (?:ordner|verzeichnis))\b"
)
_HOME = vocabulary("""
    home homeverzeichnis heimverzeichnis homeordner home-verzeichnis home-ordner
""")
_GERMAN = vocabulary("""
    der die das und nicht nichts kein keine keinen nie niemals ich mich du bevor wenn frag frage ohne ist
    darf immer auf von zu mein meine lass
""")
_ENGLISH = vocabulary("""
    the a and not never don't no i me you before when ask without is may always on of to if my
""")


@dataclass(frozen=True)
class Wish:
    """What was understood of a sentence."""

    verdict: Literal["ask", "deny"]
    language: str
    kinds: tuple[str, ...]
    """Of wishwords.KINDS; none is everything."""
    paths: tuple[str, ...] = ()
    """As they are shown to people."""
    commands: tuple[str, ...] = ()
    globs: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    """Paths that are not there now."""

    def settings(self, sentence: str) -> dict[str, Any]:
        """Of hooks.guard.Settings; what is as always is left out."""
        kinds = [kind for kind in self.kinds if kind != "touch"]
        commands = [*self.commands, *(each for kind in kinds for each in words.COMMANDS.get(kind, ()))]
        given = {
            "verdict": self.verdict,
            "paths": list(self.globs),
            "access": "write" if self.globs and kinds and set(kinds) <= words.WRITES else "",
            "classes": list(dict.fromkeys(each for kind in kinds for each in words.CLASSES.get(kind, ()))),
            "tools": list(dict.fromkeys(each for kind in kinds for each in words.TOOLS.get(kind, ()))),
            "commands": list(dict.fromkeys(commands)),
            "reason": sentence,
        }
        return {key: value for key, value in given.items() if value}


@dataclass
class _Text:
    """A sentence with its paths and quotations taken out."""

    text: str
    paths: list[str] = field(default_factory=list)
    quotes: list[str] = field(default_factory=list)

    def path(self, path: str) -> str:
        self.paths.append(path)
        return f" §{len(self.paths) - 1} "


def language_of(sentence: str) -> str:
    """The language of a sentence, de or en."""
    given = re.findall(r"[\w']+", _folded(sentence))
    return "de" if sum(word in _GERMAN for word in given) > sum(word in _ENGLISH for word in given) else "en"


def understood(sentence: str, home: Path, cwd: Path) -> Wish | None:
    """What a sentence wants guarded; None where rules can't tell. Looks at the disk, for folders."""
    sentence = " ".join(sentence.split())
    stripped = sentence.rstrip(" .!")
    if stripped.endswith("?") or "§" in sentence or "¤" in sentence:
        return None
    taken = _taken(stripped, home, cwd)
    if _SENTENCES.search(taken.text):
        return None
    text = " ".join(re.sub(r"[,()!;:]", " ", taken.text).split())
    while found := words.BEGINNING.match(text):
        text = text[found.end() :]
    text = re.sub(r"(?: please| bitte)$", "", text)
    text = words.TRASHING.sub(lambda found: f"delete {found[1] or found[2] or ''}", text)
    for language in _order(sentence):
        for verdict, body in _bodies(text, language):
            wish = _Body(taken, language, home, cwd).wish(body, verdict)
            if wish is not None:
                return wish
    for shape in words.LEAVING:
        if found := re.fullmatch(shape, text):
            for language in _order(sentence):
                wish = _Body(taken, language, home, cwd).wish(f"touch {found['body']}", "deny")
                if wish is not None:
                    return wish
    return None


def _order(sentence: str) -> tuple[str, ...]:
    return ("de", "en") if language_of(sentence) == "de" else ("en", "de")


def _bodies(text: str, language: str) -> Iterator[tuple[Literal["ask", "deny"], str]]:
    """What stands between the words that say to ask, or not to do."""
    for shape in words.ASKING[language]:
        if found := re.fullmatch(shape, text):
            yield "ask", found["body"]
    if language == "de":
        for cut in (words.WITHOUT_DE, words.ONLY_DE):
            rest, count = cut.subn(" ", text, count=1)
            negated = _unnegated(rest)
            body = negated if cut is words.WITHOUT_DE else (None if negated else rest)
            if count and body:
                yield "ask", body
        if (body := _unnegated(text)) is not None:
            yield "deny", body
    for shape in words.DENYING[language]:
        if found := re.fullmatch(shape, text):
            yield "deny", found["body"] + (found.groupdict().get("rest") or "")


def _unnegated(text: str) -> str | None:
    """A German sentence without its negation; None where it has none, or two."""
    given = text.split()
    kept = [word for word in given if word not in words.NOT_DE]
    return " ".join(kept) if len(kept) == len(given) - 1 else None


class _Body:
    """Reads what is to be guarded."""

    def __init__(self, taken: _Text, language: str, home: Path, cwd: Path) -> None:
        self._taken = taken
        self._language = language
        self._home = home
        self._cwd = cwd

    def wish(self, body: str, verdict: Literal["ask", "deny"]) -> Wish | None:
        """All of it, or None."""
        noise = words.NOISE[self._language]
        kinds: list[str] = []
        said: list[str] = []
        order = ""
        paths: list[str] = []
        unknown: list[list[str]] = []
        commands: list[str] = []
        given = body.split()
        place = 0
        while place < len(given):
            word = given[place]
            place += 1
            if found := _PLACE.fullmatch(word):
                paths.append(self._taken.paths[int(found[1])])
                order += "p"
            elif found := _LITERAL.fullmatch(word):
                commands.append(_command(self._taken.quotes[int(found[1])].split()))
                order += "c"
            elif word in words.PLAIN and (word not in words.VERBS or "run" in kinds):
                group = [word]
                if word in words.SUBCOMMANDS and place < len(given) and self._subcommand(given[place]):
                    group.append(given[place])
                    place += 1
                while place < len(given) and given[place].startswith("-"):
                    place += 1
                commands.append(_command(group))
                order += "c"
            elif kind := words.KIND.get(word) or words.KIND.get(word.replace("-", "")):
                kinds.append(kind)
                said.append(word)
                order += "v"
            elif word in noise:
                continue
            elif unknown and unknown[-1][-1] == given[place - 2]:
                unknown[-1].append(word)
            else:
                unknown.append([word])
                order += "c"
        if unknown and not self._programs(unknown, kinds, commands):
            return None
        if re.search("v.*p.*v", order) and len(set(kinds) - {"run"}) > 1:
            return None  # two things are said, of one place or of two
        return self._made(verdict, kinds, said, paths, [each for each in commands if each])

    def _subcommand(self, word: str) -> bool:
        if words.KIND.get(word) in {"run", "shell"} or word in words.NOISE[self._language]:
            return False
        return re.fullmatch(r"[a-z][a-z-]*", word) is not None

    def _programs(self, unknown: list[list[str]], kinds: list[str], commands: list[str]) -> bool:
        """Whether what is unknown is the name of a program that is said to be run; it then is among `commands`."""
        from ryxd.tools.command.programs import PROGRAMS  # here: no start waits for these tables

        if len(unknown) != 1 or commands or not {"run", "touch", "shell"} & set(kinds):
            return False
        group = unknown[0]
        if group[0] not in PROGRAMS or len(group) > 3 or not all(re.fullmatch(r"[\w.-]+", word) for word in group):
            return False
        commands.append(_command(group))
        return True

    def _made(
        self,
        verdict: Literal["ask", "deny"],
        kinds: list[str],
        said: list[str],
        paths: list[str],
        commands: list[str],
    ) -> Wish | None:
        for kind, needed in words.NEEDS.items():
            if kind in kinds:
                mine = [word for word, one in zip(said, kinds, strict=True) if one == kind]
                if not any(part in word for part in needed for word in mine):
                    return None
        meant = set(kinds)
        if commands:
            if meant - {"run", "touch", "shell"} or paths:
                return None
            return Wish(verdict, self._language, (), commands=tuple(commands))
        special = meant - {"touch", "run", "change", "delete", "move"}
        if "shell" in special and "run" in meant:
            meant.discard("run")
        if special:
            if meant & {"delete", "move"} or (paths and special - {"network", "shell", "code"}):
                return None
            meant = special
        elif "run" in meant:
            return None
        elif "touch" in meant:
            meant = {"touch"}
        elif "change" in meant:
            meant = {"change"}
        if not meant or (meant == {"touch"} and not paths):
            return None
        places = [self._glob(path) for path in dict.fromkeys(paths)]
        return Wish(
            verdict,
            self._language,
            tuple(kind for kind in words.KINDS if kind in meant),
            tuple(text for text, _, _ in places),
            (),
            tuple(glob for _, glob, _ in places),
            tuple(text for text, _, there in places if not there),
        )

    def _glob(self, path: str) -> tuple[str, str, bool]:
        """A path as people write it, as a glob, and whether it is there."""
        text = path.rstrip("/") or "/"
        expanded = self._home / text[2:] if text == "~" or text.startswith("~/") else self._cwd / text
        # `..` is taken away, and links are not followed: it is the name that the user said
        parts: list[str] = []
        for part in expanded.parts:
            if part == ".." and len(parts) > 1:
                parts.pop()
            elif part != "..":
                parts.append(part)
        whole = Path(*parts)
        if whole.is_relative_to(self._home) and (inside := whole.relative_to(self._home).parts):
            twin = _own_folders(self._home).get(_folded(inside[0]))
            if twin is not None and not (self._home / inside[0]).exists():  # ~/Bilder, called ~/Pictures here
                whole = self._home / twin.removeprefix("~").lstrip("/") / Path(*inside[1:])
        plain = not any(mark in str(whole) for mark in "*?")
        name = shown(whole, self._home)
        there = whole.exists() if plain else True
        return name, name if not plain or whole.is_file() else f"{name.rstrip('/')}/**", there


def _taken(sentence: str, home: Path, cwd: Path) -> _Text:
    """The sentence, folded, with signs for its paths and quotations."""
    taken = _Text("")

    def quoted(found: re.Match[str]) -> str:
        inside = next(each for each in found.groups() if each)
        if "/" in inside or inside.startswith("~"):
            return taken.path(inside)
        taken.quotes.append(inside)
        return f" ¤{len(taken.quotes) - 1} "

    def named(found: re.Match[str]) -> str:
        path = found[0].rstrip(".,:!?")
        if not path.startswith(("/", "~", "./", "../")) and not (cwd / path).exists():
            return found[0]  # and/or
        return taken.path(path) + found[0][len(path) :]

    text = _QUOTED.sub(quoted, sentence)
    text = _NAMED.sub(named, text)
    text = _HERE.sub(lambda _: taken.path(str(cwd)), _folded(text))
    taken.text = " ".join(_with_folders(text.split(), taken, home))
    return taken


def _with_folders(given: list[str], taken: _Text, home: Path) -> Iterator[str]:
    """The words, with a sign where one of the user's own folders is meant."""
    known = _own_folders(home)
    skip = False
    for place, whole in enumerate(given):
        word = whole.rstrip(",.;:!?")
        if skip:
            skip = False
            yield whole[len(word) :]
            continue
        before, after = given[place - 1] if place else "", given[place + 1] if place + 1 < len(given) else ""
        compound = re.fullmatch(r"(\w+?)(?:en)?-?(?:ordner|verzeichnis)s?", word)
        if compound and (path := known.get(compound[1]) or known.get(f"{compound[1]}e")):
            yield taken.path(path) + whole[len(word) :]
            continue
        followed = after.rstrip(",.;:!?") in _AFTER and word == whole
        led = before in _BEFORE or (before in _ARTICLES and place > 1 and given[place - 2] in _BEFORE)
        if word in known and (followed or led):
            skip = followed
            yield taken.path(known[word]) + whole[len(word) :]
        else:
            yield whole


def _own_folders(home: Path) -> Mapping[str, str]:
    """The user's folders by every name that they go by, as people write them."""
    there = user_folders(home)
    found = dict.fromkeys(_HOME, "~")
    for key, names in FOLDERS.items():
        path = shown(there[key], home) if key in there else f"~/{names[0]}"
        for name in names:
            folded = _folded(name)
            found[folded] = path
            found.setdefault(folded.removesuffix("s"), path)
            found.setdefault(f"{folded}n", path)
    return found


def _folded(text: str) -> str:
    return text.casefold().translate(_FOLD)


def _command(given: list[str]) -> str:
    """The words of a command without its options: with others it is the same command."""
    return " ".join(word for word in given if not word.startswith("-"))
