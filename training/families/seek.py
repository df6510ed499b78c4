"""Searches that go on, or are not plain: elsewhere, for something else, without opening, or for nobody knows what."""

from training.families.find import AND_THERE, ONE
from training.family import family
from training.material import searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

AND_WHAT = Phrases(
    en="""
no, i meant {what}
[and|also] [search|look] for {what}
[can|could] you also find {what}
do the same for {what}
wrong, {what}
and {what}?
what about [the|] {what}
[ok|hm], and [the|] {what}
then [look for|search|find] {what}
[try|now] {what} [instead|]
!how about [the|] {what}
""",
    de="""
nein, ich meinte {what}
[such|suche] auch [noch|] {what}
[kannst du|könntest du] auch {what} suchen
dasselbe für {what}
falsch, {what}
und {what}?
was ist mit {what}
[ok|hm], und {what}
dann [such|suche] {what}
[versuch|probier] [mal|] {what}
[jetzt|und jetzt] {what}
!und wie ist es mit {what}
""",
)

BARE = Phrases(
    en="""
+find [a|the|my|some] [file|document|picture|folder]
+search [for|] [something|a file|files]
search
find
i'm looking for [something|a file|a document]
where is [it|the file|that file|my file]
+find it
[can|could] you find [something|a file] for me
i lost a [file|document]
!+look for that document
!i can't find a file
""",
    de="""
+[such|suche|finde] [eine|die|meine] Datei
+[such|suche] [was|etwas|ein Dokument|ein Bild]
suchen
Datei suchen
ich suche [was|etwas|eine Datei|ein Dokument]
wo ist [sie|die Datei|meine Datei|das Dokument]
[kannst du|könntest du] [was|etwas|eine Datei] [suchen|finden]
ich hab [eine Datei|ein Dokument] verloren
such mal
!+finde das Dokument
!ich finde eine Datei nicht mehr
""",
)

CLOSED = Phrases(
    en="""
+find {the} {where}, but [don't|do not] open it
+search {the} {where} without opening [it|anything]
where is {the} {where}? don't open it
[just|only] find {the} {where}, [no|without] opening
{the} {where}, [just|only] tell me where it is
!+look for {the} {where} but leave it closed
""",
    de="""
+[finde|such] {the} {where}, aber [nicht öffnen|öffne sie nicht|mach sie nicht auf]
wo ist {nom} {where}? nicht öffnen
[nur|bloß] {the} {where} suchen, nicht öffnen
+such {the} {where} ohne [sie|was] zu öffnen
{the} {where}, sag mir nur wo das liegt
!+such {the} {where}, aber lass [sie|das] zu
""",
)


@family("find_further", "search_files", weight=0.4)
def further(source: Source) -> Talk:
    """The search goes on in another place, or for something else."""
    what = sought.by_words(source, 1, 2)
    place = searching.somewhere(source, 0.7)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    if source.chance(0.5):
        searching.search(source, talk, what, place, count=0)
        if place and place.path != "~":  # what was not found there is looked for everywhere at once
            searching.search(source, talk, what, None, count=0)
        talk.shown()
    else:
        searching.told(source, talk, what, place)
    if source.chance(0.6):
        other = sought.place(source)
        talk.user(source.say(AND_THERE, where=other.inside))
        searching.told(source, talk, what, other)
    else:
        new = sought.by_words(source, 1, 2)
        talk.user(source.say(AND_WHAT, what=new.text))
        searching.told(source, talk, new, place)
    return talk


@family("find_closed", "search_files", weight=0.2)
def closed(source: Source) -> Talk:
    """It is to be found, and not opened."""
    place = searching.somewhere(source, 0.3)
    what = sought.by_words(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    talk = searching.begun(source).user(source.say(CLOSED, lower=None, **what.slots(source), where=searching.placed(place)))
    searching.told(source, talk, what, place)
    return talk


@family("find_what", "ask_user", "search_files", weight=0.25)
def unsaid(source: Source) -> Talk:
    """Nobody said what to find."""
    question = source.by("What should I look for?", "Wonach soll ich suchen?")
    talk = Talk().user(source.say(BARE)).call("ask_user", question=question)
    what = source.pick([sought.by_words, sought.generic])(source) if source.chance(0.6) else sought.of_kind(source, many=False)
    place = searching.somewhere(source, 0.25)
    slots = what.slots(source)
    talk.result(answer=f"{source.pick([slots['what'], slots['what'], slots['nom']])} {searching.placed(place)}".strip())
    searching.told(source, talk, what, place)
    return talk
