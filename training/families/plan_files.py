"""Plans about files that need no search by name: the newest, the largest, all of a kind, new folders, what to do before a change."""

from training.family import family
from training.material.drafts import Draft, Spec, short
from training.material.sayings import inside, towards
from training.material.shares import PLAN
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk
from training.wordings.newest import NEWEST
from training.words.things import KINDS

FOUND = "$1.matches.0"
AFTER = {
    "open": (Spec("open_file", "open it", "öffnen", {"path": FOUND}),),
    "read": (Spec("read_file", "read it", "lesen", {"path": FOUND}),),
    "question": (
        Spec("read_file", "read it", "lesen", {"path": FOUND}),
        Spec("operator", "answer", "antworten",
             {"en": "What does the text say about {topic}?", "de": "Was steht im Text über {topic}?", "text": "$2.text"}),
    ),
    "move": (Spec("move_file", "move it {to}", "{to} verschieben", {"paths": [FOUND], "to": "{path}"}),),
    "copy": (Spec("copy_file", "copy it {to}", "{to} kopieren", {"paths": [FOUND], "to": "{path}"}),),
    "trash": (Spec("trash_file", "put it into the Trash", "in den Papierkorb legen", {"paths": [FOUND]}),),
    "rename": (Spec("rename_files", "rename it", "umbenennen", {"pairs": [{"path": FOUND, "name": "{name}"}]}),),
}  # fmt: skip
def kind_of(source: Source, *, many: bool = False) -> tuple[str, str]:
    """What files of a kind are called, and the pattern that finds them."""
    if source.chance(0.25):
        plain = (["files"], ["Dateien"]) if many else (["file", "file", "thing"], ["Datei", "Datei"])
        return source.pick(source.by(*plain)), "*"
    if source.chance(0.12):
        pictures = (["pictures", "screenshots"], ["Bilder", "Screenshots"]) if many else (["picture", "screenshot"], ["Bild", "Screenshot"])
        said = source.pick(source.by(*pictures))
        return said, "*.png" if said.lower().startswith("screenshot") else "*.{jpg,jpeg,png}"
    ending = source.pick(KINDS) if source.chance(0.8) else "".join(source.pick("abcdefghijklmnopqrstuvwxyz0123456789") for _ in range(3))
    told = source.pick([ending, ending.upper(), f".{ending}"] if len(ending) <= 4 else [ending])
    if many:
        words = source.by([f"{told} files", f"{told}s", f"{told} files"], [f"{told}-Dateien", f"{told}s", f"{told} Dateien"])
    else:
        words = source.by([told, f"{told} file", told], [told, f"{told}-Datei", f"{told} Datei"])
    return source.pick(words), f"*.{ending}"


@family("plan_newest", weight=2.0 * PLAN)
def newest(source: Source) -> Talk:
    """The newest file of a kind in a folder, and something done with it."""
    do = source.pick(["open", "open", "open", "read", "read", "question", "question", "move", "move", "copy", "trash", "rename"])
    (kind, pattern), place, target = kind_of(source), inside(source), towards(source)
    slots = {"kind": kind, "where": place.said, "to": target.said, "path": target.path, "name": source.file_name(), "topic": source.noun()}
    draft = Draft(hint=short(source))
    draft.step("glob", source.by("find the newest", "die neueste suchen"), pattern=pattern, path=place.path)
    said = source.say(NEWEST[do], lower=None, **slots)
    return Talk("plan").user(said).form(draft.follow(source, AFTER[do], slots).written(said))


LARGEST = {
    "tell": Phrases(
        en="""
[biggest|largest] file {where}?
what is the [biggest|largest] file {where}
which file {where} [is the biggest|takes the most room|is largest|needs the most space]
+[find|show me|tell me] the [biggest|largest] file {where}
[biggest|largest] [files|thing] {where}
!what eats the most space {where}, which file
[what|which] is the [heaviest|fattest|chunkiest] file {where}?
which single file {where} is [the worst space hog|the heaviest]?
name the [biggest|largest] file {where}
[top|number one] space eater {where}?
i'm short on space, what's the biggest file {where}?
how big is the [biggest|largest] file {where}, and which is it?
of all files {where}, which is the largest
sort the files {where} by size, which is on top?
!what's the whopper among the files {where}
i'd like to know the [largest|biggest] file {where}
largest single file {where} please
!which file {where} should go first if i need room
by size, the number one {where}
the file {where} that weighs [most|the most]?
!maximum file size {where}, and whose is it
what's hogging the disk {where}, which single file is it?
name and size of the largest file {where}
+check which file {where} is the [biggest|bulkiest]
{where}: [biggest|largest] file?
is there one giant file {where}, and what's it called?
+rank the files {where} by size and name the top one
no space left, which file {where} is the [monster|giant|main culprit]?
+point me to the [largest|bulkiest|most massive] file {where}
which of the files {where} has the most [bytes|megabytes|gigabytes]?
what's the size record {where}, i mean the file
got any huge file {where}? the largest one is what i want to know
file with the [greatest|highest] size {where}
""",
        de="""
[größte|dickste] Datei {where}?
was ist die größte Datei {where}
welche Datei {where} [ist am größten|braucht am meisten Platz|ist die größte|belegt am meisten]
+[zeig|sag|such|nenn] [mir|] die größte Datei {where}
[größter Brocken|größte Dateien] {where}
!was frisst {where} am meisten Platz, welche Datei
[was|welche] ist die [schwerste|dickste|fetteste] Datei {where}?
welche Datei {where} ist der schlimmste Platzfresser?
nenn mir die [dickste|umfangreichste] Datei {where}
[größter|schlimmster] Platzfresser {where}?
mir fehlt Platz, was ist {where} die größte Datei?
wie groß ist die größte Datei {where} und welche ist das?
von allen Dateien {where}, welche ist die größte
sortier die Dateien {where} nach Größe, welche ist oben?
!was ist {where} der dickste Brocken
ich wüsste gern, welche Datei {where} die größte ist
größte einzelne Datei {where} bitte
!welche Datei {where} müsste zuerst weg, wenn ich Platz brauch
nach Größe, die Nummer eins {where}
welche Datei {where} wiegt am [meisten|schwersten]?
wos is {where} die größte Datei?
!maximale Dateigröße {where}, und welche Datei ist das
was verstopft {where} die Platte, welche einzelne Datei ist das?
Name und Größe der größten Datei {where}
+prüf, welche Datei {where} die [größte|umfangreichste] ist
{where}: größte Datei?
gibt's {where} eine Riesendatei, und wie heißt die größte?
+reih die Dateien {where} nach Größe und nenn mir die erste
kein Platz mehr, welche Datei {where} ist [das Monster|der Übeltäter]?
welche von den Dateien {where} hat die meisten [Bytes|Megabyte|Gigabyte]?
wer hält {where} den Größenrekord bei den Dateien
+verrat mir die [mächtigste|voluminöseste] Datei {where}
Datei mit [dem größten Umfang|der größten Größe] {where}
welche Datei {where} nimmt den meisten Speicher ein
mich tät interessieren, welche Datei {where} am größten is
""",
    ),
    "open": Phrases(
        en="""
+open the [biggest|largest] file {where}
find the [biggest|largest] file {where} and open it
what's the largest file {where}? open it
the [biggest|largest] file {where}, open it
!look which file {where} is the largest, then open it
which file {where} is the [biggest|largest]? open [that one|it]
[can|could] you open the [biggest|largest] file {where}?
[show|bring] me the [biggest|largest] file {where}, opened
i want to see what the [biggest|largest] file {where} is, so open it
[biggest|largest] file {where}, open
+launch the [heaviest|largest|biggest] file {where}
what's eating my space? open the biggest file {where}
the file {where} that takes most room, open it
!by size, open number one {where}
go to the largest file {where} and open it up
!+pop open the fattest file {where}
would you find the biggest file {where} and open it for me?
of all files {where}, open the largest
!have the largest file {where} brought up
[view|display|load] the [biggest|largest|bulkiest] file {where}
i wonder what's in the largest file {where}, open it
+figure out which file {where} is the biggest and open that one
{where}: the largest file, open it please
+determine the biggest file {where} and bring it up
there's some giant file {where}, open the biggest one
the one with the most megabytes {where}, open it
+call up the largest file {where}
would it be possible to open the [biggest|largest] file {where}?
what is this monster {where}? open the largest file
largest file {where} -> open
i'd like to look into the biggest file {where}
""",
        de="""
+öffne die größte Datei {where}
die größte Datei {where} [suchen und|] öffnen
+such die größte Datei {where} und öffne sie
was ist die größte Datei {where}? mach sie auf
!schau welche Datei {where} am größten ist und öffne sie
welche Datei {where} ist die größte? die [öffnen|aufmachen]
[kannst|könntest] du die größte Datei {where} [öffnen|aufmachen]?
zeig [mir|] die größte Datei {where}, also mach sie auf
ich will sehen, was in der größten Datei {where} ist, öffne sie
größte Datei {where} [öffnen|aufmachen]
+mach die [dickste|schwerste|größte] Datei {where} auf
was frisst da meinen Platz? öffne die größte Datei {where}
die Datei {where}, die am meisten belegt, aufmachen
!nach Größe die Nummer eins {where} öffnen
geh zur größten Datei {where} und öffne sie
!+mach den dicksten Brocken {where} auf
magst du die größte Datei {where} suchen und aufmachen?
von allen Dateien {where} die größte öffnen
!die schwerste Datei {where} hätt ich gern offen
[zeig|lad] mir die [größte|dickste|umfangreichste] Datei {where}
mich interessiert, was in der größten Datei {where} steckt, mach sie auf
+find raus, welche Datei {where} die größte ist, und öffne die
{where}: die größte Datei bitte öffnen
+ermittle die größte Datei {where} und ruf sie auf
da ist irgendwas Riesiges {where}, mach die größte Datei auf
die mit den meisten Megabyte {where} öffnen
+ruf die größte Datei {where} auf
wär's möglich, die größte Datei {where} zu öffnen?
was ist das für ein Monster {where}? öffne die größte Datei
größte Datei {where} -> öffnen
ich würd gern in die größte Datei {where} reinschauen
moch ma die größte Datei {where} auf
""",
    ),
    "trash": Phrases(
        en="""
+[delete|trash|remove] the [biggest|largest] file {where}
find the [biggest|largest] file {where} and [delete it|trash it|throw it away]
i need space, delete the largest file {where}
!which file {where} is the biggest? trash that one
the disk is full, [delete|trash|bin] the biggest file {where}
[can|could] you [delete|trash] the [biggest|largest] file {where}?
+get rid of the [biggest|largest|heaviest] file {where}
the [biggest|largest] file {where} can go
[biggest|largest] file {where}: [delete|trash|bin]
+[bin|dump|discard] the [biggest|largest] file {where}
which file {where} takes the most room? delete it
look which file {where} is largest and throw it out
the file {where} that is the biggest has to go
!into the trash with the fattest file {where}
free up space by deleting the largest file {where}
i don't need the largest file {where}, remove it
!whatever eats the most {where}, one file, bin it
+put the largest file {where} into the trash
!+scrap the heaviest file {where}
+erase the [biggest|largest|bulkiest] file {where}
my disk is bursting, the biggest file {where} has to go
+figure out which file {where} is largest and bin it
{where}: the largest file, delete it
no room left, [toss|ditch|chuck] the largest file {where}
+chuck the biggest file {where} in the trash
largest file {where} -> trash
the one with the most megabytes {where} can be deleted
i could do with more space, so remove the largest file {where}
would you mind deleting the biggest file {where}?
+ditch the largest file {where}
the biggest file {where} is just junk, throw it away
""",
        de="""
+[lösch|lösche|entferne] die größte Datei {where}
die größte Datei {where} [suchen und|] löschen
ich brauch Platz, lösch die größte Datei {where}
+such die größte Datei {where} und [lösch sie|wirf sie weg]
!welche Datei {where} ist die größte? weg damit
die Platte ist voll, [lösch die größte Datei {where}|wirf die größte Datei {where} weg]
[kannst|könntest] du die größte Datei {where} [löschen|wegwerfen]?
+schmeiß die [größte|dickste|schwerste] Datei {where} weg
die größte Datei {where} [kann weg|muss weg|gehört gelöscht]
größte Datei {where} [löschen|wegwerfen|entfernen]
+[entsorg|entsorge] die [größte|dickste] Datei {where}
welche Datei {where} braucht am meisten Platz? löschen
schau welche Datei {where} am größten ist und wirf die weg
die Datei {where}, die am größten ist, soll weg
!ab in den Papierkorb mit der dicksten Datei {where}
schaff Platz und lösch die größte Datei {where}
ich brauch die größte Datei {where} nicht, weg damit
!was {where} am meisten frisst, also die eine Datei, löschen
+leg die größte Datei {where} in den Papierkorb
!+hau den dicksten Brocken {where} in die Tonne
die Platte platzt, die größte Datei {where} muss raus
+find raus, welche Datei {where} die größte ist, und wirf sie weg
{where}: die größte Datei löschen
kein Platz mehr, [kick|entfern|hau] die größte Datei {where} [raus|weg]
+pfeffer die größte Datei {where} in den Müll
größte Datei {where} -> Papierkorb
die mit den meisten Megabyte {where} kann gelöscht werden
mehr Speicher wär gut, also lösch die größte Datei {where}
würd's dir was ausmachen, die größte Datei {where} zu löschen?
+beseitige die größte Datei {where}
die größte Datei {where} ist eh nur Müll, weg damit
+kübel die größte Datei {where}
schmeiß ma die größte Datei {where} weg
""",
    ),
    "move": Phrases(
        en="""
+move the [biggest|largest] file {where} {to}
find the [biggest|largest] file {where} and [move|put] it {to}
the largest file {where} should go {to}
!take the biggest file {where} and move it {to}
[can|could] you move the [biggest|largest] file {where} {to}?
look which file {where} is largest and [move|put] it {to}
[biggest|largest] file {where}, move [it|that] {to}
i need room, move the [biggest|largest] file {where} {to}
+[shift|transfer|relocate] the [biggest|largest|heaviest] file {where} {to}
which file {where} takes the most space? put it {to}
the [biggest|largest] file {where} belongs {to}, move it
i'd like the largest file {where} moved {to}
[biggest|largest] file {where} {to}
!drag the heaviest file {where} over {to}
the file {where} that takes most room goes {to}
!off {to} with the fattest file {where}
would you put the largest file {where} {to}?
!by size, move number one {where} {to}
+figure out which file {where} is biggest and stick it {to}
{where}: the largest file, move it {to}
my disk fills up, so [move|shift] the biggest file {where} {to}
the one with the most megabytes {where} should move {to}
+offload the [biggest|largest|bulkiest] file {where} {to}
largest file {where} -> {to}
could the biggest file {where} be moved {to}?
+haul the largest file {where} {to}
the giant file {where}, the largest, wants to be {to}
i want the biggest file {where} out of there and {to}
+determine the largest file {where}, then transfer it {to}
""",
        de="""
+verschieb die größte Datei {where} {to}
die größte Datei {where} {to} verschieben
+such die größte Datei {where} und [verschieb|pack|leg] sie {to}
die größte Datei {where} soll {to}
!nimm die größte Datei {where} und pack sie {to}
[kannst|könntest] du die größte Datei {where} {to} verschieben?
schau welche Datei {where} am größten ist und [verschieb|schieb|pack] sie {to}
größte Datei {where} {to} [verschieben|packen|schieben]
ich brauch Platz, schieb die größte Datei {where} {to}
+[schieb|schaff|bring|räum] die [größte|dickste|schwerste] Datei {where} {to}
welche Datei {where} belegt am meisten? die {to} verschieben
die größte Datei {where} gehört {to}, verschieb sie
ich hätt die größte Datei {where} gern {to} verschoben
größte Datei {where} {to}
!zieh die schwerste Datei {where} {to} rüber
die Datei {where}, die am meisten Platz braucht, muss {to}
!ab {to} mit dem dicksten Brocken {where}
magst du die größte Datei {where} {to} legen?
!nach Größe die Nummer eins {where} {to} packen
+find raus, welche Datei {where} die größte ist, und steck sie {to}
{where}: die größte Datei {to} verschieben
die Platte läuft voll, also verschieb die größte Datei {where} {to}
die mit den meisten Megabyte {where} soll {to} wandern
+lager die [größte|dickste] Datei {where} {to} aus
größte Datei {where} -> {to}
kann man die größte Datei {where} {to} tun?
+befördere die größte Datei {where} {to}
ich will die größte Datei {where} dort weg und {to} haben
+ermittle die größte Datei {where}, dann verschieb sie {to}
die größte Datei {where} muss umziehen, {to} damit
dua die größte Datei {where} {to}
""",
    ),
}
LARGE = "$1.largest.0.path"
THEN = {
    "tell": (),
    "open": (Spec("open_file", "open it", "öffnen", {"path": LARGE}),),
    "trash": (Spec("trash_file", "put it into the Trash", "in den Papierkorb legen", {"paths": [LARGE]}),),
    "move": (Spec("move_file", "move it {to}", "{to} verschieben", {"paths": [LARGE], "to": "{path}"}),),
}
@family("plan_largest", weight=1.0 * PLAN)
def largest(source: Source) -> Talk:
    """The largest file of a folder, told or used."""
    do = source.pick(["tell", "tell", "open", "trash", "move"])
    place, target = inside(source), towards(source)
    slots = {"where": place.said, "to": target.said, "path": target.path}
    draft = Draft(hint=short(source))
    draft.step("disk_usage", source.by("find the largest file", "die größte Datei suchen"), path=place.path, limit=1)
    if do == "tell":
        prompt = source.by("Which file is the largest, and how large?", "Welche Datei ist die größte, und wie groß ist sie?")
        draft.asked(source.by("answer", "antworten"), prompt, file=LARGE, size="$1.largest.0.size")
    said = source.say(LARGEST[do], lower=None, **slots)
    return Talk("plan").user(said).form(draft.follow(source, THEN[do], slots).written(said))
