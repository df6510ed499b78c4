"""Which rules decide about an Effect: deny wins over ask, ask over allow (DESIGN §9; spec D4)."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path

from ryxd.core.effect import Decision, Effect, Permission, Verdict

Classes = Callable[[tuple[str, ...]], frozenset[Permission] | None]
"""The classes of a simple command by itself; None where they can't be told."""


@dataclass(frozen=True)
class Rule:
    """One rule. What is empty holds for everything; what is given has to hold together."""

    do: Verdict
    tool: str = "*"
    """A glob over the names of tools."""
    command: tuple[str, ...] = ()
    """The first words of a simple command."""
    exact: bool = False
    """`command` is all of its words, and `paths` are no patterns."""
    paths: tuple[str, ...] = ()
    """Globs over resolved paths: ** is any number of folders, /** also the folder itself."""
    permission: Permission | None = None
    source: str = ""
    """Where it is written, for a person."""
    note: str = ""
    """When and what for it was granted."""

    def __str__(self) -> str:
        parts = [self.do.value]
        if self.tool != "*" or not (self.command or self.paths or self.permission):
            parts.append(self.tool)
        if self.command:
            parts.append(("exactly " if self.exact else "") + " ".join(self.command))
        if self.permission:
            parts.append(f"class {self.permission}")
        if self.paths:
            parts.append(f"in {', '.join(self.paths)}")
        return " ".join(parts)

    @property
    def literal(self) -> tuple[str, ...]:
        """The paths that it names themselves, not by a pattern."""
        return self.paths if self.exact else tuple(path for path in self.paths if not set("*?") & set(path))

    def names(self, words: Sequence[str]) -> bool:
        """Whether a simple command is one of its commands."""
        if self.exact:
            return tuple(words) == self.command
        if tuple(words[: len(self.command)]) == self.command:
            return True
        # who forbids rm means /usr/bin/rm as well; who allows it means the one that is found by its name
        return (
            self.do is not Verdict.ALLOW
            and bool(words)
            and (words[0].rpartition("/")[2], *words[1 : len(self.command)]) == self.command
        )

    def touches(self, path: Path) -> bool:
        """Whether a path is one of its paths."""
        if self.exact:
            return str(path) in self.paths
        return any(pattern(glob).fullmatch(str(path)) is not None for glob in self.paths)


def pattern(glob: str) -> re.Pattern[str]:
    """A glob over whole paths: * and ? stay inside a name, ** does not."""
    made = ""
    place = 0
    while place < len(glob):
        if glob.startswith("/**", place) and place + 3 == len(glob):
            made += "(/.*)?"
            place += 3
        elif glob.startswith("**/", place):
            made += "(.*/)?"
            place += 3
        elif glob.startswith("**", place):
            made += ".*"
            place += 2
        elif glob[place] == "*":
            made += "[^/]*"
            place += 1
        elif glob[place] == "?":
            made += "[^/]"
            place += 1
        else:
            made += re.escape(glob[place])
            place += 1
    return re.compile(made, re.DOTALL)


@dataclass(frozen=True)
class Basis:
    """What decides besides the rules."""

    defaults: Mapping[Permission, Verdict]
    classes: Classes
    sensitive: Callable[[Path], str | None]
    """Why a path is always asked about, or None."""
    say: Callable[[str], str] = str
    """A reason in the user's language, by its key."""


def decide(rules: Iterable[Rule], effect: Effect, tool: str, basis: Basis) -> Decision:
    """The decision about an Effect of a tool. What is unclear or sensitive is asked about, once at a time."""
    ours = [rule for rule in rules if fnmatchcase(tool, rule.tool)]
    for rule in ours:
        if rule.do is Verdict.DENY and _holds(rule, effect):
            return Decision(Verdict.DENY, f"{basis.say('rule')} {rule} ({rule.source})", str(rule), lasting=False)
    refused = [each for each in sorted(effect.classes) if basis.defaults.get(each) is Verdict.DENY]
    if refused:
        return Decision(Verdict.DENY, f"{basis.say('refused')} {refused[0]}", str(refused[0]), lasting=False)
    if effect.unclear:
        return Decision(Verdict.ASK, f"{basis.say('unclear')}: {effect.unclear}", "unclear", lasting=False)
    named = {path for rule in ours if rule.do is Verdict.ALLOW for path in rule.literal}
    for path in effect.writes:
        reason = basis.sensitive(path)
        if reason is not None and str(path) not in named:
            return Decision(Verdict.ASK, f"{path}: {basis.say(reason)}", "sensitive", lasting=False)
    for rule in ours:
        if rule.do is Verdict.ASK and _holds(rule, effect):
            return Decision(Verdict.ASK, f"{basis.say('rule')} {rule} ({rule.source})", str(rule))
    asked = [each for each in sorted(effect.classes) if basis.defaults.get(each) is not Verdict.ALLOW]
    if not asked:
        return Decision(Verdict.ALLOW, basis.say("free"), ", ".join(sorted(effect.classes)))
    covering = _covered(ours, effect, basis, frozenset(effect.classes) - frozenset(asked))
    if covering:
        return Decision(
            Verdict.ALLOW, f"{basis.say('rule')} {covering[0]} ({covering[0].source})", str(covering[0])
        )
    shown = ", ".join(basis.say(each.value) for each in asked)
    return Decision(Verdict.ASK, shown, asked[0].value)


def _holds(rule: Rule, effect: Effect) -> bool:
    """Whether a rule that denies or asks is about any part of an Effect."""
    if rule.permission is not None and rule.permission not in effect.classes:
        return False
    if rule.command and not any(rule.names(words) for words in effect.commands):
        return False
    return not rule.paths or any(rule.touches(path) for path in (*effect.reads, *effect.writes))


def _covered(rules: Sequence[Rule], effect: Effect, basis: Basis, free: frozenset[Permission]) -> list[Rule]:
    """The rules that together allow all of an Effect; none when something is left over."""
    allowing = [rule for rule in rules if rule.do is Verdict.ALLOW and _fits(rule, effect, free)]
    if not effect.commands:
        return [rule for rule in allowing if not rule.command][:1]
    used: list[Rule] = []
    for words in effect.commands:
        rule = next((rule for rule in allowing if not rule.command or rule.names(words)), None)
        if rule is None:
            alone = basis.classes(words)
            if alone is None or not all(basis.defaults.get(each) is Verdict.ALLOW for each in alone):
                return []
            continue
        used.append(rule)
    return used


def _fits(rule: Rule, effect: Effect, free: frozenset[Permission]) -> bool:
    """Whether an allowing rule reaches as far as the Effect does: its classes and every path of it."""
    if rule.permission is not None and not effect.classes <= {rule.permission, *free}:
        return False
    if rule.paths:
        paths = (*effect.reads, *effect.writes)
        return bool(paths) and all(rule.touches(path) for path in paths)
    return True
