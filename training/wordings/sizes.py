"""How people ask what takes the room on their disk."""

from training.phrases import Phrases

ROOM = Phrases(
    en="""
what [takes|takes up|uses|eats|is using|is eating] [up|] [the|so much|all the|all my|] [space|room|disk space|storage] {inside}
what's [taking up|using|eating|hogging] [the|all the|so much|] [space|room|disk space] {inside}
why is {of} so [big|full|large|huge]
[disk usage|space usage|storage usage] [of|in|for] {of}
du {acc}
du -sh {acc}
du -h {acc}
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
""",
    de="""
was [belegt|braucht|frisst|verbraucht|nimmt] [so viel|den ganzen|den meisten|am meisten|] [Platz|Speicherplatz] {inside}
was [belegt|frisst|braucht] {inside} [so viel|den ganzen|am meisten|] [Platz|Speicher]
warum ist {acc} so [groß|voll|riesig]
[Speicherbelegung|Platzverbrauch|Belegung] von {of}
du {acc}
du -sh {acc}
du -h {acc}
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
""",
)
