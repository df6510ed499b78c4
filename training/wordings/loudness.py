"""How people ask for more or less sound."""

from training.frames import chosen, framed
from training.phrases import Phrases

_BIT_EN = chosen(
    "a bit / a little / slightly / a tad / a touch / just a bit / just a little / a tiny bit / a little bit / "
    "ever so slightly / a wee bit / a smidge / a hair / a notch / somewhat"
)
_LOT_EN = chosen("much / a lot / way / far / a whole lot / considerably / significantly / a good deal / loads / tons / substantially / massively")
_LOT_EN_BEHIND = chosen(
    "a lot / by a lot / a whole lot / considerably / significantly / very much / quite a lot / way more / a ton / loads / big time / substantially")
_BIT_DE = chosen(
    "etwas / ein bisschen / bisschen / ein wenig / leicht / einen Tick / eine Spur / a bissl / bissl / n bisschen / minimal / "
    "ein klein wenig / nur etwas / a bisserl / ein Stückchen / nen Ticken / ein kleines Stück / einen Hauch / an Tick / es bitzeli / a wengerl / "
    "geringfügig / ein kleines bisschen / ganz leicht / nen Tacken"
)
_LOT_DE = chosen(
    "viel / deutlich / wesentlich / sehr viel / um einiges / ordentlich / richtig / erheblich / gscheit / ein ganzes Stück / "
    "merklich / um Welten / einiges / arg viel / massiv / ganz viel / beträchtlich / gehörig / kräftig / um vieles / drastisch"
)
SIZES = {
    5: {"en": {"pre": _BIT_EN, "post": _BIT_EN}, "de": {"pre": _BIT_DE}},
    10: {"en": {"pre": "", "post": ""}, "de": {"pre": ""}},
    20: {"en": {"pre": _LOT_EN, "post": _LOT_EN_BEHIND}, "de": {"pre": _LOT_DE}},
}
"""How big a step is, and how people say so: before an adjective, behind a verb."""

_STEP_EN = """
<pre> <er>
<pre> <er>
<pre> <er> [please|pls|plz]
[volume|sound|audio|vol] <way> <post>
+[make|get] it <pre> <er>
+[make|get] [the music|the sound|the song|this|that|the video|the audio|the speakers|everything] <pre> <er>
+turn [it|that|this] <way> <post>
+turn [the|my|] [volume|sound|music|audio|speakers|tv|song|video] <way> <post>
+turn <way> [the|my|] [volume|sound|music|audio|speakers|song|video] <post>
!+[put|bring|take] [the|] [volume|sound|music|audio] <way> <post>
+[bring|take] it <way> <post>
+<verb> [the|my|] [volume|sound|sound level|audio] <post>
+<verb> [the|] [loudness|music volume|system volume|speaker volume] <post>
!i [want|need] it <pre> <er>
[i'd like|i would like|i want] [the music|the sound|this] <pre> <er>
[can|could] [you|u] [make|turn] it <pre> <er>?
can [we|i] have it <pre> <er>?
[it|this|that] [should|needs to|has to|must] be <pre> <er>
!could [this|the music|the sound] be <pre> <er>?
[i'm on the phone|someone's here|we have guests|i'm in the kitchen|i'm cooking|my wife is here], [make|turn] it <pre> <er>
[go|play it|play that|play] <pre> <er>
[the|] [sound|music|volume] <pre> <er> if possible
the music <pre> <er>
[volume|sound]: <pre> <er>
[would you|could you|can you] turn [the volume|the music|it] <way> <post>
[let's|lets] [have|make] it <pre> <er>
hey [ryx|] [make|turn] [this|it] <pre> <er>
[is there any way|would it be possible|is it possible] to [have|get] [it|this|the music] <pre> <er>
any chance [it|this|the sound] could [go|be|get] <pre> <er>
i [wonder|was wondering] if you could make [it|the sound] <pre> <er>
would you mind [making|getting] [it|this|the audio] <pre> <er>
would you mind turning [it|the sound|the tunes] <way> <post>
+[nudge|move|slide|scroll] the [volume|volume slider|fader|volume knob] <way> <post>
[it|this] would be [better|nicer|more comfortable] <pre> <er>
<pre> <er> [thx|thanks|ty|would be nice|would be great|when you get a chance]
!sound output <way> <post>
+[tweak|adjust] the [sound|volume|audio] so it's <pre> <er>
[i think|i guess|maybe] [it|this] should be <pre> <er>
[this guy|the podcast|the stream|the game|the speaker|this video|the radio] [should|needs to] be <pre> <er>
wanna [have|hear] [it|this] <pre> <er>
[my headphones|my headset|this laptop|the boxes] should [sound|play|be] <pre> <er>
!please to make the sound <pre> <er>
!how about we go <pre> <er>
go <way> <post> with the [volume|sound|noise]
[since it's late|now that i'm alone|for this part|for the next scene], [make|have] it <pre> <er>
the volume [should|needs to|has to|can] [go|come] <way> <post>
[volume|audio] needs [turning|to be turned|to go] <way> <post>
!+shift the volume <way> <post>
the [sound|volume|level] is not right, <pre> <er> [please|]
this song <pre> <er>
[master|system|speaker|pcm] volume <way> <post>
[it|this|the sound] could stand to be <pre> <er>
i'd appreciate it if [it|this|the music] was <pre> <er>
i wish [it|this|the music|the movie] were <pre> <er>
i'd prefer [it|the sound|the volume|everything] <pre> <er>
[just|only] <pre> <er> [and it's perfect|and i'm happy|then it's fine]
[the volume|the sound|the level] <pre> <er> for [the next song|the movie|my ears|tonight]
my [wife|kid|mum|roommate] wants it <pre> <er>
+get the volume <pre> <er>
<pre> <er> [mate|dude|bro|buddy|my friend]
+slide the [sound|volume] <way> <post>
the volume [knob|dial] <way> <post>
+set the [volume|sound|speakers] <pre> <er>
have the [boxes|radio|tunes] play <pre> <er>
it ought to be <pre> <er>
[video|movie|film|game|podcast|stream] <pre> <er>
why not make it <pre> <er>
[yes|ok|now|come on], <er> <post>
<er> now
<er> then
ever <er>
music, <er>
ryx, <pre> <er>
hm, <pre> <er>
the [tv|telly|radio|laptop|headset] <pre> <er>
all of this <pre> <er>
everything <pre> <er>
both speakers <pre> <er>
this bit <pre> <er>
next song <pre> <er>
from here on <pre> <er>
as it was but <pre> <er>
same thing, <pre> <er>
not like that, <pre> <er>
<pre> <er> than this
<pre> <er> than now
<pre> <er> for me
<pre> <er> for a while
<pre> <er> over here
<pre> <er> would do
<pre> <er> is what i want
<pre> <er> suits me better
<pre> <er> or i won't enjoy it
<way> <post> with the volume
<way> <post>, the sound
<way> with the music <post>
i'm after something <pre> <er>
i'd enjoy it <pre> <er>
i'd have it <pre> <er>
we'd like the film <pre> <er>
we're watching, <pre> <er> please
she can't sleep, make it <pre> <er>
they asked for it <pre> <er>
grandma wants the radio <pre> <er>
does it go <pre> <er>?
does this get <pre> <er>?
can this thing play <pre> <er>?
could that come <pre> <er>?
may i have the music <pre> <er>
shall we have it <pre> <er>? yes
what if it were <pre> <er>? do it
would it hurt to have it <pre> <er>
be a dear and make it <pre> <er>
do make it <pre> <er>
gonna need that <pre> <er>
kindly make the sound <pre> <er>
+get that sound <pre> <er>
+run the music <pre> <er>
+have it play <pre> <er>
+keep it, but <pre> <er>
"""
_STEP_DE = """
<pre> <er>
<pre> <er>
<pre> <er> bitte
[bitte|] mal <pre> <er>
+[mach|mache|mach's|machs] [mal|bitte|doch mal|] <pre> <er>
+[mach|stell|dreh] [das|es|den Ton|die Musik|den Sound|die Lautstärke|das Video|die Boxen|die Mucke] [mal|bitte|] <pre> <er>
+[mach|stell|schalt] die [Musik|Mucke|Lautstärke|Lautsprecher] [mal|bitte|] <pre> <er>
!+[mach|stell] die [Tonausgabe|Tonwiedergabe] <pre> <er>
+[dreh|dreh mal|drehe] [die Musik|den Ton|die Lautstärke|den Sound|das|die Anlage] [mal|bitte|] <pre> <way>
+[stell|regel|fahr] [die Lautstärke|den Ton|das Volume] <pre> <way>
+<verb> [mal|bitte|] die Lautstärke <pre>
+<verb> [mal|bitte|] den [Tonpegel|Pegel|Sound] <pre>
[Ton|Musik|Sound|Lautstärke|Mucke] <pre> <er>
[Ton|Musik|Sound|Lautstärke] <pre> <way>
[die Musik|den Ton|das|es|die Mucke] <pre> <er> [machen|stellen|drehen] [bitte|]
!ich [hätte|hätt] [gern|gerne] [die Musik|den Ton|es|das] <pre> <er>
ich [will|brauch|brauche|möchte] es <pre> <er>
[kannst|könntest|kannste] du [das|es|die Musik|den Ton|mal|] <pre> <er> [machen|drehen|stellen]?
[kannst|könntest] du [die Lautstärke|den Ton] <pre> [<way>drehen|<way> drehen]?
[geht|ginge] [das|es|die Musik] [auch|noch|] <pre> <er>?
das [muss|soll|sollte|darf|könnte] [mal|ruhig|] <pre> <er> [sein|werden]
[es|die Musik|der Ton] [soll|sollte|muss] <pre> <er> [sein|werden]
[ich telefoniere|ich hab Besuch|ich koche grad|die Kinder sind da], [mach|stell] [das|es|mal] <pre> <er>
!mach [des|dit|det|dat] [mal|amoi|ma|moi] <pre> <er>
[mog's|mags|hätts gern|mach's] <pre> <er>
mit der Lautstärke <pre> <way>
volume <pre> <way>
den Sound <pre> <er> machen
[lass|lassma|lass mal] <pre> <er> [machen|hören|drehen]
[einmal|jetzt|und nun] <pre> <er> [bitte|]
[wär's|wäre es|wär es] möglich, [das|die Musik|den Ton] <pre> <er> zu [machen|stellen|drehen]
[wie wär's|wie wärs] <pre> <er>
magst du [das|es|die Musik] [mal|] <pre> <er> [machen|drehen]
[würdest|tätest|tatst] du [das|den Ton|d'Musi] [bitte|] <pre> <er> [machen|stellen]
das gehört <pre> <er>
<pre> <er> [wär|wäre|fänd ich] [gut|super|schön|fein|besser|angenehmer]
[kann|könnte] man [das|den Ton|die Mucke] [auch|] <pre> <er> [machen|stellen|haben]
[den Regler|den Lautstärkeregler|den Schieber für den Ton] <pre> <way>
[i hätt's|ich hätt's|ich hätte es|i häts] [gern|gerne|lieber] <pre> <er>
[ich find|ich glaub|ich denk], das [sollte|müsste|könnte] <pre> <er> sein
[der Sprecher|das Spiel|der Stream|der Film|der Podcast|das Radio] [soll|muss|dürfte] <pre> <er> sein
!der Sound gehört <pre> <er> gestellt
moch [des|d'Musi|den Ton] <pre> <er>
drah [des|d'Musi|die Anlag] <pre> <way>
+[tu|tu mal|tua] [das|den Ton|die Musik] <pre> <er>
+stelle [Lautstärke|Ton] <pre> <er>
[will|möcht|muss] [das|es|die Musik] <pre> <er> hören
!die Lautstärke [soll|muss|darf] <pre> <way>
[bei dem Film|bei dem Lied|um diese Zeit|fürs Büro] [bitte|] <pre> <er>
[Pegel|Vol|Boxen|Anlage] <pre> <way>
[Kopfhörer|Headset|Boxen|Anlage|Laptop] <pre> <er>
!<pre> <er> wär mir [lieber|recht]
[du|ryx|he|geh], <pre> <er> [bitte|]
!audio <pre> <er> [stellen|schalten]
chasch [das|d'Musig|de Ton] <pre> <er> mache
[so|in der Lautstärke] geht das nicht, <pre> <er> [bitte|]
[es|das|die Musik] [würde|würd|tät] mir <pre> <er> [besser|mehr] gefallen
[ich wünschte|ich wünscht], [es|das|der Ton] wäre <pre> <er>
am besten <pre> <er>
[meine Frau|der Kleine|die Oma|mein Freund] [will|hätte] es [gern|] <pre> <er>
[nur|einfach|halt] <pre> <er> [und es passt|dann passt's|]
[Film|Video|Spiel|Podcast|Radio|Stream] <pre> <er> [bitte|]
lieber <pre> <er> [hören|spielen|]
[den Film|das Spiel|den Podcast|das Radio|den Stream] <pre> <er> [machen|drehen|stellen]
den [Lautstärkeknopf|Tonregler|Lautstärkeregler] <pre> <way> drehen
[sei so gut und|sei so lieb und] mach [es|das|die Musik] <pre> <er>
+spiel [das|die Musik|den Song] <pre> <er>
[Alter|Bruder|Digger|Oida|Schatzi], <pre> <er>
+regel [den Ton|die Musik|das Ganze] <pre> <way>
die [Boxen|Lautsprecher|Kopfhörer] [sollen|müssen|könnten] <pre> <er> sein
[es|das] [dürft|könnt|müsst] <pre> <er> sein
wennst [des|die Musi|den Ton] <pre> <er> machst
kannsch [des|de Ton|d Musik] <pre> <er> [stelle|mache]
+schraub [die Lautstärke|den Ton] [mal|] <pre> <way>
<er> jetzt
<er> bittschön
<er> halt
hm, <pre> <er>
ryx, mach <pre> <er>
ab jetzt <pre> <er>
hier <pre> <er>
beides <pre> <er>
alles <pre> <er>
alles zusammen <pre> <er>
die Stelle <pre> <er>
das nächste Lied <pre> <er>
den Fernseher <pre> <er>
den Laptop <pre> <er>
so wie jetzt, nur <pre> <er>
dasselbe, nur <pre> <er>
nicht so, <pre> <er>
<pre> <er> als jetzt
<pre> <er> als das
<pre> <er> für mich
<pre> <er> wenn's geht
<pre> <er> wenn möglich
<pre> <er> reicht schon
<pre> <er> taugt mir besser
<pre> <er> ist angenehmer
<pre> <er>, sonst macht's keinen Spaß
mit dem Ton <pre> <way>
mit der Musik <pre> <way>
den Pegel <pre> <way>
ich mag's <pre> <er>
ich brauch die Musik <pre> <er>
ich könnt's <pre> <er> vertragen
ich hör das lieber <pre> <er>
wir hätten den Film gern <pre> <er>
wir schauen grad, <pre> <er> bitte
sie kann nicht schlafen, mach <pre> <er>
die anderen wollen's <pre> <er>
der Opa will das Radio <pre> <er>
die Kinder wollen das Hörspiel <pre> <er>
wird das <pre> <er>?
kann das Ding <pre> <er>?
könnt das <pre> <er> kommen?
darf ich die Musik <pre> <er> haben
sollen wir <pre> <er> machen? ja
wär's schlimm, wenn's <pre> <er> wär
sei ein Schatz und mach <pre> <er>
ich muss dich bitten, <pre> <er> zu spielen
bitte den Ton so, dass er <pre> <er> ist
nu mal <pre> <er>
etz <pre> <er>
jetzad <pre> <er>
+lass die Musik <pre> <er> laufen
+lass es <pre> <er> klingen
+hol den Ton <pre> <way>
+stell mir das <pre> <er>
"""
_WORDS = {
    1: {
        "en": {"er": "[louder|louder]", "way": "up", "verb": "[increase|raise|boost|up|pump up|crank up|bump up|push up|jack up]", "sign": "+"},
        "de": {"er": "lauter", "way": "[hoch|rauf|auf|höher|herauf|hinauf]", "verb": "[erhöh|erhöhe|steiger|steigere|heb|vergrößer|verstärk]", "sign": "+"},
    },
    -1: {
        "en": {"er": "[quieter|softer|quieter|lower]", "way": "down", "verb": "[decrease|lower|reduce|drop|cut|bring down|dial down|knock down|push down]",
            "sign": "-"},
        "de": {"er": "leiser", "way": "[runter|herunter|ab|niedriger|hinunter]",
            "verb": "[senk|senke|reduzier|reduziere|verringer|drossel|minder|vermindere]", "sign": "-"},
    },
}


def _step(direction: int, size: int) -> Phrases:
    words = _WORDS[direction]
    return Phrases(
        en=framed(_STEP_EN, words["en"] | SIZES[size]["en"]), de=framed(_STEP_DE, words["de"] | SIZES[size]["de"])
    )


STEPS = {(direction, size): _step(direction, size) for direction in (1, -1) for size in SIZES}

_BY_EN = """
<er> by {n}[%| percent| points|]
[volume|sound|vol] <way> [by|] {n}[%| percent|]
+turn [it|the volume|the music|the sound] <way> by {n}[%| percent| percentage points|]
!+turn <way> the [volume|sound] by {n}[%| percent|]
+<verb> [the|] [volume|sound|audio] by {n}[%| percent|]
+make it {n}[%| percent] <er>
{n}[%| percent] <er> [please|]
[can|could] you make it {n}[%| percent] <er>?
[volume|vol|audio|sound] <sign>{n}[%|]
[<sign>]{n}[%| percent|] [volume|sound]
{n} [percent|percentage points|points] <way> [with|on] the [volume|sound|music]
+[nudge|move|take|bring] [the volume|the sound] <way> [by|] {n}[%| percent|]
[it|this|the music] [should|needs to|has to] be {n}[%| percent] <er>
would you mind turning [it|the sound] <way> by {n}[%| percent|]
[i want|i'd like|i need] [it|the sound|the music] {n}[%| percent] <er>
!how about {n}[%| percent] <er>
go <way> {n}[%| percent] with the [volume|sound]
+move the [volume|sound] slider <way> [by|] {n}[%| percent|]
!+shift the [loudness|volume] <way> by {n}[%| percent|]
+change the volume by <sign>{n}[%| percent|]
the volume [can|should|may] go <way> {n}[%| percent|]
[the film starts|movie time|guests arrived], {n}[%| percent] <er>
[sound|music|audio] {n}[%| percent] <er>
could the [volume|music] [go|come] <way> {n}[%| percent|]
+slide [it|the volume|the sound] <way> [by|] {n}[%| percent|]
{n}[%| percent] <way> on the [speakers|volume|audio] [please|]
it could be {n}[%| percent] <er>
i'd prefer the sound {n}[%| percent] <er>
+get the [sound|music|video] {n}[%| percent] <er>
[just|only] {n}[%| percent] <er>
[it|the volume] ought to be {n}[%| percent] <er>
<er>, [by|] {n}[%| percent]
+set the [volume|sound] {n}[%| percent] <er>
by {n}[%| percent] <er> please
[podcast|movie|game|radio] {n}[%| percent] <er>
{n}[%| percent] <er>, the [sound|music|film]
{n}[%| percent] <way> in volume
volume <way> {n}[%| percent], thanks
volume, {n}[%| percent] <er>
volume by {n}[%| percent] <way>
sound <way> by {n} points
the music by {n}[%| percent] <er>
<way> {n}[%| percent], the volume
<way> by {n}[%| percent] with the sound
another {n}[%| percent] <er>
exactly {n}[%| percent] <er>
a good {n}[%| percent] <er>
some {n}[%| percent] <er>
{n} points <er>
{n} percentage points <er> please
all of it {n}[%| percent] <er>
everything {n}[%| percent] <er>
the [song|podcast|stream|game] {n}[%| percent] <er>
my headphones {n}[%| percent] <er>
my speakers {n}[%| percent] <er>
this track {n}[%| percent] <er>
a step of {n}[%| percent] <way> for the volume
a volume step of <sign>{n}[%|]
volume delta <sign>{n}[%|]
i could use it {n}[%| percent] <er>
i think {n}[%| percent] <er> is right
i asked for {n}[%| percent] <er>
i'd say {n}[%| percent] <er>
we want it {n}[%| percent] <er>
she wants it {n}[%| percent] <er>
dad wants the telly {n}[%| percent] <er>
it would be fine {n}[%| percent] <er>
it sounds right {n}[%| percent] <er>
is {n}[%| percent] <er> possible?
may i have it {n}[%| percent] <er>?
shall we go {n}[%| percent] <er>? yes
what about {n}[%| percent] <er> for the music
would you make the sound {n}[%| percent] <er>
let it play {n}[%| percent] <er>
let's go {n}[%| percent] <er>
+play it {n}[%| percent] <er>
+go <way> with the sound by {n}[%| percent|]
+turn the knob <way> by {n}[%| percent|]
"""
_BY_DE = """
um {n}[%| Prozent|] <er>
{n}[%| Prozent] <er> [bitte|]
+mach [es|das|den Ton|die Musik|] [mal|bitte|] um {n}[%| Prozent|] <er>
+[dreh|stell|regel] [die Lautstärke|den Ton|die Musik] [bitte|mal|] um {n}[%| Prozent|] <way>
!+<verb> die Lautstärke um {n}[%| Prozent|]
+<verb> den [Ton|Pegel] um {n}[%| Prozent|]
[Lautstärke|Ton|Musik] um {n}[%| Prozent|] <er>
[Lautstärke|Ton] {n}[%| Prozent|] <way>
kannst du [das|es|die Musik] um {n}[%| Prozent|] <er> machen?
[Lautstärke|Ton|Volume|Vol] <sign>{n}[%|]
[<sign>]{n}[%| Prozent|] [Lautstärke|beim Ton]
[ich hätt|ich hätte|i hätt] [es|das|die Musik] [gern|gerne] um {n}[%| Prozent] <er>
{n} Prozentpunkte <er>
{n} Punkte <way> mit [der Lautstärke|dem Ton]
[das|die Musik|der Ton] [soll|muss|darf] um {n}[%| Prozent|] <er> [werden|sein]
+[geh|fahr] mit [der Lautstärke|dem Ton] um {n}[%| Prozent|] <way>
die Lautstärke [gehört|soll] um {n}[%| Prozent|] <way>
[Regler|Pegel|Lautstärkeregler] um {n}[%| Prozent|] <way>
wie wär's mit {n}[%| Prozent] <er>
magst du [das|die Mucke] um {n}[%| Prozent|] <er> [drehen|stellen|machen]
!{n} Prozent <er> wär [fein|gut|super]
moch [des|d'Musi] um {n}[%| Prozent|] <er>
!+schieb den Pegel {n}[%| Prozent|] <way>
[würdest|tätest] du den Ton um {n}[%| Prozent|] <er> machen
um {n} [Prozentpunkte|Punkte] <er> [machen|stellen|drehen]
[Film|Spiel|Podcast|Radio|Boxen] um {n}[%| Prozent|] <er>
es [könnt|dürft|sollte] um {n}[%| Prozent|] <er> sein
[nur|bloß|genau] {n}[%| Prozent] <er>
+schraub [die Lautstärke|den Ton] um {n}[%| Prozent|] <way>
<er> um {n}[%| Prozent|]
sei so gut und mach's um {n}[%| Prozent|] <er>
die Lautsprecher um {n}[%| Prozent|] <er> [bitte|stellen|drehen]
lieber {n}[%| Prozent] <er>
[meine Frau|der Kleine|die Oma] hätt's gern {n}[%| Prozent] <er>
mach {n}[%| Prozent] <er>
drah's um {n}[%| Prozent|] <way>
+spiel das {n}[%| Prozent] <er>
{n}[%| Prozent] <er>, die Musik
{n}[%| Prozent] <er>, der Ton
{n}[%| Prozent] <way> mit dem Ton
den Ton {n}[%| Prozent] <er>
die Musik {n}[%| Prozent] <er> bitte
die Musik um {n}[%| Prozent|] <er>
das Ganze {n}[%| Prozent] <er>
alles um {n}[%| Prozent|] <er>
alle Lautsprecher {n}[%| Prozent] <er>
mein Headset um {n}[%| Prozent|] <er>
meine Boxen um {n}[%| Prozent|] <er>
der Song um {n}[%| Prozent|] <er>
das Spiel um {n}[%| Prozent|] <er>
den Film um {n}[%| Prozent|] <er>
weitere {n}[%| Prozent] <er>
gute {n}[%| Prozent] <er>
etwa {n}[%| Prozent] <er>
so {n}[%| Prozent] <er>
um rund {n}[%| Prozent] <er>
{n} Punkte <er>
{n} Prozentpunkte <er> bitte
Lautstärke, {n}[%| Prozent] <er>
Lautstärke um {n} Prozentpunkte <way>
Lautstärkeschritt <sign>{n}[%|]
ein Schritt von {n}[%| Prozent] <way>, die Lautstärke
ich brauch's {n}[%| Prozent] <er>
ich find {n}[%| Prozent] <er> richtig
ich hatte {n}[%| Prozent] <er> gesagt
ich würd sagen {n}[%| Prozent] <er>
wir wollen's {n}[%| Prozent] <er>
der Papa will den Ton {n}[%| Prozent] <er>
mir wären {n}[%| Prozent] <er> recht
passen würd's {n}[%| Prozent] <er>
gehen {n}[%| Prozent] <er>?
kann ich's {n}[%| Prozent] <er> haben?
könntest du den Ton um {n}[%| Prozent|] <er> stellen
könnten wir um {n}[%| Prozent|] <er> hören
würdest du die Musik {n}[%| Prozent] <er> machen
lass es {n}[%| Prozent] <er> laufen
lass uns {n}[%| Prozent] <er> gehen
+dreh den Knopf um {n}[%| Prozent|] <way>
+tu den Ton um {n}[%| Prozent|] <way>
+stell's um {n}[%| Prozent|] <er>
+stell die Boxen um {n}[%| Prozent|] <er>
mach's bittschön um {n}[%| Prozent|] <er>
um {n}[%| Prozent|] <er> wenn's geht
"""
BY = {direction: Phrases(en=framed(_BY_EN, words["en"]), de=framed(_BY_DE, words["de"])) for direction, words in _WORDS.items()}
