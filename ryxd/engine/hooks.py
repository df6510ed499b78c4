"""The hooks of a session's agents: made, copied to subagents, added, gone; kept from run to run (spec B5).

Each agent has its own, named by its path. Nothing an agent can do takes one away: only the hook itself can quit.
"""

import logging
import pkgutil
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import Any, TypeVar

from pydantic import ValidationError

import ryxd.hooks
from ryxd.core.action import Action
from ryxd.core.course import Json
from ryxd.core.effect import Decision, Effect, Hook, Permission, Verdict
from ryxd.core.hooking import AgentHook, Around, Remembering
from ryxd.core.hookspec import Copies, HookSpec
from ryxd.core.tool import Denied, ToolError
from ryxd.core.view import View
from ryxd.engine.company import NAME, is_below
from ryxd.engine.minds import Leaving, Mind, Place

OWN = 4
"""Hooks that may be added to one agent."""

SHARED = "*"
"""What is kept of hooks that all agents share, which the user speaks with."""

log = logging.getLogger(__name__)

T = TypeVar("T")


@cache
def kinds() -> Mapping[str, ModuleType]:
    """The built-in hooks that a HookSpec may name, by file: each has `Settings`, and `make(settings, around)`."""
    found = (import_module(each.name) for each in pkgutil.iter_modules(ryxd.hooks.__path__, "ryxd.hooks."))
    return {each.__name__.rpartition(".")[2]: each for each in found if hasattr(each, "make")}


def useful(spec: HookSpec, agent: str, tools: Collection[str], *, copied: bool = False) -> bool:
    """Whether this is a hook of an agent with these tools, or a copy for it that could ever say anything."""
    kind = kinds().get(spec.kind)
    needed: frozenset[str] = getattr(kind, "NEEDS", frozenset())
    one_of: frozenset[str] = getattr(kind, "ONE_OF", frozenset())
    return (copied or spec.of(agent)) and needed <= set(tools) and (not one_of or bool(one_of & set(tools)))


def shared(spec: HookSpec) -> bool:
    """Whether what the user says is for this hook, also where no agent is asked."""
    return bool(getattr(kinds().get(spec.kind), "SHARED", False))


def make(spec: HookSpec, around: Around) -> Hook:
    """The hook that a HookSpec describes. Raises ToolError for a kind that does not exist."""
    if spec.kind:
        module = kinds().get(spec.kind)
        if module is None:
            raise ToolError(f"there is no kind of hook {spec.kind}; there are: {', '.join(sorted(kinds()))}")
        own = replace(around, think=lambda thinks: around.think(replace(thinks, name=spec.name)))
        try:
            hook: Hook = module.make(module.Settings(**spec.settings), own)
        except ValidationError as error:
            raise ToolError(f"{spec.kind} can't do without settings; only a file can have them") from error
        hook.name = spec.name
        return hook
    return AgentHook(spec, around.think(spec), around, lambda there: there.think(spec))


@dataclass
class Kept:
    """What a session keeps of one agent's hooks."""

    states: dict[str, dict[str, Any]] = field(default_factory=dict)
    own: list[HookSpec] = field(default_factory=list)
    """Those that were added to it."""
    gone: list[str] = field(default_factory=list)
    """Names of those that it has no more, or never got."""

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal."""
        return {"states": self.states, "own": [spec.dump() for spec in self.own], "gone": self.gone}

    @classmethod
    def load(cls, stored: Mapping[str, Any]) -> "Kept":
        """From the journal."""
        own = [HookSpec.load(spec) for spec in stored.get("own", ())]
        return cls(dict(stored.get("states", {})), own, list(stored.get("gone", ())))


class Hooks:
    """The hooks of all agents of a session, in one run. `specs` are those that agents begin with."""

    def __init__(
        self,
        specs: Sequence[HookSpec],
        place: Place,
        *,
        stored: Mapping[str, Any],
        means: Callable[[Sequence[str]], frozenset[str]],
        members: Callable[[], Collection[str]] = tuple,
    ) -> None:
        """`stored` is what `dump` gave; `members` are the paths of the session's subagents."""
        self._specs = specs
        self._place = place
        self._means = means
        self._members = members
        self._kept = {path: Kept.load(each) for path, each in stored.items()}
        self._living: dict[str, list[tuple[HookSpec, Hook]]] = {}
        self._views: dict[str, View] = {}
        self._moved: dict[str, str] = {}
        """Where agents are that were called something else when their hooks were made."""

    def enter(self, view: View, above: str = "") -> None:
        """Give an agent's View its hooks; `above` is the agent whose subagent it is, whose hooks it copies."""
        self._views[view.agent] = view
        if view.agent not in self._living:
            self._living[view.agent] = self._made(view, above)
        view.hooks += [hook for _, hook in self._living[view.agent]]
        view.management = _Adding(partial(self.add, view.agent))

    def dump(self) -> dict[str, Any]:
        """As JSON for the journal; of subagents only those that there still are."""
        for path, living in self._living.items():
            self._of(path).states = {}
            for spec, hook in living:
                if state := dict(hook.dump()):
                    self._of(SHARED if hook.shared else path).states[spec.name] = state
        members = self._members()
        there = {path: kept for path, kept in self._kept.items() if "/" not in path or path in members}
        return {path: kept.dump() for path, kept in there.items() if kept != Kept()}

    def add(self, path: str, spec: HookSpec) -> None:
        """Give an agent one more hook; the subagents that it has get no copy. Raises ToolError."""
        self._may_add(path, spec)
        view = self._views[path]
        hook = make(spec, self._around(view))
        self._of(path).own.append(spec)
        self._living[path].append((spec, hook))
        view.hooks.append(hook)
        for member in self._members():
            if member.startswith(f"{path}/"):
                self._of(member).gone.append(spec.name)

    def _may_add(self, path: str, spec: HookSpec) -> None:
        """Raises ToolError where this can't be a hook of the agent's."""
        if not NAME.fullmatch(spec.name):
            raise ToolError(f"{spec.name!r} is no name: small letters, digits, - and _, 32 at most")
        if any(hook.name == spec.name for hook in self._views[path].hooks):
            raise ToolError(f"there is a hook {spec.name} already; choose another name")
        own = self._of(path).own
        if len(own) >= OWN:
            names = ", ".join(each.name for each in own)
            raise ToolError(f"there are {OWN} added hooks ({names}), no more may be; only a hook itself can quit")

    def leave(self, path: str, name: str) -> None:
        """A hook is gone for good, and with it its copies."""
        path = self._moved.get(path, path)
        gone = next((spec for spec, _ in self._living[path] if spec.name == name), None)
        kept = self._of(path)
        if gone in kept.own:
            kept.own.remove(gone)
            for each, other in self._kept.items():
                if each.startswith(f"{path}/") and name in other.gone:
                    other.gone.remove(name)
        else:
            kept.gone.append(name)
        for each, living in self._living.items():
            if each == path or each.startswith(f"{path}/"):
                out = [hook for spec, hook in living if spec is gone]
                self._living[each] = [(spec, hook) for spec, hook in living if spec is not gone]
                self._views[each].hooks[:] = [hook for hook in self._views[each].hooks if hook not in out]

    # -- whole agents

    def of(self, path: str) -> list[tuple[HookSpec, Json]]:
        """All hooks that an agent has, each with its state."""
        if path in self._living:
            return [(spec, hook.dump()) for spec, hook in self._living[path]]
        states = self._of(path).states
        return [(spec, states.get(spec.name, {})) for spec in (*self._inherited(path), *self._of(path).own)]

    def give(self, path: str, hooks: Sequence[tuple[HookSpec, Json]]) -> None:
        """Have an agent begin with these, with their states; it must not be at work.

        What it would get anyway stays as that is; the others are its own from now on.
        """
        kept, there = self._of(path), {spec.name for spec in self._inherited(path)}
        for spec, state in hooks:
            if spec.name not in there:
                kept.own.append(spec)
            if state:
                kept.states[spec.name] = dict(state)

    def move(self, old: str, new: str) -> None:
        """An agent, with all below it, is called something else from now on; its hooks stay what they are."""
        self._moved |= {path: new + path.removeprefix(old) for path in self._living if is_below(path, old)}
        self._kept = _called(self._kept, old, new)
        self._living = _called(self._living, old, new)
        self._views = _called(self._views, old, new)

    def forget(self, path: str) -> None:
        """An agent is no more; who is called so later begins anew."""
        self._kept.pop(path, None)
        self._living.pop(path, None)
        self._views.pop(path, None)

    def _inherited(self, path: str) -> list[HookSpec]:
        """What an agent has without having been given it: by files, and as copies of those above it."""
        parent, gone = path.rpartition("/")[0], self._of(path).gone
        if not parent:
            return [spec for spec in self._specs if spec.of(path) and spec.name not in gone]
        above = (*self._inherited(parent), *self._of(parent).own)
        return [spec for spec in above if spec.copies is not Copies.NONE and spec.name not in gone]

    # -- what is kept

    def _of(self, path: str) -> Kept:
        return self._kept.setdefault(path, Kept())

    def _made(self, view: View, above: str) -> list[tuple[HookSpec, Hook]]:
        around, kept = self._around(view, above), self._of(view.agent)
        made: list[tuple[HookSpec, Hook]] = []
        if above:
            made += self._copies(above, view, around)
        else:
            mine = [spec for spec in self._specs if useful(spec, view.agent, view.tools)]
            made += [(spec, make(spec, around)) for spec in mine if spec.name not in kept.gone]
        there = {spec.name for spec, _ in made}
        for spec in kept.own:
            if spec.name in there:  # it was given what by now everybody has
                continue
            try:
                made.append((spec, make(spec, self._around(view))))
            except ToolError as error:  # of another version of ryx
                log.warning("the hook %s of %s is left out: %s", spec.name, view.agent, error)
        for spec, hook in made:
            if state := self._of(SHARED if hook.shared else view.agent).states.get(spec.name):
                hook.load(state)
        return made

    def _copies(self, above: str, view: View, around: Around) -> list[tuple[HookSpec, Hook]]:
        made = []
        living = {spec.name: hook for spec, hook in self._living.get(above, ())}
        for spec in self._inherited(view.agent):
            if not useful(spec, "", view.tools, copied=True):
                continue
            # who is above may have no use for it, or not be there at all
            hook = living.get(spec.name) or make(spec, around)
            if (copy := hook.copy(around)) is not None:
                copy.name = spec.name
                made.append((spec, copy))
        return made

    def _around(self, view: View, above: str = "") -> Around:
        path = view.agent

        def think(spec: HookSpec) -> Remembering:
            fixed = above and spec.copies is Copies.READ_ONLY
            leave = None if fixed else partial(self.leave, path, spec.name)
            return Mind(spec, self._views[path], self._place, Leaving(leave))

        return Around(
            agent=path,
            tools=frozenset(view.tools),
            language=view.language,
            think=think,
            propose=lambda spec: self._propose(path, spec),
            add=partial(self._add_again, path),
            leave=partial(self.leave, path),
            means=self._means,
            paths=view.paths,
        )

    async def _propose(self, path: str, spec: HookSpec) -> bool:
        """Ask the user. What a model wrote is shown to them whole, and nothing is done without a yes."""
        view = self._views[path]
        args = {"name": spec.name, "instructions": spec.instructions}
        action = Action("hook", args, id=f"{path}/hook:{spec.name}")
        what = {
            "en": f"add a hook {spec.name} that watches {path}",
            "de": f"den Hook {spec.name} hinzufügen, der {path} überwacht",
        }
        effect = Effect(
            frozenset({Permission.CHANGE}),
            what["de" if view.language == "de" else "en"],
            preview=spec.instructions,
        )
        decision = Decision(Verdict.ASK, spec.description, lasting=False)
        try:
            self._may_add(path, spec)
            await view.granted(action, effect, decision, {})
            self.add(path, spec)
        except Denied:
            return False
        except ToolError as error:
            log.info("the hook %s could not be added: %s", spec.name, error)
            return False
        return True

    def _add_again(self, path: str, spec: HookSpec) -> None:
        if not any(hook.name == spec.name for hook in self._views[path].hooks):
            self.add(path, spec)


def _called(by_path: Mapping[str, T], old: str, new: str) -> dict[str, T]:
    """The same, of agents of which one and all below it are called something else."""
    return {new + path.removeprefix(old) if is_below(path, old) else path: of for path, of in by_path.items()}


class _Adding:
    """The Management of an agent: it can only add."""

    def __init__(self, add: Callable[[HookSpec], None]) -> None:
        self._add = add

    def add(self, spec: HookSpec) -> None:
        """Add one to the calling agent. Raises ToolError."""
        self._add(spec)

    def quit(self) -> None:
        """Raises ToolError: an agent has no authority over hooks."""
        raise ToolError("only a hook can quit; you can take none away")
