"""What takes several Actions and still no model: code knows each of them."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ryxd.agents.fallback import certain, the_one
from ryxd.agents.presenting import Offer, Presented, everywhere, present, refused
from ryxd.agents.wording import say
from ryxd.core.action import Action, Result
from ryxd.core.filling import filled
from ryxd.core.plan import PlanFault, PlanStep
from ryxd.core.view import View
from ryxd.engine.followup import resolve


@dataclass(frozen=True)
class Done:
    """What came of it, and how it is told; `asks` says whether its offer is asked about anew."""

    ok: bool
    told: Presented
    actions: int
    completed: int
    asks: bool = False


def saying(rule: str, text: str) -> tuple[str, bool] | None:
    """What is only said to a request (a key of agents.wording), and whether that is what was asked for."""
    if rule in {"help", "greeting", "thanks"}:
        return rule, True
    if not any(letter.isalnum() for letter in text):
        return "say_something", False
    answered = resolve(text, 1) if rule == "unknown" else None
    if answered is None:
        return None
    fine = answered.kind in {"decline", "cancel"}
    return ("fine" if fine else "none_shown"), fine


class Direct:
    """Does what the rules understood. `view` gives a View that allows the named tools."""

    def __init__(self, view: Callable[[tuple[str, ...]], View], language: str) -> None:
        self._view = view
        self._language = language

    async def do_all(self, actions: Sequence[Action], offer: Offer) -> Done:
        """Do Actions one after the other, and tell each; `offer` stays on offer."""
        view = self._view(tuple(action.tool for action in actions))
        lines, completed, no = list[str](), 0, False
        for action in actions:
            result = await view.do_action(action)
            if (said_no := refused(result, self._language)) is not None:  # the rest may rest on it
                lines, no = [*lines, said_no.text], True
                break
            told = present(action, result, self._language, ()) if result.ok else None
            lines.append(told.text if told else result.error or result.bare)
            completed += result.ok
        all_told = Presented("\n".join(lines), offer, refused=no)
        return Done(completed == len(actions), all_told, len(actions), completed)

    async def follow(self, steps: Sequence[tuple[str, Mapping[str, Any]]]) -> tuple[Done, str]:
        """Do a rule's steps, each with what earlier ones found; what came of it, and why a step failed.

        What only served a later step is not told.
        """
        view = self._view(tuple(tool for tool, _ in steps))
        results, told = dict[int, Result](), dict[int, Presented]()
        doings = [
            PlanStep(step=number, action=tool, params=dict(args)) for number, (tool, args) in enumerate(steps, 1)
        ]
        used = frozenset[int]().union(*(each.waits_for for each in doings))

        def done(*more: Presented, ok: bool = False) -> Done:
            last = [each for number, each in told.items() if number not in used] + list(more)
            text = "\n".join(each.text for each in last)
            offer = last[-1].offer if last else Offer()
            all_told = Presented(text, offer, refused=any(each.refused for each in more))
            return Done(ok, all_told, len(results) + (not ok), len(results), asks=bool(offer.choices))

        for doing in doings:
            try:
                action = filled(doing, results)
            except PlanFault as fault:
                return done(Presented(str(fault))), str(fault)
            result = await view.do_action(action)
            if (no := refused(result, self._language)) is not None:
                return done(no), ""
            if not result.ok:
                error = result.error or result.bare
                return done(Presented(error)), error
            results[doing.step] = result
            shown = present(action, result, self._language, everywhere(view.paths))
            told[doing.step] = shown or Presented(result.bare)
        return done(ok=True), ""

    async def open_named(self, slots: Mapping[str, Any]) -> Done:
        """Open what has the name: an application, else the one file that is called so; several are listed.

        `slots`: name; pattern and when, if it may be a file.
        """
        name, pattern, when = str(slots["name"]), slots.get("pattern"), slots.get("when")
        view = self._view(("open_app", "search_files"))
        app = Result(error="", report={"called_so": []})  # "the report of March" is no application
        if not when:
            app = await view.do_action(Action("open_app", {"name": name}))
        if (no := refused(app, self._language)) is not None:
            return Done(False, no, 1, 0)
        if app.ok:
            return Done(True, Presented(str(app.data["say"])), 1, 1)
        if "called_so" not in app.report or pattern is None:
            return Done(False, Presented(app.error or ""), 1, 0)
        args = {"pattern": str(pattern), "paths": ["~"]} | ({"when": when} if when else {})
        search = Action("search_files", args)
        found = await view.do_action(search)
        match = the_one(search, found)
        if match is not None and certain(search, match, view.request):
            return await self.do_all([Action("open_file", {"path": match})], Offer())
        if found.ok and found.data.get("matches"):
            told = present(search, found, self._language, everywhere(view.paths)) or Presented(found.text)
            return Done(True, told, 2, 1, asks=True)
        text = app.error if app.report["called_so"] else say(self._language, "nothing_called", name=name)
        return Done(False, Presented(text or ""), 2, 1)
