"""The smart agent: instructions, transcript, model, View; the loop of the fifth source (spec B1)."""

import itertools
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from ryxd.core.action import Action, Result
from ryxd.core.agent import AgentSpec
from ryxd.core.argschema import shape
from ryxd.core.budget import Budget
from ryxd.core.foretelling import acts
from ryxd.core.form import Form, Misshapen, within
from ryxd.core.instead import Instead
from ryxd.core.listening import answering, heard
from ryxd.core.model import Completion, ContextFull, JsonSchema, LanguageModel, Message, Prompt
from ryxd.core.nested import leaves
from ryxd.core.tool import Tool
from ryxd.core.transcript import Transcript, of_result
from ryxd.core.view import View
from ryxd.wire.events import Said, Token

ANSWER = "answer"
"""The one name that is no tool: the agent's last word on an input."""


Larger = Callable[[Completion, Action], Awaitable[LanguageModel | None]]
"""Gives the model of a larger tier than the one that wrote this, and tells why; None where there is none."""


class Unsure(Exception):
    """What the model chose is a guess (by its own probability), or not about what the user said."""

    def __init__(self, action: Action, probability: float | None) -> None:
        told = "no probability" if probability is None else f"probability {probability:.2f}"
        super().__init__(f"{action.tool} with {told}")
        self.action = action
        self.probability = probability


class Garbled(Exception):
    """The model wrote something that is no Action and no answer."""


class SmartAgent:
    """Thinks with a language model. `trail` has every Action and Result, `calls` every model call.

    `temperature` 0 gives the same answer each time; another attempt at the same input wants more.
    `single`: the first Action is the end; nobody needs a model to retell its Result.
    `named`: the paths that the request names; with these the model can choose none but them.
    `keeps`: whether an Action still is about what the user said; one that is not is never done.
    `only`: the one tool that the request can mean; the model fills in its arguments.
    `given`: arguments of that tool which the request has word for word; the model can write no others.
    `before`: Actions that the request implies, done before the model is asked: to read what is to be edited.
    `context`: tokens that the model can read and write at most; 0 is not known.
    `larger`: who is to think instead, once, where the model is not sure of what does more than read.
    """

    def __init__(
        self,
        spec: AgentSpec,
        instructions: str,
        model: LanguageModel,
        view: View,
        transcript: Transcript,
        *,
        single: bool = False,
        named: Sequence[str] = (),
        only: str | None = None,
        given: Mapping[str, Any] | None = None,
        before: Sequence[Action] = (),
        keeps: Callable[[Action], bool] | None = None,
        temperature: float = 0.0,
        context: int = 0,
        larger: Larger | None = None,
    ) -> None:
        self.spec = spec
        self.trail: list[tuple[Action, Result]] = []
        self.calls: list[Completion] = []
        self.cut = False
        """Whether its last text ended where its tokens did."""
        self.refused = ""
        """What the user did not want; it said nothing more then."""
        self.transcript = transcript
        self._instructions = instructions
        # up to the scene: what stands before it is in every prompt of this agent
        self._fixed = _common(instructions, spec.instructions)
        self._model = model
        self._larger = larger
        self._view = view
        self._budget = Budget(transcript, view, answer=spec.limits.answer_tokens, context=context)
        self._single = single
        self._only = only
        self._keeps = keeps
        self._before = tuple(before)
        self._temperature = temperature
        self._form = None if spec.output is None else Form(spec.output)
        self._schema = envelope(view.tools, named, only, given or {}, spec.output)
        self._last_word = envelope({}, output=spec.output)
        self._plain = spec.plain
        self._instead = Instead("")

    async def response(self, text: str) -> str:
        """Answer one input: think, act, look at the Result, until the model answers or its turns are used up.

        Once its actions are used up, it can only answer. Where its file gives the answer's form, it is that JSON;
        what has another form is told to the model, as long as it has turns.

        Raises Garbled for an answer that never got its form, Unsure before anything was done on a guess,
        ContextFull when the input alone is too long.
        """
        self.transcript.append(Message("user", await heard(self._view, text)))
        self._instead = Instead(text)
        earlier = len(self.trail)
        first: str | None = None
        for action in self._before:
            self.transcript.append(Message("assistant", self.written(action)))
            if not (await self._do(action)).ok:
                return ""
        for turn in range(1, self.spec.limits.turns + 1):
            spent = len(self.trail) - earlier >= self.spec.limits.actions
            try:
                completion = await self._think(self._last_word if spent else self._schema)
                if not spent and await self._hands_up(completion):
                    completion = await self._think(self._schema)
                self.cut = completion.stop == "length"
            except ContextFull:
                if not self.trail:
                    raise
                return ""  # the last Result does not fit: it stands as it is, told by code
            action = self._weighed(self._read(completion.text), completion)
            if len(self.trail) > earlier and self._rather_result(action, completion):
                action = Action(ANSWER, {"text": ""})
                completion = replace(completion, text=self.written(action))
            self.transcript.append(Message("assistant", completion.text))
            talks = action.tool == ANSWER and self._only is None and len(self.trail) == earlier
            probability, enough = self._told(completion, talks=talks)
            # a tool that was not chosen by the model needs no certainty of the model's
            # an endpoint that tells no probabilities is believed, or it could never act (decision 0014)
            guessed = self._only in {None, ANSWER} and probability is not None and probability < enough
            if not spent and (guessed or (self._keeps is not None and not self._keeps(action))):
                raise Unsure(action, probability)
            if self._only is not None and action.tool not in {self._only, ANSWER}:
                # a grammar forbids it; an endpoint may have none, and a text given along must lead to no action
                raise Garbled(f"the model wanted {action.tool}, which this request can't mean; nothing was done")
            if action.tool == ANSWER:
                try:
                    answer = self._answer(action)
                except Misshapen as wrong:
                    if turn == self.spec.limits.turns and first is None:
                        why = f"the answer has not the form that {self.spec.name} has to give: {wrong}"
                        raise Garbled(why) from None
                    error = f"the answer's text does not follow its JSON schema: {wrong}; answer again"
                    self.transcript.append(of_result(Result(error=error, source=ANSWER)))
                    continue
                if first is not None or spent or turn == self.spec.limits.turns:
                    return answer
                if not (notes := await answering(self._view, answer)):
                    return answer
                first = answer  # hooks may ask to think again, once
                self.transcript.append(Message("tool", notes))
                continue
            if spent:  # a model without grammar may still ask for more
                return ""
            result = await self._do(action)
            no = "refused" in result.report and not result.report.get("words")
            if no:
                self.refused = str(result.report["refused"])
            gave = self._view.handing is not None and self._view.handing.given is not None
            if self._single or no or gave:  # the user's no is not to be got around; who handed over is done
                return ""
        return first or ""

    def _told(self, completion: Completion, *, talks: bool) -> tuple[float | None, float]:
        """How sure the model was of what it chose, and how sure it has to be. `talks`: words, and nothing done."""
        enough = self.spec.limits.talking if talks else self.spec.limits.reading
        if self._plain:  # plain text has no decision in it: there it is the mean of the whole
            return completion.confidence, enough(None)
        if completion.chance is not None:
            return completion.chance, enough(completion.reading)
        if talks and completion.talking is not None:
            return completion.talking, enough(None)
        return completion.decision, enough(None)

    def _weighed(self, action: Action, completion: Completion) -> Action:
        """The Action with how sure the model was of it; what rules chose needs no certainty of the model's."""
        if action.tool == ANSWER or self._only is not None:
            return action
        sure = replace(action, sure=completion.sure, needs=self.spec.limits.acting(completion.acting))
        return self._instead.weighed(sure)

    def _rather_result(self, action: Action, completion: Completion) -> bool:
        """Whether the last Result says it better than these words about it, of which the model is not sure."""
        if action.tool != ANSWER or self._form is not None or self._plain or not action.args.get("text"):
            return False
        unsure = completion.talking is not None and completion.talking < self.spec.limits.talking(None)
        return unsure and self.trail[-1][1].ok

    async def _hands_up(self, completion: Completion) -> bool:
        """Whether a larger model has the word from here on: this one is not sure of what does more than read."""
        if self._larger is None:
            return False
        try:
            action = self._weighed(self._read(completion.text), completion)
        except Garbled:
            return False
        if not action.unsure or (self._keeps is not None and not self._keeps(action)):
            return False
        if not await acts(self._view, action):
            return False
        larger, self._larger = await self._larger(completion, action), None
        self._model = larger or self._model
        return larger is not None

    @property
    def planned(self) -> tuple[tuple[float, float], ...]:
        """Of each Action in a plan that it answered last: how sure its model was, and how sure it has to be."""
        if not self.calls:
            return ()
        last = self.calls[-1]
        return tuple((sure, self.spec.limits.planning(last.acting)) for sure in last.steps)

    @property
    def stands(self) -> Result | None:
        """The Result that its last word lets stand: the text of that was empty (decision 0058)."""
        last = self.transcript.messages[-1] if self.trail else None
        if last is None or last.role != "assistant" or self._form is not None:
            return None
        action = parse(last.content)
        return self.trail[-1][1] if action.tool == ANSWER and not action.args.get("text") else None

    def _read(self, text: str) -> Action:
        """The Action that a model wrote. Raises Garbled, not where its answers are JSON: it may be just that."""
        try:
            action = parse(text)
        except Garbled:
            if self._form is None and not self._plain:
                raise
            return Action(ANSWER, {"text": text})
        return Action(ANSWER, {"text": text}) if self._plain and action.tool != ANSWER else action

    def _answer(self, action: Action) -> str:
        """The answer in its form. Raises Misshapen."""
        text = action.args.get("text", "")
        if self._form is not None:
            return self._form.written(text)
        return text if isinstance(text, str) else "\n".join(map(str, leaves(text)))

    async def _do(self, action: Action) -> Result:
        result = await self._view.do_action(action)
        self.trail.append((action, result))
        self._instead.heard(result)
        self.transcript.append(of_result(result))
        return result

    @staticmethod
    def written(action: Action) -> str:
        """An Action as a model writes it: the envelope's JSON."""
        return json.dumps({"tool": action.tool, "args": dict(action.args)}, ensure_ascii=False)

    def _token(self, message: str, piece: str) -> Token:
        return Token(message_id=message, text=piece, stage=self.spec.stage, streams=self.spec.streams)

    async def _think(self, schema: Mapping[str, Any]) -> Completion:
        message = self._view.message()
        while True:
            prompt = Prompt(
                tuple(self._budget.seen(self._instructions)),
                schema=None if self._plain else schema,
                max_tokens=self.spec.limits.answer_tokens,
                temperature=self._temperature,
                fixed=self._fixed,
            )
            try:
                completion = await self._model.complete(
                    prompt,
                    lambda piece: self._view.emit(self._token(message, piece)),
                    lambda piece: self._view.emit(self._token(f"{message}.thought", piece)),
                )
            except ContextFull as error:
                if not self._budget.full(self._instructions, error):
                    raise
                continue
            self._budget.counted(self._instructions, completion, message)
            self.calls.append(completion)
            if completion.thought:
                self._view.emit(
                    Said(message_id=f"{message}.thought", message_type="thought", text=completion.thought)
                )
            self._view.emit(
                Said(
                    message_id=message,
                    message_type="thought",
                    text=completion.text,
                    model=completion.model,
                    tokens_in=completion.tokens_in,
                    tokens_cached=completion.tokens_cached,
                    tokens_out=completion.tokens_out,
                    milliseconds=round(completion.seconds * 1000),
                )
            )
            return completion


def _common(one: str, other: str) -> int:
    """How many characters two texts have in common from their start."""
    return sum(1 for _ in itertools.takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def parse(text: str) -> Action:
    """The Action a model wrote in the envelope.

    Free text (a model without grammar) is an answer; so is an answer that ran out of tokens, with what there
    is of it. Raises Garbled for any other envelope that was cut off: half an Action is never done.
    """
    for ending in ("", '"}}', "}}", "}"):
        try:
            written = json.loads(text + ending)
            action = Action(str(written["tool"]), dict(written["args"]))
        except (ValueError, KeyError, TypeError):
            continue
        if not ending or action.tool == ANSWER:
            return action
    if text.lstrip().startswith("{"):
        raise Garbled("the model's answer was cut off before it said what to do; ask for something smaller")
    return Action(ANSWER, {"text": text})


def envelope(
    tools: Mapping[str, Tool],
    named: Sequence[str] = (),
    only: str | None = None,
    given: Mapping[str, Any] | None = None,
    output: JsonSchema | None = None,
) -> dict[str, Any]:
    """The JSON schema of one Action: {"tool": NAME, "args": {…}} for each allowed tool, or an answer.

    The answer's text follows `output`, where there is one.

    With `only` it is that tool, and no answer; with `given` its arguments are these, as they are.

    With `named`, an argument called `path` is one of these: what the user wrote down is not for a model to spell.
    """
    text, defs = ({"type": "string"}, {}) if output is None else within(output)
    answer = {"type": "object", "properties": {"text": text}, "required": ["text"]}
    forms = [(name, shape(tool).schema) for name, tool in tools.items()] + [(ANSWER, answer)]
    forms = [form for form in forms if only is None or form[0] == only]
    for _, args in forms:
        if given:
            args["properties"] = {key: {"const": value} for key, value in given.items()}
            args["required"] = list(given)
        elif named and "path" in args.get("properties", ()):
            args["properties"]["path"] = {"enum": list(named)}
            args["required"] = list(dict.fromkeys([*args.get("required", ()), "path"]))
    return {
        "oneOf": [
            {
                "type": "object",
                "properties": {"tool": {"const": name}, "args": {"additionalProperties": False, **args}},
                "required": ["tool", "args"],
                "additionalProperties": False,
            }
            for name, args in forms
        ],
        **({"$defs": defs} if defs else {}),
    }
