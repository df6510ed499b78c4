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
""",
)
