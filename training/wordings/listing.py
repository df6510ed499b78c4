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
{of} contents
{of}, contents please
{of}, list
{of} file list
{of}: files?
{acc} please, just the listing
what's up {inside}
what's hiding {inside}
files {inside}
files {inside} please
stuff {inside}
list of files {inside}
names of the files {inside}
contents, {of}
whatever is {inside}, show the names
all that's {inside}
the things {inside}, list them
my files {inside}
i need the file names {inside}
i need a listing of {of}
i'd like to see what's {inside}
i'd like to know which files are {inside}
i have no clue what's {inside}
i saved something {inside}, what's there
i lost track of {of}, what's there
i wonder which files ended up {inside}
could you check what's {inside}
could you tell me what's {inside}
could you show me the files {inside}
can i see what's {inside}
would you list what's {inside}
would you show me {acc}
will you have a look what's {inside}
is something stored {inside}
are there any files {inside}
does {acc} have anything in it
which things are {inside}
what's kept {inside}
what sort of files are {inside}
what do you see {inside}
what does it say if you ls {acc}
+look {inside} and list the files
+check what's {inside}
+give me an overview of {of}
+name the files {inside}
+open up {of} and list the files
+do an ls on {acc}
+scan {of} and list what's there
{of} listing
{of} ls
{of}, file names
{of}, what's inside
{of}?? what's in it
in short: what's {inside}
ll {acc}
exa {acc}
eza {acc}
lsd {acc}
vdir {acc}
gimme the files {inside}
gimme what's {inside}
all files {inside}
all the stuff {inside}
every file {inside}
everything stored {inside}
whole content of {of}
full list of files {inside}
file names {inside}
index of the files {inside}
what files do we have {inside}
what's been saved {inside}
what's in store for me {inside}, i mean which files
what did i put {inside}
what did i save {inside}
what have i saved {inside}
what have we got {inside}
what's there {inside}
what sits {inside}
what sort of stuff is {inside}
which stuff is {inside}
which files lie {inside}
which files live {inside}
anything interesting {inside}? list it
do you see anything {inside}
do i have things {inside}
is {of} full of stuff? list it
is there a file {inside}
are there things {inside}
can you see what's {inside}
can you show me what's {inside}
could i get a listing of {of}
could you look {inside} and tell me the files
would you tell me what's {inside}
i need to see what's {inside}
i need to know what's {inside}
i want a list of the files {inside}
i want to see the files {inside}
i'd love to know what's {inside}
i'm curious what's {inside}
i haven't looked {inside} in ages, what's there
i should clean up, what's {inside}
let me know what's {inside}
let's see what's {inside}
let's look at what's {inside}
remind me what's {inside}
the boss asks what's {inside}
+browse the file names {inside}
+enumerate what's {inside}
+itemise what's {inside}
+run ls on {acc}
+see what files are {inside}
+spill what's {inside}
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
{of}, Inhalt bitte
{acc}, was ist da
{acc}, auflisten
{acc}: welche Dateien
{acc} bitte, nur die Liste
Dateien {inside}
Zeug {inside}
Kram {inside}, was ist das alles
Liste der Dateien {inside}
Namen der Dateien {inside}
Inhalt bitte, von {of}
was auch immer {inside} liegt, zeig die Namen
das ganze Zeug {inside}
die Sachen {inside}, liste die
meine Dateien {inside}
ich brauch die Dateinamen {inside}
ich bräuchte eine Liste, was {inside} liegt
ich möchte sehen, was {inside} liegt
ich wüsste gern, welche Dateien {inside} sind
ich hab keine Ahnung, was {inside} ist
ich hab {inside} was abgelegt, was liegt da
ich hab den Überblick verloren, was ist {inside}
ich frag mich, was {inside} gelandet ist
könntest du nachschauen, was {inside} ist
könntest du mir sagen, was {inside} liegt
könntest du mir die Dateien {inside} zeigen
kann ich sehen, was {inside} liegt
würdest du auflisten, was {inside} ist
würdest du mir {acc} zeigen
schaust du mal, was {inside} liegt
ist {inside} was gespeichert
sind {inside} irgendwelche Dateien
liegen {inside} Dateien
welches Zeug liegt {inside}
was bewahr ich {inside} auf
was für Dateien sind {inside}
was siehst du {inside}
was kommt bei ls {acc} raus
+gib den Inhalt von {of} aus
+sieh nach, was {inside} liegt
+prüf mal, was {inside} ist
+gib mir einen Überblick, was {inside} liegt
+nenn mir die Dateien {inside}
+mach {acc} auf und liste die Dateien
+mach ein ls auf {acc}
+wirf einen Blick {inside} rein, was ist da
{of}, ls
{acc}, Dateinamen
{acc}: ls
{acc}, was ist da drinnen
{acc}?? was ist da drin
kurz: was ist {inside}
ll {acc}
exa {acc}
eza {acc}
lsd {acc}
vdir {acc}
gib mir die Dateien {inside}
alle Dateien {inside}
jede Datei {inside}
alles Gespeicherte {inside}
ganzer Inhalt von {of}
volle Dateiliste {inside}
der Inhalt von {of}
Dateinamen {inside}
Verzeichnis der Dateien {inside}
was für Dateien haben wir {inside}
was ist {inside} gespeichert worden
was hab ich {inside} gespeichert
was hab ich {inside} abgelegt
was hamma {inside}
was gibt es {inside} für Dateien
was sitzt {inside}
was für Zeug ist {inside}
was ist {inside} alles so
welche Dateien stecken {inside}
welche Dateien wohnen {inside}
was {inside}
irgendwas Interessantes {inside}? liste auf
siehst du was {inside}
hab ich Dateien {inside}
hab ich {inside} Sachen
ist {inside} viel Zeug? liste es
ist {inside} eine Datei
sind {inside} Sachen
kannst du sehen, was {inside} ist
kannst du mir sagen, was {inside} ist
könnt ich eine Auflistung von {of} haben
könntest du die Dateien nennen, die {inside} sind
würdest du mir sagen, was {inside} ist
magst mir zeigen, was {inside} ist
ich muss sehen, was {inside} ist
ich muss wissen, was {inside} liegt
ich will eine Liste der Dateien {inside}
ich will die Dateien {inside} sehen
mich interessiert, was {inside} liegt
ich bin neugierig, was {inside} ist
ich sollte aufräumen, was ist {inside}
lass mich wissen, was {inside} ist
lass sehen, was {inside} ist
schauen wir, was {inside} ist
erinner mich, was {inside} liegt
der Chef fragt, was {inside} liegt
+zähl die Dateinamen {inside} auf
+führ ls auf {acc} aus
+schau, welche Dateien {inside} sind
+verrat mir, was {inside} ist
+stell eine Liste auf, was {inside} liegt
+lies vor, was {inside} für Dateien sind
was het's {inside}
was steht {inside} so umanand
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
ls please
ls here
dir here
list here
list it
list all
listing
files?
files please
what's here?
anything here?
what files are there
what's in here
what's in the dir
what's in cwd
what's in .
this directory's files
this folder's contents
contents of the working directory
my current folder, what's in it
folder i'm in: list
everything here
all the files here
all files in the current directory
the files around me
names of everything in this folder
directory contents here
ls the current directory
show files
show all files
show this directory
show contents
i'd like to see the files here
i want to see what's here
i need to know what's in this folder
i have no idea what's in this folder
i just cd'ed here, what's around
i've opened a terminal here, what files are there
new here, what's in this directory
before i start, which files are in this folder
could you list the files here
could you tell me what's in this folder
can i see the files in this directory
can you see any files here
would you show me this folder's files
is this folder empty
is this directory empty or not
is there anything in here
are there files here
do you see files in this directory
what does this folder contain
what does this directory have in it
what do we have in this folder
+look what's in this folder
+tell me what's in this directory
+give me the file names here
+check what's here
+read out the files in this folder
ll
exa
eza
vdir
lsd
list here please
list please
list directory
list files please
list this
list everything
list everything here
list everything in here
list all files in here
show here
show me the files
show everything here
show everything in this directory
display the files here
display this folder
print this directory
view this folder
see files
this folder
this folder please
this dir
this directory please
current dir
current directory
current folder contents
working directory listing
here, which files
here: files
here: ls
whole folder contents here
file list please
file listing here
contents here
contents of .
contents of this dir
content of the current directory
directory of the current folder
names of the files in here
what's in this dir
what's inside here
what's inside this folder
what's around
what's lying around here
what's all here
what is there in this folder
what is there here
what do i have in this folder
what do you see here
what files have i got here
which files do you see
which files are in this directory
which files are in the current folder
anything in here
any files here
any files around here
can you list this folder
can you list what's here
could you show me what's here
could you run ls
would you list the files
i want a listing
i want to list this folder
i'd like a list of what's here
let me see the files here
let me see what's here
let's see what's here
let's have a look around here
peek in here
do an ls
do ls
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
ls bitte
ls hier
dir hier
hier listen
auflisten
alles auflisten
Auflistung
Dateien?
Dateien bitte
was ist hier?
ist hier was?
was für Dateien gibt es hier
was ist hier drinnen
was ist im Verzeichnis hier
was ist im cwd
was ist in .
Inhalt dieses Verzeichnisses
Inhalt von dem Ordner, in dem ich bin
mein aktueller Ordner, was ist drin
alles was hier ist
alles hier
alle Dateien hier
alle Dateien im aktuellen Verzeichnis
die Dateien rundherum
die Namen von allem in diesem Ordner
Verzeichnisinhalt hier
ls im aktuellen Verzeichnis
zeig alle Dateien
zeig dieses Verzeichnis
zeig den Inhalt
ich würd gern die Dateien hier sehen
ich will sehen, was hier ist
ich muss wissen, was in diesem Ordner liegt
keine Ahnung, was in diesem Ordner ist
hab grad hierher gewechselt, was liegt da
hab hier ein Terminal offen, welche Dateien sind da
bin neu hier, was ist in diesem Verzeichnis
bevor ich anfang: welche Dateien sind in diesem Ordner
könntest du die Dateien hier auflisten
könntest du mir sagen, was in diesem Ordner ist
kann ich die Dateien in diesem Verzeichnis sehen
siehst du hier Dateien
würdest du mir die Dateien in diesem Ordner zeigen
ist dieser Ordner leer
ist dieses Verzeichnis leer oder nicht
ist hier irgendwas drin
gibt es hier Dateien
sind in diesem Verzeichnis Dateien
was enthält dieser Ordner
was hat dieses Verzeichnis drin
was haben wir in diesem Ordner
+schau, was in diesem Ordner ist
+sag mir, was in diesem Verzeichnis liegt
+gib mir die Dateinamen hier
+check mal, was hier ist
+lies mir die Dateien hier vor
wos liegt do herin
wat is hier in
was het's do i dem Ordner
ll
exa
eza
vdir
lsd
liste bitte
liste hier
liste das hier
liste alles
liste alles hier
liste Dateien
liste die Dateien
liste den Ordner hier
liste diesen Ordner
zeig hier
zeig mir die Dateien
zeig Dateien
zeig alles hier
zeig diesen Ordner
zeig den Ordner hier
gib diesen Ordner aus
dieser Ordner
diesen Ordner bitte
dieses Verzeichnis bitte
aktueller Ordner
aktuelles Verzeichnis
Inhalt vom aktuellen Ordner
Auflistung vom Arbeitsverzeichnis
hier, welche Dateien
hier: Dateien
hier: ls
ganzer Ordnerinhalt hier
Dateiliste bitte
Dateiliste hier
Inhalt hier
Inhalt von .
Inhalt von diesem Ordner
Inhalt vom Ordner hier
Dateinamen hier
Namen der Dateien in diesem Ordner
was ist in diesem Verzeichnis
was ist da in dem Ordner hier
was ist hier alles
was ist alles da, hier im Ordner
was liegt hier alles
was liegt in diesem Ordner
was liegt da so rum, hier
was hab ich in diesem Ordner
was siehst du hier
was für Dateien hab ich hier
welche Dateien siehst du hier
welche Dateien sind in diesem Ordner
welche Dateien sind im aktuellen Ordner
irgendwelche Dateien hier
ist hier was drin
ist da was, in diesem Ordner
kannst du diesen Ordner auflisten
kannst du auflisten, was hier ist
könntest du mir zeigen, was hier ist
könntest du ls ausführen
würdest du die Dateien auflisten
ich will eine Auflistung
ich will diesen Ordner auflisten
ich hätt gern eine Liste, was hier ist
lass mich die Dateien hier sehen
lass sehen, was hier ist
schauen wir, was hier ist
schau dich im Ordner um
mach ls
führ ls aus
ls ausführen
was het's do
wos is do
""",
)

HIDDEN = Phrases(
    en="""
+show me everything {inside}, even [hidden files|dotfiles]
are there hidden files {inside}
+ls {acc} with dotfiles
[hidden|invisible] files {inside} [too|please|]
ls -a {acc}
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
dotfiles {inside} please
dotfiles too, {inside}
all {inside}, -a
hidden entries of {of}
hidden contents of {of}
invisible stuff {inside}
{of} with dotfiles
{of}, hidden ones included
{of}: show hidden
show hidden {inside}
show all {inside}, also those with a dot
list all {inside} with the hidden ones
listing of {of} with hidden files
complete listing of {of}, dotfiles included
the lot {inside}, hidden as well
also the invisible files {inside}, please
including dotfiles, what's {inside}
with hidden files: {acc}
ls -al {acc}
ls -Al {acc}
ls {acc} --almost-all
exa -a {acc}
eza -la {acc}
like ls -a, {inside}
i want to see hidden files {inside}
i want all files {inside}, not only the visible ones
i'd like the dotfiles {inside} listed
i need every file {inside}, even if it's hidden
i'm looking at {acc}, but the dotfiles don't show, list them
i think there are dotfiles {inside}, show them
i hid something {inside}, list everything
my file manager doesn't show hidden files, what's {inside}
the dotfiles {inside}, which are there
which dotfiles do i have {inside}
which files {inside} start with a dot
what dot files are {inside}
what hidden stuff do i have {inside}
what's {inside} that i normally don't see
what's {inside}, hidden included
what's really {inside}, invisible things too
is anything hidden {inside}
is there something invisible {inside}
are there dot folders {inside}
do i have hidden files {inside}
does {acc} have hidden files
could you show the hidden files {inside}
could you list {acc} with everything that's hidden
can i see the dotfiles {inside}
can you list {acc}, including hidden files
would you list the hidden stuff {inside} too
turn on hidden files and list {acc}
don't skip the dotfiles, list {acc}
don't leave out hidden files: what's {inside}
+make the hidden files {inside} visible, list them
+print everything {inside}, including dotfiles
+give me all of {of}, hidden files too
+tell me which hidden files are {inside}
+display hidden files {inside}
{of}, hidden too
{of}, dotfiles too
{acc} -a
{acc} with hidden entries
{acc} and its dotfiles
a full ls -a of {acc}
la {acc}
ll -a {acc}
eza -a {acc}
lsd -a {acc}
dotfiles in and around: {acc}
hidden: {acc}
hidden stuff {inside}
hidden stuff {inside} as well
hidden files {inside}, which
hidden folders {inside}
hidden and visible files {inside}
hidden or not, all files {inside}
all dotfiles {inside}
all dot files and folders {inside}
any hidden files {inside}
any dotfiles {inside}
any secret files {inside}
config files that are hidden {inside}
everything {inside} with the hidden files
everything {inside} including dotfiles
files {inside}, with dotfiles
files {inside} that begin with a dot
the hidden ones {inside}
the invisible files {inside}
the dot files {inside} please
what's {inside}, with dotfiles
what's {inside}, all of it, hidden too
what's invisible {inside}
what's tucked away {inside}, i mean hidden files
what hidden files are {inside}
what dotfiles are {inside}
what do i not see {inside}
which files are hidden {inside}
which dotfiles are {inside}
which hidden files do i have {inside}
where {inside} are hidden files
is there a hidden folder {inside}
is there a dotfile {inside}
are any files hidden {inside}
do you see hidden files {inside}
can you show hidden files {inside}
can you include the dotfiles {inside}
could you list all {inside}, also hidden files
could i see everything {inside}, even hidden files
would you show dotfiles {inside}
i need the hidden files {inside}
i need to see hidden files {inside}
i want ls -a {inside}
i want to see all {inside}, hidden ones as well
i'm looking for a dotfile {inside}, list everything with hidden files
i'd like to see what's hidden {inside}
i can't see hidden files {inside}, list them
let me see hidden files {inside}
let's see the dotfiles {inside}
ls with hidden files {inside}
+list all {inside}, hidden included
+list dotfiles {inside}
+list the hidden files {inside}
+uncover the hidden files {inside}
+show dotfiles {inside}
+show {acc} with hidden files
""",
    de="""
+zeig mir alles {inside}, auch die versteckten
gibt es {inside} versteckte Dateien
+ls {acc} mit Punktdateien
[unsichtbare|versteckte] Dateien {inside} [auch|bitte|]
ls -a {acc}
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
Dotfiles {inside} bitte
auch Dotfiles, {inside}
alles {inside}, -a
versteckte Einträge {inside}
Verstecktes {inside}
unsichtbares Zeug {inside}
{acc} mit Dotfiles
{acc}, versteckte Dateien inklusive
{acc}: auch Verstecktes
auch Verstecktes {inside} zeigen
alles {inside} zeigen, auch die mit Punkt
alles {inside} listen, samt den versteckten
Auflistung von {of} mit versteckten Dateien
vollständige Auflistung von {of}, Dotfiles inklusive
das volle Programm {inside}, versteckte auch
auch die unsichtbaren Dateien {inside}, bitte
inklusive Dotfiles, was liegt {inside}
mit versteckten Dateien: {acc}
ls -al {acc}
ls -Al {acc}
ls {acc} --almost-all
exa -a {acc}
eza -la {acc}
so wie ls -a, {inside}
ich will die versteckten Dateien {inside} sehen
ich will alle Dateien {inside}, nicht nur die sichtbaren
ich hätte gern die Dotfiles {inside} aufgelistet
ich brauch jede Datei {inside}, auch wenn sie versteckt ist
ich glaub, {inside} sind Dotfiles, zeig sie
ich hab {inside} was versteckt, liste alles
mein Dateimanager zeigt nichts Verstecktes, was liegt {inside}
die Dotfiles {inside}, welche gibt's da
welche Dotfiles hab ich {inside}
welche Dateien {inside} fangen mit einem Punkt an
welche versteckten Ordner sind {inside}
was für Punktdateien sind {inside}
was hab ich {inside} für verstecktes Zeug
was liegt {inside}, das man normal nicht sieht
was liegt {inside}, Verstecktes eingeschlossen
was ist wirklich {inside}, auch das Unsichtbare
ist {inside} etwas versteckt
gibt es {inside} was Unsichtbares
gibt es {inside} Ordner mit Punkt
hab ich {inside} versteckte Dateien
könntest du die versteckten Dateien {inside} zeigen
könntest du {acc} auflisten, mit allem Versteckten
kann ich die Dotfiles {inside} sehen
kannst du {acc} auflisten, inklusive versteckter Dateien
würdest du auch das Versteckte {inside} auflisten
versteckte Dateien einblenden und {acc} auflisten
lass die Dotfiles nicht weg, liste {acc} auf
vergiss die versteckten nicht: was ist {inside}
+mach die versteckten Dateien {inside} sichtbar, liste sie
+gib alles {inside} aus, auch Punktdateien
+gib mir alles {inside}, auch die versteckten
+sag mir, welche versteckten Dateien {inside} liegen
+blend die versteckten Dateien {inside} ein
wos is {inside} ois versteckt
was isch {inside} versteckt
{acc}, Verstecktes auch
{acc}, Dotfiles auch
{acc} -a
{acc} mit versteckten Einträgen
{acc} samt Dotfiles
ein volles ls -a von {of}
la {acc}
ll -a {acc}
eza -a {acc}
lsd -a {acc}
versteckt: {acc}
verstecktes Zeug {inside}
verstecktes Zeug {inside} auch
versteckte Dateien {inside}, welche
versteckte Ordner {inside}
versteckte und sichtbare Dateien {inside}
versteckt oder nicht, alle Dateien {inside}
alle Dotfiles {inside}
alle Punktdateien und Punktordner {inside}
irgendwelche versteckten Dateien {inside}
irgendwelche Dotfiles {inside}
versteckte Konfigdateien {inside}
alles {inside} mit den versteckten Dateien
alles {inside} inklusive Dotfiles
Dateien {inside}, mit Dotfiles
Dateien {inside}, die mit Punkt beginnen
die versteckten {inside}
die unsichtbaren Dateien {inside}
die Punktdateien {inside} bitte
was ist {inside}, mit Dotfiles
was ist {inside}, alles, auch Verstecktes
was verbirgt sich {inside}
was ist {inside} an versteckten Dateien
welche Dotfiles sind {inside}
welche Dateien sind {inside} versteckt
welche versteckten Dateien hab ich {inside}
was seh ich {inside} normal nicht
wo {inside} sind versteckte Dateien
gibt es {inside} einen versteckten Ordner
gibt's {inside} Dotfiles
sind {inside} Dateien versteckt
siehst du {inside} versteckte Dateien
kannst du die versteckten Dateien {inside} zeigen
kannst du die Dotfiles {inside} mit auflisten
könntest du alles {inside} auflisten, auch versteckte Dateien
könnt ich alles {inside} sehen, sogar Verstecktes
würdest du Dotfiles {inside} zeigen
magst mir auch die versteckten {inside} zeigen
ich brauch die versteckten Dateien {inside}
ich muss versteckte Dateien {inside} sehen
ich will ls -a {inside}
ich will alles {inside} sehen, auch die versteckten
ich such {inside} ein Dotfile, liste alles mit versteckten
ich würd gern sehen, was {inside} versteckt ist
ich seh {inside} keine versteckten Dateien, liste sie
lass mich versteckte Dateien {inside} sehen
schauen wir die Dotfiles {inside} an
ls mit versteckten Dateien {inside}
+liste alles {inside}, Verstecktes inklusive
+liste die Dotfiles {inside}
+liste die versteckten Dateien {inside} auf
+zeig Dotfiles {inside}
+zeig {acc} mit versteckten Dateien
+zeig Verstecktes {inside}
was het's {inside} für versteckti Dateie
zoag a de versteckten {inside}
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
a folder listing please
folder listing
list folder contents
list the contents of some folder
ls for a folder
ls on a directory
show directory contents
show me a folder's files
folder, what's inside
the other directory please, its files
one folder, list it
file list of a folder
files of that folder
some folder's contents
give me the contents of a directory
give me the file list of a folder
get me a listing
i need a listing
i need the file names in a folder
i need to look into a folder
i need to see a directory
i'd like a folder listed
i'd like to peek into a folder
i'd like the contents of a directory
i wanna know what's in a directory
i wonder what's in that folder
i want a list of files in a folder
i want a folder's contents
i've lost track of what's in that folder
i saved something in a folder, list the folder
i made a folder the other day, what's in it
there must be files in that folder, which ones
my colleague put files into a folder, what are they
could you look into a folder for me
could you list the folder
could you show me a directory
can i see what's in one of my folders
can i have a folder listing
would you list a directory
would you show me what a folder has in it
will you check a folder for me, what's in there
mind listing a folder
what about the folder, what's in it
what does that directory hold
what did i save in the folder
what's lying in that folder
what's kept in the directory
what all is in that folder
what files does the folder have
which files does that directory hold
which files did i put in the folder
who knows what's in that folder
is the folder empty
is that directory empty or not
does the folder have files in it
are there files in the directory
do i have files in that folder
have a look into the folder
+look into a folder
+look into a directory for me
+check a folder's contents
+print a directory listing
+read me the names in a folder
+list one of my folders
+list me the files of a directory
list folder please
list that directory
list some folder
list what's in the folder
list a folder's files
show folder
show folder contents
show the contents of a folder
show a directory
show me what's in a folder
show me that folder's files
display a folder
display directory contents
print a folder's contents
folder please
folder contents please
folder content
folder list
directory please
directory list
dir listing
ls some directory
ls that folder
ls my folder
contents of a directory
contents of some folder
contents of that folder please
files in a folder
files in the folder
files in that directory
what's in a folder
what's in a directory
what's in the directory
what's in that folder
what's in my folder
what's inside that folder
what's inside a folder
what's that folder got in it
what is in this other folder
what files are in the folder
what files are in a certain folder
what's left in the folder
what do i have in the folder
what do i have in that directory
what did i keep in that folder
which files are in the folder
which files lie in that directory
anything in the folder
anything in that directory
is there anything in a folder of mine
are there files in my folder
does that folder contain anything
can you list a folder
can you list a directory
can you look into a folder
can you show me a folder
could you list a directory for me
could you tell me what's in a folder
could you look what's in the folder
would you list a folder
would you look into the folder
i want a folder listing
i want to list a directory
i want to know what's in the folder
i need to know what's in a folder
i need to list a folder
i'd like to list a folder
i'd like to see what's in a directory
let me look into a folder
let me see a folder
let's look into a folder
let's list a folder
please list a folder
peek into a folder
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
bitte eine Ordnerauflistung
Ordnerauflistung
Ordner listen bitte
Inhalt eines Ordners auflisten
Inhalt des Verzeichnisses
ls für einen Ordner
ls auf ein Verzeichnis
Verzeichnisinhalt anzeigen
die Dateien eines Ordners zeigen
der Ordner, was ist da drin
das andere Verzeichnis bitte, die Dateien darin
einen Ordner auflisten
Dateiliste von einem Ordner
Dateien aus dem Ordner
gib mir den Inhalt eines Verzeichnisses
gib mir die Dateiliste von dem Ordner
eine Auflistung bitte
ich brauch eine Auflistung
ich brauch die Dateinamen aus einem Ordner
ich muss in einen Ordner reinschauen
ich müsste ein Verzeichnis sehen
ich hätte gern einen Ordner aufgelistet
ich würd gern in einen Ordner gucken
ich hätt gern den Inhalt von einem Verzeichnis
mich interessiert, was in dem Ordner liegt
ich frag mich, was in dem Ordner ist
ich will eine Liste der Dateien in einem Ordner
ich möchte den Inhalt eines Ordners
ich hab den Überblick über den Ordner verloren
ich hab was in einem Ordner abgelegt, liste den auf
ich hab neulich einen Ordner angelegt, was ist da drin
in dem Ordner müssen Dateien sein, welche
ein Kollege hat Dateien in einen Ordner gelegt, welche sind das
könntest du in einen Ordner schauen
könntest du das Verzeichnis auflisten
könntest du mir ein Verzeichnis zeigen
darf ich sehen, was in einem Ordner liegt
krieg ich eine Ordnerauflistung
würdest du ein Verzeichnis auflisten
würdest du mir zeigen, was ein Ordner enthält
magst du in einen Ordner schauen, was da liegt
magst mir den Ordner auflisten
was ist mit dem Ordner, was liegt da
was steckt in dem Verzeichnis
was hab ich in dem Ordner gespeichert
was fliegt in dem Ordner rum
was alles ist in dem Ordner
was für Dateien hat der Ordner
welche Dateien liegen in dem Ordner
welche Dateien hab ich in den Ordner getan
wer weiß, was in dem Ordner ist
ist der Ordner leer
ist das Verzeichnis leer oder nicht
hat der Ordner Dateien
gibt es Dateien in dem Verzeichnis
hab ich in dem Ordner Dateien
mal in einen Ordner schauen
+schau in ein Verzeichnis
+schau mal, was der Ordner enthält
+list mir ein Verzeichnis auf
+zeig mir einen meiner Ordner
+lies mir die Namen in einem Ordner vor
wos liegt in dem Ordner
was isch i dem Ordner
Ordner
Ordner bitte
Ordner zeigen
Ordner anzeigen
Ordnerliste
Ordnerinhalt bitte
Ordnerinhalt anzeigen
Verzeichnis bitte
Verzeichnis listen
Verzeichnis zeigen
einen Ordner zeigen
einen Ordner listen
ein Verzeichnis auflisten
den Ordner auflisten
das Verzeichnis auflisten bitte
liste den Ordner
liste einen Ordner auf bitte
liste das Verzeichnis
liste ein Verzeichnis auf
liste den anderen Ordner auf
liste mir was auf
list mal einen Ordner
zeig den Ordner
zeig einen Ordner
zeig den Inhalt eines Ordners
zeig mir ein Verzeichnis
zeig mir, was in einem Ordner ist
zeig mir die Dateien von dem Ordner
gib einen Ordner aus
ls in einem Ordner
ls von dem Ordner
Inhalt eines Ordners
Inhalt eines Verzeichnisses
Inhalt von dem Ordner bitte
Inhalt von irgendeinem Ordner
Dateien in einem Ordner
Dateien im Ordner
Dateien in dem Verzeichnis
was ist in einem Ordner
was ist im Ordner
was ist in dem Verzeichnis
was ist in meinem Ordner
was ist in dem anderen Ordner
was liegt in dem Verzeichnis
was liegt in einem Ordner
was hat der Ordner drin
was hab ich in dem Ordner
was hab ich in dem Verzeichnis
was ist noch in dem Ordner
was hab ich im Ordner aufgehoben
welche Dateien sind im Ordner
welche Dateien sind in einem bestimmten Ordner
welche Dateien stecken in dem Verzeichnis
irgendwas im Ordner
irgendwas in dem Verzeichnis
ist was im Ordner
liegt was in dem Ordner
sind in meinem Ordner Dateien
enthält der Ordner was
kannst du einen Ordner auflisten
kannst du ein Verzeichnis auflisten
kannst du in einen Ordner schauen
kannst du mir einen Ordner zeigen
könntest du mir einen Ordner auflisten
könntest du mir sagen, was in einem Ordner ist
könntest du nachsehen, was in dem Ordner ist
würdest du einen Ordner auflisten
würdest du in den Ordner schauen
ich will einen Ordner auflisten
ich will wissen, was in dem Ordner ist
ich muss wissen, was in einem Ordner ist
ich möchte einen Ordner auflisten
ich möcht in ein Verzeichnis schauen
lass mich in einen Ordner schauen
lass mich einen Ordner sehen
schauen wir in einen Ordner
bitte einen Ordner auflisten
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
{name}/
./{name}
cd {name}
cd {name}; ls
ls {name}/
> {name}
{name}?
{name}, what's in that
{name}, same thing
{name} too please
{name} too, what's there
in {name}?
inside {name}?
into {name}
and in the folder {name}?
and in {name} there is what
and the files in {name}
and what about {name}, list it
and the {name} folder?
and what's below {name}
and what files has {name}
and now go to {name}
the {name} folder please
the one called {name} please
the subfolder {name}
subfolder {name}
next folder, {name}
next {name}
down into {name}
drill down into {name}
further into {name}
deeper: {name}
go down to {name}
enter {name}
let's go into {name}
let's look at {name}
let's see {name}
i want to see {name}
i'd like to see inside {name}
i'm interested in {name}, what's inside
i meant the contents of {name}
i need the files in {name} too
could you list {name} as well
could you go into {name}
can i see {name}
would you look into {name} too
what files are in {name}
what's there in {name}
what's {name} got
what's lying in {name}
is {name} empty
is there anything in {name}
are there files in {name}
hm, {name}
thanks, now {name}
ah, {name}, what's in it
cool, and {name}
oh there's {name}, what's in it
+repeat that for {name}
+do {name} as well
+expand {name}
+look at {name} next
{name} now
{name} then
{name} instead
{name} contents
{name}: ls
{name}: what's there
{name}, inside
{name}, its files
{name}, go in
{name}, open it up and list
ll {name}
cd {name} && ls
now {name} please
now {name}, what's in it
now list {name}
now show {name}
now go into {name}
now what's in {name}
and {name} too
and what about in {name}
and what's inside {name}
and what does {name} contain
and list {name}
and show me {name}
and within {name}
and under {name}
then go into {name}
then what's in {name}
so what's in {name}
so {name}
ok and in {name}
ok, into {name}
ok, {name} next
great, now {name}
hm and {name}
oh and {name}
what's under {name}
what's inside {name}
what's {name}, what has it got inside
what about inside {name}
what do we have in {name}
what do i keep in {name}
what's kept in {name}
which files are in {name}
which ones are in {name}
anything in {name}
is {name} full
is something in {name}
does {name} have anything in it
does {name} have files
can you list {name}
can you look into {name}
can you go into {name}
could you show {name}
could you look in {name} too
would you list {name} too
would you go into {name}
i want to know what's in {name}
i need what's in {name}
i'd like to see {name}
let me look into {name}
let's open {name} and see what's there
let's list {name}
please list {name}
please go into {name}
go deeper into {name}
go on with {name}
dive into {name}
descend into {name}
the folder {name} please
the folder {name} too
the directory {name}
that {name} folder
that folder {name}, what's in it
+list {name} as well
+look in {name}
+do the same for {name}
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
{name}/
./{name}
cd {name}
cd {name}; ls
ls {name}/
> {name}
{name}?
{name}, was ist da drin
{name}, dasselbe nochmal
{name} auch bitte
{name} auch, was liegt dort
in {name}?
in {name} drin?
rein in {name}
ab in {name}
und im Ordner {name}?
und in {name} liegt was
und die Dateien in {name}
und {name}, liste das auf
und was ist unter {name} alles
und welche Dateien hat {name}
und jetzt geh in {name}
den Ordner {name} bitte
der mit dem Namen {name} bitte
der Unterordner {name}
Unterordner {name}
nächster Ordner, {name}
runter in {name}
weiter runter in {name}
noch tiefer: {name}
wechsel in {name}
gehen wir in {name}
schauen wir in {name}
sehen wir uns {name} an
ich will in {name} schauen
ich würd gern {name} sehen
mich interessiert {name}, was ist drin
ich meinte den Inhalt von {name}
ich brauch auch die Dateien in {name}
könntest du {name} auch auflisten
könntest du in {name} gehen
kann ich {name} sehen
würdest du noch in {name} nachsehen
welche Dateien sind in {name}
was gibt's in {name}
was hat {name} so
was steckt in {name}
ist {name} leer
ist in {name} etwas
gibt es Dateien in {name}
hm, {name}
danke, jetzt {name}
ah, {name}, was ist da drin
cool, und {name}
oh, da ist {name}, was liegt da
+mach das auch mit {name}
+klapp {name} auf
+schau dir {name} an
schaug in {name} eini
was isch i {name}
{name} jetzt
{name} dann
{name} stattdessen
{name}: ls
{name}: was ist da
{name}, Inhalt
{name}, die Dateien
{name}, rein da
{name}, was liegt da
ll {name}
cd {name} && ls
jetzt {name} bitte
jetzt {name}, was ist drin
jetzt liste {name} auf
jetzt zeig {name}
jetzt geh in {name}
jetzt was in {name} ist
nun {name}
und {name} auch
und was ist in {name} drin
und was enthält {name}
und liste {name} auf
und zeig {name}
und innerhalb von {name}
und unter {name}
dann geh in {name}
dann was ist in {name}
also was ist in {name}
also {name}
ok und in {name}
ok, rein in {name}
ok, {name} als Nächstes
super, jetzt {name}
hm und {name}
ach und {name}
was ist unter {name}
was ist in {name} drinnen
was haben wir in {name}
was hab ich in {name}
was ist {name}, was steckt da drin
welche Dateien liegen in {name}
welche sind in {name}
irgendwas in {name}
ist {name} voll
ist was in {name}
hat {name} was drin
hat {name} Dateien
kannst du {name} auflisten
kannst du in {name} schauen
kannst du in {name} gehen
könntest du {name} zeigen
könntest du auch in {name} schauen
würdest du {name} auflisten
würdest du in {name} gehen
ich will wissen, was in {name} ist
ich brauch, was in {name} ist
lass mich in {name} schauen
lass uns in {name} schauen
listen wir {name} auf
bitte {name} auflisten
bitte in {name} gehen
geh tiefer in {name}
mach mit {name} weiter
tauch in {name} ein
steig in {name} ab
den Ordner {name} auch
das Verzeichnis {name}
dieser Ordner {name}
der Ordner {name} da, was ist drin
+liste {name} ebenfalls
+schau in {name} nach
+mach das Gleiche für {name}
+wechsle in {name} und liste auf
gang i {name}
""",
)
