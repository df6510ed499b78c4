"""How people say what is to be remembered, and ask for it again."""

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
""",
)
"""`dass`: with "dass" and the verb last, which belong to what is remembered."""
RECALL_OF = Phrases(
    en="""
what's my {q} called?
where is my {q}?
what was my {q} [again|]?
what is the name of my {q}?
when is my {q}?
where did i [put|leave|park] my {q}?
who is my {q}?
what was the number of my {q}?
which {q} do i [like|want|use] [again|]?
what did i want with {q}?
!remind me of the name of my {q}
what did i say my {q} was [called|named]?
where did i say my {q} is?
what did i tell you about my {q}?
i forgot [the name of|what i said about|when i have|who is] my {q}
what name has my {q}?
tell me again about my {q}
my {q}, [what was that again|what was it called again|remember]?
do you [remember|still know] my {q}?
who [has|did i lend] my {q} [again|]?
which one was my {q} again?
did i tell you where my {q} is?
!it slipped my mind, what did i name my {q}?
!you know my {q}, right?
how was my {q} called?
[help me|remind me], where's my {q} again?
i can't find my {q}, did i tell you where it is?
do you happen to know where i put my {q}?
can you tell me [where|when|who] my {q} is?
what [did|do] you know of my {q}?
[hmm|uh], my {q}, where did i leave it?
who borrowed my {q}?
where do i keep my {q}?
since when do i have my {q}?
[didn't i|did i not] tell you about my {q}?
how much was my {q} again?
what kind of {q} do i [like|have|prefer]?
to whom did i give my {q}?
my {q} is called what?
what was up with my {q}?
""",
    de="""
wie [heißt|hieß] mein {q} [nochmal|]?
wo ist mein {q}?
wie war das mit meinem {q}?
wann ist mein {q} [nochmal|]?
wie heißt meine {q}?
was wollte ich mit {q}?
wo hab ich {q} [hingelegt|hingetan|gelassen]?
wer ist mein {q}?
was war die Nummer von meinem {q}?
welches {q} [mag|will|benutze] ich [nochmal|]?
!sag mir nochmal den Namen von meinem {q}
was hab ich dir über [mein|meine|meinen] {q} gesagt?
wie war [der Name von meinem|das nochmal mit meiner|das mit dem] {q}?
ich hab vergessen, wie [mein|meine] {q} heißt
ich weiß nicht mehr, wo [mein|meine] {q} ist, hab ich dir das gesagt?
weißt du noch, wo ich {q} [hingelegt|gelassen|verstaut] hab?
wem hab ich [mein|meine|meinen|] {q} [geliehen|gegeben|verliehen]?
was war [mein|meine] {q} [nochmal|gleich|gleich nochmal]?
[mein|meine] {q}, wie war das [noch|nochmal|gleich]?
kennst du [mein|meine|meinen] {q} noch?
wia hoaßt mei {q} no amoi?
wo liegt [mein|meine] {q} nochmal?
!mir ist entfallen, wie [mein|meine] {q} heißt
!du weißt doch, was mit [meinem|meiner] {q} war, oder?
wie [nenn|nannte] ich {q} nochmal?
kannst du mir sagen, wo [mein|meine] {q} ist?
ich find {q} nicht, hab ich dir gesagt wo das ist?
hatte ich dir nicht von [meinem|meiner] {q} erzählt?
was hatte es mit [meinem|meiner] {q} auf sich?
seit wann hab ich {q} [eigentlich|]?
wo [bewahr|heb] ich {q} auf?
wer hat [mein|meine|meinen] {q} [gerade|ausgeliehen]?
was für {q} [mag|hab|will] ich [nochmal|]?
was hat [mein|meine] {q} [nochmal|] gekostet?
[hilf mir|erinner mich], wo ist [mein|meine] {q} nochmal?
hast du dir gemerkt, wo {q} ist?
wo hob i {q} hitan?
wo han i {q} anetue?
wem gehört {q} [nochmal|]?
mit {q}, was wollt ich da?
""",
)
RECALL_PERSON = Phrases(
    en="""
when is {q}'s birthday [again|]?
what does {q} [like|hate|want]?
what do you know about {q}?
where does {q} live [again|]?
{q}'s [birthday|address|number]?
!which present did {q} want?
when do i meet {q}?
what did i tell you about {q}?
what present [would|does] {q} [want|like]?
did i tell you when {q} was born?
what's {q} allergic to [again|]?
what did i lend {q}?
who is {q} [again|to me]?
{q}, who was that again?
how do i know {q}?
what was it about {q} again?
is {q} allergic to something?
do you remember {q}?
what belongs to {q}?
!which day does {q} turn a year older?
!i forgot what {q} is fond of
what's {q}'s [address|number|job|phone number] [again|]?
where did i meet {q}?
what's the deal with {q}?
how old is {q} [now|again]?
what does {q} do for a living?
do i owe {q} something?
what should i [bring|get] {q}?
which food can't {q} eat?
can you tell me [something|what you know] about {q}?
remind me who {q} is
how is {q} related to me?
what's {q}'s favourite [food|colour|band]?
when's the appointment with {q}?
did i mention {q} to you?
what did i promise {q}?
is {q} coming on a certain day, did i say?
""",
    de="""
wann hat {q} [nochmal|] Geburtstag?
was [mag|hasst|will] {q} [nochmal|]?
was weißt du [denn|] von {q}?
wo wohnt {q} [nochmal|]?
[Geburtstag|Adresse|Nummer] von {q}?
!welches Geschenk wollte {q}?
wann treffe ich {q}?
wer war {q} [nochmal|gleich nochmal|gleich]?
woher kenn ich {q}?
was hab ich dir über {q} erzählt?
was hab ich {q} [geliehen|verliehen]?
wogegen ist {q} [nochmal|] allergisch?
ist {q} gegen irgendwas allergisch?
{q}, wer war das [nochmal|gleich]?
was gehört {q} [nochmal|]?
weißt du noch, wann {q} Geburtstag hat?
wann war das Treffen mit {q} [nochmal|]?
was wünscht sich {q} [nochmal|]?
erinnerst du dich an {q}?
wann hot {q} Geburtstag?
!an welchem Tag wird {q} ein Jahr älter?
!ich hab vergessen, was {q} gern hat
wie alt ist {q} [nochmal|]?
was macht {q} beruflich [nochmal|]?
wo hab ich {q} kennengelernt?
schuld ich {q} [noch|] [was|Geld]?
was soll ich {q} [schenken|mitbringen]?
was darf {q} nicht essen?
was isst {q} am liebsten?
wie ist {q} mit mir verwandt?
hab ich dir [mal|schon|] von {q} erzählt?
wann hab ich den Termin mit {q}?
welche [Nummer|Adresse] hat {q}?
was hab ich {q} versprochen?
sag mir, was du über {q} weißt
was war mit {q} [nochmal|gleich nochmal]?
wer is'n {q} [nochmal|]?
wo wohnt'n {q}?
was trinkt {q} gern?
""",
)
RECALL_ALL = Phrases(
    en="""
what do you remember [so far|]?
what do you know about me?
what have i told you?
+[show|list] [me|] [your memories|all you remember|everything you remember|what you remember]
[memories|your memory] [?|]
!what is in your memory?
what did i ask you to remember?
what's in your memory [right now|so far|]?
+dump [your|the] memory
+give me [everything|all] you've [memorized|remembered] [so far|]
what have you [memorized|remembered|learned about me] [so far|]?
what do you keep in mind [for me|]?
all memories [please|]
how much do you remember of what i said?
+recall everything
which things do you remember [about me|for me|]?
i want to see [your memory|your memories|all memories]
memory dump
list of [memories|remembered things|everything you remember]
what facts do you have on me?
do you remember anything [at all|]?
!so what do you have in your head?
!i lost track of what i made you memorize
[would|could] you tell me everything you remember?
+summarise [your memory|what you remember|what you know about me]
spit out [your|all] memories
what [things|stuff] did i make you remember?
what do i have in your memory?
which memories [are there|do you have]?
how many memories do you have?
everything you know about me please
what's stored about me?
tell me what you know [of|about] me
is there anything in your memory?
overview of [your memory|what you remember]
+go through your memories
list memories
what else do you remember?
i'd like to know what you've kept in mind
""",
    de="""
was hast du dir [alles|bisher|] gemerkt?
was weißt du [alles|] über mich?
woran erinnerst du dich [alles|]?
+[zeig|liste] [mir|] [deine Erinnerungen|alles, was du dir gemerkt hast|alles Gemerkte]
[Erinnerungen|dein Gedächtnis] [?|]
!was ist in deinem Gedächtnis?
was solltest du dir merken?
was hab ich dir [schon alles|bisher|bis jetzt] [erzählt|gesagt]?
was steht [alles|] in deinem Gedächtnis?
[alle Erinnerungen|alles Gemerkte|Gedächtnis] [anzeigen|zeigen|auflisten|bitte]
was hast du [alles|] [abgespeichert|im Kopf|behalten] von mir?
+zähl [mal|] auf, was du dir gemerkt hast
ich will [dein Gedächtnis|deine Erinnerungen|alles Gemerkte] sehen
welche [Dinge|Sachen|Fakten] hast du dir gemerkt?
hast du dir überhaupt was gemerkt?
Liste [deiner Erinnerungen|von allem Gemerkten]
was waaßt du ois über mi?
wos host da ois gmerkt?
was hast du über mich [gespeichert|notiert|behalten]?
an was erinnerst du dich [so|]?
Gedächtnisinhalt bitte
magst du mir sagen, was du dir alles gemerkt hast?
!was schwirrt dir so im Kopf rum?
!ich hab den Überblick verloren, was du dir merken solltest
[würdest|könntest] du mir [alles Gemerkte|deine Erinnerungen] zeigen?
+fass zusammen, was du [über mich weißt|dir gemerkt hast]
welche Erinnerungen [gibt es|hast du]?
wie viele Erinnerungen hast du?
alles was du über mich weißt, bitte
was ist über mich gespeichert?
Überblick über [dein Gedächtnis|deine Erinnerungen]
+geh deine Erinnerungen durch
Erinnerungen auflisten
was weißt du sonst noch [von mir|über mich]?
hast du überhaupt [was|etwas] im Gedächtnis?
ich möchte wissen, was du dir [so|alles|] gemerkt hast
was sollst du dir eigentlich alles für mich merken?
was weisch über mi?
sag mir alles, was du dir je gemerkt hast
Inhalt [deines Gedächtnisses|vom Gedächtnis] [zeigen|bitte]
""",
)
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
""",
)
