"""Plans as a planner writes them. What they say is checked: arguments, and that a step can take what it takes from another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from ryxd.core.plan import BEFORE, OPERATOR, REFERENCE, plan_of
from training.registry import arguments, tools
from training.source import Source

SECONDS = 30
RETRIES = 2
LONGEST = 300
"""Characters of what was said that a plan repeats."""
LISTS = {"matches", "entries", "files"}
"""Fields of results that are lists of names."""


@dataclass(frozen=True)
class Spec:
    """A step with slots in braces: of which tool, what for, with which arguments ("$1…" is the first of these steps).

    An operator's has its prompt in `en` and `de`.
    """

    tool: str
    en: str
    de: str
    params: Mapping[str, Any]
    after: tuple[int, ...] = ()


def _filled(value: Any, slots: Mapping[str, str], first: int) -> Any:
    if isinstance(value, Mapping):
        return {key: _filled(each, slots, first) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_filled(each, slots, first) for each in value]
    if not isinstance(value, str):
        return value
    match = REFERENCE.fullmatch(value)
    return f"${int(match[1]) + first}{match[2]}" if match else value.format_map(slots)


class Draft:
    """A plan being written."""

    def __init__(self, agent: str = "file", *, hint: str = "", shown: bool = False) -> None:
        """`agent` is the type of its operators, `hint` what these have to know. `shown`: files were, before ("$0.matches")."""
        self.steps: list[dict[str, Any]] = []
        self._agent = agent
        self._hint = hint
        self._shown = shown

    def step(
        self, action: str, goal: str, /, *, after: tuple[int, ...] = (), fallback: Mapping[str, Any] | None = None,
        only_if: Mapping[str, Any] | None = None, **params: Any,
    ) -> int:  # fmt: skip
        """A step of a tool; its number. Raises ValueError, ValidationError for arguments that can't be.

        `after`: steps that come before it and whose results it does not use. `only_if`: its condition.
        """
        if only_if is not None:
            self._tried(dict(only_if))
        arguments(action, self._tried(params))
        order = list(arguments(action, self._tried(params)))
        more: dict[str, Any] = {"only_if": {key: only_if[key] for key in ("value", "is", "than")}} if only_if else {}
        if after:
            more["depends_on"] = list(after)
        if fallback is not None:
            more["fallback"] = {"action": fallback["action"], "params": arguments(fallback["action"], fallback["params"])}
        return self._with(action, goal, {key: params[key] for key in order}, more)

    def follow(self, source: Source, steps: Sequence["Spec"], slots: Mapping[str, str], base: int = 0) -> "Draft":
        """These steps too, with their slots filled; their "$1" is step `base` + 1. Returns itself."""
        for each in steps:
            params = cast(dict[str, Any], _filled(each.params, slots, base))
            goal = source.by(each.en, each.de).format_map(slots)
            if each.tool == OPERATOR:
                self.asked(goal, source.by(params["en"], params["de"]), **{key: value for key, value in params.items() if key not in {"en", "de"}})
            else:
                self.step(each.tool, goal, after=tuple(base + number for number in each.after), **params)
        return self

    def asked(self, goal: str, prompt: str, /, **shown: str) -> int:
        """A step that an operator does, who is shown what these references are."""
        self._tried(shown)
        return self._with(OPERATOR, goal, {"prompt": prompt, **shown}, {})

    def _with(self, action: str, goal: str, params: dict[str, Any], more: Mapping[str, Any]) -> int:
        number = len(self.steps) + 1
        self.steps.append({"step": number, "goal": goal, "action": action, "params": params, **more})
        return number

    def _tried(self, value: Any) -> Any:
        """The value with something that could be there in place of each reference. Raises ValueError for a reference to nothing."""
        if isinstance(value, dict):
            return {key: self._tried(each) for key, each in value.items()}
        if isinstance(value, list):
            return [self._tried(each) for each in value]
        match = REFERENCE.fullmatch(value) if isinstance(value, str) else None
        if match is None:
            return value
        number = int(match[1])
        used = self.steps[number - 1]["action"] if number != BEFORE else "search_files"
        if number == BEFORE and not self._shown:
            raise ValueError(f"{value}: no files were shown before")
        parts = match[2].split(".")[1:]
        output = None if used == OPERATOR else tools()[used].output
        known = {"response"} if output is None else set(output.model_fields)
        if not parts or parts[0] not in known:
            raise ValueError(f"{value}: {used} gives no such thing")
        if parts[-1] == "pid":
            return 4711
        return ["~/it"] if parts[-1] in LISTS else "~/it"

    def written(self, said: str, confidence: float = 0.9) -> dict[str, Any]:
        """The plan of what was said. Raises PlanFault for one that can't be followed.

        What was understood is what was said: the goals of the steps tell the rest, and a small model copies better than it
        puts things into other words.
        """
        hard = any(each["action"] == OPERATOR for each in self.steps)
        value = {
            "understanding": said[:LONGEST],
            "complexity": 2 if len(self.steps) > 1 or hard else 1,
            "confidence": confidence,
            "plan": self.steps,
            "agent_type": self._agent,
            "model_size": "3b",
            "operator_prompt": self._hint,
            "timeout_seconds": SECONDS,
            "max_retries": RETRIES,
        }
        plan_of(value)
        return value


def short(source: Source) -> str:
    """What operators are told where there is nothing else to say."""
    return source.by("Answer shortly.", "Antworte kurz.")
