"""How people ask what is in a folder."""

from training.phrases import Phrases

ALL = Phrases(
    en="""
[what's|what is|whats] {inside}
what [files|things] are {inside}
what do i have {inside}
+list {acc}
+list [the|all|] [files|contents|everything] {inside}
ls {acc}
dir {acc}
+show [me|] [what's|what is|everything|the files|all files] {inside}
+show [me|] the contents of {of}
[contents|content] of {of}
what is [lying around|stored|saved|there] {inside}
+list the folder {of}
+show [me|] {acc}
[where|what] are the files {inside}
[got|do i have] [anything|stuff] {inside}
which files [are|do i have] {inside}
{of}: what's in there
what does {of} contain
[anything|is there anything|is anything] {inside}
[can|could] you list {of}
let me see what's {inside}
give me [a list of|] the files {inside}
what have i got {inside}
+tell me what's {inside}
i want to know what's {inside}
listing of {of}
[how does it look|what does it look like] {inside}
directory listing [of|for] {of}
+take a look {inside} and tell me what's there
everything {inside} [please|]
!+enumerate the contents of {of}
!what all is {inside}
!what can i find {inside}
!+read out the file names {inside}
i forgot what i [put|saved|keep] {inside}
do you see any files {inside}
file listing of {of}
overview of {of}
[gimme|give me] {acc} as a list
what's sitting {inside} these days
is {of} empty [or not|]
i can't remember what's {inside}, have a look
+peek into {of}
an inventory of {of} [please|]
[which|what] files and folders are {inside}
+print the contents of {of}
{acc}, list [it|that] for me
i'm wondering what's {inside}
see what's {inside}
tree view not needed, just the names of what's {inside}
!how about a rundown of what's {inside}
!before i clean up, what's in there: {of}
!what kind of stuff ended up {inside}
+[run through what's {inside}|go through what's {inside}, just the names]
[mind checking what's {inside}|what have we {inside}|what's in store {inside}]
[the files {inside}, which are they|what's cluttering things up {inside}, show the names]
[not sure what's {inside} any more, list it|i've never looked {inside}, what's there]
[index of {of}|ls -1 {acc}|names of all files {inside}|content overview of {of}]
""",
    de="""
was ist {inside} [drin|]
was [liegt|gibt es|gibts|befindet sich|steckt] {inside}
was [hab|habe] ich {inside} [alles|liegen|]
welche Dateien [sind|liegen|hab ich|gibt es] {inside}
+zeig [mir|mal|] was {inside} [ist|liegt|drin ist]
+zeig [mir|] [alles|alle Dateien|die Dateien] {inside}
+liste [alles|alle Dateien|die Dateien] {inside} auf
+liste auf[,|] was {inside} [ist|liegt]
Inhalt von {of}
+zeig [mir|] den Inhalt von {of}
ls {acc}
dir {acc}
{acc} auflisten
[wos|wat] is {inside} [drin|drinna|]
[was is|was isch|woas is] [denn|] {inside} [so|] drin
sag mir was {inside} [liegt|ist]
was [liegt|fliegt] {inside} [alles|] [so|] rum
[kannst du|könntest du|kannste] [mal|] {acc} auflisten
[kannst du|könntest du] mir zeigen was {inside} liegt
Liste von {of}
+gib mir [eine Liste|die Liste] der Dateien {inside}
[ist|liegt] {inside} [noch|] [was|etwas]
alles was {inside} liegt
schau mal {inside} [nach|] was da ist
+zeig [mir|mal|] {acc}
[hab|habe] ich {inside} [was|etwas] liegen
was enthält [denn|] {acc}
+list mal {acc}
wie sieht es {inside} aus, welche Dateien sind da
Dateien {inside} [bitte|anzeigen|]
!+zähl mir auf was {inside} liegt
!was findet sich {inside}
!was ist denn {inside} so alles gespeichert
!welche Sachen sind {inside}
ich weiß [gar|] nicht mehr, was {inside} [alles|] liegt
Übersicht [von|über] {acc}
Dateiliste von {of}
was [lagert|schlummert|gammelt] {inside} [so|]
ist {inside} [überhaupt|] [was|etwas] drin oder leer
[schau|guck] [mal|] {inside} rein
ich würd gern wissen, was {inside} liegt
welche Dateien und [Ordner|Unterordner] [sind|gibt's] {inside}
mal sehen was {inside} [so|] [ist|liegt]
wos hob i {inside} [olls|]
wat liegt {inside} [allens|] rum
was hät's {inside} [alles|]
was seh ich {inside}, nur die Namen
magst du mal nachsehen, was {inside} liegt
brauche [eine|ne] Auflistung von {of}
Verzeichnisinhalt von {of}
!bevor ich aufräume: was liegt {inside}
!wie wär's mit einem Überblick, was {inside} so rumliegt
!Bestandsaufnahme {inside}
+[blätter durch, was {inside} liegt|führ auf, was {inside} alles liegt]
[was haben wir {inside}|was ist {inside} vorhanden|was steckt {inside} alles]
[keinen Schimmer, was {inside} liegt, zeig her|hab ewig nicht {inside} geschaut, was ist da]
[alle Dateinamen {inside}|Index von {of}|ls -1 {acc}|Inhaltsübersicht von {of}]
[was liegt'n {inside} umanand|wos is'n {inside} olles|lueg mal was {inside} isch]
""",
)

HERE = Phrases(
    en="""
ls
dir
[what's|what is] here
what's in this folder
list files
+list [the|all|] files [here|in this folder|in the current directory|]
+show [me|] [the|all|] files [here|in this folder]
which files are here
[what|which files] do i have here
+list this [folder|directory]
+list the current [folder|directory]
what's around here
contents of this folder
!what all is in the current folder
!+show me what's here
[current|this] [folder|directory] listing
[what's|what is] in the [current|working] directory
contents of the current [folder|directory]
whats in here
where did i land, what files are around here
files here
files in this folder
cwd contents
[give me|i need] a list of [the|all] files [here|in this folder]
do i have any files in this [folder|directory]
anything in this folder
look around here
!what does the working directory contain
!everything that's in the place i'm in right now
[what have we got here|what's lying here|what's in the folder i'm in]
[ls .|dir .|ls -l|ls -1|list .|show .]
+[run ls [here|]|show the current folder|print the files here]
[names of the files here|which files live here|what files surround me]
[this folder, what's inside|i'm in some folder, what's in it|the files of this directory]
""",
    de="""
ls
dir
was ist hier [drin|]
was liegt hier [rum|]
Dateien auflisten
+liste [die|alle|] Dateien [hier|in diesem Ordner|] auf
+zeig [mir|] [die|alle|] Dateien [hier|in diesem Ordner]
welche Dateien sind hier
was ist in diesem Ordner
+zeig [mir|] den Inhalt [dieses Ordners|vom aktuellen Ordner|von dem Ordner hier]
was hab ich hier [alles|]
Inhalt [dieses|des aktuellen] Ordners
auflisten was hier ist
!was befindet sich hier im Ordner
!+zeig mal was hier so liegt
Dateien hier
Dateien in diesem Ordner
was ist im [aktuellen|momentanen] [Verzeichnis|Ordner]
[aktuelles|dieses] Verzeichnis auflisten
Inhalt des aktuellen Verzeichnisses
wos is do drin in dem Ordner hier
was gibt's hier für Dateien
welche Dateien liegen in diesem Verzeichnis
ist in diesem Ordner [irgendwas|überhaupt was]
schau dich hier mal um
Ordnerinhalt hier
[brauch|gib mir] eine Liste der Dateien [hier|in diesem Ordner]
was haben wir hier für Dateien
!was enthält das Arbeitsverzeichnis
!alles was da ist, wo ich grad bin
[was haben wir denn hier|was liegt hier herum|was steckt in dem Ordner hier]
[ls .|dir .|ls -l|ls -1|hier auflisten|Dateien zeigen]
+[mach ein ls|zeig den aktuellen Ordner|gib die Dateien hier aus]
[Namen der Dateien hier|welche Dateien gibt's hier|was für Files sind hier]
[dieser Ordner, was ist da drin|bin in einem Ordner, was liegt drin|was isch da i dem Ordner]
""",
)

HIDDEN = Phrases(
    en="""
+show me everything {inside}, even [hidden files|dotfiles]
are there hidden files {inside}
+ls {acc} with dotfiles
[hidden|invisible] files {inside} [too|please|]
ls -a {acc}
ls -la {acc}
+list {acc} with hidden files
+show [me|] [the|all|] hidden files {inside}
what's {inside}, [also|including] hidden files
+list everything {inside}, dotfiles too
dotfiles {inside}
[all|all the] files {inside} including the hidden ones
!which hidden things are {inside}
ls -A {acc}
ls {acc} -a
what's hidden {inside}
unhide [everything|the files] {inside} and list it
full listing of {of}, with the dot files
i can't see my dotfiles {inside}, list them too
files starting with a dot {inside} as well, list all
everything {inside}, visible or not
+include hidden files when you list {acc}
contents of {of} with the hidden stuff
[are|do] any dotfiles exist {inside}
really everything {inside}, hidden entries too
i suspect there is something hidden {inside}
!nothing left out: all entries {inside}, dot ones as well
!what doesn't a plain ls show {inside}
+[reveal the hidden files {inside}|list all dotfiles {inside}]
[i need to see the dotfiles {inside}|the files {inside} that are normally hidden]
[what's {inside} if you count dotfiles|where are my dotfiles, list {acc} with them]
[secret files {inside}|.files {inside}|dot files {inside}|concealed files {inside}]
[ls -lA {acc}|ls --all {acc}|dir /a {acc}|everything {inside} plus the dotfiles]
""",
    de="""
+zeig mir alles {inside}, auch die versteckten
gibt es {inside} versteckte Dateien
+ls {acc} mit Punktdateien
[unsichtbare|versteckte] Dateien {inside} [auch|bitte|]
ls -a {acc}
ls -la {acc}
+zeig [mir|] [auch|] die versteckten Dateien {inside}
versteckte Dateien {inside} [anzeigen|]
was ist {inside}, auch versteckte [Dateien|]
+liste {acc} mit versteckten Dateien auf
alles {inside}, auch Dotfiles
welche versteckten Dateien [sind|gibt es] {inside}
!+zeig mal was {inside} versteckt ist
ls -A {acc}
ls {acc} -a
was ist {inside} [versteckt|unsichtbar]
{acc} auflisten, mit versteckten Dateien
komplette Liste von {of}, inklusive Punktdateien
ich seh meine Dotfiles {inside} nicht, liste die auch
Dateien {inside}, auch die mit Punkt am Anfang
alles {inside}, sichtbar oder nicht
[liegt|ist] {inside} [was|irgendwas] Verstecktes
Inhalt von {of} samt versteckten Sachen
Dotfiles {inside}
wirklich alles {inside}, auch Unsichtbares
i siech de versteckten Dateien {inside} ned, zeig's ma
!nichts auslassen: alle Einträge {inside}, auch die mit Punkt
!was zeigt ein normales ls {inside} nicht an
+[deck die versteckten Dateien {inside} auf|liste alle Dotfiles {inside}]
[ich muss die Punktdateien {inside} sehen|die Dateien {inside}, die man sonst nicht sieht]
[was ist {inside}, Dotfiles mitgezählt|wo sind meine Dotfiles, zeig {acc} mitsamt denen]
[verborgene Dateien {inside}|.dateien {inside}|Punktdateien {inside}|geheime Dateien {inside}]
[ls -lA {acc}|ls --all {acc}|dir /a {acc}|alles {inside}, versteckte inklusive]
""",
)

BARE = Phrases(
    en="""
what's in the folder
+list [the|a|that|my] folder
what's in there
+show me the folder
[list|show] the [directory|other folder]
!what does the folder contain
contents of the folder
folder contents
can you list a folder for me
i want to see what's in a folder
+open up the list of files in that folder
[which|what] files are in that [folder|directory]
is there something in the folder
the files in the folder, please
look inside the folder
i need a folder listing
+tell me what's in that directory
!i'd like to know what a certain folder holds
!one of my folders, what's inside it
[there's a folder i'd like listed|list some folder for me|ls some folder]
[what's stored in the directory|what's inside the directory|the folder's contents]
[i forgot what's in that folder|any files in that folder|what did i put in the folder]
+[print what's in the folder|show what the folder has inside|list a directory]
[directory contents|directory listing|listing of a folder|list folder]
""",
    de="""
was ist in dem Ordner
+liste [den|einen|meinen] Ordner auf
was ist da drin
+zeig mir den Ordner
Ordner auflisten
was liegt im Ordner
!was enthält der Ordner
Inhalt vom Ordner
Ordnerinhalt
kannst du mir [einen|nen] Ordner auflisten
ich will sehen, was in [einem|dem] Ordner ist
welche Dateien sind in dem [Ordner|Verzeichnis]
ist in dem Ordner was drin
Verzeichnis auflisten
schau mal in den Ordner rein
die Dateien in dem Ordner
ich brauch die Liste von einem Ordner
+sag mir was in dem Verzeichnis liegt
was hat's in dem Ordner
!ich wüsste gern, was ein bestimmter Ordner enthält
!einer meiner Ordner, was ist da drin
[es gibt einen Ordner, den ich aufgelistet brauch|list mir irgendeinen Ordner auf]
[was ist in dem Verzeichnis gespeichert|was steckt in dem Ordner|den Ordnerinhalt bitte]
[ich weiß nicht mehr, was in dem Ordner liegt|was hab ich in den Ordner getan]
+[zeig was in dem Ordner drin ist|gib den Inhalt eines Ordners aus|list den Ordner]
[Verzeichnisinhalt|Ordner listen|Auflistung vom Ordner|wos is in dem Ordner]
""",
)

GO_IN = Phrases(
    en="""
and [what's|] in {name}
[what about|and] {name}
+[show|list] {name}
what's in {name}
{name}
go into {name}
ls {name}
[ok|now] {name}
[and|] inside {name}
what about the folder {name}
!now the contents of {name}
then {name}
and the contents of {name}
+list {name} too
one level deeper, {name}
what does {name} have in it
same for {name}
{name} next
+look into {name}
now inside {name}
cd {name} and ls
what about {name}, anything in it
{name} please
!i'm curious what {name} contains
!continue with {name}
[now {name}, what's there|open up {name} and list it|dir {name}]
+[check {name} too|peek into {name}|step into {name} and list it]
[what about the contents of {name}|and the one called {name}|{name} as well]
[deeper, into {name}|let me see {name}|how about {name}]
[what's stored in {name}|ls -l {name}|and what does {name} hold]
""",
    de="""
und [was ist|] in {name}
[was ist mit|und] {name}
+[zeig|liste] {name}
was ist in {name}
{name}
[geh|schau] in {name}
ls {name}
[ok|jetzt] {name}
[und|] was liegt in {name}
+liste auch {name} auf
und der Ordner {name}
!jetzt der Inhalt von {name}
dann {name}
und der Inhalt von {name}
eine Ebene tiefer, {name}
was hat {name} drin
das Gleiche für {name}
als nächstes {name}
+schau [auch|mal] in {name} rein
jetzt in {name}
cd {name} und ls
und {name}, ist da was drin
{name} bitte
und was liegt unter {name}
!mich interessiert noch, was {name} enthält
!weiter mit {name}
[jetzt {name}, was ist da|dir {name}|{name} auch noch]
+[guck [auch|mal|] in {name}|spring in {name} und liste auf|check {name}]
[und der Inhalt vom Ordner {name}|und der namens {name}|lass {name} sehen]
[tiefer rein, {name}|wie schaut's in {name} aus|wie wär's mit {name}]
[was ist in {name} gespeichert|ls -l {name}|und wos is in {name}]
""",
)
