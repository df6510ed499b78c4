"""How people tell a player to pause, go on or stop."""

from training.phrases import Phrases

HOLDS = {
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
freeze [the|this] [video|movie|film]
put it on hold
[brb|afk|coffee break|bathroom break], pause
[someone's|somebody's] at the door, [pause it|pause]
[my mom|my boss] is calling, pause [the music|it|that]
is it possible to pause [the|this] [song|video|stream]
would you mind pausing [it|this|the stream]
[hit|press] [the|] pause [button|]
[stream|podcast|audiobook|episode|show] [pause|on hold]
stop [it|the music|the video] for a [moment|second|minute|sec]
i need a [short|quick] break from the [movie|music|podcast]
a [short|quick] pause [please|]
make a pause
!suspend playback
!one sec, freeze the movie
!break time, pause the show
[the movie|the video|the song] should wait [a minute|a moment|for me]
the [music|video|film] [should|can|must] pause
don't let it play on while i'm gone
let me grab a [drink|snack|coffee], pause
+suspend the [music|video|film|stream]
+freeze the [picture|stream|show|movie] [for a sec|]
+halt the [music|video|playback] [for now|for a minute|briefly]
[gimme|give me] a [break|minute|sec], pause [it|the music]
the [postman|delivery guy|pizza] is here, pause [the film|it]
i need to [pee|smoke|eat|think], pause [it|the video]
[dinner's|food's|lunch is] ready, pause the [show|movie|music]
let's take a [break|breather] from the [film|show|music]
[intermission|pause time|snack break] [please|]
could do with a pause in the [film|video|music]
can the [music|film|video] wait a [minute|moment|sec]
stop there for a sec, i'll continue [later|in a minute]
leave the [video|film|song] where it is for now
+stop the [film|music|video] [briefly|for now|temporarily]
the kid woke up, pause the [movie|show]
pause now
pause there
pausing please
paused please
ok pause
just pause
pause for me
audio pause
player, pause
hang on with that song
hang on, the movie
hold that song
hold it there, the video
wait with the music
wait, my phone
not now, music
quiet the player for a sec by pausing
i got a call, pause
i gotta go for a minute, pause it
i'm away from the desk a minute, pause
i need to talk to someone, pause the playback
i want a pause
i'd like to pause here
i want to continue this film later, pause it now
give the music a rest for a bit
let the song rest a moment
keep my place in the podcast, pause
remember where we are in the film and pause
the doorbell, pause
lunch, pause the film
toilet break
smoke break, hold the film
we'll watch on in five minutes, pause
can the song stop here till i'm back
could you hold the film for me
would you put the podcast on pause
do pause it
mid-song pause please
tea's ready, pause the telly
haud on, pause that
+take a break with the music
+keep the music on hold
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
+frier [den Film|das Video] ein
[Sekunde|Augenblick|Momenterl], [pausier mal|anhalten|halt an]
[mal kurz|kurz|bitte kurz] [anhalten|stoppen|pausieren|unterbrechen]
[es läutet|der Chef ruft an|das Essen ist fertig|Kaffeepause], [Pause|anhalten|pausieren]
[Stream|Podcast|Hörbuch|Serie|Folge] [pausieren|Pause|anhalten]
drück [mal|] [auf|] Pause
Pausetaste
[die Musik|der Film|das Video] soll [kurz|mal] [warten|Pause machen]
magst du [die Musik|den Film] [kurz|] [pausieren|anhalten]
[wär's|wäre es] möglich, [den Film|die Musik] [kurz|] zu pausieren
hoit amoi [an|o]
[die Wiedergabe|den Stream] [kurz|] unterbrechen
!ich brauch eine Pause vom [Film|Video]
!den Film kurz stehen lassen
auf Pause [stellen|setzen|drücken]
[i muass|ich muss] [schnell|kurz] raus, [Pause|halt die Musik an]
!hol mir was zu trinken, pausier so lange
pausier [das|die] [Ganze|Wiedergabe]
[wart|warte] mit [dem Film|der Musik]
mach e Pause [mit de Musig|]
+setz [die Musik|das Video|den Film] [kurz|mal|] auf Pause
+drück [mal|] [kurz|] [auf|] die Pausetaste
der [Postler|Paketbote|Pizzabote] ist da, [Pause|Film anhalten]
[Essen ist fertig|Mittagessen|das Kind ist wach], [Film anhalten|Pause bitte]
ich muss [kurz|mal] [rauchen|aufs WC|was essen|nachdenken], [pausier|halt] [das|den Film] [mal|an]
kann [die Musik|der Film|das Video] [kurz|mal] [warten|pausieren]
[gib|gönn] mir [mal|] eine Pause vom [Stream|Podcast|Hörbuch]
[Film|Video|Musik|Song] [unterbrechen|auf Pause|kurz stoppen]
es wär [gut|nett], [den Film|das Video|die Musik] kurz anzuhalten
wir machen [kurz|] Pause vom [Film|Video]
tu [die Musik|den Film|das Video] pausieren
[vorübergehend|vorerst|fürs Erste] [anhalten|stoppen|pausieren]
[Päuschen|Zwangspause|Unterbrechung] [bitte|]
schnell Pause, [jemand ruft an|wer klopft|ich werd gerufen]
chasch [churz|schnell] [aahalte|Pause mache]
mach ma Pause mit [dem Film|der Musi]
jetzt Pause
Pause jetzt
bitte pausieren
Player auf Pause
Audio Pause
ok, Pause
einfach pausieren
Pause da
einen Moment Pause
eine Minute Pause
fünf Minuten Pause beim Film
Werbepause
Klopause
Rauchpause, Film anhalten
Teepause
Film steht bitte
den Song kurz parken
die Musik kurz ruhen lassen
die Musik darf mal rasten
wart kurz mit dem Lied
wart, mein Handy
wart, ich bin gleich zurück
nicht weiterspielen, bis ich wieder da bin
ich muss mit wem reden, Wiedergabe pausieren
ich will hier pausieren
ich will kurz unterbrechen, die Musik mein ich
ich schau den Film später weiter, jetzt Pause
ich geh schnell raus, pausier das
merk dir die Stelle im Film und mach Pause
wir schauen gleich weiter, Pause
die Türglocke, Pause
kann der Song hier stehen bleiben, bis ich zurück bin
könntest du den Film kurz halten
würdest du den Podcast auf Pause stellen
Bild einfrieren bitte
Standbild
+mach den Film auf Pause
+leg eine Pause ein
+gönn der Musik eine Pause
wart gschwind, Pause
tu amoi pausieren
hold de Film mal an
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
pick up where [we|i] left off
unfreeze [it|the video|the movie]
+put [on|] some music [on|]
i'm [bored|cleaning|cooking|working out], [play some music|music please]
keep going with the [movie|podcast|video|song]
go ahead with the [film|episode]
[end of the|no more] pause
[stop pausing|off pause]
+take [it|the music] off pause
[the break is|break's] over, [music|movie|video] [on|again]
would you mind playing some music
is it possible to continue the [video|film|song]
[movie|video|podcast|stream] [again|resume|continue]
!where were we, continue the [movie|episode]
!get the [music|tunes] going
!roll the film
why did it [stop|pause], keep playing
start playing [again|]
playback [on|start|resume]
hit the play button
some [tunes|music] would be [nice|great] [now|]
it's so [quiet|silent] in here, play [something|some music]
i could use some [music|tunes|background music]
+restart the [music|playback|video]
+fire up [the|some] [music|tunes]
+let the [movie|film|song|video] [continue|play on|run]
we can [continue|go on] [with the film|with the movie|watching|listening]
all clear, [continue|resume] the [movie|music|song]
+get on with the [film|movie|show]
i'm [ready|back from lunch|off the phone], keep [playing|it rolling]
[ready|set], play
the [music|movie|video] [can|may|should] [go on|continue|resume]
the video [is frozen|is paused|stopped], [continue|play] it
could do with [some music|a bit of music]
why is the music [paused|off], play it
i'd like to [keep|continue] [watching|listening]
+spin [the|that] [record|tune]
play now
play please
just play
ok play
music
tunes
some music
music again
carry on
playback please
player, play
continue
continue please
on with it
on with the show
back to the music
back to the film
we're back, play
i'm here again, go on with the film
let it run
let it roll
make it play
make some music
make the music go on
make it go again
get the song rolling again
end the pause
pause is over
i paused it, continue now
i'd like music
i feel like music
i want my music on
i want it to go on
i'm ready for the rest of the film
i need a soundtrack for work, play
it's paused, play it
it stopped, play on
why is it silent, start the music
can we go on with the podcast
could we have some music
shall we go on? play
would you play on
will you continue the film
who paused that? go on
dj, start
drop the needle
fill the room with music
+keep the film going
+resume where it stopped
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
wo waren wir, [weiter|weiterspielen]
+mach [den Film|das Video|den Podcast] [wieder an|weiter]
[Serie|Hörbuch|Stream|Folge] [weiter|weiterlaufen lassen|fortsetzen]
[die Musik|der Film|das Video] [soll|kann|darf] [weitergehen|weiterlaufen|weiterspielen]
[Pause ist vorbei|Pause aus|Pause beenden|Pause vorbei]
fahr fort [mit der Musik|mit dem Film|]
wieder abspielen [bitte|]
magst du [Musik|was] [spielen|anmachen|auflegen]
mir ist [fad|langweilig], [Musik an|spiel was|mach Musik]
ich [koche|putze|trainiere], [mach Musik an|Musik bitte]
a [bissl|bisserl] Musi [bitte|]
spü d'Musi weida
[etwas|bisschen|ein wenig] Musik [wär schön|bitte|an]
!lass was laufen
!ich brauch Beschallung
Fortsetzung [vom Film|vom Video|bitte]
drück auf weiter
auf Play [drücken|stellen]
!die Mucke darf wieder loslegen
chasch wiiterspiele
ohne Musik ist's [fad|langweilig], [mach was an|spiel was]
[ohne Musik|so still], [mach was an|spiel was|Musik bitte]
ich könnt [a bissl|etwas|ein bisschen] Musik [brauchen|vertragen]
+lass [den Podcast|das Lied|die Wiedergabe] [weitergehen|laufen|weiterspielen]
+schmeiß [die Musik|die Mucke|das Video] [wieder|] an
wir können [weiterschauen|weiterhören|weitermachen mit dem Film]
bin [fertig mit Essen|vom Telefon weg|wieder am Platz], [weiter|weiterspielen]
[warum|wieso] ist [die Musik|der Film] auf Pause, weiter
[so|gut|fertig], [Film ab|weiterschauen|weiterhören]
[nimm|nimm mal] die Pause raus
ich [will|möcht|mag] [weiterschauen|weiterhören|weitergucken]
würdest du [die Musik|das Video|den Film] [fortsetzen|weiterlaufen lassen]
[Film|Musik|Video|Stream] wieder [starten|an|los]
+dreh [die Musik|die Mucke] wieder an
es darf wieder [gespielt werden|Musik laufen|weitergehen]
los geht's mit [der Musik|dem Film]
mach [s Video|d'Musig] wieder a
[spiel|spü] [wieda|wieder]
spiel
spielen
spiel ab
spielen bitte
abspielen bitte
Play bitte
los, Play
einfach Play
Musik
Mucke
Mucke bitte
Musik her
Musik marsch
Film ab
Band ab
weiter bitte mit der Musik
weiter damit
weiter im Podcast
weiter wo wir waren
zurück zur Musik
zurück zum Film
wir sind wieder da, Play
ich bin so weit, Film weiter
lass weiterlaufen
Pause ist um
die Pause kann weg
es ist pausiert, weiter damit
hab pausiert, jetzt weiter
hat aufgehört, spiel weiter
ich hätt gern Musik
ich hab Lust auf Musik
ich will den Rest vom Film sehen, weiter
ich brauch Musik zum Arbeiten
mir fehlt Musik
warum ist es still, Musik an
kann die Musik weiterspielen
können wir weiterhören
könntest du abspielen
spielst du weiter
geht's weiter mit dem Film
wer hat pausiert? weiter
DJ, leg los
Musik ab
+mach den Player an
+fahr die Musik wieder ab
+hol die Musik zurück
+dreh Musik auf Play
spui weida
mach wieder a Musi
speel wieder
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
[turn|switch] that [song|tune|podcast] off
+cut the [music|tunes]
i've [heard|had] enough music [for today|]
[i'm going to bed|time to sleep|work starts], [music off|stop the music]
the music [has to|must|should|can] [stop|end|go off]
make the music stop
would you mind stopping the [music|song|stream]
press stop
hit [the|] stop [button|]
+stop the [stream|radio|movie|film|audiobook]
without music please
playback [off|end|stop]
that's enough, stop the [music|player]
+finish the music
i can't [stand|bear] [the|this] music [anymore|any longer]
!+switch the [radio|tunes] off
!+terminate playback
!the party is over, music off
[radio|movie|podcast] off
don't play [anything|music] [anymore|]
stop all [media|players|playback]
+halt the [player|playback] [completely|for good]
i'm [done|finished] [listening|watching|with the music|with the movie]
that's it for [the music|today's music|the movie]
we're done with the [film|music|stream], stop it
can you get the [music|radio|song] to stop
+stop [the tunes|the player|all music|that racket from spotify]
[close|wrap] up the music
no [song|tune|music] [anymore|any longer|from now on]
could the music [stop|end] [now|please|]
this music is [annoying|distracting], [stop it|turn the music off]
i can't [focus|concentrate] with music [on|playing], stop it
end the [song|music|video|stream|movie]
+discontinue [playback|the music]
let the music [end|stop]
music should stop
i want [the music off|the music to stop|no music]
stop the tune
stop the lot, all music
stop media
stop the media player
player stop
player off
audio player stop
music stop please
music out
no more tunes
no more song
no more playback
no music from now on
silence the player for good
i'm through with this music
i don't need music now
i don't want to hear music
i want the playback stopped
i'd like the music to end here
i'd rather have no music
i'm finished with the video, stop it
i listened enough
let's stop the music
let's end this song
let there be no music
that's the end of the music
the concert is over
show's over, stop playback
time to stop the music
work time, no music
bedtime, stop playing
can you make the song stop
could you end the playback
would you stop the player
will you stop that song
why is music playing? stop it
who started this song? stop it
this song must end
the song has to stop
the video can end now
off with the music
away with the music
enough listening
enough watching, stop the video
+put an end to the music
+bring the music to an end
+shut the player down, no more playback
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
[Schluss|Ende|aus] [jetzt|] mit [dem Gedudel|der Mucke|der Dudelei]
[Radio|Podcast|Film|Video|Stream] [aus|stopp|beenden|abdrehen]
die Musik gehört [aus|abgedreht|abgestellt]
drah d'Musi [o|ab]
[ich geh ins Bett|ich geh schlafen|Feierabend], [Musik aus|stopp die Musik]
magst du die Musik [abdrehen|ausmachen|stoppen]
[wär's|wäre es] möglich, die Musik [abzudrehen|auszumachen]
[die Musik|den Film|das Video] [abdrehen|abschalten|ausschalten|beenden]
mir reicht's mit der [Musik|Mucke]
ich kann die Musik nicht mehr hören
spiel nichts mehr
nichts mehr [spielen|abspielen]
!dreh ab, die Musik nervt
!+würg die Musik ab
!ohne Musik bitte
Musik [abdrehen|abstellen|beenden|ausschalten|stoppen]
Stopptaste
Ende der [Musik|Wiedergabe]
kei Musig meh
Player [abschalten|stopp|stoppen]
jetzt ist [Schluss|Ende] mit Musik
ich bin fertig mit [Musik hören|dem Film|dem Video], [stopp|aus damit]
das war's mit [der Musik|dem Film|Musik] [für heute|]
[die Musik|der Film|das Video] [kann|soll|darf] [aufhören|aus|enden]
+brich [die Wiedergabe|das Video|das Lied] ab
[Wiedergabe|Lied|Video] [abbrechen|abstellen|aufhören]
mit Musik kann ich [mich nicht konzentrieren|nicht denken|nicht arbeiten], [aus|Musik stoppen]
die Musik [nervt|stört|lenkt ab], [stopp|stell sie ab]
hör auf [damit zu spielen|mit dem Lied|mit dem Video]
kein [Lied|Gedudel|Gesang] mehr [bitte|]
kannst die [Musi|Mucke] [abdrehen|abstellen]
lass die Musik [aufhören|enden|bleiben]
würdest du die Musik [beenden|abstellen|ausschalten]
stell d'Musig ab
+mach [mal|] Schluss mit [der Musik|dem Lied|dem Film]
[Ende|fertig] mit Musik
ich will [die Musik aus|dass die Musik aufhört|keine Musik hören]
[Radio|Stream|Podcast] [abstellen|abbrechen|ausmachen]
Musik weg
Musik fertig
Wiedergabe Ende
Player aus
Player anhalten und Schluss
Medien stoppen
Medienwiedergabe stoppen
Lied aus
Song aus
Song beenden
Lied beenden
Stück aus
Radio weg
Aus mit Musik
aus mit der Musik
Schluss mit dem Lied
Schluss mit dem Film
nicht mehr spielen
nicht weiter abspielen
keine Lieder mehr
kein Song mehr
ab jetzt keine Musik
ich brauch jetzt keine Musik
ich will nichts mehr hören von dem Player
ich will, dass die Wiedergabe aufhört
ich hab genug gehört
ich bin durch mit dem Podcast, stopp
mir langt's mit dem Lied
uns reicht die Musik
lass uns die Musik beenden
das Konzert ist aus
Sendeschluss
Zapfenstreich, Musik aus
jetzt wird gearbeitet, keine Musik
Schlafenszeit, Wiedergabe aus
kannst du den Player stoppen
könntest du das Lied beenden
würdest du die Wiedergabe stoppen
warum spielt da Musik? abstellen
wer hat das Lied angemacht? stopp
das Lied muss aufhören
das Video kann jetzt enden
weg mit der Musik
fort mit der Musi
+hör auf mit dem Song
+mach der Musik ein Ende
+bring die Wiedergabe zum Ende
hör auf zum Spuin
d'Musig abstelle
mook de Musik ut
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
[playpause|play-pause|play_pause]
media play/pause
toggle the pause state
pause/play
[play|resume] or pause, whichever
media key play/pause
the play/pause key
flip play/pause
push the button for play and pause
if it plays pause it, if it's paused play it
!toggle what's playing
!play if paused, pause if playing
+flip between play and pause
[change|invert|switch] the [play state|playback state|player state]
[tap|push] [the|] [play/pause|play pause] [key|button]
playback toggle
pause or play, [whatever it isn't|the opposite of now]
play pause [button|key|toggle]
if paused go on, else pause
[pause/resume|resume/pause|start/pause]
pp
play/pause please
toggle
toggle it
media toggle
music toggle
play or pause
pause or play
start/stop toggle for the music
[spacebar|space] in the player
do what the spacebar does in a player
the headphone button, press it
same as the button on my headset, play or pause
[single|one] press on the media key
that triangle with the two bars, press it
[the|that] button with the triangle and two lines
send play-pause to the player
send the toggle key
trigger [play/pause|playpause]
+alternate play and pause
whatever state it's in, the other one
the other playback state please
from paused to playing or the other way round
the opposite of what the player does now
i want the play/pause key pressed
i need a play/pause
my keyboard lacks a play/pause key, do that
my media key is broken, play/pause please
can you toggle the player
could you hit play/pause
would you toggle the music for me
is there a play/pause toggle? use it
+invert playing
+give me a play/pause
running: pause, paused: run, for the music
pause it unless it's paused, then play
switch the music between on hold and running
""",
        de="""
Play/Pause
Play Pause
[Wiedergabe|Musik|Player] umschalten
drück [auf|] Play/Pause
+schalt die Wiedergabe um
!Pause oder weiter, umschalten
Play/Pause [umschalten|drücken|Taste|bitte]
[playpause|Play-Pause]
zwischen [Play|Wiedergabe] und Pause [umschalten|wechseln]
Pause/Play
[Play-Pause-Taste|Wiedergabe/Pause]
wechsel zwischen Pause und Wiedergabe
toggle [Play|Pause|Wiedergabe]
wenn's läuft Pause, sonst weiter
+toggle [die Musik|den Player|die Wiedergabe]
die Play/Pause-Taste drücken
!Player togglen
!läuft's, dann Pause, sonst Play
[tipp|drück] [mal|] die [Play-Pause-Taste|Play/Pause-Taste]
[kehr|dreh] den Wiedergabestatus um
Wiedergabe [toggeln|Toggle]
Play oder Pause, [je nachdem|das jeweils andere]
wenn Pause dann Play, wenn Play dann Pause
[Pause/Weiter|Weiter/Pause|Start/Pause]
Play-Pause [umschalten|toggeln|drücken]
Player auf [Play/Pause|Play-Pause] [drücken|]
pp
toggle
toggeln
umschalten, Play oder Pause
Medien umschalten
Musik toggeln
Play oder Pause
Pause oder Play
Pause oder Weiter, je nachdem
[Leertaste|Leertaste im Player]
mach, was die Leertaste im Player macht
die Taste am Kopfhörer, drück die
wie der Knopf am Headset, Play oder Pause
einmal die Medientaste
das Dreieck mit den zwei Strichen drücken
die Taste mit dem Dreieck und den Balken
schick play-pause an den Player
+wechsle zwischen Play und Pause
+drück die Umschalttaste vom Player
den anderen Wiedergabezustand bitte
von Pause auf Play oder umgekehrt
das Gegenteil von dem, was der Player grad macht
ich will die Play/Pause-Taste gedrückt haben
ich brauch einmal Play/Pause
meine Tastatur hat keine Play/Pause-Taste, mach du das
die Medientaste ist kaputt, Play/Pause bitte
kannst du den Player umschalten
könntest du Play/Pause drücken
würdest du die Musik umschalten, also Play/Pause
läuft: Pause, pausiert: weiter
Pause, außer es ist schon Pause, dann weiter
Musik zwischen Pause und Laufen umschalten
Wiedergabestatus [umkehren|wechseln]
einmal Play/Pause drücken
drück amoi auf Play/Pause
druck Play/Pause
den Wiedergabeknopf umschalten
[Wiedergabe|Player] in den anderen Zustand
""",
    ),
}
