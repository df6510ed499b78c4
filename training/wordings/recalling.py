"""How people ask for what they wanted remembered: about something, about a person, all of it."""

from training.phrases import Phrases

RECALL = Phrases(
    en="""
what do you [know|remember|still know] about {q}?
what did i [tell|say to] you about {q}?
do you remember [anything|something|what i said] about {q}?
what have you [noted|remembered|memorized] about {q}?
+recall [what you know about|everything about] {q}
+[tell|show] me what you remember about {q}
what was [it|that] again [about|with] {q}?
have i told you [something|anything] about {q}?
+check your memory for {q}
did i mention {q}?
memory: {q}
!+look in your memory for {q}
is there [something|anything] about {q} in your memory?
what do you have on {q}?
i told you [something|] about {q}, what was it?
!your notes about {q}?
what did we say about {q}?
{q}, [what did i tell you|what do you remember|what do you know from me]?
+jog your memory, what was there about {q}?
i can't remember what i told you about {q}
does {q} ring a bell?
any memory of {q}?
what info did i give you [on|about] {q}?
[did i ever|have i ever] [say|said] [something|anything] about {q} to you?
your memory on {q} please
+refresh my memory about {q}
what was it i asked you to remember about {q}?
i'm sure i told you about {q} [once|before|the other day]
[anything|something] memorized on {q}?
what have you got stored in your memory about {q}?
do you still know [what i said about|what was with] {q}?
could you recall {q} for me?
!you had something in mind on {q}, what was that?
!+dig in your memory for {q}
what's [stored|saved] about {q}?
could you tell me what i [said|mentioned] regarding {q}?
was there [anything|something] with {q}?
[help me|remind me], what about {q}?
do we have [something|anything] on {q} [in your memory|from me]?
{q} - what do you know?
[wasn't there|there was] something about {q}
i'd like to hear what you've memorized on {q}
+retrieve [what i told you about|your memory of] {q}
+remind me [of|about] {q}
in your memory, what is there on {q}?
has {q} [come up|been mentioned] before?
you should have [something|a note] on {q}, what is it?
[hmm|uh], {q}, what was the deal with that?
how was that with {q}?
what did i make you memorize concerning {q}?
got [any|] [info|memories] about {q}?
{q}, do you remember
{q}: what do you remember
about {q}, what did i tell you
about {q}, do you remember anything
recall {q}
anything about {q} that i told you
everything i told you about {q}
everything you remember about {q}
all you know about {q} from me
the {q} thing, what did i say
the memory about {q} please
memories of {q}
memories about {q} please
what about {q}, what did i tell you
what did i want you to remember about {q}
what did i want to keep in mind about {q}
what do you keep in mind about {q}
what have i said about {q}
what have i mentioned about {q}
what's in your memory about {q}
what's in your memory on {q}
what was i saying about {q}
what was i telling you about {q} the other day
what was there with {q}
which memories do you have of {q}
did i tell you something about {q}
did i say anything concerning {q}
did we talk about {q}
do you have a memory of {q}
do you have {q} in your memory
do you still have {q} in mind
have you got {q} in your memory
is {q} in your memory
is there a memory of {q}
i once told you about {q}
i've told you about {q}, haven't i
i've forgotten what i said about {q}
i forgot what it was about {q}
i don't remember what was with {q}
i need what i told you about {q}
i want to know what you remember about {q}
i'd like to know what i said about {q}
could you check what you remember of {q}
would you tell me what i said about {q}
can you remember {q}
[can|could] you look in your memory for {q}
+look up {q} in your memory
+search your memory for {q}
+tell me again what i said about {q}
+tell me what you have in memory on {q}
{q}, remember?
{q}, from memory
{q}, what have i told you
{q}? i told you once
{q} - i told you about that
{q} in your memory?
memory search {q}
memory lookup: {q}
memory about {q}?
notes in your memory on {q}
remembered about {q}?
what you know of {q} from me
what i said about {q}, please
what i told you about {q}?
whatever i told you about {q}, i need it now
the facts i gave you on {q}
the info i gave you about {q}
you and i spoke about {q}, what was said
you remember the thing with {q}?
you remember {q}, right?
you were supposed to remember something about {q}
you were told about {q}, what was it
you must remember {q}
tell me about {q}, i told you that once
that thing about {q}, how did it go
that story with {q}, how was it
when did i tell you about {q}, and what
why did i mention {q} to you, what was it
how much do you remember about {q}
how did the thing with {q} go, i told you
anything in your memory about {q}?
any recollection of {q}
any chance you remember {q}
got {q} in your memory?
heard of {q} from me?
haven't i told you about {q}?
hasn't {q} come up between us?
am i right that i told you about {q}
am i mistaken or did i tell you about {q}
my own words about {q}, please
my memory fails me, what was it about {q}
my mind's gone blank on {q}, what did i tell you
i was talking to you about {q} last week, what did i say
i've got a blackout about {q}, help me remember
i believe you remember something about {q}
i know i told you about {q}
i gave you something to remember about {q}
mind telling me what i said about {q}
think back, what was with {q}
think: {q}, what did i say
+consult your memory about {q}
+go through your memory for {q}
+rack your brain about {q}
+remember what i said about {q}, and tell me
+fetch what you remember about {q}
+dig up what i told you about {q}
+bring back what i said about {q}
""",
    de="""
was weißt du [noch|] über {q}?
was hab ich dir über {q} [gesagt|erzählt]?
was hast du dir [zu|über] {q} gemerkt?
erinnerst du dich an {q}?
woran erinnerst du dich bei {q}?
+[zeig|sag] mir, was du dir zu {q} gemerkt hast
was war das nochmal mit {q}?
hab ich dir [was|etwas|mal was] über {q} [gesagt|erzählt]?
+schau in deinem Gedächtnis nach {q}
hast du [was|etwas] zu {q} [gespeichert|notiert|gemerkt]?
Erinnerungen an {q}
!+schau mal, was du zu {q} im Gedächtnis hast
was ist dir zu {q} bekannt?
ich hab dir doch [was|] über {q} erzählt, was war das?
!deine Notizen zu {q}?
was woaßt no über {q}?
was war da nochmal bei {q}?
{q}, [was hab ich dir dazu gesagt|was weißt du da noch|was hast du dir da gemerkt]?
was ist von mir über {q} bekannt?
ich weiß nicht mehr, was ich dir über {q} [gesagt|erzählt] hab
sagt dir {q} [noch|] was?
klingelt bei {q} was?
+kram [mal|] in deinem Gedächtnis nach {q}
+hilf mir, was hab ich dir zu {q} gesagt?
was solltest du dir zu {q} merken?
ich hatte dir [doch|mal|] was zu {q} gesagt
weißt du noch, was ich über {q} gesagt hab?
[Gemerktes|Gedächtnis|Erinnerung] zu {q}
was steht in deinem Gedächtnis [über|zu] {q}?
hatten wir nicht schon mal über {q} geredet?
wos host da zu {q} gmerkt?
was häsch dir zu {q} gmerkt?
ist bei dir [was|etwas] zu {q} hängengeblieben?
!du solltest da was über {q} wissen, was denn?
!+ruf dir {q} in Erinnerung
was ist bei dir [über|zu] {q} [abgelegt|gespeichert]?
könntest du mir sagen, was ich zu {q} erzählt hab?
gibt's [da|] was zu {q} in deinem Gedächtnis?
[hilf mir auf die Sprünge|erinner mich], was war mit {q}?
{q} - was weißt du davon?
war da nicht [was|etwas] mit {q}?
[hmm|sag mal], {q}, wie war das noch?
ich komm nicht drauf, was war mit {q}?
hab ich {q} [schon mal|je] erwähnt?
weißt [du|] was [über|von] {q}?
+erinner mich [mal|bitte|] an das, was ich über {q} gesagt hab
was hatte ich dir [bezüglich|wegen] {q} gesagt?
+such in deinen Erinnerungen nach {q}
über {q} müsstest du was wissen
bei {q} hab ich dir doch was aufgetragen zu merken, oder?
was is mit {q} gwesn?
dein Wissen [über|zu] {q} bitte
was [kannst|könntest] du mir [über|zu] {q} aus deinem Gedächtnis sagen?
{q}, weißt du noch
{q}: was weißt du noch
zu {q}, was hab ich dir gesagt
zu {q}, hast du dir da was gemerkt
recall {q}
Gemerktes über {q}
alles, was du zu {q} weißt
alles, was ich dir über {q} gesagt hab
die Sache mit {q}, was war da
das mit {q}, wie war das
die Erinnerung an {q} bitte
Erinnerungen zu {q} bitte
was hast du zu {q} im Gedächtnis
was hast du über {q} im Kopf
was hast du dir über {q} gemerkt
was ist mit {q}, was hab ich dir gesagt
was wolltest du dir zu {q} merken
was hab ich mal über {q} gesagt
was hab ich neulich von {q} erzählt
was hab ich von {q} erwähnt
was hab ich dir zu {q} aufgetragen
was haben wir über {q} gesagt
was gab's da mit {q}
was gibt dein Gedächtnis zu {q} her
welche Erinnerungen hast du an {q}
hab ich mal was zu {q} gesagt
hab ich dir von {q} erzählt
haben wir über {q} gesprochen
hast du {q} im Gedächtnis
hast du {q} noch im Kopf
hast du eine Erinnerung an {q}
weißt du noch was von {q}
weißt du was zu {q}, von mir mein ich
kannst du dich an {q} erinnern
kommt {q} in deinem Gedächtnis vor
ist {q} in deinem Gedächtnis
ich hab dir mal was von {q} erzählt
ich hab dir doch von {q} erzählt, oder
ich hab vergessen, was ich über {q} gesagt hab
ich hab vergessen, was mit {q} war
ich erinner mich nicht, was mit {q} war
ich brauch, was ich dir zu {q} gesagt hab
ich will wissen, was du dir zu {q} gemerkt hast
ich wüsst gern, was ich über {q} gesagt hab
könntest du nachsehen, was du dir zu {q} gemerkt hast
würdest du mir sagen, was ich über {q} gesagt hab
magst mir sagen, was mit {q} war
+sag mir nochmal, was ich über {q} gesagt hab
+sag mir, was du über {q} im Gedächtnis hast
+durchsuch dein Gedächtnis nach {q}
weißt no, wos i über {q} gsogt hob
weisch no öppis vo {q}
weetst du noch wat von {q}
{q}, erinnerst du dich?
{q}, aus dem Gedächtnis
{q}? hab ich dir mal gesagt
{q} - davon hab ich dir erzählt
{q} im Gedächtnis?
Gedächtnissuche {q}
im Gedächtnis nachschlagen: {q}
Gedächtnis, {q}
memory {q}
gemerkt zu {q}?
Gedächtnisnotizen zu {q}
was ich zu {q} gesagt hab, bitte
was ich dir über {q} erzählt hab?
was ich dir je zu {q} gesagt hab, brauch ich jetzt
die Fakten zu {q}, die ich dir gegeben hab
die Info von mir zu {q}
wir haben doch über {q} geredet, was war da
du erinnerst dich doch an {q}, oder
du solltest dir was zu {q} merken, was war's
man hat dir was von {q} gesagt, was war das
du musst dich doch an {q} erinnern
erzähl mir von {q}, das hab ich dir mal gesagt
diese Geschichte mit {q}, wie war die
diese Sache mit {q}, wie ging die
wann hab ich dir von {q} erzählt, und was
warum hab ich {q} erwähnt, was war da
wie viel weißt du noch über {q}
wie war das mit {q}, das hatte ich dir gesagt
irgendwas über {q} im Gedächtnis?
irgendeine Erinnerung an {q}
weißt du zufällig noch was über {q}
hast {q} noch im Gedächtnis?
schon mal von mir was über {q} gehört?
hab ich nicht mal was von {q} erzählt?
war {q} nicht schon mal Thema bei uns?
irre ich mich, oder hab ich dir von {q} erzählt
meine eigenen Worte zu {q} bitte
mein Gedächtnis streikt, was war mit {q}
bei {q} hab ich einen Blackout, was hab ich dir gesagt
letzte Woche hab ich mit dir über {q} geredet, was hab ich gesagt
ich glaub, du hast dir was zu {q} gemerkt
ich weiß genau, dass ich dir von {q} erzählt hab
ich hab dir was über {q} zum Merken gegeben
magst mir sagen, was ich über {q} gesagt hab
denk mal zurück, was war mit {q}
denk nach: {q}, was hab ich gesagt
+zieh dein Gedächtnis zu {q} zurate
+geh dein Gedächtnis nach {q} durch
+grab in deinen Erinnerungen nach {q}
+hol hervor, was ich über {q} gesagt hab
+hol aus deinem Gedächtnis, was mit {q} war
+erinner dich an {q} und sag mir, was war
host no wos zu {q} im Kopf
wos hob i da vo {q} dazöt
wat hebb ik di över {q} vertellt
was hani dir vo {q} gseit
erinnersch di a {q}
""",
)
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
my {q}, where
my {q}, when was that
my {q} is where
name of my {q}?
place of my {q}?
where's my {q} again
where was my {q}
where have i put my {q}
where did my {q} go, i told you
where do i have my {q}
where does my {q} live again
when was my {q} again
when did i get my {q}
when is my {q} due
what about my {q}, did i say something
what colour is my {q} again
what brand is my {q}
what did i call my {q}
what did i do with my {q}
what did i pay for my {q}
what did i say about my {q}
what do i call my {q}
what happened to my {q}, i told you
what size is my {q}
what was the deal with my {q}
what was special about my {q}
what was the name of my {q} again
what's the number of my {q}
what's the code of my {q}
what's up with my {q} again
who did i lend my {q} to
who gave me my {q}
who repaired my {q}
who was my {q} again
whose is my {q} really, i told you
how old is my {q} again
how is my {q} called again
is my {q} at home or lent out, i told you
did i lend my {q} to anyone
did i mention where my {q} is
did i say when my {q} is
do you know where my {q} is
do you know what my {q} is called
do you remember the name of my {q}
have i told you where my {q} is
tell me where my {q} is
tell me the name of my {q}
+remind me where my {q} is
+remind me what my {q} is called
i don't remember where my {q} is
i don't know any more what my {q} is called
i've lost my {q}, where did i say it is
you should know where my {q} is
my {q}?
my {q} again?
my {q}, the name?
my {q}, since when
my {q}, how much was it
my {q}, which brand
my {q}, whose is it now
my {q} - any idea where i left it
colour of my {q}?
price of my {q}, i told you
size of my {q}, you have it in your memory
number of my {q}?
code of my {q}?
location of my {q}, please
the name of my {q} please
the place where i put my {q}
what i call my {q}
what i told you about my {q}
what did my {q} cost again
what was wrong with my {q}
what was the matter with my {q}
what's the story with my {q}
what's my {q} good for again
what model is my {q}
what year is my {q} from
what should i do about my {q}, i told you
which shop is my {q} from
which drawer is my {q} in
which of them is my {q}
whereabouts is my {q}
where's the place for my {q}
where did i buy my {q}
where did i hide my {q}
where did i last see my {q}, i told you
where do we keep my {q}
why did i sell my {q}
why do i need my {q}, i told you
when did i buy my {q}
when did i lend out my {q}
when do i get my {q} back
how long have i had my {q}
how big is my {q} again
how come i don't have my {q}, i told you
how did i name my {q}
has anybody borrowed my {q}, i told you
has my {q} got a name
does my {q} have a name, i told you
was my {q} repaired, did i say
have i lent my {q} to someone
who has got my {q} now
who fixed my {q}
who did i buy my {q} from
whom does my {q} belong to
i need my {q}, where did i say it is
i told you where my {q} is, where
i told you the name of my {q}
i wish i knew where my {q} is, i told you
can't remember what my {q} is called
can't think of the name of my {q}
+look in your memory for my {q}
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
mein {q}, wo ist das
meine {q}, wo ist die
mein {q}, wann war das
mein {q} heißt wie
mein {q} ist wo
Name von meinem {q}?
Nummer von meinem {q}?
wo war nochmal mein {q}
wo hab ich [mein|meinen|meine] {q}
wo hab ich [mein|meinen|meine] {q} hingetan
wo steht [mein|meine] {q} nochmal
wo liegt denn [mein|meine] {q}
wo ist mein {q} hingekommen, das hab ich dir gesagt
wo wohnt mein {q} nochmal
wann war [mein|meine] {q} [gleich|]
wann hab ich [meinen|meine] {q}
wann hab ich {q} gekauft
wie heißt nochmal [mein|meine] {q}
wie hab ich {q} genannt
wie alt ist [mein|meine] {q} nochmal
wie viel hat {q} gekostet, weißt du das noch
was war mit [meinem|meiner] {q}
was war nochmal mit {q}, das hab ich dir gesagt
was ist mit [meinem|meiner] {q}, was hab ich gesagt
was hab ich mit {q} gemacht
was hab ich für {q} bezahlt
was hab ich zu [meinem|meiner] {q} gesagt
was war der Code von [meinem|meiner] {q}
was war die Farbe von meinem {q}
welche Marke ist [mein|meine] {q}
welche Nummer hat [mein|meine] {q} nochmal
wem hab ich {q} geborgt
von wem hab ich {q} bekommen
bei wem ist [mein|meine] {q}
wer war gleich [mein|meine] {q}
wer hat mir {q} geschenkt
wer hat [mein|meine] {q} repariert
hab ich {q} verliehen
hab ich dir gesagt, wo {q} ist
hab ich dir gesagt, wie [mein|meine] {q} heißt
weißt du noch, wie [mein|meine] {q} heißt
weißt du noch, wann [mein|meine] {q} ist
weißt du, wo [mein|meine] {q} ist
sag mir, wo [mein|meine] {q} ist
sag mir nochmal, wie [mein|meine] {q} heißt
+erinner mich, wo [mein|meine] {q} ist
+erinner mich, wie [mein|meine] {q} heißt
ich weiß nicht mehr, wie [mein|meine] {q} heißt
ich hab vergessen, wo {q} ist
ich hab [mein|meine|meinen] {q} verlegt, wo war das nochmal
du müsstest wissen, wo [mein|meine] {q} ist
wo is mei {q} no amoi
wie heisst mis {q} scho wieder
mein {q}?
meine {q}?
mein {q}, der Name?
meine {q}, seit wann
mein {q}, was hat das gekostet
mein {q}, welche Marke
[mein|meine] {q} - weißt du, wo das ist
Farbe von meinem {q}?
Größe von meinem {q}?
Code von meinem {q}?
Preis von meinem {q}, den hab ich dir gesagt
Platz von meinem {q}?
der Name von meinem {q} bitte
der Ort, wo ich {q} hingetan hab
wie ich [mein|meine] {q} nenne
was ich dir von meinem {q} gesagt hab
was war kaputt bei meinem {q}
was war los mit meinem {q}, das hab ich dir gesagt
was ist das Besondere an meinem {q}, hab ich dir erzählt
welches Modell ist [mein|meine] {q}
welches Baujahr hat [mein|meine] {q}
welche Farbe hat [mein|meine] {q} nochmal
welche Größe hat [mein|meine] {q}
in welcher Lade liegt [mein|meine] {q}
in welchem Geschäft hab ich {q} gekauft
wo ungefähr ist [mein|meine] {q}
wo ist der Platz für [mein|meine|meinen] {q}
wo hab ich {q} versteckt
wo hab ich {q} gekauft, das hab ich dir gesagt
wo hab ich {q} zuletzt gehabt
warum hab ich {q} verkauft
wozu brauch ich {q}, das hab ich dir gesagt
wann hab ich {q} verliehen
wann krieg ich {q} zurück
wie lang hab ich {q} schon
wie groß ist [mein|meine] {q} nochmal
wie taufte ich [mein|meine|meinen] {q}
hat [mein|meine] {q} einen Namen
hat sich wer {q} ausgeborgt, das hab ich dir gesagt
ist {q} schon repariert, hab ich was gesagt
ist [mein|meine] {q} verliehen
bei wem liegt [mein|meine] {q}
bei wem hab ich {q} gekauft
wer hat jetzt [mein|meine|meinen] {q}
von wem ist [mein|meine] {q} nochmal
ich brauch {q}, wo hab ich gesagt ist das
ich hab dir gesagt, wo [mein|meine] {q} ist, wo denn
ich hab dir den Namen von meinem {q} gesagt
wüsst ich nur, wo [mein|meine] {q} ist, hab's dir gesagt
der Name von meinem {q} fällt mir nicht ein
mir fällt nicht ein, wie [mein|meine] {q} heißt
ich such [mein|meine|meinen] {q}, hab dir gesagt wo
+sag mir, was mit meinem {q} war
+verrat mir, wo [mein|meine] {q} nochmal ist
+schau in deinem Gedächtnis nach meinem {q}
wo is'n mei {q}
wie hoaßt'n mei {q}
wo is mien {q}
wo isch mis {q}
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
{q}'s birthday?
{q}'s address please
{q}'s favourite things, i told you
{q} and me, how do we know each other
{q} again, what was it
birthday of {q}
address of {q}
what was {q}'s birthday again
what was {q}'s name day
what was {q}'s surname again
what was that about {q}
what was {q} up to, i told you
what did i say about {q}
what do you remember about {q}
what have i told you of {q}
what have you got on {q}
what can't {q} stand again
what's {q} into
what makes {q} happy, i told you once
what do i owe {q}
what does {q} owe me
what did {q} give me
what did i get {q} last time
what did {q} want from me
what size does {q} wear
what's {q} like, you know that from me
when was {q} born again
when am i seeing {q}
when's {q} coming
where does {q} work again
where did i say {q} lives
which street does {q} live in
which phone number has {q}
whose sister is {q} again
does {q} like that, i told you
does {q} eat meat
does {q} have kids, i told you that
has {q} still got something of mine
did {q} borrow something from me
tell me what i said about {q}
+remind me when {q}'s birthday is
+remind me where {q} lives
+remind me what {q} likes
+look in your memory for {q}'s birthday
i need a present for {q}, what did i tell you
i'm meeting {q}, what should i know
i've forgotten {q}'s birthday
i've forgotten where {q} lives
i can't think who {q} is
no idea any more who {q} is
{q}, birthday?
{q}, address?
{q} lives where
{q} works where again
{q} likes what again
{q}'s surname?
{q}'s shoe size, i told you
{q}'s kids, what are they called, i told you
{q}'s door code, you know it
{q} owes me what
{q} wants what for christmas
{q}, allergic to what
{q} and i have a date, when
phone number of {q}?
allergies of {q}?
job of {q}?
present for {q}, any hints from me
everything i told you about {q}
who's that {q} again
who was {q} to us
who introduced me to {q}
which team does {q} support, i told you
which school does {q} go to
which flat is {q} in
which book did i lend {q}
which car does {q} drive
what colour does {q} like
what music does {q} like
what did {q} ask me for
what did {q} tell me, i told you
what did i agree with {q}
what did i want to ask {q}
what does {q} drink
what is {q} scared of
what is {q} studying
what is {q} to me
what should i not say to {q}
what was the favour for {q}
when did i last see {q}
when does {q} move
when is it {q}'s turn
where is {q} from, i told you once
where's {q} working now
where does {q} study
why is {q} angry with me, i told you
how do i spell {q}'s surname, i told you
how does {q} take the coffee
how many kids has {q} got, i mentioned it
how tall is {q}, i told you
is {q} married, i told you
is {q} vegetarian
has {q} got a dog
can {q} eat nuts
am i meeting {q} soon, when
did {q} move
did i give {q} anything
do you know {q}
i'm calling {q}, what did i want
i'm visiting {q}, what's the address again
i'm cooking for {q}, what can't be in it
it's {q}'s birthday soon, when was it
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
{q}, wann ist da Geburtstag
{q} hat wann Geburtstag
{q} wohnt wo
{q} mag was nochmal
{q} und ich, woher kennen wir uns
Geburtstag {q}?
Nummer von {q}, die hab ich dir gesagt
was war nochmal der Nachname von {q}
was war der Beruf von {q}
was war das mit {q}
was hab ich dir von {q} erzählt
was hab ich zu {q} gesagt
was hast du dir zu {q} gemerkt
was kann {q} nicht ausstehen
was verträgt {q} nicht
was schulde ich {q}
was schuldet mir {q}
was hat {q} mir gegeben
was hat mir {q} geliehen
was wollte {q} von mir
was hab ich {q} letztes Mal geschenkt
was freut {q}, das hab ich dir mal gesagt
welche Größe trägt {q}
welchen Job hat {q} nochmal
in welcher Straße wohnt {q}
in welcher Stadt wohnt {q} jetzt
wo arbeitet {q} nochmal
wo ist {q} hingezogen
wo hab ich gesagt, dass {q} wohnt
wann kommt {q}
wann seh ich {q}
wann bin ich mit {q} verabredet
wann ist {q} geboren, hab ich dir gesagt
wessen Bruder ist {q} nochmal
mag {q} das, hab ich dir das gesagt
isst {q} Fleisch
hat {q} Kinder, das hab ich dir gesagt
hat {q} noch was von mir
hat sich {q} was von mir geliehen
sag mir nochmal, wer {q} ist
sag mir, wo {q} wohnt
+erinner mich, wann {q} Geburtstag hat
+schau in deinem Gedächtnis, wann {q} Geburtstag hat
ich brauch ein Geschenk für {q}, was hab ich dir gesagt
ich treff {q}, was muss ich wissen
ich weiß nicht mehr, wann {q} Geburtstag hat
ich weiß nicht mehr, wo {q} wohnt
mir fällt nicht ein, wer {q} ist
wer isch {q} scho wieder
{q}, Geburtstag?
{q}, Adresse?
{q} arbeitet wo nochmal
{q} wünscht sich was
{q} schuldet mir was
{q} verträgt was nicht
{q} und ich sind wann verabredet
Nachname von {q}?
Allergien von {q}?
Beruf von {q}?
Schuhgröße von {q}, die hab ich dir gesagt
Geschenk für {q}, hab ich da was gesagt
die Kinder von {q}, wie heißen die
der Türcode von {q}, den weißt du
alles, was ich dir über {q} erzählt hab
wer ist denn {q} nochmal
wer hat mir {q} vorgestellt
zu welchem Verein hält {q} nochmal
auf welche Schule geht {q}
welches Buch hab ich {q} geliehen
welches Auto fährt {q}
welche Farbe mag {q}
welche Musik hört {q}
was wollte ich {q} fragen
was hab ich mit {q} ausgemacht
was hat {q} mir erzählt, das hab ich dir gesagt
was hat mir {q} aufgetragen
was studiert {q}
was ist {q} für mich
was darf ich {q} nicht sagen
was trinkt {q} nicht
wovor hat {q} Angst
wann hab ich {q} zuletzt gesehen
wann zieht {q} um
wann ist {q} dran
woher kommt {q}, das hab ich dir erzählt
woher war {q} nochmal
wo studiert {q}
wo ist {q} daheim
warum ist {q} sauer auf mich, das hab ich dir erzählt
wie schreibt man den Nachnamen von {q}, hab ich dir gesagt
wie trinkt {q} den Kaffee
wie viele Kinder hat {q} nochmal
ist {q} verheiratet, hab ich dir gesagt
ist {q} Vegetarier
hat {q} einen Hund
darf {q} Nüsse essen
treff ich {q} bald, wann denn
ist {q} umgezogen
hab ich {q} was gegeben
kennst du {q}
ich ruf {q} an, was wollt ich da
ich besuch {q}, wie war die Adresse
ich koch für {q}, was darf nicht rein
bald hat {q} Geburtstag, wann war das
+sag mir, wann {q} Geburtstag hat
+erinner mich, wo {q} wohnt
wo is {q} dahoam
wann het {q} Geburtstag
wo wohnt {q} scho wieder
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
memories
memories please
contents of your memory
all you know
all you know about me
all you remember
all of your memory
your memory please
read me your memory
print your memory
recall
recall all
recall everything you can
everything i told you
everything i've told you so far
everything in your memory
everything you keep about me
everything you've learned from me
what's in there, in your memory
what's in your memory about me
what is it you remember
what all do you remember
what have you kept in memory
what have you got in your memory
what did you memorize
what did i tell you so far
what did i want you to remember
what was i asking you to remember
what was it i told you to keep in mind
what information do you have about me
what notes on me are in your memory
what would you tell somebody about me
which facts have you stored
which facts did i tell you
do you know anything about me
do you have anything in your memory
do you still remember what i told you
have you remembered anything
have i told you anything so far
can i see your memory
can i see what you remember
could you list your memories
could you go through everything you remember
would you show me all the memories
may i see all that you remember
i want to know what you remember
i want to know what you know about me
i'd like to see your memories
i'd like a list of what you remember
i forgot what i told you to remember
i'm curious what you know about me
let me see your memories
let me see what you remember
let's go through your memories
+enumerate your memories
+read out all memories
+tell me all your memories
+tell me everything you know about me
+check your memory and list everything
memory?
memory list
memory contents
your memories?
all facts about me
all i told you
my facts
my data in your memory
remembered so far?
what's remembered
what's on file about me
what's known about me
what's in that memory of yours
what's all in your head about me
what did you keep of what i said
what did you note about me
what have i given you to remember
what should i know about your memory? list it
what have you saved for me in memory
which facts do you remember
which things did i tell you to remember
who am i to you, what do you know
how much do you know about me
how well do you know me
how full is your memory? show me
how many things have i told you to remember
do you know me
do i have things in your memory
do you have a list of what i told you
have i told you to remember something
has anything been remembered
is something stored in your memory
are there any memories
am i in your memory
any memories?
so, what do you know about me
so you remember what exactly
i want the list of memories
i want to go through your memories
i want to check your memory
i'd like an overview of your memory
i'd love to know what you know about me
i'm wondering what you remember
i've lost track of what you remember
i need to see everything you remember
privacy check: what do you know about me
gdpr request: what do you remember about me
for my peace of mind, what do you know about me
may i look into your memory
could i have all memories
will you tell me what you remember
would you read me your memories
let's have a look in your memory
let's see what you remember
let me hear all you remember
tell me what's in your head
talk to me about me, what do you know
+call up all memories
+display your memory
+go over all that you remember
+itemize your memories
+reveal everything you know about me
+give me a list of memories
+give me the contents of your memory
+name all the things i told you to remember
+output all memories
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
Erinnerungen bitte
alle Erinnerungen
alle Erinnerungen zeigen
Gedächtnis
Gedächtnis zeigen
Gedächtnis auflisten
Gedächtnis ausgeben
Gedächtnisinhalt
Inhalt deines Gedächtnisses
dein ganzes Gedächtnis bitte
dein Wissen über mich
alles Gemerkte
alles, was ich dir gesagt hab
alles, was du behalten hast
alles aus deinem Gedächtnis
alles, was in deinem Gedächtnis ist
Merkliste zeigen, also alles Gemerkte
recall
was hast du dir alles gemerkt von mir
was hast du denn so im Gedächtnis
was hast du bisher behalten
was hast du von mir gelernt
was hab ich dir bisher zum Merken gegeben
was hab ich dir alles aufgetragen zu merken
was weißt du so über mich
was weißt du von mir
was weißt du noch alles
was wolltest du dir für mich merken
was kannst du über mich sagen
was merkst du dir grad alles
welche Infos hast du über mich
welche Fakten kennst du über mich
welche Erinnerungen sind gespeichert
weißt du was über mich
weißt du noch, was ich dir alles gesagt hab
hast du was über mich im Gedächtnis
hast du dir schon was gemerkt
kann ich deine Erinnerungen sehen
kann ich dein Gedächtnis anschauen
könntest du alle Erinnerungen auflisten
würdest du mir dein Gedächtnis vorlesen
darf ich sehen, was du über mich weißt
ich will wissen, was du über mich weißt
ich will alles sehen, was du dir gemerkt hast
ich möchte deine Erinnerungen sehen
ich hätte gern eine Liste deiner Erinnerungen
ich weiß nicht mehr, was du dir merken solltest
mich interessiert, was du über mich weißt
lass mich dein Gedächtnis sehen
lass hören, was du dir alles gemerkt hast
gehen wir deine Erinnerungen durch
+lies mir deine Erinnerungen vor
+nenn mir alles, was du dir gemerkt hast
+sag mir, was in deinem Gedächtnis steht
+gib mir alle Erinnerungen
+schau in dein Gedächtnis und sag mir alles
zoag ma, wos da ois gmerkt host
was häsch dir alles gmerkt
wat weest du över mi
Gedächtnisliste
Erinnerungsliste
deine Erinnerungen?
alle Fakten über mich
Fakten über mich
meine Daten in deinem Gedächtnis
bisher gemerkt?
was ist gemerkt
was ist alles gespeichert über mich
was ist über mich bekannt
was ist alles in deinem Gedächtnis drin
was steckt alles in deinem Kopf über mich
was hast du von mir behalten
was hast du dir notiert über mich
was hab ich dir zum Merken gegeben
was hast du für mich im Gedächtnis gespeichert
was weißt du denn schon von mir
welche Fakten hast du im Gedächtnis
welche Dinge solltest du dir merken
wer bin ich für dich, was weißt du
wie viel weißt du über mich
wie gut kennst du mich
wie voll ist dein Gedächtnis? zeig her
wie viele Sachen solltest du dir merken
kennst du mich
gibt's eine Liste von dem, was ich dir gesagt hab
hab ich dir schon was zum Merken gegeben
ist schon was gemerkt
ist was in deinem Gedächtnis gespeichert
gibt's Erinnerungen
komm ich in deinem Gedächtnis vor
irgendwelche Erinnerungen?
so, was weißt du über mich
du erinnerst dich woran genau
ich will die Liste der Erinnerungen
ich will deine Erinnerungen durchgehen
ich will dein Gedächtnis kontrollieren
ich hätt gern einen Überblick über dein Gedächtnis
ich würd gern wissen, was du alles von mir weißt
ich frag mich, was du dir gemerkt hast
ich hab vergessen, was du dir alles gemerkt hast
ich muss alles sehen, was du weißt über mich
Datenschutz: was weißt du über mich
DSGVO-Auskunft: was hast du dir über mich gemerkt
zur Beruhigung: was weißt du über mich
dürfte ich in dein Gedächtnis schauen
könnt ich alle Erinnerungen haben
sagst du mir, was du dir gemerkt hast
würdest du mir deine Erinnerungen vorlesen
schauen wir in dein Gedächtnis
schauen wir, was du dir gemerkt hast
lass mich hören, woran du dich erinnerst
sag, was du im Kopf hast über mich
erzähl mir was über mich, was weißt du
+ruf alle Erinnerungen ab
+zeig dein Gedächtnis
+geh alles durch, was du dir gemerkt hast
+leg offen, was du über mich weißt
+gib mir eine Liste der Erinnerungen
+gib den Inhalt deines Gedächtnisses aus
+nenn mir alles, was ich dir zum Merken gegeben hab
+liste dein Gedächtnis auf
wos waßt'n ois von mir
was häsch im Gedächtnis
wat hest du di markt
zoag dei Gedächtnis
""",
)
