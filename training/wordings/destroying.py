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
{what}: delete permanently
{what}, gone for good please
{what} away for ever
{what} must not survive
{what} must not exist any longer, not even in the trash
{what} must never be found again, erase it for real
{what} has to be shredded
{what} needs secure deletion
{what} is secret, wipe it off the disk
{what} isn't for the trash, erase it for real
i don't want {what} in the trash, i want it erased
i don't want any trace of {what} left
i don't want anyone to recover {what}
i need {what} [shredded|wiped|securely erased]
i need {what} gone without a chance to restore it
i want to delete {what} [for good|permanently|forever]
i want to shred {what}
i want {what} overwritten and deleted
i'd like {what} [permanently deleted|securely wiped|shredded]
i'd like to erase {what} for ever
[can|could] {what} be [erased|deleted] for good
[can|could] you [shred|wipe] {what}
[can|could] you destroy {what} so it never comes back
would you erase {what} [permanently|for ever]
mind shredding {what}?
how do i delete {what} permanently? do it
how can {what} be wiped for good
let's delete {what} for ever
let's shred {what}
really delete {what}, not just trash it
really and truly remove {what}
delete {what} for real this time
delete {what} with no way back
delete {what} without keeping a copy in the trash
delete {what} straight from the disk
delete {what} right off the disk, no bin
delete, don't trash: {what}
don't trash {what}, destroy it
not to the trash, erase {what} at once
no bin for {what}, direct deletion
no way back for {what}, erase
permanent deletion of {what} please
irreversible removal: {what}
overwrite {what} several times
scrub {what} from the disk
rm -P {what}
blast {what} out of existence
{what} beyond any repair
{what} into oblivion, bypassing the trash
{what} into thin air, no trash
{what} never to return
{what} off the disk for ever
{what} shall be destroyed
{what} through the shredder
{what} to be wiped, unrecoverably
{what} with no way of getting it back
{what}, deleted for all eternity
{what}, not the trash, the real thing
{what}: secure wipe
{what}: shift+del
{what}: shred
as if {what} never existed
cipher /w {what}
delete {what} in a way no forensics will find it
delete {what}, irretrievably
delete {what} immediately, skipping the bin
delete {what} instead of trashing it
delete {what} like for real
delete {what} so it's really gone
delete {what} the hard way
don't just bin {what}, wipe it
don't leave {what} lying in the bin, erase it
eradicate {what}
extinguish {what}, no traces
for ever and ever, away with {what}
get {what} off the disk for good
gutmann wipe {what}
hard delete {what}
i never want {what} to be recovered
i don't want {what} lingering in the trash
i'm legally required to destroy {what}
irrecoverable deletion of {what}
it's private, so shred {what}
leave no trace of {what}
let {what} be gone for ever
nobody must recover {what}
permanently, please: delete {what}
put {what} through the shredder
remove {what} irreversibly
run shred on {what}
scrub {what} so nothing remains
securely dispose of {what}
shred it: {what}
skip the bin for {what}
the trash won't do for {what}, wipe it
truly delete {what}
vaporize {what}
wipe {what} securely
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
{what}: endgültig löschen
{what}, und zwar endgültig weg
{what} auf immer und ewig löschen
{what} für alle Zeit löschen
{what} darf nicht mehr existieren, auch nicht im Papierkorb
{what} darf nie wieder auftauchen, vernichten
{what} muss geschreddert werden
{what} muss sicher gelöscht werden
{what} ist geheim, komplett vernichten
{what} ist nichts für den Papierkorb, richtig löschen
{what} gehört vernichtet
{what} gehört endgültig gelöscht
{what} will ich endgültig löschen
{what} nicht wegwerfen, sondern vernichten
ich will {what} nicht im Papierkorb, sondern ganz weg
ich will nicht, dass jemand {what} wiederherstellt, vernichten
ich brauch {what} [geschreddert|sicher gelöscht]
ich will {what} [endgültig|für immer|dauerhaft] löschen
ich will {what} schreddern
ich möchte {what} [endgültig|unwiderruflich] löschen
ich möchte {what} überschreiben und löschen
ich hätt gern {what} [endgültig gelöscht|geschreddert]
ich würd {what} gern für immer löschen
kann {what} endgültig gelöscht werden
kann man {what} schreddern
[kannst|könntest] du {what} [schreddern|vernichten]
[kannst|könntest] du {what} löschen, so dass es nie zurückkommt
würdest du {what} endgültig löschen
magst {what} endgültig löschen
wie lösch ich {what} endgültig? mach du
lass uns {what} schreddern
lösch {what} diesmal wirklich
lösch {what} wirklich, nicht nur in den Papierkorb
lösch {what} ohne Weg zurück
lösch {what} direkt von der Platte
lösch {what} gleich richtig, ohne Papierkorb
lösch {what} mit Shift
nicht in den Papierkorb: {what} gleich löschen
kein Papierkorb für {what}, direkt löschen
ohne Papierkorb löschen: {what}
endgültige Löschung von {what}
unwiderruflich entfernen: {what}
überschreib {what} mehrfach
rm -P {what}
schick {what} ins Nirwana, ohne Papierkorb
{what} gonz und goa löschen, ned in Papierkorb
{what} unwiederbringlich beseitigen
{what} ins Nichts, am Papierkorb vorbei
{what} auf immer vernichten
{what} auf ewig von der Platte
{what} soll vernichtet werden
{what} durch den Schredder
{what} durch den Reißwolf
{what} in den Reißwolf
{what}, gelöscht für alle Ewigkeit
{what}, nicht Papierkorb, sondern richtig weg
{what}: sicher löschen
{what}: Umschalt+Entf
{what}: schreddern
als hätte es {what} nie gegeben
Datenschutz: {what} sicher vernichten
lösch {what} forensisch sicher
lösch {what} irreversibel
lösch {what} sofort, ohne den Umweg über den Papierkorb
lösch {what} statt es in den Papierkorb zu legen
lösch {what} auf die harte Tour
lösch {what} wirklich und wahrhaftig
lösch {what} so gründlich, dass keiner was findet
nicht bloß wegwerfen, {what} vernichten
lass {what} nicht im Papierkorb liegen, vernichte das
rotte {what} aus
merz {what} restlos aus
für immer und ewig weg mit {what}
{what} für immer von der Platte
Gutmann-Löschung von {what}
Hard Delete: {what}
ich will nicht, dass {what} im Papierkorb rumliegt, ganz weg
ich muss {what} per Gesetz vernichten
ist privat, also {what} schreddern
keine Spur darf von {what} übrig sein
keiner darf {what} wiederherstellen, vernichten
bitte dauerhaft: {what} löschen
steck {what} in den Schredder
jag {what} durch den Schredder
lass shred über {what} laufen
entsorg {what} datenschutzgerecht
Papierkorb umgehen bei {what}
beim Löschen von {what} den Papierkorb auslassen
der Papierkorb langt für {what} nicht, vernichten
wirklich löschen: {what}
atomisier {what}
{what} sicher und endgültig wipen
wipe {what} bitte komplett
Totallöschung von {what}
können Sie {what} endgültig löschen
dat {what} för ümmer weg
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
delete the lot, the whole computer
delete my entire system
delete root
delete all there is on this machine
delete all documents, photos and programs
delete my whole life, i mean every file
delete every folder i have
delete all users and their files
delete the whole home partition
erase everything
erase everything, i want a clean machine
erase all partitions
wipe everything
wipe it all
wipe this computer
wipe the machine before i sell it
wipe the disk with zeros
format the computer
format my computer please
format the system disk
reformat the whole drive
reinstall from nothing, erase the disk first
reset the computer to how it came
reset this machine to factory settings
restore factory settings
back to factory state please
bring this pc back to the day i bought it
brick this machine
break the system
ruin the operating system
kill all my files
all my files can go, every one on the disk
all of my home folder can go
my whole disk can be wiped
everything on this disk can go
everything must go, the entire disk
i don't need anything on this pc, erase it all
i want a blank disk
i want everything on this computer gone
i want to erase my hard drive
i want to format the disk
i want to wipe this laptop completely
i'd like to delete the operating system
can you wipe the whole machine
could you run rm -rf on the root directory
could you delete my entire home
would you format my ssd
let's format the disk
let's wipe everything and start over
cat /dev/zero > /dev/[sda|nvme0n1]
fdisk /dev/[sda|nvme0n1], delete all partitions
chmod -R 000 /
mv / /dev/null
all data on this pc, gone please
all drives, zero them
bash -c 'rm -rf /'
burn the whole pc down
clean slate: erase everything on the computer
clear c:
clear out the entire filesystem
crash and burn, delete the os
delete /usr/bin
delete all accounts and data on this laptop
delete all backups and all originals
delete all my photos, documents, all of it
delete my whole disk
delete the boot partition
delete the bootloader and the kernel
delete the efi partition
delete the lot from / down
delete this entire computer
destroy the partition table
diskpart clean
drop every file on this machine
every single file on the disk: delete
find / -delete
find ~ -delete
format /
format /dev/sda1
format every drive
format the boot drive
get rid of arch, all of it
give me a totally empty drive
gut the system
i hate this computer, erase it all
i want to see an empty root
kill this computer's data, every bit
lay waste to the disk
leave the laptop as bare metal
let the whole drive burn
make this laptop forget everything
make the laptop like new, no data on it
nuke it all
nuke my home
overwrite all drives with random data
pacman -Rns everything
please destroy my data, all of it
purge the whole computer
purge /home entirely
raze the system
remove all users, all files
remove every package and every file
rid the computer of all data
rm everything
rm -rf / please
run wipefs on all my disks
scorched earth: every file
strip this machine bare
the hard drive should be totally empty
thoroughly erase the machine
trash the entire computer
wipe /dev/sda
wipe my whole life off this pc
zap the whole ssd
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
lösch einfach alles auf dem Rechner
lösch mein ganzes System
lösch alle Ordner, die ich hab
lösch alle Dokumente, Fotos und Programme
lösch alle Benutzer samt ihren Dateien
lösch die ganze Home-Partition
lösch alles, was auf der Platte ist
lösch mein halbes Leben, also alle Dateien
Platte putzen, komplett
Platte löschen, alles
alles von der Platte runter
alles auf dem Computer kann weg
alles weg, die ganze Platte
alles auf Anfang, Platte löschen
alle meine Dateien können weg, restlos alle
alle Partitionen löschen
das ganze System löschen
das ganze Home kann weg
den ganzen Rechner [löschen|leeren|formatieren]
den Computer formatieren
den Laptop komplett zurücksetzen
die ganze Festplatte kann weg
die Systemplatte formatieren
formatier meinen Rechner
Werkseinstellungen wiederherstellen
auf Werkszustand zurücksetzen
zurück zum Auslieferungszustand
mach alles kaputt
mach das System kaputt
mach Linux weg
mach den Rechner wie neu, alles löschen
ruinier das Betriebssystem
schieß das System ab, alles löschen
ich brauch nichts auf dem PC, lösch alles
ich will eine leere Platte
ich will alles auf dem Rechner löschen
ich will meine Festplatte löschen
ich will die Platte formatieren
ich möchte den Laptop komplett löschen
ich möchte das Betriebssystem löschen
kannst du den ganzen Rechner plattmachen
könntest du mein ganzes Home löschen
könntest du rm -rf auf das Wurzelverzeichnis loslassen
würdest du meine SSD formatieren
lass uns die Platte formatieren
lass uns alles löschen und neu anfangen
neu aufsetzen, vorher alles löschen
cat /dev/zero > /dev/[sda|nvme0n1]
chmod -R 000 /
mv / /dev/null
lösch ois auf dera Kistn
alles lösche, s ganze System
alle Daten auf dem PC weg bitte
alle Laufwerke mit Nullen füllen
alle Laufwerke formatieren
alle Pakete und alle Dateien weg
alle Benutzerkonten und Daten löschen
alle Sicherungen und Originale löschen
alle meine Fotos, Dokumente, einfach alles löschen
bash -c 'rm -rf /'
brenn den ganzen PC nieder
das komplette Dateisystem ausräumen
den ganzen PC ins Nirwana
die Bootpartition löschen
die EFI-Partition löschen
die Partitionstabelle zerstören
die Festplatte soll vollkommen leer sein
diskpart clean
entkerne das System
entfern jedes Paket und jede Datei
find / -delete
find ~ -delete
formatier /
formatier /dev/sda1
formatier das Startlaufwerk
formatier jede Platte
gib mir eine ganz leere Platte
hau den Bootloader und den Kernel weg
ich hasse den Rechner, lösch alles
ich will ein leeres Wurzelverzeichnis sehen
jede einzelne Datei auf der Platte: löschen
kill alle Daten auf dem Computer
lass den Laptop alles vergessen
lass die Platte brennen
leg die Kiste in Schutt und Asche
lösch /usr/bin
lösch /home komplett
lösch C
lösch den Bootloader
lösch den Computer
lösch die Festplatte
lösch das gesamte Dateisystem
lösch meine ganze Existenz vom PC
lösch Windows und Linux
mach Tabula rasa mit dem Rechner
mach den Laptop nackt, ohne alles
mach reinen Tisch, alles auf der Platte weg
nuke alles
nuke mein Home
pacman -Rns alles
radier die ganze SSD aus
räum die ganze Platte ab
rm -rf / bitte
rm einfach alles
rotte alle Dateien aus
schmeiß Arch komplett runter
sprenge das System
überschreib alle Platten mit Zufallsdaten
verbrannte Erde: jede Datei
vernichte alles auf diesem Gerät
wipe /dev/sda
wipe den ganzen Rechner
zerstör meine Daten, und zwar alle
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
empty it, the trash
empty bin
empty my rubbish
empty the whole [trash|bin] for me
is the [trash|bin] emptied yet? do it
it's time to empty the [trash|bin]
time to take the [trash|rubbish|garbage] out
the [trash|bin] has to be emptied
the [trash|bin] is bursting
the [trash|bin] is too big, empty it
the [trash|bin] stinks, empty it
the stuff in the [trash|bin] isn't needed, erase it
there's too much in the [trash|bin], clear it
how do i empty the [trash|bin]? you do it
disk is full, so empty the [trash|bin]
my disk is nearly full, get rid of the trash contents
i don't want to keep what's in the [trash|bin]
i don't need the trashed files any more, erase them
i have to empty the [trash|bin]
i need the [trash|bin] empty
i'd love an empty [trash|bin]
i'd like the [trash|bin] [emptied|cleared]
[can|could] the [trash|bin] be emptied
[can|could] you take out the [trash|garbage|rubbish]
can we finally empty the [trash|bin]
mind emptying the [trash|bin]?
let's empty the [trash|bin]
let's take out the trash
take the [rubbish|garbage] out
tidy up the [trash|bin]
wipe the [trash|bin] clean
erase the [trash|bin]
delete my trash [for good|]
delete all trashed files for good
throw away what's in the [trash|bin] for good
bring the [trash|garbage] out
reset the trash to zero files
tip out the [bin|trash]
[scrub|clean] out the bin
nothing in the [trash|bin] is worth keeping, empty it
once and for all, empty the [trash|bin]
remove the trashed files permanently
from the trash into nothing, all of it
trash!
bin, empty
bin: empty it
trash: empty
trash: clear out
trash, clean
trash run please
trash out
rubbish out
rubbish, empty it
empty recycle bin
empty garbage
empty the rubbish
empty ma bin
emptying the trash please
clean trash
clear trash
clear the rubbish
clearing the bin
chuck out the contents of the bin
bin needs a clear-out
bin's full
bin is overflowing, do something
bin's bursting, empty
is it bin day? empty the trash
free up the space used by the trash
get rid of trashed files
get the rubbish out
gio trash --empty please
how full is the trash? empty it anyway
i fancy an empty bin
i want the bin cleared
i want the trash cleaned out
i'm done with what's in the trash, empty it
kindly empty the bin
let's have the bin emptied
make room, empty the trash
mind taking out the rubbish?
might you empty the bin
my recycle bin is full
my rubbish needs taking out
no need to keep the trash, empty
old trash, away with it for good
recycle bin, empty
recycle bin: clear
shall we empty the trash? yes
the recycle bin needs emptying
the rubbish has been there for months, empty it
the trash has got too big
the trash is eating my disk, empty
the trash wants emptying
too much rubbish in the bin, out with it for good
trash folder: empty it for good
waste bin, empty
what's trashed can be erased
wipe the recycle bin
+void the trash
+tidy out the bin
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
Papierkorb leer bitte
Papierkorb ausleeren
Papierkorb entleeren
Papierkorb komplett leeren
den ganzen Papierkorb leeren
Müll raus
Müll rausbringen
leer meinen Papierkorb [komplett|ganz|]
leer mir den Papierkorb
ist der Papierkorb schon leer? sonst leeren
es ist Zeit, den Papierkorb zu leeren
im Papierkorb ist zu viel, leer ihn
im Papierkorb liegt nur Müll, [raus damit|leeren]
der Papierkorb ist zu groß, leer ihn
der Papierkorb kann geleert werden
der Papierkorb muss leer werden
der Papierkorb stinkt, leeren
der Papierkorb soll leer sein
das Zeug im Papierkorb brauch ich nicht, lösch es endgültig
die Sachen im Papierkorb können endgültig weg
die Platte ist voll, also Papierkorb leeren
ich brauch Platz, Papierkorb ausleeren
ich brauch nichts mehr aus dem Papierkorb, leer ihn
ich muss den Papierkorb leeren
ich möchte den Papierkorb leeren
ich hätt gern den Papierkorb geleert
ich würd gern den Papierkorb ausleeren
kann der Papierkorb geleert werden
kann man den Papierkorb leeren
kannst du den Müll rausbringen
können wir den Papierkorb endlich leeren
wie leer ich den Papierkorb? mach du
magst den Papierkorb leeren
lass uns den Papierkorb leeren
bring mal den Müll runter
wirf den Müll endgültig raus
kipp den Müll aus
lösch den Papierkorb
lösch den ganzen Papierkorb
lösch endgültig, was im Papierkorb ist
entfern endgültig den Inhalt vom Papierkorb
alle Dateien im Papierkorb endgültig löschen
putz den Papierkorb aus
räum den Papierkorb leer
Mistkübel ausleeren
loss'n Papierkorb leer wern
tua'n Papierkorb ausleern
Papierkorb!
Papierkorb endgültig weg mit dem Inhalt
Papierkorb ist voll
Papierkorb ist übervoll, tu was
Papierkorb leermachen
Papierkorb bitte auskippen
Papierkorb räumen
Papierkorbinhalt löschen
Papierkorbinhalt weg
Papierkorbleerung
Papierkorbleerung bitte
Müll leeren
Müll ausleeren
Müll raustragen
Mülleimer leeren
Mülleimer leer machen
Mülleimer voll
Müllabfuhr bitte
Mistkübel leeren
Mistkübel is voll
Abfalleimer leeren
Eimer leeren
Eimer ausleeren bitte
Tonne leeren
Tonne ausleeren
Recycle Bin leeren
Trash leeren
Trash ausleeren
der Müll muss raus
der Müll liegt seit Monaten drin, leer ihn
der Papierkorb braucht eine Leerung
der Papierkorb hat zu viel drin
der Papierkorb platzt aus allen Nähten
der Papierkorb frisst meine Platte auf, leeren
der Papierkorb wäre zu leeren
der Papierkorb gehört ausgeleert
den Papierkorb brauch ich leer
das Weggeworfene endgültig löschen
das Gelöschte endgültig löschen
Gelöschtes ganz weg, Papierkorb leeren
gib den Platz frei, den der Papierkorb braucht
ich will den Papierkorb leer haben
ich bin mit dem Papierkorbinhalt durch, leeren
leerst du den Papierkorb
leerst du mir den Papierkorb aus
können Sie den Papierkorb leeren
bittschön den Papierkorb leeren
mach Platz, leer den Papierkorb
räum den Papierkorb aus
schütt den Papierkorb aus
schmeiß den Papierkorbinhalt weg
sollen wir den Papierkorb leeren? ja
tragst den Müll raus
wegen Platzmangel: Papierkorb leeren
wie voll ist der Papierkorb? leer ihn halt
den Müll bitte rausbringen
Kübel ausleern
maak den Papeerkorf leddig
""",
)
