"""ryxd/engine/gate/undoing.py: "undo that" is known in many words, and nothing else is taken for it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ryxd.engine.gate import classify
from ryxd.engine.gate.undoing import _KEYS, _REDO, _UNDO

UNDO = """
undo
undo that
Undo it.
please undo this
can you undo that?
undo everything
undo all of it
undo the last change
undo your last change
undo the changes
undo what you just did
undo what you've done
oops, undo that please
no, undo it
That was wrong, undo it.
I didn't want that, undo it
That's not what I meant. Undo that!
revert that
revert the last changes
revert your edits
roll it back
rollback
roll back
take it back
take that back please
could you take back what you just did
put it back
put the files back where they were
put everything back the way it was
change it back
bring them back
restore it
restore the files
restore them from the trash
undelete it
get them back out of the trash
make it like it was before
undo the renaming
rückgängig
mach das rückgängig
Mach das bitte wieder rückgängig!
mach's rückgängig
mache es rückgängig
kannst du das rückgängig machen?
bitte alles rückgängig machen
mach die letzte Änderung rückgängig
mach deine Änderungen rückgängig
mach rückgängig, was du gerade gemacht hast
mach das Löschen rückgängig
das war falsch, mach das rückgängig
das wollte ich nicht, mach es rückgängig
nimm das zurück
nimm das wieder zurück
nimm die letzte Änderung zurück
stell das wieder her
stelle die Dateien wieder her
hol sie zurück
hol die Datei wieder aus dem Papierkorb
hol sie aus dem Papierkorb zurück
mach es wie vorher
mach alles so wie es vorher war
nein, nimm das zurück
ups, rückgängig machen bitte
""".strip().splitlines()

REDO = """
redo
redo that
please redo the changes
undo the undo
undo that undo
reapply the changes
bring the changes back
put your edits back in
mach das rückgängig Machen rückgängig
wende die Änderungen wieder an
die Änderungen wieder anwenden
stell die Änderungen wieder her
""".strip().splitlines()

NEITHER = """
undo button in vim how?
how do i undo that in vim?
how do I undo the last commit?
undo?
what does undo do
undo the last commit
undo the last git commit
git revert HEAD
revert the commit
undo the change in notes.txt
undo r12
undo that and then open firefox
don't undo that
do not take it back
open undo.txt
find undo logs
find the file undo.log
restore the window
restore my database from the backup
take me back
go back
back
bring back the music
put it in the folder back
roll a die
mach das nicht rückgängig
wie mache ich das rückgängig?
wie kann ich in vim etwas rückgängig machen
mach das
mach das auf
nimm das dritte
zurück
zurück zum vorherigen lied
stell den ton wieder her
stell einen wecker
hol mir die datei
was heißt rückgängig
lösche das wieder
schreib eine mail, dass ich das zurücknehme
redo the kitchen plan in markdown
redo my homework
""".strip().splitlines()


@pytest.mark.parametrize("text", UNDO)
def test_it_is_asked_to_take_back_what_was_done(text: str) -> None:
    assert classify(text).rule == "undo"


@pytest.mark.parametrize("text", REDO)
def test_it_is_asked_to_do_it_again(text: str) -> None:
    assert classify(text).rule == "redo"


@pytest.mark.parametrize("text", NEITHER)
def test_what_asks_for_something_else_undoes_nothing(text: str) -> None:
    assert classify(text).rule not in {"undo", "redo"}


def test_there_are_phrasings_enough() -> None:
    assert len(UNDO) + len(REDO) >= 60


@given(st.from_regex(_UNDO.pattern, fullmatch=True) | st.from_regex(_REDO.pattern, fullmatch=True))
def test_every_sentence_of_the_patterns_has_a_word_that_is_looked_for_first(said: str) -> None:
    assert _KEYS.intersection(said.split()), said
