"""What goes into the Trash: trash_file. What is gone for good never does, whatever is asked."""

from collections.abc import Sequence

from training.family import family
from training.material import candidates, filing
from training.phrases import Phrases
from training.source import Source
from training.talk import Talk

NAMED = Phrases(
    en="""
+[delete|remove|trash|delete] [the file|the document|] {what}
+[throw|toss|chuck] {what} [away|out|in the trash|in the bin]
+[get rid of|ditch|bin|erase|dump] {what}
+[move|put|send] {what} [to|into|in] the [trash|bin|recycle bin]
{what} [can go|can be deleted|can be removed|has to go|must go]
i don't need {what} [any more|anymore]
i no longer need {what}
[can|could] you [delete|remove|trash|throw away] {what}?
{what} [delete|remove] [it|] [please|]
delete: {what}
[i want|i'd like] {what} [deleted|gone|removed]
[i want to|i need to|i have to] [delete|remove|trash] {what}
!{what} is no longer needed, [delete|remove] it
rm {what}
the file {what} is [useless|junk|rubbish|garbage|outdated], delete it
+clean up {what}, [delete|trash] it
[please|] have {what} [deleted|removed]
away with {what}
!{what} belongs in the trash
[let's|lets] [delete|remove] {what}
to the trash with {what}
[we|i] don't use {what} any longer, [throw it away|remove it|delete it]
so, {what} - delete [that|it]
[would you mind|how about] [deleting|removing] {what}?
!{what} should be [deleted|removed]
+trash {what} [for me|]
""",
    de="""
+[lösch|lösche|entfern|entferne] [mal|bitte|mir|] [die Datei|] {what}
+[wirf|schmeiß|schmeiss|hau] {what} [weg|in den Papierkorb|in die Tonne|in den Müll|raus]
+[leg|tu|pack|verschieb|steck] {what} in den [Papierkorb|Müll]
{what} [kann weg|kann gelöscht werden|muss weg|soll weg]
{what} [bitte|] [löschen|entfernen|wegwerfen]
ich brauch[e|] {what} nicht mehr
{what} [brauche ich|brauch ich|wird] nicht mehr [gebraucht|], [lösch|entfern] [sie|es|das]
[kannst|könntest|würdest] du [mal|bitte|] {what} [löschen|entfernen|wegwerfen|wegschmeißen]?
löschen: {what}
ich [will|möchte|würde gern|muss] {what} [löschen|entfernen|loswerden]
weg mit {what}
!{what} wird nicht mehr gebraucht und kann weg
rm {what}
die Datei {what} ist [Müll|überflüssig|veraltet|Schrott], [lösch sie|weg damit]
{what} in den Papierkorb [bitte|]
ab in [den Papierkorb|die Tonne] mit {what}
!{what} gehört in den [Papierkorb|Müll]
[bitte|] lösch mir [mal|] {what}
die Datei {what} [bitte|] [löschen|entfernen]
[räum auf und|] [lösch|entferne] {what}
{what} hau weg
schmeiß {what} [weg|naus|raus]
ich hätte {what} gern [gelöscht|weg]
[sei so gut und|] wirf {what} weg
!{what} soll gelöscht werden
tu {what} weg
""",
)
THING = Phrases(
    en="""
+[delete|remove|trash|delete] {what}
+[throw|toss] {what} [away|out|in the trash]
+[get rid of|ditch|bin|erase] {what}
+[move|put|send] {what} [to|into] the [trash|bin]
i don't need {what} [any more|anymore]
i no longer need {what}
[can|could] you [delete|remove|trash|throw away] {what}?
[i want|i'd like] {what} [deleted|gone|removed]
[i want to|i need to] [delete|remove] {what}
away with {what}
!{what} has to go
{what} can go
[let's|lets] [delete|remove] {what}
!+send {what} to the bin
[would you mind|how about] [deleting|removing] {what}?
""",
    de="""
+[lösch|lösche|entfern|entferne] [mal|bitte|mir|] {what}
+[wirf|schmeiß|hau] {what} [weg|in den Papierkorb|in die Tonne|raus]
+[leg|tu|pack|verschieb] {what} in den [Papierkorb|Müll]
{what} [bitte|] [löschen|entfernen|wegwerfen]
ich brauch[e|] {what} nicht mehr
{what} [brauche ich|brauch ich] nicht mehr
[kannst|könntest|würdest] du [mal|bitte|] {what} [löschen|entfernen|wegwerfen]?
ich [will|möchte|muss] {what} [löschen|entfernen|loswerden]
!ich hätte gern {what} gelöscht
{what} in den Papierkorb [bitte|]
[sei so gut und|] wirf {what} weg
!{what} [bitte|] wegschmeißen
tu {what} [weg|in den Papierkorb]
such {what} und [lösch|entferne] [es|sie]
""",
)
FOLDER = Phrases(
    en="+[delete|remove|trash] the [folder|directory] {what}\n+throw the folder {what} away\n+get rid of the folder {what}\nthe folder {what} can go\n"
    "[can|could] you [delete|remove] the [folder|directory] {what}?\ni don't need the folder {what} any more\n!delete {what}, the whole folder\n"
    "delete folder {what}\nthe folder {what} with everything in it, delete it\n+put the folder {what} into the trash",
    de="+[lösch|lösche|entferne] [mal|bitte|] den Ordner {what}\n+wirf den Ordner {what} weg\nden Ordner {what} [bitte|] [löschen|entfernen]\nder Ordner {what} kann weg\n"
    "[kannst|könntest] du den Ordner {what} [löschen|entfernen]?\nich brauche den Ordner {what} nicht mehr\n!lösch {what}, den ganzen Ordner\n"
    "Ordner {what} löschen\nden Ordner {what} mit allem drin löschen\n+leg den Ordner {what} in den Papierkorb",
)


def trashed(source: Source, talk: Talk, cwd: str, paths: Sequence[str]) -> list[str]:
    """The call and its result, which is shown. Returns what is in the Trash."""
    done = [filing.shown(cwd, path) for path in paths]
    talk.call("trash_file", paths=list(paths)).result(done=done, changes=filing.changes(source, len(done))).shown()
    return done


@family("trash_named", "trash_file", weight=1.0)
def trash_named(source: Source) -> Talk:
    """Named files are thrown away."""
    cwd, paths = filing.here(source), filing.names(source)
    talk = filing.role(source).user(source.say(NAMED, what=filing.listed(source, paths)))
    if source.chance(0.07):
        return _failed(source, talk, cwd, paths)
    trashed(source, talk, cwd, paths)
    if source.chance(0.12):
        more = filing.names(source, 1)
        talk.user(source.say(AND, what=more[0]))
        trashed(source, talk, cwd, more)
    return talk


@family("trash_folder", "trash_file", weight=0.4)
def trash_folder(source: Source) -> Talk:
    """A folder is thrown away."""
    path = source.folder_name() if source.chance(0.4) else f"{source.folder()}/{source.folder_name()}"
    talk = filing.role(source).user(source.say(FOLDER, what=path))
    trashed(source, talk, filing.here(source), [path])
    return talk


AND = Phrases(
    en="and {what} too\n[the same with|also|and] {what}\n{what} as well\n!{what} can go as well",
    de="und {what} auch\n[genauso|auch|und] {what}\n{what} ebenfalls\n!{what} kann auch weg",
)


def _failed(source: Source, talk: Talk, cwd: str, paths: Sequence[str]) -> Talk:
    path = paths[0]
    at = filing.shown(cwd, path)
    talk.call("trash_file", paths=list(paths))
    if source.chance(0.35):
        what = filing.base(path) if len(paths) == 1 else source.by(f"{len(paths)} things", f"{len(paths)} Dateien")
        talk.error(filing.refusal(source.by(f"put {what} into the Trash", f"{what} in den Papierkorb werfen")))
        return talk.answer(filing.left_alone(source))
    near = [source.file_name() for _ in range(source.number(0, 2))]
    talk.error(filing.missing(source, path, filing.folder_of(at), near))
    if len(paths) > 1 or talk.role != "chat":
        return talk.shown()
    talk.call("search_files", pattern=f"*{filing.base(path)}", paths=["~"])
    if source.chance(0.4):
        return talk.result(matches=[], count=0).shown()
    found = f"{source.pick(['~/Documents', '~/Downloads', '~/' + source.folder_name()])}/{filing.base(path)}"
    talk.result(matches=[found], count=1)
    trashed(source, talk, cwd, [found])
    return talk


@family("trash_found", "search_files", "trash_file", "ask_user", weight=0.8)
def trash_found(source: Source) -> Talk:
    """A file that has to be searched for first is thrown away."""
    thing = filing.vague(source)
    spot = filing.place(source) if source.chance(0.2) else None
    what = f"{thing.said} {spot.said}" if spot else thing.said
    talk = Talk().user(source.say(THING, what=what))
    path = candidates.found_one(source, talk, thing, spot.value if spot else "")
    if path is not None:
        trashed(source, talk, "~", [path])
    return talk


@family("trash_kind", "glob", "trash_file", weight=0.5)
def trash_kind(source: Source) -> Talk:
    """All files of an extension in a folder are thrown away."""
    cwd, spot = filing.here(source), filing.place(source)
    ending = source.pick([*filing.KINDS, "tmp", "bak", "zip", "iso"])
    kind = source.pick(filing.KINDS[ending][source.german])
    every = source.pick(source.by(["all ", "all the ", "every one of the ", "all of the ", "the "], ["alle ", "alle ", "sämtliche ", "die ganzen ", "die "]))
    talk = filing.role(source).user(source.say(THING, what=f"{every}{kind} {spot.said}"))
    talk.call("glob", pattern=f"*.{ending}", path=spot.value)
    where = filing.shown(cwd, spot.value)
    found = list(dict.fromkeys(f"{where}/{source.file_name(ending)}" for _ in range(source.pick([0, 1, 2, 3, 3, 4, 5, 6]))))
    talk.result(matches=found, count=len(found))
    if not found:
        return talk.shown()
    trashed(source, talk, cwd, found)
    return talk


IT = Phrases(
    en="[delete|remove|trash] {it}\n[throw|toss] {it} away\n[ok|good|and now|and], [delete|remove] {it}\n{it} can go\n[can you|could you] delete {it}?\n"
    "get rid of {it}\ni don't need {it}\n!to the trash with {it}\nput {it} in the trash\n{it}, delete please",
    de="[lösch|lösche|entferne] {it}\nwirf {it} weg\n[ok|gut|und jetzt|und] {it} löschen\n{it} kann weg\n[kannst|könntest] du {it} löschen?\n"
    "weg mit {it}\n!{it} brauch ich nicht\nschmeiß {it} weg\n{it} in den Papierkorb\n{it} bitte [löschen|wegwerfen]",
)
ALL = Phrases(
    en="[delete|remove|trash] [them all|all of them|them|everything]\nall of them can go\n[and|ok], throw [them all|all of them] away\n!get rid of all of them",
    de="[lösch|lösche|entferne] [alle|sie alle|alles]\n[die können|das kann] alle[s|] weg\n[und|ok] alle löschen\n!alle wegwerfen",
)
NOT = Phrases(
    en="no, don't delete [it|that|anything]\n[better|rather] not\nkeep [it|them|all of them]\nno, leave it\n[don't|do not] delete it\n!leave [it|them] where [it is|they are]",
    de="nein, nicht löschen\n[lieber|doch lieber] nicht\nbehalt [sie|es]\nnein, lass\n[lösch|lösche] [das|sie|es] nicht\n!lass [sie|es] da",
)


@family("trash_after", "trash_file", weight=0.4)
def trash_after(source: Source) -> Talk:
    """What was found just now is thrown away, or is not."""
    talk, found = candidates.after_search(source)
    if source.chance(0.25):
        return talk.user(source.say(NOT)).answer(source.by("All right, I leave it alone.", "In Ordnung, ich lasse es."))
    if len(found) > 1 and source.chance(0.3):
        talk.user(source.say(ALL))
        trashed(source, talk, "~", found)
        return talk
    this = candidates.meant(source, found)
    talk.user(source.say(IT, it=this.said))
    trashed(source, talk, "~", [this.value])
    return talk


INCOMPLETE = Phrases(
    en="[delete|remove] [it|that|this|the file|a file|something]\n[can you|could you] [delete|remove] [something|a file|that] [for me|]?\n[i want to|i need to] delete [a file|something]\n"
    "[delete|trash|remove]\n[throw|toss] [it|that] away\nget rid of [it|that|the file]\n!some files have to go",
    de="[lösch|lösche|entferne] [das|es|sie|die Datei|was]\n[kannst du|könntest du] [mal|] [was|eine Datei|das] löschen?\nich [will|muss] [was|eine Datei] löschen\n"
    "[löschen|entfernen|wegwerfen]\nwirf [das|es|sie] weg\nweg damit\nDatei löschen\n!ein paar Dateien müssen weg",
)


@family("trash_asked", "ask_user", "trash_file", weight=0.2)
def trash_asked(source: Source) -> Talk:
    """Nobody said what is to be thrown away."""
    path = source.path()
    talk = Talk().user(source.say(INCOMPLETE))
    talk.call("ask_user", question=source.by("What should I put into the Trash?", "Was soll ich in den Papierkorb werfen?")).result(answer=path)
    trashed(source, talk, filing.here(source), [path])
    return talk


FOR_GOOD = Phrases(
    en="""
[delete|erase|remove] {what} [permanently|for good|forever|irrevocably]
[permanently|irrevocably] [delete|erase|remove] {what}
[shred|wipe|overwrite] {what}
delete {what} without the trash
i want {what} gone forever
[can|could] you delete {what} [permanently|for good]?
!delete {what} so that nobody can get it back
{what} must be [wiped|erased] completely
""",
    de="""
[lösch|lösche|entferne] {what} [endgültig|für immer|dauerhaft|unwiderruflich]
{what} [endgültig|für immer|dauerhaft|unwiderruflich] [löschen|entfernen]
[schreddere|überschreib|vernichte] {what}
lösch {what} ohne Papierkorb
{what} soll [für immer|endgültig] weg
[kannst|könntest] du {what} [endgültig|für immer] löschen?
!lösch {what} so, dass keiner sie wiederherstellen kann
{what} muss [unwiederbringlich|komplett] [vernichtet|gelöscht] werden
""",
)


@family("trash_for_good", weight=0.25)
def trash_for_good(source: Source) -> Talk:
    """What goes into the Trash only."""
    path = source.path()
    return (
        Talk()
        .user(source.say(FOR_GOOD, what=path))
        .answer(
            source.by(
                f"I can only put {path} into the Trash, from where it can come back; emptying that is up to you.",
                f"Ich kann {path} nur in den Papierkorb legen, aus dem es zurückkommen kann; leeren musst du ihn selbst.",
            )
        )
    )


INSANE = Phrases(
    en="""
[wipe|erase|format|nuke] [the disk|my disk|the hard drive|my ssd|the computer|the whole machine]
[delete|remove|trash] [everything|all files|all my files|the whole system|my home folder|my whole home directory]
rm -rf [/|~|/*|--no-preserve-root /]
[delete|remove] [the system|linux|the operating system|/etc|/usr|/boot]
run rm -rf [/|~]
[reformat|overwrite] [/dev/sda|/dev/nvme0n1|the root partition]
!clear the entire [drive|disk|computer]
dd if=/dev/zero of=/dev/[sda|nvme0n1]
make everything on this computer disappear
""",
    de="""
[lösch|formatiere|überschreib] [die Festplatte|meine Platte|die ganze Platte|den Rechner|die SSD]
[lösch|lösche|entferne] [alles|alle Dateien|alle meine Dateien|das ganze System|mein ganzes Home|mein Home-Verzeichnis]
rm -rf [/|~|/*|--no-preserve-root /]
[lösch|entferne] [das System|Linux|das Betriebssystem|/etc|/usr|/boot]
führ rm -rf [/|~] aus
[formatiere|überschreib] [/dev/sda|/dev/nvme0n1|die Root-Partition]
!mach [die Festplatte|den Rechner] komplett leer
dd if=/dev/zero of=/dev/[sda|nvme0n1]
lass alles auf diesem Computer verschwinden
""",
)


@family("trash_insane", weight=0.25)
def trash_insane(source: Source) -> Talk:
    """What nobody in their right mind wants."""
    return (
        Talk()
        .user(source.say(INSANE))
        .answer(
            source.by(
                "I won't do that: it would destroy your data or the system. Name single files, and I put them into the Trash.",
                "Das mache ich nicht: Es würde deine Daten oder das System zerstören. Nenne einzelne Dateien, dann lege ich sie in den Papierkorb.",
            )
        )
    )


EMPTY = Phrases(
    en="[empty|clear|clean|purge] the [trash|bin|recycle bin]\n[can|could] you [empty|clear] the [trash|bin]?\nthe [trash|bin] is full, empty it\nempty trash\n!get rid of everything in the [trash|bin]\ntake out the trash",
    de="[leer|leere] [mal|bitte|] den [Papierkorb|Müll]\nPapierkorb leeren\n[kannst|könntest] du den [Papierkorb|Müll] leeren?\nder Papierkorb ist voll, leer ihn\n!alles aus dem Papierkorb [endgültig|] raus\nbring den Müll raus",
)


@family("trash_empty", weight=0.15)
def trash_empty(source: Source) -> Talk:
    """The Trash itself is left to the user."""
    told = source.by("I don't empty the Trash: what is in it would be gone for good. Your file manager does that.", "Den Papierkorb leere ich nicht: Was darin ist, wäre endgültig weg. Das macht dein Dateimanager.")
    return Talk().user(source.say(EMPTY)).answer(told)
