"""How people have a memory of a number forgotten, or all of them, or do not say which."""

from training.phrases import Phrases

FORGET_ID = Phrases(
    en="""
+forget {id}
+[delete|remove|forget] [memory|the memory|note] {id}
!{id} can go from your memory
+erase [memory|note|] {id}
+drop [memory|the memory|] {id}
memory {id}: delete
[memory|note] {id} [can go|is wrong|is outdated], forget it
you can forget [memory|] {id}
i don't need memory {id} any more
{id} is no longer true, forget it
[can|could] you forget [memory|] {id}?
no longer remember {id}
+unremember {id}
forget the one called {id}
delete {id} from your memory
+scrap memory {id}
{id}, forget that one
i want memory {id} [gone|deleted|removed]
+take {id} out of your memory
+clear memory {id}
memory number {id} is obsolete, delete it
!the memory {id} has to go
!+wipe {id} from what you remember
!let memory {id} be forgotten
[get rid of|throw away|throw out] memory {id}
[i want|i'd like] you to forget {id}
the one numbered {id} is wrong, forget it
[would|could] you [remove|erase] memory {id} [for me|]
memory {id} isn't [needed|right|valid] [any more|]
{id} out of your memory
{id}: forget
strike {id} from your memory
no more {id} in your memory
that memory {id}, [delete|remove] it
+ditch [memory|] {id}
[rm|del|delete] memory {id}
{id} delete
{id} gone please
memory {id} away
memory {id}, gone
memory {id} off
forget memory no. {id}
forget number {id}
forget entry {id}
forget {id} please, it's wrong
+delete the memory with the id {id}
+delete the one with id {id} from your memory
+remove the entry {id} from your memory
+remove {id} from your memories
+erase {id} from memory
+expunge {id} from your memory
+discard memory {id}
+bin memory {id}
+chuck memory {id}
+lose the memory {id}
+strike out memory {id}
+cross {id} off your memories
please have memory {id} deleted
memory {id} is a mistake, delete it
memory {id} is nonsense, forget it
memory {id} is old news, forget it
memory {id} was never true, remove it
what's under {id} in your memory is wrong, forget it
what you stored as {id}, forget it
the thing you remember as {id}, forget it
the memory with number {id}, delete it
you don't have to remember {id} any longer
you needn't keep {id} in your memory
no need to remember {id}
stop remembering {id}
don't remember {id} anymore
do not keep {id} in your memory
would you mind forgetting {id}
may i have {id} deleted from your memory
i'd like {id} gone from your memory
let's forget {id}
{id} is obsolete, out of your memory with it
memory {id} was rubbish, forget it
memory {id} shouldn't exist, delete it
{id}? forget it
{id}, delete that memory
{id}, out of memory
{id} no more
{id} isn't true
{id} isn't right any more, forget it
{id} was wrong, forget it
{id} was a typo, forget it
{id} can be forgotten
{id} can be deleted from your memory
{id} needs forgetting
{id} -> forget
forget {id} again
forget that {id}
forget the {id} one
forget the memory {id}, thanks
forget just {id}
only forget {id}
memory delete {id}
memory drop {id}
memory {id} should be deleted
memory {id} is superseded, delete it
memory {id} is private, delete it
memory {id} isn't about me, delete it
memory {id} bothers me, delete it
memory {id} won't be needed, drop it
the entry {id} is wrong, delete it from memory
the memory called {id}, please forget it
the one with {id} in front, forget that
the number is {id}, forget that one
the wrong one is {id}, forget it
the one to forget is {id}
which to forget? {id}
it's {id} you should forget
i mean {id}, forget that
i meant {id}, forget that one
i want {id} forgotten
i want to get rid of memory {id}
i take {id} back, forget it
i made a mistake in {id}, forget it
you may forget {id}
you should forget {id}
you have {id} in your memory, delete it
why do you still keep {id}? delete it
will you forget {id} please
could memory {id} be deleted
can memory {id} go
please drop memory {id}
please don't keep {id}
please unremember {id}
let memory {id} go
let go of memory {id}
+undo memory {id}
+rub out memory {id}
+expel {id} from your memory
+kill memory {id}
""",
    de="""
+vergiss {id}
+[lösch|entfern|vergiss] [die Erinnerung|Erinnerung|die Notiz] {id}
!{id} kann aus deinem Gedächtnis weg
+streich [die Erinnerung|] {id} [aus deinem Gedächtnis|]
+nimm {id} aus deinem Gedächtnis
Erinnerung {id} [löschen|vergessen|entfernen|weg]
[die Erinnerung|Erinnerung|Notiz] {id} [kann weg|stimmt nicht mehr|ist falsch, vergiss sie]
{id} kannst du [vergessen|wieder vergessen]
ich [brauch|brauche] die Erinnerung {id} nicht mehr
{id} gilt nicht mehr, [vergiss das|vergessen]
[kannst|könntest] du {id} [bitte|] vergessen?
{id} [bitte|] vergessen
{id} [brauchst du dir|musst du dir] nicht mehr [zu merken|merken]
+wirf die Erinnerung {id} weg
vergiss die mit der Nummer {id}
+tilg die Erinnerung {id}
+lösch {id} aus deinem Gedächtnis
vagiss {id}
ich will die Erinnerung {id} loswerden
Gedächtnis: {id} raus
+schmeiß die Erinnerung {id} raus
!die Nummer {id} soll aus deinen Erinnerungen verschwinden
!+behalt {id} nicht länger
!die Erinnerung {id} ist überholt, weg mit ihr
ich [will|möchte], dass du {id} vergisst
die mit {id} [ist falsch|stimmt nicht|ist alt], vergiss sie
[würdest|tätest] du die Erinnerung {id} löschen
{id} raus aus dem Gedächtnis
{id}: [löschen|vergessen]
+radier {id} aus deinem Gedächtnis
die Erinnerung {id} [wird nicht mehr gebraucht|ist hinfällig|passt nicht mehr]
+tu die Erinnerung {id} weg
Erinnerung Nummer {id} [löschen|vergessen]
was unter {id} steht, kannst du vergessen
+delete [die Erinnerung|Memory] {id}
bitte {id} aus deinen Erinnerungen entfernen
{id} weg bitte
Erinnerung {id} fort
Erinnerung {id}, raus damit
vergiss Nummer {id}
vergiss Erinnerung Nr. {id}
vergiss den Eintrag {id}
vergiss {id} bitte, das ist falsch
+lösch die Erinnerung mit der Nummer {id}
+lösch den Eintrag {id} aus dem Gedächtnis
+entfern {id} aus deinen Erinnerungen
+entfern den Eintrag {id} aus deinem Gedächtnis
+verwirf die Erinnerung {id}
+kipp die Erinnerung {id}
+werd die Erinnerung {id} los
+hau die Erinnerung {id} weg
+kick {id} aus deinem Gedächtnis
+streich {id} von deinen Erinnerungen
+mach die Erinnerung {id} weg
+lass die Erinnerung {id} verschwinden
die Erinnerung {id} ist ein Fehler, lösch sie
die Erinnerung {id} ist Unsinn, vergiss sie
die Erinnerung {id} ist kalter Kaffee, vergiss sie
die Erinnerung {id} war nie wahr, entfern sie
unter {id} hast du was Falsches gespeichert, vergiss das
was du als {id} gespeichert hast, vergiss das
die Sache, die du dir als {id} gemerkt hast, vergiss die
{id} musst du nicht länger behalten
{id} brauchst nimmer wissen, vergiss es
nicht nötig, sich {id} zu merken
merk dir {id} nicht mehr
behalt {id} nicht im Gedächtnis
würd's dir was ausmachen, {id} zu vergessen
dürft ich {id} aus deinem Gedächtnis löschen lassen
ich hätt {id} gern aus deinem Gedächtnis gelöscht
vergessen wir {id}
{id} ist hinfällig, raus aus dem Gedächtnis
{id} bitte aus dem Gedächtnis streichen
vergiss die {id}
vagiss de {id}
vergiss bitte d Erinnerig {id}
lass {id} aus deinem Gedächtnis raus
die Erinnerung {id} dürfte es gar nicht geben, lösch sie
{id} war Blödsinn, vergiss das
{id}? vergiss es
{id}, lösch die Erinnerung
{id}, aus dem Gedächtnis
{id} nicht mehr
{id} stimmt nicht
{id} stimmt nicht mehr, vergiss das
{id} war falsch, vergiss es
{id} war ein Tippfehler, vergiss das
{id} kann vergessen werden
{id} kann aus dem Gedächtnis gelöscht werden
{id} soll aus deinem Gedächtnis
{id} gehört vergessen
{id} -> vergessen
vergiss {id} wieder
vergiss das {id}
vergiss die Erinnerung {id}, danke
vergiss nur {id}
bloß {id} vergessen
Gedächtnis löschen {id}
Gedächtnis: {id} weg
forget {id}
die Erinnerung {id} soll gelöscht werden
die Erinnerung {id} ist ersetzt, lösch sie
die Erinnerung {id} ist privat, lösch sie
die Erinnerung {id} betrifft mich gar nicht, lösch sie
die Erinnerung {id} stört mich, lösch sie
die Erinnerung {id} brauchen wir nimmer, weg
der Eintrag {id} ist falsch, lösch ihn aus dem Gedächtnis
die Erinnerung namens {id} bitte vergessen
die mit {id} davor, vergiss die
die Nummer ist {id}, vergiss die
die falsche ist {id}, vergiss sie
zu vergessen ist {id}
welche vergessen? {id}
es geht um {id}, vergiss das
ich mein {id}, vergiss das
ich meinte {id}, vergiss die
ich will {id} vergessen haben
ich nehm {id} zurück, vergiss es
bei {id} hab ich mich vertan, vergiss das
du darfst {id} vergessen
du solltest {id} vergessen
du hast {id} im Gedächtnis, lösch das
warum merkst du dir {id} noch? lösch das
vergisst du bitte {id}
könnte die Erinnerung {id} gelöscht werden
kann die Erinnerung {id} weg
bitte die Erinnerung {id} fallen lassen
bitte {id} nicht behalten
bitte {id} nicht mehr merken
lass die Erinnerung {id} gehen
weg mit {id} aus dem Gedächtnis
weg mit der Erinnerung {id}
+nimm die Erinnerung {id} zurück
+verbann {id} aus deinem Gedächtnis
+putz {id} aus deinem Gedächtnis
+sortier die Erinnerung {id} aus
vagiss {id} bittschön
vergäss {id}
vergeet {id}
des {id} konnst vagessn
""",
)
FORGET_ALL = Phrases(
    en="""
+forget everything [you know about me|you remember|i told you|]
+[delete|clear|erase|wipe] [all your|your] memories
+wipe your memory
!+empty your memory
+forget all [about me|of it|you know about me|i ever told you|that you remember]
+clear your memory
+reset your memory [completely|]
+purge [all|] your memories
+delete everything you [remember|have stored about me|know about me|noted about me]
start over, forget [all of it|everything]
i want you to forget everything
your [whole|entire|complete] memory [can go|should be empty|has to be deleted]
memory reset
[can|could] you forget everything [about me|]?
no memories any more, delete them all
+remove all [the|your] memories [of me|]
+erase all [the notes|that you remember] about me
clean slate, forget everything you know
all memories [away|gone|deleted] please
i don't want you to [remember|know] anything about me [any more|]
forget me [completely|]
you should not remember anything
for privacy reasons, forget all you know about me
everything you remember: forget it
+nuke your memory
!every memory you have of me has to go
!+leave nothing in your memory
!be so kind as to forget all i've told you
all of it out of your memory
[would|could] you [erase|clear] your [entire|whole] memory
everything i [told|taught] you, forget it
i want a blank memory
act as if we never met, forget everything
format your memory
[your|the] memory should be [blank|wiped|cleared]
lose all memories [of me|]
[delete|remove] every [single|] memory
i'm selling this computer, so forget all you remember
not one thing should remain in your memory
memory wipe
full memory wipe, please
you know too much about me, forget everything
amnesia please, forget all
forget everything, please
forget it all, every memory
everything forgotten please
i want all your memories deleted
i'd like all memories of me erased
i need your memory emptied
+wipe out all your memories
+clear out everything you remember
+clear all the memories
+delete all memories
+delete your whole memory
+delete the whole lot you remember about me
+throw away all your memories
+throw out everything you remember
+scrap all your memories
+drop every memory you have
+unremember everything
+expunge all memories
+get rid of all your memories
no trace of me in your memory, please
you shouldn't know anything about me
you should know nothing about me any more
know nothing about me from now on, forget it all
memory: delete all
memory, all of it, delete
memories: none, please
back to zero with your memory
factory reset for your memory
brainwash yourself, forget everything
let's start from scratch, forget all you know
let's pretend you know nothing about me, delete your memories
someone else gets this computer, wipe your memory
i'm not comfortable with what you know, forget all of it
gdpr: delete everything you remember about me
leave no memories behind, delete them all
i want to be a stranger to you, forget everything
forget all
forget all memories
forget everything now
forget it all
forget me, please
forget whatever you know
forget every last thing
forget every word i told you
forget what you know, all of it
everything out of your memory
everything in your memory can go
all of your memories can go
all your memories, delete
all gone from memory, please
total amnesia
total memory loss please
mind wipe
memory wipe time
memory to zero
memory: clear
memory clear
memory empty please
empty memory please
zero memories
blank slate please, forget all of it
new start, forget everything about me
fresh start: forget everything
tabula rasa, forget all
reset yourself, forget everything you remember
restart from nothing, forget everything you know about me
lobotomy please, forget everything
your memory needs emptying
your memory must be wiped
your memories have to go, all of them
you should forget everything
you may forget everything
you must forget all you know
you're to forget everything about me
i want every memory erased
i want a clean memory
i want nothing left in your memory
i want to be forgotten
i wish to be forgotten completely
i take back everything i told you to remember
i'm leaving, forget all you know about me
i'm giving the laptop to my brother, delete all your memories
i'm giving this computer back, wipe all memories
i don't trust you with my data, forget everything about me
i no longer want you to know anything about me, delete all
right to be forgotten: delete all memories
why do you remember all that? forget everything
can all memories be deleted
could all your memories be erased
may i have your memory wiped
will you forget everything, please
shall we wipe your memory
would you mind forgetting everything about me
let everything be forgotten
let's clear your memory
do forget everything
+delete everything from your memory
+erase your complete memory
+clean out your memory
+obliterate all memories
+discard all you know about me
""",
    de="""
+vergiss alles [über mich|was du weißt|was du dir gemerkt hast|was ich dir gesagt habe|]
+lösch [alle|all] deine Erinnerungen
+lösch dein Gedächtnis
!+leer dein Gedächtnis
+vergiss [bitte|] wirklich alles
+lösch [dein ganzes|dein gesamtes|dein komplettes] Gedächtnis
+setz dein Gedächtnis zurück
+leere [deine Erinnerungen|dein ganzes Gedächtnis]
+entfern [alle|sämtliche] [Erinnerungen|deine Erinnerungen]
ich will, dass du alles vergisst
alle Erinnerungen [löschen|weg|raus|entfernen]
Gedächtnis [löschen|leeren|zurücksetzen]
[kannst|könntest] du [bitte|] alles vergessen?
fang von vorn an, vergiss [alles|alles über mich]
du sollst [nichts|nix] mehr über mich wissen
alles was du [über mich weißt|dir gemerkt hast] [löschen|kann weg|vergessen]
merk dir nichts mehr von früher, lösch alles aus deinem Gedächtnis
dein [ganzes|komplettes] Gedächtnis [kann weg|soll leer sein]
vagiss ois
vergiss mich [komplett|ganz|]
aus Datenschutzgründen, vergiss alles über mich
+schmeiß alle deine Erinnerungen weg
alles vergessen [bitte|]
Memory-Reset
+wisch dein Gedächtnis leer
!in deinem Gedächtnis soll nichts bleiben
!sämtliches Wissen über mich gehört gelöscht
!+tilg alles, was du von mir weißt
alles raus aus deinem Gedächtnis
[würdest|tätest] du dein [ganzes|] Gedächtnis [leeren|löschen]
ich möchte, dass du nichts mehr von mir weißt, lösch alle Erinnerungen
tu so als hätten wir uns nie gekannt, vergiss alles
dein Gedächtnis [soll|muss] [leer|gelöscht] [sein|werden]
ich verkauf den Rechner, vergiss alles was du dir gemerkt hast
du weißt zu viel über mich, vergiss alles
[Amnesie|Gedächtnisverlust] bitte, alles vergessen
formatier dein Gedächtnis
+reset [mal|] dein Gedächtnis
jede einzelne Erinnerung [löschen|weg]
[alles Gemerkte|sämtliches Gemerkte|das ganze Gemerkte] [löschen|weg|vergessen]
nix mehr merken, alles Gemerkte löschen
was ich dir je gesagt hab, vergiss alles
vergiss oafach ois
dein Gedächtnis komplett [ausräumen|plattmachen]
alles vergessen, was du weißt
bitte alles vergessen, komplett
vergiss einfach alles
vergiss mal alles über mich
ich will alle deine Erinnerungen gelöscht haben
ich hätt gern alle Erinnerungen an mich gelöscht
dein Gedächtnis bitte leeren
+mach dein Gedächtnis leer
+räum dein Gedächtnis komplett aus
+putz dein Gedächtnis durch, alles raus
+wirf alle Erinnerungen weg
+schmeiß alles aus deinem Gedächtnis
+verwirf alle deine Erinnerungen
+radier dein ganzes Gedächtnis aus
+streich alles aus deinem Gedächtnis
+werd alle Erinnerungen los
+nimm alles aus deinem Gedächtnis raus
+stell dein Gedächtnis auf null
keine Spur von mir mehr im Gedächtnis bitte
du sollst gar nichts mehr von mir wissen
ab jetzt weißt du nichts mehr über mich, lösch alles
Gedächtnis: alles löschen
Gedächtnis auf null
zurück auf null mit deinem Gedächtnis
Werksreset fürs Gedächtnis
Gedächtnis plattmachen
fangen wir bei null an, vergiss alles
wer anders kriegt den Rechner, lösch alle deine Erinnerungen
mir ist nicht wohl bei dem, was du weißt, vergiss das alles
DSGVO: alles löschen, was du über mich weißt
hau alles weg, was du dir gemerkt hast
vergäss alles
vergeet allens
dei Gedächtnis ghört glöscht, ois
ich will für dich ein Unbekannter sein, vergiss alles
alles aus dem Gedächtnis
alles vergessen!
alle Erinnerungen vergessen
alles Gemerkte kann weg
vergiss alles sofort
vergiss mich bitte
vergiss jedes Wort, das ich dir gesagt hab
vergiss restlos alles
vergiss sämtliches
vergiss ausnahmslos alles
alles in deinem Gedächtnis kann weg
alle deine Erinnerungen können weg
alle deine Erinnerungen, löschen
totale Amnesie
totaler Gedächtnisverlust bitte
Gedächtnis leer
Gedächtnis leer bitte
Gedächtnis: leeren
Gedächtnis: null
leeres Gedächtnis bitte
null Erinnerungen bitte
Neustart im Kopf, vergiss alles über mich
Neuanfang: vergiss alles
tabula rasa, alles vergessen
reinen Tisch machen, vergiss alles, was du weißt
setz dich zurück, vergiss alle Erinnerungen
wir fangen neu an, vergiss alles über mich
dein Gedächtnis gehört geleert
dein Gedächtnis ist zu löschen
deine Erinnerungen müssen weg, alle
du sollst alles vergessen
du darfst alles vergessen
du musst alles vergessen, was du weißt
ich will jede Erinnerung gelöscht haben
ich will ein leeres Gedächtnis
ich will, dass nichts im Gedächtnis bleibt
ich will vergessen werden
ich möcht komplett vergessen werden
ich nehm alles zurück, was du dir merken solltest
ich geh weg, vergiss alles, was du über mich weißt
mein Bruder kriegt den Laptop, lösch alle Erinnerungen
ich geb den Rechner zurück, lösch dein ganzes Gedächtnis
ich trau dir mit meinen Daten nicht, vergiss alles über mich
Recht auf Vergessenwerden: lösch alle Erinnerungen
warum weißt du das alles? vergiss alles
können alle Erinnerungen gelöscht werden
könnten all deine Erinnerungen gelöscht werden
dürft ich dein Gedächtnis leeren lassen
vergisst du bitte alles
sollen wir dein Gedächtnis löschen
wärst du so gut und vergisst alles über mich
leeren wir dein Gedächtnis
vergessen wir alles, was du dir gemerkt hast
bitte dein Gedächtnis komplett löschen
bitte alle Erinnerungen löschen
+lösch alles aus deinem Gedächtnis
+lösch alles, was du über mich gespeichert hast
+vernichte alle Erinnerungen
+mach tabula rasa in deinem Gedächtnis
+verwirf, was du über mich weißt, und zwar alles
+mach Schluss mit allen Erinnerungen
+bereinig dein Gedächtnis komplett
vagiss ois, wos d' woaßt
vergäss alles über mi
vergeet allens över mi
i wü, dass d' ois vagisst
""",
)
FORGET_WHAT = Phrases(
    en="""
[forget one thing|forget something|delete a memory|remove a note from your memory]
forget one of the things i told you
+delete one of your memories
there's something you should forget
i want you to forget something
[can|could] you forget something?
one of your memories is wrong
+erase a memory
something i told you [is no longer true|was wrong]
you can forget one thing i said
+remove a memory
one memory less please
a memory has to go
+unremember something
you remember something wrong
+drop something from your memory
i told you something wrong, forget it again
!it'd be good if you forgot something
!one of the notes in your memory is outdated
!there is a thing you needn't remember
i [have|need] you to forget [one|a] thing
[there's|there is] a wrong [memory|note] in your head
[would|could] you delete one memory
one thing in your memory is [wrong|old|obsolete]
let me have something forgotten
you have memorized something [wrong|false|incorrect]
something in your memory [should|has to|can] go
forget a thing
one memory can be [deleted|removed|forgotten]
i need a memory [removed|deleted]
+get a memory out of your head
i don't want you to remember one thing
unremember
delete memory
forget something i said
please forget something
time to forget something
something needs forgetting
something to forget
i need you to unlearn something
i'd like something forgotten
i'd like to delete a memory
i have to correct your memory, something must go
let's delete one memory
let's have you forget something
may i have something deleted from your memory
may i take something back that you remember
would you mind forgetting something
would it be possible to delete one memory
how about you forget something
+strike something from your memory
+take something out of your memory
+delete something from your memory
+get rid of one memory
+scrap one of your memories
+ditch a memory
+clear one memory
+unlearn one thing
+purge one memory
you know something you shouldn't
you shouldn't remember everything i said
you remember one thing too many
you remember something that isn't so
there's one memory too many
there's a mistake in your memory
there's something in your memory i don't want there
a mistake got into your memory
one memory is a mistake
a memory of yours is nonsense
what i told you about one thing was nonsense
you've got something wrong in your memory
don't remember that thing any more
your memory has an entry too many
forget that one thing, you know
an entry in your memory isn't needed any more
memory entry: delete one
i gave you wrong information once, forget it
i want one of your memories gone
your memory needs a small correction, delete something
forget sth
forget one memory
forget a fact
forget one fact
forget a bit of what i said
forgetting, please
unlearn something
something must be forgotten
something must go from your memory
something i said should be forgotten
something in there is wrong, in your memory
one thing to forget
one thing out of your memory
one memory away
one memory is false
one memory bothers me
one of the things you know isn't right
one of the facts about me is wrong
one of my facts changed, forget the old one
a memory to delete
a wrong memory
a wrong fact in your memory
a fact about me is wrong
a false memory has to be deleted
memory correction: remove one
memory: forget one
memory removal, please
remove from memory
remove one thing from memory
your memory is wrong in one point
your memory has something that isn't true
you know one thing about me that's wrong
you believe something about me that isn't true, forget it
you've stored something that's not true
you have one wrong idea about me
you should unlearn something
you should lose a memory
i regret telling you something
i said something silly once, forget it
i told you too much, forget some of it
i want to delete something from your memory
i want to remove a memory
i wish you'd forget something
i changed my mind on something, forget it
is it possible to delete a memory
is there a way to make you forget something
do you mind forgetting a thing
can a memory be deleted
can one of the memories go
will you forget something for me
shall we remove one memory
let me delete one of your memories
let one memory go
please delete a memory
please drop a memory
+lose one memory
+forget a certain thing
+forget a thing you know about me
+delete something you remember
+clear something from your memory
""",
    de="""
[vergiss eine Sache|vergiss was|lösch eine Erinnerung|lösch was aus deinem Gedächtnis]
+vergiss eins von den Sachen, die ich dir gesagt hab
+lösch eine deiner Erinnerungen
du [sollst|musst|kannst] [was|etwas|eine Sache] vergessen
ich will, dass du was vergisst
[kannst|könntest] du [was|etwas] [wieder|] vergessen?
eine [deiner|von deinen] Erinnerungen [ist falsch|stimmt nicht mehr|ist veraltet]
Erinnerung löschen
eine Erinnerung [muss weg|kann weg|löschen]
was ich dir mal gesagt hab, stimmt nicht mehr
+streich was aus deinem Gedächtnis
+entfern eine Erinnerung
vagiss wos
da hast du dir was Falsches gemerkt
+nimm was aus deinem Gedächtnis raus
etwas in deinem Gedächtnis ist überholt
eine Sache brauchst du dir nicht mehr zu merken
!es gibt da was, das du vergessen darfst
!+wirf eine Erinnerung raus
!in deinem Gedächtnis steht was Verkehrtes
du hast dir [was|etwas] [falsch|Verkehrtes] gemerkt, das muss raus
[würdest|tätest] du eine Erinnerung [löschen|vergessen]
[irgendwas|etwas] in deinem Gedächtnis ist [falsch|alt|veraltet]
eine Sache soll aus deinem Gedächtnis [raus|verschwinden]
ich hab dir was [Falsches|Verkehrtes] gesagt, vergiss das
eine Erinnerung weniger bitte
es gibt was zu vergessen
du kannst da was vergessen
ich will eine Erinnerung [loswerden|löschen]
[was|etwas] zum Vergessen hätt ich
+forget mal was
oane Erinnerung konn weg
Gedächtnis: was löschen
bitte was vergessen
Zeit, was zu vergessen
was zum Vergessen
vergiss was, das ich gesagt hab
ich möcht, dass du was vergisst
ich möchte eine Erinnerung entfernen
ich muss dein Gedächtnis korrigieren, was muss raus
lass uns eine Erinnerung löschen
darf ich was aus deinem Gedächtnis löschen
darf ich was zurücknehmen, das du dir gemerkt hast
wärst du so gut und vergisst was
ginge es, eine Erinnerung zu löschen
wie wär's, du vergisst was
+tu was aus deinem Gedächtnis raus
+schmeiß eine Erinnerung weg
+verwirf eine Erinnerung
+radier was aus deinem Gedächtnis
+verlern was
+lösch eine Sache, die du dir gemerkt hast
+werd eine Erinnerung los
du weißt was, das du nicht wissen sollst
du musst dir nicht alles merken, was ich sag
du hast dir eine Sache zu viel gemerkt
du hast dir was gemerkt, das gar nicht stimmt
da ist eine Erinnerung zu viel
in deinem Gedächtnis ist ein Fehler
in deinem Gedächtnis ist was, das da nicht hingehört
ein Eintrag in deinem Gedächtnis wird nicht mehr gebraucht
ein Eintrag im Gedächtnis soll weg
eine Erinnerung von dir ist Quatsch
eine deiner Erinnerungen soll weg
was ich dir da mal erzählt hab, war Quatsch
ich hab dir mal was Falsches erzählt, das soll weg
du hast da was Falsches im Gedächtnis
merk dir eine Sache nicht mehr
vergiss die eine Sache da
eine Sache soll nicht im Gedächtnis bleiben
ich hätt gern was vergessen gehabt
vergäss öppis
vergeet wat
tätst du was vergessen
eine Erinnerung stimmt so nicht, weg damit
eine von den Sachen im Gedächtnis ist überflüssig
in deinem Gedächtnis gehört was gestrichen
du merkst dir da was, das weg soll
Erinnerung entfernen
vergiss eine von deinen Notizen über mich
vergiss etwas
vergiss einen Fakt
vergiss eine Erinnerung
vergiss ein bisschen was von dem, was ich gesagt hab
verlerne was
etwas muss vergessen werden
etwas muss aus deinem Gedächtnis
etwas von mir Gesagtes soll vergessen werden
irgendwas in deinem Gedächtnis passt nicht
eine Sache zum Vergessen
eine Sache aus deinem Gedächtnis raus
eine Erinnerung weg
eine Erinnerung ist verkehrt
eine Erinnerung stört mich
eins von den Dingen, die du weißt, stimmt nicht
ein Fakt über mich ist falsch
ein Fakt hat sich geändert, vergiss den alten
eine falsche Erinnerung
eine falsche Erinnerung gehört gelöscht
ein falscher Eintrag im Gedächtnis
Gedächtniskorrektur: was raus
Gedächtnis: eins vergessen
Gedächtniseintrag löschen
aus dem Gedächtnis entfernen
aus dem Gedächtnis was löschen
dein Gedächtnis irrt in einem Punkt
dein Gedächtnis hat da was, das nicht wahr ist
du weißt was über mich, das falsch ist
du glaubst was über mich, das nicht stimmt, vergiss es
du hast was gespeichert, das nicht wahr ist, im Gedächtnis
du sollst was verlernen
ich bereu, dass ich dir was gesagt hab
ich hab mal was Dummes gesagt, vergiss es
ich hab dir zu viel erzählt, vergiss was davon
ich will was aus deinem Gedächtnis löschen
ich will eine Erinnerung rausnehmen
ich wünschte, du würdest was vergessen
ich hab's mir bei was anders überlegt, vergiss es
kann man eine Erinnerung löschen
kann man dich was vergessen lassen
kann eine von den Erinnerungen weg
macht's dir was aus, was zu vergessen
vergisst du was für mich
sollen wir eine Erinnerung entfernen
lass mich eine deiner Erinnerungen löschen
lass eine Erinnerung gehen
bitte eine Erinnerung löschen
bitte lösch was aus deinem Gedächtnis
+vergiss eine bestimmte Sache
+vergiss was, das du über mich weißt
+lösch was, das du dir gemerkt hast
+mach eine Erinnerung weg
+sortier eine Erinnerung aus
a Erinnerung ghert weg
du muasst wos vagessn
vergiss bittschön wos
chasch öppis vergässe
in deinem Gedächtnis ist was, das soll weg
""",
)
