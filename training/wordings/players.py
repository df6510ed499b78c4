"""How people speak to a player that they name, and ask what plays."""

from training.frames import framed
from training.phrases import Phrases

_NAMED_EN = """
<verb> {p}
+<verb> {p} [please|now|]
{p} <short>
{p}: <short>
[in|on] {p}: <short>
!{p}, <short> please
[can|could] you <verb> {p}?
!i want to <verb> {p}
is it possible to <verb> {p}
i [need|have] to <verb> {p}
<short> [in|on|for] {p}
{p} - <short>
[player|app|media] {p}: <short>
let's <verb> {p}
!with {p}: <short>
the {p} player, <short>
[lunch break|hello|ok now], <verb> {p}
!time to <verb> {p}
would you <verb> {p}
i'd like you to <verb> {p}
tell {p}: <short>
[gotta|have to|must] <verb> {p}
command for {p}: <short>
<short> - that's for {p}
mind if we <verb> {p}?
[remote|control|media keys] {p}: <short>
[if you can|be so kind and] <verb> {p}
not the others, <verb> {p}
{p} please, <short>
do <short> on {p}
"""
_NAMED_DE = """
{p} <short>
{p}: <short>
{p} [bitte|mal] <short>
+<imp> {p} <end>
!{p}, bitte <short>
[in|bei] {p}: <short>
[in|bei|auf] {p} [bitte|mal|] <short>
[kannst|könntest] du <where> {p} <inf>?
!ich will <where> {p} <inf>
{p} - <short>
magst du <where> {p} <inf>
ich [muss|möchte|mag] <where> {p} <inf>
<short> [in|bei|auf] {p}
[Player|App|Medien] {p}: <short>
{p} [soll|muss|darf] <inf>
[kann|könnte] man <where> {p} <inf>
[würdest|tätest] du <where> {p} <inf>
!am Player {p}: <short>
!für {p}: <short>
jetzt {p}: <short>
he {p}, <short>
sag {p}: <short>
Befehl an {p}: <short>
lass uns <where> {p} <inf>
nicht die anderen Player, <where> {p} <inf>
würdest du bitte <where> {p} <inf>
<where> {p} [bitte|mal|schnell] <inf>
[Steuerung|Fernbedienung|Medientaste] {p}: <short>
es wär nett, wenn wir <where> {p} <inf>
<short>, und zwar [in|bei] {p}
[könn ma|können wir] <where> {p} <inf>
"""
_WHOLE_EN = """
+<verb> [the music in|the music on|the song in|the video in] {p}
!+<verb> what's on {p}
+<verb> playback [in|on] {p}
+<verb> [the podcast|the stream|whatever is on|everything] [in|on] {p}
<verb> the {p} [music|playback|stream|video]
!would you <verb> the [sound|audio|music] from {p}
<verb> the [tune|track|film|episode|radio|playlist] in {p}
+<verb> [what plays|whatever plays|the show] in {p}
could you <verb> the [stream|playback|tune] in {p}
<verb> whatever {p} has [on|loaded]
"""
_WHOLE_DE = """
+<imp> [die Musik in|das Video in|die Wiedergabe in|das Lied in] {p} <end>
[die Musik|das Video] [in|bei|auf] {p} <inf>
+<imp> [den Song|den Podcast|den Stream] [in|bei|auf] {p} <end>
[die Wiedergabe|den Podcast|den Film] [in|von] {p} [bitte|] <inf>
!magst du die Musik von {p} <inf>
[die Playlist|den Film|das Radio|die Folge|das Hörbuch] in {p} <inf>
+<imp> [den Film|die Folge|das Radio|die Playlist] [in|bei] {p} <end>
könntest du die [Wiedergabe|Musik] [in|bei] {p} <inf>
was in {p} läuft, bitte <inf>
"""
_VERBS = {
    "pause": {"en": {"verb": "pause", "short": "[pause|pause it|on pause]"},
             "de": {"short": "[Pause|pausieren|anhalten|auf Pause]", "imp": "[pausier|pausiere]", "where": "", "end": "", "inf": "[pausieren|anhalten]"}},
    "play": {"en": {"verb": "[resume|continue|unpause]", "short": "[play|resume|continue|go on]"},
             "de": {"short": "[weiter|play|weiterspielen|fortsetzen]", "imp": "setz", "where": "", "end": "fort", "inf": "[fortsetzen|weiterspielen]"}},
    "stop": {"en": {"verb": "stop", "short": "[stop|stop it|stop playing]"},
             "de": {"short": "[stopp|stoppen]", "imp": "[stopp|stoppe]", "where": "", "end": "", "inf": "stoppen"}},
    "next": {"en": {"verb": "skip to the next [song|track] in", "short": "[next|next song|skip|next track|skip this one]"},
             "de": {"short": "[nächstes Lied|nächster Song|skip|nächster Titel|eins weiter]", "imp": "spring in", "end": "[ein Lied|einen Titel] weiter",
              "where": "in", "inf": "[ein Lied|einen Titel] weiterspringen"}},
    "previous": {"en": {"verb": "go to the previous [song|track] in", "short": "[previous|previous song|one back|previous track|go back one]"},
                 "de": {"short": "[voriges Lied|ein Lied zurück|vorheriger Titel|eins zurück]", "imp": "spring in", "end": "[ein Lied|einen Titel] zurück",
                     "where": "in", "inf": "[ein Lied|einen Titel] zurückspringen"}},
}  # fmt: skip
_STAYS = {"pause", "play", "stop"}
NAMED = {
    command: Phrases(
        en=framed(_NAMED_EN + _WHOLE_EN * (command in _STAYS), words["en"]), de=framed(_NAMED_DE + _WHOLE_DE * (command in _STAYS), words["de"])
    )
    for command, words in _VERBS.items()
}
PLAYING = Phrases(
    en="""
what's playing [right now|now|]
what is [this|that] [song|track|music]
what [song|track|music] is [this|that|playing|on]
which [song|track] is [this|playing|on] [right now|]
[what's|what is] the name of this [song|track|tune]
who [sings|plays|is singing] [this|that]
what am i hearing here
now playing
name of [this|the] [song|track]
song name?
[tell|show] me [what's playing|the song name|what song this is]
!what are we hearing [right now|]
current [song|track]
is [anything|music|something] playing
[who's|who is] [the artist|this artist|this by]
!title of [this|the] song
what's on [right now|]
identify this song
by whom is this song
i like this [song|track], what is it
what [video|film|podcast] is [this|playing]
what's this [banger|jam|piece|melody]
which [band|artist|album] is [this|that|playing]
[track|song|media|title] info
what's coming out of [my|the] speakers
is the music [paused|running|still on]
i forgot the name of this song
i love this, [what's it called|who is it]
what [artist|band] am i listening to
what did it just start playing
!shazam this
!what music do we have here
give me the [title|artist] [of this|]
what am i [listening to|watching]
what [plays|runs] [now|at the moment]
can you tell me [what this is called|who sings this]
how is this song called
who made this [song|track]
i [dig|like|love] this [tune|song|one], [who is it|what's it called|title please]
whose [song|voice|music] is this
recognise this [song|tune|track]
any idea what [this song|this tune|this track] is [called|]
[artist|singer|band|composer|album]?
[title|artist] of [the current song|this tune]
i'd like to know [what's playing|who's singing|this song's name]
could you tell me the [song|artist|title] [that's playing|right now]
is [there|] [something|some music] on [in the background|right now]
which [number|tune] are we [listening to|hearing]
what's this [called|thing|noise i hear]
what [radio station|playlist|album] is on
media [status|state|info]
did the music stop [or is it paused|]
what's the player [doing|playing|up to]
that voice sounds familiar, who sings
""",
    de="""
was läuft [gerade|da|grad|jetzt|]
was [hör|höre] ich [gerade|da|hier]
[welches|was für ein] [Lied|Stück] [ist das|läuft gerade|spielt gerade|läuft da]
[welcher|was für ein] [Song|Titel|Track] [ist das|läuft gerade|läuft]
wie heißt [das|dieses] [Lied|Stück]
wie heißt der [Song|Titel|Track]
wer [singt|spielt] [das|da|hier] [gerade|]
von wem ist [das|das Lied|der Song]
[aktuelles|jetziges|laufendes] [Lied|Stück]
[aktueller|laufender] [Song|Titel]
!was wird [gerade|da] gespielt
[läuft|spielt] [gerade|] [was|etwas|Musik]
[sag|zeig] mir [was läuft|was gerade läuft|wie das Lied heißt|den Titel]
Name [vom|des] [Lied|Song]
!Titel von dem Lied
das Lied gefällt mir, wie heißt [es|das]
wos spuit'n da [grad|]
was is'n das für'n Lied
[welches Video|welcher Film|welcher Podcast] läuft [da|gerade|]
was läuft'n da
Interpret?
wie heißt [die Nummer|die Band|der Interpret|das hier]
[Titel|Songtitel|Liedtitel|Band]?
[welche|was für eine] [Musik|Band|Nummer|Folge] [ist das|läuft da|läuft gerade]
[aktueller|momentaner] Track
[Titelinfo|Songinfo|Trackinfo]
was [dudelt|tönt] [da|hier] [gerade|]
was hör i [do|grad]
ist [die Musik|das Video] [pausiert|noch an]
spielt [die Musik|der Player] [noch|gerade]
[geil|cool|super], [wie heißt das Lied|was ist das für ein Lied]
weißt du, wie [das Lied|der Song|die Band] heißt
ich kenn das Lied, [wie heißt es|von wem ist das]
!was kommt da aus den Boxen
!Interpret und Titel bitte
!von welcher Band ist das
was lauft [grad|do]
was schau ich [da|gerade]
was ist [das|des] für [a Musi|ne Mucke|ein Track]
das [Lied|Stück|Ding] ist [gut|super|leiwand|geil], [wie heißt es|von wem ist das|Titel?]
[Sänger|Sängerin|Künstler|Komponist|Album]?
wessen [Stimme|Lied|Musik] ist das
erkennst du [das Lied|den Song|das Stück]
ich wüsste gern, [was läuft|wie das Lied heißt|wer da singt]
[welcher Sender|welches Album|welche Playlist] läuft [da|gerade|]
[Medienstatus|Playerstatus|Wiedergabestatus]
was macht der Player [gerade|]
könntest du mir [den Titel|das Lied|die Band] [sagen|nennen]
welche [Nummer|Scheibe] hören wir [da|gerade]
ist da [gerade|] [Musik|was] [an|am Laufen]
[die Stimme|das] kenn ich doch, wer singt [da|]
hat die Musik [aufgehört|gestoppt] oder pausiert sie
was ist das für [eine Nummer|a Liad|a Nummer|ein Hit]
weißt du [den Titel|den Interpreten|das Lied]
i kenn des Liad, wia hoaßt des
wie heisst das [Lied|Stückli]
[aktuell läuft|gerade läuft]?
""",
)
PLAYING_IN = Phrases(
    en="""
what's playing [in|on] {p}
what is {p} playing
[what song is|which song is] on in {p}
{p}: what's playing
!what plays in {p}
is {p} playing [anything|something]
which [track|video|episode] is {p} on
what's {p} up to
{p} now playing
now playing in {p}
[song|track|title] in {p}?
is {p} [paused|still playing]
is anything running in {p}
what am i [hearing|watching] in {p}
name of the [song|track] in {p}
what did {p} put on
{p}: [song|title]?
tell me what {p} plays
!what's coming out of {p}
!current {p} track
what music is [on|in] {p}
who sings in {p} [right now|]
whats on {p}
[anything|something] on in {p}
which artist [is|plays] in {p}
what's the [title|song|track] {p} [has|plays]
{p} [status|state|info]
who is {p} playing
i like what {p} plays, what is it
look up what {p} is playing
[did|has] {p} [stop|stopped|finished]
what does {p} have on
what [video|film|stream] is running in {p}
""",
    de="""
was läuft [in|bei|auf] {p}
was spielt {p} [gerade|]
welches Lied läuft [in|bei|auf] {p}
{p}: was läuft [da|gerade]
!was läuft gerade auf {p}
spielt {p} [gerade|] was
was [dudelt|tönt] aus {p}
welcher [Song|Track|Titel] [läuft|ist] [in|bei|auf] {p}
[Titel|Lied|Song] [in|bei|von] {p}?
ist {p} [pausiert|auf Pause]
läuft [in|bei|auf] {p} [noch|] [was|etwas|Musik]
spielt {p} noch
was hör ich [da|] [in|bei|auf] {p}
sag mir, was {p} [gerade|] spielt
aktueller Titel in {p}
{p}: welches Lied
was hat {p} [grad|gerade] an
wie heißt das Lied [in|bei|auf] {p}
was lauft [in|bei|auf] {p}
!was kommt aus {p}
!schau, was {p} spielt
Titelinfo von {p}
wer singt [da|] [in|bei|auf] {p}
[Status|Zustand|Info] von {p}
welcher [Interpret|Künstler|Film] läuft [in|bei|auf] {p}
was hat {p} für [ein Lied|einen Titel|Musik] drauf
{p} spielt was Schönes, wie heißt das
ist {p} [am Spielen|gestoppt|fertig]
ich wüsste gern, was [in|bei|auf] {p} läuft
wer singt bei {p}
welches Video läuft in {p}
und in {p}, was läuft da
was macht {p} [gerade|grad|]
läuft in {p} [gerade|] was
wos spuit {p} [grad|]
""",
)
