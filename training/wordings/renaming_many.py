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
""",
)
