"""Models that answer by chance: mostly what they were asked for in its form, sometimes nonsense, late, or not at all."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any

from ryxd.core.model import Completion, Prompt, Tier
from ryxd.models.budgets import Budgets
from ryxd.models.lease import Lease
from ryxd.models.memory import Machine
from ryxd.models.pool import LARGE_CALLS
from ryxd.models.readying import Readying
from ryxd.models.residence import USUAL
from ryxd.models.serving import Tell
from ryxd.wire.commands import ModelInfo
from ryxd.wire.errors import ModelError

DIES, STALLS, RAVES, SLOW = 0.01, 0.004, 0.02, 0.1
"""How often a call ends with the worker, never, in nonsense, or takes a moment."""
ENDS = 0.45
"""How often an agent that could act answers instead."""
MOST = 4
"""Entries of a list, and levels of anything that nests."""

TEXTS = (
    "notes.txt", "~/notes.txt", "gone.txt", "~", "*.txt", "milk", "bread and butter", "It says milk.", "Ich weiß es nicht.",
    "$1.matches.0", "$2", "anna", "bert", "file", "chat", "shell", "read_file", "The folder was wrong.", "", "ja", "1",
)  # fmt: skip

PROGRAMS = ("```python\nprint(6 * 7)\n```", "```bash\nfalse\n```", "Like so:\n\n```python\n1 / 0\n```") * 3
"""What a stage may write that writes programs."""


class Chance:
    """One source of chance for everything that these models write."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)

    def value(self, schema: Mapping[str, Any], defs: Mapping[str, Any], depth: int = 0) -> Any:
        """A value that follows a schema, as far as grammars hold models to it."""
        if "$ref" in schema:
            found: Any = {"$defs": defs}
            for part in str(schema["$ref"]).removeprefix("#/").split("/"):
                found = found[part]  # a form within a form has its own definitions: #/$defs/output/$defs/…
            return self.value(found, defs, depth)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.rng.choice(schema["enum"])
        for word in ("oneOf", "anyOf"):
            if word in schema:
                return self.value(self._one(schema[word], depth), defs, depth)
        kind = schema.get("type", "string")
        kind = self.rng.choice(kind) if isinstance(kind, list) else kind
        return getattr(self, f"_{kind}")(schema, defs, depth)

    def _one(self, options: list[Mapping[str, Any]], depth: int) -> Mapping[str, Any]:
        """One of several forms; an agent's answer more often than any one of its Actions."""
        answers = [each for each in options if each.get("properties", {}).get("tool", {}).get("const") == "answer"]
        if answers and self.rng.random() < ENDS:
            return answers[0]
        if depth > MOST:
            return min(options, key=lambda each: len(json.dumps(each)))
        return self.rng.choice(options)

    def _object(self, schema: Mapping[str, Any], defs: Mapping[str, Any], depth: int) -> dict[str, Any]:
        must = set(schema.get("required", ()))
        found = {
            name: self.value(each, defs, depth + 1)
            for name, each in schema.get("properties", {}).items()
            if name in must or self.rng.random() < 0.5
        }
        if "plan" in found and self.rng.random() < 0.9:
            self._in_order(found["plan"])
        return found

    def _in_order(self, steps: list[dict[str, Any]]) -> None:
        """What most plans are: numbered, each step waiting for earlier ones only, with parameters that fit a bit."""
        for number, each in enumerate(steps, 1):
            each["step"] = number
            each["depends_on"] = sorted(self.rng.sample(range(1, number), self.rng.randrange(min(number, 3))))
            each["params"] = self.params(str(each["action"]))

    def params(self, action: str) -> dict[str, Any]:
        """Arguments for a step."""
        path = self.rng.choice(["notes.txt", "~/notes.txt", "gone.txt", "old.txt"])
        known = {"mark": {"text": "x"}, "search_files": {"pattern": "*.txt", "paths": ["~"]}, "look": {"at": "the sea"}}
        return known.get(action, {"path": path})

    def _array(self, schema: Mapping[str, Any], defs: Mapping[str, Any], depth: int) -> list[Any]:
        least = schema.get("minItems", 0)
        count = self.rng.randint(least, max(least, min(MOST, schema.get("maxItems", MOST))))
        return [self.value(schema.get("items", {}), defs, depth + 1) for _ in range(count if depth < MOST * 2 else least)]

    def _string(self, schema: Mapping[str, Any], *_: object) -> str:
        return self.rng.choice(TEXTS)[: schema.get("maxLength", 100)]

    def _integer(self, schema: Mapping[str, Any], *_: object) -> int:
        low = int(schema.get("minimum", 0))
        return self.rng.randint(low, max(low, min(low + 5, int(schema.get("maximum", low + 5)))))

    def _number(self, schema: Mapping[str, Any], *_: object) -> float:
        return round(self.rng.uniform(float(schema.get("minimum", 0)), float(schema.get("maximum", 1))), 2)

    def _boolean(self, *_: object) -> bool:
        return self.rng.random() < 0.5

    def _null(self, *_: object) -> None:
        return None


class Models:
    """engine.models.Models, and the pool behind its real leases."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.calls: Counter[str] = Counter()
        self.budgets = Budgets()
        self.residence = USUAL
        self.spare = 0
        self.readying = Readying(self, Machine(backends=frozenset()))

    @contextmanager
    def lease(self, owner: str, tell: Tell) -> Iterator[Lease]:
        with Lease(self, owner, tell, LARGE_CALLS) as lease:  # type: ignore[arg-type]  # what it asks of a pool is here
            yield lease

    def serving(self, tier: Tier) -> Tier | None:
        return tier

    def configured(self, tier: Tier) -> bool:
        return tier is not Tier.MEDIUM

    def release(self, owner: str) -> None:
        pass

    def info(self) -> tuple[ModelInfo, ...]:
        return ()

    async def complete(
        self,
        tier: Tier,
        prompt: Prompt,
        on_text: Callable[[str], None] | None = None,
        on_thought: Callable[[str], None] | None = None,
        *,
        owner: str = "",
        tell: Tell | None = None,
    ) -> Completion:
        """pool.Pool.complete."""
        rng = self.chance.rng
        what = rng.random()
        self.calls[tier] += 1
        if what < DIES:
            raise ModelError("the worker died twice over this")
        if what < DIES + STALLS:
            await asyncio.Event().wait()
        if rng.random() < SLOW:
            await asyncio.sleep(rng.random() * 0.03)
        text = "I would rather not." if what > 1 - RAVES else self.written(prompt)
        for piece in re.findall(r"(?s).{1,40}", text) if on_text is not None else ():
            assert on_text is not None
            on_text(piece)
            await asyncio.sleep(0)
        sure = 0.2 if rng.random() < 0.05 else 0.95
        return Completion(text, tokens_in=20, tokens_out=len(text) // 4, tier=tier, confidence=sure, decision=sure)

    def written(self, prompt: Prompt) -> str:
        """What it says to a prompt."""
        if prompt.schema is None:
            return self.chance.rng.choice([*TEXTS, *PROGRAMS]) or "Nothing."
        defs = prompt.schema.get("$defs", {})
        return json.dumps(self.chance.value(prompt.schema, defs), ensure_ascii=False)
