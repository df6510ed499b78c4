"""How people say that a file or folder goes into the Trash."""

from training.phrases import Phrases

NAMED = Phrases(
    en="""
+[delete|remove|trash|delete] [the file|the document|] {what}
+[throw|toss|chuck] {what} [away|out|in the trash|in the bin]
+[get rid of|ditch|bin|erase|dump] {what}
+[move|put|send] {what} [to|into|in] the [trash|bin|recycle bin]
{what} [can go|can be deleted|can be removed|has to go|must go]
i don't need {what} [any more|anymore]
i no longer need {what}
[can|could] you [delete|remove|trash|throw away] {what}?
{what} [delete|remove] [it|] [please|]
delete: {what}
[i want|i'd like] {what} [deleted|gone|removed]
[i want to|i need to|i have to] [delete|remove|trash] {what}
!{what} is no longer needed, [delete|remove] it
rm {what}
the file {what} is [useless|junk|rubbish|garbage|outdated], delete it
+clean up {what}, [delete|trash] it
[please|] have {what} [deleted|removed]
away with {what}
!{what} belongs in the trash
[let's|lets] [delete|remove] {what}
to the trash with {what}
[we|i] don't use {what} any longer, [throw it away|remove it|delete it]
so, {what} - delete [that|it]
[would you mind|how about] [deleting|removing] {what}?
!{what} should be [deleted|removed]
+trash {what} [for me|]
del {what}
gio trash {what}
trash-put {what}
{what} is just taking up space, delete
i made {what} by accident, [delete|bin|remove] it
{what} was only a test, throw that away
would it be possible to delete {what}
+scrap {what}
{what} → trash
{what} into the bin
who needs {what}, delete
no use for {what} [any more|anymore], [bin it|delete please]
+discard {what}
+drop {what} in the trash
{what} [gone|away] please
!+chuck {what}, i've got a newer version
!{what} is cluttering up my disk, dispose of it
+lose {what}
+[zap|kill off] the file {what}
[could do without|have no more need for] {what}, delete it
{what} is [old hat|obsolete|a leftover|a duplicate], [bin|delete] it
i'm tired of seeing {what}, throw it out
tidying up: {what} goes in the [bin|trash]
{what} was a mistake, [remove|trash] it
[gotta|wanna|need to] get rid of {what}
[mind|could you mind] chucking {what} out
why do i still have {what}, delete it
del {what} [pls|thx]
{what}: [trash|bin|delete]
{what} delete pls
{what}, bin
{what}, delete
{what} off to the trash
{what} goes in the bin
{what} needs deleting
{what} isn't needed any more, delete
{what} takes up space, trash that
{what} came with a mail, i don't need that, delete
bin {what}
trash: {what}
remove: {what}
deletion of {what} please
gotta bin {what}
there's {what}, throw that away
i want {what} in the trash
i want to throw {what} away
i'd like to get rid of {what}
i have no use for {what}, delete
i've got a copy of {what}, so delete that one
i won't need {what} any more
i downloaded {what} twice, delete this one
could you move {what} to the trash
could you get rid of {what}
could {what} be thrown away
would you delete {what}
would you bin {what}
do me a favour and trash {what}
be so kind and remove {what}
out with {what}
off to the bin with {what}
let's bin {what}
time to throw away {what}
to free some space, delete {what}
+put {what} in the rubbish
+rid me of {what}
+clear {what} away
{what} > trash
{what} => bin
{what} = rubbish
{what} -> /dev/null, well, the trash
{what} is for the bin
{what} is history, trash it
{what} is past it, delete
{what} is dead weight, bin it
{what} has had its day, delete
{what} has served its purpose, delete it
{what} no more
{what} off my disk
{what} out of my sight, delete
{what} to the dump
{what} wants binning
{what}? never used it, delete
{what}? don't need it
{what}! out!
a file called {what} has to go
the file called {what} should be gone
ta-ta {what}, into the trash
bye bye {what}, into the bin
goodbye {what}, into the trash
farewell {what}, trash
delete-item {what}
remove-item {what}
trash-cli {what}
select {what}, del key
press delete on {what}
file deletion: {what}
for the bin: {what}
for the trash: {what}
rubbish: {what}
junk: {what}
i'm sick of {what}, bin
i've finished with {what}, delete
i've no further use for {what}
i fancy getting rid of {what}
i can't be bothered with {what} any more, delete
nobody wants {what}, delete
nobody will miss {what}, delete it
one less file: {what}
see {what}? delete that
mind binning {what}?
might you delete {what}
shall we delete {what}? yes
you can throw {what} away
wee clear-out: {what} can go
+jettison {what}
+sling {what} in the bin
+eject {what} to the trash
+evict {what}
""",
    de="""
+[lösch|lösche|entfern|entferne] [mal|bitte|mir|] [die Datei|] {what}
+[wirf|schmeiß|schmeiss|hau] {what} [weg|in den Papierkorb|in die Tonne|in den Müll|raus]
+[leg|tu|pack|verschieb|steck] {what} in den [Papierkorb|Müll]
{what} [kann weg|kann gelöscht werden|muss weg|soll weg]
{what} [bitte|] [löschen|entfernen|wegwerfen]
ich brauch[e|] {what} nicht mehr
{what} [brauche ich|brauch ich|wird] nicht mehr [gebraucht|], [lösch|entfern] [sie|es|das]
[kannst|könntest|würdest] du [mal|bitte|] {what} [löschen|entfernen|wegwerfen|wegschmeißen]?
löschen: {what}
ich [will|möchte|würde gern|muss] {what} [löschen|entfernen|loswerden]
weg mit {what}
!{what} wird nicht mehr gebraucht und kann weg
rm {what}
die Datei {what} ist [Müll|überflüssig|veraltet|Schrott], [lösch sie|weg damit]
{what} in den Papierkorb [bitte|]
ab in [den Papierkorb|die Tonne] mit {what}
!{what} gehört in den [Papierkorb|Müll]
[bitte|] lösch mir [mal|] {what}
die Datei {what} [bitte|] [löschen|entfernen]
[räum auf und|] [lösch|entferne] {what}
{what} hau weg
schmeiß {what} [weg|naus|raus]
ich hätte {what} gern [gelöscht|weg]
[sei so gut und|] wirf {what} weg
!{what} soll gelöscht werden
tu {what} weg
trash {what}
gio trash {what}
del {what}
{what} gehört [weg|gelöscht|entsorgt]
{what} war nur ein Test, [weg damit|kann weg]
{what} hab ich versehentlich [angelegt|gespeichert], [lösch|entfern] das
+[entsorg|entsorge] [mal|bitte|] {what}
+[putz|räum] {what} weg
[brauch ma|brauchen tu i] {what} nimmer, [hau's weg|weg damit]
{what} [wegschmeißen|wegschmeissen|wegtun|entsorgen|raushauen]
{what} → Papierkorb
wie wär's, wenn du {what} löschst
ginge es, {what} zu löschen
{what} chasch furtrüere
{what} nimmt nur Platz weg, löschen
+kick {what}
+delete mal {what}
!von {what} hab ich was Neueres, raus damit
!{what} darf verschwinden, der Papierkorb wartet
!bitte {what} aussortieren und in den Papierkorb
+[feuer|pfeffer|schmeiss] {what} in den Müll
+[beseitig|tilg] die Datei {what}
{what} ist [überholt|ein Überbleibsel|doppelt|hinfällig], [lösch|entfern] das
ich kann {what} nicht mehr sehen, schmeiß weg
beim Aufräumen: {what} kommt in den Papierkorb
{what} war ein [Fehler|Versehen], wieder weg damit
warum hab ich {what} überhaupt noch, lösch das
{what} hat ausgedient, [löschen|weg]
[würd|tät] {what} gern loswerden
{what}: [Papierkorb|löschen|weg]
{what} [ab|rein] in den Mistkübel
[lösch|schmeiss] ma {what} [weg|]
{what} löschen bitte
{what}, löschen
{what}, Papierkorb
{what} in den Müll
{what} in die Tonne bitte
{what} ab in den Papierkorb
{what} kommt weg
{what} kommt in den Müll
{what} braucht keiner mehr, löschen
{what} braucht nur Speicher, weg damit
{what} gibt's doppelt, lösch das
entfernen: {what}
Papierkorb: {what}
in den Papierkorb damit: {what}
ich will {what} wegwerfen
ich will {what} im Papierkorb haben
ich möchte {what} wegschmeißen
ich hätte gern {what} im Papierkorb
ich hab keine Verwendung mehr für {what}, löschen
ich hab von {what} eine Kopie, also löschen
ich hab {what} zweimal geladen, löschen
ich werd {what} nicht mehr brauchen
könntest du {what} in den Papierkorb legen
könntest du {what} entsorgen
könnte {what} weg
würdest du {what} wegwerfen
magst du {what} löschen
tu mir den Gefallen und lösch {what}
sei so nett und entferne {what}
raus mit {what}
in den Müll mit {what}
löschen wir {what}
damit Platz wird, lösch {what}
+räum mir {what} weg
+verfrachte {what} in den Papierkorb
+tu {what} in den Kübel
smiet {what} weg
{what} > Papierkorb
{what} => Müll
{what} = Müll
{what} ist was für die Tonne
{what} ist Geschichte, weg damit
{what} ist Ballast, löschen
{what} hat seinen Zweck erfüllt, löschen
{what} hat seine Schuldigkeit getan, weg
{what} von der Platte
{what} aus den Augen, löschen
{what} auf den Müll
{what} zum Müll
{what} gehört in die Tonne
{what} fliegt raus
{what} fliegt
{what} wäre zu löschen
{what} zum Löschen
{what}? nie gebraucht, löschen
{what}? brauch ich nicht
{what}! raus!
eine Datei namens {what} muss weg
die Datei namens {what} soll weg
tschüss {what}, ab in den Papierkorb
servus {what}, in den Papierkorb damit
adieu {what}, in den Müll
delete-item {what}
remove-item {what}
trash-cli {what}
{what} markieren, Entf
Entf auf {what}
Datei löschen: {what}
für die Tonne: {what}
für den Papierkorb: {what}
Müll: {what}
ich hab {what} satt, weg
ich bin mit {what} fertig, löschen
ich hab genug von {what}, raus damit
ich kann mit {what} nix anfangen, löschen
keiner will {what}, löschen
keiner wird {what} vermissen, lösch das
eine Datei weniger: {what}
siehst du {what}? lösch das
sollen wir {what} löschen? ja
wozu noch {what}, weg
löschst du mir {what}
schmeißt du {what} weg
können Sie {what} löschen
bittschön {what} löschen
kleiner Frühjahrsputz: {what} kann weg
+schieb {what} in den Mülleimer
+mist {what} aus
+befördere {what} in die Tonne
+kipp {what} in den Müll
dat {what} kann weg
""",
)
FOLDER = Phrases(
    en="""
+[delete|remove|trash] the [folder|directory] {what}
+throw the folder {what} away
+get rid of the folder {what}
the folder {what} can go
[can|could] you [delete|remove] the [folder|directory] {what}?
i don't need the folder {what} any more
!delete {what}, the whole folder
delete folder {what}
the folder {what} with everything in it, delete it
+put the folder {what} into the trash
the folder {what} has to go
the [folder|directory] {what} is [useless|outdated|old|obsolete], delete it
rm -r {what}
rmdir {what}
del folder {what}
[i want|i'd like] the folder {what} [gone|deleted|removed]
away with the [folder|directory] {what}
no use for the folder {what}, [bin|trash] it
i'm done with the project, delete the folder {what}
+[toss|chuck|dump] the [folder|directory] {what} in the [bin|trash]
directory {what} into the trash
+[bin|scrap|discard] the [folder|directory] {what}
[i want to|i need to|i have to] [delete|remove] the [folder|directory] {what}
would you mind deleting the folder {what}
the [folder|directory] {what} should be [deleted|removed]
{what} is a folder i no longer need, delete it
+delete the [directory|folder] {what} and all its files
complete folder {what} to the trash
let's delete the folder {what}
would it be possible to remove the folder {what}
!+dispose of the folder {what}
!everything under the folder {what} can go, the folder too
!the whole directory {what} is garbage, out with it
+[ditch|chuck out|toss out] the [folder|directory] {what}
+get the [folder|directory] {what} off my disk
the whole folder {what} is a leftover, delete it
[gotta|need to|wanna] get rid of the folder {what}
folder {what}: [trash|delete|bin]
{what} as a folder, delete [it|please]
why do i still have the folder {what}, bin it
tidying up: the folder {what} goes in the [trash|bin]
nobody looks into the folder {what} any more, delete it
+trash the dir {what}
dir {what}, [delete|remove] it
the [folder|directory] {what}, subfolders and all, into the bin
folder {what}, delete
folder {what} please delete
folder {what} away
folder {what} into the bin
folder delete: {what}
folder {what} can go
trash folder {what}
bin the folder {what}
remove dir {what}
remove directory {what}
gio trash the folder {what}
trash-put the folder {what}
the folder {what}, delete it please
the folder {what}, i don't need it
the folder {what} is empty, delete it
the folder {what} is full of junk, bin it
the folder {what} isn't needed any more
the folder {what} is no longer in use, delete it
the folder {what} was a test, remove it
the folder {what} was a mistake, delete it
the folder {what} takes up too much space, trash it
the folder {what} just lies around, get rid of it
the folder {what} is in my way, bin it
the folder {what} can be deleted
the folder {what} must go
the folder {what} belongs in the bin
the directory {what} can go too, contents and all
i want to get rid of the folder {what}
i want the whole folder {what} in the trash
i'd like to delete the folder {what}
i'd like the directory {what} removed
i made the folder {what} by accident, delete it
i have no use for the folder {what}, delete it
i'm finished with the folder {what}, delete it
i moved everything out of the folder {what}, delete it
i won't need the folder {what} any more
i've no need for the directory {what}
could you get rid of the folder {what}
could the folder {what} be deleted
would you throw the folder {what} away
would you delete the folder {what} for me
can the folder {what} go in the trash
is it possible to delete the folder {what}
do me a favour and delete the folder {what}
please have the folder {what} deleted
off to the bin with the folder {what}
into the trash with the folder {what}
out with the folder {what}
to make room, delete the folder {what}
+throw out the folder {what}
+send the folder {what} to the recycle bin
+move the folder {what} to the bin
+clear away the folder {what}
+erase the folder {what}
{what} (folder): trash
{what} (folder), delete
{what}/ delete
{what}/ into the trash
{what} is a folder for the bin
{what} is a directory, delete it
all of the folder {what}, delete
bye bye folder {what}, into the trash
delete dir {what}
directory deletion: {what}
directory {what} no more
directory {what}: delete
dir {what} away
entire folder {what} into the bin
folder {what} > trash
folder {what} off my disk
folder {what} is for the bin
folder {what} is history, trash it
folder {what} isn't any use, delete
folder {what} out
folder {what} to be deleted
folder {what}? bin
folder {what} and what's in it, into the trash
for the bin: the folder {what}
get shot of the folder {what}
i cleared out the folder {what}, it can be deleted
i fancy getting rid of the folder {what}
i'm sick of the folder {what}, bin it
i've finished with the directory {what}, delete
mind binning the folder {what}?
might you delete the folder {what}
nobody will miss the folder {what}, delete it
one folder less: {what}
remove-item the folder {what}
rubbish: the folder {what}
shall we delete the folder {what}? yes
the course is over, so the folder {what} can go
the folder {what} has had its day, delete it
the folder {what} has no purpose any more, delete it
the folder {what} is dead weight, bin it
the folder {what} is wanted by nobody, delete
the folder {what} out of my sight, delete
the folder {what} should have gone long ago, delete it
the folder {what} wants binning
the old folder {what}, delete
you can throw the folder {what} away
+ditch my folder {what}
+jettison the folder {what}
+junk the folder {what}
+sling the folder {what} in the bin
+clean the folder {what} off the disk
""",
    de="""
+[lösch|lösche|entferne] [mal|bitte|] den Ordner {what}
+wirf den Ordner {what} weg
den Ordner {what} [bitte|] [löschen|entfernen]
der Ordner {what} kann weg
[kannst|könntest] du den Ordner {what} [löschen|entfernen]?
ich brauche den Ordner {what} nicht mehr
!lösch {what}, den ganzen Ordner
Ordner {what} löschen
den Ordner {what} mit allem drin löschen
+leg den Ordner {what} in den Papierkorb
rm -r {what}
rmdir {what}
Ordner {what} [weg|kann weg|in den Papierkorb]
weg mit dem [Ordner|Verzeichnis] {what}
[das Verzeichnis|den Ordner] {what} [brauch|brauche] ich nicht mehr
+[schmeiß|schmeiss|hau|tu] den Ordner {what} [weg|in den Müll|in die Tonne]
+[entsorg|entsorge] den Ordner {what} [mitsamt Inhalt|]
das Verzeichnis {what} [bitte|] [löschen|entfernen|wegwerfen]
der Ordner {what} [gehört weg|muss weg|soll weg|ist Müll]
ich [will|möchte|muss] den Ordner {what} [löschen|loswerden|wegwerfen]
das Projekt ist vorbei, lösch den Ordner {what}
der ganze Ordner {what} [kann|soll|muss] in den Papierkorb
[würdest|magst] du den Ordner {what} [wegwerfen|löschen]
Verzeichnis {what} löschen
+delete [mal|] den Ordner {what}
den Ordner {what} komplett [weg|entsorgen|raus]
Ordner {what} samt Inhalt in den Müll
den Ordner {what} brauch ma nimmer, weg damit
wie wär's, wenn du den Ordner {what} löschst
+räum den Ordner {what} weg
!vom Ordner {what} will ich mich trennen
!das Verzeichnis {what} mit allen Dateien darf verschwinden
!{what} ist nur ein alter Ordner, ab in die Tonne
+[feuer|pfeffer|kick] den Ordner {what} [weg|in den Müll]
+[beseitig|entfern] das Verzeichnis {what}
der Ordner {what} ist nur ein Überbleibsel, lösch ihn
[würd|tät] den Ordner {what} gern loswerden
Ordner {what}: [Papierkorb|löschen]
warum gibt's den Ordner {what} noch, schmeiß ihn weg
beim Aufräumen: der Ordner {what} kommt in den Papierkorb
in den Ordner {what} schaut keiner mehr, löschen
den Ordner {what} hab ich doppelt, [lösch|entfern] ihn
Ordner {what} mit [Unterordnern|allem Drum und Dran] löschen
der Ordner {what} hat ausgedient, weg damit
[lösch|schmeiß] ma den Ordner {what} [weg|]
Ordner {what} bitte löschen
Ordner {what} entsorgen
Ordner {what} wegwerfen
Ordner löschen: {what}
Ordner {what}, weg damit
Ordner {what} ab in die Tonne
Verzeichnis {what} weg
Verzeichnis {what} in den Papierkorb
trash Ordner {what}
gio trash den Ordner {what}
den Ordner {what} wegschmeißen
den Ordner {what} wegtun
den Ordner {what} in den Papierkorb bitte
den Ordner {what}, den brauch ich nicht
den Ordner {what} brauch ich nimmer
der Ordner {what} ist leer, lösch ihn
der Ordner {what} ist voller Müll, weg damit
der Ordner {what} ist alt, löschen
der Ordner {what} ist überflüssig
der Ordner {what} wird nicht mehr gebraucht
der Ordner {what} wird nicht mehr benutzt, lösch ihn
der Ordner {what} war nur ein Test, weg damit
der Ordner {what} war ein Versehen, lösch ihn
der Ordner {what} braucht zu viel Platz, weg damit
der Ordner {what} liegt nur rum, entsorg ihn
der Ordner {what} stört, lösch ihn
der Ordner {what} kann gelöscht werden
der Ordner {what} soll in den Müll
der Ordner {what} gehört in die Tonne
das Verzeichnis {what} kann samt Inhalt weg
ich will den ganzen Ordner {what} im Papierkorb haben
ich hätte gern den Ordner {what} gelöscht
ich möchte den Ordner {what} nicht mehr haben
ich hab den Ordner {what} aus Versehen angelegt, lösch ihn
ich hab für den Ordner {what} keine Verwendung mehr
ich bin mit dem Ordner {what} fertig, lösch ihn
ich hab alles aus dem Ordner {what} rausgeholt, lösch ihn
könntest du den Ordner {what} entsorgen
könnte der Ordner {what} gelöscht werden
kannst du den Ordner {what} wegwerfen
kann der Ordner {what} in den Papierkorb
würdest du den Ordner {what} löschen
geht es, den Ordner {what} zu löschen
tu mir den Gefallen und lösch den Ordner {what}
sei so gut und wirf den Ordner {what} weg
ab in den Papierkorb mit dem Ordner {what}
in den Müll mit dem Ordner {what}
raus mit dem Ordner {what}
damit Platz wird, lösch den Ordner {what}
löschen wir den Ordner {what}
+steck den Ordner {what} in den Papierkorb
+verschieb den Ordner {what} in den Papierkorb
+verfrachte den Ordner {what} in den Müll
da Ordner {what} ghert weg
de Ordner {what} chasch furtrüere
smiet den Ordner {what} weg
{what} (Ordner): Papierkorb
{what} (Ordner) löschen
{what}/ löschen
{what}/ in den Papierkorb
{what} ist ein Ordner für die Tonne
{what} ist ein Verzeichnis, lösch es
alles vom Ordner {what} löschen
tschüss Ordner {what}, in den Papierkorb
Löschung vom Ordner {what}
Verzeichnis löschen: {what}
Verzeichnis {what} ab in den Müll
gesamter Ordner {what} in den Müll
Ordner {what} > Papierkorb
Ordner {what} von der Platte
Ordner {what} ist was für die Tonne
Ordner {what} ist Geschichte, weg
Ordner {what} raus
Ordner {what} fliegt raus
Ordner {what} zum Löschen
Ordner {what}? weg
Ordner {what} und was drin ist, in den Papierkorb
Ordner {what} aufgelöst, bitte löschen
für die Tonne: der Ordner {what}
den Ordner {what} hab ich ausgeräumt, er kann gelöscht werden
den Ordner {what} hab ich satt, weg damit
den Ordner {what} vermisst keiner, lösch ihn
den alten Ordner {what} löschen
den Ordner {what} ausmisten, komplett
ein Ordner weniger: {what}
remove-item den Ordner {what}
Müll: der Ordner {what}
sollen wir den Ordner {what} löschen? ja
der Kurs ist aus, der Ordner {what} kann weg
der Ordner {what} hat seinen Zweck erfüllt, lösch ihn
der Ordner {what} hat keinen Sinn mehr, lösch ihn
der Ordner {what} ist Ballast, weg damit
der Ordner {what} fliegt raus
der Ordner {what} wäre zu löschen
der Ordner {what} hätte längst weg sollen, lösch ihn
der Ordner {what} aus meinen Augen, löschen
wozu noch der Ordner {what}, weg
löschst du mir den Ordner {what}
schmeißt du den Ordner {what} weg
können Sie den Ordner {what} löschen
bittschön den Ordner {what} löschen
+schieb den Ordner {what} in den Mülleimer
+mist den Ordner {what} aus
+befördere den Ordner {what} in die Tonne
+wirf meinen Ordner {what} in den Müll
+putz den Ordner {what} von der Platte
de Ordner {what} kann weg
""",
)
THING = Phrases(
    en="""
+[delete|remove|trash|delete] {what}
+[throw|toss] {what} [away|out|in the trash]
+[get rid of|ditch|bin|erase] {what}
+[move|put|send] {what} [to|into] the [trash|bin]
i don't need {what} [any more|anymore]
i no longer need {what}
[can|could] you [delete|remove|trash|throw away] {what}?
[i want|i'd like] {what} [deleted|gone|removed]
[i want to|i need to] [delete|remove] {what}
away with {what}
!{what} has to go
{what} can go
[let's|lets] [delete|remove] {what}
!+dump {what} into the recycle bin
[would you mind|how about] [deleting|removing] {what}?
{what} delete [please|]
delete this: {what}
+scrap {what}
+discard {what}
+dump {what} in the [trash|bin]
+chuck {what} out
to the trash with {what}
would it be possible to delete {what}
no use for {what} [any more|anymore], delete
i'm done with {what}, [bin|delete|trash] please
+clean up {what}, into the bin
+find {what} and [delete|trash|remove] that
+look for {what} and throw that away
i don't want {what} [any more|anymore]
i can do without {what}, delete
[wanna|want to|have to] get rid of {what}
{what}, into the trash
nobody needs {what} [any more|anymore], [delete|remove] please
rm {what}
i need some room, so delete {what}
!please dispose of {what}
!+sweep {what} into the trash
!{what}: trash, please
+ditch {what}
+take {what} and bin it
[gotta|wanna|need to] [trash|delete] {what}
have no more need for {what}, delete please
{what}: [delete|bin|trash]
why do i still have {what}, delete
tidying up, {what} goes in the trash
i'm tired of seeing {what}, throw out
{what} [is|must be] a leftover, delete please
could we [delete|trash|bin] {what}
+locate {what} and bin that
[rid me of|relieve me of] {what}
delete {what} pls
delete {what}, i have no use for that
deleting {what} please
rid of {what}
remove {what} from my disk
{what}, delete
{what}, i don't need that
{what} away
{what} in the bin please
{what} needs to go
{what} should be in the trash
{what} gets in my way, away with that
{what} takes up space, delete please
there's {what}, delete that
there must be {what} somewhere, delete that
i want to throw {what} away
i want to get rid of {what}
i'd like to throw out {what}
i'd like {what} in the trash
i have to throw {what} out
i have no use for {what}
i've got no need for {what}
i won't need {what} any more
i never want to see {what} again
i kept {what} too long, delete that now
i should have deleted {what} long ago, do that
could you get rid of {what}
could you find {what} and delete that
could {what} be deleted
can {what} go
would you throw out {what}
would you bin {what} for me
would you mind throwing {what} away
is it ok to delete {what}, then do it
do me a favour and delete {what}
off to the bin with {what}
into the trash with {what}
out with {what}
who still needs {what}, delete
let's throw {what} away
let's get rid of {what}
time to delete {what}
+put {what} in the recycle bin
+erase {what} from my disk
+see to it that {what} goes in the trash
{what} > trash
{what} = rubbish
{what} is for the bin, find and delete
{what} no more
{what} off my disk
{what} out of my sight, delete
{what} to be deleted
{what} to the dump
{what} wants binning
{what}? bin
{what}! out!
{what}, wherever that is, delete
{what}, find and delete
bye bye {what}, into the trash
goodbye {what}, into the bin
deletion: {what}
deletion of {what}
find me {what}, that should go
for the bin: {what}
for the trash: {what}
get shot of {what}
hunt for {what} and bin that
rubbish: {what}
junk: {what}
remove-item {what}
seek {what} and delete
search for {what} and delete that
track down {what}, then trash
where's {what}? delete that
where did i put {what}? delete that
wherever {what} may be, delete
somewhere there's {what}, bin that
somewhere i've got {what}, delete that
i'm sick of {what}, bin
i've finished with {what}, delete
i've no further use for {what}
i fancy getting rid of {what}
i can't bear {what} any longer, delete
i never use {what}, delete
i'd be glad to lose {what}, delete
nobody wants {what}, delete
nobody will miss {what}, delete
mind binning {what}?
might you delete {what}
shall we delete {what}? yes
you can throw {what} away
wee clear-out: {what} can go
what i don't need is {what}, delete
+jettison {what}
+sling {what} in the bin
+clean out {what}
+tidy away {what}, into the trash
""",
    de="""
+[lösch|lösche|entfern|entferne] [mal|bitte|mir|] {what}
+[wirf|schmeiß|hau] {what} [weg|in den Papierkorb|in die Tonne|raus]
+[leg|tu|pack|verschieb] {what} in den [Papierkorb|Müll]
{what} [bitte|] [löschen|entfernen|wegwerfen]
ich brauch[e|] {what} nicht mehr
{what} [brauche ich|brauch ich] nicht mehr
[kannst|könntest|würdest] du [mal|bitte|] {what} [löschen|entfernen|wegwerfen]?
ich [will|möchte|muss] {what} [löschen|entfernen|loswerden]
!ich hätte gern {what} gelöscht
{what} in den Papierkorb [bitte|]
[sei so gut und|] wirf {what} weg
!{what} [bitte|] wegschmeißen
tu {what} weg
such {what} und [lösch|entferne] [es|sie]
ab in die Tonne: {what}
löschen: {what}
+[entsorg|entsorge] [mal|bitte|] {what}
+[schmeiss|kick|feuer] {what} [weg|raus]
+räum {what} weg
{what} entsorgen
{what} wegtun
rm {what}
+delete [mal|] {what}
+such {what} und wirf [das|es|sie] weg
+find {what} und dann ab in den Papierkorb
{what} brauch i nimmer
{what} [kannst|könntest|darfst] du [löschen|wegwerfen|wegschmeißen|entsorgen]
i brauch {what} nimmer, weg damit
ich will {what} [nicht mehr haben|nicht mehr sehen|weghaben]
{what} kann ich [nicht mehr brauchen|entbehren], [lösch|wirf weg]
wie wär's, {what} zu löschen
ginge es, {what} zu löschen
ich brauch Platz, also {what} löschen
tu mir {what} [in den Müll|weg|in die Tonne]
ich möchte {what} im Papierkorb haben
!{what} will ich los sein
!ich will {what} vom Hals haben
!+kehr {what} in den Papierkorb
+[feuer|pfeffer] {what} in den Müll
+beseitig {what}
[würd|tät] {what} gern loswerden
{what}: [löschen|Papierkorb|weg]
warum hab ich {what} noch, löschen
beim Aufräumen: {what} in den Papierkorb
ich kann {what} nicht mehr sehen, weg damit
{what} hat ausgedient, weg damit
könnten wir {what} [löschen|entsorgen]
+lokalisier {what} und ab in den Müll
[erlös|befrei] mich von {what}, in den Müll
[lösch|schmeiß] ma {what} weg
lösch bitte {what}, brauch ich nicht
{what} löschen, danke
{what}, löschen
{what} weg
{what} in den Müll bitte
{what} in die Tonne
{what} rauswerfen
{what} wegräumen
weg damit: {what}
in den Papierkorb: {what}
in den Müll: {what}
such mir {what} und lösch das
such {what}, das soll weg
irgendwo hab ich {what}, lösch das
ich hab noch {what}, lösch das
ich will {what} wegwerfen
ich will {what} im Müll haben
ich möchte {what} wegschmeißen
ich muss {what} wegwerfen
ich hätt {what} gern im Papierkorb
ich hab keine Verwendung für das, lösch {what}
ich werd {what} nicht mehr brauchen
ich hab {what} lang genug gehabt, löschen
ich hätte {what} längst löschen sollen, mach das
könntest du {what} entsorgen
könntest du {what} suchen und löschen
könnte man {what} löschen
kannst du {what} in den Papierkorb tun
kannst du mir {what} wegwerfen
würdest du {what} entsorgen
würdest du {what} in den Papierkorb legen
magst du {what} löschen
dürfte ich dich bitten, {what} zu löschen
tu mir den Gefallen und lösch {what}
sei so lieb und wirf {what} weg
wer braucht schon {what}, löschen
löschen wir {what}
werfen wir {what} weg
es wird Zeit, {what} zu löschen
+räum mir {what} weg
+befördere {what} in den Papierkorb
+lass {what} in den Papierkorb wandern
+hau {what} in die Tonne
+tu {what} in den Mistkübel
schmeiß ma {what} weg
{what} chasch lösche
smiet {what} weg
{what} > Papierkorb
{what} von der Platte
{what} aus den Augen, löschen
{what} auf den Müll
{what} suchen und löschen
{what} finden und löschen
{what} raussuchen und wegwerfen
{what}, egal wo, löschen
{what}? Papierkorb
{what}! raus!
{what} hab ich satt, weg
{what} brauch ich nie, löschen
{what} vermisst keiner, löschen
{what} will keiner, löschen
Löschung: {what}
für die Tonne: {what}
für den Papierkorb: {what}
remove-item {what}
such mir {what}, das kommt weg
spür {what} auf und weg damit
stöber {what} auf und lösch das
wo hab ich {what}? lösch das
ich wär froh, {what} los zu sein, löschen
ich benutz {what} nie, löschen
sollen wir {what} löschen? ja
löschst du mir {what}
schmeißt du {what} weg
können Sie {what} löschen
bittschön {what} löschen
kleiner Frühjahrsputz: {what} löschen
+schieb {what} in den Mülleimer
+mist {what} aus
+befördere {what} in die Tonne
+kipp {what} in den Müll
+treib {what} auf und lösch das
+nimm {what} und ab in den Müll
{what} hab ich lang nicht gebraucht, wegwerfen
{what} hätt ich gern aus dem Weg, löschen
{what} kübeln
ich mag {what} nicht mehr sehen, in den Müll damit
ich find {what} unnötig, löschen
""",
)
AND = Phrases(
    en="""
and {what} too
[the same with|also|and] {what}
{what} as well
!{what} can go as well
{what} too
plus {what}
{what} likewise
[and|then] [delete|trash|remove] {what} [too|also|as well]
[oh|ah], and {what}
don't forget {what}
{what} can follow
i forgot {what}
same for {what}
next, {what}
{what} has to go too
[and|also] throw {what} away
!one more for the bin: {what}
!while you're at it, {what}
[and|oh and] bin {what}
{what}, same treatment
{what} next
[likewise|ditto] {what}
[and|then] there's {what} to delete
{what} [should|must] go [too|as well]
+do the same with {what}
another one: {what}
add {what} to the trash
[yes|right], {what} too
{what}?
and {what} please
and now {what}
then {what}
also {what} please
also {what}, it's no longer needed
and the file {what}
[can|could] you also delete {what}
[can|could] you throw {what} away as well
would you delete {what} too
i want {what} gone too
i'd like {what} deleted as well
i don't need {what} either
i no longer need {what} either
i won't be needing {what} either
{what} isn't needed either
{what} is no use either
{what} is junk too
{what} is just as useless
{what}: same
{what}, same thing
{what}, delete that too
{what}, that too
{what}, trash as well
{what} also
{what} in the bin too
and {what} into the bin
and {what} to the trash
and {what} in the trash
and away with {what}
and off with {what}
and get rid of {what}
and rm {what}
rm {what} too
+trash {what} as well
+throw in {what}
+take {what} out too
+remove {what} as well
one more: {what}
one more thing, {what}
there's also {what}
there is {what} as well
what about {what}, delete it too
[oops|ah], i missed {what}
almost forgot {what}
let {what} follow
{what} should follow
{what} after that
after that {what}
[ok|good|thanks], now {what}
[ok|good|thanks], {what} as well
and finally {what}
+repeat with {what}
repeat for {what}
{what} along with it
{what} also, ta
{what} as another one
{what} as well, same reason
{what} belongs with it
{what} besides
{what} goes the same way
{what} has had its day too
{what} into the bargain
{what} is another candidate
{what} is for the bin too
{what} is rubbish as well
{what} must follow
{what} while we're here
aye, and {what}
and as well {what}
and bye bye {what}
and lastly {what}
and likewise {what}
and out with {what}
and there goes {what}
and while i'm tidying, {what}
another for the trash: {what}
besides that, {what}
brilliant, next {what}
continue with {what}
don't stop, {what} too
fine, {what} too
further {what}
in addition {what}
let {what} go too
lovely, and {what}
next in line {what}
next to go: {what}
next victim: {what}
not forgetting {what}
number two: {what}
right, next {what}
same again, {what}
same again for {what}
same goes for {what}
same fate for {what}
silly me, {what} too
the other one too, {what}
the next to go is {what}
there's {what} too
i've another, {what}
i've got {what} to bin as well
+ditch {what} too
+send {what} after it
+treat {what} the same
""",
    de="""
und {what} auch
[genauso|auch|und] {what}
{what} ebenfalls
!{what} kann auch weg
{what} auch [noch|]
dazu noch {what}
[und|dann] [lösch|wirf] [auch|noch] {what} [weg|]
[ach|oh] ja, und {what}
nicht zu vergessen {what}
{what} gleich mit
[das Gleiche|dasselbe] mit {what}
als nächstes {what}
{what} hinterher
plus {what}
{what} ghert a weg
auch weg: {what}
!{what} hab ich noch vergessen
!noch einer für die Tonne: {what}
[ebenso|desgleichen] {what}
{what} [genauso|ebenso] [weg|]
{what} [muss|soll] auch weg
[und|dann] wär da noch {what} zum Löschen
noch was: {what}
mach das Gleiche mit {what}
{what} dazu in den Papierkorb
[ja|stimmt], {what} auch
und {what} [aa|ebenfalls|genauso]
+schmeiß {what} hinterher
{what}?
und {what} bitte
und jetzt {what}
jetzt {what}
bitte auch {what}
auch {what}, brauch ich nicht mehr
und die Datei {what}
[kannst|könntest] du {what} auch löschen
[kannst|könntest] du {what} auch noch wegwerfen
würdest du {what} auch löschen
ich will {what} auch loswerden
ich hätt {what} auch gern weg
{what} brauch ich auch nicht mehr
{what} brauch ich genauso wenig
{what} wird auch nicht mehr gebraucht
{what} ist auch Müll
{what} ist auch überflüssig
{what} ist genauso unnötig
{what}: dito
{what}, gleiches Spiel
{what}, das auch
{what}, auch löschen
{what} auch in den Müll
{what} auch in den Papierkorb
und {what} in die Tonne
und {what} in den Papierkorb
und weg mit {what}
und {what} weg
und rm {what}
rm {what} auch
+entsorg {what} auch
+entfern {what} auch
+tu {what} auch weg
+wirf {what} gleich dazu
+pack {what} dazu
eine noch: {what}
noch eine: {what}
außerdem {what}
da wär noch {what}
da ist auch noch {what}
und was ist mit {what}, auch weg
[ups|ah], {what} hab ich übersehen
fast vergessen: {what}
{what} soll folgen
danach {what}
[ok|gut|danke], jetzt {what}
[ok|gut|danke], {what} auch
und zuletzt {what}
und zum Schluss {what}
+wiederhol das mit {what}
des {what} aa no
{what} au no
{what} ook
{what} gleich dazu
{what} mit weg
{what} aus dem gleichen Grund
{what} gehört mit dazu
{what} geht den gleichen Weg
{what} hat auch ausgedient
{what} ist auch ein Kandidat
{what} ist auch was für die Tonne
{what} muss mit
{what} fliegt auch raus
{what} obendrein
{what}! die auch
jo, und {what}
und tschüss {what}
und genauso {what}
und ebenso {what}
und raus mit {what}
und fort mit {what}
und wenn ich schon aufräum, {what}
noch was zum Löschen: {what}
abgesehen davon {what}
super, als nächstes {what}
weiter mit {what}
weiter geht's mit {what}
fein, {what} auch
ferner {what}
obendrein {what}
zusätzlich {what}
schön, und {what}
der nächste Kandidat ist {what}
das nächste Opfer: {what}
nächste: {what}
Nummer zwei: {what}
so, jetzt {what}
nochmal dasselbe, {what}
dasselbe gilt für {what}
gleiches Schicksal für {what}
gleiches Spiel, {what}
ich Depp, {what} auch
die andere auch, {what}
es gibt noch {what}
eine hab ich noch, {what}
ich hab auch noch {what} zum Löschen
lass {what} folgen
nimm {what} auch gleich mit
+schick {what} hinterher
+behandel {what} genauso
+kick {what} auch
+putz {what} auch weg
""",
)
