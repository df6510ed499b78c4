"""Finding files by name: search_files, and what follows."""

from collections.abc import Callable
from dataclasses import replace

from training.family import family
from training.material import disk, onward, searching, sought
from training.material.sought import Sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

ONE = Phrases(
    en="""
+find [me|] {the} {where}
+search [for|] {the} {where}
+look for {the} {where}
where [is|did i put|did i save|are|do i have] {the} {where}
where's {the} {where}
[wheres|wher is] {the} {where}
do i [still|] have {a} {where}
is there {a} {where}
[i'm|im|i am] looking for {the} {where}
[i can't|i cannot|cant] find {the} {where}
i need {the} {where}
i [lost|misplaced|forgot where i put] {the} {where}
+[locate|hunt down|dig up|track down] {the} {where}
{what} {where}?
find {what} {where}
search {what} {where}
got {a} {where}?
[any|got any] {what} {where}?
+help me find {the} {where}
in which folder is {the} {where}
there must be {a} {where}, find it
[what|which] files [match|have to do with|are about] {what} {where}
show me where {the} is {where}
somewhere there is {a} {where}, where exactly
i want {the} {where}, where is it
my boss wants the {what} {where}, [find it|where is it]
find everything [on|about|with] {what} {where}
where on this [machine|computer|disk] is {the} {where}
+run a [file|] search for {what} {where}
has anyone seen {the} {where}
you know where {the} is {where}
{where} [there is|there should be|i have] {a}, [find it|where is it]
+look {where} for {the}
{where} find {the}
[check|see] if there is {a} {where}
what [did i call|is the name of] [the|that] file [about|with] {what} {where}
[pls|plz] find {what} {where}
i remember {a} {where}, where was that
[need|want] {the} {where}
{what} {where}, where is it
{what} {where} [location|path]
do we have {a} {where}
in which directory did i save {the} {where}
have you seen {the} {where}
path [of|to] {the} {where}
+give me {the} {where}
i could swear i had {a} {where}, where is it
[gimme|fetch me] {the} {where}
what happened to {the} {where}
can you figure out where {the} is {where}
[help], i can't find {the} {where}
what's the path of {the} {where}
!+go and find {the} {where}
!where did {the} go {where}
!i'm trying to find {the} {where}
!can't remember where {the} is {where}
!+search [the files|my files] for {the} {where}
""",
    de="""
+[finde|find|such|suche] [mir|mal|] {the} {where}
+such mal {the} {where}
+such[e|] [mal|] nach {what} {where}
wo [ist|liegt|steckt|is] {nom} {where}
wo [hab|habe] ich {the} {where} [hin|abgelegt|gespeichert|]
wo [find|finde] ich {the} {where}
[hab|habe] ich [noch|irgendwo|] {a} {where}
gibt[s| es] [irgendwo|] {a} {where}
ich [suche|such|brauche|brauch] {the} {where}
ich find[e|] {the} {where} nicht [mehr|]
{what} {where}?
{what} {where} suchen
{what} {where} finden [bitte|]
[wo zum Geier|wo zum Kuckuck|wo zur Hölle] [ist|liegt] {nom} {where}
[kannst du|könntest du|kannste|magst du] [mir|mal|] {the} {where} [suchen|finden|raussuchen]
[wo isch|wo liegt denn|wo is denn|wo ham mer denn|woas wer wo] {nom} {where}
[i|ick|ik] [such|suach|söök] {the} {where}
weißt du[,|] wo {nom} {where} [ist|liegt]
in welchem Ordner [ist|liegt] {nom} {where}
[da war doch|irgendwo war doch] {what} {where}[, wo ist das|]
irgendwo {where} müsste {what} sein
ich hab {the} {where} [verlegt|verloren|verschlampt], [such mal|wo kann das sein]
welche Dateien {where} [passen zu|gibt es zu|sind zu|handeln von] {what}
welche Dateien {where} haben [was|etwas] mit {what} zu tun
alles [zu|über|mit] {what} {where} [raussuchen|finden|suchen]
+[kram|grab|wühl|such] mal {the} {where} [raus|heraus]
zeig [mir|] wo {nom} {where} liegt
haben wir [noch|] {a} {where}
mach [mal|] [eine Suche|ne Suche] nach {what} {where}
+search mal [nach|] {what} {where}
[der Chef|meine Frau|mein Mann|das Amt|die Bank] braucht {the} {where}, [such das mal|wo ist das]
mir fehlt {nom} {where}, [wo kann das sein|such mal]
was mit {what} im Namen {where}
wie heißt [gleich|nochmal|] die Datei mit {what} {where}
sag mir [mal|] wo {nom} {where} [liegt|ist]
{where} nach {what} [suchen|gucken|schauen]
[schau|guck|kuck] [mal|] {where} nach {what}
wo [steckt|versteckt sich] [denn|] {nom} {where}
hast du {the} {where} [irgendwo|] gesehen
Pfad [von|zu] {what} {where}
+gib mir {the} {where}
ich hatte doch {a} {where}, wo ist das
[find|such|suach] ma {the} {where}
kannst du rausfinden wo {nom} {where} liegt
wo is {nom} {where} [hin|hinkommen|abgeblieben]
[Hilfe|oje], ich finde {the} {where} nicht
wo ist {nom} {where} [abgespeichert|gespeichert|abgelegt]
!+[finde|such] doch [mal|] {the} {where}
!wo [bloß|nur] {nom} {where} [ist|liegt], ich suche sie
!ich bin auf der Suche nach {what} {where}
!ich weiß nicht mehr wo {nom} {where} liegt
!ob ich wohl [noch|] {a} {where} habe
!+find mal raus wo {nom} {where} liegt
""",
)

ALL = Phrases(
    en="""
+[find|list|search|show] [me|] [all|all the|all my|every|] {what} {where}
[all|all my|all the|every] {what} {where}
{what} {where}
which {what} [are there|do i have|are] {where}
what {what} [are there|do i have|have i got] {where}
[do i have|are there|have i] [any|] {what} {where}
where are [my|the|all my|all the] {what} {where}
i'm looking for [all|my|all my] {what} {where}
+give me [all|all the|the|a list of] {what} {where}
i [need|want|want to see] [all|all the|my] {what} {where}
+look for [all|] {what} {where}
[can|could] you [list|find|show me] [all|the|] {what} {where}
how many {what} [are there|do i have] {where}
show [me|] {what} {where}
any {what} {where}?
+[get|fetch|collect] me [all|] {what} {where}
+search for [all|] {what} {where}
[my|the] {what} {where}[, where are they|]
{where} [find|list|show] [all|] {what}
+look {where} for {what}
[see|check] which {what} are {where}
where do i have {what} {where}
[need|want] [a list of|] [all|] {what} {where}
+pull up all [my|] {what} {where}
!what are all the {what} {where}
!+list every one of [the|my] {what} {where}
!i'd like to see [all|] [my|] {what} {where}
""",
    de="""
+[finde|such|suche|zeig|zeige|liste] [mir|] [alle|alle meine|meine|sämtliche|] {what} {where}
[alle|meine|sämtliche] {what} {where}
{what} {where}
welche {what} [gibt es|hab ich|habe ich|gibts|sind] {where}
was [hab ich|habe ich|gibts|gibt es] [für|an] {what} {where}
[hab|habe] ich [irgendwelche|noch|] {what} {where}
gibt[s| es] [irgendwelche|noch|] {what} {where}
wo sind [meine|die|alle|alle meine] {what} {where}
ich [suche|such|brauche|brauch] [alle|meine|] {what} {where}
+gib mir [alle|eine Liste aller|] {what} {where}
wie viele {what} [gibt es|hab ich|liegen|sind] {where}
{what} {where} [suchen|finden|anzeigen|auflisten]
[kannst du|könntest du|kannste] [mir|] [alle|die|] {what} {where} [zeigen|suchen|auflisten]
[zoag|zeig] ma [olle|alle] {what} {where}
[wo san|wo send] [meine|de|die] {what} {where}
+[list|zeig] mal [alle|] {what} {where} [auf|]
ich will [alle|meine|] {what} {where} sehen
[liegen|sind] [noch|da|] {what} {where}
ich hätte gern [alle|meine|] {what} {where}
+such mal [nach|] [allen|] {what} {where}
!+zeig mir mal sämtliche {what} {where}
{where} [alle|] {what} [suchen|zeigen|auflisten]
[schau|guck] {where} nach {what}
[bitte|] [alle|] {what} {where} [raussuchen|heraussuchen]
was liegt {where} an {what} [rum|]
[brauch|brauche] eine [Liste|Übersicht] [aller|der] {what} {where}
[hob|hab] i [no|noch] {what} {where}
wo hab ich {what} {where} liegen
!was sind [denn|] alle [meine|] {what} {where}
!ich möchte [alle|meine] {what} {where} sehen
""",
)

AND_THERE = Phrases(
    en="""
[is|are] there [any|some|one] {where}
[now|please] {where} too
[maybe|perhaps] {where}
no, i meant {where}
not there, {where}
[can|could] you check {where}
{where} as well
and {where}?
what about {where}
[also|and also] look {where}
[ok|hm], and {where}
[try|now] {where} [instead|]
the same {where}
!how about {where}
""",
    de="""
[gibt es|ist] [auch|] {where} [was|etwas|]
[jetzt|bitte] auch {where}
vielleicht {where}
nein, ich meinte {where}
nicht da, {where}
[kannst du|könntest du] {where} [schauen|nachsehen]
{where} auch [noch|]
und {where}?
wie [siehts|sieht es] {where} aus
[schau|guck|such] [auch|mal|] {where}
[ok|hm], und {where}
[dann|jetzt] {where}
dasselbe {where}
!und wie ist es {where}
""",
)


def then(source: Source, go_on: Callable[[Talk, str], object], extension: str = "txt") -> Talk:
    """A search with one match, and what the user then wants of it."""
    what = sought.by_words(source, 1, 2)
    place = searching.somewhere(source, 0.3)
    talk = Talk().user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.search(source, talk, replace(what, extension=extension), place, count=1)
    go_on(talk.shown(), paths[0])
    return talk


@family("find_words", "search_files", weight=1.6)
def words(source: Source) -> Talk:
    """Words of the name are known."""
    what = sought.by_words(source) if source.chance(0.7) else sought.generic(source)
    return _one(source, what)


@family("find_words_kind", "search_files", weight=0.9)
def words_kind(source: Source) -> Talk:
    """Words of the name and the kind of file are known."""
    return _one(source, sought.of_kind(source, many=source.chance(0.4)))


def _one(source: Source, what: Sought) -> Talk:
    place = searching.somewhere(source)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place)
    if source.chance(0.12):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_kind", "search_files", weight=0.8)
def kinds(source: Source) -> Talk:
    """All files of a kind."""
    what = sought.all_of_kind(source)
    place = searching.somewhere(source, 0.6)
    talk = searching.begun(source).user(source.say(ALL, lower=None, **what.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place)
    if place and source.chance(0.15):
        other = sought.place(source)
        talk.user(source.say(AND_THERE, where=other.inside))
        searching.told(source, talk, what, other)
    elif source.chance(0.08):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_period", "search_files", weight=0.9)
def dated(source: Source) -> Talk:
    """Files of some time: words, a kind, or everything."""
    kind = source.number(0, 99)
    everything = kind >= 85
    if kind < 45:
        what = sought.all_of_kind(source)
    elif everything:
        what = Sought.of(source.pick(source.by(["files", "files", "stuff", "documents"], ["Dateien", "Dateien", "Sachen", "Dokumente"])), [], plural=True)
    else:
        what = sought.by_words(source, 1, 2)
    said, period = sought.dated(source, what)
    place = searching.somewhere(source, 0.3)
    ways = ONE if what.words else ALL
    talk = searching.begun(source).user(source.say(ways, lower=None, **said.slots(source), where=searching.placed(place)))
    paths = searching.told(source, talk, what, place, period)
    if source.chance(0.1):
        onward.after_hits(source, talk, paths)
    return talk


@family("find_name", "search_files", weight=0.5)
def named(source: Source) -> Talk:
    """The whole name is known, with its extension."""
    name = source.file_name()
    what = Sought(name, (name.rpartition(".")[0],), name.rpartition(".")[2], f"*{name}")
    place = searching.somewhere(source)
    talk = searching.begun(source).user(source.say(ONE, lower=None, **sought.as_it_is(source, name), where=searching.placed(place)))
    talk.call("search_files", pattern=what.pattern, paths=[place.path if place else "~"])
    count = source.pick([0, 1, 1, 1, 1, 2])
    paths = list({f"{disk.under(source, place.path if place else '~')}/{name}": None for _ in range(count)})
    talk.result(matches=paths, count=len(paths)).shown()
    if source.chance(0.15):
        onward.after_hits(source, talk, paths)
    return talk
