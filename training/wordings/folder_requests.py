"""How people ask for new folders, copies and what is there."""

from training.phrases import Phrases

MAKE = Phrases(
    en="""
+[make|create|add] [a|a new|the|] folder [called|named|] {path}
+[make|create] [a|the|] directory {path}
+make me a [new|] folder [called|named|] {path}
[new|another] folder [called|named|:|] {path}
folder {path} [please|]
mkdir {path}
i need a [new|] [folder|directory] [called|named|] {path}
[can|could] you [make|create|set up] a folder [called|named|] {path}?
[i'd like|i want|give me] a folder [with the name|called|named] {path}
there should be a folder {path}
!a folder by the name of {path} [please|]
{path} as a new folder [please|]
+create the folder {path} for me
[would you mind|how about] making a folder {path}?
[let's|lets] have a folder {path}
+set up [a|the] folder {path}
the folder {path} is missing, [make|create] it
[so|ok], a new directory {path}
[for my files|to sort my stuff] i need a folder {path}
!+open up a new folder [called|named] {path}
+make an empty folder [called|] {path}
create dir {path}
new dir {path}
[let's|lets] create {path} as a folder
+mkdir me {path}
i'm missing a folder {path}
[start|begin] a [fresh|new|] folder {path}
would it be possible to have a [folder|directory] {path}?
{path}, make it a [folder|directory]
a [home|place] for my files called {path}, as a folder
+generate a [folder|directory] [named|called|] {path}
+establish a directory [named|called|] {path}
one [new|] [folder|directory], name: {path}
folder needed: {path}
could there be a [folder|directory] [called|named|] {path}
[folder|dir|directory] {path} doesn't exist yet, [create|make] it
everything is a mess, i want a folder {path}
mkdir -p {path}
md {path}
+produce a new directory {path}
+create folder {path}
[i have to|i must|need to] make a folder {path}
new project, new folder: {path}
!+put up a directory [by the name of|with the name] {path}
!i wish i had a folder [called|named] {path}
!{path} should exist as a directory
+whip up a folder [called|named|] {path}
could do with a [folder|directory] [called|named|] {path}
it would be handy to have a folder [called|named|] {path}
my stuff has no home yet, make a folder {path} for it
the script complains that the folder {path} is missing, create it
do we have a folder {path}? no? then make one
+lay out a new folder [called|] {path}
+add an empty directory {path}
folder pls: {path}
+get a [folder|directory] [called|named|] {path} going
i want to file things away, so a folder {path}
would you be so kind as to create a folder {path}?
a folder {path}, please
an empty folder {path}
empty folder, name {path}
a new directory by name of {path}, please
make dir {path}
make {path} a folder
+prepare a folder {path}
+give me a new folder {path}
+do me a folder {path}
can i have a folder {path}
could i have a folder [called|named] {path}
i want to make a folder {path}
i want to have a new directory {path}
i'd love a folder called {path}
we need a folder {path}
where's the folder {path}? not there? create it
please make sure there is a folder {path}
a fresh folder {path}
folder to create: {path}
creating a folder {path}
+make the directory {path} exist
let there be a folder {path}
gonna need a folder {path}
chuck in a new folder {path}
git clone needs a folder {path}, make it
{path} (folder)
{path} (new folder)
{path}/ please
{path}/, new
{path}, folder
{path}, new folder please
{path}: new directory
{path} as a directory
{path} should be a folder
{path} must be there as a folder
{path} wants creating as a folder
{path}? make that a folder
a directory {path} would be grand
a wee folder {path}
a folder called {path}, ta
a place called {path} for my stuff, a folder i mean
a new home for my pictures: folder {path}
add folder: {path}
install -d {path}
new-item -type directory {path}
ctrl shift n, {path}
directory wanted: {path}
directory: {path}
empty directory {path}
folder wanted, name {path}
folder with the name {path}
folder {path}, go
folder {path}, make it so
folder job: {path}
new folder, call it {path}
new folder, it's called {path}
new place for my files: the folder {path}
next: a folder {path}
i'll put things in the folder {path}, make it first
i'm going to need the directory {path}
i'm starting something new, folder {path}
i've no folder {path} yet
i fancy a folder {path}
let me have a folder {path}
mind setting up a folder {path}?
might i have a directory {path}
my downloads need the folder {path}, add it
shall we add a folder {path}? yes
there's nowhere to put my stuff, folder {path} please
the directory {path} has to be created
the folder {path} ought to be there
what i need is a folder {path}
+introduce a folder {path}
+put a folder {path} on the disk
+have a folder {path} made
+spin up a directory {path}
+knock up a folder {path}
+initialise a directory {path}
""",
    de="""
+[mach|mache|erstell|erstelle] [mir|mal|bitte|] [einen|den|einen neuen] Ordner [namens|mit dem Namen|] {path}
+[leg|lege] [mir|mal|bitte|] [einen|den|einen neuen] Ordner [namens|mit dem Namen|] {path} an
[neuer|neuen] Ordner [:|namens|] {path}
Ordner {path} [anlegen|erstellen|machen|bitte]
Verzeichnis {path} [anlegen|erstellen]
mkdir {path}
ich [brauche|bräuchte|hätte gern|möchte|will] einen [neuen|] Ordner [namens|mit dem Namen|] {path}
[kannst|könntest|würdest] du [mir|mal|bitte|] einen Ordner [namens|] {path} [anlegen|erstellen|machen]?
es soll einen Ordner {path} geben
!einen Ordner mit Namen {path} hätt ich gern
{path} als neuen Ordner anlegen
der Ordner {path} fehlt [noch|], [leg ihn an|mach ihn]
+erstell [ein|das] Verzeichnis {path}
ein neues Verzeichnis namens {path} [bitte|]
[für meine Sachen|zum Sortieren] brauche ich einen Ordner {path}
wie wärs mit einem Ordner {path}
+richte [mir|] [mal|] einen Ordner {path} ein
!+eröffne [mir|] einen Ordner [namens|] {path}
mach [ma|moi] an Ordner {path}
[bitte|] den Ordner {path} anlegen
einen leeren Ordner {path} erstellen
ich will [mal|] einen Ordner {path} anlegen
Ordner erstellen: {path}
leg an: Ordner {path}
neues Verzeichnis {path}
[mir fehlt|es fehlt] [noch|] ein Ordner [namens|] {path}
[leg|lege] [ein|das] [neues|] Verzeichnis [namens|] {path} an
wäre es möglich, einen Ordner {path} anzulegen?
{path} [bitte|] als Ordner
{path} als Verzeichnis [anlegen|erstellen]
+erzeug [mir|] [einen|den] Ordner [namens|] {path}
Ordner {path} [gibts|gibt's|gibt es] noch nicht, leg ihn an
mkdir -p {path}
moch [ma|mer] [an|en|nen] [neichn|neuen|] Ordner {path}
da gehört ein [Ordner|Verzeichnis] {path} her
ein Ordner [mit dem Namen|namens] {path} [muss|sollte|soll] her
[magst|möchtest] du [mir|] [einen|den] Ordner {path} [anlegen|machen]?
+create [mal|] [einen|nen] Ordner {path}
alles ein Durcheinander, ich will einen Ordner {path}
neues Projekt, neuer Ordner: {path}
brauch [nen|an|n] [neuen|] Ordner {path}
[Folder|Directory] {path} [anlegen|erstellen]
es gibt {path} noch nicht, mach das als Ordner
einmal Ordner {path} anlegen [bitte|]
+generier ein Verzeichnis {path}
!+bau mir einen Ordner [namens|] {path}
!ich wünsche mir ein Verzeichnis {path}
!{path} soll es als Ordner geben
+zauber mir [mal|] [einen|nen] Ordner {path} [her|]
ein Ordner [namens|] {path} wär [praktisch|gut|nicht schlecht]
das Skript meckert, weil der Ordner {path} fehlt, leg ihn [mal|] an
+füg einen [neuen|leeren] Ordner {path} hinzu
könnte da [bitte|] ein Ordner {path} angelegt werden?
hätt gern [einen|nen] Ordner, [der soll|der muss] {path} heißen
chasch en Ordner {path} [mache|aalege]?
ich will Ordnung, also [ein|einen] Ordner {path}
wärst du so nett und legst [mir|] den Ordner {path} an?
damit ich alles beisammen hab, ein Verzeichnis {path}
gibt's den Ordner {path} schon? wenn nicht, anlegen
neuer leerer Ordner gewünscht: {path}
i brauchat an Ordner {path}
einen Ordner {path} bitte
leerer Ordner {path}
leerer Ordner, Name {path}
neuen Ordner anlegen: {path}
neues Verzeichnis anlegen, {path}
make dir {path}
+mach aus {path} einen Ordner
+stell mir einen Ordner {path} bereit
+gib mir einen neuen Ordner {path}
+sorg dafür, dass es einen Ordner {path} gibt
kann ich einen Ordner {path} haben
könnt ich einen Ordner namens {path} haben
wir brauchen einen Ordner {path}
ich will ein neues Verzeichnis {path} haben
wo ist der Ordner {path}? nicht da? anlegen
legst du mir einen Ordner {path} an
machen wir einen Ordner {path}
anzulegender Ordner: {path}
Ordner {path} neu machen
da soll ein neues Verzeichnis {path} hin
tätest du mir einen Ordner {path} machen
brauch an frischen Ordner {path}
mei, ein Ordner {path} fehlt, mach ihn
+klatsch mir einen Ordner {path} hin
{path} (Ordner)
{path} (neuer Ordner)
{path}/ bitte
{path}/, neu
{path}, Ordner
{path}, neuer Ordner bitte
{path}: neues Verzeichnis
{path} soll ein Ordner werden
{path} muss als Ordner da sein
{path} gehört als Ordner angelegt
{path}? mach einen Ordner draus
ein Verzeichnis {path} wär fein
ein kleiner Ordner {path}
ein Platz namens {path} für mein Zeug, also ein Ordner
ein neues Zuhause für meine Bilder: Ordner {path}
ein Ordnerl {path}
Ordner dazu: {path}
install -d {path}
new-item -type directory {path}
Strg Umschalt N, {path}
Ordner gesucht, Name {path}
Ordner mit dem Namen {path}
Ordner mit Namen {path} bitte
Ordner {path}, los
Ordnername: {path}, bitte anlegen
Verzeichnis gewünscht: {path}
Verzeichnis: {path}
leeres Verzeichnis {path}
neuer Ordner, nenn ihn {path}
neuer Ordner, er heißt {path}
neuer Platz für meine Dateien: der Ordner {path}
als nächstes ein Ordner {path}
ich leg gleich was in den Ordner {path}, mach ihn vorher
ich fang was Neues an, Ordner {path}
ich hab noch keinen Ordner {path}
ich bräucht ein Verzeichnis {path}
ich wünsch mir einen Ordner {path}
magst einen Ordner {path} anlegen?
meine Downloads brauchen den Ordner {path}, leg ihn an
sollen wir einen Ordner {path} anlegen? ja
das Zeug liegt überall rum, Ordner {path} bitte
das Verzeichnis {path} muss angelegt werden
der Ordner {path} sollte da sein
was ich brauch, ist ein Ordner {path}
können Sie einen Ordner {path} anlegen
bittschön an Ordner {path}
+führ einen Ordner {path} ein
+setz einen neuen Ordner {path} hin
+lass einen Ordner {path} entstehen
+initialisier ein Verzeichnis {path}
+schaff einen Ordner {path}
mok en Ordner {path}
mach mer en Ordner {path}
""",
)

INSIDE = Phrases(
    en="""
+[make|create|add] a [new|] folder [called|named|] {name} {place}
+{place} [make|create] a folder [called|named|] {name}
i need a folder [called|named|] {name} {place}
[can|could] you [make|create] a folder [called|named|] {name} {place}?
new folder {name} {place}
!{place} there should be a folder {name}
{place}: new folder {name}
+make a subfolder {name} {place}
folder {name} {place} please
+put a [new|] folder [called|named|] {name} {place}
+add a directory {name} {place}
mkdir {name} {place}
a [new|] [directory|subfolder|subdirectory] {name} {place}
{place}, folder {name}
{name} as a new folder {place}
i'd like to have a [folder|subfolder] {name} {place}
would you mind making a folder {name} {place}?
{place} i'm missing a folder [called|] {name}
{place} [goes|comes] a new folder {name}
+set up a folder {name} {place}
+create {place} a folder named {name}
let's have a [folder|directory] {name} {place}
there's no folder {name} {place} yet, [make|create] one
to sort things {place} i want a folder {name}
[another|one more] folder {place}: {name}
+get me a folder {name} {place}
folder {name}, {place}
!could a directory {name} be made {place}?
!i wish there was a folder {name} {place}
!+start a subfolder by the name of {name} {place}
+whip up a folder [called|] {name} {place}
could do with a folder [called|named|] {name} {place}
it would be handy to have {name} as a folder {place}
[too|so] messy {place}, make a folder {name} there
+get a [subfolder|directory] {name} going {place}
{place} a folder {name} is lacking
one [new|] folder {name} {place} [pls|please|]
would you be so kind as to create {name} as a directory {place}?
is it ok to have a folder {name} {place}?
{name} doesn't exist {place} yet, make that folder
+add an empty folder {name} {place}
subfolder {name} {place} please
empty folder {name} {place}
{place}: folder {name} please
{place}: mkdir {name}
{place} i need a folder {name}
{place} i want a new folder {name}
{place} i'd like a folder called {name}
{place} we need a directory {name}
{place} add a folder {name}
{place} put a new folder called {name}
{place} create the subfolder {name}
+create the folder {name} {place}
+create a new subfolder called {name} {place}
+make a new directory {name} {place}
+make me a folder {name} {place}
+make {name} {place}, as a folder
+give me a folder {name} {place}
+prepare a folder {name} {place}
+generate a subdirectory {name} {place}
+establish a folder {name} {place}
can i have a folder {name} {place}
can there be a folder {name} {place}
could i get a new folder {name} {place}
could you set up a directory {name} {place}
would you make a subfolder {name} {place}
would it be possible to have a folder {name} {place}
i want a folder {name} {place}
i want to make a folder {name} {place}
i'm missing a folder {name} {place}
i have to create a folder {name} {place}
the folder {name} is missing {place}, create it
there has to be a folder {name} {place}
how about a folder {name} {place}
for my new project a folder {name} {place}
new subfolder wanted {place}: {name}
folder to make {place}: {name}
a fresh folder {name} {place}
one empty subfolder {name} {place}, please
let there be a folder {name} {place}
gonna need a folder {name} {place}
chuck a new folder {name} {place}
{name} {place}, a folder
{name} {place}, new folder please
{name}/ {place}
{name}: a subfolder {place}
{name} should be a folder {place}
{name} wants creating {place}, a folder
{place}, a folder by the name {name}
{place}, add {name} as a folder
{place}, subfolder, {name}
{place} there's room for a folder {name}
{place} a wee folder {name}
{place} one more folder, {name}
{place} the folder {name} has to be created
{place} i could use a folder {name}
{place} i've no folder {name} yet
{place} let's put a folder {name}
{place} you'll make a folder {name}
directory {name} {place}
directory {name}, {place}, please
new directory {place}, name {name}
new subdirectory {place}: {name}
new folder {place}, call it {name}
subdir {name} {place}
empty directory {name} {place}
mkdir -p {name}, {place}
a place for my stuff {place}: folder {name}
a wee folder {name} {place}
another subfolder {place}, {name}
next: folder {name} {place}
i fancy a folder {name} {place}
i'm going to need a directory {name} {place}
i'm tidying {place}, so a folder {name}
i'm starting something new {place}, folder {name}
let me have a folder {name} {place}
mind setting up {name} as a folder {place}?
might i have a directory {name} {place}
shall we add a folder {name} {place}? yes
the directory {name} has to be made {place}
there ought to be a folder {name} {place}
what i need {place} is a folder {name}
where's the folder {name} {place}? not there, make it
+introduce a folder {name} {place}
+have a folder {name} made {place}
+knock up a folder {name} {place}
+nest a folder {name} {place}
+spin up a directory {name} {place}
""",
    de="""
+[mach|erstell|erstelle] [mir|mal|bitte|] [einen|einen neuen] Ordner [namens|] {name} {place}
+[leg|lege] {place} [einen|den] Ordner [namens|] {name} an
+leg [mir|] [einen|den] Ordner [namens|] {name} {place} an
ich [brauche|hätte gern] {place} einen Ordner [namens|] {name}
[kannst|könntest] du {place} einen Ordner [namens|] {name} [anlegen|erstellen|machen]?
neuer Ordner {name} {place}
!{place} soll es einen Ordner {name} geben
{place} [bitte|] den Ordner {name} anlegen
+erstell einen Unterordner {name} {place}
{place} fehlt [noch|] ein Ordner [namens|] {name}
{place} [gehört|muss] [noch|] ein [Ordner|Unterordner] {name} [hin|her]
mkdir {name} {place}
{place}: [neuer|] Ordner {name}
{name} als [neuer|neuen] Ordner {place}
[magst|würdest] du {place} ein Verzeichnis {name} [anlegen|erstellen]?
+erzeug {place} den Ordner {name}
ich möchte {place} einen [Unterordner|Ordner] [namens|] {name} [haben|anlegen]
[neues Verzeichnis|neuer Unterordner|Unterordner] {name} {place} [bitte|]
[moch|mach] ma {place} an Ordner {name}
+richte {place} einen Ordner {name} ein
{place} [noch|] ein Ordner {name}, [bitte|danke]
{place} gibt es noch kein {name}, leg das als Ordner an
zum Sortieren {place} einen Ordner {name} [anlegen|machen]
+pack {place} einen neuen Ordner {name} [rein|dazu]
wie wärs {place} mit einem Ordner {name}
wäre {place} ein Ordner {name} möglich?
+create {place} einen Folder {name}
Ordner {name}, und zwar {place}
!+bau {place} ein Verzeichnis namens {name}
!{place} hätt ich gern ein Verzeichnis {name}
!{name}, als Unterordner {place}
{place} wär ein Ordner {name} [praktisch|gut|nicht schlecht]
{place} herrscht Chaos, mach da [einen|nen] Ordner {name}
+füg {place} einen [neuen|leeren] Ordner {name} hinzu
ein Verzeichnis {name} tät mir {place} gut
könnte {place} ein Ordner {name} angelegt werden?
chasch {place} en Ordner {name} mache?
{place} könnt ich [einen|nen] Ordner {name} gebrauchen
dass du mir {place} einen Ordner {name} [anlegst|machst]
wärst du so nett und legst {place} den Ordner {name} an?
einen leeren Ordner {name} {place}
{place} [bräucht|brauch] i an Ordner {name}
zusätzlicher Ordner {place}: {name}
Ordner {name} {place} anlegen
Ordner {name} {place} erstellen
Verzeichnis {name} {place} anlegen
leerer Ordner {name} {place}
{place} neuer Ordner {name} bitte
{place}: Ordner {name} anlegen
{place}: mkdir {name}
{place} ein Verzeichnis {name} erstellen
{place} einen neuen Ordner {name} machen
{place} brauch ich einen Unterordner {name}
{place} will ich einen Ordner {name}
{place} möcht ich ein neues Verzeichnis {name}
{place} brauchen wir einen Ordner {name}
{place} kommt ein neuer Ordner {name} hin
+mach {place} den Ordner {name}
+mach {place} ein neues Verzeichnis {name}
+erstell {place} einen Ordner namens {name}
+erstell mir {place} das Verzeichnis {name}
+leg {place} einen Unterordner {name} an
+gib mir {place} einen Ordner {name}
+generier {place} ein Verzeichnis {name}
+stell mir {place} einen Ordner {name} bereit
kann ich {place} einen Ordner {name} haben
kann da {place} ein Ordner {name} hin
könnt ich {place} einen neuen Ordner {name} kriegen
könntest du mir {place} ein Verzeichnis {name} einrichten
würdest du {place} einen Unterordner {name} machen
legst du mir {place} einen Ordner {name} an
ich will {place} einen Ordner {name} anlegen
ich will einen neuen Ordner {name} {place}
ich muss {place} einen Ordner {name} anlegen
der Ordner {name} fehlt {place}, leg ihn an
für mein neues Projekt {place} ein Ordner {name}
neuer Unterordner {place} gewünscht: {name}
machen wir {place} einen Ordner {name}
Ordner {name} {place} neu machen
tätest du mir {place} einen Ordner {name} machen
+klatsch {place} einen Ordner {name} hin
brauch {place} an neuen Ordner {name}
{name} {place}, als Ordner
{name} {place}, neuer Ordner bitte
{name}/ {place}
{name} soll {place} ein Ordner sein
{name} gehört {place} als Ordner angelegt
{place}, Ordner, {name}
{place} ist Platz für einen Ordner {name}
{place} ein kleiner Ordner {name}
{place} ein Ordnerl {name}
{place} noch ein Unterordner, {name}
{place} muss der Ordner {name} angelegt werden
{place} hab ich noch keinen Ordner {name}
{place} wünsch ich mir einen Ordner {name}
{place} setzen wir einen Ordner {name}
{place} machst du einen Ordner {name}
{place} räum ich auf, mach den Ordner {name}
{place} fang ich was Neues an, Ordner {name}
{place} wird ein Verzeichnis {name} gebraucht
{place} darf ein Ordner {name} entstehen
Verzeichnis {name} {place}
Verzeichnis {name}, {place}, bitte
neues Verzeichnis {place}, Name {name}
neuer Ordner {place}, nenn ihn {name}
neuer Ordner {place}, er heißt {name}
leeres Verzeichnis {name} {place}
Unterverzeichnis {name} {place}
mkdir -p {name}, {place}
ein Platz für mein Zeug {place}: Ordner {name}
ein kleiner Ordner {name} {place}
noch ein Unterordner {place}, {name}
als nächstes ein Ordner {name} {place}
ich wünsch mir {place} ein Verzeichnis {name}
ich hab {place} noch keinen Ordner {name}
ich fang {place} was Neues an, Ordner {name}
magst einen Ordner {name} anlegen, {place}?
sollen wir {place} einen Ordner {name} anlegen? ja
das Verzeichnis {name} muss {place} angelegt werden
der Ordner {name} sollte {place} da sein
was ich {place} brauch, ist ein Ordner {name}
wo ist {place} der Ordner {name}? nicht da, anlegen
können Sie {place} einen Ordner {name} anlegen
bittschön {place} an Ordner {name}
+führ {place} einen Ordner {name} ein
+setz {place} einen Ordner {name} hin
+lass {place} einen Ordner {name} entstehen
+schaff {place} einen Ordner {name}
mok {place} en Ordner {name}
""",
)
