"""How people ask for what never happens here: something gone for good, all of it, the Trash itself emptied."""

from training.phrases import Phrases

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
{what} [delete|erase|remove] [permanently|forever|for good]
shred -u {what}
srm {what}
[destroy|obliterate|nuke] {what}
[hard|secure|permanent] delete [of|for|] {what}
secure erase {what}
{what} has to [vanish|disappear] without a trace
{what} should be [unrecoverable|irrecoverable|gone for good]
get rid of {what} for [ever|good], no trash
skip the trash and delete {what}
delete {what} [bypassing|not via] the [trash|bin]
shift delete {what}
i never want to see {what} again, not even in the trash
{what} is confidential, [destroy|shred|wipe] it
delete {what} and don't keep it in the [trash|bin]
remove {what} so it can't be [restored|recovered]
nobody may ever read {what} again, wipe it
is it possible to delete {what} irreversibly
{what} should not stay in the trash but be gone [for good|for real]
completely and forever remove {what}
fully delete {what}, no recovery
!{what} shall leave no trace on the disk
!burn {what}, no copy in the bin
!finally and truly erase the file {what}
[annihilate|pulverize|incinerate] {what}
zero out {what}
[delete|erase] {what} once and for all
delete {what} beyond recovery
no trash, no undo: delete {what}
[overwrite|zero] {what} with [zeros|random data] and delete it
{what} contains passwords, so erase it irretrievably
permanently get rid of {what}
wipe -f {what}
make {what} unrecoverable
make sure {what} can never be [undeleted|restored]
trashing isn't enough for {what}, really erase it
unlink {what} directly instead of trashing it
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
shred -u {what}
srm {what}
{what} [schreddern|vernichten|überschreiben|zerstören]
{what} [hart|sicher|spurlos|restlos] löschen
[zerstör|zerstöre|shredder] {what}
{what} am Papierkorb vorbei löschen
{what} nicht in den Papierkorb, [ganz weg|sofort löschen|gleich richtig löschen]
lösch {what}, aber nicht in den Papierkorb
Shift Entf {what}
{what} soll [spurlos|ganz und gar] verschwinden
{what} soll [nie mehr|nicht mehr] wiederherstellbar sein
lösch {what} [so dass nichts übrig bleibt|ohne Spuren|unwiederbringlich]
{what} ist vertraulich, [vernichte|schreddere] die Datei
{what} darf niemand je wieder lesen, [vernichte|überschreib] das
ich will {what} [nie wieder sehen|für immer los sein], auch nicht im Papierkorb
kann man {what} [unwiderruflich|unwiederbringlich] löschen
{what} [permanent|dauernd] [weg|entfernen|loswerden]
Papierkorb überspringen und {what} löschen
lösch {what} ein für alle Mal
{what} für [immer|ewig] weg
{what} gscheit löschen, ned nur in Papierkorb
sicheres Löschen von {what}
!von {what} darf keine Spur bleiben
!radier {what} komplett von der Platte
!{what} auf Nimmerwiedersehen, ohne Umweg über die Tonne
[pulverisier|verbrenn|eliminier] {what}
{what} mit [Nullen|Zufallsdaten] überschreiben und löschen
[lösch|tilg] {what} unwiederherstellbar
lösch {what} so, dass [sie|es] nie wieder auftaucht
kein Papierkorb, kein Zurück: {what} löschen
in {what} stehen Passwörter, also sicher vernichten
wipe -f {what}
der Papierkorb reicht bei {what} nicht, richtig löschen
mach {what} unrettbar kaputt
sorg dafür, dass {what} nie mehr zu retten ist
{what} direkt löschen statt in den Papierkorb
{what} endgültig [beseitigen|eliminieren|tilgen]
tua {what} fia immer weg
""",
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
[wipe|empty|erase] my [laptop|pc|drive|whole home|entire home folder]
factory reset [my|the|this] [computer|laptop|pc|machine]
[mkfs.ext4|wipefs -a] /dev/[sda|nvme0n1]
shred /dev/[sda|nvme0n1]
sudo rm -rf [/|/*|/home|/usr|/etc]
get rid of [everything|all my data|all files on this computer]
[destroy|obliterate] [the system|all my data|this computer|the os]
i want to start from zero, delete all there is
start over with an empty disk, erase it
kill the [system|operating system] completely
[format|reformat] c
[delete|remove] every [file|single file] on [my computer|this machine|the disk]
[uninstall|erase] linux
throw away all my [files|documents and everything else|data]
burn it all down, delete all data
can you delete everything on my [computer|disk|pc]
can you format [the|my] [disk|drive|ssd]
[empty|clear] out my whole [hard drive|home directory]
leave nothing on this [disk|machine]
[sell|selling] the laptop, so erase it [all|completely]
my computer should be empty, like new
[delete|wipe] [/home|/|/var|/lib|the root directory]
!put this machine back to zero
!not one byte shall remain on the disk
!smash the whole system to pieces
[rm -rf *|rm -rf ~/|rm -r ~/*|sudo rm -r /]
[wipe|nuke] [windows and linux|every partition|all partitions|all drives]
zero [the disk|my ssd|the whole drive]
delete [system32|/sys|/bin|/lib|the kernel]
i'm giving the pc away, remove [everything|all data]
[trash|scrap] the whole [home directory|file system|disk]
repartition the disk from scratch and lose everything
[erase|purge] all my [data|personal files|documents, photos and the rest]
turn this [laptop|machine] into a blank one
run [dd over the disk|mkfs on my root|shred on the whole disk]
make the [disk|drive] blank
let's see what happens if you delete everything
get rid of the whole operating system
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
[lösch|leer] [meinen Laptop|den PC|meinen ganzen Computer|mein komplettes Home]
setz [den Rechner|den Laptop|den PC|alles] auf Werkseinstellungen zurück
[mkfs.ext4|wipefs -a] /dev/[sda|nvme0n1]
shred /dev/[sda|nvme0n1]
rm -rf --no-preserve-root /*
sudo rm -rf [/|/*|/home|/usr|/etc]
[wirf|schmeiß] [alles|alle meine Daten|alle Dateien] weg
[zerstör|vernichte] [das System|alle Daten|den Computer|alles]
ich will ganz von vorn anfangen, lösch alles was da ist
[mach|putz] [die Platte|die SSD|den Laptop] platt
mach [den Rechner|die Kiste|alles] platt
[Festplatte|Platte|SSD] [formatieren|löschen|plattmachen]
formatier C
[lösch|entfern] jede [Datei|einzelne Datei] auf [dem Rechner|der Platte|dem PC]
[deinstallier|entfern|schmeiß] Linux [runter|]
kannst du alles auf [dem Rechner|der Festplatte] löschen
kannst du die [Platte|SSD|Festplatte] formatieren
alles [löschen|vernichten|plattmachen]
ich verkauf den Laptop, lösch alles runter
der Rechner soll leer sein wie am ersten Tag
[lösch|lösche] [/home|/|/var|/lib|das Wurzelverzeichnis]
hau [alles|das ganze System] [weg|kaputt]
putz mir alles vom Computer owa
!kein einziges Byte soll auf der Platte bleiben
!setz die Kiste auf null zurück
!schlag das ganze System in Trümmer
[rm -rf *|rm -rf ~/|rm -r ~/*|sudo rm -r /]
[lösch|putz] [alle Partitionen|sämtliche Laufwerke|jede Partition|alle Platten]
überschreib die [Festplatte|SSD|ganze Platte] mit Nullen
lösch [System32|/sys|/bin|/lib|den Kernel]
ich verschenk den PC, alles runter
[schrotte|zerleg] das ganze [Dateisystem|System]
partitionier die Platte neu, alles kann weg
[tilg|lösch] alle meine [Daten|persönlichen Dateien|Dokumente, Fotos und den Rest]
mach aus dem [Laptop|Rechner] einen unbeschriebenen
lass [dd über die Platte laufen|mkfs auf root los]
mach die [Platte|SSD] blank
schauen wir was passiert, wenn du alles löschst
moch de gaunze Plottn laar
""",
)
EMPTY = Phrases(
    en="""
[empty|clear|clean|purge] the [trash|bin|recycle bin]
[can|could] you [empty|clear] the [trash|bin]?
the [trash|bin] is full, empty it
empty trash
!get rid of everything in the [trash|bin]
take out the trash
[trash|bin] [empty|clear|out]
please empty [my|the] [trash|bin|trash can|garbage|waste basket|wastebasket]
[trash|bin] can be emptied
the [trash|bin] should be emptied
clear out [my|the] [trash|bin|recycle bin]
[delete|erase|remove] everything in the [trash|bin]
delete the contents of the [trash|bin]
what's in the trash can go for good
[i want|i'd like|i need] an empty [trash|bin]
i want to empty the [trash|bin]
my [trash|bin] is overflowing
the trash takes up so much space, empty it
gio trash --empty
trash-empty
dump the [trash|garbage] [please|]
garbage disposal please
how about emptying the [trash|bin]
would you mind emptying the trash
flush the [trash|bin]
make the [trash|bin] empty
the trash needs emptying
!nothing should be left in the trash
!free the bin of all its contents
!trash collection time
[trash|bin|rubbish|garbage] day
[ditch|chuck] whatever is in the [trash|bin]
empty out the [wastebasket|rubbish bin|dustbin|trash can]
purge trash
could we [clear|empty] the [bin|trash]
i need space, so empty the [trash|bin]
is the trash full? then empty it
get the [trash|bin] emptied
[vacate|drain] the trash
the [bin|trash] hasn't been emptied in ages
[permanently|finally] delete what's in the [trash|bin]
rm -rf ~/.local/share/Trash
all that trashed stuff can go now
""",
    de="""
[leer|leere] [mal|bitte|] den [Papierkorb|Müll]
Papierkorb leeren
[kannst|könntest] du den [Papierkorb|Müll] leeren?
der Papierkorb ist voll, leer ihn
!alles aus dem Papierkorb [endgültig|] raus
bring den Müll raus
[Mülleimer|Müll|Tonne|den Papierkorb] [leeren|ausleeren|leer machen|entleeren]
[leer|leere|entleere] [bitte|mal|] [meinen Papierkorb|den Mülleimer|die Tonne]
der [Papierkorb|Müll] [muss|kann|soll|gehört] geleert [werden|]
[lösch|entfern] alles [im|aus dem] Papierkorb
lösch den Inhalt vom Papierkorb
was im Papierkorb liegt, kann endgültig weg
ich will den Papierkorb leeren
ich möchte einen leeren Papierkorb
der Papierkorb [quillt über|läuft über|platzt]
der Papierkorb frisst so viel Platz, leer ihn [aus|]
gio trash --empty
trash-empty
mach den [Papierkorb|Mülleimer] leer
Papierkorb [ausmisten|sauber machen|putzen]
wie wär's mit Papierkorb leeren
würdest du den Papierkorb leeren
kipp den [Papierkorb|Mülleimer] aus
leer ma den Papierkorb
Mist [ausleeren|raustragen]
Papierkorb [entsorgen|weg damit]
!im Papierkorb soll nichts mehr liegen
!Zeit für die Müllabfuhr
!den Abfalleimer bitte ausräumen
[Abfall|Abfalleimer|Mistkübel|Papierkübel] [leeren|ausleeren]
schmeiß raus, was im Papierkorb liegt
[leer|leere] [den Mistkübel|den Abfall|den Kübel] aus
Papierkorb [purgen|clearen|endgültig leeren]
[könnten|können] wir den Papierkorb leeren
ich brauch Platz, also leer den Papierkorb
ist der Papierkorb voll? dann leer ihn
tu den Papierkorb [ausleeren|leer machen]
der Papierkorb wurde ewig nicht geleert
[endgültig|jetzt] löschen was im Papierkorb ist
rm -rf ~/.local/share/Trash
das ganze weggeworfene Zeug kann jetzt richtig weg
Chübel [leere|uslääre]
""",
)
