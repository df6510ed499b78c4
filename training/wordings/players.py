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
"""
_WHOLE_EN = """
+<verb> [the music in|the music on|the song in|the video in] {p}
!+<verb> what's on {p}
+<verb> playback [in|on] {p}
+<verb> [the podcast|the stream|whatever is on|everything] [in|on] {p}
<verb> the {p} [music|playback|stream|video]
!would you <verb> the [sound|audio|music] from {p}
"""
_WHOLE_DE = """
+<imp> [die Musik in|das Video in|die Wiedergabe in|das Lied in] {p} <end>
[die Musik|das Video] [in|bei|auf] {p} <inf>
+<imp> [den Song|den Podcast|den Stream] [in|bei|auf] {p} <end>
[die Wiedergabe|den Podcast|den Film] [in|von] {p} [bitte|] <inf>
!magst du die Musik von {p} <inf>
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
""",
)
