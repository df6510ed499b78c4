"""How people have something forgotten."""

from training.phrases import Phrases

FORGET = Phrases(
    en="""
+forget about my {q}
+forget my {q}
+forget [the thing|the note|what i said|what i told you|everything i told you|what you know] about {q}
+[delete|remove|erase] [the note|the memory|what you know|your memory] about {q}
you can forget the {q} thing
+unremember my {q}
!+drop {q} from your memory
{q} is [no longer true|outdated|wrong now], forget [it|that]
+remove {q} from your memory
that with {q} [is not true any more|doesn't count any more], forget it
!+wipe what you noted about {q}
+erase {q} from your memory
no need to [remember|keep in mind|know about] {q} any [more|longer]
you don't [need|have] to remember {q} [any more|any longer]
+stop remembering {q}
+scrap [the note|what you saved|what you stored] about {q}
what i [said|told you] about {q} is [wrong|outdated|obsolete], forget it
forget {q}
i was wrong about {q}, forget [it|that]
[can|could|would] you forget [about|what i said about|the thing with] {q}?
about {q}: forget [it|that]
{q}: you can forget [that|it]
i changed my mind about {q}, forget what i said
+strike {q} from your notes
i want you to forget [about|] {q}
{q} is history, remove it from your memory
the {q} thing is [over|settled|done], you can forget it
[never mind|nevermind] what i told you about {q}, forget it
+unlearn what you know [about|of] {q}
+clear your memory of {q}
delete memory: {q}
please don't keep {q} in mind any longer
your note on {q} can be deleted
!i'd rather you didn't remember {q}
!+purge {q} from your memories
!what you remember of {q} can go
!let go of what i told you regarding {q}
{q} doesn't [matter|apply|concern me] any more, forget it
[kindly|please] forget all that about {q}
your memory still has {q} in it, [delete it|forget that]
[no longer|not] relevant: {q}, forget it
the info on {q} is [stale|old|incorrect], [delete|forget] it
i'd like {q} [gone from|deleted from|out of] your memory
+ditch [the memory|what you noted] about {q}
+take {q} out of your [memory|memories]
[would|could] you delete {q} from what you remember
there's no {q} [anymore|any longer], forget about it
i gave you wrong [info|information] on {q}, forget it
don't remember {q} [any more|any longer]
that {q} business, forget it
forget that i [ever|] [told you about|mentioned] {q}
memory about {q} [delete|away]
forget {q} please
{q}: forget
{q} - erase from memory
{q}, out of your memory please
unlearn {q}
memory of {q}, delete
get {q} out of your head
put {q} out of your mind
out of your memory: {q}
about {q}, you can forget that
i take back what i told you about {q}, forget it
i lied about {q}, forget it
i misspoke about {q}, forget that
i was joking about {q}, forget it
i don't care about {q} any more, forget it
i no longer want you to know about {q}
i never want you to bring up {q} again, forget it
i wish you'd forget {q}
i sold it, forget about {q}
you remember {q}, but you shouldn't
you may forget {q}
you're not supposed to know about {q}, forget it
you've noted something about {q}, delete it
you have {q} wrong, forget it
your memory on {q} is wrong, remove it
your knowledge of {q} is out of date, forget it
what you stored about {q} is private, erase it
what you keep on {q}, delete it
whatever you know about {q}, forget it
that note on {q} isn't true, forget it
that was nonsense about {q}, forget it
the memory of {q} should go
there was something about {q} in your memory, remove that
{q} has changed, forget the old info
{q} is old news, forget it
{q} is none of your business, forget it
{q} never happened, forget it
can you delete your memory of {q}
could you unlearn {q}
do me a favour and forget {q}
is it possible to forget {q}?
let's forget {q}
let's pretend i never mentioned {q}, forget it
time to forget {q}
+strike out what you remember about {q}
+remove all memories of {q}
+cross {q} off your notes
+lose the memory of {q}
+forget whatever i said on {q}
+forget that thing with {q}
{q}? forget it
{q}, forget about it please
{q} isn't true any more, forget it
{q} isn't mine any more, forget it
{q} no longer exists, forget what you know of it
{q} was a lie, delete it from memory
{q} can be forgotten
{q} can leave your memory
{q} should be unremembered
{q} must not stay in your memory
{q} needs to go from your memory
{q} -> forget
{q}, that's nothing you have to remember
{q}, not in your memory please
remember {q}? forget it
remember what i said about {q}? forget that
memory cleanup: {q}
memory: drop {q}
memory entry about {q}, remove it
forgetting {q} would be good
forget anything about {q}
forget it all about {q}
forget the {q} memory
forget all the stuff about {q}
forget what's with {q}
everything about {q} should be forgotten
anything you remember of {q} should go
all memories with {q} can go
the thing with {q} was wrong, forget it
the story about {q} wasn't true, forget it
the entry about {q} in your memory is wrong, delete it
the fact about {q} is outdated, forget it
my {q} is gone, forget that
my {q} has a new name, forget the old one
i don't have {q} any more, forget that
i got rid of {q}, you can forget it
i gave {q} away, so forget that
i was mistaken about {q}, please forget it
i shouldn't have told you about {q}, forget it
i regret telling you about {q}, forget it
i want no memory of {q} left
i want {q} forgotten
i'd be happier if you forgot {q}
i'd prefer you to forget {q}
why do you remember {q}? forget it
why would you keep {q} in memory? delete it
what about {q}? oh, forget that
will you forget {q} please
may {q} be forgotten
could {q} be deleted from your memory
shall we forget {q}
you had better forget {q}
you mustn't remember {q}
your memory doesn't need {q}
there's nothing about {q} you need to remember, delete it
please erase whatever you remember of {q}
please unremember {q}
+obliterate your memory of {q}
+discard everything you remember about {q}
+bin what you remember about {q}
+chuck {q} out of your memory
""",
    de="""
+vergiss [das mit|das von|das über] {q}
+vergiss [bitte|mal|] meine {q}
+vergiss, was ich [dir|] über {q} gesagt habe
+vergiss alles, was du über {q} weißt
+[lösch|lösche|entfern] [die Notiz|die Erinnerung|was du weißt] [zu|über] {q}
das mit {q} kannst du [vergessen|wieder vergessen|löschen]
!+streich {q} aus deinem Gedächtnis
{q} [stimmt nicht mehr|ist veraltet|ist falsch], vergiss [es|das]
+[lösch|nimm] {q} aus deinem Gedächtnis
das mit {q} gilt nimmer, vergiss es
!+lösch, was du dir zu {q} notiert hast
du [brauchst|musst] dir {q} nicht mehr [zu merken|merken]
+vergiss [das Thema|die Sache mit|die Info zu] {q}
+vergiss {q} [wieder|bitte|]
das mit {q} hat sich erledigt, [vergiss es|das kannst du vergessen]
das mit {q} [war falsch|war Quatsch|war ein Irrtum], vergiss es
{q} brauchst du [nicht mehr|nimmer] [zu wissen|im Kopf zu behalten]
[kannst|könntest|würdest] du {q} [wieder|bitte|] vergessen?
ich [will|möchte|hätte gern], dass du {q} vergisst
was ich [dir|] [zu|über|von] {q} [gesagt|erzählt] hab, [gilt nicht mehr|kannst du vergessen|vergiss das]
zu {q}: [vergessen|das kannst du vergessen|bitte vergessen]
+nimm {q} aus deinen [Notizen|Erinnerungen]
deine [Notiz|Erinnerung] zu {q} [kann weg|kann gelöscht werden|ist veraltet, weg damit]
+tilg {q} aus deinem Gedächtnis
Erinnerung löschen: {q}
+wirf [die Notiz|die Erinnerung] zu {q} weg
vagiss des mit {q}
des mit {q} konnst [vergessen|vagessn]
ich hab's mir mit {q} anders überlegt, vergiss was ich gesagt hab
+merk dir {q} nicht länger
dass du dir {q} gemerkt hast, nimm das zurück
+entfern was du zu {q} gespeichert hast
+lösch {q} aus deinen Notizen
!{q} muss raus aus deinem Gedächtnis
!behalt {q} nicht weiter im Kopf
!mir wär lieber du wüsstest nichts mehr von {q}
!+leer dein Wissen über {q}
{q} ist [nicht mehr aktuell|überholt|hinfällig|Geschichte], vergiss [das|es]
[mit|bei] {q} hab ich mich [geirrt|vertan], vergiss [das|es]
+hau [raus|weg], was du [zu|über] {q} [weißt|gespeichert hast]
die [Info|Angabe|Sache] zu {q} [kannst du löschen|ist alt, vergiss sie|stimmt nimmer, vergiss sie]
in deinem Gedächtnis steht noch {q}, [lösch das|vergiss das]
[würdest|tätest] du das [mit|über] {q} [bitte|] vergessen?
{q} soll nicht [länger|mehr] in deinem Gedächtnis [sein|stehen]
+forget das mit {q}
das [Gemerkte|Gespeicherte] [zu|über] {q} [löschen|vergessen|entfernen]
dass ich dir von {q} erzählt hab, [vergiss das|kannst du vergessen]
{q} [gibt's|gibt es] nicht mehr, vergiss das
+lass [das mit|die Sache mit] {q} [bleiben und vergiss es|aus deinem Gedächtnis verschwinden]
bitte {q} [vergessen|aus dem Gedächtnis löschen]
mit {q} brauchst du dich nicht mehr belasten, vergiss es
vergiss, dass ich {q} [erwähnt|gesagt] hab
über {q} sollst du nichts mehr wissen, lösch das aus dem Gedächtnis
{q}: vergiss das
{q} - aus dem Gedächtnis löschen
{q}, raus aus deinem Gedächtnis bitte
Erinnerung an {q} weg
schlag dir {q} aus dem Kopf
aus deinem Gedächtnis raus: {q}
was {q} angeht, vergiss das
ich nehm zurück, was ich zu {q} gesagt hab, vergiss es
ich hab bei {q} gelogen, vergiss das
bei {q} hab ich mich versprochen, vergiss das
das mit {q} war nur Spaß, vergiss es
{q} interessiert mich nicht mehr, vergiss das
du sollst von {q} nichts wissen, vergiss das
ich will von {q} nie wieder hören, vergiss das
ich wünschte, du würdest {q} vergessen
hab ich verkauft, vergiss das mit {q}
du erinnerst dich an {q}, solltest aber nicht
du darfst {q} vergessen
{q} geht dich nichts an, vergiss das
du hast dir was zu {q} gemerkt, lösch das
du hast {q} falsch in Erinnerung, vergiss das
deine Erinnerung an {q} ist falsch, weg damit
dein Wissen über {q} ist alt, vergiss es
was du zu {q} gespeichert hast, ist privat, lösch das
was du zu {q} weißt, lösch das
was auch immer du über {q} weißt, vergiss es
die Notiz zu {q} stimmt nicht, vergiss sie
das war Unsinn mit {q}, vergiss das
die Erinnerung an {q} soll weg
da war was mit {q} in deinem Gedächtnis, entfern das
bei {q} hat sich was geändert, vergiss das Alte
{q} ist Schnee von gestern, vergiss das
{q} hat es nie gegeben, vergiss das
kannst du deine Erinnerung an {q} löschen
könntest du das mit {q} aus dem Gedächtnis streichen
tu mir den Gefallen und vergiss {q}
lässt sich {q} aus deinem Gedächtnis löschen?
vergessen wir {q}
tun wir so, als hätte ich {q} nie erwähnt, vergiss es
Zeit, {q} zu vergessen
+streich, was du von {q} noch weißt
+entfern alle Erinnerungen an {q}
+vergiss, was ich zu {q} erzählt hab
+vergiss die Geschichte mit {q}
+vergiss alles rund um {q}
+verlier kein Wort mehr über {q}, vergiss das
vergiss des ois mit {q}
vergäss das mit {q}
vergeet dat mit {q}
{q}? vergiss es
{q}, vergessen
{q}, bitte vergiss das
{q} ist nicht mehr wahr, vergiss es
{q} hab ich nicht mehr, vergiss das
{q} war gelogen, aus dem Gedächtnis löschen
{q} kann vergessen werden
{q} darf aus deinem Gedächtnis
{q} soll vergessen werden
{q} hat in deinem Gedächtnis nichts verloren
{q} -> vergessen
{q}, das musst du dir nicht merken
{q} bitte nicht im Gedächtnis behalten
weißt du das mit {q} noch? vergiss es
weißt noch, was ich über {q} gesagt hab? vergiss das
Gedächtnis aufräumen: {q}
Gedächtnis: {q} raus
Gedächtniseintrag zu {q} entfernen
forget {q}
vergiss irgendwie alles mit {q}
vergiss das ganze Zeug über {q}
vergiss die Erinnerung an {q}
vergiss, was mit {q} ist
vergiss, was ich von {q} wollte
alles über {q} soll vergessen werden
alle Erinnerungen mit {q} können weg
was du noch von {q} weißt, soll weg
die Geschichte mit {q} war nicht wahr, vergiss sie
der Eintrag zu {q} in deinem Gedächtnis ist falsch, lösch ihn
der Fakt zu {q} ist veraltet, vergiss ihn
das, was ich über {q} gesagt hab, streich das aus dem Gedächtnis
{q} heißt jetzt anders, vergiss das Alte
{q} hab ich hergegeben, vergiss das also
{q} bin ich los, kannst du vergessen
über {q} hab ich mich getäuscht, bitte vergessen
von {q} hätt ich dir nichts sagen sollen, vergiss es
bereu schon, dass ich {q} erwähnt hab, vergiss das
ich will keine Erinnerung an {q} mehr bei dir
ich will {q} vergessen haben
ich hätt gern {q} aus deinem Gedächtnis weg
lieber wär's mir, du vergisst {q}
warum weißt du das mit {q} noch? vergiss es
wozu merkst du dir {q}? lösch das
ach, {q}? vergiss das
vergisst du bitte {q}
darf {q} vergessen werden
könnte {q} aus deinem Gedächtnis gelöscht werden
sollen wir {q} vergessen
du vergisst besser {q}
du darfst dir {q} nicht merken
dein Gedächtnis braucht {q} nicht
zu {q} gibt's nichts zu merken, lösch das
bitte lösch, was du von {q} in Erinnerung hast
bitte {q} nicht mehr merken
+verwirf alles, was du über {q} gespeichert hast
+schmeiß das mit {q} aus deinem Gedächtnis
+lass {q} in Vergessenheit geraten
+mach {q} aus deinem Gedächtnis weg
+spar dir die Erinnerung an {q}, vergiss das
vagiss, wos i vo {q} gsogt hob
vergäss, was i über {q} gseit ha
vergeet, wat ik över {q} seggt heff
""",
)
