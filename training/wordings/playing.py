"""How people speak to a player of music or video."""

from training.frames import framed
from training.phrases import Phrases

_ITEM_EN = "[song|track|tune|video|episode|title|piece|one]"
_ITEM_DE = "[Lied|Song|Stück|Titel|Track|Video|Folge]"
_SKIPS_EN = f"""
[<which>] [song|track|tune|video|episode|title] [please|pls|]
<which>
+play [the|] <which> [song|track|one|video|episode|title|tune]
+go [<to>] to the <which> [song|track|one|video|chapter|tune]
+[skip|jump|switch|change] [<to>] to the <which> {_ITEM_EN}
!+put on the <which> [song|track]
<which> [song|track|one] [on spotify|in the player|]
[can|could] [you|we] [play|have|hear] the <which> [song|one|track]?
[i want|i'd like] [to hear|] the <which> [song|track|one]
!the <which> [song|track] please
i want to [listen to|hear] the <which> [one|song|track]
"""
_SKIPS_DE = """
<das> [Lied|Stück|Video] [bitte|]
<der> [Song|Titel|Track|bitte] [bitte|]
<das> [Lied|Stück] [abspielen|spielen|hören]
+[spiel|spiele] [mal|bitte|] das <die> [Lied|Stück|Video]
+[spiel|mach] [mal|bitte|] <den> [Song|Titel|Track] [an|]
+[geh|spring|wechsel|wechsle] [mal|bitte|] zum <dem> [Lied|Song|Titel|Stück|Track]
+[spring|wechsel] auf den <dem> [Song|Titel|Track]
!+[leg|mach] <den> [Song|Titel] auf
<die> [Folge|Nummer|Episode]
+[spiel|mach] <die> [Folge|Nummer] [ab|an|]
kannst du <den> [Song|Titel] [spielen|abspielen]?
ich [will|möchte] das <die> [Lied|Stück] [hören|]
!ich [will|möchte] <den> [Song|Titel]
"""
COMMANDS = {
    "next": Phrases(
        en=framed(_SKIPS_EN, {"which": "next", "to": "forward|on|"})
        + """
skip [this|it|that|this one|this song|this track|the song|]
skip
+skip [this|the] [song|track|tune|video|one]
[i don't like|i hate|i'm sick of|not in the mood for] this [song|track|one][, next|, skip it|]
this [song|track] [sucks|is boring|is terrible|is annoying][, next|]
!not this [song|one|track]
another [song|track|one] [please|]
something else [please|]
next up
+change the [song|track]
go on to the next
forward
play something else
""",
        de=framed(_SKIPS_DE, {"das": "nächstes", "der": "nächster", "den": "[den nächsten|'n nächsten|nächsten]", "dem": "nächsten", "die": "nächste"})
        + """
[skip|skippen|überspringen|weiterskippen]
+[überspring|überspringe|skip|skippe] [mal|bitte|] [das|dieses|den] [Lied|Song|Stück|hier]
[ich mag|ich mog|i mag] [das|dieses|des] [Lied|Stück] nicht[, nächstes|]
das Lied [nervt|ist doof|ist schlecht|gefällt mir nicht][, weiter|]
!nicht [dieses|das] Lied
ein anderes [Lied|Stück] [bitte|]
was anderes [bitte|]
[eins|einen] weiter
!spiel [was|etwas] anderes
nächstes
das nächste [Lied|Stück|bitte]
ein Lied weiter
vorspulen zum nächsten Lied
next
i mog a anders Liadl
""",
    ),
    "previous": Phrases(
        en=framed(_SKIPS_EN, {"which": "previous", "to": "back|"})
        + """
[go|one|song|track] back
back [a|one] [song|track]
+go back [one|a] [song|track]
the [song|track|one] [before|from before|that was on before]
!the song before this
play [that|the] last [song|one|track] again
last [song|track] again
play the one before
back to the last [song|track]
+rewind to the previous [song|track]
i liked the [previous|last] one, go back
that was a good [song|one], [play it again|go back]
can you go back a [song|track]?
""",
        de=framed(_SKIPS_DE, {"das": "[voriges|vorheriges]", "der": "[voriger|vorheriger]", "den": "[den vorigen|den vorherigen]", "dem": "[vorigen|vorherigen|letzten]",
                              "die": "[vorige|vorherige]"})
        + """
[ein|eins] [Lied|Stück|] zurück
[einen|ein'n] [Song|Titel|Track] zurück
+[geh|spring] [mal|bitte|] [ein Lied|einen Song|eins|einen Titel] zurück
das [Lied|Stück] davor
!das Lied von [vorhin|davor]
das letzte [Lied|Stück] nochmal
+spiel [das|nochmal das] letzte Lied [nochmal|]
zurück zum [vorigen|letzten] [Lied|Song|Titel]
der Song [davor|von vorhin|vorher]
das [vorige|vorherige] [Lied|Stück|bitte]
voriges
nochmal das [Lied|Stück] [davor|von eben]
kannst du [ein Lied|einen Song] zurück[gehen|]?
des Liadl vo vorher
""",
    ),
    "pause": Phrases(
        en="""
pause
pause [it|this|that|please]
+pause [the|this|my] [music|song|video|movie|playback|film|podcast|track|show]
[music|playback|video|song|movie] pause
+put [the|my] [music|song|movie|video] on [pause|hold]
[can|could] you pause [the music|it|the video|this]?
!+hold the [music|movie|video]
hold on, pause [it|the music|the video]
[i have to|need to] [take a call|answer the door|go to the toilet], pause [it|the music|the video]
[phone's|the phone is] ringing, pause [the music|it]
!pause playback for a [moment|second|minute]
+interrupt the [music|video]
pause [everything|whatever is playing]
i'll be right back, pause [it|the movie|the music]
[wait|one moment|hold on], [pause|pause it]
time out, pause the [music|film]
[set|switch] [it|the player] to pause
""",
        de="""
[Pause|pausieren|Pausieren]
[Pause|pausier] [mal|bitte|]
+[pausier|pausiere] [mal|bitte|] [die Musik|das Lied|das Video|den Film|die Wiedergabe|den Podcast|die Folge]
[Musik|Video|Film|Wiedergabe|Song] [Pause|pausieren|anhalten]
+[mach|machst du] [mal|bitte|] [kurz|] Pause [mit der Musik|]
!+halt [mal|bitte|] [die Musik|das Video|den Film] [kurz|] an
+halt [das Lied|die Wiedergabe|den Podcast] an
[kannst|könntest] du [die Musik|das Video|den Film|das] [kurz|] [pausieren|anhalten]?
[ich muss|muss] [telefonieren|kurz weg|an die Tür|aufs Klo], [Musik Pause|pausier die Musik|mach Pause]
!die Musik [kurz|bitte] pausieren
[das Telefon klingelt|es klingelt], [pausier|pausiere] [mal|] die Musik
bin gleich wieder da, [Pause|pausier den Film]
[Moment|warte|wart], Pause
[den Film|das Video|das Lied] [kurz|mal] anhalten
+unterbrich [mal|kurz|] [die Musik|den Film]
kurze Pause [bitte|]
[mach|stell] [mal|] auf Pause
""",
    ),
    "play": Phrases(
        en="""
play
resume
[unpause|continue playing|keep playing|play on]
+[resume|continue|unpause] [the|my|this] [music|song|video|movie|playback|podcast|show]
+play [the|my|some] music
+start the [music|playback|song]
music [on|please|play]
+turn [the|] music [on|back on]
+turn on [the|some] music
!+carry on with the [music|song|movie]
[can|could] you [play|resume|start] the [music|playback|video]?
[i'm back|call's over|meeting's over|ok, done], [play|resume|continue]
[i'm back|i'm done], [resume|continue] the [music|movie|video]
i want [to hear|] [some|] music [again|]
!let the music play
press play
+hit play
let's hear some [music|tunes]
go on [with the music|playing]
""",
        de="""
[weiter|abspielen|weiterspielen|play|Wiedergabe]
[mach|spiel] weiter
+[spiel|spiele] [die Musik|das Lied|das Video|den Film|den Podcast] [weiter|ab]
+[spiel|spiele] [mal|bitte|] [Musik|was|etwas Musik]
+[mach|schalt] [mal|bitte|] [die Musik|Musik|die Mucke] [an|wieder an]
Musik [an|wieder an|weiter|abspielen|bitte]
[Wiedergabe|Musik|Video|Film|Podcast] [fortsetzen|starten|weiter]
!+lass [die Musik|den Film|das Video] weiterlaufen
+[setz|setze] [die Wiedergabe|die Musik|das Video] fort
[kannst|könntest] du [die Musik|das Video|den Film] [weiterspielen|wieder anmachen|fortsetzen|starten]?
[bin wieder da|bin zurück|Telefonat ist fertig|so, fertig], [weiter|weiter mit der Musik|mach die Musik wieder an]
!ich [will|möchte] [wieder|] Musik [hören|]
[kann weitergehen|weiter gehts|weiter geht's] [mit dem Film|mit der Musik]
drück [mal|] [auf|] [Play|Wiedergabe]
+starte [die Musik|die Wiedergabe|das Video]
[leg|mach] Mucke [auf|an]
weiter im Film
""",
    ),
    "stop": Phrases(
        en="""
stop [the|this|my] [music|song|playback|player|audio|video]
music [off|stop]
+turn [the|] music off
+turn off [the|that|this] music
!+end [the|] playback
stop playing [music|this|that|]
stop playback
+stop [playing|] [the|this] [song|track|video|podcast]
[can|could] you [stop|turn off] the music?
i [don't want|want no] music [anymore|any more|now]
no [more|] music [please|]
enough [music|of this music|with the music]
!stop that music [now|]
+quit playing [music|this]
kill the music
stop whatever is playing
+shut off the music
""",
        de="""
[Musik|Mucke] [aus|stopp|stop|aus bitte]
[stopp|stoppe|stop] [mal|bitte|] [die Musik|das Lied|die Wiedergabe|das Video|den Podcast]
+[mach|schalt|dreh] [mal|bitte|] die [Musik|Mucke|Wiedergabe] [aus|ab]
+[beende|stopp|stoppe] die [Wiedergabe|Musik]
!+stell die Musik [ab|aus]
Wiedergabe [stoppen|beenden|aus|stopp]
[kannst|könntest] du die Musik [ausmachen|abstellen|stoppen|ausschalten]?
hör [bitte|] auf [zu spielen|mit der Musik|Musik zu spielen]
keine Musik [mehr|jetzt] [bitte|]
ich [will|mag] keine Musik [mehr|]
genug [Musik|mit der Musik|gehört]
!die Musik [bitte|soll] aus
Schluss mit [der Musik|Musik]
[Lied|Song] [stoppen|stopp]
die Mucke [aus|stoppen]
drück [auf|] [Stopp|Stop]
moch d'Musi aus
""",
    ),
    "play_pause": Phrases(
        en="""
play/pause
play pause
toggle [the|] [playback|music|play|pause|player]
[press|hit] [the|] play/pause [button|]
+toggle [between|] play and pause
!+switch between play and pause
""",
        de="""
Play/Pause
Play Pause
[Wiedergabe|Musik|Player] umschalten
drück [auf|] Play/Pause
+schalt die Wiedergabe um
!Pause oder weiter, umschalten
""",
    ),
}
_NAMED_EN = """
<verb> {p}
+<verb> {p} [please|now|]
{p} <short>
{p}: <short>
[in|on] {p}: <short>
!{p}, <short> please
[can|could] you <verb> {p}?
!i want to <verb> {p}
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
"""
_WHOLE_EN = """
+<verb> [the music in|the music on|the song in|the video in] {p}
!+<verb> what's on {p}
+<verb> playback [in|on] {p}
"""
_WHOLE_DE = """
+<imp> [die Musik in|das Video in|die Wiedergabe in|das Lied in] {p} <end>
[die Musik|das Video] [in|bei|auf] {p} <inf>
"""
_VERBS = {
    "pause": {"en": {"verb": "pause", "short": "pause"}, "de": {"short": "[Pause|pausieren|anhalten]", "imp": "[pausier|pausiere]", "where": "", "end": "", "inf": "[pausieren|anhalten]"}},
    "play": {"en": {"verb": "[resume|continue|unpause]", "short": "[play|resume]"},
             "de": {"short": "[weiter|play|weiterspielen]", "imp": "setz", "where": "", "end": "fort", "inf": "[fortsetzen|weiterspielen]"}},
    "stop": {"en": {"verb": "stop", "short": "stop"}, "de": {"short": "[stopp|stoppen]", "imp": "[stopp|stoppe]", "where": "", "end": "", "inf": "[stoppen|anhalten]"}},
    "next": {"en": {"verb": "skip to the next [song|track] in", "short": "[next|next song|skip]"},
             "de": {"short": "[nächstes Lied|nächster Song|skip]", "imp": "spring in", "end": "[ein Lied|einen Titel] weiter", "where": "in", "inf": "[ein Lied|einen Titel] weiterspringen"}},
    "previous": {"en": {"verb": "go to the previous [song|track] in", "short": "[previous|previous song|one back]"},
                 "de": {"short": "[voriges Lied|ein Lied zurück]", "imp": "spring in", "end": "[ein Lied|einen Titel] zurück", "where": "in", "inf": "[ein Lied|einen Titel] zurückspringen"}},
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
""",
)
PLAYING_IN = Phrases(
    en="what's playing [in|on] {p}\nwhat is {p} playing\n[what song is|which song is] on in {p}\n{p}: what's playing\n!what plays in {p}\nis {p} playing [anything|something]",
    de="was läuft [in|bei|auf] {p}\nwas spielt {p} [gerade|]\nwelches Lied läuft [in|bei|auf] {p}\n{p}: was läuft [da|gerade]\n!was läuft gerade auf {p}\nspielt {p} [gerade|] was",
)
