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
""",
)
