"""What is known of a file: metadata, asked for its size, date, type, owner, or measures."""

from typing import Any

from ryxd.core.fence import unfenced
from training.families import find
from training.family import family
from training.material import disk, onward, searching, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

SIZE = Phrases(
    en="""
how [big|large] is {p}
[size|file size] of {p}
what's the size of {p}
how many [bytes|kb|mb|megabytes] [is|has] {p}
{p} size
how much space does {p} [take|need|use]
+tell me [the size of {p}|how big {p} is]
is {p} [big|large]
how heavy is {p}
+check how [big|large] {p} is
does {p} fit in an email
{p}, how big
can i mail {p} or is it too big
how long is the file {p} in bytes
+measure {p}
[how much|how many] mb [is|are in] {p}
+look up the size of {p}
what does {p} weigh
byte count of {p}
!what size [has|is] {p}
!i'd like to know the size of {p}
""",
    de="""
wie [groß|gross] ist {p}
[Größe|Dateigröße] von {p}
{p} Größe
wie viel [MB|Megabyte|Bytes|KB|Platz] [hat|braucht|belegt] {p}
wieviel [MB|Platz] hat {p}
sag mir wie groß {p} ist
welche Größe hat {p}
ist {p} [groß|recht groß]
[wia groß|wie jroß] [is|ist] {p}
was wiegt {p}
{p}, wie groß
passt {p} in eine Mail
+schau [mal|] nach wie groß {p} ist
wie viele Bytes hat {p}
ist {p} zu groß [für eine Mail|zum Verschicken]
wie groß ist die Datei {p}
kannst du [mal|] gucken wie groß {p} ist
wie viel wiegt {p} in MB
{p} [hat|ist] wie [viele MB|groß]
!wie groß ist [eigentlich|denn|] die Datei {p}
!ich wüsste gern die Größe von {p}
""",
)
WHEN = Phrases(
    en="""
when was {p} [last|] [changed|modified|edited|updated|saved]
when did i [last|] [change|edit|save|touch] {p}
[date|age|modification date|last change] of {p}
how old is {p}
{p} [last modified|last changed|date]
what date is {p} from
from when is {p}
is {p} [up to date|recent|old]
+tell me when {p} was [changed|last edited]
what was the last time {p} was changed
has {p} been changed [lately|recently]
[timestamp|mtime] of {p}
{p}, when was that last touched
what day did i save {p}
how long ago did i [edit|change] {p}
since when does {p} look like this
!+check when {p} was last saved
!when did somebody last write to {p}
""",
    de="""
wann wurde {p} [zuletzt|] [geändert|bearbeitet|gespeichert]
wann hab ich {p} [zuletzt|] [geändert|bearbeitet|gespeichert|angefasst]
[Datum|Alter|Änderungsdatum|letzte Änderung] von {p}
wie alt ist {p}
von wann ist {p}
{p} zuletzt geändert
{p} [Datum|Änderungsdatum]
seit wann [gibt es|ist] {p} [so|unverändert]
sag mir wann {p} geändert wurde
ist {p} [aktuell|alt|neu]
wurde {p} kürzlich geändert
ist {p} kürzlich geändert worden
wann war die letzte Änderung an {p}
[Zeitstempel|mtime] von {p}
{p}, wann war das zuletzt dran
an welchem Tag hab ich {p} gespeichert
wie lang ist es her dass ich {p} geändert hab
wann hob i {p} [zletzt|zuletzt] gändert
!+schau nach wann {p} zuletzt gespeichert wurde
!wann hat zuletzt jemand was in {p} geschrieben
""",
)
TYPE = Phrases(
    en="""
is that a video or what is {p}
can you tell what format {p} has
{p} is what kind of file
which mime type does {p} have
what [type|kind] of file is {p}
what is {p} [for a file|]
file {p}
[file type|type|mime type|format] of {p}
{p}, what [format|type] is that
which format has {p}
is {p} [a text file|an image|a pdf|really a picture]
+tell me the type of {p}
!what sort of thing is {p}
!+identify {p}
""",
    de="""
was für eine Art Datei ist {p}
ist {p} ein Video oder was
kannst du sagen welches Format {p} hat
{p} ist was für eine Datei
welchen MIME-Typ hat {p}
was für [eine Datei|ein Typ|ein Format] ist {p}
[Dateityp|Typ|Format|MIME-Typ] von {p}
welcher [Typ|Dateityp] ist {p}
welches Format hat {p}
{p}, was ist das für eine Datei
ist {p} [eine Textdatei|ein Bild|ein PDF|wirklich ein Bild]
sag mir den Dateityp von {p}
was ist {p}
!welche Art [Datei|von Datei] ist {p}
!+bestimm den Typ von {p}
""",
)
OWNER = Phrases(
    en="""
+show me who owns {p}
[user|group] of {p}
ls -l {p}
{p} is owned by whom
am i allowed to write {p}
who owns {p}
[owner|permissions|rights] of {p}
whose file is {p}
[who|whom] does {p} belong to
what [permissions|rights] does {p} have
can others read {p}
is {p} [executable|writable]
!which user owns {p}
""",
    de="""
+zeig mir wem {p} gehört
[Benutzer|Gruppe] von {p}
ls -l {p}
darf ich {p} schreiben
wer darf {p} lesen
wem gehört {p}
[Besitzer|Eigentümer|Rechte|Berechtigungen] von {p}
welche [Rechte|Berechtigungen] hat {p}
wer ist der [Besitzer|Eigentümer] von {p}
können andere {p} lesen
ist {p} [ausführbar|schreibbar]
!welchem Benutzer gehört {p}
""",
)
MEASURES = Phrases(
    en="""
is {p} [hd|full hd|4k]
how many megapixels has {p}
+tell me the resolution of {p}
width of {p}
what [resolution|dimensions] [has|does|is] {p} [have|]
[resolution|dimensions|pixels|width and height] of {p}
how many pixels [is|has|does] {p} [have|]
how wide [and high|] is {p}
what size in pixels is {p}
{p} [resolution|dimensions]
!what are the measurements of {p} in pixels
""",
    de="""
ist {p} [HD|Full HD|4k]
wie viele Megapixel hat {p}
+sag mir die Auflösung von {p}
Breite von {p}
welche [Auflösung|Abmessungen] hat {p}
[Auflösung|Abmessungen|Pixel|Breite und Höhe] von {p}
wie viele Pixel hat {p}
wie breit [und hoch|] ist {p}
{p} Auflösung
wie groß ist {p} in Pixeln
!was hat {p} für Maße in Pixeln
""",
)
ALL = Phrases(
    en="""
what is known about {p}
+tell me about the file {p}
+look up the [details|data] of {p}
all [data|facts] on {p}
stat {p}
[info|information|details|properties|metadata|facts] [about|of|on|for] {p}
+show [me|] the [properties|details|metadata] of {p}
what do you know about [the file|] {p}
+tell me [everything|all|more] about the file {p}
file info {p}
{p} [details|properties|info]
+get me the metadata of {p}
!+inspect {p}
!what facts are there on {p}
""",
    de="""
was ist zu {p} bekannt
+erzähl mir was über die Datei {p}
+schau [mal|] die [Daten|Details] von {p} nach
alle Angaben zu {p}
stat {p}
[Infos|Informationen|Details|Eigenschaften|Metadaten|Angaben] [zu|von|über] {p}
+zeig [mir|] die [Eigenschaften|Details|Metadaten] von {p}
was weißt du über [die Datei|] {p}
+sag mir [alles|mehr] über die Datei {p}
Datei-Info {p}
{p} [Details|Eigenschaften|Infos]
+gib mir die Metadaten von {p}
!was ist über die Datei {p} bekannt
!welche Angaben gibt es zu {p}
""",
)
ASKED = ((SIZE, 30), (WHEN, 30), (TYPE, 14), (OWNER, 8), (ALL, 12), (MEASURES, 6))

ITS = (
    (SIZE, Phrases(
        en="how [big|large] is [it|that]\nand [its|the] size\n[its|the] size\n!what size is it",
        de="[und|] wie groß ist [die|sie|das|es]\nund die Größe\nGröße\n!welche Größe hat sie")),
    (WHEN, Phrases(
        en="[and|] when was [it|that] [last|] changed\nhow old is [it|that]\nfrom when is [it|that]\n!when did i last edit it",
        de="[und|] wann wurde [die|sie|das] [zuletzt|] geändert\nwie alt ist [die|sie|das]\nvon wann ist [die|sie|das]\n!wann hab ich sie zuletzt bearbeitet")),
    (TYPE, Phrases(
        en="[and|] what type is [it|that]\nwhat kind of file is [it|that]\n!which format does it have",
        de="[und|] was für ein Typ ist [das|sie]\nwas ist das für eine Datei\n!welches Format hat sie")),
)  # fmt: skip

BARE = Phrases(
    en="file info\n[details|properties|metadata] of the file\n+show me the properties\n[info|information] [about|on] [it|that file]\n!facts about the document",
    de="Datei-Info\n[Details|Eigenschaften|Metadaten] der Datei\n+zeig mir die Eigenschaften\n[Infos|Angaben] [dazu|zu der Datei]\n!Fakten zum Dokument",
)


def told(source: Source, talk: Talk, path: str, ways: Phrases) -> Talk:
    """The facts, and of them what was asked for."""
    data = disk.facts(source, path)
    if ways is MEASURES and "width" not in data:
        data |= {"width": source.number(16, 6000), "height": source.number(16, 4000)}
    talk.call("metadata", path=path).result(**data)
    return answered(source, talk, data, ways)


def answered(source: Source, talk: Talk, data: dict[str, Any], ways: Phrases) -> Talk:
    """Of the facts what was asked for; all of them are shown."""
    name, changed = data["path"], data["changed"][:19]
    if ways is SIZE:
        return talk.answer(source.by(f"{name} has {data['size']} bytes.", f"{name} hat {data['size']} Bytes."))
    if ways is WHEN:
        return talk.answer(source.by(f"{name} was last changed on {changed}.", f"{name} wurde zuletzt geändert am {changed}."))
    if ways is TYPE:
        return talk.answer(source.by(f"{name} is of type {data['type']}.", f"{name} hat den Typ {data['type']}."))
    if ways is OWNER:
        return talk.answer(source.by(f"{name} belongs to {data['owner']}, {data['mode']}.", f"{name} gehört {data['owner']}, {data['mode']}."))
    if ways is MEASURES:
        return talk.answer(source.by(f"{name} has {data['width']} × {data['height']} pixels.", f"{name} hat {data['width']} × {data['height']} Pixel."))
    return talk.shown()


def _asked(source: Source) -> Phrases:
    (ways,) = source.rng.choices([each for each, _ in ASKED], [weight for _, weight in ASKED])
    return ways


@family("facts_of", "metadata", weight=1.1)
def facts(source: Source) -> Talk:
    """One fact, or all, of a file that is named."""
    ways = _asked(source)
    path = source.path(source.pick(["png", "jpg", "jpeg", "webp", "gif"]) if ways is MEASURES else None)
    talk = Talk().user(source.say(ways, p=sought.quoted(source, path)))
    if source.chance(0.07):
        talk.call("metadata", path=path)
        paths = searching.lost(source, talk, path)
        return told(source, talk, paths[0], ways) if paths else talk.shown()
    told(source, talk, path, ways)
    if source.chance(0.15):
        other, short = source.pick([each for each in ITS if each[0] is not ways])
        _, data = unfenced(talk.turns[-2][1]) or ("", {})
        answered(source, talk.user(source.say(short)), data, other)  # what was read already needs no second look
    elif source.chance(0.06):
        onward.open_path(source, talk.user(source.say(onward.IT)), path)
    return talk


@family("facts_folder", "metadata", weight=0.15)
def of_folder(source: Source) -> Talk:
    """When a folder was changed, or whose it is: its size would be another question."""
    ways = source.pick([WHEN, WHEN, OWNER])
    place = sought.place(source)
    talk = Talk().user(source.say(ways, p=place.path if source.german else place.of)).call("metadata", path=place.path)
    data = disk.facts(source, place.path)
    for name in ("type", "width", "height"):
        data.pop(name, None)
    data |= {"kind": "folder", "size": 4096, "mode": source.pick(["drwxr-xr-x (755)", "drwx------ (700)"]), "entries": source.number(0, 300)}
    return answered(source, talk.result(**data), data, ways)


@family("facts_after_find", "search_files", "metadata", weight=0.3)
def after(source: Source) -> Talk:
    """A file was found; now its size, date or type."""
    ending = source.pick(["pdf", "txt", "jpg", "docx", "mp3", "zip", "odt", "png", "csv"])
    return find.then(source, lambda talk, path: told(source, talk, path, _its(source, talk)), ending)


def _its(source: Source, talk: Talk) -> Phrases:
    ways, short = source.pick(ITS)
    talk.user(source.say(short))
    return ways


@family("facts_what", "ask_user", "metadata", weight=0.12)
def unsaid(source: Source) -> Talk:
    """Nobody said of which file."""
    ways, short = (ALL, BARE) if source.chance(0.4) else source.pick(ITS)
    talk = Talk().user(source.say(short)).call("ask_user", question=source.by("Which file do you mean?", "Welche Datei meinst du?"))
    path = source.path()
    return told(source, talk.result(answer=path), path, ways)
