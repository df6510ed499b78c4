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
""",
)
