"""Files that a search found, of which one is meant: it is searched for before something is done with it, or was found before."""

from collections.abc import Sequence

from training.material import filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

FIND = Phrases(
    en="""
find {what}
[where is|where's] {what}
search for {what}
look for {what}
do i have {what}
show me {what}
i'm looking for {what}
+locate {what}
where did i [put|save] {what}
can't find {what}
is {what} still [there|around]
+dig up {what}
i need {what}, where is it
!+track down {what}
""",
    de="""
find {what}
wo ist {what}
such {what}
[suche|such mal] {what}
hab ich {what}
zeig mir {what}
ich [suche|such] {what}
+find mal {what}
wo hab ich {what} [hin|abgelegt]
ich find {what} nicht
+kram {what} raus
ich brauch {what}, such mal
{what} suchen
!+stöber {what} auf
""",
)


def which(source: Source, talk: Talk, found: Sequence[str]) -> str:
    """The user is asked which of several they mean, and says so. Returns that path."""
    talk.call("ask_user", question=source.by("Which one do you mean?", "Welche meinst du?"), choices=list(found))
    number = source.number(0, len(found) - 1)
    chosen = found[number]
    if source.chance(0.5):
        talk.result(answer=chosen, choice=number + 1)
        return chosen
    same = [path for path in found if filing.base(path) == filing.base(chosen)]
    named = [filing.base(chosen)] * 2 if len(same) == 1 else [chosen]
    talk.result(answer=source.pick([*ordinal(source, number), *named]))
    return chosen


def ordinal(source: Source, number: int) -> list[str]:
    """Ways to say which of a list, from 0."""
    return source.by(
        [["the first one", "first", "1", "number one", "the top one", "#1", "the 1st", "no. 1", "one", "the first file", "1st please", "at the top"],
         ["the second one", "second", "2", "number 2", "#2", "the 2nd", "no. 2", "two", "the second file", "2nd please"],
         ["the third", "3", "third one", "number three", "#3", "the 3rd", "no. 3", "three", "the third file", "3rd please"],
         ["the fourth", "4", "number 4", "#4", "the 4th", "no. 4", "four", "the fourth file"]],
        [["die erste", "das erste", "1", "Nummer eins", "die oberste", "die 1", "Nr. 1", "eins", "die erste bitte", "erstere", "die ganz oben"],
         ["die zweite", "das zweite", "2", "Nummer 2", "die 2", "Nr. 2", "zwei", "die zweite bitte", "de zwoate"],
         ["die dritte", "das dritte", "3", "Nummer drei", "die 3", "Nr. 3", "drei", "die dritte bitte"],
         ["die vierte", "4", "Nummer 4", "die 4", "Nr. 4", "vier", "die vierte bitte"]],
    )[number]  # fmt: skip


def found_one(
    source: Source, talk: Talk, thing: filing.Vague, folder: str = "", *, endings: Sequence[str] = filing.ENDINGS
) -> str | None:
    """A vaguely named file is searched for, at home or in a folder.

    Returns its path; None when there is none, and the result is left to say so.
    """
    where = folder or "~"
    talk.call("search_files", pattern=thing.pattern, paths=[where], **thing.period)
    count = source.pick([0, 1, 1, 1, 1, 1, 1, 1, 2, 3])
    if count == 0:
        talk.result(matches=[], count=0).shown()
        return None
    found = filing.hits(source, thing.words, count, folder, (thing.ending,) if thing.ending else endings)
    talk.result(matches=found, count=count)
    return found[0] if count == 1 else which(source, talk, found)


def after_search(source: Source) -> tuple[Talk, list[str]]:
    """A conversation in which files were found just now (that part is not learned), and what was found."""
    thing = filing.vague(source)
    found = filing.hits(source, thing.words, source.pick([1, 1, 1, 2, 2, 3, 4]), "", (thing.ending,) if thing.ending else filing.ENDINGS)
    talk = Talk().user(source.say(FIND, what=thing.said))
    talk.call("search_files", pattern=thing.pattern, paths=["~"], **thing.period).unlearned().result(matches=found, count=len(found))
    return talk.shown().unlearned(), found


def meant(source: Source, found: Sequence[str]) -> filing.Said:
    """What of it the user refers to: "it", "the second one"; the value is its path."""
    if len(found) == 1:
        words = source.by(["it", "that", "that file", "it", "this one", "this", "this file"], ["sie", "das", "die Datei", "die", "es", "diese", "diese Datei"])
        return filing.Said(source.pick(words), found[0])
    number = source.number(0, len(found) - 1)
    if number == len(found) - 1 and source.chance(0.3):
        return filing.Said(source.by("the last one", "die letzte"), found[number])
    en = ["the first one", "the second one", "the third one", "the fourth one"][number]
    de = ["die erste", "die zweite", "die dritte", "die vierte"][number]
    ending = filing.base(found[number]).rpartition(".")[2]
    alone = sum(path.endswith("." + ending) for path in found) == 1
    if alone and source.chance(0.3):
        return filing.Said(source.by(f"the {ending}", f"die {ending}"), found[number])
    return filing.Said(source.by(en, de) if source.chance(0.7) else source.by(f"number {number + 1}", f"Nummer {number + 1}"), found[number])
