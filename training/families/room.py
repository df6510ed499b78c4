"""What takes the room: disk_usage of a folder; and disks, for how much is free."""

from typing import Any

from training.families import find
from training.family import family
from training.material import disk, onward, sought
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.sizes import BIGGEST, ROOM, TOP, TOTAL

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
i want to install a game, do i have the space
can i still save big files or is the disk full
[disk|storage|ssd|drive] [capacity|status|usage]
how much is [free|left] on [the|my] [ssd|disk|drive]
remaining [space|storage|disk space]
how many gigs [are|do i have] left
space left on device?
i get no space left on device, how full is the disk
[is|are] [my|the] [disk|drive|ssd|disks] nearly full
free gigabytes
will 50 gb more fit on [my|the] [disk|drive|ssd]
+tell me how much disk space is [free|left|available]
available [disk space|storage|space]
+show [me|] the free [disk|] space
how much [storage|room] do i still have
does my computer have space left
i'm worried the [disk|ssd] is getting full
percent of disk used
what's left on the [ssd|hard disk|disk]
[got|any] space left on this [machine|computer|laptop]
!how many more gigabytes can i store
!the disk must be almost full, right
!+look how much is still free on the drive
how much free space is there
am i low on [disk|storage] space
downloads keep failing, is the [disk|drive|ssd] full
how crammed is my [ssd|disk|hard drive]
is there room for another [20|100|200] gb
gimme the free space on the [drive|disk|ssd]
could you check whether the [disk|ssd|hard drive] is full?
the [pc|laptop] says low disk space, how much is left
what's the free space like
how much of [my|the] [ssd|hard drive|disk] is used up
would a [big|huge] download still fit on the [disk|drive]
[disk|storage] space check
+check whether i have disk space to spare
do i need a bigger [disk|ssd|hard drive], how full is it
any disk space
how many gb free
is the disk getting full
is there still space
do i still have disk space
how's the disk space looking
how much more can i put on the disk
what's free on my hard drive
what's the state of my disk space
gigabytes left on the drive
room on the hard drive?
how low is my disk space
+check the disk for free space
+find out how much space the disk has left
+give me the free disk space in gigabytes
would you look at the free disk space
i need to know how much disk space i have left
i'd like to see the free disk space
i want to record a long video, is there disk space for it
before i download the iso, is there enough disk space
my ssd is small, how much is still free
my partner sent 30 gb of photos, does that fit on the disk
steam wants 90 gb, have i got that on the drive
the disk light is red, is it full
can't save anything, disk full?
is my hard disk crammed full
how much longer until the disk is full, what's free
disk space, how much have i got
""",
    de="""
reicht der Platz auf der [Platte|SSD] noch
wie viele [GB|Gigabyte] sind [noch|] frei
geht mir der Speicherplatz aus
schau mal wie viel Platz noch frei ist
wie viel [Speicherplatz|Platz|Plattenplatz] [ist|hab ich] [noch|] [frei|übrig]
[Festplatte|Platte|SSD] [voll|frei]?
ist [meine|die] [Festplatte|Platte|SSD] voll
df
df -h
freier [Speicherplatz|Platz|Plattenplatz]
wie voll ist die [Platte|Festplatte|SSD]
hab ich noch [genug|] Platz [auf der Platte|]
Restplatz auf der Platte
!wie viel Platz ist auf der Festplatte übrig
ich will ein Spiel installieren, ist noch Platz [da|]
wie viel geht noch auf die [Platte|SSD]
ist die [Platte|SSD|Festplatte] bald voll
[wie viel|wieviel] [GB|Gigabyte|Plattenplatz] hab ich noch [frei|auf der Platte]
[freie|restliche|übrige] Gigabyte
Plattenplatz
Speicherplatz [übrig|frei|Status]
[Auslastung|Füllstand|Belegung] der [Platte|Festplatte|SSD]
passen noch 50 GB auf [die Platte|den Rechner|die SSD]
no space left on device, wie voll ist [sie|die Platte] denn
ist auf [dem Rechner|dem Laptop|dem PC] noch Platz
+sag mir wie viel Platz noch frei ist
+zeig [mir|] den freien [Speicherplatz|Plattenplatz]
wie viel Prozent der [Platte|SSD] sind belegt
was ist auf der [SSD|Festplatte|Platte] noch frei
verfügbarer [Speicherplatz|Platz|Plattenplatz]
hob i no Platz auf da Plattn
hat's no Platz uf de Festplatte
ich krieg nix mehr gespeichert, ist die Platte voll
wird's eng auf der [Platte|SSD|Festplatte]
!wie viele Gigabyte passen noch drauf
!bestimmt ist die Festplatte fast voll, oder
!+check mal den freien Plattenplatz
wie viel ist auf der [Platte|SSD] [noch|] unbelegt
[krieg|bring] ich da noch [20|100|200] GB drauf
wie vollgestopft ist [meine|die] [Platte|SSD|Festplatte]
Downloads brechen ab, ist die [Platte|Festplatte|SSD] voll
der Rechner meldet wenig Speicherplatz, wie viel ist noch da
brauch ich eine größere [Platte|SSD], wie voll ist die
könntest du nachschauen, ob die [Platte|SSD] voll ist?
[Free Space|Disk Space] bitte
reicht der Speicher noch für [ein Spiel|einen großen Download]
wieviel Luft ist noch auf der [Platte|SSD|Festplatte]
wie viel freier Speicherplatz ist vorhanden
hab ich no gnuag Platz auf der Platten
ob [noch|] genug Platz auf der Festplatte ist, würd mich interessieren
wie viel Platz bleibt mir [noch|]
Speicherplatz frei?
noch Speicherplatz?
wie viel GB frei
freie GB
wird die Platte voll
gibt's noch Speicherplatz
hab ich noch Speicherplatz
wie schaut's mit dem Speicherplatz aus
wie viel krieg ich noch auf die Platte
was ist auf meiner Festplatte noch frei
wie steht's um den Speicherplatz
übrige Gigabyte auf der Platte
Platz auf der Festplatte?
wie knapp ist der Speicherplatz
+schau nach, wie viel Platz die Platte noch hat
+find raus, wie viel auf der Platte frei ist
+gib mir den freien Plattenplatz in Gigabyte
würdest du nach dem freien Speicherplatz schauen
ich muss wissen, wie viel Plattenplatz ich noch hab
ich würd gern den freien Plattenplatz sehen
ich will ein langes Video aufnehmen, reicht der Plattenplatz
bevor ich das ISO lade, ist genug Plattenplatz da
meine SSD ist klein, wie viel ist noch frei
30 GB Fotos sollen auf die Platte, passt das
Steam will 90 GB, hab ich das auf der Platte
kann nichts mehr speichern, Platte voll?
is de Platt vull
wie viel hat die Platte noch übrig
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
