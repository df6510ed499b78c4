"""The board of a run: what is shown of it, and where it is cut."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.core.board import BUDGET, CUT, FIELDS, LEAST, Board, Note, cut, within

TEXT = st.text(alphabet=st.sampled_from("ab.! \n"), max_size=3000)
TEXTS = st.dictionaries(st.sampled_from(list(FIELDS)), TEXT.filter(bool), max_size=len(FIELDS)).map(
    lambda found: {name: found[name] for name in sorted(found, key=lambda name: -FIELDS[name].priority)}
)


def test_the_sources_fields_have_its_priorities() -> None:
    by = {priority: [name for name, each in FIELDS.items() if each.priority == priority] for priority in (3, 2, 1)}
    assert by[3] == ["research_findings", "generated_code", "writing_draft"]
    assert by[2][:5] == ["research_sources", "execution_results", "writing_outline", "data_analysis_plan", "additional_context"]
    assert by[1][:2] == ["code_language", "data_visualizations"]
    assert (BUDGET, LEAST) == (8000, 200)


@given(TEXTS, st.integers(0, 9000))
def test_it_is_never_longer_than_its_budget_and_whole_where_there_is_room(texts: dict[str, str], budget: int) -> None:
    shown = within(texts, budget)
    assert sum(map(len, shown.values())) <= budget
    assert list(shown) == list(texts)[: len(shown)]
    for name, text in shown.items():
        # each keeps the least that it may have; what is cut is its beginning, and says so
        assert len(text) >= min(len(texts[name]), LEAST) * 0.4 - len(CUT)
        assert text == texts[name] or texts[name].startswith(text.removesuffix(CUT).rstrip())
    if sum(map(len, texts.values())) <= budget:
        assert shown == texts


@given(TEXTS, st.integers(0, 9000))
def test_what_matters_more_is_cut_later(texts: dict[str, str], budget: int) -> None:
    shown = within(texts, budget)
    priorities = {FIELDS[name].priority for name in shown if shown[name] != texts[name]}
    for name in shown:
        if priorities and FIELDS[name].priority < max(priorities):
            # one of more weight was cut, so this one has no more than the least
            assert len(shown[name]) <= LEAST or (shown[name] == texts[name] and len(texts[name]) <= LEAST)


@given(TEXT, st.integers(0, 3000))
def test_a_cut_text_is_its_beginning_and_never_too_long(text: str, room: int) -> None:
    short = cut(text, room)
    assert len(short) <= room
    assert short == text if len(text) <= room else text.startswith(short.removesuffix(CUT).rstrip()[: max(0, room - len(CUT) - 1)])


@pytest.mark.parametrize(
    ("text", "room", "expected"),
    [
        ("a" * 70 + "\n\n" + "b" * 60, 100, "a" * 70),  # a paragraph: 70 of 100 are more than 60 %
        ("a" * 55 + "\n\n" + "b b. " * 20, 100, "a" * 55 + "\n\nb b. b b. b b. b b. b b."),  # too short; a sentence
        ("a" * 30 + ". " + "b" * 30 + " " + "c" * 60, 100, "a" * 30 + ". " + "b" * 30),  # a word
        ("a" * 30 + " " + "b" * 100, 100, "a" * 30 + " " + "b" * 54),  # nothing but in the middle of one
    ],
)
def test_it_is_cut_at_a_paragraph_a_sentence_or_a_word(text: str, room: int, expected: str) -> None:
    assert cut(text, room) == f"{expected} {CUT}"


def test_each_agents_last_word_stands_there_and_every_version_is_kept() -> None:
    board = Board([Note("lead/a", "research_findings", "old"), Note("lead/b", "research_findings", "beside")])
    board.put(Note("lead/a", "research_findings", "new"))
    board.put(Note("lead", "code_language", "Python"))
    assert board.now() == {"research_findings": "beside\n\nnew", "code_language": "Python"}
    assert [note.text for note in board.of("research_findings")] == ["old", "beside", "new"]
    assert board.render() == "## research_findings\nbeside\n\nnew\n\n## code_language\nPython"


@given(TEXTS, st.integers(1000, 9000))
def test_as_text_it_keeps_to_its_budget_headings_and_all(texts: dict[str, str], budget: int) -> None:
    assert len(Board(Note("lead", name, text) for name, text in texts.items()).render(budget)) <= budget


def test_a_note_of_nothing_known_is_refused() -> None:
    with pytest.raises(ValueError, match="has no field gossip; it has: research_findings"):
        Note("lead", "gossip", "…")
