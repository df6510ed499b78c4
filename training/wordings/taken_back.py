"""How people take the last request back, correct it, or go on with what it was about."""

from training.phrases import Phrases

BACK = Phrases(
    en="""
undo that
[no|oops|nope], undo [that|]
[take|put] that back
back to how it was
[no|oh no], [the other way|not like that]
revert [that|]
!make it like before
as it was [before|]
[cancel|reverse] that
i changed my mind[, put it back|, undo it|]
that was [wrong|a mistake][, undo it|, put it back|]
[restore|return to] [the old state|what it was|how it was]
[not what i wanted|that's not it], [back|undo]
ctrl z
undo
[go|set it] back to [what|how] it was
forget it, [back|as before]
[would you mind undoing|can you undo] that
roll [that|it] back
never mind, put it back
!oh, better as it was
!the old setting was right
reset [that|it] to before
the way it was [before|please]
!scratch that, back again
it was better before
+flip it back
that was too much, back
that's worse, undo
+set it as it was
switch that back
i liked it better before
return it to how it was
wrong direction
bad idea, [back|undo]
pls undo
no don't, [back|undo it]
can i have it the old way
+turn it back to before
hm no, revert that
my mistake, back
back
back please
[put|bring] it back [please|now]
un-do please
undo the last thing
undo what you did
undo it right away
can you take that back
could you reverse it
i'd like it back as it was
i want it like before
the old one please
old setting please
old state
previous setting
to the previous value
+go back one step
one step back
step back
+restore that
let's go back
let's undo that
that's not good, back
doesn't feel right, back
no good, undo
i regret it, undo
wasn't supposed to happen, undo
that wasn't what i meant, back
where it was [please|]
it was fine before
it was fine, put it back
should have left it, back
why did i do that, undo
rollback
cmd z
whoa, undo
ow, back
argh, back please
take back your last change
cancel your last change
leave it as it was
as before please
as you were
ach no, back
aw, undo
about turn
actually, undo
all the way back
and back again
back the other way
back to where we were
back to the last one
before was good
bit silly, that, undo
bring the old one back
can we have the old one again
ctrl+z please
didn't work out, back
do the opposite
former value please
former state
give me the old one
go back
go back to the last value
hang on, back
hey no, back
how do i get it back? undo
i preferred it before
i take that back
i want the old one
just undo it
last value please
let's have the old one again
make it how it was
mind undoing that?
move it back
no thanks, back
not good, as before
oh dear, undo
one back
original please
please put that right again
previous one
put things back
reset
return
return it
reverse
same as before
set that back
that didn't help, undo
the opposite
the previous one please
turn it round again
u-turn please
unwind that
used to be better
wrong, undo it
wrong way
yikes, back
""",
    de="""
mach das rückgängig
[nein|ups|nee], rückgängig
nimm das zurück
wieder wie vorher
[nein|ach nein], andersrum
doch nicht
!mach es wie vorher
so wie es war
[mach's|machs] [rückgängig|ungeschehen]
[zurück|retour] [bitte|damit|]
das war [falsch|ein Fehler|ein Versehen], [zurück|rückgängig]
ich hab's mir anders überlegt[, zurück|]
vorher war's besser
wie [gehabt|vorher|zuvor] [bitte|]
[stell|setz] [es|das] [wieder|] zurück
das wollt ich nicht, [zurück|mach's wieder wie vorher]
Strg Z
rückgängig [machen|bitte|]
[kannst|könntest] du das [rückgängig machen|zurücknehmen]
[vergiss es|lass gut sein], wie vorher
moch's wieda wia vorher
wieder in den alten Zustand
!hätt ich's doch gelassen, zurück
!der alte Stand war richtig
!alles retour
nein so nicht, zurück [damit|]
wie's [war|vorher war|davor war]
das war zu viel, zurück
so ist's schlechter, zurück
mir war's vorher lieber
falsche Richtung
schlechte Idee, [zurück|rückgängig]
kann ich's wieder wie vorher haben
na, des woa besser, zruck
hm nein, rückgängig
mein Fehler, zurück
[undo|undo bitte]
dreh's wieder zurück
lass es wie es war
nein lieber nicht, [zurück|wie vorher]
wieder in die Ausgangslage
tu's zurück
wieder zurück
alles wie vorher
mach's wie es war
letzte Änderung zurücknehmen
die letzte Änderung rückgängig
nimm die letzte Änderung zurück
letzten Schritt zurück
einen Schritt zurück
ein Schritt retour
kannst du's wieder zurückstellen
könntest du das zurückdrehen
ich will's wie vorher
ich hätt's gern wie vorher
die alte Einstellung bitte
alte Einstellung
alter Wert
auf den alten Wert
auf den vorigen Stand
wieder hin, wo's war
da wo's vorher war
hätt ich's doch lassen sollen, zurück
warum hab ich das gemacht, zurück
das hätt ich lassen sollen
passt nicht, zurück
fühlt sich falsch an, zurück
das ist nix, zurück
war gut vorher, zurück
vorher hat's gepasst
es hat gepasst, zurück
storno
stornier das
widerruf das
bereu ich, zurück
halt, zurück
oha, zurück
aua, zurück
mach's wida wie's gwen is
mach's wieder wie's gsi isch
nimm's retour
als wär nichts gewesen
alter Stand
alter Zustand bitte
andersrum
andere Richtung
ach, zurück
ah geh, zurück
auf vorher
bitte wie vorher
bring den alten Stand zurück
das Alte bitte
das Gegenteil
das Gegenteil bitte
das war blöd, zurück
das nützt nix, zurück
davor war's gut
dreh's um
eins zurück
einmal zurück
geh zurück
geh wieder zurück
gib mir das Alte wieder
hat nix gebracht, zurück
hey, zurück
ich nehm's zurück
ich will das Alte
ich will's wieder wie's war
ich mochte das Alte lieber
können wir das Alte wieder haben
kehrt
Kehrtwende
lass das, zurück
letzter Wert bitte
letzten Stand bitte
lieber wie vorher
mach's wieder normal wie vorher
mach's andersrum
nein danke, zurück
nicht gut, wie vorher
oje, zurück
Original bitte
reset
revidier das
setz das zurück
so wie zuvor
Strg+Z bitte
tu so, als wär nix gewesen
umgekehrt
umkehren
ursprünglicher Wert
voriger Stand
vorige Einstellung
vorheriger Wert bitte
war nix, zurück
wieder das Alte
wieder so wie am Anfang
wie vorhin
wie eben noch
zurücksetzen
zurückdrehen
zurückstellen bitte
trüch
""",
)
CORRECT = Phrases(
    en="""
[no|nope|sorry|i mean], {x}
[no|sorry], i meant {x}
not that, {x}
{x} [instead|rather]
[make|better make] it {x}
!better {x}
[oops|wait], {x}
[actually|rather|hmm], {x}
{x} i [meant|mean|wanted|said]
that's wrong, [it's|i want] {x}
wrong one, {x}
i said {x}
correction: {x}
should [be|have been] {x}
{x}, not that
my mistake, {x}
[typo|misclick], {x}
!it was supposed to be {x}
!i'm sorry, {x} it is
let's take {x} instead
!i wanted {x}
*{x}
hold on, {x}
i'd rather have {x}
let it be {x}
scratch that, {x}
no wait, {x}
change that to {x}
sry {x}
i was thinking of {x}
the right one is {x}
{x}, i misspoke
not quite, {x}
oh, {x} i should have said
make that {x}
er, {x}
uh, {x} i mean
{x} please, not that
make it {x} please, i mistyped
i'd meant to say {x}
what i wanted was {x}
what i meant is {x}
it was {x} i wanted
apologies, {x}
pardon, {x}
[argh|damn|ugh], {x}
whoops, {x}
nah, {x}
no no, {x}
{x}, sorry
{x}, silly me
{x}, i got that wrong
read: {x}
wrong, {x}
that isn't it, {x}
you misunderstood, {x}
that's not what i said, {x}
did i say that? {x}
let's say {x}
let's make it {x}
on second thought, {x}
second thoughts, {x}
if anything, {x}
better still, {x}
hm no, {x}
well no, {x}
could you make that {x}
can we do {x} instead
+do {x} instead
+take {x} instead
+try {x} instead
please {x}
please use {x}
use {x} instead
instead of that, {x}
erm {x} would be right
fat fingers, {x}
autocorrect, i meant {x}
forget that, {x}
{x}!
{x} after all
{x} for real
{x} is right
{x} is what i want
{x} it should be
{x} of course
{x} then
{x} was meant
{x}, d'oh
{x}, i meant to say
{x}, my bad
{x}, not the other
{x}, rather
{x}, slip of the tongue
ah no, {x}
aw no, {x}
change it to {x}
hang on, {x}
i typed it wrong, {x}
i'd like {x}
i'd rather {x}
i'd sooner have {x}
it's {x} i need
no sorry, {x}
no, no, no: {x}
not that one, {x}
of course i mean {x}
oh sorry, {x}
or rather {x}
should read {x}
silly me, {x}
that was rubbish, {x}
the other one, {x}
to be precise, {x}
try again: {x}
wrong word, {x}
you got me wrong, {x}
""",
    de="""
[nein|nee|sorry|ich mein], {x}
[nein|sorry], ich meinte {x}
nicht das, {x}
[lieber|besser|doch] {x}
nein, doch {x}
!ich wollte {x}
[ups|warte], {x}
eigentlich {x}
{x} [mein|meinte|wollte] ich
[falsch|das war falsch|Quatsch], {x}
ich hab {x} gesagt
Korrektur: {x}
{x} [hätt's|hätte es] sein sollen
{x}, nicht das
[mein Fehler|vertippt|verklickt], {x}
na, {x}
stattdessen {x}
gemeint war {x}
!entschuldige, {x} war gemeint
!nimm [lieber|doch] {x}
!besser wär {x}
*{x}
halt, {x}
mir wär {x} lieber
moment, {x}
ach nein, {x}
änder das auf {x}
sry {x}
ich dachte an {x}
richtig wär {x}
{x}, hab mich versprochen
nicht ganz, {x}
{x} hätt ich sagen sollen
i man {x}
vertan, {x}
streich das, {x}
{x} bitte
äh, {x}
ähm, {x} mein ich
{x}, sorry
pardon, {x}
Verzeihung, {x}
[Mist|oje|verflixt], {x}
hoppla, {x}
nein nein, {x}
nö, {x}
ne, {x}
falsch verstanden, {x}
du hast mich falsch verstanden, {x}
das hab ich nicht gesagt, {x}
hab ich das gesagt? {x}
was ich wollte, war {x}
was ich meinte, ist {x}
es sollte {x} sein
sagen wir {x}
machen wir {x} draus
mach {x} draus
{x} draus machen
bei genauerem Überlegen {x}
wenn schon, dann {x}
hm nein, {x}
na ja, eher {x}
eher {x}
{x} eher
kannst du {x} draus machen
könnten wir {x} nehmen
+probier {x} stattdessen
+nimm {x} statt dem da
anstatt dem {x}
anstelle davon {x}
dicke Finger, {x} war's
die Autokorrektur, es heißt {x}
vergiss das, {x}
i moan {x}
i hob {x} gmoant
nei, {x}
ich ha {x} gmeint
nee du, {x}
das ist es nicht, {x}
geirrt, {x}
hab mich geirrt, {x}
lies: {x}
{x}!
{x} doch
{x} halt
{x} ist richtig
{x} natürlich
{x} soll's sein
{x} will ich
{x} wär's gewesen
{x}, mein Fehler
{x}, nicht das andere
{x}, nicht so
ach, {x}
ah na, {x}
also {x}
also doch {x}
bitte {x}
da hab ich mich vertan, {x}
das andere, {x}
dann {x}
dann halt {x}
das war Schmarrn, {x}
doch {x}
du verstehst mich falsch, {x}
falsches Wort, {x}
genauer gesagt {x}
hm, {x}
ich hätt gern {x}
ich will lieber {x}
ich wollt sagen {x}
ich hab mich verhört, {x}
logisch mein ich {x}
mach {x}
na gut, {x}
natürlich mein ich {x}
nein: {x}
nein bitte, {x}
nein, nein, nein: {x}
nicht das da, {x}
nochmal: {x}
oder eher {x}
oder besser {x}
oh, sorry, {x}
oh nein, {x}
selbstverständlich {x}
verlesen, {x}
versprochen, {x}
verschrieben, {x}
wollte sagen {x}
""",
)
CLOSE_IT = Phrases(
    en="""
close it [again|]
[and|ok,] close it [again|]
[now|you can] close it
i don't need it [anymore|], close it
!shut it again
close that again
[done|finished] with it[, close it|]
[that's all|that was it], close it
[wrong one|not that one|wrong app], close it
now shut it [again|]
it can be closed [again|]
no longer needed
i've seen enough, close it
!away with it again
+exit it [again|]
[quit|leave] it
!so, done, shut it
i changed my mind, close it
get rid of it [again|]
would you close it again
thanks, close it [now|]
+make it go away again
it may go again
you may close it
no use for it, close it
it's just in the way, close it
+shut that one [again|]
ok seen it, you can close it
i only wanted a quick look, close it
on second thought, close it
could you shut it again
exit
that'll do, close it
close
ok close
shut
+turn that off again
out of the way with it
bye to that one
i'm done, close it
i'm through with it, close
don't need it any longer, shut it
gone with it
ok that's enough, close it
[whoops|oops], close it again
didn't want that, close it
no thanks, close it
not what i wanted, close
could it be closed again
get it off my screen
+remove it from the screen
+make that window go
it takes too much room, close it
too slow, close it again
and exit
nope, close it
never mind, shut it
i have what i needed, close it
that was quick, you can shut it
finished, thanks, close it
it opened, good, now close it
right, shut that
close what you just opened
the one you opened, close that
close that app again
close its window
i'd like it closed again
i want that gone again
pls close
please close that up
it's not needed, close
closing it would be nice
[can|will] you close it now
sorry, i opened it by accident, close it
let it go, close it
let's close it again
we're finished here, close it
+shut that program again
i only wanted to see whether it starts, close it
ach, close it
all done, close
and off with it
and out
aye, close it
back to closed
be gone with it
bin it off, close it
bye, app
bye bye window
close, close
close down again
close up
close x
alt f4
ctrl w
super q
click the x
done
done there, close
end it
end that
enough, close
good, and close
had my look, close
i don't want it open
i don't want that one
i only opened it to check, shut it
it's served its purpose, close
just checking, close it
kill that window again
let's shut it
mind closing it?
no need for it to be open
not needed after all
off
out it goes
put it away
put that away again
quit
shut down that app again
shut, please
super, and close
take it away
take that off the screen
thank you, shut it
that was all, shut it
the app can go
tidy it away
wrong app opened
wrong thing, shut it
x
you can shut that
""",
    de="""
mach es [wieder|] zu
[schließ|schließe] es [wieder|]
[und|ok,] [wieder|] schließen
[kannst|du kannst] es wieder zumachen
brauch ich [doch|] nicht[, mach zu|]
!wieder zu damit
fertig damit[, mach zu|, zu|]
das war's, [zumachen|mach's zu|schließen]
[falsches Programm|das falsche|doch nicht das], [zu|schließen]
kann wieder weg
wird nicht mehr gebraucht
wieder weg damit
ich hab's mir anders überlegt, mach zu
mach's [wieder|] dicht
[beende|beend] es [wieder|]
brauch ich nimmer
!so, gesehen, schließen
!weg damit, danke
moch's wieda zua
und [wieder|] zumachen
genug gesehen, [zu|mach's zu]
kannst's wieder zumachen
das stört nur, [zu|mach's zu]
bin durch damit, [schließen|zumachen]
wollt nur kurz reinschauen, [zu|schließen]
doch lieber zu
es kann [zu|geschlossen werden]
hab's mir angeschaut, mach zu
fahr's wieder runter, das Programm
nimm's wieder weg
Fenster wieder zu
würdest du's wieder schließen
hab genug, schließen bitte
tu's wieder weg
mach zu
zu
zu bitte
+schließ das wieder
beenden
schließen
jetzt wieder zumachen
weg mit dem Fenster
aus damit
+mach das Programm wieder zu
das Programm wieder schließen
ich bin fertig, schließ es
fertig, danke, zu
ok, schließ es
gut, [schließen|beenden]
war nur ein Versehen, mach zu
nicht das, was ich wollte, schließen
kannst du's wieder schließen
könnte das wieder zu
das braucht so viel Platz, zu damit
zu langsam, mach's wieder zu
aus dem Weg damit
reicht schon, zumachen
+schließ, was du gerade geöffnet hast
das eben geöffnete wieder schließen
nein danke, schließen
ich hab, was ich brauch, mach zu
vergiss es, [zu|schließen]
runter vom Schirm damit
hätt's gern wieder zu
mog i ned, moch zua
chasch's wider zuemache
mach dat mal wieder dicht
Fenster schließen bitte
bitte schließen
aus Versehen geöffnet, zu
war das falsche, beenden
doch nicht, mach's zu
lass gut sein, schließ es
+beende das Programm wieder
das war ein Fehlgriff, zumachen
ich will's wieder los sein
genug davon, zu
mehr wollt ich nicht, zumachen
ich wollt nur sehen, ob's startet, schließ es
Alt F4
Strg W
Super Q
X
ab damit
aufs X klicken
aus
aus bitte
ach, mach zu
danke, schließen
das Fenster kann weg
das Ding kann zu
das falsche, mach's zu
doch nicht gebraucht, zu
end das wieder
erledigt, schließen
es darf wieder zu
fertig, schließen
gut, wieder zu
hab nachgeschaut, zu
hab's nur testen wollen, zumachen
hat seinen Zweck erfüllt, zu
ich brauch's nicht offen
ich hab alles, schließen
ich will's nicht offen haben
jo, schließ es
klapp's zu
könnt wieder zu
mach die Schotten dicht
nicht mehr nötig, zu
nimm das vom Bildschirm
ok, weg damit
pack's weg
passt, schließen
quit
raus da
räum's weg
reicht, schließen
runter damit
schau, dass das zugeht
schluss damit
Schluss, zumachen
schnell wieder zu
super, und schließen
tschüss, Fenster
tu das Fenster weg
tu's zu
weg
wieder schließen bitte
wollt nur was nachsehen, zu
zuklappen
zumachen
maak dat wedder to
""",
)
OPEN_IT = Phrases(
    en="""
open it again
[no|oops], open it again
[re|]open it [again|]
bring it back
!start it again
i still need it, open it
[that was too early|wasn't done yet], open it again
i [need|want] it [back|again]
[oops|wait], that was a mistake, [reopen|open it again]
get it back
launch it again
+restart it
back with it [please|]
i changed my mind, open it
no wait, i was still using it
!let me have it again
!i wasn't finished, bring it up again
[on|up] again with it
would you open it again
didn't mean to close [it|that]
once more open
wait, i still had work in it, open it
oh i needed that, reopen it
+pull it up again
+fire it up again
put it back on
no don't close it, open it again
too soon, back open
can i get it back [please|]
open that same one again
i take that back, open it
resurrect it
+get it running again
reopen
open
back please
open that again
i need it after all, open it
wrong window, open it again
that was the wrong one, open it again
didn't mean that, reopen it
hang on, reopen
undo, open it again
hey, i was working with that
i closed it by accident, open it
please undo the closing
start over with it, open
could you bring it back up
can you open it once more
give it back
gimme that back
let's have it open again
i'd like it back [please|]
+relaunch the thing
+boot it up again
new window of it
it should be running again
sorry, i do need it, reopen
oh wait, one more thing in it, open
up again please
and open it again
and again please
ok and now back
no, leave it open
don't close that, i need it
put the window back
where did it go? bring it back
it's gone, open it again
i miss it already, open
let it come back
+open the same app once more
that one shouldn't have gone, open it
open what you just closed
the one i just closed, open it
why did i close it, open it again
back up with it, i need it
i spoke too soon, open it
there was something unsaved in it, open it
ach, open it again
again please
actually i need it, open
and again, open
and up again
aw, bring it back
back on screen please
back open please
back up
ctrl shift t
bring back what you closed
bring that window back
bring up the same again
did i say close? open it
do open it again
fetch it back
forgot something in it, open
get that window back
hang on, i want it back
hey, that was still needed
i closed the wrong one
i meant the other one, reopen that
i'd still need that
i'm not through with it, open
i shouldn't have closed it
it needs to be open
it should stay open
keep it open
launch again
let's have that one back
mind opening it again?
no, i need that
not done with it, reopen
oh no, not that one, open it
one more time, open
open once more
open sesame again
open up again
please reopen
put it up again
relaunch
reopen please
restart please
same app again please
spin it up again
start
start once more
that needs to be open
the window, bring it back
un-close it
undo the closing
wake it up again
want it back
wasn't through with it
""",
    de="""
[öffne|starte|mach] es wieder [auf|]
[nein|ups], öffne es wieder
wieder öffnen
hol es zurück
!starte es nochmal
ich brauch es noch, mach es wieder auf
das war zu früh, [mach's wieder auf|wieder öffnen]
ich [brauch|will] es [doch noch|wieder|zurück]
[ups|warte|halt], [wieder aufmachen|wieder auf]
hol's [zurück|wieder her]
noch einmal [öffnen|starten|aufmachen]
+starte es neu
[wieder|nochmal] her damit
doch nicht zu, [mach auf|wieder öffnen]
das wollte ich [gar|] nicht schließen
moch's wieda auf
!ich war noch nicht fertig damit
!lass es doch offen, also wieder auf
wieder [aufmachen|starten|auf damit]
da war ich noch dran, [wieder auf|öffne es wieder]
halt, da war noch was offen, wieder auf
oh, das hätt ich gebraucht, wieder öffnen
+hol's wieder hoch
wirf's wieder an
nicht schließen, wieder auf bitte
zu früh, wieder auf
kann ich's wiederhaben
das gleiche nochmal öffnen
ich nehm's zurück, mach's wieder auf
lass es wieder laufen
gib's ma wieder her
starten, ich brauch's noch
ruf's wieder auf
auf
wieder auf
mach auf
nochmal
und wieder auf
zurück damit
brauch's doch, öffnen
falsches Fenster, mach's wieder auf
das war das falsche, wieder öffnen
wollt ich nicht, wieder auf damit
ups, [nochmal|wieder] öffnen
hey, da hab ich noch gearbeitet
aus Versehen zugemacht, öffne es
Schließen rückgängig machen
kannst du's wieder aufmachen
könntest du es nochmals starten
gib's zurück
+öffne das nochmal
ich hätt's gern wieder
i brauch's no, moch auf
chasch's wider ufmache
mach dat mal wieder auf
neues Fenster davon
es soll wieder laufen
sorry, ich brauch's doch noch
eins muss ich da noch nachschauen, wieder auf
lass es lieber offen
nein, offen lassen
Fenster wieder her
wo ist es hin? hol's zurück
jetzt ist es weg, mach's wieder auf
das hätte offen bleiben sollen
mach wieder auf, was du zugemacht hast
das eben geschlossene wieder öffnen
warum hab ich's zugemacht, öffne es wieder
+mach's noch einmal auf
neu starten das Ganze
bitte wieder starten
bitte nochmal öffnen
tu's wieder auf
würdest du's wieder öffnen
doch noch nicht fertig, aufmachen
dasselbe Programm nochmal
dasselbe wieder öffnen
kehrt marsch, wieder auf
zu voreilig, wieder öffnen
Strg Umschalt T
ach, mach's wieder auf
auf bitte
auf damit
aufmachen
aufmachen bitte
aufsperren, ich brauch's noch
bring das Fenster zurück
bring's wieder her
da fehlt noch was, mach's wieder auf
das brauch ich noch
das brauch ich offen
das Falsche zugemacht, wieder auf
das Fenster wieder öffnen
das soll offen bleiben
das wollt ich noch gar nicht zu haben
doch auf
doch wieder auf
doch wieder öffnen
eigentlich brauch ich's, wieder auf
es muss offen sein
hab noch was vergessen darin, öffnen
halt, das brauch ich noch
hey, das war noch offen
hol das Fenster zurück
ich brauch's offen
ich hab das Falsche geschlossen
ich hätt's nicht schließen sollen
ich meinte das andere, mach das wieder auf
ich will's wieder offen
jo, wieder auf
klapp's wieder auf
magst du's wieder aufmachen?
mach's nochmal auf
mach's wieder an
nein, das brauch ich
nochmal auf
nochmal starten
nochmals öffnen
öffnen
öffnen bitte
starten
starten bitte
schmeiß es nochmal an
sollte offen bleiben
war noch nicht fertig damit, auf
weck's wieder auf
wieder an
wieder her
wieder laufen lassen
wieder starten
zu war falsch, wieder auf
zugemacht? ich brauch's noch
zurückholen
maak dat wedder op
""",
)
OFF_AGAIN = Phrases(
    en="""
and back
[back|and off] again
undo that
[turn|switch] it back
[no|ok], back
!revert it
[normal|as before] again
[return|go|change] back
[leave|out of] it again
[how it was|like before], please
not like that, back
once more [back|the other way]
undo [it|this]
!the previous state please
!and now normal again
off with it [again|]
that's enough, back
back to normal
the old way was better
toggle it [back|again]
+flip it back
+make it look normal
i don't like it, back
same again, to get back
as it used to be
ok now out again
and reverse
that was enough, undo
switch again
+get it back to normal
back the way it was
pls back
off
off again
out
exit that
stop that
cancel it
leave that mode
normal
normal view
normal size again
normal window please
as a normal window again
make it like it was
i want the old look
that looks [odd|silly|bad], back
no good, back
that's not better, undo
too big, back
nah, back again
ok that's enough now
enough of that
i've seen it, back
done watching, back
it covers everything, undo
i need my other windows, back
and now the reverse
the opposite please
back as it was
back to before
switch back
toggle
toggle back
put it back
+put the window back to normal
set it back
revert please
end that again
could you undo that
can it be like before
like it was a second ago
prefer it the old way
whoa, back
argh, undo
no no, undo
please turn that off again
nope, not that, back
sorry, undo
just testing, back
+restore the window
quit that mode
ach, back
and again
and off
and out again
as it was
back as before
back down
back to small
and now off
aw, undo
by now i've seen enough, back
cancel that
change it back
didn't like it, back
do that in reverse
done, back
done with it, back
end
enough now
esc
escape
f11 again
get me out of this
get out of it
i can't see anything else, back
i want out
it was just a look, back
just a moment was enough, back
leave
let's undo that
mind switching back?
no, off
not that, as before
now off
off please
ok back
old size please
old state
one more time, the same, so it's off
out of that mode
out please
please leave it
please exit
press it again
previous view please
same key again
shrink it back
smaller again
take it off
that's silly, off
the way it was
turn it off
undo please
undo the switch
unswitch that
was better before
was just curious, back
window back to normal please
""",
    de="""
und zurück
wieder [zurück|aus|normal]
mach das rückgängig
[nein|ok], zurück
!wie es vorher war
[jetzt|und] wieder [normal|wie vorher|aus]
und [retour|wieder zurück|wieder weg damit]
schalt's [wieder|] [zurück|um]
reicht, [zurück|wieder normal]
[doch nicht|so nicht], zurück
zurück auf normal
wieder wie [gehabt|zuvor]
nochmal [umschalten|zurück]
stell's [wieder|] zurück
!den alten Zustand bitte
!und jetzt normal
vorher war's [besser|angenehmer]
moch's wieda normal
rückgängig
gefällt mir nicht, zurück
mach's wieder normal
wie früher
ok, wieder raus
und umgekehrt
das reicht, rückgängig
schalt nochmal um
krieg's wieder normal
bitte zurück
wieder [umschalten|in den Normalzustand]
tu's wieder zurück
zruck bitte
aus
raus
zurück
retour
+schalt das wieder aus
mach's aus
beende das
diesen Modus verlassen
Modus aus
normales Fenster bitte
wieder als normales Fenster
wieder in normaler Größe
das Fenster wieder normal
ich hätt's gern wie vorher
schaut [komisch|blöd|schlecht] aus, zurück
zu groß, wieder zurück
ist nicht besser, rückgängig
hm nee, zurück
genug davon
genug gesehen, zurück
hab's gesehen, zurück
fertig geschaut, zurück
verdeckt alles, zurück damit
ich brauch die anderen Fenster, zurück
jetzt das Gegenteil
andersrum bitte
zurückschalten
wieder umstellen
+setz es zurück
+stell das Fenster wieder normal hin
kannst du das rückgängig machen
könnte das wieder normal sein
so wie eben noch
mir gefiel's vorher besser
oha, zurück
ups, rückgängig
nein nein, zurück
bitte wieder ausschalten
sorry, zurück
war nur ein Test, zurück
hab nur probiert, wieder zurück
tua's wieder normal
mach's wida normal
chasch's wider normal mache
mach dat mal wieder normal
Strg Z
das gleiche nochmal, zum Zurückschalten
Ausgangszustand bitte
Esc
Escape
F11 nochmal
abschalten
abstellen bitte
alter Zustand
alte Größe bitte
ausschalten
aus bitte
aus damit
ach, zurück
das gefällt mir nicht, aus
das war's schon, zurück
dasselbe nochmal, dann ist's aus
doch lieber normal
einmal noch umschalten
Ende
fertig, zurück
genug, aus
hab genug, zurück
ich mag's nicht, zurück
ich seh ja sonst nix, zurück
ich will da raus
ich will raus
jetzt aus
jetzt wieder aus
kleiner wieder
lass das wieder
mach's rückgängig
mach's wie vorher
magst du's zurückschalten?
nein, aus
nicht so, wie vorher
normal
normale Ansicht
normale Größe bitte
nochmal
nochmal dasselbe
nochmal drücken
nur kurz, jetzt zurück
ok zurück
raus aus dem Modus
raus bitte
raus da
reicht schon
rückgängig bitte
runter davon
schalt's aus
schluss damit
stell das ab
tu's weg
und aus
und raus
verlass das
vorherige Ansicht bitte
war vorher besser
war nur neugierig, zurück
wieder klein
wieder kleiner
wieder raus
wieder so wie's war
torüch
""",
)
THERE = Phrases(
    en="""
go there
[now|and] go there [too|]
show me that workspace
follow it
!switch there
take me there
[and|now|ok] switch [there|to it]
[go|jump|move] [to it|over|over there]
go with it
let me see it there
i want to [be there|go there] [too|as well]
now that workspace
same workspace [for me|please]
[then|and] let's go there
!follow the window
!bring me over there
me too
would you switch there as well
+change to that workspace
now show [it|me]
where it went, i go too
let's see it, go there
and take me along
hop over there
+jump to that one
i'm coming too
+switch over
right, now that workspace please
go after it
carry me over as well
that workspace, show it
and now me
go
let's go
there too please
and me with it
+show it there
switch
show me where it is now
i want to see it there
i'd like to go there
could you take me there
can we go there
to that workspace
that workspace too
the same one for me
bring me to it
+put me there as well
+move me there too
send me there
i follow
i'll follow it
wait for me
i'm going with it
don't leave me here
let me join it
on to that workspace
onto the same workspace
and off to it
now over to it
now take me to it
where you put it, go
go where the window went
+open that workspace
+bring up that workspace
and display that workspace
i need to work there now
let me work there
now i want to be on that one
+focus that workspace
view that one
same place for me
and then switch over
ok and switch
ok, go
great, take me with it
hop to it
off we go then
ach, take me too
after it
along please
and follow
and go
and i'd like to be there
and me there as well
and over there we go
and show
aye, go there
bring me as well
bring me along
chase it
come on, let's go there
display it
follow
follow along
follow up there
get me there
get me there too
go over
go see
go too
going there too
have me there too
here i come
i come along
i'd like to follow
i'd like to see that workspace
i'm off there too
i'm right behind
i need to see it, go there
i want to come
i want to follow it
i want to be where it is
i'll go with it
join it
jump after it
jump too
let me come along
let me go with it
let's follow it
let's see that workspace
mind taking me there?
move over there
over there please
please go there
same workspace, me
shift me there too
show
show it
show the workspace
switch to where it went
take me with it
take us there
there
there please
there we go
to it
with it
workspace too
""",
    de="""
geh [da|dort|] hin
[und|jetzt] wechsel [dahin|dorthin]
zeig mir die [Arbeitsfläche|]
hinterher
!bring mich hin
und [hin|rüber|dorthin] [mit mir|]
[spring|wechsel|geh] [da|dort|auch|] hin
nimm mich mit
ich will [auch|] [dahin|dorthin|da hin]
geh mit
folg [ihm|dem Fenster]
jetzt [diese|die] Arbeitsfläche
da will ich [auch|jetzt] hin
lass mich das dort sehen
!rüber mit mir
!dorthin möcht ich auch
[dorthin|dahin] [wechseln|gehen|springen]
auf die Arbeitsfläche wechseln
zeig's mir [dort|]
wo's hin ist, will ich auch hin
komm, wir gehen mit
und mich auch
hüpf auch rüber
wechsel auch [rüber|hin]
ich komm auch mit
da hin jetzt
gemma a hi
lass uns auch hin
jetzt die Arbeitsfläche zeigen
dem Fenster nach
mich mitnehmen bitte
zeig die Arbeitsfläche, wo's jetzt ist
los, hin
auf, hin
hin da
dahin bitte
dorthin
und mich dazu
+zeig's da
zeig mir, wo's jetzt ist
kannst du mich hinbringen
könnten wir da hin
darf ich mit
warte, ich komm mit
ich geh hinterher
ich folge
lass mich nicht hier
lass mich mitkommen
gleiche Arbeitsfläche für mich
auf dieselbe Arbeitsfläche bitte
diese Arbeitsfläche auch anzeigen
Arbeitsfläche wechseln, auch für mich
+bring mich zum Fenster
schick mich auch hin
und ab dorthin
und jetzt rüber
rüber
da rüber bitte
wo du's hingetan hast, da will ich hin
geh dorthin, wo das Fenster jetzt ist
dort muss ich jetzt arbeiten
dort will ich weitermachen
jetzt will ich dort sein
mach die Arbeitsfläche auf
die Arbeitsfläche will ich sehen
jetzt mich
jetzt ich
und ich auch
ok, und hin
super, nimm mich mit
gut, jetzt hinwechseln
folgen
hinspringen
hinwechseln bitte
i mecht a hi
nimm mi mit
gang au dört hi
gah mer dört hi
wechsel mit
mitgehen
mitkommen will ich auch
ab dahin
ach, mich auch
auch hin
auch rüber
bitte auch hin
bitte dorthin
da auch hin
da hin
da hin bitte
da möcht ich hin
da muss ich hin
dem hinterher
dort hin
dorthin bitte
ebenfalls hin
folg
folgen bitte
folg ihm nach
Fokus dorthin
gehen wir hin
gehen wir mit
geh hinterher
geh rüber
hin
hin bitte
hinterherspringen
hinterher bitte
hol mich auch rüber
ich auch
ich auch bitte
ich auch dahin
ich bin gleich dahinter
ich geh mit
ich mag auch dahin
ich möchte mit
ich muss es sehen, geh hin
ich spring hinterher
ich will dem Fenster nach
ich will hinterher
ich will mit
ich wär gern auch dort
jetzt dorthin
jetzt dort weiter
komm, hin da
lass mich auch rüber
magst du mich hinbringen?
mit hin
mitkommen
mich auch
mich auch bitte
mich auch dahin
mich auch rüber
nachgehen
nimm mich auch mit
nimm uns mit
rüber auch
rüberwechseln
schalt dorthin um
schalt um
spring nach
umschalten dorthin
und anzeigen
und folgen
und hinspringen
und mit
und rüber
zeigen
zeig die Arbeitsfläche
""",
)
IT_FULL = Phrases(
    en="""
make it fullscreen
[and|] fullscreen [please|]
[now|] put it in fullscreen
!maximize it
[now|and|ok] full screen it
[whole|entire|full] screen [please|]
as big as the screen
maximise it
make it fill the [whole|] screen
+blow it up to full screen
i want it full screen
it should be full screen
[too small|bigger], full screen
[now|and] toggle full screen
!all the screen for it
!full screen would be nice
fs
+switch it to full screen
it's too small, fullscreen please
i want it to cover everything
use the whole display for it
f11
[go|enter] full screen
+stretch it over the [whole|entire] screen
could do with full screen
nothing but that on the screen
let it take the whole monitor
[biggest|largest] size please, full screen
as large as it gets
make that window cover the screen
fullscreen it
max it
maximise
maximised please
+enlarge it
full size please
make it big
make it huge
really big now
as big as possible
the biggest it can be
cover the screen with it
over everything
all of the monitor
full monitor
fill my screen
+expand it fully
+enlarge that window to the full screen
take up the entire display
no borders, full screen
hide the rest, full screen
only that window, nothing else
just that one on the screen
i can't read it, full screen
i want to watch it big
i want it larger, full screen
could you make it full screen
can it go full screen
full screen mode
full screen mode on
+turn on full screen
+set it to full screen
please maximize that
and then full screen
and make it fill everything
it deserves the whole screen
presentation size please
[movie|cinema] mode
for the talk, full screen
i only want to see that
give it all the room
give it the whole screen
let it have the screen
+go big with it
top to bottom, left to right
from edge to edge
edge to edge please
full on, edge of the screen and all
put that one on the full screen
all of the screen please
and biggest
and max
and now big
and now the full screen
aye, full screen
as big as it goes
at full size
big
big please
big screen mode
bigger than that, full screen
blow it up
cover everything
everything else away, full screen
expand
f11 on it
fill
fill it out
fill the screen
fill the screen please
fit it to the screen
full
full please
full screen!
full screen now
full screen on
full size
full width, full height
give it everything
go full
go full screen please
grow it to the full screen
have it full screen
i'd like it full screen
i need it bigger, full screen
it deserves to be big
let me see it big
let me see it full screen
let me see it in full
make it cover the lot
make it massive
make that full screen
max
max please
max out
maximum
maximum size
mind making it full screen?
no panel, no gaps, full screen
on the whole screen
on the full screen please
one big window
screen filling please
show it big
show it full screen
stretch it out
stretch it to the edges
super f
the lot, full screen
the whole screen for it
to full screen
to the max
toggle full screen
whole display
whole monitor please
widescreen it, all of it
zoom the window to the screen
""",
    de="""
mach es [groß|auf Vollbild|im Vollbild]
[und|] Vollbild [bitte|]
[jetzt|] ins Vollbild
!maximier es
[jetzt|und|so] auf Vollbild [damit|]
ganzer Bildschirm [bitte|]
bildschirmfüllend
[maximieren|maximier's]
das soll den [ganzen|] Bildschirm füllen
ich will's im Vollbild
mach's [groß|ganz groß]
Vollbild [an|dafür|damit]
zu klein, [Vollbild|mach es groß]
auf den ganzen Schirm
!im Vollbild wär's besser
!+zieh's auf den ganzen Bildschirm
[und|dann] auf Vollbild [schalten|umschalten]
moch's gross
ist zu klein, bitte Vollbild
das soll alles überdecken
nimm den ganzen Monitor dafür
F11
geh in den Vollbildmodus
+streck es über den ganzen Bildschirm
ich brauch mehr Bild, also Vollbild
nur noch das auf dem Schirm
so groß wie's geht
in voller Größe bitte, Vollbild
fullscreen bitte
auf Vollbildmodus
tua's auf Vollbild
vollbild rein
groß
groß bitte
maximal
maximiert bitte
+vergrößer es auf Vollbild
volle Größe
mach's riesig
richtig groß jetzt
so groß wie möglich
über den ganzen Schirm
ganzer Monitor
der ganze Monitor
alles ausfüllen
+lass es den Bildschirm füllen
soll bildschirmfüllend sein
ohne Rand, Vollbild
den Rest ausblenden, Vollbild
nur dieses Fenster, sonst nichts
ich kann nichts lesen, Vollbild
ich will's groß sehen
größer, Vollbild
kannst du's auf Vollbild machen
könnte das ins Vollbild
geht das im Vollbild
Vollbildmodus
Vollbildmodus an
+schalt den Vollbildmodus ein
+stell es auf Vollbild
und dann bitte Vollbild
alles soll voll sein damit
für den Vortrag, Vollbild
für den Film bitte Vollbild
Kinomodus
Präsentationsgröße bitte
ich will nur das sehen
gib ihm den ganzen Platz
gib ihm den ganzen Schirm
das braucht Platz, Vollbild
bis zum Rand
von Rand zu Rand
von oben bis unten, links bis rechts
mach's voll
mach groß des Fenster
moch's auf'n gaunzn Schirm
mach's Fenschter ganz groß
auf volle Bildschirmgröße
würdest du's maximieren
alles andere weg, Vollbild
am ganzen Schirm
auf ganz groß
auf maximal
auf Maximum
auf volle Größe
auf Vollbild
auf Vollbild bitte
aufziehen auf den ganzen Schirm
ausfüllen
ausfüllen bitte
bildfüllend
bildfüllend bitte
bildschirmfüllend bitte
blas es auf den ganzen Schirm auf
den Bildschirm ausfüllen
den ganzen Bildschirm bitte
den ganzen Schirm dafür
dreh's auf volle Größe
F11 drauf
füll den Bildschirm
füll den Schirm damit
full screen
fullscreen
ganz groß
ganz groß bitte
ganzer Schirm
größer, auf den ganzen Schirm
größtmöglich
ich hätt's gern im Vollbild
ich möcht's groß
ich möcht's bildschirmfüllend
ich seh's schlecht, Vollbild
ich will's bildschirmfüllend
im Vollbild
im Vollbild bitte
in Vollbild
in groß
in voller Größe
jetzt groß
jetzt maximieren
jetzt Vollbild
lass es alles ausfüllen
mach's auf den ganzen Schirm
mach's bildschirmfüllend
mach's größtmöglich
mach's im Vollbild
mach's maximal
magst du's auf Vollbild stellen?
max
Maximum
ohne Leiste, Vollbild
randlos groß
schalt auf Vollbild
Super F
über alles drüber
und groß
und jetzt groß
und maximieren
voll
voll aufziehen
volles Bild
volle Bildschirmgröße
Vollbild!
Vollbild ein
Vollbild jetzt
zeig's groß
zeig's im Vollbild
zieh's groß
zum Vollbild
so groot as dat geiht
""",
)
