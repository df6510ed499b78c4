"""Agents that work in stages. What models say is scripted; agents, files, journal, board and replay are real."""

import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ryxd.config.tree import Config
from ryxd.engine.allowed import Named
from ryxd.engine.anew import Anew
from ryxd.wire.events import Acted, Chart, Finished, Noted, Routed, Source, Spawned, Stepped
from tests.engine.test_subagents import Engine, Script, answer, call, cut_off, engine
from tests.fakes.sandboxed import needs_sandbox
from tests.fakes.site import Site, article


def writing(times: int = 1, **more: list[str]) -> Script:
    """What the stages of a text write."""
    script = {
        "analyze": ["It is for children."],
        "outline": ["1. Whales\n2. Krill"],
        "write": ["Whales eat krill."],
        "finalize": ["Whales eat krill, tons of it."],
    }
    return {name: said * times for name, said in script.items()} | more


ALL = Config.model_validate({"permissions": {"change": "allow", "network": "allow"}})


async def asked(it: Engine, agent: str, text: str, *, at: Path | None = None, pattern: str = "", **options: str) -> Finished:
    """How a request ends. A replay tells the same."""
    cwd = None if at is None else str(at)
    accepted = await it.sessions.ask(text, agent=agent, cwd=cwd, named=Named("", pattern, options))
    ended = await it.end(accepted.run)
    assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""
    return ended


def steps(it: Engine, agent: str) -> list[tuple[str, str]]:
    """The stages of an agent as they were told."""
    own = agent.rpartition("/")[2]
    return [(e.name, e.state) for e in it.told if isinstance(e, Stepped) and e.agent == agent and e.name != own]


def routed(it: Engine) -> Routed:
    (found,) = [event for event in it.told if isinstance(event, Routed)]
    return found


def notes(it: Engine) -> dict[str, str]:
    return {event.field: event.text for event in it.told if isinstance(event, Noted)}


def both(*names: str) -> list[tuple[str, str]]:
    return [(name, state) for name in names for state in ("running", "completed")]


# -- writing


async def test_a_text_is_analysed_outlined_written_and_revised(tmp_path: Path) -> None:
    async with engine(tmp_path, writing()) as it:
        ended = await asked(it, "writing", "write something about whales")
        assert (ended.outcome, ended.text) == ("done", "Whales eat krill, tons of it.")
        assert steps(it, "writing") == both("look", "analyze", "outline", "write", "finalize")
        assert notes(it) == {"writing_outline": "1. Whales\n2. Krill", "writing_draft": "Whales eat krill, tons of it."}
        prompt = it.cast.heard["write"][0]
        # plain text: no grammar, no JSON to be written
        assert prompt.schema is None
        assert "You write plain text" in prompt.messages[0].content
        said = prompt.messages[-1].content
        assert said.startswith("write something about whales\n\n")
        assert '{"data_from_analyze": "It is for children."}' in said
        assert '{"data_from_outline": "1. Whales\\n2. Krill"}' in said
        assert (routed(it).pattern, routed(it).pattern_by, routed(it).tier) == ("stages", "rule", "medium")
        assert (await it.journal.company(ended.session))["members"] == []  # nobody stays behind


@pytest.mark.parametrize(
    ("text", "given", "options"),
    [
        ("write something about whales", {}, {"type": "article", "tone": "neutral", "length": "medium"}),
        ("schreib eine kurze, förmliche E-Mail an Frau Krill", {}, {"type": "email", "tone": "formal", "length": "short"}),
        ("an informal story, in depth", {}, {"type": "story", "tone": "casual", "length": "long"}),
        ("a casual story", {"tone": "formal"}, {"type": "story", "tone": "formal", "length": "medium"}),
    ],
)
async def test_options_are_given_or_said_or_as_usual(
    tmp_path: Path, text: str, given: Mapping[str, str], options: Mapping[str, str]
) -> None:
    async with engine(tmp_path, writing()) as it:
        await asked(it, "writing", text, **given)
        assert routed(it).slots["options"] == options
        told = it.cast.heard["write"][0].messages[0].content
        for name, value in options.items():
            assert f"- {name}: {value}" in told


@pytest.mark.parametrize(
    ("agent", "options", "pattern", "why"),
    [
        ("writing", {"colour": "red"}, "", "it has no option colour; it has: type, tone, length"),
        ("writing", {"tone": "rude"}, "", "its option tone can't be rude; it can be: neutral, formal"),
        ("file", {"tone": "formal"}, "", "file does not work in stages"),
        (None, {"tone": "formal"}, "", "this needs no agent"),
        ("writing", {"tone": "formal"}, "react", "options are for the stages of writing"),
    ],
)
async def test_what_can_not_be_chosen_is_refused(
    tmp_path: Path, agent: str | None, options: dict[str, str], pattern: str, why: str
) -> None:
    async with engine(tmp_path, {}) as it:
        accepted = await it.sessions.ask("what time is it?", agent=agent, named=Named("", pattern, options))
        ended = await it.end(accepted.run)
        assert (ended.outcome, ended.error) == ("failed", "refused")
        assert why in ended.text


async def test_files_are_looked_at_and_the_text_is_saved_where_it_is_said(tmp_path: Path) -> None:
    async with engine(tmp_path, writing(finalize=["The key is under the mat."]), ALL, files=True) as it:
        ended = await asked(it, "writing", "write an article about notes.txt and save it as article.md", at=tmp_path)
        assert ended.outcome == "done"
        assert (tmp_path / "article.md").read_text() == "The key is under the mat.\n"
        assert ended.text.startswith("The key is under the mat.\n\n")
        assert "article.md is written" in ended.text
        assert [event.tool for event in it.told if isinstance(event, Acted)] == ["read_file", "write_file"]
        assert "the key is under the mat" in it.cast.heard["analyze"][0].messages[-1].content
        assert steps(it, "writing")[-1] == ("save", "completed")


async def test_what_is_there_already_is_read_and_replaced(tmp_path: Path) -> None:
    (tmp_path / "article.md").write_text("old\n")
    async with engine(tmp_path, writing(), ALL, files=True) as it:
        await asked(it, "writing", "write an article and save it as article.md", at=tmp_path)
        assert (tmp_path / "article.md").read_text() == "Whales eat krill, tons of it.\n"


async def test_a_no_to_saving_leaves_the_text(tmp_path: Path) -> None:
    config = Config.model_validate({"permissions": {"change": "deny"}})
    async with engine(tmp_path, writing(), config, files=True) as it:
        ended = await asked(it, "writing", "write an article and save it as article.md", at=tmp_path)
        assert ended.text.startswith("Whales eat krill, tons of it.\n\nNot saved as article.md: ")
        assert not (tmp_path / "article.md").exists()


async def test_a_file_that_is_not_there_is_said_before_anything_is_made_up(tmp_path: Path) -> None:
    async with engine(tmp_path, {}) as it:
        ended = await asked(it, "writing", "write an article about gone.txt")
        assert ended.outcome == "failed"
        assert "The stage look failed: gone.txt" in ended.text
        assert steps(it, "writing") == [("look", "running"), ("look", "failed")]


async def test_what_failed_is_told_with_what_there_is(tmp_path: Path) -> None:
    async with engine(tmp_path, writing()) as it:
        it.cast.broken.add("finalize")
        ended = await asked(it, "writing", "write something")
        assert ended.outcome == "done"
        assert ended.text.startswith("Whales eat krill.\n\nThe stage finalize failed: the model died")
        assert steps(it, "writing")[-1] == ("finalize", "failed")


async def test_whose_time_is_up_tells_what_there_is(tmp_path: Path) -> None:
    async with engine(tmp_path, writing()) as it:
        writer = it.sessions.specs["writing"]
        it.sessions.specs = {**it.sessions.specs, "writing": replace(writer, limits=replace(writer.limits, seconds=1.0))}
        it.cast.stuck.add("finalize")
        ended = await asked(it, "writing", "write something")
        # a stage has less time than the whole, so that the rest can be told
        assert ended.text.startswith("Whales eat krill.\n\nThe stage finalize failed: it took longer than ")
        assert ended.text.endswith("\nSome of it could not be found out.")


async def test_a_text_that_used_up_its_tokens_is_gone_on_with(tmp_path: Path) -> None:
    async with engine(tmp_path, writing(finalize=["Whales eat ", "krill, tons ", "of it."])) as it:
        it.cast.short.add("finalize")
        ended = await asked(it, "writing", "write something")
        assert ended.text == "Whales eat krill, tons of it."
        assert it.cast.last("finalize") == "Go on exactly where your text ended. Repeat nothing of it."


async def test_a_text_without_an_end_is_told_as_that(tmp_path: Path) -> None:
    async with engine(tmp_path, writing(finalize=["and so on "] * 9)) as it:
        it.cast.short.add("finalize")
        ended = await asked(it, "writing", "write something")
        assert ended.text.startswith("and so on and so on and so on\n")
        assert len(it.cast.heard["finalize"]) == 3


async def test_a_stage_that_is_not_sure_says_nothing(tmp_path: Path) -> None:
    async with engine(tmp_path, writing()) as it:
        it.cast.unsure.add("analyze")
        ended = await asked(it, "writing", "write something")
        assert ended.outcome == "failed"
        assert "The stage analyze failed: it was not sure what to do" in ended.text


async def test_an_outline_alone_is_no_text(tmp_path: Path) -> None:
    async with engine(tmp_path, writing()) as it:
        it.cast.broken.add("write")
        ended = await asked(it, "writing", "write something")
        assert (ended.outcome, ended.text) == ("failed", "The stage write failed: the model died")


async def test_a_pattern_that_is_named_goes_before_the_stages(tmp_path: Path) -> None:
    async with engine(tmp_path, {"the writer of ryx on the user's own Linux desktop": [answer("Whales.")]}) as it:
        ended = await asked(it, "writing", "write something", pattern="react")
        assert ended.text == "Whales."
        assert routed(it).pattern == "react"
        system = it.cast.heard["the writer of ryx on the user's own Linux desktop"][0].messages[0].content
        assert "## stage" not in system


async def test_who_asks_again_is_shown_what_was_said_before(tmp_path: Path) -> None:
    async with engine(tmp_path, writing(2)) as it:
        first = await it.sessions.ask("write about whales", agent="writing")
        await it.end(first.run)
        second = await it.sessions.ask("shorter, please", agent="writing", session=first.session)
        await it.end(second.run)
        said = it.cast.heard["analyze"][1].messages[-1].content
        assert "data_from_earlier_conversation" in said
        assert "Whales eat krill, tons of it." in said


async def test_it_goes_on_in_the_stage_where_it_was_cut_off(tmp_path: Path) -> None:
    script: Script = {"analyze": ["It is for children."], "outline": []}
    async with engine(tmp_path, script) as it:
        it.cast.cut = True
        accepted = await it.sessions.ask("write something", agent="writing")
        await it.cast.asked.wait()
        await cut_off(it, accepted.run)
    script |= {name: said for name, said in writing().items() if name != "analyze"}
    async with engine(tmp_path, script) as it:
        ended = await it.end(accepted.run)
        assert ended.text == "Whales eat krill, tons of it."
        assert "analyze" not in it.cast.heard  # what it said is known


# -- below another agent


async def test_a_subagent_made_from_such_a_file_works_in_stages(tmp_path: Path) -> None:
    script = {
        **writing(),
        "lead": [call("task", name="author", agent="writing", prompt="a formal letter"), answer("done")],
    }
    async with engine(tmp_path, script, depth=4, subagents=12) as it:
        ended = await it.ask()
        assert it.results("task")[0]["response"] == "Whales eat krill, tons of it."
        assert steps(it, "lead/author") == both("look", "analyze", "outline", "write", "finalize")
        assert "- type: letter" in it.cast.heard["write"][0].messages[0].content
        assert "- tone: formal" in it.cast.heard["write"][0].messages[0].content
        (member,) = (await it.journal.company(ended.session))["members"]
        assert (member["path"], member["kind"]) == ("lead/author", "stages")
        assert [stage["name"] for stage in member["staging"]["stages"]][-2:] == ["finalize", "save"]
        assert (await Anew(it.sessions, it.journal).replay(ended.run)).ends == ""


async def test_its_stages_go_with_it_into_a_file_and_into_a_double(tmp_path: Path) -> None:
    (tmp_path / "out").mkdir()
    script = writing(2) | {
        "lead": [
            call("task", name="author", agent="writing"),
            call("clone", name="author", called="double"),
            call("dump", path="author.json", name="author"),
            call("restore", path="author.json", name="woken"),
            call("discuss", prompt="a story", speakers=["double"]),
            call("discuss", prompt="a story", speakers=["woken"]),
            answer("done"),
        ]
    }
    async with engine(tmp_path, script, ALL, files=True, depth=4, subagents=20) as it:
        await asked(it, "lead", "do it together", at=tmp_path)
        said = [each["responses"] for each in it.results("discuss")]
        assert said == [["[name double] Whales eat krill, tons of it."], ["[name woken] Whales eat krill, tons of it."]]
        dumped = json.loads((tmp_path / "author.json").read_text())["agent"]
        assert (dumped["kind"], dumped["staging"]["stages"][0]["name"]) == ("stages", "look")


# -- research

WHALES = "The blue whale is the largest animal that has ever lived, and may weigh 190 tonnes or even more than that."


def search(*queries: str, enough: bool = False) -> str:
    return call("answer", text={"enough": enough, "queries": list(queries)})


def reporting(*searches: str) -> Script:
    return {
        "search": list(searches),
        "page1": [answer("190 tonnes.")] * 9,
        "analyze": ["One page says 190."],
        "synthesize": ["190 tonnes, says one page."],
        "finalize": ["# Whales\n190 tonnes."],
    }


@pytest.fixture
def site() -> Any:
    with Site() as there:
        there.pages["/whales"] = article("Whales", WHALES)
        there.finds("/whales")
        yield there


def reach(site: Site) -> Any:
    from ryxd.tools.internet.reach import Reach

    return Reach(site.search, seconds=5.0)


async def test_research_searches_in_rounds_and_reports_with_its_sources(tmp_path: Path, site: Site) -> None:
    script = reporting(search("whale weight", "whale size"), search("heaviest whale"), search(enough=True))
    async with engine(tmp_path, script, ALL, reach=reach(site)) as it:
        ended = await asked(it, "research", "how heavy are whales, in depth?")
        url = site.url("/whales")
        assert ended.text == f"# Whales\n190 tonnes.\n\nSources:\n1. Whales: {url}"
        assert sorted(site.queries[:2]) == ["whale size", "whale weight"]
        assert site.queries[2:] == ["heaviest whale"]
        assert steps(it, "research") == both("look", "search", "analyze", "synthesize", "finalize")
        assert {event.url for event in it.told if isinstance(event, Source)} == {url}
        assert "190 tonnes." in it.cast.heard["search"][1].messages[-1].content
        assert notes(it)["research_sources"] == f"- Whales: {url}"
        assert notes(it)["research_findings"] == "# Whales\n190 tonnes."
        # who decides what to search for can do nothing but that
        schema = json.dumps(it.cast.heard["search"][0].schema)
        assert '"const": "answer"' in schema
        assert "search_web" not in schema
        spawned = [event.path for event in it.told if isinstance(event, Spawned)]
        assert spawned[:2] == ["research/search", "research/web1-1"]


@pytest.mark.parametrize(("depth", "rounds"), [("quick", 1), ("standard", 2), ("deep", 4)])
async def test_the_depth_is_how_many_rounds_there_are(tmp_path: Path, site: Site, depth: str, rounds: int) -> None:
    script = reporting(*(search(f"whales {number}") for number in range(9)))
    async with engine(tmp_path, script, ALL, reach=reach(site)) as it:
        await asked(it, "research", "how heavy are whales?", depth=depth)
        assert len(site.queries) == rounds


@pytest.mark.parametrize(
    ("text", "scenario", "depth"),
    [
        ("market analysis of electric bicycles", "market", "standard"),
        ("Marktanalyse zu E-Bikes, kurz", "market", "quick"),
        ("Stand der Forschung zu Walen, ausführlich", "academic", "deep"),
        ("the latest news on whales", "news", "standard"),
        ("wie funktioniert Echoortung?", "technical", "standard"),
    ],
)
async def test_the_scenario_is_heard_in_the_request(
    tmp_path: Path, site: Site, text: str, scenario: str, depth: str
) -> None:
    async with engine(tmp_path, reporting(search("x"), *[search(enough=True)] * 3), ALL, reach=reach(site)) as it:
        await asked(it, "research", text)
        assert routed(it).slots["options"] == {"depth": depth, "scenario": scenario}
        assert f"- scenario: {scenario} (look for" in it.cast.heard["search"][0].messages[0].content


async def test_where_nothing_is_found_nothing_is_made_up(tmp_path: Path) -> None:
    async with engine(tmp_path, {"search": [search("whales"), search("krill")]}, ALL) as it:
        ended = await asked(it, "research", "how heavy are whales?")
        assert ended.outcome == "failed"
        assert "The stage search failed" in ended.text
        assert "no search service is set up" in ended.text
        assert "analyze" not in it.cast.heard


# -- code


def block(code: str, language: str = "python") -> str:
    return f"It counts.\n\n```{language}\n{code}\n```\n"


@needs_sandbox
async def test_a_program_is_written_run_and_mended(tmp_path: Path) -> None:
    script: Script = {"generate": [block("print(1 / 0)"), "I forgot it.", block("print(6 * 7)")]}
    async with engine(tmp_path, script, ALL, files=True) as it:
        ended = await asked(it, "code", "write a program that multiplies six by seven", at=tmp_path)
        assert (ended.outcome, ended.text) == ("done", "```python\nprint(6 * 7)\n```\n\n42")
        assert steps(it, "code") == both("look", "generate", "execute")
        first, second, third = (prompt.messages[-1].content for prompt in it.cast.heard["generate"])
        assert first == "write a program that multiplies six by seven"
        assert "ZeroDivisionError" in second
        assert "there is no code in it" in third
        assert [event.tool for event in it.told if isinstance(event, Acted)] == ["python", "python"]
        assert notes(it) == {
            "generated_code": "print(6 * 7)",
            "code_language": "python",
            "execution_results": "```python\nprint(6 * 7)\n```\n\n42",
        }


@needs_sandbox
async def test_what_does_not_run_after_three_rounds_has_failed(tmp_path: Path) -> None:
    async with engine(tmp_path, {"generate": [block("print(1 / 0)")] * 4}, ALL, files=True) as it:
        ended = await asked(it, "code", "divide one by nothing", at=tmp_path)
        assert ended.outcome == "failed"
        assert ended.text.startswith("```python\nprint(1 / 0)\n```\n\nIt still fails, tried 3 times:\n")
        assert "ZeroDivisionError" in ended.text
        assert len(it.cast.heard["generate"]) == 3
        assert steps(it, "code")[-1] == ("execute", "failed")


@needs_sandbox
async def test_a_shell_script_is_run_by_the_shell_and_saved(tmp_path: Path) -> None:
    script: Script = {"generate": [block("echo $((6 * 7))", "bash")]}
    async with engine(tmp_path, script, ALL, files=True) as it:
        text = "write a bash script that multiplies six by seven, save it as mul.sh"
        ended = await asked(it, "code", text, at=tmp_path)
        assert [event.tool for event in it.told if isinstance(event, Acted)] == ["shell", "write_file"]
        assert ended.text.startswith("```shell\necho $((6 * 7))\n```\n\n42")
        assert (tmp_path / "mul.sh").read_text() == "echo $((6 * 7))\n"
        assert routed(it).slots["options"] == {"language": "shell"}


async def test_what_can_not_be_run_here_is_only_written(tmp_path: Path) -> None:
    async with engine(tmp_path, {"generate": [block("fn main() {}", "rust")]}) as it:
        ended = await asked(it, "code", "write a rust program that does nothing")
        assert ended.outcome == "done"
        assert "It was not run: I run Python and shell scripts only, and this is rust." in ended.text


@needs_sandbox
async def test_a_no_to_running_is_the_end(tmp_path: Path) -> None:
    script: Script = {"generate": [block("rm -rf important", "bash")]}
    config = Config.model_validate({"permissions": {"destroy": "deny", "change": "deny"}})
    async with engine(tmp_path, script, config) as it:
        ended = await asked(it, "code", "write a shell script that tidies up")
        assert ended.outcome == "failed"
        assert "rm -rf important" in ended.text
        assert ended.text.endswith("not allowed: the configuration refuses everything of class destroy")
        assert len(it.cast.heard["generate"]) == 1


async def test_who_names_a_file_wants_that_one_worked_on(tmp_path: Path) -> None:
    script: Script = {"the code operator of ryx on the user's own Linux desktop": [answer("Fixed.")]}
    async with engine(tmp_path, script) as it:
        ended = await asked(it, "code", "fix main.py")
        assert ended.text == "Fixed."
        assert routed(it).pattern == "react"


# -- data

SALES = "region,price\nnorth,10\nsouth,20\n"
MEAN = "import pandas\ntable = pandas.read_csv('sales.csv')\nprint('mean', table.price.mean())"
PLOT = f"{MEAN}\nimport matplotlib.pyplot as plt\ntable.plot(x='region', y='price', kind='bar')\nplt.show()"


def analysing(code: str) -> Script:
    return {"plan": ["The mean of price."], "generate": [block(code)], "summarize": ["The mean is 15."]}


@needs_sandbox
async def test_data_are_looked_at_planned_calculated_and_told_with_charts(tmp_path: Path) -> None:
    (tmp_path / "sales.csv").write_text(SALES)
    async with engine(tmp_path, analysing(PLOT), ALL, files=True) as it:
        text = "analyse sales.csv, draw a chart of it and say what stands out"
        ended = await asked(it, "data", text, at=tmp_path)
        assert steps(it, "data") == both("look", "plan", "generate", "execute", "summarize")
        (chart,) = [event for event in it.told if isinstance(event, Chart)]
        assert Path(chart.path).suffix == ".png"
        assert ended.outcome == "done"
        assert ended.text == f"The mean is 15.\n\nMade:\n{chart.path}"
        assert ended.paths == (chart.path,)
        assert "north,10" in it.cast.heard["plan"][0].messages[-1].content
        assert "mean 15.0" in it.cast.heard["summarize"][0].messages[-1].content
        assert notes(it)["data_visualizations"] == chart.path
        assert notes(it)["data_analysis_plan"] == "The mean of price."


@needs_sandbox
async def test_where_nothing_was_calculated_nothing_is_told(tmp_path: Path) -> None:
    (tmp_path / "sales.csv").write_text(SALES)
    script = analysing("") | {"generate": [block("raise SystemExit(1)")] * 3}
    async with engine(tmp_path, script, ALL, files=True) as it:
        ended = await asked(it, "data", "Analysiere die Preise in sales.csv", at=tmp_path)
        assert ended.outcome == "failed"
        assert "summarize" not in it.cast.heard


async def test_a_single_question_to_a_table_is_no_matter_of_stages(tmp_path: Path) -> None:
    async with engine(tmp_path, {"the data operator of ryx on the user's own Linux desktop": [answer("15")] * 4}) as it:
        await asked(it, "data", "average of column price in sales.csv")
        assert routed(it).pattern == "react"


