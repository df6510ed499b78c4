"""Subagents at work in one run: started, spoken to, ended (core.company.Company; spec B3, B4)."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from ryxd.agents.wording import say
from ryxd.core.agent import Limits
from ryxd.core.company import Spoken, Task, Woken
from ryxd.core.course import Course, side_by_side
from ryxd.core.deadline import TimeUp, in_time
from ryxd.core.dumb import Manner, Means
from ryxd.core.fence import fenced
from ryxd.core.files import FileWorld
from ryxd.core.form import told
from ryxd.core.model import ContextFull, LanguageModel, Message, Tier
from ryxd.core.shipped import system
from ryxd.core.smart import Garbled, Larger, SmartAgent, Unsure
from ryxd.core.thinking import Overheard
from ryxd.core.tool import ToolError
from ryxd.core.transcript import Record, Transcript
from ryxd.core.view import Emit, View, knows_as
from ryxd.engine.catalogue import catalogue
from ryxd.engine.company import USER, Company, Member
from ryxd.engine.dumb import Coded, kind_of
from ryxd.engine.lives import Lives
from ryxd.engine.matter import VARIABLE
from ryxd.engine.scene import Scene, git_branch
from ryxd.wire.dump import AgentDump, read
from ryxd.wire.errors import BadRequest, ModelError
from ryxd.wire.events import Spawned, Stepped, Terminated

ACCOUNT = 8_000
"""Characters of an agent's transcript that who is put above it is shown: the last ones."""


@dataclass(frozen=True)
class Surroundings:
    """What subagents need of the run they work in."""

    course: Course
    emit: Emit
    session: str
    files: FileWorld | None
    view: Callable[["Member", "Subagents"], View]
    """Makes the View of a member."""
    branch: Callable[["Member", str], View]
    """Makes the View of a member once more, on a path of its own below it."""
    record: Callable[[str], Record]
    """Who writes down what the agent with this path says."""
    context: Callable[[Tier], int]
    """Tokens that the model of a tier can read and write; 0 is not known."""
    model: Callable[[Tier, str], LanguageModel]
    """The model of a tier, for the agent with this path."""
    larger: Callable[[View], Larger]
    """Who thinks instead of a model that is not sure, for the agent of a View."""
    around: str
    """What every subagent is told besides its own instructions (prompts/system/subagent.md)."""
    lives: Lives
    """What can be done with whole agents."""
    manner: Manner = Manner()  # noqa: RUF009 - never changed
    """How patterns work in this run."""


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
        self._room: dict[str, int] = {}
        """How many more subagents each may start while it answers: what is left here, shared by those at work."""
        self._ears: dict[str, Callable[[], Callable[[str], None]]] = {}

    @property
    def agents(self) -> Mapping[str, str]:
        """The agents' files that one can be made from; an agent that drives others is not given its own task."""
        mine = self.path.rpartition("/")[2]
        return {name: spec.description for name, spec in sorted(self._company.specs.items()) if name != mine}

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
        share = self._left // len(started) if started else 0
        return await side_by_side([self._ask(member, share) for member in started])

    @property
    def _left(self) -> int:
        """How many more may live below this agent."""
        return max(0, self._limits.subagents - self._below(self.path))

    def _below(self, path: str) -> int:
        return len(self._company.below(path)) - (path in self._company.members)

    def _start(self, task: Task, group: str = "", siblings: int = 1) -> Member:
        member = self._company.start(self.path, task, self._tools(), self._tier, self._limits)
        self._spawned(member, group, siblings)
        if task.agent and task.instructions:
            member.waiting.append(task.instructions)
        if task.prompt:
            member.waiting.append(task.prompt)
        return member

    def _spawned(self, member: Member, group: str = "", siblings: int = 1) -> None:
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

    def listen(self, name: str, ear: Callable[[], Callable[[str], None]]) -> None:
        """Have what one writes heard while it is being decoded."""
        self._ears[name] = ear

    async def terminate(self, name: str) -> tuple[str, ...]:
        """End one, with all below it. Raises ToolError."""
        ended = self._company.end(self.path, name)
        for member in ended:
            self._around.lives.ended(member.path)
            if self._around.files is not None:
                self._around.files.forget(knows_as(self._around.session, member.path))
            self._around.emit(Terminated(agent=self.path, path=member.path, responses=member.responses))
        return tuple(member.path for member in ended)

    # -- whole agents

    def dump(self, name: str) -> str:
        """One as a file; without a name the agent itself. Raises ToolError."""
        path = self.path if not name else self._company.named(self.path, [name])[0].path
        return self._around.lives.dump(path).text()

    async def lost(self, text: str) -> tuple[str, ...]:
        """Files that are not any more what the agents of a dump had read. Raises ToolError."""
        return await self._around.lives.lost(_opened(text))

    async def restore(self, text: str, name: str, lost: Collection[str]) -> Woken:
        """Wake one from a dump, with no tool that this agent has not. Raises ToolError."""
        woken = await self._around.lives.restore(
            _opened(text), self.path, lost=lost, limits=self._limits, name=name, allowed=self._tools()
        )
        for path in woken.agents:
            self._spawned(self._company.members[path])
        return woken

    def clone(self, name: str, into: str, called: str) -> str:
        """Double one, with no tool that its new parent has not. Raises ToolError."""
        (source,) = self._company.named(self.path, [name])
        parent, limits, allowed = self.path, self._limits, tuple(self._tools())
        if into:
            (above,) = self._company.named(self.path, [into])
            parent, limits, allowed = above.path, above.limits, above.tools
        path = self._around.lives.clone(source.path, parent, limits, called, allowed)
        for member in self._company.below(path):
            self._spawned(member)
        return path

    def meta(self, task: Task) -> None:
        """Have a new agent put above this one when it has answered. Raises ToolError."""
        self._around.lives.soon(self.path, task)

    def pass_control(self, name: str) -> None:
        """Have one speak with the user from the next request on. Raises ToolError."""
        (member,) = self._company.named(self.path, [name])
        self._company.pass_control(member.path)

    def return_control(self) -> None:
        """Give that back. Raises ToolError where this agent does not have it."""
        self._company.return_control(self.path)

    async def taken_over(self, path: str, task: Task, answer: str) -> Spoken:
        """What the agent that is put above one of these makes of its answer."""
        member = self._around.lives.member(path)
        did = [f"{message.role}: {message.content}" for message in member.messages]
        account = fenced(f"transcript_of_{member.name}", "\n".join(did)[-ACCOUNT:])
        above = self._around.lives.above(path, task, self.path)
        self._spawned(above)
        told = f"[name ryx] {member.name} is your subagent now. This is what was said there:\n{account}"
        above.waiting += [*filter(None, [task.prompt]), told, f"[name {member.name}] {answer}"]
        said = await self._ask(above)
        note = f"({member.name} put {above.name} above itself; speak with {above.name} from now on)"
        return replace(said, text=f"{said.text}\n\n{note}" if self.path != USER else said.text)

    def below(self, member: Member, tools: Callable[[], Sequence[str]]) -> "Subagents":
        """The same for a subagent of it."""
        limits = self._allowed(member)
        if member.kind:  # one of its own that takes too long must not take all of its time
            limits = replace(limits, seconds=limits.seconds / 2)
        return Subagents(self._company, member.path, self._around, tools=tools, tier=member.tier, limits=limits)

    def _allowed(self, member: Member) -> Limits:
        """Its limits, as far as it can use them now: what lives beside it has taken its part of what there is."""
        room = self._below(member.path) + self._room.get(member.path, 0)
        return replace(member.limits, subagents=min(member.limits.subagents, room))

    async def ask(self, member: Member, text: str) -> Spoken:
        """Its response to this, and to what else it was told since the last one."""
        member.waiting.append(text)
        return await self._ask(member)

    async def _ask(self, member: Member, share: int | None = None) -> Spoken:
        """Its response to all that it was told since the last one; how it failed, where it did.

        `share`: how many subagents it may start meanwhile, where others work beside it; None is all that are left.
        """
        self._room[member.path] = self._left if share is None else share
        heard, member.waiting = "\n\n".join(member.waiting), []
        member.responses += 1
        around = self._around
        limit = around.course.clocks.share(self.path, member.limits.seconds)
        late = f"{member.path}.{member.responses}.late"
        view = around.view(member, self)
        agent = self._made(member, view)
        around.lives.transcripts[member.path] = agent.transcript
        if not member.plain:  # its parent tells of its stages
            view.emit(Stepped(name=member.name, description=member.description))
        try:
            answer, fault = await in_time(
                around.course, member.path, late, limit, lambda: _answer(agent, heard, view.language)
            )
        except TimeUp as error:
            answer, fault = "", str(error)
        finally:
            around.lives.transcripts.pop(member.path, None)
        member.messages = agent.transcript.messages
        if fault:
            answer = f"(no answer: {fault})"
            member.messages.append(Message("assistant", answer))
        if not member.plain:
            view.emit(Stepped(name=member.name, state="failed" if fault else "completed"))
        if (task := around.lives.above_soon.pop(member.path, None)) is not None and not fault:
            return await self.taken_over(member.path, task, answer)
        partial = not fault and (agent.partial if isinstance(agent, Coded) else member.plain and agent.cut)
        steps = agent.planned if isinstance(agent, SmartAgent) and not fault else ()
        trail = agent.trail if isinstance(agent, SmartAgent) else None
        did = None if trail is None else tuple(action.tool for action, result in trail if result.ok)
        return Spoken(member.name, answer, ok=not fault, partial=partial, steps=steps, did=did)

    def _made(self, member: Member, view: View) -> "SmartAgent | Coded":
        """The agent that a member is, smart or not."""
        around = self._around
        transcript = Transcript(member.messages, record=around.record(member.path))
        if member.kind:
            branch = partial(around.branch, member)
            means = Means(
                view,
                branch,
                self._allowed(member),
                member.instructions,
                member.tier,
                around.manner,
                staging=member.staged(),
                earlier=tuple(member.messages),
            )
            return Coded(kind_of(member.kind, self._company.patterns).make(means), view, transcript)
        model, ear = around.model(member.tier, member.path), self._ears.get(member.name)
        told = system("stage") if member.plain else around.around
        return SmartAgent(
            # what it shares with this is the same in all of its prompts: all that stands before a {variable}
            replace(member.spec(), instructions=instructed(member, told, view, filled=False)),
            instructed(member, told, view),
            model if ear is None else Overheard(model, ear),
            view,
            transcript,
            context=around.context(member.tier),
            larger=around.larger(view),
        )


def _opened(text: str) -> AgentDump:
    """What a dump says. Raises ToolError."""
    try:
        return read(text)
    except BadRequest as error:
        raise ToolError(str(error)) from None


async def _answer(agent: "SmartAgent | Coded", heard: str, language: str) -> tuple[str, str]:
    """The answer, or why there is none, in the user's language where ryx itself says it."""
    try:
        answer = await agent.response(heard)
    except Unsure:
        return "", say(language, "was_unsure")
    except ContextFull as error:
        return "", say(language, "no_room", tokens=error.tokens, room=error.room)
    except (Garbled, ModelError, ToolError) as error:
        return "", str(error)
    if not answer and isinstance(agent, SmartAgent) and agent.refused:
        return "", f"the user said no to this: {agent.refused}; don't try it in another way"
    if not answer and isinstance(agent, SmartAgent) and (stands := agent.stands) is not None:
        return ("", stands.error) if stands.error else (stands.bare, "")
    return answer, "" if answer else say(language, "turns_used")


def instructed(member: Member, around: str, view: View, *, filled: bool = True) -> str:
    """A subagent's whole instructions: what each is told, its tools, its own with its {variables}, if `filled`."""
    cwd = view.paths.cwd
    on = dict.fromkeys(view.tools, True)
    scene = Scene(cwd, view.language, view.session, member.responses, on, git_branch(cwd))
    known = scene.variables()
    own = member.instructions
    if filled:
        own = VARIABLE.sub(lambda found: known.get(found[1], found[0]), own)
    tools = catalogue(view.tools.values()) or "- none"
    return around.format(name=member.name, tools=tools, instructions=own) + told(member.output)
