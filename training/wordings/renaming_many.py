"""How people say that many names change, or leave out which name it is."""

from training.phrases import Phrases

INCOMPLETE = Phrases(
    en="""
rename [it|that|a file|the file|this]
[can you|could you] rename [something|a file|my file] [for me|]?
i want to rename a file
rename
[change|give it] a [file name|new name]
!i need another name for [a file|my file]
i'd like to [rename|change the name of] [something|a file]
renaming a file, please
can we rename [a|one] file
[the|a] [file|document] has the wrong name
the file name is wrong
i misspelled a file name
rename file
file rename
new file name please
i don't like the name of [this|that|a] file
a file needs a [different|new|better] name
one of my files is called wrong
[call|name] [it|the file] something else
i need help renaming a file
there's a typo in a file name
would you rename [one of my files|something|a document] for me
ren
change a filename
the name of [a|the] document should be changed
!what i need is a renamed file
!give my document a different title
!a file should be called something else
could do with another name for a file
the name of one file is too long
would it be possible to rename something?
[just|quickly] rename a file
i gave a file a stupid name
+fix a filename
+edit a file name
a file here has a [weird|silly|ugly] name
would you be so kind as to rename a file?
i gotta rename sth
[pls|please] rename
renaming
rename sth please
rename my file
rename the document
rename some file
rename one of these files
rename, please
file: new name
other name for a file
different file name please
a different name for my document
a better name for a file, please
an old file needs a new name
my file has a bad name
my file needs a better name
this file name is no good
that's a terrible name for a file
the document is badly named
the document has a typo in its name
there's a mistake in the name of a file
i have a file to rename
i have to rename something
i must rename a file
i need a file renamed
i need to change a file name
i want to change the name of a document
i'd like a file renamed
i was going to rename a file
i named a file wrong
i can't stand the name of that file
let's rename something
let's give a file a new name
can you change a file name for me?
could a file be renamed?
could you help me rename a document?
may i rename a file?
how do i rename a file? do it for me
is it possible to change a file's name?
any chance you could rename something?
mind renaming a file?
do me a favour and rename a file
[next|first] a rename
+correct a file name
+change the name of a document
+get a file renamed
f2
filename's a mess, sort it out
wrong label on a file
a file got the wrong label
+relabel a file
+retitle something
+rechristen a document
whoever named that file was drunk
that filename has to go
i want something else for a filename
is there a way to give files other names
name change
file name change please
file name change, quick one
a name change for one of my docs
name correction needed
i goofed on a filename
messed up naming a file
i called a file something daft
typo in a filename
the filename's got a typo in it
spelling of a file name is off
one letter wrong in a file name
there's a letter missing in a file's name
a filename's missing a letter
i saved something under the wrong name
i've saved a document under a silly name
downloaded something with a cryptic name, i want a readable one
the scanner gave my file a dumb name
a file came with a useless name
[some|one] file wants a proper name
need to call a file something different
let me give a file a proper name
i fancy another name for a file
aye, need a file renamed
gonna need a rename
rename job for you
got a renaming job
about renaming: i've one file
file naming issue, help
can't live with that filename
do a rename for me
that name won't do for my file
from now on a file should have another name
""",
    de="""
benenn [das|es|die Datei|sie] um
[kannst du|könntest du] [mal|] [was|eine Datei] umbenennen?
ich will eine Datei umbenennen
umbenennen
[Datei|die Datei] umbenennen
!ich brauche einen anderen Namen für [eine|die] Datei
ich würde gern [was|eine Datei] umbenennen
eine Datei [hat den falschen Namen|heißt falsch]
[die Datei|das Dokument] soll anders heißen
der Dateiname [stimmt nicht|ist falsch|passt nicht]
Dateinamen ändern
neuer Dateiname bitte
ich hab mich bei einem Dateinamen vertippt
[gib|gib mal] [einer|der] Datei einen neuen Namen
nenn [die Datei|das] anders
bei einer Datei muss der Name geändert werden
ich brauch Hilfe beim Umbenennen
mir gefällt der Name [einer|von einer] Datei nicht
wie wär's, wir benennen eine Datei um
rename mal [was|eine Datei]
i mecht a Datei umbenennen
können wir [was|eine Datei] umbenennen
Umbenennung [einer Datei|]
umtaufen
ein Dokument müsste umbenannt werden
im Dateinamen ist ein Fehler
!eine meiner Dateien sollte anders heißen
!ich hätte gern einen anderen Dateinamen
!mach mal einen neuen Namen für ein Dokument
der Name von einer Datei ist zu lang
wär's möglich, [was|eine Datei] umzubenennen?
[kurz|schnell] [was|eine Datei] umbenennen
ich hab einer Datei einen blöden Namen gegeben
+korrigier einen Dateinamen
eine Datei hat einen [komischen|blöden|hässlichen] Namen
wärst du so nett und benennst [was|eine Datei] um?
chasch öppis umbenenne?
eine Datei gehört umbenannt
muss [mal|] was umbenennen
einmal umbenennen bitte
einer Datei würd ein besserer Name gut tun
Umbenennen bitte
was umbenennen
bitte was umbenennen
meine Datei umbenennen
ein Dokument umbenennen
eine von meinen Dateien umbenennen
Datei: neuer Name
anderer Name für eine Datei
anderer Dateiname bitte
neuer Name für ein Dokument
einen besseren Namen für eine Datei bitte
eine alte Datei braucht einen neuen Namen
meine Datei hat einen schlechten Namen
meine Datei soll anders heißen
der Dateiname ist nix
das ist ein furchtbarer Dateiname
das Dokument ist falsch benannt
im Namen vom Dokument ist ein Tippfehler
bei einem Dateinamen ist mir ein Fehler passiert
ich hab eine Datei zum Umbenennen
ich muss was umbenennen
ich brauch eine Datei umbenannt
ich möchte einen Dateinamen ändern
ich will den Namen von einem Dokument ändern
ich hätte gern eine Datei umbenannt
ich wollte eine Datei umbenennen
ich hab eine Datei falsch benannt
lass uns was umbenennen
kannst du einen Dateinamen ändern?
könntest du mir beim Umbenennen helfen?
könnte eine Datei umbenannt werden?
darf ich eine Datei umbenennen?
wie benenn ich eine Datei um? mach du das
ist es möglich, einen Dateinamen zu ändern?
würdest du was umbenennen?
magst du eine Datei umbenennen?
tu mir den Gefallen und benenn eine Datei um
als nächstes umbenennen
+ändere einen Dateinamen
+verpass einer Datei einen neuen Namen
F2
a File ghört umbenannt
i muaß wos umbenenna
ick muss ne Datei umbenennen
der Name vom Dokument gehört geändert
Namensänderung [bei einer Datei|]
eine Namensänderung bitte
Namenskorrektur [nötig|bei einer Datei|]
falscher Dateiname
blöder Dateiname, bitte ändern
Dateiname is Mist
Dateiname verhaut, hilf mir
beim Benennen einer Datei hab ich Mist gebaut
hab beim Speichern den falschen Namen erwischt
ich hab was unter einem falschen Namen gespeichert
der Scanner hat meiner Datei so einen Krampfnamen gegeben
eine heruntergeladene Datei hat einen kryptischen Namen, ich will was Lesbares
da fehlt ein Buchstabe im Dateinamen
ein Buchstabe im Dateinamen ist verkehrt
verschrieben hab ich mich, im Dateinamen
wer auch immer die Datei so genannt hat, das muss anders
so kann die Datei nicht heißen
so soll meine Datei nicht länger heißen
eine Datei soll ab jetzt anders heißen
wie die Datei heißt, gefällt mir nicht
+bezeichne eine Datei anders
+betitel ein Dokument neu
+beschrift eine Datei neu
einen Dateinamen austauschen
Dateiname gehört ausgetauscht
neu benennen
was neu benennen bitte
eine Datei neu benennen
eine Umbenennung hätt ich
hätt was zum Umbenennen
eine Umbenennung wär fällig
Umbenennung nötig
mal eben ne Datei umtaufen
mach mir ein Rename
ein Rename bitte
muss eine File renamen
kannst du Dateinamen ändern? eine hätt ich
gibst du einer Datei einen neuen Namen
können Sie eine Datei umbenennen
bitte um Umbenennung
bittschön an Dateinamen ändern
i hätt gern an andern Dateinamen
den Dateinamen mag ich nimmer
mit einem Dateinamen bin ich unzufrieden
nee, der Dateiname geht gar nicht
was Passenderes als Dateiname muss her
""",
)
NO_NAME = Phrases(
    en="""
rename [the file|] {what}
[can you|could you|] rename {what} [please|]
{what} needs [a new|another] name
!i don't like the name {what}, rename it
i want to rename {what}
i need to rename {what}
{what}, rename it
{what} rename
the name {what} is [wrong|bad|ugly|too long]
{what} has the wrong name
change the [name|filename] of {what}
[give|find] {what} a [new|better|different] name
{what} should be called something else
could {what} get another name
i misspelled {what}, rename it
let's rename {what}
would you mind renaming {what}
please call {what} something else
i hate the name {what}
new name for {what}
{what} is called wrong
ren {what}
!{what} can't keep that name
!the file name {what} has to change
!something other than {what} as a name
could do with a better name for {what}
{what} is a [weird|silly|ugly|stupid] name
would it be possible to rename {what}?
would you be so kind as to rename {what}?
[just|quickly] rename {what}
+fix the name of {what}
+edit the filename {what}
{what} is too long a name
who came up with the name {what}? rename it
i'd rather call {what} something else
{what} [wants|gets] renamed
{what}: new name [please|]
{what} to be renamed
[new|another|different|better] name for {what} please
{what}, different name
other name for {what}
rename the file called {what}
rename {what} [for me|thanks|]
rename this one: {what}
the file {what} must be renamed
the file {what} has a bad name
{what} isn't a good name
{what} was named by mistake
{what} doesn't say what's in it, rename it
there's a typo in the name {what}
there's something wrong with the name {what}
i named a file {what}, that was wrong
i can't stand the name {what}
i wish {what} had another name
i'd like {what} renamed
i'd like to rename {what}
i have to rename {what}
i want another name for {what}
i was going to rename {what}
we need another name for {what}
we should rename {what}
can {what} be renamed?
can i rename {what}?
may i change the name of {what}?
how do i rename {what}? do it for me
could we call {what} something else?
would you change the name of {what}?
any chance of renaming {what}?
is it possible to give {what} another name?
[time|it's time] to rename {what}
+help me rename {what}
+get {what} renamed
+put another name on {what}
+correct the name of {what}
mv {what}, new name
f2 on {what}
[next|first]: rename {what}
gonna rename {what}
wanna rename {what}
+relabel {what}
+retitle {what}
+rechristen {what}
name change for {what}
file name change: {what}
{what}, name change [please|]
{what} sounds daft, call it something else
{what} tells me nothing, it needs a proper name
{what} was a working title, it needs a real name
{what} was only a temporary name
{what} is misspelled
{what} is spelled wrong, fix the name
{what} is named all wrong
{what} as a name won't do
{what}? what a name. change it
whoever called it {what} was drunk, rename it
the scanner called it {what}, i want something readable
i saved it as {what}, wrong name
i saved something as {what} by mistake, it should be called otherwise
the name {what} has got to go
the name {what} doesn't fit any more
i'm not happy with {what} as a filename
i'd like something nicer than {what} for a file name
not happy with the name {what}
get rid of the name {what}, i want another
about {what}: the name has to be changed
for {what} i need a name that fits
what else could {what} be called? rename it
can't keep calling it {what}
don't call it {what} any longer
from now on {what} goes by another name
it can't be called {what} any more
you there, rename {what} would you
the document {what} should be titled differently
a rename of {what} is due
rename job: {what}
got to give {what} a decent name
let me give {what} a proper name
fancy another name for {what}
i've outgrown the name {what}
{what}: call it otherwise
{what} needs renaming, mate
we agreed on another name for {what}
""",
    de="""
benenn [die Datei|] {what} um
{what} umbenennen
{what} braucht einen [neuen|anderen] Namen
!der Name {what} passt nicht, benenn sie um
ich will {what} umbenennen
ich muss {what} umbenennen
[kannst du|magst du] {what} umbenennen
{what} [heißt falsch|ist falsch benannt|hat den falschen Namen]
der Name {what} ist [falsch|blöd|zu lang|hässlich]
{what} soll anders heißen
[ändere|änder] den Namen von {what}
gib {what} einen [neuen|anderen|besseren] Namen
nenn {what} anders
[neuer|anderer] Name für {what}
tauf {what} um
ich hab mich bei {what} vertippt, benenn das um
{what} muss umbenannt werden
{what} gehört umbenannt
rename {what}
mir taugt der Name {what} nicht
könnte {what} anders heißen
lass uns {what} umbenennen
!{what} kann so nicht heißen
!den Dateinamen {what} ändern
!für {what} hätte ich gern einen anderen Namen
{what} ist ein [komischer|blöder|hässlicher] Name
wär's möglich, {what} umzubenennen?
wärst du so nett und benennst {what} um?
[kurz|schnell] {what} umbenennen
+korrigier den Namen {what}
{what} ist als Name zu lang
wer hat sich den Namen {what} ausgedacht? benenn das um
{what} würd ich lieber anders nennen
chasch {what} umbenenne?
der Dateiname {what} gefällt mir nicht
{what} müsste umbenannt werden
dass du {what} umbenennst
{what}: neuer Name bitte
{what} zum Umbenennen
{what}, anderer Name
{what} bitte umbenennen
die Datei {what} umbenennen
die Datei {what} muss anders heißen
die Datei {what} hat einen blöden Namen
Umbenennung von {what}
einen neuen Namen für {what} [bitte|]
{what} ist kein guter Name
{what} wurde falsch benannt
{what} sagt nicht, was drin ist, benenn das um
bei {what} ist ein Tippfehler im Namen
mit dem Namen {what} stimmt was nicht
ich hab eine Datei {what} genannt, das war falsch
ich kann den Namen {what} nicht leiden
ich hätte {what} gern umbenannt
ich würd {what} gern umbenennen
ich will einen anderen Namen für {what}
ich wollte {what} umbenennen
wir brauchen einen anderen Namen für {what}
wir sollten {what} umbenennen
kann man {what} umbenennen?
darf ich {what} umbenennen?
wie benenn ich {what} um? mach du das
könnten wir {what} anders nennen?
würdest du {what} umbenennen?
würdest du den Namen von {what} ändern?
geht das, {what} umbenennen?
Zeit, {what} umzubenennen
+hilf mir {what} umzubenennen
+such für {what} einen besseren Namen
+ändere den Dateinamen von {what}
+korrigier den Dateinamen von {what}
+mach bei {what} einen anderen Namen
+verpass {what} einen neuen Namen
F2 auf {what}
[als nächstes|zuerst] {what} umbenennen
muss noch {what} umbenennen
des {what} ghört umbenannt
i mecht {what} umbenennen
{what} sött anders heisse
dat {what} schall anners heten
den Namen {what} bitte ändern
wie könnte {what} besser heißen? umbenennen
Namensänderung bei {what}
Namensänderung: {what}
{what}, Namensänderung bitte
{what} neu benennen
{what} neu benamsen
+bezeichne {what} anders
+betitel {what} neu
+beschrift {what} neu
{what} klingt bescheuert, nenn es anders
{what} war nur ein Arbeitstitel, da gehört ein richtiger Name hin
{what} war bloß ein vorläufiger Name
{what} sagt mir nix, da muss ein gescheiter Name her
{what} ist falsch geschrieben, der Dateiname gehört richtig
{what} heißt [komisch|so komisch|bescheuert], mach das anders
{what} als Dateiname geht gar nicht
{what}? was für ein Name, bitte ändern
so wie {what} heißt, kann es nicht bleiben
warum heißt das {what}? nenn es anders
der Scanner hat es {what} genannt, ich will was Lesbares
unter {what} gespeichert, falscher Name
ich hab was als {what} gespeichert, das soll anders heißen
hab's versehentlich {what} genannt
der Name {what} muss weg, ein anderer her
der Name {what} passt nimmer
mit {what} als Dateiname bin ich unzufrieden
mit dem Dateinamen {what} kann keiner was anfangen
was Schöneres als {what} als Dateiname bitte
ab jetzt soll {what} anders heißen
{what} soll nicht länger so heißen
{what} kriegt [jetzt|] einen neuen Namen
{what} bekommt einen anderen Namen
{what} müsste man anders nennen
das Dokument {what} hätt ich gern anders betitelt
bei {what} gehört der Name geändert
einmal {what} umbenennen bitte
eine Umbenennung von {what} wär fällig
mach ein Rename von {what}
{what} renamen bitte
gibst du {what} einen neuen Namen
wir haben uns für {what} auf einen anderen Namen geeinigt
mit {what} hab ich mich verschrieben, anderer Name bitte
können Sie {what} umbenennen
bittschön {what} umbenenna
{what} ümbenennen, wees so god
""",
)
MANY = Phrases(
    en="""
+replace {old} {by} {new} in [all the|the|all] [file names|names] in {folder}
+[change|swap] {old} [to|into] {new} in all [file names|names] in {folder}
+rename all [files|the files] in {folder}: {old} becomes {new}
in {folder}, replace {old} {by} {new} in the [file names|names]
all files in {folder} with {old} in the name should have {new} instead
!in the names of the files in {folder} {old} should become {new}
+rename the files in {folder} so that {old} becomes {new}
[bulk|batch] rename in {folder}: {old} -> {new}
+[rename|mass rename] [every file|everything] in {folder} from {old} to {new}
[can|could] you change {old} to {new} in all file names in {folder}?
+swap {old} for {new} in every file name of {folder}
{old} -> {new} in all file names in {folder}
{old} should be {new} in every name in {folder}
find {old}, replace {by} {new}, in the file names of {folder}
search and replace in the file names of {folder}: {old} becomes {new}
all the {old} in the names in {folder} must be {new}
i want to change {old} to {new} in the names of everything in {folder}
files in {folder}: {old} out, {new} in
s/{old}/{new}/ on the file names in {folder}
[mass|batch|bulk] rename: in {folder} {old} turns into {new}
i wrote {old} instead of {new} in the file names in {folder}, fix them
everything in {folder} is named {old} something, i want {new} there
+turn every {old} into {new} in the names of the files in {folder}
where a file name in {folder} says {old}, put {new}
the file names in {folder} contain {old}, replace that {by} {new}
+substitute {new} for {old} in all names in {folder}
in {folder}: file names with {old} get {new} instead
+go through {folder} and change {old} to {new} in each file name
my files in {folder} are called {old}, they should say {new}
!every file name in {folder} that contains {old} should contain {new}
!+exchange {old} {by} {new} throughout the names in {folder}
!the project is no longer {old} but {new}, adjust the file names in {folder}
could do with {new} where the file names in {folder} say {old}
the file names in {folder} are outdated, {old} should be {new}
would you go over the file names in {folder} and make {old} {new}?
+fix the file names in {folder}: {new} where it says {old}
wildcard rename in {folder}, {old} to {new}
all those {old} files in {folder} should be called {new} instead
+update the file names in {folder}, {old} to {new}
in {folder}, all file names: {old} => {new}
our naming changed from {old} to {new}, rename the files in {folder}
i'd like {new} in place of {old} in all the names in {folder}
+trade {old} for {new} in all file names in {folder}
too many files in {folder} say {old} in their name, i want {new}
{folder}: {old} -> {new} in the file names
{folder}: rename, {old} becomes {new}
{folder}, all names, {old} to {new}
file names in {folder}: {old} to {new}
names in {folder}: {new} for {old}
{new} instead of {old} in all file names in {folder}
{new}, not {old}, in the file names in {folder}
{old} out, {new} in, for every name in {folder}
sed s/{old}/{new}/ over the file names in {folder}
rename 's/{old}/{new}/' {folder}/*
from {old} to {new}, all file names in {folder}
mass renaming in {folder} please, {old} to {new}
what says {old} in the file names in {folder} should say {new}
what's called {old} in {folder} should be called {new}
wherever {old} appears in a file name in {folder}, make it {new}
each file in {folder} with {old} in its name gets {new} there
the files in {folder} have {old} in the name, it has to be {new}
the {old} in the names of my files in {folder} should read {new}
{old} is spelled wrong in the file names in {folder}, it's {new}
{old} was renamed to {new}, so were the files in {folder}, please
there's {old} in the file names in {folder}, make that {new}
i'd like to replace {old} {by} {new} in the file names in {folder}
i'd rather see {new} than {old} in the file names in {folder}
i need {new} for {old} in every file name in {folder}
i have to rename everything in {folder} from {old} to {new}
i mistyped {old} in all file names in {folder}, it's {new}
we call it {new} now, so change {old} in the file names in {folder}
let's replace {old} {by} {new} in the file names in {folder}
let's have {new} instead of {old} in the names in {folder}
can the file names in {folder} say {new} instead of {old}?
can we rename the files in {folder} from {old} to {new}?
how do i turn {old} into {new} in all file names in {folder}? do it
is it possible to swap {old} for {new} in the names in {folder}?
mind changing {old} to {new} in the file names in {folder}?
would you rename all files in {folder}, {old} to {new}?
+put {new} for {old} in the names of all files in {folder}
+convert {old} to {new} in the file names in {folder}
+correct {old} to {new} in all file names in {folder}
+run a batch rename on {folder}, {old} to {new}
+find and replace {old} {by} {new} in the file names in {folder}
+adapt the file names in {folder}: {old} is now {new}
{old} is history, {new} is what the file names in {folder} say
{old} is so last year, make it {new} in all names in {folder}
{new} it is, no more {old} in the names in {folder}
perl-rename {old} to {new} in {folder}
rename {old} {new} {folder}/*
for f in {folder}: mv with {old} turned into {new}
regex rename in {folder}: match {old}, put {new}
in {folder} the names say {old}. they ought to say {new}
in {folder} every name has {old} in it, make that {new}
+relabel the files in {folder}, {old} becomes {new}
+recode {old} as {new} in the file names in {folder}
+transform the names in {folder}: where {old} was, {new} is
+standardise the file names in {folder}, {new} for {old}
+unify the names in {folder}: {new}, never {old}
+set {new} where {old} stands in the names of {folder}
+overwrite {old} in the names in {folder} by {new}
old part {old}, new part {new}, all names in {folder}
search {old}, replace {new}, only in the names of the files in {folder}
name pattern in {folder}: was {old}, will be {new}
the prefix {old} in {folder} should be {new}
the names in {folder} got {old} from the camera, i want {new} there
our client goes by {new} now and not {old}, fix the names in {folder}
someone used {old} for naming things in {folder}, we use {new}
it's spelled {new}, but the names in {folder} have {old}
misnamed lot in {folder}: {old} should be {new}
the whole lot in {folder} needs renaming, {old} to {new}
the lot in {folder}: {old} becomes {new} in the name
a hundred files in {folder} have {old} in the name, each wants {new}
i can't rename them one by one: {folder}, {old} to {new}
too lazy to do it by hand, rename {old} to {new} in all of {folder}
one go, all names in {folder}: {old} to {new}
in one sweep, {old} to {new} for the names in {folder}
let every name in {folder} say {new} where it says {old}
let {old} be {new} in the names in {folder}
should say {new}, says {old}: the file names in {folder}
wish the names in {folder} had {new} and not {old}
it'd be grand if the names in {folder} said {new} and not {old}
might you rename the lot in {folder}, {old} to {new}?
you know the {old} files in {folder}? name them {new}
for all names in {folder}: s,{old},{new},
don't touch the contents, just the names in {folder}: {old} to {new}
""",
    de="""
+ersetz [mal|bitte|] {old} durch {new} in [allen|den] Dateinamen in {folder}
+[ändere|tausch] {old} [in|zu|gegen] {new} in allen [Namen|Dateinamen] in {folder}
+benenn alle Dateien in {folder} um: aus {old} wird {new}
in {folder} {old} durch {new} in den [Dateinamen|Namen] ersetzen
alle Dateien in {folder} mit {old} im Namen sollen {new} statt {old} haben
!in den Namen der Dateien in {folder} soll {old} zu {new} werden
+benenn die Dateien in {folder} so um, dass aus {old} {new} wird
[alle|alles] umbenennen in {folder}: {old} -> {new}
[kannst|könntest] du {old} in allen Dateinamen in {folder} durch {new} ersetzen?
+mach in allen Dateinamen in {folder} aus {old} {new}
+tausch in {folder} bei allen Dateinamen {old} gegen {new}
{old} -> {new} bei allen Dateinamen in {folder}
Suchen und Ersetzen in den Dateinamen in {folder}: {old} durch {new}
s/{old}/{new}/ für die Dateinamen in {folder}
in {folder} heißt alles {old}, es soll {new} heißen
ich hab in {folder} überall {old} statt {new} in die Dateinamen geschrieben, mach das richtig
wo in {folder} {old} im Dateinamen steht, soll {new} hin
in den Dateinamen in {folder}: {old} raus, {new} rein
Dateien in {folder} massenhaft umbenennen, {old} wird {new}
[Batch-Rename|Massenumbenennung|Stapelumbenennung] in {folder}: {old} zu {new}
jedes {old} in den Dateinamen von {folder} soll {new} werden
+geh {folder} durch und mach aus {old} in jedem Dateinamen {new}
statt {old} soll in {folder} bei allen Dateinamen {new} stehen
+wechsel {old} in den Namen in {folder} gegen {new} aus
ich will {old} in den Dateinamen in {folder} durch {new} ersetzen
das Projekt heißt jetzt {new} statt {old}, pass die Dateinamen in {folder} an
ich hätte in {folder} gern {new} statt {old} in den Dateinamen
bei den Dateien in {folder} gehört {old} im Namen durch {new} ersetzt
+nenn alles in {folder} um, {old} zu {new}
+replace in den Dateinamen in {folder} {old} mit {new}
!überall wo {old} in einem Namen in {folder} vorkommt, gehört {new} hin
!die Dateinamen in {folder} von {old} auf {new} umstellen
!{old} ist überholt, in den Dateinamen in {folder} muss {new} stehen
die Dateinamen in {folder} sind veraltet, {old} muss {new} heißen
würdest du die Dateinamen in {folder} durchgehen und aus {old} {new} machen?
+korrigier die Dateinamen in {folder}: {new} wo {old} steht
alle Namen mit {old} in {folder} auf {new} [umstellen|abändern]
die ganzen Dateien mit {old} im Namen in {folder} bitte auf {new} umbenennen
in {folder}, alle Dateinamen: {old} => {new}
unser Schema heißt jetzt {new} statt {old}, benenn die Dateien in {folder} um
+aktualisier die Dateinamen in {folder}, {old} auf {new}
wärst du so nett und ersetzt in den Dateinamen in {folder} {old} durch {new}?
chasch i de Dateiname in {folder} {old} dur {new} ersetze?
viele Dateien in {folder} haben {old} im Namen, ich will da {new}
dass du in allen Dateinamen in {folder} {old} gegen {new} tauschst
{folder}: {old} -> {new} in den Dateinamen
{folder}: umbenennen, {old} wird {new}
{folder}, alle Namen, {old} zu {new}
Dateinamen in {folder}: {old} zu {new}
Namen in {folder}: {new} statt {old}
{new} statt {old} in allen Dateinamen in {folder}
{new}, nicht {old}, in den Dateinamen in {folder}
{old} raus, {new} rein, bei jedem Namen in {folder}
sed s/{old}/{new}/ über die Dateinamen in {folder}
rename 's/{old}/{new}/' {folder}/*
von {old} auf {new}, alle Dateinamen in {folder}
Massenumbenennung in {folder} bitte, {old} auf {new}
was in {folder} {old} heißt, soll {new} heißen
was in den Dateinamen in {folder} {old} ist, soll {new} sein
jede Datei in {folder} mit {old} im Namen kriegt dort {new}
die Dateien in {folder} haben {old} im Namen, das muss {new} sein
{old} ist in den Dateinamen in {folder} falsch geschrieben, es heißt {new}
da steht {old} in den Dateinamen in {folder}, mach {new} draus
ich möchte {old} in den Dateinamen in {folder} durch {new} austauschen
mir wär {new} lieber als {old} in den Dateinamen in {folder}
ich brauch {new} für {old} in jedem Dateinamen in {folder}
ich muss in {folder} alles von {old} auf {new} umbenennen
hab mich in allen Dateinamen in {folder} vertippt, {old} ist {new}
wir nennen das jetzt {new}, also {old} in den Dateinamen in {folder} ändern
lass uns {old} in den Dateinamen in {folder} durch {new} ersetzen
lass uns in {folder} bei den Namen {new} statt {old} nehmen
können die Dateinamen in {folder} {new} statt {old} haben?
können wir die Dateien in {folder} von {old} auf {new} umbenennen?
wie mach ich in allen Dateinamen in {folder} aus {old} ein {new}? mach du das
wär's möglich, {old} in den Namen in {folder} gegen {new} zu tauschen?
magst du in den Dateinamen in {folder} {old} auf {new} ändern?
würdest du alle Dateien in {folder} umbenennen, {old} auf {new}?
+schreib {new} statt {old} in die Namen aller Dateien in {folder}
+wandel in den Dateinamen in {folder} {old} in {new} um
+verbesser {old} zu {new} in allen Dateinamen in {folder}
+mach eine Stapelumbenennung in {folder}, {old} auf {new}
+such in den Dateinamen in {folder} {old} und setz {new} ein
+pass die Dateinamen in {folder} an: {old} heißt jetzt {new}
moch aus {old} in de Dateinamen in {folder} {new}
aus {old} mach {new}, bei allen Dateinamen in {folder}
{old} war gestern, in den Namen in {folder} steht jetzt {new}
{old} gibt's nicht mehr, die Dateinamen in {folder} kriegen {new}
perl-rename {old} zu {new} in {folder}
rename {old} {new} {folder}/*
Regex-Rename in {folder}: {old} wird {new}
Namensmuster in {folder}: bisher {old}, künftig {new}
alter Teil {old}, neuer Teil {new}, alle Dateinamen in {folder}
suche {old}, ersetze {new}, nur in den Namen der Dateien in {folder}
das Präfix {old} in den Namen in {folder} soll {new} sein
in {folder} steht bei jedem Namen {old}, da gehört {new} hin
in {folder} haben alle Namen {old} drin, mach überall {new} draus
+bezeichne die Dateien in {folder} neu, {old} wird {new}
+vereinheitliche die Dateinamen in {folder}, {new} statt {old}
+verwandle {old} in den Dateinamen in {folder} in {new}
+dreh in den Dateinamen in {folder} {old} auf {new}
+überschreib {old} in den Dateinamen in {folder} mit {new}
+füg in den Dateinamen in {folder} {new} an Stelle von {old} ein
die Kamera hat {old} in die Namen in {folder} geschrieben, ich will da {new}
der Kunde heißt jetzt {new} und nimmer {old}, richt die Dateinamen in {folder}
jemand hat in {folder} alles mit {old} benannt, bei uns heißt das {new}
man schreibt {new}, aber die Namen in {folder} haben {old}
alles falsch benannt in {folder}, {old} sollte {new} sein
der ganze Schwung in {folder} gehört umbenannt, {old} auf {new}
der ganze Haufen in {folder}: {old} im Namen wird {new}
hundert Dateien in {folder} haben {old} im Namen, jede kriegt {new}
einzeln umbenennen mag ich nicht: {folder}, {old} auf {new}
von Hand ist mir das zu viel, in ganz {folder} {old} in den Namen auf {new}
auf einen Schlag in {folder}: alle Namen von {old} auf {new}
in einem Rutsch die Namen in {folder}, {old} zu {new}
in einem Aufwasch {old} zu {new}, alle Namen in {folder}
soll {new} heißen, heißt {old}: die Dateinamen in {folder}
schön wär {new} statt {old} in den Namen in {folder}
könnt ma in {folder} bei de Namen {old} auf {new} ändern
die {old}-Dateien in {folder}, nenn die alle {new}
bei den Dateinamen in {folder} {new} draus machen, wo {old} steht
Inhalt egal, nur die Namen in {folder}: {old} wird {new}
wird {new}: jedes {old} in den Namen in {folder}
Namensbestandteil {old} in {folder} überall zu {new}
nicht {old}, sondern {new}, so sollen die Dateien in {folder} heißen
Bulk-Rename in {folder}, von {old} nach {new}
in de Dateinamen in {folder} mok ut {old} man {new}
mit {new} statt {old} im Namen, alle Dateien in {folder}
""",
)
CUT = Phrases(
    en="""
+[remove|delete|strip|drop] {old} from [all the|all|the] [file names|names] in {folder}
+take {old} out of the file names in {folder}
in {folder}, [remove|strip|cut] {old} from [the|all] names
!the file names in {folder} should lose the {old}
+rename all files in {folder} without {old}
get rid of {old} in the file names in {folder}
no more {old} in the file names in {folder}
{old} must go from every file name in {folder}
{old} is [useless|superfluous|annoying] in the file names in {folder}, cut it
i don't want {old} in the names of the files in {folder}
the names in {folder} should not contain {old}
[file|all] names in {folder} without {old}
[bulk|batch|mass] rename in {folder}: {old} out
+shorten the file names in {folder} by {old}
+clean {old} out of the file names in {folder}
replace {old} with nothing in the file names in {folder}
the {old} part in the names in {folder} annoys me, remove it
+go through {folder} and drop {old} from each file name
{old} away from the file names in {folder}
my files in {folder} all have {old} in their name, take that out
+trim {old} off all file names in {folder}
every file name in {folder} has a {old} that i don't need
s/{old}// on the file names in {folder}
i want to lose {old} in all names in {folder}
!{old} has no business in the names in {folder}
!+rid the file names in {folder} of {old}
!names in {folder} minus {old}
could do without {old} in the file names in {folder}
+wipe {old} from all the file names in {folder}
+chop {old} off every file name in {folder}
the file names in {folder} are too long, leave out {old}
would you go over the file names in {folder} and take {old} out?
+scrap {old} in every file name in {folder}
rename the files in {folder} so that {old} is gone
+erase {old} from each name in {folder}
somebody put {old} into all the file names in {folder}, take it out again
file names in {folder}: {old} out
i'd like the file names in {folder} better without {old}
{folder}: cut {old} from the file names
{folder}: file names minus the {old} bit
{folder}, remove {old} in the names
no {old} in any file name in {folder}
without {old}, all file names in {folder}
strip the text {old} off the names in {folder}
{old} has to disappear from the file names in {folder}
{old} should vanish from all file names in {folder}
{old} doesn't belong in the file names in {folder}
{old} can go from the names of the files in {folder}
{old} is in every file name in {folder}, get rid of it
{old} makes the file names in {folder} too long, remove it
{old} -> nothing, in the file names in {folder}
sed s/{old}// for all file names in {folder}
find {old} in the file names of {folder} and delete it there
the camera put {old} into the file names in {folder}, take it away
the files in {folder} should be named without {old}
the files in {folder} start with {old}, i don't want that in the name
the word {old} is in all the names in {folder}, delete it
all the files in {folder} are called {old} something, drop the {old}
all those {old} in the file names in {folder} have to go
i'd like {old} gone from the file names in {folder}
i need the file names in {folder} without {old}
i'm sick of {old} in the names in {folder}
i want shorter file names in {folder}, so no {old}
i can't stand {old} in the file names in {folder}, rename them
we don't need {old} in the file names in {folder} any more
let's drop {old} from the file names in {folder}
can you take {old} out of all the names in {folder}?
could the file names in {folder} do without {old}?
how do i get {old} out of the file names in {folder}? do it
is it possible to remove {old} from all names in {folder}?
mind cutting {old} from the file names in {folder}?
would you please strip {old} off the names in {folder}?
what's {old} doing in the file names in {folder}? away with it
+leave out {old} in all file names in {folder}
+kill the {old} in the file names in {folder}
+snip {old} out of the file names in {folder}
+omit {old} from each file name in {folder}
+weed {old} out of the file names in {folder}
+blank out {old} in the file names in {folder}
+simplify the file names in {folder}, no more {old}
away with {old} in the file names in {folder}
{old} is just clutter in the names in {folder}
{old} is noise in the file names in {folder}, lose it
{old} in front of everything in {folder}, away with it from the names
{old}: nobody needs that in the names in {folder}
the names in {folder} read better without {old}
shorter names in {folder}: skip {old}
tidy names in {folder}, {old} is clutter
tidy the names in {folder}: {old} goes
+tidy up the names in {folder} by dropping {old}
+prune {old} from the names in {folder}
+purge {old} from the file names in {folder}
+shave {old} off the names in {folder}
+scrub {old} from the names in {folder}
+ditch {old} in the names in {folder}
+eliminate {old} from all file names in {folder}
+unprefix the files in {folder}, {old} goes
+lop {old} off the names in {folder}
+do away with {old} in the names in {folder}
perl-rename s/{old}// in {folder}
rename {old} '' {folder}/*
regex rename in {folder}: {old} becomes an empty string
pattern {old}, replacement empty, names in {folder}
search {old}, replace with an empty text, file names of {folder}
old: {old}, new: nothing, the names in {folder}
prefix {old} in {folder}, take it off the names
in {folder} every name drags {old} along, rename without it
in {folder} they all say {old}. rename them without that
in the names in {folder} i could live without {old}
my phone stuck {old} on every name in {folder}, peel it off
whatsapp puts {old} in every name in {folder}, i want that out
the sync tool added {old} to the names in {folder}, undo that bit in each name
a hundred names in {folder} with {old}, it should be in none
not a single name in {folder} should say {old}
the bit that says {old} can be dropped from all names in {folder}
all that {old} in the names in {folder} drives me mad
i've had enough of {old} in the names in {folder}
i never asked for {old} in the names in {folder}, rename without
too lazy to do it by hand: {folder}, names without {old}
in one go, lose {old} from the names in {folder}
keep the files in {folder}, just take {old} out of the names
only the names in {folder}: {old} off
bin the {old} in the names in {folder}
it'd be grand to have no {old} in the names in {folder}
""",
    de="""
+[entfern|lösch|streich|nimm] {old} [bitte|mal|] aus [allen|den] Dateinamen in {folder}
in {folder} {old} aus den Namen [entfernen|löschen|streichen]
alle Dateinamen in {folder} ohne {old}
!die Dateinamen in {folder} sollen {old} verlieren
+benenn alle Dateien in {folder} ohne {old}
{old} soll aus allen Dateinamen in {folder} raus
{old} raus aus den Dateinamen in {folder}
{old} weg bei allen Dateinamen in {folder}
kein {old} mehr in den Dateinamen in {folder}
ich will {old} nicht mehr in den Dateinamen in {folder}
das {old} in den Dateinamen in {folder} [nervt|stört|ist überflüssig], mach es weg
+schneid {old} aus den Dateinamen in {folder} raus
+kürz die Dateinamen in {folder} um {old}
{old} durch nichts ersetzen in den Dateinamen in {folder}
+mach {old} aus allen Namen in {folder} weg
s/{old}// für die Dateinamen in {folder}
in {folder} heißen alle Dateien was mit {old}, das {old} soll weg
die Namen in {folder} sollen ohne {old} sein
+geh {folder} durch und nimm {old} aus jedem Dateinamen
[Massenumbenennung|Batch-Rename] in {folder}, {old} entfällt
alle Dateien in {folder} umbenennen, {old} fällt weg
bei den Dateien in {folder} {old} aus dem Namen tilgen
+bereinig die Dateinamen in {folder} von {old}
des {old} in de Dateinamen in {folder} ghert weg
auf {old} in den Dateinamen in {folder} kann ich verzichten, raus damit
+schmeiß {old} aus den Dateinamen in {folder}
!{old} hat in den Namen in {folder} nichts verloren
!Dateinamen in {folder} um das {old} erleichtern
!in {folder} soll nirgends mehr {old} im Namen stehen
die Dateinamen in {folder} sind zu lang, lass {old} weg
+wisch {old} aus allen Dateinamen in {folder} weg
+hau {old} aus allen Dateinamen in {folder} raus
würdest du die Dateinamen in {folder} durchgehen und {old} rausnehmen?
in {folder} alle Dateinamen minus {old}
benenn die Dateien in {folder} so um, dass {old} weg ist
Dateinamen in {folder}: {old} raus
mir gefallen die Dateinamen in {folder} ohne {old} besser
wärst du so nett und löschst {old} aus den Dateinamen in {folder}?
chasch {old} us de Dateiname in {folder} use neh?
dass du {old} aus allen Dateinamen in {folder} [streichst|entfernst]
auf das {old} in den Dateinamen in {folder} pfeif ich, weg damit
{folder}: {old} aus den Dateinamen raus
{folder}: Dateinamen ohne {old}
kein {old} in irgendeinem Dateinamen in {folder}
ohne {old}, alle Dateinamen in {folder}
weg mit {old} in den Dateinamen in {folder}
{old} soll aus den Dateinamen in {folder} verschwinden
{old} muss aus den Namen in {folder} verschwinden
{old} gehört nicht in die Dateinamen in {folder}
{old} kann weg aus den Namen der Dateien in {folder}
{old} steht in jedem Dateinamen in {folder}, lösch das raus
{old} macht die Dateinamen in {folder} zu lang, weg damit
{old} -> nichts, in den Dateinamen in {folder}
sed s/{old}// für alle Dateinamen in {folder}
such {old} in den Dateinamen von {folder} und lösch es dort
die Kamera hat {old} in die Dateinamen in {folder} geschrieben, nimm das raus
die Dateien in {folder} sollen ohne {old} heißen
die Dateien in {folder} fangen mit {old} an, das will ich nicht im Namen
das Wort {old} steht in allen Namen in {folder}, lösch es
die ganzen {old} in den Dateinamen in {folder} müssen weg
ich hätte {old} gern aus den Dateinamen in {folder} weg
ich brauch die Dateinamen in {folder} ohne {old}
ich hab genug von {old} in den Namen in {folder}, raus damit
ich will kürzere Dateinamen in {folder}, also ohne {old}
wir brauchen {old} in den Dateinamen in {folder} nicht mehr
lass uns {old} aus den Dateinamen in {folder} streichen
kannst du {old} aus allen Namen in {folder} rausnehmen?
könnten die Dateinamen in {folder} ohne {old} auskommen?
wie krieg ich {old} aus den Dateinamen in {folder}? mach du das
wär's möglich, {old} aus allen Namen in {folder} zu entfernen?
magst du {old} aus den Dateinamen in {folder} löschen?
was macht {old} in den Dateinamen in {folder}? weg damit
+lass {old} in allen Dateinamen in {folder} weg
+kürz {old} aus den Dateinamen in {folder} raus
+tilg {old} in jedem Dateinamen in {folder}
+radier {old} aus den Dateinamen in {folder}
+hack {old} von allen Dateinamen in {folder} ab
+vereinfach die Dateinamen in {folder}, kein {old} mehr
+putz {old} aus den Dateinamen in {folder}
tua {old} aus de Dateinamen in {folder} weg
jedes {old} in den Dateinamen in {folder} löschen
alle Namen in {folder} um {old} kürzen
{old} ist in den Namen in {folder} nur Ballast
{old} ist unnötig in den Namen in {folder}
{old} braucht keiner in den Dateinamen in {folder}
{old} streichen, in den Namen in {folder}
vor jedem Namen in {folder} steht {old}, runter damit
kürzere Namen in {folder}: {old} weglassen
kürzere Namen für {folder}, ohne {old} halt
schönere Namen in {folder}, {old} fliegt raus
die Namen in {folder} lesen sich ohne {old} besser
+säuber die Namen in {folder} von {old}
+räum {old} aus den Dateinamen in {folder}
+befrei die Namen in {folder} von {old}
+stutz die Namen in {folder} um {old}
+eliminier {old} aus den Dateinamen in {folder}
+verzicht in den Dateinamen in {folder} auf {old}
+knips {old} von den Dateinamen in {folder} ab
+schneid {old} von allen Namen in {folder} ab
+hol {old} aus den Namen in {folder} raus
perl-rename s/{old}// in {folder}
rename {old} '' {folder}/*
Regex-Rename in {folder}: {old} wird leer
Muster {old}, Ersatz leer, Namen in {folder}
suche {old}, ersetze durch leer, Dateinamen in {folder}
alt: {old}, neu: nichts, Namen in {folder}
Präfix {old} in {folder} von den Namen abmachen
das Handy hat {old} an alle Namen in {folder} gehängt, nimm das weg
whatsapp schreibt {old} in jeden Namen in {folder}, das will ich raushaben
irgendein Programm hat {old} in die Namen in {folder} gesetzt, mach das wieder raus
hundert Namen in {folder} mit {old}, es soll in keinem stehen
kein einziger Name in {folder} soll noch {old} haben
der Teil mit {old} kann in allen Namen in {folder} entfallen
entfällt: {old} in den Namen in {folder}
das ewige {old} in den Namen in {folder} macht mich narrisch
das mit dem {old} in den Namen in {folder} muss aufhören, benenn sie ohne
einzeln mag ich nicht: {folder}, alle Namen ohne {old}
in einem Rutsch {old} aus den Namen in {folder}
auf einen Schlag {old} raus, alle Dateinamen in {folder}
Dateien in {folder} behalten, nur {old} aus den Namen raus
nur die Namen in {folder}: {old} ab
wozu {old} in den Namen in {folder}? raus
wer hat {old} in die Namen in {folder} geschrieben? das soll da raus
ohne {old} im Namen, alle Dateien in {folder}
schön wär kein {old} in den Namen in {folder}
Namenszusatz {old} in {folder} entfernen
dat {old} schall ut de Dateinamen in {folder} rut
""",
)
