"""The board of a run: what is shown of it, and where it is cut."""

import pytest
from hypothesis import given, settings
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


SOLID = st.dictionaries(st.sampled_from(list(FIELDS)), st.integers(1, 5000), max_size=len(FIELDS)).map(
    lambda found: {name: "x" * found[name] for name in sorted(found, key=lambda name: -FIELDS[name].priority)}
)
"""Texts that can be cut anywhere: what is shown of them is what room they have."""


@settings(deadline=None)
@given(SOLID, st.integers(0, 20_000))
def test_nothing_of_the_budget_is_wasted_and_each_has_the_least(texts: dict[str, str], budget: int) -> None:
    shown = within(texts, budget)
    cut_off = [name for name in shown if shown[name] != texts[name]]
    spent = sum(map(len, shown.values()))
    for name, text in shown.items():
        assert len(text) >= min(len(texts[name]), LEAST)
    if cut_off:
        assert spent > budget - len(cut_off), "less than a character is left for each that was cut"
    left_out = [name for name in texts if name not in shown]
    if left_out:
        least = sum(min(len(texts[name]), LEAST) for name in [*shown, left_out[0]])
        assert least > budget, "not even the least of it has room"


@settings(deadline=None)
@given(SOLID, st.integers(0, 20_000))
def test_those_that_matter_alike_are_cut_alike(texts: dict[str, str], budget: int) -> None:
    shown = within(texts, budget)
    for priority in (1, 2, 3):
        lengths = [len(text) for name, text in shown.items() if FIELDS[name].priority == priority and text != texts[name]]
        assert max(lengths, default=0) - min(lengths, default=0) <= 1
        whole = [len(text) for name, text in shown.items() if FIELDS[name].priority == priority and text == texts[name]]
        # who has all that it wants wants no more than others get
        assert not lengths or not whole or max(whole) <= max(lengths) + 1


@settings(deadline=None)
@given(SOLID, st.integers(0, 10_000), st.integers(0, 10_000))
def test_with_more_room_nothing_is_shown_shorter(texts: dict[str, str], budget: int, more: int) -> None:
    short, long = within(texts, budget), within(texts, budget + more)
    assert list(short) == list(long)[: len(short)]
    if len(short) == len(long):
        for priority in (1, 2, 3):
            sizes = [
                sum(len(shown[name]) for name in shown if FIELDS[name].priority >= priority) for shown in (short, long)
            ]
            assert sizes[0] <= sizes[1]


def by_hand(text: str, room: int) -> str:
    """Where a text is cut, looked for at each place from the end on."""
    mark = " [...truncated]"
    last = room - len(mark)
    if len(text) <= room or last <= 0:
        return text[:room]
    places = [
        (0.6, lambda at: text[at : at + 2] == "\n\n" and at + 2 <= last),
        (0.5, lambda at: at > 0 and text[at - 1] in ".!?" and text[at].isspace()),
        (0.4, lambda at: text[at].isspace()),
    ]
    for part, is_end in places:
        for at in range(last, -1, -1):
            if at > room * part and is_end(at):
                return text[:at].rstrip() + mark
    return text[:last] + mark


@settings(deadline=None)
@given(TEXT, st.integers(0, 3000))
def test_it_is_cut_at_the_last_good_place_that_keeps_enough(text: str, room: int) -> None:
    assert cut(text, room) == by_hand(text, room)


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
