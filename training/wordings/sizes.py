"""How people ask what takes the room on their disk."""

from training.phrases import Phrases

ROOM = Phrases(
    en="""
what [takes|takes up|uses|eats|is using|is eating] [up|] [the|so much|all the|all my|] [space|room|disk space|storage] {inside}
what's [taking up|using|eating|hogging] [the|all the|so much|] [space|room|disk space] {inside}
why is {of} so [big|full|large|huge]
[disk usage|space usage|storage usage] [of|in|for] {of}
du {acc}
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
i'm [low on|running out of|short of] space, what's the biggest chunk {inside}
[storage|space] analysis {inside}
+list the [biggest|largest] folders {inside}
+scan {of} for space wasters
dust {acc}
gdu {acc}
+give me an overview of the space used {inside}
[baobab|treesize] for {of}
who's the storage pig {inside}
i need to free up some space, what's heavy {inside}
[space|storage] breakdown {inside}
what's making {of} so huge
what [bloats|fills] {of}
!my ssd is crying, which stuff {inside} is the heaviest
!where are all those gigabytes {inside} coming from
i need to [slim|trim] {of} down, what's the [heaviest|biggest] stuff
what ballooned {inside}
something {inside} is huge, find out what
what's clogging up {inside}
where's the bulk of the data {inside}
which subfolders weigh the most {inside}
[spring cleaning|decluttering] time: what's hogging space {inside}
can i save space {inside}? what's large
+rank everything {inside} by size
what would free the most space {inside} if i threw it out
+give me the heaviest [folders|things] {inside}
{of} got so [fat|big|huge], what's [in there|behind that]
storage culprits {inside}
why does {of} need that many gigabytes
top folders by size {inside}
usage of {of}
ncdu on {of}
du {of} please
where do the gigabytes sit {inside}
where is most of the space used {inside}
where did my gigs go {inside}
what's so heavy {inside}
what's the heaviest stuff {inside}
what's bloated {inside}
what grew so much {inside}
what makes up most of {of}
what am i hoarding {inside}
what could i throw out {inside} for more room
which of my folders {inside} is so fat
which subfolder is to blame {inside}
which projects eat the most space {inside}
how is the space split up {inside}
how come {of} is that big
why is there so much data {inside}
who filled up the disk {inside}
is there some space waster {inside}
are there fat folders {inside}
can you see what fills {of}
could you look what uses so much space {inside}
i'd like to know what eats space {inside}
i wonder what takes so much room {inside}
my laptop is full, what's big {inside}
my backup takes ages because of {of}, what's so big there
not enough space for the update, what can go {inside}
the quota is exceeded, what's large {inside}
disk nearly full! what's the biggest {inside}
cleanup candidates {inside}
big stuff {inside}
heavy folders {inside}
space eaters {inside}?
size ranking {inside}
folder sizes {inside}
size of each folder {inside}
+inspect {of} for what wastes space
+hunt for space hogs {inside}
+sum up each folder {inside} and show the biggest
+find what's bloating {of}
""",
    de="""
was [belegt|braucht|frisst|verbraucht|nimmt] [so viel|den ganzen|den meisten|am meisten|] [Platz|Speicherplatz] {inside}
was [belegt|frisst|braucht] {inside} [so viel|den ganzen|am meisten|] [Platz|Speicher]
warum ist {acc} so [groß|voll|riesig]
[Speicherbelegung|Platzverbrauch|Belegung] von {of}
du {acc}
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
ich brauch Platz, was ist {inside} der größte Brocken
[Speicheranalyse|Platzanalyse] {inside}
dust {acc}
gdu {acc}
die SSD ist [fast voll|am Anschlag], wer ist {inside} der Übeltäter
[Übersicht|Aufschlüsselung] über den Platz {inside}
wo stecken {inside} die ganzen Gigabytes
was bläht {acc} so auf
was müllt mir {inside} alles zu
[wo san|wo sind] {inside} die ganzen GB [hikumma|hingekommen]
+durchleuchte [mal|] {acc} nach Speicherfressern
was macht {acc} so [fett|riesig]
Baobab für {of}
[welche|was für] Brocken liegen {inside}
!ich muss ausmisten, was wiegt {inside} am meisten
!woher kommt {inside} der hohe Speicherverbrauch
ich muss {acc} [abspecken|entrümpeln|verschlanken], was ist am schwersten
was ist {inside} so angewachsen
irgendwas {inside} ist riesig, find raus was
was verstopft {inside} alles
wo liegt {inside} der Großteil der Daten
welche Unterordner sind {inside} am schwersten
Frühjahrsputz: was braucht {inside} so viel Platz
lässt sich {inside} Platz sparen? was ist groß
+reih alles {inside} nach Größe
was brächte {inside} am meisten Platz, wenn's weg wär
+gib mir die schwersten [Ordner|Sachen] {inside}
{acc} ist so [fett|riesig] geworden, was ist das alles
Speichersünder {inside}
wieso braucht {acc} so viele Gigabyte
wos is {inside} so groß
größte Sachen {inside}
Ordner nach Größe {inside}
Verbrauch {inside}
ncdu von {of}
wo sitzen die Gigabytes {inside}
wo wird {inside} der meiste Platz gebraucht
wo sind meine Gigs {inside} geblieben
was ist {inside} so schwer
was ist {inside} das Schwerste
was ist {inside} so aufgebläht
was ist {inside} so gewachsen
was macht den Großteil von {of} aus
was horte ich da {inside}
was könnt ich {inside} wegwerfen für mehr Platz
welcher Ordner {inside} ist so fett
welcher Unterordner ist {inside} schuld
welche Projekte fressen {inside} am meisten
wie teilt sich der Platz {inside} auf
wie kommt's, dass {inside} so viel liegt
wieso sind {inside} so viele Daten
wer hat mir {inside} alles vollgemacht
gibt's {inside} irgendeinen Platzverschwender
gibt's {inside} fette Ordner
siehst du, was {acc} füllt
könntest du schauen, was {inside} so viel braucht
ich wüsste gern, was {inside} Platz frisst
ich frag mich, was {inside} so viel belegt
Laptop voll, was ist {inside} groß
fürs Update fehlt Platz, was kann {inside} weg
das Kontingent ist überschritten, was ist {inside} groß
Platte fast voll! was ist {inside} am größten
Aufräumkandidaten {inside}
große Brocken {inside}
schwere Ordner {inside}
Größenrangliste {inside}
Ordnergrößen {inside}
Größe jedes Ordners {inside}
+durchforste {acc} nach Platzverschwendern
+mach Jagd auf Platzfresser {inside}
+find raus, was {acc} so aufbläht
+rechne jeden Ordner {inside} zusammen und zeig die größten
wat bruukt {inside} so veel Platz
was brucht {inside} so vil Platz
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
[gb|gigabytes] {inside}?
disk footprint of {of}
[combined|overall|sum of the] size of everything {inside}
what does {of} weigh
what's the weight of {of} in gigabytes
would {of} fit on a usb stick? i need its size
i want to back up {of}, how big is it
how much would i have to copy if i took {of} along
how many bytes are there {inside}
+measure {of}
+calculate the [folder size|total size] of {of}
{of} in [gb|mb|gigabytes]
how [huge|massive|bulky] is {of} [by now|]
has {of} got big
roughly how much is {inside}
i wonder how [big|large] {of} is
+determine the size of {of}
[big|large] is {of} how much
do i have more than 10 gb {inside}
!before i upload {of}: its size
!what do all files {inside} add up to
!{of} comes to how many gigabytes
+size up {of}
+weigh {of}, in gigabytes
how many [gigs|megs|terabytes] is {of}
how many [gigs|megs] do i have {inside}
what amount of data is {inside}
how much disk does {of} [occupy|claim|consume]
would a 32 gb stick do for {of}? how big is it
space taken by {of}
total bytes {inside}
i need to mail {of}, how large is it
does {of} take up a lot of space
how many megabytes would {of} be
everything {inside} put together, how many gigs
size {inside}?
{of}: size?
{of}: how many gb
{of}, size please
{of} in total
{of} how much space
bytes of {of}
gigs {inside}
volume of {of}
extent of {of}, in gigabytes
total for {of}
sum of the file sizes {inside}
storage used by {of}
room taken up by {of}
what's {of} in gigabytes
what's the total {inside}
what's the footprint of {of}
what size has {of} reached
what does {of} amount to in gigabytes
how much does {of} weigh
how much have i collected {inside}
how much have i stored {inside}
how much data does {of} hold
how much would {of} be as a backup
how much is it all {inside}
how many gigs does {of} take
how many megabytes have i got {inside}
how large has {of} become
how large a stick do i need for {of}
is {of} larger than a gigabyte
is {of} too big for a dvd
is there a lot of data {inside}
are there more than 5 gigs {inside}
does {of} fit on my phone? i need the size
can i burn {of} on a dvd, how big is it
can you tell how big {of} is
could you measure {of} for me
would you add up everything {inside}
i want to upload {of}, how big is that
i need the total size of {of}
i'd like to know how much space {of} takes
i'm moving {of} to a new drive, what size is it
i'm curious how many gigabytes {of} has
before copying {of}: how big is it
+compute the size of {of}
+find out how big {of} is
+get the size of {of}
+count the bytes {inside}
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
wie viel GB {inside}
[Gigabyte|GB|MB] {inside}?
krieg ich {acc} auf einen USB-Stick? wie groß ist das
ich will {acc} sichern, wie groß ist das
+rechne [mal|] die Größe von {of} aus
+[berechne|ermittle] die [Größe|Gesamtgröße] von {of}
wie sieht's bei {of} mit der Größe aus
was wiegt der [ganze|] Inhalt von {of}
Gewicht von {of} in GB
wie groß is'n das Zeug {inside}
wie viele Bytes sind {inside}
Umfang von {of} in [GB|Gigabyte|MB]
alles {inside} zusammen, wie viel ist das
wie viel hat sich {inside} angesammelt
wie viel macht alles {inside} auf der Platte aus
wia groß is des ois {inside}
wieviel Datenmenge liegt {inside}
ist {inside} schon viel zusammengekommen
hab ich {inside} mehr als 10 GB
Footprint von {of}
!auf wie viel Gigabyte komm ich {inside}
!vor dem Backup: Umfang von {of}
!Datenvolumen {inside}
+wieg [mal|] {acc} in Gigabyte
wie viele [Gigs|Megs|Terabyte] hat {acc}
wie viele [Gigs|Megabyte] hab ich {inside}
welche Datenmenge ist {inside}
wie viel Platte [nimmt|belegt|beansprucht] {acc}
reicht ein 32-GB-Stick für {of}? wie groß ist das
Platzbedarf von {of}
Bytes insgesamt {inside}
ich muss {acc} verschicken, wie groß ist das
braucht {acc} viel Platz
wie viel Megabyte wären das {inside}
alles {inside} zusammengenommen, wie viele Gigs
+schau [mal|] wie viel Platz {acc} [einnimmt|braucht]
wie groß is {acc} [mittlerweile|inzwischen|so]
Größe {inside}?
Größe von {of} bitte
Gesamtumfang {inside}
Bytes {inside}
Gigs {inside}
Volumen von {of}
Summe der Dateigrößen {inside}
Speicherbedarf von {of}
Platz für alles {inside}
Gesamtsumme {inside}
was ist die Größe von {of}
was ist der Footprint von {of}
was kommt {inside} an Gigabyte zusammen
was wiegt das alles {inside}
was hab ich {inside} alles an Daten
was macht das {inside} in Gigabyte
auf welche Größe kommt alles {inside}
wie schwer ist das alles {inside}
wie viel hab ich {inside} gesammelt
wie viel hab ich {inside} gespeichert
wie viel wär eine Sicherung von {of}
wie viel ist das alles {inside}
wie viele Gigs liegen {inside}
wie groß ist der Inhalt von {of}
wie groß muss ein Stick für alles {inside} sein
wie umfangreich ist das Ganze {inside}
sind {inside} mehr als 5 Gigabyte
ist {inside} mehr als ein Gigabyte
ist das {inside} zu viel für eine DVD
ist {inside} viel an Daten
passt alles {inside} aufs Handy? wie groß ist das
kann ich alles {inside} auf eine DVD brennen, wie groß ist's
kannst du sagen, wie viel {inside} liegt
könntest du die Größe von {of} messen
würdest du alles {inside} zusammenzählen
ich will alles {inside} hochladen, wie groß ist das
ich brauch die Gesamtgröße von {of}
ich wüsste gern, wie viel Platz alles {inside} braucht
ich zieh mit allem {inside} auf eine neue Platte um, wie groß ist es
mich interessiert, wie viele Gigabyte {inside} sind
vor dem Kopieren: wie groß ist alles {inside}
+miss die Größe von {of}
+find raus, wie viel {inside} liegt
+zähl die Bytes {inside}
+zähl alles {inside} zusammen, in Gigabyte
wia vui Gigabyte san {inside}
wie vil Platz brucht alles {inside}
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
[hugest|most massive|greatest] file {inside}
the one file that [eats|hogs|takes] the most space {inside}
which file should i get rid of {inside} to save the most space
max file size {inside}, which file
+sort the files {inside} by size and tell me the top one
the number one space hog among the files {inside}
something huge must be {inside}, which file
what's the heavyweight among the files {inside}
name of the [biggest|largest] file {inside}
+hunt down the [biggest|largest] file {inside}
i bet there's one giant file {inside}, which
i'm looking for the [biggest|largest] file {inside}
is there one [giant|enormous|gigantic] file {inside}
{inside} [biggest|largest] file
who's the biggest {inside}, file-wise
what's the fattest thing {inside}, one file
the file with the most [gigabytes|mb|megabytes] {inside}
[giant|enormous|oversized] files {inside}
do you see any huge file {inside}
!which file weighs the most {inside}
!+point me to the largest single file {inside}
!the champion in file size {inside}
which file {inside} is the [space hog|whopper]
what's the whopper {inside}
one file {inside} must be [enormous|gigantic], which is it
+find the fattest file {inside}
which file would i delete first {inside} to win space
is any file {inside} over a few gigabytes
the file {inside} nobody could mail, i mean the biggest
+name the largest file {inside}
what's taking most room {inside}, as a single file
which of the files {inside} is the bulkiest
could you see what the biggest file {inside} is
+search {inside} for the largest file
the one unusually large file {inside}, which
biggest? {inside}
the largest {inside}
largest single file {inside} please
one big file {inside}, which
big one {inside}?
file number one by size {inside}
first by size {inside}
heaviest of the files {inside}
record holder in file size {inside}
huge file somewhere {inside}
what's the biggest {inside}
what's the largest file name {inside}
what's the biggest thing i have {inside}, file-wise
what's the mightiest file {inside}
what huge file is {inside}
what file is hogging everything {inside}
what file eats most {inside}
which is the largest of all files {inside}
which file {inside} is so huge
which file has the most bytes {inside}
which file tops the size list {inside}
which file takes longest to copy {inside}, i mean the largest
which download is the biggest {inside}
where's the biggest file {inside}
how big is the biggest file {inside}
how large is the largest file {inside}
is some file {inside} extremely large
can you find the biggest file {inside}
can you spot the largest file {inside}
do you know the largest file {inside}
could you name the biggest file {inside}
would you look for the largest file {inside}
i want the biggest file {inside}
i want to delete the biggest file {inside}, which one is it
i need to know the largest file {inside}
i wonder which file is the biggest {inside}
i suspect one enormous file {inside}
there's a monster of a file {inside}, find it
let's find the biggest file {inside}
must be a video, but which is the biggest file {inside}
+pick out the largest file {inside}
+identify the biggest file {inside}
+get the largest file {inside}
+see which file is largest {inside}
+check for the biggest file {inside}
+spot the largest file {inside}
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
[fetteste|schwerste|massigste] Datei {inside}
die eine Datei {inside}, die am meisten [frisst|wiegt|belegt]
welche Datei wiegt {inside} am meisten
+sortier die Dateien {inside} nach Größe und nenn mir die oberste
da muss {inside} eine Riesendatei sein, welche ist das
Name der größten Datei {inside}
welche Datei löschen {inside}, um am meisten Platz zu sparen
ich such die [größte|dickste|schwerste] Datei {inside}
gibt's {inside} [eine Riesendatei|riesige Dateien|Monsterdateien]
die Datei mit den meisten [GB|Gigabyte|Megabyte] {inside}
{inside} die [größte|fetteste] Datei
was ist {inside} der dickste Brocken, als Datei
+find raus, welche Datei {inside} am dicksten ist
der größte Klopper {inside}, welche Datei
welches File ist {inside} am größten
[Monsterdateien|Riesendateien] {inside}
mi interessiert de größte Datei {inside}
liegt {inside} irgendeine [riesige|gewaltige] Datei
Platz eins bei der Dateigröße {inside}
hat's {inside} eine besonders große Datei
!der Spitzenreiter nach Dateigröße {inside}
!welche einzelne Datei ist {inside} so schwer
!+nenn mir das größte File {inside}
welche Datei ist {inside} der [Platzfresser|Brocken|Oschi]
eine Datei {inside} muss [riesig|gewaltig] sein, welche ist das
+find die fetteste Datei {inside}
welche Datei lösch ich {inside} zuerst, wenn ich Platz will
hat irgendeine Datei {inside} mehrere Gigabyte
+verrat mir die größte Datei {inside}
was nimmt {inside} als einzelne Datei am meisten Platz
welche der Dateien {inside} ist am [massigsten|schwersten]
könntest du mir die größte Datei {inside} zeigen
+durchsuch alles {inside} nach der größten Datei
größte Einzeldatei {inside}
wöchane Datei is {inside} de größte
die [allergrößte|allerdickste] Datei {inside}
größte? {inside}
die Größte {inside}
größte einzelne Datei {inside} bitte
eine große Datei {inside}, welche
Datei Nummer eins nach Größe {inside}
an erster Stelle nach Größe {inside}
schwerste von den Dateien {inside}
Rekordhalter bei der Dateigröße {inside}
riesige Datei irgendwo {inside}
was ist {inside} das Größte, als Datei
was hab ich {inside} als größte Datei
was für eine Riesendatei ist {inside}
wie heißt die größte Datei {inside}
welche Datei macht sich {inside} so breit
welche Datei frisst {inside} am meisten
welche ist die größte aller Dateien {inside}
welche Datei {inside} ist so riesig
welche Datei hat {inside} die meisten Bytes
welche Datei führt {inside} die Größenliste an
welcher Download ist {inside} der größte
welches Video ist {inside} die größte Datei
wo ist die größte Datei {inside}
wie groß ist die größte Datei {inside}
ist {inside} irgendeine Datei extrem groß
kannst du {inside} die größte Datei finden
siehst du die größte Datei {inside}
weißt du die größte Datei {inside}
könntest du {inside} die dickste Datei nennen
würdest du {inside} nach der größten Datei schauen
ich will die größte Datei {inside}
ich will die größte Datei {inside} löschen, welche ist das
ich muss wissen, welche Datei {inside} die größte ist
ich frag mich, welche Datei {inside} am größten ist
ich vermute {inside} eine riesige Datei
da ist {inside} ein Monster von Datei, find die
suchen wir die größte Datei {inside}
sicher ein Video, aber was ist {inside} die größte Datei
+pick die größte Datei {inside} raus
+ermittle die größte Datei {inside}
+schau, welche Datei {inside} am größten ist
+check {inside} die größte Datei
+mach {inside} die größte Datei ausfindig
de gräßte Datei {inside}
de gröötste Datei {inside}
di gröscht Datei {inside}
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
[biggest|largest] {n} files {inside}
+rank the {n} biggest files {inside}
+sort the files {inside} by size, first {n}
the {n} files that [eat|use|take|need] the most space {inside}
the {n} fattest files {inside}
i need space, what are the {n} biggest files {inside}
[leaderboard|ranking] of the {n} largest files {inside}
top {n} [biggest|largest|heaviest] {inside}
{n} largest {inside}
name {n} files {inside} that are really big
the {n} heaviest ones {inside}
{inside} the {n} biggest files
can you tell me the {n} [largest|biggest] files {inside}
i'm curious about the {n} largest files {inside}
only the {n} biggest files {inside}
+print the {n} biggest files {inside}
which {n} files [take|use|need] the most [room|space|storage] {inside}
what would be the {n} biggest files {inside}
!a list of {n} space eaters {inside}, files only
!{n} files {inside} with the most megabytes
!+tell me {n} giants among the files {inside}
+find me {n} files {inside} that are really heavy
{n} whoppers {inside}, biggest files first
what are the top {n} in file size {inside}
the {n} bulkiest files {inside}
+name the {n} largest files {inside}
i could delete {n} files {inside}, which are the biggest
the {n} largest, please, {inside}
a top {n} of big files {inside}
+search {inside} for the {n} biggest files
biggest files {inside}, {n} of them
the {n} top space hogs among the files {inside}
files {inside} by size, limit {n}
{n} largest files {inside} please
{n} biggest {inside}
{n} big ones {inside}
{n} heaviest files {inside}
{n} monsters {inside}, files by size
{n} files {inside}, largest first
{n} of the largest files {inside}
biggest {n} {inside}
largest {n} {inside}?
top {n} {inside} by file size
top {n} by megabytes {inside}
top {n} file sizes {inside}
top-{n} files {inside}
list of the {n} biggest files {inside}
ranking {inside}, top {n} by size
first {n} files {inside} by size
size charts {inside}, {n} places
the {n} greatest files {inside}
the {n} most massive files {inside}
the {n} files with the most bytes {inside}
the {n} worst space eaters among the files {inside}
the names of the {n} largest files {inside}
what are the {n} fattest {inside}
what {n} files are so big {inside}
which {n} are the biggest {inside}
which {n} files could i delete {inside} to save most space
which are the {n} heaviest {inside}
where are the {n} largest files {inside}
how big are the {n} biggest files {inside}
can i see the {n} biggest {inside}
can you find the {n} largest files {inside}
could you list the {n} biggest files {inside}
would you show the {n} heaviest files {inside}
do you know the {n} largest files {inside}
i'd like a list of the {n} largest files {inside}
i'd like to know the {n} biggest files {inside}
i need the {n} largest files {inside}
i'm cleaning up, what are the {n} largest files {inside}
let me see the {n} biggest {inside}
let's see the {n} largest files {inside}
disk full, the {n} biggest files {inside} please
not all, just the {n} largest files {inside}
+get the {n} largest files {inside}
+pick the {n} biggest files {inside}
+give me {n} files {inside} that take most space
+enumerate the {n} largest files {inside}
+collect the {n} largest files {inside}
+look for the {n} biggest files {inside}
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
Rangliste der {n} größten Dateien {inside}
[größte|dickste|schwerste] {n} Dateien {inside}
+sortier die Dateien {inside} nach Größe, die ersten {n}
die {n} Dateien, die {inside} am meisten [Platz|Speicher] [fressen|brauchen|belegen]
die {n} fettesten Dateien {inside}
ich brauch Platz, was sind {inside} die {n} größten Dateien
+nenn mir die {n} größten Dateien {inside}
{inside} die {n} größten Dateien
nur die {n} größten Dateien {inside}
[kannst du|könntest du] mir die {n} größten Dateien {inside} sagen
die {n} schwersten Brocken {inside}
Top-{n}-Liste der Dateien {inside}, nach Größe
mich interessieren die {n} größten Dateien {inside}
+gib die {n} dicksten Dateien {inside} aus
die {n} größten Klopper {inside}
de {n} größten Dateien {inside}
welche {n} Dateien [belegen|brauchen|fressen] {inside} am meisten
[Top|Die Top] {n} {inside} nach Dateigröße
die {n} größten Files {inside}
!{n} Dateien {inside} mit den meisten Gigabytes
!Hitliste {inside}: {n} größte Dateien
!was wären {inside} die {n} fettesten
+find mir {n} richtig schwere Dateien {inside}
{n} Brocken {inside}, die größten Dateien
was sind die Top {n} bei der Dateigröße {inside}
die {n} massigsten Dateien {inside}
ich könnt {n} Dateien {inside} löschen, welche sind die größten
die {n} größten bitte, {inside}
eine Top {n} der großen Dateien {inside}
+durchsuch {inside} alles nach den {n} größten Dateien
größte Dateien {inside}, {n} Stück
die Top {n} Brocken unter den Dateien {inside}
Dateien {inside} nach Größe, nur {n}
de {n} größtn Files {inside}
{n} größte Dateien {inside} bitte
{n} größte {inside}
{n} dicke Dinger {inside}, Dateien nach Größe
{n} schwerste Dateien {inside}
{n} Monster {inside}, Dateien nach Größe
{n} Dateien {inside}, die größte zuerst
{n} von den größten Dateien {inside}
größte {n} {inside}
Top {n} {inside} nach Größe
Top {n} nach Megabyte {inside}
Top {n} der Dateigrößen {inside}
Liste der {n} größten Dateien {inside}
Rangliste {inside}, die ersten {n} nach Größe
erste {n} Dateien {inside} nach Größe
Größencharts {inside}, {n} Plätze
die {n} allergrößten Dateien {inside}
die {n} gewaltigsten Dateien {inside}
die {n} Dateien mit den meisten Bytes {inside}
die {n} schlimmsten Platzfresser unter den Dateien {inside}
die Namen der {n} größten Dateien {inside}
wie heißen die {n} größten Dateien {inside}
was sind {inside} die {n} dicksten
welche {n} Dateien sind {inside} so groß
welche {n} sind {inside} die größten
welche {n} Dateien lösch ich {inside}, um am meisten zu sparen
wo sind die {n} größten Dateien {inside}
wie groß sind die {n} größten Dateien {inside}
kann ich {inside} die {n} größten sehen
kannst du die {n} größten Dateien {inside} suchen
könntest du {inside} die {n} größten Dateien auflisten
würdest du {inside} die {n} schwersten Dateien zeigen
weißt du die {n} größten Dateien {inside}
ich hätt gern eine Liste der {n} größten Dateien {inside}
ich wüsste gern die {n} größten Dateien {inside}
ich brauch die {n} größten Dateien {inside}
ich räum auf, was sind {inside} die {n} größten Dateien
lass mich {inside} die {n} größten sehen
schauen wir die {n} größten Dateien {inside} an
Platte voll, bitte die {n} größten Dateien {inside}
nicht alle, nur die {n} dicksten Dateien {inside}
+hol mir die {n} größten Dateien {inside}
+gib mir {n} Dateien {inside}, die am meisten brauchen
+zähl die {n} größten Dateien {inside} auf
+stell die {n} größten Dateien {inside} zusammen
+schau nach den {n} größten Dateien {inside}
+ermittle die {n} größten Dateien {inside}
zoag ma de {n} gräßten Dateien {inside}
di {n} gröschte Dateie {inside}
""",
)
