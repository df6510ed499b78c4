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
+search my files for {what}
any idea where {what} is
{what}?
where the hell is {what}
where might {what} be
what happened to {what}
i lost {what}
i've misplaced {what}
i can't remember where {what} is
i don't know where {what} went
have you seen {what}
{what} must be somewhere
{what} is gone, find it
{what}, where is that
{what} - where
+hunt for {what}
+fetch me {what}
+help me find {what}
+see if you can find {what}
+check whether {what} is still on my disk
[can|could] you find {what}
would you search for {what}
would you mind looking for {what}
i want {what}
i'd like to find {what}
in which folder is {what}
which folder did {what} end up in
what's the path of {what}
path of {what}
location of {what}
searching for {what}
+search {what}
got {what} anywhere
is there a file that would be {what}
did i keep {what}
i must have {what} somewhere
somewhere there's {what}
i know i saved {what}, but where
where have i filed {what}
where did {what} go
where would i find {what}
my boss asks about {what}, where is it
tell me where {what} is
do you know where {what} is
+run a search for {what}
{what} please
{what} seems to be missing, search for it
i'm after {what}
i've been looking for {what} for ages
trying to find {what}
+look around for {what}
+have a look for {what}
+look where {what} is
+go and look for {what}
first of all, find {what}
ok, now find {what}
find me {what}
need {what}
no idea where {what} is hiding
it's about {what}, find that
where was {what} again
gimme {what}
search the disk for {what}
+scan my home folder for {what}
whereabouts of {what}
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
+such meine Dateien durch: {what}
weißt du, wo ich {what} hab
{what}?
wo zum Teufel hab ich {what}
wo könnte ich {what} haben
ich hab {what} verloren
ich hab {what} verlegt
ich vermisse {what}
ich weiß nicht mehr, wo ich {what} hab
hast du {what} gesehen
irgendwo muss ich {what} haben
{what}, wo ist das
{what} - wo
+hilf mir, {what} zu finden
+schau mal, ob du {what} findest
[kannst|könntest] du {what} [finden|suchen]
würdest du {what} suchen
magst du {what} für mich suchen
ich will {what} finden
ich möchte {what} haben
ich hätte gern {what}
in welchem Ordner hab ich {what}
in welchen Ordner hab ich {what} getan
wo hab ich {what} gespeichert
wo hab ich {what} liegen
Suche nach: {what}
{what} finden
{what} suchen bitte
{what} bitte
hab ich {what} noch
hab ich {what} irgendwo
gibt's {what} noch
ich hab doch {what} irgendwo
ich hab {what} doch gespeichert, aber wo
mein Chef will {what}, such das
sag mir, wo ich {what} hab
+stell fest, wo ich {what} hab
ich bräuchte {what}
ich brauche dringend {what}
brauch {what}
ich suche schon ewig {what}
ich bin auf der Suche, ich will {what}
+schau nach, wo ich {what} hab
+geh {what} suchen
zuerst mal {what} finden
ok, jetzt such {what}
find mir {what}
keine Ahnung, wo ich {what} hab
es geht um {what}, such das
wo hatte ich nochmal {what}
gib mir {what}
+durchsuch die Platte, ich brauch {what}
wo hob i {what}
i find {what} nimmer
i suach {what}
wo han i {what}
ich söök {what}
her mit [der Datei|dem Ding]: {what}
+lokalisier {what}
+grab {what} aus
ich komm nicht drauf, wo ich {what} hab
wo hab ich {what} bloß gelassen
hilfe, ich finde {what} nirgends
+search mal {what}
findest du {what}
""",
)


_SHOWN = 100
"""Letters of a choice, at most: ask_user takes no more."""


def which(source: Source, talk: Talk, found: Sequence[str]) -> str:
    """The user is asked which of several they mean, and says so. Returns that path."""
    shown = {"choices": list(found)} if max(map(len, found)) <= _SHOWN else {}
    talk.call("ask_user", question=source.by("Which one do you mean?", "Welche meinst du?"), **shown)
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
