import random

from ryxd.models.worker.drafts import Drafts


def test_what_followed_the_same_words_before_is_the_guess() -> None:
    drafts = Drafts([1, 2, 3, 4, 5, 6, 7, 8])
    assert drafts.guess(4) == []
    drafts.said([9, 2])
    assert drafts.guess(4) == []  # one token is too little to go by
    drafts.said([3])
    assert drafts.guess(1) == [4]
    assert drafts.guess(2) == [4, 5]
    drafts.checked(2, 2)
    assert drafts.guess(4) == [4, 5, 6, 7]


def test_the_longer_match_and_the_later_one_win() -> None:
    drafts = Drafts([1, 2, 3, 50, 9, 2, 3, 60, 1, 2, 3])
    assert drafts.guess(1) == [50]
    drafts.said([7, 2, 3])
    assert drafts.guess(1) == [7]


def test_what_repeats_itself_goes_on() -> None:
    drafts = Drafts([1, 2, 3, 1, 2, 3])
    drafts.checked(2, 2)
    drafts.checked(4, 4)
    assert drafts.guess(7) == [1, 2, 3, 1, 2, 3, 1]


def test_what_was_guessed_wrong_is_guessed_less_and_then_not_at_all_for_a_while() -> None:
    drafts = Drafts([1, 2, 3] * 5)
    for _ in range(4):
        guess = drafts.guess(8)
        drafts.checked(len(guess), 0)
    assert drafts.drafted == 5  # two, then one, one, one
    assert drafts.accepted == 0
    assert drafts.guess(8) == []
    drafts.said([1, 2, 3] * 5)
    assert drafts.guess(8) == []
    drafts.said([1, 2, 3])
    assert len(drafts.guess(8)) == 1


def test_none_are_made_when_none_are_wanted() -> None:
    assert Drafts([1, 2] * 5).guess(0) == []


def test_the_index_finds_what_a_search_finds() -> None:
    chance = random.Random(4)
    said = [chance.randrange(4) for _ in range(30)]
    drafts = Drafts(said)
    drafts.checked(2, 2)
    for _ in range(200):
        found: list[int] = []
        for length in (3, 2):
            ends = [at for at in range(length, len(said)) if said[at - length : at] == said[-length:]]
            if ends:
                found = said[ends[-1] : ends[-1] + 4]
                break
        assert drafts.guess(4)[: len(found)] == found
        token = chance.randrange(4)
        said.append(token)
        drafts.said([token])
