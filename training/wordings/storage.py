"""How people ask for free disk space and memory."""

from training.phrases import Phrases

DISKS = Phrases(
    en="""
how much [disk space|space|storage|room|free space] [is left|do i have|have i got|is free|is available|remains] [on my computer|on my disk|on the drive|]?
[disk space|free space|disk usage|storage|df|disk|disks|space left|free disk space] [?|]
how full [is|are] [the|my] [disk|disks|drive|hard drive|ssd|computer]?
is [the|my] [disk|drive|ssd|hard disk] [full|almost full|getting full|nearly full]?
am i [running out of|low on|out of] [disk space|space|storage]?
+[check|show|list|tell me] [the|my|] [disks|disk space|free space|storage|drives]
do i have [enough|any] [space|room|storage|disk space] [left|free|] [for a big download|for a game|for 50 GB|]?
how many [gigabytes|gigs|GB] [are free|are left|do i have left|free] [on the disk|]?
[can i still|will i be able to] [download|install|save] something [big|large]?
!what space is left on this machine?
what's [the|my] free [disk|storage|] space?
which [disk|drive|partition] is [the fullest|full]?
!+give me the free disk space
storage [status|left|available|how much]
is there [still|any] [room|space|capacity] [on the disk|on my ssd|left on the drive|on here]?
how big is my [disk|hard drive|ssd] and how much is [used|free]?
my downloads [fail|stop], is the disk full?
it says no space left on device, how [bad|full] is it?
[how much is|what's] used on [the disks|all drives|my partitions]?
[mounted|all] [disks|partitions|filesystems] [and their free space|]
!disk check, how much is free
how's my disk [doing|looking]?
i want to [copy|store] a lot of [movies|photos|videos], does it fit on the [disk|ssd]?
how much can i still [save|store|download] [on here|]?
what's my remaining [storage|disk space|capacity]?
[ssd|hdd|hard drive|harddisk] space
any room on the [disk|drive|ssd]?
is the [ssd|hard drive|disk] [packed|stuffed|at its limit|maxed out]?
capacity of my [drives|disks|ssd]
how crowded is the [disk|drive|ssd]?
used and free space [on all drives|please|]
[do i need|time for] a bigger [disk|ssd|drive]? how full is this one
the update [refuses to install|failed], do i still have disk space?
!before i pull that big iso, how much room have i got
percentage of disk [used|in use]
show how much space [every|each] [drive|disk|partition] has left
!what can the drive still swallow
i keep saving videos, how's the space?
is my storage [ok|fine|alright|critical]?
how many terabytes are [free|left|used]?
!ssd nearly stuffed?
total and free [space|storage] on this [computer|machine|laptop]
is my [ssd|disk|drive] running full?
where do i stand with disk space?
how much [headroom|wiggle room] is on the [disk|ssd]?
do i have to tidy up, or is there still disk space?
free [gigs|gigabytes|terabytes] [please|]
what's the fill level of the [disk|ssd|drive]?
the [backup|export|render] is 80 gb, is there room for it?
no more room to save, is the disk full?
how many gb does my [ssd|disk] have [in all|left]?
will i run out of [disk|storage] soon?
used vs free on the [disk|ssd]
i'm about to rip my dvds, any space?
which drives are mounted, and how full?
could do with more space, how much is left [on disk|]?
[hdd|ssd] fill level
disk free?
how many gigs left
is there any disk left
do we have disk space
what does df say
disk full again?
how's the storage situation
how's the free space on this thing
how big is the disk and how much is free
how small is my remaining disk space
how close is my disk to full
what portion of my disk is used
what's used and what's free on the disk
+run df
+give me an overview of my disks
+look up how much disk space is free
+report the disk usage
could you look whether the disk is full
would you check my disk space
i need to know if the disk is full
i'd like to know how much storage remains
my phone backup needs 60 gb, do i have that on disk
i just deleted a lot, how much disk space is free now
apt says no space left, how full is the disk
gigs left?
disk nearly out?
storage report
ssd status, how much is used
drive fullness?
hard drive bursting?
space? any?
any gigs left on here
room for one more game on disk?
room on the hard drive for 30 gigs?
quick look at the disks, how full
bytes free on disk
what have i got left on the ssd
what's the damage on disk space
what does the disk still hold, in gigs free
the disk's groaning, how full is it
the disk feels full, is it
steam says there's not enough disk space, how much is there
docker pull died, is the disk out of space
photoshop complains about the scratch disk, how full is it
my holiday videos are 90 gb, will the ssd take them
do i need to buy a new disk, how much is left
did cleaning up help, how much disk is free now
did i fill the ssd
have i still got room on the ssd
has the disk any gigabytes to spare
can the hard drive take another 100 gb
can you give me the disk figures, used and free
could the disk be full
should i worry about disk space
shouldn't there be more disk space, how much is it
are all drives full
are there any gigs left on the second disk
where's the disk at, fill-wise
how much of the 512 gb ssd is gone
how's my ssd for space
how full's the drive, ballpark
how long till the disk is full, what's free
how many percent of the ssd are still free
i dread the answer, but how full is the disk
i hoard files, how's the disk space holding up
i have a hunch the disk is full
just the disk space, ta
+read me the disk space
+measure what's free on the drives
+size up the free space on my disk
+say how many gigs the disk still has
""",
    de="""
[wie viel|wieviel] [Platz|Speicherplatz|Plattenplatz|Festplattenspeicher] [ist|habe ich|hab ich|hat die Platte|bleibt mir] noch [frei|übrig|]?
[Speicherplatz|Plattenplatz|freier Platz|Festplatte|Platte|freier Speicherplatz|SSD Platz|Datenträger] [?|bitte|]
wie voll [ist|sind] [die|meine] [Platte|Festplatte|SSD|Platten|Festplatten]?
ist [die|meine] [Platte|Festplatte|SSD] [voll|bald voll|fast voll|schon voll]?
+[zeig|sag] [mir|] [mal|] [wie viel Platz noch ist|den freien Speicherplatz|den Plattenplatz|die Platten|die Datenträger]
[wie viele|wieviel] [Gigabyte|GB|Gigs] [sind noch frei|hab ich noch|habe ich noch frei|frei]?
passt [noch|da noch] [was Großes|ein Spiel|ein großer Download|viel] auf die [Platte|Festplatte|SSD]?
hab ich [noch|] [genug|] [Platz|Speicherplatz] [für einen Download|für ein Update|auf der Platte|auf der SSD|]?
!reicht der Speicherplatz noch?
geht mir [bald|gleich|] der [Platz|Speicherplatz|Plattenplatz] aus?
was ist [noch|] auf [der Platte|der SSD|der Festplatte] frei?
welche [Platte|Partition|Festplatte] ist [am vollsten|voll]?
[Belegung|Auslastung] [der|meiner] [Festplatten|Platten|Festplatte]
es heißt kein Platz mehr auf dem Gerät, wie voll ist [die Platte|es] denn?
[check|prüf|schau] [mal|bitte|] [den Speicherplatz|wie voll die Platte ist|den Plattenplatz|die Platten]
!+nenn mir den freien Platz auf der Platte
wia vui Plotz [is no|hob i no] auf da Platten?
wie sieht's [mit|um] [dem|den] [Speicherplatz|Plattenplatz] aus?
ich will [Filme|Fotos|Videos] draufkopieren, is da noch [Platz|Luft]?
meine Downloads [brechen ab|schlagen fehl], ist die [Platte|Festplatte] voll?
wie groß ist [meine|die] [Platte|Festplatte|SSD] und was ist [davon|] frei?
disk space [checken|]
!Platz auf der SSD noch?
Speicher auf der [Festplatte|Platte|SSD], wie viel noch?
ist auf dem Rechner noch [Platz|Luft|Speicherplatz]?
wie viel kann ich noch [speichern|draufladen|runterladen]?
[Restkapazität|Restplatz|verbleibender Speicherplatz]
[SSD|HDD|Festplatte] voll?
hat die [Platte|SSD|Festplatte] noch [Luft|Platz|Reserven]?
ist die [Platte|SSD] [randvoll|dicht|am Anschlag|zugemüllt]?
Kapazität [meiner Platten|meiner Laufwerke|der SSD]
wie eng ist's auf der [Platte|SSD]?
belegter und freier Speicherplatz [aller Laufwerke|bitte|]
brauch ich eine größere [SSD|Platte|Festplatte]? wie voll ist die jetzige
das Update [will nicht|schlägt fehl], hab ich noch Plattenplatz?
!bevor ich das dicke ISO ziehe, wie viel Platz ist da noch
wie viel Prozent der [Platte|SSD] sind [voll|belegt]?
zeig wie viel Platz [jede Platte|jedes Laufwerk] noch hat
!was passt auf die Platte noch drauf
ich speicher dauernd Videos, wie schaut's mit dem Platz aus?
ist mein Speicherplatz [knapp|kritisch|im grünen Bereich]?
wie viele Terabyte sind [frei|übrig|belegt]?
wie viel is noch frei auf der Kiste?
!SSD schon am Platzen?
Gesamtplatz und freier Platz [auf dem Rechner|auf dem Laptop|]
isch d Festplatte voll?
läuft [mir|] die [SSD|Platte|Festplatte] voll?
wie steh ich beim Speicherplatz da?
wie viel [Spielraum|Reserve] hat die [Platte|SSD]?
muss ich aufräumen oder ist noch Plattenplatz da?
freie [Gigs|Gigabyte|Terabyte] [bitte|]
wie ist der Füllstand der [Platte|SSD|Festplatte]?
das [Backup|Video|Image] hat 80 GB, geht sich das [aus|auf der Platte aus]?
[Speichern geht nicht mehr|ich kann nichts mehr speichern], ist die Platte voll?
wie viel GB hat meine [SSD|Platte] [insgesamt|noch]?
belegt und frei auf der [Platte|SSD]
ich will meine DVDs rippen, ist da noch Platz?
welche Laufwerke sind eingehängt und wie voll?
mehr Platz wär gut, wie viel ist noch frei [auf der Platte|]?
[Füllstand|Füllgrad] [der SSD|der Festplatte|der Platten]
quillt die [Platte|SSD] [bald|schon|] über?
geht si des aus mim Speicherplatz?
hät's no Platz uf de Platte?
Platte voll?
wie viel Gigs noch frei
noch Platte frei?
was sagt df
Platte schon wieder voll?
wie ist die Lage beim Speicherplatz
wie groß ist die Platte und wie viel davon frei
wie nah ist die Platte am Anschlag
welcher Teil der Platte ist belegt
+lass df laufen
+gib mir einen Überblick über meine Platten
+sieh nach, wie viel Plattenplatz frei ist
könntest du schauen, ob die Platte voll ist
würdest du den Speicherplatz prüfen
ich muss wissen, ob die Platte voll ist
mein Handy-Backup braucht 60 GB, hab ich die auf der Platte
hab grad viel gelöscht, wie viel Platz ist jetzt frei
apt meckert über fehlenden Platz, wie voll ist die Platte
noch Gigs auf der Platte?
Platte bald am Ende?
Plattenreport
SSD-Stand, wie viel belegt
Platte am Platzen?
Platz? noch welcher?
Platz für noch ein Spiel auf der SSD?
30 Gigs noch drin auf der Platte?
kurzer Blick auf die Platten, wie voll
freie Bytes auf der Platte
was hab ich auf der SSD noch frei
wie schlimm ist's mit dem Plattenplatz
die Platte ächzt, wie voll ist sie
die Platte fühlt sich voll an, stimmt das
Steam sagt, der Plattenplatz reicht nicht, wie viel ist da
Docker bricht ab, ist die Platte voll
meine Urlaubsvideos haben 90 GB, packt das die SSD
brauch ich eine neue Festplatte, was ist noch frei
hat das Aufräumen was gebracht, wie viel Plattenplatz ist frei
hab ich die SSD vollgemacht
hab ich auf der SSD noch Luft
hat die Festplatte noch Gigabyte übrig
nimmt die Festplatte noch 100 GB
gibst du mir die Plattenzahlen, belegt und frei
kann es sein, dass die Platte voll ist
muss ich mir wegen Plattenplatz Sorgen machen
müsste nicht mehr Plattenplatz frei sein, wie viel ist es
sind alle Platten voll
sind auf der zweiten Platte noch Gigs frei
wo steht die Platte beim Füllstand
wie viel von der 512er-SSD ist weg
wie geht's der SSD vom Platz her
wie voll ist die Platte so ungefähr
wie lang noch, bis die Platte voll ist, was ist frei
wie viel Prozent der SSD sind noch frei
ich trau mich kaum zu fragen, wie voll ist die Platte
ich bin ein Datenmessie, wie schaut's auf der Platte aus
mein Gefühl sagt, die Platte ist voll
nur den Plattenplatz, danke
hob i no an Plotz auf da SSD?
wie vil Platz isch no uf de SSD?
is op de Platt noch Platz?
+lies mir den Plattenplatz vor
+miss mal, was auf den Platten frei ist
+sag, wie viele Gigs die Platte noch hat
+verschaff mir einen Überblick über den freien Plattenplatz
""",
)
DISK_OF = Phrases(
    en="""
how much [space|room|free space|disk space] is [left|free|available] [on|in|at] {path}?
[free space|space left|disk space|df] [on|of|for|] {path}
how full is {path}?
is {path} full?
+[check|show] the [free|disk|remaining] space [on|of] {path}
!the disk that {path} is on, how much is free there?
how many GB are [free|left] [on|in] {path}?
does {path} have [room|space|space left]?
which is the free space of the disk [behind|under] {path}?
space on the disk [of|under|with] {path}
how many gigs does {path} still have free?
can i [put|save|copy] something [big|large] [in|on|to] {path}? how much is free there
is there [room|space|enough space|disk space] [on|in|under] {path}?
{path}: how much is free?
{path} free space
the disk behind {path}, how full is it?
is the drive [with|of] {path} [full|getting full|nearly full]?
remaining [capacity|space|room] at {path}
!i want to dump a backup on {path}, does the disk have room?
what's [left|available|free] on {path}?
the drive mounted [at|on] {path}, free space?
[disk|partition] usage [for|of] the drive of {path}
!writing to {path} fails, is that disk full?
tell me the free space [on|at|under] {path}
how much disk is left where {path} is?
!gigabytes free on the filesystem of {path}
am i running out of space on {path}?
what's the headroom on {path}?
fill level of {path}
how much more fits [on|in] {path}?
will {path} fill up soon?
i need 20 gb [on|in] {path}, is that much free?
{path} disk full?
[space|room] left at {path}
before i copy to {path}: how much is free there?
is the volume of {path} [nearly|] full?
how many [gigabytes|terabytes] can {path} still take?
any space left at all on {path}?
does the partition with {path} have space?
{path}: free?
{path} full?
{path}, how much free
{path}, is it full
{path} space
{path} df
free on {path}?
space on {path}?
room on {path}?
gigs left on {path}?
gb free on {path}
free gigabytes at {path}?
how much is free under {path}?
how big is the disk of {path} and how much is free?
how much can i still put on {path}?
how much room has {path} got?
how close to full is {path}?
what does df say about {path}?
what's the free space of {path}?
what percentage of {path} is used on its disk?
is there anything left on {path}, space-wise?
is the disk of {path} full?
has {path} got any free space?
+tell me how full {path} is
+look how much is free on {path}
+run df on {path}
+give me the free gigabytes of {path}
can you check the space left on {path}?
could you see whether {path} is full?
would a 50 gb file fit on {path}?
would you look how much {path} has left?
i need to know how much is free on {path}
i'd like to know if {path} has room
i want to download to {path}, enough space there?
i can't write to {path}, is it full?
copying to {path} stopped, no space?
the usb stick at {path}, how much is free on it?
did {path} fill up already?
anything free on {path}?
{path} - room?
{path} nearly out of space?
{path} getting tight?
{path}: used vs free
{path} capacity left
{path} fill level please
{path} in gigs, free
{path} seems full, is it
fullness of {path}?
space check {path}
quick df of {path}
bytes left on {path}
gigs free, {path}
percent free on {path}
disk under {path}, any room
partition of {path}, free gigs
mount point {path}, free space please
room for 40 gb under {path}?
room for a backup on {path}?
what does {path} still take
what have i got left on {path}
what's {path} at, fill-wise
where does {path} stand in free space
where {path} is mounted, how much is free
how's {path} for space
how full's {path} got
how much of the drive at {path} is gone
how many gigs on {path} to spare
how tight is it on {path}
how long till {path} is full, what's free
did the copy to {path} eat all the space
do i still have gigs on {path}
has {path} run out of space
have i filled {path}
can {path} take a big iso
can i trust {path} to have 100 gb free
could {path} be full
shouldn't {path} have more space free
are there gigabytes free on {path}
i'm told {path} is out of space, true?
i want to save to {path}, room there?
my backup goes to {path}, enough room?
rsync to {path} says no space left, how much is free
the server complains that {path} is full
worried about space on {path}
just the free space of {path}, ta
+measure the free space on {path}
+say how much room {path} has
+see if {path} has gigs to spare
""",
    de="""
[wie viel|wieviel] [Platz|Speicherplatz] ist [auf|in|unter] {path} [noch|] [frei|]?
[freier Platz|Speicherplatz|Platz] [auf|von|unter] {path}
wie voll ist {path}?
ist {path} [schon|bald|] voll?
+[zeig|sag|prüf] [mir|mal|] den freien [Platz|Speicher] [auf|von] {path}
!die Platte von {path}, was ist da noch frei?
wie viele GB sind [auf|in] {path} [noch|] frei?
hat {path} noch [Platz|Speicherplatz|Luft]?
was ist auf {path} noch übrig an Platz?
Platz auf der Platte [von|mit|unter] {path}
wie viele Gigs hat {path} noch frei?
kann ich [in|auf|nach] {path} noch was Großes [legen|speichern|kopieren]? wie viel ist da frei
ist [in|auf|unter] {path} noch [Platz|genug Platz|Speicherplatz|Luft]?
{path}: wie viel ist frei?
{path} freier Platz
die Platte hinter {path}, wie voll ist die?
ist das Laufwerk [mit|von] {path} [voll|bald voll|fast voll]?
[Restkapazität|Restplatz|freier Speicher] [bei|auf] {path}
!ich will ein Backup nach {path} schieben, hat die Platte da Platz?
was ist [auf|unter] {path} noch [frei|verfügbar]?
das Laufwerk, das [unter|auf] {path} gemountet ist, wie viel Platz?
Belegung der Platte von {path}
!Schreiben nach {path} schlägt fehl, ist die Platte dort voll?
sag mir den freien Speicherplatz [auf|unter] {path}
wie viel Platte ist da übrig, wo {path} liegt?
!freie Gigabyte auf dem Dateisystem von {path}
geht auf {path} der Platz aus?
wia vui Platz is auf {path} no frei?
welchen Spielraum gibt's auf {path} beim Platz?
Füllstand von {path}
wie viel passt [noch|] auf {path}?
wird {path} bald voll?
ich brauch 20 GB [auf|in] {path}, ist so viel frei?
{path} Platte voll?
[Platz|Speicher] übrig auf {path}?
bevor ich nach {path} kopiere: wie viel ist da frei?
ist das Volume von {path} [fast|schon|] voll?
wie viele [Gigabyte|Terabyte] nimmt {path} noch auf?
überhaupt noch Platz auf {path}?
hat die Partition mit {path} noch Platz?
is auf {path} no wos frei?
{path}: frei?
{path} voll?
{path}, wie viel frei
{path}, ist das voll
{path} Speicherplatz
{path} df
frei auf {path}?
Gigs frei auf {path}?
GB frei auf {path}
freie Gigabyte bei {path}?
wie viel ist unter {path} frei?
wie groß ist die Platte von {path} und wie viel ist frei?
wie viel krieg ich noch auf {path}?
wie viel Luft hat {path}?
wie nah am Anschlag ist {path}?
was sagt df zu {path}?
wie viel Prozent der Platte von {path} sind belegt?
gibt's auf {path} noch was frei?
ist die Platte von {path} voll?
+sag mir, wie voll {path} ist
+schau, wie viel auf {path} frei ist
+lass df auf {path} los
+gib mir die freien Gigabyte von {path}
kannst du den Platz auf {path} prüfen?
könntest du schauen, ob {path} voll ist?
passt eine 50-GB-Datei auf {path}?
würdest du schauen, was {path} noch frei hat?
ich muss wissen, wie viel auf {path} frei ist
ich wüsst gern, ob {path} noch Platz hat
ich will was nach {path} herunterladen, reicht da der Platz?
ich kann nicht auf {path} schreiben, ist das voll?
Kopieren nach {path} bricht ab, kein Platz mehr?
der Stick unter {path}, wie viel ist da frei?
wie vil Platz hät's no uf {path}?
woveel Platz is op {path} noch?
ist {path} schon dicht?
{path} - noch Platz?
{path} bald voll?
{path}: belegt und frei
{path} Restplatz
{path} Füllstand bitte
{path} in Gigs, frei
{path} wirkt voll, ist es das
Platzcheck {path}
kurz df auf {path}
freie Bytes auf {path}
Gigs frei, {path}
wie viel Prozent frei auf {path}
Platte unter {path}, noch Luft
Partition von {path}, freie Gigs
Einhängepunkt {path}, freier Platz bitte
Platz für 40 GB unter {path}?
Platz für ein Backup auf {path}?
was nimmt {path} noch auf
was hab ich auf {path} noch frei
wo steht {path} beim Füllstand
dort, wo {path} eingehängt ist, wie viel ist frei
wie sieht's auf {path} mit Platz aus
wie steht's um den Platz auf {path}
wie viel vom Laufwerk unter {path} ist weg
wie viele Gigs hat {path} in Reserve
wie eng ist es auf {path}
wie lang noch, bis {path} voll ist, was ist frei
hat das Kopieren nach {path} alles vollgemacht, wie viel ist frei
hab ich auf {path} noch Gigs
hab ich {path} vollgemacht
ist {path} am Anschlag
ist {path} schon am Überquellen
verträgt {path} noch ein dickes ISO
kann {path} noch 100 GB vertragen
kann es sein, dass {path} voll ist
müsste {path} nicht mehr frei haben
sind auf {path} noch Gigabyte frei
es heißt, {path} sei voll, stimmt das
ich will auf {path} speichern, ist da Platz
mein Backup geht nach {path}, reicht der Platz
rsync nach {path} meldet keinen Platz, wie viel ist frei
der Server meckert, dass {path} voll ist
ich mach mir Sorgen um den Platz auf {path}
nur den freien Platz von {path}, danke
wos is auf {path} no frei
hät {path} no Platz
+miss den freien Platz auf {path}
+sag, wie viel Luft {path} noch hat
+verrat mir den Füllstand von {path}
""",
)
MEMORY = Phrases(
    en="""
how much [ram|memory|RAM] [is free|do i have left|is left|is in use|is used|is available|have i got|am i using]?
[ram|memory|free memory|free ram|memory usage|ram usage|mem|swap|memory status] [?|]
how full is [my|the] [ram|memory]?
[what's|what is] [my|the] [ram|memory] [usage|situation|status|load]?
is [my|the] [ram|memory] [full|almost full|running out]?
am i [running out of|low on|out of] [ram|memory]?
+[check|show|tell me] [the|my|] [ram|memory|memory usage|free memory|swap usage]
do i have [enough|any] [ram|memory] [left|free] [for another vm|for one more browser tab|]?
!how many [gigs|GB] of memory are free?
how much [ram|memory] does [this machine|this computer|my laptop] have?
is [it|the machine|my computer] swapping?
how much [swap|swap space] is [used|in use]?
[memory|ram] [pressure|consumption]?
can i start [another|one more] [vm|virtual machine|big program] or is the [ram|memory] full?
!any ram to spare?
[ram|memory] how much [left|free|used]
how [is|'s] [the|my] [memory|ram] [looking|doing]?
working memory [free|state|]
what percentage of [the|my] [ram|memory] is used?
how heavy is the [memory|ram] load [right now|]?
[ram|memory] left [?|over]
how many gigs of [ram|memory] are [in use|taken|used up]?
are we [swapping|paging|thrashing]?
[ram|memory] ok?
everything stutters, is the [ram|memory] full?
used and free [ram|memory]
[total|installed] [ram|memory] [please|?]
does my [laptop|machine|computer] still have [ram|memory] [to spare|free]?
browser tabs keep [crashing|reloading], is there memory left?
+look at the [ram|memory] [usage|consumption|load]
!what's the memory headroom
is 8 GB of ram still enough here, how much is used?
[ram|mem] stats
how tight is [the|my] [memory|ram]?
!i want to load a big model, does it fit in memory?
how much of my [ram|memory] is [occupied|taken|gone]?
is anything in swap [right now|]?
how many gigabytes of ram [are installed|are built in|do i own]?
!has the swap been touched
memory [figures|numbers] please
is there room in [ram|memory] for [a vm|the game|another browser]?
how many gb of ram are [idle|unused|spare]?
[ram|memory] fill level
i'd like to keep 200 tabs open, does my [ram|memory] allow it?
how's the [ram|memory] holding up?
do i need more ram? how much is used
will the [ram|memory] be enough for [photo editing|compiling|docker]?
[swap|swapping] going on?
unused [ram|memory] [please|]
how much of the 16 gigs of ram is still free?
[buffer|cache] and free memory?
where am i with [ram|memory]?
is the machine out of memory?
ram free?
ram full?
memory full?
how many gigs of ram left
how's my ram
how's memory usage
how much ram is there in this thing
how much of the ram is used right now
how big is my ram and how much is free
how close am i to running out of memory
what does free say
memory getting tight?
what's left of my ram
what's my swap usage
which part of the memory is in use
+run free
+give me the memory usage
+look up how much ram is free
+report the ram usage
could you check the free memory
would you look how full the ram is
i need to know how much ram is free
i'd like to know my ram usage
the fan's loud and it's slow, is the ram full
firefox has 90 tabs, is there ram left
got any ram left
ram gone?
ram nearly out?
ram report
ram in gigs, free
any gigs of ram left
ram fullness?
mem free?
free mem please
got ram?
how's ram
ram, used and total
swap full?
swap used?
ram at how many percent
memory nearly used up?
the ram's groaning, how full is it
it feels short on ram, is it
quick look at the ram, how full
what have i got left in ram
what's the ram at
what's my ram doing, full or not
where's the ram at, fill-wise
where do things stand with memory usage
how much of the 32 gb ram is gone
how many percent of ram are free
how full's the ram, ballpark
how tight is it in ram
how many gigs of ram does this box have
how much ram before it starts swapping
did closing the tabs free any ram, how much is free now
did i fill the ram
do i need another stick of ram, how much is in use
do we have ram to burn
has the machine any ram left
have i still got ram for a vm
can the ram take another electron app
can you give me the ram figures
could the ram be full
should i worry about ram
shouldn't there be more ram free
are we into swap already
are all 16 gigs of ram in use
the compiler got killed, is there ram left
java says out of heap space, how much ram is free
minecraft stutters, how full is the ram
i want to run a local llm, how much ram is free
just the ram, ta
+read me the ram usage
+measure the free ram
+say how many gigs of ram are free
+size up my ram usage
""",
    de="""
[wie viel|wieviel] [RAM|Arbeitsspeicher|Ram|Hauptspeicher] [ist|habe ich|hab ich|hat der Rechner] [noch|] [frei|übrig|belegt|benutzt|]?
[RAM|Arbeitsspeicher|RAM Auslastung|freier RAM|freier Arbeitsspeicher|Speicherauslastung|ram?|Swap|Ramverbrauch] [bitte|]
wie voll ist [der|mein] [RAM|Arbeitsspeicher|Ram]?
ist [der|mein] [RAM|Arbeitsspeicher] [voll|bald voll|knapp|am Limit]?
+[zeig|sag] [mir|] [mal|] [den freien Arbeitsspeicher|die RAM-Auslastung|wie viel RAM frei ist|den Speicherstand vom RAM]
geht mir [gerade|bald|] der [RAM|Arbeitsspeicher] aus?
[reicht|langt] [der|mein] [RAM|Arbeitsspeicher] noch [für eine VM|für noch mehr Tabs|]?
wie hoch ist die [RAM-Auslastung|Speicherauslastung|Auslastung vom Arbeitsspeicher]?
!wie viel GB Arbeitsspeicher sind noch frei?
hat [der|mein] [Rechner|Laptop] noch [genug|] [RAM|Arbeitsspeicher]?
wird [gerade|] [geswappt|ausgelagert]?
wie viel [Swap|Auslagerungsspeicher] ist [benutzt|belegt|in Benutzung]?
[prüf|check] [mal|] [den|] [RAM|Arbeitsspeicher|Ram]
wia vui [RAM|Arbeitsspeicher] is no frei?
was ist mit dem [RAM|Arbeitsspeicher], [noch was frei|alles voll]?
!RAM wie voll
wie viel Arbeitsspeicher steckt [in dem|im] [Rechner|Laptop]?
wie sieht's [mit|beim] [dem RAM|dem Arbeitsspeicher|RAM] aus?
[memory usage|RAM-Status|Arbeitsspeicher-Status] [zeigen|bitte|]
kann ich noch [eine VM|ein großes Programm] starten oder ist der [RAM|Arbeitsspeicher] voll?
[Belegung|Stand] [vom|des] [Arbeitsspeicher|RAM]
[RAM|Arbeitsspeicher] [noch übrig|frei]?
wie viele Gigs [RAM|Arbeitsspeicher] sind [belegt|weg|in Gebrauch]?
swappt [der Rechner|die Kiste|das System]?
[RAM|Arbeitsspeicher] ok?
alles ruckelt, ist der [RAM|Arbeitsspeicher] voll?
belegter und freier [RAM|Arbeitsspeicher]
[verbauter|eingebauter|gesamter] [RAM|Arbeitsspeicher] [bitte|?]
hat die Kiste noch [RAM|Arbeitsspeicher] [übrig|frei]?
die Tabs stürzen dauernd ab, ist noch Arbeitsspeicher da?
+schau [mal|] nach [dem RAM|dem Arbeitsspeicher|der RAM-Auslastung]
!wie viel Luft ist beim RAM noch
reichen 8 GB RAM hier noch, wie viel ist belegt?
wie knapp ist [der|mein] [RAM|Arbeitsspeicher]?
!ich will ein großes Modell laden, passt das in den Arbeitsspeicher?
wie viel vom [RAM|Arbeitsspeicher] ist [belegt|weg|voll]?
liegt [grad|gerade|] was im Swap?
wie viel Gigabyte RAM [sind eingebaut|sind verbaut|hab ich|stecken drin]?
!wurde der Swap schon angefasst
RAM-Zahlen bitte
isch de RAM voll?
is der Arbeitsspeicher scho wieder voll?
!Speicherfresser am Werk? wie voll ist der RAM
hat im [RAM|Arbeitsspeicher] noch [eine VM|das Spiel|ein zweiter Browser] Platz?
wie viel GB [RAM|Arbeitsspeicher] liegen brach?
Füllstand vom [RAM|Arbeitsspeicher]
ich will 200 Tabs offen lassen, gibt das der [RAM|Arbeitsspeicher] her?
wie schlägt sich der [RAM|Arbeitsspeicher]?
brauch ich mehr RAM? wie viel ist belegt
langt der [RAM|Arbeitsspeicher] [fürs Kompilieren|für Docker|zum Fotobearbeiten]?
lagert die Kiste grad was in den Swap aus?
ungenutzter [RAM|Arbeitsspeicher] [bitte|]
wie viel von den 16 Gig RAM ist noch frei?
wie steh ich beim [RAM|Arbeitsspeicher] da?
hat der Rechner noch Reserven im [RAM|Arbeitsspeicher]?
is da [RAM|Arbeitsspeicher] scho dicht?
mehr Arbeitsspeicher wär gut, wie viel ist frei?
RAM voll?
Arbeitsspeicher voll?
wie viel Gigs RAM noch
wie geht's dem RAM
wie viel RAM steckt in der Kiste
wie viel vom Arbeitsspeicher ist grad in Benutzung
wie groß ist der RAM und wie viel ist frei
wie nah bin ich am Ende vom Arbeitsspeicher
was sagt free
wie ist die Lage beim RAM
was bleibt vom RAM noch
wie viel ist im Swap
welcher Teil vom Arbeitsspeicher ist belegt
+lass free laufen
+gib mir die RAM-Auslastung
+sieh nach, wie viel RAM frei ist
könntest du den freien Arbeitsspeicher prüfen
würdest du schauen, wie voll der RAM ist
ich muss wissen, wie viel RAM frei ist
ich wüsst gern die RAM-Auslastung
der Lüfter dreht und alles ist zäh, ist der RAM voll
90 Tabs im Firefox, ist noch RAM da
hat's no RAM frei
RAM weg?
RAM bald am Ende?
RAM-Report
RAM in Gigs, frei
noch Gigs im RAM?
noch RAM?
RAM, belegt und gesamt
Swap voll?
Swap in Benutzung?
RAM auf wie viel Prozent
Arbeitsspeicher fast aufgebraucht?
der RAM ächzt, wie voll ist er
fühlt sich nach zu wenig RAM an, stimmt das
kurzer Blick auf den RAM, wie voll
was hab ich im RAM noch frei
was macht der RAM, voll oder nicht
wo steht der Arbeitsspeicher beim Füllstand
wie viel von den 32 GB RAM ist weg
wie viel Prozent vom RAM sind frei
wie voll ist der RAM so ungefähr
wie eng geht's im RAM zu
wie viele Gigs RAM hat die Kiste
wie viel RAM noch, bis er swappt
hat das Schließen der Tabs RAM gebracht, wie viel ist jetzt frei
hab ich den RAM vollgemacht
hab ich RAM für eine VM
brauch ich noch einen RAM-Riegel, wie viel ist belegt
hat die Maschine noch Arbeitsspeicher
verträgt der RAM noch eine Electron-App
gibst du mir die Zahlen zum Arbeitsspeicher
kann es sein, dass der RAM voll ist
muss ich mir um den RAM Sorgen machen
müsste nicht mehr RAM frei sein
sind wir schon im Swap
sind alle 16 Gigs RAM in Benutzung
der Compiler wurde abgeschossen, ist noch RAM frei
Java meldet zu wenig Heap, wie viel RAM ist frei
Minecraft ruckelt, wie voll ist der Arbeitsspeicher
ich will ein lokales LLM laufen lassen, wie viel RAM ist frei
nur den RAM, danke
der Arbeitsspeicher, wie schaut's aus
genug RAM fürs Videoschneiden?
hob i no an RAM?
wie vil RAM isch no frei?
woveel RAM is noch free?
+lies mir die RAM-Auslastung vor
+miss mal den freien RAM
+sag, wie viele Gigs RAM frei sind
+verrat mir den Stand vom Arbeitsspeicher
""",
)
