"""How people say that it is too loud or too quiet, and that a change was too small or too big."""

from training.phrases import Phrases

HINTS = {
    1: Phrases(
        en="""
i can [barely|hardly|almost not] hear [it|this|anything|the music|that|the video|what they say]
i can't hear [it|this|the music|anything|a thing|what they're saying]
[it's|its|this is|that's|the music is|the sound is|the video is] [too|way too|so|much too] [quiet|low|soft|silent]
!too [quiet|low|soft]
[i don't hear|i'm not hearing] [it|this|much|anything|the music|enough]
the [volume|sound] is [too|so] low
[speak|talk] [up|louder]
pump it up
crank it up
[pump|crank] up the [music|sound|volume|bass|jam]
!more [volume|sound|noise]
[it's|its] not loud enough
[this|that] isn't loud [enough|]
[my|the] speakers are [too|so] quiet
hard to hear [this|that|it]
i [need|want] more volume
what [are they|is he|is she] saying, it's so quiet
[sound|audio|volume] [is|seems|sounds] [really|kinda|pretty] [weak|faint|low|thin]
[this|it|the podcast|the movie] is [barely|hardly] audible
i [need|have] to strain my ears
[the fan|the street|the dishwasher|the rain|the vacuum cleaner] [drowns out|is louder than] [the music|the video|everything]
are they whispering [or what|]
why is everything [so|this] quiet
all i hear is [mumbling|whispering]
[my ears are bad|i'm a bit deaf|my hearing isn't great], i [can't|don't] [understand|catch] what they say
i [can't make out|don't catch|miss half of] what [they say|she says|he's saying]
not enough [volume|sound|oomph]
there's [hardly|barely|almost no] sound coming out
!the dialogue is so faint
i wanna hear [it|this] properly
[sound|volume] isn't [high|loud] enough
!can't understand a word, way too soft
i love this [song|track], [blast it|crank it]
+blast [it|the music|this song]
give it [some|more] [volume|oomph]
[headphones|speakers|my headset] way too quiet
turn [it|this] up, i can't hear a word
!is this supposed to be this quiet
[nobody's home|the neighbours are out], we can be louder
could do with more [sound|volume]
i'm missing half the [dialogue|words|lyrics], it's so quiet
grandma can't hear [the film|it|a thing], it's too quiet
i can't follow [the dialogue|the talk|what he says], [too quiet|it's too low]
the [voice|speech|lecture|radio] is too [quiet|soft|low]
[it's|its] like a whisper
[the kids|the traffic|the neighbours|my typing] [drown|drowns] out the [sound|music]
i [want|need] more decibels
i [almost|nearly] hear nothing
[i have to|must i] lean in to [hear|understand] [anything|it]
[kinda|rather|pretty|a little] quiet [in here|this thing|that music]
not hearing [much|a lot|anything] [over here|from here]
let it [blast|boom|rock]
[let's|lets] crank [it|this]
the sound could use a boost
the music deserves more [volume|power]
too quiet for me
bit quiet
bit faint
so faint
very quiet
i hear nothing from this film, it's that low
what did he say? too quiet
pardon? the sound's too low
louder would help, i can't hear them
inaudible
barely audible
almost inaudible
can't hear
can't hear it
can't quite hear it
i can't hear the voices
i can't hear the podcast over the fan
i could use more sound
i'd hear more if it weren't so quiet
i need to hear this better
i want to hear every word
i'm straining to hear
i'm hard of hearing, too quiet
my hearing's bad, more volume
my neighbours' music is louder than mine
my speakers only whisper
the speakers whisper
the song is so soft
the room is noisy, i can't hear the music
the kettle is louder than the film
the train is so loud, i can't hear a word
voices are too low
low sound
low volume
it's all so quiet
it could be heard better
is it on? i barely hear it
is there any sound? so quiet
has someone turned it down? too quiet
why do i hear so little
why can't i hear it
nobody at the back can hear
grandpa wants to hear it too, too quiet
come on, that's no volume
put some volume into it
that's a whisper
feed the speakers
let me hear it
+let the whole room hear it
+give the sound a push
+make it audible
""",
        de="""
ich [hör|höre] [fast|kaum] [nichts|was|etwas]
[man|ich] [versteht|hör|versteh|verstehe] [ja|] [kaum|fast] [was|nichts]
ich [kann|] [die Musik|das|den Ton|das Video] [kaum|fast nicht] hören
[es|das|die Musik|der Ton|das Video] ist [viel|] zu leise
!viel zu leise
[das|es] ist [mir|] [so|zu|arg] leise
zu leise
der Ton ist [mir|] zu [leise|schwach|niedrig]
i [hör|hea|hear] [fast|] nix
[man|i] hört [ja|] [nix|nichts|gar nichts]
!mehr [Ton|Lautstärke|Wumms|Volume]
dreh [auf|mal auf|ordentlich auf]
[aufdrehen|hochdrehen] [bitte|]
gib [mal|] [mehr|] [Gas mit der Musik|Stoff auf die Boxen]
das ist nicht laut genug
[nicht|net|ned] laut genug
sprich [mal|bitte|] lauter
mach [mal|bitte|] laut
ich [versteh|hör] [kein Wort|nur die Hälfte], [so leise ist das|weil es so leise ist]
was [sagt der|sagen die|sagt die], [das ist|ist] zu leise
[da|es] kommt [kaum|fast kein] Ton raus
man muss [ja|] die Ohren spitzen
[flüstern die|flüstert der|flüstert die] [oder was|etwa|]
[der Staubsauger|die Straße|der Lüfter|die Dunstabzugshaube|der Regen] übertönt [alles|die Musik|den Film]
[ich bin|bin] [schwerhörig|a bissl terisch|halb taub], [zu leise|das ist zu leise]
mehr Power auf [die Boxen|die Lautsprecher|die Ohren]
[echt|mega|ur|voll] zu leise
[des|dös|dat] is [ma|mir|mia] [z'leis|zu leise]
[warum|wieso] ist [das|alles|der Ton|der Film] so leise
[so|bei der Lautstärke] [hör|versteh] ich [ja|] nix
!der Sound ist so [schwach|dünn|mickrig]
[geiles|tolles|cooles] [Lied|Stück], [aufdrehen|dreh auf]
[Ton|Musik|Stimmen] kaum [zu hören|hörbar]
!i versteh ka Wort, z'leis
da darf ruhig mehr Ton [kommen|raus]
[ned|nit] laut gnua
!isch [mir|] z lislig
Lautstärke [zu niedrig|zu gering|ist zu niedrig]
soll das so leise sein
bisschen schwach [auf der Brust|], der Ton
die Boxen [geben|bringen] [kaum|fast] nichts [her|]
die Oma [hört|versteht] [ja|] nix, [zu leise|das ist zu leise]
[die Stimme|der Vortrag|das Radio|das Gespräch|die Sprache] ist [viel|] zu leise
das ist ja wie Flüstern
ich [versteh|kapier] die [Dialoge|Leute|Stimmen] nicht, [zu leise|so leise]
da [könnt|dürft] [ruhig|] mehr Saft [drauf|rein]
die Musik hat mehr [Dampf|Power] verdient
ich muss [ja|] mit dem Ohr an den [Lautsprecher|Laptop]
bei dem [Verkehr|Lärm draußen|Wind] hör ich den Ton [kaum|nicht]
[ganz schön|ziemlich|recht|arg] leise [hier|das|der Ton]
lass [krachen|es krachen|knallen|dröhnen]
[kaum|fast nicht] zu [verstehen|hören]
der Ton [verträgt|könnte] mehr [Pegel|Power]
i hear [fast|] nix, [drah auf|moch lauter]
nix zum hean
aufdrahn [bitte|]
[schwer|schlecht] zu [verstehen|hören], [der Ton|so leise]
bisschen leise
bissl leis
etwas leise
so leise
sehr leise
ziemlich leise das Ganze
zu schwach
zu schwacher Ton
Ton zu schwach
Lautstärke reicht nicht
unhörbar
kaum hörbar
fast unhörbar
hör nichts
hör kaum was
hör's kaum
ich hör die Stimmen nicht
ich hör den Podcast nicht über den Lüfter
ich könnt mehr Ton brauchen
ich will jedes Wort hören
ich will besser hören
ich muss das besser hören
ich muss mich so anstrengen beim Zuhören
ich bin etwas taub, zu leise
wie bitte? zu leise
was hat er gesagt? der Ton ist so leise
mein Nachbar ist lauter als meine Musik
meine Boxen flüstern nur
die Boxen flüstern
der Song ist so leise
es ist so laut hier im Zug, ich hör kein Wort
der Wasserkocher ist lauter als der Film
die Waschmaschine läuft, ich hör nichts vom Film
die Stimmen sind so leise
alles ist so leise
läuft das? ich hör's kaum
kommt da Ton? so leise
hat wer leiser gestellt? ich hör nichts mehr
warum hör ich so wenig
warum ist die Musik so leise
hinten hört keiner was
der Opa will auch was hören, zu leise
komm, das ist doch keine Lautstärke
das soll man hören können
das hört ja keiner
mehr Ton für die hinten
mehr Sound
mehr Sound bitte
mehr Schmackes
lass hören
lass mich das hören
+mach den Ton hörbar
+gib dem Ton einen Schubs
+mach, dass man das hört
zwenig luut
to liesen
i vasteh nix, vui z'leis
""",
    ),
    -1: Phrases(
        en="""
[it's|its|this is|that's|the music is|the sound is|the video is] [too|way too|so|much too|far too] [loud|noisy]
!too loud
[that's|this is|it's] [hurting|killing|blasting] my ears
my ears [hurt|are bleeding|are ringing]
the [volume|sound] is [too|so] high
[keep|hold] it down
tone it down
turn [that|this] [noise|racket] down
not so loud
!a little less [noise|volume|sound]
less [volume|noise|sound|loud]
[i can't|nobody can] [think|work|concentrate] with [this noise|the music so loud]
[my neighbours|the neighbors|my neighbors] [will complain|are complaining about the noise]
the baby is sleeping, [too loud|not so loud]
[why is|why's] [it|this] so loud
[this|that] is [deafening|so loud]
my [head|ears] can't take this volume
[ouch|ow|whoa|jeez], [my ears|that's loud]
i [have|got] a [headache|migraine], [too loud|less noise]
[it's late|it's past midnight|people are sleeping], [not so loud|too loud]
[people|colleagues|the others] are [staring|looking] at me because of the [noise|volume]
i'm going deaf [here|]
[volume|sound|audio] [is|] way too high
why are they [shouting|yelling|screaming] at me
why is everything [so|this] loud
!i can't hear myself think
[that|this] almost blew my ears off
[we|i] can't talk over [the music|this]
[the ads are|the game is|the trailer is|his voice is] [so|too|way too] loud
easy on the [volume|ears|speakers]
gentler on my ears please
!the walls are shaking from the bass
my [wife|roommate|flatmate|boss] says [it's too loud|i should keep it down|not so loud]
!could we have less racket
can we have less noise
don't shout [at me|]
this is louder than it should be
more [quiet|quietly] please
!my eardrums, please
could do with less [noise|volume]
grandpa is [complaining|annoyed] about the [noise|loud music]
it's like [a rock concert|a disco|a jet engine] [in here|]
[holy moly|damn|oh my|good grief], that's loud
please don't wake [the kids|everyone|the baby], it's too loud
[it's|its] [painfully|unbearably|awfully|terribly] loud
the [voice|radio|siren|bass] is too [loud|much for my ears]
this [hurts|is painful|is too much for my ears]
[no need|no reason] to [shout|blast|scream]
[rather|pretty|kinda|quite] loud [in here|this thing|that music]
the whole [house|office|street|train] can hear [my music|this]
[gently|softly] please, my ears
the speakers are [blaring|booming|screaming|distorting]
i jumped, that's [so|too] loud
my dog is [scared|hiding] because of the volume
let it be less loud
bit loud
bit much for my ears
very loud
so loud
loud!
too noisy
awfully loud
such noise
what a noise
what a racket
noise!
less noisy please
less racket
softly
gently
easy now, my ears
have mercy on my ears
mind the neighbours
the neighbours are knocking
the neighbours called, it's loud
upstairs are complaining
it's night, not so loud
it's late, mind the volume
exam tomorrow, less noise
the cat ran off, so loud
the kids are asleep, less volume
the windows rattle
the desk vibrates from the sound
the bass shakes the house
the volume is ridiculous
the volume hurts
the sound is overwhelming
the speakers are shouting
sound's too high
volume's too high
high volume
my ears ring
my poor ears
my head hurts from the music
i can't hear the person next to me
i can't hear my own voice
i'm on the phone, it's too loud
i'm trying to read, too loud
i nearly fell off my chair, so loud
i don't want to wake anyone
i don't like it this loud
i'd rather not go deaf
is it always this loud
does it have to be this loud
must it be so loud
why so loud
why does it shout
who turned it up? too loud
nobody needs it that loud
people can hear it outside
+spare my ears
+keep the volume civilised
+cut the racket a bit
""",
        de="""
[es|das|die Musik|der Ton|das Video] ist [viel|] zu laut
zu laut
!viel zu laut
das ist [mir|] [zu|so|arg|echt] laut
[aua|autsch], [zu laut|das ist laut]
mir [tun|fliegen] [die|gleich die] Ohren [weh|weg]
[nicht|net|ned] so laut
mach [mal|bitte|] leise
leise bitte
[etwas|bisschen] weniger laut
!weniger [Lärm|Krach|Lautstärke|Wumms]
[das|dit|des] is [ja|] [viel|] [zu|so] laut
die Nachbarn [beschweren sich|klopfen schon] [wegen der Musik|]
[das Baby|mein Sohn|die Kleine] schläft, [zu laut|nicht so laut]
ich [kann|] [bei dem Lärm|bei der Lautstärke] nicht [arbeiten|denken|schlafen]
warum ist das so laut
dreh [den Krach|den Lärm] [leiser|runter]
der Ton ist [mir|] zu [laut|hoch]
[das|dit|des] dröhnt [mir|] [in den Ohren|im Kopf|so]
[Kopfweh|Kopfschmerzen|Migräne], [nicht so laut|bitte weniger Lautstärke|zu laut]
da platzt [mir|einem] [ja|gleich|] das Trommelfell
[ich werd|da wird man] [ja|noch|] taub
[meine Frau|der Chef|die Mitbewohnerin|Mama] [schimpft|meckert], [zu laut|das ist zu laut]
[warum|wieso] [schreien|brüllen] die so
das weckt [ja|] [alle|das ganze Haus|die Kinder] auf
man versteht [ja|] sein eigenes Wort nicht
[um die Uhrzeit|mitten in der Nacht|in der Bibliothek] [ist das zu laut|bitte nicht so laut]
[des|dös] is [ma|mir] z'laut
[ned|net] so an Lärm
[schrei|brüll] nicht so
Lautstärke [ist|] [zu|viel zu] hoch
!die Boxen [scheppern|dröhnen] [schon|]
Rücksicht bitte, [es ist|ist] zu laut
[die Werbung|das Spiel|der Trailer|das Intro] ist [ja|so|viel zu] laut
autsch, meine Ohren
[Zimmerlautstärke|auf Zimmerlautstärke] [bitte|]
!hier ist's ja laut wie im [Bierzelt|Club]
[isch|des isch] z'luut
weniger [Radau|Rums|Dezibel|Gedröhne]
nicht so viel [Krach|Radau|Lärm] [bitte|]
!da fallen einem ja die Ohren ab
der Opa [beschwert sich|schimpft] [wegen|über] [dem Lärm|die Lautstärke]
das ist [ja|] wie [auf einem Konzert|in der Disco|am Flughafen]
[meine Güte|oida|boah|puh], [ist das laut|so laut]
das [tut|macht] [ja|] [weh|Kopfweh], so laut [ist das|]
[unerträglich|schmerzhaft|wahnsinnig|elendig] laut
[die Stimme|das Radio|der Bass|die Durchsage] ist [viel|] zu laut
der Hund [fürchtet sich|hat Angst|versteckt sich], [zu laut|so laut ist das]
[das ganze Haus|das ganze Büro|die halbe Straße] hört [ja|] mit
[ganz schön|ziemlich|recht|arg] laut [hier|das|der Ton]
schone meine Ohren
die Lautsprecher [plärren|kreischen|übersteuern|brüllen]
[musst|muss] [du|das] so [plärren|schreien|brüllen]
bin [grad|] erschrocken, [so|zu] laut
leiser wär [gesünder|gescheiter], [das dröhnt|meine Ohren]
[plärr|schrei] ned so
de Lutstärchi isch z'höch
sonst [wachen|werden] [alle|die Kinder] [auf|wach], [so|zu] laut
bisschen laut
bissl laut
bissl vui laut
sehr laut
so laut
laut!
zu lärmig
furchtbar laut
so ein Lärm
was für ein Lärm
so ein Krach
Lärm!
Krach!
nicht so lärmig
sanft bitte, die Ohren
sachte mit der Lautstärke
Gnade für meine Ohren
denk an die Nachbarn
die Nachbarn klopfen
die Nachbarin ruft an, so laut ist das
oben beschweren sie sich
es ist Nacht, nicht so laut
es ist spät, bitte nicht so laut
morgen ist Prüfung, nicht so laut
die Katze ist weggelaufen, so laut
die Kinder schlafen, leise bitte
die Fenster klirren
der Tisch vibriert vom Ton
der Bass rüttelt am Haus
diese Lautstärke ist ja irre
die Lautstärke tut weh
der Ton erschlägt mich
Ton zu hoch
zu hohe Lautstärke
mir klingeln die Ohren
meine armen Ohren
mein Kopf brummt von der Musik
ich hör meinen Nebenmann nicht
ich hör mich selbst nicht
ich telefonier, das ist zu laut
ich will lesen, das ist zu laut
ich bin fast vom Stuhl gefallen, so laut
ich will niemanden wecken
ich will nicht taub werden
ist das immer so laut
muss das so laut sein
warum so laut
warum schreit das so
wer hat aufgedreht? zu laut
so laut braucht das keiner
das hört man bis draußen
das geht auch mit weniger Lärm
+schon meine Ohren ein bisschen
+halt die Lautstärke zivil
ned so a Lärm
nöd so luut
to luud
""",
    ),
}
MORE = Phrases(
    en="""
[even|] {w}
still {w}
[a bit|] {w} [still|]
[still|] not enough
[more|again|once more|and again]
one more time, please
!and {w} again
more [please|]
keep going
that's not enough
further
go on
[another|one more] step
one more notch
[not there yet|almost|nearly], {w}
[it|this] [needs|has] to be [even|still] {w}
even more
{w} than that
do that again
same again
a step {w}
and more
hmm, still {w}
[didn't help much|i barely notice it|no difference]
!it could be {w} still
!the same once more
can it be {w} still
that wasn't enough
[could|can] it go {w}
push it further
[yet|still] {w} please
repeat that
not quite enough
[keep|carry] on, {w}
[good|ok|yes], but {w}
[a tiny bit|slightly] better, {w} still
{w}
{w} please
{w} again
{w} once more
{w}, come on
{w}, keep going
more {w}
one step {w}
go {w}
get it {w}
make it {w} still
make that {w}
as before, {w}
again, {w}
again please
another bit
another notch
another go
encore
more more
more of that
more of the same
some more
still more
a bit more
a bit further
a little further
further please
further still
continue
keep at it
don't stop
don't stop yet
next step
same step again
same again please
one more push
one more bit
and one more
and further
and a bit more
ok, more
yes, more
not enough yet
not quite
not yet
too little
too little change
that did nothing
that's hardly any difference
that barely changed anything
no change i can hear
i want it {w} still
i want more
i'd like it {w} yet
i need it {w}
it has to be {w}
it's not {w} enough
it should be {w} than that
it could do with one more step
can you go {w}
can you go further
could it be {w}
would you go on
is that all? {w}
is there more?
why only that little? {w}
let's go further
let's have it {w}
nearly there, one more
getting there, {w}
better, but {w}
good, and again
nice, more
+go on like that
+take it further
+add another step
+do it once more
""",
    de="""
noch {w}
[noch mehr|mehr|nochmal|noch einmal|noch mal]
reicht [noch|] nicht
noch [ein Stück|ein bisschen] mehr
!immer noch nicht genug
noch {w} bitte
und nochmal
noch a bissl mehr
immer noch zu wenig
weiter
mach weiter [so|]
noch eine Stufe
[darf|kann|muss|soll] noch {w} [sein|]
noch {w} [geht's|geht das|wär gut]
da geht noch was
[fast|beinahe|gleich], noch {w}
merk ich kaum
no {w}
mehr davon
und weiter
!das Gleiche nochmal
!könnt noch {w} sein
ned gnua
[immer|] noch {w}, [bitte|los]
selbes nochmal
nicht genug
das war nicht genug
[gut|ok|ja], aber noch {w}
[besser|schon besser], noch {w}
geht das noch {w}
wiederhol das
weiter so, {w}
es reicht [mir|] [immer|] noch nicht
könnt ma noch {w}
eins noch
nomoi {w}
{w}
{w} bitte
{w} noch
wieder {w}
und {w}
nochmal {w}
weiter {w}
eine Stufe {w}
mach's {w}
mach es noch {w}
und noch eins
und noch eine Stufe
und nochmal so viel
noch so ein Schritt
noch einmal so
nochmal das
nochmal bitte
noch einen Schritt
noch ein Tick
noch ein Stückerl
noch ein wenig
noch ein Hauch
noch weiter
weiter bitte
immer weiter
immer mehr
mehr bitte
mehr mehr
ein bissl mehr
etwas mehr noch
fortfahren
nicht aufhören
hör nicht auf
nächste Stufe
gleicher Schritt nochmal
dasselbe nochmal
wie eben, nochmal
ok, mehr
ja, weiter
passt noch nicht
noch nicht genug
noch nicht ganz
noch nicht
zu wenig
zu wenig Unterschied
das war nix
das hat nichts gebracht
da tut sich kaum was
da hör ich keinen Unterschied
ich will's noch {w}
ich will mehr davon
ich hätt's gern noch {w}
ich brauch's {w}
es muss {w} werden
es ist noch nicht {w} genug
es könnte noch einen Schritt vertragen
kannst du noch {w}
kannst du weitermachen
könnte das {w} sein
würdest du weitermachen
war das alles? {w}
geht noch mehr?
geht's noch {w}
warum nur so wenig? {w}
gehen wir weiter
gleich hab'n wir's, noch eins
wird schon, {w}
gut, und nochmal
super, mehr
+mach so weiter
+leg noch eins drauf
+geh noch weiter
+mach's nochmal
bissl mehra
nu mehr
noch en Tick meh
""",
)  # fmt: skip
LESS = Phrases(
    en="""
[that's|that was|now it's|its|] too much
too much, [a bit back|back a little]
oops too {o} now
[no|nope], now it's too {o}
!back a bit
not that much
[that was|this is] [a bit|a little] too much
overshot [it|]
whoa, too {o}
too {o} [now|like that]
somewhere in between
split the difference
meet in the middle
not quite so {o}
that's overdoing it
slightly back
half of that was enough
[it's|that's] a bit too {o} now
not that {o}
!okay that's too {o}
!went too far
i didn't mean that {o}
hm, too {o} for me now
you overdid it, now it's too {o}
oh, that's {o}, a bit back
[slightly|a little] less extreme
between that and before
don't overdo it, too {o}
i [said|meant] a little, this is too {o}
now it's a bit {o}
too much now
far too much
way too much
bit much
a bit too much that
a tad too much
too {o}
too {o} again
now too {o}
now it's {o}
now that's {o}
that's {o} now
so {o}!
{o} now, a bit back
a little less {o}
a bit less {o}
less {o}
less of that
less than that
not so {o}
not as {o}
not this {o}
not quite that much
not all the way
oh no, too {o}
oops, that's too much
ouch, too {o}
wow, {o}, half back
ok ok, too much
no, that's {o}
easy, that was too much
easy, not so {o}
careful, too {o}
slow down, that's too {o}
half a step back
half back
halfway back
one bit back
a touch back
a smidge back
a little back
a little bit back please
back half a step
back off a little
just slightly back
some of it back
the other way, a little
the other way, half as much
in the middle, please
something in between
find the middle
middle ground please
go back a little
it went too far
it's overdone
it's too {o} this way
it's become too {o}
it need not be that {o}
i overshot
i wanted less than that
i don't want it that {o}
i'd prefer it less {o}
that was one step too many
that was a step too far
that was more than i wanted
that's more than enough
that's exaggerated
that's too {o} again
can you go back a bit
could it be less {o}
was that too much? yes
why so {o} now
did i say that {o}?
who said {o}?
+take it back a little
+take half of that back
+ease off a bit
+reduce that change a little
+pull it back slightly
""",
    de="""
[das ist|das war|] zu viel
zu viel, [etwas|ein bisschen] zurück
ups, jetzt zu {o}
[nein|nee], jetzt ist es zu {o}
!ein bisschen zurück
so viel auch nicht
[etwas|bissl|leicht] übers Ziel hinaus
hoppla, zu {o}
[na|naa|ne], zu {o}
a bissl zurück
das war zu heftig
so {o} auch [wieder|] nicht
nicht ganz so {o}
die Hälfte davon hätte gereicht
irgendwo dazwischen
[wieder|] ein [Stück|Stückchen] zurück
bisserl zu {o} jetzt
das ist mir zu {o}
[jetzt|so] ist's zu {o}
!nicht übertreiben
!doch zu {o} so
ganz so {o} [muss|soll] es nicht sein
hm, jetzt [ist's mir|ist es] zu {o}
du meinst es zu gut, [zu {o}|so {o} nicht]
oh, das ist {o}, etwas zurück
nicht ganz so extrem
zwischen vorher und jetzt
[ich wollt|ich meinte] nur ein bisschen, [jetzt ist's|das ist] zu {o}
einen Tick zurück
jetzt bissl {o}
es is z' {o}
viel zu viel
bisschen viel
bissl zu viel
etwas zu viel
das war jetzt zu viel
jetzt zu viel
zu {o}
zu {o} jetzt
wieder zu {o}
jetzt ist's {o}
jetzt ist es aber {o}
das ist jetzt {o}
so {o}!
{o} jetzt, etwas zurück
etwas weniger {o}
ein bisschen weniger {o}
weniger {o}
weniger davon
weniger als das
nicht so {o}
nicht derart {o}
nicht gar so {o}
nicht ganz so viel
nicht so weit
oje, zu {o}
ups, das ist zu viel
au, zu {o}
wow, {o}, halb zurück
ist ja gut, zu viel
nein, das ist zu {o}
langsam, das war zu viel
sachte, nicht so {o}
vorsicht, zu {o}
halt, das ist zu {o}
stopp, zu {o}
einen halben Schritt zurück
halb zurück
die Hälfte zurück
einen Hauch zurück
ein klein wenig zurück
ein wenig zurück bitte
leicht zurück
etwas retour
bissl retour
a Spur zruck
in die andere Richtung, ein wenig
andere Richtung, halb so viel
in die Mitte bitte
etwas dazwischen
such die Mitte
Mittelweg bitte
geh ein wenig zurück
das ging zu weit
das ist übertrieben
das ist zu {o} geworden
so {o} muss es nicht sein
so {o} braucht's nicht sein
ich wollte weniger als das
so {o} will ich's nicht
lieber weniger {o}
das war ein Schritt zu viel
das war mehr, als ich wollte
das ist mehr als genug
das ist wieder zu {o}
kannst du ein bisschen zurück
könnte es weniger {o} sein
warum jetzt so {o}
hab ich so {o} gesagt?
wer hat {o} gesagt?
+nimm etwas davon zurück
+nimm die Hälfte zurück
+geh ein Stück retour
+lass ein bisschen nach
hoid, z' {o}
z {o} iatzt
nich so {o}
nöd so {o}
""",
)  # fmt: skip
