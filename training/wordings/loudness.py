"""How people ask for more, less or no sound."""

from training.frames import chosen, framed
from training.phrases import Phrases

_BIT_EN = chosen("a bit / a little / slightly / a tad / a touch / just a bit / just a little / a tiny bit / a little bit")
_LOT_EN = chosen("much / a lot / way / far / a whole lot / considerably / significantly / a good deal")
_LOT_EN_BEHIND = chosen("a lot / by a lot / a whole lot / considerably / significantly / very much / quite a lot / way more")
_BIT_DE = chosen(
    "etwas / ein bisschen / bisschen / ein wenig / leicht / einen Tick / eine Spur / a bissl / bissl / n bisschen / minimal / "
    "ein klein wenig / nur etwas / a bisserl / ein Stückchen / nen Ticken"
)
_LOT_DE = chosen(
    "viel / deutlich / wesentlich / sehr viel / um einiges / ordentlich / richtig / erheblich / gscheit / ein ganzes Stück / "
    "merklich / um Welten / einiges / arg viel"
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
[the|] [sound|music|volume] [a little|] <er> if possible
the music <pre> <er>
[volume|sound]: <er>
[would you|could you|can you] turn [the volume|the music|it] <way> <post>
[let's|lets] [have|make] it <pre> <er>
hey [ryx|] [make|turn] [this|it] <pre> <er>
"""
_STEP_DE = """
<pre> <er>
<pre> <er>
<pre> <er> bitte
[bitte|] mal <pre> <er>
+[mach|mache|mach's|machs] [mal|bitte|doch mal|] <pre> <er>
+[mach|stell|dreh] [das|es|den Ton|die Musik|den Sound|die Lautstärke|das Video|die Boxen|die Mucke] [mal|bitte|] <pre> <er>
+[mach|stell|schalt] die [Musik|Mucke|Lautstärke|Lautsprecher] [mal|bitte|] <pre> <er>
!+[mach|stell] den [Ton|Sound|Lautsprecher] <pre> <er>
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
"""
_WORDS = {
    1: {
        "en": {"er": "[louder|louder]", "way": "up", "verb": "[increase|raise|boost|up|pump up|crank up|bump up]"},
        "de": {"er": "lauter", "way": "[hoch|rauf|auf|höher]", "verb": "[erhöh|erhöhe|steiger|steigere|heb|vergrößer]"},
    },
    -1: {
        "en": {"er": "[quieter|softer|quieter|lower]", "way": "down", "verb": "[decrease|lower|reduce|drop|cut|bring down|dial down]"},
        "de": {"er": "leiser", "way": "[runter|herunter|ab|niedriger]", "verb": "[senk|senke|reduzier|reduziere|verringer|drossel]"},
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
"""
BY = {direction: Phrases(en=framed(_BY_EN, words["en"]), de=framed(_BY_DE, words["de"])) for direction, words in _WORDS.items()}

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
""",
    ),
}

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
"""
NAMED = {
    level: Phrases(en=framed(_NAMED_EN, en), de=framed(_NAMED_DE, de))
    for level, en, de in (
        (
            100,
            {"at": "[max|maximum|full|the max|the maximum|full blast]", "loud": "[as loud as possible|at full blast|at full volume|"
             "max volume|as loud as it gets]", "way": "[all the way up|up all the way|up to the max|up to full|fully up]"},
            {"at": "[Maximum|max|volle Pulle|volle Lautstärke|Anschlag|das Maximum|höchste Stufe]", "loud": "[so laut wie möglich|volle "
             "Pulle|ganz laut|maximal laut|so laut es geht|volle Lautstärke]", "way": "[ganz auf|voll auf|bis zum Anschlag auf|ganz hoch]"},
        ),
        (
            50,
            {"at": "[half|50/50|the middle|halfway|half way|medium]", "loud": "[half as loud as possible|at half volume|half volume|medium loud]",
             "way": "[to half|to the middle|halfway up|to halfway|half way]"},
            {"at": "[halb|die Hälfte|halbe Lautstärke|Mitte|die Mitte|mittel|halb laut]", "loud": "[halb laut|mit halber Lautstärke|halbe Lautstärke|"
             "mittellaut|auf halbe Lautstärke]", "way": "[auf die Hälfte|auf halb|bis zur Hälfte auf|auf Mitte]"},
        ),
        (
            0,
            {"at": "[min|minimum|the minimum|zero|the lowest]", "loud": "[as quiet as possible|at minimum volume|min volume|as quiet as it gets]",
             "way": "[all the way down|down all the way|down to zero|down to the minimum|fully down]"},
            {"at": "[Minimum|min|null|das Minimum|niedrigste Stufe]", "loud": "[so leise wie möglich|ganz leise|minimale Lautstärke|so leise es "
             "geht]", "way": "[ganz runter|ganz ab|bis auf null runter|komplett runter]"},
        ),
    )
}  # fmt: skip

_MUTE_EN = """
<mute>
<mute>
<mute> [please|pls|it|everything|all|this|that|now]
<mute> [the|my|] [sound|audio|speakers|speaker|computer|pc|laptop|system|output|volume]
!+<mute> [this|my] [machine|thing|notebook]
[sound|audio|speakers|volume] <off>
+[turn|switch] <off> [the|my|all|] [sound|audio|speakers|volume]
+[turn|switch] [the|my|] [sound|audio|speakers] <off> [again|]
+[turn|switch] mute <muted>
mute <muted>
[can|could] you <mute> [it|the sound|the speakers|my pc]?
[can|could] you [turn|switch] the sound <off>?
i [want|need] [the|] [sound|audio] <off>
!the [sound|audio] should be <off>
<off> with the sound
<why>
<why>, <mute> [it|]
set [the|] sound <off>
"""
_MUTE_DE = """
<mute>
<mute> [bitte|schalten|]
+[mach|schalt|stell|dreh] [mal|bitte|] [den Ton|den Sound|die Lautsprecher|das Audio] <off>
+[mach|schalt] [mir|] [den Ton|den Sound|die Boxen] [doch|jetzt|] <off>
[Ton|Sound|Lautsprecher|Boxen|Audio] <off>
[Ton|Sound] <off> [bitte|]
[den Ton|den Sound|die Lautsprecher] <off>[schalten|machen]
!den Ton [bitte|mal] <off>[schalten|stellen]
+<stumm>
+<stumm>
[kannst|könntest] du [den Ton|den Sound|die Lautsprecher] <off>[machen|schalten]?
[ich will|ich brauch|ich möchte] [den Ton|Ton] <off>
Stummschaltung <on>
!Stummschaltung <on> bitte
mute <muted>
<why>
<why>, [Ton|den Ton] <off>
<why>, mach [den Ton|mal den Ton] <off>
"""
MUTE = {
    True: Phrases(
        en=framed(
            _MUTE_EN,
            {"mute": "[mute|silence|mute]", "off": "off", "muted": "on", "why": "[i'm in a meeting|i have a call|someone's calling|"
             "the phone is ringing|no sound please|be quiet|silence|shush|hush|shut up|quiet now|i don't want any sound|the baby sleeps]"},
        ),
        de=framed(
            _MUTE_DE,
            {"mute": "[stumm|stummschalten|mute|lautlos|muten|mute mal|stumm bitte]", "off": "[aus|weg|ab|aus]", "on": "[an|ein|einschalten|aktivieren]",
             "muted": "an", "stumm": "[schalt|schalte|stell|mach] [mal|bitte|] [den Ton|den Rechner|den PC|alles|die Lautsprecher|den Laptop|das] [stumm|"
             "auf lautlos|auf stumm|lautlos]", "why": "[ich bin im Meeting|ich bin gleich im Meeting|Ruhe|Ruhe jetzt|ich muss telefonieren|gib Ruhe|"
             "ich will nichts hören|Schluss mit dem Krach|Klappe|sei still|ich brauch Ruhe|Telefon klingelt|die Kinder schlafen]"},
        ),
    ),
    False: Phrases(
        en=framed(
            _MUTE_EN,
            {"mute": "[unmute|unsilence|un-mute|unmute]", "off": "[on|back on]", "muted": "off", "why": "[i want to hear something again|"
             "the meeting is over|my call is over|i'm off the phone|why is it muted|give me sound again|i want sound|bring the sound back|"
             "sound please|i need sound again|you can make noise again|the baby is awake]"},
        ),
        de=framed(
            _MUTE_DE,
            {"mute": "[nicht mehr stumm|unmute|entmuten|stumm aus|unmuten|Stummschaltung aufheben|mute aufheben]", "off": "[an|wieder an|ein|wieder ein]",
             "on": "[aus|aufheben|weg|ausschalten|deaktivieren|beenden]", "muted": "aus", "stumm": "[heb|heb mal|nimm] die Stummschaltung [auf|raus|weg]",
             "why": "[ich will wieder was hören|das Meeting ist vorbei|Telefonat ist fertig|ich will Ton|gib mir wieder Ton|warum ist es stumm|"
             "ich brauch wieder Ton|hol den Ton zurück|der Ton soll wieder an|bin fertig mit telefonieren|du darfst wieder laut sein]"},
        ),
    ),
}  # fmt: skip
