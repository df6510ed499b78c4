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
<short> - {p}
<short> @ {p}
+make {p} do this: <short>
hey, <verb> {p}
ok, <verb> {p} now
just <verb> {p}
quickly <verb> {p}
we should <verb> {p}
you may <verb> {p}
you can <verb> {p} now
do me a favour and <verb> {p}
shall we <verb> {p}? yes
why don't you <verb> {p}
i'd love it if you could <verb> {p}
someone wants me to <verb> {p}
my flatmate asks to <verb> {p}
go to {p}: <short>
over in {p}: <short>
the app is {p}, the button is <short>
press <short> in {p}
send <short> to {p}
media key for {p}: <short>
player={p} <short>
<verb> {p}, nothing else
i'm busy, <verb> {p} for me
my hands are wet, <verb> {p}
please [do|] <verb> {p}
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
<short> - {p}
<short> @ {p}
für den Player {p}: <short>
drüben in {p}: <short>
Player={p} <short>
die App ist {p}, der Knopf <short>
drück in {p} auf <short>
schick <short> an {p}
mal schnell <where> {p} <inf>
du kannst <where> {p} <inf>
du darfst jetzt <where> {p} <inf>
wir sollten <where> {p} <inf>
ich hätt gern, dass wir <where> {p} <inf>
meine Frau will <where> {p} <inf>
hab nasse Hände, magst du <where> {p} <inf>
bin beschäftigt, kannst du <where> {p} <inf>
dürft i bitten, <where> {p} <inf>
kannst amoi <where> {p} <inf>
wir müssen <where> {p} <inf>
darf man <where> {p} <inf>?
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
song?
track?
title?
song title
song info
song title please
what song
what song??
this song?
playing?
playing now
np
media info please
currently playing
player status
who's that singing
who is this by
whose voice
which musician
which singer is that
what track are we on
what's the track
what's the tune
what's the title
what's the song called again
what's the current track
what's running in the player
what's that music
what's that song from
what does the player say
what have i got playing
what did i put on
what are they singing
what film am i watching
which episode am i on
which playlist song is this
where's that music coming from, what is it
have you any idea who sings
is a song on
is the player playing
is it paused or playing
is that the radio? what's it playing
does anything play at the moment
do you recognise the music
don't know this one, what is it called
catchy, what is that
lovely tune, who is it by
nice song, name?
i can't place this song, what is it
i hear music, what is it
i'm hearing something, what's it called
i need the name of the song
i want to know which track this is
my friend asks what song this is
could you check what's playing
could you name this song
would you tell me what i'm listening to
would you look up the current track
please, the name of the music
+name that tune
+read me the title of the song
+check what's playing
+look which song is on
+give me the song name
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
Lied?
Titel?
Song?
Liedname
Songname
Titel bitte
Songtitel bitte
welches Lied
welches Lied??
das Lied?
läuft was
läuft gerade
Medieninfo
Medieninfo bitte
derzeit läuft
Wiedergabeinfo
wer ist der Sänger
von wem ist die Nummer
wessen Stimme ist das
welcher Musiker ist das
bei welchem Titel sind wir
wie ist der Titel
wie nennt sich das Lied
wie heißt das nochmal, was da läuft
was ist der aktuelle Track
was läuft im Player
was ist das für Musik
was ist das für eine Melodie
was sagt der Player
was hab ich laufen
was hab ich da angemacht
was singen die da
was spielt's
welchen Film schau ich grad
bei welcher Folge bin ich
welches Lied der Playlist ist das
woher kommt die Musik, was ist das
hast du eine Ahnung, wer da singt
läuft ein Lied
läuft der Player
läuft's oder ist Pause
ist das Radio an? was läuft
erkennst du die Musik
kenn ich nicht, wie heißt das Lied
Ohrwurm, was ist das
schöne Melodie, von wem ist die
schönes Lied, Name?
ich komm nicht drauf, welches Lied ist das
ich hör Musik, welche ist das
ich hör da was, wie heißt das Lied
ich brauch den Namen vom Lied
ich will wissen, welcher Track das ist
meine Freundin fragt, welches Lied das ist
könntest du schauen, was läuft
könntest du mir das Lied nennen
würdest du mir sagen, was ich grad höre
würdest du den aktuellen Titel nachsehen
bitte den Namen der Musik
+nenn mir das Lied
+lies mir den Titel vor
+schau mal, was läuft
+schau nach, welches Lied läuft
+gib mir den Songnamen
wie hoaßt des Liadl
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
{p} song?
{p}, what's on
{p}, which song is this
{p} - title?
{p} current song
{p} track name
{p} info please
{p}: artist
{p}: now playing
current song in {p}
current title in {p}
song name in {p}
title that {p} plays
artist in {p}
album in {p}
media info for {p}
status of {p}
playback status of {p}
the thing playing in {p}, what is it
the song in {p}, what's it called
this song in {p}, whose is it
and {p}, what's that playing
what's on in {p}
what's on {p} at the moment
what's running in {p}
what's the name of the song on {p}
what's {p} got on
what's {p} doing
what song has {p} put on
what sort of music does {p} have on
what did {p} start playing
what episode is {p} showing
what am i listening to on {p}
which song does {p} play
which song am i on in {p}
which album is on in {p}
which podcast is on in {p}
who's on in {p}
who's the artist in {p}
who's that on {p}
whose song is {p} playing
how is that song in {p} called
is {p} silent or playing
is something on in {p}
is there music in {p}
does {p} play anything
has {p} got anything on
nice tune from {p}, what's it called
i can't see {p}, what's it playing
i hear something from {p}, what is that
i don't recognise the track {p} is playing
i forgot what i put on in {p}
i want to know what {p} is playing
i'd like the title from {p}
could you check what {p} plays
could you see which track {p} is at
can you tell me the song in {p}
would you tell me what's on in {p}
+check {p} and tell me the song
+tell me the title of the song in {p}
+show me what's on {p}
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
{p} Lied?
{p}, was läuft
{p}, welches Lied ist das
{p} - Titel?
{p} aktuelles Lied
{p} Songname
{p} Info bitte
{p}: Interpret
{p}: was spielt grad
aktuelles Lied in {p}
aktueller Song bei {p}
Liedname in {p}
der Titel, den {p} spielt
Interpret in {p}
Album in {p}
Medieninfo zu {p}
Wiedergabestatus von {p}
das was in {p} läuft, was ist das
das Lied in {p}, wie heißt das
das Lied in {p}, von wem ist das
und {p}, was spielt das
was läuft aktuell in {p}
was läuft grad so bei {p}
was ist in {p} an
was gibt's in {p} zu hören
was ist das für ein Lied in {p}
was hat {p} aufgelegt
was für Musik kommt aus {p}
was hat {p} angefangen zu spielen
welche Folge läuft in {p}
was schau ich in {p}
welches Lied spielt {p}
bei welchem Lied bin ich in {p}
welches Album läuft bei {p}
welcher Podcast läuft in {p}
wer ist das bei {p}, der da singt
wessen Lied spielt {p}
wie nennt sich das Lied in {p}
ist {p} still oder spielt es
ist in {p} was an
ist in {p} Musik
spielt {p} irgendwas
hat {p} was laufen
schönes Lied aus {p}, wie heißt das
ich seh {p} nicht, was spielt es
ich hör was aus {p}, was ist das
ich erkenn das Lied in {p} nicht
ich weiß nicht mehr, was ich in {p} angemacht hab
ich will wissen, was {p} spielt
ich hätte gern den Titel aus {p}
könntest du schauen, was {p} spielt
könntest du nachsehen, welcher Titel in {p} läuft
kannst du mir das Lied in {p} sagen
würdest du mir sagen, was in {p} läuft
+schau in {p} nach und nenn mir das Lied
+sag mir den Titel vom Lied in {p}
+zeig mir, was in {p} läuft
wos rennt in {p}
was lauft grad uf {p}
""",
)
