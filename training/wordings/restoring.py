"""How people say that what was done to files is to be taken back, and that what they threw away is to return."""

from training.phrases import Phrases

UNDO = Phrases(
    en="""
undo [that|it|this|please|]
[take|roll] [that|it] back
[can you|could you] undo [that|it|the last change]?
[no|stop|oops|wait], undo [that|it]
[i didn't mean|that was a mistake], undo
[restore|bring back] [it|the file|what it was]
[revert|reverse] [that|it|the last change]
[put|bring] [it|that] back [where it was|]
!make that undone
cancel that change
i want [it|that] back
that was wrong, [go back|back please]
!i regret that, get me back to before
ctrl z
undo the last [change|action|thing]
[as it was before|like before] please
oh no, not that one, undo
!please unmake the last step
what i did was wrong, revert it
whoops, wrong one, undo
[nah|nope|hmm no], [revert|undo] [it|that|please]
can we go back [a step|one step]
one step back
go back [a step|one step]
i want the old state back
i changed my mind, [undo it|put it back]
how it was before was better
the way it was [before|earlier], please
no no no, put it back
rollback
control z
cmd z
[undo|revert] your last [step|change|action]
[undo|reverse] what you [just|] did
[that|this] shouldn't have happened
my bad, undo
didn't want that, undo
un-do it
pls make it like it was
make it like it was before
[reset|restore] it to [the old state|what it was before]
it's all wrong now, bring back the old state
!i'd rather have it the old way
!what you just did, take it away again
!please reverse the thing you did last
forget that change, back please
+wind it back
+turn back time by one change
can this still be undone?
is there a way back?
my mistake, restore what was there
i'd like the previous state
you got that wrong, undo
undo undo undo
how do i get the old version back?
take your last move back
it was fine before you touched it, undo
not what i meant, [reverse|revert|undo] it
i pressed enter too early, undo
that wasn't the plan, roll it back
scrap what you did and put it back
undo
undo it now
undo last
undo this change please
undo your change
undo all that
reverse!
revert!
put it back
back to before
back to the old state
back to how things were
bring back what was there
bring back the old version
before was right, go back
can that be taken back
can you reverse that
could you put everything back
could you take back what you did
would you undo your last action
would you put it back the way it was
is undo possible
i take it back
i take that back, undo
i shouldn't have done that
i shouldn't have asked for that, undo it
i'd like to undo that
i need that undone
i want this change gone
i didn't want you to do that
i made a mistake, go back
it has to be like before
like it was, please
oops, undo
sorry, that was wrong, undo
wrong! undo
wrong file, undo
wrong button, back please
never should have done that, back
not good, back to before
pretend that never happened
the last step was wrong, reverse it
the other way round, put it back
what have you done, undo that
+retract your last change
+recall the last change
ctrl-z
^z please, the undo
u
undo pls
undo it pls
undo what just happened
undo the whole thing
undo button
undo, that was me being stupid
undone please
argh, undo
ach, undo that
aw no, back
about turn, back to before
all wrong, undo
as if nothing happened
as it was
back up one step
backwards one step
bring everything back to how it was
do the reverse of that
don't keep that change
dang, undo
eek, undo
for god's sake undo
forget that ever happened, undo
get me out of this, undo
give me the former state
go backwards
hang on, wrong, undo
heavens, take that back
hey, put that back
i botched it, undo
i goofed, undo
i mixed something up, put it back
i preferred it before
i regret that, undo
i said the wrong thing, undo
i'd like a do-over
is there an undo for that
it should be as before
kindly undo that
last change: revert
last change, take it back
let's go back to before
let's undo that
let me take that back
mind undoing that?
might you undo that
no good, undo
not like this, undo
oh dear, undo
previous state please
previous version please
put things right again, as before
return to the state before
revert last
scratch that last change
shoot, undo
step back once
strike that, undo
that change was stupid, revert
that came out wrong, back
undo, would you
you did the wrong thing, take it back
wind back one
""",
    de="""
mach [das|es|die Änderung|] rückgängig
[nimm|nehm] [das|es] [wieder|] zurück
[kannst du|könntest du] [das|es|die letzte Änderung] [rückgängig machen|zurücknehmen]?
[nein|stopp|ups|halt|moment], [rückgängig|mach das rückgängig|zurück]
[das war falsch|das war ein Versehen|so wars nicht gemeint], [rückgängig|zurück]
[stell|hol] [das|es|die Datei] wieder [her|zurück]
rückgängig [machen|bitte|]
[widerruf|revidiere] [das|die letzte Änderung]
!mach das ungeschehen
[undo|undo bitte]
ich will [das|es] [zurück|wiederhaben]
das war falsch, [geh zurück|wieder zurück]
!das bereue ich, stell den alten Stand her
Strg Z
die letzte [Änderung|Aktion] rückgängig [machen|]
[wie vorher|so wie es war] bitte
oh nein, nicht die, zurück damit
!bitte den letzten Schritt zurück
mach das wieder [weg|rückgängig|so wie es war]
[hoppla|mist|verdammt], [rückgängig|mach das rückgängig]
[nee|nö|na], [das wieder zurück|rückgängig|zurück]
einen Schritt [zurück|rückwärts]
[geh|gehen wir] einen Schritt zurück
ich will den alten [Stand|Zustand] [zurück|wieder]
ich hab's mir anders überlegt, [zurück|mach's rückgängig]
vorher war's besser, [zurück|rückgängig]
so wie's vorher war [bitte|]
Rollback
[Kommando|Steuerung] Z
mach's [rückgängig|wieder rückgängig|wieder wie vorher]
moch's rückgängig
mach das bitte wieder so wie's war
tua des wieder zruck
mach mal rückgängig was du [grad|eben|gerade] gemacht hast
das wollt ich [nicht|gar nicht], [rückgängig|zurück]
stell den [vorherigen|alten|ursprünglichen] Zustand wieder her
könnte man das [zurücknehmen|rückgängig machen|widerrufen]
das alles wieder auf vorher
[revert|reverte] das
deine letzte [Aktion|Änderung] [widerrufen|zurücknehmen|zurückdrehen]
so war das nicht gedacht, [zurück damit|nimm's zurück]
Fehler von mir, rückgängig
dreh das [wieder|] zurück
!ich hätt's gern wieder wie davor
!den letzten Eingriff bitte aufheben
!doch nicht, mach das Getane wieder weg
geht das noch rückgängig?
gibt's einen Weg zurück?
das [nimmst|machst] du [bitte|] wieder zurück
ich hätt gern den vorigen Stand
[du hast das falsch verstanden|so hab ich das nicht gemeint], rückgängig
undo das bitte
wie krieg ich die alte Version zurück?
bevor du dran warst, war's besser, zurück
zu früh Enter gedrückt, rückgängig
+spul einen Schritt zurück
+roll die letzte Änderung zurück
das war [nicht der Plan|Blödsinn|ein Schmarrn], [zurück|rückgängig] bitte
lässt sich das wieder aufheben
das gehört [rückgängig gemacht|zurückgenommen]
letzten Befehl [zurücknehmen|ungeschehen machen]
na des woit i ned, [zruck|rückgängig]
bitte das Ganze umkehren
kannst du das wieder geradebiegen wie es war
machs retour
rückgängig
rückgängig!
undo
das rückgängig
das letzte rückgängig
deine Änderung rückgängig
alles rückgängig
zurück auf vorher
zurück zum alten Stand
wieder zurück damit
wieder so wie davor
bring zurück, was da war
bring die alte Version zurück
vorher war's richtig, geh zurück
kann man das zurücknehmen
kannst du das umkehren
könntest du alles zurückstellen
könntest du zurücknehmen, was du gemacht hast
würdest du deine letzte Aktion rückgängig machen
würdest du es wieder so machen, wie es war
gibt's ein Undo
geht rückgängig
ich nehm's zurück
ich nehm das zurück, rückgängig
ich hätt das nicht tun sollen
darum hätt ich nicht bitten sollen, mach's rückgängig
ich möchte das rückgängig machen
ich brauch das rückgängig
ich will die Änderung weghaben
ich wollte nicht, dass du das machst
ich hab einen Fehler gemacht, geh zurück
es muss wieder wie vorher sein
wie es war, bitte
sorry, das war falsch, rückgängig
falsch! rückgängig
falsche Datei, rückgängig
falscher Knopf, zurück bitte
das war keine gute Idee, zurück
nicht gut, zurück auf vorher
tu so, als wär das nie passiert
der letzte Schritt war falsch, dreh ihn um
was hast du gemacht, rückgängig
+nimm deine letzte Änderung zurück
+kehr die letzte Änderung um
Strg-Z
u
undo, bitte sofort
rückgängig bitte sofort
Rückgängig-Knopf
das eben rückgängig
das Ganze rückgängig
das war ich Depp, rückgängig
alles falsch, rückgängig
als wär nichts gewesen
wie es war
ach, rückgängig
ah na, zurück
um Himmels willen, nimm das zurück
bring alles wieder in den vorigen Stand
den vorherigen Stand bitte
den letzten Schritt streichen
letzte Änderung: zurück
letzte Änderung verwerfen
verwirf die letzte Änderung
behalt die Änderung nicht
das Gegenteil von eben bitte
da ist mir was verrutscht, rückgängig
hab was verwechselt, stell's zurück
hab mich vertan, rückgängig
hab Mist gebaut, zurück
hab was Falsches gesagt, rückgängig
ich bereu's, rückgängig
ich hätt gern ein Undo
ich hätt's gern rückgängig
ich will das Vorherige
gib mir den alten Stand
gibt's dafür ein Rückgängig
kehrt, zurück auf vorher
kehr das um
lass uns zurückgehen
lass mich das zurücknehmen
lieber wie vorher
Mensch, mach das rückgängig
na bitte, zurück damit
nein, stell das zurück
nimmst du das zurück
nicht so, rückgängig
oje, rückgängig
o weh, zurück
rückabwickeln
rückabwicklung bitte
rückwärts bitte, einen Schritt
Schritt zurück
Schmarrn, rückgängig
setz das wieder auf den alten Stand
sollte wie vorher sein
streich die letzte Änderung
tu das zurück, was du geändert hast
vergiss, was du grad gemacht hast, zurück
vorige Version bitte
vorigen Zustand bitte
weg mit der Änderung
wieder retour
wieder rückwärts
widerruf
können Sie das rückgängig machen
bittschön rückgängig
du hast das Falsche gemacht, nimm's zurück
zruckdrahn
dat torüchnehmen
""",
)
BACK = Phrases(
    en="""
[restore|bring back|recover|get back] {what} [from the trash|]
undelete {what}
i want {what} back
get {what} out of the [trash|bin]
[can|could] you [restore|bring back] {what}?
!i deleted {what} by mistake, restore it
{what} should not be in the trash
i need {what} back
{what} was deleted by accident, [restore it|get it back]
[oops|damn|shit], i trashed {what}, [bring it back|get it back]
{what} is in the trash but i need it
untrash {what}
restore {what} from the [bin|recycle bin]
fish {what} out of the [trash|bin]
pull {what} back out of the [trash|bin]
can {what} still be [saved|recovered|restored]?
is it possible to [restore|recover|undelete] {what}
i didn't mean to delete {what}
i want to [restore|recover|undelete] {what}
{what} [recover|restore|undelete] please
deleting {what} was a mistake, [undo it|put it back]
rescue {what}
take {what} out of the trash again
put {what} back where it was before i deleted it
why is {what} gone, i want it again
{what} shouldn't have been [deleted|trashed|thrown away]
my boss needs {what} again, i had deleted it
!where you threw {what} away, fetch it from there again
!un-delete the file {what} for me
!the deleted {what} has to return
+dig {what} out of the [trash|bin|rubbish] again
+resurrect {what}
+bring {what} back to life
i threw out {what} too early, give it back
{what} went into the [trash|bin] and that was [wrong|a mistake]
could i have {what} back?
is {what} gone for good or can you get it back?
turns out i still need {what}, which i deleted
where did {what} go? i deleted it but want it again
{what} got binned, please restore
un-trash {what} [please|for me]
that delete of {what} was too hasty, reverse it
{what} back
{what} back please
{what}: restore
{what}: undelete
restore: {what}
recover: {what}
undelete: {what}
{what} has to come back
{what} must not stay deleted
{what} is gone, i want it back
{what} is missing since i deleted it, restore it
{what} was important, get it out of the trash
{what} was the wrong one to delete, put it back
{what} ended up in the trash by accident
{what} didn't belong in the trash
{what} was deleted too soon, bring it back
{what} from the trash please
deleted {what}, want it back
deleted {what} by accident, help
accidentally deleted {what}
accidentally trashed {what}, please undo
i accidentally threw {what} away
i binned {what} and regret it
i deleted {what}, can i get it back
i deleted {what} yesterday, restore that file
i'd like {what} restored
i'd like to have {what} back
i still need {what}, please undelete
i miss {what}, take it out of the trash
i want to undo deleting {what}
i lost {what} to the trash
i thought i didn't need {what}, but i do, restore
my mistake, {what} should be restored
don't leave {what} in the trash
please don't let {what} be gone
can i still get {what} from the trash
can you get {what} back for me
could you recover {what}
could you take {what} back out of the bin
could {what} be brought back
would you restore {what} for me
would you fish {what} out of the trash
is {what} recoverable
is there a way to get {what} back
how do i get {what} back from the trash
how can i undelete {what}
what about getting {what} back from the bin
wrong file deleted, {what} has to be restored
+reinstate {what}
+salvage {what} from the trash
+return {what} from the trash to its folder
+retrieve {what} from the bin
+undo the deletion of {what}
+move {what} back out of the trash
{what} <- trash
{what} -> back to its folder
{what} again, out of the trash
{what} alive again please
{what} back from the dead
{what} back to where it was, it's in the trash
{what} came off worst, i deleted it, restore
{what} got deleted, i want it
{what} got trashed by my kid, restore
{what} is wanted again, get it out of the trash
{what} mustn't be in the trash
{what} out of the bin again
{what} should be restored
{what} slipped into the trash
{what}, deleted, back please
{what}? i deleted it, bring it back
aw no, i deleted {what}
oh dear, i've deleted {what}
ach, i binned {what}, get it back
deleted the wrong one, {what} should stay
deleted file {what}: restore
gio trash --restore {what}
trash-restore {what}
restore-item {what}
from the bin: {what}, back
from the trash: {what}
give me back {what}
give {what} back, it's in the bin
has {what} gone for ever? restore it
i didn't want {what} gone
i fancy having {what} back
i regret deleting {what}
i regret having thrown {what} away
i should never have deleted {what}
i shouldn't have binned {what}
i take back the deletion of {what}
i've deleted {what}, silly me
i've changed my mind about deleting {what}
let {what} come back from the trash
let's get {what} back
mind restoring {what}?
might you bring {what} back
my cat deleted {what}, restore
my deletion of {what} was wrong
no, {what} shouldn't have been deleted
reverse the deletion of {what}
the cleanup took {what} as well, restore it
the trash has {what}, i want it out
there's {what} in the trash, put it back
un-bin {what}
want {what} back
what i deleted, {what}, i need
+haul {what} out of the trash
+revive {what}
+reclaim {what} from the bin
""",
    de="""
[stell|hol] {what} [aus dem Papierkorb|] wieder [her|zurück]
{what} [wiederherstellen|zurückholen]
ich will {what} zurück
hol {what} aus dem Papierkorb
[kannst|könntest] du {what} wiederherstellen?
!ich hab {what} aus Versehen gelöscht, hol es zurück
{what} gehört nicht in den Papierkorb
ich brauch {what} [doch|doch noch|wieder]
{what} ist [im Papierkorb|gelöscht], ich brauch [sie|es|das] [aber|] noch
[ups|mist|oje], {what} gelöscht, [hol's zurück|stell's wieder her]
{what} war ein Versehen im Papierkorb, hol [sie|das] raus
[fisch|zieh|nimm] {what} [wieder|] aus dem [Papierkorb|Müll]
[lässt sich|kann man] {what} [noch|] [retten|wiederherstellen]
rette {what}
{what} [retten|entlöschen|wiederherstellen bitte]
ich wollte {what} [gar|] nicht löschen
das Löschen von {what} war falsch, [zurück damit|mach's rückgängig]
{what} hätte nicht gelöscht werden [dürfen|sollen]
mach das Löschen von {what} rückgängig
ich will {what} wiederhaben
{what} soll wieder [da|zurück] sein
{what} wieder her
hoi ma {what} wieder aussa
kann ich {what} [wieder|] zurückhaben
{what} zurück an seinen alten Platz, war gelöscht
restore mal {what}
{what} aus dem Müll [holen|zurückholen|retten]
!die gelöschte Datei {what} brauch ich doch noch, zurück damit
!ich bereue, dass {what} weg ist, bring die Datei wieder
!undelete bitte für {what}
+kram {what} wieder aus dem [Papierkorb|Müll]
+hol {what} zurück ins Leben
hab {what} zu früh [gelöscht|weggeworfen|entsorgt], gib's mir wieder
{what} ist im Müll gelandet und das war [falsch|ein Fehler|ein Versehen]
könnt ich {what} wiederhaben?
ist {what} für immer weg oder [holst du's zurück|kriegst du's wieder her]?
jetzt brauch ich {what} doch, hab's aber gelöscht
{what} wurde weggeschmissen, bitte wiederherstellen
das Löschen von {what} war voreilig, [zurück|rückgängig]
[recover|undelete] mir {what}
gib ma {what} wieda zruck, des hob i glöscht
ob sich {what} noch aus dem Papierkorb holen lässt?
{what} hätt im Ordner bleiben sollen, hol's aus dem Papierkorb
{what} zurück
{what} zurück bitte
{what}: wiederherstellen
wiederherstellen: {what}
zurückholen: {what}
undelete {what}
{what} muss wieder her
{what} darf nicht gelöscht bleiben
{what} ist weg, ich will es wiederhaben
{what} fehlt, seit ich's gelöscht hab, stell es wieder her
{what} war wichtig, hol es aus dem Papierkorb
{what} war die falsche Datei zum Löschen, zurück damit
{what} ist versehentlich im Papierkorb gelandet
{what} hat im Papierkorb nichts verloren
{what} wurde zu früh gelöscht, bring es zurück
{what} aus dem Papierkorb bitte
{what} gelöscht, will ich zurück
{what} aus Versehen gelöscht, hilf mir
versehentlich {what} gelöscht
versehentlich {what} weggeworfen, bitte rückgängig
ich hab versehentlich {what} weggeworfen
ich hab {what} entsorgt und bereu es
ich hab {what} gelöscht, krieg ich das zurück
gestern hab ich {what} gelöscht, stell die Datei wieder her
ich hätte gern {what} wiederhergestellt
ich hätt {what} gern wieder
ich brauch {what} leider noch, bitte wiederherstellen
{what} fehlt mir, nimm's aus dem Papierkorb
ich will das Löschen von {what} zurücknehmen
mir ist {what} in den Papierkorb gerutscht
ich dachte, ich brauch {what} nicht, doch, also wiederherstellen
mein Fehler, {what} soll wiederhergestellt werden
lass {what} nicht im Papierkorb
hoffentlich ist {what} nicht ganz weg, hol's zurück
krieg ich {what} noch aus dem Papierkorb
kriegst du {what} für mich zurück
könntest du {what} zurückholen
könntest du {what} wieder aus dem Müll nehmen
könnte man {what} zurückbringen
würdest du {what} für mich wiederherstellen
würdest du {what} aus dem Papierkorb fischen
ist {what} wiederherstellbar
gibt es einen Weg, {what} zurückzukriegen
wie krieg ich {what} aus dem Papierkorb zurück
wie kann ich {what} wiederherstellen
die falsche Datei gelöscht, {what} muss wieder her
+stell {what} bitte wieder her
+rette {what} aus dem Papierkorb
+leg {what} aus dem Papierkorb wieder an seinen Platz
+nimm das Löschen von {what} zurück
+mach {what} wieder ungelöscht
bring ma {what} wieder zruck
chasch {what} wieder zrughole
{what} <- Papierkorb
{what} -> wieder in den Ordner
{what} wieder raus aus dem Papierkorb
{what} wieder zum Leben erwecken
{what} von den Toten zurück
{what} zurück, liegt im Papierkorb
{what} hat mein Kind gelöscht, wiederherstellen
{what} wird wieder gebraucht, raus aus dem Papierkorb
{what} darf nicht im Papierkorb sein
{what} wieder raus aus dem Müll
{what} soll wiederhergestellt werden
{what} ist in den Papierkorb gerutscht
{what}, gelöscht, bitte zurück
{what}? hab ich gelöscht, bring's zurück
oje, {what} hab ich gelöscht
o nein, ich hab {what} gelöscht
Mist, {what} weggeworfen, hol's wieder
die falsche gelöscht, {what} soll bleiben
gelöschte Datei {what}: wiederherstellen
gio trash --restore {what}
trash-restore {what}
restore-item {what}
Wiederherstellung von {what}
aus dem Papierkorb: {what}
aus dem Müll: {what}, zurück
gib mir {what} zurück
gib {what} wieder her, ist im Papierkorb
ist {what} ganz weg? hol's wieder
ich wollte {what} nicht loswerden
ich bereu, dass ich {what} gelöscht hab
ich bereu, {what} weggeworfen zu haben
ich hätte {what} nie löschen sollen
ich hab {what} gelöscht, ich Depp
ich hab's mir anders überlegt mit dem Löschen von {what}
lass {what} wieder aus dem Papierkorb raus
holen wir {what} zurück
magst du {what} wiederherstellen?
meine Katze hat {what} gelöscht, wiederherstellen
mein Löschen von {what} war ein Fehler
nein, {what} hätt nicht weg sollen
beim Aufräumen ist {what} mit weggekommen, stell's wieder her
im Papierkorb liegt {what}, leg das zurück
der Papierkorb hat {what}, ich will's raus
aus Versehen in den Müll: {what}, bitte zurück
will {what} zurück
was ich gelöscht hab, {what}, brauch ich
können Sie {what} wiederherstellen
bittschön {what} wieder zruck
holst du mir {what} zurück
stellst du {what} wieder her
+wühl {what} aus dem Papierkorb
+beleb {what} wieder
+zerr {what} aus dem Müll
hal {what} wedder trüch
""",
)
