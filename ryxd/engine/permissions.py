"""The policy: what is allowed, asked about and refused, and what the user granted for longer (spec D4).

Grants for a run are kept here; grants for always are rules in permissions.toml, which the user may read and edit.
"""

import asyncio
import contextlib
import logging
import os
import tempfile
import time
import tomllib
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from glob import escape
from pathlib import Path
from typing import TYPE_CHECKING

from pydantic import BaseModel, ConfigDict, ValidationError

from ryxd.core.action import Action
from ryxd.core.effect import Decision, Effect, Permission, Question, Scope, Verdict
from ryxd.core.rules import Basis, Rule, decide
from ryxd.core.ruletext import RuleText
from ryxd.core.sensitive import DOOR, HOOK, RUNS_FROM, STARTS, SYSTEM, sensitive_places
from ryxd.wire.errors import NotFound, Refused, RyxError

if TYPE_CHECKING:
    from tomlkit import TOMLDocument

RUNS = 256
"""Runs whose grants are remembered; the oldest are forgotten first."""

LARGEST = 1 << 20
"""Bytes of permissions.toml that are read."""

log = logging.getLogger(__name__)

TEXTS = {
    "rule": ("the rule", "die Regel"),
    "refused": ("the configuration refuses everything of class", "die Konfiguration verbietet alles der Klasse"),
    "unclear": ("nobody can tell what it does", "niemand kann sagen, was das tut"),
    "free": ("it changes nothing", "es ändert nichts"),
    "read": ("it reads", "es liest"),
    "change": ("it changes something", "es ändert etwas"),
    "destroy": ("something may be lost for good", "etwas kann endgültig verloren gehen"),
    "network": ("it reaches other machines", "es erreicht andere Rechner"),
    "desktop": ("it acts on the desktop", "es bedient den Desktop"),
    STARTS: (STARTS, "es läuft von selbst, wenn du dich anmeldest oder ein Terminal öffnest"),
    RUNS_FROM: (RUNS_FROM, "von dort werden Programme gestartet"),
    DOOR: (DOOR, "es entscheidet, wer sich anmelden darf, oder mit welchen Schlüsseln"),
    HOOK: (HOOK, "git führt aus, was dort steht"),
    SYSTEM: (SYSTEM, "es ist das System"),
}
"""Reasons that a person reads, English and German."""


class _File(BaseModel):
    """permissions.toml."""

    model_config = ConfigDict(extra="forbid")
    rules: tuple[RuleText, ...] = ()


class Permissions:
    """The Policy of ryxd.core.effect: rules of the configuration, of permissions.toml and of this run.

    `decide` asks no disk: rules are read by `load`, and by `reload` when the configuration changed.
    INVARIANT: a rule that could not be read, or not be stored, grants nothing.
    """

    def __init__(
        self,
        defaults: Mapping[Permission, Verdict],
        rules: Iterable[RuleText],
        file: Path,
        *,
        home: Path,
        source: str = "config.toml",
        language: str = "en",
        path: Iterable[str] = (),
        today: Callable[[], str] = lambda: time.strftime("%Y-%m-%d"),
    ) -> None:
        """`file` is permissions.toml, `source` the other rules' file; the folders of $PATH are sensitive."""
        self._home = Path(os.path.realpath(home))
        self._file = file
        self._today = today
        self._source = source
        self._runs: OrderedDict[str, list[Rule]] = OrderedDict()
        self._granted: tuple[Rule, ...] = ()
        self._configured: tuple[Rule, ...] = ()
        self._writing = asyncio.Lock()
        self.problems: tuple[str, ...] = ()
        """What is wrong with permissions.toml, for the log and for `ryxctl permissions`."""
        self.language: Callable[[str], str] = lambda _: language
        """The language of a run: who is asked reads the reason in the words of the request."""
        self._basis = Basis(defaults, _alone, sensitive_places(self._home, path))
        self.configure(defaults, rules)
        self.load()

    def configure(self, defaults: Mapping[Permission, Verdict], rules: Iterable[RuleText]) -> None:
        """Take the rules and defaults of a new configuration; grants of runs stay."""
        self._basis = replace(self._basis, defaults=dict(defaults))
        self._configured = tuple(self._rule(rule, self._source) for rule in rules)

    def load(self) -> None:
        """Read permissions.toml; what is wrong in it is told and grants nothing. Blocking."""
        try:
            granted, problems = read(self._file)
        except RyxError as error:
            granted, problems = [], [str(error)]
        self.problems = tuple(problems)
        for problem in problems:
            log.warning("%s", problem)
        self._granted = tuple(self._rule(rule, self._file.name) for rule in granted)

    @property
    def file(self) -> Path:
        """permissions.toml."""
        return self._file

    @property
    def defaults(self) -> Mapping[Permission, Verdict]:
        """What is done with each class where no rule says otherwise."""
        return self._basis.defaults

    @property
    def rules(self) -> tuple[Rule, ...]:
        """The rules of the configuration, then those that were granted for always."""
        return (*self._configured, *self._granted)

    def of_run(self, run: str) -> tuple[Rule, ...]:
        """What was granted for a run."""
        return tuple(self._runs.get(run, ()))

    def decide(self, action: Action, effect: Effect, *, run: str) -> Decision:
        """The decision for an Action with this Effect in a run (r12)."""
        column = 1 if self.language(run) == "de" else 0
        basis = replace(self._basis, say=lambda key: TEXTS[key][column] if key in TEXTS else key)
        return decide((*self.rules, *self._runs.get(run, ())), effect, action.tool, basis)

    async def grant(self, question: Question, scope: Scope) -> None:
        """Remember a yes. Raises Refused where it may not last, ConfigError where it can't be stored."""
        if scope is Scope.ONCE:
            return
        decision = self.decide(question.action, question.effect, run=question.run)
        if question.effect.unclear or not decision.lasting or scope not in question.scopes:
            raise Refused(f"{question.effect.summary}: a yes to this is for once only: {decision.reason}")
        rules = narrowest(question.action, question.effect)
        if scope is Scope.RUN:
            self._runs.setdefault(question.run, []).extend(
                self._rule(rule, f"granted for {question.run}") for rule in rules
            )
            self._runs.move_to_end(question.run)
            while len(self._runs) > RUNS:
                self._runs.popitem(last=False)
            return
        note = f"{self._today()}: {' '.join(question.effect.summary.split())[:200]}"
        async with self._writing:
            await asyncio.to_thread(append, self._file, [rule.model_copy(update={"note": note}) for rule in rules])
            await asyncio.to_thread(self.load)

    async def forget(self, number: int) -> Rule:
        """Take a rule out of permissions.toml, by its number among all rules. Raises NotFound, Refused."""
        async with self._writing:
            every = self.rules
            if not 1 <= number <= len(every):
                raise NotFound(f"there is no rule {number}; ryxctl permissions lists them")
            rule = every[number - 1]
            if number <= len(self._configured):
                raise Refused(f"rule {number} is written in {self._source}; take it out there")
            place = number - len(self._configured) - 1
            await asyncio.to_thread(remove, self._file, place)
            await asyncio.to_thread(self.load)
            for rules in self._runs.values():
                rules[:] = [each for each in rules if (each.command, each.paths) != (rule.command, rule.paths)]
        return rule

    def _rule(self, section: RuleText, source: str) -> Rule:
        return Rule(
            do=Verdict(section.do),
            tool=section.tool,
            command=section.command,
            exact=section.exact,
            paths=tuple(self._expanded(path, literal=section.exact) for path in section.path),
            permission=section.permission,
            source=source,
            note=section.note,
        )

    def _expanded(self, path: str, *, literal: bool) -> str:
        """With the home folder for ~, and the links before its first pattern resolved, as Effects have it."""
        text = str(self._home) + path[1:] if path == "~" or path.startswith("~/") else path
        if literal:
            return text
        parts = Path(text).parts
        plain = next((place for place, part in enumerate(parts) if any(mark in part for mark in "*?")), len(parts))
        return str(Path(os.path.realpath(Path(*parts[:plain]) if plain else text), *parts[plain:]))


def _alone(words: tuple[str, ...]) -> frozenset[Permission] | None:
    from ryxd.tools.command import alone  # here: no start waits for the tables of programs

    return alone(words)


def narrowest(action: Action, effect: Effect) -> list[RuleText]:
    """The rules that allow this Effect again and as little else as rules can say: exact words, exact paths."""
    paths = tuple(dict.fromkeys(str(path) for path in (*effect.reads, *effect.writes)))
    tool = escape(action.tool)
    commands = [
        words
        for words in effect.commands
        if not ((classes := _alone(words)) is not None and all(each.value == "read" for each in classes))
    ]
    if not commands:
        rule = RuleText(do="allow", tool=tool, exact=True, path=paths)
        only = next(iter(effect.classes)) if len(effect.classes) == 1 and not paths else None
        return [rule.model_copy(update={"permission": only})]
    return [RuleText(do="allow", tool=tool, command=words, exact=True, path=paths) for words in commands]


def read(file: Path) -> tuple[list[RuleText], list[str]]:
    """The rules of permissions.toml and what is wrong with the others. Raises RyxError where it can't be read."""
    try:
        if file.stat().st_size > LARGEST:
            raise Refused(f"{file}: too large to be a list of rules; none of them is used")
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return [], []
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"{file}: can't be read: {error}; none of its rules is used") from error
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refused(f"{file}: not TOML: {error}; none of its rules is used") from error
    found, problems = [], []
    given = document.pop("rules", [])
    if document:
        problems.append(f"{file}: there is no such key: {', '.join(document)}")
    if not isinstance(given, list):
        raise Refused(f"{file}: rules must be written as [[rules]]; none of them is used")
    refusing = False
    for number, each in enumerate(given, 1):
        try:
            found.append(RuleText.model_validate(each))
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            key = ".".join(str(step) for step in first["loc"])
            problems.append(f"{file}: rule {number}: {key}: {first['msg']}; this rule is not used")
            found.append(RuleText(do="ask", tool="\0", note="unreadable"))  # keeps the others' numbers
            refusing = refusing or (isinstance(each, dict) and each.get("do") != "allow")
    if refusing:
        # a rule that should have refused something is not understood: what was granted waits until it is
        found = [rule.model_copy(update={"tool": "\0"}) if rule.do == "allow" else rule for rule in found]
        problems.append(f"{file}: no grant is used until the rules that refuse something can be read")
    return found, problems


def append(file: Path, rules: Iterable[RuleText]) -> None:
    """Add rules at the end; the rest of the file stays as it is written. Raises RyxError. Blocking."""
    import tomlkit  # here: no start waits for what few requests need

    document = _document(file)
    listed = document.setdefault("rules", tomlkit.aot())
    known = [RuleText.model_validate(each.unwrap()) for each in listed]
    for rule in rules:
        if any(rule.model_copy(update={"note": each.note}) == each for each in known):
            continue
        table = tomlkit.table()
        for key, value in rule.model_dump(mode="json", by_alias=True, exclude_defaults=True).items():
            table[key] = value
        listed.append(table)
    _write(file, document.as_string())


def remove(file: Path, place: int) -> None:
    """Take the rule at a place out. Raises RyxError. Blocking."""
    document = _document(file)
    listed = document.get("rules", [])
    if place >= len(listed):
        raise NotFound(f"{file} has changed meanwhile; ryxctl permissions lists what it has now")
    del listed[place]
    _write(file, document.as_string())


def _document(file: Path) -> "TOMLDocument":
    import tomlkit
    from tomlkit.exceptions import TOMLKitError

    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        text = (
            "# What you allowed for always. Written by ryx; you may edit it, or use: ryxctl permissions forget N\n"
        )
    except (OSError, UnicodeDecodeError) as error:
        raise Refused(f"{file} can't be read: {error}; nothing was stored") from error
    try:
        document = tomlkit.parse(text)
        _File.model_validate(document.unwrap())
    except (TOMLKitError, ValidationError) as error:
        raise Refused(f"{file} has mistakes in it; correct it first, nothing was stored: {error}") from error
    return document


def _write(file: Path, text: str) -> None:
    """Replace the file as a whole; nobody else may read it. Raises RyxError."""
    target = Path(os.path.realpath(file))
    try:
        target.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        handle, name = tempfile.mkstemp(prefix=".permissions-", dir=target.parent)  # 0600 from the beginning
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as made:
                made.write(text)
                made.flush()
                os.fsync(made.fileno())
            os.replace(name, target)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(name)
            raise
    except OSError as error:
        raise Refused(f"{target} can't be written: {error.strerror}; nothing was stored") from error
