"""Task types out of how requests went: new ones for clusters, and others of those there are."""

import tomllib
from typing import Any

from ryxd.engine.learning.clusters import clusters
from ryxd.engine.learning.tasktypes import new_types, others
from ryxd.engine.learning.trials import Trial, trials
from ryxd.engine.taskspecs import TaskType
from tests.engine.learning.test_slotrules import tried

TAX = ["sort my tax receipts", "which receipts are for tax", "tax: list receipts of 2024", "put the receipts for tax together", "receipts, for tax"]
OTHER = ["play some jazz", "how warm is it outside", "open the editor", "what did I write yesterday"]


def done(texts: list[str], first: int = 1, well: bool = True, **routed: Any) -> list[Trial]:
    decided = {"level": "SIMPLE", "rule": "unknown", "handler": "file", "task_type": "general", "pattern": "react", "task_types": ["general"]}
    made = [
        tried(text, first + number, routed=decided | routed, outcome="done" if well else "failed", tools=(("read_file", well), ("grep", True)))
        for number, text in enumerate(texts)
    ]
    return trials(made)


def test_what_is_about_the_same_is_together_whatever_its_endings_and_its_language() -> None:
    found = clusters([*TAX, *OTHER, "ordne meine Rechnungen", "alle Rechnung von Mai", "die Rechnungen zeigen"])
    assert [set(each.members) for each in found[:2]] == [{0, 1, 2, 3, 4}, {9, 10, 11}]
    assert set(found[0].words) >= {"tax", "receipts"}
    assert found[1].words == ("rechnungen",)
    assert all(len(each.members) == 1 for each in found[2:])
    assert clusters([]) == []
    assert clusters(["", "the of", "!!!"]) == []


def test_a_cluster_that_no_task_type_fits_becomes_one_with_what_did_well() -> None:
    known = done(TAX, pattern="plan", handler="rag") + done(["tax and receipts again", "tax receipts sorted"], 20, well=False) + done(OTHER, 40)
    (one,) = new_types(known, {"general": TaskType("general")}, lambda _: False, "2026-01-01")
    file = tomllib.loads(one.text)
    assert (file["valid_patterns"], file["agent"]) == (["plan"], "rag")
    assert file["framing_prompt"] == "What went well with such requests was done with grep and read_file."
    assert "receipts" in file["when_to_use"]
    assert ("7 requests in 7 wordings, and no task type fits" in one.reasons, "5 of 7 went well" in one.reasons) == (True, True)
    assert len(one.runs) == 7


def test_few_the_same_words_or_a_type_that_fits_are_nothing_new() -> None:
    def found(known: list[Trial]) -> int:
        return len(new_types(known, {}, lambda _: False, ""))

    assert found(done(TAX)) == 1
    assert found(done(TAX[:4])) == 0
    assert found(done([TAX[0]] * 9)) == 0
    assert found(done(TAX, task_type="research", task_type_by="model")) == 0
    assert found(done(TAX, task_type="research", low_confidence=True)) == 1
    assert found(done(TAX, task_types=[])) == 0  # a rule knew them


def test_a_pattern_that_fails_is_taken_out_where_another_does_well() -> None:
    research = {"research": TaskType("research", patterns=("react", "plan"))}
    texts = [f"why {number}" for number in range(6)]
    good = done(texts, 1, task_type="research", pattern="plan")
    bad = done(texts, 20, well=False, task_type="research", pattern="react")
    (one,) = others(good + bad, research, ["react", "plan"])
    assert (tomllib.loads(one.text)["valid_patterns"], one.replaces, one.name) == (["plan"], True, "research")
    assert one.reasons == ("research by react: 0 of 6 went well", "research by plan: 6 of 6 went well")
    assert others(bad, research, ["react", "plan"]) == []
    assert others(good[:4] + bad, research, ["react", "plan"]) == []


def test_a_framing_that_did_better_is_taken_back() -> None:
    def framed(text: str, first: int, well: int) -> list[Trial]:
        routed = {"level": "SIMPLE", "rule": "unknown", "handler": "file", "task_type": "research", "pattern": "react"}
        made = [
            tried(f"why {first + number}", first + number, routed=routed, framing=text, outcome="done" if number < well else "failed")
            for number in range(6)
        ]
        return trials(made)

    research = {"research": TaskType("research", "looks", "when", "Be quick.", ("react",))}
    (one,) = others(framed("Be quick.", 1, 1) + framed("Take your time.", 20, 5), research, ["react"])
    assert (tomllib.loads(one.text)["framing_prompt"], one.replaces) == ("Take your time.", True)
    assert one.reasons == ("as it is framed now: 1 of 6 went well", "as it was framed before: 5 of 6 went well")
    assert others(framed("Be quick.", 1, 4) + framed("Take your time.", 20, 5), research, ["react"]) == []
