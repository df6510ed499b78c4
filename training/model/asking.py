"""What a model makes of requests that people typed freely (training/asked.jsonl): the tool, and the whole call.

These are to write the data by, so they say nothing of what ships: the suites do, and who wrote these requests saw none.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from ryxd.core.model import Message, Prompt, Tier
from ryxd.core.smart import ANSWER
from ryxd.models.pool import Pool
from ryxd.models.spec import ModelSpec
from training.model.calling import schema
from training.model.template import ROLES

ASKED = Path(__file__).parent.parent / "asked.jsonl"
_ASKS = "ask_user"
_AT_A_TIME = 8


@dataclass(frozen=True)
class Heard:
    """A request, what was wanted, and what the model wrote."""

    wanted: dict[str, Any]
    """A line of the file: lang, request, kind (act, ask, decline, answer), and the call of those to act."""
    call: dict[str, Any]

    @property
    def tool(self) -> bool:
        """Whether it chose the right tool, or rightly none."""
        if self.wanted["kind"] == "ask" and self.call["tool"] == ANSWER:
            return str(self.call["args"].get("text", "")).endswith("?")
        tools = {"act": self.wanted.get("call", {}).get("tool"), "ask": _ASKS}
        return bool(self.call["tool"] == tools.get(self.wanted["kind"], ANSWER))

    @cached_property
    def whole(self) -> bool:
        """Whether the arguments are right as well; of a command line, its program."""
        if not self.tool or self.wanted["kind"] != "act":
            return self.tool
        mine, theirs = self.call["args"], self.wanted["call"]["args"]
        if self.call["tool"] == "shell":
            return bool(mine["command"].split()[:1] == theirs["command"].split()[:1])
        return bool(mine == theirs)

    def __str__(self) -> str:
        wanted = json.dumps(self.wanted.get("call", self.wanted["kind"]), ensure_ascii=False)
        return f"{self.wanted['request']}\n    wanted {wanted}\n    wrote  {json.dumps(self.call, ensure_ascii=False)}"


def requests() -> list[dict[str, Any]]:
    """All lines of the file."""
    return [json.loads(line) for line in ASKED.read_text("utf-8").splitlines()]


async def heard(path: Path) -> AsyncIterator[Heard]:
    """What the model of a file makes of each of them, as `chat` and with nothing around it."""
    (phrase,) = (words for words, role in ROLES if role == "chat")
    async with Pool({Tier.SMALL: ModelSpec(path)}, temperature=0.0, seed=1) as pool:
        model = pool.model(Tier.SMALL)

        async def one(wanted: dict[str, Any]) -> Heard:
            messages = (Message("system", phrase), Message("user", wanted["request"]))
            done = await model.complete(Prompt(messages, schema=schema("chat"), max_tokens=300))
            try:
                return Heard(wanted, json.loads(done.text))
            except ValueError:  # cut off
                return Heard(wanted, {"tool": "", "args": {}})

        every = requests()
        for begin in range(0, len(every), _AT_A_TIME):
            for each in await asyncio.gather(*map(one, every[begin : begin + _AT_A_TIME])):
                yield each


async def told(path: Path, *, wrong: bool) -> str:
    """How many are right; `wrong`: and those that are not."""
    lines, tool, whole, count = list[str](), 0, 0, 0
    async for each in heard(path):
        count, tool, whole = count + 1, tool + each.tool, whole + each.whole
        if wrong and not each.whole:
            lines.append(str(each))
    return "\n".join([*lines, f"{count} requests: tool {tool / count:.1%}, whole call {whole / count:.1%}"])
