"""The engine is killed (-9) at each transaction of its journal and undo log: every run ends as if it had not been."""

import itertools
import json
import os
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from ryxd.agents.websearch import Page, prompt
from ryxd.core.action import Result
from ryxd.core.fence import fenced
from ryxd.core.shipped import system
from ryxd.tools.internet.reach import Reach
from tests.core.test_plan import plan, step
from tests.fakes.mortal import FAILS, HANGS, Death, Ended, Scene, live
from tests.fakes.sandboxed import needs_sandbox
from tests.fakes.site import Given, Site

AT_ONCE = max(2, os.cpu_count() or 2)


def call(tool: str, **args: object) -> str:
    """What a model writes to have something done."""
    return json.dumps({"tool": tool, "args": args})


ADD = "look at notes.txt, then add bread to it, and tell me what it says"
TIDY = "look at notes.txt, then add bread to it, and throw old.txt away"
TWICE = "look at notes.txt, then add bread to it, and then butter"
RUN = "run the command: echo made > made.txt && rm old.txt"
FIND = "find the file about whales"
SEARCH = "how heavy are whales, in the web?"
LIVES = "wake her, double her, and have somebody look at it from outside"
PLAN = "have it planned first"
WONDER = "look at notes.txt, then ask me what to add, and tell me what it says"
OWN = "do it in a way of my own"
EARLY = "have it planned, and begin at once"
COUNT = "write a bash script that multiplies six by seven and save it as mul.sh"
ESSAY = "write an essay on whales and save it as essay.md"
ROLES = "have it done by roles"
SHARE = "have three others look at it side by side"

SUMS = (
    '{"data_from_answer_of_adds": "DONE."} What is there now? '
    '{"data_from_answer_of_looks": "Milk."} {"data_from_answer_of_adds": "DONE."}'
)
HAND = "look at notes.txt, then have it handed over"
HANDED = fenced("board", {"additional_context": "It says milk."})
"""What the last part is of what the next one is told."""

SCRIPT = {
    HAND: [
        call("read_file", path="notes.txt"),
        call("note", field="additional_context", text="It says milk."),
        call("handoff_to_helper", task_description="add bread to notes.txt"),
    ],
    HANDED: [
        call("read_board"),
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("answer", text="It says milk and bread."),
    ],
    ADD: [
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("answer", text="It says milk and bread."),
    ],
    TIDY: [
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("trash_file", paths=["old.txt"]),
        call("answer", text="Both is done."),
    ],
    TWICE: [
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("append_file", path="notes.txt", text="butter"),
        call("answer", text="Both is there."),
    ],
    COUNT: ["It counts.\n```bash\nfalse\n```"],
    system("stage_mend").strip(): ["```bash\necho $((6 * 7))\n```"],
    ESSAY: ["Whales, for children."],
    fenced("analyze", "Whales, for children."): ["1. Big."],
    fenced("outline", "1. Big."): ["Whales are big."],
    fenced("write", "Whales are big."): ["Whales are very big."],
    RUN: [call("shell", command=RUN.partition(": ")[2])],
    SHARE: [
        call(
            "fan_out",
            tasks=[
                {"name": "anna", "instructions": "Add.", "prompt": "add bread to notes.txt"},
                {"name": "bert", "instructions": "Look.", "prompt": "look at the sea"},
                {"name": "carl", "agent": "slow", "prompt": "think it over"},
            ],
        ),
        call("answer", text="One of three did it."),
    ],
    "add bread to notes.txt": [
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("answer", text="Done."),
    ],
    "look at the sea": [FAILS],
    "think it over": [HANGS],
    LIVES: [
        call("restore", path="anna.json", name="berta"),
        call("discuss", prompt="when is it?"),
        call("clone", name="berta", called="carl"),
        call("read_file", path="notes.txt"),
        call("append_file", path="notes.txt", text="bread"),
        call("pass_control", name="carl"),
        call("meta", name="boss", instructions="You see it from outside.", prompt="was that wise?"),
        call("answer", text="I did it."),
    ],
    PLAN: [
        call("task", name="doer", instructions="Do it.", prompt="add bread, by a plan", pattern="plan"),
        call("answer", text="Planned and done."),
    ],
    OWN: [
        call("task", name="doer", instructions="Do it.", prompt="add bread, in my way", pattern="relay"),
        call("answer", text="Done in my way."),
    ],
    "look at the notes": [call("read_file", path="notes.txt"), call("answer", text="Milk.")],
    SUMS: [
        call("read_file", path="notes.txt"),
        call("answer", text="Milk and bread."),
    ],
    "add bread, by a plan": [
        call(
            "answer",
            text=plan(
                step(1, params={"path": "notes.txt"}),
                step(2, params={"path": "gone.txt"}, fallback={"action": "read_file", "params": {"path": "old.txt"}}),
                step(3, action="append_file", params={"path": "notes.txt", "text": "bread"}, depends_on=[1, 2]),
                max_retries=1,
            ),
        )
    ],
    WONDER: [
        call("read_file", path="notes.txt"),
        call("ask_user", question="What do you want?", choices=["bread", "butter"]),
        call("append_file", path="notes.txt", text="bread"),
        call("answer", text="It is there."),
    ],
    EARLY: [
        call("task", name="doer", instructions="Do it.", prompt="look first, then add bread", pattern="plan"),
        call("answer", text="Planned and done."),
    ],
    "look first, then add bread": [
        call(
            "answer",
            text=plan(
                step(1, params={"path": "notes.txt"}),
                step(2, action="list_dir", params={"path": "sea"}),
                step(3, action="append_file", params={"path": "notes.txt", "text": "bread"}, depends_on=[1, 2]),
                max_retries=1,
                timeout_seconds=60,
            ),
        )
    ],
    ROLES: [
        call(
            "task",
            name="doer",
            instructions="Do it.",
            prompt="read ~/whales.txt; delete ~/old.txt; read ~/nowhere.txt",
            pattern="coordinator",
        ),
        call("answer", text="Read, and thrown away."),
    ],
    "when is it?": [call("read_file", path="old.txt"), call("answer", text="On Friday.")],
    "[name chat] I did it.": [call("discuss", prompt="again?"), call("answer", text="It was wise.")],
    "again?": [call("answer", text="Aye.")],
    FIND: [call("search_files", pattern="*whales*", paths=["~"])],
}
FILES = {"notes.txt": "milk\n", "old.txt": "old\n", "sea/fish.txt": "fish\n", "whales.txt": "whales\n"}
ANNA = (Path(__file__).parent.parent / "golden" / "agent-1.json").read_text()


WRITER = json.dumps(
    {"task_type": "general", "pattern": "plan", "agent": "writing", "confidence": 0.9, "reason": "it is a text"}
)
CODER = WRITER.replace("writing", "code")
ROUTE = json.dumps(
    {"task_type": "research", "pattern": "react", "agent": "helper", "confidence": 0.9, "reason": "it is said so"}
)


def scene(text: str, files: Mapping[str, str] | None = None, **more: object) -> Scene:
    """A request, with what there is to say and to change."""
    return Scene(text, script=SCRIPT, files={**FILES, **files} if files else FILES, **more)  # type: ignore[arg-type]


SCENES = {
    "a read and a change": scene(ADD),
    "two changes, each allowed": scene(TIDY),
    "two changes, refused": scene(TIDY, answers="no"),
    "two changes, allowed for the run": scene(TWICE, answers="run"),
    "a choice of what was offered": scene("", before=(FIND,), choice=("trash_file", {"paths": ["old.txt"]})),
    "what was found, named by a short answer": scene("delete it", before=(FIND,)),
    "a command in its layer": scene(RUN),
    "three side by side, one fails, one is late": scene(SHARE, tools=("fan_out",)),
    "one is woken, doubled, and has another above it": scene(
        LIVES, {"anna.json": ANNA}, tools=("restore", "clone", "discuss", "pass_control", "meta")
    ),
    "a plan that code follows": scene(PLAN, tools=("task",)),
    "a question to the user that wants words": scene(WONDER, tools=("ask_user",)),
    "a way of the user's own, in steps and code": scene(OWN, tools=("task",)),
    "it is handed over": scene(HAND, tools=("note", "read_board"), handoff=("helper",)),
    "a plan whose steps begin while it is being written": scene(EARLY, tools=("task", "list_dir"), streams=True),
    "a coordinator that goes by rules": scene(ROLES, tools=("task", "search_files", "list_dir")),
    "undo that": scene("undo that", before=(TIDY,)),
    "the model chooses who does it": scene(ADD, route=ROUTE),
    "a text in stages, and saved": scene(ESSAY, route=WRITER),
    "a script in stages, mended and saved": scene(COUNT, route=CODER),
}


SANDBOXED = {"a command in its layer", "a script in stages, mended and saved"}
Deaths = tuple[Death, ...]


def stories(folder: Path, wanted: Scene, deaths: Iterator[Deaths]) -> dict[Deaths, Ended | None]:
    """How a scene ends with each of these deaths, several at once."""
    chosen = list(deaths)

    def story(number: int) -> Ended | None:
        return live(wanted, folder / str(number), chosen[number])[0]

    with ThreadPoolExecutor(AT_ONCE) as pool:
        return dict(zip(chosen, pool.map(story, range(len(chosen))), strict=True))


def places(counts: Mapping[str, int]) -> Iterator[Deaths]:
    """Each transaction of each database, before and after; how many there are differs a little each time."""
    for database, count in counts.items():
        for number, when in itertools.product(range(1, count + 2), ("before", "after")):
            yield ((database, number, when),)


@pytest.mark.parametrize("name", [
    pytest.param(name, marks=[needs_sandbox] if name in SANDBOXED else []) for name in SCENES
])  # fmt: skip
def test_killed_at_each_transaction_it_ends_as_if_nothing_had_happened(tmp_path: Path, name: str) -> None:
    wanted, counts = live(SCENES[name], tmp_path / "whole", ())
    assert wanted is not None
    assert wanted.outcome == ("failed" if "refused" in name else "done")
    assert (wanted.untold, wanted.replay) == ((), "")
    found = stories(tmp_path, SCENES[name], places(counts))
    wrong = {deaths: ended for deaths, ended in found.items() if ended not in (wanted, None)}
    assert wrong == {}
    never = [deaths for deaths, ended in found.items() if ended is None]
    accepts = 4 if SCENES[name].choice else 1  # what is offered is looked up before
    assert all(deaths < (("journal", accepts, ""),) or deaths == (("journal", accepts, "before"),)
               for deaths in never), "only what was never accepted is nobody's to remember"  # fmt: skip


def test_killed_while_the_web_is_searched_it_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    with Site() as site:
        site.pages["/whales"] = Given(b"Whales weigh 190 tonnes.", "text/plain")
        site.finds("/whales", "/missing")
        read = {"url": site.url("/whales"), "text": "Whales weigh 190 tonnes."}
        script = {
            SEARCH: [call("websearch", query="whales"), call("answer", text="190 tonnes.")],
            prompt("whales", Page("page1", read["url"], "about /whales", Result(read))): [call("answer", text="190.")],
        }
        wanted = Scene(SEARCH, script=script, tools=("websearch",), answers="run", reach=Reach(site.search))
        whole, counts = live(wanted, tmp_path / "whole", ())
        assert whole is not None
        assert (whole.outcome, whole.text, whole.replay) == ("done", "190 tonnes.", "")
        found = stories(tmp_path, wanted, itertools.islice(places(counts), 0, None, 3))  # each tells the same story
        assert len(found) > 10
        assert {deaths: ended for deaths, ended in found.items() if ended not in (whole, None)} == {}
        assert sum(ended is None for ended in found.values()) <= 1


AGAIN = [
    (("journal", first, "after"), (database, second, "before"))
    for first in (4, 9, 12, 17)
    for database, second in (("journal", 2), ("journal", 5), ("journal", 8), ("log", 1), ("log", 2))
]


def test_killed_again_while_it_goes_on_it_still_ends_so(tmp_path: Path) -> None:
    wanted, _ = live(SCENES["two changes, each allowed"], tmp_path / "whole", ())
    found = stories(tmp_path, SCENES["two changes, each allowed"], iter(AGAIN))
    assert {deaths: ended for deaths, ended in found.items() if ended != wanted} == {}


def test_what_ryxd_dies_of_is_left_after_the_third_time(tmp_path: Path) -> None:
    # first when it has begun to keep what it does, then soon after each start
    deaths = [("journal", 13, "before"), *[("journal", 6, "before")] * 3]
    ended, _ = live(SCENES["a read and a change"], tmp_path / "poison", deaths)
    assert ended is not None
    assert ended.outcome == "interrupted"
    assert "ended 4 times while this ran" in ended.text
    assert "ryxctl resume r1 tries again" in ended.text
    assert ended.files["notes.txt"] == "milk\n"
