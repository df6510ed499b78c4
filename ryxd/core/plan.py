"""A plan as the large model writes it, and what it makes of its failure (spec C2, C4; first source, §3.2, 3.4).

Steps are Actions. One may use what an earlier one found: a parameter "$1.matches.0" is the first of the matches in
the Result of step 1, "$1.matches.last" the last. Steps that don't wait for each other are done at the same time.
"""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from ryxd.core.action import Action
from ryxd.core.condition import Condition, condition_form
from ryxd.core.form import record
from ryxd.core.model import JsonSchema, Tier
from ryxd.core.nested import changed, texts
from ryxd.core.profile import Profile
from ryxd.core.tool import CASCADE, Tool, ToolError

STEPS = 20
"""Steps of one plan (the third source's limit)."""

SIZES: Mapping[str, Tier] = {"3b": Tier.SMALL, "7b": Tier.MEDIUM, "14b": Tier.LARGE}
"""What the source calls the tiers."""

HARD = 4
"""From this complexity on the small tier is no operator (the source's table: COMPLEX has the larger one)."""

AGENTS = ("file", "code", "web", "shell", "rag")
"""The source's types of operators."""

OPERATOR = "operator"
"""The action of a step that no tool does: an operator answers its `prompt`, and is shown its other parameters."""

REFERENCE = re.compile(r"\$(\d{1,2})((?:\.\w+)*)")
"""A parameter that is what an earlier step found."""

BEFORE = 0
"""The step that a plan begins with: what the requests before it were about, as in "$0.matches" (decision 0091)."""

MATCHES = "matches"
"""What files that were found, or shown before, are in a Result."""

LAST = "last"
"""In a reference the last of a list, as in "$1.matches.last": of what glob finds the oldest."""

Text = Annotated[str, Field(max_length=4000)]


class PlanFault(Exception):
    """A plan that can't be followed, in words for the model and the user."""


class Lacking(PlanFault):
    """What a parameter takes from a step that found nothing like that."""

    def __init__(self, reference: str, step: int) -> None:
        why = f"step {step} found nothing like that" if step != BEFORE else "nothing like that was shown before"
        super().__init__(f"there is no {reference}: {why}")
        self.step = step


class Part(BaseModel):
    """A part of what the model writes."""

    model_config = ConfigDict(frozen=True, extra="ignore", populate_by_name=True)


class Doing(Part):
    """An Action in a plan."""

    action: str = Field(min_length=1, max_length=100)
    params: dict[str, Any] = Field(default_factory=dict)
    sure: float | None = Field(default=None, ge=0, le=1, exclude=True)
    """How sure the model was that chose it; a plan that is kept has worked, and does not know it any more."""
    needs: float = Field(default=0.0, ge=0, le=1, exclude=True)
    """How sure it would have to be to have it done unasked."""

    def acted(self, params: Mapping[str, Any]) -> Action:
        """The Action with these arguments, as sure as this is."""
        return Action(self.action, params, sure=self.sure, needs=self.needs)

    @property
    def uses(self) -> frozenset[int]:
        """The steps whose Results are in its parameters."""
        return frozenset(_referred(texts(self.params)))


class PlanStep(Doing):
    """One step. Its `fallback` is another Action, or a hint in words for an operator."""

    step: int = Field(ge=1, le=STEPS)
    goal: str = Field(default="", max_length=500)
    only_if: Condition | None = None
    """What has to be so; else it is left out, as is what uses its Result (decision 0074)."""
    depends_on: tuple[int, ...] = ()
    fallback: Doing | Text | None = None
    timeout_seconds: int | None = Field(default=None, ge=1, le=3600)
    """The most that it may take, all attempts of its tool together; None leaves it to the tool and the cascade."""

    @model_validator(mode="after")
    def _on_what_was_found(self) -> "PlanStep":
        if self.only_if is not None and not REFERENCE.fullmatch(self.only_if.value):
            raise ValueError(
                f"a condition is about what an earlier step found, as in $1.count, not {self.only_if.value}"
            )
        return self

    @property
    def waits_for(self) -> frozenset[int]:
        """The steps that come before it: those it names, and those whose Results it uses."""
        asked = _referred([self.only_if.value]) if self.only_if is not None else set()
        return frozenset({*self.depends_on, *self.uses, *asked} - {BEFORE})

    @property
    def points_back(self) -> bool:
        """Whether it takes something of what the requests before it were about."""
        return BEFORE in self.uses or (self.only_if is not None and BEFORE in _referred([self.only_if.value]))


def _referred(some: Iterable[str]) -> set[int]:
    return {int(match[1]) for text in some if (match := REFERENCE.fullmatch(text))}


class Plan(Part):
    """What is to be done, with the source's fields."""

    understanding: Text
    complexity: int = Field(ge=1, le=5)
    confidence: float = Field(ge=0, le=1)
    steps: tuple[PlanStep, ...] = Field(alias="plan", min_length=1, max_length=STEPS)
    agent_type: Literal["file", "code", "web", "shell", "rag"] = "file"
    model_size: Literal["3b", "7b", "14b"] = "3b"
    operator_prompt: Text = ""
    timeout_seconds: int = Field(default=30, ge=1, le=3600)
    max_retries: int = Field(default=2, ge=0, le=5)

    @model_validator(mode="after")
    def _in_order(self) -> "Plan":
        """A step waits only for earlier ones that there are: so nothing waits for itself."""
        before: set[int] = set()
        for each in self.steps:
            if each.step in before:
                raise ValueError(f"there are two steps {each.step}")
            if strange := sorted(each.waits_for - before):
                raise ValueError(f"step {each.step} waits for step {strange[0]}, which does not come before it")
            before.add(each.step)
        return self

    @property
    def tier(self) -> Tier:
        """What its operators think with: the larger ones where its planner finds it hard."""
        size = SIZES[self.model_size]
        return Tier.MEDIUM if size is Tier.SMALL and self.complexity >= HARD else size


class Rescue(Part):
    """What is made of a failure."""

    analysis: Text
    action: Literal["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"]
    adjusted_plan: Plan | None = None
    new_agent: str | None = Field(default=None, max_length=100)
    direct_result: str | None = Field(default=None, max_length=20_000)

    @model_validator(mode="after")
    def _whole(self) -> "Rescue":
        plan, agent, answer = self.adjusted_plan, self.new_agent, self.direct_result
        if not {"ADJUST_PLAN": plan, "CHANGE_AGENT": agent, "TAKEOVER": answer}[self.action]:
            raise ValueError(f"{self.action} without what it needs")
        return self


def plan_of(value: Mapping[str, Any]) -> Plan:
    """The plan in what a model wrote. Raises PlanFault."""
    try:
        return Plan.model_validate(value)
    except ValidationError as error:
        raise PlanFault(f"the plan can't be followed: {_first(error)}") from None


def within(plan: Plan, profile: Profile) -> Plan:
    """A plan with no more attempts than a profile allows. Raises ToolError for one with more steps."""
    if len(plan.steps) > profile.steps:
        raise ToolError(f"the plan has {len(plan.steps)} steps; the profile {profile.name} allows {profile.steps}")
    return plan.model_copy(update={"max_retries": min(plan.max_retries, profile.retries + 1)})


def rescue_of(value: Mapping[str, Any]) -> Rescue:
    """The rescue in what a model wrote. Raises PlanFault."""
    try:
        return Rescue.model_validate(value)
    except ValidationError as error:
        raise PlanFault(f"the rescue can't be followed: {_first(error)}") from None


def weighed(value: dict[str, Any], steps: Sequence[tuple[float, float]]) -> dict[str, Any]:
    """What a model wrote, each Action in it with how sure the model was and has to be, in the order of the text.

    Where they can't be told apart, each is as unsure as the one that is least so. What a model says of its own
    certainty in their place is taken out.
    """
    doings = list(_doings(value))
    if steps and len(steps) != len(doings):
        steps = [min(steps)] * len(doings)
    for number, doing in enumerate(doings):
        doing.pop("sure", None)
        doing.pop("needs", None)
        if steps:
            doing["sure"], doing["needs"] = steps[number]
    return value


def pointing_back(value: dict[str, Any], gives: Mapping[str, Collection[str]]) -> dict[str, Any]:
    """What a model wrote, with what was shown before it in place of matches that no step before can have (0091).

    `gives`: what the Result of each Action has. "$1.matches" of step 1 itself, or of a step that makes a folder,
    can only be the files that the user was shown: no model is sure of such a step, so it is asked about first.
    """
    plan = value.get("plan")
    steps = [each for each in plan if isinstance(each, dict)] if isinstance(plan, list) else []
    finds: set[str] = set()
    for step in steps:

        def meant(leaf: Any, finds: Collection[str] = tuple(finds)) -> Any:
            found = REFERENCE.fullmatch(leaf) if isinstance(leaf, str) else None
            if found is None or found[1] in finds or found[2].split(".")[1:2] != [MATCHES]:
                return leaf
            return f"${BEFORE}{found[2]}"

        params = changed(step.get("params"), meant)
        if params != step.get("params"):
            step |= {"params": params, "sure": 0.0, "needs": 1.0}
        if MATCHES in gives.get(str(step.get("action")), ()):
            finds.add(str(step.get("step")))
    return value


def _doings(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, list):
        for each in value:
            yield from _doings(each)
    elif isinstance(value, dict):
        acting = isinstance(value.get("action"), str) and isinstance(value.get("params"), dict)
        if acting:
            yield value
        for key, each in list(value.items()):
            if not (acting and key == "params"):
                yield from _doings(each)


def bounded(tools: dict[str, Tool], step: PlanStep, attempt: int) -> None:
    """Give these tools the time that a step's attempt may take (spec C15).

    A tool that declares none of its own has the cascade's, more with each attempt at the plan; the step's own is
    the most that all attempts of a tool may take together.
    """
    doings = [step, *([step.fallback] if isinstance(step.fallback, Doing) else [])]
    for name in {each.action for each in doings} & set(tools):
        tool = tools[name]
        times, seconds, most = tool.timeouts, tool.seconds, step.timeout_seconds
        if times == CASCADE[:1] and seconds is None:
            times = (CASCADE[min(attempt, len(CASCADE)) - 1],)
        if most is not None:
            left, kept = float(most), list[float]()
            for each in times:
                if left > 0:
                    kept.append(min(each, left))
                    left -= kept[-1]
            times = tuple(kept)
            seconds = None if tool.seconds is None else _most(tool.seconds, float(most))
        tools[name] = replace(tool, timeouts=times, seconds=seconds)


def _most(seconds: Callable[[Any], float], most: float) -> Callable[[Any], float]:
    return lambda args: min(seconds(args), most)


def plan_form(tools: Mapping[str, JsonSchema]) -> JsonSchema:
    """The form of a plan of these tools, each with the schema of its arguments (argschema.shape).

    Each step has the parameters that its tool takes, or in their place what an earlier step found.
    """
    acting: dict[str, Any] = {"action": {"enum": list(tools)}, "params": {"type": "object"}}
    fallback = {
        "anyOf": [
            *([record(acting)] if tools else []),
            {"type": "string", "maxLength": 500},
            {"type": "null"},
        ]
    }
    number = {"type": "integer", "minimum": 1, "maximum": STEPS}

    def step(name: str, params: JsonSchema) -> JsonSchema:
        properties = {
            "step": number,
            "goal": {"type": "string", "maxLength": 300},
            "action": {"const": name},
            "params": params,
            "only_if": {"$ref": "#/$defs/only_if"},
            "depends_on": {"type": "array", "items": number, "maxItems": STEPS},
            "fallback": {"$ref": "#/$defs/fallback"},
            "timeout_seconds": {"type": "integer", "minimum": 1, "maximum": 3600},
        }
        return record(properties, optional=("only_if", "depends_on", "fallback", "timeout_seconds"))

    steps = [step(name, _referring(args)) for name, args in tools.items()]
    steps.append(step(OPERATOR, {"type": "object"}))
    properties: dict[str, Any] = {
        "understanding": {"type": "string", "maxLength": 500},
        "complexity": {"type": "integer", "minimum": 1, "maximum": 5},
        "confidence": {"type": "number", "minimum": 0, "maximum": 1},
        "plan": {"type": "array", "items": {"oneOf": steps}, "minItems": 1, "maxItems": STEPS},
        "agent_type": {"enum": list(AGENTS)},
        "model_size": {"enum": list(SIZES)},
        "operator_prompt": {"type": "string", "maxLength": 1000},
        "timeout_seconds": {"type": "integer", "minimum": 1, "maximum": 3600},
        "max_retries": {"type": "integer", "minimum": 0, "maximum": 5},
    }
    return {**record(properties), "$defs": {"fallback": fallback, "only_if": condition_form(REFERENCE.pattern)}}


def _referring(args: JsonSchema) -> JsonSchema:
    """The same arguments, each of which may be a reference."""
    properties = {name: _or_reference(each) for name, each in args.get("properties", {}).items()}
    return {**args, **({"properties": properties} if properties else {})}


def _or_reference(part: JsonSchema) -> JsonSchema:
    if part.get("type") == "string" and not part.keys() & {"enum", "const", "pattern", "format"}:
        return part  # any text, a reference too
    if part.get("type") == "array" and isinstance(part.get("items"), Mapping):
        part = {**part, "items": _or_reference(part["items"])}
    elif part.get("type") == "object":
        part = _referring(part)
    return {"anyOf": [part, {"type": "string", "pattern": f"^{REFERENCE.pattern}$"}]}


def rescue_form(tools: Mapping[str, JsonSchema], agents: Sequence[str]) -> JsonSchema:
    """The form of a rescue, by these agents where it is another one's."""
    plan = dict(plan_form(tools))
    defs = plan.pop("$defs")
    text = {"type": "string", "maxLength": 20_000}
    properties: dict[str, Any] = {
        "analysis": {"type": "string", "maxLength": 1000},
        "action": {"enum": ["ADJUST_PLAN", "CHANGE_AGENT", "TAKEOVER"]},
        "adjusted_plan": {"anyOf": [plan, {"type": "null"}]},
        "new_agent": {"anyOf": [*([{"enum": list(agents)}] if agents else []), {"type": "null"}]},
        "direct_result": {"anyOf": [text, {"type": "null"}]},
    }
    return {**record(properties), "$defs": defs}


def _first(error: ValidationError) -> str:
    one = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(map(str, one["loc"]))
    return f"{where}: {one['msg']}" if where else one["msg"].removeprefix("Value error, ")


def written(value: BaseModel) -> str:
    """A plan as it was written, for whoever has to rescue it."""
    return json.dumps(value.model_dump(mode="json", by_alias=True), ensure_ascii=False)
