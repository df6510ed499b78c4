"""How people say what is to be remembered, or that it is not to be remembered after all."""

from training.phrases import Phrases

KEEP = Phrases(
    en="""
[please|ryx,|could you|hey,|can you please|||] remember [that|] {text}
[please|ryx,|could you|hey,|can you please|||] remember: {text}
[please|ryx,|could you|hey,|can you please|||] [keep in mind|bear in mind] [that|] {text}
[please|ryx,|could you|hey,|can you please|||] memorize [that|:] {text}
[please|ryx,|could you|hey,|can you please|||] make a note [that|:] {text}
don't forget [that|] {text}
never forget that {text}
note to self: {text}
[please|ryx,|could you|hey,|can you please|||] [note|save|store] [that|:] {text}
for later: {text}
{text}, [remember that|please remember that|keep that in mind|don't forget it]
!you should know that {text}, remember it
[please|ryx,|could you|hey,|can you please|||] please remember for me that {text}
i want you to remember that {text}
[please|ryx,|could you|hey,|can you please|||] [note down|write down in your memory|put in your memory] that {text}
for the future: {text}
fyi, {text}, [remember that|note that]
![please|ryx,|could you|hey,|can you please|||] keep this for later: {text}
![please|ryx,|could you|hey,|can you please|||] store in your memory: {text}
one thing you should keep: {text}
just so you know for next time: {text}
+jot down [for yourself|in your head|in your memory] that {text}
+learn this: {text}
memo: {text}
+log in your memory: {text}
i keep forgetting that {text}, so please remember it
{text}. [remember this|can you remember that?|i might ask you later|commit that to memory]
my memory is bad, so [remember|keep in mind]: {text}
new [fact|info] for your memory: {text}
would you remember that {text}?
[add|save|put] to [your|the] memory: {text}
you'll need to remember that {text}
important, [don't forget|remember|memorize]: {text}
from now on you know that {text}
it would be good if you remembered that {text}
brain dump: {text}
!+hold on to this: {text}
!let it be stored in your head that {text}
[would|could] you keep in mind that {text}?
it's important to me that you remember: {text}
[ok|so|btw|by the way], remember {text}
for your [memory|information]: {text}, keep it
so that i don't forget: {text}, you remember it
you'd better remember that {text}
one more thing to remember: {text}
[next time|in future] you should know that {text}
+keep [it|this] in your memory: {text}
+engrave this in your memory: {text}
save for [later|next time|the future]: {text}
rmb {text}
mental note: {text}
i tell you this once so you remember it: {text}
{text} - [remember|keep|memorize] that
let me tell you something to remember: {text}
+retain [the fact|] that {text}
it might be useful later that {text}, so remember it
don't let me forget that {text}
+make sure you don't forget: {text}
remember {text}, will you
remember for me: {text}
remember this: {text}
remember this for next time: {text}
remember for later that {text}
so you remember: {text}
memory entry: {text}
new memory: {text}
to remember: {text}
to keep in mind: {text}
fact: {text}, remember it
fact to remember: {text}
thing to remember: {text}
for the record, and please remember it: {text}
i tell you now so that you know later: {text}
i'd like you to remember that {text}
i'd like you to keep in mind that {text}
i need you to remember that {text}
i want that in your memory: {text}
i won't remember it myself: {text}, so you do
i always forget that {text}, remember it for me
would you please memorize that {text}
would you keep it in mind for me that {text}
can you keep in mind that {text}
could you memorize this: {text}
will you remember that {text}
you should remember that {text}
you ought to keep in mind that {text}
you must not forget that {text}
please never forget: {text}
please bear it in mind, {text}
please keep this in your memory, {text}
please take note and remember: {text}
let's put it in your memory that {text}
{text}, remember
{text}, and remember that please
{text}, i want you to remember that
{text}, that's something to remember
{text} (remember this)
{text}, put that in your memory
+store the fact that {text}
+keep in memory that {text}
+commit to memory that {text}
+add a memory: {text}
{text}. got it? remember it
{text}. please note and remember
{text}. to be remembered
{text}. memorize
{text}. keep that
{text}, don't you forget it
{text}, file that in your memory
{text}, for your memory
{text}, for future reference, remember it
{text}, as you should remember
{text} -> memory
remember, {text}
remember! {text}
memory: {text}
memory, please note: {text}
into your memory: {text}
put down in memory: {text}
keep: {text}
keep this fact: {text}
noted for later, {text}, remember that
info to keep: {text}
a fact about me to remember: {text}
a thing you should remember: {text}
something to remember: {text}
something for your memory: {text}
this one is for your memory: {text}
this you must remember: {text}
this needs remembering: {text}
personal info to remember: {text}
here's a fact, remember it: {text}
here's something for you to memorize: {text}
there's something to remember, namely that {text}
there's one thing i want remembered: {text}
what you need to remember is that {text}
what i want you to remember: {text}
listen and remember: {text}
listen up, remember that {text}
pay attention and remember: {text}
before i forget, remember that {text}
in case i forget, remember that {text}
in case i ask later, {text}, remember that
when i ask you later: {text}, so remember it
i'll ask you about it later, remember that {text}
i've got to tell you something to remember: {text}
i'm telling you so that you remember it: {text}
i trust you to remember that {text}
i count on you to remember that {text}
i hope you'll remember that {text}
i wish you'd remember that {text}
my brain won't keep it, so you remember: {text}
may i ask you to remember that {text}
mind remembering that {text}
do remember that {text}
do me a favour, remember that {text}
be sure to remember that {text}
please be aware from now on and remember that {text}
please let your memory hold that {text}
let it be remembered that {text}
kindly remember that {text}
mind ye remember that {text}
+imprint this: {text}
+place in your memory that {text}
+take into your memory: {text}
""",
    de="""
[bitte|ryx,|hey,|du,|so,|||] merk dir[,|] {dass}
[bitte|ryx,|hey,|du,|so,|||] merk dir: {text}
[bitte|ryx,|hey,|du,|so,|||] [merk dir mal|merk dir bitte|merke dir], {dass}
[bitte|ryx,|hey,|du,|so,|||] [behalt|behalte] [im Kopf|im Hinterkopf|], {dass}
vergiss nicht, {dass}
[bitte|ryx,|hey,|du,|so,|||] denk [bitte|] daran, {dass}
[bitte|ryx,|hey,|du,|so,|||] notier dir, {dass}
[bitte|ryx,|hey,|du,|so,|||] [notier|notiere|merken]: {text}
für später: {text}
{text}, [merk dir das|merk's dir|bitte merken|vergiss das nicht]
!du solltest wissen, {dass}, merk's dir
ich will, dass du dir merkst, {dass}
[bitte|ryx,|hey,|du,|so,|||] schreib dir auf, {dass}
![bitte|ryx,|hey,|du,|so,|||] speicher ab: {text}
zum Merken: {text}
für die Zukunft: {text}
merk da, {dass}
kannst du dir merken, {dass}?
![bitte|ryx,|hey,|du,|so,|||] behalt das für später: {text}
nur dass du's weißt fürs nächste Mal: {text}
[wichtig|ganz wichtig], nicht vergessen: {text}
Merkzettel [für dich|]: {text}
[Memo|Notiz an dich|neue Erinnerung|neue Info fürs Gedächtnis]: {text}
präg dir ein, {dass}
nimm in dein Gedächtnis auf, {dass}
[vergiss bitte nie|vergiss ja nicht|nicht vergessen], {dass}
mein Kopf ist ein Sieb, merk du dir: {text}
es wär gut, wenn du dir merkst, {dass}
ich vergess ständig, {dass}, merk du dir das
ich möchte, dass du im Kopf behältst, {dass}
magst du dir merken, {dass}?
könntest du [dir bitte|dir mal|] abspeichern, {dass}?
[ins Gedächtnis|in dein Gedächtnis]: {text}
{text}, [schreib's dir auf|behalt das im Kopf|das solltest du wissen und behalten|speicher das ab]
moak da, {dass}
lern das: {text}
[du musst dir|bitte] merken, {dass}
!du darfst nicht vergessen, {dass}
!schreib dir hinter die Ohren, {dass}
!leg dir ins Gedächtnis: {text}
[würdest|tätest] du dir merken, {dass}?
es ist mir wichtig, dass du dir merkst: {text}
[übrigens|also|ach ja], merk dir, {dass}
damit ich's nicht vergess, merk du dir: {text}
noch was zum Merken: {text}
[beim nächsten Mal|künftig] solltest du wissen, {dass}
behalt bitte, {dass}
speicher dir [bitte|mal|] ab, {dass}
nimm zur Kenntnis und vergiss nicht, {dass}
{text} - [merken|merk dir das|nicht vergessen]
lass mich nicht vergessen, {dass}
[remember|remember bitte|Reminder fürs Gedächtnis]: {text}
das ist für dein Gedächtnis: {text}
[wär super|wär nett|es wär fein], wenn du im Kopf behältst, {dass}
könntest du dir einprägen, {dass}?
pass auf und merk dir: {text}
fürs Gedächtnis, {dass}
{dass}, [das solltest du dir merken|merk dir das|bitte merken]
merk da bitte: {text}
vergiss ned, {dass}
tue dir merke, {dass}
schreib in dein Gedächtnis, {dass}
merk dir bitte: {text}
merk dir mal: {text}
merke: {text}
merken bitte: {text}
bitte merken, {dass}
zu merken: {text}
Gedächtnis: {text}
Gedächtniseintrag: {text}
Erinnerung: {text}
neue Erinnerung, {dass}
Fakt zum Merken: {text}
damit du es weißt und behältst: {text}
damit du dich erinnerst: {text}
ich sag dir das jetzt, damit du es dir merkst: {text}
ich möchte, dass du dir merkst, {dass}
ich möchte, dass du nie vergisst, {dass}
ich brauch dich als Gedächtnis: {text}
ich will das in deinem Gedächtnis haben: {text}
ich merk's mir nicht, also du: {text}
ich vergess immer, {dass}, merk's dir für mich
würdest du dir bitte merken, {dass}
würdest du im Kopf behalten, {dass}
kannst du im Kopf behalten, {dass}
kannst du dir das merken: {text}
könntest du dir für mich merken, {dass}
wirst du dir merken, {dass}
du sollst dir merken, {dass}
du solltest im Kopf behalten, {dass}
du musst wissen und behalten, {dass}
vergiss bitte nicht, {dass}
bitte nie vergessen: {text}
bitte behalten: {text}
nimm ins Gedächtnis auf: {text}
speicher in deinem Gedächtnis, {dass}
speicher als Erinnerung: {text}
leg eine Erinnerung an: {text}
halt im Gedächtnis fest, {dass}
{text}, und merk dir das bitte
{text}, ich will, dass du dir das merkst
{text}, das soll in dein Gedächtnis
{text} (bitte merken)
{dass}, sollst du dir merken
{dass}, darfst du nie vergessen
dass du dir das merkst: {text}
merk da guat: {text}
merk dir gopfridstutz, {dass}
mark di: {text}
{text}. kapiert? merk's dir
{text}. bitte merken und nicht vergessen
{text}. zu merken
{text}. behalt das
{text}, vergiss mir das nicht
{text}, leg das im Gedächtnis ab
{text}, fürs Gedächtnis
{text}, für künftig merken
{text}, das sollst du dir merken
{text} -> Gedächtnis
merk's dir: {text}
merk dir! {text}
Gedächtnis, bitte festhalten: {text}
in dein Gedächtnis damit: {text}
behalten: {text}
behalt diesen Fakt: {text}
Info zum Behalten: {text}
ein Fakt über mich zum Merken: {text}
eine Sache, die du dir merken sollst: {text}
etwas zum Merken: {text}
was fürs Gedächtnis: {text}
das hier ist zum Merken: {text}
das musst du dir merken: {text}
das gehört gemerkt: {text}
hier ein Fakt, merk ihn dir: {text}
hier was zum Einprägen: {text}
da ist was zu merken, nämlich, {dass}
eins will ich gemerkt haben: {text}
was du dir merken musst: {text}
was du dir merken sollst, ist, {dass}
hör zu und merk dir: {text}
hör gut zu, merk dir, {dass}
aufgepasst und gemerkt: {text}
bevor ich's vergess, merk dir, {dass}
falls ich's vergess, merk du dir, {dass}
falls ich später frag: {text}, merk dir das
ich frag dich später danach, merk dir, {dass}
später frag ich dich danach: {text}, also merken
ich sag dir was zum Merken: {text}
ich verlass mich drauf, dass du dir das merkst: {text}
ich zähl auf dein Gedächtnis, {dass}
ich hoff, du merkst dir, {dass}
ich wünsch mir, dass du dir merkst: {text}
mein Hirn behält's nicht, merk du dir: {text}
darf ich dich bitten, dir zu merken, {dass}
wärst du so lieb und merkst dir, {dass}
wärst du so nett und merkst dir: {text}
tu mir den Gefallen und merk dir, {dass}
sei so gut und merk dir, {dass}
denk künftig dran und merk dir, {dass}
es soll gemerkt werden, {dass}
es soll in dein Gedächtnis, {dass}
dir sei gesagt, und merk es dir, {dass}
nicht vergessen, sondern merken: {text}
ab heute merken, {dass}
für immer merken, {dass}
geht das in dein Gedächtnis: {text}
+präg dir Folgendes ein: {text}
+leg im Gedächtnis ab: {text}
+nimm ins Gedächtnis: {text}
+verzeichne in deinem Gedächtnis: {text}
+halt im Gedächtnis: {text}
merk da amoi: {text}
bhalt im Kopf, {dass}
behalt di dat: {text}
chasch der merke, {dass}
""",
)
"""`dass`: with "dass" and the verb last, which belong to what is remembered."""
THAT = Phrases(
    en="""
[forget that again|forget it again|no, forget that|forget that one|delete that again]
that's wrong, forget it
[scratch|drop|erase|wipe] that [from your memory|memory|again]
no longer [true|right], forget it
on second thought, don't remember that
you can forget [that|this one|it] [again|now]
no need to remember that
remove that memory
!get that out of your head again
!that one needn't stay in your memory
[would|could] you forget that [again|]
i was wrong, forget [it|that]
[sorry|oops|my mistake], forget it [again|]
take that out of your memory [again|]
better not remember that
don't keep that
cancel that memory
[not right|incorrect], forget that
i'd rather you forgot that
that one can be forgotten
forget that
forget it
+unremember that
delete it from memory
erase that memory
memory delete
out of your memory with that
that should leave your memory
please don't remember that
stop remembering that
that's not correct after all, forget it
it isn't true any more, forget that
it's not true, delete that memory
that's old, forget it
outdated, forget that
that is wrong, take it out of your memory
i made that up, forget it
that was a joke, don't remember it
just kidding, forget it
i didn't mean that, don't keep it
i shouldn't have said that, forget it
that was private, forget it
that's none of your business, forget it
you needn't remember that
you don't have to remember that
you don't need to keep that in mind any more
i've changed my mind, forget that
hm no, don't keep that in memory
actually, don't remember that
actually forget that one
no wait, forget it again
[on reflection|come to think of it], forget that
that can be deleted from your memory
that can go from memory
let that be forgotten
i want that forgotten
i want you to forget it
i'd like that out of your memory
i'd like you to forget that
please unlearn that
+wipe it from your mind
+strike that from memory
+purge that memory
+discard that memory
+drop that memory
+clear that from your memory
+throw that memory away
that memory is [useless|wrong|no good], delete it
that memory should be deleted
that entry can go
delete the entry again
this memory isn't needed any more
i don't want you to know that
you weren't supposed to keep that, forget it
why did i tell you that, forget it
that's settled, you can forget it
it's over and done with, forget that
don't bother remembering that
do me a favour and forget that
forget
forget the last one
forget what i just said
forget what i just told you
forget i said that
forget i said anything
the last one can be forgotten
the last memory, delete it
that last memory, away with it
that memory, no thanks
that memory was a mistake
that shouldn't be remembered
that was wrong, sorry
that was nonsense, forget it
that was meant for someone else, forget it
that was only a test, forget it
that's rubbish, forget it
that's not for you to keep
that's too personal, forget it
this isn't worth remembering
this shouldn't be in your memory
it was just a test, forget it
it's wrong, forget it
it needn't be remembered
nah, forget it again
nah, don't remember it
nope, forget it
ah no, forget that
argh, wrong, forget it
oh no, don't keep that
oh, forget it, that's wrong
wait, no, forget it
wait, that's not true, forget it
stop, forget that again
hang on, that's wrong, forget it
hold on, don't keep that
please delete it from your memory
please forget what i said
would you forget it, please
could you delete that memory again
can you unremember that
mind forgetting that again
no longer needed, forget it
not needed after all, forget it
not true, forget it
wrong, forget it
false, forget that
i got that wrong, forget it
i mixed something up, forget it
i take that back, forget it
i typed the wrong thing, forget it
i was only testing, forget it
i no longer want you to remember that
i regret telling you, forget it
you should forget that
you'd better forget it
you're to forget that
you must forget that
let's forget that
+undo that memory
+kick that out of your memory
+rub that out of your memory
+revoke that memory
""",
    de="""
[vergiss das wieder|vergiss es wieder|nein, vergiss das|das wieder vergessen|lösch das wieder]
das stimmt nicht [mehr|], vergiss es
[lösch|streich|entfern|nimm] das [wieder|] aus deinem Gedächtnis
das [kannst|darfst|sollst] du [wieder|] vergessen
doch nicht merken
das brauchst du dir nicht [mehr|] zu merken
vergiss das doch lieber [wieder|]
vagiss des wieder
!das muss nicht in deinem Gedächtnis bleiben
!hau das wieder aus deinem Kopf
[würdest|könntest] du das wieder vergessen
[ups|sorry|Entschuldigung|mein Fehler], vergiss das [wieder|]
ich hab mich geirrt, [vergiss das|das vergessen]
das ist [falsch|nicht richtig|überholt], vergiss es
merk dir das [doch|lieber|bitte] nicht
das muss raus aus dem Gedächtnis
behalt das [doch|lieber] nicht
das vergessen [bitte|]
vergiss es doch [bitte|wieder]
das darf vergessen werden
vergiss das
vergiss es
vergessen
lösch es aus dem Gedächtnis
lösch die Erinnerung
Erinnerung löschen
raus damit aus dem Gedächtnis
das soll aus deinem Gedächtnis raus
merk dir das nicht mehr
bitte nicht merken
das stimmt doch nicht, vergiss das
das ist alt, vergiss es
veraltet, vergiss das
ist nicht mehr so, vergiss es
das hab ich erfunden, vergiss es
war nur ein Witz, merk dir das nicht
Spaß, vergiss es
so war das nicht gemeint, behalt das nicht
hätt ich nicht sagen sollen, vergiss es
das war privat, vergiss das
das geht dich nichts an, vergiss es
du musst dir das nicht merken
das musst du nicht mehr wissen, vergiss es
das musst du nicht im Kopf behalten
hab's mir anders überlegt, vergiss das
hm nein, behalt das nicht im Gedächtnis
eigentlich brauchst du das nicht zu behalten
halt, vergiss das wieder
im Nachhinein: vergiss das
das kann aus dem Gedächtnis gelöscht werden
ich will, dass du das vergisst
ich möchte, dass du das wieder vergisst
ich hätt das gern aus deinem Gedächtnis
das sollst du nicht wissen, vergiss es
das war nicht zum Merken, vergiss es
wozu hab ich dir das gesagt, vergiss es
das ist erledigt, kannst du vergessen
ist Schnee von gestern, vergiss das
+radier das aus deinem Gedächtnis
+streich die Erinnerung
+tilg das aus deinem Gedächtnis
+verwirf die Erinnerung
+wirf die Erinnerung weg
+schmeiß das aus deinem Gedächtnis
+verlern das
die Erinnerung ist [Quatsch|falsch|wertlos], lösch sie
die Erinnerung soll gelöscht werden
der Eintrag kann aus dem Gedächtnis
lösch den Eintrag wieder
die Erinnerung wird nicht mehr gebraucht
brauchst dir ned merken
des kannst wieder vergessen
vergiss des bittschön
vergiss dat man wedder
das chasch wider vergässe
tu mir den Gefallen und vergiss das
vergessen wir das wieder
lieber nicht merken
nicht behalten
+forget das
vergiss
vergiss das letzte
vergiss, was ich grad gesagt hab
vergiss, was ich dir eben erzählt hab
vergiss, dass ich das gesagt hab
das letzte kannst du vergessen
die letzte Erinnerung löschen
die letzte Erinnerung, weg damit
die Erinnerung, nein danke
die Erinnerung war ein Fehler
das soll nicht gemerkt werden
das war falsch, sorry
das war Unsinn, vergiss es
das war nicht für dich, vergiss es
das war nur ein Test, vergiss es
das ist Blödsinn, vergiss es
das ist nichts zum Behalten
das ist zu persönlich, vergiss es
das muss man sich nicht merken
das gehört nicht in dein Gedächtnis
es war bloß ein Test, vergiss es
es ist falsch, vergiss es
es muss nicht gemerkt werden
nö, vergiss das wieder
nö, merk dir das nicht
ach nein, vergiss das
ah, falsch, vergiss es
oh nein, behalt das nicht
oh, vergiss es, das stimmt nicht
Moment, nein, vergiss es
Moment, das stimmt nicht, vergiss es
stopp, vergiss das wieder
wart, das ist falsch, vergiss es
wart, behalt das nicht
bitte lösch es aus deinem Gedächtnis
bitte vergiss, was ich gesagt hab
würdest du es bitte vergessen
könntest du die Erinnerung wieder löschen
kannst du das wieder vergessen
wird nicht mehr gebraucht, vergiss es
doch nicht nötig, vergiss es
stimmt nicht, vergiss es
falsch, vergiss es
unwahr, vergiss das
ich hab mich vertan, vergiss es
ich hab was verwechselt, vergiss es
ich nehm das zurück, vergiss es
ich hab das Falsche getippt, vergiss es
ich wollt nur testen, vergiss es
ich will nicht mehr, dass du dir das merkst
bereu schon, dass ich's gesagt hab, vergiss es
du sollst das vergessen
vergiss das besser
das musst du vergessen
vergessen wir's
+nimm die Erinnerung zurück
+kick das aus deinem Gedächtnis
+putz das aus deinem Gedächtnis
+mach die Erinnerung rückgängig
vagiss des, des stimmt ned
des brauchst da ned merken
bhalt des ned
vergäss das bitte
dat schallst du vergeten
""",
)
KEEP_WHAT = Phrases(
    en="""
[remember something|remember this|make a note|note something down|can you remember something for me?|save this|keep that in mind]
i have something for you to [remember|memorize|keep in mind]
[new memory|memorize something|add a memory|new thing to remember]
there's something you should [remember|know|not forget]
+add something to your memory
i want you to remember [something|a thing]
would you [memorize|remember] [something|a thing|one thing] for me?
i need you to keep something in mind
can i tell you something to remember?
+learn something [new|about me]
don't forget this
!put a new thing into your memory
!my head is full, you keep something for me
[would|could] you keep something in mind for me
[hey|listen], something to remember
here's something to [memorize|remember|keep in mind]
i've got a thing you have to remember
+remember a thing [for me|]
[store|keep] [something|one thing] in your memory
new entry for your memory
let me give you something to remember
there's a new fact for your memory
there's something i want you to memorize
i'm forgetful, remember something for me
remember
memorize
memory: new entry
please remember something
please remember this
please memorize this
can you remember something
can you remember a thing
can you memorize something
could you remember something for me
could you keep a fact in mind
would you please remember something
do you have room in your memory for something
is there room in your memory
may i give you something to remember
want to know something worth remembering
i want to tell you something you should remember
i'd like you to remember something
i'd like to add to your memory
i'd like to store something in your memory
i need you to remember something
i need you to memorize a thing
i have a fact for you to memorize
i have something for your memory
i've got something for your memory
i've something you mustn't forget
i've got a new fact for you, remember it
there is something you need to remember
there's one thing you mustn't forget
there's a thing you need to keep in your memory
you need to remember something for me
you have to remember something
you should memorize something
something to keep in mind
something to remember
something for your memory
something new for your memory
a thing to remember
one thing to remember
one more thing to remember
another thing to keep in mind
another fact to memorize
a fact for you to keep
fact for your memory
add memory
add a fact
new fact
store memory
store a memory
save a memory
save something in your memory
put something in your memory
+write something into your memory
+keep a fact in memory
+take something into your memory
+memorize a fact for me
let's add something to your memory
i'll forget it otherwise, so you remember something
my brain is a sieve, remember something for me
get your memory ready, something new
pay attention, something to remember
new memory entry
memory entry please
memory, add
memory note
memory please, new one
remember sth
remember a fact
remember one fact for me
remembering something, please
+remember something new
+remember something about me
+remember something important
+take a note into your memory
+learn a fact
+learn something by heart
+note a fact in your memory
+enter something into your memory
+file something in your memory
+commit something to memory
+make a new memory
+create a memory
+create a new memory entry
a new memory, please
a memory to add
a personal fact to remember
an important thing to remember
important: something to remember
you'll have to remember something
you could remember something for me
you're my memory, remember something
your memory gets something new
your memory should grow by one thing
one for your memory
time to remember something
are you able to remember something for me
are you ready to memorize something
may i add something to your memory
is it possible to store something in your memory
how about remembering something for me
will you remember something for me
shall i tell you something to remember
do you want to know something to remember
could i give you a fact to keep
can i add a memory
can i put something in your memory
let me tell you something for your memory
let's make a new memory
let's save something to your memory
i'd like to tell you something for later
i'd like you to learn something
i'd be glad if you remembered something
i want to teach you a fact
i want something remembered
i want a fact stored in your memory
i need something remembered
i can't keep it in my head, you remember something
before i forget, remember something for me
so that i don't forget something, you remember it
listen, i want you to memorize something
something has to go into your memory
it's about your memory, something new
""",
    de="""
[merk dir was|merk dir das|merk dir bitte was|notier was|kannst du dir was merken?|behalt das mal|du musst dir was merken]
ich [hab|hätt] was [zum Merken|für dein Gedächtnis]
[neue Erinnerung|was merken|etwas merken]
präg dir [mal|bitte|] was ein
ich möchte, dass du dir [was|etwas] merkst
magst du dir was [merken|für mich merken]?
da ist was, das du [nicht vergessen darfst|dir merken solltest|im Kopf behalten musst]
vergiss das nicht
moak da wos
nimm was in dein Gedächtnis auf
könntest du was für mich im Kopf behalten?
darf ich dir was zum Merken geben?
!ich muss dir was einprägen
!mein Kopf ist voll, behalt du was für mich
[würdest|tätest] du dir [was|etwas] merken
[hör zu|pass auf], [was|etwas] zum Merken
hier kommt was zum Merken
+behalt [was|etwas] für mich im Kopf
ich hab was, das du dir merken [sollst|musst]
speicher [was|etwas] in deinem Gedächtnis
neuer Eintrag fürs Gedächtnis
du sollst was für mich im Gedächtnis behalten
ich bin vergesslich, merk du dir was
noch was zum Merken
eine Sache sollst du dir merken
tuesch dir öppis merke
merken
merke
merk dir
Erinnerung anlegen
Erinnerung hinzufügen
neue Erinnerung anlegen
neuer Fakt
neuer Fakt fürs Gedächtnis
ins Gedächtnis
fürs Gedächtnis
was fürs Gedächtnis
was Neues fürs Gedächtnis
bitte was merken
bitte merk dir etwas
bitte etwas im Kopf behalten
kannst du etwas im Gedächtnis behalten
kannst du dir etwas für mich merken
könntest du dir was merken
könntest du dir bitte eine Sache merken
magst du dir eine Sache merken
hast du noch Platz im Gedächtnis
ist in deinem Gedächtnis noch Platz
darf ich dir was fürs Gedächtnis geben
ich will, dass du dir was merkst
ich will dir was zum Merken geben
ich möchte dir was einprägen
ich möchte was in dein Gedächtnis tun
ich brauch wen, der sich was merkt
ich hab einen Fakt für dich, merk ihn dir
ich hab was Neues für dein Gedächtnis
ich hab was, das du nicht vergessen darfst
es gibt was, das du wissen und behalten sollst
da wär was zum Merken
da gibt's was zu merken
du musst was für mich behalten
du musst dir eine Sache einprägen
du solltest dir was einprägen
du sollst dir was merken
etwas zum Merken
etwas fürs Gedächtnis
eine Sache zum Merken
noch eine Sache zum Merken
noch was fürs Gedächtnis
+speicher eine Erinnerung
+leg eine Erinnerung an
+füg deinem Gedächtnis was hinzu
+schreib was in dein Gedächtnis
+nimm eine Erinnerung auf
+präg dir etwas ein
ich vergess es sonst, merk du dir was
mein Gedächtnis ist schlecht, merk dir was für mich
Achtung, was zum Merken
aufgepasst, du sollst dir was merken
i hob wos zum Merken für di
merk da wos
merk dir öppis
mark di wat
remember was für mich
neuer Gedächtniseintrag
Gedächtniseintrag bitte
Gedächtnis, hinzufügen
Gedächtnisnotiz
neue Erinnerung bitte
was merken bitte
einen Fakt merken
eine Sache merken
eine Erinnerung anlegen bitte
+merk dir was Neues
+merk dir was über mich
+merk dir was Wichtiges
+merk dir einen Fakt
+merk dir eine Sache für mich
+lern was über mich
+lern was auswendig
+trag was in dein Gedächtnis ein
+nimm was ins Gedächtnis
+erstell eine Erinnerung
+erstell einen neuen Gedächtniseintrag
+halt was in deinem Gedächtnis fest
ein neuer Fakt bitte, zum Merken
eine Erinnerung zum Hinzufügen
was Persönliches zum Merken
was Wichtiges zum Merken
wichtig: was zum Merken
du wirst dir was merken müssen
du könntest dir was für mich merken
du bist mein Gedächtnis, merk dir was
dein Gedächtnis kriegt was Neues
dein Gedächtnis soll was dazukriegen
eins fürs Gedächtnis
Zeit, sich was zu merken
bist du in der Lage, dir was zu merken
bist du bereit, dir was einzuprägen
darf ich deinem Gedächtnis was hinzufügen
ist es möglich, was in deinem Gedächtnis zu speichern
wie wär's, wenn du dir was merkst
merkst du dir was für mich
soll ich dir was zum Merken sagen
könnt ich dir einen Fakt zum Behalten geben
kann ich eine Erinnerung hinzufügen
kann ich was in dein Gedächtnis tun
lass mich dir was fürs Gedächtnis sagen
lass uns eine Erinnerung anlegen
speichern wir was in deinem Gedächtnis
ich möcht dir was für später sagen, zum Merken
ich hätt gern, dass du was lernst über mich
mir wär's recht, wenn du dir was merkst
ich will dir einen Fakt beibringen
ich will was gemerkt haben
ich brauch was gemerkt
ich kann's nicht im Kopf behalten, merk du dir was
bevor ich's vergess, merk dir was
damit ich was nicht vergess, merk du's dir
hör zu, du sollst dir was einprägen
was muss in dein Gedächtnis rein
es geht um dein Gedächtnis, was Neues
i hätt wos zum Merken
du muasst da wos merken
chasch der öppis merke
kannst di wat marken
""",
)
