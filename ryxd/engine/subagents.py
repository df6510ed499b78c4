"""Subagents at work in one run: started, spoken to, ended (core.company.Company; spec B3, B4)."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ryxd.core.agent import Limits
from ryxd.core.company import Spoken, Task
from ryxd.core.course import Course, NotKnown
from ryxd.core.deadline import TimeUp, in_time
from ryxd.core.files import FileWorld
from ryxd.core.form import told
from ryxd.core.model import ContextFull, LanguageModel, Message, Tier
from ryxd.core.smart import Garbled, SmartAgent, Unsure
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Record, Transcript
from ryxd.core.view import Emit, View, knows_as
from ryxd.engine.catalogue import catalogue
from ryxd.engine.company import Company, Member
from ryxd.wire.errors import ModelError
from ryxd.wire.events import Spawned, Stepped, Terminated


@dataclass(frozen=True)
class Surroundings:
    """What subagents need of the run they work in."""

    course: Course
    emit: Emit
    session: str
    files: FileWorld | None
    view: Callable[["Member", "Subagents"], View]
    """Makes the View of a member."""
    record: Callable[[str], Record]
    """Who writes down what the agent with this path says."""
    context: Callable[[Tier], int]
    """Tokens that the model of a tier can read and write; 0 is not known."""
    model: Callable[[Tier, str], LanguageModel]
    """The model of a tier, for the agent with this path."""
    around: str
    """What every subagent is told besides its own instructions (prompts/system/subagent.md)."""


class Subagents:
    """The subagents of the agent with this path, as it sees them. `tools` and `tier` are its own."""

    def __init__(
        self,
        company: Company,
        path: str,
        surroundings: Surroundings,
        *,
        tools: Callable[[], Sequence[str]],
        tier: Tier,
        limits: Limits,
    ) -> None:
        self._company = company
        self.path = path
        self._around = surroundings
        self._tools = tools
        self._tier = tier
        self._limits = limits

    async def task(self, task: Task) -> Spoken | None:
        """Start one; its answer, where it was given a prompt. Raises ToolError."""
        member = self._start(task)
        return await self._ask(member) if task.prompt else None

    async def fan_out(self, tasks: Sequence[Task]) -> tuple[Spoken, ...]:
        """Start several at once, and have them answer side by side. Raises ToolError: then none was started."""
        if mute := [task.name for task in tasks if not task.prompt]:
            raise ToolError(f"{', '.join(mute)}: who works side by side needs a prompt")
        group, started = self._around.course.next(self.path), list[Member]()
        try:
            for task in tasks:
                started.append(self._start(task, group, len(tasks)))
        except ToolError:
            for member in reversed(started):
                await self.terminate(member.name)
            raise
        self._company.interlocutors[self.path] = (tuple(member.name for member in started), ())
        async with asyncio.TaskGroup() as side_by_side:
            asked = [side_by_side.create_task(self._as_known(member), name=member.path) for member in started]
        said = [task.result() for task in asked]
        for each in said:
            if isinstance(each, NotKnown):
                raise each
        return tuple(each for each in said if isinstance(each, Spoken))

    async def _as_known(self, member: Member) -> Spoken | NotKnown:
        """Its response; that nobody knows it keeps none of its siblings from theirs."""
        try:
            return await self._ask(member)
        except NotKnown as gap:
            return gap

    def _start(self, task: Task, group: str = "", siblings: int = 1) -> Member:
        member = self._company.start(self.path, task, self._tools(), self._tier, self._limits)
        self._around.emit(
            Spawned(
                agent=self.path,
                path=member.path,
                description=member.description,
                tools=member.tools,
                tier=member.tier,
                group=group,
                siblings=siblings,
            )
        )
        if task.agent and task.instructions:
            member.waiting.append(task.instructions)
        if task.prompt:
            member.waiting.append(task.prompt)
        return member

    async def discuss(
        self, prompt: str, speakers: Sequence[str] | None, listeners: Sequence[str] | None
    ) -> tuple[Spoken, ...]:
        """Tell all of them, then ask each speaker in turn, whose answer all others hear. Raises ToolError."""
        talking, hearing = self._company.talkers(self.path, speakers, listeners)
        everybody = [*talking, *hearing]
        for member in everybody:
            member.waiting.append(prompt)
        said: list[Spoken] = []
        for member in talking:
            said.append(await self._ask(member))
            for other in everybody:
                if other is not member:
                    other.waiting.append(f"[name {member.name}] {said[-1].text}")
        return tuple(said)

    async def terminate(self, name: str) -> tuple[str, ...]:
        """End one, with all below it. Raises ToolError."""
        ended = self._company.end(self.path, name)
        for member in ended:
            if self._around.files is not None:
                self._around.files.forget(knows_as(self._around.session, member.path))
            self._around.emit(Terminated(agent=self.path, path=member.path, responses=member.responses))
        return tuple(member.path for member in ended)

    def below(self, member: Member, tools: Callable[[], Sequence[str]]) -> "Subagents":
        """The same for a subagent of it."""
        return Subagents(
            self._company, member.path, self._around, tools=tools, tier=member.tier, limits=member.limits
        )

    async def ask(self, member: Member, text: str) -> Spoken:
        """Its response to this, and to what else it was told since the last one."""
        member.waiting.append(text)
        return await self._ask(member)

    async def _ask(self, member: Member) -> Spoken:
        """Its response to all that it was told since the last one; how it failed, where it did."""
        heard, member.waiting = "\n\n".join(member.waiting), []
        member.responses += 1
        around = self._around
        limit = around.course.clocks.share(self.path, member.limits.seconds)
        late = f"{member.path}.{member.responses}.late"
        view = around.view(member, self)
        agent = SmartAgent(
            member.spec(),
            instructed(member, around.around, view),
            around.model(member.tier, member.path),
            view,
            Transcript(member.messages, record=around.record(member.path)),
            context=around.context(member.tier),
        )
        view.emit(Stepped(name=member.name, description=member.description))
        try:
            answer, fault = await in_time(around.course, member.path, late, limit, lambda: _answer(agent, heard))
        except TimeUp as error:
            answer, fault = "", str(error)
        member.messages = agent.transcript.messages
        if fault:
            answer = f"(no answer: {fault})"
            member.messages.append(Message("assistant", answer))
        view.emit(Stepped(name=member.name, state="failed" if fault else "completed"))
        return Spoken(member.name, answer, ok=not fault)


async def _answer(agent: SmartAgent, heard: str) -> tuple[str, str]:
    """The answer, or why there is none."""
    try:
        answer = await agent.response(heard)
    except Unsure as error:
        return "", f"it was not sure what to do ({error})"
    except (Garbled, ContextFull, ModelError, ToolError) as error:
        return "", str(error)
    return answer, "" if answer else "it used up its turns"


def instructed(member: Member, around: str, view: View) -> str:
    """A subagent's whole instructions: what each is told, its tools, its own."""
    own = member.instructions.replace("{", "(").replace("}", ")")
    tools = catalogue(view.tools.values()) or "- none"
    return around.format(name=member.name, tools=tools, instructions=own) + told(member.output)
