"""What takes the room: disk_usage of a folder; and disks, for how much is free."""

from typing import Any

from training.families import find
from training.family import family
from training.material import disk, onward, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

ROOM = Phrases(
    en="""
what [takes|takes up|uses|eats|is using|is eating] [up|] [the|so much|all the|all my|] [space|room|disk space|storage] {inside}
what's [taking up|using|eating|hogging] [the|all the|so much|] [space|room|disk space] {inside}
why is {of} so [big|full|large|huge]
[disk usage|space usage|storage usage] [of|in|for] {of}
du {acc}
du -sh {acc}
du -h {acc}
where is [all|] the [space|disk space|storage] [gone|going] {inside}
where did all my space go {inside}
which [folders|things|files and folders] [use|need|take up] the most [space|room] {inside}
+show [me|] what takes [up|] [space|room] {inside}
+find [the|out what the] space hogs {inside} [are|]
space hogs {inside}
what can i delete {inside} to get space
+analyse the disk usage of {of}
what are the fattest folders {inside}
what is so big {inside}
{of} is full, what's [taking|using] the space
ncdu {acc}
what should i clean up {inside}
biggest [folders|subfolders|directories] {inside}
+break down the size of {of}
which folder is the [biggest|largest] {inside}
my disk fills up, what's the culprit {inside}
!what consumes the most storage {inside}
!+check what is taking so much room {inside}
!who is eating my disk space {inside}
!which folders are largest {inside}
""",
    de="""
was [belegt|braucht|frisst|verbraucht|nimmt] [so viel|den ganzen|den meisten|am meisten|] [Platz|Speicherplatz] {inside}
was [belegt|frisst|braucht] {inside} [so viel|den ganzen|am meisten|] [Platz|Speicher]
warum ist {acc} so [groß|voll|riesig]
[Speicherbelegung|Platzverbrauch|Belegung] von {of}
du {acc}
du -sh {acc}
du -h {acc}
wo ist [der ganze|mein|all der] [Platz|Speicherplatz] {inside} [hin|geblieben|]
wofür geht {inside} der [ganze|] Platz drauf
welche [Ordner|Sachen|Dateien] [brauchen|belegen|fressen] am meisten Platz {inside}
+zeig [mir|] was {inside} [Platz|Speicher] [belegt|frisst|braucht]
Platzfresser {inside}
+such [mal|] die [Platzfresser|Speicherfresser] {inside}
was kann ich {inside} löschen, um Platz zu kriegen
+analysier [mal|] den Platzverbrauch von {of}
was sind die dicksten Ordner {inside}
was ist {inside} so [groß|fett]
{inside} ist alles voll, was [frisst|braucht] da Platz
[wos|wat] frisst {inside} so viel Platz
ncdu {acc}
was soll ich {inside} aufräumen
größte [Ordner|Unterordner|Verzeichnisse] {inside}
+schlüssel [mal|] auf, wie groß alles {inside} ist
welcher Ordner ist {inside} [der größte|am größten]
die Platte wird voll, was ist {inside} schuld
!was verbraucht {inside} den meisten Speicher
!+schau mal was {inside} so viel Platz nimmt
!wer frisst mir {inside} den Platz weg
!welche Ordner sind {inside} die größten
""",
)

TOTAL = Phrases(
    en="""
how [big|large] is {of}
how big is [everything|all the stuff] {inside}
how much [space|room|storage] does {of} [take|use|need|take up]
[size|total size|folder size] of {of}
what's the size of {of}
how many [gb|gigabytes|mb] [are|is] {inside}
how much is {inside} [in gigabytes|in total|altogether]
+tell me how [big|large] {of} is
is {of} big
+add up the size of {of}
[total|folder] size {inside}
how much [data|stuff] is {inside}
{of} takes how much space
+check the size of {of}
how [full|fat] is {of}
how heavy is {of}
{of}, how big
!what size does {of} have in all
!+sum up how much is {inside}
""",
    de="""
wie [groß|gross] ist {acc}
wie groß ist alles {inside}
wie viel [Platz|Speicher|Speicherplatz] [braucht|belegt|nimmt] {acc} [ein|]
[Größe|Gesamtgröße|Ordnergröße] von {of}
wie viele [GB|Gigabyte|MB] [sind|liegen] {inside}
wie viel ist {inside} [insgesamt|in Gigabyte]
sag mir wie groß {acc} ist
wie [dick|fett|schwer] ist {acc}
{acc}, wie groß
[wia groß|wie jroß] [is|ist] {acc}
was belegt {acc} insgesamt
wie viele Daten liegen {inside}
+schau [mal|] nach wie groß {acc} ist
[Ordnergröße|Gesamtgröße] {inside}
{acc} ist wie groß
wie viel Platz geht für {acc} drauf
wie voll ist {acc}
!welche Größe hat {acc} insgesamt
!+rechne mal aus wie viel {inside} liegt
""",
)

BIGGEST = Phrases(
    en="""
[what's|what is] the [biggest|largest|fattest|heaviest] file {inside}
[biggest|largest|heaviest] file {inside}
which file is the [biggest|largest] {inside}
+find [me|] the [biggest|largest] file {inside}
+show [me|] the [biggest|largest] file {inside}
what single file [takes|uses] the most [space|room] {inside}
which [file|one] needs the most space {inside}
the [largest|biggest] [thing|file] {inside}
top file by size {inside}
{inside} which file is biggest
[do i have|are there] [huge|big|large] files {inside}
[huge|big|large] files {inside}
+look for [huge|big|large] files {inside}
the monster file {inside}, which one is it
!+tell me which file {inside} is largest
!what file {inside} is the biggest of all
""",
    de="""
[was ist|welche ist|welches ist] die [größte|dickste|fetteste] Datei {inside}
[größte|dickste] Datei {inside}
welche Datei ist {inside} [die größte|am größten]
+such [mir|] die [größte|dickste] Datei {inside}
+zeig [mir|] die [größte|dickste] Datei {inside}
welche [einzelne|] Datei [braucht|belegt] {inside} am meisten Platz
die [größte|dickste] Datei {inside} [bitte|]
was ist {inside} die größte Datei
{inside}, welche Datei ist am größten
[hab|habe] ich {inside} [große|riesige] Dateien
[große|riesige] Dateien {inside}
+such [mal|] {inside} nach [großen|riesigen] Dateien
welche Riesendatei liegt {inside}
[wos is|wat is] de größte Datei {inside}
!+sag mir welche Datei {inside} am größten ist
!die Datei mit dem meisten Platzverbrauch {inside}
""",
)

TOP = Phrases(
    en="""
top {n} space hogs {inside}
give me the {n} [biggest|largest] files {inside}
find the {n} [heaviest|biggest] files {inside}
i want to see the {n} largest files {inside}
{n} biggest things {inside}
[the|] {n} [biggest|largest] files {inside}
[what are|which are] the {n} [biggest|largest] files {inside}
+show [me|] the {n} [biggest|largest] files {inside}
+list the {n} largest files {inside}
top {n} files by size {inside}
!which {n} files are largest {inside}
""",
    de="""
Top {n} Platzfresser {inside}
gib mir die {n} größten Dateien {inside}
+such [mal|] die {n} [dicksten|größten] Dateien {inside}
ich will die {n} größten Dateien {inside} sehen
{n} dickste Dateien {inside}
[die|] {n} größten Dateien {inside}
[was sind|welche sind] die {n} [größten|dicksten] Dateien {inside}
+zeig [mir|] die {n} [größten|dicksten] Dateien {inside}
+liste die {n} größten Dateien {inside} auf
Top {n} der Dateien nach Größe {inside}
!welche {n} Dateien sind {inside} am größten
""",
)

FREE = Phrases(
    en="""
is there [enough|still] [space|room] on the [disk|ssd|drive]
how many [gb|gigabytes] are [free|left]
am i running out of [disk space|space]
check the free disk space
how much [disk space|space|storage] [is|do i have] [free|left]
[disk|drive|ssd] [space|free|full]?
is [my|the] [disk|drive|ssd] full
df
df -h
free [disk|] space
how full is [the|my] [disk|drive|ssd]
do i have [enough|any] space [left|]
storage left
!how much room is left on the disk
""",
    de="""
reicht der Platz auf der [Platte|SSD] noch
wie viele [GB|Gigabyte] sind [noch|] frei
geht mir der Speicherplatz aus
schau mal wie viel Platz noch frei ist
wie viel [Speicherplatz|Platz|Speicher] [ist|hab ich] [noch|] [frei|übrig]
[Festplatte|Platte|SSD] [voll|frei]?
ist [meine|die] [Festplatte|Platte|SSD] voll
df
df -h
freier [Speicherplatz|Platz|Plattenplatz]
wie voll ist die [Platte|Festplatte|SSD]
hab ich noch [genug|] Platz [auf der Platte|]
Restspeicher
!wie viel Platz ist auf der Festplatte übrig
""",
)

def everywhere(source: Source, chance: float = 0.25) -> sought.Place:
    """A place; with this chance none is named, and it is the home folder."""
    if source.chance(chance):
        return sought.Place("", source.by("my home folder", "meinem Home"), "~")
    return sought.place(source)


def sizes(items: list[dict[str, Any]]) -> str:
    """The first three of them with their sizes."""
    return ", ".join(f"{each['path']} ({each['size']})" for each in items[:3])


def counted(source: Source, talk: Talk, path: str, **more: int) -> dict[str, Any]:
    """The call and its result."""
    data = disk.usage(source, path, 1, min(more.get("limit", 3), 3))
    talk.call("disk_usage", path=path, **more).result(**data)
    return data


def refused(source: Source, talk: Talk, path: str) -> Talk:
    """It can't be counted."""
    error = source.pick([disk.missing(source, path), disk.missing(source, path, [f"{source.folder_name()}/"])])
    return talk.call("disk_usage", path=path).error(error).shown()


@family("room_taken", "disk_usage", weight=0.8)
def taken(source: Source) -> Talk:
    """What takes the room in a folder."""
    place = everywhere(source)
    talk = Talk().user(source.say(ROOM, inside=place.inside, of=place.of, acc=place.acc))
    if source.chance(0.06):
        return refused(source, talk, place.path)
    counted(source, talk, place.path)
    talk.shown()
    if source.chance(0.12):
        other = sought.place(source)
        counted(source, talk.user(source.say(find.AND_THERE, where=other.inside)), other.path)
        talk.shown()
    return talk


@family("room_folder", "disk_usage", weight=0.6)
def total(source: Source) -> Talk:
    """How big a folder is."""
    place = sought.place(source)
    talk = Talk().user(source.say(TOTAL, inside=place.inside, of=place.of, acc=place.acc))
    if source.chance(0.06):
        return refused(source, talk, place.path)
    counted(source, talk, place.path)
    return talk.shown()


@family("room_biggest", "disk_usage", weight=0.6)
def biggest(source: Source) -> Talk:
    """The biggest file, or some of them."""
    place = everywhere(source)
    if source.chance(0.3):
        number = source.pick([2, 3, 3, 4, 5, 5, 6, 10, 20])
        talk = Talk().user(source.say(TOP, n=str(number), inside=place.inside))
        data = counted(source, talk, place.path, limit=number)
        return talk.answer(source.by("The largest files: ", "Die größten Dateien: ") + sizes(data["largest"]))
    talk = Talk().user(source.say(BIGGEST, inside=place.inside))
    data = counted(source, talk, place.path)
    first = data["largest"][0]
    talk.answer(source.by(f"The largest file is {first['path']}, {first['size']}.", f"Die größte Datei ist {first['path']}, {first['size']}."))
    if source.chance(0.15):
        onward.open_path(source, talk.user(source.say(onward.IT)), str(first["path"]))
    return talk


@family("room_free", "disks", weight=0.3)
def free(source: Source) -> Talk:
    """How much is free on the disk: no folder is counted for that."""
    full = source.number(50, 2000) * 1024**3
    left = full * source.number(1, 95) // 100
    part = source.pick(["/", "/", "/home"])
    row = {"mount": part, "device": source.pick(["/dev/nvme0n1p2", "/dev/sda1"]), "kind": source.pick(["ext4", "btrfs", "xfs"]), "total": full,
           "free": left, "used_percent": 100 - left * 100 // full}  # fmt: skip
    said = source.by(f"{part}: {left // 1024**3} GiB of {full // 1024**3} GiB free.", f"{part}: {left // 1024**3} GiB von {full // 1024**3} GiB frei.")
    return Talk().user(source.say(FREE)).call("disks").result(disks=[row], say=said).shown()
