"""How people say that an archive is to be unpacked, packed, or looked into."""

from training.phrases import Phrases

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
{what} unzipped please
{what}, out with the files
unpack {what} for me [please|]
{what} needs unzipping
decompress {what} [please|pls]
+unfold {what} into its files
+open {what} up and put everything here
+split the archive {what} into its files
+untie the archive {what}
+release everything in {what}
+restore the files from the archive {what}
+dump the files of {what} here
please get everything out of {what}
could {what} be unpacked here
can the archive {what} be extracted
is {what} unzippable? then do it
will you unzip {what}
i'd love {what} unpacked
i need what's packed in {what}
i need the stuff out of {what}
i have to work with the files in {what}, so unzip it
my teacher sent {what}, unpack it for me
the pictures are zipped in {what}, unpack them
the backup is in {what}, extract it
what do i do with {what}? right, extract it
what's packed in {what} should lie here
everything out of {what}, please
archive {what}, extract here
extract here: {what}
time to unpack {what}
let's have {what} unpacked
gonna need {what} extracted
how do i get {what} unpacked? do it for me
{what} got packed too tightly, unpack it
+disassemble the archive {what} into single files
the zip stage is over, extract {what}
{what} into its files
{what} -> files
{what} -x
{what}: get the files out
{what} came as an archive, unpack
{what} came packed, i want it loose
{what}, all files out here
{what} isn't any use packed up, extract it
{what} should be unpacked by now, do it
{what} ought to be extracted
{what} wants unpacking
ark: extract {what}
extract all from {what}
extract {what}, would you
full extraction of {what} here
files out of {what}, now
files from {what} onto the disk
out with everything packed in {what}
turn {what} back into files
make files of {what} again
it's packed in {what}, i need it out
i got sent {what}, it's an archive, extract it
i want to see the real files of {what}, extract them
i've a packed file {what}, would you unzip it
got the archive {what}, need the files
mind unzipping {what}?
might you unpack {what}
shall we unpack {what}? yes
the lot in {what}, extracted please
there's an archive {what}, i'd like it unpacked
wee job: unzip {what}
+undo the packing of {what}
+spill {what} out here
+unravel the archive {what}
+lay out the files packed in {what}
+explode {what} into single files
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
{what} entpackt bitte
{what}, raus mit den Dateien
entpacken: {what}
{what} hier auspacken
auspacken, {what}
{what} gehört entzippt
Archiv {what} extrahieren
Inhalt von {what} hierher auspacken
alle Dateien aus {what} auspacken
den Inhalt aus {what} herausholen und hierher legen
die Dateien im Archiv {what} brauch ich einzeln
ich brauch, was in {what} gepackt ist
ich brauch das Zeug aus {what}, entpack es
ich muss mit den Dateien aus {what} arbeiten, entpacken
ich hab {what} gekriegt, entpack das
ich tät {what} gern entpacken
die Bilder sind in {what} gepackt, hol sie raus
das Backup steckt in {what}, entpack es
der Lehrer hat {what} geschickt, bitte auspacken
was mach ich mit {what}? genau, entpacken
lass {what} entpacken
lass uns {what} auspacken
ist {what} entpackbar? dann los
wird Zeit, {what} auszupacken
wie krieg ich {what} entpackt? mach du das
bitte alles raus aus {what}
gepackt ist {what}, ich will's ausgepackt
+zerleg das Archiv {what} in seine Dateien
+löse das Archiv {what} auf in Dateien
+befrei die Dateien aus {what}
+stell die Dateien aus dem Archiv {what} her
+extrahiere alles in {what}
pack ma {what} aus
pack mer {what} us
{what} nicht gepackt, sondern einzeln, entpack das
komprimiert kann ich mit {what} nix anfangen, entpacken
{what} in seine Dateien
{what} -> Dateien
{what} -x
{what}: Dateien rausholen
{what} kam als Archiv, entpacken
{what} kam gepackt, ich will's lose
{what}, alle Dateien hier raus
{what} nützt mir gepackt nichts, extrahieren
{what} sollte schon entpackt sein, mach das
{what} wäre zu entpacken
{what} zum Entpacken
{what} wieder auspacken
ark: {what} entpacken
alles extrahieren aus {what}
Extraktion: {what}
unzip: {what}
komplett entpacken: {what}
Dateien aus {what}, jetzt
Dateien aus {what} auf die Platte
raus mit allem, was in {what} gepackt ist
mach aus {what} wieder Dateien
es steckt gepackt in {what}, ich brauch's draußen
man hat mir {what} geschickt, ist ein Archiv, entpacken
ich will die echten Dateien aus {what}, extrahier sie
ich hab ein gepacktes {what}, entzip das
ich hab das Archiv {what}, brauch aber die Dateien
entpackst du mir {what}
entzippst du {what}
sollen wir {what} entpacken? ja
der ganze Inhalt von {what}, entpackt bitte
da ist ein Archiv {what}, das hätt ich gern entpackt
kleine Aufgabe: {what} entzippen
können Sie {what} entpacken
bittschön {what} auspacken
+schütt {what} hier aus
+wickel {what} aus, also das Archiv
+leg die Dateien, die in {what} gepackt sind, hierher
+mach das Packen von {what} rückgängig, also entpacken
{what} utpacken
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
{what} zip
{what} to zip
zip {what} for me
a zip from {what}
an archive from {what} please
{what} all zipped up
{what} in a zip
{what} in one file, compressed
{what}, packed
compress {what}, it's too big
pack up {what} for sending
please zip {what} up
+make {what} a zip
+make one file out of {what}, a zip
+fold {what} into a zip
+collect {what} into a zip archive
+save {what} as a zip
+produce a zip of {what}
+press {what} into a zip
+prepare a zip of {what}
could you make me a zip of {what}
can i have {what} zipped
will you compress {what} for me
i'd like an archive of {what}
i'd like {what} in zipped form
i have to upload {what}, zip it
i have to hand in {what} as a zip
i'm sending {what} to a friend, compress it
the upload only takes a zip, pack {what}
the teacher wants {what} as a zip
let's zip {what}
let's make an archive out of {what}
what about a zip of {what}
{what} needs compressing
{what} must be zipped
before i mail {what}, zip it
is {what} zippable? then do it
{what} > zip
{what}: zip it
{what}: archive
{what}, zip please
{what} into one archive
{what} into one file to send
{what} as an attachment, so zip
{what} as one download, zipped
{what} goes into an archive
{what} goes out by mail, zip it
{what} ought to be zipped
{what} wants zipping
{what} is too big as a folder, zip
ark: compress {what}
zip: {what}
archive: {what}
compress: {what}
zip job: {what}
zip archive with {what} in it
zipped folder from {what}
zip folder {what} for an upload
compressed file of {what} please
all of {what} in one zip
everything under {what} as a zip
one archive please: {what}
make it smaller: {what} as a zip
need to attach {what}, make a zip
i need to archive {what}
i want one file instead of the folder {what}, zipped
i'll take {what} on a stick, zip it
i can't attach a folder, so {what} as a zip
i've to email {what}, compress please
got to zip {what}
mind zipping {what}?
might you compress {what}
shall we zip {what}? yes
for the archive: compress {what}
for uploading: {what} as a zip
wee zip of {what}
+crunch {what} into a zip
+squash {what} into a zip
+cram {what} into one archive
+convert {what} to a zip
+store {what} in a zip
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
Zip aus {what}
ein Archiv aus {what} bitte
{what} in ein Zip
{what} komprimieren, ist zu groß
{what} zum Verschicken packen
{what} einpacken als Zip
{what} gepackt, in einer Datei
packen: {what}
alles von {what} zippen
mach mir {what} zum Zip
+mach eine Datei aus {what}, ein Zip
+quetsch {what} in ein Zip
+sammle {what} in einem Zip
+speicher {what} als Zip
+erzeug ein Zip aus {what}
+bereite ein Zip von {what} vor
+verschnür {what} als Zip
kannst du mir ein Zip von {what} machen
könnte ich {what} als Zip haben
ich hätt gern ein Archiv von {what}
ich hätt {what} gern gezippt
ich tät {what} gern zippen
ich schick {what} einem Freund, zipp es
ich muss {what} abgeben, als Zip
der Lehrer will {what} als Zip
das Portal nimmt nur Zip, also pack {what}
lass uns {what} zippen
lass {what} zu einem Zip werden
was hältst du von einem Zip aus {what}
{what} muss komprimiert werden
{what} müsste gezippt werden
bevor ich {what} maile, zippen
kann man {what} zippen? dann mach
mach ma a Zip aus {what}
chasch {what} zippe
{what} soll kleiner werden, mach ein Zip
für die Mail {what} zu einem Zip machen
{what} > zip
{what}: zippen
{what}: Archiv
{what}, Zip bitte
{what} in eine Datei zum Verschicken
{what} als Anhang, also zippen
{what} als Download, gezippt
{what} kommt in ein Archiv
{what} geht per Mail raus, zipp das
{what} wäre zu zippen
{what} zum Zippen
{what} ist als Ordner zu groß, zippen
ark: {what} komprimieren
Zip: {what}
Archiv: {what}
Komprimieren: {what}
Zip-Archiv mit {what} drin
gezippter Ordner aus {what}
komprimierte Datei aus {what} bitte
alles unter {what} als Zip
ein Archiv bitte: {what}
kleiner machen: {what} als Zip
muss {what} anhängen, mach ein Zip
ich muss {what} archivieren
ich will eine Datei statt dem Ordner {what}, gezippt
ich nehm {what} am Stick mit, zipp das
einen Ordner kann ich nicht anhängen, also {what} als Zip
ich muss {what} mailen, komprimier bitte
zippst du mir {what}
komprimierst du {what}
sollen wir {what} zippen? ja
fürs Archiv: {what} komprimieren
zum Hochladen: {what} als Zip
kleines Zip von {what}
können Sie {what} komprimieren
bittschön {what} zippen
+stauch {what} zu einem Zip
+fass {what} in einem Zip zusammen
+wandel {what} in ein Zip um
{what} inpacken, as Zip
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
{what} archive listing
list archive {what}
show what's inside the archive {what}
contents of {what}, still packed
contents of {what} without unpacking
without unpacking, what's in {what}
what's packed in {what}
what's zipped in {what}
what was packed into {what}
what would {what} unpack to
what would come out of {what}
what is the archive {what} made of
what's in the archive {what} exactly
what all is in the archive {what}
which files did i pack into {what}
which files are packed in {what}
which files would {what} give me
how many files are packed in {what}, and which
are there pictures packed in {what}
did they pack the manual into {what}
does the archive {what} contain anything useful
does the archive {what} have a readme in it
do i need to unpack {what}? what's in it
is it worth unpacking {what}, what's packed in it
i'd like to know what's in the archive {what}
i'd like a list of the files packed in {what}
i want to see the files in the archive {what}
i want to know what's packed in {what}
let me see the contents of the archive {what}
let me peek into the archive {what}
can you list the archive {what}
can you see into the archive {what}
could you tell me what's packed in {what}
would you list the files in the archive {what}
please list the archive {what}
archive {what}: what files
files inside the archive {what}
packed files of {what}
+glance into the archive {what}
+read out the file names in the archive {what}
+enumerate the files packed in {what}
+look through the archive {what} and list it
+print the contents of the archive {what}
just list {what}, the archive, don't unpack
{what}: list, don't extract
{what}: packed files?
{what} - what's packed?
{what} -l
{what} -t
{what} as an archive has which files
{what}, don't unpack, just list
{what}, still zipped, what's in there
archive contents: {what}
archive listing: {what}
list of the archive {what}
listing of the zip {what}
index of the archive {what}
names in the archive {what}
file names inside the archive {what}
contents of the archive {what} please
contents of the packed {what}
packed contents of {what}?
zip contents of {what}
inside the archive {what}?
inside the archive {what} there's what
in the archive {what}, which files
in the archive {what} should be a picture, is it
anything good in the archive {what}?
any files in the archive {what}
have they packed everything into {what}
have i packed it into {what}? list the archive
how's the archive {what} filled
so what's the archive {what} got
tell me the files in the archive {what}
tell me what they packed into {what}
only the file list of the archive {what}
only look into the archive {what}, leave it packed
i only want to look into the archive {what}
i wonder what's packed in {what}
i wonder what they zipped into {what}
mind listing the archive {what}?
might i see the list of files in the archive {what}
who knows what's in the archive {what}, look
+inspect the archive {what}
+show the file list of the archive {what}
+check what's packed in {what}
+browse the archive {what} without extracting
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
Archiv {what}, was ist drin
Archivliste von {what}
Archivinhalt {what}
Inhalt vom gepackten {what}
Inhalt von {what}, ohne Entpacken
ohne Auspacken: was ist in {what}
ohne es zu entpacken, was steckt in {what}
was ist in {what} alles gepackt
was ist ins Archiv {what} gewandert
was wurde in {what} gezippt
was würde {what} ausgepackt ergeben
was würde aus {what} rauskommen
was kommt beim Entpacken von {what} raus
was genau ist im Archiv {what}
was hab ich in {what} gepackt
welche Dateien hab ich in {what} gepackt
welche Dateien stecken gepackt in {what}
welche Dateien gibt {what} beim Entpacken her
wie viele und welche Dateien sind in {what} gepackt
sind Bilder in {what} gepackt
ist die Anleitung in {what} eingepackt
hat das Archiv {what} was Brauchbares drin
lohnt sich das Auspacken von {what}, was ist drin
muss ich {what} entpacken? was ist denn gepackt
ich wüsste gern, was im Archiv {what} ist
ich hätt gern eine Liste der Dateien im Archiv {what}
ich will die Dateien im Archiv {what} sehen
ich will wissen, was in {what} gepackt ist
lass mich ins Archiv {what} schauen
kannst du das Archiv {what} auflisten
kannst du ins Archiv {what} reinschauen
könntest du mir sagen, was in {what} gepackt ist
bitte das Archiv {what} auflisten
Archiv {what}: welche Dateien
Dateien im Archiv {what}
gepackte Dateien in {what}
+wirf einen Blick ins Archiv {what}
+lies die Namen im Archiv {what} vor
+zähl die Dateien auf, die in {what} gepackt sind
+geh das Archiv {what} durch und liste es auf
+gib den Inhalt des Archivs {what} aus
wos steckt im Archiv {what}
was isch im Archiv {what}
nur auflisten, was das Archiv {what} hat
{what}: Archivliste
{what}: auflisten, nicht entpacken
{what}: gepackte Dateien?
{what} - was ist gepackt?
{what} -l
{what} -t
{what}, nicht entpacken, nur auflisten
{what}, noch gezippt, was ist drin
Archivliste: {what}
Liste vom Archiv {what}
Inhalt vom Zip {what}, ohne Auspacken
Verzeichnis vom Archiv {what}
Namen im Archiv {what}
Dateinamen im Archiv {what}
Inhalt des Archivs {what} bitte
gepackter Inhalt von {what}?
Zip-Inhalt von {what}
im Archiv {what} ist was?
im Archiv {what} sind welche Dateien
im Archiv {what} sollte ein Bild sein, stimmt das
was Gutes im Archiv {what}?
irgendwelche Dateien im Archiv {what}
haben die alles in {what} gepackt
hab ich das in {what} gepackt? liste das Archiv auf
womit ist das Archiv {what} gefüllt
woraus besteht das Archiv {what}
was hat's im Archiv {what}
was liegt im Archiv {what}
was hat wer in {what} gepackt
nenn mir die Dateien im Archiv {what}
sag mir, was im Archiv {what} steckt
sag, was in {what} gezippt ist
nur die Dateiliste vom Archiv {what}
nur reinschauen ins Archiv {what}, gepackt lassen
ich will nur ins Archiv {what} reinschauen
ich frag mich, was in {what} gepackt ist
ich weiß nimmer, was ins Archiv {what} kam
wer weiß, was im Archiv {what} ist, schau nach
+inspizier das Archiv {what}
+zeig die Dateiliste vom Archiv {what}
+prüf, was in {what} gepackt ist
+stöber im Archiv {what}, ohne zu entpacken
wat is in dat Archiv {what}
""",
)
