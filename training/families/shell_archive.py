"""Archives, which no tool of its own packs or unpacks: zip, unzip, tar by shell."""

from training.family import family
from training.material import filing
from training.material.shelling import plain_folder, plain_path, quoted
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

UNPACK = Phrases(
    en="""
+[unzip|unpack|extract|decompress] [the archive|the file|] {what}
[can|could] you [unzip|unpack|extract] {what}?
{what} [unpack|extract] [please|]
[unpack|extract] {what} [here|]
i [need|want] {what} [unpacked|extracted|unzipped]
!what is packed in {what} should come out
+open up the archive {what} and extract it
the archive {what}, unpack it
[let's|lets] extract {what}
!{what} has to be unpacked
+expand {what}
+inflate the archive {what}
!+unarchive {what}
+uncompress {what} right here
+get the files out of {what}
+pull everything out of {what}
i just downloaded {what}, [unpack|extract|unzip] it
i got {what} by mail and need the files that are packed in it
can't use {what} while it's packed, [extract|decompress] it
how about unpacking {what}?
would it be possible to [unzip|extract|decompress] {what}?
{what}: extract all
!{what} into plain files again
extraction of {what}
[unpacking|unzipping] {what} would be nice
all of {what}, extracted into this folder
i'd like the contents of {what} as [normal|loose] files
the files are still packed in {what}, take them out
!somebody sent me {what}, it needs extracting
extract everything from {what}
{what} is still compressed, unpack it
whatever is packed in {what}, extract it all
do me a favor and unpack {what}
+unbox {what}
+crack open {what} and lay the files out here
+untar or unzip {what}, whatever it takes
{what} is [zipped|a zip|an archive], i could do with the files [themselves|inside]
the [installer|manual|font] i need is packed into {what}, so extract it
no idea which program opens {what}, just [extract|unpack] it
+free the files from {what}
+empty the archive {what} into the [current folder|working directory]
[depack|unrar|untar] {what}
photos came as {what}, i'd like them [unzipped|unpacked]
{what} won't do me any good compressed, [decompress|unzip] it
would you be so kind and get {what} [unzipped|unpacked]?
""",
    de="""
+[entpack|entpacke|extrahier|extrahiere] [mal|bitte|] [das Archiv|die Datei|] {what}
[kannst|könntest] du {what} [entpacken|auspacken|extrahieren]?
{what} [bitte|] [entpacken|auspacken|extrahieren]
+pack [mal|bitte|] {what} aus
ich [brauche|will|hätte gern] {what} [entpackt|ausgepackt]
!was in {what} gepackt ist, soll raus
das Archiv {what} [bitte|] [entpacken|auspacken]
[unzip|unzippe] [mal|] {what}
das Archiv {what}, pack es aus
!{what} muss entpackt werden
+dekomprimier [mal|] {what}
+hol [mal|] die Dateien aus {what} raus
+hol alles aus {what} heraus
kannst [mir|] {what} aufpacken?
{what} ist noch gepackt, pack's aus
hab grad {what} runtergeladen, [entpack das|pack das aus]
!aus {what} die Dateien rausziehen
{what} hier entpacken
[Entpacken|Auspacken] von {what}
[wie wär's|wär's möglich], {what} zu entpacken?
magst [du|] {what} [auspacken|entpacken]?
{what} gehört [entpackt|ausgepackt]
in {what} stecken Dateien, die [brauch ich|hätt ich gern] ausgepackt
den Inhalt von {what} [entpacken|extrahieren]
i brauchat {what} auspackt
!könnt ma {what} auspacken?
{what}: extract bitte
[unpacke|extracte] [mal|] {what}
ich komm an die Dateien in {what} nicht ran, entpack das
alles aus {what} entpacken bitte
!{what} dekomprimieren wär jetzt dran
würdest du {what} auspacken?
kann man {what} [hier|gleich hier] auspacken?
[entzip|entzippe|unzippe] mir {what}
{what} ist ein [gepackter Haufen|gepacktes Archiv|Zip], ich brauch die einzelnen Dateien
+lass [mal|] die Luft wieder in {what} rein, also entpacken
+mach das Archiv {what} auf und leg alles hierher
[die Kollegin|der Kunde|die Uni] hat {what} geschickt, das müsste [entpackt|ausgepackt] werden
weiß nicht womit man {what} aufkriegt, [entpack's|pack's] [mir|einfach] aus
ob du mir wohl {what} entpacken könntest?
gepackt bringt mir {what} nichts, also auspacken
{what} [entzippen|entkomprimieren|depacken]
chasch {what} [uspacke|entpacke]?
den ganzen Kram aus {what} [herausholen|auspacken]
die Schriften liegen noch in {what}, bitte [entzippen|auspacken]
""",
)
PACK = Phrases(
    en="""
+[zip|compress|pack] [up|] [the folder|] {what}
+make a zip [archive|file|] [of|from|out of] {what}
[can|could] you [zip|compress|pack] {what}?
{what} as a zip [please|]
zip [file|archive] of {what}
i [need|want] {what} [zipped|as a zip|compressed]
!pack {what} into an archive
[create|build] an archive of {what}
+squeeze {what} into a zip
+put {what} into a zip [file|archive]
+bundle {what} [up|] as a zip
+turn {what} into a [zip|zip file]
!+wrap {what} up in a zip archive
i have to mail {what}, make a zip of it
i want to send {what} to someone, zip it [up|] first
{what} -> zip
how about a zip of {what}?
could {what} be [zipped|compressed]?
!everything in {what} packed into one zip
one zip with everything from {what} [in it|]
{what} zipped
{what}, compressed [into one file|]
need a [zip|zipped copy] of {what} for [uploading|an upload|my boss]
!a zipped version of {what} would help
{what} is [too big|too many files] to send, compress it
+shrink {what} into a zip archive
generate a zip archive from {what}
the directory {what} [as|into] an archive [please|]
i wonder if you could zip {what}
would it be possible to compress {what}
zipping {what} please
+stuff {what} into a [zip|zip file|archive]
+archive {what} [as a zip|into one file|]
+tar up or zip {what}, so i can upload it
{what} has to go out as [one attachment|a single file], zip it
mail won't take folders, so [zip|compress] {what}
could do with {what} in [one zip|a single zip|an archive]
i'd love to have {what} zipped [up|] before lunch
[zippy zip|zip me up] {what}
+throw the whole of {what} into a zip [file|]
can i get {what} as an archive?
the client asked for a zip of {what}
compressing {what} into one archive would be great
""",
    de="""
+[zip|zippe|komprimier|komprimiere] [mal|bitte|] [den Ordner|] {what}
+mach [mal|bitte|] ein [Zip|Archiv|ZIP-Archiv] aus {what}
[kannst|könntest] du {what} [zippen|komprimieren|packen]?
{what} als [Zip|ZIP] [bitte|]
Zip von {what} [erstellen|]
ich [brauche|will] {what} [gezippt|als Zip|komprimiert]
!pack {what} in ein Archiv
[erstell|erzeuge] ein Archiv [von|aus] {what}
+pack {what} in [eine Zip-Datei|ein Zip|eine ZIP]
+mach {what} zu [einem Zip|einer Zip-Datei]
!+schnür {what} zu einem Archiv zusammen
+verpack {what} als [Zip|ZIP-Datei]
{what} [zippen|komprimieren|archivieren]
ich muss {what} [verschicken|mailen|hochladen], mach ein Zip draus
{what} ist zum Verschicken zu groß, [zipp das|komprimier das]
wie wär's mit einem Zip von {what}?
magst du {what} zippen?
{what} gehört gezippt
!aus {what} hätt ich gern eine Zip-Datei
könnt ma {what} zippen?
{what} -> zip
brauch ein Zip [von|aus] {what} [für die Kollegin|zum Hochladen|für den Chef|]
{what} gezippt bitte
!den ganzen Ordner {what} in eine gepackte Datei
alles [aus|in] {what} in ein Zip [packen|stecken]
würdest du aus {what} ein Archiv [machen|bauen]?
Archiv von {what} [anlegen|bauen|bitte]
{what} zusammenpacken, als Zip
den Ordner {what} komprimiert, [bitte|als eine Datei]
compress mal {what}
+stopf {what} in [ein Zip|eine Zip-Datei|ein Archiv]
+archivier [mal|bitte|] {what} [als Zip|]
+tu {what} in [ein Zip|eine gepackte Datei] rein
die Mail nimmt keine Ordner, [zip|zippe|komprimier] also {what}
{what} soll als [eine Datei|ein Anhang] raus, also zippen
der Kunde will ein Zip [von|mit] {what}
ich müsst {what} hochladen, geht das als [Zip|ZIP-Archiv]?
kannst ma {what} zsammpacken, ois Zip?
ob du {what} wohl [zippen|komprimieren|archivieren] könntest?
{what} bitte [eindampfen|zusammenpacken|einpacken] zu einem Zip
+bündel {what} als [Archiv|Zip]
[zip|zippe] mir {what} zusammen
vor dem Backup {what} noch [komprimieren|zippen]
""",
)
LOOK = Phrases(
    en="""
what's in the archive {what}?
[list|show] the contents of the archive {what}
[which|what] files are in the archive {what}?
contents of the archive {what}
!look into the archive {what} without unpacking it
what files does the archive {what} hold?
what did they pack into {what}?
which files would come out of {what} if i unpacked it?
don't extract {what}, just tell me what's inside
+peek into the archive {what}
+list what's packed in {what}
i'm curious what the archive {what} contains
before i unpack {what}: what's in it?
file list of the archive {what}
{what}, archive contents
!table of contents of the archive {what}
is there anything in the archive {what} [at all|]?
names of [all|the] files packed in {what}
can i see what's inside {what} without extracting [it|]?
!preview the archive {what}, no unpacking
[show|give] me the archive listing of {what}
what would i get if i [extracted|unzipped] {what}?
what does the archive {what} look like inside?
i don't remember what i packed into {what}
what does the zip {what} have in it? leave it packed
no need to extract {what}, i only want the [names|list]
inventory of the archive {what}
just curious, what got [zipped|packed] into {what}?
is the [readme|invoice|license] among the files packed in {what}?
which documents did they zip into {what}
[index|listing] for {what}, leave it packed
{what}: what would be unpacked?
could you have a look inside the archive {what} and name the files
what sort of stuff is packed in {what}?
""",
    de="""
was ist im Archiv {what}?
[liste|zeig] [mir|] den Inhalt des Archivs {what} [auf|]
welche Dateien sind im Archiv {what}?
Inhalt vom Archiv {what}
!schau in das Archiv {what}, ohne es zu entpacken
was steckt im Archiv {what} [drin|]?
was ist in {what} [eingepackt|gepackt|verpackt]?
was käme raus, wenn ich {what} entpacken würde?
{what} nicht auspacken, nur sagen was drin ist
+guck [mal|] ins Archiv {what} rein
+spick mal ins Archiv {what}
mich interessiert, was das Archiv {what} enthält
bevor ich {what} entpacke: was ist da drin?
[Dateiliste|Inhaltsverzeichnis] vom Archiv {what}
{what}, Archivinhalt
!Vorschau aufs Archiv {what}, ohne Auspacken
ist im Archiv {what} überhaupt was drin?
Namen [der|aller] Dateien, die in {what} gepackt sind
kann ich sehen, was in {what} ist, ohne es zu entpacken?
welche Dateien enthält das Archiv {what}?
!i hob vergessen was i in {what} einpackt hab
Archiv {what} auflisten
den Inhalt des Archivs {what} [ansehen|anzeigen|sehen] bitte
was hat man mir da in {what} eingepackt?
was hat das Archiv {what} alles [in sich|an Bord|drin]?
{what} gepackt lassen, ich will nur die [Namen|Liste]
[Inventar|Auflistung] des Archivs {what}
nur aus Neugier: was wurde in {what} eingepackt?
ist [das Readme|die Rechnung] bei den Dateien, die in {what} gepackt sind?
was für Zeug steckt verpackt in {what}?
{what}: was würd da alles entpackt werden?
würdest du mir [auflisten|sagen], was im Archiv {what} liegt?
wos is ois in {what} eipackt?
schau mir ins Archiv {what}, aber bitte nur [lesen|schauen|auflisten]
mit welchen Dateien ist das Archiv {what} gefüllt?
""",
)


def _archive(source: Source) -> str:
    return plain_path(source, source.pick(["zip", "zip", "tar.gz"]))


def _done(talk: Talk, changed: list[str]) -> Talk:
    return talk.result(code=0, out="", changed=changed, count=len(changed)).shown()


@family("shell_unpack", "shell", weight=0.4)
def shell_unpack(source: Source) -> Talk:
    """An archive is unpacked where the user stands."""
    path, cwd = _archive(source), filing.here(source)
    zipped = path.endswith(".zip")
    command = f"unzip -n {quoted(path)}" if zipped else f"tar xf {quoted(path)}"
    talk = filing.role(source, "shell").user(source.say(UNPACK, what=path)).call("shell", command=command)
    if source.chance(0.08):
        err = f"unzip: cannot find or open {path}" if zipped else f"tar: {path}: Cannot open: No such file or directory"
        return talk.result(code=9 if zipped else 2, out="", err=err).shown()
    return _done(talk, [f"+ {cwd}/{source.file_name()}" for _ in range(source.number(1, 4))])


@family("shell_pack", "shell", weight=0.3)
def shell_pack(source: Source) -> Talk:
    """A folder becomes an archive beside it."""
    path = plain_folder(source)
    talk = filing.role(source, "shell").user(source.say(PACK, what=path))
    talk.call("shell", command=f"zip -r {quoted(path + '.zip')} {quoted(path)}")
    return _done(talk, [f"+ {filing.shown(filing.here(source), path)}.zip"])


@family("shell_archive", "shell", weight=0.15)
def shell_archive(source: Source) -> Talk:
    """What is in an archive."""
    path = _archive(source)
    names = [source.file_name() for _ in range(source.number(1, 4))]
    command = f"unzip -Z1 {quoted(path)}" if path.endswith(".zip") else f"tar tf {quoted(path)}"
    talk = filing.role(source, "shell").user(source.say(LOOK, what=path)).call("shell", command=command)
    return talk.result(code=0, out="\n".join(names)).shown()
