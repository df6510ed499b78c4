"""How people speak to a player of music or video."""

from training.frames import framed
from training.phrases import Phrases
from training.wordings.pausing import HOLDS

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
would you mind playing the <which> [one|song|track]
give me the <which> [one|song|track|video|episode]
[let's|lets] [hear|have|play] the <which> [one|song|track]
<which> [one|tune|clip|number], [thanks|please|thx]
[playlist|queue|player|media]: <which> [track|song|]
how about the <which> [song|track|tune|one]
i'd rather [hear|listen to|watch] the <which> [one|song|track|video]
!<which> [number|piece] on the [list|playlist|album]
[press|hit] [the <which> button|<which>]
media <which>
could the <which> [song|track] be played
!+move [<to>] to the <which> [piece|number]
wanna hear the <which> [one|song]
+start the <which> [song|track|video|episode]
the <which> [one|song|track] [should play|would be nice|is better]
could do with the <which> [song|track|tune]
i'd prefer the <which> [song|track|tune|one]
[select|pick|choose|load] the <which> [song|track|title|one]
take me to the <which> [song|track|episode|chapter]
the <which> [song|track|tune] instead [of this|please|]
[ready|time] for the <which> [song|track|episode]
<which> [song|track|one] would be [nice|great|better]
any chance of the <which> [song|tune|one]?
<which> [file|item|entry|clip] in the [queue|playlist]
+bring on the <which> [song|track|tune|one]
<which> now
<which>, please
<which> one now
ok <which>
ryx, <which>
<which> in the queue
<which> in line
<which> part
<which> chapter
<which> clip
<which> song, ryx
<which> of the songs
<which> button
media key <which>
the <which> one
the <which> music
the <which> tune
the <which> podcast episode
the <which> title
i need the <which> [song|one]
i'm for the <which> song
i feel like the <which> song
i fancy the <which> tune
we want the <which> song
they want the <which> song
the kids want the <which> episode
can it play the <which> song
can we go to the <which> one
could you put on the <which> episode
may we hear the <which> tune
shall we hear the <which> one? yes
will you play the <which> one
would you play the <which> song
is there a <which> song? play it
why not the <which> song
let me hear the <which> song
let us have the <which> track
+get the <which> song
+get me to the <which> track
+run the <which> video
+press <which> for me
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
wie wär's mit dem <dem> [Lied|Song|Titel]
magst du das <die> [Lied|Stück|Video] [spielen|abspielen|anmachen]
gib mir <den> [Song|Titel|Track]
[würdest|könntest] du zum <dem> [Lied|Track|Video] [springen|wechseln|gehen|schalten]
[Player|Wiedergabe|Playlist]: <das> [Lied|Stück]
zur <dem> [Folge|Nummer|Episode] [springen|gehen|wechseln|]
!lieber das <die> [Lied|Stück]
das <die> [Lied|Stück] wär [gut|super|mir lieber]
[hätt|ich hätt|i hätt] gern das <die> [Lied|Stück|Liadl]
s <die> [Lied|Liad] bitte
!kann man auf <den> [Song|Titel] [springen|gehen]
<das> Lied [vom Album|aus der Playlist|in der Liste]
+schalt [mal|bitte|] [zum|auf den] <dem> [Titel|Song|Track]
jetzt [mal|] das <die> [Lied|Stück|Video]
<der> [Song|Titel|Track] wär [schön|nett]
<das> [Liedl|Stückerl|Musikstück] [bitte|]
[wähl|nimm|lade] [mal|bitte|] das <die> [Lied|Stück|Video]
ich [hör|schau] lieber das <die> [Lied|Stück|Video]
bring [mal|] das <die> [Lied|Stück]
das <die> [Lied|Stück|Video] [statt dem|anstatt] [da|hier]
Zeit für das <die> [Lied|Stück|Video]
[Lied|Titel|Track]: <das>
auf zum <dem> [Lied|Song|Titel|Track]
könnt ich das <die> [Lied|Stück] hören?
zum <dem> [Lied|Titel|Track|Video|Stück]
es wär fein, das <die> [Lied|Stück] zu hören
<das> jetzt
<das> im Album
<das> bittschön
<der> jetzt
<der>, bitte
<der> in der Playlist
<der> auf der Scheibe
ok, <das>
ryx, <das> Lied
<die> Episode bitte
<die> Folge bitte
<die> Nummer bitte
<die> Aufnahme
<die> Sendung
das <die>
das <die> Lied vom Album
das <die> Musikstück
das <die> Kapitel
die <die> Folge
die <die> Folge bitte
die <die> Nummer
ich brauch das <die> Lied
ich bin für das <die> Lied
ich hab Lust aufs <die> Lied
mir wär das <die> Lied recht
wir wollen das <die> Lied
die Kinder wollen die <die> Folge
kann das <die> Lied kommen
kann das <die> Video laufen
können wir zum <dem> Lied
könntest du die <die> Folge spielen
dürfen wir das <die> Lied hören
sollen wir das <die> Lied hören? ja
spielst du das <die> Lied
würdest du das <die> Lied spielen
gibt's ein <das> Lied? spiel das
warum nicht das <die> Lied
lass mich das <die> Lied hören
lass uns das <die> Lied hören
lass das <die> Lied laufen
des <die> Liadl
s <die> Stückl
+geh zur <dem> Folge
+spring zum <dem> Kapitel
+schalt das <die> Lied ein
+drück auf <das> Lied
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
enough of this [song|track|one][, next|]
[i've heard|heard] this [one|song] [too often|a thousand times|already]
fast forward to the next [song|track]
move on
ugh, not this [one|again]
this isn't my [taste|kind of music|jam]
bored of this [song|track]
nope, next
!can't stand this [song|tune]
!pass on this one
i don't wanna hear this [song|track]
skip to something [better|else]
skip ahead one [song|track]
!get me away from this song
next please, [this one is old|i know this one|not my thing]
this [song|tune|track] [again|gets on my nerves|is awful|drives me mad], next
who picked this [crap|rubbish|garbage], skip
[yawn|meh|boring|yuck], [next|skip]
get rid of this [song|track|tune]
don't like [it|this], next [song|one]
we had this [song|one] already, skip [it|]
i'd rather hear another [song|tune|track]
could do with another [song|tune|track]
can we have another [song|tune|track]
advance [one|a] [track|song]
jump over this [song|track|one]
leave this [song|one] out
skippy skip
skip [ahead|forward|over this one]
onwards to another song
[wrong mood|not now], [another|different] [song|track]
change the [tune|music|record]
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
[weg|fort] mit [dem Lied|dem Song]
[kenn ich schon|hör ich ständig|zu oft gehört], [nächstes|weiter|skip]
weiterschalten
[Lied|Song|Titel] [wechseln|überspringen|skippen]
[des|das] [gfoit ma|gfallt ma|taugt mir] [ned|nicht]
[nicht mein|ned mei] [Geschmack|Fall][, weiter|, nächstes|]
mach ein anderes Lied [an|rein]
!auf das Lied hab ich keine Lust
!das kann ich nicht mehr hören, nächstes
igitt, [weiter|nächstes]
hau das nächste rein
[einen Titel|eins|ein Lied] vor
!Song weiter
s nächschte Lied
[bäh|puh|na], anderes Lied
das Lied [hängt mir zum Hals raus|macht mich wahnsinnig|ist grausig], [weiter|nächstes]
wer hat das [Lied|Stück] ausgesucht?, [skip|weiter]
[gähn|langweilig|fad|meh|würg], [nächstes|skip|weiter]
[lass|lassen wir] das Lied aus
ein [anderer|neuer] [Song|Track|Titel] [bitte|]
könnten wir ein anderes Lied [haben|hören]
das [Lied|Stück] hatten wir schon, [weiter|nächstes|skip]
lieber [ein anderes Lied|einen anderen Song|was anderes] [hören|]
über das Lied [drüber|hinweg] springen
ich [will|mag|möcht] [das|dieses] Lied nicht hören
[einmal|schnell|kurz] [skippen|weiterskippen]
auf zum nächsten
[Lied|Song] auslassen
gib mir [was|ein] anderes [Lied|]
i wü a anders [Liad|Liedl]
das passt grad nicht, anderes [Lied|Stück]
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
i [skipped|clicked] too [far|fast], go back
oops, didn't mean to skip [that|]
replay the [last|previous] [one|song]
one track [earlier|backwards]
prev [track|song|]
!return to the [song|track] that just played
!the one from a minute ago
i wasn't done with the last [song|one]
step back [a|one] [track|song]
back up one [song|track]
can we hear the last [one|song] again
undo the skip
what was on before this, play it
i wanted to hear the [last|previous] [one|song] [to the end|again]
what was that song just now, play it again
go one [song|track|number] back
i [want|need] the [last|earlier] [song|track|one] back
[retrieve|bring back] the [last|earlier] [song|track|one]
wait, that [last|earlier] one was great, go back
back again, i [missed|liked] that song
sorry, one [song|track|title] back
[too far|too fast], one back
play what [was on|played] [before|just now|earlier]
return to the [last|earlier] [song|track|video]
the earlier [song|track|tune|one]
backwards [one|a song|a track]
""",
        de=framed(_SKIPS_DE, {"das": "[voriges|vorheriges]", "der": "[voriger|vorheriger]", "den": "[den vorigen|den vorherigen]",
            "dem": "[vorigen|vorherigen|letzten]",
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
[zu weit|zu schnell|aus Versehen] [geskippt|weitergeschaltet][, zurück|]
eins [retour|davor]
[ein Lied|einen Titel|einen Track] retour
das [vorherige|letzte] war [gut|super|besser], [zurück|nochmal]
!nochmal das, was vorher lief
!ich wollte das vorige noch fertig hören
zurückskippen
[Lied|Titel|Song] zurück[schalten|springen|]
ans [Lied|Stück] davor zurück
kann ich das Lied von vorhin [haben|nochmal hören]
s letschte Lied [nomal|nochmal]
prev
wieder das Lied von vorher
ups, [das wollte ich hören|den wollt ich hören], zurück
spü des vo vorher [nomoi|]
was war das [eben|grad] für ein Lied, nochmal [zurück|spielen]
[ein|eine] [Lied|Nummer] zurückgehen
ich [will|möcht|hätt gern] das [letzte|frühere] Lied [zurück|nochmal]
[hol|bring] [mal|] das [letzte|vorherige] Lied zurück
halt, das [davor|letzte] war [super|gut|toll], zurück
[sorry|pardon|tschuldigung], ein Lied zurück
spiel, was [vorher|eben|davor] lief
das eben gespielte [Lied|Stück] [nochmal|wieder]
[rückwärts|zurück] um [ein Lied|einen Titel]
könnten wir das Lied von eben [nochmal|] hören
wieder zum [Lied|Song] davor
nomoi des [Liad|Lied] davor
""",
    ),
} | HOLDS
