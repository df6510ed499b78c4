"""A subagent for a task of its own (spec B4)."""

import asyncio
from pathlib import Path

from pydantic import Field

from ryxd.core.company import Task
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool

LONGEST = 32_000
"""Characters of instructions, and of a prompt."""


class NewTask(Arguments):
    """Who it is, and what for."""

    name: str = Field(max_length=32, description="what to call it: small letters, digits, - and _")
    instructions: str = Field(
        default="",
        max_length=LONGEST,
        description="what it is for and how it works; or a text file of instructions, as in file:~/critic.md",
    )
    prompt: str = Field(
        default="", max_length=LONGEST, description="what it answers straight away; empty: it waits for discuss"
    )
    agent: str = Field(default="", description="an agent's file that it is made from, besides instructions")
    tools: list[str] | None = Field(default=None, description="which of your tools it may use; all when missing")


class Started(Output):
    """What came of it."""

    name: str
    response: str | None = Field(default=None, description="its answer to the prompt")


@tool(
    "start a subagent, which stays until you terminate it",
    permission=Permission.READ,
    groups={"agents"},
    composite=True,
)
async def task(args: NewTask, view: ToolView) -> Started:
    """Start a subagent; with a prompt, wait for its answer. Raises ToolError where there can be none."""
    spoken = await view.company.task(await asked(args, view))
    return Started(name=args.name, response=None if spoken is None else spoken.text)


async def asked(args: NewTask, view: ToolView) -> Task:
    """The subagent that is asked for. Raises ToolError where its instructions are missing or can't be read."""
    instructions = args.instructions.strip()
    if instructions.startswith("file:"):
        instructions = await asyncio.to_thread(_read, instructions.removeprefix("file:"), view)
    if not instructions and not args.agent:
        raise ToolError("give instructions: what the subagent is for and how it works")
    tools = None if args.tools is None else tuple(args.tools)
    return Task(args.name, instructions, args.prompt, args.agent, tools)


def _read(path: str, view: ToolView) -> str:
    file: Path = view.paths.readable(path)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ToolError(f"{path} can't be read as instructions: {error}") from error
    if not text.strip() or len(text) > LONGEST:
        raise ToolError(f"{path} has {len(text)} characters; instructions have 1 to {LONGEST}")
    return text.strip()
