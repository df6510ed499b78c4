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
""",
)
LOOK = Phrases(
    en="what's in the archive {what}?\n[list|show] the contents of the archive {what}\n[which|what] files are in the archive {what}?\ncontents of the archive {what}\n!look into the archive {what} without unpacking it",
    de="was ist im Archiv {what}?\n[liste|zeig] [mir|] den Inhalt des Archivs {what} [auf|]\nwelche Dateien sind im Archiv {what}?\nInhalt vom Archiv {what}\n!schau in das Archiv {what}, ohne es zu entpacken",
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
