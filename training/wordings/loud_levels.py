"""How people say how loud it should be, and ask how loud it is."""

from training.frames import framed
from training.phrases import Phrases

LEVEL = Phrases(
    en="""
+[set|put|turn|change|adjust] [the|my|] [volume|sound|audio|speakers|sound level] [to|at] {n}[%| percent|]
+[set|put|turn] [it|the music|the loudness] [to|at] {n}[%| percent] [volume|loud|]
[volume|vol|sound|audio] {n}[%| percent|]
[volume|sound] [to|at|=|:] {n}[%| percent|]
!+[bring|take] the [volume|sound] to {n}[%| percent|]
{n}[%| percent] [volume|sound]
[i want|i'd like|i need] the [volume|sound] [at|to be] {n}[%| percent|]
+[make|have] the [volume|sound] {n}[%| percent]
[can|could] you [set|put] the volume [to|at] {n}[%| percent|]?
+turn [the|my|] [volume|sound|music|speakers] [up|down] to {n}[%| percent|]
!+turn [up|down] the [music|volume] to {n}[%| percent|]
+[raise|increase|lower|reduce|drop] the [volume|sound] to {n}[%| percent|]
+[go|move] to {n}[%| percent] volume
the [volume|sound] should be [at|] {n}[%| percent|]
[system|master|main] volume [to|at|] {n}[%|]
[it's|its] too [loud|quiet], [set|put] [it|the volume] to {n}[%| percent|]
set volume level [to|] {n}
volume level {n}
!audio level [to|] {n}[%| percent|]
+[play|keep] [it|the music] at {n}[%| percent]
[i think|maybe] {n}[%| percent] volume [is fine|is good|would be nice]
loudness [to|at|] {n}[%| percent|]
vol={n}
sound on {n}[%| percent]
[for the call|for the movie|for tonight] volume at {n}[%| percent|]
let's go with {n}[%| percent] volume
[volume|vol|sound] @ {n}[%|]
+[dial|crank|ramp|knock|push] [the volume|the sound|the music] [up|down] to {n}[%| percent|]
the [volume|sound] [slider|bar|knob] [to|at|on] {n}[%| percent|]
would it be possible to have the [volume|sound] at {n}[%| percent|]
[headphones|headset|laptop speakers] [to|at] {n}[%| percent|]
how about {n}[%| percent] [volume|sound|loudness]
{n}[%| percent] [volume|sound] [is loud enough|is plenty|will do|suits me]
i usually listen at {n}[%| percent] volume
would you mind putting the [audio|sound] [to|at|on] {n}[%| percent|]
!+dial in the [loudness|audio] at {n}[%| percent|]
+make [sound|volume] on {n}[%| percents|]
[pcm|sink|output|playback] volume [to|] {n}[%|]
set-volume {n}[%|]
[the baby sleeps|guests are coming|movie night|i'm at work], sound [to|at] {n}[%| percent|]
!the volume of this pc should go to {n}[%| percent|]
[it|the music|playback] should [play|run] at {n}[%| percent] [volume|loudness]
volume exactly {n}[%| percent|]
i'd be happy with {n}[%| percent] volume
!i prefer my volume at {n}[%| percent|]
i'd appreciate {n}[%| percent] volume
[volume|sound|audio] please at {n}[%| percent|]
+fix the [volume|sound|audio] at {n}[%| percent|]
+limit the [volume|sound] to {n}[%| percent|]
could do with the [volume|sound] at {n}[%| percent|]
the [volume|sound level|audio] [belongs|ought to be] at {n}[%| percent|]
{n}[%| percent] is the [volume|sound level] i want
[not more than|exactly|about] {n}[%| percent] volume
+slide the volume [up|down|] to {n}[%| percent|]
back to {n}[%| percent] [volume|sound]
[laptop|pc|computer|tv] volume [to|at|] {n}[%| percent|]
[my ears prefer|the doctor says] {n}[%| percent] volume
would like the [music|movie|game] at {n}[%| percent] volume
change sound level to {n}[%| percent|]
[podcast|music|video] volume [to|at] {n}[%| percent|]
give me {n}[%| percent] [volume|sound]
+get the speakers to {n}[%| percent|]
+cut the music to {n}[%| percent]
the target volume is {n}[%| percent|]
everything at {n}[%| percent] volume
the tv was at {n}[%| percent] volume, do the same here
+mix it at {n}[%| percent] volume
keep the volume down to {n}[%| percent]
+pump [it|the volume|the sound] up to {n}[%| percent|]
+tone [it|the sound|the volume] down to {n}[%| percent|]
+hold the volume at {n}[%| percent|]
+cap the volume at {n}[%| percent|]
[volume|sound] of {n}[%| percent|] please
a [volume|sound level] of {n}[%| percent|]
the volume: {n}[%| percent|]
[volume|sound] goes to {n}[%| percent|]
[volume|sound] up to {n}[%| percent]
can we have the [volume|sound] at {n}[%| percent|]?
would you [set|turn] the [volume|sound] to {n}[%| percent|]?
let me hear it at {n}[%| percent] volume
let's have the volume at {n}[%| percent|]
i could do with {n}[%| percent] volume
it's only right at {n}[%| percent] volume
at {n}[%| percent] the volume is just right, so set that
my usual volume, {n}[%| percent|]
""",
    de="""
+[stell|stelle|setz|setze|mach|schalt] [mal|bitte|] [die Lautstärke|den Ton|den Sound|die Lautsprecher] auf {n}[%| Prozent|]
+[stell|setz|regel|regle] [die Musik|die Boxen|das Volume|den Lautstärkepegel] [mal|bitte|] auf {n}[%| Prozent|]
[Lautstärke|Ton|Volume|Sound|Vol] [auf|] {n}[%| Prozent|]
!+[dreh|regel] [die Lautstärke|den Ton] auf {n}[%| Prozent|]
+dreh [die Musik|den Ton|die Mucke] [rauf|runter|hoch] auf {n}[%| Prozent|]
{n}[%| Prozent] [Lautstärke|Ton|Volume]
[Lautstärke|Ton|Sound] auf {n}[%| Prozent|] [stellen|setzen|drehen|machen] [bitte|]
[ich will|ich hätte gern|ich möchte|ich brauch] [die Lautstärke|den Ton] [auf|bei] {n}[%| Prozent|]
[kannst|könntest] du [die Lautstärke|den Ton] auf {n}[%| Prozent|] [stellen|setzen|machen]?
die Lautstärke [soll|sollte] [auf|bei] {n}[%| Prozent|] [sein|stehen]
!der Ton [soll|sollte] auf {n}[%| Prozent|]
+[mach|stell] [es|das] auf {n}[%| Prozent] Lautstärke
+[erhöh|erhöhe|senk|senke|reduzier] die Lautstärke auf {n}[%| Prozent|]
[zu laut|zu leise], [mach|stell] [mal|] [die Lautstärke|den Ton] auf {n}[%| Prozent|]
+[bring|fahr] [die Lautstärke|den Ton] auf {n}[%| Prozent|]
Lautstärkepegel [auf|] {n}[%| Prozent|]
Systemlautstärke [auf|] {n}[%| Prozent|]
!Tonlautstärke auf {n}[%| Prozent|]
Lautstärke: {n}[%|]
Lautstärke = {n}
[Ton|Sound] auf {n} [wär|wäre] [gut|super|fein]
mit {n}[%| Prozent] [Lautstärke|Ton] [bitte|]
[für den Film|fürs Meeting|für heute Abend] [die Lautstärke|den Ton] auf {n}[%| Prozent|]
[stellst|machst|drehst] du [mir|] [die Lautstärke|den Ton] [mal|bitte|] auf {n}[%| Prozent|]?
[geh|geh mal] mit [der Lautstärke|dem Ton] auf {n}[%| Prozent|]
volume auf {n}
[Lautstärkeregler|Volumeregler|Tonregler] auf {n}[%| Prozent|]
[Kopfhörer|Boxen|Headset|Lautsprecher] auf {n}[%| Prozent|]
[wie wär's|wie wärs] mit {n}[%| Prozent] [Lautstärke|Volume]
magst du [den Ton|die Lautstärke] auf {n}[%| Prozent|] [stellen|tun|geben]
[die Lautstärke|der Ton|der Sound] gehört auf {n}[%| Prozent|]
{n}[%| Prozent] Lautstärke [reichen|reichen mir|langen|wären gut|tun's auch]
+[pegel|pegle] [den Ton|die Lautstärke] [bei|auf] {n}[%| Prozent|] ein
[ich hör|ich höre] [immer|lieber] mit {n}[%| Prozent] Lautstärke
[wär's|wäre es] möglich, [die Lautstärke|den Ton] auf {n}[%| Prozent|] zu [stellen|setzen]
drah [den Ton|d'Musi|die Lautstärk] auf {n}[%| Prozent|]
+tu [die Lautstärke|den Ton] auf {n}[%| Prozent|]
!+justier die Lautstärke auf {n}[%| Prozent|]
!Volume bitte @ {n}[%|]
[Gesamtlautstärke|Master|Audiolautstärke|Ausgabelautstärke] [auf|=|:|] {n}[%|]
Lautstärke exakt {n}[%| Prozent|]
[die Kinder schlafen|gleich kommt Besuch|Filmabend], Lautstärke [auf|] {n}[%| Prozent|]
+mach Lautstärke [auf|] {n}[%| Prozent|]
auf {n}[%| Prozent] Lautstärke [runter|rauf|hoch|gehen]
die Musik mit {n}[%| Prozent] Lautstärke laufen lassen
!bei {n}[%| Prozent] Lautstärke wär's [fein|recht]
+begrenz [die Lautstärke|den Ton] auf {n}[%| Prozent|]
+fixier [die Lautstärke|den Ton] [auf|bei] {n}[%| Prozent|]
+schieb den [Regler|Lautstärkeregler|Tonregler] auf {n}[%| Prozent|]
die Lautstärke [würd|tät] ich gern bei {n}[%| Prozent|] haben
genau {n}[%| Prozent] Lautstärke [bitte|]
wieder auf {n}[%| Prozent] [Lautstärke|Volume]
+gib mir {n}[%| Prozent] [Lautstärke|Ton|Volume]
[Laptop|Rechner|PC|Computer] auf {n}[%| Prozent] Lautstärke
[Musik|Film|Podcast|Video] mit {n}[%| Prozent] Lautstärke [bitte|]
es wär [gut|super], die Lautstärke auf {n}[%| Prozent|] zu [stellen|haben]
[höchstens|maximal|ungefähr] {n}[%| Prozent] Lautstärke
+schraub [die Lautstärke|den Ton] auf {n}[%| Prozent|]
würdest du [die Lautstärke|den Ton] auf {n}[%| Prozent|] [drehen|stellen]
Lautstärke [gleich|ist gleich|gehört auf] {n}[%| Prozent|]
Lutstärchi uf {n}[%| Prozänt|]
den Ton bei {n}[%| Prozent|] [lassen|einpegeln|fixieren]
alles auf {n}[%| Prozent] Lautstärke
Ziel: {n}[%| Prozent] Lautstärke
+lass die Lautstärke bei {n}[%| Prozent|] stehen
vorhin waren's {n}[%| Prozent] Lautstärke, das will ich wieder
+nimm [die Lautstärke|den Ton] auf {n}[%| Prozent|] zurück
+deckel die Lautstärke bei {n}[%| Prozent|]
eine Lautstärke von {n}[%| Prozent|]
auf eine Lautstärke von {n}[%| Prozent|] [bitte|]
[Lautstärke|Ton] rauf auf {n}[%| Prozent]
[Lautstärke|Ton] runter auf {n}[%| Prozent]
[können wir|kann man] die Lautstärke auf {n}[%| Prozent|] [stellen|haben]?
lass uns die Lautstärke auf {n}[%| Prozent|] stellen
lass es mit {n}[%| Prozent] Lautstärke laufen
ich hör's am liebsten bei {n}[%| Prozent] Lautstärke
erst bei {n}[%| Prozent] Lautstärke passt's
meine übliche Lautstärke, {n}[%| Prozent|]
mir reichen {n}[%| Prozent] Lautstärke
es sollen {n}[%| Prozent] Lautstärke sein
den Ton hätt ich gern auf {n}[%| Prozent|]
tätst du den Ton auf {n}[%| Prozent|] stellen?
de Lautstärk auf {n}[%| Prozent|] bittschön
""",
)
_SOUND_EN = "[volume|sound|audio|music|speakers|vol]"
_SOUND_DE = "[Lautstärke|Ton|Musik|Sound|Volume]"
_NAMED_EN = f"""
{_SOUND_EN} <at>
{_SOUND_EN} [to|at|on] <at>
+[set|put|turn] [the|my|] {_SOUND_EN} [to|at] <at>
!+[put|set] it [to|at] <at> volume
<at> volume [please|]
[i want|i'd like] [the volume|it] [at|on] <at>
+[make|play] it <loud>
!+[make|play] the music <loud>
+turn [it|the volume|the sound|the music] <way>
can you turn [it|the volume] <way>?
<loud> [please|]
the [volume|sound|audio] [should be|has to be|must be] [at|on] <at>
+[crank|push|bring|slide] [it|the volume|the audio] <way>
i [want|need|would like] [it|the music|this] <loud>
[can|could] we [have|hear|play] [it|this|that] <loud>
go [to|for] <at> [volume|with the sound]
[volume|sound] <way>
would it be possible to [have|get] [it|the sound] <loud>
[party time|for this song|quick test|for the next part], [volume|sound] [to|at] <at>
[volume slider|volume knob|fader] <way> [thanks|pls|]
[it|this] should [play|be] <loud>
!how about <at> volume
!+move the volume slider <way>
[vol|volume]: <at>
system volume [at|to|] <at>
!i'd say <at> volume
audio [set|turned] to <at>
would you mind turning the [volume|speakers] <way>
[my headphones|the speakers] [to|on] <at>
i'd prefer it <loud>
[have|get] the [music|sound|song] <loud>
[the volume|the sound|the slider] <way> [dude|mate|please]
could do with it <loud>
+drag the volume <way>
[music|movie|game|song] <loud>
[laptop|pc|tv|radio] volume [to|at|on] <at>
i'd love [this song|the music] <loud>
+get the [sound|volume] <way>
the volume ought to be at <at>
would like <at> volume
<at>, the volume
volume <at> please
volume = <at>
set-volume <at>
<at> on the volume
<at> on the speakers
<at> with the music
<at> sound level
the sound, <loud>
the song <loud> please
this video <loud>
my music <loud>
everything <loud>
all the sound <loud>
speakers <way>
headphones <way>
the knob <way>
slider <way>
<way> with the volume
<way> with it, the sound i mean
play <loud>
just <loud>
straight to <at> with the volume
from now on <loud>
tonight <loud>
for once <loud>
i like my music <loud>
i'd have the volume at <at>
i'd go for <at> volume
i'm testing, volume <at>
we want the film <loud>
they want the music <loud>
can the volume go <way>?
can i get <at> volume
could it play <loud>
could you have the sound at <at>
may i have it <loud>
shall we listen <loud>? yes
would you play it <loud>
will you turn the speakers <way>
let's have it <loud>
let the speakers play <loud>
why not <at> volume? do it
+put the sound <way>
+pull the volume <way>
+run the speakers at <at>
+take the sound <way>
"""
_NAMED_DE = f"""
{_SOUND_DE} <at>
{_SOUND_DE} auf <at>
+[stell|setz|mach|dreh] [mal|bitte|] [die Lautstärke|den Ton|die Musik|den Sound] auf <at>
!+[stell|setz] es auf <at>
[Lautstärke|Ton] auf <at> [stellen|drehen|machen]
[die Musik|den Ton|die Lautstärke] auf <at> bitte
+mach [mal|bitte|] [die Musik|den Ton|die Lautsprecher|] <loud>
+dreh [die Musik|den Ton|die Anlage|] <way>
!kannst du [die Musik|den Ton] <way> drehen?
kannst du [das|die Musik|den Ton] auf <at> stellen?
[bitte|] <loud> [bitte|]
[die Lautstärke|der Ton|die Musik] [soll|muss|gehört] auf <at>
[würdest|magst|tätest] du [die Musik|den Ton|die Boxen] <way> [drehen|stellen]
[Lautstärkeregler|Volumeregler|Anlage|Boxen] <way>
[Regler|Volume] auf <at> [ziehen|schieben|fahren]
+[fahr|zieh|schieb] [den Ton|die Lautstärke|den Pegel] auf <at>
wie wär's mit [Ton|Lautstärke|Musik] auf <at>
[geht|ginge] [die Musik|der Ton|die Lautstärke] [auch|] auf <at>
für [die Party|den Film|das Lied|den Test] [die Lautstärke|den Ton] auf <at>
drah [d'Musi|den Ton|d'Anlag] <way>
!ich hätt [die Lautstärke|den Ton] gern auf <at>
!+regel [die Boxen|den Sound] <way>
[Systemlautstärke|Gesamtlautstärke|Master|Pegel] [auf|] <at>
[Kopfhörer|Boxen|Headset] auf <at> [bitte|]
[die Lautstärke|die Musik|den Sound] <way> [drehen|regeln|machen] [bitte|]
[die Musik|der Ton|das] bitte <loud>
ich [will|möcht] [den Ton|die Lautstärke] auf <at> [haben|]
!die Lautstärke darf <way>
[ich bin allein|Besuch ist da|zum Testen], [die Musik|den Ton] auf <at>
+schraub [die Lautstärke|den Ton] <way>
[Film|Lied|Spiel|Video] <loud> [bitte|]
[Laptopton|PC-Ton|Fernsehton|Laptop-Lautstärke] auf <at>
ich [mag|hör|will] [das Lied|die Musik|den Film] <loud>
+schieb den [Tonregler|Lautstärkeregler] auf <at>
es wär [gut|cool], die Musik auf <at> zu haben
[sei so gut und|] dreh [den Ton|die Musik] <way>
das [Lied|Video] gehört <loud>
könnt [die Musik|der Ton] auf <at> [sein|laufen]
d'Musi <loud>
tu den Ton auf <at>
<at>, die Lautstärke
<at>, der Ton
Lautstärke = <at>
Lautstärke <at> bitte
Volume auf <at> bitte
Vol <at>
der Ton, <loud>
das Lied <loud> bitte
das Video <loud>
meine Musik <loud>
alles <loud>
den ganzen Ton <loud>
Kopfhörer <way>
Regler <way>
Musik <way>
mit der Lautstärke <way>
mit dem Ton <way>
einfach <loud>
gleich auf <at> mit der Lautstärke
ab jetzt <loud>
heute Abend <loud>
einmal <loud>
ausnahmsweise <loud>
ich nehm die Lautstärke auf <at>
ich teste was, Lautstärke auf <at>
wir wollen den Film <loud>
die wollen die Musik <loud>
der Kleine will das Hörspiel <loud>
kann die Lautstärke auf <at>?
kann ich die Lautstärke auf <at> haben
könnt es <loud> laufen
könntest du den Ton auf <at> haben
darf ich's <loud> haben
sollen wir <loud> hören? ja
würdest du <loud> spielen
würdest du die Boxen auf <at> stellen
lass uns <loud> hören
lass die Boxen <loud> spielen
lass den Ton auf <at>
warum nicht <loud>? mach
mach das <loud>
+zieh den Ton <way>
+bring den Ton auf <at>
+lass die Boxen auf <at> laufen
+nimm die Lautstärke auf <at>
"""
NAMED = {
    level: Phrases(en=framed(_NAMED_EN, en), de=framed(_NAMED_DE, de))
    for level, en, de in (
        (
            100,
            {"at": "[max|maximum|full|the max|the maximum|full blast|full power|the top|the highest level]",
             "loud": "[as loud as possible|at full blast|at full volume|"
             "max volume|as loud as it gets|as loud as you can|as loud as it goes|with the volume maxed out]",
             "way": "[all the way up|up all the way|up to the max|up to full|fully up|all the way to the top|as far up as it goes]"},
            {"at": "[Maximum|max|volle Pulle|volle Lautstärke|Anschlag|das Maximum|höchste Stufe|volle Kanne|volle Power|voll|oberste Stufe]",
             "loud": "[so laut wie möglich|volle "
             "Pulle|ganz laut|maximal laut|so laut es geht|volle Lautstärke|auf volle Lautstärke|so laut wie's geht|volle Kanne]",
             "way": "[ganz auf|voll auf|bis zum Anschlag auf|ganz hoch|voll rauf|bis oben hin auf|bis zum Maximum hoch]"},
        ),
        (
            50,
            {"at": "[half|50/50|the middle|halfway|half way|medium|fifty-fifty|mid level|the midpoint]",
             "loud": "[half as loud as possible|at half volume|half volume|medium loud|moderately loud|at a medium volume]",
             "way": "[to half|to the middle|halfway up|to halfway|half way|to the midpoint|down to half]"},
            {"at": "[halb|die Hälfte|halbe Lautstärke|Mitte|die Mitte|mittel|halb laut|mittlere Stufe|halbe Kraft|50:50]",
             "loud": "[halb laut|mit halber Lautstärke|halbe Lautstärke|"
             "mittellaut|auf halbe Lautstärke|halblaut|auf mittlere Lautstärke]",
             "way": "[auf die Hälfte|auf halb|bis zur Hälfte auf|auf Mitte|bis zur Mitte|auf halbe Höhe]"},
        ),
        (
            0,
            {"at": "[min|minimum|the minimum|zero|the lowest|the bottom|the lowest level|the lowest setting]",
             "loud": "[as quiet as possible|at minimum volume|min volume|as quiet as it gets|at the lowest volume|as quiet as can be|as low as it goes]",
             "way": "[all the way down|down all the way|down to zero|down to the minimum|fully down|all the way to the bottom|as far down as it goes]"},
            {"at": "[Minimum|min|null|das Minimum|niedrigste Stufe|unterste Stufe|kleinste Stufe]",
             "loud": "[so leise wie möglich|ganz leise|minimale Lautstärke|so leise es "
             "geht|so leise wie's geht|auf kleinste Lautstärke|flüsterleise]",
             "way": "[ganz runter|ganz ab|bis auf null runter|komplett runter|voll runter|bis zum Minimum runter]"},
        ),
    )
}  # fmt: skip
HALFWAY = Phrases(
    en="""
+set the volume
+set the volume to
+change the volume
+[adjust|regulate] the [sound|volume]
+put the sound at
!+set the sound to
volume to
the volume
set the sound
+[modify|tweak|configure] the volume
volume [change|setting|adjustment]
i want a different volume
i [want|need] to [change|adjust] the volume
the volume [isn't|is not] right
the volume [should|needs to] be different
set volume [level|]
[can|could] you [change|adjust] the [volume|sound]
i'd like the volume at
make the volume
volume at
!turn the volume to
sound level to
the sound has to be changed
different volume please
!the volume isn't to my liking
+help me set the volume
would you mind changing the volume
+put the volume on
+tune the [volume|sound level]
+alter the [volume|sound|loudness]
the volume is wrong, [fix|change] it
+fix the volume
i'm not happy with the volume
could do with another volume
+set a [new|different|other] [volume|sound level]
[volume|loudness|sound level] [settings|control|please]
do something about the volume
volume setting please
sound setting
new volume
new volume please
another volume
another sound level
volume change please
change volume
change the sound level
adjust volume
adjust audio
set audio
set audio level
set sound level
set speaker volume
volume to, er
volume should be
the volume must change
the sound level isn't right
the volume doesn't suit me
this volume won't do
this isn't the right volume
i don't like the volume
i don't like this volume
i need the volume at
i need another volume
i want to set the volume
i want to choose the volume
i'd like to set the volume
i'd like to adjust the sound
i have to set the volume
let me set the volume
let's set the volume
let's change the volume
can i change the volume
can i set the volume
could the volume be changed
could you set a different volume
would you adjust the volume
would you set the volume
is it possible to change the volume
mind adjusting the sound level
+get the volume right
""",
    de="""
+[stell|setz|änder] die Lautstärke
+[stell|setz] die Lautstärke auf
+[stell|mach] den Ton auf
+[regel|pass] [die Lautstärke|den Ton] [an|]
!+stell den Ton anders
Lautstärke auf
Lautstärke ändern
Ton einstellen
die Lautstärke [passt|stimmt] [mir|so|] nicht
andere Lautstärke [bitte|]
ich will [eine andere Lautstärke|die Lautstärke ändern]
[kannst|könntest] du [die Lautstärke|den Ton] [ändern|anpassen|einstellen|verstellen]
[Lautstärke|Ton] [anpassen|verstellen|regeln|umstellen]
den Ton auf
Lautstärke setzen [auf|]
die Lautstärke gehört [anders|geändert|verstellt]
Lautstärkeregelung
!ich hätt die Lautstärke gern auf
mach die Lautstärke
+[verstell|justier] [die Lautstärke|den Ton]
!der Ton soll anders [sein|werden]
+hilf mir mit der Lautstärke
magst du die Lautstärke umstellen
an der Lautstärke was [ändern|drehen]
[stell|stellst] [du|] mir den Ton ein
die Lautstärke bitte auf
Volume [ändern|einstellen]
!Lautstärke, bitte neu
+mach [die Lautstärke|den Ton] [mal|] anders
+pass die Lautstärke [mal|] an
mit der Lautstärke bin ich nicht zufrieden
die Lautstärke ist [falsch|nix|komisch]
tu was an der Lautstärke
ich [würd|möcht] die Lautstärke [einstellen|verstellen|anpassen]
Lautstärke [regulieren|justieren|bitte einstellen]
die Lautstärke gehört eingestellt
würdest du [die Lautstärke|den Ton] [regulieren|anpassen]
neue Lautstärke
neue Lautstärke bitte
eine andere Lautstärke
Lautstärke umstellen bitte
Lautstärke wählen
Lautstärke bestimmen
Lautstärke festlegen
Tonpegel einstellen
Soundlevel einstellen
Sound einstellen
Ton anpassen bitte
die Lautstärke auf, äh
Lautstärke soll auf
die Lautstärke soll
die Lautstärke muss anders
die Lautstärke muss geändert werden
diese Lautstärke passt nicht
das ist nicht die richtige Lautstärke
mir gefällt die Lautstärke nicht
ich mag diese Lautstärke nicht
ich brauch die Lautstärke auf
ich brauch eine andere Lautstärke
ich will die Lautstärke einstellen
ich will die Lautstärke auf
ich würd gern die Lautstärke einstellen
ich muss die Lautstärke einstellen
lass mich die Lautstärke einstellen
lass uns die Lautstärke ändern
kann ich die Lautstärke ändern
könnte man die Lautstärke anders einstellen
würdest du die Lautstärke einstellen
wär's möglich, die Lautstärke zu ändern
darf ich die Lautstärke anders haben
wie stell ich die Lautstärke ein? mach du
+hilf mir die Lautstärke einzustellen
+dreh am Lautstärkeregler
+bring die Lautstärke in Ordnung
Lautstärk ändern
stö de Lautstärk ein
chasch d'Lutstärchi ändere
die Lautstärke hätt ich gern anders
für die Lautstärke einen anderen Wert
Lautstärke, anderer Wert
""",
)
ASKED = Phrases(
    en="""
how loud is [it|the sound|the music|my pc|this]
what's the volume
[what is|what's] the [current|] volume [level|] [right now|]
volume?
current volume
[volume|sound] level
how high is the volume
[is it|is the sound] [loud|muted|on|off] [right now|]
is [the|my] [sound|audio|volume] [muted|on|off]
[tell|show] me the volume
!at what volume [am i|are we|is it] [right now|]
what's the volume at
!to what is the volume set
how much volume [do i have|is that|]
did i mute [it|the sound|this]
why can't i hear anything, is it muted
what volume is it at
are my speakers muted
is [sound|audio] [even|] on
check [the|] volume
[what|which] volume [are we on|are we at|is set|is it running at]
[sound|audio] [status|state]
how far up is the [sound|volume] [turned|set|]
how many percent [is|has] the [volume|sound]
is my [pc|laptop|computer] [silent|making sound|on mute]
[is|was] the [sound|audio] turned [off|on|down|up]
what percentage is the [volume|sound] [at|on]
give me the [current|] volume [in percent|]
is [any|there any] sound coming out [right now|]
do i have [sound|audio] [on|]
[get volume|getvol|volume percentage]
+read out the volume
!where is the volume slider [right now|]
[there's no sound|i hear nothing|it's so silent], [what's the volume|is the sound off]
!could you look up how loud my speakers are set
[curious|just checking], how loud [is it|are we]
are the [headphones|boxes|speakers] [on|off|turned on]
volume [query|info|readout]
what did i set the volume to
!loudness right now?
how loud did i [set|turn|make] [it|this]
[i can't tell|no idea], how loud is it set
what's my [sound level|loudness|volume percentage]
is the laptop on [silent|mute]
what does the volume [say|read|stand at]
[could|can] you tell me [the volume|how loud it is|the sound level]
is it [louder|quieter] than [50|half] right now
+report the [volume|sound level]
is anything muted [here|right now]
i'd like to know [the volume|how loud it is]
volume in percent?
how [loud|quiet] are we [right now|at the moment]
is [the|my] volume [maxed out|at the maximum|at zero|pretty low]
on what level is the [sound|volume|music]
volume now
volume status
volume percent
show volume
what volume
which volume
what's the sound at
what's my volume
what's the current sound level
what's my volume at
what's the percentage on the volume
how loud
how loud am i
how loud is my computer
how loud have i got it
how loud is it set
how high is it turned up
what volume do i have
what volume have i set
what volume is this
how much sound is there
i want to know the volume
i need the volume level
i need to know how loud it is
i can't hear a thing, is the sound muted
i hear nothing, is the volume at zero
am i muted, the speakers i mean
am i on mute, sound-wise
did someone turn the sound off
is my audio working or muted
+look up the volume
+print the volume
+have a look at the volume
volume please
volume level please
volume number
volume value
volume reading
volume setting?
volume in numbers
system volume?
master volume?
speaker volume?
my volume
my sound level
the current volume
the volume, which is it
sound settings: how loud
sound muted?
sound on?
muted?
mute state
mute status
wpctl volume
which level is my volume
which percentage is the volume at
where's the volume
where's my volume at
where does the volume stand
what number is the volume on
what's the loudness
what's the sound set at
what's the master volume
how far is the volume up
how loud are the speakers
how loud is the laptop set
how loud would a video be right now
how loud will the meeting be, current volume
is my volume high
is my volume low
is the sound at full
is the volume above 50
is my sound turned down
is there sound or is it muted
is the volume down
did i leave the sound on
did i turn the volume down
do my speakers make sound at the moment
before i play this: how loud is it set
before the call: what's my volume
i don't want to scare anyone, how loud is it
i forgot how loud it is
i'd like the volume in percent
i wonder how loud it is set
could you check the volume
could you read me the volume
would you tell me the sound level
+check how loud it is
+check the sound level
+tell me how loud it's set
""",
    de="""
wie laut ist [es|der Ton|die Musik|das|mein Rechner|das gerade]
[wie hoch|wie] ist die Lautstärke [gerade|]
Lautstärke?
[aktuelle|jetzige|derzeitige] Lautstärke
[welche|was für eine] Lautstärke [haben wir|ist das|ist eingestellt]
auf wie viel [Prozent|] [steht|ist] [die Lautstärke|der Ton]
ist der Ton [an|aus|stumm|überhaupt an]
ist [es|der Rechner|der Sound] stumm
!hab ich [den Ton|] stumm [geschaltet|]
[zeig|sag] mir die Lautstärke
wie laut [hab ich's|hab ichs|hab i's] [gerade|eingestellt]
!auf was steht die Lautstärke [gerade|]
Lautstärkepegel?
sind die Lautsprecher [an|aus|stumm]
warum hör ich nichts, ist der Ton aus
wie laut bin ich eingestellt
Lautstärke checken
wo [steht|is] der [Ton|Pegel] [grad|gerade|]
ist mein Ton [an|aus]
wieviel Lautstärke is grad
wie viel Prozent Lautstärke [hab ich|haben wir|sind das|sind eingestellt]
[Lautstärke|Ton] [abfragen|anzeigen|auslesen|nachschauen]
[schau|schau mal|guck mal|schaust du], wie laut [es|der Ton|das] [ist|eingestellt ist]
[Status|Stand] [vom Ton|der Lautstärke]
wie weit ist der [Ton|Regler] [aufgedreht|offen|oben]
hab ich [überhaupt|eigentlich|grad|] Ton [an|]
kommt da [überhaupt|] Ton [raus|aus den Boxen]
is der Ton [weg|aus|auf lautlos]
wia laut [is des|is'n des|is grad da Ton]
wie lut isch [es|s] [grad|] igstellt
was hab ich für [a|eine|ne] Lautstärke
ist die Lautstärke auf [null|voll|Anschlag]
!welches Volume ist eingestellt
!zu wie viel Prozent ist der Ton aufgedreht
bin neugierig, wie laut ist [das|der Ton] [eigentlich|]
[ich hör nix|es ist so still], wie [hoch ist die Lautstärke|laut ist eingestellt]
[Pegel|Soundlevel|Lautstärkestufe]?
sind die [Boxen|Kopfhörer] [eingeschaltet|leise gestellt|stumm]
aktueller Pegel
!wo liegt die Lautstärke
auf welcher [Stufe|Lautstärke] [läuft das|bin ich|sind wir] [gerade|]
läuft der Rechner auf lautlos
[ich wüsste gern|sag mir mal|verrat mir], wie laut [es|der Ton] ist
wie ist der Ton eingestellt
Lautstärke [in Prozent|grad|momentan]?
[kannst|könntest] du [mal|] nachsehen, wie laut [es|der Ton] ist
was sagt die Lautstärke
ist [der Laptop|der PC|das Notebook] auf [stumm|lautlos|leise]
[bei|auf] wie viel [Prozent|] bin ich mit der Lautstärke
wie laut [läuft|spielt] [das|die Musik] [grad|gerade]
ist der Ton [voll|ganz] [aufgedreht|oben|unten]
ist da was [stummgeschaltet|gemutet]
[Lautstärkestand|Tonstatus|Lautstärkeanzeige]?
+gib mir [den Pegel|die Lautstärke] durch
wia laut hob i's grad
Lautstärke jetzt
Lautstärkestand bitte
zeig Lautstärke
welche Lautstärke
wie laut
wie laut bin ich
wie laut ist der Computer
wie laut hab ich gestellt
wie hoch ist der Ton aufgedreht
wie viel Lautstärke ist eingestellt
wie ist die aktuelle Lautstärke
was ist die Lautstärke
was ist meine Lautstärke
was für eine Lautstärke hab ich
ich will wissen wie laut es ist
ich brauch die aktuelle Lautstärke
ich muss wissen wie laut es eingestellt ist
ich hör gar nix, ist der Ton stumm
ich hör nichts, ist die Lautstärke auf null
hat wer den Ton ausgeschaltet
steht die Lautstärke auf null
ist der Ton überhaupt eingeschaltet
+lies die Lautstärke aus
+schau die Lautstärke nach
+sag mir die aktuelle Lautstärke
Lautstärke bitte
Lautstärke, welche?
Lautstärkewert
Lautstärke als Zahl
Systemlautstärke?
Masterlautstärke?
Lautsprecherlautstärke?
meine Lautstärke
meine Lautstärke gerade?
mein Tonpegel
die aktuelle Lautstärke bitte
Toneinstellung: wie laut
Ton stumm?
Ton an?
stumm?
stummgeschaltet?
Stummstatus
wpctl Lautstärke
welche Prozentzahl hat die Lautstärke
welcher Wert ist bei der Lautstärke drin
wo steht der Regler
was ist mein Pegel
was ist bei der Lautstärke eingestellt
was steht beim Ton
wie weit ist die Lautstärke oben
wie laut sind die Boxen
wie laut sind die Lautsprecher eingestellt
wie laut ist der Laptop gestellt
wie laut wär ein Video jetzt
wie laut wird das Meeting, aktuelle Lautstärke
ist meine Lautstärke hoch
ist meine Lautstärke niedrig
ist der Ton auf voll
ist die Lautstärke über 50
ist der Ton leise gestellt
ist da Ton oder ist stumm
ist die Lautstärke unten
hab ich leise gestellt
machen die Boxen grad Ton
bevor ich das abspiel: wie laut ist es
vorm Call: welche Lautstärke hab ich
ich will keinen erschrecken, wie laut ist es gestellt
ich weiß nicht mehr, wie laut es ist
ich hätt die Lautstärke gern in Prozent
ich frag mich, wie laut es gestellt ist
könntest du die Lautstärke prüfen
könntest du mir die Lautstärke sagen
würdest du mir den Pegel sagen
+schau, wie laut es ist
+prüf die Lautstärke
+sag mir, wie laut es gestellt ist
+gib mir die Lautstärke
wie luut isch es
wo luud is dat
""",
)
