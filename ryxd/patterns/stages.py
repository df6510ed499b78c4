"""The pattern `stages`: an agent goes through those of its file, one after the other (spec C5; decision 0051).

Each stage sees the request, what was chosen, and what earlier stages came to. Who writes has no tools; what is
done with files, the web and code, this code does. What the last one writes is the answer.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ryxd.agents.wording import say
from ryxd.core.board import cut
from ryxd.core.company import Company, Spoken, Task
from ryxd.core.dumb import Kind, Means
from ryxd.core.fence import fenced
from ryxd.core.staging import Stage, chosen
from ryxd.core.tool import ToolError
from ryxd.patterns.blocks import code_in
from ryxd.patterns.chair import company_of
from ryxd.patterns.looking import look
from ryxd.patterns.naming import own, target
from ryxd.patterns.rounds import Failed, No, Ran, run
from ryxd.patterns.saving import save
from ryxd.patterns.searching import Asked, search
from ryxd.wire.events import Stepped

SHOWN = 8000
"""Characters of what a stage came to that later ones are shown."""
EARLIER = 3000
"""Characters of what was said before."""
LONGER = 3
"""How often a text that ended with its tokens is gone on with."""
RESULTS = frozenset({"research_findings", "writing_draft", "generated_code", "execution_results"})
"""Fields of the board that are worth telling where a later stage fails; a plan or an outline is not."""


@dataclass
class Work:
    """One request, as far as it has come."""

    text: str
    options: Mapping[str, str]
    seen: list[tuple[str, Any]]
    """What every stage is shown, by its source."""
    told: dict[str, str] = field(default_factory=dict)
    """What each stage came to."""
    last: str = ""
    """What would be the answer now."""
    worth: str = ""
    """What of it is worth telling where no more comes."""
    files: tuple[str, ...] = ()
    """The files that the request is about, and that are there."""
    ran: Ran | None = None
    missing: list[str] = field(default_factory=list)
    """What could not be had, each with why."""
    after: list[str] = field(default_factory=list)
    """What stands below the answer."""


class Staged:
    """Answers what it is told in stages."""

    def __init__(self, means: Means) -> None:
        self._means = means
        self._view = means.view
        self._work = Work("", {}, [])
        self.partial = False
        self.files: list[str] = []
        """What it made."""

    @property
    def so_far(self) -> str:
        """What is worth telling of an answer that is not finished; empty for nothing."""
        return self._work.worth

    async def response(self, text: str) -> str:
        """The last stage's text, with what belongs below it. Raises ToolError where nothing came of it."""
        staging = self._means.staging
        if staging is None:
            raise ToolError(f"{self._view.agent} has no stages in its file; work in another way")
        company = company_of(self._means, 1)
        self.partial, self.files = False, []
        options = chosen(staging.options, own(text), self._means.options)
        work = self._work = Work(text, options, await self._seen())
        await self._cleared(company, staging.stages)
        try:
            for number, stage in enumerate(staging.stages):
                if stage.does == "save" and not target(text):
                    continue
                try:
                    await self._through(company, staging.stages, number, work)
                except No as no:
                    return str(no)
                except Failed as failed:
                    raise ToolError(self._said(work, str(failed))) from failed
                except ToolError as error:
                    why = say(self._view.language, "stage_failed", stage=stage.name, why=error)
                    if not work.worth:
                        raise ToolError(why) from error
                    self.partial = True
                    work.after.append(why)
                    return self._said(work, work.worth)
            return self._said(work, work.last)
        finally:
            await self._cleared(company, staging.stages)

    async def _seen(self) -> list[tuple[str, Any]]:
        """What was there before this request: what was said, and what other agents of the run noted."""
        seen: list[tuple[str, Any]] = []
        if said := [f"{each.role}: {each.content}" for each in self._means.earlier if each.role != "system"]:
            seen.append(("earlier_conversation", "\n".join(said)[-EARLIER:]))
        if board := await self._view.read_board():
            seen.append(("board", board))
        return seen

    async def _through(self, company: Company, stages: Sequence[Stage], number: int, work: Work) -> None:
        """One stage, told as it begins and ends. Raises ToolError, No, Failed."""
        stage = stages[number]
        self._view.emit(Stepped(name=stage.name, description=stage.description))
        state = "failed"
        try:
            text = await self._done(company, stages, number, work)
            state = "completed"
        finally:
            self._view.emit(Stepped(name=stage.name, state="completed" if state == "completed" else "failed"))
            if not any(each.does == "run" for each in stages[number + 1 :]):
                await self._cleared(company, [stage])
        if not text:
            return
        work.told[stage.name] = text
        if stage.does not in {"look", "save"}:
            work.last = text
        if stage.note:
            self._view.note(stage.note, text)
        if stage.note in RESULTS:
            work.worth = text

    async def _done(self, company: Company, stages: Sequence[Stage], number: int, work: Work) -> str:
        stage = stages[number]
        match stage.does:
            case "look":
                found = await look(self._view, own(work.text))
                work.files = found.files
                work.missing += found.missing
                return found.text
            case "search":
                asked = Asked(self._prompt(work), stage.most(work.options))
                findings = await search(self._means, company, stage, self._instructions(stage), asked)
                self.partial = self.partial or findings.partial
                if findings.below:
                    work.after.append(findings.below)
                work.told.update({"sources": findings.below} if findings.below else {})
                return findings.text
            case "run":
                writer = next(each for each in reversed(stages[:number]) if each.does in {"think", "act"})

                async def mended(prompt: str) -> str:
                    text = await self._gone_on(company, writer.name, await _again(company, writer.name, prompt))
                    work.told[writer.name] = text
                    return text

                work.ran = await run(
                    self._view,
                    code=work.told.get(writer.name, ""),
                    language=work.options.get("language", ""),
                    files=work.files,
                    rounds=stage.most(work.options),
                    mended=mended,
                )
                self.files += work.ran.files
                return work.ran.text
            case "save":
                await self._saved(work)
                return ""
            case _:
                return await self._written(company, stage, work)

    async def _written(self, company: Company, stage: Stage, work: Work) -> str:
        """What a subagent writes, with or without tools."""
        acts = stage.does == "act"
        task = Task(
            stage.name,
            self._instructions(stage),
            self._prompt(work),
            tools=tuple(name for name in self._view.tools if name in stage.tools) if acts else (),
            tier=self._means.tier,
            actions=stage.most(work.options) if acts and stage.most(work.options) > 1 else 0,
            stage=stage.name,
            streams=stage.streams,
            plain=not acts,
        )
        said = await company.task(task)
        if said is None or not said.ok:
            raise ToolError(_why(said))
        return await self._gone_on(company, stage.name, said)

    async def _gone_on(self, company: Company, name: str, said: Spoken) -> str:
        """A whole text, where it ended only because its tokens did."""
        parts = [said.text]
        for _ in range(LONGER - 1):
            if not said.partial:
                break
            said = await _again(company, name, "Go on exactly where your text ended. Repeat nothing of it.")
            parts.append(said.text)
        self.partial = self.partial or said.partial
        return "".join(parts).strip()

    async def _saved(self, work: Work) -> None:
        code = None if work.ran is None else work.ran.code.text + "\n"
        saved = await save(self._view, target(work.text), code or f"{_bare(work.last)}\n")
        self.partial = self.partial or not saved.ok
        if saved.path:
            self.files.append(saved.path)
        work.after.append(saved.text)

    def _instructions(self, stage: Stage) -> str:
        """What a stage is told: its own text, what was chosen, and what the whole is for."""
        parts = [stage.instructions]
        staging = self._means.staging
        lines = [
            f"- {option.name}: {value}" + (f" ({about})" if (about := option.values.get(value)) else "")
            for option in (() if staging is None else staging.options)
            if (value := self._work.options.get(option.name))
        ]
        if lines:
            parts.append("What was chosen for it:\n" + "\n".join(lines))
        if self._means.instructions:
            parts.append(self._means.instructions)
        return "\n\n".join(filter(None, parts))

    def _prompt(self, work: Work) -> str:
        """What a stage is asked: the request, and what came before, as data."""
        said = [*work.seen, *((name, cut(text, SHOWN)) for name, text in work.told.items())]
        if work.missing:
            said.append(("not_there", work.missing))
        return "\n\n".join([work.text, *(fenced(name, data) for name, data in said)])

    def _said(self, work: Work, text: str) -> str:
        """The answer, with what belongs below it."""
        language = self._view.language
        made = [] if work.ran is None else [path for path in work.ran.files if path not in text]
        below = [say(language, "code_made") + "".join(f"\n{path}" for path in made)] if made else []
        if work.missing:
            below.append("\n".join(work.missing))
        return "\n\n".join([text, *below, *work.after])

    async def _cleared(self, company: Company, stages: Sequence[Stage]) -> None:
        """Have the subagents of these stages gone, where there are some."""
        for stage in stages:
            with suppress(ToolError):
                await company.terminate(stage.name)


async def _again(company: Company, name: str, prompt: str) -> Spoken:
    """What one says who is there already. Raises ToolError."""
    (said,) = await company.discuss(prompt, [name], [])
    if not said.ok:
        raise ToolError(_why(said))
    return said


def _why(said: Spoken | None) -> str:
    return "it gave no answer" if said is None else said.why


def _bare(text: str) -> str:
    """A text as it is written to a file: without the fence, where it is one fenced block as a whole."""
    lines = text.strip().split("\n")
    block = code_in(text)
    whole = len(lines) > 2 and lines[0].startswith("```") and lines[-1] == "```"
    return block.text if whole and block is not None else text


AGENT = Kind(
    name="stages",
    description="goes through the stages of the agent's own file, one after the other",
    tools=(),
    make=Staged,
    pattern=True,
)
