"""How people go on about files that were found (into the Trash with them, or not), or name nothing."""

from training.phrases import Phrases

IT = Phrases(
    en="""
[delete|remove|trash] {it}
[throw|toss] {it} away
[ok|good|and now|and], [delete|remove] {it}
{it} can go
[can you|could you] delete {it}?
get rid of {it}
i don't need {it}
!to the trash with {it}
put {it} in the trash
{it}, delete please
{it} must go
{it} has to go
{it} can be [deleted|removed]
{it} - [delete|remove] [that|please]
[bin|scrap|discard|ditch] {it}
[move|send] {it} to the [trash|bin]
chuck {it} [out|in the bin]
i don't want {it} [any more|anymore]
[great|thanks|perfect], [and|] delete {it} then
[wow|oh], i thought {it} was gone, delete
away with {it}
{it} is [old|outdated|useless], delete
[please|] trash {it} for me
would you [delete|remove] {it}
i no longer need {it}
[i want|i'd like] {it} gone
rm {it}
!into the bin with {it}
!{it} is ready for the trash
!dispose of {it}
[toss|dump|ditch] {it}
{it} is junk, [bin|delete] please
{it}: delete
[gotta|wanna|have to] get rid of {it}
why do i still have {it}, delete
[found it|there], now delete {it}
so {it} goes in the [trash|bin]
no use for {it}, delete
could we [delete|trash|bin] {it}
[del|zap] {it}
{it} [was|is] a mistake, remove please
i'm done with {it}, [bin|delete] please
delete {it} please
{it} away
{it}, [trash|bin] it
{it} in the trash
{it} into the trash please
{it} is the one to delete
{it} should go
{it} shall be deleted
{it} is to be [deleted|removed]
{it} is no longer needed
{it} is not needed any more
{it} isn't worth keeping, delete
{it} is in the way, delete please
{it} is a duplicate, delete
{it} takes up space, delete
{it} isn't any good, [bin|delete]
yes, delete {it}
yes, {it} can go
right, delete {it}
now {it} can be deleted
now throw {it} out
then delete {it}
then away with {it}
so delete {it}
so trash {it}
of these, delete {it}
i want to delete {it}
i want to get rid of {it}
i need {it} [gone|deleted|out of here]
i'd like to delete {it}
i'd like {it} deleted
i've no use for {it}
i can live without {it}, delete
i won't need {it} again, delete
i don't need {it} any longer
can {it} be deleted
can {it} go in the trash
can we lose {it}
could {it} be removed
would you mind deleting {it}
mind deleting {it}?
how about deleting {it}
let's delete {it}
let's get rid of {it}
it's time to say goodbye to {it}, delete
out with {it}
drop {it} into the trash
kick out {it}
lose {it}
purge {it}, trash is fine
clear away {it}
who needs {it}, delete
{it} > trash
{it}? bin
{it}! out
{it}, off with that
{it} off my disk
{it} is for the bin
{it} is history, trash
{it} is rubbish, delete
{it} has had its day, delete
{it} no more
{it} wants deleting
{it} will be deleted
{it} to be deleted please
{it}: trash
aye, delete {it}
ah there, delete {it}
bye bye {it}, into the trash
good, bin {it}
great find, delete {it}
fine, delete {it} then
right, {it} can go
lovely, now bin {it}
that's what i was after, delete {it}
that's the one i mean, delete {it}
let {it} go to the trash
for the bin: {it}
for the trash: {it}
get shot of {it}
go on and delete {it}
go ahead, delete {it}
get {it} off my disk
i'm sick of {it}, bin
i fancy getting rid of {it}
i was looking for {it} in order to delete
nobody will miss {it}, delete
nobody needs {it}, delete
mind binning {it}?
might you delete {it}
shall we delete {it}? yes
no need for {it}, delete
select {it}, press del
sling {it} in the bin
take {it} and bin that
throw {it} in the bin
you can throw {it} out
do away with {it}
""",
    de="""
[lösch|lösche|entferne] {it}
wirf {it} weg
[ok|gut|und jetzt|und] {it} löschen
{it} kann weg
[kannst|könntest] du {it} löschen?
weg mit {it}
!{it} brauch ich nicht
schmeiß {it} weg
{it} in den Papierkorb
{it} bitte [löschen|wegwerfen]
{it} muss weg
{it} [soll|darf] weg
{it} [gehört|ghert] [weg|gelöscht]
{it} ist [alt|veraltet|Müll|überflüssig], weg damit
[entsorg|entsorge] {it} [bitte|mal|]
[tu|hau|kick] {it} weg
[leg|verschieb|pack] {it} in den Papierkorb
{it} brauch ich [nimmer|nicht mehr]
{it} kannst du [löschen|wegwerfen|wegschmeißen]
[super|danke|perfekt], [dann|] lösch {it}
[würdest|magst] du {it} löschen
ich will {it} [löschen|loswerden|nicht mehr]
{it} kommt weg
{it} kann in [den Müll|die Tonne|den Papierkorb]
ab in die Tonne: {it}
rm {it}
{it} [entfernen|entsorgen|rauswerfen]
delete {it}
!{it} kann verschwinden
!{it} aussortieren, in den Papierkorb
!auf {it} kann ich verzichten, weg
[feuer|pfeffer] {it} in den Müll
[beseitig|eliminier] {it}
{it}: löschen
ich würd {it} gern [loswerden|löschen]
warum hab ich {it} noch, lösch das
[gefunden|ah da], und jetzt {it} löschen
also {it} in den Müll
{it} hat ausgedient, weg damit
könnten wir {it} löschen
[schmeiß|lösch] ma {it} [weg|]
{it} war ein [Fehler|Versehen], [löschen|weg]
mit {it} bin ich fertig, wegwerfen
{it} löschen bitte
{it} wegwerfen
{it} weg
{it} weg damit
{it} raus
{it} [bitte|] in den Müll
{it} in die Tonne
{it} wird gelöscht
{it} wird nicht mehr gebraucht
{it} sollte weg
{it} ist nicht mehr nötig
{it} ist unnötig, löschen
{it} ist doppelt, löschen
{it} nimmt nur Platz weg, löschen
{it} will ich nicht mehr
{it} will ich löschen
{it} möchte ich [löschen|loswerden]
{it} würd ich [löschen|wegwerfen]
{it} hätt ich gern gelöscht
{it} braucht keiner mehr
{it} kann gelöscht werden
{it} darf in den Papierkorb
{it} taugt nichts, löschen
ja, lösch {it}
ja, {it} kann weg
genau, lösch {it}
jetzt lösch {it}
jetzt {it} wegwerfen
dann lösch {it}
dann weg mit {it}
also lösch {it}
davon bitte {it} löschen
ich möchte {it} [löschen|wegwerfen|entsorgen]
ich muss {it} [löschen|loswerden]
ich brauche {it} nimmer
ich hab für {it} keine Verwendung, löschen
kann {it} weg
kann {it} gelöscht werden
kann man {it} löschen
könntest du {it} wegwerfen
magst {it} löschen
wie wär's, wenn du {it} löschst
lass uns {it} löschen
wozu brauch ich {it} noch, weg
wer braucht {it}, löschen
raus mit {it}
fort mit {it}
hau {it} in den Papierkorb
kübel {it}
räum {it} weg
lass {it} verschwinden, Papierkorb
befördere {it} in den Papierkorb
wirf {it} in den [Müll|Papierkorb]
mach {it} weg
nimm {it} und wirf's weg
lösch [ma|mir] {it}
tua {it} weg
{it} [wegrüere|furtschmeisse]
{it} > Papierkorb
{it} von der Platte
{it} ist was für die Tonne
{it} ist Geschichte, weg
{it} fliegt raus
{it} zum Löschen
{it} gehört in die Tonne
{it} markieren und Entf
{it}: Papierkorb
{it} rausschmeißen
{it} wegtun
{it} vermisst keiner, löschen
{it} hab ich gesucht, um's zu löschen
{it} mein ich, löschen
{it} hat keinen Zweck mehr, löschen
{it} ab in den Müll
jo, lösch {it}
ah da, lösch {it}
tschüss {it}, in den Papierkorb
fein, lösch {it}
gut gefunden, lösch {it}
gut, {it} in den Papierkorb
schön, dann {it} löschen
passt, {it} kann weg
genau das, {it} löschen
für die Tonne: {it}
für den Papierkorb: {it}
nur zu, lösch {it}
mach schon, lösch {it}
runter von der Platte mit {it}
ab in den Müll mit {it}
ich hab {it} satt, weg
ich kann mit {it} nix anfangen, löschen
ich bin {it} leid, weg damit
keiner braucht {it}, löschen
sollen wir {it} löschen? ja
löschst du {it}
schmeißt du {it} weg
nimm {it} und ab in den Müll
schieb {it} in den Mülleimer
kipp {it} in den Müll
mist {it} aus
können Sie {it} löschen
bittschön {it} löschen
smiet {it} weg
""",
)
ALL = Phrases(
    en="""
[delete|remove|trash] [them all|all of them|them|everything]
all of them can go
[and|ok], throw [them all|all of them] away
!get rid of all of them
[bin|ditch|scrap|discard] [all of them|them all|the lot|everything]
[the|this] whole lot can go
[every one|every single one|each] of them
i don't need any of them, delete
i don't need any of [these|those]
[move|send|put] [all of them|everything|them all] to the [trash|bin]
[all|everything] into the [trash|bin]
[can|could] you delete [all of them|them all|every one]
[ok|good], delete them
they can all go
they all have to go
the whole list, delete it
select all and delete
away with all of them
[nice|thanks], now [delete|trash] every one of them
[i want|i'd like] them all [gone|deleted]
none of these are needed, remove them
rm all of these
no need for any, trash them all
!clean out the entire list
!not a single one is to stay
!make all of those disappear into the trash
[toss|chuck|dump] [them all|all of them|the lot]
all [junk|rubbish|garbage|leftovers], delete them
[they're|these are] all [old|outdated|duplicates], bin them
trash the [lot|whole bunch|whole list]
can the whole lot be deleted
[delete|remove] every [single one|last one|match]
[all|each] of these: trash
[gotta|wanna] get rid of all of them
del all
wipe out [all of them|the whole list], into the trash
so delete all those
why do i still have these, delete them all
all of them, delete
all of it, into the trash
all these can go
all that can go
delete all
delete every one of them
delete the whole list
delete the lot
delete all these files
delete all the hits
delete whatever you found
delete everything you found
delete the files you found
everything you found can go
everything there, delete
the lot can go
the lot, in the bin
the whole bunch, [delete|trash] it
the whole batch can be deleted
these can all [go|be deleted|be thrown out]
those can all go
they can all be [deleted|binned|trashed]
they should all [go|be deleted]
they all belong in the [trash|bin]
they're all [useless|rubbish], delete them
they're all leftovers, get rid of them
[both|all] and every one, delete
get rid of the lot
get rid of the whole list
get rid of every single one
i want to [delete|get rid of] them all
i want to delete all of these
i want all of these [gone|deleted]
i'd like to get rid of all these
i'd like all of them in the trash
i need none of these, delete
i need none of them, away with them
i don't want any of these
i can do without all of these, delete
not one of them is needed, delete
no reason to keep any, delete all
nothing worth keeping there, delete all
nobody needs any of those, trash them
what a mess, delete all of them
[oh|wow], so many, delete them all
[can|could] they all be deleted
[can|could] we get rid of all of them
would you delete all of these
would you mind deleting all of them
mind trashing the lot?
how about deleting all of them
let's delete all of them
let's trash the lot
yes, all of them, delete
yes, delete all
then delete them all
+clear them all away
+send the whole lot to the trash
+throw out all of these
+throw every one of those away
select everything, then del
rm *, all of those
all > trash
all!
all delete
all files, delete
all hits to the trash
all matches, delete
all results, delete
all of that can be binned
all of those, away
all off my disk
all out
all rubbish
each of them, delete
each one can go
every file there, delete
every hit, into the bin
every result can go
every last one of them, bin
everything in the list, delete
everything off that list, delete
that's all rubbish, delete
that's all junk, into the trash
the complete list can go
the entire list, bin
the entire lot, delete
the full list, delete please
the whole shebang, bin it
the whole lot into the bin
the whole list out
them all, bin
these are all for the bin
those are all for the trash
these files can all go
those files, all of them, delete
they're all rubbish
they're all no good, bin them
all are unwanted, delete
none should be left, delete
none of them can stay
none of it is worth keeping, delete
not one should remain, trash them
i want to see none of these again, delete
i want the lot gone
i'm done with all of these, bin
i've no use for any of these, delete
as many as there are, delete all
from first to last, delete
ctrl a, del
ctrl+a and delete
aye, bin the lot
right, bin the lot
great, delete the lot
lovely, get rid of the lot
one and all, delete
get shot of the lot
bye bye, all of you, into the trash
mind binning the lot?
shall we delete them all? yes
+sling the lot in the bin
+ditch every one
""",
    de="""
[lösch|lösche|entferne] [alle|sie alle|alles]
[die können|das kann] alle[s|] weg
[und|ok] alle löschen
!alle wegwerfen
[alles|alle] [in den Papierkorb|in die Tonne|weg|löschen]
[wirf|schmeiß|hau] [alle|alles|sie alle] [weg|raus]
die brauch ich alle [nicht|nicht mehr|nimmer]
keine davon brauch ich, [weg damit|löschen]
[leg|tu|verschieb] [alle|sie alle|alles] in den Papierkorb
[kannst du|könntest du] [alle|sie alle|die alle] [löschen|wegwerfen]
[gut|super|passt], [dann|] lösch sie alle
die müssen alle weg
alle davon [weg|löschen|entfernen]
die ganze Liste löschen
jede einzelne [löschen|weg]
weg mit [allen|denen|dem ganzen Zeug]
sämtliche löschen
ich will sie alle [loswerden|löschen|weg haben]
de kennan olle weg
de alle furt
entsorg [alle|die alle|das alles]
das ganze Zeug kann in den Müll
alle auswählen und löschen
die kommen alle weg
!keine einzige davon soll bleiben
!räum die komplette Liste weg
!alle miteinander in die Tonne
[feuer|kick|pfeffer] [alle|sie alle] weg
alles [Müll|Schrott|Krempel], [löschen|weg damit]
die sind alle [alt|veraltet|doppelt], lösch sie
den ganzen [Haufen|Krempel|Schwung] [löschen|wegwerfen]
[jeden|jede] Treffer löschen
die [alle|allesamt] in den Papierkorb
würd sie gern alle loswerden
kann [das|die Liste] komplett weg
+delete alle
also [lösch|entfern] die alle
warum hab ich die noch, alle weg
[schmeiß|hau] ma olle weg
alle weg
alle [bitte|] löschen
alle in den Müll
alle in die Mülltonne
alle gehören gelöscht
alle gehören [weg|in den Müll]
alle können [weg|gelöscht werden]
alle raus
alles was du gefunden hast, löschen
lösch, was du gefunden hast
lösch die ganze Liste
lösch die alle
lösch jede einzelne
lösch jede davon
lösch alle gefundenen
lösch alle Treffer
ja, alle löschen
ja, weg mit allen
dann lösch sie alle
die ganze Liste kann weg
die ganze Liste in den Papierkorb
die Gefundenen alle löschen
die können alle [gelöscht|entsorgt] werden
die sollen alle weg
die sollten alle gelöscht werden
die gehören alle [weg|gelöscht]
die sind alle unnötig, weg
die sind alle überflüssig, löschen
die kann man alle wegwerfen
die will ich alle nicht mehr
davon brauch ich keine einzige, löschen
davon kann alles weg
ich brauch keine mehr davon, löschen
ich will alle löschen
ich möchte alle löschen
ich möchte die alle weghaben
ich hätt gern alle weg
kein Mensch braucht die, alle löschen
so viele? alle weg
so ein Durcheinander, alle löschen
[kann|können] die alle weg
kann man die alle löschen
können wir alle löschen
würdest du alle löschen
magst die alle wegwerfen
wie wär's mit alle löschen
lass uns alle löschen
lass uns die alle loswerden
samt und sonders löschen
in Bausch und Bogen weg damit
restlos alle davon in den Papierkorb
+räum die alle weg
+räum alle in den Papierkorb
+kübel die alle
+tu die alle in den Müll
+beseitige die alle
alles markieren und löschen
alle markieren, Entf
rm, alle davon
lösch's olle
alli [lösche|furt|wäg]
alle > Papierkorb
alle!
alle, ohne Ausnahme, löschen
alle Ergebnisse löschen
alle Treffer in den Papierkorb
alle Dateien da löschen
alle aus der Liste löschen
alle von der Platte
alle zum Müll
alle sind Müll
alle sind unerwünscht, löschen
alle auf einmal löschen
alle auf einen Schlag weg
alles davon löschen
alles Müll
alles raus
alles, was da steht, löschen
alles in der Liste löschen
jede Datei da löschen
jede davon in den Papierkorb
jeder Treffer kann weg
das ist alles Müll, löschen
das ist alles Mist, in den Papierkorb
das komplette Ergebnis löschen
die komplette Liste, löschen bitte
die ganze Liste raus
die gesamte Liste in den Papierkorb
die Dateien da können alle weg
die Dateien, alle, löschen
die fliegen alle raus
die sind alle für die Tonne
die taugen alle nix, löschen
die will keiner, alle löschen
keine soll übrig bleiben, löschen
keine davon kann bleiben
keine davon will ich mehr, löschen
nix davon ist was wert, löschen
nichts davon brauch ich, weg
ich will keine davon mehr sehen, löschen
ich will den ganzen Schwung weg haben
ich bin mit allen durch, löschen
ich kann mit keiner was anfangen, löschen
von der ersten bis zur letzten löschen
so viele wie da sind, alle löschen
Strg A, Entf
Strg+A und löschen
jo, alle weg
gut, alle löschen
super, dann alle weg
fein, alle in den Müll
tschüss, alle in den Papierkorb
sollen wir alle löschen? ja
löschst du alle
können Sie alle löschen
+kipp alle in den Müll
+mist die alle aus
+schieb die alle in den Mülleimer
+putz die alle weg
smiet all weg
""",
)
NOT = Phrases(
    en="""
no, don't delete [it|that|anything]
[better|rather] not
keep [it|them|all of them]
no, leave it
[don't|do not] delete it
!leave [it|them] where [it is|they are]
[no|nope|nah|stop|wait], keep [it|them]
don't touch [it|them|anything]
i [want|need] to keep [it|them]
[on second thought|actually], keep [it|them]
[let's|lets] keep [it|them]
[don't|do not|never] throw [it|them|that] away
[never mind|nevermind], no deleting
changed my mind, don't delete
[it|they] must stay
i still need [it|them]
hands off
no no, no deleting
[please|] leave [it|them] alone
that stays
not deleting [it|them|anything]
please do not trash [it|them]
i might need [it|them] later, so no deleting
don't bin it
nothing should be deleted
better leave everything [as it is|there]
!spare [it|them]
!hold on, that one is important
!i'd rather hang on to [it|them]
[whoa|oh no|careful], don't delete [that|it]
[cancel|abort] [the deletion|that|deleting]
[wait|stop], not [that|those]
that must not be [deleted|thrown away|trashed]
[nah|no], we keep [it|them|that]
no trash, please
i didn't want [it|them] deleted
never said delete
[it's|they're] still [needed|useful|in use]
let it be, don't delete
not into the [bin|trash]
[no|don't], [it's|that's] worth keeping
no deleting
no delete
no thanks, keep it
not now, leave it
not deleted please
no need to delete [it|them|anything]
no reason to delete [it|them]
not this one, i need it
not that one
keep
keep it
keep it please
keep them please
keep everything
keep that file
keep it for now
keep it, i might want it
leave it
leave it there
leave it for now
leave it as it is
leave everything alone
leave that where it is
let it stay
let it stay there
let's leave it
let's not delete [it|anything]
let's not
rather not
rather keep it
better keep it
better leave it
best not touch it
best leave it alone
i'd keep it
i'd rather keep [it|them]
i'd rather not delete it
i'd like to keep it
i'll keep it
i'll leave it
i want that to stay
i want it to stay
i don't want to delete it
i don't want it deleted
i don't think it should go
i think i'll keep it
i'm keeping [it|them]
i changed my mind, keep it
i need that, leave it
i was wrong, keep it
it stays
it stays where it is
it can stay
it should stay
it's important, keep it
it's fine where it is
that's still [useful|needed|important]
that one is important
that can stay
they can stay
they should stay
why would i delete that, keep it
maybe later, leave it for now
you must not delete it
you should not delete that
do not touch that file
do not remove it
+spare that file
+let it live
ah no, keep it
aw no, leave it
actually no, that stays
actually don't
as you were, keep it
aye no, keep it
better keep them
better safe than sorry, keep
but don't delete it
but keep it
come to think of it, keep it
deleting is not an option
deletion? no
don't
don't, i need it
don't delete
don't you dare delete it
everything stays
false alarm, keep it
fine as it is, keep it
for now it stays
good that it's there, keep it
good to know, but keep it
great, keep it
happy to keep it
have second thoughts, keep it
i can't part with it
i can't delete that
i could still use it, keep
i might still want it
i'm fond of that, keep it
i just wanted to know, don't delete it
i was only looking, leave it
i'd hate to lose it
i'd miss it, keep it
it belongs there, leave it
it's not for deleting
it's not rubbish
it's staying
it's too good for the bin
just checking, don't delete
just leave it
leave it please
let it lie
lucky it's still there, keep it
no bin
no bin for that
no deletion please
no way
no, that's mine, keep it
none of them should be deleted
not to be deleted
nothing goes
nothing is to be deleted
only looking, keep
phew, keep it
say no, keep it
still good, keep
that's not going anywhere
that's worth keeping
they stay
too precious to delete
we'll keep it
""",
    de="""
nein, nicht löschen
[lieber|doch lieber] nicht
behalt [sie|es]
nein, lass
[lösch|lösche] [das|sie|es] nicht
!lass [sie|es] da
[nein|nee|nö|stopp|halt], [behalten|behalt sie|die bleibt]
nichts löschen
[sie|es|die|das] [bleibt|soll bleiben|muss bleiben]
ich [brauch|brauche] [sie|es|die|das] noch
[wirf|schmeiß] [sie|es|das|nichts] [bitte|] nicht weg
[doch nicht|lieber doch nicht] löschen
Finger weg [davon|]
lass [die|das|sie|es] [in Ruhe|wo sie ist|liegen|stehen]
ich hab's mir anders überlegt, [nicht löschen|behalten]
[behalten|aufheben] [bitte|wir das|]
hebn ma's auf
nix löschn
[die|das] will ich behalten
[bitte|] nicht in den Papierkorb
[nein|nee], die brauch ich noch
gelöscht wird [nichts|hier nichts]
nicht wegwerfen
bloß nicht löschen
das lassen wir lieber
vielleicht brauch ich [das|die] noch, also behalten
!die ist wichtig, verschone sie
!rühr [die|das] nicht an
!besser aufbewahren
[halt|oh nein|vorsicht], nicht löschen
[Löschen|das Löschen] [abbrechen|sein lassen]
[wart|stopp], [nicht die|die nicht]
[das|die] darf nicht [gelöscht|weggeworfen] werden
[nö|nein], das behalten wir
kein Papierkorb bitte
ich wollte [das|die] gar nicht löschen
von Löschen hab ich nichts gesagt
[die|das] wird noch [gebraucht|benutzt]
nicht in den [Müll|Mistkübel]
[des|die] bleibt [do|hier]
nöd [lösche|wegrüere]
nein danke, behalten
nein, behalten
nein, die bleibt da
nein, die lass
nein, das nicht
noch nicht löschen
nicht jetzt, lass sie
nicht [diese|die da], die brauch ich
nicht anrühren
nicht anfassen
nicht löschen
nicht löschen bitte
kein Löschen
kein Grund zum Löschen
behalten
behalte sie
behalt das
behalt alles
behalt sie vorerst
behalten wir
behalten will ich die
lass
lass sie
lass sie dort
lass das
lass das lieber
lass alles wie es ist
lass es so
lassen
lassen wir's
lassen wir die
lieber behalten
lieber nicht löschen
lieber lassen
besser nicht
besser behalten
besser lassen
ich behalt sie
ich behalte die
ich lass sie
ich will sie behalten
ich möchte die behalten
ich möchte das nicht löschen
ich will sie nicht löschen
ich würd die behalten
ich würd die lieber nicht löschen
ich brauch die doch
ich brauch die doch noch
ich hab mich geirrt, behalten
ich hab mich umentschieden, die bleibt
die bleibt
die bleibt da
die bleibt, wo sie ist
die bleiben
die kann bleiben
die soll bleiben
die darf bleiben
die ist wichtig
die ist noch wichtig, lass sie
die ist noch nützlich
das bleibt da
das ist noch wichtig
das soll da bleiben
warum löschen? behalten
vielleicht später, lass sie vorerst
du darfst die nicht löschen
du sollst nichts löschen
+heb die auf
+lass die Datei in Ruhe
+lösch nichts
na, de bleibt
loss de
ah na, behalten
ach nein, behalten
aber nicht löschen
aber behalten
alles bleibt
alles bleibt, wie es ist
bleibt
bleibt alles da
bleibt da
da lassen
dalassen
da hängt mein Herz dran, behalten
danke, aber behalten
das Löschen lassen wir
das reicht, nicht löschen
das war nur eine Frage, nicht löschen
davon trenn ich mich nicht
davon kann ich mich nicht trennen
dich lösch ich nicht
die ist zu schade zum Löschen
die kann ich noch brauchen
die heb ich auf
die heben wir auf
die ist kein Müll
die geb ich nicht her
die löschen wir nicht
die würd mir fehlen
doch nicht
doch behalten
eigentlich nicht, behalten
erst mal behalten
Fehlalarm, behalten
fürs Erste bleibt die
gottseidank ist sie noch da, behalten
gut, dass die da ist, behalten
gut zu wissen, aber nicht löschen
ich kann die noch brauchen
ich trenn mich nicht davon
ich wollt nur schauen, nicht löschen
ich wollt's nur wissen, nicht löschen
ich häng dran, behalten
im Zweifel behalten
kein Müll
keine löschen
keine davon löschen
keine soll gelöscht werden
löschen? nein
Löschen kommt nicht in Frage
na, behalten
nee lass mal
nein halt
nichts davon löschen
nichts da, die bleibt
nichts wegwerfen
nur geschaut, behalten
passt so, behalten
sicher ist sicher, behalten
so lassen
stehen lassen
Gott bewahre, nicht löschen
wird nicht gelöscht
wir behalten die
zu wertvoll, behalten
nix wegschmeißn
blifft dor
""",
)
INCOMPLETE = Phrases(
    en="""
[delete|remove] [it|that|this|the file|a file|something]
[can you|could you] [delete|remove] [something|a file|that] [for me|]?
[i want to|i need to] delete [a file|something]
[delete|trash|remove]
[throw|toss] [it|that] away
get rid of [it|that|the file]
!some files have to go
i'd like to [delete|get rid of] [something|a file]
[a|one] file [can|has to|must] go
delete file
delete some stuff
rm
del
take a file away
deletion
i need to throw something away
something can go in the trash
move [a file|something] to the [trash|bin]
put [something|a file] in the [trash|bin]
i don't need [a|that|one] file [any more|anymore]
[can|could] you throw [something|a file] away
can we delete [something|a file]
there is a file i want gone
i have junk to delete
a document needs to be deleted
trash a file
help me delete [something|a file]
[toss|chuck|scrap] [a file|something]
!there's something to throw out
!a file of mine is useless
!one document less, please
[could|can] you trash [something|a file]
[gotta|wanna|have to] delete [something|a file]
i want [something|a file] [gone|deleted|binned]
[bin|ditch|scrap|discard] [a|the] file
a file needs [deleting|to go|trashing]
it's time to delete [something|a file]
let's [delete|bin|trash] [something|a file]
deleting a file, [please|how about it]
[file|document] into the [bin|trash]
remove [some file|a document] [please|]
[a|some] leftover should be thrown out
rid me of [something|a file]
a deletion please
a file should be deleted
a file should go into the trash
a document can go
a document should go
an old file [must|can] go
delete please
delete one
delete one file
delete one of my files
delete a document
delete an old file
delete something please
delete something for me
remove something
remove a document
remove one of my files
trash something
trash one file
trash please
throw something out
throw out a file
throw a file away
throw something into the trash
get rid of something
get rid of some file
get a file out of the way
let me delete something
let me get rid of a file
let's get rid of [a file|something]
let's throw something away
let's throw something out
i want a file [deleted|removed]
i want to [remove|throw away|trash] [something|a file]
i want to get rid of [something|a file]
i have to [delete|remove|trash] [something|a file]
i have something to [delete|throw away]
i have a file to delete
i have a document that should go
i'd like a file deleted
i'd like to throw something away
i'd like to put something in the trash
i need something [deleted|removed]
i need to delete a file
i need to get rid of [something|a file]
can i delete [something|a file]
can i throw something away
can something be deleted
could you remove [something|a file] for me
could you get rid of a file
would you delete something for me
would you throw something away
mind deleting something?
mind throwing a file away?
is it possible to delete a file
how about deleting something
something should be deleted
something has to be thrown out
something needs to go
there's something to delete
there's a file to be deleted
there's a file that should go
there's a document i don't need
time to throw something out
file deletion
remove file
bin
bin a file
bin please
bin something
chuck something
chuck something out
clear something away
delete!
delete a pdf
delete a picture
delete my file
delete my document
delete sth
delete sth for me
delete a thing or two
del please
deleting
deleting something
deleting a document
deletion job
ditch a file
ditch something
erase a file
erase something
file to the bin
file to delete
a file for the bin
a file for the trash
a file, delete it
a document, delete
a document for the bin
a picture needs deleting
one for the bin
one for the trash
one less file please
remove
remove sth
remove one
removal of a file
rubbish out, one file
something for the bin
something for the trash
something's to be deleted
sth to delete
stuff to delete
trash it
trash job
throw away something
throw away a document
tidy away a file, into the trash
i'm getting rid of a file
i'm tidying up, delete something
i've a file to bin
i've something for the trash
i fancy throwing something out
i gotta delete sth
i must delete a file
kindly delete something
mind binning something?
might you delete a file
next, delete a file
now delete something
wee clear-out, delete something
+sling something in the bin
+junk a file
""",
    de="""
[lösch|lösche|entferne] [das|es|sie|die Datei|was]
[kannst du|könntest du] [mal|] [was|eine Datei|das] löschen?
ich [will|muss] [was|eine Datei] löschen
[löschen|entfernen|wegwerfen]
wirf [das|es|sie] weg
weg damit
Datei löschen
!ein paar Dateien müssen weg
ich würd gern [was|eine Datei] [löschen|wegwerfen|loswerden]
[eine Datei|was|etwas] [muss|soll|kann|kommt] weg
[lösch|lösche|entfern] [mir|] [eine|ne] Datei
rm
del
+delete [was|eine Datei]
etwas in den Papierkorb
[Datei|Dokument] in den Papierkorb
[leg|tu|pack|wirf] [was|eine Datei] in den Papierkorb
ich brauch [eine|die] Datei nicht mehr
da ist eine Datei, die weg soll
[können|könnten] wir [was|eine Datei] löschen
[magst du|würdest du] [was|eine Datei] wegwerfen
[eine Datei|was|Sachen] [entsorgen|wegschmeißen|wegtun]
ein Dokument soll gelöscht werden
hilf mir beim Löschen
i mecht wos löschn
[schmeiß|hau] [was|eine Datei] [weg|raus]
ich hab [Müll|Zeug|Krempel] zum [Löschen|Wegwerfen]
Dokument löschen
Löschung
+entsorg mal [was|eine Datei]
!ein Dokument weniger bitte
!da wär was zum Ausmisten
!ich hab eine Datei zu viel
[feuer|kick|schmeiß] [eine Datei|was] weg
[beseitig|entsorge] [eine Datei|was]
ich tät gern [was|eine Datei] löschen
etwas soll gelöscht werden
eine Datei [gehört|ghert] weg
lass uns [was|eine Datei] löschen
[Datei|Dokument] [entsorgen|wegwerfen|beseitigen]
eine Datei löschen, [bitte|geht das]
[könntest|würdest] du [was|eine Datei] in den Papierkorb [tun|werfen]
[brauch|bräucht] [was|eine Datei] gelöscht
schmeiß ma wos weg
[öppis|was] lösche
bitte löschen
bitte was löschen
bitte eine Datei löschen
bitte etwas wegwerfen
eine löschen
eine Datei weg
eine Datei bitte löschen
eine Datei wegwerfen
eine Datei entfernen
eine von meinen Dateien löschen
eine Datei kann in den Papierkorb
eine Datei soll in den Papierkorb
eine alte Datei kann weg
ein Dokument löschen
ein Dokument wegwerfen
ein Dokument kann weg
ein Dokument muss weg
etwas löschen
etwas wegwerfen
etwas kann weg
etwas gehört gelöscht
was löschen
was wegwerfen
Datei entfernen
Datei weg
Datei wegwerfen
Dateilöschung
lösch was
lösch was für mich
lösch eine von meinen Dateien
lösch ein Dokument
lösch eine alte Datei
wirf was weg
wirf eine Datei weg
wirf etwas in den Papierkorb
lass mich was löschen
lass uns was wegwerfen
lass uns eine Datei loswerden
ich will was [wegwerfen|loswerden|entsorgen]
ich will eine Datei loswerden
ich muss was [wegwerfen|loswerden|entfernen]
ich muss eine Datei entfernen
ich möchte [was|eine Datei|etwas] löschen
ich möchte was in den Papierkorb tun
ich hab was zum [Löschen|Wegschmeißen]
ich hab eine Datei zum Löschen
ich hätt was zum Löschen
ich hätte gern was gelöscht
ich hab ein Dokument, das weg soll
kann ich was löschen
kann ich eine Datei löschen
kann man eine Datei löschen
könntest du [was|eine Datei] entfernen
könntest du eine Datei wegwerfen
würdest du was löschen
würdest du eine Datei löschen
wie wär's mit was löschen
es gibt was zu löschen
es gibt eine Datei zu löschen
es soll was weg
es muss was gelöscht werden
da ist was zum Löschen
da gibt's was zum Wegwerfen
da ist ein Dokument, das ich nicht brauch
Zeit, was wegzuwerfen
hilf mir, was loszuwerden
+entfern mal was
tua wos weg
Entf
entfernen bitte
entsorgen
entsorg was
lösch
lösch bitte
lösch ein Bild
lösch ein PDF
lösch meine Datei
lösch mein Dokument
löschen!
löschen, bitte
löschen für mich
löschauftrag
Löschauftrag: eine Datei
was entsorgen
was entfernen bitte
was für den Papierkorb
was für die Tonne
was in die Tonne
was in den Müll
was raus
was zum Löschen
wegschmeißen
wegwerfen bitte
weg mit einer Datei
weg mit was
Datei für den Papierkorb
Datei für die Tonne
Datei raus
Datei zum Löschen
Dokument weg
Dokument zum Löschen
ein Bild löschen
ein Bild muss weg
ein PDF löschen
eine für den Papierkorb
eine für die Tonne
eine Datei weniger bitte
eine Datei, weg damit
irgendwas löschen
irgendwas muss weg
ich hab was für den Papierkorb
ich hab was für die Tonne
ich räum auf, lösch was
ich will was ausmisten
ich muss schnell was löschen
ich soll was löschen
ich wollt was löschen
ich würd gern was wegschmeißen
jetzt was löschen
als nächstes was löschen
hilf mir, eine Datei zu löschen
löschst du mir was
schmeißt du mir was weg
können Sie was löschen
bittschön was löschen
kübel was
kleiner Frühjahrsputz, lösch was
mein Kram muss weg, eine Datei
mist was aus
tu was weg
tu was in den Papierkorb
wos löschn
wat wegsmieten
""",
)
