"""A subagent for a task of its own (spec B4)."""

import asyncio
import re
from pathlib import Path
from urllib.parse import parse_qsl

from pydantic import Field

from ryxd.core.company import Task
from ryxd.core.tool import Arguments, Output, Permission, ToolError, ToolView, tool

LONGEST = 32_000
"""Characters of instructions, and of a prompt."""


_URI = re.compile(r"[a-z][a-z0-9+.-]*:", re.IGNORECASE)
"""What a resource's address begins with; no prompt is called so."""
_ROLE = re.compile(r"\A\[(?:user|assistant)\] ")
_NAMED = 20
"""Resources and prompts that an error names."""


class NewTask(Arguments):
    """Who it is, and what for."""

    name: str = Field(max_length=32, description="what to call it: small letters, digits, - and _")
    instructions: str = Field(
        default="",
        max_length=LONGEST,
        description="what it is for and how it works; or where that is written: file:~/critic.md, a resource "
        "of an MCP server (mcp:SERVER/URI), a prompt of one (mcp:SERVER/NAME?argument=value)",
    )
    prompt: str = Field(
        default="", max_length=LONGEST, description="what it answers straight away; empty: it waits for discuss"
    )
    agent: str = Field(default="", description="an agent's file that it is made from, besides instructions")
    tools: list[str] | None = Field(default=None, description="which of your tools it may use; all when missing")
    pattern: str = Field(default="", description="how it works: react when missing; supervisor, debate")


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
    elif instructions.startswith("mcp:") and "\n" not in instructions:
        instructions = await _served(instructions, view)
    if not instructions and not args.agent:
        raise ToolError("give instructions: what the subagent is for and how it works")
    tools = None if args.tools is None else tuple(args.tools)
    return Task(args.name, instructions, args.prompt, args.agent, tools, args.pattern)


def _read(path: str, view: ToolView) -> str:
    file: Path = view.paths.readable(path)
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise ToolError(f"{path} can't be read as instructions: {error}") from error
    if not text.strip() or len(text) > LONGEST:
        raise ToolError(f"{path} has {len(text)} characters; instructions have 1 to {LONGEST}")
    return text.strip()


async def _served(where: str, view: ToolView) -> str:
    """What a server has for instructions: an Action of its own, so a run that goes on has the same text again."""
    server, _, what = where.removeprefix("mcp:").partition("/")
    if not server or not what:
        raise ToolError(f"{where}: say mcp:SERVER/URI for a resource, or mcp:SERVER/NAME for a prompt")
    try:
        if _URI.match(what):
            result = await view.act("read_resource", server=server, uri=what)
        else:
            name, _, query = what.partition("?")
            filled = dict(parse_qsl(query, keep_blank_values=True))
            result = await view.act("get_prompt", server=server, name=name, arguments=filled)
    except ToolError as error:
        raise ToolError(f"{where} can't be had: no MCP server is set up ([mcp.NAME] in config.toml)") from error
    if result.error is not None:
        there = "" if "refused" in result.report else await _there(server, view)
        raise ToolError(f"{where} can't be had: {result.error}{there}")
    text = _ROLE.sub("", str(result.data.get("text") or "")).strip()
    notes = "; ".join(result.data.get("notes") or ())
    if not text or "left out" in notes:
        raise ToolError(f"{where} can't be instructions: {notes or 'it is empty'}")
    return text


async def _there(server: str, view: ToolView) -> str:
    """What a server has, to choose something else from; empty where it says nothing."""
    listed = await view.act("list_resources", server=server)
    there = (*listed.data.get("resources", ()), *listed.data.get("prompts", ()))
    names = [str(each).partition(": ")[0] for each in there]
    return f"; {server} has: {', '.join(names[:_NAMED])}" if names else ""
